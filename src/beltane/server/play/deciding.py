"""What a person, or a bot, may do in a game, as the entries that the journal is to get."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from beltane.bots.bot import position_for
from beltane.kernel.decisions import mover
from beltane.kernel.errors import CannotUndo
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, Random, new_generator
from beltane.server.operations.problems import CONFLICT, Refusal
from beltane.server.play.sitting import Sitting
from beltane.server.tables.journal import Draft, Kind
from beltane.server.tables.rules import check_deciding, check_undoing


def act(sitting: Sitting, person: int, actions: Sequence[int]) -> list[Draft]:
    """Make a choice: an action, or those of a plan. Where turns are confirmed, one that ends the turn has to wait."""
    match = sitting.playable()
    seat = check_deciding(sitting.table, person, sitting.deciding)
    notations = [match.game.actions.action(number).notation for number in actions]
    if sitting.table.settings.confirm and ends_turn(match, seat, actions):
        match.copy().play_all(actions)
        return [Draft(Kind.PROPOSE, seat, person, {"actions": notations})]
    return acting(seat, person, notations)


def acting(seat: int, person: int | None, notations: Sequence[str]) -> list[Draft]:
    """The entries of a choice; all actions but the first go on with it."""
    return [
        Draft(Kind.ACT, seat, person, {"action": notation, "goes_on": True} if number else {"action": notation})
        for number, notation in enumerate(notations)
    ]


def confirm(sitting: Sitting, person: int) -> list[Draft]:
    """Let the choice count that ends the turn."""
    seat = check_deciding(sitting.table, person, sitting.deciding)
    if not sitting.pending:
        raise Refusal(CONFLICT, "nothing-to-confirm")
    return acting(seat, person, sitting.pending)


def undo(sitting: Sitting, person: int) -> list[Draft]:
    """Take back the choice that waits to be confirmed or else the last one, if nothing has been revealed since."""
    match = sitting.playable()
    if sitting.pending:
        seat = check_deciding(sitting.table, person, sitting.deciding)
        return [Draft(Kind.UNDO, seat, person, {"to": len(match.actions)})]
    seat = check_undoing(sitting.table, person, match.last_mover())
    reason = why_not_undo(sitting, seat)
    if reason is not None:
        raise reason
    return [Draft(Kind.UNDO, seat, person, {"to": sitting.choices[-1]})]


def why_not_undo(sitting: Sitting, seat: int) -> CannotUndo | None:
    """Why a seat's last choice cannot be taken back; None if it can."""
    match = sitting.playable()
    reason = match.why_not_undo(seat)
    if reason is None and not sitting.choices:
        return CannotUndo("undo-nothing", reason="nothing")
    return reason


def can_undo(sitting: Sitting, person: int | None) -> bool:
    """Whether a person could take something back now."""
    if sitting.match is None or sitting.deciding is None or person is None:
        return False
    if sitting.pending:
        return sitting.table.holders[sitting.deciding].plays == person
    last = sitting.match.last_mover()
    return last is not None and sitting.table.holders[last].plays == person and why_not_undo(sitting, last) is None


def ends_turn(match: Match, seat: int, actions: Sequence[int]) -> bool:
    """Whether somebody else decides after a choice, as far as the seat can know.

    That is tried where everything hidden has been dealt anew: being asked to confirm tells nobody anything.
    """
    state = position_for(match.game, match.state, seat, fresh_dice()).state
    for number in actions:
        if int(mover(state)) != seat:
            return True
        match.game.rules.play(state, number)
    return int(mover(state)) != seat


def fresh_dice() -> Random:
    """A generator that has nothing to do with any game's."""
    return new_generator(secrets.randbelow(LARGEST_SEED))
