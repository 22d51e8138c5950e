# What is said of Bonfire.

## Words

seat-colour-red = Rood
    .sign = R
seat-colour-green = Groen
    .sign = G
seat-colour-white = Wit
    .sign = W
seat-colour-black = Zwart
    .sign = Z

# Action tiles, the actions that they pay for, and the symbols of fate tiles; .tile and .tiles are the tile in full.
action-kind-ship = Schip
    .tile = actiefiche Schip
    .tiles = actiefiches Schip
    .sign = sc
action-kind-task = Opdracht
    .tile = actiefiche Opdracht
    .tiles = actiefiches Opdracht
    .sign = op
action-kind-guardian = Hoeder
    .tile = actiefiche Hoeder
    .tiles = actiefiches Hoeder
    .sign = ho
action-kind-path = Weg
    .tile = actiefiche Weg
    .tiles = actiefiches Weg
    .sign = we
action-kind-great-bonfire = Groot vreugdevuur
    .tile = actiefiche Groot vreugdevuur
    .tiles = actiefiches Groot vreugdevuur
    .sign = gv
    .short = gr.vuur
action-kind-gnome = Gnoom
    .tile = actiefiche Gnoom
    .tiles = actiefiches Gnoom
    .sign = gn
action-kind-yellow = Geel
    .tile = geel actiefiche
    .tiles = gele actiefiches
    .sign = ge

# Resources; the plural is for messages that count in other ways than by $count, .a has the article, .island and
# .islands are the islands that show the resource.
resource-blossom = { $count ->
    [one] bloem
   *[other] bloemen
}
    .plural = bloemen
    .a = een bloem
    .island = Bloemeneiland
    .islands = Bloemeneilanden
resource-fruit = { $count ->
    [one] vrucht
   *[other] vruchten
}
    .plural = vruchten
    .a = een vrucht
    .island = Vruchteneiland
    .islands = Vruchteneilanden
resource-herb = { $count ->
    [one] kruid
   *[other] kruiden
}
    .plural = kruiden
    .a = een kruid
    .island = Kruideneiland
    .islands = Kruideneilanden
resource-shell = { $count ->
    [one] schelp
   *[other] schelpen
}
    .plural = schelpen
    .a = een schelp
    .island = Schelpeneiland
    .islands = Schelpeneilanden
    .short = schelp
resource-root = { $count ->
    [one] wortel
   *[other] wortels
}
    .plural = wortels
    .a = een wortel
    .island = Worteleiland
    .islands = Worteleilanden
resource-gold = goud
    .plural = goud
    .a = goud
    .island = goudeiland
    .islands = goudeilanden

count-of-action-kind = { $count ->
    [one] { $count } { $of-tile }
   *[other] { $count } { $of-tiles }
}
short-count-of-action-kind = { $count } { $of }
count-of-resource = { $count } { $of }

# The colours of tasks, bonfires and crystals; with -e before “opdracht” and plurals.
colour-blue = blauw
    .inflected = blauwe
    .sign = B
colour-red = rood
    .inflected = rode
    .sign = R
colour-yellow = geel
    .inflected = gele
    .sign = G

# “hoeder” follows, which is always preceded by an adjective in -e.
guardian-pink = roze
    .short = roze
guardian-blue = blauwe
    .short = blauw
guardian-natural = neutraal gekleurde
    .short = neutr.
guardian-grey = grijze
    .short = grijs
guardian-own = eigen
    .short = eigen

# Where guardians stand; a number follows, except after the starting area.
area-starting-area = starttegel
area-path = wegveld
area-bonfire = vreugdevuur

shape-a = A
shape-b = B
shape-c = C
shape-d = D
shape-e = E
shape-f = F
shape-g = G

island-blossom-west = het westelijke Bloemeneiland
    .short = Bloemen west
island-blossom-east = het oostelijke Bloemeneiland
    .short = Bloemen oost
island-fruit-west = het westelijke Vruchteneiland
    .short = Vruchten west
island-fruit-east = het oostelijke Vruchteneiland
    .short = Vruchten oost
island-herb-west = het westelijke Kruideneiland
    .short = Kruiden west
island-herb-east = het oostelijke Kruideneiland
    .short = Kruiden oost
island-shell-west = het westelijke Schelpeneiland
    .short = Schelpen west
island-shell-east = het oostelijke Schelpeneiland
    .short = Schelpen oost
island-root-west = het westelijke Worteleiland
    .short = Wortels west
island-root-east = het oostelijke Worteleiland
    .short = Wortels oost
island-guardian-pink = het eiland van de roze hoeders
    .short = Roze eiland
island-guardian-blue = het eiland van de blauwe hoeders
    .short = Blauw eiland
island-guardian-natural = het eiland van de neutraal gekleurde hoeders
    .short = Neutraal eiland
island-guardian-grey = het eiland van de grijze hoeders
    .short = Grijs eiland

# A path tile’s crystal and its resource; “wegfiche” stands before it.
path-kind-blue-blossom = blauw/bloem
path-kind-blue-fruit = blauw/vrucht
path-kind-blue-herb = blauw/kruid
path-kind-blue-shell = blauw/schelp
path-kind-blue-root = blauw/wortel
path-kind-red-blossom = rood/bloem
path-kind-red-fruit = rood/vrucht
path-kind-red-herb = rood/kruid
path-kind-red-shell = rood/schelp
path-kind-red-root = rood/wortel
path-kind-yellow-blossom = geel/bloem
path-kind-yellow-fruit = geel/vrucht
path-kind-yellow-herb = geel/kruid
path-kind-yellow-shell = geel/schelp
path-kind-yellow-root = geel/wortel

# Specialists have names of ours, after what they do.
specialist-crowded-path = ‘Drukke weg’
specialist-faster-procession = ‘Snellere optocht’
specialist-any-resources-for-tasks = ‘Vrije middelen voor opdrachten’
specialist-points-for-elders = ‘Punten voor ouderen’
specialist-yellow-counts-twice = ‘Geel telt dubbel’
specialist-choice-on-path = ‘Vrije keuze op de weg’
specialist-gold-for-novices = ‘Goud voor pupillen’
specialist-resource-of-new-path = ‘Middel van de nieuwe weg’
specialist-any-resources-for-gnomes = ‘Vrije middelen voor gnomen’
specialist-doubled-pink = ‘Roze dubbel’
specialist-doubled-grey = ‘Grijs dubbel’
specialist-doubled-natural = ‘Neutraal dubbel’
specialist-doubled-blue = ‘Blauw dubbel’
specialist-three-tiles-kept = ‘Drie fiches behouden’
specialist-yellow-for-gnomes = ‘Geel voor gnomen’
specialist-fate-symbols-twice = ‘Lotsymbolen dubbel’
specialist-step-for-new-guardians = ‘Stap voor nieuwe hoeders’
specialist-points-for-guardians = ‘Punten voor hoeders’
specialist-reward-for-common-tasks = ‘Loon voor opdrachten van de Raad’
specialist-gold-on-first-path = ‘Goud op de eerste weg’
specialist-longer-voyage = ‘Langere vaart’
specialist-further-great-bonfire = ‘Groot vreugdevuur verder’
specialist-all-rewards = ‘Alle beloningen’
specialist-crowded-council = ‘Drukke Raad’
specialist-portals-in-any-order = ‘Portalen in vrije volgorde’
specialist-one-tile-for-tasks = ‘Eén fiche voor opdrachten’
specialist-protruding-fate-tiles = ‘Lot over de rand’

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
gnome-elder-of-paths = de oudere van de wegen
gnome-elder-of-fate-tiles = de oudere van het lot
gnome-elder-of-portals = de oudere van de portalen
gnome-elder-of-tasks = de oudere van de opdrachten
gnome-elder-of-guardians = de oudere van de hoeders
gnome-elder-of-gnomes = de oudere van de gnomen

# The elders, where it is said that they are elders.
elder-paths = wegen
elder-fate-tiles = lot
elder-portals = portalen
elder-tasks = opdrachten
elder-guardians = hoeders
elder-gnomes = gnomen

council-space-gold-and-yellow = Goud en geel
    .bonus = 2 goud en 1 geel actiefiche
council-space-path = Nieuwe weg
    .bonus = een kosteloos wegfiche
council-space-guardian = Nieuwe hoeder
    .bonus = een kosteloze hoeder
council-space-great-bonfire = Vrije draai
    .bonus = een kosteloze draai aan het grote vreugdevuur
council-space-specialist = Nieuwe specialist
    .bonus = een kosteloze specialist
council-space-move-guardian = Hoeder verplaatsen
    .bonus = de verplaatsing van een hoeder
council-space-voyage = Vrije vaart
    .bonus = een kosteloze vaart
council-space-fate-tile = Nieuw lot
    .bonus = meteen een lottegel

# The long name where there is room, the short one where there is not.
common-task-tasks = 7 opdrachten of vreugdevuren
    .short = opdrachten
common-task-portals = 7 portalen
    .short = portalen
common-task-paths = 7 wegfiches
    .short = wegen
common-task-guardians = 5 hoeders
    .short = hoeders
common-task-gnomes = 6 gnomen
    .short = gnomen

tom-card-great-bonfire = Groot vreugdevuur
tom-card-task-one = Opdracht I
tom-card-task-two = Opdracht II
tom-card-guardian = Hoeder
tom-card-path = Weg
tom-card-gnome = Gnoom

ending-countdown-over = het aftellen is voorbij
ending-all-passed = iedereen heeft gepast
ending-nobody-can-act = niemand kan nog iets doen
ending-cards-used-up = Tom heeft al zijn kaarten gespeeld
ending-too-many-decisions = het spel duurde te lang

# What points come from; the reason follows “krijgt 2 punten”.
source-handicap = handicap
    .reason = als voorsprong
source-elders = ouderen
    .reason = voor een oudere
