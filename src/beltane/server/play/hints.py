"""Hints: what a search makes of the choices of whoever has to decide."""

from __future__ import annotations

from pydantic import BaseModel

from beltane.bots.search.values import lead_of_value
from beltane.kernel.match import Match
from beltane.server.bots.thinking import Thinkers

ADVISER = "mcts:1000ms"


class Hint(BaseModel):
    """An action, its share of the search, and the lead over the best rival that the search expects, in points."""

    action: int
    notation: str
    share: float
    lead: float


async def hint(thinkers: Thinkers, match: Match, seat: int) -> list[Hint]:
    """What a search thinks of the decision at hand, the best first."""
    scale = match.game.evaluation.scale
    return [
        Hint(
            action=action,
            notation=match.game.actions.notation(action),
            share=share,
            lead=float(scale * lead_of_value(value)),
        )
        for action, value, share in await thinkers.analyse(match, seat, ADVISER)
    ]
