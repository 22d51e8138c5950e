"""The worked examples of the rulebook. Its red player sits in the first seat here and is purple."""

from __future__ import annotations

from tests.games.meduris.scenario import BLUE, GREEN, PURPLE, meduris

FIRST = PURPLE


def test_example_1_small_yield() -> None:  # M-SMALL-1
    board = meduris(3).workers(wood=[GREEN, BLUE, BLUE], stone=[GREEN, FIRST], wool=[FIRST])
    game = board.rolls(FIRST, "wood")
    assert [game.gains(seat) for seat in (FIRST, BLUE, GREEN)] == [{}, {"wood": 2}, {"wood": 1}]
    assert (game.decision, game.mover) == ("phase-two", FIRST)


def test_example_2_big_yield() -> None:  # M-BIG-1, M-BIG-2
    board = meduris(3).workers(stone=[FIRST, GREEN], wood=[GREEN, BLUE, BLUE], wool=[FIRST])
    game = board.turn(FIRST).play("move wool 1 stone")
    assert game.stack("stone") == [FIRST, GREEN, FIRST]
    assert [game.gains(seat) for seat in (FIRST, BLUE, GREEN)] == [{"stone": 3 + 1}, {}, {"stone": 2}]


def test_example_3_the_druid_leaves_his_slabs() -> None:  # M-DRUID-2, M-OFFER-1
    board = meduris(3).huts({14: FIRST, 6: GREEN, 25: BLUE}).hand(FIRST, wood=1, stone=1).hand(GREEN, wool=1)
    game = board.turn(FIRST)
    assert (game.slab, game.druid) == (3, None)
    game.play("hut 19")
    assert (game.druid, game.decision, game.mover) == (6, "offer", GREEN)
    game.play("offer wool")
    assert game.points(GREEN) == 5 + 1
    assert game.hand(GREEN) == {}
    assert [event.seat for event in game.events("turn_began")] == [BLUE]


def test_example_4_a_hut_in_a_settlement_and_its_ritual() -> None:  # M-HUT-1, M-DRUID-4, M-OFFER-1
    board = meduris(3).huts({3: FIRST, 4: FIRST, 28: GREEN}).temples({5: GREEN, 20: GREEN}).druid(field=28)
    game = board.hand(BLUE, stone=4, wood=4).hand(FIRST, wood=1).turn(BLUE)
    game.pay("hut 2")
    assert game.gains(BLUE) == {"stone": -3, "wood": -3}
    assert "serpent" in game.runes(BLUE)
    assert (game.druid, game.decision, game.mover) == (2, "offer", BLUE)
    before = game.points(BLUE)
    game.play("offer both")
    assert game.points(BLUE) == before + 3
    assert game.hand(BLUE) == {}
    assert (game.druid, game.mover, game.legal()) == (3, FIRST, ["offer nothing"]), "neither wool nor copper"
    game.play("offer nothing")
    assert game.points(FIRST) == 5 - 1
    assert (game.druid, game.mover) == (4, FIRST)
    game.play("offer wood")
    assert game.points(FIRST) == 5 - 1 + 1
    assert game.druid == 4, "the temple on 5 ends the settlement"
    assert [event.seat for event in game.events("turn_began")] == [GREEN]


def test_example_5_the_river_on_the_way() -> None:  # M-RIVER-1
    board = meduris(3).huts({30: BLUE, 4: GREEN, 9: BLUE}).temples({20: FIRST}).druid(field=30)
    game = board.hand(FIRST, wood=1, stone=1).turn(FIRST).play("temple 26")
    assert game.event_names()[-4:] == ["river_crossed", "river_scored", "river_scored", "druid_came"]
    assert [game.points(seat) for seat in (FIRST, BLUE, GREEN)] == [5, 5 + 2, 5 + 1]
    assert (game.decision, game.mover, game.druid) == ("offer", GREEN, 4)
    game.play("offer nothing")
    assert [event.seat for event in game.events("turn_began")] == [BLUE]


def test_example_6_five_rune_stones() -> None:  # M-END-4
    huts = dict.fromkeys((2, 6, 10, 13, 15), BLUE)
    game = meduris(3).huts(huts).druid(field=15).last_turn(FIRST).idle_turn().answer_all("offer nothing")
    assert game.match.over
    assert game.points(BLUE) == 5 - 5 + 15


def test_example_7_entering_between_two_huts() -> None:  # M-DRUID-5, M-DRUID-2
    board = meduris(3).huts({32: FIRST, 1: GREEN}).temples({20: FIRST}).hand(BLUE, wood=1, stone=1)
    game = board.hand(GREEN, wool=1, copper=1).turn(BLUE).play("temple 26")
    assert game.events("river_crossed") == []
    assert (game.decision, game.mover, game.druid) == ("offer", GREEN, 1)
    game.play("offer both")
    assert game.points(GREEN) == 5 + 2
    assert game.asked() == [1], "only field 1 is asked"
    assert game.points(FIRST) == 5
