# De spelregels van Bonfire. Een alinea is een bericht; ‘head’ zegt waar die over gaat. Hoe gnomen, raadsvelden en
# opdrachten van de Raad heten en wat ze doen, zegt de catalogus van het spel zelf.

## What the game is about

book-chapter-goal = Waar het om gaat

book-aim = De vreugdevuren zijn gedoofd. Je vaart naar de eilanden voor opdrachten, volbrengt ze en maakt er vreugdevuren van, en je haalt hoeders naar je stad die naar de vlammen lopen. Vreugdevuren en alles wat eromheen staat, geven de meeste punten; wie er aan het einde de meeste heeft, wint.
    .head = Het doel
book-actions = Er zijn zes acties: Schip, Opdracht, Hoeder, Weg, Groot vreugdevuur en Gnoom. Elke actie kost actiefiches van die soort. Die krijg je door lottegels te leggen. Gele actiefiches zijn jokers.
    .head = Zes acties en hun fiches
book-resources = Er zijn vijf gewone middelen, bloem, vrucht, kruid, schelp en wortel, en daarnaast goud, dat een joker is. Je geeft ze af voor opdrachten en gnomen. Actiefiches en middelen raken nooit op.
    .head = Middelen
book-columns = Je stad heeft zeven kolommen. In elke kolom horen een opdrachtveld, een portaal en een wegveld bij elkaar, van links genummerd van 1 tot en met 7. Brandt een vreugdevuur, ligt zijn portaal er, heeft zijn wegfiche het juiste kristal en is er een hoeder doorheen gelopen, dan heeft de kolom alles gegeven wat hij kan.
    .head = Zeven kolommen
    .picture = Links een opdracht die nog niet brandt, rechts een volledige kolom: een vreugdevuur, zijn portaal, een wegfiche met een passend kristal en een hoeder.

## Set-up

book-chapter-setup = Voorbereiding

book-sea = Op elk van de tien opdrachteilanden liggen willekeurig getrokken open opdrachten: bij 4 spelers 3; bij 3 spelers 2 op de hoekeilanden en 3 op de andere; anders 2. De opdracht met 3 offerschalen op één eiland blijft bij 1 en 2 spelers in de doos. Op elk van de vier hoedereilanden wachten vier hoeders van die kleur.
    .head = Eilanden
book-first-game = Dit kan een tafel kiezen voor het eerste spel: de opdrachten op een eiland hebben dan allemaal verschillende kleuren, zodat er overal eenvoudige en moeilijke zijn.
    .head = De optie ‘{ ui-option-first-game }’
book-display = Alle zes ouderen liggen open. De 27 specialisten worden geschud; zes liggen open, de andere vormen de stapel.
    .head = Gnomen
book-portals-dealt = Er zijn 28 portalen, vier van elk van de zeven vormen; bij 1 en 2 spelers blijft er van elke vorm één in de doos. Ze worden geschud en gelijk verdeeld over de zeven velden bij het grote vreugdevuur.
    .head = Portalen
book-path-piles = De 28 wegfiches worden in twee gelijke stapels geschud, en vier worden omgedraaid.
    .head = Wegfiches
book-middle = Op elk van de vijf opdrachten van de Raad staat een raadslid. De schepen liggen aan de kade. De pijl van het grote vreugdevuur staat vlak voor het eerste veld. De aftelfiches 5 tot en met 1 liggen klaar.
    .head = In het midden
book-city = Je krijgt een van vier stadsborden, die verschillen in de volgorde van hun uitsparingen. Je eigen hoeder wacht op de starttegel, en bij elk opdrachtveld staat een van je zeven pupillen. Je tien offerschalen liggen in twee stapels van vijf, de bovenste open. Van je acht lottegels liggen er zeven in een rij; één is opzijgelegd.
    .head = Je stad
book-first-fate = De startspeler wordt geloot. Voor de eerste beurt mag iedereen, in spelersvolgorde, de opzijgelegde lottegel ruilen voor de middelste van de rij. De gekozen tegel leg je op de drie gemarkeerde velden, in de ene of de andere richting.
    .head = De eerste lottegel
book-begin-with = Je begint met één van elk gewoon middel, 1 goud, 2 gele actiefiches en de drie actiefiches die je eerste lottegel toont.
    .head = Waarmee je begint

