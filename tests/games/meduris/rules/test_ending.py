"""The finale, the druid's last round and the final scoring (M-END)."""

from __future__ import annotations

import random

import pytest

from beltane import Match
from beltane.games.meduris.rules.ending import is_still_asked
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

ONE_TO_GO: dict[int, int] = dict.fromkeys((3, 5, 7, 9, 12, 15, 18), PURPLE)
"""Seven of purple's eight huts, none next to another."""


def purple_nearly_done() -> Scenario:
    """Purple lacks one hut, and can build it on field 30, where the druid then comes first."""
    board = meduris(3).huts({**ONE_TO_GO, 27: BLUE}).temples({20: PURPLE, 22: PURPLE}).druid(field=27)
    return board.hand(PURPLE, wool=1, stone=1)


def turns(game: Position) -> list[int | None]:
    return [event.seat for event in game.events("turn_began")]


def test_the_finale_begins_when_all_is_built_and_the_turn_is_finished() -> None:  # M-END-1
    game = purple_nearly_done().turn(PURPLE).play("hut 30")
    assert (game.decision, game.mover) == ("offer", PURPLE), "first the ritual"
    assert game.events("finale_began") == []
    game.play("offer nothing")
    (finale,) = game.events("finale_began")
    assert (finale.seat, plain(finale)) == (PURPLE, {"trigger": "all-built"})
    assert game.match.view(None).end.finale


def test_every_other_player_has_exactly_one_more_turn() -> None:  # M-END-1
    game = purple_nearly_done().turn(PURPLE).play("hut 30", "offer nothing")
    game.idle_turn()
    assert game.events("last_round_began") == []
    game.idle_turn()
    assert turns(game) == [BLUE, GREEN], "clockwise, and purple has no more turn"
    assert len(game.events("last_round_began")) == 1


def test_the_last_turns_go_on_clockwise_from_whoever_finished() -> None:  # M-END-1
    huts = dict.fromkeys(ONE_TO_GO, BLUE)
    board = meduris(4).huts({**huts, 27: GREEN}).temples({20: BLUE, 22: BLUE}).druid(field=27)
    game = board.hand(BLUE, copper=1, stone=1).turn(BLUE).play("hut 30").answer_all("offer nothing")
    for _ in range(3):
        game.idle_turn()
    assert turns(game) == [2, 3, 0]
    assert len(game.events("last_round_began")) == 1


def test_huts_without_temples_do_not_begin_the_finale() -> None:  # M-END-1
    board = meduris(3).huts({**ONE_TO_GO, 27: BLUE}).temples({20: PURPLE}).druid(field=27)
    game = board.hand(PURPLE, wool=1, stone=1).turn(PURPLE).play("hut 30", "offer nothing")
    assert game.huts_left(PURPLE) == 0
    assert game.events("finale_began") == []


def test_temples_without_huts_do_not_begin_the_finale() -> None:  # M-END-1
    board = meduris(3).huts({**ONE_TO_GO, 27: BLUE}).temples({20: PURPLE}).druid(field=27)
    game = board.hand(PURPLE, wool=1, stone=1).turn(PURPLE).play("temple 30", "offer nothing")
    assert game.temples_left(PURPLE) == 0
    assert game.events("finale_began") == []


def test_a_temple_may_be_the_last_building() -> None:  # M-END-1
    board = meduris(3).huts({**ONE_TO_GO, 25: PURPLE}).temples({20: PURPLE}).druid(field=25)
    game = board.hand(PURPLE, wool=1, stone=1).turn(PURPLE).play("temple 30", "offer nothing")
    assert [event.seat for event in game.events("finale_began")] == [PURPLE]


