# What only browsers say of Meduris: places of the board, players' areas, and the trays for paying and offering.

board-ui-board = Board

board-ui-field = Field { $field }
board-ui-field-of = { $district } district: { $first } and { $second }.
board-ui-field-hut = { $size ->
    [one] { $seat }’s hut stands here alone.
   *[other] { $seat }’s hut, in a settlement of { $size } huts.
}
board-ui-field-temple = { $points ->
    [one] { $seat }’s temple, worth { $points } point as things stand.
   *[other] { $seat }’s temple, worth { $points } points as things stand.
}
board-ui-hut-cost = { $size ->
    [one] A hut costs { $pieces }.
   *[other] A hut costs { $pieces }, for the settlement would have { $size } huts.
}
board-ui-hut-free = A hut costs nothing here, thanks to the chip.
board-ui-temple-cost = { $points ->
    [one] A temple costs { $pieces } and is worth { $points } point as things stand.
   *[other] A temple costs { $pieces } and is worth { $points } points as things stand.
}
board-ui-temple-chip = No temple may be built on a chip.
board-ui-pay-exactly = You have all of that.
board-ui-pay-replacing = { $missing ->
    [one] You are 1 piece short and can pay { $others } others instead.
   *[other] You are { $missing } pieces short and can pay { $others } others instead.
}
board-ui-pay-not = { $missing ->
    [one] You are 1 piece short; { $others } others would replace it, but you have only { $spare }.
   *[other] You are { $missing } pieces short; { $others } others would replace them, but you have only { $spare }.
}
board-ui-no-huts = You have no huts left.
board-ui-no-temples = You have no temples left.
board-ui-chip-plus-two = “+2” chip: the hut built here scores 2 points.
board-ui-chip-hut = Hut chip: the hut built here is free.
board-ui-chip-druid = Druid chip: it stays under the hut and counts once as an offering of both materials.

board-ui-plateau = The { $plateau } plateau
board-ui-plateau-worker = Height { $height }: { $seat }
board-ui-plateau-room = A worker who comes here stands at height { $height }.
board-ui-plateau-full = Three workers stand here already; there is no room for another.
board-ui-supply = { $count } { $material } in the supply
board-ui-worker = { $seat }’s worker
board-ui-worker-at = On the { $plateau } plateau, at height { $height }.
board-ui-worker-yield = Collects { $height } in the big yield, 1 if the die shows { $material }.
board-ui-worker-carrying = If he goes, those above him move down.
board-ui-hand = { $count } { $material } in your hand

board-ui-rune = The { $rune } rune
board-ui-river = The Great River
board-ui-druid = The druid
board-ui-druid-slab = The next building leads him to slab { $slab }.
board-ui-druid-hut = As things stand, the next building sends him to field { $field }, where he asks { $seat }.
board-ui-druid-river = On the way he crosses the Great River.
board-ui-druid-waits = No hut has been built yet for him to go to.
board-ui-die = { $face-key ->
    [nothing] The die has not been rolled yet
   *[other] The die shows { $face }
}

board-ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-ui-huts = { $count ->
    [one] { $count } hut left
   *[other] { $count } huts left
}
board-ui-temples = { $count ->
    [one] { $count } temple left
   *[other] { $count } temples left
}
board-ui-runes = { $runes-count ->
    [0] no runes
   *[other] runes: { $runes }
}
board-ui-pieces = { $count ->
    [one] { $count } piece behind the screen
   *[other] { $count } pieces behind the screen
}
board-ui-materials = holds { $pieces }
board-ui-holds-nothing = holds nothing
board-ui-deciding = is deciding
board-ui-you = you

board-ui-ask-take = The die shows “+1”: take a material if you like.
board-ui-ask-return = The die shows “−1”: return a material.
board-ui-ask-pay = Field { $field } costs { $need } { $first } and { $need } { $second }. Three other pieces can stand in for any one of these.
board-ui-ask-pay-three = Which three pieces do you offer in place of { $first } or { $second }?
board-ui-ask-offer = The druid asks your hut on field { $field } for { $first } and { $second }.

board-ui-pay-for = Field { $field } asks for
board-ui-pay-three-for = Three pieces in place of { $first } or { $second }
board-ui-pay-exact = Pay exactly this
board-ui-pay-choose = Or choose the pieces yourself:
board-ui-pay-pieces = Choose the pieces:
board-ui-pay-add = { $material }: add a piece, { $chosen } of { $held } chosen
board-ui-pay-remove = { $material }: take a piece back
board-ui-pay-now = Pay { $pieces }
board-ui-pay-more = { $count ->
    [0] That is not enough yet.
    [one] Choose one piece more.
   *[other] Choose { $count } pieces more.
}
board-ui-pay-bit = How much { $material }?
board-ui-offer-on = Your hut on field { $field }, in a settlement of { $size }
board-ui-offer-left = { $count } left
board-ui-offer-others = others
board-ui-offer-nothing = Nothing
board-ui-offer-three = Three others for one
board-ui-offer-both = Both
board-ui-offer-chip = Druid chip
board-ui-last-round = { $huts ->
    [one] The druid’s last round: 1 more hut
   *[other] The druid’s last round: { $huts } more huts
}

board-ui-legend-hut = A hut can be built here.
board-ui-legend-temple = A temple can be built here.
board-ui-legend-replacing = Payable only by replacing pieces.
board-ui-legend-worker = This worker can be moved.
board-ui-legend-asked = Here the druid would ask for an offering next.
board-ui-legend-lit = What a choice or a line of the log speaks of.
board-ui-legend-yield = What a worker at this height collects in the big yield.
board-ui-legend-settlement = The size of a settlement.
