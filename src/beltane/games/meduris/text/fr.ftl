# Ce qui se dit de Meduris.

## Mots

colour-purple = Mauve
    .sign = M
colour-blue = Bleu
    .sign = B
colour-green = Vert
    .sign = V
colour-red = Rouge
    .sign = R

# Avec « de » et l’article : « demande du bois », « à la place du bois ».
material-wood = bois
    .de = du bois
    .negative = de bois
    .sign = B
material-wool = laine
    .de = de la laine
    .negative = de laine
    .sign = L
material-copper = cuivre
    .de = du cuivre
    .negative = de cuivre
    .sign = C
material-stone = pierre
    .de = de la pierre
    .negative = de pierre
    .sign = P

# Le nom du haut plateau, sans article : « le haut plateau Bois ».
plateau-wood = Bois
plateau-wool = Laine
plateau-copper = Cuivre
plateau-stone = Pierre

# « Jeton bonus » précède.
chip-plus-two = « +2 »
    .sign = +2
chip-hut = « Hutte »
    .sign = hut
chip-druid = « Druide »
    .sign = dru

face-wood = bois
face-wool = laine
face-copper = cuivre
face-stone = pierre
face-plus-one = « +1 »
face-minus-one = « −1 »

trigger-all-built = une couleur a tout construit
trigger-no-room-for-temples = plus de place pour les derniers temples
trigger-nobody-builds = personne n’a rien construit depuis longtemps

district-serpent = Serpent
    .sign = se
district-square = Carré
    .sign = ca
district-branch = Branche
    .sign = br
district-scales = Balance
    .sign = ba
district-whirl = Spirale
    .sign = sp
district-wave = Vague
    .sign = va
district-fishes = Poissons
    .sign = po
district-hook = Crochet
    .sign = cr
district-arrow = Flèche
    .sign = fl

# D’où viennent les points.
source-start = départ
source-chips = jetons bonus
source-offerings = offrandes
source-refusals = offrandes refusées
source-river = pierres runiques à la rivière
source-temples = temples
source-runes = pierres runiques à la fin

# Ce qui se décide, pour ceux qui attendent.
decision-place-worker = place un ouvrier
decision-take = prend une matière première
decision-return = remet une matière première dans la réserve
decision-phase-two = déplace un ouvrier ou construit
decision-pay = choisit son paiement
decision-offer = répond au druide

## Événements

event-game-began = Premier joueur : { $seat }.
event-chip-laid = Un jeton bonus { $chip } se trouve sur la case { $field }.
event-worker-placed = { $seat } place un ouvrier sur le haut plateau { $plateau }, à la hauteur { $height }.
event-turn-began = Tour { $turn } : { $seat }
event-die-rolled = { $seat } lance le dé : { $face }.
event-collected = { $seat } produit { $pieces } { $material }.
event-took = { $seat } prend 1 { $material }.
event-took-nothing = { $seat } ne prend rien.
event-returned = { $seat } remet 1 { $material } dans la réserve.
event-worker-moved = { $seat } déplace un ouvrier : de { $origin } (hauteur { $taken_at }) vers { $plateau } (hauteur { $height }).
event-hut-chosen = { $settlement ->
    [1] { $seat } construit une hutte sur la case { $field }.
   *[other] { $seat } construit une hutte sur la case { $field }, dans une colonie de { $settlement } huttes.
}
event-temple-chosen = { $seat } édifie un temple sur la case { $field }.
event-chip-scored = { $seat } gagne { $points } PV grâce au jeton bonus.
event-chip-paid = { $seat } ne dépense rien pour la hutte, grâce au jeton bonus de la case { $field }.
event-paid = { $seat } dépense { $pieces }.
event-hut-built = La hutte de la case { $field } est construite.
event-temple-built = Le temple de la case { $field } est édifié.
event-rune-taken = { $seat } prend la pierre runique « { $rune } ».
event-rune-seized = { $seat } prend la pierre runique « { $rune } » à { $victim }.
event-druid-on-slab = Le druide va sur la dalle { $slab }.
event-druid-waits = Le druide attend sur sa dernière dalle : il n’y a encore aucune hutte.
event-druid-came = Le druide demande une offrande à { $seat } sur la case { $field }.
event-river-crossed = Le druide traverse la grande rivière.
event-river-scored = { $seat } gagne { $points } PV pour ses pierres runiques.
event-offered-nothing = { $points ->
    [0] { $seat } n’offre rien, et n’a aucun PV à perdre.
   *[other] { $seat } n’offre rien et perd 1 PV.
}
event-offered-one = { $seat } offre une matière première et gagne { $points } PV.
event-offered-both = { $seat } offre les deux matières premières et gagne { $points } PV.
event-offered-chip = { $seat } offre le jeton bonus « Druide » et gagne { $points } PV.
event-finale-began = Le final commence après { $seat } : { $trigger }.
event-last-round-began = Le druide commence sa dernière ronde.
event-temple-scored = { $seat } gagne { $points } PV pour le temple de la case { $field }.
event-runes-scored = { $runes ->
    [one] { $seat } gagne { $points } PV pour { $runes } pierre runique.
   *[other] { $seat } gagne { $points } PV pour { $runes } pierres runiques.
}
event-game-ended = La partie est terminée.

