"""Finished games that must always replay to the same points.

A change of the rules that breaks one is a new rules version. New games are added with `tools/make_fixtures.py`.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from beltane import Match

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


def test_the_fixtures_cover_every_way_to_play() -> None:
    contents = [json.loads(file.read_text(encoding="utf-8")) for file in FIXTURES]
    assert len(contents) >= 20
    ways = Counter((content["seats"], content["options"]["screens"]) for content in contents)
    assert set(ways) == {(seats, screens) for seats in (2, 3, 4) for screens in ("closed", "open")}
    assert len({content["seed"] for content in contents}) == len(contents)


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_a_finished_game_replays_to_the_same_points(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    content = json.loads(text)
    match = Match.new("meduris", seats=content["seats"], seed=content["seed"], options=content["options"])
    for action in content["actions"]:
        match.play(action)
    assert match.over
    assert [standing.points for standing in match.standings()] == content["points"]
    assert Match.load(text).save() == match.save() == text
