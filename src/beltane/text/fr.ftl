# Ce que dit le programme, quel que soit le jeu : dans le terminal et dans le navigateur.

nothing = rien
waiting = C’est à { $seat } de choisir.
game-over = La partie est terminée.
decide = Que faites-vous ?

## Jouer dans le terminal

other-ways = { $count ->
    [one] une autre façon, rarement utile
   *[other] { $count } autres façons, rarement utiles
}
quoted = « { $text } »
choice-with-details = { $choice } : { $details }
group-of-choices = { $verb } ({ $count } choix)
led-by-choice = { $more ->
    [one] { $choice } (et 1 autre choix)
   *[other] { $choice } (et { $more } autres choix)
}
topic-kind-sign = signe
topic-kind-command = commande
# Deux choses à savoir d’un choix, ou plus.
details = { $before } ; { $detail }
play-explanation = { $word } ({ $kind }) : { $text }
play-about-command = { $usage } : { $summary }.
play-kind-and-word = { $kind } { $word }
play-help-board-parts = { $summary } : { $parts }
player-human = humain
no-autosave = { $error } La partie continue ; elle sera sauvegardée ailleurs quand vous la quitterez.

unfinished-games = Parties inachevées
unfinished = { $title } : { $players } ; tour { $turn } ; { $when }
unfinished-unread = { $title } : { $players } ; { $actions ->
    [one] { $actions } action jouée
   *[other] { $actions } actions jouées
} ; { $when }
new-game = une nouvelle partie
which-game = Laquelle
looking-at-saves = Recherche des parties inachevées…
compiling = Les règles de { $title } sont compilées maintenant, une fois pour toutes ; cela prend une à deux minutes.
compiling-progress = Compilation de { $title }
answer-yes = oui
answer-no = non
type-yes-or-no = Tapez oui ou non, ou Entrée pour non.
yes-or-no = Oui ou non [non] :{" "}

menu-game = Jeu
menu-players = Joueurs (de { $least } à { $most })
menu-players-or-alone = Joueurs (de { $least } à { $most } ; 1 : seul contre l’automate)
menu-humans = Combien d’entre eux à ce clavier
menu-level = Niveau des autres
menu-type-number = Tapez un nombre de { $first } à { $last }, ou Entrée pour { $default }.
menu-type-number-or-word = Tapez un nombre de { $first } à { $last }, { $words }, ou Entrée pour { $default }.

play-welcome = { $title } : { $players }. Graine { $seed }.
play-how-to-begin = Tapez un numéro ou une action ; help donne la liste des commandes, Ctrl-C sauvegarde et quitte.
play-narrow-window = Le plateau fait { $columns } colonnes de large ; élargissez la fenêtre pour bien le voir.
play-thinking = { $name } ({ $bot }) réfléchit…
play-only-choice = Le seul choix : { $choice }.
play-hand-over = C’est à { $name } de choisir : Entrée quand personne d’autre ne voit l’écran.{" "}
play-only-enter = Entrée pour continuer, quit pour sauvegarder et quitter ; le reste doit attendre.
play-back-to-own = Retour à votre dernière décision.
play-back-to-other = Retour à la dernière décision de { $name }.
play-saved = Partie sauvegardée. Pour la reprendre :
play-read-again = Pour revoir toute la partie :
play-winners = { $winners-count ->
    [1] { $winners } remporte la partie.
   *[other] { $winners } partagent la victoire.
}
play-enter-takes = Entrée : { $choice }
play-enter-more = Entrée : { $count } de plus
play-enter-more-of-part = Entrée : { $count } de plus, back : tout
play-enter-back = Entrée : retour à la liste entière
error-no-such-choice = Il n’y a pas de choix { $found } ; les numéros vont de 1 à { $last }.
error-neither-choice-nor-command = « { $typed } » n’est ni un choix ni une commande ; tapez un numéro, une action de la liste ou help.
error-no-choice-now = « { $typed } » ne peut pas être choisi maintenant ; tapez un numéro ou une action de la liste.

## Les commandes en jouant ; les mots à taper sont les mêmes dans toutes les langues

play-how-to-choose = Choisissez par numéro, ou tapez une action de la liste ; le début suffit.
play-usage-undo = undo
    .term = annuler
play-help-undo = annuler votre dernière décision, tant que rien n’a été révélé depuis
play-usage-hint = hint
    .term = suggestion
play-help-hint = laisser une recherche examiner vos choix pendant une seconde
play-usage-board = board [SECTION]
    .term = plateau
play-help-board = dessiner le plateau, ou une section du plateau
play-usage-choices = choices
    .term = choix
play-help-choices = réafficher les choix
play-usage-back = back
    .term = revenir
play-help-back = revenir d’une partie de la liste à la liste entière
play-usage-log = log [N]
    .term = journal
play-help-log = réafficher les dernières phrases
play-usage-save = save [FICHIER]
    .term = sauvegarder
play-help-save = sauvegarder la partie et continuer
play-usage-explain = ? MOT
    .term = expliquer
play-help-explain = expliquer un mot ou un signe du plateau, par exemple ? tour
play-usage-help = help [MOT]
    .term = aide
play-help-help = donner la liste des commandes, ou expliquer un mot
play-usage-quit = quit
    .term = quitter
play-help-quit = sauvegarder la partie et quitter ; Ctrl-C et Ctrl-D font de même
play-how-to-look-up = ? suivi d’un mot l’explique : une action, { $words }, ou tout autre mot ou signe du plateau.
play-which-word = Lequel : { $words } ?
play-hint-looking = Recherche d’une suggestion ; Ctrl-C l’arrête…
play-hint-stopped = La recherche a été arrêtée avant la fin.
play-hint-heading = Ce que la recherche a le plus examiné, avec les PV gagnés ou perdus par rapport au premier choix.
play-hint-figures = examiné { $share }, { $points } PV
play-hint-figures-with-chance = examiné { $share }, { $points } PV, { $chance } de chances de gagner
outlook-steps = mène à : { $steps }
outlook-gains = rapporte { $gains }
outlook-points = { $points } PV ({ $source })
play-hint-equal = À peu près équivalents : { $choices }.
play-hint-meaning = Une recherche essaie vos choix encore et encore, surtout ceux qui semblent les meilleurs. « examiné » est la part des essais consacrée à un choix. Les PV indiquent, autant que la recherche puisse en juger, si vous finiriez mieux ou moins bien face à votre meilleur adversaire qu’avec le premier choix ; plus il y a d’essais, plus c’est sûr. À moins d’un demi-point d’écart, les choix sont à peu près équivalents. Ctrl-C arrête la recherche.
error-bad-log = log attend un nombre de phrases, par exemple log 40, et non « { $found } ».
error-no-such-part = Le plateau n’a pas de section « { $found } » ; ses sections sont { $parts }.
error-list-is-whole = La liste est déjà complète ; undo annule votre dernière décision.
error-nothing-to-explain = Il n’y a rien à dire sur « { $found } » ; ? tout seul donne les mots expliqués.

