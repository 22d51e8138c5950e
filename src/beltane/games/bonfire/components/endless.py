"""Whether an edition's Great Bonfire could supply itself for ever.

Every action costs at least one action tile. Fate tiles, council bonuses and specialists bring new ones only so many
times in a game, so an endless game can live on nothing but the tiles that the Great Bonfire gives back. A use of it
brings at most one tile (B-GREAT-2; specialist 23 adds no second one). The number of tiles in all supplies therefore
falls with every other action and with every use that is paid for with more than one tile, and an endless game in the
end consists of uses that cost a single tile and bring one. A single tile pays for a use only if it is a Great Bonfire
tile or a yellow one: two others for a missing one are two tiles. Each of these uses must bring a tile of the same
sort, or they run out in their turn. So the pointer goes for ever from one space that shows such a tile to another.

How far one tile turns the pointer depends on the specialists, and one player can have both (B-GREAT-1, B-PAY-5): a
Great Bonfire tile one space, two with specialist 22; a yellow tile the same, and with specialist 5, for which it counts
as two tiles, two spaces, or three with both. "Any space" costs three tiles, more than any single one pays. Steps of
three spaces hence use up yellow tiles, which have to come back: on a cycle of the pointer there must be at least as
many landings on yellow spaces as steps of three. Every cycle is composed of cycles that visit no space twice, and if
none of these is in balance, no cycle is; so it is enough to try those.

Other players can turn the pointer too, but pay in the same way, so they add no cycle that is not tried here. In solo
games Tom turns it for nothing, but his cards run out.
"""

from __future__ import annotations

from collections.abc import Iterator

from beltane.games.bonfire.rules.vocabulary import ActionKind

FURTHEST_FOR_GREAT_BONFIRE_TILE = 2
FURTHEST_FOR_YELLOW_TILE = 3


def endless_way(actions: tuple[int, ...]) -> tuple[int, ...] | None:
    """The spaces of a cycle on which the Great Bonfire supplies itself, or None; `actions` are clockwise."""
    for start in range(len(actions)):
        for way in _ways(actions, (start,)):
            if _brings_back(actions, way):
                return way
    return None


def _ways(actions: tuple[int, ...], way: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The cycles with a given beginning that visit no space twice."""
    if actions[way[-1]] not in (ActionKind.GREAT_BONFIRE, ActionKind.YELLOW):
        return
    for step in range(1, FURTHEST_FOR_YELLOW_TILE + 1):
        space = (way[-1] + step) % len(actions)
        if space == way[0]:
            yield way
        elif space not in way:
            yield from _ways(actions, (*way, space))


def _brings_back(actions: tuple[int, ...], way: tuple[int, ...]) -> bool:
    """Whether a cycle brings as many yellow tiles as its long steps use up."""
    steps = [(after - before) % len(actions) for before, after in zip(way, (*way[1:], way[0]), strict=True)]
    long_steps = sum(step > FURTHEST_FOR_GREAT_BONFIRE_TILE for step in steps)
    return sum(actions[space] == ActionKind.YELLOW for space in way) >= long_steps
