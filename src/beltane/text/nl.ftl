# What the shell says, whatever is played: in the terminal and in the browser.

nothing = niets
waiting = { $seat } beslist.
game-over = Het spel is afgelopen.
decide = Wat doe je?

## Playing in the terminal

other-ways = { $count ->
    [one] een andere manier, die zelden gewenst is
   *[other] { $count } andere manieren, die zelden gewenst zijn
}
group-of-choices = { $count ->
    [one] { $verb } (1 keuze)
   *[other] { $verb } ({ $count } keuzes)
}
led-by-choice = { $more ->
    [one] { $choice } (en nog 1 keuze)
   *[other] { $choice } (en nog { $more } keuzes)
}
topic-kind-sign = teken
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
type-yes-or-no = Typ yes (ja) of no (nee), of alleen Enter voor nee.
yes-or-no = Yes (ja) of no (nee) [no]:{" "}

## Taking decisions back

undo-barred = Je kunt niet verder terug: { $reason }.
undo-barred-by-event = Je kunt niet verder terug, en wel hierom: { $event }
undo-barred-nothing = er is nog niets beslist
undo-barred-other-seat = iemand anders heeft intussen iets beslist
unlimited-undo = Onbeperkt terugnemen: elke beslissing kan worden teruggenomen, en de uitslag vermeldt dat.
unlimited-undo-results = In dit spel konden beslissingen onbeperkt worden teruggenomen.
unlimited-undo-with-bots = --unlimited-undo is alleen voor spellen zonder bots: in je eentje of met mensen aan hetzelfde toetsenbord.
ask-unlimited-undo = Met onbeperkt terugnemen kan elke beslissing terug, wat ze ook heeft onthuld; de uitslag vermeldt dat.

## Reading a game again

replay-prompt = Enter: volgende  p: terug  b: bord  12: actie 12  t 5: beurt 5  e: einde  a: alles  q: stoppen{" "}
replay-no-such-place = Die plaats is er niet; acties lopen van 0, de voorbereiding, tot { $last }, en t met een getal is een beurt.
