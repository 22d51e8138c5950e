"""Plans: choices that include how they are paid for, and the ways to pay that are listed behind them.

Where just one way to pay is sensible, it is part of the choice. Behind it stands the same choice with its payment left
open, which is then asked next: whole payments, or one part after another where these are too many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from beltane.kernel.actions import Action
from beltane.kernel.expansion import Outcome, by_first_action
from beltane.kernel.phrases import Count, Phrase, Place
from beltane.kernel.prompt import Choice, Detail
from beltane.kernel.vocabulary import VerbWord

PAY = VerbWord("pay")
"""The verb of whole payments."""
OTHERWISE = "otherwise"
"""Suffix of a choice whose payment is left open."""
MOST_WAYS = 12
"""Maximum number of other ways to pay per choice; beyond that, pieces are chosen one after another."""


@dataclass(frozen=True)
class Ways:
    """The ways to make a choice: the sensible ones, and the others."""

    best: list[Outcome]
    others: list[Outcome]

    @property
    def settled(self) -> bool:
        """Whether exactly one way is sensible."""
        return len(self.best) == 1 and self.best[0].complete

    @property
    def first(self) -> Outcome:
        """One of the sensible ways."""
        return self.best[0]


def otherwise(choice: Choice) -> Choice:
    """The same choice with its payment left open."""
    label = Phrase("choice-otherwise", {"choice": choice.label})
    notation = f"{choice.notation} {OTHERWISE}"
    return Choice(choice.actions[:1], notation, choice.verb, label, choice.targets, usual=False)


def whole_payment(
    actions: tuple[int, ...], notation: str, pieces: tuple[Count, ...], targets: tuple[Place, ...], *, usual: bool
) -> Choice:
    """All that has to be paid, as one choice."""
    return Choice(actions, notation, PAY, Phrase("choice-pay-pieces", {"pieces": pieces}), targets, usual=usual)


def piecemeal(action: Action, details: tuple[Detail, ...] = (), *, usual: bool) -> Choice:
    """Decide only one part of a payment; the rest is asked next."""
    return Choice((action.number,), action.notation, action.verb, action.label, details=details, usual=usual)


def other_payments(
    others: Sequence[Outcome], whole: Callable[[Outcome], Choice], part: Callable[[int], Choice]
) -> Iterator[Choice]:
    """The payments that are not sensible, by their first action: `whole`, or only a `part` where these are many."""
    for number, ways in by_first_action(others).items():
        if len(ways) > MOST_WAYS:
            yield part(number)
        else:
            yield from map(whole, ways)
