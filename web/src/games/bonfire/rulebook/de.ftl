# Die Spielanleitung von Bonfire. Ein Absatz ist eine Nachricht; „head“ sagt, wovon er handelt. Wie Gnome, Ratsfelder
# und Aufgaben des Rates heißen und was sie tun, sagt der Katalog des Spiels selbst.

## What the game is about

book-chapter-goal = Worum es geht

book-aim = Die Bonfire sind erloschen. Du fährst zu den Inseln, um Aufgaben zu erhalten, erfüllst sie und machst Bonfire daraus, und du holst Hüterinnen in deine Stadt, die zu den Feuern gehen. Bonfire und alles, was um sie herum steht, bringen die meisten Punkte; wer am Ende die meisten hat, gewinnt.
    .head = Das Ziel
book-actions = Es gibt sechs Aktionen: Schiff, Aufgabe, Hüterin, Weg, Großes Bonfire und Gnom. Jede kostet Aktionsmarker ihrer eigenen Art. Die bekommst du, indem du Schicksals-Plättchen anlegst. Gelbe Aktionsmarker sind Joker.
    .head = Sechs Aktionen und ihre Marker
book-resources = Es gibt fünf einfache Ressourcen, Blüte, Frucht, Kraut, Muschel und Wurzel, und dazu Gold, den Joker. Du gibst sie für Aufgaben und Gnome ab. Aktionsmarker und Ressourcen gehen nie aus.
    .head = Ressourcen
book-columns = Deine Stadt hat sieben Spalten. In jeder gehören ein Aufgaben-Feld, ein Portal und ein Wegfeld zusammen, von links mit 1 bis 7 nummeriert. Brennt ein Bonfire, liegt sein Portal, hat sein Weg-Plättchen den richtigen Kristall und ist eine Hüterin hindurchgegangen, hat die Spalte alles gebracht, was sie kann.
    .head = Sieben Spalten
    .picture = Links eine Aufgabe, die noch nicht brennt, rechts eine vollständige Spalte: Bonfire, Portal, ein Weg-Plättchen mit passendem Kristall und eine Hüterin.

## Set-up

book-chapter-setup = Spielvorbereitung

book-sea = Auf jeder der zehn Aufgaben-Inseln liegen zufällig gezogene Aufgaben offen aus: bei 4 Personen je 3; bei 3 Personen 2 auf den Eckinseln und 3 auf den anderen; sonst je 2. Die Aufgabe mit 3 Opferschalen auf einer Insel bleibt bei 1 und 2 Personen in der Schachtel. Auf jeder der vier Hüterinnen-Inseln warten vier Hüterinnen ihrer Farbe.
    .head = Inseln
book-first-game = Das kann ein Tisch für die erste Partie wählen: Dann haben die Aufgaben einer Insel lauter verschiedene Farben, sodass es überall leichte und schwierige gibt.
    .head = Die Option „{ ui-option-first-game }“
book-display = Alle sechs Ältesten liegen offen aus. Die 27 Spezialisten werden gemischt; sechs liegen offen, die anderen sind der Stapel.
    .head = Gnome
book-portals-dealt = Es gibt 28 Portale, vier von jeder der sieben Formen; bei 1 und 2 Personen bleibt von jeder Form eins in der Schachtel. Sie werden gemischt und gleichmäßig auf die sieben Felder des Großen Bonfires verteilt.
    .head = Portale
book-path-piles = Die 28 Weg-Plättchen werden zu zwei gleich hohen Stapeln gemischt, und vier werden aufgedeckt.
    .head = Weg-Plättchen
book-middle = Auf jeder der fünf Aufgaben des Rates steht ein Rats-Novize. Die Schiffe liegen am Steg. Die Spitze des Großen Bonfires steht kurz vor seinem ersten Feld. Die Countdown-Plättchen 5 bis 1 liegen bereit.
    .head = In der Mitte
book-city = Du bekommst einen von vier Stadtplänen, die sich in der Reihenfolge ihrer Aussparungen unterscheiden. Deine eigene Hüterin wartet auf dem Startfeld, und an jedem Aufgaben-Feld steht einer deiner sieben Novizen. Deine zehn Opferschalen liegen in zwei Stapeln zu fünf, die obersten offen. Von deinen acht Schicksals-Plättchen liegen sieben in einer Reihe; eins ist beiseitegelegt.
    .head = Deine Stadt
