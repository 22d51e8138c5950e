# What only the browser client says.

## Everywhere

ui-navigation = Seiten
ui-skip-to-content = Zum Inhalt springen
ui-lobby = Tische
ui-rule-books = Spielregeln
ui-settings = Einstellungen
ui-about = Über Beltane
ui-language = Sprache
ui-theme = Farben
ui-theme-auto = auto
ui-theme-light = hell
ui-theme-dark = dunkel
ui-theme-contrast = starker Kontrast
ui-offline = Die Verbindung ist unterbrochen. Sie kommt von selbst wieder; nichts geht verloren.

## The shell around pages

ui-window = { $page } · Beltane
ui-window-home = Beltane: { $games } im Browser
ui-unofficial = Inoffiziell und von Fans gemacht
ui-no-network = Du bist offline. Was du schon geöffnet hast, kannst du weiter lesen; gespielt wird, sobald du wieder da bist.
ui-unreachable = Der Server antwortet gerade nicht. Versuch es gleich noch einmal.
ui-unloaded = Diese Seite lässt sich gerade nicht zeigen
ui-unloaded-about = Sie konnte nicht geladen werden. Vielleicht bist du offline, oder es wurde eben eine neue Version eingespielt.
ui-try-again = Noch einmal versuchen
ui-cancel = Abbrechen
ui-waiting-count = Du bist dran ({ $count })

## People and tables

ui-guest-name = Gast
ui-your-name = Dein Name
ui-playing-as = Du spielst als { $name }.
ui-somebody-gone = jemand, der nicht mehr da ist
ui-seat-free = freier Platz
ui-seat-held = freigehalten für { $name }
ui-seats-free = { $count ->
    [0] Wartet auf den Start
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}
ui-your-turn = Du bist dran
ui-waiting-for = Wartet auf { $name }
ui-game-goes-on = Die Partie läuft
ui-with = mit { $names }
ui-alone = allein
ui-nobody-yet = noch niemand sonst
ui-show-all = Alle { $count } zeigen
ui-game-of = { $game } mit { $names }

## Home

ui-home-title = Beltane: zwei Brettspiele zum Mitspielen
ui-home-against-bots = Gegen Bots spielen
ui-home-with-people = Mit anderen spielen
ui-home-learn = { $taught ->
    [in-chapters] Noch nie gespielt? Lern es beim Spielen, Kapitel für Kapitel
   *[in-minutes] Noch nie gespielt? Lern es in fünf Minuten beim Spielen
}
ui-home-coming = Der Tisch im Browser kommt noch.
ui-home-in-terminal = Im Terminal kannst du schon spielen:
ui-home-preparing = Die Regeln werden kompiliert; das ist nur einmal nötig.
ui-home-running = Deine Partien
ui-quick-bots = Wie viele Bots
ui-quick-alone = Allein gegen Tom
ui-quick-level = Wie stark sie sind
ui-quick-confirm = Frag mich, bevor ein Zug gilt
ui-quick-play = Spielen
ui-quick-preparing = Die Regeln werden noch kompiliert. Das dauert etwa eine halbe Minute und ist nur dieses eine Mal nötig.
ui-quick-begins = Deine Partie beginnt von selbst, sobald die Regeln kompiliert sind.
ui-join = An einen Tisch setzen
ui-join-label = Der Link oder Code, den du bekommen hast
ui-join-button = Los
ui-join-wrong = Das ist weder der Link zu einem Tisch noch sein Code. Füg alles ein, so wie du es bekommen hast.
ui-watch = Zuschauen
ui-watch-nothing = Gerade spielt niemand öffentlich.
ui-watch-lobby = { $count ->
    [0] Alle öffentlichen Tische
    [one] Alle öffentlichen Tische (an 1 ist etwas frei)
   *[other] Alle öffentlichen Tische (an { $count } ist etwas frei)
}
ui-learn = Spielen lernen
ui-learn-game = { $taught ->
    [in-chapters] { $game }: beim Spielen lernen, Kapitel für Kapitel
   *[in-minutes] { $game }: beim Spielen lernen, in fünf Minuten
}
ui-rules-of = Spielregeln von { $game }

## A new table

