"""Writes test data for the drawing of Bonfire, from games between bots: web/tests/fixtures/bonfire-*.json.

bonfire-positions.json has the beginning, the middle and the end of games, and one position for every kind of decision,
each with the prompt of the seat that decides; bonfire-recordings.json has whole games, event by event, with the view
every few actions. The result is always the same. `make api` runs this.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from beltane.cli.play.table import Table
from beltane.kernel.match import Match
from tools.bonfire_games import replayed, wished_games
from tools.positions import FOLDER, as_json, lines

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
        FOLDER / "bonfire-positions.json": lines([*_stages(), *_decisions()]),
        FOLDER / "bonfire-recordings.json": lines([_recording(seats, GAMES[seats]) for seats in RECORDED]),
    }


def _played(seats: int, seed: int, bot: str = BOT) -> Iterator[Match]:
    """A game between bots, before the first action and after each."""
    match = Match.new("bonfire", seats=seats, seed=seed)
    match.players = (bot,) * seats
    table = Table(match)
    yield match
    while not match.over:
        table.let_bot_play()
        yield match


def _stages() -> Iterator[Any]:
    for seats, seed in GAMES.items():
        length = sum(1 for _ in _played(seats, seed))
        wanted = {name: int(part * length) for name, part in STAGES.items()}
        for ply, match in enumerate(_played(seats, seed)):
            if ply == 0:
                yield _position(match, f"{seats}-beginning")
            for name in [name for name, first in wanted.items() if ply >= first and match.decision == "turn"]:
                del wanted[name]
                yield _position(match, f"{seats}-{name}")
            if match.over:
                yield _position(match, f"{seats}-end")


def _decisions() -> Iterator[Any]:
    """The first position of every kind of decision in the games that leaves a choice."""
    found: dict[str, Any] = {}
    for match in _searched():
        decision = match.decision
        if decision is None or decision in found:
            continue
        if 1 < len(match.prompt(match.mover).choices) <= MOST_CHOICES or decision == "continue":
            found[decision] = _position(match, decision)
    yield from (found[decision] for decision in sorted(found))


def _searched() -> Iterator[Match]:
    """Positions of games between bots, and of those in which rare decisions were wished for."""
    for number in range(MOST_SEARCHED):
        seats = tuple(GAMES)[number % len(GAMES)]
        yield from _played(seats, 100 + number, WILD_BOT if number % 2 else BOT)
    for played in wished_games():
        match = replayed(played.match, 0)
        for number in played.match.actions:
            yield match
            match.play(number)


def _position(match: Match, name: str) -> Any:
    seat = match.mover if match.mover is not None else 0
    prompt = {**as_json(match.prompt(match.mover)), "topics": []}
    return {"name": name, "view": as_json(match.view(seat)), "prompt": prompt}


def _recording(seats: int, seed: int) -> Any:
    """A game as a seat sees it: the view at the start, events of each action, and the view after some of them."""
    plies: list[Any] = []
    start: Any = None
    for match in _played(seats, seed):
        if start is None:
            start = as_json(match.view(0))
            continue
        looked_at = match.over or len(plies) % VIEW_EVERY == 0
        plies.append({"events": as_json(match.events()), "view": as_json(match.view(0)) if looked_at else None})
    return {"seats": seats, "start": start, "plies": plies}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
