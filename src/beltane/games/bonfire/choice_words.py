"""What a choice of Bonfire costs and brings, verb by verb; prices come from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable

from beltane.games.bonfire.actions import DISPLAY_SOURCES
from beltane.games.bonfire.components import (
    GREAT_BONFIRE_ACTION,
    GREAT_BONFIRE_POINTS,
    GREAT_BONFIRE_REWARD,
    GUARDIAN_VALUE,
    ISLAND_GUARDIAN,
    ISLAND_RESOURCE,
    PATH_TILE_KIND,
    TASK_COLOUR,
    TASK_POINTS,
)
from beltane.games.bonfire.fate_words import fate_words, first_tile_words, lay_words, take_words
from beltane.games.bonfire.gnome_words import elder_phrase, is_elder, resource_of_gnome, specialist_phrase
from beltane.games.bonfire.gnomes import PIECES_FOR_GNOME
from beltane.games.bonfire.great_bonfire import can_take_portal, notch_shape, turning_price
from beltane.games.bonfire.paths import path_price
from beltane.games.bonfire.procession import printed_resource
from beltane.games.bonfire.ship import voyage_price
from beltane.games.bonfire.state import MOST_TASKS_ON_ISLAND, Bonfire, Player, Step, has, path_positions
from beltane.games.bonfire.task_words import task_phrase
from beltane.games.bonfire.tasks import task_price, top_offering
from beltane.games.bonfire.vocabulary import (
    ACTION_KIND,
    BASIC_RESOURCES,
    COUNCIL_SPACE,
    GUARDIAN,
    NONE,
    PATH_KIND,
    RESOURCE,
    REWARD,
    SHAPE,
    SPACES,
    TASK,
    Reward,
    Specialist,
)
from beltane.kernel.actions import Action
from beltane.kernel.decisions import top
from beltane.kernel.messages import Phrase

Phrases = tuple[Phrase, ...]


def describe(game: Bonfire, action: Action) -> Phrases:
    """What a choice costs and brings."""
    seat = int(top(game.decisions).seat)
    way = _WAYS.get(action.verb)
    return () if way is None else way(game, game.players[seat], action)


def _price(kind: str, tiles: int) -> Phrase:
    return Phrase("price", {"pieces": {kind: int(tiles)}})


def _is_paid(game: Bonfire) -> bool:
    """Whether the choice is part of a paid action, and not a bonus of the council."""
    return int(top(game.decisions).kind) in (Step.TURN, Step.CHOOSE_PATH, Step.ISLAND_ACTION)


# Supply


def _held_tile(_game: Bonfire, player: Player, action: Action) -> Phrases:
    return (Phrase("held", {"pieces": int(player.tiles[action.arguments[0]])}),)


def _held_resource(_game: Bonfire, player: Player, action: Action) -> Phrases:
    return (Phrase("held", {"pieces": int(player.resources[action.arguments[0]])}),)


# Ship, tasks, guardians


def _sail(game: Bonfire, player: Player, action: Action) -> Phrases:
    island = action.arguments[0]
    price = (_price("ship", voyage_price(player, island)),) if _is_paid(game) else ()
    if ISLAND_RESOURCE[island] == NONE:
        guardian = int(ISLAND_GUARDIAN[island])
        return (*price, Phrase("guardian_owned") if player.guardians[guardian] != NONE else Phrase("guardian_there"))
    tasks = [int(game.island_tasks[island, slot]) for slot in range(MOST_TASKS_ON_ISLAND)]
    return (*price, Phrase("tasks_there", {"tasks": [TASK.words[task] for task in tasks if task != NONE]}))


def _task(_game: Bonfire, player: Player, action: Action) -> Phrases:
    task = action.arguments[0]
    return (
        _price("task", task_price(player, player.island)),
        Phrase("worth", {"points": int(TASK_POINTS[task])}),
        task_phrase(TASK.words[task]),
    )


def _for_tom(_game: Bonfire, _player: Player, action: Action) -> Phrases:
    task = action.arguments[0]
    return Phrase("worth", {"points": int(TASK_POINTS[task])}), task_phrase(TASK.words[task])


def _offering(_game: Bonfire, player: Player, action: Action) -> Phrases:
    offering = RESOURCE.words[int(top_offering(player, action.arguments[0]))]
    island = RESOURCE.words[int(ISLAND_RESOURCE[player.island])]
    if has(player, Specialist.ANY_RESOURCES_FOR_TASKS):
        return (Phrase("offering_any", {"offering": offering}),)
    return (Phrase("offering", {"offering": offering, "island": island}),)


def _space(game: Bonfire, player: Player, action: Action) -> Phrases:
    space = action.arguments[0] + 1
    portal = (Phrase("portal_there"),) if player.portals[space] == 1 else ()
    worth = Phrase("guardian_worth", {"points": int(GUARDIAN_VALUE[space])})
    return (worth, *portal, *_crystal_match(player, space, int(game.plan.task)))


def _guardian(_game: Bonfire, player: Player, _action: Action) -> Phrases:
    guardian = GUARDIAN.words[int(ISLAND_GUARDIAN[player.island])]
    return _price("guardian", 1), Phrase("guardian_comes", {"guardian": guardian})


def _procession(_game: Bonfire, player: Player, action: Action) -> Phrases:
    tiles = action.arguments[0] + 1
    steps = tiles + 1 if has(player, Specialist.FASTER_PROCESSION) else tiles
    return _price("guardian", tiles), Phrase("steps", {"steps": steps})


def _walk(game: Bonfire, player: Player, action: Action) -> Phrases:
    target = action.arguments[1]
    if target == 0:
        return ()
    if target > SPACES:
        return (Phrase("guardian_worth", {"points": int(GUARDIAN_VALUE[target - SPACES])}),)
    if int(top(game.decisions).kind) == Step.WALK and game.plan.without_gain:
        return (Phrase("no_gain"),)
    if has(player, Specialist.CHOICE_ON_PATH):
        return (Phrase("gains_choice"),)
    return (Phrase("gains", {"resource": RESOURCE.words[int(printed_resource(player, target))]}),)


# Paths


def _crystal_match(player: Player, position: int, task: int) -> Phrases:
    """Whether the path tile at a position has the crystal of a task's colour."""
    if not 2 <= position <= int(path_positions(player)):
        return ()
    crystal = int(PATH_TILE_KIND[player.paths[position]]) // BASIC_RESOURCES
    return (Phrase("crystal_matches"),) if crystal == TASK_COLOUR[task] else ()


