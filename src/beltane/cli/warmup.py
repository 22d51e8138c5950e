"""First uses of a game: what is called once, so that everything behind it is compiled before anybody waits for it."""

from __future__ import annotations

from beltane.bots.bot import Bot, position_for
from beltane.bots.consulting import warm_up_bot
from beltane.cli.play.room import terminal_room
from beltane.kernel.match import Match
from beltane.kernel.random import new_generator
from beltane.text import speaker_for


def draw_once(match: Match) -> None:
    """Draw a position and say what is asked, as the game at the terminal does."""
    speaker = speaker_for(match.game)
    terminal_room(match.game).draw(match.view(match.mover), speaker)
    for choice in match.prompt(match.mover).choices:
        speaker.details(choice)


def think_once(match: Match, bot: Bot) -> None:
    """Let a bot choose, as it would at a table; the match is left as it is."""
    seat = match.mover
    assert seat is not None
    warm_up_bot(bot, position_for(match.game, match.state, seat, new_generator(0)))
