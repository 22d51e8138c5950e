"""Guardians, paths, portals and gnomes in the prompt."""

from __future__ import annotations

import pytest

from beltane.games.bonfire.components.tables import GNOME, SPECIALIST
from beltane.games.bonfire.prompt.gnomes import ability
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
    speaker,
    usual,
)
from tests.games.bonfire.scenario import Scenario, bonfire


def procession(tiles: int, *specialists: int) -> Scenario:
    """A path of a shell and a herb, with the own guardian and the pink one waiting."""
    game = bonfire(2).tiles(0, guardian=tiles).resources(0).paths(0, "blue-shell", "red-herb")
    return game.guardians(0, own="start", pink="start").specialists(0, *specialists).turn(0)


# Processions


def test_a_procession_tells_price_and_steps() -> None:  # B-PROC-1
    assert details(procession(2), "procession 2", "cost") == ["pay 2 guardian tiles"]
    assert details(procession(2), "procession 2", "effect") == ["each guardian may walk up to 2 steps"]
    assert details(procession(2, 2), "procession 1", "effect") == ["each guardian may walk up to 2 steps"]


def test_a_procession_that_gets_nobody_further_than_a_shorter_one_is_rarely_wanted() -> None:  # B-PROC-1
    game = bonfire(2).guardians(0, own="start").tiles(0, guardian=3).turn(0)
    assert usual(game, "procession") == ["procession 1"]
    assert other(game, "procession")[:2] == ["procession 2", "procession 3"]
    game.paths(0, "blue-shell")
    assert usual(game, "procession") == ["procession 1", "procession 2"]
    assert "procession 3" in other(game)


def test_a_procession_tells_how_far_it_can_go() -> None:  # B-PROC-1, B-PROC-2, B-PROC-4
    assert details(procession(2), "procession 2", "note") == [
        "at the farthest your own guardian to path position 2 and the pink guardian to path position 1",
        "there they gain 1 shell and 1 gold",
    ]
    game = procession(3).bonfires(0, {2: "b02"}).portals(0, 2).turn(0)
    assert details(game, "procession 3", "note") == [
        "at the farthest your own guardian to bonfire 2 and the pink guardian to path position 3",
        "there they gain 1 herb",
    ]
    assert len(details(procession(2, 6), "procession 2", "note")) == 1  # specialist 6 lets you choose


def test_a_walk_tells_what_it_gains() -> None:  # B-PROC-4
    game = choose(procession(2), "procession 2")
    assert question(game) == "The procession: each guardian may walk up to 2 steps. Who goes where?"
    assert said(game, "walk own path-1") == "gain 1 gold"
    assert said(game, "walk own path-2") == "gain 1 shell"
    assert label(game, "walk own stay") == "leave your own guardian where she is"
    assert choice(game, "walk own path-2").targets == (Place("guardian", "own", 0), Place("path", 2, 0))


def test_a_walk_tells_what_specialists_make_of_the_gain() -> None:  # B-PROC-6
    doubled = choose(procession(1, 10), "procession 1")  # specialist 10 doubles the pink guardian
    assert said(doubled, "walk pink path-1") == "gain 2 gold"
    assert said(doubled, "walk own path-1") == "gain 1 gold"
    more = choose(procession(1, 20), "procession 1")
    assert said(more, "walk own path-1") == "gain 2 gold"
    free = choose(procession(1, 6, 10, 20), "procession 1")
    assert said(free, "walk pink path-1") == "gain 2 of one resource of your choice; gain 1 gold"
    assert said(free, "walk own path-1") == "gain a resource of your choice; gain 1 gold"


def test_the_resource_of_choice_is_told_as_it_is_gained() -> None:  # B-PROC-6
    game = choose(choose(procession(1, 6, 10), "procession 1"), "walk pink path-1")
    assert question(game) == "What does the pink guardian gain on path position 1?"
    assert said(game, "gain root") == "gain 2 roots; you hold none"


def test_a_bonfire_tells_what_the_guardian_scores() -> None:  # B-SCORE-2
    game = bonfire(2).tiles(0, guardian=1).paths(0, "blue-shell").portals(0, 2).bonfires(0, {2: "b02"})
    game.guardians(0, own="path-2").turn(0)
    choose(game, "procession 1")
    assert details(game, "walk own bonfire-2", "points") == ["worth 3 points at the end"]
    assert choice(game, "walk own bonfire-2").targets[1] == Place("bonfire", 2, 0)
    game.specialists(0, 18)
    assert details(game, "walk own bonfire-2", "points") == ["worth 5 points at the end"]


