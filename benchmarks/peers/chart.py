"""The speeds as a chart: a row for each library, a mark for each way to play, on a logarithmic scale."""

from __future__ import annotations

import math
from html import escape

from beltane.arena.page.svg import Scale, line, number, text
from benchmarks.peers.figures import SPEEDS, Library, Results
from benchmarks.peers.table import rounded

WIDTH = 780
LABELS = 236
MARGIN = 24
ROOM_FOR_LAST_TICK = 40
TOP = 58
ROW = 32
BOTTOM = 40
MARK = 5.5
TITLE = "Random decisions a second on one core"
STYLE = """
svg { color-scheme: light dark; font: 13px system-ui, sans-serif; }
.paper { fill: #fbfaf7; } text { fill: #24231f; } .quiet { fill: #6d6a61; } .grid { stroke: #dedad0; }
.way-0 { fill: #2f6f9f; } .way-1 { fill: #c2571a; } .way-2 { fill: #3c8a54; }
.label { text-anchor: end; } .ours { text-anchor: end; font-weight: 700; } .tick { text-anchor: middle; }
.title { font-weight: 600; font-size: 15px; }
@media (prefers-color-scheme: dark) {
  .paper { fill: #1b1c1e; } text { fill: #e8e5dd; } .quiet { fill: #a09c91; } .grid { stroke: #3a3b3e; }
  .way-0 { fill: #6fb1e0; } .way-1 { fill: #f0935a; } .way-2 { fill: #78c890; }
}
"""


def chart(results: Results) -> str:
    """The chart as the content of an SVG file, which adapts to light and dark mode."""
    scale = _scale(results)
    bottom = TOP + ROW * len(results.libraries)
    height = bottom + BOTTOM
    rows = [_row(library, scale, TOP + ROW * (index + 0.5)) for index, library in enumerate(results.libraries)]
    shapes = [_axis(scale, bottom), _legend(), *rows]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(TITLE)}">\n<style>{STYLE}</style>\n'
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>\n'
        f"{text(MARGIN, 24, TITLE, 'title')}\n" + "\n".join(shapes) + "\n</svg>\n"
    )


def _scale(results: Results) -> Scale:
    """A scale from the power of ten below the slowest to the one above the fastest."""
    powers = [
        math.log10(figure)
        for library in results.libraries
        for measure in SPEEDS
        if (figure := library.figure(measure)) is not None
    ]
    low = math.floor(min(powers))
    return Scale(low, max(low + 1, math.ceil(max(powers))), LABELS, WIDTH - ROOM_FOR_LAST_TICK)


def _axis(scale: Scale, bottom: float) -> str:
    parts = []
    for power in range(int(scale.low), int(scale.high) + 1):
        x = scale.at(power)
        parts.append(line(x, TOP, x, bottom, "grid"))
        parts.append(text(x, bottom + 18, f"{10**power:,}", "tick quiet"))
    return "".join(parts)


def _legend() -> str:
    parts, x = [], float(LABELS)
    for way, measure in enumerate(SPEEDS):
        parts.append(_mark(way, x, 44, measure.title))
        parts.append(text(x + 12, 48, measure.title))
        x += 36 + 7.5 * len(measure.title)
    return "".join(parts)


def _row(library: Library, scale: Scale, middle: float) -> str:
    parts = [text(LABELS - 14, middle + 4, library.title, "ours" if library.is_beltane else "label")]
    for way, measure in enumerate(SPEEDS):
        figure = library.figure(measure)
        if figure is not None:
            hint = f"{library.title}, {measure.title}: {rounded(figure)}"
            parts.append(_mark(way, scale.at(math.log10(figure)), middle, hint))
    return "".join(parts)


def _mark(way: int, x: float, y: float, hint: str) -> str:
    """A mark with a colour and shape of its own for each way to play: a disc, a square, a diamond."""
    title, size = f"<title>{escape(hint)}</title>", number(2 * MARK)
    if way == 0:
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{MARK}" class="way-0">{title}</circle>'
    turned = f' transform="rotate(45 {number(x)} {number(y)})"' if way == 2 else ""
    corner = f'x="{number(x - MARK)}" y="{number(y - MARK)}"'
    return f'<rect {corner} width="{size}" height="{size}" class="way-{way}"{turned}>{title}</rect>'