## The turn

book-chapter-turn = Je beurt

book-turn = De beurten gaan met de klok mee. Het hoofddeel van je beurt is één van drie dingen: een lottegel leggen, actiefiches gebruiken voor één actie, of een vreugdevuur ontsteken. Ervoor of erna, maar nooit ertussendoor, mag je zoveel bonusacties uitvoeren als je wilt: de raadslieden van de opdrachten van de Raad naar de Hoge Raad sturen.
    .head = Eén van drie dingen
book-skipped = Kun je aan het begin van je beurt geen van de drie doen, dan word je overgeslagen; de volgende keer wordt er opnieuw gekeken. Een bonusactie alleen geeft je geen beurt.
    .head = Niets te doen
book-used-up = Zolang een hoofddeel mogelijk is, moet je er een uitvoeren. Maar hebben je bonusacties opgebruikt wat ervoor nodig was, dan eindigt je beurt gewoon.
    .head = Niets meer te doen

## Fate tiles

book-chapter-fate = Lottegels leggen

book-fate = Je mag een lottegel leggen als je hoogstens één actiefiche hebt. Neem de bovenste of de onderste van je rij. Met { specialist-three-tiles-kept } mag je er hoogstens drie hebben.
    .head = Welke lottegel
book-discarding = Heb je te veel actiefiches, dan leg je de overbodige af, naar keuze. Dat wordt gevraagd als je hebt besloten een lottegel te leggen.
    .head = Te veel actiefiches
book-laying = Leg de tegel horizontaal of verticaal, in de ene of de andere richting, op vrije velden van je lotveld, met een rand tegen een tegel die er al ligt. Is er geen plaats voor, dan kun je hem niet leggen; hij blijft in de rij en geeft aan het einde punten.
    .head = Waar de tegel komt
book-groups = Elk van de drie symbolen brengt actiefiches van zijn soort: zoveel als de groep gelijke symbolen waar het nu bij hoort, velden heeft. Velden zijn verbonden via hun randen, niet via hun hoeken. Een groep telt één keer.
    .head = Groepen van symbolen
    .picture = Drie symbolen Opdracht raken elkaar en vormen één groep, net als de drie symbolen Weg.
book-cells = Voor elk veld met goud of een geel actiefiche dat je overbouwt, neem je precies dat; met { specialist-fate-symbols-twice } neem je het twee keer.
    .head = Velden met goud en gele actiefiches
book-sticking-out = Met { specialist-protruding-fate-tiles } mag een tegel over de rand steken als één symbool binnen blijft. Symbolen daarbuiten tellen alsof het lotveld daar doorgaat: ze grenzen aan andere, vormen groepen en brengen actiefiches. Alleen opdrachten die om overbouwde velden vragen, kijken uitsluitend naar het lotveld. De afgesneden hoeken liggen erbuiten.
    .head = Over de rand

## Paying

book-chapter-paying = Afgeven

book-cost = Een actie kost actiefiches van die soort, en je geeft altijd het kleinste aantal af dat genoeg is voor wat je hebt gekozen.
    .head = Actiefiches
book-jokers = Een geel actiefiche mag gelden als elk actiefiche, goud als elk middel, ook als je het juiste hebt.
    .head = Jokers
book-two-for-one = In plaats van een actiefiche dat je niet hebt, mag je twee andere naar keuze afgeven, in plaats van een middel dat je niet hebt twee middelen naar keuze; ook voor ontbrekend goud. Je geeft het ene stuk na het andere af, en bij elk stuk wordt gekeken of je het hebt.
    .head = Twee voor één
book-no-more = Je kunt niet meer afgeven dan nodig: kan een stuk worden weggelaten, dan mag de betaling niet. Bij twee voor één zit dus nooit een joker, want die zou alleen al genoeg zijn.
    .head = Niet meer dan nodig
book-paying-specialists = Met { specialist-yellow-counts-twice } is een geel actiefiche binnen dezelfde kosten twee gelijke waard; wat te veel is, gaat verloren. Met { specialist-any-resources-for-tasks } en { specialist-any-resources-for-gnomes } geef je precies het genoemde aantal middelen naar keuze af, ook goud, en vervang je verder niets.
    .head = Specialisten die helpen betalen