source-council = Hoge Raad
    .reason = in de Hoge Raad
source-great-bonfire = groot vreugdevuur
    .reason = bij het grote vreugdevuur
source-countdown = aftellen
    .reason = voor het aftelfiche
source-completed = Toms overbodige kaarten
    .reason = omdat die opdracht van de Raad al volbracht is
source-bonfires = vreugdevuren
    .reason = voor vreugdevuren
source-guardians = hoeders bij een vreugdevuur
    .reason = voor hoeders bij een vreugdevuur
source-portals = portalen naast een vreugdevuur
    .reason = voor portalen naast een vreugdevuur
source-paths = passende wegfiches
    .reason = voor passende wegfiches
source-common-tasks = opdrachten van de Raad
    .reason = voor opdrachten van de Raad
source-fate-tiles = overgebleven lottegels
    .reason = voor overgebleven lottegels
source-leftovers = overgebleven actiefiches en middelen
    .reason = voor overgebleven actiefiches en middelen

# Which end of the row of fate tiles, and which way round one is laid.
end-top = bovenste
end-bottom = onderste

way-forward = in deze volgorde
way-reversed = omgekeerd

# What is being decided, for those who wait; it follows the name.
decision-keep-or-swap = kiest de eerste lottegel
decision-lay-first-tile = legt de eerste lottegel
decision-turn = is aan de beurt
decision-after-main-part = mag nog een raadslid naar de Hoge Raad sturen
decision-discard = legt actiefiches af
decision-choose-fate-tile = kiest een lottegel
decision-lay-fate-tile = legt een lottegel
decision-choose-path = kiest een wegfiche
decision-search-path = zoekt een wegfiche
decision-island-action = is bij een eiland aangekomen
decision-choose-offering = kiest een offerschaal
decision-choose-space = kiest een veld voor een opdracht
decision-pay-tiles = geeft actiefiches af
decision-pay-resources = geeft middelen af
decision-walk = voert een optocht uit
decision-choose-gain = kiest de opbrengst van een hoeder
decision-choose-rewards = neemt beloningen bij het grote vreugdevuur
decision-choose-notch = kiest een uitsparing voor een portaal
decision-choose-council-space = stuurt een pupil of raadslid naar de Hoge Raad
decision-bonus-or-point = neemt een bonus of een punt in de Hoge Raad
decision-choose-guardian = kiest een hoeder
decision-turn-great-bonfire = draait het grote vreugdevuur
decision-choose-specialist = kiest een specialist
decision-move-guardian = verplaatst een hoeder
decision-choose-island = kiest een eiland om naartoe te varen
decision-choose-for-tom = kiest een opdracht voor Tom
decision-continue = kan deze beurt niets doen

## Events

event-game-began = { $seat } is de startspeler.
event-turn-began = Beurt { $turn }: { $seat }
event-turn-skipped = { $seat } kan niets doen en wordt overgeslagen.

event-fate-tile-swapped = { $seat } ruilt de opzijgelegde lottegel tegen de middelste van de rij.
event-fate-tile-chosen = { $seat } neemt de { $end } lottegel van de rij.
event-fate-tile-laid = { $way-key ->
    [reversed] { $seat } legt een lottegel { $place-direction ->
        [down] verticaal
       *[across] horizontaal
    } en omgekeerd, met het midden op { $place-cell }.
   *[forward] { $seat } legt een lottegel { $place-direction ->
        [down] verticaal
       *[across] horizontaal
    }, met het midden op { $place-cell }.
}
event-tile-discarded = { $seat } legt 1 { $tile-tile } af.

event-tiles-gained = { $pieces ->
    [one] { $seat } neemt { $pieces } { $tile-tile }.
   *[other] { $seat } neemt { $pieces } { $tile-tiles }.
}
event-resources-gained = { $pieces ->
    [one] { $seat } neemt { $pieces } { $resource }.
   *[other] { $seat } neemt { $pieces } { $resource-plural }.
}
event-points-scored = { $points ->
    [one] { $seat } krijgt { $points } punt { $source-reason }.
   *[other] { $seat } krijgt { $points } punten { $source-reason }.
}
event-tiles-paid = { $pieces ->
    [one] { $seat } geeft { $pieces } { $tile-tile } af.
   *[other] { $seat } geeft { $pieces } { $tile-tiles } af.
}
event-resources-paid = { $pieces ->
    [one] { $seat } geeft { $pieces } { $resource } af.
   *[other] { $seat } geeft { $pieces } { $resource-plural } af.
}

event-sailed = { $seat } vaart naar { $island }.
event-offering-laid = { $seat } legt een offerschaal met { $offering } af op { $island }.
event-task-received = { $seat } ontvangt opdracht { $task } en legt die op opdrachtveld { $space }.
event-offering-revealed = { $seat } draait op stapel { $pile } een offerschaal met { $offering } om.
event-guardian-retrieved = De { $guardian } hoeder komt naar de stad van { $seat }.

event-procession-began = { $steps ->
    [one] { $seat } voert een optocht van { $steps } stap uit.
   *[other] { $seat } voert een optocht van { $steps } stappen uit.
}
event-guardian-moved = { $area-key ->
    [starting-area] De { $guardian } hoeder van { $seat } loopt naar de { $area }.
   *[other] De { $guardian } hoeder van { $seat } loopt naar { $area } { $number }.
}

event-great-bonfire-turned = { $seat } draait het grote vreugdevuur naar veld { $space }.
event-portal-taken = { $seat } neemt portaal { $shape } voor uitsparing { $notch }.

event-path-taken = { $seat } neemt het wegfiche { $path } van aanbodveld { $slot } voor wegveld { $position }.
event-path-drawn = { $seat } trekt een wegfiche { $path } van stapel { $pile } voor wegveld { $position }.
event-path-found = { $seat } neemt een wegfiche { $path } uit de stapels voor wegveld { $position }.
event-path-revealed = Op aanbodveld { $slot } ligt nu het wegfiche { $path }.
event-paths-renewed = { $seat } vernieuwt het aanbod wegfiches.
event-paths-shuffled = De stapels wegfiches worden geschud.

event-gnome-recruited = { $seat } werft { $gnome }.
event-specialist-revealed = Op aanbodveld { $slot } ligt nu de specialist { $specialist }.
event-specialists-shuffled = { $cards ->
    [one] De afgelegde specialisten vormen een nieuwe stapel van { $cards } kaart.
   *[other] De afgelegde specialisten worden geschud: een nieuwe stapel van { $cards } kaarten.
}

event-bonfire-lit = { $seat } ontsteekt vreugdevuur { $task } op opdrachtveld { $space }.
event-novice-sent = { $seat } stuurt een pupil naar raadsveld ‘{ $council }’.
event-neutral-novice-sent = { $seat } stuurt het raadslid van ‘{ $common_task-short }’ naar raadsveld ‘{ $council }’.
event-bonus-taken = { $seat } neemt de bonus: { $council-bonus }.
event-common-task-fulfilled = { $seat } volbrengt de opdracht van de Raad ‘{ $common_task }’.

event-countdown-began = Het aftellen begint.
event-countdown-tile-passed-on = { $tile ->
    [1] Aftelfiche { $tile } gaat rond: dit zijn de laatste beurten.
   *[other] Aftelfiche { $tile } gaat rond.
}
event-passed = { $seat } past voor de rest van het spel.

event-tom-deck-shuffled = Toms kaarten worden geschud.
event-tom-revealed = Toms kaart: { $card }.
event-tom-key = Het gnoommiddel is { $resource } (specialist { $specialist }).
event-tom-did-nothing = Tom kan niets doen.
event-tom-took-task = Tom neemt opdracht { $task } van { $island } als vreugdevuur { $space }.
event-tom-sent-novice = Tom stuurt een pupil naar de Hoge Raad.
event-tom-fulfilled-common-task = Tom volbrengt de opdracht van de Raad ‘{ $common_task }’.
event-tom-sent-neutral-novice = Tom stuurt het raadslid van ‘{ $common_task }’ naar de Hoge Raad.
event-tom-took-guardian = De { $guardian } hoeder komt naar de stad van Tom.
event-tom-took-portal = Tom draait het grote vreugdevuur naar veld { $space } en neemt portaal { $shape } (uitsparing { $notch }).
event-tom-took-path = Tom neemt het wegfiche { $path } van aanbodveld { $slot } voor wegveld { $position }.
event-tom-recruited = Tom werft { $gnome }.
event-tom-scored = { $points ->
    [one] Tom krijgt { $points } punt { $source-reason }.
   *[other] Tom krijgt { $points } punten { $source-reason }.
}

event-game-ended = Het spel is afgelopen: { $ending }.

# The same several times, as one sentence of several items.
events-tiles-gained = { $seat } neemt { $items }.
item-tiles-gained = { $pieces ->
    [one] { $pieces } { $tile-tile }
   *[other] { $pieces } { $tile-tiles }
}
events-resources-gained = { $seat } neemt { $items }.
item-resources-gained = { $pieces ->
    [one] { $pieces } { $resource }
   *[other] { $pieces } { $resource-plural }
}
events-points-scored = { $seat } krijgt { $items }.
item-points-scored = { $points ->
    [one] { $points } punt { $source-reason }
   *[other] { $points } punten { $source-reason }
}
events-tom-scored = Tom krijgt { $items }.
item-tom-scored = { $points ->
    [one] { $points } punt { $source-reason }
   *[other] { $points } punten { $source-reason }
}

# What bars the way back.
undo-barred-offering-revealed = er is een nieuwe offerschaal omgedraaid
undo-barred-path-drawn = er is een wegfiche van een stapel getrokken
undo-barred-path-revealed = er is een nieuw wegfiche omgedraaid
undo-barred-paths-shuffled = de stapels wegfiches zijn geschud
undo-barred-specialist-revealed = er is een nieuwe specialist omgedraaid
undo-barred-specialists-shuffled = de specialisten zijn geschud
undo-barred-tom-deck-shuffled = Toms kaarten zijn geschud
undo-barred-tom-revealed = Toms kaart is omgedraaid
undo-barred-tom-key = er is een specialist voor Tom omgedraaid

