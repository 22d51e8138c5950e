"""The analysis of a finished game: what a search makes of every decision, computed in the background and kept."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Literal

from pydantic import BaseModel
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.bots.roster import searcher
from beltane.bots.search.values import lead_of_value
from beltane.kernel.match import Match
from beltane.kernel.phrases import Phrase
from beltane.server.bots.thinking import Thinkers
from beltane.server.operations.problems import UNAVAILABLE, Refusal
from beltane.server.play.house import House
from beltane.server.play.loaded_table import LoadedTable, new_match
from beltane.server.storage.models import Analysis, GameTable
from beltane.server.tables.origin import without_beginning

LOG = logging.getLogger("beltane.analysis")

SEARCHES = {"mcts": "mcts:600", "net": "net:150"}
"""By what the game is searched with."""
SECONDS_BETWEEN_ATTEMPTS = 1.0
TURNING_POINTS = 5
LEAST_LOSS = 1.0
"""Points that a choice has to cost to count as a turning point."""


class Judgement(BaseModel):
    """A decision: the lead that the search expected before it and after it, and the better choice where there was one.

    Choices are told in notation and in words. Leads are points over the best rival, for the seat that decided. A
    network tells the chances to win too, but none after a choice that the search has not even looked at.
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
    """The analysis of a game; `turning_points` are the places in `judgements` of the choices that cost most."""

    status: Literal["none", "running", "done"]
    judgements: list[Judgement] = []
    turning_points: list[int] = []


async def judge(thinkers: Thinkers, match: Match, action: int) -> Judgement | None:
    """What a search makes of an action; None where there was nothing to decide."""
    seat = match.mover
    if seat is None or len(match.legal_numbers()) < 2:
        return None
    scale, catalogue = match.game.evaluation.scale, match.game.actions
    candidates = await thinkers.analyse(match, seat, SEARCHES[searcher(match.game)])
    leads = {candidate.action: float(scale * lead_of_value(candidate.value)) for candidate in candidates}
    chances = {candidate.action: candidate.chance for candidate in candidates}
    best = candidates[0].action
    before = leads[best]
    # What the search has not even looked at is no better than the worst that it has.
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
    """Where the costliest choices are, in the order of the game."""
    costly = [number for number, judgement in enumerate(judgements) if judgement.loss >= LEAST_LOSS]
    return sorted(sorted(costly, key=lambda number: -judgements[number].loss)[:TURNING_POINTS])


class Analysts:
    """Analyses games one after another, so that bots at tables need not wait for long."""

    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self._house = house
        self._thinkers = thinkers
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._working: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Go on with what was not finished when the service stopped."""

        async def read(session: AsyncSession) -> list[str]:
            unfinished = select(GameTable.key).join(Analysis, Analysis.table_id == GameTable.id)
            return list(await session.scalars(unfinished.where(Analysis.status == "running")))

        for key in await self._house.database.read(read):
            self._waiting.put_nowait(key)
        self._working = asyncio.create_task(self._work(), name="analysts")

    async def close(self) -> None:
        """Stop; what is not finished is begun again after the next start."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def ask(self, loaded: LoadedTable) -> None:
        """Have a game analysed, unless that has been asked for already."""
        table_id = loaded.origin.table_id

        async def write(session: AsyncSession) -> None:
            session.add(Analysis(table_id=table_id, status="running", content=None))
            await session.flush()

        try:
            await self._house.database.write(write)
        except IntegrityError:
            return
        self._waiting.put_nowait(loaded.table.key)

    async def find(self, loaded: LoadedTable) -> GameAnalysis:
        """The analysis of a game, as far as it is."""

        async def read(session: AsyncSession) -> Analysis | None:
            return await session.get(Analysis, loaded.origin.table_id)

        row = await self._house.database.read(read)
        if row is None:
            return GameAnalysis(status="none")
        return GameAnalysis(status="running") if row.content is None else GameAnalysis.model_validate(row.content)

    async def _work(self) -> None:
        while True:
            key = await self._waiting.get()
            try:
                loaded = await self._house.find(key)
                await self._keep(loaded, (await analyse(self._thinkers, loaded)).model_dump())
            except Refusal as error:
                if error.status == UNAVAILABLE:
                    # The game is not ready yet.
                    await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)
                    self._waiting.put_nowait(key)
            except Exception:
                LOG.exception("analysis-failed", extra={"table": key})

    async def _keep(self, loaded: LoadedTable, content: dict[str, Any]) -> None:
        async def write(session: AsyncSession) -> None:
            row = update(Analysis).where(Analysis.table_id == loaded.origin.table_id)
            await session.execute(row.values(status="done", content=content))

        await self._house.database.write(write)
