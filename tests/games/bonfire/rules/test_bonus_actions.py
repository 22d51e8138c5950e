"""Bonus actions with neutral novices, and the common tasks that allow them (B-BONUS)."""

from __future__ import annotations

import pytest

from beltane.games.bonfire.rules.vocabulary import COMMON_TASK, COUNCIL_SPACE
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

SPACES = COUNCIL_SPACE.words
COMMON_TASKS = COMMON_TASK.words
SIX_PATHS = ("blue-root", "blue-root", "red-root", "red-root", "blue-herb", "red-herb")
SEVEN_TASKS = {1: "b02", 2: "b03", 3: "b04", 4: "b05", 5: "r02", 6: "y01", 7: "y02"}
"""None of these can be ignited by a player who has nothing else."""


def quiet(seats: int = 2) -> Scenario:
    """Nobody has fulfilled anything; seat 0 has one ship tile and nothing else."""
    game = bonfire(seats).tiles(0, ship=1).resources(0).display(1, 6, 8, 20, 22, 26)
    return game.path_display("blue-shell", "red-shell", "yellow-fruit", "blue-fruit")


def one_short(common: str, fifth_gnome: int = 14) -> Scenario:
    """A player who lacks one thing for a common task."""
    game = quiet()
    if common == "tasks":
        return game.tasks(0, {space: task for space, task in SEVEN_TASKS.items() if space < 7})
    if common == "portals":
        return game.portals(0, 7, 6, 5, 4, 3, 2)
    if common == "paths":
        return game.paths(0, *SIX_PATHS[:5])
    if common == "guardians":
        return game.guardians(0, pink="start", blue="start", natural="path-1")
    return game.elders(0, 1, 2, 3).specialists(0, 3, fifth_gnome)


def fulfilled(*common_tasks: str, game: Scenario | None = None) -> Scenario:
    """A player who has exactly what these common tasks ask for."""
    game = game or quiet()
    for common in common_tasks:
        if common == "tasks":
            game.tasks(0, SEVEN_TASKS)
        elif common == "portals":
            game.portals(0, 7, 6, 5, 4, 3, 2, 1)
        elif common == "paths":
            game.paths(0, *SIX_PATHS)
        elif common == "guardians":
            game.guardians(0, pink="start", blue="start", natural="path-1", grey="start")
        else:
            game.elders(0, 1, 2, 3).specialists(0, 3, 14, 16)
    return game


def gain_the_last(game: Scenario, common: str) -> None:
    """Gain what is missing for a common task as the main part of a turn; bonus actions may follow."""
    if common == "tasks":
        game.at(0, "root-west").island_tasks("root-west", "y02").offering_tops(0, "root", "root")
        game.tiles(0, task=1).resources(0, root=2).turn(0).play("task y02", "offering 1", "space 7")
    elif common == "portals":
        shape = game.view(0).cities[0].notches[0]
        game.portals_at(2, shape).tiles(0, great_bonfire=1).turn(0).play("turn 2", "reap tile-and-portal")
    elif common == "paths":
        game.tiles(0, path=2).turn(0).play("path slot-1")
    elif common == "guardians":
        game.at(0, "guardian-grey").tiles(0, guardian=1).turn(0).play("guardian")
    else:
        game.display(25).tiles(0, gnome=2).resources(0, fruit=1).turn(0).play("recruit portals-in-any-order 2")


# Which tasks, and when (B-BONUS-1, B-BONUS-2)


@pytest.mark.parametrize("common", COMMON_TASKS)
def test_each_common_task_allows_a_bonus_action(common: str) -> None:  # B-BONUS-1, B-BONUS-2
    assert one_short(common).turn(0).legal("bonus") == []
    assert fulfilled(common).turn(0).legal("bonus") == [f"bonus {common}"]


@pytest.mark.parametrize("common", COMMON_TASKS)
def test_the_last_piece_fulfils_a_common_task(common: str) -> None:  # B-BONUS-2
    game = one_short(common)
    gain_the_last(game, common)
    assert game.events("common_task_fulfilled") == [PlainEvent("common_task_fulfilled", 0, {"common_task": common})]
    assert game.match.decision == "after-main-part"
    assert game.legal() == [f"bonus {common}", "end"]
    view = game.view(0).cities[0]
    assert view.common_tasks_fulfilled == (common,)
    assert view.common_tasks[common] == {"guardians": 5, "gnomes": 6}.get(common, 7)


