# Ce qui est demandé dans Bonfire, et ce que les choix coûtent et rapportent.

## Questions

ask-keep-or-swap = Votre première tuile Destin : gardez-vous celle mise de côté, ou l’échangez-vous contre celle du milieu de votre rangée ?
ask-lay-first-tile = Posez votre première tuile Destin ({ $symbols }) au milieu de votre zone Destin, dans un sens ou dans l’autre.
ask-turn = À vous de jouer : { $possible }. { $tiles ->
    [rien] Vous n’avez pas de tuile Action
   *[other] Vous avez { $tiles }
} ; ressources : { $resources ->
    [rien] aucune
   *[other] { $resources }
}.
ask-after-main-part = Vous pouvez encore envoyer un novice neutre au Haut Conseil, ou terminer votre tour.
ask-discard = { $kept ->
    [one] Quelle tuile Action gardez-vous ? Il faut en défausser { $surplus } avant de placer la tuile Destin. Vous avez { $tiles }.
   *[other] Quelles { $kept } tuiles Action gardez-vous ? Il faut en défausser { $surplus } avant de placer la tuile Destin. Vous avez { $tiles }.
}
ask-choose-fate-tile = Prenez la tuile Destin du haut ou celle du bas de votre rangée.
ask-lay-fate-tile = Posez la tuile Destin : { $symbols }. Des symboles identiques adjacents rapportent plus de tuiles Action.
ask-choose-path = Choisissez une tuile Chemin.
ask-search-path = Le Haut Conseil vous donne une tuile Chemin : prenez-en une de l’étalage, ou nommez-en une des pioches.
ask-island-action = Votre navire arrive à { $island }. Qu’y faites-vous ?
ask-choose-offering = Quelle tuile Offrande déposez-vous sur { $island } pour la mission { $task } ?
ask-choose-space = Sur quelle case de votre cité placez-vous la mission { $task } ?
ask-pay = { $purpose } coûte { $cost }. Que dépensez-vous ? { $held ->
    [rien] Vous n’avez rien.
   *[other] Vous avez { $held }.
}
ask-pay-more = { $purpose } coûte { $cost }. Vous avez donné { $given }. Que dépensez-vous encore ? { $held ->
    [rien] Il ne vous reste rien.
   *[other] Il vous reste { $held }.
}
ask-walk = { $steps ->
    [one] La procession : chaque gardienne peut avancer d’une étape. Laquelle va où ?
   *[other] La procession : chaque gardienne peut avancer de { $steps } étapes au plus. Laquelle va où ?
}
ask-choose-gain = Que gagne { $guardian-your } sur la case Chemin { $position } ?
ask-choose-rewards = Que prenez-vous sur la case { $space } du Grand Brasier ?
ask-choose-notch = Pour quel emplacement est le portail ?
ask-choose-council-space = Sur quelle case du Haut Conseil envoyez-vous votre novice ?
ask-neutral-novice = Sur quelle case du Haut Conseil envoyez-vous le novice neutre { $common_task-des } ?
ask-bonus-or-point = Prenez-vous { $council-bonus }, ou 1 PV ?
ask-choose-guardian = Le Haut Conseil vous donne une gardienne. Laquelle ?
ask-turn-great-bonfire = Le Haut Conseil vous laisse tourner le Grand Brasier. Jusqu’à quelle case ?
ask-choose-specialist = Le Haut Conseil vous donne un expert. Lequel ?
ask-move-guardian = Le Haut Conseil vous laisse déplacer une de vos gardiennes. Laquelle, et où ?
ask-choose-island = Le Haut Conseil vous offre un voyage. Vers quelle île ?
ask-choose-for-tom = Plusieurs missions ont la même valeur pour Tom. Laquelle prend-il ?
ask-continue = Vous ne pouvez rien faire à ce tour.

# Ce qui peut se faire dans un tour.
can-fate = placer une tuile Destin
can-use-tiles = utiliser des tuiles Action
can-ignite = raviver un brasier
can-bonus = envoyer un novice neutre au Haut Conseil
can-pass = passer
can-end = terminer votre tour

# Ce qui se paie, en début de phrase.
purpose-arrive = Le voyage vers { $island }
purpose-receive-task = La mission { $task }
purpose-retrieve-guardian = Rapatrier { $guardian-the }
purpose-take-path = La tuile Chemin
purpose-reach-space = Tourner le Grand Brasier jusqu’à la case { $space }
purpose-recruit = Recruter { $gnome-the }
purpose-procession = { $steps ->
    [one] Une procession d’une étape
   *[other] Une procession de { $steps } étapes
}

# Ce que plusieurs actions à la fois ont en commun.
verb-pay = dépenser
verb-keep-tiles = garder des tuiles Action
verb-done = laisser les autres où elles sont

