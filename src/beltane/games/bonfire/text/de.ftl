# What is said of Bonfire.

## Words

seat-colour-red = Rot
    .sign = R
seat-colour-green = Grün
    .sign = G
seat-colour-white = Weiß
    .sign = W
seat-colour-black = Schwarz
    .sign = S

# Action tiles, the actions that they pay for, and the symbols of fate tiles; the tile by its full name, in the cases
# that phrases need.
action-kind-ship = Schiff
    .tile = Schiff-Aktionsmarker
    .tile-accusative = Schiff-Aktionsmarker
    .tiles = Schiff-Aktionsmarker
    .sign = sc
action-kind-task = Aufgabe
    .tile = Aufgaben-Aktionsmarker
    .tile-accusative = Aufgaben-Aktionsmarker
    .tiles = Aufgaben-Aktionsmarker
    .sign = au
action-kind-guardian = Hüterin
    .tile = Hüterinnen-Aktionsmarker
    .tile-accusative = Hüterinnen-Aktionsmarker
    .tiles = Hüterinnen-Aktionsmarker
    .sign = hü
action-kind-path = Weg
    .tile = Weg-Aktionsmarker
    .tile-accusative = Weg-Aktionsmarker
    .tiles = Weg-Aktionsmarker
    .sign = we
action-kind-great-bonfire = Großes Bonfire
    .tile = Bonfire-Aktionsmarker
    .tile-accusative = Bonfire-Aktionsmarker
    .tiles = Bonfire-Aktionsmarker
    .sign = gb
    .short = Bonfire
action-kind-gnome = Gnom
    .tile = Gnom-Aktionsmarker
    .tile-accusative = Gnom-Aktionsmarker
    .tiles = Gnom-Aktionsmarker
    .sign = gn
action-kind-yellow = Gelb
    .tile = gelber Aktionsmarker
    .tile-accusative = gelben Aktionsmarker
    .tiles = gelbe Aktionsmarker
    .sign = ge

# Resources; the plural is for messages that count in other ways than by $count.
resource-blossom = { $count ->
    [one] Blüte
   *[other] Blüten
}
    .plural = Blüten
    .island = Blüteninsel
    .islands = Blüteninseln
resource-fruit = { $count ->
    [one] Frucht
   *[other] Früchte
}
    .plural = Früchte
    .island = Früchteinsel
    .islands = Früchteinseln
resource-herb = { $count ->
    [one] Kraut
   *[other] Kräuter
}
    .plural = Kräuter
    .island = Kräuterinsel
    .islands = Kräuterinseln
resource-shell = { $count ->
    [one] Muschel
   *[other] Muscheln
}
    .plural = Muscheln
    .island = Muschelinsel
    .islands = Muschelinseln
    .short = Muschel
resource-root = { $count ->
    [one] Wurzel
   *[other] Wurzeln
}
    .plural = Wurzeln
    .island = Wurzelinsel
    .islands = Wurzelinseln
resource-gold = Gold
    .plural = Gold

count-of-action-kind = { $count ->
    [one] { $count } { $of-tile-accusative }
   *[other] { $count } { $of-tiles }
}
short-count-of-action-kind = { $count } { $of }
count-of-resource = { $count } { $of }

# The colours of tasks, bonfires and crystals.
colour-blue = blau
    .feminine = blaue
    .neuter = blaues
    .plural = blaue
    .dative = blauem
    .weak = blaue
    .sign = B
colour-red = rot
    .feminine = rote
    .neuter = rotes
    .plural = rote
    .dative = rotem
    .weak = rote
    .sign = R
colour-yellow = gelb
    .feminine = gelbe
    .neuter = gelbes
    .plural = gelbe
    .dative = gelbem
    .weak = gelbe
    .sign = G

# Guardians’ colours, declined for “die … Hüterin”.
guardian-pink = rosa
    .short = Rosa
guardian-blue = blaue
    .short = Blau
guardian-natural = naturfarbene
    .short = Natur
guardian-grey = graue
    .short = Grau
guardian-own = eigene
    .short = eigene

# Where guardians stand, and with the preposition where they go; a number follows, except after the starting area.
area-starting-area = Startfeld
    .to = auf das Startfeld
area-path = Wegfeld
    .to = auf Wegfeld
area-bonfire = Bonfire
    .to = zu Bonfire

shape-a = A
shape-b = B
shape-c = C
shape-d = D
shape-e = E
shape-f = F
shape-g = G

island-blossom-west = die Blüteninsel im Westen
    .dative = der Blüteninsel im Westen
    .to = zur Blüteninsel im Westen
    .short = Blüten West
island-blossom-east = die Blüteninsel im Osten
    .dative = der Blüteninsel im Osten
    .to = zur Blüteninsel im Osten
    .short = Blüten Ost
island-fruit-west = die Früchteinsel im Westen
    .dative = der Früchteinsel im Westen
    .to = zur Früchteinsel im Westen
    .short = Früchte West
island-fruit-east = die Früchteinsel im Osten
    .dative = der Früchteinsel im Osten
    .to = zur Früchteinsel im Osten
    .short = Früchte Ost
island-herb-west = die Kräuterinsel im Westen
    .dative = der Kräuterinsel im Westen
    .to = zur Kräuterinsel im Westen
    .short = Kräuter West
island-herb-east = die Kräuterinsel im Osten
    .dative = der Kräuterinsel im Osten
    .to = zur Kräuterinsel im Osten
    .short = Kräuter Ost
island-shell-west = die Muschelinsel im Westen
    .dative = der Muschelinsel im Westen
    .to = zur Muschelinsel im Westen
    .short = Muscheln West
island-shell-east = die Muschelinsel im Osten
    .dative = der Muschelinsel im Osten
    .to = zur Muschelinsel im Osten
    .short = Muscheln Ost
island-root-west = die Wurzelinsel im Westen
    .dative = der Wurzelinsel im Westen
    .to = zur Wurzelinsel im Westen
    .short = Wurzeln West
island-root-east = die Wurzelinsel im Osten
    .dative = der Wurzelinsel im Osten
    .to = zur Wurzelinsel im Osten
    .short = Wurzeln Ost
island-guardian-pink = die Insel der rosa Hüterinnen
    .dative = der Insel der rosa Hüterinnen
    .to = zur Insel der rosa Hüterinnen
    .short = Rosa Insel
island-guardian-blue = die Insel der blauen Hüterinnen
    .dative = der Insel der blauen Hüterinnen
    .to = zur Insel der blauen Hüterinnen
    .short = Blaue Insel
island-guardian-natural = die Insel der naturfarbenen Hüterinnen
    .dative = der Insel der naturfarbenen Hüterinnen
    .to = zur Insel der naturfarbenen Hüterinnen
    .short = Natur-Insel
island-guardian-grey = die Insel der grauen Hüterinnen
    .dative = der Insel der grauen Hüterinnen
    .to = zur Insel der grauen Hüterinnen
    .short = Graue Insel

# A path tile’s crystal and its resource; “Weg-Plättchen” comes before.
path-kind-blue-blossom = Blau/Blüte
path-kind-blue-fruit = Blau/Frucht
path-kind-blue-herb = Blau/Kraut
path-kind-blue-shell = Blau/Muschel
path-kind-blue-root = Blau/Wurzel
path-kind-red-blossom = Rot/Blüte
path-kind-red-fruit = Rot/Frucht
path-kind-red-herb = Rot/Kraut
path-kind-red-shell = Rot/Muschel
path-kind-red-root = Rot/Wurzel
path-kind-yellow-blossom = Gelb/Blüte
path-kind-yellow-fruit = Gelb/Frucht
path-kind-yellow-herb = Gelb/Kraut
path-kind-yellow-shell = Gelb/Muschel
path-kind-yellow-root = Gelb/Wurzel

# Specialists have names of ours, after what they do.
specialist-crowded-path = „Voller Weg“
specialist-faster-procession = „Schnellere Prozession“
specialist-any-resources-for-tasks = „Freie Ressourcen für Aufgaben“
specialist-points-for-elders = „Punkte für Älteste“
specialist-yellow-counts-twice = „Gelb zählt doppelt“
specialist-choice-on-path = „Freie Wahl auf dem Weg“
specialist-gold-for-novices = „Gold für Novizen“
specialist-resource-of-new-path = „Ressource vom neuen Weg“
specialist-any-resources-for-gnomes = „Freie Ressourcen für Gnome“
specialist-doubled-pink = „Rosa doppelt“
specialist-doubled-grey = „Grau doppelt“
specialist-doubled-natural = „Naturfarben doppelt“
specialist-doubled-blue = „Blau doppelt“
specialist-three-tiles-kept = „Drei Marker behalten“
specialist-yellow-for-gnomes = „Gelb für Gnome“
specialist-fate-symbols-twice = „Schicksalssymbole doppelt“
specialist-step-for-new-guardians = „Schritt für neue Hüterinnen“
specialist-points-for-guardians = „Punkte für Hüterinnen“
specialist-reward-for-common-tasks = „Lohn für Aufgaben des Rates“
specialist-gold-on-first-path = „Gold auf dem ersten Weg“
specialist-longer-voyage = „Längere Fahrt“
specialist-further-great-bonfire = „Großes Bonfire weiter“
specialist-all-rewards = „Alle Belohnungen“
specialist-crowded-council = „Voller Rat“
specialist-portals-in-any-order = „Portale in freier Folge“
specialist-one-tile-for-tasks = „Ein Marker für Aufgaben“
specialist-protruding-fate-tiles = „Schicksal über den Rand“

# Any gnome.
gnome-crowded-path = { specialist-crowded-path }
    .accusative = den Spezialisten { specialist-crowded-path }
    .genitive = des Spezialisten { specialist-crowded-path }
gnome-faster-procession = { specialist-faster-procession }
    .accusative = den Spezialisten { specialist-faster-procession }
    .genitive = des Spezialisten { specialist-faster-procession }
gnome-any-resources-for-tasks = { specialist-any-resources-for-tasks }
    .accusative = den Spezialisten { specialist-any-resources-for-tasks }
    .genitive = des Spezialisten { specialist-any-resources-for-tasks }
gnome-points-for-elders = { specialist-points-for-elders }
    .accusative = den Spezialisten { specialist-points-for-elders }
    .genitive = des Spezialisten { specialist-points-for-elders }
gnome-yellow-counts-twice = { specialist-yellow-counts-twice }
    .accusative = den Spezialisten { specialist-yellow-counts-twice }
    .genitive = des Spezialisten { specialist-yellow-counts-twice }
gnome-choice-on-path = { specialist-choice-on-path }
    .accusative = den Spezialisten { specialist-choice-on-path }
    .genitive = des Spezialisten { specialist-choice-on-path }