# La même chose plusieurs fois, en une phrase.
events-chip-laid = Les jetons bonus se trouvent sur ces cases : { $items }.
item-chip-laid = { $field } ({ $chip })

## Questions

ask-place-worker = Placez un ouvrier sur un haut plateau ; il se met toujours au sommet.
ask-take = Le dé montre « +1 » : vous pouvez prendre une matière première. { $hand-count ->
    [0] Vous n’avez rien.
   *[other] Vous avez { $hand }.
}
ask-return = Le dé montre « −1 » : remettez une matière première dans la réserve. { $hand-count ->
    [0] Vous n’avez rien.
   *[other] Vous avez { $hand }.
}
ask-phase-two = Vous pouvez { $possible }.
ask-pay = La case { $field } coûte { $need } { $first } et { $need } { $second }. Chaque matière première peut être remplacée par trois autres. { $hand-count ->
    [0] Vous n’avez rien.
   *[other] Vous avez { $hand }.
}
ask-pay-three = Quelles trois matières premières offrez-vous à la place { $first-de } ou { $second-de } ? { $hand-count ->
    [0] Vous n’avez rien.
   *[other] Vous avez { $hand }.
}
ask-offer = Le druide demande { $first-de } et { $second-de } à votre hutte de la case { $field }. { $hand-count ->
    [0] Vous n’avez rien.
   *[other] Vous avez { $hand }.
}

verb-place = placer un ouvrier
verb-take = prendre une matière première
verb-return = remettre une matière première dans la réserve
verb-move = déplacer un ouvrier
verb-hut = construire une hutte
verb-temple = édifier un temple
verb-pay = dépenser
verb-use = choisir combien dépenser d’une matière première
verb-offer = répondre au druide

# Les choix en toutes lettres. Ce qui se tape comme un numéro ou une clé est ici une valeur.
choice-place = placer un ouvrier sur le haut plateau { $plateau }
choice-take = { $take_choice-key ->
    [nothing] ne rien prendre
   *[other] prendre 1 { $take_choice }
}
choice-return = remettre 1 { $material } dans la réserve
choice-move = déplacer un ouvrier de { $origin } (hauteur { $height }) vers { $target }
choice-hut = construire une hutte sur la case { $field }
choice-temple = édifier un temple sur la case { $field }
choice-pay = dépenser exactement ce qui est demandé
choice-pay-pieces = dépenser { $pieces }
choice-use = { $pieces ->
    [0] ne pas dépenser { $material-negative }
   *[other] dépenser { $pieces } { $material }
}
choice-offer = { $offering-key ->
    [nothing] ne rien offrir
    [three] offrir trois autres matières premières à la place d’une
    [both] offrir les deux matières premières
    [chip] offrir le jeton bonus « Druide »
   *[other] offrir 1 { $offering }
}
choice-otherwise = { $choice }, en payant autrement

