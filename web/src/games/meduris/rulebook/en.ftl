# The rule book of Meduris. A paragraph is a message; its head says what it is about.

## What the game is about

book-chapter-goal = What it is about

book-aim = Around Mount Meduris you build huts and temples from what your workers collect on the mountain. The druid walks from hut to hut and asks for offerings. Offerings, rune stones, chips and temples bring points; whoever has the most at the end wins.
    .head = The aim
book-materials = There are four materials: wood, wool, copper and stone, 18 pieces of each. What is paid goes back to the supply. When the supply of a material is empty, nobody can collect it.
    .head = Materials
book-ring = One side of the board has 32 fields, for 2 and 3 players, the other 40, for 4. The fields form a closed ring around the mountain. Each shows two different materials and has room for one hut or one temple.
    .head = The ring of fields
book-districts = The ring is divided into nine districts. To each belongs a rune stone with the sign that you see in the district.
    .head = Districts

## Set-up

book-chapter-setup = Set-up

book-pieces = With 2 players, Purple and Blue have 12 huts, 2 temples and 3 workers each. With 3 or 4 players, everybody has 8 huts, 2 temples and 2 workers.
    .head = What everybody gets
book-start = You begin with one piece of each material, behind your screen, and with 5 points. The rest is the supply: 16 of each material with 2 players, 15 with 3, 14 with 4.
    .head = Materials and points at the start
book-layout = Six chips are shuffled and laid face up on six fields drawn at random. Between any two of them there are at least three fields without a chip.
    .head = Laying out the chips
book-layout-river = The distance between chips also counts across the river, because the ring is closed. Every layout that keeps the distance is equally likely.
    .head = Chips near the river
book-placing = The start player is drawn at random and also has the first turn. Beginning there, everybody in turn places one worker on any plateau, on top of those already there, until all workers stand. A stack is never more than three high.
    .head = Placing workers
book-druid-at-home = The druid begins at his temple. All nine rune stones lie in the supply.
    .head = Druid and rune stones

## The turn

book-chapter-turn = Your turn

book-turn = Turns go clockwise. On yours you first roll the die: that is the small yield. Then you do exactly one thing: move a worker for the big yield, build a hut, or build a temple. You cannot pass.
    .head = Two phases
book-die = The die has one face for each of the four materials, one “+1” and one “−1”.
    .head = The die

## Collecting

book-chapter-yields = Collecting materials

book-small-yield = If the die shows a material, every worker on its plateau collects one piece for his owner, whoever rolled. How high he stands does not matter here.
    .head = Small yield
book-small-short = If the supply is too small for everybody, workers collect from the top of the stack down. Those below get nothing.
    .head = Short supply in the small yield
book-plus-one = Beginning with whoever rolled, everybody in turn may take one piece of any material that is left. You may also take nothing.
    .head = “+1”
book-minus-one = Beginning with whoever rolled, everybody in turn returns one piece of their choice to the supply, openly. Only those who hold nothing return nothing.
    .head = “−1”
book-moving = Take one of your workers from any height of a stack; those above him drop down. Put him on top of a different plateau on which at most two workers stand.
    .head = Moving a worker
book-big-yield = Then every worker on the new plateau collects, whoever owns him: the bottom one 1 piece, the middle one 2, the top one 3.
    .head = Big yield
book-big-short = If the supply runs short, the top worker collects first. Each takes what is left: one who is due 3 takes the last 2. You may even move to a plateau whose supply is empty; then nobody collects.
    .head = Short supply in the big yield

## Building

book-chapter-building = Huts and temples

book-hut = You may build a hut on any free field, one that has neither hut nor temple, as long as you have huts left.
    .head = Where huts may stand
book-settlement = Huts on neighbouring fields form a settlement, whatever their colours. It ends at a temple or a free field, and it may reach across districts and across the river. A lone hut is a settlement of one.
    .head = Settlements
book-hut-cost = Count the huts of the settlement as it will be, the new hut included. You pay both materials of your field that many times: once each for a lone hut, twice for the second hut, three times for the third.
    .head = What a hut costs
book-gap = If your hut closes a gap between two settlements, they become one, and all of its huts count for the price.
    .head = Closing a gap
book-rune = When your hut stands, you take the rune stone of its district: from the supply, or from whoever holds it.
    .head = Taking the rune stone
book-order = Building goes in this order: choose the field; a “+2” chip scores at once; pay; the hut stands; take the rune stone; the druid moves. So a rune stone that you have just taken already counts if the druid then crosses the river.
    .head = One thing after another
book-temple = You may build a temple on any free field without a chip, as long as you have one left. It costs both materials of the field once each, whatever stands beside it. It brings no rune stone, but the druid moves as after a hut.
    .head = Temples

## Paying

book-chapter-paying = Paying

book-exact = For each piece that is asked for, you pay one piece of that material. This goes for huts, temples and offerings alike.
    .head = What you pay
book-replacing = In place of any piece that is asked for you may pay exactly three pieces of other materials, alike or mixed. You may do so for as many pieces as you like, even if you hold the right one.
    .head = Three for one
book-replacing-example = Wood and stone are asked for. Four wood will do: one is the wood, three replace the stone. Three wood and three stone will do as well, each three replacing the other. Three wood and one stone will not: the three cannot replace wood.
    .head = An example
