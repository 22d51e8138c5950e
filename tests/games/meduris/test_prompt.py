"""The prompt: questions, whole payments, and the costs and effects of choices, as players read them."""

from __future__ import annotations

import pytest

from beltane.kernel.phrases import Place
from beltane.kernel.prompt import Choice, Prompt
from beltane.text import Speaker, speaker_for
from tests.games.meduris.scenario import BLUE, FAR_TEMPLES, GREEN, PURPLE, Position, Scenario, materials_of, meduris


def asked(game: Position) -> Prompt:
    return game.match.prompt(game.mover)


def choice(game: Position, notation: str) -> Choice:
    return next(choice for choice in asked(game).choices if choice.notation == notation)


def said(game: Position, notation: str) -> str:
    return speaker(game).details(choice(game, notation))


def speaker(game: Position) -> Speaker:
    return speaker_for(game.match.game)


def usual(game: Position, verb: str = "") -> list[str]:
    return [c.notation for c in asked(game).choices if c.usual and c.notation.startswith(verb)]


def other(game: Position, verb: str = "") -> list[str]:
    return [c.notation for c in asked(game).choices if not c.usual and c.notation.startswith(verb)]


# Plans: a building with its payment


def test_a_usual_hut_is_one_question() -> None:  # M-HUT-1, M-PAY-1
    first, second = materials_of(5)
    game = meduris(3).hand(PURPLE, wood=4, wool=4, copper=4, stone=4).turn(PURPLE)
    plan = choice(game, "hut 5")
    game.match.play_all(plan.actions)
    assert game.match.game.actions.notation(plan.actions[-1]) == "pay exact"
    assert game.match.mover != PURPLE or game.match.decision != "pay"
    assert {first, second} == {m for m, count in game.hand(PURPLE).items() if count == 3}


def test_what_is_paid_is_told_beforehand() -> None:  # M-HUT-1
    game = meduris(3).hand(PURPLE, wood=1, stone=1).turn(PURPLE)
    site = next(f for f in range(1, 33) if set(materials_of(f)) == {"wood", "stone"})
    assert said(game, f"hut {site}").startswith("pay 1 wood and 1 stone; ")


def test_other_ways_to_pay_wait_behind_the_usual_one() -> None:  # M-PAY-1
    game = meduris(3).hand(PURPLE, wood=4, wool=4, copper=4, stone=4).turn(PURPLE)
    assert "hut 5" in usual(game)
    assert "hut 5 otherwise" in other(game)
    game.match.play_all(choice(game, "hut 5 otherwise").actions)
    assert asked(game).decision == "pay"
    assert usual(game) == ["pay exact"]
    assert asked(game).routine
    assert len(other(game)) > 10


def test_missing_pieces_leave_a_choice_of_whole_payments() -> None:  # M-PAY-1
    site = next(f for f in range(1, 33) if set(materials_of(f)) == {"wood", "stone"})
    game = meduris(3).hand(PURPLE, wood=1, wool=2, copper=2).turn(PURPLE)
    assert choice(game, f"hut {site}").actions == (game.match.game.actions.parse(f"hut {site}"),)
    assert "you are 1 piece short: pay 3 others instead" in said(game, f"hut {site}")
    game.play(f"hut {site}")
    assert sorted(usual(game)) == ["pay 1 wood 1 wool 2 copper", "pay 1 wood 2 wool 1 copper"]
    game.match.play_all(choice(game, "pay 1 wood 1 wool 2 copper").actions)
    assert game.hand(PURPLE) == {"wool": 1}


def test_the_hut_chip_makes_a_hut_free() -> None:  # M-CHIP-2
    game = meduris(3).chips({5: "hut"}).turn(PURPLE)
    assert said(game, "hut 5").startswith("free, thanks to the chip")


def test_chips_tell_what_they_bring() -> None:  # M-CHIP-1, M-CHIP-3
    game = meduris(3).chips({5: "plus-two", 9: "druid"}).hand(PURPLE, wood=1, wool=1, copper=1, stone=1).turn(PURPLE)
    assert "score 2 points for the chip" in said(game, "hut 5")
    assert "you can offer the druid chip later" in said(game, "hut 9")


def test_a_rune_is_taken_or_seized() -> None:  # M-HUT-3
    game = meduris(3).huts({3: BLUE}).hand(PURPLE, wood=3, wool=3, copper=3, stone=3).turn(PURPLE)
    assert "take the Serpent rune from Blue" in said(game, "hut 1")
    assert "take the Square rune" in said(game, "hut 6")
    assert "from" not in said(game, "hut 6")


