# Ce qui se dit de Bonfire.

## Mots

seat-colour-red = Rouge
    .sign = R
seat-colour-green = Vert
    .sign = V
seat-colour-white = Blanc
    .sign = B
seat-colour-black = Noir
    .sign = N

# Les actions, qui donnent leur nom aux tuiles Action et aux symboles des tuiles Destin.
action-kind-ship = Navire
    .tile = tuile Action Navire
    .tiles = tuiles Action Navire
    .sign = na
action-kind-task = Mission
    .tile = tuile Action Mission
    .tiles = tuiles Action Mission
    .sign = mi
action-kind-guardian = Gardienne
    .tile = tuile Action Gardienne
    .tiles = tuiles Action Gardienne
    .sign = ga
action-kind-path = Chemin
    .tile = tuile Action Chemin
    .tiles = tuiles Action Chemin
    .sign = ch
action-kind-great-bonfire = Grand Brasier
    .tile = tuile Action Grand Brasier
    .tiles = tuiles Action Grand Brasier
    .sign = gb
    .short = Gd Bras.
action-kind-gnome = Gnome
    .tile = tuile Action Gnome
    .tiles = tuiles Action Gnome
    .sign = gn
action-kind-yellow = Jaune
    .tile = tuile Action jaune
    .tiles = tuiles Action jaunes
    .sign = ja

# Les ressources : au singulier et au pluriel après un nombre, avec l’article indéfini, et les îles qui en portent le nom.
resource-blossom = { $count ->
    [one] fleur
   *[other] fleurs
}
    .single = fleur
    .plural = fleurs
    .indefinite = une fleur
    .of = d’une fleur
    .island = île aux Fleurs
    .islands = îles aux Fleurs
resource-fruit = { $count ->
    [one] fruit
   *[other] fruits
}
    .single = fruit
    .plural = fruits
    .indefinite = un fruit
    .of = d’un fruit
    .island = île aux Fruits
    .islands = îles aux Fruits
resource-herb = { $count ->
    [one] herbe
   *[other] herbes
}
    .single = herbe
    .plural = herbes
    .indefinite = une herbe
    .of = d’une herbe
    .island = île aux Herbes
    .islands = îles aux Herbes
resource-shell = { $count ->
    [one] coquillage
   *[other] coquillages
}
    .single = coquillage
    .plural = coquillages
    .indefinite = un coquillage
    .of = d’un coquillage
    .island = île aux Coquillages
    .islands = îles aux Coquillages
    .short = coquil.
resource-root = { $count ->
    [one] racine
   *[other] racines
}
    .single = racine
    .plural = racines
    .indefinite = une racine
    .of = d’une racine
    .island = île aux Racines
    .islands = îles aux Racines
resource-gold = or
    .single = Or
    .plural = Or
    .indefinite = de l’or
    .island = île à l’Or
    .islands = îles à l’Or

count-of-action-kind = { $count ->
    [one] { $count } { $of-tile }
   *[other] { $count } { $of-tiles }
}
short-count-of-action-kind = { $count } { $of }
count-of-resource = { $count ->
    [one] { $count } { $of-single }
   *[other] { $count } { $of-plural }
}

# Les couleurs des missions, des brasiers et des cristaux, accordées.
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
    .feminine-plural = bleues
    .sign = B
colour-red = rouge
    .feminine = rouge
    .plural = rouges
    .feminine-plural = rouges
    .sign = R
colour-yellow = jaune
    .feminine = jaune
    .plural = jaunes
    .feminine-plural = jaunes
    .sign = J

# Les gardiennes : l’adjectif seul, puis avec le nom ; « propre » précède le nom.
guardian-pink = rose
    .the = la gardienne rose
    .her = la gardienne rose
    .your = votre gardienne rose
    .short = rose
guardian-blue = bleue
    .the = la gardienne bleue
    .her = la gardienne bleue
    .your = votre gardienne bleue
    .short = bleue
guardian-natural = beige
    .the = la gardienne beige
    .her = la gardienne beige
    .your = votre gardienne beige
    .short = beige
guardian-grey = grise
    .the = la gardienne grise
    .her = la gardienne grise
    .your = votre gardienne grise
    .short = grise
guardian-own = propre
    .the = la propre gardienne
    .her = sa propre gardienne
    .your = votre propre gardienne
    .short = propre

# Où se trouvent les gardiennes ; un numéro suit, sauf après la case Départ.
area-starting-area = case Départ
    .on = sur la case Départ
area-path = case Chemin
    .on = sur la case Chemin
area-bonfire = brasier
    .on = sur le brasier

shape-a = A
shape-b = B
shape-c = C
shape-d = D
shape-e = E
shape-f = F
shape-g = G

# Les îles avec l’article ; en abrégé, pour la carte.
island-blossom-west = l’île aux Fleurs de l’ouest
    .short = Fleurs ouest
island-blossom-east = l’île aux Fleurs de l’est
    .short = Fleurs est
island-fruit-west = l’île aux Fruits de l’ouest
    .short = Fruits ouest
island-fruit-east = l’île aux Fruits de l’est
    .short = Fruits est
island-herb-west = l’île aux Herbes de l’ouest
    .short = Herbes ouest
island-herb-east = l’île aux Herbes de l’est
    .short = Herbes est
island-shell-west = l’île aux Coquillages de l’ouest
    .short = Coquil. ouest
island-shell-east = l’île aux Coquillages de l’est
    .short = Coquil. est
island-root-west = l’île aux Racines de l’ouest
    .short = Racines ouest
island-root-east = l’île aux Racines de l’est
    .short = Racines est
island-guardian-pink = l’île des gardiennes roses
    .short = Île rose
island-guardian-blue = l’île des gardiennes bleues
    .short = Île bleue
island-guardian-natural = l’île des gardiennes beiges
    .short = Île beige
island-guardian-grey = l’île des gardiennes grises
    .short = Île grise

# Le cristal et la ressource d’une tuile Chemin ; « tuile Chemin » précède.
path-kind-blue-blossom = bleu/fleur
path-kind-blue-fruit = bleu/fruit
path-kind-blue-herb = bleu/herbe
path-kind-blue-shell = bleu/coquillage
path-kind-blue-root = bleu/racine
path-kind-red-blossom = rouge/fleur
path-kind-red-fruit = rouge/fruit
path-kind-red-herb = rouge/herbe
path-kind-red-shell = rouge/coquillage
path-kind-red-root = rouge/racine
path-kind-yellow-blossom = jaune/fleur
path-kind-yellow-fruit = jaune/fruit
path-kind-yellow-herb = jaune/herbe
path-kind-yellow-shell = jaune/coquillage
path-kind-yellow-root = jaune/racine

# Les experts ont des noms à nous, d’après ce qu’ils font.
specialist-crowded-path = « Chemin bondé »
specialist-faster-procession = « Procession plus rapide »
specialist-any-resources-for-tasks = « Ressources libres pour les missions »
specialist-points-for-elders = « PV pour les sages »
specialist-yellow-counts-twice = « Le jaune compte double »
specialist-choice-on-path = « Libre choix sur le chemin »
specialist-gold-for-novices = « De l’or pour les novices »
specialist-resource-of-new-path = « Ressource du nouveau chemin »
specialist-any-resources-for-gnomes = « Ressources libres pour les gnomes »
specialist-doubled-pink = « Rose doublée »
specialist-doubled-grey = « Grise doublée »
specialist-doubled-natural = « Beige doublée »
specialist-doubled-blue = « Bleue doublée »
specialist-three-tiles-kept = « Trois tuiles gardées »
specialist-yellow-for-gnomes = « Du jaune pour les gnomes »
specialist-fate-symbols-twice = « Symboles du destin doublés »
specialist-step-for-new-guardians = « Une étape pour les nouvelles gardiennes »
specialist-points-for-guardians = « PV pour les gardiennes »
specialist-reward-for-common-tasks = « Prime pour les missions du Conseil »
specialist-gold-on-first-path = « De l’or sur le premier chemin »
specialist-longer-voyage = « Voyage plus long »
specialist-further-great-bonfire = « Grand Brasier plus loin »
specialist-all-rewards = « Toutes les récompenses »
specialist-crowded-council = « Conseil bondé »
specialist-portals-in-any-order = « Portails en ordre libre »
specialist-one-tile-for-tasks = « Une tuile pour les missions »
specialist-protruding-fate-tiles = « Destin qui dépasse »

# Un gnome, quel qu’il soit ; puis avec l’article.
gnome-crowded-path = { specialist-crowded-path }
    .the = l’expert { specialist-crowded-path }
gnome-faster-procession = { specialist-faster-procession }
    .the = l’expert { specialist-faster-procession }
gnome-any-resources-for-tasks = { specialist-any-resources-for-tasks }
    .the = l’expert { specialist-any-resources-for-tasks }
gnome-points-for-elders = { specialist-points-for-elders }
    .the = l’expert { specialist-points-for-elders }
gnome-yellow-counts-twice = { specialist-yellow-counts-twice }
    .the = l’expert { specialist-yellow-counts-twice }
gnome-choice-on-path = { specialist-choice-on-path }
    .the = l’expert { specialist-choice-on-path }
gnome-gold-for-novices = { specialist-gold-for-novices }
    .the = l’expert { specialist-gold-for-novices }
gnome-resource-of-new-path = { specialist-resource-of-new-path }
    .the = l’expert { specialist-resource-of-new-path }
gnome-any-resources-for-gnomes = { specialist-any-resources-for-gnomes }
    .the = l’expert { specialist-any-resources-for-gnomes }
gnome-doubled-pink = { specialist-doubled-pink }
    .the = l’expert { specialist-doubled-pink }
gnome-doubled-grey = { specialist-doubled-grey }
    .the = l’expert { specialist-doubled-grey }
