# What the shell says, whatever is played: in the terminal and in the browser.

nothing = nothing
waiting = { $seat } decides.
game-over = The game is over.
decide = What do you do?

## Playing in the terminal

other-ways = { $count ->
    [one] another way, which is rarely wanted
   *[other] { $count } other ways, which are rarely wanted
}
group-of-choices = { $count ->
    [one] { $verb } (1 choice)
   *[other] { $verb } ({ $count } choices)
}
led-by-choice = { $more ->
    [one] { $choice } (and 1 more choice)
   *[other] { $choice } (and { $more } more choices)
}
topic-kind-sign = sign
no-autosave = { $error } The game goes on; it is saved elsewhere when you leave.

unfinished-games = Unfinished games
unfinished = { $title }: { $players }; turn { $turn }; { $when }
unfinished-unread = { $title }: { $players }; { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} so far; { $when }
new-game = a new game
which-game = Which one
looking-at-saves = Looking for unfinished games ...
compiling = The rules of { $title } are compiled now, once; this takes a minute or two.
compiling-progress = Compiling { $title }
type-yes-or-no = Type yes or no, or Enter for no.
yes-or-no = Yes or no [no]:{" "}

## Taking decisions back

undo-barred = You cannot go back any further: { $reason }.
undo-barred-by-event = You cannot go back any further, because of this: { $event }
undo-barred-nothing = nothing has been decided yet
undo-barred-other-seat = somebody else has decided since
unlimited-undo = Undo without limit: any decision can be taken back, and the results will say so.
unlimited-undo-results = Decisions could be taken back without limit in this game.
unlimited-undo-with-bots = --unlimited-undo is for games without bots, alone or with people at the same keyboard only.
ask-unlimited-undo = Undo without limit takes back any decision, whatever it has revealed; the results will say so.

## Reading a game again

replay-prompt = Enter: next  p: back  b: board  12: action 12  t 5: turn 5  e: end  a: all  q: quit{" "}
replay-no-such-place = There is no such place; actions run from 0, the set-up, to { $last }, and t with a number is a turn.
