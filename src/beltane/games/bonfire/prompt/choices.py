"""What a choice of Bonfire costs and brings, verb by verb; prices come from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable

from beltane.games.bonfire.components.tables import (
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
from beltane.games.bonfire.prompt.council import accept_words, council_words, ignite_words, pass_words, point_words
from beltane.games.bonfire.prompt.fate import fate_words, first_tile_words, lay_words, take_words
from beltane.games.bonfire.prompt.gnomes import elder_phrase, is_elder, resource_of_gnome, specialist_phrase
from beltane.games.bonfire.prompt.islands import tasks_on_island
from beltane.games.bonfire.prompt.payment import (
    joker_phrases,
    price_phrases,
    replacing_phrases,
    resources_phrase,
    step_phrases,
    tiles_phrase,
)
from beltane.games.bonfire.prompt.tasks import progress_phrase, task_phrase
from beltane.games.bonfire.rules.actions import DISPLAY_SOURCES
from beltane.games.bonfire.rules.gnomes import PIECES_FOR_GNOME
from beltane.games.bonfire.rules.great_bonfire import can_take_portal, notch_shape, turning_price
from beltane.games.bonfire.rules.paths import path_price
from beltane.games.bonfire.rules.procession import printed_resource
from beltane.games.bonfire.rules.ship import voyage_price
from beltane.games.bonfire.rules.state import Bonfire, Player, Step, has, path_positions
from beltane.games.bonfire.rules.tasks import PILES, RESOURCES_FOR_TASK, can_offer_from, task_price, top_offering
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    BASIC_RESOURCES,
    GUARDIAN,
    NONE,
    PATH_KIND,
    RESOURCE,
    REWARD,
    SHAPE,
    SPACES,
    TASK,
    ActionKind,
    Reward,
    Specialist,
)
from beltane.kernel.actions import Action
from beltane.kernel.decisions import top
from beltane.text.catalogue import Phrase

Phrases = tuple[Phrase, ...]
PORTAL = Phrase("portal")


def describe(game: Bonfire, action: Action) -> Phrases:
    """What a choice costs and brings."""
    seat = int(top(game.decisions).seat)
    way = _WAYS.get(action.verb)
    return () if way is None else way(game, game.players[seat], action)


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
    tiles = int(voyage_price(player, island))
    price = price_phrases(game, player, action, ActionKind.SHIP, tiles) if _is_paid(game) else ()
    if ISLAND_RESOURCE[island] == NONE:
        guardian = int(ISLAND_GUARDIAN[island])
        return (*price, Phrase("guardian_owned") if player.guardians[guardian] != NONE else Phrase("guardian_there"))
    tasks = [progress_phrase(player, task) for task in tasks_on_island(game, island)]
    return (*price, Phrase("tasks_there", {"tasks": tasks}))


def _task(game: Bonfire, player: Player, action: Action) -> Phrases:
    """A task's price in tiles and in resources, and what it asks for."""
    tiles = int(task_price(player, player.island))
    price: list[Phrase] = [tiles_phrase(ACTION_KIND.words[ActionKind.TASK], tiles), _resources_for_task(player)]
    missing = replacing_phrases(game, player, action, price, ActionKind.TASK, tiles)
    return (Phrase("price", {"pieces": price}), *missing, *_for_tom(game, player, action))


def _resources_for_task(player: Player) -> Phrase:
    """The island's resource and the offering's, or those of both offerings where either can be laid."""
    if has(player, Specialist.ANY_RESOURCES_FOR_TASKS):
        return Phrase("any_resources", {"number": RESOURCES_FOR_TASK})
    piles = [pile for pile in range(PILES) if can_offer_from(player, player.island, pile)]
    offerings = list(dict.fromkeys(RESOURCE.words[int(top_offering(player, pile))] for pile in piles))
    island = RESOURCE.words[int(ISLAND_RESOURCE[player.island])]
    if len(offerings) > 1:
        return Phrase("resource_and_either", {"island": island, "first": offerings[0], "second": offerings[1]})
    return Phrase("resource_and", {"island": island, "offering": offerings[0]})


def _for_tom(_game: Bonfire, player: Player, action: Action) -> Phrases:
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


def _guardian(game: Bonfire, player: Player, action: Action) -> Phrases:
    guardian = GUARDIAN.words[int(ISLAND_GUARDIAN[player.island])]
    price = price_phrases(game, player, action, ActionKind.GUARDIAN, 1)
    return *price, Phrase("guardian_comes", {"guardian": guardian})