## Annuler des décisions

error-undo-barred = Impossible de revenir plus loin : { $why }.
error-undo-barred-by-event = Impossible de revenir plus loin, à cause de ceci : { $event }
undo-barred-nothing = aucune décision n’a encore été prise
undo-barred-other-seat = quelqu’un d’autre a joué entre-temps
unlimited-undo = Annulation illimitée : toute décision peut être annulée, et les résultats le diront.
unlimited-undo-results = Dans cette partie, les décisions pouvaient être annulées sans limite.
ask-unlimited-undo = L’annulation illimitée permet d’annuler toute décision, quoi qu’elle ait révélé ; les résultats le diront.

## Revoir une partie

replay-prompt = Entrée : suite  p : retour  b : plateau  12 : action 12  t 5 : tour 5  e : fin  a : tout  q : quitter{" "}
replay-no-such-place = Cet endroit n’existe pas ; les actions vont de 0, la mise en place, à { $last }, et t suivi d’un nombre désigne un tour.

## Erreurs : mettre en place et jouer une partie

error-unknown-game = Il n’y a pas de jeu { $found } ; jeux possibles : { $games }.
error-unknown-language = Il n’y a pas de langue { $found } ; langues possibles : { $languages }.
error-seats-out-of-range = { $title } se joue avec { $least } à { $most } sièges, et non avec { $found }.
error-no-options = { $title } n’a pas d’option { $found } ; ce jeu n’a aucune option.
error-unknown-option = { $title } n’a pas d’option { $found } ; ses options sont { $options }.
error-unknown-choice = L’option « { $option } » n’admet pas { $found } ; choix possibles : { $choices }.
error-option-not-with-seats = Avec { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}, l’option « { $option } » de { $title } doit rester à « { $choice } ».
error-bad-seed = Une graine est un nombre entier de 0 à { $most }, et non { $found }.
error-unknown-seat = Il n’y a pas de siège { $found } ; les sièges vont de 0 à { $last }, et None désigne un spectateur.
error-unknown-action-number = Il n’y a pas d’action { $found } ; les numéros vont de 0 à { $last }.
error-unknown-action = { $found } n’est pas une action de ce jeu ; les actions commencent par { $verbs }.
error-unknown-action-close = { $found } n’est pas une action de ce jeu ; vouliez-vous dire « { $close } » ?
error-illegal-action = « { $action } » n’est pas permis maintenant ; les choix sont { $choices }.
error-illegal-in-batch = À la ligne { $row } du lot, l’action { $action } n’est pas permise ; rien n’a été joué.
error-cuda-missing = Pour jouer sur un GPU, il manque { $extra } : installez-le avec pip install '{ $extra }'.
more-choices = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
error-torch-missing = Pour apprendre, il manque { $extra } : installez-le avec pip install '{ $extra }'.
error-not-per-cent = { $option } attend un pourcentage entier, de 0 à 100, et non { $found }.
error-taught-on-gpu = { $option } ne fonctionne que sur le processeur : enlevez cette option, ou --device cuda.
error-no-gpu = PyTorch ne trouve aucun GPU NVIDIA ; sans --device, l’apprentissage se fait sur le processeur.
error-learning-there-already = { $folder } contient déjà un apprentissage : continuez-le avec --resume, ou choisissez un autre dossier.
error-no-learning-there = { $folder } ne contient aucun apprentissage à continuer.
error-learning-illegal = L’apprentissage s’est arrêté parce que des actions interdites ont été tirées ({ $count }), ce que seules des prédictions endommagées expliquent. Reprenez au dernier point de reprise avec --resume.
error-learning-diverged = L’apprentissage s’est arrêté parce qu’aucun gradient n’était fini pendant toute une manche ({ $count } parties). Reprenez au dernier point de reprise avec --resume, ou recommencez avec un autre --seed.
error-learning-of-other-game = { $folder } contient un apprentissage de { $found }.
error-learning-out-of-date = L’apprentissage de { $file } a commencé lorsque le réseau voyait d’autres nombres ou choisissait parmi d’autres actions, et ne peut pas continuer. Recommencez dans un autre dossier.
error-learning-setting-unknown = Il n’y a pas de réglage de l’apprentissage appelé { $name }.
error-learning-setting-unfit = Le réglage { $name } ne peut pas être { $found }.
error-learning-setting-fixed = Le réglage { $name } ne peut pas changer pendant qu’un réseau apprend.
error-played-after-end = « { $action } » ne peut pas être joué : la partie est terminée.
error-plan-of-two-seats = Un plan s’arrête là où un autre siège choisit ; rien n’en a été joué.
error-plan-past-reveal = Un plan s’arrête là où quelque chose est révélé ; rien n’en a été joué. Choisissez la suite quand vous aurez vu ce que c’est.
error-undo-nothing = Il n’y a rien à annuler : aucune action n’a encore été jouée.
error-undo-revealed = La dernière action ne peut pas être annulée : elle a révélé quelque chose ({ $reason }).
error-undo-other-seat = Votre dernière action ne peut pas être annulée : un autre siège a joué entre-temps.

## Erreurs : fichiers de sauvegarde

