"""Paths (B-PATH): where a tile comes from, what it costs, and renewing the display."""

from __future__ import annotations

import pytest

from beltane.games.bonfire.components.tables import PATH_TILE_CRYSTAL, PATH_TILE_KIND
from beltane.games.bonfire.rules.vocabulary import COLOUR, NONE, PATH_KIND
from tests.games.bonfire.scenario import Scenario, bonfire

SIX_PATHS = ("blue-herb", "red-root", "blue-shell", "red-fruit", "yellow-herb", "blue-root")
MIXED = ("red-blossom", "blue-fruit", "yellow-blossom", "red-shell")
ALL_RED = ("red-blossom", "red-fruit", "red-herb", "red-shell")
ALL_YELLOW = ("yellow-blossom", "yellow-fruit", "yellow-herb", "yellow-shell")
RESOURCE_OF_NEW_PATH = 8


def display(game: Scenario) -> list[str | None]:
    return list(game.view(0).path_display)


def city_paths(game: Scenario, seat: int = 0) -> list[str]:
    return list(game.view(0).cities[seat].paths)


def kind(tile: int) -> str:
    return PATH_KIND.words[PATH_TILE_KIND[tile]]


def pile(game: Scenario, number: int) -> list[str]:
    """A pile's tiles from the bottom to the top."""
    state = game.state
    return [kind(state.path_piles[number - 1, i]) for i in range(state.path_piles_count[number - 1])]


def set_piles(game: Scenario, first: int, second: int) -> Scenario:
    """Keep only a number of tiles on the piles; the rest leave the game."""
    for number, count in enumerate((first, second)):
        assert game.state.path_piles_count[number] >= count
        game.state.path_piles_count[number] = count
    return game


# Taking a tile


@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_a_face_up_tile_goes_to_the_next_position(slot: int) -> None:  # B-PATH-1
    game = bonfire(2).path_display(*MIXED).paths(0, "blue-herb").tiles(0, path=1).turn(0)
    assert game.legal("path") == [f"path slot-{n}" for n in (1, 2, 3, 4)] + ["path pile-1", "path pile-2"]
    game.play(f"path slot-{slot}")
    assert city_paths(game) == ["blue-herb", MIXED[slot - 1]]
    (event,) = game.events("path_taken")
    assert event.details == {"path": MIXED[slot - 1], "position": 3, "slot": slot}


@pytest.mark.parametrize("number", [1, 2])
def test_the_top_of_a_pile_is_taken_unseen(number: int) -> None:  # B-PATH-1
    game = bonfire(2).path_display(*MIXED).tiles(0, path=1).turn(0)
    before, other = pile(game, number), pile(game, 3 - number)
    game.play(f"path pile-{number}")
    assert city_paths(game) == [before[-1]]
    assert pile(game, number) == before[:-1]
    assert pile(game, 3 - number) == other
    assert display(game) == list(MIXED)
    (event,) = game.events("path_drawn")
    assert (event.seat, event.details) == (0, {"path": before[-1], "position": 2, "pile": number})
    assert game.events("path_taken") == []


