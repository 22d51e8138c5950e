"""Gnomes (B-GNOME): recruiting elders and specialists, and their immediate effects."""

from __future__ import annotations

from beltane.games.bonfire.components.tables import ELDER_RESOURCE, SPECIALIST_RESOURCE
from beltane.games.bonfire.rules.actions import (
    MOST_TILES_FOR_GNOME,
    recruit_gnome,
    recruit_tiles,
    to_recruit,
    to_welcome,
    welcome_gnome,
)
from beltane.games.bonfire.rules.events import gnome_recruited, specialist_revealed, specialists_shuffled
from beltane.games.bonfire.rules.gains import check_common_task, gain_tiles, score
from beltane.games.bonfire.rules.payment import (
    ask_any_resources,
    ask_resources,
    ask_tiles,
    resources_affordable,
    tiles_affordable,
)
from beltane.games.bonfire.rules.state import (
    SPECIALIST_DISPLAY,
    Bonfire,
    Player,
    Step,
    guardian_count,
    has,
    path_positions,
    portal_count,
    resource_total,
    task_count,
)
from beltane.games.bonfire.rules.vocabulary import (
    ELDERS,
    NONE,
    SPECIALISTS,
    ActionKind,
    CommonTask,
    Elder,
    Source,
    Specialist,
)
from beltane.kernel.bits import bit, holds, lowest, size_of, without_lowest
from beltane.kernel.decisions import pop, push, top
from beltane.kernel.random import shuffle
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

MOST_GNOMES = 6
PIECES_FOR_GNOME = 3
"""Tiles and resources together: 2 and 1, or 1 and 2 (B-GNOME-1)."""
POINTS_WITH_ELDER = 2

# Gnomes are numbered as in the catalogue: first the specialists, then the elders. Each also has its printed number.


@rule
def is_specialist(gnome: int) -> bool:
    """Whether a gnome is a specialist, not an elder."""
    return gnome < SPECIALISTS


@rule
def gnome_of(specialist: int) -> int:
    """The gnome number of a specialist."""
    return specialist - 1


@rule
def gnome_of_elder(elder: int) -> int:
    """The gnome number of an elder."""
    return SPECIALISTS + elder - 1


@rule
def specialist_of(gnome: int) -> int:
    """The printed number of a gnome that is a specialist."""
    return gnome + 1


@rule
def elder_of(gnome: int) -> int:
    """The printed number of a gnome that is an elder."""
    return gnome - SPECIALISTS + 1


@rule
def gnome_resource(gnome: int) -> int:
    """The resource that a gnome shows."""
    if is_specialist(gnome):
        return SPECIALIST_RESOURCE[specialist_of(gnome)]
    return ELDER_RESOURCE[elder_of(gnome)]


@rule
def display_slot(game: Bonfire, specialist: int) -> int:
    """Where a specialist lies face up, or NONE."""
    for slot in range(SPECIALIST_DISPLAY):
        if game.specialist_display[slot] == specialist:
            return slot
    return NONE


@rule
def face_up_gnomes(game: Bonfire) -> int:
    """All gnomes that can be recruited, as bits."""
    gnomes = 0
    for slot in range(SPECIALIST_DISPLAY):
        if game.specialist_display[slot] != NONE:
            gnomes |= bit(gnome_of(game.specialist_display[slot]))
    for elder in range(1, ELDERS + 1):
        gnomes |= int(game.elders_left[elder]) << gnome_of_elder(elder)
    return gnomes


@rule
def has_room_for_gnome(player: Player) -> bool:
    """Whether a player's city can take another gnome."""
    return player.gnomes < MOST_GNOMES


@rule
def can_recruit(player: Player, gnome: int, tiles: int) -> bool:
    """Whether a face-up gnome can be paid with a number of tiles and the rest in resources (B-GNOME-1)."""
    if not tiles_affordable(player, ActionKind.GNOME, tiles):
        return False
    pieces = PIECES_FOR_GNOME - tiles
    if has(player, Specialist.ANY_RESOURCES_FOR_GNOMES):
        return resource_total(player) >= pieces
    resource = gnome_resource(gnome)
    return resources_affordable(player, resource, resource if pieces == 2 else NONE)


@rule
def can_recruit_any(game: Bonfire, player: Player) -> bool:
    """Whether a player can recruit any gnome that lies face up."""
    if not has_room_for_gnome(player) or not tiles_affordable(player, ActionKind.GNOME, 1):
        return False
    gnomes = face_up_gnomes(game)
    while gnomes != 0:
        gnome = lowest(gnomes)
        if can_recruit(player, gnome, 1) or can_recruit(player, gnome, 2):
            return True
        gnomes = without_lowest(gnomes)
    return False


@rule
def legal_recruits(game: Bonfire, player: Player, out: Row, count: int) -> int:
    """Any face-up gnome, at either price (B-GNOME-1, B-GNOME-2)."""
    if not has_room_for_gnome(player) or not tiles_affordable(player, ActionKind.GNOME, 1):
        return count
    gnomes = face_up_gnomes(game)
    while gnomes != 0:
        gnome = lowest(gnomes)
        for tiles in range(1, MOST_TILES_FOR_GNOME + 1):
            if can_recruit(player, gnome, tiles):
                out[count] = to_recruit(gnome, tiles)
                count += 1
        gnomes = without_lowest(gnomes)
    return count