gnome-doubled-natural = { specialist-doubled-natural }
    .the = l’expert { specialist-doubled-natural }
gnome-doubled-blue = { specialist-doubled-blue }
    .the = l’expert { specialist-doubled-blue }
gnome-three-tiles-kept = { specialist-three-tiles-kept }
    .the = l’expert { specialist-three-tiles-kept }
gnome-yellow-for-gnomes = { specialist-yellow-for-gnomes }
    .the = l’expert { specialist-yellow-for-gnomes }
gnome-fate-symbols-twice = { specialist-fate-symbols-twice }
    .the = l’expert { specialist-fate-symbols-twice }
gnome-step-for-new-guardians = { specialist-step-for-new-guardians }
    .the = l’expert { specialist-step-for-new-guardians }
gnome-points-for-guardians = { specialist-points-for-guardians }
    .the = l’expert { specialist-points-for-guardians }
gnome-reward-for-common-tasks = { specialist-reward-for-common-tasks }
    .the = l’expert { specialist-reward-for-common-tasks }
gnome-gold-on-first-path = { specialist-gold-on-first-path }
    .the = l’expert { specialist-gold-on-first-path }
gnome-longer-voyage = { specialist-longer-voyage }
    .the = l’expert { specialist-longer-voyage }
gnome-further-great-bonfire = { specialist-further-great-bonfire }
    .the = l’expert { specialist-further-great-bonfire }
gnome-all-rewards = { specialist-all-rewards }
    .the = l’expert { specialist-all-rewards }
gnome-crowded-council = { specialist-crowded-council }
    .the = l’expert { specialist-crowded-council }
gnome-portals-in-any-order = { specialist-portals-in-any-order }
    .the = l’expert { specialist-portals-in-any-order }
gnome-one-tile-for-tasks = { specialist-one-tile-for-tasks }
    .the = l’expert { specialist-one-tile-for-tasks }
gnome-protruding-fate-tiles = { specialist-protruding-fate-tiles }
    .the = l’expert { specialist-protruding-fate-tiles }
gnome-elder-of-paths = le sage des chemins
    .the = le sage des chemins
gnome-elder-of-fate-tiles = le sage du destin
    .the = le sage du destin
gnome-elder-of-portals = le sage des portails
    .the = le sage des portails
gnome-elder-of-tasks = le sage des missions
    .the = le sage des missions
gnome-elder-of-guardians = le sage des gardiennes
    .the = le sage des gardiennes
gnome-elder-of-gnomes = le sage des gnomes
    .the = le sage des gnomes

# Les sages, là où l’on dit qu’il s’agit d’eux.
elder-paths = chemins
elder-fate-tiles = destin
elder-portals = portails
elder-tasks = missions
elder-guardians = gardiennes
elder-gnomes = gnomes

council-space-gold-and-yellow = Or et jaune
    .bonus = 2 Or et 1 tuile Action jaune
council-space-path = Nouveau chemin
    .bonus = une tuile Chemin gratuite
council-space-guardian = Nouvelle gardienne
    .bonus = une gardienne gratuite
council-space-great-bonfire = Rotation libre
    .bonus = une rotation gratuite du Grand Brasier
council-space-specialist = Nouvel expert
    .bonus = un expert gratuit
council-space-move-guardian = Déplacer une gardienne
    .bonus = le déplacement d’une gardienne
council-space-voyage = Voyage libre
    .bonus = un voyage gratuit
council-space-fate-tile = Nouveau destin
    .bonus = une tuile Destin tout de suite

# Le nom court est pour les tableaux ; avec « des » il suit « le novice neutre ».
common-task-tasks = 7 missions ou brasiers
    .des = des missions
    .short = missions
common-task-portals = 7 portails
    .des = des portails
    .short = portails
common-task-paths = 7 tuiles Chemin
    .des = des chemins
    .short = chemins
common-task-guardians = 5 gardiennes
    .des = des gardiennes
    .short = gardiennes
common-task-gnomes = 6 gnomes
    .des = des gnomes
    .short = gnomes

tom-card-great-bonfire = Grand Brasier
tom-card-task-one = Mission I
tom-card-task-two = Mission II
tom-card-guardian = Gardienne
tom-card-path = Chemin
tom-card-gnome = Gnome

ending-countdown-over = le compte à rebours est terminé
ending-all-passed = tout le monde a passé
ending-nobody-can-act = plus personne ne peut agir
ending-cards-used-up = Tom a joué toutes ses cartes
ending-too-many-decisions = la partie a duré trop longtemps

# D’où viennent les points ; la raison suit « gagne 2 PV ».
source-handicap = handicap
    .reason = au titre du handicap
source-elders = sages
    .reason = grâce à un sage
source-council = Haut Conseil
    .reason = au Haut Conseil
source-great-bonfire = Grand Brasier
    .reason = au Grand Brasier
source-countdown = compte à rebours
    .reason = pour la tuile Sablier
source-completed = cartes en trop de Tom
    .reason = à la place : cette mission du Conseil est déjà accomplie
source-bonfires = brasiers
    .reason = pour les brasiers
source-guardians = gardiennes sur un brasier
    .reason = pour les gardiennes sur un brasier
source-portals = portails reliés à un brasier
    .reason = pour les portails reliés à un brasier
source-paths = tuiles Chemin assorties
    .reason = pour les tuiles Chemin assorties
source-common-tasks = missions du Conseil
    .reason = pour les missions du Conseil
source-fate-tiles = tuiles Destin restantes
    .reason = pour les tuiles Destin restantes
source-leftovers = tuiles Action et ressources restantes
    .reason = pour les tuiles Action et ressources restantes

# Quel bout de la rangée de tuiles Destin, et dans quel sens une tuile est posée.
end-top = du haut
end-bottom = du bas

way-forward = dans cet ordre
way-reversed = à l’envers

# Ce qui se décide, pour ceux qui attendent ; cela suit le nom.
decision-keep-or-swap = choisit sa première tuile Destin
decision-lay-first-tile = pose sa première tuile Destin
decision-turn = joue son tour
decision-after-main-part = peut encore envoyer un novice neutre au Haut Conseil
decision-discard = défausse des tuiles Action
decision-choose-fate-tile = choisit une tuile Destin
decision-lay-fate-tile = pose une tuile Destin
decision-choose-path = choisit une tuile Chemin
decision-search-path = cherche une tuile Chemin
decision-island-action = arrive sur une île
decision-choose-offering = choisit une tuile Offrande
decision-choose-space = choisit une case pour une mission
decision-pay-tiles = dépense des tuiles Action
decision-pay-resources = dépense des ressources
decision-walk = effectue une procession
decision-choose-gain = choisit ce que gagne une gardienne
decision-choose-rewards = prend des récompenses au Grand Brasier
decision-choose-notch = choisit un emplacement pour un portail
decision-choose-council-space = envoie un novice au Haut Conseil
decision-bonus-or-point = prend un bonus ou 1 PV au Haut Conseil
decision-choose-guardian = choisit une gardienne
decision-turn-great-bonfire = tourne le Grand Brasier
decision-choose-specialist = choisit un expert
decision-move-guardian = déplace une gardienne
decision-choose-island = choisit une île où aller
decision-choose-for-tom = choisit une mission pour Tom
decision-continue = ne peut rien faire à ce tour

## Événements

event-game-began = Premier joueur : { $seat }.
event-turn-began = Tour { $turn } : { $seat }
event-turn-skipped = { $seat } ne peut rien faire ; son tour est sauté.

event-fate-tile-swapped = { $seat } échange la tuile Destin mise de côté contre celle du milieu de la rangée.
event-fate-tile-chosen = { $seat } prend la tuile Destin { $end } de la rangée.
event-fate-tile-laid = { $way-key ->
    [reversed] { $seat } pose une tuile Destin { $place-direction ->
        [down] verticalement
       *[across] horizontalement
    }, centrée en { $place-cell }, à l’envers.
   *[forward] { $seat } pose une tuile Destin { $place-direction ->
        [down] verticalement
       *[across] horizontalement
    }, centrée en { $place-cell }.
}
event-tile-discarded = { $seat } défausse 1 { $tile-tile }.

event-tiles-gained = { $pieces ->
    [one] { $seat } gagne { $pieces } { $tile-tile }.
   *[other] { $seat } gagne { $pieces } { $tile-tiles }.
}
event-resources-gained = { $pieces ->
    [one] { $seat } gagne { $pieces } { $resource-single }.
   *[other] { $seat } gagne { $pieces } { $resource-plural }.
}
event-points-scored = { $seat } gagne { $points } PV { $source-reason }.
event-tiles-paid = { $pieces ->
    [one] { $seat } dépense { $pieces } { $tile-tile }.
   *[other] { $seat } dépense { $pieces } { $tile-tiles }.
}
event-resources-paid = { $pieces ->
    [one] { $seat } dépense { $pieces } { $resource-single }.
   *[other] { $seat } dépense { $pieces } { $resource-plural }.
}

event-sailed = { $seat } déplace son navire vers { $island }.
event-offering-laid = { $seat } dépose une tuile Offrande ({ $offering }) sur { $island }.
event-task-received = { $seat } reçoit la mission { $task } et la place sur la case { $space }.
event-offering-revealed = { $seat } révèle une tuile Offrande ({ $offering }) sur la pioche { $pile }.
event-guardian-retrieved = { $seat } accueille { $guardian-the } dans sa cité.

event-procession-began = { $steps ->
    [one] { $seat } effectue une procession d’une étape.
   *[other] { $seat } effectue une procession de { $steps } étapes.
}
event-guardian-moved = { $area-key ->
    [starting-area] { $seat } déplace { $guardian-her } { $area-on }.
   *[other] { $seat } déplace { $guardian-her } { $area-on } { $number }.
}