book-nothing-paid = Jokers en twee voor één helpen bij het afgeven, nooit bij het volbrengen van een opdracht: daar wordt niets afgegeven.
    .head = Niet om opdrachten te volbrengen
book-order = Eerst kies je wat je doet, dan geef je actiefiches af, dan middelen, en dan gebeurt het. Wat nog gedekt ligt, wordt omgedraaid nadat je hebt afgegeven.
    .head = Het een na het ander

## Ship and tasks

book-chapter-ship = Schip en opdrachten

book-voyage = Je eerste vaart brengt je voor 1 actiefiche Schip naar een eiland naar keuze. Later brengt 1 actiefiche je één scheepsroute ver, 2 twee, en 3 naar elk eiland. Je moet bij een ander eiland aankomen. Hoeveel schepen er bij een eiland liggen, maakt niet uit.
    .head = Varen
    .picture = Twee schepen liggen bij het westelijke Kruideneiland; een scheepsroute leidt naar het eiland van de grijze hoeders.
book-longer-voyage = Met { specialist-longer-voyage } vaar je één scheepsroute verder dan je betaalt, als je minstens 1 actiefiche afgeeft.
    .head = Verder varen
book-arrival = Meteen na de vaart mag je de actie van het eiland uitvoeren, dus een opdracht ontvangen of een hoeder ophalen, voor de gebruikelijke kosten en in dezelfde beurt. Het mag ook in een latere beurt, zolang je schip er ligt.
    .head = Aankomen
book-task = Waar je schip ligt, kost een opdracht 1 actiefiche Opdracht; 2 als er al een offerschaal van jou ligt, 3 als het er twee zijn. Met { specialist-one-tile-for-tasks } is het altijd 1.
    .head = Wat een opdracht kost
book-offering = Kies een van je twee open offerschalen. Naast de actiefiches geef je het middel af dat erop staat en dat van het eiland. Met { specialist-any-resources-for-tasks } mogen het twee middelen naar keuze zijn.
    .head = De offerschaal
    .picture = Een Worteleiland met een opdracht voor 7 punten, die om offerschalen op 5 eilanden vraagt, en één offerschaal die er al ligt.
book-task-space = De offerschaal komt op het eiland op de plaats van de opdracht, en de volgende van die stapel wordt omgedraaid. Leg de opdracht op een vrij opdrachtveld naar keuze in je stad. Je hebt plaats voor zeven, opdrachten en vreugdevuren samen.
    .head = Waar de opdracht komt

## Guardians

book-chapter-guardians = Hoeders

book-guardian = Ligt je schip bij een hoedereiland, dan mag je voor 1 actiefiche Hoeder een hoeder ophalen, als je er nog geen van die kleur hebt. Ze wacht op je starttegel. Je kunt er vijf hebben: je eigen hoeder en een van elke kleur.
    .head = Een hoeder ophalen
book-procession = Met dezelfde actiefiches voer je een optocht uit. Geef 1 tot en met 8 actiefiches Hoeder af: zoveel stappen mag elk van je hoeders op de weg of de starttegel lopen. De voorste gaat eerst; staan er meer op dezelfde plaats, dan kies jij. Met { specialist-faster-procession } mag iedereen één stap meer lopen.
    .head = De optocht
book-steps = Een stap leidt naar het volgende wegveld, of van een wegveld door het portaal van zijn kolom naar het vreugdevuur; portaal en vreugdevuur moeten er zijn. Op elk wegveld en bij elk vreugdevuur is plaats voor één hoeder, en niemand loopt een ander voorbij. Met { specialist-crowded-path } mogen er op een wegveld zoveel staan als je wilt.
    .head = Stappen
    .picture = Op de eerste twee wegvelden staat telkens één hoeder; de grijze is door het portaal naar het vreugdevuur gegaan.
book-gain = Eindigt een hoeder die heeft gelopen op de weg, dan neem je het middel van dat wegveld, op het eerste goud. Bij een vreugdevuur krijg je nu niets, maar aan het einde punten, en daar blijft ze: alleen de Hoge Raad kan haar nog verplaatsen.
    .head = Wat lopen brengt
