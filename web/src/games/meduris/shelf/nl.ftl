# Wat er van Meduris wordt gezegd voordat het wordt gespeeld: op de plank, en op de pagina over de spellen.

ui-home-about-meduris = Stuur arbeiders naar de hoogvlaktes, bouw hutten en tempels rond de berg, en zorg dat je klaarstaat als de druïde een offergave verlangt.
ui-about-credit-meduris = Een spel van Stefan Dorra en Ralf zur Linde, uitgegeven door HABA.
ui-known-meduris = De kant van het bord voor 2 en 3 spelers en het overige materiaal zijn zoals in de doos. Van de kant voor 4 spelers kennen we maar een paar velden; de andere hebben we gereconstrueerd.
ui-part-meduris-board-2-3 = Het bord voor 2 en 3 spelers
ui-part-meduris-board-2-3-about = Velden, hun materialen en districten.
ui-part-meduris-board-4 = Het bord voor 4 spelers
ui-part-meduris-board-4-about = De velden 1 tot en met 8 en 40 en het eerste district zijn gedrukt; de andere velden en districten zijn van ons.
ui-part-meduris-pieces = Het overige materiaal
ui-part-meduris-pieces-about = Materialen, hutten, tempels, runenstenen, bonuschips en de dobbelsteen; twee kanten van de dobbelsteen zijn afgeleid.