@rule
def begin_recruiting(game: Bonfire, seat: int, action: int) -> None:
    """Pay tiles, then resources; then the gnome arrives (B-PAY-7)."""
    gnome = recruit_gnome(action)
    tiles = recruit_tiles(action)
    pieces = PIECES_FOR_GNOME - tiles
    push(game.decisions, Step.RECRUIT, seat, gnome, 0)
    if has(game.players[seat], Specialist.ANY_RESOURCES_FOR_GNOMES):
        ask_any_resources(game, seat, pieces)
    else:
        resource = gnome_resource(gnome)
        ask_resources(game, seat, resource, resource if pieces == 2 else NONE)
    ask_tiles(game, seat, ActionKind.GNOME, tiles)


@rule
def recruit(game: Bonfire, seat: int, gnome: int) -> None:
    """The gnome joins the city (B-GNOME-2 to B-GNOME-4)."""
    player = game.players[seat]
    player.gnomes += 1
    gnome_recruited(game.events, seat, gnome)
    if is_specialist(gnome):
        player.specialists = player.specialists | bit(specialist_of(gnome))
        replace_specialist(game, display_slot(game, specialist_of(gnome)))
    else:
        recruit_elder(game, seat, elder_of(gnome))
    if has(player, Specialist.YELLOW_FOR_GNOMES):
        gain_tiles(game, seat, ActionKind.YELLOW, 1)
    check_common_task(game, seat, CommonTask.GNOMES)


@rule
def recruit_elder(game: Bonfire, seat: int, elder: int) -> None:
    """Elders score at once (B-GNOME-3), with specialist 4 two points more (B-GNOME-4)."""
    player = game.players[seat]
    player.elders = player.elders | bit(elder)
    game.elders_left[elder] = 0
    more = POINTS_WITH_ELDER if has(player, Specialist.POINTS_FOR_ELDERS) else 0
    score(game, seat, Source.ELDERS, elder_points(player, elder) + more)


@rule
def elder_points(player: Player, elder: int) -> int:
    """What an elder scores (B-GNOME-3)."""
    if elder == Elder.PATHS:
        return path_positions(player)
    if elder == Elder.FATE_TILES:
        return player.fate_tiles_placed
    if elder == Elder.PORTALS:
        return portal_count(player)
    if elder == Elder.TASKS:
        return task_count(player)
    if elder == Elder.GUARDIANS:
        return guardian_count(player)
    return player.gnomes


@rule
def replace_specialist(game: Bonfire, slot: int) -> None:
    """Refill a taken specialist's slot from the pile; without a pile it stays empty (B-GNOME-2)."""
    game.specialist_display[slot] = NONE
    if not specialist_available(game):
        return
    game.specialist_display[slot] = draw_specialist(game)
    specialist_revealed(game.events, gnome_of(game.specialist_display[slot]), slot)


@rule
def specialist_available(game: Bonfire) -> bool:
    """Whether the pile has a card; in solo an empty one is rebuilt from the discards (B-SOLO-4)."""
    if game.specialist_pile_count == 0 and game.tom.discard_count > 0:
        shuffle_discards(game)
    return game.specialist_pile_count > 0


@rule
def shuffle_discards(game: Bonfire) -> None:
    """Tom's discards become the pile (B-SOLO-4)."""
    for index in range(game.tom.discard_count):
        game.specialist_pile[index] = game.tom.discard[index]
    game.specialist_pile_count = game.tom.discard_count
    game.tom.discard_count = 0
    shuffle(game.random, game.specialist_pile, game.specialist_pile_count)
    specialists_shuffled(game.events, game.specialist_pile_count)


@rule
def draw_specialist(game: Bonfire) -> int:
    """Take the top card of the pile, whose last entry is its top."""
    game.specialist_pile_count -= 1
    return game.specialist_pile[game.specialist_pile_count]


# The council bonus (B-COUNCIL-5)


@rule
def can_welcome(game: Bonfire, player: Player) -> bool:
    """Whether a specialist can join a player for nothing."""
    if not has_room_for_gnome(player):
        return False
    for slot in range(SPECIALIST_DISPLAY):
        if game.specialist_display[slot] != NONE:
            return True
    return False


@rule
def legal_welcomes(game: Bonfire, out: Row) -> int:
    """A face-up specialist, free (B-COUNCIL-5)."""
    count = 0
    for specialist in range(1, SPECIALISTS + 1):
        if display_slot(game, specialist) != NONE:
            out[count] = to_welcome(gnome_of(specialist))
            count += 1
    return count


@rule
def welcome(game: Bonfire, action: int) -> None:
    """The specialist comes free of charge (B-COUNCIL-5)."""
    seat = top(game.decisions).seat
    pop(game.decisions)
    recruit(game, seat, welcome_gnome(action))


@rule
def elder_count(player: Player) -> int:
    """How many elders a player has recruited."""
    return size_of(player.elders)


@rule
def gnomes_showing(player: Player, resource: int) -> int:
    """A player's gnomes that show a resource."""
    count = 0
    for specialist in range(1, SPECIALISTS + 1):
        if has(player, specialist) and SPECIALIST_RESOURCE[specialist] == resource:
            count += 1
    for elder in range(1, ELDERS + 1):
        if holds(player.elders, elder) and ELDER_RESOURCE[elder] == resource:
            count += 1
    return count
