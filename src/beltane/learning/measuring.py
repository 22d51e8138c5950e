"""How strong a network is by itself: games against fixed opponents, and against itself, on the processor.

The network plays the likeliest action of its policy, without looking ahead.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from beltane.arena.analysis.estimates import Estimate, mean, share
from beltane.bots.bot import Bot, position_for
from beltane.bots.roster import find_bot
from beltane.kernel.batch import Batch
from beltane.kernel.dispatch import LEAD_UNIT
from beltane.kernel.game import AnyGame
from beltane.kernel.random import new_generator
from beltane.learning.network import LEAD, LEAD_SCALE, WIN, Parameters, Reader, masked, predict

FIRST_SEED = 2_000_000
BINS = 10
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Strength:
    """A network's results against a bot, either of them at each seat in turn; alone, against Tom."""

    opponent: str
    seats: int
    games: int
    wins: Estimate
    """A shared win counts in part."""
    points: Estimate
    lead: Estimate


@dataclass(frozen=True)
class Bin:
    """Decisions with similar predicted chances of winning: their mean, and how often they were won."""

    predicted: float
    won: float
    decisions: int


@dataclass(frozen=True)
class Play:
    """How a network plays with itself: the points of a seat, their sources, and the accuracy of its predictions."""

    seats: int
    games: int
    points: Estimate
    best: Estimate
    sources: dict[str, float]
    calibration: tuple[Bin, ...]
    lead_error: float
    """Root mean square error of predicted leads, in points."""


class Player:
    """A network that decides in a batch on the processor, on whatever device it is evaluated."""

    def __init__(self, parameters: Parameters, reader: Reader, device: str) -> None:
        self._parameters, self._reader, self._device = parameters, reader, device

    def __call__(self, batch: Batch) -> tuple[npt.NDArray[np.int64], Floats]:
        """The best action for each game, and the predictions for each relative seat and channel."""
        observations = torch.as_tensor(batch.observations, device=self._device)
        with torch.no_grad():
            found = predict(self._parameters, self._reader, observations)
        masks = torch.as_tensor(batch.masks, device=self._device).bool()
        return masked(found.logits, masks).argmax(1).cpu().numpy(), found.values.cpu().numpy()


def measure_strength(game: AnyGame, player: Player, opponent: str, seats: int, games: int) -> Strength:
    """Play a number of games in which the network has each seat equally often."""
    batch = Batch(game, seats, games, reckoned=True)
    batch.deal(FIRST_SEED + np.arange(games))
    own = np.arange(games) % seats
    bot = find_bot(opponent)(game, FIRST_SEED)
    random = new_generator(FIRST_SEED)
    while not batch.over.all():
        actions, _ = player(batch)
        for row in np.flatnonzero((batch.movers >= 0) & (batch.movers != own)):
            actions[row] = _choice(game, bot, batch, int(row), random)
        batch.step(actions)
    points, places = batch.standings()
    first = places == 1
    wins = first / np.maximum(1, first.sum(1, keepdims=True)) if seats > 1 else first
    rows = np.arange(games)
    leads = batch.expected_leads() / LEAD_UNIT
    return Strength(
        opponent if seats > 1 else str(game.automaton),
        seats,
        games,
        share(float(wins[rows, own].sum()), games),
        mean(points[rows, own].tolist()),
        mean(leads[rows, own].tolist()),
    )


def _choice(game: AnyGame, bot: Bot, batch: Batch, row: int, random: Any) -> int:
    if batch.counts[row] == 1:
        return int(batch.choices[row, 0])
    return bot.choose(position_for(game, batch.states[row], int(batch.movers[row]), random))


def measure_play(game: AnyGame, player: Player, seats: int, games: int) -> Play:
    """Let the network play against itself."""
    batch = Batch(game, seats, games, reckoned=True)
    batch.deal(FIRST_SEED + np.arange(games))
    seen = list(_decisions(batch, player))
    points, places = batch.standings()
    leads = batch.expected_leads() / LEAD_UNIT
    rows, movers, chances, expected = (np.concatenate(parts) for parts in zip(*seen, strict=True))
    first = places == 1
    won = (first / np.maximum(1, first.sum(1, keepdims=True)) if seats > 1 else first)[rows, movers]
    return Play(
        seats,
        games,
        mean(points.ravel().tolist()),
        mean(points.max(1).tolist()),
        _sources(game, batch),
        calibrate(chances, won.astype(np.float64)),
        float(np.sqrt(np.square(expected - leads[rows, movers]).mean())),
    )


def _decisions(batch: Batch, player: Player) -> Iterator[tuple[Any, ...]]:
    """Play all games to the end; yields game, seat, predicted chance of winning and predicted lead at each decision."""
    contenders = max(2, batch.seats)
    while not batch.over.all():
        actions, values = player(batch)
        rows = np.flatnonzero((batch.movers >= 0) & (batch.counts > 1))
        odds = np.exp(values[rows, :contenders, WIN] - values[rows, :contenders, WIN].max(1, keepdims=True))
        yield rows, batch.movers[rows].copy(), odds[:, 0] / odds.sum(1), values[rows, 0, LEAD] * LEAD_SCALE
        batch.step(actions)


def _sources(game: AnyGame, batch: Batch) -> dict[str, float]:
    """A seat's mean points by source."""
    earned = batch.states["players"]["points_from"][:, : batch.seats].mean((0, 1), dtype=np.float64)
    return {source.word: float(earned[source]) for source in game.sources}


def calibrate(predicted: Floats, won: Floats) -> tuple[Bin, ...]:
    """Compare predictions to results, in ten ranges of chance; ranges without predictions are left out."""
    steps = np.minimum((predicted * BINS).astype(np.int64), BINS - 1)
    return tuple(
        Bin(float(predicted[at].mean()), float(won[at].mean()), int(at.sum()))
        for step in range(BINS)
        if (at := steps == step).any()
    )
