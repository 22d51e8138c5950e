"""The rules of a table: who may see it, sit, start, act, undo, leave, abandon, remove a player, or let a bot play on.

Each function looks at plain data, and either returns the entries for the journal or raises a refusal that says why not.
A person is a number; the service itself is nobody.
"""

from __future__ import annotations

from dataclasses import replace
from secrets import compare_digest

from beltane.server.operations.problems import CONFLICT, FORBIDDEN, NOT_FOUND, Refusal
from beltane.server.tables.journal import Draft, Kind
from beltane.server.tables.table import Absence, Holder, Motion, Status, Table

STAND_IN = "adept"
"""The level of bots that take over from people; nobody can choose a stronger or weaker one."""
MOST_PER_PERSON = 50
"""Maximum number of open or running tables per host."""


# Seeing


def check_visible(table: Table, person: int | None, invite: str | None) -> None:
    """Refuse unless a person may know of a table: anybody if it is public, otherwise its players, its host, and the
    invited.
    """
    belongs = table.has_sat(person) or table.is_expected(person) or person == table.host
    if table.settings.public or belongs or is_invited(table, invite):
        return
    # Nobody else learns whether there is such a table.
    raise Refusal(NOT_FOUND, "unknown-table")


def is_invited(table: Table, invite: str | None) -> bool:
    """Whether an invitation is the table's, compared in constant time."""
    return invite is not None and compare_digest(table.invite.encode(), invite.encode())


def check_watching(table: Table, person: int | None) -> None:
    """Refuse unless a person may see the game: anybody who has or had a seat, others if spectators are allowed."""
    if table.has_sat(person) or person == table.host or table.settings.spectators or table.status is Status.OPEN:
        return
    raise Refusal(FORBIDDEN, "no-spectators")


def viewing_seat(table: Table, person: int | None, deciding: int | None, asked: int | None = None) -> int | None:
    """The seat whose view a person gets; None for a spectator.

    A person with several seats gets the view of the one that decides, or of the one they ask for.
    """
    seats = [seat for seat, holder in enumerate(table.holders) if person is not None and holder.person == person]
    if asked is not None and asked not in seats:
        raise Refusal(FORBIDDEN, "not-your-seat")
    if asked is not None:
        return asked
    if deciding in seats:
        return deciding
    return seats[0] if seats else None


# Before the game


def sit(table: Table, person: int, seat: int) -> list[Draft]:
    """Take an open seat; a player already there may move, or play for both."""
    holder = _open_seat(table, seat)
    if not holder.is_open:
        raise Refusal(CONFLICT, "seat-taken")
    if holder.held_for not in (None, person):
        raise Refusal(CONFLICT, "seat-held")
    return _with_start(table, Draft(Kind.SIT, seat, person), Holder(person))


def seat_bot(table: Table, person: int, seat: int, bot: str) -> list[Draft]:
    """The host puts a bot on an open seat, or replaces a bot with one of another level."""
    _check_host(table, person)
    if _open_seat(table, seat).person is not None:
        raise Refusal(CONFLICT, "seat-taken")
    return _with_start(table, Draft(Kind.SEAT_BOT, seat, person, {"bot": bot}), Holder(bot=bot))


def stand(table: Table, person: int, seat: int) -> list[Draft]:
    """Leave a seat before the game starts, or decline one that is held; the host may also do so for others."""
    holder = _open_seat(table, seat)
    if holder.is_open and holder.held_for is None:
        raise Refusal(CONFLICT, "seat-empty")
    if person not in (holder.person, holder.held_for):
        _check_host(table, person)
    return [Draft(Kind.STAND, seat, person)]


def start(table: Table, person: int) -> list[Draft]:
    """The host starts the game once every seat is taken, by at least one person."""
    _check_host(table, person)
    _check_open(table)
    reason = _why_not_start(table)
    if reason is not None:
        raise reason
    return [Draft(Kind.START, None, person)]


def _why_not_start(table: Table) -> Refusal | None:
    if not table.is_full():
        return Refusal(CONFLICT, "seats-open")
    if not table.players():
        return Refusal(CONFLICT, "nobody-plays")
    if table.settings.undo == "any" and not is_one_persons(table):
        return Refusal(CONFLICT, "undo-any-alone")
    return None


def _with_start(table: Table, draft: Draft, holder: Holder) -> list[Draft]:
    """The entries of taking a seat: if the table is then full, and does not wait for its host, the game starts."""
    holders = tuple(holder if seat == draft.seat else other for seat, other in enumerate(table.holders))
    ready = _why_not_start(replace(table, holders=holders)) is None
    return [draft, Draft(Kind.START)] if ready and table.settings.start == "full" else [draft]


def is_one_persons(table: Table) -> bool:
    """Whether one person has all seats."""
    return len({(holder.person, holder.bot) for holder in table.holders}) == 1 and bool(table.players())


def close(table: Table, person: int) -> list[Draft]:
    """The host closes the table before the game starts."""
    _check_host(table, person)
    _check_open(table)
    return [Draft(Kind.ABANDON, None, person)]


# During the game


def check_ply(table: Table, expected: int) -> None:
    """Refuse unless the acting person has seen everything that happened in the game; others' votes do not matter."""
    if not table.game_ply <= expected <= table.ply:
        raise Refusal(CONFLICT, "stale-ply", expected=str(expected), ply=table.ply)


def check_deciding(table: Table, person: int, deciding: int | None) -> int:
    """The seat for which a person may act now."""
    check_running(table)
    if deciding is None or table.holders[deciding].plays != person:
        raise Refusal(FORBIDDEN, "not-your-decision")
    return deciding


