"""Views and prompts, rendered as JSON by worker processes while the action that led to them is being committed.

No other part of an action takes as long, and the main process can use only one core. The results are cached with the
loaded table, and sent once the action has been committed. They are optional: where one is missing, because there are no
workers, or they are busy or dead, the main process renders it itself.
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import socket
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from struct import Struct
from typing import Any

from beltane.kernel.records import to_bytes
from beltane.server.live.hub import Hub
from beltane.server.play import prerendering_worker
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.play.messages import Part, parts_for

LOG = logging.getLogger("beltane.prerendering")
LENGTH = Struct("=I")
MOST_ASKED = 16
"""With this many requests ahead of it, a worker's answer would come later than one rendered here."""
LONGEST_SILENCE = 5.0
LONGEST_LOADING = 300.0
"""Time-outs in seconds after which a worker is killed."""
SECONDS_BETWEEN_STARTS = 2.0


class Line(asyncio.Protocol):
    """Connection to a worker; answers come in order, None for a failed one."""

    def __init__(self, when_lost: Callable[[], None]) -> None:
        self._when_lost = when_lost
        self._asked: deque[tuple[asyncio.Future[Any], float]] = deque()
        self._received = bytearray()
        self._transport: asyncio.Transport | None = None
        self._watch: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """Number of unanswered requests."""
        return len(self._asked)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The worker can be asked from now on."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def ask(self, question: tuple[Any, ...], patience: float) -> asyncio.Future[Any]:
        """Send a request; its time-out starts when the worker gets to it."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._transport is None or self._transport.is_closing():
            answer.set_result(None)
            return answer
        content = pickle.dumps(question)
        self._transport.write(LENGTH.pack(len(content)) + content)
        self._asked.append((answer, patience))
        if self._watch is None:
            self._expect()
        return answer

    def _expect(self) -> None:
        """Start the time-out of the next answer."""
        if self._watch is not None:
            self._watch.cancel()
        _, patience = self._asked[0]
        self._watch = asyncio.get_running_loop().call_later(patience, self._give_up)

    def _give_up(self) -> None:
        """The time-out of an answer has passed."""
        LOG.warning("process-silent")
        self.close()

    def data_received(self, data: bytes) -> None:
        """Handle part of an answer, or several answers."""
        self._received += data
        while len(self._received) >= LENGTH.size:
            end = LENGTH.size + LENGTH.unpack_from(self._received)[0]
            if len(self._received) < end:
                return
            content = bytes(self._received[LENGTH.size : end])
            del self._received[:end]
            _resolve(self._asked.popleft()[0], pickle.loads(content))
            self._expect_next()

    def _expect_next(self) -> None:
        if self._asked:
            self._expect()
        elif self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def connection_lost(self, _error: Exception | None) -> None:
        """The worker has ended, and its pending requests fail."""
        while self._asked:
            _resolve(self._asked.popleft()[0], None)
        self._when_lost()

    def close(self) -> None:
        """Close the connection; the worker ends when it notices."""
        if self._watch is not None:
            self._watch.cancel()
        if self._transport is not None:
            self._transport.abort()


def _resolve(answer: asyncio.Future[Any], found: object) -> None:
    if not answer.done():
        answer.set_result(found)


class Helper:
    """A worker that renders views and prompts as JSON; when it dies, another one is started."""

    def __init__(self) -> None:
        self._line: Line | None = None
        self._process: BaseProcess | None = None
        self._games: dict[str, bool] = {}
        """The games that it has to load, and whether each is loaded."""
        self._closed = False
        self._starting: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """The worker's process ID."""
        return None if self._process is None else self._process.pid

    def waiting_for(self, game: str) -> int | None:
        """How many answers it owes before it could give one about a game; None if it cannot be asked."""
        return self._line.waiting if self._line is not None and self._games.get(game) else None

    async def start(self) -> None:
        """Start the worker; if the machine has no room for one, try again later."""
        try:
            await self._start()
        except OSError:
            LOG.warning("process-not-started", exc_info=True)
            self._start_later()

    async def _start(self) -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        self._process = get_context("spawn").Process(target=prerendering_worker.work, args=(theirs,), daemon=True)
        await asyncio.to_thread(self._process.start)
        theirs.close()
        loop = asyncio.get_running_loop()
        _, self._line = await loop.create_connection(lambda: Line(self._is_lost), sock=ours)
        for game in self._games:
            self.learn(game)

    def learn(self, game: str) -> None:
        """Have it load a game; once it has, it can be asked about it."""
        self._games[game] = False
        if self._line is not None:
            line = self._line
            line.ask((game,), LONGEST_LOADING).add_done_callback(lambda answer: self._has_learned(line, game, answer))

    def _has_learned(self, line: Line, game: str, answer: asyncio.Future[Any]) -> None:
        if line is self._line and not answer.cancelled():
            self._games[game] = answer.result() is not None

    def ask(self, loaded: LoadedTable, parts: Sequence[Part]) -> asyncio.Future[Any]:
        """Rendered parts of a loaded table."""
        assert self._line is not None
        assert loaded.match is not None
        question = loaded.match.game.name, to_bytes(loaded.match.state), tuple(parts)
        return self._line.ask(question, LONGEST_SILENCE)

    async def close(self) -> None:
        """End the worker."""
        self._closed = True
        if self._starting is not None:
            self._starting.cancel()
            await asyncio.gather(self._starting, return_exceptions=True)
        if self._line is not None:
            self._line.close()
        self._end_process()

    def _end_process(self) -> None:
        if self._process is not None and self._process.is_alive():
            self._process.kill()

    def _is_lost(self) -> None:
        self._line = None
        self._games = dict.fromkeys(self._games, False)
        self._end_process()
        if not self._closed:
            LOG.warning("process-lost")
            self._start_later()

    def _start_later(self) -> None:
        self._starting = asyncio.get_running_loop().create_task(self._start_again(), name="prerendering")

    async def _start_again(self) -> None:
        await asyncio.sleep(SECONDS_BETWEEN_STARTS)
        await self.start()


