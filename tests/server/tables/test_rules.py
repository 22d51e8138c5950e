"""The rules of a table, without a server: who may see it, sit, start, act, leave, and be replaced."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from beltane.bots.levels import levels_of
from beltane.kernel.game import find_game, game_names
from beltane.server.operations.problems import Refusal
from beltane.server.tables import rules
from beltane.server.tables.journal import Draft, Entry, Kind
from beltane.server.tables.settings import ClockSettings, TableSettings
from beltane.server.tables.table import Absence, Holder, Motion, Status, Table, after

ANN, BEN, CLEO, EVE = 1, 2, 3, 4
ABANDON = Motion("abandon")
NOBODY_LATE = Absence()


def new_table(seats: int = 3, **settings: object) -> Table:
    chosen = TableSettings.model_validate(settings)
    return Table("key", "invitation", "meduris", ANN, chosen, {}, (Holder(),) * seats)


def happen(table: Table, drafts: Sequence[Draft]) -> Table:
    for draft in drafts:
        table = after(table, Entry(table.ply + 1, 1000 + table.ply, draft))
    return table


def started(*people: int, **settings: object) -> Table:
    table = new_table(len(people), **settings)
    for seat, person in enumerate(people):
        table = happen(table, rules.sit(table, person, seat))
    return table if table.status is Status.PLAYING else happen(table, rules.start(table, ANN))


def refusal(attempt: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refused:
        attempt()
    return refused.value.code


# Seeing


def test_everybody_may_know_of_a_public_table() -> None:
    rules.check_visible(new_table(), None, None)


@pytest.mark.parametrize(("person", "invite"), [(None, None), (EVE, None), (EVE, "invitatiom"), (EVE, "")])
def test_a_private_table_is_nobody_elses_business(person: int | None, invite: str | None) -> None:
    table = new_table(public=False)
    assert refusal(lambda: rules.check_visible(table, person, invite)) == "unknown-table"


@pytest.mark.parametrize(("person", "invite"), [(ANN, None), (BEN, None), (EVE, "invitation"), (None, "invitation")])
def test_a_private_table_is_for_those_who_are_there_or_invited(person: int | None, invite: str | None) -> None:
    table = new_table(public=False)
    rules.check_visible(happen(table, rules.sit(table, BEN, 0)), person, invite)


def test_spectators_are_welcome_unless_the_table_says_otherwise() -> None:
    rules.check_watching(started(ANN, BEN), EVE)
    assert refusal(lambda: rules.check_watching(started(ANN, BEN, spectators=False), EVE)) == "no-spectators"
    rules.check_watching(started(ANN, BEN, spectators=False), BEN)


def test_whoever_has_several_seats_sees_the_one_that_decides() -> None:
    table = started(ANN, BEN, ANN)
    assert rules.viewing_seat(table, ANN, deciding=2) == 2
    assert rules.viewing_seat(table, ANN, deciding=1) == 0
    assert rules.viewing_seat(table, ANN, deciding=1, asked=2) == 2
    assert rules.viewing_seat(table, EVE, deciding=1) is None
    assert refusal(lambda: rules.viewing_seat(table, ANN, deciding=1, asked=1)) == "not-your-seat"
    assert refusal(lambda: rules.viewing_seat(table, EVE, deciding=1, asked=1)) == "not-your-seat"


# Before the game


def test_a_seat_is_taken_once() -> None:
    table = happen(new_table(), rules.sit(new_table(), BEN, 1))
    assert refusal(lambda: rules.sit(table, CLEO, 1)) == "seat-taken"
    assert refusal(lambda: rules.sit(table, CLEO, 3)) == "no-such-seat"


def test_the_game_starts_with_the_last_seat() -> None:
    table = new_table(2)
    table = happen(table, rules.sit(table, ANN, 0))
    assert table.status is Status.OPEN
    assert [draft.kind for draft in rules.sit(table, BEN, 1)] == [Kind.SIT, Kind.START]
    assert refusal(lambda: rules.sit(happen(table, rules.sit(table, BEN, 1)), CLEO, 1)) == "table-not-open"


def test_a_seat_is_held_for_somebody_until_they_come_or_decline() -> None:
    table = happen(new_table(2, public=False), [Draft(Kind.HOLD, 1, BEN)])
    assert refusal(lambda: rules.sit(table, CLEO, 1)) == "seat-held"
    assert refusal(lambda: rules.stand(table, CLEO, 1)) == "not-host"
    assert refusal(lambda: rules.start(table, ANN)) == "seats-open"
    rules.check_visible(table, BEN, None)
    assert happen(table, rules.sit(table, BEN, 1)).holders[1] == Holder(BEN)
    for person in (BEN, ANN):
        free = happen(table, rules.stand(table, person, 1))
        assert happen(free, rules.sit(free, CLEO, 1)).holders[1] == Holder(CLEO)


def test_bots_alone_start_nothing() -> None:
    table = new_table(2)
    for seat in (0, 1):
        table = happen(table, rules.seat_bot(table, ANN, seat, "adept"))
    assert table.status is Status.OPEN
    assert refusal(lambda: rules.start(table, ANN)) == "nobody-plays"


def test_a_table_may_wait_for_its_host() -> None:
    table = new_table(2, start="host")
    for seat, person in enumerate((ANN, BEN)):
        table = happen(table, rules.sit(table, person, seat))
    assert table.status is Status.OPEN
    assert refusal(lambda: rules.start(table, BEN)) == "not-host"
    assert happen(table, rules.start(table, ANN)).status is Status.PLAYING


def test_a_table_with_open_seats_does_not_start() -> None:
    table = new_table(2, start="host")
    assert refusal(lambda: rules.start(table, ANN)) == "seats-open"


def test_only_the_host_seats_bots_and_makes_others_leave() -> None:
    table = new_table()
    table = happen(table, rules.sit(table, BEN, 1))
    assert refusal(lambda: rules.seat_bot(table, BEN, 0, "adept")) == "not-host"
    assert refusal(lambda: rules.seat_bot(table, ANN, 1, "adept")) == "seat-taken"
    assert refusal(lambda: rules.stand(table, CLEO, 1)) == "not-host"
    assert refusal(lambda: rules.stand(table, BEN, 0)) == "seat-empty"
    assert happen(table, rules.stand(table, BEN, 1)).holders[1].is_open
    assert happen(table, rules.stand(table, ANN, 1)).holders[1].is_open


def test_undo_without_limit_is_for_one_person_alone() -> None:
    table = new_table(2, undo="any")
    table = happen(table, rules.sit(table, ANN, 0))
    together = happen(table, rules.sit(table, BEN, 1))
    assert together.status is Status.OPEN
    assert refusal(lambda: rules.start(together, ANN)) == "undo-any-alone"
    assert happen(table, rules.sit(table, ANN, 1)).status is Status.PLAYING


# Acting


def test_only_whoever_decides_may_act() -> None:
    table = started(ANN, BEN)
    assert rules.check_deciding(table, BEN, 1) == 1
    for person in (ANN, EVE):
        assert refusal(lambda person=person: rules.check_deciding(table, person, 1)) == "not-your-decision"  # type: ignore[misc]
    assert refusal(lambda: rules.check_deciding(new_table(), ANN, None)) == "game-not-running"


def test_only_the_own_last_choice_is_taken_back() -> None:
    table = started(ANN, BEN)
    assert rules.check_undoing(table, ANN, 0) == 0
    assert refusal(lambda: rules.check_undoing(table, BEN, 0)) == "not-your-choice"
    assert refusal(lambda: rules.check_undoing(table, ANN, None)) == "not-your-choice"


def test_whoever_has_not_seen_everything_changes_nothing() -> None:
    table = started(ANN, BEN)
    rules.check_ply(table, table.ply)
    for expected in (table.ply - 1, table.ply + 1):
        assert refusal(lambda expected=expected: rules.check_ply(table, expected)) == "stale-ply"  # type: ignore[misc]


def test_votes_keep_nobody_from_acting() -> None:
    table = started(ANN, BEN)
    voted = happen(table, rules.agree(table, ANN, ABANDON, NOBODY_LATE))
    assert voted.ply == table.ply + 1
    for seen in (table.ply, voted.ply):
        rules.check_ply(voted, seen)
    acted = happen(voted, [Draft(Kind.ACT, 0, ANN, {"action": "place wood"})])
    assert refusal(lambda: rules.check_ply(acted, voted.ply)) == "stale-ply"


# Resigning, and being replaced


def test_giving_up_against_one_other_ends_the_game() -> None:
    table = started(ANN, BEN)
    drafts = rules.resign(table, BEN)
    assert [draft.kind for draft in drafts] == [Kind.RESIGN, Kind.END]
    assert refusal(lambda: rules.resign(happen(table, drafts), ANN)) == "game-not-running"
    assert refusal(lambda: rules.resign(table, EVE)) == "not-at-table"


def test_giving_up_among_three_lets_the_others_say_how_it_goes_on() -> None:
    table = happen(started(ANN, BEN, CLEO), rules.resign(started(ANN, BEN, CLEO), BEN))
    assert table.status is Status.PLAYING
    take_over = Motion("take-over", 1)
    table = happen(table, rules.agree(table, ANN, take_over, NOBODY_LATE))
    assert table.holders[1].bot is None
    table = happen(table, rules.agree(table, CLEO, take_over, NOBODY_LATE))
    assert table.holders[1] == Holder(BEN, "adept", lost=True)
    assert table.seats_of(BEN) == ()


def test_nobody_is_voted_out_of_a_game_that_they_play() -> None:
    table = started(ANN, BEN, CLEO)
    take_over = Motion("take-over", 1)
    assert refusal(lambda: rules.agree(table, ANN, take_over, NOBODY_LATE)) == "still-plays"
    table = happen(table, rules.agree(table, BEN, take_over, NOBODY_LATE))
    table = happen(table, rules.agree(table, ANN, take_over, NOBODY_LATE))
    assert table.holders[1].bot is None
    assert happen(table, rules.agree(table, CLEO, take_over, NOBODY_LATE)).holders[1].bot == "adept"


def test_the_others_need_not_wait_for_somebody_who_is_late() -> None:
    table = started(ANN, BEN, CLEO)
    late = Absence(late=frozenset({1}))
    take_over = Motion("take-over", 1)
    table = happen(table, rules.agree(table, ANN, take_over, late))
    assert table.holders[1].bot is None
    assert happen(table, rules.agree(table, CLEO, take_over, late)).holders[1].bot == "adept"


def test_nobody_waits_for_somebody_with_several_seats_who_is_late_with_one() -> None:
    table = started(ANN, BEN, BEN, CLEO)
    late = Absence(late=frozenset({2}))
    for motion, outcome in ((Motion("take-over", 2), Kind.TAKE_OVER), (ABANDON, Kind.ABANDON)):
        agreed = happen(table, rules.agree(table, ANN, motion, late))
        assert rules.agree(agreed, CLEO, motion, late)[-1].kind is outcome


@pytest.mark.parametrize("lost", [False, True])
def test_once_a_seat_is_overdue_nobody_waits_for_those_who_say_nothing(lost: bool) -> None:
    table = started(ANN, BEN, CLEO)
    table = happen(table, rules.resign(table, BEN)) if lost else table
    overdue = Absence(late=frozenset({1}), overdue=frozenset({1}))
    assert happen(table, rules.agree(table, ANN, Motion("take-over", 1), overdue)).holders[1].bot == "adept"
    # A game is never abandoned without the agreement of those who are not late.
    for motion in (ABANDON, Motion("abandon", 1)):
        assert [draft.kind for draft in rules.agree(table, ANN, motion, overdue)] == [Kind.AGREE]


def test_who_has_agreed_before_a_seat_was_overdue_can_say_so_again() -> None:
    table = started(ANN, BEN, CLEO)
    take_over = Motion("take-over", 1)
    table = happen(table, rules.agree(table, ANN, take_over, Absence(late=frozenset({1}))))
    overdue = Absence(late=frozenset({1}), overdue=frozenset({1}))
    assert [draft.kind for draft in rules.agree(table, ANN, take_over, overdue)] == [Kind.TAKE_OVER]


def test_whoever_is_left_with_all_their_seats_has_won() -> None:
    table = started(ANN, ANN, BEN)
    assert [draft.kind for draft in rules.resign(table, BEN)] == [Kind.RESIGN, Kind.END]
    alone = started(ANN, ANN)
    assert [draft.kind for draft in rules.resign(alone, ANN)] == [Kind.RESIGN, Kind.RESIGN, Kind.ABANDON]


def test_every_game_has_the_bots_that_play_on_for_somebody() -> None:
    assert all(rules.STAND_IN in levels_of(find_game(game)) for game in game_names())


def test_agreement_is_void_once_somebody_acts_or_takes_it_back() -> None:
    table = started(ANN, BEN)
    agreed = happen(table, rules.agree(table, ANN, ABANDON, NOBODY_LATE))
    acted = happen(agreed, [Draft(Kind.ACT, 0, ANN, {"action": "place wood"})])
    assert acted.agreed == frozenset()
    assert happen(agreed, rules.disagree(agreed, ANN, ABANDON)).agreed == frozenset()
    assert refusal(lambda: rules.disagree(table, ANN, ABANDON)) == "not-agreed"


def test_agreeing_once_more_changes_nothing() -> None:
    table = started(ANN, BEN)
    agreed = happen(table, rules.agree(table, ANN, ABANDON, NOBODY_LATE))
    assert rules.agree(agreed, ANN, ABANDON, NOBODY_LATE) == []


def test_a_game_is_abandoned_when_all_who_play_agree() -> None:
    table = started(ANN, BEN)
    table = happen(table, rules.agree(table, ANN, ABANDON, NOBODY_LATE))
    assert table.status is Status.PLAYING
    assert happen(table, rules.agree(table, BEN, ABANDON, NOBODY_LATE)).status is Status.ABANDONED
    assert refusal(lambda: rules.agree(table, EVE, ABANDON, NOBODY_LATE)) == "not-at-table"


def test_a_bot_cannot_be_taken_over() -> None:
    table = started(ANN, BEN)
    table = replace(table, holders=(Holder(ANN), Holder(bot="adept")))
    assert refusal(lambda: rules.agree(table, ANN, Motion("take-over", 1), NOBODY_LATE)) == "bad-motion"
    assert refusal(lambda: rules.agree(table, ANN, Motion("take-over", 9), NOBODY_LATE)) == "bad-motion"


# Clocks that have run out


def with_clock(at_zero: str, *people: int) -> Table:
    return started(*people, clock=ClockSettings.model_validate({"kind": "turn", "seconds": 60, "at_zero": at_zero}))


def test_one_reminder_and_no_more() -> None:
    table = with_clock("remind", ANN, BEN)
    table = happen(table, rules.run_out(table, 0))
    assert rules.run_out(table, 0) == []
    woken = happen(table, [Draft(Kind.ACT, 0, ANN, {"action": "place wood"})])
    assert [draft.kind for draft in rules.run_out(woken, 0)] == [Kind.REMIND]


def test_a_bot_plays_on_for_whoever_is_late() -> None:
    table = with_clock("bot", ANN, BEN)
    assert happen(table, rules.run_out(table, 1)).holders[1] == Holder(BEN, "adept", lost=True)


def test_whoever_is_late_loses_the_seat() -> None:
    table = with_clock("forfeit", ANN, BEN)
    assert [draft.kind for draft in rules.run_out(table, 1)] == [Kind.FORFEIT, Kind.END]
    three = with_clock("forfeit", ANN, BEN, CLEO)
    assert happen(three, rules.run_out(three, 1)).status is Status.PLAYING


def test_a_seat_is_lost_once() -> None:
    table = with_clock("forfeit", ANN, BEN, CLEO)
    lost = happen(table, rules.run_out(table, 1))
    assert rules.run_out(lost, 1) == []
