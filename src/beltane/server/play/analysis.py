"""Analysis of finished games: a search judges every decision in the background, and the result is kept."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Literal, cast

from pydantic import BaseModel
from sqlalchemy import ColumnElement, CursorResult, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.bots.roster import searcher
from beltane.bots.search.values import lead_of_value
from beltane.kernel.match import Match
from beltane.kernel.phrases import Phrase
from beltane.server.bots.thinking import Thinkers
from beltane.server.bots.urgency import Urgency
from beltane.server.operations.problems import UNAVAILABLE, Refusal
from beltane.server.play.clocks import SECOND
from beltane.server.play.house import House
from beltane.server.play.loaded_table import LoadedTable, new_match
from beltane.server.storage.database import LOST, Uncertain
from beltane.server.storage.models import Analysis, GameTable
from beltane.server.tables.origin import without_beginning

LOG = logging.getLogger("beltane.analysis")

SEARCHES = {"mcts": "mcts:600", "net": "net:150"}
"""The search that judges each game."""
SECONDS_BETWEEN_LOOKS = 2
LEASE = 60 * SECOND
"""A claim on an analysis lapses after this long without a renewal, in milliseconds."""
TURNING_POINTS = 5
LEAST_LOSS = 1.0
"""The minimum loss in points for a choice to count as a turning point."""


class Judgement(BaseModel):
    """A judged decision: the lead that the search expected before and after it, and the better choice if there was one.

    Choices are in notation and in words. Leads are points over the best rival, for the seat that decided. A network
    also gives the chance to win, except after a choice that the search has not looked at.
    """

    actions: int
    seat: int
    action: str
    label: Phrase
    before: float
    after: float
    better: str | None
    better_label: Phrase | None
    loss: float
    chance_before: float | None = None
    chance_after: float | None = None


class GameAnalysis(BaseModel):
    """The analysis of a game; `turning_points` are indices into `judgements` of the costliest choices."""

    status: Literal["none", "running", "failed", "done"]
    judgements: list[Judgement] = []
    turning_points: list[int] = []


async def judge(thinkers: Thinkers, match: Match, action: int) -> Judgement | None:
    """The judgement of an action; None where there was nothing to decide."""
    seat = match.mover
    if seat is None or len(match.legal_numbers()) < 2:
        return None
    scale, catalogue = match.game.evaluation.scale, match.game.actions
    candidates = await thinkers.analyse(match, seat, SEARCHES[searcher(match.game)], Urgency.ANALYSIS)
    leads = {candidate.action: float(scale * lead_of_value(candidate.value)) for candidate in candidates}
    chances = {candidate.action: candidate.chance for candidate in candidates}
    best = candidates[0].action
    before = leads[best]
    # An action that the search never visited is no better than the worst one that it did.
    after = leads.get(action, min(leads.values()))
    loss = max(0.0, before - after)
    better = best if best != action and loss > 0 else None
    return Judgement(
        actions=len(match.actions),
        seat=seat,
        action=catalogue.notation(action),
        label=catalogue.action(action).label,
        before=before,
        after=after,
        better=None if better is None else catalogue.notation(better),
        better_label=None if better is None else catalogue.action(better).label,
        loss=loss,
        chance_before=chances[best],
        chance_after=chances.get(action),
    )


async def analyse(thinkers: Thinkers, loaded: LoadedTable) -> GameAnalysis:
    """Judge every decision of a game."""
    match = new_match(without_beginning(loaded.origin))
    judgements: list[Judgement] = []
    for action in loaded.playable().actions:
        judgement = await judge(thinkers, match, action)
        judgements += [] if judgement is None else [judgement]
        match.play(action)
        match.forget_positions()
    return GameAnalysis(status="done", judgements=judgements, turning_points=turning_points(judgements))


def turning_points(judgements: list[Judgement]) -> list[int]:
    """The indices of the costliest choices, in the order of the game."""
    costly = [number for number, judgement in enumerate(judgements) if judgement.loss >= LEAST_LOSS]
    return sorted(sorted(costly, key=lambda number: -judgements[number].loss)[:TURNING_POINTS])


class Analysts:
    """Analyses games one after another, so that bots at tables need not wait for long.

    A process claims a game before analysing it, and renews its claim from time to time. The claims of a dead process
    lapse, and another process, or the same one after a restart, takes them over.
    """

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._asked = asyncio.Event()
        self._working: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start with analyses that were requested but not finished."""
        self._working = asyncio.create_task(self._work(), name="analysts")

    async def close(self) -> None:
        """Stop; whoever claims an unfinished analysis starts it from the beginning."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def ask(self, loaded: LoadedTable) -> None:
        """Request the analysis of a game, unless that has been done; a failed one is tried again."""
        table_id = loaded.origin.table_id

        async def add(session: AsyncSession) -> None:
            session.add(Analysis(table_id=table_id, status="running", content=None))
            await session.flush()

        try:
            await self._house.database.write(add)
        except IntegrityError:
            await self._change(table_id, Analysis.status == "failed", status="running", claimed=None)
        self._asked.set()

    async def find(self, loaded: LoadedTable) -> GameAnalysis:
        """The analysis of a game, or how far it has got."""

        async def read(session: AsyncSession) -> Analysis | None:
            return await session.get(Analysis, loaded.origin.table_id)

        row = await self._house.database.read(read)
        if row is None:
            return GameAnalysis(status="none")
        if row.content is None:
            return GameAnalysis(status="failed" if row.status == "failed" else "running")
        return GameAnalysis.model_validate(row.content)

    async def _work(self) -> None:
        while True:
            self._asked.clear()
            try:
                while (claim := await self._claim()) is not None:
                    await self._do(*claim)
            except Exception:
                LOG.exception("analysis-round-failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), SECONDS_BETWEEN_LOOKS)

    async def _claim(self) -> tuple[int, str] | None:
        """Claim a requested analysis that no other process works on."""
        now = self._house.now()
        free = (Analysis.status == "running") & (Analysis.claimed.is_(None) | (Analysis.claimed <= now - LEASE))

        async def read(session: AsyncSession) -> list[tuple[int, str]]:
            waiting = select(Analysis.table_id, GameTable.key).join(GameTable, GameTable.id == Analysis.table_id)
            return [(table_id, key) for table_id, key in await session.execute(waiting.where(free))]

        for table_id, key in await self._house.database.read(read):
            if await self._change(table_id, free, claimed=now):
                return table_id, key
        return None

    async def _do(self, table_id: int, key: str) -> None:
        """Analyse a game that this process has claimed."""
        saying_so = asyncio.create_task(self._keep_claim(table_id), name=f"analysis-{key}")
        outcome: dict[str, Any] = {"claimed": None}
        try:
            loaded = await self._house.find(key)
            content = (await analyse(self._thinkers, loaded)).model_dump()
            outcome = {"claimed": None, "status": "done", "content": content}
        except Refusal as error:
            if error.status == UNAVAILABLE:
                # The game is not ready yet; look again soon.
                outcome = {"claimed": self._house.now() - LEASE + SECOND * SECONDS_BETWEEN_LOOKS}
            else:
                LOG.exception("analysis-failed", extra={"table": key})
                outcome = {"claimed": None, "status": "failed"}
        except Exception:
            LOG.exception("analysis-failed", extra={"table": key})
            outcome = {"claimed": None, "status": "failed"}
        finally:
            saying_so.cancel()
            await asyncio.gather(saying_so, return_exceptions=True)
            await self._change(table_id, Analysis.status == "running", **outcome)

    async def _keep_claim(self, table_id: int) -> None:
        """Renew the claim from time to time."""
        while True:
            await asyncio.sleep(LEASE / SECOND / 4)
            with suppress(*LOST, Uncertain):
                await self._change(table_id, Analysis.status == "running", claimed=self._house.now())

    async def _change(self, table_id: int, condition: ColumnElement[bool], **values: Any) -> bool:
        """Change the state of an analysis if it is as expected; returns whether it was."""
        change = update(Analysis).where(Analysis.table_id == table_id, condition).values(**values)

        async def write(session: AsyncSession) -> bool:
            return cast(CursorResult[Any], await session.execute(change)).rowcount == 1

        return await self._house.database.write(write)
