"""Whole games to check: for any game and number of seats, played from seeds by random players with different
preferences.

Uniformly random players leave corners of a game unvisited. So in every other game each verb of the catalogue gets its
own weight, drawn anew for that game: some games build whenever they can, others hardly ever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, cast

import numba
import numpy as np
import numpy.typing as npt

from beltane.kernel.decisions import mover
from beltane.kernel.dispatch import legal, play
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.match import Match
from beltane.kernel.playout import POLICY_SALT
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import Row, batch, blank

MOST_DECISIONS = 50_000
WEIGHTS = (1, 4, 16, 64)
ENDLESS = -1
DEAD_END = -2

States = npt.NDArray[Any]


@dataclass(frozen=True)
class Table:
    """A game and the number of seats that it is played with."""

    game: AnyGame
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}"


GAMES = tuple(find_game(name) for name in game_names())
TABLES = tuple(Table(game, seats) for game in GAMES for seats in game.seats)


@dataclass(frozen=True)
class Played:
    """A finished game: how it was set up, its actions, and the states before the first and after each of them."""

    table: Table
    seed: int
    options: dict[str, str]
    actions: list[int]
    states: States

    def match(self, plies: int = 0, *, unlimited_undo: bool = False) -> Match:
        """A match of this game after a number of its actions."""
        match = Match.new(
            self.table.game,
            seats=self.table.seats,
            seed=self.seed,
            options=self.options,
            unlimited_undo=unlimited_undo,
        )
        for action in self.actions[:plies]:
            match.play(action)
        return match

    def walk(self, stops: int) -> Iterator[Match]:
        """The match at several points from its start to its end. It is one match that advances: change copies only."""
        match = self.match()
        for ply in self.plies(stops):
            for action in self.actions[len(match.actions) : ply]:
                match.play(action)
            yield match

    def plies(self, count: int) -> list[int]:
        """A number of points of the game, evenly spread from its start to its end."""
        return sorted({round(ply) for ply in np.linspace(0, len(self.actions), count)})


def positions(table: Table, games: int, stops: int) -> Iterator[tuple[Played, Match]]:
    """The first games of a table, each at a number of points."""
    return ((played, match) for played in corpus(table, games) for match in played.walk(stops))


def corpus(table: Table, games: int) -> Iterator[Played]:
    """The first games of a table."""
    return (played_game(table, number) for number in range(games))


def played_game(table: Table, number: int) -> Played:
    """One game of a table: even numbers are played by uniformly random players, odd ones by others."""
    game = table.game
    options = _option_choices(table, number)
    match = Match.new(game, seats=table.seats, seed=number, options=options)
    favour = np.ones(len(game.actions), np.int64) if number % 2 == 0 else _taste(game, number)
    return play_on(match, favour, number)


def play_on(match: Match, favour: npt.NDArray[np.int64], seed: int) -> Played:
    """Play a new match to its end; an action's probability is proportional to its weight."""
    states = batch(match.game.State, MOST_DECISIONS + 1)
    states[0] = match.state
    policy = blank(Random)
    seed_generator(policy, seed ^ POLICY_SALT)
    choices, actions = np.zeros(len(match.game.actions), np.int64), np.zeros(MOST_DECISIONS, np.int64)
    plies = _play_out(states, policy, choices, favour, actions)
    table = Table(match.game, match.seats)
    assert plies != ENDLESS, f"{table}, seed {seed}: the game is not over after {MOST_DECISIONS} decisions"
    assert plies != DEAD_END, f"{table}, seed {seed}: somebody has to decide, but has no legal action"
    return Played(table, match.seed, match.options, actions[:plies].tolist(), states[: plies + 1].copy())


def favouring(game: AnyGame, verbs: dict[str, int]) -> npt.NDArray[np.int64]:
    """The weight of each action of a catalogue: as given for its verb, 1 for verbs that are not named."""
    return np.array([verbs.get(game.actions.action(number).verb, 1) for number in range(len(game.actions))], np.int64)


def _taste(game: AnyGame, seed: int) -> npt.NDArray[np.int64]:
    generator = blank(Random)
    seed_generator(generator, seed)
    return favouring(game, {verb.word: WEIGHTS[below(generator, len(WEIGHTS))] for verb in game.actions.verbs})


def _option_choices(table: Table, number: int) -> dict[str, str]:
    """Every combination of the options in turn."""
    options = table.game.options
    combinations = list(product(*(option.choices_for(table.seats) for option in options)))
    # Halved, because preferences alternate with the number too.
    chosen = combinations[number // 2 % len(combinations)]
    return {option.name: choice for option, choice in zip(options, chosen, strict=True)}


def _play_out_slowly(states: States, policy: Random, choices: Row, favour: Row, actions: Row) -> int:
    """Play until the game is over, recording actions and states; returns the number of actions, or an error code."""
    ply = 0
    while mover(states[ply]) >= 0:
        if ply == len(actions):
            return ENDLESS
        count = legal(states[ply], choices)
        if count == 0:
            return DEAD_END
        total = 0
        for index in range(count):
            total += favour[choices[index]]
        drawn = below(policy, total)
        chosen = 0
        while drawn >= favour[choices[chosen]]:
            drawn -= favour[choices[chosen]]
            chosen += 1
        actions[ply] = choices[chosen]
        states[ply + 1] = states[ply]
        play(states[ply + 1], choices[chosen])
        ply += 1
    return ply


# Compiled anew by each test run, because the compile cache does not notice changes in tests.
_play_out = cast(Callable[[States, Random, Row, Row, Row], int], numba.njit(_play_out_slowly))
