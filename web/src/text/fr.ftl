# What only the browser client says.

## Everywhere

ui-navigation = Pages
ui-skip-to-content = Aller au contenu
ui-lobby = Tables
ui-rule-books = Règles
ui-settings = Réglages
ui-about = À propos de Beltane
ui-language = Langue
ui-theme = Couleurs
ui-theme-auto = auto
ui-theme-light = clair
ui-theme-dark = sombre
ui-theme-contrast = contraste fort
ui-offline = La connexion est interrompue. Elle reviendra d’elle-même ; rien n’est perdu.

## The shell around pages

ui-window = { $page } · Beltane
ui-window-home = Beltane : { $games } dans le navigateur
ui-unofficial = Non officiel, fait par des passionnés
ui-no-network = Vous êtes hors ligne. Ce que vous avez déjà ouvert reste lisible ; la partie reprendra à votre retour.
ui-unreachable = Le serveur ne répond pas pour le moment. Réessayez dans un instant.
ui-unloaded = Cette page ne peut pas être affichée pour l’instant
ui-unloaded-about = Elle n’a pas pu être chargée. Vous êtes peut-être hors ligne, ou une nouvelle version vient d’être installée.
ui-try-again = Réessayer
ui-cancel = Annuler
ui-waiting-count = C’est à vous ({ $count })

## People and tables

ui-guest-name = Invité
ui-your-name = Votre nom
ui-playing-as = Vous jouez sous le nom de { $name }.
ui-somebody-gone = quelqu’un qui est parti
ui-seat-free = siège libre
ui-seat-held = réservé à { $name }
ui-seats-free = { $count ->
    [0] En attente du début
    [one] { $count } siège libre
   *[other] { $count } sièges libres
}
ui-your-turn = C’est à vous
ui-waiting-for = En attente de { $name }
ui-game-goes-on = La partie est en cours
ui-with = avec { $names }
ui-alone = en solo
ui-nobody-yet = encore personne d’autre
ui-show-all = Afficher les { $count }
ui-game-of = { $game } avec { $names }

## Home

ui-home-title = Beltane : deux jeux de société en ligne
ui-home-against-bots = Jouer contre des bots
ui-home-with-people = Jouer à plusieurs
ui-home-learn = { $taught ->
    [in-chapters] Jamais joué ? Apprenez en jouant, chapitre par chapitre
   *[in-minutes] Jamais joué ? Apprenez en jouant, en cinq minutes
}
ui-home-coming = Sa table arrive bientôt dans le navigateur.
ui-home-in-terminal = Dans le terminal, on y joue déjà :
ui-home-preparing = Les règles sont en cours de compilation ; cela n’arrive qu’une fois.
ui-home-running = Vos parties
ui-quick-bots = Combien de bots
ui-quick-alone = En solo contre Tom
ui-quick-level = Leur niveau
ui-quick-confirm = Me demander avant qu’un tour ne compte
ui-quick-play = Jouer
ui-quick-preparing = Les règles sont encore en cours de compilation : une demi-minute environ, et cette fois seulement.
ui-quick-begins = Votre partie commencera d’elle-même dès que les règles seront compilées.
ui-join = Rejoindre une table
ui-join-label = Le lien ou le code que vous avez reçu
ui-join-button = Rejoindre
ui-join-wrong = Ce n’est ni le lien d’une table ni son code. Collez le tout, tel que vous l’avez reçu.
ui-watch = Regarder une partie
ui-watch-nothing = Personne ne joue en public en ce moment.
ui-watch-lobby = { $count ->
    [0] Toutes les tables publiques
    [one] Toutes les tables publiques ({ $count } a un siège libre)
   *[other] Toutes les tables publiques ({ $count } ont un siège libre)
}
ui-learn = Apprendre à jouer
ui-learn-game = { $taught ->
    [in-chapters] { $game } : apprendre en jouant, chapitre par chapitre
   *[in-minutes] { $game } : apprendre en jouant, en cinq minutes
}
ui-rules-of = Règles de { $game }

## A new table

