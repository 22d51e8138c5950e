"""Drawing with SVG: scales, axes and the few shapes that charts consist of. Colours come from the page's style."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

ROOM_FOR_TICKS = 26
TICKS = 6


@dataclass(frozen=True)
class Scale:
    """Maps values to positions from `left` to `right`."""

    low: float
    high: float
    left: float
    right: float

    def at(self, value: float) -> float:
        """The position of a value."""
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def nearest(self, value: float) -> float:
        """The value itself, or the end of the scale that it is beyond."""
        return max(self.low, min(self.high, value))

    def ticks(self) -> list[float]:
        """Round values to label, about TICKS of them."""
        step = _round_step((self.high - self.low) / TICKS)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def _round_step(step: float) -> float:
    """The next larger step of 1, 2 or 5 times a power of ten."""
    power: float = 10.0 ** math.floor(math.log10(step))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * 0.999)


def scale_over(values: list[float], left: float, right: float) -> Scale:
    """A scale that covers all values, with a margin."""
    low, high = min(values), max(values)
    margin = (high - low) * 0.05 or 1.0
    return Scale(low - margin, high + margin, left, right)


def figure(width: float, height: float, label: str, *parts: str) -> str:
    """A drawing with a description for those who cannot see it."""
    shapes = "".join(parts)
    return (
        f'<svg viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" role="img" '
        f'aria-label="{escape(label)}">{shapes}</svg>'
    )


def number(value: float) -> str:
    """A coordinate, formatted briefly."""
    return f"{value:.1f}".removesuffix(".0")


def text(x: float, y: float, words: str, style: str = "") -> str:
    """Words that begin at a position or are centred there, as the style says."""
    return f'<text x="{number(x)}" y="{number(y)}" class="{style}">{escape(words)}</text>'


def line(x: float, y: float, to_x: float, to_y: float, style: str) -> str:
    """A straight line."""
    return f'<line x1="{number(x)}" y1="{number(y)}" x2="{number(to_x)}" y2="{number(to_y)}" class="{style}"/>'


def box(x: float, y: float, width: float, height: float, style: str, hint: str = "") -> str:
    """A rectangle; the hint shows when the pointer rests on it."""
    shape = f'x="{number(x)}" y="{number(y)}" width="{number(max(0.0, width))}" height="{number(height)}"'
    return f'<rect {shape} class="{style}"><title>{escape(hint)}</title></rect>'


def dot(x: float, y: float, style: str, hint: str = "") -> str:
    """A small disc; the hint shows when the pointer rests on it."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="4" class="{style}"><title>{escape(hint)}</title></circle>'


def curve(points: Sequence[tuple[float, float]], style: str) -> str:
    """A line through several points."""
    places = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return f'<polyline points="{places}" class="curve {style}"/>'


def side_axis(scale: Scale, left: float, right: float, value_in_words: Callable[[float], str]) -> str:
    """Horizontal grid lines with their values beside them."""
    parts = []
    for value in scale.ticks():
        y = scale.at(value)
        parts.append(line(left, y, right, y, "grid"))
        parts.append(text(left - 8, y + 4, value_in_words(value), "side"))
    return "".join(parts)


def axis(scale: Scale, top: float, bottom: float, value_in_words: Callable[[float], str]) -> str:
    """Vertical grid lines with their values below."""
    parts = []
    for value in scale.ticks():
        x = scale.at(value)
        parts.append(line(x, top, x, bottom, "grid"))
        parts.append(text(x, bottom + 16, value_in_words(value), "tick"))
    return "".join(parts)
