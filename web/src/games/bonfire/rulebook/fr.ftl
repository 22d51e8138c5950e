# Le livret de règles de Bonfire. Un paragraphe est un message ; « head » dit de quoi il parle. Le catalogue du jeu dit
# comment s’appellent les gnomes, les cases du Haut Conseil et les missions du Conseil, et ce qu’ils font.

## What the game is about

book-chapter-goal = De quoi il s’agit

book-aim = Les brasiers se sont éteints. Vous naviguez vers les îles pour recevoir des missions, vous les accomplissez et en faites des brasiers, et vous amenez dans votre cité des gardiennes qui marchent vers les flammes. Les brasiers, et tout ce qui les entoure, rapportent le plus de PV ; qui en a le plus à la fin remporte la partie.
    .head = Le but
book-actions = Il y a six actions : Navire, Mission, Gardienne, Chemin, Grand Brasier et Gnome. Chacune coûte des tuiles Action de sa propre sorte. Vous gagnez ces tuiles en plaçant des tuiles Destin. Les tuiles Action jaunes sont des jokers.
    .head = Six actions et leurs tuiles
book-resources = Il y a cinq ressources de base, fleur, fruit, herbe, coquillage et racine, et l’or, qui est un joker. Vous les dépensez pour les missions et les gnomes. Tuiles Action et ressources ne manquent jamais.
    .head = Ressources
book-columns = Votre cité a sept colonnes. Dans chacune, une case Mission, un portail et une case Chemin vont ensemble, numérotés de 1 à 7 depuis la gauche. Quand un brasier brûle, que son portail est placé, que sa tuile Chemin a le bon cristal et qu’une gardienne est passée, la colonne a donné tout ce qu’elle peut.
    .head = Sept colonnes
    .picture = À gauche, une mission qui ne brûle pas encore ; à droite, une colonne complète : un brasier, son portail, une tuile Chemin au cristal assorti et une gardienne.

## Set-up

book-chapter-setup = Mise en place

book-sea = Sur chacune des dix îles à missions se trouvent des missions face visible, tirées au hasard : 3 à 4 joueurs ; à 3 joueurs, 2 sur les îles de coin et 3 sur les autres ; sinon 2. À 1 et 2 joueurs, la mission des 3 tuiles Offrande sur une île reste dans la boîte. Sur chacune des quatre îles aux gardiennes attendent quatre gardiennes de sa couleur.
    .head = Les îles
book-first-game = Une table peut choisir ceci pour sa première partie : les missions d’une même île sont alors toutes de couleurs différentes, si bien qu’il y en a partout de faciles et de difficiles.
    .head = L’option « { ui-option-first-game } »
book-display = Les six sages sont face visible. Les 27 experts sont mélangés ; six sont face visible, les autres forment la pioche.
    .head = Les gnomes
book-portals-dealt = Il y a 28 portails, quatre de chacune des sept formes ; à 1 et 2 joueurs, un de chaque forme reste dans la boîte. Ils sont mélangés et répartis également sur les sept cases Grand Brasier.
    .head = Les portails
book-path-piles = Les 28 tuiles Chemin sont mélangées en deux pioches égales, et quatre sont révélées.
    .head = Les tuiles Chemin
book-middle = Un novice neutre se trouve sur chacune des cinq missions du Conseil. Les navires sont au port. La pointe du Grand Brasier est juste avant sa première case. Les tuiles Sablier de 5 à 1 sont prêtes.
    .head = Au centre
book-city = Vous recevez un des quatre plateaux de cité, qui diffèrent par l’ordre de leurs emplacements. Votre propre gardienne attend sur la case Départ, et à chaque case Mission se trouve un de vos sept novices. Vos dix tuiles Offrande forment deux pioches de cinq, la première de chacune face visible. De vos huit tuiles Destin, sept forment une rangée ; une est mise de côté.
    .head = Votre cité
book-first-fate = Le premier joueur est tiré au sort. Avant le premier tour, chacun, dans l’ordre du tour, peut échanger la tuile Destin mise de côté contre celle du milieu de la rangée. On pose la tuile ainsi choisie sur les trois cases surlignées, dans un sens ou dans l’autre.
    .head = La première tuile Destin