ui-to-home = Zur Startseite
ui-new = Neuer Tisch: { $game }
ui-new-who = Wer spielt mit
ui-new-seats = Plätze
ui-new-options = Das Spiel
ui-new-open = Tisch eröffnen
ui-new-open-about = Du bekommst einen Link für deine Mitspieler. Die Partie beginnt, wenn alle Plätze besetzt sind.
ui-new-play = Spielen
ui-new-play-about = Die Partie beginnt sofort.
ui-seat-number = Platz { $number }
ui-seat-me = ich selbst
ui-seat-me-about = Du.
ui-seat-me-several = Du, oder jemand neben dir am selben Bildschirm.
ui-seat-friend = Freunde, mit Link
ui-seat-friend-about = Für alle, denen du den Link schickst.
ui-seat-anyone = wer mag
ui-seat-anyone-about = Für alle, die vorbeikommen; der Tisch steht in der Liste.
ui-seat-bots = Bots
ui-seat-bot = Bot: { $level }
ui-seats-order = Nimm selbst mehrere Plätze, um gemeinsam an einem Bildschirm zu spielen.
ui-option-screens = Sichtschirme
ui-option-screens-closed = geschlossen
ui-option-screens-closed-about = Wie im gedruckten Spiel: Du siehst, wie viel die anderen haben, aber nicht was.
ui-option-screens-open = offen
ui-option-screens-open-about = Alle sehen die Güter von allen. Gut zum Lernen.
ui-option-first-game = Erstes Spiel
ui-option-first-game-no = nein
ui-option-first-game-no-about = Die Aufgaben werden zufällig verteilt.
ui-option-first-game-yes = ja
ui-option-first-game-yes-about = Die Aufgaben einer Insel haben verschiedene Farben, das macht den Einstieg leichter.
ui-option-handicap = Handicap
ui-option-handicap-about = So viele Punkte Vorsprung hat Tom am Anfang; unter null hast du ihn.
ui-clock = Uhr
ui-clock-none = Ohne Uhr
ui-clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
ui-clock-turn = Für jeden Spielzug
ui-clock-turn-about = Für jeden Spielzug gleich viel Zeit: Minuten für einen Abend, Tage für eine Partie nebenher.
ui-clock-total = Für die ganze Partie
ui-clock-total-about = Alle haben insgesamt so viel Zeit, und mit jedem Spielzug kommt etwas dazu.
ui-clock-each-turn = Zeit für einen Spielzug
ui-clock-unit = Zeiteinheit
ui-clock-minutes = Minuten
ui-clock-hours = Stunden
ui-clock-days = Tage
ui-clock-in-all = Minuten für jede Person
ui-clock-increment = Sekunden, die mit jedem Spielzug dazukommen
ui-clock-zero = Wenn die Zeit um ist
ui-clock-zero-remind = eine Erinnerung
ui-clock-zero-remind-about = Nichts ist verloren: Wer zu spät ist, wird erinnert, und die anderen können einen Bot übernehmen lassen.
ui-clock-zero-bot = ein Bot spielt weiter
ui-clock-zero-bot-about = Ein Bot spielt für alle weiter, die zu spät sind.
ui-clock-zero-forfeit = der Platz ist verloren
ui-clock-zero-forfeit-about = Wer zu spät ist, hat verloren. Streng, und nur für alle, die es so mögen.
ui-clock-window = Nur zu bestimmten Zeiten
ui-clock-window-about = Sonst steht die Uhr still, damit niemand um den Schlaf kommt. Zeitzone: { $zone }.
ui-clock-from = von
ui-clock-to = bis
ui-from-save = Mit einem Spielstand weiterspielen
ui-from-save-about = Eine Partie, die hier heruntergeladen oder im Terminal gespeichert wurde, geht an einem neuen Tisch weiter. Weil jemand Verdecktes kennen kann, zählt sie nicht für die Wertung.
ui-from-save-choose = Wähle die Datei, oder zieh sie hierher
ui-from-save-chosen = { $actions ->
    [one] { $game } für { $seats }, nach 1 Aktion
   *[other] { $game } für { $seats }, nach { $actions } Aktionen
}
ui-from-save-not = Diese Datei ist kein Spielstand.
ui-from-save-forget = Ohne die Datei
ui-agree = Weitere Absprachen
ui-agree-listed = Öffentlich in der Liste
ui-agree-listed-about = Alle finden den Tisch unter „Tische“. Sonst nur, wer den Link hat.
ui-agree-listed-must = Das muss sein, weil ein Platz für alle offen ist.
ui-agree-spectators = Zuschauer
ui-agree-spectators-about = Andere dürfen zuschauen; sie sehen nur, was alle sehen.
ui-agree-confirm = Spielzüge bestätigen
ui-agree-confirm-about = Ein Spielzug gilt erst, wenn du es sagst, und lässt sich bis dahin zurücknehmen.
ui-agree-hints = Tipps
ui-agree-hints-about = Wer mag, kann einen Bot fragen, was er tun würde.
ui-agree-what-if = Was wäre, wenn
ui-agree-what-if-about = Auf einer Kopie vorausspielen, die nur du siehst.
ui-agree-aids = Ohne Planungshilfen
ui-agree-aids-about = Niemand am Tisch sieht, was etwas kosten oder bringen würde.
ui-agree-undo = Unbegrenztes Zurücknehmen
ui-agree-undo-about = Alles lässt sich zurücknehmen, was auch immer dabei aufgedeckt wurde. Im Ergebnis steht das dabei.
ui-agree-undo-not = Nur wenn du alle Plätze hast. Sonst lässt sich etwas zurücknehmen, bis etwas aufgedeckt wird.
ui-agree-rated = Gewertet
ui-agree-rated-about = Das Ergebnis ändert die Wertungszahlen der Beteiligten.
ui-agree-rated-not = Gewertet werden nur Partien zwischen Menschen.
ui-agree-chat = Chat
ui-agree-chat-about = Wer am Tisch sitzt, kann den anderen schreiben.
ui-agree-waits = Ich starte die Partie
ui-agree-waits-about = Die Partie wartet auf dich, auch wenn alle Plätze besetzt sind.

