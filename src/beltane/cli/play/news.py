"""What has happened, in a few lines: one paragraph per turn, without minor events."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from beltane.cli.play.room import TerminalRoom
from beltane.cli.play.table import LogEntry
from beltane.kernel.drawing import Line, Span, line
from beltane.text import Speaker

TURN_BEGAN = "turn_began"
INDENT = "  "
BELOW = INDENT * 2


@dataclass(frozen=True)
class Paragraph:
    """The events of a turn, or of a part of one, which then has no heading."""

    heading: str
    sentences: tuple[str, ...]


def summed_up(entries: Sequence[LogEntry], room: TerminalRoom, seat: int | None, speaker: Speaker) -> list[Paragraph]:
    """A summary of events for a seat, turn by turn; None is a spectator."""
    parts: list[list[LogEntry]] = [[]]
    for entry in entries:
        if entry.event.name == TURN_BEGAN:
            parts.append([])
        parts[-1].append(entry)
    paragraphs = [_paragraph(part, room, seat, speaker) for part in parts]
    return [paragraph for paragraph in paragraphs if paragraph.heading or paragraph.sentences]


def _paragraph(part: Sequence[LogEntry], room: TerminalRoom, seat: int | None, speaker: Speaker) -> Paragraph:
    begins = part[:1] if part and part[0].event.name == TURN_BEGAN else []
    shown = [entry for entry in part[len(begins) :] if _matters(entry, room, seat)]
    sentences = [
        _sentence(list(alike), speaker)
        for _, alike in groupby(shown, key=lambda entry: (entry.event.name, entry.event.seat))
    ]
    # The board and the question already show that it is one's own turn.
    heading = "".join(entry.sentence for entry in begins if sentences or entry.event.seat != seat)
    return Paragraph(heading, tuple(sentences))


def _sentence(alike: Sequence[LogEntry], speaker: Speaker) -> str:
    """Events of one kind: `Red gains 1 root and 2 gold.` instead of `Red gains 1 root. Red gains 2 gold.`"""
    together = speaker.together([entry.event for entry in alike])
    return " ".join(entry.sentence for entry in alike) if together is None else together


def _matters(entry: LogEntry, room: TerminalRoom, seat: int | None) -> bool:
    name = entry.event.name
    if name in room.personal_events:
        return entry.event.seat == seat
    return name not in room.minor_events


def written(paragraphs: Sequence[Paragraph], columns: int, colours: Mapping[str, str]) -> tuple[Line, ...]:
    """Paragraphs as lines of a given width, with names in their colours."""
    return tuple(row for paragraph in paragraphs for row in _rows(paragraph, columns, colours))


def _rows(paragraph: Paragraph, columns: int, colours: Mapping[str, str]) -> list[Line]:
    text = "  ".join(part for part in (paragraph.heading, " ".join(paragraph.sentences)) if part)
    rows = textwrap.wrap(text, columns, initial_indent=INDENT, subsequent_indent=BELOW, drop_whitespace=True)
    head = INDENT + paragraph.heading
    lines = [_coloured(row, colours) for row in rows]
    if paragraph.heading and rows[0].startswith(head):
        lines[0] = line(Span(INDENT), Span(paragraph.heading, "strong"), *_coloured(rows[0][len(head) :], colours))
    return lines


def _coloured(text: str, colours: Mapping[str, str]) -> Line:
    if not colours:
        return line(text)
    names = re.compile(rf"\b({'|'.join(map(re.escape, colours))})\b")
    return line(*(Span(part, colours.get(part, "")) for part in names.split(text)))
