# What only the browser client says at a table and in replays.

## The table

table-loading = Un instant…
table-board = Plateau
table-players = Joueurs
table-panels = Volets
table-prompt = Et maintenant ?
table-points = Points
table-points-from = Points venant de
table-place = Place
table-time-left = Temps restant
table-to-move = à son tour
table-menu = Menu
table-close = Fermer
table-watching = spectateur
table-offline-short = connexion perdue
table-from-save = Cette partie vient d’une sauvegarde : celui qui l’a apportée connaît peut-être tout ce qui est caché. Elle n’est pas classée.
table-from-save-short = sauvegarde
table-table-not-there = Cette table ne peut pas être affichée
table-your-turn = À vous de jouer
table-your-turn-name = À vous de jouer, { $name } :
table-asked = On vous sollicite
table-you-are-asked = On vous sollicite, { $name } :
table-what-if = Et si :
table-what-if-button = Et si… ?
table-name-by-colour = { $name } ({ $colour })
table-open-seat = siège libre
table-somebody-gone = quelqu’un qui n’est plus là
table-tab-choices = Choix
table-tab-players = Joueurs
table-tab-log = Journal
table-tab-chat = Discussion
table-tab-rules = Règles
table-choices = Choix
table-no-choices = Rien à décider pour le moment.
table-other-ways = { $count ->
    [one] { $count } autre possibilité
   *[other] { $count } autres possibilités
}
table-pick-way = Que voulez-vous y faire ?
table-pick-kind = Choisissez ce qui brille, ou une ligne de la liste.
table-skip = Passer
table-pick-on = Choisissez l’endroit suivant, ou revenez sur le premier avec « Annuler ».
table-since = Depuis votre tour
table-undo = Annuler
table-undo-revealed = Impossible de revenir plus loin, à cause de ceci : { $event }
table-undo-nothing = Il n’y a rien à annuler pour le moment.
table-undo-possible = Vous pouvez encore revenir sur ce choix.
table-hint = Suggestion
table-hint-thinking = Réflexion…
table-hint-says = Le bot choisirait :
table-hint-best = le meilleur
table-hint-same = tout aussi bien
table-hint-chance = { $worth }, { $chance } de chances de gagner
table-hint-less = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
table-do-it = Valider
table-confirm = Confirmer
table-confirm-question = Cela vous convient ? Confirmez votre tour, ou annulez-le.
table-planning = Essai : vous jouez à l’avance sur une copie que personne d’autre ne voit.
table-planning-assumed = Essai : le hasard et ce qui est caché sont ici des hypothèses, et la suite peut être différente.
table-planning-deal-anew = Un autre hasard
table-planning-leave = Revenir à la partie
table-in-the-rules = Dans les règles
table-legend = Symboles
table-log = Ce qui s’est passé
table-log-empty = Il ne s’est encore rien passé.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-say = Dites quelque chose
table-send = Envoyer
table-mute = masquer
table-muted = Les messages de { $name } sont masqués.
table-unmute = afficher
table-presence-away = absent
table-presence-gone = parti
table-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
table-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
table-entry-undo = { $name } revient sur un choix.
table-entry-resign = { $name } abandonne.
table-entry-take-over = Un bot continue pour { $name }.
table-entry-remind = Le temps de { $name } est écoulé ; un rappel a été envoyé.
table-entry-forfeit = Le temps de { $name } est écoulé ; le siège est perdu.
table-entry-abandon = La partie a été interrompue.

## The menu

table-sound = un son quand c’est à moi
table-rules = Règles
table-open-rules = Ouvrir les règles
table-invite-link = Lien vers cette table
table-copy = Copier
table-copied = Copié
table-download-save = Télécharger la partie
table-let-bot-take-over = Laisser un bot prendre le relais ({ $bot })
table-abandon = Proposer d’arrêter la partie
table-abandon-why = Personne ne gagne ni ne perd ; tous doivent être d’accord.
table-votes = Propositions
table-vote-abandon = { $count ->
    [one] { $names } propose d’arrêter la partie : personne ne gagnerait ni ne perdrait.
   *[other] { $names } proposent d’arrêter la partie : personne ne gagnerait ni ne perdrait.
}
table-vote-take-over = { $count ->
    [one] { $names } propose qu’un bot ({ $bot }) continue pour { $player }.
   *[other] { $names } proposent qu’un bot ({ $bot }) continue pour { $player }.
}
table-vote-awaited = Pas encore de réponse : { $names }.
table-vote-agree = D’accord
table-vote-withdraw = Retirer
table-vote-not-now = Pas maintenant
table-resign = Abandonner
table-resign-sure = Oui, j’abandonne
table-play-on = Continuer à jouer

