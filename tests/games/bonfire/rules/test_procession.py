"""Processions (B-PROC)."""

from __future__ import annotations

import pytest

from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

PATHS = ("blue-shell", "red-herb", "yellow-fruit", "blue-root", "red-blossom", "yellow-herb")
"""The tiles of positions 2 to 7."""


def city(tiles: int, paths: int = 6, **guardians: str) -> Scenario:
    """A city with that many guardian tiles and path tiles, without resources."""
    game = bonfire(2).tiles(0, guardian=tiles).resources(0).without_neutral_novice("paths")
    return game.paths(0, *PATHS[:paths]).guardians(0, **guardians)


def gained(game: Scenario) -> list[tuple[str | int, str | int]]:
    return [(event.details["resource"], event.details["pieces"]) for event in game.events("resources_gained")]


# Paying


def test_a_procession_costs_one_to_eight_tiles() -> None:  # B-PROC-1
    game = city(tiles=3).turn(0)
    assert game.legal("procession") == ["procession 1", "procession 2", "procession 3"]
    game.play("procession 2")
    assert game.tile(0, "guardian") == 1
    assert game.events("procession_began") == [PlainEvent("procession_began", 0, {"steps": 2})]
    assert city(tiles=9).turn(0).legal("procession")[-1] == "procession 8"


def test_a_procession_can_be_paid_with_jokers_and_pairs() -> None:  # B-PROC-1, B-PAY-2, B-PAY-3
    game = city(tiles=1).tiles(0, guardian=1, yellow=1, ship=2).turn(0)
    assert game.legal("procession") == ["procession 1", "procession 2", "procession 3"]
    game.play("procession 3")
    assert sum(game.player(0).tiles) == 0


def test_no_procession_without_a_guardian_tile() -> None:  # B-PROC-1
    assert city(tiles=0).turn(0).legal("procession") == []


def test_no_procession_if_no_guardian_could_take_a_step() -> None:  # B-PROC-1
    game = city(tiles=8, paths=0, own="path-1").turn(0)
    assert game.legal("procession") == []
    assert game.guardians(0, pink="start").turn(0).legal("procession") == []
    assert game.guardians(0, own="start").turn(0).legal("procession") != []


def test_guardians_at_bonfires_make_no_procession_possible() -> None:  # B-PROC-1, B-PROC-5
    game = city(tiles=1, own="bonfire-1", pink="path-7").bonfires(0, {1: "b20"}).portals(0, 1).turn(0)
    assert game.legal("procession") == []
    assert game.guardians(0, pink="path-6").turn(0).legal("procession") == ["procession 1"]


def test_a_procession_is_a_main_part_as_long_as_a_step_is_possible() -> None:  # B-PROC-1, B-TURN-3
    game = city(tiles=1, own="path-7").fate_row(0)
    assert not game.can_act(0)
    game.portals(0, 7).bonfires(0, {7: "b20"})
    assert game.can_act(0)
    assert game.turn(0).legal() == ["procession 1"]
    game.play("procession 1")
    assert game.legal() == ["walk own stay", "walk own bonfire-7"]


# Who walks how far


@pytest.mark.parametrize("steps", range(1, 9))
def test_a_guardian_walks_up_to_as_many_steps_as_paid(steps: int) -> None:  # B-PROC-1, B-PROC-2
    game = city(tiles=8).portals(0, 7).bonfires(0, {7: "b20"}).turn(0).play(f"procession {steps}")
    targets = [*(f"path-{position}" for position in range(1, 8)), "bonfire-7"]
    assert game.legal() == ["walk own stay", *(f"walk own {target}" for target in targets[:steps])]


def test_the_path_ends_where_no_tile_was_added() -> None:  # B-PROC-2
    game = city(tiles=8, paths=2).turn(0).play("procession 8")
    assert game.legal() == ["walk own stay", "walk own path-1", "walk own path-2", "walk own path-3"]


def test_nobody_walks_back() -> None:  # B-PROC-1
    game = city(tiles=1, own="path-3").portals(0, 2).bonfires(0, {2: "b20"}).turn(0).play("procession 1")
    assert game.legal() == ["walk own stay", "walk own path-4"]


def test_the_one_furthest_ahead_walks_first() -> None:  # B-PROC-1
    game = city(tiles=1, own="path-2", pink="path-5", grey="start").turn(0).play("procession 1")
    assert game.legal() == ["walk pink stay", "walk pink path-6"]
    game.play("walk pink path-6")
    assert game.legal() == ["walk own stay", "walk own path-3"]
    game.play("walk own stay")
    assert game.legal() == ["walk grey stay", "walk grey path-1"]
    game.play("walk grey path-1")
    assert game.match.mover == 1


