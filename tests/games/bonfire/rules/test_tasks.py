"""Receiving a task for an offering (B-TASK)."""

from __future__ import annotations

import pytest

from tests.games.bonfire.scenario import Scenario, bonfire

ANY_RESOURCES_FOR_TASKS = 3
ONE_TILE_FOR_TASKS = 26
HERB_EAST = "herb-east"
SIX_TASKS = {1: "y01", 2: "y02", 3: "y04", 5: "y05", 6: "y07", 7: "y08"}


def at_herb_east(*tasks: str, seats: int = 2) -> Scenario:
    """A ship at an island with tasks, root and shell offerings face up, and the means for one of them."""
    game = bonfire(seats).at(0, HERB_EAST).island_tasks(HERB_EAST, *(tasks or ("b02", "r03")))
    return game.offering_tops(0, "root", "shell").tiles(0, task=1).resources(0, herb=1, root=1, shell=1)


def city_tasks(game: Scenario) -> dict[int, str]:
    return {task.space: task.task for task in game.view(0).cities[0].tasks}


def on_island(game: Scenario, island: str = HERB_EAST) -> tuple[str, ...]:
    (tasks,) = (shown.tasks for shown in game.view(0).islands if shown.island == island)
    return tuple(tasks)


# Where and for how many tiles


def test_a_task_needs_a_ship_at_its_island() -> None:  # B-TASK-1
    assert at_herb_east().turn(0).legal("task") == ["task b02", "task r03"]
    for place in (None, "herb-west", "guardian-pink"):
        game = at_herb_east().at(0, place).turn(0)
        assert not {"task b02", "task r03"} & set(game.legal("task"))
    assert at_herb_east().at(0, "guardian-pink").turn(0).legal("task") == []
    assert at_herb_east().at(0, None).turn(0).legal("task") == []


def test_an_island_without_tasks_has_none_to_give() -> None:  # B-TASK-1
    game = at_herb_east().island_tasks(HERB_EAST).fate_row(0)
    assert game.turn(0).match.mover == 1
    game.at(0, None).tiles(0, ship=1, task=1).turn(0).play(f"sail {HERB_EAST}")
    assert game.match.mover == 1


@pytest.mark.parametrize(("offerings", "price"), [(0, 1), (1, 2), (2, 3)])
def test_each_own_offering_on_an_island_costs_a_tile_more(offerings: int, price: int) -> None:  # B-TASK-1
    game = at_herb_east().offerings(0, {HERB_EAST: offerings}).offering_tops(0, "root", "shell")
    assert game.tiles(0, task=price - 1).turn(0).legal("task") == []
    game.tiles(0, task=3).turn(0).play("task b02", "offering 1", "space 4")
    assert game.tile(0, "task") == 3 - price


def test_offerings_of_others_and_on_other_islands_cost_nothing() -> None:  # B-TASK-1
    game = at_herb_east().offerings(0, {"herb-west": 2}).offering_tops(0, "root", "shell").offerings(1, {HERB_EAST: 2})
    game.turn(0).play("task b02", "offering 1", "space 4")
    assert city_tasks(game) == {4: "b02"}


@pytest.mark.parametrize("offerings", [0, 1, 2])
def test_a_task_always_costs_one_tile_with_specialist_26(offerings: int) -> None:  # B-TASK-1
    game = at_herb_east().specialists(0, ONE_TILE_FOR_TASKS).offerings(0, {HERB_EAST: offerings})
    game.offering_tops(0, "root", "shell").tiles(0, task=3).turn(0).play("task b02", "offering 1", "space 4")
    assert game.tile(0, "task") == 2


def test_without_a_task_tile_no_task_is_received() -> None:  # B-TASK-1
    assert at_herb_east().tiles(0, ship=1).turn(0).legal("task") == []


# The offering


@pytest.mark.parametrize(("pile", "resource"), [(1, "root"), (2, "shell")])
def test_the_offering_and_the_island_are_paid(pile: int, resource: str) -> None:  # B-TASK-2
    game = at_herb_east().turn(0).play("task b02")
    assert game.legal() == ["offering 1", "offering 2"]
    game.play(f"offering {pile}", "space 4")
    left = {word for word in ("herb", "root", "shell") if game.resource(0, word)}
    assert left == {"herb", "root", "shell"} - {"herb", resource}
    assert game.events("offering_laid")[0].details == {"offering": resource, "island": HERB_EAST, "pile": pile}


def test_an_offering_that_cannot_be_paid_is_no_choice() -> None:  # B-TASK-2
    game = at_herb_east().resources(0, herb=1, shell=1).turn(0).play("task b02")
    assert game.match.decision == "choose-space"
    assert game.play("space 4").events("offering_laid")[0].details["offering"] == "shell"


