# De spelregels van Meduris. Een alinea is een bericht; ‘head’ zegt waar die over gaat.

## What the game is about

book-chapter-goal = Waar het om gaat

book-aim = Rond de berg Meduris bouw je hutten en tempels van wat je arbeiders op de berg verzamelen. De druïde gaat van hut naar hut en verlangt offergaven. Offergaven, runenstenen, bonuschips en tempels leveren overwinningspunten op; wie er aan het einde de meeste heeft, wint.
    .head = Het doel
book-materials = Er zijn vier materialen: hout, wol, koper en steen, van elk 18. Wat je gebruikt, gaat terug naar de voorraad. Is een materiaal in de voorraad op, dan kan niemand het verzamelen.
    .head = Materialen
book-ring = De ene kant van het spelbord heeft 32 velden, voor 2 en 3 spelers, de andere 40, voor 4. De velden vormen een gesloten ring om de berg. Elk veld toont twee verschillende materialen en biedt plaats aan één hut of één tempel.
    .head = De ring van velden
book-districts = De ring is verdeeld in negen districten. Bij elk district hoort een runensteen met het teken dat je in het district ziet.
    .head = Districten

## Set-up

book-chapter-setup = Voorbereiding

book-pieces = Met 2 spelers hebben Paars en Blauw elk 12 hutten, 2 tempels en 3 arbeiders. Met 3 of 4 spelers heeft iedereen 8 hutten, 2 tempels en 2 arbeiders.
    .head = Wat iedereen krijgt
book-start = Je begint met één van elk materiaal achter je afscherming, en met 5 overwinningspunten. De rest is de voorraad: van elk materiaal 16 met 2 spelers, 15 met 3, 14 met 4.
    .head = Materialen en punten bij de start
book-layout = De zes bonuschips worden geschud en open op zes willekeurige velden gelegd. Tussen twee bonuschips liggen altijd minstens drie velden zonder bonuschip.
    .head = Bonuschips leggen
book-layout-river = De afstand telt ook over de rivier heen, want de ring is gesloten. Elke verdeling met genoeg afstand is even waarschijnlijk.
    .head = Bonuschips bij de rivier
book-placing = De startspeler wordt geloot en heeft ook de eerste beurt. Te beginnen met de startspeler zet iedereen om de beurt één arbeider op een hoogvlakte naar keuze, altijd bovenop, tot alle arbeiders staan. Een toren is nooit hoger dan drie.
    .head = Arbeiders zetten
book-druid-at-home = De druïde begint bij zijn tempel. Alle negen runenstenen liggen in de voorraad.
    .head = Druïde en runenstenen

## The turn

book-chapter-turn = Je beurt

book-turn = Er wordt met de klok mee gespeeld. In je beurt gooi je eerst de dobbelsteen: dat is de kleine opbrengst. Daarna doe je precies één ding: een arbeider verplaatsen voor de grote opbrengst, een hut bouwen of een tempel bouwen. Passen mag niet.
    .head = Twee fasen
book-die = De dobbelsteen heeft een kant voor elk van de vier materialen, een kant ‘+1’ en een kant ‘−1’.
    .head = De dobbelsteen

## Collecting

book-chapter-yields = Materialen verzamelen

book-small-yield = Toont de dobbelsteen een materiaal, dan verzamelt elke arbeider op die hoogvlakte er één voor zijn eigenaar, wie er ook gooide. Hoe hoog hij staat, maakt hier niet uit.
    .head = Kleine opbrengst
book-small-short = Is er niet genoeg voorraad voor iedereen, dan wordt er in de toren van boven naar beneden verzameld. Wie lager staat, krijgt niets.
    .head = Te weinig voorraad bij de kleine opbrengst
book-plus-one = Wie gooide, begint; daarna mag iedereen om de beurt één materiaal naar keuze uit de voorraad nemen. Je mag er ook van afzien.
    .head = ‘+1’
book-minus-one = Wie gooide, begint; daarna legt iedereen om de beurt openlijk één materiaal naar keuze terug in de voorraad. Alleen wie niets heeft, legt niets terug.
    .head = ‘−1’
book-moving = Neem een van je arbeiders van een willekeurige hoogte uit een toren; wie boven hem stond, zakt een plaats. Zet hem boven op een andere hoogvlakte waar hoogstens twee arbeiders staan.
    .head = Een arbeider verplaatsen
book-big-yield = Daarna verzamelt elke arbeider op de nieuwe hoogvlakte, van wie hij ook is: de onderste 1, de middelste 2, de bovenste 3.
    .head = Grote opbrengst
book-big-short = Is er te weinig voorraad, dan verzamelt de bovenste arbeider eerst. Ieder neemt wat er nog is: wie recht heeft op 3, neemt de laatste 2. Je mag zelfs naar een hoogvlakte gaan waarvan de voorraad op is; dan verzamelt niemand iets.
    .head = Te weinig voorraad bij de grote opbrengst

## Building

book-chapter-building = Hutten en tempels

book-hut = Een hut mag je op elk onbebouwd veld bouwen, dus waar geen hut en geen tempel staat, zolang je nog hutten hebt.
    .head = Waar hutten mogen staan
