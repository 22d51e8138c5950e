# Der Einstieg in Bonfire: was vor und nach jeder Lektion gesagt wird, und was andere Möglichkeiten brächten.

tutorial-go-on = Am besten geht es mit einer Partie weiter. Tom wartet schon auf dich: Er spielt von selbst, Karte für Karte, und die Spielregeln liegen neben dem Tisch.
tutorial-play = Eine erste Partie gegen Tom spielen

chapter-fate = Schicksals-Plättchen
    .about = Woher deine Aktionsmarker kommen, und wie ein einziges Schicksals-Plättchen viele davon bringt.
chapter-ship = Schiff und Aufgaben
    .about = Fahre zu den Inseln, erhalte dort Aufgaben und gib ab, was sie kosten.
chapter-paths = Wege und Portale
    .about = Verlängere den Weg deiner Stadt und hole Portale vom Großen Bonfire.
chapter-guardians = Hüterinnen
    .about = Hole Hüterinnen in deine Stadt und führe sie zu den Feuern.
chapter-council = Entfachen und der Hohe Rat
    .about = Mach Bonfire aus Aufgaben, schicke Novizen in den Hohen Rat und sieh, wie eine Partie endet.
chapter-tom = Eine Partie gegen Tom
    .about = Eine ganze Partie allein, mit Aufgaben wie für die erste Partie. Tipps sind eingeschaltet, und alles lässt sich nachschlagen.

lesson-symbols-title = Symbole, die sich berühren
lesson-symbols = Du bist Rot. Für fast alles in diesem Spiel gibst du Aktionsmarker ab, und du hast keine mehr. Lege also ein Schicksals-Plättchen an: Das ist eins der drei Dinge, die du in einem Spielzug tun kannst.
lesson-symbols-2 = Du darfst das oberste Plättchen deiner Reihe nehmen oder das unterste. Auf deinem Schicksalsfeld liegen ein Großes Bonfire, ein Weg und ein Schiff. Das unterste Plättchen zeigt auch einen Weg und ein Schiff: Nimm dieses.
lesson-symbols-3 = Jedes Symbol bringt so viele Aktionsmarker, wie es gleiche Symbole in seiner Gruppe gibt. Lege das Plättchen direkt über oder unter das erste, sodass Schiff an Schiff und Weg an Weg liegt.
lesson-symbols-done = Zwei Schiffe berühren sich, also nimmst du dir 2 Schiff-Aktionsmarker. Zwei Wege berühren sich, also 2 Weg-Aktionsmarker. Und die Aufgabe bringt 1 Aufgaben-Aktionsmarker: fünf insgesamt, für ein einziges Schicksals-Plättchen.
lesson-symbols-wrong-top = Das wäre erlaubt. Aber von seinen Symbolen kann nur das Schiff auf ein gleiches treffen. Beim untersten Plättchen können es Schiff und Weg zugleich.
lesson-symbols-wrong-fewer = Das brächte weniger Aktionsmarker. Suche einen Platz direkt über oder unter dem ersten Plättchen, an dem Schiff und Weg beide auf ihresgleichen treffen; drehe das Plättchen dazu um.

lesson-keeping-title = Einer darf bleiben
lesson-keeping = Du möchtest noch ein Schicksals-Plättchen anlegen, hast aber noch drei Aktionsmarker. Nur einer darf bleiben, die anderen werden abgeworfen. Behalte den gelben, denn er ist ein Joker und gilt als jeder andere.
lesson-keeping-done = Die Gnom-Aktionsmarker sind fort. Besser ist es, erst die Aktionsmarker zu verwenden und ein Schicksals-Plättchen anzulegen, wenn kaum noch welche da sind.
lesson-keeping-wrong-gnome = Mit einem Gnom-Aktionsmarker wirbst du nur Gnome an. Der gelbe gilt für alles: Behalte den.