def test_only_the_first_to_finish_begins_the_finale() -> None:  # M-END-1
    blue = dict.fromkeys((1, 11, 14, 17, 24, 26, 28), BLUE)
    board = meduris(3).huts({**ONE_TO_GO, **blue}).temples({20: PURPLE, 22: PURPLE, 19: BLUE, 21: BLUE})
    game = board.druid(field=28).hand(PURPLE, wool=1, stone=1).hand(BLUE, wool=2, stone=2).turn(PURPLE)
    game.play("hut 30", "offer nothing", "take nothing", "take nothing", "take nothing")
    game.play("hut 32").answer_all("offer nothing")
    assert game.huts_left(BLUE) == game.temples_left(BLUE) == 0, "blue finishes too"
    assert [event.seat for event in game.events("finale_began")] == [PURPLE]
    game.idle_turn()
    assert turns(game) == [BLUE, GREEN]
    assert len(game.events("last_round_began")) == 1


def test_whoever_finished_still_collects() -> None:  # M-END-1
    stacks = {"wood": [PURPLE, BLUE], "wool": [PURPLE, GREEN], "stone": [BLUE, GREEN]}
    game = purple_nearly_done().workers(**stacks).next_die("wood").turn(PURPLE).play("hut 30", "offer nothing")
    assert turns(game) == [BLUE]
    assert game.hand(PURPLE) == {"wood": 1}


def test_whoever_finished_still_returns() -> None:  # M-END-1
    board = purple_nearly_done().hand(PURPLE, wool=2, stone=1).next_die("minus-one")
    game = board.turn(PURPLE).play("hut 30", "offer nothing")
    assert turns(game) == [BLUE]
    assert (game.decision, game.mover) == ("return", PURPLE), "the others hold nothing"


def test_whoever_finished_still_offers_and_can_lose_rune_stones() -> None:  # M-END-1
    game = purple_nearly_done().hand(BLUE, wool=1, copper=1).turn(PURPLE).play("hut 30", "offer nothing")
    game.play("take nothing", "take nothing", "take nothing")
    assert "serpent" in game.runes(PURPLE)
    game.play("hut 1")
    assert "serpent" in game.runes(BLUE)
    assert "serpent" not in game.runes(PURPLE)
    assert (game.decision, game.mover, game.druid) == ("offer", BLUE, 1)
    other = purple_nearly_done().hand(BLUE, wood=1, stone=1).turn(PURPLE).play("hut 30", "offer nothing")
    other.play("take nothing", "take nothing", "take nothing", "temple 2")
    assert (other.decision, other.mover, other.druid) == ("offer", PURPLE, 3)


def last_round(board: Scenario) -> Position:
    """The last turn is over, without a building, and the druid asks for the first time."""
    return board.last_turn(PURPLE).idle_turn()


def asked_in_last_round(board: Scenario) -> list[int]:
    return last_round(board).answer_all("offer nothing").asked()


def test_the_druid_asks_every_hut_once_and_his_own_settlement_last() -> None:  # M-END-2
    huts = {4: BLUE, 9: GREEN, 10: PURPLE, 11: BLUE, 15: GREEN, 16: GREEN, 30: PURPLE}
    board = meduris(3).huts(huts).temples({17: BLUE, 5: GREEN})
    assert asked_in_last_round(board.druid(field=11)) == [15, 16, 30, 4, 9, 10, 11]
    assert asked_in_last_round(board.druid(field=4)) == [9, 10, 11, 15, 16, 30, 4]
    assert asked_in_last_round(board.druid(field=30)) == [4, 9, 10, 11, 15, 16, 30]


def test_the_druid_stands_where_he_asks_in_the_last_round() -> None:  # M-END-2
    game = last_round(meduris(3).huts({4: BLUE, 9: GREEN, 10: PURPLE, 30: GREEN}).druid(field=4))
    stops = []
    while game.decision == "offer":
        stops.append(game.druid)
        game.play("offer nothing")
    assert stops == [9, 10, 30, 4], "he goes from hut to hut"


