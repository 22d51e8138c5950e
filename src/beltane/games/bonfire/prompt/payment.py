"""Paying (B-PAY): what choices cost, which ways to pay are sensible, and whole payments to choose from.

The sensible way takes the fewest pieces, and no joker in the place of a piece that is there. Where there is just one,
it is part of the choice; where there are several, they are asked for next, as whole payments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from beltane.games.bonfire.prompt.situation import (
    EXPANDER,
    Paid,
    Situation,
    detail,
    paid,
    resource_counts,
    tile_counts,
)
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    ACTION_TILES,
    NONE,
    RESOURCE,
    RESOURCES,
    ActionKind,
    Resource,
    Specialist,
)
from beltane.kernel.expansion import Outcome, by_first_action, cheapest
from beltane.kernel.phrases import Count, Either, Item, Phrase, Place
from beltane.kernel.prompt import Choice, Detail

PAYING = (Step.PAY_TILES, Step.PAY_RESOURCES)
MOST_WAYS = 12
"""So many other ways to pay are listed for a choice; where there are more, pieces are chosen one after another."""
OTHERWISE = "otherwise"
"""How the choice is typed that leaves open how it is paid."""
JOKER_EFFORT = 1
PIECE_EFFORT = 64
"""More than any number of jokers: fewer pieces come first, then fewer jokers."""
SPARED = 2
"""Most people want to keep so many of each kind."""


@dataclass(frozen=True)
class Price:
    """What something costs: tiles of a kind, certain resources, one of several, a number of any kind."""

    kind: int = NONE
    tiles: int = 0
    resources: tuple[int, ...] = ()
    either: tuple[int, ...] = ()
    any_resources: int = 0

    @property
    def pieces(self) -> tuple[Item, ...]:
        """The price as it is listed."""
        listed: list[Item] = [*tile_counts(self._tiles()), *resource_counts(self._resources())]
        if self.either:
            listed.append(Phrase("either-resource", {"of": Either(tuple(RESOURCE.word(kind) for kind in self.either))}))
        if self.any_resources:
            listed.append(Phrase("any-resources", {"count": self.any_resources}))
        return tuple(listed)

    def missing(self, situation: Situation) -> tuple[Count, ...]:
        """The pieces that the seat does not have."""
        player = situation.player
        tiles = [need - held for need, held in zip(self._tiles(), player.tiles, strict=True)]
        resources = [need - held for need, held in zip(self._resources(), player.resources, strict=True)]
        return (*tile_counts(tiles), *resource_counts(resources))

    def is_paid_by(self, pieces: Paid) -> bool:
        """Whether exactly these pieces are asked for."""
        return not self.any_resources and pieces.tiles == self._tiles() and pieces.resources == self._resources()

    def _tiles(self) -> list[int]:
        return [self.tiles if kind == self.kind else 0 for kind in range(ACTION_TILES)]

    def _resources(self) -> list[int]:
        return [self.resources.count(resource) for resource in range(RESOURCES)]


# Sensible ways


@dataclass(frozen=True)
class Ways:
    """The ways to make a choice: those that are sensible, and others."""

    best: list[Outcome]
    others: list[Outcome]

    @property
    def settled(self) -> bool:
        """Whether just one way is sensible."""
        return len(self.best) == 1 and self.best[0].complete

    @property
    def first(self) -> Outcome:
        """One of the best ways."""
        return self.best[0]


def ways_to_pay(situation: Situation, outcomes: Sequence[Outcome]) -> Ways:
    """The ways to make a choice by what they cost; of equal ones first those that spare what is scarce."""
    worth = 2 if situation.has(Specialist.YELLOW_COUNTS_TWICE) else 1
    best, others = cheapest(outcomes, lambda outcome: _effort(paid(outcome), worth))
    if len(best) > 1:
        best.sort(key=lambda outcome: _left(situation, paid(outcome)), reverse=True)
    return Ways(best, others)


def _effort(pieces: Paid, yellow_worth: int) -> int:
    """Fewer pieces first, then fewer jokers; a yellow tile that counts twice is two pieces (B-PAY-5)."""
    yellow, gold = pieces.tiles[ActionKind.YELLOW], pieces.resources[Resource.GOLD]
    count = sum(pieces.tiles) + sum(pieces.resources) + (yellow_worth - 1) * yellow
    return PIECE_EFFORT * count + JOKER_EFFORT * (yellow + gold)


def _left(situation: Situation, pieces: Paid) -> int:
    """How much is left of what there is least of."""
    held = (*situation.player.tiles, *situation.player.resources)
    given = (*pieces.tiles, *pieces.resources)
    return sum(min(SPARED, count - gone) for count, gone in zip(held, given, strict=True))


# What choices cost


def cost_details(situation: Situation, price: Price, ways: Ways | None = None) -> Iterator[Detail]:
    """What is paid where that is settled; else what is asked, what of it is missing, and what can stand for that."""
    missing = price.missing(situation)
    if ways is not None and ways.settled:
        pieces = paid(ways.first)
        if price.is_paid_by(pieces):
            yield detail("cost", "cost-pays", pieces=pieces.counts)
        elif missing:
            yield detail("cost", "cost-pays-instead", pieces=pieces.counts, missing=missing)
        else:
            yield detail("cost", "cost-pays", pieces=pieces.counts)
        return
    yield detail("cost", "cost-asks", pieces=price.pieces)
    yield from _missing_tiles(situation, [piece for piece in missing if piece.of.domain == ACTION_KIND.name])
    yield from _missing_resources(situation, [piece for piece in missing if piece.of.domain == RESOURCE.name])


def _missing_tiles(situation: Situation, missing: Sequence[Count]) -> Iterator[Detail]:
    """What can stand for tiles that are missing (B-PAY-2, B-PAY-3)."""
    if missing:
        joker = (Phrase("instead-yellow"),) if situation.player.tiles[ActionKind.YELLOW] else ()
        yield _missing(missing, joker)


def _missing_resources(situation: Situation, missing: Sequence[Count]) -> Iterator[Detail]:
    """What can stand for resources that are missing; nothing but two others for gold (B-PAY-2, B-PAY-3)."""
    if missing:
        helps = any(piece.of.word != Resource.GOLD.word for piece in missing)
        joker = (Phrase("instead-gold"),) if helps and situation.player.resources[Resource.GOLD] else ()
        yield _missing(missing, joker)


def _missing(missing: Sequence[Count], joker: tuple[Phrase, ...]) -> Detail:
    count = sum(piece.count for piece in missing)
    instead = Either((*joker, Phrase("instead-two-others")))
    return detail("cost", "cost-missing", missing=tuple(missing), count=count, instead=instead)


def otherwise(choice: Choice) -> Choice:
    """The same choice, leaving open how it is paid."""
    note = detail("note", "note-otherwise")
    return Choice(
        choice.actions[:1], f"{choice.notation} {OTHERWISE}", choice.verb, choice.targets, (note,), usual=False
    )


# Whole payments


def payment_choices(situation: Situation) -> tuple[Choice, ...]:
    """Whole payments, the sensible ones first; tiles and resources together, where these are not too many."""
    outcomes = EXPANDER.outcomes(situation.known, PAYING)
    if not all(outcome.complete for outcome in outcomes):
        outcomes = EXPANDER.outcomes(situation.known, (situation.step,))
    whole = [outcome for outcome in outcomes if outcome.complete]
    pieced = [_piecemeal(outcome.actions[0], usual=not whole) for outcome in outcomes if not outcome.complete]
    if not whole:
        return tuple(pieced)
    ways = ways_to_pay(situation, whole)
    usual = [_payment(situation, outcome, usual=True) for outcome in ways.best]
    return (*usual, *_other_payments(situation, ways.others), *pieced)


def _other_payments(situation: Situation, others: Sequence[Outcome]) -> Iterator[Choice]:
    for number, ways in by_first_action(others).items():
        if len(ways) > MOST_WAYS:
            yield _piecemeal(number, usual=False)
        else:
            yield from (_payment(situation, outcome, usual=False) for outcome in ways)


def _payment(situation: Situation, outcome: Outcome, *, usual: bool) -> Choice:
    pieces = paid(outcome)
    notation = f"pay {_notation(pieces)}"
    cost = detail("cost", "cost-pays", pieces=pieces.counts)
    return Choice(outcome.actions, notation, "pay", _places(situation, pieces), (cost,), usual)


def _notation(pieces: Paid) -> str:
    """Pieces as they are typed: `1 ship 1 yellow root gold`."""
    tiles = [f"{count} {ACTION_KIND.words[kind]}" for kind, count in enumerate(pieces.tiles) if count]
    resources = [
        RESOURCE.words[kind] if count == 1 else f"{count} {RESOURCE.words[kind]}"
        for kind, count in enumerate(pieces.resources)
        if count
    ]
    return " ".join((*tiles, *resources))


def _places(situation: Situation, pieces: Paid) -> tuple[Place, ...]:
    tiles = [situation.own("tile", ACTION_KIND.words[kind]) for kind, count in enumerate(pieces.tiles) if count]
    resources = [situation.own("resource", RESOURCE.words[kind]) for kind, n in enumerate(pieces.resources) if n]
    return (*tiles, *resources)


def _piecemeal(number: int, *, usual: bool) -> Choice:
    """Decide only one part of a payment; the rest is asked next."""
    action = ACTIONS.action(number)
    return Choice((number,), action.notation, action.verb, details=(detail("note", "note-piecemeal"),), usual=usual)
