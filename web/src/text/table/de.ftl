# What only the browser client says at a table and in replays.

## The table

table-loading = Einen Moment …
table-board = Spielplan
table-players = Spieler
table-panels = Bereiche
table-prompt = Was nun?
table-points = Punkte
table-points-from = Punkte aus
table-place = Rang
table-time-left = Übrige Zeit
table-to-move = am Zug
table-menu = Menü
table-close = Schließen
table-watching = Zuschauer
table-offline-short = keine Verbindung
table-from-save = Diese Partie kam als Spielstand hierher: Wer sie mitgebracht hat, kennt vielleicht alles Verborgene. Sie wird nicht gewertet.
table-from-save-short = aus Spielstand
table-table-not-there = Dieser Tisch kann nicht gezeigt werden
table-your-turn = Du bist dran
table-your-turn-name = Du bist dran, { $name }:
table-asked = Du wirst gefragt
table-you-are-asked = Du wirst gefragt, { $name }:
table-what-if = Was wäre, wenn:
table-what-if-button = Was wäre, wenn?
table-name-by-colour = { $name } ({ $colour })
table-open-seat = freier Platz
table-somebody-gone = jemand, der nicht mehr hier ist
table-tab-choices = Auswahl
table-tab-players = Spieler
table-tab-log = Protokoll
table-tab-chat = Chat
table-tab-rules = Regeln
table-choices = Auswahl
table-no-choices = Im Moment gibt es nichts zu entscheiden.
table-other-ways = { $count ->
    [one] 1 weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
}
table-pick-way = Was möchtest du dort tun?
table-pick-kind = Wähle etwas, das leuchtet, oder einen Eintrag der Auswahl.
table-skip = Überspringen
table-pick-on = Wähle die nächste Stelle, oder nimm die erste mit „Zurücknehmen“ wieder weg.
table-since = Seit deinem Zug
table-undo = Zurücknehmen
table-undo-revealed = Weiter kannst du nicht zurückgehen, denn es ist etwas geschehen: { $event }
table-undo-nothing = Im Moment gibt es nichts zurückzunehmen.
table-undo-possible = Das kannst du noch zurücknehmen.
table-hint = Tipp
table-hint-thinking = Denkt nach …
table-hint-says = Der Bot würde:
table-hint-best = am besten
table-hint-same = genauso gut
table-hint-chance = { $worth }, { $chance } Siegchance
table-hint-less = { $points ->
    [one] { $points } Punkt weniger
   *[other] { $points } Punkte weniger
}
table-do-it = Ausführen
table-confirm = Bestätigen
table-confirm-question = Gilt das so? Bestätige deinen Zug, oder nimm ihn zurück.
table-planning = Planung: Du spielst auf einer Kopie voraus, die sonst niemand sieht.
table-planning-assumed = Planung: Zufall und Verborgenes sind hier angenommen und können anders kommen.
table-planning-deal-anew = Anderes Glück
table-planning-leave = Zurück zum Spiel
table-in-the-rules = In den Spielregeln
table-legend = Zeichen
table-log = Was geschehen ist
table-log-empty = Noch ist nichts geschehen.
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-say = Sag etwas
table-send = Senden
table-mute = stumm
table-muted = { $name } ist stumm geschaltet.
table-unmute = wieder lesen
table-presence-away = abwesend
table-presence-gone = nicht da
table-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
table-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
table-entry-undo = { $name } nimmt eine Entscheidung zurück.
table-entry-resign = { $name } gibt auf.
table-entry-take-over = Ein Bot spielt für { $name } weiter.
table-entry-remind = Die Zeit von { $name } ist um; eine Erinnerung wurde verschickt.
table-entry-forfeit = Die Zeit von { $name } ist um; der Platz ist verloren.
table-entry-abandon = Die Partie wurde abgebrochen.

## The menu

table-sound = ein Ton, wenn ich dran bin
table-rules = Spielregeln
table-open-rules = Spielregeln öffnen
table-invite-link = Link zu diesem Tisch
table-copy = Kopieren
table-copied = Kopiert
table-download-save = Partie herunterladen
table-let-bot-take-over = Einen Bot übernehmen lassen ({ $bot })
table-abandon = Abbruch vorschlagen
table-abandon-why = Niemand gewinnt oder verliert; alle müssen zustimmen.
table-votes = Vorschläge
table-vote-abandon = { $count ->
    [one] { $names } schlägt vor, die Partie abzubrechen: Niemand würde gewinnen oder verlieren.
   *[other] { $names } schlagen vor, die Partie abzubrechen: Niemand würde gewinnen oder verlieren.
}
table-vote-take-over = { $count ->
    [one] { $names } schlägt vor, dass ein Bot ({ $bot }) für { $player } weiterspielt.
   *[other] { $names } schlagen vor, dass ein Bot ({ $bot }) für { $player } weiterspielt.
}
table-vote-awaited = Noch nicht geantwortet: { $names }.
table-vote-agree = Einverstanden
table-vote-withdraw = Zurückziehen
table-vote-not-now = Jetzt nicht
table-resign = Aufgeben
table-resign-sure = Ja, ich gebe auf
table-play-on = Weiterspielen

