"""Writes test data for the drawing of Bonfire, from games between bots: web/tests/fixtures/bonfire-*.json.

bonfire-positions.json has the beginning, the middle and the end of games, and one position for every kind of decision,
each with the prompt of the seat that decides; bonfire-recordings.json has whole games, event by event, with the view
every few actions. The result is always the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from beltane.kernel.match import Match
from tools.browser.bonfire.games import replayed, wished_games
from tools.browser.playing import FIXTURES, lines, played, position, recording

BOT = "greedy"
WILD_BOT = "random"
"""Reaches decisions that sensible players seldom reach."""
GAMES = {1: 3, 2: 5, 4: 9}
"""Seeds of the games, by number of seats."""
STAGES = {"early": 0.15, "middle": 0.5, "late": 0.85}
"""Positions at the start of a turn, by the part of the game that has been played."""
MOST_SEARCHED = 20
"""Maximum number of further games that are searched for rare decisions."""
RECORDED = (1, 4)
VIEW_EVERY = 20
MOST_CHOICES = 120


def files() -> dict[Path, str]:
    """Every file with its text."""
    return {
        FIXTURES / "bonfire-positions.json": lines([*_stages(), *_decisions()]),
        FIXTURES / "bonfire-recordings.json": lines(
            [recording(_played(seats, GAMES[seats]), VIEW_EVERY) for seats in RECORDED]
        ),
    }


def _played(seats: int, seed: int, bot: str = BOT) -> Iterator[Match]:
    return played("bonfire", seats, seed, bot)


def _stages() -> Iterator[Any]:
    for seats, seed in GAMES.items():
        length = sum(1 for _ in _played(seats, seed))
        wanted = {name: int(part * length) for name, part in STAGES.items()}
        for ply, match in enumerate(_played(seats, seed)):
            if ply == 0:
                yield position(match, f"{seats}-beginning", 0)
            for name in [name for name, first in wanted.items() if ply >= first and match.decision == "turn"]:
                del wanted[name]
                yield position(match, f"{seats}-{name}", 0)
            if match.over:
                yield position(match, f"{seats}-end", 0)


def _decisions() -> Iterator[Any]:
    """The first position of every kind of decision in the games that leaves a choice."""
    found: dict[str, Any] = {}
    for match in _searched():
        decision = match.decision
        if decision is None or decision in found:
            continue
        if 1 < len(match.prompt(match.mover).choices) <= MOST_CHOICES or decision == "continue":
            found[decision] = position(match, decision, 0)
    yield from (found[decision] for decision in sorted(found))


def _searched() -> Iterator[Match]:
    """Positions of games between bots, and of those in which rare decisions were wished for."""
    for number in range(MOST_SEARCHED):
        seats = tuple(GAMES)[number % len(GAMES)]
        yield from _played(seats, 100 + number, WILD_BOT if number % 2 else BOT)
    for wished in wished_games():
        match = replayed(wished.match, 0)
        for number in wished.match.actions:
            yield match
            match.play(number)
