# What is said of Bonfire.

## Words

seat-colour-red = Red
    .sign = R
seat-colour-green = Green
    .sign = G
seat-colour-white = White
    .sign = W
seat-colour-black = Black
    .sign = B

# Action tiles, the actions that they pay for, and the symbols of fate tiles.
action-kind-ship = ship
    .tile = ship tile
    .tiles = ship tiles
    .sign = sh
action-kind-task = task
    .tile = task tile
    .tiles = task tiles
    .sign = ta
action-kind-guardian = guardian
    .tile = guardian tile
    .tiles = guardian tiles
    .sign = gu
action-kind-path = path
    .tile = path action tile
    .tiles = path action tiles
    .sign = pa
action-kind-great-bonfire = Great Bonfire
    .tile = Great Bonfire tile
    .tiles = Great Bonfire tiles
    .sign = gb
    .short = gr.fire
action-kind-gnome = gnome
    .tile = gnome tile
    .tiles = gnome tiles
    .sign = gn
action-kind-yellow = yellow
    .tile = yellow tile
    .tiles = yellow tiles
    .sign = ye

# Resources; the plural is for messages that count in other ways than by $count.
resource-blossom = { $count ->
    [one] blossom
   *[other] blossoms
}
    .plural = blossoms
resource-fruit = { $count ->
    [one] fruit
   *[other] fruits
}
    .plural = fruits
resource-herb = { $count ->
    [one] herb
   *[other] herbs
}
    .plural = herbs
resource-shell = { $count ->
    [one] shell
   *[other] shells
}
    .plural = shells
    .short = shell
resource-root = { $count ->
    [one] root
   *[other] roots
}
    .plural = roots
resource-gold = gold
    .plural = gold

count-of-action-kind = { $count ->
    [one] { $count } { $of-tile }
   *[other] { $count } { $of-tiles }
}
short-count-of-action-kind = { $count } { $of }
count-of-resource = { $count } { $of }

# The colours of tasks, bonfires and crystals.
colour-blue = blue
    .sign = B
colour-red = red
    .sign = R
colour-yellow = yellow
    .sign = Y

guardian-pink = pink
    .short = pink
guardian-blue = blue
    .short = blue
guardian-natural = natural-wood
    .short = natural
guardian-grey = grey
    .short = grey
guardian-own = own
    .short = own

# Where guardians stand; a number follows, except after the starting area.
area-starting-area = starting area
area-path = path position
area-bonfire = bonfire

shape-a = A
shape-b = B
shape-c = C
shape-d = D
shape-e = E
shape-f = F
shape-g = G

island-blossom-west = the western blossom island
    .short = blossom-west
island-blossom-east = the eastern blossom island
    .short = blossom-east
island-fruit-west = the western fruit island
    .short = fruit-west
island-fruit-east = the eastern fruit island
    .short = fruit-east
island-herb-west = the western herb island
    .short = herb-west
island-herb-east = the eastern herb island
    .short = herb-east
island-shell-west = the western shell island
    .short = shell-west
island-shell-east = the eastern shell island
    .short = shell-east
island-root-west = the western root island
    .short = root-west
island-root-east = the eastern root island
    .short = root-east
island-guardian-pink = the pink guardians’ island
    .short = guardian-pink
island-guardian-blue = the blue guardians’ island
    .short = guardian-blue
island-guardian-natural = the natural-wood guardians’ island
    .short = guardian-natural
island-guardian-grey = the grey guardians’ island
    .short = guardian-grey

# A path tile’s crystal and its resource; “path” or “path tile” follows.
path-kind-blue-blossom = blue blossom
path-kind-blue-fruit = blue fruit
path-kind-blue-herb = blue herb
path-kind-blue-shell = blue shell
path-kind-blue-root = blue root
path-kind-red-blossom = red blossom
path-kind-red-fruit = red fruit
path-kind-red-herb = red herb
path-kind-red-shell = red shell
path-kind-red-root = red root
path-kind-yellow-blossom = yellow blossom
path-kind-yellow-fruit = yellow fruit
path-kind-yellow-herb = yellow herb
path-kind-yellow-shell = yellow shell
path-kind-yellow-root = yellow root

# Specialists have names of ours, after what they do.
specialist-crowded-path = “crowded path”
specialist-faster-procession = “faster procession”
specialist-any-resources-for-tasks = “any resources for tasks”
specialist-points-for-elders = “points for elders”
specialist-yellow-counts-twice = “yellow counts twice”
specialist-choice-on-path = “choice on the path”
specialist-gold-for-novices = “gold for novices”
specialist-resource-of-new-path = “resource of a new path”
specialist-any-resources-for-gnomes = “any resources for gnomes”
specialist-doubled-pink = “pink doubled”
specialist-doubled-grey = “grey doubled”
specialist-doubled-natural = “natural-wood doubled”
specialist-doubled-blue = “blue doubled”
specialist-three-tiles-kept = “three tiles kept”
specialist-yellow-for-gnomes = “yellow for gnomes”
specialist-fate-symbols-twice = “fate symbols twice”
specialist-step-for-new-guardians = “step for new guardians”
specialist-points-for-guardians = “points for guardians”
specialist-reward-for-common-tasks = “reward for common tasks”
specialist-gold-on-first-path = “gold on the first path”
specialist-longer-voyage = “longer voyage”
specialist-further-great-bonfire = “further Great Bonfire”
specialist-all-rewards = “all rewards”
specialist-crowded-council = “crowded council”
specialist-portals-in-any-order = “portals in any order”
specialist-one-tile-for-tasks = “one tile for tasks”
specialist-protruding-fate-tiles = “protruding fate tiles”

# Any gnome.
gnome-crowded-path = { specialist-crowded-path }
gnome-faster-procession = { specialist-faster-procession }
gnome-any-resources-for-tasks = { specialist-any-resources-for-tasks }
gnome-points-for-elders = { specialist-points-for-elders }
gnome-yellow-counts-twice = { specialist-yellow-counts-twice }
gnome-choice-on-path = { specialist-choice-on-path }
gnome-gold-for-novices = { specialist-gold-for-novices }
gnome-resource-of-new-path = { specialist-resource-of-new-path }
gnome-any-resources-for-gnomes = { specialist-any-resources-for-gnomes }
gnome-doubled-pink = { specialist-doubled-pink }
gnome-doubled-grey = { specialist-doubled-grey }
gnome-doubled-natural = { specialist-doubled-natural }
gnome-doubled-blue = { specialist-doubled-blue }
gnome-three-tiles-kept = { specialist-three-tiles-kept }
gnome-yellow-for-gnomes = { specialist-yellow-for-gnomes }
gnome-fate-symbols-twice = { specialist-fate-symbols-twice }
gnome-step-for-new-guardians = { specialist-step-for-new-guardians }
gnome-points-for-guardians = { specialist-points-for-guardians }
gnome-reward-for-common-tasks = { specialist-reward-for-common-tasks }
gnome-gold-on-first-path = { specialist-gold-on-first-path }
gnome-longer-voyage = { specialist-longer-voyage }
gnome-further-great-bonfire = { specialist-further-great-bonfire }
gnome-all-rewards = { specialist-all-rewards }
gnome-crowded-council = { specialist-crowded-council }
gnome-portals-in-any-order = { specialist-portals-in-any-order }
gnome-one-tile-for-tasks = { specialist-one-tile-for-tasks }
gnome-protruding-fate-tiles = { specialist-protruding-fate-tiles }
gnome-elder-of-paths = the elder of paths
gnome-elder-of-fate-tiles = the elder of fate tiles
gnome-elder-of-portals = the elder of portals
gnome-elder-of-tasks = the elder of tasks
gnome-elder-of-guardians = the elder of guardians
gnome-elder-of-gnomes = the elder of gnomes

# The elders, where it is said that they are elders.
elder-paths = paths
elder-fate-tiles = fate tiles
elder-portals = portals
elder-tasks = tasks
elder-guardians = guardians
elder-gnomes = gnomes

council-space-gold-and-yellow = gold and yellow
    .bonus = 2 gold and 1 yellow tile
