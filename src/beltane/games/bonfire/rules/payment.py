"""Paying with action tiles and resources (B-PAY): jokers, two for one, and specialist 5.

The role of the jokers is decided first (none is the exact payment), then the pieces of pairs one by one in ascending
order of kind, so that each set of pieces can be paid in only one way. Decisions with only one option are not asked.

No piece of a legal payment could be left out (B-PAY-4). It follows that a pair never contains a joker, that a pair
replaces only a kind of which every piece held is paid too, that a kind paid by gold although it is held is in no pair,
and that a yellow tile of specialist 5 has a surplus only when yellow tiles alone pay an odd cost.
"""

from __future__ import annotations

from beltane.games.bonfire.rules.actions import (
    MOST_JOKERS,
    REPLACE,
    give_kind,
    jokers_given,
    replace_resource,
    spend_resource,
    to_give,
    to_jokers,
    to_replace,
    to_spend,
    verb_of,
)
from beltane.games.bonfire.rules.events import resources_paid, tiles_paid
from beltane.games.bonfire.rules.state import Bonfire, Payment, Player, Step, has, resource_total, tile_total
from beltane.games.bonfire.rules.vocabulary import (
    ACTION_TILES,
    BASIC_RESOURCES,
    NONE,
    RESOURCES,
    ActionKind,
    Resource,
    Specialist,
)
from beltane.kernel.decisions import pop, push
from beltane.kernel.records import Row
from beltane.kernel.rule import rule

PAIR = 2


@rule
def clear_payment(payment: Payment) -> None:
    """Make ready for the next payment."""
    for kind in range(ACTION_TILES):
        payment.given[kind] = 0
    payment.jokers_decided = 0
    payment.pieces_left = 0
    payment.lowest = 0
    payment.excluded = NONE
    payment.kinds = 0


@rule
def piece_fits(payment: Payment, hand: Row, piece: int) -> bool:
    """Whether a piece can be given next: the player has it, and enough of the same or later kinds for the rest."""
    if piece == payment.excluded or hand[piece] <= payment.given[piece]:
        return False
    available = 0
    for later in range(piece, payment.kinds):
        if later != payment.excluded:
            available += hand[later] - payment.given[later]
    return available >= payment.pieces_left


@rule
def next_pieces(payment: Payment, hand: Row, out: Row) -> int:
    """The kinds that the next piece can have."""
    count = 0
    for piece in range(payment.lowest, payment.kinds):
        if piece_fits(payment, hand, piece):
            out[count] = piece
            count += 1
    return count


@rule
def give_piece(payment: Payment, piece: int) -> None:
    """Choose one more piece of a payment."""
    payment.given[piece] += 1
    payment.lowest = piece
    payment.pieces_left -= 1


# Action tiles: one kind, any number of it.


@rule
def yellow_worth(player: Player) -> int:
    """What a yellow tile counts as: one, or two with specialist 5."""
    return 2 if has(player, Specialist.YELLOW_COUNTS_TWICE) else 1


@rule
def tiles_affordable(player: Player, kind: int, need: int) -> bool:
    """Whether a player can pay `need` tiles of a kind (B-PAY-2, B-PAY-3, B-PAY-5)."""
    own = player.tiles[kind]
    if own >= need:
        return True
    yellow = player.tiles[ActionKind.YELLOW]
    others = tile_total(player) - own - yellow
    return own + yellow * yellow_worth(player) + others // PAIR >= need


@rule
def tile_pairs(player: Player, kind: int, need: int, yellow: int) -> int:
    """The number of pairs in a payment with that many yellow tiles; NONE if there is no such payment."""
    worth = yellow_worth(player)
    own = player.tiles[kind]
    rest = need - worth * yellow
    if rest < 0:
        # A surplus is allowed only if one yellow tile fewer would not do.
        return 0 if rest + worth > 0 else NONE
    if own >= rest:
        return 0
    others = tile_total(player) - own - player.tiles[ActionKind.YELLOW]
    return rest - own if PAIR * (rest - own) <= others else NONE


@rule
def ask_tiles(game: Bonfire, seat: int, kind: int, need: int) -> None:
    """Ask for a payment of action tiles once the steps above are done."""
    push(game.decisions, Step.PAY_TILES, seat, kind, need)


@rule
def legal_tile_payments(game: Bonfire, seat: int, kind: int, need: int, out: Row) -> int:
    """The numbers of yellow tiles, or the kinds of the next piece of a pair."""
    player = game.players[seat]
    if game.payment.jokers_decided == 1:
        count = next_pieces(game.payment, player.tiles, out)
        for index in range(count):
            out[index] = to_give(out[index])
        return count
    count = 0
    for yellow in range(min(player.tiles[ActionKind.YELLOW], MOST_JOKERS) + 1):
        if tile_pairs(player, kind, need, yellow) != NONE:
            out[count] = to_jokers(yellow)
            count += 1
    return count


