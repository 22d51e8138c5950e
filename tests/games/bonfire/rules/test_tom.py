"""Tom, the automaton of solo play (B-SOLO)."""

from __future__ import annotations

from collections import Counter

import pytest

from beltane import Match
from beltane.games.bonfire.components.tables import PATH_TILE_KIND, SPECIALIST, SPECIALIST_RESOURCE, TOM_NOVICES
from beltane.games.bonfire.rules.vocabulary import COMMON_TASK, COUNCIL_SPACE, PATH_KIND, RESOURCE, TASK, TOM_CARD
from tests.games.bonfire.scenario import PlainEvent, Scenario, bonfire
from tests.games.bonfire.words import in_words

TOM = 1
SPACES = COUNCIL_SPACE.words
DECK = {"great-bonfire": 2, "task-one": 1, "task-two": 1, "guardian": 1, "path": 2, "gnome": 1}
WITH_KEY = ("task-one", "task-two", "path", "gnome")
COMMON_TASK_OF = {
    "great-bonfire": "portals",
    "task-one": "tasks",
    "task-two": "tasks",
    "guardian": "guardians",
    "path": "paths",
    "gnome": "gnomes",
}
SIX_PATHS = ("blue-shell", "blue-shell", "red-shell", "red-shell", "blue-herb", "red-herb")
SEVEN_TASKS = {1: "b02", 2: "b03", 3: "b04", 4: "b05", 5: "r02", 6: "r03", 7: "y02"}
KEYS = {"blossom": 24, "fruit": 25, "herb": 26, "shell": 27, "root": 22}
"""A specialist that shows each resource; none of them is in `DISPLAY`."""
DISPLAY = (1, 3, 4, 6, 7, 9)
TASK_ISLANDS = tuple(f"{resource}-{side}" for resource in RESOURCE.words[:5] for side in ("east", "west"))


def solo(seed: int = 1) -> Scenario:
    """A human who can do nothing, so that each `continue` lets Tom play one card."""
    return bonfire(1, seed).tiles(0).resources(0).fate_row(0).display(*DISPLAY)


def card(word: str, key: str = "root", game: Scenario | None = None) -> Scenario:
    """Tom has played a card, with a specialist of the key's resource on top of the pile."""
    game = (game or solo()).tom_cards(word).specialist_pile(KEYS[key]).turn(0)
    return game.play("continue")


def complete(common: str, game: Scenario | None = None) -> Scenario:
    """Tom has completed a common task."""
    game = game or solo()
    if common == "tasks":
        return game.bonfires(TOM, SEVEN_TASKS)
    if common == "portals":
        return game.portals(TOM, 7, 6, 5, 4, 3, 2, 1)
    if common == "paths":
        return game.paths(TOM, *SIX_PATHS)
    if common == "guardians":
        return game.guardians(TOM, pink="start", blue="start", natural="start", grey="start")
    return game.specialists(TOM, 10, 11, 12, 13, 14, 15)


def one_short(common: str) -> Scenario:
    """Tom's next card, with the key root, completes a common task."""
    game = solo()
    if common == "tasks":
        game.bonfires(TOM, {space: task for space, task in SEVEN_TASKS.items() if space < 7})
        game.state.players[TOM].novices = 0
        return game.island_tasks("root-east", "y05").island_tasks("root-west")
    if common == "portals":
        return game.portals(TOM, 7, 6, 5, 4, 3, 2)
    if common == "paths":
        return game.paths(TOM, *SIX_PATHS[:5]).path_display("blue-fruit", "red-root", "blue-blossom", "red-fruit")
    if common == "guardians":
        return game.guardians(TOM, pink="start", blue="start", natural="start")
    return game.specialists(TOM, 10, 11, 12, 13, 14)


def tom(game: Scenario) -> list[PlainEvent]:
    """What Tom did with his last card, without revealing card and key."""
    return [e for e in game.events() if e.name.startswith("tom") and e.name not in ("tom_revealed", "tom_key")]


def path_tile(kind: str) -> int:
    return next(tile for tile in range(28) if PATH_TILE_KIND[tile] == PATH_KIND.position[kind])


NOTHING = [PlainEvent("tom_did_nothing", None, {})]
OWN_NOVICE_SENT = PlainEvent("tom_sent_novice", None, {})


def fulfilled(common: str) -> PlainEvent:
    return PlainEvent("tom_fulfilled_common_task", None, {"common_task": common})


def laid(common: str) -> PlainEvent:
    """A neutral novice goes to the council lying down."""
    return PlainEvent("tom_sent_neutral_novice", None, {"common_task": common})


def points(source: str, number: int) -> PlainEvent:
    return PlainEvent("tom_scored", None, {"source": source, "points": number})


# Set-up (B-SOLO-1, B-SOLO-2)


