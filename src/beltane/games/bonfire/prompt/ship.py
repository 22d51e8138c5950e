"""Voyages (B-SHIP): where the ship can go and for how much, what can be done there, and both as one choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beltane.games.bonfire.components.tables import ISLAND, ISLAND_GUARDIAN, ISLAND_RESOURCE, ROUTES
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.guardians import retrieving_details
from beltane.games.bonfire.prompt.payment import PAYING, cost_details, price, scarcity, ways_to_pay
from beltane.games.bonfire.prompt.pieces import Pieces, less, paid, tile
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.prompt.tasks import payable_piles, sensible_pile, task_cost, task_details, task_in_short
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.state import LANDING_STAGE, MOST_TASKS_ON_ISLAND, Step
from beltane.games.bonfire.rules.vocabulary import GUARDIAN, NONE, PILE, TASK, ActionKind
from beltane.kernel.actions import Action
from beltane.kernel.expansion import Outcome
from beltane.kernel.phrases import Phrase, Place
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Choice, Detail

GUARDIAN_ACTION = ACTIONS.parse("guardian")
TASK_ACTIONS = tuple(ACTIONS.parse(f"task {word}") for word in TASK.words)
OFFERING_ACTIONS = tuple(ACTIONS.parse(f"offering {word}") for word in PILE.words)


def of_sailing(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """The price of a voyage, and what there is on the island."""
    island = action.arguments[0]
    yield from _voyage_cost(situation, island, ways)
    if situation.player.island != LANDING_STAGE:
        yield detail("note", "note-routes", count=int(ROUTES[situation.player.island, island]))
    if ISLAND_RESOURCE[island] == NONE:
        yield _guardian_there(situation, int(ISLAND_GUARDIAN[island]))
        return
    tasks = tuple(task_in_short(situation, task) for task in _lying(situation, island))
    yield detail("note", "note-tasks-there", tasks=tasks) if tasks else detail("note", "note-no-tasks-there")


def _lying(situation: Situation, island: int) -> list[int]:
    """The tasks on an island."""
    slots = (situation.state.island_tasks[island, slot] for slot in range(MOST_TASKS_ON_ISLAND))
    return [task for task in slots if task != NONE]


def _voyage_cost(situation: Situation, island: int, ways: Ways) -> Iterator[Detail]:
    """What the voyage costs; the council's is free (B-SHIP-1, B-COUNCIL-7)."""
    if situation.step is Step.TURN:
        tiles = situation.survey.voyage_prices[island]
        yield from cost_details(situation.hand, price(ActionKind.SHIP, tiles), ways)


def _guardian_there(situation: Situation, guardian: int) -> Detail:
    owned = situation.player.guardians[guardian] != NONE
    return detail("note", "note-guardian-owned" if owned else "note-guardian-there", guardian=GUARDIAN.word(guardian))


# A voyage with the island's action


def plans(situation: Situation, voyages: Sequence[tuple[Action, Ways]]) -> dict[int, tuple[Choice, ...]]:
    """Voyages together with the island's action, wherever that can be paid after the voyage (B-SHIP-3)."""
    payable = [(action, ways.first) for action, ways in voyages if ways.first.complete]
    follows = situation.island_actions_follow([way.actions for _, way in payable]) if payable else []
    retrieving: dict[Pieces, Ways] = {}
    found: dict[int, tuple[Choice, ...]] = {}
    for (action, way), possible in zip(payable, follows, strict=True):
        if possible:
            found[action.number] = tuple(_plans_of_voyage(situation, action, way, retrieving))
    return found


def _plans_of_voyage(
    situation: Situation, action: Action, way: Outcome, retrieving: dict[Pieces, Ways]
) -> Iterator[Choice]:
    """The plans that begin with one voyage; `retrieving` caches how guardians can be paid for, by what is left then."""
    island = action.arguments[0]
    begun = _begun(situation, action, way)
    hand = less(situation.hand, paid(way))
    if ISLAND_RESOURCE[island] != NONE:
        yield from _with_tasks(situation, hand, begun, island)
        return
    if hand not in retrieving:
        retrieving[hand] = _ways_to_retrieve(situation, way)
    yield _with_guardian(situation, hand, begun, island, retrieving[hand])


def ways_to_sail(situation: Situation, action: Action, outcomes: Sequence[Outcome]) -> Ways:
    """The ways to pay for a voyage: the one that spares the tiles for the island's action, then what is scarce."""
    ways = ways_to_pay(situation, outcomes)
    kind = tile(ActionKind.GUARDIAN if ISLAND_RESOURCE[action.arguments[0]] == NONE else ActionKind.TASK)
    best, *others = sorted(ways.best, key=lambda way: (paid(way)[kind], scarcity(situation.hand, way)))
    return Ways([best], [*others, *ways.others])


def _begun(situation: Situation, action: Action, way: Outcome) -> Choice:
    """The voyage itself, with its payment."""
    island = action.arguments[0]
    details = tuple(_voyage_cost(situation, island, Ways([way], [])))
    targets = (Place("island", ISLAND.words[island]),)
    return Choice(way.actions, action.notation, action.verb, action.label, targets, details)


def _with_tasks(situation: Situation, hand: Pieces, begun: Choice, island: int) -> Iterator[Choice]:
    """Plans to receive a task after the voyage, including the offering where only one is sensible."""
    pile = sensible_pile(situation, island)
    is_asked = len(payable_piles(situation, island)) > 1
    offering = (OFFERING_ACTIONS[pile],) if is_asked and pile is not None else ()
    cost = tuple(task_cost(situation, hand, island, pile))
    for task in sorted(_lying(situation, island)):
        yield Choice(
            (*begun.actions, TASK_ACTIONS[task], *offering),
            f"{begun.notation} task {TASK.words[task]}",
            begun.verb,
            Phrase("choice-sail-task", {"island": ISLAND.word(island), "task": TASK.word(task)}),
            (*begun.targets, Place("task", TASK.words[task])),
            (*begun.details, *cost, *task_details(situation, task)),
        )


def _ways_to_retrieve(situation: Situation, way: Outcome) -> Ways:
    """How a guardian can be paid for after a voyage; the same at every island."""
    outcomes = situation.outcomes_after(way.actions, PAYING)
    return ways_to_pay(situation, [outcome for outcome in outcomes if outcome.actions[0] == GUARDIAN_ACTION])


def _with_guardian(situation: Situation, hand: Pieces, begun: Choice, island: int, ways: Ways) -> Choice:
    """Plans to retrieve the guardian after the voyage, including the payment where only one is sensible."""
    return Choice(
        (*begun.actions, *(ways.first.actions if ways.settled else (GUARDIAN_ACTION,))),
        f"{begun.notation} guardian",
        begun.verb,
        Phrase("choice-sail-guardian", {"island": ISLAND.word(island)}),
        begun.targets,
        (*begun.details, *retrieving_details(situation, hand, island, ways)),
    )
