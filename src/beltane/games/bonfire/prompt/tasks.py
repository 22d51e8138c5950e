"""Tasks (B-TASK, B-FIRE-4): what they ask for, a seat's progress with them, and receiving one for an offering."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from beltane.games.bonfire.components.tables import (
    ISLAND_RESOURCE,
    OFFERING_TILE_RESOURCE,
    TASK_ASKS,
    TASK_COLOUR,
    TASK_KIND_OF,
    TASK_NEED,
    TASK_POINTS,
)
from beltane.games.bonfire.prompt.columns import crystal_match, guardian_value
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.payment import Price, cost_details, price
from beltane.games.bonfire.prompt.pieces import Pieces, less, resources_of
from beltane.games.bonfire.prompt.situation import Situation, common_task_detail
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.state import OFFERING_PILE
from beltane.games.bonfire.rules.tasks import PILES, RESOURCES_FOR_TASK
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_KIND,
    COLOUR,
    GUARDIAN,
    PILE,
    RESOURCE,
    SPACE,
    TASK,
    ActionKind,
    CommonTask,
    Specialist,
    TaskKind,
)
from beltane.kernel.actions import Action
from beltane.kernel.expansion import Outcome
from beltane.kernel.phrases import Phrase, Place
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Choice, Detail
from beltane.kernel.vocabulary import Domain, Word

ASKED_OF: dict[TaskKind, Domain] = {
    TaskKind.BONFIRE_COLOURS: COLOUR,
    TaskKind.TASKS_OF_COLOUR: COLOUR,
    TaskKind.PATH_CRYSTALS: COLOUR,
    TaskKind.DEPICTED_GUARDIANS: GUARDIAN,
    TaskKind.PATH_RESOURCE: RESOURCE,
    TaskKind.OFFERINGS_AT_RESOURCE: RESOURCE,
    TaskKind.GNOME_RESOURCE: RESOURCE,
    TaskKind.RESOURCES: RESOURCE,
    TaskKind.SYMBOL_GROUPS: ACTION_KIND,
    TaskKind.ACTION_TILES: ACTION_KIND,
}
"""What the numbers in TASK_ASKS count; tasks of other kinds ask for a single number."""


@cache
def asks(task: int) -> Phrase:
    """What a task asks for (B-FIRE-4)."""
    kind = TaskKind(int(TASK_KIND_OF[task]))
    key = f"task-asks-{kind.word}"
    domain = ASKED_OF.get(kind)
    if domain is None:
        return Phrase(key, {"number": int(TASK_ASKS[task, 0])})
    each = tuple(
        Phrase(f"{key}-each", {"number": int(TASK_ASKS[task, value]), "word": domain.word(value)})
        for value in range(len(domain))
        if TASK_ASKS[task, value] > 0
    )
    return Phrase(key, {"asks": each})


@cache
def colour_of(task: int) -> Word:
    """The colour of a task, and of the bonfire that it becomes."""
    return COLOUR.word(int(TASK_COLOUR[task]))


@cache
def points_of(task: int) -> int:
    """The points of the bonfire that a task becomes."""
    return int(TASK_POINTS[task])


def progress_phrase(situation: Situation, task: int) -> Phrase:
    """The seat's progress: have of need, or ready to be ignited (B-FIRE-6)."""
    have, need = situation.survey.progress[task], int(TASK_NEED[task])
    return Phrase("task-ready") if have >= need else Phrase("task-progress", {"have": have, "need": need})


def task_in_short(situation: Situation, task: int) -> Phrase:
    """A task by its name, with its points and the seat's progress."""
    return Phrase(
        "task-in-short",
        {"task": TASK.word(task), "points": points_of(task), "progress": progress_phrase(situation, task)},
    )


# Receiving a task


def task_price(situation: Situation, island: int, pile: int | None) -> Price:
    """The price of a task on an island, for the top tile of an offering pile, or with that left open (B-TASK-2)."""
    tiles = situation.survey.task_prices[island]
    if situation.has(Specialist.ANY_RESOURCES_FOR_TASKS):
        return price(ActionKind.TASK, tiles, any_resources=RESOURCES_FOR_TASK)
    of_island = int(ISLAND_RESOURCE[island])
    piles = range(PILES) if pile is None else (pile,)
    offerings = tuple(dict.fromkeys(top_offering(situation, each) for each in piles))
    if len(offerings) == 1:
        return price(ActionKind.TASK, tiles, (of_island, *offerings))
    return price(ActionKind.TASK, tiles, (of_island,), either=offerings)