## Public tables

ui-lobby-title = Öffentliche Tische
ui-lobby-open = Mit freiem Platz
ui-lobby-playing = Hier wird gespielt
ui-lobby-nothing-open = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch, den andere finden, oder spiel solange gegen Bots.
ui-lobby-make-one = Einen Tisch eröffnen
ui-lobby-host = Eröffnet von { $name }
ui-lobby-sit = Hinsetzen
ui-lobby-look = Ansehen
ui-lobby-go = Zum Tisch
ui-lobby-watch = Zuschauen
ui-lobby-from-save = Diese Partie geht von einem Spielstand aus weiter. Wer ihn mitgebracht hat, weiß vielleicht, was verdeckt ist; darum wird sie nicht gewertet.
ui-term-option = { $option }: { $choice }
ui-term-turn = { $time } pro Spielzug
ui-term-total = { $time } für die Partie
ui-term-rated = gewertet
ui-term-unrated = nicht gewertet
ui-term-hints = mit Tipps
ui-time-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
ui-time-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
ui-time-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
ui-time-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## Profile

ui-profile-since = Hier seit { $day }
ui-profile-nobody = Hier ist niemand
ui-profile-nothing = Noch ist keine Partie zu Ende gespielt.
ui-profile-nothing-mine = Du hast noch keine Partie zu Ende gespielt. Sobald es so weit ist, stehen hier deine Ergebnisse.
ui-profile-begin = Eine Partie beginnen
ui-profile-games = Partien
ui-profile-wins = Siege
ui-profile-best = bestes Ergebnis
ui-profile-mean = Punkte im Mittel
ui-profile-rating = Wertungszahl { $rating }:
ui-profile-range = Die wahre Spielstärke liegt höchstwahrscheinlich zwischen { $least } und { $most }.
ui-profile-certainty-vague = Das ist kaum mehr als geraten; ein paar gewertete Partien bringen mehr.
ui-profile-certainty-fair = Das ist inzwischen einigermaßen sicher.
ui-profile-certainty-sure = Das ist recht sicher.
ui-profile-unrated = Noch keine Wertungszahl: Sie kommt mit gewerteten Partien gegen andere Menschen.
ui-solo = Solopartien
ui-solo-chart = Die eigenen Punkte in Solopartien und die des automatischen Spielers, von der ersten bis zur letzten; die Tabelle darunter nennt die Zahlen.
ui-solo-own = eigene Punkte
ui-solo-automaton = automatischer Spieler
ui-solo-won = gewonnen
ui-solo-lost = nicht gewonnen
ui-solo-result = Ergebnis
ui-finished = Beendete Partien
ui-finished-public = Beendete Partien an öffentlichen Tischen
ui-finished-nothing = Noch keine.
ui-finished-day = Tag
ui-finished-game = Spiel
ui-finished-replay = Nachspielen
ui-finished-replay-of = Die Partie vom { $day } nachspielen
ui-finished-more = Mehr zeigen
ui-finished-abandoned = abgebrochen
ui-finished-given-up = aufgegeben
ui-finished-result = { $points } Punkte, Rang { $place }

