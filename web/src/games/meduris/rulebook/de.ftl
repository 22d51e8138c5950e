# Die Spielanleitung von Meduris. Ein Absatz ist eine Nachricht; „head“ sagt, wovon er handelt.

## What the game is about

book-chapter-goal = Worum es geht

book-aim = Rund um den Berg Meduris baust du Hütten und Tempel aus dem, was deine Arbeiter auf dem Berg erwirtschaften. Der Druide geht von Hütte zu Hütte und fordert Opfergaben. Punkte gibt es für Opfergaben, Runensteine, Bonus-Chips und Tempel; wer am Ende die meisten hat, gewinnt.
    .head = Das Ziel
book-materials = Es gibt vier Güter: Holz, Wolle, Kupfer und Stein, von jedem 18. Was abgegeben wird, kommt in den Vorrat zurück. Ist ein Gut im Vorrat aufgebraucht, kann es niemand erwirtschaften.
    .head = Güter
book-ring = Eine Seite des Spielplans hat 32 Felder für 2 und 3 Personen, die andere 40 für 4. Die Felder bilden einen geschlossenen Ring um den Berg. Jedes zeigt zwei verschiedene Güter und bietet Platz für eine Hütte oder einen Tempel.
    .head = Der Ring der Felder
book-districts = Der Ring ist in neun Bezirke geteilt. Zu jedem gehört ein Runenstein mit dem Zeichen, das im Bezirk zu sehen ist.
    .head = Bezirke

## Set-up

book-chapter-setup = Spielvorbereitung

book-pieces = Zu zweit haben Lila und Blau je 12 Hütten, 2 Tempel und 3 Arbeiter. Zu dritt und zu viert haben alle je 8 Hütten, 2 Tempel und 2 Arbeiter.
    .head = Was alle bekommen
book-start = Du beginnst mit einem Gut jeder Sorte hinter deinem Sichtschirm und mit 5 Punkten. Der Rest ist der Vorrat: von jedem Gut 16 zu zweit, 15 zu dritt, 14 zu viert.
    .head = Güter und Punkte am Anfang
book-layout = Die sechs Bonus-Chips werden gemischt und offen auf sechs zufällige Felder gelegt. Zwischen zwei Bonus-Chips liegen immer mindestens drei Felder ohne Bonus-Chip.
    .head = Bonus-Chips auslegen
book-layout-river = Der Abstand zählt auch über den Fluss hinweg, denn der Ring ist geschlossen. Jede Verteilung, die den Abstand einhält, ist gleich wahrscheinlich.
    .head = Bonus-Chips am Fluss
book-placing = Die Startperson wird ausgelost und hat auch den ersten Spielzug. Von ihr an setzen alle reihum je einen Arbeiter auf einer beliebigen Hochebene ein, immer obenauf, bis alle Arbeiter stehen. Ein Turm ist nie höher als drei.
    .head = Arbeiter einsetzen
book-druid-at-home = Der Druide beginnt bei seinem Tempel. Alle neun Runensteine liegen im Vorrat.
    .head = Druide und Runensteine

## The turn

book-chapter-turn = Dein Spielzug

book-turn = Gespielt wird im Uhrzeigersinn. In deinem Spielzug würfelst du zuerst: Das ist der Kleine Ertrag. Dann tust du genau eins: einen Arbeiter für den Großen Ertrag umsetzen, eine Hütte bauen oder einen Tempel errichten. Passen darfst du nicht.
    .head = Zwei Phasen
book-die = Der Würfel hat für jedes der vier Güter eine Seite, dazu „+1“ und „−1“.
    .head = Der Würfel

## Collecting

book-chapter-yields = Güter erwirtschaften

book-small-yield = Zeigt der Würfel ein Gut, erwirtschaftet jeder Arbeiter auf dessen Hochebene eins davon für seine Farbe, ganz gleich, wer gewürfelt hat. Wie hoch ein Arbeiter steht, spielt hier keine Rolle.
    .head = Kleiner Ertrag
book-small-short = Reicht der Vorrat nicht für alle, wird im Turm von oben nach unten verteilt. Wer weiter unten steht, geht leer aus.
    .head = Knapper Vorrat beim Kleinen Ertrag
