"""The action catalogue of Bonfire, and the numbers that rules read actions by."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GNOME, ISLAND, PLACE, SPECIALIST
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    BASIC_RESOURCE,
    COMMON_TASK,
    COUNCIL_SPACE,
    GREAT_BONFIRE_SPACE,
    GUARDIAN,
    GUARDIAN_COLOUR,
    PATH_KIND,
    RESOURCE,
    SPACE,
    SPACES,
    SYMBOL,
    TASK,
)
from beltane.kernel.actions import Catalogue, Verb
from beltane.kernel.vocabulary import Domain, numbers

MOST_STEPS_PAID = 8
MOST_JOKERS = 8

FATE_END = Domain("end", ("top", "bottom"))
WAY = Domain("way", ("forward", "reversed"))
PATH_SOURCE = Domain("source", ("slot-1", "slot-2", "slot-3", "slot-4", "pile-1", "pile-2"))
OFFERING_PILES = numbers("pile", 1, 2)
WALK_TARGET = Domain(
    "target",
    ("stay", *(f"path-{i}" for i in range(1, SPACES + 1)), *(f"bonfire-{i}" for i in range(1, SPACES + 1))),
)
REWARD_PAIR = Domain("rewards", ("tile-and-reward", "tile-and-portal", "reward-and-portal"))
RECRUITING_TILES = numbers("tiles", 1, 2)
JOKERS = numbers("jokers", 0, MOST_JOKERS)

ACTIONS = Catalogue(
    (
        Verb("keep"),
        Verb("swap"),
        Verb("fate"),
        Verb("sail", (ISLAND,)),
        Verb("task", (TASK,)),
        Verb("guardian"),
        Verb("procession", (numbers("steps", 1, MOST_STEPS_PAID),)),
        Verb("path", (PATH_SOURCE,)),
        Verb("renew"),
        Verb("turn", (GREAT_BONFIRE_SPACE,)),
        Verb("recruit", (GNOME, RECRUITING_TILES)),
        Verb("ignite", (SPACE,)),
        Verb("bonus", (COMMON_TASK,)),
        Verb("pass"),
        Verb("end"),
        Verb("discard", (ACTION_KIND,)),
        Verb("take", (FATE_END,)),
        Verb("lay", (PLACE, WAY)),
        Verb("stay"),
        Verb("offering", (OFFERING_PILES,)),
        Verb("space", (SPACE,)),
        Verb("jokers", (JOKERS,)),
        Verb("replace", (BASIC_RESOURCE,)),
        Verb("give", (SYMBOL,)),
        Verb("spend", (RESOURCE,)),
        Verb("walk", (GUARDIAN, WALK_TARGET)),
        Verb("gain", (RESOURCE,)),
        Verb("reap", (REWARD_PAIR,)),
        Verb("notch", (SPACE,)),
        Verb("council", (COUNCIL_SPACE,)),
        Verb("accept"),
        Verb("point"),
        Verb("search", (PATH_KIND,)),
        Verb("fetch", (GUARDIAN_COLOUR,)),
        Verb("welcome", (SPECIALIST,)),
        Verb("tom", (TASK,)),
        Verb("continue"),
    )
)

KEEP = ACTIONS.first("keep")
SWAP = ACTIONS.first("swap")
FATE = ACTIONS.first("fate")
SAIL = ACTIONS.first("sail")
TASK_ACTION = ACTIONS.first("task")
GUARDIAN_ACTION = ACTIONS.first("guardian")
PROCESSION = ACTIONS.first("procession")
PATH = ACTIONS.first("path")
RENEW = ACTIONS.first("renew")
TURN = ACTIONS.first("turn")
RECRUIT = ACTIONS.first("recruit")
IGNITE = ACTIONS.first("ignite")
BONUS = ACTIONS.first("bonus")
PASS = ACTIONS.first("pass")
END = ACTIONS.first("end")
DISCARD = ACTIONS.first("discard")
TAKE = ACTIONS.first("take")
LAY = ACTIONS.first("lay")
STAY = ACTIONS.first("stay")
OFFERING = ACTIONS.first("offering")
SPACE_ACTION = ACTIONS.first("space")
JOKERS_ACTION = ACTIONS.first("jokers")
REPLACE = ACTIONS.first("replace")
GIVE = ACTIONS.first("give")
SPEND = ACTIONS.first("spend")
WALK = ACTIONS.first("walk")
GAIN = ACTIONS.first("gain")
REAP = ACTIONS.first("reap")
NOTCH = ACTIONS.first("notch")
COUNCIL = ACTIONS.first("council")
ACCEPT = ACTIONS.first("accept")
POINT = ACTIONS.first("point")
SEARCH = ACTIONS.first("search")
FETCH = ACTIONS.first("fetch")
WELCOME = ACTIONS.first("welcome")
CHOOSE_FOR_TOM = ACTIONS.first("tom")
CONTINUE = ACTIONS.first("continue")

TAKE_TOP = TAKE
TAKE_BOTTOM = TAKE + 1
REAP_TILE_AND_REWARD = REAP
REAP_TILE_AND_PORTAL = REAP + 1
REAP_REWARD_AND_PORTAL = REAP + 2
WALK_TARGETS = len(WALK_TARGET)
DISPLAY_SOURCES = 4
WAYS = len(WAY)
