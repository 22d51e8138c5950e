"""The errors that reach a user: each is a code with values, said by a catalogue as one sentence.

The sentence says what is wrong, where, and what to do; `str(error)` is that sentence in the chosen language.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from beltane.kernel.phrases import Phrase, Value, Verbatim


class BeltaneError(Exception):
    """Base of every error that a user of Beltane can cause.

    Its message is `error-CODE` of a catalogue. Values that are plain strings are repeated as they are. A code without a
    message says itself, so that other packages can raise errors with a sentence of their own.
    """

    def __init__(self, code: str, **values: Value | str) -> None:
        super().__init__(code)
        self.code = code
        self.values: Mapping[str, Value] = {
            name: Verbatim(value) if isinstance(value, str) else value for name, value in values.items()
        }

    @property
    def phrase(self) -> Phrase:
        """What there is to say, for a catalogue in any language."""
        return Phrase(f"error-{self.code}", self.values)

    def __str__(self) -> str:
        # Texts come above the kernel, and only somebody who reads the sentence needs them.
        return cast(str, import_module("beltane.text.errors").error_sentence(self))


class UnknownGame(BeltaneError):
    """There is no game of that name."""


class UnknownAction(BeltaneError):
    """A text or number that stands for no action of the game."""


class IllegalAction(BeltaneError):
    """An action of the game that may not be played now."""


class BadSetup(BeltaneError):
    """Seats, options or seed that the game cannot be set up with."""


class BadSave(BeltaneError):
    """A save file that is damaged, foreign, of another version, or holds an illegal game."""


class BadComponents(BeltaneError):
    """A component file that contradicts the counts of the rulebook."""


class CannotUndo(BeltaneError):
    """An action that cannot be taken back: nothing has been played, or something bars the way."""

    @property
    def reason(self) -> str:
        """`nothing`, `other-seat`, or the name of the event that revealed something."""
        reason = self.values["reason"]
        assert isinstance(reason, Verbatim)
        return reason.text