## What tasks ask for

# One message for each kind of task; where a task asks for several things, each of them is said by the second one.
task-asks-bonfire-colours = { $asks }
task-asks-bonfire-colours-each = { $number ->
    [one] een { $word } vreugdevuur
   *[other] { $number } { $word-inflected } vreugdevuren
}
task-asks-tasks-of-colour = { $asks }
task-asks-tasks-of-colour-each = { $number ->
    [one] een { $word-inflected } opdracht of een { $word } vreugdevuur
   *[other] { $number } { $word-inflected } opdrachten of vreugdevuren
}
task-asks-path-crystals = { $asks }
task-asks-path-crystals-each = { $number ->
    [one] een wegfiche met een { $word } kristal
   *[other] { $number } wegfiches met een { $word } kristal
}
task-asks-depicted-guardians = { $asks }
task-asks-depicted-guardians-each = de { $word } hoeder
task-asks-path-resource = { $asks }
task-asks-path-resource-each = { $number ->
    [one] een wegfiche met { $word-a }
   *[other] { $number } wegfiches met { $word-a }
}
task-asks-offerings-at-resource = { $asks }
task-asks-offerings-at-resource-each = { $number ->
    [one] een offerschaal op een { $word-island }
    [2] een offerschaal op elk van de 2 { $word-islands }
   *[other] een offerschaal op elk van { $number } { $word-islands }
}
task-asks-gnome-resource = { $asks }
task-asks-gnome-resource-each = { $number ->
    [one] een gnoom die { $word-a } kost
   *[other] { $number } gnomen die elk { $word-a } kosten
}
task-asks-resources = { $asks } in je voorraad
task-asks-resources-each = { $number ->
    [one] { $number } { $word }
   *[other] { $number } { $word-plural }
}
task-asks-symbol-groups = { $asks } in je lotveld
task-asks-symbol-groups-each = { $number } aangrenzende actiesymbolen { $word }
task-asks-action-tiles = { $asks } in je voorraad
task-asks-action-tiles-each = { $number ->
    [one] { $number } { $word-tile }
   *[other] { $number } { $word-tiles }
}
task-asks-portals = { $number ->
    [one] { $number } portaal
   *[other] { $number } portalen
}
task-asks-gnomes = { $number ->
    [one] { $number } gnoom
   *[other] { $number } gnomen
}
task-asks-elders = { $number ->
    [one] { $number } oudere
   *[other] { $number } ouderen
}
task-asks-guardians = { $number ->
    [one] { $number } hoeder, je eigen hoeder meegeteld
   *[other] { $number } hoeders, je eigen hoeder meegeteld
}
task-asks-guardians-at-bonfires = { $number ->
    [one] { $number } hoeder bij een vreugdevuur
   *[other] { $number } hoeders bij een vreugdevuur
}
task-asks-bonfires = { $number ->
    [one] { $number } vreugdevuur
   *[other] { $number } vreugdevuren
}
task-asks-common-tasks = { $number ->
    [one] { $number } volbrachte opdracht van de Raad
   *[other] { $number } volbrachte opdrachten van de Raad
}
task-asks-neighbouring-paths = { $number } aangrenzende wegfiches met hetzelfde middel
task-asks-offering-islands = { $number ->
    [one] een offerschaal op een eiland
   *[other] een offerschaal op elk van { $number } eilanden
}
task-asks-offerings-on-one-island = { $number ->
    [one] { $number } offerschaal op een eiland
   *[other] { $number } offerschalen op één eiland
}
task-asks-islands-with-two-offerings = { $number ->
    [one] 2 offerschalen op een eiland
   *[other] 2 offerschalen op elk van { $number } eilanden
}
task-asks-empty-offering-pile = een lege stapel offerschalen
task-asks-equal-resources = { $number } gelijke middelen, geen goud, in je voorraad
task-asks-two-resources = van twee middelen, geen goud, elk { $number } stuks in je voorraad
task-asks-two-large-groups = twee groepen van { $number } gelijke aangrenzende actiesymbolen in je lotveld
task-asks-fate-highlighted = alle { $number } gemarkeerde velden van je lotveld overbouwd
task-asks-fate-gold = alle { $number } goudvelden van je lotveld overbouwd
task-asks-fate-outermost = alle { $number } velden in de twee buitenste kolommen van je lotveld overbouwd

## What the actions of a verb have in common

verb-keep = de opzijgelegde lottegel behouden
verb-swap = de tegel tegen de middelste van de rij ruilen
verb-fate = een lottegel leggen
verb-sail = naar een eiland varen
verb-task = een opdracht ontvangen
verb-guardian = de hoeder ophalen
verb-procession = een optocht uitvoeren
verb-path = een wegfiche aanleggen
verb-renew = eerst het aanbod wegfiches vernieuwen
verb-turn = het grote vreugdevuur draaien
verb-recruit = een gnoom werven
verb-ignite = een vreugdevuur ontsteken
verb-bonus = een raadslid naar de Hoge Raad sturen
verb-pass = passen voor de rest van het spel
verb-end = je beurt beëindigen
verb-discard = een actiefiche afleggen
verb-take = een lottegel nemen
verb-lay = de lottegel leggen
verb-stay = hier niets doen
verb-offering = een offerschaal kiezen
verb-space = een veld voor de opdracht kiezen
verb-jokers = gele actiefiches of goud afgeven
verb-replace = goud als een ander middel laten gelden
verb-give = een actiefiche afgeven
verb-spend = een middel afgeven
verb-walk = een hoeder verplaatsen
verb-gain = de opbrengst van de hoeder kiezen
verb-reap = beloningen nemen
verb-notch = een uitsparing voor het portaal kiezen
verb-council = een raadsveld kiezen
verb-accept = de bonus nemen
verb-point = in plaats daarvan 1 punt nemen
verb-search = een wegfiche in de stapels zoeken
verb-fetch = een hoeder kiezen
verb-welcome = een specialist kiezen
verb-tom = een opdracht voor Tom kiezen
verb-continue = verdergaan

# Choices in words. What is otherwise typed as a number or a key is a value here.
choice-sail = naar { $island } varen
choice-sail-task = naar { $island } varen en opdracht { $task } ontvangen
choice-sail-guardian = naar { $island } varen en de hoeder ophalen
choice-task = opdracht { $task } ontvangen
choice-task-offering = opdracht { $task } ontvangen voor je offerschaal met { $offering }
choice-procession = { $steps ->
    [one] een optocht van { $steps } stap uitvoeren
   *[other] een optocht van { $steps } stappen uitvoeren
}
choice-path = { $path_source-kind ->
    [slot] het wegfiche van aanbodveld { $path_source-number } aanleggen
   *[pile] een wegfiche van stapel { $path_source-number } trekken
}
choice-turn = het grote vreugdevuur naar veld { $great_bonfire_space } draaien
choice-recruit = { $tiles ->
    [one] { $gnome } werven voor { $tiles } actiefiche Gnoom
   *[other] { $gnome } werven voor { $tiles } actiefiches Gnoom
}
choice-ignite = het vreugdevuur op veld { $space } ontsteken
choice-bonus = het raadslid van ‘{ $common_task }’ naar de Hoge Raad sturen
choice-discard = 1 { $action_kind-tile } afleggen
choice-keep-tiles = { $pieces-count ->
    [0] geen actiefiches behouden
   *[other] { $pieces } behouden
}
choice-take = de { $end } lottegel nemen
choice-lay = { $way-key ->
    [reversed] de lottegel { $place-direction ->
        [down] verticaal
       *[across] horizontaal
    } en omgekeerd leggen, met het midden op { $place-cell }
   *[forward] de lottegel { $place-direction ->
        [down] verticaal
       *[across] horizontaal
    } leggen, met het midden op { $place-cell }
}
choice-offering = de offerschaal van stapel { $pile } afleggen
choice-space = de opdracht op veld { $space } leggen
choice-jokers = { $jokers ->
    [0] zonder gele actiefiches of goud betalen
    [one] { $jokers } geel actiefiche of goud als vervanging afgeven
   *[other] { $jokers } gele actiefiches of goud als vervanging afgeven
}
choice-replace = goud in plaats van { $basic_resource-a } afgeven
choice-give = 1 { $symbol-tile } afgeven
choice-spend = 1 { $resource } afgeven
choice-walk = { $target-kind ->
    [path] { your-guardian } naar wegveld { $target-number } verplaatsen
    [bonfire] { your-guardian } naar vreugdevuur { $target-number } verplaatsen
   *[stay] { your-guardian } laten staan
}
choice-gain = { $resource-a } nemen
choice-reap = { $rewards-key ->
    [tile-and-portal] het actiefiche en een portaal nemen
    [reward-and-portal] het middel of de punten en een portaal nemen
   *[tile-and-reward] het actiefiche en het middel of de punten nemen
}
choice-notch = het portaal in uitsparing { $space } leggen
choice-council = raadsveld ‘{ $council_space }’ kiezen
choice-council-point = raadsveld ‘{ $council_space }’ kiezen, voor 1 punt
choice-search = een wegfiche { $path_kind } uit de stapels nemen
choice-fetch = de { $guardian_colour } hoeder kiezen
choice-welcome = de specialist { $specialist } kiezen
choice-tom = Tom opdracht { $task } geven
choice-pay-pieces = { $pieces } afgeven
choice-otherwise = { $choice }, met een andere betaling

## What can be looked up

topic-kind-rule = spelregel
topic-kind-action = actie
topic-kind-council-space = raadsveld
topic-kind-common-task = opdracht van de Raad
topic-kind-specialist = specialist
topic-kind-elder = oudere
topic-kind-island = eiland
topic-kind-task = opdracht

