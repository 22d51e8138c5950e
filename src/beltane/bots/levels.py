"""The levels for people, from easy to hard: what stands behind each name.

A game that a network has learned is played by search with that network. A weaker level looks less far ahead, and is
less particular about which of some nearly equal choices it plays; it never plays what it takes for much worse. A game
without a network is played by bots that need none, and lacks the levels beyond them.
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

FINE = 1 << 20
"""Chances are whole numbers, in so many parts."""
NEARLY_EQUAL = 3.0
"""A choice that is worse by more than so many times the temperature is out of the question."""
LEAST_SHARE = 0.1
"""Of what the search has looked at less, compared to its favourite, it knows too little to play it."""


@dataclass(frozen=True)
class Level:
    """A level: how far it searches with a network, its temperature in points, and who plays where there is none."""

    name: str
    budget: Budget
    temperature: float
    without_network: BotFactory | None


def searching(budget: Budget) -> BotFactory:
    """Makes searching bots that need no network."""
    return lambda game, seed: MctsBot(game, seed, budget)


LEVELS = (
    Level("apprentice", Budget(iterations=12), temperature=2.0, without_network=GreedyBot),
    Level("adept", Budget(iterations=50), temperature=0.8, without_network=searching(Budget(iterations=300))),
    Level(
        "druid",
        Budget(iterations=250),
        temperature=0.2,
        # More would hardly play better; on a slow machine the clock sees to it that nobody waits.
        without_network=searching(Budget(iterations=8000, milliseconds=1500)),
    ),
    Level("archdruid", Budget(iterations=20_000, milliseconds=900), temperature=0.0, without_network=None),
)


def levels_of(game: AnyGame) -> tuple[str, ...]:
    """The names of the levels that there are for a game, from easy to hard."""
    return tuple(level.name for level in LEVELS if game.network is not None or level.without_network is not None)


def level_factory(level: Level) -> BotFactory:
    """Makes the bots of a level."""

    def build(game: AnyGame, seed: int) -> Bot:
        if game.network is not None:
            return LevelBot(MctsBot(game, seed, level.budget, load_network(game)), level.temperature, seed)
        if level.without_network is None:
            raise NoNetwork("no-network", title=game.title)
        return level.without_network(game, seed)

    return build


class LevelBot:
    """Searches, and plays one of the choices that are nearly equal: the better, the likelier."""

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
        """What the search makes of the position, the most visited action first."""
        return self._searcher.analyse(position)

    def search(self, position: Position, cancelled: Event) -> tuple[Candidate, ...]:
        """Like `analyse`; once `cancelled` is set, the search stops soon."""
        return self._searcher.search(position, cancelled)


def draw_nearly_best(candidates: Sequence[Candidate], temperature: float, random: Random) -> int:
    """An action drawn by its expected lead among those that are nearly as good as the favourite, which comes first."""
    favourite = candidates[0]
    if temperature == 0:
        return favourite.action
    leads = [lead_of_value(candidate.value) for candidate in candidates]
    losses = [max(0.0, leads[0] - lead) / temperature for lead in leads]
    sound = [
        loss <= NEARLY_EQUAL and candidate.share >= LEAST_SHARE * favourite.share
        for candidate, loss in zip(candidates, losses, strict=True)
    ]
    chances = [int(FINE * exponential(-loss)) * is_sound for loss, is_sound in zip(losses, sound, strict=True)]
    drawn = below(random, sum(chances))
    for candidate, chance in zip(candidates, chances, strict=True):
        if drawn < chance:
            return candidate.action
        drawn -= chance
    raise AssertionError