def test_tasks_and_bonfires_count_together() -> None:  # B-BONUS-2
    bonfires = {space: task for space, task in SEVEN_TASKS.items() if space > 4}
    mixed = quiet().bonfires(0, bonfires).tasks(0, {space: SEVEN_TASKS[space] for space in (1, 2, 3, 4)})
    assert mixed.turn(0).legal("bonus") == ["bonus tasks"]
    assert quiet().bonfires(0, SEVEN_TASKS).turn(0).legal("bonus") == ["bonus tasks"]
    assert quiet().bonfires(0, bonfires).turn(0).legal("bonus") == []


def test_the_starting_tile_is_a_path_position_and_the_own_guardian_a_guardian() -> None:  # B-BONUS-2
    assert fulfilled("paths").player(0).path_count == 6
    assert len(fulfilled("guardians").view(0).cities[0].guardians) == 5


def test_a_common_task_once_fulfilled_stays_so() -> None:  # B-BONUS-2
    game = fulfilled("guardians").guardians(0, grey="away").turn(0)
    assert game.legal("bonus") == ["bonus guardians"]


def test_what_others_have_fulfilled_does_not_help() -> None:  # B-BONUS-1
    game = fulfilled("portals").tiles(1, ship=1).turn(1)
    assert game.legal("bonus") == []


def test_the_novice_must_still_stand_there() -> None:  # B-BONUS-1
    assert fulfilled("portals").without_neutral_novice("portals").turn(0).legal("bonus") == []
    assert fulfilled("portals").without_neutral_novice("paths").turn(0).legal("bonus") == ["bonus portals"]


def test_each_novice_can_be_sent_once() -> None:  # B-BONUS-1
    game = fulfilled("portals", "paths").turn(0).play("bonus portals", "council gold-and-yellow")
    assert game.legal("bonus") == ["bonus paths"]
    both = fulfilled("portals", game=fulfilled("portals").portals(1, 7, 6, 5, 4, 3, 2, 1))
    both.tiles(1, ship=1).turn(0).play("bonus portals", "council gold-and-yellow", "fate")
    both.turn(1)
    assert both.legal("bonus") == []


def test_a_bonus_action_is_not_compulsory_and_keeps() -> None:  # B-BONUS-1
    game = one_short("paths").tiles(1, ship=1)
    gain_the_last(game, "paths")
    game.play("end")
    assert game.match.mover == 1
    assert game.view(0).neutral_novices == COMMON_TASKS
    game.play("sail herb-east")
    assert game.match.mover == 0
    assert game.legal("bonus") == ["bonus paths"], "a later turn"


def test_bonus_actions_come_before_and_after_the_main_part() -> None:  # B-BONUS-1, B-TURN-1
    game = fulfilled("portals", "paths", "guardians").turn(0)
    game.play(
        "bonus portals",
        "council gold-and-yellow",
        "bonus guardians",
        "council path",
    )
    assert game.match.decision == "turn", "the main part is still to come"
    game.play("sail guardian-pink", "jokers 0")
    assert game.legal() == ["bonus paths", "end"]
    game.play("bonus paths", "council guardian")
    assert game.match.mover == 1, "the last one ends the turn by itself"


def test_a_bonus_action_can_make_a_main_part_possible() -> None:  # B-BONUS-1, B-TURN-1
    game = fulfilled("portals").tiles(0, ship=1).at(0, "blossom-west").turn(0)
    assert game.legal("sail") == ["sail fruit-west", "sail guardian-blue"]
    game.play("bonus portals", "council gold-and-yellow")
    assert "sail guardian-pink" in game.legal("sail")


# The neutral novice in the council (B-BONUS-1, B-FIRE-2, B-FIRE-3)


def test_a_neutral_novice_goes_to_a_space_without_a_neutral_one() -> None:  # B-BONUS-1
    game = fulfilled("portals").novice_at(None, "path").novice_at(None, "voyage").novice_at(0, "specialist")
    game.novice_at(1, "guardian").turn(0).play("bonus portals")
    assert game.match.decision == "choose-council-space"
    assert game.legal() == [f"council {space}" for space in SPACES if space not in ("path", "voyage")]


def test_specialist_24_lifts_that_for_neutral_novices_too() -> None:  # B-BONUS-1, B-FIRE-2
    game = fulfilled("portals").specialists(0, 24).novice_at(None, "path").turn(0).play("bonus portals")
    assert game.legal() == [f"council {space}" for space in SPACES]
    game.play("council path")
    assert game.view(0).council["path"] == 2


