"""Writes games of Bonfire for the browser tests to replay: web/tests/fixtures/bonfire-games.json.

Bots play all seats; now and then they play something else than they would choose, and a wish is fulfilled as soon as it
is possible. A game is written as a save without its actions, and beside it the actions, as numbers and in notation,
with the decision that each belongs to. Passages are turns of these games: together they have every action of every
decision that occurs in the games. The result is always the same.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from beltane.cli.play.table import Table
from beltane.kernel.match import Match
from tools.browser.playing import FIXTURES, to_be_played

FILE = FIXTURES / "bonfire-games.json"
BOT = "greedy"
STRAY = 0.1
"""Probability of playing something else than the bot would choose."""
MOST_SEEDS = 60
WHOLE = {1: 3, 4: 9}
"""Seeds, by number of seats, of games without wishes and strays."""
OPENING = 4
"""The cost of a passage besides its actions: the table has to be opened."""


@dataclass(frozen=True)
class Wish:
    """A decision and an action that games are to reach, and what leads there."""

    decision: str
    verb: str
    seek: tuple[str, ...]


WISHES = (
    Wish("choose-notch", "notch", ("recruit portals-in-any-order", "turn", "reap tile-and-portal")),
    Wish("choose-gain", "gain", ("recruit choice-on-path", "procession")),
    Wish("choose-path", "path", ("renew",)),
    Wish("choose-island", "sail", ("ignite", "council voyage", "accept")),
    Wish("search-path", "search", ("ignite", "council path", "accept")),
    Wish("choose-guardian", "fetch", ("ignite", "council guardian", "accept")),
    Wish("turn-great-bonfire", "turn", ("ignite", "council great-bonfire", "accept")),
    Wish("choose-specialist", "welcome", ("ignite", "council specialist", "accept")),
    Wish("move-guardian", "walk", ("ignite", "council move-guardian", "accept")),
    Wish("bonus-or-point", "point", ("ignite", "council voyage", "point")),
    Wish("keep-or-swap", "swap", ("swap",)),
    Wish("after-main-part", "end", ("end",)),
    Wish("island-action", "stay", ("sail", "stay")),
    Wish("discard", "discard", ("recruit three-tiles-kept", "fate")),
    Wish("pay-resources", "replace", ("replace",)),
)


@dataclass(frozen=True)
class PlayedGame:
    """A whole game, with the decision that each action belongs to."""

    match: Match
    decisions: tuple[str, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Each action as a verb within a decision."""
        actions = self.match.game.actions
        return tuple(
            f"{decision}: {actions.action(number).verb}"
            for decision, number in zip(self.decisions, self.match.actions, strict=True)
        )


@dataclass(frozen=True)
class Passage:
    """A part of a game, given by the game's index and the range of actions."""

    game: int
    first: int
    after: int

    def kinds(self, games: list[PlayedGame]) -> frozenset[str]:
        return frozenset(games[self.game].kinds[self.first : self.after])


def files() -> dict[Path, str]:
    """The file with its text."""
    games = [*(_play(seats, seed, (), 0) for seats, seed in WHOLE.items()), *wished_games()]
    passages = _covering(games)
    content = {
        "games": [_written(played) for played in games],
        "passages": [
            {"game": each.game, "first": each.first, "after": each.after, "kinds": sorted(each.kinds(games))}
            for each in passages
        ],
    }
    return {FILE: json.dumps(content, separators=(",", ":")) + "\n"}


def wished_games() -> Iterator[PlayedGame]:
    """For each wish, the first game that fulfils it."""
    for wish in WISHES:
        wanted = f"{wish.decision}: {wish.verb}"
        games = (_play(1, seed, wish.seek, STRAY) for seed in range(MOST_SEEDS))
        yield next(played for played in games if wanted in played.kinds)


def _play(seats: int, seed: int, seek: tuple[str, ...], stray: float) -> PlayedGame:
    match = Match.new("bonfire", seats=seats, seed=seed)
    match.players = (BOT,) * seats
    table = Table(match)
    chance = random.Random(seed)
    decisions: list[str] = []
    while (decision := match.decision) is not None:
        played = len(match.actions)
        sought = [number for number in match.legal_numbers() if _is_sought(match, number, seek)]
        if sought:
            table.play([chance.choice(sought)])
        elif chance.random() < stray:
            table.play([chance.choice(match.legal_numbers())])
        else:
            table.let_bot_play()
        assert len(match.actions) == played + 1
        decisions.append(decision)
    return PlayedGame(match, tuple(decisions))


def _is_sought(match: Match, number: int, seek: tuple[str, ...]) -> bool:
    notation = match.game.actions.notation(number)
    return any(f"{notation} ".startswith(f"{sought} ") for sought in seek)


# Passages


def _covering(games: list[PlayedGame]) -> list[Passage]:
    """A small number of short passages that together have every kind of action, and can be replayed by choices."""
    left = {kind for played in games for kind in played.kinds}
    turns = [turn for number, played in enumerate(games) for turn in _turns(number, played)]
    found: list[Passage] = []
    while left and turns:
        best = max(turns, key=lambda turn: _worth(turn, games, left))
        turns.remove(best)
        if not best.kinds(games) & left:
            break
        if _can_be_replayed(games[best.game].match, best):
            found.append(best)
            left -= best.kinds(games)
    return sorted(found, key=lambda passage: (passage.game, passage.first))


def _turns(number: int, played: PlayedGame) -> Iterator[Passage]:
    begins = [0, *(ply for ply, decision in enumerate(played.decisions) if decision == "turn"), len(played.decisions)]
    yield from (Passage(number, first, after) for first, after in pairwise(begins) if first < after)


def _worth(turn: Passage, games: list[PlayedGame], left: set[str]) -> float:
    return len(turn.kinds(games) & left) / (OPENING + turn.after - turn.first)


def replayed(whole: Match, actions: int) -> Match:
    """A game after some of its actions."""
    match = Match.new(whole.game, seats=whole.seats, seed=whole.seed, options=whole.options)
    for number in whole.actions[:actions]:
        match.play(number)
    return match


def _can_be_replayed(whole: Match, passage: Passage) -> bool:
    """Whether the offered choices lead through a passage, as they do for people who play in a sensible order."""
    match = replayed(whole, passage.first)
    rest = whole.actions[passage.first : passage.after]
    while rest:
        offered = (choice.actions for choice in match.prompt(match.mover).choices)
        fitting = [actions for actions in offered if tuple(rest[: len(actions)]) == actions]
        if not fitting:
            return False
        for number in max(fitting, key=len):
            match.play(number)
            rest.pop(0)
    return True


def _written(played: PlayedGame) -> Any:
    return {**to_be_played(played.match), "decisions": played.decisions}