event-great-bonfire-turned = { $seat } tourne le Grand Brasier jusqu’à la case { $space }.
event-portal-taken = { $seat } prend le portail { $shape } pour l’emplacement { $notch }.

event-path-taken = { $seat } prend la tuile Chemin { $path } (étalage { $slot }) pour la case Chemin { $position }.
event-path-drawn = { $seat } pioche la tuile Chemin { $path } (pioche { $pile }) pour la case Chemin { $position }.
event-path-found = { $seat } prend la tuile Chemin { $path } dans les pioches (case Chemin { $position }).
event-path-revealed = La tuile Chemin { $path } arrive à l’étalage (case { $slot }).
event-paths-renewed = { $seat } renouvelle l’étalage des tuiles Chemin.
event-paths-shuffled = Les pioches Chemins sont mélangées.

event-gnome-recruited = { $seat } recrute { $gnome-the }.
event-specialist-revealed = L’expert { $specialist } arrive à l’étalage (case { $slot }).
event-specialists-shuffled = { $cards ->
    [one] L’expert de la défausse forme une nouvelle pioche d’une carte.
   *[other] Les experts de la défausse, mélangés, forment une nouvelle pioche de { $cards } cartes.
}

event-bonfire-lit = { $seat } ravive un brasier avec la mission { $task } de la case { $space }.
event-novice-sent = { $seat } envoie un novice au Haut Conseil, sur « { $council } ».
event-neutral-novice-sent = { $seat } envoie le novice neutre { $common_task-des } sur « { $council } ».
event-bonus-taken = { $seat } prend le bonus : { $council-bonus }.
event-common-task-fulfilled = { $seat } accomplit la mission du Conseil « { $common_task } ».

event-countdown-began = Le compte à rebours commence.
event-countdown-tile-passed-on = { $tile ->
    [1] La tuile Sablier { $tile } fait le tour de la table : ce sont les derniers tours.
   *[other] La tuile Sablier { $tile } fait le tour de la table.
}
event-passed = { $seat } passe pour le reste de la partie.

event-tom-deck-shuffled = Les cartes Tom sont mélangées.
event-tom-revealed = Carte Tom : { $card }.
event-tom-key = Ressource du gnome : { $resource } ({ $specialist }).
event-tom-did-nothing = Tom ne peut rien faire.
event-tom-took-task = Tom prend la mission { $task } sur { $island } et en fait un brasier (case { $space }).
event-tom-sent-novice = Tom envoie un novice au Haut Conseil.
event-tom-fulfilled-common-task = Tom accomplit la mission du Conseil « { $common_task } ».
event-tom-sent-neutral-novice = Tom envoie le novice neutre { $common_task-des } au Haut Conseil.
event-tom-took-guardian = Tom accueille { $guardian-the } dans sa cité.
event-tom-took-portal = Tom tourne le Grand Brasier (case { $space }) : portail { $shape } pour l’emplacement { $notch }.
event-tom-took-path = Tom prend la tuile Chemin { $path } (étalage { $slot }) pour la case Chemin { $position }.
event-tom-recruited = Tom recrute { $gnome-the }.
event-tom-scored = Tom gagne { $points } PV { $source-reason }.

event-game-ended = Fin de partie : { $ending }.

# La même chose plusieurs fois, en une phrase.
events-tiles-gained = { $seat } gagne { $items }.
item-tiles-gained = { $pieces ->
    [one] { $pieces } { $tile-tile }
   *[other] { $pieces } { $tile-tiles }
}
events-resources-gained = { $seat } gagne { $items }.
item-resources-gained = { $pieces ->
    [one] { $pieces } { $resource-single }
   *[other] { $pieces } { $resource-plural }
}
events-points-scored = { $seat } gagne { $items }.
item-points-scored = { $points } PV { $source-reason }
events-tom-scored = Tom gagne { $items }.
item-tom-scored = { $points } PV { $source-reason }

# Ce qui empêche de revenir en arrière.
undo-barred-offering-revealed = une nouvelle tuile Offrande a été révélée
undo-barred-path-drawn = une tuile Chemin a été piochée
undo-barred-path-revealed = une nouvelle tuile Chemin a été révélée
undo-barred-paths-shuffled = les pioches Chemins ont été mélangées
undo-barred-specialist-revealed = un nouvel expert a été révélé
undo-barred-specialists-shuffled = les experts ont été mélangés
undo-barred-tom-deck-shuffled = les cartes Tom ont été mélangées
undo-barred-tom-revealed = la carte Tom a été révélée
undo-barred-tom-key = un expert a été révélé pour Tom

## Ce que demandent les missions

# Un message par sorte de mission ; quand une mission demande plusieurs choses, le second dit chacune d’elles.
task-asks-bonfire-colours = { $asks }
task-asks-bonfire-colours-each = { $number ->
    [one] un brasier { $word }
   *[other] { $number } brasiers { $word-plural }
}
task-asks-tasks-of-colour = { $asks }
task-asks-tasks-of-colour-each = { $number ->
    [one] une mission ou un brasier de couleur { $word-feminine }
   *[other] { $number } missions ou brasiers { $word-plural }
}
task-asks-path-crystals = { $asks }
task-asks-path-crystals-each = { $number ->
    [one] une tuile Chemin à cristal { $word }
   *[other] { $number } tuiles Chemin à cristal { $word }
}
task-asks-depicted-guardians = { $asks }
task-asks-depicted-guardians-each = { $word-the }
task-asks-path-resource = { $asks }
task-asks-path-resource-each = { $number ->
    [one] une tuile Chemin avec { $word-indefinite }
   *[other] { $number } tuiles Chemin avec { $word-indefinite }
}
task-asks-offerings-at-resource = { $asks }
task-asks-offerings-at-resource-each = { $number ->
    [one] une tuile Offrande sur une { $word-island }
    [2] une tuile Offrande sur chacune des 2 { $word-islands }
   *[other] une tuile Offrande sur { $number } { $word-islands }
}
task-asks-gnome-resource = { $asks }
task-asks-gnome-resource-each = { $number ->
    [one] un gnome qui coûte { $word-indefinite }
   *[other] { $number } gnomes qui coûtent { $word-indefinite }
}
task-asks-resources = { $asks } dans votre réserve
task-asks-resources-each = { $number ->
    [one] { $number } { $word-single }
   *[other] { $number } { $word-plural }
}
task-asks-symbol-groups = { $asks } dans votre zone Destin
task-asks-symbol-groups-each = { $number } symboles { $word } adjacents
task-asks-action-tiles = { $asks } dans votre réserve
task-asks-action-tiles-each = { $number ->
    [one] { $number } { $word-tile }
   *[other] { $number } { $word-tiles }
}
task-asks-portals = { $number ->
    [one] { $number } portail
   *[other] { $number } portails
}
task-asks-gnomes = { $number ->
    [one] { $number } gnome
   *[other] { $number } gnomes
}
task-asks-elders = { $number ->
    [one] { $number } sage
   *[other] { $number } sages
}
task-asks-guardians = { $number ->
    [one] { $number } gardienne, la vôtre comprise
   *[other] { $number } gardiennes, la vôtre comprise
}
task-asks-guardians-at-bonfires = { $number ->
    [one] { $number } gardienne sur un brasier
   *[other] { $number } gardiennes sur des brasiers
}
task-asks-bonfires = { $number ->
    [one] { $number } brasier
   *[other] { $number } brasiers
}
task-asks-common-tasks = { $number ->
    [one] { $number } mission du Conseil accomplie
   *[other] { $number } missions du Conseil accomplies
}
task-asks-neighbouring-paths = { $number } tuiles Chemin adjacentes avec la même ressource
task-asks-offering-islands = { $number ->
    [one] une île avec une de vos tuiles Offrande
   *[other] { $number } îles avec une de vos tuiles Offrande chacune
}
task-asks-offerings-on-one-island = { $number ->
    [one] { $number } tuile Offrande sur une île
   *[other] { $number } tuiles Offrande sur une même île
}
task-asks-islands-with-two-offerings = { $number ->
    [one] une île avec 2 de vos tuiles Offrande
   *[other] { $number } îles avec 2 de vos tuiles Offrande chacune
}
task-asks-empty-offering-pile = une pioche de tuiles Offrande épuisée
task-asks-equal-resources = { $number } ressources identiques, autres que l’or, dans votre réserve
task-asks-two-resources = deux ressources autres que l’or, { $number } exemplaires de chacune, dans votre réserve
task-asks-two-large-groups = deux groupes de { $number } symboles identiques adjacents dans votre zone Destin
task-asks-fate-highlighted = les { $number } cases surlignées de votre zone Destin recouvertes
task-asks-fate-gold = les { $number } cases dorées de votre zone Destin recouvertes
task-asks-fate-outermost = les { $number } cases des deux colonnes les plus éloignées de votre zone Destin recouvertes

## Ce que les actions d’un verbe ont en commun