book-plus-one = Wer gewürfelt hat, beginnt; dann dürfen alle der Reihe nach ein Gut ihrer Wahl aus dem Vorrat nehmen. Du darfst auch verzichten.
    .head = „+1“
book-minus-one = Wer gewürfelt hat, beginnt; dann legen alle der Reihe nach offen ein Gut ihrer Wahl in den Vorrat zurück. Nur wer nichts hat, legt nichts zurück.
    .head = „−1“
book-moving = Nimm einen deiner Arbeiter von beliebiger Höhe aus einem Turm; die über ihm rutschen nach. Setze ihn obenauf auf eine andere Hochebene um, auf der höchstens zwei Arbeiter stehen.
    .head = Einen Arbeiter umsetzen
book-big-yield = Dann erwirtschaften alle Arbeiter auf der neuen Hochebene Güter, wem sie auch gehören: der unterste 1, der mittlere 2, der oberste 3.
    .head = Großer Ertrag
book-big-short = Ist der Vorrat knapp, kommt der oberste Arbeiter zuerst. Jeder nimmt, was noch da ist: Wem 3 zustehen, der nimmt auch die letzten 2. Du darfst sogar auf eine Hochebene umsetzen, deren Vorrat leer ist; dann erwirtschaftet niemand etwas.
    .head = Knapper Vorrat beim Großen Ertrag

## Building

book-chapter-building = Hütten und Tempel

book-hut = Eine Hütte darfst du auf jedem freien Feld bauen, also wo weder Hütte noch Tempel steht, solange du noch Hütten hast.
    .head = Wo Hütten stehen dürfen
book-settlement = Hütten auf benachbarten Feldern bilden eine Siedlung, egal in welchen Farben. Sie endet an einem Tempel oder einem freien Feld und kann über Bezirksgrenzen und über den Fluss reichen. Eine einzelne Hütte ist eine Siedlung aus einer Hütte.
    .head = Siedlungen
book-hut-cost = Zähle die Hütten der Siedlung, wie sie dann sein wird, die neue Hütte mitgezählt. So oft gibst du beide Güter deines Feldes ab: je eins für eine einzelne Hütte, je zwei für die zweite Hütte, je drei für die dritte.
    .head = Was eine Hütte kostet
book-gap = Schließt deine Hütte eine Lücke zwischen zwei Siedlungen, werden sie zu einer, und alle ihre Hütten zählen für den Preis.
    .head = Lücken schließen
book-rune = Steht deine Hütte, nimmst du den Runenstein ihres Bezirks: aus dem Vorrat oder von der Person, die ihn gerade hat.
    .head = Den Runenstein nehmen
book-order = Gebaut wird in dieser Reihenfolge: Feld wählen; ein Bonus-Chip „+2“ bringt sofort Punkte; Güter abgeben; die Hütte steht; Runenstein nehmen; der Druide geht weiter. Ein eben genommener Runenstein zählt also schon, wenn der Druide danach den Fluss überquert.
    .head = Eins nach dem anderen
book-temple = Einen Tempel darfst du auf jedem freien Feld ohne Bonus-Chip errichten, solange du noch einen hast. Er kostet beide Güter des Feldes je einmal, egal, was daneben steht. Er bringt keinen Runenstein, aber der Druide geht weiter wie nach einer Hütte.
    .head = Tempel

## Paying

book-chapter-paying = Güter abgeben

book-exact = Für jedes geforderte Gut gibst du ein Gut dieser Sorte ab. Das gilt für Hütten, Tempel und Opfergaben gleichermaßen.
    .head = Was du abgibst
book-replacing = Jedes geforderte Gut kannst du durch genau drei Güter anderer Sorten ersetzen, gleiche oder gemischte. Das geht für beliebig viele der geforderten Güter, auch wenn du das richtige hast.
    .head = Drei für eins
book-replacing-example = Gefordert sind Holz und Stein. Vier Holz genügen: eins ist das Holz, drei ersetzen den Stein. Auch drei Holz und drei Stein gehen, wobei die drei jeweils das andere ersetzen. Drei Holz und ein Stein gehen nicht: Holz kann Holz nicht ersetzen.
    .head = Ein Beispiel
