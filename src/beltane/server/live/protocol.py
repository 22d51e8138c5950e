"""WebSocket compression: fast rather than strong, because every move is sent to everybody at the table at once."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS = 12
MEMORY_LEVEL = 5
"""A connection takes 32 KiB to compress with these; more would hardly make messages smaller."""
LEVEL = 1
"""The fastest level: it leaves a sixth of a message instead of a seventh, for little more than half the work."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with these compression settings."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings={"memLevel": MEMORY_LEVEL, "level": LEVEL},
            )
        ]
