"""Games side by side with rewards, which are dealt anew where they end."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from beltane.envs.batch_env import BatchEnv
from beltane.envs.outcome import REWARDS, Reward
from beltane.kernel.errors import IllegalAction
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]
GAMES = 3


def outcome(match: Match, reward: Reward) -> list[float]:
    """What each seat gets, from the standings."""
    standings = match.standings()
    found = []
    for seat in range(match.seats):
        rivals = [standing.points for standing in standings if standing.seat != seat]
        lead = standings[seat].points - max(rivals)
        place = 1 - 2 * (standings[seat].place - 1) / max(1, match.seats - 1)
        found.append(lead if reward == "lead" else place)
    return found


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_end_with_their_outcome_and_go_on_with_the_next(name: str, seats: int, reward: Reward) -> None:
    env = BatchEnv(name, seats, GAMES, reward=reward)
    shown = env.reset(np.arange(10, 10 + GAMES))
    matches = [Match.new(name, seats=seats, seed=10 + row) for row in range(GAMES)]
    ended = np.zeros(GAMES, np.int64)
    while not ended.all():
        assert shown.movers.tolist() == [match.mover for match in matches]
        for row, match in enumerate(matches):
            assert np.flatnonzero(shown.masks[row]).tolist() == match.legal_numbers()
        actions = env.choose_randomly()
        shown = env.step(actions)
        for row, match in enumerate(matches):
            match.play(int(actions[row]))
            assert shown.ended[row] == match.over
            assert shown.rewards[row].tolist() == pytest.approx(outcome(match, reward) if match.over else [0] * seats)
            if match.over:
                ended[row] += 1
                matches[row] = Match.new(name, seats=seats, seed=int(10 + row + ended[row] * GAMES))
    env.close()


def test_nothing_is_copied() -> None:
    env = BatchEnv("meduris", 2, 4)
    first = env.reset()
    second = env.step(env.choose_randomly())
    assert all(one is other for one, other in zip(first, second, strict=True))
    assert first.observations is env.batch.observations
    assert env.choose_randomly() is env.actions


def test_a_reset_begins_again() -> None:
    env = BatchEnv("meduris", 2, 4)
    begun = env.reset().observations.copy()
    while not env.step(env.choose_randomly()).ended.any():
        pass
    shown = env.reset()
    assert np.array_equal(shown.observations, begun)
    assert not shown.rewards.any()
    assert not shown.ended.any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = BatchEnv("meduris", 2, 4, masks=False, observations=False)
    env.reset()
    before = env.batch.states.tobytes()
    with pytest.raises(IllegalAction):
        env.step(np.full(4, -1))
    assert env.batch.states.tobytes() == before


def test_no_other_library_is_needed() -> None:
    """Neither Gymnasium nor PettingZoo is loaded."""
    program = "import sys, beltane.envs.batch_env; print({'gymnasium', 'pettingzoo'} & sys.modules.keys())"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "set()\n"
    )
