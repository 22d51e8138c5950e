# The tutorial of Bonfire: what the guide says before and after each lesson, and what other choices would do.

tutorial-go-on = The best way to go on is a game. Tom is waiting for you: he plays by himself, one card at a time, and the rule book lies beside the table.
tutorial-play = Play a first game against Tom

chapter-fate = Fate tiles
    .about = Where your action tiles come from, and how one fate tile can bring many of them.
chapter-ship = Ship and tasks
    .about = Sail to the islands, receive tasks there, and pay for them.
chapter-paths = Paths and portals
    .about = Extend the path of your city, and fetch portals from the Great Bonfire.
chapter-guardians = Guardians
    .about = Bring guardians to your city and lead them to your bonfires.
chapter-council = Igniting and the council
    .about = Turn tasks into bonfires, send novices to the High Council, and see how a game ends.
chapter-tom = A game against Tom
    .about = A whole game alone, with tasks as they are dealt for a first game. Hints are on, and anything can be looked up.

lesson-symbols-title = Symbols that touch
lesson-symbols = You are Red. Almost everything in this game is paid for with action tiles, and you have none left. So place a fate tile: that is one of the three things you can do in a turn.
lesson-symbols-2 = You may take the tile at the top of your row or the one at the bottom. In your fate area lie a Great Bonfire, a path and a ship. The bottom tile shows a path and a ship as well: take that one.
lesson-symbols-3 = Each symbol brings as many action tiles as there are equal symbols in its group. Lay the tile right above or below the first one, so that ship touches ship and path touches path.
lesson-symbols-done = Two ships touch, so you gain 2 ship tiles. Two paths touch, so you gain 2 path action tiles. And the task brings 1 task tile: five in all, for one fate tile.
lesson-symbols-wrong-top = That would be allowed. But of its symbols only the ship can meet another one. With the bottom tile, ship and path can do so at once.
lesson-symbols-wrong-fewer = That would bring fewer tiles. Look for a place right above or below the first tile where ship and path both meet their own kind; turn the tile round for that.

lesson-keeping-title = One tile may stay
lesson-keeping = You would like to place another fate tile, but you still hold three action tiles. Only one may stay; the others are discarded. Keep the yellow one, for it is a joker and stands for any other.
lesson-keeping-done = The gnome tiles are gone. It is better to use your tiles first and to place a fate tile when hardly any are left.
lesson-keeping-wrong-gnome = A gnome tile pays for gnomes alone. The yellow one pays for everything: keep that.

lesson-cells-title = Groups and cells
lesson-cells = Your area grows, and so do its groups. Two ships already touch: a third one beside them brings 3 ship tiles. Some cells also show gold or a yellow tile, which you gain when you cover them. Find the place that brings you seven pieces.
lesson-cells-done = 3 ship tiles, 2 task tiles, 1 path action tile, and 1 yellow tile from the cell below. You have eight fate tiles for the whole game; each that is left at the end scores 3 points.
lesson-cells-wrong-cells = You would gain what the cell shows, but hardly any groups would grow. There is a place below the second tile where both happen.
lesson-cells-wrong-fewer = Look at what it brings: there is a better place. Try below the second tile, with the ship under the ships and the task under the task.

lesson-voyage-title = The first voyage
lesson-voyage = Tasks lie on the islands. Your first voyage takes you to any of them for 1 ship tile, and right after it you may receive a task. On the eastern herb island lies a blue one, which asks for an offering on a herb island. Sail there and receive it.
lesson-voyage-2 = You pay 1 task tile, the herb that the island shows and the shell that your offering shows. The offering takes the place of the task. Where in your city should the task go? Choose any space: a guardian will score more the further right she gets.
lesson-voyage-done = Look at your new task: your offering now lies on a herb island, so the task is fulfilled already. In your next turn you could ignite it.
lesson-voyage-wrong-arrive = You would arrive there but receive nothing. Choose the voyage and the task together.
lesson-voyage-wrong-task = That one asks for five action tiles of two kinds at the same time, which is hard to begin with. Take the blue one: the offering that you lay for it fulfils it at once.
lesson-voyage-wrong-island = You may sail there. But the task that suits you lies on the eastern herb island, and you hold just what it costs.
lesson-voyage-wrong-fate = You would have to discard a tile first. Use them: sail to the eastern herb island and receive the blue task.

