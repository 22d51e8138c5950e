"""A contest: the bots and the game, the number of games and the seed, and the schedule of matches that follows.

A *line-up* is a set of bots that meet at one table: every combination of as many bots as there are seats. If there are
more seats than bots, the bots share the seats as evenly as possible, and the extra seat goes to another bot in the next
deal. Every deal is played once with each rotation of the bots over the seats, so that luck cancels out; from deal to
deal the order around the table changes, so that having a certain neighbour cancels out too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from itertools import combinations, permutations
from math import comb
from pathlib import Path
from typing import Any

from beltane.bots.network import file_digest
from beltane.bots.roster import ENTRY_POINTS, KINDS, check_bot
from beltane.kernel.errors import BadSetup
from beltane.kernel.game import AnyGame, check_seed, find_game
from beltane.kernel.phrases import Phrase, Verbatim
from beltane.kernel.sources import PACKAGE, source_digest

MOST_GAMES = 10_000_000
SEED_BYTES = 8

LineUp = tuple[str, ...]
"""The bots that meet at a table, each named once."""
Seating = tuple[str, ...]
"""A bot for each seat."""


@dataclass(frozen=True)
class Contest:
    """The settings of a contest: plain values, so that any process on any machine can play its matches."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str]


@dataclass(frozen=True)
class ScheduledMatch:
    """One match to play: a deal, and who sits where."""

    deal: int
    bots: Seating

    @property
    def phrase(self) -> Phrase:
        """The match as error messages name it."""
        return Phrase("arena-match", {"bots": Verbatim(" - ".join(self.bots)), "deal": Verbatim(str(self.deal))})


def new_contest(
    game: str, *, seats: int, bots: Sequence[str], games: int, seed: int, options: Mapping[str, object] | None = None
) -> Contest:
    """A contest with checked settings; `games` is the minimum number of matches for each line-up."""
    found = find_game(game)
    values = found.check_options(found.check_seats(seats), options or {})
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup("bad-game-count", most=str(MOST_GAMES), found=str(games))
    return Contest(
        game=found.name,
        seats=seats,
        bots=_checked_bots(bots, found),
        games=games,
        seed=check_seed(seed),
        options={option.name: option.choices[value] for option, value in zip(found.options, values, strict=True)},
    )


def _checked_bots(names: Sequence[str], game: AnyGame) -> tuple[str, ...]:
    bots = tuple(_tidy(name) for name in names)
    if not bots:
        raise BadSetup("no-bots")
    for name in bots:
        check_bot(name, game)
        if bots.count(name) > 1:
            raise BadSetup("bot-twice", bot=name)
    return bots


def _tidy(name: str) -> str:
    """A bot's name in lower case; its parameters, which may be a file name for instance, are left unchanged."""
    kind, colon, parameters = name.strip().partition(":")
    return f"{kind.lower()}{colon}{parameters}"


def fingerprint(contest: Contest) -> dict[str, Any]:
    """Everything that results depend on: only results with the same fingerprint are comparable.

    The bots are not part of it, except for the versions of their packages, because more bots may join later.
    """
    game = find_game(contest.game)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "edition": {"name": game.edition.name, "digest": game.edition.digest},
        "code": code_digest(game.name),
        "network": None if game.network is None else file_digest(game.network),
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "packages": packages_of(contest.bots),
    }


@cache
def code_digest(game: str, package: Path = PACKAGE) -> str:
    """A digest of the code that matches depend on: the kernel, the game's rules, and the bots."""
    return source_digest(("kernel", f"games/{game}", "bots", "bots/search"), package)


def packages_of(bots: Sequence[str]) -> dict[str, str]:
    """Package and version, as in `stone-bots 1.2`, of each kind of bot that is not Beltane's own.

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
    """A seed derived from all these parts, the same on every machine."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big") >> 1


def schedule(contest: Contest) -> list[ScheduledMatch]:
    """All matches of a contest, deal by deal, so that a contest that is stopped early is balanced too."""
    planned = [
        scheduled
        for line_up in line_ups(contest.bots, contest.seats)
        for scheduled in _line_up_schedule(line_up, contest)
    ]
    return sorted(planned, key=lambda scheduled: scheduled.deal)


def _line_up_schedule(line_up: LineUp, contest: Contest) -> Iterator[ScheduledMatch]:
    """Whole rounds of deals, until there are enough games."""
    orders = circular_orders(line_up, contest.seats)
    in_a_round = deals_in_a_round(line_up, contest.seats)
    deal = planned = 0
    while planned < contest.games or deal % in_a_round:
        for seating in rotations(orders[deal % len(orders)]):
            yield ScheduledMatch(deal, seating)
            planned += 1
        deal += 1


def line_ups(bots: Sequence[str], seats: int) -> list[LineUp]:
    """Every combination of bots that meets at a table.

    >>> line_ups(("random", "greedy", "druid"), 2)
    [('random', 'greedy'), ('random', 'druid'), ('greedy', 'druid')]
    """
    return list(combinations(bots, min(len(bots), seats)))


def circular_orders(line_up: LineUp, seats: int) -> list[Seating]:
    """The different orders around a table in which bots can share the seats evenly, each in one of its rotations.

    If some bots need to have one seat more, others have it in the next order: every round of deals is fair to all.

    >>> circular_orders(("a", "b"), 4)
    [('a', 'b', 'a', 'b'), ('a', 'a', 'b', 'b')]
    >>> circular_orders(("a", "b"), 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    each, extra = divmod(seats, len(line_up))
    by_favoured = [_circular_orders_of(line_up * each + favoured) for favoured in combinations(line_up, extra)]
    return [order for orders in zip(*by_favoured, strict=True) for order in orders]


def _circular_orders_of(places: Seating) -> list[Seating]:
    return list(dict.fromkeys(min(rotations(order)) for order in permutations(places)))


def deals_in_a_round(line_up: LineUp, seats: int) -> int:
    """The number of deals after which all bots have had equally many seats.

    >>> deals_in_a_round(("a", "b", "c"), 4)
    3
    """
    return comb(len(line_up), seats % len(line_up))


def rotations(order: Seating) -> list[Seating]:
    """The different seatings that keep an order around the table.

    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    return list(dict.fromkeys(order[first:] + order[:first] for first in range(len(order))))
