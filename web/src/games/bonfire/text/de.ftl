# Was nur Browser über Bonfire sagen: Orte des Tisches, Städte und Ausschnitte auf schmalen Bildschirmen.

bonfire-ui-board = Tisch
bonfire-ui-panes = Teile des Tisches
bonfire-ui-pane-sea = Meer
bonfire-ui-pane-fire = Feuer
bonfire-ui-pane-city = Stadt
bonfire-ui-pane-others = Andere
bonfire-ui-possible = Hier ist etwas möglich
bonfire-ui-city = Stadt von { $name }
bonfire-ui-landing = Am Steg: { $names }
bonfire-ui-countdown = Countdown
bonfire-ui-neutral = ein Rats-Novize
bonfire-ui-novices-of = Novizen dort: { $names }.
bonfire-ui-novice-waits = Ihr Rats-Novize wartet noch darauf, dass jemand sie erfüllt.
bonfire-ui-ask-turn = Was tust du?
bonfire-ui-kinds = Was du tun kannst
bonfire-ui-ways = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
bonfire-ui-not-without-tiles = nicht möglich: Dir fehlen { $kind-tiles }
bonfire-ui-not-fulfilled = nicht möglich: Keine deiner Aufgaben ist schon erfüllt
bonfire-ui-not-landed = nicht möglich: Dein Schiff liegt noch an keiner Insel
bonfire-ui-not-now = gerade nicht möglich
bonfire-ui-kind-fate = Schicksal anlegen
bonfire-ui-kind-sail = Schiff fahren
bonfire-ui-kind-task = Aufgabe erhalten
bonfire-ui-kind-guardian = Hüterin abholen
bonfire-ui-kind-procession = Prozession
bonfire-ui-kind-path = Weg anlegen
bonfire-ui-kind-turn = Großes Bonfire
bonfire-ui-kind-recruit = Gnom anwerben
bonfire-ui-kind-ignite = Bonfire entfachen
bonfire-ui-kind-bonus = Novizen schicken
bonfire-ui-kind-pass = Passen
bonfire-ui-kind-renew = Wege austauschen
bonfire-ui-kind-end = Zug beenden
bonfire-ui-turn-tile = Plättchen drehen
bonfire-ui-better-turned = Anders herum bringt es mehr
bonfire-ui-procession-steps = Prozession: Schritte
bonfire-ui-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
bonfire-ui-reap = { $rewards }
bonfire-ui-recruit = { $tiles ->
    [one] für { $tiles } Gnom-Aktionsmarker anwerben
   *[other] für { $tiles } Gnom-Aktionsmarker anwerben
}
bonfire-ui-voyage = { $count ->
    [one] Die Fahrt kostet dich { $count } Schiff-Aktionsmarker.
   *[other] Die Fahrt kostet dich { $count } Schiff-Aktionsmarker.
}
bonfire-ui-your-ship = Hier liegt dein Schiff.
bonfire-ui-task-price = { $count ->
    [one] Eine Aufgabe kostet dich hier { $count } Aufgaben-Aktionsmarker.
   *[other] Eine Aufgabe kostet dich hier { $count } Aufgaben-Aktionsmarker.
}
bonfire-ui-task = Aufgabe { $task }
bonfire-ui-task-worth = { $points ->
    [one] { $points } Punkt; ihre Farbe ist { $colour }.
   *[other] { $points } Punkte; ihre Farbe ist { $colour }.
}
bonfire-ui-named-task = „{ $asks }“
bonfire-ui-ignites = erfüllt: { $asks }
bonfire-ui-progress = Du hast { $have } von { $need }.
bonfire-ui-path-slot = Weg-Plättchen auf Auslage-Feld { $slot }
bonfire-ui-path-pile = { $count ->
    [one] Nachziehstapel { $pile }: { $count } Plättchen
   *[other] Nachziehstapel { $pile }: { $count } Plättchen
}
bonfire-ui-path-price = { $count ->
    [one] Es kostet dich { $count } Weg-Aktionsmarker.
   *[other] Es kostet dich { $count } Weg-Aktionsmarker.
}
bonfire-ui-path = Wegfeld { $position }
bonfire-ui-path-lies = Weg-Plättchen: { $path }
bonfire-ui-path-first = Das Startfeld: Beendet eine Hüterin hier ihre Bewegung, bringt das Gold.
bonfire-ui-notch = Aussparung { $notch } wartet auf Portal { $shape }
bonfire-ui-portal = Portal { $shape } in Aussparung { $notch }
bonfire-ui-space = Aufgaben-Feld { $space }
bonfire-ui-column = Spalte { $column }
bonfire-ui-worth-now = So, wie es steht, bringt diese Spalte am Ende { $points } Punkte.
bonfire-ui-worth-lit = Mit Bonfire könnte diese Spalte am Ende { $points } Punkte bringen.
bonfire-ui-worth-now-of = So, wie es steht, bringt diese Spalte am Ende { $points } Punkte: { $parts }.
bonfire-ui-worth-possible = Möglich sind am Ende { $points } Punkte: { $parts }.
bonfire-ui-scores-guardian = { $points ->
    [one] { $points } Punkt für eine Hüterin dort
   *[other] { $points } Punkte für eine Hüterin dort
}
bonfire-ui-guardian = { $guardian-key ->
    [own] Eigene Hüterin
   *[other] Hüterin ({ $guardian })
}
bonfire-ui-offering = Opferschalen, Stapel { $pile }: { $offering }, noch { $left }
bonfire-ui-fate-tile = Schicksals-Plättchen: { $symbols }
bonfire-ui-cell = Feld { $cell } des Schicksalsfelds
bonfire-ui-fire-space = Feld { $space } des Großen Bonfires
bonfire-ui-fire-gives = Es bringt { $gives }.
bonfire-ui-fire-portals = Portale: { $shapes }.
bonfire-ui-fire-no-portals = Dort liegen keine Portale mehr.
bonfire-ui-fire-price = { $count ->
    [one] Bis dorthin zu drehen kostet dich { $count } Bonfire-Aktionsmarker.
   *[other] Bis dorthin zu drehen kostet dich { $count } Bonfire-Aktionsmarker.
}
bonfire-ui-portals = Portale
bonfire-ui-paths = Weg-Plättchen
bonfire-ui-guardians = Hüterinnen
bonfire-ui-gnomes = Gnome
bonfire-ui-tom-card = Toms letzte Karte
bonfire-ui-tom-cards = { $left ->
    [one] noch { $left } Karte
   *[other] noch { $left } Karten
}
bonfire-ui-later = am Ende noch { $points } dazu, so wie es steht
bonfire-ui-points-now = Punkte jetzt
bonfire-ui-points-from = Punkte aus
bonfire-ui-points-sum = Summe
bonfire-ui-points-about = Was nach einem Plus steht, käme in der Schlusswertung dazu, wenn die Partie jetzt endete.
bonfire-ui-aids = Planungshilfen
bonfire-ui-aids-all = Planungshilfen zeigen
bonfire-ui-aids-none = An diesem Tisch spielen alle ohne Planungshilfen.
bonfire-ui-aid-progress = Wie weit du mit deinen Aufgaben und denen auf den Inseln bist
bonfire-ui-aid-fate = Was ein Schicksals-Plättchen wo bringt, die besten Stellen markiert
bonfire-ui-aid-voyages = Was eine Fahrt zu jeder Insel kostet
bonfire-ui-aid-fire = Was es kostet, das Große Bonfire zu drehen, und welche Portale passen
bonfire-ui-aid-procession = Wo Hüterinnen stünden und was sie dort bekämen
bonfire-ui-aid-points = Was alle jetzt bekämen, und was jede Spalte noch bringen kann
bonfire-ui-aid-reach = Aufgaben abblenden, die nicht zu erreichen sind
bonfire-ui-why-card = Toms Karte: { $card }
bonfire-ui-why-key = Toms Karte: { $card }, Gnom-Ressource: { $resource }
bonfire-ui-nothing-gnome = Kein Spezialist der Auslage zeigt { $resource }.
bonfire-ui-nothing-path = Kein Weg-Plättchen der Auslage zeigt { $resource }.
bonfire-ui-nothing-task = Auf den Inseln der Ressource { $resource } liegt keine Aufgabe mehr.
bonfire-ui-nothing-portal = Das Portal, das Tom als Nächstes braucht, liegt nirgends mehr.
bonfire-ui-nothing-guardian = Tom hat schon Hüterinnen aller Farben.
bonfire-ui-nothing-key = Es ist kein Spezialist mehr da, der ihm eine Ressource zeigt.
bonfire-ui-search = Aufgabe, Gnom, Bonus oder Insel nachschlagen
bonfire-ui-search-close = Schließen
bonfire-ui-search-nothing = Nichts gefunden.
