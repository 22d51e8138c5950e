"""The report on learning: one page that opens in any browser, made from the figures in a folder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

from beltane.arena.analysis.estimates import Estimate
from beltane.arena.analysis.words import range_of, source_name
from beltane.arena.page import write_document
from beltane.arena.page.charts import PART_COLOURS, stacks
from beltane.kernel.game import AnyGame
from beltane.kernel.vocabulary import Word
from beltane.learning.charts import Points, curves, reliability
from beltane.learning.figures import Line
from beltane.learning.measuring import Bin
from beltane.text import Speaker, speaker_for

MOST_POINTS = 200
"""Maximum number of points of a curve; of more, means are drawn."""
MINUTE = 60.0
THOUSAND = 1000


def write_page(game: AnyGame, lines: Sequence[Line], provenance: Mapping[str, Any]) -> str:
    """The whole page; there is at least one round and one measurement."""
    page = Page(game, lines, provenance)
    return write_document(page.speaker.catalogue.language, page.heading(), page.sections())


class Page:
    """The parts of the page, and its speaker."""

    def __init__(self, game: AnyGame, lines: Sequence[Line], provenance: Mapping[str, Any]) -> None:
        self.game = game
        self.speaker: Speaker = speaker_for(game)
        self.rounds = [line for line in lines if "strength" not in line]
        self.measured = [line for line in lines if "strength" in line]
        self.provenance = provenance

    def heading(self) -> str:
        """The name of the game that is learned."""
        return self.speaker.message("learn-page-heading", title=self.game.title)

    def sections(self) -> Iterator[str]:
        """All sections, from top to bottom."""
        yield self._introduction()
        yield self._results()
        yield self._section("strength", curves(self.speaker, self._label("strength"), self._wins(), percent=True))
        if points := self._points():
            yield self._section("points", curves(self.speaker, self._label("points"), points))
        yield self._section("sources", self._sources())
        yield self._section("predictions", self._predictions())
        yield self._section(
            "entropy",
            curves(self.speaker, self._label("entropy"), self._of_rounds("entropy_share", 100), percent=True),
        )
        speed = self._of_rounds("a_second", 1 / THOUSAND)
        yield self._section("speed", curves(self.speaker, self._label("speed"), speed))

    def _introduction(self) -> str:
        last, message, number = self.rounds[-1], self.speaker.message, self.speaker.number
        summary = message(
            "learn-summary",
            minutes=number(last["seconds"] / MINUTE, 1),
            decisions=number(last["decisions"]),
            rounds=number(last["round"]),
        )
        made = " · ".join(f"{name} {value}" for name, value in self.provenance.items() if not isinstance(value, dict))
        return f'<p>{escape(summary)}</p><p class="quiet">{escape(made)}</p>'

    def _results(self) -> str:
        """The network's latest results, in numbers."""
        columns = ("opponent", "seats", "games", "wins", "points", "lead")
        head = "".join(f"<th>{escape(self.speaker.message(f'learn-column-{name}'))}</th>" for name in columns)
        rows = "".join(self._result(found) for found in self.measured[-1]["strength"])
        return self._section("results", f"<table><tr>{head}</tr>{rows}</table>")

    def _result(self, found: Mapping[str, Any]) -> str:
        speaker = self.speaker
        wins, points, lead = (_estimate(found[name]) for name in ("wins", "points", "lead"))
        cells = [
            self._opponent(found["opponent"]),
            speaker.number(found["seats"]),
            speaker.number(found["games"]),
            f"{speaker.percent(wins.value, 1)} ({range_of(wins.times(100), speaker, 1)})",
            f"{speaker.number(points.value, 1)} ({range_of(points, speaker, 1)})",
            f"{speaker.number(lead.value, 1, signed=True)} ({range_of(lead, speaker, 1, signed=True)})",
        ]
        return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"

    def _wins(self) -> Mapping[str, Points]:
        """How often the network won, by opponent and number of seats."""
        rows: dict[str, list[tuple[float, float]]] = {}
        for line in self.measured:
            for found in line["strength"]:
                name = f"{self._opponent(found['opponent'])}, {self._seats(found['seats'])}"
                rows.setdefault(name, []).append((line["seconds"] / MINUTE, 100 * found["wins"]["value"]))
        return rows

    def _points(self) -> Mapping[str, Points]:
        """A seat's points in the games that ended while learning, by number of seats; in a short run none may have."""
        rows: dict[str, list[tuple[float, float]]] = {}
        for part in self._parts():
            ended: dict[str, list[Mapping[str, float]]] = {}
            for line in part:
                for seats, found in line["finished"].items():
                    ended.setdefault(seats, []).append(found)
            for seats, several in ended.items():
                games = sum(found["games"] for found in several)
                points = sum(found["games"] * found["points"] for found in several) / games
                rows.setdefault(self._seats(int(seats)), []).append((part[-1]["seconds"] / MINUTE, points))
        return rows

    def _sources(self) -> str:
        """The sources of points, as the network plays now."""
        play = self.measured[-1]["play"]
        names = {source: source_name(source, self.speaker) for source in play[0]["sources"]}
        legend = "".join(
            f'<li><i class="part-{position % PART_COLOURS}"></i>{escape(name)}</li>'
            for position, name in enumerate(names.values())
        )
        rows = {
            self._seats(found["seats"]): {names[source]: points for source, points in found["sources"].items()}
            for found in play
        }
        return stacks(self.speaker, self._label("sources"), rows) + f'<ul class="legend">{legend}</ul>'

    def _predictions(self) -> str:
        play = self.measured[-1]["play"]
        rows = {self._seats(found["seats"]): [Bin(**step) for step in found["calibration"]] for found in play}
        chart = reliability(self.speaker, self._label("predictions"), rows, self._bin)
        errors = (
            self.speaker.message(
                "learn-lead-error",
                seats=self._seats(found["seats"]),
                points=self.speaker.number(found["lead_error"], 1),
            )
            for found in play
        )
        return chart + "".join(f"<p>{escape(error)}</p>" for error in errors)

    def _bin(self, found: Bin) -> str:
        speaker = self.speaker
        return speaker.message(
            "learn-bin",
            predicted=speaker.percent(found.predicted),
            won=speaker.percent(found.won),
            decisions=speaker.number(found.decisions),
        )

    def _of_rounds(self, name: str, factor: float) -> dict[str, Points]:
        """A figure over all rounds."""
        points = [
            (part[-1]["seconds"] / MINUTE, factor * sum(line[name] for line in part) / len(part))
            for part in self._parts()
        ]
        return {self.speaker.message(f"learn-{name.replace('_', '-')}"): points}

    def _parts(self) -> Iterator[Sequence[Line]]:
        """The rounds, several together if there are many."""
        step = -(-len(self.rounds) // MOST_POINTS)
        return (self.rounds[first : first + step] for first in range(0, len(self.rounds), step))

    def _opponent(self, name: str) -> str:
        return self.speaker.word(Word("automaton", name)) if name == self.game.automaton else name

    def _seats(self, seats: int) -> str:
        return self.speaker.message("cli-seats", seats=seats)

    def _label(self, name: str) -> str:
        return self.speaker.message(f"learn-{name}-label")

    def _section(self, name: str, body: str) -> str:
        heading, about = (escape(self.speaker.message(f"learn-{name}-{part}")) for part in ("heading", "about"))
        return f'<section><h2>{heading}</h2><p>{about}</p><div class="wide">{body}</div></section>'


def _estimate(found: Mapping[str, Any]) -> Estimate:
    interval = found["interval"]
    return Estimate(found["value"], None if interval is None else (interval[0], interval[1]))