ui-to-home = Vers l’accueil
ui-new = Nouvelle table : { $game }
ui-new-who = Qui joue
ui-new-seats = Sièges
ui-new-options = Le jeu
ui-new-open = Ouvrir la table
ui-new-open-about = Vous recevez un lien à envoyer à vos amis. La partie commence quand tous les sièges sont pris.
ui-new-play = Jouer
ui-new-play-about = La partie commence aussitôt.
ui-seat-number = Siège { $number }
ui-seat-me = moi
ui-seat-me-about = Vous.
ui-seat-me-several = Vous, ou quelqu’un à côté de vous devant le même écran.
ui-seat-friend = un ami, par lien
ui-seat-friend-about = Pour qui reçoit votre lien.
ui-seat-anyone = n’importe qui
ui-seat-anyone-about = Pour qui passe par là ; la table figure dans la liste.
ui-seat-bots = Bots
ui-seat-bot = Bot : { $level }
ui-seats-order = Prenez vous-même plusieurs sièges pour jouer ensemble devant un même écran.
ui-option-screens = Paravents
ui-option-screens-closed = fermés
ui-option-screens-closed-about = Comme dans le jeu imprimé : on voit combien les autres possèdent, mais pas quoi.
ui-option-screens-open = ouverts
ui-option-screens-open-about = Tout le monde voit les matières premières de tout le monde. Bien pour apprendre.
ui-option-first-game = Première partie
ui-option-first-game-no = non
ui-option-first-game-no-about = Les missions sont réparties au hasard.
ui-option-first-game-yes = oui
ui-option-first-game-yes-about = Les missions d’une même île sont de couleurs différentes, ce qui facilite les débuts.
ui-option-handicap = Handicap
ui-option-handicap-about = L’avance en points avec laquelle Tom commence ; en dessous de zéro, c’est vous qui l’avez.
ui-clock = Pendule
ui-clock-none = Sans pendule
ui-clock-none-about = Chacun prend le temps qu’il lui faut.
ui-clock-turn = Par tour
ui-clock-turn-about = Le même temps pour chaque tour : des minutes pour une soirée, des jours pour une partie au long cours.
ui-clock-total = Pour toute la partie
ui-clock-total-about = Chacun dispose d’un temps total, et d’un peu plus à chaque tour.
ui-clock-each-turn = Temps par tour
ui-clock-unit = Unité de temps
ui-clock-minutes = minutes
ui-clock-hours = heures
ui-clock-days = jours
ui-clock-in-all = Minutes par joueur
ui-clock-increment = Secondes ajoutées à chaque tour
ui-clock-zero = Quand le temps est écoulé
ui-clock-zero-remind = un rappel
ui-clock-zero-remind-about = Rien n’est perdu : le retardataire reçoit un rappel, et les autres peuvent laisser un bot prendre le relais.
ui-clock-zero-bot = un bot continue
ui-clock-zero-bot-about = Un bot continue à la place du retardataire.
ui-clock-zero-forfeit = le siège est perdu
ui-clock-zero-forfeit-about = Le retardataire a perdu. Sévère, et seulement pour ceux qui aiment ça.
ui-clock-window = À certaines heures seulement
ui-clock-window-about = Le reste du temps, la pendule s’arrête, pour que personne n’y perde le sommeil. Fuseau horaire : { $zone }.
ui-clock-from = de
ui-clock-to = à
ui-from-save = Reprendre une sauvegarde
ui-from-save-about = Une partie téléchargée ici, ou sauvegardée dans le terminal, continue à une nouvelle table. Comme quelqu’un peut savoir ce qui est caché, elle n’est pas classée.
ui-from-save-choose = Choisissez le fichier, ou déposez-le ici
ui-from-save-chosen = { $actions ->
    [one] { $game } à { $seats }, après { $actions } action
   *[other] { $game } à { $seats }, après { $actions } actions
}
ui-from-save-not = Ce fichier n’est pas une sauvegarde.
ui-from-save-forget = Sans le fichier
ui-agree = À convenir aussi
ui-agree-listed = Liste publique
ui-agree-listed-about = Tout le monde trouve la table sous « Tables ». Sinon, il faut le lien.
ui-agree-listed-must = C’est nécessaire, car un siège est ouvert à n’importe qui.
ui-agree-spectators = Spectateurs
ui-agree-spectators-about = D’autres peuvent regarder ; ils ne voient que ce qui est visible par tous.
ui-agree-confirm = Confirmer les tours
ui-agree-confirm-about = Un tour ne compte que lorsque vous le dites, et s’annule jusque-là.
ui-agree-hints = Suggestions
ui-agree-hints-about = Qui le souhaite peut demander à un bot ce qu’il ferait.
ui-agree-what-if = Et si
ui-agree-what-if-about = Jouer la suite sur une copie que vous seul voyez.
ui-agree-aids = Sans aides à la planification
ui-agree-aids-about = Personne à la table ne voit ce que les choses coûteraient ou rapporteraient.
ui-agree-undo = Annulation illimitée
ui-agree-undo-about = Tout choix peut être annulé, quoi qu’il ait révélé. Les résultats le mentionnent.
ui-agree-undo-not = Seulement si vous avez tous les sièges. Sinon, un choix s’annule tant que rien n’est révélé.
ui-agree-rated = Classée
ui-agree-rated-about = Le résultat modifie la cote des joueurs.
ui-agree-rated-not = Seules les parties entre humains sont classées.
ui-agree-chat = Discussion
ui-agree-chat-about = Ceux qui sont à la table peuvent s’écrire.
ui-agree-waits = Je lance la partie
ui-agree-waits-about = La partie vous attend, même quand tous les sièges sont pris.

