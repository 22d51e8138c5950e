"""The names of a contest's folder and files.

Contests that can share matches share a folder and its results file; each has its own report in it.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from beltane.arena.contest import Contest
from beltane.kernel.game import find_game

PARENT = Path("arena")
PLAIN_NAME = re.compile(r"[a-z0-9_]+(:[a-z0-9_]+)*")
"""Names of bots that remain unambiguous when a colon is written as a hyphen."""
LONGEST = 100
DIGEST = 8


def default_folder(contest: Contest) -> Path:
    """A contest's folder unless another is chosen, named after everything that its matches have in common."""
    options = find_game(contest.game).options
    chosen = [f"-{o.name}-{contest.options[o.name]}" for o in options if contest.options[o.name] != o.choices[0]]
    return PARENT / f"{contest.game}-{contest.seats}-seats-seed-{contest.seed}{''.join(chosen)}"


def report_file(contest: Contest, suffix: str) -> str:
    """The file name of a contest's report, named after what distinguishes it from others in the same folder."""
    return f"report-{contest.games}-games-{_joined(contest.bots)}.{suffix}"


def _joined(bots: tuple[str, ...]) -> str:
    """The bots' names as part of a file name, with a digest if they alone would be ambiguous."""
    joined = "+".join(bots)
    readable = re.sub(r"[^a-z0-9_+]+", "-", joined.lower())
    if len(readable) <= LONGEST and all(PLAIN_NAME.fullmatch(bot) for bot in bots):
        return readable
    digest = hashlib.sha256(joined.encode()).hexdigest()[:DIGEST]
    return f"{readable[:LONGEST].rstrip('-+')}-{digest}"
