"""The prompts of Meduris: the question, and for each choice its targets, price and consequences.

A hut, a temple or an offering comes with its payment wherever exactly one way to pay is sensible: the one with the
fewest pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from beltane.games.meduris.components.tables import FIELD_MATERIALS
from beltane.games.meduris.rules.actions import ACTIONS, OFFER_THREE, OFFERING, TAKE_NOTHING
from beltane.games.meduris.rules.events import DISTRICT, EVENTS
from beltane.games.meduris.rules.payment import EITHER, REPLACED_BY
from beltane.games.meduris.rules.state import Meduris, Step
from beltane.games.meduris.rules.survey import Survey, take_survey
from beltane.games.meduris.rules.vocabulary import FIELD, HEIGHT, MATERIAL, PLATEAU, Chip
from beltane.games.meduris.view import MedurisView
from beltane.kernel.actions import Action
from beltane.kernel.expansion import MOST_OF_A_CHOICE, Expander, Outcome, by_first_action, cheapest, known_to
from beltane.kernel.pending import pending
from beltane.kernel.phrases import Count, Either, Item, Phrase, Place, Seat, Value
from beltane.kernel.plans import PAY, other_payments, otherwise, piecemeal, whole_payment
from beltane.kernel.prompt import Aspect, Choice, Detail, Prompt, Topic, decision_of, waiting_prompt
from beltane.kernel.records import blank
from beltane.kernel.snapshot import snapshot, snapshot_of

SMALL = (Step.PAY,)
"""Paying is part of the decision about what is paid for."""
FOLLOWED = 6
"""Maximum number of ways to pay that are examined per choice: enough to find the exact one, which comes first."""

EXPANDER = Expander(Meduris, len(ACTIONS), EVENTS)

Pieces = tuple[int, ...]
"""How many of each material, in the order of the materials."""
NOTHING_PAID: Pieces = (0,) * len(MATERIAL)

RULE_TOPICS = (
    *("turn", "die", "small-yield", "big-yield", "plateau", "worker", "supply", "field", "settlement", "district"),
    *("rune", "chip", "druid", "slab", "offering", "river", "payment", "hut", "temple", "finale", "scoring"),
    *("points", "screen", "end"),
)
TOPICS = (
    *(Topic("rule", word) for word in RULE_TOPICS),
    *(Topic("action", verb.word) for verb in ACTIONS.verbs),
    *(Topic("district", word) for word in DISTRICT.words),
)


@dataclass(frozen=True)
class Situation:
    """A position as a seat knows it; what is read from it is computed when it is first needed."""

    known: Meduris

    @cached_property
    def state(self) -> Meduris:
        """All values of the position."""
        return snapshot(self.known)

    @cached_property
    def survey(self) -> Survey:
        """What temples would score."""
        survey = blank(Survey)
        take_survey(self.known, survey)
        return snapshot_of(survey)


def prompt(game: Meduris, seat: int | None) -> Prompt:
    """What a seat is asked; other seats, and spectators (None), are told whom they wait for."""
    waiting = pending(game)
    if waiting is None:
        return waiting_prompt(None, None, TOPICS)
    step = Step(waiting.kind)
    if seat is None or waiting.seat != seat:
        return waiting_prompt(waiting.seat, decision_of(step), TOPICS)
    situation = Situation(known_to(game, seat))
    most = MOST_OF_A_CHOICE if step is Step.PAY else FOLLOWED
    outcomes = EXPANDER.outcomes(situation.known, SMALL, most, keep_found=True)
    choices = _payments(situation.state, outcomes) if step is Step.PAY else _choices(situation, outcomes)
    routine = step is Step.PAY and choices[0].usual
    return Prompt(seat, decision_of(step), _question(situation.state, step, outcomes), choices, routine, TOPICS)


# Questions


def _question(state: Meduris, step: Step, outcomes: Sequence[Outcome]) -> Phrase:
    frame = state.decisions.frames[state.decisions.depth - 1]
    values: dict[str, Value] = {"hand": _pieces(tuple(state.players[frame.seat].materials))}
    if step is Step.PHASE_TWO:
        verbs = dict.fromkeys(ACTIONS.action(outcome.actions[0]).verb for outcome in outcomes)
        return Phrase("ask-phase-two", {"possible": Either(tuple(Phrase(f"verb-{verb}") for verb in verbs))})
    if step in (Step.OFFER, Step.PAY):
        first, second = (MATERIAL.word(int(m)) for m in FIELD_MATERIALS[state.side, frame.first])
        values |= {"field": frame.first + 1, "first": first, "second": second, "need": state.payment.need}
    if step is Step.PAY:
        return Phrase("ask-pay-three" if state.payment.need == EITHER else "ask-pay", values)
    return Phrase(f"ask-{step.word}", values)


def _pieces(counts: Pieces) -> tuple[Count, ...]:
    """Materials as a list of items."""
    return tuple(Count(count, MATERIAL.word(m)) for m, count in enumerate(counts) if count > 0)


# Choices


def _choices(situation: Situation, outcomes: Sequence[Outcome]) -> tuple[Choice, ...]:
    choices: list[Choice] = []
    for number, ways in by_first_action(outcomes).items():
        action = ACTIONS.action(number)
        best = _sensible(ways)
        choices.append(_choice(situation, action, best))
        if len(ways) > 1 and len(best) == 1:
            # Without its targets: a field that is picked on the board is built on at once.
            choices.append(otherwise(replace(choices[-1], targets=())))
    return tuple(sorted(choices, key=lambda choice: not choice.usual))


def _sensible(ways: Sequence[Outcome]) -> list[Outcome]:
    """The ways that take the fewest pieces; if too many were found, only an exact payment is sure to be one."""
    whole = [way for way in ways if way.complete]
    if len(whole) == len(ways) or (whole and ACTIONS.action(whole[0].actions[-1]).verb == "pay"):
        return cheapest(whole, _pieces_paid)[0]
    return list(ways)


def _choice(situation: Situation, action: Action, best: Sequence[Outcome]) -> Choice:
    """A choice with its payment, if exactly one way to pay is sensible; else without, to be asked next."""
    actions = best[0].actions if len(best) == 1 else (action.number,)
    details = tuple(_DETAILS[action.verb](situation, action, best))
    usual = _is_sensible(situation.state, action)
    targets = _targets(situation.state, action)
    return Choice(actions, action.notation, action.verb, action.label, targets, details, usual)


def _is_sensible(state: Meduris, action: Action) -> bool:
    """Offering three pieces in place of one is sensible only without that one (M-OFFER-1)."""
    if action.verb != "offer" or action.arguments[0] != OFFER_THREE:
        return True
    frame = state.decisions.frames[state.decisions.depth - 1]
    hand = state.players[frame.seat].materials
    return not any(hand[material] for material in FIELD_MATERIALS[state.side, frame.first])


def _targets(state: Meduris, action: Action) -> tuple[Place, ...]:
    arguments = action.arguments
    if action.verb == "move":
        origin, height, target = arguments
        worker = Place("worker", MATERIAL.words[origin], level=HEIGHT.number(height))
        return worker, Place("plateau", PLATEAU.words[target])
    if action.verb in ("hut", "temple"):
        return (Place("field", FIELD.number(arguments[0])),)
    if action.verb == "offer":
        return (Place("field", FIELD.number(state.decisions.frames[state.decisions.depth - 1].first)),)
    if action.verb == "place":
        return (Place("plateau", PLATEAU.words[arguments[0]]),)
    if action.verb == "take" and arguments[0] != TAKE_NOTHING:
        return (Place("supply", MATERIAL.words[arguments[0]]),)
    if action.verb == "return":
        return (Place("hand", MATERIAL.words[arguments[0]]),)
    return ()


# Payments


def _paid(outcome: Outcome) -> Pieces:
    """The first payment."""
    return outcome.numbers("paid") or NOTHING_PAID


def _pieces_paid(outcome: Outcome) -> int:
    return sum(_paid(outcome))


def _payments(state: Meduris, outcomes: Sequence[Outcome]) -> tuple[Choice, ...]:
    """Whole payments: those with the fewest pieces, then the others; too many to list are chosen step by step."""
    whole = [outcome for outcome in outcomes if outcome.complete]
    pieced = [_part(outcome.actions[0]) for outcome in outcomes if not outcome.complete]
    if not whole:
        return tuple(pieced)
    best, others = cheapest(whole, _pieces_paid)
    best.sort(key=lambda outcome: _evenness(state, outcome), reverse=True)
    usual = [_payment(outcome, usual=True) for outcome in best]
    # A first action with many ways may lead to both whole and other payments; it is listed once.
    unusual = other_payments(others, lambda outcome: _payment(outcome, usual=False), _part)
    listed = {choice.notation: choice for choice in (*usual, *unusual, *pieced)}
    return tuple(listed.values())


def _evenness(state: Meduris, outcome: Outcome) -> int:
    """How evenly a payment leaves the hand: most people want to keep some of everything."""
    hand = state.players[state.decisions.frames[state.decisions.depth - 1].seat].materials
    return sum(min(2, held - paid) for held, paid in zip(hand, _paid(outcome), strict=True))


def _part(number: int) -> Choice:
    """Decide only how much of one material is part of a payment."""
    return piecemeal(ACTIONS.action(number), usual=False)


def _payment(outcome: Outcome, *, usual: bool) -> Choice:
    pieces = _paid(outcome)
    first = ACTIONS.action(outcome.actions[0])
    counts = " ".join(f"{count} {MATERIAL.words[m]}" for m, count in enumerate(pieces) if count)
    notation = first.notation if first.verb == PAY else f"{PAY} {counts}"
    targets = tuple(Place("hand", MATERIAL.words[m]) for m, count in enumerate(pieces) if count)
    return whole_payment(outcome.actions, notation, _pieces(pieces), targets, usual=usual)


def _cost_of(pieces: Pieces) -> Detail:
    return Detail("cost", Phrase("cost-pays", {"pieces": _pieces(pieces), "count": sum(pieces)}))


# Details: what a choice costs and brings


def _detail(aspect: Aspect, key: str, **values: Value) -> Detail:
    return Detail(aspect, Phrase(key, values))


def _of_placing(situation: Situation, action: Action, _ways: Sequence[Outcome]) -> Iterator[Detail]:
    yield _detail("effect", "effect-height", height=situation.state.plateaus[action.arguments[0]].height + 1)


def _of_taking(situation: Situation, action: Action, _ways: Sequence[Outcome]) -> Iterator[Detail]:
    material = action.arguments[0]
    if material == TAKE_NOTHING:
        yield _detail("note", "note-take-nothing")
        return
    yield _held(situation.state, material)


def _held(state: Meduris, material: int) -> Detail:
    seat = state.decisions.frames[state.decisions.depth - 1].seat
    return _detail("note", "note-held", count=state.players[seat].materials[material])


def _of_returning(situation: Situation, action: Action, _ways: Sequence[Outcome]) -> Iterator[Detail]:
    yield _held(situation.state, action.arguments[0])


def _of_moving(_situation: Situation, action: Action, ways: Sequence[Outcome]) -> Iterator[Detail]:
    """What everybody would collect (M-BIG-2, M-BIG-3)."""
    material = MATERIAL.word(action.arguments[2])
    gains: dict[int, int] = {}
    for event in ways[0].all("collected"):
        assert event.seat is not None
        gains[event.seat] = gains.get(event.seat, 0) + event.number("pieces")
    collected: tuple[Item, ...] = tuple(
        Phrase("gain-of", {"seat": Seat(seat), "pieces": Count(count, material)}) for seat, count in gains.items()
    )
    yield _detail("effect", "effect-yields", gains=collected) if gains else _detail("effect", "effect-yields-nothing")


def _of_hut(situation: Situation, _action: Action, ways: Sequence[Outcome]) -> Iterator[Detail]:
    chosen = ways[0].first("hut_chosen")
    assert chosen is not None
    yield from _costs(situation.state, ways)
    size = chosen.number("settlement")
    if size > 1:
        yield _detail("effect", "effect-settlement", size=size)
    yield from _chip(situation.state, ways[0])
    yield from _rune(ways[0])
    yield from _druid(ways[0])


def _of_temple(situation: Situation, action: Action, ways: Sequence[Outcome]) -> Iterator[Detail]:
    yield from _costs(situation.state, ways)
    yield _detail("points", "points-temple", points=situation.survey.temple_points[action.arguments[0]])
    yield from _druid(ways[0])


def _costs(state: Meduris, ways: Sequence[Outcome]) -> Iterator[Detail]:
    """The payment, if only one way is sensible; otherwise the price, and how much of it is missing."""
    if len(ways) == 1:
        pieces = _paid(ways[0])
        yield _cost_of(pieces) if sum(pieces) else _detail("cost", "cost-free")
        return
    seat, field = _builder(state, ways[0])
    need = _need(ways[0])
    first, second = (int(material) for material in FIELD_MATERIALS[state.side, field])
    hand = state.players[seat].materials
    missing = max(0, need - hand[first]) + max(0, need - hand[second])
    asked = tuple(Count(need, MATERIAL.word(material)) for material in (first, second))
    yield _detail("cost", "cost-replacing", pieces=asked, missing=missing, others=REPLACED_BY * missing)


def _builder(state: Meduris, outcome: Outcome) -> tuple[int, int]:
    frame = state.decisions.frames[state.decisions.depth - 1]
    chosen = outcome.first("hut_chosen") or outcome.first("temple_chosen")
    return frame.seat, frame.first if chosen is None else chosen.number("field") - 1


def _need(outcome: Outcome) -> int:
    """How many of both materials are required: the number of huts the settlement then has, or one (M-HUT-1)."""
    chosen = outcome.first("hut_chosen")
    return 1 if chosen is None else chosen.number("settlement")


def _chip(state: Meduris, outcome: Outcome) -> Iterator[Detail]:
    scored = outcome.first("chip_scored")
    if scored is not None:
        yield _detail("points", "points-chip", points=scored.number("points"))
    chosen = outcome.first("hut_chosen")
    assert chosen is not None
    if state.chip[chosen.number("field") - 1] == Chip.DRUID:
        yield _detail("effect", "effect-druid-chip")


def _rune(outcome: Outcome) -> Iterator[Detail]:
    for name in ("rune_taken", "rune_seized"):
        event = outcome.first(name)
        if event is not None:
            values: dict[str, Value] = {key: value for key, value in event.details.items() if value is not None}
            yield Detail("effect", Phrase(f"effect-{name.replace('_', '-')}", values))


def _druid(outcome: Outcome) -> Iterator[Detail]:
    """Where the druid goes, what crossing the river brings, and whom he then asks (M-DRUID, M-RIVER)."""
    slab, came = outcome.first("druid_on_slab"), outcome.first("druid_came")
    if slab is not None:
        yield _detail("effect", "effect-druid-slab", slab=slab.number("slab"))
    scored = tuple(
        Phrase("points-of", {"seat": Seat(event.seat), "points": event.number("points")})
        for event in outcome.all("river_scored")
        if event.seat is not None
    )
    if scored:
        yield _detail("points", "points-river", scored=scored)
    if came is not None and came.seat is not None:
        yield _detail("effect", "effect-druid-asks", field=came.number("field"), seat=Seat(came.seat))


def _of_offering(situation: Situation, action: Action, ways: Sequence[Outcome]) -> Iterator[Detail]:
    offering = OFFERING.words[action.arguments[0]]
    if offering == "three" and len(ways) > 1:
        yield _detail("cost", "cost-three")
    elif offering not in ("nothing", "chip"):
        yield from _costs(situation.state, ways)
    elif offering == "chip":
        yield _detail("cost", "cost-druid-chip")
    name = {"nothing": "offered_nothing", "both": "offered_both", "chip": "offered_chip"}.get(offering, "offered_one")
    event = ways[0].first(name)
    assert event is not None
    yield _detail("points", "points-offering", points=event.number("points"))


_DETAILS: dict[str, Callable[[Situation, Action, Sequence[Outcome]], Iterator[Detail]]] = {
    "place": _of_placing,
    "take": _of_taking,
    "return": _of_returning,
    "move": _of_moving,
    "hut": _of_hut,
    "temple": _of_temple,
    "offer": _of_offering,
}


# Topics that can be looked up


def explain(view: MedurisView, topic: Topic) -> tuple[Phrase, ...]:
    """The explanation of a topic."""
    if topic.kind != "district":
        return (Phrase(f"{topic.kind}-{topic.word}"),)
    numbers = [field.number for field in view.fields if field.district == topic.word]
    holder = next((player.seat for player in view.players if topic.word in player.runes), None)
    held = Phrase("rune-free") if holder is None else Phrase("rune-held", {"seat": Seat(holder)})
    return (Phrase("about-district", {"first": min(numbers), "last": max(numbers), "held": held}),)
