"""The action catalogue: its verbs, and the functions that build actions and read their arguments."""

from __future__ import annotations

import numpy as np

from beltane.games.meduris.rules.vocabulary import FIELD, HEIGHT, MATERIAL, PIECES, PLATEAU
from beltane.kernel.actions import Verbs
from beltane.kernel.records import Row
from beltane.kernel.vocabulary import Domain

ORIGIN = Domain("origin", PLATEAU.words, PLATEAU.name)
TARGET = Domain("target", PLATEAU.words, PLATEAU.name)
TAKE_CHOICE = Domain("take_choice", (*MATERIAL.words, "nothing"), MATERIAL.name)
OFFERING = Domain("offering", ("nothing", *MATERIAL.words, "three", "both", "chip"), MATERIAL.name)

PAYMENT = Domain("payment", ("exact",))

VERBS = Verbs()
PLACE, to_place, place_plateau = VERBS.declare("place", PLATEAU)
TAKE, to_take, take_choice = VERBS.declare("take", TAKE_CHOICE)
RETURN, to_return, return_material = VERBS.declare("return", MATERIAL)
MOVE, to_move, move_origin, move_height, move_target = VERBS.declare("move", ORIGIN, HEIGHT, TARGET)
HUT, to_hut, hut_field = VERBS.declare("hut", FIELD)
TEMPLE, to_temple, temple_field = VERBS.declare("temple", FIELD)
PAY, to_pay, pay_how = VERBS.declare("pay", PAYMENT)
USE, to_use, use_material, use_pieces = VERBS.declare("use", MATERIAL, PIECES)
OFFER, to_offer, offer_choice = VERBS.declare("offer", OFFERING)

ACTIONS = VERBS.catalogue()
verb_of = ACTIONS.verb_reader()

EXACTLY = PAYMENT.position["exact"]
TAKE_NOTHING = TAKE_CHOICE.position["nothing"]
OFFER_NOTHING = OFFERING.position["nothing"]
OFFER_THREE = OFFERING.position["three"]
OFFER_BOTH = OFFERING.position["both"]
OFFER_CHIP = OFFERING.position["chip"]
OFFER_MATERIAL: Row = np.array([OFFERING.position[material] for material in MATERIAL.words])
"""The offering of each material."""
OFFERED_MATERIAL: Row = np.array([MATERIAL.position.get(offering, -1) for offering in OFFERING.words])
"""The material of each offering that consists of one."""
PLATEAUS = len(PLATEAU)