book-no-trade = Ersetzen ist kein Tauschen: Alle drei Güter kommen in den Vorrat, und du nimmst nichts heraus. Es geht also auch dann, wenn das fehlende Gut im Vorrat aufgebraucht ist.
    .head = Kein Tausch

## Chips

book-chapter-chips = Bonus-Chips

book-chips = Von jeder Art gibt es zwei Bonus-Chips. Den Vorteil hat, wer auf dem Feld eine Hütte baut. Ein Tempel darf auf einem Bonus-Chip nicht errichtet werden.
    .head = Sechs Bonus-Chips
book-chip-plus-two = Du erhältst sofort 2 Punkte und bezahlst die Hütte wie sonst. Der Bonus-Chip ist aus dem Spiel.
    .head = Bonus-Chip „+2“
book-chip-hut = Die Hütte kostet nichts, wie groß die Siedlung auch ist. Runenstein und Druide folgen wie sonst. Der Bonus-Chip ist aus dem Spiel.
    .head = Bonus-Chip „Hütte“
book-chip-druid = Dieser Bonus-Chip bleibt unter deiner Hütte liegen. Fordert der Druide dort eine Opfergabe, kannst du statt beider Güter den Bonus-Chip opfern; dann ist er aus dem Spiel. Er ist die ganze Opfergabe, und du darfst ihn dir aufheben, sooft du willst.
    .head = Bonus-Chip „Druide“

## The druid

book-chapter-druid = Der Druide

book-slabs = Drei Steinplatten führen vom Tempel des Druiden zu seinem Weg. Jedes der ersten drei Bauwerke, ob Hütte oder Tempel und von wem auch immer, bringt ihn eine Steinplatte weiter.
    .head = Über die Steinplatten
book-druid-goes = Ab dem vierten Bauwerk schickt ihn jedes neue Bauwerk im Uhrzeigersinn zur nächsten Hütte vor ihm. An Tempeln und freien Feldern geht er vorbei. Von den Steinplatten kommt er auf Feld 1; das gilt nicht als Überqueren des Flusses.
    .head = Von Hütte zu Hütte
book-druid-waits = Steht beim vierten Bauwerk noch keine Hütte, wartet er auf der dritten Steinplatte. Nachgeholt wird nichts; die erste Hütte ruft ihn sofort.
    .head = Wenn noch keine Hütte steht
book-ritual = Bei der Hütte beginnt das Opferritual: Er fordert dort eine Opfergabe, geht dann zur nächsten Hütte derselben Siedlung, fordert dort eine und so weiter. Bei ihrer letzten Hütte bleibt er stehen.
    .head = Das Opferritual
book-inside = Ein Opferritual kann mitten in einer Siedlung beginnen, etwa wenn direkt vor dem Druiden eine Hütte gebaut wurde. Von den Hütten hinter ihm fordert er dann nichts, für die Punkte zählt aber die ganze Siedlung.
    .head = Mitten in der Siedlung
book-once-round = Steht keine andere Hütte mehr vor ihm, geht er einmal um den ganzen Ring zur ersten Hütte der Siedlung, an deren Ende er steht. Ein Bauwerk führt ihn also höchstens einmal über den Fluss.
    .head = Einmal um den Ring

## Offerings and the river

book-chapter-offerings = Opfergaben und der Fluss

book-offering = Kommt der Druide zu deiner Hütte, fordert er die beiden Güter ihres Feldes. Opferst du nichts, verlierst du 1 Punkt. Opferst du eins davon, erhältst du 1 Punkt. Opferst du beide, erhältst du 1 Punkt für jede Hütte der Siedlung, wem sie auch gehört.
    .head = Was eine Opfergabe bringt
book-offering-lone = Bei einer einzelnen Hütte bringt ein Gut 1 Punkt, und beide bringen auch nur 1. Was du opferst, kommt in den Vorrat, und auch hier können drei andere Güter eins ersetzen.
    .head = Einzelne Hütten, und Ersetzen
book-offering-free = Du musst nie etwas opfern, auch wenn du könntest. Niemand fällt unter 0 Punkte.
    .head = Niemand muss
