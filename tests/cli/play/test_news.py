"""What has happened, in a few lines."""

from __future__ import annotations

from beltane.cli.play.news import Paragraph, summed_up, written
from beltane.cli.play.room import TerminalRoom
from beltane.cli.play.table import LogEntry
from beltane.kernel.drawing import Section, Span, plain, width
from beltane.kernel.events import Event


def draw_nothing(_view: object, _speaker: object) -> tuple[Section, ...]:
    return ()


ROOM = TerminalRoom(draw_nothing, minor_events=frozenset({"paid"}), personal_events=frozenset({"collected"}))
COLOURS = {"Ada": "red", "Ben": "blue"}


def entry(name: str, seat: int | None, sentence: str) -> LogEntry:
    return LogEntry(1, sentence, Event(name, seat, {}))


LOG = [
    entry("built", 0, "Ada builds."),
    entry("paid", 0, "Ada pays."),
    entry("turn_began", 1, "Turn 2: Ben"),
    entry("collected", 0, "Ada collects."),
    entry("collected", 1, "Ben collects."),
    entry("turn_began", 0, "Turn 3: Ada"),
]


def test_a_turn_is_a_paragraph_without_what_does_not_matter() -> None:
    assert summed_up(LOG, ROOM, 0) == [
        Paragraph("", ("Ada builds.",)),
        Paragraph("Turn 2: Ben", ("Ada collects.",)),
        Paragraph("Turn 3: Ada", ()),
    ]
    assert summed_up(LOG, ROOM, 1)[1].sentences == ("Ben collects.",)
    assert summed_up(LOG, ROOM, None)[1].sentences == ()
    assert summed_up([], ROOM, 0) == []
    assert summed_up(LOG[1:2], ROOM, 0) == []


def test_paragraphs_are_indented_and_within_the_width() -> None:
    rows = written([Paragraph("Turn 2: Ben", ("Ben builds a hut.",) * 5)], 40, COLOURS)
    assert max(map(width, rows)) <= 40
    assert plain(rows[0]) == "  Turn 2: Ben  Ben builds a hut. Ben"
    assert all(plain(row).startswith("    ") for row in rows[1:])
    assert rows[0][1] == Span("Turn 2: Ben", "strong")
    assert Span("Ben", "blue") in rows[0]


def test_names_are_coloured_only_as_whole_words() -> None:
    (row,) = written([Paragraph("", ("Ada asks Adam.",))], 80, COLOURS)
    assert [span.text for span in row if span.style == "red"] == ["Ada"]
    (row,) = written([Paragraph("", ("Ada asks.",))], 80, {})
    assert plain(row) == "  Ada asks."