def test_who_is_ahead_is_judged_before_the_procession() -> None:  # B-PROC-1
    game = city(tiles=2, own="path-2", pink="path-1").specialists(0, 1).turn(0)
    game.play("procession 2", "walk own stay", "walk pink path-3")
    assert game.match.mover == 1, "nobody walks twice, whoever is ahead now"
    assert (game.place(0, "own"), game.place(0, "pink")) == ("path-2", "path-3")


def test_the_player_chooses_the_order_of_those_in_the_starting_area() -> None:  # B-PROC-1
    game = city(tiles=2, pink="start", grey="start").turn(0).play("procession 2")
    assert [action.split()[1] for action in game.legal()] == ["pink"] * 3 + ["grey"] * 3 + ["own"] * 3
    game.play("walk grey path-2")
    assert game.legal() == ["walk pink stay", "walk pink path-1", "walk own stay", "walk own path-1"]
    game.play("walk own path-1")
    assert game.match.mover == 1, "pink cannot step any more"
    assert [game.place(0, word) for word in ("pink", "grey", "own")] == ["start", "path-2", "path-1"]


def test_who_stays_lets_the_others_of_the_starting_area_walk() -> None:  # B-PROC-1
    game = city(tiles=1, pink="start").turn(0).play("procession 1", "walk own stay")
    assert game.legal() == ["walk pink stay", "walk pink path-1"]


def test_those_on_one_path_position_choose_their_order() -> None:  # B-PROC-1, B-PROC-3
    game = city(tiles=1, pink="path-2", grey="path-2", own="start").specialists(0, 1).turn(0).play("procession 1")
    assert game.legal() == ["walk pink stay", "walk pink path-3", "walk grey stay", "walk grey path-3"]
    game.play("walk grey path-3")
    assert game.legal() == ["walk pink stay", "walk pink path-3"]
    game.play("walk pink path-3")
    assert game.legal() == ["walk own stay", "walk own path-1"]


def test_one_who_cannot_step_is_passed_over() -> None:  # B-PROC-1
    game = city(tiles=1, paths=3, own="path-4", pink="path-3", grey="start").turn(0).play("procession 1")
    assert game.legal() == ["walk grey stay", "walk grey path-1"]


def test_all_may_stay() -> None:  # B-PROC-1
    game = city(tiles=1, own="path-2", pink="start").turn(0).play("procession 1", "walk own stay", "walk pink stay")
    assert (game.place(0, "own"), game.place(0, "pink"), game.match.mover) == ("path-2", "start", 1)


# Steps


@pytest.mark.parametrize(("portal", "lit", "open_to_guardians"), [(1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 0)])
def test_a_bonfire_is_entered_through_its_portal(portal: int, lit: int, open_to_guardians: int) -> None:  # B-PROC-2
    game = city(tiles=1, own="path-3").portals(0, *[3] * portal)
    game = game.bonfires(0, {3: "b20"}) if lit else game.tasks(0, {3: "b20"})
    game.turn(0).play("procession 1")
    assert ("walk own bonfire-3" in game.legal()) == bool(open_to_guardians)
    assert "walk own path-4" in game.legal()


def test_an_empty_space_with_a_portal_is_no_bonfire() -> None:  # B-PROC-2
    game = city(tiles=1, own="path-3").portals(0, 3).turn(0).play("procession 1")
    assert "walk own bonfire-3" not in game.legal()


def test_path_portal_and_bonfire_of_the_same_number_belong_together() -> None:  # B-PROC-2
    game = city(tiles=1, own="path-3").portals(0, 2, 4).bonfires(0, {3: "b20"}).turn(0).play("procession 1")
    assert game.legal() == ["walk own stay", "walk own path-4"]


def test_entering_a_bonfire_is_a_step() -> None:  # B-PROC-2
    game = city(tiles=2).portals(0, 1, 2).bonfires(0, {1: "b20", 2: "b21"}).turn(0).play("procession 2")
    assert game.legal() == ["walk own stay", "walk own path-1", "walk own path-2", "walk own bonfire-1"]
    game.play("walk own bonfire-1")
    assert game.place(0, "own") == "bonfire-1"
    assert game.events("guardian_moved") == [
        PlainEvent("guardian_moved", 0, {"guardian": "own", "area": "bonfire", "number": 1})
    ]


