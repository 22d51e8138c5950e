"""A seat at a table as Gymnasium sees it."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from beltane.envs.drawing import ANSI, drawing_of
from beltane.envs.gymnasium_env import SeatEnv
from beltane.envs.outcome import ILLEGAL_REWARD
from beltane.envs.vector_env import SeatVectorEnv
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_makers_check_finds_nothing_wrong(name: str, seats: int) -> None:
    made = gymnasium.make(f"beltane.envs.gymnasium_env:beltane/{name}-v1", seats=seats, render_mode=ANSI)
    check_env(made.unwrapped)


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


@pytest.mark.parametrize("name", game_names())
def test_gymnasium_makes_a_game_by_its_name(name: str) -> None:
    made = gymnasium.make(f"beltane.envs.gymnasium_env:beltane/{name}-v1", seats=2, reward="place", seat=1)
    assert isinstance(made.unwrapped, SeatEnv)
    assert (made.unwrapped.game.name, made.unwrapped.seat) == (name, 0)
    shown, _ = made.reset(seed=3)
    assert made.unwrapped.seat == 1
    assert shown["action_mask"].any()
    made.close()


def test_gymnasium_makes_many_tables_by_the_same_name() -> None:
    made = gymnasium.make_vec(
        "beltane.envs.gymnasium_env:beltane/meduris-v1",
        num_envs=3,
        vectorization_mode=gymnasium.VectorizeMode.VECTOR_ENTRY_POINT,
        seats=4,
    )
    assert isinstance(made.unwrapped, SeatVectorEnv)
    assert (made.num_envs, made.unwrapped.batch.seats) == (3, 4)
    made.close()


@pytest.mark.parametrize("name", game_names())
def test_a_position_is_drawn_as_its_seat_may_see_it(name: str) -> None:
    seat_env = SeatEnv(name, 2, seat=1, render_mode=ANSI)
    seat_env.reset(seed=1)
    assert seat_env.match is not None
    assert seat_env.render() == drawing_of(seat_env.match, 1)
    assert len(str(seat_env.render()).splitlines()) > 10


def test_what_others_hide_is_not_drawn() -> None:
    match = Match.new("meduris", seats=2, seed=1)
    before = drawing_of(match, 1)
    match.state.players[0].materials[0] += 1
    match.state.players[0].materials[1] -= 1
    assert drawing_of(match, 1) == before
    assert drawing_of(match, 0) != before


def test_nothing_is_drawn_unless_it_is_asked_for() -> None:
    seat_env = SeatEnv("meduris", 2)
    seat_env.reset(seed=1)
    assert seat_env.render() is None
    with pytest.raises(ValueError, match="human"):
        SeatEnv("meduris", 2, render_mode="human")


def test_a_seat_has_to_exist() -> None:
    with pytest.raises(ValueError, match="0 to 2, not 3"):
        SeatEnv("meduris", 3, seat=3)