def _procession(game: Bonfire, player: Player, action: Action) -> Phrases:
    tiles = action.arguments[0] + 1
    steps = tiles + 1 if has(player, Specialist.FASTER_PROCESSION) else tiles
    return *price_phrases(game, player, action, ActionKind.GUARDIAN, tiles), Phrase("steps", {"steps": steps})


def is_idle(action: Action) -> bool:
    """Whether an action changes nothing: a guardian that stays."""
    return action.verb == "walk" and action.arguments[1] == 0


def _walk(game: Bonfire, player: Player, action: Action) -> Phrases:
    target = action.arguments[1]
    if is_idle(action):
        return (Phrase("stays", {"guardian": GUARDIAN.words[action.arguments[0]]}),)
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
    price = price_phrases(game, player, action, ActionKind.PATH, int(path_price(player))) if _is_paid(game) else ()
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
    tiles = int(turning_price(game, player, space))
    price = price_phrases(game, player, action, ActionKind.GREAT_BONFIRE, tiles) if _is_paid(game) else ()
    rewards = [_tile_of(space), _reward_of(space)]
    if not can_take_portal(game, player, space):
        return (*price, Phrase("brings", {"pieces": rewards}))
    key = "brings" if has(player, Specialist.ALL_REWARDS) else "two_of"
    return (*price, Phrase(key, {"pieces": [*rewards, PORTAL]}))


def _tile_of(space: int) -> Phrase:
    return Phrase("tile", {"tile": ACTION_KIND.words[int(GREAT_BONFIRE_ACTION[space])]})


def _reward_of(space: int) -> str:
    reward = int(GREAT_BONFIRE_REWARD[space])
    return f"+{GREAT_BONFIRE_POINTS} points" if reward == Reward.POINTS else REWARD.words[reward]


def _reap(game: Bonfire, _player: Player, action: Action) -> Phrases:
    tile, reward = _tile_of(int(game.pointer)), _reward_of(int(game.pointer))
    pair = ((tile, reward), (tile, PORTAL), (reward, PORTAL))[action.arguments[0]]
    return (Phrase("brings", {"pieces": pair}),)


def _notch(_game: Bonfire, player: Player, action: Action) -> Phrases:
    return (Phrase("notch", {"shape": SHAPE.words[int(notch_shape(player, action.arguments[0] + 1))]}),)


# Gnomes


def _recruit(game: Bonfire, player: Player, action: Action) -> Phrases:
    gnome, tiles = action.arguments[0], action.arguments[1] + 1
    pieces = PIECES_FOR_GNOME - tiles
    any_resources = has(player, Specialist.ANY_RESOURCES_FOR_GNOMES)
    resources = (
        Phrase("any_resources", {"number": pieces})
        if any_resources
        else resources_phrase(resource_of_gnome(gnome), pieces)
    )
    price = [tiles_phrase(ACTION_KIND.words[ActionKind.GNOME], tiles), resources]
    effect = elder_phrase(player, gnome) if is_elder(gnome) else specialist_phrase(gnome)
    missing = replacing_phrases(game, player, action, price, ActionKind.GNOME, tiles)
    return Phrase("price", {"pieces": price}), *missing, effect


def _welcome(_game: Bonfire, _player: Player, action: Action) -> Phrases:
    return (specialist_phrase(action.arguments[0]),)


# Payments


def _jokers(game: Bonfire, player: Player, action: Action) -> Phrases:
    in_tiles = int(top(game.decisions).kind) == Step.PAY_TILES
    number = action.arguments[0]
    if number == 0:
        with_jokers = Phrase("no_joker", {"joker": "yellow" if in_tiles else "gold"})
    else:
        pieces = tiles_phrase("yellow", number) if in_tiles else resources_phrase("gold", number)
        with_jokers = Phrase("jokers", {"pieces": pieces})
    return with_jokers, *joker_phrases(game, action)


def _replace(game: Bonfire, _player: Player, action: Action) -> Phrases:
    return Phrase("replace", {"resource": RESOURCE.words[action.arguments[0]]}), *joker_phrases(game, action)


_WAYS: dict[str, Callable[[Bonfire, Player, Action], Phrases]] = {
    "keep": first_tile_words,
    "swap": first_tile_words,
    "fate": fate_words,
    "take": take_words,
    "lay": lay_words,
    "discard": _held_tile,
    "give": step_phrases,
    "spend": step_phrases,
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
    "ignite": ignite_words,
    "council": council_words,
    "accept": accept_words,
    "point": point_words,
    "pass": pass_words,
    "jokers": _jokers,
    "replace": _replace,
}
