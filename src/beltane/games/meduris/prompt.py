"""Meduris in words: the questions that decisions ask, what choices cost and bring, and what words mean."""

from __future__ import annotations

from collections.abc import Collection

import numpy as np

from beltane.games.meduris.components.tables import COMPONENTS, FIELD_DISTRICT, FIELD_MATERIALS
from beltane.games.meduris.rules.actions import ACTIONS, OFFER_CHOICE, TAKE_NOTHING
from beltane.games.meduris.rules.events import EVENTS
from beltane.games.meduris.rules.payment import EITHER, REPLACED_BY
from beltane.games.meduris.rules.settlements import huts_ahead, huts_behind, settlement_size
from beltane.games.meduris.rules.state import Meduris
from beltane.games.meduris.rules.turn import legal, play
from beltane.games.meduris.rules.vocabulary import MATERIAL, MATERIAL_PIECES, NOBODY, Chip, Colour
from beltane.games.meduris.terminal.board import draw, rune_code
from beltane.games.meduris.view import MedurisView
from beltane.kernel.actions import Action
from beltane.kernel.decisions import top
from beltane.kernel.events import Happening, read_events
from beltane.kernel.presentation import Presentation, ScoreSheet
from beltane.kernel.records import copy
from beltane.text.catalogue import Messages, Phrase, Topic

Pieces = dict[str, int]
EITHER_OF_TWO = 2


# Questions


def question(view: MedurisView, verbs: Collection[str]) -> Phrase:
    """What the seat that has to decide is asked."""
    assert view.mover is not None
    assert view.decision is not None
    details: dict[str, object] = {"hand": _held(view.players[view.mover].materials or {})}
    if view.payment is not None:
        first, second = view.payment.materials
        details |= {"first": first, "second": second, "need": view.payment.need, "decided": view.payment.decided}
        return Phrase("pay_three" if view.payment.need == EITHER else "pay", {**details, "field": view.asked_field})
    if view.decision == "phase_two":
        return Phrase("phase_two", {"possible": [Phrase(f"can_{verb}") for verb in verbs]})
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
        return _describe_hut(game, seat, action)
    if action.verb == "temple":
        worth = int(huts_behind(game, first)) + int(huts_ahead(game, first))
        return (*_describe_cost(game, seat, action, 1), Phrase("temple_worth", {"points": worth}))
    if action.verb == "offer":
        return _describe_offering(game, seat, OFFER_CHOICE.words[first])
    if action.verb == "pay":
        return (Phrase("pay", {"pieces": _cost(game, int(top(game.decisions).first), int(game.payment.need))}),)
    if action.verb == "use":
        return _describe_use(game, action)
    if action.number == TAKE_NOTHING:
        return (Phrase("take_none"),)
    return (Phrase("held", {"pieces": int(game.players[seat].materials[first])}),)


def _tried(game: Meduris, action: Action) -> tuple[Meduris, list[Happening]]:
    """The state after an action, and what happened, on a copy."""
    trial = copy(game)
    play(trial, action.number)
    return trial, read_events(EVENTS, trial.events)


def _describe_move(game: Meduris, action: Action) -> tuple[Phrase, ...]:
    """What everybody would collect."""
    gains: Pieces = {}
    for event in _tried(game, action)[1][1:]:
        if event.name != "collected":
            break
        assert event.seat is not None
        name = _name(event.seat)
        gains[name] = gains.get(name, 0) + int(event.details["pieces"])
    if not gains:
        return (Phrase("yields_nothing"),)
    material = MATERIAL.words[action.arguments[2]]
    return (Phrase("yields", {"gains": [f"{name} +{pieces} {material}" for name, pieces in gains.items()]}),)


# Payments


def _describe_use(game: Meduris, action: Action) -> tuple[Phrase, ...]:
    """The whole payment if nothing is left to choose; or else what follows of itself, and what is chosen next."""
    trial, events = _tried(game, action)
    paid = _paid(events)
    if paid is not None:
        return (paid,)
    before = int(game.payment.decided) + 1
    settled = {
        MATERIAL.words[int(trial.payment.kinds[position])]: int(trial.payment.pieces[position])
        for position in range(before, int(trial.payment.decided))
    }
    return (*([Phrase("settles", {"pieces": settled})] if settled else []), _next_of_payment(trial))


def _paid(events: list[Happening]) -> Phrase | None:
    """The payment among events, if one was made."""
    for event in events:
        if event.name == "paid":
            pieces = _held({material: int(event.details[material]) for material in MATERIAL.words})
            return Phrase("pays", {"pieces": pieces, "number": sum(pieces.values())})
    return None


def _next_of_payment(game: Meduris) -> Phrase:
    """Between what numbers of pieces the next choice of a payment is."""
    choices = np.zeros(MATERIAL_PIECES + 2, np.int64)
    numbers = [ACTIONS.action(int(choice)).arguments[1] for choice in choices[: legal(game, choices)]]
    material = MATERIAL.words[int(game.payment.kinds[game.payment.decided])]
    key = "then_either" if len(numbers) == EITHER_OF_TWO else "then_choose"
    return Phrase(key, {"least": min(numbers), "most": max(numbers), "material": material})


def _describe_hut(game: Meduris, seat: int, action: Action) -> tuple[Phrase, ...]:
    field = action.arguments[0]
    size = int(settlement_size(game, field))
    phrases = [Phrase("settlement", {"size": size})] if size > 1 else []
    chip = Chip(int(game.chip[field]))
    if chip is Chip.HUT:
        phrases.insert(0, Phrase("free"))
    else:
        phrases = [*_describe_cost(game, seat, action, size), *phrases]
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


def _describe_cost(game: Meduris, seat: int, action: Action, need: int) -> tuple[Phrase, ...]:
    """The price; where pieces are missing, also what is paid in their place if there is only one way."""
    cost = _cost(game, action.arguments[0], need)
    hand = game.players[seat].materials
    missing = sum(max(0, need - int(hand[MATERIAL.position[material]])) for material in cost)
    if missing == 0:
        return (Phrase("pay", {"pieces": cost}),)
    paid = _paid(_tried(game, action)[1])
    replacing = Phrase("pay_replacing", {"pieces": cost, "units": missing, "others": REPLACED_BY * missing})
    return (replacing,) if paid is None else (Phrase("pay", {"pieces": cost}), paid)


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


def topics(view: MedurisView, messages: Messages) -> tuple[Topic, ...]:
    """Everything that can be explained."""
    districts = dict.fromkeys(field.district for field in view.fields)
    return (
        *messages.topics("rule", "action", "screen"),
        *(topic for district in districts for topic in _district_topics(view, district, messages)),
    )


def _district_topics(view: MedurisView, district: str, messages: Messages) -> tuple[Topic, ...]:
    """A district by its name and by what stands for it on the board."""
    numbers = [field.number for field in view.fields if field.district == district]
    holders = [player.colour.capitalize() for player in view.players if district in player.runes]
    held = Phrase("rune_held", {"player": holders[0]}) if holders else Phrase("rune_free")
    fields = Phrase("district", {"first": min(numbers), "last": max(numbers), "held": held})
    text = messages.description([fields])
    code = rune_code(district)
    return Topic(district, f"district, {code} on the board", text), Topic(code, f"district {district}", text)


def score_sheets(view: MedurisView) -> tuple[ScoreSheet, ...]:
    """Everybody's points by their sources."""
    return tuple(
        ScoreSheet(player.seat, player.colour.capitalize(), player.points, player.points_from)
        for player in view.players
    )


PRESENTATION = Presentation(draw=draw, question=question, describe=describe, topics=topics, score_sheets=score_sheets)
