"""The turn (B-TURN): what playing an action sets going, and what happens by itself between decisions."""

from __future__ import annotations

from beltane.games.bonfire.rules.actions import (
    BONUS,
    COUNCIL,
    DISCARD,
    END,
    FATE,
    FETCH,
    GAIN,
    GUARDIAN_ACTION,
    IGNITE,
    NOTCH,
    OFFERING,
    PASS,
    PATH,
    PROCESSION,
    RECRUIT,
    SAIL,
    SPACE_ACTION,
    TASK_ACTION,
    TURN,
    WELCOME,
)
from beltane.games.bonfire.rules.actions import CHOOSE_FOR_TOM as TOM_ACTION
from beltane.games.bonfire.rules.choices import can_do_main_part
from beltane.games.bonfire.rules.council import (
    any_bonus_action,
    bonus_or_point,
    choose_council_space,
    ignite,
    take_bonus_action,
)
from beltane.games.bonfire.rules.countdown import all_have_passed, may_pass, pass_for_good, pass_on_tile, take_tile_back
from beltane.games.bonfire.rules.events import Ending, Tell
from beltane.games.bonfire.rules.fate import (
    begin_fate_tile,
    choose_fate_tile,
    discard_tile,
    keep_or_swap,
    lay_fate_tile,
    lay_first_tile,
)
from beltane.games.bonfire.rules.gnomes import (
    begin_recruiting,
    recruit,
    welcome,
)
from beltane.games.bonfire.rules.great_bonfire import (
    begin_turning,
    choose_notch,
    choose_rewards,
    reach_space,
    turn_freely,
)
from beltane.games.bonfire.rules.guardians import fetch_guardian, retrieve_guardian
from beltane.games.bonfire.rules.paths import (
    choose_path,
    choose_search,
    take_path,
)
from beltane.games.bonfire.rules.payment import (
    choose_resource_payment,
    choose_tile_payment,
    only_resource_payment,
    only_tile_payment,
    open_any_payment,
)
from beltane.games.bonfire.rules.procession import (
    begin_paid_procession,
    begin_procession,
    choose_gain,
    move_guardian,
    pass_over_the_stuck,
    walk,
)
from beltane.games.bonfire.rules.scoring import finish
from beltane.games.bonfire.rules.ship import (
    arrive,
    begin_island_action,
    begin_voyage,
    choose_free_island,
    choose_island_action,
)
from beltane.games.bonfire.rules.state import Bonfire, Step, is_solo
from beltane.games.bonfire.rules.tasks import choose_offering, choose_space, receive_task
from beltane.games.bonfire.rules.tom import choose_for_tom, tom_plays
from beltane.games.bonfire.rules.vocabulary import NOBODY, NONE
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.events import forget_events, tell
from beltane.kernel.rule import rule

MOST_DECISIONS = 10_000
"""No game of people comes near; an edition whose pieces feed one another for ever ends here."""


# What a choice sets going


@rule
def play(game: Bonfire, action: int) -> None:
    """Apply a legal action, and go on until somebody has to decide again."""
    forget_events(game.events)
    game.decisions_made += 1
    step = top(game.decisions)
    kind = step.kind
    if kind == Step.TURN:
        choose_turn(game, action)
    elif kind == Step.PAY_TILES:
        choose_tile_payment(game, step.seat, step.first, step.second, action)
    elif kind == Step.PAY_RESOURCES:
        choose_resource_payment(game, step.seat, step.first, step.second, action)
    elif kind <= Step.LAY_FATE_TILE:
        play_fate(game, kind, action)
    elif kind <= Step.CHOOSE_SPACE:
        play_on_the_way(game, kind, action)
    elif kind <= Step.CHOOSE_NOTCH:
        play_in_city(game, kind, action)
    elif kind <= Step.CHOOSE_ISLAND:
        play_in_council(game, kind, action)
    elif kind == Step.CHOOSE_FOR_TOM:
        choose_for_tom(game, action - TOM_ACTION)
    else:
        pop(game.decisions)
    proceed(game)
    if game.decisions_made >= MOST_DECISIONS and game.decisions.depth > 0:
        finish(game, Ending.TOO_MANY_DECISIONS)


