"""`beltane arena`: bots against bots, with ratings, tables and a page."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.parameters import GameName, Json, Options, Seats, at_least_one, chosen_options, game_of

if TYPE_CHECKING:
    from beltane.arena import Contest, Report, Result
    from beltane.arena.holding import Play

DEFAULT_BOTS = "random,greedy,mcts:1000"
INTERRUPTED = 130
REPORT_JSON = "report.json"
REPORT_PAGE = "report.html"


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Who plays; `beltane bots` lists them.")
    ] = DEFAULT_BOTS,
    games: Annotated[
        int,
        typer.Option(help="At least so many games for every choice of bots at a table; a deal is played in full."),
    ] = 200,
    seats: Seats = 2,
    seed: Annotated[int, typer.Option(help="The contest's seed.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(help="How many games to play at a time; as many as there are cores by default.")
    ] = None,
    option: Options = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Where results are kept; arena/GAME-SEATS-seats-seed-SEED by default."),
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the Ray cluster at this address, not here.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, and see who is how strong. Stopped with Ctrl-C, it goes on when called again."""
    from beltane.arena import make_report, new_contest
    from beltane.cli.arena_tables import print_report
    from beltane.cli.terminal import print_json, say

    contest = new_contest(
        game_of(game).name,
        seats=seats,
        bots=[name for name in bots.split(",") if name.strip()],
        games=games,
        seed=seed,
        options=chosen_options(option),
    )
    folder = out or Path("arena") / f"{contest.game}-{seats}-seats-seed-{seed}"
    results = _hold(contest, folder, _way_to_play(jobs, ray))
    report = make_report(contest, results)
    content = _keep_report(report, folder)
    if as_json:
        print_json(content)
    else:
        print_report(report)
        say(f"Report: {folder / REPORT_PAGE}")


def _way_to_play(jobs: int | None, address: str | None) -> Play:
    from beltane.arena import on_cluster, on_this_machine

    if address is not None:
        return on_cluster(address)
    return on_this_machine(os.cpu_count() or 1 if jobs is None else at_least_one("--jobs", jobs))


def _hold(contest: Contest, folder: Path, play: Play) -> list[Result]:
    """Play, and when interrupted say how to go on."""
    from beltane.arena import hold
    from beltane.arena.contest import fixtures
    from beltane.cli.terminal import LOADING, progress

    finished = 0
    planned = len(fixtures(contest))
    with progress(LOADING, planned) as bar:

        def advance(now: int, _of: int) -> None:
            nonlocal finished
            if now > finished:
                bar.begin("Playing")
                bar.advance(now - finished)
            finished = now

        try:
            return hold(contest, folder, play, advance)
        except KeyboardInterrupt:
            stopped = f"Stopped: {finished} of {planned} games are finished and kept in {folder}."
    command = shlex.join(["beltane", *sys.argv[1:]])
    typer.echo(f"{stopped}\nThe same command goes on from there: {command}", err=True)
    raise typer.Exit(INTERRUPTED)


def _keep_report(report: Report, folder: Path) -> dict[str, object]:
    """Write the report beside the results; returns it as plain data."""
    from beltane.arena.page import write_page
    from beltane.arena.report import as_json

    content = as_json(report)
    _replace(folder / REPORT_JSON, json.dumps(content, indent=2) + "\n")
    _replace(folder / REPORT_PAGE, write_page(report))
    return content


def _replace(file: Path, text: str) -> None:
    """Write a file as a whole: a reader sees the old one or the new one."""
    unfinished = file.with_name(file.name + ".part")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(file)
