"""`make bench`: our games and searches and those of the peers on one core, in one run, as tables of ratios and a plot.

    python bench/run.py [--seconds 2] [--only games|searches] [--no-peers] [--results FOLDER]

Absolute rates depend on the machine and the hour; the ratios of one run are what may be quoted. Results go to
`bench/results/latest.json` and `bench/results/latest.svg`.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from chart import bar_chart
from searches import search_lines, search_table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / ".venv-peers"
LOCK = HERE / "requirements-peers.lock"
SCRIPTS = ("open_spiel_games.py", "rlcard_games.py", "pettingzoo_classic.py", "pgx_games.py")
SEARCH_SCRIPT = "open_spiel_search.py"
GAMES, SEARCHES = "games", "searches"
WHOLE_GAMES = "whole games in C++"
NOT_LIKE_OURS = ("pig",)  # a die and two sums: the ceiling of the loop, not a card game
TABLE_WIDTH = 132
Row = dict[str, Any]


def main() -> None:
    """Measure, print the table, and write results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each measurement")
    parser.add_argument("--only", choices=(GAMES, SEARCHES), help="measure random games alone, or searches alone")
    parser.add_argument("--no-peers", action="store_true", help="measure our own games only")
    parser.add_argument("--results", type=Path, default=HERE / "results", help="folder for JSON and plot")
    wanted = parser.parse_args()
    console = Console(stderr=True)
    has_peers = not wanted.no_peers and peers_are_ready(console)
    rows: list[Row] = []
    searches: list[Row] = []
    if wanted.only != SEARCHES:
        rows += run_script(Path(sys.executable), HERE / "ours.py", wanted.seconds, console)
        for script in SCRIPTS if has_peers else ():
            rows += run_script(python_of(PEERS), HERE / "peers" / script, wanted.seconds, console)
    if wanted.only != GAMES:
        searches += run_script(Path(sys.executable), HERE / "ours_search.py", wanted.seconds, console)
        if has_peers:
            searches += run_script(python_of(PEERS), HERE / "peers" / SEARCH_SCRIPT, wanted.seconds, console)
    console_out = Console(width=TABLE_WIDTH)
    for table in ([table_of(rows)] if rows else []) + ([search_table(searches)] if searches else []):
        console_out.print(table)
    for line in (*headline(rows), *search_lines(searches)):
        console_out.print(line)
    write_results(rows, searches, wanted.results)


def run_script(python: Path, script: Path, seconds: float, console: Console) -> list[Row]:
    """Run one script and read its lines; a peer that cannot be measured is skipped with a word."""
    with console.status(f"measuring {script.stem} ..."):
        done = subprocess.run([python, script, "--seconds", str(seconds)], stdout=subprocess.PIPE, check=False)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    for row in rows:
        if "skipped" in row:
            console.print(f"skipped: {row['peer']} {row.get('game', '')}: {row['skipped']}")
    return [row for row in rows if "skipped" not in row]


def peers_are_ready(console: Console) -> bool:
    """Install the peers into an environment of their own; without them only our games are measured."""
    stamp = PEERS / "ready"
    if stamp.exists() and stamp.read_bytes() == LOCK.read_bytes():
        return True
    with console.status("installing the peers ..."):
        venv.create(PEERS, with_pip=True, clear=True)
        command = [python_of(PEERS), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCK]
        done = subprocess.run(command, check=False)
    if done.returncode:
        console.print("skipped: the peers cannot be installed here")
        return False
    stamp.write_bytes(LOCK.read_bytes())
    return True


def python_of(environment: Path) -> Path:
    """Return the interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fastest_whole_game(rows: list[Row], rate: str) -> float | None:
    """Return the best rate of whole card games inside OpenSpiel's C++."""
    rates = [row[rate] for row in rows if row["how"] == WHOLE_GAMES and row["game"] not in NOT_LIKE_OURS]
    return max(rates, default=None)


def table_of(rows: list[Row]) -> Table:
    """Return all measurements, with their ratio to OpenSpiel's fastest whole games."""
    base = fastest_whole_game(rows, "decisions_per_s")
    table = Table(box=None, title="random play, one core")
    for column in ("who", "game", "how"):
        table.add_column(column)
    for column in ("M decisions/s", "M actions/s", "k games/s", "x OpenSpiel"):
        table.add_column(column, justify="right")
    for row in rows:
        games = row["games_per_s"]
        table.add_row(
            row["peer"],
            row["game"],
            row["how"],
            f"{row['decisions_per_s'] / 1e6:.3f}",
            f"{row['actions_per_s'] / 1e6:.3f}",
            f"{games / 1e3:.1f}" if games else "",
            f"{row['decisions_per_s'] / base:.2f}" if base else "",
        )
    return table


def headline(rows: list[Row]) -> list[str]:
    """Say what the comparison comes to."""
    lines = []
    for rate, name in (("decisions_per_s", "players' decisions"), ("actions_per_s", "actions, deals included")):
        base = fastest_whole_game(rows, rate)
        ours = [row for row in rows if row["peer"] == "Goudkoorts" and row["how"] == "whole games, compiled"]
        for row in ours if base else []:
            lines.append(
                f"{row['game']}: {row[rate] / base:.1f} times OpenSpiel's fastest whole card game in C++ ({name})"
            )
    return lines


def write_results(rows: list[Row], searches: list[Row], folder: Path) -> None:
    """Write the figures, and a plot of the random games."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "latest.json").write_text(json.dumps(rows + searches, indent=1), encoding="utf-8")
    if not rows:
        return
    bars = [
        (f"{row['peer']}: {row['game']} ({row['how']})", row["decisions_per_s"] / 1e6, row["peer"] == "Goudkoorts")
        for row in sorted(rows, key=lambda row: -row["decisions_per_s"])
    ]
    chart = bar_chart("Random play on one core: million decisions a second (logarithmic)", bars)
    (folder / "latest.svg").write_text(chart, encoding="utf-8")


if __name__ == "__main__":
    main()
