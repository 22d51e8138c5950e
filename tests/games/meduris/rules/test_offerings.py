"""Offerings to the druid, and what they are worth (M-OFFER, M-CHIP-3)."""

from __future__ import annotations

import pytest

from tests.events import plain
from tests.games.meduris.scenario import BLUE, FAR_TEMPLES, GREEN, Scenario, meduris

SETTLEMENT = {4: BLUE, 5: GREEN, 6: BLUE}
"""A settlement of three; field 5 shows stone and wood."""


def board() -> Scenario:
    return meduris(3).temples(FAR_TEMPLES)


def test_the_owner_of_the_hut_is_asked() -> None:  # M-OFFER-1
    game = board().huts(SETTLEMENT).asked(5)
    assert (game.decision, game.mover) == ("offer", GREEN), "in purple's turn"
    game.play("offer nothing")
    assert (game.decision, game.mover) == ("offer", BLUE)


def test_offering_nothing_loses_a_point() -> None:  # M-OFFER-1
    game = board().huts(SETTLEMENT).hand(GREEN, wood=1, stone=1).asked(5).play("offer nothing")
    assert [game.points(seat) for seat in range(3)] == [5, 5, 4]
    assert game.gains(GREEN) == {}


@pytest.mark.parametrize("material", ["wood", "stone"])
def test_offering_one_of_the_two_materials_scores_1(material: str) -> None:  # M-OFFER-1
    game = board().huts(SETTLEMENT).hand(GREEN, wood=2, stone=2, wool=2).asked(5).play(f"offer {material}")
    assert [game.points(seat) for seat in range(3)] == [5, 5, 6]
    assert game.gains(GREEN) == {material: -1}
    assert game.supply(material) == 17


def test_only_the_materials_of_the_field_can_be_offered() -> None:  # M-OFFER-1
    game = board().huts(SETTLEMENT).hand(GREEN, wool=2, copper=2, wood=1).asked(5)
    assert game.legal() == ["offer nothing", "offer wood", "offer three", "offer both"]
    poor = board().huts(SETTLEMENT).hand(GREEN, wool=1, copper=1).asked(5)
    assert poor.legal() == ["offer nothing"]


@pytest.mark.parametrize("settlement", [1, 2, 3, 5, 8])
def test_offering_both_scores_the_huts_of_the_settlement(settlement: int) -> None:  # M-OFFER-1
    huts = {4 + number: BLUE if number % 2 else GREEN for number in range(settlement)}
    game = board().huts(huts).hand(GREEN, wood=1, copper=1).asked(4).play("offer both")
    assert game.points(GREEN) == 5 + settlement
    assert game.hand(GREEN) == {}
    assert (game.supply("wood"), game.supply("copper")) == (18, 18)


def test_a_lone_hut_is_worth_1_either_way() -> None:  # M-OFFER-1
    lone = board().huts({5: GREEN}).hand(GREEN, wood=1, stone=1)
    assert lone.asked(5).play("offer wood").points(GREEN) == 6
    assert lone.asked(5).play("offer both").points(GREEN) == 6


def test_three_others_stand_for_one_of_the_two() -> None:  # M-OFFER-1, M-PAY-1
    game = board().huts(SETTLEMENT).hand(GREEN, wool=2, copper=1).asked(5)
    assert game.legal() == ["offer nothing", "offer three"]
    game.play("offer three")
    assert game.hand(GREEN) == {}
    assert game.points(GREEN) == 6


def test_three_of_one_required_material_stand_for_the_other() -> None:  # M-OFFER-1, M-PAY-1
    game = board().huts(SETTLEMENT).hand(GREEN, wood=3).asked(5)
    assert game.legal() == ["offer nothing", "offer wood", "offer three"]
    game.play("offer three")
    assert (game.hand(GREEN), game.points(GREEN)) == ({}, 6)


def test_three_pieces_with_both_required_materials_stand_for_neither() -> None:  # M-OFFER-1, M-PAY-1
    game = board().huts(SETTLEMENT).hand(GREEN, wood=1, stone=1, wool=1).asked(5)
    assert game.legal() == ["offer nothing", "offer wood", "offer stone", "offer both"]


