"""Fate tiles in the prompt: what to keep, which tile, and what it brings where."""

from __future__ import annotations

from beltane import Match
from beltane.kernel.phrases import Place
from tests.games.bonfire.prompt.reading import actions, asked, choice, choose, details, question, said, usual
from tests.games.bonfire.scenario import Scenario, bonfire


def test_the_first_tile_shows_its_symbols() -> None:  # B-SETUP-8
    game = Scenario(Match.new("bonfire", seats=2, seed=1))
    assert usual(game) == ["keep", "swap"]
    assert said(game, "keep") != said(game, "swap")
    assert choice(game, "swap").targets == (Place("fate-aside", None, 0), Place("fate-row", 4, 0))
    choose(game, "keep")
    assert usual(game) == ["lay d3-across forward", "lay d3-across reversed"]


def test_what_to_keep_is_asked_not_what_to_discard() -> None:  # B-TURN-2, B-FATE-1
    game = bonfire(2).tiles(0, ship=2, path=1, yellow=1).turn(0)
    assert said(game, "fate").startswith("discard 3 action tiles first; ")
    choose(game, "fate")
    assert question(game) == (
        "Which action tile do you keep? You must discard 3 before you place the fate tile. "
        "Your action tiles: 2 ship, 1 path and 1 yellow."
    )
    assert sorted(usual(game)) == ["keep path", "keep ship", "keep yellow"]
    assert said(game, "keep yellow") == "discard these action tiles: 2 ship and 1 path"
    assert actions(game, "keep yellow") == ["discard ship", "discard ship", "discard path"]
    assert choice(game, "keep yellow").targets == (Place("tile", "yellow", 0),)
    choose(game, "keep yellow")
    assert [int(count) for count in game.player(0).tiles] == [0, 0, 0, 0, 0, 0, 1]


def test_three_tiles_are_kept_with_the_specialist() -> None:  # B-FATE-1
    game = bonfire(2).tiles(0, ship=2, path=1, gnome=1).specialists(0, 14).turn(0)
    choose(game, "fate")
    assert sorted(usual(game)) == ["keep ship path gnome", "keep ship ship gnome", "keep ship ship path"]


def test_tiles_of_one_kind_leave_nothing_to_ask() -> None:  # B-TURN-2
    game = bonfire(2).tiles(0, ship=3).turn(0)
    assert actions(game, "fate") == ["fate", "discard ship", "discard ship"]
    assert said(game, "fate").startswith("discard these action tiles: 2 ship; ")
    choose(game, "fate")
    assert asked(game).decision == "choose-fate-tile"


def test_very_many_discards_are_asked_one_by_one() -> None:  # B-TURN-2
    hand = dict.fromkeys(("ship", "task", "guardian", "path", "great_bonfire", "gnome", "yellow"), 6)
    game = bonfire(2).tiles(0, **hand).specialists(0, 14).turn(0)
    choose(game, "fate")
    assert usual(game) == ["discard ship"]
    assert said(game, "discard ship") == "you hold 6"


def test_a_tile_that_is_left_scores() -> None:  # B-SCORE-6
    game = bonfire(2).tiles(0, ship=1).fate_row(0, 1).turn(0)
    assert said(game, "fate") == "1 tile in your row, worth 3 points if left over"


def test_both_ends_of_the_row_show_their_symbols() -> None:  # B-FATE-2
    game = bonfire(2).tiles(0, ship=1).fate_row(0, 1, 5, 8).turn(0)
    choose(game, "fate")
    assert said(game, "take top") == "guardian, task and Great Bonfire"
    assert said(game, "take bottom") == "gnome, Great Bonfire and path"
    assert choice(game, "take bottom").targets == (Place("fate-row", 3, 0),)


def laying() -> Scenario:
    """Guardian, task, Great Bonfire in the middle; task, ship, guardian to be laid."""
    game = bonfire(2).tiles(0).fate_area(0, (1, "d3-across", "forward")).fate_row(0, 2).turn(0)
    return choose(choose(game, "fate"), "take top")


def test_a_place_tells_what_the_tile_brings_there() -> None:  # B-FATE-4, B-FATE-5
    game = laying()
    assert question(game).startswith("Lay the fate tile: task, ship and guardian. ")
    # Below the first tile, reversed: guardian under guardian, ship under task, task under Great Bonfire.
    told = details(game, "lay d4-across reversed", "effect")
    assert told[0].startswith("gain 1 ship tile, 1 task tile")
    assert "2 guardian tiles" in told[0]
    before = [int(count) for count in game.player(0).tiles]
    assert before == [0] * 7
    choose(game, "lay d4-across reversed")
    assert (game.tile(0, "ship"), game.tile(0, "task"), game.tile(0, "guardian")) == (1, 1, 2)


def test_a_place_tells_which_way_round_the_tile_lies() -> None:  # B-FATE-3
    game = laying()
    assert details(game, "lay d4-across forward", "note") == ["in the order task, ship and guardian"]
    assert details(game, "lay d4-across reversed", "note") == ["in the order guardian, ship and task"]


def test_a_place_is_three_cells() -> None:  # B-FATE-3
    game = laying()
    assert choice(game, "lay d4-across forward").targets == (
        Place("fate-cell", 3, 0, 4),
        Place("fate-cell", 4, 0, 4),
        Place("fate-cell", 5, 0, 4),
    )


def test_the_best_places_come_first() -> None:  # B-FATE-4
    game = laying()
    gains = [
        sum(int(word) for word in said(game, notation).split(";")[0].split() if word.isdigit())
        for notation in usual(game)
    ]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1]


def test_covered_symbols_count_twice_with_the_specialist() -> None:  # B-FATE-5
    plain = {n: said(laying(), n).split(";")[0] for n in usual(laying())}
    game = bonfire(2).tiles(0).fate_area(0, (1, "d3-across", "forward")).fate_row(0, 2).specialists(0, 16).turn(0)
    choose(choose(game, "fate"), "take top")
    golden = next(n for n, told in plain.items() if told.endswith("1 gold"))
    assert said(game, golden).split(";")[0].endswith("2 gold")
