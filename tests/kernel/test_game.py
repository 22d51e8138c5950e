"""Finding games by name, and the checks of set-ups that all games share."""

from __future__ import annotations

import pytest

from beltane import Match
from beltane.kernel.errors import BeltaneError, UnknownGame
from beltane.kernel.game import find_game, game_names


def test_games_are_listed_by_name() -> None:
    assert "meduris" in game_names()
    assert game_names() == sorted(game_names())


@pytest.mark.parametrize("name", ["", "chess", "Meduris", "meduris ", "meduris.setup", "..", "__pycache__"])
def test_an_unknown_game_is_refused_with_the_names_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"^There is no game '.*'; there are .*meduris.*\.$"):
        find_game(name)
    with pytest.raises(BeltaneError):
        Match.new(name, seats=2, seed=1)
