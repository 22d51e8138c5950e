# Wat alleen browsers over Bonfire zeggen: plekken van de tafel, steden, delen op smalle schermen.

bonfire-ui-board = Tafel
bonfire-ui-panes = Delen van de tafel
bonfire-ui-pane-sea = Zee
bonfire-ui-pane-fire = Vuur
bonfire-ui-pane-city = Stad
bonfire-ui-pane-others = Anderen
bonfire-ui-possible = Hier is iets mogelijk
bonfire-ui-city = Stad van { $name }
bonfire-ui-landing = Aan de kade: { $names }
bonfire-ui-countdown = aftellen
bonfire-ui-neutral = een raadslid
bonfire-ui-novices-of = Pupillen en raadslieden daar: { $names }.
bonfire-ui-novice-waits = Het raadslid wacht nog tot iemand de opdracht volbrengt.
bonfire-ui-ask-turn = Wat doe je?
bonfire-ui-kinds = Wat je kunt doen
bonfire-ui-ways = { $count ->
    [one] { $count } mogelijkheid
   *[other] { $count } mogelijkheden
}
bonfire-ui-not-without-tiles = niet mogelijk: je mist { $kind-tiles }
bonfire-ui-not-fulfilled = niet mogelijk: nog geen van je opdrachten is vervuld
bonfire-ui-not-landed = niet mogelijk: je schip ligt nog bij geen eiland
bonfire-ui-not-now = nu niet mogelijk
bonfire-ui-kind-fate = Lottegel leggen
bonfire-ui-kind-sail = Varen
bonfire-ui-kind-task = Opdracht ontvangen
bonfire-ui-kind-guardian = Hoeder ophalen
bonfire-ui-kind-procession = Optocht
bonfire-ui-kind-path = Weg aanleggen
bonfire-ui-kind-turn = Groot vreugdevuur
bonfire-ui-kind-recruit = Gnoom werven
bonfire-ui-kind-ignite = Vuur ontsteken
bonfire-ui-kind-bonus = Raadslid sturen
bonfire-ui-kind-pass = Passen
bonfire-ui-kind-renew = Wegen vervangen
bonfire-ui-kind-end = Beurt beëindigen
bonfire-ui-turn-tile = Tegel draaien
bonfire-ui-better-turned = Andersom brengt hij meer
bonfire-ui-procession-steps = Optocht: stappen
bonfire-ui-steps = { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
}
bonfire-ui-reap = { $rewards }
bonfire-ui-recruit = { $tiles ->
    [one] werven voor { $tiles } actiefiche Gnoom
   *[other] werven voor { $tiles } actiefiches Gnoom
}
bonfire-ui-voyage = { $count ->
    [one] De vaart kost je { $count } actiefiche Schip.
   *[other] De vaart kost je { $count } actiefiches Schip.
}
bonfire-ui-your-ship = Hier ligt je schip.
bonfire-ui-task-price = { $count ->
    [one] Een opdracht kost je hier { $count } actiefiche Opdracht.
   *[other] Een opdracht kost je hier { $count } actiefiches Opdracht.
}
bonfire-ui-task = Opdracht { $task }
bonfire-ui-task-worth = { $points ->
    [one] { $points } punt; de kleur is { $colour }.
   *[other] { $points } punten; de kleur is { $colour }.
}
bonfire-ui-named-task = ‘{ $asks }’
bonfire-ui-ignites = vervuld: { $asks }
bonfire-ui-progress = Je hebt { $have } van de { $need }.
bonfire-ui-path-slot = Wegfiche op aanbodveld { $slot }
bonfire-ui-path-pile = { $count ->
    [one] Trekstapel { $pile }: { $count } fiche
   *[other] Trekstapel { $pile }: { $count } fiches
}
bonfire-ui-path-price = { $count ->
    [one] Het kost je { $count } actiefiche Weg.
   *[other] Het kost je { $count } actiefiches Weg.
}
bonfire-ui-path = Wegveld { $position }
bonfire-ui-path-lies = Wegfiche: { $path }
bonfire-ui-path-first = De starttegel: een hoeder die hier eindigt, levert goud op.
bonfire-ui-notch = Uitsparing { $notch } wacht op portaal { $shape }
bonfire-ui-portal = Portaal { $shape } in uitsparing { $notch }
bonfire-ui-space = Opdrachtveld { $space }
bonfire-ui-column = Kolom { $column }
bonfire-ui-worth-now = Zoals het nu staat, levert deze kolom aan het einde { $points } punten op.
bonfire-ui-worth-lit = Met vreugdevuur kan deze kolom aan het einde { $points } punten opleveren.
bonfire-ui-worth-now-of = Zoals het nu staat levert deze kolom aan het einde { $points } punten op: { $parts }.
bonfire-ui-worth-possible = Aan het einde zijn { $points } punten mogelijk: { $parts }.
bonfire-ui-scores-guardian = { $points ->
    [one] { $points } punt voor een hoeder daar
   *[other] { $points } punten voor een hoeder daar
}
bonfire-ui-guardian = { $guardian-key ->
    [own] Je eigen hoeder
   *[other] Hoeder ({ $guardian })
}
bonfire-ui-offering = Offerschalen, stapel { $pile }: { $offering }, nog { $left }
bonfire-ui-fate-tile = Lottegel: { $symbols }
bonfire-ui-cell = Veld { $cell } van het lotveld
bonfire-ui-fire-space = Veld { $space } bij het grote vreugdevuur
bonfire-ui-fire-gives = Het levert { $gives } op.
bonfire-ui-fire-portals = Portalen: { $shapes }.
bonfire-ui-fire-no-portals = Daar liggen geen portalen meer.
bonfire-ui-fire-price = { $count ->
    [one] Tot daar draaien kost je { $count } actiefiche Groot vreugdevuur.
   *[other] Tot daar draaien kost je { $count } actiefiches Groot vreugdevuur.
}
bonfire-ui-portals = portalen
bonfire-ui-paths = wegfiches
bonfire-ui-guardians = hoeders
bonfire-ui-gnomes = gnomen
bonfire-ui-tom-card = Toms laatste kaart
bonfire-ui-tom-cards = { $left ->
    [one] nog { $left } kaart
   *[other] nog { $left } kaarten
}
bonfire-ui-later = aan het einde nog { $points } erbij, zoals het er nu voor staat
bonfire-ui-points-now = Punten nu
bonfire-ui-points-from = Punten uit
bonfire-ui-points-sum = Totaal
bonfire-ui-points-about = Wat na een plus staat, zou er bij de eindtelling bijkomen als het spel nu afliep.
bonfire-ui-aids = Hulp bij het plannen
bonfire-ui-aids-all = Hulp bij het plannen tonen
bonfire-ui-aids-none = Aan deze tafel speelt iedereen zonder hulp bij het plannen.
bonfire-ui-aid-progress = Hoe ver je bent met je opdrachten en die op de eilanden
bonfire-ui-aid-fate = Wat een lottegel op elke plek oplevert, de beste gemarkeerd
bonfire-ui-aid-voyages = Wat een vaart naar elk eiland kost
bonfire-ui-aid-fire = Wat elke draai aan het grote vreugdevuur kost, en welke portalen passen
bonfire-ui-aid-procession = Waar hoeders zouden staan en wat ze daar zouden krijgen
bonfire-ui-aid-points = Wat iedereen nu zou krijgen, en wat elke kolom nog kan opleveren
bonfire-ui-aid-reach = Opdrachten buiten bereik dimmen
bonfire-ui-why-card = Toms kaart: { $card }
bonfire-ui-why-key = Toms kaart: { $card }, gnoommiddel: { $resource }
bonfire-ui-nothing-gnome = Geen open specialist toont { $resource }.
bonfire-ui-nothing-path = Geen open wegfiche toont { $resource }.
bonfire-ui-nothing-task = Op de eilanden van { $resource } ligt geen opdracht meer.
bonfire-ui-nothing-portal = Het portaal dat Tom nu nodig heeft ligt nergens meer.
bonfire-ui-nothing-guardian = Tom heeft al hoeders van elke kleur.
bonfire-ui-nothing-key = Er is geen specialist meer die hem een middel toont.
bonfire-ui-search = Opdracht, gnoom, bonus of eiland opzoeken
bonfire-ui-search-close = Sluiten
bonfire-ui-search-nothing = Niets gevonden.
