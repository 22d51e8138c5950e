"""A hint: what a search thinks of the choices, with its figures in words."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event
from typing import TYPE_CHECKING

from beltane.bots.bot import Idea
from beltane.cli.play_listing import describe

if TYPE_CHECKING:
    from beltane.cli.play_sitting import Sitting

BEST_IDEAS = 4
ABOUT_EQUAL = 0.02
MEANING = (
    "A search tries your choices out again and again, most often those that look best. 'wins' is how likely you are to "
    "win after a choice, as far as the search can tell; 'looked at' is the share of its tries, and the more, the surer "
    "the figure is. What lies within 2 % is about equal. Ctrl-C stops the search."
)


def give_hint(sitting: Sitting) -> None:
    """Let a search look at the choices for a moment, and show the best; Ctrl-C stops only the search."""
    with sitting.screen.waiting("Looking for a hint; Ctrl-C stops it ..."), _until_interrupted() as cancelled:
        ideas = sitting.table.hint(cancelled)
    if cancelled.is_set():
        sitting.screen.say("The search was stopped early.", "quiet")
    sitting.screen.say("What a search looked at most: your chance to win, and the share of its tries.", "quiet")
    _show(sitting, ideas[:BEST_IDEAS])


def _show(sitting: Sitting, ideas: Sequence[Idea]) -> None:
    assert sitting.choices is not None
    position = sitting.choices.position
    actions = position.game.actions
    widest = max(len(actions.notation(idea.action)) for idea in ideas)
    for idea in ideas:
        action = actions.action(idea.action)
        figures = f"wins {_percent(idea.value)}, looked at {_percent(idea.share)}"
        sitting.screen.item(f"  {action.notation:<{widest}}  {figures}  ", describe(position, action))
    equal = about_equal(ideas)
    if len(equal) > 1:
        sitting.screen.say(f"  About equal: {', '.join(map(actions.notation, equal))}.", "quiet")


def _percent(part: float) -> str:
    return f"{100 * part:3.0f} %"


def about_equal(ideas: Sequence[Idea]) -> list[int]:
    """The actions whose values differ too little from the best one's to mean anything."""
    best = max(idea.value for idea in ideas)
    return [idea.action for idea in ideas if best - idea.value <= ABOUT_EQUAL]


@contextmanager
def _until_interrupted() -> Iterator[Event]:
    """Something that Ctrl-C sets, instead of what it does otherwise."""
    cancelled = Event()
    before = signal.signal(signal.SIGINT, lambda _signal, _frame: cancelled.set())
    try:
        yield cancelled
    finally:
        signal.signal(signal.SIGINT, before)
