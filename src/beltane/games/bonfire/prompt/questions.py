"""The question of each decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from beltane.games.bonfire.components.tables import GNOME, ISLAND
from beltane.games.bonfire.prompt.fate import surplus, symbols, tile_in_hand
from beltane.games.bonfire.prompt.guardians import your_guardian
from beltane.games.bonfire.prompt.payment import PAYING, asked_price, frames
from beltane.games.bonfire.prompt.pieces import (
    KINDS,
    Pieces,
    counts,
    hold_both,
    hold_resources,
    hold_tiles,
    less,
    resources_of,
    tiles_of,
)
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.rules.council import OWN_NOVICE
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    COMMON_TASK,
    COUNCIL_SPACE,
    GREAT_BONFIRE_SPACE,
    GUARDIAN,
    RESOURCES,
    TASK,
)
from beltane.kernel.decisions import UnhandledCase
from beltane.kernel.phrases import Either, Phrase, Value
from beltane.kernel.prompt import Choice

PARTS_OF_TURN = ("fate", "ignite", "bonus", "pass", "end")
"""The verbs of a turn that cost no action tiles."""

Values = dict[str, Value]


def question(situation: Situation, choices: Sequence[Choice]) -> Phrase:
    """What the seat is asked."""
    step = situation.step
    if step in PAYING:
        return _payment(situation)
    if step is Step.TURN:
        return Phrase("ask-turn", {"possible": _parts_of_turn(choices), "held": hold_both(situation.hand)})
    if step is Step.CHOOSE_COUNCIL_SPACE and situation.frame.first != OWN_NOVICE:
        common_task = COMMON_TASK.word(situation.frame.first)
        return Phrase("ask-neutral-novice", {"common_task": common_task})
    values = _VALUES.get(step)
    return Phrase(f"ask-{step.word}", {} if values is None else values(situation))


def _parts_of_turn(choices: Sequence[Choice]) -> Either:
    """What can be done in a turn; the actions that cost action tiles are one item."""
    parts = (choice.verb if choice.verb in PARTS_OF_TURN else "use-tiles" for choice in choices)
    return Either(tuple(Phrase(f"can-{part}") for part in dict.fromkeys(parts)))


# Payments


def _payment(situation: Situation) -> Phrase:
    """What has to be paid, and what for; what has been given already no longer counts as held."""
    cost, given = asked_price(situation), _given(situation)
    hold = hold_both if any(tiles_of(cost.pieces)) else hold_resources
    if not any(resources_of(cost.pieces)) and not cost.any_resources:
        hold = hold_tiles
    held = hold(less(situation.hand, given))
    values: Values = {"cost": cost.listed(), "purpose": _purpose(situation), "held": held}
    if not any(given):
        return Phrase("ask-pay", values)
    return Phrase("ask-pay-more", {**values, "given": counts(given)})


def _given(situation: Situation) -> Pieces:
    """The pieces of a payment that have been chosen already."""
    given = situation.state.payment.given
    if situation.step is Step.PAY_TILES:
        return (*given, *([0] * (KINDS - len(given))))
    return (*([0] * ACTION_TILES), *list(given)[:RESOURCES])


def _purpose(situation: Situation) -> Phrase:
    """What is being paid for, which is done after the payment."""
    frame = next(frame for frame in frames(situation) if frame.kind not in PAYING)
    step = Step(frame.kind)
    values: Values
    if step is Step.ARRIVE:
        values = {"island": ISLAND.word(frame.first)}
    elif step is Step.RECEIVE_TASK:
        values = {"task": TASK.word(situation.state.plan.task)}
    elif step is Step.RETRIEVE_GUARDIAN:
        values = {"guardian": GUARDIAN.word(frame.first)}
    elif step is Step.RECRUIT:
        values = {"gnome": GNOME.word(frame.first)}
    elif step is Step.PROCESSION:
        values = {"steps": frame.first}
    elif step is Step.TAKE_PATH:
        values = {}
    elif step is Step.REACH_SPACE:
        values = {"space": GREAT_BONFIRE_SPACE.number(frame.first)}
    else:
        raise UnhandledCase
    return Phrase(f"purpose-{step.word}", values)


# Names in other questions


def _discard(situation: Situation) -> Values:
    return {"kept": situation.previews.tiles_kept, "surplus": surplus(situation), "held": hold_tiles(situation.hand)}


def _symbols_in_hand(situation: Situation) -> Values:
    return {"symbols": symbols(tile_in_hand(situation))}


def _task(situation: Situation) -> Values:
    return {"task": TASK.word(situation.state.plan.task), "island": ISLAND.word(situation.player.island)}


def _island(situation: Situation) -> Values:
    return {"island": ISLAND.word(situation.player.island)}


def _walk(situation: Situation) -> Values:
    return {"steps": situation.state.plan.steps}


def _gain(situation: Situation) -> Values:
    return {"guardian": your_guardian(situation.frame.first), "position": situation.frame.second}


def _council_space(situation: Situation) -> Values:
    return {"council": COUNCIL_SPACE.word(situation.frame.first)}


def _great_bonfire_space(situation: Situation) -> Values:
    return {"space": GREAT_BONFIRE_SPACE.number(situation.state.pointer)}


_VALUES: dict[Step, Callable[[Situation], Values]] = {
    Step.LAY_FIRST_TILE: _symbols_in_hand,
    Step.DISCARD: _discard,
    Step.LAY_FATE_TILE: _symbols_in_hand,
    Step.ISLAND_ACTION: _island,
    Step.CHOOSE_OFFERING: _task,
    Step.CHOOSE_SPACE: _task,
    Step.WALK: _walk,
    Step.CHOOSE_GAIN: _gain,
    Step.CHOOSE_REWARDS: _great_bonfire_space,
    Step.CHOOSE_NOTCH: _great_bonfire_space,
    Step.BONUS_OR_POINT: _council_space,
}
