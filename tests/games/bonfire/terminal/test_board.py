"""The drawing of Bonfire, and its tasks, gnomes and choices in words."""

from __future__ import annotations

import random

import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components.tables import ELDER_RESOURCE, SPECIALIST
from beltane.games.bonfire.prompt.tasks import task_words
from beltane.games.bonfire.rules.state import AT_BONFIRE
from beltane.games.bonfire.rules.vocabulary import ACTION_KIND, ELDER, RESOURCE, TASK, Specialist
from beltane.kernel.bits import bit
from beltane.kernel.drawing import plain
from beltane.kernel.match import Match

RED = 0
SHELL = RESOURCE.position["shell"]


def section(match: Match, name: str, seat: int | None = RED) -> list[str]:
    sections = GAME.presentation.draw(match.view(seat), GAME.messages)
    (found,) = [section for section in sections if section.name == name]
    return [plain(row) for row in found.lines]


def row(match: Match, name: str, label: str) -> str:
    """The row of a section behind a label."""
    (found,) = [text for text in section(match, name) if text.startswith(label)]
    return found


def begun(seats: int = 2) -> Match:
    """A match at the first turn."""
    match = Match.new("bonfire", seats=seats, seed=3)
    while match.decision != "turn":
        match.play(match.legal_numbers()[0])
    return match


def described(match: Match, notation: str) -> str:
    action = GAME.actions.action(GAME.actions.parse(notation))
    return GAME.messages.description(GAME.presentation.describe(match.state, action))


def words_of_topic(word: str) -> list[str]:
    topics = GAME.presentation.topics(Match.new("bonfire", seats=2, seed=3).view(RED), GAME.messages)
    return [topic.text for topic in topics if topic.word == word]


def test_the_spaces_of_a_city() -> None:
    match = begun()
    player = match.state.players[RED]
    player.tasks[2], player.lit[2] = TASK.position["b20"], 1
    player.tasks[3] = TASK.position["r06"]
    player.tasks[4] = TASK.position["r09"]
    player.resources[:] = 0
    player.resources[5] = 4
    player.portals[7] = 1
    player.guardians[1], player.guardians[4] = AT_BONFIRE + 2, 1
    assert row(match, "city", "guardian").split()[1:3] == ["=2", "blue=3"]
    assert row(match, "city", "bonfire") == ("bonfire   -         *b20 2p   r06 ready r09 0/3   -         -         -")
    assert row(match, "city", "portal").rstrip().endswith("]")
    assert row(match, "city", "path").split()[:4] == ["path", "gold", "costs", "1"]
    assert row(match, "city", "on it").split() == ["on", "it", "own"]
    assert row(match, "city", "r09") == "r09  4 points  3 blossom in your supply"


def test_tasks_that_are_bonfires_are_not_explained_any_more() -> None:
    match = begun()
    player = match.state.players[RED]
    player.tasks[2] = TASK.position["b20"]
    assert any(text.startswith("b20") for text in section(match, "city"))
    player.lit[2] = 1
    assert not any(text.startswith("b20") for text in section(match, "city"))


def test_portals_that_fit_next_stand_in_capitals() -> None:
    match = begun()
    needed = match.view(RED).cities[RED].notches[-1]
    portals = section(match, "middle")[3]
    assert {letter for letter in portals if letter.isupper()} == {needed.upper()}
    match.state.players[RED].specialists |= int(bit(Specialist.PORTALS_IN_ANY_ORDER))
    assert portals.replace(" ", "").upper() == section(match, "middle")[3].replace(" ", "")


def test_the_fate_area_grows_where_tiles_stick_out() -> None:
    match = begun()
    drawn = section(match, "fate")
    assert drawn[0].split()[:8] == ["fate", *"abcdefg"]
    assert drawn[3].split()[0] == "3"
    player = match.state.players[RED]
    player.fate_cells[0] -= 3
    assert section(match, "fate")[0].split()[:9] == ["fate", "z", *"abcdefg"]


def test_the_first_decision_shows_the_tile_set_aside() -> None:
    match = Match.new("bonfire", seats=2, seed=3)
    drawn = section(match, "fate", match.mover)
    assert sum("aside" in text for text in drawn) == sum("middle" in text for text in drawn) == 1


