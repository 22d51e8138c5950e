"""`Match`: everything independent of a game's rules."""

from __future__ import annotations

import pytest

import beltane
from beltane import BeltaneError, Match
from beltane.kernel.errors import CannotUndo, IllegalAction
from beltane.kernel.records import to_bytes
from tests.pebbles import GAME


@pytest.fixture
def match() -> Match:
    return Match.new("meduris", seats=3, seed=7)


def pebbles(*actions: str, seats: int = 2, unlimited_undo: bool = False) -> Match:
    """A match of Pebbles after some actions."""
    played = Match.new(GAME, seats=seats, seed=1, unlimited_undo=unlimited_undo)
    for action in actions:
        played.play(action)
    return played


def test_beltane_offers_the_match_and_its_error() -> None:
    assert beltane.Match is Match
    assert issubclass(BeltaneError, Exception)
    with pytest.raises(AttributeError, match="has no attribute 'Bonfires'"):
        beltane.Bonfires  # noqa: B018


def test_a_game_is_given_by_name_or_value(match: Match) -> None:
    other = Match.new(match.game, seats=3, seed=7)
    assert to_bytes(other.state) == to_bytes(match.state)


def test_a_decision_is_told_by_its_word() -> None:
    assert pebbles().decision == "take"
    assert pebbles("take 2").decision == "paint"
    over = pebbles("take 5", *["paint red"] * 5, "take 5", *["paint red"] * 5, "take 2", *["paint red"] * 2)
    assert over.over
    assert (over.decision, over.mover) == (None, None)
    assert (over.legal(), over.legal_numbers()) == ([], [])


def test_single_choices_are_left_alone_unless_asked_for() -> None:
    """The last worker of a four-player set-up may find a single plateau with room; it is placed only if asked for."""
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
        "'offer both' is not legal now; the choices are place wood, place wool, place copper and place stone."
    )


def test_many_choices_are_not_all_listed(match: Match) -> None:
    while len(match.legal_numbers()) <= 6:
        match.play(match.legal_numbers()[0])
    with pytest.raises(BeltaneError, match=rf"(?:[^,]*, ){{5}}[^,]* and {len(match.legal_numbers()) - 6} more\.$"):
        match.play("place wood")


# Plans


def test_a_plan_is_played_as_a_whole_and_recorded_action_by_action() -> None:
    planned, stepwise = pebbles(), pebbles("take 2", "paint red", "paint green")
    planned.play_all(["take 2", "paint red", "paint green"])
    assert planned.actions == stepwise.actions
    assert to_bytes(planned.state) == to_bytes(stepwise.state)
    assert [ply.seat for ply in planned.history] == [0, 0, 0]


@pytest.mark.parametrize(
    "plan",
    [
        ["take 2", "paint red", "take 1"],
        ["take 2", "paint purple"],
        ["take 2", "paint red", "paint red", "take 1"],
        ["paint red"],
        ["take 1", "paint blue", "take 1"],
        [10**6],
    ],
)
def test_a_plan_with_a_mistake_changes_nothing(plan: list[str | int]) -> None:
    match = pebbles("take 1", "paint red")
    before, actions, events = to_bytes(match.state), match.actions, match.events()
    with pytest.raises(BeltaneError):
        match.play_all(plan)
    assert (to_bytes(match.state), match.actions, match.events()) == (before, actions, events)
    match.undo()
    assert match.decision == "paint"


def test_a_plan_ends_where_another_seat_decides() -> None:
    with pytest.raises(IllegalAction, match="A plan ends where another seat decides"):
        pebbles().play_all(["take 1", "paint red", "take 1"])
    alone = pebbles(seats=1)
    alone.play_all(["take 1", "paint red", "take 1"])
    assert len(alone.actions) == 3


def test_a_plan_ends_where_something_is_revealed() -> None:
    """Whether what follows would be legal is not revealed: all plans are refused alike."""
    match = first_reveal_with_the_turn_going_on()
    (revealing, *_), before = match.legal_numbers(), to_bytes(match.state)
    for number in (*range(len(match.game.actions)), 10**6):
        with pytest.raises(IllegalAction, match="A plan ends where something is revealed"):
            match.play_all([revealing, number])
    assert to_bytes(match.state) == before


def first_reveal_with_the_turn_going_on() -> Match:
    """A game at a point where the first legal action reveals something, and the same seat decides next."""
    for seed in range(20):
        match = Match.new("bonfire", seats=2, seed=seed)
        while not match.over:
            trial = match.copy()
            trial.play(trial.legal_numbers()[0])
            if trial.history[-1].revealed_by is not None and trial.mover == match.mover:
                return match
            match = trial
    raise AssertionError


# Undo


def test_nothing_to_undo(match: Match) -> None:
    with pytest.raises(CannotUndo, match="There is nothing to undo: no action has been played yet") as refusal:
        match.undo()
    assert refusal.value.reason == "nothing"


