"""The journal of a table: everything that happens at it, one entry after another, as plain data.

A table's *ply* is the number of its entries. It only grows: undo is an entry too. A request for a change says which ply
its sender has seen; if more has happened in the game by then, nothing changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """The kind of an entry, which determines its content."""

    SIT = "sit"
    """A person takes a seat."""
    SEAT_BOT = "seat-bot"
    """The host gives a seat to a bot: `bot`."""
    HOLD = "hold"
    """An open seat is held for a person."""
    STAND = "stand"
    """A seat is open again."""
    START = "start"
    """The game begins; with `rules` and `edition` if they have changed since the table was made."""
    ACT = "act"
    """An `action` in notation; `goes_on` if it belongs to the same choice as the one before."""
    PROPOSE = "propose"
    """A choice that would end the turn, in notation: `actions`. It counts once it has been confirmed."""
    UNDO = "undo"
    """Back to a number of actions: `to`."""
    RESIGN = "resign"
    AGREE = "agree"
    """A person agrees to a motion: `motion`, and with `take-over` also `seat`."""
    DISAGREE = "disagree"
    TAKE_OVER = "take-over"
    """A bot takes over from a player: `bot`."""
    REMIND = "remind"
    """A player's clock has run out, and they have been reminded."""
    FORFEIT = "forfeit"
    """A player's clock has run out, and the seat is lost."""
    ABANDON = "abandon"
    """The game ends without a result."""
    END = "end"
    """The game is over."""


ASIDE = (Kind.AGREE, Kind.DISAGREE, Kind.REMIND)
"""Entries beside the game: they do not prevent anybody from acting, and do not count as activity of the player who has
to decide.
"""


@dataclass(frozen=True)
class Draft:
    """An entry to be: what happens, to which seat, by whom (nobody: the service itself, or a bot)."""

    kind: Kind
    seat: int | None = None
    person: int | None = None
    content: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Entry:
    """Something that has happened, as the `ply`-th thing at its table, `at` a time in milliseconds."""

    ply: int
    at: int
    draft: Draft

    @property
    def kind(self) -> Kind:
        """The kind of the entry."""
        return self.draft.kind

    @property
    def seat(self) -> int | None:
        """The seat it is about."""
        return self.draft.seat

    @property
    def person(self) -> int | None:
        """The person who caused it."""
        return self.draft.person

    @property
    def content(self) -> Mapping[str, Any]:
        """Its remaining content."""
        return self.draft.content