## Settings

ui-save = Speichern
ui-saved = Gespeichert.
ui-settings-you = Du
ui-settings-name-about = So sehen dich die anderen am Tisch.
ui-settings-profile = Deine Ergebnisse und Statistik
ui-looks = Aussehen und Verhalten
ui-language-auto = wie der Browser
ui-motion = Bewegung
ui-motion-auto = wie das System
ui-motion-auto-about = Normal, es sei denn, dein System wünscht weniger Bewegung.
ui-motion-off = aus
ui-motion-off-about = Nichts bewegt sich; was sich geändert hat, wird kurz umrandet.
ui-motion-calm = ruhig
ui-motion-calm-about = So langsam, dass du jedem Schritt folgen kannst.
ui-motion-normal = normal
ui-motion-normal-about = Die Figuren ziehen zügig; jeder Klick und jede Taste überspringt das.
ui-motion-fast = schnell
ui-motion-fast-about = Für alle, die das Spiel gut kennen.
ui-sound = Ton
ui-sound-about = Ein leiser Ton, wenn du dran bist.
ui-aids = Planungshilfen
ui-aids-about = Zeigen, was eine Möglichkeit kostet und bringt, bevor sie gilt. Puristen schalten sie ab.
ui-account = Dieses Konto
ui-account-with = Anderswo kannst du dich als { $login } anmelden.
ui-account-without = Du bist als Gast hier: Nur dieser Browser kennt dich. Mit einem Passwort oder Passkey kannst du dich auch anderswo anmelden, und nichts geht verloren.
ui-account-set = Ein Passwort festlegen
ui-account-change = Anmeldename oder Passwort ändern
ui-account-login = Anmeldename
ui-account-current = Bisheriges Passwort
ui-account-password = Passwort
ui-account-password-about = Mindestens { $count } Zeichen.
ui-account-set-button = Passwort festlegen
ui-account-password-set = Von jetzt an kannst du dich mit diesem Passwort anmelden.
ui-account-passkey = Passkey hinzufügen
ui-account-passkey-added = Der Passkey ist hinzugefügt.
ui-account-passkey-not = Es wurde kein Passkey hinzugefügt.
ui-account-leave = Abmelden
ui-account-leave-all = Auf allen Geräten abmelden
ui-account-leave-guest = Wer sich als Gast abmeldet, kann nicht zurückkommen. Leg vorher ein Passwort fest, oder füg einen Passkey hinzu.
ui-access = Wo du angemeldet bist
ui-access-here = Dieser Browser, seit { $created }
ui-access-seen = Seit { $created }, zuletzt benutzt { $seen }
ui-access-unknown = Unbekannter Browser
ui-access-end = Dort abmelden
ui-access-end-of = Dort abmelden: { $device }, seit { $created }
ui-passkeys = Deine Passkeys
ui-passkey-unused = Hinzugefügt { $created }, noch nicht benutzt
ui-passkey-used = Hinzugefügt { $created }, zuletzt benutzt { $used }
ui-passkey-remove = Entfernen
ui-passkey-remove-of = Passkey entfernen: { $device }, hinzugefügt { $created }
ui-sign-in = Anmelden
ui-sign-in-about = Wenn du hier schon gespielt hast und ein Passwort oder einen Passkey besitzt.
ui-sign-in-other = Als jemand anderes anmelden
ui-sign-in-other-about = Du bist hier schon jemand. Als Gast kannst du danach nicht mehr zurück.
ui-sign-in-button = Anmelden
ui-sign-in-passkey = Mit Passkey
ui-notices = Wenn du dran bist
ui-notices-about = Du kannst Bescheid bekommen, wenn ein Tisch auf dich wartet und du nicht da bist: einmal pro Spielzug, und noch einmal, bevor die Zeit um ist.
ui-push = Auf diesem Gerät
ui-push-unsupported = Dieser Browser oder dieser Server kann keine Benachrichtigungen zeigen.
ui-push-denied = Du hast Benachrichtigungen für diese Seite verboten; in den Einstellungen deines Browsers kannst du sie wieder erlauben.
ui-push-off = Auf diesem Gerät bekommst du keinen Bescheid.
ui-push-on = Auf diesem Gerät bekommst du Bescheid.
ui-push-failed = Dein Browser hat seinen Push-Dienst nicht erreicht; versuch es später noch einmal.
ui-push-subscribe = Hier Bescheid geben
ui-push-unsubscribe = Hier nicht mehr Bescheid geben
ui-webhook = In einem Chat
ui-webhook-label = Webhook-Adresse, etwa von Discord, Slack oder Mattermost
ui-webhook-test = Testnachricht senden
ui-webhook-drop = Entfernen
ui-webhook-dropped = Entfernt.
ui-webhook-arrived = Die Nachricht ist angekommen.
ui-webhook-lost = Die Nachricht ist nicht angekommen. Prüf die Adresse.
ui-webhook-off = Bei dieser Adresse ist so oft nichts angekommen, dass sie nicht mehr benutzt wird. Speichere sie noch einmal, um es wieder zu versuchen.
ui-data = Deine Daten
ui-data-about = Du kannst alles mitnehmen, was über dich gespeichert ist, oder es löschen lassen.
ui-data-export = Meine Daten herunterladen
ui-data-delete = Alles löschen …
ui-delete-question = Alles über { $name } löschen?
ui-delete-about = Dein Name, deine Ergebnisse, Wertungszahlen und Anmeldungen werden gelöscht, und du verlässt alle Tische; laufende Partien gibst du auf. Partien mit anderen bleiben, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
ui-delete-no = Nein, behalten
ui-delete-yes = Endgültig löschen

