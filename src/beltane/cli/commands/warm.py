"""`beltane warm`: compile everything once, so that nobody waits later."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.parameters import game_of
from beltane.kernel import settings

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame

CompileStep = tuple[str, Callable[[], object]]


def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all by default.")] = None,
) -> None:
    """Compile the rules, once; later starts load them from the cache."""
    from beltane.cli.terminal import progress, say
    from beltane.kernel.game import game_names

    for game in [game_of(name) for name in games or game_names()]:
        steps = _steps(game)
        started = time.perf_counter()
        with progress(game.title, len(steps)) as bar:
            for description, compile_step in steps:
                bar.begin(f"{game.title}: {description}")
                compile_step()
                bar.advance()
        say(f"{game.title} is ready ({time.perf_counter() - started:.1f} s).")
    say(f"Compiled rules are kept in {settings.cache_folder()}")


def _steps(game: AnyGame) -> list[CompileStep]:
    """What to call, so that everything behind it is compiled: a match as players use it, and random play."""
    import numpy as np

    from beltane.bots.roster import find_bot
    from beltane.cli.batches import RandomGames
    from beltane.cli.random_match import random_match
    from beltane.cli.warmup import draw_once, think_once
    from beltane.kernel.match import Match
    from beltane.kernel.random import new_generator, seed_generator
    from beltane.kernel.records import blank

    seats = game.seats[0]
    state = blank(game.State)
    choices = np.zeros(len(game.actions), np.int64)

    def set_up() -> None:
        seed_generator(state.random, 0)
        game.deal(state, seats, np.array(game.option_values({}), np.int64))

    def play_one_action() -> None:
        match = Match(game, seats, 0, {})
        match.play(match.legal_numbers()[0])
        match.standings()

    return [
        ("set-up", set_up),
        ("choices", lambda: game.legal(state, choices)),
        ("actions", play_one_action),
        ("concealment", lambda: game.conceal(state, 0, new_generator(0))),
        ("drawing", lambda: draw_once(Match(game, seats, 0, {}))),
        ("random play", lambda: random_match(game, seats, 0, {})),
        ("greedy bot", lambda: think_once(Match(game, seats, 0, {}), find_bot("greedy")(game, 0))),
        ("searching bot", lambda: think_once(Match(game, seats, 0, {}), find_bot("mcts:10")(game, 0))),
        ("batches", lambda: RandomGames(game, seats, {}, 0, 1).play_all()),
    ]
