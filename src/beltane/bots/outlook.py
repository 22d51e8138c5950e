"""What a choice leads to, as phrases: the seat's next steps, and their gains if all goes as expected."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from beltane.bots.bot import Candidate, Position
from beltane.kernel.decisions import mover
from beltane.kernel.game import AnyGame
from beltane.kernel.phrases import Phrase
from beltane.kernel.records import copy
from beltane.kernel.vocabulary import Word

MOST_STEPS = 2
"""Maximum number of steps; further ahead, too much depends on chance and on others."""


def outlook_of(position: Position, candidate: Candidate, begun: Sequence[int] = ()) -> tuple[Phrase, ...]:
    """Sentences about how the bot expects the game to continue after a candidate.

    Actions in `begun` belong to the choice itself, and are not mentioned.
    """
    game, state, seat = position.game, copy(position.state), position.seat
    line = (candidate.action, *candidate.then)
    before = game.points_from(state, seat)
    steps: list[Phrase] = []
    for number, action in enumerate(line):
        legal = _legal(game, state)
        if action not in legal:
            break
        own = mover(state) == seat and len(legal) > 1
        if own and not _is_begun(line, begun, number):
            if len(steps) == MOST_STEPS:
                break
            steps.append(game.actions.action(action).label)
        game.rules.play(state, action)
    after = game.points_from(state, seat)
    gains = {source: after[source] - before[source] for source in after}
    return (*_leading_to(steps), *_bringing(gains))


def _is_begun(line: Sequence[int], begun: Sequence[int], number: int) -> bool:
    """Whether an action of a line is still part of the choice itself."""
    return number == 0 or tuple(line[: number + 1]) == tuple(begun[: number + 1])


def _legal(game: AnyGame, state: object) -> list[int]:
    choices = np.zeros(len(game.actions), np.int64)
    count = game.rules.legal(state, choices) if mover(state) >= 0 else 0  # type: ignore[arg-type]
    return [int(choice) for choice in choices[:count]]


def _leading_to(steps: Sequence[Phrase]) -> tuple[Phrase, ...]:
    return (Phrase("outlook-steps", {"steps": tuple(steps)}),) if steps else ()


def _bringing(gains: dict[str, int]) -> tuple[Phrase, ...]:
    """The points gained on the way, by source; losses only show in the expected lead."""
    parts = tuple(
        Phrase("outlook-points", {"points": points, "source": Word("source", source)})
        for source, points in gains.items()
        if points > 0
    )
    return (Phrase("outlook-gains", {"gains": parts}),) if parts else ()
