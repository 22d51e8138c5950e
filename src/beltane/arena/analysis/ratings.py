"""Pairings with win rates, and ratings on Elo's scale.

At each table a bot counts with its best seat. The automaton of a solo game is rated like any other player.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from beltane.arena.analysis.estimates import DEVIATIONS, Estimate, share
from beltane.arena.run.match import Result

MIDDLE = 1500.0
UNCERTAINTY = 180.0
"""The standard deviation of a newcomer's strength.

In simulated contests of 20 to 100 deals between players of known strength, up to 1,300 points apart, the intervals then
contain the truth at least 95 % of the time; with a much wider or narrower prior they do not. Differences of several
hundred points come out too large, by up to a third: a win rate near 100 % says little about how far apart two are.
"""
ORDERS = 10
"""A rating depends a little on the order of the matches, so it is the mean over this many orders."""
LUCK = 400 / math.log(10) / math.sqrt(2)
"""With this amount of luck in a game, rating differences have the meaning of Elo's scale."""


@dataclass(frozen=True)
class Pairing:
    """One player against another: shared places count as half a win for each; `score` is the share of wins."""

    player: str
    opponent: str
    games: int
    wins: int
    ties: int
    score: Estimate


@dataclass(frozen=True)
class Rating:
    """The strength of a player: everybody starts at 1500, and a lead of 400 points means odds of 10 to 1."""

    player: str
    rating: Estimate


def best_places(result: Result) -> dict[str, int]:
    """The best place of each player at a table."""
    places: dict[str, int] = {}
    for bot, place in zip(result.bots, result.places, strict=True):
        places[bot] = min(place, places.get(bot, place))
    if result.automaton is not None:
        # In a solo game the only seat is first if, and only if, it has beaten the automaton.
        places[result.automaton.name] = 2 if result.places[0] == 1 else 1
    return places


def pairings(results: Sequence[Result]) -> list[Pairing]:
    """Every pair of players that met, in both orders."""
    games: dict[tuple[str, str], list[int]] = {}
    for result in results:
        places = best_places(result)
        for player, opponent in permutations(places, 2):
            games.setdefault((player, opponent), []).append(places[opponent] - places[player])
    return [_pairing(player, opponent, leads) for (player, opponent), leads in games.items()]


def _pairing(player: str, opponent: str, leads: Sequence[int]) -> Pairing:
    wins = sum(lead > 0 for lead in leads)
    ties = sum(lead == 0 for lead in leads)
    return Pairing(player, opponent, len(leads), wins, ties, share(wins + ties / 2, len(leads)))


def ratings(results: Sequence[Result]) -> list[Rating]:
    """Everybody's rating, strongest first; players who met nobody are not rated."""
    tables = [places for result in results if len(places := best_places(result)) > 1]
    runs = [_rate_in_order(shuffled(tables, order)) for order in range(ORDERS)]
    players = list(dict.fromkeys(player for places in tables for player in places))
    found = [
        Rating(player, _interval(fmean(run[player].mu for run in runs), fmean(run[player].sigma for run in runs)))
        for player in players
    ]
    return sorted(found, key=lambda rating: -rating.rating.value)


def shuffled(tables: Sequence[dict[str, int]], order: int) -> list[dict[str, int]]:
    """The matches in a reproducible random order."""
    mixed = list(tables)
    random.Random(order).shuffle(mixed)
    return mixed


def _rate_in_order(tables: Sequence[dict[str, int]]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce(mu=MIDDLE, sigma=UNCERTAINTY, beta=LUCK, tau=0.0)
    known: dict[str, PlackettLuceRating] = {}
    for places in tables:
        teams = [[known.get(player) or model.rating()] for player in places]
        updated = model.rate(teams, ranks=[float(place) for place in places.values()])
        known.update({player: team[0] for player, team in zip(places, updated, strict=True)})
    return known


def _interval(middle: float, deviation: float) -> Estimate:
    reach = DEVIATIONS * deviation
    return Estimate(round(middle, 1), (round(middle - reach, 1), round(middle + reach, 1)))