class Prerendering:
    """Worker processes that render what the people watching a table will be sent."""

    def __init__(self, hub: Hub, processes: int) -> None:
        self._hub = hub
        self.helpers = [Helper() for _ in range(processes)]
        self.when_rendered: list[Callable[[LoadedTable, Mapping[Part, bytes]], None]] = []
        """Called with what the workers have rendered for a loaded table."""
        self._coming: dict[str, tuple[LoadedTable, asyncio.Future[Any]]] = {}

    async def start(self) -> None:
        """Start the workers."""
        await asyncio.gather(*(helper.start() for helper in self.helpers))

    async def close(self) -> None:
        """End them."""
        await asyncio.gather(*(helper.close() for helper in self.helpers))

    def learn(self, game: str) -> None:
        """Have all workers load a game."""
        for helper in self.helpers:
            helper.learn(game)

    def begin(self, loaded: LoadedTable) -> None:
        """Start rendering for the player who acted and all watchers."""
        if not self.helpers or loaded.match is None:
            return
        helper = self._helper_for(loaded.match.game.name)
        if helper is None:
            return
        watchers = self._hub.watchers(loaded.table.key)
        people = {None if client.person is None else client.person.id for client in watchers}
        people |= {record.entry.person for record in loaded.recent[-1:] if record.entry.person is not None}
        parts = parts_for(loaded, people)
        if parts:
            answer = helper.ask(loaded, parts)
            self._coming[loaded.table.key] = loaded, answer
            answer.add_done_callback(lambda answer: self._keep(loaded, parts, answer))

    def notice(self, loaded: LoadedTable, here: bool) -> None:
        """React to a change; what another process has committed is rendered here too."""
        if not here:
            self.begin(loaded)

    async def wait_for(self, loaded: LoadedTable) -> None:
        """Wait until no more parts of a loaded table are being rendered."""
        coming = self._coming.get(loaded.table.key)
        if coming is not None and coming[0] is loaded:
            await asyncio.shield(coming[1])

    def _helper_for(self, game: str) -> Helper | None:
        """The least busy worker that can be asked about a game, unless all are too busy."""
        asked = [(waiting, helper) for helper in self.helpers if (waiting := helper.waiting_for(game)) is not None]
        waiting, helper = min(asked, key=lambda one: one[0], default=(MOST_ASKED, None))
        return helper if waiting < MOST_ASKED else None

    def _keep(self, loaded: LoadedTable, parts: Sequence[Part], answer: asyncio.Future[Any]) -> None:
        found = None if answer.cancelled() else answer.result()
        if found is not None:
            rendered = dict(zip(parts, found, strict=True))
            loaded.json_cache.update(rendered)
            for listener in self.when_rendered:
                listener(loaded, rendered)
        coming = self._coming.get(loaded.table.key)
        if coming is not None and coming[0] is loaded:
            del self._coming[loaded.table.key]
