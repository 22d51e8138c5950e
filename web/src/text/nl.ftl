# What only the browser client says.

## Everywhere

ui-navigation = Pagina’s
ui-skip-to-content = Naar de inhoud
ui-lobby = Tafels
ui-rule-books = Spelregels
ui-settings = Instellingen
ui-about = Over Beltane
ui-language = Taal
ui-theme = Kleuren
ui-theme-auto = auto
ui-theme-light = licht
ui-theme-dark = donker
ui-theme-contrast = sterk contrast
ui-offline = De verbinding is verbroken. Die komt vanzelf terug; er gaat niets verloren.

## The shell around pages

ui-window = { $page } · Beltane
ui-window-home = Beltane: { $games } in de browser
ui-unofficial = Niet officieel, gemaakt door fans
ui-no-network = Je bent offline. Wat je al geopend hebt, blijft leesbaar; spelen gaat verder als je weer terug bent.
ui-unreachable = De server antwoordt op dit moment niet. Probeer het zo nog eens.
ui-unloaded = Deze pagina kan nu niet worden getoond
ui-unloaded-about = De pagina kon niet worden geladen. Misschien ben je offline, of is er net een nieuwe versie geplaatst.
ui-try-again = Opnieuw proberen
ui-cancel = Annuleren
ui-waiting-count = Jouw beurt ({ $count })

## People and tables

ui-guest-name = Gast
ui-your-name = Je naam
ui-playing-as = Je speelt als { $name }.
ui-somebody-gone = iemand die weg is
ui-seat-free = vrije plek
ui-seat-held = vrijgehouden voor { $name }
ui-seats-free = { $count ->
    [0] Wacht op de start
    [one] Er is 1 plek vrij
   *[other] Er zijn { $count } plekken vrij
}
ui-your-turn = Jij bent aan de beurt
ui-waiting-for = Wacht op { $name }
ui-game-goes-on = Het spel is bezig
ui-with = met { $names }
ui-alone = alleen
ui-nobody-yet = nog niemand anders
ui-show-all = Alle { $count } tonen
ui-game-of = { $game } met { $names }

## Home

ui-home-title = Beltane: twee bordspellen om te spelen
ui-home-against-bots = Tegen bots spelen
ui-home-with-people = Met anderen spelen
ui-home-learn = { $taught ->
    [in-chapters] Nog nooit gespeeld? Leer het al spelend, hoofdstuk voor hoofdstuk
   *[in-minutes] Nog nooit gespeeld? Leer het al spelend, in vijf minuten
}
ui-home-coming = De tafel in de browser komt nog.
ui-home-in-terminal = In de terminal kun je al spelen:
ui-home-preparing = De spelregels worden gecompileerd; dat hoeft maar één keer.
ui-home-running = Je spellen
ui-quick-bots = Hoeveel bots
ui-quick-alone = Alleen tegen Tom
ui-quick-level = Hoe sterk ze zijn
ui-quick-confirm = Vraag het me voordat een beurt telt
ui-quick-play = Spelen
ui-quick-preparing = De spelregels worden nog gecompileerd. Dat duurt ongeveer een halve minuut, en alleen deze ene keer.
ui-quick-begins = Je spel begint vanzelf zodra de spelregels gecompileerd zijn.
ui-join = Aanschuiven
ui-join-label = De link of code die je hebt gekregen
ui-join-button = Meedoen
ui-join-wrong = Dat is geen link naar een tafel en ook geen code. Plak alles, precies zoals je het gekregen hebt.
ui-watch = Meekijken
ui-watch-nothing = Er speelt nu niemand in het openbaar.
ui-watch-lobby = { $count ->
    [0] Alle openbare tafels
    [one] Alle openbare tafels (aan 1 is een plek vrij)
   *[other] Alle openbare tafels (aan { $count } is een plek vrij)
}
ui-learn = Leren spelen
ui-learn-game = { $taught ->
    [in-chapters] { $game }: al spelend leren, hoofdstuk voor hoofdstuk
   *[in-minutes] { $game }: al spelend leren, in vijf minuten
}
ui-rules-of = Spelregels van { $game }

