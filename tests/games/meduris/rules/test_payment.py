"""Paying (M-PAY): every payment that the rule allows is offered exactly once, and no other."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement

import pytest

from tests.events import plain
from tests.games.meduris.scenario import (
    BLUE,
    FAR_TEMPLES,
    GREEN,
    PURPLE,
    Hand,
    Position,
    Scenario,
    materials_of,
    meduris,
)

MATERIALS = ("wood", "wool", "copper", "stone")
Payment = tuple[int, int, int, int]
"""The number of pieces of each material, in the order of MATERIALS."""

HUT_SITE_OF_SETTLEMENT = {1: 26, 2: 2, 3: 8}
"""With huts on 1, 9 and 10: a hut here needs its materials once, twice, three times; all three are wood and stone."""


def payments_of_unit(material: str) -> set[Payment]:
    """One piece of the material, or three pieces none of which is that material."""
    others = [other for other in MATERIALS if other != material]
    bundles = [(material,), *combinations_with_replacement(others, 3)]
    return {tally(bundle) for bundle in bundles}


def tally(pieces: tuple[str, ...]) -> Payment:
    wood, wool, copper, stone = (pieces.count(material) for material in MATERIALS)
    return wood, wool, copper, stone


def payments_by_rule(required: tuple[str, str], times: int, hand: Hand) -> set[Payment]:
    """All payments that a hand allows, composed unit by unit."""
    held = [hand.get(material, 0) for material in MATERIALS]
    payments: set[Payment] = {(0, 0, 0, 0)}
    for material in required * times:
        payments = {
            (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3])
            for a in payments
            for b in payments_of_unit(material)
            if all(a[i] + b[i] <= held[i] for i in range(4))
        }
    return payments


def payments_on_offer(game: Position) -> list[Payment]:
    """What has been paid at the end of each way through the decisions of a payment."""
    if game.decision == "pay":
        assert game.legal(), "a payment that was begun can be made"
        return [payment for action in game.legal() for payment in payments_after(game, action)]
    (paid,) = game.events("paid")
    pieces = {count.of.word: count.count for count in paid.pieces()}
    wood, wool, copper, stone = (pieces.get(material, 0) for material in MATERIALS)
    return [(wood, wool, copper, stone)]


def payments_after(game: Position, action: str) -> list[Payment]:
    return payments_on_offer(game.copy().play(action))


def builder(hand: Hand) -> Scenario:
    return meduris(3).huts({1: GREEN, 9: GREEN, 10: GREEN}).hand(PURPLE, **hand)


def random_hands(seed: int, number: int, most: int) -> list[Hand]:
    chance = random.Random(seed)
    return [{material: chance.randint(0, most) for material in MATERIALS} for _ in range(number)]


HANDS: list[Hand] = [
    {"wood": 1, "stone": 1},
    {"wood": 4},
    {"wood": 3, "stone": 1},
    {"wood": 3, "stone": 3},
    {"wood": 1, "wool": 1, "stone": 1},
    {"wood": 2, "wool": 1, "copper": 1, "stone": 1},
    {"wool": 6},
    {"wool": 3, "copper": 3, "wood": 1, "stone": 1},
    {"wood": 4, "wool": 4, "copper": 4, "stone": 4},
    *random_hands(1, 6, 5),
]


def test_three_sites_for_payments() -> None:
    for times, field in HUT_SITE_OF_SETTLEMENT.items():
        assert set(materials_of(field)) == {"wood", "stone"}
        game = builder({"wood": 3, "stone": 3}).druid(field=10).temples({30: BLUE}).turn(PURPLE).play(f"hut {field}")
        (chosen,) = game.events("hut_chosen")
        assert plain(chosen)["settlement"] == times


@pytest.mark.parametrize("times", [1, 2, 3])
@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_every_payment_for_a_hut_is_on_offer_once(hand: Hand, times: int) -> None:  # M-PAY-1, M-HUT-1
    expected = payments_by_rule(("wood", "stone"), times, hand)
    game = builder(hand).turn(PURPLE)
    action = f"hut {HUT_SITE_OF_SETTLEMENT[times]}"
    assert (action in game.legal()) == bool(expected)
    if expected:
        offered = payments_after(game, action)
        assert len(offered) == len(set(offered)), "the same pieces are the same payment"
        assert set(offered) == expected


@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_every_payment_for_a_temple_is_on_offer_once(hand: Hand) -> None:  # M-PAY-1, M-TEMPLE-1
    for field in (2, 8, 12, 14):
        game = builder(hand).turn(PURPLE)
        expected = payments_by_rule(materials_of(field), 1, hand)
        assert (f"temple {field}" in game.legal()) == bool(expected)
        if expected:
            assert sorted(payments_after(game, f"temple {field}")) == sorted(expected)


@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_every_payment_for_an_offering_is_on_offer_once(hand: Hand) -> None:  # M-PAY-1, M-OFFER-1
    first, second = materials_of(5)
    game = meduris(3).temples(FAR_TEMPLES).huts({5: GREEN}).hand(GREEN, **hand).asked(5)
    both = payments_by_rule((first, second), 1, hand)
    assert ("offer both" in game.legal()) == bool(both)
    assert not both or sorted(payments_after(game, "offer both")) == sorted(both)
    ones = [action for action in game.legal() if action not in ("offer nothing", "offer both")]
    offered = [payment for action in ones for payment in payments_after(game, action)]
    assert len(offered) == len(set(offered))
    assert set(offered) == {
        payment
        for material in (first, second)
        for payment in payments_of_unit(material)
        if all(pieces <= hand.get(kind, 0) for pieces, kind in zip(payment, MATERIALS, strict=True))
    }


@pytest.mark.parametrize("hand", [*random_hands(2, 25, 4), *random_hands(3, 5, 8)], ids=str)
def test_a_hut_is_on_offer_where_it_can_be_paid(hand: Hand) -> None:  # M-PAY-1, M-HUT-1
    huts = {1: GREEN, 3: BLUE, 7: GREEN, 8: GREEN, 9: BLUE, 10: GREEN, 12: BLUE, 14: BLUE, 15: BLUE, 24: GREEN}
    sizes = {2: 3, 4: 2, 6: 5, 11: 6, 13: 4, 16: 3, 23: 2, 25: 2, 32: 2}
    game = meduris(3).huts(huts).druid(field=3).hand(PURPLE, **hand).turn(PURPLE)
    for field in range(1, 33):
        if field in huts:
            assert field not in game.fields("hut")
        else:
            payable = bool(payments_by_rule(materials_of(field), sizes.get(field, 1), hand))
            assert (field in game.fields("hut")) == payable, f"field {field}"


def test_four_wood_pay_for_wood_and_stone() -> None:  # M-PAY-1
    game = builder({"wood": 4}).turn(PURPLE).play("hut 26")
    assert game.gains(PURPLE) == {"wood": -4}, "wood, and three wood for the stone"
    assert game.building(26) == ("hut", PURPLE)


def test_each_material_may_replace_the_other() -> None:  # M-PAY-1
    game = builder({"wood": 3, "stone": 3}).turn(PURPLE).play("hut 26", "use wood 3")
    assert game.gains(PURPLE) == {"wood": -3, "stone": -3}, "also while the required ones are held"


def test_three_wood_and_one_stone_are_no_payment() -> None:  # M-PAY-1
    game = builder({"wood": 3, "stone": 1}).turn(PURPLE).play("hut 26")
    assert game.gains(PURPLE) == {"wood": -1, "stone": -1}, "the only payment there is"
    game = builder({"wood": 4, "stone": 4}).turn(PURPLE).play("hut 26", "use wood 3")
    assert game.gains(PURPLE) == {"wood": -3, "stone": -3}, "what three wood have to go with"


def test_the_three_may_be_mixed() -> None:  # M-PAY-1
    game = builder({"wood": 2, "wool": 1, "copper": 1}).turn(PURPLE).play("hut 26")
    assert game.gains(PURPLE) == {"wood": -2, "wool": -1, "copper": -1}
    assert game.hand(PURPLE) == {}


def test_replacing_may_be_chosen_while_the_material_is_held() -> None:  # M-PAY-1
    game = builder({"wood": 1, "stone": 1, "wool": 3}).turn(PURPLE).play("hut 26")
    assert game.legal() == ["pay exact", "use wood 0", "use wood 1"]
    game.play("use wood 0")
    assert game.gains(PURPLE) == {"stone": -1, "wool": -3}


def test_any_number_of_units_may_be_replaced() -> None:  # M-PAY-1
    game = builder({"wool": 9, "copper": 9}).turn(PURPLE).play("hut 8")
    assert game.gains(PURPLE) == {"wool": -9, "copper": -9}, "six units, three pieces each"


def test_three_for_one_is_exactly_three() -> None:  # M-PAY-1
    assert "hut 26" not in builder({"wood": 1, "wool": 2}).turn(PURPLE).legal()
    game = builder({"wood": 1, "wool": 4}).turn(PURPLE).play("hut 26")
    assert game.gains(PURPLE) == {"wood": -1, "wool": -3}


def test_three_of_the_required_material_do_not_replace_it() -> None:  # M-PAY-1
    on_offer = payments_after(builder({"wood": 9, "stone": 9}).turn(PURPLE), "hut 26")
    assert sorted(on_offer) == [(0, 0, 0, 4), (1, 0, 0, 1), (3, 0, 0, 3), (4, 0, 0, 0)]


def test_wasteful_payments_stay_legal() -> None:  # M-PAY-1
    offered = payments_after(builder({"wood": 2, "wool": 6, "stone": 2}).turn(PURPLE), "hut 26")
    assert (1, 0, 0, 1) in offered
    assert (0, 6, 0, 0) in offered


@pytest.mark.parametrize("action", ["hut 26", "temple 26"])
def test_the_pieces_go_to_the_supply_and_nothing_is_taken_from_it(action: str) -> None:  # M-PAY-2
    game = builder({"wood": 1, "wool": 2, "copper": 1}).turn(PURPLE).play(action)
    assert game.hand(PURPLE) == {}
    assert {material: game.supply(material) for material in MATERIALS} == dict.fromkeys(MATERIALS, 18)


def test_replacing_works_when_the_supply_has_none_of_the_material() -> None:  # M-PAY-2
    game = meduris(3).hand(BLUE, stone=18).hand(PURPLE, wood=1, wool=3).turn(PURPLE).play("hut 26")
    assert game.gains(PURPLE) == {"wood": -1, "wool": -3}
    assert game.supply("stone") == 0


def test_replacing_in_an_offering_is_pure_payment_too() -> None:  # M-PAY-2, M-OFFER-1
    board = meduris(3).temples(FAR_TEMPLES).huts({5: GREEN}).hand(GREEN, wool=2, copper=1).hand(BLUE, stone=18)
    game = board.asked(5).play("offer three")
    assert game.hand(GREEN) == {}
    assert (game.supply("wool"), game.supply("copper"), game.supply("stone")) == (18, 18, 0)
    assert game.points(GREEN) == 6
