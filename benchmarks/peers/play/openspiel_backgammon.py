"""OpenSpiel: backgammon, which is written in C++, through Python."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

from benchmarks.peers.play.measuring import MIDDLE, Effort, Measured, copy_seconds, memory_of, rate, report

GAME = pyspiel.load_game("backgammon")
BOTS = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(GAME.num_players())]


def play(state: Any, most: float = float("inf")) -> int:
    """Play random actions to the end, or at most `most` of them; returns how many. Dice are no decisions."""
    decisions = 0
    while not state.is_terminal() and decisions < most:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def let_play() -> Any:
    """Let the library play a game; returns its final state."""
    state = GAME.new_initial_state()
    pyspiel.evaluate_bots(state, BOTS, random.randrange(2**31))
    return state


def count_decisions(state: Any) -> int:
    """The number of decisions that led to a state, without chance."""
    return sum(step.player >= 0 for step in state.full_history())


class Batch:
    """Many games side by side."""

    def __init__(self, games: int) -> None:
        self.envs = SyncVectorEnv([rl_environment.Environment(GAME) for _ in range(games)])
        self.steps = self.envs.reset()

    def step(self) -> int:
        """Play a random action in each game; ended ones begin anew."""
        actions = [StepOutput(random.choice(legal_actions(step)), None) for step in self.steps]
        self.steps, _, _, _ = self.envs.step(actions, reset_if_done=True)
        return len(actions)


def legal_actions(step: Any) -> list[int]:
    """The legal actions of the current player."""
    actions: list[int] = step.observations["legal_actions"][step.observations["current_player"]]
    return actions


def measure(effort: Effort) -> Measured:
    """Measure the library."""
    middle = GAME.new_initial_state()
    play(middle, MIDDLE)
    return Measured(
        version=version("open_spiel"),
        game="backgammon",
        memory=memory_of(lambda: [middle.clone() for _ in range(effort.states)]),
        copy=copy_seconds(middle.clone, effort.seconds),
        loop=rate(lambda: play(GAME.new_initial_state()), effort.seconds),
        playouts=rate(let_play, effort.seconds, count_decisions),
        batch=rate(Batch(effort.batch).step, effort.seconds),
    )


if __name__ == "__main__":
    report(measure)