def test_rulebook_example_of_two_steps_to_a_bonfire() -> None:  # B-PROC-2, B-PROC-4
    game = city(tiles=2, pink="path-2", own="bonfire-1").portals(0, 1, 3).bonfires(0, {1: "b20", 3: "r01"})
    game.turn(0).play("procession 2", "walk pink bonfire-3")
    assert gained(game) == []
    assert game.place(0, "pink") == "bonfire-3"


def test_no_bonfire_can_be_reached_beyond_the_path() -> None:  # B-PROC-2
    game = city(tiles=8, paths=1).portals(0, 3).bonfires(0, {3: "b20"}).turn(0).play("procession 8")
    assert game.legal() == ["walk own stay", "walk own path-1", "walk own path-2"]


def test_one_guardian_a_path_position() -> None:  # B-PROC-3
    game = city(tiles=1, own="path-3", pink="path-2").turn(0).play("procession 1", "walk own stay")
    assert game.match.mover == 1, "pink cannot step onto the own guardian's position"


def test_no_stepping_over_a_guardian() -> None:  # B-PROC-3
    game = city(tiles=8, own="path-3", pink="path-1").turn(0).play("procession 8", "walk own stay")
    assert game.legal() == ["walk pink stay", "walk pink path-2"]


def test_no_stepping_over_a_guardian_to_a_bonfire() -> None:  # B-PROC-3
    game = city(tiles=8, own="path-3", pink="path-1").portals(0, 3, 4).bonfires(0, {3: "b20", 4: "b21"}).turn(0)
    game.play("procession 8", "walk own stay")
    assert game.legal() == ["walk pink stay", "walk pink path-2"]


def test_a_guardian_right_behind_another_can_only_turn_off_to_its_bonfire() -> None:  # B-PROC-3
    game = city(tiles=8, own="path-3", pink="path-2").portals(0, 2, 4).bonfires(0, {2: "b20", 4: "b21"}).turn(0)
    game.play("procession 8", "walk own stay")
    assert game.legal() == ["walk pink stay", "walk pink bonfire-2"]


def test_rulebook_example_of_a_blocked_guardian() -> None:  # B-PROC-3, B-PROC-4
    game = city(tiles=1, own="path-3", natural="start", pink="start").turn(0).play("procession 1")
    game.play("walk own path-4")
    assert gained(game) == [("fruit", 1)]
    game.play("walk natural path-1")
    assert gained(game) == [("gold", 1)]
    assert (game.place(0, "pink"), game.match.mover) == ("start", 1)


def test_a_position_that_was_left_is_free() -> None:  # B-PROC-3
    game = city(tiles=1, own="path-3", pink="path-2").turn(0).play("procession 1", "walk own path-4")
    assert game.legal() == ["walk pink stay", "walk pink path-3"]


def test_one_guardian_a_bonfire() -> None:  # B-PROC-3
    game = city(tiles=2, own="bonfire-3", pink="path-3").portals(0, 3).bonfires(0, {3: "b20"}).turn(0)
    game.play("procession 2")
    assert game.legal() == ["walk pink stay", "walk pink path-4", "walk pink path-5"]


def test_a_guardian_at_a_bonfire_does_not_block_its_path_position() -> None:  # B-PROC-3
    game = city(tiles=2, own="bonfire-3", pink="path-2").portals(0, 3).bonfires(0, {3: "b20"}).turn(0)
    game.play("procession 2")
    assert game.legal() == ["walk pink stay", "walk pink path-3", "walk pink path-4"]


def test_other_players_guardians_do_not_matter() -> None:  # B-PROC-3
    game = city(tiles=1, own="path-2").paths(1, "red-root", "red-shell").guardians(1, own="path-3").turn(0)
    assert game.play("procession 1").legal() == ["walk own stay", "walk own path-3"]


# Gains


@pytest.mark.parametrize("position", range(2, 8))
def test_a_guardian_gains_the_resource_where_it_ends(position: int) -> None:  # B-PROC-4
    game = city(tiles=8).turn(0).play(f"procession {position}", f"walk own path-{position}")
    assert gained(game) == [(PATHS[position - 2].split("-")[1], 1)]
    assert sum(game.player(0).resources) == 1


def test_the_first_position_brings_gold() -> None:  # B-PROC-4
    game = city(tiles=1).turn(0).play("procession 1", "walk own path-1")
    assert gained(game) == [("gold", 1)]
    assert game.resource(0, "gold") == 1


def test_who_stays_gains_nothing() -> None:  # B-PROC-4
    game = city(tiles=1, own="path-2").turn(0).play("procession 1", "walk own stay")
    assert gained(game) == []


