"""What Bonfire tells bots: a cheap estimate of how a game will end, and what a sensible player tends to do."""

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
    COUNCIL,
    DISPLAY_SOURCES,
    FATE,
    GIVE,
    GUARDIAN_ACTION,
    IGNITE,
    JOKERS_ACTION,
    LAY,
    PASS,
    PATH,
    POINT,
    PROCESSION,
    REAP_TILE_AND_REWARD,
    RECRUIT,
    RENEW,
    SAIL,
    SEARCH,
    SPACE_ACTION,
    SPEND,
    TASK_ACTION,
    TURN,
    WALK,
    WALK_TARGETS,
    WAYS,
)
from beltane.games.bonfire.rules.conditions import task_progress
from beltane.games.bonfire.rules.council import is_usable
from beltane.games.bonfire.rules.countdown import novices_in_council
from beltane.games.bonfire.rules.gnomes import PRICES, elder_points, is_specialist
from beltane.games.bonfire.rules.great_bonfire import can_take_portal, turning_price
from beltane.games.bonfire.rules.paths import path_price
from beltane.games.bonfire.rules.payment import yellow_worth
from beltane.games.bonfire.rules.procession import can_step, is_open_bonfire
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
    BASIC_RESOURCES,
    FATE_TILE_LENGTH,
    GUARDIANS,
    NONE,
    SPACES,
    SPECIALISTS,
    ActionKind,
    Cell,
    CouncilSpace,
)
from beltane.kernel.decisions import top
from beltane.kernel.dispatch import MARGIN_UNIT
from beltane.kernel.game import Advice
from beltane.kernel.leads import turn_into_leads
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

# Values in hundredths of a point, of which a share is lost as time runs out.
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


# How a game will end


@rule
def margins(game: Bonfire, out: Row) -> None:
    """Each seat's expected lead over its best rival, who in solo is Tom."""
    for seat in range(game.seats):
        out[seat] = prospects(game, seat)
    if is_solo(game):
        out[0] -= MARGIN_UNIT * game.players[TOM].points + (0 if game.decisions.depth == 0 else tom_prospects(game))
    else:
        turn_into_leads(out, game.seats)


@rule
def prospects(game: Bonfire, seat: int) -> int:
    """A player's expected final points, in hundredths; exact when the game is over."""
    player = game.players[seat]
    points = MARGIN_UNIT * player.points
    if game.decisions.depth == 0:
        return points
    points += MARGIN_UNIT * scored_now(player)
    supplies = tile_total(player) + resource_total(player)
    points += SUPPLY_VALUE * supplies + FATE_TILE_VALUE * player.fate_row_count
    hopes = MORE_FOR_SUPPLY * supplies + MORE_FOR_FATE_TILE * player.fate_row_count
    hopes += PORTAL_VALUE * portal_count(player) + PATH_VALUE * player.path_count
    hopes += GNOME_VALUE * player.gnomes + GUARDIAN_VALUE * guardian_count(player)
    hopes += task_hopes(player) + walking_hopes(player)
    return points + hopes * time_left(game) // WHOLE


@rule
def time_left(game: Bonfire) -> int:
    """The share of the game still to come, in hundredths, as far as novices, countdown and Tom's cards tell."""
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
    """What the final scoring would bring now, but for supplies and fate tiles."""
    points = bonfire_points(player) + guardian_points(player) + portal_points(player)
    return points + path_points(player) + common_task_points(player)


@rule
def cards_left(game: Bonfire) -> int:
    """How many cards Tom has still to play."""
    left = TOM_CARDS_IN_GAME - game.tom.cards_played
    return min(left, game.tile_held + 1) if game.countdown == 1 else left


@rule
def tom_prospects(game: Bonfire) -> int:
    """Tom scores his city, and a few points more for each card to come."""
    return MARGIN_UNIT * scored_now(game.players[TOM]) + TOM_CARD_VALUE * cards_left(game)


@rule
def task_hopes(player: Player) -> int:
    """A task is worth a good part of its points in proportion to how far it has come."""
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
    """Guardians are worth more the further they have come."""
    value = 0
    for guardian in range(GUARDIANS):
        place = player.guardians[guardian]
        if 0 < place <= SPACES:
            value += STEP_VALUE * place
    return value


# What a sensible player tends to do


@rule
def weigh(game: Bonfire, choices: Row, count: int, weights: Row) -> None:
    """Inclinations for the decision at hand."""
    step = top(game.decisions)
    player = game.players[step.seat]
    for index in range(count):
        action = choices[index]
        if step.kind == Step.TURN or step.kind == Step.ISLAND_ACTION:
            weights[index] = weight_in_turn(game, player, action)
        elif step.kind == Step.LAY_FATE_TILE:
            weights[index] = weight_of_place(game, player, action - LAY)
        elif step.kind == Step.WALK or step.kind == Step.MOVE_GUARDIAN:
            weights[index] = weight_of_walk((action - WALK) % WALK_TARGETS)
        elif step.kind == Step.CHOOSE_SPACE:
            weights[index] = weight_of_space(player, game.plan.task, action - SPACE_ACTION + 1)
        elif step.kind == Step.CHOOSE_COUNCIL_SPACE:
            weights[index] = weight_of_council(game, player, action - COUNCIL)
        elif step.kind == Step.CHOOSE_PATH or step.kind == Step.SEARCH_PATH:
            weights[index] = 1 if action == RENEW else weight_of_path_choice(game, player, action)
        else:
            weights[index] = weight_of_detail(player, action)


@rule
def cheapness(player: Player, kind: int, need: int) -> int:
    """Own tiles are well spent, yellow ones less so, pairs are a waste."""
    own = player.tiles[kind]
    if own >= need:
        return 12
    if own + player.tiles[ActionKind.YELLOW] * yellow_worth(player) >= need:
        return 4
    return 1