book-gain-specialists = Met { specialist-choice-on-path } kies je het gewone middel, op het eerste wegveld ook goud. Verdubbeld wordt wat is gekozen. { specialist-gold-on-first-path } geeft op het eerste wegveld 1 goud extra, wat er ook is gekozen.
    .head = Meer specialisten tegelijk
book-new-guardian = Met { specialist-step-for-new-guardians } volgt op elke hoeder die komt, ook door de Hoge Raad, een optocht van precies één stap waarbij niemand iets neemt.
    .head = Een stap voor nieuwe hoeders

## Paths

book-chapter-paths = Wegen

book-path = Neem een van de vier open wegfiches, of ongezien het bovenste van een stapel. Het komt op het volgende wegveld: 2, 3 enzovoort tot en met 7. De wegvelden 2 tot en met 4 kosten 1 actiefiche Weg, 5 tot en met 7 kosten er 2. De starttegel is wegveld 1.
    .head = Een wegfiche aanleggen
book-crystals = Elk wegfiche heeft een kristal. Het geeft aan het einde 2 punten als het vreugdevuur van zijn kolom dezelfde kleur heeft; een portaal is daar niet voor nodig. Met { specialist-resource-of-new-path } neem je het middel van een wegfiche zodra je het neemt.
    .head = Kristallen
    .picture = Links zijn kristal en vreugdevuur allebei blauw, dat levert punten op; rechts verschillen ze.
book-refilling = Lege aanbodvelden worden een voor een van links af aangevuld, elk van de hoogste stapel, bij gelijke hoogte van de eerste.
    .head = Het aanbod aanvullen
book-renewing = Hebben alle vier de open fiches hetzelfde kristal, dan mag je ze als deel van de actie Weg vernieuwen voordat je er een neemt: onder elke stapel komen er twee, en vier nieuwe worden omgedraaid. Dat mag je herhalen zolang het zo is en de stapels een ander kristal hebben. Met de bonus van de Hoge Raad kan het niet.
    .head = Vier gelijke kristallen

## Great Bonfire

book-chapter-great-bonfire = Het grote vreugdevuur

book-turning = Wie het voor de allereerste keer in het spel draait, geeft 1 actiefiche af en kiest een veld. Daarna draait 1 actiefiche het één veld met de klok mee, 2 twee velden, en 3 naar een veld naar keuze, ook hetzelfde. Draaien door de Hoge Raad en door Tom telt mee. Met { specialist-further-great-bonfire } gaat het één veld verder, als je minstens 1 actiefiche afgeeft.
    .head = Draaien
    .picture = De pijl wijst naar veld 1; het volgende veld kost 1 actiefiche, het veld daarna 2.
book-rewards = Van het veld waar de pijl naar wijst, neem je precies twee van deze drie: het actiefiche; het middel of de 2 punten; een van de portalen die er liggen. Met { specialist-all-rewards } neem je ze alle drie, voor zover dat kan.
    .head = Twee van drie beloningen
book-portals = Je uitsparingen worden van rechts naar links gevuld, van 7 tot 1, en in elke past maar één vorm. Je kunt een portaal dus alleen nemen als het in je volgende lege uitsparing past. Met { specialist-portals-in-any-order } mag het elke lege uitsparing zijn.
    .head = Portalen

## Gnomes

book-chapter-gnomes = Gnomen

book-recruiting = Een open gnoom kost 2 actiefiches Gnoom en 1 keer zijn middel, of 1 actiefiche en 2 keer zijn middel. Met { specialist-any-resources-for-gnomes } mogen het middelen naar keuze zijn. Je hebt plaats voor zes. Een genomen specialist wordt van de stapel vervangen, een oudere niet.
    .head = Werven
book-elders = Ouderen geven één keer punten, zodra je ze werft: 1 punt voor elk stuk van hun soort in je stad.
    .head = Ouderen
book-specialists = Specialisten geven je een eigenschap voor de rest van het spel. De namen zijn van ons, want op de kaarten staan alleen plaatjes.
    .head = Specialisten
book-gnomes-that-come = { specialist-points-for-elders } geeft 2 punten extra voor elke oudere. { specialist-yellow-for-gnomes } geeft een geel actiefiche voor elke gnoom die naar je stad komt, hemzelf meegeteld, ook voor een van de Hoge Raad.
    .head = Als er nog een gnoom komt

## Igniting

book-chapter-igniting = Vreugdevuren ontsteken

