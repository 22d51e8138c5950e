"""`beltane bench`: the speed of a game, or with `--bots` of its search, on this machine."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from beltane.cli.parameters import DEFAULT_SEATS, GameName, Json, Seats, at_least_one, game_of
from beltane.text import shell


def bench(
    game: GameName,
    seats: Seats = DEFAULT_SEATS,
    games: Annotated[int, typer.Option(help=shell("help-bench-games"))] = 5000,
    repetitions: Annotated[int, typer.Option(help=shell("help-bench-repetitions"))] = 5,
    bots: Annotated[bool, typer.Option("--bots", help=shell("help-bench-bots"))] = False,
    as_json: Json = False,
) -> None:
    """Measure random play, on one core and on all, or how fast bots search."""
    from beltane.cli.bench.bots import measure_bots, print_bots_report
    from beltane.cli.bench.play import measure, print_report
    from beltane.cli.terminal import print_json

    measured = game_of(game)
    measured.check_seats(seats)
    if bots:
        bots_report = measure_bots(measured, seats)
        if as_json:
            print_json(asdict(bots_report))
        else:
            print_bots_report(measured.title, bots_report)
        return
    report = measure(measured, seats, at_least_one("--games", games), at_least_one("--repetitions", repetitions))
    if as_json:
        print_json(asdict(report))
    else:
        print_report(measured.title, report)