def test_both_can_be_offered_with_replacing() -> None:  # M-OFFER-1, M-PAY-1
    game = board().huts(SETTLEMENT).hand(GREEN, wood=4).asked(5).play("offer both")
    assert (game.hand(GREEN), game.points(GREEN)) == ({}, 8)
    game = board().huts(SETTLEMENT).hand(GREEN, wool=6).asked(5).play("offer both")
    assert (game.hand(GREEN), game.points(GREEN)) == ({}, 8)


def test_one_owner_is_asked_for_each_hut() -> None:  # M-OFFER-1
    game = board().huts({4: BLUE, 5: BLUE, 6: BLUE}).hand(BLUE, wood=2, copper=1, wool=1).asked(4)
    game.play("offer both", "offer nothing", "offer both")
    assert game.points(BLUE) == 5 + 3 - 1 + 3
    assert game.hand(BLUE) == {}


def test_offering_is_never_compulsory() -> None:  # M-OFFER-2
    game = board().huts(SETTLEMENT).hand(GREEN, wood=9, wool=9, copper=9, stone=9).asked(5)
    assert "offer nothing" in game.legal()
    game.play("offer nothing")
    assert (game.gains(GREEN), game.points(GREEN)) == ({}, 4)


def test_points_never_fall_below_0() -> None:  # M-OFFER-1, M-OFFER-2
    game = board().huts(SETTLEMENT).score(GREEN, 0).asked(5).play("offer nothing")
    assert game.points(GREEN) == 0
    (offered,) = game.events("offered_nothing")
    assert plain(offered) == {"field": 5, "points": 0}


def test_the_floor_applies_at_each_loss() -> None:  # M-OFFER-2
    huts = dict.fromkeys((4, 5, 6, 7), BLUE)
    game = board().huts(huts).score(BLUE, 1).hand(BLUE, copper=1).asked(4)
    seen = []
    for answer in ("offer nothing", "offer nothing", "offer nothing", "offer copper"):
        seen.append(game.play(answer).points(BLUE))
    assert seen == [0, 0, 0, 1], "losses that the floor spared are not made up for"


def test_the_druid_chip_is_an_offering_of_both() -> None:  # M-CHIP-3
    game = board().huts(SETTLEMENT).chips({5: "druid"}).asked(5)
    assert game.legal() == ["offer nothing", "offer chip"]
    game.play("offer chip")
    assert game.points(GREEN) == 5 + 3
    assert game.chip(5) is None, "it leaves the game"


def test_the_druid_chip_is_the_whole_offering() -> None:  # M-CHIP-3
    rich = board().huts(SETTLEMENT).chips({5: "druid"}).hand(GREEN, wood=2, stone=2)
    game = rich.asked(5)
    assert game.legal() == ["offer nothing", "offer wood", "offer stone", "offer both", "offer chip"]
    game.play("offer chip")
    assert game.gains(GREEN) == {}
    assert game.decision == "offer", "nothing is left to pay"
    assert game.mover == BLUE


@pytest.mark.parametrize("answer", ["offer nothing", "offer wood", "offer both"])
def test_the_druid_chip_may_be_kept_every_time(answer: str) -> None:  # M-CHIP-3
    game = board().huts({5: GREEN}).chips({5: "druid"}).hand(GREEN, wood=1, stone=1).asked(5).play(answer)
    assert game.chip(5) == "druid"
    again = board().huts({5: GREEN}).chips({5: "druid"}).druid(field=5).hand(BLUE, wood=1, wool=1).turn(BLUE)
    again.play("hut 14", "offer nothing")
    assert again.chip(5) == "druid", "also when he comes to another hut"


def test_only_the_hut_on_the_chip_may_spend_it() -> None:  # M-CHIP-3
    game = board().huts(SETTLEMENT).chips({5: "druid", 9: "druid"}).asked(4)
    assert game.legal() == ["offer nothing"], "green's chip is no help to blue"
    game.play("offer nothing", "offer nothing")
    assert game.legal() == ["offer nothing"]


def test_a_spent_druid_chip_is_gone_for_the_next_ritual() -> None:  # M-CHIP-3
    start = board().huts({5: GREEN}).chips({5: "druid"}).druid(field=5).hand(GREEN, copper=2, wool=2, stone=2, wood=2)
    game = start.turn(GREEN).pay("temple 12")
    assert "offer chip" in game.legal()
    game.play("offer chip")
    game.idle_until(GREEN).pay("temple 8")
    assert game.asked() == [5, 5]
    assert "offer chip" not in game.legal()
