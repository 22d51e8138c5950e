"""Positions for tests, described as in the rulebook's examples.

    game = meduris(3).huts({3: BLUE, 4: GREEN}).hand(PURPLE, wood=3, stone=3).turn(PURPLE)
    game.play("hut 5", "pay exact")
    assert game.supply("stone") == 18

What a test does not mention: no buildings, no chips, empty hands, 5 points each, workers spread over the plateaus, and
the druid on the slab where the buildings put him. Pieces of a material that nobody holds are in the supply. Huts are
listed in the order in which they were built, so that each rune stone lies with whoever built last in its district.
After the turn the die shows "+1", which changes nothing before somebody decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from typing import Self, TypeVar

from beltane import Match
from beltane.games.meduris.components.tables import COMPONENTS, FIELD_DISTRICT, HUTS, TEMPLES, WORKERS
from beltane.games.meduris.rules.druid import SLABS, call_at_hut
from beltane.games.meduris.rules.setup import CHIPS_OF_EACH_KIND, stand_on_top
from beltane.games.meduris.rules.state import OFF_PATH, Meduris, Step, field_count, next_field
from beltane.games.meduris.rules.turn import proceed
from beltane.games.meduris.rules.vocabulary import (
    CHIP,
    FACE,
    FACES,
    MATERIAL,
    MATERIAL_PIECES,
    MATERIALS,
    MOST_FIELDS,
    RUNES,
    Building,
    Chip,
    Colour,
    Material,
    Source,
)
from beltane.kernel.decisions import push
from beltane.kernel.events import Event, forget_events
from beltane.kernel.random import Random, below, seed_generator
from beltane.kernel.records import blank

PURPLE, BLUE, GREEN, RED = Colour

FAR_TEMPLES = {20: PURPLE, 21: BLUE, 22: PURPLE, 23: BLUE}
"""Four buildings out of the way that bring the druid onto his path as soon as there is a hut."""

Hand = dict[str, int]
T = TypeVar("T")


class Impossible(Exception):
    """A scenario that cannot occur in a game."""


class Scenario:
    """A position being described; `turn`, `last_turn`, `rolls` and `asked` set it up."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._screens = "closed"
        self._huts: dict[int, int] = {}
        self._temples: dict[int, int] = {}
        self._chips: dict[int, str] = {}
        self._hands: dict[int, Hand] = {}
        self._points: dict[int, int] = {}
        self._stacks: dict[str, list[int]] = _spread_workers(seats)
        self._druid_field: int | None = None
        self._next_die = "plus-one"

    def workers(
        self,
        *,
        wood: Sequence[int] = (),
        wool: Sequence[int] = (),
        copper: Sequence[int] = (),
        stone: Sequence[int] = (),
    ) -> Self:
        """All workers, each plateau from the bottom to the top."""
        self._stacks = {"wood": list(wood), "wool": list(wool), "copper": list(copper), "stone": list(stone)}
        return self

    def huts(self, owners: Mapping[int, int]) -> Self:
        """Huts by field, in the order in which they were built."""
        self._huts.update(owners)
        return self

    def temples(self, owners: Mapping[int, int]) -> Self:
        """Temples by field."""
        self._temples.update(owners)
        return self

    def chips(self, chips: Mapping[int, str]) -> Self:
        """Bonus chips by field; the others have left the game. A druid chip may lie under a hut."""
        self._chips.update(chips)
        return self

    def hand(self, seat: int, *, wood: int = 0, wool: int = 0, copper: int = 0, stone: int = 0) -> Self:
        """Everything a player holds."""
        self._hands[seat] = {"wood": wood, "wool": wool, "copper": copper, "stone": stone}
        return self

    def score(self, seat: int, points: int) -> Self:
        """A player's points."""
        self._points[seat] = points
        return self

    def druid(self, *, field: int) -> Self:
        """The druid is on his path, where he ended his last ritual."""
        self._druid_field = field
        return self

    def open_screens(self) -> Self:
        """The table plays with open screens."""
        self._screens = "open"
        return self

    def next_die(self, face: str) -> Self:
        """The next roll of the die."""
        self._next_die = face
        return self

    def turn(self, seat: int) -> Position:
        """A player has rolled, and has to choose big yield, hut or temple."""
        match = self._set_up()
        game: Meduris = match.state
        push(game.decisions, int(Step.END_TURN), int(seat), 0, 0)
        push(game.decisions, int(Step.PHASE_TWO), int(seat), 0, 0)
        return Position(match)

    def last_turn(self, seat: int) -> Position:
        """Like `turn`, in the last turn before the druid's last round."""
        position = self.turn(seat)
        position.game.turns_left = 1
        return position

    def rolls(self, seat: int, face: str) -> Position:
        """A player begins a turn by rolling this face; the position is the first in which somebody decides."""
        match = self.next_die(face)._set_up()
        position = Position(match)
        push(match.state.decisions, int(Step.BEGIN_TURN), int(seat), 0, 0)
        proceed(match.state)
        return position.note()

    def asked(self, field: int) -> Position:
        """In the turn of seat 0 the druid has come to a hut, whose owner is asked for an offering."""
        match = self.druid(field=field)._set_up(settled=False)
        position = Position(match)
        push(match.state.decisions, int(Step.END_TURN), 0, 0, 0)
        call_at_hut(match.state)
        return position.note()

    def _set_up(self, settled: bool = True) -> Match:
        match = Match.new("meduris", seats=self._seats, seed=0, options={"screens": self._screens})
        game: Meduris = match.state
        game.decisions.depth = 0
        forget_events(game.events)
        self._set_up_players(game)
        self._set_up_workers(game)
        self._set_up_chips(game)
        self._set_up_buildings(game)
        self._set_up_druid(game, settled)
        roll_next(game, self._next_die)
        return match

    def _set_up_players(self, game: Meduris) -> None:
        for seat in range(self._seats):
            hand = self._hands.get(seat, {})
            for material, word in enumerate(MATERIAL.words):
                game.players[seat].materials[material] = hand.get(word, 0)
            game.players[seat].points = self._points.get(seat, 5)
            game.players[seat].points_from[Source.START] = game.players[seat].points
        for material, word in enumerate(MATERIAL.words):
            held = sum(hand.get(word, 0) for hand in self._hands.values())
            if held > MATERIAL_PIECES:
                raise Impossible(f"There are {MATERIAL_PIECES} {word}, but the hands hold {held}.")
            game.supply[material] = MATERIAL_PIECES - held

    def _set_up_workers(self, game: Meduris) -> None:
        standing = Counter(seat for stack in self._stacks.values() for seat in stack)
        if any(standing[seat] != WORKERS[self._seats] for seat in range(self._seats)):
            raise Impossible(f"Everyone has {WORKERS[self._seats]} workers.")
        for plateau, word in enumerate(MATERIAL.words):
            for seat in self._stacks[word]:
                stand_on_top(game, int(seat), plateau)

    def _set_up_chips(self, game: Meduris) -> None:
        for field in range(MOST_FIELDS):
            game.chip[field] = Chip.NONE
        for number, word in self._chips.items():
            game.chip[number - 1] = CHIP.words.index(word)
            if number in self._temples or (number in self._huts and word != "druid"):
                raise Impossible(f"The chip {word} cannot lie under the building on field {number}.")
        if any(copies > CHIPS_OF_EACH_KIND for copies in Counter(self._chips.values()).values()):
            raise Impossible(f"There are {CHIPS_OF_EACH_KIND} chips of each kind.")

    def _set_up_buildings(self, game: Meduris) -> None:
        for number, seat in self._temples.items():
            _put_up(game, number, seat, Building.TEMPLE)
        for number, seat in self._huts.items():
            _put_up(game, number, seat, Building.HUT)
            game.rune_holder[int(FIELD_DISTRICT[game.side, number - 1])] = seat
        for seat in range(self._seats):
            game.players[seat].huts = HUTS[self._seats] - list(self._huts.values()).count(seat)
            game.players[seat].temples = TEMPLES[self._seats] - list(self._temples.values()).count(seat)
            if game.players[seat].huts < 0 or game.players[seat].temples < 0:
                raise Impossible(f"Seat {seat} has built more than there are pieces.")

    def _set_up_druid(self, game: Meduris, settled: bool) -> None:
        game.druid.slab = min(int(game.buildings), SLABS)
        on_path = bool(self._huts) and game.buildings > SLABS
        if on_path != (self._druid_field is not None):
            raise Impossible("The druid is on his path if, and only if, there are four buildings and a hut.")
        if self._druid_field is None:
            return
        field = self._druid_field - 1
        if game.building[field] != Building.HUT:
            raise Impossible("The druid stands by a hut.")
        if settled and game.building[int(next_field(game, field))] == Building.HUT:
            raise Impossible("Between turns the druid stands by the last hut of a settlement.")
        game.druid.field = field