## Lost, and the rule book

ui-lost = Hier ist nichts
ui-lost-about = Vielleicht ist die Adresse unvollständig, oder was hier war, ist nicht mehr da.
ui-rules-coming = Die Spielregeln werden noch geschrieben.

## About

ui-about-what = Beltane ist das keltische Fest, an dem Druiden Feuer entzünden: zwei Brettspiele in einem Wort. Spiel sie hier gegen Bots, mit Freunden oder allein.
ui-about-unofficial = Inoffiziell
ui-about-unofficial-text = Beltane machen Leute, die diese Spiele lieben. Es hat nichts mit ihren Autoren und Verlagen zu tun und verwendet weder deren Texte noch deren Bilder: Spielpläne, Zeichnungen und Erklärungen sind unsere eigenen.
ui-about-buy = Die Spiele, ihre Namen und ihre Gestaltung gehören ihren Eigentümern. Wenn sie dir hier gefallen, kauf sie dir: Nichts ersetzt einen Tisch mit Freunden drum herum.
ui-about-known = Was gedruckt und was rekonstruiert ist
ui-about-known-text = Die Regeln sind die der gedruckten Spiele. Was auf Spielplänen, Plättchen und Karten gedruckt ist, kennen wir nur zum Teil. Jeder Wert sagt, woher er kommt:
ui-about-edition = Wenn du das Spiel besitzt, kannst du eintragen, was wirklich gedruckt ist, und damit spielen:
ui-source-printed = gedruckt
ui-source-printed-about = aus dem gedruckten Spiel oder seiner Anleitung abgelesen
ui-source-reported = berichtet
ui-source-reported-about = von jemandem erzählt, der das Spiel hat
ui-source-inferred = erschlossen
ui-source-inferred-about = folgt aus etwas Gedrucktem
ui-source-reconstructed = rekonstruiert
ui-source-reconstructed-about = von uns so ausgedacht, dass es zu allem Bekannten passt; in der Schachtel kann es anders sein
ui-source-printed-count = { $count } gedruckt
ui-source-reported-count = { $count } berichtet
ui-source-inferred-count = { $count } erschlossen
ui-source-reconstructed-count = { $count } rekonstruiert
ui-about-licence = Lizenz
ui-about-licence-text = Das Programm Beltane ist freie Software unter der MIT-Lizenz. Die Schrift Almendra von Ana Sanfelippo steht unter der SIL Open Font License.
ui-about-version = Version { $version }
