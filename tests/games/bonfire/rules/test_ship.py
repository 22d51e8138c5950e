"""The ship (B-SHIP): the price of a voyage, where it ends, and what may follow."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import beltane.games.bonfire
from beltane.games.bonfire.components.tables import ISLAND
from tests.games.bonfire.scenario import Scenario, bonfire

LONGER_VOYAGE = 21
START = "blossom-west"


def routes_from(start: str) -> dict[str, int]:
    """The number of routes to each island, counted on the printed map."""
    file = Path(beltane.games.bonfire.__file__).parent / "components" / "islands.toml"
    between = tomllib.loads(file.read_text(encoding="utf-8"))["routes"]["between"]
    distance = {start: 0}
    for routes in range(1, len(ISLAND)):
        ashore = set(distance)
        for one, other in between:
            if (one in ashore) != (other in ashore):
                distance.setdefault(other if one in ashore else one, routes)
    return distance


def destinations(game: Scenario) -> set[str]:
    return {action.removeprefix("sail ") for action in game.turn(0).legal("sail")}


def without_island_actions(seats: int = 2) -> Scenario:
    """A game in which no tiles are held except those that a test gives."""
    return bonfire(seats).resources(0)


# The price


def test_the_first_voyage_goes_to_any_island_for_one_tile() -> None:  # B-SHIP-1
    game = without_island_actions().tiles(0, ship=1)
    assert destinations(game) == set(ISLAND.words)
    game.play("sail fruit-east")
    assert game.tile(0, "ship") == 0
    assert game.events("sailed")[0].details == {"island": "fruit-east"}
    assert game.view(0).cities[0].ship == "fruit-east"


@pytest.mark.parametrize("start", ["blossom-west", "shell-west", "guardian-natural"])
@pytest.mark.parametrize("tiles", [0, 1, 2, 3, 4])
def test_later_voyages_go_as_far_as_they_are_paid(start: str, tiles: int) -> None:  # B-SHIP-1
    routes = routes_from(start)
    expected = {island for island in ISLAND.words if 0 < routes[island] <= tiles or (tiles >= 3 and island != start)}
    assert destinations(without_island_actions().at(0, start).tiles(0, ship=tiles)) == expected


def test_the_map_has_islands_at_every_distance() -> None:
    assert set(routes_from(START).values()) >= {0, 1, 2, 3, 4}


@pytest.mark.parametrize("island", [island for island in ISLAND.words if island != START])
def test_a_voyage_costs_one_tile_a_route_and_at_most_three(island: str) -> None:  # B-SHIP-1
    game = without_island_actions().at(0, START).tiles(0, ship=5).turn(0).play(f"sail {island}")
    assert game.tile(0, "ship") == 5 - min(3, routes_from(START)[island])


def test_only_the_first_voyage_is_cheap() -> None:  # B-SHIP-1
    game = without_island_actions().tiles(0, ship=2).turn(0).play(f"sail {START}")
    assert destinations(game) == {island for island, routes in routes_from(START).items() if routes == 1}


def test_each_player_has_a_first_voyage() -> None:  # B-SHIP-1
    game = without_island_actions().tiles(0, ship=1).tiles(1, ship=1).turn(0).play(f"sail {START}")
    assert game.match.mover == 1
    assert len(game.legal("sail")) == len(ISLAND)


def test_a_voyage_ends_at_another_island() -> None:  # B-SHIP-1
    assert START not in destinations(without_island_actions().at(0, START).tiles(0, ship=5))


@pytest.mark.parametrize(("tiles", "furthest"), [(0, 0), (1, 2), (2, 3), (3, 99), (4, 99)])
def test_specialist_21_sails_one_route_more(tiles: int, furthest: int) -> None:  # B-SHIP-2
    game = without_island_actions().specialists(0, LONGER_VOYAGE).at(0, START).tiles(0, ship=tiles)
    assert destinations(game) == {island for island, n in routes_from(START).items() if 0 < n <= furthest}


@pytest.mark.parametrize("island", [island for island in ISLAND.words if island != START])
def test_specialist_21_saves_a_tile_but_never_the_last(island: str) -> None:  # B-SHIP-2
    game = without_island_actions().specialists(0, LONGER_VOYAGE).at(0, START).tiles(0, ship=5)
    game.turn(0).play(f"sail {island}")
    assert game.tile(0, "ship") == 5 - max(1, min(3, routes_from(START)[island] - 1))


def test_specialist_21_pays_a_tile_for_the_first_voyage() -> None:  # B-SHIP-2
    game = without_island_actions().specialists(0, LONGER_VOYAGE).tiles(0, ship=1).turn(0).play("sail fruit-east")
    assert game.tile(0, "ship") == 0


# The island's action


def test_a_task_may_follow_at_its_normal_cost() -> None:  # B-SHIP-3
    game = bonfire(2).island_tasks("herb-east", "b02", "r03").offering_tops(0, "root", "shell")
    game.tiles(0, ship=1, task=1).resources(0, herb=1, root=1).turn(0).play("sail herb-east")
    assert (game.match.mover, game.match.decision) == (0, "island-action")
    assert game.legal() == ["task b02", "task r03", "stay"]
    game.play("task b02", "space 4")
    assert (game.tile(0, "task"), game.resource(0, "herb"), game.resource(0, "root")) == (0, 0, 0)
    assert game.match.mover == 1


def test_a_second_task_of_an_island_costs_two_tiles_after_sailing_too() -> None:  # B-SHIP-3
    game = bonfire(2).island_tasks("herb-east", "b02").offering_tops(0, "root", "shell")
    game.offerings(0, {"herb-east": 1}).resources(0, gold=2)
    assert game.tiles(0, ship=1, task=1).turn(0).play("sail herb-east").match.mover == 1
    game.at(0, None).tiles(0, ship=1, task=2).turn(0).play("sail herb-east")
    assert game.legal() == ["task b02", "stay"]


def test_a_guardian_may_follow_at_its_normal_cost() -> None:  # B-SHIP-3
    game = bonfire(2).tiles(0, ship=1, guardian=1).turn(0).play("sail guardian-grey")
    assert game.legal() == ["guardian", "stay"]
    game.play("guardian")
    assert game.place(0, "grey") == "start"
    assert game.tile(0, "guardian") == 0
    assert game.match.mover == 1


def test_the_islands_action_may_be_left() -> None:  # B-SHIP-3
    game = bonfire(2).tiles(0, ship=1, guardian=1).turn(0).play("sail guardian-grey", "stay")
    assert game.place(0, "grey") == "away"
    assert game.tile(0, "guardian") == 1
    assert game.match.mover == 1


@pytest.mark.parametrize("island", ["guardian-grey", "herb-east"])
def test_an_action_that_cannot_be_paid_is_not_asked(island: str) -> None:  # B-SHIP-3
    game = bonfire(2).tiles(0, ship=1).resources(0).turn(0).play(f"sail {island}")
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_the_islands_action_is_also_a_main_part_of_its_own() -> None:  # B-SHIP-3, B-TASK-1
    game = bonfire(2).at(0, "guardian-grey").tiles(0, guardian=1).turn(0)
    assert game.legal("guardian") == ["guardian"]
    assert game.legal("stay") == []


def test_any_number_of_ships_lie_at_an_island() -> None:  # B-SHIP-4
    game = bonfire(4)
    for seat in range(4):
        game.tiles(seat, ship=1).resources(seat)
    game.turn(0)
    for _ in range(4):
        game.play("sail herb-east")
    assert [city.ship for city in game.view(0).cities] == ["herb-east"] * 4
