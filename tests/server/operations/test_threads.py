"""Threads: work of one kind does not wait for that of another, and what would wait for too long is refused."""

from __future__ import annotations

import asyncio
import threading

import pytest

from beltane.server.operations import threads
from beltane.server.operations.problems import Refusal
from beltane.server.operations.threads import Threads
from beltane.server.people.passwords import Passwords
from beltane.server.play.books import REPLAYS

pytestmark = pytest.mark.anyio


async def test_signing_in_does_not_wait_for_whole_games() -> None:
    passwords, may_end = Passwords(), threading.Event()
    others = [asyncio.ensure_future(asyncio.to_thread(may_end.wait)) for _ in range(100)]
    others += [asyncio.ensure_future(REPLAYS.run(may_end.wait)) for _ in range(10)]
    try:
        assert await passwords.matches("a password", await passwords.hash("a password"))
    finally:
        may_end.set()
        await asyncio.gather(*others)


async def test_what_would_wait_for_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threads, "MOST", 3)
    work, may_end = Threads("test", at_a_time=1), threading.Event()
    waiting = [asyncio.create_task(work.run(may_end.wait)) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(Refusal) as refused:
        await work.run(may_end.wait)
    assert (refused.value.status, refused.value.code) == (503, "server-busy")
    may_end.set()
    assert await asyncio.gather(*waiting) == [True, True, True]
    assert await work.run(may_end.wait)
