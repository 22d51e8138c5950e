"""Igniting, the council, bonus actions, passing and Tom in the prompt."""

from __future__ import annotations

from beltane.kernel.phrases import Place
from tests.games.bonfire.prompt.reading import actions, asked, choice, choose, details, other, question, said, usual
from tests.games.bonfire.scenario import Scenario, bonfire


def ready() -> Scenario:
    """Task b02 asks for the pink guardian, who is there."""
    return bonfire(2).tasks(0, {3: "b02"}).guardians(0, pink="start")


def test_igniting_tells_what_the_bonfire_scores_with_its_column() -> None:  # B-SCORE-1, B-SCORE-3, B-SCORE-4
    game = ready().paths(0, "red-herb", "blue-shell").turn(0)
    assert said(game, "ignite 3") == (
        "b02: the pink guardian; at the end 3 points for the bonfire and 2 points for its path tile"
    )
    game.portals(0, 3)
    assert said(game, "ignite 3") == (
        "b02: the pink guardian; "
        "at the end 3 points for the bonfire, 2 points for its portal and 2 points for its path tile; "
        "a guardian can reach it through its portal, for 4 points"
    )
    assert choice(game, "ignite 3").targets == (Place("space", 3, 0),)


def test_a_council_space_comes_with_its_bonus() -> None:  # B-COUNCIL-9
    game = choose(ready().turn(0), "ignite 3")
    assert question(game) == "Which space of the High Council does your novice go to?"
    assert actions(game, "council path") == ["council path", "accept"]
    assert said(game, "council path") == "a path tile from the display or the piles"
    assert actions(game, "council path point") == ["council path", "point"]
    assert said(game, "council path point") == "score 1 point"
    assert "council path point" in other(game)
    assert choice(game, "council path").targets == (Place("council", "path"),)
    choose(game, "council path point")
    assert game.points(0) == 1


def test_gold_and_yellow_are_gained_at_once() -> None:  # B-COUNCIL-1
    game = choose(ready().turn(0), "ignite 3")
    assert actions(game, "council gold-and-yellow") == ["council gold-and-yellow"]
    assert said(game, "council gold-and-yellow") == ("no point can be taken instead; gain 1 yellow tile and 2 gold")
    game.specialists(0, 7)
    assert "gain 1 yellow tile and 3 gold" in said(game, "council gold-and-yellow")


def test_a_bonus_that_cannot_be_used_says_why() -> None:  # B-COUNCIL-9
    game = ready().paths(0, *(f"{crystal}-herb" for crystal in ("blue", "red", "yellow")))
    game.paths(0, "blue-shell", "red-shell", "yellow-shell").elders(0, 1, 2, 3, 4, 5, 6).fate_row(0)
    choose(game.turn(0), "ignite 3")
    assert said(game, "council path") == "score 1 point; no bonus: your path is full"
    assert said(game, "council specialist") == "score 1 point; no bonus: you have six gnomes"
    assert said(game, "council fate-tile") == "score 1 point; no bonus: you have no fate tile left"
    assert "council path point" not in other(game)


def test_the_novice_that_begins_the_countdown_says_so() -> None:  # B-END-1
    game = ready()
    game.player(1).novices = 6
    choose(game.turn(0), "ignite 3")
    assert "this starts the countdown" in details(game, "council voyage", "effect")
    game.player(1).novices = 5
    assert "this starts the countdown" not in details(game, "council voyage", "effect")


def test_bonus_or_point_can_still_be_asked() -> None:  # B-COUNCIL-9
    game = choose(ready().turn(0), "ignite 3").play("council guardian")
    assert question(game) == "Do you take a free guardian, or 1 point?"
    assert said(game, "accept") == "a guardian of a colour you do not have"
    assert said(game, "point") == "score 1 point"


def test_neutral_novices_are_named_by_their_common_task() -> None:  # B-BONUS-1
    game = bonfire(2).tiles(0, ship=1).portals(0, 7, 6, 5, 4, 3, 2, 1).turn(0)
    assert said(game, "bonus portals") == "for the common task “7 portals”"
    assert "send a neutral novice to the council" in question(game)
    choose(game, "bonus portals")
    assert question(game) == "Which space of the High Council does the neutral novice of “7 portals” go to?"


def test_guardians_and_specialists_of_the_council() -> None:  # B-COUNCIL-3, B-COUNCIL-5
    game = choose(choose(ready().turn(0), "ignite 3"), "council guardian")
    assert said(game, "fetch grey") == "the grey guardian comes to your city"
    game = choose(choose(ready().display(6).turn(0), "ignite 3"), "council specialist")
    assert said(game, "welcome choice-on-path") == "a walk that ends on the path gains a resource of your choice"


def test_the_council_finds_a_path_tile() -> None:  # B-COUNCIL-2
    game = choose(choose(ready().tasks(0, {2: "b03"}).turn(0), "ignite 3"), "council path")
    searched = next(notation for notation in usual(game, "search blue"))
    assert said(game, searched).endswith("for position 2; its blue crystal matches the task there")
    assert details(game, "path slot-1", "cost") == []
    assert choice(game, searched).targets == (Place("path-kind", searched.removeprefix("search ")),)


def test_the_council_moves_a_guardian() -> None:  # B-COUNCIL-6
    game = choose(choose(ready().paths(0, "red-herb").turn(0), "ignite 3"), "council move-guardian")
    assert said(game, "walk pink path-2") == "gain 1 herb"
    assert "done" not in usual(game)


# Passing and Tom


def test_passing_tells_its_points() -> None:  # B-END-3
    game = bonfire(2).tiles(0, ship=1)
    game.state.countdown = 1
    game.turn(0)
    assert said(game, "pass") == "score 5 points; the game is over for you"


def test_points_of_the_final_scoring_are_not_taken_for_points_of_the_choice() -> None:  # B-END-2
    game = bonfire(2).tiles(1, ship=1).resources(1, herb=4)
    game.state.countdown, game.state.tile_held, game.state.tile_going_round = 1, 0, 1
    game.player(0).passed = 1
    game.turn(1)
    assert said(game, "pass") == "score 1 point; the game is over for you"


def test_tasks_for_tom_are_worth_the_same() -> None:  # B-SOLO-5
    game = bonfire(1).specialist_pile(1).island_tasks("blossom-west", "y04").island_tasks("blossom-east", "y05")
    game.tom_cards("task-one").tiles(0, ship=1).at(0, "herb-west").turn(0)
    choose(game, "sail root-west")
    while asked(game).decision != "choose-for-tom":
        choose(game, usual(game)[-1])
    assert said(game, "tom y05") == "Tom scores 7 points at the end; asks for 3 elders"
    assert choice(game, "tom y05").targets == (Place("task", "y05"),)


def test_a_turn_with_nothing_to_do_is_routine() -> None:  # B-TURN-3
    game = bonfire(1).tiles(0).resources(0).fate_row(0)
    game.turn(0)
    assert usual(game) == ["continue"]
    assert asked(game).routine
