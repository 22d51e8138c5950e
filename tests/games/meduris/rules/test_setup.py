"""Setting the table (M-SETUP)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from beltane import Match
from beltane.games.meduris.rules.setup import lay_chips
from beltane.games.meduris.rules.state import Meduris
from beltane.games.meduris.rules.vocabulary import Colour, Material
from beltane.kernel.events import forget_events
from beltane.kernel.rule import interpreted
from tests.events import plain

Layout = tuple[tuple[int, ...], tuple[int, ...]]
"""The fields of the six chips in ascending order, and the chips on them."""


@pytest.mark.parametrize(("seats", "huts", "workers"), [(2, 12, 3), (3, 8, 2), (4, 8, 2)])
def test_everyone_gets_huts_temples_and_workers(seats: int, huts: int, workers: int) -> None:  # M-SETUP-1
    match = Match.new("meduris", seats=seats, seed=4)
    for player in match.view(None).players:
        assert (player.huts, player.temples) == (huts, 2)
    placed: Counter[int | None] = Counter()
    while match.decision == "place-worker":
        placed[match.mover] += 1
        match.play(match.legal()[0])
    assert placed == dict.fromkeys(range(seats), workers)


def test_two_players_are_purple_and_blue() -> None:  # M-SETUP-1
    players = Match.new("meduris", seats=2, seed=4).view(None).players
    assert [player.colour for player in players] == [Colour.PURPLE, Colour.BLUE]


@pytest.mark.parametrize(("seats", "supply"), [(2, 16), (3, 15), (4, 14)])
def test_everyone_gets_one_of_each_material(seats: int, supply: int) -> None:  # M-SETUP-2
    match = Match.new("meduris", seats=seats, seed=4)
    for seat in range(seats):
        view = match.view(seat)
        assert view.players[seat].materials == dict.fromkeys(Material, 1)
        assert {plateau.material: plateau.supply for plateau in view.plateaus} == dict.fromkeys(Material, supply)


def test_materials_are_kept_behind_a_screen() -> None:  # M-SETUP-2, M-HIDE-1
    match = Match.new("meduris", seats=3, seed=4)
    for seat in range(3):
        shown = [player.materials is not None for player in match.view(seat).players]
        assert shown == [other == seat for other in range(3)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_score_starts_at_5(seats: int) -> None:  # M-SETUP-3
    match = Match.new("meduris", seats=seats, seed=4)
    assert [standing.points for standing in match.standings()] == [5] * seats


def keeps_distance(fields: tuple[int, ...], ring: int) -> bool:
    """Whether at least three chip-free fields lie between any two chips, both ways round."""
    for a, b in combinations(fields, 2):
        clockwise = (b - a) % ring - 1
        counterclockwise = (a - b) % ring - 1
        if min(clockwise, counterclockwise) < 3:
            return False
    return True


def layouts(seats: int, seed: int, number: int) -> Iterator[Layout]:
    """Lay out the chips again and again, with one generator."""
    game: Meduris = Match.new("meduris", seats=seats, seed=seed).state
    chips = np.asarray(game.chip)
    for _ in range(number):
        chips[:] = 0
        forget_events(game.events)
        lay_chips(game)
        fields = np.flatnonzero(chips)
        yield tuple(fields.tolist()), tuple(chips[fields].tolist())


@pytest.mark.parametrize(("seats", "ring"), [(2, 32), (3, 32), (4, 40)])
def test_chips_keep_their_distance(seats: int, ring: int) -> None:  # M-SETUP-4
    for seed in range(100):
        laid = [field.number for field in Match.new("meduris", seats=seats, seed=seed).view(None).fields if field.chip]
        assert len(laid) == 6
        assert keeps_distance(tuple(laid), ring)


@pytest.mark.parametrize(("seats", "ring"), [(3, 32), (4, 40)])
def test_only_permitted_sets_of_fields_occur(seats: int, ring: int) -> None:  # M-SETUP-4
    arrangements = set()
    for fields, chips in layouts(seats, 11, 800 if interpreted() else 20_000):
        assert keeps_distance(fields, ring)
        assert sorted(chips) == [1, 1, 2, 2, 3, 3]
        arrangements.add(chips)
    assert len(arrangements) == 90


def permitted_sets(ring: int) -> set[tuple[int, ...]]:
    """All sets of six fields of the ring that keep the distance, found one chip after another."""
    found: list[tuple[int, ...]] = [(field,) for field in range(ring)]
    for _ in range(5):
        found = [(*some, field) for some in found for field in range(some[-1] + 4, ring)]
    return {fields for fields in found if keeps_distance(fields, ring)}


def test_the_number_of_permitted_sets() -> None:  # M-SETUP-4
    assert len(permitted_sets(32)) == 6_864
    assert len(permitted_sets(40)) == 135_660


def standard_deviations(counts: list[int]) -> float:
    """How far counts are from an even distribution (chi-squared, in standard deviations of the even case)."""
    mean = sum(counts) / len(counts)
    spread = sum((seen - mean) ** 2 / mean for seen in counts)
    freedom = len(counts) - 1
    return (spread - freedom) / math.sqrt(2 * freedom)


@pytest.mark.skipif(interpreted(), reason="120,000 layouts take minutes interpreted")
def test_every_permitted_set_and_arrangement_is_equally_likely() -> None:  # M-SETUP-4
    sets: Counter[tuple[int, ...]] = Counter()
    arrangements: Counter[tuple[int, ...]] = Counter()
    for fields, chips in layouts(3, 5, 120_000):
        sets[fields] += 1
        arrangements[chips] += 1
    assert set(sets) == permitted_sets(32)
    assert len(arrangements) == 90
    assert abs(standard_deviations(list(sets.values()))) < 4
    assert abs(standard_deviations(list(arrangements.values()))) < 4


def test_chips_are_open() -> None:  # M-SETUP-4, M-HIDE-1
    match = Match.new("meduris", seats=3, seed=9)
    boards = [match.view(seat).fields for seat in (0, 1, 2, None)]
    assert all(board == boards[0] for board in boards)
    assert sum(field.chip is not None for field in boards[0]) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_random(seats: int) -> None:  # M-SETUP-5
    starts = Counter(Match.new("meduris", seats=seats, seed=seed).mover for seed in range(400))
    assert set(starts) == set(range(seats))
    assert abs(standard_deviations(list(starts.values()))) < 4


@pytest.mark.parametrize(("seats", "workers"), [(2, 6), (3, 6), (4, 8)])
def test_workers_are_placed_in_turn_from_the_start_player_on(seats: int, workers: int) -> None:  # M-SETUP-5
    match = Match.new("meduris", seats=seats, seed=3)
    start = match.view(None).start_player
    expected: dict[str, list[int]] = {"wood": [], "wool": [], "copper": [], "stone": []}
    for number in range(workers):
        seat = (start + number) % seats
        assert (match.decision, match.mover) == ("place-worker", seat)
        plateau = ("stone", "wool", "copper")[number % 3]
        match.play(f"place {plateau}")
        expected[plateau].append(seat)
    assert {plateau.material.word: list(plateau.workers) for plateau in match.view(None).plateaus} == expected
    assert match.decision != "place-worker"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_has_the_first_turn(seats: int) -> None:  # M-SETUP-5
    for seed in range(12):
        match = Match.new("meduris", seats=seats, seed=seed)
        start = match.mover
        while match.decision == "place-worker":
            match.play(match.legal()[-1])
        first = next(event for event in match.events() if event.name == "turn_began")
        assert (first.seat, plain(first)["turn"]) == (start, 1)


def test_a_plateau_takes_three_workers_when_placing() -> None:  # M-SETUP-5
    match = Match.new("meduris", seats=4, seed=3)
    everywhere = ["place wood", "place wool", "place copper", "place stone"]
    for _ in range(3):
        assert match.legal() == everywhere
        match.play("place wool")
    assert match.legal() == ["place wood", "place copper", "place stone"]


def test_druid_and_rune_stones_at_the_start() -> None:  # M-SETUP-6
    for seats in (2, 3, 4):
        view = Match.new("meduris", seats=seats, seed=3).view(None)
        assert (view.druid.slab, view.druid.field) == (0, None)
        assert all(player.runes == () for player in view.players)
        assert all(field.building is None and field.owner is None for field in view.fields)