def test_tasks_of_different_colours_on_every_island() -> None:  # B-SOLO-1
    layouts = set()
    for seed in range(30):
        view = in_words(Match.new("bonfire", seats=1, seed=seed).view(0))
        tasks = {island.island: island.tasks for island in view.islands if island.tasks}
        assert sorted(tasks) == sorted(TASK_ISLANDS)
        pairs = Counter(tuple(sorted(task[0] for task in laid)) for laid in tasks.values())
        assert pairs == {("b", "r"): 4, ("b", "y"): 3, ("r", "y"): 3}
        assert Counter(task[0] for laid in tasks.values() for task in laid) == {"b": 7, "r": 7, "y": 6}
        assert len({task for laid in tasks.values() for task in laid}) == 20
        layouts.add(tuple(tasks.values()))
    assert len(layouts) == 30, "at random"


def test_every_task_but_one_can_be_dealt() -> None:  # B-SOLO-1, B-SETUP-1
    dealt: set[str] = set()
    for seed in range(60):
        for island in in_words(Match.new("bonfire", seats=1, seed=seed).view(0)).islands:
            dealt |= set(island.tasks)
    assert sorted(set(TASK.words) - dealt) == ["y06"], "three offerings on one island: never with two players"


def test_any_island_can_have_any_pair_of_colours() -> None:  # B-SOLO-1
    seen = set()
    for seed in range(40):
        for island in in_words(Match.new("bonfire", seats=1, seed=seed).view(0)).islands:
            seen.add((island.island, "".join(sorted(task[0] for task in island.tasks))))
    assert {(island, pair) for island in TASK_ISLANDS for pair in ("br", "by", "ry")} <= seen


def test_the_portals_of_a_space_are_all_different() -> None:  # B-SOLO-1
    layouts = set()
    for seed in range(30):
        spaces = in_words(Match.new("bonfire", seats=1, seed=seed).view(0)).great_bonfire
        assert all(len(space.portals) == 3 and set(space.portals.values()) == {1} for space in spaces)
        assert Counter(shape for space in spaces for shape in space.portals) == dict.fromkeys("abcdefg", 3)
        layouts.add(tuple(tuple(space.portals) for space in spaces))
    assert len(layouts) == 30


def test_with_two_players_portals_of_a_space_may_be_equal() -> None:  # B-SOLO-1
    spaces = [s for seed in range(10) for s in Match.new("bonfire", seats=2, seed=seed).view(0).great_bonfire]
    assert any(2 in space.portals.values() for space in spaces)


def test_the_three_specialists_that_show_gold_are_out() -> None:  # B-SOLO-1
    gold = {number for number in range(1, 28) if SPECIALIST_RESOURCE[number] == RESOURCE.position["gold"]}
    assert len(gold) == 3
    for seed in range(10):
        state = Match.new("bonfire", seats=1, seed=seed).state
        pile = [int(state.specialist_pile[position]) for position in range(state.specialist_pile_count)]
        display = [int(number) for number in state.specialist_display]
        assert sorted(pile + display) == sorted(set(range(1, 28)) - gold)
    state = Match.new("bonfire", seats=2, seed=1).state
    assert state.specialist_pile_count + 6 == 27, "with two players all are in"


def test_the_human_starts() -> None:  # B-SOLO-1
    for seed in range(10):
        match = Match.new("bonfire", seats=1, seed=seed)
        assert in_words(match.view(0)).start_player == 0
        match.play("keep")
        match.play(match.legal()[0])
        assert (match.mover, match.decision, in_words(match.view(0)).tom.cards_played) == (0, "turn", 0)


def test_two_player_rules_for_the_rest() -> None:  # B-SOLO-1
    view = bonfire(1).view(0)
    assert view.neutral_novices == COMMON_TASK.words
    assert len(view.elders) == 6
    assert view.path_piles == (12, 12)
    human = view.cities[0]
    assert (human.tiles["yellow"], sum(human.tiles.values())) == (2, 5)
    assert human.resources == dict.fromkeys(RESOURCE.words, 1)
    assert (len(human.fate_row), human.offerings_left) == (7, (5, 5))


def test_toms_city() -> None:  # B-SOLO-2
    boards = set()
    for seed in range(20):
        match = Match.new("bonfire", seats=1, seed=seed)
        human, city = in_words(match.view(0)).cities
        assert city.notches != human.notches, "another city board"
        boards.add(city.notches)
        assert (city.seat, city.colour, city.points) == (None, None, 0)
        assert city.guardians == {"own": "starting-area"}
        assert not any((city.paths, any(city.portals), city.tasks, city.specialists, city.elders, city.ship))
        assert sum(city.tiles.values()) == sum(city.resources.values()) == 0
        assert (city.fate_row, city.fate_aside, city.fate_area) == ((), None, ())
        assert (city.offerings, city.offerings_left, city.offerings_on) == ((None, None), (0, 0), {})
        assert (city.novices_sent, city.common_tasks_fulfilled) == (0, ())
    assert len(boards) == 4
    assert TOM_NOVICES == 4


def test_tom_gets_neither_action_tiles_nor_resources() -> None:  # B-SOLO-2
    game = solo().turn(0)
    run_through(game)
    city = game.view(0).cities[TOM]
    assert city.tasks or city.paths
    assert sum(city.tiles.values()) == sum(city.resources.values()) == 0


# One card after each turn (B-SOLO-3)


