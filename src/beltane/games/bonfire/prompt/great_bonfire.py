"""The Great Bonfire (B-GREAT): what its spaces give, and which notches their portals fit."""

from __future__ import annotations

from collections.abc import Iterator

from beltane.games.bonfire.components.tables import (
    GREAT_BONFIRE_ACTION,
    GREAT_BONFIRE_POINTS,
    GREAT_BONFIRE_REWARD,
    PORTAL_ORDER,
)
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.payment import cost_details, price
from beltane.games.bonfire.prompt.situation import Situation, common_task_detail
from beltane.games.bonfire.rules.actions import REWARD_AND_PORTAL, TILE_AND_PORTAL, TILE_AND_REWARD
from beltane.games.bonfire.rules.scoring import POINTS_FOR_PORTAL
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    RESOURCE,
    SHAPE,
    SPACE,
    SPACES,
    ActionKind,
    CommonTask,
    Reward,
    Specialist,
)
from beltane.kernel.actions import Action
from beltane.kernel.phrases import Count, Either, Item, Phrase
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Detail


def of_turning(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """The price of turning to a space, and what can be taken there; the council's turning is free."""
    space = action.arguments[0]
    if situation.step is Step.TURN:
        tiles = situation.survey.turning_prices[space]
        yield from cost_details(situation.hand, price(ActionKind.GREAT_BONFIRE, tiles), ways)
    rewards = (_tile(space), _reward(space))
    portal = tuple(_portals(situation, space))
    if portal and not situation.has(Specialist.ALL_REWARDS):
        yield detail("effect", "effect-two-of", rewards=(*rewards, *portal))
    else:
        yield detail("effect", "effect-brings", rewards=(*rewards, *portal))


def of_reaping(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """Two of a space's three rewards (B-GREAT-2)."""
    space = situation.state.pointer
    pair = action.arguments[0]
    taken: list[Item] = []
    if pair in (TILE_AND_REWARD, TILE_AND_PORTAL):
        taken.append(_tile(space))
    if pair in (TILE_AND_REWARD, REWARD_AND_PORTAL):
        taken.append(_reward(space))
    if pair in (TILE_AND_PORTAL, REWARD_AND_PORTAL):
        taken += _portals(situation, space)
    yield detail("effect", "effect-brings", rewards=tuple(taken))
    if pair != TILE_AND_REWARD:
        yield from common_task_detail(situation, CommonTask.PORTALS)


def of_notch(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """The notch for a portal, and what it scores there (B-GREAT-3, B-SCORE-3)."""
    notch = SPACE.number(action.arguments[0])
    yield detail("effect", "effect-notch", shape=SHAPE.word(_shape(situation, notch)))
    if situation.player.lit[notch]:
        yield detail("points", "points-portal", points=POINTS_FOR_PORTAL)


def _tile(space: int) -> Count:
    return Count(1, ACTION_KIND.word(int(GREAT_BONFIRE_ACTION[space])))


def _reward(space: int) -> Item:
    reward = int(GREAT_BONFIRE_REWARD[space])
    if reward == Reward.POINTS:
        return Phrase("taken-points", {"points": GREAT_BONFIRE_POINTS})
    return Count(1, RESOURCE.word(reward))


def _portals(situation: Situation, space: int) -> Iterator[Phrase]:
    """The portals at a space, and the notches that they fit."""
    fitting = situation.previews.portal_notches[space]
    notches = tuple(notch for notch in range(1, SPACES + 1) if fitting >> notch & 1)
    if len(notches) == 1:
        shape = SHAPE.word(_shape(situation, notches[0]))
        yield Phrase("taken-portal", {"notch": notches[0], "shape": shape})
    elif notches:
        yield Phrase("taken-portals", {"notches": Either(notches)})


def _shape(situation: Situation, notch: int) -> int:
    return int(PORTAL_ORDER[situation.player.city, notch - 1])
