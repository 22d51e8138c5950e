"""Bonfire's evaluation for bots: a cheap estimate of the result, and what a sensible player tends to do."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import (
    COUNTDOWN_NOVICES,
    COUNTDOWN_TILES,
    FATE_CELL,
    FATE_NEIGHBOUR,
    FATE_TILE_SYMBOLS,
    ISLAND_GUARDIAN,
    ISLAND_RESOURCE,
    PATH_TILE_CRYSTAL,
    PLACE_CELLS,
    TASK_COLOUR,
    TASK_NEED,
    TASK_POINTS,
)
from beltane.games.bonfire.rules.actions import (
    BONUS,
    FATE,
    FORWARD,
    GIVE,
    IGNITE,
    JOKERS,
    PASS,
    PATH,
    POINT,
    PROCESSION,
    REAP,
    RECRUIT,
    RENEW,
    REPLACE,
    RETRIEVE,
    SAIL,
    SEARCH,
    SPEND,
    TAKE_TASK,
    TILE_AND_REWARD,
    TURN,
    council_space,
    give_kind,
    jokers_given,
    lay_place,
    lay_way,
    path_source,
    procession_steps,
    reap_rewards,
    recruit_gnome,
    recruit_tiles,
    sail_island,
    search_kind,
    space_chosen,
    spend_resource,
    task_chosen,
    turn_space,
    verb_of,
    walk_target,
)
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.council import is_usable
from beltane.games.bonfire.rules.countdown import novices_in_council
from beltane.games.bonfire.rules.gnomes import elder_of, elder_points, is_specialist
from beltane.games.bonfire.rules.great_bonfire import can_take_portal, turning_price
from beltane.games.bonfire.rules.paths import SOURCE_SLOT, crystal_of, is_slot, next_position, path_price
from beltane.games.bonfire.rules.payment import yellow_worth
from beltane.games.bonfire.rules.procession import TARGET_AREA, TARGET_NUMBER, can_step, is_open_bonfire
from beltane.games.bonfire.rules.scoring import (
    bonfire_points,
    common_task_points,
    guardian_points,
    path_points,
    portal_points,
)
from beltane.games.bonfire.rules.ship import voyage_price
from beltane.games.bonfire.rules.state import (
    MOST_TASKS_ON_ISLAND,
    TOM,
    Bonfire,
    Player,
    Step,
    guardian_count,
    is_at_bonfire,
    is_on_path,
    is_solo,
    path_positions,
    portal_count,
    resource_total,
    task_count,
    tile_total,
)
from beltane.games.bonfire.rules.tasks import can_offer_from, task_price
from beltane.games.bonfire.rules.tom import TOM_CARDS_IN_GAME
from beltane.games.bonfire.rules.vocabulary import (
    FATE_TILE_LENGTH,
    GUARDIANS,
    NONE,
    SPACES,
    ActionKind,
    Area,
    Cell,
    CouncilSpace,
)
from beltane.kernel.decisions import top
from beltane.kernel.dispatch import LEAD_UNIT
from beltane.kernel.evaluation import Evaluation, turn_into_leads
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

# Values in hundredths of a point; part of each is lost as time runs out.
SUPPLY_VALUE = 50
MORE_FOR_SUPPLY = 35
FATE_TILE_VALUE = 300
MORE_FOR_FATE_TILE = 60
PORTAL_VALUE = 140
PATH_VALUE = 120
GNOME_VALUE = 240
GUARDIAN_VALUE = 220
STEP_VALUE = 50
TASK_VALUE = 80
TASK_POINT_VALUE = 75
FULFILLED_POINT_VALUE = 95
TOM_CARD_VALUE = 250
WHOLE = 100
COUNTDOWN_SHARE = 40


# The estimated result


@rule
def expected_leads(game: Bonfire, out: Row) -> None:
    """Each seat's expected lead over its best rival, who in solo is Tom."""
    for seat in range(game.seats):
        out[seat] = prospects(game, seat)
    if is_solo(game):
        out[0] -= LEAD_UNIT * game.players[TOM].points + (0 if game.decisions.depth == 0 else tom_prospects(game))
    else:
        turn_into_leads(out, game.seats)


