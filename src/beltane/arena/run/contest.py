"""Running a contest: playing the matches that its folder lacks, and storing each as soon as it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from beltane.arena.contest import Contest, ScheduledMatch, schedule
from beltane.arena.results import ResultsFile
from beltane.arena.run.match import Result, warm_up
from beltane.arena.run.workers import play_locally

Executor = Callable[[Contest, Sequence[ScheduledMatch]], Iterator[Result]]
"""Plays matches somewhere, and yields their results in the order in which they finish."""


def local_executor(jobs: int) -> Executor:
    """An executor that plays on this machine, in the given number of processes."""

    def play(contest: Contest, planned: Sequence[ScheduledMatch]) -> Iterator[Result]:
        if planned:
            warm_up(contest)
        return play_locally(contest, planned, jobs)

    return play


def cluster_executor(address: str) -> Executor:
    """An executor that plays on the Ray cluster at an address."""

    def play(contest: Contest, planned: Sequence[ScheduledMatch]) -> Iterator[Result]:
        from beltane.arena.run.cluster import play_on_cluster

        return play_on_cluster(contest, planned, address) if planned else iter(())

    return play


def run_contest(
    contest: Contest, folder: Path, execute: Executor, on_progress: Callable[[int, int], None]
) -> list[Result]:
    """Play all matches that a contest's folder lacks; returns all results in scheduled order.

    `on_progress` is called with the number of finished matches and their total. An interruption loses only the matches
    that were under way.
    """
    planned = schedule(contest)
    with ResultsFile(folder, contest) as file:
        missing = file.missing(planned)
        finished = len(planned) - len(missing)
        on_progress(finished, len(planned))
        for result in execute(contest, missing):
            file.add(result)
            finished += 1
            on_progress(finished, len(planned))
        return file.finished(planned)


def stored_results(contest: Contest, folder: Path) -> list[Result]:
    """The results of a contest in its folder, in scheduled order."""
    with ResultsFile(folder, contest) as file:
        return file.finished(schedule(contest))
