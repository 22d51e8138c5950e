"""Saving and loading: the same bytes come back, and saves of something else are refused."""

from __future__ import annotations

import json

import pytest

from beltane.kernel.errors import BadSave
from beltane.kernel.match import Match
from beltane.kernel.records import to_bytes
from tests.contract.corpus import Played, Table, corpus, played_game


def saved(played: Played) -> str:
    return played.match(len(played.actions)).save()


def test_save_and_load_give_the_same_match(table: Table) -> None:
    for played in corpus(table, 4):
        for match in played.walk(6):
            loaded = Match.load(match.save())
            assert loaded.game is match.game
            assert (loaded.seats, loaded.seed, loaded.options) == (match.seats, match.seed, match.options)
            assert loaded.actions == match.actions
            assert to_bytes(loaded.state) == to_bytes(match.state)
            assert loaded.events() == match.events()
            assert loaded.standings() == match.standings()
            assert loaded.save() == match.save()


def test_saves_load_from_bytes_too(table: Table) -> None:
    text = saved(played_game(table, 0))
    assert Match.load(text.encode()).save() == text


def test_a_loaded_match_plays_on_and_undoes(table: Table) -> None:
    played = played_game(table, 1)
    half = len(played.actions) // 2
    loaded = Match.load(played.match(half, unlimited_undo=True).save())
    for action in played.actions[half:]:
        loaded.play(action)
    assert to_bytes(loaded.state) == to_bytes(played.states[-1])
    while loaded.actions:
        loaded.undo()
    assert to_bytes(loaded.state) == to_bytes(played.states[0])


def test_a_save_says_what_it_is(table: Table) -> None:
    played = played_game(table, 0)
    game = table.game
    content = json.loads(saved(played))
    points = content.pop("points")
    assert content == {
        "format": 1,
        "game": game.name,
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "seats": table.seats,
        "options": played.options,
        "seed": played.seed,
        "actions": [game.actions.notation(action) for action in played.actions],
    }
    assert len(points) == table.seats


def test_only_finished_games_save_points(table: Table) -> None:
    assert "points" not in json.loads(played_game(table, 0).match(3).save())


@pytest.mark.parametrize("change", [1, -1])
def test_other_rules_versions_are_refused(table: Table, change: int) -> None:
    content = json.loads(saved(played_game(table, 0)))
    content["rules"] += change
    with pytest.raises(BadSave, match=f"of the rules of {table.game.title}"):
        Match.load(json.dumps(content))


@pytest.mark.parametrize("part", ["name", "digest"])
def test_other_editions_are_refused(table: Table, part: str) -> None:
    content = json.loads(saved(played_game(table, 0)))
    content["edition"][part] = "another"
    with pytest.raises(BadSave, match=r"This game was saved with edition .*another"):
        Match.load(json.dumps(content))


def test_an_illegal_action_is_refused_by_its_ply(table: Table) -> None:
    played = played_game(table, 0)
    for ply in played.plies(10)[:-1]:
        content = json.loads(saved(played))
        legal = set(played.match(ply).legal_numbers())
        illegal = next(number for number in range(len(table.game.actions)) if number not in legal)
        content["actions"][ply] = table.game.actions.notation(illegal)
        with pytest.raises(BadSave, match=f"^Ply {ply + 1} of this save file is wrong: .* is not legal now"):
            Match.load(json.dumps(content))


def test_actions_after_the_end_are_refused(table: Table) -> None:
    content = json.loads(saved(played_game(table, 0)))
    ply = len(content["actions"]) + 1
    content["actions"].append(content["actions"][0])
    with pytest.raises(BadSave, match=f"^Ply {ply} of this save file is wrong: .* the game is over"):
        Match.load(json.dumps(content))


def test_wrong_points_are_refused(table: Table) -> None:
    content = json.loads(saved(played_game(table, 0)))
    content["points"][0] += 1
    with pytest.raises(BadSave, match="The field 'points' of this save file holds"):
        Match.load(json.dumps(content))
