"""A bar chart as SVG: enough to see who is how much faster."""

import math
from collections.abc import Sequence
from html import escape

Bar = tuple[str, float, bool]  # label, value, whether it is ours
LABEL_WIDTH, PLOT_WIDTH, VALUE_WIDTH, ROW = 420, 420, 80, 20
TOP = 44


def bar_chart(title: str, bars: Sequence[Bar]) -> str:
    """Return horizontal bars on a logarithmic scale; ours are gold, others grey, values beside them."""
    low = math.floor(math.log10(min(value for _, value, _ in bars)))
    high = math.log10(max(value for _, value, _ in bars))
    width, height = LABEL_WIDTH + PLOT_WIDTH + VALUE_WIDTH, TOP + ROW * len(bars) + 10
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="12" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fffdf5"/>',
        f'<text x="12" y="24" font-size="15" fill="#332a10">{escape(title)}</text>',
    ]
    for place, (label, value, ours) in enumerate(bars):
        length = PLOT_WIDTH * (math.log10(value) - low) / (high - low)
        parts += _bar(TOP + place * ROW, label, value, length, "#d4a017" if ours else "#9aa0a6")
    return "\n".join([*parts, "</svg>"]) + "\n"


def _bar(y: int, label: str, value: float, length: float, colour: str) -> list[str]:
    """Return one bar with its label and value."""
    return [
        f'<text x="{LABEL_WIDTH - 8}" y="{y + 14}" text-anchor="end" fill="#332a10">{escape(label)}</text>',
        f'<rect x="{LABEL_WIDTH}" y="{y + 3}" width="{max(length, 1):.1f}" height="{ROW - 6}" rx="2" fill="{colour}"/>',
        f'<text x="{LABEL_WIDTH + max(length, 1) + 6:.1f}" y="{y + 14}" fill="#332a10">{value:.3g}</text>',
    ]
