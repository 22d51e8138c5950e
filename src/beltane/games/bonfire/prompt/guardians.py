"""Guardians (B-GUARD, B-PROC, B-COUNCIL-3, B-COUNCIL-6): getting them, where they walk, and what they gain there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from beltane.games.bonfire.components.tables import GUARDIAN_SPECIALIST, ISLAND_GUARDIAN
from beltane.games.bonfire.prompt.columns import guardian_value
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.payment import cost_details, price
from beltane.games.bonfire.prompt.pieces import Pieces, counts, gain_details
from beltane.games.bonfire.prompt.situation import Situation, common_task_detail
from beltane.games.bonfire.rules.actions import ACTIONS, STAY_TARGET, STEPS
from beltane.games.bonfire.rules.procession import TARGET_AREA, TARGET_NUMBER
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import (
    GUARDIAN,
    RESOURCE,
    ActionKind,
    Area,
    CommonTask,
    Resource,
    Specialist,
)
from beltane.kernel.actions import Action
from beltane.kernel.phrases import Count, Phrase, Value
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Choice, Detail
from beltane.kernel.vocabulary import VerbWord

DONE = VerbWord("done")


def of_retrieving(situation: Situation, _action: Action, ways: Ways) -> Iterator[Detail]:
    """The guardian of the island where the ship lies (B-GUARD-1)."""
    yield from retrieving_details(situation, situation.hand, situation.player.island, ways)


def retrieving_details(situation: Situation, hand: Pieces, island: int, ways: Ways) -> Iterator[Detail]:
    """The guardian of an island, paid from a given hand."""
    yield from cost_details(hand, price(ActionKind.GUARDIAN, 1), ways)
    yield from _coming(situation, int(ISLAND_GUARDIAN[island]))


def of_fetching(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """A guardian from the council (B-COUNCIL-3)."""
    yield from _coming(situation, action.arguments[0])


def _coming(situation: Situation, guardian: int) -> Iterator[Detail]:
    yield detail("effect", "effect-guardian-comes", guardian=GUARDIAN.word(guardian))
    if situation.has(Specialist.STEP_FOR_NEW_GUARDIANS):
        yield detail("effect", "effect-step-without-gain")
    yield from common_task_detail(situation, CommonTask.GUARDIANS)


# Walking

FARTHEST = ("note-farthest", "note-farthest-gains")
"""The details that say how far a procession gets, and what that brings."""


def your_guardian(guardian: int) -> Phrase:
    """A guardian of the seat that is asked."""
    return Phrase("your-guardian", {"guardian": GUARDIAN.word(guardian)})


def of_procession(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """The price of a procession and its steps (B-PROC-1)."""
    tiles = STEPS.number(action.arguments[0])
    steps = tiles + 1 if situation.has(Specialist.FASTER_PROCESSION) else tiles
    yield from cost_details(situation.hand, price(ActionKind.GUARDIAN, tiles), ways)
    yield detail("effect", "effect-steps", steps=steps)
    if ways.first.complete:
        yield from _farthest(situation, ways.first.actions)


def _farthest(situation: Situation, actions: tuple[int, ...]) -> Iterator[Detail]:
    """Where guardians would end up if each went as far as possible, and what they would gain (B-PROC-1, B-PROC-4)."""
    walks, gains = situation.farthest_walks(actions)
    walking = [action for action in map(ACTIONS.action, walks) if action.arguments[1] != STAY_TARGET]
    yield detail("note", "note-farthest", walks=tuple(map(_reached, walking)))
    pieces = counts(gains)
    if pieces and not situation.has(Specialist.CHOICE_ON_PATH):
        yield detail("note", "note-farthest-gains", pieces=pieces)


def rarely_longer(choices: Iterable[Choice]) -> Iterator[Choice]:
    """The choices of a turn; a procession that gets nobody further than a shorter one does is unusual."""
    reached: list[list[Phrase]] = []
    for choice in choices:
        farthest = [each.phrase for each in choice.details if each.phrase.key in FARTHEST]
        is_longer = choice.verb == "procession" and bool(farthest) and farthest in reached
        reached.append(farthest)
        yield replace(choice, usual=choice.usual and not is_longer)


def _reached(walk: Action) -> Phrase:
    guardian, target = walk.arguments
    values: dict[str, Value] = {"guardian": GUARDIAN.word(guardian), "number": int(TARGET_NUMBER[target])}
    return Phrase("far-bonfire" if TARGET_AREA[target] == Area.BONFIRE else "far-path", values)


def of_walking(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """Where a guardian goes and what it actually gains there (B-PROC-4, B-PROC-6)."""
    guardian, target = action.arguments
    if target == STAY_TARGET:
        return
    number = int(TARGET_NUMBER[target])
    if TARGET_AREA[target] == Area.BONFIRE:
        yield detail("points", "points-guardian", points=guardian_value(situation, number))
    elif situation.step is Step.WALK and situation.state.plan.without_gain:
        yield detail("note", "note-no-gain")
    elif situation.has(Specialist.CHOICE_ON_PATH):
        yield from _gain_of_choice(situation, guardian, number)
    else:
        yield from gain_details(ways.first)


def _gain_of_choice(situation: Situation, guardian: int, position: int) -> Iterator[Detail]:
    """With specialist 6 the resource is chosen next; the other effects of B-PROC-6 still count."""
    doubling = int(GUARDIAN_SPECIALIST[guardian])
    doubled = doubling > 0 and situation.has(doubling)
    yield detail("effect", "effect-gains-choice", count=2 if doubled else 1)
    if position == 1 and situation.has(Specialist.GOLD_ON_FIRST_PATH):
        yield detail("effect", "effect-gains", pieces=(Count(1, RESOURCE.word(Resource.GOLD)),))


def of_gain(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """A resource to gain, and how much of it the player has (B-PROC-6)."""
    yield from gain_details(ways.first)
    yield detail("note", "note-held", count=situation.player.resources[action.arguments[0]])


def done_choice(situation: Situation) -> Choice:
    """Let all guardians that could still walk stay where they are."""
    actions = situation.all_stay()
    guardians = [ACTIONS.action(number).arguments[0] for number in actions]
    staying = tuple(your_guardian(guardian) for guardian in guardians)
    targets = tuple(situation.own("guardian", GUARDIAN.words[guardian]) for guardian in guardians)
    details = (detail("effect", "effect-all-stay", guardians=staying),)
    return Choice(actions, DONE, DONE, Phrase("verb-done"), targets, details)