def test_a_card_after_each_turn_of_the_human() -> None:  # B-SOLO-3
    game = bonfire(1).tiles(0, ship=2).resources(0).at(0, "herb-west").tom_cards("guardian", "great-bonfire").turn(0)
    game.play("sail guardian-grey")
    assert [event.name for event in game.events()].index("tom_revealed") > 0, "after the turn"
    assert game.view(0).tom.revealed == ("guardian",)
    assert (game.match.mover, game.match.decision) == (0, "turn")
    game.play("sail blossom-east")
    assert game.view(0).tom.revealed == ("guardian", "great-bonfire")
    assert game.view(0).tom.cards_played == 2


def test_no_card_before_the_turn_is_over() -> None:  # B-SOLO-3, B-TURN-1
    game = bonfire(1).tiles(0, ship=1).portals(0, 7, 6, 5, 4, 3, 2, 1).turn(0).play("sail guardian-grey")
    assert game.match.decision == "after-main-part"
    assert game.view(0).tom.cards_played == 0
    game.play("end")
    assert game.view(0).tom.cards_played == 1


def test_a_card_after_a_skipped_turn_too() -> None:  # B-SOLO-3, B-TURN-3
    game = solo().turn(0)
    assert game.events() == [PlainEvent("turn_skipped", 0, {})]
    assert (game.match.mover, game.match.decision, game.legal()) == (0, "continue", ["continue"])
    assert game.view(0).tom.cards_played == 0
    game.play("continue")
    assert game.view(0).tom.cards_played == 1


def test_each_card_is_one_decision_of_the_human() -> None:  # B-SOLO-3
    game = solo().turn(0)
    for number in range(1, 6):
        game.play("continue")
        assert len(game.events("tom_revealed")) == 1
        while game.match.decision == "choose-for-tom":
            game.play(game.legal()[0])
        assert game.view(0).tom.cards_played == number


def run_through(game: Scenario) -> list[str]:
    """The next eight cards."""
    cards: list[str] = []
    while len(cards) < 8:
        game.play(game.legal()[0])
        cards += [str(event.details["card"]) for event in game.events("tom_revealed")]
    while game.match.decision == "choose-for-tom":
        game.play(game.legal()[0])
    return cards


def test_the_eight_cards_are_shuffled_when_they_run_out() -> None:  # B-SOLO-3
    orders = set()
    for seed in range(6):
        game = solo(seed).turn(0)
        runs = [run_through(game) for _ in range(2)]
        for cards in runs:
            assert Counter(cards) == DECK
            orders.add(tuple(cards))
    assert len(orders) == 12, "every run has its own order"


def test_shuffling_his_deck_is_told() -> None:  # B-SOLO-3
    game = solo().turn(0)
    told = []
    for _ in range(17):
        before = game.state.tom.cards_played
        game.play(game.legal()[0])
        names = [event.name for event in game.events()]
        assert ("tom_deck_shuffled" in names) == (before in (8, 16) and game.state.tom.cards_played > before)
        if "tom_deck_shuffled" in names:
            told.append(names.index("tom_revealed") - names.index("tom_deck_shuffled"))
    assert told, "the deck has run out"
    assert set(told) == {1}, "just before the next card"


def test_the_cards_of_a_run_are_open_until_the_next_begins() -> None:  # B-SOLO-3
    game = solo().turn(0)
    cards = run_through(game)
    assert game.view(0).tom.revealed == tuple(cards)
    game.play("continue")
    assert len(game.view(0).tom.revealed) == 1


# The key (B-SOLO-4)


@pytest.mark.parametrize("word", WITH_KEY)
@pytest.mark.parametrize("resource", KEYS)
def test_some_cards_first_reveal_a_specialist(word: str, resource: str) -> None:  # B-SOLO-4
    game = card(word, resource)
    assert [event.name for event in game.events()][:2] == ["tom_revealed", "tom_key"]
    specialist = SPECIALIST.words[KEYS[resource] - 1]
    assert game.events("tom_key") == [PlainEvent("tom_key", None, {"specialist": specialist, "resource": resource})]
    view = game.view(0).tom
    assert (view.key, view.discarded_specialists) == (resource, (specialist,))


@pytest.mark.parametrize("word", ["guardian", "great-bonfire"])
def test_the_other_cards_reveal_none(word: str) -> None:  # B-SOLO-4
    game = card(word)
    assert game.events("tom_key") == []
    assert game.view(0).tom.discarded_specialists == ()
    assert game.view(0).specialist_pile == 18


@pytest.mark.parametrize("word", WITH_KEY)
def test_the_key_is_revealed_even_when_nothing_is_left_to_do(word: str) -> None:  # B-SOLO-4, B-SOLO-7
    game = card(word, "fruit", complete(COMMON_TASK_OF[word]))
    assert len(game.events("tom_key")) == 1
    assert game.view(0).tom.discarded_specialists == (SPECIALIST.words[KEYS["fruit"] - 1],)


def discards(game: Scenario) -> Scenario:
    """The pile is empty: its cards are discards."""
    state = game.state
    for position in range(state.specialist_pile_count):
        state.tom.discard[position] = state.specialist_pile[position]
    state.tom.discard_count = state.specialist_pile_count
    state.specialist_pile_count = 0
    return game


