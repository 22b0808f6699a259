"""The picture of `make bench-server`: throughput and the slowest hundredth, side by side."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")

from matplotlib import pyplot as plt

COLOURS = {"ours": "#d4a017", "memory": "#5f6b76", "file": "#9aa0a6", "echo": "#d7dadd"}


def draw(summary: list[dict[str, Any]], names: Mapping[str, str], path: Path) -> None:
    """Draw moves a second at full speed, and p99 at one move a second and table."""
    mpl.rcParams.update({"svg.hashsalt": "goudkoorts", "font.size": 9})
    figure, (left, right) = plt.subplots(1, 2, figsize=(9.2, 3.6))
    _bars(left, [row for row in summary if row["pace"] == 0], "moves_per_s", names)
    left.set_title("moves a second, as fast as it goes")
    _bars(right, [row for row in summary if row["pace"] == 1], "p99_ms", names)
    right.set_title("p99 in ms, a move a second at every table")
    figure.legend(*left.get_legend_handles_labels(), loc="lower center", ncols=2, frameon=False)
    figure.tight_layout(rect=(0, 0.14, 1, 1))
    figure.savefig(path, metadata={"Date": None})


def _bars(axes: Any, rows: list[dict[str, Any]], figure: str, names: Mapping[str, str]) -> None:
    """Draw a group of bars for each number of tables."""
    tables = sorted({row["tables"] for row in rows})
    width = 0.8 / len(names)
    for place, (server, name) in enumerate(names.items()):
        heights = [row[figure] for row in rows if row["server"] == server]
        spots = [group + place * width for group in range(len(tables))]
        bars = axes.bar(spots, heights, width, label=name, color=COLOURS[server])
        axes.bar_label(bars, fmt=lambda height: f"{height:,.0f}" if height >= 100 else f"{height:.3g}", fontsize=7)
    axes.set_xticks([group + 1.5 * width for group in range(len(tables))], [f"{count} tables" for count in tables])
    axes.set_yscale("log")
    axes.spines[["top", "right"]].set_visible(False)
