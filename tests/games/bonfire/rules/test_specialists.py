"""The 27 specialists (B-GNOME-5): each one with and without it, everywhere it matters."""

from __future__ import annotations

import pytest

from beltane.games.bonfire.rules.scoring import finish
from beltane.games.bonfire.rules.vocabulary import Ending
from tests.games.bonfire.scenario import Scenario, bonfire

PATHS = ("blue-shell", "red-herb", "yellow-fruit", "blue-root", "red-blossom", "yellow-herb")
"""The tiles of positions 2 to 7."""
BASIC = ("blossom", "fruit", "herb", "shell", "root")


def city(*specialists: int, **guardians: str) -> Scenario:
    """A city with the whole path, these specialists and guardians, one guardian tile and no resources."""
    game = bonfire(2).tiles(0, guardian=1).resources(0).without_neutral_novice("paths").paths(0, *PATHS)
    return game.specialists(0, *specialists).guardians(0, **guardians)


def igniter(*specialists: int) -> Scenario:
    """A player without tiles who can ignite the task on space 1, which asks for the four gold held."""
    return bonfire(2).tasks(0, {1: "r06"}).tiles(0).resources(0, gold=4).specialists(0, *specialists)


def moved_by_council(game: Scenario, *actions: str) -> Scenario:
    """Let the council's bonus move a guardian; the four gold for it stay."""
    game.tasks(0, {1: "r06"}).resources(0, gold=4).turn(0)
    return game.play("ignite 1", "council move-guardian", "accept", *actions)


def gained(game: Scenario) -> list[tuple[str | int, str | int]]:
    """Resources and tiles gained by the last action."""
    events = [event for event in game.events() if event.name in ("resources_gained", "tiles_gained")]
    return [(event.details.get("resource") or event.details["tile"], event.details["pieces"]) for event in events]


def paid(game: Scenario) -> list[tuple[str | int, str | int]]:
    """Resources and tiles paid by the last action."""
    events = [event for event in game.events() if event.name in ("resources_paid", "tiles_paid")]
    return [(event.details.get("resource") or event.details["tile"], event.details["pieces"]) for event in events]


def final_points(game: Scenario, source: str) -> int:
    """What a category of the final scoring brings seat 0 if the game ends now."""
    finish(game.state, Ending.COUNTDOWN_OVER)
    return int(game.view(0).cities[0].points_from[source])


# 1: any number of guardians on path positions


def test_specialist_01_lets_guardians_step_onto_and_over_others() -> None:  # B-GNOME-5, B-PROC-3
    game = city(1, own="path-2", pink="path-1").tiles(0, guardian=2).turn(0).play("procession 2", "walk own stay")
    assert game.legal() == ["walk pink stay", "walk pink path-2", "walk pink path-3"]
    game.play("walk pink path-2")
    assert (game.place(0, "own"), game.place(0, "pink"), gained(game)) == ("path-2", "path-2", [("shell", 1)])


def test_specialist_01_is_missing() -> None:  # B-GNOME-5, B-PROC-3
    game = city(own="path-2", pink="path-1").tiles(0, guardian=2).turn(0).play("procession 2", "walk own stay")
    assert game.match.mover == 1


def test_specialist_01_makes_a_procession_possible() -> None:  # B-GNOME-5, B-PROC-1
    game = bonfire(2).tiles(0, guardian=1).guardians(0, own="path-1", pink="start")
    assert game.turn(0).legal("procession") == []
    assert game.specialists(0, 1).turn(0).legal("procession") == ["procession 1"]


def test_specialist_01_lets_a_guardian_walk_over_others_to_a_bonfire() -> None:  # B-GNOME-5, B-PROC-3
    game = city(1, own="path-3", pink="path-2").portals(0, 3).bonfires(0, {3: "b20"}).tiles(0, guardian=2).turn(0)
    game.play("procession 2", "walk own stay")
    assert "walk pink bonfire-3" in game.legal()


def test_specialist_01_does_not_crowd_bonfires() -> None:  # B-GNOME-5, B-PROC-3
    game = city(1, own="bonfire-2", pink="path-2").portals(0, 2).bonfires(0, {2: "b20"}).turn(0).play("procession 1")
    assert game.legal() == ["walk pink stay", "walk pink path-3"]


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_01_helps_the_council_to_move_a_guardian(helped: bool) -> None:  # B-GNOME-5, B-COUNCIL-6
    game = moved_by_council(city(*[1] * helped, own="path-2", pink="path-4", grey="bonfire-3").bonfires(0, {3: "b20"}))
    assert ("walk pink path-2" in game.legal()) == helped
    assert ("walk own path-4" in game.legal()) == helped
    assert "walk own path-2" not in game.legal(), "never where it stands"
    assert "walk own bonfire-3" not in game.legal()


# 2: a procession goes one step further


@pytest.mark.parametrize(("specialists", "reached"), [((), 2), ((2,), 3)])
def test_specialist_02_adds_a_step_for_every_guardian(
    specialists: tuple[int, ...], reached: int
) -> None:  # B-GNOME-5, B-PROC-1
    game = city(*specialists, own="path-1", pink="path-4").tiles(0, guardian=2).turn(0)
    assert game.legal("procession") == ["procession 1", "procession 2"]
    game.play("procession 2")
    assert paid(game) == [("guardian", 2)]
    assert game.legal()[-1] == f"walk pink path-{4 + reached}"
    game.play(f"walk pink path-{4 + reached}")
    assert game.legal()[-1] == f"walk own path-{1 + reached}"


