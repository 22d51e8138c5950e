"""Many tables as Gymnasium sees them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from beltane.envs.spaces import Shown
from beltane.envs.vector_env import SeatVectorEnv
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import find_game, game_names

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


def choose(shown: Shown, dice: np.random.Generator) -> npt.NDArray[np.int64]:
    """A legal action for each table, or 0 where there is none."""
    return np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in shown["action_mask"]])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_are_played_to_the_end_and_dealt_anew(name: str, seats: int) -> None:
    envs, dice, ended = SeatVectorEnv(4, name, seats), np.random.default_rng(1), np.zeros(4, np.int64)
    shown, _ = envs.reset(seed=1)
    over = np.zeros(4, np.bool_)
    while ended.min() < 2:
        assert shown in envs.observation_space
        assert (shown["action_mask"].any(1) == ~over).all()
        shown, rewards, terminated, truncated, _ = envs.step(choose(shown, dice))
        assert not truncated.any()
        assert not rewards[~terminated].any()
        assert not (over & terminated).any()
        over, ended = terminated, ended + terminated
    envs.close()


def test_nobody_is_asked_where_there_is_nothing_to_choose() -> None:
    envs, dice = SeatVectorEnv(4, "meduris", 2, skip_forced=True), np.random.default_rng(1)
    shown, _ = envs.reset(seed=1)
    terminated = np.zeros(4, np.bool_)
    while not terminated.any():
        assert (shown["action_mask"].sum(1) > 1).all()
        shown, _, terminated, _, _ = envs.step(choose(shown, dice))
    envs.close()


def test_a_seed_decides_everything() -> None:
    courses = []
    for cores in (1, 2):
        envs, dice = SeatVectorEnv(6, "bonfire", 2, cores=cores), np.random.default_rng(1)
        shown, _ = envs.reset(seed=7)
        for _ in range(60):
            shown, _, _, _, _ = envs.step(choose(shown, dice))
        courses.append(shown["observation"].copy())
        envs.close()
    one, other = courses
    assert np.array_equal(one, other)


def test_rewards_are_those_of_the_seat() -> None:
    envs, dice = SeatVectorEnv(3, "meduris", 3, reward="place"), np.random.default_rng(1)
    shown, _ = envs.reset(seed=3)
    terminated = np.zeros(3, np.bool_)
    while not terminated.any():
        shown, rewards, terminated, _, _ = envs.step(choose(shown, dice))
    _, places = envs.batch.standings()
    for table in np.flatnonzero(terminated):
        assert rewards[table] == 2 - places[table, envs.seats[table]]


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    envs = SeatVectorEnv(3, "meduris", 2)
    shown, _ = envs.reset(seed=3)
    before = envs.batch.states.tobytes()
    with pytest.raises(IllegalAction):
        envs.step(np.flatnonzero(shown["action_mask"][0] == 0)[:1].repeat(3))
    assert envs.batch.states.tobytes() == before
