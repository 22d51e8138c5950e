"""What a game offers to those who count over many games: the events worth counting."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tally:
    """Something that players like to know how often it happens: an event, told apart by one of its arguments or not.

    Tallies of the same name are shown together; its title is in the game's catalogue.
    """

    name: str
    event: str
    argument: str | None = None