def test_specialist_02_needs_a_paid_tile() -> None:  # B-GNOME-5, B-PROC-1
    assert city(2).tiles(0).turn(0).legal("procession") == []


# 3: any two resources for a task


def at_herb_island(*specialists: int, **resources: int) -> Scenario:
    game = bonfire(2).at(0, "herb-east").island_tasks("herb-east", "b01").offering_tops(0, "blossom", "fruit")
    return game.specialists(0, *specialists).tiles(0, task=1).resources(0, **resources)


def test_specialist_03_pays_a_task_with_any_two_resources() -> None:  # B-GNOME-5, B-TASK-2, B-PAY-5
    assert at_herb_island(root=2).turn(0).legal("task") == []
    game = at_herb_island(3, root=2).turn(0).play("task b01", "offering 2", "space 4")
    assert paid(game) == [("task", 1), ("root", 2)]
    assert game.player(0).tasks[4] != -1


def test_specialist_03_asks_for_exactly_two_pieces_gold_included() -> None:  # B-GNOME-5, B-PAY-5
    assert at_herb_island(3, root=1).turn(0).legal("task") == []
    game = at_herb_island(3, shell=1, root=1, gold=1).turn(0).play("task b01", "offering 1", "space 1")
    assert game.legal() == ["spend shell", "spend root"]
    game.play("spend root")
    assert paid(game) == [("root", 1), ("gold", 1)]


def test_specialist_03_leaves_either_offering_to_choose() -> None:  # B-GNOME-5, B-TASK-2
    game = at_herb_island(herb=1, fruit=1).turn(0).play("task b01")
    assert game.legal("offering") == [], "only the fruit offering can be paid"
    game = at_herb_island(3, herb=1, fruit=1).turn(0).play("task b01")
    assert game.legal("offering") == ["offering 1", "offering 2"]


def test_specialist_03_does_not_pay_for_gnomes() -> None:  # B-GNOME-5
    game = bonfire(2).display(1).specialists(0, 3).tiles(0, gnome=2).resources(0, root=1).turn(0)
    assert "recruit crowded-path 2" not in game.legal()


# 4: two points more for an elder (with every elder: test_elders.py)


def test_specialist_04_adds_two_points_for_an_elder() -> None:  # B-GNOME-4, B-GNOME-5
    game = bonfire(2).tiles(0, gnome=2).resources(0, blossom=1).turn(0).play("recruit elder-of-paths 2")
    assert game.points(0) == 1
    game = bonfire(2).specialists(0, 4).tiles(0, gnome=2).resources(0, blossom=1).turn(0)
    assert game.play("recruit elder-of-paths 2").points(0) == 3


def test_specialist_04_brings_nothing_for_specialists_and_earlier_elders() -> None:  # B-GNOME-4, B-GNOME-5
    game = bonfire(2).display(4, 7).elders(0, 1).tiles(0, gnome=2).resources(0, herb=1).turn(0)
    assert game.play("recruit points-for-elders 2").points(0) == 0
    game.tiles(0, gnome=2).resources(0, root=1).turn(0).play("recruit gold-for-novices 2")
    assert game.points(0) == 0


# 5: a yellow tile counts as two


@pytest.mark.parametrize(
    ("action", "two_tiles"),
    [
        ("ship", "sail shell-west"),
        ("task", "task b01"),
        ("guardian", "procession 2"),
        ("path", "path slot-1"),
        ("great_bonfire", "turn 4"),
        ("gnome", "recruit three-tiles-kept 2"),
    ],
)
def test_specialist_05_makes_one_yellow_tile_pay_two(action: str, two_tiles: str) -> None:  # B-GNOME-5, B-PAY-5
    def player(*specialists: int, **tiles: int) -> Scenario:
        game = bonfire(2).at(0, "fruit-west" if action == "task" else "blossom-west").pointer(2).display(14)
        game.island_tasks("fruit-west", "b01").offerings(0, {"fruit-west": 1}).offering_tops(0, "fruit", "fruit")
        game.paths(0, *PATHS[:3]).resources(0, fruit=2)
        return game.specialists(0, *specialists).tiles(0, **tiles).turn(0)

    assert two_tiles in player(**{action: 2}).legal()
    assert two_tiles not in player(yellow=1).legal()
    assert two_tiles not in player(5, **{action: 1}).legal()
    game = player(5, yellow=1)
    assert two_tiles in game.legal()
    game.play(two_tiles)
    if action == "task":
        game.play("offering 1", "space 1")
    assert paid(game)[0] == ("yellow", 1)
    assert game.tile(0, "yellow") == 0


def test_specialist_05_loses_a_surplus() -> None:  # B-GNOME-5, B-PAY-5
    game = bonfire(2).specialists(0, 5).tiles(0, yellow=1).turn(0).play("sail guardian-pink")
    assert paid(game) == [("yellow", 1)]
    assert game.match.mover == 1, "what is left of the tile pays for nothing else"
    game = bonfire(2).specialists(0, 5).tiles(0, yellow=2).pointer(1).portals_at(4).turn(0).play("turn 4")
    assert paid(game) == [("yellow", 2)]


