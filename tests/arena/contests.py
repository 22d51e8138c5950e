"""Small contests and made-up results for the tests."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from pathlib import Path

from beltane.arena import Contest, Result, new_contest
from beltane.arena.analysis.estimates import Estimate
from beltane.arena.run.match import Automaton

FAKE_METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n"

DEADLY_BOT = """
import os
from beltane.bots.roster import BotKind

class Deadly:
    def choose(self, position):
        os._exit(1)

KIND = BotKind("deadly", "ends its process", "deadly", lambda parameters: lambda game, seed: Deadly())
"""


def contest(
    game: str = "meduris", seats: int = 2, bots: str = "random,greedy", games: int = 4, seed: int = 1
) -> Contest:
    """A small contest."""
    return new_contest(game, seats=seats, bots=bots.split(","), games=games, seed=seed)


def quiet(_finished: int, _planned: int) -> None:
    """A progress callback that does nothing."""


def result(
    bots: str,
    places: Sequence[int],
    *,
    deal: int = 0,
    points: Sequence[int] | None = None,
    start: int = 0,
    sources: Sequence[dict[str, int]] | None = None,
    counts: Sequence[dict[str, int]] | None = None,
    tom: int | None = None,
) -> Result:
    """A result in which only the relevant parts are given."""
    names = tuple(bots.split(","))
    nothing: list[dict[str, int]] = [{} for _ in names]
    return Result(
        deal=deal,
        bots=names,
        points=tuple(points or [50 - 10 * place for place in places]),
        places=tuple(places),
        start=start,
        turns=30,
        asked=(10,) * len(names),
        sources=tuple(sources or nothing),
        counts=tuple(counts or nothing),
        automaton=None if tom is None else Automaton("Tom", tom),
        seconds=(0.5,) * len(names),
    )


def bounds(estimate: Estimate) -> tuple[float, float]:
    """The interval of an estimate that has one."""
    assert estimate.interval is not None
    return estimate.interval


def install_bot(folder: Path, name: str, source: str, version: str = "1.0") -> None:
    """Install a distribution into a folder, as pip would, whose module of that name offers a bot `KIND`."""
    information = folder / f"{name}-{version}.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text(FAKE_METADATA.format(name=name, version=version), encoding="utf-8")
    (information / "entry_points.txt").write_text(f"[beltane.bots]\n{name} = {name}:KIND\n", encoding="utf-8")
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    if name not in sys.stdlib_module_names:
        # Another test may have imported a module of this name from elsewhere.
        sys.modules.pop(name, None)
    importlib.invalidate_caches()
