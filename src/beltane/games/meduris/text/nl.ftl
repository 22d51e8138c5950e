# What is said of Meduris.

## Words

colour-purple = Paars
    .sign = P
colour-blue = Blauw
    .sign = B
colour-green = Lichtgroen
    .sign = L
colour-red = Rood
    .sign = R

material-wood = hout
    .sign = H
material-wool = wol
    .sign = W
material-copper = koper
    .sign = K
material-stone = steen
    .sign = S

plateau-wood = hout
plateau-wool = wol
plateau-copper = koper
plateau-stone = steen

# The word “bonuschip” stands before them.
chip-plus-two = ‘+2’
    .sign = +2
chip-hut = ‘Hut’
    .sign = hut
chip-druid = ‘Druïde’
    .sign = dru

face-wood = hout
face-wool = wol
face-copper = koper
face-stone = steen
face-plus-one = ‘+1’
face-minus-one = ‘−1’

trigger-all-built = alle hutten en tempels van één kleur staan
trigger-no-room-for-temples = voor de laatste tempels is geen plaats meer
trigger-nobody-builds = er is lang niets meer gebouwd

district-serpent = Slang
    .sign = sl
district-square = Blok
    .sign = bl
district-branch = Tak
    .sign = ta
district-scales = Balans
    .sign = ba
district-whirl = Kolk
    .sign = ko
district-wave = Golf
    .sign = go
district-fishes = Vissen
    .sign = vi
district-hook = Haak
    .sign = ha
district-arrow = Pijl
    .sign = pi

# What points come from.
source-start = start
source-chips = bonuschips
source-offerings = offergaven
source-refusals = geweigerde offergaven
source-river = runenstenen bij de rivier
source-temples = tempels
source-runes = runenstenen aan het einde

# What is being decided, for those who wait.
decision-place-worker = zet een arbeider
decision-take = neemt een materiaal
decision-return = legt een materiaal terug
decision-phase-two = verplaatst een arbeider of bouwt
decision-pay = gebruikt materialen
decision-offer = brengt of weigert een offergave

## Events

event-game-began = { $seat } is de startspeler.
event-chip-laid = Op veld { $field } ligt een bonuschip { $chip }.
event-worker-placed = { $seat } zet een arbeider op de hoogvlakte ‘{ $plateau }’, op hoogte { $height }.
event-turn-began = Beurt { $turn }: { $seat }
event-die-rolled = { $seat } gooit { $face }.
event-collected = { $seat } verzamelt { $pieces } { $material }.
event-took = { $seat } neemt 1 { $material }.
event-took-nothing = { $seat } neemt niets.
event-returned = { $seat } legt 1 { $material } terug.
event-worker-moved = { $seat } verplaatst een arbeider van { $origin } (hoogte { $taken_at }) naar { $plateau } (hoogte { $height }).
event-hut-chosen = { $settlement ->
    [1] { $seat } bouwt een hut op veld { $field }.
   *[other] { $seat } bouwt een hut op veld { $field }, in een nederzetting van { $settlement } hutten.
}
event-temple-chosen = { $seat } bouwt een tempel op veld { $field }.
event-chip-scored = { $points ->
    [one] { $seat } krijgt { $points } overwinningspunt voor de bonuschip.
   *[other] { $seat } krijgt { $points } overwinningspunten voor de bonuschip.
}
event-chip-paid = Door de bonuschip op veld { $field } kost de hut van { $seat } niets.
event-paid = { $seat } gebruikt { $pieces }.
event-hut-built = De hut op veld { $field } is gebouwd.
event-temple-built = De tempel op veld { $field } is gebouwd.
event-rune-taken = { $seat } neemt de runensteen ‘{ $rune }’.
event-rune-seized = { $seat } neemt de runensteen ‘{ $rune }’ van { $victim } af.
event-druid-on-slab = De druïde gaat naar steenveld { $slab }.
event-druid-waits = De druïde wacht op zijn laatste steenveld: er staat nog geen hut.
event-druid-came = De druïde verlangt op veld { $field } een offergave van { $seat }.
event-river-crossed = De druïde steekt de grote rivier over.
event-river-scored = { $points ->
    [one] { $seat } krijgt { $points } overwinningspunt voor runenstenen.
   *[other] { $seat } krijgt { $points } overwinningspunten voor runenstenen.
}
event-offered-nothing = { $points ->
    [0] { $seat } offert niets en heeft geen overwinningspunt te verliezen.
   *[other] { $seat } offert niets en verliest 1 overwinningspunt.
}
event-offered-one = { $seat } offert één materiaal: { $points ->
    [one] { $points } overwinningspunt.
   *[other] { $points } overwinningspunten.
}
event-offered-both = { $seat } offert beide materialen: { $points ->
    [one] { $points } overwinningspunt.
   *[other] { $points } overwinningspunten.
}
event-offered-chip = { $seat } offert de bonuschip ‘Druïde’: { $points ->
    [one] { $points } overwinningspunt.
   *[other] { $points } overwinningspunten.
}
event-finale-began = Na { $seat } begint de finale: { $trigger }.
event-last-round-began = De druïde begint aan zijn laatste ronde.
event-temple-scored = { $points ->
    [one] { $seat } krijgt { $points } overwinningspunt voor de tempel op veld { $field }.
   *[other] { $seat } krijgt { $points } overwinningspunten voor de tempel op veld { $field }.
}
event-runes-scored = { $seat } krijgt { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
} voor { $runes ->
    [one] { $runes } runensteen.
   *[other] { $runes } runenstenen.
}
event-game-ended = Het spel is afgelopen.

