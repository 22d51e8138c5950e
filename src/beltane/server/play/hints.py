"""Hints: a search's view of the choices at hand."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import BaseModel

from beltane.bots.bot import Candidate, position_for
from beltane.bots.outlook import outlook_of
from beltane.bots.roster import searcher
from beltane.bots.search.values import lead_of_value
from beltane.kernel.match import Match
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Choice
from beltane.server.bots.thinking import Thinkers
from beltane.server.bots.urgency import Urgency
from beltane.server.play.deciding import fresh_dice

BUDGET = "1000ms"


class Hint(BaseModel):
    """An action, its share of the search, and the lead over the best rival that the search expects, in points.

    A network also gives the chance to win. `outlook` says in words what the action is expected to lead to.
    """

    action: int
    notation: str
    share: float
    lead: float
    chance: float | None
    outlook: tuple[Phrase, ...]


async def hint(thinkers: Thinkers, match: Match, seat: int) -> list[Hint]:
    """A search's view of the decision at hand, best first."""
    candidates = await thinkers.analyse(match, seat, f"{searcher(match.game)}:{BUDGET}", Urgency.HINT)
    choices = match.prompt(seat).choices
    return [_hint(match, seat, candidate, choices) for candidate in candidates]


def _hint(match: Match, seat: int, candidate: Candidate, choices: Sequence[Choice]) -> Hint:
    game = match.game
    begun = next((choice.actions for choice in choices if choice.actions[0] == candidate.action), ())
    return Hint(
        action=candidate.action,
        notation=game.actions.notation(candidate.action),
        share=candidate.share,
        lead=float(game.evaluation.scale * lead_of_value(candidate.value)),
        chance=candidate.chance,
        outlook=outlook_of(position_for(game, match.state, seat, fresh_dice()), candidate, begun),
    )