book-first-fate = Die Startperson wird ausgelost. Vor dem ersten Spielzug dürfen alle in Spielreihenfolge das beiseitegelegte Schicksals-Plättchen gegen das mittlere der Reihe austauschen. Was dann beiseiteliegt, legen sie auf die drei markierten Felder, egal wie herum.
    .head = Das erste Schicksals-Plättchen
book-begin-with = Du beginnst mit je einer der einfachen Ressourcen, 1 Gold, 2 gelben Aktionsmarkern und den drei Aktionsmarkern, die dein erstes Schicksals-Plättchen zeigt.
    .head = Womit du beginnst

## The turn

book-chapter-turn = Dein Spielzug

book-turn = Gespielt wird im Uhrzeigersinn. Der Hauptteil deines Spielzugs ist eins von dreien: ein Schicksals-Plättchen anlegen, Aktionsmarker für eine Aktion verwenden oder ein Bonfire entfachen. Davor oder danach, aber nie mittendrin, darfst du beliebig viele Bonusaktionen ausführen: die Rats-Novizen der Aufgaben des Rates in den Hohen Rat schicken.
    .head = Eins von dreien
book-skipped = Kannst du am Anfang deines Spielzugs nichts von den dreien tun, wirst du übersprungen; beim nächsten Mal wird neu geschaut. Eine Bonusaktion allein gibt dir keinen Spielzug.
    .head = Nichts zu tun
book-used-up = Solange ein Hauptteil möglich ist, musst du einen ausführen. Haben aber deine Bonusaktionen aufgebraucht, was er brauchte, endet dein Spielzug einfach.
    .head = Nichts mehr zu tun

## Fate tiles

book-chapter-fate = Schicksals-Plättchen anlegen

book-fate = Du darfst ein Schicksals-Plättchen anlegen, wenn du höchstens einen Aktionsmarker hast. Nimm das oberste oder das unterste deiner Reihe. Mit { specialist-three-tiles-kept } darfst du bis zu drei Aktionsmarker haben.
    .head = Welches Schicksals-Plättchen
book-discarding = Hast du zu viele Aktionsmarker, wirfst du die überzähligen ab und wählst, welche. Du wirst gefragt, wenn du dich für ein Schicksals-Plättchen entschieden hast.
    .head = Zu viele Aktionsmarker
book-laying = Lege das Plättchen waagrecht oder senkrecht, egal wie herum, auf freie Felder deines Schicksalsfelds, und zwar so, dass eine Kante ein Plättchen berührt, das schon dort liegt. Gibt es keinen solchen Platz, kannst du es nicht anlegen; es bleibt in der Reihe und bringt am Ende Punkte.
    .head = Wohin es kommt
book-groups = Jedes seiner drei Symbole bringt Aktionsmarker seiner Art: so viele, wie die Gruppe gleicher Symbole, zu der es nun gehört, Felder hat. Felder sind über Kanten verbunden, nicht über Ecken. Jede Gruppe zählt einmal.
    .head = Gruppen von Symbolen
    .picture = Drei Symbole „Aufgabe“ berühren sich und sind eine Gruppe, ebenso die drei Symbole „Weg“.
book-cells = Für jedes Feld mit Gold oder einem gelben Aktionsmarker, das du überbaust, nimmst du dir genau das; mit { specialist-fate-symbols-twice } nimmst du es dir zweimal.
    .head = Felder mit Gold und gelben Aktionsmarkern
book-sticking-out = Mit { specialist-protruding-fate-tiles } darf ein Plättchen hinausragen, wenn ein Symbol drinnen bleibt. Symbole draußen zählen, als ginge das Schicksalsfeld dort weiter: Sie berühren andere, bilden Gruppen und bringen Aktionsmarker. Nur Aufgaben, die überbaute Felder fordern, schauen allein auf das Schicksalsfeld. Die abgeschnittenen Ecken sind draußen.
    .head = Über den Rand

## Paying

book-chapter-paying = Abgeben

