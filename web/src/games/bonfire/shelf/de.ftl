# Was von Bonfire gesagt wird, bevor es gespielt wird: im Regal und auf der Seite über die Spiele.

ui-home-about-bonfire = Fahr zu den Inseln, erfülle die Aufgaben der Hüterinnen, und entfache die Bonfire deiner Stadt aufs Neue.
ui-about-credit-bonfire = Ein Spiel von Stefan Feld, erschienen bei Hall Games und Pegasus Spiele.
ui-known-bonfire = Anzahlen, Bedingungen der Aufgaben und was jeder Gnom tut, sind gedruckt. Die Karte, die Städte, die Schicksals-Plättchen und viele Werte kennen wir nicht; wir haben sie uns so ausgedacht, dass sie zu allem Bekannten passen.
ui-part-bonfire-islands = Inseln
ui-part-bonfire-islands-about = Ihre Zahl und Art sind bekannt; ihre Lage und die Schiffsrouten sind von uns.
ui-part-bonfire-tasks = Aufgaben
ui-part-bonfire-tasks-about = Die Bedingungen sind gedruckt; manches, was sie abbilden, und die Punkte sind von uns.
ui-part-bonfire-gnomes = Gnome
ui-part-bonfire-gnomes-about = Was jeder tut, ist gedruckt; welche Ressource er kostet, ist von uns.
ui-part-bonfire-paths = Weg-Plättchen
ui-part-bonfire-paths-about = Die Zahl der Kristalle ist gedruckt; welche Ressourcen dazu gehören, ist von uns.
ui-part-bonfire-cities = Städte
ui-part-bonfire-cities-about = Kosten und Werte folgen aus den Regeln; die Reihenfolge der Aussparungen für Portale ist von uns.
ui-part-bonfire-fate = Schicksalsfeld und Schicksals-Plättchen
ui-part-bonfire-fate-about = Was es zu überbauen gibt, ist gedruckt; die Form des Feldes und die Symbole der Plättchen sind von uns.
ui-part-bonfire-great-bonfire = Das Große Bonfire
ui-part-bonfire-great-bonfire-about = Seine sieben Felder sind gedruckt; das meiste, was sie geben, und ihre Lage sind von uns.
ui-part-bonfire-council = Hoher Rat und Aufgaben des Rates
ui-part-bonfire-council-about = Boni und Aufgaben sind gedruckt; wo die Boni liegen, ist von uns.
ui-part-bonfire-tom = Tom-Karten
ui-part-bonfire-tom-about = Seine Aktionen sind gedruckt; wie oft es jede gibt, folgt bis auf zwei aus den Regeln.
ui-part-bonfire-pieces = Das übrige Material
ui-part-bonfire-pieces-about = Die Anzahlen sind gedruckt; manche Farben sind von uns.
