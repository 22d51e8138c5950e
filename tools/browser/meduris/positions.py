"""Writes test data for the drawing of Meduris, from games between bots: web/tests/fixtures/meduris-*.json.

meduris-positions.json has positions of all sorts, each with the prompt of the seat that decides;
meduris-recordings.json has whole games, event by event, with the view every few actions. The result is always the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beltane.kernel.match import Match
from tools.browser.playing import FIXTURES, lines, played, position, recording

BOT = "greedy"
GAMES = {2: 4, 3: 7, 4: 12}
"""Seeds of the games, by number of seats."""
VIEW_EVERY = 10


@dataclass(frozen=True)
class Wanted:
    """A position to look for: the first of some kind of decision from some turn on."""

    name: str
    decision: str | None
    turn: int = 0
    fits: Callable[[Match], bool] = lambda _match: True


def _replacing(match: Match) -> bool:
    """Whether there are several ways to pay, none of them exact."""
    choices = match.prompt(match.mover).choices
    return len(choices) > 2 and choices[0].notation != "pay exact"


def _is_last_round(match: Match) -> bool:
    return bool(match.view(None).end.last_round)


WANTED = (
    Wanted("beginning", "place-worker"),
    Wanted("placing", "place-worker", fits=lambda match: len(match.actions) == match.seats + 1),
    Wanted("first-turn", "phase-two"),
    Wanted("early", "phase-two", turn=9),
    Wanted("take", "take", turn=5),
    Wanted("return", "return", turn=5),
    Wanted("middle", "phase-two", turn=30),
    Wanted("pay", "pay", turn=5, fits=_replacing),
    Wanted("offer", "offer", turn=12, fits=lambda match: len(match.prompt(match.mover).choices) > 3),
    Wanted("late", "phase-two", turn=52),
    Wanted("last-round", "offer", fits=_is_last_round),
    Wanted("end", None),
)


def files() -> dict[Path, str]:
    """Every file with its text."""
    positions = {seats: _positions(seats, seed) for seats, seed in GAMES.items()}
    recordings = [recording(_played(seats, seed), VIEW_EVERY) for seats, seed in GAMES.items()]
    listed = [position for found in positions.values() for position in found]
    return {
        FIXTURES / "meduris-positions.json": lines(listed),
        FIXTURES / "meduris-recordings.json": lines(recordings),
    }


def _played(seats: int, seed: int) -> Iterator[Match]:
    return played("meduris", seats, seed, BOT)


def _positions(seats: int, seed: int) -> list[Any]:
    found: dict[str, Any] = {}
    for match in _played(seats, seed):
        for wanted in WANTED:
            if wanted.name in found or match.decision != wanted.decision or match.state.turn < wanted.turn:
                continue
            if wanted.fits(match):
                found[wanted.name] = position(match, f"{seats}-{wanted.name}", None)
    return [found[wanted.name] for wanted in WANTED if wanted.name in found]