book-cost = Eine Aktion kostet Aktionsmarker ihrer eigenen Art, und du gibst immer nur so viele ab, wie du für das brauchst, was du gewählt hast.
    .head = Aktionsmarker
book-jokers = Ein gelber Aktionsmarker darf als jeder beliebige Aktionsmarker gelten, Gold als jede beliebige Ressource, auch wenn du das Richtige hast.
    .head = Joker
book-two-for-one = Anstelle eines Aktionsmarkers, den du nicht hast, darfst du zwei beliebige andere abgeben, anstelle einer Ressource, die du nicht hast, zwei beliebige Ressourcen; auch anstelle von fehlendem Gold. Du gibst ein Stück nach dem anderen ab, und bei jedem wird geschaut, ob du es hast.
    .head = Zwei für eins
book-no-more = Du kannst nicht mehr abgeben als nötig: Ließe sich ein Stück weglassen, ist die Zahlung nicht erlaubt. Darum ist bei zwei für eins nie ein Joker dabei, denn er allein würde reichen.
    .head = Nicht mehr als nötig
book-paying-specialists = Mit { specialist-yellow-counts-twice } ist ein gelber Aktionsmarker innerhalb derselben Kosten so viel wert wie zwei gleiche; was zu viel ist, verfällt. Mit { specialist-any-resources-for-tasks } und { specialist-any-resources-for-gnomes } gibst du genau die genannte Zahl beliebiger Ressourcen ab, auch Gold, und ersetzt sonst nichts.
    .head = Spezialisten, die beim Bezahlen helfen
book-nothing-paid = Joker und zwei für eins helfen beim Abgeben, nie beim Erfüllen einer Aufgabe: Dort wird nichts abgegeben.
    .head = Nicht zum Erfüllen von Aufgaben
book-order = Zuerst wählst du, was du tust, dann gibst du Aktionsmarker ab, dann Ressourcen, und dann geschieht es. Was noch verdeckt liegt, wird aufgedeckt, nachdem du abgegeben hast.
    .head = Eins nach dem anderen

## Ship and tasks

book-chapter-ship = Schiff und Aufgaben

book-voyage = Deine erste Fahrt geht für 1 Schiff-Aktionsmarker zu jeder beliebigen Insel. Später fährst du für 1 Aktionsmarker eine Schiffsroute weit, für 2 zwei, und für 3 zu jeder Insel. Du musst bei einer anderen Insel ankommen. An einer Insel dürfen beliebig viele Schiffe liegen.
    .head = Mit dem Schiff fahren
    .picture = Zwei Schiffe liegen an der Kräuterinsel im Westen; eine Schiffsroute führt zur Insel der grauen Hüterinnen.
book-longer-voyage = Mit { specialist-longer-voyage } fährst du eine Schiffsroute weiter, als du bezahlst, wenn du mindestens 1 Aktionsmarker abgibst.
    .head = Weiter fahren
book-arrival = Gleich nach der Fahrt darfst du die Aktion der Insel ausführen, also eine Aufgabe erhalten oder eine Hüterin abholen, zu den üblichen Kosten und im selben Spielzug. Du darfst es auch in einem späteren Spielzug, solange dein Schiff dort liegt.
    .head = Ankommen
book-task = Wo dein Schiff liegt, kostet eine Aufgabe 1 Aufgaben-Aktionsmarker; 2, wenn dort schon eine deiner Opferschalen liegt, 3, wenn es zwei sind. Mit { specialist-one-tile-for-tasks } ist es immer 1.
    .head = Was eine Aufgabe kostet
book-offering = Wähle eine deiner zwei offenen Opferschalen. Zu den Aktionsmarkern gibst du die Ressource ab, die sie zeigt, und die der Insel. Mit { specialist-any-resources-for-tasks } tun es zwei beliebige Ressourcen.
    .head = Die Opferschale
    .picture = Eine Wurzelinsel mit einer Aufgabe für 7 Punkte, die Opferschalen auf 5 Inseln fordert, und einer Opferschale, die schon dort liegt.
book-task-space = Die Opferschale kommt auf der Insel an die Stelle der Aufgabe, und die nächste ihres Stapels wird aufgedeckt. Lege die Aufgabe auf ein beliebiges freies Aufgaben-Feld deiner Stadt. Du hast Platz für sieben, Aufgaben und Bonfire zusammen.
    .head = Wohin die Aufgabe kommt

