# Meduris leren: wat er voor en na elke les wordt gezegd, en wat andere keuzes zouden doen.

tutorial-go-on = Het beste ga je nu verder met een spel. Er wacht een vriendelijke bot op je, en de spelregels liggen naast de tafel.
tutorial-play = Een eerste spel tegen een bot spelen

lesson-collect-title = Verzamelen
lesson-collect = Je bent Paars. Je arbeiders op de berg verzamelen voor jou. Kies die op de hoogvlakte ‘hout’ of ‘wol’, en dan de hoogvlakte ‘steen’. Hij komt bovenop en verzamelt er 3, en je arbeider onderaan verzamelt er nog 1.
lesson-collect-done = 4 steen voor jou, 2 voor Blauw. Als een arbeider wordt verplaatst, verzamelt iedereen op zijn nieuwe hoogvlakte: 1 onderaan, 2 in het midden, 3 bovenaan. Dat is de grote opbrengst.
lesson-collect-wrong-blue = Bovenop zou hij er 3 verzamelen, maar de twee onder hem zijn allebei van Blauw en verzamelen er samen ook 3. Op de hoogvlakte ‘steen’ is een van de onderste van jou.
lesson-collect-wrong-low = Dat zou je er 3 opleveren: 2 voor hem en 1 voor je arbeider onder hem. Op de hoogvlakte ‘steen’ staat hij een trede hoger en krijg je er 4.

lesson-die-title = De dobbelsteen
lesson-die = Elke beurt begint met de dobbelsteen. Blauw gooide hout: elke arbeider op de hoogvlakte ‘hout’ verzamelde er één, die van jou ook. Nu heb jij ‘+1’ gegooid: iedereen mag een materiaal nemen. Je hebt hout en wilt op veld 4 een hut bouwen. Neem wat nog ontbreekt: koper.
lesson-die-done = Hout en koper, precies wat veld 4 toont. Blauw heeft ook iets genomen: wie er ook gooit, de dobbelsteen is voor iedereen. Dat is de kleine opbrengst.
lesson-die-wrong-nothing = Je mag ervan afzien, maar je krijgt het cadeau. Neem koper, dan kun je op veld 4 bouwen.
lesson-die-wrong-other = Dat komt vast nog van pas. Maar veld 4 toont hout en koper, en alleen het koper ontbreekt nog.

lesson-hut-title = De eerste hut
lesson-hut = Na de dobbelsteen doe je één ding: een arbeider verplaatsen of bouwen. Een hut kost de twee materialen van het veld. Je hebt hout en koper: kies een veld dat beide toont en bouw er een hut.
lesson-hut-done = Je eerste hut! De runensteen van het district is nu van jou, en de druïde is op weg gegaan: elk van de eerste drie bouwwerken brengt hem één steenveld verder.
lesson-hut-wrong-move = Verzamelen kan nooit kwaad, maar je hebt al wat een hut kost. Bouw voordat Blauw het doet!
lesson-hut-wrong-temple = Een tempel zou hetzelfde kosten, maar brengt geen runensteen en levert alleen punten op voor hutten ernaast, en die zijn er nog niet. Bouw een hut.

lesson-settlement-title = Een nederzetting groeit
lesson-settlement = Hutten naast elkaar zijn een nederzetting, van wie ze ook zijn. Hoe groter die wordt, hoe meer de volgende hut kost. Naast je hut kost veld 5 elk van zijn twee materialen twee keer: 2 steen en 2 hout. Die heb je. Bouw daar.
lesson-settlement-done = De tweede hut voor 2 + 2; een derde zou 3 + 3 kosten. Waarom zo veel betalen? Omdat een offergave aan de druïde je 1 overwinningspunt voor elke hut van de nederzetting kan opleveren.
lesson-settlement-wrong-move = Je zou meer verzamelen, maar je hebt precies wat veld 5 kost. Laat je nederzetting groeien.
lesson-settlement-wrong-hut = Die kun je ook betalen. Maar laat nu je eigen nederzetting groeien: op veld 5, vlak naast je hut.
lesson-settlement-wrong-temple = Een tempel kost zijn twee materialen altijd maar één keer, maar er groeit geen nederzetting door. Bouw een hut op veld 5.

lesson-rune-title = Runenstenen
lesson-rune = Met de hut op veld 20 heeft Blauw de runensteen ‘Golf’ genomen. Maar een runensteen gaat altijd naar de kleur die het laatst in zijn district een hut heeft gebouwd. Bouw een hut op veld 18 of 22, en Blauw moet hem afstaan.
lesson-rune-done = Hij is van jou! Elke runensteen geeft telkens 1 overwinningspunt als de druïde de rivier oversteekt, en aan het einde geven ze je samen 1 + 2 + 3 + … overwinningspunten.
lesson-rune-wrong-move = Dan houdt Blauw de runensteen. Je hebt wol en steen, genoeg voor een hut op veld 18 of 22.
lesson-rune-wrong-hut = Daar zou je een runensteen nemen die nog niemand heeft, en ook dat is een goede zet. Maar neem er hier een van Blauw af: veld 18 of 22.
lesson-rune-wrong-temple = Alleen hutten brengen runenstenen. Bouw een hut op veld 18 of 22.