action-pay = pay PIÈCES : dépensez tout en une fois, par exemple pay 1 ship 1 yellow, ou pay root gold.
action-keep-tiles = keep TUILES : gardez ces tuiles Action pour placer la tuile Destin, et défaussez les autres.
action-done = done : terminez la procession ; les gardiennes qui pourraient encore avancer restent où elles sont.

## Coûts

any-resources = { $count ->
    [one] { $count } ressource de votre choix
   *[other] { $count } ressources de votre choix
}
either-resource = 1 { $of }
cost-pays = dépense { $pieces }
cost-pays-instead = dépense { $pieces }, faute de { $missing }
cost-asks = coûte { $pieces }
cost-missing = { $count ->
    [one] il manque { $missing } : dépensez { $instead } à la place
   *[other] il manque { $missing } : pour chaque pièce, dépensez { $instead } à la place
}
cost-offering = dépose votre tuile Offrande ({ $offering })
cost-discards = défausse { $pieces }
cost-discards-some = { $count ->
    [one] défaussez d’abord { $count } tuile Action
   *[other] défaussez d’abord { $count } tuiles Action
}
instead-yellow = une tuile Action jaune
instead-gold = de l’or
instead-two-others = deux autres pièces
note-otherwise = choisir une autre façon de faire
note-piecemeal = le reste sera demandé ensuite

## Ce que les choix entraînent

effect-gains = gagne { $pieces }
effect-gains-choice = { $count ->
    [one] gagne une ressource de votre choix
   *[other] gagne { $count } fois une ressource de votre choix
}
effect-common-task = accomplit la mission du Conseil « { $common_task } »
effect-symbols = { $symbols }
effect-unseen-path = une tuile Chemin inconnue pour la case Chemin { $position }
effect-path = tuile Chemin { $path } pour la case Chemin { $position }
effect-renew = renouvelle l’étalage avant votre choix
effect-brings = rapporte { $rewards }
effect-two-of = deux de ces récompenses : { $rewards }
taken-points = { $points } PV
taken-portal = le portail { $shape } pour l’emplacement { $notch }
taken-portals = un portail pour l’emplacement { $notches }
effect-notch = portail { $shape }
effect-ability = { $ability }
effect-guardian-comes = { $guardian-the } rejoint votre cité
effect-step-without-gain = puis chaque gardienne peut avancer d’une étape, sans gain
effect-steps = { $steps ->
    [one] chaque gardienne peut avancer d’une étape
   *[other] chaque gardienne peut avancer de { $steps } étapes au plus
}
effect-stays = { $guardian-your } ne bouge pas
effect-all-stay = { $guardians-count ->
    [one] { $guardians ->
        [propre] votre propre gardienne reste où elle est
       *[other] votre gardienne { $guardians } reste où elle est
    }
   *[other] vos gardiennes restent où elles sont : { $guardians }
}
effect-ignites = { $task } : { $asks }
effect-open-to-guardians = une gardienne peut y venir par son portail, pour { $points } PV
effect-neutral-novice = pour la mission du Conseil « { $common_task } »
effect-bonus = { $bonus }
effect-countdown = déclenche le compte à rebours
effect-passes = la partie est terminée pour vous

bonus-gold-and-yellow = il n’y a pas de PV à prendre à la place
bonus-path = une tuile Chemin de l’étalage ou des pioches
bonus-guardian = une gardienne d’une couleur que vous n’avez pas
bonus-great-bonfire = tourner le Grand Brasier jusqu’à la case de votre choix
bonus-specialist = un expert de l’étalage
bonus-move-guardian = déplacer une de vos gardiennes n’importe où sur votre chemin, ou sur un brasier
bonus-voyage = un voyage vers l’île de votre choix ; on y agit au coût habituel
bonus-fate-tile = placer une tuile Destin, sans rien défausser

