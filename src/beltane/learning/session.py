"""A session of learning, from scratch or from a checkpoint, with everything that it leaves in its folder."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from beltane.kernel.errors import BeltaneError
from beltane.learning import checkpoint, figures
from beltane.learning.measuring import Player, measure_play, measure_strength
from beltane.learning.run import Run, new_run, play_round, restored, saved
from beltane.learning.settings import CUDA, Settings

OPPONENTS = ("random", "greedy")
GAMES_ON_THE_WAY = 48
"""Maximum number of games of each kind in a measurement during learning."""
GAMES = 200
"""The same in the last measurement."""
MEASURE_AFTER = 60.0
MEASURING_SHARE = 0.1
"""Maximum share of the time for measuring, which happens at most every MEASURE_AFTER seconds."""
SAVE_AFTER = 300.0
MINUTE = 60.0


@dataclass(frozen=True)
class Until:
    """When learning ends: after some minutes, or after some rounds, which always give the same network."""

    minutes: int
    rounds: int | None = None

    def progress(self, run: Run) -> float:
        """The finished part of the learning, from 0 to 1."""
        if self.rounds is not None:
            return min(1.0, run.rounds / self.rounds)
        return min(1.0, run.seconds / (MINUTE * self.minutes))


@dataclass
class Session:
    """A run in its folder, and when it ends."""

    run: Run
    until: Until
    folder: Path

    @property
    def over(self) -> bool:
        """Whether everything planned has been learned."""
        return self.until.progress(self.run) >= 1.0


def begin(settings: Settings, until: Until, folder: Path) -> Session:
    """Begin to learn from scratch."""
    if checkpoint.exists(folder):
        raise BeltaneError("learning-there-already", folder=str(folder))
    _check_device(settings.device)
    folder.mkdir(parents=True, exist_ok=True)
    figures.forget_after(folder, -1)
    return Session(new_run(settings), until, folder)


def resume(game: str, folder: Path) -> Session:
    """Continue where learning stopped."""
    content = checkpoint.read(folder)
    if content is None:
        raise BeltaneError("no-learning-there", folder=str(folder))
    if content["settings"]["game"] != game:
        raise BeltaneError("learning-of-other-game", folder=str(folder), found=content["settings"]["game"])
    _check_device(content["settings"]["device"])
    run = restored(content)
    figures.forget_after(folder, run.rounds)
    return Session(run, Until(**content["until"]), folder)


def _check_device(device: str) -> None:
    if device == CUDA and not torch.cuda.is_available():
        raise BeltaneError("no-gpu")


def save(session: Session) -> None:
    """Write a checkpoint."""
    checkpoint.write(session.folder, {**saved(session.run), "until": asdict(session.until)})


def learn(
    session: Session,
    is_stopped: Callable[[], bool],
    report: Callable[[figures.Line], None],
    games: int = GAMES,
) -> None:
    """Learn until the end or until stopped, then write a checkpoint.

    `report` gets each measurement; if they are to have no `games`, nothing is measured.
    """
    # Processors take ten times as long for denormal numbers, of which optimisers produce many.
    torch.set_flush_denormal(True)
    try:
        _learn(session, is_stopped, report, games)
    finally:
        torch.set_flush_denormal(False)


def _learn(
    session: Session, is_stopped: Callable[[], bool], report: Callable[[figures.Line], None], games: int
) -> None:
    run, folder = session.run, session.folder
    measured = kept = time.monotonic()
    wait = MEASURE_AFTER
    while not session.over and not is_stopped():
        figures.append(folder, play_round(run, session.until.progress(run)))
        now = time.monotonic()
        if games and now - measured > wait and not session.over:
            report(measure(session, min(games, GAMES_ON_THE_WAY)))
            measured = time.monotonic()
            wait = max(MEASURE_AFTER, (measured - now) / MEASURING_SHARE)
        if now - kept > SAVE_AFTER:
            save(session)
            kept = time.monotonic()
    if games and session.over:
        report(measure(session, games))
    save(session)


def measure(session: Session, games: int) -> figures.Line:
    """Let the network play with every number of seats, and record its results."""
    run = session.run
    player = Player(run.parameters, run.reader, run.settings.device)
    met = [(bot, seats) for seats in run.game.seats for bot in (OPPONENTS if seats > 1 else OPPONENTS[:1])]
    line: dict[str, Any] = {
        "round": run.rounds,
        "seconds": round(run.seconds, 2),
        "decisions": run.decisions,
        "strength": [asdict(measure_strength(run.game, player, bot, seats, games)) for bot, seats in met],
        "play": [asdict(measure_play(run.game, player, seats, games)) for seats in run.game.seats],
    }
    figures.append(session.folder, line)
    return line
