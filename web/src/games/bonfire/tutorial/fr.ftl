# L’initiation à Bonfire : ce qui est dit avant et après chaque leçon, et ce que feraient les autres choix.

tutorial-go-on = Le mieux est maintenant de faire une partie. Tom vous attend : il joue tout seul, une carte après l’autre, et les règles sont à côté de la table.
tutorial-play = Jouer une première partie contre Tom

chapter-fate = Tuiles Destin
    .about = D’où viennent vos tuiles Action, et comment une seule tuile Destin en rapporte beaucoup.
chapter-ship = Navire et missions
    .about = Naviguez vers les îles, recevez-y des missions et payez leur coût.
chapter-paths = Chemins et portails
    .about = Prolongez le chemin de votre cité et prenez des portails au Grand Brasier.
chapter-guardians = Gardiennes
    .about = Amenez des gardiennes dans votre cité et conduisez-les à vos brasiers.
chapter-council = Brasiers et Haut Conseil
    .about = Faites des brasiers de vos missions, envoyez des novices au Haut Conseil et voyez comment finit une partie.
chapter-tom = Une partie contre Tom
    .about = Une partie entière en solo, avec des missions comme pour une première partie. Les suggestions sont permises, et tout peut être consulté.

lesson-symbols-title = Des symboles qui se touchent
lesson-symbols = Vous êtes Rouge. Presque tout se paie ici avec des tuiles Action, et vous n’en avez plus. Placez donc une tuile Destin : c’est l’une des trois choses que vous pouvez faire à votre tour.
lesson-symbols-2 = Vous pouvez prendre la tuile du haut de votre rangée ou celle du bas. Dans votre zone Destin se trouvent un Grand Brasier, un chemin et un navire. La tuile du bas montre aussi un chemin et un navire : prenez celle-là.
lesson-symbols-3 = Chaque symbole rapporte autant de tuiles Action qu’il y a de symboles identiques dans son groupe. Posez la tuile juste au-dessus ou au-dessous de la première, pour que le navire touche le navire et le chemin le chemin.
lesson-symbols-done = Deux navires se touchent : vous gagnez 2 tuiles Action Navire. Deux chemins se touchent : 2 tuiles Action Chemin. Et la mission rapporte 1 tuile Action Mission : cinq au total, pour une seule tuile Destin.
lesson-symbols-wrong-top = Ce serait permis. Mais de ses symboles, seul le navire peut en toucher un identique. Avec la tuile du bas, navire et chemin le peuvent à la fois.
lesson-symbols-wrong-fewer = Cela rapporterait moins de tuiles. Cherchez une place juste au-dessus ou au-dessous de la première tuile où navire et chemin touchent tous deux leur semblable ; retournez la tuile pour cela.

lesson-keeping-title = Une seule peut rester
lesson-keeping = Vous voulez placer une autre tuile Destin, mais vous avez encore trois tuiles Action. Une seule peut rester, les autres sont défaussées. Gardez la jaune : c’est un joker, qui remplace n’importe quelle autre.
lesson-keeping-done = Les tuiles Action Gnome sont parties. Mieux vaut d’abord utiliser ses tuiles, et placer une tuile Destin quand il n’en reste presque plus.
lesson-keeping-wrong-gnome = Une tuile Action Gnome ne sert qu’à recruter des gnomes. La jaune sert à tout : gardez-la.

lesson-cells-title = Groupes et cases
lesson-cells = Votre zone se remplit, et ses groupes grandissent. Deux navires se touchent déjà : un troisième à côté rapporte 3 tuiles Action Navire. Certaines cases montrent aussi de l’or ou une tuile Action jaune, que vous gagnez en les recouvrant. Trouvez la place qui vous rapporte sept pièces.
lesson-cells-done = 3 tuiles Action Navire, 2 Mission, 1 Chemin, et 1 jaune grâce à la case recouverte. Vous avez huit tuiles Destin pour toute la partie ; chacune qui reste à la fin rapporte 3 PV.
lesson-cells-wrong-cells = Vous gagneriez ce que montre la case, mais les groupes grandiraient à peine. Sous la deuxième tuile, il y a une place qui fait les deux.
lesson-cells-wrong-fewer = Regardez ce que cela rapporte : il y a une meilleure place. Essayez sous la deuxième tuile, le navire sous les navires et la mission sous la mission.

