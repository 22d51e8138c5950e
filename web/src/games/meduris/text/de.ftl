# Was nur der Browser über Meduris sagt.

board-ui-board = Spielplan

board-ui-field = Feld { $field }
board-ui-field-of = Bezirk „{ $district }“: { $first } und { $second }.
board-ui-field-hut = { $size ->
    [one] Eine einzelne Hütte von { $seat }.
   *[other] Hütte von { $seat }, in einer Siedlung mit { $size } Hütten.
}
board-ui-field-temple = { $points ->
    [one] Tempel von { $seat }, zurzeit { $points } Punkt wert.
   *[other] Tempel von { $seat }, zurzeit { $points } Punkte wert.
}
board-ui-hut-cost = { $size ->
    [one] Eine Hütte kostet { $pieces }.
   *[other] Eine Hütte kostet { $pieces }, denn die Siedlung hätte { $size } Hütten.
}
board-ui-hut-free = Eine Hütte kostet hier nichts: Der Bonus-Chip bezahlt sie.
board-ui-temple-cost = { $points ->
    [one] Ein Tempel kostet { $pieces } und ist zurzeit { $points } Punkt wert.
   *[other] Ein Tempel kostet { $pieces } und ist zurzeit { $points } Punkte wert.
}
board-ui-temple-chip = Auf einem Bonus-Chip darf kein Tempel errichtet werden.
board-ui-pay-exactly = Das hast du alles.
board-ui-pay-replacing = { $missing ->
    [one] Dir fehlt 1 Gut; du kannst es durch { $others } andere ersetzen.
   *[other] Dir fehlen { $missing } Güter; du kannst sie durch { $others } andere ersetzen.
}
board-ui-pay-not = { $missing ->
    [one] Dir fehlt 1 Gut; { $others } andere könnten es ersetzen, du hast aber nur { $spare }.
   *[other] Dir fehlen { $missing } Güter; { $others } andere könnten sie ersetzen, du hast aber nur { $spare }.
}
board-ui-no-huts = Du hast keine Hütten mehr.
board-ui-no-temples = Du hast keine Tempel mehr.
board-ui-chip-plus-two = Bonus-Chip „+2“: Wer hier eine Hütte baut, erhält 2 Punkte.
board-ui-chip-hut = Bonus-Chip „Hütte“: Die Hütte hier ist kostenlos.
board-ui-chip-druid = Bonus-Chip „Druide“: Er bleibt unter der Hütte und gilt einmal als Opfergabe beider Güter.

board-ui-plateau = Hochebene { $plateau }
board-ui-plateau-worker = Höhe { $height }: { $seat }
board-ui-plateau-room = Wer hierherkommt, steht auf Höhe { $height }.
board-ui-plateau-full = Hier stehen schon drei Arbeiter; es ist kein Platz mehr.
board-ui-supply = { $count } { $material } im Vorrat
board-ui-worker = Arbeiter von { $seat }
board-ui-worker-at = Auf der Hochebene { $plateau }, Höhe { $height }.
board-ui-worker-yield = Erwirtschaftet { $height } beim Großen Ertrag, 1, wenn der Würfel { $material } zeigt.
board-ui-worker-carrying = Geht er, rücken die über ihm nach unten.
board-ui-hand = { $count } { $material } in deinem Besitz

board-ui-rune = Runenstein „{ $rune }“
board-ui-river = Der große Fluss
board-ui-druid = Der Druide
board-ui-druid-slab = Das nächste Bauwerk führt ihn auf Steinplatte { $slab }.
board-ui-druid-hut = Zurzeit schickt ihn das nächste Bauwerk zu Feld { $field }; dort fordert er von { $seat } eine Opfergabe.
board-ui-druid-river = Unterwegs überquert er den großen Fluss.
board-ui-druid-waits = Noch steht keine Hütte, zu der er gehen könnte.
board-ui-die = { $face-key ->
    [nothing] Noch wurde nicht gewürfelt
   *[other] Der Würfel zeigt { $face }
}

board-ui-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-ui-huts = { $count ->
    [one] noch { $count } Hütte
   *[other] noch { $count } Hütten
}
board-ui-temples = noch { $count } Tempel
board-ui-runes = { $runes-count ->
    [0] keine Runensteine
    [one] Runenstein: { $runes }
   *[other] Runensteine: { $runes }
}
board-ui-pieces = { $count ->
    [one] { $count } Gut hinter dem Sichtschirm
   *[other] { $count } Güter hinter dem Sichtschirm
}
board-ui-materials = hat { $pieces }
board-ui-holds-nothing = hat nichts
board-ui-deciding = entscheidet
board-ui-you = du

board-ui-ask-take = Der Würfel zeigt „+1“: Du darfst ein Gut nehmen.
board-ui-ask-return = Der Würfel zeigt „−1“: Lege ein Gut zurück.
board-ui-ask-pay = Für Feld { $field } gibst du { $need } { $first } und { $need } { $second } ab. Jedes Gut davon darfst du durch drei andere ersetzen.
board-ui-ask-pay-three = Welche drei Güter opferst du statt { $first } oder { $second }?
board-ui-ask-offer = Der Druide fordert für deine Hütte auf Feld { $field } { $first } und { $second }.

board-ui-pay-for = Für Feld { $field } gibst du ab
board-ui-pay-three-for = Drei Güter statt { $first } oder { $second }
board-ui-pay-exact = Genau das abgeben
board-ui-pay-choose = Oder wähle die Güter selbst:
board-ui-pay-pieces = Wähle die Güter:
board-ui-pay-add = { $material }: eins dazulegen, { $chosen } von { $held } gewählt
board-ui-pay-remove = { $material }: eins zurücknehmen
board-ui-pay-now = { $pieces } abgeben
board-ui-pay-more = { $count ->
    [0] Das reicht noch nicht.
    [one] Wähle noch ein Gut.
   *[other] Wähle noch { $count } Güter.
}
board-ui-pay-bit = Wie viel { $material }?
board-ui-offer-on = Deine Hütte auf Feld { $field }, Größe der Siedlung: { $size }
board-ui-offer-left = { $count } übrig
board-ui-offer-others = andere
board-ui-offer-nothing = Nichts
board-ui-offer-three = Drei andere statt einem
board-ui-offer-both = Beide
board-ui-offer-chip = Bonus-Chip
board-ui-last-round = { $huts ->
    [one] Die letzte Runde des Druiden: noch 1 Hütte
   *[other] Die letzte Runde des Druiden: noch { $huts } Hütten
}

board-ui-legend-hut = Hier kannst du eine Hütte bauen.
board-ui-legend-temple = Hier kannst du einen Tempel errichten.
board-ui-legend-replacing = Nur bezahlbar, wenn du Güter ersetzt.
board-ui-legend-worker = Diesen Arbeiter kannst du umsetzen.
board-ui-legend-asked = Hier würde der Druide als Nächstes eine Opfergabe fordern.
board-ui-legend-lit = Worum es in einer Möglichkeit oder einer Zeile des Protokolls geht.
board-ui-legend-yield = So viel erwirtschaftet ein Arbeiter auf dieser Höhe beim Großen Ertrag.
board-ui-legend-settlement = Die Größe einer Siedlung.
