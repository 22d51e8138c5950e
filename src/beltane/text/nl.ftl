# What the shell says, whatever is played: in the terminal and in the browser.

nothing = niets
waiting = { $seat } beslist.
game-over = Het spel is afgelopen.
decide = Wat doe je?

## Playing in the terminal

other-ways = { $count ->
    [one] een andere manier, die je zelden wilt
   *[other] { $count } andere manieren, die je zelden wilt
}
quoted = ‘{ $text }’
choice-with-details = { $choice }: { $details }
group-of-choices = { $count ->
    [one] { $verb } (1 keuze)
   *[other] { $verb } ({ $count } keuzes)
}
led-by-choice = { $more ->
    [one] { $choice } (en nog 1 keuze)
   *[other] { $choice } (en nog { $more } keuzes)
}
topic-kind-sign = teken
topic-kind-command = commando
# Two things to know of a choice, or more of them.
details = { $before }; { $detail }
play-explanation = { $word } ({ $kind }): { $text }
play-about-command = { $usage }: { $summary }.
play-kind-and-word = { $kind } { $word }
play-help-board-parts = { $summary }: { $parts }
player-human = mens
no-autosave = { $error } Het spel gaat verder; het wordt elders opgeslagen als je stopt.

unfinished-games = Onafgemaakte spellen
unfinished = { $title }: { $players }; beurt { $turn }; { $when }
unfinished-unread = { $title }: { $players }; tot nu toe { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
}; { $when }
new-game = een nieuw spel
which-game = Welk spel
looking-at-saves = Onafgemaakte spellen zoeken …
compiling = De spelregels van { $title } worden nu eenmalig gecompileerd; dat duurt één à twee minuten.
compiling-progress = { $title } compileren
answer-yes = ja
answer-no = nee
type-yes-or-no = Typ ja of nee, of alleen Enter voor nee.
yes-or-no = Ja of nee [nee]:{" "}

menu-game = Spel
menu-players = Spelers ({ $least } tot { $most })
menu-players-or-alone = Spelers ({ $least } tot { $most }; 1 is alleen tegen de automatische speler)
menu-humans = Hoeveel daarvan aan dit toetsenbord
menu-level = Niveau van de anderen
menu-type-number = Typ een nummer van { $first } tot { $last }, of Enter voor { $default }.
menu-type-number-or-word = Typ een nummer van { $first } tot { $last }, { $words }, of Enter voor { $default }.

play-welcome = { $title }: { $players }. Startgetal { $seed }.
play-how-to-begin = Typ een nummer of een actie; help toont de commando’s, Ctrl-C slaat op en stopt.
play-narrow-window = Het speelbord is { $columns } kolommen breed; in een breder venster is het goed te zien.
play-thinking = { $name } ({ $bot }) denkt na …
play-only-choice = De enige keuze: { $choice }.
play-hand-over = { $name } beslist nu. Druk op Enter zodra alleen { $name } het scherm ziet.{" "}
play-only-enter = Enter gaat verder, quit slaat het spel op en stopt; al het andere moet wachten.
play-back-to-own = Terug naar je laatste beslissing.
play-back-to-other = Terug naar de laatste beslissing van { $name }.
play-saved = Opgeslagen. Zo ga je met dit spel verder:
play-read-again = Zo kijk je het hele spel terug:
play-winners = { $winners-count ->
    [1] { $winners } wint.
   *[other] { $winners } delen de winst.
}
play-enter-takes = Enter: { $choice }
play-enter-more = Enter: nog { $count }
play-enter-more-of-part = Enter: nog { $count }, back: alles
play-enter-back = Enter: terug naar alles
error-no-such-choice = Er is geen keuze { $found }; de nummers lopen van 1 tot { $last }.
error-neither-choice-nor-command = ‘{ $typed }’ is geen keuze en geen commando; typ een nummer, een actie zoals die in de lijst staat, of help.
error-no-choice-now = ‘{ $typed }’ kan nu niet worden gekozen; typ een nummer, of een actie zoals die in de lijst staat.

## Commands while playing; the words that are typed are the same in every language

play-how-to-choose = Kies met een nummer, of typ een actie zoals die in de lijst staat; het begin volstaat.
play-usage-undo = undo
    .term = terugnemen
play-help-undo = neem je laatste beslissing terug, zolang er sindsdien niets is onthuld
play-usage-hint = hint
    .term = tip
play-help-hint = laat een zoektocht een seconde naar je keuzes kijken
play-usage-board = board [DEEL]
    .term = speelbord
play-help-board = teken de stand van het spel, of een deel ervan
play-usage-choices = choices
    .term = keuzes
play-help-choices = toon de keuzes opnieuw
play-usage-back = back
    .term = terug
play-help-back = ga van een deel van de lijst terug naar de hele lijst
play-usage-log = log [N]
    .term = logboek
play-help-log = vertel de laatste zinnen nog eens
play-usage-save = save [BESTAND]
    .term = opslaan
play-help-save = sla het spel op en ga verder
play-usage-explain = ? WOORD
    .term = uitleg
play-help-explain = leg een woord of teken op het speelbord uit, zoals in ? beurt
play-usage-help = help [WOORD]
    .term = hulp
play-help-help = toon de commando’s, of leg een woord uit
play-usage-quit = quit
    .term = stoppen
play-help-quit = sla het spel op en stop; Ctrl-C en Ctrl-D doen hetzelfde
play-how-to-look-up = ? met een woord geeft uitleg: over een actie, { $words }, en over elk woord en teken op het speelbord.
play-which-word = Welk woord: { $words }?
play-hint-looking = Een tip zoeken; Ctrl-C stopt het zoeken …
play-hint-stopped = De zoektocht is voortijdig gestopt.
play-hint-heading = Wat een zoektocht het meest bekeek, met winst of verlies in punten vergeleken met de eerste keuze.
play-hint-figures = { $share } bekeken, { $points } punten
play-hint-figures-with-chance = { $share } bekeken, { $points } punten, { $chance } kans om te winnen
outlook-steps = leidt tot: { $steps }
outlook-gains = levert { $gains } op
outlook-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} ({ $source })
play-hint-equal = Ongeveer even goed: { $choices }.
play-hint-meaning = Een zoektocht probeert je keuzes steeds opnieuw uit, het vaakst wat er goed uitziet. ‘Bekeken’ is het aandeel van een keuze in die pogingen. De punten zeggen hoeveel beter of slechter je tegenover je beste tegenstander zou eindigen dan met de eerste keuze, voor zover de zoektocht dat kan zien; hoe meer pogingen, hoe zekerder. Wat binnen een half punt ligt, is ongeveer even goed. Ctrl-C stopt de zoektocht.
error-bad-log = Bij log hoort een aantal zinnen, zoals in log 40, niet ‘{ $found }’.
error-no-such-part = Het speelbord heeft geen deel ‘{ $found }’; de delen zijn { $parts }.
error-list-is-whole = De lijst is al volledig; undo neemt je laatste beslissing terug.
error-nothing-to-explain = Over ‘{ $found }’ valt niets te zeggen; ? alleen toont woorden waarover uitleg bestaat.

## Taking decisions back

error-undo-barred = Je kunt niet verder terug: { $why }.
error-undo-barred-by-event = Je kunt niet verder terug, en wel hierom: { $event }
undo-barred-nothing = er is nog niets beslist
undo-barred-other-seat = iemand anders heeft intussen iets beslist
unlimited-undo = Onbeperkt terugnemen: elke beslissing kan worden teruggenomen, en de uitslag vermeldt dat.
unlimited-undo-results = In dit spel konden beslissingen onbeperkt worden teruggenomen.
ask-unlimited-undo = Met onbeperkt terugnemen kan elke beslissing terug, wat er ook is onthuld; de uitslag vermeldt dat.

## Reading a game again

replay-prompt = Enter verder  p terug  b bord  12 actie  t 5 beurt  e einde  a alles  q stop{" "}
replay-no-such-place = Dat is er niet: acties lopen van 0, de voorbereiding, tot { $last }; t 5 is beurt 5.

## Errors: setting up and playing a game

error-unknown-game = Het spel { $found } bestaat niet; kies uit { $games }.
error-unknown-language = De taal { $found } bestaat hier niet; kies uit { $languages }.
error-seats-out-of-range = { $title } is voor { $least } tot { $most } spelers, niet voor { $found }.
error-no-options = { $title } heeft geen optie { $found }; er zijn helemaal geen opties.
error-unknown-option = { $title } heeft geen optie { $found }; de opties zijn { $options }.
error-unknown-choice = De optie ‘{ $option }’ is een van { $choices }, niet { $found }.
error-option-not-with-seats = De optie ‘{ $option }’ van { $title } moet op ‘{ $choice }’ blijven bij { $seats ->
    [one] { $seats } speler.
   *[other] { $seats } spelers.
}
error-bad-seed = Een startgetal is een geheel getal van 0 tot { $most }, niet { $found }.
error-unknown-seat = Er is geen plek { $found }; de plekken zijn 0 tot { $last }, en None is een toeschouwer.
error-unknown-action-number = Er is geen actie { $found }; de nummers lopen van 0 tot { $last }.
error-unknown-action = { $found } is geen actie van dit spel; acties beginnen met { $verbs }.
error-unknown-action-close = { $found } is geen actie van dit spel; bedoel je ‘{ $close }’?
error-illegal-action = ‘{ $action }’ mag nu niet; de keuzes zijn { $choices }.
error-illegal-in-batch = In rij { $row } van de reeks is actie { $action } niet toegestaan; er is niets gespeeld.
error-cuda-missing = Om op een GPU te spelen ontbreekt { $extra }: installeer het met pip install '{ $extra }'.
more-choices = nog { $count }
error-torch-missing = Om te leren ontbreekt { $extra }: installeer het met pip install '{ $extra }'.
error-not-per-cent = { $option } verwacht een heel aantal procenten, van 0 tot 100, en niet { $found }.
error-taught-on-gpu = { $option } werkt alleen op de processor: laat het weg, of --device cuda.
error-no-gpu = PyTorch vindt geen GPU van NVIDIA; zonder --device wordt op de processor geleerd.
error-learning-there-already = In { $folder } staat al een leerproces: ga ermee door met --resume, of kies een andere map.
error-no-learning-there = In { $folder } staat geen leerproces om mee door te gaan.
error-learning-illegal = Het leren is gestopt omdat er ongeoorloofde acties zijn getrokken ({ $count }), wat alleen door beschadigde voorspellingen komt. Ga met --resume door vanaf de laatste tussenstand.
error-learning-diverged = Het leren is gestopt omdat in een hele ronde geen gradiënt eindig was ({ $count } delen). Ga met --resume door vanaf de laatste tussenstand, of begin opnieuw met een andere --seed.
error-learning-of-other-game = In { $folder } staat een leerproces van { $found }.
error-learning-out-of-date = Het leerproces in { $file } begon toen het netwerk nog andere getallen zag of uit andere acties koos, en kan niet doorgaan. Begin opnieuw in een andere map.
error-learning-setting-unknown = Er is geen instelling van het leren die { $name } heet.
error-learning-setting-unfit = De instelling { $name } kan niet { $found } zijn.
error-learning-setting-fixed = De instelling { $name } kan niet veranderen terwijl een netwerk leert.
error-played-after-end = ‘{ $action }’ kan niet worden gespeeld: het spel is afgelopen.
error-plan-of-two-seats = Een plan eindigt waar een andere plek beslist; er is niets van gespeeld.
error-plan-past-reveal = Een plan eindigt waar iets wordt onthuld; er is niets van gespeeld. Kies verder als je hebt gezien wat het is.
error-undo-nothing = Er valt niets terug te nemen: er is nog geen actie gespeeld.
error-undo-revealed = De laatste actie kan niet worden teruggenomen: er is iets onthuld ({ $reason }).
error-undo-other-seat = Je laatste actie kan niet worden teruggenomen: een andere plek heeft sindsdien iets beslist.

## Errors: save files

save-field-number = een geheel getal van 0 tot { $most }
save-field-game = de naam van een spel
save-field-edition = een naam met controlegetal
save-field-options = namen van opties met hun keuzes
save-field-actions = een lijst van acties in notatie
error-save-not-text = Dit is geen spelbestand: het is geen tekst.
error-save-not-json = Dit is geen spelbestand, of het is beschadigd: het is geen geldige JSON.
error-save-not-json-line = Dit is geen spelbestand, of het is beschadigd: het is geen geldige JSON (regel { $line }).
error-save-number-too-long = Dit spelbestand is beschadigd: er staat een getal in dat te lang is om te lezen.
error-save-no-object = Dit is geen spelbestand: er wordt een JSON-object verwacht.
error-save-field-twice = Dit spelbestand is beschadigd: het veld { $field } staat er twee keer in.
error-save-field-missing = Dit spelbestand is beschadigd: het veld ‘{ $field }’ ontbreekt (verwacht: { $expected }).
error-save-field-bad = Dit spelbestand is beschadigd: in het veld ‘{ $field }’ staat { $found }; verwacht: { $expected }.
error-save-without-seed = Het veld ‘seed’ van dit spelbestand is leeg: het spel is vóór het einde gedownload. Het kan worden gelezen, maar niet voortgezet.
error-save-field-unknown = Dit spelbestand is vreemd of beschadigd: het veld { $field } is onbekend.
error-save-field-wrong = Het veld ‘{ $field }’ van dit spelbestand klopt niet: { $problem }
error-save-other-format = Dit spelbestand heeft formaat { $found }; deze versie van Beltane leest formaat { $format }.
error-save-other-rules = Dit spelbestand volgt regelversie { $found } van { $title }; deze versie van Beltane speelt regelversie { $rules }.
error-save-other-edition = Dit spelbestand is gespeeld met de editie { $found } ({ $digest }) van het speelmateriaal; Beltane draait nu met { $current } ({ $currentdigest }).
error-save-bad-undo = In het veld ‘undo’ van dit spelbestand staat { $found }; verwacht wordt ‘{ $expected }’, of helemaal geen veld ‘undo’.
error-save-bad-players = In het veld ‘players’ van dit spelbestand staat { $found }; { $seats ->
    [one] { $seats } woord wordt verwacht.
   *[other] { $seats } woorden worden verwacht.
}
error-save-ply-no-action = Als actie { $ply } van dit spelbestand staat er { $found }; verwacht wordt een actie in notatie.
error-save-ply-wrong = Actie { $ply } van dit spelbestand klopt niet: { $problem }
error-save-points-too-early = Het veld ‘points’ hoort niet in dit spelbestand: het spel is niet afgelopen.
error-save-points-missing = Dit spelbestand is beschadigd: het veld ‘points’ ontbreekt (verwacht: { $points }).
error-save-points-wrong = In het veld ‘points’ van dit spelbestand staat { $found }, maar het spel eindigt met { $points }.
error-save-unreadable = Het spelbestand { $file } kan niet worden gelezen: { $reason }.
error-save-unwritable = Het spelbestand { $file } kan niet worden geschreven: { $reason }.
error-save-no-home = Het spelbestand { $file } kan niet worden geschreven: die thuismap bestaat niet.
error-save-no-name = Het spelbestand { $file } kan niet worden geschreven: dat is geen bestandsnaam.
error-save-wrong = { $file }: { $problem }
error-folder-unwritable = In de map { $folder } kan niet worden geschreven: { $reason }.

## Errors: editions and their component files

# Where something is wrong in a component file; most messages below begin with it.
fault-place = { $file }, { $entry }
# A place in a list of a component file: "[[tile]] number 3".
numbered-entry = { $list } nummer { $number }
error-edition-missing = De editiemap { $folder } bestaat niet.
error-edition-empty = In de editiemap { $folder } zit geen map van een spel; de spellen zijn { $games }.
error-edition-exists = { $folder } bestaat al; kies een nieuwe of een lege map.
error-edition-foreign-folder = { $folder } heeft niet de naam van een spel; de spellen zijn { $games }.
error-edition-unwritable = De editiemap { $folder } kan niet worden geschreven: { $reason }.
error-components-missing = Het materiaalbestand { $file } ontbreekt.
error-components-unreadable = Het materiaalbestand { $file } kan niet worden gelezen: { $reason }.
error-components-not-toml = Het materiaalbestand { $file } is geen geldige TOML: { $reason }.
error-components-no-table = { fault-place }: deze tabel ontbreekt.
error-components-no-list = { fault-place }: deze lijst van tabellen ontbreekt.
error-components-no-value = { fault-place }: ‘{ $key }’ ontbreekt.
error-components-type = { fault-place }: ‘{ $key }’ is { $found }, maar verwacht wordt een waarde van het type { $type }.
error-components-choice = { fault-place }: ‘{ $key }’ is { $found }, maar verwacht wordt een van { $choices }.
error-components-words = { fault-place }: ‘{ $key }’ bevat { $found }, maar alleen { $choices } mogen erin staan.
error-components-rulebook = { fault-place }: ‘{ $key }’ is { $found }, maar volgens de spelregels { $expected }.
error-components-count = { fault-place }: { $found ->
    [one] er staat { $found }
   *[other] er staan { $found }
} in de lijst, maar het horen er { $expected } te zijn.
error-components-order = { fault-place }: ‘{ $key }’ is { $found }, maar hier komt { $expected }.
error-components-provenance = { fault-place }: ‘{ $key }’ moet een van { $choices } zijn.

## Bots

percent = { $number }%
bots-name-apprentice = Leerling
bots-name-adept = Adept
bots-name-druid = Druïde
bots-name-archdruid = Aartsdruïde
bots-random = speelt zomaar iets
bots-greedy = kijkt één beslissing vooruit
bots-mcts = zoekt N iteraties of milliseconden lang
bots-net = speelt wat een netwerk heeft geleerd, of zoekt ermee
bots-apprentice = een vriendelijke tegenstander
bots-adept = een goede tegenstander
bots-druid = een sterke tegenstander
bots-archdruid = de sterkste
bots-broken = kan niet worden gebruikt: { $reason }
bots-no-kind = { $object } is geen BotKind
error-unknown-bot = De bot ‘{ $found }’ bestaat niet; kies uit { $bots }.
error-bot-without-parameters = De bot ‘{ $bot }’ heeft geen parameters; ‘{ $bot }:{ $parameters }’ bestaat dus niet.
error-bad-mcts-search = ‘{ $found }’ is geen bot; bij een zoektocht horen iteraties of milliseconden, zoals in mcts:2000 of mcts:500ms, en eventueel kernen, zoals in mcts:2000:2, en uitspelen tot het einde, zoals in mcts:2000:end.
error-bad-net-search = ‘{ $found }’ is geen bot; net alleen speelt wat het netwerk heeft geleerd, en bij een zoektocht ermee horen iteraties of milliseconden, zoals in net:200 of net:500ms, en eventueel kernen, zoals in net:200:2.
error-broken-bot = De bot ‘{ $bot }’ van het pakket { $package } kan niet worden gebruikt: { $reason }.
error-bot-failed = De bot ‘{ $bot }’ is vastgelopen in { $file }, regel { $line }: { $reason }.
error-bot-cheated = De bot ‘{ $bot }’ houdt zich niet aan de spelregels: { $problem }
error-no-network = Nog geen enkel netwerk heeft { $title } geleerd, dus bots die er een nodig hebben kunnen het niet spelen; mcts:2000 en andere wel.
error-bad-network = Het netwerk { $file } is niet te gebruiken: { $reason }.
network-unreadable = het is niet te lezen
network-nameless = het zegt niets over zichzelf
network-other-game = het is voor een ander spel dan { $title }
network-other-rules-version = het is gemaakt voor andere regels van { $title }
network-other-observation = het is gemaakt voor een andere waarneming van { $title }
network-other-actions = het is gemaakt voor andere acties van { $title }
network-array = ‘{ $array }’ ontbreekt of heeft niet de vorm { $shape }
network-not-finite = ‘{ $array }’ bevat iets wat geen getal is
network-rows = de invoer heeft geen eigen rijen

