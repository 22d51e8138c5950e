"""Finding games by name, default fields, and the checks of set-ups that all games share."""

from __future__ import annotations

from dataclasses import replace

import pytest

from beltane import Match
from beltane.kernel.errors import BadSetup, BeltaneError, UnknownGame
from beltane.kernel.game import Option, find_game, find_room, game_folder, game_names, has_room
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Topic
from tests.pebbles import GAME, Source, score


def test_games_are_listed_by_name() -> None:
    assert {"bonfire", "meduris"} <= set(game_names())
    assert game_names() == sorted(game_names())


@pytest.mark.parametrize("name", ["", "chess", "Meduris", "meduris ", "meduris.rules", "..", "__pycache__"])
def test_an_unknown_game_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game '.*'; the games are .*meduris.*\.$"):
        find_game(name)
    with pytest.raises(BeltaneError):
        Match.new(name, seats=2, seed=1)


@pytest.mark.parametrize("name", ["bonfire", "meduris"])
def test_a_game_s_rooms_are_found_in_its_folder(name: str) -> None:
    assert (game_folder(name) / "rules").is_dir()
    assert has_room(name, "components")
    assert not has_room(name, "cellar")
    assert find_room(name, "components").__name__ == f"beltane.games.{name}.components"


def test_what_a_game_leaves_out_has_a_default() -> None:
    plain = replace(GAME, options=())
    assert plain.edition.name == "standard"
    assert plain.option_values({}) == ()
    assert plain.tallies == ()
    assert plain.explain(0, Topic("rule", "heap")) == ()
    assert Phrase("x").values == {}


def test_points_are_told_by_their_source() -> None:
    match = Match.new(GAME, seats=2, seed=1)
    score(match.state, 1, Source.BLUE_PEBBLES, 3)
    score(match.state, 1, Source.RED_PEBBLES, 1)
    assert GAME.points_from(match.state, 0) == {"red-pebbles": 0, "blue-pebbles": 0}
    assert GAME.points_from(match.state, 1) == {"red-pebbles": 1, "blue-pebbles": 3}


def test_an_option_may_be_for_some_numbers_of_seats_only() -> None:
    game = replace(GAME, options=(Option("heap", ("12", "24"), seats=(2,)),))
    assert game.check_options(2, {"heap": "24"}) == (1,)
    assert game.check_options(3, {}) == (0,)
    with pytest.raises(BadSetup, match=r"^The option 'heap' of Pebbles must stay at '12' with 3 seats"):
        game.check_options(3, {"heap": "24"})


def test_many_choices_are_not_all_listed_in_a_refusal() -> None:
    game = replace(GAME, options=(Option("heap", tuple(str(number) for number in range(20))),))
    with pytest.raises(BadSetup, match=r"^The option 'heap' takes one of 0, 1, 2, 3, 4, 5, … or 19, not '99'\.$"):
        game.option_values({"heap": "99"})
