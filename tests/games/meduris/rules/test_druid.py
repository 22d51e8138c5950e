"""The druid's way (M-DRUID) and the great river (M-RIVER)."""

from __future__ import annotations

import random

import pytest

from tests.events import plain
from tests.games.meduris.scenario import (
    BLUE,
    FAR_TEMPLES,
    GREEN,
    PURPLE,
    Position,
    Scenario,
    fields_of,
    meduris,
)

ALL = {"wood": 18, "wool": 18, "copper": 18, "stone": 18}
Way = list[int | str]
"""The fields at which the druid asks, with "river" where he crosses it."""


def way(game: Position) -> Way:
    told: Way = []
    for event in game.events():
        if event.name == "druid_came":
            told.append(event.number("field"))
        if event.name == "river_crossed":
            told.append("river")
    return told


def walk(board: Scenario, building: str) -> Position:
    """Purple builds, and nobody offers anything."""
    return board.hand(PURPLE, **ALL).turn(PURPLE).pay(building).answer_all("offer nothing")


def test_the_first_three_buildings_move_the_druid_along_his_slabs() -> None:  # M-DRUID-1
    board = meduris(3)
    for slab, (field, owner) in enumerate(((9, PURPLE), (1, BLUE), (15, GREEN)), start=1):
        game = walk(board, f"hut {field}")
        assert (game.slab, game.druid, way(game)) == (slab, None, [])
        assert [plain(event) for event in game.events("druid_on_slab")] == [{"slab": slab}]
        board.huts({field: owner})


@pytest.mark.parametrize("buildings", [0, 1, 2])
def test_temples_move_the_druid_along_his_slabs_too(buildings: int) -> None:  # M-DRUID-1
    game = walk(meduris(3).temples(dict(list(FAR_TEMPLES.items())[1 : 1 + buildings])), "temple 5")
    assert (game.slab, game.druid, way(game)) == (buildings + 1, None, [])


def test_a_big_yield_does_not_move_the_druid() -> None:  # M-DRUID-1, M-DRUID-2
    game = meduris(3).huts({5: BLUE}).turn(PURPLE).idle_turn()
    assert (game.slab, game.druid) == (1, None)
    game = meduris(3).huts({5: BLUE, 9: GREEN}).temples(FAR_TEMPLES).druid(field=5).turn(PURPLE).idle_turn()
    assert game.druid == 5


def test_the_fourth_building_sends_him_to_the_first_hut_from_field_1() -> None:  # M-DRUID-2
    game = walk(meduris(3).temples({4: BLUE}).huts({11: GREEN, 7: BLUE}), "hut 9")
    assert (way(game), game.druid) == ([7], 7), "past free fields and a temple, and without a river crossing"


def test_he_enters_the_path_at_field_1() -> None:  # M-DRUID-2
    game = walk(meduris(3).huts({11: GREEN, 7: BLUE, 32: GREEN}), "hut 1")
    assert (way(game), game.druid) == ([1], 1)
    far = walk(meduris(3).temples({20: BLUE, 21: GREEN, 22: GREEN}), "hut 32")
    assert (way(far), far.druid) == ([32], 32), "all the way round to the last field"


def test_entering_is_no_river_crossing() -> None:  # M-DRUID-2, M-RIVER-1
    game = walk(meduris(3).huts({11: GREEN, 7: BLUE, 32: GREEN}), "hut 1")
    assert game.events("river_crossed") == []
    assert [game.points(seat) for seat in range(3)] == [4, 5, 5]


def test_each_further_building_sends_him_to_the_next_hut() -> None:  # M-DRUID-2
    board = meduris(3).huts({7: BLUE, 11: GREEN, 16: BLUE, 25: GREEN}).temples({9: BLUE, 12: BLUE})
    for start, ask in ((7, 11), (11, 16), (16, 25)):
        game = walk(board.druid(field=start), "temple 14")
        assert (way(game), game.druid) == ([ask], ask)


def test_a_hut_built_behind_him_does_not_call_him_back() -> None:  # M-DRUID-2
    game = walk(meduris(3).huts({7: BLUE, 11: GREEN}).temples(FAR_TEMPLES).druid(field=7), "hut 5")
    assert way(game) == [11]


def test_a_hut_built_on_his_way_is_the_next() -> None:  # M-DRUID-2
    game = walk(meduris(3).huts({7: BLUE, 11: GREEN}).temples(FAR_TEMPLES).druid(field=7), "hut 9")
    assert way(game) == [9]


