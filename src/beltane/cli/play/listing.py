"""The list of choices on the screen: numbers, notations, and what they mean."""

from __future__ import annotations

from beltane.cli.play.choices import OTHER, Choices, Entry, Group, Others
from beltane.cli.play.screen import Screen
from beltane.kernel.prompt import Choice
from beltane.text import Speaker

LINES_BESIDE_LIST = 5
"""Lines that have to stay visible with a list: the question above it, the help and the input line below it."""
BELOW_LIST = " " * 5
LONGEST_NAME = 34
"""Maximum length of a notation that the descriptions of the others are aligned with."""


def list_choices(screen: Screen, choices: Choices, speaker: Speaker) -> None:
    """List the choices with their numbers, as many as fit the window."""
    names = [name_of(entry) for entry in choices.shown]
    widest = max((len(name) for name in names if len(name) <= LONGEST_NAME), default=0)
    items = [
        (f"{number:>3}  {name:<{widest}}  ", describe(entry, speaker))
        for number, (name, entry) in enumerate(zip(names, choices.shown, strict=True), start=1)
    ]
    for number in choices.page([screen.height(*item) for item in items], screen.lines - LINES_BESIDE_LIST):
        screen.item(*items[number - 1])
    _say_what_enter_does(screen, choices, speaker)


def describe(entry: Entry, speaker: Speaker) -> str:
    """An entry's description."""
    if isinstance(entry, Choice):
        return speaker.described(entry)
    if isinstance(entry, Others):
        return speaker.message("other-ways", count=len(entry.choices))
    if entry.leads:
        return speaker.message("led-by-choice", choice=describe(entry.choices[0], speaker), more=len(entry.choices) - 1)
    return speaker.message("group-of-choices", verb=speaker.verb(entry.choices[0].verb), count=len(entry.choices))


def name_of(entry: Entry) -> str:
    """What is typed for an entry; dots mean that it leads to further ones."""
    if isinstance(entry, Choice):
        return entry.notation
    return f"{entry.name if isinstance(entry, Group) else OTHER} ..."


def _say_what_enter_does(screen: Screen, choices: Choices, speaker: Speaker) -> None:
    routine = choices.routine()
    if routine is not None:
        said = speaker.message("play-enter-takes", choice=routine.notation)
    elif choices.left_out():
        key = "play-enter-more-of-part" if choices.is_part else "play-enter-more"
        said = speaker.message(key, count=choices.left_out())
    elif choices.is_part:
        said = speaker.message("play-enter-back")
    else:
        return
    screen.say(BELOW_LIST + said, "quiet")