lesson-druid-title = De druïde
lesson-druid = Blauw heeft het vierde bouwwerk gebouwd. Dus verlaat de druïde zijn steenvelden en komt hij bij de eerste hut op zijn pad: die van jou, op veld 4. Hij verlangt hout en koper. Offer beide. Je nederzetting heeft 2 hutten, dus je krijgt 2 overwinningspunten.
lesson-druid-2 = 2 overwinningspunten! Nu gaat hij verder door je nederzetting, naar veld 5, en verlangt steen en hout. Je hebt alleen nog hout. Dat is genoeg voor 1 overwinningspunt.
lesson-druid-done = Samen 3 overwinningspunten. Vanaf nu gaat de druïde na elk bouwwerk, van wie ook, met de klok mee naar de volgende hut. Bewaar dus iets voor hem als hij bij jou in de buurt komt.
lesson-druid-wrong-nothing = Wie weigert, verliest 1 overwinningspunt. Je hebt iets te offeren: geef het hem.
lesson-druid-wrong-one = Eén materiaal levert 1 overwinningspunt op, hoe groot de nederzetting ook is. Beide leveren er 1 op voor elke hut: hier 2.

lesson-replace-title = Drie voor één
lesson-replace = Je wilt op veld 16 bouwen, maar je hebt geen steen. Geeft niet: drie materialen van andere soorten vervangen er één. Bouw daar.
lesson-replace-2 = Het koper heb je. Drie andere vervangen de steen. Je hebt 2 hout en 2 wol: kies wat je liever houdt.
lesson-replace-done = Vier materialen in plaats van twee: duur, maar je hoefde niet op steen te wachten. Zo vervangen mag bij hutten, tempels en offergaven.
lesson-replace-wrong-move = Je zou eerst steen kunnen verzamelen, maar dat kost een hele beurt. Probeer het met andere materialen: bouw op veld 16.
lesson-replace-wrong-hut = Daar zou je ook kunnen bouwen. Kies veld 16 om te zien hoe vervangen werkt.

lesson-chip-title = Bonuschips
lesson-chip = Je hebt helemaal niets en toch kun je bouwen: op een bonuschip ‘Hut’ kost een hut niets. Er ligt er een op veld 12, helemaal alleen, en een op veld 25, naast drie hutten. Waar bespaar je meer?
lesson-chip-done = Een vierde hut zou je 4 koper en 4 steen hebben gekost. De andere bonuschips: ‘+2’ geeft meteen 2 overwinningspunten, en ‘Druïde’ blijft onder je hut liggen tot je hem in plaats van beide materialen offert.
lesson-chip-wrong-move = Verzamelen kan later nog. Neem eerst het cadeau aan: op veld 25 kost een hut je niets.
lesson-chip-wrong-hut = Ook daar kost het niets, maar een vrijstaande hut zou maar twee materialen kosten. Op veld 25 bespaar je er acht.

lesson-river-title = De rivier
lesson-river = Na het volgende bouwwerk steekt de druïde de rivier over, en dan krijgt iedereen 1 overwinningspunt voor elke runensteen. Je hebt er 3. Bouw een hut in een district waarvan je de runensteen nog niet hebt: die telt meteen mee.
lesson-river-done = 4 runenstenen, 4 overwinningspunten. Daarna ging de druïde naar de eerste hut voorbij de rivier en verlangde een offergave van Blauw. In de gaten houden waar hij hierna heen gaat, is het halve spel.
lesson-river-wrong-move = Dan blijft de druïde staan, en beslist Blauw wanneer hij de rivier oversteekt. Bouw een hut en pak de punten meteen.
lesson-river-wrong-held = De runensteen van dit district heb je al. De druïde zou oversteken, maar je zou er maar 3 overwinningspunten mee krijgen. Probeer een ander district.
lesson-river-wrong-temple = Ook door een tempel steekt hij over, maar die brengt geen runensteen: 3 overwinningspunten in plaats van 4. Bouw een hut.

lesson-end-title = Het einde
lesson-end = Blauw heeft alles gebouwd, dus dit is je laatste beurt. Bouw je tweede tempel. Aan het einde levert die 1 overwinningspunt op voor elke hut van de nederzetting links ervan en van die rechts ervan. Veld 23 ligt tussen 3 hutten en 2 hutten.
lesson-end-2 = Nu loopt de druïde zijn laatste ronde en verlangt hij nog eens van elke hut een offergave. Hier staat een vrijstaande hut van jou: één materiaal levert 1 overwinningspunt op, beide ook niet meer. De steen heb je nog nodig, dus offer wol.
lesson-end-3 = Je laatste hut staat in een nederzetting van 3 hutten. Bewaren heeft geen zin meer: offer beide en krijg 3 overwinningspunten.
lesson-end-done = 5 overwinningspunten voor de nieuwe tempel, 3 voor de andere, en 1 + 2 voor je twee runenstenen. Je wint met 38 tegen 36!
lesson-end-wrong-move = Het is je laatste beurt, en wat je verzamelt levert nu nauwelijks nog punten op. Een tempel op veld 23 levert er 5 op.
lesson-end-wrong-hut = Een hut zou je hoogstens een derde runensteen brengen, goed voor 3 punten. Een tempel op veld 23 levert er 5 op.
lesson-end-wrong-temple = Daar zou de tempel minder opleveren. Op veld 23 staan er 3 hutten aan de ene kant en 2 aan de andere: 5 overwinningspunten.
lesson-end-wrong-otherwise = Je hebt precies wat veld 23 kost: hout en koper. Met een andere betaling zou je alleen maar meer materialen kwijt zijn.
lesson-end-wrong-nothing = Wie weigert, verliest 1 overwinningspunt, ook in de laatste ronde. Je hebt iets te offeren.
lesson-end-wrong-stone = Dan heb je geen steen meer voor je andere hut, waar beide materialen 3 overwinningspunten opleveren. Offer hier wol.
lesson-end-wrong-both = Bij een vrijstaande hut leveren beide materialen 1 overwinningspunt op, net als één. Bewaar de steen voor je andere hut en offer alleen wol.
lesson-end-wrong-one = Eén materiaal levert 1 overwinningspunt op, beide leveren er 3 op, en daarna verlangt niemand meer iets van je.
