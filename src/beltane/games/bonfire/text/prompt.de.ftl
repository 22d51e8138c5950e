# What is asked in Bonfire, and what choices cost and bring.

## Questions

ask-keep-or-swap = Dein erstes Schicksals-Plättchen: Behältst du das beiseitegelegte, oder tauschst du es gegen das mittlere deiner Reihe aus?
ask-lay-first-tile = Lege dein erstes Schicksals-Plättchen ({ $symbols }) in die Mitte deines Schicksalsfelds, in dieser Reihenfolge oder umgekehrt.
ask-turn = Du bist am Zug: { $possible }. Du hast { $tiles ->
    [nichts] keine Aktionsmarker
   *[other] { $tiles }
}; { $resources ->
    [nichts] keine Ressourcen
   *[other] an Ressourcen { $resources }
}.
ask-after-main-part = Du darfst noch einen Rats-Novizen in den Hohen Rat schicken oder deinen Spielzug beenden.
ask-discard = { $kept ->
    [one] Welchen Aktionsmarker behältst du für das Schicksals-Plättchen?
   *[other] Welche { $kept } Aktionsmarker behältst du für das Schicksals-Plättchen?
} { $surplus ->
    [one] 1 Aktionsmarker ist überzählig.
   *[other] { $surplus } Aktionsmarker sind überzählig.
} Du hast { $tiles }.
ask-choose-fate-tile = Nimm das oberste oder das unterste Schicksals-Plättchen deiner Reihe.
ask-lay-fate-tile = Lege das Schicksals-Plättchen an: { $symbols }. Benachbarte gleiche Symbole bringen mehr Aktionsmarker.
ask-choose-path = Wähle ein Weg-Plättchen.
ask-search-path = Der Hohe Rat gibt dir ein Weg-Plättchen: Nimm eins aus der Auslage oder nenne eins aus den Stapeln.
ask-island-action = Dein Schiff ist an { $island-dative } angekommen. Was tust du dort?
ask-choose-offering = Welche Opferschale legst du auf { $island-dative } für Aufgabe { $task } ab?
ask-choose-space = Auf welches Feld deiner Stadt legst du Aufgabe { $task }?
ask-pay = { $purpose } kostet { $cost }. Was gibst du ab? Du hast { $held }.
ask-pay-more = { $purpose } kostet { $cost }. Abgegeben hast du { $given }. Was noch? Du hast jetzt { $held }.
ask-walk = { $steps ->
    [one] Die Prozession: Jede Hüterin darf { $steps } Schritt gehen. Welche geht wohin?
   *[other] Die Prozession: Jede Hüterin darf bis zu { $steps } Schritte gehen. Welche geht wohin?
}
ask-choose-gain = Was bringt dir die { $guardian } Hüterin auf Wegfeld { $position }?
ask-choose-rewards = Was nimmst du dir von Feld { $space } des Großen Bonfires?
ask-choose-notch = Für welche Aussparung ist das Portal?
ask-choose-council-space = Auf welches Feld des Hohen Rates schickst du deinen Novizen?
ask-neutral-novice = Auf welches Feld des Hohen Rates schickst du den Rats-Novizen von „{ $common_task }“?
ask-bonus-or-point = Was nimmst du: { $council-bonus } oder 1 Punkt?
ask-choose-guardian = Der Hohe Rat gibt dir eine Hüterin. Welche?
ask-turn-great-bonfire = Der Hohe Rat dreht für dich das Große Bonfire. Auf welches Feld?
ask-choose-specialist = Der Hohe Rat gibt dir einen Spezialisten. Welchen?
ask-move-guardian = Der Hohe Rat zieht eine deiner Hüterinnen. Welche, und wohin?
ask-choose-island = Der Hohe Rat gibt dir eine Fahrt. Wohin?
ask-choose-for-tom = Einige Aufgaben sind für Tom gleich viel wert. Welche nimmt er?
ask-continue = In diesem Spielzug kannst du nichts tun.

