"""Logs: a line of JSON for each event, with a word for what happened and its circumstances, and never a secret."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""What every record has; all else are the circumstances."""


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        content: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in STANDARD},
        }
        if record.exc_info:
            content["error"] = self.formatException(record.exc_info)
        return json.dumps(content, ensure_ascii=False, default=str)


def set_up_logs(level: str) -> None:
    """Write everything from a level on to the standard error output.

    What libraries have to say about details, they say with all circumstances: drivers of databases with what is
    written, and WebSockets with cookies. So of them only what matters is written, whatever the level.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(chosen, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("beltane").setLevel(chosen)
    logging.getLogger("uvicorn").setLevel(max(chosen, logging.INFO))
    # Addresses may hold invitations, and so the guard writes its own lines, without them.
    logging.getLogger("uvicorn.access").disabled = True
