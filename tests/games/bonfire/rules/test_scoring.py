"""The final scoring and the order of the players (B-SCORE)."""

from __future__ import annotations

from typing import Any

import pytest

from beltane.games.bonfire.rules.vocabulary import Source
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

SOURCES = tuple(source.word for source in Source)
FINAL = ("bonfires", "guardians", "portals", "paths", "common-tasks", "fate-tiles", "leftovers")
SIX_PATHS = ("blue-root", "blue-root", "red-root", "red-root", "blue-herb", "red-herb")
SEVEN_TASKS = {1: "b02", 2: "b03", 3: "b04", 4: "b05", 5: "r02", 6: "r03", 7: "y02"}


def bare(seats: int = 2) -> Scenario:
    """Nobody has anything that scores."""
    game = bonfire(seats)
    for seat in range(seats):
        game.tiles(seat).resources(seat).fate_row(seat)
    return game


def last_turn(game: Scenario, seat: int | None = None) -> Scenario:
    """The last turn of the game, of the player before the start player."""
    state = game.state
    state.countdown = 1
    state.tile_held = 0
    state.tile_going_round = 1
    return game.turn(state.seats - 1 if seat is None else seat)


def finished(game: Scenario) -> Scenario:
    """The game is over; the player of the last turn passed for 1 point."""
    return last_turn(game).play("pass")


def breakdown(game: Scenario, seat: int = 0) -> dict[str, int]:
    """A player's points by source, without those that are 0."""
    points_from: dict[str, int] = game.view(None).cities[seat].points_from
    return {source: points for source, points in points_from.items() if points}


def scored(game: Scenario) -> dict[str, int]:
    """What the final scoring brings the first player."""
    return breakdown(finished(game))


# Current scoring, shown by views


@pytest.mark.parametrize("seat", [0, 1])
def test_what_would_be_scored_now_is_scored_at_the_end(seat: int) -> None:  # B-SCORE-1 to B-SCORE-7
    game = bonfire(2).bonfires(0, SEVEN_TASKS).paths(0, *SIX_PATHS).portals(0, 1, 3, 5)
    game.guardians(0, grey="bonfire-5", own="path-2").tiles(0, gnome=2).resources(0, shell=3).fate_row(0, 3, 7)
    promised = last_turn(game).view(None).cities[seat].would_score
    points = breakdown(game.play("pass"), seat)
    assert promised == {source: points[source] for source in FINAL if source in points}
    assert game.view(None).cities[seat].would_score == {}


# The rulebook's example (B-SCORE-9)


def test_the_example_of_61_points() -> None:  # B-SCORE-9
    game = bare().bonfires(0, {2: "y02", 3: "b06", 4: "r02", 5: "r01", 6: "b07"})
    game.guardians(0, grey="bonfire-5", own="path-2").portals(0, 1, 2, 3, 4, 5, 6, 7)
    game.paths(0, "yellow-fruit", "blue-shell", "red-herb", "red-root", "yellow-shell").fate_row(0, 3, 7)
    game.tiles(0, gnome=2, ship=1, task=1, path=1).resources(0, shell=1, root=1)
    state = game.state
    state.countdown, state.tile_held, state.tile_going_round = 1, 1, 2
    game.turn(0).play("recruit elder-of-tasks 2", "end")
    assert breakdown(game) == {"elders": 5}
    game.play("pass")
    assert game.match.over
    assert breakdown(game) == {
        "elders": 5,
        "bonfires": 20,
        "guardians": 6,
        "portals": 10,
        "paths": 8,
        "common-tasks": 4,
        "fate-tiles": 6,
        "leftovers": 2,
    }
    assert game.view(0).cities[0].points == 61
    assert [(standing.points, standing.place) for standing in game.match.standings()] == [(61, 1), (1, 2)]


# The categories


def test_a_bare_city_scores_nothing() -> None:  # B-SCORE-1, B-SCORE-2, B-SCORE-3, B-SCORE-4, B-SCORE-5
    assert scored(bare()) == {}


def test_the_printed_value_of_each_bonfire() -> None:  # B-SCORE-1
    game = bare().bonfires(0, {1: "b02", 4: "r05", 7: "y09"}).tasks(0, {2: "y11"})
    assert scored(game) == {"bonfires": 3 + 5 + 8}, "a task that was not ignited scores nothing"


@pytest.mark.parametrize("space", range(1, 8))
def test_a_guardian_at_a_bonfire_scores_the_spaces_value(space: int) -> None:  # B-SCORE-2
    game = bare().bonfires(0, {space: "b02"}).guardians(0, own=f"bonfire-{space}")
    assert scored(game) == {"bonfires": 3, "guardians": space + 1}


def test_each_guardian_at_a_bonfire_scores() -> None:  # B-SCORE-2
    game = bare().bonfires(0, {1: "b02", 7: "b03"}).guardians(0, own="bonfire-7", pink="bonfire-1", grey="path-1")
    assert scored(game)["guardians"] == 8 + 2
    on_the_path = bare().guardians(0, own="path-1", pink="start")
    assert scored(on_the_path) == {}, "on the path or the starting area nothing"


