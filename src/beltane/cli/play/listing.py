"""The list of choices on the screen: numbers, actions, and what they mean."""

from __future__ import annotations

from functools import cache

from beltane.bots.bot import Position
from beltane.cli.play.choices import Choices, Entry, Group
from beltane.cli.play.screen import Screen
from beltane.kernel.actions import Action

LINES_BESIDE_LIST = 5
"""What has to be seen with a list: the question before it, and below it what Enter does and what is typed."""


def list_choices(screen: Screen, choices: Choices) -> None:
    """List the choices with their numbers, as many as the window has room for."""
    widest = max(len(_name(entry)) for entry in choices.shown)

    @cache
    def item(number: int, entry: Entry) -> tuple[str, str]:
        return f"{number:>3}  {_name(entry):<{widest}}  ", describe(choices.position, entry)

    room = screen.lines - LINES_BESIDE_LIST
    for number, entry in choices.page(lambda number, entry: screen.height(*item(number, entry)), room):
        screen.item(*item(number, entry))
    _say_what_enter_does(screen, choices)


def describe(position: Position, entry: Entry) -> str:
    """What an entry of the list means in a position."""
    game = position.game
    if isinstance(entry, Group):
        return f"{game.messages.group(entry.choices[0].verb)} ({len(entry.choices)} choices)"
    phrases = game.presentation.describe(position.state, entry)
    return game.messages.description(phrases) or game.messages.group(entry.verb)


def _name(entry: Entry) -> str:
    return entry.notation if isinstance(entry, Action) else f"{entry.name} ..."


def _say_what_enter_does(screen: Screen, choices: Choices) -> None:
    routine = choices.routine()
    if routine is not None:
        screen.say(f"     Enter: {routine.notation}", "quiet")
    elif choices.left_out():
        back = ", back: everything" if choices.is_part else ""
        screen.say(f"     Enter: {choices.left_out()} more{back}", "quiet")
    elif choices.is_part:
        screen.say("     Enter: back to everything", "quiet")
