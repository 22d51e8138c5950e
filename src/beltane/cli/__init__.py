"""The `beltane` command: one module a command, and what the commands share."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from beltane.kernel.errors import BeltaneError

__all__ = ["run"]

FAILED = 1
USER_ERROR = 2


def run() -> None:
    """Run the command line; what goes wrong is told in one sentence, without a traceback."""
    from beltane.cli.app import app

    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except BeltaneError as error:
        _stop(str(error), USER_ERROR)
    except BrokenPipeError:
        # Whoever was reading has seen enough, as in `beltane replay FILE | head`.
        _discard_output()
        sys.exit(FAILED)
    except OSError as error:
        _discard_output()
        _stop(f"{error.filename or 'The output'}: {error.strerror}.", FAILED)


def _stop(sentence: str, code: int) -> NoReturn:
    print(f"beltane: {sentence}", file=sys.stderr)
    sys.exit(code)


def _discard_output() -> None:
    """Let what is still to be written go nowhere, for Python would fail once more when it flushes at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