## Contests between bots

# A match of a contest, in errors: who sits around the table, and which deal it is.
arena-match = { $bots } (voorbereiding { $deal })
error-bad-game-count = Het aantal partijen ligt tussen 1 en { $most }; { $found } kan niet.
error-no-bots = Voor een toernooi is minstens één bot nodig.
error-bot-twice = De bot ‘{ $bot }’ is twee keer genoemd; één keer volstaat.
results-remedy = kies een andere map met --out, of verwijder dat bestand
error-results-damaged = { $file } is op regel { $line } beschadigd; verwijder die regel, dan wordt die partij opnieuw gespeeld.
error-results-foreign = { $file } is geen uitslagenbestand van dit toernooi; { results-remedy }.
error-results-of-other-contest = In { $file } staan uitslagen van een ander toernooi ({ $field } { $found }, niet { $wanted }); { results-remedy }.
error-results-of-other-package = In { $file } staan uitslagen van de bot ‘{ $bot }’ uit { $earlier }, die niet te vergelijken zijn met die uit { $package }; { results-remedy }.
error-results-of-other-version = In { $file } staan uitslagen van andere versies van de spelregels of de bots, die niet te vergelijken zijn; { results-remedy }.
error-match-kills-workers = De partij { $match } heeft het werkproces { $times } keer laten vastlopen; speel die met --jobs 1 om te zien waarom.
error-match-not-on-cluster = De partij { $match } kon niet op het cluster worden gespeeld ({ $reason }); speel die met --jobs 1 in plaats van --ray om te zien waarom.
error-cluster-of-versions = De computer { $machine } heeft een andere versie van Beltane, van het speelmateriaal of van een bot dan deze; installeer op alle computers van het cluster hetzelfde.
error-no-ray = Om op een cluster te spelen is Ray nodig; installeer het met: pip install 'beltane[cluster]'.
error-no-cluster = Op { $address } is geen Ray-cluster ({ $reason }); ray start --head start er een.

## The report of a contest, on the terminal and as a page

