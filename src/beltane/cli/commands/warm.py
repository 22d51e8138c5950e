"""`beltane warm`: compile everything once, so that nobody waits later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Annotated

import typer

from beltane.cli.parameters import game_of
from beltane.kernel import settings
from beltane.kernel.sources import smallest_first
from beltane.text import shell, shell_speaker

LOW_PRIORITY = 10
"""Low enough that a game on the same machine is not slowed down."""


def warm(
    games: Annotated[
        list[str] | None, typer.Argument(metavar=shell("help-metavar-game"), help=shell("help-warm-games"))
    ] = None,
    background: Annotated[bool, typer.Option("--background", help=shell("help-warm-background"))] = False,
) -> None:
    """Compile the rules, once, on several cores; later starts load them from the cache."""
    from beltane.cli.warmup import games_on_disk, is_ready

    known = smallest_first(games_on_disk())
    names = [name if name in known else game_of(name).name for name in games or known]
    if not background:
        _compile_now(names)
    elif not all(is_ready(name) for name in names):
        compile_in_background(names)


def _compile_now(names: Sequence[str]) -> None:
    from beltane.cli.compiling import compile_game
    from beltane.cli.terminal import progress, say
    from beltane.cli.warmup import STEPS

    speaker = shell_speaker()
    for game in [game_of(name) for name in names]:
        started = time.perf_counter()
        with progress(game.title, len(STEPS)) as bar:
            compile_game(game.name, bar.advance)
        say(speaker.message("cli-ready", title=game.title, seconds=speaker.number(time.perf_counter() - started, 1)))
    say(speaker.message("cli-cache", folder=str(settings.cache_folder())))


def compile_in_background(names: Sequence[str]) -> None:
    """Start a silent process that compiles games at low priority and outlives this one."""
    command = [sys.executable, "-m", "beltane.cli", "warm", *names]
    nowhere = subprocess.DEVNULL
    if sys.platform == "win32":
        flags = subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW
        subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, creationflags=flags)
        return
    # In a session of its own, it is reached neither by Ctrl-C nor by the end of the terminal.
    started = subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)
    os.setpriority(os.PRIO_PROCESS, started.pid, LOW_PRIORITY)
