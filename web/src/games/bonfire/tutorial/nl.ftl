# Bonfire leren: wat er voor en na elke les wordt gezegd, en wat andere keuzes zouden doen.

tutorial-go-on = Het beste ga je nu verder met een spel. Tom wacht op je: hij speelt vanzelf, kaart voor kaart, en de spelregels liggen naast de tafel.
tutorial-play = Een eerste spel tegen Tom spelen

chapter-fate = Lottegels
    .about = Waar je actiefiches vandaan komen, en hoe één lottegel er veel kan brengen.
chapter-ship = Schip en opdrachten
    .about = Vaar naar de eilanden, ontvang daar opdrachten en geef af wat ze kosten.
chapter-paths = Wegen en portalen
    .about = Verleng de weg van je stad en haal portalen bij het grote vreugdevuur.
chapter-guardians = Hoeders
    .about = Haal hoeders naar je stad en leid ze naar je vreugdevuren.
chapter-council = Ontsteken en de Hoge Raad
    .about = Maak vreugdevuren van opdrachten, stuur pupillen naar de Hoge Raad en zie hoe een spel eindigt.
chapter-tom = Een spel tegen Tom
    .about = Een heel spel alleen, met opdrachten zoals voor een eerste spel. Tips staan aan, en alles kan worden opgezocht.

lesson-symbols-title = Symbolen die elkaar raken
lesson-symbols = Jij bent Rood. Voor bijna alles in dit spel geef je actiefiches af, en je hebt er geen meer. Leg dus een lottegel: dat is een van de drie dingen die je in een beurt kunt doen.
lesson-symbols-2 = Je mag de bovenste tegel van je rij nemen of de onderste. In je lotveld liggen een groot vreugdevuur, een weg en een schip. Op de onderste tegel staan ook een weg en een schip: neem die.
lesson-symbols-3 = Elk symbool brengt zoveel actiefiches als er gelijke symbolen in zijn groep zijn. Leg de tegel vlak boven of onder de eerste, zodat schip aan schip en weg aan weg ligt.
lesson-symbols-done = Twee schepen raken elkaar, dus neem je 2 actiefiches Schip. Twee wegen raken elkaar, dus 2 actiefiches Weg. En de opdracht brengt 1 actiefiche Opdracht: vijf in totaal, voor één lottegel.
lesson-symbols-wrong-top = Dat zou mogen. Maar van die symbolen kan alleen het schip een gelijk symbool raken. Bij de onderste tegel kunnen schip en weg dat allebei.
lesson-symbols-wrong-fewer = Dat brengt minder actiefiches. Zoek een plaats vlak boven of onder de eerste tegel waar schip en weg allebei hun gelijke raken; draai de tegel daarvoor om.

lesson-keeping-title = Eén mag blijven
lesson-keeping = Je wilt nog een lottegel leggen, maar je hebt nog drie actiefiches. Er mag er maar één blijven, de andere worden afgelegd. Houd het gele, want dat is een joker en geldt als elk ander.
lesson-keeping-done = De actiefiches Gnoom zijn weg. Het is beter om eerst je actiefiches te gebruiken en pas een lottegel te leggen als er bijna geen meer over zijn.
lesson-keeping-wrong-gnome = Met een actiefiche Gnoom werf je alleen gnomen. Het gele geldt voor alles: houd dat.

lesson-cells-title = Groepen en velden
lesson-cells = Je lotveld raakt voller, en de groepen groeien. Twee schepen raken elkaar al: een derde ernaast brengt 3 actiefiches Schip. Op sommige velden staat ook goud of een geel actiefiche, dat je neemt als je ze overbouwt. Zoek de plaats die je zeven stuks brengt.
lesson-cells-done = 3 actiefiches Schip, 2 Opdracht, 1 Weg, en 1 geel van het veld eronder. Je hebt acht lottegels voor het hele spel; elke die aan het einde over is, geeft 3 punten.
lesson-cells-wrong-cells = Je zou nemen wat op het veld staat, maar er zou nauwelijks een groep groeien. Onder de tweede tegel is een plaats waar het allebei kan.
lesson-cells-wrong-fewer = Kijk wat het brengt: er is een betere plaats. Probeer het onder de tweede tegel, met het schip onder de schepen en de opdracht onder de opdracht.