def _path(game: Bonfire, player: Player, action: Action) -> Phrases:
    source = action.arguments[0]
    price = (_price("path", path_price(player)),) if _is_paid(game) else ()
    if source >= DISPLAY_SOURCES:
        return (*price, Phrase("unseen"))
    kind = int(PATH_TILE_KIND[game.path_display[source]])
    return (*price, Phrase("path_tile", {"path": PATH_KIND.words[kind]}), *_new_crystal_match(player, kind))


def _search(_game: Bonfire, player: Player, action: Action) -> Phrases:
    return _new_crystal_match(player, action.arguments[0])


def _new_crystal_match(player: Player, kind: int) -> Phrases:
    task = int(player.tasks[int(path_positions(player)) + 1])
    matches = task != NONE and kind // BASIC_RESOURCES == TASK_COLOUR[task]
    return (Phrase("crystal_matches"),) if matches else ()


# The Great Bonfire


def _turn(game: Bonfire, player: Player, action: Action) -> Phrases:
    space = action.arguments[0]
    price = (_price("great-bonfire", turning_price(game, player, space)),) if _is_paid(game) else ()
    portal = (Phrase("fitting_portal"),) if can_take_portal(game, player, space) else ()
    return (*price, Phrase("brings", {"pieces": [_tile_of(space), _reward_of(space)]}), *portal)


def _tile_of(space: int) -> str:
    return ACTION_KIND.words[int(GREAT_BONFIRE_ACTION[space])]


