"""The errors that reach a user: each is a code with values; a catalogue turns it into one sentence.

The sentence says what is wrong, where, and what to do; `str(error)` is that sentence in the chosen language.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import cast

from beltane.kernel.phrases import Phrase, Value, Verbatim


class BeltaneError(Exception):
    """Base of every error that a user of Beltane can cause.

    Its message is `error-CODE` in a catalogue. Plain strings among the values are inserted verbatim. A code without a
    message is its own message, so that other packages can raise errors with a sentence of their own.
    """

    def __init__(self, code: str, **values: Value | str) -> None:
        super().__init__(code)
        self.code = code
        self.values: Mapping[str, Value] = {
            name: Verbatim(value) if isinstance(value, str) else value for name, value in values.items()
        }

    @property
    def phrase(self) -> Phrase:
        """The error as a phrase, for a catalogue in any language."""
        return Phrase(f"error-{self.code}", self.values)

    def __str__(self) -> str:
        # The text package is above the kernel, and only needed when somebody reads the sentence.
        return cast(str, import_module("beltane.text.errors").error_sentence(self))


class UnknownGame(BeltaneError):
    """No game has that name."""


class UnknownAction(BeltaneError):
    """A text or number that is not an action of the game."""


class IllegalAction(BeltaneError):
    """An action of the game that may not be played now."""


class BadSetup(BeltaneError):
    """Seats, options or seed that the game cannot be set up with."""


class BadSave(BeltaneError):
    """A save file that is damaged, foreign, of another version, or holds an illegal game."""


class BadComponents(BeltaneError):
    """A component file that contradicts the counts of the rulebook."""


class CannotUndo(BeltaneError):
    """An action that cannot be taken back: nothing has been played, or something prevents it."""

    @property
    def reason(self) -> str:
        """`nothing`, `other-seat`, or the name of the event that revealed something."""
        reason = self.values["reason"]
        assert isinstance(reason, Verbatim)
        return reason.text