# The same several times, as one sentence of several items.
events-chip-laid = Op deze velden liggen bonuschips: { $items }.
item-chip-laid = { $field } ({ $chip })

## Questions

ask-place-worker = Zet een arbeider op een hoogvlakte; hij komt altijd bovenop.
ask-take = De dobbelsteen toont ‘+1’: je mag een materiaal nemen. { $hand-count ->
    [0] Je hebt niets.
   *[other] Je hebt { $hand }.
}
ask-return = De dobbelsteen toont ‘−1’: leg een materiaal terug. { $hand-count ->
    [0] Je hebt niets.
   *[other] Je hebt { $hand }.
}
ask-phase-two = Je kunt { $possible }.
ask-pay = Veld { $field } vraagt { $need } { $first } en { $need } { $second }. Elk daarvan mag je door drie andere materialen vervangen. { $hand-count ->
    [0] Je hebt niets.
   *[other] Je hebt { $hand }.
}
ask-pay-three = Welke drie andere materialen offer je in plaats van { $first } of { $second }? { $hand-count ->
    [0] Je hebt niets.
   *[other] Je hebt { $hand }.
}
ask-offer = De druïde verlangt { $first } en { $second } van je hut op veld { $field }. { $hand-count ->
    [0] Je hebt niets.
   *[other] Je hebt { $hand }.
}

verb-place = een arbeider zetten
verb-take = een materiaal nemen
verb-return = een materiaal terugleggen
verb-move = een arbeider verplaatsen
verb-hut = een hut bouwen
verb-temple = een tempel bouwen
verb-pay = materialen gebruiken
verb-use = kiezen hoeveel je van een materiaal gebruikt
verb-offer = een offergave brengen of weigeren

# Choices in words. What is otherwise typed as a number or a key is a value here.
choice-place = een arbeider op de hoogvlakte ‘{ $plateau }’ zetten
choice-take = { $take_choice-key ->
    [nothing] niets nemen
   *[other] 1 { $take_choice } nemen
}
choice-return = 1 { $material } terugleggen
choice-move = een arbeider van { $origin } (hoogte { $height }) naar { $target } verplaatsen
choice-hut = een hut op veld { $field } bouwen
choice-temple = een tempel op veld { $field } bouwen
choice-pay = precies gebruiken wat gevraagd wordt
choice-pay-pieces = { $pieces } gebruiken
choice-use = { $pieces ->
    [0] geen { $material } gebruiken
   *[other] { $pieces } { $material } gebruiken
}
choice-offer = { $offering-key ->
    [nothing] niets offeren
    [three] in plaats van één materiaal drie andere offeren
    [both] beide materialen offeren
    [chip] de bonuschip ‘Druïde’ offeren
   *[other] 1 { $offering } offeren
}
choice-otherwise = { $choice }, met een andere betaling