lesson-cells-title = Gruppen und Felder
lesson-cells = Dein Schicksalsfeld füllt sich, und seine Gruppen wachsen. Zwei Schiffe berühren sich schon: Ein drittes daneben bringt 3 Schiff-Aktionsmarker. Manche Felder zeigen außerdem Gold oder einen gelben Aktionsmarker, den du dir nimmst, wenn du sie überbaust. Finde den Platz, der dir sieben Stück bringt.
lesson-cells-done = 3 Schiff-, 2 Aufgaben- und 1 Weg-Aktionsmarker, und von dem Feld darunter 1 gelber. Du hast acht Schicksals-Plättchen für die ganze Partie; jedes, das am Ende übrig ist, bringt 3 Punkte.
lesson-cells-wrong-cells = Du bekämst, was das Feld zeigt, aber kaum eine Gruppe würde wachsen. Unter dem zweiten Plättchen gibt es einen Platz, an dem beides geht.
lesson-cells-wrong-fewer = Schau, was es bringt: Es gibt einen besseren Platz. Versuche es unter dem zweiten Plättchen, das Schiff unter den Schiffen und die Aufgabe unter der Aufgabe.

lesson-voyage-title = Die erste Fahrt
lesson-voyage = Aufgaben liegen auf den Inseln. Deine erste Fahrt geht für 1 Schiff-Aktionsmarker zu jeder von ihnen, und gleich danach darfst du eine Aufgabe erhalten. Auf der Kräuterinsel im Osten liegt eine blaue; sie fordert eine Opferschale auf einer Kräuterinsel. Fahre hin und hole sie dir.
lesson-voyage-2 = Du gibst 1 Aufgaben-Aktionsmarker ab, das Kraut, das die Insel zeigt, und die Muschel, die deine Opferschale zeigt. Die Opferschale kommt an die Stelle der Aufgabe. Wohin in deiner Stadt soll die Aufgabe? Wähle ein beliebiges Feld: Je weiter rechts, desto mehr Punkte bringt dort später eine Hüterin.
lesson-voyage-done = Sieh dir deine neue Aufgabe an: Deine Opferschale liegt nun auf einer Kräuterinsel, also ist die Aufgabe schon erfüllt. In deinem nächsten Spielzug könntest du sie entfachen.
lesson-voyage-wrong-arrive = So kämst du an, würdest aber nichts erhalten. Wähle Fahrt und Aufgabe zusammen.
lesson-voyage-wrong-task = Die fordert fünf Aktionsmarker zweier Arten zugleich, und das ist für den Anfang schwierig. Nimm die blaue: Die Opferschale, die du dafür ablegst, erfüllt sie sofort.
lesson-voyage-wrong-island = Dorthin dürftest du fahren. Aber die Aufgabe, die zu dir passt, liegt auf der Kräuterinsel im Osten, und du hast genau, was sie kostet.
lesson-voyage-wrong-fate = Dafür müsstest du erst einen Aktionsmarker abwerfen. Verwende sie lieber: Fahre zur Kräuterinsel im Osten und hole dir die blaue Aufgabe.

lesson-offering-title = Die richtige Opferschale
lesson-offering = Eine zweite Aufgabe auf derselben Insel würde 2 Aufgaben-Aktionsmarker kosten. Eine Schiffsroute weiter, an der Muschelinsel im Osten, kostet sie 1. Fahre hin und hole dir die blaue Aufgabe; sie fordert je 2 von zwei Ressourcen.
lesson-offering-2 = Du gibst eine Muschel für die Insel ab und die Ressource einer deiner zwei Opferschalen. Du hast 3 Früchte und 2 Wurzeln. Bei welcher Opferschale bleiben dir je 2?
lesson-offering-3 = 2 Früchte und 2 Wurzeln werden übrig sein. Wähle nun ein Feld für die Aufgabe.
lesson-offering-done = Wieder erfüllt! Um eine Aufgabe zu erfüllen, gibst du nichts ab, die Ressourcen bleiben dir. Aber sie müssen noch da sein, wenn du sie entfachst.
lesson-offering-wrong-other = Das ginge, aber die blaue Aufgabe auf der Muschelinsel im Osten passt zu dem, was du hast.
lesson-offering-wrong-ignite = Auch das ist ein guter Spielzug, und in einem anderen Kapitel geht es darum. Fahre jetzt für die blaue Aufgabe zur Muschelinsel im Osten.
lesson-offering-wrong-root = Dann hättest du 3 Früchte, aber nur 1 Wurzel. Mit der Opferschale Frucht bleiben dir je 2.

