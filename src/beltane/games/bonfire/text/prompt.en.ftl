# What is asked in Bonfire, and what choices cost and bring.

## Questions

ask-keep-or-swap = Your first fate tile: keep the one set aside, or swap it for the middle one of your row?
ask-lay-first-tile = Lay your first fate tile ({ $symbols }) on the middle of your fate area, either way round.
ask-turn = Your turn: { $possible }. You hold { $tiles }; { $resources }.
ask-after-main-part = You may still send a neutral novice to the council, or end your turn.
ask-discard = { $kept ->
    [one] Which action tile do you keep for the fate tile? { $surplus } must go. You hold { $tiles }.
   *[other] Which { $kept } action tiles do you keep for the fate tile? { $surplus } must go. You hold { $tiles }.
}
ask-choose-fate-tile = Take the top or the bottom fate tile of your row.
ask-lay-fate-tile = Lay the fate tile: { $symbols }. Equal symbols that touch bring more action tiles.
ask-choose-path = Choose a path tile.
ask-search-path = The council gives you a path tile: take one of the display, or name one from the piles.
ask-island-action = Your ship has arrived at { $island }. What do you do there?
ask-choose-offering = Which offering do you lay on { $island } for task { $task }?
ask-choose-space = On which space of your city do you put task { $task }?
ask-pay = { $purpose } costs { $cost }. How do you pay? You hold { $held }.
ask-pay-more = { $purpose } costs { $cost }. You have given { $given }. What else? You still hold { $held }.
ask-walk = { $steps ->
    [one] The procession: each guardian may walk { $steps } step. Who walks where?
   *[other] The procession: each guardian may walk up to { $steps } steps. Who walks where?
}
ask-choose-gain = What does the { $guardian } guardian gain on path position { $position }?
ask-choose-rewards = What do you take from space { $space } of the Great Bonfire?
ask-choose-notch = Which notch is the portal for?
ask-choose-council-space = To which space of the High Council do you send your novice?
ask-neutral-novice = To which space of the High Council do you send the neutral novice of “{ $common_task }”?
ask-bonus-or-point = Do you take { $council-bonus }, or 1 point?
ask-choose-guardian = The council gives you a guardian. Which one?
ask-turn-great-bonfire = The council turns the Great Bonfire for you. To which space?
ask-choose-specialist = The council gives you a specialist. Which one?
ask-move-guardian = The council moves one of your guardians. Which one, and where to?
ask-choose-island = The council gives you a voyage. Where to?
ask-choose-for-tom = Some tasks are worth the same to Tom. Which one does he take?
ask-continue = There is nothing that you can do in this turn.

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
verb-done = let the others stay

action-pay = pay PIECES: pay all at once, as in pay 1 ship 1 yellow, or pay root gold.
action-keep-tiles = keep TILES: keep these action tiles for the fate tile and discard the others.
action-done = done: end the procession; whoever could still walk stays.

## Costs

any-resources = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
either-resource = { $of }
cost-pays = pays { $pieces }
cost-pays-instead = pays { $pieces }, for want of { $missing }
cost-asks = costs { $pieces }
cost-missing = { $count ->
    [one] { $missing } missing: pay { $instead } instead
   *[other] { $missing } missing: for each, pay { $instead } instead
}
cost-offering = lays your { $offering } offering
cost-discards = discards { $pieces }
cost-discards-some = { $count ->
    [one] discard { $count } action tile first
   *[other] discard { $count } action tiles first
}
instead-yellow = a yellow tile
instead-gold = gold
instead-two-others = two others
note-otherwise = choose another way
note-piecemeal = the rest is asked next

## What choices bring about

effect-gains = gains { $pieces }
effect-gains-choice = { $count ->
    [one] gains a resource of your choice
   *[other] gains { $count } of a resource of your choice
}
effect-common-task = fulfils the common task “{ $common_task }”
effect-symbols = { $symbols }
effect-unseen-path = an unseen tile for position { $position }
effect-path = { $path } for position { $position }
effect-renew = exchanges the display before you choose
effect-brings = brings { $rewards }
effect-two-of = two of { $rewards }
taken-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
taken-portal = portal { $shape } for notch { $notch }
taken-portals = a portal for notch { $notches }
effect-notch = portal { $shape }
effect-ability = { $ability }
effect-guardian-comes = the { $guardian } guardian comes to your city
effect-step-without-gain = then every guardian may walk a step, without gain
effect-steps = { $steps ->
    [one] each guardian may walk { $steps } step
   *[other] each guardian may walk up to { $steps } steps
}
effect-stays = the { $guardian } guardian does not move
effect-all-stay = { $guardians-count ->
    [one] the { $guardians } guardian stays
   *[other] { $guardians } guardians stay
}
effect-ignites = { $task }: { $asks }
effect-open-to-guardians = a guardian can come to it through its portal, for { $points }
effect-neutral-novice = for the common task “{ $common_task }”
effect-bonus = { $bonus }
effect-countdown = begins the countdown
effect-passes = the game is over for you