council-space-path = new path
    .bonus = a free path tile
council-space-guardian = new guardian
    .bonus = a free guardian
council-space-great-bonfire = free turn
    .bonus = a free turn of the Great Bonfire
council-space-specialist = new specialist
    .bonus = a free specialist
council-space-move-guardian = move a guardian
    .bonus = a move of a guardian
council-space-voyage = free voyage
    .bonus = a free voyage
council-space-fate-tile = new fate
    .bonus = a fate tile at once

common-task-tasks = 7 tasks or bonfires
    .short = tasks
common-task-portals = 7 portals
    .short = portals
common-task-paths = 7 path tiles
    .short = paths
common-task-guardians = 5 guardians
    .short = guardians
common-task-gnomes = 6 gnomes
    .short = gnomes

tom-card-great-bonfire = Great Bonfire
tom-card-task-one = Task I
tom-card-task-two = Task II
tom-card-guardian = Guardian
tom-card-path = Path
tom-card-gnome = Gnome

ending-countdown-over = the countdown has run out
ending-all-passed = everybody has passed
ending-nobody-can-act = nobody can do anything any more
ending-cards-used-up = Tom has played all his cards
ending-too-many-decisions = it has gone on for too long

# What points come from; the reason follows “scores 2 points”.
source-handicap = handicap
    .reason = as a head start
source-elders = elders
    .reason = for an elder
source-council = council
    .reason = in the council
source-great-bonfire = Great Bonfire
    .reason = at the Great Bonfire
source-countdown = countdown
    .reason = for the countdown tile
source-completed = Tom’s spare cards
    .reason = instead: that common task is complete
source-bonfires = bonfires
    .reason = for bonfires
source-guardians = guardians at bonfires
    .reason = for guardians at bonfires
source-portals = portals at bonfires
    .reason = for portals at bonfires
source-paths = matching path tiles
    .reason = for matching path tiles
source-common-tasks = common tasks
    .reason = for common tasks
source-fate-tiles = fate tiles left
    .reason = for fate tiles left over
source-leftovers = tiles and resources left
    .reason = for tiles and resources left over

# Which end of the row of fate tiles, and which way round one is laid.
end-top = top
end-bottom = bottom

way-forward = forward
way-reversed = reversed

# What is being decided, for those who wait; it follows the name.
decision-keep-or-swap = is choosing the first fate tile
decision-lay-first-tile = is laying the first fate tile
decision-turn = is taking a turn
decision-after-main-part = may still send a neutral novice to the council
decision-discard = is discarding action tiles
decision-choose-fate-tile = is choosing a fate tile
decision-lay-fate-tile = is laying a fate tile
decision-choose-path = is choosing a path tile
decision-search-path = is looking for a path tile
decision-island-action = has arrived at an island
decision-choose-offering = is choosing an offering
decision-choose-space = is choosing a space for a task
decision-pay-tiles = is paying with action tiles
decision-pay-resources = is paying with resources
decision-walk = is leading a procession
decision-choose-gain = is choosing what a guardian gains
decision-choose-rewards = is taking rewards at the Great Bonfire
decision-choose-notch = is choosing a notch for a portal
decision-choose-council-space = is sending a novice to the council
decision-bonus-or-point = is taking a bonus or a point in the council
decision-choose-guardian = is choosing a guardian
decision-turn-great-bonfire = is turning the Great Bonfire
decision-choose-specialist = is choosing a specialist
decision-move-guardian = is moving a guardian
decision-choose-island = is choosing an island to sail to
decision-choose-for-tom = is choosing a task for Tom
decision-continue = can do nothing this turn

## Events

event-game-began = { $seat } is the start player.
event-turn-began = Turn { $turn }: { $seat }
event-turn-skipped = { $seat } can do nothing and is skipped.

event-fate-tile-swapped = { $seat } swaps the fate tile set aside for the middle one in the row.
event-fate-tile-chosen = { $seat } takes the { $end } fate tile from the row.
event-fate-tile-laid = { $way-key ->
    [reversed] { $seat } lays a fate tile { $place-direction ->
        [down] down
       *[across] across
    }, its middle on { $place-cell }, reversed.
   *[forward] { $seat } lays a fate tile { $place-direction ->
        [down] down
       *[across] across
    }, its middle on { $place-cell }.
}
event-tile-discarded = { $seat } discards 1 { $tile-tile }.

event-tiles-gained = { $pieces ->
    [one] { $seat } gains { $pieces } { $tile-tile }.
   *[other] { $seat } gains { $pieces } { $tile-tiles }.
}
event-resources-gained = { $pieces ->
    [one] { $seat } gains { $pieces } { $resource }.
   *[other] { $seat } gains { $pieces } { $resource-plural }.
}
event-points-scored = { $points ->
    [one] { $seat } scores { $points } point { $source-reason }.
   *[other] { $seat } scores { $points } points { $source-reason }.
}
event-tiles-paid = { $pieces ->
    [one] { $seat } pays { $pieces } { $tile-tile }.
   *[other] { $seat } pays { $pieces } { $tile-tiles }.
}
event-resources-paid = { $pieces ->
    [one] { $seat } pays { $pieces } { $resource }.
   *[other] { $seat } pays { $pieces } { $resource-plural }.
}

event-sailed = { $seat } sails to { $island }.
event-offering-laid = { $seat } lays a { $offering } offering on { $island }.
event-task-received = { $seat } receives task { $task } and puts it on space { $space }.
event-offering-revealed = { $seat } turns up a { $offering } offering on pile { $pile }.
event-guardian-retrieved = The { $guardian } guardian comes to { $seat }’s city.

event-procession-began = { $steps ->
    [one] { $seat } starts a procession of { $steps } step.
   *[other] { $seat } starts a procession of { $steps } steps.
}
event-guardian-moved = { $area-key ->
    [starting-area] { $seat }’s { $guardian } guardian moves to the { $area }.
   *[other] { $seat }’s { $guardian } guardian moves to { $area } { $number }.
}

event-great-bonfire-turned = { $seat } turns the Great Bonfire to space { $space }.
event-portal-taken = { $seat } takes portal { $shape } for notch { $notch }.

event-path-taken = { $seat } takes the { $path } path tile from slot { $slot } for position { $position }.
event-path-drawn = { $seat } draws a { $path } path tile from pile { $pile } for position { $position }.
event-path-found = { $seat } takes a { $path } path tile from the piles for position { $position }.
event-path-revealed = A { $path } path tile is turned up in slot { $slot }.
event-paths-renewed = { $seat } renews the display of path tiles.
event-paths-shuffled = The path piles are shuffled.

event-gnome-recruited = { $seat } recruits { $gnome }.
event-specialist-revealed = The specialist { $specialist } is turned up in slot { $slot }.
event-specialists-shuffled = { $cards ->
    [one] The discarded specialists make a new pile of { $cards } card.
   *[other] The discarded specialists are shuffled into a new pile of { $cards } cards.
}

event-bonfire-lit = { $seat } ignites task { $task } on space { $space }.
event-novice-sent = { $seat } sends a novice to the council space “{ $council }”.
event-neutral-novice-sent = { $seat } sends the neutral novice of “{ $common_task }” to “{ $council }”.
event-bonus-taken = { $seat } takes the bonus: { $council-bonus }.
event-common-task-fulfilled = { $seat } fulfils the common task “{ $common_task }”.

event-countdown-began = The countdown begins.
event-countdown-tile-passed-on = { $tile ->
    [1] Countdown tile { $tile } goes round: these are the last turns.
   *[other] Countdown tile { $tile } goes round.
}
event-passed = { $seat } passes for the rest of the game.