## A new table

ui-to-home = Naar de startpagina
ui-new = Nieuwe tafel: { $game }
ui-new-who = Wie er speelt
ui-new-seats = Plekken
ui-new-options = Het spel
ui-new-open = Tafel openen
ui-new-open-about = Je krijgt een link om naar je vrienden te sturen. Het spel begint als alle plekken bezet zijn.
ui-new-play = Spelen
ui-new-play-about = Het spel begint meteen.
ui-seat-number = Plek { $number }
ui-seat-me = ik
ui-seat-me-about = Jij.
ui-seat-me-several = Jij, of iemand naast je aan hetzelfde scherm.
ui-seat-friend = een vriend, via link
ui-seat-friend-about = Voor wie je de link stuurt.
ui-seat-anyone = wie maar wil
ui-seat-anyone-about = Voor wie langskomt; de tafel staat in de lijst.
ui-seat-bots = Bots
ui-seat-bot = Bot: { $level }
ui-seats-order = Neem zelf meer plekken om samen aan één scherm te spelen.
ui-option-screens = Afschermingen
ui-option-screens-closed = gesloten
ui-option-screens-closed-about = Zoals in het gedrukte spel: je ziet hoeveel de anderen hebben, maar niet wat.
ui-option-screens-open = open
ui-option-screens-open-about = Iedereen ziet ieders materialen. Fijn om te leren.
ui-option-first-game = Eerste spel
ui-option-first-game-no = nee
ui-option-first-game-no-about = De opdrachten worden willekeurig verdeeld.
ui-option-first-game-yes = ja
ui-option-first-game-yes-about = De opdrachten van een eiland hebben verschillende kleuren, zo begin je wat makkelijker.
ui-option-handicap = Handicap
ui-option-handicap-about = Met zoveel punten voorsprong begint Tom; onder nul begin jij met een voorsprong.
ui-clock = Klok
ui-clock-none = Geen klok
ui-clock-none-about = Iedereen neemt de tijd die nodig is.
ui-clock-turn = Per beurt
ui-clock-turn-about = Voor elke beurt evenveel tijd: minuten voor een avond, dagen voor een spel tussendoor.
ui-clock-total = Voor het hele spel
ui-clock-total-about = Iedereen heeft zoveel tijd in totaal, en bij elke beurt komt er iets bij.
ui-clock-each-turn = Tijd per beurt
ui-clock-unit = Tijdseenheid
ui-clock-minutes = minuten
ui-clock-hours = uren
ui-clock-days = dagen
ui-clock-in-all = Minuten per speler
ui-clock-increment = Seconden die er elke beurt bij komen
ui-clock-zero = Als de tijd om is
ui-clock-zero-remind = een herinnering
ui-clock-zero-remind-about = Er is niets verloren: wie te laat is krijgt een herinnering, en de anderen kunnen een bot laten overnemen.
ui-clock-zero-bot = een bot speelt verder
ui-clock-zero-bot-about = Een bot speelt verder voor wie te laat is.
ui-clock-zero-forfeit = de plek is verloren
ui-clock-zero-forfeit-about = Wie te laat is, heeft verloren. Streng, en alleen voor wie daarvan houdt.
ui-clock-window = Alleen op bepaalde uren
ui-clock-window-about = Daarbuiten staat de klok stil, zodat niemand er wakker van ligt. Tijdzone: { $zone }.
ui-clock-from = van
ui-clock-to = tot
ui-from-save = Verdergaan met een spelbestand
ui-from-save-about = Een spel dat hier is gedownload, of in de terminal is opgeslagen, gaat aan een nieuwe tafel verder. Omdat iemand kan weten wat verborgen is, telt het niet mee voor de rating.
ui-from-save-choose = Kies het bestand, of sleep het hierheen
ui-from-save-chosen = { $actions ->
    [one] { $game } met { $seats }, na 1 actie
   *[other] { $game } met { $seats }, na { $actions } acties
}
ui-from-save-not = Dit bestand is geen opgeslagen spel.
ui-from-save-forget = Zonder het bestand
ui-agree = Meer afspraken
ui-agree-listed = Openbaar in de lijst
ui-agree-listed-about = Iedereen vindt de tafel onder ‘Tafels’. Anders alleen wie de link heeft.
ui-agree-listed-must = Dat moet, want er is een plek voor wie maar wil.
ui-agree-spectators = Toeschouwers
ui-agree-spectators-about = Anderen mogen meekijken; ze zien alleen wat iedereen ziet.
ui-agree-confirm = Beurten bevestigen
ui-agree-confirm-about = Een beurt telt pas als jij het zegt, en kan tot dan worden teruggenomen.
ui-agree-hints = Tips
ui-agree-hints-about = Wie wil, kan een bot vragen wat die zou doen.
ui-agree-what-if = Wat als
ui-agree-what-if-about = Vooruitspelen op een kopie die alleen jij ziet.
ui-agree-aids = Zonder hulp bij het plannen
ui-agree-aids-about = Niemand aan tafel ziet wat iets zou kosten of opleveren.
ui-agree-undo = Onbeperkt terugnemen
ui-agree-undo-about = Elke keuze kan worden teruggenomen, wat er ook onthuld is. In de uitslag staat dat erbij.
ui-agree-undo-not = Alleen als je alle plekken hebt. Anders kan een keuze worden teruggenomen tot er iets onthuld is.
ui-agree-rated = Met rating
ui-agree-rated-about = De uitslag verandert de rating van wie meespeelt.
ui-agree-rated-not = Alleen spellen tussen mensen tellen voor de rating.
ui-agree-chat = Chat
ui-agree-chat-about = Wie aan tafel zit, kan de anderen schrijven.
ui-agree-waits = Ik start het spel
ui-agree-waits-about = Het spel wacht op jou, ook als alle plekken bezet zijn.

