"""The High Council: how a novice is sent there (B-FIRE-2, B-FIRE-3), and its bonuses (B-COUNCIL)."""

from __future__ import annotations

import pytest

from beltane.games.bonfire.components.tables import PATH_TILE_KIND, SPECIALIST
from beltane.games.bonfire.rules.vocabulary import COUNCIL_SPACE, PATH_KIND
from beltane.kernel.errors import IllegalAction
from beltane.kernel.random import seed_generator
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire

SPACES = COUNCIL_SPACE.words
WITH_POINT = SPACES[1:]
ALWAYS_USABLE = ("gold-and-yellow", "great-bonfire", "voyage")
MANY_TILES = {"ship": 3, "task": 2, "guardian": 1, "path": 1, "gnome": 4}


def about_to_ignite(seats: int = 2, seed: int = 1) -> Scenario:
    """A player with one task, whose condition holds: two different resources twice each."""
    game = bonfire(seats, seed).tasks(0, {1: "b20"}).resources(0, blossom=2, fruit=2).tiles(0, ship=1)
    return game.display(1, 6, 8, 20, 22, 26)


def sent(space: str, game: Scenario | None = None) -> Scenario:
    """The task is ignited, and its novice sent to a council space."""
    return (game or about_to_ignite()).turn(0).play("ignite 1", f"council {space}")


def unusable(space: str) -> Scenario:
    """A position in which a space's bonus cannot be used, and the council space still to be chosen."""
    game = about_to_ignite()
    if space == "path":
        game.paths(0, "blue-root", "blue-root", "red-root", "red-root", "blue-herb", "red-herb")
    elif space == "guardian":
        game.guardians(0, pink="start", blue="start", natural="start", grey="start")
    elif space == "specialist":
        game.elders(0, 1, 2, 3, 4, 5, 6)
    elif space == "move-guardian":
        game.guardians(0, own="path-1")
    elif space == "fate-tile":
        game.fate_row(0)
    return game.turn(0).play("ignite 1")


# Sending a novice (B-FIRE-2, B-FIRE-3)


def test_a_novice_goes_to_any_space_without_one_of_that_colour() -> None:  # B-FIRE-2
    game = about_to_ignite().novice_at(0, "path").novice_at(0, "voyage").turn(0).play("ignite 1")
    assert game.match.decision == "choose-council-space"
    assert game.legal() == [f"council {space}" for space in SPACES if space not in ("path", "voyage")]


def test_novices_of_other_colours_are_in_nobodys_way() -> None:  # B-FIRE-2
    game = about_to_ignite()
    for space in SPACES:
        game.novice_at(1, space).novice_at(None, space)
    assert game.turn(0).play("ignite 1").legal() == [f"council {space}" for space in SPACES]


def test_specialist_24_lets_novices_of_one_colour_stand_together() -> None:  # B-FIRE-2, B-GNOME-5
    game = about_to_ignite().specialists(0, 24).novice_at(0, "path").turn(0).play("ignite 1")
    assert game.legal() == [f"council {space}" for space in SPACES]
    game.play("council path")
    assert game.view(0).cities[0].council["path"] == 2


def test_specialist_24_of_another_player_does_not_help() -> None:  # B-FIRE-2
    game = about_to_ignite().specialists(1, 24).novice_at(0, "path").turn(0).play("ignite 1")
    assert "council path" not in game.legal()


def test_the_novice_then_stands_in_the_council() -> None:  # B-FIRE-2
    game = about_to_ignite().turn(0).play("ignite 1")
    before = game.view(0)
    assert (before.cities[0].novices_sent, before.novices_in_council) == (0, 0)
    game.play("council guardian")
    after = game.view(0)
    assert after.cities[0].council == {space: int(space == "guardian") for space in SPACES}
    assert (after.cities[0].novices_sent, after.novices_in_council) == (1, 1)
    assert after.council == dict.fromkeys(SPACES, 0), "neutral novices are counted apart"


