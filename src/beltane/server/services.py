"""The parts of a running service, available to every handler."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from beltane.server.bots.thinking import Thinkers
from beltane.server.live.hub import Hub
from beltane.server.live.presence import Presence
from beltane.server.operations.housekeeping import Housekeeper
from beltane.server.operations.limits import Limits
from beltane.server.operations.metrics import Metrics
from beltane.server.operations.preparing import Games
from beltane.server.operations.settings import ServerSettings
from beltane.server.operations.time import Now
from beltane.server.people.people import People
from beltane.server.play.analysis import Analysts
from beltane.server.play.house import House
from beltane.server.play.prerendering import Prerendering
from beltane.server.reach.messenger import Messenger
from beltane.server.storage.database import Database
from beltane.server.storage.keys import Keys


@dataclass(frozen=True)
class Services:
    """The parts of a running service."""

    settings: ServerSettings
    now: Now
    new_seed: Callable[[], int]
    database: Database
    people: People
    games: Games
    house: House
    hub: Hub
    presence: Presence
    prerendering: Prerendering
    thinkers: Thinkers
    analysts: Analysts
    limits: Limits
    metrics: Metrics
    keys: Keys
    messenger: Messenger
    housekeeper: Housekeeper