save-field-number = un nombre entier de 0 à { $most }
save-field-game = le nom d’un jeu
save-field-edition = un nom avec son empreinte
save-field-options = des noms d’options avec leurs choix
save-field-actions = une liste d’actions en notation
error-save-not-text = Ce n’est pas un fichier de sauvegarde : ce n’est pas du texte.
error-save-not-json = Ce n’est pas un fichier de sauvegarde, ou il est endommagé : ce n’est pas du JSON valide.
error-save-not-json-line = Ce n’est pas un fichier de sauvegarde, ou il est endommagé : ce n’est pas du JSON valide (ligne { $line }).
error-save-number-too-long = Ce fichier de sauvegarde est endommagé : il contient un nombre trop long pour être lu.
error-save-no-object = Ce n’est pas un fichier de sauvegarde : il faut un objet JSON.
error-save-field-twice = Ce fichier de sauvegarde est endommagé : le champ { $field } s’y trouve deux fois.
error-save-field-missing = Ce fichier de sauvegarde est endommagé : le champ « { $field } » manque (il faut { $expected }).
error-save-field-bad = Ce fichier de sauvegarde est endommagé : le champ « { $field } » contient { $found } ; il faut { $expected }.
error-save-without-seed = Le champ « seed » de ce fichier de sauvegarde est vide : la partie a été téléchargée avant sa fin. Elle peut être lue, mais pas continuée.
error-save-field-unknown = Ce fichier de sauvegarde vient d’ailleurs ou est endommagé : le champ { $field } est inconnu.
error-save-field-wrong = Le champ « { $field } » de ce fichier de sauvegarde est erroné : { $problem }
error-save-other-format = Ce fichier de sauvegarde est au format { $found } ; cette version de Beltane lit le format { $format }.
error-save-other-rules = Cette partie suit la version { $found } des règles de { $title } ; cette version de Beltane joue la version { $rules }.
error-save-other-edition = Cette partie a été jouée avec l’édition { $found } ({ $digest }) du matériel ; Beltane utilise maintenant { $current } ({ $currentdigest }).
error-save-bad-undo = Le champ « undo » de ce fichier de sauvegarde contient { $found } ; il faut « { $expected } », ou pas de champ du tout.
error-save-bad-players = Le champ « players » de ce fichier de sauvegarde contient { $found } ; il faut { $seats ->
    [one] { $seats } mot.
   *[other] { $seats } mots.
}
error-save-ply-no-action = Le coup { $ply } de ce fichier de sauvegarde contient { $found } ; il faut une action en notation.
error-save-ply-wrong = Le coup { $ply } de ce fichier de sauvegarde est erroné : { $problem }
error-save-points-too-early = Le champ « points » de ce fichier de sauvegarde est de trop : la partie n’est pas terminée.
error-save-points-missing = Ce fichier de sauvegarde est endommagé : le champ « points » manque (il faut { $points }).
error-save-points-wrong = Le champ « points » de ce fichier de sauvegarde contient { $found }, mais la partie se termine avec { $points }.
error-save-unreadable = Le fichier de sauvegarde { $file } ne peut pas être lu : { $reason }.
error-save-unwritable = Le fichier de sauvegarde { $file } ne peut pas être écrit : { $reason }.
error-save-no-home = Le fichier de sauvegarde { $file } ne peut pas être écrit : ce dossier personnel n’existe pas.
error-save-no-name = Le fichier de sauvegarde { $file } ne peut pas être écrit : ce n’est pas un nom de fichier.
error-save-wrong = { $file } : { $problem }
error-folder-unwritable = Impossible d’écrire dans le dossier { $folder } : { $reason }.

## Erreurs : éditions et fichiers de leur matériel

# L’endroit d’une erreur dans un fichier de matériel ; la plupart des messages suivants commencent par lui.
fault-place = { $file }, { $entry }
# Une place dans une liste d’un fichier de matériel : « [[tile]] numéro 3 ».
numbered-entry = { $list } numéro { $number }
error-edition-missing = Le dossier d’édition { $folder } n’existe pas.
error-edition-empty = Le dossier d’édition { $folder } ne contient aucun dossier de jeu ; jeux possibles : { $games }.
error-edition-exists = { $folder } existe déjà ; choisissez un dossier nouveau ou vide.
error-edition-foreign-folder = { $folder } ne porte pas le nom d’un jeu ; jeux possibles : { $games }.
error-edition-unwritable = Le dossier d’édition { $folder } ne peut pas être écrit : { $reason }.
error-components-missing = Le fichier de matériel { $file } manque.
error-components-unreadable = Le fichier de matériel { $file } ne peut pas être lu : { $reason }.
error-components-not-toml = Le fichier de matériel { $file } n’est pas du TOML valide : { $reason }.
error-components-no-table = { fault-place } : cette table manque.
error-components-no-list = { fault-place } : cette liste de tables manque.
error-components-no-value = { fault-place } : « { $key } » manque.
error-components-type = { fault-place } : « { $key } » est { $found }, mais il faut une valeur de type { $type }.
error-components-choice = { fault-place } : « { $key } » est { $found }, mais il faut l’une de ces valeurs : { $choices }.
error-components-words = { fault-place } : « { $key } » contient { $found }, mais n’admet que { $choices }.
error-components-rulebook = { fault-place } : « { $key } » est { $found }, mais le livret de règles dit { $expected }.
error-components-count = { fault-place } : la liste en contient { $found }, mais il y en a { $expected }.
error-components-order = { fault-place } : « { $key } » est { $found }, mais c’est la place de { $expected }.
error-components-provenance = { fault-place } : « { $key } » doit être l’un de ces mots : { $choices }.

## Bots

percent = { $number } %
bots-name-apprentice = Apprenti
bots-name-adept = Adepte
bots-name-druid = Druide
bots-name-archdruid = Archidruide
bots-random = joue au hasard
bots-greedy = prévoit une décision à l’avance
bots-mcts = recherche pendant N itérations ou millisecondes
bots-net = joue ce qu’un réseau a appris, ou cherche avec lui
bots-apprentice = un adversaire aimable
bots-adept = un bon adversaire
bots-druid = un adversaire redoutable
bots-archdruid = le plus fort
bots-broken = inutilisable : { $reason }
bots-no-kind = { $object } n’est pas un BotKind
error-unknown-bot = Il n’y a pas de bot « { $found } » ; bots possibles : { $bots }.
error-bot-without-parameters = Le bot « { $bot } » n’a pas de paramètres ; « { $bot }:{ $parameters } » n’est donc pas un bot.
error-bad-mcts-search = « { $found } » n’est pas un bot ; une recherche demande des itérations ou des millisecondes, par exemple mcts:2000 ou mcts:500ms, et peut indiquer des cœurs, par exemple mcts:2000:2, ou des parties simulées jusqu’à la fin : mcts:2000:end.
error-bad-net-search = « { $found } » n’est pas un bot ; net tout seul joue ce que le réseau a appris, et une recherche avec lui demande des itérations ou des millisecondes, par exemple net:200 ou net:500ms, et peut indiquer des cœurs, par exemple net:200:2.
error-broken-bot = Le bot « { $bot } » du paquet { $package } est inutilisable : { $reason }.
error-bot-failed = Le bot « { $bot } » a échoué dans { $file }, ligne { $line } : { $reason }.
error-bot-cheated = Le bot « { $bot } » ne respecte pas les règles : { $problem }
error-no-network = Aucun réseau n’a encore appris { $title } ; les bots qui en demandent un ne peuvent donc pas y jouer, mais mcts:2000 et d’autres le peuvent.
error-bad-network = Le réseau { $file } est inutilisable : { $reason }.
network-unreadable = il est illisible
network-nameless = il ne dit rien de lui-même
network-other-game = il est fait pour un autre jeu que { $title }
network-other-rules-version = il a été fait pour d’autres règles de { $title }
network-other-observation = il a été fait pour une autre observation de { $title }
network-other-actions = il a été fait pour d’autres actions de { $title }
network-array = « { $array } » manque ou n’a pas la forme { $shape }
network-not-finite = « { $array } » contient autre chose que des nombres
network-rows = ses entrées n’ont pas de lignes à elles