def test_turned_over_then_novice_then_countdown_then_gold_then_bonus() -> None:  # B-FIRE-2, B-FIRE-3
    game = about_to_ignite().specialists(0, 7).bonfires(0, {2: "b02", 3: "b03", 4: "b04"})
    game.bonfires(1, {2: "b05", 3: "b06", 4: "b07"}).turn(0).play("ignite 1")
    assert game.events() == [PlainEvent("bonfire_lit", 0, {"task": "b20", "space": 1})]
    game.play("council fate-tile")
    assert game.events() == [
        PlainEvent("novice_sent", 0, {"council": "fate-tile"}),
        PlainEvent("countdown_began", 0, {}),
        PlainEvent("resources_gained", 0, {"resource": "gold", "pieces": 1}),
    ]
    assert game.match.decision == "bonus-or-point"
    game.play("accept")
    assert game.events() == [PlainEvent("bonus_taken", 0, {"council": "fate-tile"})]


def test_specialist_7_gives_gold_for_each_novice_put_into_the_council() -> None:  # B-FIRE-3, B-GNOME-5
    assert sent("path", about_to_ignite().specialists(0, 7)).resource(0, "gold") == 1
    assert sent("path").resource(0, "gold") == 0
    assert sent("path", about_to_ignite().specialists(1, 7)).resource(1, "gold") == 1, "as dealt: only for own novices"
    both = sent("gold-and-yellow", about_to_ignite().specialists(0, 7))
    assert both.resource(0, "gold") == 3, "beside the bonus"
    point = sent("path", about_to_ignite().specialists(0, 7)).play("point")
    assert (point.resource(0, "gold"), point.points(0)) == (1, 1), "beside the point too"


def test_specialists_gained_by_the_bonus_come_too_late_for_it() -> None:  # B-FIRE-2
    game = sent("specialist", about_to_ignite().display(7, 24, 15)).play("accept", "welcome gold-for-novices")
    assert game.gnome_names(0) == ["gold-for-novices"]
    assert game.resource(0, "gold") == 0


def test_the_bonfire_just_lit_can_be_entered() -> None:  # B-FIRE-2, B-COUNCIL-6
    game = about_to_ignite().portals(0, 1)
    assert "walk own bonfire-1" in sent("move-guardian", game).play("accept").legal()
    assert "walk own bonfire-1" not in sent("move-guardian", about_to_ignite()).play("accept").legal(), "no portal"


# The alternative: one point (B-COUNCIL-9)


@pytest.mark.parametrize("space", WITH_POINT)
def test_the_point_may_be_taken_instead_of_the_bonus(space: str) -> None:  # B-COUNCIL-9
    game = sent(space)
    assert game.match.decision == "bonus-or-point"
    assert game.legal() == ["accept", "point"]
    tiles, resources = list(game.player(0).tiles), list(game.player(0).resources)
    game.play("point")
    assert game.points(0) == 1
    assert game.events()[0] == PlainEvent("points_scored", 0, {"source": "council", "points": 1})
    assert game.events("bonus_taken") == []
    assert (list(game.player(0).tiles), list(game.player(0).resources)) == (tiles, resources)
    assert (game.match.mover, game.match.decision) == (1, "turn"), "the turn is over"


@pytest.mark.parametrize("space", WITH_POINT)
def test_who_takes_the_bonus_gets_no_point(space: str) -> None:  # B-COUNCIL-9
    game = sent(space).play("accept")
    assert game.points(0) == 0
    assert game.events("bonus_taken") == [PlainEvent("bonus_taken", 0, {"council": space})]


@pytest.mark.parametrize("space", [space for space in SPACES if space not in ALWAYS_USABLE])
def test_an_unusable_bonus_leaves_the_point(space: str) -> None:  # B-COUNCIL-9
    game = unusable(space)
    assert f"council {space}" in game.legal(), "the novice may go there all the same"
    game.play(f"council {space}")
    assert game.points(0) == 1
    assert game.events("bonus_taken") == []
    assert game.events("points_scored") == [PlainEvent("points_scored", 0, {"source": "council", "points": 1})]


@pytest.mark.parametrize("space", ALWAYS_USABLE)
def test_three_bonuses_are_always_usable(space: str) -> None:  # B-COUNCIL-9
    poor = about_to_ignite().fate_row(0).tiles(0).guardians(0, pink="start", blue="start", natural="start")
    poor.guardians(0, grey="start", own="path-1").elders(0, 1, 2, 3, 4, 5, 6).portals(0, 1, 2, 3, 4, 5, 6, 7)
    poor.paths(0, "blue-root", "blue-root", "red-root", "red-root", "blue-herb", "red-herb")
    for number in range(14):
        for slot in range(3):
            poor.state.island_tasks[number, slot] = -1
    game = sent(space, poor)
    assert game.points(0) == 0
    if space == "gold-and-yellow":
        assert game.events("bonus_taken") == [PlainEvent("bonus_taken", 0, {"council": space})]
    else:
        assert game.legal() == ["accept", "point"]