def test_which_huts_are_still_asked_is_known_at_every_stop() -> None:  # M-END-2
    huts = {4: BLUE, 9: GREEN, 10: PURPLE, 30: GREEN}
    game = last_round(meduris(3).huts(huts).druid(field=10))
    for still_asked in ([4, 9, 10, 30], [4, 9, 10], [9, 10], [10]):
        assert [field for field in huts if is_still_asked(game.game, field - 1)] == still_asked
        game.play("offer nothing")
    assert game.decision != "offer"


def test_his_own_settlement_comes_last_across_the_river_too() -> None:  # M-END-2
    board = meduris(3).huts({31: BLUE, 32: GREEN, 1: BLUE, 2: PURPLE, 10: GREEN})
    assert asked_in_last_round(board.druid(field=2)) == [10, 31, 32, 1, 2]
    assert asked_in_last_round(board.druid(field=10)) == [31, 32, 1, 2, 10]


def test_the_only_settlement_is_asked_once() -> None:  # M-END-2
    board = meduris(3).huts({7: BLUE, 8: GREEN, 9: PURPLE}).temples(FAR_TEMPLES)
    assert asked_in_last_round(board.druid(field=9)) == [7, 8, 9]
    assert asked_in_last_round(meduris(3).huts({7: BLUE}).temples(FAR_TEMPLES).druid(field=7)) == [7]


def test_a_druid_who_never_left_his_slabs_starts_at_field_1() -> None:  # M-END-2
    assert asked_in_last_round(meduris(3).huts({32: BLUE, 1: GREEN, 9: PURPLE})) == [1, 9, 32]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_round_on_random_boards(seats: int) -> None:  # M-END-2
    chance = random.Random(seats)
    for _ in range(15):
        board = meduris(seats)
        ring = len(fields_of(board.turn(PURPLE).game))
        fields = chance.sample(range(1, ring + 1), 6 * seats)
        huts = {field: number % seats for number, field in enumerate(fields)}
        start = chance.choice([field for field in huts if field % ring + 1 not in huts])
        expected = [f for f in ((start + step) % ring + 1 for step in range(ring)) if f in huts]
        assert asked_in_last_round(board.huts(huts).druid(field=start)) == expected


def test_each_owner_is_asked_in_the_last_round_and_scores_as_ever() -> None:  # M-END-2, M-OFFER-1
    board = meduris(3).huts({4: BLUE, 9: GREEN, 10: PURPLE, 15: GREEN}).druid(field=4)
    board.hand(GREEN, stone=2, copper=2, wood=1).hand(PURPLE, wool=1)
    board.workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN])
    game = board.last_turn(BLUE).play("move wood 2 copper")
    for field, owner, answer, points in (
        (9, GREEN, "offer both", 2),
        (10, PURPLE, "offer wool", 1),
        (15, GREEN, "offer wood", 1),
        (4, BLUE, "offer nothing", -1),
    ):
        assert (game.decision, game.mover, game.asked()[-1]) == ("offer", owner, field)
        game.pay(answer)
        scored = [event for event in game.events() if event.name.startswith("offered")]
        assert (scored[-1].seat, plain(scored[-1])) == (owner, {"field": field, "points": points})
    assert game.match.over


def test_there_is_no_interim_scoring_in_the_last_round() -> None:  # M-END-2
    game = last_round(meduris(3).huts({30: BLUE, 31: GREEN, 1: BLUE, 9: PURPLE}).druid(field=9))
    game.answer_all("offer nothing")
    assert game.asked() == [30, 31, 1, 9]
    assert game.events("river_crossed") == game.events("river_scored") == []


