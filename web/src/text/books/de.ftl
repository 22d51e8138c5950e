# Was die Spielanleitungen und Einstiege aller Spiele sagen.

book-contents = Inhalt
book-search = In den Regeln suchen
book-found = { $count ->
    [0] Nichts gefunden. Versuche es mit einem anderen Wort.
    [one] 1 Absatz
   *[other] { $count } Absätze
}
book-ruling = Festlegung
book-link = Link zu diesem Absatz

tutorial-title = { $game } lernen
tutorial-progress = Lektion { $lesson } von { $count }: { $title }
tutorial-lessons = Lektionen
tutorial-next = Weiter
tutorial-back = Zurück
tutorial-again = Noch einmal
tutorial-leave = Einstieg verlassen
tutorial-happened = Was geschehen ist
tutorial-rule-book = Spielregeln
tutorial-choices = Alle Möglichkeiten
tutorial-learned = Du kannst es!
tutorial-guest = Gast
tutorial-chapters = Kapitel
tutorial-intro = Jedes Kapitel dauert ein paar Minuten und lässt sich für sich allein spielen, in beliebiger Reihenfolge.
tutorial-begin = Beginnen
tutorial-done = Geschafft
tutorial-to-chapters = Zu den Kapiteln
tutorial-chapter-done = Gut gemacht!
tutorial-next-chapter = Nächstes Kapitel: { $chapter }