book-ignite = Voldoe je aan de voorwaarde van een van je opdrachten, dan mag je die ontsteken: hij wordt omgedraaid en is nu een vreugdevuur. Meer dan gevraagd is ook genoeg. Je mag er één per beurt ontsteken. Afgegeven wordt er niets.
    .head = Van opdracht tot vreugdevuur
book-one-by-one = De volgorde is: de opdracht wordt omgedraaid; de pupil ervan gaat naar een raadsveld; het aftellen kan beginnen; { specialist-gold-for-novices } geeft er 1 goud voor; dan neem je de bonus of 1 punt. Wat de bonus brengt, komt dus te laat voor deze opdracht, maar een hoeder kan al naar het nieuwe vreugdevuur worden verplaatst.
    .head = Het een na het ander
book-counted = Alles telt wat je op dit moment hebt, ook de offerschaal die je juist voor deze opdracht hebt afgelegd. Terwijl naar de voorwaarde wordt gekeken, is de opdracht nog een opdracht en geen vreugdevuur. Je eigen hoeder telt als hoeder. Opdrachten die om wegfiches met een middel of een kristal vragen, kijken naar de aangelegde, niet naar de starttegel. Jokers gelden hier als niets anders, en twee middelen zijn twee verschillende.
    .head = Wat telt
book-connected = In het lotveld zijn symbolen verbonden via randen. Twee groepen mogen hetzelfde symbool tonen als ze elkaar niet raken.
    .head = Groepen voor opdrachten
book-progress = Bij elke opdracht zie je hoeveel je al hebt van wat die vraagt, zoals 2/3. Heeft het eerste getal het tweede bereikt, dan kun je de opdracht ontsteken. Wat bij het ene deel meer dan genoeg is, helpt niet bij een ander.
    .head = Voortgang

## The council

book-chapter-council = De Hoge Raad en zijn opdrachten

book-council = De Hoge Raad heeft acht raadsvelden. Ontsteek je een vreugdevuur, dan gaat de pupil ervan naar een raadsveld waar nog geen pupil van jouw kleur staat; de andere maken niet uit. Dan neem je de bonus van het veld, of 1 punt. Met { specialist-crowded-council } mag je ze ook naar een veld sturen waar er al een van dezelfde kleur staat.
    .head = Pupillen in de Hoge Raad
    .picture = Pupillen van twee kleuren delen een veld; een raadslid staat alleen.
book-council-spaces = Elk raadsveld brengt iets anders. Wat kosteloos is, volgt op de kosten na de gebruikelijke regels.
    .head = De acht raadsvelden
book-only-a-point = Kun je de bonus niet gebruiken, dan neem je het punt: bij zes wegfiches, een hoeder van elke kleur, zes gnomen of geen open specialist, geen hoeder die ergens heen kan, geen lottegel of geen plaats ervoor. Je mag het punt ook nemen als je de bonus zou kunnen gebruiken, maar niet op ‘{ council-space-gold-and-yellow }’.
    .head = Alleen een punt
book-searching = Wie een wegfiche uit de stapels noemt, neemt het; dan worden alle fiches van de stapels samen geschud en opnieuw verdeeld, bij een oneven aantal met één meer op de eerste stapel.
    .head = De stapels doorzoeken
book-moved-guardian = De Hoge Raad verplaatst een hoeder van waar ook, ook van een vreugdevuur, vooruit of achteruit, naar een vrij wegveld naar keuze of door een portaal naar een vrij vreugdevuur waarvan het wegveld er is. Anderen onderweg maken niet uit. Je neemt de opbrengst zoals na een optocht. Naar de starttegel terug kan ze niet.
    .head = Een verplaatste hoeder
book-common-task = Vijf opdrachten zijn er voor iedereen. Wie er een heeft volbracht terwijl het raadslid er nog staat, mag het naar de Hoge Raad sturen, naar een raadsveld zonder raadslid, en neemt de bonus of 1 punt. Dat is een bonusactie, naast het hoofddeel van de beurt. Het mag ook in een latere beurt, als niemand je voor is geweest.
    .head = Bonusacties
book-common-tasks = Wat je hebt volbracht, blijft volbracht en geeft je punten, ook als iemand anders het raadslid stuurt.
    .head = De vijf opdrachten van de Raad
