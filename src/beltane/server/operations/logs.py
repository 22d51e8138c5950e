"""Logs: one line of JSON per event, with a short name for what happened and its details, and never a secret."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
"""The attributes of every record; any others are details."""


class JsonFormatter(logging.Formatter):
    """Formats a record as one line of JSON."""

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
    """Log everything from a level on to standard error.

    At low levels some libraries log everything: database drivers the values written, and WebSockets the cookies. So
    only their warnings are logged, whatever the level.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    chosen = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(chosen, logging.WARNING), handlers=[handler], force=True)
    logging.getLogger("beltane").setLevel(chosen)
    logging.getLogger("uvicorn").setLevel(max(chosen, logging.INFO))
    # URLs may contain invitations, so the guard logs requests itself, without them.
    logging.getLogger("uvicorn.access").disabled = True
