"""A contest's report as tables on the terminal."""

from __future__ import annotations

from beltane.arena.analysis.estimates import Estimate
from beltane.arena.analysis.ratings import Pairing
from beltane.arena.analysis.report import Report
from beltane.arena.analysis.statistics import Worth
from beltane.cli.terminal import counted, print_table, say, say_boldly, say_quietly
from beltane.kernel.game import find_game

MOST_WORTHS = 12
FEWEST_SEATS = 10
"""What fewer seats had, or all but fewer had, says nothing yet."""


def print_report(report: Report) -> None:
    """Print everything that fits a terminal; the page has the rest."""
    contest = report.contest
    seats = f"{contest.seats} seats" if contest.seats > 1 else "solo"
    say_boldly(f"{find_game(contest.game).title}, {seats}: {counted(report.played, 'game')}, seed {contest.seed}")
    say_quietly("Ranges are 95 % intervals.")
    _print_bots(report)
    if report.ratings:
        _print_cross_table(report)
    if report.sources:
        _print_sources(report)
    _print_orders(report)
    _print_worths(report)


def _print_bots(report: Report) -> None:
    rated = {rating.player: rating.rating for rating in report.ratings}
    rows = [
        (
            bot.bot,
            _with_range(rated[bot.bot], ".0f") if bot.bot in rated else "-",
            f"{bot.games:,}",
            _percent(bot.wins),
            _with_range(bot.points, ".1f"),
            f"{bot.milliseconds_per_choice:.1f}",
        )
        for bot in sorted(report.bots, key=lambda bot: -rated[bot.bot].value if bot.bot in rated else 0.0)
    ]
    columns = ("bot", "rating", "games", "wins %", "points", "ms per choice")
    print_table("left right right right right right", columns, rows)
    if report.automaton is not None:
        against = ", ".join(f"{bot.automaton_points:.1f} against {bot.bot}" for bot in report.bots)
        say(f"{report.automaton}: {_with_range(rated[report.automaton], '.0f')}; mean points {against}")


def _print_cross_table(report: Report) -> None:
    players = [rating.player for rating in report.ratings]
    met = {(pairing.player, pairing.opponent): pairing for pairing in report.pairings}
    say("How often, in %, the bot on the left ended ahead of the one above:")
    print_table(
        "left" + " right" * len(players),
        ("", *players),
        [(player, *(_crossing(met.get((player, other))) for other in players)) for player in players],
    )


def _crossing(pairing: Pairing | None) -> str:
    return "-" if pairing is None else _percent(pairing.score)


def _print_sources(report: Report) -> None:
    say("Where points come from, on average:")
    print_table(
        "left" + " right" * len(report.bots),
        ("", *(bot.bot for bot in report.bots)),
        [
            (source.replace("_", " "), *(f"{bot.sources[source]:.1f}" for bot in report.bots))
            for source in report.sources
        ],
    )


def _print_orders(report: Report) -> None:
    if not report.orders:
        return
    say("Going first:")
    print_table(
        "left right right",
        ("turn order", "wins %", "points"),
        [(str(order.order + 1), _percent(order.wins), _with_range(order.points, ".1f")) for order in report.orders],
    )


def _print_worths(report: Report) -> None:
    """What made the largest difference to the strongest bot."""
    bot = report.strongest()
    seats = sum(next(other.histogram for other in report.bots if other.bot == bot).values())
    telling = [worth for worth in report.worths.get(bot, []) if _is_telling(worth, seats)]
    if not telling:
        return
    telling.sort(key=lambda worth: -abs(worth.more_points.value) if worth.more_points else 0.0)
    say(f"What {bot} had, and how it did with it compared with games without, against the same opponents:")
    print_table(
        "left left right right right",
        ("", "", "games %", "points", "wins %"),
        [_worth_row(worth) for worth in telling[:MOST_WORTHS]],
    )


def _is_telling(worth: Worth, seats: int) -> bool:
    having = worth.taken.value * seats
    known = worth.more_points is not None and worth.more_points.interval is not None
    return known and FEWEST_SEATS <= having <= seats - FEWEST_SEATS


def _worth_row(worth: Worth) -> tuple[str, ...]:
    assert worth.more_points is not None
    assert worth.more_wins is not None
    return (
        worth.title,
        worth.name,
        f"{100 * worth.taken.value:.0f}",
        _with_range(worth.more_points, "+.1f", " to "),
        f"{100 * worth.more_wins.value:+.0f}",
    )


def _percent(estimate: Estimate) -> str:
    return _with_range(estimate.times(100), ".1f")


def _with_range(estimate: Estimate, form: str, between: str = "-") -> str:
    value = f"{estimate.value:{form}}"
    if estimate.interval is None:
        return f"{value} (unknown)"
    low, high = estimate.interval
    return f"{value} ({low:{form}}{between}{high:{form}})"
