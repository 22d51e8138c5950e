# Was von Meduris gesagt wird, bevor es gespielt wird: im Regal und auf der Seite über die Spiele.

ui-home-about-meduris = Schick Arbeiter auf die Hochebenen, bau Hütten und Tempel rund um den Berg, und sei bereit, wenn der Druide eine Opfergabe fordert.
ui-about-credit-meduris = Ein Spiel von Stefan Dorra und Ralf zur Linde, erschienen bei HABA.
ui-known-meduris = Die Seite des Spielplans für 2 und 3 Personen und das übrige Material sind wie in der Schachtel. Von der Seite für 4 Personen kennen wir nur wenige Felder; die anderen haben wir rekonstruiert.
ui-part-meduris-board-2-3 = Der Spielplan für 2 und 3 Personen
ui-part-meduris-board-2-3-about = Felder, ihre Güter und Bezirke.
ui-part-meduris-board-4 = Der Spielplan für 4 Personen
ui-part-meduris-board-4-about = Die Felder 1 bis 8 und 40 und der erste Bezirk sind gedruckt; die anderen Felder und Bezirke sind von uns.
ui-part-meduris-pieces = Das übrige Material
ui-part-meduris-pieces-about = Güter, Hütten, Tempel, Runensteine, Bonus-Chips und der Würfel; zwei Seiten des Würfels sind erschlossen.