def test_floor_replacing_and_chips_apply_in_the_last_round() -> None:  # M-END-2, M-OFFER-2, M-PAY-1, M-CHIP-3
    board = meduris(3).huts({4: BLUE, 9: GREEN, 10: PURPLE, 15: GREEN}).druid(field=4).chips({9: "druid"})
    board.workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN])
    board.hand(PURPLE, wood=3).score(GREEN, 0).score(BLUE, 0)
    game = board.last_turn(BLUE).play("move wood 2 stone")
    assert "offer chip" in game.legal()
    game.play("offer chip")
    assert (game.points(GREEN), game.chip(9)) == (2, None)
    assert game.legal() == ["offer nothing", "offer three"]
    game.play("offer three")
    assert (game.points(PURPLE), game.hand(PURPLE)) == (6, {})
    game.play("offer nothing")
    assert game.points(GREEN) == 1
    assert game.mover == BLUE
    game.play("offer nothing")
    assert [plain(event)["points"] for event in game.events("offered_nothing")] == [-1, 0]


def temple_points(board: Scenario) -> dict[int, int]:
    """What each temple scores at the end, by field."""
    game = last_round(board).answer_all("offer nothing")
    assert game.match.over
    return {e.number("field"): e.number("points") for e in game.events("temple_scored")}


def test_a_temple_scores_the_huts_left_and_right_of_it() -> None:  # M-END-3
    board = meduris(3).huts({8: BLUE, 9: GREEN, 11: GREEN, 12: BLUE, 13: PURPLE, 15: BLUE}).temples({10: PURPLE})
    assert temple_points(board.druid(field=9)) == {10: 2 + 3}, "of any colour; the hut on 15 is not directly beside it"


def test_a_lone_hut_beside_a_temple_scores_1() -> None:  # M-END-3
    board = meduris(3).huts({9: GREEN, 20: BLUE}).temples({10: PURPLE})
    assert temple_points(board) == {10: 1}


def test_a_temple_among_free_fields_scores_nothing() -> None:  # M-END-3
    assert temple_points(meduris(3).huts({8: GREEN, 12: GREEN}).temples({10: PURPLE})) == {10: 0}


def test_a_settlement_scores_for_several_temples() -> None:  # M-END-3
    board = meduris(3).huts({9: GREEN, 10: BLUE}).temples({8: BLUE, 11: GREEN}).druid(field=10)
    assert temple_points(board) == {8: 2, 11: 2}
    own = meduris(3).huts({9: GREEN, 10: BLUE}).temples({8: PURPLE, 11: PURPLE}).druid(field=10)
    assert temple_points(own) == {8: 2, 11: 2}, "also for two temples of one owner"


def test_a_neighbouring_temple_scores_nothing_and_hides_what_is_beyond() -> None:  # M-END-3
    board = meduris(3).huts({8: GREEN, 11: BLUE, 12: GREEN}).temples({9: BLUE, 10: GREEN}).druid(field=8)
    assert temple_points(board) == {9: 1, 10: 2}


def test_settlements_beside_a_temple_may_span_the_river() -> None:  # M-END-3
    board = meduris(3).huts({31: GREEN, 32: BLUE, 1: GREEN}).temples({2: BLUE, 30: GREEN}).druid(field=1)
    assert temple_points(board) == {2: 3, 30: 3}
    across = meduris(3).huts({31: GREEN, 2: BLUE}).temples({1: BLUE, 32: GREEN}).druid(field=2)
    assert temple_points(across) == {1: 1, 32: 1}


def test_temple_points_go_to_the_owner_of_the_temple() -> None:  # M-END-3
    board = meduris(3).huts({9: GREEN, 10: GREEN}).temples({11: BLUE}).score(GREEN, 0)
    game = last_round(board).answer_all("offer nothing")
    assert [game.points(seat) for seat in range(3)] == [5, 5 + 2, 0 + 1], "green holds one rune stone"


@pytest.mark.parametrize("runes", range(10))
def test_rune_stones_score_more_and_more(runes: int) -> None:  # M-END-4
    one_of_each_district = (2, 6, 10, 13, 15, 19, 23, 27, 31)
    board = meduris(2).huts(dict.fromkeys(one_of_each_district[:runes], BLUE)).score(BLUE, 50)
    if runes > 3:
        board.druid(field=one_of_each_district[runes - 1])
    game = last_round(board).answer_all("offer nothing")
    assert game.match.over
    assert game.points(BLUE) == 50 - runes + sum(range(1, runes + 1))
    assert game.points(PURPLE) == 5