def test_the_discards_make_a_new_pile_for_the_key() -> None:  # B-SOLO-4
    revealed = set()
    for seed in range(25):
        game = discards(solo(seed).tom_cards("path"))
        count = game.state.tom.discard_count
        game.turn(0).play("continue")
        view = game.view(0)
        assert (view.specialist_pile, len(view.tom.discarded_specialists)) == (count - 1, 1)
        revealed.add(view.tom.discarded_specialists)
        assert game.events("specialists_shuffled") == [PlainEvent("specialists_shuffled", None, {"cards": count})]
    assert len(revealed) > 8, "shuffled"


def test_the_discards_make_a_new_pile_for_the_display() -> None:  # B-SOLO-4, B-GNOME-2
    game = discards(solo().display(25)).tiles(0, gnome=2).resources(0, fruit=1).tom_cards("guardian").turn(0)
    count = game.state.tom.discard_count
    game.play("recruit portals-in-any-order 2")
    view = game.view(0)
    assert view.specialist_display[0] is not None
    assert (view.specialist_pile, view.tom.discarded_specialists) == (count - 1, ())
    names = [event.name for event in game.events()]
    assert names[names.index("gnome_recruited") :][:3] == [
        "gnome_recruited",
        "specialists_shuffled",
        "specialist_revealed",
    ]


def test_a_card_left_in_the_pile_comes_before_the_discards() -> None:  # B-SOLO-4
    game = solo().tom_cards("path").specialist_pile(22)
    state = game.state
    state.tom.discard[0], state.tom.discard_count = 26, 1
    state.specialist_pile[0], state.specialist_pile_count = 22, 1
    game.turn(0).play("continue")
    assert game.view(0).tom.key == "root"
    assert game.view(0).specialist_pile == 0, "made anew only when a card is needed"
    assert game.events("specialists_shuffled") == []


# Gnome


def test_gnome_takes_all_face_up_specialists_with_the_key() -> None:  # B-SOLO-5
    game = solo().display(1, 3, 8, 4, 13, 6).tom_cards("gnome").specialist_pile(24, 18, 9, 10).turn(0)
    game.play("continue")
    names = [SPECIALIST.words[number - 1] for number in (1, 8, 13)]
    assert tom(game) == [PlainEvent("tom_recruited", None, {"gnome": name}) for name in names], "leftmost first"
    city = game.view(0).cities[TOM]
    assert sorted(city.specialists) == sorted(names)
    assert city.common_tasks["gnomes"] == 3


def test_gnome_refills_in_place_and_takes_none_of_that() -> None:  # B-SOLO-5
    game = solo().display(1, 3, 8, 4, 13, 6).tom_cards("gnome").specialist_pile(24, 18, 9, 10).turn(0)
    game.play("continue")
    assert game.view(0).specialist_display == tuple(SPECIALIST.words[n - 1] for n in (18, 3, 9, 4, 10, 6))
    assert "points-for-guardians" not in game.view(0).cities[TOM].specialists, "18 shows the key too"


def test_gnome_takes_no_more_than_six_in_all() -> None:  # B-SOLO-5
    game = solo().specialists(TOM, 10, 11, 12, 14, 15).display(3, 1, 8, 4, 13, 6)
    card("gnome", "blossom", game)
    view = game.view(0)
    assert "crowded-path" in view.cities[TOM].specialists
    assert view.cities[TOM].common_tasks["gnomes"] == 6
    assert view.specialist_display[2:] == tuple(SPECIALIST.words[n - 1] for n in (8, 4, 13, 6))


def test_gnome_without_a_matching_specialist_does_nothing() -> None:  # B-SOLO-5, B-SOLO-7
    game = card("gnome", "blossom", solo().display(3, 4, 6, 7, 9, 10))
    assert tom(game) == NOTHING
    assert game.view(0).cities[TOM].points == 0


def test_toms_specialists_help_nobody() -> None:  # B-SOLO-2, B-SOLO-5
    game = card("gnome", "herb", complete("portals").display(15, 19, 18, 3, 6, 7))
    city = game.view(0).cities[TOM]
    assert "yellow-for-gnomes" in city.specialists
    assert sum(city.tiles.values()) == 0


# Path


def test_path_takes_all_face_up_tiles_with_the_key_from_the_left() -> None:  # B-SOLO-5
    game = card("path", "root", solo().path_display("blue-root", "red-shell", "yellow-root", "red-root"))
    kinds = ("blue-root", "yellow-root", "red-root")
    assert tom(game) == [
        PlainEvent("tom_took_path", None, {"path": kind, "position": position, "slot": slot})
        for position, (kind, slot) in enumerate(zip(kinds, (1, 3, 4), strict=True), 2)
    ]
    assert game.view(0).cities[TOM].paths == kinds


def test_path_refills_the_display_and_takes_none_of_that() -> None:  # B-SOLO-5
    game = solo().path_display("blue-root", "red-shell", "yellow-root", "blue-fruit")
    for pile in range(2):
        for from_top in (1, 2):
            game.state.path_piles[pile, game.state.path_piles_count[pile] - from_top] = path_tile("red-root")
    card("path", "root", game)
    view = game.view(0)
    assert view.cities[TOM].paths == ("blue-root", "yellow-root")
    assert view.path_display == ("red-root", "red-shell", "red-root", "blue-fruit")