## Ce que les choix coûtent et rapportent

count-of-material = { $count } { $of }
gain-of = { $seat } +{ $pieces }
points-of = { $seat } +{ $points } PV

cost-pays = vous dépensez { $pieces }
cost-replacing = coûte { $pieces } ; { $missing ->
    [0] plusieurs paiements possibles
    [one] il vous en manque 1 : dépensez-en { $others } autres à la place
   *[other] il vous en manque { $missing } : dépensez-en { $others } autres à la place
}
cost-three = vous choisirez lesquelles
cost-free = gratuite, grâce au jeton bonus
cost-druid-chip = vous utilisez le jeton bonus « Druide »

effect-height = à la hauteur { $height }
effect-yields = { $gains }
effect-yields-nothing = personne ne produit rien
effect-settlement = { $size ->
    [one] colonie de { $size } hutte
   *[other] colonie de { $size } huttes
}
effect-druid-chip = vous pourrez offrir plus tard le jeton bonus « Druide »
effect-rune-taken = vous prenez la pierre runique « { $rune } »
effect-rune-seized = vous prenez la pierre runique « { $rune } » à { $victim }
effect-druid-slab = le druide va sur la dalle { $slab }
effect-druid-asks = le druide demande une offrande à { $seat } (case { $field })

points-chip = vous gagnez { $points } PV grâce au jeton bonus
points-temple = rapporterait { $points } PV en l’état
points-river = le druide traverse la rivière : { $scored }
points-offering = { $points ->
    [-1] vous perdez 1 PV
    [0] vous n’avez aucun PV à perdre
   *[other] vous gagnez { $points } PV
}

note-take-nothing = vous renoncez
note-held = { $count ->
    [0] vous n’en avez pas
   *[other] vous en avez { $count }
}

## Ce qui s’explique

topic-kind-rule = règle
topic-kind-action = action
topic-kind-district = district

about-district = Cases { $first } à { $last } ; { $held }.
rune-held = { $seat } a la pierre runique
rune-free = personne n’a encore la pierre runique

action-place = place HAUT-PLATEAU : placez un de vos ouvriers au sommet d’une pile de deux au plus. Plus un ouvrier est haut, plus il produira par la suite.
action-take = take MATIÈRE : après « +1 », tout le monde peut prendre une matière première de son choix parmi celles qui restent, ou rien.
action-return = return MATIÈRE : après « −1 », chaque joueur qui a des matières premières en remet une de son choix dans la réserve.
action-move = move DÉPART HAUTEUR ARRIVÉE : prenez un de vos ouvriers dans une pile et placez-le au sommet d’un autre haut plateau qui en porte deux au plus. Tous les ouvriers de ce haut plateau produisent alors : celui du bas 1, celui du milieu 2, celui du haut 3, en commençant par le haut, tant que la réserve suffit.
action-hut = hut CASE : construisez sur une case libre. Vous dépensez chacune de ses deux matières premières autant de fois que la colonie compte alors de huttes, vous prenez la pierre runique du district, et le druide se met en marche.
action-temple = temple CASE : édifiez un temple sur une case libre sans jeton bonus. Vous dépensez une fois chacune de ses deux matières premières. Il n’apporte pas de pierre runique, mais rapporte des PV à la fin pour les huttes voisines. Le druide se met en marche.
action-pay = pay exact : dépensez exactement ce qui est demandé. pay 1 wood 3 stone : dépensez ces matières premières-là.
action-use = use MATIÈRE NOMBRE : choisissez combien d’une matière première entre dans le paiement, l’une après l’autre.
action-offer = offer QUOI : répondez au druide en n’offrant rien (vous perdez 1 PV), une des deux matières premières ou trois autres à sa place (1 PV), les deux (1 PV par hutte de la colonie) ou le jeton bonus « Druide » placé sous la hutte (comme les deux).

