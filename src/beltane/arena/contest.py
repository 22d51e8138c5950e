"""A contest: which bots play which game, how often and from which seed, and the matches that this comes to.

As many bots as there are seats sit at a table, every choice of them; where there are more seats than bots, the bots
share them as evenly as possible. Every deal is played once with each rotation of the bots over the seats, so that luck
cancels; from deal to deal the order around the table changes, so that having a certain neighbour cancels too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from typing import Any

from beltane.bots.roster import find_bot
from beltane.kernel.errors import BadSetup
from beltane.kernel.game import check_seed, find_game
from beltane.kernel.rule import source_digest

MOST_GAMES = 10_000_000
SEED_BYTES = 8

Seating = tuple[str, ...]
"""A bot for each seat."""


@dataclass(frozen=True)
class Contest:
    """The settings of a contest, by names, so that any process on any machine can play its matches."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str]


@dataclass(frozen=True)
class Fixture:
    """One match to play: a deal, and who sits where."""

    deal: int
    bots: Seating


def new_contest(
    game: str, *, seats: int, bots: Sequence[str], games: int, seed: int, options: Mapping[str, object] | None = None
) -> Contest:
    """A contest whose settings are in order; `games` is the least number of matches for each choice of bots."""
    found = find_game(game)
    values = found.option_values(options or {})
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"The number of games is from 1 to {MOST_GAMES}, not {games}.")
    return Contest(
        game=found.name,
        seats=found.check_seats(seats),
        bots=_checked_bots(bots),
        games=games,
        seed=check_seed(seed),
        options={option.name: option.choices[value] for option, value in zip(found.options, values, strict=True)},
    )


def _checked_bots(names: Sequence[str]) -> tuple[str, ...]:
    bots = tuple(name.strip().lower() for name in names)
    if not bots:
        raise BadSetup("A contest needs at least one bot.")
    for name in bots:
        find_bot(name)
        if bots.count(name) > 1:
            raise BadSetup(f"The bot '{name}' is named twice; once is enough.")
    return bots


def identity(contest: Contest) -> dict[str, Any]:
    """What has to be the same for results to be comparable; more bots and more games may join later."""
    game = find_game(contest.game)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "code": _code_digest(game.name),
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
    }


@cache
def _code_digest(game: str) -> str:
    return source_digest(("kernel", f"games/{game}", "bots"))


def derived_seed(*parts: object) -> int:
    """A seed that depends on all these parts, the same on every machine."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big") >> 1


def fixtures(contest: Contest) -> list[Fixture]:
    """All matches of a contest, deal by deal, so that whatever has been played so far is balanced."""
    tables = [_table_fixtures(line_up, contest) for line_up in line_ups(contest.bots, contest.seats)]
    planned = [fixture for table in tables for fixture in table]
    return sorted(planned, key=lambda fixture: fixture.deal)


def _table_fixtures(line_up: Seating, contest: Contest) -> Iterator[Fixture]:
    """Whole deals, until there are enough games."""
    circles = circles_of(line_up, contest.seats)
    deal = planned = 0
    while planned < contest.games:
        for seating in rotations(circles[deal % len(circles)]):
            yield Fixture(deal, seating)
            planned += 1
        deal += 1


def line_ups(bots: Seating, seats: int) -> list[Seating]:
    """Which bots meet at a table.

    >>> line_ups(("random", "greedy", "druid"), 2)
    [('random', 'greedy'), ('random', 'druid'), ('greedy', 'druid')]
    """
    return list(combinations(bots, min(len(bots), seats)))


def circles_of(line_up: Seating, seats: int) -> list[Seating]:
    """The different orders around a table in which bots can share the seats evenly.

    >>> circles_of(("a", "b"), 4)
    [('a', 'b', 'a', 'b'), ('a', 'a', 'b', 'b')]
    """
    each, more = divmod(seats, len(line_up))
    circles: dict[Seating, None] = {}
    for favoured in combinations(line_up, more):
        for order in permutations(line_up * each + favoured):
            circles[min(rotations(order))] = None
    return list(circles)


def rotations(circle: Seating) -> list[Seating]:
    """The different seatings of an order around the table.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))