def test_path_takes_no_more_than_six() -> None:  # B-SOLO-5
    game = solo().paths(TOM, *SIX_PATHS[:5]).path_display("blue-fruit", "red-root", "blue-root", "red-fruit")
    card("path", "root", game)
    view = game.view(0)
    assert view.cities[TOM].paths == (*SIX_PATHS[:5], "red-root")
    assert view.path_display[2] == "blue-root"


def test_path_without_a_matching_tile_does_nothing() -> None:  # B-SOLO-5, B-SOLO-7
    game = card("path", "root", solo().path_display("blue-fruit", "red-shell", "yellow-fruit", "red-herb"))
    assert tom(game) == NOTHING
    assert game.view(0).path_display == ("blue-fruit", "red-shell", "yellow-fruit", "red-herb")


# Task I and Task II


def herb_islands(*, east: tuple[str, ...], west: tuple[str, ...], game: Scenario | None = None) -> Scenario:
    return (game or solo()).island_tasks("herb-east", *east).island_tasks("herb-west", *west)


def test_task_one_takes_the_highest_valued_task() -> None:  # B-SOLO-5
    game = card("task-one", "herb", herb_islands(east=("b06", "r01"), west=("b02", "y01")))
    assert tom(game) == [PlainEvent("tom_took_task", None, {"task": "y01", "space": 1, "island": "herb-west"})]
    view = game.view(0)
    (task,) = view.cities[TOM].tasks
    assert (task.space, task.task, task.bonfire) == (1, "y01", True), "it lands as a bonfire"
    tasks = {island.island: island.tasks for island in view.islands}
    assert (tasks["herb-west"], tasks["herb-east"]) == (("b02",), ("b06", "r01"))
    assert (view.cities[TOM].points, view.cities[TOM].novices_sent) == (0, 0)


def test_task_two_takes_the_lowest_and_sends_a_novice() -> None:  # B-SOLO-5
    game = card("task-two", "herb", herb_islands(east=("b06", "r01"), west=("b02", "y01")))
    took = PlainEvent("tom_took_task", None, {"task": "b06", "space": 1, "island": "herb-east"})
    assert tom(game) == [took, OWN_NOVICE_SENT, points("council", 1)]
    view = game.view(0)
    assert (view.cities[TOM].points, view.cities[TOM].novices_sent, view.novices_in_council) == (1, 1, 1)
    assert view.cities[TOM].tasks[0].bonfire


def test_toms_novice_is_in_nobodys_way() -> None:  # B-SOLO-5
    game = card("task-two", "herb", herb_islands(east=("b06",), west=()))
    game.tasks(0, {1: "b20"}).resources(0, blossom=2, fruit=2).turn(0).play("ignite 1")
    assert game.legal() == [f"council {space}" for space in SPACES]


@pytest.mark.parametrize("word", ["task-one", "task-two"])
def test_only_the_islands_with_the_key_count(word: str) -> None:  # B-SOLO-5
    game = herb_islands(east=(), west=("r01",)).island_tasks("root-east", "y09", "b06")
    card(word, "herb", game)
    assert [task.task for task in game.view(0).cities[TOM].tasks] == ["r01"]


@pytest.mark.parametrize(
    ("word", "east", "west", "choices"),
    [
        ("task-one", ("y01", "y08"), ("b06", "r01"), ["y01", "y08"]),
        ("task-one", ("y01", "r01"), ("b06", "y08"), ["y01", "y08"]),
        ("task-one", ("r01", "r05"), ("r07", "r08"), ["r01", "r05", "r07", "r08"]),
        ("task-two", ("b06", "y08"), ("b07", "r01"), ["b06", "b07"]),
        ("task-two", ("y01", "y08"), (), ["y01", "y08"]),
    ],
)
def test_the_human_chooses_among_equals(
    word: str, east: tuple[str, ...], west: tuple[str, ...], choices: list[str]
) -> None:  # B-SOLO-5
    for choice in choices:
        game = card(word, "herb", herb_islands(east=east, west=west))
        assert (game.match.mover, game.match.decision) == (0, "choose-for-tom")
        assert game.legal() == [f"tom {task}" for task in choices]
        assert game.view(0).cities[TOM].tasks == ()
        game.play(f"tom {choice}")
        (task,) = game.view(0).cities[TOM].tasks
        assert (task.task, task.bonfire) == (choice, True)
        assert game.view(0).cities[TOM].novices_sent == int(word == "task-two")
        assert game.match.decision == "continue", "and the game goes on"


def test_tasks_go_to_the_next_free_space_from_the_left() -> None:  # B-SOLO-5
    game = solo().bonfires(TOM, {1: "b02", 2: "b03", 4: "b04"})
    card("task-one", "herb", herb_islands(east=("y01",), west=(), game=game))
    assert {task.space: task.task for task in game.view(0).cities[TOM].tasks}[3] == "y01"