## What choices cost and bring

count-of-material = { $count } { $of }
gain-of = { $seat } +{ $pieces }
points-of = { $points ->
    [one] { $seat } +{ $points } punt
   *[other] { $seat } +{ $points } punten
}

cost-pays = je gebruikt { $pieces }
cost-replacing = kost { $pieces }; { $missing ->
    [0] er zijn verschillende betalingen mogelijk
    [one] 1 materiaal ontbreekt, vervang het door { $others } andere
   *[other] { $missing } materialen ontbreken, vervang ze door { $others } andere
}
cost-three = je kiest zelf welke drie
cost-free = kost niets, dankzij de bonuschip
cost-druid-chip = je gebruikt de bonuschip ‘Druïde’

effect-height = op hoogte { $height }
effect-yields = { $gains }
effect-yields-nothing = niemand verzamelt iets
effect-settlement = { $size ->
    [one] nederzetting van { $size } hut
   *[other] nederzetting van { $size } hutten
}
effect-druid-chip = de bonuschip ‘Druïde’ kun je later offeren
effect-rune-taken = je neemt de runensteen ‘{ $rune }’
effect-rune-seized = je neemt de runensteen ‘{ $rune }’ van { $victim } af
effect-druid-slab = de druïde gaat naar steenveld { $slab }
effect-druid-asks = de druïde verlangt op veld { $field } een offergave van { $seat }

points-chip = { $points ->
    [one] je krijgt { $points } overwinningspunt voor de bonuschip
   *[other] je krijgt { $points } overwinningspunten voor de bonuschip
}
points-temple = { $points ->
    [0] nu nog niets waard
    [one] nu { $points } overwinningspunt waard
   *[other] nu { $points } overwinningspunten waard
}
points-river = de druïde steekt de rivier over: { $scored }
points-offering = { $points ->
    [-1] je verliest 1 overwinningspunt
    [0] je hebt geen overwinningspunt te verliezen
    [one] je krijgt { $points } overwinningspunt
   *[other] je krijgt { $points } overwinningspunten
}

note-take-nothing = je ziet ervan af
note-held = { $count ->
    [0] je hebt er geen
   *[other] je hebt er { $count }
}

## What can be looked up

topic-kind-rule = spelregel
topic-kind-action = actie
topic-kind-district = district

about-district = Velden { $first } tot en met { $last }; { $held }.
rune-held = { $seat } heeft de runensteen
rune-free = nog niemand heeft de runensteen

action-place = place HOOGVLAKTE: zet een van je arbeiders boven op een toren van hoogstens twee. Hoe hoger een arbeider staat, hoe meer hij later verzamelt.
action-take = take MATERIAAL: na ‘+1’ mag iedereen één materiaal naar keuze nemen van wat er nog over is, of niets.
action-return = return MATERIAAL: na ‘−1’ legt iedereen die iets heeft één materiaal naar keuze terug.
action-move = move VAN HOOGTE NAAR: neem een van je arbeiders uit een toren en zet hem boven op een andere hoogvlakte waar er hoogstens twee staan. Daarna verzamelt iedereen op die hoogvlakte: de onderste arbeider 1, de middelste 2, de bovenste 3, van boven naar beneden zolang de voorraad strekt.
action-hut = hut VELD: bouw op een onbebouwd veld. Je gebruikt beide materialen van het veld zo vaak als de nederzetting dan hutten heeft en neemt de runensteen van het district; daarna gaat de druïde verder.
action-temple = temple VELD: bouw op een onbebouwd veld zonder bonuschip, voor elk van de twee materialen één keer. Een tempel brengt geen runensteen, maar geeft aan het einde overwinningspunten voor de hutten ernaast. Daarna gaat de druïde verder.
action-pay = pay exact: gebruik gepast wat er gevraagd wordt. pay 1 wood 3 stone: gebruik precies deze materialen (1 hout en 3 steen).
action-use = use MATERIAAL AANTAL: beslis hoeveel je van een materiaal voor een betaling gebruikt, het ene materiaal na het andere.
action-offer = offer WAT: offer niets (je verliest een overwinningspunt), een van de twee materialen of drie andere in plaats daarvan (1 overwinningspunt), beide (een overwinningspunt voor elke hut van de nederzetting), of de bonuschip ‘Druïde’ onder de hut (telt als beide).