book-begin-with = Vous commencez avec une de chaque ressource de base, 1 Or, 2 tuiles Action jaunes et les trois tuiles Action que montre votre première tuile Destin.
    .head = Ce que vous avez au départ

## The turn

book-chapter-turn = Votre tour

book-turn = On joue en sens horaire. La partie principale de votre tour est l’une de ces trois choses : placer une tuile Destin, utiliser des tuiles Action pour une action, ou raviver un brasier. Avant ou après, mais jamais au milieu, vous pouvez effectuer autant d’actions bonus que vous voulez : envoyer au Haut Conseil les novices neutres des missions du Conseil.
    .head = Une chose sur trois
book-skipped = Si au début de votre tour vous ne pouvez faire aucune de ces trois choses, votre tour est sauté ; la fois suivante, on regarde à nouveau. Une action bonus seule ne vous donne pas de tour.
    .head = Rien à faire
book-used-up = Tant qu’une partie principale est possible, vous devez en jouer une. Mais si vos actions bonus ont épuisé ce qu’il fallait, votre tour se termine simplement.
    .head = Plus rien à faire

## Fate tiles

book-chapter-fate = Placer des tuiles Destin

book-fate = Vous pouvez placer une tuile Destin si vous avez au plus une tuile Action. Prenez celle du haut ou celle du bas de votre rangée. Avec { specialist-three-tiles-kept }, vous pouvez avoir jusqu’à trois tuiles Action.
    .head = Quelle tuile Destin
book-discarding = Si vous avez trop de tuiles Action, vous défaussez les tuiles excédentaires de votre choix. La question vous est posée quand vous avez choisi de placer une tuile Destin.
    .head = Trop de tuiles Action
book-laying = Posez la tuile horizontalement ou verticalement, dans un sens ou dans l’autre, sur des cases libres de votre zone Destin, de sorte qu’un de ses bords touche une tuile déjà posée. Si aucune place ne convient, vous ne pouvez pas la placer ; elle reste dans la rangée et rapporte des PV à la fin.
    .head = Où elle va
book-groups = Chacun de ses trois symboles rapporte des tuiles Action de sa sorte : autant que compte de cases le groupe de symboles identiques dont il fait désormais partie. Les cases sont reliées par leurs bords, pas par leurs coins. Un groupe compte une seule fois.
    .head = Groupes de symboles
    .picture = Trois symboles Mission se touchent et forment un groupe, de même que les trois symboles Chemin.
book-cells = Pour chaque case avec de l’or ou une tuile Action jaune que vous recouvrez, vous gagnez ce qu’elle montre ; avec { specialist-fate-symbols-twice }, vous le gagnez deux fois.
    .head = Cases dorées et jaunes
book-sticking-out = Avec { specialist-protruding-fate-tiles }, une tuile peut dépasser si un symbole reste à l’intérieur. Les symboles à l’extérieur comptent comme si la zone continuait là : ils touchent, forment des groupes et rapportent des tuiles. Seules les missions qui demandent des cases recouvertes ne regardent que la zone. Les coins coupés sont à l’extérieur.
    .head = Dépasser

## Paying

book-chapter-paying = Dépenser

book-cost = Une action coûte des tuiles Action de sa propre sorte, et vous dépensez toujours le plus petit nombre qui suffit à ce que vous avez choisi.
    .head = Tuiles Action
book-jokers = Une tuile Action jaune peut remplacer n’importe quelle tuile Action, l’or n’importe quelle ressource, même si vous avez la bonne.
    .head = Jokers
book-two-for-one = À la place d’une tuile Action que vous n’avez pas, vous pouvez en dépenser deux autres de votre choix ; à la place d’une ressource que vous n’avez pas, deux ressources de votre choix ; de même pour l’or manquant. Vous dépensez une pièce après l’autre, et pour chacune on regarde si vous l’avez.
    .head = Deux pour une
book-no-more = Vous ne pouvez pas dépenser plus que nécessaire : si une pièce pouvait être retirée, le paiement n’est pas permis. Un joker n’entre donc jamais dans un « deux pour une », car il suffirait à lui seul.
    .head = Pas plus que nécessaire
book-paying-specialists = Avec { specialist-yellow-counts-twice }, une tuile Action jaune vaut deux tuiles identiques dans un même coût ; ce qui est de trop est perdu. Avec { specialist-any-resources-for-tasks } et { specialist-any-resources-for-gnomes }, vous dépensez exactement le nombre indiqué de ressources de votre choix, or compris, sans autre remplacement.
    .head = Les experts qui aident à payer
