"""Building huts and temples (M-HUT, M-TEMPLE, M-LIMIT) and the bonus chips (M-CHIP)."""

from __future__ import annotations

import numpy as np
import pytest

from beltane import Match
from beltane.games.meduris.components.tables import FIELD_MATERIALS
from beltane.games.meduris.rules.payment import affordable
from beltane.games.meduris.rules.settlements import settlement_size
from beltane.games.meduris.rules.state import Step, field_count
from beltane.games.meduris.rules.vocabulary import Building, Chip
from tests.events import plain
from tests.games.meduris.scenario import (
    BLUE,
    FAR_TEMPLES,
    GREEN,
    PURPLE,
    RED,
    Scenario,
    fields_of,
    materials_of,
    meduris,
)

RICH = {"wood": 9, "wool": 9, "copper": 9, "stone": 9}


def hut_cost(board: Scenario, field: int, seats: int = 3) -> int:
    """How many of each of its two materials a hut on a field costs, paid exactly."""
    game = board.hand(PURPLE, **RICH).turn(PURPLE).pay(f"hut {field}")
    first, second = materials_of(field, seats)
    cost = -game.gained(PURPLE, first)
    assert game.gains(PURPLE) == {first: -cost, second: -cost}
    assert game.building(field) == ("hut", PURPLE)
    return cost


def test_a_hut_goes_on_any_free_field() -> None:  # M-HUT-1
    game = meduris(3).huts({3: GREEN}).temples({8: BLUE}).chips({11: "druid", 15: "plus-two", 20: "hut"})
    assert game.hand(PURPLE, **RICH).turn(PURPLE).fields("hut") == set(range(1, 33)) - {3, 8}
    four = meduris(4).huts({40: RED}).hand(PURPLE, **RICH).turn(PURPLE)
    assert four.fields("hut") == set(range(1, 40))


def test_a_lone_hut_costs_its_materials_once() -> None:  # M-HUT-1
    assert hut_cost(meduris(3), 5) == 1
    assert hut_cost(meduris(3).huts({3: GREEN, 7: BLUE}), 5) == 1


@pytest.mark.parametrize("huts", [1, 2, 3, 4])
@pytest.mark.parametrize("ahead", [True, False])
def test_each_further_hut_of_a_settlement_costs_more(huts: int, ahead: bool) -> None:  # M-HUT-1
    """Whether the new hut is at one end of the settlement or at the other."""
    settlement = {10 + number if ahead else 14 - number: GREEN for number in range(1, huts + 1)}
    board = meduris(3).huts(settlement)
    if huts == 4:
        board.druid(field=14 if ahead else 13)
    assert hut_cost(board, 10 if ahead else 14) == huts + 1


def test_closing_a_gap_counts_both_sides() -> None:  # M-HUT-1
    board = meduris(3).huts({3: GREEN, 4: BLUE, 6: GREEN, 7: BLUE, 8: GREEN}).druid(field=8)
    assert hut_cost(board, 5) == 2 + 1 + 3


def test_a_player_who_cannot_pay_cannot_build() -> None:  # M-HUT-1
    game = meduris(3).huts({4: GREEN}).hand(PURPLE, wood=1, stone=1).turn(PURPLE)
    assert game.fields("hut") == {2, 8, 19, 21, 26}, "wood and stone once; field 5 costs them twice"


def test_huts_of_any_colours_make_a_settlement() -> None:  # M-HUT-2
    assert hut_cost(meduris(3).huts({3: PURPLE, 4: BLUE, 5: GREEN}), 6) == 4


def test_temples_and_free_fields_bound_a_settlement() -> None:  # M-HUT-2
    board = meduris(3).huts({2: GREEN, 4: BLUE, 7: GREEN}).temples({3: BLUE}).druid(field=7)
    assert hut_cost(board, 5) == 2, "field 4 belongs to it; field 2 is behind a temple, field 7 behind a free field"


