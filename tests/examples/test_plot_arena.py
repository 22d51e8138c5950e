"""The chart of an arena shows every game."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from xml.etree import ElementTree

from beltane.arena import local_executor, new_contest, run_contest
from examples.plot_arena import points_by_bot
from tests.examples.running import run_example

SVG = "{http://www.w3.org/2000/svg}"


def test_a_contest_is_drawn(tmp_path: Path) -> None:
    contest = new_contest("meduris", seats=2, bots=["random", "greedy"], games=6, seed=1)
    results = run_contest(contest, tmp_path, local_executor(jobs=1), lambda finished, planned: None)
    points = points_by_bot(tmp_path)
    assert sum(map(sum, points.values())) == sum(sum(result.points) for result in results)
    picture = tmp_path / "points.svg"
    assert run_example("plot_arena", tmp_path, picture) == f"{picture} is drawn.\n"
    drawn = ElementTree.parse(picture).getroot()
    assert len(drawn.findall(f"{SVG}circle")) == 2 * len(results)
    means = [float(line.attrib["x1"]) for line in drawn.findall(f"{SVG}line[@class='mean']")]
    assert means == sorted(means, reverse=True)
    names = [text.text for text in drawn.findall(f"{SVG}text[@class='label']")]
    assert names == [f"{bot} {fmean(points[bot]):.1f}" for bot in ("greedy", "random")]
