"""The hub: which clients watch which tables, and what each of them has yet to be sent.

A client's backlog lists tables, not messages, so it never grows: a slow reader gets fewer updates, each with everything
that has happened since the last. Other messages wait in a short queue; if that overflows, the client is asked to reload
everything.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from beltane.server.operations.problems import Refusal
from beltane.server.people.person import Known
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.tables import rules
from beltane.server.tables.table import Status, Table

MOST_WAITING = 50
MOST_WATCHED = 100


@dataclass
class Watching:
    """What a client knows of a table that it watches: its ply, and the invitation with which it came."""

    ply: int
    invite: str | None = None


@dataclass(eq=False)
class Client:
    """A connected client: who it is, and what it has yet to be sent."""

    person: Known | None
    secret: str | None = None
    stale: bool = False
    """Whether something about the person has changed; they may have been signed out."""
    watched: dict[str, Watching] = field(default_factory=dict)
    """The tables it watches."""
    state: str = "here"
    changed: dict[str, None] = field(default_factory=dict)
    """Tables with news for it, in order."""
    changed_in_lobby: dict[str, None] = field(default_factory=dict)
    waiting: deque[bytes] = field(default_factory=deque)
    overflowed: bool = False
    waiting_tables: set[str] | None = None
    """The tables that wait for its person; None until they have been looked up."""
    count_sent: int | None = None
    """How many of them were in the last message."""
    turns_heard: int = 0
    """How often a table of its person has begun to wait for somebody else."""
    ended: bool = False
    """Whether it has to reconnect."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)

    def check_watching(self, table: Table, invite: str | None) -> None:
        """Refuse if this client's person may not, or may no longer, see a table."""
        person = None if self.person is None else self.person.id
        rules.check_visible(table, person, invite)
        rules.check_watching(table, person)

    def enqueue(self, message: bytes) -> None:
        """Queue a message. If the queue is full, empty it; the client then has to reload everything."""
        if len(self.waiting) >= MOST_WAITING:
            self.waiting.clear()
            self.overflowed = True
        else:
            self.waiting.append(message)
        self.wake.set()


class Hub:
    """All clients of this process."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._watching: dict[str, set[Client]] = {}
        self._lobby: set[Client] = set()
        self._of_person: dict[int, set[Client]] = {}

    def add(self, client: Client) -> None:
        """Add a new client; if it belongs to a person, it needs to know how many tables wait for them."""
        self.clients.add(client)
        if client.person is not None:
            self._of_person.setdefault(client.person.id, set()).add(client)
            client.wake.set()

    def remove(self, client: Client) -> None:
        """Remove a client that has gone."""
        self.clients.discard(client)
        self._lobby.discard(client)
        if client.person is not None:
            clients = self._of_person.get(client.person.id, set())
            clients.discard(client)
            if not clients:
                self._of_person.pop(client.person.id, None)
        for key in list(client.watched):
            self.unwatch(client, key)

    def watch(self, client: Client, key: str, ply: int, invite: str | None = None) -> None:
        """Send a client news of a table from now on, and what it has missed since a ply."""
        client.watched[key] = Watching(ply, invite)
        self._watching.setdefault(key, set()).add(client)
        client.changed[key] = None
        client.wake.set()

    def unwatch(self, client: Client, key: str) -> None:
        """Stop sending a client news of a table."""
        client.watched.pop(key, None)
        client.changed.pop(key, None)
        self._stop_watching(client, key)

    def _stop_watching(self, client: Client, key: str) -> None:
        watching = self._watching.get(key, set())
        watching.discard(client)
        if not watching:
            self._watching.pop(key, None)

    def enter_lobby(self, client: Client, inside: bool) -> None:
        """Start or stop sending a client changes of public tables."""
        if inside:
            self._lobby.add(client)
        else:
            self._lobby.discard(client)

    def watchers(self, key: str) -> set[Client]:
        """The clients that watch a table."""
        return self._watching.get(key, set())

    def watched_tables(self) -> list[str]:
        """The tables that are being watched."""
        return list(self._watching)

    def notice(self, loaded: LoadedTable, _here: bool) -> None:
        """Handle a change of a table."""
        key = loaded.table.key
        for client in list(self.watchers(key)):
            # Clients that may no longer watch are told so by the sender, and get nothing else from now on.
            if not _may_watch(client, loaded.table):
                self._stop_watching(client, key)
            client.changed[key] = None
            client.wake.set()
        people = {holder.person for holder in loaded.table.holders if holder.person is not None}
        self.pass_turn(key, None if loaded.turn is None else loaded.turn.person, people)
        if self._lobby and loaded.table.settings.public and _shows_in_lobby(loaded):
            for client in self._lobby:
                client.changed_in_lobby[key] = None
                client.wake.set()

    def pass_turn(self, key: str, person: int | None, people: Iterable[int]) -> None:
        """A table now waits for a person, or for nobody, and no longer for others who sit there."""
        for other in people:
            for client in self._of_person.get(other, ()):
                client.turns_heard += 1
                if client.waiting_tables is None:
                    continue
                if other == person:
                    client.waiting_tables.add(key)
                else:
                    client.waiting_tables.discard(key)
                if len(client.waiting_tables) != client.count_sent:
                    client.wake.set()

    def recount(self) -> None:
        """Which tables wait for whom has to be looked up again."""
        for clients in self._of_person.values():
            for client in clients:
                client.waiting_tables = None
                client.wake.set()

    def end_all(self) -> None:
        """Make all clients reconnect: everything they know may be out of date."""
        for client in self.clients:
            client.ended = True
            client.wake.set()

    def notice_everybody(self) -> None:
        """Anything may have changed about anybody."""
        for client in self.clients:
            client.stale = client.person is not None
            client.wake.set()

    def notice_person(self, person: int) -> None:
        """Something about a person has changed."""
        for client in self.clients:
            if client.person is not None and client.person.id == person:
                client.stale = True
                client.wake.set()

    def send_to_watchers(self, key: str, message: bytes) -> None:
        """Send the same message to everybody who watches a table."""
        for client in self.watchers(key):
            client.enqueue(message)


def _may_watch(client: Client, table: Table) -> bool:
    try:
        client.check_watching(table, client.watched[table.key].invite)
    except Refusal:
        return False
    return True


def _shows_in_lobby(loaded: LoadedTable) -> bool:
    """Whether the last change is one that the lobby shows: of seats or status, not every action."""
    record = loaded.recent[-1] if loaded.recent else None
    return loaded.table.status is Status.OPEN or record is None or record.entry.kind not in ("act", "undo", "propose")
