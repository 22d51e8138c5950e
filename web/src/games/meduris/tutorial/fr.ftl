# L’initiation à Meduris : ce qui est dit avant et après chaque leçon, et ce que feraient les autres choix.

tutorial-go-on = Le mieux est maintenant de faire une partie. Un bot aimable vous attend, et les règles sont à côté de la table.
tutorial-play = Jouer une première partie contre un bot

lesson-collect-title = Produire
lesson-collect = Vous êtes Mauve. Sur la montagne, vos ouvriers produisent pour vous. Choisissez celui du haut plateau Bois ou Laine, puis le haut plateau Pierre. Il arrive au sommet et produit 3 pierre, et votre ouvrier du bas en produit encore 1.
lesson-collect-done = 4 pierre pour vous, 2 pour Bleu. Quand un ouvrier se déplace, tous ceux de son nouveau haut plateau produisent : 1 en bas, 2 au milieu, 3 en haut. C’est la grande exploitation.
lesson-collect-wrong-blue = Au sommet, il produirait 3 cuivre, mais les deux ouvriers du dessous sont à Bleu et en produiraient 3 aussi. Sur le haut plateau Pierre, l’un de ceux du dessous est à vous.
lesson-collect-wrong-low = Cela vous rapporterait 3 matières premières : 2 pour lui et 1 pour votre ouvrier du dessous. Sur le haut plateau Pierre, il serait un cran plus haut, et vous en auriez 4.

lesson-die-title = Le dé
lesson-die = Chaque tour commence par le dé. Bleu a fait « bois » : chaque ouvrier du haut plateau Bois en a produit un, le vôtre aussi. À présent, vous avez fait « +1 » : tout le monde peut prendre une matière première. Vous avez du bois et vous voulez construire une hutte sur la case 4. Prenez ce qui manque : le cuivre.
lesson-die-done = Bois et cuivre, exactement ce que montre la case 4. Bleu a pris quelque chose aussi : peu importe qui le lance, le dé sert à tout le monde. C’est la petite exploitation.
lesson-die-wrong-nothing = Vous pouvez y renoncer, mais c’est un cadeau. Avec du cuivre, vous pourrez construire sur la case 4.
lesson-die-wrong-other = Cela servira sûrement un jour. Mais la case 4 montre bois et cuivre, et seul le cuivre vous manque.

lesson-hut-title = La première hutte
lesson-hut = Après le dé, vous faites une seule chose : déplacer un ouvrier ou construire. Une hutte coûte les deux matières premières de sa case. Vous avez du bois et du cuivre : choisissez une case qui montre les deux et construisez-y une hutte.
lesson-hut-done = Votre première hutte ! La pierre runique de son district est à vous, et le druide s’est mis en marche : chacun des trois premiers bâtiments le fait avancer d’une dalle.
lesson-hut-wrong-move = Produire n’est jamais une erreur, mais vous avez déjà de quoi payer une hutte. Construisez avant Bleu !
lesson-hut-wrong-temple = Un temple coûterait autant, mais il n’apporte pas de pierre runique et ne rapporte que pour les huttes voisines, et il n’y en a pas encore. Construisez une hutte.

lesson-settlement-title = Une colonie grandit
lesson-settlement = Des huttes côte à côte forment une colonie, quels que soient leurs propriétaires. Plus elle grandit, plus la hutte suivante coûte cher. À côté de votre hutte, la case 5 coûte deux fois chacune de ses matières premières : 2 pierre et 2 bois. Vous les avez. Construisez là.
lesson-settlement-done = La deuxième hutte pour 2 + 2 ; une troisième coûterait 3 + 3. Pourquoi dépenser autant ? Parce qu’une offrande au druide peut vous rapporter 1 PV par hutte de la colonie.
lesson-settlement-wrong-move = Vous produiriez davantage, mais vous avez exactement ce que coûte la case 5. Faites grandir votre colonie.
lesson-settlement-wrong-hut = Vous pouvez aussi payer celle-là. Mais faites d’abord grandir votre colonie : sur la case 5, juste à côté de votre hutte.
lesson-settlement-wrong-temple = Un temple ne coûte jamais qu’une fois ses deux matières premières, mais il ne fait grandir aucune colonie. Construisez une hutte sur la case 5.

lesson-rune-title = Les pierres runiques
lesson-rune = Avec la hutte de la case 20, Bleu a pris la pierre runique « Vague ». Mais une pierre runique va toujours à la couleur qui a construit la dernière hutte de son district. Construisez une hutte sur la case 18 ou 22, et Bleu devra vous la céder.
lesson-rune-done = Elle est à vous ! Chaque pierre runique rapporte 1 PV chaque fois que le druide traverse la rivière, et à la fin, les vôtres rapportent 1 + 2 + 3 + … PV.
lesson-rune-wrong-move = Alors Bleu garde la pierre runique. Vous avez de la laine et de la pierre : cela suffit pour une hutte sur la case 18 ou 22.
lesson-rune-wrong-hut = Vous prendriez là une pierre runique que personne n’a encore, et c’est aussi un bon coup. Mais ici, prenez-en une à Bleu : case 18 ou 22.
lesson-rune-wrong-temple = Seules les huttes apportent des pierres runiques. Construisez une hutte sur la case 18 ou 22.

