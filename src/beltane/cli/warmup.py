"""First uses of a game: what is called once, so that everything behind it is compiled before anybody waits for it."""

from __future__ import annotations

from beltane.bots.bot import Bot, position_for
from beltane.bots.consulting import think_briefly
from beltane.kernel.match import Match
from beltane.kernel.random import new_generator


def draw_once(match: Match) -> None:
    """Draw a position and describe its choices, as the game at the terminal does."""
    game = match.game
    game.presentation.draw(match.view(match.mover), game.messages)
    for number in match.legal_numbers():
        game.presentation.describe(match.state, game.actions.action(number))


def think_once(match: Match, bot: Bot) -> None:
    """Let a bot choose, as it would at a table; the match is left as it is."""
    seat = match.mover
    assert seat is not None
    think_briefly(bot, position_for(match.game, match.state, seat, new_generator(0)))