gnome-gold-for-novices = { specialist-gold-for-novices }
    .accusative = den Spezialisten { specialist-gold-for-novices }
    .genitive = des Spezialisten { specialist-gold-for-novices }
gnome-resource-of-new-path = { specialist-resource-of-new-path }
    .accusative = den Spezialisten { specialist-resource-of-new-path }
    .genitive = des Spezialisten { specialist-resource-of-new-path }
gnome-any-resources-for-gnomes = { specialist-any-resources-for-gnomes }
    .accusative = den Spezialisten { specialist-any-resources-for-gnomes }
    .genitive = des Spezialisten { specialist-any-resources-for-gnomes }
gnome-doubled-pink = { specialist-doubled-pink }
    .accusative = den Spezialisten { specialist-doubled-pink }
    .genitive = des Spezialisten { specialist-doubled-pink }
gnome-doubled-grey = { specialist-doubled-grey }
    .accusative = den Spezialisten { specialist-doubled-grey }
    .genitive = des Spezialisten { specialist-doubled-grey }
gnome-doubled-natural = { specialist-doubled-natural }
    .accusative = den Spezialisten { specialist-doubled-natural }
    .genitive = des Spezialisten { specialist-doubled-natural }
gnome-doubled-blue = { specialist-doubled-blue }
    .accusative = den Spezialisten { specialist-doubled-blue }
    .genitive = des Spezialisten { specialist-doubled-blue }
gnome-three-tiles-kept = { specialist-three-tiles-kept }
    .accusative = den Spezialisten { specialist-three-tiles-kept }
    .genitive = des Spezialisten { specialist-three-tiles-kept }
gnome-yellow-for-gnomes = { specialist-yellow-for-gnomes }
    .accusative = den Spezialisten { specialist-yellow-for-gnomes }
    .genitive = des Spezialisten { specialist-yellow-for-gnomes }
gnome-fate-symbols-twice = { specialist-fate-symbols-twice }
    .accusative = den Spezialisten { specialist-fate-symbols-twice }
    .genitive = des Spezialisten { specialist-fate-symbols-twice }
gnome-step-for-new-guardians = { specialist-step-for-new-guardians }
    .accusative = den Spezialisten { specialist-step-for-new-guardians }
    .genitive = des Spezialisten { specialist-step-for-new-guardians }
gnome-points-for-guardians = { specialist-points-for-guardians }
    .accusative = den Spezialisten { specialist-points-for-guardians }
    .genitive = des Spezialisten { specialist-points-for-guardians }
gnome-reward-for-common-tasks = { specialist-reward-for-common-tasks }
    .accusative = den Spezialisten { specialist-reward-for-common-tasks }
    .genitive = des Spezialisten { specialist-reward-for-common-tasks }
gnome-gold-on-first-path = { specialist-gold-on-first-path }
    .accusative = den Spezialisten { specialist-gold-on-first-path }
    .genitive = des Spezialisten { specialist-gold-on-first-path }
gnome-longer-voyage = { specialist-longer-voyage }
    .accusative = den Spezialisten { specialist-longer-voyage }
    .genitive = des Spezialisten { specialist-longer-voyage }
gnome-further-great-bonfire = { specialist-further-great-bonfire }
    .accusative = den Spezialisten { specialist-further-great-bonfire }
    .genitive = des Spezialisten { specialist-further-great-bonfire }
gnome-all-rewards = { specialist-all-rewards }
    .accusative = den Spezialisten { specialist-all-rewards }
    .genitive = des Spezialisten { specialist-all-rewards }
gnome-crowded-council = { specialist-crowded-council }
    .accusative = den Spezialisten { specialist-crowded-council }
    .genitive = des Spezialisten { specialist-crowded-council }
gnome-portals-in-any-order = { specialist-portals-in-any-order }
    .accusative = den Spezialisten { specialist-portals-in-any-order }
    .genitive = des Spezialisten { specialist-portals-in-any-order }
gnome-one-tile-for-tasks = { specialist-one-tile-for-tasks }
    .accusative = den Spezialisten { specialist-one-tile-for-tasks }
    .genitive = des Spezialisten { specialist-one-tile-for-tasks }
gnome-protruding-fate-tiles = { specialist-protruding-fate-tiles }
    .accusative = den Spezialisten { specialist-protruding-fate-tiles }
    .genitive = des Spezialisten { specialist-protruding-fate-tiles }
gnome-elder-of-paths = der Älteste der Wege
    .accusative = den Ältesten der Wege
    .genitive = des Ältesten der Wege
gnome-elder-of-fate-tiles = der Älteste des Schicksals
    .accusative = den Ältesten des Schicksals
    .genitive = des Ältesten des Schicksals
gnome-elder-of-portals = der Älteste der Portale
    .accusative = den Ältesten der Portale
    .genitive = des Ältesten der Portale
gnome-elder-of-tasks = der Älteste der Aufgaben
    .accusative = den Ältesten der Aufgaben
    .genitive = des Ältesten der Aufgaben
gnome-elder-of-guardians = der Älteste der Hüterinnen
    .accusative = den Ältesten der Hüterinnen
    .genitive = des Ältesten der Hüterinnen
gnome-elder-of-gnomes = der Älteste der Gnome
    .accusative = den Ältesten der Gnome
    .genitive = des Ältesten der Gnome

# The elders, where it is said that they are elders.
elder-paths = Wege
elder-fate-tiles = Schicksal
elder-portals = Portale
elder-tasks = Aufgaben
elder-guardians = Hüterinnen
elder-gnomes = Gnome

# What a space brings is in the accusative.
council-space-gold-and-yellow = Gold und Gelb
    .bonus = 2 Gold und 1 gelben Aktionsmarker
council-space-path = Neuer Weg
    .bonus = ein kostenloses Weg-Plättchen
council-space-guardian = Neue Hüterin
    .bonus = eine kostenlose Hüterin
council-space-great-bonfire = Freie Drehung
    .bonus = eine kostenlose Drehung des Großen Bonfires
council-space-specialist = Neuer Spezialist
    .bonus = einen kostenlosen Spezialisten
council-space-move-guardian = Hüterin ziehen
    .bonus = den Zug einer Hüterin
council-space-voyage = Freie Fahrt
    .bonus = eine kostenlose Fahrt
council-space-fate-tile = Neues Schicksal
    .bonus = sofort ein Schicksals-Plättchen

common-task-tasks = 7 Aufgaben oder Bonfire
    .short = Aufgaben
common-task-portals = 7 Portale
    .short = Portale
common-task-paths = 7 Weg-Plättchen
    .short = Wege
common-task-guardians = 5 Hüterinnen
    .short = Hüterinnen
common-task-gnomes = 6 Gnome
    .short = Gnome

tom-card-great-bonfire = Großes Bonfire
tom-card-task-one = Aufgabe I
tom-card-task-two = Aufgabe II
tom-card-guardian = Hüterin
tom-card-path = Weg
tom-card-gnome = Gnom

ending-countdown-over = der Countdown ist abgelaufen
ending-all-passed = alle haben gepasst
ending-nobody-can-act = niemand kann mehr etwas tun
ending-cards-used-up = Tom hat alle seine Karten ausgespielt
ending-too-many-decisions = sie hat zu lange gedauert

# What points come from; the reason follows “scores 2 points”.
source-handicap = Handicap
    .reason = als Handicap
source-elders = Älteste
    .reason = für einen Ältesten
source-council = Hoher Rat
    .reason = im Hohen Rat
source-great-bonfire = Großes Bonfire
    .reason = am Großen Bonfire
source-countdown = Countdown
    .reason = für das Countdown-Plättchen
source-completed = Toms überzählige Karten
    .reason = für die schon erfüllte Aufgabe des Rates
source-bonfires = Bonfire
    .reason = für die Bonfire
source-guardians = Hüterinnen bei einem Bonfire
    .reason = für Hüterinnen bei einem Bonfire
source-portals = Portale neben einem Bonfire
    .reason = für Portale neben einem Bonfire
source-paths = passende Weg-Plättchen
    .reason = für passende Weg-Plättchen
source-common-tasks = Aufgaben des Rates
    .reason = für Aufgaben des Rates
source-fate-tiles = übrige Schicksals-Plättchen
    .reason = für übrige Schicksals-Plättchen
source-leftovers = übrige Aktionsmarker und Ressourcen
    .reason = für übrige Aktionsmarker und Ressourcen

# Which end of the row of fate tiles, and which way round one is laid.
end-top = oberstes
    .weak = oberste
end-bottom = unterstes
    .weak = unterste

way-forward = in dieser Reihenfolge
way-reversed = umgekehrt

# What is being decided, for those who wait; it follows the name.
decision-keep-or-swap = wählt das erste Schicksals-Plättchen
decision-lay-first-tile = legt das erste Schicksals-Plättchen an
decision-turn = ist am Zug
decision-after-main-part = darf noch einen Rats-Novizen in den Hohen Rat schicken
decision-discard = wirft Aktionsmarker ab
decision-choose-fate-tile = wählt ein Schicksals-Plättchen
decision-lay-fate-tile = legt ein Schicksals-Plättchen an
decision-choose-path = wählt ein Weg-Plättchen
decision-search-path = sucht ein Weg-Plättchen
decision-island-action = ist an einer Insel angekommen
decision-choose-offering = wählt eine Opferschale
decision-choose-space = wählt ein Aufgaben-Feld
decision-pay-tiles = gibt Aktionsmarker ab
decision-pay-resources = gibt Ressourcen ab
decision-walk = führt eine Prozession durch
decision-choose-gain = wählt den Ertrag einer Hüterin
decision-choose-rewards = nimmt sich Belohnungen am Großen Bonfire
decision-choose-notch = wählt eine Aussparung für ein Portal
decision-choose-council-space = schickt einen Novizen in den Hohen Rat
decision-bonus-or-point = wählt im Hohen Rat zwischen Bonus und 1 Punkt
decision-choose-guardian = wählt eine Hüterin
decision-turn-great-bonfire = dreht das Große Bonfire
decision-choose-specialist = wählt einen Spezialisten
decision-move-guardian = zieht eine Hüterin
decision-choose-island = wählt eine Insel für die Fahrt
decision-choose-for-tom = wählt eine Aufgabe für Tom
decision-continue = kann in diesem Spielzug nichts tun

## Events

event-game-began = { $seat } ist Startperson.
event-turn-began = Spielzug { $turn }: { $seat }
event-turn-skipped = { $seat } kann nichts tun und wird übersprungen.

