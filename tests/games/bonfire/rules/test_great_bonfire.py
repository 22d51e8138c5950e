"""The Great Bonfire (B-GREAT): prices, rewards and portals."""

from __future__ import annotations

import pytest

from beltane.games.bonfire.components.tables import COMPONENTS
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, REWARD, SHAPE, TomCard
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

SPACES = range(1, 8)


def turner(tiles: int) -> Scenario:
    """A player with nothing but Great Bonfire tiles; city board 1, whose notches are a to g from the left."""
    return bonfire(2).tiles(0, great_bonfire=tiles).resources(0).board(0, 1)


def shown_tile(space: int) -> str:
    return ACTION_KIND.words[COMPONENTS.great_bonfire.actions[space - 1]]


def shown_reward(space: int) -> str:
    return REWARD.words[COMPONENTS.great_bonfire.rewards[space - 1]]


def tiles_gained(game: Scenario) -> list[tuple[str | int, str | int]]:
    return [(event.details["tile"], event.details["pieces"]) for event in game.events("tiles_gained")]


def paid(game: Scenario) -> int:
    return sum(int(event.details["pieces"]) for event in game.events("tiles_paid"))


def tom_plays(card: TomCard) -> Scenario:
    """A solo game in which Tom has just played his first card."""
    game = bonfire(1).tiles(0)
    game.state.tom.cards[0] = card
    game.turn(0).play("fate", "take top")
    game.play(game.legal()[0])
    return game


# Prices


@pytest.mark.parametrize("space", SPACES)
def test_the_first_use_of_all_costs_one_tile_to_any_space(space: int) -> None:  # B-GREAT-1
    game = turner(1).turn(0)
    assert game.legal("turn") == [f"turn {space}" for space in SPACES]
    game.play(f"turn {space}")
    assert paid(game) == 1
    assert game.events("great_bonfire_turned") == [PlainEvent("great_bonfire_turned", 0, {"space": space})]
    assert game.view(0).pointer == space


def test_the_first_use_is_the_first_by_anyone() -> None:  # B-GREAT-1
    game = turner(1).tiles(1, great_bonfire=1).portals_at(4).turn(1).play("turn 4")
    assert game.turn(0).legal("turn") == ["turn 5"]


def test_a_use_by_the_council_takes_away_the_price_of_the_first_use() -> None:  # B-GREAT-1, B-COUNCIL-4
    game = turner(1).tasks(1, {1: "r06"}).resources(1, gold=4).portals_at(4).turn(1)
    game.play("ignite 1", "council great-bonfire", "accept", "turn 4")
    assert game.turn(0).legal("turn") == ["turn 5"]


def test_the_use_of_toms_card_takes_away_the_price_of_the_first_use() -> None:  # B-GREAT-1, B-SOLO-5
    game = tom_plays(TomCard.GREAT_BONFIRE)
    assert len(game.events("tom_took_portal")) == 1
    pointer = game.view(0).pointer
    assert game.tiles(0, great_bonfire=1).turn(0).legal("turn") == [f"turn {pointer % 7 + 1}"]


def test_another_card_of_tom_leaves_the_price_of_the_first_use() -> None:  # B-GREAT-1
    game = tom_plays(TomCard.GUARDIAN)
    assert len(game.tiles(0, great_bonfire=1).turn(0).legal("turn")) == 7


@pytest.mark.parametrize(("tiles", "reached"), [(1, [2]), (2, [2, 3]), (3, [1, 2, 3, 4, 5, 6, 7])])
def test_later_uses_reach_one_space_two_or_any(tiles: int, reached: list[int]) -> None:  # B-GREAT-1
    assert turner(tiles).pointer(1).turn(0).legal("turn") == [f"turn {space}" for space in reached]


@pytest.mark.parametrize(
    ("pointer", "prices"), [(1, (3, 1, 2, 3, 3, 3, 3)), (6, (2, 3, 3, 3, 3, 3, 1)), (7, (1, 2, 3, 3, 3, 3, 3))]
)
def test_the_price_is_the_least_that_reaches_the_space_clockwise(
    pointer: int, prices: tuple[int, ...]
) -> None:  # B-GREAT-1, B-PAY-1
    for space, price in zip(SPACES, prices, strict=True):
        assert paid(turner(5).pointer(pointer).turn(0).play(f"turn {space}")) == price


def test_staying_at_the_same_space_costs_three() -> None:  # B-GREAT-1
    game = turner(3).pointer(4).portals_at(4).turn(0).play("turn 4")
    assert game.tile(0, "great-bonfire") == 0
    assert game.events("great_bonfire_turned") == [PlainEvent("great_bonfire_turned", 0, {"space": 4})]
    assert tiles_gained(game) == [("guardian", 1)]


def test_the_price_can_be_paid_with_what_stands_for_the_tile() -> None:  # B-GREAT-1, B-PAY-2, B-PAY-3
    assert turner(0).pointer(1).tiles(0, yellow=1, ship=2).turn(0).legal("turn") == ["turn 2", "turn 3"]
    assert turner(0).pointer(1).tiles(0, ship=1).fate_row(0, 1).turn(0).legal("turn") == []


def test_turning_alone_gives_a_turn() -> None:  # B-GREAT-1, B-TURN-3
    game = turner(1).pointer(1).fate_row(0)
    assert game.can_act(0)
    assert game.turn(0).legal() == ["turn 2"]
    assert not game.tiles(0).can_act(0)


# Rewards


@pytest.mark.parametrize("space", SPACES)
def test_without_a_portal_tile_and_reward_come_unasked(space: int) -> None:  # B-GREAT-2
    game = turner(1).portals_at(space).turn(0).play(f"turn {space}")
    assert tiles_gained(game) == [(shown_tile(space), 1)]
    check_reward(game, space)
    assert game.match.mover == 1