## Public tables

ui-lobby-title = Tables publiques
ui-lobby-open = Avec un siège libre
ui-lobby-playing = Parties en cours
ui-lobby-nothing-open = Personne n’attend de joueurs en ce moment. Ouvrez une table que d’autres trouveront, ou jouez contre des bots en attendant.
ui-lobby-make-one = Ouvrir une table
ui-lobby-host = Ouverte par { $name }
ui-lobby-sit = S’asseoir
ui-lobby-look = Jeter un œil
ui-lobby-go = À la table
ui-lobby-watch = Regarder
ui-lobby-from-save = Cette partie reprend une sauvegarde. Qui l’a apportée connaît peut-être ce qui est caché ; elle n’est donc pas classée.
ui-term-option = { $option } : { $choice }
ui-term-turn = { $time } par tour
ui-term-total = { $time } pour la partie
ui-term-rated = classée
ui-term-unrated = non classée
ui-term-hints = avec suggestions
ui-time-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
ui-time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
ui-time-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
ui-time-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

## Profile

ui-profile-since = Ici depuis le { $day }
ui-profile-nobody = Il n’y a personne ici
ui-profile-nothing = Aucune partie terminée pour l’instant.
ui-profile-nothing-mine = Vous n’avez pas encore terminé de partie. Dès que ce sera fait, vos résultats seront ici.
ui-profile-begin = En commencer une
ui-profile-games = parties
ui-profile-wins = victoires
ui-profile-best = meilleur résultat
ui-profile-mean = points en moyenne
ui-profile-rating = Cote { $rating } :
ui-profile-range = le niveau réel se situe très probablement entre { $least } et { $most }.
ui-profile-certainty-vague = C’est à peine plus qu’une supposition ; quelques parties classées le préciseront.
ui-profile-certainty-fair = C’est désormais assez sûr.
ui-profile-certainty-sure = C’est tout à fait sûr.
ui-profile-unrated = Pas encore de cote : elle vient avec les parties classées contre d’autres humains.
ui-solo = Parties en solo
ui-solo-chart = Points des parties en solo et points de l’automate, de la première à la dernière ; le tableau ci-dessous donne les chiffres.
ui-solo-own = points du joueur
ui-solo-automaton = automate
ui-solo-won = gagnée
ui-solo-lost = non gagnée
ui-solo-result = Résultat
ui-finished = Parties terminées
ui-finished-public = Parties terminées aux tables publiques
ui-finished-nothing = Aucune pour l’instant.
ui-finished-day = Jour
ui-finished-game = Jeu
ui-finished-replay = Revoir
ui-finished-replay-of = Revoir la partie du { $day }
ui-finished-more = En afficher plus
ui-finished-abandoned = interrompue
ui-finished-given-up = abandon
ui-finished-result = { $points } points, place { $place }