event-fate-tile-swapped = { $seat } tauscht das beiseitegelegte Schicksals-Plättchen gegen das mittlere aus.
event-fate-tile-chosen = { $seat } nimmt das { $end-weak } Schicksals-Plättchen der Reihe.
event-fate-tile-laid = { $way-key ->
    [reversed] { $seat } legt ein Schicksals-Plättchen { $place-direction ->
        [down] senkrecht
       *[across] waagrecht
    } an, die Mitte auf { $place-cell }, umgekehrt.
   *[forward] { $seat } legt ein Schicksals-Plättchen { $place-direction ->
        [down] senkrecht
       *[across] waagrecht
    } an, die Mitte auf { $place-cell }.
}
event-tile-discarded = { $seat } wirft einen { $tile-tile-accusative } ab.

event-tiles-gained = { $pieces ->
    [one] { $seat } nimmt sich { $pieces } { $tile-tile-accusative }.
   *[other] { $seat } nimmt sich { $pieces } { $tile-tiles }.
}
event-resources-gained = { $pieces ->
    [one] { $seat } nimmt sich { $pieces } { $resource }.
   *[other] { $seat } nimmt sich { $pieces } { $resource-plural }.
}
event-points-scored = { $points ->
    [one] { $seat } erhält { $points } Punkt { $source-reason }.
   *[other] { $seat } erhält { $points } Punkte { $source-reason }.
}
event-tiles-paid = { $pieces ->
    [one] { $seat } gibt { $pieces } { $tile-tile-accusative } ab.
   *[other] { $seat } gibt { $pieces } { $tile-tiles } ab.
}
event-resources-paid = { $pieces ->
    [one] { $seat } gibt { $pieces } { $resource } ab.
   *[other] { $seat } gibt { $pieces } { $resource-plural } ab.
}

event-sailed = { $seat } fährt mit dem Schiff { $island-to }.
event-offering-laid = { $seat } legt eine Opferschale mit { $offering } auf { $island-dative } ab.
event-task-received = { $seat } erhält Aufgabe { $task } und legt sie auf Aufgaben-Feld { $space }.
event-offering-revealed = { $seat } deckt auf Stapel { $pile } eine Opferschale mit { $offering } auf.
event-guardian-retrieved = Die { $guardian } Hüterin kommt in die Stadt von { $seat }.

event-procession-began = { $steps ->
    [one] { $seat } führt eine Prozession mit { $steps } Schritt durch.
   *[other] { $seat } führt eine Prozession mit { $steps } Schritten durch.
}
event-guardian-moved = { $area-key ->
    [starting-area] Die { $guardian } Hüterin von { $seat } geht { $area-to }.
   *[other] Die { $guardian } Hüterin von { $seat } geht { $area-to } { $number }.
}

event-great-bonfire-turned = { $seat } dreht das Große Bonfire auf Feld { $space }.
event-portal-taken = { $seat } nimmt sich Portal { $shape } für Aussparung { $notch }.

event-path-taken = { $seat } nimmt das Weg-Plättchen { $path } von Auslage-Feld { $slot } für Wegfeld { $position }.
event-path-drawn = { $seat } zieht das Weg-Plättchen { $path } von Stapel { $pile } für Wegfeld { $position }.
event-path-found = { $seat } nimmt das Weg-Plättchen { $path } aus den Stapeln für Wegfeld { $position }.
event-path-revealed = Auf Auslage-Feld { $slot } wird das Weg-Plättchen { $path } aufgedeckt.
event-paths-renewed = { $seat } tauscht die Auslage der Weg-Plättchen aus.
event-paths-shuffled = Die Nachziehstapel der Weg-Plättchen werden gemischt.

event-gnome-recruited = { $seat } wirbt { $gnome-accusative } an.
event-specialist-revealed = Auf Auslage-Feld { $slot } liegt nun der Spezialist { $specialist }.
event-specialists-shuffled = { $cards ->
    [one] Aus dem Ablagestapel wird ein neuer Gnom-Stapel mit { $cards } Karte.
   *[other] Der Ablagestapel wird zu einem neuen Gnom-Stapel mit { $cards } Karten gemischt.
}

event-bonfire-lit = { $seat } entfacht auf Aufgaben-Feld { $space } das Bonfire { $task }.
event-novice-sent = { $seat } schickt einen Novizen auf das Ratsfeld „{ $council }“.
event-neutral-novice-sent = { $seat } schickt den Rats-Novizen von „{ $common_task }“ auf „{ $council }“.
event-bonus-taken = { $seat } nimmt sich den Bonus: { $council-bonus }.
event-common-task-fulfilled = { $seat } erfüllt die Aufgabe des Rates „{ $common_task }“.

event-countdown-began = Der Countdown beginnt.
event-countdown-tile-passed-on = { $tile ->
    [1] Countdown-Plättchen { $tile } wird weitergegeben: Das sind die letzten Spielzüge.
   *[other] Countdown-Plättchen { $tile } wird weitergegeben.
}
event-passed = { $seat } passt und scheidet aus.

event-tom-deck-shuffled = Toms Karten werden gemischt.
event-tom-revealed = Toms Karte: { $card }.
event-tom-key = Toms Gnom-Ressource: { $resource } (Spezialist { $specialist }).
event-tom-did-nothing = Tom kann nichts tun.
event-tom-took-task = Tom nimmt Aufgabe { $task } von { $island-dative } als Bonfire auf Feld { $space }.
event-tom-sent-novice = Tom schickt einen Novizen in den Hohen Rat.
event-tom-fulfilled-common-task = Tom erfüllt die Aufgabe des Rates „{ $common_task }“.
event-tom-sent-neutral-novice = Tom schickt den Rats-Novizen von „{ $common_task }“ in den Hohen Rat.
event-tom-took-guardian = Die { $guardian } Hüterin kommt in Toms Stadt.
event-tom-took-portal = Tom dreht das Große Bonfire auf Feld { $space } und nimmt Portal { $shape } für Aussparung { $notch }.
event-tom-took-path = Tom nimmt das Weg-Plättchen { $path } von Auslage-Feld { $slot } für Wegfeld { $position }.
event-tom-recruited = Tom wirbt { $gnome-accusative } an.
event-tom-scored = { $points ->
    [one] Tom erhält { $points } Punkt { $source-reason }.
   *[other] Tom erhält { $points } Punkte { $source-reason }.
}

event-game-ended = Die Partie ist zu Ende, denn { $ending }.

# The same several times, as one sentence of several items.
events-tiles-gained = { $seat } nimmt sich { $items }.
item-tiles-gained = { $pieces ->
    [one] { $pieces } { $tile-tile-accusative }
   *[other] { $pieces } { $tile-tiles }
}
events-resources-gained = { $seat } nimmt sich { $items }.
item-resources-gained = { $pieces ->
    [one] { $pieces } { $resource }
   *[other] { $pieces } { $resource-plural }
}
events-points-scored = { $seat } erhält { $items }.
item-points-scored = { $points ->
    [one] { $points } Punkt { $source-reason }
   *[other] { $points } Punkte { $source-reason }
}
events-tom-scored = Tom erhält { $items }.
item-tom-scored = { $points ->
    [one] { $points } Punkt { $source-reason }
   *[other] { $points } Punkte { $source-reason }
}

# What bars the way back.
undo-barred-offering-revealed = eine neue Opferschale wurde aufgedeckt
undo-barred-path-drawn = ein Weg-Plättchen wurde vom Nachziehstapel gezogen
undo-barred-path-revealed = ein neues Weg-Plättchen wurde aufgedeckt
undo-barred-paths-shuffled = die Weg-Plättchen wurden gemischt
undo-barred-specialist-revealed = ein neuer Spezialist wurde aufgedeckt
undo-barred-specialists-shuffled = die Spezialisten wurden gemischt
undo-barred-tom-deck-shuffled = Toms Karten wurden gemischt
undo-barred-tom-revealed = Toms Karte wurde aufgedeckt
undo-barred-tom-key = für Tom wurde ein Spezialist aufgedeckt

## What tasks ask for

# One message for each kind of task; where a task asks for several things, each of them is said by the second one.
task-asks-bonfire-colours = { $asks }
task-asks-bonfire-colours-each = { $number ->
    [one] ein { $word-neuter } Bonfire
   *[other] { $number } { $word-plural } Bonfire
}
task-asks-tasks-of-colour = { $asks }
task-asks-tasks-of-colour-each = { $number ->
    [one] eine { $word-feminine } Aufgabe oder ein { $word-neuter } Bonfire
   *[other] { $number } { $word-plural } Aufgaben oder Bonfire
}
task-asks-path-crystals = { $asks }
task-asks-path-crystals-each = { $number ->
    [one] ein Weg-Plättchen mit { $word-dative } Kristall
   *[other] { $number } Weg-Plättchen mit { $word-dative } Kristall
}
task-asks-depicted-guardians = { $asks }
task-asks-depicted-guardians-each = die { $word } Hüterin
task-asks-path-resource = { $asks }
task-asks-path-resource-each = { $number ->
    [one] ein Weg-Plättchen mit { $word }
   *[other] { $number } Weg-Plättchen mit { $word }
}
task-asks-offerings-at-resource = { $asks }
task-asks-offerings-at-resource-each = { $number ->
    [one] eine Opferschale auf einer { $word-island }
    [2] je eine Opferschale auf den 2 { $word-islands }
   *[other] je eine Opferschale auf { $number } { $word-islands }
}
task-asks-gnome-resource = { $asks }
task-asks-gnome-resource-each = { $number ->
    [one] ein Gnom mit der Ressource { $word }
   *[other] { $number } Gnome mit der Ressource { $word }
}
task-asks-resources = { $asks } in deinem Vorrat
task-asks-resources-each = { $number ->
    [one] { $number } { $word }
   *[other] { $number } { $word-plural }
}
task-asks-symbol-groups = { $asks } auf deinem Schicksalsfeld
task-asks-symbol-groups-each = { $number } benachbarte Aktionssymbole ‚{ $word }‘
task-asks-action-tiles = { $asks } in deinem Vorrat
task-asks-action-tiles-each = { $number ->
    [one] { $number } { $word-tile }
   *[other] { $number } { $word-tiles }
}
task-asks-portals = { $number ->
    [one] { $number } Portal
   *[other] { $number } Portale
}
task-asks-gnomes = { $number ->
    [one] { $number } Gnom
   *[other] { $number } Gnome
}
task-asks-elders = { $number ->
    [one] { $number } Ältester
   *[other] { $number } Älteste
}
task-asks-guardians = { $number ->
    [one] { $number } Hüterin, deine eigene mitgezählt
   *[other] { $number } Hüterinnen, deine eigene mitgezählt
}
task-asks-guardians-at-bonfires = { $number ->
    [one] { $number } Hüterin bei einem Bonfire
   *[other] { $number } Hüterinnen bei einem Bonfire
}
task-asks-bonfires = { $number } Bonfire
task-asks-common-tasks = { $number ->
    [one] { $number } erfüllte Aufgabe des Rates
   *[other] { $number } erfüllte Aufgaben des Rates
}
task-asks-neighbouring-paths = { $number } benachbarte Weg-Plättchen mit gleicher Ressource
task-asks-offering-islands = { $number ->
    [one] eine Opferschale auf einer Insel
   *[other] je eine Opferschale auf { $number } Inseln
}
task-asks-offerings-on-one-island = { $number ->
    [one] { $number } Opferschale auf einer Insel
   *[other] { $number } Opferschalen auf derselben Insel
}
task-asks-islands-with-two-offerings = { $number ->
    [one] 2 Opferschalen auf einer Insel
   *[other] je 2 Opferschalen auf { $number } Inseln
}
task-asks-empty-offering-pile = ein leerer Opferschalen-Stapel
task-asks-equal-resources = { $number } gleiche Ressourcen (kein Gold) in deinem Vorrat
task-asks-two-resources = je { $number } von zwei verschiedenen Ressourcen (kein Gold) in deinem Vorrat
task-asks-two-large-groups = zwei Gruppen aus je { $number } gleichen Aktionssymbolen auf deinem Schicksalsfeld
task-asks-fate-highlighted = alle { $number } markierten Felder deines Schicksalsfelds überbaut
task-asks-fate-gold = alle { $number } Gold-Felder deines Schicksalsfelds überbaut
task-asks-fate-outermost = alle { $number } Felder in den zwei äußersten Spalten deines Schicksalsfelds überbaut