event-tom-deck-shuffled = Tom’s cards are shuffled.
event-tom-revealed = Tom’s card: { $card }.
event-tom-key = Tom’s gnome resource is { $resource } (specialist { $specialist }).
event-tom-did-nothing = Tom can do nothing.
event-tom-took-task = Tom takes task { $task } from { $island } as a bonfire on space { $space }.
event-tom-sent-novice = Tom sends a novice to the council.
event-tom-fulfilled-common-task = Tom fulfils the common task “{ $common_task }”.
event-tom-sent-neutral-novice = Tom sends the neutral novice of “{ $common_task }” to the council.
event-tom-took-guardian = The { $guardian } guardian comes to Tom’s city.
event-tom-took-portal = Tom turns the Great Bonfire to space { $space } and takes portal { $shape } for notch { $notch }.
event-tom-took-path = Tom takes the { $path } path tile from slot { $slot } for position { $position }.
event-tom-recruited = Tom recruits { $gnome }.
event-tom-scored = { $points ->
    [one] Tom scores { $points } point { $source-reason }.
   *[other] Tom scores { $points } points { $source-reason }.
}

event-game-ended = The game is over: { $ending }.

# The same several times, as one sentence of several items.
events-tiles-gained = { $seat } gains { $items }.
item-tiles-gained = { $pieces ->
    [one] { $pieces } { $tile-tile }
   *[other] { $pieces } { $tile-tiles }
}
events-resources-gained = { $seat } gains { $items }.
item-resources-gained = { $pieces ->
    [one] { $pieces } { $resource }
   *[other] { $pieces } { $resource-plural }
}
events-points-scored = { $seat } scores { $items }.
item-points-scored = { $points ->
    [one] { $points } point { $source-reason }
   *[other] { $points } points { $source-reason }
}
events-tom-scored = Tom scores { $items }.
item-tom-scored = { $points ->
    [one] { $points } point { $source-reason }
   *[other] { $points } points { $source-reason }
}

# What bars the way back.
undo-barred-offering-revealed = a new offering has been turned up
undo-barred-path-drawn = a path tile has been drawn from a pile
undo-barred-path-revealed = a new path tile has been turned up
undo-barred-paths-shuffled = the path piles have been shuffled
undo-barred-specialist-revealed = a new specialist has been turned up
undo-barred-specialists-shuffled = the specialists have been shuffled
undo-barred-tom-deck-shuffled = Tom’s cards have been shuffled
undo-barred-tom-revealed = Tom’s card has been turned up
undo-barred-tom-key = a specialist has been turned up for Tom

## What tasks ask for

# One message for each kind of task; where a task asks for several things, each of them is said by the second one.
task-asks-bonfire-colours = { $asks }
task-asks-bonfire-colours-each = { $number ->
    [one] a { $word } bonfire
   *[other] { $number } { $word } bonfires
}
task-asks-tasks-of-colour = { $asks }
task-asks-tasks-of-colour-each = { $number ->
    [one] a { $word } task or bonfire
   *[other] { $number } { $word } tasks or bonfires
}
task-asks-path-crystals = { $asks }
task-asks-path-crystals-each = { $number ->
    [one] a path tile with a { $word } crystal
   *[other] { $number } path tiles with a { $word } crystal
}
task-asks-depicted-guardians = { $asks }
task-asks-depicted-guardians-each = the { $word } guardian
task-asks-path-resource = { $asks }
task-asks-path-resource-each = { $number ->
    [one] a path tile showing a { $word }
   *[other] { $number } path tiles showing a { $word }
}
task-asks-offerings-at-resource = { $asks }
task-asks-offerings-at-resource-each = { $number ->
    [one] an offering on a { $word } island
    [2] an offering on each of the 2 { $word } islands
   *[other] an offering on each of { $number } { $word } islands
}
task-asks-gnome-resource = { $asks }
task-asks-gnome-resource-each = { $number ->
    [one] a gnome that costs a { $word }
   *[other] { $number } gnomes that cost a { $word }
}
task-asks-resources = { $asks } in your supply
task-asks-resources-each = { $number ->
    [one] { $number } { $word }
   *[other] { $number } { $word-plural }
}
task-asks-symbol-groups = { $asks } in your fate area
task-asks-symbol-groups-each = { $number } connected { $word } symbols
task-asks-action-tiles = { $asks } in your supply
task-asks-action-tiles-each = { $number ->
    [one] { $number } { $word-tile }
   *[other] { $number } { $word-tiles }
}
task-asks-portals = { $number ->
    [one] { $number } portal
   *[other] { $number } portals
}
task-asks-gnomes = { $number ->
    [one] { $number } gnome
   *[other] { $number } gnomes
}
task-asks-elders = { $number ->
    [one] { $number } elder
   *[other] { $number } elders
}
task-asks-guardians = { $number ->
    [one] { $number } guardian, your own included
   *[other] { $number } guardians, your own included
}
task-asks-guardians-at-bonfires = { $number ->
    [one] { $number } guardian at a bonfire
   *[other] { $number } guardians at bonfires
}
task-asks-bonfires = { $number ->
    [one] { $number } bonfire
   *[other] { $number } bonfires
}
task-asks-common-tasks = { $number ->
    [one] { $number } fulfilled common task
   *[other] { $number } fulfilled common tasks
}
task-asks-neighbouring-paths = { $number } neighbouring path tiles showing the same resource
task-asks-offering-islands = { $number ->
    [one] an offering on an island
   *[other] an offering on each of { $number } islands
}
task-asks-offerings-on-one-island = { $number ->
    [one] { $number } offering on an island
   *[other] { $number } offerings on one island
}
task-asks-islands-with-two-offerings = { $number ->
    [one] 2 offerings on an island
   *[other] 2 offerings on each of { $number } islands
}
task-asks-empty-offering-pile = an empty pile of offerings
task-asks-equal-resources = { $number } of the same resource, gold excluded, in your supply
task-asks-two-resources = { $number } each of two resources, gold excluded, in your supply
task-asks-two-large-groups = two groups of { $number } connected identical symbols in your fate area
task-asks-fate-highlighted = all { $number } highlighted cells of your fate area covered
task-asks-fate-gold = all { $number } gold cells of your fate area covered
task-asks-fate-outermost = all { $number } cells of the two outermost columns of your fate area covered

## What the actions of a verb have in common

verb-keep = keep the fate tile set aside
verb-swap = swap it for the middle one in the row
verb-fate = place a fate tile
verb-sail = sail to an island
verb-task = receive a task
verb-guardian = retrieve the guardian
verb-procession = make a procession
verb-path = add a path tile
verb-renew = renew the path display first
verb-turn = turn the Great Bonfire
verb-recruit = recruit a gnome
verb-ignite = ignite a bonfire
verb-bonus = send a neutral novice to the council
verb-pass = pass for the rest of the game
verb-end = end your turn
verb-discard = discard an action tile
verb-take = take a fate tile
verb-lay = lay the fate tile
verb-stay = do nothing here
verb-offering = choose an offering
verb-space = choose a space for the task
verb-jokers = pay with yellow tiles or gold
verb-replace = let gold stand in for a resource
verb-give = give an action tile
verb-spend = give a resource
verb-walk = move a guardian
verb-gain = choose what the guardian gains
verb-reap = take rewards
verb-notch = choose a notch for the portal
verb-council = choose a council space
verb-accept = take the bonus
verb-point = take a point instead
verb-search = search the piles for a path tile
verb-fetch = choose a guardian
verb-welcome = choose a specialist
verb-tom = choose Tom’s task
verb-continue = go on