book-settlement = Hutten op velden naast elkaar vormen een nederzetting, welke kleur ze ook hebben. Die loopt door tot een tempel of een onbebouwd veld en kan over districtsgrenzen en over de rivier heen reiken. Een vrijstaande hut is een nederzetting van één hut.
    .head = Nederzettingen
book-hut-cost = Tel de hutten van de nederzetting zoals die dan zal zijn, de nieuwe hut meegeteld. Zo vaak gebruik je beide materialen van je veld: één keer voor een vrijstaande hut, twee keer voor de tweede hut, drie keer voor de derde.
    .head = Wat een hut kost
book-gap = Sluit je hut een gat tussen twee nederzettingen, dan worden ze één, en tellen al hun hutten mee voor de prijs.
    .head = Een gat sluiten
book-rune = Als je hut staat, neem je de runensteen van het district: uit de voorraad, of van wie hem heeft.
    .head = De runensteen nemen
book-order = Bouwen gaat in deze volgorde: het veld kiezen; een bonuschip ‘+2’ levert meteen punten op; materialen gebruiken; de hut staat; de runensteen nemen; de druïde gaat verder. Een runensteen die je net hebt genomen, telt dus al mee als de druïde daarna de rivier oversteekt.
    .head = Het een na het ander
book-temple = Een tempel mag je op elk onbebouwd veld zonder bonuschip bouwen, zolang je er nog een hebt. Hij kost beide materialen van het veld één keer, wat er ook naast staat. Hij brengt geen runensteen, maar de druïde gaat verder zoals na een hut.
    .head = Tempels

## Paying

book-chapter-paying = Materialen gebruiken

book-exact = Voor elk materiaal dat gevraagd wordt, gebruik je er één van die soort. Dat geldt voor hutten, tempels en offergaven.
    .head = Wat je gebruikt
book-replacing = Elk gevraagd materiaal mag je vervangen door precies drie materialen van andere soorten, gelijk of verschillend. Dat mag voor zoveel gevraagde materialen als je wilt, ook als je het juiste wel hebt.
    .head = Drie voor één
book-replacing-example = Er wordt hout en steen gevraagd. Vier hout is genoeg: één is het hout, drie vervangen de steen. Drie hout en drie steen mag ook, waarbij de drie telkens het andere vervangen. Drie hout en één steen mag niet: hout kan geen hout vervangen.
    .head = Een voorbeeld
book-no-trade = Vervangen is geen ruilen: alle drie gaan naar de voorraad en je neemt er niets uit. Het kan dus ook als het ontbrekende materiaal in de voorraad op is.
    .head = Geen ruil

## Chips

book-chapter-chips = Bonuschips

book-chips = Van elke soort zijn er twee bonuschips. Het voordeel is voor wie op het veld een hut bouwt. Op een bonuschip mag geen tempel worden gebouwd.
    .head = Zes bonuschips
book-chip-plus-two = Je krijgt meteen 2 overwinningspunten en betaalt de hut zoals altijd. De bonuschip gaat uit het spel.
    .head = Bonuschip ‘+2’
book-chip-hut = De hut kost niets, hoe groot de nederzetting ook is. Runensteen en druïde volgen zoals altijd. De bonuschip gaat uit het spel.
    .head = Bonuschip ‘Hut’
book-chip-druid = Deze bonuschip blijft onder je hut liggen. Verlangt de druïde daar een offergave, dan mag je in plaats van beide materialen de bonuschip offeren; daarna gaat hij uit het spel. Hij is de hele offergave, en je mag hem zo vaak bewaren als je wilt.
    .head = Bonuschip ‘Druïde’

## The druid

book-chapter-druid = De druïde

book-slabs = Drie steenvelden leiden van de tempel van de druïde naar zijn pad. Elk van de eerste drie bouwwerken, hut of tempel, van wie ook, brengt hem één steenveld verder.
    .head = Over de steenvelden
book-druid-goes = Vanaf het vierde gaat hij na elk nieuw bouwwerk met de klok mee naar de eerstvolgende hut. Tempels en onbebouwde velden loopt hij voorbij. Van de steenvelden komt hij op veld 1; dat telt niet als oversteken van de rivier.
    .head = Van hut naar hut
book-druid-waits = Staat er bij het vierde bouwwerk nog geen hut, dan wacht hij op het derde steenveld. Er wordt later niets ingehaald; de eerste hut roept hem meteen.
    .head = Zolang er geen hut staat
book-ritual = Bij de hut begint het offerritueel: hij verlangt er een offergave, gaat dan naar de volgende hut van dezelfde nederzetting, verlangt daar een offergave, enzovoort. Bij de laatste hut blijft hij staan.
    .head = Het offerritueel
book-inside = Een offerritueel kan midden in een nederzetting beginnen, bijvoorbeeld als er net vlak voor de druïde een hut is gebouwd. Van de hutten achter hem verlangt hij dan niets, maar voor de punten telt de hele nederzetting.
    .head = Midden in de nederzetting