def test_rune_stones_score_for_everyone() -> None:  # M-END-4
    huts = {2: BLUE, 6: BLUE, 10: GREEN, 13: BLUE, 15: GREEN}
    game = last_round(meduris(3).huts(huts).druid(field=15)).answer_all("offer nothing")
    scored = {event.seat: (plain(event)["runes"], plain(event)["points"]) for event in game.events("runes_scored")}
    assert scored == {BLUE: (3, 6), GREEN: (2, 3)}


def settled(board: Scenario) -> Position:
    """The game at its end: purple's last turn brings one copper, and there are no huts to ask."""
    board.workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN])
    game = board.last_turn(PURPLE).play("move wood 1 copper")
    assert game.match.over
    return game


def test_most_points_win() -> None:  # M-END-5
    game = settled(meduris(3).score(PURPLE, 3).score(BLUE, 9).score(GREEN, 7).hand(PURPLE, wood=9))
    assert game.places() == [3, 1, 2]
    assert [standing.points for standing in game.match.standings()] == [3, 9, 7]


def test_then_most_huts_and_temples_built() -> None:  # M-END-5
    board = meduris(3).temples({2: BLUE, 5: GREEN, 9: GREEN}).hand(PURPLE, wood=9)
    assert settled(board).places() == [3, 2, 1], "whatever materials are left"


def test_huts_and_temples_count_alike_for_the_tie() -> None:  # M-END-5
    board = (
        meduris(3)
        .huts({2: BLUE})
        .temples({9: GREEN})
        .score(BLUE, 5)
        .workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN])
    )
    game = board.last_turn(PURPLE).play("move wood 1 copper", "offer nothing")
    assert [game.points(seat) for seat in range(3)] == [5, 5, 5], "blue lost 1 and scored 1 for a rune stone"
    assert game.places() == [3, 1, 1]


def test_then_most_materials_left() -> None:  # M-END-5
    board = meduris(3).hand(BLUE, wood=2).hand(GREEN, stone=2, wool=1)
    assert settled(board).places() == [3, 2, 1], "purple holds one copper"


def test_then_the_win_is_shared() -> None:  # M-END-5
    assert settled(meduris(3).hand(BLUE, wood=1)).places() == [1, 1, 3], "one copper against one wood"
    assert settled(meduris(3).hand(BLUE, wood=1).hand(GREEN, wool=1)).places() == [1, 1, 1]


def test_places_below_the_first_follow_the_same_comparison() -> None:  # M-END-5
    board = meduris(4).workers(wood=[0, 1, 2], wool=[3, 0, 1], stone=[2, 3])
    board.score(3, 9).hand(1, wood=1).hand(2, wood=3)
    assert board.last_turn(0).play("move wood 1 copper").places() == [3, 3, 2, 1]


def test_materials_for_the_tie_are_counted_after_the_last_round() -> None:  # M-END-2, M-END-5
    board = meduris(2).huts({3: BLUE, 6: PURPLE}).hand(BLUE, wool=2).score(BLUE, 3).hand(PURPLE, copper=1)
    board.workers(wood=[PURPLE, PURPLE, BLUE], stone=[PURPLE, BLUE, BLUE])
    game = board.last_turn(PURPLE).play("move wood 2 copper")
    assert (game.hand(PURPLE), game.hand(BLUE)) == ({"copper": 2}, {"wool": 2})
    game.play("offer wool", "offer nothing")
    assert [game.points(seat) for seat in range(2)] == [5 - 1 + 1, 3 + 1 + 1]
    assert game.places() == [1, 2], "blue has offered one of two wool"


CHIPS = {4: "plus-two", 9: "hut", 14: "druid", 19: "plus-two", 24: "hut", 29: "druid"}


