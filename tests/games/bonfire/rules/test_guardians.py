"""Retrieving guardians (B-GUARD)."""

from __future__ import annotations

import pytest

from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

COLOURS = ("pink", "blue", "natural", "grey")


def at_pink_island() -> Scenario:
    return bonfire(2).at(0, "guardian-pink").tiles(0, guardian=1).resources(0)


@pytest.mark.parametrize("colour", COLOURS)
def test_a_guardian_comes_to_the_starting_area_for_one_tile(colour: str) -> None:  # B-GUARD-1
    game = bonfire(2).at(0, f"guardian-{colour}").tiles(0, guardian=2).turn(0)
    assert game.place(0, colour) == "away"
    game.play("guardian")
    assert game.place(0, colour) == "start"
    assert game.tile(0, "guardian") == 1
    assert game.events("guardian_retrieved") == [PlainEvent("guardian_retrieved", 0, {"guardian": colour})]


def test_only_the_colour_of_the_island_comes() -> None:  # B-GUARD-1
    game = at_pink_island().turn(0).play("guardian")
    assert [game.place(0, colour) for colour in COLOURS] == ["start", "away", "away", "away"]


def test_the_ship_must_lie_at_a_guardian_island() -> None:  # B-GUARD-1
    assert at_pink_island().turn(0).legal("guardian") == ["guardian"]
    assert at_pink_island().at(0, "herb-east").turn(0).legal("guardian") == []
    assert at_pink_island().at(0, None).turn(0).legal("guardian") == []
    assert at_pink_island().at(0, None).at(1, "guardian-pink").turn(0).legal("guardian") == []


def test_a_guardian_may_come_directly_after_the_voyage() -> None:  # B-GUARD-1, B-SHIP-3
    game = at_pink_island().at(0, "fruit-west").tiles(0, ship=1, guardian=1).turn(0).play("sail guardian-pink")
    assert game.legal() == ["guardian", "stay"]
    game.play("guardian")
    assert (game.place(0, "pink"), sum(game.player(0).tiles), game.match.mover) == ("start", 0, 1)


@pytest.mark.parametrize("place", ["start", "path-1", "bonfire-1"])
def test_a_colour_that_the_player_has_does_not_come_again(place: str) -> None:  # B-GUARD-1
    game = at_pink_island().guardians(0, pink=place).turn(0)
    assert game.legal("guardian") == []
    assert game.at(0, "guardian-grey").turn(0).legal("guardian") == ["guardian"]


def test_a_guardian_costs_a_guardian_tile_or_what_stands_for_it() -> None:  # B-GUARD-1, B-PAY-2, B-PAY-3
    assert at_pink_island().tiles(0, ship=1).turn(0).legal("guardian") == []
    assert at_pink_island().tiles(0, yellow=1).turn(0).legal("guardian") == ["guardian"]
    assert at_pink_island().tiles(0, ship=1, task=1).turn(0).legal("guardian") == ["guardian"]


def test_every_player_can_have_each_colour() -> None:  # B-GUARD-1
    game = bonfire(4)
    for seat in range(4):
        game.at(seat, "guardian-blue").tiles(seat, guardian=1)
    game.turn(0)
    for seat in range(4):
        game.play("guardian")
        assert game.place(seat, "blue") == "start"


def test_five_guardians_are_the_most() -> None:  # B-GUARD-1
    game = at_pink_island().tiles(0, guardian=5).guardians(0, blue="start", natural="start", grey="path-1")
    game.without_neutral_novice("guardians").turn(0).play("guardian")
    assert [game.place(0, word) for word in (*COLOURS, "own")] == ["start", "start", "start", "path-1", "start"]
    for colour in COLOURS:
        assert game.at(0, f"guardian-{colour}").turn(0).legal("guardian") == []


def test_the_fifth_guardian_fulfils_the_common_task() -> None:  # B-GUARD-1, B-BONUS-2
    game = at_pink_island().guardians(0, blue="start", natural="start").turn(0).play("guardian")
    assert game.events("common_task_fulfilled") == []
    game.at(0, "guardian-grey").tiles(0, guardian=1).turn(0).play("guardian")
    assert game.events("common_task_fulfilled") == [
        PlainEvent("common_task_fulfilled", 0, {"common_task": "guardians"})
    ]
    assert "bonus guardians" in game.legal()