# Choices in words. What is otherwise typed as a number or a key is a value here.
choice-sail = sail to { $island }
choice-sail-task = sail to { $island } and receive task { $task }
choice-sail-guardian = sail to { $island } and retrieve the guardian
choice-task = receive task { $task }
choice-task-offering = receive task { $task } for your { $offering } offering
choice-procession = { $steps ->
    [one] make a procession of { $steps } step
   *[other] make a procession of { $steps } steps
}
choice-path = { $path_source-kind ->
    [slot] add the path tile in slot { $path_source-number }
   *[pile] draw a path tile from pile { $path_source-number }
}
choice-turn = turn the Great Bonfire to space { $great_bonfire_space }
choice-recruit = { $tiles ->
    [one] recruit { $gnome } for { $tiles } gnome tile
   *[other] recruit { $gnome } for { $tiles } gnome tiles
}
choice-ignite = ignite the bonfire on space { $space }
choice-bonus = send the neutral novice of “{ $common_task }” to the council
choice-discard = discard 1 { $action_kind-tile }
choice-keep-tiles = { $pieces-count ->
    [0] keep no action tiles
   *[other] keep { $pieces }
}
choice-take = take the { $end } fate tile
choice-lay = { $way-key ->
    [reversed] lay the fate tile { $place-direction ->
        [down] down
       *[across] across
    }, its middle on { $place-cell }, reversed
   *[forward] lay the fate tile { $place-direction ->
        [down] down
       *[across] across
    }, its middle on { $place-cell }
}
choice-offering = use the offering on pile { $pile }
choice-space = put the task on space { $space }
choice-jokers = { $jokers ->
    [0] pay without yellow tiles or gold
    [one] let { $jokers } yellow tile or gold stand in
   *[other] let { $jokers } yellow tiles or gold stand in
}
choice-replace = let gold stand in for a { $basic_resource }
choice-give = give 1 { $symbol-tile }
choice-spend = give 1 { $resource }
choice-walk = { $target-kind ->
    [path] lead { your-guardian } to path position { $target-number }
    [bonfire] lead { your-guardian } to bonfire { $target-number }
   *[stay] leave { your-guardian } where she is
}
choice-gain = choose { $resource }
choice-reap = { $rewards-key ->
    [tile-and-portal] take the action tile and a portal
    [reward-and-portal] take the resource or points and a portal
   *[tile-and-reward] take the action tile and the resource or points
}
choice-notch = put the portal into notch { $space }
choice-council = go to the council space “{ $council_space }”
choice-council-point = go to the council space “{ $council_space }” for a point
choice-search = take a { $path_kind } path tile from the piles
choice-fetch = choose the { $guardian_colour } guardian
choice-welcome = choose the specialist { $specialist }
choice-tom = let Tom take task { $task }
choice-pay-pieces = pay { $pieces }
choice-otherwise = { $choice }, paying another way

## What can be looked up

topic-kind-rule = rule
topic-kind-action = action
topic-kind-council-space = council space
topic-kind-common-task = common task
topic-kind-specialist = specialist
topic-kind-elder = elder
topic-kind-island = island
topic-kind-task = task

about-task = { $points ->
    [one] A { $colour } task for { $points } point: { $asks }.
   *[other] A { $colour } task for { $points } points: { $asks }.
}
named-task = { $task } ({ $asks })
about-task-island = Besides action tiles, a task here costs 1 { $resource } and the resource of one of your offerings. { $tasks-count ->
    [0] No tasks are left.
   *[other] Tasks: { $tasks }.
} One route away: { $islands }.
about-guardian-island = The { $guardian } guardian can be retrieved here for 1 guardian tile. One route away: { $islands }.

about-council-space-gold-and-yellow = Gain 2 gold and 1 yellow tile. There is no point to take instead.
about-council-space-path = Take a path tile from the display, or any one you name from the piles, which are then shuffled; or score 1 point.
about-council-space-guardian = Take a guardian of a colour you do not have; or score 1 point.
about-council-space-great-bonfire = Turn the Great Bonfire to any space, free of charge, and take its rewards as usual; or score 1 point.
about-council-space-specialist = Take a face-up specialist, free of charge; or score 1 point.
about-council-space-move-guardian = Move one of your guardians, forward or back, to any free path position or to a free bonfire that has its portal, and gain as usual; or score 1 point.
about-council-space-voyage = Sail to any other island, free of charge, and use its action at the usual price if you like; or score 1 point.
about-council-space-fate-tile = Place a fate tile at once, however many action tiles you hold; or score 1 point.

about-common-task-tasks = Have 7 tasks or bonfires in all. This scores 4 points at the end, or 7 points if all of them are bonfires.
about-common-task-portals = Have 7 portals. This scores 4 points at the end.
about-common-task-paths = Have 7 path positions, the starting tile included. This scores 4 points at the end.
about-common-task-guardians = Have 5 guardians, your own included. This scores 4 points at the end.
about-common-task-gnomes = Have 6 gnomes. This scores 4 points at the end.

about-elder-paths = Scores 1 point for each of your path positions when recruited, the starting tile included.
about-elder-fate-tiles = Scores 1 point for each fate tile in your fate area when recruited.
about-elder-portals = Scores 1 point for each of your portals when recruited.
about-elder-tasks = Scores 1 point for each of your tasks and each of your bonfires when recruited.
about-elder-guardians = Scores 1 point for each of your guardians when recruited.
about-elder-gnomes = Scores 1 point for each of your gnomes when recruited, this one included.

about-specialist-crowded-path = Any number of your guardians may stand on one path position. A bonfire still has room for one.
about-specialist-faster-procession = In a procession each of your guardians may walk one step further than you pay for.
about-specialist-any-resources-for-tasks = You may pay for a task with any two resources, gold included.
about-specialist-points-for-elders = You score 2 more points whenever you recruit an elder.
about-specialist-yellow-counts-twice = A yellow tile pays for two tiles of the same kind in one cost. If only one is needed, the other is lost.
about-specialist-choice-on-path = When a guardian’s walk ends on the path, you choose which basic resource she gains; on the first position, gold too.
about-specialist-gold-for-novices = You gain 1 gold whenever you put a novice into the council, your own or a neutral one.
about-specialist-resource-of-new-path = Whenever you take a path tile, you gain the resource it shows.
about-specialist-any-resources-for-gnomes = You may pay for a gnome with any resources, gold included, as many as it costs.
about-specialist-doubled-pink = When your pink guardian’s walk ends on the path, she gains double.
about-specialist-doubled-grey = When your grey guardian’s walk ends on the path, she gains double.
about-specialist-doubled-natural = When your natural-wood guardian’s walk ends on the path, she gains double.
about-specialist-doubled-blue = When your blue guardian’s walk ends on the path, she gains double.
about-specialist-three-tiles-kept = You may keep up to three action tiles when you place a fate tile.
about-specialist-yellow-for-gnomes = You gain 1 yellow tile for each gnome that comes to your city, this one included.
about-specialist-fate-symbols-twice = You gain double what is printed on the cells your fate tiles cover: 2 gold, or 2 yellow tiles.
about-specialist-step-for-new-guardians = Whenever a guardian comes to your city, each of your guardians may walk one step, without gaining anything.
about-specialist-points-for-guardians = Each of your guardians at a bonfire scores 2 more points at the end.
about-specialist-reward-for-common-tasks = You gain 1 gold and 1 yellow tile for each common task you fulfil from now on, even if its neutral novice is gone.
about-specialist-gold-on-first-path = A guardian whose walk ends on the first path position gains 1 extra gold.
about-specialist-longer-voyage = Your ship may sail one route further than you pay for, if you pay at least 1 tile.
about-specialist-further-great-bonfire = You may turn the Great Bonfire one space further than you pay for, if you pay at least 1 tile.
about-specialist-all-rewards = You take all three rewards of a Great Bonfire space.
about-specialist-crowded-council = You may send a novice, your own or a neutral one, to a council space that already has one of the same colour.
about-specialist-portals-in-any-order = A portal may go into any empty notch it fits.
about-specialist-one-tile-for-tasks = A task always costs you 1 task tile, however many of your offerings lie on its island.
about-specialist-protruding-fate-tiles = Your fate tiles may stick out of the fate area if at least one symbol stays inside. Symbols outside bring action tiles too.