@rule
def only_tile_payment(game: Bonfire, seat: int, kind: int, need: int) -> int:
    """The one legal choice in a payment of tiles, or NONE if there are several."""
    player = game.players[seat]
    if game.payment.jokers_decided == 1:
        piece = only_piece(game.payment, player.tiles)
        return NONE if piece == NONE else to_give(piece)
    found = NONE
    for yellow in range(min(player.tiles[ActionKind.YELLOW], MOST_JOKERS) + 1):
        if tile_pairs(player, kind, need, yellow) != NONE:
            if found != NONE:
                return NONE
            found = to_jokers(yellow)
    return found


@rule
def only_piece(payment: Payment, hand: Row) -> int:
    """The one kind that the next piece can have, or NONE if there are several."""
    found = NONE
    for piece in range(payment.lowest, payment.kinds):
        if piece_fits(payment, hand, piece):
            if found != NONE:
                return NONE
            found = piece
    return found


@rule
def choose_tile_payment(game: Bonfire, seat: int, kind: int, need: int, action: int) -> None:
    """Decide the yellow tiles, or one piece of a pair; a complete payment is made at once."""
    payment = game.payment
    if payment.jokers_decided == 1:
        give_piece(payment, give_kind(action))
    else:
        decide_yellow(payment, game.players[seat], kind, need, jokers_given(action))
    if payment.pieces_left == 0:
        hand_over_tiles(game, seat)


@rule
def decide_yellow(payment: Payment, player: Player, kind: int, need: int, yellow: int) -> None:
    """Take the yellow tiles, then own ones; pairs follow."""
    pairs = tile_pairs(player, kind, need, yellow)
    payment.jokers_decided = 1
    payment.kinds = ActionKind.YELLOW
    payment.given[ActionKind.YELLOW] = yellow
    payment.given[kind] = max(0, need - yellow_worth(player) * yellow - pairs)
    payment.pieces_left = PAIR * pairs


@rule
def hand_over_tiles(game: Bonfire, seat: int) -> None:
    """Pay the action tiles that were chosen."""
    for kind in range(ACTION_TILES):
        pieces = game.payment.given[kind]
        if pieces > 0:
            game.players[seat].tiles[kind] -= pieces
            tiles_paid(game.events, seat, kind, pieces)
    clear_payment(game.payment)
    pop(game.decisions)


# Resources: one or two, of one kind or of two kinds. A cost is written (first, second); second may be NONE.


@rule
def basic_total(player: Player) -> int:
    """The number of resources that can be part of a pair."""
    return resource_total(player) - player.resources[Resource.GOLD]


@rule
def units(second: int) -> int:
    """The number of resources in a cost."""
    return 1 if second == NONE else 2


@rule
def of_two_kinds(first: int, second: int) -> bool:
    """Whether two different resources are asked for."""
    return second != NONE and first != second


@rule
def kinds_held(player: Player, first: int, second: int) -> int:
    """How many of two kinds a player has."""
    count = 0
    if player.resources[first] > 0:
        count += 1
    if player.resources[second] > 0:
        count += 1
    return count


@rule
def resource_pairs(player: Player, first: int, second: int, gold: int) -> int:
    """The number of pairs in a payment with that many gold as jokers; NONE if there is no such payment.

    For two kinds and one gold it is open which one the gold replaces if either is held: see `replacing_pairs`.
    """
    if gold > units(second) or gold > player.resources[Resource.GOLD]:
        return NONE
    if of_two_kinds(first, second):
        return pairs_for_two_kinds(player, first, second, gold)
    if first == Resource.GOLD and gold > 0:
        return NONE
    own = min(units(second) - gold, player.resources[first])
    pairs = units(second) - gold - own
    others = basic_total(player) - (0 if first == Resource.GOLD else player.resources[first])
    return pairs if PAIR * pairs <= others else NONE


@rule
def pairs_for_two_kinds(player: Player, first: int, second: int, gold: int) -> int:
    """The number of pairs if each kind held is paid by its own piece, and all other units by pairs from the rest."""
    held = kinds_held(player, first, second)
    if gold == 2:
        return 0
    if gold == 1:
        return 1 if held == 0 and basic_total(player) >= PAIR else NONE
    return 2 - held if held + PAIR * (2 - held) <= basic_total(player) else NONE


@rule
def replacing_pairs(player: Player, replaced: int, other: int) -> int:
    """The number of pairs if gold replaces one of two kinds, of which one is held; NONE if impossible."""
    if player.resources[Resource.GOLD] == 0:
        return NONE
    if player.resources[other] > 0:
        return 0
    if player.resources[replaced] == 0:
        return NONE
    return 1 if basic_total(player) - player.resources[replaced] >= PAIR else NONE


