"""What a learner sees of Bonfire: all that lies face up, which is the same for every seat (B-HIDE-1).

Beside the table (`table.py`) and the cities (`city.py`) there is what people reckon from them (`reckoning.py`,
`fate.py`).
"""

from __future__ import annotations

from beltane.games.bonfire.observation.city import CITY, observe_city
from beltane.games.bonfire.observation.fate import FATE, reckon_fate
from beltane.games.bonfire.observation.reckoning import IN_CITY, OWN, reckon_city, reckon_own
from beltane.games.bonfire.observation.table import (
    TABLE,
    observe_decision,
    observe_start,
    observe_table,
    observe_tom,
)
from beltane.games.bonfire.rules.state import Bonfire, cities, is_solo
from beltane.games.bonfire.rules.vocabulary import MOST_SEATS
from beltane.kernel.observation import Layout, Observation, fill
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

LAYOUT = Layout()
LAYOUT.append(TABLE)
CITIES = LAYOUT.size
CITY_SIZE = CITY.size
for place in range(MOST_SEATS):
    LAYOUT.append(CITY, f"city {place}: ")

RECKONED = Layout()
IN_CITY_SIZE = IN_CITY.size
for place in range(MOST_SEATS):
    RECKONED.append(IN_CITY, f"city {place}: ")
OWN_PART = RECKONED.size
RECKONED.append(OWN)
FATE_PART = RECKONED.size
RECKONED.append(FATE)
RECKONED_SIZE = RECKONED.size


@rule
def observe(game: Bonfire, seat: int, out: Row) -> None:
    """Write what a seat may see."""
    observe_start(game, seat, out)
    observe_decision(game, seat, out)
    observe_table(game, out)
    observe_tom(game, out)
    for distance in range(MOST_SEATS):
        start = CITIES + distance * CITY_SIZE
        if distance < cities(game):
            observe_city(game.players[city_at(game, seat, distance)], out[start : start + CITY_SIZE])
        else:
            fill(out, start, CITY_SIZE, 0)


@rule
def city_at(game: Bonfire, seat: int, distance: int) -> int:
    """The city that comes so many places after a seat's own; in solo, Tom's comes second."""
    if is_solo(game):
        return distance
    city = seat + distance
    return city - game.seats if city >= game.seats else city


@rule
def reckon(game: Bonfire, seat: int, out: Row) -> None:
    """Write what can be reckoned of all cities, and of what the seat could do next."""
    for distance in range(MOST_SEATS):
        start = distance * IN_CITY_SIZE
        if distance < cities(game):
            reckon_city(game, city_at(game, seat, distance), out[start : start + IN_CITY_SIZE])
        else:
            fill(out, start, IN_CITY_SIZE, 0)
    reckon_own(game, seat, out[OWN_PART:FATE_PART])
    reckon_fate(game, seat, out[FATE_PART:RECKONED_SIZE])


OBSERVATION = Observation(LAYOUT, observe, RECKONED, reckon)