lesson-voyage-title = Le premier voyage
lesson-voyage = Les missions se trouvent sur les îles. Votre premier voyage vous mène à n’importe laquelle pour 1 tuile Action Navire, et vous pouvez aussitôt y recevoir une mission. Sur l’île aux Herbes de l’est s’en trouve une bleue, qui demande une tuile Offrande sur une île aux Herbes. Allez-y et recevez-la.
lesson-voyage-2 = Vous dépensez 1 tuile Action Mission, l’herbe que montre l’île et le coquillage que montre votre tuile Offrande, qui prend la place de la mission. Où mettre la mission dans votre cité ? Choisissez n’importe quelle case : plus elle est à droite, plus une gardienne y rapportera de PV.
lesson-voyage-done = Regardez votre nouvelle mission : votre tuile Offrande est maintenant sur une île aux Herbes, la mission est donc déjà accomplie. À votre prochain tour, vous pourriez la raviver.
lesson-voyage-wrong-arrive = Vous arriveriez sans rien recevoir. Choisissez le voyage et la mission ensemble.
lesson-voyage-wrong-task = Celle-ci demande cinq tuiles Action de deux sortes en même temps, ce qui est difficile pour commencer. Prenez la bleue : la tuile Offrande que vous déposez pour elle l’accomplit aussitôt.
lesson-voyage-wrong-island = Vous pourriez y aller. Mais la mission qui vous convient est sur l’île aux Herbes de l’est, et vous avez exactement ce qu’elle coûte.
lesson-voyage-wrong-fate = Il faudrait d’abord défausser une tuile Action. Utilisez-les plutôt : allez à l’île aux Herbes de l’est et recevez la mission bleue.

lesson-offering-title = La bonne tuile Offrande
lesson-offering = Une deuxième mission sur la même île coûterait 2 tuiles Action Mission. Une route maritime plus loin, à l’île aux Coquillages de l’est, elle en coûte 1. Allez-y et recevez la mission bleue, qui demande deux ressources en 2 exemplaires chacune.
lesson-offering-2 = Vous dépensez un coquillage pour l’île et la ressource d’une de vos deux tuiles Offrande. Vous avez 3 fruits et 2 racines. Quelle tuile Offrande vous en laisse 2 de chaque ?
lesson-offering-3 = Il restera 2 fruits et 2 racines. Choisissez maintenant une case pour la mission.
lesson-offering-done = Encore accomplie ! Accomplir une mission ne coûte rien, les ressources restent à vous. Mais il faut les avoir au moment de la raviver.
lesson-offering-wrong-other = C’est possible, mais la mission bleue de l’île aux Coquillages de l’est convient à ce que vous avez.
lesson-offering-wrong-ignite = Raviver est aussi un bon tour, et un autre chapitre en parle. Allez maintenant à l’île aux Coquillages de l’est pour la mission bleue.
lesson-offering-wrong-root = Vous auriez alors 3 fruits, mais une seule racine. Avec la tuile Offrande au fruit, il en reste 2 de chaque.

lesson-gold-title = L’or remplace tout
lesson-gold = Ici, une mission coûte une racine, pour l’île, et un coquillage, pour votre tuile Offrande. Vous n’avez pas de racine, mais l’or remplace n’importe quelle ressource. Recevez la mission rouge, qui demande quatre gardiennes et vaut 5 PV.
lesson-gold-2 = Choisissez une case. L’or remplace la racine. Vous pourriez aussi dépenser deux herbes : pour une pièce que vous n’avez pas, deux autres de votre choix suffisent toujours.
lesson-gold-done = L’or remplace n’importe quelle ressource, une tuile Action jaune n’importe quelle tuile Action. Si vous n’avez ni l’un ni l’autre, deux autres suffisent toujours.
lesson-gold-wrong-yellow = Celle-ci vaut 8 PV, mais demande quatre missions jaunes. Commencez par la rouge.
lesson-gold-wrong-fate = Vous pourriez, mais vous avez justement ce que coûte une mission. Recevez la rouge.
lesson-gold-wrong-two = Cela marche aussi, mais vous coûte une pièce de plus. Ici, utilisez l’or.

lesson-crystal-title = Le bon cristal
lesson-crystal = Votre chemin avance de gauche à droite. La prochaine tuile va sur la case Chemin 2, sous votre mission rouge. Une tuile Chemin au cristal rouge y rapportera 2 PV quand la mission sera un brasier. Deux sont rouges, et votre mission bleue demande une fleur sur votre chemin. Prenez celle qui a les deux.
lesson-crystal-done = Un cristal rouge sous une mission rouge, et une fleur pour votre mission bleue, qui est maintenant accomplie. À partir de la case Chemin 5, il faudra 2 tuiles Action Chemin.
lesson-crystal-wrong-fruit = Son cristal est rouge, mais elle montre un fruit. L’autre rouge a la fleur de votre mission bleue.
lesson-crystal-wrong-unseen = Une tuile cachée peut être n’importe laquelle. Parmi celles qui sont face visible, il y a justement la bonne.
lesson-crystal-wrong-crystal = Son cristal ne va pas avec la mission rouge au-dessus. Prenez-en une rouge.
lesson-crystal-wrong-fate = Il sera temps plus tard. Utilisez d’abord votre tuile Action Chemin.