about-task = { $points ->
    [one] Een { $colour-inflected } opdracht voor { $points } punt: { $asks }.
   *[other] Een { $colour-inflected } opdracht voor { $points } punten: { $asks }.
}
named-task = { $task } ({ $asks })
about-task-island = Een opdracht kost hier, naast actiefiches, 1 { $resource } en het middel van een van je offerschalen. { $tasks-count ->
    [0] Er zijn hier geen opdrachten meer.
   *[other] Opdrachten: { $tasks }.
} Eén scheepsroute verder: { $islands }.
about-guardian-island = Hier kun je voor 1 actiefiche Hoeder de { $guardian } hoeder ophalen. Eén scheepsroute verder: { $islands }.

about-council-space-gold-and-yellow = Neem 2 goud en 1 geel actiefiche. Een punt in plaats daarvan is hier niet mogelijk.
about-council-space-path = Neem een wegfiche uit het aanbod, of een wegfiche naar keuze uit de stapels, die daarna worden geschud; of krijg 1 punt.
about-council-space-guardian = Neem een hoeder van een kleur die je nog niet hebt; of krijg 1 punt.
about-council-space-great-bonfire = Draai het grote vreugdevuur kosteloos naar een veld naar keuze en neem daar zoals gebruikelijk beloningen; of krijg 1 punt.
about-council-space-specialist = Neem kosteloos een openliggende specialist; of krijg 1 punt.
about-council-space-move-guardian = Verplaats een van je hoeders, vooruit of achteruit, naar een vrij wegveld naar keuze of naar een vrij vreugdevuur waarvan het portaal er is, en neem de gebruikelijke opbrengst; of krijg 1 punt.
about-council-space-voyage = Vaar kosteloos naar een ander eiland naar keuze. De actie van dat eiland mag volgen, voor de gebruikelijke kosten. Of krijg 1 punt.
about-council-space-fate-tile = Leg meteen een lottegel, hoeveel actiefiches je ook hebt; of krijg 1 punt.

about-common-task-tasks = Samen 7 opdrachten en vreugdevuren hebben: dat geeft aan het einde 4 punten, of 7 als het allemaal vreugdevuren zijn.
about-common-task-portals = 7 portalen hebben: dat geeft aan het einde 4 punten.
about-common-task-paths = 7 wegvelden hebben, de starttegel meegeteld: dat geeft aan het einde 4 punten.
about-common-task-guardians = 5 hoeders hebben, je eigen hoeder meegeteld: dat geeft aan het einde 4 punten.
about-common-task-gnomes = 6 gnomen hebben: dat geeft aan het einde 4 punten.

about-elder-paths = Geeft bij het werven 1 punt voor elk van je wegvelden, de starttegel meegeteld.
about-elder-fate-tiles = Geeft bij het werven 1 punt voor elke lottegel in je lotveld.
about-elder-portals = Geeft bij het werven 1 punt voor elk van je portalen.
about-elder-tasks = Geeft bij het werven 1 punt voor elke opdracht en elk vreugdevuur in je stad.
about-elder-guardians = Geeft bij het werven 1 punt voor elk van je hoeders.
about-elder-gnomes = Geeft bij het werven 1 punt voor elk van je gnomen, deze meegeteld.

about-specialist-crowded-path = Op één wegveld mogen zoveel van je hoeders staan als je wilt. Bij een vreugdevuur is nog steeds plaats voor één.
about-specialist-faster-procession = In een optocht mag elk van je hoeders één stap verder lopen dan je actiefiches toelaten.
about-specialist-any-resources-for-tasks = Voor een opdracht geef je twee middelen naar keuze af, ook goud.
about-specialist-points-for-elders = Je krijgt 2 extra punten telkens als je een oudere werft.
about-specialist-yellow-counts-twice = Een geel actiefiche geldt als twee gelijke actiefiches voor dezelfde kosten. Is er maar één nodig, dan gaat het tweede verloren.
about-specialist-choice-on-path = Als een hoeder op de weg eindigt, kies je welk middel je neemt (geen goud); op het eerste wegveld mag het ook goud zijn.
about-specialist-gold-for-novices = Je neemt 1 goud telkens als je een pupil of raadslid in de Hoge Raad zet.
about-specialist-resource-of-new-path = Telkens als je een wegfiche neemt, neem je ook het middel dat erop is afgebeeld.
about-specialist-any-resources-for-gnomes = Voor een gnoom geef je middelen naar keuze af, ook goud, in hetzelfde aantal.
about-specialist-doubled-pink = Als je roze hoeder op de weg eindigt, neem je haar opbrengst twee keer.
about-specialist-doubled-grey = Als je grijze hoeder op de weg eindigt, neem je haar opbrengst twee keer.
about-specialist-doubled-natural = Als je neutraal gekleurde hoeder op de weg eindigt, neem je haar opbrengst twee keer.
about-specialist-doubled-blue = Als je blauwe hoeder op de weg eindigt, neem je haar opbrengst twee keer.
about-specialist-three-tiles-kept = Je mag tot drie actiefiches behouden als je een lottegel legt.
about-specialist-yellow-for-gnomes = Je neemt 1 geel actiefiche voor elke gnoom die naar je stad komt, deze meegeteld.
about-specialist-fate-symbols-twice = Wat je lottegels in het lotveld overbouwen, neem je twee keer: 2 goud of 2 gele actiefiches.
about-specialist-step-for-new-guardians = Telkens als een hoeder naar je stad komt, mag elk van je hoeders één stap lopen, zonder opbrengst.
about-specialist-points-for-guardians = Elk van je hoeders bij een vreugdevuur geeft aan het einde 2 extra punten.
about-specialist-reward-for-common-tasks = Je neemt 1 goud en 1 geel actiefiche voor elke opdracht van de Raad die je vanaf nu volbrengt, ook als het raadslid er al weg is.
about-specialist-gold-on-first-path = Voor een hoeder die op het eerste wegveld eindigt, neem je 1 goud extra.
about-specialist-longer-voyage = Je schip mag één scheepsroute verder varen dan je actiefiches toelaten, als je er minstens 1 afgeeft.
about-specialist-further-great-bonfire = Je mag het grote vreugdevuur één veld verder draaien dan je actiefiches toelaten, als je er minstens 1 afgeeft.
about-specialist-all-rewards = Je neemt alle drie de beloningen van een veld bij het grote vreugdevuur.
about-specialist-crowded-council = Je mag een pupil of raadslid naar een raadsveld sturen waar er al een van dezelfde kleur staat.
about-specialist-portals-in-any-order = Een portaal mag in elke lege uitsparing waar het past.
about-specialist-one-tile-for-tasks = Een opdracht kost je altijd 1 actiefiche Opdracht, hoeveel offerschalen je ook op het eiland hebt.
about-specialist-protruding-fate-tiles = Je lottegels mogen over de rand van het lotveld steken, als minstens één symbool binnen blijft. Ook de symbolen erbuiten brengen actiefiches.

action-keep = keep: begin met de opzijgelegde lottegel.
action-swap = swap: begin met de middelste lottegel van je rij; de opzijgelegde komt op die plaats.
action-fate = fate: leg een lottegel voor nieuwe actiefiches. Je mag één actiefiche behouden; de andere leg je eerst af.
action-sail = sail EILAND: 1 actiefiche Schip voor één scheepsroute, 2 voor twee, 3 voor elk eiland. Je eerste vaart brengt je voor 1 naar een eiland naar keuze. De actie van het eiland mag meteen volgen.
action-task = task CODE: ontvang een opdracht van het eiland waar je schip ligt, voor actiefiches Opdracht en twee middelen.
action-guardian = guardian: haal de hoeder op van het eiland waar je schip ligt, voor 1 actiefiche Hoeder.
action-procession = procession N: geef N actiefiches Hoeder af; elk van je hoeders mag tot N stappen lopen.
action-path = path BRON: leg een wegfiche uit het aanbod aan (slot-1 tot en met slot-4), of ongezien het bovenste van een stapel (pile-1 of pile-2). Het kost 1 actiefiche Weg, vanaf wegveld 5 kost het er 2.
action-renew = renew: als alle vier de openliggende wegfiches hetzelfde kristal hebben, leg ze onder de stapels en draai vier andere om voordat je kiest.
action-turn = turn VELD: draai het grote vreugdevuur: 1 actiefiche voor één veld met de klok mee, 2 voor twee, 3 voor een veld naar keuze. Neem dan twee van deze: het actiefiche van het veld, het middel of de punten, een passend portaal.
action-recruit = recruit GNOOM AANTAL: werf een openliggende gnoom voor 2 actiefiches Gnoom en 1 keer het middel, of voor 1 actiefiche en 2 keer het middel.
action-ignite = ignite VELD: maak van een volbrachte opdracht een vreugdevuur en stuur de pupil naar de Hoge Raad.
action-bonus = bonus OPDRACHT-VAN-DE-RAAD: stuur het raadslid van een opdracht van de Raad die je hebt volbracht naar de Hoge Raad, naast het hoofddeel van je beurt.
action-pass = pass: krijg tijdens het aftellen de punten van het huidige aftelfiche en stap uit.
action-end = end: beëindig je beurt.
action-discard = discard FICHE: leg een actiefiche af.
action-take = take top, take bottom: kies of je de bovenste of de onderste lottegel van je rij legt.
action-lay = lay PLAATS RICHTING: leg de lottegel met het midden op een veld, horizontaal (across) of verticaal (down), in deze volgorde (forward) of omgekeerd (reversed). In deze volgorde is zoals de tegel getoond wordt, van links of van boven.
action-stay = stay: doe niets op het eiland.
action-offering = offering STAPEL: kies welke van je twee open offerschalen je aflegt.
action-space = space N: leg de opdracht op een vrij opdrachtveld van je stad.
action-jokers = jokers N: laat N gele actiefiches, of N goud, gelden als wat er gevraagd wordt.
action-replace = replace MIDDEL: laat goud gelden als dit middel van de twee.
action-give = give FICHE: geef een actiefiche af als een van de twee die een ontbrekend actiefiche vervangen.
action-spend = spend MIDDEL: geef een middel af als deel van de kosten.
action-walk = walk HOEDER PLAATS: verplaats een hoeder naar path-N of bonfire-N, of laat haar staan.
action-gain = gain MIDDEL: kies de opbrengst van de hoeder.
action-reap = reap PAAR: neem twee van fiche (tile), middel of punten (reward) en portaal (portal), zoals in tile-and-portal.
action-notch = notch N: kies in welke uitsparing het portaal komt.
action-council = council RAADSVELD: kies waar de pupil of het raadslid heen gaat.
action-accept = accept: neem de bonus van het raadsveld.
action-point = point: krijg 1 punt in plaats van de bonus.
action-search = search WEGFICHE: neem dit wegfiche uit de stapels, die daarna worden geschud.
action-fetch = fetch KLEUR: kies welke hoeder naar je stad komt.
action-welcome = welcome SPECIALIST: neem deze specialist kosteloos.
action-tom = tom CODE: kies welke van de opdrachten met dezelfde waarde Tom neemt.
action-continue = continue: ga verder na een beurt waarin je niets kon doen.

