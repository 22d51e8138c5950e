"""Search keeps making the same choices: whole games of `mcts:1000` against itself, replayed from the same seeds.

A change to a game's evaluation or to the search may well lead to other choices; then record the games again with
`python -m tests.bots.test_same_choices`. A change that only moves code must not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from beltane import Match
from beltane.bots.bot import position_for
from beltane.bots.roster import find_bot
from beltane.kernel.game import find_game, game_names
from beltane.kernel.random import new_generator
from beltane.kernel.rule import interpreted

FOLDER = Path(__file__).with_name("fixtures")
BOT = "mcts:1000"
FIRST_SEED = 500
QUICK = 25
"""Decisions in the quick part; games have a hundred and more."""
TABLES = [(name, seats) for name in game_names() for seats in find_game(name).seats]

pytestmark = pytest.mark.skipif(interpreted(), reason="searches take minutes interpreted")


def file_of(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}-seats-mcts.json"


def play_anew(game: str, seats: int) -> Iterator[Match]:
    """A game of the bot against itself, from the recorded seeds; it advances action by action."""
    seed = FIRST_SEED + seats
    match = Match.new(game, seats=seats, seed=seed)
    concealment = new_generator(seed)
    bots = [find_bot(BOT)(match.game, 1000 * seed + seat) for seat in range(seats)]
    while (seat := match.mover) is not None:
        legal = match.legal_numbers()
        position = position_for(match.game, match.state, seat, concealment) if len(legal) > 1 else None
        match.play(legal[0] if position is None else bots[seat].choose(position))
        yield match


def recorded(game: str, seats: int) -> Any:
    return json.loads(file_of(game, seats).read_text(encoding="utf-8"))


def check_choices(game: str, seats: int, most: int | None) -> Match:
    """Play again and compare each choice, up to a number of them."""
    expected = recorded(game, seats)["actions"]
    for match in play_anew(game, seats):
        ply = len(match.actions)
        assert match.game.actions.notation(match.actions[-1]) == expected[ply - 1], f"ply {ply}"
        if ply == most:
            break
    return match


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_first_choices_are_the_same(game: str, seats: int) -> None:
    assert len(check_choices(game, seats, QUICK).actions) == QUICK


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_whole_games_are_the_same(game: str, seats: int) -> None:
    match = check_choices(game, seats, None)
    assert match.over
    assert [standing.points for standing in match.standings() if standing.seat is not None] == (
        recorded(game, seats)["points"]
    )
    assert match.save() == file_of(game, seats).read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, count in TABLES:
        *_, finished = play_anew(name, count)
        file_of(name, count).write_text(finished.save(), encoding="utf-8")
        print(f"{file_of(name, count).name} is written.")
