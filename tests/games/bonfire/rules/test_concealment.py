"""Re-dealing what nobody can know (B-HIDE-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from beltane import Match
from beltane.games.bonfire.components.tables import PATH_TILE_KIND
from beltane.games.bonfire.rules.state import Bonfire
from beltane.games.bonfire.rules.vocabulary import PATH_KIND
from beltane.kernel.dispatch import conceal
from beltane.kernel.random import Random, seed_generator
from beltane.kernel.records import blank, copy, to_bytes
from tests.games.bonfire import hidden
from tests.games.bonfire.scenario import Scenario, bonfire
from tests.games.bonfire.words import in_words

SEATS = (1, 2, 3, 4)
DEALS = 60


def generator(seed: int) -> Random:
    random = blank(Random)
    seed_generator(random, seed)
    return random


def concealed(state: Bonfire, seat: int = 0, seed: int = 0) -> Bonfire:
    other = copy(state)
    conceal(other, seat, generator(seed))
    return other


def deals(game: Scenario, number: int = DEALS) -> list[Bonfire]:
    return [concealed(game.state, 0, seed) for seed in range(number)]


def played_on(game: Scenario, state: Bonfire) -> Match:
    """The match as it would continue from another state."""
    match = game.match.copy()
    match.state = state
    return match


def seen_at(orders: list[list[int]]) -> list[set[int]]:
    """Which pieces were seen at each position."""
    return [set(pieces) for pieces in zip(*orders, strict=True)]


def flat(piles: list[list[int]]) -> list[int]:
    return [piece for pile in piles for piece in pile]


# In whole games


@pytest.mark.parametrize("seats", SEATS)
def test_the_concealed_position_looks_the_same_to_everybody(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=seats, plies=240, every=12):
        other = concealed(match.state, seed=len(match.actions))
        for seat in (*range(seats), None):
            assert match.game.view(other, seat) == match.view(seat)


@pytest.mark.parametrize("seats", SEATS)
def test_only_hidden_orders_and_chance_change(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=10 + seats, plies=240, every=12):
        other = concealed(match.state, seed=len(match.actions))
        assert to_bytes(other.random) != to_bytes(match.state.random)
        hidden.put_back(other, hidden.everything(match.state))
        for index in range(4):
            other.random.words[index] = match.state.random.words[index]
        assert to_bytes(other) == to_bytes(match.state)


@pytest.mark.parametrize("seats", SEATS)
def test_no_hidden_piece_is_lost_or_made(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=20 + seats, plies=240, every=12):
        before, after = hidden.everything(match.state), hidden.everything(concealed(match.state))
        assert [[len(pile) for pile in piles] for piles in after] == [[len(pile) for pile in piles] for piles in before]
        assert [Counter(flat(piles)) for piles in after] == [Counter(flat(piles)) for piles in before]


@pytest.mark.parametrize("seats", SEATS)
def test_the_choices_stay_the_same(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=30 + seats, plies=240, every=12):
        before = match.legal()
        other = match.copy()
        other.state = concealed(match.state, seed=3)
        assert other.legal() == before


def test_whoever_asks_knows_the_same() -> None:  # B-HIDE-1
    state = bonfire(3).state
    assert len({to_bytes(concealed(state, seat, seed=5)) for seat in range(3)}) == 1


# What varies


def test_path_tiles_can_lie_anywhere_in_both_piles() -> None:  # B-HIDE-1
    game = bonfire(2)
    tiles = set(flat(hidden.path_piles(game.state)))
    assert len(tiles) == 24
    orders = [flat(hidden.path_piles(state)) for state in deals(game, 400)]
    assert seen_at(orders) == [tiles] * 24


def test_specialists_can_lie_anywhere_in_their_pile() -> None:  # B-HIDE-1
    game = bonfire(2)
    pile = set(hidden.specialist_pile(game.state))
    assert len(pile) == 21
    orders = [hidden.specialist_pile(state) for state in deals(game, 400)]
    assert seen_at(orders) == [pile] * 21


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_face_down_offerings_can_lie_anywhere_in_both_piles_of_their_owner(seat: int) -> None:  # B-HIDE-1
    game = bonfire(3)
    tiles = set(flat(hidden.offerings(game.state, seat)))
    assert len(tiles) == 8
    assert seen_at([flat(hidden.offerings(state, seat)) for state in deals(game, 100)]) == [tiles] * 8


def test_every_order_is_equally_likely() -> None:  # B-HIDE-1
    game = bonfire(1).offerings(0, {"herb-east": 4})
    game.state.players[0].offerings_left[1] = 4
    game.state.tom.cards_played = 5
    offered = Counter(tuple(flat(hidden.offerings(state, 0))) for state in deals(game, 1200))
    assert len(offered) == 6
    assert min(offered.values()) > 140
    game.state.path_piles_count[0], game.state.path_piles_count[1] = 1, 2
    paths = Counter(tuple(flat(hidden.path_piles(state))) for state in deals(game, 1200))
    assert len(paths) == 6
    assert min(paths.values()) > 140
    for position, card in enumerate((0, 2, 5), 5):
        game.state.tom.cards[position] = card
    decks = Counter(tuple(hidden.cards(state)) for state in deals(game, 1200))
    assert len(decks) == 6
    assert min(decks.values()) > 140


def test_toms_cards_to_come_can_lie_in_any_order() -> None:  # B-HIDE-1
    game = bonfire(1)
    cards = set(hidden.cards(game.state))
    assert len(hidden.cards(game.state)) == 8
    assert seen_at([hidden.cards(state) for state in deals(game, 100)]) == [cards] * 8


def test_the_next_unseen_path_tile_varies() -> None:  # B-HIDE-1, B-PATH-1
    game = bonfire(2).tiles(0, path=1).turn(0)
    drawn = set()
    for state in deals(game):
        match = played_on(game, state)
        match.play("path pile-2")
        drawn.add(in_words(match.view(0)).cities[0].paths)
    assert len(drawn) > 8


def test_the_next_offering_varies() -> None:  # B-HIDE-1, B-TASK-3
    game = bonfire(2).at(0, "root-west").tiles(0, task=1).island_tasks("root-west", "y02")
    game.offering_tops(0, "root", "herb").resources(0, root=2).turn(0)
    revealed = set()
    for state in deals(game):
        match = played_on(game, state)
        match.play("task y02")
        match.play("space 1")
        revealed.add(in_words(match.view(0)).cities[0].offerings[0])
    assert revealed == {"blossom", "fruit", "herb", "shell", "root"}


def test_toms_next_run_through_his_deck_varies() -> None:  # B-HIDE-1, B-SOLO-3
    game = bonfire(1).tiles(0).fate_row(0)
    game.state.tom.cards_played = 8
    game.turn(0)
    cards = set()
    for state in deals(game):
        match = played_on(game, state)
        match.play("continue")
        cards.add(in_words(match.view(0)).tom.revealed)
    assert len(cards) == 6, "the chance to come is another"


# What stays


def renewed() -> Scenario:
    """Seat 0 has put four blue tiles under the piles, and chooses again."""
    game = bonfire(2).tiles(0, path=1).path_display("blue-shell", "blue-root", "blue-fruit", "blue-herb")
    return game.turn(0).play("renew")


def kinds(state: Bonfire, pile: int, count: int) -> list[str]:
    """The kinds of the lowest tiles of a pile, from the bottom."""
    return [PATH_KIND.words[PATH_TILE_KIND[state.path_piles[pile, position]]] for position in range(count)]


def test_tiles_put_under_the_piles_stay_known() -> None:  # B-HIDE-1, B-PATH-3
    game = renewed()
    assert game.view(1).paths_known_under_piles == (("blue-fruit", "blue-shell"), ("blue-herb", "blue-root"))
    others = set()
    for state in deals(game):
        assert kinds(state, 0, 2) == ["blue-fruit", "blue-shell"]
        assert kinds(state, 1, 2) == ["blue-herb", "blue-root"]
        others.add(kinds(state, 0, 3)[2])
    assert len(others) > 5, "those above them vary"


def test_a_known_tile_is_drawn_as_known() -> None:  # B-HIDE-1, B-PATH-3
    game = renewed()
    game.state.path_piles_count[1] = 2
    assert game.view(0).paths_known_under_piles[1] == ("blue-herb", "blue-root")
    for state in deals(game, 20):
        match = played_on(game, state)
        match.play("path pile-2")
        assert in_words(match.view(0)).cities[0].paths == ("blue-root",), "the upper one of those two"
        assert in_words(match.view(0)).paths_known_under_piles[1] == ("blue-herb",)


def test_known_tiles_are_forgotten_in_a_shuffle() -> None:  # B-HIDE-1, B-COUNCIL-2
    game = renewed().tasks(0, {1: "b20"}).resources(0, blossom=2, fruit=2).turn(0)
    game.play("ignite 1", "council path", "accept", "search red-root")
    assert game.view(0).paths_known_under_piles == ((), ())
    lowest = {tuple(kinds(state, 0, 2)) for state in deals(game)}
    assert len(lowest) > 10


def test_face_up_offerings_stay() -> None:  # B-HIDE-1
    game = bonfire(2).offering_tops(0, "shell", "herb").offerings(1, {"herb-east": 2})
    shown = [city.offerings for city in game.view(0).cities]
    for state in deals(game):
        assert [city.offerings for city in in_words(game.match.game.view(state, 0)).cities] == shown


def test_an_empty_offering_pile_or_a_last_tile_hides_nothing() -> None:  # B-HIDE-1
    game = bonfire(1).offerings(0, {"herb-east": 5})
    game.state.players[0].offerings_left[1] = 1
    assert hidden.offerings(game.state, 0) == [[], []]
    before = list(game.state.players[0].offering_piles)
    for state in deals(game, 20):
        assert list(state.players[0].offering_piles) == before


def test_toms_revealed_cards_and_discards_stay() -> None:  # B-HIDE-1
    game = bonfire(1).tiles(0).fate_row(0).tom_cards("guardian", "path", "gnome").turn(0)
    game.play("continue", "continue", "continue")
    view = game.view(0).tom
    assert (view.revealed, len(view.discarded_specialists)) == (("guardian", "path", "gnome"), 2)
    for state in deals(game):
        assert in_words(game.match.game.view(state, 0)).tom == view


def test_toms_deck_that_has_run_out_stays() -> None:  # B-HIDE-1
    game = bonfire(1)
    game.state.tom.cards_played = 16
    for state in deals(game, 20):
        assert list(state.tom.cards) == list(game.state.tom.cards)


def test_nothing_of_the_true_order_decides_the_next_deal() -> None:  # B-HIDE-1
    game = bonfire(1)
    orders = {tuple(tuple(map(tuple, piles)) for piles in hidden.everything(state)) for state in deals(game, 50)}
    assert len(orders) == 50
    true = hidden.everything(game.state)
    assert all(true != hidden.everything(state) for state in deals(game, 50))