action-keep = keep: begin with the fate tile set aside.
action-swap = swap: begin with the middle fate tile of your row; the one set aside takes its place.
action-fate = fate: place a fate tile for new action tiles. You may keep one action tile; the others are discarded first.
action-sail = sail ISLAND: 1 ship tile for one route, 2 for two, 3 for any island. Your first voyage takes you anywhere for 1. The island’s action may follow at once.
action-task = task CODE: receive a task from the island where your ship lies, for task tiles and two resources.
action-guardian = guardian: retrieve the guardian from the island where your ship lies, for 1 guardian tile.
action-procession = procession N: pay N guardian tiles; each of your guardians may walk up to N steps.
action-path = path SOURCE: add a path tile from the display (slot-1 to slot-4), or the top of a pile, unseen (pile-1 or pile-2). It costs 1 path action tile, or 2 from position 5 on.
action-renew = renew: when all four face-up path tiles have the same crystal, put them under the piles and turn up four others before you choose.
action-turn = turn SPACE: turn the Great Bonfire: 1 tile for one space clockwise, 2 for two, 3 for any. Then take two of these: its action tile, its resource or points, a portal that fits.
action-recruit = recruit GNOME TILES: recruit a face-up gnome for 2 gnome tiles and 1 of its resource, or for 1 gnome tile and 2 of its resource.
action-ignite = ignite SPACE: turn a fulfilled task into a bonfire and send its novice to the council.
action-bonus = bonus COMMON-TASK: send the neutral novice of a common task you have fulfilled to the council, on top of the main part of your turn.
action-pass = pass: during the countdown, score the current countdown tile and drop out.
action-end = end: end your turn.
action-discard = discard TILE: discard an action tile.
action-take = take top, take bottom: choose which fate tile of your row to place.
action-lay = lay PLACE WAY: lay the fate tile with its middle on a cell, across or down, forward or reversed. Forward is as the tile is shown, from the left or from the top.
action-stay = stay: do nothing on the island.
action-offering = offering PILE: choose which of your two face-up offerings to lay.
action-space = space N: put the task on a free space of your city.
action-jokers = jokers N: let N yellow tiles, or N gold, stand in for what is asked.
action-replace = replace RESOURCE: let gold stand in for this one of the two resources.
action-give = give TILE: give an action tile as one of the two that stand in for a missing one.
action-spend = spend RESOURCE: give a resource as part of the payment.
action-walk = walk GUARDIAN PLACE: move a guardian to path-N or bonfire-N, or let her stay.
action-gain = gain RESOURCE: choose what the guardian gains.
action-reap = reap PAIR: take two of tile, reward and portal, as in tile-and-portal.
action-notch = notch N: choose where the portal goes.
action-council = council SPACE: choose where the novice goes.
action-accept = accept: take the bonus of the council space.
action-point = point: score 1 point instead of the bonus.
action-search = search TILE: take this path tile from the piles, which are then shuffled.
action-fetch = fetch COLOUR: choose the guardian that comes to your city.
action-welcome = welcome SPECIALIST: take this specialist free of charge.
action-tom = tom CODE: choose which of several tasks worth the same Tom takes.
action-continue = continue: go on after a turn in which you could do nothing.

rule-aim = Receive tasks on the islands, fulfil them and turn them into bonfires. Portals, matching path tiles and guardians at your bonfires make them worth more. Whoever has the most points at the end wins.
    .term = aim
rule-turn = The main part of your turn is one of three things: place a fate tile, use action tiles for an action, or ignite a bonfire. Before or after it you may send neutral novices to the council. If you can do none of the three, you are skipped.
    .term = turn
rule-actions = There are six actions: ship, task, guardian (also for processions), path, Great Bonfire and gnome. Each costs action tiles of its kind, or yellow ones.
    .term = actions
rule-payment = A yellow tile stands in for any action tile, gold for any resource. For a tile you do not have you may also pay any two tiles, for a resource any two resources. A payment that would still do with one piece fewer is not allowed.
    .term = payment
rule-fate = Lay a fate tile across or down in your fate area, edge to edge with one already there. Each group of connected identical symbols that it now belongs to brings as many action tiles as it has cells; each group counts once. What is printed on the gold and yellow cells it covers is yours too. To place a fate tile you may hold at most one action tile; discard the others first.
    .term = fate
rule-islands = Ten islands have tasks and show a resource, four have guardians. Your first voyage takes you to any island for 1 ship tile; later 1 tile takes you along one route, 2 along two, 3 to any island. The island’s action may follow at once, at its usual price.
    .term = islands
rule-tasks = For a task you pay 1 task tile, plus 1 for each offering of yours on the island, and two resources: the island’s and that of one of your two face-up offerings. The offering takes the task’s place, and the task goes on a free space of your city, which has seven. A task’s code gives its colour: b for blue (2–3 points), r for red (4–5 points), y for yellow (6–8 points).
    .term = tasks
rule-offerings = Your offerings lie in two piles; the top one of each is face up. For each task you receive, one of them takes its place on the island, and makes your next task there cost 1 tile more.
    .term = offerings
rule-bonfire = When you meet the condition of a task, you can ignite it, one per turn. It becomes a bonfire, which scores its points at the end, and its novice goes to the High Council for a bonus or 1 point.
    .term = bonfire
rule-progress = A task shows how much you have of what it asks for, such as 2/3. When that is enough, it is ready to be ignited.
    .term = progress
rule-ready = You meet the condition of this task now, so you can ignite it.
    .term = ready
rule-guardians = Guardians come from their islands and wait in the starting area of your city. There can be five: your own, who is there from the start, and one of each colour. At a bonfire a guardian scores 2 to 8 points at the end, more the further along the path she is.
    .term = guardians
rule-waiting = Guardians who come to your city wait in the starting area until a procession takes them onto the path.
    .term = waiting
rule-procession = In a procession each guardian may walk as many steps as you paid tiles, the foremost first. None may step onto or past another. A walk that ends on the path gains the resource there; on the first position, gold. From path position 3 a guardian can step through portal 3 to bonfire 3, if both are there, and so on; there she stays.
    .term = procession
rule-paths = Path tiles fill positions 2 to 7 from left to right. The first three cost 1 path action tile each, the last three 2. One whose crystal has the colour of the bonfire above scores 2 points at the end.
    .term = paths
rule-crystal = Every path tile has a blue, red or yellow crystal. It scores 2 points at the end if the bonfire above it has the same colour.
    .term = crystal
rule-portals = Portals lie at the Great Bonfire. They fill the notches of your city from right to left, and each notch takes one shape only. A portal at a bonfire scores 2 points at the end, and guardians need it to get there.
    .term = portals
rule-great-bonfire = The first turn of the Great Bonfire in the game costs 1 tile, to any space. Later 1 tile turns it one space clockwise, 2 tiles two spaces, 3 tiles to any space. Take two of these: the action tile of the space, its resource or points, one of its portals if it fits your next notch.
    .term = great bonfire
rule-gnomes = A gnome costs 2 gnome tiles and 1 of its resource, or 1 tile and 2 of its resource. Specialists give you lasting abilities, elders score at once. There is room for six in your city.
    .term = gnomes
rule-council = The High Council has eight spaces; each has room for one novice of each colour and one neutral novice. A novice brings the bonus of its space, or 1 point instead, except where the bonus is gold and a yellow tile.
    .term = council
rule-novice = Each of your tasks has a novice, who goes to the High Council when you ignite it, for a bonus or 1 point. The neutral novices start out at the common tasks.
    .term = novice
rule-common-task = There are five tasks that everybody may fulfil; each scores 4 points at the end. While its neutral novice still stands there, you may send it to the council, on top of the main part of your turn.
    .term = common task
rule-countdown = The countdown begins as soon as enough novices are in the council: 7 with one or two players, 10 with three, 13 with four. The countdown tiles from 5 to 1 then go round, one each round. Instead of taking a turn you may now pass: you score the current tile and drop out.
    .term = countdown
rule-end = The game ends when countdown tile 1 has gone round, or when everybody has passed. Then comes the final scoring; a tie goes to whoever has more bonfires.
    .term = end
rule-scoring = At the end everybody scores the points of each bonfire; 2 to 8 points for each guardian at a bonfire; 2 points for each portal at a bonfire; 2 points for each path tile that matches its bonfire; 4 points for each common task, or 7 for that of seven tasks if all are bonfires; 3 points for each fate tile left in the row; 1 point for every two action tiles and resources left.
    .term = scoring
rule-points = During the game points come from elders, from the council, from the Great Bonfire and from passing. Most come at the end: see scoring.
    .term = points
rule-ship = Your ship lies at the landing stage at first, then at an island. You receive tasks and retrieve guardians where it lies. Ship tiles let it sail.
    .term = ship