def check_undoing(table: Table, person: int, last_mover: int | None) -> int:
    """The seat whose last choice a person may take back: the last that acted, if it is theirs."""
    check_running(table)
    if last_mover is None or table.holders[last_mover].plays != person:
        raise Refusal(FORBIDDEN, "not-your-choice")
    return last_mover


def resign(table: Table, person: int) -> list[Draft]:
    """Give up all of one's seats; if only one contender is left, the game is over."""
    check_running(table)
    seats = table.seats_of(person)
    if not seats:
        raise Refusal(FORBIDDEN, "not-at-table")
    drafts = [Draft(Kind.RESIGN, seat, person) for seat in seats]
    return drafts + _ending(table, frozenset(seats))


def agree(table: Table, person: int, motion: Motion, away: Absence) -> list[Draft]:
    """Agree to a motion; the last to agree carries it.

    A bot takes over only where the seat is lost or late, or where its own player agrees: nobody can be voted out of a
    game they are playing. The agreement of players who are late is not needed; and once a seat is overdue, players who
    have not yet agreed to a bot there are not waited for either. Agreeing again changes nothing, unless others need not
    be waited for any longer.
    """
    check_running(table)
    _check_motion(table, person, motion, away)
    before = {who for what, who in table.agreed if what == motion}
    drafts = [] if person in before else [Draft(Kind.AGREE, motion.seat, person, _content(motion))]
    # Silence never counts as agreement that the game is abandoned.
    overdue = motion.kind == "take-over" and motion.seat in away.overdue
    if overdue or _needed(table, away) <= before | {person}:
        drafts.append(_carried(motion))
    return drafts


def disagree(table: Table, person: int, motion: Motion) -> list[Draft]:
    """Withdraw an agreement."""
    if (motion, person) not in table.agreed:
        raise Refusal(CONFLICT, "not-agreed")
    return [Draft(Kind.DISAGREE, motion.seat, person, _content(motion))]


def run_out(table: Table, seat: int) -> list[Draft]:
    """The service's reaction when a clock runs out, according to the table's settings.

    A seat that is lost already has nothing to lose: the others decide how it goes on.
    """
    if table.holders[seat].plays is None:
        return []
    match table.settings.clock.at_zero:
        case "remind":
            return [] if seat in table.reminded else [Draft(Kind.REMIND, seat)]
        case "bot":
            return [Draft(Kind.TAKE_OVER, seat, content={"bot": STAND_IN})]
        case "forfeit":
            return [Draft(Kind.FORFEIT, seat), *_ending(table, frozenset({seat}))]


def check_running(table: Table) -> None:
    """Whether the game is being played."""
    if table.status is not Status.PLAYING:
        raise Refusal(CONFLICT, "game-not-running")


def check_begun(table: Table) -> None:
    """Whether there is a game at all."""
    if table.status is Status.OPEN:
        raise Refusal(CONFLICT, "game-not-running")


def _ending(table: Table, lost: frozenset[int]) -> list[Draft]:
    """The end of the game, if it leaves only one contender, or only bots."""
    left = [holder for seat, holder in enumerate(table.holders) if seat not in lost and not holder.lost]
    people = {holder.plays for holder in left if holder.plays is not None}
    bots = [holder for holder in left if holder.bot is not None]
    # A person with several seats plays against the others, and only if there are none against themselves.
    contenders = len(left) if is_one_persons(table) else len(people) + len(bots)
    if people and (contenders > 1 or len(table.holders) == 1):
        return []
    # The last one left has won; without people among the contenders there is nothing to win.
    return [Draft(Kind.END)] if left else [Draft(Kind.ABANDON)]


def _check_motion(table: Table, person: int, motion: Motion, away: Absence) -> None:
    if not table.seats_of(person):
        raise Refusal(FORBIDDEN, "not-at-table")
    if motion.kind == "abandon":
        return
    if motion.seat is None or not 0 <= motion.seat < len(table.holders):
        raise Refusal(CONFLICT, "bad-motion")
    holder = table.holders[motion.seat]
    if holder.person is None or holder.bot is not None:
        raise Refusal(CONFLICT, "bad-motion")
    stuck = holder.lost or motion.seat in away.late
    if not stuck and (motion, holder.person) not in table.agreed and holder.person != person:
        raise Refusal(FORBIDDEN, "still-plays")


def _needed(table: Table, away: Absence) -> frozenset[int]:
    """Everybody who plays, except those who are late with any seat."""
    return frozenset(person for person in table.players() if away.late.isdisjoint(table.seats_of(person)))


def _carried(motion: Motion) -> Draft:
    if motion.kind == "abandon":
        return Draft(Kind.ABANDON)
    return Draft(Kind.TAKE_OVER, motion.seat, content={"bot": STAND_IN})


def _content(motion: Motion) -> dict[str, object]:
    content = {"motion": motion.kind, "seat": motion.seat}
    return {name: value for name, value in content.items() if value is not None}


def _check_open(table: Table) -> None:
    if table.status is not Status.OPEN:
        raise Refusal(CONFLICT, "table-not-open")


def _open_seat(table: Table, seat: int) -> Holder:
    _check_open(table)
    if not 0 <= seat < len(table.holders):
        raise Refusal(NOT_FOUND, "no-such-seat")
    return table.holders[seat]


def _check_host(table: Table, person: int) -> None:
    if person != table.host:
        raise Refusal(FORBIDDEN, "not-host")