## Guardians

book-chapter-guardians = Hüterinnen

book-guardian = Liegt dein Schiff an einer Hüterinnen-Insel, darfst du für 1 Hüterinnen-Aktionsmarker eine Hüterin abholen, wenn du noch keine dieser Farbe hast. Sie wartet auf deinem Startfeld. Fünf kannst du haben: deine eigene und eine in jeder Farbe.
    .head = Eine Hüterin abholen
book-procession = Mit denselben Aktionsmarkern führst du eine Prozession durch. Gib 1 bis 8 Hüterinnen-Aktionsmarker ab: So viele Schritte darf jede deiner Hüterinnen auf dem Weg oder dem Startfeld gehen. Die vorderste geht zuerst; stehen mehrere am selben Ort, wählst du. Mit { specialist-faster-procession } darf jede einen Schritt mehr gehen.
    .head = Die Prozession
book-steps = Ein Schritt führt auf das nächste Wegfeld oder von einem Wegfeld durch das Portal seiner Spalte zum Bonfire; Portal und Bonfire müssen da sein. Auf jedem Wegfeld und bei jedem Bonfire ist Platz für eine, und keine geht an einer anderen vorbei. Mit { specialist-crowded-path } dürfen auf einem Wegfeld beliebig viele stehen.
    .head = Schritte
    .picture = Auf den ersten zwei Wegfeldern steht je eine Hüterin; die graue ist durch das Portal zum Bonfire gegangen.
book-gain = Beendet eine Hüterin, die gegangen ist, ihre Bewegung auf dem Weg, nimmst du dir die Ressource dieses Wegfelds, auf dem ersten Gold. Bei einem Bonfire gibt es jetzt nichts, aber Punkte am Ende, und dort bleibt sie: Nur der Hohe Rat kann sie noch einmal ziehen.
    .head = Was das Gehen bringt
book-gain-specialists = Mit { specialist-choice-on-path } wählst du die einfache Ressource, auf dem ersten Wegfeld auch Gold. Verdoppelt wird, was gewählt wurde. { specialist-gold-on-first-path } bringt auf dem ersten Wegfeld 1 Gold dazu, was auch gewählt wurde.
    .head = Mehrere Spezialisten zugleich
book-new-guardian = Mit { specialist-step-for-new-guardians } löst jede Hüterin, die kommt, auch durch den Hohen Rat, eine Prozession von genau einem Schritt aus, bei der es nichts zu nehmen gibt.
    .head = Ein Schritt für neue Hüterinnen

## Paths

book-chapter-paths = Wege

book-path = Nimm eins der vier offenen Weg-Plättchen oder ungesehen das oberste eines Stapels. Es kommt auf das nächste Wegfeld: 2, 3 und so weiter bis 7. Die Wegfelder 2 bis 4 kosten 1 Weg-Aktionsmarker, 5 bis 7 kosten 2. Wegfeld 1 ist auf dem Startfeld.
    .head = Ein Weg-Plättchen anlegen
book-crystals = Jedes Weg-Plättchen hat einen Kristall. Hat das Bonfire seiner Spalte dieselbe Farbe, bringt das am Ende 2 Punkte; ein Portal ist dafür nicht nötig. Mit { specialist-resource-of-new-path } nimmst du dir die Ressource eines Weg-Plättchens, sobald du es nimmst.
    .head = Kristalle
    .picture = Links sind Kristall und Bonfire beide blau, das bringt Punkte; rechts passen sie nicht zusammen.
book-refilling = Leere Auslage-Felder werden eins nach dem anderen von links aufgefüllt, jedes vom höheren Stapel, bei gleich hohen vom ersten.
    .head = Die Auslage auffüllen
book-renewing = Haben alle vier offenen Plättchen den gleichen Kristall, darfst du sie als Teil der Aktion Weg austauschen, bevor du eins nimmst: Zwei kommen unter jeden Stapel, und vier neue werden aufgedeckt. Das darfst du wiederholen, solange es so ist und die Stapel einen anderen Kristall haben. Mit dem Bonus des Hohen Rates geht es nicht.
    .head = Vier gleiche Kristalle

