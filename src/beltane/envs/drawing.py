"""Positions as text, for environments that are rendered as `ansi`."""

from __future__ import annotations

from beltane.kernel.drawing import plain
from beltane.kernel.game import find_room, has_room
from beltane.kernel.match import Match
from beltane.text import speaker_for

ANSI = "ansi"
"""The render mode that yields text; it is the only one."""
ROOM = "terminal"


def drawing_of(match: Match, seat: int) -> str:
    """The position as a seat may see it, as in the terminal; a game without a drawing shows the legal actions."""
    if not has_room(match.game.name, ROOM):
        return "\n".join(match.legal())
    sections = find_room(match.game.name, ROOM).draw(match.view(seat), speaker_for(match.game))
    return "\n".join(plain(line) for section in sections for line in section.lines)
