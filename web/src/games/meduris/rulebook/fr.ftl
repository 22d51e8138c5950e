# Le livret de règles de Meduris. Un paragraphe est un message ; « head » dit de quoi il parle.

## What the game is about

book-chapter-goal = De quoi il s’agit

book-aim = Autour du mont Meduris, vous construisez des huttes et des temples avec ce que vos ouvriers produisent sur la montagne. Le druide va de hutte en hutte et demande des offrandes. Les PV viennent des offrandes, des pierres runiques, des jetons bonus et des temples ; qui en a le plus à la fin remporte la partie.
    .head = Le but du jeu
book-materials = Il y a quatre matières premières : bois, laine, cuivre et pierre, en 18 exemplaires chacune. Ce qui est dépensé retourne dans la réserve. Quand il n’en reste plus dans la réserve, personne ne peut en produire.
    .head = Les matières premières
book-ring = Un côté du plateau de jeu compte 32 cases, pour 2 et 3 joueurs, l’autre 40, pour 4. Les cases forment un anneau fermé autour de la montagne. Chacune montre deux matières premières différentes et accueille une hutte ou un temple.
    .head = L’anneau de cases
book-districts = L’anneau est divisé en neuf districts. À chacun appartient une pierre runique, qui porte le signe visible dans le district.
    .head = Les districts

## Set-up

book-chapter-setup = Mise en place

book-pieces = À 2 joueurs, Mauve et Bleu ont chacun 12 huttes, 2 temples et 3 ouvriers. À 3 et à 4, tout le monde a 8 huttes, 2 temples et 2 ouvriers.
    .head = Ce que chacun reçoit
book-start = Vous commencez avec une matière première de chaque sorte, derrière votre paravent, et avec 5 PV. Le reste forme la réserve : 16 de chaque à 2 joueurs, 15 à 3, 14 à 4.
    .head = Matières premières et PV de départ
book-layout = Les six jetons bonus sont mélangés et posés face visible sur six cases tirées au hasard. Entre deux jetons bonus, il y a toujours au moins trois cases sans jeton bonus.
    .head = Répartir les jetons bonus
book-layout-river = La distance compte aussi par-dessus la rivière, car l’anneau est fermé. Toutes les répartitions qui la respectent ont la même chance.
    .head = Les jetons bonus près de la rivière
book-placing = Le premier joueur est tiré au sort et joue aussi le premier tour. À partir de lui, chacun à son tour place un ouvrier sur le haut plateau de son choix, toujours au sommet, jusqu’à ce que tous soient placés. Une pile ne dépasse jamais trois ouvriers.
    .head = Placer les ouvriers
book-druid-at-home = Le druide commence à son temple. Les neuf pierres runiques sont dans la réserve.
    .head = Le druide et les pierres runiques

## The turn

book-chapter-turn = Votre tour

book-turn = On joue en sens horaire. À votre tour, vous lancez d’abord le dé : c’est la petite exploitation. Puis vous faites une seule chose : déplacer un ouvrier pour la grande exploitation, construire une hutte ou édifier un temple. Vous ne pouvez pas passer.
    .head = Deux phases
book-die = Le dé a une face pour chacune des quatre matières premières, une face « +1 » et une face « −1 ».
    .head = Le dé

## Collecting

book-chapter-yields = Produire

book-small-yield = Si le dé montre une matière première, chaque ouvrier de son haut plateau en produit une pour son propriétaire, peu importe qui a lancé le dé. La hauteur ne compte pas ici.
    .head = Petite exploitation
book-small-short = Si la réserve ne suffit pas pour tous, on sert la pile de haut en bas. Les ouvriers placés plus bas ne reçoivent rien.
    .head = Réserve insuffisante à la petite exploitation
book-plus-one = À partir du joueur qui a lancé le dé, chacun à son tour peut prendre dans la réserve une matière première de son choix. Vous pouvez aussi y renoncer.
    .head = « +1 »
book-minus-one = À partir du joueur qui a lancé le dé, chacun à son tour remet ouvertement dans la réserve une matière première de son choix. Seuls ceux qui n’ont rien ne remettent rien.
    .head = « −1 »
book-moving = Prenez un de vos ouvriers à n’importe quelle hauteur d’une pile ; ceux du dessus descendent d’un cran. Placez-le au sommet d’un autre haut plateau, où se trouvent deux ouvriers au plus.
    .head = Déplacer un ouvrier
book-big-yield = Ensuite, tous les ouvriers du nouveau haut plateau produisent, quels que soient leurs propriétaires : celui du bas 1, celui du milieu 2, celui du haut 3.
    .head = Grande exploitation
book-big-short = Si la réserve est insuffisante, l’ouvrier du haut se sert le premier. Chacun prend ce qui reste : un ouvrier qui devrait en recevoir 3 prend les 2 dernières. Vous pouvez même aller sur un haut plateau dont la réserve est vide ; alors personne ne produit rien.
    .head = Réserve insuffisante à la grande exploitation

## Building

book-chapter-building = Huttes et temples