def test_specialist_05_mixes_yellow_tiles_with_others() -> None:  # B-GNOME-5, B-PAY-5
    game = city(5).tiles(0, guardian=1, yellow=1).turn(0)
    assert game.legal("procession") == ["procession 1", "procession 2", "procession 3"]
    game.play("procession 3")
    assert paid(game) == [("guardian", 1), ("yellow", 1)]


def test_specialist_05_counts_the_yellow_tile_as_one_for_the_fate_tile() -> None:  # B-GNOME-5, B-FATE-1
    game = bonfire(2).specialists(0, 5).tiles(0, yellow=1).turn(0).play("fate")
    assert game.match.decision == "choose-fate-tile"
    game = bonfire(2).specialists(0, 5).tiles(0, yellow=2).turn(0).play("fate")
    assert game.match.decision == "discard"


def test_specialist_05_counts_the_yellow_tile_as_one_in_the_final_scoring() -> None:  # B-GNOME-5, B-SCORE-7
    assert final_points(bonfire(2).specialists(0, 5).tiles(0, yellow=3).resources(0), "leftovers") == 1


# 6: a resource of choice on the path


def test_specialist_06_lets_choose_the_resource() -> None:  # B-GNOME-5, B-PROC-6
    game = city(own="path-1").turn(0).play("procession 1", "walk own path-2")
    assert gained(game) == [("shell", 1)]
    game = city(6, own="path-1").turn(0).play("procession 1", "walk own path-2")
    assert game.match.decision == "choose-gain"
    assert game.legal() == [f"gain {word}" for word in BASIC]
    assert gained(game.play("gain root")) == [("root", 1)]


def test_specialist_06_lets_choose_for_every_guardian() -> None:  # B-GNOME-5, B-PROC-6
    game = city(6, own="path-4", pink="path-1").turn(0)
    game.play("procession 1", "walk own path-5", "gain fruit", "walk pink path-2", "gain herb")
    assert (game.resource(0, "fruit"), game.resource(0, "herb"), sum(game.player(0).resources)) == (1, 1, 2)


def test_specialist_06_lets_choose_where_the_council_moved_a_guardian() -> None:  # B-GNOME-5, B-COUNCIL-6
    game = moved_by_council(city(), "walk own path-3")
    assert gained(game) == [("herb", 1)]
    game = moved_by_council(city(6), "walk own path-3")
    assert game.legal() == [f"gain {word}" for word in BASIC]
    assert gained(game.play("gain blossom")) == [("blossom", 1)]
    game = moved_by_council(city(6, own="path-3"), "walk own path-1")
    assert game.legal() == [f"gain {word}" for word in (*BASIC, "gold")]


def test_specialist_06_asks_nothing_of_who_stays_or_enters_a_bonfire() -> None:  # B-GNOME-5, B-PROC-4
    game = city(6, own="path-2", pink="path-1").portals(0, 2).bonfires(0, {2: "b20"}).turn(0)
    game.play("procession 1", "walk own bonfire-2", "walk pink stay")
    assert game.match.mover == 1


# 7: gold for a novice


def test_specialist_07_brings_gold_for_an_own_novice() -> None:  # B-GNOME-5, B-FIRE-3
    assert gained(igniter().turn(0).play("ignite 1", "council voyage")) == []
    assert gained(igniter(7).turn(0).play("ignite 1", "council voyage")) == [("gold", 1)]
    game = igniter(7).turn(0).play("ignite 1", "council gold-and-yellow")
    assert gained(game) == [("gold", 1), ("gold", 2), ("yellow", 1)], "it comes before the bonus"


def test_specialist_07_brings_gold_for_a_neutral_novice() -> None:  # B-GNOME-5, B-FIRE-3
    guardians = {"pink": "start", "blue": "start", "natural": "start", "grey": "start"}
    game = city(**guardians).turn(0).play("bonus guardians", "council voyage")
    assert gained(game) == []
    game = city(7, **guardians).turn(0).play("bonus guardians", "council voyage")
    assert gained(game) == [("gold", 1)]


def test_specialist_07_comes_too_late_by_the_bonus_of_the_same_novice() -> None:  # B-GNOME-5, B-FIRE-2
    game = igniter().display(7).turn(0)
    game.play("ignite 1", "council specialist", "accept", "welcome gold-for-novices")
    assert game.resource(0, "gold") == 4


# 8: the resource of a new path tile


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_08_brings_the_resource_of_a_tile_from_the_display(helped: bool) -> None:  # B-GNOME-5, B-PATH-4
    game = bonfire(2).specialists(0, *[8] * helped).path_display("blue-shell", "red-herb", "red-root", "blue-root")
    game.tiles(0, path=1).turn(0).play("path slot-2")
    assert gained(game) == [("herb", 1)] * helped


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_08_brings_the_resource_of_a_tile_from_a_pile(helped: bool) -> None:  # B-GNOME-5, B-PATH-4
    game = bonfire(2).specialists(0, *[8] * helped).tiles(0, path=1).turn(0).play("path pile-2")
    resource = str(game.events("path_drawn")[0].details["path"]).split("-")[1]
    assert gained(game) == [(resource, 1)] * helped


@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("action", ["path slot-1", "search red-fruit"])
def test_specialist_08_brings_the_resource_of_a_tile_by_the_council(
    helped: bool, action: str
) -> None:  # B-GNOME-5, B-PATH-4, B-COUNCIL-2
    game = igniter(*[8] * helped).path_display("yellow-fruit", "red-herb", "red-root", "blue-root").turn(0)
    game.play("ignite 1", "council path", "accept", action)
    assert gained(game) == [("fruit", 1)] * helped


