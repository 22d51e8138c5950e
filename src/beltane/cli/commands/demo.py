"""`beltane demo`: random players play one game on the screen."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.parameters import DEFAULT_SEATS, Seats, game_of
from beltane.kernel.errors import BadSetup
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.kernel.match import Match

DEFAULT_PAUSE = 0.15
SEED_BITS = 31
"""Length of a generated seed; short enough to be typed again."""


def demo(
    game: Annotated[
        str | None, typer.Argument(metavar=shell("help-metavar-game"), help=shell("help-demo-game"))
    ] = None,
    seats: Seats = DEFAULT_SEATS,
    seed: Annotated[int | None, typer.Option(help=shell("help-seed"))] = None,
    pause: Annotated[
        float | None,
        typer.Option(help=shell("help-demo-pause", pause=DEFAULT_PAUSE)),
    ] = None,
) -> None:
    """Let random players play one game, and watch it event by event."""
    from beltane.cli.random_match import random_match
    from beltane.cli.terminal import loading, on_terminal, progress
    from beltane.cli.transcript import print_standings, print_title
    from beltane.kernel.game import game_names
    from beltane.kernel.sources import smallest_first

    if pause is None:
        pause = DEFAULT_PAUSE if on_terminal() else 0
    if pause < 0:
        raise BadSetup("negative-pause", found=str(pause))
    with progress(loading(), 1):
        match = random_match(game_of(game or smallest_first(game_names())[0]), seats, chosen_seed(seed), {})
    print_title(match)
    _narrate(match, pause)
    print_standings(match)


def chosen_seed(seed: int | None) -> int:
    """The seed that was asked for, or else a new one each time."""
    return secrets.randbits(SEED_BITS) if seed is None else seed


def _narrate(match: Match, pause: float) -> None:
    from beltane.cli.transcript import chapters, print_heading, print_sentence

    for chapter in chapters(match):
        print_heading(chapter)
        for sentence in chapter.sentences:
            print_sentence(sentence)
            time.sleep(pause)