lesson-portal-title = Les portails
lesson-portal = Les portails se trouvent autour du Grand Brasier. Ils remplissent vos emplacements depuis la droite, et l’emplacement 7 n’accepte que la forme B. Un tel portail se trouve deux cases plus loin. Une tuile tourne le Grand Brasier d’une case, deux tuiles de deux cases : tournez-le jusque-là.
lesson-portal-2 = Prenez deux choses sur trois : la tuile Action, l’herbe, le portail. Le portail doit en être ; quelle est l’autre ?
lesson-portal-done = Le portail est dans l’emplacement 7, à côté de votre mission. Quand elle sera un brasier, le portail rapportera 2 PV, et les gardiennes pourront passer par là.
lesson-portal-wrong-near = Ce serait une case plus loin, avec une tuile Action jaune et 2 PV. Mais aucun portail n’y correspond à votre emplacement. Tournez-le de deux cases.
lesson-portal-wrong-leave = Les deux sont utiles, mais vous êtes là pour le portail. Prenez-le avec l’une des autres choses.

lesson-retrieve-title = Une gardienne vous suit
lesson-retrieve = Votre navire se trouve à l’île des gardiennes roses. Pour 1 tuile Action Gardienne, l’une d’elles rejoint votre cité. Rapatriez-la.
lesson-retrieve-done = Elle attend maintenant sur la case Départ, à côté de votre propre gardienne. Vous pouvez en avoir une de chacune des quatre couleurs ; les cinq ensemble accomplissent une mission du Conseil.
lesson-retrieve-wrong-procession = Votre propre gardienne avancerait d’une étape. Mais pour les mêmes tuiles, deux peuvent avancer : rapatriez d’abord la rose.
lesson-retrieve-wrong-fate = Vous avez exactement la tuile Action qu’elle coûte. Rapatriez-la.

lesson-procession-title = La procession
lesson-procession = Les tuiles Action Gardienne servent aussi aux processions : toutes vos gardiennes peuvent avancer d’autant d’étapes que vous dépensez de tuiles. Vous avez 2 coquillages, et votre mission en demande 3. Il y en a un sur la case Chemin 2. Effectuez une procession de 2 étapes.
lesson-procession-2 = La plus en avance part la première, et aucune ne peut rejoindre ni dépasser une autre. La gardienne rose doit donc laisser la place. Faites-la avancer de deux étapes, jusqu’à la case Chemin 4.
lesson-procession-3 = Elle a gagné une racine. À votre propre gardienne : de la case Départ, il y a une étape jusqu’à l’or de la case 1, et deux jusqu’au coquillage.
lesson-procession-done = Le troisième coquillage : votre mission est accomplie. Chaque gardienne qui termine son déplacement sur le chemin gagne ce qui s’y trouve ; une procession peut donc vous rapporter jusqu’à cinq choses.
lesson-procession-wrong-short = Avec une étape, votre propre gardienne n’arrive qu’à la case 1. Il lui en faut deux jusqu’au coquillage.
lesson-procession-wrong-fate = Il faudrait défausser une de vos tuiles Action Gardienne. Utilisez les deux pour une procession.
lesson-procession-wrong-pink = Plus loin, c’est mieux : sur la case 4, elle gagne une racine, et la voie est libre. Faites-la avancer de deux étapes.
lesson-procession-wrong-gold = L’or est toujours bon à prendre. Mais une étape de plus rapporte le coquillage qu’attend votre mission.
lesson-procession-wrong-stay = Elle aussi peut avancer de deux étapes. Menez-la au coquillage de la case 2.

lesson-home-title = Jusqu’au brasier
lesson-home = Sur la case 3 brûle un brasier, et son portail est là. Votre propre gardienne est sur la case Chemin 3, juste devant. Effectuez une procession.
lesson-home-2 = De la case Chemin 3, une étape mène par le portail 3 au brasier 3. Conduisez-la jusque-là.
lesson-home-done = Elle rapporte 4 PV à la fin : au brasier 1, c’est 2 PV, au brasier 7, c’est 8. Elle y reste désormais, et le chemin est libre pour les autres.
lesson-home-wrong-fate = Vous avez une tuile Action Gardienne, et le brasier est à une étape. Effectuez une procession.
lesson-home-wrong-path = Plus loin, une gardienne rapporterait plus, mais aucun brasier n’y brûle encore. Les 4 PV du brasier 3 sont sûrs.

