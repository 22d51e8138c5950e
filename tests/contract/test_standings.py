"""Standings: every contender has the right place, an automaton too, and points equal the sum of their sources."""

from __future__ import annotations

from beltane.kernel.match import Match
from tests.contract.corpus import Table, positions

GAMES = 6
POSITIONS = 25


def contenders_of(match: Match) -> int:
    return int(match.game.rules.contenders(match.state))


def test_seats_come_in_order_and_an_automaton_last(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        seats: list[int | None] = list(range(table.seats))
        automata = contenders_of(match) - table.seats
        assert automata in (0, 1)
        assert automata == 0 or table.game.automaton is not None
        assert [standing.seat for standing in match.standings()] == seats + [None] * automata


def test_a_place_tells_how_many_are_ahead_by_the_game_s_own_ranking(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        ranks = [int(table.game.rules.rank_of(match.state, c)) for c in range(contenders_of(match))]
        standings = match.standings()
        assert [standing.place for standing in standings] == [1 + sum(r > rank for r in ranks) for rank in ranks]
        for standing in standings:
            for other in standings:
                assert (standing.place < other.place) <= (standing.points >= other.points)


def test_points_are_the_sum_of_their_sources(table: Table) -> None:
    for _, match in positions(table, GAMES, POSITIONS):
        for contender, standing in enumerate(match.standings()):
            assert standing.points == int(table.game.rules.points_of(match.state, contender))
            sources = table.game.points_from(match.state, contender)
            assert list(sources) == [source.word for source in table.game.sources]
            assert sum(sources.values()) == standing.points


def test_somebody_wins(table: Table) -> None:
    for _, match in positions(table, GAMES, 2):
        assert min(standing.place for standing in match.standings()) == 1
