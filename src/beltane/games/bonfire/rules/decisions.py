"""Dispatch by the frame on top of the stack: decisions and automatic steps."""

from __future__ import annotations

from beltane.games.bonfire.rules.actions import to_continue
from beltane.games.bonfire.rules.council import (
    any_bonus_action,
    bonus_or_point,
    choose_council_space,
    legal_bonus_or_point,
    legal_council_spaces,
)
from beltane.games.bonfire.rules.fate import (
    choose_fate_tile,
    discard_tile,
    keep_or_swap,
    lay_fate_tile,
    lay_first_tile,
    legal_discards,
    legal_fate_tiles,
    legal_first_choices,
    legal_first_places,
    legal_places,
)
from beltane.games.bonfire.rules.gnomes import legal_welcomes, recruit, welcome
from beltane.games.bonfire.rules.great_bonfire import (
    choose_notch,
    choose_rewards,
    legal_free_turning,
    legal_notches,
    legal_rewards,
    reach_space,
    turn_freely,
)
from beltane.games.bonfire.rules.guardians import fetch_guardian, legal_fetching, retrieve_guardian
from beltane.games.bonfire.rules.paths import (
    choose_path_again,
    choose_search,
    legal_path_choices,
    legal_searches,
    take_path,
)
from beltane.games.bonfire.rules.payment import (
    choose_resource_payment,
    choose_tile_payment,
    legal_resource_payments,
    legal_tile_payments,
    only_resource_payment,
    only_tile_payment,
    open_any_payment,
)
from beltane.games.bonfire.rules.procession import (
    begin_procession,
    choose_gain,
    legal_gains,
    legal_guardian_moves,
    legal_walks,
    move_guardian,
    pass_over_the_stuck,
    walk,
)
from beltane.games.bonfire.rules.scoring import finish
from beltane.games.bonfire.rules.ship import (
    arrive,
    choose_free_island,
    choose_island_action,
    legal_after_voyage,
    legal_free_voyages,
)
from beltane.games.bonfire.rules.state import IS_DECISION, Bonfire, Step
from beltane.games.bonfire.rules.tasks import (
    choose_offering,
    choose_space,
    legal_offerings,
    legal_spaces,
    receive_task,
)
from beltane.games.bonfire.rules.tom import choose_for_tom, legal_tasks_for_tom, tom_plays
from beltane.games.bonfire.rules.turn import (
    begin_turn,
    choose_after_main_part,
    choose_turn,
    end_turn,
    legal_after_main_part,
    legal_turn,
    nothing_left_in_turn,
)
from beltane.games.bonfire.rules.vocabulary import NONE, Ending
from beltane.kernel.decisions import UnhandledCase, pop, top
from beltane.kernel.events import forget_events
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

MOST_DECISIONS = 10_000
"""A cap far beyond any real game; it ends games whose edition lets pieces feed each other for ever."""


@rule
def legal(game: Bonfire, out: Row) -> int:  # noqa: C901 - one flat list of all decisions
    """The legal actions, in ascending order; none when the game is over."""
    if game.decisions.depth == 0:
        return 0
    frame = top(game.decisions)
    kind = frame.kind
    seat = frame.seat
    player = game.players[seat]
    if kind == Step.KEEP_OR_SWAP:
        return legal_first_choices(out)
    if kind == Step.LAY_FIRST_TILE:
        return legal_first_places(out)
    if kind == Step.TURN:
        return legal_turn(game, seat, frame.first, out)
    if kind == Step.AFTER_MAIN_PART:
        return legal_after_main_part(game, seat, out)
    if kind == Step.DISCARD:
        return legal_discards(player, frame.first, frame.second, out)
    if kind == Step.CHOOSE_FATE_TILE:
        return legal_fate_tiles(player, out)
    if kind == Step.LAY_FATE_TILE:
        return legal_places(player, out)
    if kind == Step.CHOOSE_PATH:
        return legal_path_choices(game, out, 0)
    if kind == Step.SEARCH_PATH:
        return legal_searches(game, out)
    if kind == Step.ISLAND_ACTION:
        return legal_after_voyage(game, seat, out)
    if kind == Step.CHOOSE_OFFERING:
        return legal_offerings(out)
    if kind == Step.CHOOSE_SPACE:
        return legal_spaces(player, out)
    if kind == Step.PAY_TILES:
        return legal_tile_payments(game, seat, frame.first, frame.second, out)
    if kind == Step.PAY_RESOURCES:
        return legal_resource_payments(game, seat, frame.first, frame.second, out)
    if kind == Step.WALK:
        return legal_walks(game, seat, out)
    if kind == Step.CHOOSE_GAIN:
        return legal_gains(frame.second, out)
    if kind == Step.CHOOSE_REWARDS:
        return legal_rewards(out)
    if kind == Step.CHOOSE_NOTCH:
        return legal_notches(game, player, out)
    if kind == Step.CHOOSE_COUNCIL_SPACE:
        return legal_council_spaces(game, seat, frame.first, out)
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
    if kind == Step.CHOOSE_ISLAND:
        return legal_free_voyages(player, out)
    if kind == Step.CHOOSE_FOR_TOM:
        return legal_tasks_for_tom(game, frame.second, out)
    if kind == Step.CONTINUE:
        return legal_continuing(out)
    raise UnhandledCase


@rule
def legal_continuing(out: Row) -> int:
    """The only legal action is to continue."""
    out[0] = to_continue()
    return 1