@rule
def weight_in_turn(game: Bonfire, player: Player, action: int) -> int:
    """Light, finish and build; place fate tiles when the supply is small."""
    if action >= IGNITE:
        return weight_of_ending(action)
    if action == FATE:
        return weight_of_fate(player)
    if action < TASK_ACTION:
        return weight_of_voyage(game, player, action - SAIL)
    if action < GUARDIAN_ACTION:
        return weight_of_task(player, action - TASK_ACTION)
    if action == GUARDIAN_ACTION:
        return 10 * cheapness(player, ActionKind.GUARDIAN, 1)
    if action < PATH:
        return weight_of_procession(player, action - PROCESSION + 1)
    if action < TURN:
        return weight_of_path(game, player, action)
    if action < RECRUIT:
        return weight_of_turning(game, player, action - TURN)
    return weight_of_recruiting(game, player, action - RECRUIT)


@rule
def weight_of_ending(action: int) -> int:
    """Lighting a bonfire and bonus actions come first; passing is for the very end."""
    if action < BONUS:
        return 4000
    if action < PASS:
        return 8000
    return 30 if action == PASS else 5


@rule
def weight_of_fate(player: Player) -> int:
    spare = tile_total(player)
    if spare <= 1:
        return 400
    return 40 if spare == 2 else max(1, 24 - 6 * spare)


@rule
def weight_of_voyage(game: Bonfire, player: Player, island: int) -> int:
    """To islands where there is something to get and to pay it with."""
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
    """Tasks that are fulfilled or nearly so, and worth it."""
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
    if action == RENEW:
        return 4
    return weight_of_path_choice(game, player, action) * cheapness(player, ActionKind.PATH, path_price(player)) // 4


@rule
def weight_of_path_choice(game: Bonfire, player: Player, action: int) -> int:
    """Crystals that match the task beside them score."""
    task = player.tasks[path_positions(player) + 1]
    if action >= SEARCH:
        crystal = (action - SEARCH) // BASIC_RESOURCES
    elif action - PATH < DISPLAY_SOURCES:
        crystal = PATH_TILE_CRYSTAL[game.path_display[action - PATH]]
    else:
        return 3
    return 16 if task != NONE and crystal == TASK_COLOUR[task] else 4


@rule
def weight_of_turning(game: Bonfire, player: Player, space: int) -> int:
    """Portals draw."""
    cheap = cheapness(player, ActionKind.GREAT_BONFIRE, turning_price(game, player, space))
    return cheap * (8 if can_take_portal(game, player, space) else 1)


@rule
def weight_of_recruiting(game: Bonfire, player: Player, recruiting: int) -> int:
    """Specialists early, elders for their points."""
    gnome = recruiting // PRICES
    cheap = cheapness(player, ActionKind.GNOME, recruiting % PRICES + 1)
    if is_specialist(gnome):
        return cheap * max(1, 8 - player.fate_tiles_placed) // 2
    points = elder_points(player, gnome - SPECIALISTS + 1)
    return cheap * points if points >= 3 else 0


@rule
def weight_of_procession(player: Player, steps: int) -> int:
    """Walk when somebody reaches a bonfire, or when several gain something."""
    cheap = cheapness(player, ActionKind.GUARDIAN, steps)
    walkers = 0
    for guardian in range(GUARDIANS):
        place = player.guardians[guardian]
        if place == NONE or place > SPACES:
            continue
        if can_step(player, guardian):
            walkers += 1
        for space in range(max(1, place), SPACES + 1):
            if space - place + 1 == steps and is_open_bonfire(player, space) and space <= path_positions(player):
                return cheap * (10 + space)
    return cheap * walkers // (2 * steps)


@rule
def weight_of_place(game: Bonfire, player: Player, laying: int) -> int:
    """Large groups and covered symbols."""
    place = laying // WAYS
    way = laying % WAYS
    weight = 1
    for position in range(FATE_TILE_LENGTH):
        cell = PLACE_CELLS[place, position]
        symbol = FATE_TILE_SYMBOLS[game.plan.fate_tile, position if way == 0 else FATE_TILE_LENGTH - 1 - position]
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
    """Bonfires first, the further the better."""
    if target > SPACES:
        return 200 + 60 * (target - SPACES)
    return 4 + 3 * target


@rule
def weight_of_space(player: Player, task: int, space: int) -> int:
    """Beside a path tile of its colour, behind a portal, and far to the right."""
    weight = 2 + space
    if player.portals[space] == 1:
        weight += 6
    if space >= 2 and space <= path_positions(player) and PATH_TILE_CRYSTAL[player.paths[space]] == TASK_COLOUR[task]:
        weight += 12
    return weight * weight


@rule
def weight_of_council(game: Bonfire, player: Player, space: int) -> int:
    """Bonuses that can be used, those that build the city first."""
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
    for space in range(1, path_positions(player) + 1):
        if is_open_bonfire(player, space):
            return True
    return False


@rule
def weight_of_detail(player: Player, action: int) -> int:
    """Small choices: keep jokers, part with plenty, take bonuses rather than points."""
    if JOKERS_ACTION <= action < GIVE:
        return max(1, 40 - 18 * (action - JOKERS_ACTION))
    if GIVE <= action < SPEND:
        return 1 + 3 * player.tiles[action - GIVE]
    if SPEND <= action < WALK:
        return 1 + 3 * player.resources[action - SPEND]
    if action == REAP_TILE_AND_REWARD or action == POINT:
        return 1
    return 10


ADVICE = Advice(margins=margins, weigh=weigh, rollout=12, scale=8.0, curiosity=1.5)
