# What is said of Bonfire before it is played: on the shelf, and on the page about the games.

ui-home-about-bonfire = Sail to the islands, fulfil the guardians’ tasks, and light the bonfires of your city once more.
ui-about-credit-bonfire = A game by Stefan Feld, published by Hall Games and Pegasus Spiele.
ui-known-bonfire = Counts, conditions of the tasks and what every gnome does are printed. The map, the city boards, the fate tiles and many values are not known to us; we made them up so that they fit everything known.
ui-part-bonfire-islands = Islands
ui-part-bonfire-islands-about = Their number and kinds are known; where they lie, and the routes between them, are ours.
ui-part-bonfire-tasks = Tasks
ui-part-bonfire-tasks-about = Conditions are printed; some of what they depict, and the points of each, are ours.
ui-part-bonfire-gnomes = Gnomes
ui-part-bonfire-gnomes-about = What each does is printed; which resource each costs is ours.
ui-part-bonfire-paths = Path tiles
ui-part-bonfire-paths-about = The number of crystals is printed; how resources go with them is ours.
ui-part-bonfire-cities = Cities
ui-part-bonfire-cities-about = Costs and values follow from the rules; the order of the notches for portals is ours.
ui-part-bonfire-fate = Fate area and fate tiles
ui-part-bonfire-fate-about = What there is to cover is printed; the shape of the area and the symbols on the tiles are ours.
ui-part-bonfire-great-bonfire = The Great Bonfire
ui-part-bonfire-great-bonfire-about = Its seven spaces are printed; most of what they give, and their places, are ours.
ui-part-bonfire-council = High Council and common tasks
ui-part-bonfire-council-about = Bonuses and tasks are printed; the places of the bonuses are ours.
ui-part-bonfire-tom = Tom’s cards
ui-part-bonfire-tom-about = His actions are printed; how often each occurs follows from the rules, but for two.
ui-part-bonfire-pieces = The other pieces
ui-part-bonfire-pieces-about = Counts are printed; some colours are ours.