## What the actions of a verb have in common

verb-keep = das beiseitegelegte Schicksals-Plättchen behalten
verb-swap = es gegen das mittlere der Reihe austauschen
verb-fate = ein Schicksals-Plättchen anlegen
verb-sail = mit dem Schiff zu einer Insel fahren
verb-task = eine Aufgabe erhalten
verb-guardian = die Hüterin abholen
verb-procession = eine Prozession durchführen
verb-path = ein Weg-Plättchen anlegen
verb-renew = zuerst die Auslage der Weg-Plättchen austauschen
verb-turn = das Große Bonfire drehen
verb-recruit = einen Gnom anwerben
verb-ignite = ein Bonfire entfachen
verb-bonus = einen Rats-Novizen in den Hohen Rat schicken
verb-pass = passen und ausscheiden
verb-end = den Spielzug beenden
verb-discard = einen Aktionsmarker abwerfen
verb-take = ein Schicksals-Plättchen nehmen
verb-lay = das Schicksals-Plättchen anlegen
verb-stay = hier nichts tun
verb-offering = eine Opferschale wählen
verb-space = ein Feld für die Aufgabe wählen
verb-jokers = gelbe Aktionsmarker oder Gold abgeben
verb-replace = Gold anstelle einer Ressource abgeben
verb-give = einen Aktionsmarker abgeben
verb-spend = eine Ressource abgeben
verb-walk = eine Hüterin ziehen
verb-gain = den Ertrag der Hüterin wählen
verb-reap = Belohnungen nehmen
verb-notch = eine Aussparung für das Portal wählen
verb-council = ein Ratsfeld wählen
verb-accept = den Bonus nehmen
verb-point = stattdessen 1 Punkt erhalten
verb-search = die Stapel nach einem Weg-Plättchen durchsuchen
verb-fetch = eine Hüterin wählen
verb-welcome = einen Spezialisten wählen
verb-tom = Toms Aufgabe wählen
verb-continue = weiterspielen

# Choices in words. What is otherwise typed as a number or a key is a value here.
choice-sail = mit dem Schiff { $island-to } fahren
choice-sail-task = mit dem Schiff { $island-to } fahren und Aufgabe { $task } erhalten
choice-sail-guardian = mit dem Schiff { $island-to } fahren und die Hüterin abholen
choice-task = Aufgabe { $task } erhalten
choice-task-offering = Aufgabe { $task } für die Opferschale mit { $offering } erhalten
choice-procession = { $steps ->
    [one] eine Prozession mit { $steps } Schritt durchführen
   *[other] eine Prozession mit { $steps } Schritten durchführen
}
choice-path = { $path_source-kind ->
    [slot] das Weg-Plättchen von Auslage-Feld { $path_source-number } anlegen
   *[pile] ein Weg-Plättchen von Stapel { $path_source-number } ziehen
}
choice-turn = das Große Bonfire auf Feld { $great_bonfire_space } drehen
choice-recruit = { $tiles ->
    [one] { $gnome-accusative } für { $tiles } Gnom-Aktionsmarker anwerben
   *[other] { $gnome-accusative } für { $tiles } Gnom-Aktionsmarker anwerben
}
choice-ignite = auf Feld { $space } ein Bonfire entfachen
choice-bonus = den Rats-Novizen von „{ $common_task }“ in den Hohen Rat schicken
choice-discard = 1 { $action_kind-tile-accusative } abwerfen
choice-keep-tiles = { $pieces-count ->
    [0] keine Aktionsmarker behalten
   *[other] { $pieces } behalten
}
choice-take = das { $end-weak } Schicksals-Plättchen nehmen
choice-lay = { $way-key ->
    [reversed] das Schicksals-Plättchen { $place-direction ->
        [down] senkrecht
       *[across] waagrecht
    } anlegen, die Mitte auf { $place-cell }, umgekehrt
   *[forward] das Schicksals-Plättchen { $place-direction ->
        [down] senkrecht
       *[across] waagrecht
    } anlegen, die Mitte auf { $place-cell }
}
choice-offering = die Opferschale von Stapel { $pile } nehmen
choice-space = die Aufgabe auf Feld { $space } legen
choice-jokers = { $jokers ->
    [0] ohne gelbe Aktionsmarker oder Gold zahlen
    [one] { $jokers } gelben Aktionsmarker oder Gold als Ersatz abgeben
   *[other] { $jokers } gelbe Aktionsmarker oder Gold als Ersatz abgeben
}
choice-replace = Gold statt 1 { $basic_resource } abgeben
choice-give = 1 { $symbol-tile-accusative } abgeben
choice-spend = 1 { $resource } abgeben
choice-walk = { $target-kind ->
    [path] { your-guardian } auf Wegfeld { $target-number } ziehen
    [bonfire] { your-guardian } zu Bonfire { $target-number } ziehen
   *[stay] { your-guardian } stehen lassen
}
choice-gain = { $resource } wählen
choice-reap = { $rewards-key ->
    [tile-and-portal] den Aktionsmarker und ein Portal nehmen
    [reward-and-portal] die Ressource oder die Punkte und ein Portal nehmen
   *[tile-and-reward] den Aktionsmarker und die Ressource oder die Punkte nehmen
}
choice-notch = das Portal an Aussparung { $space } anlegen
choice-council = den Novizen auf „{ $council_space }“ schicken
choice-council-point = den Novizen auf „{ $council_space }“ schicken und 1 Punkt erhalten
choice-search = ein Weg-Plättchen { $path_kind } aus den Stapeln nehmen
choice-fetch = die { $guardian_colour } Hüterin wählen
choice-welcome = den Spezialisten { $specialist } wählen
choice-tom = Tom Aufgabe { $task } geben
choice-pay-pieces = { $pieces } abgeben
choice-otherwise = { $choice }, anders bezahlt

## What can be looked up

topic-kind-rule = Regel
topic-kind-action = Aktion
topic-kind-council-space = Ratsfeld
topic-kind-common-task = Aufgabe des Rates
topic-kind-specialist = Spezialist
topic-kind-elder = Ältester
topic-kind-island = Insel
topic-kind-task = Aufgabe

about-task = { $points ->
    [one] Eine { $colour-feminine } Aufgabe für { $points } Punkt: { $asks }.
   *[other] Eine { $colour-feminine } Aufgabe für { $points } Punkte: { $asks }.
}
named-task = { $task } ({ $asks })
about-task-island = Eine Aufgabe kostet hier neben Aktionsmarkern 1 { $resource } und die Ressource einer deiner Opferschalen. { $tasks-count ->
    [0] Hier liegt keine Aufgabe mehr.
   *[other] Aufgaben: { $tasks }.
} Eine Schiffsroute entfernt: { $islands }.
about-guardian-island = Hier kannst du für 1 Hüterinnen-Aktionsmarker die { $guardian } Hüterin abholen. Eine Schiffsroute entfernt: { $islands }.

about-council-space-gold-and-yellow = Nimm dir 2 Gold und 1 gelben Aktionsmarker. Einen Punkt stattdessen gibt es hier nicht.
about-council-space-path = Nimm dir ein Weg-Plättchen aus der Auslage oder ein beliebiges, das du nennst, aus den Nachziehstapeln, die dann gemischt werden; oder du erhältst 1 Punkt.
about-council-space-guardian = Nimm dir eine Hüterin in einer Farbe, die du noch nicht hast; oder du erhältst 1 Punkt.
about-council-space-great-bonfire = Drehe das Große Bonfire kostenlos auf ein beliebiges Feld und nimm dir wie üblich Belohnungen; oder du erhältst 1 Punkt.
about-council-space-specialist = Nimm dir kostenlos einen offenen Spezialisten; oder du erhältst 1 Punkt.
about-council-space-move-guardian = Ziehe eine deiner Hüterinnen vorwärts oder rückwärts auf ein beliebiges freies Wegfeld oder zu einem freien Bonfire, neben dem sein Portal liegt; den Ertrag gibt es wie üblich. Oder du erhältst 1 Punkt.
about-council-space-voyage = Fahre kostenlos mit dem Schiff zu einer beliebigen anderen Insel. Deren Aktion darf zu den üblichen Kosten folgen. Oder du erhältst 1 Punkt.
about-council-space-fate-tile = Lege sofort ein Schicksals-Plättchen an, wie viele Aktionsmarker du auch hast; oder du erhältst 1 Punkt.

about-common-task-tasks = Du brauchst insgesamt 7 Aufgaben und Bonfire. Das bringt am Ende 4 Punkte, oder 7, wenn es lauter Bonfire sind.
about-common-task-portals = Du brauchst 7 Portale. Das bringt am Ende 4 Punkte.
about-common-task-paths = Du brauchst 7 Wegfelder; das auf dem Startfeld zählt mit. Das bringt am Ende 4 Punkte.
about-common-task-guardians = Du brauchst 5 Hüterinnen, deine eigene mitgezählt. Das bringt am Ende 4 Punkte.
about-common-task-gnomes = Du brauchst 6 Gnome. Das bringt am Ende 4 Punkte.