lesson-offering-title = The right offering
lesson-offering = A second task on the same island would cost 2 task tiles. One route further on, at the eastern shell island, it costs 1. Sail there and receive the blue task, which asks for 2 each of two resources.
lesson-offering-2 = You pay a shell for the island and the resource of one of your two offerings. You hold 3 fruits and 2 roots. Which offering leaves you with 2 of each?
lesson-offering-3 = 2 fruits and 2 roots will be left. Now choose a space for the task.
lesson-offering-done = Fulfilled again! Nothing is paid for fulfilling a task, the resources stay yours. But they have to be there when you ignite it.
lesson-offering-wrong-other = That is possible, but the blue task on the eastern shell island suits what you hold.
lesson-offering-wrong-ignite = Igniting is a good turn, too, and you will learn about it in another chapter. Now sail to the eastern shell island for the blue task there.
lesson-offering-wrong-root = Then you would hold 3 fruits but only 1 root. With the fruit offering, 2 of each are left.

lesson-gold-title = Gold stands in
lesson-gold = A task here costs a root, for the island, and a shell, for your offering. You have no root, but gold stands for any resource. Receive the red task, which asks for four guardians and is worth 5 points.
lesson-gold-2 = Choose a space. The root is paid with gold. Or you could pay two herbs in its place: for a piece that you do not have, any two others will do.
lesson-gold-done = Gold stands for any resource, and a yellow tile for any action tile. If you have neither, two others always do.
lesson-gold-wrong-yellow = That one is worth 8 points but asks for four yellow tasks. Begin with the red one.
lesson-gold-wrong-fate = You could, but you have just what a task costs. Receive the red one.
lesson-gold-wrong-two = That works as well, but it costs you a piece more. Here let gold stand in.

lesson-crystal-title = The right crystal
lesson-crystal = Your path grows from left to right. The next tile goes to position 2, below your red task. A path tile with a red crystal will score 2 points there when the task is a bonfire. Two are red, and your blue task asks for a blossom on your path. Take the one that has both.
lesson-crystal-done = A red crystal below a red task, and a blossom for your blue task, which is fulfilled now. Position 5 and those after it will cost 2 path action tiles.
lesson-crystal-wrong-fruit = Its crystal is red, but it shows a fruit. The other red one has the blossom for your blue task.
lesson-crystal-wrong-unseen = An unseen tile may be anything. Among those face up there is just the right one.
lesson-crystal-wrong-crystal = Its crystal does not match the red task above. Take a red one.
lesson-crystal-wrong-fate = There will be time for that. First use your path action tile.

lesson-portal-title = Portals
lesson-portal = Portals lie around the Great Bonfire. They fill your notches from the right, and notch 7 takes shape B only. Such a portal lies two spaces on. One tile turns the Great Bonfire one space, two tiles turn it two: turn it there.
lesson-portal-2 = Take two of three: the action tile, the herb, the portal. The portal should be one of them; which is the other?
lesson-portal-done = The portal stands in notch 7, beside your task there. When that is a bonfire, the portal scores 2 points, and guardians can walk through it.
lesson-portal-wrong-near = That would be one space on, with a yellow tile and 2 points. But no portal there fits your notch. Turn it two spaces.
lesson-portal-wrong-leave = Both are useful, but you came for the portal. Take it and one of the others.

lesson-retrieve-title = A guardian comes along
lesson-retrieve = Your ship lies at the pink guardians’ island. For 1 guardian tile one of them comes to your city. Retrieve her.
lesson-retrieve-done = She now waits beside your own guardian in the starting area. You may have one of each of the four colours; all five together fulfil a common task.
lesson-retrieve-wrong-procession = Then your own guardian would take a step. But two can walk for the same tiles: retrieve the pink one first.
lesson-retrieve-wrong-fate = You hold just the tile that she costs. Retrieve her.

lesson-procession-title = The procession
lesson-procession = Guardian tiles also pay for a procession: all your guardians may walk as many steps as you pay. You hold 2 shells, and your task asks for 3. A shell lies on path position 2. Pay for 2 steps.
lesson-procession-2 = The foremost goes first, and nobody may step onto or past another. So the pink guardian has to make way. Let her walk both steps, to position 4.
lesson-procession-3 = She has gained a root. Now your own guardian: from the starting area it is one step to the gold on position 1, and two to the shell.
lesson-procession-done = The third shell: your task is fulfilled. Each guardian whose walk ends on the path gains what lies there, so one procession can bring you up to five things.
lesson-procession-wrong-short = With one step your own guardian only comes to position 1. She needs two to reach the shell.
lesson-procession-wrong-fate = You would have to discard one of your guardian tiles. Use both for a procession.
lesson-procession-wrong-pink = The further the better: on position 4 she gains a root, and the way is clear. Let her walk both steps.
lesson-procession-wrong-gold = Gold is always welcome. But one step more brings the shell that your task is waiting for.
lesson-procession-wrong-stay = She can walk two steps as well. Lead her to the shell on position 2.

