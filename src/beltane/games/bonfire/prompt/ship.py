"""Voyages (B-SHIP): where the ship can go for how much, what can be done there, and both as one choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from beltane.games.bonfire.components.tables import ISLAND, ISLAND_GUARDIAN, ISLAND_RESOURCE
from beltane.games.bonfire.prompt.payment import Price, Ways, cost_details
from beltane.games.bonfire.prompt.situation import Situation, detail, paid
from beltane.games.bonfire.prompt.tasks import task_in_short
from beltane.games.bonfire.rules.state import MOST_TASKS_ON_ISLAND, Step
from beltane.games.bonfire.rules.vocabulary import GUARDIAN, NONE, ActionKind
from beltane.kernel.actions import Action
from beltane.kernel.expansion import Outcome
from beltane.kernel.phrases import Place
from beltane.kernel.prompt import Choice, Detail


def of_sailing(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """The price of a voyage, and what there is on the island."""
    yield from voyage_cost(situation, action, ways)
    island = action.arguments[0]
    if ISLAND_RESOURCE[island] == NONE:
        yield _guardian_there(situation, int(ISLAND_GUARDIAN[island]))
        return
    lying = (situation.state.island_tasks[island, slot] for slot in range(MOST_TASKS_ON_ISLAND))
    tasks = tuple(task_in_short(situation, task) for task in lying if task != NONE)
    yield detail("note", "note-tasks-there", tasks=tasks) if tasks else detail("note", "note-no-tasks-there")


def voyage_cost(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """What the voyage costs; the council's is free (B-SHIP-1, B-COUNCIL-7)."""
    if situation.step is Step.TURN:
        price = Price(ActionKind.SHIP, situation.previews.voyage_price[action.arguments[0]])
        yield from cost_details(situation, price, ways)


def _guardian_there(situation: Situation, guardian: int) -> Detail:
    owned = situation.player.guardians[guardian] != NONE
    return detail("note", "note-guardian-owned" if owned else "note-guardian-there", guardian=GUARDIAN.word(guardian))


# A voyage with the island's action


def way_to_act_there(ways: Ways, island: int) -> Outcome:
    """The way to pay for a voyage that spares the tiles that the island's action takes."""
    kind = ActionKind.GUARDIAN if ISLAND_RESOURCE[island] == NONE else ActionKind.TASK
    return min(ways.best, key=lambda way: paid(way).tiles[kind])


def plans_of_voyage(
    situation: Situation, action: Action, ways: Ways, choices: Callable[[Situation], Sequence[Choice]]
) -> Iterator[Choice]:
    """A voyage and the island's action in one, wherever that can be paid after the voyage (B-SHIP-3)."""
    way = way_to_act_there(ways, action.arguments[0])
    if not way.complete:
        return
    there = situation.after(way.actions)
    if there.state.decisions.depth == 0 or there.step is not Step.ISLAND_ACTION:
        return
    cost = tuple(voyage_cost(situation, action, Ways([way], [])))
    for choice in choices(there):
        if choice.usual and choice.verb != "stay":
            yield Choice(
                (*way.actions, *choice.actions),
                f"{action.notation} {choice.notation}",
                action.verb,
                (Place("island", ISLAND.words[action.arguments[0]]), *choice.targets),
                (*cost, *choice.details),
            )