# 9: any resources for a gnome


@pytest.mark.parametrize("gnome", ["crowded-path", "faster-procession", "elder-of-paths"])
def test_specialist_09_pays_gnomes_with_any_resources(gnome: str) -> None:  # B-GNOME-1, B-GNOME-5, B-PAY-5
    def player(*specialists: int, **resources: int) -> list[str]:
        game = bonfire(2).display(1, 2).specialists(0, *specialists).tiles(0, gnome=2).resources(0, **resources)
        return [action.split()[2] for action in game.turn(0).legal("recruit") if action.split()[1] == gnome]

    assert player(root=1) == []
    assert player(9, root=1) == ["2"]
    assert player(herb=1, root=1) == ["2"], "as a pair"
    assert player(9, herb=1, root=1) == ["1", "2"]
    assert player(9, gold=2) == ["1", "2"]


def test_specialist_09_asks_for_exactly_the_number_of_pieces() -> None:  # B-GNOME-1, B-PAY-5
    game = bonfire(2).display(1).specialists(0, 9).tiles(0, gnome=1).resources(0, herb=1, root=3).turn(0)
    game.play("recruit crowded-path 1")
    assert game.legal() == ["spend herb", "spend root"]
    game.play("spend root")
    assert paid(game) == [("root", 2)]


def test_specialist_09_takes_gold_as_one_of_the_pieces() -> None:  # B-GNOME-1, B-PAY-5
    game = bonfire(2).display(1).specialists(0, 9).tiles(0, gnome=1).resources(0, root=1, gold=1).turn(0)
    assert paid(game.play("recruit crowded-path 1")) == [("gnome", 1), ("root", 1), ("gold", 1)]


def test_specialist_09_does_not_pay_for_tasks() -> None:  # B-GNOME-5
    assert at_herb_island(9, root=2).turn(0).legal("task") == []


# 10 to 13: a guardian's gain is doubled


def check_doubling(number: int, colour: str) -> None:
    for specialists, pieces in (((), 1), ((number,), 2)):
        game = city(*specialists, **{colour: "path-1"}).turn(0).play("procession 1", f"walk {colour} path-2")
        assert gained(game) == [("shell", pieces)]
        game = moved_by_council(city(*specialists, **{colour: "path-1"}), f"walk {colour} path-3")
        assert gained(game) == [("herb", pieces)]
    for other in {"pink", "blue", "natural", "grey", "own"} - {colour}:
        game = city(number, **{other: "path-1"}).turn(0).play("procession 1", f"walk {other} path-2")
        assert gained(game) == [("shell", 1)]


def test_specialist_10_doubles_the_gain_of_the_pink_guardian() -> None:  # B-GNOME-5, B-PROC-6, B-COUNCIL-6
    check_doubling(10, "pink")


def test_specialist_11_doubles_the_gain_of_the_grey_guardian() -> None:  # B-GNOME-5, B-PROC-6, B-COUNCIL-6
    check_doubling(11, "grey")


def test_specialist_12_doubles_the_gain_of_the_natural_guardian() -> None:  # B-GNOME-5, B-PROC-6, B-COUNCIL-6
    check_doubling(12, "natural")


def test_specialist_13_doubles_the_gain_of_the_blue_guardian() -> None:  # B-GNOME-5, B-PROC-6, B-COUNCIL-6
    check_doubling(13, "blue")


# 14: three tiles kept


@pytest.mark.parametrize(("specialists", "kept"), [((), 1), ((14,), 3)])
def test_specialist_14_keeps_three_tiles(specialists: tuple[int, ...], kept: int) -> None:  # B-GNOME-5, B-FATE-1
    for tiles in (kept, kept + 2):
        game = bonfire(2).specialists(0, *specialists).tiles(0, ship=tiles).turn(0).play("fate")
        while game.match.decision == "discard":
            game.play("discard ship")
        assert game.match.decision == "choose-fate-tile"
        assert game.tile(0, "ship") == kept


# 15: a yellow tile for each gnome


def test_specialist_15_brings_a_yellow_tile_for_itself() -> None:  # B-GNOME-4, B-GNOME-5
    game = bonfire(2).display(15).tiles(0, gnome=2).resources(0, herb=1).turn(0).play("recruit yellow-for-gnomes 2")
    assert gained(game) == [("yellow", 1)]


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_15_brings_a_yellow_tile_for_each_later_gnome(helped: bool) -> None:  # B-GNOME-4, B-GNOME-5
    for gnome in ("recruit crowded-path 2", "recruit elder-of-paths 2"):
        game = bonfire(2).display(1).specialists(0, *[15] * helped).tiles(0, gnome=2).resources(0, blossom=1).turn(0)
        assert gained(game.play(gnome)) == [("yellow", 1)] * helped


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_15_brings_a_yellow_tile_for_a_gnome_by_the_council(helped: bool) -> None:  # B-GNOME-4, B-COUNCIL-5
    game = igniter(*[15] * helped).display(1).turn(0)
    game.play("ignite 1", "council specialist", "accept", "welcome crowded-path")
    assert gained(game) == [("yellow", 1)] * helped