@pytest.mark.parametrize("word", ["task-one", "task-two"])
def test_no_task_on_these_islands_nothing_at_all(word: str) -> None:  # B-SOLO-5, B-SOLO-7
    game = card(word, "herb", herb_islands(east=(), west=()))
    assert tom(game) == NOTHING
    city = game.view(0).cities[TOM]
    assert (city.tasks, city.points, city.novices_sent) == ((), 0, 0), "no novice and no point either"


# Guardian and Great Bonfire


def test_guardians_come_in_order_to_the_starting_area() -> None:  # B-SOLO-5
    game = solo()
    for colours in (("pink",), ("pink", "blue"), ("pink", "blue", "natural"), ("pink", "blue", "natural", "grey")):
        game.state.tom.cards_played = 0
        card("guardian", game=game)
        assert game.events("tom_took_guardian")[0].details == {"guardian": colours[-1]}
        guardians = game.view(0).cities[TOM].guardians
        assert guardians == dict.fromkeys((*colours, "own"), "starting-area")


def test_the_first_colour_that_he_lacks_comes() -> None:  # B-SOLO-5
    game = card("guardian", game=solo().guardians(TOM, pink="start", natural="start"))
    assert game.view(0).cities[TOM].guardians.keys() == {"pink", "blue", "natural", "own"}


def lay_portals(game: Scenario, shapes: dict[int, str]) -> Scenario:
    """Exactly these portals at the Great Bonfire's spaces, 1 to 7."""
    for space in range(7):
        for shape in range(7):
            game.state.portals_at[space, shape] = int("abcdefg"[shape] in shapes.get(space + 1, ""))
    return game


def needs(game: Scenario, notch: int = 7) -> str:
    """The shape of one of Tom's notches."""
    shape: str = game.view(0).cities[TOM].notches[notch - 1]
    return shape


@pytest.mark.parametrize(
    ("pointer", "held_by", "reached"),
    [(3, (4, 6), 4), (3, (6, 2), 6), (5, (5, 2), 2), (7, (1,), 1), (6, (6,), 6), (4, (3,), 3), (2, (2, 3), 3)],
)
def test_the_great_bonfire_turns_to_the_next_space_with_his_portal(
    pointer: int, held_by: tuple[int, ...], reached: int
) -> None:  # B-SOLO-5
    game = solo().pointer(pointer)
    shape = needs(game)
    card("great-bonfire", game=lay_portals(game, dict.fromkeys(held_by, shape)))
    took = PlainEvent("tom_took_portal", None, {"shape": shape, "notch": 7, "space": reached})
    assert tom(game) == [took]
    view = game.view(0)
    assert view.pointer == reached
    assert view.great_bonfire[reached - 1].portals == {}
    assert view.cities[TOM].portals == (False,) * 6 + (True,)


def test_before_any_use_the_first_space_comes_first() -> None:  # B-SOLO-5, B-SETUP-6
    game = solo()
    assert game.view(0).pointer is None
    card("great-bonfire", game=lay_portals(game, dict.fromkeys((1, 7), needs(game))))
    assert game.view(0).pointer == 1


def test_toms_portals_go_from_right_to_left() -> None:  # B-SOLO-5
    game = solo().portals(TOM, 7, 6)
    card("great-bonfire", game=lay_portals(game, {2: needs(game, 7) + needs(game, 6), 4: needs(game, 5)}))
    view = game.view(0)
    assert view.cities[TOM].portals == (False, False, False, False, True, True, True)
    assert view.pointer == 4, "other portals do not matter"


def test_toms_card_is_a_use_of_the_great_bonfire() -> None:  # B-GREAT-1, B-SOLO-5
    game = solo()
    card("great-bonfire", game=lay_portals(game, {4: needs(game)})).tiles(0, great_bonfire=1).turn(0)
    assert game.legal("turn") == ["turn 5"]


def test_without_his_portal_nothing_happens() -> None:  # B-SOLO-7
    game = solo().pointer(3)
    card("great-bonfire", game=lay_portals(game, {5: needs(game, 1)}))
    assert tom(game) == NOTHING
    assert game.view(0).pointer == 3


# Common tasks (B-SOLO-6, B-SOLO-7)


@pytest.mark.parametrize("word", ["task-one", "great-bonfire", "path", "guardian", "gnome"])
def test_the_novice_of_a_common_task_goes_lying_into_the_council(word: str) -> None:  # B-SOLO-6
    common = COMMON_TASK_OF[word]
    game = card(word, "root", one_short(common))
    assert tom(game)[1:] == [fulfilled(common), laid(common), points("council", 1)]
    view = game.view(0)
    assert common not in view.neutral_novices
    assert view.cities[TOM].common_tasks_fulfilled == (common,)
    assert view.cities[TOM].points == 1
    assert view.novices_in_council == 1
    assert view.cities[TOM].novices_sent == 0, "none of his own"
    assert view.council == dict.fromkeys(SPACES, 0), "on no particular space"


@pytest.mark.parametrize("word", ["task-one", "great-bonfire", "path", "guardian", "gnome"])
def test_a_novice_that_is_gone_brings_nothing(word: str) -> None:  # B-SOLO-6
    common = COMMON_TASK_OF[word]
    game = card(word, "root", one_short(common).without_neutral_novice(common))
    view = game.view(0)
    assert view.cities[TOM].common_tasks_fulfilled == (common,)
    assert (view.cities[TOM].points, view.novices_in_council) == (0, 1)
    assert tom(game)[1:] == [fulfilled(common)], "which is told all the same"


