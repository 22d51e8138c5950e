# The rule book of Bonfire. A paragraph is a message; its head says what it is about. What gnomes, council spaces and
# common tasks are called and do is said by the game's own catalogue.

## What the game is about

book-chapter-goal = What it is about

book-aim = The bonfires have gone out. You sail to the islands for tasks, fulfil them and turn them into bonfires, and bring guardians to your city who walk to the flames. Bonfires, and whatever stands around them, bring the most points; whoever has the most at the end wins.
    .head = The aim
book-actions = There are six actions: ship, task, guardian, path, Great Bonfire and gnome. Each is paid for with action tiles of its own kind. You get these tiles by placing fate tiles. Yellow tiles are jokers.
    .head = Six actions and their tiles
book-resources = There are five basic resources, blossom, fruit, herb, shell and root, and gold, which is a joker. With them you pay for tasks and gnomes. Action tiles and resources never run out.
    .head = Resources
book-columns = Your city has seven columns. In each of them a task space, a portal and a path position belong together, numbered 1 to 7 from the left. When a bonfire burns, its portal is placed, its path tile has the right crystal and a guardian has come through, the column has brought all it can.
    .head = Seven columns
    .picture = On the left a task that is not lit yet, on the right a complete column: a bonfire, its portal, a path tile with a matching crystal, and a guardian.

## Set-up

book-chapter-setup = Set-up

book-sea = On each of the ten task islands lie face-up tasks, drawn at random: 3 with 4 players; with 3 players 2 on the corner islands and 3 on the others; otherwise 2. The task for 3 offerings on one island is left out with 1 or 2 players. On each of the four guardian islands wait four guardians of its colour.
    .head = Islands
book-first-game = A table can choose this for its first game: the tasks on an island then all differ in colour, so that everywhere there are easy and hard ones.
    .head = The option “{ ui-option-first-game }”
book-display = All six elders lie face up. The 27 specialists are shuffled; six lie face up, the others are the pile.
    .head = Gnomes
book-portals-dealt = There are 28 portals, four of each of seven shapes; with 1 or 2 players one of each shape is left out. They are shuffled and spread evenly over the seven spaces of the Great Bonfire.
    .head = Portals
book-path-piles = The 28 path tiles are shuffled into two equal piles, and four are turned face up.
    .head = Path tiles
book-middle = A neutral novice stands on each of the five common tasks. Ships lie at the landing stage. The Great Bonfire points just before its first space. The countdown tiles 5 to 1 are laid ready.
    .head = In the middle
book-city = You get one of four city boards, which differ in the order of their notches. Your own guardian waits in the starting area, and at each task space stands one of your seven novices. Your ten offerings lie in two piles of five, the top ones face up. Of your eight fate tiles seven lie in a row; one is set aside.
    .head = Your city
book-first-fate = A start player is drawn. Before the first turn everybody, in turn order, may swap the fate tile set aside for the middle one in the row, and lays the one chosen on the three marked cells, either way round.
    .head = The first fate tile
book-begin-with = You begin with one of each basic resource, 1 gold, 2 yellow tiles, and the three action tiles that your first fate tile shows.
    .head = What you begin with

## The turn

book-chapter-turn = Your turn

book-turn = Turns go clockwise. The main part of yours is one of three things: place a fate tile, use action tiles for one action, or ignite a bonfire. Before or after it, but never in the middle of it, you may take any number of bonus actions: sending the neutral novices of common tasks to the council.
    .head = One of three things
book-skipped = If at the start of your turn you can do none of the three, you are skipped; next time it is looked at again. A bonus action alone gives you no turn.
    .head = Nothing to do
book-used-up = As long as a main part is possible, you have to take one. But if your bonus actions have used up what it needed, your turn simply ends.
    .head = Nothing left to do

## Fate tiles

book-chapter-fate = Placing fate tiles

book-fate = You may place a fate tile if you hold at most one action tile. Take the top or the bottom tile of your row. With { specialist-three-tiles-kept } you may hold up to three action tiles.
    .head = Which fate tile
book-discarding = If you hold too many action tiles, you discard as many as are too many, and choose which. You are asked when you have decided to place a fate tile.
    .head = Too many action tiles