verb-keep = garder la tuile Destin mise de côté
verb-swap = l’échanger contre celle du milieu de la rangée
verb-fate = placer une tuile Destin
verb-sail = déplacer votre navire vers une île
verb-task = recevoir une mission
verb-guardian = rapatrier la gardienne
verb-procession = effectuer une procession
verb-path = ajouter une tuile Chemin
verb-renew = renouveler d’abord l’étalage
verb-turn = tourner le Grand Brasier
verb-recruit = recruter un gnome
verb-ignite = raviver un brasier
verb-bonus = envoyer un novice neutre au Haut Conseil
verb-pass = passer pour le reste de la partie
verb-end = terminer votre tour
verb-discard = défausser une tuile Action
verb-take = prendre une tuile Destin
verb-lay = poser la tuile Destin
verb-stay = ne rien faire ici
verb-offering = choisir une tuile Offrande
verb-space = choisir une case pour la mission
verb-jokers = dépenser des tuiles Action jaunes ou de l’or
verb-replace = remplacer une ressource par de l’or
verb-give = dépenser une tuile Action
verb-spend = dépenser une ressource
verb-walk = déplacer une gardienne
verb-gain = choisir ce que gagne la gardienne
verb-reap = prendre des récompenses
verb-notch = choisir un emplacement pour le portail
verb-council = choisir une case du Haut Conseil
verb-accept = prendre le bonus
verb-point = prendre 1 PV à la place
verb-search = chercher une tuile Chemin dans les pioches
verb-fetch = choisir une gardienne
verb-welcome = choisir un expert
verb-tom = choisir la mission de Tom
verb-continue = continuer

# Les choix en toutes lettres. Ce qui se tape comme un numéro ou une clé est ici une valeur.
choice-sail = déplacer votre navire vers { $island }
choice-sail-task = déplacer votre navire vers { $island } et recevoir la mission { $task }
choice-sail-guardian = déplacer votre navire vers { $island } et rapatrier la gardienne
choice-task = recevoir la mission { $task }
choice-task-offering = recevoir la mission { $task } contre votre tuile Offrande ({ $offering })
choice-procession = { $steps ->
    [one] effectuer une procession d’une étape
   *[other] effectuer une procession de { $steps } étapes
}
choice-path = { $path_source-kind ->
    [slot] ajouter la tuile Chemin de la case { $path_source-number } de l’étalage
   *[pile] piocher une tuile Chemin dans la pioche { $path_source-number }
}
choice-turn = tourner le Grand Brasier jusqu’à la case { $great_bonfire_space }
choice-recruit = { $tiles ->
    [one] recruter { $gnome-the } pour { $tiles } tuile Action Gnome
   *[other] recruter { $gnome-the } pour { $tiles } tuiles Action Gnome
}
choice-ignite = raviver le brasier de la case { $space }
choice-bonus = envoyer le novice neutre { $common_task-des } au Haut Conseil
choice-discard = défausser 1 { $action_kind-tile }
choice-keep-tiles = { $pieces-count ->
    [0] ne garder aucune tuile Action
   *[other] garder { $pieces }
}
choice-take = prendre la tuile Destin { $end }
choice-lay = { $way-key ->
    [reversed] poser la tuile Destin { $place-direction ->
        [down] verticalement
       *[across] horizontalement
    }, centrée en { $place-cell }, à l’envers
   *[forward] poser la tuile Destin { $place-direction ->
        [down] verticalement
       *[across] horizontalement
    }, centrée en { $place-cell }
}
choice-offering = déposer la tuile Offrande de la pioche { $pile }
choice-space = placer la mission sur la case { $space }
choice-jokers = { $jokers ->
    [0] payer sans tuile Action jaune ni or
    [one] dépenser { $jokers } tuile Action jaune ou or en remplacement
   *[other] dépenser { $jokers } tuiles Action jaunes ou or en remplacement
}
choice-replace = dépenser de l’or à la place { $basic_resource-of }
choice-give = dépenser 1 { $symbol-tile }
choice-spend = dépenser 1 { $resource-single }
choice-walk = { $target-kind ->
    [path] déplacer { your-guardian } sur la case Chemin { $target-number }
    [bonfire] déplacer { your-guardian } sur le brasier { $target-number }
   *[stay] laisser { your-guardian } où elle est
}
choice-gain = choisir { $resource-indefinite }
choice-reap = { $rewards-key ->
    [tile-and-portal] prendre la tuile Action et un portail
    [reward-and-portal] prendre un portail et la ressource ou les PV
   *[tile-and-reward] prendre la tuile Action et la ressource ou les PV
}
choice-notch = placer le portail sur l’emplacement { $space }
choice-council = envoyer le novice sur « { $council_space } »
choice-council-point = envoyer le novice sur « { $council_space } » pour 1 PV
choice-search = prendre une tuile Chemin { $path_kind } dans les pioches
choice-fetch = choisir { $guardian_colour-the }
choice-welcome = choisir l’expert { $specialist }
choice-tom = donner à Tom la mission { $task }
choice-pay-pieces = dépenser { $pieces }
choice-otherwise = { $choice }, en payant autrement

## Ce qui s’explique

topic-kind-rule = règle
topic-kind-action = action
topic-kind-council-space = case du Haut Conseil
topic-kind-common-task = mission du Conseil
topic-kind-specialist = expert
topic-kind-elder = sage
topic-kind-island = île
topic-kind-task = mission

about-task = Mission { $colour-feminine } pour { $points } PV : { $asks }.
named-task = { $task } ({ $asks })
about-task-island = Outre des tuiles Action, une mission coûte ici { $resource-indefinite } et la ressource d’une de vos tuiles Offrande. { $tasks-count ->
    [0] Il n’y reste aucune mission.
   *[other] Missions : { $tasks }.
} À une route maritime : { $islands }.
about-guardian-island = Ici, on rapatrie { $guardian-the } pour 1 tuile Action Gardienne. À une route maritime : { $islands }.

about-council-space-gold-and-yellow = Gagnez 2 Or et 1 tuile Action jaune. Il n’y a pas de PV à prendre à la place.
about-council-space-path = Prenez une tuile Chemin de l’étalage, ou celle de votre choix dans les pioches, qui sont ensuite mélangées ; ou gagnez 1 PV.
about-council-space-guardian = Prenez une gardienne d’une couleur que vous n’avez pas ; ou gagnez 1 PV.
about-council-space-great-bonfire = Tournez gratuitement le Grand Brasier jusqu’à la case de votre choix et prenez-y les récompenses habituelles ; ou gagnez 1 PV.
about-council-space-specialist = Prenez gratuitement un expert face visible ; ou gagnez 1 PV.
about-council-space-move-guardian = Déplacez une de vos gardiennes, en avant ou en arrière, sur une case Chemin libre ou sur un brasier libre qui a son portail, avec le gain habituel ; ou gagnez 1 PV.
about-council-space-voyage = Déplacez gratuitement votre navire vers une autre île de votre choix. Vous pouvez ensuite y agir au coût habituel. Ou gagnez 1 PV.
about-council-space-fate-tile = Placez tout de suite une tuile Destin, quel que soit le nombre de vos tuiles Action ; ou gagnez 1 PV.

about-common-task-tasks = Posséder 7 missions et brasiers au total. Rapporte 4 PV à la fin, ou 7 PV si ce sont tous des brasiers.
about-common-task-portals = Posséder 7 portails. Rapporte 4 PV à la fin.
about-common-task-paths = Posséder 7 cases Chemin, tuile Départ comprise. Rapporte 4 PV à la fin.
about-common-task-guardians = Posséder 5 gardiennes, la vôtre comprise. Rapporte 4 PV à la fin.
about-common-task-gnomes = Posséder 6 gnomes. Rapporte 4 PV à la fin.

about-elder-paths = Rapporte, quand vous le recrutez, 1 PV par case Chemin de votre cité, tuile Départ comprise.
about-elder-fate-tiles = Rapporte, quand vous le recrutez, 1 PV par tuile Destin dans votre zone Destin.
about-elder-portals = Rapporte, quand vous le recrutez, 1 PV par portail de votre cité.
about-elder-tasks = Rapporte, quand vous le recrutez, 1 PV par mission et par brasier de votre cité.
about-elder-guardians = Rapporte, quand vous le recrutez, 1 PV par gardienne de votre cité.
about-elder-gnomes = Rapporte, quand vous le recrutez, 1 PV par gnome de votre cité, lui compris.

about-specialist-crowded-path = Plusieurs de vos gardiennes peuvent se trouver sur une même case Chemin. Un brasier n’en accueille toujours qu’une.
about-specialist-faster-procession = Lors d’une procession, chacune de vos gardiennes peut avancer d’une étape de plus que le nombre de tuiles dépensées.
about-specialist-any-resources-for-tasks = Deux ressources de votre choix, or compris, suffisent pour une mission.
about-specialist-points-for-elders = Vous gagnez 2 PV de plus chaque fois que vous recrutez un sage.
about-specialist-yellow-counts-twice = Une tuile Action jaune remplace deux tuiles Action identiques d’un même coût. S’il n’en faut qu’une, le reste est perdu.
about-specialist-choice-on-path = Quand une gardienne termine son déplacement sur le chemin, vous choisissez la ressource de base qu’elle gagne ; sur la première case Chemin, l’or aussi est possible.
about-specialist-gold-for-novices = Vous gagnez 1 Or chaque fois que vous placez un novice au Haut Conseil, que ce soit le vôtre ou un novice neutre.
about-specialist-resource-of-new-path = Chaque fois que vous prenez une tuile Chemin, vous gagnez la ressource qu’elle indique.
about-specialist-any-resources-for-gnomes = Pour un gnome, vous dépensez le même nombre de ressources, mais de votre choix, or compris.
about-specialist-doubled-pink = Quand votre gardienne rose termine son déplacement sur le chemin, elle gagne le double.
about-specialist-doubled-grey = Quand votre gardienne grise termine son déplacement sur le chemin, elle gagne le double.
about-specialist-doubled-natural = Quand votre gardienne beige termine son déplacement sur le chemin, elle gagne le double.
about-specialist-doubled-blue = Quand votre gardienne bleue termine son déplacement sur le chemin, elle gagne le double.
about-specialist-three-tiles-kept = Vous pouvez garder jusqu’à trois tuiles Action quand vous placez une tuile Destin.
about-specialist-yellow-for-gnomes = Vous gagnez 1 tuile Action jaune pour chaque gnome qui rejoint votre cité, celui-ci compris.
about-specialist-fate-symbols-twice = Vous gagnez deux fois ce qui est imprimé sous vos tuiles Destin : 2 Or ou 2 tuiles Action jaunes.
about-specialist-step-for-new-guardians = Chaque fois qu’une gardienne rejoint votre cité, chacune de vos gardiennes peut avancer d’une étape, sans rien gagner.
about-specialist-points-for-guardians = Chacune de vos gardiennes sur un brasier rapporte 2 PV de plus à la fin.
about-specialist-reward-for-common-tasks = Vous gagnez 1 Or et 1 tuile Action jaune pour chaque mission du Conseil que vous accomplissez désormais, même si son novice neutre n’est plus là.
about-specialist-gold-on-first-path = Une gardienne qui termine son déplacement sur la première case Chemin gagne 1 Or de plus.
about-specialist-longer-voyage = Votre navire peut suivre une route maritime de plus que le nombre de tuiles dépensées, si vous en dépensez au moins 1.
about-specialist-further-great-bonfire = Vous pouvez tourner le Grand Brasier d’une case de plus que le nombre de tuiles dépensées, si vous en dépensez au moins 1.
about-specialist-all-rewards = Vous prenez les trois récompenses d’une case Grand Brasier.
about-specialist-crowded-council = Vous pouvez envoyer un novice, le vôtre ou un novice neutre, sur une case du Haut Conseil qui en a déjà un de la même couleur.
about-specialist-portals-in-any-order = Un portail peut aller sur tout emplacement libre qui lui correspond.
about-specialist-one-tile-for-tasks = Une mission vous coûte toujours 1 tuile Action Mission, quel que soit le nombre de vos tuiles Offrande sur son île.
about-specialist-protruding-fate-tiles = Vos tuiles Destin peuvent dépasser de la zone Destin si au moins un symbole reste à l’intérieur. Les symboles à l’extérieur rapportent eux aussi des tuiles Action.