book-no-trade = Replacing is paying, not trading: all three pieces go to the supply, and you take nothing from it. So it also works when the supply has none of the missing material.
    .head = No trading

## Chips

book-chapter-chips = Chips

book-chips = There are two chips of each kind. Whoever builds a hut on the field gets the benefit. No temple may be built on a chip.
    .head = Six chips
book-chip-plus-two = You score 2 points at once, and pay for the hut as usual. The chip leaves the game.
    .head = “+2” chip
book-chip-hut = The hut costs nothing, however large the settlement is. Rune stone and druid follow as usual. The chip leaves the game.
    .head = Hut chip
book-chip-druid = This chip stays under your hut. When the druid asks that hut, you may give the chip as an offering of both materials; then it leaves the game. It is the whole offering, and you may keep it for later as often as you like.
    .head = Druid chip

## The druid

book-chapter-druid = The druid

book-slabs = Three slabs lead from the druid’s temple to his path. Each of the first three buildings, huts or temples of anybody, brings him one slab further.
    .head = Over the slabs
book-druid-goes = From the fourth building on, each new building sends him clockwise to the next hut ahead of him. He passes temples and free fields. From the slabs he comes to field 1; that does not count as crossing the river.
    .head = From hut to hut
book-druid-waits = If the fourth building comes and there is no hut yet, he waits on the third slab. Nothing is made up for later; the first hut calls him at once.
    .head = When there is no hut yet
book-ritual = At the hut he begins a ritual: he asks it for an offering, then goes on to the next hut of the same settlement and asks there, and so on. He stays at its last hut.
    .head = The ritual
book-inside = A ritual may begin in the middle of a settlement, for instance when a hut has just been built right ahead of the druid. Huts behind him are not asked then, but the whole settlement counts for the points.
    .head = Beginning in the middle
book-once-round = If there is no other hut ahead of him, he walks once round the whole ring to the first hut of the settlement at whose end he stands. So one building brings at most one river crossing.
    .head = Once round the ring

## Offerings and the river

book-chapter-offerings = Offerings and the river

book-offering = When the druid asks your hut, he wants the two materials of its field. Offer none and you lose 1 point. Offer one of them and you score 1 point. Offer both and you score 1 point for every hut of the settlement, whoever owns it.
    .head = What an offering brings
book-offering-lone = At a lone hut one material brings 1 point, and so do both. What you offer goes to the supply, and three others may replace a piece here too.
    .head = Lone huts, and replacing
book-offering-free = You never have to offer anything, even if you could. Nobody falls below 0 points.
    .head = Nobody has to
book-river = Whenever the druid steps from the last field to field 1, he crosses the Great River, be it on his way or in the middle of a ritual. Everything stops for an interim scoring: everybody scores 1 point for each rune stone they hold. Then he goes on.
    .head = Crossing the Great River

## The end

book-chapter-end = The end of the game

book-finale = When somebody has built all their huts and both temples, that turn is played to its end, ritual included. Then everybody else has exactly one more turn.
    .head = The finale
book-finale-first = Only the first to finish begins the finale. Whoever has begun it takes no further turn, but still collects and returns materials, makes offerings, and can lose rune stones.
    .head = While the others finish
book-last-round = Then the druid sets out on his last round. From where he stands he goes clockwise and asks every hut on the board exactly once; the settlement he stands at comes last. Offerings score as always, but crossing the river scores nothing now.
    .head = The druid’s last round
book-temple-scoring = Each temple scores 1 point for every hut of the settlement directly to its left, and of the one directly to its right. Colours do not matter.
    .head = Temples score
book-temple-beside = Several temples may score for the same settlement, even two of your own. A temple beside a temple scores nothing on that side, and nothing beyond it counts.
    .head = Temples side by side
book-rune-scoring = Your rune stones score the more, the more you have: 1 for the first, 2 for the second, and so on. Three bring 1 + 2 + 3 = 6 points, five bring 15.
    .head = Rune stones score
book-winner = Whoever has the most points wins. If there is a tie, more huts and temples built decide, then more materials left. If that is equal too, the win is shared. The same goes for the places below.
    .head = Who wins
book-points = In short, besides the 5 at the start points come from “+2” chips, from offerings, from rune stones when the druid crosses the river, and at the end from temples and once more from rune stones. You lose points only by refusing the druid.
    .head = All points at a glance

## This table

book-chapter-table = At this table

book-screens = Your materials are hidden behind your screen; everything else is open. Of the others you see how many pieces they hold, but not which. Whoever remembers what was collected, paid and offered may of course make use of it.
    .head = Behind the screens
book-screens-open = A table can choose to play with open screens. Then everybody sees every material. This is an option of ours, good for learning.
    .head = Open screens
book-rulings = Where the printed rules leave a question open, we had to decide. Such paragraphs are marked as a ruling. If your group plays differently, nothing is wrong with that.
    .head = What a ruling is
book-no-room = No temple may stand on a chip, so on a full board nobody might be able to finish. When, after a turn, everybody has more temples left than there are free fields without a chip, the finale begins as if somebody had finished.
    .head = No room for temples
book-nobody-builds = If nobody has built anything for 40 turns in a row of every player, the finale begins as well. At a table of people this does not happen.
    .head = When nobody builds
