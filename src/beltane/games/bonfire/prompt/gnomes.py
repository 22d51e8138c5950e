"""Gnomes (B-GNOME): what they cost, what specialists do, and what elders would score."""

from __future__ import annotations

from collections.abc import Iterator

from beltane.games.bonfire.components.tables import ELDER_RESOURCE, SPECIALIST, SPECIALIST_GUARDIAN, SPECIALIST_RESOURCE
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.payment import Ways, cost_details, price
from beltane.games.bonfire.prompt.situation import Situation, common_task_detail
from beltane.games.bonfire.rules.gnomes import PIECES_FOR_GNOME
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    ELDER,
    GUARDIAN,
    NONE,
    SPECIALISTS,
    ActionKind,
    CommonTask,
    Specialist,
)
from beltane.kernel.actions import Action
from beltane.kernel.phrases import Count, Phrase
from beltane.kernel.prompt import Detail

# Gnomes are numbered as in the catalogue of actions: the specialists, then the elders.


def is_elder(gnome: int) -> bool:
    """Whether a gnome is an elder."""
    return gnome >= SPECIALISTS


def resource_of(gnome: int) -> int:
    """The resource that a gnome costs."""
    return int(ELDER_RESOURCE[gnome - SPECIALISTS + 1] if is_elder(gnome) else SPECIALIST_RESOURCE[gnome + 1])


def ability(gnome: int) -> Phrase:
    """What a gnome does."""
    if is_elder(gnome):
        return Phrase(f"ability-elder-of-{ELDER.words[gnome - SPECIALISTS]}")
    guardian = int(SPECIALIST_GUARDIAN[gnome + 1])
    if guardian == NONE:
        return Phrase(f"ability-{SPECIALIST.words[gnome]}")
    return Phrase("ability-doubled", {"guardian": GUARDIAN.word(guardian)})


def of_recruiting(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """The price of a gnome in tiles and resources, and what it brings (B-GNOME-1)."""
    gnome, tiles = action.arguments[0], action.arguments[1] + 1
    resources = PIECES_FOR_GNOME - tiles
    if situation.has(Specialist.ANY_RESOURCES_FOR_GNOMES):
        cost = price(ActionKind.GNOME, tiles, any_resources=resources)
    else:
        cost = price(ActionKind.GNOME, tiles, (resource_of(gnome),) * resources)
    yield from cost_details(situation.hand, cost, ways)
    yield from _coming(situation, gnome)


def of_welcoming(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """A specialist that comes for nothing (B-COUNCIL-5)."""
    yield from _coming(situation, action.arguments[0])


def _coming(situation: Situation, gnome: int) -> Iterator[Detail]:
    """What a gnome that comes to the city does and brings (B-GNOME-3, B-GNOME-4)."""
    if is_elder(gnome):
        points = situation.previews.elder_points[gnome - SPECIALISTS + 1]
        yield detail("points", "points-now", points=points)
    yield detail("effect", "effect-ability", ability=ability(gnome))
    if situation.has(Specialist.YELLOW_FOR_GNOMES) or gnome + 1 == Specialist.YELLOW_FOR_GNOMES:
        yield detail("effect", "effect-gains", pieces=(Count(1, ACTION_KIND.word(ActionKind.YELLOW)),))
    yield from common_task_detail(situation, CommonTask.GNOMES)
