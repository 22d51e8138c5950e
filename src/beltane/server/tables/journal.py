"""The journal of a table: everything that happens at it, one entry after another, as plain data.

A table's *ply* is the number of its entries. It only grows: what is taken back is an entry too. Whoever wants to change
something says which ply they have seen; if more has happened in the game by then, nothing changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What an entry is about, and what its content says."""

    SIT = "sit"
    """A person takes a seat."""
    SEAT_BOT = "seat-bot"
    """The host gives a seat to a bot: `bot`."""
    HOLD = "hold"
    """An open seat is kept free for a person."""
    STAND = "stand"
    """A seat is open again."""
    START = "start"
    ACT = "act"
    """An `action` in notation; `goes_on` if it belongs to the same choice as the one before."""
    PROPOSE = "propose"
    """A choice that would end the turn, in notation: `actions`. It counts once it has been confirmed."""
    UNDO = "undo"
    """Back to so many actions: `to`."""
    RESIGN = "resign"
    AGREE = "agree"
    """A person agrees to a motion: `motion`, and with `take-over` also `seat`."""
    DISAGREE = "disagree"
    TAKE_OVER = "take-over"
    """A bot plays on for somebody: `bot`."""
    REMIND = "remind"
    """Somebody's clock has run out, and they have been told so."""
    FORFEIT = "forfeit"
    """Somebody's clock has run out, and the seat is lost."""
    ABANDON = "abandon"
    """The game ends without a result."""
    END = "end"
    """The game is over."""


ASIDE = (Kind.AGREE, Kind.DISAGREE, Kind.REMIND)
"""What happens beside the game: it keeps nobody from acting, and whoever has to decide is no less absent for it."""


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
        """What it is about."""
        return self.draft.kind

    @property
    def seat(self) -> int | None:
        """Whose seat it is about."""
        return self.draft.seat

    @property
    def person(self) -> int | None:
        """Whose doing it is."""
        return self.draft.person

    @property
    def content(self) -> Mapping[str, Any]:
        """What else there is to it."""
        return self.draft.content