def test_a_settlement_spans_districts() -> None:  # M-HUT-2
    board = meduris(3).huts({4: GREEN, 5: BLUE, 6: GREEN})
    assert hut_cost(board, 7) == 4


@pytest.mark.parametrize(("seats", "last"), [(3, 32), (4, 40)])
def test_a_settlement_spans_the_river(seats: int, last: int) -> None:  # M-HUT-2
    assert hut_cost(meduris(seats).huts({last - 1: GREEN, last: BLUE, 1: GREEN}), 2, seats) == 4
    assert hut_cost(meduris(seats).huts({1: GREEN, 2: BLUE}), last, seats) == 3


def test_a_hut_brings_the_rune_stone_of_its_district_from_the_supply() -> None:  # M-HUT-3
    game = meduris(3).hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("hut 8")
    assert game.runes(PURPLE) == {"square"}
    (taken,) = game.events("rune_taken")
    assert (taken.seat, plain(taken)) == (PURPLE, {"rune": "square"})


def test_a_hut_brings_the_rune_stone_from_whoever_holds_it() -> None:  # M-HUT-3
    game = meduris(3).huts({6: BLUE, 10: BLUE}).hand(PURPLE, wood=1, stone=1).turn(PURPLE)
    assert game.runes(BLUE) == {"square", "branch"}
    game.play("hut 8")
    assert (game.runes(PURPLE), game.runes(BLUE)) == ({"square"}, {"branch"})
    (seized,) = game.events("rune_seized")
    assert (seized.seat, plain(seized)) == (PURPLE, {"rune": "square", "victim": BLUE})


def test_an_own_rune_stone_stays() -> None:  # M-HUT-3
    game = meduris(3).huts({6: PURPLE}).hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("hut 8")
    assert game.runes(PURPLE) == {"square"}
    assert game.events("rune_taken") == game.events("rune_seized") == []


@pytest.mark.parametrize("seats", [3, 4])
def test_each_field_brings_the_rune_stone_of_its_district(seats: int) -> None:  # M-HUT-3, M-PIECE-3
    start = meduris(seats).hand(PURPLE, **RICH).turn(PURPLE)
    districts = [field.district for field in start.match.view(None).fields]
    for field in fields_of(start.game):
        game = start.copy().pay(f"hut {field}")
        assert game.runes(PURPLE) == {districts[field - 1]}


def test_the_order_of_building_a_hut() -> None:  # M-HUT-4
    board = meduris(3).huts({5: BLUE, 10: BLUE}).temples({6: GREEN, 7: GREEN}).druid(field=10)
    game = board.chips({31: "plus-two"}).hand(PURPLE, stone=1, copper=1).turn(PURPLE)
    game.play("hut 31")
    assert game.event_names() == ["hut_chosen", "chip_scored", "paid", "hut_built", "rune_taken", "druid_came"]


def test_the_chip_scores_before_anything_is_paid() -> None:  # M-HUT-4, M-CHIP-1
    game = meduris(3).chips({31: "plus-two"}).hand(PURPLE, **RICH).turn(PURPLE).play("hut 31")
    assert game.decision == "pay"
    assert game.points(PURPLE) == 7
    assert game.building(31) is None
    assert game.runes(PURPLE) == set()


def test_a_rune_stone_just_taken_counts_at_the_river() -> None:  # M-HUT-4, M-RIVER-1
    board = meduris(3).huts({10: BLUE}).temples(FAR_TEMPLES).druid(field=10)
    game = board.hand(PURPLE, stone=1, wood=1).turn(PURPLE).play("hut 5")
    assert game.event_names() == [
        "hut_chosen",
        "paid",
        "hut_built",
        "rune_taken",
        "river_crossed",
        "river_scored",
        "river_scored",
        "druid_came",
    ]
    assert (game.points(PURPLE), game.points(BLUE), game.points(GREEN)) == (6, 6, 5)


