# What is said of Meduris.

## Words

colour-purple = Lila
    .sign = L
colour-blue = Blau
    .sign = B
colour-green = Grün
    .sign = G
colour-red = Rot
    .sign = R

material-wood = Holz
    .sign = H
material-wool = Wolle
    .sign = W
material-copper = Kupfer
    .sign = K
material-stone = Stein
    .sign = S

plateau-wood = Holz
plateau-wool = Wolle
plateau-copper = Kupfer
plateau-stone = Stein

chip-plus-two = „+2“
    .sign = +2
chip-hut = „Hütte“
    .sign = hüt
chip-druid = „Druide“
    .sign = dru

face-wood = Holz
face-wool = Wolle
face-copper = Kupfer
face-stone = Stein
face-plus-one = „+1“
face-minus-one = „−1“

trigger-all-built = alle Hütten und Tempel einer Farbe stehen
trigger-no-room-for-temples = für die letzten Tempel ist kein Platz mehr
trigger-nobody-builds = es wurde lange nichts mehr gebaut

district-serpent = Schlange
    .sign = sc
district-square = Viereck
    .sign = vi
district-branch = Zweig
    .sign = zw
district-scales = Waage
    .sign = wa
district-whirl = Wirbel
    .sign = wi
district-wave = Welle
    .sign = we
district-fishes = Fische
    .sign = fi
district-hook = Haken
    .sign = ha
district-arrow = Pfeil
    .sign = pf

# What points come from.
source-start = Start
source-chips = Bonus-Chips
source-offerings = Opfergaben
source-refusals = verweigerte Opfergaben
source-river = Runensteine am Fluss
source-temples = Tempel
source-runes = Runensteine am Ende

# What is being decided, for those who wait.
decision-place-worker = setzt einen Arbeiter ein
decision-take = nimmt ein Gut
decision-return = legt ein Gut zurück
decision-phase-two = setzt einen Arbeiter um oder baut
decision-pay = gibt Güter ab
decision-offer = antwortet dem Druiden

## Events

event-game-began = { $seat } ist Startperson.
event-chip-laid = Auf Feld { $field } liegt ein Bonus-Chip { $chip }.
event-worker-placed = { $seat } setzt auf der Hochebene { $plateau } einen Arbeiter ein (Höhe { $height }).
event-turn-began = Spielzug { $turn }: { $seat }
event-die-rolled = { $seat } würfelt { $face }.
event-collected = { $seat } erwirtschaftet { $pieces } { $material }.
event-took = { $seat } nimmt 1 { $material }.
event-took-nothing = { $seat } verzichtet.
event-returned = { $seat } legt 1 { $material } zurück.
event-worker-moved = { $seat } setzt einen Arbeiter um: von { $origin } (Höhe { $taken_at }) auf { $plateau } (Höhe { $height }).
event-hut-chosen = { $settlement ->
    [1] { $seat } baut auf Feld { $field } eine Hütte.
   *[other] { $seat } baut auf Feld { $field } eine Hütte, in einer Siedlung mit { $settlement } Hütten.
}
event-temple-chosen = { $seat } errichtet auf Feld { $field } einen Tempel.
event-chip-scored = { $points ->
    [one] { $seat } erhält { $points } Punkt für den Bonus-Chip.
   *[other] { $seat } erhält { $points } Punkte für den Bonus-Chip.
}
event-chip-paid = Der Bonus-Chip auf Feld { $field } macht die Hütte von { $seat } kostenlos.
event-paid = { $seat } gibt { $pieces } ab.
event-hut-built = Die Hütte auf Feld { $field } steht.
event-temple-built = Der Tempel auf Feld { $field } steht.
event-rune-taken = { $seat } nimmt den Runenstein „{ $rune }“.
event-rune-seized = { $seat } nimmt { $victim } den Runenstein „{ $rune }“ ab.
event-druid-on-slab = Der Druide geht auf Steinplatte { $slab }.
event-druid-waits = Der Druide wartet auf der letzten Steinplatte: Noch steht keine Hütte.
event-druid-came = Der Druide fordert von { $seat } auf Feld { $field } eine Opfergabe.
event-river-crossed = Der Druide überquert den großen Fluss.
event-river-scored = { $points ->
    [one] { $seat } erhält { $points } Punkt für Runensteine.
   *[other] { $seat } erhält { $points } Punkte für Runensteine.
}
event-offered-nothing = { $points ->
    [0] { $seat } opfert nichts und hat keinen Punkt zu verlieren.
   *[other] { $seat } opfert nichts und verliert 1 Punkt.
}
event-offered-one = { $seat } opfert ein Gut: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-offered-both = { $seat } opfert beide Güter: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-offered-chip = { $seat } opfert den Bonus-Chip „Druide“: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
event-finale-began = Nach dem Spielzug von { $seat } beginnt das Finale, denn { $trigger }.
event-last-round-began = Der Druide beginnt seine letzte Runde.
event-temple-scored = { $points ->
    [one] { $seat } erhält { $points } Punkt für den Tempel auf Feld { $field }.
   *[other] { $seat } erhält { $points } Punkte für den Tempel auf Feld { $field }.
}
event-runes-scored = { $seat } erhält { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $runes ->
    [one] { $runes } Runenstein.
   *[other] { $runes } Runensteine.
}
event-game-ended = Die Partie ist zu Ende.

