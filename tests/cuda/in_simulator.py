"""Plays games on Numba's simulated device and on the processor side by side: `python -m tests.cuda.in_simulator`.

The simulator has to be requested before Numba is loaded, so this is a separate program.
"""

from __future__ import annotations

import sys

import numpy as np
import pytest
from numba import cuda

from beltane.cuda.device_batch import DeviceBatch
from beltane.kernel.batch import Batch
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame, find_game

SEEDS = np.array([5, 6])
SKIP_FORCED = "skip-forced"


def assert_same(device: DeviceBatch, here: Batch) -> None:
    """Everything is the same, to the last bit."""
    assert device.states.copy_to_host().tobytes() == here.states.tobytes()
    for name in ("movers", "counts", "masks", "observations"):
        assert np.array_equal(getattr(device, name).copy_to_host(), getattr(here, name)), name
    for row, count in enumerate(here.counts):
        assert np.array_equal(device.choices.copy_to_host()[row, :count], here.choices[row, :count])
    assert np.array_equal(device.expected_leads().copy_to_host(), here.expected_leads())
    for told, expected in zip(device.standings(), here.standings(), strict=True):
        assert np.array_equal(told.copy_to_host(), expected)


def play_both(game: AnyGame, seats: int, decisions: int, *, skip_forced: bool) -> int:
    """Play a number of decisions, or to the end; returns how many there were."""
    device = DeviceBatch(game, seats, len(SEEDS), skip_forced=skip_forced, threads=2)
    here = Batch(game, seats, len(SEEDS), skip_forced=skip_forced)
    device.deal(SEEDS)
    here.deal(SEEDS)
    assert_same(device, here)
    played = 0
    while played < decisions and not here.over.all():
        chosen = device.choose_randomly()
        assert np.array_equal(chosen.copy_to_host(), here.choose_randomly())
        here.step(chosen.copy_to_host())
        device.step(chosen)
        assert_same(device, here)
        played += 1
    deal_one_anew(device, here)
    refuse_what_is_illegal(device, here)
    return played


def deal_one_anew(device: DeviceBatch, here: Batch) -> None:
    """A game can be dealt anew while the other stays unchanged."""
    for batch in (device, here):
        batch.deal(np.array([7]), where=np.array([1]))
    assert_same(device, here)
    device.deal_marked(np.array([8, 9]), np.array([0, 1]))
    here.deal(np.array([9]), where=np.array([1]))
    assert_same(device, here)
    # Numbers of another type would have all rules compiled once more.
    with pytest.raises(TypeError, match="int32"):
        device.deal_marked(cuda.to_device(np.array([8, 9], np.int32)), np.array([0, 1]))
    room = device.room_for_seats(), device.room_for_seats()
    assert device.standings(out=room) == room
    assert np.array_equal(room[0].copy_to_host(), here.standings()[0])


def refuse_what_is_illegal(device: DeviceBatch, here: Batch) -> None:
    """An illegal action is reported by its row, and nothing is played; one that is not marked does not count."""
    wrong = here.choose_randomly()
    wrong[1] = np.flatnonzero(here.masks[1] == 0)[0]
    with pytest.raises(IllegalAction) as error:
        device.step(wrong)
    assert error.value.values["row"] == 1
    assert_same(device, here)
    only_first = np.array([True, False])
    for batch in (device, here):
        batch.step(wrong, where=only_first)
    assert_same(device, here)


if __name__ == "__main__":
    name, seats, decisions, *wishes = sys.argv[1:]
    print(play_both(find_game(name), int(seats), int(decisions), skip_forced=SKIP_FORCED in wishes))
