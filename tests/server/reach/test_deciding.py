"""When a player is notified of their turn: once, later one reminder, and never while they are active."""

from __future__ import annotations

from beltane.server.play.clocks import MINUTE
from beltane.server.play.turns import GRACE, Turn, first_notice, reminder, turn_after
from beltane.server.reach.deciding import QUIET, Decision, decide
from beltane.server.tables.journal import Draft, Entry, Kind

START = 1_800_000_000_000
HOUR = 60 * MINUTE
TURN = Turn(person=1, since=START)


def at(
    minutes: float,
    turn: Turn = TURN,
    *,
    watching: bool = False,
    remind_at: int | None = None,
    notified_at: int | None = None,
    active_at: int | None = None,
) -> Decision:
    now = START + int(minutes * MINUTE)
    return decide(turn, now, watching=watching, remind_at=remind_at, notified_at=notified_at, active_at=active_at)


def test_a_turn_begins_when_somebody_else_has_to_decide() -> None:
    act = Draft(Kind.ACT, 0, 1)
    first = turn_after(None, 1, Entry(1, 10, Draft(Kind.START)))
    assert first == Turn(1, 10)
    assert turn_after(first, 1, Entry(2, 20, act)) == Turn(1, 10, acted=20)
    assert turn_after(first, 1, Entry(2, 20, Draft(Kind.AGREE, None, 2))) == first
    assert turn_after(first, 2, Entry(2, 20, act)) == Turn(2, 20)
    assert turn_after(first, None, Entry(2, 20, act)) is None


def test_somebody_is_told_once_a_minute_after_the_turn_began() -> None:
    assert first_notice(TURN, None, None) == START + GRACE
    assert at(1) == Decision("turn", None)


def test_whoever_watches_is_not_told() -> None:
    assert at(1, watching=True) == Decision(None, None)
    assert at(1, watching=True, remind_at=START + HOUR) == Decision(None, START + HOUR)
    assert at(61, watching=True, remind_at=START + HOUR) == Decision(None, None)


def test_whoever_has_just_acted_is_not_told() -> None:
    assert at(1, active_at=START + MINUTE // 2) == Decision(None, START + MINUTE // 2 + GRACE)
    acted = Turn(1, START, acted=START + HOUR)
    assert at(60.5, acted, remind_at=START + HOUR) == Decision(None, START + HOUR + GRACE)


def test_whoever_has_begun_their_turn_knows_it() -> None:
    acted = Turn(1, START, acted=START + MINUTE)
    assert first_notice(acted, None, None) is None
    assert at(5, acted) == Decision(None, None)


def test_there_is_one_reminder_when_the_clock_is_nearly_out() -> None:
    deadline = START + 24 * HOUR
    due = reminder(TURN, 24 * HOUR, deadline)
    assert due == deadline - 3 * HOUR
    assert at(1, remind_at=due) == Decision("turn", due)
    assert at(21 * 60, remind_at=due, notified_at=START + MINUTE) == Decision("reminder", None)


def test_short_clocks_and_late_acts_have_no_reminder() -> None:
    assert reminder(TURN, 10 * MINUTE, START + 10 * MINUTE) is None
    assert reminder(TURN, None, None) is None
    late = Turn(1, START, acted=START + 22 * HOUR)
    assert reminder(late, 24 * HOUR, START + 24 * HOUR) is None


def test_taking_back_and_acting_again_is_no_way_to_pester_somebody() -> None:
    told = START - 2 * MINUTE
    assert at(1, notified_at=told) == Decision(None, told + QUIET)
    assert at(8, notified_at=told) == Decision("turn", None)
