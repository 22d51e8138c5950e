# Ce que seuls les navigateurs disent de Bonfire : lieux de la table, cités, volets des écrans étroits.

bonfire-ui-board = Table
bonfire-ui-panes = Parties de la table
bonfire-ui-pane-sea = Mer
bonfire-ui-pane-fire = Feu
bonfire-ui-pane-city = Cité
bonfire-ui-pane-others = Autres
bonfire-ui-possible = Quelque chose est possible ici
bonfire-ui-city = Cité de { $name }
bonfire-ui-landing = Au port : { $names }
bonfire-ui-countdown = compte à rebours
bonfire-ui-neutral = un novice neutre
bonfire-ui-novices-of = Novices présents : { $names }.
bonfire-ui-novice-waits = Son novice neutre attend encore que quelqu’un l’accomplisse.
bonfire-ui-ask-turn = Que faites-vous ?
bonfire-ui-kinds = Ce que vous pouvez faire
bonfire-ui-ways = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
bonfire-ui-not-without-tiles = impossible : il vous manque des { $kind-tiles }
bonfire-ui-not-fulfilled = impossible : aucune de vos missions n’est encore remplie
bonfire-ui-not-landed = impossible : votre navire n’a pas encore abordé
bonfire-ui-not-now = impossible pour l’instant
bonfire-ui-kind-fate = Tuile Destin
bonfire-ui-kind-sail = Naviguer
bonfire-ui-kind-task = Recevoir une mission
bonfire-ui-kind-guardian = Rapatrier la gardienne
bonfire-ui-kind-procession = Procession
bonfire-ui-kind-path = Ajouter un chemin
bonfire-ui-kind-turn = Grand Brasier
bonfire-ui-kind-recruit = Recruter un gnome
bonfire-ui-kind-ignite = Raviver un brasier
bonfire-ui-kind-bonus = Envoyer un novice
bonfire-ui-kind-pass = Passer
bonfire-ui-kind-renew = Renouveler les chemins
bonfire-ui-kind-end = Finir le tour
bonfire-ui-turn-tile = Tourner la tuile
bonfire-ui-better-turned = Dans un autre sens, elle rapporte davantage
bonfire-ui-procession-steps = Procession : étapes
bonfire-ui-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
bonfire-ui-reap = { $rewards }
bonfire-ui-recruit = { $tiles ->
    [one] recruter pour { $tiles } tuile Action Gnome
   *[other] recruter pour { $tiles } tuiles Action Gnome
}
bonfire-ui-voyage = { $count ->
    [one] Le voyage vous coûte { $count } tuile Action Navire.
   *[other] Le voyage vous coûte { $count } tuiles Action Navire.
}
bonfire-ui-your-ship = Votre navire est ici.
bonfire-ui-task-price = { $count ->
    [one] Une mission vous coûte ici { $count } tuile Action Mission.
   *[other] Une mission vous coûte ici { $count } tuiles Action Mission.
}
bonfire-ui-task = Mission { $task }
bonfire-ui-task-worth = { $points ->
    [one] { $points } PV ; couleur : { $colour }.
   *[other] { $points } PV ; couleur : { $colour }.
}
bonfire-ui-named-task = « { $asks } »
bonfire-ui-ignites = remplie : { $asks }
bonfire-ui-progress = Vous avez { $have } sur { $need }.
bonfire-ui-path-slot = Tuile Chemin de la case { $slot } de l’étalage
bonfire-ui-path-pile = { $count ->
    [one] Pioche Chemins { $pile } : { $count } tuile
   *[other] Pioche Chemins { $pile } : { $count } tuiles
}
bonfire-ui-path-price = { $count ->
    [one] Elle vous coûte { $count } tuile Action Chemin.
   *[other] Elle vous coûte { $count } tuiles Action Chemin.
}
bonfire-ui-path = Case Chemin { $position }
bonfire-ui-path-lies = Tuile Chemin : { $path }
bonfire-ui-path-first = La tuile Départ : une gardienne qui termine ici son déplacement gagne de l’or.
bonfire-ui-notch = L’emplacement { $notch } attend le portail { $shape }
bonfire-ui-portal = Portail { $shape } à l’emplacement { $notch }
bonfire-ui-space = Case Mission { $space }
bonfire-ui-column = Colonne { $column }
bonfire-ui-worth-now = En l’état, cette colonne rapporte { $points } PV à la fin.
bonfire-ui-worth-lit = Avec son brasier, cette colonne pourrait rapporter { $points } PV à la fin.
bonfire-ui-worth-now-of = En l’état, cette colonne rapporte { $points } PV à la fin : { $parts }.
bonfire-ui-worth-possible = { $points } PV sont possibles à la fin : { $parts }.
bonfire-ui-scores-guardian = { $points ->
    [one] { $points } PV pour une gardienne
   *[other] { $points } PV pour une gardienne
}
bonfire-ui-guardian = { $guardian-key ->
    [own] Votre propre gardienne
   *[other] Gardienne ({ $guardian })
}
bonfire-ui-offering = Offrandes, pioche { $pile } : { $offering }, reste { $left }
bonfire-ui-fate-tile = Tuile Destin : { $symbols }
bonfire-ui-cell = Case { $cell } de la zone Destin
bonfire-ui-fire-space = Case { $space } du Grand Brasier
bonfire-ui-fire-gives = Elle rapporte { $gives }.
bonfire-ui-fire-portals = Portails : { $shapes }.
bonfire-ui-fire-no-portals = Il n’y a plus de portails à cet endroit.
bonfire-ui-fire-price = { $count ->
    [one] Le tourner jusque-là vous coûte { $count } tuile Action Grand Brasier.
   *[other] Le tourner jusque-là vous coûte { $count } tuiles Action Grand Brasier.
}
bonfire-ui-portals = portails
bonfire-ui-paths = tuiles Chemin
bonfire-ui-guardians = gardiennes
bonfire-ui-gnomes = gnomes
bonfire-ui-tom-card = Dernière carte de Tom
bonfire-ui-tom-cards = { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}
bonfire-ui-later = { $points } de plus à la fin, en l’état
bonfire-ui-points-now = Points actuels
bonfire-ui-points-from = Origine des points
bonfire-ui-points-sum = Total
bonfire-ui-points-about = Ce qui suit un plus serait ajouté par le décompte final si la partie se terminait maintenant.
bonfire-ui-aids = Aides à la planification
bonfire-ui-aids-all = Afficher les aides à la planification
bonfire-ui-aids-none = À cette table, tout le monde joue sans aides à la planification.
bonfire-ui-aid-progress = Votre avancée dans vos missions et celles des îles
bonfire-ui-aid-fate = Ce que rapporte une tuile Destin à chaque endroit, les meilleurs étant signalés
bonfire-ui-aid-voyages = Ce que coûte le voyage vers chaque île
bonfire-ui-aid-fire = Ce que coûte chaque rotation du Grand Brasier, et quels portails correspondent
bonfire-ui-aid-procession = Où iraient les gardiennes et ce qu’elles y gagneraient
bonfire-ui-aid-points = Ce que chacun gagnerait maintenant, et ce que chaque colonne peut rapporter
bonfire-ui-aid-reach = Estomper les missions hors de portée
bonfire-ui-why-card = Carte de Tom : { $card }
bonfire-ui-why-key = Carte de Tom : { $card }, ressource du gnome : { $resource }
bonfire-ui-nothing-gnome = Aucun spécialiste de l’étalage ne montre la ressource voulue ({ $resource }).
bonfire-ui-nothing-path = Aucune tuile Chemin de l’étalage ne montre la ressource voulue ({ $resource }).
bonfire-ui-nothing-task = Il ne reste aucune mission sur les îles de cette ressource ({ $resource }).
bonfire-ui-nothing-portal = Le portail dont Tom a besoin ensuite n’est plus nulle part.
bonfire-ui-nothing-guardian = Tom a déjà des gardiennes de toutes les couleurs.
bonfire-ui-nothing-key = Il ne reste aucun spécialiste pour lui indiquer une ressource.
bonfire-ui-search = Chercher une mission, un gnome, un bonus, une île
bonfire-ui-search-close = Fermer
bonfire-ui-search-nothing = Rien trouvé.
