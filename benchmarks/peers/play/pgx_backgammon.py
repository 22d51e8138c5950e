"""Pgx: backgammon on the CPU, compiled by JAX. States are immutable, so none ever has to be copied."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from pgx.experimental import auto_reset

from benchmarks.peers.play.measuring import Effort, Measured, rate, report

ENV = pgx.make("backgammon")
INIT, STEP = jax.jit(ENV.init), jax.jit(ENV.step)
STEP_OR_BEGIN = auto_reset(ENV.step, ENV.init)
STEPS = 64
"""Number of decisions in each game of a batch between two readings of the clock."""


def play() -> int:
    """Play a game with random actions to the end; returns how many there were."""
    key = jax.random.PRNGKey(random.randrange(2**31))
    state, decisions = INIT(key), 0
    while not state.terminated:
        key, dice = jax.random.split(key)
        state = STEP(state, random.choice(np.flatnonzero(state.legal_action_mask)), dice)
        decisions += 1
    return decisions


def choose(key: Any, masks: Any) -> Any:
    """A legal action for each game of a batch, chosen uniformly."""
    return jax.random.categorical(key, jnp.where(masks, 0.0, -jnp.inf), axis=1)


def step_all(key: Any, states: Any, actions: Any) -> Any:
    """Play an action in each game, or begin anew where one has ended."""
    return jax.vmap(STEP_OR_BEGIN)(states, actions, jax.random.split(key, len(actions)))


def play_on(_: Any, carried: Any) -> Any:
    """Play one random decision in each game."""
    key, states = carried
    key, choosing, dice = jax.random.split(key, 3)
    return key, step_all(dice, states, choose(choosing, states.legal_action_mask))


class Batch:
    """Many games side by side; ended ones begin anew."""

    def __init__(self, games: int) -> None:
        self.key = jax.random.PRNGKey(1)
        self.states = jax.jit(jax.vmap(ENV.init))(jax.random.split(self.key, games))
        self.games = games
        self._choose, self._step = jax.jit(choose), jax.jit(step_all)
        self._play_on = jax.jit(lambda key, states: jax.lax.fori_loop(0, STEPS, play_on, (key, states)))

    def step(self) -> int:
        """Play one random decision in each game; masks and observations are available to the caller."""
        self.key, choosing, dice = jax.random.split(self.key, 3)
        self.states = self._step(dice, self.states, self._choose(choosing, self.states.legal_action_mask))
        jax.block_until_ready(self.states)
        return self.games

    def play(self) -> int:
        """Play several random decisions in each game, in one compiled loop."""
        self.key, self.states = jax.block_until_ready(self._play_on(self.key, self.states))
        return self.games * STEPS


def measure(effort: Effort) -> Measured:
    """Measure the library."""
    batch, kept = Batch(effort.batch), Batch(effort.states)
    return Measured(
        version=f"{version('pgx')} with JAX {version('jax')}",
        game="backgammon",
        memory=float(sum(leaf.nbytes for leaf in jax.tree.leaves(kept.states))),
        loop=rate(play, effort.seconds),
        playouts=rate(batch.play, effort.seconds),
        batch=rate(batch.step, effort.seconds),
    )


if __name__ == "__main__":
    report(measure)
