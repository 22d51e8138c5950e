"""Recruiting gnomes (B-GNOME): prices, the display, the limit. For the points of elders see test_elders.py."""

from __future__ import annotations

import re
import tomllib

import pytest

from beltane.games.bonfire.components.reader import STANDARD_FOLDER
from beltane.games.bonfire.components.tables import ELDER_RESOURCE, SPECIALIST, SPECIALIST_RESOURCE
from beltane.games.bonfire.rules.vocabulary import ELDER, NONE, RESOURCE, SPECIALISTS, Resource, Specialist
from tests.games.bonfire.rules import test_specialists
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

GOLD_SPECIALISTS = (2, 5, 23)


def recruiter(tiles: int, **resources: int) -> Scenario:
    """A player with only gnome tiles and these resources; specialist 14, face up, costs fruit."""
    return bonfire(2).display(14, 2, 1, 4, 6, 7).tiles(0, gnome=tiles).resources(0, **resources)


def prices(game: Scenario, gnome: str) -> list[int]:
    """The numbers of tiles for which the gnome can be recruited now."""
    return [int(action.split()[2]) for action in game.turn(0).legal("recruit") if action.split()[1] == gnome]


def pieces_paid(game: Scenario) -> list[tuple[str | int, str | int]]:
    """What the last action paid, tiles and resources, in order."""
    paid = [event for event in game.events() if event.name in ("tiles_paid", "resources_paid")]
    return [(event.details.get("tile") or event.details["resource"], event.details["pieces"]) for event in paid]


# Prices


@pytest.mark.parametrize(("tiles", "fruit"), [(2, 1), (1, 2)])
def test_a_gnome_costs_three_pieces_of_tiles_and_its_resource(tiles: int, fruit: int) -> None:  # B-GNOME-1
    game = recruiter(5, fruit=5).turn(0).play(f"recruit three-tiles-kept {tiles}")
    assert pieces_paid(game) == [("gnome", tiles), ("fruit", fruit)]
    assert game.gnome_names(0) == ["three-tiles-kept"]
    assert game.events("gnome_recruited") == [PlainEvent("gnome_recruited", 0, {"gnome": "three-tiles-kept"})]


@pytest.mark.parametrize(
    ("tiles", "fruit", "open_prices"), [(2, 2, [1, 2]), (2, 1, [2]), (1, 2, [1]), (1, 1, []), (2, 0, []), (0, 2, [])]
)
def test_each_price_must_be_affordable(tiles: int, fruit: int, open_prices: list[int]) -> None:  # B-GNOME-1
    assert prices(recruiter(tiles, fruit=fruit), "three-tiles-kept") == open_prices


@pytest.mark.parametrize("number", range(1, SPECIALISTS + 1))
def test_every_specialist_costs_its_resource(number: int) -> None:  # B-GNOME-1
    word, resource = SPECIALIST.words[number - 1], RESOURCE.words[SPECIALIST_RESOURCE[number]]
    game = bonfire(2).display(number).tiles(0, gnome=1).resources(0, **{resource: 2}).turn(0)
    game.play(f"recruit {word} 1")
    assert pieces_paid(game) == [("gnome", 1), (resource, 2)]
    assert game.gnome_names(0) == [word]


@pytest.mark.parametrize("number", range(1, 7))
def test_every_elder_costs_its_resource(number: int) -> None:  # B-GNOME-1
    word, resource = f"elder-of-{ELDER.words[number - 1]}", RESOURCE.words[ELDER_RESOURCE[number]]
    game = recruiter(2, **{resource: 1}).turn(0).play(f"recruit {word} 2")
    assert pieces_paid(game) == [("gnome", 2), (resource, 1)]
    assert game.gnome_names(0) == [word]


@pytest.mark.parametrize("number", range(1, SPECIALISTS + 1))
def test_another_resource_does_not_pay_for_a_specialist(number: int) -> None:  # B-GNOME-1, B-PAY-2
    word, resource = SPECIALIST.words[number - 1], SPECIALIST_RESOURCE[number]
    another = RESOURCE.words[(resource + 1) % 5 if resource != Resource.GOLD else 0]
    game = bonfire(2).display(number).tiles(0, gnome=2).resources(0, **{another: 1})
    assert prices(game, word) == []


def test_gold_stands_for_the_resource() -> None:  # B-GNOME-1, B-PAY-2
    assert prices(recruiter(1, gold=2), "three-tiles-kept") == [1]
    assert prices(recruiter(1, gold=1, fruit=1), "three-tiles-kept") == [1]
    game = recruiter(2, gold=1).turn(0).play("recruit three-tiles-kept 2")
    assert pieces_paid(game) == [("gnome", 2), ("gold", 1)]