lesson-gold-title = Gold gilt für alles
lesson-gold = Eine Aufgabe kostet hier eine Wurzel, für die Insel, und eine Muschel, für deine Opferschale. Du hast keine Wurzel, aber Gold gilt als jede Ressource. Hole dir die rote Aufgabe; sie fordert vier Hüterinnen und ist 5 Punkte wert.
lesson-gold-2 = Wähle ein Feld. Anstelle der Wurzel gibst du Gold ab. Du könntest auch zwei Kräuter abgeben: Für ein Stück, das du nicht hast, tun es immer zwei beliebige andere.
lesson-gold-done = Gold gilt als jede Ressource, ein gelber Aktionsmarker als jeder Aktionsmarker. Hast du beides nicht, tun es immer zwei andere.
lesson-gold-wrong-yellow = Die ist 8 Punkte wert, fordert aber vier gelbe Aufgaben. Beginne mit der roten.
lesson-gold-wrong-fate = Das ginge, aber du hast genau, was eine Aufgabe kostet. Hole dir die rote.
lesson-gold-wrong-two = Das geht auch, kostet dich aber ein Stück mehr. Nimm hier das Gold.

lesson-crystal-title = Der richtige Kristall
lesson-crystal = Dein Weg wächst von links nach rechts. Das nächste Plättchen kommt auf Wegfeld 2, unter deine rote Aufgabe. Ein Weg-Plättchen mit rotem Kristall bringt dort 2 Punkte, wenn die Aufgabe einmal ein Bonfire ist. Zwei sind rot, und deine blaue Aufgabe fordert eine Blüte auf deinem Weg. Nimm das Plättchen, das beides hat.
lesson-crystal-done = Ein roter Kristall unter einer roten Aufgabe und eine Blüte für deine blaue Aufgabe, die damit erfüllt ist. Ab Wegfeld 5 kostet ein Weg-Plättchen 2 Weg-Aktionsmarker.
lesson-crystal-wrong-fruit = Sein Kristall ist rot, aber es zeigt eine Frucht. Das andere rote hat die Blüte für deine blaue Aufgabe.
lesson-crystal-wrong-unseen = Ein ungesehenes Plättchen kann alles sein. Unter den offenen ist genau das richtige.
lesson-crystal-wrong-crystal = Sein Kristall passt nicht zu der roten Aufgabe darüber. Nimm ein rotes.
lesson-crystal-wrong-fate = Dafür ist später Zeit. Verwende erst deinen Weg-Aktionsmarker.

lesson-portal-title = Portale
lesson-portal = Portale liegen um das Große Bonfire. Sie füllen deine Aussparungen von rechts, und in Aussparung 7 passt nur die Form B. So ein Portal liegt zwei Felder weiter. Ein Aktionsmarker dreht das Große Bonfire ein Feld, zwei drehen es zwei Felder: Drehe es dorthin.
lesson-portal-2 = Nimm zwei von dreien: den Aktionsmarker, das Kraut, das Portal. Das Portal soll dabei sein; was noch?
lesson-portal-done = Das Portal liegt in Aussparung 7, neben deiner Aufgabe dort. Wird sie ein Bonfire, bringt das Portal 2 Punkte, und Hüterinnen können hindurchgehen.
lesson-portal-wrong-near = Das wäre ein Feld weiter, mit einem gelben Aktionsmarker und 2 Punkten. Aber kein Portal dort passt in deine Aussparung. Drehe es zwei Felder weiter.
lesson-portal-wrong-leave = Beides ist nützlich, aber du bist wegen des Portals hier. Nimm es und eins von den anderen.

