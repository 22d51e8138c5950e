# The tutorial of Meduris: a guide's sentences before and after each lesson, and what other choices would do.

tutorial-go-on = The best way to go on is a game. A friendly bot is waiting for you, and the rule book lies beside the table.
tutorial-play = Play a first game against a bot

lesson-collect-title = Collecting
lesson-collect = You are Purple. Your workers on the mountain collect for you. Pick the one on wood or on wool, then the stone plateau. He lands on top and collects 3, and your worker at the bottom collects 1 more.
lesson-collect-done = 4 stone for you, 2 for Blue. When a worker moves, everybody on his new plateau collects: 1 at the bottom, 2 in the middle, 3 on top. That is the big yield.
lesson-collect-wrong-blue = On top he would collect 3, but the workers below him are both Blue’s, and they would collect 3 as well. On stone one of those below is yours.
lesson-collect-wrong-low = That would bring you 3: 2 for him and 1 for your worker below. On stone he stands one step higher, and you collect 4.

lesson-die-title = The die
lesson-die = Every turn begins with the die. Blue rolled wood, so each worker on the wood plateau collected one piece, yours too. Now you have rolled “+1”: everybody may take a material. You have wood and would like a hut on field 4. Take what is missing: copper.
lesson-die-done = Wood and copper, just what field 4 shows. Blue has taken something too: whoever rolls, the die is for everybody. This is the small yield.
lesson-die-wrong-nothing = You may leave it, but it is a present. Take copper, and you can build on field 4.
lesson-die-wrong-other = You will surely need that some day. But field 4 shows wood and copper, and only the copper is missing.

lesson-hut-title = The first hut
lesson-hut = After the die you do one thing: move a worker or build. A hut costs the two materials of its field. You have wood and copper: pick a field that shows both, and build a hut there.
lesson-hut-done = Your first hut! The rune stone of its district is yours now, and the druid has set off: each of the first three buildings brings him one slab further.
lesson-hut-wrong-move = Collecting is never bad, but you already have what a hut costs. Be the first to build.
lesson-hut-wrong-temple = A temple would cost the same, but it brings no rune stone and scores only for huts beside it, and there are none yet. Build a hut.

lesson-settlement-title = A settlement grows
lesson-settlement = Huts side by side are a settlement, whoever owns them. The larger it gets, the more the next hut costs. Beside your hut, field 5 costs both of its materials twice: 2 stone and 2 wood. You have that. Build there.
lesson-settlement-done = A second hut for 2 + 2; a third would cost 3 + 3. Why pay so much? Because an offering to the druid can bring you 1 point for every hut of the settlement.
lesson-settlement-wrong-move = You would collect more, but you have exactly what field 5 costs. Let your settlement grow.
lesson-settlement-wrong-hut = You can pay for that one too. But now let your own settlement grow: field 5, right beside your hut.
lesson-settlement-wrong-temple = A temple always costs its two materials once, but no settlement grows by it. Build a hut on field 5.

lesson-rune-title = Rune stones
lesson-rune = With the hut on field 20 Blue took the Wave rune stone. But a rune stone always goes to whoever built the last hut in its district. Build a hut on field 18 or 22, and Blue has to give it up.
lesson-rune-done = It is yours! Each rune stone scores 1 point whenever the druid crosses the river, and at the end yours score 1 + 2 + 3 + … points.
lesson-rune-wrong-move = Then Blue keeps the rune stone. You have wool and stone, which is enough for a hut on field 18 or 22.
lesson-rune-wrong-hut = There you would take a rune stone that nobody holds, and that is a good move as well. But here take one from Blue: field 18 or 22.
lesson-rune-wrong-temple = Only huts bring rune stones. Build a hut on field 18 or 22.

