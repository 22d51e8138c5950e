"""What views and prompts tell about a position beyond what lies on the table, computed in one call.

A call from Python takes several times as long as the computing, hence a single one.
"""

from __future__ import annotations

from beltane.games.meduris.rules.ending import huts_to_ask, temple_points
from beltane.games.meduris.rules.scoring import buildings_built
from beltane.games.meduris.rules.settlements import is_hut
from beltane.games.meduris.rules.state import Meduris, field_count
from beltane.games.meduris.rules.vocabulary import MOST_FIELDS, MOST_SEATS
from beltane.kernel.records import Row, i2, record
from beltane.kernel.rule import rule


@record
class Survey:
    """What every player has built, what a temple on a field without a hut would score now, and whom the druid asks.

    `huts_to_ask` is the number of huts that his last round has yet to ask, including the current one.
    """

    buildings: Row = i2(MOST_SEATS)
    temple_points: Row = i2(MOST_FIELDS)
    huts_to_ask: int = i2()


@rule
def take_survey(game: Meduris, survey: Survey) -> None:
    """Compute everything."""
    for seat in range(game.seats):
        survey.buildings[seat] = buildings_built(game, seat)
    for field in range(field_count(game)):
        if not is_hut(game, field):
            survey.temple_points[field] = temple_points(game, field)
    survey.huts_to_ask = huts_to_ask(game)
