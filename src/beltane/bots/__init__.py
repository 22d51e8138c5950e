"""Bots: random, greedy and searching players of any game, found by name in the roster."""

from beltane.bots.bot import Bot, Explains, Idea, Position, Searches, position_for
from beltane.bots.roster import BotKind, BuildBot, find_bot, without_parameters

__all__ = [
    "Bot",
    "BotKind",
    "BuildBot",
    "Explains",
    "Idea",
    "Position",
    "Searches",
    "find_bot",
    "position_for",
    "without_parameters",
]