def test_done_lets_all_others_stay() -> None:  # B-PROC-1
    game = choose(procession(2), "procession 2")
    assert actions(game, "done") == ["walk pink stay", "walk own stay"]
    assert said(game, "done") == "the pink guardian and your own guardian stay"
    choose(game, "walk own path-2")
    # Only one guardian is left that could walk, so "done" is its only alternative to walking.
    assert usual(game) == ["walk pink path-1", "done"]
    choose(game, "done")
    assert (game.place(0, "own"), game.place(0, "pink")) == ("path-2", "start")
    assert game.match.mover == 1


def test_done_passes_over_those_who_cannot_walk() -> None:  # B-PROC-1, B-PROC-3
    game = bonfire(2).tiles(0, guardian=1).paths(0, "blue-shell", "red-herb")
    game.guardians(0, own="path-3", pink="path-1", grey="start").turn(0)
    choose(game, "procession 1")
    assert actions(game, "done") == ["walk pink stay"]


def test_a_step_for_a_new_guardian_gains_nothing() -> None:  # B-GUARD-2
    game = bonfire(2).at(0, "guardian-grey").tiles(0, guardian=1).specialists(0, 17).turn(0)
    assert said(game, "guardian") == (
        "pay 1 guardian tile; the grey guardian comes to your city; "
        "then every guardian may walk a step, without gaining anything"
    )
    choose(game, "guardian")
    assert said(game, "walk own path-1") == "gain nothing"


def test_the_fifth_guardian_fulfils_the_common_task() -> None:  # B-BONUS-2
    game = bonfire(2).at(0, "guardian-grey").tiles(0, guardian=1)
    game.guardians(0, pink="start", blue="start", natural="start").turn(0)
    assert "this fulfils the common task “5 guardians”" in details(game, "guardian", "effect")


# Paths


def test_a_path_tile_tells_where_it_goes_and_whether_its_crystal_counts() -> None:  # B-PATH-1, B-SCORE-4
    game = bonfire(2).tiles(0, path=1).path_display("blue-shell", "red-herb").tasks(0, {2: "b02"}).turn(0)
    assert said(game, "path slot-1") == (
        "pay 1 path action tile; blue shell for position 2; its blue crystal matches the task there"
    )
    assert said(game, "path slot-2") == "pay 1 path action tile; red herb for position 2"
    assert said(game, "path pile-1") == "pay 1 path action tile; an unseen tile for position 2"
    assert choice(game, "path slot-2").targets == (Place("path-slot", 2),)
    assert choice(game, "path pile-2").targets == (Place("path-pile", 2),)


def test_a_crystal_that_matches_a_bonfire_scores() -> None:  # B-SCORE-4
    game = bonfire(2).tiles(0, path=1).path_display("blue-shell").bonfires(0, {2: "b02"}).turn(0)
    assert details(game, "path slot-1", "points") == ["its crystal matches the bonfire: 2 points at the end"]


def test_a_new_path_brings_its_resource_with_the_specialist() -> None:  # B-PATH-4
    game = bonfire(2).tiles(0, path=1).path_display("blue-shell").specialists(0, 8).turn(0)
    assert "gain 1 shell" in details(game, "path slot-1", "effect")


def test_later_positions_cost_two() -> None:  # B-PATH-1
    game = bonfire(2).tiles(0, path=2).paths(0, "blue-herb", "red-herb", "yellow-herb").path_display("blue-shell")
    assert details(game.turn(0), "path slot-1", "cost") == ["pay 2 path action tiles"]


def test_what_lies_unseen_stays_unseen() -> None:  # B-HIDE-1
    game = bonfire(2).tiles(0, path=1).specialists(0, 8).turn(0)
    before = asked(game)
    count = int(game.state.path_piles_count[0])
    top, below = int(game.state.path_piles[0, count - 1]), int(game.state.path_piles[0, 0])
    game.state.path_piles[0, count - 1], game.state.path_piles[0, 0] = below, top
    assert asked(game) == before


# The Great Bonfire