def test_a_rune_stone_just_lost_does_not_count_at_the_river() -> None:  # M-HUT-3, M-HUT-4
    board = meduris(3).huts({3: BLUE, 10: BLUE}).temples(FAR_TEMPLES).druid(field=10)
    game = board.hand(PURPLE, stone=1, wood=1).turn(PURPLE).play("hut 5")
    assert (game.points(PURPLE), game.points(BLUE)) == (6, 6)
    (seized,) = game.events("rune_seized")
    assert (seized.seat, plain(seized)) == (PURPLE, {"rune": "serpent", "victim": BLUE})


def test_the_hut_leaves_the_players_supply() -> None:
    game = meduris(3).hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("hut 8")
    assert (game.huts_left(PURPLE), game.temples_left(PURPLE)) == (7, 2)


def test_the_chip_plus_two() -> None:  # M-CHIP-1
    board = meduris(3).huts({7: GREEN}).chips({8: "plus-two"})
    game = board.hand(PURPLE, wood=2, stone=2).turn(PURPLE).play("hut 8")
    assert game.points(PURPLE) == 7
    assert game.hand(PURPLE) == {}, "paid normally: twice, as the second hut of a settlement"
    assert game.chip(8) is None
    assert 8 not in board.hand(PURPLE, wood=1, stone=1).turn(PURPLE).fields("hut")


def test_the_chip_hut_pays_for_a_hut_in_any_settlement() -> None:  # M-CHIP-2
    settlement = {9: GREEN, 10: BLUE, 11: GREEN, 13: BLUE, 14: GREEN}
    game = meduris(3).huts(settlement).druid(field=14).chips({12: "hut"}).turn(PURPLE)
    assert game.hand(PURPLE) == {}
    assert game.legal("hut") == ["hut 12"]
    game.play("hut 12")
    assert game.building(12) == ("hut", PURPLE)
    assert game.chip(12) is None
    assert game.events("paid") == []
    assert game.runes(PURPLE) == {"branch"}
    assert game.asked() == [9], "the druid moves as usual"


def test_the_chip_hut_leaves_no_choice_to_pay() -> None:  # M-CHIP-2
    game = meduris(3).chips({12: "hut"}).hand(PURPLE, **RICH).turn(PURPLE).play("hut 12")
    assert game.gains(PURPLE) == {}
    assert game.slab == 1
    assert game.mover == BLUE


def test_the_chip_druid_stays_under_the_hut() -> None:  # M-CHIP-3
    board = meduris(3).huts({7: GREEN}).chips({8: "druid"})
    game = board.hand(PURPLE, wood=2, stone=2).turn(PURPLE).play("hut 8")
    assert game.chip(8) == "druid"
    assert game.hand(PURPLE) == {}, "paid normally"
    assert game.points(PURPLE) == 5
    assert 8 not in board.hand(PURPLE, wood=1, stone=1).turn(PURPLE).fields("hut")


def test_a_temple_goes_on_any_free_field_without_a_chip() -> None:  # M-TEMPLE-1
    chips = {11: "druid", 15: "plus-two", 20: "hut", 24: "druid"}
    board = meduris(3).huts({3: GREEN, 24: BLUE}).temples({8: BLUE}).chips(chips)
    assert board.hand(PURPLE, **RICH).turn(PURPLE).fields("temple") == set(range(1, 33)) - {3, 8, *chips}


@pytest.mark.parametrize("field", [5, 7, 30])
def test_a_temple_costs_its_materials_once_whatever_stands_next_to_it(field: int) -> None:  # M-TEMPLE-1
    huts = {2: GREEN, 3: BLUE, 4: GREEN, 31: GREEN, 32: BLUE, 1: GREEN}
    board = meduris(3).huts(huts).temples({6: BLUE, 8: GREEN}).druid(field=4).hand(PURPLE, **RICH)
    game = board.turn(PURPLE).pay(f"temple {field}")
    first, second = materials_of(field)
    assert game.gains(PURPLE) == {first: -1, second: -1}
    assert game.building(field) == ("temple", PURPLE)
    assert game.temples_left(PURPLE) == 1


