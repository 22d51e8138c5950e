"""The action catalogue: its verbs, and the functions that build actions and read their arguments.

Builders are named after the verb, as in `to_sail(island)`; readers after verb and argument, as in
`sail_island(action)`.
"""

from __future__ import annotations

from beltane.games.bonfire.components.tables import GNOME, ISLAND, PLACE, SPECIALIST
from beltane.games.bonfire.rules.state import PATH_DISPLAY, PATH_PILES
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    BASIC_RESOURCE,
    COMMON_TASK,
    COUNCIL_SPACE,
    GREAT_BONFIRE_SPACE,
    GUARDIAN,
    GUARDIAN_COLOUR,
    PATH_KIND,
    PILE,
    RESOURCE,
    SPACE,
    SPACES,
    SYMBOL,
    TASK,
)
from beltane.kernel.actions import Verbs
from beltane.kernel.rule import rule
from beltane.kernel.vocabulary import Domain, compounds, numbered, numbers

MOST_STEPS_PAID = 8
MOST_JOKERS = 8
MOST_TILES_FOR_GNOME = 2

FATE_END = Domain("end", ("top", "bottom"))
WAY = Domain("way", ("forward", "reversed"))
PATH_SOURCE = compounds("path_source", (*numbered("slot", PATH_DISPLAY), *numbered("pile", PATH_PILES)))
WALK_TARGET = compounds("target", ({"kind": "stay"}, *numbered("path", SPACES), *numbered("bonfire", SPACES)))
REWARD_PAIR = Domain("rewards", ("tile-and-reward", "tile-and-portal", "reward-and-portal"))
STEPS = numbers("steps", 1, MOST_STEPS_PAID)
RECRUITING_TILES = numbers("tiles", 1, MOST_TILES_FOR_GNOME)
JOKERS_GIVEN = numbers("jokers", 0, MOST_JOKERS)

VERBS = Verbs()
KEEP, to_keep = VERBS.declare("keep")
SWAP, to_swap = VERBS.declare("swap")
FATE, to_fate = VERBS.declare("fate")
SAIL, to_sail, sail_island = VERBS.declare("sail", ISLAND)
TAKE_TASK, to_task, task_chosen = VERBS.declare("task", TASK)
RETRIEVE, to_guardian = VERBS.declare("guardian")
PROCESSION, _to_procession, _procession_steps = VERBS.declare("procession", STEPS)
PATH, to_path, path_source = VERBS.declare("path", PATH_SOURCE)
RENEW, to_renew = VERBS.declare("renew")
TURN, to_turn, turn_space = VERBS.declare("turn", GREAT_BONFIRE_SPACE)
RECRUIT, _to_recruit, recruit_gnome, _recruit_tiles = VERBS.declare("recruit", GNOME, RECRUITING_TILES)
IGNITE, _to_ignite, _ignite_space = VERBS.declare("ignite", SPACE)
BONUS, to_bonus, bonus_task = VERBS.declare("bonus", COMMON_TASK)
PASS, to_pass = VERBS.declare("pass")
END, to_end = VERBS.declare("end")
DISCARD, to_discard, discard_kind = VERBS.declare("discard", ACTION_KIND)
TAKE, to_take, take_end = VERBS.declare("take", FATE_END)
LAY, to_lay, lay_place, lay_way = VERBS.declare("lay", PLACE, WAY)
STAY, to_stay = VERBS.declare("stay")
OFFERING, to_offering, offering_pile = VERBS.declare("offering", PILE)
PUT_ON_SPACE, _to_space, _space_chosen = VERBS.declare("space", SPACE)
JOKERS, to_jokers, jokers_given = VERBS.declare("jokers", JOKERS_GIVEN)
REPLACE, to_replace, replace_resource = VERBS.declare("replace", BASIC_RESOURCE)
GIVE, to_give, give_kind = VERBS.declare("give", SYMBOL)
SPEND, to_spend, spend_resource = VERBS.declare("spend", RESOURCE)
WALK, to_walk, walk_guardian, walk_target = VERBS.declare("walk", GUARDIAN, WALK_TARGET)
GAIN, to_gain, gained_resource = VERBS.declare("gain", RESOURCE)
REAP, to_reap, reap_rewards = VERBS.declare("reap", REWARD_PAIR)
NOTCH, _to_notch, _notch_chosen = VERBS.declare("notch", SPACE)
COUNCIL, to_council, council_space = VERBS.declare("council", COUNCIL_SPACE)
ACCEPT, to_accept = VERBS.declare("accept")
POINT, to_point = VERBS.declare("point")
SEARCH, to_search, search_kind = VERBS.declare("search", PATH_KIND)
FETCH, to_fetch, fetched_guardian = VERBS.declare("fetch", GUARDIAN_COLOUR)
WELCOME, to_welcome, welcome_gnome = VERBS.declare("welcome", SPECIALIST)
CHOOSE_FOR_TOM, to_choose_for_tom, task_for_tom = VERBS.declare("tom", TASK)
CONTINUE, to_continue = VERBS.declare("continue")

ACTIONS = VERBS.catalogue()
verb_of = ACTIONS.verb_reader()

TOP = FATE_END.position["top"]
BOTTOM = FATE_END.position["bottom"]
FORWARD = WAY.position["forward"]
TILE_AND_REWARD = REWARD_PAIR.position["tile-and-reward"]
TILE_AND_PORTAL = REWARD_PAIR.position["tile-and-portal"]
REWARD_AND_PORTAL = REWARD_PAIR.position["reward-and-portal"]
STAY_TARGET = WALK_TARGET.position["stay"]
WALK_TARGETS = len(WALK_TARGET)
FIRST_PILE = PATH_SOURCE.position["pile-1"]
"""The first source of path tiles that is a pile; the sources below it are the slots of the display."""
WAYS = len(WAY)


# The catalogue numbers its arguments from 0, but the rules count spaces, notches, steps and tiles from 1.


@rule
def to_procession(steps: int) -> int:
    """A procession of a number of steps, counted from 1."""
    return _to_procession(steps - 1)


@rule
def procession_steps(action: int) -> int:
    """The number of steps of a procession."""
    return _procession_steps(action) + 1


@rule
def to_recruit(gnome: int, tiles: int) -> int:
    """Recruiting a gnome for a number of action tiles, from 1 on."""
    return _to_recruit(gnome, tiles - 1)


@rule
def recruit_tiles(action: int) -> int:
    """The number of action tiles that a gnome is recruited for."""
    return _recruit_tiles(action) + 1


@rule
def to_ignite(space: int) -> int:
    """Igniting the bonfire on a space, counted from 1."""
    return _to_ignite(space - 1)


@rule
def ignite_space(action: int) -> int:
    """The space whose bonfire is ignited."""
    return _ignite_space(action) + 1


@rule
def to_space(space: int) -> int:
    """Choosing a space, counted from 1."""
    return _to_space(space - 1)


@rule
def space_chosen(action: int) -> int:
    """The space that was chosen."""
    return _space_chosen(action) + 1


@rule
def to_notch(notch: int) -> int:
    """Choosing a notch, counted from 1."""
    return _to_notch(notch - 1)


@rule
def notch_chosen(action: int) -> int:
    """The notch that was chosen."""
    return _notch_chosen(action) + 1
