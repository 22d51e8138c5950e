"""The small yield (M-SMALL) and the big yield (M-BIG)."""

from __future__ import annotations

import pytest

from tests.events import plain
from tests.games.meduris.scenario import BLUE, GREEN, PURPLE, RED, Position, meduris

MATERIALS = ("wood", "wool", "copper", "stone")
Stacks = dict[str, list[int]]


def test_every_worker_on_the_rolled_plateau_collects_one() -> None:  # M-SMALL-1
    board = meduris(3).workers(wool=[BLUE, BLUE, GREEN], stone=[PURPLE, PURPLE, GREEN])
    game = board.rolls(PURPLE, "wool")
    assert [game.gains(seat) for seat in range(3)] == [{}, {"wool": 2}, {"wool": 1}], "whoever rolled"
    assert game.supply("wool") == 15


@pytest.mark.parametrize("face", MATERIALS)
def test_each_material_face_is_the_plateau_of_its_material(face: str) -> None:  # M-SMALL-1
    a, b, c = (plateau for plateau in MATERIALS if plateau != face)
    stacks = {face: [PURPLE, BLUE], a: [PURPLE, GREEN], b: [BLUE, RED], c: [GREEN, RED]}
    rolled = meduris(4).workers(**stacks).rolls(RED, face)
    assert [rolled.gains(seat) for seat in range(4)] == [{face: 1}, {face: 1}, {}, {}]
    assert (rolled.decision, rolled.mover) == ("phase-two", RED)


def test_an_empty_plateau_yields_nothing() -> None:  # M-SMALL-1
    game = meduris(3).workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN]).rolls(PURPLE, "copper")
    assert game.event_names() == ["turn_began", "die_rolled"]


@pytest.mark.parametrize(("left", "collecting"), [(3, "PBG"), (2, "BG"), (1, "G"), (0, "")])
def test_short_supply_serves_the_top_of_the_stack_first(left: int, collecting: str) -> None:  # M-SMALL-2
    board = meduris(3).workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN])
    game = board.hand(PURPLE, wood=18 - left).rolls(PURPLE, "wood")
    assert [game.gained(seat, "wood") for seat in range(3)] == [int(name in collecting) for name in "PBG"]
    assert game.supply("wood") == 0


def test_plus_one_lets_everyone_take_in_turn_order_from_the_roller() -> None:  # M-SMALL-3
    game = meduris(3).rolls(BLUE, "plus-one")
    for seat, material in ((BLUE, "wood"), (GREEN, "stone"), (PURPLE, "wood")):
        assert (game.decision, game.mover) == ("take", seat)
        game.play(f"take {material}")
    assert [game.gains(seat) for seat in range(3)] == [{"wood": 1}, {"wood": 1}, {"stone": 1}]
    assert (game.decision, game.mover) == ("phase-two", BLUE)


def test_taking_is_free_of_where_workers_stand_and_optional() -> None:  # M-SMALL-3
    board = meduris(3).workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN])
    game = board.rolls(PURPLE, "plus-one")
    assert game.legal() == ["take wood", "take wool", "take copper", "take stone", "take nothing"]
    game.play("take nothing")
    assert game.hand(PURPLE) == {}
    assert (game.decision, game.mover) == ("take", BLUE)


def test_only_what_is_left_can_be_taken() -> None:  # M-SMALL-3
    game = meduris(3).hand(GREEN, wood=17, copper=18).rolls(PURPLE, "plus-one")
    assert game.legal() == ["take wood", "take wool", "take stone", "take nothing"]
    game.play("take wood")
    assert game.legal() == ["take wool", "take stone", "take nothing"], "the last wood is gone"


def test_nobody_is_asked_to_take_from_an_empty_supply() -> None:  # M-SMALL-3
    board = meduris(3).hand(GREEN, wood=18, copper=18, wool=18, stone=17)
    game = board.rolls(PURPLE, "plus-one")
    game.play("take stone")
    assert (game.decision, game.mover) == ("phase-two", PURPLE)
    assert game.hand(BLUE) == {}


def test_minus_one_makes_everyone_return_in_turn_order_from_the_roller() -> None:  # M-SMALL-4
    board = meduris(3).hand(PURPLE, wood=1, wool=2).hand(BLUE, stone=1).hand(GREEN, copper=3)
    game = board.rolls(GREEN, "minus-one")
    for seat, material in ((GREEN, "copper"), (PURPLE, "wool"), (BLUE, "stone")):
        assert (game.decision, game.mover) == ("return", seat)
        game.play(f"return {material}")
    assert [game.hand(seat) for seat in range(3)] == [{"wood": 1, "wool": 1}, {}, {"copper": 2}]
    assert (game.supply("copper"), game.supply("wool"), game.supply("stone")) == (16, 17, 18)
    assert (game.decision, game.mover) == ("phase-two", GREEN)


def test_returning_is_compulsory_and_of_choice() -> None:  # M-SMALL-4
    game = meduris(3).hand(PURPLE, wood=1, copper=4, stone=1).rolls(PURPLE, "minus-one")
    assert game.legal() == ["return wood", "return copper", "return stone"]


def test_who_holds_nothing_returns_nothing() -> None:  # M-SMALL-4
    game = meduris(3).hand(BLUE, wool=1).rolls(PURPLE, "minus-one")
    assert (game.decision, game.mover) == ("return", BLUE)
    game.play("return wool")
    assert (game.decision, game.mover) == ("phase-two", PURPLE)


def test_returns_are_made_openly() -> None:  # M-SMALL-4
    game = meduris(3).hand(BLUE, wool=1).rolls(PURPLE, "minus-one").play("return wool")
    (returned,) = game.events("returned")
    assert (returned.seat, plain(returned)) == (BLUE, {"material": "wool"})


