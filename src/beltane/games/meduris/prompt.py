"""What a seat of Meduris is asked."""

from __future__ import annotations

from beltane.games.meduris.rules.state import Meduris
from beltane.games.meduris.view import MedurisView
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Prompt, Topic


def prompt(game: Meduris, seat: int | None) -> Prompt:
    raise NotImplementedError


def explain(view: MedurisView, topic: Topic) -> tuple[Phrase, ...]:
    raise NotImplementedError
