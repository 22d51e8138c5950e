"""What each seat may see (B-HIDE-1), and how views show it."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from itertools import takewhile
from typing import Any

import pytest

from beltane import Match
from beltane.games.bonfire.components.tables import OFFERING_TILE_RESOURCE, PATH_KIND_COPIES, PATH_TILE_KIND, SPECIALIST
from beltane.games.bonfire.rules.state import Step
from beltane.games.bonfire.rules.vocabulary import (
    BASIC_RESOURCE,
    COUNCIL_SPACE,
    PATH_KIND,
    TASK,
    ActionKind,
    Area,
    Colour,
    CommonTask,
    CouncilSpace,
    Elder,
    GuardianColour,
    Resource,
    Reward,
    SeatColour,
    Shape,
    Source,
    TomCard,
)
from beltane.games.bonfire.view import (
    FateTileView,
    GuardianPlaceView,
    IslandTaskView,
    PathView,
    PiecesView,
    ProcessionView,
    Task,
    TaskView,
)
from beltane.kernel.events import Event
from tests.events import plain
from tests.games.bonfire import hidden
from tests.games.bonfire.scenario import Scenario, bonfire
from tests.games.bonfire.words import in_words

SEATS = (1, 2, 3, 4)
GOLD_SPECIALISTS = {"faster-procession", "yellow-counts-twice", "all-rewards"}


def without_seat(view: Any) -> Any:
    return dataclasses.replace(view, seat=None)


# Nothing hidden is shown


@pytest.mark.parametrize("seats", SEATS)
def test_positions_that_differ_only_in_what_is_hidden_look_the_same(seats: int) -> None:  # B-HIDE-1
    differing = 0
    for match in hidden.positions(seats, seed=seats, plies=240, every=12):
        other = hidden.reordered(match.state)
        differing += hidden.everything(other) != hidden.everything(match.state)
        for seat in (*range(seats), None):
            assert match.game.view(other, seat) == match.view(seat)
    assert differing > 5


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_is_hidden_from_one_seat_only(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=40 + seats, plies=200, every=20):
        views = [match.view(seat) for seat in (*range(seats), None)]
        assert [view.seat for view in views] == [*range(seats), None]
        assert all(without_seat(view) == views[-1] for view in views)


@pytest.mark.parametrize("seats", SEATS)
def test_tasks_left_in_the_box_are_unknown(seats: int) -> None:  # B-HIDE-1
    match = Match.new("bonfire", seats=seats, seed=6)
    laid = [task.task for island in match.view(0).islands for task in island.tasks]
    assert len(laid) == len(set(laid)) == {1: 20, 2: 20, 3: 26, 4: 30}[seats]
    text = json.dumps(dataclasses.asdict(match.view(0)))
    assert [task for task in TASK.words if f'"{task}"' in text] == sorted(laid)


@pytest.mark.parametrize("seats", SEATS)
def test_events_tell_only_what_has_been_revealed(seats: int) -> None:  # B-HIDE-1
    """The same action in positions that differ in what is hidden: the events are the same up to the first reveal."""
    alike = 0
    for match in hidden.positions(seats, seed=50 + seats, plies=200, every=4):
        one, other = match.copy(), match.copy()
        other.state = hidden.reordered(match.state)
        action = one.legal()[0]
        one.play(action)
        other.play(action)
        assert before_reveals(one.events()) == before_reveals(other.events())
        revealing = any(event.reveals for event in one.events())
        if without_seat(one.view(None)) == without_seat(other.view(None)):
            assert one.events() == other.events()
            alike += not revealing
        else:
            assert revealing, "nothing comes to light unnoticed"
    assert alike > 5


def before_reveals(events: list[Event]) -> list[Event]:
    """The events before anything is revealed."""
    return list(takewhile(lambda event: not event.reveals, events))


def test_set_up_tells_nothing_hidden() -> None:  # B-HIDE-1
    match = Match.new("bonfire", seats=3, seed=8)
    shown = {str(value) for event in match.events() for value in plain(event).values()}
    assert not shown & set(SPECIALIST.words)
    assert not shown & set(TASK.words)
    assert not [event for event in match.events() if event.name == "offering_revealed"]


# What can be deduced


def unseen_paths(view: Any) -> Counter[str]:
    """The contents of the path piles, as anybody can deduce them."""
    seen = Counter(kind for kind in view.path_display if kind)
    for city in view.cities:
        seen += Counter(city.paths)
    return Counter(dict(zip(PATH_KIND.words, map(int, PATH_KIND_COPIES), strict=True))) - seen


def unseen_specialists(view: Any) -> set[str]:
    """The contents of the pile of specialists, as anybody can deduce them."""
    seen = {name for name in view.specialist_display if name}
    for city in view.cities:
        seen |= set(city.specialists)
    if view.tom is not None:
        seen |= GOLD_SPECIALISTS | set(view.tom.discarded_specialists)
    return set(SPECIALIST.words) - seen


@pytest.mark.parametrize("seats", SEATS)
def test_the_contents_of_the_piles_can_be_reckoned(seats: int) -> None:  # B-HIDE-1
    for match in hidden.positions(seats, seed=60 + seats, plies=240, every=12):
        state, view = match.state, in_words(match.view(0))
        piles = [state.path_piles[pile, i] for pile in range(2) for i in range(state.path_piles_count[pile])]
        assert unseen_paths(view) == Counter(PATH_KIND.words[PATH_TILE_KIND[tile]] for tile in piles)
        assert unseen_specialists(view) == {SPECIALIST.words[n - 1] for n in hidden.specialist_pile(state)}


@pytest.mark.parametrize("seats", [1, 3])
def test_face_down_offerings_can_be_reckoned_from_the_events(seats: int) -> None:  # B-HIDE-1, B-TASK-3
    laid: list[Counter[str]] = [Counter() for _ in range(seats)]
    for match in hidden.positions(seats, seed=70 + seats, plies=240, every=1):
        for event in match.events():
            if event.name == "offering_laid":
                assert event.seat is not None
                laid[event.seat][str(plain(event)["offering"])] += 1
        for seat, city in enumerate(in_words(match.view(0)).cities[:seats]):
            face_up = Counter(offering for offering in city.offerings if offering)
            expected = Counter(dict.fromkeys(BASIC_RESOURCE.words, 2)) - laid[seat] - face_up
            tiles = [tile for pile in hidden.offerings(match.state, seat) for tile in pile]
            assert Counter(BASIC_RESOURCE.words[OFFERING_TILE_RESOURCE[tile]] for tile in tiles) == expected
    assert sum(laid, Counter())


# How the position is shown


def table() -> Scenario:
    game = bonfire(2).tiles(0, ship=2, yellow=1).resources(0, root=3, gold=1).at(0, "herb-east")
    game.paths(0, "blue-root", "red-shell").portals(0, 7, 6).specialists(0, 1, 24).elders(0, 3)
    game.tasks(0, {4: "r06"}).bonfires(0, {2: "b06"}).guardians(0, own="path-2", pink="start", grey="bonfire-2")
    game.offerings(0, {"herb-west": 2}).offering_tops(0, "shell", "fruit").fate_row(0, 5, 2)
    game.island_tasks("herb-east", "b02", "y01").without_neutral_novice("paths").novice_at(None, "voyage")
    return game.path_display("blue-shell", "red-herb", "yellow-fruit", "blue-root").turn(0)


def held(pieces: dict[Any, int]) -> dict[Any, int]:
    return {kind: count for kind, count in pieces.items() if count}


def test_a_city_is_shown() -> None:  # B-HIDE-1
    city = table().match.view(1).cities[0]
    assert (city.seat, city.colour, city.ship) == (0, SeatColour.RED, "herb-east")
    assert held(city.tiles) == {ActionKind.SHIP: 2, ActionKind.YELLOW: 1}
    assert held(city.resources) == {Resource.ROOT: 3, Resource.GOLD: 1}
    assert city.paths == (PathView(Colour.BLUE, Resource.ROOT), PathView(Colour.RED, Resource.SHELL))
    assert city.portals == (False, False, False, False, False, True, True)
    assert sorted(city.notches) == list(Shape)
    assert city.guardians == {
        GuardianColour.PINK: GuardianPlaceView(Area.STARTING_AREA, None),
        GuardianColour.GREY: GuardianPlaceView(Area.BONFIRE, 2),
        GuardianColour.OWN: GuardianPlaceView(Area.PATH, 2),
    }
    assert (city.specialists, city.elders) == (("crowded-path", "crowded-council"), (Elder.PORTALS,))
    assert (city.offerings, city.offerings_left) == ((Resource.SHELL, Resource.FRUIT), (3, 5))
    assert city.offerings_on == {"herb-west": 2}
    assert city.fate_row == (
        FateTileView(5, (ActionKind.GREAT_BONFIRE, ActionKind.PATH, ActionKind.SHIP)),
        FateTileView(2, (ActionKind.TASK, ActionKind.SHIP, ActionKind.GUARDIAN)),
    )
    assert city.fate_aside is None
    assert [(symbol.column, symbol.row) for symbol in city.fate_area] == [(3, 3), (4, 3), (5, 3)]
    assert city.common_tasks == {
        CommonTask.TASKS: 2,
        CommonTask.PORTALS: 2,
        CommonTask.PATHS: 3,
        CommonTask.GUARDIANS: 3,
        CommonTask.GNOMES: 3,
    }
    assert (city.common_tasks_fulfilled, city.novices_sent, city.passed) == ((), 1, False)
    assert city.council[CouncilSpace.GOLD_AND_YELLOW] == 1


def test_tasks_tell_their_progress() -> None:  # B-HIDE-1, B-FIRE-6
    lit, task = table().match.view(1).cities[0].tasks
    assert lit == TaskView(2, Task("b06"), Colour.BLUE, points=2, bonfire=True, have=1, need=1)
    assert task == TaskView(4, Task("r06"), Colour.RED, points=4, bonfire=False, have=1, need=4)


def test_tasks_on_islands_tell_how_far_everybody_has_come() -> None:  # B-HIDE-1, B-FIRE-6
    game = bonfire(3).island_tasks("herb-east", "b06").guardians(1, pink="start", blue="path-1")
    game.island_tasks("root-west", "r06").paths(2, "blue-root", "red-root")
    islands = {island.island: island for island in game.match.view(1).islands}
    for name, task in (("herb-east", "b06"), ("root-west", "r06")):
        have = tuple(trial_progress(game, seat, task) for seat in range(3))
        (shown,) = islands[name].tasks
        assert (shown.task, shown.have) == (task, have)
    shown_have = islands["herb-east"].tasks[0].have
    assert islands["herb-east"].tasks == (IslandTaskView(Task("b06"), Colour.BLUE, 2, shown_have, 1),)
    assert (islands["herb-east"].resource, islands["herb-east"].guardian) == (Resource.HERB, None)
    guardian = islands["guardian-pink"]
    assert (guardian.resource, guardian.guardian, guardian.tasks) == (None, GuardianColour.PINK, ())


def trial_progress(game: Scenario, seat: int, task: str) -> int:
    """The progress that a seat would have with a task if it were in its city."""
    trial = Scenario(game.match.copy()).tasks(seat, {7: task})
    return trial.progress(seat, 7)[0]


def test_the_table_is_shown() -> None:  # B-HIDE-1
    view = table().match.view(1)
    assert (view.seat, view.mover, view.decision, view.start_player) == (1, 0, Step.TURN, 0)
    tasks = {island.island: [task.task for task in island.tasks] for island in view.islands}
    assert tasks["herb-east"] == ["b02", "y01"]
    assert len(view.islands) == 14
    assert in_words(view.path_display) == ("blue-shell", "red-herb", "yellow-fruit", "blue-root")
    assert view.path_display[0] == PathView(Colour.BLUE, Resource.SHELL)
    assert sum(view.path_piles) == 28 - 4 - 2
    assert view.paths_known_under_piles == ((), ())
    assert len([name for name in view.specialist_display if name]) == 6
    assert view.specialist_pile == 27 - 6 - 2
    assert view.elders == (Elder.PATHS, Elder.FATE_TILES, Elder.TASKS, Elder.GUARDIANS, Elder.GNOMES)
    assert view.neutral_novices == (CommonTask.TASKS, CommonTask.PORTALS, CommonTask.GUARDIANS, CommonTask.GNOMES)
    assert view.council == {space: int(space == CouncilSpace.VOYAGE) for space in CouncilSpace}
    assert tuple(space.word for space in view.council) == COUNCIL_SPACE.words
    assert (view.novices_in_council, view.novices_for_countdown) == (2, 7)
    assert (view.countdown, view.countdown_tile_held, view.countdown_tile_going_round) == (False, 5, None)
    assert (view.plan, view.payment, view.chosen_fate_tile, view.tom) == (None, None, None, None)


def test_the_great_bonfire_is_shown() -> None:  # B-HIDE-1
    game = bonfire(2).board(0, 1).portals_at(2, "g", "a", "a")
    assert game.match.view(0).pointer is None, "it stands before the first space until somebody uses it"
    spaces = game.pointer(3).match.view(0)
    assert spaces.pointer == 3
    assert [space.number for space in spaces.great_bonfire] == [1, 2, 3, 4, 5, 6, 7]
    tiles = [space.tile for space in spaces.great_bonfire]
    assert tiles[:3] == [ActionKind.SHIP, ActionKind.TASK, ActionKind.YELLOW]
    assert [space.reward for space in spaces.great_bonfire][:3] == [Reward.BLOSSOM, Reward.ROOT, Reward.POINTS]
    assert spaces.great_bonfire[1].portals == {Shape.A: 2, Shape.G: 1}


def test_prices_are_shown() -> None:  # B-HIDE-1, B-SHIP-2, B-TASK-1, B-GREAT-1, B-PATH-1
    game = bonfire(2).at(0, "blossom-west").offerings(0, {"herb-west": 2}).pointer(3)
    game.paths(0, "blue-root", "red-root", "blue-herb").specialists(1, 22, 26)
    own, other = (city.prices for city in game.match.view(None).cities)
    assert own.great_bonfire == (3, 3, 3, 1, 2, 3, 3)
    assert other.great_bonfire == (3, 3, 3, 1, 1, 2, 3), "specialist 22 turns it further"
    assert (own.path, other.path) == (2, 1)
    assert "blossom-west" not in own.voyages, "the ship lies there"
    assert len(own.voyages) == 13
    assert own.voyages["guardian-pink"] == 2
    assert set(other.voyages.values()) == {1}, "the first voyage"
    assert own.tasks["herb-west"] == 3
    assert {price for island, price in own.tasks.items() if island != "herb-west"} == {1}
    assert set(other.tasks.values()) == {1}
    game.paths(0, "red-herb", "blue-shell", "red-shell")
    assert game.match.view(0).cities[0].prices.path is None, "the path is complete"


def test_prices_are_what_is_paid() -> None:  # B-HIDE-1, B-SHIP-2, B-GREAT-1
    game = bonfire(2).at(0, "fruit-east").pointer(2).tiles(0, ship=3, great_bonfire=3).turn(0)
    prices = game.match.view(1).cities[0].prices
    for island, price in prices.voyages.items():
        assert tiles_paid(game, f"sail {island}") == price
    for space, price in enumerate(prices.great_bonfire, 1):
        assert tiles_paid(game, f"turn {space}") == price


def tiles_paid(game: Scenario, action: str) -> int:
    trial = Scenario(game.match.copy()).play(action)
    return sum(event.details["pieces"] for event in trial.events("tiles_paid"))


def test_the_tile_set_aside_is_open_until_it_is_laid() -> None:  # B-HIDE-1, B-SETUP-8
    match = Match.new("bonfire", seats=2, seed=4)
    seat = match.mover
    assert seat is not None
    aside = match.view(0).cities[seat].fate_aside
    middle = match.view(0).cities[seat].fate_row[3]
    assert aside is not None
    assert match.decision == "keep-or-swap"
    match.play("swap")
    assert (match.view(0).cities[seat].fate_aside, match.view(0).cities[seat].fate_row[3]) == (middle, aside)
    match.play(match.legal()[0])
    assert match.view(0).cities[seat].fate_aside is None
    assert tuple(symbol.symbol for symbol in match.view(0).cities[seat].fate_area) == middle.symbols


def test_a_fate_tile_taken_is_open_until_it_is_laid() -> None:  # B-HIDE-1
    game = bonfire(2).tiles(0, ship=1).fate_row(0, 5, 2).turn(0).play("fate", "take bottom")
    taken = FateTileView(2, (ActionKind.TASK, ActionKind.SHIP, ActionKind.GUARDIAN))
    assert game.match.view(1).chosen_fate_tile == taken
    game.play(game.legal()[0])
    assert game.match.view(1).chosen_fate_tile is None


# What is being decided


def test_a_task_is_told_as_it_is_chosen() -> None:  # B-HIDE-1, B-TASK-3
    game = bonfire(2).at(0, "root-west").island_tasks("root-west", "y02").offering_tops(0, "herb", "shell")
    game.tiles(0, task=1, yellow=1).resources(0, root=1, herb=1, shell=1).turn(0)
    assert game.match.view(1).plan is None
    told = []
    for action in ("task y02", "offering 2", "space 5"):
        plan = game.play(action).match.view(1).plan
        told.append((plan.task, plan.pile, plan.space))
    assert told == [("y02", None, None), ("y02", 2, None), ("y02", 2, 5)]
    assert game.play("jokers 0").match.view(1).plan is None


def test_the_only_offering_is_told_with_the_task() -> None:  # B-HIDE-1, B-TASK-2
    game = bonfire(2).at(0, "root-west").island_tasks("root-west", "y02").offering_tops(0, "herb", "shell")
    game.tiles(0, task=1).resources(0, root=1, shell=1).turn(0).play("task y02")
    plan = game.match.view(1).plan
    assert (game.match.decision, plan.task, plan.pile, plan.space) == ("choose-space", "y02", 2, None)


def test_a_procession_is_shown() -> None:  # B-HIDE-1, B-PROC-1
    game = bonfire(2).paths(0, "blue-root", "red-shell", "blue-herb").tiles(0, guardian=2)
    game.guardians(0, own="path-1", pink="start", grey="start", blue="bonfire-1").turn(0).play("procession 2")
    pink, grey, own = GuardianColour.PINK, GuardianColour.GREY, GuardianColour.OWN
    assert game.match.view(1).plan.procession == ProcessionView(2, (own,), (pink, grey), gains=True)
    game.play("walk own path-2")
    assert game.match.view(1).plan.procession == ProcessionView(2, (pink, grey), (), gains=True)
    game.play("walk grey stay")
    assert game.match.view(1).plan.procession == ProcessionView(2, (pink,), (), gains=True)


def test_a_procession_waits_while_a_gain_is_chosen() -> None:  # B-HIDE-1, B-PROC-6
    game = bonfire(2).paths(0, "blue-root").specialists(0, 6).tiles(0, guardian=1)
    game.guardians(0, own="path-1", pink="start").turn(0).play("procession 1", "walk own path-2")
    view = game.match.view(1)
    assert view.decision is Step.CHOOSE_GAIN
    assert view.plan.procession == ProcessionView(1, (GuardianColour.PINK,), (), gains=True)


def test_a_step_without_gain_is_shown() -> None:  # B-HIDE-1, B-GUARD-2
    game = bonfire(2).specialists(0, 17).at(0, "guardian-pink").tiles(0, guardian=1).turn(0).play("guardian")
    procession = game.match.view(1).plan.procession
    assert (procession.steps, procession.gains) == (1, False)


def test_the_novice_being_sent_is_shown() -> None:  # B-HIDE-1, B-BONUS-1, B-FIRE-3
    game = bonfire(2).portals(0, 7, 6, 5, 4, 3, 2, 1).tasks(0, {1: "r09"}).resources(0, blossom=3).turn(0)
    game.play("bonus portals")
    assert game.match.view(1).plan.novice is CommonTask.PORTALS
    game.play("council path")
    plan = game.match.view(1).plan
    assert (plan.novice, plan.council_space) == (None, CouncilSpace.PATH)
    game.play("point", "ignite 1")
    assert game.match.view(1).plan is None, "the player's own novice"


def test_tiles_to_be_discarded_are_shown() -> None:  # B-HIDE-1, B-TURN-2
    game = bonfire(2).tiles(0, ship=2, task=1, path=1).turn(0).play("fate")
    assert game.match.view(1).plan.discards == 3
    assert game.play("discard ship").match.view(1).plan.discards == 2


def paid(payment: Any) -> tuple[PiecesView, PiecesView, int]:
    return payment.cost, payment.given, payment.pieces_left


def test_a_payment_of_tiles_is_shown() -> None:  # B-HIDE-1
    game = bonfire(2).tiles(0, ship=1, task=1, path=1, gnome=1, yellow=1).at(0, "blossom-west").turn(0)
    game.play("sail guardian-pink")
    cost = PiecesView({ActionKind.SHIP: 2}, {})
    assert paid(game.match.view(1).payment) == (cost, PiecesView({}, {}), 0)
    game.play("jokers 0", "give task")
    given = PiecesView({ActionKind.SHIP: 1, ActionKind.TASK: 1}, {})
    assert paid(game.match.view(1).payment) == (cost, given, 1)
    game.play("give gnome")
    assert game.match.view(1).payment is None


@pytest.mark.parametrize(
    ("specialists", "offering", "cost"),
    [
        ((), "root", PiecesView({}, {Resource.ROOT: 2})),
        ((), "herb", PiecesView({}, {Resource.ROOT: 1, Resource.HERB: 1})),
        ((3,), "herb", PiecesView({}, {}, any_resources=2)),
    ],
)
def test_a_payment_of_resources_is_shown(
    specialists: tuple[int, ...], offering: str, cost: PiecesView
) -> None:  # B-HIDE-1
    game = bonfire(2).at(0, "root-west").island_tasks("root-west", "y02").offering_tops(0, offering, "shell")
    game.tiles(0, task=1).resources(0, root=2, herb=2, gold=2).specialists(0, *specialists).turn(0)
    game.play("task y02", "offering 1", "space 1")
    assert game.match.decision == "pay-resources"
    payment = game.match.view(1).payment
    assert (payment.cost, payment.given) == (cost, PiecesView({}, {}))


def test_a_single_resource_is_shown() -> None:  # B-HIDE-1
    game = bonfire(2).display(26).tiles(0, gnome=2).resources(0, herb=1, gold=1).turn(0)
    game.play("recruit one-tile-for-tasks 2")
    assert game.match.view(1).payment.cost == PiecesView({}, {Resource.HERB: 1})


# Tom, and the end


def test_toms_city_and_deck_are_shown() -> None:  # B-HIDE-1, B-SOLO-4
    game = bonfire(1).tiles(0).fate_row(0).tom_cards("great-bonfire", "path").specialist_pile(22).turn(0)
    tom = game.match.view(0).tom
    assert (tom.cards_played, tom.revealed, tom.key, tom.discarded_specialists) == (0, (), None, ())
    assert tom.cards_left == 32
    game.play("continue", "continue")
    view = game.match.view(0)
    assert (view.tom.cards_played, view.tom.cards_left, view.tom.key) == (2, 30, Resource.ROOT)
    assert view.tom.revealed == (TomCard.GREAT_BONFIRE, TomCard.PATH)
    assert view.tom.discarded_specialists == ("further-great-bonfire",)
    assert len(view.cities) == 2
    tom_city = view.cities[1]
    assert (tom_city.seat, tom_city.colour, tom_city.prices, sum(tom_city.portals)) == (None, None, None, 1)


@pytest.mark.parametrize("seats", SEATS)
def test_places_are_those_of_the_standings(seats: int) -> None:  # B-SCORE-8, B-SOLO-9
    for match in hidden.positions(seats, seed=80 + seats, plies=200, every=20):
        view = match.view(0)
        assert [city.place for city in view.cities] == [standing.place for standing in match.standings()]
        assert [city.points for city in view.cities] == [standing.points for standing in match.standings()]
        assert all(tuple(city.points_from) == tuple(Source) for city in view.cities)


def test_what_the_final_scoring_would_add_is_shown() -> None:  # B-SCORE-1 to B-SCORE-7
    game = bonfire(2).bonfires(0, {2: "y02", 5: "r01"}).tiles(0, ship=1).resources(0, root=2).fate_row(0, 3)
    game.portals(0, 5).paths(0, "yellow-fruit").guardians(0, own="bonfire-5").turn(0)
    before = game.match.view(None).cities[0]
    assert before.would_score == {
        Source.BONFIRES: 12,
        Source.GUARDIANS: before.columns[4].guardian,
        Source.PORTALS: 2,
        Source.PATHS: 2,
        Source.FATE_TILES: 3,
        Source.LEFTOVERS: 1,
    }


def test_columns_say_what_they_score_and_could() -> None:  # B-SCORE-1 to B-SCORE-4
    game = bonfire(2).bonfires(0, {2: "y02"}).tasks(0, {3: "b06"}).portals(0, 2, 3).paths(0, "yellow-fruit")
    columns = game.guardians(0, own="bonfire-2").turn(0).match.view(None).cities[0].columns
    empty, complete, planned = columns[0], columns[1], columns[2]
    assert (empty.now, empty.possible, empty.complete) == (0, 0, False)
    assert (complete.possible, complete.complete) == (complete.now, True)
    assert complete.now == 7 + 2 + 2 + complete.guardian
    assert (planned.now, planned.possible, planned.complete) == (0, 2 + 2 + planned.guardian, False)


def test_the_view_of_a_finished_game() -> None:  # B-HIDE-1
    game = bonfire(2).tiles(0, ship=1).tiles(1).fate_row(0).fate_row(1).turn(0).play("sail herb-east")
    view = game.match.view(None)
    assert (view.mover, view.decision, view.plan, view.payment) == (None, None, None, None)