about-elder-paths = Bringt beim Anwerben 1 Punkt für jedes deiner Wegfelder; das auf dem Startfeld zählt mit.
about-elder-fate-tiles = Bringt beim Anwerben 1 Punkt für jedes Schicksals-Plättchen auf deinem Schicksalsfeld.
about-elder-portals = Bringt beim Anwerben 1 Punkt für jedes deiner Portale.
about-elder-tasks = Bringt beim Anwerben 1 Punkt für jede deiner Aufgaben und jedes deiner Bonfire.
about-elder-guardians = Bringt beim Anwerben 1 Punkt für jede deiner Hüterinnen.
about-elder-gnomes = Bringt beim Anwerben 1 Punkt für jeden deiner Gnome, ihn selbst mitgezählt.

about-specialist-crowded-path = Deine Hüterinnen dürfen sich ein Wegfeld teilen, wie viele es auch sind. Bei einem Bonfire ist weiterhin nur Platz für eine.
about-specialist-faster-procession = In einer Prozession darf jede deiner Hüterinnen einen Schritt mehr gehen, als deine Aktionsmarker erlauben.
about-specialist-any-resources-for-tasks = Für eine Aufgabe darfst du zwei beliebige Ressourcen abgeben, auch Gold.
about-specialist-points-for-elders = Jeder Älteste, den du anwirbst, bringt dir 2 Punkte mehr.
about-specialist-yellow-counts-twice = Ein gelber Aktionsmarker gilt als zwei gleiche Aktionsmarker derselben Kosten. Wird nur einer gebraucht, verfällt der andere.
about-specialist-choice-on-path = Beendet eine Hüterin ihre Bewegung auf dem Weg, wählst du, welche Ressource du dir nimmst; Gold darf es nur auf dem ersten Wegfeld sein.
about-specialist-gold-for-novices = Du nimmst dir 1 Gold, wann immer du einen Novizen in den Hohen Rat stellst, einen eigenen oder einen Rats-Novizen.
about-specialist-resource-of-new-path = Wann immer du dir ein Weg-Plättchen nimmst, nimmst du dir auch die Ressource, die es zeigt.
about-specialist-any-resources-for-gnomes = Für einen Gnom darfst du beliebige Ressourcen in derselben Anzahl abgeben, auch Gold.
about-specialist-doubled-pink = Beendet deine rosa Hüterin ihre Bewegung auf dem Weg, nimmst du dir den doppelten Ertrag.
about-specialist-doubled-grey = Beendet deine graue Hüterin ihre Bewegung auf dem Weg, nimmst du dir den doppelten Ertrag.
about-specialist-doubled-natural = Beendet deine naturfarbene Hüterin ihre Bewegung auf dem Weg, nimmst du dir den doppelten Ertrag.
about-specialist-doubled-blue = Beendet deine blaue Hüterin ihre Bewegung auf dem Weg, nimmst du dir den doppelten Ertrag.
about-specialist-three-tiles-kept = Legst du ein Schicksals-Plättchen an, darfst du drei Aktionsmarker behalten, nicht nur einen.
about-specialist-yellow-for-gnomes = Du nimmst dir 1 gelben Aktionsmarker für jeden Gnom, der in deine Stadt kommt, diesen mitgezählt.
about-specialist-fate-symbols-twice = Du nimmst dir doppelt, was deine Schicksals-Plättchen überbauen: 2 Gold oder 2 gelbe Aktionsmarker.
about-specialist-step-for-new-guardians = Wann immer eine Hüterin in deine Stadt kommt, darf jede deiner Hüterinnen einen Schritt gehen, aber ohne Ertrag.
about-specialist-points-for-guardians = Jede deiner Hüterinnen bei einem Bonfire bringt am Ende 2 zusätzliche Punkte.
about-specialist-reward-for-common-tasks = Für jede Aufgabe des Rates, die du von nun an erfüllst, nimmst du dir 1 Gold und 1 gelben Aktionsmarker, auch wenn ihr Rats-Novize schon fort ist.
about-specialist-gold-on-first-path = Beendet eine Hüterin ihre Bewegung auf dem ersten Wegfeld, nimmst du dir 1 Gold zusätzlich.
about-specialist-longer-voyage = Dein Schiff darf eine Schiffsroute weiter fahren, als deine Aktionsmarker erlauben, wenn du mindestens 1 abgibst.
about-specialist-further-great-bonfire = Du darfst das Große Bonfire ein Feld weiter drehen, als deine Aktionsmarker erlauben, wenn du mindestens 1 abgibst.
about-specialist-all-rewards = Du nimmst dir alle drei Belohnungen eines Feldes des Großen Bonfires.
about-specialist-crowded-council = Du darfst einen Novizen, einen eigenen oder einen Rats-Novizen, auch auf ein Ratsfeld schicken, auf dem schon einer derselben Farbe steht.
about-specialist-portals-in-any-order = Ein Portal darfst du an jeder leeren Aussparung anlegen, in die es passt.
about-specialist-one-tile-for-tasks = Eine Aufgabe kostet dich immer nur 1 Aufgaben-Aktionsmarker, wie viele deiner Opferschalen auch auf der Insel liegen.
about-specialist-protruding-fate-tiles = Deine Schicksals-Plättchen dürfen über das Schicksalsfeld hinausragen, wenn mindestens ein Symbol darauf bleibt. Auch Symbole außerhalb bringen Aktionsmarker.

action-keep = keep: Beginne mit dem beiseitegelegten Schicksals-Plättchen.
action-swap = swap: Beginne mit dem mittleren Schicksals-Plättchen deiner Reihe; das beiseitegelegte kommt an seine Stelle.
action-fate = fate: Lege ein Schicksals-Plättchen an und nimm dir neue Aktionsmarker. Einen Aktionsmarker darfst du behalten; die anderen wirfst du vorher ab.
action-sail = sail INSEL: 1 Schiff-Aktionsmarker für eine Schiffsroute, 2 für zwei, 3 zu jeder Insel. Deine erste Fahrt geht für 1 zu jeder Insel. Die Aktion der Insel darf gleich folgen.
action-task = task CODE: Du erhältst eine Aufgabe der Insel, an der dein Schiff liegt, für Aufgaben-Aktionsmarker und zwei Ressourcen.
action-guardian = guardian: Hole für 1 Hüterinnen-Aktionsmarker die Hüterin der Insel ab, an der dein Schiff liegt.
action-procession = procession N: Gib N Hüterinnen-Aktionsmarker ab; jede deiner Hüterinnen darf bis zu N Schritte gehen.
action-path = path QUELLE: Lege ein Weg-Plättchen aus der Auslage an (slot-1 bis slot-4) oder das verdeckte oberste eines Stapels (pile-1 oder pile-2). Das kostet 1 Weg-Aktionsmarker, ab Wegfeld 5 kostet es 2.
action-renew = renew: Haben alle vier offenen Weg-Plättchen dieselbe Kristallfarbe, lege sie unter die Stapel und decke vier andere auf, bevor du wählst.
action-turn = turn FELD: Drehe das Große Bonfire: 1 Aktionsmarker für ein Feld im Uhrzeigersinn, 2 für zwei, 3 für ein beliebiges. Nimm dir dann zwei von diesen: seinen Aktionsmarker, seine Ressource oder Punkte, ein Portal, das passt.
action-recruit = recruit GNOM ANZAHL: Wirb einen offenen Gnom an, für 2 Gnom-Aktionsmarker und 1 seiner Ressource oder für 1 Aktionsmarker und 2 davon.
action-ignite = ignite FELD: Mach aus einer erfüllten Aufgabe ein Bonfire und schicke ihren Novizen in den Hohen Rat.
action-bonus = bonus RATSAUFGABE: Schicke den Rats-Novizen einer Aufgabe des Rates, die du erfüllt hast, in den Hohen Rat, zusätzlich zum Hauptteil deines Spielzugs.
action-pass = pass: Im Countdown erhältst du die Punkte des aktuellen Countdown-Plättchens und scheidest aus.
action-end = end: Beende deinen Spielzug.
action-discard = discard MARKER: Wirf einen Aktionsmarker ab.
action-take = take top, take bottom: Wähle, ob du das oberste oder das unterste Schicksals-Plättchen deiner Reihe anlegst.
action-lay = lay ORT RICHTUNG: Lege das Schicksals-Plättchen mit seiner Mitte auf ein Feld, waagrecht (across) oder senkrecht (down), in dieser Reihenfolge (forward) oder umgekehrt (reversed). Die Reihenfolge ist die gezeigte, von links oder von oben.
action-stay = stay: Tu nichts auf der Insel.
action-offering = offering STAPEL: Wähle, welche deiner zwei offenen Opferschalen du ablegst.
action-space = space N: Lege die Aufgabe auf ein freies Feld deiner Stadt.
action-jokers = jokers N: N gelbe Aktionsmarker oder N Gold gelten als das, was gefordert ist.
action-replace = replace RESSOURCE: Gold gilt als diese der zwei Ressourcen.
action-give = give MARKER: Gib einen Aktionsmarker ab, als einen der zwei, die für einen fehlenden gelten.
action-spend = spend RESSOURCE: Gib eine Ressource als Teil der Kosten ab.
action-walk = walk HÜTERIN ORT: Ziehe eine Hüterin nach path-N oder bonfire-N oder lass sie stehen.
action-gain = gain RESSOURCE: Wähle den Ertrag der Hüterin.
action-reap = reap PAAR: Nimm dir zwei von Aktionsmarker (tile), Ressource oder Punkten (reward) und Portal (portal), wie in tile-and-portal.
action-notch = notch N: Wähle, an welche Aussparung das Portal kommt.
action-council = council FELD: Wähle, auf welches Ratsfeld der Novize geht.
action-accept = accept: Nimm dir den Bonus des Ratsfelds.
action-point = point: Du erhältst 1 Punkt anstelle des Bonus.
action-search = search PLÄTTCHEN: Nimm dir dieses Weg-Plättchen aus den Stapeln, die dann gemischt werden.
action-fetch = fetch FARBE: Wähle die Hüterin, die in deine Stadt kommt.
action-welcome = welcome SPEZIALIST: Nimm dir diesen Spezialisten kostenlos.
action-tom = tom CODE: Wähle, welche von mehreren gleich wertvollen Aufgaben Tom nimmt.
action-continue = continue: Spiele nach einem Spielzug weiter, in dem du nichts tun konntest.

rule-aim = Erhalte auf den Inseln Aufgaben, erfülle sie und mach Bonfire daraus. Ein Portal, ein passendes Weg-Plättchen und eine Hüterin machen ein Bonfire wertvoller. Wer am Ende die meisten Punkte hat, gewinnt.
    .term = Ziel
