"""Drawing a position: what has changed for players, and all of it for others, as in `beltane replay --board`."""

from __future__ import annotations

from beltane.cli.play.room import terminal_room
from beltane.cli.play.screen import Screen, screen_for
from beltane.kernel.drawing import Section
from beltane.kernel.match import Match
from beltane.text import Speaker, speaker_for

NO_TURN = -1


def print_board(match: Match, seat: int | None = None, screen: Screen | None = None) -> None:
    """Draw a whole position as a seat may see it; without a seat, as a spectator may."""
    speaker = speaker_for(match.game)
    shown_on = screen or screen_for(match.game, speaker)
    shown_on.show(terminal_room(match.game).draw(match.view(seat), speaker))


class Board:
    """The position as the deciding player may see it, and what has been drawn of it before."""

    def __init__(self, match: Match, speaker: Speaker) -> None:
        self._match = match
        self._speaker = speaker
        self._draw = terminal_room(match.game).draw
        self._drawn: dict[str, Section] = {}
        self._drawn_turn = NO_TURN
        self._needs_everything = False

    def parts(self) -> list[str]:
        """The names of the board's parts."""
        return [section.name for section in self._sections()]

    def part(self, name: str) -> list[Section]:
        """The part with a given name."""
        return [section for section in self._sections() if section.name == name]

    def everything(self) -> list[Section]:
        """The whole board; it counts as drawn."""
        self._drawn_turn = int(self._match.state.turn)
        self._needs_everything = False
        return self._noted(list(self._sections()))

    def changes(self) -> list[Section]:
        """What to draw for this decision: everything at the start of a turn, else the changed parts that it needs."""
        sections = self._sections()
        needed = [section for section in sections if self._match.decision in section.shown_at]
        begins_turn = len(needed) == len(sections) and int(self._match.state.turn) != self._drawn_turn
        if begins_turn or self._needs_everything:
            return self.everything()
        return self._noted([section for section in needed if self._has_changed(section)])

    def forget(self) -> None:
        """Let the next drawing show everything that its decision needs."""
        self._drawn.clear()
        self._drawn_turn = NO_TURN

    def begin_anew(self) -> None:
        """Let the next drawing show everything, for a player who has seen nothing yet."""
        self.forget()
        self._needs_everything = True

    def _has_changed(self, section: Section) -> bool:
        return section != self._drawn.get(section.name) or self._match.decision in section.again_at

    def _noted(self, sections: list[Section]) -> list[Section]:
        self._drawn |= {section.name: section for section in sections}
        return sections

    def _sections(self) -> tuple[Section, ...]:
        match = self._match
        return tuple(section for section in self._draw(match.view(match.mover), self._speaker) if section.lines)