def test_ships_and_offerings_are_drawn_at_their_islands() -> None:
    match = begun()
    assert any("landing stage: ships of R  G" in text for text in section(match, "sea"))
    match.state.players[RED].island = 0
    match.state.players[RED].offerings_on[0] = 2
    drawn = section(match, "sea")
    assert drawn[3].startswith("»R off R2")
    assert any("landing stage: ships of G" in text for text in drawn)


def test_other_cities_are_drawn_in_short_and_tom_too() -> None:
    assert [text.split()[0] for text in section(begun(3), "others") if not text.startswith((" ", "─"))] == [
        "Green",
        "White",
    ]
    drawn = section(begun(1), "others")
    assert drawn[1].startswith("Tom     0 points")
    assert not any("tiles" in text for text in drawn)


@pytest.mark.parametrize(
    ("task", "words"),
    [
        ("b07", "a path tile showing a root"),
        ("b01", "a blue bonfire, a red bonfire"),
        ("b20", "2 each of two resources, not gold, in your supply"),
        ("r22", "3 connected ship symbols, 3 connected gnome symbols in the fate area"),
        ("y07", "one of your two piles of offerings used up"),
        ("y22", "3 Great Bonfire tiles, 2 gnome tiles in your supply"),
    ],
)
def test_tasks_ask_in_words(task: str, words: str) -> None:
    assert task_words(task, GAME.messages) == words


def test_everything_with_a_name_is_explained() -> None:
    for word in (*TASK.words, *SPECIALIST.words, *(f"elder-of-{elder}" for elder in ELDER.words)):
        assert len(words_of_topic(word)) == 1, word
    for number in range(1, len(SPECIALIST) + 1):
        assert words_of_topic(str(number)) == words_of_topic(SPECIALIST.words[number - 1])
    assert words_of_topic("b07") == ["blue, 2 points: a path tile showing a root."]
    assert words_of_topic("10") == ["the pink guardian gains twice when her walk ends on the path."]


def test_described_prices_are_what_is_asked() -> None:
    """Wherever a payment in tiles leaves a choice, what is asked for is what was described."""
    compared: set[str] = set()
    for seed in range(2):
        match = Match.new("bonfire", seats=2, seed=seed)
        dice = random.Random(seed)
        while not match.over:
            looked_at = match.decision == "turn" and match.view(None).turn % 3 == 0
            for notation in match.legal() if looked_at else []:
                trial = match.copy()
                trial.play(notation)
                payment = trial.view(match.mover).payment
                if payment is None or trial.decision != "pay_tiles":
                    continue
                ((kind, tiles),) = payment.cost.items()
                assert described(match, notation).startswith(f"for {tiles} {GAME.messages.spoken(kind)} tile"), notation
                compared.add(notation.split()[0])
            match.play(dice.choice(match.legal_numbers()))
    assert {"sail", "procession", "path", "turn", "recruit"} <= compared


def test_described_gains_of_a_fate_tile_are_what_it_brings() -> None:
    match = begun()
    match.play("fate")
    while match.decision != "lay_fate_tile":
        match.play(match.legal_numbers()[0])
    seat = match.mover
    assert seat is not None
    for notation in match.legal():
        trial = match.copy()
        before = dict(match.view(seat).cities[seat].tiles)
        trial.play(notation)
        after = trial.view(seat).cities[seat].tiles
        for kind, count in after.items():
            gained = count - before[kind]
            words = f"{gained} {GAME.messages.spoken(kind)} tile"
            assert (words in described(match, notation)) == (gained > 0), notation


def test_described_points_of_an_elder_are_what_he_scores() -> None:
    match = begun()
    seat = match.mover
    assert seat is not None
    player = match.state.players[seat]
    player.tiles[:] = 3
    player.resources[:] = 3
    recruits = [notation for notation in match.legal() if notation.startswith("recruit elder") and notation[-1] == "1"]
    assert len(recruits) == len(ELDER)
    for more in (0, 2):
        if more:
            player.specialists |= int(bit(Specialist.POINTS_FOR_ELDERS))
        for notation in recruits:
            trial = match.copy()
            trial.play(notation)
            while trial.decision in ("pay_tiles", "pay_resources"):
                trial.play(trial.legal_numbers()[0])
            points = int(trial.state.players[seat].points) - int(player.points)
            noun = "point" if points == 1 else "points"
            assert described(match, notation).endswith(f"scores {points} {noun} at once")


