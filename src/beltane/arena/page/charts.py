"""The charts of a report, each a drawing of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from beltane.arena.analysis.estimates import Estimate, Interval
from beltane.arena.page.svg import ROOM_FOR_TICKS, Scale, axis, box, dot, figure, line, scale_over, text
from beltane.text import Speaker

WIDTH = 860
LABELS = 150
VALUES = 90
ROW = 34
HISTOGRAM_ROW = 74
BINS = 40
COLOURS = 8
PART_COLOURS = 16
"""The number of colours in the style sheet for rows and for parts of a bar; further ones repeat them."""
SMALL_WIDTH = 150
SMALL_HEIGHT = 16


@dataclass(frozen=True)
class IntervalRow:
    """An estimate with its label, its value in words, and the number of its colour."""

    label: str
    estimate: Estimate
    words: str
    colour: int = 0


def intervals(
    speaker: Speaker,
    label: str,
    rows: Sequence[IntervalRow],
    *,
    percent: bool = False,
    reference: float | None = None,
) -> str:
    """Dots with whiskers, one per row; `reference` marks where all dots would be if nothing mattered."""
    reach = [number for row in rows for number in (row.estimate.value, *(row.estimate.interval or ()))]
    scale = scale_over(reach + ([] if reference is None else [reference]), LABELS, WIDTH - VALUES)
    height = ROW * len(rows)
    in_words = speaker_of_percents(speaker) if percent else speaker_of_numbers(speaker)
    parts = [axis(scale, 0, height, in_words)]
    if reference is not None:
        parts.append(line(scale.at(reference), 0, scale.at(reference), height, "reference"))
    for position, row in enumerate(rows):
        middle = ROW * (position + 0.5)
        parts.append(text(LABELS - 12, middle + 4, row.label, "label"))
        parts.append(text(WIDTH - VALUES + 12, middle + 4, row.words, "value"))
        parts.append(_whisker(scale, middle, row.estimate.interval, f"stroke-{row.colour % COLOURS}"))
        parts.append(dot(scale.at(row.estimate.value), middle, f"fill-{row.colour % COLOURS}", row.words))
    return figure(WIDTH, height + ROOM_FOR_TICKS, label, *parts)


def speaker_of_numbers(speaker: Speaker) -> Callable[[float], str]:
    """A function that formats a number with no more decimals than it has."""
    return lambda value: speaker.number(value, len(f"{value:g}".partition(".")[2]))


def speaker_of_percents(speaker: Speaker) -> Callable[[float], str]:
    """A function that formats a percentage."""
    number = speaker_of_numbers(speaker)
    return lambda value: speaker.message("percent", number=number(value))


def _whisker(scale: Scale, middle: float, interval: Interval | None, style: str) -> str:
    """A line over the visible part of an interval; nothing if there is no interval."""
    if interval is None:
        return ""
    left, right = (scale.at(scale.nearest(bound)) for bound in interval)
    return line(left, middle, right, middle, f"whisker {style}")


def histograms(speaker: Speaker, label: str, rows: Mapping[str, Mapping[int, int]]) -> str:
    """How often each number of points was reached, one row per bot, all on the same scale."""
    values = [float(points) for histogram in rows.values() for points in histogram]
    low, high = min(values), max(values) + 1
    width = max(1, -(-int(high - low) // BINS))
    scale = Scale(low, low + width * -(-(high - low) // width), LABELS, WIDTH - VALUES)
    height = HISTOGRAM_ROW * len(rows)
    parts = [axis(scale, 0, height, speaker_of_numbers(speaker))]
    for position, (bot, histogram) in enumerate(rows.items()):
        bottom = HISTOGRAM_ROW * (position + 1) - 4
        mean = sum(points * times for points, times in histogram.items()) / sum(histogram.values())
        parts.append(text(LABELS - 12, bottom - 4, bot, "label"))
        parts.append(text(WIDTH - VALUES + 12, bottom - 4, speaker.number(mean, 1), "value"))
        parts.append(_bars(speaker, scale, bottom, width, histogram, position))
        parts.append(line(scale.at(mean), bottom - HISTOGRAM_ROW + 14, scale.at(mean), bottom, "reference"))
    return figure(WIDTH, height + ROOM_FOR_TICKS, label, *parts)


def _bars(speaker: Speaker, scale: Scale, bottom: float, width: int, histogram: Mapping[int, int], colour: int) -> str:
    bins: dict[float, int] = {}
    for points, times in histogram.items():
        start = scale.low + width * ((points - scale.low) // width)
        bins[start] = bins.get(start, 0) + times
    tallest = max(bins.values())
    bars = []
    for start, times in bins.items():
        tall = (HISTOGRAM_ROW - 14) * times / tallest
        if width == 1:
            hint = speaker.message("arena-narrow-bar", points=int(start), times=times)
        else:
            hint = speaker.message("arena-bar", first=int(start), last=int(start) + width - 1, times=times)
        left, right = scale.at(start), scale.at(start + width)
        bars.append(box(left, bottom - tall, right - left - 1, tall, f"fill-{colour % COLOURS}", hint))
    return "".join(bars)


def stacks(speaker: Speaker, label: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """Stacked bars, one per row; negative parts go to the left."""
    sums = [sum(max(0.0, part) for part in parts.values()) for parts in rows.values()]
    losses = [sum(min(0.0, part) for part in parts.values()) for parts in rows.values()]
    scale = Scale(min(0.0, *losses), max(1.0, *sums), LABELS, WIDTH - VALUES)
    height = ROW * len(rows)
    parts = [axis(scale, 0, height, speaker_of_numbers(speaker))]
    for position, (name, sources) in enumerate(rows.items()):
        top = ROW * position + 5
        parts.append(text(LABELS - 12, top + 16, name, "label"))
        parts.append(text(WIDTH - VALUES + 12, top + 16, speaker.number(sum(sources.values()), 1), "value"))
        parts.append(_stack(speaker, scale, top, sources))
    parts.append(line(scale.at(0), 0, scale.at(0), height, "reference"))
    return figure(WIDTH, height + ROOM_FOR_TICKS, label, *parts)


def _stack(speaker: Speaker, scale: Scale, top: float, sources: Mapping[str, float]) -> str:
    ends = {True: 0.0, False: 0.0}
    parts = []
    for colour, (source, points) in enumerate(sources.items()):
        start = ends[points > 0]
        ends[points > 0] = start + points
        left, right = sorted((scale.at(start), scale.at(start + points)))
        hint = speaker.message("arena-part-of-bar", source=source, points=speaker.number(points, 1))
        parts.append(box(left, top, right - left, ROW - 10, f"part-{colour % PART_COLOURS}", hint))
    return "".join(parts)


def small_bar(value: float, words: str) -> str:
    """A share as a bar, for a table."""
    empty = box(0, 4, SMALL_WIDTH, 8, "empty", words)
    return figure(SMALL_WIDTH, SMALL_HEIGHT, words, empty, box(0, 4, SMALL_WIDTH * value, 8, "fill-0", words))


def small_interval(estimate: Estimate, reach: float, words: str) -> str:
    """An estimate around zero, for a table; the scale ends at `reach` on both sides."""
    scale = Scale(-reach, reach, 4, SMALL_WIDTH - 4)
    middle = SMALL_HEIGHT / 2
    return figure(
        SMALL_WIDTH,
        SMALL_HEIGHT,
        words,
        line(scale.at(0), 0, scale.at(0), SMALL_HEIGHT, "reference"),
        _whisker(scale, middle, estimate.interval, "stroke-0"),
        dot(scale.at(scale.nearest(estimate.value)), middle, "fill-0", words),
    )
