# Wat alleen de browser over Meduris zegt.

board-ui-board = Spelbord

board-ui-field = Veld { $field }
board-ui-field-of = District ‘{ $district }’: { $first } en { $second }.
board-ui-field-hut = { $size ->
    [one] Een vrijstaande hut van { $seat }.
   *[other] Hut van { $seat }, in een nederzetting van { $size } hutten.
}
board-ui-field-temple = { $points ->
    [one] Tempel van { $seat }, nu { $points } overwinningspunt waard.
   *[other] Tempel van { $seat }, nu { $points } overwinningspunten waard.
}
board-ui-hut-cost = { $size ->
    [one] Een hut kost { $pieces }.
   *[other] Een hut kost { $pieces }, want de nederzetting zou { $size } hutten hebben.
}
board-ui-hut-free = Een hut kost hier niets, dankzij de bonuschip.
board-ui-temple-cost = { $points ->
    [one] Een tempel kost { $pieces } en is nu { $points } overwinningspunt waard.
   *[other] Een tempel kost { $pieces } en is nu { $points } overwinningspunten waard.
}
board-ui-temple-chip = Op een bonuschip mag geen tempel worden gebouwd.
board-ui-pay-exactly = Dat heb je allemaal.
board-ui-pay-replacing = { $missing ->
    [one] Je komt 1 materiaal tekort; je kunt het door { $others } andere vervangen.
   *[other] Je komt { $missing } materialen tekort; je kunt ze door { $others } andere vervangen.
}
board-ui-pay-not = { $missing ->
    [one] Je komt 1 materiaal tekort; { $others } andere kunnen het vervangen, maar je hebt er maar { $spare }.
   *[other] Je komt { $missing } materialen tekort; { $others } andere kunnen ze vervangen, maar je hebt er maar { $spare }.
}
board-ui-no-huts = Je hebt geen hutten meer.
board-ui-no-temples = Je hebt geen tempels meer.
board-ui-chip-plus-two = Bonuschip ‘+2’: de hut die hier gebouwd wordt, geeft 2 overwinningspunten.
board-ui-chip-hut = Bonuschip ‘Hut’: de hut die hier gebouwd wordt, kost niets.
board-ui-chip-druid = Bonuschip ‘Druïde’: hij blijft onder de hut liggen en geldt één keer als een offergave van beide materialen.

board-ui-plateau = Hoogvlakte ‘{ $plateau }’
board-ui-plateau-worker = Hoogte { $height }: { $seat }
board-ui-plateau-room = Wie hier komt, staat op hoogte { $height }.
board-ui-plateau-full = Hier staan al drie arbeiders; er is geen plaats meer.
board-ui-supply = { $count } { $material } in de voorraad
board-ui-worker = Arbeider van { $seat }
board-ui-worker-at = Op de hoogvlakte ‘{ $plateau }’, op hoogte { $height }.
board-ui-worker-yield = Verzamelt { $height } bij de grote opbrengst, 1 als de dobbelsteen { $material } toont.
board-ui-worker-carrying = Gaat hij weg, dan zakken de arbeiders boven hem.
board-ui-hand = Je hebt { $count } { $material }

board-ui-rune = Runensteen ‘{ $rune }’
board-ui-river = De grote rivier
board-ui-druid = De druïde
board-ui-druid-slab = Het volgende bouwwerk brengt hem naar steenveld { $slab }.
board-ui-druid-hut = Nu stuurt het volgende bouwwerk hem naar veld { $field }; daar verlangt hij een offergave van { $seat }.
board-ui-druid-river = Onderweg steekt hij de grote rivier over.
board-ui-druid-waits = Er staat nog geen hut waar hij heen kan.
board-ui-die = { $face-key ->
    [nothing] Er is nog niet gegooid
   *[other] De dobbelsteen toont { $face }
}

board-ui-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-ui-huts = { $count ->
    [one] nog { $count } hut
   *[other] nog { $count } hutten
}
board-ui-temples = { $count ->
    [one] nog { $count } tempel
   *[other] nog { $count } tempels
}
board-ui-runes = { $runes-count ->
    [0] geen runenstenen
    [one] runensteen: { $runes }
   *[other] runenstenen: { $runes }
}
board-ui-pieces = { $count ->
    [one] { $count } materiaal achter de afscherming
   *[other] { $count } materialen achter de afscherming
}
board-ui-materials = heeft { $pieces }
board-ui-holds-nothing = heeft niets
board-ui-deciding = beslist
board-ui-you = jij

board-ui-ask-take = De dobbelsteen toont ‘+1’: je mag een materiaal nemen.
board-ui-ask-return = De dobbelsteen toont ‘−1’: leg een materiaal terug.
board-ui-ask-pay = Veld { $field } vraagt { $need } { $first } en { $need } { $second }. Elk daarvan mag je door drie andere materialen vervangen.
board-ui-ask-pay-three = Welke drie andere materialen offer je in plaats van { $first } of { $second }?
board-ui-ask-offer = De druïde verlangt { $first } en { $second } van je hut op veld { $field }.

board-ui-pay-for = Veld { $field } vraagt
board-ui-pay-three-for = Drie materialen in plaats van { $first } of { $second }
board-ui-pay-exact = Precies dit gebruiken
board-ui-pay-choose = Of kies de materialen zelf:
board-ui-pay-pieces = Kies de materialen:
board-ui-pay-add = { $material }: één erbij, { $chosen } van { $held } gekozen
board-ui-pay-remove = { $material }: één terugnemen
board-ui-pay-now = { $pieces } gebruiken
board-ui-pay-more = { $count ->
    [0] Dat is nog niet genoeg.
    [one] Kies nog één materiaal.
   *[other] Kies nog { $count } materialen.
}
board-ui-pay-bit = Hoeveel { $material }?
board-ui-offer-on = Je hut op veld { $field }, in een nederzetting van { $size }
board-ui-offer-left = { $count } over
board-ui-offer-others = andere
board-ui-offer-nothing = Niets
board-ui-offer-three = Drie andere voor één
board-ui-offer-both = Beide
board-ui-offer-chip = Bonuschip
board-ui-last-round = { $huts ->
    [one] De laatste ronde van de druïde: nog 1 hut
   *[other] De laatste ronde van de druïde: nog { $huts } hutten
}

board-ui-legend-hut = Hier kun je een hut bouwen.
board-ui-legend-temple = Hier kun je een tempel bouwen.
board-ui-legend-replacing = Alleen te betalen door materialen te vervangen.
board-ui-legend-worker = Deze arbeider kun je verplaatsen.
board-ui-legend-asked = Hier zou de druïde daarna een offergave verlangen.
board-ui-legend-lit = Waarover een keuze of een regel van het logboek gaat.
board-ui-legend-yield = Wat een arbeider op deze hoogte bij de grote opbrengst verzamelt.
board-ui-legend-settlement = De grootte van een nederzetting.
