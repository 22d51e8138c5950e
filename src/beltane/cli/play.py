"""`beltane play`: a game at the terminal, against bots, with others at the same keyboard, or alone."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.parameters import Options, chosen_options, game_of
from beltane.kernel.errors import BadSetup

if TYPE_CHECKING:
    from beltane.cli.play_table import Table

HUMAN = "human"
"""How a save file names a player at the keyboard; any other name is a bot's."""
DEFAULT_BOT = "adept"
DEFAULT_SEATS = 2
SEED_BITS = 31
"""Short enough to be typed again."""


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game's name; a menu asks without.")] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many players; 1 is solo play where the game has it. 2 by default.")
    ] = None,
    humans: Annotated[int, typer.Option(help="How many of them are people at this keyboard.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAME[,NAME]...",
            help=f"Who takes the other seats, such as apprentice, adept, druid or mcts:2000; {DEFAULT_BOT} by default.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The game's seed; another one each time by default.")] = None,
    option: Options = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was saved.")] = None,
) -> None:
    """Play a game in the terminal, against bots, others at the same keyboard, or alone."""
    from beltane.cli.terminal import can_answer

    options = chosen_options(option)
    if resume is not None:
        if game is not None:
            raise BadSetup("--resume goes on with the game in its file, so leave the game's name out.")
        _play_on(_saved_table(resume), resume)
    elif game is not None:
        _play_on(_new_table(game, seat_players(game, seats, humans, bots), seed, options), None)
    elif can_answer():
        _play_from_menu(seed, options)
    else:
        # Nobody can decide; `make play` then shows a game that plays itself.
        from beltane.cli.demo import demo

        demo()


def _play_from_menu(seed: int | None, options: dict[str, str]) -> None:
    from beltane.cli.play_menu import ask_for_game
    from beltane.cli.terminal import say

    try:
        name, players = ask_for_game()
    except EOFError:
        say()
        return
    _play_on(_new_table(name, players, seed, options), None)


def seat_players(game: str, seats: int | None, humans: int, bots: str | None) -> tuple[str, ...]:
    """Who sits where, from the options: first the people, then the bots."""
    names = [name.strip() for name in bots.split(",")] if bots is not None else []
    if seats is None:
        seats = humans + len(names) if names else max(humans, DEFAULT_SEATS)
    game_of(game).check_seats(seats)
    if not 0 <= humans <= seats:
        raise BadSetup(f"--humans is a number from 0 to the {seats} seats, not {humans}.")
    others = seats - humans
    if len(names) > 1 and len(names) != others:
        raise BadSetup(f"--bots names {len(names)} bots for {others} seats; name one for each, or one for all.")
    if names and others == 0:
        raise BadSetup(f"--bots names a bot, but all {seats} seats are taken by people; add seats with --seats.")
    fill = names if len(names) == others else (names or [DEFAULT_BOT]) * others
    return (*[HUMAN] * humans, *fill)


def _new_table(name: str, players: tuple[str, ...], seed: int | None, options: dict[str, str]) -> Table:
    from beltane.cli.play_table import Table
    from beltane.cli.terminal import LOADING, progress
    from beltane.kernel.match import Match

    with progress(LOADING, 1):
        match = Match(game_of(name), len(players), secrets.randbits(SEED_BITS) if seed is None else seed, options)
        match.players = players
        return Table(match)


def _saved_table(file: Path) -> Table:
    from beltane.cli.play_table import Table
    from beltane.cli.saves import read_match
    from beltane.cli.terminal import LOADING, progress

    with progress(LOADING, 1):
        match = read_match(file)
        if not match.players:
            # Written by something else: somebody at the keyboard takes the first seat.
            match.players = (HUMAN, *[DEFAULT_BOT] * (match.seats - 1))
        return Table(match)


def _play_on(table: Table, file: Path | None) -> None:
    from beltane.cli.play_saves import default_file
    from beltane.cli.play_sitting import Sitting
    from beltane.cli.terminal import can_answer

    if not can_answer():
        raise BadSetup("beltane play needs a terminal to type at; beltane demo shows a game that plays itself.")
    Sitting(table, file or default_file(table.match)).run()
