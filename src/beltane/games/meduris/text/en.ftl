# What is said of Meduris.

## Words

colour-purple = Purple
    .sign = P
colour-blue = Blue
    .sign = B
colour-green = Green
    .sign = G
colour-red = Red
    .sign = R

material-wood = wood
    .sign = W
material-wool = wool
    .sign = L
material-copper = copper
    .sign = C
material-stone = stone
    .sign = S

plateau-wood = wood
plateau-wool = wool
plateau-copper = copper
plateau-stone = stone

chip-plus-two = “+2”
    .sign = +2
chip-hut = hut
    .sign = hut
chip-druid = druid
    .sign = dru

face-wood = wood
face-wool = wool
face-copper = copper
face-stone = stone
face-plus-one = “+1”
face-minus-one = “−1”

trigger-all-built = all huts and temples of one colour are built
trigger-no-room-for-temples = there is no room for the last temples
trigger-nobody-builds = nobody has built for a long time

district-serpent = Serpent
    .sign = se
district-square = Square
    .sign = sq
district-branch = Branch
    .sign = br
district-scales = Scales
    .sign = sc
district-whirl = Whirl
    .sign = wh
district-wave = Wave
    .sign = wa
district-fishes = Fishes
    .sign = fi
district-hook = Hook
    .sign = ho
district-arrow = Arrow
    .sign = ar

# What points come from.
source-start = start
source-chips = chips
source-offerings = offerings
source-refusals = refused offerings
source-river = runes at the river
source-temples = temples
source-runes = runes at the end

# What is being decided, for those who wait.
decision-place-worker = is placing a worker
decision-take = is taking a material
decision-return = is returning a material
decision-phase-two = is moving a worker or building
decision-pay = is paying
decision-offer = is answering the druid

## Events

event-game-began = { $seat } is the start player.
event-chip-laid = A { $chip } chip lies on field { $field }.
event-worker-placed = { $seat } places a worker on the { $plateau } plateau, at height { $height }.
event-turn-began = Turn { $turn }: { $seat }
event-die-rolled = { $seat } rolls { $face }.
event-collected = { $seat } collects { $pieces } { $material }.
event-took = { $seat } takes 1 { $material }.
event-took-nothing = { $seat } takes nothing.
event-returned = { $seat } returns 1 { $material }.
event-worker-moved = { $seat } moves a worker from { $origin } (height { $taken_at }) to { $plateau } (height { $height }).
event-hut-chosen = { $settlement ->
    [1] { $seat } builds a hut on field { $field }.
   *[other] { $seat } builds a hut on field { $field }, in a settlement of { $settlement } huts.
}
event-temple-chosen = { $seat } builds a temple on field { $field }.
event-chip-scored = { $points ->
    [one] { $seat } scores { $points } point for the chip.
   *[other] { $seat } scores { $points } points for the chip.
}
event-chip-paid = The chip on field { $field } pays for { $seat }’s hut.
event-paid = { $seat } pays { $pieces }.
event-hut-built = The hut on field { $field } is built.
event-temple-built = The temple on field { $field } is built.
event-rune-taken = { $seat } takes the { $rune } rune.
event-rune-seized = { $seat } takes the { $rune } rune from { $victim }.
event-druid-on-slab = The druid moves to slab { $slab }.
event-druid-waits = The druid waits on his last slab: no hut has been built yet.
event-druid-came = The druid asks { $seat } for an offering on field { $field }.
event-river-crossed = The druid crosses the Great River.
event-river-scored = { $points ->
    [one] { $seat } scores { $points } point for runes.
   *[other] { $seat } scores { $points } points for runes.
}
event-offered-nothing = { $points ->
    [0] { $seat } offers nothing, having no points to lose.
   *[other] { $seat } offers nothing and loses 1 point.
}
event-offered-one = { $seat } offers one material: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-offered-both = { $seat } offers both materials: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-offered-chip = { $seat } offers the druid chip: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-finale-began = The finale follows { $seat }’s turn: { $trigger }.
event-last-round-began = The druid sets out on his last round.
event-temple-scored = { $points ->
    [one] { $seat } scores { $points } point for the temple on field { $field }.
   *[other] { $seat } scores { $points } points for the temple on field { $field }.
}
event-runes-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $runes ->
    [one] { $runes } rune.
   *[other] { $runes } runes.
}
event-game-ended = The game is over.

# The same several times, as one sentence of several items.
events-chip-laid = Chips lie on these fields: { $items }.
item-chip-laid = { $field } ({ $chip })

## Questions