def test_every_guardian_that_moved_gains() -> None:  # B-PROC-4
    game = city(tiles=1, own="path-4", pink="path-2", grey="start").turn(0)
    game.play("procession 1", "walk own path-5", "walk pink path-3", "walk grey path-1")
    assert [game.resource(0, word) for word in ("root", "herb", "gold")] == [1, 1, 1]
    assert sum(game.player(0).resources) == 3


def test_nothing_is_gained_at_a_bonfire() -> None:  # B-PROC-4
    game = city(tiles=1, own="path-2").specialists(0, 6).portals(0, 2).bonfires(0, {2: "b20"}).turn(0)
    game.play("procession 1", "walk own bonfire-2")
    assert gained(game) == []
    assert game.match.mover == 1


def test_guardians_at_bonfires_stay_there() -> None:  # B-PROC-5
    game = city(tiles=8, own="bonfire-2", pink="path-1").portals(0, 2, 3).bonfires(0, {2: "b20", 3: "b21"}).turn(0)
    game.play("procession 8")
    assert {action.split()[1] for action in game.legal()} == {"pink"}
    game.play("walk pink path-3")
    assert (game.place(0, "own"), game.match.mover) == ("bonfire-2", 1)


def test_the_council_moves_a_guardian_from_a_bonfire() -> None:  # B-PROC-5, B-COUNCIL-6
    game = city(tiles=0, own="bonfire-2").bonfires(0, {2: "b20"}).tasks(0, {1: "r06"}).resources(0, gold=4).turn(0)
    game.play("ignite 1", "council move-guardian", "accept", "walk own path-3")
    assert game.place(0, "own") == "path-3"
    assert gained(game) == [("herb", 1)]
    assert game.match.mover == 1


# Gains with several specialists (each alone: test_specialists.py)


def test_a_chosen_resource_is_doubled() -> None:  # B-PROC-6
    game = city(tiles=1, pink="path-2", own="start").specialists(0, 6, 10).turn(0).play("procession 1")
    game.play("walk pink path-3")
    assert game.legal() == [f"gain {word}" for word in ("blossom", "fruit", "herb", "shell", "root")]
    game.play("gain root")
    assert gained(game) == [("root", 2)]
    game.play("walk own path-1", "gain shell")
    assert gained(game) == [("shell", 1)]


def test_on_the_first_position_gold_may_be_chosen_too() -> None:  # B-PROC-6
    game = city(tiles=1).specialists(0, 6).turn(0).play("procession 1", "walk own path-1")
    assert game.legal() == [f"gain {word}" for word in ("blossom", "fruit", "herb", "shell", "root", "gold")]
    game.play("gain gold")
    assert gained(game) == [("gold", 1)]


def test_the_gold_of_the_first_position_is_doubled() -> None:  # B-PROC-6
    game = city(tiles=1, pink="start").specialists(0, 10).turn(0).play("procession 1", "walk pink path-1")
    assert game.resource(0, "gold") == 2


def test_one_gold_more_is_not_doubled() -> None:  # B-PROC-6
    game = city(tiles=1, pink="start").specialists(0, 10, 20).turn(0).play("procession 1", "walk pink path-1")
    assert game.resource(0, "gold") == 3


@pytest.mark.parametrize(("chosen", "gold"), [("herb", 1), ("gold", 2)])
def test_one_gold_more_whatever_was_chosen(chosen: str, gold: int) -> None:  # B-PROC-6
    game = city(tiles=1).specialists(0, 6, 20).turn(0).play("procession 1", "walk own path-1", f"gain {chosen}")
    assert game.resource(0, "gold") == gold
    assert sum(game.player(0).resources) == 2


@pytest.mark.parametrize(("chosen", "gold", "herb"), [("herb", 1, 2), ("gold", 3, 0)])
def test_choice_doubling_and_one_gold_more_together(chosen: str, gold: int, herb: int) -> None:  # B-PROC-6
    game = city(tiles=1, pink="start").specialists(0, 6, 10, 20).turn(0)
    game.play("procession 1", "walk pink path-1", f"gain {chosen}")
    assert (game.resource(0, "gold"), game.resource(0, "herb")) == (gold, herb)


def test_the_own_guardian_is_never_doubled() -> None:  # B-PROC-6
    game = city(tiles=2).specialists(0, 10, 11, 12, 13).turn(0).play("procession 2", "walk own path-2")
    assert gained(game) == [("shell", 1)]
