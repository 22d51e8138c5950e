"""A table in PettingZoo: its authors' own suites, and what they do not check."""

from __future__ import annotations

import sys
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

from beltane.envs.outcome import REWARDS, Reward
from beltane.envs.pettingzoo_env import TableEnv, env
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import find_game, game_names

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]


# PettingZoo's own games with action masks have the same kind of space, and are listed in the suite as exceptions.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_makers_suite_finds_nothing_wrong(name: str, seats: int) -> None:
    api_test(env(name, seats), num_cycles=300)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_seed_gives_the_same_games(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=40)


def play_to_the_end(table: TableEnv, seed: int) -> dict[str, float]:
    """Random actions to the end; returns each seat's total reward."""
    table.reset(seed=seed)
    dice, gained = np.random.default_rng(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        shown, reward, terminated, _, _ = table.last()
        assert shown is not None
        gained[agent] += reward
        table.step(None if terminated else int(dice.choice(np.flatnonzero(shown["action_mask"]))))  # type: ignore[arg-type]
    return gained


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_rewards_are_the_outcome(name: str, seats: int, reward: Reward) -> None:
    table = TableEnv(name, seats, reward=reward)
    for seed in range(3):
        gained = play_to_the_end(table, seed)
        assert table.match is not None
        standings = [standing for standing in table.match.standings() if standing.seat is not None]
        order = sorted(range(seats), key=lambda seat: standings[seat].place)
        assert [gained[f"seat_{seat}"] for seat in order] == sorted(gained.values(), reverse=True)
        if reward == "place":
            assert {-1.0, 1.0} >= {gained[f"seat_{order[0]}"]} if seats == 1 else gained[f"seat_{order[0]}"] == 1.0


def test_an_illegal_action_is_refused_without_the_wrappers() -> None:
    table = TableEnv("meduris", 2)
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        table.step(illegal)
    assert table.match is not None
    assert table.match.actions == []


def test_only_whoever_decides_has_legal_actions() -> None:
    table = TableEnv("bonfire", 3)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_the_makers_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=seconds.__next__))
    performance_benchmark(TableEnv("meduris", 2))
    assert "turns per second" in capsys.readouterr().out
