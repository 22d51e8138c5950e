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
quoted = „{ $text }“
choice-with-details = { $choice }: { $details }
group-of-choices = { $count ->
    [one] { $verb } (1 Möglichkeit)
   *[other] { $verb } ({ $count } Möglichkeiten)
}
led-by-choice = { $more ->
    [one] { $choice } (und 1 weitere Möglichkeit)
   *[other] { $choice } (und { $more } weitere Möglichkeiten)
}
topic-kind-sign = Zeichen
topic-kind-command = Befehl
# Two things to know of a choice, or more of them.
details = { $before }; { $detail }
play-explanation = { $word } ({ $kind }): { $text }
play-about-command = { $usage }: { $summary }.
play-kind-and-word = { $kind } { $word }
play-help-board-parts = { $summary }: { $parts }
player-human = Mensch
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
answer-yes = ja
answer-no = nein
type-yes-or-no = Tippe ja oder nein, oder nur Enter für nein.
yes-or-no = Ja oder nein [nein]:{" "}

menu-game = Spiel
menu-players = Personen ({ $least } bis { $most })
menu-players-or-alone = Personen ({ $least } bis { $most }; 1 heißt allein gegen den automatischen Spieler)
menu-humans = Wie viele davon an dieser Tastatur
menu-level = Spielstärke der anderen
menu-type-number = Tippe eine Nummer von { $first } bis { $last }, oder nur Enter für { $default }.
menu-type-number-or-word = Tippe eine Nummer von { $first } bis { $last }, { $words }, oder nur Enter für { $default }.

