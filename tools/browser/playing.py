"""Games between bots as browsers see them: positions, recordings and saves, the same for every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from beltane.cli.play.table import Table
from beltane.kernel.match import Match
from beltane.kernel.wire import to_json

WEB = Path(__file__).resolve().parents[2] / "web"
FIXTURES = WEB / "tests" / "fixtures"


def components_file(game: str) -> Path:
    """Where a game's board and pieces are described for browsers."""
    return WEB / "src" / "games" / game / "components.json"


def as_json(value: object) -> Any:
    """A view, a prompt, a phrase or a list of events, as browsers receive it."""
    return json.loads(to_json(value))


def drawn(content: object) -> str:
    """What is drawn, as text."""
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def lines(items: list[Any]) -> str:
    """A list as JSON, one line for each item."""
    texts = [json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items]
    return "[\n" + ",\n".join(texts) + "\n]\n"


def played(game: str, seats: int, seed: int, bot: str) -> Iterator[Match]:
    """A game between bots, before the first action and after each."""
    match = Match.new(game, seats=seats, seed=seed)
    match.players = (bot,) * seats
    table = Table(match)
    yield match
    while not match.over:
        table.let_bot_play()
        yield match


def position(match: Match, name: str, seat_after_end: int | None) -> Any:
    """A position as the seat that decides sees it, with its prompt."""
    seat = seat_after_end if match.over else match.mover
    prompt = {**as_json(match.prompt(match.mover)), "topics": []}
    return {"name": name, "view": as_json(match.view(seat)), "prompt": prompt}


def recording(positions: Iterator[Match], view_every: int) -> Any:
    """A game as a seat sees it: the view at the start, events of each action, and the view after some of them."""
    first = next(positions)
    seats, start = first.seats, as_json(first.view(0))
    plies: list[Any] = []
    for match in positions:
        looked_at = match.over or len(plies) % view_every == 0
        plies.append({"events": as_json(match.events()), "view": as_json(match.view(0)) if looked_at else None})
    return {"seats": seats, "start": start, "plies": plies}


def to_be_played(match: Match) -> dict[str, Any]:
    """A game as a save without its actions, and beside it the actions, as numbers and in notation."""
    save = json.loads(match.save())
    written = save.pop("actions")
    for made_in_the_end in ("points", "players"):
        save.pop(made_in_the_end, None)
    return {"save": {**save, "actions": []}, "written": written, "numbers": list(match.actions)}