lesson-retrieve-title = Eine Hüterin kommt mit
lesson-retrieve = Dein Schiff liegt an der Insel der rosa Hüterinnen. Für 1 Hüterinnen-Aktionsmarker kommt eine in deine Stadt. Hole sie ab.
lesson-retrieve-done = Sie wartet nun neben deiner eigenen Hüterin auf dem Startfeld. Du darfst eine in jeder der vier Farben haben; alle fünf zusammen erfüllen eine Aufgabe des Rates.
lesson-retrieve-wrong-procession = Dann ginge deine eigene Hüterin einen Schritt. Aber für dieselben Aktionsmarker können zwei gehen: Hole erst die rosa Hüterin ab.
lesson-retrieve-wrong-fate = Du hast genau den Aktionsmarker, den sie kostet. Hole sie ab.

lesson-procession-title = Die Prozession
lesson-procession = Mit Hüterinnen-Aktionsmarkern führst du auch Prozessionen durch: Alle deine Hüterinnen dürfen so viele Schritte gehen, wie du Aktionsmarker abgibst. Du hast 2 Muscheln, und deine Aufgabe fordert 3. Auf Wegfeld 2 gibt es eine Muschel. Gib 2 Aktionsmarker für 2 Schritte ab.
lesson-procession-2 = Die vorderste geht zuerst, und keine darf auf das Feld einer anderen oder an ihr vorbei. Also muss die rosa Hüterin Platz machen. Lass sie beide Schritte gehen, auf Wegfeld 4.
lesson-procession-3 = Sie hat dir eine Wurzel gebracht. Nun deine eigene Hüterin: Vom Startfeld ist es ein Schritt zum Gold auf Wegfeld 1 und zwei zur Muschel.
lesson-procession-done = Die dritte Muschel: Deine Aufgabe ist erfüllt. Jede Hüterin, die ihre Bewegung auf dem Weg beendet, bringt dir, was es dort gibt; eine Prozession kann dir also bis zu fünf Dinge bringen.
lesson-procession-wrong-short = Mit einem Schritt kommt deine eigene Hüterin nur auf Wegfeld 1. Zur Muschel braucht sie zwei.
lesson-procession-wrong-fate = Dafür müsstest du einen deiner Hüterinnen-Aktionsmarker abwerfen. Verwende beide für eine Prozession.
lesson-procession-wrong-pink = Je weiter, desto besser: Auf Wegfeld 4 bringt sie dir eine Wurzel, und der Weg ist frei. Lass sie beide Schritte gehen.
lesson-procession-wrong-gold = Gold ist immer gut. Aber ein Schritt mehr bringt die Muschel, auf die deine Aufgabe wartet.
lesson-procession-wrong-stay = Auch sie kann zwei Schritte gehen. Führe sie zur Muschel auf Wegfeld 2.

lesson-home-title = Zum Bonfire
lesson-home = Auf Feld 3 brennt ein Bonfire, und sein Portal ist da. Deine eigene Hüterin steht auf Wegfeld 3, direkt davor. Führe eine Prozession durch.
lesson-home-2 = Von Wegfeld 3 führt ein Schritt durch Portal 3 zu Bonfire 3. Führe sie dorthin.
lesson-home-done = Das sind am Ende 4 Punkte: Bei Bonfire 1 wären es 2, bei Bonfire 7 sind es 8. Nun bleibt sie dort, und der Weg ist für andere frei.
lesson-home-wrong-fate = Du hast einen Hüterinnen-Aktionsmarker, und zum Bonfire ist es ein Schritt. Führe eine Prozession durch.
lesson-home-wrong-path = Weiter hinten brächte eine Hüterin mehr Punkte, aber dort brennt noch kein Bonfire. Die 4 Punkte bei Bonfire 3 sind sicher.

lesson-ignite-title = Entfachen
lesson-ignite = Deine blaue Aufgabe auf Feld 7 fordert eine Opferschale auf einer Kräuterinsel, und deine liegt dort. Entfachen kostet nichts, ist aber der Hauptteil deines Spielzugs. Entfache sie.
lesson-ignite-2 = Die Aufgabe ist jetzt ein Bonfire. Ihr Novize geht in den Hohen Rat, wo jedes Feld einen Bonus hat. Deine andere Aufgabe fordert die rosa Hüterin: Wähle „{ council-space-guardian }“.
lesson-ignite-3 = Ohne Fahrt und ohne Kosten: Welche Hüterin soll kommen?
lesson-ignite-done = Die rosa Hüterin ist da, und deine andere Aufgabe ist erfüllt. So führt eins zum anderen. Anstelle eines Bonus darfst du auch 1 Punkt nehmen.
lesson-ignite-wrong-fate = Dafür ist später Zeit. Eine erfüllte Aufgabe wartet: Entfache sie.
lesson-ignite-wrong-other = Jeder Bonus ist zur rechten Zeit gut. Jetzt hilft dir „{ council-space-guardian }“ am meisten, denn das erfüllt deine andere Aufgabe.
lesson-ignite-wrong-colour = Auch sie wäre willkommen. Aber deine Aufgabe fordert die rosa Hüterin.