## Keys

table-keys = Touches
table-key-walk = parcourir ce qui peut être choisi
table-key-choose = choisir, ou faire le choix habituel
table-key-number = prendre un choix de la liste
table-key-answers = aller aux réponses à côté de la question
table-key-undo = annuler
table-key-hint = suggestion
table-key-plan = jouer à l’avance, et revenir
table-key-since = revoir ce qui s’est passé depuis votre dernier tour
table-key-log = journal
table-key-chat = discussion
table-key-zoom = agrandir, et tout revoir
table-key-leave = fermer, ou quitter l’essai
table-key-help = cette aide

## Before the game

table-waiting-for-people = Il manque encore du monde. Envoyez le lien à vos amis, ou laissez jouer des bots.
table-waiting-for-start = Tout le monde est là.
table-table-closed = Cette table a été fermée avant le début de la partie.
table-rules-gone = Cette partie a commencé avec des règles que ce serveur n’a plus et ne peut pas continuer ici. Abandonner ne coûte rien. Elle peut être téléchargée ; tant qu’elle n’est pas terminée, sans ce qui est caché.
table-cannot-begin = Cette partie ne peut pas commencer ici : depuis la création de la table, ce serveur a reçu d’autres règles, qui ne lui conviennent pas.
table-your-name = Votre nom
table-seat = Siège { $number }
table-sit-here = S’asseoir ici
table-stand-up = Se lever
table-ask-to-leave = Prier de partir
table-release-seat = Ouvrir à d’autres
table-decline-seat = Pas cette fois
table-remove-bot = Retirer
table-start = Commencer la partie
table-close-table = Fermer la table
table-hand-over = Passez l’écran à { $name }
table-hand-over-why = Ce que possèdent les autres reste caché jusque-là.
table-hand-over-ready = Je suis { $name }

## After the game

table-results = Résultat
table-winner = { $count ->
    [one] Victoire pour { $names } !
   *[other] Victoire partagée : { $names } !
}
table-points-over-time = Points au fil de la partie
table-turning-points = Les moments décisifs
table-turning-point = { $loss ->
    [one] { $name } : { $action } (environ { $loss } point perdu ; mieux : { $better })
   *[other] { $name } : { $action } (environ { $loss } points perdus ; mieux : { $better })
}
table-no-turning-points = Aucun choix n’a coûté cher : une partie serrée, bien jouée.
table-analyse = Demander son avis au bot
table-analysis-running = Le bot réfléchit à chaque décision…
table-analysis-failed = Le bot n’est pas allé au bout ; vous pouvez lui redemander.
table-rematch = Rejouer
table-replay = Revoir la partie
table-back-to-board = Retour au plateau

## Replay

table-replay-of = Relecture : { $game }
table-seen-by = Vue par
table-spectator = un spectateur
table-share-position = Copier un lien vers cette position
table-turn-back = un tour en arrière
table-turn-on = un tour en avant
table-step-back = un pas en arrière
table-step-on = un pas en avant
table-play = Lecture
table-pause = Pause
table-scrubber = Moment de la partie
table-mark-turns = tours
table-mark-scorings = décomptes
table-pace = Vitesse
table-bot-view = L’avis du bot
table-judgement = { $name } joue : { $action }
table-judgement-better = { $loss ->
    [one] Le bot préfère : { $better } (environ { $loss } point de plus)
   *[other] Le bot préfère : { $better } (environ { $loss } points de plus)
}
table-judgement-agrees = Le bot aurait fait de même.
table-judgement-as-good = Le bot a jugé ce choix aussi bon que le sien : { $better }
table-judgement-lead = Points d’avance à la fin, tels que le bot les voyait avant ce choix : { $lead }
table-judgement-chance = Chances de gagner, telles que le bot les voyait : { $chance }
table-judgement-chances = Chances de gagner, telles que le bot les voyait : { $before } avant ce choix, { $after } après
table-judgement-none = Il n’y avait rien à décider ici.