rule-turn = Der Hauptteil deines Spielzugs ist eins von dreien: ein Schicksals-Plättchen anlegen, Aktionsmarker für eine Aktion verwenden oder ein Bonfire entfachen. Davor oder danach darfst du Rats-Novizen in den Hohen Rat schicken. Kannst du nichts von den dreien tun, wirst du übersprungen.
    .term = Spielzug
rule-actions = Es gibt sechs Aktionen: Schiff, Aufgabe, Hüterin (auch für Prozessionen), Weg, Großes Bonfire und Gnom. Jede kostet Aktionsmarker ihrer Art oder gelbe.
    .term = Aktionen
rule-payment = Ein gelber Aktionsmarker gilt als jeder beliebige Aktionsmarker, Gold als jede beliebige Ressource. Anstelle eines Aktionsmarkers, den du nicht hast, darfst du auch zwei beliebige abgeben, anstelle einer Ressource zwei beliebige Ressourcen. Reicht auch ein Stück weniger, ist die Zahlung nicht erlaubt.
    .term = Zahlung
rule-fate = Lege ein Schicksals-Plättchen waagrecht oder senkrecht auf dein Schicksalsfeld, Kante an Kante mit einem, das schon dort liegt. Jede Gruppe gleicher benachbarter Symbole, zu der seine Symbole nun gehören, bringt einmal so viele Aktionsmarker, wie sie Felder hat. Überbaut es Felder mit Gold oder einem gelben Aktionsmarker, nimmst du dir auch diese. Dabei darfst du höchstens einen Aktionsmarker haben; die anderen wirfst du vorher ab.
    .term = Schicksal
rule-islands = Zehn Inseln haben Aufgaben und zeigen eine Ressource, vier haben Hüterinnen. Deine erste Fahrt geht für 1 Schiff-Aktionsmarker zu jeder Insel; später kostet eine Schiffsroute 1 Aktionsmarker, zwei kosten 2, eine beliebige Insel kostet 3. Die Aktion der Insel darf gleich folgen, zu den üblichen Kosten.
    .term = Inseln
rule-tasks = Für eine Aufgabe gibst du 1 Aufgaben-Aktionsmarker ab, dazu 1 für jede deiner Opferschalen auf der Insel, und zwei Ressourcen: die der Insel und die einer deiner zwei offenen Opferschalen. Die Opferschale kommt an die Stelle der Aufgabe, und die Aufgabe kommt auf ein freies Feld deiner Stadt; sieben gibt es. Der Code einer Aufgabe nennt ihre Farbe: b für Blau (2–3 Punkte), r für Rot (4–5), y für Gelb (6–8).
    .term = Aufgaben
rule-offerings = Deine Opferschalen liegen in zwei Stapeln; die oberste ist jeweils offen. Für jede Aufgabe, die du erhältst, legst du eine von ihnen an deren Stelle auf der Insel ab; deine nächste Aufgabe dort kostet dann 1 Aktionsmarker mehr.
    .term = Opferschalen
rule-bonfire = Eine Aufgabe, deren Bedingung du erfüllst, kannst du zu einem Bonfire entfachen, eine in jedem Spielzug. Es bringt am Ende seine Punkte, und der Novize der Aufgabe geht für einen Bonus oder 1 Punkt in den Hohen Rat.
    .term = Bonfire
rule-progress = Bei einer Aufgabe steht, wie viel du von dem hast, was sie fordert, zum Beispiel 2/3. Reicht es, kannst du ihr Bonfire entfachen.
    .term = Fortschritt
rule-ready = Du erfüllst gerade die Bedingung dieser Aufgabe und kannst ihr Bonfire entfachen.
    .term = erfüllt
rule-guardians = Hüterinnen kommen von ihren Inseln und warten auf dem Startfeld deiner Stadt. Fünf kannst du haben: deine eigene, die von Anfang an da ist, und eine in jeder Farbe. Bei einem Bonfire bringt eine Hüterin am Ende 2 bis 8 Punkte, umso mehr, je weiter hinten es am Weg liegt.
    .term = Hüterinnen
rule-waiting = Hüterinnen, die in deine Stadt kommen, warten auf dem Startfeld, bis sie in einer Prozession auf den Weg gehen.
    .term = wartend
rule-procession = In einer Prozession darf jede Hüterin so viele Schritte gehen, wie du Aktionsmarker abgegeben hast, die vorderste zuerst. Keine darf ein Feld betreten oder überspringen, auf dem schon eine steht. Endet eine Bewegung auf dem Weg, nimmst du dir die Ressource von dort; auf dem ersten Wegfeld ist das Gold. Von Wegfeld 3 führt ein Schritt durch Portal 3 zu Bonfire 3, wenn beide da sind, und so weiter; dort bleibt die Hüterin.
    .term = Prozession
rule-paths = Weg-Plättchen füllen die Wegfelder 2 bis 7 von links nach rechts. Die ersten drei kosten je 1 Weg-Aktionsmarker, die letzten drei je 2. Ein Weg-Plättchen, dessen Kristall die Farbe des Bonfires darüber hat, bringt am Ende 2 Punkte.
    .term = Wege
rule-crystal = Jedes Weg-Plättchen hat einen blauen, roten oder gelben Kristall. Hat das Bonfire darüber dieselbe Farbe, bringt das am Ende 2 Punkte.
    .term = Kristall
rule-portals = Portale liegen beim Großen Bonfire. Sie füllen die Aussparungen deiner Stadt von rechts nach links, und in jede Aussparung passt nur eine Form. Ein Portal neben einem Bonfire bringt am Ende 2 Punkte, und ohne Portal kommt keine Hüterin dorthin.
    .term = Portale
rule-great-bonfire = Die erste Drehung des Großen Bonfires in der Partie kostet 1 Aktionsmarker und geht auf ein beliebiges Feld. Später kostet ein Feld im Uhrzeigersinn 1 Aktionsmarker, zwei Felder kosten 2, ein beliebiges Feld kostet 3. Nimm dir zwei von diesen: den Aktionsmarker des Feldes, seine Ressource oder Punkte, eins seiner Portale, wenn es in deine nächste Aussparung passt.
    .term = Großes Bonfire
rule-gnomes = Ein Gnom kostet 2 Gnom-Aktionsmarker und 1 seiner Ressource oder 1 Aktionsmarker und 2 seiner Ressource. Spezialisten geben dir dauerhafte Fähigkeiten, Älteste bringen sofort Punkte. In deiner Stadt ist Platz für sechs.
    .term = Gnome
rule-council = Der Hohe Rat hat acht Felder; auf jedem ist Platz für einen Novizen jeder Farbe und einen Rats-Novizen. Ein Novize bringt den Bonus seines Ratsfelds oder stattdessen 1 Punkt; nur wo es Gold und einen gelben Aktionsmarker gibt, gibt es keinen Punkt.
    .term = Hoher Rat
rule-novice = Zu jeder deiner Aufgaben gehört ein Novize. Entfachst du ihr Bonfire, geht er für einen Bonus oder 1 Punkt in den Hohen Rat. Rats-Novizen stehen anfangs bei den Aufgaben des Rates.
    .term = Novize
rule-common-task = Es gibt fünf Aufgaben, die alle erfüllen können; jede bringt am Ende 4 Punkte. Solange ihr Rats-Novize noch dort steht, darfst du ihn zusätzlich zum Hauptteil deines Spielzugs in den Hohen Rat schicken.
    .term = Aufgabe des Rates
rule-countdown = Der Countdown beginnt, sobald genug Novizen im Hohen Rat sind: 7 bei einer oder zwei Personen, 10 bei drei, 13 bei vier Personen. Dann werden die Countdown-Plättchen 5 bis 1 weitergegeben, eins in jeder Runde. Anstelle eines Spielzugs darfst du nun passen: Du erhältst die Punkte des aktuellen Plättchens und scheidest aus.
    .term = Countdown
rule-end = Die Partie endet, wenn Countdown-Plättchen 1 die Runde gemacht hat oder alle gepasst haben. Dann folgt die Schlusswertung; bei Gleichstand gewinnt, wer mehr Bonfire hat.
    .term = Spielende
rule-scoring = Am Ende erhalten alle die Punkte jedes ihrer Bonfire; 2 bis 8 Punkte für jede Hüterin bei einem Bonfire; 2 Punkte für jedes Portal neben einem Bonfire; 2 Punkte für jedes Weg-Plättchen, das zu seinem Bonfire passt; 4 Punkte für jede Aufgabe des Rates, bei der mit den sieben Aufgaben 7, wenn es lauter Bonfire sind; 3 Punkte für jedes übrige Schicksals-Plättchen der Reihe; 1 Punkt für je zwei übrige Aktionsmarker und Ressourcen.
    .term = Wertung
rule-points = Während der Partie kommen Punkte von Ältesten, aus dem Hohen Rat, vom Großen Bonfire und vom Passen. Die meisten kommen am Ende: siehe Wertung.
    .term = Punkte
rule-ship = Dein Schiff liegt zuerst am Steg, dann an einer Insel. Wo es liegt, erhältst du Aufgaben und holst Hüterinnen ab. Schiff-Aktionsmarker lassen es fahren.
    .term = Schiff
rule-yellow = Ein gelber Aktionsmarker gilt als jeder beliebige Aktionsmarker. Aufgaben erfüllt er nicht.
    .term = Gelb
rule-gold = Gold gilt beim Abgeben als jede beliebige Ressource. Aufgaben erfüllt es nicht, außer der, die Gold fordert.
    .term = Gold
rule-resources = Blüte, Frucht, Kraut, Muschel und Wurzel gibst du für Aufgaben und Gnome ab, ebenso Gold, das als jede von ihnen gilt. Hüterinnen sammeln sie auf dem Weg; auch am Großen Bonfire gibt es welche.
    .term = Ressourcen
rule-pile = Plättchen oder Karten, die noch verdeckt liegen, wie Weg-Plättchen und Spezialisten.
    .term = Stapel
rule-tom = Allein spielst du gegen Tom. Nach jedem deiner Spielzüge deckt er eine Karte auf und nimmt eine Aufgabe, eine Hüterin, ein Portal, Weg-Plättchen oder Gnome. Am Ende erhält er Punkte wie alle anderen; du gewinnst, wenn du mehr hast.
    .term = Tom
rule-key = Die Gnom-Ressource zeigt der Spezialist, der für Toms Karte aufgedeckt wird. Sie bestimmt, welche Aufgaben, Weg-Plättchen oder Gnome er nimmt.
    .term = Gnom-Ressource
