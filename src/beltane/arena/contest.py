"""A contest: which bots play which game, how often and from which seed, and the matches that this comes to.

As many bots as there are seats sit at a table, every choice of them; where there are more seats than bots, the bots
share them as evenly as possible, and whoever has one more gives it to another in the next deal. Every deal is played
once with each rotation of the bots over the seats, so that luck cancels; from deal to deal the order around the table
changes, so that having a certain neighbour cancels too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from itertools import combinations, permutations
from math import comb
from typing import Any

from beltane.bots.roster import ENTRY_POINTS, KINDS, find_bot
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

    def __str__(self) -> str:
        return f"{' - '.join(self.bots)} (deal {self.deal})"


def new_contest(
    game: str, *, seats: int, bots: Sequence[str], games: int, seed: int, options: Mapping[str, object] | None = None
) -> Contest:
    """A contest whose settings are in order; `games` is the least number of matches for each choice of bots."""
    found = find_game(game)
    values = found.check_options(found.check_seats(seats), options or {})
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"The number of games is from 1 to {MOST_GAMES}, not {games}.")
    return Contest(
        game=found.name,
        seats=seats,
        bots=_checked_bots(bots),
        games=games,
        seed=check_seed(seed),
        options={option.name: option.choices[value] for option, value in zip(found.options, values, strict=True)},
    )


def _checked_bots(names: Sequence[str]) -> tuple[str, ...]:
    bots = tuple(_tidy(name) for name in names)
    if not bots:
        raise BadSetup("A contest needs at least one bot.")
    for name in bots:
        find_bot(name)
        if bots.count(name) > 1:
            raise BadSetup(f"The bot '{name}' is named twice; once is enough.")
    return bots


def _tidy(name: str) -> str:
    """A bot's name as it is kept; its parameters may be anything, such as a file's name, and stay as they are."""
    kind, colon, parameters = name.strip().partition(":")
    return f"{kind.lower()}{colon}{parameters}"


def identity(contest: Contest) -> dict[str, Any]:
    """What has to be the same for results to be comparable; more bots, and their packages, may join later."""
    game = find_game(contest.game)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "code": _code_digest(game.name),
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "packages": packages_of(contest.bots),
    }


@cache
def _code_digest(game: str) -> str:
    return source_digest(("kernel", f"games/{game}", "bots"))


def packages_of(bots: Sequence[str]) -> dict[str, str]:
    """The package and its version, as in `stone-bots 1.2`, of each kind of bot that is not Beltane's own.

    >>> packages_of(["random", "mcts:200"])
    {}
    """
    foreign = {name.partition(":")[0] for name in bots} - {kind.name for kind in KINDS}
    packages: dict[str, str] = {}
    for point in entry_points(group=ENTRY_POINTS):
        if point.name.lower() in foreign and point.dist is not None:
            packages.setdefault(point.name.lower(), f"{point.dist.name} {point.dist.version}")
    return packages


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
    """Whole rounds of whole deals, until there are enough games."""
    circles = circles_of(line_up, contest.seats)
    in_a_round = deals_in_a_round(line_up, contest.seats)
    deal = planned = 0
    while planned < contest.games or deal % in_a_round:
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

    Where some have to have one seat more, others have it in the next order: every round of deals is fair to all.

    >>> circles_of(("a", "b"), 4)
    [('a', 'b', 'a', 'b'), ('a', 'a', 'b', 'b')]
    >>> circles_of(("a", "b"), 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    each, more = divmod(seats, len(line_up))
    by_favoured = [_circles_with(line_up * each + favoured) for favoured in combinations(line_up, more)]
    return [circle for turn in zip(*by_favoured, strict=True) for circle in turn]


def _circles_with(places: Seating) -> list[Seating]:
    return list(dict.fromkeys(min(rotations(order)) for order in permutations(places)))


def deals_in_a_round(line_up: Seating, seats: int) -> int:
    """After so many deals all bots have had equally many seats.

    >>> deals_in_a_round(("a", "b", "c"), 4)
    3
    """
    return comb(len(line_up), seats % len(line_up))


def rotations(circle: Seating) -> list[Seating]:
    """The different seatings of an order around the table.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    return list(dict.fromkeys(circle[first:] + circle[:first] for first in range(len(circle))))