@rule
def resources_affordable(player: Player, first: int, second: int) -> bool:
    """Whether a player can pay one resource or two (B-PAY-2, B-PAY-3)."""
    for gold in range(3):
        if resource_pairs(player, first, second, gold) != NONE:
            return True
    if not of_two_kinds(first, second):
        return False
    return replacing_pairs(player, first, second) != NONE or replacing_pairs(player, second, first) != NONE


@rule
def ask_resources(game: Bonfire, seat: int, first: int, second: int) -> None:
    """Ask for a payment of one or two resources once the steps above are done."""
    push(game.decisions, Step.PAY_RESOURCES, seat, first, second)


@rule
def ask_any_resources(game: Bonfire, seat: int, pieces: int) -> None:
    """Ask for any resources, gold included (specialists 3 and 9, B-PAY-5)."""
    push(game.decisions, Step.PAY_RESOURCES, seat, NONE, pieces)


@rule
def open_any_payment(payment: Payment, first: int, second: int) -> None:
    """Open a payment of any resources: it has no jokers, so all its pieces are chosen."""
    if first == NONE and payment.jokers_decided == 0:
        payment.jokers_decided = 1
        payment.kinds = RESOURCES
        payment.pieces_left = second


@rule
def legal_resource_payments(game: Bonfire, seat: int, first: int, second: int, out: Row) -> int:
    """What gold replaces, or the kinds of the next piece."""
    player = game.players[seat]
    if game.payment.jokers_decided == 1:
        count = next_pieces(game.payment, player.resources, out)
        for index in range(count):
            out[index] = to_spend(out[index])
        return count
    count = 0
    for gold in range(3):
        if resource_pairs(player, first, second, gold) != NONE:
            out[count] = to_jokers(gold)
            count += 1
    if of_two_kinds(first, second):
        low, high = min(first, second), max(first, second)
        if replacing_pairs(player, low, high) != NONE:
            out[count] = to_replace(low)
            count += 1
        if replacing_pairs(player, high, low) != NONE:
            out[count] = to_replace(high)
            count += 1
    return count


@rule
def only_resource_payment(game: Bonfire, seat: int, first: int, second: int) -> int:
    """The one legal choice in a payment of resources, or NONE if there are several."""
    player = game.players[seat]
    if game.payment.jokers_decided == 1:
        piece = only_piece(game.payment, player.resources)
        return NONE if piece == NONE else to_spend(piece)
    found = NONE
    for gold in range(3):
        if resource_pairs(player, first, second, gold) != NONE:
            if found != NONE:
                return NONE
            found = to_jokers(gold)
    if not of_two_kinds(first, second):
        return found
    for choice in range(2):
        replaced = first if choice == 0 else second
        if replacing_pairs(player, replaced, first + second - replaced) != NONE:
            if found != NONE:
                return NONE
            found = to_replace(replaced)
    return found


@rule
def choose_resource_payment(game: Bonfire, seat: int, first: int, second: int, action: int) -> None:
    """Decide what gold replaces, or one piece; a complete payment is made at once."""
    payment = game.payment
    player = game.players[seat]
    if payment.jokers_decided == 1:
        give_piece(payment, spend_resource(action))
    elif verb_of(action) == REPLACE:
        replaced = replace_resource(action)
        decide_replacing(payment, player, replaced, first + second - replaced)
    else:
        decide_gold(payment, player, first, second, jokers_given(action))
    if payment.pieces_left == 0:
        hand_over_resources(game, seat)


@rule
def decide_gold(payment: Payment, player: Player, first: int, second: int, gold: int) -> None:
    """Take the gold, then own pieces; pairs follow."""
    pairs = resource_pairs(player, first, second, gold)
    payment.jokers_decided = 1
    payment.kinds = BASIC_RESOURCES
    payment.pieces_left = PAIR * pairs
    payment.given[Resource.GOLD] = gold
    if not of_two_kinds(first, second):
        payment.given[first] += units(second) - gold - pairs
    elif gold == 0:
        payment.given[first] = min(1, player.resources[first])
        payment.given[second] = min(1, player.resources[second])


@rule
def decide_replacing(payment: Payment, player: Player, replaced: int, other: int) -> None:
    """Gold for one kind; the other is paid by its own piece, or by a pair without the replaced kind."""
    payment.jokers_decided = 1
    payment.kinds = BASIC_RESOURCES
    payment.pieces_left = PAIR * replacing_pairs(player, replaced, other)
    payment.excluded = replaced
    payment.given[Resource.GOLD] = 1
    payment.given[other] = min(1, player.resources[other])


@rule
def hand_over_resources(game: Bonfire, seat: int) -> None:
    """Pay the resources that were chosen."""
    for kind in range(RESOURCES):
        pieces = game.payment.given[kind]
        if pieces > 0:
            game.players[seat].resources[kind] -= pieces
            resources_paid(game.events, seat, kind, pieces)
    clear_payment(game.payment)
    pop(game.decisions)