book-laying = Lay the tile across or down, either way round, inside your fate area and on free cells, so that one of its edges touches a tile that lies there. If there is no such place, you cannot place it; it stays in the row and scores at the end.
    .head = Where it goes
book-groups = Each of its three symbols brings action tiles of its kind: as many as there are cells in the group of equal symbols to which it now belongs. Cells are connected along their edges, not their corners. A group counts once.
    .head = Groups of symbols
    .picture = Three task symbols touch each other and are one group, as are the three path symbols.
book-cells = For each cell with gold or a yellow tile that you cover you gain just that; with { specialist-fate-symbols-twice } you gain it twice.
    .head = Cells with gold and yellow tiles
book-sticking-out = With { specialist-protruding-fate-tiles } a tile may stick out if one symbol stays inside. Symbols outside count as if the area went on there: they touch, form groups and bring tiles. Only tasks that ask for covered cells look at the area alone. The cut-off corners are outside.
    .head = Sticking out

## Paying

book-chapter-paying = Paying

book-cost = An action costs action tiles of its own kind, and you always pay the least number that reaches what you have chosen.
    .head = Action tiles
book-jokers = A yellow tile may stand for any action tile, gold for any resource, even if you have the right one.
    .head = Jokers
book-two-for-one = For an action tile that you do not have you may pay any two others, for a resource that you do not have any two resources; for missing gold too. You pay one piece after another, and each time it is looked at whether you have it.
    .head = Two for one
book-no-more = You cannot pay more than needed: if a piece could be left out, the payment is not allowed. So a joker is never one of the two: it would do on its own.
    .head = No more than needed
book-paying-specialists = With { specialist-yellow-counts-twice } a yellow tile is worth two equal tiles within one cost; what is too much is lost. With { specialist-any-resources-for-tasks } and { specialist-any-resources-for-gnomes } you pay the stated number of any resources, gold included, and exchange nothing further.
    .head = Specialists who help you pay
book-nothing-paid = Jokers and two for one help you to pay, never to fulfil a task: there nothing is paid.
    .head = Not for fulfilling tasks
book-order = First you choose what you do, then you pay action tiles, then resources, and then it happens. What is still face down is turned up after you have paid.
    .head = One thing after another

## Ship and tasks

book-chapter-ship = Ship and tasks

book-voyage = Your first voyage takes you to any island for 1 ship tile. Later 1 tile takes you along one route, 2 along two routes, and 3 to any island. You have to end at a different island. Any number of ships may lie at an island.
    .head = Sailing
    .picture = Two ships lie at the western herb island; a route leads to the island of the grey guardians.
book-longer-voyage = With { specialist-longer-voyage } you sail one route further than you pay for, if you pay at least 1 tile.
    .head = Sailing further
book-arrival = Right after sailing you may do what the island is there for, receive a task or retrieve a guardian, at its usual cost and in the same turn. You may also do so in a later turn, as long as your ship lies there.
    .head = Arriving
book-task = Where your ship lies, a task costs 1 task tile; 2 if one of your offerings lies there already, 3 if there are two. With { specialist-one-tile-for-tasks } it is always 1.
    .head = What a task costs
book-offering = Choose one of your two face-up offerings. Besides the task tiles you pay the resource that it shows and the one that the island shows. With { specialist-any-resources-for-tasks } any two resources will do.
    .head = The offering
    .picture = A root island with a task for 7 points, which asks for offerings on 5 islands, and one offering that lies there already.
book-task-space = The offering takes the place of the task on the island, and the next one of its pile is turned up. Put the task on any free task space of your city. You have room for seven, tasks and bonfires together.
    .head = Where the task goes

## Guardians

book-chapter-guardians = Guardians

book-guardian = If your ship lies at a guardian island, you may retrieve a guardian for 1 guardian tile, if you have none of her colour. She waits in your starting area. There can be five in your city: your own and one of each colour.
    .head = Retrieving a guardian
book-procession = The same tiles pay for a procession. Pay 1 to 8 guardian tiles: each of your guardians on the path or in the starting area may walk as many steps. The one who was furthest ahead goes first; among those on the same place you choose. With { specialist-faster-procession } everybody may walk one step more.
    .head = The procession