def check_reward(game: Scenario, space: int) -> None:
    if shown_reward(space) == "points":
        assert game.points(0) == 2
        points = PlainEvent("points_scored", 0, {"source": "great-bonfire", "points": 2})
        assert game.events("points_scored") == [points]
        assert sum(game.player(0).resources) == 0
    else:
        assert game.resource(0, shown_reward(space)) == 1
        assert sum(game.player(0).resources) == 1
        assert game.points(0) == 0


def test_every_kind_of_reward_is_shown_somewhere() -> None:  # B-GREAT-2
    assert {shown_reward(space) for space in SPACES} == set(REWARD.words)
    assert {shown_tile(space) for space in SPACES} == set(ACTION_KIND.words)


def test_two_different_rewards_of_three_are_chosen() -> None:  # B-GREAT-2
    game = turner(1).portals_at(2, "g").turn(0).play("turn 2")
    assert game.legal() == ["reap tile-and-reward", "reap tile-and-portal", "reap reward-and-portal"]
    assert (sum(game.player(0).tiles), sum(game.player(0).resources), sum(game.player(0).portals)) == (0, 0, 0)


@pytest.mark.parametrize(
    ("choice", "tile", "root", "portal"),
    [("tile-and-reward", 1, 1, 0), ("tile-and-portal", 1, 0, 1), ("reward-and-portal", 0, 1, 1)],
)
def test_exactly_what_was_chosen_comes(choice: str, tile: int, root: int, portal: int) -> None:  # B-GREAT-2
    game = turner(1).portals_at(2, "g", "g", "a").turn(0).play("turn 2", f"reap {choice}")
    assert (game.tile(0, "task"), sum(game.player(0).tiles)) == (tile, tile)
    assert (game.resource(0, "root"), sum(game.player(0).resources)) == (root, root)
    assert (game.player(0).portals[7], sum(game.player(0).portals)) == (portal, portal)
    assert game.state.portals_at[1, SHAPE.position["g"]] == 2 - portal
    assert game.state.portals_at[1, SHAPE.position["a"]] == 1
    assert game.match.mover == 1


def test_points_can_be_left_for_the_portal() -> None:  # B-GREAT-2
    game = turner(1).portals_at(3, "g").turn(0).play("turn 3", "reap tile-and-portal")
    assert (game.points(0), game.tile(0, "yellow"), game.player(0).portals[7]) == (0, 1, 1)


def test_the_council_brings_the_usual_rewards() -> None:  # B-GREAT-2, B-COUNCIL-4
    game = turner(0).tasks(0, {1: "r06"}).resources(0, gold=4).portals_at(2, "g").turn(0)
    game.play("ignite 1", "council great-bonfire", "accept", "turn 2")
    assert game.legal() == ["reap tile-and-reward", "reap tile-and-portal", "reap reward-and-portal"]
    game.play("reap reward-and-portal")
    assert (game.resource(0, "root"), game.player(0).portals[7], game.match.mover) == (1, 1, 1)


# Portals


def test_a_portal_that_does_not_fit_cannot_be_taken() -> None:  # B-GREAT-3
    game = turner(1).portals_at(2, "a", "b", "c", "d", "e", "f").turn(0).play("turn 2")
    assert game.match.mover == 1, "nothing was asked"
    assert (game.tile(0, "task"), game.resource(0, "root"), sum(game.player(0).portals)) == (1, 1, 0)


@pytest.mark.parametrize("board", [1, 2, 3, 4])
def test_portals_are_placed_from_right_to_left(board: int) -> None:  # B-GREAT-3
    game = turner(0).board(0, board).without_neutral_novice("portals")
    shapes = [SHAPE.words[shape] for shape in COMPONENTS.cities.portal_orders[board - 1]]
    for notch in range(7, 0, -1):
        game.tiles(0, great_bonfire=3).pointer(1).portals_at(2, *shapes).turn(0)
        game.play("turn 2", "reap tile-and-portal")
        portal = PlainEvent("portal_taken", 0, {"shape": shapes[notch - 1], "notch": notch})
        assert game.events("portal_taken") == [portal]
        assert list(game.player(0).portals)[1:] == [0] * (notch - 1) + [1] * (8 - notch)


def test_the_order_belongs_to_the_players_own_board() -> None:  # B-GREAT-3
    game = turner(1).portals_at(2, "c").turn(0).play("turn 2")
    assert game.match.mover == 1, "on board 1 the first portal is g"
    game = turner(1).board(0, 2).portals_at(2, "c").turn(0).play("turn 2", "reap tile-and-portal")
    assert game.player(0).portals[7] == 1


def test_a_full_row_of_portals_takes_no_more() -> None:  # B-GREAT-3
    game = turner(1).without_neutral_novice("portals").portals(0, *SPACES).portals_at(2, "g", "a").turn(0)
    game.play("turn 2")
    assert (game.tile(0, "task"), game.resource(0, "root"), game.match.mover) == (1, 1, 1)


def test_the_seventh_portal_fulfils_the_common_task() -> None:  # B-GREAT-3, B-BONUS-2
    game = turner(1).portals(0, *range(3, 8)).portals_at(2, "b").turn(0).play("turn 2", "reap tile-and-portal")
    assert game.events("common_task_fulfilled") == []
    game.tiles(0, great_bonfire=1).portals_at(3, "a").turn(0).play("turn 3", "reap tile-and-portal")
    assert game.events("common_task_fulfilled") == [PlainEvent("common_task_fulfilled", 0, {"common_task": "portals"})]