book-becoming-fulfilled = { specialist-reward-for-common-tasks } geeft 1 goud en 1 geel actiefiche op het moment dat je een opdracht van de Raad volbrengt, ook als het raadslid weg is, en ook als je dat juist met deze gnoom doet. Wat eerder was volbracht, geeft niets.
    .head = Loon voor opdrachten van de Raad

## The end

book-chapter-end = Einde en telling

book-countdown = Zodra er genoeg pupillen en raadslieden in de Hoge Raad zijn, alle kleuren samen, begint het aftellen: 7 bij 1 of 2 spelers, 10 bij 3, 13 bij 4. Vanaf dan geeft de startspeler aan het einde van elke eigen beurt het hoogste aftelfiche door, van 5 tot 1. Is fiche 1 rondgegaan, dan eindigt het spel. Zo heeft iedereen evenveel beurten gehad.
    .head = Het aftellen
book-countdown-example = Anna begint, dan komen Ben en Cleo. Begint het aftellen in de beurt van Ben of Cleo, dan wordt de ronde afgemaakt en volgen er nog vijf, met de fiches 5, 4, 3, 2, 1. Begint het in de beurt van Anna, dan spelen Ben en Cleo met fiche 5 en volgen er nog vier ronden.
    .head = Een voorbeeld
book-passing = In de aftelfase mag je in plaats van het hoofddeel passen, zodra er een fiche rondgaat; de startspeler mag het in elke beurt die in de aftelfase begint. Je krijgt de punten van het fiche dat rondgaat, de startspeler die van het hoogste dat er nog is, en stapt voor de rest van het spel uit. Voor het passen zijn bonusacties mogelijk. Kun je niets anders, dan moet je passen.
    .head = Passen
book-until-the-end = Ontsteken en bonusacties gaan gewoon door; verdere pupillen en raadslieden veranderen niets. Heeft iedereen gepast, dan eindigt het spel meteen.
    .head = Tot het einde
book-stuck = Kan vóór het aftellen niemand iets van de drie dingen doen, dan eindigt het spel en wordt er geteld. In het solospel word je dan overgeslagen, en Tom gaat door tot het aftellen of zijn kaarten voorbij zijn.
    .head = Als niemand iets kan doen
book-scoring = Elk vreugdevuur geeft de punten die erop staan: 2 of 3 als het blauw is, 4 of 5 als het rood is, 6 tot en met 8 als het geel is. Een hoeder bij een vreugdevuur geeft van 2 punten in kolom 1 tot 8 punten in kolom 7, en met { specialist-points-for-guardians } 2 meer. Een portaal naast een vreugdevuur geeft 2 punten, en een wegfiche waarvan het kristal de kleur van het vreugdevuur heeft ook.
    .head = De telling van de kolommen
book-scoring-more = Elke volbrachte opdracht van de Raad geeft 4 punten; die van zeven opdrachten geeft er 7 als het allemaal vreugdevuren zijn. Elke lottegel die nog in je rij ligt, geeft 3 punten. Elke twee actiefiches en middelen, samen geteld, geven 1 punt.
    .head = Wat nog punten geeft
book-scoring-example = Vijf vreugdevuren van 7, 5, 2, 4 en 2 punten zijn 20. Een hoeder in kolom 5 is 6, vijf portalen naast een vreugdevuur 10, vier passende wegfiches 8, de opdracht van de Raad met zeven portalen 4, twee lottegels 6, vier actiefiches en middelen 2. Met de 5 van een oudere, eerder gekregen, is dat 61.
    .head = Een voorbeeld
book-winner = Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen meer vreugdevuren; is ook dat gelijk, dan wordt de winst gedeeld. Hetzelfde geldt voor de plaatsen daaronder.
    .head = Wie wint
book-points = Tijdens het spel komen punten van ouderen, van de Hoge Raad, van het grote vreugdevuur en van passen. Al het andere wordt aan het einde geteld.
    .head = Punten vóór het einde

## Alone

book-chapter-solo = Alleen tegen Tom

book-tom = In het solospel speel je met de regels voor 2 spelers tegen Tom, die een stad heeft maar geen eigen wil. Jij begint. Er zijn 7 blauwe, 7 rode en 6 gele opdrachten in het spel, op elk eiland twee van verschillende kleur. De portalen op elk veld bij het grote vreugdevuur zijn allemaal verschillend. De drie specialisten die goud kosten, blijven in de doos.
    .head = Alleen spelen
