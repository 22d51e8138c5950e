"""Voyages, tasks and offerings in the prompt: what is available, what it costs, and how few questions it takes."""

from __future__ import annotations

from beltane.games.bonfire.rules.vocabulary import TASK
from beltane.kernel.phrases import Place
from tests.games.bonfire.prompt.reading import (
    actions,
    asked,
    choice,
    choose,
    details,
    label,
    other,
    question,
    said,
    usual,
)
from tests.games.bonfire.scenario import Scenario, bonfire

RICH = {"blossom": 1, "fruit": 1, "herb": 1, "shell": 1, "root": 1, "gold": 1}


def at_sea() -> Scenario:
    """A ship at a herb island, a task on the shell island one route away."""
    game = bonfire(2).at(0, "herb-west").island_tasks("shell-west", "b02", "y09")
    return game.offering_tops(0, "root", "fruit")


def test_a_voyage_names_the_tasks_there_with_worth_and_progress() -> None:  # B-FIRE-6
    game = bonfire(2).at(0, "herb-west").island_tasks("shell-west", "r10", "b02").tiles(0, ship=1)
    game.resources(0, fruit=2).guardians(0, pink="start").turn(0)
    assert said(game, "sail shell-west") == (
        "pay 1 ship tile; 1 route; r10 for 4 points (2/3) and b02 for 3 points (ready)"
    )
    game.island_tasks("shell-west")
    assert said(game, "sail shell-west") == "pay 1 ship tile; 1 route; no tasks are left there"


def test_a_voyage_names_the_guardian_there() -> None:  # B-GUARD-1
    game = bonfire(2).at(0, "herb-west").tiles(0, ship=1, guardian=1).turn(0)
    assert said(game, "sail guardian-grey") == "pay 1 ship tile; 1 route; the grey guardian, whom you do not have yet"
    game.guardians(0, grey="start")
    assert said(game, "sail guardian-grey") == "pay 1 ship tile; 1 route; you already have the grey guardian"


def test_sailing_and_retrieving_a_guardian_is_one_choice() -> None:  # B-SHIP-3, B-GUARD-1
    game = bonfire(2).at(0, "herb-west").tiles(0, ship=1, guardian=1).turn(0)
    assert actions(game, "sail guardian-grey guardian") == ["sail guardian-grey", "guardian"]
    assert said(game, "sail guardian-grey guardian") == (
        "pay 1 ship tile; pay 1 guardian tile; the grey guardian comes to your city"
    )
    choose(game, "sail guardian-grey guardian")
    assert game.place(0, "grey") == "start"


def test_only_what_can_be_paid_after_the_voyage_is_offered_with_it() -> None:  # B-SHIP-3
    game = at_sea().tiles(0, ship=1).resources(0, **RICH).turn(0)
    assert "sail shell-west" in usual(game)
    assert usual(game, "sail shell-west task") == []
    game.tiles(0, ship=1, task=1)
    assert usual(game, "sail shell-west task") == ["sail shell-west task b02", "sail shell-west task y09"]
    game.resources(0, shell=1)
    assert usual(game, "sail shell-west task") == []


def test_a_voyage_with_a_task_tells_both_prices_and_the_task() -> None:  # B-TASK-1, B-TASK-2
    game = at_sea().tiles(0, ship=1, task=1).resources(0, shell=1, root=1).turn(0)
    assert details(game, "sail shell-west task b02", "cost") == [
        "pay 1 ship tile",
        "costs 1 task tile, 1 shell and 1 root",
        "lay your root offering",
    ]
    assert choice(game, "sail shell-west task b02").targets == (Place("island", "shell-west"), Place("task", "b02"))
    assert any(told.startswith("blue, worth ") for told in details(game, "sail shell-west task b02", "points"))


def test_what_the_voyage_takes_is_missing_for_the_task() -> None:  # B-PAY-2
    game = at_sea().tiles(0, yellow=2).resources(0, shell=1, root=1).turn(0)
    assert details(game, "sail shell-west task b02", "cost") == [
        "pay 1 yellow tile (1 ship tile short)",
        "costs 1 task tile, 1 shell and 1 root",
        "1 task tile short: pay a yellow tile or two others instead",
        "lay your root offering",
    ]


