"""Pebbles: a small game for testing what does not belong to any real game.

In turn, players take one to six pebbles from a heap and paint each of them. Red ones are worth a point each; for a blue
one a die is rolled, which says how many points it is worth. A single player has an automaton as rival, which gets a
point in every turn. The game has no evaluation of its own.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Annotated, TypeVar

from beltane.kernel.actions import Verbs
from beltane.kernel.decisions import Decisions, mover, pop, push, top
from beltane.kernel.dispatch import Rules
from beltane.kernel.events import EventCatalogue, Events, forget_events
from beltane.kernel.game import Game, Option
from beltane.kernel.prompt import plain_prompt
from beltane.kernel.random import Random, below
from beltane.kernel.records import Many, Row, i1, i2, many, one, record
from beltane.kernel.rule import rule
from beltane.kernel.vocabulary import Domain, WordEnum, numbers, words_of

MOST_PEBBLES = 6
FACES = 6
SEATS = 4
AUTOMATON = 1
"""The contender after the only seat."""

T = TypeVar("T")


class Step(WordEnum):
    TAKE = 0
    PAINT = 1


class Paint(WordEnum):
    RED = 0
    GREEN = 1
    BLUE = 2


class Source(WordEnum):
    RED_PEBBLES = 0
    BLUE_PEBBLES = 1


PEBBLES = numbers("pebbles", 1, MOST_PEBBLES)
PAINT = words_of("paint", Paint)

VERBS = Verbs()
TAKE, take, take_pebbles = VERBS.declare("take", PEBBLES)
PAINT_ONE, paint, paint_colour = VERBS.declare("paint", PAINT)
ACTIONS = VERBS.catalogue()
verb_of = ACTIONS.verb_reader()

EVENTS = EventCatalogue()


@EVENTS.declare()
def turn_began(events: Events, seat: int) -> None: ...


@EVENTS.declare()
def pebbles_taken(events: Events, seat: int, pebbles: int) -> None: ...


@EVENTS.declare()
def pebble_painted(events: Events, seat: int, paint: Annotated[int, PAINT]) -> None: ...


@EVENTS.declare(reveals=True)
def die_rolled(events: Events, seat: int, face: int) -> None: ...


@EVENTS.declare()
def automaton_scored(events: Events) -> None: ...


def _with_version(declaration: type[T]) -> type[T]:
    """Add a field named after this file's content.

    Compiled code that plays any game is cached by the record's fields, and must not outlive a change here.
    """
    digest = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:12]
    declaration.__annotations__[f"version_{digest}"] = int
    setattr(declaration, f"version_{digest}", i1())
    return declaration


@record
class Player:
    points: int = i2()
    points_from: Row = i2(len(Source))


@record
@_with_version
class Pebbles:
    random: Random = one(Random)
    seats: int = i2()
    turn: int = i2()
    heap: int = i2()
    players: Many[Player] = many(Player, SEATS)
    decisions: Decisions = one(Decisions)
    events: Events = one(Events)


@rule
def deal(game: Pebbles, seats: int, options: Row) -> None:
    game.seats = seats
    game.heap = 24 if options[0] == 1 else 12
    begin_turn(game, 0)


@rule
def begin_turn(game: Pebbles, seat: int) -> None:
    turn_began(game.events, seat)
    push(game.decisions, Step.TAKE, seat, 0, 0)


@rule
def legal(game: Pebbles, out: Row) -> int:
    if top(game.decisions).kind == Step.PAINT:
        for colour in range(3):
            out[colour] = paint(colour)
        return 3
    count = min(MOST_PEBBLES, game.heap)
    for pebbles in range(count):
        out[pebbles] = take(pebbles)
    return count


@rule
def play(game: Pebbles, action: int) -> None:
    forget_events(game.events)
    seat = mover(game)
    if verb_of(action) == TAKE:
        pop(game.decisions)
        taken = take_pebbles(action) + 1
        game.heap -= taken
        pebbles_taken(game.events, seat, taken)
        push(game.decisions, Step.PAINT, seat, taken, 0)
        return
    paint_pebble(game, seat, paint_colour(action))
    frame = top(game.decisions)
    frame.first -= 1
    if frame.first == 0:
        pop(game.decisions)
        end_turn(game, seat)


@rule
def paint_pebble(game: Pebbles, seat: int, colour: int) -> None:
    pebble_painted(game.events, seat, colour)
    if colour == Paint.RED:
        score(game, seat, Source.RED_PEBBLES, 1)
    elif colour == Paint.BLUE:
        face = below(game.random, FACES)
        die_rolled(game.events, seat, face)
        score(game, seat, Source.BLUE_PEBBLES, face)


@rule
def score(game: Pebbles, contender: int, source: int, points: int) -> None:
    game.players[contender].points += points
    game.players[contender].points_from[source] += points


@rule
def end_turn(game: Pebbles, seat: int) -> None:
    game.turn += 1
    if game.seats == 1:
        score(game, AUTOMATON, Source.RED_PEBBLES, 1)
        automaton_scored(game.events)
    if game.heap > 0:
        begin_turn(game, (seat + 1) % game.seats)


@rule
def points_of(game: Pebbles, contender: int) -> int:
    return game.players[contender].points


@rule
def contenders(game: Pebbles) -> int:
    return 2 if game.seats == 1 else int(game.seats)


def view(game: Pebbles, _seat: int | None) -> int:
    """All there is to see: the heap."""
    return int(game.heap)


GAME = Game(
    name="pebbles",
    title="Pebbles",
    seats=(1, 2, 3, 4),
    options=(Option("heap", ("12", "24")),),
    rules_version=1,
    State=Pebbles,
    View=int,
    actions=ACTIONS,
    events=EVENTS,
    steps=Step,
    colours=Domain("colour", ("red", "blue", "green", "white")),
    sources=Source,
    rules=Rules(deal=deal, legal=legal, play=play, points_of=points_of, rank_of=points_of, contenders=contenders),
    view=view,
    prompt=plain_prompt(ACTIONS, Step, legal),
    automaton="Stone",
)