book-river = Immer wenn der Druide vom letzten Feld auf Feld 1 geht, überquert er den großen Fluss, ob unterwegs oder mitten im Opferritual. Dann kommt sofort die Runen-Zwischenwertung: Alle erhalten 1 Punkt für jeden Runenstein, den sie haben. Danach geht er weiter.
    .head = Über den großen Fluss

## The end

book-chapter-end = Das Spielende

book-finale = Hat jemand alle eigenen Hütten und beide Tempel gebaut, wird dieser Spielzug zu Ende gespielt, samt Opferritual. Danach haben alle anderen noch genau einen Spielzug.
    .head = Das Finale
book-finale-first = Nur wer zuerst fertig ist, löst das Finale aus. Danach hat diese Person keinen Spielzug mehr; sie erwirtschaftet aber weiter Güter, legt welche zurück, bringt Opfergaben und kann noch Runensteine verlieren.
    .head = Während die anderen spielen
book-last-round = Dann bricht der Druide zu seiner letzten Runde auf. Von dort, wo er steht, geht er im Uhrzeigersinn und fordert von jeder Hütte auf dem Spielplan genau eine Opfergabe; die Siedlung, an der er steht, kommt zuletzt. Opfergaben zählen wie immer, aber das Überqueren des Flusses bringt jetzt nichts mehr.
    .head = Die letzte Runde des Druiden
book-temple-scoring = Jeder Tempel bringt 1 Punkt für jede Hütte der Siedlung direkt links von ihm und der direkt rechts von ihm. Die Farben spielen keine Rolle.
    .head = Tempelwertung
book-temple-beside = Mehrere Tempel können für dieselbe Siedlung Punkte bringen, auch zwei eigene. Steht neben einem Tempel ein Tempel, gibt es auf dieser Seite nichts, und was dahinter liegt, zählt nicht.
    .head = Tempel neben Tempel
book-rune-scoring = Je mehr Runensteine du hast, desto mehr bringt jeder weitere: der erste 1 Punkt, der zweite 2 und so fort. Drei bringen 1 + 2 + 3 = 6 Punkte, fünf bringen 15.
    .head = Runenwertung
book-winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr gebaute Hütten und Tempel, dann mehr übrige Güter. Ist auch das gleich, wird der Sieg geteilt. Für die Ränge dahinter gilt dasselbe.
    .head = Wer gewinnt
book-points = Kurz gesagt: Außer den 5 Punkten am Anfang gibt es Punkte für Bonus-Chips „+2“, für Opfergaben, für Runensteine, wenn der Druide den Fluss überquert, und am Ende für Tempel und noch einmal für Runensteine. Punkte verlierst du nur, wenn du dem Druiden die Opfergabe verweigerst.
    .head = Alle Punkte auf einen Blick

## This table

book-chapter-table = An diesem Tisch

book-screens = Deine Güter liegen verborgen hinter deinem Sichtschirm; alles andere ist offen. Bei den anderen siehst du, wie viele Güter sie haben, aber nicht welche. Wer sich merkt, was erwirtschaftet, abgegeben und geopfert wurde, darf das natürlich nutzen.
    .head = Hinter den Sichtschirmen
book-screens-open = Ein Tisch kann mit offenen Sichtschirmen spielen. Dann liegen die Güter von allen offen. Das ist eine Option von uns, gut zum Kennenlernen.
    .head = Offene Sichtschirme
book-rulings = Wo die gedruckten Regeln eine Frage offenlassen, mussten wir entscheiden. Solche Absätze sind als Festlegung gekennzeichnet. Wenn ihr zu Hause anders spielt, ist daran nichts falsch.
    .head = Was eine Festlegung ist
book-no-room = Auf einem Bonus-Chip darf kein Tempel stehen. Auf einem vollen Spielplan könnte deshalb niemand mehr fertig werden. Haben nach einem Spielzug alle mehr Tempel übrig, als es freie Felder ohne Bonus-Chip gibt, beginnt das Finale, als wäre jemand fertig geworden.
    .head = Kein Platz für Tempel
book-nobody-builds = Wurde 40 Spielzüge pro Person lang gar nichts gebaut, beginnt ebenfalls das Finale. Unter Menschen kommt das nicht vor.
    .head = Wenn niemand baut
