"""Holding a contest: playing what is missing in its folder, and keeping every match that is finished."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from beltane.arena.contest import Contest, Fixture, fixtures
from beltane.arena.results import ResultsFile
from beltane.arena.run.match import Result, warm_up
from beltane.arena.run.workers import play_locally

Play = Callable[[Contest, Sequence[Fixture]], Iterator[Result]]
"""A way to play matches: results come in any order."""


def on_this_machine(jobs: int) -> Play:
    """Play in so many processes."""

    def play(contest: Contest, planned: Sequence[Fixture]) -> Iterator[Result]:
        if planned:
            warm_up(contest)
        return play_locally(contest, planned, jobs)

    return play


def on_cluster(address: str) -> Play:
    """Play on the Ray cluster at an address."""

    def play(contest: Contest, planned: Sequence[Fixture]) -> Iterator[Result]:
        from beltane.arena.run.cluster import play_on_cluster

        return play_on_cluster(contest, planned, address) if planned else iter(())

    return play


def hold(contest: Contest, folder: Path, play: Play, progress: Callable[[int, int], None]) -> list[Result]:
    """Play all matches of a contest that its folder does not hold yet, and return all results in the plan's order.

    `progress` is told how many matches are finished, and of how many. Interrupted, it loses only matches under way.
    """
    planned = fixtures(contest)
    with ResultsFile(folder, contest) as file:
        missing = file.missing(planned)
        finished = len(planned) - len(missing)
        progress(finished, len(planned))
        for result in play(contest, missing):
            file.add(result)
            finished += 1
            progress(finished, len(planned))
        return file.finished(planned)


def finished_so_far(contest: Contest, folder: Path) -> list[Result]:
    """The results that the folder of a contest holds, in the plan's order."""
    with ResultsFile(folder, contest) as file:
        return file.finished(fixtures(contest))
