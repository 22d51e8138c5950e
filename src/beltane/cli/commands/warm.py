"""`beltane warm`: compile everything once, so that nobody waits later."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from beltane.cli.commands.demo import DEFAULT_GAME
from beltane.cli.parameters import game_of
from beltane.kernel import settings
from beltane.text import shell, shell_speaker


def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help=shell("help-warm-games"))] = None,
    background: Annotated[bool, typer.Option("--background", help=shell("help-warm-background"))] = False,
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

    speaker = shell_speaker()
    for game in [game_of(name) for name in names]:
        started = time.perf_counter()
        with progress(game.title, len(STEPS)) as bar:
            compile_game(game.name, bar.advance)
        say(speaker.tell("cli-ready", title=game.title, seconds=speaker.number(time.perf_counter() - started, 1)))
    say(speaker.tell("cli-cache", folder=str(settings.cache_folder())))
