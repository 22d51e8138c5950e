"""The errors that reach a user: each message is one sentence saying what is wrong, where, and what to do."""


class BeltaneError(Exception):
    """Base of every error that a user of Beltane can cause."""


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
    """An action that cannot be taken back: nothing has been played, or `reason` names the event that bars the way."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason
