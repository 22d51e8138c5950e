# Der Einstieg in Meduris: was vor und nach jeder Lektion gesagt wird, und was andere Möglichkeiten brächten.

tutorial-go-on = Am besten geht es mit einer Partie weiter. Ein freundlicher Bot wartet schon auf dich, und die Spielregeln liegen neben dem Tisch.
tutorial-play = Eine erste Partie gegen einen Bot spielen

lesson-collect-title = Güter erwirtschaften
lesson-collect = Du bist Lila. Deine Arbeiter auf dem Berg erwirtschaften Güter für dich. Wähle den auf der Hochebene Holz oder Wolle, dann die Hochebene Stein. Er kommt obenauf und bringt dir 3, und dein Arbeiter ganz unten bringt dir noch 1.
lesson-collect-done = 4 Stein für dich, 2 für Blau. Wird ein Arbeiter umgesetzt, erwirtschaften alle auf seiner neuen Hochebene Güter: 1 unten, 2 in der Mitte, 3 oben. Das ist der Große Ertrag.
lesson-collect-wrong-blue = Obenauf brächte er dir 3, aber die beiden unter ihm gehören Blau und brächten Blau ebenfalls 3. Auf der Hochebene Stein gehört einer der unteren dir.
lesson-collect-wrong-low = Das brächte dir 3: 2 für ihn und 1 für deinen Arbeiter unter ihm. Auf der Hochebene Stein steht er eine Stufe höher, und du bekommst 4.

lesson-die-title = Der Würfel
lesson-die = Jeder Spielzug beginnt mit dem Würfel. Blau hat Holz gewürfelt: Jeder Arbeiter auf der Hochebene Holz hat eins erwirtschaftet, auch deiner. Jetzt hast du „+1“ gewürfelt: Alle dürfen ein Gut nehmen. Du hast Holz und möchtest auf Feld 4 eine Hütte bauen. Nimm, was noch fehlt: Kupfer.
lesson-die-done = Holz und Kupfer, genau was Feld 4 zeigt. Auch Blau hat etwas genommen: Wer auch würfelt, der Würfel gilt für alle. Das ist der Kleine Ertrag.
lesson-die-wrong-nothing = Du darfst verzichten, aber es ist geschenkt. Nimm Kupfer, dann kannst du auf Feld 4 bauen.
lesson-die-wrong-other = Das wirst du bestimmt noch brauchen. Aber Feld 4 zeigt Holz und Kupfer, und nur das Kupfer fehlt noch.

lesson-hut-title = Die erste Hütte
lesson-hut = Nach dem Würfeln tust du eins: einen Arbeiter umsetzen oder bauen. Eine Hütte kostet die beiden Güter ihres Feldes. Du hast Holz und Kupfer: Wähle ein Feld, das beide zeigt, und baue dort eine Hütte.
lesson-hut-done = Deine erste Hütte! Der Runenstein ihres Bezirks gehört jetzt dir, und der Druide ist aufgebrochen: Jedes der ersten drei Bauwerke bringt ihn eine Steinplatte weiter.
lesson-hut-wrong-move = Güter zu erwirtschaften ist nie verkehrt, aber für eine Hütte hast du schon alles. Baue, bevor Blau es tut!
lesson-hut-wrong-temple = Ein Tempel würde dasselbe kosten, bringt aber keinen Runenstein und Punkte nur für Hütten neben ihm, und noch steht keine. Baue eine Hütte.

lesson-settlement-title = Eine Siedlung wächst
lesson-settlement = Hütten nebeneinander sind eine Siedlung, wem sie auch gehören. Je größer sie wird, desto mehr kostet die nächste Hütte. Neben deiner Hütte kostet Feld 5 seine beiden Güter je zweimal: 2 Stein und 2 Holz. Die hast du. Baue dort.
lesson-settlement-done = Die zweite Hütte für 2 + 2; eine dritte würde 3 + 3 kosten. Warum so viel ausgeben? Weil dir eine Opfergabe für den Druiden 1 Punkt für jede Hütte der Siedlung bringen kann.
lesson-settlement-wrong-move = Du bekämst mehr Güter, aber du hast genau, was Feld 5 kostet. Lass deine Siedlung wachsen.
lesson-settlement-wrong-hut = Auch die kannst du bezahlen. Lass aber jetzt deine eigene Siedlung wachsen: auf Feld 5, gleich neben deiner Hütte.
lesson-settlement-wrong-temple = Ein Tempel kostet seine beiden Güter immer nur je einmal, aber eine Siedlung wächst durch ihn nicht. Baue eine Hütte auf Feld 5.