def test_a_lying_novice_blocks_nobody() -> None:  # B-SOLO-6
    game = card("guardian", game=one_short("guardians")).portals(0, 7, 6, 5, 4, 3, 2, 1).tiles(0, ship=1).turn(0)
    game.play("bonus portals")
    assert game.legal() == [f"council {space}" for space in SPACES]


def test_the_human_cannot_take_a_novice_that_lies() -> None:  # B-SOLO-6, B-BONUS-1
    game = card("guardian", game=one_short("guardians")).tiles(0, ship=1)
    game.guardians(0, pink="start", blue="start", natural="start", grey="start").turn(0)
    assert game.legal("bonus") == []


def test_task_two_can_bring_both_his_novice_and_a_lying_one() -> None:  # B-SOLO-5, B-SOLO-6
    game = card("task-two", "root", one_short("tasks"))
    assert tom(game)[1:] == [
        OWN_NOVICE_SENT,
        points("council", 1),
        fulfilled("tasks"),
        laid("tasks"),
        points("council", 1),
    ], "his own novice is told apart from the lying one"
    view = game.view(0)
    assert (view.cities[TOM].points, view.cities[TOM].novices_sent, view.novices_in_council) == (2, 1, 2)


@pytest.mark.parametrize("word", DECK)
def test_a_complete_common_task_is_worth_three_points(word: str) -> None:  # B-SOLO-7
    common = COMMON_TASK_OF[word]
    game = complete(common).path_display("blue-root", "red-root", "yellow-root", "blue-fruit").display(7, 12, 17)
    before = game.view(0)
    card(word, "root", game)
    assert tom(game) == [points("completed", 3)]
    after = game.view(0)
    assert after.cities[TOM].points == 3
    assert (after.islands, after.path_display, after.pointer) == (before.islands, before.path_display, before.pointer)
    assert after.specialist_display == before.specialist_display
    assert (after.neutral_novices, after.novices_in_council) == (before.neutral_novices, before.novices_in_council)


def test_other_common_tasks_do_not_matter() -> None:  # B-SOLO-7
    game = complete("paths", complete("tasks", complete("gnomes", complete("portals"))))
    card("guardian", game=game)
    assert "pink" in game.view(0).cities[TOM].guardians
    assert game.view(0).cities[TOM].points == 0


# The end (B-SOLO-8, B-END-5)


def cards_to_the_end(game: Scenario) -> int:
    """How many cards Tom plays until the game is over, with the human skipping every turn."""
    before = game.view(0).tom.cards_played
    while not game.match.over:
        game.play(game.legal()[0])
    played: int = game.view(0).tom.cards_played - before
    return played


def test_toms_novices_and_lying_ones_count_for_the_countdown() -> None:  # B-SOLO-8, B-END-1
    game = herb_islands(east=("b06",), west=("y01",)).bonfires(0, {1: "b02", 2: "b03", 3: "b04"})
    game.player(TOM).novices = 2
    card("task-two", "herb", game)
    assert not game.view(0).countdown
    game.without_neutral_novice("paths").state.tom.cards_played = 0
    card("guardian", game=game.guardians(TOM, pink="start", blue="start", natural="start"))
    assert game.view(0).novices_in_council == 8
    assert game.events("countdown_began") == [PlainEvent("countdown_began", None, {})]


def test_toms_own_novice_can_start_the_countdown() -> None:  # B-SOLO-8, B-END-1
    game = herb_islands(east=("b06",), west=("y01",)).bonfires(0, {1: "b02", 2: "b03", 3: "b04", 4: "b05"})
    game.player(TOM).novices = 2
    card("task-two", "herb", game)
    assert game.events("countdown_began") == [PlainEvent("countdown_began", None, {})]


def ready_to_start_it() -> Scenario:
    """The human can start the countdown and then has enough tiles for the rest of the game."""
    game = solo().bonfires(0, {2: "b02", 3: "b03", 4: "b04", 5: "b05", 6: "b10"}).without_neutral_novice("tasks")
    return game.tasks(0, {1: "b20"}).resources(0, blossom=2, fruit=2).tiles(0, great_bonfire=20)


def test_started_by_the_human_tom_plays_a_card_with_each_tile() -> None:  # B-SOLO-8, B-END-2
    game = ready_to_start_it().turn(0).play("ignite 1", "council fate-tile")
    turns = []
    while not game.match.over:
        if game.match.decision == "turn":
            turns.append(game.view(0).countdown_tile_held)
            game.play(game.legal("turn")[0])
        else:
            game.play(game.legal()[0])
    assert turns == [4, 3, 2, 1]
    assert game.view(0).tom.cards_played == 5
    assert game.events("game_ended") == [PlainEvent("game_ended", None, {"ending": "countdown-over"})]