def top_offering(situation: Situation, pile: int) -> int:
    """The resource of the face-up tile of an offering pile."""
    player = situation.player
    lying = player.offering_piles[pile * OFFERING_PILE + player.offerings_left[pile] - 1]
    return int(OFFERING_TILE_RESOURCE[lying])


def payable_piles(situation: Situation, island: int) -> list[int]:
    """The offering piles whose top tile can be paid for on an island."""
    return [pile for pile in range(PILES) if situation.previews.offerings_payable[island, pile]]


def sensible_pile(situation: Situation, island: int) -> int | None:
    """The offering pile that leaves the fewest resources missing; None if both are equal."""
    lacking = {pile: _lacking(situation, island, pile) for pile in payable_piles(situation, island)}
    best = [pile for pile, count in lacking.items() if count == min(lacking.values())]
    return best[0] if len(best) == 1 else None


def _lacking(situation: Situation, island: int, pile: int) -> int:
    missing = less(task_price(situation, island, pile).pieces, situation.hand)
    return sum(max(0, count) for count in resources_of(missing))


def ways_to_offer(situation: Situation, outcomes: Sequence[Outcome]) -> Ways:
    """The ways to receive a task, by offering."""
    pile = sensible_pile(situation, situation.player.island)
    best = [outcome for outcome in outcomes if pile is None or _pile_chosen(outcome) in (None, pile)]
    return Ways(best, [outcome for outcome in outcomes if outcome not in best])


def _pile_chosen(outcome: Outcome) -> int | None:
    return ACTIONS.action(outcome.actions[1]).arguments[0] if len(outcome.actions) > 1 else None


def offering_choices(situation: Situation, ways: Ways) -> Iterator[Choice]:
    """A task where the ship lies, once for each of the offerings among which a player chooses (B-TASK-2)."""
    for outcome in ways.best:
        task, offering = map(ACTIONS.action, outcome.actions)
        (chosen,), (pile,) = task.arguments, offering.arguments
        words = {"task": TASK.word(chosen), "offering": RESOURCE.word(top_offering(situation, pile))}
        yield Choice(
            outcome.actions,
            f"{task.notation} {offering.notation}",
            task.verb,
            Phrase("choice-task-offering", words),
            (Place("task", TASK.words[chosen]), situation.own("offering", PILE.number(pile))),
            (*of_offering(situation, offering, ways), *task_details(situation, chosen)),
        )


def of_task(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """A task where the ship lies."""
    island = situation.player.island
    yield from task_cost(situation, situation.hand, island, sensible_pile(situation, island))
    yield from task_details(situation, action.arguments[0])


def task_cost(situation: Situation, hand: Pieces, island: int, pile: int | None) -> Iterator[Detail]:
    """The price of a task on an island, paid from a given hand, and the offering, if that is clear."""
    yield from cost_details(hand, task_price(situation, island, pile))
    if pile is not None:
        yield detail("cost", "cost-offering", offering=RESOURCE.word(top_offering(situation, pile)))


def task_details(situation: Situation, task: int) -> Iterator[Detail]:
    """What a task asks for, and its points."""
    yield detail("points", "points-task", points=points_of(task), colour=colour_of(task))
    yield detail("note", "note-asks", asks=asks(task))
    yield detail("note", "note-progress", progress=progress_phrase(situation, task))
    yield from common_task_detail(situation, CommonTask.TASKS)


def of_task_for_tom(_situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """The points of Tom's bonfire; he need not fulfil anything (B-SOLO-5)."""
    yield detail("points", "points-tom-bonfire", points=points_of(action.arguments[0]))
    yield detail("note", "note-asks", asks=asks(action.arguments[0]))


def of_offering(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """The tile that is laid, what it costs, and how many are left under it (B-TASK-2, B-TASK-3)."""
    pile = action.arguments[0]
    yield from task_cost(situation, situation.hand, situation.player.island, pile)
    yield detail("note", "note-offerings-left", count=situation.player.offerings_left[pile] - 1)


def of_space(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """What goes with a task space: the guardian's value, the portal, and the crystal of the path tile (B-SCORE)."""
    space = SPACE.number(action.arguments[0])
    task = situation.state.plan.task
    cost = task_price(situation, situation.player.island, situation.state.plan.pile)
    yield from cost_details(situation.hand, cost, ways)
    yield detail("note", "note-guardian-value", points=guardian_value(situation, space))
    if situation.player.portals[space]:
        yield detail("note", "note-portal-there")
    yield from crystal_match(situation, space, task)
