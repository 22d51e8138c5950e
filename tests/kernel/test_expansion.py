"""Following choices through small decisions: every way, nothing beyond a reveal, and not too many."""

from __future__ import annotations

import pytest

from beltane import Match
from beltane.kernel import expansion
from beltane.kernel.expansion import (
    MOST_OF_A_CHOICE,
    MOST_OUTCOMES,
    Expander,
    Outcome,
    by_first_action,
    cheapest,
    known_to,
)
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.records import to_bytes
from beltane.kernel.rule import interpreted
from tests.contract.corpus import Table, positions
from tests.pebbles import ACTIONS, EVENTS, GAME, MOST_PEBBLES, Pebbles, Step

EXPANDER = Expander(Pebbles, len(ACTIONS), EVENTS)
SMALL = (Step.PAINT,)


def pebbles(*actions: str, heap: str = "12", seats: int = 2) -> Match:
    match = Match.new(GAME, seats=seats, seed=1, options={"heap": heap})
    for action in actions:
        match.play(action)
    return match


def spelled(outcomes: list[Outcome]) -> list[tuple[str, ...]]:
    return [tuple(ACTIONS.notation(action) for action in outcome.actions) for outcome in outcomes]


def expander_of(game: AnyGame) -> Expander:
    return Expander(game.State, len(game.actions), game.events)


def test_every_way_through_the_small_decisions_is_found_in_order() -> None:
    outcomes = by_first_action(EXPANDER.outcomes(pebbles().state, SMALL))
    assert [ACTIONS.notation(first) for first in outcomes] == [f"take {n}" for n in range(1, 7)]
    assert spelled(outcomes[ACTIONS.parse("take 1")]) == [
        ("take 1", "paint red"),
        ("take 1", "paint green"),
        ("take 1", "paint blue"),
    ]
    assert spelled(outcomes[ACTIONS.parse("take 2")]) == [
        ("take 2", "paint red", "paint red"),
        ("take 2", "paint red", "paint green"),
        ("take 2", "paint red", "paint blue"),
        ("take 2", "paint green", "paint red"),
        ("take 2", "paint green", "paint green"),
        ("take 2", "paint green", "paint blue"),
        ("take 2", "paint blue"),
    ]


def test_what_is_certain_to_happen_is_told_and_nothing_that_is_revealed() -> None:
    for outcome in EXPANDER.outcomes(pebbles().state, SMALL):
        if outcome.complete:
            names = [event.name for event in outcome.events]
            assert names[0] == "pebbles_taken"
            assert names.count("pebble_painted") == len(outcome.actions) - 1
            assert "die_rolled" not in names
            assert ("turn_began" in names) == (ACTIONS.parse("paint blue") not in outcome.actions)
            painted = [event.details["paint"] for event in outcome.all("pebble_painted")]
            assert outcome.first("pebble_painted") == next(outcome.all("pebble_painted"))
            assert len(painted) == len(outcome.actions) - 1
            assert outcome.first("automaton_scored") is None


def test_a_choice_that_can_be_followed_in_too_many_ways_is_not_followed() -> None:
    for first, outcomes in by_first_action(EXPANDER.outcomes(pebbles().state, SMALL)).items():
        taken = int(ACTIONS.notation(first).split()[1])
        # Red and green leave two ways to paint each pebble; blue ends the plan wherever it comes.
        ways = 2**taken + sum(2**before for before in range(taken))
        if ways <= MOST_OF_A_CHOICE:
            assert len(outcomes) == ways
            assert all(outcome.complete for outcome in outcomes)
        else:
            assert taken == MOST_PEBBLES
            assert [(outcome.actions, outcome.complete) for outcome in outcomes] == [((first,), False)]
            assert [event.name for event in outcomes[0].events] == ["pebbles_taken"]


