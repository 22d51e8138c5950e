"""Save files that say who sat where."""

from __future__ import annotations

import json

import pytest

from beltane.kernel.errors import BadSave
from beltane.kernel.match import Match


def match_with(*players: str) -> Match:
    match = Match.new("meduris", seats=2, seed=7)
    match.players = players
    return match


def test_players_are_kept() -> None:
    assert Match.load(match_with("human", "druid").save()).players == ("human", "druid")


def test_a_match_without_players_has_none_in_its_save() -> None:
    text = match_with().save()
    assert "players" not in json.loads(text)
    assert Match.load(text).players == ()


@pytest.mark.parametrize("players", [None, "human", ["human"], ["human", "a", "b"], ["human", 1], ["x" * 101, "y"], {}])
def test_players_that_are_no_words_for_the_seats_are_refused(players: object) -> None:
    content = json.loads(match_with("human", "druid").save())
    with pytest.raises(BadSave, match=r"^The field 'players' of this save file holds .+; 2 words are expected\.$"):
        Match.load(json.dumps({**content, "players": players}))
