"""A contest's report as tables on the terminal."""

from __future__ import annotations

from beltane.arena.analysis.estimates import Estimate
from beltane.arena.analysis.ratings import Pairing
from beltane.arena.analysis.report import Report
from beltane.arena.analysis.statistics import Worth
from beltane.arena.analysis.words import (
    automaton_name,
    automaton_points,
    player_name,
    report_speaker,
    source_name,
    tally_title,
    title,
    worth_name,
)
from beltane.cli.terminal import print_table, say_boldly, say_paragraph, say_quietly
from beltane.text import Speaker

MOST_WORTHS = 12
FEWEST_SEATS = 10
"""Worths that fewer seats had, or fewer lacked, are left out: they mean nothing yet."""


def print_report(report: Report) -> None:
    """Print everything that fits the terminal; the page has the rest."""
    Tables(report).print_all()


class Tables:
    """The tables of a report, and its speaker."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.speaker: Speaker = report_speaker(report)

    def print_all(self) -> None:
        """Print all tables."""
        report, message = self.report, self.speaker.message
        heading = title(report, self.speaker)
        say_boldly(message("arena-heading", heading=heading, games=report.played, seed=str(report.contest.seed)))
        say_quietly(message("arena-intervals"))
        self._print_bots()
        if report.ratings:
            self._print_cross_table()
        if report.sources:
            self._print_sources()
        if report.orders:
            self._print_orders()
        self._print_worths()

    def _print_bots(self) -> None:
        report, number = self.report, self.speaker.number
        rated = {rating.player: rating.rating for rating in report.ratings}
        rows = [
            (
                bot.bot,
                self._with_range(rated[bot.bot], 0) if bot.bot in rated else "-",
                number(bot.games),
                self._percent(bot.wins),
                self._with_range(bot.points, 1),
                number(bot.milliseconds_per_choice, 1),
            )
            for bot in sorted(report.bots, key=lambda bot: -rated[bot.bot].value if bot.bot in rated else 0.0)
        ]
        columns = self._columns("bot", "rating", "games", "wins-percent", "points", "milliseconds")
        print_table("left right right right right right", columns, rows)
        if report.automaton is not None:
            name, rating = automaton_name(report, self.speaker), self._with_range(rated[report.automaton], 0)
            points = automaton_points(report, self.speaker)
            say_paragraph(self.speaker.message("arena-automaton-rated", automaton=name, rating=rating, points=points))

    def _print_cross_table(self) -> None:
        players = [rating.player for rating in self.report.ratings]
        names = [player_name(player, self.report, self.speaker) for player in players]
        met = {(pairing.player, pairing.opponent): pairing for pairing in self.report.pairings}
        say_paragraph(self.speaker.message("arena-cross-table-caption"))
        print_table(
            "left" + " right" * len(players),
            ("", *names),
            [
                (name, *(self._crossing(met.get((player, other))) for other in players))
                for name, player in zip(names, players, strict=True)
            ],
        )

    def _crossing(self, pairing: Pairing | None) -> str:
        return "-" if pairing is None else self._percent(pairing.score)

    def _print_sources(self) -> None:
        bots = self.report.bots
        say_paragraph(self.speaker.message("arena-sources-caption"))
        print_table(
            "left" + " right" * len(bots),
            ("", *(bot.bot for bot in bots)),
            [
                (source_name(source, self.speaker), *(self.speaker.number(bot.sources[source], 1) for bot in bots))
                for source in self.report.sources
            ],
        )

    def _print_orders(self) -> None:
        say_paragraph(self.speaker.message("arena-orders-caption"))
        print_table(
            "left right right",
            self._columns("order", "wins-percent", "points"),
            [
                (str(order.order + 1), self._percent(order.wins), self._with_range(order.points, 1))
                for order in self.report.orders
            ],
        )

    def _print_worths(self) -> None:
        """The worths that made the largest difference to the strongest bot."""
        report = self.report
        bot = report.strongest()
        seats = sum(next(other.histogram for other in report.bots if other.bot == bot).values())
        significant = [worth for worth in report.worths.get(bot, []) if _is_significant(worth, seats)]
        if not significant:
            return
        significant.sort(key=lambda worth: -abs(worth.more_points.value) if worth.more_points else 0.0)
        say_paragraph(self.speaker.message("arena-worths-caption", bot=bot))
        print_table(
            "left left right right right",
            ("", "", *self._columns("games-percent", "points", "wins-percent")),
            [self._worth_row(worth) for worth in significant[:MOST_WORTHS]],
        )

    def _worth_row(self, worth: Worth) -> tuple[str, ...]:
        assert worth.more_points is not None
        assert worth.more_wins is not None
        number = self.speaker.number
        return (
            tally_title(worth.title, self.speaker),
            worth_name(worth, self.speaker),
            number(100 * worth.taken.value),
            self._with_range(worth.more_points, 1, signed=True),
            number(100 * worth.more_wins.value, signed=True),
        )

    def _columns(self, *names: str) -> tuple[str, ...]:
        return tuple(self.speaker.message(f"arena-column-{name}") for name in names)

    def _percent(self, estimate: Estimate) -> str:
        return self._with_range(estimate.times(100), 1)

    def _with_range(self, estimate: Estimate, decimals: int, *, signed: bool = False) -> str:
        """An estimate and its range; since differences can be negative, a hyphen would be ambiguous."""
        value = self.speaker.number(estimate.value, decimals, signed=signed)
        if estimate.interval is None:
            return self.speaker.message("arena-with-unknown-range", value=value)
        low, high = (self.speaker.number(bound, decimals, signed=signed) for bound in estimate.interval)
        key = "arena-with-signed-range" if signed else "arena-with-range"
        return self.speaker.message(key, value=value, low=low, high=high)


def _is_significant(worth: Worth, seats: int) -> bool:
    having = worth.taken.value * seats
    known = worth.more_points is not None and worth.more_points.interval is not None
    return known and FEWEST_SEATS <= having <= seats - FEWEST_SEATS
