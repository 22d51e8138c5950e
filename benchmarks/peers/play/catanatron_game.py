"""catanatron: Catan with four players."""

from __future__ import annotations

import random
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from benchmarks.peers.play.measuring import MIDDLE, Effort, Measured, copy_seconds, memory_of, rate, report


def new_game() -> Game:
    """A game with four random players."""
    return Game([RandomPlayer(colour) for colour in Color])


def play(game: Game, most: float = float("inf")) -> int:
    """Play random actions to the end, or at most `most` of them; returns how many."""
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and decisions < most:
        game.execute(random.choice(game.state.playable_actions))
        decisions += 1
    return decisions


def let_play() -> int:
    """Let the library play a game; returns the number of decisions."""
    game = new_game()
    game.play()
    return len(game.state.actions)


def measure(effort: Effort) -> Measured:
    """Measure the library."""
    middle = new_game()
    play(middle, MIDDLE)
    return Measured(
        version=version("catanatron"),
        game="Catan, 4 players",
        memory=memory_of(lambda: [middle.copy() for _ in range(effort.states)]),
        copy=copy_seconds(middle.copy, effort.seconds),
        loop=rate(lambda: play(new_game()), effort.seconds),
        playouts=rate(let_play, effort.seconds),
    )


if __name__ == "__main__":
    report(measure)