rule-handicap = Beim Spiel mit Handicap beginnt Tom mit den Punkten deines Handicaps, oder du, wenn es unter null liegt. Es beginnt bei −10, steigt um 5, wenn du gewinnst, und sinkt um 2, wenn du verlierst.
    .term = Handicap

# Signs of the drawing in the terminal.
sign-pointer = Zeigt, wo die Spitze des Großen Bonfires steht und wessen Schiffe an einer Insel liegen.
sign-offerings = Neben einer Insel: wessen Opferschalen dort liegen und wie viele. Mit jeder kostet die nächste Aufgabe dort 1 Aktionsmarker mehr.
sign-bonfire = Eine Aufgabe, die zu einem Bonfire entfacht ist; dahinter stehen seine Punkte.
sign-points = Punkte.
sign-guardian-value = Was eine Hüterin beim Bonfire dieses Feldes am Ende bringt.
sign-portal = Ein Portal, das angelegt ist. Buchstaben ohne Klammern sind die Formen der noch leeren Aussparungen.
sign-neutral-novice = Ein Rats-Novize im Hohen Rat.
sign-nothing = Hier ist nichts.
sign-plain-cell = Ein einfaches Feld des Schicksalsfelds.
sign-highlighted-cell = Ein markiertes Feld des Schicksalsfelds; eine der Aufgaben fordert, dass es überbaut ist.
sign-gold-cell = Ein Feld des Schicksalsfelds, das 1 Gold bringt, wenn es überbaut wird.
sign-yellow-cell = Ein Feld des Schicksalsfelds, das 1 gelben Aktionsmarker bringt, wenn es überbaut wird.
sign-seat-red = Spielmaterial von Rot.
sign-seat-green = Spielmaterial von Grün.
sign-seat-white = Spielmaterial von Weiß.
sign-seat-black = Spielmaterial von Schwarz.
sign-tom = Spielmaterial von Tom.
sign-crystal-blue = Ein Weg-Plättchen mit blauem Kristall.
sign-crystal-red = Ein Weg-Plättchen mit rotem Kristall.
sign-crystal-yellow = Ein Weg-Plättchen mit gelbem Kristall.

list-tasks = alle Aufgaben auf den Inseln und deine eigenen, mit deinem Fortschritt
    .term = Aufgaben

## Statistics

tally-gnomes-recruited = angeworbene Gnome
tally-council-bonuses = Boni im Hohen Rat
tally-common-tasks = erfüllte Aufgaben des Rates
tally-portals-taken = genommene Portale

## Codes

# Tasks are called by their codes.

## The board as text

# The parts of the board, which can be typed.
board-part-sea = Meer
board-part-middle = Mitte
board-part-others = andere
board-part-city = Stadt
board-part-fate = Schicksal

board-over = Die Partie ist zu Ende
board-set-up = Spielvorbereitung: { $seat }
board-novices = Novizen im Hohen Rat: { $novices } von { $needed }
board-countdown = Countdown: noch { $left } Plättchen
board-countdown-tile = Countdown: Plättchen { $tile }, dann noch { $left }
board-others = die anderen Städte

board-no-task = keine Aufgabe
board-guardian-there = eine Hüterin
board-landing-stage = am Steg: Schiffe von
board-ships-there = wessen Schiffe dort liegen
board-offerings-there = wessen Opferschalen dort, und wie viele

board-great-bonfire = Großes Bonfire: Aktionsmarker, Belohnung, Portale (groß: passt jetzt)
board-two-points = 2 Punkte

board-label-paths = Wege
board-piles = Stapel mit { $first } und { $second }
board-under-pile = unter Stapel { $pile }: { $tiles }
board-label-gnomes = Gnome
board-label-elders = Älteste
board-pile = Stapel { $cards }
# What a gnome costs.
board-costs = ({ $resource })
board-label-council = Rat
board-neutral-novices = Rats-Novizen bei
board-no-common-task = keiner Aufgabe
board-tom-cards = Karte { $played } von { $all }, { $wanted }; { $revealed-count ->
    [0] noch nichts aufgedeckt
   *[other] aufgedeckt: { $revealed }
}
board-key = Gnom-Ressource { $resource }
board-no-key = noch keine Gnom-Ressource

board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-passed = hat gepasst
board-city = { $name }: { board-points }
board-city-passed = { $name }: { board-points }, hat gepasst
board-label-tiles = Marker
board-label-resources = Ressourcen
board-label-ship = Schiff
board-label-waiting = wartend
board-label-common = des Rates
board-label-fate = Schicksal
board-none = keine
board-at = { $island }
board-at-landing-stage = am Steg
board-offering-pile = { $offering } (noch { $left })
board-next-offering = nächste Opferschale: { $first }
board-next-offering-of-two = nächste Opferschale: { $first } oder { $second }
board-no-offerings = keine Opferschale mehr
board-row-guardian = Hüterin
board-row-bonfire = Bonfire
board-row-portal = Portal
board-row-path = Weg
board-row-on-path = darauf
board-city-legend = ist ein Bonfire mit Punkten (P); Aufgaben: hast/brauchst, erf.: erfüllt
board-ready = erf.
board-path-costs = kostet { $tiles }
board-cell-gold = Gold
board-cell-yellow = Gelb
board-cell-highlighted = markiert
board-tile-to-lay = anlegen
board-tile-aside = daneben
board-tile-top = oben
board-tile-middle = Mitte
board-tile-bottom = unten
board-no-fate-tiles = kein Schicksals-Plättchen mehr

board-ship-at = Schiff: { $island }
board-bonfires = Bonfire
board-tasks = Aufgaben
board-portals = Portale { $number }
board-paths = Wege { $number }
board-guardians = Hüterinnen { $number } ({ $at } bei einem Bonfire)
board-gnomes = Gnome { $number }
board-tiles = Aktionsmarker { $number }
board-resources = Ressourcen { $number }
board-fate-tiles = Schicksals-Plättchen { $number }

board-tasks-on-islands = Aufgaben auf den Inseln
board-own-tasks = deine Aufgaben
board-space = Feld { $space }

# Letters and short forms of the drawing: offerings, points, a neutral novice, cells of the fate area.
board-mark-offerings = Opf
board-mark-points = P
board-mark-neutral-novice = n
board-mark-gold-cell = o
board-mark-yellow-cell = e

automaton-tom = Tom
    .sign = T

sign-shape = Die Form eines Portals oder einer noch leeren Aussparung. Über dem Schicksalsfeld: eine Spalte.
sign-shape-wanted = Ein Portal am Großen Bonfire, das in deine nächste Aussparung passt.
sign-column = Eine Spalte des Schicksalsfelds.
sign-progress = Wie viel du von dem hast, was eine Aufgabe fordert, und wie viel das ist.
sign-guardian = Eine der Hüterinnen: Rosa, blaue, naturfarbene und graue kommen von ihren Inseln.
sign-own-guardian = Deine eigene Hüterin, die von Anfang an da ist.

## Questions

ask-keep-or-swap = Dein erstes Schicksals-Plättchen: Behältst du das beiseitegelegte, oder tauschst du es gegen das mittlere deiner Reihe aus?
ask-lay-first-tile = Lege dein erstes Schicksals-Plättchen ({ $symbols }) in die Mitte deines Schicksalsfelds, in dieser Reihenfolge oder umgekehrt.
ask-turn = Du kannst { $possible }. { $held }
ask-after-main-part = Du darfst noch einen Rats-Novizen in den Hohen Rat schicken oder deinen Spielzug beenden.
ask-discard = { $kept ->
    [one] Welchen Aktionsmarker behältst du? Bevor du das Schicksals-Plättchen anlegst, musst du { $surplus } abwerfen. { $held }
   *[other] Welche { $kept } Aktionsmarker behältst du? Bevor du das Schicksals-Plättchen anlegst, musst du { $surplus } abwerfen. { $held }
}
ask-choose-fate-tile = Nimm das oberste oder das unterste Schicksals-Plättchen deiner Reihe.
ask-lay-fate-tile = Lege das Schicksals-Plättchen an: { $symbols }. Benachbarte gleiche Symbole bringen mehr Aktionsmarker.
ask-choose-path = Wähle ein Weg-Plättchen.
ask-search-path = Der Hohe Rat gibt dir ein Weg-Plättchen: Nimm eins aus der Auslage oder nenne eins aus den Stapeln.
ask-island-action = Dein Schiff ist an { $island-dative } angekommen. Was tust du dort?
ask-choose-offering = Welche Opferschale legst du auf { $island-dative } für Aufgabe { $task } ab?
ask-choose-space = Auf welches Feld deiner Stadt legst du Aufgabe { $task }?
ask-pay = { $purpose } kostet { $cost }. Was gibst du ab? { $held }
ask-pay-more = { $purpose } kostet { $cost }. Bisher hast du { $given } abgegeben. Was noch? { $held }
ask-walk = { $steps ->
    [one] Die Prozession: Jede Hüterin darf { $steps } Schritt gehen. Welche geht wohin?
   *[other] Die Prozession: Jede Hüterin darf bis zu { $steps } Schritte gehen. Welche geht wohin?
}
ask-choose-gain = Was bringt dir { $guardian } auf Wegfeld { $position }?
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
hold-tiles = Deine Aktionsmarker: { $tiles-count ->
    [0] keine.
   *[other] { $tiles }.
}
hold-resources = Deine Ressourcen: { $resources-count ->
    [0] keine.
   *[other] { $resources }.
}
hold-both = { hold-tiles } { hold-resources }

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
    [one] Eine Prozession mit { $steps } Schritt
   *[other] Eine Prozession mit { $steps } Schritten
}

# What several actions at once have in common.
verb-pay = abgeben
verb-keep-tiles = Aktionsmarker behalten
verb-done = die anderen stehen lassen

action-pay = pay STÜCKE: Gib alles auf einmal ab, zum Beispiel pay 1 ship 1 yellow oder pay root gold.
action-keep-tiles = keep MARKER: Behalte diese Aktionsmarker und wirf die anderen ab, um ein Schicksals-Plättchen anzulegen.
action-done = done: Beende die Prozession; wer noch gehen könnte, bleibt stehen.

## Costs

any-resources = { $count ->
    [one] { $count } beliebige Ressource
   *[other] { $count } beliebige Ressourcen
}
either-resource = 1 { $of }
cost-pays = du gibst { $pieces } ab
cost-pays-instead = du gibst { $pieces } ab (ersetzt: { $missing })
cost-asks = kostet { $pieces }
cost-missing = { $count ->
    [one] es fehlt { $missing }, dafür gibst du { $instead } ab
   *[other] es fehlen { $missing }, dafür gibst du pro Stück { $instead } ab
}
cost-offering = du legst eine Opferschale mit { $offering } ab
cost-discards = du wirfst diese Aktionsmarker ab: { $pieces }
cost-discards-some = { $count ->
    [one] du wirfst vorher { $count } Aktionsmarker ab
   *[other] du wirfst vorher { $count } Aktionsmarker ab
}
instead-yellow = einen gelben Aktionsmarker
instead-gold = Gold
instead-two-others = zwei andere
note-piecemeal = der Rest folgt danach

