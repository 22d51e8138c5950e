"""Paying (B-PAY): what choices cost, which ways to pay are sensible, and whole payments to choose from.

A sensible way takes as few pieces as possible, and no joker in the place of a piece that the player has. Where there is
just one, it is part of the choice; where there are several, they are offered next, as whole payments.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.pieces import (
    KINDS,
    RESOURCES_PAID,
    TILES_PAID,
    Pieces,
    counts,
    is_tile,
    less,
    paid,
    places,
    resource,
    tile,
    typed,
)
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import NONE, RESOURCE, ActionKind, Resource, Specialist
from beltane.kernel.decisions import Frame
from beltane.kernel.expansion import Outcome, by_first_action, cheapest
from beltane.kernel.phrases import Either, Item, Phrase
from beltane.kernel.prompt import Choice, Detail
from beltane.kernel.vocabulary import VerbWord

PAYING = (Step.PAY_TILES, Step.PAY_RESOURCES)
PAY = VerbWord("pay")
"""The verb of whole payments."""
MOST_WAYS = 12
"""Maximum number of other ways to pay per choice; beyond that, pieces are chosen one after another."""
OTHERWISE = "otherwise"
"""Suffix of a choice whose payment is left open."""
PIECE_EFFORT = 64
"""Greater than any number of jokers, so that ways are ordered by pieces first, then by jokers."""
SCARCE = {1: 3, 2: 1}
"""How much giving up the last piece of a kind counts, and the last but one."""
YELLOW, GOLD = tile(ActionKind.YELLOW), resource(Resource.GOLD)


@dataclass(frozen=True)
class Price:
    """What something costs: certain pieces, one of several resources, a number of resources of any kind."""

    pieces: Pieces
    either: tuple[int, ...] = ()
    any_resources: int = 0

    def listed(self) -> tuple[Item, ...]:
        """The price as a list of items."""
        items: list[Item] = [*counts(self.pieces)]
        if self.either:
            items.append(self.alternatives())
        if self.any_resources:
            items.append(Phrase("any-resources", {"count": self.any_resources}))
        return tuple(items)

    def alternatives(self) -> Phrase:
        """The resources of which one is required."""
        return Phrase("either-resource", {"of": Either(tuple(RESOURCE.word(kind) for kind in self.either))})


def price(
    kind: ActionKind | None,
    tiles: int,
    resources: Sequence[int] = (),
    either: tuple[int, ...] = (),
    any_resources: int = 0,
) -> Price:
    """A price in tiles of a kind and in resources."""
    pieces = [0] * KINDS
    if kind is not None:
        pieces[tile(kind)] = tiles
    for each in resources:
        pieces[resource(each)] += 1
    return Price(tuple(pieces), either, any_resources)


# What is being paid


def frames(situation: Situation) -> Sequence[Frame]:
    """The decision at hand and those that follow it, the next first."""
    decisions = situation.state.decisions
    return [decisions.frames[index] for index in range(decisions.depth - 1, -1, -1)]


def asked_price(situation: Situation) -> Price:
    """The required tiles, and the resources that are required next."""
    first, second = frames(situation)[:2]
    if first.kind == Step.PAY_RESOURCES:
        return _resource_price(None, 0, first)
    if second.kind == Step.PAY_RESOURCES:
        return _resource_price(ActionKind(first.first), first.second, second)
    return price(ActionKind(first.first), first.second)


def _resource_price(kind: ActionKind | None, tiles: int, frame: Frame) -> Price:
    if frame.first == NONE:
        return price(kind, tiles, any_resources=frame.second)
    resources = (frame.first,) if frame.second == NONE else (frame.first, frame.second)
    return price(kind, tiles, resources)


# Sensible ways


@dataclass(frozen=True)
class Ways:
    """The ways to make a choice: the sensible ones, and the others."""

    best: list[Outcome]
    others: list[Outcome]

    @property
    def settled(self) -> bool:
        """Whether exactly one way is sensible."""
        return len(self.best) == 1 and self.best[0].complete

    @property
    def first(self) -> Outcome:
        """One of the sensible ways."""
        return self.best[0]


def ways_to_pay(situation: Situation, outcomes: Sequence[Outcome]) -> Ways:
    """The ways to make a choice, sorted out by what they cost."""
    if len(outcomes) == 1:
        return Ways([outcomes[0]], [])
    worth = 2 if situation.has(Specialist.YELLOW_COUNTS_TWICE) else 1
    return Ways(*cheapest(outcomes, lambda outcome: _effort(outcome, worth)))


def _effort(outcome: Outcome, yellow_worth: int) -> int:
    """Orders ways by pieces, then by jokers; a yellow tile that counts twice is two pieces (B-PAY-5)."""
    count, jokers = 0, 0
    for event, _, kind, pieces, *_ in outcome.rows:
        if event == TILES_PAID:
            is_yellow = kind == ActionKind.YELLOW
            count += pieces * yellow_worth if is_yellow else pieces
            jokers += pieces if is_yellow else 0
        elif event == RESOURCES_PAID:
            count += pieces
            jokers += pieces if kind == Resource.GOLD else 0
    return PIECE_EFFORT * count + jokers


def scarcity(hand: Pieces, outcome: Outcome) -> int:
    """How much a payment takes of what is scarce: most people want to keep something of every kind."""
    taken = 0
    for event, _, kind, pieces, *_ in outcome.rows:
        if event in (TILES_PAID, RESOURCES_PAID):
            left = hand[tile(kind) if event == TILES_PAID else resource(kind)] - pieces
            taken += sum(SCARCE.get(left + each, 0) for each in range(1, pieces + 1))
    return taken


# What choices cost


def cost_details(hand: Pieces, cost: Price, ways: Ways | None = None) -> Iterator[Detail]:
    """The payment if settled; otherwise the price, what is missing, and what can replace it."""
    missing = less(cost.pieces, hand)
    if ways is not None and ways.settled:
        pieces = paid(ways.first)
        if max(missing) <= 0:
            yield detail("cost", "cost-pays", pieces=counts(pieces))
        else:
            yield detail("cost", "cost-pays-instead", pieces=counts(pieces), missing=counts(missing))
        return
    yield detail("cost", "cost-asks", pieces=cost.listed())
    if max(missing) > 0:
        yield from _missing_tiles(hand, missing)
        yield from _missing_resources(hand, missing)
    if cost.either and all(missing[resource(kind)] >= 0 for kind in cost.either):
        yield _missing((cost.alternatives(),), 1, (Phrase("instead-gold"),) if hand[GOLD] else ())


def _missing_tiles(hand: Pieces, missing: Pieces) -> Iterator[Detail]:
    """What can replace missing tiles (B-PAY-2, B-PAY-3)."""
    tiles = tuple(count if is_tile(kind) else 0 for kind, count in enumerate(missing))
    if max(tiles) > 0:
        yield _missing(counts(tiles), _sum(tiles), (Phrase("instead-yellow"),) if hand[YELLOW] else ())


def _missing_resources(hand: Pieces, missing: Pieces) -> Iterator[Detail]:
    """What can replace missing resources; for gold, only two others (B-PAY-2, B-PAY-3)."""
    resources = tuple(0 if is_tile(kind) else count for kind, count in enumerate(missing))
    if max(resources) > 0:
        joker_helps = hand[GOLD] > 0 and max(resources[:GOLD]) > 0
        yield _missing(counts(resources), _sum(resources), (Phrase("instead-gold"),) if joker_helps else ())


def _missing(missing: tuple[Item, ...], count: int, joker: tuple[Phrase, ...]) -> Detail:
    instead = Either((*joker, Phrase("instead-two-others")))
    return detail("cost", "cost-missing", missing=missing, count=count, instead=instead)


def _sum(missing: Pieces) -> int:
    return sum(count for count in missing if count > 0)


def otherwise(choice: Choice) -> Choice:
    """The same choice with its payment left open."""
    label = Phrase("choice-otherwise", {"choice": choice.label})
    notation = f"{choice.notation} {OTHERWISE}"
    return Choice(choice.actions[:1], notation, choice.verb, label, choice.targets, usual=False)


# Whole payments


def payment_choices(situation: Situation) -> tuple[Choice, ...]:
    """Whole payments, the sensible ones first; tiles and resources together, where these are not too many."""
    outcomes = situation.outcomes(PAYING)
    if not all(outcome.complete for outcome in outcomes):
        outcomes = situation.outcomes((situation.step,))
    whole = [outcome for outcome in outcomes if outcome.complete]
    pieced = [outcome.actions[0] for outcome in outcomes if not outcome.complete]
    if pieced and not _has_cheapest(situation, whole):
        return tuple(_piecemeal(number, usual=True) for number in by_first_action(outcomes))
    ways = ways_to_pay(situation, whole)
    sparing = sorted(ways.best, key=lambda outcome: scarcity(situation.hand, outcome))
    usual = [_payment(situation, outcome, usual=True) for outcome in sparing]
    others = _other_payments(situation, ways.others)
    return (*usual, *others, *(_piecemeal(number, usual=False) for number in pieced))


def _has_cheapest(situation: Situation, whole: Sequence[Outcome]) -> bool:
    """Whether some payment takes no more pieces than required, so that none can be cheaper."""
    cost = asked_price(situation)
    need = sum(cost.pieces) + cost.any_resources
    return any(sum(paid(outcome)) <= need for outcome in whole)


def _other_payments(situation: Situation, others: Sequence[Outcome]) -> Iterator[Choice]:
    for number, ways in by_first_action(others).items():
        if len(ways) > MOST_WAYS:
            yield _piecemeal(number, usual=False)
        else:
            yield from (_payment(situation, outcome, usual=False) for outcome in ways)


def _payment(situation: Situation, outcome: Outcome, *, usual: bool) -> Choice:
    pieces = paid(outcome)
    label = Phrase("choice-pay-pieces", {"pieces": counts(pieces)})
    targets = places(pieces, situation.seat)
    return Choice(outcome.actions, f"{PAY} {typed(pieces)}", PAY, label, targets, usual=usual)


def _piecemeal(number: int, *, usual: bool) -> Choice:
    """Decide only one part of a payment; the rest is asked next."""
    action = ACTIONS.action(number)
    note = detail("note", "note-piecemeal")
    return Choice((number,), action.notation, action.verb, action.label, details=(note,), usual=usual)
