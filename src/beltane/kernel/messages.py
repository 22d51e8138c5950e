"""Message catalogues: the sentences that events read as, kept in one TOML file a language and a game.

[events]
hut_built = "{seat} builds a hut on field {field}."
[words]
plus-one = "+1 of choice"
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beltane.kernel.events import Happening


@dataclass(frozen=True)
class Messages:
    """One game's sentences in one language."""

    events: dict[str, str]
    words: dict[str, str]

    def sentence(self, happening: Happening, seats: Sequence[str]) -> str:
        """An event as a sentence; `seats` are the players' names."""
        details: dict[str, Any] = {name: self._spoken(value) for name, value in happening.details.items()}
        if happening.seat is not None:
            details["seat"] = seats[happening.seat]
        for name in happening.seats:
            details[name] = seats[details[name]]
        return self.events[happening.name].format(**details)

    def _spoken(self, value: str | int) -> str | int:
        return self.words.get(value, value) if isinstance(value, str) else value


def read_messages(file: Path) -> Messages:
    """Read a message catalogue."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    return Messages(content["events"], content.get("words", {}))