# The same several times, as one sentence of several items.
events-chip-laid = Bonus-Chips liegen auf diesen Feldern: { $items }.
item-chip-laid = { $field } ({ $chip })

## Questions

ask-place-worker = Setze einen Arbeiter auf einer Hochebene ein; er kommt immer obenauf.
ask-take = Der Würfel zeigt „+1“: Du darfst ein Gut nehmen. { $hand-count ->
    [0] Du hast nichts.
   *[other] Du hast { $hand }.
}
ask-return = Der Würfel zeigt „−1“: Lege ein Gut zurück. { $hand-count ->
    [0] Du hast nichts.
   *[other] Du hast { $hand }.
}
ask-phase-two = Du kannst { $possible }.
ask-pay = Für Feld { $field } gibst du { $need } { $first } und { $need } { $second } ab. Jedes Gut davon darfst du durch drei andere ersetzen. { $hand-count ->
    [0] Du hast nichts.
   *[other] Du hast { $hand }.
}
ask-pay-three = Welche drei Güter opferst du statt { $first } oder { $second }? { $hand-count ->
    [0] Du hast nichts.
   *[other] Du hast { $hand }.
}
ask-offer = Der Druide fordert für deine Hütte auf Feld { $field } { $first } und { $second }. { $hand-count ->
    [0] Du hast nichts.
   *[other] Du hast { $hand }.
}

verb-place = einen Arbeiter einsetzen
verb-take = ein Gut nehmen
verb-return = ein Gut zurücklegen
verb-move = einen Arbeiter umsetzen
verb-hut = eine Hütte bauen
verb-temple = einen Tempel errichten
verb-pay = Güter abgeben
verb-use = wählen, wie viel von einem Gut du abgibst
verb-offer = dem Druiden antworten

# Choices in words. What is otherwise typed as a number or a key is a value here.
choice-place = einen Arbeiter auf der Hochebene { $plateau } einsetzen
choice-take = { $take_choice-key ->
    [nothing] nichts nehmen
   *[other] 1 { $take_choice } nehmen
}
choice-return = 1 { $material } zurücklegen
choice-move = einen Arbeiter von { $origin } (Höhe { $height }) auf { $target } umsetzen
choice-hut = auf Feld { $field } eine Hütte bauen
choice-temple = auf Feld { $field } einen Tempel errichten
choice-pay = genau das Geforderte abgeben
choice-pay-pieces = { $pieces } abgeben
choice-use = { $pieces ->
    [0] ohne { $material } bezahlen
   *[other] { $pieces } { $material } abgeben
}
choice-offer = { $offering-key ->
    [nothing] nichts opfern
    [three] statt eines Guts drei andere opfern
    [both] beide Güter opfern
    [chip] den Bonus-Chip „Druide“ opfern
   *[other] 1 { $offering } opfern
}
choice-otherwise = { $choice }, anders bezahlt

## What choices cost and bring

count-of-material = { $count } { $of }
gain-of = { $seat } +{ $pieces }
points-of = { $points ->
    [one] { $seat } +{ $points } Punkt
   *[other] { $seat } +{ $points } Punkte
}

cost-pays = du gibst { $pieces } ab
cost-replacing = kostet { $pieces }; { $missing ->
    [0] mehrere Zahlungen sind möglich
    [one] 1 Gut fehlt, dafür gibst du { $others } andere ab
   *[other] { $missing } Güter fehlen, dafür gibst du { $others } andere ab
}
cost-three = welche, entscheidest du danach
cost-free = kostenlos durch den Bonus-Chip
cost-druid-chip = du opferst den Bonus-Chip „Druide“

effect-height = Höhe { $height }
effect-yields = { $gains }
effect-yields-nothing = niemand erwirtschaftet etwas
effect-settlement = { $size ->
    [one] einzelne Hütte
   *[other] Siedlung mit { $size } Hütten
}
effect-druid-chip = den Bonus-Chip „Druide“ kannst du später opfern
effect-rune-taken = du nimmst den Runenstein „{ $rune }“
effect-rune-seized = du nimmst { $victim } den Runenstein „{ $rune }“ ab
effect-druid-slab = der Druide geht auf Steinplatte { $slab }
effect-druid-asks = der Druide fordert von { $seat } auf Feld { $field } eine Opfergabe

points-chip = { $points ->
    [one] du erhältst { $points } Punkt für den Bonus-Chip
   *[other] du erhältst { $points } Punkte für den Bonus-Chip
}
points-temple = { $points ->
    [one] zurzeit { $points } Punkt wert
   *[other] zurzeit { $points } Punkte wert
}
points-river = der Druide überquert den großen Fluss: { $scored }
points-offering = { $points ->
    [-1] du verlierst 1 Punkt
    [0] du hast keinen Punkt zu verlieren
    [one] du erhältst { $points } Punkt
   *[other] du erhältst { $points } Punkte
}

note-take-nothing = du verzichtest
note-held = { $count ->
    [0] davon hast du nichts
   *[other] davon hast du { $count }
}

## What can be looked up

topic-kind-rule = Regel
topic-kind-action = Aktion
topic-kind-district = Bezirk

about-district = Felder { $first } bis { $last }; { $held }.
rune-held = { $seat } hat den Runenstein
rune-free = noch niemand hat den Runenstein

action-place = place HOCHEBENE: Setze einen deiner Arbeiter obenauf ein, wo höchstens zwei stehen. Je höher ein Arbeiter steht, desto mehr erwirtschaftet er später.
action-take = take GUT: Nach „+1“ dürfen alle ein Gut ihrer Wahl aus dem Vorrat nehmen oder verzichten.
action-return = return GUT: Nach „−1“ legen alle, die etwas haben, ein Gut ihrer Wahl zurück.
action-move = move VON HÖHE NACH: Nimm einen deiner Arbeiter aus einem Turm und setze ihn auf eine andere Hochebene um, auf der höchstens zwei stehen; er kommt obenauf. Alle Arbeiter dort erwirtschaften dann von oben nach unten, solange der Vorrat reicht: der oberste 3, der mittlere 2, der unterste 1.
action-hut = hut FELD: Baue auf einem freien Feld. Du gibst seine beiden Güter so oft ab, wie die Siedlung dann Hütten hat, nimmst den Runenstein des Bezirks, und der Druide geht weiter.
action-temple = temple FELD: Errichte auf einem freien Feld ohne Bonus-Chip einen Tempel; du gibst seine beiden Güter je einmal ab. Er bringt keinen Runenstein, am Ende aber Punkte für die Hütten neben ihm. Der Druide geht weiter.
action-pay = pay exact: Gib genau ab, was gefordert ist. pay 1 wood 3 stone: Gib diese Güter ab.
action-use = use GUT ANZAHL: Entscheide, wie viel von einem Gut zur Zahlung gehört, ein Gut nach dem anderen.
action-offer = offer WAS: Antworte dem Druiden mit nichts (du verlierst 1 Punkt), mit einem der beiden Güter oder drei anderen dafür (1 Punkt), mit beiden (1 Punkt für jede Hütte der Siedlung) oder mit dem Bonus-Chip „Druide“ unter der Hütte (wie mit beiden).

rule-turn = In deinem Spielzug würfelst du zuerst für den Kleinen Ertrag. Dann tust du genau eins: einen Arbeiter für den Großen Ertrag umsetzen, eine Hütte bauen oder einen Tempel errichten.
    .term = Spielzug
rule-die = Vier Seiten zeigen ein Gut: Jeder Arbeiter auf dieser Hochebene erwirtschaftet eins davon. Bei „+1“ dürfen alle ein Gut ihrer Wahl nehmen, bei „−1“ legen alle eins zurück.
    .term = Würfel
rule-small-yield = Der Kleine Ertrag ist, was der Würfel zu Beginn eines Spielzugs bringt: Jeder Arbeiter auf der gewürfelten Hochebene erwirtschaftet ein Gut.
    .term = Kleiner Ertrag
rule-big-yield = Der Große Ertrag folgt, wenn ein Arbeiter umgesetzt wird: Alle auf seiner neuen Hochebene erwirtschaften Güter, der unterste Arbeiter 1, der mittlere 2, der oberste 3.
    .term = Großer Ertrag
rule-plateau = Für jedes Gut gibt es eine Hochebene. Dort stehen die Arbeiter in Türmen aus bis zu dreien; je höher einer steht, desto mehr erwirtschaftet er beim Großen Ertrag.
    .term = Hochebene
rule-worker = Arbeiter erwirtschaften Güter. Sie werden vor dem ersten Spielzug eingesetzt und für den Großen Ertrag umgesetzt.
    .term = Arbeiter
rule-supply = Von jedem Gut gibt es 18. Was abgegeben wird, kommt in den Vorrat zurück; ist er leer, gehen die Arbeiter weiter unten leer aus.
    .term = Vorrat
rule-field = Ein Feld zeigt zwei Güter und gehört zu einem Bezirk. Es bietet Platz für eine Hütte oder einen Tempel.
    .term = Feld
rule-settlement = Benachbarte Hütten bilden eine Siedlung, wem sie auch gehören; Tempel und freie Felder begrenzen sie. Je größer sie ist, desto mehr kostet die nächste Hütte und desto mehr Punkte bringt es, beide Güter zu opfern.
    .term = Siedlung
rule-district = Der Ring ist in neun Bezirke geteilt; zu jedem gehört ein Runenstein.
    .term = Bezirk
rule-rune = Wer in einem Bezirk eine Hütte baut, nimmt dessen Runenstein, auch wenn ihn schon jemand hat. Jeder Runenstein bringt 1 Punkt, wenn der Druide den Fluss überquert; am Ende bringen sie 1 + 2 + 3 + … Punkte.
    .term = Runenstein
rule-chip = Auf sechs Feldern liegen Bonus-Chips. „+2“ bringt 2 Punkte für die Hütte, die dort gebaut wird, „Hütte“ macht sie kostenlos, „Druide“ bleibt unter der Hütte und gilt später als Opfergabe beider Güter. Auf einem Bonus-Chip darf kein Tempel errichtet werden.
    .term = Bonus-Chip
rule-druid = Die ersten drei Bauwerke führen den Druiden über seine Steinplatten. Ab dem vierten schickt ihn jedes Bauwerk im Uhrzeigersinn zur nächsten Hütte; dort fordert er von jeder Hütte der Siedlung, die noch vor ihm liegt, eine Opfergabe.
    .term = Druide
rule-slab = Drei Steinplatten führen den Druiden von seinem Tempel zu Feld 1, eine für jedes der ersten drei Bauwerke.
    .term = Steinplatte
rule-offering = Der Druide fordert die beiden Güter vom Feld der Hütte. Wer nichts opfert, verliert 1 Punkt; ein Gut bringt 1 Punkt, beide bringen 1 Punkt für jede Hütte der Siedlung.
    .term = Opfergabe
rule-river = Geht der Druide vom letzten Feld auf Feld 1, überquert er den großen Fluss: Alle erhalten 1 Punkt für jeden Runenstein, den sie haben.
    .term = Fluss
rule-payment = Jedes geforderte Gut gibst du selbst ab oder ersetzt es durch genau drei andere, gleiche oder gemischte, ob du es hast oder nicht.
    .term = Zahlung
rule-hut = Eine Hütte kostet beide Güter ihres Feldes, und zwar so oft, wie ihre Siedlung dann Hütten hat. Wer sie baut, nimmt den Runenstein des Bezirks; später fordert der Druide dort Opfergaben.
    .term = Hütte
rule-temple = Ein Tempel kostet die beiden Güter seines Feldes je einmal und bringt am Ende Punkte für die Hütten der Siedlungen neben ihm. Alle haben zwei.
    .term = Tempel
