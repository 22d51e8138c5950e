"""Igniting bonfires (B-FIRE-1 to B-FIRE-3). For the tasks' conditions see test_conditions.py."""

from __future__ import annotations

import pytest

from beltane.kernel.errors import IllegalAction
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

COUNCIL = ("gold-and-yellow", "path", "guardian", "great-bonfire", "specialist", "move-guardian", "voyage", "fate-tile")


def igniter() -> Scenario:
    """Seat 0 has four gold, which is what the task on space 3 asks for, and no tiles."""
    return bonfire(2).tasks(0, {3: "r06"}).tiles(0).resources(0, gold=4)


def names(game: Scenario) -> list[str]:
    """The kinds of the last action's events, without those of the next turn."""
    return [event.name for event in game.events() if not event.name.startswith("turn_")]


# What can be ignited


def test_a_fulfilled_task_is_turned_over() -> None:  # B-FIRE-1
    game = igniter().turn(0)
    assert game.legal("ignite") == ["ignite 3"]
    game.play("ignite 3")
    assert game.events("bonfire_lit") == [PlainEvent("bonfire_lit", 0, {"task": "r06", "space": 3})]
    game.play("council voyage", "point")
    assert (game.player(0).lit[3], sum(game.player(0).lit)) == (1, 1)
    assert game.resource(0, "gold") == 4, "nothing is paid"


def test_more_than_asked_is_enough() -> None:  # B-FIRE-1
    assert igniter().resources(0, gold=7).turn(0).legal("ignite") == ["ignite 3"]


def test_a_task_that_is_not_fulfilled_cannot_be_ignited() -> None:  # B-FIRE-1
    game = igniter().resources(0, gold=3).turn(0)
    assert game.legal("ignite") == []
    with pytest.raises(IllegalAction):
        game.play("ignite 3")


def test_the_condition_must_hold_now() -> None:  # B-FIRE-1
    game = igniter().tiles(0, gnome=1).display(2).turn(0)
    game.play("recruit faster-procession 1")
    assert game.resource(0, "gold") == 2
    assert game.turn(0).legal("ignite") == []


def test_a_bonfire_is_not_ignited_again() -> None:  # B-FIRE-1
    game = bonfire(2).bonfires(0, {3: "r06"}).resources(0, gold=4).turn(0)
    assert game.legal("ignite") == []


def test_only_own_tasks_can_be_ignited() -> None:  # B-FIRE-1
    game = bonfire(2).tasks(1, {3: "r06"}).resources(0, gold=4).turn(0)
    assert game.legal("ignite") == []


def test_jokers_and_pairs_do_not_fulfil_a_task() -> None:  # B-FIRE-1, B-PAY-6
    game = bonfire(2).tasks(0, {1: "r10", 2: "y20", 3: "y13"}).tiles(0, yellow=9).resources(0, gold=9, herb=4).turn(0)
    assert game.legal("ignite") == []


def test_one_bonfire_a_turn() -> None:  # B-FIRE-1
    game = igniter().tasks(0, {1: "b02", 7: "b13"}).guardians(0, pink="start").specialists(0, 1).turn(0)
    assert game.legal("ignite") == ["ignite 1", "ignite 3", "ignite 7"]
    game.play("ignite 7", "council voyage", "point")
    assert game.match.mover == 1
    assert game.turn(0).legal("ignite") == ["ignite 1", "ignite 3"]


def test_igniting_alone_gives_a_turn() -> None:  # B-FIRE-1, B-TURN-3
    game = igniter().fate_row(0)
    assert game.can_act(0)
    assert game.turn(0).legal() == ["ignite 3"]
    assert not game.resources(0, gold=3).can_act(0)


# The novice


def test_the_novice_of_the_bonfire_goes_to_the_council() -> None:  # B-FIRE-2
    game = igniter().turn(0).play("ignite 3")
    assert game.legal() == [f"council {space}" for space in COUNCIL]
    game.play("council guardian")
    assert game.events("novice_sent") == [PlainEvent("novice_sent", 0, {"council": "guardian"})]
    assert list(game.player(0).council) == [0, 0, 1, 0, 0, 0, 0, 0]
    assert game.view(0).novices_in_council == 1
    assert game.view(0).cities[0].novices_sent == 1