rule-yellow = A yellow tile stands in for any action tile. It fulfils no task.
    .term = yellow
rule-gold = Gold stands in for any resource when you pay. It fulfils no task except the one that asks for gold.
    .term = gold
rule-resources = Blossoms, fruits, herbs, shells and roots pay for tasks and gnomes, and so does gold, which stands in for any of them. Guardians gain them on the path; the Great Bonfire has some as well.
    .term = resources
rule-pile = Tiles or cards that still lie face down, such as path tiles and specialists.
    .term = pile
rule-tom = Playing alone, you face Tom. After each of your turns he reveals a card and takes a task, a guardian, a portal, path tiles or gnomes. He scores at the end as a player does; you win if you have more points.
    .term = tom
rule-key = The gnome resource is shown by the specialist that is turned up for Tom’s card. It decides which tasks, path tiles or gnomes he takes.
    .term = gnome resource
rule-handicap = In the handicap challenge Tom begins with the points of your handicap, or you do if it is below zero. It begins at −10, rises by 5 when you win and falls by 2 when you lose.
    .term = handicap

# Signs of the drawing in the terminal.
sign-pointer = Marks where the Great Bonfire points, and whose ships lie at an island.
sign-offerings = Beside an island: whose offerings lie there, and how many. Each makes that player’s next task there cost 1 tile more.
sign-bonfire = A task that has been ignited and is now a bonfire; its points stand behind it.
sign-points = Points.
sign-guardian-value = What a guardian at the bonfire of this space scores at the end.
sign-portal = A portal in its place. Letters without brackets are the shapes of notches that are still empty.
sign-neutral-novice = A neutral novice in the council.
sign-nothing = Nothing is here.
sign-plain-cell = A plain cell of the fate area.
sign-highlighted-cell = A highlighted cell of the fate area, which one of the tasks wants covered.
sign-gold-cell = A cell of the fate area that brings 1 gold when it is covered.
sign-yellow-cell = A cell of the fate area that brings 1 yellow tile when it is covered.
sign-seat-red = The red player’s pieces.
sign-seat-green = The green player’s pieces.
sign-seat-white = The white player’s pieces.
sign-seat-black = The black player’s pieces.
sign-tom = Tom’s pieces.
sign-crystal-blue = A path tile with a blue crystal.
sign-crystal-red = A path tile with a red crystal.
sign-crystal-yellow = A path tile with a yellow crystal.

list-tasks = all tasks on the islands and your own, with your progress
    .term = tasks

## Statistics

tally-gnomes-recruited = gnomes recruited
tally-council-bonuses = council bonuses
tally-common-tasks = common tasks fulfilled
tally-portals-taken = portals taken

## Codes

# Tasks are called by their codes.

## The board as text

# The parts of the board, which can be typed.
board-part-sea = sea
board-part-middle = middle
board-part-others = others
board-part-city = city
board-part-fate = fate

board-over = The game is over
board-set-up = Setting up: { $seat }
board-novices = novices in the council: { $novices } of { $needed }
board-countdown = the countdown: { $left } still to come
board-countdown-tile = the countdown: tile { $tile } goes round, { $left } still to come
board-others = other cities

board-no-task = no task left
board-guardian-there = a guardian
board-landing-stage = landing stage: ships of
board-ships-there = whose ships lie there
board-offerings-there = whose offerings lie there, and how many

board-great-bonfire = Great Bonfire: tile, reward, and portals, in capitals if they fit next
board-two-points = 2 points

board-label-paths = paths
board-piles = piles of { $first } and { $second }
board-under-pile = under pile { $pile }: { $tiles }
board-label-gnomes = gnomes
board-label-elders = elders
board-pile = pile { $cards }
# What a gnome costs.
board-costs = ({ $resource })
board-label-council = council
board-neutral-novices = neutral novices at
board-no-common-task = no task
board-tom-cards = card { $played } of { $all }, { $wanted }; { $revealed-count ->
    [0] nothing revealed yet
   *[other] revealed: { $revealed }
}
board-key = gnome resource { $resource }
board-no-key = no gnome resource yet

board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-passed = has passed
board-city = { $name }: { board-points }
board-city-passed = { $name }: { board-points }, has passed
board-label-tiles = tiles
board-label-resources = resources
board-label-ship = ship
board-label-waiting = waiting
board-label-common = common
board-label-fate = fate
board-none = none
board-at = at { $island }
board-at-landing-stage = at the landing stage
board-offering-pile = { $offering } ({ $left } left)
board-next-offering = next offering: { $first }
board-next-offering-of-two = next offering: { $first } or { $second }
board-no-offerings = no offerings left
board-row-guardian = guardian
board-row-bonfire = bonfire
board-row-portal = portal
board-row-path = path
board-row-on-path = on it
board-city-legend = is a bonfire with its points (p); the others are tasks: have/need, or ready
board-ready = ready
board-path-costs = costs { $tiles }
board-cell-gold = gold
board-cell-yellow = yellow
board-cell-highlighted = highlighted
board-tile-to-lay = to lay
board-tile-aside = aside
board-tile-top = top
board-tile-middle = middle
board-tile-bottom = bottom
board-no-fate-tiles = no fate tile left

board-ship-at = ship at { $island }
board-bonfires = bonfires
board-tasks = tasks
board-portals = portals { $number }
board-paths = paths { $number }
board-guardians = guardians { $number } ({ $at } at bonfires)
board-gnomes = gnomes { $number }
board-tiles = tiles { $number }
board-resources = resources { $number }
board-fate-tiles = fate tiles { $number }

board-tasks-on-islands = tasks on the islands
board-own-tasks = your tasks
board-space = space { $space }

# Letters and short forms of the drawing: offerings, points, a neutral novice, cells of the fate area.
board-mark-offerings = off
board-mark-points = p
board-mark-neutral-novice = n
board-mark-gold-cell = o
board-mark-yellow-cell = y

automaton-tom = Tom
    .sign = T

sign-shape = The shape of a portal, or of a notch that is still empty. Above the fate area, a column.
sign-shape-wanted = A portal at the Great Bonfire that fits your next notch.
sign-column = A column of the fate area.
sign-progress = How much you have of what a task asks for, and how much that is.
sign-guardian = One of the guardians: pink, blue, natural-wood and grey ones come from their islands.
sign-own-guardian = Your own guardian, who is there from the start.

## Questions

ask-keep-or-swap = Your first fate tile: keep the one set aside, or swap it for the middle one in your row?
ask-lay-first-tile = Lay your first fate tile ({ $symbols }) in the middle of your fate area, either way round.
ask-turn = You can { $possible }. { $held }
ask-after-main-part = You may still send a neutral novice to the council, or end your turn.
ask-discard = { $kept ->
    [one] Which action tile do you keep? You must discard { $surplus } before you place the fate tile. { $held }
   *[other] Which { $kept } action tiles do you keep? You must discard { $surplus } before you place the fate tile. { $held }
}
ask-choose-fate-tile = Take the top or the bottom fate tile from your row.
ask-lay-fate-tile = Lay the fate tile: { $symbols }. Identical symbols that touch bring more action tiles.
ask-choose-path = Choose a path tile.
ask-search-path = The council gives you a path tile: take one from the display, or name one from the piles.
ask-island-action = Your ship has arrived at { $island }. What do you do there?
ask-choose-offering = Which offering do you lay on { $island } for task { $task }?
ask-choose-space = Which space of your city does task { $task } go on?
ask-pay = { $purpose } costs { $cost }. How do you pay? { $held }
ask-pay-more = { $purpose } costs { $cost }. So far you have given { $given }. What else? { $held }
ask-walk = { $steps ->
    [one] The procession: each guardian may walk { $steps } step. Who goes where?
   *[other] The procession: each guardian may walk up to { $steps } steps. Who goes where?
}
ask-choose-gain = What does { $guardian } gain on path position { $position }?
ask-choose-rewards = What do you take from space { $space } of the Great Bonfire?
ask-choose-notch = Which notch is the portal for?
ask-choose-council-space = Which space of the High Council does your novice go to?
ask-neutral-novice = Which space of the High Council does the neutral novice of “{ $common_task }” go to?
ask-bonus-or-point = Do you take { $council-bonus }, or 1 point?
ask-choose-guardian = The council gives you a guardian. Which one?
ask-turn-great-bonfire = The council turns the Great Bonfire for you. To which space?
ask-choose-specialist = The council gives you a specialist. Which one?
ask-move-guardian = The council moves one of your guardians. Which one, and where to?
ask-choose-island = The council gives you a voyage. Where to?
ask-choose-for-tom = Some tasks are worth the same to Tom. Which one does he take?
ask-continue = There is nothing you can do this turn.
hold-tiles = Your action tiles: { $tiles-count ->
    [0] none.
   *[other] { $tiles }.
}
hold-resources = Your resources: { $resources-count ->
    [0] none.
   *[other] { $resources }.
}
hold-both = { hold-tiles } { hold-resources }