# 2 gold and a yellow tile (B-COUNCIL-1)


def test_two_gold_and_a_yellow_tile_without_an_alternative() -> None:  # B-COUNCIL-1, B-FIRE-2
    game = sent("gold-and-yellow")
    assert (game.resource(0, "gold"), game.tile(0, "yellow"), game.points(0)) == (2, 1, 0)
    assert (game.match.mover, game.match.decision) == (1, "turn"), "nothing was left to choose"


# A path tile (B-COUNCIL-2)


def with_small_piles() -> Scenario:
    """Five tiles in the piles, and different ones of every crystal in the display."""
    game = about_to_ignite().path_display("blue-shell", "red-shell", "yellow-fruit", "blue-root")
    piles = [["blue-fruit", "red-fruit", "red-herb"], ["blue-fruit", "yellow-root"]]
    state = game.state
    for pile, kinds in enumerate(piles):
        for position, kind in enumerate(kinds):
            state.path_piles[pile, position] = path_tile(kind)
        state.path_piles_count[pile] = len(kinds)
    return game


def path_tile(kind: str) -> int:
    return next(tile for tile in range(28) if PATH_TILE_KIND[tile] == PATH_KIND.position[kind])


def in_piles(game: Scenario) -> list[str]:
    """The kinds of all tiles in the piles, sorted."""
    state = game.state
    tiles = [state.path_piles[pile, i] for pile in range(2) for i in range(state.path_piles_count[pile])]
    return sorted(PATH_KIND.words[PATH_TILE_KIND[tile]] for tile in tiles)


def test_a_path_tile_comes_from_the_display_or_by_name_from_the_piles() -> None:  # B-COUNCIL-2
    game = sent("path", with_small_piles()).play("accept")
    assert game.legal() == [
        *(f"path slot-{slot}" for slot in (1, 2, 3, 4)),
        "search blue-fruit",
        "search red-fruit",
        "search red-herb",
        "search yellow-root",
    ]


def test_a_path_tile_of_the_display_is_free_and_replaced() -> None:  # B-COUNCIL-2, B-PATH-1
    game = sent("path", with_small_piles().tiles(0)).play("accept", "path slot-3")
    assert game.view(0).cities[0].paths == ("yellow-fruit",)
    assert game.view(0).path_display == ("blue-shell", "red-shell", "red-herb", "blue-root"), "the higher pile"
    assert game.view(0).path_piles == (2, 2)
    assert game.events("paths_shuffled") == []


def test_after_a_search_the_piles_are_shuffled_together_and_divided() -> None:  # B-COUNCIL-2
    game = sent("path", with_small_piles().tiles(0)).play("accept", "search yellow-root")
    assert game.view(0).cities[0].paths == ("yellow-root",)
    assert in_piles(game) == ["blue-fruit", "blue-fruit", "red-fruit", "red-herb"]
    assert game.view(0).path_piles == (2, 2)
    assert game.view(0).path_display == ("blue-shell", "red-shell", "yellow-fruit", "blue-root")
    assert [event for event in game.events() if event.name.startswith("path")] == [
        PlainEvent("path_found", 0, {"path": "yellow-root", "position": 2}),
        PlainEvent("paths_shuffled", None, {}),
    ]


@pytest.mark.parametrize(
    ("counts", "divided"), [((3, 3), (3, 2)), ((5, 1), (3, 2)), ((0, 6), (3, 2)), ((0, 1), (0, 0)), ((0, 4), (2, 1))]
)
def test_the_first_pile_gets_the_odd_tile(counts: tuple[int, int], divided: tuple[int, int]) -> None:  # B-COUNCIL-2
    game = with_small_piles()
    tiles = iter(range(28))
    for pile, count in enumerate(counts):
        game.state.path_piles_count[pile] = count
        for position in range(count):
            game.state.path_piles[pile, position] = next(tiles)
    game = sent("path", game).play("accept")
    game.play(game.legal("search")[0])
    assert game.view(0).path_piles == divided


