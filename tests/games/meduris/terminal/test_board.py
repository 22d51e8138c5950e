"""The drawing of Meduris."""

from __future__ import annotations

import re

import pytest

from beltane.games.meduris import GAME
from beltane.games.meduris.rules.vocabulary import Building, Chip
from beltane.games.meduris.terminal import MINOR_EVENTS, PERSONAL_EVENTS, draw, signs
from beltane.kernel.drawing import plain
from beltane.kernel.match import Match
from beltane.text import speaker_for

PURPLE, BLUE, GREEN = 0, 1, 2
SPEAKER = speaker_for(GAME)


def board(match: Match, seat: int | None) -> list[str]:
    (section,) = draw(match.view(seat), SPEAKER)
    return [plain(row) for row in section.lines]


def set_up(seats: int = 3) -> Match:
    """A match after all workers have been placed."""
    match = Match.new("meduris", seats=seats, seed=7)
    while match.decision == "place-worker":
        match.play(match.legal_numbers()[0])
    return match


def build(match: Match, field: int, building: Building, owner: int) -> None:
    match.state.building[field - 1] = building
    match.state.owner[field - 1] = owner


def test_the_position_after_placing() -> None:
    match = set_up()
    match.state.chip[:] = 0
    match.state.chip[1] = Chip.PLUS_TWO
    build(match, 1, Building.HUT, BLUE)
    match.state.chip[0] = Chip.DRUID
    match.state.druid.field = 0
    rows = board(match, match.mover)
    assert rows[:2] == [
        "» 1 LC    2 SW    3 LC    4 WC    5 SW    6 WL    7 CL    8 WS    9 SC   10 LS",
        " se ▲Bd  se +2   se      se      se      sq      sq      sq      br      br",
    ]
    assert len(rows) == 17
    assert "» the druid is on field 1" in rows[2]


@pytest.mark.parametrize(("seats", "fields"), [(2, 32), (3, 32), (4, 40)])
def test_every_field_is_drawn_once_clockwise(seats: int, fields: int) -> None:
    rows = board(Match.new("meduris", seats=seats, seed=1), None)
    across = 10 if fields == 32 else 11
    top = [int(number) for number in re.findall(r"\d+", rows[0])]
    bottom = [int(number) for number in re.findall(r"\d+", rows[-2])]
    west = [int(row[:3]) for row in rows[3:-2:2]]
    east = [int(re.findall(r"\d+", row)[-1]) for row in rows[3:-2:2]]
    assert len(top) == len(bottom) == across
    assert [*top, *east, *bottom[::-1], *west[::-1]] == list(range(1, fields + 1))


def test_opponents_materials_are_not_drawn() -> None:
    match = set_up()
    other = match.copy()
    hand = other.state.players[BLUE].materials
    hand[0], hand[1], hand[2], hand[3] = 0, 0, sum(int(pieces) for pieces in hand), 0
    assert board(match, BLUE) != board(other, BLUE)
    assert board(match, PURPLE) == board(other, PURPLE)
    assert board(match, None) == board(other, None)


def test_open_screens_show_everybodys_materials() -> None:
    match = Match.new("meduris", seats=2, seed=1, options={"screens": "open"})
    assert sum("W1 L1 C1 S1" in row for row in board(match, None)) == 2


def test_holders_of_rune_stones_are_drawn() -> None:
    match = set_up()
    assert any("se Serpent 1-5 -" in row for row in board(match, None))
    match.state.rune_holder[0] = GREEN
    assert any("se Serpent 1-5 G" in row for row in board(match, None))


def test_stacks_are_drawn_from_the_bottom_up() -> None:
    match = set_up(2)
    stack = match.state.plateaus[3]
    stack.height, stack.workers[0], stack.workers[1] = 2, BLUE, PURPLE
    assert any("workers  B P  (right is top)" in row for row in board(match, None))


def test_the_end_is_drawn_when_it_comes_near() -> None:  # M-END-1, M-END-7
    match = set_up(2)
    assert not any("finale" in row for row in board(match, None))
    match.state.turns_without_building = 40
    assert any("Nothing built for 40 turns; after 40 more the finale begins" in row for row in board(match, None))
    match.state.turns_left = 1
    assert any("The finale: 1 more turn" in row for row in board(match, None))
    match.state.turns_left = 0
    assert any("The finale: this is the last turn" in row for row in board(match, None))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_position_never_outgrows_the_ring(seats: int) -> None:
    match = set_up(seats)
    rows = board(match, None)
    match.state.turns_left = 1
    assert len(board(match, None)) == len(rows)


def test_players_are_drawn_with_what_they_have_left() -> None:
    match = set_up(2)
    match.state.players[PURPLE].points = 1
    match.state.rune_holder[0] = PURPLE
    (row,) = [row for row in board(match, PURPLE) if "P> Purple" in row or "P  Purple" in row]
    assert re.search(r"Purple +1 point +▲12 ■2 left  1 rune ", row)


def test_events_that_are_summed_up_exist() -> None:
    names = {kind.name for kind in GAME.events.kinds}
    assert names >= MINOR_EVENTS | PERSONAL_EVENTS
    assert not MINOR_EVENTS & PERSONAL_EVENTS


def test_every_sign_of_the_legend_is_explained() -> None:
    (legend,) = [row for row in board(set_up(), None) if "chips:" in row]
    assert {"▲", "■", "»", "≈", "+2", "hut", "dru"} <= {sign for sign, _ in signs(SPEAKER)} & set(legend.split())
