"""Where the parts of a drawing go in windows of different widths."""

from __future__ import annotations

import pytest

from beltane.cli.play.layout import GAP, WIDE, laid_out
from beltane.kernel.drawing import Section, heading, line, plain, width


def part(name: str, columns: int, height: int) -> Section:
    return Section(name, tuple(line(name * columns) for _ in range(height)), ())


def rows(sections: list[Section], columns: int) -> list[str]:
    return [plain(row) for row in laid_out(sections, columns)]


def test_a_narrow_window_has_one_column() -> None:
    assert rows([part("a", 80, 2), part("b", 40, 1)], WIDE - 1) == ["a" * 80, "a" * 80, "b" * 40]


def test_a_wide_window_has_two_where_they_fit() -> None:
    sections = [part("a", 80, 2), part("b", WIDE - 80 - GAP, 1)]
    assert rows(sections, WIDE) == [f"{'a' * 80}{' ' * GAP}{'b' * 47}", "a" * 80]
    assert rows([part("a", 80, 1), part("b", 80, 1)], WIDE) == ["a" * 80, "b" * 80]


def columns_of(drawn: list[str], begin: int) -> tuple[str, str]:
    """Which parts stand in the left and in the right column, from the top down."""
    left = "".join(dict.fromkeys("".join(row[:1] for row in drawn).strip()))
    return left, "".join(dict.fromkeys("".join(row[begin : begin + 1] for row in drawn).strip()))


def test_the_right_column_goes_on_where_the_left_one_ends() -> None:
    sections = [part("a", 70, 5), part("b", 70, 4), part("c", 70, 3), part("d", 70, 2)]
    drawn = rows(sections, 160)
    assert (len(drawn), columns_of(drawn, 73)) == (9, ("ab", "cd"))


def test_parts_change_places_where_that_is_much_shorter() -> None:
    sections = [part("a", 70, 20), part("b", 70, 20), part("c", 70, 2), part("d", 70, 19)]
    drawn = rows(sections, 160)
    assert (len(drawn), columns_of(drawn, 73)) == (40, ("ab", "cd"))
    sections = [part("a", 70, 20), part("b", 70, 10), part("c", 70, 20), part("d", 70, 2)]
    drawn = rows(sections, 160)
    assert len(drawn) <= 32


@pytest.mark.parametrize("columns", [WIDE, 140, 163, 200])
def test_rules_behind_titles_stay_within_their_column(columns: int) -> None:
    title = Section("t", (heading(line("title")), line("x" * 60)), ())
    drawn = laid_out([title, title], columns)
    assert max(map(width, drawn)) <= columns
    assert plain(drawn[0]).count("title") == 2
    assert plain(drawn[0])[60:63] == " " * GAP


def test_a_single_part_stays_where_it_is() -> None:
    assert rows([part("a", 80, 2)], 200) == ["a" * 80] * 2
    assert rows([], 200) == []
