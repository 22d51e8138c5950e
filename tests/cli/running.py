"""Running the real `beltane` command, in a pseudo-terminal and without one."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from tests.cli.forking import INTERPRETING, Command, can_fork, launcher

COMMAND = str(Path(sys.executable).with_name("beltane"))
PATIENCE = 120.0
"""Seconds to wait for expected output; generous, because the first run on a machine compiles the rules."""
PATIENCE_WITH_WARM = 900.0
"""The same for `warm`, which may have to compile all games from scratch while other tests keep the cores busy."""

INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}

CTRL_C = "\x03"
CTRL_D = "\x04"
PRESS_AGAIN = 3.0
CLEAR = "\x1b[H\x1b[2J\x1b[3J"

_CONTROL_SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_PROMPT = re.compile(r"(> |\]: |screen\. |q: quit )$")
_BECOME_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.argv[1], sys.argv[1:])"


@dataclass(frozen=True)
class Finished:
    """The output and exit code of a command that ran without a terminal."""

    code: int
    output: str
    errors: str


def environment(**changes: str) -> dict[str, str]:
    """The environment for a command: compiled however the tests themselves run, a known terminal, and English."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("NUMBA_DISABLE_JIT", "COLUMNS")}
    return {**inherited, "TERM": "xterm", "BELTANE_LANGUAGE": "en", **changes}


def beltane(*arguments: str | Path, **changes: str) -> Finished:
    """Run the command without a terminal; `changes` are environment variables."""
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors, open(os.devnull) as nothing:
        given = [str(argument) for argument in arguments]
        process = _start(given, environment(**changes), (nothing.fileno(), output.fileno(), errors.fileno()))
        try:
            code = process.wait(PATIENCE_WITH_WARM if given[0] == "warm" else PATIENCE)
        finally:
            if process.poll() is None:
                process.kill()
        output.seek(0)
        errors.seek(0)
        return Finished(code, output.read(), errors.read())


def _start(
    arguments: list[str], variables: dict[str, str], files: tuple[int, int, int]
) -> Command | subprocess.Popen[bytes]:
    """Start the command, as a fork of a process that has loaded the games where that makes no difference."""
    if can_fork(arguments, variables):
        return launcher(variables.get(INTERPRETING)).start(arguments, variables, files, terminal=False)
    stdin, stdout, stderr = files
    return subprocess.Popen([COMMAND, *arguments], stdin=stdin, stdout=stdout, stderr=stderr, env=variables)


def _start_in_terminal(
    arguments: list[str], variables: dict[str, str], slave: int
) -> Command | subprocess.Popen[bytes]:
    if can_fork(arguments, variables):
        return launcher(variables.get(INTERPRETING)).start(arguments, variables, (slave,) * 3, terminal=True)
    become_terminal = [sys.executable, "-c", _BECOME_TERMINAL, COMMAND, *arguments]
    return subprocess.Popen(become_terminal, stdin=slave, stdout=slave, stderr=slave, env=variables)


def succeeds(*arguments: str | Path, **changes: str) -> str:
    """Run the command without a terminal and return its output; it must succeed without error output."""
    finished = beltane(*arguments, **changes)
    assert (finished.code, finished.errors) == (0, "")
    return finished.output


def complaint(*arguments: str | Path, **changes: str) -> str:
    """Run the command without a terminal and return its error: one line, exit code 2 and no other output."""
    finished = beltane(*arguments, **changes)
    assert (finished.code, finished.output) == (2, ""), finished
    (line,) = finished.errors.splitlines()
    return line