## Settings

ui-save = Enregistrer
ui-saved = Enregistré.
ui-settings-you = Vous
ui-settings-name-about = C’est ainsi que les autres vous voient à la table.
ui-settings-profile = Vos résultats et statistiques
ui-looks = Apparence et comportement
ui-language-auto = comme le navigateur
ui-motion = Mouvement
ui-motion-auto = comme le système
ui-motion-auto-about = Normal, sauf si votre système demande moins de mouvement.
ui-motion-off = aucun
ui-motion-off-about = Rien ne bouge ; ce qui a changé est entouré un instant.
ui-motion-calm = calme
ui-motion-calm-about = Assez lent pour suivre chaque étape.
ui-motion-normal = normal
ui-motion-normal-about = Les pièces se déplacent vivement ; un clic ou une touche suffit pour passer.
ui-motion-fast = rapide
ui-motion-fast-about = Pour ceux qui connaissent bien le jeu.
ui-sound = Son
ui-sound-about = Un son discret quand c’est à vous.
ui-aids = Aides à la planification
ui-aids-about = Montrer ce qu’un choix coûte et rapporte avant qu’il ne compte. Les puristes s’en passent.
ui-account = Ce compte
ui-account-with = Ailleurs, vous pouvez vous connecter en tant que { $login }.
ui-account-without = Vous êtes ici en invité : seul ce navigateur vous connaît. Avec un mot de passe ou une clé d’accès, vous pourrez aussi vous connecter ailleurs, sans rien perdre.
ui-account-set = Choisir un mot de passe
ui-account-change = Changer d’identifiant ou de mot de passe
ui-account-login = Identifiant
ui-account-current = Mot de passe actuel
ui-account-password = Mot de passe
ui-account-password-about = Au moins { $count } caractères.
ui-account-set-button = Valider le mot de passe
ui-account-password-set = Vous pouvez désormais vous connecter avec ce mot de passe.
ui-account-passkey = Ajouter une clé d’accès
ui-account-passkey-added = La clé d’accès est ajoutée.
ui-account-passkey-not = Aucune clé d’accès n’a été ajoutée.
ui-account-leave = Se déconnecter
ui-account-leave-all = Se déconnecter de tous les appareils
ui-account-leave-guest = Un invité qui se déconnecte ne peut pas revenir. Choisissez d’abord un mot de passe ou ajoutez une clé d’accès.
ui-access = Où vous êtes connecté
ui-access-here = Ce navigateur, depuis le { $created }
ui-access-seen = Depuis le { $created }, dernière utilisation le { $seen }
ui-access-unknown = Navigateur inconnu
ui-access-end = Y fermer la session
ui-access-end-of = Y fermer la session : { $device }, depuis le { $created }
ui-passkeys = Vos clés d’accès
ui-passkey-unused = Ajoutée le { $created }, pas encore utilisée
ui-passkey-used = Ajoutée le { $created }, dernière utilisation le { $used }
ui-passkey-remove = Supprimer
ui-passkey-remove-of = Supprimer la clé d’accès : { $device }, ajoutée le { $created }
ui-sign-in = Se connecter
ui-sign-in-about = Si vous avez déjà joué ici et avez un mot de passe ou une clé d’accès.
ui-sign-in-other = Se connecter sous un autre nom
ui-sign-in-other-about = Vous êtes déjà quelqu’un ici. Un invité ne pourra plus revenir ensuite.
ui-sign-in-button = Se connecter
ui-sign-in-passkey = Avec une clé d’accès
ui-notices = Quand c’est à vous
ui-notices-about = Vous pouvez être prévenu quand une table vous attend et que vous n’êtes pas là : une fois par tour, et une fois encore avant la fin du temps.
ui-push = Sur cet appareil
ui-push-unsupported = Ce navigateur ou ce serveur ne peut pas afficher de notifications.
ui-push-denied = Vous avez interdit les notifications pour ce site ; les réglages de votre navigateur permettent de les autoriser de nouveau.
ui-push-off = Vous n’êtes pas prévenu sur cet appareil.
ui-push-on = Vous êtes prévenu sur cet appareil.
ui-push-failed = Votre navigateur n’a pas pu joindre son service de notifications ; réessayez plus tard.
ui-push-subscribe = Me prévenir ici
ui-push-unsubscribe = Ne plus me prévenir ici
ui-webhook = Dans une messagerie
ui-webhook-label = Adresse de webhook, par exemple de Discord, Slack ou Mattermost
ui-webhook-test = Envoyer un message d’essai
ui-webhook-drop = Supprimer
ui-webhook-dropped = Supprimée.
ui-webhook-arrived = Le message est arrivé.
ui-webhook-lost = Le message n’est pas arrivé. Vérifiez l’adresse.
ui-webhook-off = Cette adresse a échoué si souvent qu’elle n’est plus utilisée. Enregistrez-la de nouveau pour réessayer.
ui-data = Vos données
ui-data-about = Vous pouvez emporter tout ce qui est conservé à votre sujet, ou le faire supprimer.
ui-data-export = Télécharger mes données
ui-data-delete = Tout supprimer…
ui-delete-question = Supprimer tout ce qui concerne { $name } ?
ui-delete-about = Votre nom, vos résultats, vos cotes et vos moyens de connexion sont supprimés, et vous quittez toutes les tables ; les parties en cours sont abandonnées. Les parties avec d’autres restent, sans votre nom. C’est irréversible.
ui-delete-no = Non, tout garder
ui-delete-yes = Supprimer définitivement

