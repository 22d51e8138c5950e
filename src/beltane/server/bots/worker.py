"""The work of a thinking process: it receives concealed positions and returns its choice or assessment."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread

import numpy as np

from beltane.bots.bot import Analyses, Candidate, Position
from beltane.bots.consulting import consult, warm_up_bot
from beltane.bots.levels import levels_of
from beltane.bots.roster import find_bot
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.records import from_bytes

LOW_PRIORITY = 10
"""People who play come first."""


def begin() -> None:
    """Set up a worker: it dies with its parent and runs at low priority."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)


def _end_with_parent() -> None:
    """A service that is killed cannot end its processes, so they watch for that themselves."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def choose(game: str, state: bytes, seat: int, bot: str, seed: int) -> int:
    """The action that a bot chooses."""
    position = _position(game, state, seat)
    choices = np.zeros(len(position.game.actions), np.int64)
    if position.game.rules.legal(position.state, choices) == 1:
        return int(choices[0])
    return int(consult(bot, find_bot(bot)(position.game, seed), position))


def analyse(game: str, state: bytes, seat: int, bot: str, seed: int) -> tuple[Candidate, ...]:
    """A searching bot's assessment of a position, the best action first."""
    position = _position(game, state, seat)
    adviser = find_bot(bot)(position.game, seed)
    assert isinstance(adviser, Analyses)
    return adviser.analyse(position)


def warm_up(game: str) -> None:
    """Run a brief search, so that everything needed is loaded."""
    found = find_game(game)
    match = Match(found, found.seats[0], 0, {})
    assert match.mover is not None
    for bot in levels_of(found):
        warm_up_bot(find_bot(bot)(found, 0), Position(found, match.state, match.mover))


def _position(game: str, state: bytes, seat: int) -> Position:
    found = find_game(game)
    return Position(found, from_bytes(found.State, state), seat)