def test_one_novice_of_each_colour_a_space() -> None:  # B-FIRE-2
    game = igniter().novice_at(0, "path").novice_at(0, "voyage").novice_at(1, "guardian").novice_at(None, "specialist")
    game.turn(0).play("ignite 3")
    assert game.legal() == [f"council {space}" for space in COUNCIL if space not in ("path", "voyage")]


def test_specialist_24_lifts_that() -> None:  # B-FIRE-2
    game = igniter().novice_at(0, "path").novice_at(0, "voyage").specialists(0, 24).turn(0).play("ignite 3")
    assert game.legal() == [f"council {space}" for space in COUNCIL]


def test_a_bonus_or_one_point() -> None:  # B-FIRE-2
    for space in COUNCIL[1:]:
        game = igniter().turn(0).play("ignite 3", f"council {space}")
        assert game.legal() == ["accept", "point"]
        game.play("point")
        points = PlainEvent("points_scored", 0, {"source": "council", "points": 1})
        assert (game.points(0), game.events("points_scored")) == (1, [points])


def test_gold_and_yellow_have_no_alternative() -> None:  # B-FIRE-2, B-COUNCIL-1
    game = igniter().turn(0).play("ignite 3", "council gold-and-yellow")
    assert (game.resource(0, "gold"), game.tile(0, "yellow"), game.points(0)) == (6, 1, 0)
    assert game.match.mover == 1


# The order


def test_the_order_of_igniting() -> None:  # B-FIRE-2, B-FIRE-3, B-END-1
    game = igniter().specialists(0, 7).bonfires(1, {n: f"b{n:02}" for n in range(1, 7)}).turn(0)
    assert names(game.play("ignite 3")) == ["bonfire_lit"]
    game.play("council gold-and-yellow")
    assert names(game)[:6] == [
        "novice_sent",
        "countdown_began",
        "resources_gained",
        "bonus_taken",
        "resources_gained",
        "tiles_gained",
    ]
    assert [event.details["pieces"] for event in game.events("resources_gained")] == [1, 2]


def test_the_bonfire_just_lit_can_be_entered_by_the_bonus() -> None:  # B-FIRE-2, B-COUNCIL-6
    game = igniter().portals(0, 3).paths(0, "blue-shell", "red-herb").turn(0)
    game.play("ignite 3", "council move-guardian", "accept", "walk own bonfire-3")
    assert game.place(0, "own") == "bonfire-3"


def test_the_task_is_checked_before_the_bonus() -> None:  # B-FIRE-2
    game = bonfire(2).tasks(0, {3: "b02"}).tiles(0).turn(0)
    assert game.legal("ignite") == [], "the guardian that the bonus could bring comes too late"


def test_a_specialist_of_the_bonus_comes_too_late_for_it() -> None:  # B-FIRE-2
    game = igniter().display(7).turn(0)
    game.play("ignite 3", "council specialist", "accept", "welcome gold-for-novices")
    assert game.resource(0, "gold") == 4


def test_the_countdown_begins_before_the_bonus_is_chosen() -> None:  # B-FIRE-2, B-END-1
    game = igniter().bonfires(1, {n: f"b{n:02}" for n in range(1, 7)}).turn(0).play("ignite 3")
    assert not game.view(0).countdown
    game.play("council voyage")
    assert game.view(0).countdown
    assert game.legal() == ["accept", "point"]


def test_a_neutral_novice_follows_the_same_order() -> None:  # B-FIRE-2, B-FIRE-3, B-BONUS-1
    guardians = {"pink": "start", "blue": "start", "natural": "start", "grey": "start"}
    game = bonfire(2).guardians(0, **guardians).specialists(0, 7).bonfires(1, {n: f"b{n:02}" for n in range(1, 7)})
    game.turn(0).play("bonus guardians", "council gold-and-yellow")
    assert names(game)[:4] == ["neutral_novice_sent", "countdown_began", "resources_gained", "bonus_taken"]


# Specialist 7


@pytest.mark.parametrize("helped", [False, True])
def test_gold_for_a_novice_whatever_is_taken_then(helped: bool) -> None:  # B-FIRE-3
    game = igniter().specialists(0, *[7] * helped).turn(0).play("ignite 3", "council voyage", "point")
    assert (game.resource(0, "gold"), game.points(0)) == (4 + helped, 1)


def test_gold_for_a_novice_only_for_its_player() -> None:  # B-FIRE-3
    game = igniter().specialists(1, 7).turn(0).play("ignite 3", "council voyage", "point")
    assert (game.resource(0, "gold"), game.resource(1, "gold")) == (4, 1)
