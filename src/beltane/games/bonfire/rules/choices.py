"""The choices that each decision leaves (B-TURN): the main part of a turn, and every small step on the way."""

from __future__ import annotations

from beltane.games.bonfire.rules.actions import (
    CONTINUE,
    END,
    FATE,
    PASS,
)
from beltane.games.bonfire.rules.council import (
    can_ignite_any,
    legal_bonus_actions,
    legal_bonus_or_point,
    legal_council_spaces,
    legal_igniting,
)
from beltane.games.bonfire.rules.fate import (
    can_place_fate_tile,
    legal_discards,
    legal_fate_tiles,
    legal_first_choices,
    legal_first_places,
    legal_places,
)
from beltane.games.bonfire.rules.gnomes import (
    can_recruit_any,
    legal_recruits,
    legal_welcomes,
)
from beltane.games.bonfire.rules.great_bonfire import (
    can_turn,
    legal_free_turning,
    legal_notches,
    legal_rewards,
    legal_turning,
)
from beltane.games.bonfire.rules.guardians import legal_fetching
from beltane.games.bonfire.rules.paths import (
    can_take_path,
    legal_path_choices,
    legal_searches,
)
from beltane.games.bonfire.rules.payment import (
    legal_resource_payments,
    legal_tile_payments,
)
from beltane.games.bonfire.rules.procession import (
    can_walk,
    legal_gains,
    legal_guardian_moves,
    legal_processions,
    legal_walks,
)
from beltane.games.bonfire.rules.ship import (
    can_act_on_island,
    can_sail_anywhere,
    legal_after_voyage,
    legal_free_voyages,
    legal_island_actions,
    legal_voyages,
)
from beltane.games.bonfire.rules.state import Bonfire, Step
from beltane.games.bonfire.rules.tasks import legal_offerings, legal_spaces
from beltane.games.bonfire.rules.tom import legal_tasks_for_tom
from beltane.kernel.decisions import top
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def legal(game: Bonfire, out: Row) -> int:
    """The legal actions, in ascending order; none when the game is over."""
    if game.decisions.depth == 0:
        return 0
    step = top(game.decisions)
    if step.kind == Step.TURN:
        return legal_turn(game, step.seat, step.first, out)
    if step.kind == Step.PAY_TILES:
        return legal_tile_payments(game, step.seat, step.first, step.second, out)
    if step.kind == Step.PAY_RESOURCES:
        return legal_resource_payments(game, step.seat, step.first, step.second, out)
    if step.kind <= Step.LAY_FATE_TILE:
        return legal_fate(game, step.kind, step.seat, out)
    if step.kind <= Step.CHOOSE_SPACE:
        return legal_on_the_way(game, step.kind, step.seat, out)
    if step.kind <= Step.CHOOSE_NOTCH:
        return legal_in_city(game, step.kind, step.seat, out)
    if step.kind <= Step.CHOOSE_ISLAND:
        return legal_in_council(game, step.kind, step.seat, out)
    if step.kind == Step.CHOOSE_FOR_TOM:
        return legal_tasks_for_tom(game, step.second, out)
    out[0] = CONTINUE
    return 1


@rule
def legal_turn(game: Bonfire, seat: int, passing: int, out: Row) -> int:
    """The main part, a bonus action before it, or passing in the countdown (B-TURN-1, B-TURN-4, B-END-3)."""
    count = legal_main_part(game, seat, out)
    main_parts = count
    count = legal_bonus_actions(game, seat, out, count)
    if passing == 1:
        out[count] = PASS
        count += 1
    elif main_parts == 0:
        out[count] = END
        count += 1
    return count


@rule
def legal_main_part(game: Bonfire, seat: int, out: Row) -> int:
    """Place a fate tile, use action tiles, or ignite (B-TURN-1)."""
    player = game.players[seat]
    count = 0
    if can_place_fate_tile(player):
        out[count] = FATE
        count += 1
    count = legal_voyages(player, out, count)
    count = legal_island_actions(game, seat, out, count)
    count = legal_processions(player, out, count)
    if can_take_path(player):
        count = legal_path_choices(game, out, count)
    count = legal_turning(game, player, out, count)
    count = legal_recruits(game, player, out, count)
    return legal_igniting(player, out, count)


@rule
def can_do_main_part(game: Bonfire, seat: int) -> bool:
    """Whether a player can do any of I to III (B-TURN-3)."""
    player = game.players[seat]
    if can_place_fate_tile(player) or can_sail_anywhere(player) or can_turn(game, player):
        return True
    if can_take_path(player) or can_walk(player) or can_act_on_island(game, seat):
        return True
    return can_recruit_any(game, player) or can_ignite_any(player)


@rule
def legal_fate(game: Bonfire, kind: int, seat: int, out: Row) -> int:
    """Choices about fate tiles, and the bonus actions after the main part."""
    player = game.players[seat]
    step = top(game.decisions)
    if kind == Step.LAY_FATE_TILE:
        return legal_places(player, out)
    if kind == Step.DISCARD:
        return legal_discards(player, step.first, step.second, out)
    if kind == Step.CHOOSE_FATE_TILE:
        return legal_fate_tiles(player, out)
    if kind == Step.AFTER_MAIN_PART:
        count = legal_bonus_actions(game, seat, out, 0)
        out[count] = END
        return count + 1
    if kind == Step.KEEP_OR_SWAP:
        return legal_first_choices(out)
    return legal_first_places(out)


@rule
def legal_on_the_way(game: Bonfire, kind: int, seat: int, out: Row) -> int:
    """Choices about paths, islands and tasks."""
    if kind == Step.CHOOSE_PATH:
        return legal_path_choices(game, out, 0)
    if kind == Step.SEARCH_PATH:
        return legal_searches(game, out)
    if kind == Step.ISLAND_ACTION:
        return legal_after_voyage(game, seat, out)
    if kind == Step.CHOOSE_OFFERING:
        return legal_offerings(out)
    return legal_spaces(game.players[seat], out)


@rule
def legal_in_city(game: Bonfire, kind: int, seat: int, out: Row) -> int:
    """Choices about guardians and the Great Bonfire."""
    if kind == Step.WALK:
        return legal_walks(game, seat, out)
    if kind == Step.CHOOSE_GAIN:
        return legal_gains(top(game.decisions).second, out)
    if kind == Step.CHOOSE_REWARDS:
        return legal_rewards(out)
    return legal_notches(game, game.players[seat], out)


@rule
def legal_in_council(game: Bonfire, kind: int, seat: int, out: Row) -> int:
    """Choices about novices and the council's bonuses."""
    player = game.players[seat]
    if kind == Step.CHOOSE_COUNCIL_SPACE:
        return legal_council_spaces(game, seat, top(game.decisions).first, out)
    if kind == Step.BONUS_OR_POINT:
        return legal_bonus_or_point(out)
    if kind == Step.CHOOSE_GUARDIAN:
        return legal_fetching(player, out)
    if kind == Step.TURN_GREAT_BONFIRE:
        return legal_free_turning(out)
    if kind == Step.CHOOSE_SPECIALIST:
        return legal_welcomes(game, out)
    if kind == Step.MOVE_GUARDIAN:
        return legal_guardian_moves(player, out)
    return legal_free_voyages(player, out)