def test_without_huts_he_waits_on_the_last_slab() -> None:  # M-DRUID-3
    board = meduris(3).temples({2: BLUE, 5: BLUE, 9: GREEN})
    fourth = walk(board, "temple 12")
    assert (fourth.slab, fourth.druid, way(fourth)) == (3, None, [])
    assert len(fourth.events("druid_waits")) == 1
    fifth = walk(board.temples({12: PURPLE}), "temple 14")
    assert (fifth.slab, fifth.druid, way(fifth)) == (3, None, [])


def test_the_first_hut_calls_him_at_once_and_nothing_is_made_up() -> None:  # M-DRUID-3
    board = meduris(3).temples({2: BLUE, 5: BLUE, 9: GREEN, 12: GREEN, 14: PURPLE})
    game = walk(board, "hut 16")
    assert (way(game), game.druid) == ([16], 16), "one ritual, though five temples came before"
    assert [event.seat for event in game.events("turn_began")] == [BLUE]


def test_he_asks_hut_after_hut_of_the_settlement() -> None:  # M-DRUID-4
    huts = {9: BLUE, 10: GREEN, 11: BLUE, 12: PURPLE, 14: GREEN}
    game = meduris(3).huts({5: BLUE, **huts}).druid(field=5).hand(PURPLE, wood=1, stone=1).turn(PURPLE)
    game.play("temple 2")
    for field in (9, 10, 11, 12):
        assert (game.decision, game.druid, game.mover) == ("offer", field, huts[field])
        game.play("offer nothing")
    assert game.druid == 12, "he stays at the last one; the hut on 14 is not of the settlement"
    assert way(game) == [9, 10, 11, 12]


def test_a_temple_ends_the_ritual() -> None:  # M-DRUID-4
    board = meduris(3).huts({5: BLUE, 9: GREEN, 10: BLUE, 12: GREEN}).temples({11: GREEN}).druid(field=5)
    game = walk(board, "temple 2")
    assert (way(game), game.druid) == ([9, 10], 10)


def test_a_lone_hut_is_a_ritual_of_one() -> None:  # M-DRUID-4
    game = walk(meduris(3).huts({5: BLUE, 9: GREEN, 11: BLUE, 13: GREEN}).druid(field=5), "temple 2")
    assert (way(game), game.druid) == ([9], 9)


def test_a_hut_built_right_ahead_starts_a_ritual_inside_the_settlement() -> None:  # M-DRUID-5
    board = meduris(3).huts({8: BLUE, 9: GREEN, 11: BLUE, 15: GREEN}).druid(field=9).hand(PURPLE, **ALL)
    game = board.turn(PURPLE).pay("hut 10")
    assert game.druid == 10
    before = game.points(PURPLE)
    game.pay("offer both")
    assert game.points(PURPLE) - before == 4, "the whole settlement counts"
    game.play("offer nothing")
    assert (way(game), game.druid) == ([10, 11], 11), "the huts behind him are not asked"


def test_entry_at_field_1_with_huts_behind() -> None:  # M-DRUID-5
    board = meduris(3).huts({31: GREEN, 32: BLUE, 1: BLUE}).hand(PURPLE, **ALL)
    game = board.turn(PURPLE).pay("hut 2")
    assert (game.decision, game.mover, game.druid) == ("offer", BLUE, 1)
    game.play("offer nothing").pay("offer both")
    assert way(game) == [1, 2]
    assert game.points(PURPLE) == 5 + 4


def test_the_only_hut_is_reached_by_going_round_the_ring() -> None:  # M-DRUID-6
    game = walk(meduris(3).huts({7: BLUE}).temples({2: BLUE, 5: BLUE, 9: GREEN}).druid(field=7), "temple 12")
    assert (way(game), game.druid) == (["river", 7], 7)


def test_the_only_settlement_is_reached_by_going_round_the_ring() -> None:  # M-DRUID-6
    settlement = {7: BLUE, 8: GREEN, 9: BLUE, 10: GREEN}
    game = walk(meduris(3).huts(settlement).druid(field=10), "temple 12")
    assert (way(game), game.druid) == (["river", 7, 8, 9, 10], 10)
    longer = walk(meduris(3).huts(settlement).druid(field=10), "hut 6")
    assert (way(longer), longer.druid) == (["river", 6, 7, 8, 9, 10], 10)