@rule
def choose_turn(game: Bonfire, action: int) -> None:
    """A bonus action leaves the main part to come; anything else is the main part, or ends the turn (B-TURN-1)."""
    seat = top(game.decisions).seat
    if BONUS <= action < PASS:
        take_bonus_action(game, seat, action - BONUS)
        return
    pop(game.decisions)
    if action == PASS:
        pass_for_good(game, seat)
    elif action != END:
        push(game.decisions, Step.AFTER_MAIN_PART, seat, 0, 0)
        begin_main_part(game, seat, action)


@rule
def begin_main_part(game: Bonfire, seat: int, action: int) -> None:
    if action == FATE:
        begin_fate_tile(game, seat)
    elif action < TASK_ACTION:
        begin_voyage(game, seat, action - SAIL)
    elif action <= GUARDIAN_ACTION:
        begin_island_action(game, seat, action)
    elif action < PATH:
        begin_paid_procession(game, seat, action - PROCESSION + 1)
    elif action < TURN:
        choose_path(game, seat, action)
    elif action < RECRUIT:
        begin_turning(game, seat, action - TURN)
    elif action < IGNITE:
        begin_recruiting(game, seat, action - RECRUIT)
    else:
        ignite(game, seat, action - IGNITE + 1)


@rule
def play_fate(game: Bonfire, kind: int, action: int) -> None:
    if kind == Step.LAY_FATE_TILE:
        lay_fate_tile(game, action)
    elif kind == Step.DISCARD:
        discard_tile(game, action - DISCARD)
    elif kind == Step.CHOOSE_FATE_TILE:
        choose_fate_tile(game, action)
    elif kind == Step.AFTER_MAIN_PART:
        choose_after_main_part(game, action)
    elif kind == Step.KEEP_OR_SWAP:
        keep_or_swap(game, action)
    else:
        lay_first_tile(game, action)


@rule
def choose_after_main_part(game: Bonfire, action: int) -> None:
    """Another bonus action, or the end of the turn (B-TURN-1)."""
    if action == END:
        pop(game.decisions)
    else:
        take_bonus_action(game, top(game.decisions).seat, action - BONUS)


@rule
def play_on_the_way(game: Bonfire, kind: int, action: int) -> None:
    if kind == Step.CHOOSE_PATH:
        seat = top(game.decisions).seat
        pop(game.decisions)
        choose_path(game, seat, action)
    elif kind == Step.SEARCH_PATH:
        choose_search(game, action)
    elif kind == Step.ISLAND_ACTION:
        choose_island_action(game, action)
    elif kind == Step.CHOOSE_OFFERING:
        choose_offering(game, action - OFFERING)
    else:
        choose_space(game, action - SPACE_ACTION + 1)


@rule
def play_in_city(game: Bonfire, kind: int, action: int) -> None:
    if kind == Step.WALK:
        walk(game, action)
    elif kind == Step.CHOOSE_GAIN:
        choose_gain(game, action - GAIN)
    elif kind == Step.CHOOSE_REWARDS:
        choose_rewards(game, action)
    else:
        choose_notch(game, action - NOTCH + 1)


@rule
def play_in_council(game: Bonfire, kind: int, action: int) -> None:
    if kind == Step.CHOOSE_COUNCIL_SPACE:
        choose_council_space(game, action - COUNCIL)
    elif kind == Step.BONUS_OR_POINT:
        bonus_or_point(game, action)
    elif kind == Step.CHOOSE_GUARDIAN:
        fetch_guardian(game, action - FETCH)
    elif kind == Step.TURN_GREAT_BONFIRE:
        turn_freely(game, action - TURN)
    elif kind == Step.CHOOSE_SPECIALIST:
        welcome(game, action - WELCOME)
    elif kind == Step.MOVE_GUARDIAN:
        move_guardian(game, action)
    else:
        choose_free_island(game, action - SAIL)