lesson-rune-title = Runensteine
lesson-rune = Mit der Hütte auf Feld 20 hat Blau den Runenstein „Welle“ genommen. Ein Runenstein geht aber immer an die Farbe, die zuletzt in seinem Bezirk eine Hütte gebaut hat. Baue eine Hütte auf Feld 18 oder 22, und Blau muss ihn hergeben.
lesson-rune-done = Er gehört dir! Jeder Runenstein bringt jedes Mal 1 Punkt, wenn der Druide den Fluss überquert, und am Ende bringen sie dir zusammen 1 + 2 + 3 + … Punkte.
lesson-rune-wrong-move = Dann behält Blau den Runenstein. Du hast Wolle und Stein, das reicht für eine Hütte auf Feld 18 oder 22.
lesson-rune-wrong-hut = Dort würdest du einen Runenstein nehmen, den noch niemand hat, und auch das ist ein guter Zug. Nimm hier aber Blau einen ab: Feld 18 oder 22.
lesson-rune-wrong-temple = Nur Hütten bringen Runensteine. Baue eine Hütte auf Feld 18 oder 22.

lesson-druid-title = Der Druide
lesson-druid = Blau hat das vierte Bauwerk gebaut. Also verlässt der Druide seine Steinplatten und kommt zur ersten Hütte auf seinem Weg: deiner auf Feld 4. Er fordert Holz und Kupfer. Opfere beide. Deine Siedlung hat 2 Hütten, also erhältst du 2 Punkte.
lesson-druid-2 = 2 Punkte! Jetzt geht er in deiner Siedlung weiter zu Feld 5 und fordert Stein und Holz. Du hast nur noch Holz. Das reicht für 1 Punkt.
lesson-druid-done = Zusammen 3 Punkte. Ab jetzt schickt jedes Bauwerk, von wem auch immer, den Druiden im Uhrzeigersinn zur nächsten Hütte. Behalte also etwas für ihn, wenn er dir nahe kommt.
lesson-druid-wrong-nothing = Wer die Opfergabe verweigert, verliert 1 Punkt. Du hast etwas zu opfern: Gib es ihm.
lesson-druid-wrong-one = Ein Gut bringt 1 Punkt, wie groß die Siedlung auch ist. Beide bringen 1 Punkt für jede ihrer Hütten: hier 2.

lesson-replace-title = Drei für eins
lesson-replace = Du möchtest auf Feld 16 bauen, hast aber keinen Stein. Das macht nichts: Drei Güter anderer Sorten ersetzen eins. Baue dort.
lesson-replace-2 = Das Kupfer hast du. Drei andere ersetzen den Stein. Du hast 2 Holz und 2 Wolle: Entscheide, was du lieber behältst.
lesson-replace-done = Vier Güter statt zwei: teuer, aber du musstest nicht auf Stein warten. So ersetzen kannst du bei Hütten, Tempeln und Opfergaben.
lesson-replace-wrong-move = Du könntest erst Stein erwirtschaften, aber das kostet einen ganzen Spielzug. Versuche es mit anderen Gütern: Baue auf Feld 16.
lesson-replace-wrong-hut = Dort könntest du auch bauen. Um zu sehen, wie Ersetzen geht, wähle Feld 16.