book-hut = Vous pouvez construire une hutte sur n’importe quelle case libre, c’est-à-dire sans hutte ni temple, tant qu’il vous reste des huttes.
    .head = Où construire une hutte
book-settlement = Des huttes sur des cases voisines forment une colonie, quelles que soient leurs couleurs. Elle s’arrête à un temple ou à une case libre ; elle peut s’étendre sur plusieurs districts et par-dessus la rivière. Une hutte isolée est une colonie d’une seule hutte.
    .head = Les colonies
book-hut-cost = Comptez les huttes de la colonie telle qu’elle sera, la nouvelle comprise. Vous dépensez autant de fois les deux matières premières de votre case : une fois chacune pour une hutte isolée, deux fois pour la deuxième hutte, trois fois pour la troisième.
    .head = Ce que coûte une hutte
book-gap = Si votre hutte comble un vide entre deux colonies, elles n’en font plus qu’une, et toutes leurs huttes comptent pour le prix.
    .head = Combler un vide
book-rune = Une fois la hutte construite, vous prenez la pierre runique de son district, dans la réserve ou au joueur qui la possède.
    .head = Prendre la pierre runique
book-order = On construit dans cet ordre : choisir la case ; un jeton bonus « +2 » rapporte aussitôt ses PV ; dépenser ; la hutte est construite ; prendre la pierre runique ; le druide se met en marche. Une pierre runique que vous venez de prendre compte donc déjà si le druide traverse ensuite la rivière.
    .head = Une chose après l’autre
book-temple = Vous pouvez édifier un temple sur n’importe quelle case libre sans jeton bonus, tant qu’il vous en reste un. Il coûte une fois chacune des deux matières premières de la case, quoi qu’il y ait à côté. Il n’apporte pas de pierre runique, mais le druide se met en marche comme après une hutte.
    .head = Les temples

## Paying

book-chapter-paying = Payer

book-exact = Pour chaque matière première demandée, vous en dépensez une de la même sorte. Cela vaut pour les huttes, les temples et les offrandes.
    .head = Ce que vous dépensez
book-replacing = Chaque matière première demandée peut être remplacée par exactement trois matières premières d’autres sortes, identiques ou non. Vous pouvez en remplacer autant que vous voulez, même si vous avez la bonne.
    .head = Trois pour une
book-replacing-example = On vous demande 1 bois et 1 pierre. Quatre bois suffisent : un pour le bois, trois à la place de la pierre. Trois bois et trois pierre conviennent aussi, les trois remplaçant chaque fois l’autre sorte. Trois bois et une pierre ne conviennent pas : le bois ne peut pas remplacer le bois.
    .head = Un exemple
book-no-trade = Remplacer n’est pas échanger : les trois matières premières vont dans la réserve et vous n’y prenez rien. C’est donc possible même si la matière première manquante est épuisée.
    .head = Pas d’échange

## Chips

book-chapter-chips = Les jetons bonus

book-chips = Il y a deux jetons bonus de chaque sorte. Le joueur qui construit une hutte sur la case en profite. On ne peut pas édifier de temple sur un jeton bonus.
    .head = Six jetons bonus
book-chip-plus-two = Vous gagnez aussitôt 2 PV et payez la hutte comme d’habitude. Le jeton bonus quitte le jeu.
    .head = Jeton bonus « +2 »
book-chip-hut = La hutte ne coûte rien, quelle que soit la taille de la colonie. La pierre runique et le druide suivent comme d’habitude. Le jeton bonus quitte le jeu.
    .head = Jeton bonus « Hutte »
book-chip-druid = Ce jeton bonus reste sous votre hutte. Quand le druide y demande une offrande, vous pouvez offrir le jeton bonus à la place des deux matières premières ; il quitte alors le jeu. Il constitue toute l’offrande, et vous pouvez le garder pour plus tard aussi souvent que vous voulez.
    .head = Jeton bonus « Druide »

## The druid

book-chapter-druid = Le druide

book-slabs = Trois dalles mènent du temple du druide à son chemin. Chacun des trois premiers bâtiments, hutte ou temple de n’importe qui, le fait avancer d’une dalle.
    .head = Sur les dalles
book-druid-goes = À partir du quatrième, chaque nouveau bâtiment l’envoie en sens horaire jusqu’à la prochaine hutte devant lui. Il passe sans s’arrêter devant les temples et les cases libres. Des dalles, il arrive à la case 1 ; cela ne compte pas comme une traversée de la rivière.
    .head = De hutte en hutte
book-druid-waits = S’il n’y a encore aucune hutte au quatrième bâtiment, il attend sur la troisième dalle. Rien n’est rattrapé plus tard ; la première hutte l’appelle aussitôt.
    .head = Tant qu’il n’y a pas de hutte
book-ritual = À la hutte commence le rituel d’offrande : il y demande une offrande, puis va à la hutte suivante de la même colonie, y demande une offrande, et ainsi de suite. Il s’arrête à la dernière.
    .head = Le rituel d’offrande
