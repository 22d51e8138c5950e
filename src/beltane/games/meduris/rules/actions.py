"""The action catalogue of Meduris: each verb with what rules make and read its actions by."""

from __future__ import annotations

from beltane.games.meduris.rules.vocabulary import FIELD, HEIGHT, MATERIAL, PIECES, PLATEAU
from beltane.kernel.actions import Verbs
from beltane.kernel.vocabulary import Domain

TAKE_CHOICE = Domain("take_choice", (*MATERIAL.words, "nothing"))
OFFERING = Domain("offering", ("nothing", *MATERIAL.words, "three", "both", "chip"))

PAYMENT = Domain("payment", ("exact",))

VERBS = Verbs()
PLACE, place, place_plateau = VERBS.declare("place", PLATEAU)
TAKE, take, take_choice = VERBS.declare("take", TAKE_CHOICE)
RETURN, give_back, return_material = VERBS.declare("return", MATERIAL)
MOVE, move, move_origin, move_height, move_target = VERBS.declare("move", PLATEAU, HEIGHT, PLATEAU)
HUT, hut, hut_field = VERBS.declare("hut", FIELD)
TEMPLE, temple, temple_field = VERBS.declare("temple", FIELD)
PAY, pay, pay_how = VERBS.declare("pay", PAYMENT)
USE, use, use_material, use_pieces = VERBS.declare("use", MATERIAL, PIECES)
OFFER, offer, offer_choice = VERBS.declare("offer", OFFERING)

ACTIONS = VERBS.catalogue()
verb_of = ACTIONS.verb_reader()

EXACTLY = PAYMENT.position["exact"]
TAKE_NOTHING = TAKE_CHOICE.position["nothing"]
OFFER_NOTHING = OFFERING.position["nothing"]
OFFER_FIRST_MATERIAL = OFFERING.position[MATERIAL.words[0]]
OFFER_THREE = OFFERING.position["three"]
OFFER_BOTH = OFFERING.position["both"]
OFFER_CHIP = OFFERING.position["chip"]
PLATEAUS = len(PLATEAU)