## Great Bonfire

book-chapter-great-bonfire = Das Große Bonfire

book-turning = Wer es in der ganzen Partie zuerst dreht, gibt 1 Aktionsmarker ab und wählt ein beliebiges Feld. Danach dreht 1 Aktionsmarker es ein Feld im Uhrzeigersinn, 2 zwei Felder, und 3 auf jedes beliebige Feld, auch dasselbe. Drehungen durch den Hohen Rat und durch Tom zählen mit. Mit { specialist-further-great-bonfire } geht es ein Feld weiter, wenn du mindestens 1 Aktionsmarker abgibst.
    .head = Drehen
    .picture = Die Spitze zeigt auf Feld 1; das nächste Feld kostet 1 Aktionsmarker, das übernächste 2.
book-rewards = Von dem Feld, auf das die Spitze zeigt, nimmst du dir genau zwei von diesen dreien: den Aktionsmarker; die Ressource oder die 2 Punkte; eins der Portale, die dort liegen. Mit { specialist-all-rewards } nimmst du dir alle drei, soweit es geht.
    .head = Zwei von drei Belohnungen
book-portals = Deine Aussparungen werden von rechts nach links gefüllt, von 7 bis 1, und in jede passt nur eine Form. Ein Portal kannst du also nur nehmen, wenn es in deine nächste leere Aussparung passt. Mit { specialist-portals-in-any-order } tut es jede leere Aussparung.
    .head = Portale

## Gnomes

book-chapter-gnomes = Gnome

book-recruiting = Ein offener Gnom kostet 2 Gnom-Aktionsmarker und 1 seiner Ressource oder 1 Aktionsmarker und 2 seiner Ressource. Mit { specialist-any-resources-for-gnomes } tun es beliebige Ressourcen. Du hast Platz für sechs. Ein genommener Spezialist wird vom Stapel ersetzt, ein Ältester nicht.
    .head = Anwerben
book-elders = Älteste bringen einmal Punkte, sobald du sie anwirbst: je 1 Punkt für alles, was du von ihrer Art in deiner Stadt hast.
    .head = Älteste
book-specialists = Spezialisten geben dir eine Fähigkeit für den Rest der Partie. Die Namen sind von uns, denn auf den Karten sind nur Bilder.
    .head = Spezialisten
book-gnomes-that-come = { specialist-points-for-elders } bringt 2 Punkte mehr für jeden Ältesten. { specialist-yellow-for-gnomes } bringt einen gelben Aktionsmarker für jeden Gnom, der in deine Stadt kommt, ihn selbst mitgezählt, auch für einen aus dem Hohen Rat.
    .head = Wenn ein weiterer Gnom kommt

## Igniting

book-chapter-igniting = Bonfire entfachen

book-ignite = Erfüllst du die Bedingung einer deiner Aufgaben, darfst du sie entfachen: Sie wird umgedreht und ist nun ein Bonfire. Mehr, als sie fordert, genügt auch. In jedem Spielzug darfst du eins entfachen. Abgegeben wird nichts.
    .head = Von der Aufgabe zum Bonfire
book-one-by-one = Die Reihenfolge ist: Die Aufgabe wird umgedreht; ihr Novize kommt auf ein Ratsfeld; der Countdown kann beginnen; { specialist-gold-for-novices } bringt dafür 1 Gold; dann nimmst du den Bonus oder 1 Punkt. Was der Bonus bringt, kommt also für diese Aufgabe zu spät, aber eine Hüterin kann schon zu dem neuen Bonfire gezogen werden.
    .head = Eins nach dem anderen
book-counted = Es zählt alles, was du in diesem Augenblick hast, auch die Opferschale, die du für eben diese Aufgabe abgelegt hast. Während ihre Bedingung geprüft wird, ist die Aufgabe noch eine Aufgabe und kein Bonfire. Deine eigene Hüterin zählt als Hüterin. Aufgaben, die Weg-Plättchen mit einer Ressource oder einem Kristall fordern, schauen auf die angelegten, nicht auf das Startfeld. Joker gelten hier als nichts anderes, und zwei Ressourcen sind zwei verschiedene.
    .head = Was zählt