book-tom-city = Tom heeft een ander stadsbord, een starttegel, zijn hoeder en vier pupillen. Actiefiches, middelen, lottegels en offerschalen heeft hij niet.
    .head = Toms stad
book-tom-card = Na elk van je beurten, ook als je bent overgeslagen of hebt gepast, draait Tom de volgende van zijn acht kaarten om en doet hij wat die zegt. Zijn ze op, dan worden ze geschud en gaat het verder.
    .head = Toms beurt
book-tom-key = Bij kaarten voor opdrachten, wegen en gnomen wordt eerst de bovenste specialist van de stapel omgedraaid en op een aflegstapel gelegd. Het middel dat hij kost, is Toms gnoommiddel. Is de stapel leeg, dan wordt de aflegstapel geschud en is dat de nieuwe stapel.
    .head = Toms gnoommiddel
book-tom-gnomes = Bij de kaart ‘{ tom-card-gnome }’ neemt Tom van links af alle open specialisten die het gnoommiddel kosten, tot hij er zes heeft. Bij ‘{ tom-card-path }’ neemt hij alle open wegfiches die het tonen, tot hij er zes heeft. Wat op hun plaats wordt omgedraaid, laat hij liggen.
    .head = Gnomen en wegen
book-tom-tasks = Bij ‘{ tom-card-task-one }’ neemt Tom van de opdrachten op de twee eilanden van het gnoommiddel die met de hoogste waarde, bij ‘{ tom-card-task-two }’ die met de laagste; bij gelijke waarde kies jij. Die komt als vreugdevuur op zijn volgende vrije veld van links. Bij ‘{ tom-card-task-two }’ gaat bovendien een van zijn pupillen naar de Hoge Raad, en krijgt hij 1 punt. Ligt er geen opdracht, dan gebeurt er niets.
    .head = Opdrachten
book-tom-others = Bij ‘{ tom-card-guardian }’ neemt hij een hoeder van een kleur die hij mist. Bij ‘{ tom-card-great-bonfire }’ draait hij het grote vreugdevuur met de klok mee naar het volgende veld met het portaal dat hij nodig heeft, en neemt het.
    .head = Hoeders en portalen
book-tom-common = Volbrengt Tom een opdracht van de Raad waar het raadslid nog staat, dan wordt het in de Hoge Raad neergelegd, waar het niemand in de weg ligt, en krijgt hij 1 punt. Heeft hij de opdracht van de Raad van de omgedraaide kaart al volbracht, dan krijgt hij 3 punten en doet hij verder niets. Kan het om een andere reden niet, dan gebeurt er niets.
    .head = Opdrachten van de Raad
book-tom-end = Het aftellen begint met 7 pupillen en raadslieden, die van Tom en de liggende meegeteld. Hij speelt in elke ronde ervan een kaart en past nooit. Het spel eindigt ook meteen na zijn 32e kaart. Hij krijgt punten zoals een speler, maar zijn hoeders lopen nooit. Je wint als je meer punten hebt dan hij; een gelijke stand is geen winst.
    .head = Einde en telling
book-handicap = Met de handicap loopt een getal van spel tot spel door. Het begint bij −10, stijgt met 5 als je wint en daalt met 2 als je verliest; bij een gelijke stand blijft het gelijk. Is het positief, dan begint Tom met zoveel punten; is het negatief, dan jij.
    .head = De handicap

## This table

book-chapter-table = Aan deze tafel

book-open = Alles is open, behalve de volgorde van de stapels, de gedekte offerschalen, die ook hun eigenaar niet kent, en de opdrachten die in de doos zijn gebleven. Wat er nog in een stapel zit, valt uit wat open is af te leiden. Wegfiches die onder een stapel zijn gelegd, blijven bekend tot die wordt geschud.
    .head = Wat je mag weten
book-rulings = Waar de gedrukte regels een vraag openlaten of per taal verschillen, moesten wij beslissen. Zulke alinea’s zijn gemarkeerd als verduidelijking. Speelt jullie groep het anders, dan is daar niets mis mee.
    .head = Wat een verduidelijking is
