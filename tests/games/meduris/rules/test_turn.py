"""The course of a turn (M-TURN)."""

from __future__ import annotations

import random

import pytest

from beltane import Match
from tests.games.meduris.scenario import BLUE, GREEN, PURPLE, meduris


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise_and_begin_with_one_roll(seats: int) -> None:  # M-TURN-1
    chance = random.Random(seats)
    match = Match.new("meduris", seats=seats, seed=seats)
    start = match.mover
    assert start is not None
    began: list[int | None] = []
    rolled: list[int | None] = []
    chose: list[int | None] = []
    for _ in range(150):
        if match.decision == "phase-two":
            chose.append(match.mover)
        match.play(chance.choice(match.legal()))
        began += [event.seat for event in match.events() if event.name == "turn_began"]
        rolled += [event.seat for event in match.events() if event.name == "die_rolled"]
    assert len(began) > 2 * seats
    assert began == [(start + turn) % seats for turn in range(len(began))]
    assert rolled == began
    assert chose == began[: len(chose)]
    assert len(began) - len(chose) <= 1


def test_the_small_yield_comes_first() -> None:  # M-TURN-1
    game = meduris(3).rolls(BLUE, "stone")
    assert game.event_names() == ["turn_began", "die_rolled", "collected"]
    assert (game.decision, game.mover) == ("phase-two", BLUE)


def test_phase_two_is_one_of_big_yield_hut_and_temple() -> None:  # M-TURN-1
    game = meduris(3).hand(PURPLE, wood=1, stone=1).turn(PURPLE)
    assert {action.split()[0] for action in game.legal()} == {"move", "hut", "temple"}
    for action in ("move wood 1 stone", "hut 2", "temple 2"):
        after = game.copy().play(action)
        assert after.mover == BLUE, f"the turn ends after '{action}'"
        assert after.decision != "phase-two"
        assert [event.seat for event in after.events("turn_began")] == [BLUE]


def test_the_last_seat_hands_on_to_the_first() -> None:  # M-TURN-1
    game = meduris(3).turn(GREEN).play("move copper 2 wood")
    assert [event.seat for event in game.events("turn_began")] == [PURPLE]


def test_phase_two_is_compulsory() -> None:  # M-TURN-1
    game = meduris(3).turn(PURPLE)
    assert game.hand(PURPLE) == {}
    assert game.legal() == game.legal("move")
    assert game.legal(), "somebody who can build nothing has to have a big yield"


def test_no_crowd_of_workers_leaves_a_player_without_a_big_yield() -> None:  # M-TURN-1, M-BIG-1
    game = meduris(4).workers(wood=[0, 0, 1], wool=[1, 2, 2], copper=[3, 3])
    for seat in range(4):
        assert game.turn(seat).legal("move")


def test_a_ritual_belongs_to_the_turn_of_the_builder() -> None:  # M-TURN-1, rulebook: play goes on in the same order
    board = meduris(3).huts({3: GREEN, 5: BLUE, 7: GREEN}).hand(PURPLE, wood=1, stone=1)
    game = board.turn(PURPLE).play("temple 2")
    assert (game.decision, game.mover) == ("offer", GREEN)
    assert game.events("turn_began") == []
    game.play("offer nothing")
    assert [event.seat for event in game.events("turn_began")] == [BLUE]