lesson-druid-title = The druid
lesson-druid = Blue has put up the fourth building. So the druid leaves his slabs and comes to the first hut on his way: yours, on field 4. He asks for wood and copper. Offer both. Your settlement has 2 huts, so you score 2 points.
lesson-druid-2 = 2 points! Now he goes on through your settlement, to field 5, and asks for stone and wood. You have only wood left. That is enough for 1 point.
lesson-druid-done = 3 points in all. From now on every building, whoever puts it up, sends the druid clockwise to the next hut. So keep something for him when he comes near you.
lesson-druid-wrong-nothing = Whoever refuses loses 1 point. You have something to offer: give it to him.
lesson-druid-wrong-one = One material scores 1 point, however large the settlement is. Both score 1 point for each of its huts: 2 here.

lesson-replace-title = Three for one
lesson-replace = You would like to build on field 16, but you have no stone. No matter: three pieces of other materials replace one. Build there.
lesson-replace-2 = The copper you have. Three others replace the stone. You hold 2 wood and 2 wool: choose what you would rather keep.
lesson-replace-done = Four pieces instead of two: expensive, but you did not have to wait for stone. You may replace like this for huts, temples and offerings.
lesson-replace-wrong-move = You could collect stone first, but that takes a whole turn. Try it with other materials: build on field 16.
lesson-replace-wrong-hut = You could build there as well. To see how replacing works, choose field 16.

lesson-chip-title = Chips
lesson-chip = You hold nothing at all, and yet you can build: on a hut chip a hut is free. There is one on field 12, all alone, and one on field 25, beside three huts. Where does it save you more?
lesson-chip-done = A fourth hut would have cost you 4 copper and 4 stone. The other chips: “+2” scores 2 points at once, and the druid chip stays under your hut until you give it to the druid in place of both materials.
lesson-chip-wrong-move = There will be time to collect. First take the present: on field 25 a hut costs you nothing.
lesson-chip-wrong-hut = Free there too, but a lone hut would cost only two pieces. On field 25 the chip saves you eight.

lesson-river-title = The river
lesson-river = The next building sends the druid across the river, and then everybody scores 1 point for each rune stone. You hold 3. Build a hut in a district whose rune stone you do not hold yet: it counts at once.
lesson-river-done = 4 rune stones, 4 points. After that the druid went on to the first hut beyond the river and asked Blue. Watching where he goes next is half the game.
lesson-river-wrong-move = Then the druid stays, and Blue decides when he crosses the river. Build a hut and score at once.
lesson-river-wrong-held = You already hold the rune stone of this district. The druid would cross, but you would score 3 points only. Try another district.
lesson-river-wrong-temple = A temple sends him across too, but brings no rune stone: 3 points instead of 4. Build a hut.

lesson-end-title = The end
lesson-end = Blue has built everything, so this is your last turn. Build your second temple. At the end it scores 1 point for every hut of the settlement to its left and of the one to its right. Field 23 lies between 3 huts and 2 huts.
lesson-end-2 = Now the druid goes on his last round and asks every hut once more. Here stands a lone hut of yours: one material brings 1 point, both would bring no more. You will need the stone, so offer wool.
lesson-end-3 = Your last hut stands in a settlement of 3. Nothing is worth keeping now: offer both and score 3 points.
lesson-end-done = 5 points for the new temple, 3 for the other one, and 1 + 2 for your two rune stones. You win, 38 to 36!
lesson-end-wrong-move = It is your last turn, and what you collect would hardly bring points any more. A temple on field 23 brings 5.
lesson-end-wrong-hut = A hut could bring you a third rune stone, worth 3 points. A temple on field 23 brings 5.
lesson-end-wrong-temple = There the temple would score less. On field 23 it has 3 huts on one side and 2 on the other: 5 points.
lesson-end-wrong-otherwise = You have just what field 23 costs, wood and copper. Paying another way would only cost you more pieces.
lesson-end-wrong-nothing = Refusing costs 1 point, in the last round too. You have something to offer.
lesson-end-wrong-stone = Then there is no stone left for your other hut, where both materials score 3 points. Offer wool here.
lesson-end-wrong-both = At a lone hut both materials score 1 point, just like one. Keep the stone for your other hut, and offer wool only.
lesson-end-wrong-one = One material scores 1 point, both score 3, and nobody will ask you again.
