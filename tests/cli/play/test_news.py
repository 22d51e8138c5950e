"""What has happened, in a few lines."""

from __future__ import annotations

from beltane.cli.play.news import Paragraph, summed_up, written
from beltane.cli.play.room import TerminalRoom
from beltane.cli.play.table import LogEntry
from beltane.kernel.drawing import Section, Span, plain, width
from beltane.kernel.events import Event
from beltane.kernel.game import find_game
from beltane.kernel.vocabulary import Word
from beltane.text import shell_speaker, speaker_for


def draw_nothing(_view: object, _speaker: object) -> tuple[Section, ...]:
    return ()


ROOM = TerminalRoom(draw_nothing, minor_events=frozenset({"paid"}), personal_events=frozenset({"collected"}))
SPEAKER = shell_speaker("en")
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
    assert summed_up(LOG, ROOM, 0, SPEAKER) == [
        Paragraph("", ("Ada builds.",)),
        Paragraph("Turn 2: Ben", ("Ada collects.",)),
    ], "whose turn it is, whoever reads this knows"
    assert summed_up(LOG, ROOM, 1, SPEAKER)[1].sentences == ("Ben collects.",)
    assert summed_up(LOG, ROOM, None, SPEAKER)[1].sentences == ()
    assert summed_up([], ROOM, 0, SPEAKER) == []
    assert summed_up(LOG[1:2], ROOM, 0, SPEAKER) == []


def gained(seat: int, pieces: int, resource: str) -> Event:
    return Event("resources_gained", seat, {"pieces": pieces, "resource": Word("resource", resource)})


def test_what_is_alike_is_told_in_one_sentence_where_the_language_has_one() -> None:
    def told(*events: Event) -> tuple[str, ...]:
        entries = [LogEntry(1, speaker.event(event), event) for event in events]
        return tuple(sentence for part in summed_up(entries, ROOM, 0, speaker) for sentence in part.sentences)

    speaker = speaker_for(find_game("bonfire"), ["Ada", "Ben"], "en")
    assert told(gained(0, 1, "root"), gained(0, 1, "gold"), gained(0, 2, "herb")) == (
        "Ada gains 1 root, 1 gold and 2 herbs.",
    )
    assert told(gained(0, 1, "root")) == ("Ada gains 1 root.",)
    assert told(gained(0, 1, "root"), gained(1, 2, "gold")) == ("Ada gains 1 root.", "Ben gains 2 gold.")
    passed = Event("passed", 0, {})
    assert told(passed, passed) == ("Ada passes for the rest of the game. Ada passes for the rest of the game.",)


def test_others_tell_in_sentences_of_their_own() -> None:
    log = [entry("built", 0, "Ada builds a hut."), entry("built", 1, "Ben builds a hut.")]
    assert summed_up(log, ROOM, 0, SPEAKER)[0].sentences == ("Ada builds a hut.", "Ben builds a hut.")


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