action-keep = keep : commencez avec la tuile Destin mise de côté.
action-swap = swap : commencez avec la tuile Destin du milieu de votre rangée ; celle mise de côté prend sa place.
action-fate = fate : placez une tuile Destin pour gagner de nouvelles tuiles Action. Vous pouvez garder une tuile Action ; les autres sont d’abord défaussées.
action-sail = sail ÎLE : 1 tuile Action Navire pour une route maritime, 2 pour deux, 3 pour n’importe quelle île. Votre premier voyage vous mène n’importe où pour 1. Vous pouvez ensuite agir tout de suite sur l’île.
action-task = task CODE : recevez une mission de l’île où se trouve votre navire, contre des tuiles Action Mission et deux ressources.
action-guardian = guardian : rapatriez la gardienne de l’île où se trouve votre navire, contre 1 tuile Action Gardienne.
action-procession = procession N : dépensez N tuiles Action Gardienne ; chacune de vos gardiennes peut avancer de N étapes au plus.
action-path = path SOURCE : ajoutez une tuile Chemin de l’étalage (slot-1 à slot-4), ou la première d’une pioche, sans la voir (pile-1 ou pile-2). Cela coûte 1 tuile Action Chemin, et 2 à partir de la case Chemin 5.
action-renew = renew : quand les quatre tuiles Chemin face visible ont le même cristal, glissez-les sous les pioches et révélez-en quatre autres avant de choisir.
action-turn = turn CASE : tournez le Grand Brasier : 1 tuile Action pour une case en sens horaire, 2 pour deux, 3 pour n’importe laquelle. Prenez ensuite deux de ces trois choses : sa tuile Action, sa ressource ou ses PV, un portail qui correspond.
action-recruit = recruit GNOME TUILES : recrutez un gnome face visible contre 2 tuiles Action Gnome et 1 de sa ressource, ou contre 1 tuile Action Gnome et 2 de sa ressource.
action-ignite = ignite CASE : faites d’une mission accomplie un brasier et envoyez son novice au Haut Conseil.
action-bonus = bonus MISSION-DU-CONSEIL : envoyez au Haut Conseil le novice neutre d’une mission du Conseil que vous avez accomplie, en plus de la partie principale de votre tour.
action-pass = pass : pendant le compte à rebours, gagnez les PV de la tuile Sablier en cours et retirez-vous.
action-end = end : terminez votre tour.
action-discard = discard TUILE : défaussez une tuile Action.
action-take = take top, take bottom : choisissez quelle tuile Destin de votre rangée placer, celle du haut ou celle du bas.
action-lay = lay ENDROIT SENS : posez la tuile Destin, son milieu sur une case, horizontalement (across) ou verticalement (down), dans cet ordre (forward) ou à l’envers (reversed). L’ordre est celui dans lequel la tuile est montrée, de gauche à droite ou de haut en bas.
action-stay = stay : ne faites rien sur l’île.
action-offering = offering PIOCHE : choisissez laquelle de vos deux tuiles Offrande face visible déposer.
action-space = space N : placez la mission sur une case libre de votre cité.
action-jokers = jokers N : remplacez ce qui est demandé par N tuiles Action jaunes ou N Or.
action-replace = replace RESSOURCE : dépensez de l’or à la place de cette ressource.
action-give = give TUILE : dépensez une tuile Action ; deux remplacent celle qui manque.
action-spend = spend RESSOURCE : dépensez une ressource pour une partie du coût.
action-walk = walk GARDIENNE ENDROIT : déplacez une gardienne vers path-N ou bonfire-N, ou laissez-la où elle est (stay).
action-gain = gain RESSOURCE : choisissez ce que gagne la gardienne.
action-reap = reap PAIRE : prenez deux récompenses parmi la tuile Action (tile), la ressource ou les PV (reward) et le portail (portal), par exemple tile-and-portal.
action-notch = notch N : choisissez l’emplacement du portail.
action-council = council CASE : choisissez où va le novice.
action-accept = accept : prenez le bonus de la case du Haut Conseil.
action-point = point : gagnez 1 PV à la place du bonus.
action-search = search TUILE : prenez cette tuile Chemin dans les pioches, qui sont ensuite mélangées.
action-fetch = fetch COULEUR : choisissez la gardienne qui rejoint votre cité.
action-welcome = welcome EXPERT : prenez gratuitement cet expert.
action-tom = tom CODE : choisissez quelle mission Tom prend parmi celles de même valeur.
action-continue = continue : continuez après un tour où vous ne pouviez rien faire.

rule-aim = Recevez des missions sur les îles, accomplissez-les et faites-en des brasiers. Portails, tuiles Chemin assorties et gardiennes augmentent la valeur de vos brasiers. Qui a le plus de PV à la fin remporte la partie.
    .term = but
rule-turn = La partie principale de votre tour est l’une de ces trois choses : placer une tuile Destin, utiliser des tuiles Action pour une action, ou raviver un brasier. Avant ou après, vous pouvez envoyer des novices neutres au Haut Conseil. Si vous ne pouvez faire aucune des trois, votre tour est sauté.
    .term = tour
rule-actions = Il y a six actions : Navire, Mission, Gardienne (aussi pour les processions), Chemin, Grand Brasier et Gnome. Chacune coûte des tuiles Action de sa sorte, ou des jaunes.
    .term = actions
rule-payment = Une tuile Action jaune remplace n’importe quelle tuile Action, l’or n’importe quelle ressource. Une tuile Action que vous n’avez pas peut aussi se payer avec deux autres de votre choix, une ressource avec deux ressources de votre choix. Un paiement auquel on pourrait retirer une pièce n’est pas permis.
    .term = paiement
rule-fate = Posez une tuile Destin horizontalement ou verticalement dans votre zone Destin, bord à bord avec une tuile déjà posée. Chaque groupe de symboles identiques adjacents dont elle fait désormais partie rapporte autant de tuiles Action qu’il compte de cases, une seule fois par groupe. Vous gagnez aussi ce qui est imprimé sur les cases dorées et jaunes recouvertes. Vous ne pouvez garder qu’une tuile Action ; défaussez d’abord les autres.
    .term = destin
rule-islands = Dix îles ont des missions et montrent une ressource, quatre ont des gardiennes. Votre premier voyage vous mène à n’importe quelle île pour 1 tuile Action Navire ; ensuite, 1 tuile vous fait suivre une route maritime, 2 tuiles deux routes, 3 tuiles vous mènent à n’importe quelle île. Vous pouvez ensuite agir tout de suite sur l’île, au coût habituel.
    .term = îles
rule-tasks = Pour une mission, vous dépensez 1 tuile Action Mission, plus 1 pour chacune de vos tuiles Offrande sur l’île, et deux ressources : celle de l’île et celle d’une de vos deux tuiles Offrande face visible. La tuile Offrande prend la place de la mission, et la mission va sur une case libre de votre cité, qui en a sept. Le code d’une mission indique sa couleur : b pour bleu (2 à 3 PV), r pour rouge (4 à 5), y pour jaune (6 à 8).
    .term = missions
rule-offerings = Vos tuiles Offrande forment deux pioches ; la première de chacune est face visible. L’une d’elles est déposée sur l’île à la place de chaque mission que vous recevez, et votre prochaine mission y coûte 1 tuile Action de plus.
    .term = offrandes
rule-bonfire = Quand vous remplissez la condition d’une mission, vous pouvez raviver son brasier, un seul par tour. Le brasier rapporte ses PV à la fin, et son novice va au Haut Conseil pour un bonus ou 1 PV.
    .term = brasier
rule-progress = Une mission montre combien vous possédez de ce qu’elle demande, par exemple 2/3. Quand le compte y est, son brasier peut être ravivé.
    .term = progression
rule-ready = Vous remplissez maintenant la condition de cette mission : vous pouvez raviver son brasier.
    .term = accomplie
