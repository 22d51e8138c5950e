"""What each player may know (M-HIDE)."""

from __future__ import annotations

import pytest

from beltane import Match
from beltane.games.meduris.rules.state import Step
from beltane.games.meduris.rules.vocabulary import Building, Chip, Material
from beltane.kernel.dispatch import conceal
from beltane.kernel.events import Event
from beltane.kernel.random import Random, seed_generator
from beltane.kernel.records import blank, copy, overwrite, to_bytes
from tests.events import plain
from tests.games.meduris.scenario import BLUE, FAR_TEMPLES, GREEN, PURPLE, Position, Scenario, in_words, meduris


def board() -> Scenario:
    start = meduris(3).huts({3: BLUE, 5: GREEN}).temples(FAR_TEMPLES).druid(field=3).chips({9: "hut"})
    return start.hand(PURPLE, wood=3, stone=1).hand(BLUE, copper=2).hand(GREEN, wool=4, wood=1)


@pytest.mark.parametrize("seat", [PURPLE, BLUE, GREEN])
def test_a_player_sees_only_the_own_materials(seat: int) -> None:  # M-HIDE-1
    players = board().turn(PURPLE).match.view(seat).players
    hands = [
        {"wood": 3, "wool": 0, "copper": 0, "stone": 1},
        {"wood": 0, "wool": 0, "copper": 2, "stone": 0},
        {"wood": 1, "wool": 4, "copper": 0, "stone": 0},
    ]
    for other in range(3):
        materials = players[other].materials
        assert (None if materials is None else in_words(materials)) == (hands[other] if other == seat else None)


def test_a_spectator_sees_nobodys_materials() -> None:  # M-HIDE-1
    assert [player.materials for player in board().turn(PURPLE).match.view(None).players] == [None] * 3


@pytest.mark.parametrize("seat", [PURPLE, BLUE, GREEN, None])
def test_totals_are_open(seat: int | None) -> None:  # M-HIDE-1
    assert [player.material_total for player in board().turn(PURPLE).match.view(seat).players] == [4, 2, 5]


@pytest.mark.parametrize("seat", [PURPLE, BLUE, GREEN, None])
def test_a_table_can_play_with_open_screens(seat: int | None) -> None:  # M-HIDE-1
    players = board().open_screens().turn(PURPLE).match.view(seat).players
    assert [player.materials[Material.WOOD] for player in players] == [3, 0, 1]


def test_everything_else_is_open() -> None:  # M-HIDE-1
    match = board().turn(PURPLE).match
    seen = [match.view(seat) for seat in (PURPLE, BLUE, GREEN, None)]
    for view in seen:
        assert view.fields == seen[0].fields
        assert view.plateaus == seen[0].plateaus
        assert view.druid == seen[0].druid
        for player, same in zip(view.players, seen[0].players, strict=True):
            assert (player.points, player.huts, player.temples) == (same.points, same.huts, same.temples)
            assert player.runes == same.runes


def test_the_view_tells_the_position() -> None:  # M-HIDE-1
    view = board().turn(PURPLE).match.view(BLUE)
    assert view.fields[2].building is Building.HUT
    assert (view.fields[2].owner, view.fields[2].materials) == (BLUE, (Material.WOOL, Material.COPPER))
    assert view.fields[19].building is Building.TEMPLE
    assert view.fields[8].chip is Chip.HUT
    assert (view.druid.field, view.druid.slab) == (3, None)
    assert [(plateau.material, plateau.supply, plateau.workers) for plateau in view.plateaus] == [
        (Material.WOOD, 14, (0,)),
        (Material.WOOL, 14, (0, 1)),
        (Material.COPPER, 16, (1, 2)),
        (Material.STONE, 17, (2,)),
    ]
    assert [player.runes for player in view.players] == [(), (), ("serpent",)]
    assert (view.mover, view.decision) == (PURPLE, Step.PHASE_TWO)
    assert (view.players[BLUE].huts, view.players[BLUE].temples) == (7, 0)


def test_what_is_paid_offered_taken_and_returned_is_seen_by_all() -> None:  # M-HIDE-1
    paid = board().hand(PURPLE, wood=1, stone=1).turn(PURPLE).play("hut 8")
    assert [plain(event) for event in paid.events("paid")] == [{"pieces": {"wood": 1, "stone": 1}}]
    offered = board().hand(GREEN, wood=1).asked(5).play("offer wood")
    assert [plain(event) for event in offered.events("paid")] == [{"pieces": {"wood": 1}}]
    took = board().rolls(PURPLE, "plus-one").play("take wool")
    assert [(event.seat, plain(event)) for event in took.events("took")] == [(PURPLE, {"material": "wool"})]
    returned = board().rolls(BLUE, "minus-one").play("return copper")
    assert [(event.seat, plain(event)) for event in returned.events("returned")] == [(BLUE, {"material": "copper"})]
    collected = board().rolls(BLUE, "stone")
    assert [plain(event)["material"] for event in collected.events("collected")] == ["stone"]