@pytest.mark.parametrize(("added", "price"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_positions_2_to_4_cost_one_tile_and_5_to_7_two(added: int, price: int) -> None:  # B-PATH-1
    game = bonfire(2).paths(0, *SIX_PATHS[:added])
    assert game.tiles(0, path=price - 1, ship=1).turn(0).legal("path") == []
    game.tiles(0, path=3).turn(0).play("path slot-1")
    assert game.tile(0, "path") == 3 - price
    assert len(city_paths(game)) == added + 1


def test_an_empty_slot_is_refilled_in_place() -> None:  # B-PATH-1
    game = bonfire(2).path_display(*MIXED).tiles(0, path=1).turn(0)
    set_piles(game, 9, 9)
    first, second = pile(game, 1), pile(game, 2)
    game.play("path slot-3")
    # With equal piles, the first one is used.
    assert display(game) == [MIXED[0], MIXED[1], first[-1], MIXED[3]]
    assert (pile(game, 1), pile(game, 2)) == (first[:-1], second)
    (event,) = game.events("path_revealed")
    assert event.details == {"path": first[-1], "slot": 3}


@pytest.mark.parametrize(("sizes", "giver"), [((9, 8), 1), ((8, 9), 2), ((8, 8), 1)])
def test_the_larger_pile_gives(sizes: tuple[int, int], giver: int) -> None:  # B-PATH-1
    game = set_piles(bonfire(2).path_display(*MIXED), *sizes).tiles(0, path=1).turn(0)
    expected = pile(game, giver)[-1]
    game.play("path slot-2")
    assert display(game)[1] == expected
    assert len(pile(game, giver)) == sizes[giver - 1] - 1


def test_empty_slots_are_refilled_from_left_to_right_while_tiles_last() -> None:  # B-PATH-1
    game = set_piles(bonfire(2).path_display(*MIXED), 2, 1).tiles(0, path=1).turn(0)
    game.state.path_display[0] = game.state.path_display[1] = NONE
    top, below = pile(game, 1)[-1], pile(game, 1)[-2]
    assert game.legal("path") == ["path slot-3", "path slot-4", "path pile-1", "path pile-2"]
    second = pile(game, 2)[-1]
    game.play("path slot-4")
    # The first pile has more, then they are equal, then the second has more.
    assert display(game) == [top, below, "yellow-blossom", second]


def test_without_piles_a_slot_stays_empty() -> None:  # B-PATH-1
    game = set_piles(bonfire(2).path_display(*MIXED), 0, 0).tiles(0, path=1).turn(0)
    assert game.legal("path") == [f"path slot-{n}" for n in (1, 2, 3, 4)]
    assert display(game.play("path slot-2")) == [MIXED[0], None, MIXED[2], MIXED[3]]


def test_at_most_six_tiles_are_added() -> None:  # B-PATH-2
    game = bonfire(2).paths(0, *SIX_PATHS[:5]).tiles(0, path=4).turn(0)
    assert game.legal("path")
    game.play("path slot-1")
    assert game.player(0).path_count == 6
    assert game.tiles(0, path=4).turn(0).legal("path") == []
    assert game.legal("renew") == []


# Renewing the display


def test_a_display_of_one_crystal_may_be_renewed() -> None:  # B-PATH-3
    game = bonfire(2).path_display(*ALL_RED).tiles(0, path=1).turn(0)
    assert game.legal("renew") == ["renew"]
    first, second = pile(game, 1), pile(game, 2)
    game.play("renew")
    assert game.events("paths_renewed")[0].seat == 0
    # Slots 1 and 3 went under the first pile, 2 and 4 under the second; each slot is refilled from the larger pile.
    assert sorted(pile(game, 1)[:2]) == ["red-blossom", "red-herb"]
    assert sorted(pile(game, 2)[:2]) == ["red-fruit", "red-shell"]
    drawn = expected_draws([*["under"] * 2, *first], [*["under"] * 2, *second])
    assert display(game) == drawn


def expected_draws(first: list[str], second: list[str]) -> list[str]:
    """Four tiles, each from the larger pile, the first if equal."""
    drawn = []
    for _ in range(4):
        larger = second if len(second) > len(first) else first
        drawn.append(larger.pop())
    return drawn


@pytest.mark.parametrize("shown", [MIXED, ("red-blossom", "red-fruit", "red-herb", "blue-shell")])
def test_a_display_of_several_crystals_stays(shown: tuple[str, ...]) -> None:  # B-PATH-3
    assert bonfire(2).path_display(*shown).tiles(0, path=1).turn(0).legal("renew") == []


@pytest.mark.parametrize("shown", [ALL_RED, ALL_YELLOW])
def test_a_display_with_an_empty_slot_stays(shown: tuple[str, ...]) -> None:  # B-PATH-3
    game = bonfire(2).path_display(*shown).tiles(0, path=1)
    assert game.turn(0).legal("renew") == ["renew"]
    game.state.path_display[2] = NONE
    assert game.turn(0).legal("renew") == []


def test_renewing_is_part_of_a_possible_path_action() -> None:  # B-PATH-3
    game = bonfire(2).path_display(*ALL_RED).tiles(0, ship=1).turn(0)
    assert game.legal("path") == game.legal("renew") == []
    game.tiles(0, path=1).turn(0).play("renew")
    assert (game.match.mover, game.match.decision) == (0, "choose-path")
    assert {action.split()[0] for action in game.legal()} <= {"path", "renew"}
    assert len(game.legal("path")) == 6
    game.play("path slot-1")
    assert game.player(0).path_count == 1
    assert game.tile(0, "path") == 0
    assert game.match.mover == 1


def test_renewing_repeats_while_it_holds() -> None:  # B-PATH-3
    game = bonfire(2).path_display(*ALL_RED).tiles(0, path=1)
    for number in range(2):
        put_crystal_on_top(game, number, "blue", 2)
    game.turn(0).play("renew")
    assert {str(path).split("-")[0] for path in display(game)} == {"blue"}
    assert game.legal("renew") == ["renew"]
    game.play("renew")
    assert game.match.decision == "choose-path"


def put_crystal_on_top(game: Scenario, number: int, crystal: str, count: int) -> None:
    """Put tiles with a crystal, which a pile contains, on its top."""
    piles, size = game.state.path_piles, int(game.state.path_piles_count[number])
    tiles = [int(piles[number, i]) for i in range(size)]
    tiles.sort(key=lambda tile: COLOUR.words[PATH_TILE_CRYSTAL[tile]] == crystal)
    assert COLOUR.words[PATH_TILE_CRYSTAL[tiles[-count]]] == crystal
    for position, tile in enumerate(tiles):
        piles[number, position] = tile


@pytest.mark.parametrize(("kept", "renewable"), [("red", False), ("blue", True)])
def test_renewing_needs_another_crystal_in_the_piles(kept: str, renewable: bool) -> None:  # B-PATH-3
    game = bonfire(2).path_display(*ALL_RED).tiles(0, path=1)
    put_crystal_on_top(game, 0, kept, 1)
    state = game.state
    state.path_piles[0, 0] = state.path_piles[0, state.path_piles_count[0] - 1]
    set_piles(game, 1, 0)
    assert (game.turn(0).legal("renew") == ["renew"]) == renewable


def test_renewing_does_not_go_with_the_council_bonus() -> None:  # B-PATH-3, B-COUNCIL-2
    game = bonfire(2).path_display(*ALL_RED).tasks(0, {1: "r09"}).resources(0, blossom=3).turn(0)
    game.play("ignite 1", "council path", "accept")
    assert game.match.decision == "search-path"
    assert game.legal("renew") == []


# Specialist 8


@pytest.mark.parametrize("source", ["slot-2", "pile-1"])
def test_a_new_tile_brings_its_resource_with_specialist_8(source: str) -> None:  # B-PATH-4
    game = bonfire(2).path_display(*MIXED).specialists(0, RESOURCE_OF_NEW_PATH)
    game.tiles(0, path=1).resources(0).turn(0).play(f"path {source}")
    resource = city_paths(game)[0].split("-")[1]
    assert [(event.seat, event.details) for event in game.events("resources_gained")] == [
        (0, {"resource": resource, "pieces": 1})
    ]
    assert game.resource(0, resource) == 1


def test_a_new_tile_brings_nothing_without_specialist_8() -> None:  # B-PATH-4
    game = bonfire(2).tiles(0, path=1).resources(0).specialists(1, RESOURCE_OF_NEW_PATH).turn(0).play("path slot-1")
    assert game.events("resources_gained") == []


@pytest.mark.parametrize("choice", ["path slot-2", "search blue-root"])
def test_a_tile_of_the_council_brings_its_resource_with_specialist_8(choice: str) -> None:  # B-PATH-4
    game = bonfire(2).path_display(*MIXED).specialists(0, RESOURCE_OF_NEW_PATH).tasks(0, {1: "r09"})
    game.tiles(0).resources(0, blossom=3).turn(0).play("ignite 1", "council path", "accept", choice)
    resource = "fruit" if choice == "path slot-2" else "root"
    assert city_paths(game)[0].split("-")[1] == resource
    assert game.resource(0, resource) == 1