rule-turn = À votre tour, vous lancez le dé pour la petite exploitation, puis vous faites une seule chose : déplacer un ouvrier pour la grande exploitation, construire une hutte ou édifier un temple.
    .term = tour
rule-die = Quatre faces montrent une matière première : chaque ouvrier du haut plateau correspondant en produit une pour son propriétaire. « +1 » donne à tout le monde une matière première de son choix, « −1 » en retire une.
    .term = dé
rule-small-yield = La petite exploitation, c’est ce que le dé apporte au début d’un tour : chaque ouvrier du haut plateau indiqué produit une matière première.
    .term = petite exploitation
rule-big-yield = La grande exploitation a lieu quand un ouvrier se déplace : tous les ouvriers du haut plateau où il arrive produisent, celui du bas 1, celui du milieu 2, celui du haut 3.
    .term = grande exploitation
rule-plateau = Il y a un haut plateau par matière première. Les ouvriers s’y trouvent en piles de trois au plus ; plus un ouvrier est haut, plus il produit lors de la grande exploitation.
    .term = haut plateau
rule-worker = Les ouvriers produisent des matières premières. Ils sont placés avant le premier tour, puis déplacés lors de la grande exploitation.
    .term = ouvrier
rule-supply = Chaque matière première existe en 18 exemplaires. Ce qui est dépensé retourne dans la réserve. Quand elle est vide, les ouvriers plus bas dans la pile ne reçoivent rien.
    .term = réserve
rule-field = Une case montre deux matières premières et appartient à un district. Elle accueille une hutte ou un temple.
    .term = case
rule-settlement = Des huttes voisines, peu importe leurs propriétaires, forment une colonie ; les temples et les cases libres la délimitent. Plus elle est grande, plus la hutte suivante coûte cher, et plus l’offrande des deux matières premières rapporte de PV.
    .term = colonie
rule-district = L’anneau est divisé en neuf districts, chacun avec sa pierre runique.
    .term = district
rule-rune = Qui construit une hutte dans un district prend sa pierre runique, même à un autre joueur. Chaque pierre runique rapporte 1 PV quand le druide traverse la rivière ; à la fin, vos pierres runiques rapportent 1 + 2 + 3 + … PV.
    .term = pierre runique
rule-chip = Des jetons bonus se trouvent sur six cases. « +2 » rapporte 2 PV pour la hutte qui y est construite, « Hutte » rend cette hutte gratuite, « Druide » reste sous la hutte et vaudra plus tard une offrande des deux matières premières. On ne peut pas édifier de temple sur un jeton bonus.
    .term = jeton bonus
rule-druid = Les trois premiers bâtiments font avancer le druide sur ses dalles. À partir du quatrième, chaque bâtiment l’envoie en sens horaire jusqu’à la prochaine hutte, où il demande une offrande à toutes les huttes de la colonie qui sont devant lui.
    .term = druide
rule-slab = Trois dalles mènent le druide de son temple à la case 1 : une pour chacun des trois premiers bâtiments.
    .term = dalle
rule-offering = Le druide demande les deux matières premières de la case de la hutte. Ne rien offrir coûte 1 PV, en offrir une rapporte 1 PV, offrir les deux rapporte 1 PV par hutte de la colonie.
    .term = offrande
rule-river = Quand le druide passe de la dernière case à la case 1, il traverse la grande rivière, et tout le monde gagne 1 PV par pierre runique.
    .term = rivière
rule-payment = Chaque matière première demandée se paie avec elle-même ou avec exactement trois autres, identiques ou non, même si vous l’avez.
    .term = paiement
rule-hut = Une hutte coûte chacune des deux matières premières de sa case, autant de fois que sa colonie compte alors de huttes. Son propriétaire prend la pierre runique du district, et le druide lui demandera des offrandes.
    .term = hutte
