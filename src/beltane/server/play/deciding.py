"""What a person, or a bot, may do in a game, as the entries that the journal is to get."""

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
    # Whether a turn ends is what the seat can know of it: being asked to confirm tells nobody anything.
    if loaded.table.settings.confirm and trial.mover != seat:
        return [Draft(Kind.PROPOSE, seat, person, {"actions": notations})]
    return acting(seat, person, notations)


def acting(seat: int, person: int | None, notations: Sequence[str]) -> list[Draft]:
    """The entries of a choice; all actions but the first go on with it."""
    return [
        Draft(Kind.ACT, seat, person, {"action": notation, "goes_on": True} if number else {"action": notation})
        for number, notation in enumerate(notations)
    ]


def confirm(loaded: LoadedTable, person: int) -> list[Draft]:
    """Let the choice count that ends the turn."""
    seat = check_deciding(loaded.table, person, loaded.deciding)
    if not loaded.pending:
        raise Refusal(CONFLICT, "nothing-to-confirm")
    return acting(seat, person, loaded.pending)


def undo(loaded: LoadedTable, person: int, now: int) -> list[Draft]:
    """Take back the choice that waits to be confirmed or else the last one, if nothing has been revealed since."""
    match = loaded.playable()
    if loaded.pending:
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
    """Whether a person could take something back now."""
    if loaded.match is None or loaded.deciding is None or person is None:
        return False
    if loaded.pending:
        return loaded.table.holders[loaded.deciding].plays == person
    last = loaded.match.last_mover()
    return last is not None and loaded.table.holders[last].plays == person and why_not_undo(loaded, last, now) is None


def concealed(match: Match, seat: int, random: Random) -> Match:
    """A match at the same point, in which everything that a seat cannot know has been dealt anew."""
    copied = match.copy()
    copied.state = position_for(match.game, match.state, seat, random).state
    return copied


def try_plan(match: Match, seat: int, actions: Sequence[int]) -> Match:
    """What a plan leads to where everything hidden has been dealt anew.

    One that cannot be played is refused for what is wrong with it there, so that nobody learns what they could not
    know. If it fails only as things really lie, something is revealed on the way, and that is all there is to say.
    """
    trial = concealed(match, seat, fresh_dice())
    trial.play_all(actions)
    try:
        match.copy().play_all(actions)
    except BeltaneError:
        raise IllegalAction("plan-past-reveal") from None
    return trial


def fresh_dice() -> Random:
    """A generator that has nothing to do with any game's."""
    return new_generator(secrets.randbelow(LARGEST_SEED))