## Public tables

ui-lobby-title = Openbare tafels
ui-lobby-open = Met een vrije plek
ui-lobby-playing = Hier wordt gespeeld
ui-lobby-nothing-open = Er wacht nu niemand op spelers. Open een tafel die anderen kunnen vinden, of speel zolang tegen bots.
ui-lobby-make-one = Een tafel openen
ui-lobby-host = Geopend door { $name }
ui-lobby-sit = Gaan zitten
ui-lobby-look = Bekijken
ui-lobby-go = Naar de tafel
ui-lobby-watch = Meekijken
ui-lobby-from-save = Dit spel gaat verder vanaf een opgeslagen spel. Wie het meebracht, weet misschien wat verborgen is; daarom telt het niet voor de rating.
ui-term-option = { $option }: { $choice }
ui-term-turn = { $time } per beurt
ui-term-total = { $time } voor het spel
ui-term-rated = met rating
ui-term-unrated = zonder rating
ui-term-hints = met tips
ui-time-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
ui-time-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
ui-time-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
ui-time-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}

## Profile

ui-profile-since = Hier sinds { $day }
ui-profile-nobody = Hier is niemand
ui-profile-nothing = Er is nog geen spel uitgespeeld.
ui-profile-nothing-mine = Je hebt nog geen spel uitgespeeld. Zodra dat zo is, staan je uitslagen hier.
ui-profile-begin = Een spel beginnen
ui-profile-games = partijen
ui-profile-wins = gewonnen
ui-profile-best = beste uitslag
ui-profile-mean = punten gemiddeld
ui-profile-rating = Rating { $rating }:
ui-profile-range = de ware sterkte ligt hoogstwaarschijnlijk tussen { $least } en { $most }.
ui-profile-certainty-vague = Dat is weinig meer dan een gok; een paar partijen met rating zeggen meer.
ui-profile-certainty-fair = Dat is inmiddels redelijk zeker.
ui-profile-certainty-sure = Dat is behoorlijk zeker.
ui-profile-unrated = Nog geen rating: die komt met partijen met rating tegen andere mensen.
ui-solo = Solospellen
ui-solo-chart = De eigen punten in solospellen en die van de automatische speler, van het eerste tot het laatste; de tabel eronder geeft de getallen.
ui-solo-own = eigen punten
ui-solo-automaton = automatische speler
ui-solo-won = gewonnen
ui-solo-lost = niet gewonnen
ui-solo-result = Uitslag
ui-finished = Afgelopen spellen
ui-finished-public = Afgelopen spellen aan openbare tafels
ui-finished-nothing = Nog geen.
ui-finished-day = Dag
ui-finished-game = Spel
ui-finished-replay = Terugkijken
ui-finished-replay-of = Het spel van { $day } terugkijken
ui-finished-more = Meer tonen
ui-finished-abandoned = afgebroken
ui-finished-given-up = opgegeven
ui-finished-result = { $points } punten, plaats { $place }

