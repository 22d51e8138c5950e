"""What `beltane learn` does, for a machine that has little more than PyTorch and Numba: `python -m beltane.learning`.

Any setting can be changed with `--set NAME=VALUE`, the value as in JSON; most of them in a run that resumes, too. The
figures of a round are printed now and then, and measurements whole, as lines of JSON. `--from CHECKPOINT` begins a new
run with the network of another one.
"""

from __future__ import annotations

import json
import shlex
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

from beltane.kernel.errors import BeltaneError
from beltane.learning import MINUTES, STARTED

SHOW_AFTER = 15.0
SHOWN = (
    "round",
    "seconds",
    "decisions",
    "a_second",
    "playing",
    "recorded",
    "unrecorded",
    "entropy_share",
    "entropy_shares",
    "lead_loss",
    "skipped",
    "finished",
)
MINUTE = 60.0


def main(arguments: list[str]) -> None:
    """Learn, and write everything into the folder; an error is printed with its code and values."""
    asked = _parser().parse_args(arguments)
    try:
        _learn(asked, shlex.join(["python", "-m", "beltane.learning", *arguments]))
    except BeltaneError as error:
        # The sentence would need the catalogues, and what reads them.
        sys.exit(f"{error.code}: {dict(error.values)}")


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m beltane.learning", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=int)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--piece", type=float)
    parser.add_argument("--measure", type=int, default=0)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--from", type=Path, dest="start", metavar="CHECKPOINT")
    parser.add_argument("--resume", action="store_true")
    return parser


def _learn(asked: Namespace, command: str) -> None:
    import torch

    from beltane.learning.session import Until, begin, learn, resume
    from beltane.learning.settings import changed, changes_from, settings_for
    from beltane.learning.stopping import stop_on_signals

    if asked.threads is not None:
        torch.set_num_threads(asked.threads)
    changes = changes_from(asked.set)
    if asked.resume:
        session = resume(asked.game, asked.out, asked.minutes, asked.rounds, changes)
    else:
        settings = changed(settings_for(asked.game, asked.device, asked.seed), changes)
        session = begin(settings, Until(asked.minutes or MINUTES, asked.rounds), asked.out, asked.start)
    session.command = command
    _show({"ready": round(time.monotonic() - STARTED, 1), "settings": session.run.settings.as_json()})
    deadline = None if asked.piece is None else STARTED + MINUTE * asked.piece
    learn(session, stop_on_signals(), _show, asked.measure, deadline, _shower())
    _show({"finished": session.over, "rounds": session.run.rounds})


def _shower() -> Callable[[dict[str, Any]], None]:
    """Something that prints the figures of a round every now and then."""
    shown = -SHOW_AFTER

    def show(line: dict[str, Any]) -> None:
        nonlocal shown
        if time.monotonic() - shown >= SHOW_AFTER:
            shown = time.monotonic()
            _show({name: line[name] for name in SHOWN if name in line})

    return show


def _show(line: dict[str, Any]) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