def test_a_worker_leaves_from_any_height_and_those_above_drop_down() -> None:  # M-BIG-1
    board = meduris(3).workers(wool=[PURPLE, BLUE, GREEN], wood=[GREEN], stone=[PURPLE, BLUE])
    bottom = board.turn(PURPLE).play("move wool 1 wood")
    assert bottom.stacks() == {"wood": [GREEN, PURPLE], "wool": [BLUE, GREEN], "copper": [], "stone": [PURPLE, BLUE]}
    middle = board.turn(BLUE).play("move wool 2 stone")
    assert middle.stacks() == {"wood": [GREEN], "wool": [PURPLE, GREEN], "copper": [], "stone": [PURPLE, BLUE, BLUE]}
    top = board.turn(GREEN).play("move wool 3 copper")
    assert top.stacks() == {"wood": [GREEN], "wool": [PURPLE, BLUE], "copper": [GREEN], "stone": [PURPLE, BLUE]}


def test_a_worker_goes_to_a_different_plateau_with_room() -> None:  # M-BIG-1
    game = meduris(4).workers(wood=[PURPLE, GREEN, RED], wool=[BLUE, BLUE, GREEN], copper=[RED, PURPLE]).turn(PURPLE)
    assert game.legal("move") == [
        "move wood 1 copper",
        "move wood 1 stone",
        "move copper 2 stone",
    ]


def results_by_hand(stacks: Stacks, seat: int) -> list[Stacks]:
    """Every arrangement that moving one own worker can lead to, derived from the rule."""
    results: list[Stacks] = []
    for origin in MATERIALS:
        for height, worker in enumerate(stacks[origin]):
            for target in MATERIALS:
                if worker == seat and target != origin and len(stacks[target]) <= 2:
                    moved = {plateau: list(stack) for plateau, stack in stacks.items()}
                    moved[target].append(moved[origin].pop(height))
                    if moved not in results:
                        results.append(moved)
    return results


@pytest.mark.parametrize(
    "stacks",
    [
        {"wood": [PURPLE, PURPLE, BLUE], "stone": [BLUE, BLUE, PURPLE]},
        {"wood": [PURPLE, BLUE, PURPLE], "copper": [PURPLE, BLUE], "wool": [BLUE]},
        {"wood": [PURPLE, PURPLE, PURPLE], "copper": [BLUE], "wool": [BLUE], "stone": [BLUE]},
        {"wool": [BLUE, PURPLE, PURPLE], "stone": [PURPLE, BLUE, BLUE]},
    ],
)
def test_every_big_yield_is_on_offer_once(stacks: Stacks) -> None:  # M-BIG-1
    game = meduris(2).workers(**stacks).turn(PURPLE)
    results = [game.copy().play(action).stacks() for action in game.legal("move")]
    by_hand = results_by_hand(game.stacks(), PURPLE)
    assert len(results) == len(by_hand)
    assert all(result in by_hand for result in results)


def test_a_big_yield_is_by_height() -> None:  # M-BIG-2
    alone = meduris(3).workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE], copper=[GREEN])
    game = alone.turn(PURPLE).play("move wood 1 stone")
    assert [game.gains(seat) for seat in range(3)] == [{"stone": 1}, {}, {}]
    game = alone.turn(PURPLE).play("move wood 1 copper")
    assert [game.gains(seat) for seat in range(3)] == [{"copper": 2}, {}, {"copper": 1}]
    game = alone.turn(GREEN).play("move wood 3 wool")
    assert [game.gains(seat) for seat in range(3)] == [{"wool": 1}, {"wool": 2}, {"wool": 3}]


def test_one_owner_collects_for_several_workers() -> None:  # M-BIG-2
    game = meduris(2).workers(wood=[BLUE, PURPLE], wool=[PURPLE, BLUE], copper=[PURPLE, BLUE])
    moved = game.turn(PURPLE).play("move wool 1 wood")
    assert [moved.gains(seat) for seat in range(2)] == [{"wood": 3 + 2}, {"wood": 1}]


def test_the_plateau_left_behind_yields_nothing() -> None:  # M-BIG-2
    game = meduris(3).workers(wood=[PURPLE, BLUE, GREEN], wool=[PURPLE, BLUE, GREEN]).turn(PURPLE)
    game.play("move wood 1 stone")
    assert [game.gained(seat, "wood") for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("left", "gains"),
    [(6, [1, 2, 3]), (5, [0, 2, 3]), (4, [0, 1, 3]), (3, [0, 0, 3]), (2, [0, 0, 2]), (1, [0, 0, 1]), (0, [0, 0, 0])],
)
def test_short_supply_at_a_big_yield(left: int, gains: list[int]) -> None:  # M-BIG-3
    game = short_of_copper(left).play("move wood 3 copper")
    assert [game.gained(seat, "copper") for seat in range(3)] == gains
    assert game.supply("copper") == left - sum(gains)


def test_a_plateau_without_supply_may_be_chosen() -> None:  # M-BIG-3
    game = short_of_copper(0)
    assert "move wood 3 copper" in game.legal()
    game.play("move wood 3 copper")
    assert game.stack("copper") == [PURPLE, BLUE, GREEN]
    assert game.events("collected") == []


def short_of_copper(left: int) -> Position:
    """Green can move a third worker onto copper, where little is left."""
    board = meduris(3).workers(copper=[PURPLE, BLUE], wood=[PURPLE, BLUE, GREEN], wool=[GREEN])
    return board.hand(PURPLE, copper=18 - left).turn(GREEN)