rule-temple = Un temple coûte une fois chacune des matières premières de sa case et rapporte des PV à la fin pour les huttes des colonies qui le touchent. Chacun en a deux.
    .term = temple
rule-finale = Quand quelqu’un a construit toutes ses huttes et ses deux temples, les autres ont encore un tour chacun. Ensuite, le druide demande une dernière offrande à chaque hutte, puis on compte les temples et les pierres runiques.
    .term = final
rule-scoring = À la fin, un temple rapporte 1 PV par hutte des colonies qui se trouvent juste à côté de lui, et n pierres runiques rapportent 1 + 2 + … + n PV. En cas d’égalité, le plus grand nombre de bâtiments l’emporte, puis le plus grand nombre de matières premières restantes.
    .term = décompte
rule-points = Tout le monde commence avec 5 PV. Les PV viennent des jetons bonus, des offrandes et des pierres runiques quand le druide traverse la rivière, puis, à la fin, des temples et des pierres runiques.
    .term = points
rule-screen = Les matières premières sont cachées derrière les paravents ; on ne voit que leur nombre. Avec l’option screens=open, on voit tout.
    .term = paravent
rule-end = La partie prend fin après le final : le druide demande une dernière offrande à chaque hutte, on compte les temples et les pierres runiques, et qui a le plus de PV remporte la partie.
    .term = fin de partie

# Ce qui empêche de revenir en arrière.
undo-barred-die-rolled = le dé a été lancé
undo-barred-chip-laid = les jetons bonus ont été répartis

## Statistiques

tally-runes-taken = pierres runiques prises
tally-runes-seized = pierres runiques prises aux autres
tally-buildings = bâtiments
tally-chips = jetons bonus
tally-offerings = offrandes
counted-hut-built = hutte construite
counted-temple-built = temple édifié
counted-chip-scored = jeton bonus « +2 » décompté
counted-chip-paid = hutte payée avec un jeton bonus
counted-offered-nothing = rien offert
counted-offered-one = une matière première offerte
counted-offered-both = deux matières premières offertes
counted-offered-chip = jeton bonus « Druide » offert

## Le plateau en texte

board-part-board = plateau

board-over = La partie est terminée
board-set-up = Mise en place : { $seat }
board-druid-on-field = le druide est sur la case { $field }
board-druid-on-slab = le druide est sur la dalle { $slab } sur 3
board-druid-at-home = le druide est à son temple
board-finale = { $turns ->
    [0] Le final : c’est le dernier tour
    [one] Le final : encore 1 tour
   *[other] Le final : encore { $turns } tours
}
board-last-round = La dernière ronde du druide
board-idle = { $turns ->
    [one] Rien de construit depuis { $turns } tour ; final dans { $left }
   *[other] Rien de construit depuis { $turns } tours ; final dans { $left }
}
board-supply = rés. { $pieces }
board-workers = { $workers ->
    [0] aucun ouvrier
   *[other] ouvriers
}
board-stack = (le haut à droite)
board-points = { $points } PV
board-left = restants
board-runes = { $runes ->
    [one] { $runes } rune
   *[other] { $runes } runes
}
board-materials = { $pieces ->
    [one] { $pieces } matière
   *[other] { $pieces } matières
}
board-hut = hutte
board-temple = temple
board-druid = druide
board-river = rivière
board-chips = bonus :
# A druid chip under a hut.
board-mark-chip-under-hut = d

