"""Every game in words: questions, descriptions, explanations and score sheets, over random games."""

from __future__ import annotations

import pytest

from beltane.kernel.drawing import WIDTH, width
from beltane.kernel.game import find_game, game_names
from beltane.kernel.match import Match
from beltane.text.catalogue import Messages, Phrase
from tests.kernel.test_drawing import TABLES, concealed, random_positions

MESSAGES = Messages(
    events={},
    words={"wood": "Holz", "nothing": "nichts"},
    decisions={"pay": "Pay {cost} for {field}."},
    choices={"costs": "for {pieces}", "scores": "+{points}", "tiles": "{n:# {kind} tile|# {kind} tiles}"},
    groups={"hut": "build a hut"},
    sources={"river": "river crossings"},
    help={"rule": {"druid": "He walks."}, "council-space": {"path": "A tile."}},
)


def descriptions(match: Match, state: object) -> list[str]:
    game = match.game
    actions = [game.actions.action(number) for number in match.legal_numbers()]
    return [game.messages.description(game.presentation.describe(state, action)) for action in actions]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_decision_is_asked_in_words(game: str, seats: int) -> None:
    for match in random_positions(game, seats, seed=20 + seats):
        if match.over:
            return
        verbs = dict.fromkeys(notation.split()[0] for notation in match.legal())
        phrase = match.game.presentation.question(match.view(match.mover), verbs)
        question = match.game.messages.question(phrase)
        assert question.endswith((".", "?"))
        assert "{" not in question


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_choice_is_described_without_hidden_things(game: str, seats: int) -> None:
    for match in random_positions(game, seats, seed=30 + seats):
        if match.mover is None:
            return
        described = descriptions(match, match.state)
        assert not any("{" in text for text in described)
        assert descriptions(match, concealed(match, match.mover, 7).state) == described


@pytest.mark.parametrize("name", game_names())
def test_the_catalogue_speaks_of_every_verb_and_every_source(name: str) -> None:
    game = find_game(name)
    verbs = [verb.word for verb in game.actions.verbs]
    assert list(game.messages.groups) == verbs
    assert [topic.word for topic in game.messages.topics("action")] == verbs
    (sheet, *_) = game.presentation.score_sheets(Match.new(name, seats=2, seed=0).view(None))
    assert list(game.messages.sources) == list(sheet.points_from)


@pytest.mark.parametrize("name", game_names())
def test_explanations_are_sentences(name: str) -> None:
    game = find_game(name)
    for topic in game.presentation.topics(Match.new(name, seats=game.seats[-1], seed=1).view(None), game.messages):
        assert topic.text.endswith("."), topic
        assert "{" not in topic.text, topic


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_score_sheets_add_up_to_the_standings(game: str, seats: int) -> None:
    *_, match = random_positions(game, seats, seed=40 + seats)
    sheets = match.game.presentation.score_sheets(match.view(None))
    for sheet in sheets:
        assert sum(sheet.points_from.values()) == sheet.points
    seated = {sheet.seat: (sheet.name, sheet.points) for sheet in sheets if sheet.seat is not None}
    assert seated == {s.seat: (match.game.seat_words[s.seat], s.points) for s in match.standings()}


def test_details_of_phrases_are_spoken() -> None:
    phrase = Phrase("pay", {"cost": {"wood": 2, "wool": 1}, "field": 7})
    assert MESSAGES.question(phrase) == "Pay 2 Holz, 1 wool for 7."
    assert MESSAGES.question(Phrase("pay", {"cost": {}, "field": ["wood", "x"]})) == "Pay nichts for Holz, x."


def test_numbers_agree_with_their_nouns_also_in_phrases_within_phrases() -> None:
    pieces = [Phrase("tiles", {"n": number, "kind": "wood"}) for number in (0, 1, 2)]
    assert MESSAGES.description([Phrase("costs", {"pieces": pieces})]) == "for 0 Holz tiles, 1 Holz tile, 2 Holz tiles"


@pytest.mark.parametrize("name", game_names())
def test_lists_are_drawn_within_the_width(name: str) -> None:
    match = Match.new(name, seats=2, seed=3)
    game = match.game
    assert set(game.messages.lists) == set(game.presentation.lists)
    for draw in game.presentation.lists.values():
        rows = [row for section in draw(match.state, 0, game.messages) for row in section.lines]
        assert rows
        assert all(width(row) <= WIDTH for row in rows)


def test_phrases_of_a_choice_are_strung_together() -> None:
    phrases = (Phrase("costs", {"pieces": {"wood": 1}}), Phrase("scores", {"points": 2}))
    assert MESSAGES.description(phrases) == "for 1 Holz; +2"
    assert MESSAGES.description(()) == ""


def test_topics_are_named_by_their_kind() -> None:
    rule, council = MESSAGES.topics("rule", "council-space")
    assert (rule.word, rule.kind, rule.text) == ("druid", "rule", "He walks.")
    assert (council.word, council.kind) == ("path", "council space")


def test_groups_and_sources_are_looked_up() -> None:
    assert (MESSAGES.group("hut"), MESSAGES.source("river")) == ("build a hut", "river crossings")