book-nothing-paid = Les jokers et le « deux pour une » aident à payer, jamais à accomplir une mission : là, rien n’est dépensé.
    .head = Pas pour accomplir des missions
book-order = Vous choisissez d’abord ce que vous faites, puis vous dépensez des tuiles Action, puis des ressources, et enfin l’action a lieu. Ce qui est encore face cachée est révélé après le paiement.
    .head = Une chose après l’autre

## Ship and tasks

book-chapter-ship = Navire et missions

book-voyage = Votre premier voyage vous mène à n’importe quelle île pour 1 tuile Action Navire. Ensuite, 1 tuile vous fait suivre une route maritime, 2 tuiles deux routes, et 3 tuiles vous mènent à n’importe quelle île. Vous devez arriver à une autre île. Le nombre de navires à une même île n’est pas limité.
    .head = Naviguer
    .picture = Deux navires sont à l’île aux Herbes de l’ouest ; une route mène à l’île des gardiennes grises.
book-longer-voyage = Avec { specialist-longer-voyage }, vous suivez une route maritime de plus que ce que vous payez, si vous dépensez au moins 1 tuile.
    .head = Naviguer plus loin
book-arrival = Juste après le voyage, vous pouvez agir sur l’île, c’est-à-dire recevoir une mission ou rapatrier une gardienne, au coût habituel et dans le même tour. Vous pouvez aussi le faire à un tour suivant, tant que votre navire s’y trouve.
    .head = Arriver
book-task = Là où se trouve votre navire, une mission coûte 1 tuile Action Mission ; 2 si une de vos tuiles Offrande y est déjà, 3 s’il y en a deux. Avec { specialist-one-tile-for-tasks }, c’est toujours 1.
    .head = Ce que coûte une mission
book-offering = Choisissez une de vos deux tuiles Offrande face visible. En plus des tuiles Action, vous dépensez la ressource qu’elle montre et celle de l’île. Avec { specialist-any-resources-for-tasks }, deux ressources de votre choix suffisent.
    .head = La tuile Offrande
    .picture = Une île aux Racines avec une mission pour 7 PV, qui demande des tuiles Offrande sur 5 îles, et une tuile Offrande déjà déposée.
book-task-space = La tuile Offrande prend la place de la mission sur l’île, et la suivante de sa pioche est révélée. Mettez la mission sur n’importe quelle case Mission libre de votre cité. Vous avez de la place pour sept, missions et brasiers ensemble.
    .head = Où va la mission

## Guardians

book-chapter-guardians = Gardiennes

book-guardian = Si votre navire se trouve à une île aux gardiennes, vous pouvez en rapatrier une pour 1 tuile Action Gardienne, si vous n’en avez pas de cette couleur. Elle attend sur votre case Départ. Vous pouvez en avoir cinq : la vôtre et une de chaque couleur.
    .head = Rapatrier une gardienne
book-procession = Les mêmes tuiles servent à une procession. Dépensez de 1 à 8 tuiles Action Gardienne : chacune de vos gardiennes sur le chemin ou sur la case Départ peut avancer d’autant d’étapes. La plus en avance part la première ; entre celles qui sont au même endroit, vous choisissez. Avec { specialist-faster-procession }, chacune peut avancer d’une étape de plus.
    .head = La procession
book-steps = Une étape mène à la case Chemin suivante, ou d’une case Chemin par le portail de sa colonne jusqu’au brasier ; portail et brasier doivent être là. Chaque case Chemin et chaque brasier n’a de place que pour une gardienne, et aucune n’en dépasse une autre. Avec { specialist-crowded-path }, il peut y en avoir autant que vous voulez sur une case Chemin.
    .head = Les étapes
    .picture = Une gardienne se trouve sur chacune des deux premières cases ; la grise a franchi le portail jusqu’au brasier.
book-gain = Une gardienne qui a avancé et termine son déplacement sur le chemin gagne la ressource de sa case, de l’or sur la première. Sur un brasier, elle ne gagne rien maintenant, mais des PV à la fin, et elle y reste : seul le Haut Conseil peut encore la déplacer.
    .head = Ce que rapporte la marche
