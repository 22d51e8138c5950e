"""The drawing of Meduris, and its choices in words."""

from __future__ import annotations

import random
import re

import pytest

from beltane.games.meduris import GAME
from beltane.games.meduris.rules.vocabulary import Building, Chip
from beltane.kernel.drawing import plain
from beltane.kernel.match import Match

PURPLE, BLUE, GREEN = 0, 1, 2


def board(match: Match, seat: int | None) -> list[str]:
    (section,) = GAME.presentation.draw(match.view(seat), GAME.messages)
    return [plain(row) for row in section.lines]


def described(match: Match, notation: str) -> str:
    action = GAME.actions.action(GAME.actions.parse(notation))
    return GAME.messages.description(GAME.presentation.describe(match.state, action))


def set_up(seats: int = 3) -> Match:
    """A match after all workers have been placed."""
    match = Match.new("meduris", seats=seats, seed=7)
    while match.decision == "place_worker":
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
    assert any("serpent 1-5 -" in row for row in board(match, None))
    match.state.rune_holder[0] = GREEN
    assert any("serpent 1-5 G" in row for row in board(match, None))


def test_stacks_are_drawn_from_the_bottom_up() -> None:
    match = set_up(2)
    stack = match.state.plateaus[3]
    stack.height, stack.workers[0], stack.workers[1] = 2, BLUE, PURPLE
    assert any("workers  B P  (right is top)" in row for row in board(match, None))


def test_a_hut_is_described_with_its_price_chip_and_rune() -> None:
    match = set_up()
    seat = match.mover
    assert seat is not None
    match.state.chip[:] = 0
    match.state.players[seat].materials[:] = 4
    assert described(match, "hut 2") == "for 1 stone, 1 wood; rune serpent"
    build(match, 1, Building.HUT, seat)
    match.state.rune_holder[0] = (seat + 1) % 3
    rival = GAME.seat_words[(seat + 1) % 3]
    assert described(match, "hut 2") == f"for 2 stone, 2 wood; settlement of 2; rune serpent from {rival}"
    match.state.rune_holder[0] = seat
    match.state.chip[1] = Chip.PLUS_TWO
    assert described(match, "hut 2") == "for 2 stone, 2 wood; settlement of 2; chip: +2 points"
    match.state.chip[1] = Chip.HUT
    assert described(match, "hut 2") == "free by its chip; settlement of 2"
    match.state.chip[1] = Chip.NONE
    match.state.players[seat].materials[3] = 1
    assert described(match, "hut 2").startswith("for 2 stone, 2 wood, with 3 other pieces in place of 1 missing")


def test_described_prices_are_what_is_asked() -> None:
    dice = random.Random(5)
    match = Match.new("meduris", seats=3, seed=5)
    compared = 0
    while not match.over:
        for notation in match.legal():
            trial = match.copy()
            if not notation.startswith(("hut", "temple")):
                continue
            trial.play(notation)
            payment = trial.view(match.mover).payment
            if payment is not None:
                first, second = payment.materials
                assert described(match, notation).startswith(f"for {payment.need} {first}, {payment.need} {second}")
                compared += 1
        match.play(dice.choice(match.legal_numbers()))
    assert compared > 50


def test_a_step_of_a_payment_says_what_it_leads_to() -> None:
    """Wherever a step is followed by the payment at once, it is described; nowhere else is one promised."""
    compared = {True: 0, False: 0}
    for seed in range(2):
        match = Match.new("meduris", seats=2, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            for notation in match.legal() if match.decision == "pay" else []:
                trial = match.copy()
                trial.play(notation)
                paid = [event.details for event in trial.events() if event.name == "paid"]
                if notation.startswith("use"):
                    compared[bool(paid)] += 1
                    pieces = {word: int(number) for word, number in paid[0].items() if number} if paid else {}
                    said = ", ".join(f"{number} {word}" for word, number in pieces.items())
                    expected = f"pays {said} ({sum(pieces.values())} piece"
                    assert described(match, notation).startswith(expected) == bool(paid), notation
                    assert ("then " in described(match, notation)) != bool(paid)
            match.play(dice.choice(match.legal_numbers()))
    assert min(compared.values()) > 10


def test_only_what_is_possible_is_asked_for() -> None:
    match = set_up()
    question = GAME.presentation.question(match.view(match.mover), ("move", "hut"))
    assert GAME.messages.question(question) == "Choose one: move a worker, build a hut."


@pytest.mark.parametrize("word", ["serpent", "se", "+2", "-1", "big-yield", "slab", "end"])
def test_what_is_drawn_is_explained(word: str) -> None:
    topics = GAME.presentation.topics(set_up().view(None), GAME.messages)
    assert [topic.text for topic in topics if topic.word == word]


def test_described_yields_are_what_is_collected() -> None:
    match = set_up()
    moves = [notation for notation in match.legal() if notation.startswith("move")]
    assert moves
    for notation in moves:
        trial = match.copy()
        trial.play(notation)
        events = trial.events()
        collected = events[1 : [e.name for e in events].index("turn_began")]
        gains: dict[int, int] = {}
        for event in collected:
            assert event.seat is not None
            gains[event.seat] = gains.get(event.seat, 0) + int(event.details["pieces"])
        material = notation.split()[-1]
        expected = ", ".join(f"{GAME.seat_words[seat]} +{pieces} {material}" for seat, pieces in gains.items())
        assert described(match, notation) == expected