lesson-voyage-title = De eerste vaart
lesson-voyage = Opdrachten liggen op de eilanden. Je eerste vaart brengt je voor 1 actiefiche Schip naar elk ervan, en meteen daarna mag je een opdracht ontvangen. Op het oostelijke Kruideneiland ligt een blauwe, die om een offerschaal op een Kruideneiland vraagt. Vaar erheen en ontvang die opdracht.
lesson-voyage-2 = Je geeft 1 actiefiche Opdracht af, het kruid dat op het eiland staat en de schelp die op je offerschaal staat. De offerschaal komt op de plaats van de opdracht. Waar in je stad komt de opdracht? Kies een veld: hoe verder naar rechts, hoe meer punten een hoeder er later geeft.
lesson-voyage-done = Kijk naar je nieuwe opdracht: je offerschaal ligt nu op een Kruideneiland, dus de opdracht is al volbracht. In je volgende beurt zou je die kunnen ontsteken.
lesson-voyage-wrong-arrive = Dan kom je aan, maar ontvang je niets. Kies de vaart en de opdracht samen.
lesson-voyage-wrong-task = Die vraagt om vijf actiefiches van twee soorten tegelijk, en dat is moeilijk om mee te beginnen. Neem de blauwe: met de offerschaal die je ervoor aflegt, is die meteen volbracht.
lesson-voyage-wrong-island = Daarheen mag je varen. Maar de opdracht die bij je past, ligt op het oostelijke Kruideneiland, en je hebt precies wat die kost.
lesson-voyage-wrong-fate = Dan moet je eerst een actiefiche afleggen. Gebruik ze liever: vaar naar het oostelijke Kruideneiland en ontvang de blauwe opdracht.

lesson-offering-title = De juiste offerschaal
lesson-offering = Een tweede opdracht op hetzelfde eiland zou 2 actiefiches Opdracht kosten. Eén scheepsroute verder, bij het oostelijke Schelpeneiland, kost het er 1. Vaar erheen en ontvang de blauwe opdracht, die vraagt om 2 van elk van twee middelen.
lesson-offering-2 = Je geeft een schelp af voor het eiland, en het middel van een van je twee offerschalen. Je hebt 3 vruchten en 2 wortels. Bij welke offerschaal houd je van allebei 2 over?
lesson-offering-3 = Er blijven 2 vruchten en 2 wortels over. Kies nu een veld voor de opdracht.
lesson-offering-done = Weer volbracht! Voor het volbrengen van een opdracht geef je niets af, de middelen blijven van jou. Maar ze moeten er nog zijn als je de opdracht ontsteekt.
lesson-offering-wrong-other = Dat kan, maar de blauwe opdracht op het oostelijke Schelpeneiland past bij wat je hebt.
lesson-offering-wrong-ignite = Ontsteken is ook een goede beurt, en daar gaat een ander hoofdstuk over. Vaar nu naar het oostelijke Schelpeneiland voor de blauwe opdracht.
lesson-offering-wrong-root = Dan heb je 3 vruchten, maar nog maar 1 wortel. Met de offerschaal met de vrucht houd je van allebei 2 over.

lesson-gold-title = Goud geldt als alles
lesson-gold = Een opdracht kost hier een wortel, voor het eiland, en een schelp, voor je offerschaal. Je hebt geen wortel, maar goud geldt als elk middel. Ontvang de rode opdracht, die om vier hoeders vraagt en 5 punten waard is.
lesson-gold-2 = Kies een veld. In plaats van de wortel geef je goud af. Je zou ook twee kruiden kunnen afgeven: voor een stuk dat je niet hebt, mogen het altijd twee andere naar keuze zijn.
lesson-gold-done = Goud geldt als elk middel, een geel actiefiche als elk actiefiche. Heb je geen van beide, dan mogen het altijd twee andere zijn.
lesson-gold-wrong-yellow = Die is 8 punten waard, maar vraagt om vier gele opdrachten. Begin met de rode.
lesson-gold-wrong-fate = Dat kan, maar je hebt precies wat een opdracht kost. Ontvang de rode.
lesson-gold-wrong-two = Dat kan ook, maar het kost je één stuk meer. Gebruik hier het goud.

lesson-crystal-title = Het juiste kristal
lesson-crystal = Je weg groeit van links naar rechts. Het volgende fiche komt op wegveld 2, onder je rode opdracht. Een wegfiche met een rood kristal geeft daar 2 punten als de opdracht een vreugdevuur is. Er zijn twee rode, en je blauwe opdracht vraagt om een bloem op je weg. Neem het fiche dat allebei heeft.
lesson-crystal-done = Een rood kristal onder een rode opdracht, en een bloem voor je blauwe opdracht, die nu volbracht is. Vanaf wegveld 5 kost een wegfiche 2 actiefiches Weg.
lesson-crystal-wrong-fruit = Het kristal is rood, maar er staat een vrucht op. Het andere rode heeft de bloem voor je blauwe opdracht.
lesson-crystal-wrong-unseen = Een ongezien fiche kan van alles zijn. Bij de open fiches ligt precies het juiste.
lesson-crystal-wrong-crystal = Het kristal past niet bij de rode opdracht erboven. Neem een rood.
lesson-crystal-wrong-fate = Daar is later tijd voor. Gebruik eerst je actiefiche Weg.