class Position:
    """A position being played. Gains are relative to its beginning; events are kept from there on."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game: Meduris = match.state
        self._start = [self.hand(seat) for seat in range(match.seats)]
        self._events: list[Event] = []
        self._check_pieces()

    def note(self) -> Position:
        """Keep the last action's events."""
        self._events += self.match.events()
        self._check_pieces()
        return self

    def play(self, *actions: str) -> Position:
        """Play actions one after another."""
        for action in actions:
            self.match.play(action)
            self.note()
        return self

    def pay(self, action: str) -> Position:
        """Play an action and pay its exact price, which is asked for only if there is a choice."""
        self.play(action)
        return self.play("pay exact") if self.decision == "pay" else self

    def legal(self, verb: str = "") -> list[str]:
        """The legal actions, or those of one verb."""
        return [action for action in self.match.legal() if action.split()[0] == verb or not verb]

    def fields(self, verb: str) -> set[int]:
        """The fields on which a hut or a temple may be built."""
        return {int(action.split()[1]) for action in self.legal(verb)}

    def copy(self) -> Position:
        """An independent position at the same point, whose gains and events start afresh."""
        return Position(self.match.copy())

    def next_die(self, face: str) -> Position:
        """Set the next roll of the die."""
        roll_next(self.game, face)
        return self

    @property
    def mover(self) -> int | None:
        return self.match.mover

    @property
    def decision(self) -> str | None:
        return self.match.decision

    def points(self, seat: int) -> int:
        return int(self.game.players[seat].points)

    def places(self) -> list[int]:
        """The place of each seat."""
        return [standing.place for standing in self.match.standings()]

    def hand(self, seat: int) -> Hand:
        """What a player holds, without the kinds that are missing."""
        held = self.game.players[seat].materials
        return {word: int(held[material]) for material, word in enumerate(MATERIAL.words) if held[material]}

    def gained(self, seat: int, material: str) -> int:
        """How many more of a material a player holds now than at the beginning."""
        return self.hand(seat).get(material, 0) - self._start[seat].get(material, 0)

    def gains(self, seat: int) -> Hand:
        """Every material of which a player now holds more, or less, than at the beginning."""
        return {word: self.gained(seat, word) for word in MATERIAL.words if self.gained(seat, word)}

    def supply(self, material: str) -> int:
        return int(self.game.supply[MATERIAL.words.index(material)])

    def stack(self, plateau: str) -> list[int]:
        """The workers on a plateau, from the bottom to the top."""
        stack = self.game.plateaus[MATERIAL.words.index(plateau)]
        return [int(stack.workers[height]) for height in range(stack.height)]

    def stacks(self) -> dict[str, list[int]]:
        """The workers on every plateau."""
        return {word: self.stack(word) for word in MATERIAL.words}

    def runes(self, seat: int) -> set[str]:
        """The rune stones that a player holds."""
        return {COMPONENTS.pieces.runes[rune] for rune in range(RUNES) if self.game.rune_holder[rune] == seat}

    def huts_left(self, seat: int) -> int:
        return int(self.game.players[seat].huts)

    def temples_left(self, seat: int) -> int:
        return int(self.game.players[seat].temples)

    def building(self, field: int) -> tuple[str, int] | None:
        """What stands on a field and whose it is."""
        building = Building(int(self.game.building[field - 1]))
        return None if building is Building.NONE else (building.name.lower(), int(self.game.owner[field - 1]))

    def chip(self, field: int) -> str | None:
        """The chip on a field."""
        chip = int(self.game.chip[field - 1])
        return CHIP.words[chip] if chip else None

    @property
    def druid(self) -> int | None:
        """The field next to which the druid stands, or None before he has entered his path."""
        field = int(self.game.druid.field)
        return None if field == OFF_PATH else field + 1

    @property
    def slab(self) -> int:
        return int(self.game.druid.slab)

    def events(self, name: str = "") -> list[Event]:
        """The events so far, all or those of one name."""
        return [event for event in self._events if event.name == name or not name]

    def event_names(self) -> list[str]:
        """The names of the events so far, in order."""
        return [event.name for event in self._events]

    def asked(self) -> list[int]:
        """The fields at which the druid has asked for an offering so far, in order."""
        return [event.number("field") for event in self.events("druid_came")]

    def answer_all(self, answer: str) -> Position:
        """Give the same answer wherever the druid asks, until he is done."""
        while self.decision == "offer":
            self.play(answer)
        return self

    def idle_turn(self) -> Position:
        """Play on to the next phase two without taking anything, and have a big yield there."""
        while self.decision in ("take", "return"):
            self.play("take nothing" if self.decision == "take" else self.legal()[0])
        return self.play(self.legal("move")[0])

    def idle_until(self, seat: int) -> Position:
        """Let turns pass without building until a player is to choose big yield, hut or temple."""
        while self.mover != seat or self.decision != "phase-two":
            if self.decision == "phase-two":
                self.idle_turn()
            else:
                self.play("take nothing" if self.decision == "take" else self.legal()[0])
        return self

    def _check_pieces(self) -> None:
        for material, word in enumerate(MATERIAL.words):
            hands = [int(self.game.players[seat].materials[material]) for seat in range(self.match.seats)]
            supply = int(self.game.supply[material])
            assert min(hands) >= 0, f"somebody holds fewer than no {word}"
            assert supply >= 0, f"the supply holds fewer than no {word}"
            assert sum(hands) + supply == MATERIAL_PIECES, f"pieces of {word} came or went"


