# Ce qui est dit de Bonfire avant d’y jouer : sur l’étagère, et sur la page au sujet des jeux.

ui-home-about-bonfire = Naviguez d’île en île, accomplissez les missions des gardiennes, et ravivez les brasiers de votre cité.
ui-about-credit-bonfire = Un jeu de Stefan Feld, édité par Hall Games et Pegasus Spiele.
ui-known-bonfire = Les quantités, les conditions des missions et l’effet de chaque gnome sont imprimés. La carte, les cités, les tuiles Destin et bien des valeurs ne nous sont pas connues ; nous les avons imaginées pour qu’elles s’accordent à tout ce qui est connu.
ui-part-bonfire-islands = Îles
ui-part-bonfire-islands-about = Leur nombre et leur nature sont connus ; leur place et les routes maritimes sont de nous.
ui-part-bonfire-tasks = Missions
ui-part-bonfire-tasks-about = Les conditions sont imprimées ; une partie de ce qu’elles montrent, et leurs points, sont de nous.
ui-part-bonfire-gnomes = Gnomes
ui-part-bonfire-gnomes-about = L’effet de chacun est imprimé ; la ressource qu’il coûte est de nous.
ui-part-bonfire-paths = Tuiles Chemin
ui-part-bonfire-paths-about = Le nombre de cristaux est imprimé ; les ressources qui vont avec sont de nous.
ui-part-bonfire-cities = Cités
ui-part-bonfire-cities-about = Coûts et valeurs découlent des règles ; l’ordre des emplacements de portails est de nous.
ui-part-bonfire-fate = Zone Destin et tuiles Destin
ui-part-bonfire-fate-about = Ce qu’il y a à recouvrir est imprimé ; la forme de la zone et les symboles des tuiles sont de nous.
ui-part-bonfire-great-bonfire = Le Grand Brasier
ui-part-bonfire-great-bonfire-about = Ses sept cases sont imprimées ; l’essentiel de ce qu’elles donnent, et leur place, sont de nous.
ui-part-bonfire-council = Haut Conseil et missions du Conseil
ui-part-bonfire-council-about = Bonus et missions sont imprimés ; la place des bonus est de nous.
ui-part-bonfire-tom = Cartes Tom
ui-part-bonfire-tom-about = Ses actions sont imprimées ; leur nombre découle des règles, sauf pour deux.
ui-part-bonfire-pieces = Le reste du matériel
ui-part-bonfire-pieces-about = Les quantités sont imprimées ; certaines couleurs sont de nous.
