"""Drawings of every game: their parts, their width, and that they show nothing hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from beltane.kernel.dispatch import conceal
from beltane.kernel.drawing import (
    COLOURS,
    CUT,
    EMPHASES,
    SIGNS_IN_ASCII,
    WIDTH,
    Line,
    Section,
    Span,
    beside,
    fitted,
    flowing,
    heading,
    highlighted,
    line,
    paragraph,
    plain,
    trimmed,
    width,
)
from beltane.kernel.game import find_game, find_room, game_folder, game_names
from beltane.kernel.match import Match
from beltane.kernel.random import new_generator
from beltane.text import Speaker, speaker_for
from beltane.text.catalogue import game_catalogue
from beltane.text.languages import LANGUAGES

TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]
EVERY = 5
"""One position in this many is checked; odd, so that all kinds of decisions come up."""
RARELY, OFTEN = 149, 37
"""The same where each is drawn in all languages."""
NARROW_SPACE = "\N{NARROW NO-BREAK SPACE}"


def random_positions(game: str, seats: int, seed: int) -> Iterator[Match]:
    """A match during a random game, up to its end."""
    match = Match.new(game, seats=seats, seed=seed)
    dice = random.Random(seed)
    while not match.over:
        if len(match.actions) % EVERY == 0:
            yield match
        match.play(dice.choice(match.legal_numbers()))
    yield match


def played_positions(game: str, seats: int, every: int) -> Iterator[Match]:
    """Stored finished games, which get further than random ones, at regular intervals."""
    for file in sorted((Path(__file__).parents[1] / "games" / game / "fixtures").glob(f"*-{seats}-seats-*.json")):
        finished = Match.load(file.read_text(encoding="utf-8"))
        match = Match(finished.game, finished.seats, finished.seed, finished.options)
        for number, action in enumerate(finished.actions):
            if number % every == 0:
                yield match
            match.play(action)
        yield match


def sections(match: Match, seat: int | None) -> tuple[Section, ...]:
    """A drawing for a seat."""
    drawing: tuple[Section, ...] = find_room(match.game.name, "terminal").draw(
        match.view(seat), speaker_for(match.game)
    )
    return drawing


def drawn_in_all_languages(match: Match, seat: int | None) -> Iterator[Line]:
    """All lines of a drawing for a seat, lists included, in every language, with all its letters and in ASCII."""
    room, view = find_room(match.game.name, "terminal"), match.view(seat)
    for speaker in speakers(match.game.name):
        for draw in (room.draw, *getattr(room, "LISTS", {}).values()):
            yield from (row for section in draw(view, speaker) for row in section.lines)


@cache
def speakers(game: str) -> tuple[Speaker, ...]:
    """The speakers of all languages for a game."""
    folder, colours = game_folder(game) / "text", find_game(game).colours
    catalogues = [
        game_catalogue(folder, language, ascii_only=ascii_only)
        for language in LANGUAGES
        for ascii_only in (False, True)
    ]
    return tuple(
        Speaker(catalogue, tuple(catalogue.word(colours.word(seat)) for seat in range(len(colours))))
        for catalogue in catalogues
    )


def drawn(match: Match, seat: int | None) -> list[Line]:
    """All lines of a drawing for a seat."""
    return [row for section in sections(match, seat) for row in section.lines]


def concealed(match: Match, seat: int, seed: int) -> Match:
    """The same match with everything dealt anew that the seat cannot know."""
    other = match.copy()
    conceal(other.state, seat, new_generator(seed))
    return other


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_position_is_drawn_within_the_width_and_in_known_styles(game: str, seats: int) -> None:
    for match in random_positions(game, seats, seed=seats):
        for seat in (*range(seats), None):
            for row in drawn(match, seat):
                assert width(row) <= WIDTH, plain(row)
                assert plain(row) == plain(row).rstrip()
                assert plain(row).isprintable()
                assert {word for span in row for word in span.style.split()} <= {*EMPHASES, *COLOURS}


@pytest.mark.parametrize("every", [RARELY, pytest.param(OFTEN, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_language_fits_the_width_and_nothing_is_cut(game: str, seats: int, every: int) -> None:
    for match in played_positions(game, seats, every):
        for seat in (match.mover, None):
            for row in drawn_in_all_languages(match, seat):
                text = plain(row)
                assert width(row) <= WIDTH, text
                assert CUT not in text
                assert text == text.rstrip()
                assert text.replace(NARROW_SPACE, " ").isprintable()


@pytest.mark.parametrize("game", game_names())
def test_drawings_in_ascii_have_nothing_else_but_signs(game: str) -> None:
    match = Match.new(game, seats=2, seed=3)
    for speaker in speakers(game):
        if speaker.catalogue.ascii_only:
            drawing = find_room(game, "terminal").draw(match.view(0), speaker)
            text = "".join(plain(row) for section in drawing for row in section.lines)
            assert {letter for letter in text if not letter.isascii()} <= SIGNS_IN_ASCII.keys()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_drawing_shows_nothing_that_its_seat_cannot_know(game: str, seats: int) -> None:
    for match in random_positions(game, seats, seed=10 + seats):
        for seat in range(seats):
            assert drawn(concealed(match, seat, 99), seat) == drawn(match, seat)


@pytest.mark.parametrize("game", game_names())
def test_sections_have_names_of_their_own_and_are_shown_at_decisions(game: str) -> None:
    match = Match.new(game, seats=2, seed=0)
    drawing = sections(match, 0)
    names = [section.name for section in drawing]
    assert len(names) == len(set(names))
    for section in drawing:
        assert section.shown_at
        assert set(section.shown_at) <= {step.word for step in match.game.steps}
        assert set(section.again_at) <= set(section.shown_at)


def test_lines_are_put_together_from_parts() -> None:
    row = line("a", Span("b", "red"), line("c", ""), Span(""))
    assert row == (Span("a"), Span("b", "red"), Span("c"))
    assert (plain(row), width(row)) == ("abc", 3)


@pytest.mark.parametrize(("columns", "expected"), [(6, "wood12"), (8, "wood12  "), (5, "wood…"), (4, "woo…"), (1, "…")])
def test_lines_are_filled_up_or_cut_off(columns: int, expected: str) -> None:
    assert plain(fitted(line("wood", Span("12", "strong")), columns)) == expected


def test_cutting_keeps_styles() -> None:
    assert fitted(line(Span("wood", "brown"), Span("12", "strong")), 4)[0] == Span("woo", "brown")


@pytest.mark.parametrize(("text", "expected"), [("a  ", "a"), ("a", "a"), ("   ", ""), ("", ""), ("  a", "  a")])
def test_blanks_at_the_end_are_trimmed(text: str, expected: str) -> None:
    assert plain(trimmed(line(text, Span("  ", "strong")))) == expected


def test_drawings_stand_beside_one_another() -> None:
    left, right = [line("a"), line("bb")], [line("1"), line("2"), line("3")]
    assert [plain(row) for row in beside(left, right, 4)] == ["a   1", "bb  2", "    3"]
    assert [plain(row) for row in beside(right, left, 2)] == ["1 a", "2 bb", "3"]


def test_items_flow_over_lines() -> None:
    items = [line("x" * 30), line("y" * 30), line("z" * 30)]
    rows = [plain(row) for row in flowing("label", items, 8)]
    assert rows == ["label   " + "x" * 30 + "  " + "y" * 30, " " * 8 + "z" * 30]


def test_paragraphs_go_on_below_their_beginning() -> None:
    rows = [plain(row) for row in paragraph(line(Span("b07", "blue"), "  "), "word " * 20)]
    assert len(rows) == 2
    assert rows[0].startswith("b07  word")
    assert rows[1].startswith("     word")
    assert max(map(len, rows)) <= WIDTH
    assert [plain(row) for row in paragraph(line("b07"), "")] == ["b07"]


def test_a_label_may_have_no_items() -> None:
    assert [plain(row) for row in flowing("label", [], 8)] == ["label"]


def test_a_part_of_a_text_is_highlighted() -> None:
    row = highlighted("Turn 1: Red", Span("Red", "strong red"), "strong")
    assert row == (Span("Turn 1: ", "strong"), Span("Red", "strong red"))
    assert highlighted("Turn 1", Span("Red", "red")) == (Span("Turn 1"),)


def test_a_label_is_never_cut() -> None:
    assert [plain(row) for row in flowing("resources", [line("gold")], 4)] == ["resources gold"]


def test_headings_span_the_drawing() -> None:
    assert width(heading(line("Turn 1"))) == WIDTH - 2