play-welcome = { $title }: { $players }. Startwert { $seed }.
play-how-to-begin = Tippe eine Nummer oder Aktion; help zeigt Befehle, Strg-C speichert und beendet.
play-narrow-window = Der Spielplan ist { $columns } Spalten breit; in einem breiteren Fenster ist er gut zu sehen.
play-thinking = { $name } ({ $bot }) denkt nach ...
play-only-choice = Die einzige Möglichkeit: { $choice }.
play-hand-over = Als Nächstes entscheidet { $name }: Enter, sobald nur { $name } den Bildschirm sieht.{" "}
play-only-enter = Nur mit Enter geht es weiter, und quit speichert die Partie und beendet; alles andere muss warten.
play-back-to-own = Zurück zu deiner letzten Entscheidung.
play-back-to-other = Zurück zur letzten Entscheidung von { $name }.
play-saved = Gespeichert. So setzt du diese Partie fort:
play-read-again = So spielst du die ganze Partie nach:
play-winners = { $winners-count ->
    [1] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
play-enter-takes = Enter: { $choice }
play-enter-more = Enter: { $count } weitere
play-enter-more-of-part = Enter: { $count } weitere, back: alle
play-enter-back = Enter: zurück zu allen
error-no-such-choice = Eine Möglichkeit { $found } gibt es nicht; die Nummern gehen von 1 bis { $last }.
error-neither-choice-nor-command = „{ $typed }“ ist weder eine Möglichkeit noch ein Befehl; tippe eine Nummer, eine Aktion aus der Liste oder help.
error-no-choice-now = „{ $typed }“ kannst du jetzt nicht wählen; tippe eine Nummer oder eine Aktion aus der Liste.

## Commands while playing; the words that are typed are the same in every language

play-how-to-choose = Wähle mit einer Nummer, oder tippe eine Aktion aus der Liste; ihr Anfang genügt.
play-usage-undo = undo
    .term = zurücknehmen
play-help-undo = deine letzte Entscheidung zurücknehmen, solange seither nichts aufgedeckt wurde
play-usage-hint = hint
    .term = Tipp
play-help-hint = eine Suche sieht sich eine Sekunde lang deine Möglichkeiten an
play-usage-board = board [TEIL]
    .term = Spielplan
play-help-board = den Spielplan zeichnen oder einen Teil davon
play-usage-choices = choices
    .term = Möglichkeiten
play-help-choices = die Möglichkeiten noch einmal auflisten
play-usage-back = back
    .term = zurück
play-help-back = von einem Teil der Liste zurück zur ganzen Liste
play-usage-log = log [N]
    .term = Protokoll
play-help-log = die letzten Sätze noch einmal erzählen
play-usage-save = save [DATEI]
    .term = speichern
play-help-save = die Partie speichern und weiterspielen
play-usage-explain = ? WORT
    .term = erklären
play-help-explain = ein Wort oder ein Zeichen auf dem Spielplan erklären, zum Beispiel ? Spielzug
play-usage-help = help [WORT]
    .term = Hilfe
play-help-help = die Befehle auflisten oder ein Wort erklären
play-usage-quit = quit
    .term = beenden
play-help-quit = die Partie speichern und beenden; Strg-C und Strg-D tun dasselbe
play-how-to-look-up = ? mit einem Wort erklärt es: eine Aktion, { $words } und jedes Wort und Zeichen auf dem Spielplan.
play-which-word = Welches davon: { $words }?
play-hint-looking = Ein Tipp wird gesucht; Strg-C bricht ab ...
play-hint-stopped = Die Suche wurde vorzeitig abgebrochen.
play-hint-heading = Was eine Suche am häufigsten betrachtet hat; Punkte im Vergleich zur ersten.
play-hint-figures = betrachtet { $share }, { $points } Punkte
play-hint-figures-with-chance = betrachtet { $share }, { $points } Punkte, { $chance } Siegchance
outlook-steps = führt zu: { $steps }
outlook-gains = bringt { $gains }
outlook-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ({ $source })
play-hint-equal = Etwa gleich gut: { $choices }.
play-hint-meaning = Eine Suche probiert deine Möglichkeiten immer wieder aus, am häufigsten die, die am besten aussehen. „betrachtet“ ist der Anteil einer Möglichkeit an diesen Versuchen. Die Punkte sagen, wie viel besser oder schlechter du am Ende gegenüber deinem besten Gegner dastündest als mit der ersten Möglichkeit, soweit die Suche das erkennt; je mehr Versuche, desto sicherer. Was höchstens einen halben Punkt auseinanderliegt, ist etwa gleich gut. Strg-C bricht die Suche ab.
error-bad-log = Zu log gehört, wie viele Sätze du willst, zum Beispiel log 40, nicht „{ $found }“.
error-no-such-part = Der Spielplan hat keinen Teil „{ $found }“; es gibt { $parts }.
error-list-is-whole = Die Liste ist schon vollständig; undo nimmt deine letzte Entscheidung zurück.
error-nothing-to-explain = Zu „{ $found }“ gibt es nichts zu sagen; ? allein zeigt Wörter, die erklärt werden.

## Taking decisions back

error-undo-barred = Weiter kannst du nicht zurückgehen, denn { $why }.
error-undo-barred-by-event = Weiter kannst du nicht zurückgehen, denn dies ist geschehen: { $event }
undo-barred-nothing = es ist noch nichts entschieden
undo-barred-other-seat = seither hat jemand anders entschieden
unlimited-undo = Unbegrenztes Zurücknehmen: Jede Entscheidung kann zurückgenommen werden; beim Endstand steht das dabei.
unlimited-undo-results = In dieser Partie durften Entscheidungen unbegrenzt zurückgenommen werden.
ask-unlimited-undo = Mit unbegrenztem Zurücknehmen lässt sich jede Entscheidung zurücknehmen, was immer sie aufgedeckt hat; beim Endstand steht das dabei.

## Reading a game again

replay-prompt = Enter weiter  p zurück  b Plan  12 Aktion  t 5 Zug  e Ende  a alles  q beenden{" "}
replay-no-such-place = Diese Stelle gibt es nicht; Aktionen gehen von 0, der Spielvorbereitung, bis { $last }, und t mit einer Nummer ist ein Spielzug.

## Errors: setting up and playing a game

error-unknown-game = Ein Spiel { $found } gibt es nicht; es gibt { $games }.
error-unknown-language = Eine Sprache { $found } gibt es nicht; es gibt { $languages }.
error-seats-out-of-range = { $title } hat { $least } bis { $most } Plätze, nicht { $found }.
error-no-options = { $title } hat keine Option { $found }; dieses Spiel hat keine Optionen.
error-unknown-option = { $title } hat keine Option { $found }; es gibt { $options }.
error-unknown-choice = Für die Option „{ $option }“ gibt es { $choices }, nicht { $found }.
error-option-not-with-seats = { $seats ->
    [one] Mit { $seats } Platz
   *[other] Mit { $seats } Plätzen
} muss die Option „{ $option }“ von { $title } „{ $choice }“ bleiben.
error-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis { $most }, nicht { $found }.
error-unknown-seat = Einen Platz { $found } gibt es nicht; die Plätze gehen von 0 bis { $last }, und None schaut nur zu.
error-unknown-action-number = Eine Aktion { $found } gibt es nicht; die Nummern gehen von 0 bis { $last }.
error-unknown-action = { $found } ist keine Aktion dieses Spiels; Aktionen beginnen mit { $verbs }.
error-unknown-action-close = { $found } ist keine Aktion dieses Spiels; meintest du „{ $close }“?
error-illegal-action = „{ $action }“ ist jetzt nicht erlaubt; zur Wahl: { $choices }.
error-illegal-in-batch = In Zeile { $row } des Stapels ist die Aktion { $action } nicht erlaubt; es wurde nichts gespielt.
error-cuda-missing = Zum Spielen auf einer GPU fehlt { $extra }: Installiere es mit pip install '{ $extra }'.
more-choices = { $count } weitere
error-torch-missing = Zum Lernen fehlt { $extra }: Installiere es mit pip install '{ $extra }'.
error-not-per-cent = { $option } erwartet eine ganze Zahl von Prozent, von 0 bis 100, und nicht { $found }.
error-taught-on-gpu = { $option } geht nur auf dem Prozessor: Lass es weg, oder --device cuda.
error-no-gpu = PyTorch findet keine GPU von NVIDIA; ohne --device wird auf dem Prozessor gelernt.
error-learning-there-already = In { $folder } liegt schon ein Lernlauf: Setze ihn mit --resume fort oder nimm einen anderen Ordner.
error-no-learning-there = In { $folder } liegt kein Lernlauf, der sich fortsetzen ließe.
error-learning-illegal = Das Lernen wurde abgebrochen, weil unerlaubte Aktionen gezogen wurden ({ $count }), was nur beschädigte Vorhersagen erklären. Setze mit --resume beim letzten Zwischenstand fort.
error-learning-diverged = Das Lernen wurde abgebrochen, weil in einer ganzen Runde kein Gradient endlich war ({ $count } Teile). Setze mit --resume beim letzten Zwischenstand fort, oder beginne neu mit einem anderen --seed.
error-learning-of-other-game = In { $folder } liegt ein Lernlauf von { $found }.
error-learning-out-of-date = Das Lernen in { $file } begann, als das Netz noch andere Zahlen sah oder unter anderen Aktionen wählte, und lässt sich nicht fortsetzen. Beginne in einem anderen Ordner neu.
error-learning-setting-unknown = Es gibt keine Einstellung des Lernens namens { $name }.
error-learning-setting-unfit = Die Einstellung { $name } kann nicht { $found } sein.
error-learning-setting-fixed = Die Einstellung { $name } kann sich nicht ändern, während ein Netz lernt.
error-played-after-end = „{ $action }“ kann nicht gespielt werden: Die Partie ist zu Ende.
error-plan-of-two-seats = Ein Plan endet, wo ein anderer Platz entscheidet; nichts davon wurde gespielt.
error-plan-past-reveal = Ein Plan endet, wo etwas aufgedeckt wird; nichts davon wurde gespielt. Wähle weiter, wenn du gesehen hast, was es ist.
error-undo-nothing = Es gibt nichts zurückzunehmen: Noch wurde keine Aktion gespielt.
error-undo-revealed = Die letzte Aktion kann nicht zurückgenommen werden: Sie hat etwas aufgedeckt ({ $reason }).
error-undo-other-seat = Deine letzte Aktion kann nicht zurückgenommen werden: Seither hat ein anderer Platz entschieden.

## Errors: save files

save-field-number = eine ganze Zahl von 0 bis { $most }
save-field-game = der Name eines Spiels
save-field-edition = ein Name mit Prüfsumme
save-field-options = Namen von Optionen mit dem, was gewählt ist
save-field-actions = eine Liste von Aktionen in Notation
error-save-not-text = Das ist keine Spielstand-Datei: Sie enthält keinen Text.
error-save-not-json = Das ist keine Spielstand-Datei, oder sie ist beschädigt: Sie enthält kein gültiges JSON.
error-save-not-json-line = Das ist keine Spielstand-Datei, oder sie ist beschädigt: Sie enthält kein gültiges JSON (Zeile { $line }).
error-save-number-too-long = Diese Spielstand-Datei ist beschädigt: Eine Zahl darin ist zu lang, um sie zu lesen.
error-save-no-object = Das ist keine Spielstand-Datei: Erwartet wird ein JSON-Objekt.
error-save-field-twice = Diese Spielstand-Datei ist beschädigt: Das Feld { $field } steht zweimal darin.
error-save-field-missing = Diese Spielstand-Datei ist beschädigt: Das Feld „{ $field }“ fehlt (erwartet wird: { $expected }).
error-save-field-bad = Diese Spielstand-Datei ist beschädigt: Das Feld „{ $field }“ enthält { $found }; erwartet wird: { $expected }.
error-save-without-seed = Das Feld „seed“ dieser Spielstand-Datei ist leer: Die Partie wurde vor ihrem Ende heruntergeladen. Sie kann gelesen, aber nicht fortgesetzt werden.
error-save-field-unknown = Diese Spielstand-Datei ist fremd oder beschädigt: Das Feld { $field } ist unbekannt.
error-save-field-wrong = Das Feld „{ $field }“ dieser Spielstand-Datei ist falsch: { $problem }
error-save-other-format = Diese Spielstand-Datei hat das Format { $found }; diese Version von Beltane liest das Format { $format }.
error-save-other-rules = Diese Spielstand-Datei folgt der Regelversion { $found } von { $title }; diese Version von Beltane spielt die Regelversion { $rules }.
error-save-other-edition = Diese Spielstand-Datei wurde mit der Ausgabe { $found } ({ $digest }) des Spielmaterials gespielt; Beltane läuft jetzt mit { $current } ({ $currentdigest }).
error-save-bad-undo = Das Feld „undo“ dieser Spielstand-Datei enthält { $found }; erwartet wird „{ $expected }“ oder gar kein solches Feld.
error-save-bad-players = Das Feld „players“ dieser Spielstand-Datei enthält { $found }; { $seats ->
    [one] erwartet wird { $seats } Wort.
   *[other] erwartet werden { $seats } Wörter.
}
error-save-ply-no-action = Stelle { $ply } dieser Spielstand-Datei enthält { $found }; erwartet wird eine Aktion in Notation.
error-save-ply-wrong = Stelle { $ply } dieser Spielstand-Datei ist falsch: { $problem }
error-save-points-too-early = Das Feld „points“ dürfte in dieser Spielstand-Datei nicht stehen: Die Partie ist nicht zu Ende.
error-save-points-missing = Diese Spielstand-Datei ist beschädigt: Das Feld „points“ fehlt (erwartet wird { $points }).
error-save-points-wrong = Das Feld „points“ dieser Spielstand-Datei enthält { $found }, aber die Partie endet mit { $points }.
error-save-unreadable = Die Spielstand-Datei { $file } kann nicht gelesen werden: { $reason }.
error-save-unwritable = Die Spielstand-Datei { $file } kann nicht geschrieben werden: { $reason }.
error-save-no-home = Die Spielstand-Datei { $file } kann nicht geschrieben werden: Diesen Benutzerordner gibt es nicht.
error-save-no-name = Die Spielstand-Datei { $file } kann nicht geschrieben werden: Das ist kein Dateiname.
error-save-wrong = { $file }: { $problem }
error-folder-unwritable = In den Ordner { $folder } kann nicht geschrieben werden: { $reason }.

## Errors: editions and their component files

# Where something is wrong in a component file; most messages below begin with it.
fault-place = { $file }, { $entry }
# A place in a list of a component file: "[[tile]] number 3".
numbered-entry = { $list } Nummer { $number }
error-edition-missing = Den Ordner { $folder } der Ausgabe gibt es nicht.
error-edition-empty = Im Ordner { $folder } der Ausgabe liegt kein Ordner eines Spiels; es gibt { $games }.
error-edition-exists = { $folder } gibt es schon; wähle einen neuen oder einen leeren Ordner.
error-edition-foreign-folder = { $folder } heißt nicht wie ein Spiel; es gibt { $games }.
error-edition-unwritable = In den Ordner { $folder } der Ausgabe kann nicht geschrieben werden: { $reason }.
error-components-missing = Die Material-Datei { $file } fehlt.
error-components-unreadable = Die Material-Datei { $file } kann nicht gelesen werden: { $reason }.
error-components-not-toml = Die Material-Datei { $file } ist kein gültiges TOML: { $reason }.
error-components-no-table = { fault-place }: Diese Tabelle fehlt.
error-components-no-list = { fault-place }: Diese Liste von Tabellen fehlt.
error-components-no-value = { fault-place }: „{ $key }“ fehlt.
error-components-type = { fault-place }: „{ $key }“ ist { $found }, aber erwartet wird ein Wert vom Typ { $type }.
error-components-choice = { fault-place }: „{ $key }“ ist { $found }, aber erwartet wird eins von { $choices }.
error-components-words = { fault-place }: „{ $key }“ enthält { $found }, aber erlaubt ist nur { $choices }.
error-components-rulebook = { fault-place }: „{ $key }“ ist { $found }, aber die Spielanleitung sagt { $expected }.
error-components-count = { fault-place }: { $found ->
    [one] { $found } ist
   *[other] { $found } sind
} aufgeführt, aber es gibt { $expected }.
error-components-order = { fault-place }: „{ $key }“ ist { $found }, aber hier kommt { $expected }.
error-components-provenance = { fault-place }: „{ $key }“ muss eins von { $choices } sein.

## Bots

percent = { $number } %
bots-name-apprentice = Lehrling
bots-name-adept = Adept
bots-name-druid = Druide
bots-name-archdruid = Erzdruide
bots-random = spielt irgendetwas
bots-greedy = denkt eine Aktion voraus
bots-mcts = sucht N-mal oder N ms
bots-net = spielt, was ein Netz gelernt hat, oder sucht damit
bots-apprentice = ein freundlicher Gegner
bots-adept = ein guter Gegner
bots-druid = ein starker Gegner
bots-archdruid = der stärkste Gegner
bots-broken = nicht verwendbar: { $reason }
bots-no-kind = { $object } ist keine BotKind
error-unknown-bot = Einen Bot „{ $found }“ gibt es nicht; es gibt { $bots }.
error-bot-without-parameters = Der Bot „{ $bot }“ hat keine Parameter; „{ $bot }:{ $parameters }“ ist also keiner.
error-bad-mcts-search = „{ $found }“ ist kein Bot; eine Suche braucht Durchläufe oder Millisekunden, zum Beispiel mcts:2000 oder mcts:500ms; dazu darf sie Kerne nennen, zum Beispiel mcts:2000:2, oder bis zum Ende durchspielen, zum Beispiel mcts:2000:end.
error-bad-net-search = „{ $found }“ ist kein Bot; net allein spielt, was das Netz gelernt hat, und eine Suche damit braucht Durchläufe oder Millisekunden, zum Beispiel net:200 oder net:500ms; dazu darf sie Kerne nennen, zum Beispiel net:200:2.
error-broken-bot = Der Bot „{ $bot }“ aus dem Paket { $package } ist nicht verwendbar: { $reason }.
error-bot-failed = Der Bot „{ $bot }“ ist in { $file }, Zeile { $line }, gescheitert: { $reason }.
error-bot-cheated = Der Bot „{ $bot }“ hält sich nicht an die Regeln: { $problem }
error-no-network = { $title } hat noch kein Netz gelernt; Bots, die eines brauchen, können es also nicht spielen, mcts:2000 und andere schon.
error-bad-network = Das Netz { $file } ist nicht verwendbar: { $reason }.
network-unreadable = es ist nicht lesbar
network-nameless = es sagt nichts über sich selbst
network-other-game = es ist für ein anderes Spiel als { $title }
network-other-rules-version = es wurde für andere Regeln von { $title } gemacht
network-other-observation = es wurde für eine andere Beobachtung von { $title } gemacht
network-other-actions = es wurde für andere Aktionen von { $title } gemacht
network-array = „{ $array }“ fehlt oder hat nicht die Form { $shape }
network-not-finite = „{ $array }“ enthält etwas, das keine Zahl ist
network-rows = seine Eingaben haben keine eigenen Zeilen

## Contests between bots

# A match of a contest, in errors: who sits around the table, and which deal it is.
arena-match = { $bots } (Spielvorbereitung { $deal })
error-bad-game-count = Möglich sind 1 bis { $most } Partien, nicht { $found }.
error-no-bots = Ein Turnier braucht mindestens einen Bot.
error-bot-twice = Der Bot „{ $bot }“ ist zweimal genannt; einmal genügt.
results-remedy = wähle mit --out einen anderen Ordner, oder entferne diese Datei
error-results-damaged = { $file } ist in Zeile { $line } beschädigt; entferne diese Zeile, dann wird ihre Partie noch einmal gespielt.
error-results-foreign = { $file } ist keine Ergebnisdatei dieses Turniers; { results-remedy }.
error-results-of-other-contest = { $file } enthält Ergebnisse eines anderen Turniers ({ $field } { $found }, nicht { $wanted }); { results-remedy }.
error-results-of-other-package = { $file } enthält Ergebnisse des Bots „{ $bot }“ aus { $earlier }, die mit denen aus { $package } nicht vergleichbar sind; { results-remedy }.
error-results-of-other-version = { $file } enthält Ergebnisse anderer Versionen der Regeln oder der Bots, die nicht vergleichbar sind; { results-remedy }.
error-match-kills-workers = Die Partie { $match } hat ihren Arbeitsprozess { $times }-mal abstürzen lassen; spiele sie mit --jobs 1, um zu sehen, warum.
error-match-not-on-cluster = Die Partie { $match } konnte auf dem Cluster nicht gespielt werden ({ $reason }); spiele sie mit --jobs 1 statt --ray, um zu sehen, warum.
error-cluster-of-versions = Der Rechner { $machine } hat eine andere Version von Beltane, des Spielmaterials oder eines Bots als dieser hier; installiere auf allen Rechnern des Clusters dasselbe.
error-no-ray = Um auf einem Cluster zu spielen, brauchst du Ray; installiere es mit: pip install 'beltane[cluster]'.
error-no-cluster = Unter { $address } gibt es keinen Ray-Cluster ({ $reason }); ray start --head startet einen.

## The report of a contest, on the terminal and as a page

arena-title = { $title }, { $seats ->
    [1] solo
   *[other] { $seats } Plätze
}
arena-heading = { $heading }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, Startwert { $seed }
arena-page-heading = { $title }: { $bots }
arena-intervals = Bereiche sind 95-%-Intervalle.
arena-all-played = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}, Startwert { $seed }{ $options }.
arena-some-played = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
} von { $planned } geplanten, Startwert { $seed }{ $options }.
arena-method = Jede Spielvorbereitung wurde so oft gespielt, dass die Bots reihum auf allen Plätzen saßen; so gleicht sich das Glück aus. Striche und Bereiche sind 95-%-Intervalle.
arena-versions = Regelversion { $rules }, Ausgabe { $edition } ({ $digest }), { $turns } Spielzüge pro Partie.
arena-range = { $low } bis { $high }
arena-range-unknown = Intervall unbekannt
arena-with-range = { $value } ({ $low }-{ $high })
arena-with-signed-range = { $value } ({ $low } bis { $high })
arena-with-unknown-range = { $value } (unbekannt)
arena-column-bot = Bot
arena-column-rating = Wertungszahl
arena-column-games = Partien
arena-column-games-percent = Partien %
arena-column-seats = Plätze
arena-column-times = Anzahl
arena-column-points = Punkte
arena-column-wins = Siege
arena-column-wins-percent = Siege %
arena-column-order = Spielreihenfolge
arena-column-milliseconds = ms/Entscheidung
arena-ratings-heading = Wertungszahlen
arena-ratings-about = Auf der Elo-Skala: Alle beginnen bei 1500, und bei 400 Punkten mehr stehen die Chancen 10 zu 1.
arena-ratings-label = Wertungszahlen
arena-cross-table-heading = Wer wen schlägt
arena-cross-table-about = Wie oft der Bot links am Ende vor dem Bot oben lag; ein geteilter Rang ist für beide ein halber Sieg.
arena-cross-table-caption = Wie oft, in %, der Bot links am Ende vor dem Bot oben lag:
arena-pairing = { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
} und { $ties ->
    [one] { $ties } Gleichstand
   *[other] { $ties }-mal Gleichstand
} in { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
arena-points-heading = Punkte
arena-points-about = Wie viele Punkte die Bots erhalten haben, und der Mittelwert.
arena-points-label = Punkte
arena-points-against = { $points } gegen { $bot }
arena-automaton-made = { $automaton } kam auf { $points }.
arena-automaton-rated = { $automaton }: { $rating }; mittlere Punktzahl { $points }
# A bar of a histogram: so many games ended with these points.
arena-bar = { $first } bis { $last }: { $times }
arena-narrow-bar = { $points }: { $times }
arena-part-of-bar = { $source }: { $points }
arena-sources-heading = Woher die Punkte kommen
arena-sources-about = Mittlere Punktzahl nach Punktequellen.
arena-sources-caption = Woher die Punkte kommen, im Mittel:
arena-sources-label = Punkte nach Punktequellen
arena-in-numbers = In Zahlen
arena-orders-heading = Startvorteil
arena-orders-about = Der Anteil der Siege nach der Stelle in der Spielreihenfolge; die gestrichelte Linie ist ein gleicher Anteil. Mittlere Punktzahl: { $points }.
arena-orders-caption = Startvorteil:
arena-orders-label = Siege nach Spielreihenfolge
arena-order = { $order ->
    [1] Erste
    [2] Zweite
    [3] Dritte
   *[other] Vierte
}
arena-worths-heading = Was genommen wird, und was es wert ist
arena-worths-about = Wie oft die Plätze jedes Bots etwas hatten, wie viel davon im Mittel, und wie sie im Vergleich zu denen abschnitten, die es gegen dieselben Gegner nicht hatten. Ein Unterschied beweist keine Ursache: Wer vorn liegt, kann sich mehr leisten.
arena-worths-caption = Was { $bot } hatte und wie es damit lief, verglichen mit Partien ohne, gegen dieselben Gegner:

## Der Server: was abgelehnt wird

error-not-signed-in = Wähle zuerst einen Namen oder melde dich an.
error-wrong-password = Diesen Namen mit diesem Passwort gibt es nicht.
error-unknown-session = Dort bist du nicht oder nicht mehr angemeldet; lade die Liste neu.
error-unknown-passkey = Diesen Passkey hast du nicht oder nicht mehr; lade die Liste neu.
error-passkey-refused = Mit diesem Passkey war keine Anmeldung möglich; versuche es noch einmal.
error-login-taken = Als „{ $login }“ meldet sich schon jemand an; wähle einen anderen Anmeldenamen.
error-unknown-person = Unter diesem Schlüssel gibt es niemanden.
error-unknown-table = Diesen Tisch gibt es nicht, oder du brauchst eine Einladung.
error-no-such-seat = Diesen Platz hat der Tisch nicht.
error-no-such-level = Den Bot „{ $found }“ gibt es hier nicht; es gibt { $levels }.
error-no-such-position = Die Partie hat nur { $last } Aktionen.
error-no-such-page = Unter dieser Adresse gibt es nichts.
error-client-not-built = Die Browser-Oberfläche ist hier noch nicht gebaut: Führe { $command } im Projektordner aus, oder installiere das Paket.
error-no-such-method = Das geht unter dieser Adresse nicht.
error-seat-taken = Dieser Platz ist schon besetzt; wähle einen anderen.
error-seat-held = Dieser Platz wird für jemanden freigehalten, der hier schon gespielt hat; wähle einen anderen, oder warte, bis er frei ist.
error-seat-empty = Auf diesem Platz sitzt niemand.
error-seats-open = Die Partie beginnt, wenn alle Plätze besetzt sind.
error-nobody-plays = Mindestens ein Mensch muss mitspielen.
error-undo-any-alone = Rückgängig ohne Grenze gibt es nur, wo eine Person alle Plätze hat.
error-table-not-open = Die Partie an diesem Tisch hat schon begonnen, oder der Tisch ist geschlossen.
error-too-many-tables = Du hast schon { $most } Tische eröffnet; beende oder schließe zuerst einen.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-at-table = Du spielst nicht an diesem Tisch.
error-not-your-seat = Das ist nicht dein Platz.
error-not-your-decision = Du bist jetzt nicht an der Reihe.
error-not-your-choice = Die letzte Entscheidung war nicht deine.
error-no-spectators = Bei diesem Tisch sehen nur die Mitspielenden zu.
error-too-many-watched = Diese Seite verfolgt schon { $most } Tische; verlasse zuerst einen davon.
error-stale-ply = Am Tisch ist mehr geschehen, als du gesehen hattest; es wurde nichts geändert.
error-journal-full = An diesem Tisch ist so viel geschehen, dass dort nichts mehr zurückgenommen oder umgestellt werden kann; die Partie kann noch beendet werden.
error-undo-out-of-time = Deine letzte Wahl gilt: Nähmest du sie zurück, bliebe dir auf der Uhr keine Zeit.
error-game-not-running = An diesem Tisch läuft keine Partie.
error-game-compiling = Die Regeln dieses Spiels werden gerade kompiliert; gleich kann es gespielt werden. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-game-goes-on = Die Partie ist noch nicht zu Ende.
error-nothing-to-confirm = Es gibt nichts zu bestätigen.
error-rules-gone = Diese Partie begann mit Version { $rules } der Regeln und der Ausgabe { $edition }, die dieser Server nicht hat; sie kann heruntergeladen werden.
error-save-rules-gone = Diese Partie kam als Spielstand mit Version { $rules } der Regeln und der Ausgabe { $edition } hierher, die dieser Server nicht mehr hat; sie kann hier nicht beginnen.
error-bad-motion = Auf diesem Platz ist niemand, für den ein Bot weiterspielen könnte.
error-not-agreed = Dem hast du nicht zugestimmt.
error-still-plays = Wer auf diesem Platz sitzt, spielt noch und müsste zuerst zustimmen.
error-no-hints = An diesem Tisch gibt es keine Hinweise.
error-no-what-if = An diesem Tisch kann nichts ausprobiert werden.
error-no-chat = An diesem Tisch gibt es keinen Chat.
error-bad-address = An diese Adresse lassen sich keine Nachrichten schicken; sie muss mit https:// beginnen und einen Rechner nennen.
error-address-not-public = Unter dieser Adresse gibt es keinen Rechner, oder er ist nicht für alle erreichbar; darum wird nichts dorthin geschickt.
error-bad-subscription = Die Schlüssel dieser Anmeldung sind nicht, wie sie sein sollen; melde dich noch einmal an.
error-no-push = Dieser Server verschickt keine Push-Nachrichten.
error-no-webhooks = Dieser Server benachrichtigt keine Adressen.
error-no-webhook = Du hast keine Adresse angegeben, die benachrichtigt werden soll.
error-save-before-end = Eine Partie kann heruntergeladen werden, wenn sie zu Ende ist, denn ihre Datei verrät, was noch kommt.
error-save-is-over = Die Partie in dieser Datei ist zu Ende; es gibt nichts weiterzuspielen.
error-save-of-other-seats = Die Partie in dieser Datei hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, nicht { $found }.
error-foreign-origin = Diese Anfrage kommt von einer anderen Website; es wurde nichts getan.
error-too-large = Das ist zu viel auf einmal; eine Anfrage hat höchstens { $most } Bytes.
error-too-many-requests = Das war viel auf einmal; versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-server-busy = Der Server hat gerade viel zu tun; versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-bad-request = Die Anfrage ist nicht, wie sie sein soll: { $where } ({ $reason }).
error-unreadable-request = Die Anfrage kann nicht gelesen werden.
error-something-broke = Hier ist etwas schiefgegangen; es lag nicht an dir. Wer diesen Server betreibt, findet es im Protokoll.
error-database-unavailable = Die Datenbank ist gerade nicht erreichbar; es wurde nichts geändert, was dir nicht mitgeteilt wurde. Versuche es bald noch einmal.
error-may-have-been-done = Genau in diesem Augenblick brach die Verbindung zur Datenbank ab: Es kann sein, dass gilt, was du getan hast, oder auch nicht. Sieh nach, wie es steht, bevor du es noch einmal versuchst.
error-bad-setting = Die Einstellung { $setting } ist nicht, wie sie sein soll: { $reason }.
error-bad-settings-file = { $file } ist kein gültiges TOML: { $reason }.
error-no-database = Unter { $file } gibt es keine Datenbank.
error-database-in-use = Ein anderer Prozess verwendet { $file } schon; beende ihn zuerst, oder lass mehrere Prozesse sich eine PostgreSQL-Datenbank teilen.
error-database-of-other-version = Die Datenbank hat nicht die Form, die diese Version erwartet; starte den Server einmal mit dieser Version, oder nimm die Version, die läuft.
error-database-not-empty = Hier wurde schon gespielt; --replace würde alles löschen und durch die Sicherung ersetzen.
error-bad-backup = { $file } ist keine Sicherung oder ist beschädigt.
error-backup-too-new = { $file } stammt von einer späteren Version von Beltane; aktualisiere zuerst.

## The service: telling people that it is their turn

notice-turn = { $name }, du bist am Zug: { $game } mit { $others }.
notice-reminder = { $name }, deine Zeit ist fast um: { $game } mit { $others }. Du bist am Zug.
notice-test = { $name }, hier erfährst du künftig, wenn du am Zug bist.

## The command line: help texts

# The frame of help, and what is wrong with how a command is called.
help-heading-usage = Aufruf:
help-heading-arguments = Argumente:
help-heading-options = Optionen:
help-heading-commands = Befehle:
help-help = Diese Hilfe anzeigen und beenden.
help-required = { $about }  [erforderlich]
help-default = { $about }  [ohne Angabe: { $default }]
help-hint = Hilfe: { $command } -h
help-metavar-options = OPTIONEN
help-metavar-command = BEFEHL
help-metavar-number = ZAHL
help-metavar-game = SPIEL
help-metavar-folder = ORDNER
help-metavar-file = DATEI
help-metavar-language = SPRACHE
help-metavar-option = NAME=WAHL
help-metavar-bots = BOT,BOT,...
help-metavar-bots-of-seats = BOT[,BOT]...
help-metavar-address = ADRESSE
help-metavar-addresses = ADRESSE,...
help-metavar-level = STUFE
help-serve-setting = { $what } ({ $variable }; Vorgabe: { $default })
help-unknown-option = Eine Option { $option } gibt es nicht.
help-close-option = Eine Option { $option } gibt es nicht; meintest du { $options }?
help-missing = { $name } fehlt.
help-not-a-number = { $name } braucht eine Zahl.
help-bad-option = { $option } wird nicht so geschrieben; -h zeigt, wie.
help-missing-command = Ein Befehl fehlt; -h listet sie auf.
error-unknown-command = Einen Befehl { $found } gibt es nicht; es gibt { $commands }.
error-extra-arguments = { $command } kann mit { $found } nichts anfangen; -h zeigt, was möglich ist.

help-beltane = Bonfire und Meduris spielen, nachspielen, simulieren und messen; Bots gegeneinander antreten lassen.
help-edition-option = Mit dem Spielmaterial in diesem Ordner spielen, nicht mit dem üblichen.
help-language = Die Sprache: { $languages }. Ohne Angabe die des Systems.
help-version = Die Version anzeigen und beenden.
help-game = Der Name des Spiels; `beltane games` listet sie auf.
help-seats = Wie viele Plätze.
help-seed = Der Startwert der Partie; ohne Angabe jedes Mal ein anderer.
help-json = JSON statt einer Tabelle ausgeben.
help-option = Eine Option des Spiels; darf mehrmals angegeben werden.
help-play = Eine Partie im Terminal spielen: gegen Bots, mit anderen an derselben Tastatur oder allein.
help-play-game = Der Name des Spiels; ohne ihn fragt ein Menü.
help-play-seats = Wie viele Plätze; 1 ist das Solospiel, wo es das gibt. Ohne Angabe 2.
help-play-humans = Auf wie vielen davon Menschen an dieser Tastatur sitzen; ohne Angabe 1.
help-play-bots = Wer die anderen Plätze einnimmt, zum Beispiel apprentice, adept, druid oder mcts:2000; ohne Angabe { $bot }.
help-play-resume = Eine gespeicherte Partie fortsetzen.
help-play-unlimited-undo = Jede Entscheidung darf zurückgenommen werden; nur wo keine Bots mitspielen.
help-play-ask-all = Auch fragen, wo es nur eine Möglichkeit gibt, anstatt sie gleich zu spielen.
help-games = Die Spiele mit ihren Plätzen, Optionen und der Ausgabe auflisten.
help-bots = Die Bots mit ihren Parametern auflisten.
help-demo = Eine Partie zufällig spielen lassen und ihr Ereignis für Ereignis zusehen.
help-demo-game = Der Name des Spiels; ohne Angabe das kleinste.
help-demo-pause = Sekunden zwischen zwei Ereignissen; { $pause } in einem Terminal, sonst keine.
help-simulate = Viele Partien zufällig spielen lassen und Punkte und Siege zählen.
help-simulate-games = Wie viele Partien.
help-simulate-seed = Der Startwert der ersten Partie; jede weitere hat den nächsten.
help-simulate-jobs = Wie viele Kerne höchstens genutzt werden; ohne Angabe alle. Am Ergebnis ändert das nichts.
help-simulate-save = Jede Partie als Spielstand-Datei in diesem Ordner behalten.
help-replay = Eine gespeicherte Partie nachspielen, vor und zurück, Ereignis für Ereignis.
help-replay-file = Eine Spielstand-Datei.
help-replay-all = Alles auf einmal ausgeben; außerhalb eines Terminals immer so.
help-replay-board = Den Spielplan nach der Spielvorbereitung und nach jedem Spielzug zeichnen.
help-arena = Bots gegeneinander spielen lassen und sehen, wie stark sie sind. Nach Strg-C macht derselbe Befehl weiter.
help-arena-bots = Wer spielt; `beltane bots` listet sie auf.
help-arena-games = Wie viele Partien jede Zusammenstellung von Bots an einem Tisch mindestens spielt; damit es gerecht zugeht, können es etwas mehr werden.
help-arena-seed = Der Startwert des Turniers.
help-arena-jobs = Wie viele Partien gleichzeitig gespielt werden; ohne Angabe eine für jeden Kern.
help-arena-out = Der Ordner für die Ergebnisse; ohne Angabe arena/GAME-SEATS-seats-seed-SEED.
help-arena-ray = Auf dem Ray-Cluster unter dieser Adresse spielen, nicht hier.
help-learn = Ein Netz lernt ein Spiel von Grund auf, indem es gegen sich selbst spielt. Nach Strg-C geht es mit --resume weiter.
help-learn-out = Der Ordner für Zwischenstand, Zahlen, Netz und Bericht.
help-learn-minutes = Wie viele Minuten insgesamt gelernt wird: { $minutes } bei einem neuen Lauf; wird fortgesetzt, gilt ohne Angabe der bisherige Plan.
help-learn-rounds = Stattdessen so viele Runden lernen; mit demselben Startwert ergeben sie dasselbe Netz.
help-learn-piece = Diesmal so aufhören, dass so viele Minuten nach dem Start alles geschrieben ist; mit --resume geht es weiter.
help-learn-device = Wo gelernt wird: cpu, oder cuda für eine GPU von NVIDIA.
help-learn-games = Wie viele Partien nebeneinander gespielt werden.
help-learn-measure = Wie viele Partien jeder Art am Ende zeigen, wie stark das Netz ist; bei 0 wird auch unterwegs nichts gemessen.
help-learn-threads = Wie viele Kerne benutzt werden; wenn nicht angegeben, alle.
help-learn-taught = So viele Prozent der Zeit ahmt das Netz zuerst die eigene Bewertung des Spiels nach; bei 0 lernt es von null an.
help-learn-searched = So viele Prozent der Zeit ahmt das Netz am Ende nach, was eine Suche mit ihm findet.
help-learn-seed = Der Startwert für alles, was der Zufall entscheidet.
help-learn-set = Eine Einstellung des Lernens ändern, etwa learning_rate=0.0003; mehrmals möglich.
help-learn-resume = Den Lernlauf im Ordner fortsetzen, so wie er begonnen wurde, bis auf --minutes, --rounds und --set.
help-bench = Messen, wie schnell zufällig gespielt wird, auf einem Kern und auf allen, oder wie schnell Bots suchen.
help-bench-games = Wie viele Partien in jeder Wiederholung.
help-bench-repetitions = Wie viele Wiederholungen; es zählt der Median.
help-bench-bots = Stattdessen messen, wie schnell Bots suchen.
help-warm = Die Regeln kompilieren, nur einmal, auf mehreren Kernen; danach werden sie aus dem Zwischenspeicher geladen.
help-warm-games = Die Spiele; ohne Angabe alle.
help-warm-background = Im Hintergrund kompilieren, was noch nicht kompiliert ist; der Befehl selbst endet sofort.
help-edition = Das Spielmaterial deiner eigenen Schachtel prüfen oder für den Anfang das übliche kopieren.
help-edition-folder = Der Ordner der Ausgabe.
help-edition-check = Die Material-Dateien einer Ausgabe mit den Zahlen der Spielanleitungen vergleichen.
help-edition-new = Das übliche Spielmaterial mit Kommentaren in einen neuen Ordner kopieren.
help-serve = Lass Leute in ihren Browsern spielen: starte den Server.
help-serve-unset = nicht gesetzt
help-serve-user-data = eine Datei in deinem Datenordner
help-serve-database-url = Die Datenbank: sqlite:///DATEI oder, für mehrere Prozesse, postgresql://...
help-serve-host = Die Adresse, unter der gelauscht wird.
help-serve-port = Der Port, an dem gelauscht wird; 0 ist irgendein freier.
help-serve-public-url = Die Adresse, unter der man den Server erreicht, etwa https://play.example.org hinter einem Proxy.
help-serve-memory = Wie viel MiB Partien belegen dürfen, die bereitgehalten werden.
help-serve-bot-processes = Wie viele Prozesse für Bots nachdenken.
help-serve-view-processes = Wie viele Prozesse neben dem Dienst selbst zusammenstellen, was Clients gezeigt wird.
help-serve-rate-limits = Ob warten muss, wer zu oft fragt.
help-serve-push = Ob Browser per Web Push erfahren dürfen, dass jemand am Zug ist.
help-serve-contact = Eine Mailadresse oder Seite, über die Push-Dienste den Betreiber erreichen.
help-serve-webhooks = Ob man eine Adresse benachrichtigen lassen darf, wenn man am Zug ist.
help-serve-webhook-http = Ob solche Adressen auch http sein dürfen, ohne TLS.
help-serve-webhook-networks = Eigene Netze, in denen solche Adressen liegen dürfen, etwa 10.1.0.0/16, durch Kommas getrennt.
help-serve-guest-days = Nach wie vielen Tagen Gäste vergessen werden, die nicht wiederkamen und an keinem Tisch saßen; 0 ist nie.
help-serve-open-table-days = Nach wie vielen Tagen Tische geschlossen werden, deren Partie nicht begonnen hat, und nach noch einmal so vielen gelöscht; 0 ist nie.
help-serve-chat-days = Wie viele Tage nach dem Ende einer Partie ihr Chat aufbewahrt wird; 0 ist für immer.
help-serve-proxies = Adressen von Reverse-Proxys, die sagen dürfen, wer fragt, durch Kommas getrennt.
help-serve-log-level = Wie viel protokolliert wird: debug, info, warning oder error.
help-serve-open = Dort einen Browser öffnen; ist der Port belegt, wird ein anderer genommen.
help-backup = Alles, was der Server aufbewahrt, in eine Datei schreiben, während er läuft.
help-backup-file = Die Datei der Sicherung.
help-restore = Alles aus einer Sicherung in die Datenbank übernehmen; ein laufender Server macht damit weiter.
help-restore-replace = Auch wenn dort schon gespielt wurde: was in der Datenbank steht, geht verloren.

## The command line: errors

cli-system-error = { $file }: { $reason }.
cli-output-error = Beim Ausgeben: { $reason }.
# Why the system refuses something, at the end of such errors.
reason-not-found = Datei oder Ordner nicht gefunden
reason-no-permission = Zugriff verweigert
reason-not-permitted = Vorgang nicht erlaubt
reason-exists = Datei ist schon vorhanden
reason-is-folder = das ist ein Ordner
reason-no-folder = das ist kein Ordner
reason-no-space = kein Speicherplatz mehr frei
reason-read-only = Dateisystem ist schreibgeschützt
# Where options are listed that may not be given.
cli-game-name = den Namen des Spiels
error-not-positive = { $option } ist eine ganze Zahl ab 1, nicht { $found }.
error-option-without-choice = Zu --option gehört ein Name und was du wählst, zum Beispiel --option screens=open, nicht { $found }.
error-option-twice = --option nennt { $option } zweimal; einmal genügt.
error-seeds-run-out = { $games ->
    [one] { $games } Partie ab dem Startwert { $seed } geht
   *[other] { $games } Partien ab dem Startwert { $seed } gehen
} über den größten Startwert { $largest } hinaus.
error-negative-pause = --pause ist eine Anzahl von Sekunden ab 0, nicht { $found }.
error-no-terminal = beltane play braucht ein Terminal, in das man tippen kann; beltane demo zeigt eine Partie, die sich selbst spielt.
error-options-with-resume = --resume setzt die Partie aus der Datei fort; lass also { $options } weg.
error-options-with-menu = Ohne den Namen eines Spiels fragt ein Menü, wer spielt; nenne also das Spiel, oder lass { $options } weg.
error-too-many-humans = --humans geht von 0 bis { $seats }, der Zahl der Plätze; { $found } ist nicht möglich.
error-bots-for-seats = --bots nennt { $bots } Bots für { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}; nenne einen für jeden Platz oder einen für alle.
error-no-seat-for-bots = --bots nennt einen Bot, aber { $seats ->
    [one] auf dem einzigen Platz sitzt ein Mensch
   *[other] auf allen { $seats } Plätzen sitzen Menschen
}; mehr Plätze gibt es mit --seats.
error-unlimited-undo-with-bots = --unlimited-undo gibt es nur in Partien ohne Bots: allein oder mit Menschen an derselben Tastatur.

## The command line: what commands say

cli-loading = Die Regeln werden geladen
cli-playing = Es wird gespielt
cli-none = keine
cli-from-to = { $least } bis { $most }
cli-seats = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
cli-only-with = nur für { $seats }
cli-column-name = Name
cli-column-title = Titel
cli-column-seats = Plätze
cli-column-options = Optionen
cli-column-edition = Ausgabe
cli-column-usage = Schreibweise
cli-column-about = Beschreibung
cli-column-seat = Platz
cli-column-points = Punkte
cli-column-place = Rang
cli-column-mean-points = mittlere Punktzahl
cli-column-wins = Siege
cli-column-wins-percent = Siege %
cli-column-shared = davon geteilt
cli-set-up = Spielvorbereitung
cli-chapter = { $number }. { $name }: { $action }
cli-match = { $title }, { cli-seats } ({ $players }), Startwert { $seed }{ $options }
cli-versions = Regelversion { $rules }, Ausgabe { $edition } ({ $digest })
cli-final-standings = Endstand
cli-standings = Stand nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}: Die Partie ist nicht zu Ende
cli-simulated = { $title }, { cli-seats }: { $games ->
    [one] { $games } zufällige Partie
   *[other] { $games } zufällige Partien
}, { $seeds }
cli-seeds = { $count ->
    [one] Startwert { $first }
   *[other] Startwerte { $first } bis { $last }
}
cli-solo-win = Ein Sieg ist eine Partie, die vor dem automatischen Spieler endet.
cli-decisions-per-game = Entscheidungen pro Partie: { $number }
cli-turns-per-game = Spielzüge pro Partie: { $number }
arena-report = Bericht: { $page }
arena-report-so-far = Bericht bis jetzt: { $page }
arena-stopped = { $finished ->
    [one] Abgebrochen: { $finished } von { $planned } Partien ist gespielt und liegt in { $folder }.
   *[other] Abgebrochen: { $finished } von { $planned } Partien sind gespielt und liegen in { $folder }.
}
arena-go-on = Derselbe Befehl macht dort weiter: { $command }
learn-measured = { $minutes } min, { $decisions } Entscheidungen: { $results }
learn-against = { $wins } Siege gegen { $bot } ({ cli-seats }, { $points } Punkte)
learn-network = Netz: { $file }
learn-go-on = Weiter geht es mit: { $command }
learn-page-heading = { $title } lernen
learn-summary = { $minutes } Minuten gelernt: { $decisions } Entscheidungen in { $rounds } Runden.
learn-results-heading = Wie stark es ist
learn-results-about = Das Netz spielt, was es für das Beste hält, ohne vorauszurechnen; auf den anderen Plätzen sitzt ein Bot. Geteilte Siege zählen anteilig. Die Klammern fassen 95 % dessen, was der Zufall ausmacht.
learn-column-opponent = Gegner
learn-column-seats = Plätze
learn-column-games = Partien
learn-column-wins = Siege
learn-column-points = Punkte
learn-column-lead = Vorsprung
learn-strength-heading = Stärke
learn-strength-about = Wie oft das Netz gegen gleichbleibende Gegner gewinnt, über die Minuten des Lernens.
learn-strength-label = Siege in Prozent über die Zeit
learn-points-heading = Punkte
learn-points-about = Die Punkte eines Platzes in den Partien, aus denen das Netz lernt und in denen es noch manches ausprobiert.
learn-points-label = Punkte über die Zeit
learn-sources-heading = Woher die Punkte kommen
learn-sources-about = Die Punkte eines Platzes nach ihrer Herkunft, so wie das Netz jetzt spielt.
learn-sources-label = Punkte nach Herkunft
learn-predictions-heading = Vorhersagen
learn-predictions-about = Wie oft ein Platz gewonnen hat, dem eine bestimmte Aussicht auf den Sieg vorhergesagt wurde. Auf der gestrichelten Linie stimmen die Vorhersagen.
learn-predictions-label = Siege über der vorhergesagten Aussicht
learn-bin = Vorhergesagt { $predicted }, gewonnen { $won } ({ $decisions } Entscheidungen)
learn-lead-error = { $seats }: Der Vorsprung am Ende wurde um { $points } Punkte falsch vorhergesagt (Wurzel aus dem mittleren Quadrat, über alle Entscheidungen).
learn-entropy-heading = Erkundung
learn-entropy-about = Wie unentschieden das Netz wählt, gemessen am Wählen aufs Geratewohl (100 %).
learn-entropy-label = Entropie der Wahl über die Zeit
learn-entropy-share = Entropie
learn-speed-heading = Tempo
learn-speed-about = Tausend Entscheidungen in der Sekunde, für Spielen und Lernen zusammen.
learn-speed-label = Entscheidungen pro Sekunde über die Zeit
learn-a-second = Tausend/s
cli-edition-standard = { $game }: übliches Spielmaterial, denn es gibt keinen Ordner { $folder }
cli-edition-checked = { $game }: in Ordnung, Ausgabe { $edition } ({ $digest })
cli-edition-written = Ändere die Dateien so, wie deine Schachtel es zeigt, und rufe dann auf: beltane edition check { $folder }