book-gain-specialists = Avec { specialist-choice-on-path }, vous choisissez la ressource de base, et aussi l’or sur la première case. On double ce qui a été choisi. { specialist-gold-on-first-path } ajoute 1 Or sur la première case, quel que soit le choix.
    .head = Plusieurs experts à la fois
book-new-guardian = Avec { specialist-step-for-new-guardians }, chaque gardienne qui arrive, même grâce au Haut Conseil, déclenche une procession d’exactement une étape qui ne fait rien gagner.
    .head = Une étape pour les nouvelles

## Paths

book-chapter-paths = Chemins

book-path = Prenez une des quatre tuiles Chemin face visible, ou la première d’une pioche, sans la voir. Elle va sur la case Chemin suivante : 2, 3 et ainsi de suite jusqu’à 7. Les cases 2 à 4 coûtent 1 tuile Action Chemin, les cases 5 à 7 en coûtent 2. La tuile Départ est la case 1.
    .head = Ajouter une tuile Chemin
book-crystals = Chaque tuile Chemin a un cristal. À la fin, elle rapporte 2 PV si le brasier de sa colonne est de la même couleur ; aucun portail n’est nécessaire. Avec { specialist-resource-of-new-path }, vous gagnez la ressource d’une tuile Chemin dès que vous la prenez.
    .head = Les cristaux
    .picture = À gauche, cristal et brasier sont bleus, ce qui rapporte des PV ; à droite, ils diffèrent.
book-refilling = Les cases vides de l’étalage sont complétées l’une après l’autre depuis la gauche, chacune avec la pioche la plus haute, ou la première si elles sont égales.
    .head = Compléter l’étalage
book-renewing = Si les quatre tuiles face visible ont le même cristal, vous pouvez les renouveler pendant l’action Chemin, avant d’en prendre une : deux vont sous chaque pioche, et quatre nouvelles sont révélées. Vous pouvez recommencer tant que c’est le cas et que les pioches ont un autre cristal. Ce n’est pas possible avec le bonus du Haut Conseil.
    .head = Quatre cristaux identiques

## Great Bonfire

book-chapter-great-bonfire = Le Grand Brasier

book-turning = Qui le tourne pour la toute première fois de la partie dépense 1 tuile et choisit n’importe quelle case. Ensuite, 1 tuile le tourne d’une case en sens horaire, 2 tuiles de deux cases, et 3 tuiles jusqu’à n’importe quelle case, y compris la même. Les rotations dues au Haut Conseil et à Tom comptent aussi. Avec { specialist-further-great-bonfire }, il tourne d’une case de plus, si vous dépensez au moins 1 tuile.
    .head = Le tourner
    .picture = La pointe indique la case 1 ; la case suivante coûte 1 tuile Action, celle d’après 2.
book-rewards = Sur la case que vise la pointe, vous prenez exactement deux de ces trois choses : la tuile Action ; la ressource ou les 2 PV ; un des portails qui s’y trouvent. Avec { specialist-all-rewards }, vous prenez les trois, dans la mesure du possible.
    .head = Deux récompenses sur trois
book-portals = Vos emplacements se remplissent de droite à gauche, de 7 à 1, et chacun n’accepte qu’une forme. Vous ne pouvez donc prendre un portail que s’il correspond à votre prochain emplacement vide. Avec { specialist-portals-in-any-order }, tout emplacement vide convient.
    .head = Les portails

## Gnomes

book-chapter-gnomes = Gnomes

book-recruiting = Un gnome face visible coûte 2 tuiles Action Gnome et 1 de sa ressource, ou 1 tuile et 2 de sa ressource. Avec { specialist-any-resources-for-gnomes }, des ressources de votre choix suffisent. Vous avez de la place pour six. Un expert pris est remplacé depuis la pioche, un sage ne l’est pas.
    .head = Recruter
book-elders = Les sages rapportent des PV une seule fois, dès que vous les recrutez : 1 PV pour chaque chose de leur sorte dans votre cité.
    .head = Les sages
book-specialists = Les experts vous donnent une capacité pour le reste de la partie. Leurs noms sont de nous, car les cartes n’ont que des images.
    .head = Les experts
