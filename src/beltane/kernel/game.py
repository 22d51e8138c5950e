"""What a game offers: its name, set-up, record type, catalogues and rules, as one value."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar, cast

from beltane.kernel.actions import Catalogue
from beltane.kernel.decisions import Decisions
from beltane.kernel.dispatch import MOST_SEATS, Rules, implement
from beltane.kernel.errors import BadSetup, UnknownGame
from beltane.kernel.evaluation import Evaluation
from beltane.kernel.events import EventCatalogue, Events
from beltane.kernel.networks import network_file
from beltane.kernel.objective import Objective
from beltane.kernel.observation import Observation
from beltane.kernel.phrases import Phrase
from beltane.kernel.prompt import Prompt, Topic
from beltane.kernel.quoting import LISTED_CHOICES, keywords, one_of, quoted
from beltane.kernel.random import LARGEST_SEED, Random
from beltane.kernel.statistics import Tally
from beltane.kernel.vocabulary import Domain, WordEnum

GAMES_PACKAGE = "beltane.games"


@dataclass(frozen=True)
class Option:
    """Something that can be chosen at set-up; the first choice is the default.

    `seats` are the numbers of seats with which the option is available; empty means any.
    """

    name: str
    choices: tuple[str, ...]
    seats: tuple[int, ...] = ()

    def choices_for(self, seats: int) -> tuple[str, ...]:
        """The choices available with a number of seats."""
        return self.choices if not self.seats or seats in self.seats else self.choices[:1]


@dataclass(frozen=True)
class Edition:
    """The set of components that a game is played with; the digest covers every value that the rules read."""

    name: str
    digest: str


NO_COMPONENTS = Edition("standard", "")
"""The edition of a game whose rules read no component files."""


def explain_nothing(_view: Any, _topic: Topic) -> tuple[Phrase, ...]:
    """The `explain` of a game without anything to look up."""
    return ()


class GameState(Protocol):
    """The fields that the state of every game has."""

    random: Random
    seats: int
    turn: int
    decisions: Decisions
    events: Events
    players: Any


S = TypeVar("S", bound=GameState)
V = TypeVar("V")


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """One game: its set-up, record type and catalogues, its rules, views and prompts.

    `steps` names the kinds of frames on the decision stack. `sources` are the sources of points, in the order of each
    player's `points_from`. `automaton` is the name of a contender that plays without a seat, if there is one.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    rules_version: int
    State: type[S]
    View: type[V]
    actions: Catalogue
    events: EventCatalogue
    steps: type[WordEnum]
    colours: Domain
    sources: type[WordEnum]
    rules: Rules
    view: Callable[[S, int | None], V]
    prompt: Callable[[S, int | None], Prompt]
    options: tuple[Option, ...] = ()
    edition: Edition = NO_COMPONENTS
    explain: Callable[[V, Topic], tuple[Phrase, ...]] = explain_nothing
    evaluation: Evaluation = field(default_factory=Evaluation)
    observation: Observation = field(default_factory=Observation)
    objective: Objective = field(default_factory=Objective)
    tallies: tuple[Tally, ...] = ()
    automaton: str | None = None

    def __post_init__(self) -> None:
        assert self.seats[-1] <= MOST_SEATS
        implement(
            self.State,
            self.rules,
            self.evaluation.expected_leads,
            self.evaluation.action_weights,
            self.observation.observe,
            self.observation.reckon,
        )

    @property
    def network(self) -> Path | None:
        """The file of the network trained for this game, if there is one."""
        return network_file(self.name)

    def points_from(self, state: S, contender: int) -> dict[str, int]:
        """A contender's points by their source."""
        row = state.players[contender].points_from
        return {source.word: int(row[source]) for source in self.sources}

    def check_seats(self, seats: object) -> int:
        """Check a number of seats, and return it."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            raise BadSetup(
                "seats-out-of-range",
                title=self.title,
                least=self.seats[0],
                most=self.seats[-1],
                found=quoted(seats),
            )
        return seats

    def option_values(self, chosen: Mapping[str, object]) -> tuple[int, ...]:
        """The chosen options as one number each, in the order of `options`."""
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                raise _unknown_option(self.title, name, self.options)
        return tuple(_option_value(option, chosen.get(option.name, option.choices[0])) for option in self.options)

    def check_options(self, seats: int, chosen: Mapping[str, object]) -> tuple[int, ...]:
        """Check that the chosen options are available with a number of seats; returns their `option_values`."""
        values = self.option_values(chosen)
        for option, value in zip(self.options, values, strict=True):
            if option.choices[value] not in option.choices_for(seats):
                raise BadSetup(
                    "option-not-with-seats",
                    option=option.name,
                    title=self.title,
                    choice=option.choices[0],
                    seats=seats,
                )
        return values


AnyGame = Game[Any, Any]


def check_seed(seed: object) -> int:
    """Check a seed, and return it."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise BadSetup("bad-seed", most=str(LARGEST_SEED), found=quoted(seed))
    return seed


def _option_value(option: Option, choice: object) -> int:
    if choice not in option.choices:
        left_out = ["…", option.choices[-1]] if len(option.choices) > LISTED_CHOICES else []
        listed = one_of([*option.choices[:LISTED_CHOICES], *left_out])
        raise BadSetup("unknown-choice", option=option.name, choices=listed, found=quoted(choice))
    return option.choices.index(choice)


def _unknown_option(title: str, name: str, options: tuple[Option, ...]) -> BadSetup:
    if not options:
        return BadSetup("no-options", title=title, found=quoted(name))
    return BadSetup("unknown-option", title=title, found=quoted(name), options=keywords(o.name for o in options))


def game_names() -> list[str]:
    """The names of all games: each is one folder under `beltane.games`."""
    package = import_module(GAMES_PACKAGE)
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def find_game(name: str) -> AnyGame:
    """The game with a given name.

    Games are looked up by folder, so that the kernel imports none and adding a game changes nothing else.
    """
    if name not in game_names():
        raise UnknownGame("unknown-game", found=quoted(name), games=keywords(game_names()))
    return cast(AnyGame, import_module(f"{GAMES_PACKAGE}.{name}").GAME)


def game_folder(name: str) -> Path:
    """The folder of a game's files; works even if the game cannot be imported."""
    found = find_spec(f"{GAMES_PACKAGE}.{name}")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(found.submodule_search_locations[0])


def has_room(name: str, room: str) -> bool:
    """Whether a game has an optional part."""
    return find_spec(f"{GAMES_PACKAGE}.{name}.{room}") is not None


def find_room(name: str, room: str) -> ModuleType:
    """An optional part of a game: its `components`, its `terminal`."""
    return import_module(f"{GAMES_PACKAGE}.{name}.{room}")