def test_the_state_stays_the_same_object(match: Match) -> None:
    state = match.state
    before = to_bytes(state)
    match.play(0)
    assert to_bytes(state) != before
    match.undo()
    assert match.state is state
    assert to_bytes(state) == before


def test_an_action_is_taken_back_with_its_events_and_its_place_in_the_history() -> None:
    match = pebbles("take 2", "paint red")
    before = pebbles("take 2")
    match.undo()
    assert to_bytes(match.state) == to_bytes(before.state)
    assert (match.actions, match.events(), match.last_mover()) == (before.actions, before.events(), 0)


def test_what_has_been_revealed_is_not_taken_back() -> None:
    match = pebbles("take 2", "paint red", "paint blue")
    before = to_bytes(match.state)
    for seat in (None, 0, 1):
        reason = match.why_not_undo(seat)
        assert reason is not None
        assert reason.reason == "die_rolled"
        with pytest.raises(CannotUndo, match=r"it revealed something \(die_rolled\)\.$"):
            match.undo(seat)
    assert to_bytes(match.state) == before
    assert len(match.actions) == 3


def test_actions_after_a_reveal_are_taken_back_up_to_it() -> None:
    match = pebbles("take 3", "paint blue", "paint red", "paint green")
    match.undo(0)
    match.undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert match.game.actions.notation(match.actions[-1]) == "paint blue"


def test_nobody_takes_back_what_another_seat_has_decided() -> None:
    match = pebbles("take 1", "paint red", "take 2")
    reason = match.why_not_undo(0)
    assert reason is not None
    assert reason.reason == "other-seat"
    with pytest.raises(CannotUndo, match="another seat has made a decision since"):
        match.undo(0)
    match.undo(1)
    assert match.mover == 1
    match.undo(0)
    assert match.legal() == ["paint red", "paint green", "paint blue"]


def test_whoever_is_not_named_takes_back_the_last_action() -> None:
    match = pebbles("take 1", "paint red", "take 2")
    for _ in range(3):
        assert match.why_not_undo() is None
        match.undo()
    assert match.actions == []


def test_without_a_limit_everything_is_taken_back() -> None:
    match = pebbles("take 2", "paint blue", "paint blue", "take 1", unlimited_undo=True)
    beginning = pebbles()
    while match.actions:
        assert match.why_not_undo(1) is None
        match.undo(1)
    assert to_bytes(match.state) == to_bytes(beginning.state)
    with pytest.raises(CannotUndo, match="nothing to undo"):
        match.undo()


def test_a_plan_that_reveals_something_cannot_be_taken_back() -> None:
    match = pebbles()
    match.play_all(["take 2", "paint red", "paint blue"])
    assert match.why_not_undo(0) is not None


def test_a_copy_remembers_what_was_revealed() -> None:
    match = pebbles("take 2", "paint blue")
    other = match.copy()
    other.play("paint red")
    other.undo()
    assert other.why_not_undo() is not None
    assert match.actions == other.actions


# Prompts, views and events


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_there_are_no_other_seats_to_ask(seat: int) -> None:
    with pytest.raises(BeltaneError, match=f"There is no seat {seat}; the seats are 0 to 1, and None is a spectator"):
        pebbles().prompt(seat)
    with pytest.raises(BeltaneError, match=f"There is no seat {seat}"):
        pebbles().view(seat)


def test_only_the_seat_that_decides_is_asked() -> None:
    match = pebbles("take 2")
    assert [choice.notation for choice in match.prompt(0).choices] == match.legal()
    for waiting in (match.prompt(1), match.prompt(None)):
        assert (waiting.seat, waiting.decision, waiting.choices) == (0, "paint", ())


def test_events_of_earlier_actions_can_be_read() -> None:
    match = pebbles("take 2", "paint red", "paint green")
    assert [event.name for event in match.events(0)] == ["turn_began"]
    assert [event.name for event in match.events(1)] == ["pebbles_taken"]
    assert [event.name for event in match.events(3)] == ["pebble_painted", "turn_began"]
    assert match.events(3) == match.events()


def test_a_match_forgets_only_where_undo_never_leads() -> None:
    match = pebbles("take 2", "paint blue", "paint red", "take 2", "paint red")
    assert [match.can_return_to(plies) for plies in range(7)] == [False, False, False, True, True, True, False]
    whole = match.copy()
    match.forget_positions()
    assert [ply.before is None for ply in match.history] == [True, True, True, False, False]
    assert match.actions == whole.actions
    for _ in range(2):
        match.undo(1)
        whole.undo(1)
        assert to_bytes(match.state) == to_bytes(whole.state)
    assert match.why_not_undo() is not None
    with pytest.raises(CannotUndo):
        match.undo()


def test_a_match_with_unlimited_undo_forgets_nothing() -> None:
    match = pebbles("take 2", "paint blue", "paint red", unlimited_undo=True)
    match.forget_positions()
    while match.actions:
        match.undo()
    assert to_bytes(match.state) == to_bytes(pebbles().state)
