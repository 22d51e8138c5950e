"""The report as JSON and as a page that needs nothing but a browser."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from beltane.arena import Report, make_report
from beltane.arena.analysis.estimates import Estimate
from beltane.arena.analysis.report import as_json
from beltane.arena.contest import schedule
from beltane.arena.page import write_page
from beltane.arena.page.charts import SMALL_WIDTH, small_interval
from beltane.arena.page.svg import Scale, scale_over
from beltane.arena.run.match import play_match
from tests.arena.contests import contest, result

FROM_ELSEWHERE = re.compile(r"https?:|//|\bsrc\b|\bhref\b|@import|url\(|<script|<link|<iframe|<img", re.IGNORECASE)
EMPTY_TAGS = {"meta", "line", "rect", "circle"}


class Balanced(HTMLParser):
    """Checks that every tag is closed, in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in EMPTY_TAGS or tag in ("rect", "circle"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def played(game: str, seats: int, bots: str, games: int = 4) -> Report:
    small = contest(game, seats, bots, games)
    return make_report(small, [play_match(small, scheduled) for scheduled in schedule(small)])


@pytest.mark.parametrize(
    ("game", "seats", "bots"),
    [("meduris", 2, "random,greedy"), ("meduris", 4, "random"), ("bonfire", 1, "random"), ("bonfire", 3, "random")],
)
def test_the_page_stands_on_its_own(game: str, seats: int, bots: str) -> None:
    page = write_page(played(game, seats, bots))
    assert FROM_ELSEWHERE.findall(page) == []
    assert page.startswith("<!doctype html>")
    parser = Balanced()
    parser.feed(page)
    assert parser.open == []
    assert parser.seen.count("svg") >= 2
    assert "prefers-color-scheme: dark" in page
    assert "nan" not in page


def test_the_page_shows_everything() -> None:
    page = write_page(played("meduris", 2, "random,greedy"))
    for title in ("Ratings", "Who beats whom", "Points", "Where points come from", "Going first", "What is taken"):
        assert f"<h2>{title}" in page
    assert "Runes taken" in page


def test_a_solo_page_compares_with_the_automaton() -> None:
    page = write_page(played("bonfire", 1, "random"))
    assert "Tom scored" in page
    assert "Going first" not in page


def test_a_page_of_one_match_and_of_even_points() -> None:
    even = [result("random,greedy", [1, 1], points=[30, 30])]
    assert "30" in write_page(make_report(contest(games=2), even))


def test_where_a_range_is_unknown_it_is_said_and_none_is_drawn() -> None:
    built = {"hut_built": 1}
    few = [
        result("random,greedy", [1, 2], points=[40, 30], counts=[built, {}]),
        result("random,greedy", [1, 2], points=[41, 30], deal=1, counts=[{}, {}]),
    ]
    report = make_report(contest(games=2), few)
    page = write_page(report)
    assert page.count('aria-label="range unknown"') == 1
    assert "whisker" not in page.split('aria-label="range unknown"')[1].split("</svg>")[0]
    worths = json.loads(json.dumps(as_json(report)))["worths"]["random"]
    (worth,) = (worth for worth in worths if worth["name"] == "hut_built")
    assert worth["more_points"] == {"value": -1.0, "interval": None}


def test_a_whisker_ends_where_its_scale_does() -> None:
    drawn = small_interval(Estimate(2.0, (-99.0, 99.0)), 4.0, "wide")
    assert f'x1="4" y1="8" x2="{SMALL_WIDTH - 4}" y2="8" class="whisker' in drawn


def test_names_cannot_break_the_page() -> None:
    nasty = replace(contest(games=2), bots=("<b>&", "greedy"))
    page = write_page(make_report(nasty, [result("<b>&,greedy", [1, 2])]))
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;" in page


def test_the_report_is_plain_data() -> None:
    content = as_json(played("meduris", 2, "random,greedy"))
    again = json.loads(json.dumps(content))
    assert again["contest"]["bots"] == ["random", "greedy"]
    assert again["contest"]["seed"] == 1
    assert {"ratings", "pairings", "bots", "orders", "worths", "played", "planned", "turns"} <= set(again)


def test_scales_have_round_ticks() -> None:
    assert Scale(0, 100, 0, 10).ticks() == [0, 20, 40, 60, 80, 100]
    assert Scale(970, 2030, 0, 10).ticks() == [1000, 1200, 1400, 1600, 1800, 2000]
    assert Scale(-0.13, 0.42, 0, 10).ticks() == [-0.1, 0, 0.1, 0.2, 0.3, 0.4]
    flat = scale_over([5.0, 5.0], 0, 10)
    assert flat.at(5.0) == 5