book-connected = Auf dem Schicksalsfeld sind Symbole über Kanten verbunden. Zwei Gruppen dürfen das gleiche Symbol zeigen, wenn sie sich nicht berühren.
    .head = Gruppen für Aufgaben
book-progress = Bei jeder Aufgabe siehst du, wie viel du von dem hast, was sie fordert, zum Beispiel 2/3. Hat die erste Zahl die zweite erreicht, kannst du sie entfachen. Was bei einem Teil mehr als genug ist, hilft bei einem anderen nicht.
    .head = Fortschritt

## The council

book-chapter-council = Der Hohe Rat und seine Aufgaben

book-council = Der Hohe Rat hat acht Felder. Entfachst du ein Bonfire, geht sein Novize auf ein Ratsfeld, auf dem noch kein Novize deiner Farbe steht; die anderen stören nicht. Dann nimmst du den Bonus des Felds oder 1 Punkt. Mit { specialist-crowded-council } darfst du Novizen auch dorthin schicken, wo schon einer gleicher Farbe steht.
    .head = Novizen im Hohen Rat
    .picture = Novizen zweier Farben teilen sich ein Ratsfeld; ein Rats-Novize steht allein.
book-council-spaces = Jedes Feld bringt etwas anderes. Was kostenlos ist, folgt bis auf die Kosten den üblichen Regeln.
    .head = Die acht Ratsfelder
book-only-a-point = Kannst du den Bonus nicht nutzen, nimmst du den Punkt: bei sechs Weg-Plättchen, einer Hüterin in jeder Farbe, sechs Gnomen oder keinem offenen Spezialisten, keiner Hüterin, die irgendwohin könnte, keinem Schicksals-Plättchen oder keinem Platz dafür. Du darfst den Punkt auch nehmen, wenn du den Bonus nutzen könntest, nur nicht auf „{ council-space-gold-and-yellow }“.
    .head = Nur ein Punkt
book-searching = Wer ein Weg-Plättchen aus den Stapeln nennt, nimmt es sich; dann werden alle Plättchen der Stapel zusammen gemischt und neu geteilt, bei ungerader Zahl mit einem mehr auf dem ersten Stapel.
    .head = Die Stapel durchsuchen
book-moved-guardian = Der Hohe Rat zieht eine Hüterin von überall her, auch von einem Bonfire, vorwärts oder rückwärts, auf ein beliebiges freies Wegfeld oder durch ein Portal zu einem freien Bonfire, dessen Wegfeld es gibt. Andere auf dem Weg stören nicht. Du nimmst dir den Ertrag wie nach einer Prozession. Auf das Startfeld zurück kann sie nicht.
    .head = Eine gezogene Hüterin
book-common-task = Fünf Aufgaben sind für alle da. Wer eine erfüllt hat, während ihr Rats-Novize noch dort steht, darf ihn in den Hohen Rat schicken, auf ein Ratsfeld ohne Rats-Novizen, und nimmt den Bonus oder 1 Punkt. Das ist eine Bonusaktion, zusätzlich zum Hauptteil des Spielzugs. Du darfst sie auch in einem späteren Spielzug ausführen, wenn dir bis dahin niemand zuvorkommt.
    .head = Bonusaktionen
book-common-tasks = Was du erfüllt hast, bleibt erfüllt und bringt dir Punkte, auch wenn jemand anders den Rats-Novizen schickt.
    .head = Die fünf Aufgaben des Rates
book-becoming-fulfilled = { specialist-reward-for-common-tasks } bringt 1 Gold und 1 gelben Aktionsmarker in dem Augenblick, in dem du eine Aufgabe des Rates erfüllst, auch wenn ihr Rats-Novize fort ist, und auch, wenn du sie gerade durch diesen Gnom erfüllst. Was vorher erfüllt war, bringt nichts.
    .head = Lohn für Aufgaben des Rates

## The end

book-chapter-end = Spielende und Wertung

book-countdown = Sobald genug Novizen im Hohen Rat sind, alle Farben und Rats-Novizen zusammen, beginnt der Countdown: 7 bei 1 oder 2 Personen, 10 bei 3, 13 bei 4. Von da an gibt die Startperson am Ende jedes ihrer Spielzüge das höchste Countdown-Plättchen weiter, von 5 bis 1. Hat Plättchen 1 die Runde gemacht, endet die Partie. So haben alle gleich viele Spielzüge.
    .head = Der Countdown
