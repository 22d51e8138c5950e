"""The countdown and the end of the game (B-END-1 to B-END-5)."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import COUNTDOWN_NOVICES
from beltane.games.bonfire.rules.events import countdown_began, countdown_tile_passed_on, passed
from beltane.games.bonfire.rules.gains import score
from beltane.games.bonfire.rules.state import Bonfire, cities
from beltane.games.bonfire.rules.vocabulary import COMMON_TASKS, Source
from beltane.kernel.rule import rule

LAST_TILE = 1


@rule
def novices_in_council(game: Bonfire) -> int:
    """Own and neutral novices in the council, including Tom's and lying ones (B-END-1, B-SOLO-8)."""
    count = COMMON_TASKS
    for common in range(COMMON_TASKS):
        count -= game.neutral_novices[common]
    for city in range(cities(game)):
        count += game.players[city].novices
    return count


@rule
def check_countdown(game: Bonfire, seat: int) -> None:
    """The countdown starts as soon as enough novices are in the council (B-END-1)."""
    if game.countdown == 0 and novices_in_council(game) >= COUNTDOWN_NOVICES[game.seats]:
        game.countdown = 1
        countdown_began(game.events, seat)


@rule
def pass_on_tile(game: Bonfire, seat: int) -> None:
    """At the end of the start player's turns, pass on the highest countdown tile (B-END-2)."""
    if game.countdown == 1 and seat == game.start_player:
        game.tile_going_round = game.tile_held
        game.tile_held -= 1
        countdown_tile_passed_on(game.events, game.tile_going_round)


@rule
def take_tile_back(game: Bonfire, seat: int) -> bool:
    """Put the tile that comes back to the start player into the box; returns whether it was tile 1 (B-END-2)."""
    if seat != game.start_player:
        return False
    tile = game.tile_going_round
    game.tile_going_round = 0
    return tile == LAST_TILE


@rule
def may_pass(game: Bonfire, seat: int) -> bool:
    """Whether a player may pass in a turn that begins now (B-END-3)."""
    return game.countdown == 1 and (seat == game.start_player or game.tile_going_round > 0)


@rule
def pass_for_good(game: Bonfire, seat: int) -> None:
    """Score the current tile, for the start player the highest one still held, and drop out (B-END-3)."""
    points = game.tile_held if seat == game.start_player else game.tile_going_round
    game.players[seat].passed = 1
    passed(game.events, seat, points)
    score(game, seat, Source.COUNTDOWN, points)


@rule
def all_have_passed(game: Bonfire) -> bool:
    """Whether every player has passed for good."""
    for seat in range(game.seats):
        if game.players[seat].passed == 0:
            return False
    return True