def test_specialist_18_gives_two_more_for_each_guardian_at_a_bonfire() -> None:  # B-SCORE-2, B-GNOME-5
    game = bare().bonfires(0, {1: "b02", 7: "b03"}).guardians(0, own="bonfire-7", pink="bonfire-1", grey="path-1")
    assert scored(game.specialists(0, 18))["guardians"] == 8 + 2 + 2 * 2
    assert scored(bare().specialists(0, 18)) == {}


def test_two_for_each_portal_at_a_bonfire() -> None:  # B-SCORE-3
    game = bare().bonfires(0, {1: "b02", 6: "b03"}).tasks(0, {7: "b04"}).portals(0, 5, 6, 7)
    assert scored(game) == {"bonfires": 6, "portals": 2}


def test_two_for_each_path_tile_with_the_bonfires_colour() -> None:  # B-SCORE-4
    game = bare().paths(0, "blue-root", "red-root", "yellow-fruit", "blue-herb")
    game.bonfires(0, {1: "b02", 2: "b03", 3: "b04", 4: "y02", 6: "b05"}).tasks(0, {5: "b10"})
    assert scored(game)["paths"] == 4, "positions 2 and 4: no portal is needed, but a bonfire"


def test_the_starting_tile_has_no_crystal() -> None:  # B-SCORE-4
    for task in ("b02", "r02", "y02"):
        assert "paths" not in scored(bare().bonfires(0, {1: task}))


@pytest.mark.parametrize("colour", ["blue", "red", "yellow"])
def test_every_colour_can_match(colour: str) -> None:  # B-SCORE-4
    for task in ("b02", "r02", "y02"):
        game = bare().paths(0, f"{colour}-fruit").bonfires(0, {2: task})
        assert scored(game).get("paths", 0) == (2 if task[0] == colour[0] else 0)


def test_four_for_each_common_task() -> None:  # B-SCORE-5
    game = bare().portals(0, 1, 2, 3, 4, 5, 6, 7)
    assert scored(game) == {"common-tasks": 4}
    game = bare().portals(0, 1, 2, 3, 4, 5, 6, 7).paths(0, *SIX_PATHS).elders(0, 1, 2, 3, 4, 5, 6)
    game.guardians(0, pink="start", blue="start", natural="start", grey="start").tasks(0, SEVEN_TASKS)
    assert scored(game) == {"common-tasks": 20}


def test_whose_neutral_novice_it_was_does_not_matter() -> None:  # B-SCORE-5
    game = bare().portals(0, 1, 2, 3, 4, 5, 6, 7).without_neutral_novice("portals")
    assert scored(game) == {"common-tasks": 4}


def test_seven_for_the_first_common_task_if_all_are_bonfires() -> None:  # B-SCORE-5
    assert scored(bare().bonfires(0, SEVEN_TASKS)) == {"bonfires": 3 * 4 + 4 * 2 + 7, "common-tasks": 7}
    six = {space: task for space, task in SEVEN_TASKS.items() if space < 7}
    assert scored(bare().bonfires(0, six).tasks(0, {7: "y02"}))["common-tasks"] == 4
    both = bare().bonfires(0, SEVEN_TASKS).guardians(0, pink="start", blue="start", natural="start", grey="start")
    assert scored(both)["common-tasks"] == 7 + 4, "the others score 4 as ever"
    assert "common-tasks" not in scored(bare().bonfires(0, six))


@pytest.mark.parametrize("left", range(8))
def test_three_for_each_fate_tile_left_in_the_row(left: int) -> None:  # B-SCORE-6
    assert scored(bare().fate_row(0, *range(1, left + 1))).get("fate-tiles", 0) == 3 * left


@pytest.mark.parametrize(
    ("tiles", "resources", "points"),
    [
        ({}, {"root": 1}, 0),
        ({"ship": 1}, {}, 0),
        ({"ship": 1}, {"root": 1}, 1),
        ({"yellow": 1}, {"gold": 2}, 1),
        ({"ship": 2, "yellow": 1}, {"gold": 1}, 2),
        ({"ship": 1, "task": 1, "gnome": 3}, {"root": 1, "herb": 1, "gold": 2}, 4),
    ],
)
def test_one_for_every_two_action_tiles_and_resources(
    tiles: dict[str, int], resources: dict[str, int], points: int
) -> None:  # B-SCORE-7
    assert scored(bare().tiles(0, **tiles).resources(0, **resources)).get("leftovers", 0) == points


def test_a_yellow_tile_of_specialist_5_is_one_tile() -> None:  # B-SCORE-7, B-PAY-5
    assert scored(bare().tiles(0, yellow=3).specialists(0, 5)) == {"leftovers": 1}