def test_a_search_mixes_both_piles() -> None:  # B-COUNCIL-2
    first_piles = set()
    for seed in range(40):
        game = sent("path", with_small_piles())
        seed_generator(game.state.random, seed)
        game.play("accept", "search blue-fruit")
        first_piles.add(tuple(sorted(int(game.state.path_piles[0, i]) for i in range(2))))
        assert in_piles(game) == ["blue-fruit", "red-fruit", "red-herb", "yellow-root"]
    assert len(first_piles) == 6, "any two of the four tiles can come to lie in the first pile"


def test_tiles_known_under_the_piles_are_unknown_after_a_search() -> None:  # B-COUNCIL-2, B-HIDE-1
    game = with_small_piles()
    game.state.path_piles_known[0] = 2
    game.state.path_piles_known[1] = 1
    sent("path", game).play("accept")
    assert game.view(0).paths_known_under_piles == (("blue-fruit", "red-fruit"), ("blue-fruit",))
    game.play("search red-fruit")
    assert game.view(0).paths_known_under_piles == ((), ())


def test_the_display_cannot_be_renewed_by_the_bonus() -> None:  # B-PATH-3, B-COUNCIL-2
    game = about_to_ignite().path_display("blue-shell", "blue-root", "blue-fruit", "blue-herb")
    game = sent("path", game.tiles(0, path=1)).play("accept")
    assert game.legal("renew") == []
    usual = about_to_ignite().path_display("blue-shell", "blue-root", "blue-fruit", "blue-herb").tiles(0, path=1)
    assert usual.turn(0).legal("renew") == ["renew"]


def test_a_tile_cannot_be_drawn_unseen_by_the_bonus() -> None:  # B-COUNCIL-2
    assert "path pile-1" not in sent("path").play("accept").legal()


@pytest.mark.parametrize("choice", ["path slot-3", "search blue-fruit"])
def test_specialist_8_gains_the_resource_of_the_tile(choice: str) -> None:  # B-PATH-4, B-COUNCIL-2
    game = sent("path", with_small_piles().specialists(0, 8)).play("accept", choice)
    assert game.resource(0, "fruit") == 3
    assert sent("path", with_small_piles()).play("accept", choice).resource(0, "fruit") == 2


# A guardian (B-COUNCIL-3)


def test_a_guardian_of_a_colour_not_owned_comes_free() -> None:  # B-COUNCIL-3
    game = sent("guardian", about_to_ignite().guardians(0, blue="path-1", grey="start").tiles(0)).play("accept")
    assert game.legal() == ["fetch pink", "fetch natural"]
    game.play("fetch natural")
    assert game.place(0, "natural") == "start"
    assert game.tile(0, "guardian") == 0
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_the_ship_need_not_be_there_for_a_guardian() -> None:  # B-COUNCIL-3
    game = sent("guardian", about_to_ignite().at(0, "herb-east")).play("accept", "fetch pink")
    assert game.view(0).cities[0].ship == "herb-east"


def test_specialist_17_follows_a_guardian_of_the_council() -> None:  # B-GUARD-2, B-COUNCIL-3
    game = about_to_ignite().specialists(0, 17, 2).paths(0, "blue-root", "red-root")
    game = sent("guardian", game).play("accept", "fetch pink")
    assert game.match.decision == "walk"
    assert game.legal() == ["walk pink stay", "walk pink path-1", "walk own stay", "walk own path-1"], (
        "exactly one step"
    )
    game.play("walk pink path-1")
    assert game.place(0, "pink") == "path-1"
    assert game.resource(0, "gold") == 0, "without any gain"
    assert (game.match.mover, game.match.decision) == (1, "turn"), "the own guardian is stuck behind her"


# The Great Bonfire (B-COUNCIL-4)


def test_the_great_bonfire_turns_to_any_space_free() -> None:  # B-COUNCIL-4
    game = about_to_ignite().board(0, 1).portals_at(4, "a").pointer(4).tiles(0)
    game = sent("great-bonfire", game).play("accept")
    assert game.legal() == [f"turn {space}" for space in range(1, 8)], "the same one too"
    game.play("turn 4")
    assert game.view(0).pointer == 4
    assert (game.tile(0, "guardian"), game.resource(0, "herb")) == (1, 1), "no portal fits: the other two"
    assert (game.match.mover, game.match.decision) == (1, "turn")


