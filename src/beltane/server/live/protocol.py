"""How WebSockets are compressed: quickly, for everybody at a table is told each time, and somebody waits."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS = 12
MEMORY_LEVEL = 5
"""A connection takes 32 KiB to compress with these; more would not make messages much smaller."""
LEVEL = 1
"""The quickest: a sixth of a message is left of it, instead of a seventh, for little more than half the work."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's protocol for WebSockets, with a compression of our own."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=WINDOW_BITS,
                compress_settings={"memLevel": MEMORY_LEVEL, "level": LEVEL},
            )
        ]
