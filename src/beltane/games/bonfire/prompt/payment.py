"""What is paid, in words: prices, what takes the place of missing pieces, and what a step of a payment settles.

What a choice leads to is found out by playing it on a copy: whatever leaves nothing to choose is settled there.
"""

from __future__ import annotations

from beltane.games.bonfire.rules.actions import GIVE, SPEND
from beltane.games.bonfire.rules.events import EVENTS
from beltane.games.bonfire.rules.payment import PAIR, piece_fits
from beltane.games.bonfire.rules.state import Bonfire, Player, Step
from beltane.games.bonfire.rules.turn import play
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, RESOURCE, ActionKind
from beltane.kernel.actions import Action
from beltane.kernel.decisions import top
from beltane.kernel.events import read_events
from beltane.kernel.records import Row, copy
from beltane.text.catalogue import Phrase

Phrases = tuple[Phrase, ...]
PAID = {"tiles_paid": "tile", "resources_paid": "resource"}
"""The events of a payment, and which of their details says what was paid."""


def tiles_phrase(tile: str, number: int) -> Phrase:
    """A number of action tiles of a kind, as in `2 ship tiles`."""
    return Phrase("tiles", {"tile": tile, "number": int(number)})


def resources_phrase(resource: str, number: int) -> Phrase:
    """A number of resources, as in `2 fruit`."""
    return Phrase("resources", {"resource": resource, "number": int(number)})


def tiles_held(tiles: dict[str, int]) -> list[Phrase]:
    """The action tiles that are held, kind by kind."""
    return [tiles_phrase(tile, number) for tile, number in tiles.items() if number > 0]


def price_phrases(game: Bonfire, player: Player, action: Action, kind: int, tiles: int) -> Phrases:
    """A price in tiles of a kind, and what is paid in place of missing ones."""
    price = [tiles_phrase(ACTION_KIND.words[kind], tiles)]
    return Phrase("price", {"pieces": price}), *replacing_phrases(game, player, action, price, kind, tiles)


def replacing_phrases(
    game: Bonfire, player: Player, action: Action, price: list[Phrase], kind: int, tiles: int
) -> Phrases:
    """What is paid if there is only one way and it is not the price itself; or else how many tiles are missing."""
    paid = paid_pieces(_tried(game, action))
    if paid:
        return () if paid == price else (_pays(paid),)
    missing = tiles - int(player.tiles[kind])
    if missing <= 0:
        return ()
    key = "missing_or_yellow" if player.tiles[ActionKind.YELLOW] > 0 else "missing"
    return (Phrase(key, {"tiles": missing, "others": PAIR * missing}),)


def step_phrases(game: Bonfire, player: Player, action: Action) -> Phrases:
    """What a step of a payment leads to: the whole payment, or what it rules out and how much is still to be chosen."""
    (outcome,) = joker_phrases(game, action)
    given_up = [] if outcome.key == "pays" else _given_up(game, player, action)
    return (*([Phrase("no_more_of", {"kinds": given_up})] if given_up else []), outcome)


def joker_phrases(game: Bonfire, action: Action) -> Phrases:
    """The whole payment that a step leads to, or how many pieces are still to be chosen after it."""
    trial = _tried(game, action)
    paid = paid_pieces(trial)
    return (_pays(paid) if paid else Phrase("then_more", {"pieces": int(trial.payment.pieces_left)}),)


def _pays(paid: list[Phrase]) -> Phrase:
    number = sum(int(str(piece.details["number"])) for piece in paid)
    return Phrase("pays", {"pieces": paid, "number": number})


def _tried(game: Bonfire, action: Action) -> Bonfire:
    trial = copy(game)
    play(trial, action.number)
    return trial


def paid_pieces(game: Bonfire) -> list[Phrase]:
    """What the action played last has paid; pieces are handed over before anything else happens."""
    paid: list[Phrase] = []
    for event in read_events(EVENTS, game.events):
        if event.name not in PAID:
            break
        word, number = str(event.details[PAID[event.name]]), int(event.details["pieces"])
        paid.append(tiles_phrase(word, number) if event.name == "tiles_paid" else resources_phrase(word, number))
    return paid


def _given_up(game: Bonfire, player: Player, action: Action) -> list[str]:
    """The kinds that could be given now but no more after this piece, as pieces are given in the order of kinds."""
    in_tiles = int(top(game.decisions).kind) == Step.PAY_TILES
    hand: Row = player.tiles if in_tiles else player.resources
    words = ACTION_KIND.words if in_tiles else RESOURCE.words
    chosen = action.number - (GIVE if in_tiles else SPEND)
    return [words[k] for k in range(int(game.payment.lowest), chosen) if piece_fits(game.payment, hand, k)]