## Settings

ui-save = Opslaan
ui-saved = Opgeslagen.
ui-settings-you = Jij
ui-settings-name-about = Zo zien de anderen je aan tafel.
ui-settings-profile = Je uitslagen en statistieken
ui-looks = Hoe het eruitziet en aanvoelt
ui-language-auto = zoals de browser
ui-motion = Beweging
ui-motion-auto = zoals het systeem
ui-motion-auto-about = Normaal, tenzij je systeem om minder beweging vraagt.
ui-motion-off = uit
ui-motion-off-about = Er beweegt niets; wat veranderd is, krijgt even een rand.
ui-motion-calm = rustig
ui-motion-calm-about = Langzaam genoeg om elke stap te volgen.
ui-motion-normal = normaal
ui-motion-normal-about = De stukken bewegen vlot; elke klik of toets slaat dat over.
ui-motion-fast = snel
ui-motion-fast-about = Voor wie het spel goed kent.
ui-sound = Geluid
ui-sound-about = Een zacht geluid als jij aan de beurt bent.
ui-aids = Hulp bij het plannen
ui-aids-about = Tonen wat een keuze kost en oplevert voordat die telt. Puristen zetten dit uit.
ui-account = Dit account
ui-account-with = Elders kun je inloggen als { $login }.
ui-account-without = Je bent hier als gast: alleen deze browser kent je. Met een wachtwoord of passkey kun je ook elders inloggen, en gaat er niets verloren.
ui-account-set = Een wachtwoord instellen
ui-account-change = Inlognaam of wachtwoord wijzigen
ui-account-login = Inlognaam
ui-account-current = Huidig wachtwoord
ui-account-password = Wachtwoord
ui-account-password-about = Minstens { $count } tekens.
ui-account-set-button = Wachtwoord instellen
ui-account-password-set = Vanaf nu kun je met dit wachtwoord inloggen.
ui-account-passkey = Passkey toevoegen
ui-account-passkey-added = De passkey is toegevoegd.
ui-account-passkey-not = Er is geen passkey toegevoegd.
ui-account-leave = Uitloggen
ui-account-leave-all = Op alle apparaten uitloggen
ui-account-leave-guest = Een gast die uitlogt, kan niet terugkomen. Stel eerst een wachtwoord in of voeg een passkey toe.
ui-access = Waar je bent ingelogd
ui-access-here = Deze browser, sinds { $created }
ui-access-seen = Sinds { $created }, laatst gebruikt { $seen }
ui-access-unknown = Onbekende browser
ui-access-end = Daar uitloggen
ui-access-end-of = Daar uitloggen: { $device }, sinds { $created }
ui-passkeys = Je passkeys
ui-passkey-unused = Toegevoegd { $created }, nog niet gebruikt
ui-passkey-used = Toegevoegd { $created }, laatst gebruikt { $used }
ui-passkey-remove = Verwijderen
ui-passkey-remove-of = Passkey verwijderen: { $device }, toegevoegd { $created }
ui-sign-in = Inloggen
ui-sign-in-about = Als je hier al eens hebt gespeeld en een wachtwoord of passkey hebt.
ui-sign-in-other = Als iemand anders inloggen
ui-sign-in-other-about = Je bent hier al iemand. Als gast kun je daarna niet meer terug.
ui-sign-in-button = Inloggen
ui-sign-in-passkey = Met een passkey
ui-notices = Als jij aan de beurt bent
ui-notices-about = Je kunt bericht krijgen als een tafel op je wacht en je er niet bent: één keer per beurt, en nog een keer voordat de tijd om is.
ui-push = Op dit apparaat
ui-push-unsupported = Deze browser of deze server kan geen meldingen tonen.
ui-push-denied = Je hebt meldingen voor deze site verboden; in de instellingen van je browser kun je ze weer toestaan.
ui-push-off = Op dit apparaat krijg je geen bericht.
ui-push-on = Op dit apparaat krijg je bericht.
ui-push-failed = Je browser kon zijn pushdienst niet bereiken; probeer het later opnieuw.
ui-push-subscribe = Hier bericht geven
ui-push-unsubscribe = Hier geen bericht meer geven
ui-webhook = In een chat
ui-webhook-label = Webhookadres, bijvoorbeeld van Discord, Slack of Mattermost
ui-webhook-test = Een testbericht sturen
ui-webhook-drop = Verwijderen
ui-webhook-dropped = Verwijderd.
ui-webhook-arrived = Het bericht is aangekomen.
ui-webhook-lost = Het bericht is niet aangekomen. Controleer het adres.
ui-webhook-off = Bij dit adres kwam zo vaak niets aan dat het niet meer wordt gebruikt. Sla het opnieuw op om het nog eens te proberen.
ui-data = Je gegevens
ui-data-about = Je kunt alles meenemen wat over jou bewaard wordt, of het laten verwijderen.
ui-data-export = Mijn gegevens downloaden
ui-data-delete = Alles verwijderen …
ui-delete-question = Alles over { $name } verwijderen?
ui-delete-about = Je naam, uitslagen, ratings en manieren om in te loggen worden verwijderd, en je verlaat alle tafels; spellen waar je midden in zit, geef je op. Spellen met anderen blijven, zonder je naam. Dit kan niet ongedaan worden gemaakt.
ui-delete-no = Nee, bewaren
ui-delete-yes = Definitief verwijderen