book-once-round = Staat er geen andere hut meer voor hem, dan loopt hij de hele ring rond naar de eerste hut van de nederzetting waarvan hij bij de laatste hut staat. Eén bouwwerk brengt hem dus hoogstens één keer over de rivier.
    .head = De ring rond

## Offerings and the river

book-chapter-offerings = Offergaven en de rivier

book-offering = Komt de druïde bij je hut, dan verlangt hij de twee materialen van dat veld. Offer je niets, dan verlies je 1 overwinningspunt. Offer je er één, dan krijg je 1 overwinningspunt. Offer je beide, dan krijg je 1 overwinningspunt voor elke hut van de nederzetting, van wie die ook is.
    .head = Wat een offergave oplevert
book-offering-lone = Bij een vrijstaande hut levert één materiaal 1 overwinningspunt op, en beide ook. Wat je offert, gaat naar de voorraad, en ook hier mogen drie andere er één vervangen.
    .head = Vrijstaande hutten, en vervangen
book-offering-free = Je hoeft nooit iets te offeren, ook niet als je kunt. Niemand zakt onder de 0 overwinningspunten.
    .head = Het hoeft niet
book-river = Telkens als de druïde van het laatste veld naar veld 1 gaat, steekt hij de grote rivier over, onderweg of midden in een offerritueel. Dan volgt meteen de runen-tussentelling: iedereen krijgt 1 overwinningspunt voor elke eigen runensteen. Daarna gaat hij verder.
    .head = De grote rivier over

## The end

book-chapter-end = Het einde van het spel

book-finale = Als iemand alle eigen hutten en beide tempels heeft gebouwd, wordt die beurt helemaal uitgespeeld, met het offerritueel. Daarna heeft ieder ander nog precies één beurt.
    .head = De finale
book-finale-first = Alleen wie als eerste klaar is, begint de finale. Die speler krijgt geen beurt meer, maar verzamelt, legt terug en offert nog wel, en kan ook runenstenen verliezen.
    .head = Terwijl de anderen spelen
book-last-round = Dan begint de druïde aan zijn laatste ronde. Van waar hij staat gaat hij met de klok mee en verlangt van elke hut op het bord precies één offergave; de nederzetting waar hij staat, komt het laatst. Offergaven tellen zoals altijd, maar de rivier oversteken levert nu niets meer op.
    .head = De laatste ronde van de druïde
book-temple-scoring = Elke tempel levert 1 overwinningspunt op voor elke hut van de nederzetting direct links ervan en van die direct rechts ervan. De kleuren maken niet uit.
    .head = Puntentelling van de tempels
book-temple-beside = Dezelfde nederzetting kan voor meer dan één tempel punten opleveren, ook twee van jezelf. Een tempel naast een tempel levert aan die kant niets op, en wat erachter ligt, telt niet.
    .head = Tempels naast elkaar
book-rune-scoring = Hoe meer runenstenen je hebt, hoe meer ze opleveren: 1 voor de eerste, 2 voor de tweede, enzovoort. Drie leveren 1 + 2 + 3 = 6 overwinningspunten op, vijf leveren er 15 op.
    .head = Puntentelling van de runenstenen
book-winner = Wie de meeste overwinningspunten heeft, wint. Bij een gelijke stand beslissen meer gebouwde hutten en tempels, daarna meer materialen die over zijn. Is ook dat gelijk, dan wordt de winst gedeeld. Voor de plaatsen daarachter geldt hetzelfde.
    .head = Wie wint
book-points = In het kort: behalve de 5 bij de start krijg je overwinningspunten voor bonuschips ‘+2’, voor offergaven, voor runenstenen als de druïde de rivier oversteekt, en aan het einde voor tempels en nog eens voor runenstenen. Punten verlies je alleen als je de druïde een offergave weigert.
    .head = Alle punten op een rij

## This table

book-chapter-table = Aan deze tafel

book-screens = Je materialen liggen verborgen achter je afscherming; al het andere is open. Van de anderen zie je hoeveel materialen ze hebben, maar niet welke. Wie onthoudt wat er verzameld, gebruikt en geofferd is, mag daar natuurlijk zijn voordeel mee doen.
    .head = Achter de afschermingen
book-screens-open = Een tafel kan met open afschermingen spelen. Dan ziet iedereen alle materialen. Dat is een optie van ons, handig om te leren.
    .head = Open afschermingen
book-rulings = Waar de gedrukte spelregels een vraag openlaten, moesten wij kiezen. Zulke alinea’s zijn als verduidelijking gemarkeerd. Speel je het thuis anders, dan is daar niets mis mee.
    .head = Wat een verduidelijking is
book-no-room = Op een bonuschip mag geen tempel staan. Op een vol bord kan het dus gebeuren dat niemand meer alles kan bouwen. Heeft na een beurt iedereen meer tempels over dan er onbebouwde velden zonder bonuschip zijn, dan begint de finale alsof iemand alles had gebouwd.
    .head = Geen plaats voor tempels
book-nobody-builds = Is er 40 beurten per speler achter elkaar niets gebouwd, dan begint de finale ook. Onder mensen komt dat niet voor.
    .head = Als niemand bouwt
