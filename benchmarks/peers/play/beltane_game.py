"""Beltane: one of its games, with its smallest number of players above one."""

from __future__ import annotations

import argparse
import random
from itertools import count

import numpy as np

from beltane import Match, __version__
from beltane.kernel.batch import Batch
from beltane.kernel.game import AnyGame, find_game, game_names
from beltane.kernel.playout import Playouts
from beltane.kernel.records import batch as new_records
from beltane.kernel.records import copy
from benchmarks.peers.play.measuring import (
    MIDDLE,
    Effort,
    Measured,
    copy_seconds,
    memory_of,
    print_measured,
    rate,
    read_effort,
)

SEATS = 2
SEEDS = count(1)


def new_match(game: AnyGame) -> Match:
    """A match from a seed of its own."""
    return Match.new(game, seats=SEATS, seed=next(SEEDS))


def play(match: Match, most: float = float("inf")) -> int:
    """Play random actions to the end, or at most `most` of them; returns how many."""
    decisions = 0
    while not match.over and decisions < most:
        match.play(random.choice(match.legal_numbers()))
        decisions += 1
    return decisions


def let_play(game: AnyGame, playouts: Playouts) -> int:
    """Play whole games at random; returns the number of decisions."""
    seeds = np.array([next(SEEDS) for _ in playouts.decisions], np.int64)
    playouts.play(np.array(game.check_options(SEATS, {}), np.int64), seeds)
    return int(playouts.decisions.sum())


def step(batch: Batch) -> int:
    """Play one random decision in each game; ended ones begin anew."""
    batch.step(batch.choose_randomly())
    ended = np.flatnonzero(batch.over)
    if len(ended):
        batch.deal(np.array([next(SEEDS) for _ in ended], np.int64), where=ended)
    return len(batch)


def measure(game: AnyGame, effort: Effort) -> Measured:
    """Measure a game in every way."""
    middle = new_match(game)
    play(middle, MIDDLE)
    state = middle.state

    def many() -> object:
        states = new_records(game.State, effort.states)
        states[:] = state
        return states

    batch = Batch(game, SEATS, effort.batch)
    batch.deal(np.arange(effort.batch))
    playouts = Playouts(game.State, len(game.actions), SEATS, effort.batch)
    return Measured(
        version=__version__,
        game=f"{game.title}, {SEATS} players",
        memory=memory_of(many),
        copy=copy_seconds(lambda: copy(state), effort.seconds),
        loop=rate(lambda: play(new_match(game)), effort.seconds),
        playouts=rate(lambda: let_play(game, playouts), effort.seconds),
        batch=rate(lambda: step(batch), effort.seconds),
    )


def main() -> None:
    """Measure the game that is named, and print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=game_names())
    options = read_effort(parser)
    print_measured(measure(find_game(options.game), options.effort))


if __name__ == "__main__":
    main()
