"""The places on the board that a choice is about, for interfaces to highlight."""

from __future__ import annotations

from collections.abc import Callable

from beltane.games.bonfire.components.tables import GNOME, ISLAND, SPECIALIST
from beltane.games.bonfire.prompt.fate import cells_of
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.rules.actions import PATH_SOURCE, STAY_TARGET, TOP, WALK_TARGET
from beltane.games.bonfire.rules.fate import MIDDLE_OF_ROW
from beltane.games.bonfire.rules.vocabulary import (
    COMMON_TASK,
    COUNCIL_SPACE,
    GREAT_BONFIRE_SPACE,
    GUARDIAN,
    PATH_KIND,
    PILE,
    RESOURCE,
    SPACE,
    TASK,
)
from beltane.kernel.actions import Action
from beltane.kernel.phrases import Place

Targets = tuple[Place, ...]


def targets(situation: Situation, action: Action) -> Targets:
    """The places that an action is about, if any."""
    find = _TARGETS.get(action.verb)
    return () if find is None else find(situation, action)


def _sail(_situation: Situation, action: Action) -> Targets:
    return (Place("island", ISLAND.words[action.arguments[0]]),)


def _task(_situation: Situation, action: Action) -> Targets:
    return (Place("task", TASK.words[action.arguments[0]]),)


def _guardian(situation: Situation, _action: Action) -> Targets:
    return (Place("island", ISLAND.words[situation.player.island]),)


def _path(_situation: Situation, action: Action) -> Targets:
    source = PATH_SOURCE.parts[action.arguments[0]]
    return (Place("path-pile" if source["kind"] == "pile" else "path-slot", source["number"]),)


def _search(_situation: Situation, action: Action) -> Targets:
    return (Place("path-kind", PATH_KIND.words[action.arguments[0]]),)


def _turn(_situation: Situation, action: Action) -> Targets:
    return (Place("great-bonfire-space", GREAT_BONFIRE_SPACE.number(action.arguments[0])),)


def _gnome(_situation: Situation, action: Action) -> Targets:
    return (Place("gnome", GNOME.words[action.arguments[0]]),)


def _welcome(_situation: Situation, action: Action) -> Targets:
    return (Place("gnome", SPECIALIST.words[action.arguments[0]]),)


def _space(situation: Situation, action: Action) -> Targets:
    return (situation.own("space", SPACE.number(action.arguments[0])),)


def _notch(situation: Situation, action: Action) -> Targets:
    return (situation.own("notch", SPACE.number(action.arguments[0])),)


def _common_task(_situation: Situation, action: Action) -> Targets:
    return (Place("common-task", COMMON_TASK.words[action.arguments[0]]),)


def _council(_situation: Situation, action: Action) -> Targets:
    return (Place("council", COUNCIL_SPACE.words[action.arguments[0]]),)


def _of_frame(situation: Situation, _action: Action) -> Targets:
    return (Place("council", COUNCIL_SPACE.words[situation.frame.first]),)


def _take(situation: Situation, action: Action) -> Targets:
    return (situation.own("fate-row", 1 if action.arguments[0] == TOP else situation.player.fate_row_count),)


def _keep(situation: Situation, _action: Action) -> Targets:
    return (situation.own("fate-aside", None),)


def _swap(situation: Situation, _action: Action) -> Targets:
    return (situation.own("fate-aside", None), situation.own("fate-row", MIDDLE_OF_ROW + 1))


def _lay(situation: Situation, action: Action) -> Targets:
    return cells_of(situation, action.arguments[0])


def _offering(situation: Situation, action: Action) -> Targets:
    return (situation.own("offering", PILE.number(action.arguments[0])),)


def _walk(situation: Situation, action: Action) -> Targets:
    guardian, target = action.arguments
    walker = situation.own("guardian", GUARDIAN.words[guardian])
    if target == STAY_TARGET:
        return (walker,)
    goal = WALK_TARGET.parts[target]
    return walker, situation.own(str(goal["kind"]), goal["number"])


def _fetch(_situation: Situation, action: Action) -> Targets:
    return (Place("guardian", GUARDIAN.words[action.arguments[0]]),)


def _gain(situation: Situation, action: Action) -> Targets:
    return (situation.own("resource", RESOURCE.words[action.arguments[0]]),)


_TARGETS: dict[str, Callable[[Situation, Action], Targets]] = {
    "keep": _keep,
    "swap": _swap,
    "sail": _sail,
    "task": _task,
    "tom": _task,
    "guardian": _guardian,
    "path": _path,
    "search": _search,
    "turn": _turn,
    "recruit": _gnome,
    "welcome": _welcome,
    "ignite": _space,
    "space": _space,
    "notch": _notch,
    "bonus": _common_task,
    "council": _council,
    "accept": _of_frame,
    "point": _of_frame,
    "take": _take,
    "lay": _lay,
    "offering": _offering,
    "walk": _walk,
    "fetch": _fetch,
    "gain": _gain,
}
