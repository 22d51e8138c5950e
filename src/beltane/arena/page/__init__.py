"""The report as a single page that opens in any browser, without network or scripts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from beltane.arena.analysis.ratings import Pairing
from beltane.arena.analysis.report import Report
from beltane.arena.analysis.statistics import Worth
from beltane.arena.analysis.words import (
    automaton_name,
    automaton_points,
    player_name,
    range_of,
    report_speaker,
    source_name,
    tally_title,
    title,
    worth_name,
)
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
from beltane.kernel.quoting import keywords
from beltane.text import Speaker

STYLE = Path(__file__).with_name("page.css")
STRONGEST_TINT = 0.45


def write_page(report: Report) -> str:
    """The whole page."""
    page = Page(report)
    return write_document(page.speaker.catalogue.language, page.heading(), page.sections())


def write_document(language: str, heading: str, sections: Iterable[str]) -> str:
    """A complete page: a heading and sections in HTML, with the style sheet that they need."""
    heading, style = escape(heading), STYLE.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{heading}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{style}</style></head>\n'
        f"<body>\n<h1>{heading}</h1>\n" + "\n".join(sections) + "\n</body></html>\n"
    )


class Page:
    """The parts of a report's page, and its speaker."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.speaker: Speaker = report_speaker(report)

    def heading(self) -> str:
        """The game, the seats and the bots, in one line."""
        bots = keywords(self.report.contest.bots)
        return self.speaker.message("arena-page-heading", title=title(self.report, self.speaker), bots=bots)

    def sections(self) -> Iterator[str]:
        """All sections, from top to bottom."""
        report = self.report
        yield self._introduction()
        if report.ratings:
            yield self._ratings()
            yield self._cross_table()
        yield self._points()
        if report.sources:
            yield self._sources()
        if report.orders:
            yield self._orders()
        yield self._worths()

    def _introduction(self) -> str:
        report, contest, message = self.report, self.report.contest, self.speaker.message
        game = find_game(contest.game)
        options = "".join(f", {name} {choice}" for name, choice in contest.options.items())
        key = "arena-all-played" if report.played == report.planned else "arena-some-played"
        played = message(key, played=report.played, planned=report.planned, seed=str(contest.seed), options=options)
        about = message(
            "arena-versions",
            rules=str(game.rules_version),
            edition=game.edition.name,
            digest=game.edition.digest,
            turns=self.speaker.number(report.turns, 1),
        )
        return f'<p>{escape(played)} {escape(message("arena-method"))}</p><p class="quiet">{escape(about)}</p>'

    def _ratings(self) -> str:
        rows = [
            IntervalRow(
                self._player(rating.player),
                rating.rating,
                self.speaker.number(rating.rating.value),
                self._colours().get(rating.player, COLOURS - 1),
            )
            for rating in self.report.ratings
        ]
        return self._section("ratings", intervals(self.speaker, self._label("ratings"), rows))

    def _cross_table(self) -> str:
        players = [rating.player for rating in self.report.ratings]
        met = {(pairing.player, pairing.opponent): pairing for pairing in self.report.pairings}
        names = {player: escape(self._player(player)) for player in players}
        head = "".join(f"<th>{name}</th>" for name in names.values())
        rows = [
            f"<tr><th>{names[player]}</th>{''.join(self._crossing(met.get((player, other))) for other in players)}</tr>"
            for player in players
        ]
        return self._section("cross-table", f"<table><tr><th></th>{head}</tr>{''.join(rows)}</table>")

    def _crossing(self, pairing: Pairing | None) -> str:
        if pairing is None:
            return "<td>·</td>"
        score = pairing.score
        side, tint = ("good" if score.value >= 0.5 else "bad"), abs(score.value - 0.5) * 2 * STRONGEST_TINT
        hint = self.speaker.message("arena-pairing", wins=pairing.wins, ties=pairing.ties, games=pairing.games)
        return (
            f'<td title="{escape(hint)}" style="background: rgb(var(--{side}) / {tint:.2f})">'
            f"{self.speaker.percent(score.value, 1)}"
            f"<small>{range_of(score.times(100), self.speaker, 1)}</small></td>"
        )

    def _points(self) -> str:
        report, speaker = self.report, self.speaker
        about = speaker.message("arena-points-about")
        if report.automaton is not None:
            name, points = automaton_name(report, speaker), automaton_points(report, speaker)
            about += " " + speaker.message("arena-automaton-made", automaton=name, points=points)
        chart = histograms(speaker, self._label("points"), {bot.bot: bot.histogram for bot in report.bots})
        return _section(self._heading("points"), about, chart)

    def _sources(self) -> str:
        report = self.report
        names = {source: source_name(source, self.speaker) for source in report.sources}
        legend = "".join(
            f'<li><i class="part-{position % PART_COLOURS}"></i>{escape(name)}</li>'
            for position, name in enumerate(names.values())
        )
        rows = {bot.bot: {name: bot.sources[source] for source, name in names.items()} for bot in report.bots}
        chart = stacks(self.speaker, self._label("sources"), rows) + f'<ul class="legend">{legend}</ul>'
        return self._section("sources", chart + self._source_table(rows))

    def _source_table(self, rows: Mapping[str, Mapping[str, float]]) -> str:
        bots = list(rows)
        head = "".join(f"<th>{escape(bot)}</th>" for bot in bots)
        body = "".join(
            f"<tr><td>{escape(source)}</td>"
            f"{''.join(f'<td>{self.speaker.number(rows[bot][source], 1)}</td>' for bot in bots)}</tr>"
            for source in rows[bots[0]]
        )
        summary = escape(self.speaker.message("arena-in-numbers"))
        return f"<details><summary>{summary}</summary><table><tr><th></th>{head}</tr>{body}</table></details>"

    def _orders(self) -> str:
        speaker, report = self.speaker, self.report
        names = [speaker.message("arena-order", order=order.order + 1) for order in report.orders]
        rows = [
            IntervalRow(name, order.wins.times(100), speaker.percent(order.wins.value, 1))
            for name, order in zip(names, report.orders, strict=True)
        ]
        points = ", ".join(
            f"{name} {speaker.number(order.points.value, 1)}" for name, order in zip(names, report.orders, strict=True)
        )
        about = speaker.message("arena-orders-about", points=points)
        chart = intervals(speaker, self._label("orders"), rows, percent=True, reference=100 / report.contest.seats)
        return _section(self._heading("orders"), about, chart)

    def _worths(self) -> str:
        strongest = self.report.strongest()
        parts = []
        for bot, found in self.report.worths.items():
            shown = " open" if bot == strongest else ""
            parts.append(f"<details{shown}><summary>{escape(bot)}</summary>{self._worth_tables(found)}</details>")
        return self._section("worths", "".join(parts))

    def _worth_tables(self, found: Sequence[Worth]) -> str:
        differences = [w.more_points for w in found if w.more_points is not None]
        reach = 1.5 * max([3.0, *(abs(difference.value) for difference in differences)])
        groups: dict[str, list[Worth]] = {}
        for worth in found:
            groups.setdefault(worth.title, []).append(worth)
        return "".join(self._worth_table(tally, group, reach) for tally, group in groups.items())

    def _worth_table(self, tally: str, group: Sequence[Worth], reach: float) -> str:
        rows = "".join(self._worth_row(worth, reach) for worth in sorted(group, key=lambda worth: -worth.taken.value))
        heads = (self.speaker.message(f"arena-column-{name}") for name in ("seats", "times", "points", "wins"))
        head = "<th></th>" + "".join(f"<th>{escape(words)}</th>" for words in heads)
        heading = _capitalized(tally_title(tally, self.speaker))
        return f"<h3>{escape(heading)}</h3><table><tr>{head}</tr>{rows}</table>"

    def _worth_row(self, worth: Worth, reach: float) -> str:
        speaker = self.speaker
        taken = speaker.percent(worth.taken.value)
        points = wins = "<td>·</td>"
        if worth.more_points is not None and worth.more_wins is not None:
            drawn = small_interval(worth.more_points, reach, range_of(worth.more_points, speaker, 1, signed=True))
            points = f"<td>{speaker.number(worth.more_points.value, 1, signed=True)}{drawn}</td>"
            wins = f"<td>{speaker.percent(worth.more_wins.value, signed=True)}</td>"
        return (
            f"<tr><td>{escape(worth_name(worth, speaker))}</td><td>{taken}{small_bar(worth.taken.value, taken)}</td>"
            f"<td>{speaker.number(worth.times, 2)}</td>{points}{wins}</tr>"
        )

    def _player(self, player: str) -> str:
        return player_name(player, self.report, self.speaker)

    def _colours(self) -> dict[str, int]:
        return {bot: position for position, bot in enumerate(self.report.contest.bots)}

    def _heading(self, name: str) -> str:
        return self.speaker.message(f"arena-{name}-heading")

    def _label(self, name: str) -> str:
        """A description of a chart for those who cannot see it."""
        return self.speaker.message(f"arena-{name}-label")

    def _section(self, name: str, body: str) -> str:
        """A section whose heading and explanation are named after it."""
        return _section(self._heading(name), self.speaker.message(f"arena-{name}-about"), body)


def _section(heading: str, about: str, body: str) -> str:
    return f'<section><h2>{escape(heading)}</h2><p>{escape(about)}</p><div class="wide">{body}</div></section>'


def _capitalized(words: str) -> str:
    """Words as a heading: only the first letter changes, because nouns may need their capitals."""
    return words[:1].upper() + words[1:]
