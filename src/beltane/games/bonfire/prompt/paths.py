"""Path tiles (B-PATH, B-COUNCIL-2): their price, where they go, and whether their crystal counts there."""

from __future__ import annotations

from collections.abc import Iterator

from beltane.games.bonfire.components.tables import PATH_COST, PATH_TILE_KIND
from beltane.games.bonfire.prompt.columns import crystal_of_new_tile, positions
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.payment import cost_details, price
from beltane.games.bonfire.prompt.pieces import gain_details
from beltane.games.bonfire.prompt.situation import Situation, common_task_detail
from beltane.games.bonfire.rules.paths import crystal_of, is_slot
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import PATH_KIND, ActionKind, CommonTask
from beltane.kernel.actions import Action
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Detail


def of_path(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """A path tile of the display, or unseen from a pile; the council's is free (B-PATH-1)."""
    source = action.arguments[0]
    position = positions(situation) + 1
    if situation.step is not Step.SEARCH_PATH:
        yield from cost_details(situation.hand, price(ActionKind.PATH, int(PATH_COST[position])), ways)
    if not is_slot(source):
        yield detail("effect", "effect-unseen-path", position=position)
        yield from common_task_detail(situation, CommonTask.PATHS)
        return
    yield from _new_tile(situation, int(PATH_TILE_KIND[situation.state.path_display[source]]), ways)


def of_search(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """A path tile named from the piles (B-COUNCIL-2)."""
    yield from _new_tile(situation, action.arguments[0], ways)


def _new_tile(situation: Situation, kind: int, ways: Ways) -> Iterator[Detail]:
    position = positions(situation) + 1
    yield detail("effect", "effect-path", path=PATH_KIND.word(kind), position=position)
    yield from gain_details(ways.first)
    yield from crystal_of_new_tile(situation, position, crystal_of(kind))
    yield from common_task_detail(situation, CommonTask.PATHS)


def of_renewing(_situation: Situation, _action: Action, _ways: Ways) -> Iterator[Detail]:
    """The display is exchanged before a tile is taken (B-PATH-3)."""
    yield detail("effect", "effect-renew")
