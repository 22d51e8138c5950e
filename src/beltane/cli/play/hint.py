"""A hint: what a search thinks of the choices, with its figures in words."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from threading import Event
from typing import TYPE_CHECKING

from beltane.bots.bot import Candidate
from beltane.bots.search.tree import lead_of_value
from beltane.cli.play.listing import describe
from beltane.kernel.game import AnyGame

if TYPE_CHECKING:
    from beltane.cli.play.session import Session

MOST_SHOWN = 4
INDENT = 6
ABOUT_EQUAL = 0.5
MEANING = (
    "A search tries your choices out again and again, most often those that look best. 'looked at' is a choice's share "
    "of its tries. The points say how much better or worse than with the first choice you would end against your best "
    "rival, as far as the search can tell; the more tries, the surer. What lies within half a point is about equal. "
    "Ctrl-C stops the search."
)


def give_hint(session: Session) -> None:
    """Let a search look at the choices for a moment, and show the best; Ctrl-C stops only the search."""
    with session.screen.waiting("Looking for a hint; Ctrl-C stops it ..."), _until_interrupted() as cancelled:
        candidates = session.table.hint(cancelled)
    if cancelled.is_set():
        session.screen.say("The search was stopped early.", "quiet")
    session.screen.say("What a search looked at most, with points gained or lost against the first.", "quiet")
    _show(session, candidates[:MOST_SHOWN])


def _show(session: Session, candidates: Sequence[Candidate]) -> None:
    game = session.table.match.game
    notations = [game.actions.notation(candidate.action) for candidate in candidates]
    widest = max(map(len, notations))
    leads = expected_leads(game, candidates)
    for candidate, notation, lead in zip(candidates, notations, leads, strict=True):
        figures = f"looked at {100 * candidate.share:3.0f} %, {_more_or_less(lead - leads[0])} points"
        session.screen.say(f"  {notation:<{widest}}  {figures}")
        session.screen.say(_description(session, candidate.action), "quiet", indent=INDENT)
    equal = [notations[index] for index in about_equal(leads)]
    if len(equal) > 1:
        session.screen.say(f"  About equal: {', '.join(equal)}.", "quiet")


def _description(session: Session, action: int) -> str:
    """What there is to say of the choice that begins with an action."""
    assert session.choices is not None
    beginning = [choice for choice in session.choices.prompt.choices if choice.actions[0] == action]
    return describe(beginning[0], session.speaker) if beginning else ""


def expected_leads(game: AnyGame, candidates: Sequence[Candidate]) -> list[float]:
    """By how many points each candidate is expected to end ahead of the best rival."""
    return [game.evaluation.scale * lead_of_value(candidate.value) for candidate in candidates]


def _more_or_less(points: float) -> str:
    """Points with their sign, but without one for none."""
    return f"{points:+5.1f}" if round(points, 1) else f"{0.0:5.1f}"


def about_equal(leads: Sequence[float]) -> list[int]:
    """Where the leads are that differ too little from the best one to mean anything."""
    best = max(leads)
    return [index for index, lead in enumerate(leads) if best - lead <= ABOUT_EQUAL]


@contextmanager
def _until_interrupted() -> Iterator[Event]:
    """Something that Ctrl-C sets, instead of what it does otherwise."""
    cancelled = Event()
    before = signal.signal(signal.SIGINT, lambda _signal, _frame: cancelled.set())
    try:
        yield cancelled
    finally:
        signal.signal(signal.SIGINT, before)
