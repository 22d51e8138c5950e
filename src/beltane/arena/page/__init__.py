"""The report as one page that opens in any browser, without network and without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from beltane.arena.analysis.estimates import Estimate
from beltane.arena.analysis.ratings import Pairing
from beltane.arena.analysis.report import Report
from beltane.arena.analysis.statistics import Worth
from beltane.arena.page.charts import (
    COLOURS,
    PART_COLOURS,
    IntervalRow,
    histograms,
    intervals,
    small_bar,
    small_interval,
    stacks,
)
from beltane.kernel.game import find_game

STYLE = Path(__file__).with_name("page.css")
ORDERS = ("start player", "second", "third", "fourth")
STRONGEST_TINT = 0.45


def write_page(report: Report) -> str:
    """The whole page."""
    title = heading(report)
    style = STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{style}</style></head>\n'
        f"<body>\n<h1>{escape(title)}</h1>\n" + "\n".join(_sections(report)) + "\n</body></html>\n"
    )


def heading(report: Report) -> str:
    """The game, the seats and the bots, in one line."""
    contest = report.contest
    seats = f"{contest.seats} seats" if contest.seats > 1 else "solo"
    return f"{find_game(contest.game).title}, {seats}: {', '.join(contest.bots)}"


def _sections(report: Report) -> Iterator[str]:
    yield _introduction(report)
    if report.ratings:
        yield _ratings(report)
        yield _cross_table(report)
    yield _points(report)
    if report.sources:
        yield _sources(report)
    if report.orders:
        yield _orders(report)
    yield _worths(report)


def _introduction(report: Report) -> str:
    contest, game = report.contest, find_game(report.contest.game)
    options = "".join(f", {name} {choice}" for name, choice in contest.options.items())
    unfinished = "" if report.played == report.planned else f" of {report.planned:,} planned"
    return (
        f"<p>{report.played:,} matches{unfinished}, seed {contest.seed}{escape(options)}. Every deal was played with "
        "every rotation of the bots over the seats, so that luck cancels. Whiskers and ranges are 95 % intervals.</p>"
        f'<p class="quiet">Rules version {game.rules_version}, edition {escape(game.edition.name)} '
        f"({escape(game.edition.digest)}), {report.turns:.1f} turns a match.</p>"
    )


def _ratings(report: Report) -> str:
    colours = _colours(report)
    rows = [
        IntervalRow(rating.player, rating.rating, f"{rating.rating.value:.0f}", colours.get(rating.player, COLOURS - 1))
        for rating in report.ratings
    ]
    about = "On Elo's scale: everybody starts at 1500, and 400 points more are odds of 10 to 1."
    return _section("Ratings", about, intervals("ratings", rows))


def _cross_table(report: Report) -> str:
    players = [rating.player for rating in report.ratings]
    met = {(pairing.player, pairing.opponent): pairing for pairing in report.pairings}
    head = "".join(f"<th>{escape(player)}</th>" for player in players)
    rows = [
        f"<tr><th>{escape(player)}</th>{''.join(_crossing(met.get((player, other))) for other in players)}</tr>"
        for player in players
    ]
    about = "How often the bot on the left ended ahead of the one above; a shared place is half a win for each."
    return _section("Who beats whom", about, f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>")


def _crossing(pairing: Pairing | None) -> str:
    if pairing is None:
        return "<td>·</td>"
    score = pairing.score
    side, tint = ("good" if score.value >= 0.5 else "bad"), abs(score.value - 0.5) * 2 * STRONGEST_TINT
    hint = f"{pairing.wins} wins and {pairing.ties} ties in {pairing.games} matches"
    return (
        f'<td title="{hint}" style="background: rgb(var(--{side}) / {tint:.2f})">{100 * score.value:.1f} %'
        f"<small>{_range(score.times(100), '.1f')}</small></td>"
    )


def _points(report: Report) -> str:
    about = "How many points the bots reached, and their mean."
    if report.automaton is not None:
        against = ", ".join(f"{bot.automaton_points:.1f} against {bot.bot}" for bot in report.bots)
        about += f" {report.automaton} made {against}."
    return _section("Points", about, histograms("points", {bot.bot: bot.histogram for bot in report.bots}))


def _sources(report: Report) -> str:
    legend = "".join(
        f'<li><i class="part-{position % PART_COLOURS}"></i>{escape(_spaced(name))}</li>'
        for position, name in enumerate(report.sources)
    )
    rows = {bot.bot: {_spaced(name): bot.sources[name] for name in report.sources} for bot in report.bots}
    chart = stacks("points by source", rows) + f'<ul class="legend">{legend}</ul>'
    return _section("Where points come from", "Mean points by source.", chart + _source_table(rows))


def _source_table(rows: Mapping[str, Mapping[str, float]]) -> str:
    bots = list(rows)
    head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
    body = "".join(
        f"<tr><td>{escape(source)}</td>{''.join(f'<td>{rows[bot][source]:.1f}</td>' for bot in bots)}</tr>"
        for source in rows[bots[0]]
    )
    return f"<details><summary>In numbers</summary><table><tr><th></th>{head}</tr>{body}</table></details>"


def _orders(report: Report) -> str:
    rows = [IntervalRow(ORDERS[o.order], o.wins.times(100), f"{100 * o.wins.value:.1f} %") for o in report.orders]
    points = ", ".join(f"{ORDERS[o.order]} {o.points.value:.1f}" for o in report.orders)
    about = (
        f"The share of wins by the place in the turn order; the dashed line is an equal share. Mean points: {points}."
    )
    chart = intervals("wins by turn order", rows, unit=" %", reference=100 / report.contest.seats)
    return _section("Going first", about, chart)


def _worths(report: Report) -> str:
    about = (
        "How often each bot's seats had something, how many times on average, and how the seats that had it did "
        "compared with those that had not against the same opponents. A difference is no proof of a cause: who is "
        "ahead can afford more."
    )
    strongest = report.strongest()
    parts = []
    for bot, found in report.worths.items():
        shown = " open" if bot == strongest else ""
        parts.append(f"<details{shown}><summary>{escape(bot)}</summary>{_worth_tables(found)}</details>")
    return _section("What is taken, and what it is worth", about, "".join(parts))


def _worth_tables(found: Sequence[Worth]) -> str:
    differences = [w.more_points for w in found if w.more_points is not None]
    reach = 1.5 * max([3.0, *(abs(difference.value) for difference in differences)])
    groups: dict[str, list[Worth]] = {}
    for worth in found:
        groups.setdefault(worth.title, []).append(worth)
    return "".join(_worth_table(title, group, reach) for title, group in groups.items())


def _worth_table(title: str, group: Sequence[Worth], reach: float) -> str:
    rows = "".join(_worth_row(worth, reach) for worth in sorted(group, key=lambda worth: -worth.taken.value))
    head = "<th></th><th>seats</th><th>times</th><th>points</th><th>wins</th>"
    return f"<h3>{escape(title.capitalize())}</h3><table><tr>{head}</tr>{rows}</table>"


def _worth_row(worth: Worth, reach: float) -> str:
    taken = f"{100 * worth.taken.value:.0f} %"
    points = wins = "<td>·</td>"
    if worth.more_points is not None and worth.more_wins is not None:
        words = f"{worth.more_points.value:+.1f}"
        points = f"<td>{words}{small_interval(worth.more_points, reach, _range(worth.more_points, '+.1f'))}</td>"
        wins = f"<td>{100 * worth.more_wins.value:+.0f} %</td>"
    return (
        f"<tr><td>{escape(worth.name)}</td><td>{taken}{small_bar(worth.taken.value, taken)}</td>"
        f"<td>{worth.times:.2f}</td>{points}{wins}</tr>"
    )


def _section(title: str, about: str, body: str) -> str:
    return f'<section><h2>{title}</h2><p>{escape(about)}</p><div class="wide">{body}</div></section>'


def _colours(report: Report) -> dict[str, int]:
    return {bot: position for position, bot in enumerate(report.contest.bots)}


def _range(estimate: Estimate, form: str) -> str:
    if estimate.interval is None:
        return "range unknown"
    low, high = estimate.interval
    return f"{low:{form}} to {high:{form}}"


def _spaced(name: str) -> str:
    return name.replace("_", " ")