def crowded(temples: dict[int, int], free: set[int], huts_of_purple: int) -> Scenario:
    """A board on which only the fields of the six chips and some others are free."""
    fields = [field for field in range(1, 33) if field not in CHIPS and field not in temples and field not in free]
    owners = [PURPLE] * huts_of_purple + [BLUE] * 8 + [GREEN] * 8
    assert len(fields) <= len(owners)
    huts = dict(zip(fields, owners, strict=False))
    end = next(field for field in huts if field % 32 + 1 not in huts)
    return meduris(3).huts(huts).temples(temples).chips(CHIPS).druid(field=end)


def test_the_finale_begins_when_no_room_is_left_for_the_temples() -> None:  # M-END-6
    board = crowded({1: BLUE, 6: GREEN}, {30}, 7)
    game = board.hand(PURPLE, wool=1, stone=1).turn(PURPLE).play("temple 30").answer_all("offer nothing")
    assert [game.temples_left(seat) for seat in range(3)] == [1, 1, 1]
    (finale,) = game.events("finale_began")
    assert (finale.seat, plain(finale)) == (PURPLE, {"trigger": "no-room-for-temples"})
    game.idle_turn().idle_turn()
    assert turns(game) == [BLUE, GREEN]
    assert len(game.events("last_round_began")) == 1


def test_a_single_temple_site_is_enough_to_play_on() -> None:  # M-END-6
    board = crowded({1: BLUE, 6: GREEN}, {30, 16}, 6)
    game = board.hand(PURPLE, wool=1, stone=1).turn(PURPLE).play("temple 30").answer_all("offer nothing")
    assert [game.temples_left(seat) for seat in range(3)] == [1, 1, 1]
    assert game.events("finale_began") == []


def test_whoever_has_no_temple_left_can_still_finish() -> None:  # M-END-6
    board = crowded({1: BLUE, 6: GREEN, 16: PURPLE}, {30}, 6)
    game = board.hand(PURPLE, wool=1, stone=1).turn(PURPLE).play("temple 30").answer_all("offer nothing")
    assert [game.temples_left(seat) for seat in range(3)] == [0, 1, 1]
    assert game.events("finale_began") == []


def test_a_hut_may_take_the_last_temple_site() -> None:  # M-END-6
    board = crowded({1: BLUE, 6: GREEN, 16: PURPLE}, {30}, 6)
    game = board.hand(PURPLE, wool=9, stone=9).turn(PURPLE).pay("hut 30").answer_all("offer nothing")
    assert [game.temples_left(seat) for seat in range(3)] == [1, 1, 1]
    assert [plain(event) for event in game.events("finale_began")] == [{"trigger": "no-room-for-temples"}]


def idle_turns_before_the_finale(game: Position) -> int:
    """The number of turns without a building before the finale begins."""
    for turn in range(1, 1000):
        game.idle_turn()
        if game.events("finale_began"):
            return turn
    raise AssertionError("the finale never begins")


@pytest.mark.parametrize(("seats", "idle"), [(2, 80), (3, 120), (4, 160)])
def test_the_finale_begins_after_40_turns_a_seat_without_a_building(seats: int, idle: int) -> None:  # M-END-7
    match = Match.new("meduris", seats=seats, seed=1)
    while match.decision == "place-worker":
        match.play(match.legal()[0])
    game = Position(match)
    assert idle_turns_before_the_finale(game) == idle
    (finale,) = game.events("finale_began")
    assert plain(finale) == {"trigger": "nobody-builds"}
    for _ in range(seats - 1):
        game.idle_turn()
    assert match.over
    assert len(game.events("last_round_began")) == 1


@pytest.mark.parametrize("building", ["hut 8", "temple 8"])
def test_a_building_starts_the_count_anew(building: str) -> None:  # M-END-7
    game = meduris(2).hand(PURPLE, wood=9, stone=9).turn(PURPLE)
    for _ in range(10):
        game.idle_turn()
    game.idle_until(PURPLE).pay(building)
    assert idle_turns_before_the_finale(game) == 80
