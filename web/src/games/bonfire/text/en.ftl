# What only browsers say of Bonfire: places of the table, cities, and panes of narrow screens.

bonfire-ui-board = Table
bonfire-ui-panes = Parts of the table
bonfire-ui-pane-sea = Sea
bonfire-ui-pane-fire = Fire
bonfire-ui-pane-city = City
bonfire-ui-pane-others = Others
bonfire-ui-possible = Something is possible here
bonfire-ui-city = City of { $name }
bonfire-ui-landing = At the landing stage: { $names }
bonfire-ui-countdown = countdown
bonfire-ui-neutral = a neutral one
bonfire-ui-novices-of = Novices there: { $names }.
bonfire-ui-novice-waits = Its neutral novice is still waiting for whoever comes first.
bonfire-ui-ask-turn = What do you do?
bonfire-ui-kinds = What you can do
bonfire-ui-ways = { $count ->
    [one] { $count } way to do it
   *[other] { $count } ways to do it
}
bonfire-ui-not-without-tiles = not possible: you lack { $kind-tiles }
bonfire-ui-not-fulfilled = not possible: none of your tasks is fulfilled yet
bonfire-ui-not-landed = not possible: your ship has not landed yet
bonfire-ui-not-now = not possible now
bonfire-ui-kind-fate = Fate tile
bonfire-ui-kind-sail = Sail
bonfire-ui-kind-task = Receive task
bonfire-ui-kind-guardian = Retrieve guardian
bonfire-ui-kind-procession = Procession
bonfire-ui-kind-path = Add path
bonfire-ui-kind-turn = Great Bonfire
bonfire-ui-kind-recruit = Recruit gnome
bonfire-ui-kind-ignite = Ignite
bonfire-ui-kind-bonus = Send novice
bonfire-ui-kind-pass = Pass
bonfire-ui-kind-renew = Renew paths
bonfire-ui-kind-end = End turn
bonfire-ui-turn-tile = Turn the tile
bonfire-ui-better-turned = More another way round
bonfire-ui-procession-steps = Procession: steps
bonfire-ui-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
bonfire-ui-reap = { $rewards }
bonfire-ui-recruit = { $tiles ->
    [one] recruit for { $tiles } gnome tile
   *[other] recruit for { $tiles } gnome tiles
}

bonfire-ui-voyage = { $count ->
    [one] The voyage costs you { $count } ship tile.
   *[other] The voyage costs you { $count } ship tiles.
}
bonfire-ui-your-ship = Your ship lies here.
bonfire-ui-task-price = { $count ->
    [one] A task here costs you { $count } task tile.
   *[other] A task here costs you { $count } task tiles.
}
bonfire-ui-task = Task { $task }
bonfire-ui-task-worth = { $points ->
    [one] { $points } point; its colour is { $colour }.
   *[other] { $points } points; its colour is { $colour }.
}
bonfire-ui-named-task = “{ $asks }”
bonfire-ui-ignites = fulfilled: { $asks }
bonfire-ui-progress = You have { $have } of { $need }.
bonfire-ui-path-slot = Path tile in slot { $slot }
bonfire-ui-path-pile = { $count ->
    [one] Path pile { $pile }: { $count } tile
   *[other] Path pile { $pile }: { $count } tiles
}
bonfire-ui-path-price = { $count ->
    [one] It costs you { $count } path action tile.
   *[other] It costs you { $count } path action tiles.
}
bonfire-ui-path = Path position { $position }
bonfire-ui-path-lies = { $path } path tile
bonfire-ui-path-first = The starting tile: a walk that ends here gains gold.
bonfire-ui-notch = Notch { $notch } waits for portal { $shape }
bonfire-ui-portal = Portal { $shape } in notch { $notch }
bonfire-ui-space = Task space { $space }
bonfire-ui-column = Column { $column }
bonfire-ui-worth-now = Its column scores { $points } at the end as things stand.
bonfire-ui-worth-lit = With a bonfire its column could score { $points } at the end.
bonfire-ui-worth-now-of = As it stands, this column scores { $points } points at the end: { $parts }.
bonfire-ui-worth-possible = { $points } points are possible at the end: { $parts }.
bonfire-ui-scores-guardian = { $points ->
    [one] { $points } point for a guardian there
   *[other] { $points } points for a guardian there
}
bonfire-ui-guardian = { $guardian-key ->
    [own] Own guardian
   *[other] The { $guardian } guardian
}
bonfire-ui-offering = Offering pile { $pile }: { $offering }, { $left } left
bonfire-ui-fate-tile = Fate tile: { $symbols }
bonfire-ui-cell = Cell { $cell } of the fate area
bonfire-ui-fire-space = Space { $space } of the Great Bonfire
bonfire-ui-fire-gives = It gives { $gives }.
bonfire-ui-fire-portals = Portals: { $shapes }.
bonfire-ui-fire-no-portals = No portals are left there.
bonfire-ui-fire-price = { $count ->
    [one] Turning it there costs you { $count } Great Bonfire tile.
   *[other] Turning it there costs you { $count } Great Bonfire tiles.
}
bonfire-ui-portals = portals
bonfire-ui-paths = path tiles
bonfire-ui-guardians = guardians
bonfire-ui-gnomes = gnomes
bonfire-ui-tom-card = Tom’s last card
bonfire-ui-tom-cards = { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}
bonfire-ui-later = { $points } more at the end, as things stand
bonfire-ui-points-now = Points now
bonfire-ui-points-from = Points from
bonfire-ui-points-sum = Sum
bonfire-ui-points-about = What stands after a plus would be added by the final scoring if the game ended now.
bonfire-ui-aids = Planning aids
bonfire-ui-aids-all = Show planning aids
bonfire-ui-aids-none = At this table everybody plays without planning aids.
bonfire-ui-aid-progress = How far you have come with tasks, yours and those on the islands
bonfire-ui-aid-fate = What a fate tile brings at each place, the best ones marked
bonfire-ui-aid-voyages = What a voyage to each island costs
bonfire-ui-aid-fire = What each turn of the Great Bonfire costs, and which portals fit
bonfire-ui-aid-procession = Where guardians would stand and what they would gain there
bonfire-ui-aid-points = What everybody would score now, and what each column could
bonfire-ui-aid-reach = Dim tasks that are out of reach
bonfire-ui-why-card = Tom’s card: { $card }
bonfire-ui-why-key = Tom’s card: { $card }, gnome resource: { $resource }
bonfire-ui-nothing-gnome = No face-up specialist shows { $resource }.
bonfire-ui-nothing-path = No face-up path tile shows { $resource }.
bonfire-ui-nothing-task = No task is left on the islands of { $resource }.
bonfire-ui-nothing-portal = The portal that Tom needs next lies nowhere any more.
bonfire-ui-nothing-guardian = Tom has guardians of every colour already.
bonfire-ui-nothing-key = No specialist is left to show him a resource.
bonfire-ui-search = Look up a task, gnome, bonus, island
bonfire-ui-search-close = Close
bonfire-ui-search-nothing = Nothing found.
