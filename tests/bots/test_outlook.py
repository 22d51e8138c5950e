"""What a choice leads to, in words."""

from __future__ import annotations

import pytest

from beltane.bots.bot import Candidate, position_for
from beltane.bots.mcts import Budget, MctsBot
from beltane.bots.outlook import MOST_STEPS, outlook_of
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.records import to_bytes
from beltane.kernel.rule import interpreted
from beltane.text import speaker_for
from tests.bots.positions import dice, match_after, position_of
from tests.games.meduris.scenario import BLUE, PURPLE, meduris

LANGUAGES = ("en", "de", "fr", "nl")


def said(match: Match, *line: str, begun: int = 0) -> list[str]:
    """What a line, whose first action is the choice, leads to, in English."""
    actions = [match.game.actions.parse(action) for action in line]
    candidate = Candidate(actions[0], 0.5, 1.0, tuple(actions[1:]))
    assert match.mover is not None
    position = position_for(match.game, match.state, match.mover, dice(1))
    speaker = speaker_for(match.game)
    return [speaker.say(phrase) for phrase in outlook_of(position, candidate, actions[:begun])]


def test_a_line_says_what_it_brings_from_where() -> None:
    """M-OFFER-1: the last material before the end gains a point."""
    last = meduris(2).huts({5: PURPLE}).hand(PURPLE, stone=1).last_turn(BLUE).idle_turn()
    assert said(last.match, "offer stone") == ["brings 1 point (offerings) and 1 point (runes at the end)"]
    assert said(last.match, "offer nothing") == ["brings 1 point (runes at the end)"]


def test_a_line_says_what_one_does_next_but_not_what_belongs_to_the_choice() -> None:
    match = Match.new("meduris", seats=2, seed=7)
    mine = ("place stone", "place wood", "place wood", "place copper")
    steps = said(match, *mine)
    assert steps[0].startswith("leads to: place a worker on the")
    assert said(match, *mine, begun=len(mine)) == []


def test_a_line_ends_where_the_game_goes_another_way() -> None:
    match = Match.new("meduris", seats=2, seed=7)
    assert said(match, "place stone", "hut 12", "place wood") == []


@pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted")
@pytest.mark.parametrize("name", game_names())
def test_every_outlook_can_be_said_in_every_language_and_changes_nothing(name: str) -> None:
    game = find_game(name)
    speakers = [speaker_for(game, language=language) for language in LANGUAGES]
    told = 0
    for decisions in range(5, 80, 15):
        position = position_of(match_after(name, 2, decisions))
        before = to_bytes(position.state)
        for candidate in MctsBot(game, 1, Budget(iterations=200)).analyse(position):
            phrases = outlook_of(position, candidate)
            assert len(phrases) <= MOST_STEPS
            told += len(phrases)
            assert all(speaker.say(phrase) for speaker in speakers for phrase in phrases)
        assert to_bytes(position.state) == before
    assert told > 0
