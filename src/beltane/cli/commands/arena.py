"""`beltane arena`: bots against bots, with ratings, tables and a page."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.parameters import GameName, Json, Options, Seats, at_least_one, chosen_options, game_of

if TYPE_CHECKING:
    from beltane.arena import Contest, Report, Result
    from beltane.arena.run.contest import Play

DEFAULT_BOTS = "random,greedy,mcts:1000"
REPORT_JSON = "report.json"
REPORT_PAGE = "report.html"


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT,...", help="Who plays; `beltane bots` lists them.")
    ] = DEFAULT_BOTS,
    games: Annotated[
        int,
        typer.Option(
            help="At least so many games for every choice of bots at a table; a few more where fairness asks for it."
        ),
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
    """Play; when interrupted, report what is finished and say how to go on."""
    from beltane.cli.terminal import INTERRUPTED

    try:
        return _hold_with_progress(contest, folder, play)
    except KeyboardInterrupt:
        _say_how_to_go_on(contest, folder)
        raise typer.Exit(INTERRUPTED) from None


def _hold_with_progress(contest: Contest, folder: Path, play: Play) -> list[Result]:
    from beltane.arena import hold
    from beltane.arena.contest import fixtures
    from beltane.cli.terminal import LOADING, progress

    finished = 0
    with progress(LOADING, len(fixtures(contest))) as bar:

        def advance(now: int, _of: int) -> None:
            nonlocal finished
            if now > finished:
                bar.begin("Playing")
                bar.advance(now - finished)
            finished = now

        return hold(contest, folder, play, advance)


def _say_how_to_go_on(contest: Contest, folder: Path) -> None:
    from beltane.arena import finished_so_far, make_report
    from beltane.arena.contest import fixtures
    from beltane.cli.terminal import as_typed

    results = finished_so_far(contest, folder)
    typer.echo(
        f"Stopped: {len(results)} of {len(fixtures(contest))} games are finished and kept in {folder}.", err=True
    )
    typer.echo(f"The same command goes on from there: {as_typed(['beltane', *sys.argv[1:]])}", err=True)
    if results:
        _keep_report(make_report(contest, results), folder)
        typer.echo(f"Report so far: {folder / REPORT_PAGE}", err=True)


def _keep_report(report: Report, folder: Path) -> dict[str, object]:
    """Write the report beside the results; returns it as plain data."""
    from beltane.arena.analysis.report import as_json
    from beltane.arena.page import write_page
    from beltane.cli.saves import write_whole

    content = as_json(report)
    write_whole(folder / REPORT_JSON, json.dumps(content, indent=2) + "\n")
    write_whole(folder / REPORT_PAGE, write_page(report))
    return content
