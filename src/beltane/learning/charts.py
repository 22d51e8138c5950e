"""The charts of a report on learning: curves over time, and predictions compared to results."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from beltane.arena.page.charts import COLOURS, WIDTH, speaker_of_numbers, speaker_of_percents
from beltane.arena.page.svg import ROOM_FOR_TICKS, Scale, axis, curve, dot, figure, line, scale_over, side_axis, text
from beltane.learning.measuring import Bin
from beltane.text import Speaker

HEIGHT = 260
LEFT = 56
NAMES = 150
"""Width reserved for the names of curves, at their right ends."""
LEAST_APART = 15
SQUARE = 320

Points = Sequence[tuple[float, float]]


def curves(speaker: Speaker, label: str, rows: Mapping[str, Points], *, percent: bool = False) -> str:
    """Values over the minutes of learning, one line per name."""
    times = [x for points in rows.values() for x, _ in points]
    values = [y for points in rows.values() for _, y in points]
    across = Scale(0.0, max([*times, 1e-3]), LEFT, WIDTH - NAMES)
    up = Scale(0.0, 100.0, HEIGHT, 8) if percent else scale_over(values, HEIGHT, 8)
    in_words = speaker_of_percents(speaker) if percent else speaker_of_numbers(speaker)
    parts = [axis(across, 8, HEIGHT, speaker_of_numbers(speaker)), side_axis(up, LEFT, WIDTH - NAMES, in_words)]
    for number, (name, points) in enumerate(rows.items()):
        style = number % COLOURS
        parts.append(curve([(across.at(x), up.at(y)) for x, y in points], f"stroke-{style}"))
        if len(points) == 1:
            parts.append(dot(across.at(points[0][0]), up.at(points[0][1]), f"fill-{style}", name))
    parts.append(_names({name: up.at(points[-1][1]) for name, points in rows.items()}))
    return figure(WIDTH, HEIGHT + ROOM_FOR_TICKS, label, *parts)


def _names(heights: Mapping[str, float]) -> str:
    """Names beside the ends of their curves, moved apart where these are close together."""
    parts, free = [], 0.0
    order = {name: number for number, name in enumerate(heights)}
    for name, height in sorted(heights.items(), key=lambda pair: pair[1]):
        free = max(height + 4, free)
        parts.append(text(WIDTH - NAMES + 10, free, name, f"fill-{order[name] % COLOURS}"))
        free += LEAST_APART
    return "".join(parts)


def reliability(speaker: Speaker, label: str, rows: Mapping[str, Sequence[Bin]], in_words: Callable[[Bin], str]) -> str:
    """How often games were won, by predicted chance of winning; accurate predictions are on the diagonal."""
    across, up = Scale(0.0, 100.0, LEFT, LEFT + SQUARE), Scale(0.0, 100.0, SQUARE + 8, 8)
    percents = speaker_of_percents(speaker)
    parts = [axis(across, 8, SQUARE + 8, percents), side_axis(up, LEFT, LEFT + SQUARE, percents)]
    parts.append(line(across.at(0), up.at(0), across.at(100), up.at(100), "reference"))
    ends = {}
    for number, (name, bins) in enumerate(rows.items()):
        places = [(across.at(100 * found.predicted), up.at(100 * found.won)) for found in bins]
        parts.append(curve(places, f"stroke-{number % COLOURS}"))
        for found, (x, y) in zip(bins, places, strict=True):
            parts.append(dot(x, y, f"fill-{number % COLOURS}", in_words(found)))
        ends[name] = 24.0 + LEAST_APART * number
    legend = [
        text(LEFT + SQUARE + 24, height, name, f"fill-{number % COLOURS}")
        for number, (name, height) in enumerate(ends.items())
    ]
    return figure(WIDTH, SQUARE + 8 + ROOM_FOR_TICKS, label, *parts, *legend)
