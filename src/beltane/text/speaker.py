"""The speaker: turns phrases, events, questions and choices into text in one language, with the players' names.

The engine is imported only when needed, so that help and usage errors appear at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING

from beltane.kernel.phrases import Phrase, Seat, Value
from beltane.kernel.vocabulary import Word
from beltane.text.catalogue import Catalogue, game_catalogue, shell_catalogue
from beltane.text.languages import NOTATION, asks_for_ascii, chosen_language

if TYPE_CHECKING:
    from beltane.kernel.events import Event
    from beltane.kernel.game import AnyGame
    from beltane.kernel.prompt import Choice, Prompt, Topic

NOTHING_PHRASE = Phrase("nothing")


@dataclass(frozen=True)
class Speaker:
    """Turns everything about one game at one table into text."""

    catalogue: Catalogue
    names: tuple[str, ...]

    def say(self, phrase: Phrase) -> str:
        """A phrase as text."""
        return self.catalogue.say(phrase, self.names)

    def message(self, key: str, **values: Value | float | str) -> str:
        """A message by its key; values that are texts, such as file names, are repeated verbatim."""
        return self.catalogue.message(key, values, self.names)

    def word(self, word: Word) -> str:
        """A word of a domain."""
        return self.catalogue.word(word)

    def sign(self, word: Word) -> str:
        """The one or few letters that stand for a word in drawings."""
        return self.catalogue.sign(word)

    def short(self, word: Word) -> str:
        """A word for places with little room."""
        return self.catalogue.short(word)

    def number(self, value: float, decimals: int = 0, *, signed: bool = False) -> str:
        """A number in the language's format."""
        return self.catalogue.number(value, decimals, signed=signed)

    def percent(self, share: float, decimals: int = 0, *, signed: bool = False) -> str:
        """A share of 1 as a percentage."""
        return self.message("percent", number=self.number(100 * share, decimals, signed=signed))

    def event(self, event: Event) -> str:
        """An event as a sentence."""
        return self.say(event_phrase(event))

    def together(self, events: Sequence[Event]) -> str | None:
        """Several events of one kind and seat in one sentence, if the catalogue has a message for that."""
        first = event_phrase(events[0])
        several, item = (first.key.replace("event-", kind, 1) for kind in ("events-", "item-"))
        if len(events) == 1 or several not in self.catalogue:
            return None
        items = tuple(Phrase(item, event_phrase(event).values) for event in events)
        seat: dict[str, Value] = {"seat": first.values["seat"]} if "seat" in first.values else {}
        return self.say(Phrase(several, {**seat, "items": items}))

    def question(self, prompt: Prompt) -> str:
        """The question, or whom the seat is waiting for."""
        return self.say(prompt.question)

    def details(self, choice: Choice) -> str:
        """A choice's costs and effects."""
        said = [self.say(detail.phrase) for detail in choice.details]
        return (
            reduce(lambda before, detail: self.message("details", before=before, detail=detail), said) if said else ""
        )

    def label(self, choice: Choice) -> str:
        """What a choice does."""
        return self.say(choice.label)

    def described(self, choice: Choice) -> str:
        """The text beside a choice's notation: costs and effects and, if the notation is foreign, its label."""
        details = self.details(choice)
        if not details:
            return self.label(choice)
        if self.catalogue.language == NOTATION:
            return details
        return self.message("choice-with-details", choice=self.label(choice), details=details)

    def verb(self, verb: str) -> str:
        """What the choices of a verb have in common."""
        return self.say(Phrase(f"verb-{verb}"))

    def topic(self, topic: Topic) -> str:
        """A topic's heading."""
        return self.say(Phrase(f"topic-kind-{topic.kind}"))


def event_phrase(event: Event) -> Phrase:
    """An event as a phrase: its message is named after it."""
    values: dict[str, Value] = {
        name: NOTHING_PHRASE if detail is None else detail for name, detail in event.details.items()
    }
    if event.seat is not None:
        values["seat"] = Seat(event.seat)
    return Phrase(f"event-{event.name.replace('_', '-')}", values)


def speaker_for(game: AnyGame, names: Sequence[str] | None = None, language: str | None = None) -> Speaker:
    """The speaker for a game, in the language and letters of the environment unless a language is given.

    Without names, players are called by their colours.
    """
    from beltane.kernel.game import game_folder

    folder = game_folder(game.name) / "text"
    catalogue = game_catalogue(folder, language or chosen_language(), ascii_only=asks_for_ascii())
    colours = [catalogue.word(game.colours.word(seat)) for seat in range(len(game.colours))]
    return Speaker(catalogue, tuple(colours if names is None else names))


def shell_speaker(language: str | None = None) -> Speaker:
    """The speaker for texts outside any game, in the language of the environment unless one is given."""
    return Speaker(shell_catalogue(language or chosen_language(), ascii_only=asks_for_ascii()), ())


def shell(key: str, **values: Value | float | str) -> str:
    """A message of the shell in the language of the environment."""
    return shell_speaker().message(key, **values)
