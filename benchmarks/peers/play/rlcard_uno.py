"""RLCard: Uno with two players."""

from __future__ import annotations

import random
from copy import deepcopy
from importlib.metadata import version
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from benchmarks.peers.play.measuring import MIDDLE, Effort, Measured, copy_seconds, memory_of, rate, report


def play(env: Any, most: float = float("inf")) -> int:
    """Play a new game with random actions to the end, or at most `most` of them; returns how many."""
    state, _ = env.reset()
    decisions = 0
    while not env.is_over() and decisions < most:
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def let_play(env: Any) -> int:
    """Let the library play a game; returns the number of decisions."""
    env.run()
    return len(env.action_recorder)


def measure(effort: Effort) -> Measured:
    """Measure the library."""
    env = rlcard.make("uno")
    env.set_agents([RandomAgent(env.num_actions)] * env.num_players)
    play(env, MIDDLE)
    middle = deepcopy(env.game)
    return Measured(
        version=version("rlcard"),
        game="Uno, 2 players",
        memory=memory_of(lambda: [deepcopy(middle) for _ in range(effort.states)]),
        copy=copy_seconds(lambda: deepcopy(middle), effort.seconds),
        loop=rate(lambda: play(env), effort.seconds),
        playouts=rate(lambda: let_play(env), effort.seconds),
    )


if __name__ == "__main__":
    report(measure)