def test_hands_can_be_reckoned_from_the_events() -> None:  # M-HIDE-1
    match = Match.new("meduris", seats=3, seed=12)
    reckoned = [dict.fromkeys(("wood", "wool", "copper", "stone"), 1) for _ in range(3)]
    number = 0
    while not match.over:
        legal = match.legal()
        match.play(legal[(number * 7919) % len(legal)])
        number += 1
        for event in match.events():
            if event.seat is not None:
                reckon(reckoned[event.seat], event)
    for seat in range(3):
        assert reckoned[seat] == in_words(match.view(seat).players[seat].materials)


def reckon(hand: dict[str, int], event: Event) -> None:
    if event.name == "paid":
        for count in event.pieces():
            hand[count.of.word] -= count.count
    elif event.name in ("took", "returned", "collected"):
        change = event.number("pieces") if event.name == "collected" else {"took": 1, "returned": -1}[event.name]
        hand[str(plain(event)["material"])] += change


def concealed(game: Position, seat: int, seed: int) -> Match:
    generator = blank(Random)
    seed_generator(generator, seed)
    match = game.match.copy()
    conceal(match.state, int(seat), generator)
    return match


def test_conceal_changes_nothing_but_the_dice_to_come() -> None:  # M-HIDE-1
    game = board().turn(PURPLE)
    for seat in range(3):
        match = concealed(game, seat, 5)
        assert to_bytes(match.state.random) != to_bytes(game.game.random)
        restored = copy(match.state)
        overwrite(restored.random, game.game.random)
        assert to_bytes(restored) == to_bytes(game.game)


def test_conceal_re_deals_the_dice() -> None:  # M-HIDE-1
    game = board().turn(PURPLE)
    faces = set()
    for seed in range(60):
        match = concealed(game, PURPLE, seed)
        match.play("move wood 1 stone")
        faces |= {plain(event)["face"] for event in match.events() if event.name == "die_rolled"}
    assert len(faces) == 6, "the next roll is as open as it is for the seat"


@pytest.mark.parametrize("seat", [BLUE, GREEN, None])
def test_only_the_payer_sees_the_payment_being_made(seat: int | None) -> None:  # M-HIDE-1
    """The choices in a payment reveal what is in the hand."""
    match = board().hand(PURPLE, wood=2, stone=2, wool=6).turn(PURPLE).play("hut 8").match
    assert match.decision == "pay"
    own = match.view(PURPLE).payment
    assert own is not None
    assert set(own.materials) == {Material.WOOD, Material.STONE}
    assert (own.need, own.three_for_either, own.decided) == (1, False, {})
    assert match.view(seat).payment is None
    match.play(f"use {own.materials[0].word} 0")
    assert match.view(PURPLE).payment.decided == {own.materials[0]: 0}
    assert match.view(seat).payment is None


def test_the_view_tells_how_near_the_end_is() -> None:  # M-END-1, M-END-7
    early = board().turn(PURPLE).play("move wood 1 stone").match.view(None).end
    assert (early.finale, early.turns_left, early.last_round) == (False, None, False)
    assert (early.turns_without_building, early.most_turns_without_building) == (1, 120)
    late = meduris(3).huts({3: BLUE}).last_turn(GREEN)
    assert (late.match.view(None).end.finale, late.match.view(None).end.turns_left) == (True, 1)
    assert not late.match.view(None).end.last_round
    assert late.idle_turn().match.view(None).end.last_round


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_round_counts_the_huts_that_it_has_still_to_ask(seats: int) -> None:  # M-END-2
    match = Match.new("meduris", seats=seats, seed=5)
    left: list[int | None] = []
    while not match.over:
        asked = [event for event in match.events() if event.name == "druid_came"]
        end = match.view(None).end
        assert (end.huts_to_ask is not None) == end.last_round
        left += [end.huts_to_ask] if asked and end.last_round else []
        legal = match.legal_numbers()
        match.play(legal[len(match.actions) % len(legal)])
    huts = sum(field.building is Building.HUT for field in match.view(None).fields)
    assert left == list(range(huts, 0, -1))
    assert match.view(None).end.huts_to_ask is None