rule-aim = Ontvang opdrachten op de eilanden, volbreng ze en maak er vreugdevuren van. Portalen, passende wegfiches en hoeders bij je vreugdevuren maken die meer waard. Wie aan het einde de meeste punten heeft, wint.
    .term = doel
rule-turn = Het hoofddeel van je beurt is één van drie dingen: een lottegel leggen, actiefiches gebruiken voor een actie, of een vreugdevuur ontsteken. Ervoor of erna mag je raadslieden naar de Hoge Raad sturen. Kun je geen van de drie, dan word je overgeslagen.
    .term = beurt
rule-actions = Er zijn zes acties: Schip, Opdracht, Hoeder (ook voor optochten), Weg, Groot vreugdevuur en Gnoom. Elke actie kost actiefiches van die soort, of gele.
    .term = acties
rule-payment = Een geel actiefiche geldt als elk actiefiche, goud als elk middel. In plaats van een actiefiche dat je niet hebt, mag je ook twee actiefiches naar keuze afgeven, in plaats van een middel twee middelen naar keuze. Meer afgeven dan nodig mag niet: kan het ook met een stuk minder, dan moet dat.
    .term = afgeven
rule-fate = Leg een lottegel horizontaal of verticaal in je lotveld, met een rand tegen een tegel die er al ligt. Elke groep van gelijke aangrenzende symbolen waar de symbolen van de tegel nu bij horen, brengt één keer zoveel actiefiches als de groep velden heeft. Ook wat op overbouwde goudvelden en gele velden staat, is voor jou. Vooraf mag je hoogstens één actiefiche hebben; leg de andere eerst af.
    .term = lot
rule-islands = Tien eilanden hebben opdrachten en tonen een middel, op vier staan hoeders. Je eerste vaart brengt je voor 1 actiefiche Schip naar een eiland naar keuze; later brengt 1 actiefiche je één scheepsroute ver, 2 twee, en 3 naar elk eiland. De actie van het eiland mag meteen volgen, voor de gebruikelijke kosten.
    .term = eilanden
rule-tasks = Voor een opdracht geef je 1 actiefiche Opdracht af, en 1 extra voor elke offerschaal die je al op het eiland hebt, plus twee middelen: dat van het eiland en dat van een van je twee open offerschalen. Die offerschaal komt op de plaats van de opdracht, en de opdracht gaat naar een vrij opdrachtveld van je stad, die er zeven heeft. De code noemt de kleur: b is blauw (2–3 punten), r is rood (4–5), y is geel (6–8).
    .term = opdrachten
rule-offerings = Je offerschalen liggen in twee stapels, elk met de bovenste open. Voor elke opdracht die je ontvangt, leg je een van die twee op het eiland af; je volgende opdracht daar kost dan 1 actiefiche meer.
    .term = offerschalen
rule-bonfire = Bij een opdracht waarvan je aan de voorwaarde voldoet, kun je het vreugdevuur ontsteken, één per beurt. Het geeft aan het einde zijn punten, en de pupil ervan gaat naar de Hoge Raad voor een bonus of een punt.
    .term = vreugdevuur
rule-progress = Bij een opdracht staat hoeveel je al hebt van wat die vraagt, zoals 2/3. Is dat genoeg, dan is de opdracht volbracht en kun je het vreugdevuur ontsteken.
    .term = voortgang
rule-ready = Je voldoet nu aan de voorwaarde van deze opdracht en kunt het vreugdevuur ontsteken.
    .term = klaar
rule-guardians = Hoeders komen van hun eilanden en wachten op de starttegel van je stad. Je kunt er vijf hebben: je eigen hoeder, die er vanaf het begin is, en een van elke kleur. Bij een vreugdevuur geeft een hoeder aan het einde 2 tot 8 punten, meer naarmate ze verder langs de weg staat.
    .term = hoeders
rule-waiting = Hoeders die naar je stad komen, wachten op de starttegel tot een optocht hen op de weg brengt.
    .term = wachten
rule-procession = In een optocht mag elke hoeder zoveel stappen lopen als je actiefiches hebt afgegeven, de voorste eerst. Geen hoeder mag op of over een andere stappen. Eindigt ze op de weg, dan neem je het middel daar, op het eerste wegveld goud. Van wegveld 3 kan een hoeder door portaal 3 naar vreugdevuur 3 stappen, als die er allebei zijn, enzovoort; daar blijft ze.
    .term = optocht
rule-paths = Wegfiches komen van links naar rechts op de wegvelden 2 tot en met 7. De eerste drie kosten elk 1 actiefiche Weg, de laatste drie 2. Heeft het kristal de kleur van het vreugdevuur erboven, dan geeft het wegfiche aan het einde 2 punten.
    .term = wegen
rule-crystal = Elk wegfiche heeft een blauw, rood of geel kristal. Het geeft aan het einde 2 punten als het vreugdevuur erboven dezelfde kleur heeft.
    .term = kristal
rule-portals = Portalen liggen bij het grote vreugdevuur. Ze komen van rechts naar links in de uitsparingen van je stad, en in elke uitsparing past maar één vorm. Een portaal naast een vreugdevuur geeft aan het einde 2 punten, en hoeders hebben het nodig om er te komen.
    .term = portalen
rule-great-bonfire = De allereerste keer in het spel gaat het grote vreugdevuur voor 1 actiefiche naar een veld naar keuze. Later draai je het met 1 actiefiche één veld met de klok mee, met 2 twee velden, met 3 naar een veld naar keuze. Neem twee van deze: het actiefiche van het veld, het middel of de punten, een portaal als dat in je volgende uitsparing past.
    .term = groot vreugdevuur
rule-gnomes = Een gnoom kost 2 actiefiches Gnoom en 1 keer zijn middel, of 1 actiefiche en 2 keer zijn middel. Specialisten geven je blijvende eigenschappen, ouderen geven meteen punten. In je stad is plaats voor zes gnomen.
    .term = gnomen
rule-council = De Hoge Raad heeft acht raadsvelden; op elk mag één pupil van elke kleur staan, en één raadslid. Een pupil of raadslid brengt de bonus van het raadsveld, of in plaats daarvan 1 punt, behalve waar de bonus goud en een geel actiefiche is.
    .term = Hoge Raad
rule-novice = Bij elk van je opdrachten staat een pupil, die naar de Hoge Raad gaat als je het vreugdevuur ontsteekt, voor een bonus of een punt. Raadslieden staan eerst bij de opdrachten van de Raad.
    .term = pupil
rule-common-task = Er zijn vijf opdrachten van de Raad, die iedereen mag volbrengen; elk geeft aan het einde 4 punten. Zolang het raadslid er nog staat, mag je het naar de Hoge Raad sturen, naast het hoofddeel van je beurt.
    .term = opdracht van de Raad
rule-countdown = Het aftellen begint zodra er genoeg pupillen en raadslieden in de Hoge Raad staan: 7 bij één of twee spelers, 10 bij drie, 13 bij vier. Dan gaan de aftelfiches van 5 tot 1 rond, elke ronde één. In plaats van een beurt te spelen mag je nu passen: je krijgt de punten van het huidige fiche en stapt uit.
    .term = aftellen
rule-end = Het spel eindigt als aftelfiche 1 is rondgegaan, of als iedereen heeft gepast. Dan volgt de eindtelling; bij een gelijke stand wint wie meer vreugdevuren heeft.
    .term = einde
rule-scoring = Aan het einde krijgt iedereen de punten van elk vreugdevuur; 2 tot 8 punten voor elke hoeder bij een vreugdevuur; 2 punten voor elk portaal naast een vreugdevuur; 2 punten voor elk wegfiche dat bij zijn vreugdevuur past; 4 punten voor elke opdracht van de Raad, of 7 voor die van zeven opdrachten als het allemaal vreugdevuren zijn; 3 punten voor elke lottegel die nog in de rij ligt; 1 punt voor elke twee overgebleven actiefiches en middelen.
    .term = eindtelling
rule-points = Tijdens het spel komen punten van ouderen, van de Hoge Raad, van het grote vreugdevuur en van passen. De meeste komen aan het einde: zie eindtelling (scoring).
    .term = punten
rule-ship = Je schip ligt eerst aan de kade, daarna bij een eiland. Waar het ligt, ontvang je opdrachten en haal je hoeders op. Met actiefiches Schip vaar je.
    .term = schip
rule-yellow = Een geel actiefiche geldt als elk actiefiche. Voor het volbrengen van een opdracht telt het niet.
    .term = geel
