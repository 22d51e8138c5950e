"""Finished games that must always replay to the same points.

A change of the rules that breaks one is a new rules version. `tests.games.bonfire.make_fixtures` makes them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from beltane import Match

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


def contents() -> list[dict[str, Any]]:
    return [json.loads(file.read_text(encoding="utf-8")) for file in FIXTURES]


def test_the_fixtures_cover_every_way_to_play() -> None:
    games = contents()
    assert len(games) == 30
    assert len({game["seed"] for game in games}) == len(games)
    ways = {(game["seats"], game["options"]["first-game"]) for game in games}
    assert ways == {(seats, choice) for seats in (1, 2, 3, 4) for choice in ("no", "yes")}
    assert {game["options"]["handicap"] for game in games if game["seats"] == 1} == {"0", "-10", "5"}


def test_the_fixtures_get_far() -> None:
    """They contain actions of every main part, passing, and bonus actions, with each number of seats."""
    for seats in (1, 2, 3, 4):
        verbs = {action.split()[0] for game in contents() if game["seats"] == seats for action in game["actions"]}
        wanted = {"fate", "sail", "task", "guardian", "procession", "path", "turn", "recruit", "ignite", "pass"}
        assert wanted <= verbs


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_a_finished_game_replays_to_the_same_points(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    content = json.loads(text)
    match = Match.new("bonfire", seats=content["seats"], seed=content["seed"], options=content["options"])
    for action in content["actions"]:
        match.play(action)
    assert match.over
    assert [standing.points for standing in match.standings() if standing.seat is not None] == content["points"]
    assert Match.load(text).save() == match.save() == text