lesson-ignite-title = Raviver
lesson-ignite = Votre mission bleue sur la case 7 demande une tuile Offrande sur une île aux Herbes, et la vôtre s’y trouve. Raviver ne coûte rien, mais c’est la partie principale de votre tour. Ravivez-la.
lesson-ignite-2 = La mission est maintenant un brasier. Son novice va au Haut Conseil, où chaque case a un bonus. Votre autre mission demande la gardienne rose : choisissez « { council-space-guardian } ».
lesson-ignite-3 = Sans voyage et sans rien payer : quelle gardienne doit venir ?
lesson-ignite-done = La gardienne rose est là, et votre autre mission est accomplie. Une chose en amène une autre. À la place d’un bonus, vous pouvez aussi prendre 1 PV.
lesson-ignite-wrong-fate = Il sera temps plus tard. Une mission accomplie attend : ravivez-la.
lesson-ignite-wrong-other = Chacun de ces bonus est bon au bon moment. Maintenant, « { council-space-guardian } » vous aide le plus, car il accomplit votre autre mission.
lesson-ignite-wrong-colour = Elle serait la bienvenue aussi. Mais votre mission demande la rose.

lesson-common-title = Missions du Conseil
lesson-common = Les cinq gardiennes sont dans votre cité. Cela accomplit une mission du Conseil, et son novice neutre s’y trouve encore. Envoyez-le au Haut Conseil avant que quelqu’un d’autre ne le fasse. C’est une action bonus : il vous reste ensuite la partie principale de votre tour.
lesson-common-2 = Un novice neutre rapporte un bonus comme les vôtres. Vos gardiennes seront bientôt sur des brasiers. Choisissez « { council-space-specialist } » et laissez un gnome vous y aider.
lesson-common-3 = Quel expert donne plus de valeur aux gardiennes sur un brasier ?
lesson-common-done = 2 PV de plus pour chaque gardienne sur un brasier. La mission du Conseil elle-même rapportera 4 PV à la fin. Et votre tour continue : la partie principale est encore à venir.
lesson-common-wrong-fate = Vous pourrez le faire ensuite. Envoyez d’abord le novice neutre, sinon quelqu’un pourrait être plus rapide.
lesson-common-wrong-point = Vous avez déjà une gardienne de chaque couleur, cela ne rapporterait donc que 1 PV.
lesson-common-wrong-other = Un bon bonus. Mais voyons ici comment arrivent les experts : choisissez « { council-space-specialist } ».
lesson-common-wrong-specialist = Une aide utile, mais pas pour les gardiennes. Cherchez celui qui donne des PV pour elles.

lesson-elder-title = Les gnomes
lesson-elder = Un gnome coûte 2 tuiles Action Gnome et 1 de sa ressource, ou 1 tuile et 2 de sa ressource. Les experts vous aident toute la partie, les sages rapportent des PV tout de suite. Vous avez cinq gardiennes, et 2 racines à dépenser : quel sage rapporte le plus ?
lesson-elder-done = 1 PV par gardienne : 5 PV tout de suite. Les sages valent le plus quand vous avez beaucoup de ce qu’ils comptent.
lesson-elder-wrong-paths = Votre chemin a 3 cases : ce sage rapporterait 3 PV. Un autre en rapporte 5.
lesson-elder-wrong-gnomes = Ce serait votre seul gnome : 1 PV. Un autre sage compte une chose que vous avez cinq fois.
lesson-elder-wrong-other = Ce gnome peut être utile. Mais cherchez le sage qui rapporte 5 PV tout de suite.

lesson-countdown-title = Le compte à rebours
lesson-countdown = Sept novices sont au Haut Conseil, et le compte à rebours a commencé. À chaque manche, une tuile fait le tour de la table, de 5 à 1. Qui passe gagne les PV de la tuile en cours et se retire. Vert a passé. Vous ne pouvez plus faire grand-chose d’utile : passez, pour 3 PV.
lesson-countdown-done = Tout est maintenant compté : brasiers, gardiennes, portails et tuiles Chemin assorties, puis ce qui reste. Vous gagnez, 35 à 27 !
lesson-countdown-wrong-fate = Une tuile Destin qui reste dans la rangée rapporte 3 PV, et il ne reste guère de temps pour de nouvelles tuiles Action. Passez.