def test_the_druids_way_is_told() -> None:  # M-DRUID-1, M-DRUID-2
    rich = {"wood": 5, "wool": 5, "copper": 5, "stone": 5}
    assert "the druid goes to slab 1" in said(meduris(3).hand(PURPLE, **rich).turn(PURPLE), "hut 5")
    game = meduris(3).huts({10: GREEN, 30: BLUE}).temples(FAR_TEMPLES).druid(field=30).hand(PURPLE, **rich).turn(PURPLE)
    assert "the druid asks Green on field 10" in said(game, "hut 15")
    assert "the druid asks Purple on field 5" in said(game, "hut 5")


def test_a_temple_tells_what_it_would_score() -> None:  # M-END-3
    game = meduris(3).huts({4: BLUE, 6: GREEN, 7: BLUE}).hand(PURPLE, wood=1, wool=1, copper=1, stone=1).turn(PURPLE)
    assert "worth 3 points as things stand" in said(game, "temple 5")
    assert "worth 1 point as things stand" in said(game, "temple 3")
    assert "worth 0 points as things stand" in said(game, "temple 12")


def test_a_move_tells_what_everybody_collects() -> None:  # M-BIG-2, M-BIG-3
    game = meduris(3).workers(stone=[GREEN], wool=[PURPLE], wood=[BLUE], copper=[PURPLE, BLUE, GREEN]).turn(PURPLE)
    assert said(game, "move wool 1 stone") == "Purple +2 stone and Green +1 stone"


# Offerings


def beside_the_druid() -> Scenario:
    """Purple has a hut on field 4, to which the druid can come."""
    return meduris(3).huts({4: PURPLE}).temples(FAR_TEMPLES).druid(field=4)


def test_offerings_name_price_and_points() -> None:  # M-OFFER-1
    first, second = materials_of(4)
    hand = {first: 1, second: 1}
    game = beside_the_druid().huts({5: BLUE}).hand(PURPLE, **hand).asked(4)
    assert said(game, "offer nothing") == "lose 1 point"
    assert said(game, f"offer {first}") == f"pay 1 {first}; score 1 point"
    both = said(game, "offer both")
    assert both.startswith("pay 1 ")
    assert both.endswith("; score 2 points")


def test_who_has_no_point_loses_none() -> None:  # M-OFFER-2
    game = beside_the_druid().score(PURPLE, 0).asked(4)
    assert said(game, "offer nothing") == "you have no points to lose"


def test_three_pieces_are_for_those_without_the_one() -> None:  # M-OFFER-1
    first, second = materials_of(4)
    others = [m for m in ("wood", "wool", "copper", "stone") if m not in (first, second)]
    poor = beside_the_druid().hand(PURPLE, **{others[0]: 2, others[1]: 2}).asked(4)
    assert "offer three" in usual(poor)
    assert said(poor, "offer three") == "you choose which three; score 1 point"
    rich = beside_the_druid().hand(PURPLE, **{first: 1, others[0]: 2, others[1]: 2}).asked(4)
    assert "offer three" in other(rich)


def test_the_druid_chip_is_offered_in_place_of_both() -> None:  # M-CHIP-3
    game = beside_the_druid().huts({5: BLUE}).chips({4: "druid"}).asked(4)
    assert said(game, "offer chip") == "use up the druid chip; score 2 points"


# Questions, targets, waiting


def test_taking_is_optional_and_says_so() -> None:  # M-SMALL-3
    game = meduris(3).rolls(PURPLE, "plus-one")
    assert "if you like" in speaker(game).question(asked(game))
    assert said(game, "take nothing") == "you do not have to"


def test_targets_are_places_on_the_board() -> None:
    game = meduris(3).hand(PURPLE, wood=1, wool=1, copper=1, stone=1).turn(PURPLE)
    assert choice(game, "hut 5").targets == (Place("field", 5),)
    move = next(c for c in asked(game).choices if c.verb == "move")
    kinds = [target.kind for target in move.targets]
    assert kinds == ["worker", "plateau"]
    assert move.targets[0].level is not None


@pytest.mark.parametrize("seat", [BLUE, None])
def test_those_who_wait_are_told_for_whom(seat: int | None) -> None:
    game = meduris(3).turn(PURPLE)
    prompt = game.match.prompt(seat)
    assert prompt.choices == ()
    assert prompt.seat == PURPLE
    assert "Purple" in speaker(game).question(prompt)


def test_everything_that_can_be_looked_up_is_explained() -> None:
    game = meduris(3).turn(PURPLE)
    view = game.match.view(PURPLE)
    texts = {
        topic: " ".join(speaker(game).say(phrase) for phrase in game.match.game.explain(view, topic))
        for topic in asked(game).topics
    }
    assert all(len(text) > 20 for text in texts.values())
    assert "Fields 1 to 5; nobody holds its rune yet." in texts.values()