lesson-druid-title = Le druide
lesson-druid = Bleu vient de construire le quatrième bâtiment. Le druide quitte donc ses dalles et vient à la première hutte sur son chemin : la vôtre, case 4. Il demande du bois et du cuivre. Offrez les deux. Votre colonie a 2 huttes, vous gagnez donc 2 PV.
lesson-druid-2 = 2 PV ! Il continue maintenant dans votre colonie, jusqu’à la case 5, et demande de la pierre et du bois. Il ne vous reste que du bois. Cela suffit pour 1 PV.
lesson-druid-done = 3 PV en tout. Désormais, chaque bâtiment, quel que soit son propriétaire, envoie le druide en sens horaire jusqu’à la prochaine hutte. Gardez donc quelque chose pour lui quand il approche de chez vous.
lesson-druid-wrong-nothing = Refuser une offrande coûte 1 PV. Vous avez quelque chose à offrir : donnez-le-lui.
lesson-druid-wrong-one = Une matière première rapporte 1 PV, quelle que soit la taille de la colonie. Les deux rapportent 1 PV par hutte : ici 2.

lesson-replace-title = Trois pour une
lesson-replace = Vous voulez construire sur la case 16, mais vous n’avez pas de pierre. Peu importe : trois matières premières d’autres sortes en remplacent une. Construisez là.
lesson-replace-2 = Le cuivre, vous l’avez. Trois autres matières premières remplacent la pierre. Vous avez 2 bois et 2 laine : choisissez ce que vous préférez garder.
lesson-replace-done = Quatre matières premières au lieu de deux : c’est cher, mais vous n’avez pas dû attendre la pierre. On peut remplacer ainsi pour les huttes, les temples et les offrandes.
lesson-replace-wrong-move = Vous pourriez d’abord produire de la pierre, mais cela prend un tour entier. Essayez avec d’autres matières premières : construisez sur la case 16.
lesson-replace-wrong-hut = Vous pourriez aussi construire là. Pour voir comment on remplace, choisissez la case 16.

lesson-chip-title = Les jetons bonus
lesson-chip = Vous n’avez rien du tout, et pourtant vous pouvez construire : sur un jeton bonus « Hutte », la hutte est gratuite. Il y en a un sur la case 12, à l’écart, et un sur la case 25, à côté de trois huttes. Où vous fait-il économiser le plus ?
lesson-chip-done = Une quatrième hutte vous aurait coûté 4 cuivre et 4 pierre. Les autres jetons bonus : « +2 » rapporte aussitôt 2 PV, et « Druide » reste sous votre hutte jusqu’à ce que vous l’offriez à la place des deux matières premières.
lesson-chip-wrong-move = Vous aurez le temps de produire. Acceptez d’abord le cadeau : sur la case 25, une hutte ne vous coûte rien.
lesson-chip-wrong-hut = Gratuite là aussi, mais une hutte isolée ne coûterait que deux matières premières. Sur la case 25, vous en économisez huit.

lesson-river-title = La rivière
lesson-river = Le prochain bâtiment enverra le druide de l’autre côté de la rivière, et tout le monde gagnera alors 1 PV par pierre runique. Vous en avez 3. Construisez une hutte dans un district dont vous n’avez pas encore la pierre runique : elle comptera aussitôt.
lesson-river-done = 4 pierres runiques, 4 PV. Le druide est ensuite allé à la première hutte après la rivière et a demandé une offrande à Bleu. Surveiller où il ira ensuite, c’est la moitié du jeu.
lesson-river-wrong-move = Alors le druide reste où il est, et c’est Bleu qui décide quand il traverse la rivière. Construisez une hutte et gagnez vos PV tout de suite.
lesson-river-wrong-held = Vous avez déjà la pierre runique de ce district. Le druide traverserait, mais vous ne gagneriez que 3 PV. Essayez un autre district.
lesson-river-wrong-temple = Un temple le ferait traverser aussi, mais n’apporte pas de pierre runique : 3 PV au lieu de 4. Construisez une hutte.

lesson-end-title = La fin
lesson-end = Bleu a tout construit, c’est donc votre dernier tour. Édifiez votre second temple. À la fin, il rapporte 1 PV par hutte de la colonie à sa gauche et de celle à sa droite. La case 23 se trouve entre 3 huttes et 2 huttes.
lesson-end-2 = Le druide fait maintenant sa dernière ronde et demande encore une offrande à chaque hutte. Ici se dresse une hutte isolée à vous : une matière première rapporte 1 PV, les deux ne rapporteraient pas plus. Vous aurez besoin de la pierre, offrez donc de la laine.
lesson-end-3 = Votre dernière hutte se dresse dans une colonie de 3 huttes. Il ne sert plus à rien d’économiser : offrez les deux et gagnez 3 PV.
lesson-end-done = 5 PV pour le nouveau temple, 3 pour l’autre, et 1 + 2 pour vos deux pierres runiques. Vous gagnez, 38 à 36 !
lesson-end-wrong-move = C’est votre dernier tour, et ce que vous produiriez ne rapporterait presque plus de PV. Un temple sur la case 23 en rapporte 5.
lesson-end-wrong-hut = Une hutte vous apporterait au mieux une troisième pierre runique, soit 3 PV. Un temple sur la case 23 en rapporte 5.
lesson-end-wrong-temple = Là, le temple rapporterait moins. Sur la case 23, il a 3 huttes d’un côté et 2 de l’autre : 5 PV.
lesson-end-wrong-otherwise = Vous avez exactement ce que coûte la case 23, bois et cuivre. Payer autrement vous coûterait seulement plus de matières premières.
lesson-end-wrong-nothing = Refuser une offrande coûte 1 PV, pendant la dernière ronde aussi. Vous avez quelque chose à offrir.
lesson-end-wrong-stone = Alors il ne vous resterait pas de pierre pour votre autre hutte, où les deux matières premières rapportent 3 PV. Offrez ici de la laine.
lesson-end-wrong-both = Pour une hutte isolée, les deux matières premières rapportent 1 PV, comme une seule. Gardez la pierre pour votre autre hutte et n’offrez que de la laine.
lesson-end-wrong-one = Une matière première rapporte 1 PV, les deux en rapportent 3, et plus personne ne vous demandera rien.
