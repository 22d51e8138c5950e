"""The drawing of Bonfire, and its tasks, gnomes and choices in words."""

from __future__ import annotations

import random

import pytest

from beltane.games.bonfire import GAME
from beltane.games.bonfire.components import SPECIALIST
from beltane.games.bonfire.state import AT_BONFIRE
from beltane.games.bonfire.task_words import task_words
from beltane.games.bonfire.vocabulary import ELDER, TASK, Specialist
from beltane.kernel.bits import bit
from beltane.kernel.drawing import plain
from beltane.kernel.match import Match

RED = 0


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
    return [topic.text for topic in GAME.presentation.topics(GAME.messages) if topic.word == word]


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
    assert row(match, "city", "r09") == "r09  4 points  held: 3 blossom"


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
        ("b07", "added path tiles by their resources: 1 root"),
        ("b01", "bonfires: 1 blue, 1 red"),
        ("b20", "2 each of two basic resources held"),
        ("r22", "connected equal symbols in the fate area: 3 ship, 3 gnome"),
        ("y07", "one of your two piles of offerings used up"),
        ("y22", "action tiles held: 3 Great Bonfire, 2 gnome"),
    ],
)
def test_tasks_ask_in_words(task: str, words: str) -> None:
    assert task_words(task, GAME.messages) == words


def test_everything_with_a_name_is_explained() -> None:
    for word in (*TASK.words, *SPECIALIST.words, *(f"elder-of-{elder}" for elder in ELDER.words)):
        assert len(words_of_topic(word)) == 1, word
    for number in range(1, len(SPECIALIST) + 1):
        assert words_of_topic(str(number)) == words_of_topic(SPECIALIST.words[number - 1])
    assert words_of_topic("b07") == ["blue, 2 points: added path tiles by their resources: 1 root."]
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
                assert described(match, notation).startswith(f"for {tiles} {GAME.messages.spoken(kind)}"), notation
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
            words = f"{gained} {GAME.messages.spoken(kind)}"
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
            assert described(match, notation).endswith(f"scores {points} at once")
