# What only the browser client says at a table and in replays.

## The table

table-loading = Een ogenblik …
table-board = Speelbord
table-players = Spelers
table-panels = Panelen
table-prompt = Wat nu?
table-points = Punten
table-points-from = Punten uit
table-place = Plaats
table-time-left = Resterende tijd
table-to-move = aan de beurt
table-menu = Menu
table-close = Sluiten
table-watching = toeschouwer
table-offline-short = geen verbinding
table-from-save = Dit spel is als opgeslagen spel hierheen gebracht: wie dat deed, kent misschien alles wat verborgen is. Het telt niet mee voor de rating.
table-from-save-short = opgeslagen spel
table-table-not-there = Deze tafel kan niet worden getoond
table-your-turn = Jij bent aan de beurt
table-your-turn-name = Jij bent aan de beurt, { $name }:
table-asked = Jou wordt iets gevraagd
table-you-are-asked = Jou wordt iets gevraagd, { $name }:
table-what-if = Wat als:
table-what-if-button = Wat als?
table-name-by-colour = { $name } ({ $colour })
table-open-seat = vrije plek
table-somebody-gone = iemand die er niet meer is
table-tab-choices = Keuzes
table-tab-players = Spelers
table-tab-log = Logboek
table-tab-chat = Chat
table-tab-rules = Regels
table-choices = Keuzes
table-no-choices = Op dit moment valt er niets te beslissen.
table-other-ways = { $count ->
    [one] 1 andere mogelijkheid
   *[other] { $count } andere mogelijkheden
}
table-pick-way = Wat wil je daar doen?
table-pick-kind = Kies iets wat oplicht, of een regel van de lijst.
table-skip = Overslaan
table-pick-on = Kies de volgende plek, of haal de eerste weg met ‘Terugnemen’.
table-since = Sinds je beurt
table-undo = Terugnemen
table-undo-revealed = Je kunt niet verder terug, en wel hierom: { $event }
table-undo-nothing = Er valt nu niets terug te nemen.
table-undo-possible = Dat kun je nog terugnemen.
table-hint = Tip
table-hint-thinking = Denkt na …
table-hint-says = De bot zou:
table-hint-best = beste
table-hint-same = even goed
table-hint-chance = { $worth }, { $chance } kans om te winnen
table-hint-less = { $points ->
    [one] { $points } punt minder
   *[other] { $points } punten minder
}
table-do-it = Doen
table-confirm = Bevestigen
table-confirm-question = Klopt dit zo? Bevestig je beurt, of neem hem terug.
table-planning = Plannen: je speelt vooruit op een kopie die niemand anders ziet.
table-planning-assumed = Plannen: het toeval en wat verborgen is zijn hier een aanname en kunnen anders uitvallen.
table-planning-deal-anew = Ander toeval
table-planning-leave = Terug naar het spel
table-in-the-rules = In de spelregels
table-legend = Tekens
table-log = Wat er is gebeurd
table-log-empty = Er is nog niets gebeurd.
table-chat = Chat
table-chat-empty = Niemand heeft nog iets gezegd.
table-say = Zeg iets
table-send = Versturen
table-mute = dempen
table-muted = { $name } is gedempt.
table-unmute = weer lezen
table-presence-away = even weg
table-presence-gone = niet hier
table-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
table-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
table-entry-undo = { $name } neemt een keuze terug.
table-entry-resign = { $name } geeft op.
table-entry-take-over = Een bot speelt verder voor { $name }.
table-entry-remind = De tijd van { $name } is om; er is een herinnering gestuurd.
table-entry-forfeit = De tijd van { $name } is om; de plek is verloren.
table-entry-abandon = Het spel is afgebroken.

## The menu

table-sound = een geluid als ik aan de beurt ben
table-rules = Spelregels
table-open-rules = Spelregels openen
table-invite-link = Link naar deze tafel
table-copy = Kopiëren
table-copied = Gekopieerd
table-download-save = Spel downloaden
table-let-bot-take-over = Een bot laten overnemen ({ $bot })
table-abandon = Voorstellen het spel af te breken
table-abandon-why = Niemand wint of verliest; iedereen moet het ermee eens zijn.
table-votes = Voorstellen
table-vote-abandon = { $count ->
    [one] { $names } stelt voor het spel af te breken: niemand zou winnen of verliezen.
   *[other] { $names } stellen voor het spel af te breken: niemand zou winnen of verliezen.
}
table-vote-take-over = { $count ->
    [one] { $names } stelt voor dat een bot ({ $bot }) verder speelt voor { $player }.
   *[other] { $names } stellen voor dat een bot ({ $bot }) verder speelt voor { $player }.
}
table-vote-awaited = Nog niet geantwoord: { $names }.
table-vote-agree = Akkoord
table-vote-withdraw = Intrekken
table-vote-not-now = Niet nu
table-resign = Opgeven
table-resign-sure = Ja, ik geef op
table-play-on = Doorspelen

