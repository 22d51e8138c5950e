"""Everything that a player at the table would notice, as event kinds."""

from __future__ import annotations

from enum import IntEnum

from beltane.games.bonfire.components.tables import GNOME, ISLAND, PLACE, SPECIALIST
from beltane.games.bonfire.rules.actions import FATE_END, OFFERING_PILES
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    BASIC_RESOURCE,
    COMMON_TASK,
    COUNCIL_SPACE,
    FATE_TILE,
    GREAT_BONFIRE_SPACE,
    GUARDIAN,
    PATH_KIND,
    RESOURCE,
    SHAPE,
    SPACE,
    TASK,
    TOM_CARD,
    Source,
)
from beltane.kernel.events import EventKind
from beltane.kernel.vocabulary import Domain, numbers, words_of

SOURCE = words_of("source", Source)
SLOT = numbers("slot", 1, 6)


class Ending(IntEnum):
    """Why the game ended (B-END-2, B-END-4, B-END-5, B-SOLO-8, and the cap on decisions)."""

    COUNTDOWN_OVER = 0
    ALL_PASSED = 1
    NOBODY_CAN_ACT = 2
    CARDS_USED_UP = 3
    TOO_MANY_DECISIONS = 4


ENDING = words_of("ending", Ending)
STANDING_PLACE = Domain(
    "place",
    ("starting-area", *(f"path-{i}" for i in range(1, 8)), "-", "-", "-", *(f"bonfire-{i}" for i in range(1, 8))),
)
"""A guardian's place by its number in the record: 0 to 7, and 11 to 17."""


class Tell(IntEnum):
    """The numbers of the event kinds, in the order of EVENTS."""

    GAME_BEGAN = 0
    FATE_TILE_SWAPPED = 1
    FATE_TILE_CHOSEN = 2
    FATE_TILE_LAID = 3
    TURN_BEGAN = 4
    TURN_SKIPPED = 5
    TILE_DISCARDED = 6
    TILES_GAINED = 7
    RESOURCES_GAINED = 8
    POINTS_SCORED = 9
    TILES_PAID = 10
    RESOURCES_PAID = 11
    SAILED = 12
    TASK_RECEIVED = 13
    OFFERING_LAID = 14
    OFFERING_REVEALED = 15
    GUARDIAN_RETRIEVED = 16
    PROCESSION_BEGAN = 17
    GUARDIAN_MOVED = 18
    GREAT_BONFIRE_TURNED = 19
    PORTAL_TAKEN = 20
    PATH_TAKEN = 21
    PATH_REVEALED = 22
    PATHS_RENEWED = 23
    PATHS_SHUFFLED = 24
    GNOME_RECRUITED = 25
    SPECIALIST_REVEALED = 26
    BONFIRE_LIT = 27
    NOVICE_SENT = 28
    NEUTRAL_NOVICE_SENT = 29
    BONUS_TAKEN = 30
    COMMON_TASK_FULFILLED = 31
    COUNTDOWN_BEGAN = 32
    COUNTDOWN_TILE_PASSED_ON = 33
    PASSED = 34
    TOM_REVEALED = 35
    TOM_KEY = 36
    TOM_DID_NOTHING = 37
    TOM_TOOK_TASK = 38
    TOM_SENT_NOVICE = 39
    TOM_TOOK_GUARDIAN = 40
    TOM_TOOK_PORTAL = 41
    TOM_TOOK_PATH = 42
    TOM_RECRUITED = 43
    TOM_SCORED = 44
    GAME_ENDED = 45


EVENTS = (
    EventKind("game_began"),
    EventKind("fate_tile_swapped"),
    EventKind("fate_tile_chosen", (("tile", FATE_TILE), ("end", FATE_END))),
    EventKind("fate_tile_laid", (("tile", FATE_TILE), ("place", PLACE))),
    EventKind("turn_began", (("turn", None),)),
    EventKind("turn_skipped"),
    EventKind("tile_discarded", (("tile", ACTION_KIND),)),
    EventKind("tiles_gained", (("tile", ACTION_KIND), ("pieces", None))),
    EventKind("resources_gained", (("resource", RESOURCE), ("pieces", None))),
    EventKind("points_scored", (("source", SOURCE), ("points", None))),
    EventKind("tiles_paid", (("tile", ACTION_KIND), ("pieces", None))),
    EventKind("resources_paid", (("resource", RESOURCE), ("pieces", None))),
    EventKind("sailed", (("island", ISLAND),)),
    EventKind("task_received", (("task", TASK), ("space", SPACE))),
    EventKind("offering_laid", (("offering", BASIC_RESOURCE), ("island", ISLAND))),
    EventKind("offering_revealed", (("offering", BASIC_RESOURCE), ("pile", OFFERING_PILES))),
    EventKind("guardian_retrieved", (("guardian", GUARDIAN),)),
    EventKind("procession_began", (("steps", None),)),
    EventKind("guardian_moved", (("guardian", GUARDIAN), ("place", STANDING_PLACE))),
    EventKind("great_bonfire_turned", (("space", GREAT_BONFIRE_SPACE),)),
    EventKind("portal_taken", (("shape", SHAPE), ("notch", SPACE))),
    EventKind("path_taken", (("path", PATH_KIND), ("position", None))),
    EventKind("path_revealed", (("path", PATH_KIND), ("slot", SLOT))),
    EventKind("paths_renewed"),
    EventKind("paths_shuffled"),
    EventKind("gnome_recruited", (("gnome", GNOME),)),
    EventKind("specialist_revealed", (("specialist", SPECIALIST), ("slot", SLOT))),
    EventKind("bonfire_lit", (("task", TASK), ("space", SPACE))),
    EventKind("novice_sent", (("council", COUNCIL_SPACE),)),
    EventKind("neutral_novice_sent", (("common_task", COMMON_TASK), ("council", COUNCIL_SPACE))),
    EventKind("bonus_taken", (("council", COUNCIL_SPACE),)),
    EventKind("common_task_fulfilled", (("common_task", COMMON_TASK),)),
    EventKind("countdown_began"),
    EventKind("countdown_tile_passed_on", (("tile", None),)),
    EventKind("passed", (("points", None),)),
    EventKind("tom_revealed", (("card", TOM_CARD),)),
    EventKind("tom_key", (("specialist", SPECIALIST), ("resource", RESOURCE))),
    EventKind("tom_did_nothing"),
    EventKind("tom_took_task", (("task", TASK), ("space", SPACE), ("island", ISLAND))),
    EventKind("tom_sent_novice"),
    EventKind("tom_took_guardian", (("guardian", GUARDIAN),)),
    EventKind("tom_took_portal", (("shape", SHAPE), ("notch", SPACE), ("space", GREAT_BONFIRE_SPACE))),
    EventKind("tom_took_path", (("path", PATH_KIND), ("position", None))),
    EventKind("tom_recruited", (("gnome", GNOME),)),
    EventKind("tom_scored", (("source", SOURCE), ("points", None))),
    EventKind("game_ended", (("ending", ENDING),)),
)
