"""What a person or bot may do in a game, as the journal entries that result."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from beltane.bots.bot import position_for
from beltane.kernel.errors import BeltaneError, CannotUndo, IllegalAction
from beltane.kernel.match import Match
from beltane.kernel.random import LARGEST_SEED, Random, new_generator
from beltane.server.operations.problems import CONFLICT, Refusal
from beltane.server.play.clocks import is_late
from beltane.server.play.loaded_table import LoadedTable
from beltane.server.tables.journal import Draft, Kind
from beltane.server.tables.rules import check_deciding, check_undoing


def act(loaded: LoadedTable, person: int, actions: Sequence[int]) -> list[Draft]:
    """Make a choice: an action, or those of a plan. Where turns are confirmed, one that ends the turn has to wait."""
    match = loaded.playable()
    seat = check_deciding(loaded.table, person, loaded.deciding)
    notations = [match.game.actions.action(number).notation for number in actions]
    if len(actions) == 1 and not loaded.table.settings.confirm:
        return acting(seat, person, notations)
    trial = try_plan(match, seat, actions)
    # Whether the turn ends is judged by what the seat can know, so that being asked to confirm reveals nothing.
    if loaded.table.settings.confirm and trial.mover != seat:
        return [Draft(Kind.PROPOSE, seat, person, {"actions": notations})]
    return acting(seat, person, notations)


def acting(seat: int, person: int | None, notations: Sequence[str]) -> list[Draft]:
    """The entries of a choice; all actions but the first are marked as continuing it."""
    return [
        Draft(Kind.ACT, seat, person, {"action": notation, "goes_on": True} if number else {"action": notation})
        for number, notation in enumerate(notations)
    ]


def confirm(loaded: LoadedTable, person: int) -> list[Draft]:
    """Confirm the choice that ends the turn."""
    seat = check_deciding(loaded.table, person, loaded.deciding)
    if not loaded.table.pending:
        raise Refusal(CONFLICT, "nothing-to-confirm")
    return acting(seat, person, loaded.table.pending)


def undo(loaded: LoadedTable, person: int, now: int) -> list[Draft]:
    """Take back the choice that waits to be confirmed or else the last one, if nothing has been revealed since."""
    match = loaded.playable()
    if loaded.table.pending:
        seat = check_deciding(loaded.table, person, loaded.deciding)
        return [Draft(Kind.UNDO, seat, person, {"to": len(match.actions)})]
    seat = check_undoing(loaded.table, person, match.last_mover())
    reason = why_not_undo(loaded, seat, now)
    if reason is not None:
        raise reason
    return [Draft(Kind.UNDO, seat, person, {"to": loaded.choices[-1].actions})]


def why_not_undo(loaded: LoadedTable, seat: int, now: int) -> BeltaneError | None:
    """Why a seat's last choice cannot be taken back; None if it can."""
    match, settings = loaded.playable(), loaded.table.settings.clock
    reason = match.why_not_undo(seat)
    if reason is None and not loaded.choices:
        return CannotUndo("undo-nothing", reason="nothing")
    has_clock = settings.kind != "none" and not match.unlimited_undo
    if reason is None and has_clock and is_late(settings, loaded.choices[-1].clock, now):
        return Refusal(CONFLICT, "undo-out-of-time")
    return reason


def can_undo(loaded: LoadedTable, person: int | None, now: int) -> bool:
    """Whether a person has a choice that can be taken back now."""
    if loaded.match is None or loaded.deciding is None or person is None:
        return False
    if loaded.table.pending:
        return loaded.table.holders[loaded.deciding].plays == person
    last = loaded.match.last_mover()
    return last is not None and loaded.table.holders[last].plays == person and why_not_undo(loaded, last, now) is None


def concealed(match: Match, seat: int, random: Random) -> Match:
    """A match at the same point with everything dealt anew that a seat cannot know."""
    copied = match.copy()
    copied.state = position_for(match.game, match.state, seat, random).state
    return copied


def try_plan(match: Match, seat: int, actions: Sequence[int]) -> Match:
    """The result of a plan when everything hidden is dealt anew.

    If the plan is not playable there, the refusal says why, so that it cannot reveal anything hidden. If it fails only
    in the real position, something is revealed on the way, and the message says no more than that.
    """
    trial = concealed(match, seat, fresh_dice())
    trial.play_all(actions)
    try:
        match.copy().play_all(actions)
    except BeltaneError:
        raise IllegalAction("plan-past-reveal") from None
    return trial


def fresh_dice() -> Random:
    """A generator independent of that of any game."""
    return new_generator(secrets.randbelow(LARGEST_SEED))
