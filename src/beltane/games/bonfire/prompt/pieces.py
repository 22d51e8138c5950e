"""Action tiles and resources counted together, as they are held, paid and gained."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.scoring import FINAL_SOURCES
from beltane.games.bonfire.rules.state import Player
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, ACTION_TILES, RESOURCE, RESOURCES
from beltane.kernel.expansion import Outcome
from beltane.kernel.phrases import Count, Phrase, Place
from beltane.kernel.prompt import Detail
from beltane.kernel.vocabulary import Word

Pieces = tuple[int, ...]
"""How many of each kind: the action tiles in their order, then the resources in theirs."""

KINDS = ACTION_TILES + RESOURCES
WORDS: tuple[Word, ...] = tuple(
    [ACTION_KIND.word(kind) for kind in range(ACTION_TILES)] + [RESOURCE.word(kind) for kind in range(RESOURCES)]
)

TILES_PAID = EVENTS.number("tiles_paid")
RESOURCES_PAID = EVENTS.number("resources_paid")
TILES_GAINED = EVENTS.number("tiles_gained")
RESOURCES_GAINED = EVENTS.number("resources_gained")
POINTS_SCORED = EVENTS.number("points_scored")
TILE_DISCARDED = EVENTS.number("tile_discarded")
ENDS_OF_TURN = {EVENTS.number(name) for name in ("turn_began", "turn_skipped", "countdown_tile_passed_on")}
"""Events that belong to another turn, as do all after them."""


def tile(kind: int) -> int:
    """The position at which tiles of a kind are counted."""
    return kind


def resource(kind: int) -> int:
    """The position at which a resource is counted."""
    return ACTION_TILES + kind


def is_tile(kind: int) -> bool:
    """Whether a position counts tiles rather than resources."""
    return kind < ACTION_TILES


def held_by(player: Player) -> Pieces:
    """What a player holds."""
    return (*player.tiles, *player.resources)


def less(pieces: Pieces, others: Pieces) -> Pieces:
    """Some pieces without others; negative where there are not enough."""
    return tuple([count - other for count, other in zip(pieces, others, strict=True)])


# Effects of choices, computed from the numbers of their events


def paid(outcome: Outcome) -> Pieces:
    """What a choice pays."""
    pieces = [0] * KINDS
    for row in outcome.rows:
        if row[0] == TILES_PAID:
            pieces[row[2]] += row[3]
        elif row[0] == RESOURCES_PAID:
            pieces[ACTION_TILES + row[2]] += row[3]
    return tuple(pieces)


def discarded(outcome: Outcome) -> Pieces:
    """What a choice throws away."""
    pieces = [0] * KINDS
    for row in outcome.rows:
        if row[0] == TILE_DISCARDED:
            pieces[row[2]] += 1
    return tuple(pieces)


def gained(outcome: Outcome) -> tuple[Pieces, int]:
    """The pieces and points that a choice brings at once, without those of the final scoring."""
    pieces, points = [0] * KINDS, 0
    for row in outcome.rows:
        kind = row[0]
        if kind == TILES_GAINED:
            pieces[row[2]] += row[3]
        elif kind == RESOURCES_GAINED:
            pieces[ACTION_TILES + row[2]] += row[3]
        elif kind == POINTS_SCORED and row[2] not in FINAL_SOURCES:
            points += row[3]
        elif kind in ENDS_OF_TURN:
            break
    return tuple(pieces), points


def gain_details(outcome: Outcome) -> Iterator[Detail]:
    """What a choice brings at once, in pieces and in points."""
    pieces, points = gained(outcome)
    if any(pieces):
        yield detail("effect", "effect-gains", pieces=counts(pieces))
    if points:
        yield detail("points", "points-now", points=points)


# How pieces are named, typed and shown


@lru_cache(1024)
def count_of(count: int, kind: int) -> Count:
    """A number of pieces of a kind."""
    return Count(count, WORDS[kind])


@lru_cache(4096)
def counts(pieces: Pieces) -> tuple[Count, ...]:
    """Pieces as a list."""
    return tuple(count_of(count, kind) for kind, count in enumerate(pieces) if count > 0)


def short_counts(pieces: Pieces) -> tuple[Phrase, ...]:
    """Action tiles as a list, each by its action alone, for where nothing else can be meant."""
    return tuple(
        Phrase("short-count-of-action-kind", {"count": pieces[kind], "of": WORDS[kind]})
        for kind in range(ACTION_TILES)
        if pieces[kind] > 0
    )


def hold_tiles(pieces: Pieces) -> Phrase:
    """The action tiles of the player who is asked."""
    return Phrase("hold-tiles", {"tiles": short_counts(pieces)})


def hold_resources(pieces: Pieces) -> Phrase:
    """The resources of the player who is asked."""
    return Phrase("hold-resources", {"resources": counts(resources_of(pieces))})


def hold_both(pieces: Pieces) -> Phrase:
    """The action tiles and the resources of the player who is asked."""
    return Phrase("hold-both", {"tiles": short_counts(pieces), "resources": counts(resources_of(pieces))})


def tiles_of(pieces: Pieces) -> Pieces:
    """The action tiles alone."""
    return (*pieces[:ACTION_TILES], *([0] * RESOURCES))


def resources_of(pieces: Pieces) -> Pieces:
    """The resources alone."""
    return (*([0] * ACTION_TILES), *pieces[ACTION_TILES:])


def typed(pieces: Pieces) -> str:
    """Pieces in notation: tiles with their number, resources by their name: `1 ship 1 yellow root gold`."""
    words = []
    for kind, count in enumerate(pieces):
        if count:
            word = WORDS[kind].word
            words.append(f"{count} {word}" if is_tile(kind) or count > 1 else word)
    return " ".join(words)


def places(pieces: Pieces, seat: int) -> tuple[Place, ...]:
    """Where pieces lie in a player's supply."""
    return tuple(
        Place("tile" if is_tile(kind) else "resource", WORDS[kind].word, seat)
        for kind, count in enumerate(pieces)
        if count > 0
    )