@pytest.mark.parametrize(
    ("rewards", "tile", "root", "portal"),
    [("tile-and-reward", 1, 1, 0), ("tile-and-portal", 1, 0, 1), ("reward-and-portal", 0, 1, 1)],
)
def test_the_usual_rewards_follow(rewards: str, tile: int, root: int, portal: int) -> None:  # B-COUNCIL-4, B-GREAT-2
    game = about_to_ignite().board(0, 1).portals_at(2, "g").tiles(0)
    game = sent("great-bonfire", game).play("accept", "turn 2")
    assert game.legal() == ["reap tile-and-reward", "reap tile-and-portal", "reap reward-and-portal"]
    game.play(f"reap {rewards}")
    assert (game.tile(0, "task"), game.resource(0, "root")) == (tile, root)
    assert sum(game.view(0).cities[0].portals) == portal


def test_specialists_23_and_25_count_for_the_council_too() -> None:  # B-COUNCIL-4, B-GREAT-2, B-GREAT-3
    game = about_to_ignite().specialists(0, 23, 25).board(0, 1).portals_at(2, "c", "e").tiles(0)
    game = sent("great-bonfire", game).play("accept", "turn 2")
    assert game.legal() == ["notch 3", "notch 5"]
    game.play("notch 3")
    assert (game.tile(0, "task"), game.resource(0, "root")) == (1, 1)


def test_the_councils_use_is_the_first_use() -> None:  # B-COUNCIL-4, B-GREAT-1
    game = about_to_ignite().tiles(1, great_bonfire=1)
    game = sent("great-bonfire", game.portals_at(2)).play("accept", "turn 2")
    assert game.match.mover == 1
    assert game.legal("turn") == ["turn 3"]
    other = sent("great-bonfire", about_to_ignite().tiles(1, great_bonfire=1)).play("point")
    assert other.legal("turn") == [f"turn {space}" for space in range(1, 8)], "nobody has used it"


# A specialist (B-COUNCIL-5)


def test_a_face_up_specialist_comes_free() -> None:  # B-COUNCIL-5
    game = about_to_ignite().display(4, 9, 12, 14, 16, 21).tiles(0).resources(0, blossom=2, fruit=2)
    game = sent("specialist", game).play("accept")
    assert game.legal() == [f"welcome {SPECIALIST.words[number - 1]}" for number in (4, 9, 12, 14, 16, 21)]
    game.play("welcome fate-symbols-twice")
    assert game.gnome_names(0) == ["fate-symbols-twice"]
    assert (game.resource(0, "blossom"), game.resource(0, "fruit")) == (2, 2)
    display = game.view(0).specialist_display
    assert display[:4] + display[5:] == tuple(SPECIALIST.words[n - 1] for n in (4, 9, 12, 14, 21)), "replaced in place"
    assert display[4] not in (None, "fate-symbols-twice")


def test_elders_do_not_come_by_the_council() -> None:  # B-COUNCIL-5
    game = sent("specialist").play("accept")
    with pytest.raises(IllegalAction):
        game.play("recruit elder-of-paths 1")


def test_specialist_15_gives_a_yellow_tile_for_a_gnome_of_the_council() -> None:  # B-GNOME-4, B-COUNCIL-5
    game = about_to_ignite().specialists(0, 15)
    assert sent("specialist", game).play("accept", "welcome crowded-path").tile(0, "yellow") == 1
    itself = sent("specialist", about_to_ignite().display(15)).play("accept", "welcome yellow-for-gnomes")
    assert itself.tile(0, "yellow") == 1


def test_without_a_face_up_specialist_the_point_is_left() -> None:  # B-COUNCIL-9
    game = about_to_ignite()
    game.state.specialist_pile_count = 0
    for slot in range(5):
        game.state.specialist_display[slot] = -1
    one_left = sent("specialist", game)
    assert one_left.legal() == ["accept", "point"]
    one_left.play("accept")
    assert len(one_left.legal()) == 1
    one_left.play(one_left.legal()[0])
    assert one_left.match.view(0).specialist_display == (None,) * 6, "without pile the slot stays empty"
    none_left = about_to_ignite()
    for slot in range(6):
        none_left.state.specialist_display[slot] = -1
    assert sent("specialist", none_left).points(0) == 1


# Moving a guardian (B-COUNCIL-6)


def with_path() -> Scenario:
    """A path of five positions, and open bonfires at 1 and 4, not at 2 (no portal), 3 (no bonfire) or 6 (no path)."""
    game = (
        about_to_ignite().paths(0, "blue-root", "red-shell", "blue-herb", "yellow-fruit").resources(0, shell=2, herb=2)
    )
    return game.portals(0, 1, 3, 4, 6).bonfires(0, {2: "b02", 4: "b03", 6: "b04"})


