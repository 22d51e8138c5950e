"""Learn to play Meduris from scratch: REINFORCE with a baseline, against random play, in plain NumPy.

The policy is linear: the observation, standardised, times a matrix gives a preference for each action of the
catalogue, and a softmax over the legal ones makes probabilities of them. A batch of games is played, and then every
action that the policy chose becomes likelier by as much as its game ended better than the average game of the batch.

    python -m examples.policy_gradient --updates 40

It takes a quarter of a minute on one free core. Where other programs need the cores too, OPENBLAS_NUM_THREADS=1 keeps
NumPy's threads from waiting for one another.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from beltane.kernel.batch import Batch
from beltane.kernel.game import AnyGame, find_game
from beltane.kernel.random import LARGEST_SEED

Floats = npt.NDArray[np.float32]
Integers = npt.NDArray[np.int64]

SEATS = 2
LEARNING_RATE = 0.01
MOMENTUM, SCALE_MEMORY, TINY = 0.9, 0.99, 1e-8
"""Adam's decay rates for gradients and their squares, and what keeps it from dividing by zero."""


@dataclass
class Policy:
    """A linear softmax policy, and the scales by which it standardises observations."""

    weights: Floats
    mean: Floats
    deviation: Floats

    def features(self, observations: npt.NDArray[Any]) -> Floats:
        """The observations, standardised, with a 1 for the bias."""
        standardised = (observations - self.mean) / self.deviation
        return np.concatenate([standardised, np.ones((len(standardised), 1))], axis=1, dtype=np.float32)

    def probabilities(self, features: Floats, masks: npt.NDArray[Any]) -> Floats:
        """The probability of each action; illegal ones have 0."""
        preferences = np.where(masks, features @ self.weights, -np.inf)
        likelihoods = np.exp(preferences - preferences.max(1, keepdims=True))
        shares: Floats = likelihoods / likelihoods.sum(1, keepdims=True)
        return shares


@dataclass
class Decisions:
    """What the policy saw and chose in a batch of games, a list entry for each step of the batch."""

    features: list[Floats] = field(default_factory=list)
    masks: list[npt.NDArray[np.int8]] = field(default_factory=list)
    actions: list[Integers] = field(default_factory=list)
    games: list[Integers] = field(default_factory=list)


@dataclass
class Adam:
    """Steps of about the same size for every weight, however large its gradients are."""

    average: Floats
    square: Floats
    steps: int = 0

    def step(self, gradient: Floats) -> Floats:
        """The change of the weights that climbs along a gradient."""
        self.steps += 1
        self.average += (1 - MOMENTUM) * (gradient - self.average)
        self.square += (1 - SCALE_MEMORY) * (gradient**2 - self.square)
        average = self.average / (1 - MOMENTUM**self.steps)
        square = self.square / (1 - SCALE_MEMORY**self.steps)
        change: Floats = LEARNING_RATE * average / (np.sqrt(square) + TINY)
        return change


def new_policy(game: AnyGame, seed: int) -> Policy:
    """A policy without preferences, with the scales of random play."""
    batch = Batch(game, SEATS, 64)
    batch.deal(np.arange(64) + seed)
    seen = []
    while not batch.over.any():
        seen.append(batch.observations.copy())
        batch.step(batch.choose_randomly())
    observations = np.concatenate(seen).astype(np.float32)
    weights = np.zeros((observations.shape[1] + 1, len(game.actions)), np.float32)
    return Policy(weights, observations.mean(0), np.maximum(observations.std(0), 0.5))


def sample(probabilities: Floats, dice: np.random.Generator) -> Integers:
    """An action for each row, drawn by its probabilities."""
    summed = probabilities.cumsum(1)
    actions: Integers = (summed > dice.random((len(summed), 1), np.float32) * summed[:, -1:]).argmax(1)
    return actions


def play_games(policy: Policy, batch: Batch, dice: np.random.Generator) -> tuple[Decisions, Floats]:
    """Play a batch of games against random play, at every second table from the second seat.

    Returns the policy's decisions, and its lead at the end of each game.
    """
    learners, decisions = np.arange(len(batch)) % SEATS, Decisions()
    batch.deal(dice.integers(LARGEST_SEED, size=len(batch)))
    while not batch.over.all():
        actions = batch.choose_randomly()
        own = np.flatnonzero(batch.movers == learners)
        if len(own):
            features, masks = policy.features(batch.observations[own]), batch.masks[own]
            actions[own] = sample(policy.probabilities(features, masks), dice)
            decisions.features.append(features)
            decisions.masks.append(masks)
            decisions.actions.append(actions[own])
            decisions.games.append(own)
        batch.step(actions)
    points, _ = batch.standings()
    own_points = points[np.arange(len(batch)), learners]
    return decisions, (2 * own_points - points.sum(1)).astype(np.float32)


def gradient(policy: Policy, decisions: Decisions, leads: Floats) -> Floats:
    """The direction in which the decisions of good games become likelier, and those of bad games less likely."""
    features, masks = np.concatenate(decisions.features), np.concatenate(decisions.masks)
    actions, games = np.concatenate(decisions.actions), np.concatenate(decisions.games)
    advantages = (leads - leads.mean()) / (leads.std() + TINY)
    surprise = -policy.probabilities(features, masks)
    surprise[np.arange(len(actions)), actions] += 1
    climb: Floats = features.T @ (surprise * advantages[games, None]) / len(actions)
    return climb


def learn(game: AnyGame, updates: int, games: int, seed: int) -> Policy:
    """A policy after some updates with some games each; prints its progress."""
    dice, policy, batch = np.random.default_rng(seed), new_policy(game, seed), Batch(game, SEATS, games)
    adam = Adam(np.zeros_like(policy.weights), np.zeros_like(policy.weights))
    for update in range(updates):
        decisions, leads = play_games(policy, batch, dice)
        policy.weights += adam.step(gradient(policy, decisions, leads))
        if update % 10 == 0 or update == updates - 1:
            print(f"update {update:4}: {leads.mean():6.1f} points ahead, {won(leads):4.0%} won")
    return policy


def won(leads: Floats) -> float:
    """The share of games that were won; a tie is half a win."""
    return float((leads > 0).mean() + (leads == 0).mean() / 2)


def evaluate(policy: Policy, game: AnyGame, games: int, seed: int) -> float:
    """The share of new games that a policy wins against random play."""
    _, leads = play_games(policy, Batch(game, SEATS, games), np.random.default_rng(seed))
    return won(leads)


def main(arguments: list[str] | None = None) -> None:
    """Learn, and print how well the policy plays."""
    parser = argparse.ArgumentParser(prog="python -m examples.policy_gradient", description=__doc__)
    parser.add_argument("--updates", type=int, default=40)
    parser.add_argument("--games", type=int, default=128, help="games for each update")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    game = find_game("meduris")
    policy = learn(game, chosen.updates, chosen.games, chosen.seed)
    print(f"{evaluate(policy, game, 500, chosen.seed + 1):.0%} of 500 new games won against random play")


if __name__ == "__main__":
    main()