## Tournois entre bots

# Une partie d’un tournoi, dans les erreurs : qui est autour de la table, et quelle donne c’est.
arena-match = { $bots } (donne { $deal })
error-bad-game-count = Le nombre de parties doit aller de 1 à { $most } ; { $found } ne convient pas.
error-no-bots = Un tournoi a besoin d’au moins un bot.
error-bot-twice = Le bot « { $bot } » est nommé deux fois ; une fois suffit.
results-remedy = choisissez un autre dossier avec --out, ou supprimez ce fichier
error-results-damaged = { $file } est endommagé à la ligne { $line } ; supprimez cette ligne, et sa partie sera rejouée.
error-results-foreign = { $file } n’est pas un fichier de résultats de ce tournoi ; { results-remedy }.
error-results-of-other-contest = { $file } contient les résultats d’un autre tournoi ({ $field } { $found }, et non { $wanted }) ; { results-remedy }.
error-results-of-other-package = { $file } contient des résultats du bot « { $bot } » de { $earlier }, qui ne se comparent pas à ceux de { $package } ; { results-remedy }.
error-results-of-other-version = { $file } contient des résultats d’autres versions des règles ou des bots, qui ne se comparent pas ; { results-remedy }.
error-match-kills-workers = La partie { $match } a mis fin { $times } fois au processus qui la jouait ; jouez-la avec --jobs 1 pour voir pourquoi.
error-match-not-on-cluster = La partie { $match } n’a pas pu être jouée sur la grappe ({ $reason }) ; jouez-la avec --jobs 1 au lieu de --ray pour voir pourquoi.
error-cluster-of-versions = La machine { $machine } n’a pas la même version de Beltane, du matériel ou d’un bot que celle-ci ; installez la même sur toutes les machines de la grappe.
error-no-ray = Pour jouer sur une grappe, il faut Ray ; pour l’installer : pip install 'beltane[cluster]'.
error-no-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } ({ $reason }) ; ray start --head en démarre une.

## Le rapport d’un tournoi, dans le terminal et en page