def test_a_temple_brings_no_rune_stone() -> None:  # M-TEMPLE-1
    game = meduris(3).huts({7: BLUE}).hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("temple 8")
    assert (game.runes(PURPLE), game.runes(BLUE)) == (set(), {"square"})
    assert game.huts_left(PURPLE) == 8


def test_after_a_temple_the_druid_moves() -> None:  # M-TEMPLE-1
    game = meduris(3).huts({7: BLUE}).hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("temple 8")
    assert game.slab == 2
    board = meduris(3).huts({7: BLUE, 11: GREEN}).temples({20: BLUE, 21: GREEN}).druid(field=7)
    walked = board.hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("temple 8")
    assert (walked.asked(), walked.druid, walked.mover) == ([11], 11, GREEN)


def test_who_has_no_hut_left_builds_none() -> None:  # M-LIMIT-1
    huts = dict.fromkeys((1, 3, 5, 7, 9, 11, 13), PURPLE)
    board = meduris(3).druid(field=13).chips({30: "hut"}).hand(PURPLE, **RICH)
    assert 15 in board.huts(huts).turn(PURPLE).fields("hut"), "one is left"
    game = board.huts({15: PURPLE}).turn(PURPLE)
    assert game.fields("hut") == set(), "not even on the hut chip"
    assert game.fields("temple") == set(range(1, 33)) - {*huts, 15, 30}


def test_who_has_no_temple_left_builds_none() -> None:  # M-LIMIT-1
    board = meduris(3).temples({5: PURPLE, 9: PURPLE}).hand(PURPLE, **RICH)
    game = board.turn(PURPLE)
    assert game.fields("temple") == set()
    assert game.fields("hut") == set(range(1, 33)) - {5, 9}
    assert meduris(3).temples({5: PURPLE}).hand(PURPLE, **RICH).turn(PURPLE).fields("temple")


def test_two_players_have_twelve_huts() -> None:  # M-LIMIT-1, M-SETUP-1
    huts = dict.fromkeys(range(1, 24, 2), BLUE)
    assert len(huts) == 12
    game = meduris(2).huts(huts).druid(field=23).hand(BLUE, **RICH).turn(BLUE)
    assert game.fields("hut") == set()
    del huts[1]
    assert meduris(2).huts(huts).druid(field=23).hand(BLUE, **RICH).turn(BLUE).fields("hut")


def buildings_field_by_field(match: Match) -> list[str]:
    """What may be built, with each field looked at by itself (M-HUT-1, M-CHIP-2, M-TEMPLE-1, M-LIMIT-1)."""
    game, seat = match.state, match.mover
    assert seat is not None
    player = game.players[seat]
    free = [field for field in range(field_count(game)) if game.building[field] == Building.NONE]

    def can_pay(field: int, need: int) -> bool:
        first, second = FIELD_MATERIALS[game.side, field]
        return bool(affordable(player.materials, first, second, need))

    huts = [f for f in free if game.chip[f] == Chip.HUT or can_pay(f, settlement_size(game, f))]
    temples = [f for f in free if game.chip[f] == Chip.NONE and can_pay(f, 1)]
    return [f"hut {f + 1}" for f in huts if player.huts] + [f"temple {f + 1}" for f in temples if player.temples]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_whole_games_all_that_may_be_built_is_on_offer(seats: int) -> None:  # M-HUT-1, M-CHIP-2, M-TEMPLE-1
    looked_at = 0
    for seed in range(4):
        match, dice = Match.new("meduris", seats=seats, seed=seed), np.random.default_rng(seed)
        while not match.over:
            offered = [match.game.actions.notation(number) for number in match.legal_numbers()]
            if match.state.decisions.frames[match.state.decisions.depth - 1].kind == Step.PHASE_TWO:
                assert [each for each in offered if not each.startswith("move")] == buildings_field_by_field(match)
                looked_at += 1
            match.play(str(dice.choice(offered)))
    assert looked_at > 100
