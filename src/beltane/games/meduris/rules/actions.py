"""The action catalogue of Meduris, and the numbers that rules read actions by."""

from __future__ import annotations

from beltane.games.meduris.rules.vocabulary import FIELD, HEIGHT, MATERIAL, PIECES, PLATEAU
from beltane.kernel.actions import Catalogue, Verb
from beltane.kernel.vocabulary import Domain

TAKE_CHOICE = Domain("material", (*MATERIAL.words, "nothing"))
OFFER_CHOICE = Domain("offering", ("nothing", *MATERIAL.words, "three", "both", "chip"))

ACTIONS = Catalogue(
    (
        Verb("place", (PLATEAU,)),
        Verb("take", (TAKE_CHOICE,)),
        Verb("return", (MATERIAL,)),
        Verb("move", (PLATEAU, HEIGHT, PLATEAU)),
        Verb("hut", (FIELD,)),
        Verb("temple", (FIELD,)),
        Verb("pay", (Domain("payment", ("exact",)),)),
        Verb("use", (MATERIAL, PIECES)),
        Verb("offer", (OFFER_CHOICE,)),
    )
)

PLACE = ACTIONS.first("place")
TAKE = ACTIONS.first("take")
TAKE_NOTHING = ACTIONS.parse("take nothing")
RETURN = ACTIONS.first("return")
MOVE = ACTIONS.first("move")
HUT = ACTIONS.first("hut")
TEMPLE = ACTIONS.first("temple")
PAY_EXACT = ACTIONS.parse("pay exact")
USE = ACTIONS.first("use")
OFFER_NOTHING = ACTIONS.parse("offer nothing")
OFFER_MATERIAL = ACTIONS.parse("offer wood")
OFFER_THREE = ACTIONS.parse("offer three")
OFFER_BOTH = ACTIONS.parse("offer both")
OFFER_CHIP = ACTIONS.parse("offer chip")

PLATEAUS = len(PLATEAU)
HEIGHTS = len(HEIGHT)
PIECE_COUNTS = len(PIECES)
