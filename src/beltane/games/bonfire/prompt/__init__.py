"""What a seat of Bonfire is asked."""

from __future__ import annotations

from beltane.games.bonfire.rules.state import Bonfire
from beltane.games.bonfire.view import BonfireView
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Prompt, Topic


def prompt(game: Bonfire, seat: int | None) -> Prompt:
    raise NotImplementedError


def explain(view: BonfireView, topic: Topic) -> tuple[Phrase, ...]:
    raise NotImplementedError