lesson-portal-title = Portalen
lesson-portal = Portalen liggen rond het grote vreugdevuur. Ze komen van rechts af in je uitsparingen, en in uitsparing 7 past alleen vorm B. Zo’n portaal ligt twee velden verder. Eén actiefiche draait het grote vreugdevuur één veld, twee draaien het twee velden: draai het daarheen.
lesson-portal-2 = Neem twee van de drie: het actiefiche, het kruid, het portaal. Het portaal moet erbij zijn; wat nog meer?
lesson-portal-done = Het portaal ligt in uitsparing 7, naast je opdracht daar. Wordt die een vreugdevuur, dan geeft het portaal 2 punten, en hoeders kunnen erdoorheen lopen.
lesson-portal-wrong-near = Dat is één veld verder, met een geel actiefiche en 2 punten. Maar geen portaal daar past in je uitsparing. Draai het twee velden.
lesson-portal-wrong-leave = Allebei nuttig, maar je bent hier voor het portaal. Neem het, en een van de andere twee.

lesson-retrieve-title = Een hoeder gaat mee
lesson-retrieve = Je schip ligt bij het eiland van de roze hoeders. Voor 1 actiefiche Hoeder gaat er een mee naar je stad. Haal haar op.
lesson-retrieve-done = Ze wacht nu naast je eigen hoeder op de starttegel. Je mag er een van elk van de vier kleuren hebben; met alle vijf samen volbreng je een opdracht van de Raad.
lesson-retrieve-wrong-procession = Dan zou je eigen hoeder een stap lopen. Maar voor dezelfde actiefiches kunnen er twee lopen: haal eerst de roze op.
lesson-retrieve-wrong-fate = Je hebt precies het actiefiche dat ze kost. Haal haar op.

lesson-procession-title = De optocht
lesson-procession = Met actiefiches Hoeder voer je ook optochten uit: al je hoeders mogen zoveel stappen lopen als je actiefiches afgeeft. Je hebt 2 schelpen, en je opdracht vraagt er 3. Op wegveld 2 is een schelp. Voer een optocht van 2 stappen uit.
lesson-procession-2 = De voorste gaat eerst, en niemand mag op of over een ander stappen. De roze hoeder moet dus plaatsmaken. Laat haar twee stappen lopen, naar wegveld 4.
lesson-procession-3 = Dat bracht een wortel. Nu je eigen hoeder: van de starttegel is het één stap naar het goud op wegveld 1, en twee naar de schelp.
lesson-procession-done = De derde schelp: je opdracht is volbracht. Elke hoeder die op de weg eindigt, brengt wat daar te vinden is; één optocht kan je dus tot vijf dingen brengen.
lesson-procession-wrong-short = Met één stap komt je eigen hoeder maar tot wegveld 1. Voor de schelp heeft ze er twee nodig.
lesson-procession-wrong-fate = Dan moet je een van je actiefiches Hoeder afleggen. Gebruik ze allebei voor een optocht.
lesson-procession-wrong-pink = Hoe verder, hoe beter: op wegveld 4 brengt ze een wortel, en de weg is vrij. Laat haar twee stappen lopen.
lesson-procession-wrong-gold = Goud is altijd welkom. Maar één stap meer brengt de schelp waar je opdracht op wacht.
lesson-procession-wrong-stay = Ook zij kan twee stappen lopen. Leid haar naar de schelp op wegveld 2.

lesson-home-title = Naar het vreugdevuur
lesson-home = Op veld 3 brandt een vreugdevuur, en het portaal is er. Je eigen hoeder staat op wegveld 3, vlak ervoor. Voer een optocht uit.
lesson-home-2 = Van wegveld 3 leidt één stap door portaal 3 naar vreugdevuur 3. Leid haar daarheen.
lesson-home-done = Dat zijn aan het einde 4 punten: bij vreugdevuur 1 zijn het er 2, bij vreugdevuur 7 zijn het er 8. Ze blijft nu daar, en de weg is vrij voor anderen.
lesson-home-wrong-fate = Je hebt een actiefiche Hoeder, en het is één stap naar het vreugdevuur. Voer een optocht uit.
lesson-home-wrong-path = Verderop zou een hoeder meer punten geven, maar daar brandt nog geen vreugdevuur. De 4 punten bij vreugdevuur 3 zijn zeker.

