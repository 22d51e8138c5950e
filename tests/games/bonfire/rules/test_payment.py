"""Paying (B-PAY): every payment that the rules allow is offered exactly once, and no other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product

import numpy as np
import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.rules.decisions import proceed
from beltane.games.bonfire.rules.payment import resources_affordable, tiles_affordable
from beltane.games.bonfire.rules.state import Bonfire, Step
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, NONE, RESOURCE, ActionKind, Resource
from beltane.kernel.decisions import mover, push
from beltane.kernel.match import Match
from beltane.kernel.records import copy
from tests.games.bonfire.scenario import Scenario, bonfire

Pieces = tuple[int, ...]
"""The number of pieces of each kind; the joker, a yellow tile or gold, is the last kind."""

SHIP, TASK, GUARDIAN, PATH, _, _, YELLOW = map(int, ActionKind)
BLOSSOM, FRUIT, HERB, SHELL, ROOT, GOLD = map(int, Resource)
YELLOW_COUNTS_TWICE = 5


# The rule, unit by unit, for any hand


@cache
def ways_to_pay(hand: Pieces, units: tuple[int, ...], joker_worth: int) -> frozenset[Pieces]:
    """All sets of pieces that can be paid, unit by unit in any order (B-PAY-2, B-PAY-3)."""
    if not units:
        return frozenset({tuple(0 for _ in hand)})
    ways: set[Pieces] = set()
    for unit in set(units):
        for paid, left_to_pay in ways_to_pay_next(hand, units, unit, joker_worth):
            hand_after = tuple(held - given for held, given in zip(hand, paid, strict=True))
            for later in ways_to_pay(hand_after, left_to_pay, joker_worth):
                ways.add(tuple(given + more for given, more in zip(paid, later, strict=True)))
    return frozenset(ways)


def ways_to_pay_next(
    hand: Pieces, units: tuple[int, ...], unit: int, joker_worth: int
) -> Iterator[tuple[Pieces, tuple[int, ...]]]:
    """What can be paid for one unit now, and which units then remain."""
    joker = len(hand) - 1
    if hand[unit] > 0:
        yield tally(hand, unit), without(units, unit, 1)
    if hand[joker] > 0:
        for counts_as in range(1, joker_worth + 1):
            yield tally(hand, joker), without(units, unit, counts_as)
    if hand[unit] == 0:
        for first, second in combinations_with_replacement(range(len(hand)), 2):
            if is_part_of(tally(hand, first, second), hand):
                yield tally(hand, first, second), without(units, unit, 1)


def without(units: tuple[int, ...], unit: int, number: int) -> tuple[int, ...]:
    """The units minus some equal ones, as many as there are; any additional worth of a joker is lost."""
    left = list(units)
    for _ in range(min(number, units.count(unit))):
        left.remove(unit)
    return tuple(left)


def tally(hand: Pieces, *kinds: int) -> Pieces:
    return tuple(kinds.count(kind) for kind in range(len(hand)))


def is_part_of(some: Pieces, pieces: Pieces) -> bool:
    return all(a <= b for a, b in zip(some, pieces, strict=True))


def legal_payments(hand: Pieces, units: tuple[int, ...], joker_worth: int = 1) -> set[Pieces]:
    """The payments from which no piece could be left out (B-PAY-4)."""
    ways = ways_to_pay(hand, units, joker_worth)
    return {way for way in ways if not any(other != way and is_part_of(other, way) for other in ways)}


# The engine's decisions, all the way through


def with_tiles(state: Bonfire, hand: Pieces) -> Bonfire:
    state = copy(state)
    for kind, pieces in enumerate(hand):
        state.players[0].tiles[kind] = pieces
    return state


def with_resources(state: Bonfire, hand: Pieces) -> Bonfire:
    state = copy(state)
    for kind, pieces in enumerate(hand):
        state.players[0].resources[kind] = pieces
    return state


def ask(state: Bonfire, step: Step, first: int, second: int) -> None:
    """Ask for a payment, and for nothing else."""
    state.decisions.depth = 0
    push(state.decisions, step, 0, first, second)
    proceed(state)


def payments_on_offer(state: Bonfire, step: Step, first: int, second: int) -> list[Pieces]:
    """What has been paid at the end of each way through the decisions of a payment."""
    before = in_hand(state, step)
    ask(state, step, first, second)
    return [tuple(a - b for a, b in zip(before, after, strict=True)) for after in hands_after(state, step)]


def hands_after(state: Bonfire, step: Step) -> Iterator[Pieces]:
    """The hand at the end of each way; every decision asked on the way leaves a choice."""
    out = np.zeros(len(GAME.actions), np.int64)
    count = int(GAME.rules.legal(state, out))
    if count == 0:
        yield in_hand(state, step)
    assert count != 1, "a payment without a choice is not asked"
    for action in out[:count]:
        after = copy(state)
        GAME.rules.play(after, int(action))
        yield from hands_after(after, step)


def in_hand(state: Bonfire, step: Step) -> Pieces:
    player = state.players[0]
    return tuple(int(pieces) for pieces in (player.tiles if step is Step.PAY_TILES else player.resources))


def is_asked(state: Bonfire, step: Step, first: int, second: int) -> bool:
    """Whether a payment needs a decision at all."""
    ask(state, step, first, second)
    return int(mover(state)) == 0


@pytest.fixture(scope="module")
def plain() -> Bonfire:
    return bonfire(2).state


@pytest.fixture(scope="module")
def with_specialist_5() -> Bonfire:
    return bonfire(2).specialists(0, YELLOW_COUNTS_TWICE).state


TILE_KIND = GUARDIAN
"""Neither the first nor the last of the six actions, so that pieces of pairs come before and after it."""


def tile_hands(need: int) -> list[Pieces]:
    """Hands around the cost: own tiles, yellow ones and three other kinds."""
    chance = random.Random(need)
    hands = []
    for own, yellow, others in product(range(need + 2), range(need + 2), range(2 * need + 2)):
        if own + yellow + others <= 9:
            hand = [0] * len(ACTION_KIND)
            hand[TILE_KIND], hand[YELLOW] = own, yellow
            for _ in range(others):
                hand[chance.choice((SHIP, TASK, PATH))] += 1
            hands.append(tuple(hand))
    return chance.sample(hands, min(60, len(hands)))


@pytest.mark.parametrize("need", [1, 2, 3, 4])
def test_every_payment_of_tiles_is_on_offer_once(plain: Bonfire, need: int) -> None:  # B-PAY-2, B-PAY-3, B-PAY-4
    for hand in tile_hands(need):
        check_tile_payments(with_tiles(plain, hand), hand, need, joker_worth=1)


def test_eight_tiles_may_all_be_paid_by_jokers_and_pairs(plain: Bonfire) -> None:  # B-PAY-2, B-PAY-3
    for own, yellow, others in [(0, 8, 0), (0, 9, 2), (3, 3, 4), (8, 8, 0), (2, 0, 12), (0, 0, 15), (0, 0, 16)]:
        hand = tuple({TILE_KIND: own, YELLOW: yellow, SHIP: others}.get(kind, 0) for kind in range(len(ACTION_KIND)))
        check_tile_payments(with_tiles(plain, hand), hand, 8, joker_worth=1)


@pytest.mark.parametrize("need", [1, 2, 3, 4])
def test_every_payment_of_tiles_with_specialist_5_is_on_offer_once(
    with_specialist_5: Bonfire, need: int
) -> None:  # B-PAY-5
    for hand in tile_hands(need):
        check_tile_payments(with_tiles(with_specialist_5, hand), hand, need, joker_worth=2)


def check_tile_payments(state: Bonfire, hand: Pieces, need: int, joker_worth: int) -> None:
    cost = (TILE_KIND,) * need
    expected = legal_payments(hand, cost, joker_worth)
    assert tiles_affordable(state.players[0], TILE_KIND, need) == bool(expected), hand
    if expected:
        check_payments(state, Step.PAY_TILES, (TILE_KIND, need), cost, expected)


def check_payments(
    state: Bonfire, step: Step, asked: tuple[int, int], cost: tuple[int, ...], expected: set[Pieces]
) -> None:
    """Each legal payment once and nothing else, asked only when there are several, the exact one first."""
    hand = in_hand(state, step)
    assert is_asked(copy(state), step, *asked) == (len(expected) > 1), hand
    offered = payments_on_offer(state, step, *asked)
    assert sorted(offered) == sorted(expected), hand
    exact = tally(hand, *cost)
    if is_part_of(exact, hand):
        assert offered[0] == exact, hand


COSTS: list[tuple[int, ...]] = [
    (HERB,),
    (HERB, HERB),
    (FRUIT, SHELL),
    (ROOT, BLOSSOM),
    (GOLD,),
    (GOLD, GOLD),
]


def resource_hands(cost: tuple[int, ...]) -> list[Pieces]:
    """Hands of few pieces of every kind, with many or few of the required ones."""
    chance = random.Random(sum(cost))
    poor = [tuple(chance.choice((0, 0, 1, 2)) for _ in RESOURCE.words) for _ in range(70)]
    lacking = [tuple(0 if kind in cost else pieces for kind, pieces in enumerate(hand)) for hand in poor[:20]]
    golden = [(*hand[:GOLD], chance.randint(1, 3)) for hand in poor[20:40]]
    rich = [tuple(chance.randint(0, 3) for _ in RESOURCE.words) for _ in range(20)]
    return poor + lacking + golden + rich


@pytest.mark.parametrize("cost", COSTS)
def test_every_payment_of_resources_is_on_offer_once(
    plain: Bonfire, cost: tuple[int, ...]
) -> None:  # B-PAY-2, B-PAY-3, B-PAY-4
    first, second = cost[0], cost[1] if len(cost) == 2 else NONE
    for hand in resource_hands(cost):
        state = with_resources(plain, hand)
        expected = legal_payments(hand, cost)
        assert resources_affordable(state.players[0], first, second) == bool(expected), hand
        if expected:
            check_payments(state, Step.PAY_RESOURCES, (first, second), cost, expected)


@pytest.mark.parametrize("pieces", [1, 2])
def test_any_resources_are_exactly_so_many_pieces(plain: Bonfire, pieces: int) -> None:  # B-PAY-5
    for hand in resource_hands((BLOSSOM,)):
        if sum(hand) < pieces:
            continue
        kinds = [kind for kind, held in enumerate(hand) for _ in range(held)]
        expected = {tally(hand, *choice) for choice in combinations_of(kinds, pieces)}
        state = with_resources(plain, hand)
        assert is_asked(copy(state), Step.PAY_RESOURCES, NONE, pieces) == (len(expected) > 1), hand
        assert sorted(payments_on_offer(state, Step.PAY_RESOURCES, NONE, pieces)) == sorted(expected), hand


def combinations_of(kinds: list[int], pieces: int) -> set[tuple[int, ...]]:
    return {
        choice
        for choice in combinations_with_replacement(sorted(set(kinds)), pieces)
        if all(choice.count(kind) <= kinds.count(kind) for kind in choice)
    }


# The same through whole actions


PAYING = ("pay-tiles", "pay-resources")


def hands_after_paying(match: Match) -> Iterator[tuple[Pieces, Pieces]]:
    """Tiles and resources of the first player at the end of each way through the payments of an action."""
    if match.decision in PAYING:
        for action in match.legal():
            after = match.copy()
            after.play(action)
            yield from hands_after_paying(after)
    else:
        player = match.state.players[0]
        yield tuple(map(int, player.tiles)), tuple(map(int, player.resources))


def paid_for(game: Scenario, action: str) -> list[tuple[Pieces, Pieces]]:
    """The tiles and the resources paid for an action, for each way to pay it; none if it is not legal."""
    if action not in game.legal():
        return []
    player = game.player(0)
    tiles, resources = tuple(map(int, player.tiles)), tuple(map(int, player.resources))
    after = game.match.copy()
    after.play(action)
    return [
        (
            tuple(a - b for a, b in zip(tiles, tiles_left, strict=True)),
            tuple(a - b for a, b in zip(resources, resources_left, strict=True)),
        )
        for tiles_left, resources_left in hands_after_paying(after)
    ]


def hold(game: Scenario, tiles: Pieces, resources: Pieces) -> Scenario:
    game.tiles(0, **{word.replace("-", "_"): n for word, n in zip(ACTION_KIND.words, tiles, strict=True)})
    return game.resources(0, **dict(zip(RESOURCE.words, resources, strict=True)))


NO_RESOURCES = (0,) * len(RESOURCE)


@pytest.mark.parametrize("specialist", [None, YELLOW_COUNTS_TWICE])
def test_a_procession_is_on_offer_when_it_can_be_paid(specialist: int | None) -> None:  # B-PAY-1, B-PAY-3, B-PAY-5
    chance = random.Random(5)
    worth = 1 if specialist is None else 2
    for _ in range(6):
        hand = tuple(chance.choice((0, 0, 1, 2)) for _ in ACTION_KIND.words)
        game = hold(bonfire(2), hand, NO_RESOURCES)
        if specialist is not None:
            game.specialists(0, specialist)
        game.turn(0)
        for steps in range(1, 9):
            paid = sorted(tiles for tiles, _ in paid_for(game, f"procession {steps}"))
            assert paid == sorted(legal_payments(hand, (GUARDIAN,) * steps, worth)), (hand, steps)


@pytest.mark.parametrize(
    ("gnome", "resource"), [("resource-of-new-path", BLOSSOM), ("faster-procession", GOLD), ("elder-of-gnomes", ROOT)]
)
def test_a_gnome_is_on_offer_at_each_price_that_can_be_paid(gnome: str, resource: int) -> None:  # B-PAY-1, B-PAY-3
    chance = random.Random(resource)
    for _ in range(8):
        hand = tuple(chance.choice((0, 0, 1, 2)) for _ in RESOURCE.words)
        for tiles in (1, 2):
            game = hold(bonfire(2).display(8, 2), (0, 0, 0, 0, 0, tiles, 0), hand).turn(0)
            paid = sorted(resources for _, resources in paid_for(game, f"recruit {gnome} {tiles}"))
            assert paid == sorted(legal_payments(hand, (resource,) * (3 - tiles))), (hand, tiles)


@pytest.mark.parametrize(
    ("island", "offering"), [("herb-east", "root"), ("root-west", "blossom"), ("shell-west", "shell")]
)
def test_a_task_is_on_offer_when_it_can_be_paid(island: str, offering: str) -> None:  # B-PAY-1, B-PAY-3, B-TASK-2
    chance = random.Random(island)
    cost = (RESOURCE.position[island.split("-")[0]], RESOURCE.position[offering])
    for _ in range(15):
        hand = tuple(chance.choice((0, 0, 1, 2)) for _ in RESOURCE.words)
        game = task_for_one_offering(island, offering)
        hold(game, (0, 1, 0, 0, 0, 0, 0), hand).turn(0)
        payable = legal_payments(hand, cost)
        assert game.legal("task") == (["task b02"] if payable else []), hand
        if payable:
            paid = sorted(resources for _, resources in paid_for(game.play("task b02"), "space 4"))
            assert paid == sorted(payable), hand


def task_for_one_offering(island: str, offering: str) -> Scenario:
    """A ship at an island with task b02 and a single pile of offerings left."""
    game = bonfire(2).at(0, island).island_tasks(island, "b02").offering_tops(0, offering, offering)
    game.player(0).offerings_left[1] = 0
    return game


# Examples


def test_an_action_costs_the_least_number_of_tiles() -> None:  # B-PAY-1
    game = bonfire(2).at(0, "blossom-west").tiles(0, ship=4).turn(0).play("sail guardian-pink")
    assert game.tile(0, "ship") == 2
    game = bonfire(2).tiles(0, great_bonfire=3).turn(0).play("turn 5")
    assert game.tile(0, "great-bonfire") == 2
    game = bonfire(2).tiles(0, path=3).turn(0).play("path slot-1")
    assert game.tile(0, "path") == 2


def test_a_yellow_tile_stands_for_any_tile() -> None:  # B-PAY-2
    game = bonfire(2).tiles(0, path=1, yellow=1).turn(0).play("path slot-1")
    assert game.legal() == ["jokers 0", "jokers 1"]
    assert game.play("jokers 1").tile(0, "path") == 1
    assert game.tile(0, "yellow") == 0


def test_gold_stands_for_any_resource() -> None:  # B-PAY-2
    game = bonfire(2).display(8).tiles(0, gnome=2).resources(0, blossom=1, gold=1).turn(0)
    game.play("recruit resource-of-new-path 2")
    assert game.legal() == ["jokers 0", "jokers 1"]
    assert game.play("jokers 1").resource(0, "blossom") == 1
    assert game.resource(0, "gold") == 0


def test_two_tiles_pay_for_one_that_is_missing() -> None:  # B-PAY-3
    game = bonfire(2).tiles(0, ship=1, gnome=1).turn(0).play("path slot-1")
    assert (game.tile(0, "ship"), game.tile(0, "gnome")) == (0, 0)
    assert game.player(0).path_count == 1


def test_two_tiles_do_not_pay_for_one_that_is_held() -> None:  # B-PAY-3
    game = bonfire(2).tiles(0, path=1, ship=2).turn(0).play("path slot-1")
    assert (game.tile(0, "path"), game.tile(0, "ship")) == (0, 2)


def test_not_having_is_judged_at_each_unit() -> None:  # B-PAY-3
    game = bonfire(2).paths(0, "blue-herb", "blue-herb", "red-herb").tiles(0, path=1, ship=2).turn(0)
    assert game.play("path slot-1").player(0).path_count == 4
    assert (game.tile(0, "path"), game.tile(0, "ship")) == (0, 0)


def test_two_resources_pay_for_a_missing_gold() -> None:  # B-PAY-3
    game = bonfire(2).display(5).tiles(0, gnome=2).resources(0, herb=1, shell=1).turn(0)
    assert game.play("recruit yellow-counts-twice 2").gnome_names(0) == ["yellow-counts-twice"]
    assert (game.resource(0, "herb"), game.resource(0, "shell")) == (0, 0)


def test_two_resources_do_not_pay_for_a_gold_that_is_held() -> None:  # B-PAY-3
    game = bonfire(2).display(5).tiles(0, gnome=2).resources(0, herb=1, shell=1, gold=1).turn(0)
    game.play("recruit yellow-counts-twice 2")
    assert (game.resource(0, "herb"), game.resource(0, "shell"), game.resource(0, "gold")) == (1, 1, 0)


def test_no_piece_of_a_payment_could_be_left_out() -> None:  # B-PAY-4
    game = bonfire(2).tiles(0, ship=1, task=1, yellow=1).turn(0).play("path slot-1")
    assert game.legal() == ["jokers 0", "jokers 1"]
    alone = game.match.copy()
    alone.play("jokers 1")
    assert [int(tiles) for tiles in alone.state.players[0].tiles] == [1, 1, 0, 0, 0, 0, 0]
    game.play("jokers 0")
    assert [int(tiles) for tiles in game.player(0).tiles] == [0, 0, 0, 0, 0, 0, 1]


def test_pieces_of_a_pair_are_chosen_one_by_one_where_there_is_a_choice() -> None:  # B-PAY-3, B-PAY-4
    game = bonfire(2).tiles(0, ship=2, task=1, gnome=1).turn(0).play("path slot-1")
    assert game.legal() == ["give ship", "give task"]
    assert game.play("give ship").legal() == ["give ship", "give task", "give gnome"]
    game.play("give gnome")
    assert (game.tile(0, "ship"), game.tile(0, "task"), game.tile(0, "gnome")) == (1, 1, 0)


def test_gold_replaces_one_of_two_resources() -> None:  # B-PAY-2
    game = task_for_one_offering("herb-east", "root").tiles(0, task=1).resources(0, herb=1, root=1, gold=1).turn(0)
    game.play("task b02", "space 4")
    assert game.legal() == ["jokers 0", "replace herb", "replace root"]
    game.play("replace herb")
    assert (game.resource(0, "herb"), game.resource(0, "root"), game.resource(0, "gold")) == (1, 0, 0)


def test_a_yellow_tile_of_specialist_5_counts_as_two_and_its_surplus_is_lost() -> None:  # B-PAY-5
    game = bonfire(2).specialists(0, YELLOW_COUNTS_TWICE).tiles(0, yellow=1).at(0, "blossom-west").turn(0)
    assert "sail guardian-pink" in game.legal("sail")
    assert game.play("sail fruit-west").tile(0, "yellow") == 0
    game = bonfire(2).tiles(0, yellow=1).at(0, "blossom-west").turn(0)
    assert "sail guardian-pink" not in game.legal("sail")


def test_the_surplus_of_a_yellow_tile_does_not_pay_another_cost() -> None:  # B-PAY-5
    game = bonfire(2).specialists(0, YELLOW_COUNTS_TWICE).tiles(0, yellow=1).at(0, "guardian-blue").turn(0)
    game.play("sail blossom-west")
    assert game.match.decision != "island-action"
    assert game.match.mover == 1


def test_a_yellow_tile_of_specialist_5_is_one_tile_for_the_limit() -> None:  # B-PAY-5, B-FATE-1
    game = bonfire(2).specialists(0, YELLOW_COUNTS_TWICE).tiles(0, yellow=1).turn(0).play("fate")
    assert game.match.decision == "choose-fate-tile"


def test_any_resources_for_tasks_allow_no_exchange() -> None:  # B-PAY-5, B-TASK-2
    game = task_for_one_offering("herb-east", "root").specialists(0, 3).tiles(0, task=1)
    assert game.resources(0, fruit=1).turn(0).legal("task") == []
    game.resources(0, fruit=1, gold=1, shell=1).turn(0).play("task b02", "space 4")
    assert game.legal() == ["spend fruit", "spend shell"]
    assert game.play("spend fruit").legal() == ["spend shell", "spend gold"]
    assert game.play("spend gold").resource(0, "shell") == 1


def test_substitutes_do_not_fulfil_a_task() -> None:  # B-PAY-6
    game = bonfire(2).tasks(0, {1: "r09", 2: "y20"}).specialists(0, YELLOW_COUNTS_TWICE)
    game.tiles(0, ship=2, task=2, gnome=4, yellow=4).resources(0, blossom=2, fruit=4, gold=4).turn(0)
    assert game.legal("ignite") == []
    game.tiles(0, ship=3, task=2).resources(0, blossom=3).turn(0)
    assert game.legal("ignite") == ["ignite 1", "ignite 2"]


def test_a_task_is_chosen_then_paid_then_received() -> None:  # B-PAY-7, B-TASK-3
    game = bonfire(2).island_tasks("herb-east", "b02", "r03").offering_tops(0, "root", "shell")
    game.tiles(0, ship=1, task=1, yellow=2).resources(0, herb=1, root=1, shell=1, gold=2).turn(0)
    for action, decision in [
        ("sail herb-east", "pay-tiles"),
        ("jokers 0", "island-action"),
        ("task r03", "choose-offering"),
        ("offering 1", "choose-space"),
        ("space 4", "pay-tiles"),
        ("jokers 0", "pay-resources"),
    ]:
        assert game.play(action).match.decision == decision
        assert game.player(0).tasks[4] == NONE
    game.play("replace herb")
    assert game.player(0).tasks[4] != NONE
    assert [event.name for event in game.events()][:5] == [
        "resources_paid",
        "resources_paid",
        "offering_laid",
        "task_received",
        "offering_revealed",
    ]


def test_a_gnome_and_its_price_are_chosen_then_paid() -> None:  # B-PAY-7
    game = bonfire(2).display(8).tiles(0, gnome=2, yellow=1).resources(0, blossom=1, gold=1).turn(0)
    assert game.play("recruit resource-of-new-path 2").match.decision == "pay-tiles"
    assert game.play("jokers 1").match.decision == "pay-resources"
    assert game.gnome_names(0) == []
    assert game.play("jokers 0").gnome_names(0) == ["resource-of-new-path"]


@pytest.mark.parametrize("source", ["slot-2", "pile-1"])
def test_a_path_tile_is_paid_before_it_is_taken_or_seen(source: str) -> None:  # B-PAY-7, B-PATH-1
    game = bonfire(2).tiles(0, path=1, yellow=1).turn(0).play(f"path {source}")
    assert game.match.decision == "pay-tiles"
    assert game.player(0).path_count == 0
    assert game.events() == []
    game.play("jokers 0")
    taken = "path_taken" if source == "slot-2" else "path_drawn"
    assert [event.name for event in game.events()][:2] == ["tiles_paid", taken]


def test_the_number_of_steps_is_chosen_then_paid() -> None:  # B-PAY-7
    game = bonfire(2).tiles(0, guardian=2, yellow=1).turn(0).play("procession 2")
    assert game.match.decision == "pay-tiles"
    assert game.play("jokers 0").match.decision == "walk"


def test_a_payment_without_a_choice_is_not_asked() -> None:  # B-PAY-7
    game = bonfire(2).tiles(0, path=1).turn(0).play("path slot-1")
    assert [event.name for event in game.events()][:2] == ["tiles_paid", "path_taken"]
