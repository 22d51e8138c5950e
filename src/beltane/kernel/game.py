"""What a game offers: its name, set-up, record type, catalogues and rules, as one value."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, cast

from beltane.kernel.actions import Catalogue
from beltane.kernel.dispatch import implement
from beltane.kernel.errors import BadSetup, UnknownGame
from beltane.kernel.events import EventKind
from beltane.kernel.presentation import Presentation
from beltane.kernel.quoting import quoted
from beltane.kernel.random import LARGEST_SEED, Random
from beltane.kernel.records import Row
from beltane.kernel.statistics import Statistics
from beltane.text.catalogue import Messages

GAMES_PACKAGE = "beltane.games"
MOST_SEATS = 4
"""Code that plays any game keeps room for so many."""
LISTED_CHOICES = 6
"""An error message lists no more choices than a reader takes in."""


@dataclass(frozen=True)
class Option:
    """Something that can be chosen at set-up: its name and choices, the first being the default.

    `seats` are the numbers of seats with which there is something to choose; empty means any.
    """

    name: str
    choices: tuple[str, ...]
    seats: tuple[int, ...] = ()

    def choices_for(self, seats: int) -> tuple[str, ...]:
        """The choices that there are with so many seats."""
        return self.choices if not self.seats or seats in self.seats else self.choices[:1]


@dataclass(frozen=True)
class Edition:
    """Which set of components a game is played with; the digest covers every value that the rules read."""

    name: str
    digest: str


@dataclass(frozen=True)
class Advice:
    """What a game tells bots: `margins` and `weigh` (as `beltane.kernel.dispatch` says), and how to use them.

    A roll-out of a search is played by inclination until `rollout` turns have begun and is then judged by its margins.
    A lead of `scale` points counts as good odds. `curiosity` is how much a search is drawn to what it knows little of.
    """

    margins: Callable[[Any, Row], None]
    weigh: Callable[[Any, Row, int, Row], None]
    rollout: int
    scale: float
    curiosity: float


@dataclass(frozen=True)
class Game:
    """One game. `deal`, `legal`, `play`, `standings` and `conceal` are its rules, as `beltane.kernel.dispatch` says."""

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    edition: Edition
    State: type[Any]
    actions: Catalogue
    events: tuple[EventKind, ...]
    steps: tuple[str, ...]
    messages: Messages
    deal: Callable[[Any, int, Row], None]
    legal: Callable[[Any, Row], int]
    play: Callable[[Any, int], None]
    standings: Callable[[Any, Row, Row], None]
    conceal: Callable[[Any, int, Random], None]
    advice: Advice
    view: Callable[[Any, int | None], Any]
    presentation: Presentation
    statistics: Statistics
    seat_words: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        assert self.seats[-1] <= MOST_SEATS
        implement(
            self.State,
            deal_rule=self.deal,
            legal_rule=self.legal,
            play_rule=self.play,
            standings_rule=self.standings,
            conceal_rule=self.conceal,
            margins_rule=self.advice.margins,
            weigh_rule=self.advice.weigh,
        )

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game is for that many."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadSetup(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {quoted(seats)}.")
        return seats

    def option_values(self, chosen: Mapping[str, object]) -> tuple[int, ...]:
        """The chosen options as one number each, in the order of `options`."""
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                raise BadSetup(f"{self.title} has no option {quoted(name)}; {_known_options(self.options)}.")
        return tuple(_option_value(option, chosen.get(option.name, option.choices[0])) for option in self.options)

    def check_options(self, seats: int, chosen: Mapping[str, object]) -> tuple[int, ...]:
        """The chosen options as `option_values` gives them, if they can be chosen with so many seats."""
        values = self.option_values(chosen)
        for option, value in zip(self.options, values, strict=True):
            if option.choices[value] not in option.choices_for(seats):
                raise BadSetup(
                    f"The option {option.name!r} of {self.title} has to stay at {option.choices[0]!r} "
                    f"when the number of seats is {seats}."
                )
        return values


def check_seed(seed: object) -> int:
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise BadSetup(f"A seed is a whole number from 0 to {LARGEST_SEED}, not {quoted(seed)}.")
    return seed


def _option_value(option: Option, choice: object) -> int:
    if choice not in option.choices:
        listed = ", ".join(option.choices[:LISTED_CHOICES])
        more = f" ... {option.choices[-1]}" if len(option.choices) > LISTED_CHOICES else ""
        raise BadSetup(f"The option {option.name!r} is one of {listed}{more}, not {quoted(choice)}.")
    return option.choices.index(choice)


def _known_options(options: tuple[Option, ...]) -> str:
    return "its options are " + ", ".join(option.name for option in options) if options else "it has none"


def game_names() -> list[str]:
    """The names of all games: each is one folder under `beltane.games`."""
    package = import_module(GAMES_PACKAGE)
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def find_game(name: str) -> Game:
    """The game of that name.

    Games are looked up by folder, so that the kernel imports none and adding a game changes nothing else.
    """
    if name not in game_names():
        raise UnknownGame(f"There is no game {name!r}; there are {', '.join(game_names())}.")
    return cast(Game, import_module(f"{GAMES_PACKAGE}.{name}").GAME)