def test_any_two_resources_stand_for_one_that_is_missing() -> None:  # B-GNOME-1, B-PAY-3
    assert prices(recruiter(2, herb=1, root=1), "three-tiles-kept") == [2]
    assert prices(recruiter(1, fruit=1, herb=1, root=1), "three-tiles-kept") == [1]
    assert prices(recruiter(1, herb=2, root=2), "three-tiles-kept") == [1]
    assert prices(recruiter(1, herb=2, root=1), "three-tiles-kept") == []
    game = recruiter(2, herb=1, root=1).turn(0).play("recruit three-tiles-kept 2")
    assert pieces_paid(game) == [("gnome", 2), ("herb", 1), ("root", 1)]


def test_any_two_tiles_stand_for_one_that_is_missing() -> None:  # B-GNOME-1, B-PAY-3
    game = recruiter(0, fruit=2).tiles(0, ship=1, path=1)
    assert prices(game, "three-tiles-kept") == [1]
    game.play("recruit three-tiles-kept 1")
    assert pieces_paid(game) == [("ship", 1), ("path", 1), ("fruit", 2)]


def test_a_gold_price_is_paid_in_gold() -> None:  # B-GNOME-1
    assert prices(recruiter(2, gold=2), "faster-procession") == [1, 2]
    assert prices(recruiter(2, gold=1), "faster-procession") == [2]
    assert prices(recruiter(2, fruit=1), "faster-procession") == []
    game = recruiter(1, gold=3).turn(0).play("recruit faster-procession 1")
    assert pieces_paid(game) == [("gnome", 1), ("gold", 2)]


def test_any_two_resources_stand_for_a_missing_gold() -> None:  # B-GNOME-1, B-PAY-3
    assert prices(recruiter(2, fruit=1, herb=1), "faster-procession") == [2]
    assert prices(recruiter(1, gold=1, fruit=1, herb=1), "faster-procession") == [1]
    assert prices(recruiter(1, gold=1, fruit=1), "faster-procession") == []
    assert prices(recruiter(1, fruit=3, herb=1), "faster-procession") == [1]
    game = recruiter(1, gold=1, fruit=1, herb=1).turn(0).play("recruit faster-procession 1")
    assert pieces_paid(game) == [("gnome", 1), ("fruit", 1), ("herb", 1), ("gold", 1)]


def test_three_specialists_cost_gold() -> None:  # B-GNOME-1, B-GNOME-5
    costing_gold = [number for number in range(1, SPECIALISTS + 1) if SPECIALIST_RESOURCE[number] == Resource.GOLD]
    assert tuple(costing_gold) == GOLD_SPECIALISTS


def test_tiles_are_paid_before_resources() -> None:  # B-GNOME-1, B-PAY-7
    game = recruiter(1, fruit=2, gold=1).tiles(0, gnome=1, yellow=1).turn(0).play("recruit three-tiles-kept 1")
    assert game.match.decision == "pay-tiles"
    game.play("jokers 1")
    assert game.match.decision == "pay-resources"
    assert (game.tile(0, "gnome"), game.tile(0, "yellow"), game.gnome_names(0)) == (1, 0, [])
    game.play("jokers 0")
    assert (game.resource(0, "fruit"), game.gnome_names(0)) == (0, ["three-tiles-kept"])


def test_only_face_up_gnomes_can_be_recruited() -> None:  # B-GNOME-1
    game = recruiter(2, blossom=2, fruit=2, herb=2, shell=2, root=2, gold=2).elders(1, 3).turn(0)
    offered = {action.split()[1] for action in game.legal("recruit")}
    specialists = {SPECIALIST.words[number - 1] for number in (14, 2, 1, 4, 6, 7)}
    assert offered == specialists | {f"elder-of-{word}" for word in ELDER.words if word != "portals"}


# Limit and display


def test_six_gnomes_are_the_most() -> None:  # B-GNOME-2
    game = recruiter(9, fruit=9).without_neutral_novice("gnomes").specialists(0, 8, 10, 11).elders(0, 1, 2)
    assert prices(game, "three-tiles-kept") == [1, 2]
    game.play("recruit three-tiles-kept 1")
    assert len(game.gnome_names(0)) == 6
    assert game.turn(0).legal("recruit") == []


def test_no_turn_for_a_gnome_beyond_the_sixth() -> None:  # B-GNOME-2, B-TURN-3
    game = recruiter(1, fruit=2).fate_row(0).guardians(0, own="path-1").specialists(0, 8, 10, 11).elders(0, 1, 2)
    assert game.can_act(0)
    assert not game.elders(0, 3).can_act(0)


