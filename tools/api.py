"""Writes the description of the service to web/src/lib/api/openapi.json, for clients written in TypeScript.

It is OpenAPI 3.1 and complete: operations, live messages, and the views, prompts and events of every game, as schemas
`MedurisView`, `MedurisEvents` and so on, and `Prompt` for all. openapi-typescript generates types from it. `make api`
runs this; a test compares the file with what the service describes.
"""

from __future__ import annotations

import json
from pathlib import Path

from beltane.server.application import create_app
from beltane.server.operations.description import describe
from beltane.server.operations.settings import ServerSettings

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "api" / "openapi.json"


def description() -> str:
    """The description as text."""
    app = create_app(ServerSettings(database_url="sqlite:///nowhere"))
    return json.dumps(describe(app), ensure_ascii=False, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(description(), encoding="utf-8")
