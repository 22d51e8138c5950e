"""The six elders (B-GNOME-3, B-GNOME-4)."""

from __future__ import annotations

import pytest

from beltane.games.bonfire.components.tables import ELDER_RESOURCE
from beltane.games.bonfire.rules.vocabulary import ELDER, RESOURCE
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire


def recruit(game: Scenario, elder: str) -> Scenario:
    """Recruit an elder at the price of one tile and two resources."""
    resource = RESOURCE.words[ELDER_RESOURCE[ELDER.position[elder] + 1]]
    return game.tiles(0, gnome=1).resources(0, **{resource: 2}).turn(0).play(f"recruit elder-of-{elder} 1")


def test_elder_1_scores_path_positions() -> None:  # B-GNOME-3
    assert recruit(bonfire(2), "paths").points(0) == 1, "the starting tile counts"
    assert recruit(bonfire(2).paths(0, "blue-shell", "red-herb", "red-herb"), "paths").points(0) == 4
    game = bonfire(2).paths(0, "blue-shell", "red-herb", "red-herb", "blue-root", "blue-root", "red-fruit")
    assert recruit(game, "paths").points(0) == 7


def test_elder_2_scores_fate_tiles_in_the_area() -> None:  # B-GNOME-3
    assert recruit(bonfire(2), "fate-tiles").points(0) == 1, "the first tile counts"
    game = bonfire(2).fate_area(
        0, (1, "d3-across", "forward"), (2, "d2-across", "forward"), (3, "d4-across", "forward")
    )
    assert recruit(game, "fate-tiles").points(0) == 3


def test_elder_3_scores_portals() -> None:  # B-GNOME-3
    assert recruit(bonfire(2), "portals").points(0) == 0
    assert recruit(bonfire(2).portals(0, 7, 6, 5), "portals").points(0) == 3


def test_elder_4_scores_tasks_and_bonfires() -> None:  # B-GNOME-3
    assert recruit(bonfire(2), "tasks").points(0) == 0
    game = bonfire(2).tasks(0, {1: "b01", 7: "y05"}).bonfires(0, {3: "r01"})
    assert recruit(game, "tasks").points(0) == 3


def test_elder_5_scores_guardians() -> None:  # B-GNOME-3
    assert recruit(bonfire(2), "guardians").points(0) == 1, "the own guardian counts"
    game = bonfire(2).guardians(0, pink="start", grey="bonfire-1", own="path-1").bonfires(0, {1: "b20"})
    assert recruit(game, "guardians").points(0) == 3


def test_elder_6_scores_gnomes_with_himself() -> None:  # B-GNOME-3
    assert recruit(bonfire(2), "gnomes").points(0) == 1
    assert recruit(bonfire(2).specialists(0, 8, 14).elders(0, 1, 3), "gnomes").points(0) == 5


def test_an_elder_scores_at_once_and_only_then() -> None:  # B-GNOME-3
    game = recruit(bonfire(2), "gnomes")
    assert game.events("points_scored") == [PlainEvent("points_scored", 0, {"source": "elders", "points": 1})]
    recruit(game, "portals")
    assert game.points(0) == 1, "the second gnome changes nothing"


@pytest.mark.parametrize("elder", ELDER.words)
def test_an_elder_looks_at_the_players_own_city(elder: str) -> None:  # B-GNOME-3
    game = bonfire(2).portals(1, 7).tasks(1, {1: "b01"}).guardians(1, pink="start").specialists(1, 8)
    game.paths(1, "blue-shell").fate_area(1, (1, "d3-across", "forward"), (2, "d2-across", "forward"))
    expected = {"paths": 1, "fate-tiles": 1, "portals": 0, "tasks": 0, "guardians": 1, "gnomes": 1}
    assert recruit(game, elder).points(0) == expected[elder]


@pytest.mark.parametrize("elder", ELDER.words)
def test_specialist_4_adds_two_points_to_every_elder(elder: str) -> None:  # B-GNOME-4
    game = bonfire(2).paths(0, "blue-shell").portals(0, 7, 6).tasks(0, {1: "b01"})
    without = {"paths": 2, "fate-tiles": 1, "portals": 2, "tasks": 1, "guardians": 1, "gnomes": 2}
    recruit(game.specialists(0, 4), elder)
    assert game.events("points_scored") == [
        PlainEvent("points_scored", 0, {"source": "elders", "points": without[elder] + 2})
    ]


def test_specialist_4_adds_two_points_also_to_an_elder_that_scores_none() -> None:  # B-GNOME-4
    assert recruit(bonfire(2).specialists(0, 4), "portals").points(0) == 2


@pytest.mark.parametrize("elder", ELDER.words)
def test_specialist_15_brings_a_yellow_tile_for_every_elder(elder: str) -> None:  # B-GNOME-4
    assert recruit(bonfire(2), elder).tile(0, "yellow") == 0
    assert recruit(bonfire(2).specialists(0, 15), elder).tile(0, "yellow") == 1