bonus-gold-and-yellow = no point can be taken instead
bonus-path = a path tile of the display or of the piles
bonus-guardian = a guardian of a colour that you do not have
bonus-great-bonfire = turn the Great Bonfire to any space
bonus-specialist = a specialist of the display
bonus-move-guardian = move one of your guardians anywhere on your path, or to a bonfire
bonus-voyage = sail to any island; its action is paid as usual
bonus-fate-tile = place a fate tile, whatever you hold

ability-crowded-path = any number of guardians may stand on a path position
ability-faster-procession = guardians walk one step more than paid for
ability-any-resources-for-tasks = any two resources pay for a task
ability-points-for-elders = 2 more points for each elder recruited
ability-yellow-counts-twice = a yellow tile counts as two equal tiles of one cost
ability-choice-on-path = a walk that ends on the path gains a resource of your choice
ability-gold-for-novices = 1 gold for each novice that you put into the council
ability-resource-of-new-path = a new path tile brings its resource at once
ability-any-resources-for-gnomes = any resources pay for a gnome, in the same number
ability-doubled = the { $guardian } guardian gains twice when her walk ends on the path
ability-three-tiles-kept = three action tiles may be kept when a fate tile is placed
ability-yellow-for-gnomes = a yellow tile for each gnome that comes, this one included
ability-fate-symbols-twice = gold and yellow symbols covered by fate tiles count twice
ability-step-for-new-guardians = a new guardian lets every guardian walk a step, without gain
ability-points-for-guardians = 2 more points at the end for each guardian at a bonfire
ability-reward-for-common-tasks = 1 gold and 1 yellow tile for each common task fulfilled from now on
ability-gold-on-first-path = 1 more gold for a walk that ends on the first path position
ability-longer-voyage = your ship sails one route more than paid for
ability-further-great-bonfire = the Great Bonfire turns one space more than paid for
ability-all-rewards = all three rewards of a Great Bonfire space
ability-crowded-council = you may send novices where one of the same colour stands
ability-portals-in-any-order = portals may fill any notch that they fit
ability-one-tile-for-tasks = a task always costs one action tile
ability-protruding-fate-tiles = fate tiles may stick out of the area, one symbol staying inside
ability-elder-of-paths = 1 for each path position
ability-elder-of-fate-tiles = 1 for each fate tile in your area
ability-elder-of-portals = 1 for each portal
ability-elder-of-tasks = 1 for each task and bonfire
ability-elder-of-guardians = 1 for each guardian
ability-elder-of-gnomes = 1 for each gnome, itself included

## Points

points-now = { $points ->
    [one] scores { $points } point
   *[other] scores { $points } points
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
    [one] scores { $points } point at the end
   *[other] scores { $points } points at the end
}
points-portal = scores { $points } points at the end
points-crystal = its crystal matches the bonfire: { $points } points at the end
points-at-the-end = at the end { $parts }
scores-bonfire = { $points } for the bonfire
scores-portal = { $points } for its portal
scores-crystal = { $points } for its path tile

## Notes

note-tasks-there = { $tasks }
note-no-tasks-there = no tasks are left there
task-in-short = { $points ->
    [one] { $task } for { $points } point ({ $progress })
   *[other] { $task } for { $points } points ({ $progress })
}
task-ready = ready
task-progress = { $have }/{ $need }
note-progress = you have { $progress }
note-asks = asks for { $asks }
note-guardian-there = the { $guardian } guardian, whom you do not have
note-guardian-owned = you have the { $guardian } guardian
note-guardian-value = a guardian at its bonfire scores { $points }
note-portal-there = its portal is there
note-crystal-below = the path tile below has a { $colour } crystal, too
note-crystal-matches = its { $colour } crystal matches the task there
note-offerings-left = { $count ->
    [0] the last one of its pile
    [one] { $count } more lies under it
   *[other] { $count } more lie under it
}
note-no-gain = without a gain
note-held = you hold { $count }
note-fate-row = { $count ->
    [one] { $count } tile in your row; it scores { $points } if it is left
   *[other] { $count } tiles in your row; each scores { $points } if it is left
}
note-lies = lies as { $symbols }
note-only-a-point = only the point: { $why }

unusable-path = your path is full
unusable-guardian = you have a guardian of each colour
unusable-specialist = no specialist lies face up
unusable-gnomes = you have six gnomes
unusable-move-guardian = no guardian can go anywhere
unusable-fate-tile = there is no place for a fate tile
unusable-no-fate-tile = you have no fate tile left

## What can be looked up

task-on-island = It lies on { $island }.
task-of-seat = { $seat } has it on space { $space }.
task-of-tom = Tom has it on space { $space }.
task-nowhere = It is not in this game.
specialist-costs = Specialist { $number }, { $gnome }: 2 gnome tiles and a { $resource }, or 1 tile and 2.
elder-costs = Elder { $number }: 2 gnome tiles and a { $resource }, or 1 tile and 2.
gnome-face-up = To be recruited now.
gnome-of-seat = { $seat } has recruited it.
gnome-of-tom = Tom has recruited it.
gnome-out-of-sight = Not to be seen now.