def test_specialist_15_brings_a_yellow_tile_for_itself_by_the_council() -> None:  # B-GNOME-4, B-COUNCIL-5
    game = igniter().display(15).turn(0)
    game.play("ignite 1", "council specialist", "accept", "welcome yellow-for-gnomes")
    assert gained(game) == [("yellow", 1)]


# 16: covered symbols twice


def before_symbols(*specialists: int) -> Scenario:
    """The next fate tile can cover the gold cell b1 and the yellow cell d1."""
    game = igniter(*specialists)
    return game.fate_area(0, (1, "d3-across", "forward"), (2, "d2-across", "forward")).fate_row(0, 8)


@pytest.mark.parametrize(("specialists", "times"), [((), 1), ((16,), 2)])
def test_specialist_16_brings_covered_symbols_twice(
    specialists: tuple[int, ...], times: int
) -> None:  # B-GNOME-5, B-FATE-5
    game = before_symbols(*specialists).turn(0).play("fate", "take top", "lay c1-across forward")
    assert gained(game)[-2:] == [("gold", times), ("yellow", times)]
    assert gained(game)[:-2] == [("gnome", 1), ("great-bonfire", 1), ("path", 1)], "symbols of the tile count once"


@pytest.mark.parametrize(("specialists", "times"), [((), 1), ((16,), 2)])
def test_specialist_16_brings_covered_symbols_twice_by_the_council(
    specialists: tuple[int, ...], times: int
) -> None:  # B-GNOME-5, B-FATE-5, B-COUNCIL-8
    game = before_symbols(*specialists).turn(0)
    game.play("ignite 1", "council fate-tile", "accept", "take top", "lay c1-across forward")
    assert gained(game)[-2:] == [("gold", times), ("yellow", times)]


# 17: a step for a new guardian (every detail: test_guardians.py)


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_17_sets_off_a_step_without_gain(helped: bool) -> None:  # B-GNOME-5, B-GUARD-2
    game = city(*[17] * helped, own="path-1").at(0, "guardian-pink").turn(0).play("guardian")
    assert game.legal("walk") == ["walk own stay", "walk own path-2"] * helped
    if helped:
        assert gained(game.play("walk own path-2", "walk pink path-1")) == []


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_17_sets_off_a_step_after_a_voyage(helped: bool) -> None:  # B-GNOME-5, B-GUARD-2, B-SHIP-3
    game = city(*[17] * helped).tiles(0, ship=1, guardian=1).turn(0).play("sail guardian-grey", "guardian")
    assert game.legal("walk") == ["walk grey stay", "walk grey path-1", "walk own stay", "walk own path-1"] * helped


# 18: points for guardians at bonfires


@pytest.mark.parametrize(("specialists", "points"), [((), 2 + 8), ((18,), 4 + 10)])
def test_specialist_18_adds_two_points_for_each_guardian_at_a_bonfire(
    specialists: tuple[int, ...], points: int
) -> None:  # B-GNOME-5, B-SCORE-2
    game = city(*specialists, own="bonfire-1", pink="bonfire-7", grey="path-3", blue="start")
    assert final_points(game.bonfires(0, {1: "b20", 7: "b21"}), "guardians") == points


# 19: gold and a yellow tile for a common task


def one_before(common: str, *specialists: int) -> tuple[Scenario, tuple[str, ...]]:
    """A position in which the returned actions fulfil the common task; specialists are among the gnomes."""
    game = bonfire(2).board(0, 1).resources(0).specialists(0, *specialists)
    if common == "tasks":
        game.tasks(0, {space: f"b{space:02}" for space in range(1, 7)}).at(0, "herb-east")
        game.island_tasks("herb-east", "r01").offering_tops(0, "root", "root").resources(0, herb=1, root=1)
        return game.tiles(0, task=1), ("task r01", "offering 1", "space 7")
    if common == "portals":
        game.portals(0, *range(2, 8)).portals_at(2, "a").tiles(0, great_bonfire=1)
        return game, ("turn 2", "reap reward-and-portal")
    if common == "paths":
        return game.paths(0, *PATHS[:5]).tiles(0, path=2), ("path slot-1",)
    if common == "guardians":
        game.guardians(0, blue="start", natural="start", grey="start").at(0, "guardian-pink")
        return game.tiles(0, guardian=1), ("guardian",)
    game.elders(0, 2, 3, 4, 5, *[6] * (5 - 4 - len(specialists))).tiles(0, gnome=2).resources(0, blossom=1)
    return game, ("recruit elder-of-paths 2",)


@pytest.mark.parametrize("common", ["tasks", "portals", "paths", "guardians", "gnomes"])
@pytest.mark.parametrize("helped", [False, True])
@pytest.mark.parametrize("novice_there", [False, True])
def test_specialist_19_rewards_a_common_task(
    common: str, helped: bool, novice_there: bool
) -> None:  # B-GNOME-5, B-BONUS-3
    game, actions = one_before(common, *[19] * helped)
    if not novice_there:
        game.without_neutral_novice(common)
    game.turn(0).play(*actions)
    assert len(game.events("common_task_fulfilled")) == 1
    assert (("gold", 1) in gained(game)) == helped
    assert (("yellow", 1) in gained(game)) == helped
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (helped, helped)


def test_specialist_19_rewards_each_common_task_once() -> None:  # B-GNOME-5, B-BONUS-3
    game, actions = one_before("guardians", 19)
    game.turn(0).play(*actions, "bonus guardians", "council voyage", "point")
    assert (game.resource(0, "gold"), game.tile(0, "yellow")) == (1, 1)