book-countdown-example = Anna beginnt, dann kommen Ben und Clara. Löst Ben oder Clara den Countdown aus, wird die Runde zu Ende gespielt, und fünf weitere folgen, mit den Plättchen 5, 4, 3, 2, 1. Löst Anna ihn aus, spielen Ben und Clara mit Plättchen 5, und vier weitere Runden folgen.
    .head = Ein Beispiel
book-passing = In der Countdown-Phase darfst du anstelle des Hauptteils passen, sobald ein Plättchen herumgeht; die Startperson darf es in jedem Spielzug, der in der Countdown-Phase beginnt. Du erhältst die Punkte des Plättchens, das gerade herumgeht, die Startperson die des höchsten, das sie noch hat, und scheidest für den Rest der Partie aus. Vor dem Passen sind Bonusaktionen möglich. Kannst du nichts anderes tun, musst du passen.
    .head = Passen
book-until-the-end = Entfachen und Bonusaktionen gehen weiter wie sonst; weitere Novizen ändern nichts. Haben alle gepasst, endet die Partie sofort.
    .head = Bis zum Schluss
book-stuck = Kann vor dem Countdown niemand etwas von den dreien tun, endet die Partie und wird gewertet. Allein wirst du dann übersprungen, und Tom spielt weiter, bis der Countdown oder seine Karten zu Ende sind.
    .head = Wenn niemand etwas tun kann
book-scoring = Jedes Bonfire bringt die aufgedruckten Punkte: 2 oder 3, wenn es blau ist, 4 oder 5, wenn rot, 6 bis 8, wenn gelb. Eine Hüterin bei einem Bonfire bringt 2 Punkte in Spalte 1 bis 8 Punkte in Spalte 7, mit { specialist-points-for-guardians } 2 mehr. Ein Portal neben einem Bonfire bringt 2 Punkte, ebenso ein Weg-Plättchen, dessen Kristall die Farbe des Bonfires hat.
    .head = Wertung der Spalten
book-scoring-more = Jede erfüllte Aufgabe des Rates bringt 4 Punkte; die mit den sieben Aufgaben bringt 7, wenn es lauter Bonfire sind. Jedes Schicksals-Plättchen, das noch in deiner Reihe liegt, bringt 3. Je zwei Aktionsmarker und Ressourcen, zusammen gezählt, bringen 1.
    .head = Was noch Punkte bringt
book-scoring-example = Fünf Bonfire mit 7, 5, 2, 4 und 2 Punkten machen 20. Eine Hüterin in Spalte 5 macht 6, fünf Portale neben einem Bonfire 10, vier passende Weg-Plättchen 8, die Aufgabe des Rates mit den sieben Portalen 4, zwei Schicksals-Plättchen 6, vier Aktionsmarker und Ressourcen 2. Mit den 5 eines Ältesten von vorher sind das 61.
    .head = Ein Beispiel
book-winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheiden mehr Bonfire; sind auch die gleich, wird der Sieg geteilt. Dasselbe gilt für die Ränge dahinter.
    .head = Wer gewinnt
book-points = Während der Partie kommen Punkte von Ältesten, aus dem Hohen Rat, vom Großen Bonfire und vom Passen. Alles andere wird am Ende gewertet.
    .head = Punkte vor dem Ende

## Alone

book-chapter-solo = Allein gegen Tom

book-tom = Allein spielst du nach den Regeln für 2 Personen gegen Tom, der eine Stadt hat, aber keinen eigenen Willen. Du beginnst. Im Spiel sind 7 blaue, 7 rote und 6 gelbe Aufgaben, zwei verschiedener Farbe auf jeder Insel. Die Portale auf jedem Feld des Großen Bonfires sind alle verschieden. Die drei Spezialisten, die Gold kosten, bleiben in der Schachtel.
    .head = Allein spielen
book-tom-city = Tom hat einen anderen Stadtplan, ein Startfeld, seine Hüterin und vier Novizen. Aktionsmarker, Ressourcen, Schicksals-Plättchen und Opferschalen hat er nicht.
    .head = Toms Stadt