def test_a_step_of_a_payment_says_what_it_leads_to() -> None:
    """Wherever a step is followed by the payment at once, it is described; nowhere else is one promised."""
    compared: set[tuple[str, bool]] = set()
    dice = random.Random(1)
    for seed in range(2):
        match = Match.new("bonfire", seats=2, seed=seed)
        while not match.over:
            for notation in match.legal() if match.decision in ("pay_tiles", "pay_resources") else []:
                trial = match.copy()
                trial.play(notation)
                paid = [event for event in trial.events() if event.name in ("tiles_paid", "resources_paid")]
                pieces = sum(int(event.details["pieces"]) for event in paid)
                left = trial.view(None).payment
                assert (f"({pieces} piece" in described(match, notation)) == bool(paid), notation
                if not paid:
                    assert left is not None
                    assert f"then {left.pieces_left} more piece" in described(match, notation)
                compared.add((notation.split()[0], bool(paid)))
            match.play(dice.choice(match.legal_numbers()))
    assert {("spend", True), ("give", True), ("jokers", True), ("jokers", False)} <= compared


def paying_two_shell() -> Match:
    """A gnome that costs two shell is being paid, with one shell and one each of four others in hand."""
    match = begun()
    seat = match.mover
    assert seat is not None
    player = match.state.players[seat]
    player.tiles[:] = 0
    player.tiles[ACTION_KIND.position["gnome"]] = 1
    player.resources[:] = 0
    player.resources[:3] = 1
    elder = next(word for number, word in enumerate(ELDER.words, 1) if ELDER_RESOURCE[number] == SHELL)
    player.resources[RESOURCE.position["root"]] = 1
    player.resources[SHELL] = 1
    match.play(f"recruit elder-of-{elder} 1")
    return match


def test_a_piece_says_what_it_rules_out() -> None:
    match = paying_two_shell()
    first, second, last = match.legal()
    assert described(match, first) == "then 1 more piece to choose"
    assert described(match, second) == f"no more of {first.split()[1]}; then 1 more piece to choose"
    assert described(match, last).startswith("pays ")
    assert described(match, last).endswith("(3 pieces)")


def test_council_spaces_that_are_of_no_use_say_why() -> None:
    match = begun()
    seat = match.mover
    assert seat is not None
    player = match.state.players[seat]
    player.tasks[2] = TASK.position["b20"]
    player.resources[:] = 4
    match.play("ignite 2")
    assert described(match, "council specialist") == "a specialist of the display"
    player.gnomes = 6
    assert described(match, "council specialist") == "only 1 point; you have six gnomes"
    player.fate_row_count = 0
    assert described(match, "council fate-tile") == "only 1 point; you have no fate tile left"
    trial = match.copy()
    trial.play("council specialist")
    assert trial.state.players[seat].points == player.points + 1


def test_two_of_three_rewards_are_described_as_such() -> None:
    match = begun()
    seat = match.mover
    assert seat is not None
    player = match.state.players[seat]
    player.tiles[:] = 3
    texts = {notation: described(match, notation) for notation in match.legal() if notation.startswith("turn")}
    fitting = [text for text in texts.values() if "portal" in text]
    assert fitting
    assert all("two of: " in text for text in fitting)
    player.specialists |= int(bit(Specialist.ALL_REWARDS))
    assert all("brings " in described(match, notation) for notation in texts)


def test_a_task_costs_tiles_and_both_resources() -> None:
    match = begun()
    seat = match.mover
    assert seat is not None
    player = match.state.players[seat]
    player.tiles[:] = 3
    player.resources[:] = 2
    player.island = 0
    player.offerings_on[0] = 1
    (task, *_) = [notation for notation in match.legal() if notation.startswith("task")]
    first, second = match.view(seat).cities[seat].offerings
    expected = first if first == second else f"{first} or {second}"
    assert described(match, task).startswith(f"for 2 task tiles, blossom and {expected}; ")


@pytest.mark.parametrize("word", ["key", "waiting", "crystal", "ship", "islands", "novice", "common-task", "off", "*"])
def test_what_is_drawn_is_explained(word: str) -> None:
    assert words_of_topic(word)


def test_an_island_is_explained_with_its_tasks_and_neighbours() -> None:
    (text,) = words_of_topic("blossom-west")
    for task in Match.new("bonfire", seats=2, seed=3).view(RED).islands[0].tasks:
        assert f"{task} ({task_words(task, GAME.messages)})" in text
    assert text.endswith("one route away: fruit-west, guardian-blue.")