rule-gold = Goud geldt als elk middel wanneer je middelen afgeeft. Voor het volbrengen van een opdracht telt het niet, behalve als die om goud vraagt.
    .term = goud
rule-resources = Bloem, vrucht, kruid, schelp en wortel geef je af voor opdrachten en gnomen, net als goud, dat als elk ervan geldt. Hoeders vinden ze op de weg; ook bij het grote vreugdevuur zijn er een paar.
    .term = middelen
rule-pile = Fiches of kaarten die nog gedekt liggen, zoals wegfiches en specialisten.
    .term = stapel
rule-tom = In het solospel speel je tegen Tom. Na elk van je beurten draait hij een kaart om en neemt hij een opdracht, een hoeder, een portaal, wegfiches of gnomen. Aan het einde krijgt hij punten zoals een speler; je wint als je er meer hebt.
    .term = Tom
rule-key = Het gnoommiddel staat op de specialist die voor Toms kaart wordt omgedraaid. Het bepaalt welke opdracht, wegfiches of gnomen hij neemt.
    .term = gnoommiddel
rule-handicap = Tom begint met zoveel punten als je handicap, of jij, als die onder nul ligt. De handicap begint bij −10, stijgt met 5 als je wint en daalt met 2 als je verliest.
    .term = handicap

# Signs of the drawing in the terminal.
sign-pointer = Wijst aan waar de pijl van het grote vreugdevuur staat, en wiens schepen bij een eiland liggen.
sign-offerings = Naast een eiland: van wie er offerschalen liggen, en hoeveel. Door elke offerschaal kost de volgende opdracht daar die speler 1 actiefiche meer.
sign-bonfire = Een opdracht waarvan het vreugdevuur is ontstoken; de punten staan erachter.
sign-points = Punten.
sign-guardian-value = Wat een hoeder bij het vreugdevuur van dit veld aan het einde geeft.
sign-portal = Een portaal op zijn plaats. Letters zonder haken zijn de vormen van uitsparingen die nog leeg zijn.
sign-neutral-novice = Een raadslid in de Hoge Raad.
sign-nothing = Hier is niets.
sign-plain-cell = Een gewoon veld van het lotveld.
sign-highlighted-cell = Een gemarkeerd veld van het lotveld; een van de opdrachten wil die velden overbouwd zien.
sign-gold-cell = Een veld van het lotveld dat 1 goud brengt als je het overbouwt.
sign-yellow-cell = Een veld van het lotveld dat 1 geel actiefiche brengt als je het overbouwt.
sign-seat-red = Van de rode speler.
sign-seat-green = Van de groene speler.
sign-seat-white = Van de witte speler.
sign-seat-black = Van de zwarte speler.
sign-tom = Van Tom.
sign-crystal-blue = Een wegfiche met een blauw kristal.
sign-crystal-red = Een wegfiche met een rood kristal.
sign-crystal-yellow = Een wegfiche met een geel kristal.

list-tasks = alle opdrachten op de eilanden en je eigen, met je voortgang
    .term = opdrachten

## Statistics

tally-gnomes-recruited = geworven gnomen
tally-council-bonuses = bonussen in de Hoge Raad
tally-common-tasks = volbrachte opdrachten van de Raad
tally-portals-taken = genomen portalen

## Codes

# Tasks are called by their codes.

## The board as text

# The parts of the board, which can be typed.
board-part-sea = zee
board-part-middle = midden
board-part-others = anderen
board-part-city = stad
board-part-fate = lot

board-over = Het spel is afgelopen
board-set-up = Voorbereiding: { $seat }
board-novices = pupillen en raadslieden in de Hoge Raad: { $novices } van { $needed }
board-countdown = het aftellen: nog { $left } te gaan
board-countdown-tile = het aftellen: fiche { $tile } gaat rond, nog { $left } te gaan
board-others = andere steden

board-no-task = geen opdracht
board-guardian-there = een hoeder
board-landing-stage = aan de kade: schepen van
board-ships-there = wiens schepen er liggen
board-offerings-there = wiens offerschalen er liggen, en hoeveel

board-great-bonfire = Groot vreugdevuur: fiche, beloning en portalen, passende als hoofdletter
board-two-points = 2 punten

board-label-paths = wegen
board-piles = stapels van { $first } en { $second }
board-under-pile = onder stapel { $pile }: { $tiles }
board-label-gnomes = gnomen
board-label-elders = ouderen
board-pile = stapel { $cards }
# What a gnome costs.
board-costs = ({ $resource })
board-label-council = Raad
board-neutral-novices = raadslieden bij
board-no-common-task = geen opdracht
board-tom-cards = kaart { $played } van { $all }, { $wanted }; { $revealed-count ->
    [0] nog niets omgedraaid
   *[other] omgedraaid: { $revealed }
}
board-key = gnoommiddel { $resource }
board-no-key = nog geen gnoommiddel

board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-passed = heeft gepast
board-city = { $name }: { board-points }
board-city-passed = { $name }: { board-points }, heeft gepast
board-label-tiles = fiches
board-label-resources = middelen
board-label-ship = schip
board-label-waiting = wachten
board-label-common = Raad
board-label-fate = lot
board-none = geen
board-at = bij { $island }
board-at-landing-stage = aan de kade
board-offering-pile = { $offering } (nog { $left })
board-next-offering = volgende offerschaal: { $first }
board-next-offering-of-two = volgende offerschaal: { $first } of { $second }
board-no-offerings = geen offerschalen over
board-row-guardian = hoeder
board-row-bonfire = opdracht
board-row-portal = portaal
board-row-path = weg
board-row-on-path = erop
board-city-legend = is een vreugdevuur met zijn punten (p); bij opdrachten: voortgang of klaar
board-ready = klaar
board-path-costs = kost { $tiles }
board-cell-gold = goud
board-cell-yellow = geel
board-cell-highlighted = gemarkeerd
board-tile-to-lay = leggen
board-tile-aside = opzij
board-tile-top = boven
board-tile-middle = midden
board-tile-bottom = onder
board-no-fate-tiles = geen lottegel over

board-ship-at = schip: { $island }
board-bonfires = vreugdevuren
board-tasks = opdrachten
board-portals = portalen { $number }
board-paths = wegen { $number }
board-guardians = hoeders { $number } ({ $at } bij een vreugdevuur)
board-gnomes = gnomen { $number }
board-tiles = actiefiches { $number }
board-resources = middelen { $number }
board-fate-tiles = lottegels { $number }

board-tasks-on-islands = opdrachten op de eilanden
board-own-tasks = je opdrachten
board-space = veld { $space }

# Letters and short forms of the drawing: offerings, points, a neutral novice, cells of the fate area.
board-mark-offerings = off
board-mark-points = p
board-mark-neutral-novice = r
board-mark-gold-cell = o
board-mark-yellow-cell = e

automaton-tom = Tom
    .sign = T

sign-shape = De vorm van een portaal, of van een uitsparing die nog leeg is. Boven het lotveld een kolom.
sign-shape-wanted = Een portaal bij het grote vreugdevuur dat in je volgende uitsparing past.
sign-column = Een kolom van het lotveld.
sign-progress = Hoeveel je hebt van wat een opdracht vraagt, en hoeveel dat is.
sign-guardian = Een van de hoeders: roze, blauwe, neutraal gekleurde en grijze komen van hun eilanden.
sign-own-guardian = Je eigen hoeder, die er vanaf het begin is.

## Questions

ask-keep-or-swap = Je eerste lottegel: behoud je de opzijgelegde, of ruil je die tegen de middelste van je rij?
ask-lay-first-tile = Leg je eerste lottegel ({ $symbols }) in het midden van je lotveld, in deze volgorde of omgekeerd.
ask-turn = Je kunt { $possible }. { $held }
ask-after-main-part = Je mag nog een raadslid naar de Hoge Raad sturen, of je beurt beëindigen.
ask-discard = { $kept ->
    [one] Welk actiefiche behoud je? Voordat je de lottegel legt, moet je er { $surplus } afleggen. { $held }
   *[other] Welke { $kept } actiefiches behoud je? Voordat je de lottegel legt, moet je er { $surplus } afleggen. { $held }
}
ask-choose-fate-tile = Neem de bovenste of de onderste lottegel van je rij.
ask-lay-fate-tile = Leg de lottegel: { $symbols }. Gelijke symbolen die aan elkaar grenzen, brengen meer actiefiches.
ask-choose-path = Kies een wegfiche.
ask-search-path = De Hoge Raad geeft je een wegfiche: neem er een uit het aanbod, of noem er een uit de stapels.
ask-island-action = Je schip is aangekomen bij { $island }. Wat doe je daar?
ask-choose-offering = Welke offerschaal leg je op { $island } af voor opdracht { $task }?
ask-choose-space = Op welk opdrachtveld van je stad leg je opdracht { $task }?
ask-pay = { $purpose } kost { $cost }. Wat geef je af? { $held }
ask-pay-more = { $purpose } kost { $cost }. Je hebt al { $given } afgegeven. Wat nog? { $held }
ask-walk = { $steps ->
    [one] De optocht: elke hoeder mag { $steps } stap lopen. Wie loopt waarheen?
   *[other] De optocht: elke hoeder mag tot { $steps } stappen lopen. Wie loopt waarheen?
}
ask-choose-gain = Wat neem je voor { $guardian } op wegveld { $position }?
ask-choose-rewards = Wat neem je van veld { $space } bij het grote vreugdevuur?
ask-choose-notch = Voor welke uitsparing is het portaal?
ask-choose-council-space = Naar welk veld van de Hoge Raad stuur je je pupil?
ask-neutral-novice = Naar welk veld van de Hoge Raad stuur je het raadslid van ‘{ $common_task }’?
ask-bonus-or-point = Kies je { $council-bonus }, of 1 punt?
ask-choose-guardian = De Hoge Raad geeft je een hoeder. Welke?
ask-turn-great-bonfire = De Hoge Raad draait het grote vreugdevuur voor je. Naar welk veld?
ask-choose-specialist = De Hoge Raad geeft je een specialist. Welke?
ask-move-guardian = De Hoge Raad verplaatst een van je hoeders. Welke, en waarheen?
ask-choose-island = De Hoge Raad geeft je een vaart. Waarheen?
ask-choose-for-tom = Enkele opdrachten zijn voor Tom evenveel waard. Welke neemt hij?
ask-continue = Je kunt deze beurt niets doen.
hold-tiles = Je actiefiches: { $tiles-count ->
    [0] geen.
   *[other] { $tiles }.
}
hold-resources = Je middelen: { $resources-count ->
    [0] geen.
   *[other] { $resources }.
}
hold-both = { hold-tiles } { hold-resources }

