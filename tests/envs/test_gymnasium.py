"""A seat at a table as Gymnasium sees it."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from beltane.envs.gymnasium_env import SeatEnv
from beltane.envs.outcome import ILLEGAL_REWARD
from beltane.kernel.game import find_game, game_names

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_makers_check_finds_nothing_wrong(name: str, seats: int) -> None:
    check_env(SeatEnv(name, seats), skip_render_check=True)


def play(seat_env: SeatEnv, seed: int) -> tuple[float, list[int]]:
    """Random legal actions to the end: the reward, and all actions of the game."""
    shown, _ = seat_env.reset(seed=seed)
    dice, reward, over = np.random.default_rng(seed), 0.0, False
    while not over:
        assert shown["action_mask"].any()
        shown, reward, over, _, _ = seat_env.step(int(dice.choice(np.flatnonzero(shown["action_mask"]))))
    assert seat_env.match is not None
    return reward, seat_env.match.actions


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seed_decides_the_whole_game(name: str, seats: int) -> None:
    seat_env = SeatEnv(name, seats)
    assert play(seat_env, 5) == play(seat_env, 5)
    assert play(seat_env, 5) != play(seat_env, 6)


def test_the_reward_is_that_of_the_seat() -> None:
    for seat in range(3):
        seat_env = SeatEnv("meduris", 3, seat=seat, reward="place")
        reward, _ = play(seat_env, 1)
        assert seat_env.match is not None
        assert reward == 2 - seat_env.match.standings()[seat].place


def test_bots_play_the_other_seats() -> None:
    """A greedy bot is more than a random player can cope with."""
    rewards = [play(SeatEnv("meduris", 2, bots="greedy"), seed)[0] for seed in range(8)]
    assert np.mean(rewards) < -5


def test_an_illegal_action_ends_the_game() -> None:
    seat_env = SeatEnv("meduris", 2)
    shown, _ = seat_env.reset(seed=1)
    illegal = int(np.flatnonzero(shown["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = seat_env.step(illegal)
    assert (reward, terminated, truncated) == (ILLEGAL_REWARD, True, False)
    assert info == {"illegal_action": illegal}