rule-turn = In je beurt gooi je eerst de dobbelsteen voor de kleine opbrengst. Daarna doe je precies één ding: een arbeider verplaatsen voor de grote opbrengst, een hut bouwen of een tempel bouwen.
    .term = beurt
rule-die = Vier kanten tonen een materiaal: elke arbeider op die hoogvlakte verzamelt er één voor zijn eigenaar. ‘+1’ geeft iedereen een materiaal naar keuze, ‘−1’ kost iedereen er een.
    .term = dobbelsteen
rule-small-yield = De kleine opbrengst is wat de dobbelsteen aan het begin van een beurt brengt: elke arbeider op de hoogvlakte die hij toont, verzamelt één materiaal.
    .term = kleine opbrengst
rule-big-yield = De grote opbrengst volgt als een arbeider wordt verplaatst: iedereen op de hoogvlakte waar hij heen gaat, verzamelt; de onderste arbeider 1, de middelste 2, de bovenste 3.
    .term = grote opbrengst
rule-plateau = Elk materiaal heeft een hoogvlakte. Arbeiders staan er in torens van ten hoogste drie; hoe hoger een arbeider staat, hoe meer hij bij de grote opbrengst verzamelt.
    .term = hoogvlakte
rule-worker = Arbeiders verzamelen materialen. Ze worden vóór de eerste beurt gezet en voor de grote opbrengst verplaatst.
    .term = arbeider
rule-supply = Van elk materiaal zijn er 18. Wat je gebruikt, gaat terug naar de voorraad; is die leeg, dan krijgen de arbeiders lager in de toren niets.
    .term = voorraad
rule-field = Een veld toont twee materialen en hoort bij een district. Er is plaats voor één hut of één tempel.
    .term = veld
rule-settlement = Hutten naast elkaar vormen een nederzetting, van wie ze ook zijn; die loopt tot een tempel of een onbebouwd veld. Hoe groter de nederzetting, hoe duurder de volgende hut, en hoe meer een offergave van beide materialen oplevert.
    .term = nederzetting
rule-district = De ring is verdeeld in negen districten, elk met een runensteen.
    .term = district
rule-rune = Wie een hut in een district bouwt, neemt de runensteen ervan, ook van een andere speler. Elke runensteen geeft 1 overwinningspunt als de druïde de rivier oversteekt; aan het einde geven je runenstenen samen 1 + 2 + 3 + … overwinningspunten.
    .term = runensteen
rule-chip = Op zes velden liggen bonuschips. ‘+2’ geeft 2 overwinningspunten voor de hut die er gebouwd wordt, door ‘Hut’ kost die hut niets, ‘Druïde’ blijft onder de hut liggen en geldt later als een offergave van beide materialen. Op een bonuschip mag geen tempel worden gebouwd.
    .term = bonuschip
rule-druid = De eerste drie bouwwerken brengen de druïde over zijn steenvelden. Vanaf het vierde gaat hij na elk bouwwerk met de klok mee naar de volgende hut. Hij verlangt een offergave van die hut en van alle hutten in dezelfde nederzetting die nog vóór hem liggen.
    .term = druïde
rule-slab = De druïde loopt over drie steenvelden van zijn tempel naar veld 1, één voor elk van de eerste drie bouwwerken.
    .term = steenveld
rule-offering = De druïde verlangt de twee materialen van het veld waarop de hut staat. Niets kost een overwinningspunt, één materiaal geeft er 1, beide geven er één voor elke hut van de nederzetting.
    .term = offergave
rule-river = Als de druïde van het laatste veld naar veld 1 gaat, steekt hij de grote rivier over, en iedereen krijgt 1 overwinningspunt voor elke eigen runensteen.
    .term = rivier
rule-payment = Voor elk materiaal dat gevraagd wordt, gebruik je dat materiaal zelf, of precies drie andere, gelijk of verschillend, ook als je het wel hebt.
    .term = betaling
