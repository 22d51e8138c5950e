"""A table as plain data, and the effect of each entry of its journal. The game itself is not part of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from beltane.server.tables.journal import ASIDE, Entry, Kind
from beltane.server.tables.settings import TableSettings


class Status(StrEnum):
    """The status of a table."""

    OPEN = "open"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"


@dataclass(frozen=True)
class Holder:
    """Who has a seat: a person, a bot, or nobody. `lost`: the person has resigned, or run out of time.

    An open seat may be `held_for` a person; nobody else can take it then. When a bot has taken over, `person` is still
    the player who sat there.
    """

    person: int | None = None
    bot: str | None = None
    lost: bool = False
    held_for: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether somebody can sit down."""
        return self.person is None and self.bot is None

    @property
    def plays(self) -> int | None:
        """The person who decides for the seat, if any."""
        return None if self.bot is not None or self.lost else self.person


@dataclass(frozen=True)
class Motion:
    """Something that needs everybody's agreement: to abandon the game, or that a bot takes over a seat."""

    kind: str
    seat: int | None = None


@dataclass(frozen=True)
class Absence:
    """Seats that keep the others waiting: these may replace those that are `late`.

    For those that are `overdue`, all others have had their time to vote.
    """

    late: frozenset[int] = frozenset()
    overdue: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Table:
    """A table after `ply` entries; the game, or who plays it, changed last with the `game_ply`-th.

    `agreed` are the motions that people have agreed to so far; `pending` is a choice that waits to be confirmed, in
    notation.
    """

    key: str
    invite: str
    game: str
    host: int
    settings: TableSettings
    options: Mapping[str, str]
    holders: tuple[Holder, ...]
    follows: str | None = None
    status: Status = Status.OPEN
    ply: int = 0
    game_ply: int = 0
    changed: int = 0
    agreed: frozenset[tuple[Motion, int]] = frozenset()
    reminded: frozenset[int] = field(default_factory=frozenset)
    pending: tuple[str, ...] = ()

    def seats_of(self, person: int | None) -> tuple[int, ...]:
        """The seats for which a person decides."""
        return tuple(seat for seat, holder in enumerate(self.holders) if person is not None and holder.plays == person)

    def has_sat(self, person: int | None) -> bool:
        """Whether a person has, or had, a seat."""
        return person is not None and any(holder.person == person for holder in self.holders)

    def is_expected(self, person: int | None) -> bool:
        """Whether a seat is held for a person."""
        return person is not None and any(holder.held_for == person for holder in self.holders)

    def players(self) -> frozenset[int]:
        """The people still playing."""
        return frozenset(holder.plays for holder in self.holders if holder.plays is not None)

    def is_full(self) -> bool:
        """Whether every seat is taken."""
        return not any(holder.is_open for holder in self.holders)


def after(table: Table, entry: Entry) -> Table:
    """The table after one more entry."""
    changed = _change(table, entry)
    game_ply = table.game_ply if entry.kind in ASIDE else entry.ply
    return replace(changed, ply=entry.ply, game_ply=game_ply, changed=max(table.changed, entry.at))


def _change(table: Table, entry: Entry) -> Table:
    match entry.kind:
        case Kind.SIT | Kind.SEAT_BOT | Kind.STAND:
            return _seat(
                table, entry, Holder(entry.person if entry.kind is Kind.SIT else None, entry.content.get("bot"))
            )
        case Kind.HOLD:
            return _seat(table, entry, Holder(held_for=entry.person))
        case Kind.TAKE_OVER | Kind.RESIGN | Kind.FORFEIT:
            return _seat(table, entry, replace(_holder(table, entry), bot=entry.content.get("bot"), lost=True))
        case Kind.REMIND:
            assert entry.seat is not None
            return replace(table, reminded=table.reminded | {entry.seat})
        case Kind.UNDO if table.pending:
            # Proposing and taking it back decides nothing, however often it is done.
            return replace(table, pending=())
        case Kind.ACT | Kind.UNDO:
            # A late player is back; what others thought about it no longer matters.
            return replace(table, reminded=frozenset(), agreed=frozenset(), pending=())
        case Kind.AGREE | Kind.DISAGREE:
            return _vote(table, entry)
        case Kind.START:
            return replace(table, status=Status.PLAYING)
        case Kind.END:
            return replace(table, status=Status.FINISHED, agreed=frozenset())
        case Kind.ABANDON:
            return replace(table, status=Status.ABANDONED, agreed=frozenset())
        case Kind.PROPOSE:
            return replace(table, pending=tuple(entry.content["actions"]))


def decides_nothing(table: Table, entry: Entry) -> bool:
    """Whether an entry leaves whoever has to decide where they were: clocks run on then, and nobody is less late."""
    withdraws = entry.kind is Kind.UNDO and bool(table.pending)
    return withdraws or entry.kind is Kind.PROPOSE or entry.kind in ASIDE


def motion_of(entry: Entry) -> Motion:
    """The motion that an entry agrees to."""
    return Motion(entry.content["motion"], entry.content.get("seat"))


def _holder(table: Table, entry: Entry) -> Holder:
    assert entry.seat is not None
    return table.holders[entry.seat]


def _seat(table: Table, entry: Entry, holder: Holder) -> Table:
    holders = tuple(holder if seat == entry.seat else other for seat, other in enumerate(table.holders))
    return replace(table, holders=holders, agreed=frozenset())


def _vote(table: Table, entry: Entry) -> Table:
    assert entry.person is not None
    vote = (motion_of(entry), entry.person)
    agreed = table.agreed | {vote} if entry.kind is Kind.AGREE else table.agreed - {vote}
    return replace(table, agreed=agreed)