cli-ready = { $title } ist bereit ({ $seconds } s).
cli-serving = Beltane ist unter { $address } geöffnet (Strg-C schließt es).
cli-cache = Kompilierte Regeln liegen in { $folder }
cli-backed-up = { $file }: Personen { $people }, Tische { $tables }
cli-restored = Wiederhergestellt aus { $file }: Personen { $people }, Tische { $tables }
cli-measuring = Es wird gemessen
cli-starting = Es wird gestartet
bench-title = { $title }, { cli-seats }: zufälliges Spielen, Median aus { $repetitions } mal { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
bench-bots-title = { $title }, { cli-seats }: Suche auf einem Kern, in einer Partie mit { $decisions } Entscheidungen
bench-column-cores = Kerne
bench-column-decisions = Entscheidungen/s
bench-column-games = Partien/s
bench-column-played = % gespielt
bench-column-iterations = Durchläufe/s
bench-column-roll-outs = durchgespielt/s
bench-row-single = ein Kern
bench-row-batch = Stapel
bench-latency-what = bei jeder Entscheidung einer Partie
bench-latency-mean = Mittelwert ms
bench-latency-most = 99 % ms
bench-latency-longest = längste ms
bench-latency-of-view = Ansicht
bench-latency-of-view-json = Ansicht als JSON
bench-latency-of-prompt = Frage
bench-latency-of-prompt-json = Frage als JSON
bench-latency-of-phrase = einen Satz sagen
bench-speed-up = Beschleunigung des Stapels: { $factor }
bench-state = Zustand: { $bytes } Bytes
bench-catalogue = Katalog: { $actions } Aktionen
bench-import = import beltane: { $seconds } s
bench-start = beltane simulate, eine Partie: { $seconds } s

# The file README.md of a new edition.
edition-readme =
    # Eine Ausgabe der Spiele von Beltane

    Dieser Ordner ist eine Kopie des Spielmaterials, das Beltane mitbringt: ein Ordner für jedes Spiel, darin
    TOML-Dateien, die sagen, was auf Spielplänen, Plättchen und Karten gedruckt ist. Ändere sie so, wie deine eigene
    Schachtel es zeigt.

    - Jeder Eintrag sagt, woher seine Werte kommen: `provenance` ist `printed` (aus der Spielanleitung oder vom
      Spielmaterial abgelesen), `reported` (jemand anders berichtet es), `inferred` (es folgt aus dem Gedruckten) oder
      `reconstructed` (so ausgedacht, dass es zu allem Bekannten passt). Wo ein Wert eines Eintrags weniger sicher ist
      als die übrigen, sagt das ein Schlüssel wie `points_provenance`. Wenn du einträgst, was deine Schachtel zeigt,
      schreibe `printed`.
    - Die Kommentare in den Dateien sagen, was jeder Wert bedeutet und was man über ihn weiß.
    - Ein Spiel, dessen Ordner du löschst, wird mit dem üblichen Spielmaterial gespielt.

    Prüfen: `beltane edition check DIR`. Damit spielen: `beltane --edition DIR ...`, oder setze `BELTANE_EDITION=DIR`.
    Spielstände nennen ihre Ausgabe und lassen sich mit einer anderen nicht laden.