rule-guardians = Les gardiennes viennent de leurs îles et attendent sur la case Départ de votre cité. Vous pouvez en avoir cinq : la vôtre, là dès le début, et une de chaque couleur. Sur un brasier, une gardienne rapporte 2 à 8 PV à la fin, d’autant plus qu’elle est allée loin.
    .term = gardiennes
rule-waiting = Les gardiennes qui rejoignent votre cité attendent sur la case Départ qu’une procession les mène sur le chemin.
    .term = attendre
rule-procession = Lors d’une procession, chaque gardienne peut avancer d’autant d’étapes que vous avez dépensé de tuiles, la plus en avance d’abord. Aucune ne peut rejoindre ni dépasser une autre. Une gardienne qui termine son déplacement sur le chemin gagne la ressource de sa case ; sur la première, de l’or. De la case Chemin 3, une gardienne peut passer par le portail 3 sur le brasier 3, si tous deux sont là, et ainsi de suite ; elle y reste.
    .term = procession
rule-paths = Les tuiles Chemin remplissent les cases Chemin 2 à 7, de gauche à droite. Les trois premières coûtent 1 tuile Action Chemin chacune, les trois dernières 2. Celle dont le cristal a la couleur du brasier au-dessus rapporte 2 PV à la fin.
    .term = chemins
rule-crystal = Chaque tuile Chemin a un cristal bleu, rouge ou jaune. Elle rapporte 2 PV à la fin si le brasier au-dessus est de la même couleur.
    .term = cristal
rule-portals = Les portails se trouvent au Grand Brasier. Ils remplissent les emplacements de votre cité de droite à gauche, et chaque emplacement n’accepte qu’une forme. Un portail relié à un brasier rapporte 2 PV à la fin, et les gardiennes en ont besoin pour y arriver.
    .term = portails
rule-great-bonfire = La première fois de la partie, tourner le Grand Brasier coûte 1 tuile Action, jusqu’à n’importe quelle case. Ensuite, 1 tuile le tourne d’une case en sens horaire, 2 tuiles de deux cases, 3 tuiles jusqu’à n’importe quelle case. Prenez deux de ces trois choses : la tuile Action de la case, sa ressource ou ses PV, un de ses portails s’il correspond à votre prochain emplacement.
    .term = Grand Brasier
rule-gnomes = Un gnome coûte 2 tuiles Action Gnome et 1 de sa ressource, ou 1 tuile et 2 de sa ressource. Les experts vous donnent des capacités durables, les sages rapportent des PV tout de suite. Votre cité en accueille six.
    .term = gnomes
rule-council = Le Haut Conseil a huit cases ; chacune accueille un novice de chaque couleur et un novice neutre. Un novice rapporte le bonus de sa case, ou 1 PV à la place, sauf là où le bonus est de l’or et une tuile Action jaune.
    .term = conseil
rule-novice = Chacune de vos missions a un novice ; quand vous ravivez son brasier, il va au Haut Conseil pour un bonus ou 1 PV. Les novices neutres se trouvent d’abord sur les missions du Conseil.
    .term = novice
rule-common-task = Il y a cinq missions du Conseil, que tout le monde peut accomplir ; chacune rapporte 4 PV à la fin. Tant que son novice neutre s’y trouve, vous pouvez l’envoyer au Haut Conseil, en plus de la partie principale de votre tour.
    .term = mission du Conseil
rule-countdown = Le compte à rebours commence dès qu’il y a assez de novices au Haut Conseil : 7 à un ou deux joueurs, 10 à trois, 13 à quatre. Les tuiles Sablier de 5 à 1 font alors le tour de la table, une par manche. Au lieu de jouer votre tour, vous pouvez désormais passer : vous gagnez les PV de la tuile en cours et vous retirez.
    .term = compte à rebours
rule-end = La partie prend fin quand la tuile Sablier 1 a fait le tour de la table, ou quand tout le monde a passé. Vient alors le décompte final ; en cas d’égalité, qui a le plus de brasiers l’emporte.
    .term = fin de partie
rule-scoring = À la fin, chacun gagne les PV de chaque brasier ; 2 à 8 PV par gardienne sur un brasier ; 2 PV par portail relié à un brasier ; 2 PV par tuile Chemin assortie à son brasier ; 4 PV par mission du Conseil, ou 7 PV pour celle des sept missions si toutes sont des brasiers ; 3 PV par tuile Destin restante dans la rangée ; 1 PV pour deux tuiles Action ou ressources restantes.
    .term = décompte
rule-points = Pendant la partie, les PV viennent des sages, du Haut Conseil, du Grand Brasier et des tuiles Sablier de ceux qui passent. La plupart viennent à la fin : voir décompte.
    .term = points
rule-ship = Votre navire se trouve d’abord au port, puis sur une île. C’est là où il se trouve que vous recevez des missions et rapatriez des gardiennes. Les tuiles Action Navire le déplacent.
    .term = navire
rule-yellow = Une tuile Action jaune remplace n’importe quelle tuile Action. Elle ne sert à accomplir aucune mission.
    .term = jaune
rule-gold = L’or remplace n’importe quelle ressource quand vous dépensez. Il ne sert à accomplir aucune mission, sauf celle qui demande de l’or.
    .term = or
rule-resources = Fleur, fruit, herbe, coquillage et racine se dépensent pour les missions et les gnomes, tout comme l’or, qui remplace n’importe laquelle. Les gardiennes en gagnent sur le chemin ; le Grand Brasier en donne aussi.
    .term = ressources
rule-pile = Des tuiles ou des cartes encore face cachée, comme les tuiles Chemin et les experts.
    .term = pioche
rule-tom = En solo, vous jouez contre Tom. Après chacun de vos tours, il révèle une carte et prend une mission, une gardienne, un portail, des tuiles Chemin ou des gnomes. À la fin, il gagne des PV comme un joueur ; vous remportez la partie si vous en avez plus que lui.
    .term = Tom
rule-key = La ressource du gnome est celle de l’expert révélé pour la carte Tom. Elle indique quelles missions, quelles tuiles Chemin ou quels gnomes Tom prend.
    .term = ressource du gnome
rule-handicap = Tom commence avec autant de PV que votre handicap ; s’il est négatif, c’est vous qui recevez ces PV. Il est d’abord de −10, monte de 5 quand vous gagnez et descend de 2 quand vous perdez.
    .term = handicap

# Les signes du dessin dans le terminal.
sign-pointer = Marque la case que vise la pointe du Grand Brasier, et les navires qui se trouvent à une île.
sign-offerings = À côté d’une île : qui y a des tuiles Offrande, et combien. Chacune augmente de 1 tuile Action le coût de la prochaine mission de ce joueur à cet endroit.
sign-bonfire = Une mission accomplie, devenue un brasier ; ses PV sont indiqués derrière.
sign-points = Points de victoire.
sign-guardian-value = Ce que rapporte à la fin une gardienne sur le brasier de cette case.
sign-portal = Un portail à sa place. Les lettres sans crochets sont les formes des emplacements encore libres.
sign-neutral-novice = Un novice neutre au Haut Conseil.
sign-nothing = Il n’y a rien ici.
sign-plain-cell = Une case ordinaire de la zone Destin.
sign-highlighted-cell = Une case surlignée de la zone Destin, qu’une des missions demande de recouvrir.
sign-gold-cell = Une case de la zone Destin qui rapporte 1 Or quand elle est recouverte.
sign-yellow-cell = Une case de la zone Destin qui rapporte 1 tuile Action jaune quand elle est recouverte.
sign-seat-red = Le matériel du joueur rouge.
sign-seat-green = Le matériel du joueur vert.
sign-seat-white = Le matériel du joueur blanc.
sign-seat-black = Le matériel du joueur noir.
sign-tom = Le matériel de Tom.
sign-crystal-blue = Une tuile Chemin à cristal bleu.
sign-crystal-red = Une tuile Chemin à cristal rouge.
sign-crystal-yellow = Une tuile Chemin à cristal jaune.

list-tasks = toutes les missions sur les îles et les vôtres, avec votre progression
    .term = missions

## Statistiques

tally-gnomes-recruited = gnomes recrutés
tally-council-bonuses = bonus du Haut Conseil
tally-common-tasks = missions du Conseil accomplies
tally-portals-taken = portails pris

## Codes

# Les missions s’appellent par leurs codes.

## Le plateau en texte

# Les sections du plateau, que l’on peut taper.
board-part-sea = mer
board-part-middle = centre
board-part-others = autres
board-part-city = cité
board-part-fate = destin

board-over = La partie est terminée
board-set-up = Mise en place : { $seat }
board-novices = novices au Haut Conseil : { $novices } sur { $needed }
board-countdown = { $left ->
    [one] compte à rebours : encore { $left } tuile Sablier
   *[other] compte à rebours : encore { $left } tuiles Sablier
}
board-countdown-tile = compte à rebours : tuile Sablier { $tile }, encore { $left } ensuite
board-others = autres cités

board-no-task = plus de mission
board-guardian-there = une gardienne
board-landing-stage = navires au port :
board-ships-there = à qui sont les navires
board-offerings-there = à qui sont les tuiles Offrande, et combien

board-great-bonfire = Grand Brasier : tuile, récompense, portails (en majuscules : correspond)
board-two-points = 2 PV

board-label-paths = chemins
board-piles = pioches de { $first } et { $second }
board-under-pile = sous la pioche { $pile } : { $tiles }
board-label-gnomes = gnomes
board-label-elders = sages
board-pile = pioche { $cards }
# Ce que coûte un gnome.
board-costs = ({ $resource })
board-label-council = conseil
board-neutral-novices = novices neutres :
board-no-common-task = aucune mission
board-tom-cards = carte { $played } sur { $all }, { $wanted } ; { $revealed-count ->
    [0] rien de révélé
   *[other] révélées : { $revealed }
}
board-key = ressource du gnome : { $resource }
board-no-key = pas encore de ressource du gnome