lesson-ignite-title = Ontsteken
lesson-ignite = Je blauwe opdracht op veld 7 vraagt om een offerschaal op een Kruideneiland, en die van jou ligt daar. Ontsteken kost niets, maar het is het hoofddeel van je beurt. Ontsteek die opdracht.
lesson-ignite-2 = De opdracht is nu een vreugdevuur. De pupil gaat naar de Hoge Raad, waar elk veld een bonus heeft. Je andere opdracht vraagt om de roze hoeder: kies ‘{ council-space-guardian }’.
lesson-ignite-3 = Zonder te varen en zonder kosten: welke hoeder moet er komen?
lesson-ignite-done = De roze hoeder is er, en je andere opdracht is volbracht. Zo leidt het een tot het ander. In plaats van een bonus mag je ook 1 punt nemen.
lesson-ignite-wrong-fate = Daar is later tijd voor. Er wacht een volbrachte opdracht: ontsteek die.
lesson-ignite-wrong-other = Elke bonus is op het juiste moment goed. Nu helpt ‘{ council-space-guardian }’ je het meest, want daarmee volbreng je je andere opdracht.
lesson-ignite-wrong-colour = Zij zou ook welkom zijn. Maar je opdracht vraagt om de roze.

lesson-common-title = Opdrachten van de Raad
lesson-common = Alle vijf hoeders zijn in je stad. Daarmee is een opdracht van de Raad volbracht, en het raadslid staat er nog. Stuur het naar de Hoge Raad voordat iemand anders het doet. Het is een bonusactie: daarna heb je nog het hoofddeel van je beurt.
lesson-common-2 = Een raadslid brengt een bonus, net als je eigen pupillen. Je hoeders staan straks bij vreugdevuren. Kies ‘{ council-space-specialist }’ en laat een gnoom je daarbij helpen.
lesson-common-3 = Welke specialist maakt hoeders bij een vreugdevuur meer waard?
lesson-common-done = 2 punten extra voor elke hoeder bij een vreugdevuur. De opdracht van de Raad zelf geeft aan het einde 4 punten. En je beurt gaat door: het hoofddeel komt nog.
lesson-common-wrong-fate = Dat mag je daarna doen. Stuur eerst het raadslid, anders is iemand je misschien voor.
lesson-common-wrong-point = Je hebt al een hoeder van elke kleur, dus dit zou je maar 1 punt geven.
lesson-common-wrong-other = Een goede bonus. Maar kijk hier hoe specialisten komen: kies ‘{ council-space-specialist }’.
lesson-common-wrong-specialist = Een goede hulp, maar niet voor hoeders. Zoek degene die er punten voor geeft.

lesson-elder-title = Gnomen
lesson-elder = Een gnoom kost 2 actiefiches Gnoom en 1 keer zijn middel, of 1 actiefiche en 2 keer zijn middel. Specialisten helpen je het hele spel, ouderen geven meteen punten. Je hebt vijf hoeders, en 2 wortels om af te geven: welke oudere brengt het meest?
lesson-elder-done = 1 punt voor elke hoeder: meteen 5 punten. Ouderen zijn het meest waard als je veel hebt van wat ze tellen.
lesson-elder-wrong-paths = Je weg heeft 3 velden, dus deze oudere zou 3 punten geven. Een van de andere geeft er 5.
lesson-elder-wrong-gnomes = Dit zou je enige gnoom zijn: 1 punt. Een andere oudere telt iets waar je er vijf van hebt.
lesson-elder-wrong-other = Die gnoom kan nuttig zijn. Maar zoek de oudere die nu meteen 5 punten geeft.

lesson-countdown-title = Het aftellen
lesson-countdown = Er staan zeven pupillen en raadslieden in de Hoge Raad, en het aftellen is begonnen. Elke ronde gaat er een fiche rond, van 5 tot 1. Wie past, krijgt de punten van het huidige fiche en stapt uit. Groen heeft gepast. Veel nuttigs kun je niet meer doen: pas, voor 3 punten.
lesson-countdown-done = Nu wordt alles geteld: vreugdevuren, hoeders, portalen en passende wegfiches, en dan wat er over is. Je wint met 35 tegen 27!
lesson-countdown-wrong-fate = Een lottegel die in de rij blijft, geeft 3 punten, en voor nieuwe actiefiches is er nauwelijks nog tijd. Pas.
