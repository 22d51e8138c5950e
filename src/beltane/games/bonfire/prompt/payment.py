"""Paying (B-PAY): what choices cost, which ways to pay are sensible, and whole payments to choose from.

A sensible way takes as few pieces as possible, and no joker in the place of a piece that the player has. Where there is
just one, it is part of the choice; where there are several, they are offered next, as whole payments. For a voyage it
is always part of the choice, since more questions follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

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
from beltane.kernel.plans import PAY, Ways, other_payments, piecemeal, whole_payment
from beltane.kernel.prompt import Choice, Detail

PAYING = (Step.PAY_TILES, Step.PAY_RESOURCES)
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


# Whole payments


def payment_choices(situation: Situation) -> tuple[Choice, ...]:
    """Whole payments, the sensible ones first: tiles and resources together, unless these are too many."""
    outcomes = situation.outcomes(PAYING)
    if not all(outcome.complete for outcome in outcomes):
        outcomes = situation.outcomes((situation.step,))
        if _resources_follow(situation) and all(outcome.complete for outcome in outcomes):
            return tuple(_by_tiles(situation, outcomes))
    whole = [outcome for outcome in outcomes if outcome.complete]
    pieced = [outcome.actions[0] for outcome in outcomes if not outcome.complete]
    if pieced and not _has_cheapest(situation, whole):
        return tuple(_part(number, usual=True) for number in by_first_action(outcomes))
    ways = ways_to_pay(situation, whole)
    usual = [_payment(situation, outcome, usual=True) for outcome in sparing_first(situation.hand, ways.best)]
    others = other_payments(
        ways.others,
        lambda outcome: _payment(situation, outcome, usual=False),
        lambda number: _part(number, usual=False),
    )
    return (*usual, *others, *(_part(number, usual=False) for number in pieced))


def sparing_first(hand: Pieces, outcomes: Sequence[Outcome]) -> list[Outcome]:
    """Payments, those first that take the least of what is scarce."""
    return sorted(outcomes, key=lambda outcome: scarcity(hand, outcome))


def _resources_follow(situation: Situation) -> bool:
    """Whether resources are paid after the tiles of this payment."""
    return situation.step is Step.PAY_TILES and frames(situation)[1].kind == Step.PAY_RESOURCES


def _by_tiles(situation: Situation, outcomes: Sequence[Outcome]) -> Iterator[Choice]:
    """Payments of tiles, each with the resources that are spared the least; then all, with the resources left open."""
    ways = ways_to_pay(situation, outcomes)
    best = sparing_first(situation.hand, ways.best)
    # Which tiles are given does not change how the resources can be paid.
    after = ways_to_pay(situation, situation.outcomes_after(best[0].actions, (Step.PAY_RESOURCES,)))
    resources = sparing_first(situation.hand, after.best)[0]
    if resources.complete:
        yield from (_payment(situation, outcome, resources, usual=True) for outcome in best)
    for outcome in (*best, *ways.others):
        yield replace(_payment(situation, outcome, usual=not resources.complete), details=(_rest_comes_next(),))


def _has_cheapest(situation: Situation, whole: Sequence[Outcome]) -> bool:
    """Whether some payment takes no more pieces than required, so that none can be cheaper."""
    cost = asked_price(situation)
    need = sum(cost.pieces) + cost.any_resources
    return any(sum(paid(outcome)) <= need for outcome in whole)


def _payment(situation: Situation, *outcomes: Outcome, usual: bool) -> Choice:
    """What some outcomes pay, one after another."""
    pieces = tuple(map(sum, zip(*map(paid, outcomes), strict=True)))
    actions = tuple(action for outcome in outcomes for action in outcome.actions)
    targets = places(pieces, situation.seat)
    return whole_payment(actions, f"{PAY} {typed(pieces)}", counts(pieces), targets, usual=usual)


def _part(number: int, *, usual: bool) -> Choice:
    """Decide only one part of a payment."""
    return piecemeal(ACTIONS.action(number), (_rest_comes_next(),), usual=usual)


def _rest_comes_next() -> Detail:
    return detail("note", "note-piecemeal")
