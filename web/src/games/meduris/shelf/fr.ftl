# Ce qui est dit de Meduris avant d’y jouer : sur l’étagère, et sur la page au sujet des jeux.

ui-home-about-meduris = Envoyez vos ouvriers sur les hauts plateaux, bâtissez huttes et temples autour de la montagne, et soyez prêt quand le druide demandera une offrande.
ui-about-credit-meduris = Un jeu de Stefan Dorra et Ralf zur Linde, édité par HABA.
ui-known-meduris = La face du plateau pour 2 et 3 joueurs et le reste du matériel sont comme dans la boîte. De la face pour 4 joueurs, nous ne connaissons que quelques cases ; les autres sont notre reconstitution.
ui-part-meduris-board-2-3 = Le plateau pour 2 et 3 joueurs
ui-part-meduris-board-2-3-about = Les cases, leurs matières premières et leurs districts.
ui-part-meduris-board-4 = Le plateau pour 4 joueurs
ui-part-meduris-board-4-about = Les cases 1 à 8 et 40 et le premier district sont imprimés ; les autres cases et districts sont de nous.
ui-part-meduris-pieces = Le reste du matériel
ui-part-meduris-pieces-about = Matières premières, huttes, temples, pierres runiques, jetons bonus et le dé ; deux faces du dé sont déduites.