## Lost, and the rule book

ui-lost = Il n’y a rien ici
ui-lost-about = L’adresse est peut-être incomplète, ou ce qui était ici n’y est plus.
ui-rules-coming = Les règles sont encore en cours de rédaction.

## About

ui-about-what = Beltane est la fête celte où les druides allument des feux : deux jeux de société en un mot. Jouez-y ici contre des bots, entre amis ou en solo.
ui-about-unofficial = Non officiel
ui-about-unofficial-text = Beltane est fait par des gens qui aiment ces jeux. Il n’a aucun lien avec leurs auteurs ni leurs éditeurs, et n’utilise ni leurs textes ni leurs images : plateaux, dessins et explications sont les nôtres.
ui-about-buy = Les jeux, leurs noms et leurs illustrations appartiennent à leurs propriétaires. S’ils vous plaisent ici, achetez-les : rien ne remplace une table entourée d’amis.
ui-about-known = Ce qui est imprimé, ce qui est reconstitué
ui-about-known-text = Les règles sont celles des jeux imprimés. Ce qui figure sur les plateaux, les tuiles et les cartes ne nous est connu qu’en partie. Chaque valeur dit d’où elle vient :
ui-about-edition = Si vous possédez la boîte, vous pouvez saisir ce qui est vraiment imprimé et jouer avec :
ui-source-printed = imprimé
ui-source-printed-about = lu dans le jeu imprimé ou son livret de règles
ui-source-reported = rapporté
ui-source-reported-about = raconté par quelqu’un qui possède le jeu
ui-source-inferred = déduit
ui-source-inferred-about = découle de quelque chose d’imprimé
ui-source-reconstructed = reconstitué
ui-source-reconstructed-about = imaginé par nous pour s’accorder à tout ce qui est connu ; la boîte peut différer
ui-source-printed-count = { $count ->
    [one] { $count } imprimée
   *[other] { $count } imprimées
}
ui-source-reported-count = { $count ->
    [one] { $count } rapportée
   *[other] { $count } rapportées
}
ui-source-inferred-count = { $count ->
    [one] { $count } déduite
   *[other] { $count } déduites
}
ui-source-reconstructed-count = { $count ->
    [one] { $count } reconstituée
   *[other] { $count } reconstituées
}
ui-about-licence = Licence
ui-about-licence-text = Le programme Beltane est un logiciel libre sous licence MIT. La police Almendra d’Ana Sanfelippo est sous licence SIL Open Font License.
ui-about-version = Version { $version }
