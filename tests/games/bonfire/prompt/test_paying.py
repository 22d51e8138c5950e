"""Payments in the prompt: whole ones, the sensible ones first, and what is missing."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import ISLAND
from tests.games.bonfire.prompt.reading import actions, asked, choose, details, other, question, said, usual
from tests.games.bonfire.scenario import bonfire


def test_an_exact_payment_is_part_of_the_choice() -> None:  # B-PAY-1
    game = bonfire(2).tiles(0, path=1, yellow=2).path_display("blue-shell").turn(0)
    assert actions(game, "path slot-1") == ["path slot-1", "jokers 0"]
    assert details(game, "path slot-1", "cost") == ["pay 1 path action tile"]
    choose(game, "path slot-1")
    assert (game.tile(0, "path"), game.tile(0, "yellow")) == (0, 2)


def test_a_joker_for_a_piece_that_is_there_waits_behind_other_ways() -> None:  # B-PAY-2
    game = bonfire(2).tiles(0, path=1, yellow=2).path_display("blue-shell").turn(0)
    assert "path slot-1 otherwise" in other(game)
    choose(game, "path slot-1 otherwise")
    assert asked(game).decision == "pay-tiles"
    assert usual(game) == ["pay 1 path"]
    assert other(game) == ["pay 1 yellow"]
    assert asked(game).routine
    choose(game, "pay 1 yellow")
    assert (game.tile(0, "path"), game.tile(0, "yellow")) == (1, 1)


def test_a_joker_comes_before_two_others() -> None:  # B-PAY-2, B-PAY-3
    game = bonfire(2).tiles(0, ship=1, gnome=1, yellow=1).path_display("blue-shell").turn(0)
    assert details(game, "path slot-1", "cost") == ["pay 1 yellow tile (1 path action tile short)"]
    choose(game, "path slot-1 otherwise")
    assert usual(game) == ["pay 1 yellow"]
    assert other(game) == ["pay 1 ship 1 gnome"]


def test_several_sensible_ways_are_asked_for_as_whole_payments() -> None:  # B-PAY-3
    game = bonfire(2).tiles(0, ship=1, task=1, gnome=3).path_display("blue-shell").turn(0)
    assert actions(game, "path slot-1") == ["path slot-1"]
    assert details(game, "path slot-1", "cost") == [
        "costs 1 path action tile",
        "1 path action tile short: pay two others instead",
    ]
    choose(game, "path slot-1")
    # The first one, which Enter takes, spares what is scarce.
    assert asked(game).routine
    assert usual(game)[0] == "pay 2 gnome"
    assert sorted(usual(game)) == ["pay 1 ship 1 gnome", "pay 1 ship 1 task", "pay 1 task 1 gnome", "pay 2 gnome"]
    choose(game, "pay 1 ship 1 task")
    assert (game.tile(0, "ship"), game.tile(0, "task"), game.tile(0, "gnome")) == (0, 0, 3)


def test_what_stands_for_a_missing_piece_is_named() -> None:  # B-PAY-2, B-PAY-3
    game = bonfire(2).tiles(0, gnome=1, ship=2, path=2, yellow=1).resources(0, herb=2, root=2, gold=1).display(6)
    game.turn(0)
    # Specialist 6 costs shells: one is paid in gold, the other by two of the remaining pieces, in several ways.
    assert details(game, "recruit choice-on-path 1", "cost") == [
        "costs 1 gnome tile and 2 shells",
        "2 shells short: pay gold or two others for each instead",
    ]


def test_gold_does_not_stand_for_missing_gold() -> None:  # B-PAY-3
    game = bonfire(2).tiles(0, gnome=1).resources(0, herb=2, root=2, gold=1).display(2).turn(0)
    assert details(game, "recruit faster-procession 1", "cost") == [
        "costs 1 gnome tile and 2 gold",
        "1 gold short: pay two others instead",
    ]


def test_a_yellow_tile_that_counts_twice_spares_no_tile_that_is_there() -> None:  # B-PAY-5
    game = bonfire(2).tiles(0, guardian=2, yellow=1).specialists(0, 5).turn(0)
    assert details(game, "procession 2", "cost") == ["pay 2 guardian tiles"]
    assert details(game, "procession 3", "cost") == ["pay 1 guardian tile and 1 yellow tile (1 guardian tile short)"]


def test_any_resources_are_asked_for_where_a_specialist_allows_them() -> None:  # B-PAY-5
    game = bonfire(2).tiles(0, gnome=2).resources(0, herb=2, root=1, gold=1).specialists(0, 9).display(6).turn(0)
    assert details(game, "recruit choice-on-path 2", "cost") == ["costs 2 gnome tiles and 1 resource of any kind"]
    choose(game, "recruit choice-on-path 2")
    assert usual(game) == ["pay herb", "pay root"]
    assert other(game) == ["pay gold"]


def test_tiles_and_resources_are_paid_together() -> None:  # B-PAY-7
    game = bonfire(2).tiles(0, gnome=1, yellow=1).resources(0, shell=2, gold=2).display(6).turn(0)
    choose(game, "recruit choice-on-path 1 otherwise")
    assert usual(game) == ["pay 1 gnome 2 shell"]
    assert set(other(game)) == {
        "pay 1 gnome shell gold",
        "pay 1 gnome 2 gold",
        "pay 1 yellow 2 shell",
        "pay 1 yellow shell gold",
        "pay 1 yellow 2 gold",
    }
    choose(game, "pay 1 yellow shell gold")
    assert "choice-on-path" in game.gnome_names(0)
    assert (game.tile(0, "gnome"), game.resource(0, "shell"), game.resource(0, "gold")) == (1, 1, 1)


def test_the_question_names_what_is_paid_for() -> None:  # B-PAY-7
    game = bonfire(2).tiles(0, gnome=1, yellow=1).resources(0, shell=2, gold=2).display(6).turn(0)
    choose(game, "recruit choice-on-path 1 otherwise")
    assert question(game) == (
        "Recruiting “choice on the path” costs 1 gnome tile and 2 shells. How do you pay? "
        "Your action tiles: 1 gnome and 1 yellow. Your resources: 2 shells and 2 gold."
    )


def test_what_is_given_is_no_longer_held() -> None:  # B-PAY-3
    game = bonfire(2).tiles(0, ship=1, task=2, gnome=2).path_display("blue-shell").turn(0)
    game.play("path slot-1", "give ship")
    assert question(game) == (
        "The path tile costs 1 path action tile. So far you have given 1 ship tile. What else? "
        "Your action tiles: 2 task and 2 gnome."
    )
    assert usual(game) == ["pay 1 ship 1 task", "pay 1 ship 1 gnome"]


def test_too_many_ways_are_chosen_piece_by_piece() -> None:  # B-PAY-3
    hand = {"ship": 6, "task": 6, "path": 6, "great_bonfire": 6, "gnome": 6}
    game = bonfire(2).tiles(0, **hand).turn(0)
    choose(game, "procession 8")
    assert asked(game).decision == "pay-tiles"
    assert usual(game)[0] == "give ship"
    assert details(game, "give ship") == ["the rest comes next"]
    assert not asked(game).routine
    while asked(game).decision == "pay-tiles":
        choose(game, usual(game)[0])
    assert sum(int(count) for count in game.player(0).tiles) == 30 - 16


def test_the_price_of_the_third_offering_is_told() -> None:  # B-TASK-1
    game = bonfire(4).tiles(0, task=3).resources(0, herb=1, root=1).offering_tops(0, "root", "root").at(0, "herb-east")
    game.island_tasks("herb-east", "b03").turn(0)
    game.player(0).offerings_on[ISLAND.position["herb-east"]] = 2
    assert details(game, "task b03 offering 1", "cost")[0] == "costs 3 task tiles, 1 herb and 1 root"
    game.specialists(0, 26)
    assert details(game, "task b03 offering 1", "cost")[0] == "costs 1 task tile, 1 herb and 1 root"


def test_the_first_voyage_and_longer_ones_name_their_price() -> None:  # B-SHIP-1, B-SHIP-2
    game = bonfire(2).tiles(0, ship=3).at(0, None).turn(0)
    assert said(game, "sail shell-east").startswith("pay 1 ship tile; ")
    game.at(0, "herb-west")
    prices = {notation: details(game, notation, "cost") for notation in usual(game, "sail")}
    assert prices["sail shell-west"] == ["pay 1 ship tile"]
    assert ["pay 2 ship tiles"] in prices.values()
    assert ["pay 3 ship tiles"] in prices.values()
    two_routes = next(notation for notation, price in prices.items() if price == ["pay 2 ship tiles"])
    game.specialists(0, 21)
    assert details(game, two_routes, "cost") == ["pay 1 ship tile"]