# What can be done in a turn.
can-fate = place a fate tile
can-use-tiles = use action tiles
can-ignite = ignite a bonfire
can-bonus = send a neutral novice to the council
can-pass = pass
can-end = end your turn

# What is paid for, at the beginning of a sentence.
purpose-arrive = Sailing to { $island }
purpose-receive-task = Task { $task }
purpose-retrieve-guardian = The { $guardian } guardian
purpose-take-path = The path tile
purpose-reach-space = Turning the Great Bonfire to space { $space }
purpose-recruit = Recruiting { $gnome }
purpose-procession = { $steps ->
    [one] A procession of { $steps } step
   *[other] A procession of { $steps } steps
}

# What several actions at once have in common.
verb-pay = pay
verb-keep-tiles = keep action tiles
verb-done = leave the others where they are

action-pay = pay PIECES: pay all at once, as in pay 1 ship 1 yellow, or pay root gold.
action-keep-tiles = keep TILES: keep these action tiles and discard the others, to place a fate tile.
action-done = done: end the procession; everybody who could still walk stays put.

## Costs

any-resources = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
either-resource = 1 { $of }
cost-pays = pay { $pieces }
cost-pays-instead = pay { $pieces } ({ $missing } short)
cost-asks = costs { $pieces }
cost-missing = { $count ->
    [one] { $missing } short: pay { $instead } instead
   *[other] { $missing } short: pay { $instead } for each instead
}
cost-offering = lay your { $offering } offering
cost-discards = discard these action tiles: { $pieces }
cost-discards-some = { $count ->
    [one] discard { $count } action tile first
   *[other] discard { $count } action tiles first
}
instead-yellow = a yellow tile
instead-gold = gold
instead-two-others = two others
note-piecemeal = the rest comes next

## What choices bring about

effect-gains = gain { $pieces }
effect-gains-choice = { $count ->
    [one] gain a resource of your choice
   *[other] gain { $count } of one resource of your choice
}
effect-common-task = this fulfils the common task “{ $common_task }”
effect-symbols = { $symbols }
effect-unseen-path = an unseen tile for position { $position }
effect-path = { $path } for position { $position }
effect-renew = replace the display before you choose
effect-brings = take { $rewards }
effect-two-of = take two of these: { $rewards }
taken-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
taken-portal = portal { $shape } for notch { $notch }
taken-portals = a portal for notch { $notches }
effect-notch = portal { $shape }
effect-ability = { $ability }
effect-guardian-comes = the { $guardian } guardian comes to your city
effect-step-without-gain = then every guardian may walk a step, without gaining anything
effect-steps = { $steps ->
    [one] each guardian may walk { $steps } step
   *[other] each guardian may walk up to { $steps } steps
}
# Where guardians come to if each walks as far as she can.
far-path = { your-guardian } to path position { $number }
far-bonfire = { your-guardian } to bonfire { $number }
note-farthest = at the farthest { $walks }
note-farthest-gains = there they gain { $pieces }
effect-all-stay = { $guardians-count ->
    [one] { $guardians } stays
   *[other] { $guardians } stay
}
# One of the guardians of whoever is asked.
your-guardian = { $guardian-key ->
    [own] your own guardian
   *[other] the { $guardian } guardian
}
effect-ignites = { $task }: { $asks }
effect-open-to-guardians = { $points ->
    [one] a guardian can reach it through its portal, for { $points } point
   *[other] a guardian can reach it through its portal, for { $points } points
}
effect-neutral-novice = for the common task “{ $common_task }”
effect-bonus = { $bonus }
effect-countdown = this starts the countdown
effect-passes = the game is over for you

bonus-gold-and-yellow = no point can be taken instead
bonus-path = a path tile from the display or the piles
bonus-guardian = a guardian of a colour you do not have
bonus-great-bonfire = turn the Great Bonfire to any space
bonus-specialist = a specialist from the display
bonus-move-guardian = move one of your guardians anywhere on your path, or to a bonfire
bonus-voyage = sail to any island; its action is at the usual price
bonus-fate-tile = place a fate tile, whatever you hold

ability-crowded-path = any number of guardians may stand on a path position
ability-faster-procession = guardians walk one step further than paid for
ability-any-resources-for-tasks = pay for tasks with any two resources
ability-points-for-elders = 2 extra points for each elder recruited
ability-yellow-counts-twice = a yellow tile counts as two tiles of the same kind in one cost
ability-choice-on-path = a walk that ends on the path gains a resource of your choice
ability-gold-for-novices = 1 gold for each novice you put into the council
ability-resource-of-new-path = a new path tile brings its resource at once
ability-any-resources-for-gnomes = pay for gnomes with any resources, as many as they cost
ability-doubled = the { $guardian } guardian gains double when her walk ends on the path
ability-three-tiles-kept = keep up to three action tiles when you place a fate tile
ability-yellow-for-gnomes = a yellow tile for each gnome that comes, this one included
ability-fate-symbols-twice = gold and yellow cells covered by fate tiles count double
ability-step-for-new-guardians = when a guardian comes, every guardian may walk a step, without gaining anything
ability-points-for-guardians = 2 extra points at the end for each guardian at a bonfire
ability-reward-for-common-tasks = 1 gold and 1 yellow tile for each common task fulfilled from now on
ability-gold-on-first-path = 1 extra gold for a walk that ends on the first path position
ability-longer-voyage = your ship sails one route further than paid for
ability-further-great-bonfire = the Great Bonfire turns one space further than paid for
ability-all-rewards = all three rewards of a Great Bonfire space
ability-crowded-council = you may send novices where one of the same colour already stands
ability-portals-in-any-order = portals may go into any notch they fit
ability-one-tile-for-tasks = a task always costs one action tile
ability-protruding-fate-tiles = fate tiles may stick out of the fate area if one symbol stays inside
ability-elder-of-paths = 1 point for each path position
ability-elder-of-fate-tiles = 1 point for each fate tile in your fate area
ability-elder-of-portals = 1 point for each portal
ability-elder-of-tasks = 1 point for each task and bonfire
ability-elder-of-guardians = 1 point for each guardian
ability-elder-of-gnomes = 1 point for each gnome, this one included

## Points

points-now = { $points ->
    [one] score { $points } point
   *[other] score { $points } points
}
points-task = { $points ->
    [one] { $colour }, worth { $points } point as a bonfire
   *[other] { $colour }, worth { $points } points as a bonfire
}
points-tom-bonfire = { $points ->
    [one] Tom scores { $points } point at the end
   *[other] Tom scores { $points } points at the end
}
points-guardian = { $points ->
    [one] worth { $points } point at the end
   *[other] worth { $points } points at the end
}
points-portal = { $points ->
    [one] worth { $points } point at the end
   *[other] worth { $points } points at the end
}
points-crystal = { $points ->
    [one] its crystal matches the bonfire: { $points } point at the end
   *[other] its crystal matches the bonfire: { $points } points at the end
}
points-at-the-end = at the end { $parts }
scores-bonfire = { $points ->
    [one] { $points } point for the bonfire
   *[other] { $points } points for the bonfire
}
scores-portal = { $points ->
    [one] { $points } point for its portal
   *[other] { $points } points for its portal
}
scores-crystal = { $points ->
    [one] { $points } point for its path tile
   *[other] { $points } points for its path tile
}