board-points = { $points } PV
board-passed = a passé
board-city = { $name } : { board-points }
board-city-passed = { $name } : { board-points }, a passé
board-label-tiles = tuiles
board-label-resources = ressources
board-label-ship = navire
board-label-waiting = attente
board-label-common = Conseil
board-label-fate = destin
board-none = aucune
board-at = { $island }
board-at-landing-stage = au port
board-offering-pile = { $offering } (encore { $left })
board-next-offering = prochaine Offrande : { $first }
board-next-offering-of-two = prochaine Offrande : { $first } ou { $second }
board-no-offerings = plus de tuile Offrande
board-row-guardian = gardienne
board-row-bonfire = brasier
board-row-portal = portail
board-row-path = chemin
board-row-on-path = dessus
board-city-legend = est un brasier avec ses PV ; les autres sont des missions (acc. : accomplie)
board-ready = acc.
board-path-costs = coûte { $tiles }
board-cell-gold = or
board-cell-yellow = jaune
board-cell-highlighted = surlignée
board-tile-to-lay = à poser
board-tile-aside = de côté
board-tile-top = haut
board-tile-middle = milieu
board-tile-bottom = bas
board-no-fate-tiles = plus de tuile Destin

board-ship-at = navire : { $island }
board-bonfires = brasiers
board-tasks = missions
board-portals = { $number ->
    [one] { $number } portail
   *[other] { $number } portails
}
board-paths = { $number ->
    [one] { $number } tuile Chemin
   *[other] { $number } tuiles Chemin
}
board-guardians = { $number ->
    [one] { $number } gardienne (dont { $at } sur un brasier)
   *[other] { $number } gardiennes (dont { $at } sur un brasier)
}
board-gnomes = { $number ->
    [one] { $number } gnome
   *[other] { $number } gnomes
}
board-tiles = { $number ->
    [one] { $number } tuile Action
   *[other] { $number } tuiles Action
}
board-resources = { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
}
board-fate-tiles = { $number ->
    [one] { $number } tuile Destin
   *[other] { $number } tuiles Destin
}

board-tasks-on-islands = missions sur les îles
board-own-tasks = vos missions
board-space = case { $space }

# Lettres et abréviations du dessin : tuiles Offrande, PV, novice neutre, cases de la zone Destin.
board-mark-offerings = off
board-mark-points = PV
board-mark-neutral-novice = n
board-mark-gold-cell = o
board-mark-yellow-cell = j

automaton-tom = Tom
    .sign = T

sign-shape = La forme d’un portail, ou d’un emplacement encore libre. Au-dessus de la zone Destin, une colonne.
sign-shape-wanted = Un portail du Grand Brasier qui correspond à votre prochain emplacement.
sign-column = Une colonne de la zone Destin.
sign-progress = Combien vous possédez de ce que demande une mission, et combien il en faut.
sign-guardian = Une des gardiennes : les roses, les bleues, les beiges et les grises viennent de leurs îles.
sign-own-guardian = Votre propre gardienne, là dès le début.

## Questions

ask-keep-or-swap = Votre première tuile Destin : gardez-vous celle mise de côté, ou l’échangez-vous contre celle du milieu de votre rangée ?
ask-lay-first-tile = Posez votre première tuile Destin ({ $symbols }) au milieu de votre zone Destin, dans un sens ou dans l’autre.
ask-turn = Vous pouvez { $possible }. { $held }
ask-after-main-part = Vous pouvez encore envoyer un novice neutre au Haut Conseil, ou terminer votre tour.
ask-discard = { $kept ->
    [one] Quelle tuile Action gardez-vous ? Il faut en défausser { $surplus } avant de placer la tuile Destin. { $held }
   *[other] Quelles { $kept } tuiles Action gardez-vous ? Il faut en défausser { $surplus } avant de placer la tuile Destin. { $held }
}
ask-choose-fate-tile = Prenez la tuile Destin du haut ou celle du bas de votre rangée.
ask-lay-fate-tile = Posez la tuile Destin : { $symbols }. Des symboles identiques adjacents rapportent plus de tuiles Action.
ask-choose-path = Choisissez une tuile Chemin.
ask-search-path = Le Haut Conseil vous donne une tuile Chemin : prenez-en une de l’étalage, ou nommez-en une des pioches.
ask-island-action = Votre navire arrive à { $island }. Qu’y faites-vous ?
ask-choose-offering = Quelle tuile Offrande déposez-vous sur { $island } pour la mission { $task } ?
ask-choose-space = Sur quelle case de votre cité placez-vous la mission { $task } ?
ask-pay = { $purpose } coûte { $cost }. Que dépensez-vous ? { $held }
ask-pay-more = { $purpose } coûte { $cost }. Vous avez déjà dépensé { $given }. Que dépensez-vous encore ? { $held }
ask-walk = { $steps ->
    [one] La procession : chaque gardienne peut avancer d’une étape. Qui va où ?
   *[other] La procession : chaque gardienne peut avancer de { $steps } étapes au plus. Qui va où ?
}
ask-choose-gain = Que gagne { $guardian } sur la case Chemin { $position } ?
ask-choose-rewards = Que prenez-vous sur la case { $space } du Grand Brasier ?
ask-choose-notch = Sur quel emplacement placez-vous le portail ?
ask-choose-council-space = Sur quelle case du Haut Conseil envoyez-vous votre novice ?
ask-neutral-novice = Sur quelle case du Haut Conseil envoyez-vous le novice neutre { $common_task-des } ?
ask-bonus-or-point = Prenez-vous { $council-bonus }, ou 1 PV ?
ask-choose-guardian = Le Haut Conseil vous donne une gardienne. Laquelle ?
ask-turn-great-bonfire = Le Haut Conseil vous laisse tourner le Grand Brasier. Jusqu’à quelle case ?
ask-choose-specialist = Le Haut Conseil vous donne un expert. Lequel ?
ask-move-guardian = Le Haut Conseil vous laisse déplacer une de vos gardiennes. Laquelle, et où ?
ask-choose-island = Le Haut Conseil vous offre un voyage. Vers quelle île ?
ask-choose-for-tom = Plusieurs missions ont la même valeur pour Tom. Laquelle prend-il ?
ask-continue = Vous ne pouvez rien faire à ce tour.
hold-tiles = Vos tuiles Action : { $tiles-count ->
    [0] aucune.
   *[other] { $tiles }.
}
hold-resources = Vos ressources : { $resources-count ->
    [0] aucune.
   *[other] { $resources }.
}
hold-both = { hold-tiles } { hold-resources }

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
verb-done = terminer la procession

action-pay = pay PIÈCES : dépensez tout en une fois, par exemple pay 1 ship 1 yellow, ou pay root gold.
action-keep-tiles = keep TUILES : gardez ces tuiles Action et défaussez les autres, pour placer une tuile Destin.
action-done = done : terminez la procession ; les gardiennes qui pourraient encore avancer restent où elles sont.

## Coûts

any-resources = { $count ->
    [one] { $count } ressource de votre choix
   *[other] { $count } ressources de votre choix
}
either-resource = 1 { $of }
cost-pays = vous dépensez { $pieces }
cost-pays-instead = vous dépensez { $pieces } (il vous manque { $missing })
cost-asks = coûte { $pieces }
cost-missing = { $count ->
    [one] il vous manque { $missing }, à remplacer par { $instead }
   *[other] il vous manque { $missing }, à remplacer chaque fois par { $instead }
}
cost-offering = vous déposez votre tuile Offrande ({ $offering })
cost-discards = vous défaussez { $pieces } de vos tuiles Action
cost-discards-some = { $count ->
    [one] défaussez d’abord { $count } tuile Action
   *[other] défaussez d’abord { $count } tuiles Action
}
instead-yellow = une tuile Action jaune
instead-gold = de l’or
instead-two-others = deux autres au choix
note-piecemeal = le reste sera demandé ensuite

## Ce que les choix entraînent

effect-gains = vous gagnez { $pieces }
effect-gains-choice = { $count ->
    [one] vous gagnez une ressource de votre choix
   *[other] vous gagnez { $count } ressources identiques de votre choix
}
effect-common-task = vous accomplissez la mission du Conseil « { $common_task } »
effect-symbols = { $symbols }
effect-unseen-path = une tuile Chemin inconnue pour la case Chemin { $position }
effect-path = tuile Chemin { $path } pour la case Chemin { $position }
effect-renew = l’étalage est renouvelé avant votre choix
effect-brings = rapporte { $rewards }
effect-two-of = deux de ces récompenses : { $rewards }
taken-points = { $points } PV
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
far-path = { your-guardian } jusqu’à la case Chemin { $number }
far-bonfire = { your-guardian } jusqu’au brasier { $number }
note-farthest = au plus loin : { $walks }
note-farthest-gains = vous y gagnez { $pieces }
effect-all-stay = { $guardians-count ->
    [one] { $guardians } reste où elle est
   *[other] { $guardians } restent où elles sont
}
your-guardian = { $guardian-your }
effect-ignites = { $task } : { $asks }
effect-open-to-guardians = une gardienne peut y venir par son portail, pour { $points } PV
effect-neutral-novice = pour la mission du Conseil « { $common_task } »
effect-bonus = { $bonus }
effect-countdown = déclenche le compte à rebours
effect-passes = la partie est terminée pour vous

