"""A hint: a search's evaluation of the choices, in words and figures."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from threading import Event
from typing import TYPE_CHECKING

from beltane.bots.bot import Candidate
from beltane.bots.outlook import outlook_of
from beltane.bots.search.values import lead_of_value
from beltane.cli.play.listing import describe
from beltane.kernel.game import AnyGame
from beltane.kernel.prompt import Choice, Prompt
from beltane.kernel.quoting import keywords
from beltane.text import Speaker

if TYPE_CHECKING:
    from beltane.cli.play.session import Session

MOST_SHOWN = 4
INDENT = 6
ABOUT_EQUAL = 0.5
WIDTH_OF_SHARE = 5
WIDTH_OF_POINTS = 5


def give_hint(session: Session) -> None:
    """Let a search look at the choices for a moment, and show the best; Ctrl-C stops only the search."""
    with session.screen.waiting(session.speaker.message("play-hint-looking")), _until_interrupted() as cancelled:
        candidates = session.table.hint(cancelled)
    if cancelled.is_set():
        session.screen.say(session.speaker.message("play-hint-stopped"), "quiet")
    session.screen.say(session.speaker.message("play-hint-heading"), "quiet")
    _show(session, candidates[:MOST_SHOWN])


def _show(session: Session, candidates: Sequence[Candidate]) -> None:
    assert session.choices is not None
    game, speaker = session.table.match.game, session.speaker
    choices = [choice_meant(session.choices.prompt, candidate) for candidate in candidates]
    notations = [
        game.actions.notation(candidate.action) if choice is None else choice.notation
        for candidate, choice in zip(candidates, choices, strict=True)
    ]
    widest = max(map(len, notations))
    leads = expected_leads(game, candidates)
    for candidate, choice, notation, lead in zip(candidates, choices, notations, leads, strict=True):
        figures = _figures(candidate, lead - leads[0], speaker)
        session.screen.say(f"  {notation:<{widest}}  {figures}")
        session.screen.say(describe(choice, speaker) if choice else "", "quiet", indent=INDENT)
        if candidate is candidates[0]:
            _say_outlook(session, candidate, choice)
    equal = [notations[index] for index in about_equal(leads)]
    if len(equal) > 1:
        session.screen.say(f"  {speaker.message('play-hint-equal', choices=keywords(equal))}", "quiet")


def _figures(candidate: Candidate, points: float, speaker: Speaker) -> str:
    """A candidate's share of the search, its points compared to the first, and its chance of winning if known."""
    values = {
        "share": speaker.percent(candidate.share).rjust(WIDTH_OF_SHARE),
        "points": _more_or_less(points, speaker),
    }
    if candidate.chance is None:
        return speaker.message("play-hint-figures", **values)
    return speaker.message("play-hint-figures-with-chance", **values, chance=speaker.percent(candidate.chance))


def _say_outlook(session: Session, candidate: Candidate, choice: Choice | None) -> None:
    """Print what the favourite leads to."""
    mover = session.table.match.mover
    assert mover is not None
    position = session.table.position(mover)
    for phrase in outlook_of(position, candidate, choice.actions if choice else ()):
        session.screen.say(session.speaker.say(phrase), "quiet", indent=INDENT)


def choice_meant(prompt: Prompt, candidate: Candidate) -> Choice | None:
    """The choice of a prompt that a candidate begins, if any; of several, the one that matches its line longest."""
    line = (candidate.action, *candidate.then)

    def in_common(choice: Choice) -> int:
        pairs = zip(choice.actions, line, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))

    begun = [choice for choice in prompt.choices if choice.actions[0] == candidate.action]
    return max(begun, key=lambda choice: (in_common(choice), choice.usual), default=None)


def expected_leads(game: AnyGame, candidates: Sequence[Candidate]) -> list[float]:
    """Each candidate's expected lead over the best rival at the end, in points."""
    return [game.evaluation.scale * lead_of_value(candidate.value) for candidate in candidates]


def _more_or_less(points: float, speaker: Speaker) -> str:
    """Points with their sign; zero has none."""
    signed = bool(round(points, 1))
    return speaker.number(points if signed else 0.0, 1, signed=signed).rjust(WIDTH_OF_POINTS)


def about_equal(leads: Sequence[float]) -> list[int]:
    """The indices of leads that do not differ significantly from the best one."""
    best = max(leads)
    return [index for index, lead in enumerate(leads) if best - lead <= ABOUT_EQUAL]


@contextmanager
def _until_interrupted() -> Iterator[Event]:
    """An event that Ctrl-C sets, instead of its usual effect."""
    cancelled = Event()
    before = signal.signal(signal.SIGINT, lambda _signal, _frame: cancelled.set())
    try:
        yield cancelled
    finally:
        signal.signal(signal.SIGINT, before)
