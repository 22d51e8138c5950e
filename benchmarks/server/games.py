"""Games under way: their clients, the seat to decide, and driving them at a fixed rate."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import cycle

from pydantic_core import from_json

from beltane import Match
from benchmarks.server.clients import ASKED, Client, Connections, ply_of

MOST_AT_ONCE = 50
"""Number of concurrent requests while games are set up."""
LONGEST_OPENING = 60
"""Maximum number of random actions that lead to the position from which a game is continued."""
OPENINGS = 20


@dataclass
class Times:
    """The time that actions took, in seconds: until the answer, and until each of the other clients was notified."""

    answered: list[float] = field(default_factory=list)
    notified: list[float] = field(default_factory=list)


@dataclass(eq=False)
class Game:
    """A game at a table. Clients choose from the prompts that they have received."""

    key: str
    clients: Sequence[Client]
    ready: deque[Game]
    ply: int = -1
    due: float = 0.0
    waiting: set[int] = field(default_factory=set)
    """Clients that have not yet been notified of the last action."""
    answered: bool = True
    prompt: tuple[Client, int, bytes] | None = None
    times: Times = field(default_factory=Times)

    def hear(self, seat: int, position: bytes, arrived: float) -> None:
        """Handle a position that a client has received."""
        self._read(self.clients[seat], position)
        if seat in self.waiting and ply_of(position) > self.ply:
            self.waiting.discard(seat)
            self.times.notified.append(arrived - self.due)
            self._go_on()

    async def act(self, due: float) -> None:
        """Let the client that has to decide act; `due` is when it should have."""
        assert self.prompt is not None
        (client, ply, position), self.prompt = self.prompt, None
        choices = from_json(position)["prompt"]["choices"]
        self.ply, self.due, self.answered = ply, due, False
        self.waiting = {seat for seat, other in enumerate(self.clients) if other is not client}
        answer = await client.send(f"/tables/{self.key}/act", ply=ply, actions=random.choice(choices)["actions"])
        self.times.answered.append(time.perf_counter() - due)
        self.answered = True
        self._read(client, answer)
        self._go_on()

    def _read(self, client: Client, position: bytes) -> None:
        ply = ply_of(position)
        if ply > self.ply and (self.prompt is None or ply > self.prompt[1]) and ASKED in position:
            self.prompt = client, ply, position
            self._go_on()

    def _go_on(self) -> None:
        if self.prompt is not None and self.answered and not self.waiting and self not in self.ready:
            self.ready.append(self)


def openings(games: Iterable[str], seats: int) -> list[str]:
    """Saves of games that random play has begun, alternating between the games."""
    dice = random.Random(1)
    saves = []
    for number, game in zip(range(OPENINGS), cycle(games), strict=False):
        match = Match.new(game, seats=seats, seed=number)
        for _ in range(dice.randrange(LONGEST_OPENING)):
            match.play(dice.choice(match.legal_numbers()))
        saves.append(match.save())
    return saves


async def set_up(services: Sequence[Connections], saves: Sequence[str], games: int, seats: int) -> list[Game]:
    """Several games, each with its own clients, spread over the processes of the service."""
    gate = asyncio.Semaphore(MOST_AT_ONCE)
    ready: deque[Game] = deque()

    async def begin(number: int) -> Game:
        async with gate:
            clients = [Client(services[(number + seat) % len(services)]) for seat in range(seats)]
            for seat, client in enumerate(clients):
                await client.introduce(f"Player {number}-{seat}")
            wishes = ["me", *["open"] * (seats - 1)]
            made = await clients[0].post("/saves", save=saves[number % len(saves)], seats=wishes)
            key = str(made["table"]["key"])
            for seat, client in enumerate(clients[1:], start=1):
                await client.post(f"/tables/{key}/sit", seat=seat, invite=made["invite"])
            game = Game(key, clients, ready)
            for seat, client in enumerate(clients):
                client.heard = lambda message, arrived, seat=seat: game.hear(seat, message, arrived)  # type: ignore[misc]
                await client.watch(key)
            return game

    return await asyncio.gather(*(begin(number) for number in range(games)))


async def drive(games: Sequence[Game], rate: float, seconds: float) -> Times:
    """Perform actions at a fixed rate, whether or not the service keeps up; waiting counts from when one is due."""
    times, acting = Times(), set[asyncio.Task[None]]()
    for game in games:
        game.times = times
    ready, begin = games[0].ready, time.perf_counter()
    for number in range(int(rate * seconds)):
        due = begin + number / rate
        while time.perf_counter() < due or not ready:
            if time.perf_counter() > begin + 2 * seconds:
                break
            await asyncio.sleep(max(0.0005, due - time.perf_counter()))
        if not ready:
            break
        task = asyncio.create_task(ready.popleft().act(due))
        acting.add(task)
        task.add_done_callback(acting.discard)
    await asyncio.gather(*acting)
    await asyncio.sleep(0.2)
    return times


async def close(games: Iterable[Game]) -> None:
    """Close all clients."""
    await asyncio.gather(*(client.close() for game in games for client in game.clients))