book-steps = A step leads to the next path position, or from a path position through the portal of its column to the bonfire; portal and bonfire must be there. On each path position and at each bonfire there is room for one, and nobody steps past another. With { specialist-crowded-path } any number may stand on a path position.
    .head = Steps
    .picture = One guardian stands on each of the first two positions; the grey one has gone through the portal to the bonfire.
book-gain = A guardian who has walked and ends on the path gains the resource of that position, gold on the first. At a bonfire she gains nothing now, but scores at the end, and she stays there: only the council can move her again.
    .head = What walking brings
book-gain-specialists = With { specialist-choice-on-path } you choose the basic resource, on the first position also gold. Doubling doubles what was chosen. With { specialist-gold-on-first-path } there is 1 more gold on the first position, whatever was chosen.
    .head = Several specialists at once
book-new-guardian = With { specialist-step-for-new-guardians } every guardian who comes, by the council too, sets off a procession of exactly one step in which nobody gains anything.
    .head = A step for new guardians

## Paths

book-chapter-paths = Paths

book-path = Take one of the four face-up path tiles, or the top one of a pile, unseen. It goes to the next position of your path: 2, 3 and so on up to 7. Positions 2 to 4 cost 1 path action tile, 5 to 7 cost 2. The starting tile is position 1.
    .head = Adding a path tile
book-crystals = Every path tile has a crystal. At the end it scores 2 points if the bonfire of its column has the same colour; no portal is needed. With { specialist-resource-of-new-path } you gain the resource of a path tile as soon as you take it.
    .head = Crystals
    .picture = On the left crystal and bonfire are both blue, which scores; on the right they differ.
book-refilling = Empty places in the display are refilled one after another from the left, each from the pile that has more tiles, or from the first one if they are equal.
    .head = Refilling the display
book-renewing = If all four face-up tiles have the same crystal, you may renew them as part of the path action, before you take one: two go under each pile, and four new ones are turned up. You may repeat this while it holds and the piles have another crystal. It is not possible with the bonus of the council.
    .head = Four equal crystals

## Great Bonfire

book-chapter-great-bonfire = The Great Bonfire

book-turning = Whoever turns it first in the whole game pays 1 tile and chooses any space. After that 1 tile turns it one space clockwise, 2 tiles two, and 3 tiles to any space, even the same one. Turns by the council and by Tom count as turns too. With { specialist-further-great-bonfire } it turns one space further, if you pay at least 1 tile.
    .head = Turning it
    .picture = The pointer is at space 1; the next space costs 1 tile, the one after it 2.
book-rewards = Of the space that it points to you take exactly two of these three: the action tile; the resource or the 2 points; one of the portals that lie there. With { specialist-all-rewards } you take all three, as far as you can.
    .head = Two of three rewards
book-portals = Your notches are filled from right to left, from 7 to 1, and each fits one shape only. So you can take a portal only if it fits your next empty notch. With { specialist-portals-in-any-order } any empty notch will do.
    .head = Portals

## Gnomes

book-chapter-gnomes = Gnomes

book-recruiting = A face-up gnome costs 2 gnome tiles and 1 of its resource, or 1 tile and 2 of its resource. With { specialist-any-resources-for-gnomes } any resources will do. You have room for six. A specialist who is taken is replaced from the pile; elders are not.
    .head = Recruiting
book-elders = Elders score once, as soon as you recruit them: 1 point for each thing of their kind in your city.
    .head = Elders
book-specialists = Specialists give you an ability for the rest of the game. Names are ours, for the cards have pictures only.
    .head = Specialists
book-gnomes-that-come = With { specialist-points-for-elders } each elder scores 2 more points. With { specialist-yellow-for-gnomes } you gain a yellow tile for each gnome that comes to your city, this one included, and also for one that the council gives you.
    .head = When another gnome comes

## Igniting

book-chapter-igniting = Igniting bonfires

book-ignite = If you meet the condition of one of your tasks, you may ignite it: it is turned over and is now a bonfire. More than it asks for is fine too. You may ignite one each turn. Nothing is paid.
    .head = From task to bonfire
book-one-by-one = The order is: the task is turned over; its novice goes to a council space; the countdown may start; the specialist { specialist-gold-for-novices } brings 1 gold; then you take the bonus or 1 point. So what the bonus brings comes too late for this task, but a guardian may already be moved to the new bonfire.
    .head = One thing after another