def test_a_voyage_includes_the_payment_that_spares_most() -> None:  # B-SHIP-1, B-PAY-3
    game = at_sea().tiles(0, task=1, path=1, gnome=3).resources(0, shell=1, root=1).turn(0)
    assert details(game, "sail shell-west", "cost") == ["pay 2 gnome tiles (1 ship tile short)"]
    choose(game, "sail shell-west otherwise")
    assert asked(game).decision == "pay-tiles"
    assert "pay 1 path 1 gnome" in usual(game)
    game.match.undo()
    choose(game, "sail shell-west")
    assert asked(game).decision == "island-action"
    assert (game.tile(0, "task"), game.tile(0, "path"), game.tile(0, "gnome")) == (1, 1, 1)


# Offerings


def test_the_only_sensible_offering_is_part_of_the_choice() -> None:  # B-TASK-2
    game = at_sea().tiles(0, ship=1, task=1).resources(0, shell=1, root=1, gold=1).turn(0)
    assert actions(game, "sail shell-west task b02") == ["sail shell-west", "task b02", "offering 1"]
    choose(game, "sail shell-west")
    assert actions(game, "task b02") == ["task b02", "offering 1"]
    assert actions(game, "task b02 otherwise") == ["task b02"]
    assert "task b02 otherwise" in other(game)


def test_offerings_that_both_can_be_paid_are_asked_for() -> None:  # B-TASK-2
    game = at_sea().tiles(0, ship=1, task=1).resources(0, shell=1, root=1, fruit=1).turn(0)
    assert details(game, "sail shell-west task b02", "cost")[1] == "costs 1 task tile, 1 shell and 1 root or fruit"
    choose(game, "sail shell-west task b02")
    assert asked(game).decision == "choose-offering"
    assert question(game) == "Which offering do you lay on the western shell island for task b02?"
    assert said(game, "offering 2") == (
        "costs 1 task tile, 1 fruit and 1 shell; lay your fruit offering; 4 more lie under it"
    )
    assert choice(game, "offering 2").targets == (Place("offering", 2, 0),)


def test_offerings_that_are_both_missing_are_flagged() -> None:  # B-PAY-2
    game = at_sea().tiles(0, ship=1, task=1).resources(0, shell=1, gold=1).turn(0)
    assert details(game, "sail shell-west task b02", "cost")[1:] == [
        "costs 1 task tile, 1 shell and 1 root or fruit",
        "1 root or fruit short: pay gold or two others instead",
    ]


def test_any_two_resources_do_with_the_specialist() -> None:  # B-PAY-5
    game = at_sea().tiles(0, ship=1, task=1).resources(0, herb=2, root=1).specialists(0, 3).turn(0)
    assert "costs 1 task tile and 2 resources of any kind" in details(game, "sail shell-west task b02", "cost")


def test_a_task_is_listed_with_each_offering_that_could_be_wanted() -> None:  # B-SHIP-3, B-TASK-2
    game = at_sea().tiles(0, ship=1, task=1).resources(0, shell=1, root=1, fruit=1).turn(0)
    choose(game, "sail shell-west")
    assert usual(game, "task b02") == ["task b02 offering 1", "task b02 offering 2"]
    assert label(game, "task b02 offering 2") == "receive task b02 for your fruit offering"
    assert details(game, "task b02 offering 2", "cost") == [
        "costs 1 task tile, 1 fruit and 1 shell",
        "lay your fruit offering",
    ]
    assert choice(game, "task b02 offering 2").targets == (Place("task", "b02"), Place("offering", 2, 0))
    choose(game, "task b02 offering 2")
    assert asked(game).decision == "choose-space"
    assert game.state.plan.pile == 1


# Spaces