def test_no_offering_that_can_be_paid_means_no_task() -> None:  # B-TASK-2
    assert at_herb_east().resources(0, herb=1, fruit=1).turn(0).legal("task") == []
    assert at_herb_east().resources(0, root=1, shell=1).turn(0).legal("task") == []


def test_an_empty_pile_has_no_offering() -> None:  # B-TASK-2
    game = at_herb_east()
    game.player(0).offerings_left[0] = 0
    assert game.view(0).cities[0].offerings == (None, "shell")
    game.turn(0).play("task b02", "space 4")
    assert game.events("offering_laid")[0].details["offering"] == "shell"


def test_an_offering_of_the_islands_resource_needs_it_twice() -> None:  # B-TASK-2
    game = at_herb_east().offering_tops(0, "herb", "herb")
    assert game.resources(0, herb=1, root=1).turn(0).legal("task") == []
    game.resources(0, herb=2).turn(0).play("task b02", "offering 1", "space 4")
    assert game.resource(0, "herb") == 0


def test_any_two_resources_pay_with_specialist_3() -> None:  # B-TASK-2
    assert at_herb_east().resources(0, fruit=2).turn(0).legal("task") == []
    game = at_herb_east().specialists(0, ANY_RESOURCES_FOR_TASKS).resources(0, fruit=2).turn(0)
    game.play("task b02")
    assert game.legal() == ["offering 1", "offering 2"]
    game.play("offering 2", "space 4")
    assert game.resource(0, "fruit") == 0
    assert city_tasks(game) == {4: "b02"}


# Task and space


def test_any_task_of_the_island_may_be_taken() -> None:  # B-TASK-3
    game = at_herb_east("y03", "b02", "r03", seats=4).turn(0)
    assert game.legal("task") == ["task b02", "task r03", "task y03"]
    game.play("task r03", "offering 1", "space 4")
    assert city_tasks(game) == {4: "r03"}
    assert set(on_island(game)) == {"y03", "b02"}
    assert game.events("task_received")[0].details == {"task": "r03", "space": 4}


def test_the_offering_tile_takes_the_tasks_place() -> None:  # B-TASK-3
    game = at_herb_east().turn(0)
    assert game.view(0).cities[0].offerings_on == {}
    game.play("task b02", "offering 2", "space 4")
    city = game.view(0).cities[0]
    assert city.offerings_on == {HERB_EAST: 1}
    assert city.offerings_left == (5, 4)
    assert on_island(game) == ("r03",)


def test_the_task_goes_to_any_free_space() -> None:  # B-TASK-3
    game = at_herb_east().tasks(0, {2: "y01"}).bonfires(0, {5: "y02"}).turn(0).play("task b02", "offering 1")
    assert game.legal() == [f"space {space}" for space in (1, 3, 4, 6, 7)]
    assert city_tasks(game.play("space 6")) == {2: "y01", 5: "y02", 6: "b02"}


@pytest.mark.parametrize("pile", [1, 2])
def test_the_next_tile_of_the_pile_is_turned_up(pile: int) -> None:  # B-TASK-3
    game = at_herb_east().turn(0)
    player = game.player(0)
    below = int(player.offering_piles[(pile - 1) * 5 + 3]) // 2
    resource = ("blossom", "fruit", "herb", "shell", "root")[below]
    game.play("task b02", f"offering {pile}", "space 4")
    (event,) = game.events("offering_revealed")
    assert event.details == {"offering": resource, "pile": pile}
    offerings = game.view(0).cities[0].offerings
    assert offerings[pile - 1] == resource
    assert offerings[2 - pile] == ("shell" if pile == 1 else "root")


def test_the_last_tile_of_a_pile_turns_nothing_up() -> None:  # B-TASK-3
    game = at_herb_east().offerings(0, {"herb-west": 2, "root-west": 2}).offering_tops(0, "root", "shell")
    game.turn(0).play("task b02", "offering 1", "space 4")
    assert game.events("offering_revealed") == []
    assert game.view(0).cities[0].offerings == (None, "shell")
    assert game.view(0).cities[0].offerings_left == (0, 5)


# The limit


def test_at_most_seven_tasks_and_bonfires() -> None:  # B-TASK-4
    game = at_herb_east().tasks(0, SIX_TASKS).turn(0).play("task b02", "offering 1")
    assert game.legal() == ["space 4"]
    game.play("space 4")
    assert len(city_tasks(game)) == 7
    game.tiles(0, task=3).resources(0, gold=3).turn(0)
    assert game.legal("task") == []


def test_bonfires_count_for_the_limit() -> None:  # B-TASK-4
    game = at_herb_east().tasks(0, {1: "y01", 2: "y02", 3: "y04"})
    game.bonfires(0, {4: "y05", 5: "y07", 6: "y08", 7: "y09"})
    assert game.turn(0).legal("task") == []
