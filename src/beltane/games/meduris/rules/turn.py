"""The turn (M-TURN): its choices, and dispatch by the frame on top of the stack."""

from __future__ import annotations

from beltane.games.meduris.rules.actions import HUT, MOVE, TEMPLE, hut_field, temple_field, verb_of
from beltane.games.meduris.rules.building import (
    begin_hut,
    begin_temple,
    legal_buildings,
    raise_hut,
    raise_temple,
)
from beltane.games.meduris.rules.druid import (
    answer_druid,
    leave_hut,
    legal_offerings,
    move_druid,
    reward_both,
    reward_one,
)
from beltane.games.meduris.rules.ending import end_turn, last_round
from beltane.games.meduris.rules.events import turn_began
from beltane.games.meduris.rules.payment import choose_payment, legal_payments, only_payment
from beltane.games.meduris.rules.setup import legal_placements, place_worker
from beltane.games.meduris.rules.state import IS_DECISION, Meduris, Step
from beltane.games.meduris.rules.yields import (
    legal_moves,
    legal_returns,
    legal_takes,
    move_worker,
    nothing_to_ask,
    return_piece,
    roll_die,
    take_material,
)
from beltane.kernel.decisions import UnhandledCase, pop, push, top
from beltane.kernel.events import forget_events
from beltane.kernel.records import Row
from beltane.kernel.rule import rule


@rule
def legal(game: Meduris, out: Row) -> int:
    """The legal actions, in ascending order; none when the game is over."""
    if game.decisions.depth == 0:
        return 0
    frame = top(game.decisions)
    if frame.kind == Step.PLACE_WORKER:
        return legal_placements(game, out)
    if frame.kind == Step.TAKE:
        return legal_takes(game, out)
    if frame.kind == Step.RETURN:
        return legal_returns(game, frame.seat, out)
    if frame.kind == Step.PAY:
        return legal_payments(game, frame.seat, out)
    if frame.kind == Step.OFFER:
        return legal_offerings(game, frame.seat, frame.first, out)
    if frame.kind == Step.PHASE_TWO:
        return legal_phase_two(game, frame.seat, out)
    raise UnhandledCase


@rule
def play(game: Meduris, action: int) -> None:
    """Apply a legal action, and proceed until somebody has to decide again."""
    forget_events(game.events)
    kind = top(game.decisions).kind
    if kind == Step.PLACE_WORKER:
        place_worker(game, action)
    elif kind == Step.TAKE:
        take_material(game, action)
    elif kind == Step.RETURN:
        return_piece(game, action)
    elif kind == Step.PAY:
        choose_payment(game, action)
    elif kind == Step.OFFER:
        answer_druid(game, action)
    elif kind == Step.PHASE_TWO:
        choose_phase_two(game, action)
    else:
        raise UnhandledCase
    proceed(game)


@rule
def legal_phase_two(game: Meduris, seat: int, out: Row) -> int:
    """Big yield, hut or temple (M-TURN-1)."""
    count = legal_moves(game, seat, out, 0)
    return legal_buildings(game, seat, out, count)


@rule
def choose_phase_two(game: Meduris, action: int) -> None:
    """Exactly one of big yield, hut, temple (M-TURN-1)."""
    seat = top(game.decisions).seat
    verb = verb_of(action)
    pop(game.decisions)
    if verb == HUT:
        begin_hut(game, seat, hut_field(action))
    elif verb == TEMPLE:
        begin_temple(game, seat, temple_field(action))
    elif verb == MOVE:
        move_worker(game, seat, action)
    else:
        raise UnhandledCase


@rule
def proceed(game: Meduris) -> None:
    """Carry out automatic steps until a decision is on top or the game is over."""
    while game.decisions.depth > 0:
        frame = top(game.decisions)
        if IS_DECISION[frame.kind] == 0:
            carry_out(game, frame.kind, frame.seat, frame.first, frame.second)
        elif not settle(game, frame.kind, frame.seat):
            return


@rule
def settle(game: Meduris, kind: int, seat: int) -> bool:
    """Settle a decision that has only one option; returns whether it did."""
    if kind == Step.PAY:
        payment = only_payment(game, seat)
        if payment < 0:
            return False
        choose_payment(game, payment)
        return True
    if nothing_to_ask(game, kind, seat):
        pop(game.decisions)
        return True
    return False


@rule
def carry_out(game: Meduris, kind: int, seat: int, first: int, second: int) -> None:
    """Carry out an automatic step."""
    pop(game.decisions)
    if kind == Step.BEGIN_TURN:
        begin_turn(game, seat)
    elif kind == Step.RAISE_HUT:
        raise_hut(game, seat, first)
    elif kind == Step.RAISE_TEMPLE:
        raise_temple(game, seat, first)
    elif kind == Step.MOVE_DRUID:
        move_druid(game)
    elif kind == Step.REWARD_ONE:
        reward_one(game, seat, first)
    elif kind == Step.REWARD_BOTH:
        reward_both(game, seat, first)
    elif kind == Step.LEAVE_HUT:
        leave_hut(game, first)
    elif kind == Step.END_TURN:
        end_turn(game, seat)
    elif kind == Step.LAST_ROUND:
        last_round(game, first, second)
    else:
        raise UnhandledCase


@rule
def begin_turn(game: Meduris, seat: int) -> None:
    """A turn is the small yield, then phase two (M-TURN-1)."""
    game.turn += 1
    game.turns_without_building += 1
    turn_began(game.events, seat, game.turn)
    push(game.decisions, Step.END_TURN, seat, 0, 0)
    push(game.decisions, Step.PHASE_TWO, seat, 0, 0)
    roll_die(game, seat)