## Keys

table-keys = Tasten
table-key-walk = durch alles gehen, was wählbar ist
table-key-choose = wählen, oder das Übliche tun
table-key-number = einen Eintrag der Auswahl nehmen
table-key-answers = zu den Antworten neben der Frage gehen
table-key-undo = zurücknehmen
table-key-hint = Tipp
table-key-plan = vorausspielen, und zurück
table-key-since = noch einmal sehen, was seit deinem letzten Zug geschah
table-key-log = Protokoll
table-key-chat = Chat
table-key-zoom = vergrößern, und wieder alles zeigen
table-key-leave = schließen, oder die Planung verlassen
table-key-help = diese Hilfe

## Before the game

table-waiting-for-people = Es fehlen noch Leute. Schick den Link an deine Freunde, oder lass Bots mitspielen.
table-waiting-for-start = Alle sind da.
table-table-closed = Dieser Tisch wurde aufgegeben, bevor die Partie begann.
table-rules-gone = Diese Partie begann mit Regeln, die dieser Server nicht mehr hat, und kann hier nicht weitergehen. Wer aufgibt, verliert dadurch nichts. Sie kann heruntergeladen werden; solange sie nicht beendet ist, ohne das, was verborgen ist.
table-cannot-begin = Diese Partie kann hier nicht beginnen: Seit der Tisch aufgestellt wurde, hat dieser Server andere Regeln bekommen, die nicht zu ihr passen.
table-your-name = Dein Name
table-seat = Platz { $number }
table-sit-here = Hier setzen
table-stand-up = Aufstehen
table-ask-to-leave = Vom Platz bitten
table-release-seat = Für andere öffnen
table-decline-seat = Diesmal nicht
table-remove-bot = Entfernen
table-start = Partie beginnen
table-close-table = Tisch aufgeben
table-hand-over = Bitte weitergeben an { $name }
table-hand-over-why = Was die anderen haben, bleibt bis dahin verborgen.
table-hand-over-ready = Ich bin { $name }

## After the game

table-results = Ergebnis
table-winner = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
table-points-over-time = Punkte im Verlauf
table-turning-points = Entscheidende Momente
table-turning-point = { $loss ->
    [one] { $name }: { $action } (verschenkte etwa { $loss } Punkt; besser: { $better })
   *[other] { $name }: { $action } (verschenkte etwa { $loss } Punkte; besser: { $better })
}
table-no-turning-points = Keine Entscheidung kostete viel: eine enge, gut gespielte Partie.
table-analyse = Den Bot fragen, was er davon hält
table-analysis-running = Der Bot denkt über jede Entscheidung nach …
table-analysis-failed = Der Bot ist nicht fertig geworden; du kannst ihn noch einmal fragen.
table-rematch = Noch einmal
table-replay = Partie noch einmal ansehen
table-back-to-board = Zurück zum Spielplan

## Replay

table-replay-of = Wiedergabe: { $game }
table-seen-by = Gesehen von
table-spectator = einem Zuschauer
table-share-position = Link zu dieser Stellung kopieren
table-turn-back = einen Zug zurück
table-turn-on = einen Zug weiter
table-step-back = einen Schritt zurück
table-step-on = einen Schritt weiter
table-play = Abspielen
table-pause = Pause
table-scrubber = Stelle der Partie
table-mark-turns = Züge
table-mark-scorings = Wertungen
table-pace = Tempo
table-bot-view = Was der Bot davon hält
table-judgement = { $name } spielt: { $action }
table-judgement-better = { $loss ->
    [one] Der Bot würde lieber: { $better } (etwa { $loss } Punkt mehr)
   *[other] Der Bot würde lieber: { $better } (etwa { $loss } Punkte mehr)
}
table-judgement-agrees = Der Bot hätte dasselbe getan.
table-judgement-as-good = Der Bot fand das so gut wie seine eigene Wahl: { $better }
table-judgement-lead = Punkte Vorsprung am Ende, wie der Bot es davor sah: { $lead }
table-judgement-chance = Siegchance, wie der Bot sie sah: { $chance }
table-judgement-chances = Siegchance, wie der Bot sie sah: davor { $before }, danach { $after }
table-judgement-none = Hier gab es nichts zu entscheiden.