arena-title = { $title }, { $seats ->
    [1] en solo
   *[other] { $seats } sièges
}
arena-heading = { $heading } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
arena-page-heading = { $title } : { $bots }
arena-intervals = Les intervalles sont à 95 %.
arena-all-played = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, graine { $seed }{ $options }.
arena-some-played = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
} sur { $planned } prévues, graine { $seed }{ $options }.
arena-method = Chaque donne a été jouée en faisant tourner les bots sur tous les sièges, pour que la chance s’annule. Les moustaches, comme les intervalles, sont à 95 %.
arena-versions = Version des règles { $rules }, édition { $edition } ({ $digest }), { $turns } tours par partie.
arena-range = de { $low } à { $high }
arena-range-unknown = intervalle inconnu
arena-with-range = { $value } ({ $low }-{ $high })
arena-with-signed-range = { $value } ({ $low } à { $high })
arena-with-unknown-range = { $value } (inconnu)
arena-column-bot = bot
arena-column-rating = cote
arena-column-games = parties
arena-column-games-percent = parties %
arena-column-seats = sièges
arena-column-times = fois
arena-column-points = points
arena-column-wins = victoires
arena-column-wins-percent = victoires %
arena-column-order = ordre du tour
arena-column-milliseconds = ms par choix
arena-ratings-heading = Cotes
arena-ratings-about = Sur l’échelle Elo : tout le monde part de 1 500, et 400 points de plus signifient des chances de 10 contre 1.
arena-ratings-label = cotes
arena-cross-table-heading = Qui bat qui
arena-cross-table-about = À quelle fréquence le bot de gauche a fini devant celui du haut ; une place partagée vaut une demi-victoire pour chacun.
arena-cross-table-caption = À quelle fréquence, en %, le bot de gauche a fini devant celui du haut :
arena-pairing = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} et { $ties ->
    [one] { $ties } égalité
   *[other] { $ties } égalités
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-points-heading = Points
arena-points-about = Combien de points les bots ont gagnés, et leur moyenne.
arena-points-label = points
arena-points-against = { $points } contre { $bot }
arena-automaton-made = { $automaton } en a gagné { $points }.
arena-automaton-rated = { $automaton } : { $rating } ; points en moyenne : { $points }
# Une barre d’un histogramme : tant de parties se sont terminées avec ces points.
arena-bar = de { $first } à { $last } : { $times }
arena-narrow-bar = { $points } : { $times }
arena-part-of-bar = { $source } : { $points }
arena-sources-heading = D’où viennent les points
arena-sources-about = Points en moyenne, par source.
arena-sources-caption = D’où viennent les points, en moyenne :
arena-sources-label = points par source
arena-in-numbers = En chiffres
arena-orders-heading = L’avantage du premier joueur
arena-orders-about = La part des victoires selon la place dans l’ordre du tour ; la ligne pointillée marque des parts égales. Points en moyenne : { $points }.
arena-orders-caption = L’avantage du premier joueur :
arena-orders-label = victoires selon l’ordre du tour
arena-order = { $order ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
arena-worths-heading = Ce qui est pris, et ce que cela vaut
arena-worths-about = À quelle fréquence les sièges de chaque bot avaient quelque chose, combien de fois en moyenne, et leurs résultats comparés à ceux des sièges qui ne l’avaient pas contre les mêmes adversaires. Une différence ne prouve pas une cause : qui a de l’avance peut s’offrir davantage.
arena-worths-caption = Ce que { $bot } avait, et ses résultats comparés à ceux des parties sans cela, contre les mêmes adversaires :

## Le serveur : ce qui est refusé

error-not-signed-in = Choisissez d’abord un nom ou connectez-vous.
error-wrong-password = Personne n’a ce nom et ce mot de passe.
error-unknown-session = Vous n’y êtes pas, ou plus, connecté ; rechargez la liste.
error-unknown-passkey = Vous n’avez pas, ou plus, cette clé d’accès ; rechargez la liste.
error-passkey-refused = La connexion avec cette clé d’accès n’a pas été possible ; réessayez.
error-login-taken = Quelqu’un d’autre se connecte sous le nom « { $login } » ; choisissez un autre nom de connexion.
error-unknown-person = Il n’y a personne sous cette clé.
error-unknown-table = Cette table n’existe pas, ou il vous faut une invitation.
error-no-such-seat = La table n’a pas cette place.
error-no-such-level = Il n’y a pas de bot « { $found } » ici ; il y a { $levels }.
error-no-such-position = La partie n’a que { $last } actions.
error-no-such-page = Il n’y a rien à cette adresse.
error-client-not-built = L’interface pour navigateur n’a pas encore été construite ici : lancez { $command } dans le dossier du projet, ou installez le paquet.
error-no-such-method = Cela n’est pas possible à cette adresse.
error-seat-taken = Cette place est déjà prise ; choisissez-en une autre.
error-seat-held = Cette place est réservée à quelqu’un qui a déjà joué ici ; choisissez-en une autre, ou attendez qu’elle se libère.
error-seat-empty = Personne n’occupe cette place.
error-seats-open = La partie commence quand toutes les places sont prises.
error-nobody-plays = Au moins une personne doit jouer.
error-undo-any-alone = L’annulation sans limite est réservée aux tables où une seule personne a toutes les places.
error-table-not-open = La partie à cette table a déjà commencé, ou la table est fermée.
error-too-many-tables = Vous avez déjà ouvert { $most } tables ; terminez ou fermez-en une d’abord.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-at-table = Vous ne jouez pas à cette table.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-your-decision = Ce n’est pas à vous de décider maintenant.
error-not-your-choice = La dernière décision n’était pas la vôtre.
error-no-spectators = Cette table est réservée à ceux qui y jouent.
error-too-many-watched = Cette page suit déjà { $most } tables ; quittez-en une d’abord.
error-stale-ply = Il s’est passé plus de choses à cette table que vous n’en aviez vu ; rien n’a été changé.
error-journal-full = Il s’est passé tant de choses à cette table qu’on ne peut plus rien y reprendre ni y réorganiser ; la partie peut encore être terminée.
error-undo-out-of-time = Votre dernier choix tient : si vous l’annuliez, il ne vous resterait plus de temps.
error-game-not-running = Aucune partie n’est en cours à cette table.
error-game-compiling = Les règles de ce jeu sont en cours de compilation ; on pourra y jouer dans un instant. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-game-goes-on = La partie n’est pas encore terminée.
error-nothing-to-confirm = Il n’y a rien à confirmer.
error-rules-gone = Cette partie a commencé avec la version { $rules } des règles et l’édition { $edition }, que ce serveur n’a pas ; elle peut être téléchargée.
error-save-rules-gone = Cette partie est arrivée ici comme sauvegarde avec la version { $rules } des règles et l’édition { $edition }, que ce serveur n’a plus ; elle ne peut pas commencer ici.
error-bad-motion = Il n’y a personne à cette place pour qui un bot pourrait continuer.
error-not-agreed = Vous n’aviez pas donné votre accord.
error-still-plays = La personne à cette place joue encore et devrait d’abord donner son accord.
error-no-hints = Il n’y a pas de conseils à cette table.
error-no-what-if = On ne peut rien essayer à cette table.
error-no-chat = Il n’y a pas de discussion à cette table.
error-bad-address = On ne peut pas envoyer de messages à cette adresse ; elle doit commencer par https:// et nommer un hôte.
error-address-not-public = Il n’y a pas d’hôte à cette adresse, ou il n’est pas accessible à tous ; rien n’y est donc envoyé.
error-bad-subscription = Les clés de cet abonnement ne sont pas correctes ; abonnez-vous à nouveau.
error-no-push = Ce serveur n’envoie pas de messages push.
error-no-webhooks = Ce serveur ne prévient aucune adresse.
error-no-webhook = Vous n’avez indiqué aucune adresse à prévenir.
error-save-before-end = Une partie peut être téléchargée quand elle est terminée, car son fichier révèle la suite.
error-save-is-over = La partie dans ce fichier est terminée ; il n’y a rien à continuer.
error-save-of-other-seats = La partie dans ce fichier a { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}, pas { $found }.
error-foreign-origin = Cette requête vient d’un autre site ; rien n’a été fait.
error-too-large = C’est trop à la fois ; une requête a au plus { $most } octets.
error-too-many-requests = C’était beaucoup à la fois ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-server-busy = Le serveur est très occupé pour le moment ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-bad-request = La requête n’est pas correcte : { $where } ({ $reason }).
error-unreadable-request = La requête est illisible.
error-something-broke = Une erreur s’est produite ici ; vous n’y êtes pour rien. La personne qui gère ce serveur la trouvera dans le journal.
error-database-unavailable = La base de données est momentanément inaccessible ; rien n’a été changé sans que vous en soyez informé. Réessayez bientôt.
error-may-have-been-done = La connexion à la base de données s’est rompue à cet instant précis : votre action compte peut-être, ou peut-être pas. Regardez où en sont les choses avant de recommencer.
error-bad-setting = Le réglage { $setting } n’est pas correct : { $reason }.
error-bad-settings-file = { $file } n’est pas du TOML valide : { $reason }.
error-no-database = Il n’y a pas de base de données à l’emplacement { $file }.
error-database-in-use = Un autre processus utilise déjà { $file } ; arrêtez-le d’abord, ou faites partager une base de données PostgreSQL à plusieurs processus.
error-database-of-other-version = La base de données n’a pas la forme que cette version attend ; démarrez une fois le serveur avec cette version, ou prenez la version en marche.
error-database-not-empty = On a déjà joué ici ; --replace effacerait tout et mettrait la sauvegarde à la place.
error-bad-backup = { $file } n’est pas une sauvegarde, ou il est endommagé.
error-backup-too-new = { $file } vient d’une version plus récente de Beltane ; mettez d’abord à jour.

## The service: telling people that it is their turn

notice-turn = { $name }, c’est à vous de jouer : { $game } avec { $others }.
notice-reminder = { $name }, votre temps est presque écoulé : { $game } avec { $others }. C’est à vous de jouer.
notice-test = { $name }, c’est ici que vous apprendrez que c’est à vous de jouer.

## La ligne de commande : textes d’aide

# Le cadre de l’aide, et ce qui ne va pas dans un appel.
help-heading-usage = Utilisation :
help-heading-arguments = Arguments :
help-heading-options = Options :
help-heading-commands = Commandes :
help-help = Afficher cette aide et quitter.
help-required = { $about }  [obligatoire]
help-default = { $about }  [par défaut : { $default }]
help-hint = Pour l’aide : { $command } -h
help-metavar-options = OPTIONS
help-metavar-command = COMMANDE
help-metavar-number = NOMBRE
help-metavar-game = JEU
help-metavar-folder = DOSSIER
help-metavar-file = FICHIER
help-metavar-language = LANGUE
help-metavar-option = NOM=CHOIX
help-metavar-bots = BOT,BOT,...
help-metavar-bots-of-seats = BOT[,BOT]...
help-metavar-address = ADRESSE
help-metavar-addresses = ADRESSE,...
help-metavar-level = NIVEAU
help-serve-setting = { $what } ({ $variable } ; par défaut : { $default })
help-unknown-option = Il n’y a pas d’option { $option }.
help-close-option = Il n’y a pas d’option { $option } ; vouliez-vous dire { $options } ?
help-missing = Il manque { $name }.
help-not-a-number = { $name } demande un nombre.
help-bad-option = { $option } ne s’écrit pas ainsi ; -h montre comment.
help-missing-command = Il manque une commande ; -h en donne la liste.
error-unknown-command = Il n’y a pas de commande { $found } ; commandes possibles : { $commands }.
error-extra-arguments = { $command } ne prend pas { $found } ; -h montre ce qui est possible.

help-beltane = Bonfire et Meduris : jouer, revoir, simuler et mesurer des parties, et faire s’affronter des bots.
help-edition-option = Dossier du matériel à utiliser à la place du matériel standard.
help-language = La langue : { $languages }. Par défaut, celle du système.
help-version = Afficher la version et quitter.
help-game = Le nom du jeu ; `beltane games` en donne la liste.
help-seats = Combien de joueurs.
help-seed = La graine de la partie ; par défaut, une autre à chaque fois.
help-json = Afficher du JSON au lieu d’un tableau.
help-option = Une option du jeu ; peut être répétée.
help-play = Jouer une partie dans le terminal, contre des bots, avec d’autres au même clavier, ou en solo.
help-play-game = Le nom du jeu ; sans lui, un menu le demande.
help-play-seats = Combien de joueurs ; 1 pour jouer en solo, si le jeu le permet. Par défaut 2.
help-play-humans = Combien de ces joueurs sont des humains à ce clavier ; par défaut 1.
help-play-bots = Qui occupe les autres sièges, par exemple apprentice, adept, druid ou mcts:2000 ; par défaut { $bot }.
help-play-resume = Reprendre une partie sauvegardée.
help-play-unlimited-undo = Toute décision peut être annulée ; seulement si aucun bot ne joue.
help-play-ask-all = Demander même quand il n’y a qu’un seul choix, au lieu de le jouer.
help-games = Donner la liste des jeux, avec leurs sièges, leurs options et leur édition.
help-bots = Donner la liste des bots, avec leurs paramètres.
help-demo = Faire jouer une partie au hasard, et la suivre événement par événement.
help-demo-game = Le nom du jeu ; par défaut, le plus petit.
help-demo-pause = Secondes entre deux événements ; { $pause } dans un terminal, aucune ailleurs.
help-simulate = Faire jouer beaucoup de parties au hasard, et compter points et victoires.
help-simulate-games = Combien de parties.
help-simulate-seed = La graine de la première partie ; chaque partie suivante a la graine suivante.
help-simulate-jobs = Combien de cœurs utiliser au plus ; par défaut tous. Le résultat est le même.
help-simulate-save = Garder chaque partie dans un fichier de sauvegarde de ce dossier.
help-replay = Parcourir une partie sauvegardée, en avant et en arrière, événement par événement.
help-replay-file = Un fichier de sauvegarde.
help-replay-all = Tout afficher d’un coup ; toujours ainsi hors d’un terminal.
help-replay-board = Dessiner le plateau après la mise en place et après chaque tour.
help-arena = Faire s’affronter des bots, et mesurer leur force. Après Ctrl-C, la même commande continue.
help-arena-bots = Qui joue ; `beltane bots` en donne la liste.
help-arena-games = Nombre minimal de parties par combinaison de bots à une table ; l’équité peut en demander un peu plus.
help-arena-seed = La graine du tournoi.
help-arena-jobs = Combien de parties jouer à la fois ; par défaut une par cœur.
help-arena-out = Le dossier des résultats ; par défaut arena/GAME-SEATS-seats-seed-SEED.
help-arena-ray = Jouer sur la grappe Ray à cette adresse, au lieu d’ici.
help-learn = Faire apprendre un jeu à un réseau à partir de rien, en jouant contre lui-même. Après Ctrl-C, --resume continue.
help-learn-out = Le dossier pour le point de reprise, les chiffres, le réseau et le rapport.
help-learn-minutes = La durée totale de l’apprentissage, en minutes : { $minutes } s’il commence ; s’il continue, la durée prévue, sauf indication contraire.
help-learn-rounds = Apprendre plutôt ce nombre de manches ; avec la même graine, elles donnent le même réseau.
help-learn-piece = S’arrêter cette fois de sorte que tout soit écrit en ce nombre de minutes depuis le lancement ; --resume continue.
help-learn-device = Où apprendre : cpu, ou cuda pour un GPU NVIDIA.
help-learn-games = Combien de parties jouer côte à côte.
help-learn-measure = Combien de parties de chaque sorte jouer à la fin pour voir la force du réseau ; 0 pour ne rien mesurer, même en chemin.
help-learn-threads = Combien de cœurs utiliser ; tous par défaut.
help-learn-taught = Laisser d’abord le réseau imiter l’évaluation propre au jeu pendant ce pourcentage du temps ; avec 0, il apprend à partir de rien.
help-learn-searched = Laisser à la fin le réseau imiter ce que trouve une recherche menée avec lui, pendant ce pourcentage du temps.
help-learn-seed = La graine de tout ce qui est laissé au hasard.
help-learn-set = Changer un réglage de l’apprentissage, par exemple learning_rate=0.0003 ; peut être donné plusieurs fois.
help-learn-resume = Continuer l’apprentissage du dossier, tel qu’il a commencé, sauf --minutes, --rounds et --set.
help-bench = Mesurer la vitesse du jeu au hasard, sur un cœur et sur tous, ou celle de la recherche des bots.
help-bench-games = Combien de parties à chaque répétition.
help-bench-repetitions = Combien de répétitions ; c’est la médiane qui compte.
help-bench-bots = Mesurer plutôt la vitesse de recherche des bots.
help-warm = Compiler les règles, une fois, sur plusieurs cœurs ; ensuite, elles sont chargées du cache.
help-warm-games = Les jeux ; par défaut tous.
help-warm-background = Commencer à compiler ce qui ne l’est pas encore, et rendre la main aussitôt.
help-edition = Vérifier le matériel de votre propre boîte, ou copier le matériel standard pour commencer.
help-edition-folder = Le dossier de l’édition.
help-edition-check = Vérifier les fichiers de matériel d’une édition d’après les nombres des livrets de règles.
help-edition-new = Copier le matériel standard, avec des commentaires, dans un nouveau dossier.
help-serve = Faites jouer dans le navigateur : démarrez le serveur.
help-serve-unset = non défini
help-serve-user-data = un fichier dans votre dossier de données
help-serve-database-url = La base de données : sqlite:///FICHIER ou, pour plusieurs processus, postgresql://...
help-serve-host = L’adresse d’écoute.
help-serve-port = Le port d’écoute ; 0 en prend un libre.
help-serve-public-url = L’adresse publique du serveur, par exemple https://play.example.org derrière un proxy.
help-serve-memory = La mémoire en Mio pour les parties gardées sous la main.
help-serve-bot-processes = Le nombre de processus qui réfléchissent pour les bots.
help-serve-view-processes = Le nombre de processus qui préparent ce qui est montré aux clients, à côté du service lui-même.
help-serve-rate-limits = Si ceux qui demandent trop souvent doivent attendre.
help-serve-push = Si les navigateurs peuvent être prévenus par Web Push quand c’est à quelqu’un de jouer.
help-serve-contact = Une adresse électronique ou une page où les services push peuvent joindre l’hébergeur.
help-serve-webhooks = Si chacun peut faire prévenir une adresse quand c’est à lui de jouer.
help-serve-webhook-http = Si ces adresses peuvent être en http, sans TLS.
help-serve-webhook-networks = Vos propres réseaux où ces adresses peuvent se trouver, comme 10.1.0.0/16, séparés par des virgules.
help-serve-guest-days = Après combien de jours sont oubliés les invités qui ne sont pas revenus et n’étaient à aucune table ; 0 : jamais.
help-serve-open-table-days = Après combien de jours sont fermées les tables dont la partie n’a pas commencé, et après autant encore supprimées ; 0 : jamais.
help-serve-chat-days = Combien de jours après la fin d’une partie sa discussion est conservée ; 0 : toujours.
help-serve-proxies = Adresses des proxys inverses qui peuvent dire qui demande, séparées par des virgules.
help-serve-log-level = Ce qui est journalisé : debug, info, warning ou error.
help-serve-open = Ouvrir un navigateur à cette adresse ; si le port est pris, un autre est choisi.
help-backup = Écrire dans un fichier tout ce que le serveur conserve, pendant qu’il fonctionne.
help-backup-file = Le fichier de la sauvegarde.
help-restore = Remettre tout le contenu d’une sauvegarde dans la base de données ; un serveur en marche continue avec.
help-restore-replace = Même si on y a déjà joué : ce que contient la base de données est perdu.

## La ligne de commande : erreurs

cli-system-error = { $file } : { $reason }.
cli-output-error = La sortie : { $reason }.
# Pourquoi le système refuse quelque chose, à la fin de telles erreurs.
reason-not-found = fichier ou dossier introuvable
reason-no-permission = accès refusé
reason-not-permitted = opération non autorisée
reason-exists = le fichier existe déjà
reason-is-folder = c’est un dossier
reason-no-folder = ce n’est pas un dossier
reason-no-space = plus d’espace disponible
reason-read-only = système de fichiers en lecture seule
# Là où sont énumérées des options qui ne peuvent pas être données.
cli-game-name = le nom du jeu
error-not-positive = { $option } est un nombre entier à partir de 1, et non { $found }.
error-option-without-choice = --option demande un nom et un choix, par exemple --option screens=open, et non { $found }.
error-option-twice = --option donne { $option } deux fois ; une fois suffit.
error-seeds-run-out = { $games ->
    [one] { $games } partie à partir de la graine { $seed } dépasse
   *[other] { $games } parties à partir de la graine { $seed } dépassent
} la plus grande graine, { $largest }.
error-negative-pause = --pause est un nombre de secondes à partir de 0, et non { $found }.
error-no-terminal = beltane play a besoin d’un terminal où taper ; beltane demo montre une partie qui se joue toute seule.
error-options-with-resume = --resume reprend la partie telle qu’elle est ; ne donnez donc pas { $options }.
error-options-with-menu = Sans nom de jeu, un menu demande qui joue ; nommez donc le jeu ou ne donnez pas { $options }.
error-too-many-humans = --humans est un nombre de 0 à { $seats }, le nombre de sièges, et non { $found }.
error-bots-for-seats = --bots nomme { $bots } bots pour { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
} ; nommez-en un pour chacun, ou un pour tous.
error-no-seat-for-bots = --bots nomme un bot, mais { $seats ->
    [one] le seul siège est occupé par un humain
   *[other] les { $seats } sièges sont occupés par des humains
} ; ajoutez des sièges avec --seats.
error-unlimited-undo-with-bots = --unlimited-undo n’est possible que sans bot : en solo ou avec d’autres personnes au même clavier.

## La ligne de commande : ce que disent les commandes

cli-loading = Chargement des règles
cli-playing = Partie en cours
cli-none = aucune
cli-from-to = de { $least } à { $most }
cli-seats = { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}
cli-only-with = avec { $seats }
cli-column-name = nom
cli-column-title = titre
cli-column-seats = sièges
cli-column-options = options
cli-column-edition = édition
cli-column-usage = s’écrit
cli-column-about = description
cli-column-seat = siège
cli-column-points = points
cli-column-place = place
cli-column-mean-points = points en moyenne
cli-column-wins = victoires
cli-column-wins-percent = victoires %
cli-column-shared = dont partagées
cli-set-up = Mise en place
cli-chapter = { $number }. { $name } : { $action }
cli-match = { $title }, { cli-seats } ({ $players }), graine { $seed }{ $options }
cli-versions = Version des règles { $rules }, édition { $edition } ({ $digest })
cli-final-standings = Classement final
cli-standings = Classement après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} : la partie n’est pas terminée
cli-simulated = { $title }, { cli-seats } : { $games ->
    [one] { $games } partie au hasard
   *[other] { $games } parties au hasard
}, { $seeds }
cli-seeds = { $count ->
    [one] graine { $first }
   *[other] graines { $first } à { $last }
}
cli-solo-win = Une victoire est une partie terminée devant l’automate.
cli-decisions-per-game = Décisions par partie : { $number }
cli-turns-per-game = Tours par partie : { $number }
arena-report = Rapport : { $page }
arena-report-so-far = Rapport provisoire : { $page }
arena-stopped = Arrêt : { $finished ->
    [0] aucune partie terminée
    [one] { $finished } partie terminée
   *[other] { $finished } parties terminées
} sur { $planned } ; résultats dans { $folder }.
arena-go-on = La même commande continue à partir de là : { $command }
learn-measured = { $minutes } min, { $decisions } décisions : { $results }
learn-against = { $wins } de victoires contre { $bot } ({ cli-seats }, { $points } points)
learn-network = Réseau : { $file }
learn-go-on = Pour continuer : { $command }
learn-page-heading = Apprendre { $title }
learn-summary = { $minutes } minutes d’apprentissage : { $decisions } décisions en { $rounds } manches.
learn-results-heading = Sa force
learn-results-about = Le réseau joue ce qu’il croit le meilleur, sans calculer de suites ; un bot occupe chacune des autres places. Les victoires partagées comptent en partie. Les crochets contiennent 95 % de ce que fait le hasard.
learn-column-opponent = adversaire
learn-column-seats = places
learn-column-games = parties
learn-column-wins = victoires
learn-column-points = points
learn-column-lead = avance
learn-strength-heading = Force
learn-strength-about = La fréquence des victoires du réseau contre des adversaires qui ne changent pas, au fil des minutes d’apprentissage.
learn-strength-label = Victoires en pour cent au fil du temps
learn-points-heading = Points
learn-points-about = Les points d’une place dans les parties qui servent à apprendre, où le réseau essaie encore des choses.
learn-points-label = Points au fil du temps
learn-sources-heading = D’où viennent les points
learn-sources-about = Les points d’une place selon leur origine, tel que le réseau joue maintenant.
learn-sources-label = Points selon leur origine
learn-predictions-heading = Prévisions
learn-predictions-about = La fréquence des victoires là où une chance de gagner était prévue. Sur la ligne en tirets, les prévisions sont justes.
learn-predictions-label = Victoires selon la chance de gagner prévue
learn-bin = Prévu { $predicted }, gagné { $won } ({ $decisions } décisions)
learn-lead-error = { $seats } : l’avance finale était mal prévue de { $points } points (racine du carré moyen, sur toutes les décisions).
learn-entropy-heading = Exploration
learn-entropy-about = L’indécision des choix, mesurée au choix au hasard (100 %).
learn-entropy-label = Entropie des choix au fil du temps
learn-entropy-share = entropie
learn-speed-heading = Vitesse
learn-speed-about = Milliers de décisions par seconde, jeu et apprentissage compris.
learn-speed-label = Décisions par seconde au fil du temps
learn-a-second = milliers/s
cli-edition-standard = { $game } : matériel standard, car il n’y a pas de dossier { $folder }
cli-edition-checked = { $game } : en ordre, édition { $edition } ({ $digest })
cli-edition-written = Modifiez les fichiers d’après votre boîte, puis lancez : beltane edition check { $folder }

cli-ready = { $title } : tout est prêt ({ $seconds } s).
cli-serving = Beltane est ouvert à l’adresse { $address } (Ctrl-C le ferme).
cli-cache = Les règles compilées sont gardées dans { $folder }
cli-backed-up = { $file } : personnes { $people }, tables { $tables }
cli-restored = Restauré depuis { $file } : personnes { $people }, tables { $tables }
cli-measuring = Mesure en cours
cli-starting = Démarrage
bench-title = { $title }, { cli-seats } : jeu au hasard, médiane de { $repetitions } fois { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
bench-bots-title = { $title }, { cli-seats } : recherche sur un cœur, dans une partie de { $decisions } décisions
bench-column-cores = cœurs
bench-column-decisions = décisions/s
bench-column-games = parties/s
bench-column-played = % joué
bench-column-iterations = itérations/s
bench-column-roll-outs = parties simulées jusqu’à la fin/s
bench-row-single = un seul cœur
bench-row-batch = par lots
bench-latency-what = à chaque décision d’une partie
bench-latency-mean = moyenne ms
bench-latency-most = 99 % ms
bench-latency-longest = maximum ms
bench-latency-of-view = vue
bench-latency-of-view-json = vue en JSON
bench-latency-of-prompt = question
bench-latency-of-prompt-json = question en JSON
bench-latency-of-phrase = dire une phrase
bench-speed-up = Accélération par lots : { $factor }
bench-state = État : { $bytes } octets
bench-catalogue = Catalogue : { $actions } actions
bench-import = import beltane : { $seconds } s
bench-start = beltane simulate, une partie : { $seconds } s

# Le fichier README.md d’une nouvelle édition.
edition-readme =
    # Une édition des jeux de Beltane

    Ce dossier est une copie du matériel fourni avec Beltane : un dossier par jeu, avec des fichiers TOML qui disent ce
    qui est imprimé sur les plateaux, les tuiles et les cartes. Modifiez-les d’après votre propre boîte.

    - Chaque entrée dit d’où viennent ses valeurs : `provenance` est `printed` (imprimé : lu dans le livret de règles ou
      sur les pièces), `reported` (rapporté par quelqu’un d’autre), `inferred` (déduit de ce qui est imprimé) ou
      `reconstructed` (reconstitué de façon à s’accorder avec tout ce qui est connu). Là où une valeur d’une entrée est
      moins bien connue que le reste, une clé comme `points_provenance` le dit. Quand vous inscrivez ce que montre votre
      boîte, écrivez `printed`.
    - Les commentaires des fichiers disent ce que signifie chaque valeur et ce qu’on en sait.
    - Un jeu dont vous supprimez le dossier se joue avec le matériel standard.

    Pour la vérifier : `beltane edition check DIR`. Pour jouer avec : `beltane --edition DIR ...`, ou définissez
    `BELTANE_EDITION=DIR`. Les parties sauvegardées nomment l’édition et sont refusées avec une autre.