@pytest.mark.parametrize(("seats", "last"), [(3, 32), (4, 40)])
def test_the_only_settlement_may_lie_across_the_river(seats: int, last: int) -> None:  # M-DRUID-6, M-RIVER-1
    settlement = {last - 1: BLUE, last: GREEN, 1: BLUE, 2: GREEN}
    game = walk(meduris(seats).huts(settlement).druid(field=2), "temple 12")
    assert (way(game), game.druid) == ([last - 1, last, "river", 1, 2], 2), "one crossing"


def way_by_rule(huts: set[int], start: int, ring: int) -> Way:
    """Walk field by field to the next hut, then from hut to hut while one follows on another."""
    told: Way = []
    field = start
    walking = True
    while walking or field % ring + 1 in huts:
        field = field % ring + 1
        if field == 1:
            told.append("river")
        if field in huts:
            told.append(field)
            walking = False
    return told


def random_board(seats: int, chance: random.Random) -> tuple[Scenario, set[int]]:
    """A board for seat 0 to build on, and its huts; the druid stands at the end of a settlement."""
    board = meduris(seats)
    ring = len(fields_of(board.turn(PURPLE).game))
    fields = chance.sample(range(1, ring + 1), chance.randint(5, ring - 8))
    owners = [seat for seat in range(seats) for _ in range(7)]
    chance.shuffle(owners)
    temples = {fields.pop(): seat for seat in range(seats) if chance.random() < 0.7}
    huts = dict(zip(fields, owners, strict=False))
    ends = [field for field in huts if field % ring + 1 not in huts]
    return board.huts(huts).temples(temples).druid(field=chance.choice(ends)), set(huts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_way_on_random_boards(seats: int) -> None:  # M-DRUID-2, M-DRUID-4, M-DRUID-5, M-DRUID-6, M-RIVER-1
    chance = random.Random(seats)
    for _ in range(40):
        board, huts = random_board(seats, chance)
        game = board.hand(PURPLE, **ALL).turn(PURPLE)
        building = chance.choice(game.legal("hut") + game.legal("temple"))
        verb, field = building.split()
        expected = way_by_rule(
            huts | {int(field)} if verb == "hut" else huts, game.druid or 0, len(fields_of(game.game))
        )
        game = walk(board, building)
        assert way(game) == expected
        assert game.druid == [step for step in expected if step != "river"][-1]
        assert expected.count("river") <= 1, "at most one crossing for each building"


def test_crossing_on_the_way_scores_for_every_rune_stone() -> None:  # M-RIVER-1
    board = meduris(3).huts({26: BLUE, 30: GREEN, 6: GREEN, 9: GREEN}).druid(field=30)
    game = board.hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("temple 2")
    assert [game.points(seat) for seat in range(3)] == [5, 5 + 1, 5 + 3]
    assert game.event_names()[-4:] == ["river_crossed", "river_scored", "river_scored", "druid_came"]
    assert [(event.seat, plain(event)["points"]) for event in game.events("river_scored")] == [(BLUE, 1), (GREEN, 3)]
    assert (game.decision, game.mover, game.druid) == ("offer", GREEN, 6), "then the move goes on"


def test_crossing_during_a_ritual_interrupts_it() -> None:  # M-RIVER-1
    board = meduris(3).huts({26: BLUE, 31: GREEN, 32: BLUE, 1: GREEN, 2: BLUE}).druid(field=26)
    game = board.hand(PURPLE, wood=1, stone=1).hand(BLUE, wool=1).turn(PURPLE).play("temple 8")
    game.play("offer nothing")
    assert [game.points(seat) for seat in range(3)] == [5, 5, 4], "nothing is scored before the river"
    game.play("offer wool")
    assert [game.points(seat) for seat in range(3)] == [5, 5 + 1 + 3, 4], "blue holds serpent, hook and arrow"
    assert (game.decision, game.mover, game.druid) == ("offer", GREEN, 1), "then the ritual goes on"
    game.answer_all("offer nothing")
    assert way(game) == [31, 32, "river", 1, 2]


def test_each_crossing_scores_anew() -> None:  # M-RIVER-1
    board = meduris(2).huts({7: BLUE}).temples({2: BLUE, 5: BLUE, 9: PURPLE}).druid(field=7).score(BLUE, 20)
    game = walk(board, "temple 12")
    assert game.points(BLUE) == 20 + 1 - 1
    game.idle_until(PURPLE).pay("hut 14").answer_all("offer nothing")
    assert way(game) == ["river", 7, 14], "no crossing this time"
    assert game.points(BLUE) == 20
