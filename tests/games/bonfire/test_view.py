"""What each seat may see (B-HIDE-1), and how it is told."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from typing import Any

import pytest

from beltane import Match
from beltane.games.bonfire.components.tables import OFFERING_TILE_RESOURCE, PATH_KIND_COPIES, PATH_TILE_KIND, SPECIALIST
from beltane.games.bonfire.rules.vocabulary import BASIC_RESOURCE, COUNCIL_SPACE, PATH_KIND, TASK
from tests.games.bonfire import hidden
from tests.games.bonfire.scenario import Scenario, bonfire

SEATS = (1, 2, 3, 4)
GOLD_SPECIALISTS = {"faster-procession", "yellow-counts-twice", "all-rewards"}


def without_seat(view: Any) -> Any:
    return dataclasses.replace(view, seat=None)


# Nothing hidden is shown


@pytest.mark.parametrize("seats", SEATS)
def test_positions_that_differ_only_in_what_is_hidden_look_the_same(seats: int) -> None:  # B-HIDE-1
    differing = 0
    for match in hidden.positions(seats, seed=seats, plies=240, every=12):
        other = hidden.reordered(match.state)
        differing += hidden.everything(other) != hidden.everything(match.state)
        for seat in (*range(seats), None):
            assert match.game.view(other, seat) == match.view(seat)
    assert differing > 5


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_hidden_from_one_seat_only(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=40 + seats, plies=200, every=20):
        views = [match.view(seat) for seat in (*range(seats), None)]
        assert [view.seat for view in views] == [*range(seats), None]
        assert all(without_seat(view) == views[-1] for view in views)


@pytest.mark.parametrize("seats", SEATS)
def test_tasks_left_in_the_box_are_unknown(seats: int) -> None:  # B-HIDE-1
    match = Match.new("bonfire", seats=seats, seed=6)
    laid = [task for island in match.view(0).islands for task in island.tasks]
    assert len(laid) == len(set(laid)) == {1: 20, 2: 20, 3: 26, 4: 30}[seats]
    text = json.dumps(dataclasses.asdict(match.view(0)))
    assert [task for task in TASK.words if f'"{task}"' in text] == sorted(laid)


@pytest.mark.parametrize("seats", SEATS)
def test_events_tell_only_what_has_been_revealed(seats: int) -> None:  # B-HIDE-1
    """The same action in positions that differ in what is hidden: what is told differs only by what came to light."""
    for match in hidden.positions(seats, seed=50 + seats, plies=200, every=10):
        one, other = match.copy(), match.copy()
        other.state = hidden.reordered(match.state)
        action = one.legal()[0]
        one.play(action)
        other.play(action)
        if without_seat(one.view(None)) == without_seat(other.view(None)):
            assert one.events() == other.events()


def test_set_up_tells_nothing_hidden() -> None:  # B-HIDE-1
    match = Match.new("bonfire", seats=3, seed=8)
    shown = {str(value) for event in match.events() for value in event.details.values()}
    assert not shown & set(SPECIALIST.words)
    assert not shown & set(TASK.words)
    assert not [event for event in match.events() if event.name == "offering_revealed"]


# What can be reckoned


def unseen_paths(view: Any) -> Counter[str]:
    """The contents of the path piles, as anybody can reckon them."""
    seen = Counter(kind for kind in view.path_display if kind)
    for city in view.cities:
        seen += Counter(city.paths)
    return Counter(dict(zip(PATH_KIND.words, map(int, PATH_KIND_COPIES), strict=True))) - seen


def unseen_specialists(view: Any) -> set[str]:
    """The contents of the pile of specialists, as anybody can reckon them."""
    seen = {name for name in view.specialist_display if name}
    for city in view.cities:
        seen |= set(city.specialists)
    if view.tom is not None:
        seen |= GOLD_SPECIALISTS | set(view.tom.discarded_specialists)
    return set(SPECIALIST.words) - seen


@pytest.mark.parametrize("seats", SEATS)
def test_the_contents_of_the_piles_can_be_reckoned(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=60 + seats, plies=240, every=12):
        state, view = match.state, match.view(0)
        piles = [state.path_piles[pile, i] for pile in range(2) for i in range(state.path_piles_count[pile])]
        assert unseen_paths(view) == Counter(PATH_KIND.words[PATH_TILE_KIND[tile]] for tile in piles)
        assert unseen_specialists(view) == {SPECIALIST.words[n - 1] for n in hidden.specialist_pile(state)}


@pytest.mark.parametrize("seats", [1, 3])
def test_face_down_offerings_can_be_reckoned_from_the_events(seats: int) -> None:  # B-HIDE-1, B-TASK-3
    laid: list[Counter[str]] = [Counter() for _ in range(seats)]
    for match in hidden.positions(seats, seed=70 + seats, plies=240, every=1):
        for event in match.events():
            if event.name == "offering_laid":
                assert event.seat is not None
                laid[event.seat][str(event.details["offering"])] += 1
        for seat, city in enumerate(match.view(0).cities[:seats]):
            face_up = Counter(offering for offering in city.offerings if offering)
            expected = Counter(dict.fromkeys(BASIC_RESOURCE.words, 2)) - laid[seat] - face_up
            tiles = [tile for pile in hidden.offerings(match.state, seat) for tile in pile]
            assert Counter(BASIC_RESOURCE.words[OFFERING_TILE_RESOURCE[tile]] for tile in tiles) == expected
    assert sum(laid, Counter())


# How the position is told


def table() -> Scenario:
    game = bonfire(2).tiles(0, ship=2, yellow=1).resources(0, root=3, gold=1).at(0, "herb-east")
    game.paths(0, "blue-root", "red-shell").portals(0, 7, 6).specialists(0, 1, 24).elders(0, 3)
    game.tasks(0, {4: "r06"}).bonfires(0, {2: "b06"}).guardians(0, own="path-2", pink="start", grey="bonfire-2")
    game.offerings(0, {"herb-west": 2}).offering_tops(0, "shell", "fruit").fate_row(0, 5, 2)
    game.island_tasks("herb-east", "b02", "y01").without_neutral_novice("paths").novice_at(None, "voyage")
    return game.path_display("blue-shell", "red-herb", "yellow-fruit", "blue-root").turn(0)


def test_a_city_is_told() -> None:  # B-HIDE-1
    city = table().match.view(1).cities[0]
    assert (city.seat, city.colour, city.ship) == (0, "red", "herb-east")
    assert {word: count for word, count in city.tiles.items() if count} == {"ship": 2, "yellow": 1}
    assert {word: count for word, count in city.resources.items() if count} == {"root": 3, "gold": 1}
    assert city.paths == ("blue-root", "red-shell")
    assert city.portals == (False, False, False, False, False, True, True)
    assert sorted(city.notches) == list("abcdefg")
    assert city.guardians == {"pink": "starting-area", "grey": "bonfire-2", "own": "path-2"}
    assert (city.specialists, city.elders) == (("crowded-path", "crowded-council"), ("portals",))
    assert (city.offerings, city.offerings_left) == (("shell", "fruit"), (3, 5))
    assert city.offerings_on == {"herb-west": 2}
    assert city.fate_row == (("great-bonfire", "path", "ship"), ("task", "ship", "guardian"))
    assert city.fate_aside is None
    assert [(symbol.column, symbol.row) for symbol in city.fate_area] == [(3, 3), (4, 3), (5, 3)]
    assert city.common_tasks == {"tasks": 2, "portals": 2, "paths": 3, "guardians": 3, "gnomes": 3}
    assert (city.common_tasks_fulfilled, city.novices_sent, city.passed) == ((), 1, False)
    assert city.council["gold-and-yellow"] == 1


def test_tasks_tell_their_progress() -> None:  # B-HIDE-1, B-FIRE-6
    lit, task = table().match.view(1).cities[0].tasks
    assert dataclasses.asdict(lit) == {
        "space": 2,
        "task": "b06",
        "colour": "blue",
        "points": 2,
        "bonfire": True,
        "have": 1,
        "need": 1,
    }
    assert (task.space, task.task, task.colour, task.bonfire) == (4, "r06", "red", False)
    assert (task.have, task.need, task.points) == (1, 4, 4)


def test_the_table_is_told() -> None:  # B-HIDE-1
    view = table().match.view(1)
    assert (view.seat, view.mover, view.decision, view.start_player) == (1, 0, "turn", 0)
    assert {island.island: island.tasks for island in view.islands}["herb-east"] == ("b02", "y01")
    assert len(view.islands) == 14
    assert view.path_display == ("blue-shell", "red-herb", "yellow-fruit", "blue-root")
    assert sum(view.path_piles) == 28 - 4 - 2
    assert view.paths_known_under_piles == ((), ())
    assert len([name for name in view.specialist_display if name]) == 6
    assert view.specialist_pile == 27 - 6 - 2
    assert view.elders == ("paths", "fate-tiles", "tasks", "guardians", "gnomes")
    assert view.neutral_novices == ("tasks", "portals", "guardians", "gnomes")
    assert view.council == {space: int(space == "voyage") for space in COUNCIL_SPACE.words}
    assert view.novices_in_council == 2
    assert (view.countdown, view.countdown_tile_held, view.countdown_tile_going_round) == (False, 5, None)
    assert (view.payment, view.chosen_fate_tile, view.tom) == (None, None, None)


def test_the_great_bonfire_is_told() -> None:  # B-HIDE-1
    game = bonfire(2).board(0, 1).portals_at(2, "g", "a", "a")
    assert game.match.view(0).pointer is None, "it stands before the first space until somebody uses it"
    spaces = game.pointer(3).match.view(0)
    assert spaces.pointer == 3
    assert [space.number for space in spaces.great_bonfire] == [1, 2, 3, 4, 5, 6, 7]
    assert [space.tile for space in spaces.great_bonfire][:3] == ["ship", "task", "yellow"]
    assert [space.reward for space in spaces.great_bonfire][:3] == ["blossom", "root", "points"]
    assert spaces.great_bonfire[1].portals == {"a": 2, "g": 1}


def test_the_tile_set_aside_is_open_until_it_is_laid() -> None:  # B-HIDE-1, B-SETUP-8
    match = Match.new("bonfire", seats=2, seed=4)
    seat = match.mover
    assert seat is not None
    aside = match.view(0).cities[seat].fate_aside
    middle = match.view(0).cities[seat].fate_row[3]
    assert aside is not None
    assert match.decision == "keep-or-swap"
    match.play("swap")
    assert (match.view(0).cities[seat].fate_aside, match.view(0).cities[seat].fate_row[3]) == (middle, aside)
    match.play(match.legal()[0])
    assert match.view(0).cities[seat].fate_aside is None
    assert tuple(symbol.symbol for symbol in match.view(0).cities[seat].fate_area) == middle


def test_a_fate_tile_taken_is_open_until_it_is_laid() -> None:  # B-HIDE-1
    game = bonfire(2).tiles(0, ship=1).fate_row(0, 5, 2).turn(0).play("fate", "take bottom")
    assert game.match.view(1).chosen_fate_tile == ("task", "ship", "guardian")
    game.play(game.legal()[0])
    assert game.match.view(1).chosen_fate_tile is None


def test_a_payment_of_tiles_is_told() -> None:  # B-HIDE-1
    game = bonfire(2).tiles(0, ship=1, task=1, path=1, gnome=1, yellow=1).at(0, "blossom-west").turn(0)
    game.play("sail guardian-pink")
    payment = game.match.view(1).payment
    assert (payment.cost, payment.given, payment.pieces_left) == ({"ship": 2}, {}, 0)
    game.play("jokers 0", "give task")
    payment = game.match.view(1).payment
    assert (payment.cost, payment.given, payment.pieces_left) == ({"ship": 2}, {"ship": 1, "task": 1}, 1)
    game.play("give gnome")
    assert game.match.view(1).payment is None


@pytest.mark.parametrize(
    ("specialists", "offering", "cost"),
    [((), "root", {"root": 2}), ((), "herb", {"root": 1, "herb": 1}), ((3,), "herb", {"any": 2})],
)
def test_a_payment_of_resources_is_told(
    specialists: tuple[int, ...], offering: str, cost: dict[str, int]
) -> None:  # B-HIDE-1
    game = bonfire(2).at(0, "root-west").island_tasks("root-west", "y02").offering_tops(0, offering, "shell")
    game.tiles(0, task=1).resources(0, root=2, herb=2, gold=2).specialists(0, *specialists).turn(0)
    game.play("task y02", "offering 1", "space 1")
    assert game.match.decision == "pay-resources"
    payment = game.match.view(1).payment
    assert (payment.cost, payment.given) == (cost, {})


def test_a_single_resource_is_told() -> None:  # B-HIDE-1
    game = bonfire(2).display(26).tiles(0, gnome=2).resources(0, herb=1, gold=1).turn(0)
    game.play("recruit one-tile-for-tasks 2")
    assert game.match.view(1).payment.cost == {"herb": 1}


def test_toms_city_and_deck_are_told() -> None:  # B-HIDE-1, B-SOLO-4
    game = bonfire(1).tiles(0).fate_row(0).tom_cards("great-bonfire", "path").specialist_pile(22).turn(0)
    tom = game.match.view(0).tom
    assert (tom.cards_played, tom.revealed, tom.key, tom.discarded_specialists) == (0, (), None, ())
    game.play("continue", "continue")
    view = game.match.view(0)
    assert (view.tom.cards_played, view.tom.revealed, view.tom.key) == (2, ("great-bonfire", "path"), "root")
    assert view.tom.discarded_specialists == ("further-great-bonfire",)
    assert len(view.cities) == 2
    assert (view.cities[1].seat, sum(view.cities[1].portals)) == (None, 1)


def test_the_view_of_a_finished_game() -> None:  # B-HIDE-1
    game = bonfire(2).tiles(0, ship=1).tiles(1).fate_row(0).fate_row(1).turn(0).play("sail herb-east")
    view = game.match.view(None)
    assert (view.mover, view.decision) == (None, None)