def test_specialist_19_rewards_a_common_task_that_it_fulfils_itself() -> None:  # B-GNOME-5, B-BONUS-3
    game = bonfire(2).display(19).elders(0, 1, 2, 3, 4, 5).tiles(0, gnome=2).resources(0, fruit=1).turn(0)
    game.play("recruit reward-for-common-tasks 2")
    assert gained(game) == [("gold", 1), ("yellow", 1)]


def test_specialist_19_rewards_a_common_task_fulfilled_by_the_council() -> None:  # B-GNOME-5, B-BONUS-3, B-COUNCIL-3
    game = igniter(19).guardians(0, pink="start", blue="start", natural="start").turn(0)
    game.play("ignite 1", "council guardian", "accept", "fetch grey")
    assert gained(game) == [("gold", 1), ("yellow", 1)]


def test_specialist_19_gives_nothing_for_what_was_fulfilled_earlier() -> None:  # B-GNOME-5, B-BONUS-3
    game = bonfire(2).guardians(0, pink="start", blue="start", natural="start", grey="start").display(19)
    game.tiles(0, gnome=2).resources(0, fruit=1).turn(0).play("recruit reward-for-common-tasks 2")
    assert gained(game) == []


# 20: one gold more on the first path position


@pytest.mark.parametrize(("specialists", "gold"), [((), 1), ((20,), 2)])
def test_specialist_20_adds_a_gold_on_the_first_position(
    specialists: tuple[int, ...], gold: int
) -> None:  # B-GNOME-5, B-PROC-6
    for guardian in ("own", "pink"):
        game = city(*specialists, **{"own": "path-7", guardian: "start"}).turn(0)
        game.play("procession 1", f"walk {guardian} path-1")
        assert game.resource(0, "gold") == gold


@pytest.mark.parametrize(("specialists", "gold"), [((), 1), ((20,), 2)])
def test_specialist_20_adds_a_gold_when_the_council_moves_a_guardian(
    specialists: tuple[int, ...], gold: int
) -> None:  # B-GNOME-5, B-PROC-6, B-COUNCIL-6
    game = moved_by_council(city(*specialists, own="path-3"), "walk own path-1")
    assert game.resource(0, "gold") == 4 + gold


def test_specialist_20_brings_nothing_elsewhere() -> None:  # B-GNOME-5, B-PROC-6
    game = city(20).tiles(0, guardian=2).turn(0).play("procession 2", "walk own path-2")
    assert gained(game) == [("shell", 1)], "walking over the first position is not ending there"


# 21: one route more


ONE_ROUTE = {"fruit-west", "guardian-blue"}
TWO_ROUTES = {"guardian-pink", "shell-west", "root-west"}
THREE_ROUTES = {"herb-east", "root-east", "herb-west"}
"""Islands by their distance from blossom-west."""


@pytest.mark.parametrize(
    ("specialists", "tiles", "reached"),
    [
        ((), 1, ONE_ROUTE),
        ((), 2, ONE_ROUTE | TWO_ROUTES),
        ((21,), 1, ONE_ROUTE | TWO_ROUTES),
        ((21,), 2, ONE_ROUTE | TWO_ROUTES | THREE_ROUTES),
        ((21,), 0, set()),
    ],
)
def test_specialist_21_sails_one_route_more(
    specialists: tuple[int, ...], tiles: int, reached: set[str]
) -> None:  # B-GNOME-5, B-SHIP-2
    game = bonfire(2).at(0, "blossom-west").specialists(0, *specialists).tiles(0, ship=tiles).turn(0)
    assert {action.split()[1] for action in game.legal("sail")} == reached


def test_specialist_21_still_pays_one_tile_at_least_and_three_at_most() -> None:  # B-GNOME-5, B-SHIP-2
    for island, price in (("fruit-west", 1), ("shell-west", 1), ("root-east", 2), ("fruit-east", 3)):
        game = bonfire(2).at(0, "blossom-west").specialists(0, 21).tiles(0, ship=5).turn(0).play(f"sail {island}")
        assert game.tile(0, "ship") == 5 - price


# 22: the Great Bonfire turns one space more


@pytest.mark.parametrize(
    ("specialists", "tiles", "reached"),
    [
        ((), 1, "2"),
        ((22,), 1, "23"),
        ((), 2, "23"),
        ((22,), 2, "234"),
        ((22,), 3, "1234567"),
        ((22,), 0, ""),
    ],
)
def test_specialist_22_turns_the_great_bonfire_one_space_more(
    specialists: tuple[int, ...], tiles: int, reached: str
) -> None:  # B-GNOME-5, B-GREAT-1
    game = bonfire(2).pointer(1).specialists(0, *specialists).tiles(0, great_bonfire=tiles).turn(0)
    assert game.legal("turn") == [f"turn {space}" for space in reached]


def test_specialist_22_still_pays_one_tile_at_least_and_three_at_most() -> None:  # B-GNOME-5, B-GREAT-1
    for space, price in zip(range(1, 8), (3, 1, 1, 2, 3, 3, 3), strict=True):
        game = bonfire(2).pointer(1).specialists(0, 22).tiles(0, great_bonfire=5).turn(0).play(f"turn {space}")
        assert paid(game) == [("great-bonfire", price)]