ask-place-worker = Place a worker on a plateau; he goes on top of any already there.
ask-take = The die shows “+1”: take a material if you like. { $hand-count ->
    [0] You hold nothing.
   *[other] You hold { $hand }.
}
ask-return = The die shows “−1”: return a material. { $hand-count ->
    [0] You hold nothing.
   *[other] You hold { $hand }.
}
ask-phase-two = You can { $possible }.
ask-pay = Field { $field } costs { $need } { $first } and { $need } { $second }. Three other pieces can stand in for any one of these. { $hand-count ->
    [0] You hold nothing.
   *[other] You hold { $hand }.
}
ask-pay-three = Which three pieces do you offer in place of { $first } or { $second }? { $hand-count ->
    [0] You hold nothing.
   *[other] You hold { $hand }.
}
ask-offer = The druid asks your hut on field { $field } for { $first } and { $second }. { $hand-count ->
    [0] You hold nothing.
   *[other] You hold { $hand }.
}

verb-place = place a worker
verb-take = take a material
verb-return = return a material
verb-move = move a worker
verb-hut = build a hut
verb-temple = build a temple
verb-pay = pay
verb-use = choose how much of a material to pay
verb-offer = answer the druid

# Choices in words. What is otherwise typed as a number or a key is a value here.
choice-place = place a worker on the { $plateau } plateau
choice-take = { $take_choice-key ->
    [nothing] take nothing
   *[other] take 1 { $take_choice }
}
choice-return = return 1 { $material }
choice-move = move a worker from { $origin } (height { $height }) to { $target }
choice-hut = build a hut on field { $field }
choice-temple = build a temple on field { $field }
choice-pay = pay the exact cost
choice-pay-pieces = pay { $pieces }
choice-use = { $pieces ->
    [0] pay no { $material }
   *[other] pay { $pieces } { $material }
}
choice-offer = { $offering-key ->
    [nothing] offer nothing
    [three] offer three pieces in place of one
    [both] offer both materials
    [chip] offer the druid chip
   *[other] offer 1 { $offering }
}
choice-otherwise = { $choice }, paying another way

## What choices cost and bring

count-of-material = { $count } { $of }
gain-of = { $seat } +{ $pieces }
points-of = { $points ->
    [one] { $seat } +{ $points } point
   *[other] { $seat } +{ $points } points
}

cost-pays = pay { $pieces }
cost-replacing = costs { $pieces }; { $missing ->
    [0] there are several ways to pay
    [one] you are 1 piece short: pay { $others } others instead
   *[other] you are { $missing } pieces short: pay { $others } others instead
}
cost-three = you choose which three
cost-free = free, thanks to the chip
cost-druid-chip = use up the druid chip

effect-height = at height { $height }
effect-yields = { $gains }
effect-yields-nothing = nobody collects anything
effect-settlement = { $size ->
    [one] makes a settlement of { $size } hut
   *[other] makes a settlement of { $size } huts
}
effect-druid-chip = you can offer the druid chip later
effect-rune-taken = take the { $rune } rune
effect-rune-seized = take the { $rune } rune from { $victim }
effect-druid-slab = the druid goes to slab { $slab }
effect-druid-asks = the druid asks { $seat } on field { $field }

points-chip = { $points ->
    [one] score { $points } point for the chip
   *[other] score { $points } points for the chip
}
points-temple = { $points ->
    [one] worth { $points } point as things stand
   *[other] worth { $points } points as things stand
}
points-river = the druid crosses the river: { $scored }
points-offering = { $points ->
    [-1] lose 1 point
    [0] you have no points to lose
    [one] score { $points } point
   *[other] score { $points } points
}

note-take-nothing = you do not have to
note-held = { $count ->
    [0] you hold none
   *[other] you hold { $count }
}

## What can be looked up

topic-kind-rule = rule
topic-kind-action = action
topic-kind-district = district

about-district = Fields { $first } to { $last }; { $held }.
rune-held = { $seat } holds its rune
rune-free = nobody holds its rune yet

action-place = place PLATEAU: put one of your workers on top of a stack of at most two. The higher he stands, the more he collects later.
action-take = take MATERIAL: after “+1” everybody may take one piece of any material that is left, or nothing.
action-return = return MATERIAL: after “−1” everybody who holds anything returns one piece of their choice.
action-move = move FROM HEIGHT TO: take one of your workers out of a stack and put him on top of another plateau’s, which may have at most two. Everybody on that plateau then collects: the bottom worker 1, the middle one 2, the top one 3, from the top down while the supply lasts.
action-hut = hut FIELD: build on a free field. You pay both of its materials once for each hut that the settlement then has, take the district’s rune, and the druid moves.
action-temple = temple FIELD: build on a free field without a chip, for its two materials once each. It brings no rune, but scores at the end for the huts next to it. The druid moves.
action-pay = pay exact: pay the exact cost. pay 1 wood 3 stone: pay with these pieces.
action-use = use MATERIAL PIECES: decide how many pieces of a material go into a payment, one material after another.
action-offer = offer WHAT: answer the druid with nothing (lose 1 point), with one of the two materials or three other pieces instead (1 point), with both (1 point for each hut of the settlement), or with the druid chip under the hut (like both).

