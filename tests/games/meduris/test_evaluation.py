"""Meduris's estimate for bots: what it takes into account, and that it is exact at the end."""

from __future__ import annotations

import numpy as np
import pytest

from beltane import Match
from beltane.games.meduris.evaluation import (
    DRUID_CHIP_VALUE,
    SPARE_VALUE,
    TEMPLE_VALUE,
    TURN_VALUE,
    expected_leads,
    prospects,
    usual_turns,
)
from beltane.kernel.dispatch import LEAD_UNIT
from tests.games.meduris.scenario import BLUE, GREEN, PURPLE, meduris


def finished_match(seats: int) -> Match:
    """A game to the end, taking every choice in turn."""
    match = Match.new("meduris", seats=seats, seed=3)
    while choices := match.legal_numbers():
        match.play(choices[len(match.actions) % len(choices)])
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_estimate_is_the_lead(seats: int) -> None:
    match = finished_match(seats)
    points = [standing.points for standing in match.standings()]
    out = np.zeros(seats, np.int64)
    expected_leads(match.state, out)
    for seat in range(seats):
        best_rival = max(points[other] for other in range(seats) if other != seat)
        assert out[seat] == LEAD_UNIT * (points[seat] - best_rival)


def test_whoever_is_to_move_sooner_has_more_to_expect() -> None:
    game = meduris(3).turn(BLUE).game
    blue, green, purple = (prospects(game, seat) for seat in (BLUE, GREEN, PURPLE))
    assert blue - green == green - purple == TURN_VALUE // 3


def test_a_temple_waits_for_a_settlement_worth_it() -> None:
    """Next to a few huts it is worth less than one still to be built, next to many more."""

    def gain(neighbours: int) -> int:
        huts = dict.fromkeys((*range(3, 3 + neighbours), 20, 22), BLUE)
        before = meduris(2).huts(huts).druid(field=2 + neighbours).turn(PURPLE)
        after = meduris(2).huts(huts).temples({2: PURPLE}).druid(field=2 + neighbours).turn(PURPLE)
        return prospects(after.game, PURPLE) - prospects(before.game, PURPLE)

    worth = TEMPLE_VALUE // LEAD_UNIT
    assert [gain(worth - 1), gain(worth), gain(worth + 1)] == [-LEAD_UNIT, 0, LEAD_UNIT]


@pytest.mark.parametrize(
    ("huts", "gains"),
    [
        ({}, [SPARE_VALUE] * 4),
        ({5: PURPLE}, [200, SPARE_VALUE, SPARE_VALUE]),
        ({5: PURPLE, 6: BLUE}, [200, 100, SPARE_VALUE]),
        ({5: PURPLE, 6: BLUE, 7: BLUE, 8: BLUE}, [250, 250, SPARE_VALUE]),
        ({5: PURPLE, 6: BLUE, 7: BLUE, 8: BLUE, 12: PURPLE}, [250, 250, 200, SPARE_VALUE]),
    ],
)
def test_materials_are_worth_what_the_last_round_pays_for_them(huts: dict[int, int], gains: list[int]) -> None:
    """M-OFFER-1: none costs a point, one gains a point, both gain a point for each hut of the settlement."""

    def expected(materials: int) -> int:
        scenario = meduris(2).huts(huts).hand(PURPLE, wood=materials)
        return prospects((scenario.druid(field=max(huts)) if len(huts) > 3 else scenario).turn(PURPLE).game, PURPLE)

    assert [expected(count + 1) - expected(count) for count in range(len(gains))] == gains


def test_a_druid_chip_under_a_hut_is_worth_an_offering() -> None:
    plain = meduris(2).huts({5: PURPLE}).turn(PURPLE)
    chip = meduris(2).huts({5: PURPLE}).chips({5: "druid"}).turn(PURPLE)
    assert prospects(chip.game, PURPLE) - prospects(plain.game, PURPLE) == DRUID_CHIP_VALUE


def test_without_another_turn_unbuilt_temples_are_worth_nothing() -> None:
    unbuilt = meduris(2).last_turn(BLUE)
    built = meduris(2).temples({9: PURPLE, 20: PURPLE}).last_turn(BLUE)
    assert prospects(unbuilt.game, PURPLE) == prospects(built.game, PURPLE)
    assert prospects(unbuilt.game, BLUE) - prospects(unbuilt.game, PURPLE) == TURN_VALUE, "blue still has this turn"


def test_in_the_last_round_a_hut_is_asked_only_once() -> None:
    """M-END-2: what was kept for a hut is of no use afterwards, so greedy bots do not keep it."""
    position = meduris(2).huts({5: PURPLE, 9: PURPLE}).hand(PURPLE, stone=2).last_turn(BLUE).idle_turn()
    promised = prospects(position.game, PURPLE)
    assert prospects(position.play("offer stone").game, PURPLE) == promised
    position = meduris(2).huts({5: PURPLE, 9: PURPLE}).hand(PURPLE, stone=2).last_turn(BLUE).idle_turn()
    assert prospects(position.play("offer nothing").game, PURPLE) < promised


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longer_a_game_takes_the_more_buildings_count_and_the_less_hopes(seats: int) -> None:
    """Otherwise all might wait for ever: whoever builds the last, expensive huts fills the supply for the others."""

    def expected(overdue: int) -> tuple[int, int]:
        builder = meduris(seats).huts({5: PURPLE, 9: PURPLE}).hand(PURPLE, wood=2).turn(PURPLE).game
        hoarder = meduris(seats).hand(PURPLE, wood=18).turn(PURPLE).game
        for game in (builder, hoarder):
            game.turn = usual_turns(game) + overdue
        return prospects(builder, PURPLE), prospects(hoarder, PURPLE)

    usual, late, very_late = (expected(rounds * seats) for rounds in (0, 3, 30))
    assert usual[0] < usual[1]
    assert late[0] - late[1] > usual[0] - usual[1]
    assert very_late[0] > very_late[1] == LEAD_UNIT * 5 + TURN_VALUE * (seats - 1) // seats
