"""The prompts of Bonfire: the question, and for each choice its targets, price and consequences."""

from __future__ import annotations

from beltane.games.bonfire.prompt.choices import choices
from beltane.games.bonfire.prompt.questions import question
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.prompt.topics import TOPICS, explain
from beltane.games.bonfire.rules.state import Bonfire, Step
from beltane.kernel.expansion import known_to
from beltane.kernel.pending import pending
from beltane.kernel.plans import PAY
from beltane.kernel.prompt import Prompt, decision_of, waiting_prompt

__all__ = ["explain", "prompt"]


def prompt(game: Bonfire, seat: int | None) -> Prompt:
    """What a seat is asked; other seats, and spectators (None), are told whom they wait for."""
    waiting = pending(game)
    if waiting is None:
        return waiting_prompt(None, None, TOPICS)
    step = Step(waiting.kind)
    if seat is None or waiting.seat != seat:
        return waiting_prompt(waiting.seat, decision_of(step), TOPICS)
    situation = Situation(known_to(game, seat), seat)
    found = choices(situation)
    routine = found[0].verb == PAY or step is Step.CONTINUE
    return Prompt(seat, decision_of(step), question(situation, found), found, routine, TOPICS)