def _reward_of(space: int) -> str:
    reward = int(GREAT_BONFIRE_REWARD[space])
    return f"+{GREAT_BONFIRE_POINTS}" if reward == Reward.POINTS else REWARD.words[reward]


def _reap(game: Bonfire, _player: Player, action: Action) -> Phrases:
    tile, reward = _tile_of(int(game.pointer)), _reward_of(int(game.pointer))
    pair = ((tile, reward), (tile, "portal"), (reward, "portal"))[action.arguments[0]]
    return (Phrase("brings", {"pieces": pair}),)


def _notch(_game: Bonfire, player: Player, action: Action) -> Phrases:
    return (Phrase("notch", {"shape": SHAPE.words[int(notch_shape(player, action.arguments[0] + 1))]}),)


# Gnomes


def _recruit(_game: Bonfire, player: Player, action: Action) -> Phrases:
    gnome, tiles = action.arguments[0], action.arguments[1] + 1
    pieces = PIECES_FOR_GNOME - tiles
    any_resources = has(player, Specialist.ANY_RESOURCES_FOR_GNOMES)
    cost = {"gnome": tiles, "any": pieces} if any_resources else {"gnome": tiles, resource_of_gnome(gnome): pieces}
    effect = elder_phrase(player, gnome) if is_elder(gnome) else specialist_phrase(gnome)
    return Phrase("price", {"pieces": cost}), effect


def _welcome(_game: Bonfire, _player: Player, action: Action) -> Phrases:
    return (specialist_phrase(action.arguments[0]),)


# Igniting and the council


def _ignite(_game: Bonfire, player: Player, action: Action) -> Phrases:
    task = int(player.tasks[action.arguments[0] + 1])
    return (Phrase("ignite", {"task": TASK.words[task], "points": int(TASK_POINTS[task])}),)


def _council(_game: Bonfire, _player: Player, action: Action) -> Phrases:
    return (Phrase(f"council_{COUNCIL_SPACE.words[action.arguments[0]]}"),)


def _accept(game: Bonfire, _player: Player, _action: Action) -> Phrases:
    return (Phrase(f"council_{COUNCIL_SPACE.words[int(top(game.decisions).first)]}"),)


def _point(_game: Bonfire, _player: Player, _action: Action) -> Phrases:
    return (Phrase("worth", {"points": 1}),)


def _pass(game: Bonfire, _player: Player, _action: Action) -> Phrases:
    seat = int(top(game.decisions).seat)
    points = game.tile_held if seat == game.start_player else game.tile_going_round
    return (Phrase("pass", {"points": int(points)}),)


# Payments


def _jokers(game: Bonfire, _player: Player, action: Action) -> Phrases:
    joker = "yellow" if int(top(game.decisions).kind) == Step.PAY_TILES else "gold"
    number = action.arguments[0]
    return (Phrase("jokers", {"pieces": {joker: number}}) if number else Phrase("no_joker", {"joker": joker}),)


def _replace(_game: Bonfire, _player: Player, action: Action) -> Phrases:
    return (Phrase("replace", {"resource": RESOURCE.words[action.arguments[0]]}),)


_WAYS: dict[str, Callable[[Bonfire, Player, Action], Phrases]] = {
    "keep": first_tile_words,
    "swap": first_tile_words,
    "fate": fate_words,
    "take": take_words,
    "lay": lay_words,
    "discard": _held_tile,
    "give": _held_tile,
    "spend": _held_resource,
    "gain": _held_resource,
    "sail": _sail,
    "task": _task,
    "tom": _for_tom,
    "offering": _offering,
    "space": _space,
    "guardian": _guardian,
    "procession": _procession,
    "walk": _walk,
    "path": _path,
    "search": _search,
    "turn": _turn,
    "reap": _reap,
    "notch": _notch,
    "recruit": _recruit,
    "welcome": _welcome,
    "ignite": _ignite,
    "council": _council,
    "accept": _accept,
    "point": _point,
    "pass": _pass,
    "jokers": _jokers,
    "replace": _replace,
}
