"""The messenger: periodically checks the tables that wait for somebody, and notifies people who are not looking."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.live.hub import Hub
from beltane.server.operations.problems import GONE, NOT_FOUND, Refusal
from beltane.server.operations.settings import ServerSettings
from beltane.server.people.people import People
from beltane.server.play.house import House, next_reminder
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.play.out_of_order import OutOfOrder
from beltane.server.play.turns import GRACE
from beltane.server.reach import channels, push
from beltane.server.reach.deciding import Decision, decide
from beltane.server.reach.message import Kind, TurnMessage, turn_message
from beltane.server.reach.sending import Sender
from beltane.server.storage.keys import Keys
from beltane.server.storage.models import Device, Webhook

LOG = logging.getLogger("beltane.reach")
SECONDS_BETWEEN_ROUNDS = 5.0
MARGIN = 15_000
"""Where several processes share a database, the one with the person's client gets to report first that they are
watching.
"""
SECONDS_BEFORE_RETRY = (10.0, 60.0)
MOST_ACTIVE = 20_000
JSON = {"Content-Type": "application/json; charset=utf-8"}


class Messenger:
    """Notifies people; a claimed notice is sent at most once, even after a crash."""

    def __init__(
        self, house: House, people: People, hub: Hub, keys: Keys, sender: Sender, settings: ServerSettings
    ) -> None:
        self.sender = sender
        self._house = house
        self._people = people
        self._hub = hub
        self._keys = keys
        self._settings = settings
        self._active: dict[int, int] = {}
        self._out_of_order = OutOfOrder(LOG, "turn-not-checked")
        self._rounds: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin the rounds."""
        self._rounds = asyncio.create_task(self._go_round(), name="messenger")

    async def close(self) -> None:
        """Stop them, and anything being sent."""
        tasks = [*self._tasks, *([] if self._rounds is None else [self._rounds])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.sender.close()

    def notice(self, loaded: LoadedTable, here: bool) -> None:
        """A table has changed: whoever acted is there, and needs no notice for a while."""
        entry = loaded.recent[-1].entry if loaded.recent else None
        if here and entry is not None and entry.person is not None:
            if len(self._active) >= MOST_ACTIVE:
                self._active.clear()
            self._active[entry.person] = entry.at

    async def look_round(self) -> None:
        """Handle everything that is due."""
        now = self._house.now()
        for key, due in await self._house.database.read(lambda session: channels.due_notices(session, now)):
            try:
                await self._consider(key, due)
            except Refusal:
                # The game is not ready yet, or the table is gone.
                continue
            except Exception:
                self._out_of_order.note(key)
            else:
                self._out_of_order.works(key)

    async def finish(self) -> None:
        """Wait until everything has been sent."""
        await asyncio.gather(*self._tasks)

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            try:
                await self.look_round()
            except Exception:
                LOG.exception("round-failed")

    async def _consider(self, key: str, due: int) -> None:
        loaded, now = await self._house.find(key), self._house.now()
        table_id, turn = loaded.origin.table_id, loaded.turn
        if turn is None:
            await self._house.database.write(lambda session: channels.claim(session, table_id, due, None))
            return
        watching = self._is_watching(key, turn.person)
        if self._house.database.shared and not watching and now < due + MARGIN:
            return

        async def write(session: AsyncSession) -> Decision | None:
            decision = decide(
                turn,
                now,
                watching=watching,
                remind_at=next_reminder(loaded),
                notified_at=await channels.last_notice(session, table_id, turn.person),
                active_at=self._active.get(turn.person),
            )
            if not await channels.claim(session, table_id, due, decision.again):
                return None
            if decision.send is not None:
                await channels.note_notice(session, table_id, turn.person, now)
            return decision

        decision = await self._house.database.write(write)
        if decision is not None and decision.send is not None:
            await self._send_notices(decision.send, loaded, turn.person, due)

    def _is_watching(self, key: str, person: int) -> bool:
        clients = self._hub.watchers(key)
        return any(one.person is not None and one.person.id == person and one.state != "away" for one in clients)

    async def _send_notices(self, kind: Kind, loaded: LoadedTable, person: int, due: int) -> None:
        """Send a message through the channels that the person had when their turn began."""
        found = await self._house.database.read(lambda session: channels.read_channels(session, person))
        names = await self._people.called(loaded.people)

        def message(language: str) -> TurnMessage | None:
            spoken = found.language or language
            return turn_message(kind, loaded, names, spoken, self._settings.public_url)

        for device in found.devices if self._settings.push else ():
            notice = message(device.language)
            if notice is not None and device.created <= due - GRACE:
                self._start(self._push(device, notice))
        hook = found.webhook if self._settings.webhooks else None
        if hook is not None and hook.created <= due - GRACE and hook.failures < channels.MOST_FAILURES:
            notice = message(hook.language)
            if notice is not None:
                self._start(self._call(hook, notice))

    async def _push(self, device: Device, message: TurnMessage) -> None:
        target = push.Target(device.endpoint, device.public_key, device.auth)
        content = message.model_dump_json(exclude={"content", "allowed_mentions"}).encode()
        secret, contact = self._keys.key_for(push.PURPOSE), self._settings.contact_address
        headers = push.headers(target, secret, contact, message.table or message.type)
        status = await self._send(device.endpoint, push.sealed(target, content), headers)
        if status in (NOT_FOUND, GONE):
            await self._house.database.write(lambda session: channels.drop_device(session, device.session))

    async def _call(self, hook: Webhook, message: TurnMessage) -> None:
        arrived = is_fine(await self._send(hook.url, message.model_dump_json().encode(), JSON))
        person, url = hook.person_id, hook.url
        await self._house.database.write(lambda session: channels.note_webhook(session, person, url, arrived=arrived))

    async def _send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send, and retry after a while if nothing answers or the other side has an error."""
        status = await self.sender.post(url, body, headers)
        for seconds in SECONDS_BEFORE_RETRY:
            if 0 < status < 500 and status != 429:
                break
            await asyncio.sleep(seconds)
            status = await self.sender.post(url, body, headers)
        return status

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception:
            LOG.exception("not-notified")


def is_fine(status: int) -> bool:
    """Whether a status means that a message has arrived."""
    return 200 <= status < 300