def meduris(seats: int) -> Scenario:
    """Begin to describe a position."""
    return Scenario(seats)


def in_words(values: Mapping[Material, T]) -> dict[str, T]:
    """A view's values by material, with words for keys."""
    return {material.word: value for material, value in values.items()}


def materials_of(field: int, seats: int = 3) -> tuple[str, str]:
    """The two materials printed on a field."""
    first, second = COMPONENTS.sides[1 if seats == 4 else 0].materials[field - 1]
    return MATERIAL.words[first], MATERIAL.words[second]


def fields_of(game: Meduris) -> range:
    """The numbers of the fields of the ring."""
    return range(1, int(field_count(game)) + 1)


def roll_next(game: Meduris, face: str) -> None:
    """Set the generator so that this face is rolled next."""
    seed_generator(game.random, _seed_that_rolls(FACE.words.index(face)))


@cache
def _seed_that_rolls(face: int) -> int:
    random = blank(Random)
    for seed in count():
        seed_generator(random, seed)
        if below(random, FACES) == face:
            return seed
    raise AssertionError("unreachable")


def _spread_workers(seats: int) -> dict[str, list[int]]:
    """Each player's workers on neighbouring plateaus, at most two on each."""
    stacks: dict[str, list[int]] = {word: [] for word in MATERIAL.words}
    for seat in range(seats):
        for worker in range(WORKERS[seats]):
            stacks[MATERIAL.words[(seat + worker) % MATERIALS]].append(seat)
    return stacks


def _put_up(game: Meduris, number: int, seat: int, building: Building) -> None:
    if number not in fields_of(game):
        raise Impossible(f"There is no field {number}.")
    if game.building[number - 1] != Building.NONE:
        raise Impossible(f"Field {number} is built on twice.")
    game.building[number - 1] = building
    game.owner[number - 1] = seat
    game.buildings += 1