def test_the_full_breakdown_is_kept_and_told() -> None:  # B-SCORE-1, B-SCORE-7
    game = bare().bonfires(0, {1: "b02"}).guardians(0, own="bonfire-1").portals(0, 1).fate_row(0, 2).tiles(0, ship=3)
    finished(game)
    city = game.view(0).cities[0]
    assert tuple(city.points_from) == SOURCES
    assert city.points == sum(city.points_from.values()) == 3 + 2 + 2 + 3 + 1
    told = [event for event in game.events("points_scored") if event.seat == 0]
    assert told == [
        PlainEvent("points_scored", 0, {"source": source, "points": points})
        for source, points in (("bonfires", 3), ("guardians", 2), ("portals", 2), ("fate-tiles", 3), ("leftovers", 1))
    ]


def test_points_of_the_game_are_kept_apart() -> None:  # B-SCORE-1
    game = bare()
    game.state.players[0].points = 7
    game.state.players[0].points_from[Source.ELDERS] = 7
    game.bonfires(0, {1: "b02"})
    assert scored(game) == {"elders": 7, "bonfires": 3}
    assert game.view(0).cities[0].points == 10


def test_everybody_is_scored() -> None:  # B-SCORE-1
    game = bare(4)
    for seat, task in enumerate(("b02", "r02", "r05", "y02")):
        game.bonfires(seat, {1: task})
    finished(game)
    assert [breakdown(game, seat).get("bonfires") for seat in range(4)] == [3, 4, 5, 7]
    assert [standing.points for standing in game.match.standings()] == [3, 4, 5, 8]


# The order of the players (B-SCORE-8)


def places(*cities: tuple[int, int]) -> list[int]:
    """The places of players with given points and bonfires."""
    game = bare(len(cities))
    for seat, (points, bonfires) in enumerate(cities):
        tasks = [
            f"{'bry'[seat % 3]}{number:02}" for number in range(2 + 8 * (seat // 3), 2 + 8 * (seat // 3) + bonfires)
        ]
        game.bonfires(seat, dict(enumerate(tasks, 1)))
        game.player(seat).points = points
    return [standing.place for standing in game.match.standings()]


@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        (((50, 3), (60, 2)), [2, 1]),
        (((60, 2), (50, 7)), [1, 2]),
        (((50, 3), (50, 4)), [2, 1]),
        (((50, 4), (50, 4)), [1, 1]),
        (((50, 4), (60, 1), (50, 5)), [3, 1, 2]),
        (((50, 4), (60, 1), (50, 4)), [2, 1, 2]),
        (((60, 4), (60, 4), (50, 7)), [1, 1, 3]),
        (((40, 1), (60, 5), (60, 6), (60, 5)), [4, 2, 1, 2]),
        (((0, 0), (0, 0), (0, 0), (0, 0)), [1, 1, 1, 1]),
        (((9000, 6), (9000, 7), (8999, 7)), [2, 1, 3]),
    ],
)
def test_most_points_then_more_bonfires_then_shared(
    cities: tuple[tuple[int, int], ...], expected: list[int]
) -> None:  # B-SCORE-8
    assert places(*cities) == expected


def test_tasks_that_are_no_bonfires_break_no_tie() -> None:  # B-SCORE-8
    game = bare().bonfires(0, {1: "b02"}).bonfires(1, {1: "b03"}).tasks(1, {2: "b04"})
    assert [standing.place for standing in game.match.standings()] == [1, 1]


# The largest number of events of one action


def rich(seats: int) -> Scenario:
    """Everybody scores in every category."""
    game = bonfire(seats)
    crystals = ("blue-herb", "blue-root", "blue-shell", "blue-fruit")
    for seat in range(seats):
        game.tiles(seat, ship=2).resources(seat).fate_row(seat, 1)
        game.bonfires(seat, {2: f"b{seat + 2:02}"}).portals(seat, 2).guardians(seat, own="bonfire-2")
        game.paths(seat, crystals[seat])
        game.guardians(seat, pink="start", blue="start", natural="start", grey="start")
    return game.without_neutral_novice("guardians").without_neutral_novice("tasks")


def test_the_longest_last_turn_is_told_in_full() -> None:  # B-SCORE-1, B-SCORE-7
    game = rich(4).specialists(3, 19).tasks(3, {1: "y01", 3: "r02", 4: "r04", 5: "y09", 6: "y04"})
    game.at(3, "root-west").island_tasks("root-west", "y02").offerings(3, {"root-west": 2})
    game.offering_tops(3, "herb", "herb").resources(3, blossom=2, fruit=1, shell=1)
    game.tiles(3, ship=2, guardian=1, path=1, great_bonfire=1, gnome=1)
    last_turn(game).play("task y02", "offering 1", "space 7")
    assert game.match.over
    names = [event.name for event in game.events()]
    assert names.count("tiles_paid") == 5
    assert names.count("resources_paid") == 3
    assert names.count("points_scored") == 4 * len(FINAL)
    assert names[-1] == "game_ended"


def test_the_same_order_of_categories_for_everybody() -> None:  # B-SCORE-1, B-SCORE-7
    game = finished(rich(2))
    told: list[Any] = [(event.seat, event.details["source"]) for event in game.events("points_scored")]
    expected = [(seat, source.replace("_", "-")) for seat in range(2) for source in FINAL]
    assert told == [(1, "countdown"), *expected]