lesson-chip-title = Bonus-Chips
lesson-chip = Du hast gar nichts und kannst trotzdem bauen: Auf dem Bonus-Chip „Hütte“ ist die Hütte kostenlos. Einer liegt auf Feld 12, ganz allein, und einer auf Feld 25, neben drei Hütten. Wo sparst du mehr?
lesson-chip-done = Eine vierte Hütte hätte dich 4 Kupfer und 4 Stein gekostet. Die anderen Bonus-Chips: „+2“ bringt sofort 2 Punkte, und „Druide“ bleibt unter deiner Hütte, bis du ihn statt beider Güter opferst.
lesson-chip-wrong-move = Güter kannst du später erwirtschaften. Nimm erst das Geschenk an: Auf Feld 25 kostet dich eine Hütte nichts.
lesson-chip-wrong-hut = Auch dort kostenlos, aber eine einzelne Hütte würde nur zwei Güter kosten. Auf Feld 25 sparst du acht.

lesson-river-title = Der Fluss
lesson-river = Das nächste Bauwerk schickt den Druiden über den Fluss, und dann erhalten alle 1 Punkt für jeden Runenstein. Du hast 3. Baue eine Hütte in einem Bezirk, dessen Runenstein du noch nicht hast: Er zählt sofort mit.
lesson-river-done = 4 Runensteine, 4 Punkte. Danach ging der Druide zur ersten Hütte hinter dem Fluss und forderte von Blau eine Opfergabe. Immer im Blick zu haben, wohin er als Nächstes geht, ist das halbe Spiel.
lesson-river-wrong-move = Dann bleibt der Druide stehen, und Blau entscheidet, wann er den Fluss überquert. Baue eine Hütte und nimm die Punkte gleich mit.
lesson-river-wrong-held = Den Runenstein dieses Bezirks hast du schon. Der Druide ginge über den Fluss, aber du bekämst nur 3 Punkte. Versuche es in einem anderen Bezirk.
lesson-river-wrong-temple = Auch ein Tempel schickt ihn über den Fluss, bringt aber keinen Runenstein: 3 Punkte statt 4. Baue eine Hütte.

lesson-end-title = Das Ende
lesson-end = Blau hat alles gebaut, also ist das dein letzter Spielzug. Errichte deinen zweiten Tempel. Am Ende bringt er 1 Punkt für jede Hütte der Siedlung links und der Siedlung rechts von ihm. Feld 23 liegt zwischen 3 Hütten und 2 Hütten.
lesson-end-2 = Jetzt geht der Druide seine letzte Runde und fordert noch einmal von jeder Hütte eine Opfergabe. Hier steht eine einzelne Hütte von dir: Ein Gut bringt 1 Punkt, beide brächten nicht mehr. Den Stein brauchst du noch, opfere also Wolle.
lesson-end-3 = Deine letzte Hütte steht in einer Siedlung mit 3 Hütten. Aufheben lohnt sich nicht mehr: Opfere beide und erhalte 3 Punkte.
lesson-end-done = 5 Punkte für den neuen Tempel, 3 für den anderen und 1 + 2 für deine zwei Runensteine. Du gewinnst mit 38 zu 36!
lesson-end-wrong-move = Es ist dein letzter Spielzug, und Güter bringen jetzt kaum noch Punkte. Ein Tempel auf Feld 23 bringt 5.
lesson-end-wrong-hut = Eine Hütte brächte dir höchstens einen dritten Runenstein, also 3 Punkte. Ein Tempel auf Feld 23 bringt 5.
lesson-end-wrong-temple = Dort würde der Tempel weniger bringen. Auf Feld 23 hat er 3 Hütten auf der einen und 2 auf der anderen Seite: 5 Punkte.
lesson-end-wrong-otherwise = Du hast genau, was Feld 23 kostet: Holz und Kupfer. Anders bezahlt, würde es dich nur mehr Güter kosten.
lesson-end-wrong-nothing = Wer die Opfergabe verweigert, verliert 1 Punkt, auch in der letzten Runde. Du hast etwas zu opfern.
lesson-end-wrong-stone = Dann fehlt dir der Stein bei deiner anderen Hütte, wo beide Güter 3 Punkte bringen. Opfere hier Wolle.
lesson-end-wrong-both = Bei einer einzelnen Hütte bringen beide Güter 1 Punkt, genau wie eins. Behalte den Stein für deine andere Hütte und opfere nur Wolle.
lesson-end-wrong-one = Ein Gut bringt 1 Punkt, beide bringen 3, und danach fordert niemand mehr etwas von dir.
