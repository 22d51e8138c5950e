"""Writes test data for the drawing of Meduris, from games between bots: web/tests/fixtures/meduris-*.json.

meduris-positions.json has positions of all sorts, each with the prompt of the seat that decides;
meduris-recordings.json has whole games, event by event, with the view every few actions. The result is always the same.
`make api` runs this.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from beltane.cli.play.table import Table
from beltane.kernel.match import Match
from beltane.kernel.wire import to_json

FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures"
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
    recordings = [_recording(seats, seed) for seats, seed in GAMES.items()]
    listed = [position for found in positions.values() for position in found]
    return {
        FOLDER / "meduris-positions.json": lines(listed),
        FOLDER / "meduris-recordings.json": lines(recordings),
    }


def lines(items: list[Any]) -> str:
    """A list as JSON, one line for each item."""
    texts = [json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items]
    return "[\n" + ",\n".join(texts) + "\n]\n"


def _played(seats: int, seed: int) -> Iterator[Match]:
    """A game between bots, before the first action and after each."""
    match = Match.new("meduris", seats=seats, seed=seed)
    match.players = (BOT,) * seats
    table = Table(match)
    yield match
    while not match.over:
        table.let_bot_play()
        yield match


def _positions(seats: int, seed: int) -> list[Any]:
    found: dict[str, Any] = {}
    for match in _played(seats, seed):
        for wanted in WANTED:
            if wanted.name in found or match.decision != wanted.decision or match.state.turn < wanted.turn:
                continue
            if wanted.fits(match):
                found[wanted.name] = _position(match, wanted.name)
    return [found[wanted.name] for wanted in WANTED if wanted.name in found]


def _position(match: Match, name: str) -> Any:
    seat = match.mover
    prompt = {**as_json(match.prompt(seat)), "topics": []}
    return {"name": f"{match.seats}-{name}", "view": as_json(match.view(seat)), "prompt": prompt}


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


def as_json(value: object) -> Any:
    return json.loads(to_json(value))


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