def test_the_novice_leaves_its_common_task_for_the_council() -> None:  # B-BONUS-1
    game = fulfilled("portals").turn(0).play("bonus portals")
    view = game.view(0)
    assert (view.novices_in_council, sum(view.council.values()), len(view.neutral_novices)) == (0, 0, 5)
    game.play("council voyage")
    view = game.view(0)
    assert view.neutral_novices == ("tasks", "paths", "guardians", "gnomes")
    assert view.council == {space: int(space == "voyage") for space in SPACES}
    assert view.novices_in_council == 1
    assert (view.cities[0].novices_sent, sum(view.cities[0].council.values())) == (0, 0), "not an own novice"
    assert game.events()[0] == PlainEvent("neutral_novice_sent", 0, {"common_task": "portals", "council": "voyage"})


def test_novice_then_countdown_then_gold_then_bonus() -> None:  # B-BONUS-1, B-FIRE-2, B-FIRE-3
    game = fulfilled("portals").specialists(0, 7).bonfires(1, {s: t for s, t in SEVEN_TASKS.items() if s < 7})
    game.turn(0).play("bonus portals", "council gold-and-yellow")
    assert game.events() == [
        PlainEvent("neutral_novice_sent", 0, {"common_task": "portals", "council": "gold-and-yellow"}),
        PlainEvent("countdown_began", 0, {}),
        PlainEvent("resources_gained", 0, {"resource": "gold", "pieces": 1}),
        PlainEvent("bonus_taken", 0, {"council": "gold-and-yellow"}),
        PlainEvent("resources_gained", 0, {"resource": "gold", "pieces": 2}),
        PlainEvent("tiles_gained", 0, {"tile": "yellow", "pieces": 1}),
    ]


@pytest.mark.parametrize("space", SPACES[1:])
def test_bonus_or_point(space: str) -> None:  # B-BONUS-1, B-COUNCIL-9
    game = fulfilled("portals").turn(0).play("bonus portals", f"council {space}")
    assert game.legal() == ["accept", "point"]
    game.play("point")
    assert game.points(0) == 1
    assert game.match.decision == "turn", "the main part follows"


def test_an_unusable_bonus_leaves_the_point() -> None:  # B-BONUS-1, B-COUNCIL-9
    game = fulfilled("guardians").turn(0).play("bonus guardians", "council guardian")
    assert game.points(0) == 1
    assert game.match.decision == "turn"


def test_one_bonus_action_can_open_another() -> None:  # B-BONUS-1, B-TURN-1
    game = one_short("guardians").portals(0, 7, 6, 5, 4, 3, 2, 1).turn(0)
    assert game.legal("bonus") == ["bonus portals"]
    game.play("bonus portals", "council guardian", "accept", "fetch grey")
    assert game.legal("bonus") == ["bonus guardians"]


# Specialist 19 (B-BONUS-3)


@pytest.mark.parametrize("common", COMMON_TASKS)
@pytest.mark.parametrize("novice", [True, False])
def test_specialist_19_rewards_the_moment_of_fulfilment(common: str, novice: bool) -> None:  # B-BONUS-3, B-GNOME-5
    game = one_short("gnomes", 19) if common == "gnomes" else one_short(common).specialists(0, 19)
    if not novice:
        game.without_neutral_novice(common)
    gain_the_last(game, common)
    assert game.events("common_task_fulfilled") != []
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (1, 1)


@pytest.mark.parametrize("common", COMMON_TASKS)
def test_without_specialist_19_fulfilment_brings_nothing(common: str) -> None:  # B-BONUS-3
    game = one_short(common)
    gain_the_last(game, common)
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (0, 0)


def test_recruiting_19_itself_can_fulfil_a_common_task() -> None:  # B-BONUS-3
    game = one_short("gnomes").display(19).tiles(0, gnome=2).resources(0, fruit=1)
    game.turn(0).play("recruit reward-for-common-tasks 2")
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (1, 1)


def test_what_was_fulfilled_before_19_came_brings_nothing() -> None:  # B-BONUS-3
    game = fulfilled("portals", "guardians").display(19).tiles(0, gnome=2).resources(0, fruit=1)
    game.turn(0).play("recruit reward-for-common-tasks 2")
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (0, 0)


def test_sending_the_novice_is_no_fulfilment() -> None:  # B-BONUS-3
    game = fulfilled("portals").specialists(0, 19).turn(0).play("bonus portals", "council path", "point")
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (0, 0)


def test_19_rewards_a_fulfilment_by_council_bonus_too() -> None:  # B-BONUS-3, B-COUNCIL-3
    game = one_short("guardians").specialists(0, 19).portals(0, 7, 6, 5, 4, 3, 2, 1).turn(0)
    game.play("bonus portals", "council guardian", "accept", "fetch grey")
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (1, 1)
