"""Who is there: whether those who sit at a table are looking at it, think, or are away."""

from __future__ import annotations

import json
from typing import Literal

from beltane.server.live.hub import Client, Hub
from beltane.server.live.relay import tell_everywhere
from beltane.server.services import Services

States = Literal["here", "thinking", "away"]
GONE = "gone"
ORDER = ("thinking", "here", "away")
"""Of several clients of the same person, the liveliest counts."""


async def tell_presence(services: Services, client: Client, key: str) -> None:
    """Tell everybody at a table how it is with a client's person now; strangers are not told of."""
    if client.person is None:
        return
    state = presence_of(services.hub, key, client.person.id)
    message = {"type": "presence", "table": key, "person": client.person.key, "state": state}
    await tell_everywhere(services.database, services.hub, key, json.dumps(message).encode())


def presence_of(hub: Hub, key: str, person: int) -> str:
    """How it is with a person at a table."""
    states = {other.state for other in hub.watchers(key) if other.person is not None and other.person.id == person}
    return next((state for state in ORDER if state in states), GONE)
