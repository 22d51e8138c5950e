"""Tables that are out of order: each is reported once, and holds up no others."""

from __future__ import annotations

import logging


class OutOfOrder:
    """Reports tables at which something fails, once each until it works again."""

    def __init__(self, log: logging.Logger, event: str) -> None:
        self._log = log
        self._event = event
        self._keys: set[str] = set()

    def note(self, key: str) -> None:
        """Something has failed at a table; called while the error is being handled."""
        if key not in self._keys:
            self._log.exception(self._event, extra={"table": key})
        self._keys.add(key)

    def works(self, key: str) -> None:
        """Nothing has failed at a table this time."""
        self._keys.discard(key)