def test_spaces_tell_what_belongs_to_them() -> None:  # B-SCORE-2, B-SCORE-3, B-SCORE-4
    game = at_sea().tiles(0, ship=1, task=1).resources(0, shell=1, root=1).portals(0, 7).paths(0, "blue-herb")
    choose(game.turn(0), "sail shell-west task b02")
    assert said(game, "space 2") == (
        "pay 1 task tile, 1 shell and 1 root; a guardian at its bonfire scores 3 points; "
        "the path tile below has a blue crystal too"
    )
    assert said(game, "space 7").endswith("a guardian at its bonfire scores 8 points; its portal is there")
    assert choice(game, "space 7").targets == (Place("space", 7, 0),)


def test_the_seventh_task_fulfils_the_common_task() -> None:  # B-BONUS-2
    game = at_sea().tiles(0, ship=1, task=1).resources(0, shell=1, root=1)
    game.tasks(0, {space: f"r{space:02}" for space in range(1, 7)}).turn(0)
    assert "this fulfils the common task “7 tasks or bonfires”" in details(game, "sail shell-west task b02", "effect")


# The number of questions


def questions_for_task(game: Scenario, voyage: str) -> list[str]:
    """Sail and take task b02, answering every question by its first usual choice; returns the questions asked of the
    seat.
    """
    asked_for: list[str] = []
    notation = f"{voyage} task b02"
    while TASK.position["b02"] not in game.player(0).tasks:
        assert game.match.mover == 0
        prompt = asked(game)
        asked_for.append(prompt.decision or "")
        wanted = [c for c in prompt.choices if c.notation in (notation, "task b02")] or list(prompt.choices)
        game.match.play_all(wanted[0].actions)
    return asked_for


def test_a_usual_voyage_for_a_task_takes_two_questions() -> None:  # B-SHIP-3, B-TASK-3
    game = at_sea().tiles(0, ship=2, task=1, yellow=1).resources(0, shell=1, root=1, herb=1, gold=1).turn(0)
    assert questions_for_task(game, "sail shell-west") == ["turn", "choose-space"]


def test_a_voyage_for_a_task_takes_four_questions_at_most() -> None:  # B-SHIP-3, B-TASK-2, B-PAY-3
    # Nothing that is required is there, and only two others can replace it, in many ways.
    tiles = {"guardian": 2, "path": 2, "gnome": 2}
    game = at_sea().tiles(0, **tiles).resources(0, blossom=2, herb=4).turn(0)
    assert questions_for_task(game, "sail shell-west") == ["turn", "choose-offering", "choose-space", "pay-tiles"]
    assert game.resource(0, "blossom") + game.resource(0, "herb") == 2


def test_no_voyage_for_a_task_takes_more_questions() -> None:  # B-SHIP-3, B-TASK-2, B-PAY-3
    hands = [
        ({"ship": 1, "task": 1}, RICH),
        ({"ship": 1, "path": 1, "gnome": 1}, RICH),
        ({"yellow": 2}, {"herb": 3, "gold": 1}),
        ({"yellow": 1, "path": 2, "gnome": 1, "guardian": 1}, {"blossom": 2, "shell": 1, "fruit": 1, "root": 1}),
        ({"ship": 3, "path": 3}, {"shell": 1, "blossom": 2, "herb": 2, "gold": 2}),
    ]
    for tiles, resources in hands:
        game = at_sea().tiles(0, **tiles).resources(0, **resources).turn(0)
        assert len(questions_for_task(game, "sail shell-west")) <= 4


def test_the_councils_voyage_is_free_and_goes_on_as_well() -> None:  # B-COUNCIL-7
    game = at_sea().tasks(0, {3: "r01"}).tiles(0, task=1, ship=1).resources(0, shell=1, root=1)
    game.player(0).common_tasks = 1
    game.turn(0)
    assert "ignite 3" in usual(game)
    choose(choose(game, "ignite 3"), "council voyage")
    assert asked(game).decision == "choose-island"
    assert details(game, "sail shell-west", "cost") == []
    assert details(game, "sail shell-west task b02", "cost")[0] == "costs 1 task tile, 1 shell and 1 root"
