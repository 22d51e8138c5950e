"""Saying what a game has to say: phrases, events, questions and choices, in one language, with the players' names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from beltane.kernel.events import Event
from beltane.kernel.game import AnyGame, game_folder
from beltane.kernel.phrases import Phrase, Seat, Value
from beltane.kernel.prompt import Choice, Prompt, Topic
from beltane.kernel.vocabulary import Word
from beltane.text.catalogue import Catalogue, game_catalogue, shell_catalogue
from beltane.text.languages import chosen_language

NOTHING = Phrase("nothing")


@dataclass(frozen=True)
class Speaker:
    """Says things about one game at one table."""

    catalogue: Catalogue
    names: tuple[str, ...]

    def say(self, phrase: Phrase) -> str:
        """A phrase."""
        return self.catalogue.say(phrase, self.names)

    def tell(self, key: str, **values: str | int) -> str:
        """A message of the shell; its values are numbers, and texts that no catalogue can know, such as files."""
        return self.catalogue.format(key, values)

    def word(self, word: Word) -> str:
        """A word of a domain."""
        return self.catalogue.word(word)

    def event(self, event: Event) -> str:
        """What has happened."""
        return self.say(event_phrase(event))

    def question(self, prompt: Prompt) -> str:
        """What is asked, or waited for."""
        return self.say(prompt.question)

    def details(self, choice: Choice) -> str:
        """What a choice costs and brings."""
        return "; ".join(self.say(detail.phrase) for detail in choice.details)

    def verb(self, verb: str) -> str:
        """What the choices of a verb have in common."""
        return self.say(Phrase(f"verb-{verb}"))

    def topic(self, topic: Topic) -> str:
        """A topic's heading."""
        return self.say(Phrase(f"topic-kind-{topic.kind}"))


def event_phrase(event: Event) -> Phrase:
    """An event as a phrase: its message is named after it."""
    values: dict[str, Value] = {name: NOTHING if detail is None else detail for name, detail in event.details.items()}
    if event.seat is not None:
        values["seat"] = Seat(event.seat)
    return Phrase(f"event-{event.name.replace('_', '-')}", values)


def speaker_for(game: AnyGame, names: Sequence[str] | None = None, language: str | None = None) -> Speaker:
    """Whoever speaks of a game, in the language of the environment unless one is named.

    Without names, players are called by their colours.
    """
    catalogue = game_catalogue(game_folder(game.name) / "text", language or chosen_language())
    colours = [catalogue.word(game.colours.word(seat)) for seat in range(len(game.colours))]
    return Speaker(catalogue, tuple(colours if names is None else names))


def shell_speaker(language: str | None = None) -> Speaker:
    """Whoever speaks where no game is played yet, in the language of the environment unless one is named."""
    return Speaker(shell_catalogue(language or chosen_language()), ())