# What can be done in a turn.
can-fate = een lottegel leggen
can-use-tiles = actiefiches gebruiken
can-ignite = een vreugdevuur ontsteken
can-bonus = een raadslid naar de Hoge Raad sturen
can-pass = passen
can-end = je beurt beëindigen

# What is paid for, at the beginning of a sentence.
purpose-arrive = De vaart naar { $island }
purpose-receive-task = Opdracht { $task }
purpose-retrieve-guardian = De { $guardian } hoeder
purpose-take-path = Het wegfiche
purpose-reach-space = Het grote vreugdevuur naar veld { $space } draaien
purpose-recruit = Het werven van { $gnome }
purpose-procession = { $steps ->
    [one] Een optocht van { $steps } stap
   *[other] Een optocht van { $steps } stappen
}

# What several actions at once have in common.
verb-pay = afgeven
verb-keep-tiles = actiefiches behouden
verb-done = de anderen laten staan

action-pay = pay STUKS: geef alles in één keer af, zoals in pay 1 ship 1 yellow, of pay root gold.
action-keep-tiles = keep FICHES: behoud deze actiefiches en leg de andere af, om een lottegel te leggen.
action-done = done: beëindig de optocht; wie nog kon lopen, blijft staan.

## Costs

any-resources = { $count ->
    [one] { $count } middel naar keuze
   *[other] { $count } middelen naar keuze
}
either-resource = 1 { $of }
cost-pays = je geeft { $pieces } af
cost-pays-instead = je geeft { $pieces } af (ontbrekend: { $missing })
cost-asks = kost { $pieces }
cost-missing = { $count ->
    [one] { $missing } ontbreekt: geef daarvoor { $instead } af
   *[other] { $missing } ontbreken: geef voor elk stuk { $instead } af
}
cost-offering = je legt je offerschaal met { $offering } af
cost-discards = je legt deze actiefiches af: { $pieces }
cost-discards-some = { $count ->
    [one] leg eerst { $count } actiefiche af
   *[other] leg eerst { $count } actiefiches af
}
instead-yellow = een geel actiefiche
instead-gold = 1 goud
instead-two-others = twee andere
note-piecemeal = de rest volgt hierna

## What choices bring about

effect-gains = je neemt { $pieces }
effect-gains-choice = { $count ->
    [one] je neemt een middel naar keuze
   *[other] je neemt { $count } stuks van één middel naar keuze
}
effect-common-task = je volbrengt de opdracht van de Raad ‘{ $common_task }’
effect-symbols = { $symbols }
effect-unseen-path = een ongezien wegfiche voor wegveld { $position }
effect-path = { $path } voor wegveld { $position }
effect-renew = het aanbod wordt vernieuwd voordat je kiest
effect-brings = brengt { $rewards }
effect-two-of = twee van deze: { $rewards }
taken-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
taken-portal = portaal { $shape } voor uitsparing { $notch }
taken-portals = een portaal voor uitsparing { $notches }
effect-notch = portaal { $shape }
effect-ability = { $ability }
effect-guardian-comes = de { $guardian } hoeder komt naar je stad
effect-step-without-gain = daarna mag elke hoeder een stap lopen, zonder opbrengst
effect-steps = { $steps ->
    [one] elke hoeder mag { $steps } stap lopen
   *[other] elke hoeder mag tot { $steps } stappen lopen
}
far-path = { your-guardian } tot wegveld { $number }
far-bonfire = { your-guardian } tot vreugdevuur { $number }
note-farthest = op zijn verst { $walks }
note-farthest-gains = daar neem je { $pieces }
effect-all-stay = { $guardians-count ->
    [one] { $guardians } blijft staan
   *[other] { $guardians } blijven staan
}
your-guardian = je { $guardian } hoeder
effect-ignites = { $task }: { $asks }
effect-open-to-guardians = { $points ->
    [one] een hoeder kan er door het portaal komen, voor { $points } punt
   *[other] een hoeder kan er door het portaal komen, voor { $points } punten
}
effect-neutral-novice = voor de opdracht van de Raad ‘{ $common_task }’
effect-bonus = { $bonus }
effect-countdown = het aftellen begint
effect-passes = het spel is voor jou afgelopen

bonus-gold-and-yellow = een punt in plaats daarvan is niet mogelijk
bonus-path = een wegfiche uit het aanbod of uit de stapels
bonus-guardian = een hoeder van een kleur die je nog niet hebt
bonus-great-bonfire = draai het grote vreugdevuur naar een veld naar keuze
bonus-specialist = een specialist uit het aanbod
bonus-move-guardian = verplaats een van je hoeders op je weg of naar een vreugdevuur
bonus-voyage = vaar naar een eiland naar keuze; de actie daar voor de gebruikelijke kosten
bonus-fate-tile = leg een lottegel, wat je ook hebt

ability-crowded-path = op een wegveld mogen zoveel hoeders staan als je wilt
ability-faster-procession = hoeders lopen één stap verder dan je actiefiches toelaten
ability-any-resources-for-tasks = een opdracht kost twee middelen naar keuze
ability-points-for-elders = 2 extra punten voor elke oudere die je werft
ability-yellow-counts-twice = een geel actiefiche geldt als twee gelijke voor dezelfde kosten
ability-choice-on-path = een hoeder die op de weg eindigt, brengt een middel naar keuze
ability-gold-for-novices = 1 goud telkens als je een pupil of raadslid in de Hoge Raad zet
ability-resource-of-new-path = een nieuw wegfiche brengt meteen zijn middel
ability-any-resources-for-gnomes = een gnoom kost middelen naar keuze, in hetzelfde aantal
ability-doubled = de { $guardian } hoeder brengt twee keer haar opbrengst als ze op de weg eindigt
ability-three-tiles-kept = je mag drie actiefiches behouden als je een lottegel legt
ability-yellow-for-gnomes = een geel actiefiche voor elke gnoom die komt, deze meegeteld
ability-fate-symbols-twice = overbouwd goud en overbouwde gele actiefiches tellen dubbel
ability-step-for-new-guardians = bij een nieuwe hoeder mag elke hoeder een stap lopen, zonder opbrengst
ability-points-for-guardians = 2 extra punten aan het einde voor elke hoeder bij een vreugdevuur
ability-reward-for-common-tasks = 1 goud en 1 geel actiefiche voor elke opdracht van de Raad die je vanaf nu volbrengt
ability-gold-on-first-path = 1 extra goud voor een hoeder die op het eerste wegveld eindigt
ability-longer-voyage = je schip vaart één scheepsroute verder dan je actiefiches toelaten
ability-further-great-bonfire = het grote vreugdevuur draait één veld verder dan je actiefiches toelaten
ability-all-rewards = alle drie de beloningen van een veld bij het grote vreugdevuur
ability-crowded-council = je mag pupillen en raadslieden sturen waar er al een van dezelfde kleur staat
ability-portals-in-any-order = portalen mogen in elke uitsparing waar ze passen
ability-one-tile-for-tasks = een opdracht kost altijd één actiefiche
ability-protruding-fate-tiles = lottegels mogen over de rand steken, als één symbool binnen blijft
ability-elder-of-paths = 1 punt voor elk wegveld
ability-elder-of-fate-tiles = 1 punt voor elke lottegel in je lotveld
ability-elder-of-portals = 1 punt voor elk portaal
ability-elder-of-tasks = 1 punt voor elke opdracht en elk vreugdevuur
ability-elder-of-guardians = 1 punt voor elke hoeder
ability-elder-of-gnomes = 1 punt voor elke gnoom, deze meegeteld

## Points

points-now = { $points ->
    [0] je krijgt nu geen punten
    [one] je krijgt { $points } punt
   *[other] je krijgt { $points } punten
}
points-task = { $points ->
    [one] { $colour }, als vreugdevuur { $points } punt waard
   *[other] { $colour }, als vreugdevuur { $points } punten waard
}
points-tom-bonfire = { $points ->
    [one] Tom krijgt aan het einde { $points } punt
   *[other] Tom krijgt aan het einde { $points } punten
}
points-guardian = { $points ->
    [one] geeft aan het einde { $points } punt
   *[other] geeft aan het einde { $points } punten
}
points-portal = { $points ->
    [one] geeft aan het einde { $points } punt
   *[other] geeft aan het einde { $points } punten
}
points-crystal = { $points ->
    [one] het kristal past bij het vreugdevuur: aan het einde { $points } punt
   *[other] het kristal past bij het vreugdevuur: aan het einde { $points } punten
}
points-at-the-end = aan het einde { $parts }
scores-bonfire = { $points ->
    [one] { $points } punt voor het vreugdevuur
   *[other] { $points } punten voor het vreugdevuur
}
scores-portal = { $points ->
    [one] { $points } punt voor het portaal
   *[other] { $points } punten voor het portaal
}
scores-crystal = { $points ->
    [one] { $points } punt voor het wegfiche
   *[other] { $points } punten voor het wegfiche
}

## Notes