@rule
def prospects(game: Bonfire, seat: int) -> int:
    """A player's expected final points, in hundredths; exact when the game is over."""
    player = game.players[seat]
    points = LEAD_UNIT * player.points
    if game.decisions.depth == 0:
        return points
    points += LEAD_UNIT * scored_now(player)
    supplies = tile_total(player) + resource_total(player)
    points += SUPPLY_VALUE * supplies + FATE_TILE_VALUE * player.fate_row_count
    hopes = MORE_FOR_SUPPLY * supplies + MORE_FOR_FATE_TILE * player.fate_row_count
    hopes += PORTAL_VALUE * portal_count(player) + PATH_VALUE * player.path_count
    hopes += GNOME_VALUE * player.gnomes + GUARDIAN_VALUE * guardian_count(player)
    hopes += task_hopes(player) + walking_hopes(player)
    return points + hopes * time_left(game) // WHOLE


@rule
def time_left(game: Bonfire) -> int:
    """The share of the game still to come, in hundredths, judged by novices, countdown and Tom's cards."""
    if game.countdown == 1:
        share = COUNTDOWN_SHARE * game.tile_held // COUNTDOWN_TILES
    else:
        missing = COUNTDOWN_NOVICES[game.seats] - novices_in_council(game)
        share = COUNTDOWN_SHARE + (WHOLE - COUNTDOWN_SHARE) * missing // COUNTDOWN_NOVICES[game.seats]
    if is_solo(game):
        share = min(share, WHOLE * cards_left(game) // TOM_CARDS_IN_GAME)
    return share


@rule
def scored_now(player: Player) -> int:
    """What the final scoring would bring now, apart from supplies and fate tiles."""
    points = bonfire_points(player) + guardian_points(player) + portal_points(player)
    return points + path_points(player) + common_task_points(player)


@rule
def cards_left(game: Bonfire) -> int:
    """How many cards Tom has still to play."""
    left = TOM_CARDS_IN_GAME - game.tom.cards_played
    return min(left, game.tile_held + 1) if game.countdown == 1 else left


@rule
def tom_prospects(game: Bonfire) -> int:
    """Tom's city, and a few points more for each card to come."""
    return LEAD_UNIT * scored_now(game.players[TOM]) + TOM_CARD_VALUE * cards_left(game)


@rule
def task_hopes(player: Player) -> int:
    """A good part of a task's points, in proportion to its progress."""
    value = 0
    for space in range(1, SPACES + 1):
        task = player.tasks[space]
        if task != NONE and player.lit[space] == 0:
            progress = min(task_progress(player, task), TASK_NEED[task])
            worth = FULFILLED_POINT_VALUE if progress == TASK_NEED[task] else TASK_POINT_VALUE
            value += TASK_VALUE + TASK_POINTS[task] * worth * progress // TASK_NEED[task]
    return value


@rule
def walking_hopes(player: Player) -> int:
    """Higher for guardians that have walked further."""
    value = 0
    for guardian in range(GUARDIANS):
        place = player.guardians[guardian]
        if is_on_path(place):
            value += STEP_VALUE * place
    return value


# What a sensible player tends to do


@rule
def action_weights(game: Bonfire, choices: Row, count: int, weights: Row) -> None:
    """How likely each choice of the decision at hand is."""
    frame = top(game.decisions)
    for index in range(count):
        weights[index] = weight_of(game, frame.kind, game.players[frame.seat], choices[index])


@rule
def weight_of(game: Bonfire, kind: int, player: Player, action: int) -> int:
    """How likely a choice is, by what is being decided."""
    if kind == Step.TURN or kind == Step.ISLAND_ACTION:
        return weight_in_turn(game, player, action)
    if kind == Step.LAY_FATE_TILE:
        return weight_of_place(game, player, lay_place(action), lay_way(action))
    if kind == Step.WALK or kind == Step.MOVE_GUARDIAN:
        return weight_of_walk(walk_target(action))
    if kind == Step.CHOOSE_SPACE:
        return weight_of_space(player, game.plan.task, space_chosen(action))
    if kind == Step.CHOOSE_COUNCIL_SPACE:
        return weight_of_council(game, player, council_space(action))
    if kind == Step.CHOOSE_PATH or kind == Step.SEARCH_PATH:
        return 1 if verb_of(action) == RENEW else weight_of_path_choice(game, player, action)
    return weight_of_detail(player, action)


@rule
def cheapness(player: Player, kind: int, need: int) -> int:
    """High if own tiles suffice, lower if yellow ones are needed, lowest for pairs."""
    own = player.tiles[kind]
    if own >= need:
        return 12
    if own + player.tiles[ActionKind.YELLOW] * yellow_worth(player) >= need:
        return 4
    return 1


@rule
def weight_in_turn(game: Bonfire, player: Player, action: int) -> int:
    """Bonus actions and bonfires come first, then whatever builds the city; fate tiles when the supply is small."""
    verb = verb_of(action)
    if verb == FATE:
        return weight_of_fate(player)
    if verb == SAIL:
        return weight_of_voyage(game, player, sail_island(action))
    if verb == TAKE_TASK:
        return weight_of_task(player, task_chosen(action))
    if verb == RETRIEVE:
        return 10 * cheapness(player, ActionKind.GUARDIAN, 1)
    if verb == PROCESSION:
        return weight_of_procession(player, procession_steps(action))
    if verb == PATH:
        return weight_of_path(game, player, action)
    if verb == RENEW:
        return 4
    if verb == TURN:
        return weight_of_turning(game, player, turn_space(action))
    if verb == RECRUIT:
        return weight_of_recruiting(player, recruit_gnome(action), recruit_tiles(action))
    if verb == IGNITE:
        return 4000
    if verb == BONUS:
        return 8000
    return 30 if verb == PASS else 5


@rule
def weight_of_fate(player: Player) -> int:
    """Higher the fewer tiles a player would have to discard."""
    spare = tile_total(player)
    if spare <= 1:
        return 400
    return 40 if spare == 2 else max(1, 24 - 6 * spare)


@rule
def weight_of_voyage(game: Bonfire, player: Player, island: int) -> int:
    """Higher for islands whose offer the player can afford."""
    cheap = cheapness(player, ActionKind.SHIP, voyage_price(player, island))
    if ISLAND_RESOURCE[island] == NONE:
        wanted = player.guardians[ISLAND_GUARDIAN[island]] == NONE and player.tiles[ActionKind.GUARDIAN] > 0
        return 3 * cheap if wanted else 0
    if task_count(player) == SPACES or cheapness(player, ActionKind.TASK, task_price(player, island)) == 1:
        return 0
    if can_offer_from(player, island, 0) or can_offer_from(player, island, 1):
        return cheap * best_attraction(game, player, island) // 4
    return 0


@rule
def weight_of_task(player: Player, task: int) -> int:
    """Higher for tasks that are fulfilled or nearly so, and for valuable ones."""
    cheap = cheapness(player, ActionKind.TASK, task_price(player, player.island))
    return cheap * attraction(player, task)


@rule
def attraction(player: Player, task: int) -> int:
    """How much a player wants a task."""
    missing = TASK_NEED[task] - task_progress(player, task)
    if missing <= 0:
        return 40 + 4 * TASK_POINTS[task]
    return TASK_POINTS[task] + (10 if missing == 1 else 4 if missing == 2 else 0)


@rule
def best_attraction(game: Bonfire, player: Player, island: int) -> int:
    """How much a player wants the best task of an island."""
    best = 0
    for slot in range(MOST_TASKS_ON_ISLAND):
        task = game.island_tasks[island, slot]
        if task != NONE:
            best = max(best, attraction(player, task))
    return best


@rule
def weight_of_path(game: Bonfire, player: Player, action: int) -> int:
    """The weight of the tile, reduced by how dear paths have become."""
    return weight_of_path_choice(game, player, action) * cheapness(player, ActionKind.PATH, path_price(player)) // 4


@rule
def weight_of_path_choice(game: Bonfire, player: Player, action: int) -> int:
    """Higher for crystals that match the colour of the task at that position."""
    task = player.tasks[next_position(player)]
    if verb_of(action) == SEARCH:
        crystal = crystal_of(search_kind(action))
    elif is_slot(path_source(action)):
        crystal = PATH_TILE_CRYSTAL[game.path_display[SOURCE_SLOT[path_source(action)]]]
    else:
        return 3
    return 16 if task != NONE and crystal == TASK_COLOUR[task] else 4


@rule
def weight_of_turning(game: Bonfire, player: Player, space: int) -> int:
    """Higher where a portal can be taken."""
    cheap = cheapness(player, ActionKind.GREAT_BONFIRE, turning_price(game, player, space))
    return cheap * (8 if can_take_portal(game, player, space) else 1)


@rule
def weight_of_recruiting(player: Player, gnome: int, tiles: int) -> int:
    """Specialists early, elders for their points."""
    cheap = cheapness(player, ActionKind.GNOME, tiles)
    if is_specialist(gnome):
        return cheap * max(1, 8 - player.fate_tiles_placed) // 2
    points = elder_points(player, elder_of(gnome))
    return cheap * points if points >= 3 else 0


@rule
def weight_of_procession(player: Player, steps: int) -> int:
    """Higher if a guardian reaches a bonfire, or if several gain something."""
    cheap = cheapness(player, ActionKind.GUARDIAN, steps)
    walkers = 0
    for guardian in range(GUARDIANS):
        place = player.guardians[guardian]
        if place == NONE or is_at_bonfire(place):
            continue
        if can_step(player, guardian):
            walkers += 1
        for space in range(max(1, place), SPACES + 1):
            if space - place + 1 == steps and is_open_bonfire(player, space) and space <= path_positions(player):
                return cheap * (10 + space)
    return cheap * walkers // (2 * steps)


@rule
def weight_of_place(game: Bonfire, player: Player, place: int, way: int) -> int:
    """Higher for large groups and covered symbols."""
    weight = 1
    for position in range(FATE_TILE_LENGTH):
        cell = PLACE_CELLS[place, position]
        symbol = FATE_TILE_SYMBOLS[game.plan.fate_tile, position if way == FORWARD else FATE_TILE_LENGTH - 1 - position]
        if FATE_CELL[cell] == Cell.GOLD or FATE_CELL[cell] == Cell.YELLOW:
            weight += 10
        for side in range(4):
            neighbour = FATE_NEIGHBOUR[cell, side]
            if neighbour >= 0 and symbol_at(player, neighbour) == symbol:
                weight += 12
    return weight * weight


@rule
def symbol_at(player: Player, cell: int) -> int:
    """The symbol on a cell, or NONE."""
    number = player.fate_grid[cell]
    return NONE if number == 0 else player.fate_symbols[number - 1]


@rule
def weight_of_walk(target: int) -> int:
    """Bonfires first, and the further the better."""
    if TARGET_AREA[target] == Area.BONFIRE:
        return 200 + 60 * TARGET_NUMBER[target]
    return 4 + 3 * TARGET_NUMBER[target]


@rule
def weight_of_space(player: Player, task: int, space: int) -> int:
    """Higher beside a path tile of the task's colour, with a portal, and further to the right."""
    weight = 2 + space
    if player.portals[space] == 1:
        weight += 6
    if space >= 2 and space <= path_positions(player) and PATH_TILE_CRYSTAL[player.paths[space]] == TASK_COLOUR[task]:
        weight += 12
    return weight * weight


@rule
def weight_of_council(game: Bonfire, player: Player, space: int) -> int:
    """Higher for usable bonuses, especially those that build the city."""
    if not is_usable(game, player, space):
        return 1
    if space == CouncilSpace.VOYAGE:
        return 4
    if space == CouncilSpace.MOVE_GUARDIAN:
        return 30 if can_move_to_bonfire(player) else 3
    if space == CouncilSpace.GOLD_AND_YELLOW:
        return 10
    return 16


@rule
def can_move_to_bonfire(player: Player) -> bool:
    """Whether a guardian could stand at any bonfire."""
    for space in range(1, path_positions(player) + 1):
        if is_open_bonfire(player, space):
            return True
    return False


@rule
def weight_of_detail(player: Player, action: int) -> int:
    """Weights of small choices: keep jokers, give what is plentiful, take bonuses rather than points."""
    verb = verb_of(action)
    if verb == JOKERS:
        return max(1, 40 - 18 * jokers_given(action))
    if verb == GIVE:
        return 1 + 3 * player.tiles[give_kind(action)]
    if verb == SPEND:
        return 1 + 3 * player.resources[spend_resource(action)]
    if verb == REAP:
        return 1 if reap_rewards(action) == TILE_AND_REWARD else 10
    return 1 if verb == REPLACE or verb == POINT else 10


EVALUATION = Evaluation(expected_leads, action_weights, rollout=12, scale=8.0, exploration=1.5)
