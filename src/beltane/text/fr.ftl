# Ce que dit le programme, quel que soit le jeu : dans le terminal et dans le navigateur.

nothing = rien
waiting = C’est à { $seat } de choisir.
game-over = La partie est terminée.
decide = Que faites-vous ?

## Jouer dans le terminal

other-ways = { $count ->
    [one] une autre façon, rarement utile
   *[other] { $count } autres façons, rarement utiles
}
group-of-choices = { $verb } ({ $count } choix)
led-by-choice = { $more ->
    [one] { $choice } (et 1 autre choix)
   *[other] { $choice } (et { $more } autres choix)
}
topic-kind-sign = signe
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
compiling = Les règles de { $title } sont compilées maintenant, une fois pour toutes ; cela prend une à deux minutes.
compiling-progress = Compilation de { $title }
type-yes-or-no = Tapez yes (oui) ou no (non), ou Entrée pour non.
yes-or-no = Oui (yes) ou non (no) [no] :{" "}

## Annuler des décisions

undo-barred = Impossible de revenir plus loin : { $reason }.
undo-barred-by-event = Impossible de revenir plus loin, à cause de ceci : { $event }
undo-barred-nothing = aucune décision n’a encore été prise
undo-barred-other-seat = quelqu’un d’autre a joué entre-temps
unlimited-undo = Annulation illimitée : toute décision peut être annulée, et les résultats le diront.
unlimited-undo-results = Dans cette partie, les décisions pouvaient être annulées sans limite.
unlimited-undo-with-bots = --unlimited-undo n’est possible que sans bot : en solo ou avec d’autres personnes au même clavier.
ask-unlimited-undo = L’annulation illimitée permet d’annuler toute décision, quoi qu’elle ait révélé ; les résultats le diront.

## Revoir une partie

replay-prompt = Entrée=suite  p=retour  b=plateau  12=action 12  t 5=tour 5  e=fin  a=tout  q=quitter{" "}
replay-no-such-place = Cet endroit n’existe pas ; les actions vont de 0, la mise en place, à { $last }, et t suivi d’un nombre désigne un tour.
