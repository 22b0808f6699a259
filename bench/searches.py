"""Searches beside searches: what `make bench` says of simulations a second.

A simulation of a long game takes longer, so each of ours is held against the fastest of like length: as many actions
to the end, give or take a quarter, the cards and dice of chance counted on both sides. `ISMCTSBot` does what ours does,
with another deal for every simulation; `MCTSBot` sees all cards and deals nothing, and is compared with ours doing so.
"""

from typing import Any

from rich.table import Table

OURS = "Goudkoorts"
RIVALS = {"random playouts": "ISMCTSBot", "all cards seen": "MCTSBot"}
ALIKE = 1.25
Row = dict[str, Any]


def search_table(rows: list[Row]) -> Table:
    """Return all measurements of searches."""
    table = Table(box=None, title="searches, simulations to the end of the game, one core")
    for column in ("who", "game", "how", "from"):
        table.add_column(column)
    for column in ("k sims/s", "decisions left", "of actions", "M actions/s"):
        table.add_column(column, justify="right")
    for row in rows:
        to_the_end = row["peer"] != OURS or row["how"] in RIVALS
        table.add_row(
            row["peer"],
            row["game"],
            row["how"],
            row["place"],
            f"{row['simulations_per_s'] / 1e3:.1f}",
            f"{row['decisions_left']:.1f}",
            f"{row['actions_left']:.1f}",
            f"{row['actions_per_s'] / 1e6:.2f}" if to_the_end else "",
        )
    return table


def search_lines(rows: list[Row]) -> list[str]:
    """Hold each of our searches with random playouts against the fastest ones of like length."""
    lines = []
    for ours in rows:
        if ours["peer"] == OURS and ours["how"] in RIVALS:
            rival = fastest_alike(ours, [row for row in rows if row["how"] == RIVALS[ours["how"]]])
            if rival:
                lines.append(comparison(ours, rival))
    return lines


def fastest_alike(ours: Row, rivals: list[Row]) -> Row | None:
    """Return the fastest search of a like length."""
    alike = [row for row in rivals if 1 / ALIKE <= row["actions_left"] / ours["actions_left"] <= ALIKE]
    return max(alike, key=lambda row: row["simulations_per_s"], default=None)


def comparison(ours: Row, rival: Row) -> str:
    """Say how many times faster one of our searches is."""
    simulations = ours["simulations_per_s"] / rival["simulations_per_s"]
    actions = ours["actions_per_s"] / rival["actions_per_s"]
    return (
        f"{ours['game']}, {ours['how']}, {ours['place']} ({length(ours)}): {simulations:.1f} times the simulations "
        f"and {actions:.1f} times the actions of {rival['how']} at {rival['game']}, {rival['place']} ({length(rival)})"
    )


def length(row: Row) -> str:
    """Say how long a simulation is."""
    return f"{row['actions_left']:.0f} actions left, {row['decisions_left']:.0f} decisions"
