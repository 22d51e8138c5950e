"""What a game offers for statistics over many games: the events worth counting."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """An event whose frequency interests players, broken down by one of its arguments or not.

    Tallies of the same name are shown together; their title is in the game's catalogue.
    """

    name: str
    event: str
    argument: str | None = None