book-gnomes-that-come = { specialist-points-for-elders } rapporte 2 PV de plus pour chaque sage. { specialist-yellow-for-gnomes } rapporte une tuile Action jaune pour chaque gnome qui rejoint votre cité, lui-même compris, et aussi pour celui que donne le Haut Conseil.
    .head = Quand un autre gnome arrive

## Igniting

book-chapter-igniting = Raviver des brasiers

book-ignite = Si vous remplissez la condition d’une de vos missions, vous pouvez la raviver : elle est retournée, et c’est désormais un brasier. Avoir plus que demandé suffit aussi. Vous pouvez en raviver un par tour. Rien n’est dépensé.
    .head = De la mission au brasier
book-one-by-one = L’ordre est celui-ci : la mission est retournée ; son novice va sur une case du Haut Conseil ; le compte à rebours peut commencer ; { specialist-gold-for-novices } rapporte 1 Or pour cela ; puis vous prenez le bonus ou 1 PV. Ce que rapporte le bonus vient donc trop tard pour cette mission, mais une gardienne peut déjà être déplacée sur le nouveau brasier.
    .head = Une chose après l’autre
book-counted = Tout ce que vous avez à cet instant compte, même la tuile Offrande déposée pour cette mission-là. Pendant qu’on regarde sa condition, la mission est encore une mission et pas un brasier. Votre propre gardienne compte comme une gardienne. Les missions qui demandent des tuiles Chemin avec une ressource ou un cristal regardent celles que vous avez ajoutées, pas la tuile Départ. Les jokers ne remplacent rien ici, et deux ressources sont deux ressources différentes.
    .head = Ce qui compte
book-connected = Dans la zone Destin, les symboles sont reliés par les bords. Deux groupes peuvent montrer le même symbole s’ils ne se touchent pas.
    .head = Groupes pour les missions
book-progress = Chaque mission montre combien vous avez de ce qu’elle demande, par exemple 2/3. Quand le premier nombre a atteint le second, vous pouvez la raviver. Ce qu’il y a de trop dans une partie n’aide pas dans une autre.
    .head = La progression

## The council

book-chapter-council = Le Haut Conseil et ses missions

book-council = Le Haut Conseil a huit cases. Quand vous ravivez un brasier, son novice va sur une case où ne se trouve aucun novice de votre couleur ; les autres ne gênent pas. Vous prenez alors le bonus de la case, ou 1 PV. Avec { specialist-crowded-council }, vous pouvez envoyer des novices là où il y en a déjà un de la même couleur.
    .head = Des novices au Haut Conseil
    .picture = Des novices de deux couleurs partagent une case ; un novice neutre est seul.
book-council-spaces = Chaque case rapporte autre chose. Ce qui est gratuit suit les règles habituelles, le coût mis à part.
    .head = Les huit cases
book-only-a-point = Si vous ne pouvez pas utiliser le bonus, vous prenez le PV : avec six tuiles Chemin, une gardienne de chaque couleur, six gnomes ou aucun expert face visible, aucune gardienne qui puisse aller quelque part, aucune tuile Destin ou aucune place pour elle. Vous pouvez aussi prendre le PV alors que le bonus est utilisable, sauf sur « { council-space-gold-and-yellow } ».
    .head = Seulement 1 PV
book-searching = Qui nomme une tuile Chemin des pioches la prend ; puis toutes les tuiles des pioches sont mélangées ensemble et divisées à nouveau, avec une de plus dans la première si le nombre est impair.
    .head = Chercher dans les pioches
book-moved-guardian = Le Haut Conseil déplace une gardienne de n’importe où, même d’un brasier, en avant ou en arrière, sur n’importe quelle case Chemin libre ou par un portail sur un brasier libre dont la case Chemin existe. Les autres sur le passage ne gênent pas. Le gain est le même qu’après une procession. Elle ne peut pas revenir sur la case Départ.
    .head = Une gardienne déplacée
book-common-task = Cinq missions sont communes à tous. Qui en a accompli une dont le novice neutre s’y trouve encore peut l’envoyer au Haut Conseil, sur une case sans novice neutre, et prend le bonus ou 1 PV. C’est une action bonus, en plus de la partie principale du tour. Vous pouvez aussi l’effectuer à un tour suivant, si personne ne l’a fait entre-temps.
    .head = Actions bonus