rule-turn = On your turn you roll the die for the small yield, then do exactly one thing: move a worker for the big yield, build a hut, or build a temple.
    .term = turn
rule-die = Four faces show a material: every worker on that plateau collects one piece for his owner. “+1” lets everybody take a material of their choice, “−1” makes everybody return one.
    .term = die
rule-small-yield = The small yield is what the die brings at the start of a turn: each worker on the plateau it shows collects one piece.
    .term = small yield
rule-big-yield = The big yield follows when a worker moves: everybody on the plateau he moves to collects, the bottom worker 1, the middle one 2, the top one 3.
    .term = big yield
rule-plateau = There is a plateau for each material. Workers stand there in stacks of up to three; the higher a worker stands, the more he collects in the big yield.
    .term = plateau
rule-worker = Workers collect materials. They are placed before the first turn and moved for the big yield.
    .term = worker
rule-supply = There are 18 pieces of each material. What is paid goes back to the supply; when it runs out, workers further down get nothing.
    .term = supply
rule-field = A field shows two materials and belongs to a district. It takes one hut or one temple.
    .term = field
rule-settlement = Neighbouring huts form a settlement, whoever owns them; it ends at a temple or a free field. The larger it is, the more the next hut costs, and the more points an offering of both materials brings.
    .term = settlement
rule-district = The ring is divided into nine districts, each with its rune.
    .term = district
rule-rune = Whoever builds a hut in a district takes its rune, even from another player. Each rune scores 1 point when the druid crosses the river; at the end your runes score 1 + 2 + 3 + … points.
    .term = rune
rule-chip = Chips lie on six fields. “+2” scores 2 points for the hut built there, “hut” makes it free, “druid” stays under the hut and later counts as an offering of both materials. No temple may be built on a chip.
    .term = chip
rule-druid = The first three buildings lead the druid down his slabs. From the fourth on, each building sends him clockwise to the next hut. He asks that hut for an offering, and every hut of its settlement that is still ahead of him.
    .term = druid
rule-slab = The druid walks over three slabs from his temple to field 1, one for each of the first three buildings.
    .term = slab
rule-offering = The druid asks for the two materials of the hut’s field. Offer nothing and you lose 1 point; one material scores 1 point, both score 1 point for each hut of the settlement.
    .term = offering
rule-river = When the druid goes from the last field to field 1, he crosses the Great River, and everybody scores 1 point for each rune they hold.
    .term = river
rule-payment = For each piece asked for, you pay that piece or exactly three others, alike or mixed, even if you have the right one.
    .term = payment
rule-hut = A hut costs both materials of its field, once for each hut that its settlement then has. Its owner takes the district’s rune; later the druid asks for offerings there.
    .term = hut
rule-temple = A temple costs each material of its field once. At the end it scores for the huts of the settlements beside it. Everybody has two.
    .term = temple
rule-finale = When somebody has built every hut and both temples, everybody else has one more turn. Then the druid asks every hut once more, and temples and runes score.
    .term = finale
rule-scoring = At the end a temple scores 1 point for every hut of the settlements directly beside it, and n runes score 1 + 2 + … + n points. Ties go to whoever has more buildings, then to whoever has more materials left.
    .term = scoring
rule-points = Everybody begins with 5 points. More come from chips, offerings and runes when the druid crosses the river, and at the end from temples and runes.
    .term = points
rule-screen = Materials are hidden behind the players’ screens; you see only how many pieces each player holds. With the option screens=open you see everything.
    .term = screen
rule-end = The game ends after the finale: the druid asks every hut once more, temples and runes score, and whoever has the most points wins.
    .term = end

# What bars the way back.
undo-barred-die-rolled = the die has been rolled
undo-barred-chip-laid = the chips have been laid out

## Statistics

tally-runes-taken = runes taken
tally-runes-seized = runes seized
tally-buildings = buildings
tally-chips = chips
tally-offerings = offerings
counted-hut-built = hut built
counted-temple-built = temple built
counted-chip-scored = “+2” chip scored
counted-chip-paid = hut paid for with a chip
counted-offered-nothing = nothing offered
counted-offered-one = one material offered
counted-offered-both = both materials offered
counted-offered-chip = druid chip offered