sign-hut = Une hutte, avec la lettre de son propriétaire. Dans la ligne d’un joueur, le nombre de huttes à construire. Sur les écrans simples, c’est un { $plain }.
sign-temple = Un temple, avec la lettre de son propriétaire. Dans la ligne d’un joueur, le nombre de temples à édifier. Sur les écrans simples, c’est un { $plain }.
sign-druid = La case où se trouve le druide. Sur les écrans simples, c’est un { $plain }.
sign-river = La grande rivière, entre la dernière case et la case 1 : quand le druide la traverse, les pierres runiques rapportent des PV.
sign-decides = Qui doit choisir maintenant.
sign-nobody = Personne n’a encore cette pierre runique.
sign-chip-plus-two = Un jeton bonus : 2 PV pour qui construit une hutte sur sa case.
sign-chip-hut = Un jeton bonus : la hutte construite sur sa case est gratuite.
sign-chip-druid = Un jeton bonus : il reste sous la hutte construite sur sa case, devient alors un { $mark } et vaudra plus tard une offrande des deux matières premières.
sign-chip-under-hut = Un jeton bonus « Druide » sous une hutte : il vaut, une seule fois, une offrande des deux matières premières.
sign-wood = Bois : matière première d’une case, d’un haut plateau ou de votre réserve.
sign-wool = Laine : matière première d’une case, d’un haut plateau ou de votre réserve.
sign-copper = Cuivre : matière première d’une case, d’un haut plateau ou de votre réserve.
sign-stone = Pierre : matière première d’une case, d’un haut plateau ou de votre réserve.
sign-purple = Mauve : un ouvrier sur un haut plateau, le propriétaire d’un bâtiment ou d’une pierre runique.
sign-blue = Bleu : un ouvrier sur un haut plateau, le propriétaire d’un bâtiment ou d’une pierre runique.
sign-green = Vert : un ouvrier sur un haut plateau, le propriétaire d’un bâtiment ou d’une pierre runique.
sign-red = Rouge : un ouvrier sur un haut plateau, le propriétaire d’un bâtiment ou d’une pierre runique.
sign-plus-one = Une face du dé : tout le monde peut prendre une matière première de son choix.
sign-minus-one = Une face du dé : chaque joueur qui a des matières premières en remet une de son choix dans la réserve.

## Les erreurs des fichiers de matériel, dont les propres mots restent tels quels

error-meduris-runes = { fault-place } : la liste contient { $found ->
    [one] { $found } pierre runique
   *[other] { $found } pierres runiques différentes
}, mais il y en a { $expected }.
error-meduris-score-track = { fault-place } : « start » est { $start }, mais se trouve sur une piste de { $spaces } cases à partir de 0.
error-meduris-chip-gaps = { fault-place } : « free_fields_between » est { $found }, mais il faut placer six jetons bonus sur { $fields } cases.
error-meduris-materials = { fault-place } : « kinds » doit être { $kinds }, dans cet ordre.
error-meduris-colours = { fault-place } : chacune de ces couleurs doit figurer une fois : { $colours }.
error-meduris-player-count = { fault-place } : « count » est { $found }, mais 2, 3 et 4 doivent figurer une fois chacun.
error-meduris-players = { fault-place } : 2, 3 et 4 joueurs doivent figurer une fois chacun.
error-meduris-die = { fault-place } : chacune de ces faces doit être une fois sur le dé : { $faces }.
error-meduris-side = { fault-place } : « players » doit être { $expected }.
error-meduris-material-fields = { fault-place } : { $material } est sur { $found ->
    [one] { $found } case
   *[other] { $found } cases
}, mais chaque matière première est sur { $expected }.
error-meduris-field-materials = { fault-place } : « materials » est { $found }, mais il en faut deux différentes parmi { $materials }.
error-meduris-place = { fault-place } : « { $key } » est { $found }, mais il faut une fraction du plateau de jeu, de 0.0 à 1.0.
error-meduris-district-twice = { fault-place } : ce district figure deux fois, mais les districts sont d’un seul tenant.
error-meduris-district-gap = { fault-place } : les cases { $first } à { $last } ne suivent pas la case { $before }.
error-meduris-districts = { fault-place } : la liste contient { $found ->
    [one] { $found } district
   *[other] { $found } districts
}, mais il y en a { $expected }.
error-meduris-districts-end = { fault-place } : les districts s’arrêtent à la case { $last }, mais ce côté a { $fields } cases.