book-common-tasks = Ce que vous avez accompli le reste, et vous rapporte des PV même si quelqu’un d’autre envoie le novice.
    .head = Les cinq missions du Conseil
book-becoming-fulfilled = { specialist-reward-for-common-tasks } rapporte 1 Or et 1 tuile Action jaune au moment où vous accomplissez une mission du Conseil, même si son novice est parti, et même si c’est ce gnome qui l’accomplit. Ce qui était accompli avant ne rapporte rien.
    .head = Une prime pour les missions du Conseil

## The end

book-chapter-end = Fin et décompte

book-countdown = Dès qu’il y a assez de novices au Haut Conseil, toutes couleurs et neutres compris, le compte à rebours commence : 7 à 1 ou 2 joueurs, 10 à 3, 13 à 4. À partir de là, le premier joueur passe la plus haute tuile Sablier à la fin de chacun de ses tours, de 5 à 1. Quand la tuile 1 a fait le tour de la table, la partie prend fin. Tout le monde a donc joué le même nombre de tours.
    .head = Le compte à rebours
book-countdown-example = Anne commence, puis viennent Ben et Chloé. Si Ben ou Chloé déclenche le compte à rebours, on termine la manche, et cinq autres suivent, avec les tuiles 5, 4, 3, 2, 1. Si c’est Anne, Ben et Chloé jouent avec la tuile 5, et quatre autres manches suivent.
    .head = Un exemple
book-passing = Pendant la phase Sablier, vous pouvez passer à la place de la partie principale, dès qu’une tuile circule ; le premier joueur le peut à tout tour qui commence dans cette phase. Vous gagnez les PV de la tuile qui circule, le premier joueur ceux de la plus haute qu’il a encore, et vous vous retirez pour le reste de la partie. Des actions bonus sont possibles avant de passer. Si vous ne pouvez rien faire d’autre, vous devez passer.
    .head = Passer
book-until-the-end = Raviver et effectuer des actions bonus reste possible ; d’autres novices ne changent plus rien. Si tout le monde a passé, la partie prend fin aussitôt.
    .head = Jusqu’à la fin
book-stuck = Si avant le compte à rebours personne ne peut faire aucune des trois choses, la partie prend fin et on compte les PV. En solo, votre tour est alors sauté, et Tom continue jusqu’à la fin du compte à rebours ou de ses cartes.
    .head = Quand personne ne peut agir
book-scoring = Chaque brasier rapporte les PV imprimés : 2 ou 3 s’il est bleu, 4 ou 5 s’il est rouge, 6 à 8 s’il est jaune. Une gardienne sur un brasier rapporte de 2 PV dans la colonne 1 à 8 PV dans la colonne 7, et 2 de plus avec { specialist-points-for-guardians }. Un portail relié à un brasier rapporte 2 PV, de même qu’une tuile Chemin dont le cristal a la couleur du brasier.
    .head = Décompte des colonnes
book-scoring-more = Chaque mission du Conseil accomplie rapporte 4 PV ; celle des sept missions en rapporte 7 si toutes sont des brasiers. Chaque tuile Destin restée dans votre rangée rapporte 3 PV. Tuiles Action et ressources, comptées ensemble, rapportent 1 PV par lot de deux.
    .head = Ce qui rapporte encore
book-scoring-example = Cinq brasiers de 7, 5, 2, 4 et 2 PV font 20. Une gardienne dans la colonne 5 fait 6, cinq portails reliés à un brasier 10, quatre tuiles Chemin assorties 8, la mission du Conseil des sept portails 4, deux tuiles Destin 6, quatre tuiles Action et ressources 2. Avec les 5 d’un sage, gagnés plus tôt, cela fait 61.
    .head = Un exemple
book-winner = Qui a le plus de PV remporte la partie. En cas d’égalité, le plus grand nombre de brasiers l’emporte ; si l’égalité demeure, la victoire est partagée. Il en va de même pour les places suivantes.
    .head = Qui gagne
book-points = Pendant la partie, les PV viennent des sages, du Haut Conseil, du Grand Brasier et des tuiles Sablier. Tout le reste est compté à la fin.
    .head = Des PV avant la fin

## Alone

book-chapter-solo = En solo contre Tom