lesson-home-title = To the bonfire
lesson-home = On space 3 a bonfire burns, and its portal is there. Your own guardian stands on path position 3, right in front of it. Pay for a procession.
lesson-home-2 = From position 3 one step leads through portal 3 to bonfire 3. Lead her there.
lesson-home-done = She is worth 4 points at the end: bonfire 1 brings 2, bonfire 7 brings 8. She stays there now, and the path is free for others.
lesson-home-wrong-fate = You hold a guardian tile, and it is one step to the bonfire. Pay for a procession.
lesson-home-wrong-path = Further along a guardian would score more, but no bonfire burns there yet. The 4 points at bonfire 3 are certain.

lesson-ignite-title = Ignite!
lesson-ignite = Your blue task on space 7 asks for an offering on a herb island, and yours lies there. Igniting costs nothing, but it is the main part of your turn. Ignite it.
lesson-ignite-2 = The task is a bonfire now. Its novice goes to the High Council, where each space has a bonus. Your other task asks for the pink guardian: choose “{ council-space-guardian }”.
lesson-ignite-3 = Without sailing, without paying: which guardian should come?
lesson-ignite-done = The pink guardian is here, and your other task is fulfilled. One thing leads to another. In place of a bonus you may also take 1 point.
lesson-ignite-wrong-fate = There will be time for that. A fulfilled task is waiting: ignite it.
lesson-ignite-wrong-other = Each of these is good at the right time. Now “{ council-space-guardian }” helps you most, for it fulfils your other task.
lesson-ignite-wrong-colour = She would be welcome as well. But your task asks for the pink one.

lesson-common-title = Common tasks
lesson-common = All five guardians are in your city. This fulfils a common task, and its neutral novice still stands there. Send it to the council before somebody else does. It is a bonus action: afterwards you still have the main part of your turn.
lesson-common-2 = A neutral novice brings a bonus just as your own do. Your guardians will soon stand at bonfires. Choose “{ council-space-specialist }” and let one of the gnomes help you with that.
lesson-common-3 = Which specialist makes guardians at bonfires worth more?
lesson-common-done = 2 extra points for each guardian at a bonfire. The common task itself will score 4 points at the end. And your turn goes on: the main part is still to come.
lesson-common-wrong-fate = You may do that afterwards. First send the neutral novice, or somebody else may be quicker.
lesson-common-wrong-point = You have a guardian of each colour, so this would bring you 1 point only.
lesson-common-wrong-other = A good bonus. But here let us see how specialists come: choose “{ council-space-specialist }”.
lesson-common-wrong-specialist = A fine helper, but not for guardians. Look for the one who gives points for them.

lesson-elder-title = Gnomes
lesson-elder = A gnome costs 2 gnome tiles and 1 of its resource, or 1 tile and 2 of its resource. Specialists help you for the whole game, elders score at once. You have five guardians, and 2 roots to pay with: which elder brings most?
lesson-elder-done = 1 point for each guardian: 5 points at once. Elders are worth most when you have much of what they count.
lesson-elder-wrong-paths = Your path has 3 positions, so this elder would score 3 points. One of the others scores 5.
lesson-elder-wrong-gnomes = This would be your only gnome: 1 point. Another elder counts something that you have five of.
lesson-elder-wrong-other = That gnome may be useful. But look for the elder who scores 5 points right now.

lesson-countdown-title = The countdown
lesson-countdown = Seven novices are in the council, and the countdown has begun. Each round a tile goes round, from 5 to 1. Whoever passes scores the current tile and is out. Green has passed. You can hardly do anything useful any more: pass, for 3 points.
lesson-countdown-done = Now everything is scored: bonfires, guardians, portals and matching path tiles, then what is left over. You win, 35 to 27!
lesson-countdown-wrong-fate = A fate tile that stays in the row scores 3 points, and there is hardly time left to use new action tiles. Pass.
