"""Plays games on Numba's simulated device and on the processor side by side: `python -m tests.cuda.in_simulator`.

The simulator has to be requested before Numba is loaded, so this is a separate program.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np
import pytest
from numba import cuda

from beltane.cuda.device_batch import DeviceBatch
from beltane.cuda.grouping import GAMES_PER_THREAD, Grouping
from beltane.kernel.batch import Batch
from beltane.kernel.decisions import OVER
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import AnyGame, find_game

SEEDS = np.array([5, 6])
SKIP_FORCED = "skip-forced"
ARRAYS = "arrays"
ORDER = "order"
RANDOM_STEPS = 150
"""Enough for some games of Meduris to end and others to begin."""
Both = tuple[DeviceBatch, Batch]


def assert_same(device: DeviceBatch, here: Batch) -> None:
    """Everything is the same, to the last bit."""
    assert device.states.copy_to_host().tobytes() == here.states.tobytes()
    for name in ("movers", "counts", "masks", "observations", "seeds"):
        assert np.array_equal(getattr(device, name).copy_to_host(), getattr(here, name)), name
    for row, count in enumerate(here.counts):
        assert np.array_equal(device.choices.copy_to_host()[row, :count], here.choices[row, :count])
    assert np.array_equal(device.over, here.over)
    assert np.array_equal(device.expected_leads().copy_to_host(), here.expected_leads())
    for told, expected in zip(device.standings(), here.standings(), strict=True):
        assert np.array_equal(told.copy_to_host(), expected)


def new_pair(game: AnyGame, seats: int, *, skip_forced: bool = False, outputs: bool = True) -> Both:
    """A batch on the device and one here, dealt from the same seeds."""
    device = DeviceBatch(
        game,
        seats,
        len(SEEDS),
        skip_forced=skip_forced,
        masks=outputs,
        observations=outputs,
        reckoned=outputs,
        threads=2,
    )
    here = Batch(
        game, seats, len(SEEDS), skip_forced=skip_forced, masks=outputs, observations=outputs, reckoned=outputs
    )
    device.deal(SEEDS)
    here.deal(SEEDS)
    assert_same(device, here)
    return device, here


def play_both(game: AnyGame, seats: int, decisions: int, *, skip_forced: bool) -> int:
    """Play a number of decisions, or to the end; returns how many there were."""
    device, here = new_pair(game, seats, skip_forced=skip_forced)
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
    deal_what_has_ended(device, here)
    return played


def deal_one_anew(device: DeviceBatch, here: Batch) -> None:
    """A game can be dealt anew while the other stays unchanged."""
    for batch in (device, here):
        batch.deal(np.array([7]), where=np.array([1]))
    assert_same(device, here)
    device.deal_marked(np.array([8, 9]), np.array([0, 1]))
    here.deal(np.array([9]), where=np.array([1]))
    assert_same(device, here)
    # Numbers of another type would have all rules compiled once more, so they are copied first.
    device.deal_marked(cuda.to_device(np.array([8, 9], np.int32)), np.array([0, 1]))
    assert_same(device, here)
    # Arrays for results are used again.
    assert all(one is again for one, again in zip(device.standings(), device.standings(), strict=True))


def refuse_what_is_illegal(device: DeviceBatch, here: Batch) -> None:
    """An illegal action is reported by its row, and nothing is played; one that is not marked does not count."""
    wrong = here.choose_randomly()
    device.choose_randomly()
    legal = here.choices[1, : here.counts[1]]
    wrong[1] = next(action for action in range(here.choices.shape[1]) if action not in legal)
    for _ in range(2):
        with pytest.raises(IllegalAction) as error:
            device.step(wrong)
        assert error.value.values["row"] == 1
        assert_same(device, here)
    only_first = np.array([True, False])
    for batch in (device, here):
        batch.step(wrong, where=only_first)
    assert_same(device, here)


def deal_what_has_ended(device: DeviceBatch, here: Batch) -> None:
    """Games that have ended, and only these, go on with the next seed of their row."""
    for batch in (device, here):
        batch.deal_ended()
    assert_same(device, here)


def play_at_random(game: AnyGame, seats: int, *, skip_forced: bool = False) -> None:
    """Many random actions in one launch, with and without dealing anew, are single steps."""
    device, here = new_pair(game, seats, skip_forced=skip_forced)
    for steps, redeal in ((1, False), (20, False), (0, True), (RANDOM_STEPS, True), (3, False)):
        for batch in (device, here):
            batch.play_randomly(steps, redeal=redeal)
        assert_same(device, here)


def do_without(game: AnyGame, seats: int) -> None:
    """Without masks and observations the games are the same, and illegal actions are refused too."""
    device, here = new_pair(game, seats, outputs=False)
    for batch in (device, here):
        batch.play_randomly(10)
    assert_same(device, here)
    refuse_what_is_illegal(device, here)


def take_any_numbers(game: AnyGame, seats: int) -> None:
    """Actions, marks and seeds of any type and layout, on the device or not, are taken for what they say."""
    device, here = new_pair(game, seats)
    for kind in (np.int16, np.uint16, np.int64):
        for batch in (device, here):
            batch.deal(SEEDS)
        actions = [here.choose_randomly().astype(kind), device.choose_randomly().copy_to_host().astype(kind)]
        assert np.array_equal(*actions)
        spread = np.repeat(actions[0], 2)
        shapes = actions[0].tolist(), spread[::2], cuda.to_device(actions[0]), cuda.to_device(spread)[::2]
        for given in shapes:
            for batch in (device, here):
                batch.deal(SEEDS)
            here.step(actions[0], where=np.array([False, True]))
            device.step(given, where=cuda.to_device(np.array([False, True])))
            assert_same(device, here)
    device.deal(cuda.to_device(np.array([9], np.uint16)), where=cuda.to_device(np.array([1], np.int32)))
    here.deal(np.array([9]), where=np.array([1]))
    assert_same(device, here)


def refuse_what_does_not_fit(game: AnyGame, seats: int) -> None:
    """Too few or too many numbers, and rows that do not exist or come twice, are errors, and nothing is played."""
    device, here = new_pair(game, seats)
    attempts: list[Callable[[], None]] = [
        lambda: device.step(np.zeros(1, np.int64)),
        lambda: device.step(cuda.to_device(np.zeros(3, np.int64))),
        lambda: device.step(here.choices[:, 0], where=[True]),
        lambda: device.deal([1, 2, 3]),
        lambda: device.deal([1], where=[0, 1]),
    ]
    for wrong in attempts:
        with pytest.raises(ValueError, match="for 2 games"):
            wrong()
    for rows in ([2], [-1], [0, 0]):
        with pytest.raises(IndexError, match="from 0 to 1"):
            device.deal(np.arange(len(rows)), where=rows)
    assert_same(device, here)


def put_in_order() -> None:
    """The order holds every row once, by action; rows that are not marked or whose game is over come last."""
    threads, actions = 3, 7
    games = 5 * threads * GAMES_PER_THREAD - 4
    grouping, dice = Grouping(games, actions, threads), np.random.default_rng(1)
    for _ in range(3):
        movers, marked = dice.integers(OVER, 3, games), dice.integers(0, 2, games)
        given = dice.integers(-1, actions + 2, games)
        rows = grouping.rows(*(cuda.to_device(numbers) for numbers in (movers, given, marked))).copy_to_host()
        assert sorted(rows) == list(range(games))
        plays = (movers != OVER) & (marked != 0) & (given >= 0) & (given < actions)
        assert 0 < plays.sum() < games
        assert (np.diff(np.where(plays, given, actions)[rows]) >= 0).all()


def play_in_any_order(game: AnyGame, seats: int) -> None:
    """Several blocks of games, grouped or not, some of which wait while the others play, are those played here."""
    seeds, dice = np.arange(9), np.random.default_rng(2)
    here = Batch(game, seats, len(seeds))
    devices = [DeviceBatch(game, seats, len(seeds), grouped=grouped, threads=2) for grouped in (True, False)]
    here.deal(seeds)
    for device in devices:
        device.deal(seeds)
    for _ in range(6):
        chosen, marked = here.choose_randomly(), dice.integers(0, 3, len(seeds)) > 0
        here.step(chosen, where=marked)
        for device in devices:
            assert np.array_equal(device.choose_randomly().copy_to_host(), chosen)
            device.step(chosen, where=marked)
            assert_same(device, here)


if __name__ == "__main__":
    name, table_seats, number, *wishes = sys.argv[1:]
    table = find_game(name), int(table_seats)
    if ORDER in wishes:
        put_in_order()
        play_in_any_order(*table)
    if ARRAYS in wishes:
        play_at_random(*table, skip_forced=SKIP_FORCED in wishes)
        do_without(*table)
        take_any_numbers(*table)
        refuse_what_does_not_fit(*table)
    print(play_both(*table, int(number), skip_forced=SKIP_FORCED in wishes))