# What can be done in a turn.
can-fate = ein Schicksals-Plättchen anlegen
can-use-tiles = Aktionsmarker verwenden
can-ignite = ein Bonfire entfachen
can-bonus = einen Rats-Novizen in den Hohen Rat schicken
can-pass = passen
can-end = den Spielzug beenden

# What is paid for, at the beginning of a sentence.
purpose-arrive = Die Fahrt { $island-to }
purpose-receive-task = Aufgabe { $task }
purpose-retrieve-guardian = Die { $guardian } Hüterin
purpose-take-path = Das Weg-Plättchen
purpose-reach-space = Die Drehung des Großen Bonfires auf Feld { $space }
purpose-recruit = Das Anwerben { $gnome-genitive }
purpose-procession = { $steps ->
    [one] Eine Prozession von { $steps } Schritt
   *[other] Eine Prozession von { $steps } Schritten
}

# What several actions at once have in common.
verb-pay = abgeben
verb-keep-tiles = Aktionsmarker behalten
verb-done = die anderen stehen lassen

action-pay = pay STÜCKE: Gib alles auf einmal ab, zum Beispiel pay 1 ship 1 yellow oder pay root gold.
action-keep-tiles = keep MARKER: Behalte diese Aktionsmarker für das Schicksals-Plättchen und wirf die anderen ab.
action-done = done: Beende die Prozession; wer noch gehen könnte, bleibt stehen.

## Costs

any-resources = { $count ->
    [one] { $count } beliebige Ressource
   *[other] { $count } beliebige Ressourcen
}
either-resource = 1 { $of }
cost-pays = du gibst { $pieces } ab
cost-pays-instead = du gibst { $pieces } ab (fehlend: { $missing })
cost-asks = kostet { $pieces }
cost-missing = { $count ->
    [one] fehlend: { $missing }; gib dafür { $instead } ab
   *[other] fehlend: { $missing }; gib für jedes Stück { $instead } ab
}
cost-offering = du legst eine Opferschale mit { $offering } ab
cost-discards = du wirfst { $pieces } ab
cost-discards-some = { $count ->
    [one] wirf vorher { $count } Aktionsmarker ab
   *[other] wirf vorher { $count } Aktionsmarker ab
}
instead-yellow = einen gelben Aktionsmarker
instead-gold = Gold
instead-two-others = zwei andere
note-otherwise = eine andere Zahlung wählen
note-piecemeal = nach dem Rest wirst du als Nächstes gefragt

## What choices bring about

effect-gains = du nimmst dir { $pieces }
effect-gains-choice = { $count ->
    [one] du nimmst dir 1 Ressource deiner Wahl
   *[other] du nimmst dir { $count } gleiche Ressourcen deiner Wahl
}
effect-common-task = erfüllt die Aufgabe des Rates „{ $common_task }“
effect-symbols = { $symbols }
effect-unseen-path = ein ungesehenes Weg-Plättchen für Wegfeld { $position }
effect-path = { $path } für Wegfeld { $position }
effect-renew = tauscht die Auslage aus, bevor du wählst
effect-brings = bringt { $rewards }
effect-two-of = bringt zwei davon: { $rewards }
taken-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
taken-portal = Portal { $shape } für Aussparung { $notch }
taken-portals = ein Portal für Aussparung { $notches }
effect-notch = Portal { $shape }
effect-ability = { $ability }
effect-guardian-comes = die { $guardian } Hüterin kommt in deine Stadt
effect-step-without-gain = dann darf jede Hüterin einen Schritt gehen, ohne Ertrag
effect-steps = { $steps ->
    [one] jede Hüterin darf { $steps } Schritt gehen
   *[other] jede Hüterin darf bis zu { $steps } Schritte gehen
}
effect-stays = die { $guardian } Hüterin bleibt stehen
effect-all-stay = { $guardians-count ->
    [one] die { $guardians } Hüterin bleibt stehen
   *[other] die { $guardians } Hüterin bleiben stehen
}
effect-ignites = { $task }: { $asks }
effect-open-to-guardians = { $points ->
    [one] durch das Portal kann eine Hüterin dorthin, für { $points } Punkt
   *[other] durch das Portal kann eine Hüterin dorthin, für { $points } Punkte
}
effect-neutral-novice = für die Aufgabe des Rates „{ $common_task }“
effect-bonus = { $bonus }
effect-countdown = der Countdown beginnt
effect-passes = für dich ist die Partie zu Ende

