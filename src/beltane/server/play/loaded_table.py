"""A loaded table: a table together with its game, rebuilt from its journal. Further entries make a new one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from beltane.kernel.errors import BeltaneError, IllegalAction
from beltane.kernel.events import Event
from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.records import dtype_of
from beltane.kernel.wire import to_json
from beltane.server.operations.problems import GONE, Refusal
from beltane.server.play.clocks import Clock, new_clock, pass_on
from beltane.server.play.turns import Turn, turn_after
from beltane.server.tables.journal import Draft, Entry, Kind
from beltane.server.tables.origin import Origin
from beltane.server.tables.rules import check_begun
from beltane.server.tables.table import Status, Table, decides_nothing
from beltane.server.tables.table import after as table_after

RECENT = 100
"""Number of recent entries kept in memory."""
BYTES_PER_ENTRY = 600
BYTES_PER_PLY = 250
"""Approximate memory of an entry with its events, and of an action played."""
CACHED_JSON_FACTOR = 25
"""Approximate size of the cached JSON relative to the state."""


@dataclass(frozen=True)
class RecordedEntry:
    """An entry, and its events as JSON."""

    entry: Entry
    events: bytes


@dataclass(frozen=True)
class ChoiceMade:
    """A choice that may be taken back: how many actions had been played before it, and the clock then."""

    actions: int
    clock: Clock


@dataclass(frozen=True)
class LoadedTable:
    """A table and its game."""

    origin: Origin
    table: Table
    clock: Clock
    match: Match | None = None
    choices: tuple[ChoiceMade, ...] = ()
    turn: Turn | None = None
    recent: tuple[RecordedEntry, ...] = ()
    json_cache: dict[Any, bytes] = field(default_factory=dict, compare=False)
    """JSON rendered so far, by part."""

    @cached_property
    def deciding(self) -> int | None:
        """The seat that has to decide, while the game is played."""
        return None if self.match is None or self.table.status is not Status.PLAYING else self.match.mover

    @property
    def awaits_bot(self) -> bool:
        """Whether a bot has to decide."""
        return self.deciding is not None and self.table.holders[self.deciding].bot is not None

    @property
    def decider(self) -> int | None:
        """The person who has to decide."""
        return None if self.deciding is None else self.table.holders[self.deciding].plays

    @cached_property
    def people(self) -> frozenset[int]:
        """Everybody whose name is sent along with the table."""
        holders = self.table.holders
        seated = {who for holder in holders for who in (holder.person, holder.held_for) if who is not None}
        acted = {record.entry.person for record in self.recent if record.entry.person is not None}
        return frozenset({self.table.host, *seated, *acted})

    def playable(self) -> Match:
        """The game, if it has begun and this version of Beltane has its rules."""
        if self.match is None:
            check_begun(self.table)
            raise Refusal(GONE, "rules-gone", rules=str(self.origin.rules_version), edition=self.origin.edition[0])
        return self.match

    def weight(self) -> int:
        """Approximate memory in bytes."""
        if self.match is None:
            return BYTES_PER_ENTRY * (1 + len(self.recent))
        size = dtype_of(self.match.game.State).itemsize
        positions = 1 + sum(ply.before is not None for ply in self.match.history)
        plies = BYTES_PER_PLY * (len(self.match.history) + len(self.choices))
        return size * (positions + CACHED_JSON_FACTOR) + plies + BYTES_PER_ENTRY * len(self.recent)


def new_loaded_table(origin: Origin, table: Table) -> LoadedTable:
    """A table at which nothing has happened yet."""
    return LoadedTable(origin, table, new_clock(table.settings.clock, origin.seats, origin.created))


def has_rules(origin: Origin) -> bool:
    """Whether this version of Beltane has the rules and components that the game began with."""
    try:
        game = find_game(origin.game)
    except BeltaneError:
        return False
    return origin.rules_version == game.rules_version and origin.edition == (game.edition.name, game.edition.digest)


def present_rules(origin: Origin) -> Mapping[str, Any]:
    """What the entry of the start says: the rules that are in force now, if they are not those of when the table was
    made. Refuses where the game cannot begin with them.
    """
    if has_rules(origin):
        return {}
    game = find_game(origin.game)
    if origin.from_save:
        raise Refusal(GONE, "save-rules-gone", rules=str(origin.rules_version), edition=origin.edition[0])
    game.check_options(game.check_seats(origin.seats), origin.options)
    return {"rules": game.rules_version, "edition": [game.edition.name, game.edition.digest]}


def can_begin(origin: Origin) -> bool:
    """Whether a game that has not begun yet can begin with this version of Beltane."""
    try:
        present_rules(origin)
    except BeltaneError:
        return False
    return True


def _begun_with(origin: Origin, start: Entry) -> Origin:
    """The origin of a game with the rules that were in force when it began."""
    if "rules" not in start.content:
        return origin
    name, digest = start.content["edition"]
    return replace(origin, rules_version=start.content["rules"], edition=(name, digest))


def new_match(origin: Origin) -> Match:
    """The game at its start, or after the actions of the save that it continues."""
    match = Match.new(
        origin.game,
        seats=origin.seats,
        seed=origin.seed,
        options=dict(origin.options),
        unlimited_undo=origin.unlimited_undo,
    )
    for notation in origin.begun_from or ():
        match.play(notation)
    return match


def entries_of(loaded: LoadedTable, drafts: Sequence[Draft], now: int) -> list[Entry]:
    """Drafts as the next entries; time never goes backwards at a table, whatever the machine's clock does."""
    at = max(now, loaded.table.changed)
    whole = [
        replace(draft, content=present_rules(loaded.origin)) if draft.kind is Kind.START else draft for draft in drafts
    ]
    return [Entry(loaded.table.ply + number, at, draft) for number, draft in enumerate(whole, start=1)]


