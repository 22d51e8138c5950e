"""Statistics that players like to know: points and their sources, going first, and the worth of things."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from beltane.arena.analysis.estimates import Estimate, Stratum, difference, mean, share
from beltane.arena.run.match import Result, count_name
from beltane.kernel.events import EventCatalogue
from beltane.kernel.game import AnyGame
from beltane.kernel.statistics import Tally
from beltane.kernel.vocabulary import Domain, Word


@dataclass(frozen=True)
class SeatResult:
    """One seat's result of a match; `line_up` names all seats' bots, `win` is the seat's share of first place."""

    bot: str
    line_up: tuple[str, ...]
    order: int
    points: int
    win: float
    asked: int
    seconds: float
    sources: dict[str, int]
    counts: dict[str, int]
    automaton_points: int | None


Compared = tuple[list[SeatResult], list[SeatResult]]
"""Seats with the same line-up: those that had something, and those that did not."""


@dataclass(frozen=True)
class BotSummary:
    """One bot over all its games. Points are per seat; a shared first place counts as part of a win."""

    bot: str
    games: int
    wins: Estimate
    points: Estimate
    histogram: dict[int, int]
    sources: dict[str, float]
    automaton_points: float | None
    milliseconds_per_choice: float


@dataclass(frozen=True)
class OrderSummary:
    """The seats that come `order` places after the start player."""

    order: int
    wins: Estimate
    points: Estimate


@dataclass(frozen=True)
class Worth:
    """How often a bot's seats had something, and how much better they did with it against the same opponents.

    `title` is the name of a tally; `name` is that of one of its events or, in a `domain`, of one of its words.

    A difference is None if the seats always or never had it. It does not prove a cause: a seat that is ahead anyway can
    afford more.
    """

    title: str
    domain: str | None
    name: str
    taken: Estimate
    times: float
    more_points: Estimate | None
    more_wins: Estimate | None


def seat_results(results: Sequence[Result]) -> list[SeatResult]:
    """The results of all matches, seat by seat."""
    return [seat for result in results for seat in _seats_of(result)]


def _seats_of(result: Result) -> Iterator[SeatResult]:
    seats = len(result.bots)
    winners = result.places.count(1)
    line_up = tuple(sorted(result.bots))
    for seat in range(seats):
        yield SeatResult(
            bot=result.bots[seat],
            line_up=line_up,
            order=(seat - result.start) % seats,
            points=result.points[seat],
            win=1 / winners if result.places[seat] == 1 else 0.0,
            asked=result.asked[seat],
            seconds=result.seconds[seat],
            sources=result.sources[seat],
            counts=result.counts[seat],
            automaton_points=None if result.automaton is None else result.automaton.points,
        )


def bot_summaries(bots: Sequence[str], results: Sequence[Result]) -> list[BotSummary]:
    """A summary of every bot that has played."""
    return [
        _bot_summary(bot, sum(bot in result.bots for result in results), own)
        for bot in bots
        if (own := [seat for seat in seat_results(results) if seat.bot == bot])
    ]


def _bot_summary(bot: str, games: int, seats: Sequence[SeatResult]) -> BotSummary:
    points = [seat.points for seat in seats]
    against = [seat.automaton_points for seat in seats if seat.automaton_points is not None]
    asked = sum(seat.asked for seat in seats)
    return BotSummary(
        bot=bot,
        games=games,
        wins=share(min(games, sum(seat.win for seat in seats)), games),
        points=mean(points),
        histogram={value: points.count(value) for value in sorted(set(points))},
        sources={source: _mean([seat.sources[source] for seat in seats]) for source in seats[0].sources},
        automaton_points=_mean(against) if against else None,
        milliseconds_per_choice=round(1000 * sum(seat.seconds for seat in seats) / max(1, asked), 2),
    )


def order_summaries(results: Sequence[Result]) -> list[OrderSummary]:
    """Summaries by turn order, start player first; in a balanced contest all bots have each place equally often."""
    by_order: dict[int, list[SeatResult]] = {}
    for seat in seat_results(results):
        by_order.setdefault(seat.order, []).append(seat)
    return [
        OrderSummary(order, share(sum(seat.win for seat in seats), len(seats)), mean([seat.points for seat in seats]))
        for order, seats in sorted(by_order.items())
    ]


def worths(game: AnyGame, bot: str, results: Sequence[Result]) -> list[Worth]:
    """Everything that the game tallies, for the seats of one bot.

    Only seats with the same opponents are compared, so that they differ in luck and choices, not in strength.
    """
    seats = [seat for seat in seat_results(results) if seat.bot == bot]
    found: list[Worth] = []
    for tally in game.tallies:
        found += [_worth(tally, word, seats) for word in _words(game.events, tally)]
    return found


def _words(events: EventCatalogue, tally: Tally) -> list[Word | None]:
    """The words by which a tally counts, or None if it does not tell its events apart."""
    if tally.argument is None:
        return [None]
    kind = events.kinds[events.number(tally.event)]
    domain = dict(kind.arguments)[tally.argument]
    assert isinstance(domain, Domain)
    return [domain.word(value) for value in range(len(domain))]


def _worth(tally: Tally, word: Word | None, seats: Sequence[SeatResult]) -> Worth:
    name = count_name(tally, None if word is None else word.word)
    having = [seat for seat in seats if name in seat.counts]
    tables = _compared(name, seats)
    return Worth(
        title=tally.name,
        domain=None if word is None else word.domain,
        name=tally.event if word is None else word.word,
        taken=share(len(having), len(seats)),
        times=_mean([seat.counts.get(name, 0) for seat in seats]),
        more_points=difference(_strata(tables, lambda seat: seat.points)) if tables else None,
        more_wins=difference(_strata(tables, lambda seat: seat.win)) if tables else None,
    )


def _compared(name: str, seats: Sequence[SeatResult]) -> list[Compared]:
    """The seats with and without something, by line-up, for those line-ups that have both."""
    tables: dict[tuple[str, ...], Compared] = {}
    for seat in seats:
        having, lacking = tables.setdefault(seat.line_up, ([], []))
        (having if name in seat.counts else lacking).append(seat)
    return [(having, lacking) for having, lacking in tables.values() if having and lacking]


def _strata(tables: Sequence[Compared], value: Callable[[SeatResult], float]) -> list[Stratum]:
    return [([value(seat) for seat in having], [value(seat) for seat in lacking]) for having, lacking in tables]


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 3)
