"""The `beltane` command: one module per command, and what the commands share."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

from typer import Abort, TyperException

from beltane.cli.frame import USER_ERROR, refuse
from beltane.kernel.errors import BeltaneError
from beltane.kernel.system_errors import reason_of
from beltane.text import shell
from beltane.text.languages import ASCII, LANGUAGE_VARIABLE, LETTERS_VARIABLE, check_language

__all__ = ["run"]

FAILED = 1


def run() -> None:
    """Run the command line; errors are reported in one sentence, without a traceback."""
    try:
        # Help texts are built when the commands are imported, so language and letters have to be chosen before.
        choose_letters()
        choose_language(sys.argv[1:])
        from beltane.cli.app import app

        try:
            code = app(standalone_mode=False)
        finally:
            sys.stdout.flush()
        sys.exit(code)
    except TyperException as error:
        refuse(error)
    except Abort:
        sys.exit(FAILED)
    except BeltaneError as error:
        _stop(str(error), USER_ERROR)
    except BrokenPipeError:
        # The reader has closed the pipe, as in `beltane replay FILE | head`.
        _discard_output()
        sys.exit(FAILED)
    except OSError as error:
        _discard_output()
        _stop(_system_error(error), FAILED)


def choose_letters() -> None:
    """Set the environment to ask for ASCII texts if the terminal supports nothing else."""
    from beltane.cli.terminal import knows_ascii_only

    if knows_ascii_only():
        os.environ[LETTERS_VARIABLE] = ASCII


def choose_language(arguments: list[str]) -> None:
    """Set the environment to ask for the language of `--language`, if that comes before the command."""
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name == "--language":
            os.environ[LANGUAGE_VARIABLE] = check_language(value if equals else next(rest, ""))
        elif argument == "--edition":
            next(rest, None)
        elif not argument.startswith("-"):
            return


def _system_error(error: OSError) -> str:
    if error.filename:
        return shell("cli-system-error", file=str(error.filename), reason=reason_of(error))
    return shell("cli-output-error", reason=reason_of(error))


def _stop(sentence: str, code: int) -> NoReturn:
    print(f"beltane: {sentence}", file=sys.stderr)
    sys.exit(code)


def _discard_output() -> None:
    """Discard pending output: Python would fail again when it flushes on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