def test_specialist_22_changes_nothing_for_the_first_use() -> None:  # B-GNOME-5, B-GREAT-1
    for space in range(1, 8):
        game = bonfire(2).specialists(0, 22).tiles(0, great_bonfire=5).turn(0).play(f"turn {space}")
        assert paid(game) == [("great-bonfire", 1)]


# 23: all rewards of the Great Bonfire


def test_specialist_23_takes_all_three_rewards() -> None:  # B-GNOME-5, B-GREAT-2
    game = bonfire(2).board(0, 1).portals_at(2, "g", "g").resources(0).tiles(0, great_bonfire=1)
    assert game.turn(0).play("turn 2").match.decision == "choose-rewards"
    game = bonfire(2).board(0, 1).portals_at(2, "g", "g").resources(0).tiles(0, great_bonfire=1)
    game.specialists(0, 23).turn(0).play("turn 2")
    assert sorted(gained(game)) == [("root", 1), ("task", 1)]
    assert list(game.player(0).portals) == [0] * 7 + [1]
    assert game.match.mover == 1, "each only once, and nothing to choose"


def test_specialist_23_takes_two_rewards_where_no_portal_fits() -> None:  # B-GNOME-5, B-GREAT-2
    game = bonfire(2).board(0, 1).portals_at(2, "a").resources(0).tiles(0, great_bonfire=1).specialists(0, 23)
    game.turn(0).play("turn 2")
    assert sorted(gained(game)) == [("root", 1), ("task", 1)]
    assert sum(game.player(0).portals) == 0


def test_specialist_23_takes_the_points_too() -> None:  # B-GNOME-5, B-GREAT-2
    game = bonfire(2).board(0, 1).portals_at(3, "g").tiles(0, great_bonfire=1).specialists(0, 23).turn(0).play("turn 3")
    assert (game.points(0), game.tile(0, "yellow"), game.player(0).portals[7]) == (2, 1, 1)


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_23_takes_all_three_rewards_by_the_council(helped: bool) -> None:  # B-GREAT-2, B-COUNCIL-4
    game = igniter(*[23] * helped).board(0, 1).portals_at(2, "g").turn(0)
    game.play("ignite 1", "council great-bonfire", "accept", "turn 2")
    assert (game.match.decision == "choose-rewards") == (not helped)
    assert (game.tile(0, "task"), game.resource(0, "root"), game.player(0).portals[7]) == (helped, helped, helped)


# 24: several novices of a colour on a council space


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_24_puts_an_own_novice_beside_own_ones(helped: bool) -> None:  # B-GNOME-5, B-FIRE-2
    game = igniter(*[24] * helped).novice_at(0, "voyage").turn(0).play("ignite 1")
    assert ("council voyage" in game.legal()) == helped
    assert len(game.legal()) == 7 + helped
    if helped:
        game.play("council voyage")
        assert game.player(0).council[6] == 2


@pytest.mark.parametrize("helped", [False, True])
def test_specialist_24_puts_a_neutral_novice_beside_neutral_ones(helped: bool) -> None:  # B-GNOME-5, B-BONUS-1
    game = city(*[24] * helped, pink="start", blue="start", natural="start", grey="start").novice_at(None, "voyage")
    game.turn(0).play("bonus guardians")
    assert ("council voyage" in game.legal()) == helped
    assert len(game.legal()) == 7 + helped


def test_specialist_24_helps_only_its_player() -> None:  # B-GNOME-5, B-FIRE-2
    game = igniter().specialists(1, 24).novice_at(0, "voyage").turn(0).play("ignite 1")
    assert "council voyage" not in game.legal()


# 25: portals in any order


def before_portals(*specialists: int, at_space: tuple[str, ...] = ("a", "c", "c")) -> Scenario:
    """City board 1, whose notches are a to g from the left; the next portal to be placed is g."""
    return bonfire(2).board(0, 1).portals_at(2, *at_space).specialists(0, *specialists).tiles(0, great_bonfire=1)


def test_specialist_25_places_portals_in_any_order() -> None:  # B-GNOME-5, B-GREAT-3
    game = before_portals().turn(0).play("turn 2")
    assert game.match.mover == 1, "neither portal fits the next notch"
    game = before_portals(25).turn(0).play("turn 2", "reap tile-and-portal")
    assert game.legal() == ["notch 1", "notch 3"]
    game.play("notch 3")
    assert list(game.player(0).portals) == [0, 0, 0, 1, 0, 0, 0, 0]
    assert game.view(0).great_bonfire[1].portals == {"a": 1, "c": 1}
    assert game.match.mover == 1


def test_specialist_25_leaves_the_usual_notch_to_choose() -> None:  # B-GNOME-5, B-GREAT-3
    game = before_portals(25, at_space=("a", "g")).turn(0).play("turn 2", "reap tile-and-portal")
    assert game.legal() == ["notch 1", "notch 7"]


def test_specialist_25_asks_nothing_when_one_notch_fits() -> None:  # B-GNOME-5, B-GREAT-3
    game = before_portals(25).portals(0, 1).portals_at(2, "a", "c").turn(0).play("turn 2", "reap reward-and-portal")
    assert game.match.mover == 1
    assert list(game.player(0).portals) == [0, 1, 0, 1, 0, 0, 0, 0]


def test_specialist_25_fills_only_empty_notches() -> None:  # B-GNOME-5, B-GREAT-3
    game = before_portals(25).portals(0, 1, 3).portals_at(2, "a", "c").turn(0).play("turn 2")
    assert game.match.mover == 1


