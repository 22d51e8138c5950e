"""`beltane arena`: bots against bots, with ratings, tables and a page."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from beltane.cli.parameters import GameName, Json, Options, Seats, at_least_one, chosen_options, game_of
from beltane.text import shell

if TYPE_CHECKING:
    from beltane.arena import Contest, Report, Result
    from beltane.arena.run.contest import Executor

DEFAULT_BOTS = "random,greedy,mcts:1000"


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar=shell("help-metavar-bots"), help=shell("help-arena-bots"))
    ] = DEFAULT_BOTS,
    games: Annotated[
        int,
        typer.Option(help=shell("help-arena-games")),
    ] = 200,
    seats: Seats = 2,
    seed: Annotated[int, typer.Option(help=shell("help-arena-seed"))] = 1,
    jobs: Annotated[int | None, typer.Option(help=shell("help-arena-jobs"))] = None,
    option: Options = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar=shell("help-metavar-folder"), help=shell("help-arena-out")),
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar=shell("help-metavar-address"), help=shell("help-arena-ray"))
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, and see how strong they are. After Ctrl-C, the same command continues."""
    from beltane.arena import make_report, new_contest
    from beltane.arena.naming import default_folder
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
    folder = out or default_folder(contest)
    results = _run(contest, folder, _executor(jobs, ray))
    report = make_report(contest, results)
    content, page = _write_report(report, folder)
    if as_json:
        print_json(content)
    else:
        print_report(report)
        say(shell("arena-report", page=str(page)))


def _executor(jobs: int | None, address: str | None) -> Executor:
    from beltane.arena import cluster_executor, local_executor

    if address is not None:
        return cluster_executor(address)
    return local_executor(os.cpu_count() or 1 if jobs is None else at_least_one("--jobs", jobs))


def _run(contest: Contest, folder: Path, execute: Executor) -> list[Result]:
    """Play; when interrupted, report what is finished and say how to continue."""
    from beltane.cli.terminal import INTERRUPTED

    try:
        return _run_with_progress(contest, folder, execute)
    except KeyboardInterrupt:
        _say_how_to_go_on(contest, folder)
        raise typer.Exit(INTERRUPTED) from None


def _run_with_progress(contest: Contest, folder: Path, execute: Executor) -> list[Result]:
    from beltane.arena import run_contest
    from beltane.arena.contest import schedule
    from beltane.cli.terminal import loading, progress

    finished = 0
    with progress(loading(), len(schedule(contest))) as bar:

        def advance(now: int, _of: int) -> None:
            nonlocal finished
            if now > finished:
                bar.begin(shell("cli-playing"))
                bar.advance(now - finished)
            finished = now

        return run_contest(contest, folder, execute, advance)


def _say_how_to_go_on(contest: Contest, folder: Path) -> None:
    from beltane.arena import make_report, stored_results
    from beltane.arena.contest import schedule
    from beltane.cli.terminal import as_typed

    results = stored_results(contest, folder)
    stopped = shell("arena-stopped", finished=len(results), planned=len(schedule(contest)), folder=str(folder))
    typer.echo(stopped, err=True)
    typer.echo(shell("arena-go-on", command=as_typed(["beltane", *sys.argv[1:]])), err=True)
    if results:
        _, page = _write_report(make_report(contest, results), folder)
        typer.echo(shell("arena-report-so-far", page=str(page)), err=True)


def _write_report(report: Report, folder: Path) -> tuple[dict[str, object], Path]:
    """Write the report beside the results; returns it as plain data, and the page's file."""
    from beltane.arena.analysis.report import as_json
    from beltane.arena.naming import report_file
    from beltane.arena.page import write_page
    from beltane.cli.saves import write_whole

    content = as_json(report)
    page = folder / report_file(report.contest, "html")
    write_whole(folder / report_file(report.contest, "json"), json.dumps(content, indent=2) + "\n")
    write_whole(page, write_page(report))
    return content, page
