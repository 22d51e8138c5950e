"""A session of learning, from scratch or from a checkpoint, with everything that it leaves in its folder."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from beltane.kernel.errors import BeltaneError
from beltane.kernel.game import find_game
from beltane.learning import checkpoint, figures
from beltane.learning.export import export
from beltane.learning.provenance import provenance
from beltane.learning.run import Run, fits, new_run, play_round, restored, saved
from beltane.learning.settings import CUDA, Settings

OPPONENTS = ("random", "greedy")
GAMES_ON_THE_WAY = 48
"""Maximum number of games of each kind in a measurement during learning."""
GAMES = 200
"""The same in the last measurement."""
MEASURE_AFTER = 60.0
MEASURING_SHARE = 0.1
"""Maximum share of the time for measuring, which happens at most every MEASURE_AFTER seconds."""
SAVE_AFTER = 60.0
MINUTE = 60.0
NETWORK = "network.npz"
"""The file of the network, in the folder of a run."""


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
    command: str = ""
    """What was typed to learn, for the record."""

    @property
    def over(self) -> bool:
        """Whether everything planned has been learned."""
        return self.until.progress(self.run) >= 1.0


def begin(settings: Settings, until: Until, folder: Path, start: Path | None = None) -> Session:
    """Begin to learn from scratch, or with the network of a checkpoint, wherever and however that was learned."""
    if checkpoint.exists(folder):
        raise BeltaneError("learning-there-already", folder=str(folder))
    _check_device(settings.device)
    known = None if start is None else _read(settings.game, start)
    folder.mkdir(parents=True, exist_ok=True)
    figures.forget_after(folder, -1)
    return Session(new_run(settings, known), until, folder)


def resume(
    game: str,
    folder: Path,
    minutes: int | None = None,
    rounds: int | None = None,
    changes: Mapping[str, Any] | None = None,
) -> Session:
    """Continue where learning stopped: to the end that was planned, or to another one, counted from the beginning.

    Settings that change with progress continue from where the new plan has them by now.
    """
    content = _read(game, folder / checkpoint.FILE)
    _check_device(content["settings"]["device"])
    run = restored(checkpoint.full(content), changes)
    figures.forget_after(folder, run.rounds)
    until = Until(**content["until"])
    if rounds is not None or minutes is not None:
        until = Until(until.minutes if minutes is None else minutes, rounds)
    return Session(run, until, folder)


def _read(game: str, file: Path) -> dict[str, Any]:
    """The checkpoint in a file, which has to be one of a game as it is now."""
    if not file.exists():
        raise BeltaneError("no-learning-there", folder=str(file.parent))
    content = checkpoint.read_file(file)
    if content["settings"]["game"] != game:
        raise BeltaneError("learning-of-other-game", folder=str(file.parent), found=content["settings"]["game"])
    if content.get("fits") != fits(find_game(game)):
        raise BeltaneError("learning-out-of-date", file=str(file))
    return content


def _check_device(device: str) -> None:
    if device == CUDA and not torch.cuda.is_available():
        raise BeltaneError("no-gpu")


def save(session: Session) -> None:
    """Write a checkpoint, and the network as it is now."""
    run = session.run
    content = {**saved(run), "until": asdict(session.until)}
    checkpoint.write(session.folder, checkpoint.light(content) if run.settings.light else content)
    export(session.folder / NETWORK, run.average.parameters, run.game, provenance_of(session))


def provenance_of(session: Session) -> dict[str, Any]:
    """How the network was made, with its last measurement."""
    measured = (line for line in reversed(figures.read(session.folder)) if "strength" in line)
    return provenance(session.run, session.command, next(measured, None))


def ignore(_line: figures.Line) -> None:
    """Take no notice of a round."""


def learn(
    session: Session,
    is_stopped: Callable[[], bool],
    report: Callable[[figures.Line], None],
    games: int = GAMES,
    deadline: float | None = None,
    watch: Callable[[figures.Line], None] = ignore,
) -> None:
    """Learn until the end or until stopped, and have everything written by the deadline, a time of `time.monotonic`.

    `watch` gets the figures of each round, `report` each measurement; if they are to have no `games`, nothing is
    measured.
    """
    # Processors take ten times as long for denormal numbers, of which optimisers produce many.
    torch.set_flush_denormal(True)
    try:
        _learn(session, is_stopped, report, games, Clock(deadline), watch)
    finally:
        torch.set_flush_denormal(False)


@dataclass
class Clock:
    """When to measure, to save, and to stop."""

    deadline: float | None
    measured: float = field(default_factory=time.monotonic)
    wait: float = field(default_factory=lambda: MEASURE_AFTER)
    saved: float | None = None
    saving: float = 0.0
    """How long it last took to save."""
    round: float = 0.0
    """How long the last round took, with everything that came after it."""

    @property
    def is_time_to_measure(self) -> bool:
        """Whether enough time has passed since the last measurement, by how long that took."""
        return time.monotonic() - self.measured > self.wait

    @property
    def is_time_to_save(self) -> bool:
        """Whether enough time has passed since the last checkpoint; the first one shows that there is room for them."""
        return self.saved is None or time.monotonic() - self.saved > SAVE_AFTER

    @property
    def is_time_to_stop(self) -> bool:
        """Whether another round, and writing everything with a little patience, would go beyond the deadline."""
        return self.deadline is not None and time.monotonic() + self.round + 2 * self.saving > self.deadline


def _learn(
    session: Session,
    is_stopped: Callable[[], bool],
    report: Callable[[figures.Line], None],
    games: int,
    clock: Clock,
    watch: Callable[[figures.Line], None],
) -> None:
    run, folder = session.run, session.folder
    while not session.over and not is_stopped() and not clock.is_time_to_stop:
        started = time.monotonic()
        line = play_round(run, session.until.progress(run))
        figures.append(folder, line)
        watch(line)
        if games and clock.is_time_to_measure and not session.over:
            _measure(session, min(games, GAMES_ON_THE_WAY), report, clock)
        if clock.is_time_to_save:
            _save(session, clock)
        clock.round = time.monotonic() - started
    if games and session.over:
        report(measure(session, games))
    save(session)


def _measure(session: Session, games: int, report: Callable[[figures.Line], None], clock: Clock) -> None:
    started = time.monotonic()
    report(measure(session, games))
    clock.measured = time.monotonic()
    clock.wait = max(MEASURE_AFTER, (clock.measured - started) / MEASURING_SHARE)


def _save(session: Session, clock: Clock) -> None:
    started = time.monotonic()
    save(session)
    clock.saved = time.monotonic()
    clock.saving = clock.saved - started


def measure(session: Session, games: int) -> figures.Line:
    """Let the network play with every number of seats, and record its results."""
    # Bots are loaded only where they are met.
    from beltane.learning.measuring import Player, measure_play, measure_strength

    run = session.run
    player = Player(run.average.parameters, run.reader, run.settings.device)
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