note-routes = { $count ->
    [one] { $count } scheepsroute
   *[other] { $count } scheepsroutes
}
note-tasks-there = { $tasks }
note-no-tasks-there = er zijn daar geen opdrachten meer
task-in-short = { $points ->
    [one] { $task } voor { $points } punt ({ $progress })
   *[other] { $task } voor { $points } punten ({ $progress })
}
task-ready = volbracht
task-progress = { $have }/{ $need }
note-progress = voortgang: { $progress }
note-asks = voorwaarde: { $asks }
note-guardian-there = de { $guardian } hoeder, die je nog niet hebt
note-guardian-owned = de { $guardian } hoeder heb je al
note-guardian-value = { $points ->
    [one] een hoeder bij dit vreugdevuur geeft { $points } punt
   *[other] een hoeder bij dit vreugdevuur geeft { $points } punten
}
note-portal-there = het portaal is er al
note-crystal-below = ook het wegfiche eronder heeft een { $colour } kristal
note-crystal-matches = het { $colour-inflected } kristal past bij de opdracht daar
note-offerings-left = { $count ->
    [0] de laatste van de stapel
    [one] er ligt er nog { $count } onder
   *[other] er liggen er nog { $count } onder
}
note-no-gain = zonder opbrengst
note-held = { $count ->
    [0] je hebt er geen
   *[other] je hebt er { $count }
}
note-fate-row = { $count ->
    [one] { $count } lottegel in je rij; blijft die over, dan geeft die { $points } punten
   *[other] { $count } lottegels in je rij; elke die overblijft, geeft { $points } punten
}
note-lies = ligt als { $symbols }
note-only-a-point = geen bonus: { $why }

unusable-path = je weg is vol
unusable-guardian = je hebt een hoeder van elke kleur
unusable-specialist = er ligt geen specialist open
unusable-gnomes = je hebt zes gnomen
unusable-move-guardian = geen hoeder kan ergens heen
unusable-fate-tile = er is geen plaats voor een lottegel
unusable-no-fate-tile = je hebt geen lottegel meer

## What can be looked up

task-on-island = Deze opdracht ligt op { $island }.
task-of-seat = { $seat } heeft deze opdracht op opdrachtveld { $space }.
task-of-tom = Tom heeft deze opdracht op opdrachtveld { $space }.
task-nowhere = Deze opdracht zit niet in dit spel.
specialist-costs = Specialist { $number }, { $gnome }: 2 actiefiches Gnoom en 1 { $resource }, of 1 actiefiche en 2 { $resource-plural }.
elder-costs = Oudere { $number }: 2 actiefiches Gnoom en 1 { $resource }, of 1 actiefiche en 2 { $resource-plural }.
gnome-face-up = Nu te werven.
gnome-of-seat = { $seat } heeft deze gnoom geworven.
gnome-of-tom = Tom heeft deze gnoom geworven.
gnome-out-of-sight = Nu niet te zien.

## What can be wrong with component files, whose own words stay as they are

error-bonfire-no-reward = { fault-place }: geen veld toont { $reward }, maar de spelregels noemen er een.
error-bonfire-endless = { fault-place }: met de specialisten 5 en 22 zou het grote vreugdevuur eindeloos tussen de velden { $spaces } kunnen draaien, omdat elk veld een actiefiche teruggeeft waarmee weer kan worden gedraaid.
error-bonfire-council-point = { fault-place }: ‘point’ is false bij gold-and-yellow en true bij elke andere bonus.
error-bonfire-path-twice = { fault-place }: { $crystal } met { $resource } staat twee keer in de lijst.
error-bonfire-crystals = { fault-place }: { $found ->
    [one] { $found } wegfiche heeft
   *[other] { $found } wegfiches hebben
} een kristal ‘{ $colour }’, maar het horen er { $expected } te zijn.
error-bonfire-copies = { fault-place }: ‘copies’ is { $found }, maar wat in de lijst staat, is er minstens één keer.
error-bonfire-gold-specialists = { fault-place }: { $found ->
    [one] { $found } specialist kost
   *[other] { $found } specialisten kosten
} goud, maar het horen er { $expected } te zijn.
error-bonfire-doubling = { fault-place }: { $found ->
    [one] { $found } specialist verdubbelt
   *[other] { $found } specialisten verdubbelen
} de hoeder ‘{ $guardian }’, maar het hoort er 1 te zijn.
error-bonfire-tom-cards = { fault-place }: { $found ->
    [one] er staat { $found } kaart
   *[other] er staan { $found } kaarten
} in de lijst, maar Tom heeft er { $expected }.
error-bonfire-same-city = { fault-place }: ‘portals’ is hetzelfde als op een ander bord.
error-bonfire-portals = { fault-place }: ‘portals’ moet elk van { $shapes } één keer noemen.
error-bonfire-offering-count = { fault-place }: ‘{ $key }’ is { $found }, maar verwacht wordt een aantal offerschalen.
error-bonfire-offering-tiles = { fault-place }: { $found ->
    [one] er is { $found } offerschaal
   *[other] er zijn { $found } offerschalen
}, maar elke speler heeft er { $expected }.
error-bonfire-area-size = { fault-place }: ‘{ $key }’ is { $found }, maar mogelijk is { $least } tot { $most }.
error-bonfire-unknown-cell = { fault-place }: ‘{ $key }’ noemt { $found }, maar de velden lopen van { $first } tot { $last }.
error-bonfire-cell-twice = { fault-place }: ‘{ $key }’ noemt { $cell } twee keer.
error-bonfire-no-cells = { fault-place }: ‘{ $key }’ noemt geen veld, maar er horen er te zijn.
error-bonfire-cell-missing = { fault-place }: ‘{ $key }’ noemt { $cell }, dat in het lotveld ontbreekt.
error-bonfire-start-cells = { fault-place }: ‘start’ moet { $cells } velden naast elkaar in één rij noemen.
error-bonfire-cell-in-both = { fault-place }: ‘{ $key }’ en ‘{ $other }’ noemen allebei { $cell }.
error-bonfire-no-outermost = { fault-place }: ‘missing’ laat geen veld van een buitenste kolom over.
error-bonfire-symbols = { fault-place }: ‘symbols’ moet { $symbols } verschillende noemen.
error-bonfire-island-name = { fault-place }: ‘name’ is { $found }, maar verwacht wordt een eigen naam zoals ‘{ $example }’.
error-bonfire-island-use = { fault-place }: een eiland heeft of een ‘resource’, of een ‘guardian’.
error-bonfire-island-beginning = { fault-place }: ‘name’ moet met ‘{ $beginning }’ beginnen.
error-bonfire-place = { fault-place }: ‘{ $key }’ is { $found }, maar verwacht wordt een deel van de zee van 0.0 tot 1.0.
error-bonfire-resource-islands = { fault-place }: { $found ->
    [one] { $found } eiland toont
   *[other] { $found } eilanden tonen
} { $resource }, maar elk middel hoort op { $expected } te staan.
error-bonfire-guardian-islands = { fault-place }: { $found ->
    [one] { $found } eiland heeft
   *[other] { $found } eilanden hebben
} hoeders ‘{ $colour }’, maar elke kleur hoort op 1 te staan.
error-bonfire-corners = { fault-place }: { $found ->
    [one] { $found } eiland heeft
   *[other] { $found } eilanden hebben
} ‘corner = true’, maar er zijn { $expected } hoeken.
error-bonfire-corner-guardian = { fault-place }: de hoekeilanden zijn opdrachteilanden.
error-bonfire-route = { fault-place }: { $found } noemt geen twee verschillende eilanden.
error-bonfire-route-twice = { fault-place }: de scheepsroute tussen { $one } en { $other } staat twee keer in de lijst.
error-bonfire-no-route = { fault-place }: geen scheepsroutes leiden van { $one } naar { $other }.
error-bonfire-limited = { fault-place }: ‘limited’ is true, maar middelen en actiefiches zijn niet beperkt.
error-bonfire-countdown = { fault-place }: ‘tiles’ is { $found }, maar verwacht: { $expected }.
error-bonfire-tile-colour = { fault-place }: ‘colour’ is { $found }, maar elk actiefiche heeft een eigen kleur, en yellow is die van de joker.
error-bonfire-tasks-of-colour = { fault-place }: { $found ->
    [one] er staat { $found } opdracht ‘{ $colour }’
   *[other] er staan { $found } opdrachten ‘{ $colour }’
} in de lijst, maar het horen er { $expected } te zijn.
error-bonfire-tasks = { fault-place }: { $found ->
    [one] er staat { $found } opdracht
   *[other] er staan { $found } opdrachten
} in de lijst, maar het horen er { $expected } te zijn.
error-bonfire-no-asks = { fault-place }: ‘asks’ heeft bij deze soort geen betekenis: ze verlangt alles wat er is.
error-bonfire-asks-thing = { fault-place }: ‘asks’ noemt { $found }, maar deze soort verlangt { $things }.
error-bonfire-asks-none = { fault-place }: ‘asks’ heeft { $thing } = { $found }, maar verwacht wordt minstens 1.
error-bonfire-asks-too-many = { fault-place }: ‘asks’ heeft { $thing } = { $found }, maar de editie heeft er maar { $there }.
error-bonfire-condition = { fault-place }: geen opdracht ‘{ $colour }’ van de spelregels heeft deze ‘kind’ met deze ‘asks’.
error-bonfire-task-points = { fault-place }: ‘points’ is { $found }, maar opdrachten ‘{ $colour }’ hebben { $least } tot { $most }.
error-bonfire-task-listed = { fault-place }: de opdracht ‘{ $colour }’ { $task } staat { $found } keer in de lijst, maar is er één keer.
error-bonfire-no-depicting = { fault-place }: er staat geen opdracht ‘{ $colour }’ { $task } met iets afgebeelds in de lijst, maar die horen er te zijn.