book-counted = Everything counts that you have at this moment, the offering that you gave for this very task too. While its condition is looked at, the task is still a task and no bonfire. Your own guardian counts as a guardian. Tasks for path tiles of a resource or crystal look at the added tiles, not at the starting tile. Jokers stand for nothing here, and two resources are two different ones.
    .head = What counts
book-connected = In the fate area, symbols are connected along edges. Two groups may show the same symbol if they do not touch.
    .head = Groups for tasks
book-progress = With each task you see how much of what it asks for you have, such as 2/3. When the first number has reached the second, you can ignite it. What is more than enough in one part does not help in another.
    .head = Progress

## The council

book-chapter-council = The High Council and common tasks

book-council = The High Council has eight spaces. When you ignite a bonfire, its novice goes to a space on which no novice of your colour stands; the others do not matter. You then take the bonus of the space, or 1 point. With { specialist-crowded-council } you may send novices where there already is one of the same colour.
    .head = Novices in the council
    .picture = Novices of two colours share a space; a neutral one stands alone.
book-council-spaces = Each space brings something else. What comes free of charge follows the usual rules in everything but the price.
    .head = The eight spaces
book-only-a-point = If you cannot use the bonus, you take the point: with six path tiles, a guardian of each colour, six gnomes or no face-up specialist, no guardian who could go anywhere, no fate tile or no place for it. You may also take the point although you could use the bonus, but not on “{ council-space-gold-and-yellow }”.
    .head = Only a point
book-searching = Whoever names a path tile from the piles takes it; then all tiles of the piles are shuffled together and divided anew, the first pile getting one more if they are odd.
    .head = Searching the piles
book-moved-guardian = The council moves a guardian from anywhere, from a bonfire too, forward or back, to any free path position or through a portal to a free bonfire whose path position exists. Others on the way do not matter. She gains as after a procession. She cannot go back to the starting area.
    .head = A moved guardian
book-common-task = Five tasks are common to all. Whoever has fulfilled one while its neutral novice still stands there may send it to the council, to a space without a neutral novice, and takes the bonus or 1 point. This is a bonus action, on top of the main part of a turn. You may also do it in a later turn, if nobody else has by then.
    .head = Bonus actions
book-common-tasks = What you have fulfilled stays fulfilled, and scores for you even if somebody else sends the novice.
    .head = The five common tasks
book-becoming-fulfilled = With { specialist-reward-for-common-tasks } you gain 1 gold and 1 yellow tile at the moment in which you fulfil a common task, even if its novice is gone, and also if you fulfil it by recruiting this very gnome. What was fulfilled before brings nothing.
    .head = A reward for common tasks

## The end

book-chapter-end = End and scoring

book-countdown = As soon as enough novices are in the council, all colours and neutral ones together, the countdown starts: 7 with 1 or 2 players, 10 with 3, 13 with 4. From then on the start player passes on the highest countdown tile at the end of each of their turns, from 5 down to 1. When tile 1 has gone round, the game ends. So everybody has had the same number of turns.
    .head = The countdown
book-countdown-example = Ann begins, then come Ben and Cleo. If Ben or Cleo starts the countdown, the round is played to its end, and five more rounds follow, with the tiles 5, 4, 3, 2, 1. If Ann starts it, Ben and Cleo play with tile 5, and four more rounds follow.
    .head = An example
book-passing = In the countdown you may pass in place of the main part, once a tile goes round; the start player may pass in any turn that begins in the countdown. You score the points of the tile that goes round, the start player those of the highest one still held, and are out for the rest of the game. Bonus actions are possible before you pass. If you can do nothing else, you have to pass.
    .head = Passing
book-until-the-end = Igniting and bonus actions go on as usual; further novices change nothing. If everybody has passed, the game ends at once.
    .head = Until the end
book-stuck = If before the countdown nobody can do any of the three things, the game ends and is scored. Alone you are skipped then, and Tom goes on until the countdown or his cards are over.
    .head = When nobody can do anything
book-scoring = Each bonfire scores the points printed on it: 2 or 3 if it is blue, 4 or 5 if red, 6 to 8 if yellow. A guardian at a bonfire scores from 2 points in column 1 to 8 points in column 7, and 2 more with { specialist-points-for-guardians }. A portal beside a bonfire scores 2 points, and so does a path tile whose crystal has the bonfire’s colour.
    .head = Columns score
