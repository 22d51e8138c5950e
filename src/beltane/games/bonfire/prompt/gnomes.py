"""Gnomes (B-GNOME): what they cost, what specialists do, and what elders would score."""

from __future__ import annotations

from collections.abc import Iterator

from beltane.games.bonfire.components.tables import GNOME, SPECIALIST_GUARDIAN
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.payment import cost_details, price
from beltane.games.bonfire.prompt.situation import Situation, common_task_detail
from beltane.games.bonfire.rules.actions import RECRUITING_TILES
from beltane.games.bonfire.rules.gnomes import (
    PIECES_FOR_GNOME,
    elder_of,
    gnome_of,
    gnome_resource,
    is_specialist,
    specialist_of,
)
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    GUARDIAN,
    NONE,
    ActionKind,
    CommonTask,
    Specialist,
)
from beltane.kernel.actions import Action
from beltane.kernel.phrases import Count, Phrase
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Detail


def ability(gnome: int) -> Phrase:
    """What a gnome does."""
    guardian = SPECIALIST_GUARDIAN[specialist_of(gnome)] if is_specialist(gnome) else NONE
    if guardian == NONE:
        return Phrase(f"ability-{GNOME.words[gnome]}")
    return Phrase("ability-doubled", {"guardian": GUARDIAN.word(int(guardian))})


def of_recruiting(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """The price of a gnome in tiles and resources, and what it brings (B-GNOME-1)."""
    gnome, tiles = action.arguments[0], RECRUITING_TILES.number(action.arguments[1])
    resources = PIECES_FOR_GNOME - tiles
    if situation.has(Specialist.ANY_RESOURCES_FOR_GNOMES):
        cost = price(ActionKind.GNOME, tiles, any_resources=resources)
    else:
        cost = price(ActionKind.GNOME, tiles, (gnome_resource(gnome),) * resources)
    yield from cost_details(situation.hand, cost, ways)
    yield from _coming(situation, gnome)


def of_welcoming(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """A specialist that comes free of charge (B-COUNCIL-5)."""
    yield from _coming(situation, action.arguments[0])


def _coming(situation: Situation, gnome: int) -> Iterator[Detail]:
    """What a new gnome does and brings (B-GNOME-3, B-GNOME-4)."""
    if not is_specialist(gnome):
        points = situation.previews.elder_points[elder_of(gnome)]
        yield detail("points", "points-now", points=points)
    yield detail("effect", "effect-ability", ability=ability(gnome))
    if situation.has(Specialist.YELLOW_FOR_GNOMES) or gnome == gnome_of(Specialist.YELLOW_FOR_GNOMES):
        yield detail("effect", "effect-gains", pieces=(Count(1, ACTION_KIND.word(ActionKind.YELLOW)),))
    yield from common_task_detail(situation, CommonTask.GNOMES)
