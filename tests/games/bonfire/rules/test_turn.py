"""The turn (B-TURN): its main part, bonus actions around it, skipping, and how it reads in notation."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.rules.gains import has_fulfilled
from beltane.games.bonfire.rules.vocabulary import COMMON_TASK
from beltane.kernel.match import Match
from beltane.kernel.records import to_bytes
from tests.games.bonfire.scenario import Scenario, bonfire

ALL_GUARDIANS = {"pink": "start", "blue": "start", "natural": "start", "grey": "start"}
SIX_PATHS = ("blue-herb", "red-root", "blue-shell", "red-fruit", "yellow-herb", "blue-root")
SEVEN_TASKS = {1: "y01", 2: "y02", 3: "y04", 4: "y05", 5: "y07", 6: "y08", 7: "y09"}
AROUND_THE_MAIN_PART = ("turn", "after-main-part")


def cannot_act(game: Scenario, seat: int) -> Scenario:
    """No tiles, no resources and no fate tiles: a seat can do none of I to III."""
    return game.tiles(seat).resources(seat).fate_row(seat)


def notation(match: Match) -> list[str]:
    return [GAME.actions.notation(action) for action in match.actions]


def council_bonus(game: Scenario, council: str) -> Scenario:
    return game.play(f"council {council}", "accept")


# The main part


def test_turns_go_clockwise() -> None:  # B-TURN-1
    game = bonfire(3)
    for seat in range(3):
        game.tiles(seat, path=2)
    game.turn(0)
    movers = []
    for _ in range(4):
        movers.append(game.match.mover)
        game.play("path slot-1")
    assert movers == [0, 1, 2, 0]


def test_the_main_part_is_a_fate_tile_an_action_or_igniting() -> None:  # B-TURN-1
    game = bonfire(2).tasks(0, {1: "r09"}).at(0, "guardian-pink")
    game.tiles(0, yellow=2).resources(0, blossom=4).turn(0)
    verbs = {action.split()[0] for action in game.legal()}
    assert verbs == {"fate", "sail", "guardian", "procession", "path", "turn", "recruit", "ignite"}
    game.at(0, "herb-east").resources(0, blossom=3, gold=2).turn(0)
    assert {action.split()[0] for action in game.legal()} == verbs - {"guardian"} | {"task"}


@pytest.mark.parametrize(
    "main_part",
    [
        ["fate", "discard path", "take top", "lay d2-across forward"],
        ["sail herb-east"],
        ["path slot-1"],
        ["ignite 1", "council gold-and-yellow"],
        ["ignite 2", "council gold-and-yellow"],
    ],
)
def test_a_turn_has_one_main_part(main_part: list[str]) -> None:  # B-TURN-1
    game = bonfire(2).tasks(0, {1: "r09", 2: "r10"}).resources(0, blossom=3, fruit=3)
    game.tiles(0, path=1, ship=1).turn(0).play(*main_part)
    assert (game.match.mover, game.match.decision) == (1, "turn")


# Bonus actions


def test_a_bonus_action_may_come_before_the_main_part() -> None:  # B-TURN-1
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).tiles(0, path=1).turn(0)
    assert game.legal("bonus") == ["bonus guardians"]
    game.play("bonus guardians", "council gold-and-yellow")
    assert (game.match.mover, game.match.decision) == (0, "turn")
    assert game.legal("bonus") == []
    assert game.play("path slot-1", "jokers 0").match.mover == 1


def test_a_bonus_action_may_come_after_the_main_part() -> None:  # B-TURN-1
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).tiles(0, path=1).turn(0).play("path slot-1")
    assert (game.match.mover, game.match.decision) == (0, "after-main-part")
    assert game.legal() == ["bonus guardians", "end"]
    game.play("bonus guardians", "council gold-and-yellow")
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_any_number_of_bonus_actions_before_and_after() -> None:  # B-TURN-1
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).portals(0, *range(1, 8)).paths(0, *SIX_PATHS)
    game.elders(0, 1, 2, 3, 4, 5, 6).tasks(0, SEVEN_TASKS).tiles(0, great_bonfire=1).turn(0)
    game.play("bonus portals", "council gold-and-yellow", "bonus paths", "council path")
    game.play("turn 1", "jokers 0", "bonus tasks", "council specialist", "bonus guardians", "council guardian")
    assert game.legal() == ["bonus gnomes", "end"]
    assert game.play("end").match.mover == 1


def test_a_bonus_action_left_is_open_in_a_later_turn() -> None:  # B-TURN-1
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).tiles(0, path=2).tiles(1, path=1).turn(0)
    game.play("path slot-1", "end", "path slot-1")
    assert game.match.mover == 0
    assert game.legal("bonus") == ["bonus guardians"]


def test_no_bonus_action_between_sailing_and_the_islands_action() -> None:  # B-TURN-1
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).island_tasks("herb-east", "b02")
    game.offering_tops(0, "root", "fruit").tiles(0, ship=1, task=1, yellow=2).turn(0)
    inside = ["sail herb-east", "jokers 0", "task b02", "offering 1", "space 4", "jokers 0", "jokers 0"]
    for action in inside:
        assert game.match.decision == "turn" or game.legal("bonus") == []
        game.play(action)
    assert game.match.decision == "after-main-part"
    assert game.legal() == ["bonus guardians", "end"]


def test_no_bonus_action_inside_a_council_bonus() -> None:  # B-TURN-1
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).tasks(0, {1: "r09"}).island_tasks("herb-east", "b02")
    game.offering_tops(0, "root", "fruit").tiles(0, task=1, yellow=1)
    game.resources(0, blossom=3, herb=1, root=1, fruit=1, gold=1).turn(0)
    inside = ["ignite 1", "council voyage", "accept", "sail herb-east", "task b02", "offering 1", "space 4", "jokers 0"]
    for action in (*inside, "jokers 0"):
        assert game.match.decision == "turn" or game.legal("bonus") == []
        game.play(action)
    assert game.match.decision == "after-main-part"
    assert game.legal() == ["bonus guardians", "end"]


def test_a_bonus_action_may_make_another_possible() -> None:  # B-TURN-1
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).elders(0, 1, 2, 3, 4, 5).display(8).tiles(0, path=1).turn(0)
    assert game.legal("bonus") == ["bonus guardians"]
    council_bonus(game.play("bonus guardians"), "specialist").play("welcome resource-of-new-path")
    assert game.legal("bonus") == ["bonus gnomes"]


def test_a_bonus_action_may_make_a_main_part_possible() -> None:  # B-TURN-1
    game = bonfire(2).portals(0, *range(1, 8)).tasks(0, {3: "b02"}).tiles(0, path=1).turn(0)
    assert game.legal("ignite") == []
    council_bonus(game.play("bonus portals"), "guardian").play("fetch pink")
    assert game.legal("ignite") == ["ignite 3"]


def test_a_main_part_may_make_a_bonus_action_possible() -> None:  # B-TURN-1
    game = bonfire(2).paths(0, *SIX_PATHS[:5]).tiles(0, path=2).turn(0)
    assert game.legal("bonus") == []
    assert game.play("path slot-1").legal() == ["bonus paths", "end"]


def test_passing_is_a_choice_in_the_countdown_only() -> None:  # B-TURN-1
    game = bonfire(2).turn(0)
    assert game.legal("pass") == []
    game.state.countdown = 1
    assert game.turn(0).legal("pass") == ["pass"]


@pytest.mark.parametrize("seed", range(4))
def test_bonus_actions_and_discards_are_asked_only_where_they_belong(seed: int) -> None:  # B-TURN-1, B-TURN-2
    game = well_supplied(seed)
    chance = random.Random(seed)
    seen = set()
    for _ in range(150):
        if game.match.over:
            break
        seen.add(game.match.decision)
        check_choices(game)
        game.play(chance.choice(game.match.legal()))
    assert len(seen) > 10


def check_choices(game: Scenario) -> None:
    seat = game.match.mover
    assert seat is not None
    open_bonus_actions = [
        f"bonus {word}"
        for common, word in enumerate(COMMON_TASK.words)
        if game.state.neutral_novices[common] and has_fulfilled(game.player(seat), common)
    ]
    around = game.match.decision in AROUND_THE_MAIN_PART
    assert game.legal("bonus") == (open_bonus_actions if around else [])
    assert bool(game.legal("discard")) == (game.match.decision == "discard")
    assert not game.legal("end") or around


def well_supplied(seed: int) -> Scenario:
    """Two players who have fulfilled common tasks and can do nearly everything."""
    game = bonfire(2, seed)
    for seat in range(2):
        game.tiles(seat, ship=3, task=3, guardian=3, path=3, great_bonfire=3, gnome=3, yellow=3)
        game.resources(seat, blossom=4, fruit=4, herb=4, shell=4, root=4, gold=4)
    game.guardians(0, **ALL_GUARDIANS).paths(1, *SIX_PATHS).tasks(0, {1: "r09", 2: "r10", 3: "r11"})
    return game.portals(0, *range(1, 8)).tasks(1, {1: "r12", 2: "r13", 4: "r06"}).turn(0)


# Discarding


def discards(game: Scenario) -> Iterator[tuple[str, ...]]:
    """All sets of tiles that can be discarded before a fate tile, by every way through the decisions."""
    for action in game.legal("discard"):
        after = Scenario(game.match.copy())
        after.play(action)
        if after.match.decision == "discard":
            for later in discards(after):
                yield (action, *later)
        else:
            yield (action,)


def test_the_surplus_is_discarded_after_choosing_a_fate_tile_and_before_choosing_which() -> None:  # B-TURN-2
    game = bonfire(2).tiles(0, ship=2, task=1, yellow=1).turn(0)
    assert game.legal("discard") == []
    assert game.play("fate").match.decision == "discard"
    assert game.play("discard ship").legal() == ["discard ship", "discard task"]
    game.play("discard task", "discard yellow")
    assert [event.details["tile"] for event in game.events("tile_discarded")] == ["yellow"]
    assert game.match.decision == "choose-fate-tile"
    assert (game.tile(0, "ship"), game.tile(0, "task"), game.tile(0, "yellow")) == (1, 0, 0)


def test_every_discard_of_the_surplus_is_on_offer_once() -> None:  # B-TURN-2
    game = bonfire(2).tiles(0, ship=2, task=1, gnome=1, yellow=2).turn(0).play("fate")
    held = ["ship", "ship", "task", "gnome", "yellow", "yellow"]
    expected = {tuple(f"discard {kind}" for kind in choice) for choice in combinations(held, 5)}
    assert sorted(discards(game)) == sorted(expected)


# Skipping


def test_a_player_who_can_do_nothing_is_skipped() -> None:  # B-TURN-3
    game = cannot_act(bonfire(3), 1).tiles(0, path=1).turn(0).play("path slot-1")
    assert game.match.mover == 2
    assert [event.seat for event in game.events("turn_skipped")] == [1]
    assert [event.seat for event in game.events("turn_began")] == [2]


@pytest.mark.parametrize(
    ("tiles", "resources", "able"),
    [
        ({}, {}, False),
        ({"gnome": 1}, {}, False),
        ({"gnome": 1}, {"gold": 2}, True),
        ({"task": 1}, {"gold": 6}, False),
        ({"task": 2}, {}, True),
        ({"yellow": 1}, {}, True),
        ({"ship": 1}, {}, True),
        ({"guardian": 1}, {}, True),
        ({"path": 1}, {}, True),
        ({"great_bonfire": 1}, {}, True),
    ],
)
def test_a_turn_needs_a_possible_main_part(
    tiles: dict[str, int], resources: dict[str, int], able: bool
) -> None:  # B-TURN-3
    game = cannot_act(bonfire(2), 0).tiles(0, **tiles).resources(0, **resources)
    assert game.can_act(0) == able
    assert (game.turn(0).match.mover == 0) == able
    if able:
        assert game.legal()


def test_a_fate_tile_or_a_fulfilled_task_alone_gives_a_turn() -> None:  # B-TURN-3
    game = cannot_act(bonfire(2), 0).fate_row(0, 1).turn(0)
    assert game.legal() == ["fate"]
    game = cannot_act(bonfire(2), 0).tasks(0, {2: "r02"}).portals(0, 5, 6, 7).turn(0)
    assert game.legal() == ["ignite 2"]


def test_skipping_is_judged_anew_at_each_turn() -> None:  # B-TURN-3
    game = cannot_act(bonfire(3), 1).elders(2, 1, 2, 3, 4, 5, 6).display(1, 3, 6, 7, 8, 9)
    game.tiles(1, gnome=1).resources(1, herb=2)
    put_on_top_of_pile(game, 4)
    game.tiles(0, gnome=2).resources(0, blossom=1).tiles(2, path=1).turn(0)
    assert not game.can_act(1)
    game.play("recruit crowded-path 2")
    assert game.match.mover == 1
    assert game.legal() == ["recruit points-for-elders 1"]


def put_on_top_of_pile(game: Scenario, specialist: int) -> None:
    pile, top = game.state.specialist_pile, game.state.specialist_pile_count - 1
    found = next(i for i in range(top + 1) if pile[i] == specialist)
    pile[found], pile[top] = pile[top], specialist


def test_a_skipped_player_comes_back_when_able() -> None:  # B-TURN-3
    game = cannot_act(bonfire(2), 1).tiles(0, path=3).turn(0).play("path slot-1")
    assert game.match.mover == 0
    game.tiles(1, path=1)
    assert game.play("path slot-1").match.mover == 1


def test_an_open_bonus_action_alone_gives_no_turn() -> None:  # B-TURN-3
    game = cannot_act(bonfire(2), 1).portals(1, *range(1, 8)).tiles(0, path=2).turn(0).play("path slot-1")
    assert game.match.mover == 0
    assert [event.seat for event in game.events("turn_skipped")] == [1]
    game.tiles(1, path=1)
    game.play("path slot-1")
    assert game.match.mover == 1
    assert game.legal("bonus") == ["bonus portals"]


# A compulsory main part


def test_the_main_part_is_compulsory_while_it_is_possible() -> None:  # B-TURN-4
    game = bonfire(2).guardians(0, **ALL_GUARDIANS).portals(0, *range(1, 8)).turn(0)
    assert game.legal("end") == []
    game.play("bonus portals", "council gold-and-yellow")
    assert game.match.decision == "turn"
    assert game.legal("end") == []


def last_guardian_tile(*fulfilled: str) -> Scenario:
    """The first player can do nothing but a procession of one step, and takes a bonus action first."""
    game = cannot_act(bonfire(2), 0).portals(0, *range(1, 8)).tiles(0, guardian=1)
    if "paths" in fulfilled:
        game.paths(0, *SIX_PATHS)
    game.turn(0)
    assert game.legal() == ["procession 1", "bonus portals", *(f"bonus {word}" for word in fulfilled)]
    return council_bonus(game.play("bonus portals"), "voyage").play("sail guardian-pink")


def test_a_turn_ends_when_bonus_actions_have_used_up_what_the_main_part_needed() -> None:  # B-TURN-4
    game = last_guardian_tile().play("guardian")
    assert game.place(0, "pink") == "start"
    assert (game.match.mover, game.match.decision) == (1, "turn")


def test_a_main_part_that_is_still_possible_stays_compulsory() -> None:  # B-TURN-4
    game = last_guardian_tile().play("stay")
    assert game.match.mover == 0
    assert game.legal() == ["guardian", "procession 1"]


def test_another_bonus_action_may_follow_when_no_main_part_is_possible() -> None:  # B-TURN-4, B-TURN-1
    game = last_guardian_tile("paths").play("guardian")
    assert game.legal() == ["bonus paths", "end"]
    ended = Scenario(game.match.copy()).play("end")
    assert ended.match.mover == 1
    game.play("bonus paths", "council gold-and-yellow")
    assert game.match.mover == 0
    assert game.legal("end") == []


# How a turn reads


def test_a_turn_reads_like_speech() -> None:  # B-TURN-1, B-PAY-7
    game = bonfire(2).island_tasks("herb-east", "r03", "b02").offering_tops(0, "root", "shell")
    game.tiles(0, ship=1, task=1).resources(0, herb=1, root=1, shell=1, gold=1).turn(0)
    before = len(game.match.actions)
    game.play("sail herb-east", "task b02", "offering 1", "space 4", "replace herb")
    assert notation(game.match)[before:] == ["sail herb-east", "task b02", "offering 1", "space 4", "replace herb"]
    assert game.match.mover == 1
    assert (game.resource(0, "herb"), game.resource(0, "root"), game.resource(0, "gold")) == (1, 0, 0)


def test_a_single_choice_is_asked_unless_it_is_played_on_request() -> None:  # B-FATE-2
    game = bonfire(2).fate_row(0, 8).tiles(0).turn(0)
    asked = Scenario(game.match.copy()).play("fate")
    assert asked.legal() == ["take top"]
    before = len(game.match.actions)
    game.match.play("fate", auto_single=True)
    assert notation(game.match)[before:] == ["fate", "take top"]
    assert game.match.decision == "lay-fate-tile"


def test_single_choices_are_played_on_request_until_there_is_a_real_one() -> None:  # B-TURN-2, B-FATE-2
    game = bonfire(2).fate_row(0, 8).tiles(0, ship=3).turn(0)
    before = len(game.match.actions)
    game.match.play("fate", auto_single=True)
    assert notation(game.match)[before:] == ["fate", "discard ship", "discard ship", "take top"]


def test_choices_played_on_request_are_in_the_record() -> None:
    match = Match.new("bonfire", seats=2, seed=11)
    chance = random.Random(11)
    asked = 0
    while not match.over and asked < 60:
        match.play(chance.choice(match.legal()), auto_single=True)
        assert match.over or len(match.legal()) > 1
        asked += 1
    replayed = Match.new("bonfire", seats=2, seed=11)
    for action in notation(match):
        replayed.play(action)
    assert len(match.actions) > asked
    assert to_bytes(replayed.state) == to_bytes(match.state)
