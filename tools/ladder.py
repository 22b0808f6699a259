"""Write docs/ladder.md and its pictures from the reports of tournaments.

    python tools/ladder.py REPORT.json ...

Reports of the same game are rated together: a long one between strong bots and a quick one between weak bots make one
ladder. Make a report with `goudkoorts tournament GAME --bots ... --json REPORT.json`.
"""

import sys
from itertools import count
from pathlib import Path

import msgspec
import numpy as np

from goudkoorts.analysis.arena import Job, MatchResult, Played
from goudkoorts.analysis.plot import plot_ratings
from goudkoorts.analysis.ratings import rate, tabulate
from goudkoorts.analysis.report import Standing, TournamentReport, read_report
from goudkoorts.engine.text import catalogue

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "ladder.md"
PICTURES = ROOT / "docs" / "pictures"
INTRODUCTION = """# The ladder

How strong the levels are, measured. Matches for two, the same deals for everybody, every deal played in both
seatings; Elo with 95 % intervals from a bootstrap over deals ([tournaments.md](tournaments.md)); 0 is the mean
of those listed. How they play is told in [opponents.md](opponents.md). `python tools/ladder.py` writes this page
from the reports of the commands below each table; one that was broken off says how many deals were played.
The longest move is in milliseconds of wall time, whatever else the machine was doing; many seconds mean that the
whole tournament was halted for a while.
"""


def main(paths: list[str]) -> None:
    """Write the page."""
    reports: dict[str, list[TournamentReport]] = {}
    for path in paths:
        report = read_report(Path(path).read_bytes())
        reports.setdefault(report.plan.setting.game, []).append(report)
    PAGE.write_text(INTRODUCTION + "".join(section(game, reports[game]) for game in reports), encoding="utf-8")


def section(game: str, reports: list[TournamentReport]) -> str:
    """Return the part of one game, and draw its picture."""
    title = catalogue(game, "en")["name"]
    standings = rated(reports)
    picture = PICTURES / f"ladder-{game}.svg"
    with picture.open("wb") as target:
        plot_ratings(msgspec.structs.replace(reports[0], standings=standings), title, "svg", target)
    lines = [f"\n## {title}\n", f"![The ladder of {title}](pictures/{picture.name})\n"]
    lines += ["| bot | Elo | ± | matches | ms a move | longest |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    lines += [line_of(standing, reports) for standing in standings]
    lines += ["", *(f"- {duel}" for duel in duels_of(reports)), ""]
    lines += [f"`{report.command}`{stopped(report)}  " for report in reports]
    return "\n".join(lines) + "\n"


def rated(reports: list[TournamentReport]) -> list[Standing]:
    """Rate the bots of several reports together."""
    bots = list(dict.fromkeys(bot for report in reports for bot in report.plan.setting.bots))
    numbers = count()
    played = []
    for report in reports:
        for matches in by_deal(report).values():
            moved = tuple(seated_anew(match, report.plan.setting.bots, bots) for match in matches)
            played.append(Played(Job(next(numbers), moved[0].seating), moved, {}))
    ratings = rate(tabulate(played, len(bots)), seed=0)
    games = np.zeros(len(bots), int)
    for each in played:
        for match in each.matches:
            games[list(match.seating)] += 1
    lines = [
        Standing(bot, float(ratings.elo[n]), float(ratings.low[n]), float(ratings.high[n]), int(games[n]), 0.0, 0)
        for n, bot in enumerate(bots)
    ]
    return sorted(lines, key=lambda line: -line.elo)


def by_deal(report: TournamentReport) -> dict[int, list[MatchResult]]:
    """Return the matches of each deal together: they stand or fall together."""
    deals: dict[int, list[MatchResult]] = {}
    for deal in report.deals:
        deals.setdefault(deal.deal, []).extend(deal.matches)
    return deals


def seated_anew(match: MatchResult, before: tuple[str, ...], after: list[str]) -> MatchResult:
    """Return a match with the numbers that its bots have in another list."""
    return msgspec.structs.replace(match, seating=tuple(after.index(before[bot]) for bot in match.seating))


def line_of(standing: Standing, reports: list[TournamentReport]) -> str:
    """Return one line of the table."""
    times = [report.milliseconds[standing.bot] for report in reports if standing.bot in report.milliseconds]
    mean, longest = max(each["mean"] for each in times), max(each["longest"] for each in times)
    return (
        f"| {standing.bot} | {standing.elo:.0f} | {standing.half_width:.0f} | {standing.games} "
        f"| {mean:.2f} | {longest:.0f} |"
    )


def duels_of(reports: list[TournamentReport]) -> list[str]:
    """Say how the master does against the greedy player."""
    pairs = [pair for report in reports for pair in report.pairs if (pair.bot, pair.rival) == ("master", "greedy")]
    games = sum(pair.games for pair in pairs)
    return [f"master against greedy: {sum(p.score * p.games for p in pairs) / games:.1%} of {games}"] if games else []


def stopped(report: TournamentReport) -> str:
    """Say how far a tournament came that was broken off."""
    return "" if report.is_complete else f" (broken off after {len({deal.deal for deal in report.deals})} deals)"


if __name__ == "__main__":
    main(sys.argv[1:])