## Notes

note-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
note-tasks-there = { $tasks }
note-no-tasks-there = no tasks are left there
task-in-short = { $points ->
    [one] { $task } for { $points } point ({ $progress })
   *[other] { $task } for { $points } points ({ $progress })
}
task-ready = ready
task-progress = { $have }/{ $need }
note-progress = progress: { $progress }
note-asks = asks for { $asks }
note-guardian-there = the { $guardian } guardian, whom you do not have yet
note-guardian-owned = you already have the { $guardian } guardian
note-guardian-value = { $points ->
    [one] a guardian at its bonfire scores { $points } point
   *[other] a guardian at its bonfire scores { $points } points
}
note-portal-there = its portal is there
note-crystal-below = the path tile below has a { $colour } crystal too
note-crystal-matches = its { $colour } crystal matches the task there
note-offerings-left = { $count ->
    [0] the last one in its pile
    [one] { $count } more lies under it
   *[other] { $count } more lie under it
}
note-no-gain = gain nothing
note-held = { $count ->
    [0] you hold none
   *[other] you hold { $count }
}
note-fate-row = { $count ->
    [one] { $count } tile in your row, worth { $points } points if left over
   *[other] { $count } tiles in your row, each worth { $points } points if left over
}
note-lies = in the order { $symbols }
note-only-a-point = no bonus: { $why }

unusable-path = your path is full
unusable-guardian = you have a guardian of each colour
unusable-specialist = no specialist is face up
unusable-gnomes = you have six gnomes
unusable-move-guardian = no guardian can go anywhere
unusable-fate-tile = there is no place for a fate tile
unusable-no-fate-tile = you have no fate tile left

## What can be looked up

task-on-island = It lies on { $island }.
task-of-seat = { $seat } has it on space { $space }.
task-of-tom = Tom has it on space { $space }.
task-nowhere = It is not in this game.
specialist-costs = Specialist { $number }, { $gnome }: 2 gnome tiles and 1 { $resource }, or 1 gnome tile and 2 { $resource-plural }.
elder-costs = Elder { $number }: 2 gnome tiles and 1 { $resource }, or 1 gnome tile and 2 { $resource-plural }.
gnome-face-up = Can be recruited now.
gnome-of-seat = { $seat } has recruited it.
gnome-of-tom = Tom has recruited it.
gnome-out-of-sight = Not in sight now.

## What can be wrong with component files, whose own words stay as they are

error-bonfire-no-reward = { fault-place }: no space shows { $reward }, but the rulebook names one.
error-bonfire-endless = { fault-place }: with specialists 5 and 22 the Great Bonfire could be turned for ever between the spaces { $spaces }, because each brings back a tile that pays for the next turn.
error-bonfire-council-point = { fault-place }: 'point' is false for gold-and-yellow and true for every other bonus.
error-bonfire-path-twice = { fault-place }: { $crystal } with { $resource } is listed twice.
error-bonfire-crystals = { fault-place }: { $found ->
    [one] { $found } tile has
   *[other] { $found } tiles have
} a { $colour } crystal, but there should be { $expected }.
error-bonfire-copies = { fault-place }: 'copies' is { $found }, but anything listed must be there at least once.
error-bonfire-gold-specialists = { fault-place }: { $found ->
    [one] { $found } specialist costs
   *[other] { $found } specialists cost
} gold, but there should be { $expected }.
error-bonfire-doubling = { fault-place }: { $found ->
    [one] { $found } specialist doubles
   *[other] { $found } specialists double
} the { $guardian } guardian, but 1 does.
error-bonfire-tom-cards = { fault-place }: { $found ->
    [one] { $found } card is
   *[other] { $found } cards are
} listed, but Tom has { $expected }.
error-bonfire-same-city = { fault-place }: 'portals' is the same as on another board.
error-bonfire-portals = { fault-place }: 'portals' must name each of { $shapes } once.
error-bonfire-offering-count = { fault-place }: '{ $key }' is { $found }, but a number of tiles is expected.
error-bonfire-offering-tiles = { fault-place }: { $found ->
    [one] there is { $found } tile
   *[other] there are { $found } tiles
}, but each player has { $expected }.
error-bonfire-area-size = { fault-place }: '{ $key }' is { $found }, but { $least } to { $most } are possible.
error-bonfire-unknown-cell = { fault-place }: '{ $key }' names { $found }, but cells run from { $first } to { $last }.
error-bonfire-cell-twice = { fault-place }: '{ $key }' names { $cell } twice.
error-bonfire-no-cells = { fault-place }: '{ $key }' names no cell, but there are some.
error-bonfire-cell-missing = { fault-place }: '{ $key }' names { $cell }, which is missing from the area.
error-bonfire-start-cells = { fault-place }: 'start' must name { $cells } cells side by side in one row.
error-bonfire-cell-in-both = { fault-place }: '{ $key }' and '{ $other }' both name { $cell }.
error-bonfire-no-outermost = { fault-place }: 'missing' leaves no cell of an outermost column.
error-bonfire-symbols = { fault-place }: 'symbols' must be { $symbols } different ones.
error-bonfire-island-name = { fault-place }: 'name' is { $found }, but a name of its own such as '{ $example }' is expected.
error-bonfire-island-use = { fault-place }: an island has either a 'resource' or a 'guardian'.
error-bonfire-island-beginning = { fault-place }: 'name' must begin with '{ $beginning }'.
error-bonfire-place = { fault-place }: '{ $key }' is { $found }, but a fraction of the sea from 0.0 to 1.0 is expected.
error-bonfire-resource-islands = { fault-place }: { $found ->
    [one] { $found } island shows
   *[other] { $found } islands show
} { $resource }, but each resource is on { $expected }.
error-bonfire-guardian-islands = { fault-place }: { $found ->
    [one] { $found } island has
   *[other] { $found } islands have
} { $colour } guardians, but each colour is on 1.
error-bonfire-corners = { fault-place }: { $found ->
    [one] { $found } island has
   *[other] { $found } islands have
} 'corner = true', but there are { $expected } corners.
error-bonfire-corner-guardian = { fault-place }: the corner islands are task islands.
error-bonfire-route = { fault-place }: { $found } does not name two different islands.
error-bonfire-route-twice = { fault-place }: the route between { $one } and { $other } is listed twice.
error-bonfire-no-route = { fault-place }: no routes lead from { $one } to { $other }.
error-bonfire-limited = { fault-place }: 'limited' is true, but resources and action tiles are not limited.
error-bonfire-countdown = { fault-place }: 'tiles' is { $found }, but { $expected } are expected.
error-bonfire-tile-colour = { fault-place }: 'colour' is { $found }, but each tile has its own, and yellow belongs to the joker.
error-bonfire-tasks-of-colour = { fault-place }: { $found ->
    [one] { $found } { $colour } task is
   *[other] { $found } { $colour } tasks are
} listed, but there should be { $expected }.
error-bonfire-tasks = { fault-place }: { $found ->
    [one] { $found } task is
   *[other] { $found } tasks are
} listed, but there should be { $expected }.
error-bonfire-no-asks = { fault-place }: 'asks' has no meaning for this kind, which asks for all there are.
error-bonfire-asks-thing = { fault-place }: 'asks' names { $found }, but this kind asks for { $things }.
error-bonfire-asks-none = { fault-place }: 'asks' has { $thing } = { $found }, but at least 1 is expected.
error-bonfire-asks-too-many = { fault-place }: 'asks' has { $thing } = { $found }, but the edition has only { $there }.
error-bonfire-condition = { fault-place }: no { $colour } task of the rulebook has this 'kind' with these 'asks'.
error-bonfire-task-points = { fault-place }: 'points' is { $found }, but { $colour } tasks have { $least } to { $most }.
error-bonfire-task-listed = { fault-place }: the { $colour } task { $task } is listed { $found } times, but is there once.
error-bonfire-no-depicting = { fault-place }: no { $colour } task { $task } with a depicted thing is listed, but there are some.
