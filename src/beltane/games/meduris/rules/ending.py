"""The finale, the druid's last round and the final scoring (M-END)."""

from __future__ import annotations

from beltane.games.meduris.rules.building import is_temple_site
from beltane.games.meduris.rules.druid import ask_offering, runes_held
from beltane.games.meduris.rules.events import finale_began, game_ended, last_round_began, runes_scored, temple_scored
from beltane.games.meduris.rules.scoring import score
from beltane.games.meduris.rules.settlements import huts_ahead, huts_behind, is_hut
from beltane.games.meduris.rules.state import NO_FINALE, OFF_PATH, Meduris, Step, field_count, next_seat
from beltane.games.meduris.rules.vocabulary import Building, Source, Trigger
from beltane.kernel.decisions import push
from beltane.kernel.events import NOBODY
from beltane.kernel.rule import rule

IDLE_TURNS_A_SEAT = 40
NO_TRIGGER = -1


@rule
def end_turn(game: Meduris, seat: int) -> None:
    """Check for the finale, then pass on the turn, or begin the last round (M-END-1)."""
    if game.turns_left == NO_FINALE:
        trigger = finale_trigger(game, seat)
        if trigger != NO_TRIGGER:
            game.turns_left = game.seats - 1
            finale_began(game.events, seat, trigger)
    else:
        game.turns_left -= 1
    if game.turns_left == 0:
        last_round_began(game.events)
        push(game.decisions, Step.LAST_ROUND, NOBODY, 1, last_round_start(game))
    else:
        push(game.decisions, Step.BEGIN_TURN, next_seat(game, seat), 0, 0)


@rule
def finale_trigger(game: Meduris, seat: int) -> int:
    """Why the finale begins after this turn, or NO_TRIGGER (M-END-1, M-END-6, M-END-7)."""
    player = game.players[seat]
    if player.huts == 0 and player.temples == 0:
        return Trigger.ALL_BUILT
    if nobody_can_finish(game):
        return Trigger.NO_ROOM_FOR_TEMPLES
    if game.turns_without_building >= IDLE_TURNS_A_SEAT * game.seats:
        return Trigger.NOBODY_BUILDS
    return NO_TRIGGER


@rule
def nobody_can_finish(game: Meduris) -> bool:
    """Whether every player has more temples left than there are fields for them (M-END-6)."""
    fewest = game.players[0].temples
    for seat in range(1, game.seats):
        fewest = min(fewest, game.players[seat].temples)
    if fewest == 0:
        return False
    sites = 0
    for field in range(field_count(game)):
        if is_temple_site(game, field):
            sites += 1
            if sites >= fewest:
                return False
    return True


@rule
def last_round_start(game: Meduris) -> int:
    """Where the last round starts: where the druid stands, or before field 1 if he never entered his path (M-END-2)."""
    return field_count(game) - 1 if game.druid.field == OFF_PATH else game.druid.field


@rule
def last_round(game: Meduris, distance: int, start: int) -> None:
    """Go on round the ring to the next hut that has not been asked; then the final scoring (M-END-2).

    He starts at the end of a settlement, so one round from there asks every hut once, and that one last.
    """
    fields = field_count(game)
    while distance <= fields:
        field = (start + distance) % fields
        distance += 1
        if is_hut(game, field):
            game.druid.field = field
            push(game.decisions, Step.LAST_ROUND, NOBODY, distance, start)
            ask_offering(game, field)
            return
    score_temples(game)
    score_runes(game)
    game_ended(game.events)


@rule
def is_still_asked(game: Meduris, field: int) -> bool:
    """Whether the last round has yet to reach a field, or is there (M-END-2)."""
    frame = game.decisions.frames[0]
    if frame.kind != Step.LAST_ROUND:
        return True
    distance = (field - frame.second - 1) % field_count(game) + 1
    return distance >= frame.first - 1


@rule
def huts_to_ask(game: Meduris) -> int:
    """How many huts the last round has yet to ask, including the current one; all of them before it (M-END-2)."""
    count = 0
    for field in range(field_count(game)):
        if is_hut(game, field) and is_still_asked(game, field):
            count += 1
    return count


@rule
def temple_points(game: Meduris, field: int) -> int:
    """What a temple on a field scores: the huts of the settlements directly left and right of it (M-END-3)."""
    return huts_behind(game, field) + huts_ahead(game, field)


@rule
def score_temples(game: Meduris) -> None:
    """Each temple scores its points (M-END-3)."""
    for field in range(field_count(game)):
        if game.building[field] == Building.TEMPLE:
            points = temple_points(game, field)
            score(game, game.owner[field], Source.TEMPLES, points)
            temple_scored(game.events, game.owner[field], field, points)


@rule
def score_runes(game: Meduris) -> None:
    """n rune stones score 1 + 2 + ... + n (M-END-4)."""
    for seat in range(game.seats):
        runes = runes_held(game, seat)
        points = runes * (runes + 1) // 2
        if runes > 0:
            score(game, seat, Source.RUNES, points)
            runes_scored(game.events, seat, runes, points)