def test_a_new_guardian_takes_no_step_by_itself() -> None:  # B-GUARD-2
    game = at_pink_island().turn(0).play("guardian")
    assert game.events("procession_began") == []
    assert game.match.mover == 1


def test_with_specialist_17_a_new_guardian_sets_off_one_step() -> None:  # B-GUARD-2
    game = at_pink_island().specialists(0, 17).paths(0, "blue-shell", "red-herb").guardians(0, own="path-1")
    game.turn(0).play("guardian")
    assert game.events("procession_began") == [PlainEvent("procession_began", 0, {"steps": 1})]
    assert game.legal() == ["walk own stay", "walk own path-2"]
    game.play("walk own path-2")
    assert game.legal() == ["walk pink stay", "walk pink path-1"]
    game.play("walk pink path-1")
    assert game.match.mover == 1


def test_the_step_of_specialist_17_gains_nothing() -> None:  # B-GUARD-2
    game = at_pink_island().specialists(0, 6, 10, 17, 20).paths(0, "blue-shell").guardians(0, own="path-1")
    game.turn(0).play("guardian", "walk own path-2")
    assert game.events("resources_gained") == []
    game.play("walk pink path-1")
    assert game.events("resources_gained") == []
    assert sum(game.player(0).resources) == 0


def test_the_step_of_specialist_17_may_enter_a_bonfire() -> None:  # B-GUARD-2, B-PROC-2
    game = at_pink_island().specialists(0, 17).guardians(0, own="path-1").portals(0, 1).bonfires(0, {1: "b20"})
    game.turn(0).play("guardian", "walk own bonfire-1", "walk pink path-1")
    assert (game.place(0, "own"), game.place(0, "pink")) == ("bonfire-1", "path-1")


def test_the_step_of_specialist_17_is_one_also_with_specialist_2() -> None:  # B-GUARD-2
    game = at_pink_island().specialists(0, 2, 17).paths(0, "blue-shell", "red-herb").turn(0).play("guardian")
    assert game.legal() == ["walk pink stay", "walk pink path-1", "walk own stay", "walk own path-1"]


def test_specialist_17_is_nothing_when_nobody_can_step() -> None:  # B-GUARD-2
    game = at_pink_island().specialists(0, 17).guardians(0, own="path-1").turn(0).play("guardian")
    assert game.match.mover == 1
    assert game.place(0, "pink") == "start"


def test_specialist_17_helps_when_the_guardian_comes_by_the_council() -> None:  # B-GUARD-2, B-COUNCIL-3
    game = bonfire(2).tasks(0, {1: "r06"}).resources(0, gold=4).specialists(0, 2, 17).paths(0, "blue-shell").turn(0)
    game.play("ignite 1", "council guardian", "accept")
    assert game.legal() == ["fetch pink", "fetch blue", "fetch natural", "fetch grey"]
    game.play("fetch grey")
    assert game.legal() == ["walk grey stay", "walk grey path-1", "walk own stay", "walk own path-1"]
    game.play("walk grey path-1")
    assert game.place(0, "grey") == "path-1"
    assert game.resource(0, "gold") == 4


def test_the_council_has_no_guardian_for_who_has_all() -> None:  # B-GUARD-1, B-COUNCIL-9
    game = bonfire(2).tasks(0, {1: "r06"}).resources(0, gold=4).without_neutral_novice("guardians")
    game.guardians(0, **dict.fromkeys(COLOURS, "start")).turn(0).play("ignite 1", "council guardian")
    assert (game.points(0), game.match.mover) == (1, 1)


def test_without_specialist_17_the_councils_guardian_takes_no_step() -> None:  # B-GUARD-2, B-COUNCIL-3
    game = bonfire(2).tasks(0, {1: "r06"}).resources(0, gold=4).turn(0)
    game.play("ignite 1", "council guardian", "accept", "fetch grey")
    assert (game.place(0, "grey"), game.match.mover) == ("start", 1)