book-tom-card = Nach jedem deiner Spielzüge, auch wenn du übersprungen wurdest oder gepasst hast, deckt Tom die nächste seiner acht Karten auf und tut, was sie sagt. Sind sie aufgebraucht, werden sie gemischt, und es geht weiter.
    .head = Toms Spielzug
book-tom-key = Bei Karten für Aufgaben, Wege und Gnome wird zuerst der oberste Spezialist vom Stapel aufgedeckt und auf einen Ablagestapel gelegt. Die Ressource, die er kostet, ist Toms Gnom-Ressource. Ist der Stapel leer, werden die abgelegten zu einem neuen gemischt.
    .head = Toms Gnom-Ressource
book-tom-gnomes = Bei der Karte „{ tom-card-gnome }“ nimmt Tom von links alle offenen Spezialisten, die die Gnom-Ressource kosten, bis er sechs hat. Bei „{ tom-card-path }“ nimmt er alle offenen Weg-Plättchen, die sie zeigen, bis er sechs hat. Was an ihrer Stelle aufgedeckt wird, lässt er liegen.
    .head = Gnome und Wege
book-tom-tasks = Bei „{ tom-card-task-one }“ nimmt Tom von den Aufgaben auf den zwei Inseln der Gnom-Ressource die wertvollste, bei „{ tom-card-task-two }“ die mit dem kleinsten Wert; unter gleichen wählst du. Sie kommt als Bonfire auf sein nächstes freies Feld von links. Bei „{ tom-card-task-two }“ geht außerdem einer seiner Novizen in den Hohen Rat, und er erhält 1 Punkt. Liegt dort keine Aufgabe, geschieht nichts.
    .head = Aufgaben
book-tom-others = Bei „{ tom-card-guardian }“ nimmt er eine Hüterin einer Farbe, die ihm fehlt. Bei „{ tom-card-great-bonfire }“ dreht er das Große Bonfire im Uhrzeigersinn auf das nächste Feld mit dem Portal, das er braucht, und nimmt es.
    .head = Hüterinnen und Portale
book-tom-common = Erfüllt Tom eine Aufgabe des Rates, deren Rats-Novize noch dort steht, wird dieser in den Hohen Rat gelegt, wo er niemanden stört, und Tom erhält 1 Punkt. Hat er die Aufgabe des Rates, zu der seine Karte gehört, schon erfüllt, erhält er 3 Punkte und tut sonst nichts. Geht es aus einem anderen Grund nicht, geschieht nichts.
    .head = Aufgaben des Rates
book-tom-end = Der Countdown beginnt mit 7 Novizen, Toms und die liegenden mitgezählt. In jeder seiner Runden spielt Tom eine Karte, und er passt nie. Die Partie endet auch gleich nach seiner 32. Karte. Er erhält Punkte wie alle anderen, doch seine Hüterinnen gehen nie. Du gewinnst, wenn du mehr Punkte hast als er; ein Gleichstand ist kein Sieg.
    .head = Ende und Wertung
book-handicap = Beim Spiel mit Handicap wandert eine Zahl von Partie zu Partie mit. Sie beginnt bei −10, steigt um 5, wenn du gewinnst, und sinkt um 2, wenn du verlierst; bei Gleichstand bleibt sie gleich. Ist sie positiv, beginnt Tom mit so vielen Punkten, ist sie negativ, dann du.
    .head = Spiel mit Handicap

## This table

book-chapter-table = An diesem Tisch

book-open = Alles ist offen außer der Reihenfolge der Stapel, den verdeckten Opferschalen, die auch du selbst nicht kennst, und den Aufgaben in der Schachtel. Was noch in einem Stapel ist, lässt sich aus dem Offenen erschließen. Weg-Plättchen, die unter einen Stapel kamen, bleiben bekannt, bis er gemischt wird.
    .head = Was du wissen darfst
book-rulings = Wo die gedruckten Regeln eine Frage offenlassen oder sich von Sprache zu Sprache unterscheiden, mussten wir entscheiden. Solche Absätze sind als Festlegung gekennzeichnet. Spielt ihr es anders, ist daran nichts falsch.
    .head = Was eine Festlegung ist
