"""Real processes of the command, quickly: one process has loaded the games, and each command is a fork of it.

Run as a program, it takes requests from a socket, which is its input: the arguments, the environment and the folder of
a command, with the files for its input, output and errors, and one for reporting how the command ends.
"""

from __future__ import annotations

import atexit
import gc
import io
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import redirect_stdout, suppress
from functools import cache
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

if TYPE_CHECKING:
    from beltane.kernel.game import AnyGame
    from beltane.kernel.match import Match

ROOT = Path(__file__).parents[2]
LONGEST_REQUEST = 1 << 20
FILES = 4
"""Input, output, errors, and the report of the end."""
LOADED = ("BELTANE_", "LANG", "LC_", "NUMBA_", "PYTHON")
"""Prefixes of variables that are read when Python starts, or when games and texts are loaded."""
LOADING = {"--edition", "--language", "warm"}
"""Arguments that affect what is loaded."""

INTERPRETING = "NUMBA_DISABLE_JIT"
INHERITED = dict(os.environ)
"""The environment before any test has changed it."""


class Command:
    """A command running as a fork, with the needed part of the interface of `subprocess.Popen`."""

    def __init__(self, report: IO[bytes]) -> None:
        self._report = report
        self.pid = int(report.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, if the command has ended."""
        ended = self.returncode is None and select.select([self._report], [], [], 0)[0]
        return self.wait() if ended else self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the end of the command; returns its exit code, or a negative number if a signal has ended it."""
        if self.returncode is None:
            if not select.select([self._report], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("beltane", timeout or 0)
            self.returncode = os.waitstatus_to_exitcode(int(self._report.readline()))
            self._report.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send the command a signal, unless it has ended."""
        if self.poll() is None:
            # It may have just ended, before that was reported.
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill the command."""
        self.send_signal(signal.SIGKILL)


class Launcher:
    """The process that forks commands; it ends with its socket."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        path = os.pathsep.join(filter(None, (str(ROOT), environment.get("PYTHONPATH"))))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.cli.forking"],
            stdin=other.fileno(),
            cwd=ROOT,
            env={**environment, "PYTHONPATH": path},
        )
        other.close()

    def start(
        self, arguments: Sequence[str], environment: Mapping[str, str], files: tuple[int, int, int], *, terminal: bool
    ) -> Command:
        """Start a command; with `terminal`, the files are one that only the command has."""
        reading, writing = os.pipe()
        request = {"arguments": list(arguments), "environment": dict(environment), "folder": os.getcwd()}
        socket.send_fds(self._socket, [json.dumps({**request, "terminal": terminal}).encode()], [*files, writing])
        os.close(writing)
        return Command(os.fdopen(reading, "rb", buffering=0))


def can_fork(arguments: Sequence[str], environment: Mapping[str, str]) -> bool:
    """Whether a command needs nothing that differs from what is already loaded, nor is about loading it."""
    if LOADING & set(arguments):
        return False
    names = {name for name in {*environment, *INHERITED} if name.startswith(LOADED)} - {INTERPRETING}
    return all(environment.get(name) == INHERITED.get(name) for name in names)


@cache
def launcher(interpreting: str | None) -> Launcher:
    """The process that forks commands with compiled rules, or the one for interpreted rules."""
    inherited = {name: value for name, value in INHERITED.items() if name != INTERPRETING}
    return Launcher(inherited if interpreting is None else {**inherited, INTERPRETING: interpreting})


def load() -> None:
    """Load the command with its texts, and all games with their rules."""
    import rich.console
    import rich.progress  # noqa: F401

    import beltane.arena
    import beltane.bots.roster
    import beltane.cli.play.session  # noqa: F401
    from beltane.cli.app import app
    from beltane.kernel.game import find_game, game_names
    from beltane.kernel.match import Match
    from beltane.kernel.rule import interpreted
    from beltane.text import speaker_for

    for name in game_names():
        match = Match.new(name, seats=find_game(name).seats[-1], seed=1)
        speaker = speaker_for(match.game)
        speaker.question(match.prompt(match.mover))
        match.play(match.legal_numbers()[0])
        match.view(None)
        match.standings()
        match.copy().save()
        if not interpreted():
            load_bots(match)
            load_playouts(match.game)
    # The first command loads the parser of its arguments.
    with redirect_stdout(io.StringIO()):
        app(["games"], standalone_mode=False)
    # Loading all of Numba may have made colorama end every output with a colour reset.
    if colours := sys.modules.get("colorama.initialise"):
        atexit.unregister(colours.reset_all)


def load_bots(match: Match) -> None:
    """Load the compiled code of all bots: that takes longer than most commands."""
    from beltane.bots.bot import position_for
    from beltane.bots.roster import find_bot
    from beltane.kernel.random import new_generator

    assert match.mover is not None
    position = position_for(match.game, match.state, match.mover, new_generator(1))
    for name in ("random", "greedy", "mcts:1"):
        find_bot(name)(match.game, 1).choose(position)


def load_playouts(game: AnyGame) -> None:
    """Load the compiled code of random games."""
    import numpy as np

    from beltane.kernel.playout import Playouts

    playouts = Playouts(game.State, len(game.actions), game.seats[-1], 1)
    playouts.play(np.zeros(len(game.options), np.int64), np.ones(1, np.int64))


def become(request: dict[str, Any], files: Sequence[int]) -> None:
    """Take on what was requested: environment, folder, input and output."""
    os.environ.clear()
    os.environ.update(request["environment"])
    os.chdir(request["folder"])
    if request["terminal"]:
        os.login_tty(files[0])
    else:
        for number, file in enumerate(files):
            os.dup2(file, number)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(io.FileIO(0)), errors=sys.stdin.errors)
    sys.stdout = _writer(1, sys.stdout.errors)
    sys.stderr = _writer(2, "backslashreplace", always_by_line=True)
    # Otherwise the command would appear to be a module of the tests.
    main_module = sys.modules["__main__"]
    main_module.__spec__, main_module.__package__ = None, None
    sys.argv = [str(Path(sys.executable).with_name("beltane")), *request["arguments"]]


def _writer(number: int, errors: str | None, *, always_by_line: bool = False) -> io.TextIOWrapper:
    by_line = always_by_line or os.isatty(number)
    return io.TextIOWrapper(io.BufferedWriter(io.FileIO(number, "w")), errors=errors, line_buffering=by_line)


def fork_and_report(report: int, files: Sequence[int]) -> None:
    """Continue as another process, whose number and end are reported."""
    process = os.fork()
    if process == 0:
        os.close(report)
        return
    # Readers of the command's output have to notice its end.
    for file in (*files, 0, 1, 2):
        os.close(file)
    os.write(report, b"%d\n" % process)
    _, status = os.waitpid(process, 0)
    os.write(report, b"%d\n" % status)
    os._exit(0)


def run_and_leave() -> None:
    """Run the command to its end, without the usual clean-up of everything that was loaded before the fork."""
    from beltane.cli import run

    try:
        run()
    except SystemExit as end:
        code = end.code
        if isinstance(code, str):
            raise
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code or 0)


def main() -> None:
    """Load everything once, and fork a command for each request."""
    load()
    # Otherwise every command would scan all of it for garbage at its end.
    gc.freeze()
    # The processes that report how commands end need no attention.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    requests = socket.socket(fileno=os.dup(0))
    while True:
        content, received, _, _ = socket.recv_fds(requests, LONGEST_REQUEST, FILES)
        if not content:
            return
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            requests.close()
            *files, report = received
            fork_and_report(report, files)
            become(json.loads(content), files)
            run_and_leave()
        for file in received:
            os.close(file)


if __name__ == "__main__":
    main()
