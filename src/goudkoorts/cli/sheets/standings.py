"""The tables of a tournament, for people."""

from rich.console import Console
from rich.table import Table

from goudkoorts.analysis.report import TournamentReport
from goudkoorts.cli.terminal.messages import message
from goudkoorts.engine.text import catalogue

COLUMNS = ("rating", "margin", "interval", "games", "score", "failures", "mean_time", "longest_time")
NEVER_MET = "-"
MOST_PROBLEMS = 5


def title_of(report: TournamentReport, language: str) -> str:
    """Say what was played."""
    setting = report.plan.setting
    name = catalogue(setting.game, language)["name"]
    deals = len({each.deal for each in report.deals})
    return message(language, "tour_title", game=name, players=setting.players, deals=deals, seed=setting.seed)


def print_report(report: TournamentReport, console: Console, language: str, *, seconds: float) -> None:
    """Print ratings, the cross table, failures, and how to repeat it."""
    if not report.is_complete:
        console.print(message(language, "tour_stopped"))
    console.print(title_of(report, language))
    console.print(_standings(report, language))
    console.print()
    console.print(message(language, "tour_cross"))
    console.print(_cross_table(report))
    console.print()
    for line in _problems(report, language):
        console.print(line)
    matches = sum(len(each.matches) for each in report.deals)
    console.print(message(language, "tour_rate", matches=matches, seconds=f"{seconds:.1f}"))
    console.print(message(language, "tour_repeat", command=report.command))


def _standings(report: TournamentReport, language: str) -> Table:
    """Return a row a bot, best first."""
    table = Table(box=None)
    table.add_column(message(language, "tour_bot"))
    for column in COLUMNS:
        table.add_column(message(language, f"tour_{column}"), justify="right")
    for line in report.standings:
        times = report.milliseconds[line.bot]
        table.add_row(
            line.bot,
            f"{line.elo:.0f}",
            f"{line.half_width:.0f}",
            f"{line.low:.0f} .. {line.high:.0f}",
            str(line.games),
            f"{100 * line.score:.1f} %",
            str(line.failures),
            f"{times['mean']:.2f}",
            f"{times['longest']:.2f}",
        )
    return table


def _cross_table(report: TournamentReport) -> Table:
    """Return the score of each row against each column, with the number of matches."""
    met = {(pair.bot, pair.rival): pair for pair in report.pairs}
    bots = [line.bot for line in report.standings]
    table = Table(box=None)
    table.add_column("")
    for bot in bots:
        table.add_column(bot, justify="right")
    for bot in bots:
        pairs = [met.get((bot, rival)) for rival in bots]
        table.add_row(bot, *(f"{100 * pair.score:.1f} % ({pair.games})" if pair else NEVER_MET for pair in pairs))
    return table


def _problems(report: TournamentReport, language: str) -> list[str]:
    """Name the first failures of bots, each different one once."""
    bots = report.plan.setting.bots
    found = dict.fromkeys(
        message(language, "tour_failure", bot=bots[match.seating[failure.seat]], problem=failure.problem)
        for each in report.deals
        for match in each.matches
        for failure in match.failures
    )
    return list(found)[:MOST_PROBLEMS]
