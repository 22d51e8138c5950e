"""What if: trying choices out on a copy in which everything that the seat cannot know has been dealt anew.

The same choices have the same outcome each time, so that a plan can be built step by step; `luck` selects another one.
Both depend on the table, the ply, the seat and a secret of the service, and in no way on the real hidden things.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

from beltane.kernel.errors import IllegalAction
from beltane.kernel.events import Event
from beltane.kernel.random import LARGEST_SEED, Random, new_generator
from beltane.kernel.wire import to_json
from beltane.server.play.deciding import concealed
from beltane.server.play.loaded_table import LoadedTable

SEED_BYTES = 8


def try_out(loaded: LoadedTable, seat: int, choices: Sequence[Sequence[int]], luck: int, secret: bytes) -> bytes:
    """What a seat would see and be asked after some choices of its own, and the events on the way.

    Assumptions are marked: from the first revealing event on, the real game may turn out differently.
    """
    trial = concealed(loaded.playable(), seat, _dice(loaded, seat, luck, secret))
    events: list[Event] = []
    for choice in choices:
        for number in choice:
            if trial.mover != seat:
                raise IllegalAction("plan-of-two-seats")
            trial.play(number)
            events += trial.events()
    assumed = any(event.reveals for event in events)
    return b'{"type":"what-if","assumed":%s,"deciding":%s,"view":%s,"prompt":%s,"events":%s}' % (
        b"true" if assumed else b"false",
        b"null" if trial.mover is None else b"%d" % trial.mover,
        to_json(trial.view(seat)),
        to_json(trial.prompt(seat)),
        to_json(events),
    )


def _dice(loaded: LoadedTable, seat: int, luck: int, secret: bytes) -> Random:
    about = f"{loaded.table.key}/{loaded.table.game_ply}/{seat}/{luck}"
    digest = hmac.digest(secret, about.encode(), sha256)
    return new_generator(int.from_bytes(digest[:SEED_BYTES], "big") & LARGEST_SEED)