@pytest.mark.parametrize("place", ["start", "path-3", "bonfire-4"])
def test_a_guardian_moves_from_anywhere(place: str) -> None:  # B-COUNCIL-6
    game = sent("move-guardian", with_path().guardians(0, own=place)).play("accept")
    targets = ["path-1", "path-2", "path-3", "path-4", "path-5", "bonfire-1", "bonfire-4"]
    assert game.legal() == [f"walk own {target}" for target in targets if target != place]


def test_guardians_on_the_way_do_not_matter_but_at_the_goal() -> None:  # B-COUNCIL-6
    game = with_path().guardians(0, own="path-2", pink="path-3", blue="bonfire-4")
    game = sent("move-guardian", game).play("accept")
    assert game.legal() == [
        *("walk pink path-1", "walk pink path-4", "walk pink path-5", "walk pink bonfire-1"),
        *("walk blue path-1", "walk blue path-4", "walk blue path-5", "walk blue bonfire-1"),
        *("walk own path-1", "walk own path-4", "walk own path-5", "walk own bonfire-1"),
    ]


def test_with_specialist_1_a_path_position_need_not_be_free() -> None:  # B-COUNCIL-6, B-PROC-3
    game = with_path().specialists(0, 1).guardians(0, own="path-2", pink="bonfire-4")
    game = sent("move-guardian", game).play("accept")
    assert "walk pink path-2" in game.legal()
    assert "walk own path-2" not in game.legal(), "another position, not the own one"
    assert "walk own bonfire-4" not in game.legal(), "bonfires still hold one"


@pytest.mark.parametrize(
    ("place", "target", "gained"),
    [
        ("start", "path-1", "gold"),
        ("start", "path-5", "fruit"),
        ("path-5", "path-3", "shell"),
        ("bonfire-4", "path-4", "herb"),
    ],
)
def test_a_guardian_moved_onto_the_path_gains_as_usual(place: str, target: str, gained: str) -> None:
    """B-COUNCIL-6, B-PROC-4: forwards and backwards."""
    game = sent("move-guardian", with_path().guardians(0, own=place)).play("accept", f"walk own {target}")
    assert game.place(0, "own") == target
    assert game.events("resources_gained") == [
        PlainEvent("resources_gained", 0, {"resource": gained, "pieces": 1}),
    ]
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_a_guardian_moved_to_a_bonfire_gains_nothing() -> None:  # B-COUNCIL-6, B-PROC-4
    game = sent("move-guardian", with_path()).play("accept", "walk own bonfire-4")
    assert game.place(0, "own") == "bonfire-4"
    assert game.events("resources_gained") == []


def test_specialists_help_a_guardian_moved_by_the_council() -> None:  # B-COUNCIL-6, B-PROC-6
    game = with_path().specialists(0, 6, 10, 20).guardians(0, pink="path-4")
    game = sent("move-guardian", game).play("accept", "walk pink path-1")
    assert game.match.decision == "choose-gain"
    game.play("gain root")
    assert (game.resource(0, "root"), game.resource(0, "gold")) == (2, 1)


def test_no_guardian_can_go_anywhere() -> None:  # B-COUNCIL-9
    stuck = about_to_ignite().guardians(0, own="path-1", pink="start")
    assert sent("move-guardian", stuck).points(0) == 1, "the only position is taken"
    assert sent("move-guardian", about_to_ignite().guardians(0, own="start")).legal() == ["accept", "point"]
    back = about_to_ignite().bonfires(0, {3: "b02"}).guardians(0, own="bonfire-3")
    assert sent("move-guardian", back).legal() == ["accept", "point"], "back from a bonfire"
    crowd = about_to_ignite().specialists(0, 1).guardians(0, own="path-1", pink="start")
    assert sent("move-guardian", crowd).legal() == ["accept", "point"]


# A voyage (B-COUNCIL-7)


def test_the_ship_sails_to_any_other_island_free() -> None:  # B-COUNCIL-7
    game = sent("voyage", about_to_ignite().at(0, "herb-east").tiles(0)).play("accept")
    assert len(game.legal()) == 13
    assert "sail herb-east" not in game.legal()
    game.play("sail root-west")
    assert game.view(0).cities[0].ship == "root-west"
    assert (game.match.mover, game.match.decision) == (1, "turn"), "no tiles for the island's action"