rule-hut = Een hut kost beide materialen van het veld, zo vaak als de nederzetting dan hutten heeft. Wie de hut bouwt, neemt de runensteen van het district; later verlangt de druïde er offergaven.
    .term = hut
rule-temple = Een tempel kost elk materiaal van het veld één keer en geeft aan het einde overwinningspunten voor de hutten van de nederzettingen ernaast. Iedereen heeft er twee.
    .term = tempel
rule-finale = Als iemand alle hutten en beide tempels heeft gebouwd, komt ieder ander nog één keer aan de beurt. Daarna verlangt de druïde nog eens van elke hut een offergave, en tempels en runenstenen worden geteld.
    .term = finale
rule-scoring = Aan het einde geeft een tempel 1 overwinningspunt voor elke hut van de nederzettingen die er direct naast liggen, en n runenstenen geven 1 + 2 + … + n overwinningspunten. Bij een gelijke stand wint wie meer bouwwerken heeft, daarna wie meer materialen over heeft.
    .term = telling
rule-points = Iedereen begint met 5 overwinningspunten. Er komen er bij door bonuschips, offergaven en runenstenen als de druïde de rivier oversteekt, en aan het einde door tempels en runenstenen.
    .term = overwinningspunten
rule-screen = Materialen liggen verborgen achter de afschermingen van de spelers; je ziet alleen hoeveel iemand er heeft. Met de optie screens=open zie je alles.
    .term = afscherming
rule-end = Het spel eindigt na de finale: de druïde verlangt nog eens van elke hut een offergave, tempels en runenstenen worden geteld, en wie de meeste overwinningspunten heeft, wint.
    .term = einde

# What bars the way back.
undo-barred-die-rolled = de dobbelsteen is gegooid
undo-barred-chip-laid = de bonuschips zijn gelegd

## Statistics

tally-runes-taken = genomen runenstenen
tally-runes-seized = afgenomen runenstenen
tally-buildings = bouwwerken
tally-chips = bonuschips
tally-offerings = offergaven
counted-hut-built = gebouwde hut
counted-temple-built = gebouwde tempel
counted-chip-scored = bonuschip ‘+2’ gebruikt
counted-chip-paid = hut met een bonuschip gebouwd
counted-offered-nothing = niets geofferd
counted-offered-one = één materiaal geofferd
counted-offered-both = beide materialen geofferd
counted-offered-chip = bonuschip ‘Druïde’ geofferd

## The board as text

board-part-board = spelbord

board-over = Het spel is afgelopen
board-set-up = Voorbereiding: { $seat }
board-druid-on-field = de druïde op veld { $field }
board-druid-on-slab = de druïde op steenveld { $slab } van 3
board-druid-at-home = de druïde op zijn tempel
board-finale = { $turns ->
    [0] De finale: dit is de laatste beurt
    [one] De finale: nog 1 beurt
   *[other] De finale: nog { $turns } beurten
}
board-last-round = De laatste ronde van de druïde
board-idle = Al { $turns } beurten niets gebouwd; na nog { $left } begint de finale
board-supply = { $pieces } over
board-workers = { $workers ->
    [0] geen arbeiders
   *[other] arbeiders
}
board-stack = (rechts is boven)
board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-left = over
board-runes = { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runen
}
board-materials = { $pieces ->
    [one] { $pieces } materiaal
   *[other] { $pieces } materialen
}
board-hut = hut
board-temple = tempel
board-druid = druïde
board-river = rivier
board-chips = chips:
# A druid chip under a hut.
board-mark-chip-under-hut = d

