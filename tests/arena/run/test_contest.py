"""Running a contest: interruptions, several processes, and processes that die."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path

import pytest

from beltane.arena import Contest, Result, local_executor, run_contest, stored_results
from beltane.arena.contest import ScheduledMatch, schedule
from beltane.arena.run.contest import Executor
from beltane.arena.run.match import play_match
from beltane.arena.run.workers import Workers, play_locally
from beltane.kernel import worker_process
from beltane.kernel.errors import BeltaneError
from tests.arena.contests import DEADLY_BOT, contest, install_bot, quiet


def interrupted_after(matches: int) -> Executor:
    """An executor that is interrupted after a number of finished matches."""

    def play(small: Contest, planned: Sequence[ScheduledMatch]) -> Iterator[Result]:
        for scheduled in planned[:matches]:
            yield play_match(small, scheduled)
        raise KeyboardInterrupt

    return play


def counting(played: list[ScheduledMatch]) -> Executor:
    """An executor that records what it plays."""

    def play(small: Contest, planned: Sequence[ScheduledMatch]) -> Iterator[Result]:
        played.extend(planned)
        return play_locally(small, planned, 1)

    return play


def test_an_interrupted_contest_goes_on(tmp_path: Path) -> None:
    small = contest(games=10)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            run_contest(small, tmp_path / "interrupted", interrupted_after(3), quiet)
    so_far = stored_results(small, tmp_path / "interrupted")
    assert [result.scheduled for result in so_far] == schedule(small)[:6]
    played: list[ScheduledMatch] = []
    results = run_contest(small, tmp_path / "interrupted", counting(played), quiet)
    assert played == schedule(small)[6:]
    assert results == run_contest(small, tmp_path / "at-once", local_executor(1), quiet)


def test_a_finished_contest_plays_nothing(tmp_path: Path) -> None:
    small = contest(bots="random", games=2)
    results = run_contest(small, tmp_path, local_executor(1), quiet)
    played: list[ScheduledMatch] = []
    assert run_contest(small, tmp_path, counting(played), quiet) == results
    assert played == []


def test_progress_is_told(tmp_path: Path) -> None:
    small = contest(bots="random", games=4)
    with pytest.raises(KeyboardInterrupt):
        run_contest(small, tmp_path, interrupted_after(2), quiet)
    told: list[tuple[int, int]] = []
    run_contest(small, tmp_path, local_executor(1), lambda finished, planned: told.append((finished, planned)))
    assert told == [(2, 4), (3, 4), (4, 4)]


@pytest.mark.parametrize("game", ["meduris", "bonfire"])
def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path, game: str) -> None:
    small = contest(game, 2, "random,greedy,mcts:9", games=4)
    alone = run_contest(small, tmp_path / "one", local_executor(1), quiet)
    assert run_contest(small, tmp_path / "two", local_executor(2), quiet) == alone
    assert len(alone) == 12


def test_a_worker_that_dies_is_replaced() -> None:
    small = contest(bots="random", games=30)
    planned = schedule(small)
    results: list[Result] = []
    with Workers(small, 2) as workers:
        for result in workers.play(planned):
            results.append(result)
            if len(results) in (1, 5):
                busy = next(worker for worker in workers._workers if worker.task)
                assert busy.process.pid is not None
                os.kill(busy.process.pid, signal.SIGKILL)
    assert sorted(result.deal for result in results) == [scheduled.deal for scheduled in planned]
    assert sorted(results, key=lambda result: result.deal) == list(play_locally(small, planned, 1))


def test_a_worker_that_dies_while_it_waits_is_replaced() -> None:
    small = contest(bots="random", games=6)
    planned = schedule(small)
    results: list[Result] = []
    with Workers(small, 1) as workers:
        for result in workers.play(planned):
            results.append(result)
            if len(results) in (1, 3):
                (idle,) = workers._workers
                assert idle.task is None
                idle.process.kill()
                idle.process.join()
    assert results == list(play_locally(small, planned, 1))


def test_workers_do_not_mind_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where they inherit nothing, as on Windows."""
    monkeypatch.setattr(worker_process, "interrupts_ignored", nullcontext)
    small = contest(bots="random", games=4)
    with Workers(small, 1) as workers:
        (worker,) = workers._workers
        for _ in workers.play(schedule(small)):
            assert worker.process.pid is not None
            os.kill(worker.process.pid, signal.SIGINT)
        assert workers._workers == [worker]
        assert worker.process.is_alive()


def test_a_match_that_ends_its_worker_every_time_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_bot(tmp_path, "deadly", DEADLY_BOT)
    monkeypatch.syspath_prepend(str(tmp_path))
    deadly = contest(bots="deadly", games=2)
    with pytest.raises(
        BeltaneError, match=r"The match deadly - deadly \(deal \d\) has killed its worker process 3 times"
    ):
        list(play_locally(deadly, schedule(deadly), 2))


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        ("return -1", r"The bot 'bad' broke the rules: There is no action -1; .+\."),
        ("return 1 // 0", r"The bot 'bad' failed in \S+bad\.py, line \d+: ZeroDivisionError: .+\."),
    ],
)
def test_what_a_bot_does_wrong_in_a_worker_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str, sentence: str
) -> None:
    install_bot(tmp_path, "bad", DEADLY_BOT.replace("os._exit(1)", deed).replace("deadly", "bad"))
    monkeypatch.syspath_prepend(str(tmp_path))
    bad = contest(bots="bad", games=2)
    with pytest.raises(BeltaneError, match=f"^{sentence}$"):
        list(play_locally(bad, schedule(bad), 2))


def test_no_process_is_left_behind() -> None:
    small = contest(bots="random", games=200)
    with Workers(small, 2) as workers:
        started = [worker.process for worker in workers._workers]
        next(workers.play(schedule(small)))
    assert not any(process.is_alive() for process in started)
