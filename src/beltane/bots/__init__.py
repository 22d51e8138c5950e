"""Bots: random, greedy and searching players of any game, found by name in the roster."""

from beltane.bots.bot import Analyses, Bot, BotFactory, Candidate, Position, Searches, position_for
from beltane.bots.roster import BotKind, find_bot, without_parameters

__all__ = [
    "Analyses",
    "Bot",
    "BotFactory",
    "BotKind",
    "Candidate",
    "Position",
    "Searches",
    "find_bot",
    "position_for",
    "without_parameters",
]
