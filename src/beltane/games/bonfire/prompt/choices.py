"""The choices of each decision: what each costs and brings, and the minor decisions that are part of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from beltane.games.bonfire.prompt import council, fate, gnomes, great_bonfire, guardians, paths, ship, tasks
from beltane.games.bonfire.prompt.payment import PAYING, payment_choices, ways_to_pay
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.prompt.targets import targets
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.state import Step
from beltane.kernel.actions import Action
from beltane.kernel.expansion import Outcome, by_first_action
from beltane.kernel.plans import Ways, otherwise
from beltane.kernel.prompt import Choice, Detail

SMALL: dict[Step, tuple[Step, ...]] = {
    Step.TURN: (*PAYING, Step.DISCARD, Step.CHOOSE_OFFERING),
    Step.CHOOSE_PATH: PAYING,
    Step.ISLAND_ACTION: (*PAYING, Step.CHOOSE_OFFERING),
    Step.CHOOSE_SPACE: PAYING,
    Step.DISCARD: (Step.DISCARD,),
    Step.CHOOSE_COUNCIL_SPACE: (Step.BONUS_OR_POINT,),
}
"""Decisions that are part of another decision's plan."""


def choices(situation: Situation) -> tuple[Choice, ...]:
    """Every choice that a seat has, the usual ones first."""
    step = situation.step
    if step in PAYING:
        return payment_choices(situation)
    outcomes = situation.outcomes(SMALL.get(step, ()))
    if step is Step.DISCARD:
        return fate.keeping_choices(situation, outcomes)
    found = list(_FOLLOWED.get(step, _each)(situation, outcomes))
    return tuple(sorted(found, key=_is_unusual))


def _is_unusual(choice: Choice) -> bool:
    return not choice.usual


def _each(situation: Situation, outcomes: Sequence[Outcome]) -> Iterator[Choice]:
    """One choice for each legal action, with its payment where just one way is sensible."""
    for number, ways in by_first_action(outcomes).items():
        action = ACTIONS.action(number)
        yield from _made(situation, action, _ways(situation, action, ways))


def _with_voyages(situation: Situation, outcomes: Sequence[Outcome]) -> Iterator[Choice]:
    """As `_each`, with the plans that add the island's action after each voyage."""
    chosen = [(ACTIONS.action(number), ways) for number, ways in by_first_action(outcomes).items()]
    compared = [(action, _ways(situation, action, ways)) for action, ways in chosen]
    plans = ship.plans(situation, [(action, ways) for action, ways in compared if action.verb == "sail"])
    for action, ways in compared:
        yield from _made(situation, action, ways)
        yield from plans.get(action.number, ())


def _turn(situation: Situation, outcomes: Sequence[Outcome]) -> Iterator[Choice]:
    """Everything that can be done in a turn."""
    yield from guardians.rarely_longer(_with_voyages(situation, outcomes))


def _ways(situation: Situation, action: Action, outcomes: Sequence[Outcome]) -> Ways:
    """The ways to play an action: they differ in payment or, for a task, in the offering."""
    if action.verb == "sail":
        return ship.ways_to_sail(situation, action, outcomes)
    return (tasks.ways_to_offer if action.verb == "task" else ways_to_pay)(situation, outcomes)


def _made(situation: Situation, action: Action, ways: Ways) -> Iterator[Choice]:
    if action.verb == "task" and not ways.settled:
        yield from tasks.offering_choices(situation, ways)
        return
    choice = _choice(situation, action, ways)
    yield choice
    if ways.settled and ways.others:
        yield otherwise(choice)


def _choice(situation: Situation, action: Action, ways: Ways) -> Choice:
    actions = ways.first.actions if ways.settled else (action.number,)
    describe = _DETAILS.get(action.verb)
    details = () if describe is None else tuple(describe(situation, action, ways))
    return Choice(actions, action.notation, action.verb, action.label, targets(situation, action), details)


# Decisions whose choices are more than a list of actions


def _best_places_first(situation: Situation, outcomes: Sequence[Outcome]) -> Iterator[Choice]:
    """The places for a fate tile, those that bring most first."""
    yield from _each(situation, sorted(outcomes, key=fate.pieces_gained, reverse=True))


def _walks(situation: Situation, outcomes: Sequence[Outcome]) -> Iterator[Choice]:
    """Every walk, then "done", which for the last guardian replaces staying."""
    done = guardians.done_choice(situation)
    for choice in _each(situation, outcomes):
        if choice.actions != done.actions:
            yield choice
    yield done


_FOLLOWED: dict[Step, Callable[[Situation, Sequence[Outcome]], Iterator[Choice]]] = {
    Step.TURN: _turn,
    Step.CHOOSE_ISLAND: _with_voyages,
    Step.LAY_FATE_TILE: _best_places_first,
    Step.WALK: _walks,
    Step.CHOOSE_COUNCIL_SPACE: council.council_choices,
}

_DETAILS: dict[str, Callable[[Situation, Action, Ways], Iterator[Detail]]] = {
    "keep": fate.of_first_tile,
    "swap": fate.of_first_tile,
    "fate": fate.of_fate,
    "take": fate.of_taking,
    "lay": fate.of_laying,
    "sail": ship.of_sailing,
    "task": tasks.of_task,
    "tom": tasks.of_task_for_tom,
    "offering": tasks.of_offering,
    "space": tasks.of_space,
    "guardian": guardians.of_retrieving,
    "fetch": guardians.of_fetching,
    "procession": guardians.of_procession,
    "walk": guardians.of_walking,
    "gain": guardians.of_gain,
    "path": paths.of_path,
    "search": paths.of_search,
    "renew": paths.of_renewing,
    "turn": great_bonfire.of_turning,
    "reap": great_bonfire.of_reaping,
    "notch": great_bonfire.of_notch,
    "recruit": gnomes.of_recruiting,
    "welcome": gnomes.of_welcoming,
    "ignite": council.of_igniting,
    "bonus": council.of_bonus_action,
    "accept": council.of_accepting,
    "point": council.of_points,
    "pass": council.of_passing,
}
