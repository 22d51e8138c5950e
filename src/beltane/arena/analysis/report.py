"""The report of a contest as one value: for tables, for JSON and for the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from beltane.arena.analysis.ratings import Pairing, Rating, pairings, ratings
from beltane.arena.analysis.statistics import BotSummary, OrderSummary, Worth, bot_summaries, order_summaries, worths
from beltane.arena.contest import Contest, fingerprint, schedule
from beltane.arena.run.match import Result
from beltane.kernel.game import find_game


@dataclass(frozen=True)
class Report:
    """The evaluated results of a contest; `played` of `planned` matches are finished. `worths` are by bot."""

    contest: Contest
    planned: int
    played: int
    ratings: list[Rating]
    pairings: list[Pairing]
    bots: list[BotSummary]
    orders: list[OrderSummary]
    worths: dict[str, list[Worth]]
    turns: float

    @property
    def automaton(self) -> str | None:
        """The name of the player without a seat, if there is one."""
        others = [pairing.opponent for pairing in self.pairings if pairing.opponent not in self.contest.bots]
        return others[0] if others else None

    @property
    def sources(self) -> list[str]:
        """The sources from which anybody scored points."""
        names = self.bots[0].sources if self.bots else {}
        return [name for name in names if any(bot.sources[name] for bot in self.bots)]

    def strongest(self) -> str:
        """The bot with the best rating, or the first bot if none is rated."""
        rated = [rating.player for rating in self.ratings if rating.player in self.contest.bots]
        return rated[0] if rated else self.contest.bots[0]


def make_report(contest: Contest, results: Sequence[Result]) -> Report:
    """The report on results in scheduled order; there is at least one."""
    game = find_game(contest.game)
    return Report(
        contest=contest,
        planned=len(schedule(contest)),
        played=len(results),
        ratings=ratings(results),
        pairings=pairings(results),
        bots=bot_summaries(contest.bots, results),
        orders=order_summaries(results) if contest.seats > 1 else [],
        worths={bot: worths(game, bot, results) for bot in contest.bots if any(bot in r.bots for r in results)},
        turns=round(sum(result.turns for result in results) / len(results), 2),
    )


def as_json(report: Report) -> dict[str, Any]:
    """The report as plain data."""
    content = asdict(report)
    bots, games = content["contest"]["bots"], content["contest"]["games"]
    content["contest"] = {**fingerprint(report.contest), "bots": list(bots), "games": games}
    return content