def after(loaded: LoadedTable, entries: Iterable[Entry]) -> LoadedTable:
    """The loaded table after more entries; an action that is not legal is refused, and changes nothing."""
    current = replace(loaded, match=None if loaded.match is None else loaded.match.copy(), json_cache={})
    recorded: list[RecordedEntry] = []
    for entry in entries:
        table, clock, deciding = current.table, _clock_before(current, entry), current.deciding
        current, events = _played(current, entry)
        current = replace(current, table=table_after(current.table, entry))
        if current.deciding != deciding or not _runs_on(table, deciding, entry):
            clock = pass_on(table.settings.clock, clock, entry.at, current.deciding)
        current = replace(current, clock=clock, turn=turn_after(current.turn, current.decider, entry))
        recorded.append(RecordedEntry(entry, to_json(events)))
    choices = current.choices
    if current.match is not None and not current.match.unlimited_undo:
        current.match.forget_positions()
        choices = tuple(choice for choice in choices if current.match.can_return_to(choice.actions))
    return replace(current, choices=choices, recent=(*loaded.recent, *recorded)[-RECENT:])


def _runs_on(table: Table, deciding: int | None, entry: Entry) -> bool:
    """Whether an entry is no decision of whoever has to decide, nor about their seat: nobody is less late for it."""
    of_others = entry.seat != deciding and entry.kind in (Kind.RESIGN, Kind.FORFEIT, Kind.TAKE_OVER)
    return of_others or decides_nothing(table, entry)


def _clock_before(loaded: LoadedTable, entry: Entry) -> Clock:
    """The clock to continue from after an entry.

    When a choice is taken back, it is the clock before that choice: the player is taken to have been thinking ever
    since, and so gains no time. Where one person plays alone, this would not matter to anybody.
    """
    if entry.kind is Kind.UNDO and not loaded.origin.unlimited_undo:
        for choice in loaded.choices:
            if choice.actions >= entry.content["to"]:
                return choice.clock
    return loaded.clock


def _played(loaded: LoadedTable, entry: Entry) -> tuple[LoadedTable, list[Event]]:
    """Apply an entry to the game; returns its events. `loaded.match` is changed in place."""
    match = loaded.match
    if entry.kind is Kind.START:
        return _begun(replace(loaded, origin=_begun_with(loaded.origin, entry)))
    if match is None:
        return loaded, []
    if entry.kind is Kind.ACT:
        goes_on = entry.content.get("goes_on", False)
        if goes_on and match.mover != entry.seat:
            raise IllegalAction("plan-of-two-seats")
        begins = () if goes_on else (ChoiceMade(len(match.history), loaded.clock),)
        match.play(entry.content["action"])
        return replace(loaded, choices=(*loaded.choices, *begins)), match.events()
    if entry.kind is Kind.UNDO:
        while len(match.actions) > entry.content["to"]:
            match.undo()
        choices = tuple(choice for choice in loaded.choices if choice.actions < entry.content["to"])
        return replace(loaded, choices=choices), []
    return loaded, []


def _begun(loaded: LoadedTable) -> tuple[LoadedTable, list[Event]]:
    """The game at its start, if this version of Beltane has its rules; and the events up to there."""
    if not has_rules(loaded.origin):
        return loaded, []
    match = new_match(loaded.origin)
    return replace(loaded, match=match), match.events() if loaded.origin.begun_from else match.events(0)
