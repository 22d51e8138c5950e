"""`beltane learn`: a network learns a game from scratch, by playing against itself."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from beltane.cli.parameters import GameName, at_least_one, game_of
from beltane.kernel.errors import BadSetup, BeltaneError
from beltane.kernel.quoting import one_of, quoted
from beltane.learning import MINUTES, STARTED
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.learning.session import Session

DEVICES = ("cpu", "cuda")
WHOLE = 100
LESSONS = ("--taught", "--searched")
Shares = tuple[int, int]
"""Percentages of the time for the LESSONS."""
End = tuple[int | None, int | None]
"""Minutes and rounds, if they are given."""
PAGE = "report.html"
MINUTE = 60.0


def learn(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar=shell("help-metavar-folder"), help=shell("help-learn-out"))],
    minutes: Annotated[int | None, typer.Option(help=shell("help-learn-minutes", minutes=MINUTES))] = None,
    rounds: Annotated[int | None, typer.Option(help=shell("help-learn-rounds"))] = None,
    piece: Annotated[int | None, typer.Option(help=shell("help-learn-piece"))] = None,
    device: Annotated[str, typer.Option(help=shell("help-learn-device"))] = DEVICES[0],
    taught: Annotated[int, typer.Option(help=shell("help-learn-taught"))] = 0,
    searched: Annotated[int, typer.Option(help=shell("help-learn-searched"))] = 0,
    games: Annotated[int | None, typer.Option(help=shell("help-learn-games"))] = None,
    measure: Annotated[int, typer.Option(help=shell("help-learn-measure"))] = 200,
    threads: Annotated[int | None, typer.Option(help=shell("help-learn-threads"))] = None,
    seed: Annotated[int, typer.Option(help=shell("help-learn-seed"))] = 1,
    changes: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help=shell("help-learn-set"))
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help=shell("help-learn-resume"))] = False,
) -> None:
    """Learn a game from scratch; after Ctrl-C, or after the minutes of `--piece`, `--resume` continues."""
    name = game_of(game).name
    if find_spec("torch") is None:
        raise BeltaneError("torch-missing", extra="beltane[learning]")
    import torch

    from beltane.cli.terminal import as_typed, loading, progress
    from beltane.learning.session import learn as go_on
    from beltane.learning.session import resume as resumed
    from beltane.learning.settings import changes_from
    from beltane.learning.stopping import stop_on_signals

    measured, shares = measure and at_least_one("--measure", measure), (taught, searched)
    if threads is not None:
        torch.set_num_threads(at_least_one("--threads", threads))
    deadline = None if piece is None else STARTED + MINUTE * at_least_one("--piece", piece)
    with progress(loading(), 1):
        until, given = _until(minutes, rounds), changes_from(changes or [])
        session = (
            resumed(name, out, *until, given)
            if resume
            else _begin(name, out, until, _checked(device, shares), games, seed, shares, given)
        )
    session.command = as_typed(["beltane", *sys.argv[1:]])
    go_on(session, stop_on_signals(), _report, measured, deadline)
    _finish(session)


def _checked(device: str, shares: Shares) -> str:
    if device not in DEVICES:
        raise BadSetup("unknown-choice", option="--device", choices=one_of(DEVICES), found=quoted(device))
    for option, share in zip(LESSONS, shares, strict=True):
        if not 0 <= share <= WHOLE:
            raise BadSetup("not-per-cent", option=option, found=share)
        if share and device != DEVICES[0]:
            raise BadSetup("taught-on-gpu", option=option)
    return device


def _until(minutes: int | None, rounds: int | None) -> End:
    return (
        None if minutes is None else at_least_one("--minutes", minutes),
        None if rounds is None else at_least_one("--rounds", rounds),
    )


def _begin(
    game: str,
    out: Path,
    until: End,
    device: str,
    games: int | None,
    seed: int,
    shares: Shares,
    changes: Mapping[str, Any],
) -> Session:
    from dataclasses import replace

    from beltane.kernel.game import check_seed
    from beltane.learning.session import Until, begin
    from beltane.learning.settings import changed, settings_for

    settings = settings_for(game, device, check_seed(seed), *(share / WHOLE for share in shares))
    if games is not None:
        settings = replace(settings, games=at_least_one("--games", games))
    minutes, rounds = until
    return begin(changed(settings, changes), Until(minutes or MINUTES, rounds), out)


def _report(measured: dict[str, Any]) -> None:
    """Print a measurement in one line."""
    from beltane.cli.terminal import say
    from beltane.text import shell_speaker

    speaker = shell_speaker()
    results = [
        speaker.message(
            "learn-against",
            bot=found["opponent"],
            seats=found["seats"],
            wins=speaker.percent(found["wins"]["value"]),
            points=speaker.number(found["points"]["value"], 1),
        )
        for found in measured["strength"]
    ]
    say(
        speaker.message(
            "learn-measured",
            minutes=speaker.number(measured["seconds"] / 60, 1),
            decisions=speaker.number(measured["decisions"]),
            results=speaker.catalogue.listed(results),
        )
    )


def _finish(session: Session) -> None:
    """Write the report, and say where it and the network are, and how to continue if there is more to learn."""
    from beltane.cli.saves import write_whole
    from beltane.cli.terminal import as_typed, say
    from beltane.learning import figures
    from beltane.learning.report import write_page
    from beltane.learning.session import NETWORK, provenance_of

    folder, game = session.folder, session.run.game
    lines = figures.read(folder)
    say(shell("learn-network", file=str(folder / NETWORK)))
    if any("strength" in line for line in lines):
        write_whole(folder / PAGE, write_page(game, lines, provenance_of(session)))
        say(shell("arena-report", page=str(folder / PAGE)))
    if not session.over:
        command = as_typed(["beltane", "learn", game.name, "--out", str(folder), "--resume"])
        say(shell("learn-go-on", command=command))
