"""Many tables as Gymnasium sees them."""

from __future__ import annotations

from typing import cast

import numpy as np
import numpy.typing as npt
import pytest

from beltane.bots.roster import UnknownBot
from beltane.envs.bot_policy import BotPolicy
from beltane.envs.outcome import Reward
from beltane.envs.spaces import Shown
from beltane.envs.vector_env import SeatVectorEnv
from beltane.kernel.batch import Batch
from beltane.kernel.errors import BadSetup, IllegalAction
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


def courses(envs: SeatVectorEnv, seeds: list[int | None], steps: int = 120) -> list[list[bytes]]:
    """What the seat sees at each table, step by step; the action is the middle one of those that are legal."""
    shown, _ = envs.reset(seed=seeds)
    seen = [[row.tobytes()] for row in shown["observation"]]
    for _ in range(steps):
        chosen = [np.flatnonzero(mask)[mask.sum() // 2] if mask.any() else 0 for mask in shown["action_mask"]]
        shown, _, _, _, _ = envs.step(np.array(chosen))
        for course, row in zip(seen, shown["observation"], strict=True):
            course.append(row.tobytes())
    return seen


def test_each_table_may_have_a_seed_of_its_own() -> None:
    """With bots it depends on no other table, also when its game ends and another one begins."""
    envs = SeatVectorEnv(3, "meduris", 2, others="random")
    first = courses(envs, [7, 8, None])
    again = courses(envs, [7, 9, None])
    assert first[0] == again[0]
    assert first[1] != again[1]
    assert first[2] != again[2]
    assert courses(SeatVectorEnv(2, "meduris", 2, others="random"), [8, 7]) == [first[1], first[0]]
    with pytest.raises(ValueError, match="2 seeds for 3 tables"):
        envs.reset(seed=[1, 2])


def test_without_a_seed_the_tables_go_on_as_they_were_seeded() -> None:
    envs = SeatVectorEnv(2, "meduris", 2)
    first = envs.reset(seed=[7, 8])[0]["observation"].copy()
    second = envs.reset()[0]["observation"].copy()
    assert not np.array_equal(first, second)
    envs.reset(seed=[7, 8])
    assert np.array_equal(envs.reset()[0]["observation"], second)


def test_bots_can_play_the_others() -> None:
    """They are too strong for the middle choice, and the same seeds give the same games."""
    rewards = []
    for _ in range(2):
        envs = SeatVectorEnv(3, "meduris", 2, others="greedy", skip_forced=True)
        shown, _ = envs.reset(seed=5)
        found: list[float] = []
        while len(found) < 4:
            chosen = [np.flatnonzero(mask)[mask.sum() // 2] if mask.any() else 0 for mask in shown["action_mask"]]
            shown, gained, terminated, _, _ = envs.step(np.array(chosen))
            found += gained[terminated].tolist()
        rewards.append(found)
    assert rewards[0] == rewards[1]
    assert np.mean(rewards[0]) < -5


def test_the_others_may_be_changed_at_any_time() -> None:
    envs = SeatVectorEnv(2, "meduris", 2, others="random")
    assert isinstance(envs.others, BotPolicy)
    envs.others = Batch.choose_randomly
    assert envs.others is Batch.choose_randomly
    envs.others = "greedy"
    assert isinstance(envs.others, BotPolicy)
    with pytest.raises(UnknownBot):
        envs.others = "nobody"


@pytest.mark.parametrize("name", game_names())
def test_a_bot_decides_as_it_does_in_a_game_by_itself(name: str) -> None:
    """It is asked about what its seat may see, and only in the rows that are named."""
    batch = Batch(find_game(name), 2, 3)
    batch.deal(np.arange(3))
    policy = BotPolicy("greedy")
    chosen = policy(batch)
    assert (batch.masks[np.arange(3), chosen] == 1).all()
    some = BotPolicy("greedy").choose(batch, np.array([1]))
    assert some.tolist() == [0, chosen[1], 0]


def test_the_same_seed_meets_the_same_bots_again() -> None:
    tables = SeatVectorEnv(4, "meduris", seats=2, others="random")

    def played() -> list[bytes]:
        shown, _ = tables.reset(seed=5)
        seen = []
        for _ in range(10):
            shown, *_ = tables.step(shown["action_mask"].argmax(1))
            seen.append(shown["observation"].tobytes())
        return seen

    assert played() == played()


def test_what_a_reward_is_has_to_be_known() -> None:
    with pytest.raises(BadSetup, match="reward"):
        SeatVectorEnv(1, "meduris", reward=cast(Reward, "win"))