ability-crowded-path = plusieurs gardiennes peuvent se trouver sur une même case Chemin
ability-faster-procession = en procession, les gardiennes avancent d’une étape supplémentaire
ability-any-resources-for-tasks = deux ressources de votre choix suffisent pour une mission
ability-points-for-elders = 2 PV de plus pour chaque sage recruté
ability-yellow-counts-twice = une tuile Action jaune remplace deux tuiles identiques d’un même coût
ability-choice-on-path = un déplacement terminé sur le chemin rapporte une ressource de votre choix
ability-gold-for-novices = 1 Or pour chaque novice que vous placez au Haut Conseil
ability-resource-of-new-path = une nouvelle tuile Chemin rapporte tout de suite sa ressource
ability-any-resources-for-gnomes = un gnome se paie avec des ressources de votre choix, en même nombre
ability-doubled = { $guardian-the } gagne le double quand elle termine son déplacement sur le chemin
ability-three-tiles-kept = on peut garder trois tuiles Action en plaçant une tuile Destin
ability-yellow-for-gnomes = une tuile Action jaune pour chaque gnome qui arrive, celui-ci compris
ability-fate-symbols-twice = les cases dorées et jaunes recouvertes par des tuiles Destin comptent double
ability-step-for-new-guardians = pour toute nouvelle gardienne, chacune peut avancer d’une étape, sans gain
ability-points-for-guardians = 2 PV de plus à la fin pour chaque gardienne sur un brasier
ability-reward-for-common-tasks = 1 Or et 1 tuile Action jaune pour chaque mission du Conseil accomplie désormais
ability-gold-on-first-path = 1 Or de plus pour un déplacement terminé sur la première case Chemin
ability-longer-voyage = votre navire suit une route maritime supplémentaire
ability-further-great-bonfire = le Grand Brasier tourne d’une case supplémentaire
ability-all-rewards = les trois récompenses d’une case Grand Brasier
ability-crowded-council = vous pouvez envoyer un novice là où il y en a déjà un de la même couleur
ability-portals-in-any-order = un portail peut aller sur tout emplacement qui lui correspond
ability-one-tile-for-tasks = une mission coûte toujours une seule tuile Action
ability-protruding-fate-tiles = les tuiles Destin peuvent dépasser de la zone, si un symbole reste à l’intérieur
ability-elder-of-paths = 1 PV par case Chemin
ability-elder-of-fate-tiles = 1 PV par tuile Destin de votre zone Destin
ability-elder-of-portals = 1 PV par portail
ability-elder-of-tasks = 1 PV par mission et par brasier
ability-elder-of-guardians = 1 PV par gardienne
ability-elder-of-gnomes = 1 PV par gnome, lui compris

## Points

points-now = rapporte { $points } PV
points-task = mission { $colour-feminine }, { $points } PV une fois le brasier ravivé
points-tom-bonfire = Tom gagne { $points } PV à la fin
points-guardian = rapporte { $points } PV à la fin
points-portal = rapporte { $points } PV à la fin
points-crystal = son cristal a la couleur du brasier : { $points } PV à la fin
points-at-the-end = à la fin { $parts }
scores-bonfire = { $points } PV pour le brasier
scores-portal = { $points } PV pour son portail
scores-crystal = { $points } PV pour sa tuile Chemin

## Remarques

note-tasks-there = { $tasks }
note-no-tasks-there = il n’y reste aucune mission
task-in-short = { $task } pour { $points } PV ({ $progress })
task-ready = accomplie
task-progress = { $have }/{ $need }
note-progress = progression : { $progress }
note-asks = demande { $asks }
note-guardian-there = { $guardian-the }, que vous n’avez pas
note-guardian-owned = vous avez déjà { $guardian-the }
note-guardian-value = une gardienne sur son brasier rapporte { $points } PV
note-portal-there = son portail est là
note-crystal-below = la tuile Chemin au-dessous a aussi un cristal { $colour }
note-crystal-matches = son cristal { $colour } a la couleur de la mission au-dessus
note-offerings-left = { $count ->
    [0] la dernière de sa pioche
   *[other] encore { $count } au-dessous
}
note-no-gain = sans gain
note-held = { $count ->
    [0] vous n’en avez pas
   *[other] vous en avez { $count }
}
note-fate-row = { $count ->
    [one] { $count } tuile Destin dans votre rangée ; si elle y reste, elle rapporte { $points } PV
   *[other] { $count } tuiles Destin dans votre rangée ; chacune qui y reste rapporte { $points } PV
}
note-lies = posée ainsi : { $symbols }
note-only-a-point = seulement 1 PV : { $why }

unusable-path = votre chemin est complet
unusable-guardian = vous avez une gardienne de chaque couleur
unusable-specialist = aucun expert n’est face visible
unusable-gnomes = vous avez six gnomes
unusable-move-guardian = aucune gardienne ne peut aller nulle part
unusable-fate-tile = il n’y a plus de place pour une tuile Destin
unusable-no-fate-tile = vous n’avez plus de tuile Destin

## Ce qui s’explique

task-on-island = Elle se trouve sur { $island }.
task-of-seat = { $seat } l’a sur la case { $space }.
task-of-tom = Tom l’a sur la case { $space }.
task-nowhere = Elle n’est pas dans cette partie.
specialist-costs = Expert { $number }, { $gnome } : 2 tuiles Action Gnome et 1 { $resource-single }, ou 1 tuile et 2 { $resource-plural }.
elder-costs = Sage { $number } : 2 tuiles Action Gnome et 1 { $resource-single }, ou 1 tuile et 2 { $resource-plural }.
gnome-face-up = On peut le recruter maintenant.
gnome-of-seat = { $seat } l’a recruté.
gnome-of-tom = Tom l’a recruté.
gnome-out-of-sight = Hors de vue pour l’instant.