bonus-gold-and-yellow = stattdessen 1 Punkt gibt es nicht
bonus-path = ein Weg-Plättchen aus der Auslage oder den Stapeln
bonus-guardian = eine Hüterin in einer Farbe, die du nicht hast
bonus-great-bonfire = das Große Bonfire auf ein beliebiges Feld drehen
bonus-specialist = ein Spezialist aus der Auslage
bonus-move-guardian = eine deiner Hüterinnen beliebig auf dem Weg oder zu einem Bonfire ziehen
bonus-voyage = Fahrt zu einer beliebigen Insel; ihre Aktion kostet wie üblich
bonus-fate-tile = ein Schicksals-Plättchen anlegen, was du auch hast

ability-crowded-path = auf einem Wegfeld dürfen beliebig viele deiner Hüterinnen stehen
ability-faster-procession = Hüterinnen gehen einen Schritt mehr, als deine Aktionsmarker erlauben
ability-any-resources-for-tasks = zwei beliebige Ressourcen genügen für eine Aufgabe
ability-points-for-elders = 2 Punkte mehr für jeden Ältesten, den du anwirbst
ability-yellow-counts-twice = ein gelber Aktionsmarker gilt als zwei gleiche derselben Kosten
ability-choice-on-path = endet eine Bewegung auf dem Weg, wählst du die Ressource
ability-gold-for-novices = 1 Gold für jeden Novizen, den du in den Hohen Rat stellst
ability-resource-of-new-path = ein neues Weg-Plättchen bringt sofort seine Ressource
ability-any-resources-for-gnomes = beliebige Ressourcen in gleicher Anzahl genügen für einen Gnom
ability-doubled = doppelter Ertrag, wenn die { $guardian } Hüterin ihre Bewegung auf dem Weg beendet
ability-three-tiles-kept = für ein Schicksals-Plättchen darfst du drei Aktionsmarker behalten
ability-yellow-for-gnomes = 1 gelber Aktionsmarker für jeden Gnom, der kommt, diesen mitgezählt
ability-fate-symbols-twice = überbaute Symbole für Gold und gelbe Aktionsmarker zählen doppelt
ability-step-for-new-guardians = kommt eine Hüterin, darf jede einen Schritt gehen, ohne Ertrag
ability-points-for-guardians = am Ende 2 Punkte mehr für jede Hüterin bei einem Bonfire
ability-reward-for-common-tasks = von nun an 1 Gold und 1 gelber Aktionsmarker für jede erfüllte Aufgabe des Rates
ability-gold-on-first-path = 1 Gold zusätzlich, wenn eine Bewegung auf dem ersten Wegfeld endet
ability-longer-voyage = dein Schiff fährt eine Schiffsroute weiter, als deine Aktionsmarker erlauben
ability-further-great-bonfire = das Große Bonfire dreht sich ein Feld weiter, als deine Aktionsmarker erlauben
ability-all-rewards = alle drei Belohnungen eines Feldes des Großen Bonfires
ability-crowded-council = du darfst Novizen dorthin schicken, wo schon einer derselben Farbe steht
ability-portals-in-any-order = Portale darfst du an jeder Aussparung anlegen, in die sie passen
ability-one-tile-for-tasks = eine Aufgabe kostet immer nur einen Aktionsmarker
ability-protruding-fate-tiles = Schicksals-Plättchen dürfen hinausragen, wenn ein Symbol auf dem Feld bleibt
ability-elder-of-paths = 1 für jedes Wegfeld
ability-elder-of-fate-tiles = 1 für jedes Schicksals-Plättchen auf deinem Schicksalsfeld
ability-elder-of-portals = 1 für jedes Portal
ability-elder-of-tasks = 1 für jede Aufgabe und jedes Bonfire
ability-elder-of-guardians = 1 für jede Hüterin
ability-elder-of-gnomes = 1 für jeden Gnom, ihn selbst mitgezählt

## Points