## Lost, and the rule book

ui-lost = Hier is niets
ui-lost-about = Misschien is het adres niet volledig, of is wat hier was er niet meer.
ui-rules-coming = De spelregels worden nog geschreven.

## About

ui-about-what = Beltane is het Keltische feest waarop druïden vuren ontsteken: twee bordspellen in één woord. Speel ze hier tegen bots, met vrienden of alleen.
ui-about-unofficial = Niet officieel
ui-about-unofficial-text = Beltane wordt gemaakt door mensen die van deze spellen houden. Het heeft niets te maken met de auteurs of uitgevers en gebruikt hun teksten en afbeeldingen niet: borden, tekeningen en uitleg zijn van onszelf.
ui-about-buy = De spellen, hun namen en hun vormgeving zijn van hun eigenaars. Vind je ze hier leuk, koop ze dan: niets gaat boven een tafel met vrienden eromheen.
ui-about-known = Wat gedrukt is en wat gereconstrueerd
ui-about-known-text = De spelregels zijn die van de gedrukte spellen. Wat op borden, tegels en kaarten gedrukt staat, kennen we maar ten dele. Elke waarde zegt waar die vandaan komt:
ui-about-edition = Als je de doos hebt, kun je invoeren wat er echt gedrukt staat en daarmee spelen:
ui-source-printed = gedrukt
ui-source-printed-about = gelezen in het gedrukte spel of de spelregels
ui-source-reported = gemeld
ui-source-reported-about = verteld door iemand die het spel heeft
ui-source-inferred = afgeleid
ui-source-inferred-about = volgt uit iets gedrukts
ui-source-reconstructed = gereconstrueerd
ui-source-reconstructed-about = door ons bedacht, passend bij alles wat bekend is; in de doos kan het anders zijn
ui-source-printed-count = { $count } gedrukt
ui-source-reported-count = { $count } gemeld
ui-source-inferred-count = { $count } afgeleid
ui-source-reconstructed-count = { $count } gereconstrueerd
ui-about-licence = Licentie
ui-about-licence-text = Het programma Beltane is vrije software onder de MIT-licentie. Het lettertype Almendra van Ana Sanfelippo valt onder de SIL Open Font License.
ui-about-version = Versie { $version }
