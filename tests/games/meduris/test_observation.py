"""What a learner sees of Meduris."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest

from beltane.games.meduris import GAME
from beltane.games.meduris.observation import LAYOUT, observe
from beltane.games.meduris.rules.state import Meduris
from beltane.kernel.match import Match
from beltane.kernel.records import copy


def played(seats: int, screens: str, seed: int = 3, actions: int = 60) -> Match:
    match = Match.new("meduris", seats=seats, seed=seed, options={"screens": screens})
    dice = random.Random(seed)
    for _ in range(actions):
        match.play(dice.choice(match.legal_numbers()))
    return match


def seen_by(state: Meduris, seat: int) -> npt.NDArray[np.int16]:
    out = np.zeros(LAYOUT.size, np.int16)
    observe(state, seat, out)
    return out


def part(row: npt.NDArray[np.int16], name: str) -> list[int]:
    return [int(number) for number in row[LAYOUT[name]]]


@pytest.mark.parametrize("seats", GAME.seats)
def test_materials_behind_other_screens_are_not_seen(seats: int) -> None:
    """M-HIDE-1: the number is seen, the kinds are not."""
    match = played(seats, "closed")
    match.state.players[1].materials[2] += 1
    other = copy(match.state)
    hand = other.players[1].materials
    kept = int(sum(hand))
    hand[:] = [kept, 0, 0, 0] if hand[1] else [0, kept, 0, 0]
    assert np.array_equal(seen_by(match.state, 0), seen_by(other, 0))
    assert part(seen_by(match.state, 0), "materials")[4:8] == [-1] * 4
    assert part(seen_by(match.state, 0), "material totals")[1] == kept
    assert not np.array_equal(seen_by(match.state, 1), seen_by(other, 1))


def test_open_screens_hide_nothing() -> None:
    match = played(3, "open")
    materials = [list(map(int, match.state.players[seat].materials)) for seat in (1, 2, 0)]
    assert part(seen_by(match.state, 1), "materials")[:12] == [number for hand in materials for number in hand]


@pytest.mark.parametrize("seats", GAME.seats)
def test_seats_are_counted_from_whoever_looks(seats: int) -> None:
    state = played(seats, "closed").state
    points = [int(player.points) for player in state.players][:seats]
    for seat in range(seats):
        row = seen_by(state, seat)
        assert part(row, "points")[:seats] == points[seat:] + points[:seat]
        owners = part(row, "owners")
        for field, owner in enumerate(owners):
            if state.building[field]:
                assert (owner + seat) % seats == state.owner[field]
            else:
                assert owner == -1