def test_the_islands_action_may_follow_and_is_paid() -> None:  # B-COUNCIL-7, B-SHIP-3
    game = about_to_ignite().at(0, "herb-east").tiles(0, task=1, guardian=1).island_tasks("fruit-west", "b05", "y01")
    game.resources(0, fruit=4, blossom=2).offering_tops(0, "fruit", "blossom")
    sent("voyage", game).play("accept", "sail fruit-west")
    assert game.match.decision == "island-action"
    assert game.legal() == ["task b05", "task y01", "stay"]
    game.play("task y01", "offering 2", "space 4")
    assert game.tile(0, "task") == 0
    assert (game.resource(0, "fruit"), game.resource(0, "blossom")) == (3, 1)
    assert game.player(0).tasks[4] >= 0
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_the_islands_action_may_be_left_out() -> None:  # B-COUNCIL-7, B-SHIP-3
    game = sent("voyage", about_to_ignite().tiles(0, guardian=1)).play("accept", "sail guardian-grey")
    assert game.legal() == ["guardian", "stay"]
    game.play("stay")
    assert (game.place(0, "grey"), game.tile(0, "guardian")) == ("away", 1)
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_a_guardian_may_be_retrieved_after_the_voyage() -> None:  # B-COUNCIL-7, B-GUARD-1
    game = sent("voyage", about_to_ignite().tiles(0, guardian=1)).play("accept", "sail guardian-grey", "guardian")
    assert (game.place(0, "grey"), game.tile(0, "guardian")) == ("start", 0)


def test_from_the_landing_stage_it_is_the_first_voyage() -> None:  # B-COUNCIL-7, B-SHIP-1
    game = about_to_ignite().at(0, None).tiles(0, ship=1)
    sent("voyage", game).play("accept")
    assert len(game.legal()) == 14, "any island"
    game.play("sail blossom-west").turn(0)
    assert game.legal("sail") == ["sail fruit-west", "sail guardian-blue"], "one tile now pays one route"


# A fate tile (B-COUNCIL-8)


def test_a_fate_tile_is_placed_whatever_is_held() -> None:  # B-COUNCIL-8
    game = about_to_ignite().fate_area(0, (1, "d3-across", "forward")).tiles(0, **MANY_TILES).fate_row(0, 5, 6, 7)
    sent("fate-tile", game).play("accept")
    assert game.match.decision == "choose-fate-tile", "nothing is discarded"
    assert game.legal() == ["take top", "take bottom"]
    game.play("take bottom")
    assert "lay d2-across forward" in game.legal()
    assert "lay d4-across reversed" in game.legal()
    game.play("lay d2-across forward")
    gained = [event.details for event in game.events("tiles_gained")]
    assert gained == [{"tile": "guardian", "pieces": 2}, {"tile": "gnome", "pieces": 1}, {"tile": "path", "pieces": 1}]
    assert (game.tile(0, "guardian"), game.tile(0, "gnome"), game.tile(0, "ship")) == (3, 5, 3)
    assert len(game.view(0).cities[0].fate_row) == 2
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_by_action_the_surplus_would_have_to_go() -> None:  # B-FATE-1, B-COUNCIL-8
    game = about_to_ignite().tiles(0, **MANY_TILES).turn(0).play("fate")
    assert game.match.decision == "discard"


def test_no_place_for_a_fate_tile() -> None:  # B-COUNCIL-9
    game = about_to_ignite()
    for cell in range(len(game.player(0).fate_grid)):
        game.player(0).fate_grid[cell] = 1
    assert sent("fate-tile", game).points(0) == 1
    assert sent("fate-tile", about_to_ignite().fate_row(0, 2)).legal() == ["accept", "point"]


# Never in between: bonus actions and council bonuses (B-TURN-1)


@pytest.mark.parametrize("space", WITH_POINT)
def test_no_bonus_action_inside_a_council_bonus(space: str) -> None:  # B-TURN-1, B-COUNCIL-9
    game = sent(space, about_to_ignite().portals(0, 1, 2, 3, 4, 5, 6, 7))
    assert game.legal("bonus") == []
    game.play("accept")
    while game.match.mover == 0 and game.match.decision != "after-main-part":
        assert game.legal("bonus") == []
        game.play(game.legal()[-1])
    assert game.legal() == ["bonus portals", "end"], "but afterwards"