bonus-gold-and-yellow = pas de PV à la place
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
ability-points-for-elders = 2 PV de plus pour chaque sage recruté
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
ability-points-for-guardians = 2 PV de plus à la fin pour chaque gardienne sur un brasier
ability-reward-for-common-tasks = 1 Or et 1 tuile Action jaune pour chaque mission du Conseil accomplie désormais
ability-gold-on-first-path = 1 Or de plus pour un déplacement terminé sur la première case Chemin
ability-longer-voyage = votre navire suit une route maritime supplémentaire
ability-further-great-bonfire = le Grand Brasier tourne d’une case supplémentaire
ability-all-rewards = les trois récompenses d’une case Grand Brasier
ability-crowded-council = vous pouvez envoyer un novice là où il y en a déjà un de la même couleur
ability-portals-in-any-order = un portail peut aller sur tout emplacement qui lui correspond
ability-one-tile-for-tasks = une mission coûte toujours une seule tuile Action
ability-protruding-fate-tiles = les tuiles Destin peuvent dépasser de la zone, si un symbole reste à l’intérieur
ability-elder-of-paths = 1 PV par case Chemin
ability-elder-of-fate-tiles = 1 PV par tuile Destin de votre zone Destin
ability-elder-of-portals = 1 PV par portail
ability-elder-of-tasks = 1 PV par mission et par brasier
ability-elder-of-guardians = 1 PV par gardienne
ability-elder-of-gnomes = 1 PV par gnome, lui compris

## Points

points-now = { $points ->
    [0] vous ne gagnez aucun PV
   *[other] vous gagnez { $points } PV
}
points-task = mission { $colour-feminine }, { $points } PV une fois le brasier ravivé
points-tom-bonfire = Tom gagne { $points } PV à la fin
points-guardian = rapporte { $points } PV à la fin
points-portal = rapporte { $points } PV à la fin
points-crystal = son cristal a la couleur du brasier : { $points } PV à la fin
points-at-the-end = à la fin, { $parts }
scores-bonfire = { $points } PV pour le brasier
scores-portal = { $points } PV pour son portail
scores-crystal = { $points } PV pour sa tuile Chemin

## Remarques

note-routes = { $count ->
    [one] { $count } route maritime
   *[other] { $count } routes maritimes
}
note-tasks-there = { $tasks }
note-no-tasks-there = il n’y reste aucune mission
task-in-short = { $task } pour { $points } PV ({ $progress })
task-ready = accomplie
task-progress = { $have }/{ $need }
note-progress = progression : { $progress }
note-asks = condition : { $asks }
note-guardian-there = { $guardian-the }, que vous n’avez pas
note-guardian-owned = vous avez déjà { $guardian-the }
note-guardian-value = une gardienne sur son brasier rapporte { $points } PV
note-portal-there = son portail est là
note-crystal-below = la tuile Chemin en dessous a aussi un cristal { $colour }
note-crystal-matches = son cristal { $colour } a la couleur de la mission au-dessus
note-offerings-left = { $count ->
    [0] la dernière de sa pioche
   *[other] encore { $count } en dessous
}
note-no-gain = sans gain
note-held = { $count ->
    [0] vous n’en avez pas
   *[other] vous en avez { $count }
}
note-fate-row = { $count ->
    [one] { $count } tuile Destin dans votre rangée ; si elle y reste, elle rapporte { $points } PV
   *[other] { $count } tuiles Destin dans votre rangée ; chaque tuile qui y reste rapporte { $points } PV
}
note-lies = posée ainsi : { $symbols }
note-only-a-point = pas de bonus : { $why }

unusable-path = votre chemin est complet
unusable-guardian = vous avez une gardienne de chaque couleur
unusable-specialist = aucun expert n’est face visible
unusable-gnomes = vous avez six gnomes
unusable-move-guardian = aucune gardienne ne peut bouger
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

## Les erreurs des fichiers de matériel, dont les propres mots restent tels quels

error-bonfire-no-reward = { fault-place } : aucune case ne montre { $reward }, mais le livret de règles en nomme une.
error-bonfire-endless = { fault-place } : avec les experts 5 et 22, on pourrait tourner le Grand Brasier sans fin entre les cases { $spaces }, car chacune rend une tuile qui paie la rotation suivante.
error-bonfire-council-point = { fault-place } : « point » est false pour gold-and-yellow et true pour tout autre bonus.
error-bonfire-path-twice = { fault-place } : { $crystal } avec { $resource } figure deux fois.
error-bonfire-crystals = { fault-place } : { $found ->
    [one] { $found } tuile a
   *[other] { $found } tuiles ont
} un cristal de couleur { $colour }, mais il y en a { $expected }.
error-bonfire-copies = { fault-place } : « copies » est { $found }, mais ce qui figure dans la liste existe au moins une fois.
error-bonfire-gold-specialists = { fault-place } : { $found ->
    [one] { $found } expert coûte
   *[other] { $found } experts coûtent
} de l’or, mais il y en a { $expected }.
error-bonfire-doubling = { fault-place } : { $found ->
    [one] { $found } expert double
   *[other] { $found } experts doublent
} la gardienne { $guardian }, mais il doit y en avoir 1.
error-bonfire-tom-cards = { fault-place } : la liste contient { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
}, mais Tom en a { $expected }.
error-bonfire-same-city = { fault-place } : « portals » est le même que sur un autre plateau.
error-bonfire-portals = { fault-place } : « portals » doit nommer une fois chacune de ces formes : { $shapes }.
error-bonfire-offering-count = { fault-place } : « { $key } » est { $found }, mais il faut un nombre de tuiles.
error-bonfire-offering-tiles = { fault-place } : il y a { $found ->
    [one] { $found } tuile
   *[other] { $found } tuiles
}, mais chaque joueur en a { $expected }.
error-bonfire-area-size = { fault-place } : « { $key } » est { $found }, mais doit aller de { $least } à { $most }.
error-bonfire-unknown-cell = { fault-place } : « { $key } » nomme { $found }, mais les cases vont de { $first } à { $last }.
error-bonfire-cell-twice = { fault-place } : « { $key } » nomme { $cell } deux fois.
error-bonfire-no-cells = { fault-place } : « { $key } » ne nomme aucune case, mais il y en a.
error-bonfire-cell-missing = { fault-place } : « { $key } » nomme { $cell }, qui manque dans la zone Destin.
error-bonfire-start-cells = { fault-place } : « start » doit nommer { $cells } cases côte à côte dans une même rangée.
error-bonfire-cell-in-both = { fault-place } : « { $key } » et « { $other } » nomment tous deux { $cell }.
error-bonfire-no-outermost = { fault-place } : « missing » ne laisse aucune case d’une colonne extérieure.
error-bonfire-symbols = { fault-place } : « symbols » doit en contenir { $symbols } différents.
error-bonfire-island-name = { fault-place } : « name » est { $found }, mais il faut un nom propre à l’île, comme « { $example } ».
error-bonfire-island-use = { fault-place } : une île a soit « resource », soit « guardian ».
error-bonfire-island-beginning = { fault-place } : « name » doit commencer par « { $beginning } ».
error-bonfire-place = { fault-place } : « { $key } » est { $found }, mais il faut une fraction de la mer, de 0.0 à 1.0.
error-bonfire-resource-islands = { fault-place } : { $found ->
    [one] { $found } île montre
   *[other] { $found } îles montrent
} { $resource }, mais chaque ressource est sur { $expected }.
error-bonfire-guardian-islands = { fault-place } : { $found ->
    [one] { $found } île a
   *[other] { $found } îles ont
} des gardiennes de couleur { $colour }, mais chaque couleur est sur 1.
error-bonfire-corners = { fault-place } : { $found ->
    [one] { $found } île a
   *[other] { $found } îles ont
} « corner = true », mais il y a { $expected } coins.
error-bonfire-corner-guardian = { fault-place } : les îles de coin sont des îles à missions.
error-bonfire-route = { fault-place } : { $found } ne nomme pas deux îles différentes.
error-bonfire-route-twice = { fault-place } : la route maritime entre { $one } et { $other } figure deux fois.
error-bonfire-no-route = { fault-place } : aucune route maritime ne mène de { $one } à { $other }.
error-bonfire-limited = { fault-place } : « limited » est true, mais les ressources et les tuiles Action ne sont pas limitées.
error-bonfire-countdown = { fault-place } : « tiles » est { $found }, mais il en faut { $expected }.
error-bonfire-tile-colour = { fault-place } : « colour » est { $found }, mais chaque tuile a sa propre couleur, et yellow est celle du joker.
error-bonfire-tasks-of-colour = { fault-place } : la liste contient { $found ->
    [one] { $found } mission
   *[other] { $found } missions
} de couleur { $colour }, mais il y en a { $expected }.
error-bonfire-tasks = { fault-place } : la liste contient { $found ->
    [one] { $found } mission
   *[other] { $found } missions
}, mais il y en a { $expected }.
error-bonfire-no-asks = { fault-place } : « asks » n’a pas de sens pour cette sorte, qui demande tout ce qu’il y a.
error-bonfire-asks-thing = { fault-place } : « asks » nomme { $found }, mais cette sorte demande { $things }.
error-bonfire-asks-none = { fault-place } : « asks » contient { $thing } = { $found }, mais il faut au moins 1.
error-bonfire-asks-too-many = { fault-place } : « asks » contient { $thing } = { $found }, mais l’édition n’en a que { $there }.
error-bonfire-condition = { fault-place } : aucune mission de couleur { $colour } du livret de règles n’a ce « kind » avec ces « asks ».
error-bonfire-task-points = { fault-place } : « points » est { $found }, mais les missions de couleur { $colour } en ont de { $least } à { $most }.
error-bonfire-task-listed = { fault-place } : la mission { $task } de couleur { $colour } figure { $found } fois, mais existe une fois.
error-bonfire-no-depicting = { fault-place } : aucune mission { $task } de couleur { $colour } avec une chose représentée ne figure dans la liste, mais il y en a.
