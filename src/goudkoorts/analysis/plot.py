"""Ratings as a picture: a dot and a 95 % interval for each bot, best on top."""

from typing import BinaryIO, Final

from goudkoorts.analysis.report import TournamentReport
from goudkoorts.engine.errors import BadTournament

KINDS: Final = ("png", "svg")
WIDTH, HEAD, ROW = 8.0, 1.3, 0.38  # inches
DOTS_AN_INCH = 150
GOLD, INK, PAPER, GRID = "#b8860b", "#332a10", "#fffdf5", "#e6dfc8"


def check_plotting() -> None:
    """Raise BadTournament where the library that draws is not installed."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise BadTournament("matplotlib is not installed: pip install 'goudkoorts[plot]'") from None


def plot_ratings(report: TournamentReport, title: str, kind: str, target: BinaryIO) -> None:
    """Draw the standings of a report as PNG or SVG."""
    # Without pyplot: no window, no state that outlives the call, and the back end follows from the kind of file.
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    lines = report.standings[::-1]
    rows = range(len(lines))
    with rc_context({"svg.hashsalt": "goudkoorts", "svg.fonttype": "none"}):  # the same picture, the same bytes
        figure = Figure(figsize=(WIDTH, HEAD + ROW * len(lines)), facecolor=PAPER, layout="constrained")
        axes = figure.add_subplot(facecolor=PAPER)
        whiskers = [[line.elo - line.low for line in lines], [line.high - line.elo for line in lines]]
        axes.errorbar([line.elo for line in lines], rows, xerr=whiskers, fmt="o", color=GOLD, capsize=4, linewidth=2)
        for row, line in zip(rows, lines, strict=True):
            axes.annotate(
                f"{line.elo:.0f}", (line.elo, row), (0, 7), textcoords="offset points", ha="center", color=INK
            )
        axes.set_yticks(rows, [line.bot for line in lines], color=INK)
        axes.set_ylim(-0.6, len(lines) - 0.3)
        axes.set_xlabel("Elo, 95 %", color=INK)
        axes.set_title(title, color=INK)
        axes.grid(axis="x", color=GRID)
        axes.set_axisbelow(True)
        axes.spines[["top", "right", "left"]].set_visible(False)
        figure.savefig(target, format=kind, dpi=DOTS_AN_INCH, metadata={"Date": None} if kind == "svg" else None)
