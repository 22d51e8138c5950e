"""Results and ratings, written together with the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from beltane.server.play.loaded_table import LoadedTable
from beltane.server.play.standings import final_standings
from beltane.server.storage.models import Rating, Result
from beltane.server.tables.table import Holder


async def write_results(session: AsyncSession, loaded: LoadedTable) -> None:
    """Record the result of every seat, and update the ratings.

    A game does not count if its rules are no longer installed, so that its result is unknown, or if a player may have
    known what was hidden or could retry at will.
    """
    match, table = loaded.match, loaded.table
    if match is None or loaded.origin.from_save or table.settings.undo == "any":
        return
    standings = final_standings(match, table.holders)
    seats = [standing for standing in standings if standing.seat is not None]
    automaton = next((standing.points for standing in standings if standing.seat is None), None)
    places = [standing.place for standing in seats]
    rows = [
        {
            "table_id": loaded.origin.table_id,
            "seat": seat,
            "person_id": holder.person,
            "bot": holder.bot,
            "game": table.game,
            "points": seats[seat].points,
            "place": places[seat],
            "ended": table.changed,
            "content": {} if automaton is None else {"automaton": automaton},
        }
        for seat, holder in enumerate(table.holders)
    ]
    await session.execute(insert(Result), rows)
    if table.settings.rated:
        await _rate(session, table.game, table.holders, places)


async def _rate(session: AsyncSession, game: str, holders: Sequence[Holder], places: Sequence[int]) -> None:
    """Rate people who played each other, each by their best seat, if there are at least two."""
    best: dict[int, int] = {}
    for holder, place in zip(holders, places, strict=True):
        if holder.person is not None:
            best[holder.person] = min(place, best.get(holder.person, place))
    if len(best) < 2:
        return
    model = PlackettLuce()
    query = select(Rating).where(Rating.game == game, Rating.person_id.in_(best)).with_for_update()
    known = {row.person_id: row for row in await session.scalars(query.order_by(Rating.person_id))}
    people = sorted(best)
    teams = [
        [model.rating(known[person].mu, known[person].sigma) if person in known else model.rating()]
        for person in people
    ]
    for person, team in zip(people, model.rate(teams, ranks=[float(best[person]) for person in people]), strict=True):
        row = known.get(person)
        if row is None:
            session.add(Rating(person_id=person, game=game, mu=team[0].mu, sigma=team[0].sigma, games=1))
        else:
            row.mu, row.sigma, row.games = team[0].mu, team[0].sigma, row.games + 1
