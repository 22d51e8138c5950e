"""Who plays at the terminal: people and bots, and how many unless the player says otherwise."""

from __future__ import annotations

HUMAN = "human"
"""Stands for a player at the keyboard in save files; any other name is a bot's."""
DEFAULT_BOT = "adept"
DEFAULT_PLAYERS = 2
DEFAULT_HUMANS = 1