## What choices bring about

effect-gains = du nimmst dir { $pieces }
effect-gains-choice = { $count ->
    [one] du nimmst dir 1 Ressource deiner Wahl
   *[other] du nimmst dir { $count } gleiche Ressourcen deiner Wahl
}
effect-common-task = erfüllt die Aufgabe des Rates „{ $common_task }“
effect-symbols = { $symbols }
effect-unseen-path = ein verdecktes Weg-Plättchen für Wegfeld { $position }
effect-path = { $path } für Wegfeld { $position }
effect-renew = tauscht die Auslage aus, bevor du wählst
effect-brings = bringt { $rewards }
effect-two-of = bringt zwei von diesen: { $rewards }
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
far-path = { your-guardian } bis Wegfeld { $number }
far-bonfire = { your-guardian } bis zu Bonfire { $number }
note-farthest = höchstens { $walks }
note-farthest-gains = dort nimmst du dir { $pieces }
effect-all-stay = { $guardians-count ->
    [one] { $guardians } bleibt stehen
   *[other] { $guardians } bleiben stehen
}
your-guardian = { $guardian-key ->
    [own] deine eigene Hüterin
   *[other] die { $guardian } Hüterin
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

bonus-gold-and-yellow = 1 Punkt statt des Bonus gibt es hier nicht
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
ability-elder-of-paths = 1 Punkt für jedes Wegfeld
ability-elder-of-fate-tiles = 1 Punkt für jedes deiner gelegten Schicksals-Plättchen
ability-elder-of-portals = 1 Punkt für jedes Portal
ability-elder-of-tasks = 1 Punkt für jede Aufgabe und jedes Bonfire
ability-elder-of-guardians = 1 Punkt für jede Hüterin
ability-elder-of-gnomes = 1 Punkt für jeden Gnom, ihn selbst mitgezählt

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
points-at-the-end = am Ende { $parts }
scores-bonfire = { $points ->
    [one] { $points } Punkt für das Bonfire
   *[other] { $points } Punkte für das Bonfire
}
scores-portal = { $points ->
    [one] { $points } Punkt für sein Portal
   *[other] { $points } Punkte für sein Portal
}
scores-crystal = { $points ->
    [one] { $points } Punkt für sein Weg-Plättchen
   *[other] { $points } Punkte für sein Weg-Plättchen
}

## Notes

note-routes = { $count ->
    [one] { $count } Schiffsroute
   *[other] { $count } Schiffsrouten
}
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
note-guardian-there = die { $guardian } Hüterin hast du noch nicht
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
note-held = { $count ->
    [0] davon hast du nichts
   *[other] davon hast du { $count }
}
note-fate-row = { $count ->
    [one] { $count } Plättchen in deiner Reihe; bleibt es übrig, bringt es { $points } Punkte
   *[other] { $count } Plättchen in deiner Reihe; jedes übrige bringt { $points } Punkte
}
note-lies = liegt so: { $symbols }
note-only-a-point = kein Bonus, denn { $why }

unusable-path = dein Weg ist voll
unusable-guardian = du hast schon eine Hüterin in jeder Farbe
unusable-specialist = es liegt kein Spezialist offen
unusable-gnomes = du hast schon sechs Gnome
unusable-move-guardian = keine deiner Hüterinnen kann irgendwohin
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

## What can be wrong with component files, whose own words stay as they are

error-bonfire-no-reward = { fault-place }: Kein Feld zeigt { $reward }, aber die Spielanleitung nennt eins.
error-bonfire-endless = { fault-place }: Mit den Spezialisten 5 und 22 ließe sich das Große Bonfire endlos zwischen den Feldern { $spaces } drehen, denn jedes bringt einen Aktionsmarker zurück, mit dem die nächste Drehung bezahlt ist.
error-bonfire-council-point = { fault-place }: „point“ ist false für gold-and-yellow und true für jeden anderen Bonus.
error-bonfire-path-twice = { fault-place }: { $crystal } mit { $resource } ist zweimal aufgeführt.
error-bonfire-crystals = { fault-place }: { $found ->
    [one] { $found } Weg-Plättchen hat
   *[other] { $found } Weg-Plättchen haben
} einen Kristall der Farbe { $colour }, aber es gibt { $expected }.
error-bonfire-copies = { fault-place }: „copies“ ist { $found }, aber was aufgeführt ist, gibt es mindestens einmal.
error-bonfire-gold-specialists = { fault-place }: { $found ->
    [one] { $found } Spezialist kostet
   *[other] { $found } Spezialisten kosten
} Gold, aber es gibt { $expected }.
error-bonfire-doubling = { fault-place }: { $found ->
    [one] { $found } Spezialist verdoppelt
   *[other] { $found } Spezialisten verdoppeln
} die Hüterin { $guardian }, aber genau 1 tut es.
error-bonfire-tom-cards = { fault-place }: { $found ->
    [one] { $found } Karte ist
   *[other] { $found } Karten sind
} aufgeführt, aber Tom hat { $expected }.
error-bonfire-same-city = { fault-place }: „portals“ ist dasselbe wie bei einer anderen Stadt.
error-bonfire-portals = { fault-place }: „portals“ muss { $shapes } je einmal nennen.
error-bonfire-offering-count = { fault-place }: „{ $key }“ ist { $found }, aber erwartet wird eine Anzahl von Opferschalen.
error-bonfire-offering-tiles = { fault-place }: { $found ->
    [one] Es gibt { $found } Opferschale
   *[other] Es gibt { $found } Opferschalen
}, aber jede Person hat { $expected }.
error-bonfire-area-size = { fault-place }: „{ $key }“ ist { $found }, aber möglich ist { $least } bis { $most }.
error-bonfire-unknown-cell = { fault-place }: „{ $key }“ nennt { $found }, aber die Felder gehen von { $first } bis { $last }.
error-bonfire-cell-twice = { fault-place }: „{ $key }“ nennt { $cell } zweimal.
error-bonfire-no-cells = { fault-place }: „{ $key }“ nennt kein Feld, aber es gibt welche.
error-bonfire-cell-missing = { fault-place }: „{ $key }“ nennt { $cell }, aber dieses Feld fehlt im Schicksalsfeld.
error-bonfire-start-cells = { fault-place }: „start“ muss { $cells } Felder nebeneinander in einer Reihe nennen.
error-bonfire-cell-in-both = { fault-place }: „{ $key }“ und „{ $other }“ nennen beide { $cell }.
error-bonfire-no-outermost = { fault-place }: „missing“ lässt kein Feld einer äußersten Spalte übrig.
error-bonfire-symbols = { fault-place }: „symbols“ muss { $symbols } verschiedene nennen.
error-bonfire-island-name = { fault-place }: „name“ ist { $found }, aber erwartet wird ein eigener Name, zum Beispiel „{ $example }“.
error-bonfire-island-use = { fault-place }: Eine Insel hat entweder „resource“ oder „guardian“.
error-bonfire-island-beginning = { fault-place }: „name“ muss mit „{ $beginning }“ beginnen.
error-bonfire-place = { fault-place }: „{ $key }“ ist { $found }, aber erwartet wird ein Bruchteil des Meeres von 0.0 bis 1.0.
error-bonfire-resource-islands = { fault-place }: { $found ->
    [one] { $found } Insel zeigt
   *[other] { $found } Inseln zeigen
} { $resource }, aber jede Ressource ist auf { $expected }.
error-bonfire-guardian-islands = { fault-place }: { $found ->
    [one] { $found } Insel hat
   *[other] { $found } Inseln haben
} Hüterinnen der Farbe { $colour }, aber jede Farbe ist auf 1.
error-bonfire-corners = { fault-place }: { $found ->
    [one] { $found } Insel hat
   *[other] { $found } Inseln haben
} „corner = true“, aber es gibt { $expected } Ecken.
error-bonfire-corner-guardian = { fault-place }: Die Eckinseln sind Aufgaben-Inseln.
error-bonfire-route = { fault-place }: { $found } nennt nicht zwei verschiedene Inseln.
error-bonfire-route-twice = { fault-place }: Die Schiffsroute zwischen { $one } und { $other } ist zweimal aufgeführt.
error-bonfire-no-route = { fault-place }: Keine Schiffsrouten führen von { $one } nach { $other }.
error-bonfire-limited = { fault-place }: „limited“ ist true, aber Ressourcen und Aktionsmarker sind nicht begrenzt.
error-bonfire-countdown = { fault-place }: „tiles“ ist { $found }, aber erwartet wird { $expected }.
error-bonfire-tile-colour = { fault-place }: „colour“ ist { $found }, aber jeder Aktionsmarker hat seine eigene Farbe, und yellow gehört dem Joker.
error-bonfire-tasks-of-colour = { fault-place }: { $found ->
    [one] { $found } Aufgabe der Farbe { $colour } ist
   *[other] { $found } Aufgaben der Farbe { $colour } sind
} aufgeführt, aber es gibt { $expected }.
error-bonfire-tasks = { fault-place }: { $found ->
    [one] { $found } Aufgabe ist
   *[other] { $found } Aufgaben sind
} aufgeführt, aber es gibt { $expected }.
error-bonfire-no-asks = { fault-place }: „asks“ hat bei dieser Art keinen Sinn, denn sie fordert alles, was es gibt.
error-bonfire-asks-thing = { fault-place }: „asks“ nennt { $found }, aber diese Art fordert { $things }.
error-bonfire-asks-none = { fault-place }: In „asks“ steht { $thing } = { $found }, aber erwartet wird mindestens 1.
error-bonfire-asks-too-many = { fault-place }: In „asks“ steht { $thing } = { $found }, aber die Ausgabe hat nur { $there }.
error-bonfire-condition = { fault-place }: Keine Aufgabe der Farbe { $colour } in der Spielanleitung hat dieses „kind“ mit diesem „asks“.
error-bonfire-task-points = { fault-place }: „points“ ist { $found }, aber Aufgaben der Farbe { $colour } haben { $least } bis { $most }.
error-bonfire-task-listed = { fault-place }: Die Aufgabe { $task } der Farbe { $colour } ist { $found }-mal aufgeführt, aber es gibt sie einmal.
error-bonfire-no-depicting = { fault-place }: Keine Aufgabe { $task } der Farbe { $colour } mit etwas Abgebildetem ist aufgeführt, aber es gibt welche.