sign-hut = Een hut, met de letter van de eigenaar. In de regel van een speler: hoeveel hutten er nog te bouwen zijn. Op eenvoudige schermen is het een { $plain }.
sign-temple = Een tempel, met de letter van de eigenaar. In de regel van een speler: hoeveel tempels er nog te bouwen zijn. Op eenvoudige schermen is het een { $plain }.
sign-druid = Het veld waarop de druïde staat. Op eenvoudige schermen is het een { $plain }.
sign-river = De grote rivier, tussen het laatste veld en veld 1: als de druïde die oversteekt, geven runenstenen overwinningspunten.
sign-decides = Wie nu moet beslissen.
sign-nobody = Nog niemand heeft deze runensteen.
sign-chip-plus-two = Een bonuschip: 2 overwinningspunten voor wie een hut op dit veld bouwt.
sign-chip-hut = Een bonuschip: een hut op dit veld kost niets.
sign-chip-druid = Een bonuschip: hij blijft onder de hut op dit veld liggen, wordt dan als { $mark } getekend en geldt later als een offergave van beide materialen.
sign-chip-under-hut = Een bonuschip ‘Druïde’ onder een hut: hij geldt één keer als een offergave van beide materialen.
sign-wood = Hout, als materiaal van een veld, van een hoogvlakte of in je eigen voorraad.
sign-wool = Wol, als materiaal van een veld, van een hoogvlakte of in je eigen voorraad.
sign-copper = Koper, als materiaal van een veld, van een hoogvlakte of in je eigen voorraad.
sign-stone = Steen, als materiaal van een veld, van een hoogvlakte of in je eigen voorraad.
sign-purple = Paars: een arbeider op een hoogvlakte, de eigenaar van een bouwwerk of wie een runensteen heeft.
sign-blue = Blauw: een arbeider op een hoogvlakte, de eigenaar van een bouwwerk of wie een runensteen heeft.
sign-green = Lichtgroen: een arbeider op een hoogvlakte, de eigenaar van een bouwwerk of wie een runensteen heeft.
sign-red = Rood: een arbeider op een hoogvlakte, de eigenaar van een bouwwerk of wie een runensteen heeft.
sign-plus-one = Een kant van de dobbelsteen: iedereen mag één materiaal naar keuze nemen.
sign-minus-one = Een kant van de dobbelsteen: iedereen die iets heeft, legt één materiaal naar keuze terug.

## What can be wrong with component files, whose own words stay as they are

error-meduris-runes = { fault-place }: { $found ->
    [one] er staat { $found } runensteen
   *[other] er staan { $found } verschillende runenstenen
} in de lijst, maar het horen er { $expected } te zijn.
error-meduris-score-track = { fault-place }: ‘start’ is { $start }, maar dat ligt niet op een scorespoor van { $spaces } velden dat bij 0 begint.
error-meduris-chip-gaps = { fault-place }: ‘free_fields_between’ is { $found }, maar zes bonuschips moeten op { $fields } velden passen.
error-meduris-materials = { fault-place }: ‘kinds’ moet { $kinds } zijn, in deze volgorde.
error-meduris-colours = { fault-place }: elk van { $colours } moet één keer in de lijst staan.
error-meduris-player-count = { fault-place }: ‘count’ is { $found }, maar 2, 3 en 4 moeten elk één keer in de lijst staan.
error-meduris-players = { fault-place }: 2, 3 en 4 spelers moeten elk één keer in de lijst staan.
error-meduris-die = { fault-place }: elk van { $faces } moet één keer op de dobbelsteen staan.
error-meduris-side = { fault-place }: ‘players’ moet { $expected } zijn.
error-meduris-material-fields = { fault-place }: { $material } staat op { $found ->
    [one] { $found } veld
   *[other] { $found } velden
}, maar elk materiaal hoort op { $expected } te staan.
error-meduris-field-materials = { fault-place }: ‘materials’ is { $found }, maar verwacht worden twee verschillende van { $materials }.
error-meduris-place = { fault-place }: ‘{ $key }’ is { $found }, maar verwacht wordt een deel van het spelbord van 0.0 tot 1.0.
error-meduris-district-twice = { fault-place }: dit district staat twee keer in de lijst, maar een district ligt aaneen.
error-meduris-district-gap = { fault-place }: velden { $first } tot { $last } sluiten niet aan op veld { $before }.
error-meduris-districts = { fault-place }: { $found ->
    [one] er staat { $found } district
   *[other] er staan { $found } districten
} in de lijst, maar het horen er { $expected } te zijn.
error-meduris-districts-end = { fault-place }: de districten eindigen bij veld { $last }, maar deze kant heeft { $fields } velden.
