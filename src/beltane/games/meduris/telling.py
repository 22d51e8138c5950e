"""Meduris in words: the questions that decisions ask, what choices cost and bring, and what words mean."""

from __future__ import annotations

from beltane.games.meduris.actions import OFFER_CHOICE
from beltane.games.meduris.components import COMPONENTS, FIELD_DISTRICT, FIELD_MATERIALS
from beltane.games.meduris.drawing import draw
from beltane.games.meduris.events import EVENTS
from beltane.games.meduris.payment import EITHER, REPLACED_BY
from beltane.games.meduris.settlements import huts_ahead, huts_behind, settlement_size
from beltane.games.meduris.state import Meduris
from beltane.games.meduris.turn import play
from beltane.games.meduris.view import MedurisView
from beltane.games.meduris.vocabulary import MATERIAL, NOBODY, Chip, Colour
from beltane.kernel.actions import Action
from beltane.kernel.decisions import top
from beltane.kernel.events import read_events
from beltane.kernel.messages import Messages, Phrase, Topic
from beltane.kernel.presentation import Presentation, ScoreSheet
from beltane.kernel.records import copy

Pieces = dict[str, int]


# Questions


def question(view: MedurisView) -> Phrase:
    """What the seat that has to decide is asked."""
    assert view.mover is not None
    assert view.decision is not None
    details: dict[str, object] = {"hand": _held(view.players[view.mover].materials or {})}
    if view.payment is not None:
        first, second = view.payment.materials
        details |= {"first": first, "second": second, "need": view.payment.need, "decided": view.payment.decided}
        return Phrase("pay_three" if view.payment.need == EITHER else "pay", {**details, "field": view.asked_field})
    if view.asked_field is not None:
        field = view.fields[view.asked_field - 1]
        details |= {"field": field.number, "first": field.materials[0], "second": field.materials[1]}
    return Phrase(view.decision, details)


def _held(materials: Pieces) -> Pieces:
    return {material: count for material, count in materials.items() if count > 0}


# Choices


def describe(game: Meduris, action: Action) -> tuple[Phrase, ...]:
    """What a choice costs and brings."""
    seat = int(top(game.decisions).seat)
    first = action.arguments[0]
    if action.verb == "place":
        return (Phrase("height", {"height": int(game.plateaus[first].height) + 1}),)
    if action.verb == "move":
        return _describe_move(game, action)
    if action.verb == "hut":
        return _describe_hut(game, seat, first)
    if action.verb == "temple":
        worth = int(huts_behind(game, first)) + int(huts_ahead(game, first))
        return (*_describe_cost(game, seat, first, 1), Phrase("temple_worth", {"points": worth}))
    if action.verb == "offer":
        return _describe_offering(game, seat, OFFER_CHOICE.words[first])
    if action.verb == "pay":
        return (Phrase("pay", {"pieces": _cost(game, int(top(game.decisions).first), int(game.payment.need))}),)
    if first < len(MATERIAL):
        return (Phrase("held", {"pieces": int(game.players[seat].materials[first])}),)
    return ()


def _describe_move(game: Meduris, action: Action) -> tuple[Phrase, ...]:
    """What everybody would collect."""
    trial = copy(game)
    play(trial, action.number)
    gains: dict[str, int] = {}
    for event in read_events(EVENTS, trial.events)[1:]:
        if event.name != "collected":
            break
        assert event.seat is not None
        name = _name(event.seat)
        gains[name] = gains.get(name, 0) + int(event.details["pieces"])
    if not gains:
        return (Phrase("yields_nothing"),)
    return (Phrase("yields", {"gains": [f"{name} +{pieces}" for name, pieces in gains.items()]}),)


def _describe_hut(game: Meduris, seat: int, field: int) -> tuple[Phrase, ...]:
    size = int(settlement_size(game, field))
    phrases = [Phrase("settlement", {"size": size})] if size > 1 else []
    chip = Chip(int(game.chip[field]))
    if chip is Chip.HUT:
        phrases.insert(0, Phrase("free"))
    else:
        phrases = [*_describe_cost(game, seat, field, size), *phrases]
    if chip in (Chip.PLUS_TWO, Chip.DRUID):
        phrases.append(Phrase(f"chip_{chip.name.lower()}"))
    return (*phrases, *_describe_rune(game, seat, field))


def _describe_rune(game: Meduris, seat: int, field: int) -> tuple[Phrase, ...]:
    district = int(FIELD_DISTRICT[game.side, field])
    holder = int(game.rune_holder[district])
    rune = {"rune": COMPONENTS.pieces.runes[district]}
    if holder == seat:
        return ()
    return (Phrase("rune", rune) if holder == NOBODY else Phrase("rune_from", {**rune, "player": _name(holder)}),)


def _describe_cost(game: Meduris, seat: int, field: int, need: int) -> tuple[Phrase, ...]:
    cost = _cost(game, field, need)
    hand = game.players[seat].materials
    missing = sum(max(0, need - int(hand[MATERIAL.position[material]])) for material in cost)
    if missing == 0:
        return (Phrase("pay", {"pieces": cost}),)
    return (Phrase("pay_replacing", {"pieces": cost, "units": missing, "others": REPLACED_BY * missing}),)


def _cost(game: Meduris, field: int, need: int) -> Pieces:
    return {MATERIAL.words[int(material)]: need for material in FIELD_MATERIALS[game.side, field]}


def _describe_offering(game: Meduris, seat: int, offering: str) -> tuple[Phrase, ...]:
    size = int(settlement_size(game, int(top(game.decisions).first)))
    if offering == "nothing":
        return (Phrase("loses" if game.players[seat].points > 0 else "loses_nothing"),)
    if offering in ("both", "chip"):
        return (Phrase("scores", {"points": size}),)
    return (Phrase("scores", {"points": 1}),)


def _name(seat: int) -> str:
    return Colour(seat).name.capitalize()


# Explanations and results


def topics(messages: Messages) -> tuple[Topic, ...]:
    """Everything that can be explained."""
    return messages.topics("rule", "action")


def score_sheets(view: MedurisView) -> tuple[ScoreSheet, ...]:
    """Everybody's points by their sources."""
    return tuple(
        ScoreSheet(player.seat, player.colour.capitalize(), player.points, player.points_from)
        for player in view.players
    )


PRESENTATION = Presentation(draw=draw, question=question, describe=describe, topics=topics, score_sheets=score_sheets)