## Keys

table-keys = Toetsen
table-key-walk = langs alles gaan wat je kunt kiezen
table-key-choose = kiezen, of het gebruikelijke doen
table-key-number = een keuze uit de lijst nemen
table-key-answers = naar de antwoorden naast de vraag gaan
table-key-undo = terugnemen
table-key-hint = tip
table-key-plan = vooruitspelen, en terug
table-key-since = opnieuw zien wat er sinds je laatste beurt gebeurde
table-key-log = logboek
table-key-chat = chat
table-key-zoom = inzoomen, en weer alles zien
table-key-leave = sluiten, of stoppen met plannen
table-key-help = deze hulp

## Before the game

table-waiting-for-people = Nog niet iedereen zit. Stuur de link naar je vrienden, of laat bots meespelen.
table-waiting-for-start = Iedereen is er.
table-table-closed = Deze tafel is opgegeven voordat het spel begon.
table-rules-gone = Deze partij begon met regels die deze server niet meer heeft, en kan hier niet verdergaan. Wie opgeeft verliest er niets mee. Ze kan worden gedownload; zolang ze niet is beëindigd, zonder wat verborgen is.
table-cannot-begin = Deze partij kan hier niet beginnen: sinds de tafel is gemaakt, heeft deze server andere regels gekregen, die er niet bij passen.
table-your-name = Je naam
table-seat = Plek { $number }
table-sit-here = Hier gaan zitten
table-stand-up = Opstaan
table-ask-to-leave = Vragen op te staan
table-release-seat = Voor anderen openstellen
table-decline-seat = Deze keer niet
table-remove-bot = Weghalen
table-start = Spel beginnen
table-close-table = Tafel opgeven
table-hand-over = Geef het scherm aan { $name }
table-hand-over-why = Wat de anderen hebben, blijft tot dan verborgen.
table-hand-over-ready = Ik ben { $name }

## After the game

table-results = Uitslag
table-winner = { $count ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
table-points-over-time = Punten in de loop van het spel
table-turning-points = Beslissende momenten
table-turning-point = { $loss ->
    [one] { $name }: { $action } (gaf ongeveer { $loss } punt weg; beter: { $better })
   *[other] { $name }: { $action } (gaf ongeveer { $loss } punten weg; beter: { $better })
}
table-no-turning-points = Geen keuze kostte veel: een spannend, goed gespeeld spel.
table-analyse = De bot vragen wat hij ervan vindt
table-analysis-running = De bot denkt over elke beslissing na …
table-analysis-failed = De bot is er niet uit gekomen; je kunt het hem nog eens vragen.
table-rematch = Nog een keer
table-replay = Spel terugkijken
table-back-to-board = Terug naar het bord

## Replay

table-replay-of = Terugkijken: { $game }
table-seen-by = Gezien door
table-spectator = een toeschouwer
table-share-position = Link naar deze stand kopiëren
table-turn-back = een beurt terug
table-turn-on = een beurt verder
table-step-back = een stap terug
table-step-on = een stap verder
table-play = Afspelen
table-pause = Pauze
table-scrubber = Moment in het spel
table-mark-turns = beurten
table-mark-scorings = tellingen
table-pace = Snelheid
table-bot-view = Wat de bot ervan vindt
table-judgement = { $name } speelt: { $action }
table-judgement-better = { $loss ->
    [one] De bot doet liever: { $better } (ongeveer { $loss } punt meer)
   *[other] De bot doet liever: { $better } (ongeveer { $loss } punten meer)
}
table-judgement-agrees = De bot had hetzelfde gedaan.
table-judgement-as-good = De bot vond dit even goed als zijn eigen keuze: { $better }
table-judgement-lead = Punten voorsprong aan het einde, zoals de bot het hiervoor zag: { $lead }
table-judgement-chance = Kans om te winnen, zoals de bot die zag: { $chance }
table-judgement-chances = Kans om te winnen, zoals de bot die zag: { $before } hiervoor, { $after } hierna
table-judgement-none = Hier viel niets te beslissen.
