# What the shell says, whatever is played: in the terminal and in the browser.

nothing = nichts
waiting = { $seat } entscheidet.
game-over = Die Partie ist zu Ende.
decide = Was tust du?

## Playing in the terminal

other-ways = { $count ->
    [one] eine weitere Möglichkeit, die man selten braucht
   *[other] { $count } weitere Möglichkeiten, die man selten braucht
}
group-of-choices = { $count ->
    [one] { $verb } (1 Möglichkeit)
   *[other] { $verb } ({ $count } Möglichkeiten)
}
led-by-choice = { $more ->
    [one] { $choice } (und 1 weitere Möglichkeit)
   *[other] { $choice } (und { $more } weitere Möglichkeiten)
}
topic-kind-sign = Zeichen
no-autosave = { $error } Die Partie geht weiter; sie wird beim Beenden anderswo gespeichert.

unfinished-games = Unvollendete Partien
unfinished = { $title }: { $players }; Spielzug { $turn }; { $when }
unfinished-unread = { $title }: { $players }; bisher { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}; { $when }
new-game = eine neue Partie
which-game = Welche
looking-at-saves = Unvollendete Partien werden gesucht ...
compiling = Die Regeln von { $title } werden jetzt kompiliert, nur dieses eine Mal; das dauert ein bis zwei Minuten.
compiling-progress = { $title } wird kompiliert
type-yes-or-no = Tippe yes (ja) oder no (nein), oder nur Enter für nein.
yes-or-no = Yes (ja) oder no (nein) [no]:{" "}

## Taking decisions back

undo-barred = Weiter kannst du nicht zurückgehen, denn { $reason }.
undo-barred-by-event = Weiter kannst du nicht zurückgehen, denn dies ist geschehen: { $event }
undo-barred-nothing = es ist noch nichts entschieden
undo-barred-other-seat = seither hat jemand anders entschieden
unlimited-undo = Unbegrenztes Zurücknehmen: Jede Entscheidung kann zurückgenommen werden; beim Endstand steht das dabei.
unlimited-undo-results = In dieser Partie durften Entscheidungen unbegrenzt zurückgenommen werden.
unlimited-undo-with-bots = --unlimited-undo gibt es nur in Partien ohne Bots: allein oder mit Menschen an derselben Tastatur.
ask-unlimited-undo = Mit unbegrenztem Zurücknehmen lässt sich jede Entscheidung zurücknehmen, was immer sie aufgedeckt hat; beim Endstand steht das dabei.

## Reading a game again

replay-prompt = Enter: weiter  p: zurück  b: Spielplan  12: Aktion 12  t 5: Spielzug 5  e: Ende  a: alles  q: beenden{" "}
replay-no-such-place = Diese Stelle gibt es nicht; Aktionen gehen von 0, der Spielvorbereitung, bis { $last }, und t mit einer Nummer ist ein Spielzug.