book-tom = En solo, vous jouez selon les règles à 2 joueurs contre Tom, qui a une cité mais pas de volonté propre. Vous commencez. 7 missions bleues, 7 rouges et 6 jaunes sont en jeu, deux de couleurs différentes sur chaque île. Les portails d’une même case Grand Brasier sont tous différents. Les trois experts qui coûtent de l’or restent dans la boîte.
    .head = Jouer en solo
book-tom-city = Tom a un autre plateau de cité, une tuile Départ, sa gardienne et quatre novices. Il n’a ni tuiles Action, ni ressources, ni tuiles Destin, ni tuiles Offrande.
    .head = La cité de Tom
book-tom-card = Après chacun de vos tours, même s’il a été sauté ou si vous avez passé, Tom révèle la suivante de ses huit cartes et fait ce qu’elle dit. Quand elles sont épuisées, on les mélange et on continue.
    .head = Le tour de Tom
book-tom-key = Pour les cartes de missions, de chemins et de gnomes, le premier expert de la pioche est d’abord révélé et mis sur une défausse. La ressource qu’il coûte est la ressource du gnome de Tom. Quand la pioche est épuisée, la défausse est mélangée pour en former une nouvelle.
    .head = La ressource du gnome
book-tom-gnomes = Avec la carte « { tom-card-gnome } », Tom prend depuis la gauche tous les experts face visible qui coûtent la ressource du gnome, jusqu’à en avoir six. Avec « { tom-card-path } », il prend toutes les tuiles Chemin face visible qui la montrent, jusqu’à en avoir six. Il laisse ce qui est révélé à leur place.
    .head = Gnomes et chemins
book-tom-tasks = Avec « { tom-card-task-one } », Tom prend la mission de plus grande valeur des deux îles de la ressource du gnome, avec « { tom-card-task-two } » celle de plus petite valeur ; à valeur égale, vous choisissez. Elle arrive comme brasier sur sa prochaine case libre depuis la gauche. Avec « { tom-card-task-two } », un de ses novices va en plus au Haut Conseil, et il gagne 1 PV. S’il n’y a pas de mission, rien ne se passe.
    .head = Missions
book-tom-others = Avec « { tom-card-guardian } », il prend une gardienne d’une couleur qui lui manque. Avec « { tom-card-great-bonfire } », il tourne le Grand Brasier en sens horaire jusqu’à la prochaine case où se trouve le portail qu’il lui faut, et le prend.
    .head = Gardiennes et portails
book-tom-common = Si Tom accomplit une mission du Conseil dont le novice neutre s’y trouve encore, celui-ci est couché au Haut Conseil, où il ne gêne personne, et Tom gagne 1 PV. S’il a déjà accompli la mission du Conseil de la carte révélée, il gagne 3 PV et ne fait rien d’autre. S’il ne peut pas agir pour une autre raison, rien ne se passe.
    .head = Missions du Conseil
book-tom-end = Le compte à rebours commence avec 7 novices, ceux de Tom et ceux qui sont couchés compris. Tom y joue une carte à chaque manche et ne passe jamais. La partie prend aussi fin juste après sa 32e carte. Il gagne des PV comme un joueur, mais ses gardiennes n’avancent jamais. Vous remportez la partie si vous avez plus de PV que lui ; une égalité n’est pas une victoire.
    .head = Fin et décompte
book-handicap = Avec le handicap, un nombre se transmet d’une partie à l’autre. Il commence à −10, monte de 5 quand vous gagnez et descend de 2 quand vous perdez ; en cas d’égalité, il ne change pas. S’il est positif, Tom commence avec autant de PV ; s’il est négatif, c’est vous.
    .head = Le handicap

## This table

book-chapter-table = À cette table

book-open = Tout est visible, sauf l’ordre des pioches, les tuiles Offrande face cachée, que même leur propriétaire ne connaît pas, et les missions restées dans la boîte. Ce qui reste dans une pioche se déduit de ce qui est visible. Les tuiles Chemin mises sous une pioche restent connues jusqu’à ce qu’elle soit mélangée.
    .head = Ce que vous pouvez savoir
book-rulings = Là où les règles imprimées laissent une question ouverte ou diffèrent d’une langue à l’autre, nous avons dû décider. Ces paragraphes portent la mention « précision ». Si votre groupe joue autrement, il n’y a rien de mal à cela.
    .head = Ce qu’est une précision
