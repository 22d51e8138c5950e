# Wat de spelregels en de lessen van alle spellen zeggen.

book-contents = Inhoud
book-search = Zoeken in de spelregels
book-found = { $count ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] 1 alinea
   *[other] { $count } alinea’s
}
book-ruling = verduidelijking
book-link = Link naar deze alinea

tutorial-title = { $game } leren
tutorial-progress = Les { $lesson } van { $count }: { $title }
tutorial-lessons = Lessen
tutorial-next = Verder
tutorial-back = Terug
tutorial-again = Nog een keer
tutorial-leave = De lessen verlaten
tutorial-happened = Wat er gebeurd is
tutorial-rule-book = Spelregels
tutorial-choices = Alle keuzes
tutorial-learned = Je kunt het!
tutorial-guest = Gast
tutorial-chapters = Hoofdstukken
tutorial-intro = Elk hoofdstuk duurt een paar minuten en kan los van de andere worden gespeeld, in de volgorde die je wilt.
tutorial-begin = Beginnen
tutorial-done = Gedaan
tutorial-to-chapters = Naar de hoofdstukken
tutorial-chapter-done = Goed gedaan!
tutorial-next-chapter = Volgend hoofdstuk: { $chapter }
