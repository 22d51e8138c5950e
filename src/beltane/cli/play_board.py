"""Drawing a position outside of a game at the keyboard, as `beltane replay --board` does."""

from __future__ import annotations

from beltane.cli.play_screen import Screen
from beltane.kernel.match import Match


def print_board(match: Match, seat: int | None = None, screen: Screen | None = None) -> None:
    """Draw a whole position as a seat may see it; without a seat, as a spectator may."""
    shown_on = screen or Screen(match.game.seat_words[: match.seats])
    shown_on.show(match.game.presentation.draw(match.view(seat), match.game.messages))