def test_specialist_25_without_it_the_rightmost_empty_notch_comes_next() -> None:  # B-GNOME-5, B-GREAT-3
    game = before_portals().portals(0, 3).portals_at(2, "b", "d").turn(0).play("turn 2")
    assert game.match.mover == 1
    game = before_portals().portals(0, 7, 5).portals_at(2, "f", "d").turn(0).play("turn 2", "reap tile-and-portal")
    assert list(game.player(0).portals) == [0, 0, 0, 0, 0, 1, 1, 1]


def test_specialist_25_works_with_23_and_by_the_council() -> None:  # B-GNOME-5, B-GREAT-2, B-GREAT-3, B-COUNCIL-4
    game = igniter(23, 25).board(0, 1).portals_at(2, "a", "c").turn(0)
    game.play("ignite 1", "council great-bonfire", "accept", "turn 2")
    assert game.legal() == ["notch 1", "notch 3"]
    game.play("notch 1")
    assert (game.tile(0, "task"), game.resource(0, "root"), game.player(0).portals[1]) == (1, 1, 1)


# 26: one tile for a task


@pytest.mark.parametrize("offerings", [0, 1, 2])
@pytest.mark.parametrize("helped", [False, True])
def test_specialist_26_pays_one_tile_for_every_task(offerings: int, helped: bool) -> None:  # B-GNOME-5, B-TASK-1
    game = bonfire(4).at(0, "herb-east").island_tasks("herb-east", "b01").offerings(0, {"herb-east": offerings})
    game.offering_tops(0, "herb", "herb").resources(0, herb=2).specialists(0, *[26] * helped)
    price = 1 if helped else offerings + 1
    assert game.tiles(0, task=price - 1).turn(0).legal("task") == []
    game.tiles(0, task=3).turn(0).play("task b01", "offering 1", "space 1")
    assert paid(game)[0] == ("task", price)


# 27: fate tiles may stick out


def test_specialist_27_lets_fate_tiles_stick_out() -> None:  # B-GNOME-5, B-FATE-6
    for specialists, allowed in (((), False), ((27,), True)):
        game = igniter(*specialists).fate_area(0, (1, "d3-across", "forward")).turn(0).play("fate", "take top")
        assert ("lay a3-across forward" in game.legal()) == allowed
        assert "lay b3-down forward" in game.legal()


def test_specialist_27_keeps_one_symbol_inside() -> None:  # B-GNOME-5, B-FATE-6
    game = igniter(27).fate_area(0, (1, "d3-across", "forward"), (2, "b3-down", "forward")).turn(0)
    game.play("fate", "take top")
    places = {action.split()[1] for action in game.legal()}
    assert "z3-across" in places, "two outside, one inside"
    assert "a1-down" in places, "a1 is no cell of the area, a2 is"
    assert not places & {"z3-down", "a0-down", "a0-across"}, "touching, but wholly outside"


def test_specialist_27_gains_from_symbols_outside() -> None:  # B-GNOME-5, B-FATE-6
    game = igniter(27).fate_area(0, (1, "d3-across", "forward"), (2, "b3-down", "forward")).fate_row(0, 8, 3).turn(0)
    game.play("fate", "take top", "lay z3-across forward")
    assert gained(game) == [("gnome", 1), ("great-bonfire", 1), ("path", 1), ("yellow", 1)]
    game.tiles(0).turn(0).play("fate", "take top", "lay z2-across reversed")
    assert gained(game) == [("path", 1), ("ship", 1), ("task", 2)], "the task inside touches another"
    assert game.player(0).fate_tiles_placed == 4


def test_specialist_27_counts_groups_over_the_edge() -> None:  # B-GNOME-5, B-FATE-6
    game = igniter(27).fate_area(0, (1, "d3-across", "forward"), (2, "b3-down", "forward"), (8, "z3-across", "forward"))
    game.fate_row(0, 7).turn(0).play("fate", "take top", "lay z4-across reversed")
    assert gained(game) == [("path", 1), ("gnome", 1), ("guardian", 2)]
    game = igniter(27).fate_area(
        0, (1, "d3-across", "forward"), (2, "b3-down", "forward"), (8, "z3-across", "reversed")
    )
    game.fate_row(0, 7).turn(0).play("fate", "take top", "lay z4-across reversed")
    assert ("path", 2) in gained(game), "the two paths outside touch"


def test_specialist_27_helps_the_councils_fate_tile() -> None:  # B-GNOME-5, B-FATE-6, B-COUNCIL-8
    for specialists, allowed in (((), False), ((27,), True)):
        game = igniter(*specialists).fate_area(0, (1, "d3-across", "forward")).turn(0)
        game.play("ignite 1", "council fate-tile", "accept", "take top")
        assert ("lay a3-across forward" in game.legal()) == allowed


def test_specialist_27_finds_a_place_when_the_area_has_none() -> None:  # B-GNOME-5, B-FATE-3, B-FATE-6
    places = ("d3-across", "f4-across", "d2-across", "b4-across", "c1-across", "d5-across", "f2-down")
    game = bonfire(2).tiles(0).fate_area(0, *((number, place, "forward") for number, place in enumerate(places, 1)))
    assert not game.can_act(0)
    assert game.specialists(0, 27).can_act(0)
    assert game.turn(0).legal() == ["fate"]