def test_a_taken_specialist_is_replaced_in_place() -> None:  # B-GNOME-2
    game = recruiter(2, herb=1).turn(0)
    pile = int(game.state.specialist_pile_count)
    top = int(game.state.specialist_pile[pile - 1])
    game.play("recruit points-for-elders 2")
    assert list(game.state.specialist_display) == [14, 2, 1, top, 6, 7]
    assert game.state.specialist_pile_count == pile - 1
    revealed = PlainEvent("specialist_revealed", None, {"specialist": SPECIALIST.words[top - 1], "slot": 4})
    assert game.events("specialist_revealed") == [revealed]


def test_without_a_pile_the_slot_stays_empty() -> None:  # B-GNOME-2
    game = recruiter(2, herb=1)
    game.state.specialist_pile_count = 0
    game.turn(0).play("recruit points-for-elders 2")
    assert list(game.state.specialist_display) == [14, 2, 1, NONE, 6, 7]
    assert game.events("specialist_revealed") == []
    assert prices(game.tiles(0, gnome=2).resources(0, herb=2), "points-for-elders") == []


def test_an_empty_display_offers_no_specialist() -> None:  # B-GNOME-2
    game = recruiter(2, fruit=2, gold=2)
    game.state.specialist_pile_count = 0
    for slot in range(6):
        game.state.specialist_display[slot] = NONE
    offered = {action.split()[1] for action in game.turn(0).legal("recruit")}
    assert offered == {f"elder-of-{word}" for word in ELDER.words}


def test_a_taken_elder_is_not_replaced() -> None:  # B-GNOME-2
    game = recruiter(2, blossom=1).turn(0).play("recruit elder-of-paths 2")
    assert game.view(0).elders == ("fate-tiles", "portals", "tasks", "guardians", "gnomes")
    assert list(game.state.specialist_display) == [14, 2, 1, 4, 6, 7]
    assert prices(game.tiles(0, gnome=2).resources(0, blossom=2), "elder-of-paths") == []
    assert "recruit elder-of-paths 2" not in game.tiles(1, gnome=2).resources(1, blossom=2).turn(1).legal()


def test_the_sixth_gnome_fulfils_the_common_task() -> None:  # B-GNOME-2, B-BONUS-2
    game = recruiter(2, herb=1).specialists(0, 8, 10, 11).elders(0, 1).turn(0).play("recruit points-for-elders 2")
    assert game.events("common_task_fulfilled") == []
    game.tiles(0, gnome=2).resources(0, fruit=1).turn(0).play("recruit three-tiles-kept 2")
    assert game.events("common_task_fulfilled") == [PlainEvent("common_task_fulfilled", 0, {"common_task": "gnomes"})]


def test_the_council_brings_a_face_up_specialist_free() -> None:  # B-GNOME-2, B-COUNCIL-5
    game = recruiter(0, gold=4).tasks(0, {1: "r06"}).turn(0).play("ignite 1", "council specialist", "accept")
    assert game.legal() == [f"welcome {SPECIALIST.words[number - 1]}" for number in (1, 2, 4, 6, 7, 14)]
    top = int(game.state.specialist_pile[game.state.specialist_pile_count - 1])
    game.play("welcome crowded-path")
    assert game.gnome_names(0) == ["crowded-path"]
    assert list(game.state.specialist_display) == [14, 2, top, 4, 6, 7]
    assert (game.resource(0, "gold"), sum(game.player(0).tiles)) == (4, 0)


# The specialists of the components


def test_the_components_list_the_27_specialists_with_their_abilities() -> None:  # B-GNOME-5
    text = (STANDARD_FOLDER / "gnomes.toml").read_text(encoding="utf-8")
    listed = tomllib.loads(text)["specialist"]
    assert [entry["number"] for entry in listed] == [specialist.value for specialist in Specialist]
    assert [entry["name"] for entry in listed] == [
        specialist.name.lower().replace("_", "-") for specialist in Specialist
    ]
    assert len(re.findall(r"^# .+\n\[\[specialist\]\]", text, re.MULTILINE)) == SPECIALISTS


def test_every_specialist_has_its_tests() -> None:  # B-GNOME-5
    names = [name for name in vars(test_specialists) if name.startswith("test_specialist_")]
    tested = {name[len("test_specialist_") :][:2] for name in names}
    assert tested == {f"{number:02}" for number in range(1, SPECIALISTS + 1)}