book-inside = Un rituel peut commencer au milieu d’une colonie, par exemple si une hutte vient d’être construite juste devant le druide. Il ne demande alors rien aux huttes derrière lui, mais toute la colonie compte pour les PV.
    .head = Au milieu d’une colonie
book-once-round = S’il n’y a pas d’autre hutte devant lui, il fait le tour complet de l’anneau jusqu’à la première hutte de la colonie au bout de laquelle il se trouve. Un bâtiment entraîne donc au plus une traversée de la rivière.
    .head = Le tour de l’anneau

## Offerings and the river

book-chapter-offerings = Les offrandes et la rivière

book-offering = Quand le druide vient à votre hutte, il demande les deux matières premières de sa case. Si vous n’offrez rien, vous perdez 1 PV. Si vous en offrez une, vous gagnez 1 PV. Si vous offrez les deux, vous gagnez 1 PV par hutte de la colonie, quels que soient leurs propriétaires.
    .head = Ce que rapporte une offrande
book-offering-lone = Pour une hutte isolée, une matière première rapporte 1 PV, et les deux aussi. Ce que vous offrez va dans la réserve, et ici aussi, trois autres peuvent en remplacer une.
    .head = Huttes isolées et remplacement
book-offering-free = Rien ne vous oblige à offrir, même si vous le pouvez. Personne ne descend au-dessous de 0 PV.
    .head = Aucune obligation
book-river = Chaque fois que le druide passe de la dernière case à la case 1, il traverse la grande rivière, en chemin ou au milieu d’un rituel. Tout s’arrête pour le décompte intermédiaire des runes : tout le monde gagne 1 PV par pierre runique. Puis il continue.
    .head = Traverser la grande rivière

## The end

book-chapter-end = La fin de partie

book-finale = Quand quelqu’un a construit toutes ses huttes et ses deux temples, son tour se joue jusqu’au bout, rituel compris. Ensuite, tous les autres ont encore exactement un tour.
    .head = Le final
book-finale-first = Seul le premier à tout construire déclenche le final. Il n’a plus de tour, mais il continue à produire, à remettre et à offrir des matières premières, et il peut perdre des pierres runiques.
    .head = Pendant que les autres jouent
book-last-round = Puis le druide commence sa dernière ronde. De là où il se trouve, il va en sens horaire et demande exactement une offrande à chaque hutte du plateau ; la colonie où il se trouve vient en dernier. Les offrandes comptent comme toujours, mais traverser la rivière ne rapporte plus rien.
    .head = La dernière ronde du druide
book-temple-scoring = Chaque temple rapporte 1 PV par hutte de la colonie juste à sa gauche et de celle juste à sa droite. Les couleurs ne comptent pas.
    .head = Décompte des temples
book-temple-beside = Une même colonie peut rapporter des PV à plusieurs temples, même à deux des vôtres. Un temple à côté d’un temple ne rapporte rien de ce côté, et ce qui se trouve au-delà ne compte pas.
    .head = Temples côte à côte
book-rune-scoring = Plus vous avez de pierres runiques, plus elles rapportent : 1 PV pour la première, 2 pour la deuxième, et ainsi de suite. Trois rapportent 1 + 2 + 3 = 6 PV, cinq en rapportent 15.
    .head = Décompte des runes
book-winner = Qui a le plus de PV remporte la partie. En cas d’égalité, le plus grand nombre de huttes et de temples construits l’emporte, puis le plus grand nombre de matières premières restantes. Si l’égalité demeure, la victoire est partagée. Il en va de même pour les places suivantes.
    .head = Qui gagne
book-points = En bref : outre les 5 PV de départ, les PV viennent des jetons bonus « +2 », des offrandes, des pierres runiques quand le druide traverse la rivière, et à la fin des temples et encore une fois des pierres runiques. On ne perd des PV qu’en refusant une offrande.
    .head = Tous les PV d’un coup d’œil

## This table

book-chapter-table = À cette table

book-screens = Vos matières premières sont cachées derrière votre paravent ; tout le reste est visible. Des autres, vous voyez combien ils en ont, mais pas lesquelles. Qui retient ce qui a été produit, dépensé et offert peut bien sûr s’en servir.
    .head = Derrière les paravents
book-screens-open = Une table peut jouer avec les paravents ouverts. Tout le monde voit alors toutes les matières premières. C’est une option à nous, pratique pour apprendre.
    .head = Paravents ouverts
book-rulings = Là où les règles imprimées laissent une question ouverte, il a fallu trancher. Ces paragraphes portent la mention « précision ». Si vous jouez autrement chez vous, il n’y a pas de mal.
    .head = Ce qu’est une précision
book-no-room = Aucun temple ne peut se dresser sur un jeton bonus. Sur un plateau plein, il se peut donc que plus personne ne puisse tout construire. Si, après un tour, il reste à tout le monde plus de temples qu’il n’y a de cases libres sans jeton bonus, le final commence comme si quelqu’un avait tout construit.
    .head = Plus de place pour les temples
book-nobody-builds = Si personne n’a rien construit pendant 40 tours d’affilée par joueur, le final commence aussi. Entre humains, cela n’arrive pas.
    .head = Si personne ne construit
