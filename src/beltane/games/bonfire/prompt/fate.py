"""What choices about fate tiles cost and bring, in words."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import FATE_TILE_SYMBOLS
from beltane.games.bonfire.prompt.payment import resources_phrase, tiles_held
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.fate import MIDDLE_OF_ROW, tiles_kept
from beltane.games.bonfire.rules.state import Bonfire, Player, tile_total
from beltane.games.bonfire.rules.turn import play
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, FATE_TILE_LENGTH
from beltane.kernel.actions import Action
from beltane.kernel.events import read_events
from beltane.kernel.records import copy
from beltane.text.catalogue import Phrase

Phrases = tuple[Phrase, ...]


def _symbols(tile: int) -> list[str]:
    return [ACTION_KIND.words[int(FATE_TILE_SYMBOLS[tile, position])] for position in range(FATE_TILE_LENGTH)]


def first_tile_words(_game: Bonfire, player: Player, action: Action) -> Phrases:
    """The tile to begin with."""
    tile = player.fate_aside if action.verb == "keep" else player.fate_row[MIDDLE_OF_ROW]
    return (Phrase("fate_tile", {"symbols": _symbols(int(tile))}),)


def fate_words(_game: Bonfire, player: Player, _action: Action) -> Phrases:
    """What has to be discarded before a tile is placed."""
    surplus = int(tile_total(player)) - int(tiles_kept(player))
    return (Phrase("discard_first", {"tiles": surplus}),) if surplus > 0 else ()


def take_words(_game: Bonfire, player: Player, action: Action) -> Phrases:
    """The tile at an end of the row."""
    position = 0 if action.arguments[0] == 0 else int(player.fate_row_count) - 1
    return (Phrase("fate_tile", {"symbols": _symbols(int(player.fate_row[position]))}),)


def lay_words(game: Bonfire, _player: Player, action: Action) -> Phrases:
    """What the tile would bring there, found out by laying it."""
    trial = copy(game)
    play(trial, action.number)
    tiles: dict[str, int] = {}
    resources: dict[str, int] = {}
    for event in read_events(EVENTS, trial.events)[1:]:
        if event.name == "tiles_gained":
            _add(tiles, str(event.details["tile"]), int(event.details["pieces"]))
        elif event.name == "resources_gained":
            _add(resources, str(event.details["resource"]), int(event.details["pieces"]))
        else:
            break
    gains = [*tiles_held(tiles), *(resources_phrase(word, number) for word, number in resources.items())]
    return (Phrase("brings", {"pieces": gains}),)


def _add(gains: dict[str, int], word: str, pieces: int) -> None:
    gains[word] = gains.get(word, 0) + pieces