arena-title = { $title }, { $seats ->
    [1] solo
   *[other] { $seats } spelers
}
arena-heading = { $heading }: { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, startgetal { $seed }
arena-page-heading = { $title }: { $bots }
arena-intervals = De grenzen zijn 95%-intervallen.
arena-all-played = { $played ->
    [one] { $played } partij
   *[other] { $played } partijen
}, startgetal { $seed }{ $options }.
arena-some-played = { $played } van { $planned ->
    [one] { $planned } geplande partij
   *[other] { $planned } geplande partijen
}, startgetal { $seed }{ $options }.
arena-method = Elke voorbereiding is opnieuw gespeeld met de bots telkens een plek opgeschoven, zodat geluk wegvalt. Streepjes en grenzen zijn 95%-intervallen.
arena-versions = Regelversie { $rules }, editie { $edition } ({ $digest }), { $turns } beurten per partij.
arena-range = { $low } tot { $high }
arena-range-unknown = interval onbekend
arena-with-range = { $value } ({ $low }-{ $high })
arena-with-signed-range = { $value } ({ $low } tot { $high })
arena-with-unknown-range = { $value } (onbekend)
arena-column-bot = bot
arena-column-rating = rating
arena-column-games = partijen
arena-column-games-percent = % partijen
arena-column-seats = plekken
arena-column-times = keer
arena-column-points = punten
arena-column-wins = gewonnen
arena-column-wins-percent = % gewonnen
arena-column-order = spelersvolgorde
arena-column-milliseconds = ms/keuze
arena-ratings-heading = Ratings
arena-ratings-about = Op de Elo-schaal: iedereen begint op 1500, en 400 punten meer betekent een kans van 10 tegen 1.
arena-ratings-label = ratings
arena-cross-table-heading = Wie wie verslaat
arena-cross-table-about = Hoe vaak de bot links vóór de bot erboven eindigde; een gedeelde plaats is voor elk een halve winst.
arena-cross-table-caption = Hoe vaak, in %, de bot links vóór de bot erboven eindigde:
arena-pairing = { $wins } keer gewonnen en { $ties } keer gelijk in { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}
arena-points-heading = Punten
arena-points-about = Hoeveel punten de bots kregen, en het gemiddelde.
arena-points-label = punten
arena-points-against = { $points } tegen { $bot }
arena-automaton-made = { $automaton } kreeg { $points }.
arena-automaton-rated = { $automaton }: { $rating }; gemiddeld puntenaantal { $points }
# A bar of a histogram: so many games ended with these points.
arena-bar = { $first } tot { $last }: { $times }
arena-narrow-bar = { $points }: { $times }
arena-part-of-bar = { $source }: { $points }
arena-sources-heading = Waar punten vandaan komen
arena-sources-about = Gemiddeld puntenaantal per puntenbron.
arena-sources-caption = Waar punten gemiddeld vandaan komen:
arena-sources-label = punten per puntenbron
arena-in-numbers = In getallen
arena-orders-heading = Voordeel van de startspeler
arena-orders-about = Het aandeel gewonnen partijen per plaats in de spelersvolgorde; de stippellijn is een gelijk aandeel. Gemiddeld puntenaantal: { $points }.
arena-orders-caption = Voordeel van de startspeler:
arena-orders-label = gewonnen partijen per plaats in de spelersvolgorde
arena-order = { $order ->
    [1] eerste
    [2] tweede
    [3] derde
   *[other] vierde
}
arena-worths-heading = Wat er wordt genomen, en wat het waard is
arena-worths-about = Hoe vaak elke bot iets had, hoeveel keer gemiddeld, en hoe het dan ging vergeleken met partijen zonder, tegen dezelfde tegenstanders. Een verschil bewijst geen oorzaak: wie voorstaat, kan zich meer veroorloven.
arena-worths-caption = Wat { $bot } had, en hoe het daarmee ging vergeleken met partijen zonder, tegen dezelfde tegenstanders:

## De server: wat wordt geweigerd

error-not-signed-in = Kies eerst een naam of meld je aan.
error-wrong-password = Er is niemand met deze naam en dit wachtwoord.
error-unknown-session = Daar ben je niet of niet meer ingelogd; laad de lijst opnieuw.
error-unknown-passkey = Deze passkey heb je niet of niet meer; laad de lijst opnieuw.
error-passkey-refused = Aanmelden met deze passkey is niet gelukt; probeer het opnieuw.
error-login-taken = Iemand anders meldt zich al aan als ‘{ $login }’; kies een andere aanmeldnaam.
error-unknown-person = Er is niemand met die sleutel.
error-unknown-table = Die tafel bestaat niet, of je hebt een uitnodiging nodig.
error-no-such-seat = Die plaats heeft de tafel niet.
error-no-such-level = Er is hier geen bot ‘{ $found }’; er zijn { $levels }.
error-no-such-position = De partij heeft maar { $last } acties.
error-no-such-page = Op dit adres is niets.
error-client-not-built = De browserversie is hier nog niet gebouwd: voer { $command } uit in de projectmap, of installeer het pakket.
error-no-such-method = Dat kan op dit adres niet.
error-seat-taken = Deze plaats is al bezet; kies een andere.
error-seat-held = Deze plaats wordt vrijgehouden voor iemand die hier al speelde; kies een andere, of wacht tot ze vrijkomt.
error-seat-empty = Op deze plaats zit niemand.
error-seats-open = De partij begint als alle plaatsen bezet zijn.
error-nobody-plays = Er moet ten minste één mens meespelen.
error-undo-any-alone = Onbeperkt terugnemen kan alleen waar één persoon alle plaatsen heeft.
error-table-not-open = De partij aan deze tafel is al begonnen, of de tafel is gesloten.
error-too-many-tables = Je hebt al { $most } tafels geopend; beëindig of sluit er eerst een.
error-not-host = Dat kan alleen wie de tafel heeft geopend.
error-not-at-table = Je speelt niet aan deze tafel.
error-not-your-seat = Dit is niet jouw plaats.
error-not-your-decision = Jij bent nu niet aan de beurt.
error-not-your-choice = De laatste keuze was niet de jouwe.
error-no-spectators = Deze tafel is alleen voor wie eraan speelt.
error-too-many-watched = Deze pagina volgt al { $most } tafels; verlaat er eerst een.
error-stale-ply = Er is meer gebeurd aan deze tafel dan je had gezien; er is niets veranderd.
error-journal-full = Er is aan deze tafel zoveel gebeurd dat er niets meer kan worden teruggenomen of anders geschikt; de partij kan nog wel worden beëindigd.
error-undo-out-of-time = Je laatste keuze staat: als je haar terugneemt, heb je geen tijd meer over.
error-game-not-running = Aan deze tafel is geen partij bezig.
error-game-compiling = De regels van dit spel worden nu gecompileerd; het kan zo worden gespeeld. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
error-game-goes-on = De partij is nog niet afgelopen.
error-nothing-to-confirm = Er is niets te bevestigen.
error-rules-gone = Deze partij begon met versie { $rules } van de regels en de editie { $edition }, die deze server niet heeft; ze kan worden gedownload.
error-save-rules-gone = Dit spel is hierheen gebracht als opgeslagen spel met versie { $rules } van de regels en de editie { $edition }, die deze server niet meer heeft; het kan hier niet beginnen.
error-bad-motion = Op deze plaats zit niemand voor wie een bot verder kan spelen.
error-not-agreed = Daar heb je niet mee ingestemd.
error-still-plays = Wie op deze plaats zit speelt nog en moet eerst instemmen.
error-no-hints = Aan deze tafel zijn er geen hints.
error-no-what-if = Aan deze tafel kan niets worden uitgeprobeerd.
error-no-chat = Aan deze tafel is er geen chat.
error-bad-address = Naar dit adres kunnen geen berichten worden gestuurd; het moet met https:// beginnen en een host noemen.
error-address-not-public = Op dit adres is geen host te vinden, of hij is niet voor iedereen bereikbaar; daarom wordt er niets naartoe gestuurd.
error-bad-subscription = De sleutels van deze aanmelding zijn niet zoals het hoort; meld je opnieuw aan.
error-no-push = Deze server verstuurt geen pushberichten.
error-no-webhooks = Deze server stuurt geen berichten naar adressen.
error-no-webhook = Je hebt geen adres opgegeven dat bericht moet krijgen.
error-save-before-end = Een partij kan worden gedownload als ze is afgelopen, want het bestand verraadt wat nog komt.
error-save-is-over = De partij in dit bestand is afgelopen; er is niets om mee verder te gaan.
error-save-of-other-seats = De partij in dit bestand heeft { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}, niet { $found }.
error-foreign-origin = Dit verzoek komt van een andere site; er is niets gedaan.
error-too-large = Dat is te veel ineens; een verzoek heeft hoogstens { $most } bytes.
error-too-many-requests = Dat was veel ineens; probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
error-server-busy = De server heeft het nu erg druk; probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
error-bad-request = Het verzoek is niet zoals het hoort: { $where } ({ $reason }).
error-unreadable-request = Het verzoek kan niet worden gelezen.
error-something-broke = Er is hier iets misgegaan; het lag niet aan jou. Wie deze server beheert, vindt het in het logboek.
error-database-unavailable = De database is nu niet bereikbaar; er is niets veranderd dat je niet is meegedeeld. Probeer het straks opnieuw.
error-may-have-been-done = Net op dat moment werd de verbinding met de database verbroken: wat je deed telt misschien wel, misschien niet. Kijk hoe het ervoor staat voordat je het opnieuw probeert.
error-bad-setting = De instelling { $setting } is niet zoals het hoort: { $reason }.
error-bad-settings-file = { $file } is geen geldig TOML: { $reason }.
error-no-database = Er is geen database op { $file }.
error-database-in-use = Een ander proces gebruikt { $file } al; stop dat eerst, of laat meerdere processen een PostgreSQL-database delen.
error-database-of-other-version = De database heeft niet de vorm die deze versie verwacht; start de server één keer met deze versie, of neem de versie die draait.
error-database-not-empty = Hier is al gespeeld; --replace zou alles wissen en er de back-up voor in de plaats zetten.
error-bad-backup = { $file } is geen back-up, of is beschadigd.
error-backup-too-new = { $file } is gemaakt door een latere versie van Beltane; werk eerst bij.

## The service: telling people that it is their turn

notice-turn = { $name }, je bent aan de beurt: { $game } met { $others }.
notice-reminder = { $name }, je tijd is bijna om: { $game } met { $others }. Je bent aan de beurt.
notice-test = { $name }, hier krijg je voortaan te horen dat je aan de beurt bent.

## The command line: help texts

# The frame of help, and what is wrong with how a command is called.
help-heading-usage = Gebruik:
help-heading-arguments = Argumenten:
help-heading-options = Opties:
help-heading-commands = Commando’s:
help-help = Toon deze hulp en stop.
help-required = { $about }  [verplicht]
help-default = { $about }  [standaard: { $default }]
help-hint = Hulp: { $command } -h
help-metavar-options = OPTIES
help-metavar-command = COMMANDO
help-metavar-number = GETAL
help-metavar-game = SPEL
help-metavar-folder = MAP
help-metavar-file = BESTAND
help-metavar-language = TAAL
help-metavar-option = NAAM=KEUZE
help-metavar-bots = BOT,BOT,...
help-metavar-bots-of-seats = BOT[,BOT]...
help-metavar-address = ADRES
help-metavar-addresses = ADRES,...
help-metavar-level = NIVEAU
help-serve-setting = { $what } ({ $variable }; standaard: { $default })
help-unknown-option = Er is geen optie { $option }.
help-close-option = Er is geen optie { $option }; bedoel je { $options }?
help-missing = { $name } ontbreekt.
help-not-a-number = { $name } vraagt een getal.
help-bad-option = { $option } schrijf je niet zo; -h laat zien hoe.
help-missing-command = Er ontbreekt een commando; -h geeft de lijst.
error-unknown-command = Het commando { $found } bestaat niet; kies uit { $commands }.
error-extra-arguments = { $command } kan niets met { $found }; -h laat zien wat wel kan.

help-beltane = Bonfire en Meduris: spellen spelen, terugkijken, simuleren en meten, en bots tegen elkaar laten spelen.
help-edition-option = Map van het speelmateriaal waarmee wordt gespeeld, in plaats van het standaardmateriaal.
help-language = De taal van alle teksten: { $languages }. Standaard die van het systeem.
help-version = Toon de versie en stop.
help-game = De naam van het spel; zie `beltane games`.
help-seats = Hoeveel spelers.
help-seed = Het startgetal van het spel; standaard telkens een ander.
help-json = Geef JSON in plaats van een tabel.
help-option = Een optie van het spel; mag meer dan één keer.
help-play = Speel een spel in de terminal: tegen bots, met anderen aan hetzelfde toetsenbord, of alleen.
help-play-game = De naam van het spel; zonder naam vraagt een menu ernaar.
help-play-seats = Hoeveel spelers; 1 is solo, als het spel dat kent. Standaard 2.
help-play-humans = Hoeveel daarvan mensen aan dit toetsenbord zijn; standaard 1.
help-play-bots = Wie op de andere plekken speelt, zoals apprentice, adept, druid of mcts:2000; standaard { $bot }.
help-play-resume = Hervat een opgeslagen spel.
help-play-unlimited-undo = Elke beslissing mag worden teruggenomen; alleen zonder bots.
help-play-ask-all = Vraag ook als er maar één keuze is, in plaats van die meteen te spelen.
help-games = Toon de spellen met aantal spelers, opties en editie.
help-bots = Toon de bots, met hun parameters.
help-demo = Laat willekeurige spelers één spel spelen, en kijk mee, gebeurtenis voor gebeurtenis.
help-demo-game = De naam van het spel; standaard het kleinste.
help-demo-pause = Seconden tussen twee gebeurtenissen; { $pause } in een terminal, elders geen.
help-simulate = Laat willekeurige spelers veel partijen spelen, en tel punten en gewonnen partijen.
help-simulate-games = Hoeveel partijen.
help-simulate-seed = Het startgetal van de eerste partij; elke partij daarna krijgt het volgende.
help-simulate-jobs = Hoeveel kernen er hoogstens worden gebruikt; standaard alle. De uitslag blijft dezelfde.
help-simulate-save = Bewaar elke partij als spelbestand in deze map.
help-replay = Kijk een opgeslagen spel gebeurtenis voor gebeurtenis terug; vooruit en achteruit bladeren kan.
help-replay-file = Een spelbestand.
help-replay-all = Toon alles in één keer; buiten een terminal altijd zo.
help-replay-board = Teken het speelbord na de voorbereiding en na elke beurt.
help-arena = Laat bots tegen elkaar spelen, en zie hoe sterk ze zijn. Na Ctrl-C gaat hetzelfde commando verder.
help-arena-bots = Wie er spelen; zie `beltane bots`.
help-arena-games = Het kleinste aantal partijen voor elke combinatie van bots aan een tafel; voor een eerlijke verdeling kunnen het er iets meer worden.
help-arena-seed = Het startgetal van het toernooi.
help-arena-jobs = Hoeveel partijen er tegelijk worden gespeeld; standaard één per kern.
help-arena-out = De map voor de uitslagen; standaard arena/SPEL-PLEKKEN-seats-seed-STARTGETAL.
help-arena-ray = Speel op het Ray-cluster op dit adres, niet hier.
help-learn = Laat een netwerk een spel van de grond af leren, door tegen zichzelf te spelen. Na Ctrl-C gaat --resume door.
help-learn-out = De map voor de tussenstand, de cijfers, het netwerk en het verslag.
help-learn-minutes = Hoeveel minuten er in totaal wordt geleerd: { $minutes } als het begint; gaat het door, dan zoals gepland, tenzij opgegeven.
help-learn-rounds = Leer in plaats daarvan zoveel rondes; met dezelfde startwaarde geven ze hetzelfde netwerk.
help-learn-piece = Stop deze keer zo dat alles binnen zoveel minuten na de start is geschreven; --resume gaat door.
help-learn-device = Waar er wordt geleerd: cpu, of cuda voor een GPU van NVIDIA.
help-learn-games = Hoeveel partijen er naast elkaar worden gespeeld.
help-learn-measure = Hoeveel partijen van elke soort er aan het eind laten zien hoe sterk het netwerk is; bij 0 wordt ook onderweg niets gemeten.
help-learn-threads = Hoeveel kernen er worden gebruikt; standaard alle.
help-learn-taught = Laat het netwerk eerst zo veel procent van de tijd de eigen waardering van het spel nadoen; met 0 leert het vanaf niets.
help-learn-searched = Laat het netwerk aan het einde zo veel procent van de tijd nadoen wat een zoektocht ermee vindt.
help-learn-seed = De startwaarde van alles wat aan het toeval wordt overgelaten.
help-learn-set = Verander een instelling van het leren, bijvoorbeeld learning_rate=0.0003; kan meermaals.
help-learn-resume = Ga door met het leerproces in de map, zoals het is begonnen, op --minutes, --rounds en --set na.
help-bench = Meet hoe snel willekeurige partijen gaan, op één kern en op alle, of hoe snel bots zoeken.
help-bench-games = Hoeveel partijen per meting.
help-bench-repetitions = Hoe vaak er wordt gemeten; de mediaan telt.
help-bench-bots = Meet in plaats daarvan hoe snel bots zoeken.
help-warm = Compileer de spelregels, eenmalig, op meerdere kernen; later worden ze uit de cache geladen.
help-warm-games = De spellen; standaard alle.
help-warm-background = Compileer op de achtergrond wat nog niet gecompileerd is, zonder erop te wachten.
help-edition = Controleer het speelmateriaal van je eigen doos, of maak een kopie van het standaardmateriaal om mee te beginnen.
help-edition-folder = De map van de editie.
help-edition-check = Vergelijk de materiaalbestanden van een editie met de aantallen in de spelregels.
help-edition-new = Kopieer het standaardmateriaal, met toelichting, naar een nieuwe map.
help-serve = Laat mensen in hun browser spelen: start de server.
help-serve-unset = niet ingesteld
help-serve-user-data = een bestand in je gegevensmap
help-serve-database-url = De database: sqlite:///BESTAND of, voor meer processen, postgresql://...
help-serve-host = Het adres waarop wordt geluisterd.
help-serve-port = De poort waarop wordt geluisterd; 0 is een vrije.
help-serve-public-url = Het adres waaronder men de server bereikt, zoals https://play.example.org achter een proxy.
help-serve-memory = Hoeveel MiB partijen mogen innemen die bij de hand blijven.
help-serve-bot-processes = Hoeveel processen voor bots nadenken.
help-serve-view-processes = Hoeveel processen, naast de dienst zelf, samenstellen wat clients te zien krijgen.
help-serve-rate-limits = Of wie te vaak vraagt moet wachten.
help-serve-push = Of browsers via Web Push te horen krijgen dat iemand aan de beurt is.
help-serve-contact = Een mailadres of pagina waarmee pushdiensten de beheerder kunnen bereiken.
help-serve-webhooks = Of mensen een adres kunnen laten weten dat ze aan de beurt zijn.
help-serve-webhook-http = Of zulke adressen ook http mogen zijn, zonder TLS.
help-serve-webhook-networks = Eigen netwerken waarin zulke adressen mogen liggen, zoals 10.1.0.0/16, gescheiden door komma’s.
help-serve-guest-days = Na hoeveel dagen gasten worden vergeten die niet terugkwamen en aan geen tafel zaten; 0 is nooit.
help-serve-open-table-days = Na hoeveel dagen tafels worden gesloten waarvan het spel niet is begonnen, en na nog eens zo veel verwijderd; 0 is nooit.
help-serve-chat-days = Hoeveel dagen na het einde van een spel de chat ervan wordt bewaard; 0 is voor altijd.
help-serve-proxies = Adressen van reverse proxy’s die mogen zeggen wie er vraagt, gescheiden door komma's.
help-serve-log-level = Hoeveel er wordt gelogd: debug, info, warning of error.
help-serve-open = Daar een browser openen; is de poort bezet, dan wordt een andere gekozen.
help-backup = Alles wat de server bewaart naar een bestand schrijven, terwijl hij draait.
help-backup-file = Het bestand van de back-up.
help-restore = Alles uit een back-up in de database zetten; een draaiende server gaat ermee verder.
help-restore-replace = Ook als daar al is gespeeld: wat in de database staat, gaat verloren.

## The command line: errors

cli-system-error = { $file }: { $reason }.
cli-output-error = De uitvoer: { $reason }.
# Why the system refuses something, at the end of such errors.
reason-not-found = bestand of map niet gevonden
reason-no-permission = geen toegang
reason-not-permitted = handeling niet toegestaan
reason-exists = bestand bestaat al
reason-is-folder = dit is een map
reason-no-folder = dit is geen map
reason-no-space = geen ruimte meer vrij
reason-read-only = bestandssysteem is alleen-lezen
# Where options are listed that may not be given.
cli-game-name = de naam van het spel
error-not-positive = { $option } is een geheel getal vanaf 1, niet { $found }.
error-option-without-choice = Bij --option horen een naam en een keuze, zoals in --option screens=open, niet { $found }.
error-option-twice = --option noemt { $option } twee keer; één keer volstaat.
error-seeds-run-out = { $games ->
    [one] { $games } partij gaat
   *[other] { $games } partijen gaan
} vanaf startgetal { $seed } voorbij het grootste startgetal, { $largest }.
error-negative-pause = --pause is een aantal seconden vanaf 0, niet { $found }.
error-no-terminal = beltane play heeft een terminal nodig om in te typen; beltane demo toont een spel dat zichzelf speelt.
error-options-with-resume = --resume hervat het spel in het bestand; laat dus weg: { $options }.
error-options-with-menu = Zonder naam van een spel vraagt een menu wie er spelen; noem dus het spel of laat weg: { $options }.
error-too-many-humans = --humans is een getal van 0 tot het aantal spelers, { $seats }, niet { $found }.
error-bots-for-seats = --bots noemt { $bots } bots voor { $seats ->
    [one] { $seats } plek
   *[other] { $seats } plekken
}; noem er een voor elke plek, of een voor alle.
error-no-seat-for-bots = --bots noemt een bot, maar { $seats ->
    [one] op de enige plek speelt een mens
   *[other] op alle { $seats } plekken spelen mensen
}; voeg plekken toe met --seats.
error-unlimited-undo-with-bots = --unlimited-undo is alleen voor spellen zonder bots: in je eentje of met mensen aan hetzelfde toetsenbord.

## The command line: what commands say

cli-loading = Spelregels laden
cli-playing = Spelen
cli-none = geen
cli-from-to = { $least } tot { $most }
cli-seats = { $seats ->
    [one] { $seats } speler
   *[other] { $seats } spelers
}
cli-only-with = met { $seats }
cli-column-name = naam
cli-column-title = titel
cli-column-seats = spelers
cli-column-options = opties
cli-column-edition = editie
cli-column-usage = notatie
cli-column-about = uitleg
cli-column-seat = plek
cli-column-points = punten
cli-column-place = plaats
cli-column-mean-points = gemiddeld puntenaantal
cli-column-wins = gewonnen
cli-column-wins-percent = % gewonnen
cli-column-shared = waarvan gedeeld
cli-set-up = Voorbereiding
cli-chapter = { $number }. { $name }: { $action }
cli-match = { $title }, { cli-seats } ({ $players }), startgetal { $seed }{ $options }
cli-versions = Regelversie { $rules }, editie { $edition } ({ $digest })
cli-final-standings = Eindstand
cli-standings = Stand na { $actions ->
    [one] { $actions } actie
   *[other] { $actions } acties
}: het spel is niet afgelopen
cli-simulated = { $title }, { cli-seats }: { $games ->
    [one] { $games } willekeurige partij
   *[other] { $games } willekeurige partijen
}, { $seeds }
cli-seeds = { $count ->
    [one] startgetal { $first }
   *[other] startgetallen { $first } tot { $last }
}
cli-solo-win = Een partij is gewonnen als de speler vóór de automatische speler eindigt.
cli-decisions-per-game = Beslissingen per partij: { $number }
cli-turns-per-game = Beurten per partij: { $number }
arena-report = Verslag: { $page }
arena-report-so-far = Verslag tot nu toe: { $page }
arena-stopped = Gestopt na { $finished } van { $planned } partijen; de uitslagen staan in { $folder }.
arena-go-on = Hetzelfde commando gaat daar verder: { $command }
learn-measured = { $minutes } min, { $decisions } beslissingen: { $results }
learn-against = { $wins } gewonnen van { $bot } ({ cli-seats }, { $points } punten)
learn-network = Netwerk: { $file }
learn-go-on = Doorgaan: { $command }
learn-page-heading = { $title } leren
learn-summary = { $minutes } minuten geleerd: { $decisions } beslissingen in { $rounds } rondes.
learn-results-heading = Hoe sterk het is
learn-results-about = Het netwerk speelt wat het het beste vindt, zonder vooruit te rekenen; op de andere plekken zit een bot. Gedeelde overwinningen tellen voor een deel. De haakjes omvatten 95 % van wat het toeval doet.
learn-column-opponent = tegenstander
learn-column-seats = plekken
learn-column-games = partijen
learn-column-wins = gewonnen
learn-column-points = punten
learn-column-lead = voorsprong
learn-strength-heading = Sterkte
learn-strength-about = Hoe vaak het netwerk wint van tegenstanders die dezelfde blijven, over de minuten van het leren.
learn-strength-label = Gewonnen in procenten over de tijd
learn-points-heading = Punten
learn-points-about = De punten van een plek in de partijen waarvan het netwerk leert en waarin het nog van alles uitprobeert.
learn-points-label = Punten over de tijd
learn-sources-heading = Waar de punten vandaan komen
learn-sources-about = De punten van een plek naar hun herkomst, zoals het netwerk nu speelt.
learn-sources-label = Punten naar herkomst
learn-predictions-heading = Voorspellingen
learn-predictions-about = Hoe vaak een plek won waar een kans op winst was voorspeld. Op de streepjeslijn kloppen de voorspellingen.
learn-predictions-label = Gewonnen naar de voorspelde kans op winst
learn-bin = Voorspeld { $predicted }, gewonnen { $won } ({ $decisions } beslissingen)
learn-lead-error = { $seats }: de eindvoorsprong werd { $points } punten verkeerd voorspeld (wortel van het gemiddelde kwadraat, over alle beslissingen).
learn-entropy-heading = Verkenning
learn-entropy-about = Hoe onbeslist het netwerk kiest, gemeten aan willekeurig kiezen (100 %).
learn-entropy-label = Entropie van de keuze over de tijd
learn-entropy-share = entropie
learn-speed-heading = Snelheid
learn-speed-about = Duizenden beslissingen per seconde, spelen en leren samen.
learn-speed-label = Beslissingen per seconde over de tijd
learn-a-second = duizend/s
cli-edition-standard = { $game }: standaardmateriaal, want er is geen map { $folder }
cli-edition-checked = { $game }: in orde, editie { $edition } ({ $digest })
cli-edition-written = Pas de bestanden aan je eigen doos aan, en voer dan uit: beltane edition check { $folder }

cli-ready = { $title } is klaar ({ $seconds } s).
cli-serving = Beltane is open op { $address } (Ctrl-C sluit het).
cli-cache = De gecompileerde spelregels staan in { $folder }
cli-backed-up = { $file }: personen { $people }, tafels { $tables }
cli-restored = Hersteld uit { $file }: personen { $people }, tafels { $tables }
cli-measuring = Meten
cli-starting = Starten
bench-title = { $title }, { cli-seats }: mediaan van { $repetitions } keer { $games ->
    [one] { $games } willekeurige partij
   *[other] { $games } willekeurige partijen
}
bench-bots-title = { $title }, { cli-seats }: zoeken op één kern, in een spel van { $decisions } beslissingen
bench-column-cores = kernen
bench-column-decisions = beslissingen/s
bench-column-games = partijen/s
bench-column-played = % gespeeld
bench-column-iterations = iteraties/s
bench-column-roll-outs = uitgespeeld tot het einde/s
bench-row-single = één kern
bench-row-batch = batch
bench-latency-what = bij elke beslissing van een spel
bench-latency-mean = gemiddeld ms
bench-latency-most = 99% ms
bench-latency-longest = langste ms
bench-latency-of-view = weergave
bench-latency-of-view-json = weergave als JSON
bench-latency-of-prompt = vraag
bench-latency-of-prompt-json = vraag als JSON
bench-latency-of-phrase = een zin zeggen
bench-speed-up = Versnelling van de batch: { $factor }
bench-state = Toestand: { $bytes } bytes
bench-catalogue = Catalogus: { $actions } acties
bench-import = import beltane: { $seconds } s
bench-start = beltane simulate, één partij: { $seconds } s

# The file README.md of a new edition.
edition-readme =
    # Een editie van de spellen van Beltane

    Deze map is een kopie van het speelmateriaal waarmee Beltane wordt geleverd: één map per spel, met daarin
    TOML-bestanden die zeggen wat er op de borden, fiches, tegels en kaarten gedrukt staat. Pas ze aan je eigen doos aan.

    - Elk onderdeel zegt waar zijn waarden vandaan komen: `provenance` is `printed` (gedrukt: gelezen in de spelregels of
      op het speelmateriaal), `reported` (gemeld: iemand anders zegt het), `inferred` (afgeleid: het volgt uit wat er
      gedrukt staat) of `reconstructed` (gereconstrueerd: zo bedacht dat het past bij alles wat bekend is). Waar één waarde
      van een onderdeel minder goed bekend is dan de rest, zegt een sleutel zoals `points_provenance` dat. Vul je in wat
      je eigen doos toont, schrijf dan `printed`.
    - De toelichting in de bestanden zegt wat elke waarde betekent en wat erover bekend is.
    - Een spel waarvan je de map verwijdert, wordt met het standaardmateriaal gespeeld.

    Controleren: `beltane edition check DIR`. Ermee spelen: `beltane --edition DIR ...`, of stel `BELTANE_EDITION=DIR` in.
    Opgeslagen spellen noemen hun editie en worden onder een andere geweigerd.
