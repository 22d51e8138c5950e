"""Everything that a player at the table would notice, as event kinds."""

from __future__ import annotations

from enum import IntEnum

from beltane.games.meduris.components.tables import COMPONENTS
from beltane.games.meduris.rules.vocabulary import CHIP, FACE, FIELD, HEIGHT, MATERIAL, PLATEAU, TRIGGER
from beltane.kernel.events import EventKind
from beltane.kernel.vocabulary import SEAT, Domain

RUNE = Domain("rune", COMPONENTS.pieces.runes)


class Tell(IntEnum):
    """The numbers of the event kinds, in the order of EVENTS."""

    GAME_BEGAN = 0
    CHIP_LAID = 1
    WORKER_PLACED = 2
    TURN_BEGAN = 3
    DIE_ROLLED = 4
    COLLECTED = 5
    TOOK = 6
    TOOK_NOTHING = 7
    RETURNED = 8
    WORKER_MOVED = 9
    HUT_CHOSEN = 10
    TEMPLE_CHOSEN = 11
    CHIP_SCORED = 12
    CHIP_PAID = 13
    PAID = 14
    HUT_BUILT = 15
    TEMPLE_BUILT = 16
    RUNE_TAKEN = 17
    RUNE_SEIZED = 18
    DRUID_ON_SLAB = 19
    DRUID_WAITS = 20
    DRUID_CAME = 21
    RIVER_CROSSED = 22
    RIVER_SCORED = 23
    OFFERED_NOTHING = 24
    OFFERED_ONE = 25
    OFFERED_BOTH = 26
    OFFERED_CHIP = 27
    FINALE_BEGAN = 28
    LAST_ROUND_BEGAN = 29
    TEMPLE_SCORED = 30
    RUNES_SCORED = 31
    GAME_ENDED = 32


EVENTS = (
    EventKind("game_began"),
    EventKind("chip_laid", (("chip", CHIP), ("field", FIELD))),
    EventKind("worker_placed", (("plateau", PLATEAU), ("height", HEIGHT))),
    EventKind("turn_began", (("turn", None),)),
    EventKind("die_rolled", (("face", FACE),)),
    EventKind("collected", (("material", MATERIAL), ("pieces", None), ("height", HEIGHT))),
    EventKind("took", (("material", MATERIAL),)),
    EventKind("took_nothing"),
    EventKind("returned", (("material", MATERIAL),)),
    EventKind("worker_moved", (("origin", PLATEAU), ("taken_at", HEIGHT), ("plateau", PLATEAU), ("height", HEIGHT))),
    EventKind("hut_chosen", (("field", FIELD), ("settlement", None))),
    EventKind("temple_chosen", (("field", FIELD),)),
    EventKind("chip_scored", (("points", None),)),
    EventKind("chip_paid", (("field", FIELD),)),
    EventKind("paid", (("wood", None), ("wool", None), ("copper", None), ("stone", None))),
    EventKind("hut_built", (("field", FIELD),)),
    EventKind("temple_built", (("field", FIELD),)),
    EventKind("rune_taken", (("rune", RUNE),)),
    EventKind("rune_seized", (("rune", RUNE), ("victim", SEAT))),
    EventKind("druid_on_slab", (("slab", None),)),
    EventKind("druid_waits"),
    EventKind("druid_came", (("field", FIELD),)),
    EventKind("river_crossed"),
    EventKind("river_scored", (("points", None),)),
    EventKind("offered_nothing", (("field", FIELD), ("points", None))),
    EventKind("offered_one", (("field", FIELD), ("points", None))),
    EventKind("offered_both", (("field", FIELD), ("points", None))),
    EventKind("offered_chip", (("field", FIELD), ("points", None))),
    EventKind("finale_began", (("trigger", TRIGGER),)),
    EventKind("last_round_began"),
    EventKind("temple_scored", (("field", FIELD), ("points", None))),
    EventKind("runes_scored", (("runes", None), ("points", None))),
    EventKind("game_ended"),
)
