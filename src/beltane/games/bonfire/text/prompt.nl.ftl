# What is asked in Bonfire, and what choices cost and bring.

## Questions

ask-keep-or-swap = Je eerste lottegel: behoud je de opzijgelegde, of ruil je die tegen de middelste van je rij?
ask-lay-first-tile = Leg je eerste lottegel ({ $symbols }) op het midden van je lotveld, in deze volgorde of omgekeerd.
ask-turn = Je bent aan de beurt: { $possible }. Je voorraad: { $tiles }; { $resources }.
ask-after-main-part = Je mag nog een raadslid naar de Hoge Raad sturen, of je beurt beëindigen.
ask-discard = { $kept ->
    [one] Welk actiefiche behoud je voor de lottegel? Overbodig: { $surplus }. Je hebt { $tiles }.
   *[other] Welke { $kept } actiefiches behoud je voor de lottegel? Overbodig: { $surplus }. Je hebt { $tiles }.
}
ask-choose-fate-tile = Neem de bovenste of de onderste lottegel van je rij.
ask-lay-fate-tile = Leg de lottegel: { $symbols }. Gelijke symbolen die aan elkaar grenzen, brengen meer actiefiches.
ask-choose-path = Kies een wegfiche.
ask-search-path = De Hoge Raad geeft je een wegfiche: neem er een uit het aanbod, of noem er een uit de stapels.
ask-island-action = Je schip is aangekomen bij { $island }. Wat doe je daar?
ask-choose-offering = Welke offerschaal leg je op { $island } af voor opdracht { $task }?
ask-choose-space = Op welk opdrachtveld van je stad leg je opdracht { $task }?
ask-pay = { $purpose } kost { $cost }. Wat geef je af? Je hebt { $held }.
ask-pay-more = { $purpose } kost { $cost }. Je hebt al { $given } afgegeven. Wat nog? Je hebt nog { $held }.
ask-walk = { $steps ->
    [one] De optocht: elke hoeder mag { $steps } stap lopen. Wie loopt waarheen?
   *[other] De optocht: elke hoeder mag tot { $steps } stappen lopen. Wie loopt waarheen?
}
ask-choose-gain = Wat neem je voor je { $guardian } hoeder op wegveld { $position }?
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
action-keep-tiles = keep FICHES: behoud deze actiefiches voor de lottegel en leg de andere af.
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
cost-discards = je legt { $pieces } af
cost-discards-some = { $count ->
    [one] leg eerst { $count } actiefiche af
   *[other] leg eerst { $count } actiefiches af
}
instead-yellow = een geel actiefiche
instead-gold = 1 goud
instead-two-others = twee andere
note-otherwise = een andere manier kiezen
note-piecemeal = de rest volgt hierna

## What choices bring about

effect-gains = je neemt { $pieces }
effect-gains-choice = { $count ->
    [one] je neemt een middel naar keuze
   *[other] je neemt { $count } stuks van een middel naar keuze
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
effect-stays = je { $guardian } hoeder blijft staan
effect-all-stay = { $guardians-count ->
    [one] je { $guardians } hoeder blijft staan
   *[other] je { $guardians } hoeder blijven staan
}
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

ability-crowded-path = op een wegveld mogen onbeperkt hoeders staan
ability-faster-procession = hoeders lopen één stap verder dan waarvoor je afgeeft
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
ability-longer-voyage = je schip vaart één scheepsroute verder dan waarvoor je afgeeft
ability-further-great-bonfire = het grote vreugdevuur draait één veld verder dan waarvoor je afgeeft
ability-all-rewards = alle drie de beloningen van een veld bij het grote vreugdevuur
ability-crowded-council = je mag pupillen en raadslieden sturen waar er al een van dezelfde kleur staat
ability-portals-in-any-order = portalen mogen in elke uitsparing waar ze passen
ability-one-tile-for-tasks = een opdracht kost altijd één actiefiche
ability-protruding-fate-tiles = lottegels mogen over de rand steken, als één symbool binnen blijft
ability-elder-of-paths = 1 voor elk wegveld
ability-elder-of-fate-tiles = 1 voor elke lottegel in je lotveld
ability-elder-of-portals = 1 voor elk portaal
ability-elder-of-tasks = 1 voor elke opdracht en elk vreugdevuur
ability-elder-of-guardians = 1 voor elke hoeder
ability-elder-of-gnomes = 1 voor elke gnoom, deze meegeteld

## Points

points-now = { $points ->
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
scores-bonfire = { $points } voor het vreugdevuur
scores-portal = { $points } voor het portaal
scores-crystal = { $points } voor het wegfiche

## Notes

note-tasks-there = { $tasks }
note-no-tasks-there = er zijn daar geen opdrachten meer
task-in-short = { $points ->
    [one] { $task } voor { $points } punt ({ $progress })
   *[other] { $task } voor { $points } punten ({ $progress })
}
task-ready = volbracht
task-progress = { $have }/{ $need }
note-progress = voortgang: { $progress }
note-asks = vraagt { $asks }
note-guardian-there = de { $guardian } hoeder, die je nog niet hebt
note-guardian-owned = de { $guardian } hoeder heb je al
note-guardian-value = een hoeder bij dit vreugdevuur geeft { $points } punten
note-portal-there = het portaal is er al
note-crystal-below = ook het wegfiche eronder heeft een { $colour } kristal
note-crystal-matches = het { $colour-inflected } kristal past bij de opdracht daar
note-offerings-left = { $count ->
    [0] de laatste van de stapel
    [one] er ligt er nog { $count } onder
   *[other] er liggen er nog { $count } onder
}
note-no-gain = zonder opbrengst
note-held = je hebt er { $count }
note-fate-row = { $count ->
    [one] { $count } lottegel in je rij; blijft die over, dan geeft hij { $points } punten
   *[other] { $count } lottegels in je rij; elke die overblijft, geeft { $points } punten
}
note-lies = ligt als { $symbols }
note-only-a-point = alleen het punt: { $why }

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
task-nowhere = Deze opdracht is niet in dit spel.
specialist-costs = Specialist { $number }, { $gnome }: 2 actiefiches Gnoom en 1 { $resource }, of 1 actiefiche en 2 { $resource-plural }.
elder-costs = Oudere { $number }: 2 actiefiches Gnoom en 1 { $resource }, of 1 actiefiche en 2 { $resource-plural }.
gnome-face-up = Nu te werven.
gnome-of-seat = { $seat } heeft deze gnoom geworven.
gnome-of-tom = Tom heeft deze gnoom geworven.
gnome-out-of-sight = Nu niet te zien.
