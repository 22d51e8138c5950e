"""`Match`: what is not a matter of any game's rules."""

from __future__ import annotations

import pytest

import beltane
from beltane import BeltaneError, Match
from beltane.kernel.records import to_bytes


@pytest.fixture
def match() -> Match:
    return Match.new("meduris", seats=3, seed=7)


def test_beltane_offers_the_match_and_its_error() -> None:
    assert beltane.Match is Match
    assert issubclass(BeltaneError, Exception)
    with pytest.raises(AttributeError, match="has no attribute 'Bonfires'"):
        beltane.Bonfires  # noqa: B018


def test_a_game_is_given_by_name_or_value(match: Match) -> None:
    other = Match.new(match.game, seats=3, seed=7)
    assert to_bytes(other.state) == to_bytes(match.state)


def test_nothing_to_undo(match: Match) -> None:
    with pytest.raises(BeltaneError, match="There is nothing to undo: no action has been played yet"):
        match.undo()


def test_the_state_stays_the_same_object(match: Match) -> None:
    state = match.state
    before = to_bytes(state)
    match.play(0)
    assert to_bytes(state) != before
    match.undo()
    assert match.state is state
    assert to_bytes(state) == before


def test_single_choices_are_left_alone_unless_asked_for() -> None:
    """The last worker of a four-player set-up may find a single plateau with room; nobody decides that unasked."""
    match = Match.new("meduris", seats=4, seed=3)
    while len(match.legal_numbers()) > 1 and not match.over:
        match.play(match.legal_numbers()[0])
    assert not match.over
    played = len(match.actions)
    match.play(match.legal_numbers()[0])
    assert len(match.actions) == played + 1


def test_an_illegal_action_is_refused_with_a_few_choices(match: Match) -> None:
    with pytest.raises(BeltaneError) as refusal:
        match.play("offer both")
    assert str(refusal.value) == (
        "'offer both' is not legal now; the choices are place wood, place wool, place copper, place stone."
    )


def test_many_choices_are_not_all_listed(match: Match) -> None:
    while len(match.legal_numbers()) <= 6:
        match.play(match.legal_numbers()[0])
    with pytest.raises(BeltaneError, match=rf"(?:[^,]*, ){{5}}[^,]* and {len(match.legal_numbers()) - 6} more\.$"):
        match.play("place wood")