def test_there_is_room_for_every_choice_however_many_ways_the_first_ones_have(monkeypatch: pytest.MonkeyPatch) -> None:
    if not interpreted():
        pytest.skip("the cap is a constant of compiled code")
    monkeypatch.setattr(expansion, "MOST_OUTCOMES", 12)
    outcomes = EXPANDER.outcomes(pebbles().state, SMALL)
    assert len(outcomes) <= 12
    grouped = by_first_action(outcomes)
    assert len(grouped) == 6
    assert all(len(ways) == 1 or all(way.complete for way in ways) for ways in grouped.values())


def test_decisions_that_are_not_small_are_not_followed() -> None:
    outcomes = EXPANDER.outcomes(pebbles().state, ())
    assert spelled(outcomes) == [(f"take {n}",) for n in range(1, 7)]
    assert all(outcome.complete for outcome in outcomes)


def test_another_seat_s_decisions_are_not_followed() -> None:
    outcomes = EXPANDER.outcomes(pebbles("take 1").state, (Step.TAKE, Step.PAINT))
    assert spelled(outcomes) == [("paint red",), ("paint green",), ("paint blue",)]
    alone = EXPANDER.outcomes(pebbles("take 1", seats=1).state, (Step.TAKE,))
    assert spelled(alone)[:6] == [("paint red", f"take {n}") for n in range(1, 7)]


def test_looking_ahead_changes_nothing() -> None:
    match = pebbles("take 2")
    before = to_bytes(match.state)
    EXPANDER.outcomes(match.state, SMALL)
    assert to_bytes(match.state) == before


def test_the_cheapest_outcomes_come_first() -> None:
    outcomes = EXPANDER.outcomes(pebbles("take 2").state, SMALL)
    green = ACTIONS.parse("paint green")
    best, others = cheapest(outcomes, lambda outcome: outcome.actions.count(green))
    assert spelled(best) == [("paint red", "paint red"), ("paint red", "paint blue"), ("paint blue",)]
    costs = [outcome.actions.count(green) for outcome in others]
    assert costs == sorted(costs)
    assert min(costs) == 1
    assert len(best) + len(others) == len(outcomes)


def test_what_a_seat_cannot_know_is_dealt_anew_always_in_the_same_way() -> None:
    match = pebbles("take 2")
    known = known_to(match.state, 0)
    assert to_bytes(known.random) != to_bytes(match.state.random)
    assert to_bytes(known_to(match.state, 0)) == to_bytes(known)
    other = Match.new(GAME, seats=2, seed=99, options={"heap": "12"})
    other.play("take 2")
    assert to_bytes(known_to(other.state, 0)) == to_bytes(known), "the dice to come do not matter"


TABLES = [Table(find_game(name), seats) for name in game_names() for seats in find_game(name).seats]
GAMES, STOPS = (1, 6) if interpreted() else (4, 25)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_outcome_can_be_played_and_stops_at_reveals(table: Table) -> None:
    """Where every decision counts as small: the longest plans possible."""
    expander = expander_of(table.game)
    for _, match in positions(table, GAMES, STOPS):
        if match.mover is None:
            continue
        outcomes = expander.outcomes(known_to(match.state, match.mover), list(table.game.steps))
        assert list(by_first_action(outcomes)) == match.legal_numbers()
        assert len(outcomes) <= MOST_OUTCOMES
        for outcome in outcomes[:: max(1, len(outcomes) // 20)]:
            check_outcome(match, outcome)


def check_outcome(match: Match, outcome: Outcome) -> None:
    """Play an outcome on the true match: only its last action may reveal anything, and all its events happen."""
    played = match.copy()
    happened = []
    for number, action in enumerate(outcome.actions):
        assert played.mover == match.mover
        played.play(action)
        events = played.events()
        revealing = next((index for index, event in enumerate(events) if event.reveals), None)
        assert revealing is None or number == len(outcome.actions) - 1
        happened += events[:revealing]
    assert list(outcome.events) == happened
    replayed = match.copy()
    replayed.play_all(outcome.actions)
    assert to_bytes(replayed.state) == to_bytes(played.state)
