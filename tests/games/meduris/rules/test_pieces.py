"""What is in the box (M-PIECE): materials, colours, rune stones, chips, the die and the two sides of the board."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import groupby

import pytest

from beltane import Match
from beltane.games.meduris.components.reader import STANDARD_FOLDER
from beltane.games.meduris.components.tables import COMPONENTS
from beltane.games.meduris.rules.vocabulary import Chip, Colour, Material
from tests.events import plain
from tests.games.meduris.scenario import BLUE, GREEN, PURPLE, meduris

SIDE_OF = {2: 0, 3: 0, 4: 1}
FACES = ["copper", "minus-one", "plus-one", "stone", "wood", "wool"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_18_of_each_of_four_materials(seats: int) -> None:  # M-PIECE-1
    view = Match.new("meduris", seats=seats, seed=1, options={"screens": "open"}).view(None)
    assert [plateau.material for plateau in view.plateaus] == list(Material)
    for plateau in view.plateaus:
        assert plateau.supply + sum(player.materials[plateau.material] for player in view.players) == 18


def test_materials_are_limited() -> None:  # M-PIECE-1
    game = meduris(3).workers(wool=[PURPLE, BLUE, GREEN], wood=[PURPLE, BLUE, GREEN])
    held = game.hand(PURPLE, wool=18).rolls(BLUE, "wool")
    assert held.supply("wool") == 0
    assert held.event_names() == ["turn_began", "die_rolled"]
    assert held.hand(PURPLE) == {"wool": 18}


def test_each_colour_has_its_pieces() -> None:  # M-PIECE-2
    colours = tomllib.loads((STANDARD_FOLDER / "pieces.toml").read_text())["colour"]
    assert {c["name"]: (c["huts"], c["workers"], c["temples"]) for c in colours} == {
        "purple": (12, 3, 2),
        "blue": (12, 3, 2),
        "green": (8, 2, 2),
        "red": (8, 2, 2),
    }


def test_seats_sit_in_the_order_of_the_colours() -> None:  # M-PIECE-2, M-SETUP-1
    for seats in (2, 3, 4):
        players = Match.new("meduris", seats=seats, seed=1).view(None).players
        assert [player.colour for player in players] == [Colour.PURPLE, Colour.BLUE, Colour.GREEN, Colour.RED][:seats]


def test_there_is_a_rune_stone_for_each_district() -> None:  # M-PIECE-3
    assert len(set(COMPONENTS.pieces.runes)) == 9
    for seats in (2, 3, 4):
        fields = Match.new("meduris", seats=seats, seed=1).view(None).fields
        assert {field.district for field in fields} == set(COMPONENTS.pieces.runes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_two_chips_of_each_of_three_kinds(seats: int) -> None:  # M-PIECE-4
    for seed in range(20):
        fields = Match.new("meduris", seats=seats, seed=seed).view(None).fields
        assert Counter(field.chip for field in fields if field.chip) == {Chip.PLUS_TWO: 2, Chip.HUT: 2, Chip.DRUID: 2}


def test_the_die_has_six_faces_that_come_up_alike() -> None:  # M-PIECE-5
    rolled: Counter[str] = Counter()
    for seed in range(600):
        match = Match.new("meduris", seats=2, seed=seed)
        while match.decision == "place-worker":
            match.play(match.legal()[0])
        rolled.update(str(plain(event)["face"]) for event in match.events() if event.name == "die_rolled")
    assert sorted(rolled) == FACES
    assert all(70 <= times <= 130 for times in rolled.values()), rolled


@pytest.mark.parametrize(("seats", "fields"), [(2, 32), (3, 32), (4, 40)])
def test_each_number_of_players_has_its_side_of_the_board(seats: int, fields: int) -> None:  # M-PIECE-6
    board = Match.new("meduris", seats=seats, seed=1).view(None).fields
    assert [field.number for field in board] == list(range(1, fields + 1))
    side = COMPONENTS.sides[SIDE_OF[seats]]
    assert len(side.materials) == len(side.districts) == fields


@pytest.mark.parametrize("seats", [3, 4])
def test_a_field_shows_two_different_materials(seats: int) -> None:  # M-PIECE-6
    for field in Match.new("meduris", seats=seats, seed=1).view(None).fields:
        first, second = field.materials
        assert first != second
        assert {first, second} <= set(Material)


@pytest.mark.parametrize("seats", [3, 4])
def test_districts_are_unbroken_stretches_of_the_ring(seats: int) -> None:  # M-PIECE-6
    fields = Match.new("meduris", seats=seats, seed=1).view(None).fields
    stretches = [district for district, _ in groupby(field.district for field in fields)]
    assert len(stretches) == len(set(stretches)) == 9


@pytest.mark.parametrize(("seats", "last"), [(3, 32), (4, 40)])
def test_the_ring_is_closed(seats: int, last: int) -> None:  # M-PIECE-6
    game = meduris(seats).huts({last: PURPLE}).hand(BLUE, wood=2, wool=2, copper=2, stone=2).turn(BLUE)
    game.play("hut 1")
    (chosen,) = game.events("hut_chosen")
    assert plain(chosen)["settlement"] == 2