rule-finale = Hat jemand alle Hütten und beide Tempel gebaut, haben alle anderen noch einen Spielzug. Dann fordert der Druide noch einmal von jeder Hütte eine Opfergabe, und Tempel und Runensteine werden gewertet.
    .term = Finale
rule-scoring = Am Ende bringt ein Tempel 1 Punkt für jede Hütte der Siedlungen direkt neben ihm, und n Runensteine bringen 1 + 2 + … + n Punkte. Bei Gleichstand gewinnt, wer mehr Bauwerke gebaut hat, danach, wer mehr Güter übrig hat.
    .term = Wertung
rule-points = Alle beginnen mit 5 Punkten. Weitere gibt es für Bonus-Chips, für Opfergaben, für Runensteine, wenn der Druide den Fluss überquert, und am Ende für Tempel und noch einmal für Runensteine.
    .term = Punkte
rule-screen = Die Güter sind hinter den Sichtschirmen verborgen; zu sehen ist nur, wie viele jemand hat. Mit der Option screens=open ist alles zu sehen.
    .term = Sichtschirm
rule-end = Die Partie endet nach dem Finale: Der Druide fordert noch einmal von jeder Hütte eine Opfergabe, Tempel und Runensteine werden gewertet, und wer die meisten Punkte hat, gewinnt.
    .term = Spielende

# What bars the way back.
undo-barred-die-rolled = der Würfel ist gefallen
undo-barred-chip-laid = die Bonus-Chips liegen schon offen

## Statistics

tally-runes-taken = genommene Runensteine
tally-runes-seized = abgenommene Runensteine
tally-buildings = Bauwerke
tally-chips = Bonus-Chips
tally-offerings = Opfergaben
counted-hut-built = Hütte gebaut
counted-temple-built = Tempel errichtet
counted-chip-scored = Bonus-Chip „+2“ gewertet
counted-chip-paid = Hütte kostenlos durch Bonus-Chip
counted-offered-nothing = nichts geopfert
counted-offered-one = ein Gut geopfert
counted-offered-both = beide Güter geopfert
counted-offered-chip = Bonus-Chip „Druide“ geopfert

## The board as text

board-part-board = Spielplan

board-over = Die Partie ist zu Ende
board-set-up = Spielvorbereitung: { $seat }
board-druid-on-field = der Druide auf Feld { $field }
board-druid-on-slab = der Druide auf Steinplatte { $slab } von 3
board-druid-at-home = der Druide bei seinem Tempel
board-finale = { $turns ->
    [0] Das Finale: Dies ist der letzte Spielzug
    [one] Das Finale: noch 1 Spielzug
   *[other] Das Finale: noch { $turns } Spielzüge
}
board-last-round = Die letzte Runde des Druiden
board-idle = { $turns ->
    [one] Seit 1 Spielzug
   *[other] Seit { $turns } Spielzügen
} nichts gebaut; noch { $left } bis zum Finale
board-supply = noch { $pieces }
board-workers = { $workers ->
    [0] keine Arbeiter
   *[other] Arbeiter
}
board-stack = (rechts ist oben)
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-left = übrig
board-runes = { $runes ->
    [one] { $runes } Rune
   *[other] { $runes } Runen
}
board-materials = { $pieces ->
    [one] { $pieces } Gut
   *[other] { $pieces } Güter
}
board-hut = Hütte
board-temple = Tempel
board-druid = Druide
board-river = Fluss
board-chips = Chips:
# A druid chip under a hut.
board-mark-chip-under-hut = d