@rule
def play(game: Bonfire, action: int) -> None:
    """Apply a legal action, and proceed until somebody has to decide again."""
    forget_events(game.events)
    game.decisions_made += 1
    frame = top(game.decisions)
    decide(game, frame.kind, frame.seat, frame.first, frame.second, action)
    proceed(game)
    if game.decisions_made >= MOST_DECISIONS and game.decisions.depth > 0:
        finish(game, Ending.TOO_MANY_DECISIONS)


@rule
def decide(  # noqa: C901 - one flat list of all decisions
    game: Bonfire, kind: int, seat: int, first: int, second: int, action: int
) -> None:
    """Apply an action to the decision on top of the stack."""
    if kind == Step.KEEP_OR_SWAP:
        keep_or_swap(game, action)
    elif kind == Step.LAY_FIRST_TILE:
        lay_first_tile(game, action)
    elif kind == Step.TURN:
        choose_turn(game, action)
    elif kind == Step.AFTER_MAIN_PART:
        choose_after_main_part(game, action)
    elif kind == Step.DISCARD:
        discard_tile(game, action)
    elif kind == Step.CHOOSE_FATE_TILE:
        choose_fate_tile(game, action)
    elif kind == Step.LAY_FATE_TILE:
        lay_fate_tile(game, action)
    elif kind == Step.CHOOSE_PATH:
        choose_path_again(game, action)
    elif kind == Step.SEARCH_PATH:
        choose_search(game, action)
    elif kind == Step.ISLAND_ACTION:
        choose_island_action(game, action)
    elif kind == Step.CHOOSE_OFFERING:
        choose_offering(game, action)
    elif kind == Step.CHOOSE_SPACE:
        choose_space(game, action)
    elif kind == Step.PAY_TILES:
        choose_tile_payment(game, seat, first, second, action)
    elif kind == Step.PAY_RESOURCES:
        choose_resource_payment(game, seat, first, second, action)
    elif kind == Step.WALK:
        walk(game, action)
    elif kind == Step.CHOOSE_GAIN:
        choose_gain(game, action)
    elif kind == Step.CHOOSE_REWARDS:
        choose_rewards(game, action)
    elif kind == Step.CHOOSE_NOTCH:
        choose_notch(game, action)
    elif kind == Step.CHOOSE_COUNCIL_SPACE:
        choose_council_space(game, action)
    elif kind == Step.BONUS_OR_POINT:
        bonus_or_point(game, action)
    elif kind == Step.CHOOSE_GUARDIAN:
        fetch_guardian(game, action)
    elif kind == Step.TURN_GREAT_BONFIRE:
        turn_freely(game, action)
    elif kind == Step.CHOOSE_SPECIALIST:
        welcome(game, action)
    elif kind == Step.MOVE_GUARDIAN:
        move_guardian(game, action)
    elif kind == Step.CHOOSE_ISLAND:
        choose_free_island(game, action)
    elif kind == Step.CHOOSE_FOR_TOM:
        choose_for_tom(game, action)
    elif kind == Step.CONTINUE:
        pop(game.decisions)
    else:
        raise UnhandledCase


@rule
def proceed(game: Bonfire) -> None:
    """Carry out automatic steps until a decision is on top or the game is over."""
    while game.decisions.depth > 0:
        frame = top(game.decisions)
        if IS_DECISION[frame.kind] == 0:
            carry_out(game, frame.kind, frame.seat, frame.first)
        elif not settle(game, frame.kind, frame.seat, frame.first, frame.second):
            return


@rule
def settle(game: Bonfire, kind: int, seat: int, first: int, second: int) -> bool:
    """Settle a decision that has only one option; returns whether it did."""
    if kind == Step.PAY_TILES:
        only = only_tile_payment(game, seat, first, second)
        if only == NONE:
            return False
        choose_tile_payment(game, seat, first, second, only)
        return True
    if kind == Step.PAY_RESOURCES:
        open_any_payment(game.payment, first, second)
        only = only_resource_payment(game, seat, first, second)
        if only == NONE:
            return False
        choose_resource_payment(game, seat, first, second, only)
        return True
    if kind == Step.WALK:
        finished = not pass_over_the_stuck(game, seat)
    elif kind == Step.AFTER_MAIN_PART:
        finished = not any_bonus_action(game, seat)
    elif kind == Step.TURN:
        finished = nothing_left_in_turn(game, seat, first)
    else:
        finished = False
    if finished:
        pop(game.decisions)
    return finished


@rule
def carry_out(game: Bonfire, kind: int, seat: int, first: int) -> None:
    """Carry out an automatic step."""
    pop(game.decisions)
    if kind == Step.BEGIN_TURN:
        begin_turn(game, seat)
    elif kind == Step.END_TURN:
        end_turn(game, seat)
    elif kind == Step.TOM_PLAYS:
        tom_plays(game)
    elif kind == Step.TAKE_PATH:
        take_path(game, seat, first)
    elif kind == Step.ARRIVE:
        arrive(game, seat, first)
    elif kind == Step.RECEIVE_TASK:
        receive_task(game, seat)
    elif kind == Step.RETRIEVE_GUARDIAN:
        retrieve_guardian(game, seat, first)
    elif kind == Step.PROCESSION:
        begin_procession(game, seat, first, 0)
    elif kind == Step.REACH_SPACE:
        reach_space(game, seat, first)
    elif kind == Step.RECRUIT:
        recruit(game, seat, first)
    elif kind == Step.FINISH:
        finish(game, first)
    else:
        raise UnhandledCase
