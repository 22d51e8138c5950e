"""`beltane play`: a game at the terminal, against bots, with others at the same keyboard, or alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.commands.demo import chosen_seed
from beltane.cli.parameters import Options, chosen_options, game_of
from beltane.cli.play.players import DEFAULT_BOT, DEFAULT_HUMANS, DEFAULT_PLAYERS, HUMAN
from beltane.kernel.errors import BadSetup
from beltane.kernel.phrases import Verbatim
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.cli.play.table import Table
    from beltane.kernel.game import AnyGame


def play(
    game: Annotated[
        str | None, typer.Argument(metavar=shell("help-metavar-game"), help=shell("help-play-game"))
    ] = None,
    seats: Annotated[int | None, typer.Option(help=shell("help-play-seats"))] = None,
    humans: Annotated[int | None, typer.Option(help=shell("help-play-humans"))] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar=shell("help-metavar-bots-of-seats"),
            help=shell("help-play-bots", bot=DEFAULT_BOT),
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help=shell("help-seed"))] = None,
    option: Options = None,
    resume: Annotated[
        Path | None, typer.Option(metavar=shell("help-metavar-file"), help=shell("help-play-resume"))
    ] = None,
    unlimited_undo: Annotated[bool, typer.Option("--unlimited-undo", help=shell("help-play-unlimited-undo"))] = False,
    ask_all: Annotated[bool, typer.Option("--ask-all", help=shell("help-play-ask-all"))] = False,
) -> None:
    """Play a game in the terminal, against bots, others at the same keyboard, or alone."""
    who = {"--seats": seats, "--humans": humans, "--bots": bots, "--unlimited-undo": unlimited_undo or None}
    how = {"--seed": seed, "--option": option or None}
    options = chosen_options(option)
    if resume is not None:
        _refuse("options-with-resume", {shell("cli-game-name"): game, **who, **how})
        _play_on(_saved_table(resume), resume, ask_all)
    elif game is not None:
        players = seat_players(game, seats, humans, bots)
        _check_setup(game, players, seed, options)
        _check_undo(players, unlimited_undo)
        _play_on(_new_table(game, players, seed, options, unlimited_undo), None, ask_all)
    else:
        _refuse("options-with-menu", who)
        _play_from_menu(seed, options, ask_all)


def _given(values: Mapping[str, object]) -> list[str]:
    return [name for name, value in values.items() if value is not None]


def _refuse(code: str, values: Mapping[str, object]) -> None:
    """Reject options that would have no effect."""
    given = _given(values)
    if given:
        raise BadSetup(code, options=tuple(Verbatim(name) for name in given))


def _check_setup(name: str, players: Sequence[str], seed: int | None, options: Mapping[str, object]) -> None:
    """Report what cannot be set up before anything is loaded or compiled."""
    from beltane.kernel.game import check_seed

    game = game_of(name)
    game.check_options(len(players), options)
    if seed is not None:
        check_seed(seed)
    _check_players(players, game)


def _check_players(players: Sequence[str], game: AnyGame) -> None:
    from beltane.bots.roster import check_bot

    for player in players:
        if player != HUMAN:
            check_bot(player, game)


def _check_undo(players: Sequence[str], unlimited: bool) -> None:
    """Allow unlimited undo only if all players are people at this keyboard."""
    if unlimited and any(player != HUMAN for player in players):
        raise BadSetup("unlimited-undo-with-bots")


def _play_from_menu(seed: int | None, options: dict[str, str], ask_all: bool) -> None:
    from beltane.cli.play.menu import ask_for_game, ask_to_go_on
    from beltane.cli.terminal import say

    _check_terminal()
    try:
        file = None if seed is not None or options else ask_to_go_on()
        new_game = ask_for_game() if file is None else None
    except EOFError:
        say()
        return
    if new_game is not None:
        table = _new_table(new_game.game, new_game.players, seed, options, new_game.unlimited_undo)
        _play_on(table, None, ask_all)
    elif file is not None:
        _play_on(_saved_table(file), file, ask_all)


def seat_players(game: str, seats: int | None, humans: int | None, bots: str | None) -> tuple[str, ...]:
    """The players by seat, from the options: first the people, then the bots."""
    humans = DEFAULT_HUMANS if humans is None else humans
    names = [name.strip() for name in bots.split(",")] if bots is not None else []
    if seats is None:
        seats = humans + len(names) if names else max(humans, DEFAULT_PLAYERS)
    game_of(game).check_seats(seats)
    if not 0 <= humans <= seats:
        raise BadSetup("too-many-humans", seats=seats, found=str(humans))
    others = seats - humans
    if len(names) > 1 and len(names) != others:
        raise BadSetup("bots-for-seats", bots=len(names), seats=others)
    if names and others == 0:
        raise BadSetup("no-seat-for-bots", seats=seats)
    fill = names if len(names) == others else (names or [DEFAULT_BOT]) * others
    return (*[HUMAN] * humans, *fill)


def _new_table(
    name: str, players: tuple[str, ...], seed: int | None, options: dict[str, str], unlimited_undo: bool
) -> Table:
    from beltane.cli.play.loading import load_table
    from beltane.kernel.match import Match

    _check_terminal()
    game = game_of(name)

    def new_match() -> Match:
        match = Match(game, len(players), chosen_seed(seed), options, unlimited_undo=unlimited_undo)
        match.players = players
        return match

    return load_table(new_match, game)


def _saved_table(file: Path) -> Table:
    from beltane.cli.play.loading import load_table
    from beltane.cli.play.saves import look_into
    from beltane.cli.saves import read_match
    from beltane.kernel.match import Match

    saved = look_into(file)
    if saved is not None:
        _check_players(saved.players, game_of(saved.game))
        _check_terminal()

    def saved_match() -> Match:
        match = read_match(file)
        if not match.players:
            # The file was written by another program: somebody at the keyboard takes the first seat.
            match.players = (HUMAN, *[DEFAULT_BOT] * (match.seats - 1))
        return match

    return load_table(saved_match, None if saved is None else game_of(saved.game))


def _play_on(table: Table, file: Path | None, ask_all: bool) -> None:
    from beltane.cli.play.session import Session

    _check_terminal()
    Session(table, file, ask_all=ask_all).run()


def _check_terminal() -> None:
    from beltane.cli.terminal import can_answer

    if not can_answer():
        raise BadSetup("no-terminal")
