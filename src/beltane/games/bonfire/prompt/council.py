"""Igniting, the High Council and passing (B-FIRE, B-COUNCIL, B-BONUS-1, B-END-3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beltane.games.bonfire.prompt.columns import guardian_value, has_matching_crystal, positions
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.pieces import gain_details
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.prompt.tasks import asks, points_of
from beltane.games.bonfire.rules.actions import ACTIONS
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.gnomes import MOST_GNOMES
from beltane.games.bonfire.rules.scoring import POINTS_FOR_CRYSTAL, POINTS_FOR_PORTAL
from beltane.games.bonfire.rules.vocabulary import COMMON_TASK, COUNCIL_SPACE, SPACE, TASK, CouncilSpace
from beltane.kernel.actions import Action
from beltane.kernel.expansion import Outcome
from beltane.kernel.phrases import Item, Phrase, Place
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Choice, Detail

POINT = "point"
BONUS_TAKEN = EVENTS.number("bonus_taken")
COUNTDOWN_BEGAN = EVENTS.number("countdown_began")


def of_igniting(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """What the bonfire will score given its column, and whether a guardian can reach it (B-SCORE)."""
    space = SPACE.number(action.arguments[0])
    task = situation.player.tasks[space]
    parts: list[Item] = [Phrase("scores-bonfire", {"points": points_of(task)})]
    if situation.player.portals[space]:
        parts.append(Phrase("scores-portal", {"points": POINTS_FOR_PORTAL}))
    if has_matching_crystal(situation, space, task):
        parts.append(Phrase("scores-crystal", {"points": POINTS_FOR_CRYSTAL}))
    yield detail("effect", "effect-ignites", task=TASK.word(task), asks=asks(task))
    yield detail("points", "points-at-the-end", parts=tuple(parts))
    if situation.player.portals[space] and space <= positions(situation):
        yield detail("effect", "effect-open-to-guardians", points=guardian_value(situation, space))


def of_bonus_action(_situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """The neutral novice of a common task goes to the council (B-BONUS-1)."""
    yield detail("effect", "effect-neutral-novice", common_task=COMMON_TASK.word(action.arguments[0]))


# Council spaces


def council_choices(situation: Situation, outcomes: Sequence[Outcome]) -> Iterator[Choice]:
    """Each council space with its bonus; the single point is another way to play it."""
    for outcome in outcomes:
        action = ACTIONS.action(outcome.actions[0])
        for_point = len(outcome.actions) > 1 and ACTIONS.action(outcome.actions[1]).verb == POINT
        notation = f"{action.notation} {POINT}" if for_point else action.notation
        yield Choice(
            outcome.actions,
            notation,
            action.verb,
            Phrase("choice-council-point", action.label.values) if for_point else action.label,
            (Place("council", COUNCIL_SPACE.words[action.arguments[0]]),),
            tuple(_of_space(situation, CouncilSpace(action.arguments[0]), outcome)),
            usual=not for_point,
        )


def _of_space(situation: Situation, space: CouncilSpace, outcome: Outcome) -> Iterator[Detail]:
    """A space's bonus, or a note that only the point is available, and why (B-COUNCIL-9)."""
    takes_bonus = any(row[0] == BONUS_TAKEN for row in outcome.rows)
    if takes_bonus:
        yield detail("effect", "effect-bonus", bonus=Phrase(f"bonus-{space.word}"))
    yield from gain_details(outcome)
    if not takes_bonus and len(outcome.actions) == 1:
        yield detail("note", "note-only-a-point", why=Phrase(f"unusable-{_obstacle(situation, space)}"))
    if any(row[0] == COUNTDOWN_BEGAN for row in outcome.rows):
        yield detail("effect", "effect-countdown")


def _obstacle(situation: Situation, space: CouncilSpace) -> str:
    """Why the bonus of a council space cannot be used (B-COUNCIL-9)."""
    if space is CouncilSpace.SPECIALIST and situation.player.gnomes == MOST_GNOMES:
        return "gnomes"
    if space is CouncilSpace.FATE_TILE and situation.player.fate_row_count == 0:
        return "no-fate-tile"
    return space.word


def of_accepting(situation: Situation, _action: Action, ways: Ways) -> Iterator[Detail]:
    """The bonus of the space that was chosen."""
    yield detail("effect", "effect-bonus", bonus=Phrase(f"bonus-{COUNCIL_SPACE.words[situation.frame.first]}"))
    yield from gain_details(ways.first)


def of_points(_situation: Situation, _action: Action, ways: Ways) -> Iterator[Detail]:
    """The points scored at once."""
    yield from gain_details(ways.first)


def of_passing(_situation: Situation, _action: Action, ways: Ways) -> Iterator[Detail]:
    """The points of the countdown tile, and a note that the game is over for a player who passes (B-END-3)."""
    yield from gain_details(ways.first)
    yield detail("effect", "effect-passes")