def test_started_by_tom_five_rounds_follow() -> None:  # B-SOLO-8, B-END-2
    game = one_short("guardians").bonfires(0, {2: "b02", 3: "b03", 4: "b04", 5: "b05", 6: "b10", 7: "b11"})
    card("guardian", game=game)
    assert game.view(0).countdown
    assert (game.view(0).countdown_tile_held, game.view(0).countdown_tile_going_round) == (5, None)
    assert game.legal() == ["pass"]
    game.play("pass")
    assert game.view(0).cities[0].points_from["countdown"] == 5
    assert game.view(0).tom.cards_played == 2
    assert cards_to_the_end(game) == 4


def test_who_has_passed_goes_on_with_tom() -> None:  # B-SOLO-3, B-SOLO-8, B-END-4
    game = ready_to_start_it().turn(0).play("ignite 1", "council fate-tile")
    while game.match.decision == "choose-for-tom":
        game.play(game.legal()[0])
    game.play("pass")
    assert game.points(0) == 1 + 4
    seen = []
    while not game.match.over:
        if game.match.decision == "continue":
            seen.append(game.view(0).countdown_tile_held)
            assert game.legal() == ["continue"]
            assert game.events("turn_skipped") == []
        game.play(game.legal()[0])
    assert seen == [3, 2, 1], "Tom never passes: the game goes on"
    assert game.view(0).tom.cards_played == 5
    assert game.events("game_ended") == [PlainEvent("game_ended", None, {"ending": "countdown-over"})]


def without_tasks(game: Scenario) -> Scenario:
    """No tasks are left on the islands, so that Tom sends no novices of his own."""
    for island in TASK_ISLANDS:
        game.island_tasks(island)
    return game


def test_the_game_ends_at_once_after_the_32nd_card() -> None:  # B-SOLO-8, B-END-5
    game = without_tasks(solo()).turn(0)
    assert cards_to_the_end(game) == 32
    assert game.events("game_ended") == [PlainEvent("game_ended", None, {"ending": "cards-used-up"})]
    assert not game.view(0).countdown


def last_card(word: str, game: Scenario) -> Scenario:
    """Tom has played his 32nd card, with the key herb."""
    cards = game.state.tom.cards
    position = list(cards).index(TOM_CARD.position[word])
    cards[position], cards[7] = int(cards[7]), int(cards[position])
    game.state.tom.cards_played = 31
    return game.specialist_pile(KEYS["herb"]).turn(0).play("continue")


def test_the_last_card_is_still_carried_out() -> None:  # B-SOLO-8
    game = last_card("task-one", herb_islands(east=("y01", "y08"), west=()))
    assert game.match.decision == "choose-for-tom", "not over before the choice"
    game.play("tom y08")
    assert game.match.over
    assert game.view(0).cities[TOM].points_from["bonfires"] == 6
    assert game.events("game_ended") == [PlainEvent("game_ended", None, {"ending": "cards-used-up"})]


def test_the_human_who_can_do_nothing_waits_for_the_end() -> None:  # B-END-5, B-SOLO-3
    game = solo().bonfires(0, {1: "b02", 2: "b03", 3: "b04"}).turn(0)
    while not game.match.over:
        if game.match.decision == "continue":
            assert not game.view(0).countdown or game.view(0).cities[0].passed
        elif game.match.decision == "turn":
            assert game.legal() == ["pass"]
        game.play(game.legal()[0])
    assert game.events("game_ended") == [PlainEvent("game_ended", None, {"ending": "countdown-over"})]


# Scoring (B-SOLO-9)


def test_tom_scores_like_a_player() -> None:  # B-SOLO-9, B-SCORE-1, B-SCORE-3, B-SCORE-4, B-SCORE-5
    game = solo().bonfires(TOM, {1: "b02", 2: "r05", 3: "y09"}).paths(TOM, "red-root", "blue-root")
    game = complete("guardians", complete("portals", game))
    last_card("guardian", game)
    city = game.view(0).cities[TOM]
    assert {source: number for source, number in city.points_from.items() if number} == {
        "completed": 3,
        "bonfires": 16,
        "portals": 6,
        "paths": 2,
        "common-tasks": 8,
    }
    assert city.points == 35
    scored = [event.details for event in game.events("tom_scored")]
    assert scored[1:] == [
        {"source": "bonfires", "points": 16},
        {"source": "portals", "points": 6},
        {"source": "paths", "points": 2},
        {"source": "common-tasks", "points": 8},
    ]


@pytest.mark.parametrize(("human", "automaton", "place"), [(40, 39, 1), (40, 40, 2), (39, 40, 2), (0, 0, 2)])
def test_the_human_wins_with_more_points_than_tom(human: int, automaton: int, place: int) -> None:  # B-SOLO-9
    game = solo().bonfires(0, {1: "b02", 2: "b03"})
    game.player(0).points, game.player(TOM).points = human, automaton
    first, tom = game.match.standings()
    assert (first.seat, first.points, first.place) == (0, human, place), "and bonfires break no tie"
    assert (tom.seat, tom.points, tom.place) == (None, automaton, 3 - place)
    assert [city.place for city in game.view(0).cities] == [place, 3 - place]


def test_toms_guardians_never_walk() -> None:  # B-SOLO-9
    game = complete("guardians", complete("portals")).turn(0)
    run_through(game)
    places = set(game.view(0).cities[TOM].guardians.values())
    assert places == {"starting-area"}