def test_a_space_tells_what_it_gives() -> None:  # B-GREAT-1, B-GREAT-2, B-GREAT-3
    game = bonfire(2).tiles(0, great_bonfire=3).board(0, 1).pointer(1).portals_at(2, "g").portals_at(3, "a").turn(0)
    assert said(game, "turn 2") == (
        "pay 1 Great Bonfire tile; take two of these: 1 task tile, 1 root and portal G for notch 7"
    )
    assert said(game, "turn 3") == "pay 2 Great Bonfire tiles; take 1 yellow tile and 2 points"
    assert details(game, "turn 1", "cost") == ["pay 3 Great Bonfire tiles"]
    assert choice(game, "turn 3").targets == (Place("great-bonfire-space", 3),)
    game.specialists(0, 23)
    assert said(game, "turn 2").endswith("take 1 task tile, 1 root and portal G for notch 7")


def test_pairs_of_rewards_are_spelled_out() -> None:  # B-GREAT-2
    game = bonfire(2).tiles(0, great_bonfire=1).board(0, 1).pointer(1).portals_at(2, "g").turn(0)
    choose(game, "turn 2")
    assert question(game) == "What do you take from space 2 of the Great Bonfire?"
    assert said(game, "reap tile-and-reward") == "take 1 task tile and 1 root"
    assert said(game, "reap tile-and-portal") == "take 1 task tile and portal G for notch 7"
    assert said(game, "reap reward-and-portal") == "take 1 root and portal G for notch 7"


def test_portals_in_any_order_ask_for_the_notch() -> None:  # B-GREAT-3
    game = bonfire(2).tiles(0, great_bonfire=1).board(0, 1).pointer(1).portals_at(2, "a", "b").specialists(0, 25)
    game.bonfires(0, {1: "b02"}).turn(0)
    assert "a portal for notch 1 or 2" in said(game, "turn 2")
    choose(choose(game, "turn 2"), "reap tile-and-portal")
    assert said(game, "notch 1") == "portal A; worth 2 points at the end"
    assert said(game, "notch 2") == "portal B"
    assert choice(game, "notch 2").targets == (Place("notch", 2, 0),)


def test_the_seventh_portal_fulfils_the_common_task() -> None:  # B-BONUS-2
    game = bonfire(2).tiles(0, great_bonfire=1).board(0, 1).portals(0, 7, 6, 5, 4, 3, 2).pointer(1).portals_at(2, "a")
    choose(game.turn(0), "turn 2")
    assert "this fulfils the common task “7 portals”" in said(game, "reap tile-and-portal")
    assert "common task" not in said(game, "reap tile-and-reward")


# Gnomes


def test_an_elder_tells_what_it_scores_now() -> None:  # B-GNOME-3, B-GNOME-4
    game = bonfire(2).tiles(0, gnome=2).resources(0, blossom=1).paths(0, "blue-herb", "red-herb").turn(0)
    assert said(game, "recruit elder-of-paths 2") == (
        "pay 2 gnome tiles and 1 blossom; score 3 points; 1 point for each path position"
    )
    game.specialists(0, 4)
    assert details(game, "recruit elder-of-paths 2", "points") == ["score 5 points"]
    game.resources(0, root=1)
    assert details(game, "recruit elder-of-gnomes 2", "points") == ["score 4 points"]


def test_a_specialist_tells_what_it_does() -> None:  # B-GNOME-5
    game = bonfire(2).tiles(0, gnome=2).resources(0, shell=1).display(11).turn(0)
    assert said(game, f"recruit {SPECIALIST.words[10]} 2").endswith(
        "guardian gains double when her walk ends on the path"
    )
    assert choice(game, f"recruit {SPECIALIST.words[10]} 2").targets == (Place("gnome", SPECIALIST.words[10]),)


def test_gnomes_bring_a_yellow_tile_with_the_specialist() -> None:  # B-GNOME-4
    game = bonfire(2).tiles(0, gnome=2).resources(0, shell=1, herb=1).display(6, 15).turn(0)
    assert "gain 1 yellow tile" in details(game, "recruit yellow-for-gnomes 2", "effect")
    assert "gain 1 yellow tile" not in details(game, "recruit choice-on-path 2", "effect")
    game.specialists(0, 15)
    assert "gain 1 yellow tile" in details(game, "recruit choice-on-path 2", "effect")


@pytest.mark.parametrize("gnome", range(33))
def test_every_gnome_has_words(gnome: int) -> None:  # B-GNOME-5
    assert len(speaker().say(ability(gnome))) > 10, GNOME.words[gnome]
