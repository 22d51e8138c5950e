"""Fate tiles (B-SETUP-8, B-TURN-2, B-FATE): what to keep, which tile to take, and what it brings where it is laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from beltane.games.bonfire.components.tables import (
    FATE_TILE_SYMBOLS,
    PLACE_CELLS,
)
from beltane.games.bonfire.prompt.details import detail
from beltane.games.bonfire.prompt.pieces import WORDS, discarded, gain_details, gained, less, short_counts
from beltane.games.bonfire.prompt.situation import Situation
from beltane.games.bonfire.rules.actions import ACTIONS, FORWARD, TOP
from beltane.games.bonfire.rules.fate import MIDDLE_OF_ROW
from beltane.games.bonfire.rules.scoring import POINTS_FOR_FATE_TILE
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, ACTION_TILES, FATE_TILE_LENGTH
from beltane.games.bonfire.view import column_and_row
from beltane.kernel.actions import Action
from beltane.kernel.expansion import Outcome
from beltane.kernel.phrases import Phrase, Place
from beltane.kernel.plans import Ways
from beltane.kernel.prompt import Choice, Detail
from beltane.kernel.vocabulary import VerbWord, Word

KEEP_TILES = VerbWord("keep-tiles")


def symbols(tile: int) -> tuple[Word, ...]:
    """The symbols of a fate tile, from the left or from the top."""
    return tuple(ACTION_KIND.word(int(FATE_TILE_SYMBOLS[tile, position])) for position in range(FATE_TILE_LENGTH))


def of_first_tile(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """The first tile to lay (B-SETUP-8)."""
    player = situation.player
    tile = player.fate_aside if action.verb == "keep" else player.fate_row[MIDDLE_OF_ROW]
    yield detail("effect", "effect-symbols", symbols=symbols(tile))


def of_taking(situation: Situation, action: Action, _ways: Ways) -> Iterator[Detail]:
    """The tile at an end of the row (B-FATE-2)."""
    player = situation.player
    position = 0 if action.arguments[0] == TOP else player.fate_row_count - 1
    yield detail("effect", "effect-symbols", symbols=symbols(player.fate_row[position]))


# What has to be discarded


def surplus(situation: Situation) -> int:
    """How many action tiles are too many for placing a fate tile."""
    return max(0, sum(situation.player.tiles) - situation.previews.tiles_kept)


def of_fate(situation: Situation, _action: Action, ways: Ways) -> Iterator[Detail]:
    """What has to be discarded, and what a tile left in the row would score (B-FATE-1, B-SCORE-6)."""
    if ways.settled and surplus(situation):
        yield detail("cost", "cost-discards", pieces=short_counts(discarded(ways.first)))
    elif surplus(situation):
        yield detail("cost", "cost-discards-some", count=surplus(situation))
    yield detail("note", "note-fate-row", count=situation.player.fate_row_count, points=POINTS_FOR_FATE_TILE)


def keeping_choices(situation: Situation, outcomes: Sequence[Outcome]) -> tuple[Choice, ...]:
    """What to keep; where there are too many ways, what to discard, one kind after another (B-TURN-2)."""
    if all(outcome.complete for outcome in outcomes):
        return tuple(_keeping(situation, outcome) for outcome in outcomes)
    numbers = dict.fromkeys(outcome.actions[0] for outcome in outcomes)
    return tuple(_discarding(situation, ACTIONS.action(number)) for number in numbers)


def _keeping(situation: Situation, outcome: Outcome) -> Choice:
    gone = discarded(outcome)
    kept = less(situation.hand, gone)[:ACTION_TILES]
    words = [WORDS[kind].word for kind, count in enumerate(kept) for _ in range(count)]
    targets = tuple(situation.own("tile", word) for word in dict.fromkeys(words))
    details = (detail("cost", "cost-discards", pieces=short_counts(gone)),)
    label = Phrase("choice-keep-tiles", {"pieces": short_counts(kept)})
    return Choice(outcome.actions, " ".join(("keep", *words)), KEEP_TILES, label, targets, details)


def _discarding(situation: Situation, action: Action) -> Choice:
    kind = action.arguments[0]
    details = (detail("note", "note-held", count=situation.player.tiles[kind]),)
    targets = (situation.own("tile", ACTION_KIND.words[kind]),)
    return Choice((action.number,), action.notation, action.verb, action.label, targets, details)


# Laying a tile


def of_laying(situation: Situation, action: Action, ways: Ways) -> Iterator[Detail]:
    """What a tile brings at a place, and its symbols as they would lie there (B-FATE-4, B-FATE-5)."""
    yield from gain_details(ways.first)
    laid = symbols(tile_in_hand(situation))
    yield detail("note", "note-lies", symbols=laid if action.arguments[1] == FORWARD else laid[::-1])


def tile_in_hand(situation: Situation) -> int:
    """The fate tile to be laid."""
    if situation.state.players[situation.seat].fate_tiles_placed == 0:
        return situation.player.fate_aside
    return situation.state.plan.fate_tile


def pieces_gained(outcome: Outcome) -> int:
    """How many tiles and gold a place brings."""
    pieces, _ = gained(outcome)
    return sum(pieces)


def cells_of(situation: Situation, place: int) -> tuple[Place, ...]:
    """The cells of a place, each by its column and its row in the seat's fate area, counted from 1."""
    return tuple(_cell(situation, int(PLACE_CELLS[place, index])) for index in range(FATE_TILE_LENGTH))


def _cell(situation: Situation, cell: int) -> Place:
    column, row = column_and_row(cell)
    return Place("fate-cell", column, situation.seat, row)