book-scoring-more = Each common task you have fulfilled scores 4 points; that of seven tasks scores 7 if all are bonfires. Each fate tile left in your row scores 3. Every two action tiles and resources, counted together, score 1.
    .head = What else scores
book-scoring-example = Five bonfires of 7, 5, 2, 4 and 2 points make 20. A guardian in column 5 makes 6, five portals beside bonfires 10, four matching path tiles 8, the common task of seven portals 4, two fate tiles 6, four tiles and resources 2. With an elder’s 5 from before that is 61.
    .head = An example
book-winner = Whoever has the most points wins. If there is a tie, more bonfires decide; if that is equal too, the win is shared. The same goes for the places below.
    .head = Who wins
book-points = During the game, points come from elders, from the council, from the Great Bonfire and from passing. Everything else is scored at the end.
    .head = Points before the end

## Alone

book-chapter-solo = Alone against Tom

book-tom = Alone you play with the rules for 2 players against Tom, who has a city but no will of his own. You begin. 7 blue, 7 red and 6 yellow tasks are in the game, two of different colours on each island. The portals on each Great Bonfire space all differ. The three specialists who cost gold are left out.
    .head = Playing alone
book-tom-city = Tom has another city board, a starting tile, his guardian and four novices. He has no action tiles, resources, fate tiles or offerings.
    .head = Tom’s city
book-tom-card = After each of your turns, even if you were skipped or have passed, Tom reveals the next of his eight cards and does what it says. When they are used up, they are shuffled and used again.
    .head = Tom’s turn
book-tom-key = For cards about tasks, paths and gnomes the top specialist of the pile is first turned up and put on a discard pile. The resource it costs is Tom’s gnome resource. When the pile is empty, the discarded ones are shuffled into a new one.
    .head = Tom’s gnome resource
book-tom-gnomes = With the card “{ tom-card-gnome }” Tom takes all face-up specialists who cost the gnome resource, from the left, until he has six. With “{ tom-card-path }” he takes all face-up path tiles that show it, until he has six. What is turned up in their place he leaves.
    .head = Gnomes and paths
book-tom-tasks = With “{ tom-card-task-one }” Tom takes the task worth most of those on the two islands of the gnome resource, with “{ tom-card-task-two }” the one worth least; among equal ones you choose. It comes to his next free space from the left as a bonfire. With “{ tom-card-task-two }” one of his novices goes to the council too, and he scores 1 point. If no task lies there, nothing happens.
    .head = Tasks
book-tom-others = With “{ tom-card-guardian }” he takes a guardian of a colour that he lacks. With “{ tom-card-great-bonfire }” he turns the Great Bonfire clockwise to the next space that has the portal he needs, and takes it.
    .head = Guardians and portals
book-tom-common = If Tom fulfils a common task whose neutral novice still stands there, it is laid in the council, where it is in nobody’s way, and he scores 1 point. If he has already fulfilled the common task of the card that he reveals, he scores 3 points and does nothing else. If he cannot carry it out for another reason, nothing happens.
    .head = Common tasks
book-tom-end = The countdown starts with 7 novices, Tom’s and the lying ones included. He plays a card in each of its rounds and never passes. The game also ends right after his 32nd card. He scores as a player does, but his guardians never walk. You win if you have more points than Tom; a tie is no win.
    .head = End and scoring
book-handicap = In the handicap challenge a number goes on from game to game. It begins at −10, rises by 5 when you win and falls by 2 when you lose; after a tie it stays. If it is positive, Tom begins with that many points; if it is negative, you do.
    .head = The handicap challenge

## This table

book-chapter-table = At this table

book-open = Everything is open but the order of the piles, the face-down offerings, which even their owner does not know, and the tasks left in the box. What is left in a pile can be reckoned from what is open. Path tiles that were put under a pile stay known until it is shuffled.
    .head = What you may know
book-rulings = Where the printed rules leave a question open or differ from language to language, we had to decide. Such paragraphs are marked as a ruling. If your group plays differently, nothing is wrong with that.
    .head = What a ruling is
