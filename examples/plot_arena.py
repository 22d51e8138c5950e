"""Draw the results of an arena: a row for each bot, in it a dot for its points in each game, and a line at the mean.

    beltane arena meduris --bots random,greedy --games 100 --out contest
    python -m examples.plot_arena contest points.svg

The arena's own page has charts of everything else; this one shows how to read its results and draw one's own.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

from beltane.arena.page.svg import ROOM_FOR_TICKS, Scale, axis, dot, figure, line, scale_over, text

RESULTS = "results.jsonl"
WIDTH, ROW, LABELS, MARGIN = 720, 60, 130, 20
LANES = 7
"""Dots of consecutive games are placed side by side, so that equal points can be distinguished."""
STYLE = """<style>
text { font: 13px sans-serif; fill: #808080 }
.label { text-anchor: end; font-weight: bold }
.tick { text-anchor: middle }
.grid { stroke: #80808055 }
.game { fill: #4a90d9; fill-opacity: 0.35 }
.mean { stroke: #e07020; stroke-width: 3 }
</style>"""


def points_by_bot(folder: Path) -> dict[str, list[int]]:
    """The points of each bot in every game of an arena, one number for each seat that it had."""
    _settings, *games = (folder / RESULTS).read_text(encoding="utf-8").splitlines()
    points: dict[str, list[int]] = {}
    for game in map(json.loads, games):
        for bot, scored in zip(game["bots"], game["points"], strict=True):
            points.setdefault(bot, []).append(scored)
    return points


def draw(points: dict[str, list[int]]) -> str:
    """The chart, as a self-contained SVG; the best bot is on top."""
    bots = sorted(points, key=lambda bot: fmean(points[bot]), reverse=True)
    scale = scale_over([float(scored) for row in points.values() for scored in row], LABELS, WIDTH - MARGIN)
    height = ROW * len(bots)
    rows = [part for number, bot in enumerate(bots) for part in draw_row(bot, points[bot], scale, ROW * number)]
    drawing = figure(
        WIDTH,
        height + ROOM_FOR_TICKS,
        "Points of each bot in every game",
        STYLE,
        axis(scale, 0, height, "{:g}".format),
        *rows,
    )
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


def draw_row(bot: str, points: list[int], scale: Scale, top: float) -> Iterator[str]:
    """A bot's games, its mean and its name."""
    lane = ROW / (LANES + 1)
    for number, scored in enumerate(points):
        yield dot(scale.at(scored), top + lane * (1 + number % LANES), "game", str(scored))
    middle = scale.at(fmean(points))
    yield line(middle, top + lane / 2, middle, top + ROW - lane / 2, "mean")
    yield text(LABELS - 12, top + ROW / 2 + 4, f"{bot} {fmean(points):.1f}", "label")


def main(arguments: list[str] | None = None) -> None:
    """Draw the results in a folder."""
    parser = argparse.ArgumentParser(prog="python -m examples.plot_arena", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the arena has written its results")
    parser.add_argument("picture", type=Path, help="the file to draw")
    chosen = parser.parse_args(arguments)
    chosen.picture.write_text(draw(points_by_bot(chosen.folder)), encoding="utf-8")
    print(f"{chosen.picture} is drawn.")


if __name__ == "__main__":
    main()