lesson-common-title = Aufgaben des Rates
lesson-common = Alle fünf Hüterinnen sind in deiner Stadt. Das erfüllt eine Aufgabe des Rates, und ihr Rats-Novize steht noch dort. Schicke ihn in den Hohen Rat, bevor es jemand anders tut. Das ist eine Bonusaktion: Danach hast du noch den Hauptteil deines Spielzugs.
lesson-common-2 = Ein Rats-Novize bringt dir einen Bonus wie deine eigenen Novizen. Deine Hüterinnen werden bald bei deinen Feuern stehen. Wähle „{ council-space-specialist }“ und lass dir dabei von einem Gnom helfen.
lesson-common-3 = Welcher Spezialist macht Hüterinnen bei einem Bonfire wertvoller?
lesson-common-done = 2 Punkte mehr für jede Hüterin bei einem Bonfire. Die Aufgabe des Rates selbst bringt am Ende 4 Punkte. Und dein Spielzug geht weiter: Der Hauptteil kommt erst noch.
lesson-common-wrong-fate = Das darfst du danach tun. Schicke zuerst den Rats-Novizen, sonst ist vielleicht jemand schneller.
lesson-common-wrong-point = Du hast schon eine Hüterin in jeder Farbe, also brächte dir das nur 1 Punkt.
lesson-common-wrong-other = Ein guter Bonus. Aber sieh dir hier an, wie Spezialisten kommen: Wähle „{ council-space-specialist }“.
lesson-common-wrong-specialist = Eine gute Hilfe, aber nicht für Hüterinnen. Suche den, der Punkte für sie gibt.

lesson-elder-title = Gnome
lesson-elder = Ein Gnom kostet 2 Gnom-Aktionsmarker und 1 seiner Ressource oder 1 Aktionsmarker und 2 seiner Ressource. Spezialisten helfen dir die ganze Partie lang, Älteste bringen sofort Punkte. Du hast fünf Hüterinnen, und 2 Wurzeln zum Abgeben: Welcher Älteste bringt am meisten?
lesson-elder-done = 1 Punkt für jede Hüterin: sofort 5 Punkte. Älteste sind am meisten wert, wenn du viel von dem hast, was sie zählen.
lesson-elder-wrong-paths = Dein Weg hat 3 Felder, also brächte dieser Älteste 3 Punkte. Einer der anderen bringt 5.
lesson-elder-wrong-gnomes = Er wäre dein einziger Gnom: 1 Punkt. Ein anderer Ältester zählt etwas, wovon du fünf hast.
lesson-elder-wrong-other = Dieser Gnom mag nützlich sein. Suche aber den Ältesten, der jetzt sofort 5 Punkte bringt.

lesson-countdown-title = Der Countdown
lesson-countdown = Sieben Novizen sind im Hohen Rat, und der Countdown läuft. In jeder Runde geht ein Plättchen herum, von 5 bis 1. Wer passt, erhält die Punkte des aktuellen und scheidet aus. Grün hat gepasst. Viel Nützliches kannst du nicht mehr tun: Passe, für 3 Punkte.
lesson-countdown-done = Nun wird alles gewertet: Bonfire, Hüterinnen, Portale und passende Weg-Plättchen, dann das Übrige. Du gewinnst mit 35 zu 27!
lesson-countdown-wrong-fate = Ein Schicksals-Plättchen, das in der Reihe bleibt, bringt 3 Punkte, und für neue Aktionsmarker ist kaum noch Zeit. Passe.