class Terminal:
    """The command running in a pseudo-terminal, as `with Terminal("demo") as terminal:`.

    `changes` are environment variables.
    """

    def __init__(self, *arguments: str | Path, columns: int = 100, lines: int = 40, **changes: str) -> None:
        self._arguments = [str(argument) for argument in arguments]
        self._size = (lines, columns)
        self._environment = environment(**changes)
        self._answered = 0
        # A letter of several bytes may come in two pieces.
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.raw = ""

    def __enter__(self) -> Terminal:
        self._master, slave = pty.openpty()
        self.resize(*self._size)
        self._process = _start_in_terminal(self._arguments, self._environment, slave)
        os.close(slave)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._master)

    @property
    def text(self) -> str:
        """Everything shown so far, without control sequences."""
        return _plain(self.raw)

    @property
    def since_cleared(self) -> str:
        """What can be seen, in the window or above it, without control sequences."""
        return _plain(self.raw.rpartition(CLEAR)[2])

    def resize(self, lines: int, columns: int) -> None:
        """Change the size of the terminal and notify the command."""
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def prompted(self) -> str | None:
        """Read until the command asks for something, and return what was shown since the last answer.

        Returns None when the command ends instead.
        """
        deadline = time.monotonic() + PATIENCE
        while not _PROMPT.search(self._fresh()):
            if not self._read(deadline):
                return None
        return self._fresh()

    def answer(self, typed: str) -> str | None:
        """Wait until the command asks, type a line, and return what is shown until it asks again; None at its end."""
        self.prompted()
        self._answered = len(self.raw)
        self.type(f"{typed}\n")
        return self.prompted()

    def _fresh(self) -> str:
        return _plain(self.raw[self._answered :])

    def wait_for(self, text: str, times: int = 1) -> None:
        """Read until a text has been shown a number of times."""
        deadline = time.monotonic() + PATIENCE
        while self.text.count(text) < times:
            assert self._read(deadline), f"the command ended without showing {text!r}:\n{self.text}"

    def wait_until(self, condition: Callable[[], bool]) -> None:
        """Wait until something has happened outside the terminal."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < deadline, f"in vain:\n{self.text}"
            time.sleep(0.01)

    def type(self, text: str) -> None:
        """Type on the keyboard."""
        os.write(self._master, text.encode())

    def send_signal(self, number: signal.Signals) -> None:
        """Send the command a signal."""
        self._process.send_signal(number)

    def kill(self) -> None:
        """Kill the command, as when the machine loses power."""
        self._process.kill()
        self._process.wait()

    def interrupt(self) -> int:
        """Press Ctrl-C until the command ends, and return the exit code."""
        return self._again_and_again(lambda: self.type(CTRL_C))

    def hang_up(self) -> int:
        """Signal that the connection is gone until the command ends, and return the exit code."""
        return self._again_and_again(lambda: self.send_signal(signal.SIGHUP))

    def _again_and_again(self, signal_to_end: Callable[[], None]) -> int:
        """A signal that arrives just before the command starts to wait for a key is noticed only with the next one."""
        for _ in range(int(PATIENCE / PRESS_AGAIN)):
            signal_to_end()
            again = time.monotonic() + PRESS_AGAIN
            while (left := again - time.monotonic()) > 0 and self._comes(left):
                if not self._read(time.monotonic()):
                    return self._process.wait(PATIENCE)
        raise AssertionError(f"nothing stopped the command:\n{self.text}")

    def finish(self) -> int:
        """Read to the end and return the exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self._process.wait(PATIENCE)

    def _read(self, deadline: float) -> bool:
        """Read what comes next; False at the end."""
        assert self._comes(max(0.0, deadline - time.monotonic())), f"nothing came in {PATIENCE} s:\n{self.text}"
        try:
            chunk = os.read(self._master, 65536)
        except OSError:
            # Linux reports the end of a pseudo-terminal as an error.
            return False
        self.raw += self._decoder.decode(chunk)
        return bool(chunk)

    def _comes(self, seconds: float) -> bool:
        return bool(select.select([self._master], [], [], seconds)[0])


def playing(folder: Path, *arguments: str | Path, columns: int = 80, lines: int = 24, **changes: str) -> Terminal:
    """`beltane play` with its saves in a folder; interpreted, which starts quickly and needs no compiling."""
    return playing_compiled(folder, *arguments, columns=columns, lines=lines, **INTERPRETED, **changes)


def playing_compiled(
    folder: Path, *arguments: str | Path, columns: int = 80, lines: int = 24, **changes: str
) -> Terminal:
    """The same with compiled rules, for whole games and for searches."""
    return Terminal("play", *arguments, columns=columns, lines=lines, XDG_DATA_HOME=str(folder), **changes)


def replaying(file: Path) -> Terminal:
    """`beltane replay`, interpreted."""
    return Terminal("replay", file, NUMBA_DISABLE_JIT="1")


def the_save(folder: Path) -> Path:
    (file,) = folder.rglob("*.json")
    return file


def _plain(shown: str) -> str:
    """What a terminal shows, without control sequences."""
    return _CONTROL_SEQUENCE.sub("", shown).replace("\r\n", "\n")
