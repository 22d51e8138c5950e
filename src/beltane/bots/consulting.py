"""Consulting bots, including foreign ones: a mistake of theirs becomes one sentence that names the bot."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

from beltane.bots.bot import Bot, Position, Searches
from beltane.kernel.errors import BeltaneError, IllegalAction, UnknownAction


def consult(name: str, bot: Bot, position: Position) -> int:
    """The bot's choice. If the bot raises, the error says where, to help its author."""
    try:
        return bot.choose(position)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        reason = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".:")
        where = {"file": place.filename, "line": str(place.lineno)}
        raise BeltaneError("bot-failed", bot=name, reason=reason, **where) from error


@contextmanager
def reporting_illegal_choice(name: str) -> Iterator[None]:
    """Wraps playing a bot's choice: if it is illegal, or not an action at all, the error names the bot."""
    try:
        yield
    except (IllegalAction, UnknownAction) as error:
        raise BeltaneError("bot-cheated", bot=name, problem=error.phrase) from None


def warm_up_bot(bot: Bot, position: Position) -> None:
    """Let a bot make one choice, only so that everything it needs gets compiled.

    A search is cancelled before it starts; it notices after its first few iterations.
    """
    if isinstance(bot, Searches):
        cancelled = Event()
        cancelled.set()
        bot.search(position, cancelled)
    else:
        bot.choose(position)
