"""The levels for people, from easy to hard, and the bot behind each name.

A weaker level looks less far ahead, and is less particular about which of several nearly equal choices it plays, but
never plays one that it considers much worse. The highest level searches with a trained network, so games without one
lack it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event

import numpy as np

from beltane.bots.bot import Bot, BotFactory, Candidate, Position
from beltane.bots.greedy import GreedyBot
from beltane.bots.mcts import Budget, MctsBot
from beltane.bots.network import NoNetwork, load_network
from beltane.bots.network.evaluation import exponential
from beltane.bots.search.values import lead_of_value
from beltane.kernel.game import AnyGame
from beltane.kernel.random import Random, below, new_generator

RESOLUTION = 1 << 20
"""Resolution of the probabilities, which are drawn as whole numbers."""
MAX_LOSS = 3.0
"""The largest loss, in multiples of the temperature, at which a choice may still be played."""
MIN_SHARE = 0.1
"""Choices with fewer visits, relative to the favourite, are not played: too little is known about them."""


@dataclass(frozen=True)
class Level:
    """A level: how long it searches, if it does so at all, its temperature in points, and whether with a network."""

    name: str
    budget: Budget | None
    temperature: float = 0.0
    with_network: bool = False


LEVELS = (
    # The bot that looks one decision ahead, over several samples of what is hidden.
    Level("apprentice", budget=None),
    Level("adept", Budget(iterations=300), temperature=0.3),
    # More iterations would hardly play better; the time limit is for slow machines.
    Level("druid", Budget(iterations=8000, milliseconds=1500)),
    Level("archdruid", Budget(iterations=20_000, milliseconds=900), with_network=True),
)


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The names of a game's levels, from easy to hard."""
    return tuple(level.name for level in LEVELS if game.network is not None or not level.with_network)


def level_factory(level: Level) -> BotFactory:
    """The factory of a level's bots."""

    def build(game: AnyGame, seed: int) -> Bot:
        if level.budget is None:
            return GreedyBot(game, seed)
        if level.with_network and game.network is None:
            raise NoNetwork("no-network", title=game.title)
        network = load_network(game) if level.with_network else None
        return LevelBot(MctsBot(game, seed, level.budget, network), level.temperature, seed)

    return build


class LevelBot:
    """Searches, then plays one of the nearly equal choices: the better, the likelier."""

    def __init__(self, searcher: MctsBot, temperature: float, seed: int) -> None:
        self._searcher = searcher
        self._temperature = temperature
        self._random = new_generator(seed)

    def choose(self, position: Position) -> int:
        """One of the best actions; a single legal action needs no search."""
        choices = np.zeros(len(position.game.actions), np.int64)
        if position.game.rules.legal(position.state, choices) == 1:
            return int(choices[0])
        candidates = self.analyse(position)
        return draw_nearly_best(candidates, self._temperature / position.game.evaluation.scale, self._random)

    def analyse(self, position: Position) -> tuple[Candidate, ...]:
        """The search's candidates, the most visited first."""
        return self._searcher.analyse(position)

    def search(self, position: Position, cancelled: Event) -> tuple[Candidate, ...]:
        """Like `analyse`; once `cancelled` is set, the search stops soon."""
        return self._searcher.search(position, cancelled)


def draw_nearly_best(candidates: Sequence[Candidate], temperature: float, random: Random) -> int:
    """An action drawn by its expected lead from those that are nearly as good as the favourite, which comes first."""
    favourite = candidates[0]
    if temperature == 0:
        return favourite.action
    leads = [lead_of_value(candidate.value) for candidate in candidates]
    losses = [max(0.0, leads[0] - lead) / temperature for lead in leads]
    sound = [
        loss <= MAX_LOSS and candidate.share >= MIN_SHARE * favourite.share
        for candidate, loss in zip(candidates, losses, strict=True)
    ]
    chances = [int(RESOLUTION * exponential(-loss)) * is_sound for loss, is_sound in zip(losses, sound, strict=True)]
    drawn = below(random, sum(chances))
    for candidate, chance in zip(candidates, chances, strict=True):
        if drawn < chance:
            return candidate.action
        drawn -= chance
    raise AssertionError