points-now = { $points ->
    [one] du erhältst { $points } Punkt
   *[other] du erhältst { $points } Punkte
}
points-task = { $points ->
    [one] { $colour }, als Bonfire { $points } Punkt wert
   *[other] { $colour }, als Bonfire { $points } Punkte wert
}
points-tom-bonfire = { $points ->
    [one] Tom erhält am Ende { $points } Punkt
   *[other] Tom erhält am Ende { $points } Punkte
}
points-guardian = { $points ->
    [one] bringt am Ende { $points } Punkt
   *[other] bringt am Ende { $points } Punkte
}
points-portal = { $points ->
    [one] bringt am Ende { $points } Punkt
   *[other] bringt am Ende { $points } Punkte
}
points-crystal = { $points ->
    [one] der Kristall passt zum Bonfire: am Ende { $points } Punkt
   *[other] der Kristall passt zum Bonfire: am Ende { $points } Punkte
}
points-at-the-end = Punkte am Ende: { $parts }
scores-bonfire = { $points } für das Bonfire
scores-portal = { $points } für sein Portal
scores-crystal = { $points } für sein Weg-Plättchen

## Notes

note-tasks-there = { $tasks }
note-no-tasks-there = dort gibt es keine Aufgabe mehr
task-in-short = { $points ->
    [one] { $task } für { $points } Punkt ({ $progress })
   *[other] { $task } für { $points } Punkte ({ $progress })
}
task-ready = erfüllt
task-progress = { $have }/{ $need }
note-progress = Fortschritt: { $progress }
note-asks = Bedingung: { $asks }
note-guardian-there = die { $guardian } Hüterin, die du noch nicht hast
note-guardian-owned = die { $guardian } Hüterin hast du schon
note-guardian-value = { $points ->
    [one] eine Hüterin bei diesem Bonfire bringt { $points } Punkt
   *[other] eine Hüterin bei diesem Bonfire bringt { $points } Punkte
}
note-portal-there = das Portal liegt schon dort
note-crystal-below = der Kristall darunter ist ebenfalls { $colour }
note-crystal-matches = der { $colour-weak } Kristall passt zur Aufgabe dort
note-offerings-left = { $count ->
    [0] die letzte ihres Stapels
    [one] darunter liegt noch { $count }
   *[other] darunter liegen noch { $count }
}
note-no-gain = ohne Ertrag
note-held = du hast { $count }
note-fate-row = { $count ->
    [one] { $count } Plättchen in deiner Reihe; bleibt es übrig, bringt es { $points } Punkte
   *[other] { $count } Plättchen in deiner Reihe; jedes übrige bringt { $points } Punkte
}
note-lies = liegt so: { $symbols }
note-only-a-point = nur 1 Punkt, denn { $why }

unusable-path = dein Weg ist voll
unusable-guardian = du hast schon eine Hüterin in jeder Farbe
unusable-specialist = kein Spezialist liegt offen
unusable-gnomes = du hast schon sechs Gnome
unusable-move-guardian = keine Hüterin kann irgendwohin
unusable-fate-tile = für kein Schicksals-Plättchen ist Platz
unusable-no-fate-tile = du hast kein Schicksals-Plättchen mehr

## What can be looked up

task-on-island = Sie liegt auf { $island-dative }.
task-of-seat = { $seat } hat sie auf Aufgaben-Feld { $space }.
task-of-tom = Tom hat sie auf Aufgaben-Feld { $space }.
task-nowhere = In dieser Partie ist sie nicht dabei.
specialist-costs = Spezialist { $number }, { $gnome }: 2 Gnom-Aktionsmarker und 1 { $resource } oder 1 Aktionsmarker und 2 { $resource-plural }.
elder-costs = Ältester { $number }: 2 Gnom-Aktionsmarker und 1 { $resource } oder 1 Aktionsmarker und 2 { $resource-plural }.
gnome-face-up = Du kannst ihn jetzt anwerben.
gnome-of-seat = { $seat } hat ihn angeworben.
gnome-of-tom = Tom hat ihn angeworben.
gnome-out-of-sight = Er ist gerade nicht zu sehen.