## The board as text

board-part-board = board

board-over = The game is over
board-set-up = Setting up: { $seat }
board-druid-on-field = the druid is on field { $field }
board-druid-on-slab = the druid is on slab { $slab } of 3
board-druid-at-home = the druid is at his temple
board-finale = { $turns ->
    [0] The finale: this is the last turn
    [one] The finale: 1 more turn
   *[other] The finale: { $turns } more turns
}
board-last-round = The druid’s last round
board-idle = Nothing built for { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; after { $left } more the finale begins
board-supply = { $pieces } left
board-workers = { $workers ->
    [0] no workers
   *[other] workers
}
board-stack = (right is top)
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-left = left
board-runes = { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
}
board-materials = { $pieces ->
    [one] { $pieces } material
   *[other] { $pieces } materials
}
board-hut = hut
board-temple = temple
board-druid = druid
board-river = river
board-chips = chips:
# A druid chip under a hut.
board-mark-chip-under-hut = d

sign-hut = A hut, with the letter of its owner. In a player’s line, how many huts are still to be built. On plain screens it is drawn as { $plain }.
sign-temple = A temple, with the letter of its owner. In a player’s line, how many temples are still to be built. On plain screens it is drawn as { $plain }.
sign-druid = The field where the druid stands. On plain screens it is drawn as { $plain }.
sign-river = The Great River, between the last field and field 1: when the druid crosses it, runes score.
sign-decides = Whose decision it is now.
sign-nobody = Nobody holds this rune yet.
sign-chip-plus-two = A chip: 2 points for whoever builds a hut on its field.
sign-chip-hut = A chip: the hut built on its field is free.
sign-chip-druid = A chip: it stays under the hut built on its field, is then drawn as { $mark }, and later counts as an offering of both materials.
sign-chip-under-hut = A druid chip under a hut: it counts as an offering of both materials, once.
sign-wood = Wood, as a material of a field, of a plateau or in your hand.
sign-wool = Wool, as a material of a field, of a plateau or in your hand.
sign-copper = Copper, as a material of a field, of a plateau or in your hand.
sign-stone = Stone, as a material of a field, of a plateau or in your hand.
sign-purple = Purple: a worker on a plateau, the owner of a building or whoever holds a rune.
sign-blue = Blue: a worker on a plateau, the owner of a building or whoever holds a rune.
sign-green = Green: a worker on a plateau, the owner of a building or whoever holds a rune.
sign-red = Red: a worker on a plateau, the owner of a building or whoever holds a rune.
sign-plus-one = A face of the die: everybody may take one material of their choice.
sign-minus-one = A face of the die: everybody who holds anything returns one material of their choice.

## What can be wrong with component files, whose own words stay as they are

error-meduris-runes = { fault-place }: { $found ->
    [one] { $found } different rune is
   *[other] { $found } different runes are
} listed, but there should be { $expected }.
error-meduris-score-track = { fault-place }: 'start' is { $start }, but the score track has { $spaces } spaces, numbered from 0.
error-meduris-chip-gaps = { fault-place }: 'free_fields_between' is { $found }, but six chips must fit on { $fields } fields.
error-meduris-materials = { fault-place }: 'kinds' must be { $kinds }, in this order.
error-meduris-colours = { fault-place }: each of { $colours } must be listed once.
error-meduris-player-count = { fault-place }: 'count' is { $found }, but 2, 3 and 4 must be listed once each.
error-meduris-players = { fault-place }: 2, 3 and 4 players must be listed once each.
error-meduris-die = { fault-place }: each of { $faces } must be on the die once.
error-meduris-side = { fault-place }: 'players' must be { $expected }.
error-meduris-material-fields = { fault-place }: { $material } is on { $found ->
    [one] { $found } field
   *[other] { $found } fields
}, but each material is on { $expected }.
error-meduris-field-materials = { fault-place }: 'materials' is { $found }, but two different ones of { $materials } are expected.
error-meduris-place = { fault-place }: '{ $key }' is { $found }, but a fraction of the board from 0.0 to 1.0 is expected.
error-meduris-district-twice = { fault-place }: this district is listed twice, but districts are contiguous.
error-meduris-district-gap = { fault-place }: fields { $first } to { $last } do not follow on field { $before }.
error-meduris-districts = { fault-place }: { $found ->
    [one] { $found } district is
   *[other] { $found } districts are
} listed, but there should be { $expected }.
error-meduris-districts-end = { fault-place }: the districts end at field { $last }, but this side has { $fields } fields.
