"""Asking bots, whoever wrote them: what one does wrong is told in one sentence that names it."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from beltane.bots.bot import Bot, Position, Searches
from beltane.kernel.errors import BeltaneError, IllegalAction, UnknownAction


def ask(name: str, bot: Bot, position: Position) -> int:
    """What a bot chooses; of one that fails, the place is told to whoever wrote it."""
    try:
        return bot.choose(position)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        reason = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".:")
        sentence = f"The bot '{name}' has failed in {place.filename}, line {place.lineno}: {reason}."
        raise BeltaneError(sentence) from error


@contextmanager
def held_to_rules(name: str) -> Iterator[None]:
    """Playing what a bot has chosen, which need not be legal, nor an action at all."""
    try:
        yield
    except (IllegalAction, UnknownAction) as error:
        raise BeltaneError(f"The bot '{name}' does not keep to the rules: {error}") from None


def think_briefly(bot: Bot, position: Position) -> None:
    """Let a bot think for the sake of what is compiled by it.

    Bots that may take long are stopped at once: they look up only when they have begun.
    """
    if isinstance(bot, Searches):
        cancelled = Event()
        cancelled.set()
        bot.search(position, cancelled)
    else:
        bot.choose(position)