# What happens by itself


@rule
def proceed(game: Bonfire) -> None:
    """Carry out what leaves nothing to decide, until a decision is on top or the game is over."""
    while game.decisions.depth > 0:
        step = top(game.decisions)
        if step.kind > Step.CONTINUE:
            carry_out(game, step.kind, step.seat, step.first)
        elif not settle(game, step.kind, step.seat, step.first, step.second):
            return


@rule
def settle(game: Bonfire, kind: int, seat: int, first: int, second: int) -> bool:
    """Settle a decision that leaves nothing to choose; returns whether it was one."""
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
def nothing_left_in_turn(game: Bonfire, seat: int, passing: int) -> bool:
    """Bonus actions have used up what the main part needed, and no more are open (B-TURN-4)."""
    return passing == 0 and not any_bonus_action(game, seat) and not can_do_main_part(game, seat)


@rule
def carry_out(game: Bonfire, kind: int, seat: int, first: int) -> None:
    """Carry out an automatic step."""
    pop(game.decisions)
    if kind == Step.TAKE_PATH:
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
    else:
        carry_on(game, kind, seat, first)


@rule
def carry_on(game: Bonfire, kind: int, seat: int, first: int) -> None:
    """The steps between turns."""
    if kind == Step.BEGIN_TURN:
        begin_turn(game, seat)
    elif kind == Step.END_TURN:
        end_turn(game, seat)
    elif kind == Step.TOM_PLAYS:
        tom_plays(game)
    else:
        finish(game, first)


@rule
def begin_turn(game: Bonfire, seat: int) -> None:
    """Begin a turn, unless the player has passed or can do nothing (B-TURN-3, B-END-2 to B-END-5)."""
    if take_tile_back(game, seat):
        finish(game, Ending.COUNTDOWN_OVER)
        return
    passing = may_pass(game, seat)
    able = game.players[seat].passed == 0 and (passing or can_do_main_part(game, seat))
    if not able and not is_solo(game) and game.countdown == 0 and not anybody_can_act(game):
        finish(game, Ending.NOBODY_CAN_ACT)
        return
    push(game.decisions, Step.END_TURN, seat, 0, 0)
    if able:
        game.turn += 1
        tell(game.events, Tell.TURN_BEGAN, seat, game.turn, 0, 0, 0)
        push(game.decisions, Step.TURN, seat, 1 if passing else 0, 0)
    else:
        skip_turn(game, seat)


@rule
def skip_turn(game: Bonfire, seat: int) -> None:
    """A skipped player waits; in solo the human acknowledges it, so that Tom's cards come one by one."""
    if game.players[seat].passed == 0:
        tell(game.events, Tell.TURN_SKIPPED, seat, 0, 0, 0, 0)
    if is_solo(game):
        push(game.decisions, Step.CONTINUE, seat, 0, 0)


@rule
def anybody_can_act(game: Bonfire) -> bool:
    for seat in range(game.seats):
        if can_do_main_part(game, seat):
            return True
    return False


@rule
def end_turn(game: Bonfire, seat: int) -> None:
    """Hand the turn on; in solo Tom plays a card in between (B-TURN-1, B-END-2, B-END-4, B-SOLO-3)."""
    pass_on_tile(game, seat)
    if is_solo(game):
        push(game.decisions, Step.BEGIN_TURN, seat, 0, 0)
        push(game.decisions, Step.TOM_PLAYS, NOBODY, 0, 0)
    elif all_have_passed(game):
        finish(game, Ending.ALL_PASSED)
    else:
        push(game.decisions, Step.BEGIN_TURN, (seat + 1) % game.seats, 0, 0)
