"""The handicap challenge of solo play (B-SOLO-10)."""

from __future__ import annotations

import json

import pytest

from beltane import Match
from beltane.games.bonfire import FIRST_HANDICAP, GAME, handicap_after
from beltane.kernel.errors import BadSetup, BeltaneError
from beltane.kernel.game import Option
from tests.games.bonfire.scenario import PlainEvent, Scenario
from tests.games.bonfire.words import in_words

TOM = 1


def solo(handicap: int) -> Match:
    return Match.new("bonfire", seats=1, seed=3, options={"handicap": str(handicap)})


def leads(match: Match) -> list[int]:
    """The lead of the human and of Tom."""
    return [city.points_from["handicap"] for city in in_words(match.view(0)).cities]


@pytest.mark.parametrize(
    ("handicap", "human", "tom"), [(-10, 10, 0), (-1, 1, 0), (0, 0, 0), (5, 0, 5), (100, 0, 100), (-100, 100, 0)]
)
def test_who_starts_with_the_lead(handicap: int, human: int, tom: int) -> None:  # B-SOLO-10
    match = solo(handicap)
    assert leads(match) == [human, tom]
    assert [city.points for city in in_words(match.view(0)).cities] == [human, tom]
    assert in_words(match.view(0)).tom.handicap == handicap


def test_without_the_option_nobody_has_a_lead() -> None:  # B-SOLO-10
    assert leads(Match.new("bonfire", seats=1, seed=3)) == [0, 0]


def test_the_lead_is_told_at_set_up() -> None:  # B-SOLO-10
    assert PlainEvent("tom_scored", None, {"source": "handicap", "points": 7}) in Scenario(solo(7)).events()
    assert PlainEvent("points_scored", 0, {"source": "handicap", "points": 7}) in Scenario(solo(-7)).events()


def test_the_lead_decides_with_all_other_points() -> None:  # B-SOLO-10, B-SOLO-9
    for handicap, place in ((-1, 1), (0, 2), (1, 2)):
        human, tom = solo(handicap).standings()
        assert (human.place, tom.place) == (place, 3 - place)


def test_the_lead_changes_nothing_else() -> None:  # B-SOLO-10
    plain, ahead = solo(0).view(0), solo(20).view(0)
    assert plain.islands == ahead.islands
    assert plain.great_bonfire == ahead.great_bonfire
    assert plain.cities[0] == ahead.cities[0]


# From game to game


def test_the_challenge_starts_with_a_lead_of_the_human() -> None:  # B-SOLO-10
    assert FIRST_HANDICAP == -10
    assert leads(solo(FIRST_HANDICAP)) == [10, 0]


@pytest.mark.parametrize("handicap", [-10, -1, 0, 3])
def test_the_next_handicap(handicap: int) -> None:  # B-SOLO-10
    assert handicap_after(handicap, 61, 60) == handicap + 5, "a win"
    assert handicap_after(handicap, 60, 61) == handicap - 2, "a loss"
    assert handicap_after(handicap, 60, 60) == handicap, "a tie"


def test_a_few_games_of_the_challenge() -> None:  # B-SOLO-10
    handicap = FIRST_HANDICAP
    for points, points_of_tom, expected in ((70, 50, -5), (60, 40, 0), (50, 50, 0), (50, 51, -2), (55, 54, 3)):
        handicap = handicap_after(handicap, points, points_of_tom)
        assert handicap == expected


# Only alone


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("handicap", ["5", "-10"])
def test_with_more_than_one_seat_there_is_no_handicap(seats: int, handicap: str) -> None:  # B-SOLO-10
    expected = f"The option 'handicap' of Bonfire must stay at '0' with {seats} seats."
    with pytest.raises(BadSetup) as refused:
        Match.new("bonfire", seats=seats, seed=1, options={"handicap": handicap})
    assert str(refused.value) == expected


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_default_can_be_spelled_out(seats: int) -> None:  # B-SOLO-10
    assert Match.new("bonfire", seats=seats, seed=1, options={"handicap": "0"}).options["handicap"] == "0"


@pytest.mark.parametrize("handicap", ["101", "-101", "", "5.0", 5, None])
def test_what_is_no_handicap_is_refused(handicap: object) -> None:  # B-SOLO-10
    with pytest.raises(BadSetup, match="The option 'handicap' takes one of"):
        Match.new("bonfire", seats=1, seed=1, options={"handicap": handicap})


def test_a_save_keeps_the_handicap_and_cannot_smuggle_one_in() -> None:  # B-SOLO-10
    match = solo(-10)
    match.play("keep")
    assert leads(Match.load(match.save())) == [10, 0]
    content = json.loads(Match.new("bonfire", seats=2, seed=1).save())
    content["options"]["handicap"] = "5"
    with pytest.raises(BeltaneError, match="must stay at '0'"):
        Match.load(json.dumps(content))


def test_options_say_what_can_be_chosen_with_how_many_seats() -> None:
    always, alone = Option("pace", ("slow", "fast")), Option("lead", ("none", "some"), seats=(1, 3))
    assert [always.choices_for(seats) for seats in (1, 2, 3)] == [("slow", "fast")] * 3
    assert [alone.choices_for(seats) for seats in (1, 2, 3)] == [("none", "some"), ("none",), ("none", "some")]
    handicap = next(option for option in GAME.options if option.name == "handicap")
    assert [len(handicap.choices_for(seats)) for seats in (1, 2, 3, 4)] == [201, 1, 1, 1]
