"""A worker process that renders views and prompts as JSON: it receives positions, and returns what seats see.

It ends with the service: however that ends, its end of the connection is then closed.
"""

from __future__ import annotations

import gc
import logging
import pickle
import signal
import socket
from struct import Struct
from typing import Any

from beltane.kernel.game import find_game
from beltane.kernel.match import Match
from beltane.kernel.records import from_bytes
from beltane.kernel.wire import to_json

LOG = logging.getLogger("beltane.prerendering")
LENGTH = Struct("=I")


def work(line: socket.socket) -> None:
    """Answer requests until the connection closes. Where one fails, the answer is None: the service will see the error
    itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while (head := _read(line, LENGTH.size)) is not None:
        question = _read(line, LENGTH.unpack(head)[0])
        if question is None:
            return
        answer = pickle.dumps(_answer(pickle.loads(question)))
        try:
            line.sendall(LENGTH.pack(len(answer)) + answer)
        except ConnectionError:
            return


def _answer(question: tuple[Any, ...]) -> object:
    try:
        return _load(*question) if len(question) == 1 else _render(*question)
    except Exception:
        LOG.exception("rendering-failed")
        return None


def _load(game: str) -> bool:
    """Load everything needed for a game, before anybody has to wait for it."""
    found = find_game(game)
    match = Match(found, found.seats[0], 0, {})
    _render(game, match.state.tobytes(), (("view", None), ("prompt", match.mover)))
    gc.collect()
    gc.freeze()
    return True


def _render(game: str, state: bytes, parts: tuple[tuple[str, int | None], ...]) -> list[bytes]:
    found = find_game(game)
    position = from_bytes(found.State, state)
    return [to_json((found.view if kind == "view" else found.prompt)(position, seat)) for kind, seat in parts]


def _read(line: socket.socket, length: int) -> bytes | None:
    """Read a number of bytes; None at the end of the stream."""
    parts: list[bytes] = []
    while length:
        try:
            part = line.recv(length)
        except ConnectionError:
            return None
        if not part:
            return None
        parts.append(part)
        length -= len(part)
    return b"".join(parts)