sign-hut = Eine Hütte, mit dem Buchstaben der Farbe, der sie gehört. In der Zeile einer Farbe: wie viele Hütten noch zu bauen sind. Auf einfachen Bildschirmen ist es ein { $plain }.
sign-temple = Ein Tempel, mit dem Buchstaben der Farbe, der er gehört. In der Zeile einer Farbe: wie viele Tempel noch zu errichten sind. Auf einfachen Bildschirmen ist es ein { $plain }.
sign-druid = Das Feld, auf dem der Druide steht. Auf einfachen Bildschirmen ist es ein { $plain }.
sign-river = Der große Fluss zwischen dem letzten Feld und Feld 1: Überquert ihn der Druide, werden Runensteine gewertet.
sign-decides = Wer jetzt entscheidet.
sign-nobody = Noch niemand hat diesen Runenstein.
sign-chip-plus-two = Ein Bonus-Chip: 2 Punkte für die Hütte, die auf seinem Feld gebaut wird.
sign-chip-hut = Ein Bonus-Chip: Die Hütte, die auf seinem Feld gebaut wird, ist kostenlos.
sign-chip-druid = Ein Bonus-Chip: Er bleibt unter der Hütte, die auf seinem Feld gebaut wird, wird dann als { $mark } gezeichnet und gilt später als Opfergabe beider Güter.
sign-chip-under-hut = Ein Bonus-Chip „Druide“ unter einer Hütte: Er gilt einmal als Opfergabe beider Güter.
sign-wood = Holz, als Gut eines Feldes, einer Hochebene oder in deinem Vorrat.
sign-wool = Wolle, als Gut eines Feldes, einer Hochebene oder in deinem Vorrat.
sign-copper = Kupfer, als Gut eines Feldes, einer Hochebene oder in deinem Vorrat.
sign-stone = Stein, als Gut eines Feldes, einer Hochebene oder in deinem Vorrat.
sign-purple = Lila: ein Arbeiter auf einer Hochebene, oder wem ein Bauwerk oder ein Runenstein gehört.
sign-blue = Blau: ein Arbeiter auf einer Hochebene, oder wem ein Bauwerk oder ein Runenstein gehört.
sign-green = Grün: ein Arbeiter auf einer Hochebene, oder wem ein Bauwerk oder ein Runenstein gehört.
sign-red = Rot: ein Arbeiter auf einer Hochebene, oder wem ein Bauwerk oder ein Runenstein gehört.
sign-plus-one = Eine Seite des Würfels: Alle dürfen ein Gut ihrer Wahl nehmen.
sign-minus-one = Eine Seite des Würfels: Alle, die etwas haben, legen ein Gut ihrer Wahl zurück.

## What can be wrong with component files, whose own words stay as they are

error-meduris-runes = { fault-place }: { $found ->
    [one] Nur { $found } Runenstein ist
   *[other] { $found } verschiedene Runensteine sind
} aufgeführt, aber es gibt { $expected }.
error-meduris-score-track = { fault-place }: „start“ ist { $start }, aber die Zählleiste beginnt mit 0 und hat { $spaces } Felder.
error-meduris-chip-gaps = { fault-place }: „free_fields_between“ ist { $found }, aber sechs Bonus-Chips müssen auf { $fields } Felder passen.
error-meduris-materials = { fault-place }: „kinds“ muss { $kinds } sein, in dieser Reihenfolge.
error-meduris-colours = { fault-place }: { $colours } müssen je einmal aufgeführt sein.
error-meduris-player-count = { fault-place }: „count“ ist { $found }, aber 2, 3 und 4 müssen je einmal aufgeführt sein.
error-meduris-players = { fault-place }: 2, 3 und 4 Personen müssen je einmal aufgeführt sein.
error-meduris-die = { fault-place }: { $faces } müssen je einmal auf dem Würfel sein.
error-meduris-side = { fault-place }: „players“ muss { $expected } sein.
error-meduris-material-fields = { fault-place }: { $material } ist auf { $found ->
    [one] { $found } Feld
   *[other] { $found } Feldern
}, aber jedes Gut ist auf { $expected }.
error-meduris-field-materials = { fault-place }: „materials“ ist { $found }, aber erwartet werden zwei verschiedene von { $materials }.
error-meduris-place = { fault-place }: „{ $key }“ ist { $found }, aber erwartet wird ein Bruchteil des Spielplans von 0.0 bis 1.0.
error-meduris-district-twice = { fault-place }: Dieser Bezirk ist zweimal aufgeführt, aber Bezirke hängen zusammen.
error-meduris-district-gap = { fault-place }: Die Felder { $first } bis { $last } schließen nicht an Feld { $before } an.
error-meduris-districts = { fault-place }: { $found ->
    [one] { $found } Bezirk ist
   *[other] { $found } Bezirke sind
} aufgeführt, aber es gibt { $expected }.
error-meduris-districts-end = { fault-place }: Die Bezirke enden mit Feld { $last }, aber diese Seite hat { $fields } Felder.
