"""`beltane warm`: compile everything once, so that nobody waits later."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from beltane.cli.commands.demo import DEFAULT_GAME
from beltane.cli.parameters import game_of
from beltane.kernel import settings


def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="The games; all by default.")] = None,
    background: Annotated[
        bool, typer.Option("--background", help="Start to compile what is not compiled yet, and return at once.")
    ] = False,
) -> None:
    """Compile the rules, once, on several cores; later starts load them from the cache."""
    from beltane.cli.warmup import games_on_disk, is_ready

    names = games or sorted(games_on_disk(), key=lambda name: name != DEFAULT_GAME)
    if not background:
        _compile_now(names)
    elif not all(is_ready(name) for name in names):
        from beltane.cli.compiling import compile_in_background

        compile_in_background(names)


def _compile_now(names: list[str]) -> None:
    from beltane.cli.compiling import compile_game
    from beltane.cli.terminal import progress, say
    from beltane.cli.warmup import STEPS

    for game in [game_of(name) for name in names]:
        started = time.perf_counter()
        with progress(game.title, len(STEPS)) as bar:
            compile_game(game.name, bar.advance)
        say(f"{game.title} is ready ({time.perf_counter() - started:.1f} s).")
    say(f"Compiled rules are kept in {settings.cache_folder()}")
