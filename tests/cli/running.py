"""Running the real `beltane` command, through pipes and through a pseudo-terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

COMMAND = str(Path(sys.executable).with_name("beltane"))
PATIENCE = 120.0
"""Seconds to wait for what has to come; generous, because the first run on a machine compiles the rules."""

CTRL_C = "\x03"
PRESS_AGAIN = 3.0

_CONTROL_SEQUENCE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_BECOME_TERMINAL = "import os, sys; os.login_tty(0); os.execv(sys.argv[1], sys.argv[1:])"


@dataclass(frozen=True)
class Finished:
    """What a command that ran through pipes left behind."""

    code: int
    output: str
    errors: str


def environment(**changes: str) -> dict[str, str]:
    """The environment for a command: compiled whatever the tests themselves are, and a known terminal."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("NUMBA_DISABLE_JIT", "COLUMNS")}
    return {**inherited, "TERM": "xterm", **changes}


def beltane(*arguments: str | Path, **changes: str) -> Finished:
    """Run the command through pipes; `changes` are environment variables."""
    finished = subprocess.run(
        [COMMAND, *map(str, arguments)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        env=environment(**changes),
        timeout=PATIENCE,
        check=False,
    )
    return Finished(finished.returncode, finished.stdout, finished.stderr)


def succeeds(*arguments: str | Path, **changes: str) -> str:
    """Run the command through pipes and return its output; it has to work and to complain of nothing."""
    finished = beltane(*arguments, **changes)
    assert (finished.code, finished.errors) == (0, "")
    return finished.output


def complaint(*arguments: str | Path, **changes: str) -> str:
    """Run the command through pipes and return its complaint: one line, exit code 2 and no other output."""
    finished = beltane(*arguments, **changes)
    assert (finished.code, finished.output) == (2, ""), finished
    (line,) = finished.errors.splitlines()
    return line


class Terminal:
    """The command running in a pseudo-terminal of 100 columns, as `with Terminal("demo") as terminal:`."""

    def __init__(self, *arguments: str | Path) -> None:
        self._arguments = [str(argument) for argument in arguments]
        self.raw = ""

    def __enter__(self) -> Terminal:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        self._process = subprocess.Popen(
            [sys.executable, "-c", _BECOME_TERMINAL, COMMAND, *self._arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(),
        )
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
        return _CONTROL_SEQUENCE.sub("", self.raw).replace("\r\n", "\n")

    def wait_for(self, text: str, times: int = 1) -> None:
        """Read until a text has been shown so many times."""
        deadline = time.monotonic() + PATIENCE
        while self.text.count(text) < times:
            assert self._read(deadline), f"the command ended without showing {text!r}:\n{self.text}"

    def type(self, text: str) -> None:
        """Type on the keyboard."""
        os.write(self._master, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until the command ends, and return the exit code.

        Pressed just before the command starts to wait for a key, it is noticed only with the next one.
        """
        for _ in range(int(PATIENCE / PRESS_AGAIN)):
            self.type(CTRL_C)
            while self._comes(PRESS_AGAIN):
                if not self._read(time.monotonic()):
                    return self._process.wait(PATIENCE)
        raise AssertionError(f"Ctrl-C did not stop the command:\n{self.text}")

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
        self.raw += chunk.decode(errors="replace")
        return bool(chunk)

    def _comes(self, seconds: float) -> bool:
        return bool(select.select([self._master], [], [], seconds)[0])
