# Wat er van Bonfire wordt gezegd voordat het wordt gespeeld: op de plank, en op de pagina over de spellen.

ui-home-about-bonfire = Vaar naar de eilanden, volbreng de opdrachten van de hoeders, en ontsteek de vreugdevuren van je stad opnieuw.
ui-about-credit-bonfire = Een spel van Stefan Feld, uitgegeven door Hall Games en Pegasus Spiele.
ui-known-bonfire = Aantallen, voorwaarden van de opdrachten en wat elke gnoom doet, zijn gedrukt. De kaart, de steden, de lottegels en veel waarden kennen we niet; we hebben ze zo bedacht dat ze passen bij alles wat bekend is.
ui-part-bonfire-islands = Eilanden
ui-part-bonfire-islands-about = Hun aantal en soort zijn bekend; hun ligging en de scheepsroutes zijn van ons.
ui-part-bonfire-tasks = Opdrachten
ui-part-bonfire-tasks-about = De voorwaarden zijn gedrukt; een deel van wat ze afbeelden, en de punten, zijn van ons.
ui-part-bonfire-gnomes = Gnomen
ui-part-bonfire-gnomes-about = Wat elke gnoom doet is gedrukt; welk middel hij kost is van ons.
ui-part-bonfire-paths = Wegfiches
ui-part-bonfire-paths-about = Het aantal kristallen is gedrukt; welke middelen erbij horen is van ons.
ui-part-bonfire-cities = Steden
ui-part-bonfire-cities-about = Kosten en waarden volgen uit de spelregels; de volgorde van de uitsparingen voor portalen is van ons.
ui-part-bonfire-fate = Lotveld en lottegels
ui-part-bonfire-fate-about = Wat er te overbouwen valt is gedrukt; de vorm van het veld en de symbolen op de tegels zijn van ons.
ui-part-bonfire-great-bonfire = Het grote vreugdevuur
ui-part-bonfire-great-bonfire-about = De zeven velden zijn gedrukt; het meeste van wat ze geven, en hun plaats, zijn van ons.
ui-part-bonfire-council = Hoge Raad en opdrachten van de Raad
ui-part-bonfire-council-about = Bonussen en opdrachten zijn gedrukt; de plaats van de bonussen is van ons.
ui-part-bonfire-tom = Tom-kaarten
ui-part-bonfire-tom-about = Zijn acties zijn gedrukt; hoe vaak elke voorkomt volgt uit de spelregels, op twee na.
ui-part-bonfire-pieces = Het overige materiaal
ui-part-bonfire-pieces-about = De aantallen zijn gedrukt; sommige kleuren zijn van ons.
