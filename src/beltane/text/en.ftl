# What the shell says, whatever is played: in the terminal and in the browser.

nothing = nothing
waiting = Waiting for { $seat }.
game-over = The game is over.
decide = What do you do?

## Playing in the terminal

other-ways = { $count ->
    [one] 1 other way, rarely wanted
   *[other] { $count } other ways, rarely wanted
}
quoted = '{ $text }'
choice-with-details = { $choice }: { $details }
group-of-choices = { $count ->
    [one] { $verb } (1 choice)
   *[other] { $verb } ({ $count } choices)
}
led-by-choice = { $more ->
    [one] { $choice } (and 1 more choice)
   *[other] { $choice } (and { $more } more choices)
}
topic-kind-sign = sign
topic-kind-command = command
# Two things to know of a choice, or more of them.
details = { $before }; { $detail }
play-explanation = { $word } ({ $kind }): { $text }
play-about-command = { $usage }: { $summary }.
play-kind-and-word = { $kind } { $word }
play-help-board-parts = { $summary }: { $parts }
player-human = human
no-autosave = { $error } You can play on; the game is saved elsewhere when you leave.

unfinished-games = Unfinished games
unfinished = { $title }: { $players }; turn { $turn }; { $when }
unfinished-unread = { $title }: { $players }; { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} so far; { $when }
new-game = a new game
which-game = Which one
looking-at-saves = Looking for unfinished games ...
compiling = Compiling the rules of { $title }; this is needed only once and takes a minute or two.
compiling-progress = Compiling { $title }
answer-yes = yes
answer-no = no
type-yes-or-no = Type yes or no, or Enter for no.
yes-or-no = Yes or no [no]:{" "}

menu-game = Game
menu-players = Players ({ $least } to { $most })
menu-players-or-alone = Players ({ $least } to { $most }; 1 for a game against the automaton)
menu-humans = How many of you are at this keyboard
menu-level = Level of the bots
menu-type-number = Type a number from { $first } to { $last }, or Enter for { $default }.
menu-type-number-or-word = Type a number from { $first } to { $last }, { $words }, or Enter for { $default }.

play-welcome = { $title }: { $players }. Seed { $seed }.
play-how-to-begin = Type a number or an action; help lists the commands, Ctrl-C saves and stops.
play-narrow-window = The board is { $columns } columns wide; it looks better in a wider window.
play-thinking = { $name } ({ $bot }) is thinking ...
play-only-choice = The only choice: { $choice }.
play-hand-over = { $name } is next: press Enter when only { $name } can see the screen.{" "}
play-only-enter = Press Enter to go on, or type quit to save and stop; all else must wait.
play-back-to-own = Back to your last decision.
play-back-to-other = Back to { $name }’s last decision.
play-saved = Saved. To continue this game:
play-read-again = To replay the whole game:
play-winners = { $winners-count ->
    [1] { $winners } wins.
   *[other] { $winners } share the win.
}
play-enter-takes = Enter: { $choice }
play-enter-more = Enter: { $count } more
play-enter-more-of-part = Enter: { $count } more, back: everything
play-enter-back = Enter: back to everything
error-no-such-choice = There is no choice { $found }; the numbers run from 1 to { $last }.
error-neither-choice-nor-command = '{ $typed }' is neither a choice nor a command; type a number, an action as listed, or help.
error-no-choice-now = '{ $typed }' cannot be chosen now; type a number, or an action as listed.

## Commands while playing; the words that are typed are the same in every language

play-how-to-choose = Choose by number, or type an action as listed; the first few letters will do.
play-usage-undo = undo
    .term = undo
play-help-undo = take back your last decision, as long as nothing has been revealed since
play-usage-hint = hint
    .term = hint
play-help-hint = have a search look at your choices for a second
play-usage-board = board [PART]
    .term = board
play-help-board = draw the position, or a part of it
play-usage-choices = choices
    .term = choices
play-help-choices = list the choices again
play-usage-back = back
    .term = back
play-help-back = go back from part of the list to the whole list
play-usage-log = log [N]
    .term = log
play-help-log = repeat the last few sentences
play-usage-save = save [FILE]
    .term = save
play-help-save = save the game and play on
play-usage-explain = ? WORD
    .term = explain
play-help-explain = explain a word or a sign on the board, as in ? turn
play-usage-help = help [WORD]
    .term = help
play-help-help = list the commands, or explain a word
play-usage-quit = quit
    .term = quit
play-help-quit = save the game and stop; Ctrl-C and Ctrl-D do the same
play-how-to-look-up = Type ? and a word to have it explained: an action, { $words }, or any word or sign on the board.
play-which-word = Which one: { $words }?
play-hint-looking = Looking for a hint; Ctrl-C stops it ...
play-hint-stopped = The search was stopped early.
play-hint-heading = What a search looked at most, with points better or worse than the first.
play-hint-figures = looked at { $share }, { $points } points
play-hint-figures-with-chance = looked at { $share }, { $points } points, { $chance } to win
outlook-steps = leads to: { $steps }
outlook-gains = brings { $gains }
outlook-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source })
play-hint-equal = About equal: { $choices }.
play-hint-meaning = A search tries out your choices again and again, most often those that look best. 'looked at' is a choice’s share of those tries. The points say how much better or worse you would finish against your best rival than with the first choice, as far as the search can tell; the more tries, the surer. Anything within half a point is about equal. Ctrl-C stops the search.
error-bad-log = log takes a number of sentences, as in log 40, not '{ $found }'.
error-no-such-part = The board has no part '{ $found }'; its parts are { $parts }.
error-list-is-whole = This is the whole list already; undo takes back your last decision.
error-nothing-to-explain = There is nothing to say about '{ $found }'; ? alone lists the words that can be explained.

## Taking decisions back

error-undo-barred = You cannot go back any further: { $why }.
error-undo-barred-by-event = You cannot go back any further, because of this: { $event }
undo-barred-nothing = nothing has been decided yet
undo-barred-other-seat = somebody else has made a decision since
unlimited-undo = Unlimited undo: any decision can be taken back, and the results will say so.
unlimited-undo-results = This game was played with unlimited undo.
ask-unlimited-undo = Unlimited undo takes back any decision, whatever it has revealed; the results will say so.

## Reading a game again

replay-prompt = Enter: next  p: back  b: board  12: action 12  t 5: turn 5  e: end  a: all  q: quit{" "}
replay-no-such-place = There is no such place; actions run from 0 (the set-up) to { $last }, and t with a number goes to a turn.

## Errors: setting up and playing a game

error-unknown-game = There is no game { $found }; the games are { $games }.
error-unknown-language = There is no language { $found }; the languages are { $languages }.
error-seats-out-of-range = { $title } has { $least } to { $most } seats, not { $found }.
error-no-options = { $title } has no option { $found }; it has none.
error-unknown-option = { $title } has no option { $found }; its options are { $options }.
error-unknown-choice = The option '{ $option }' takes one of { $choices }, not { $found }.
error-option-not-with-seats = The option '{ $option }' of { $title } must stay at '{ $choice }' with { $seats ->
    [one] { $seats } seat.
   *[other] { $seats } seats.
}
error-bad-seed = A seed is a whole number from 0 to { $most }, not { $found }.
error-unknown-seat = There is no seat { $found }; the seats are 0 to { $last }, and None is a spectator.
error-unknown-action-number = There is no action { $found }; the numbers run from 0 to { $last }.
error-unknown-action = { $found } is not an action of this game; actions begin with { $verbs }.
error-unknown-action-close = { $found } is not an action of this game; did you mean '{ $close }'?
error-illegal-action = '{ $action }' is not legal now; the choices are { $choices }.
error-illegal-in-batch = In row { $row } of the batch, action { $action } is not legal; nothing was played.
error-cuda-missing = Playing on a GPU needs { $extra }: install it with pip install '{ $extra }'.
more-choices = { $count } more
error-torch-missing = Learning needs { $extra }: install it with pip install '{ $extra }'.
error-not-per-cent = { $option } takes a whole number of per cent from 0 to 100, not { $found }.
error-taught-on-gpu = { $option } works on the processor only: leave it out, or --device cuda.
error-no-gpu = PyTorch finds no NVIDIA GPU; without --device, learning uses the processor.
error-learning-there-already = { $folder } already holds a run of learning: continue it with --resume, or choose another folder.
error-no-learning-there = There is no run of learning in { $folder } to continue.
error-learning-illegal = Learning stopped because illegal actions were drawn ({ $count }), which only damaged predictions explain. Continue from the last checkpoint with --resume.
error-learning-diverged = Learning stopped because no gradient was finite in a whole round ({ $count } parts). Continue from the last checkpoint with --resume, or begin anew with another --seed.
error-learning-of-other-game = { $folder } holds a run of learning { $found }.
error-learning-out-of-date = The learning in { $file } began when networks saw other numbers or chose from other actions, and cannot go on. Begin anew in another folder.
error-learning-setting-unknown = There is no setting of learning called { $name }.
error-learning-setting-unfit = The setting { $name } cannot be { $found }.
error-learning-setting-fixed = The setting { $name } cannot change while a network learns.
error-played-after-end = '{ $action }' cannot be played: the game is over.
error-plan-of-two-seats = A plan ends where another seat decides; nothing of it has been played.
error-plan-past-reveal = A plan ends where something is revealed; nothing of it has been played. Choose what comes after once you have seen what it is.
error-undo-nothing = There is nothing to undo: no action has been played yet.
error-undo-revealed = The last action cannot be taken back: it revealed something ({ $reason }).
error-undo-other-seat = Your last action cannot be taken back: another seat has made a decision since.

## Errors: save files

save-field-number = a whole number from 0 to { $most }
save-field-game = a game’s name
save-field-edition = a name with its digest
save-field-options = option names with their choices
save-field-actions = a list of actions in notation
error-save-not-text = This is not a save file: it is not text.
error-save-not-json = This is not a save file, or it is damaged: it is not valid JSON.
error-save-not-json-line = This is not a save file, or it is damaged: it is not valid JSON (line { $line }).
error-save-number-too-long = This save file is damaged: it holds a number too long to read.
error-save-no-object = This is not a save file: a JSON object is expected.
error-save-field-twice = This save file is damaged: it has the field { $field } twice.
error-save-field-missing = This save file is damaged: the field '{ $field }' is missing ({ $expected } is expected).
error-save-field-bad = This save file is damaged: the field '{ $field }' holds { $found }; { $expected } is expected.
error-save-without-seed = The field 'seed' of this save file is empty: the game was downloaded before its end. It can be read, but not continued.
error-save-field-unknown = This save file is foreign or damaged: the field { $field } is unknown.
error-save-field-wrong = The field '{ $field }' of this save file is wrong: { $problem }
error-save-other-format = This save file has format { $found }; this version of Beltane reads format { $format }.
error-save-other-rules = This save file follows version { $found } of the rules of { $title }; this version of Beltane plays version { $rules }.
error-save-other-edition = This game was saved with edition { $found } ({ $digest }) of the components; Beltane is now running with { $current } ({ $currentdigest }).
error-save-bad-undo = The field 'undo' of this save file holds { $found }; '{ $expected }' is expected, or no such field.
error-save-bad-players = The field 'players' of this save file holds { $found }; { $seats ->
    [one] { $seats } word is expected.
   *[other] { $seats } words are expected.
}
error-save-ply-no-action = Ply { $ply } of this save file holds { $found }; an action in notation is expected.
error-save-ply-wrong = Ply { $ply } of this save file is wrong: { $problem }
error-save-points-too-early = The field 'points' of this save file should not be there: the game is not over.
error-save-points-missing = This save file is damaged: the field 'points' is missing ({ $points } is expected).
error-save-points-wrong = The field 'points' of this save file holds { $found }, but the game ends with { $points }.
error-save-unreadable = The save file { $file } cannot be read: { $reason }.
error-save-unwritable = The save file { $file } cannot be written: { $reason }.
error-save-no-home = The save file { $file } cannot be written: there is no such home folder.
error-save-no-name = The save file { $file } cannot be written: that is not a file’s name.
error-save-wrong = { $file }: { $problem }
error-folder-unwritable = The folder { $folder } cannot be written to: { $reason }.

## Errors: editions and their component files

# Where something is wrong in a component file; most messages below begin with it.
fault-place = { $file }, { $entry }
# A place in a list of a component file: "[[tile]] number 3".
numbered-entry = { $list } number { $number }
error-edition-missing = The edition folder { $folder } does not exist.
error-edition-empty = The edition folder { $folder } has no folder for a game; the games are { $games }.
error-edition-exists = { $folder } already exists; choose a new or empty folder.
error-edition-foreign-folder = { $folder } is not named after a game; the games are { $games }.
error-edition-unwritable = The edition folder { $folder } cannot be written: { $reason }.
error-components-missing = The component file { $file } is missing.
error-components-unreadable = The component file { $file } cannot be read: { $reason }.
error-components-not-toml = The component file { $file } is not valid TOML: { $reason }.
error-components-no-table = { fault-place }: this table is missing.
error-components-no-list = { fault-place }: this list of tables is missing.
error-components-no-value = { fault-place }: '{ $key }' is missing.
error-components-type = { fault-place }: '{ $key }' is { $found }, but it must be of type { $type }.
error-components-choice = { fault-place }: '{ $key }' is { $found }, but it must be one of { $choices }.
error-components-words = { fault-place }: '{ $key }' contains { $found }, but only { $choices } are allowed.
error-components-rulebook = { fault-place }: '{ $key }' is { $found }, but the rulebook says { $expected }.
error-components-count = { fault-place }: { $found ->
    [one] { $found } is
   *[other] { $found } are
} listed, but there should be { $expected }.
error-components-order = { fault-place }: '{ $key }' is { $found }, but { $expected } belongs here.
error-components-provenance = { fault-place }: '{ $key }' must be one of { $choices }.

## Bots

percent = { $number }%
bots-name-apprentice = Apprentice
bots-name-adept = Adept
bots-name-druid = Druid
bots-name-archdruid = Archdruid
bots-random = plays at random
bots-greedy = looks one decision ahead
bots-mcts = searches for N iterations or milliseconds
bots-net = plays what a network has learned, or searches with it
bots-apprentice = a friendly opponent
bots-adept = a good opponent
bots-druid = a strong opponent
bots-archdruid = the strongest
bots-broken = cannot be used: { $reason }
bots-no-kind = { $object } is not a BotKind
error-unknown-bot = There is no bot '{ $found }'; the bots are { $bots }.
error-bot-without-parameters = The bot '{ $bot }' takes no parameters, so '{ $bot }:{ $parameters }' is not one.
error-bad-mcts-search = '{ $found }' is not a bot; a search needs iterations or milliseconds, as in mcts:2000 or mcts:500ms, and may name cores, as in mcts:2000:2, and long roll-outs, as in mcts:2000:end.
error-bad-net-search = '{ $found }' is not a bot; net alone plays what the network has learned, and a search with it needs iterations or milliseconds, as in net:200 or net:500ms, and may name cores, as in net:200:2.
error-broken-bot = The bot '{ $bot }' of the package { $package } cannot be used: { $reason }.
error-bot-failed = The bot '{ $bot }' failed in { $file }, line { $line }: { $reason }.
error-bot-cheated = The bot '{ $bot }' broke the rules: { $problem }
error-no-network = No network has learned { $title } yet, so the bots that need one cannot play it; mcts:2000 and others can.
error-bad-network = The network { $file } cannot be used: { $reason }.
network-unreadable = it cannot be read
network-nameless = it says nothing about itself
network-other-game = it is for another game than { $title }
network-other-rules-version = it was made for other rules of { $title }
network-other-observation = it was made for another observation of { $title }
network-other-actions = it was made for other actions of { $title }
network-array = '{ $array }' is missing, or not of the shape { $shape }
network-not-finite = '{ $array }' holds something that is no number
network-rows = its inputs have no rows of their own

## Contests between bots

# A match of a contest, in errors: who sits around the table, and which deal it is.
arena-match = { $bots } (deal { $deal })
error-bad-game-count = The number of games must be from 1 to { $most }, not { $found }.
error-no-bots = A contest needs at least one bot.
error-bot-twice = The bot '{ $bot }' is named twice; once is enough.
results-remedy = choose another folder with --out, or remove that file
error-results-damaged = { $file } is damaged at line { $line }; remove that line, and its match will be played again.
error-results-foreign = { $file } is not a results file of this contest; { results-remedy }.
error-results-of-other-contest = { $file } holds results of another contest ({ $field } { $found }, not { $wanted }); { results-remedy }.
error-results-of-other-package = { $file } holds results of the bot '{ $bot }' from { $earlier }, which cannot be compared with those from { $package }; { results-remedy }.
error-results-of-other-version = { $file } holds results of other versions of the rules or bots, which cannot be compared; { results-remedy }.
error-match-kills-workers = The match { $match } has killed its worker process { $times } times; play it with --jobs 1 to see why.
error-match-not-on-cluster = The match { $match } could not be played on the cluster ({ $reason }); play it with --jobs 1 instead of --ray to see why.
error-cluster-of-versions = The machine { $machine } has a different version of Beltane, of the components or of a bot; install the same versions on every machine of the cluster.
error-no-ray = Playing on a cluster needs Ray; install it with: pip install 'beltane[cluster]'.
error-no-cluster = There is no Ray cluster at { $address } ({ $reason }); ray start --head starts one.

## The report of a contest, on the terminal and as a page

arena-title = { $title }, { $seats ->
    [1] solo
   *[other] { $seats } seats
}
arena-heading = { $heading }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, seed { $seed }
arena-page-heading = { $title }: { $bots }
arena-intervals = Ranges are 95% intervals.
arena-all-played = { $played ->
    [one] { $played } match
   *[other] { $played } matches
}, seed { $seed }{ $options }.
arena-some-played = { $played ->
    [one] { $played } match
   *[other] { $played } matches
} of { $planned } planned, seed { $seed }{ $options }.
arena-method = Every deal was played with the bots in every rotation of the seats, so that luck evens out. Whiskers and ranges are 95% intervals.
arena-versions = Rules version { $rules }, edition { $edition } ({ $digest }), { $turns } turns per match.
arena-range = { $low } to { $high }
arena-range-unknown = range unknown
arena-with-range = { $value } ({ $low }-{ $high })
arena-with-signed-range = { $value } ({ $low } to { $high })
arena-with-unknown-range = { $value } (unknown)
arena-column-bot = bot
arena-column-rating = rating
arena-column-games = games
arena-column-games-percent = games %
arena-column-seats = seats
arena-column-times = times
arena-column-points = points
arena-column-wins = wins
arena-column-wins-percent = wins %
arena-column-order = turn order
arena-column-milliseconds = ms per choice
arena-ratings-heading = Ratings
arena-ratings-about = On the Elo scale: everybody starts at 1500, and a lead of 400 points means odds of 10 to 1.
arena-ratings-label = ratings
arena-cross-table-heading = Who beats whom
arena-cross-table-about = How often the bot on the left finished ahead of the one above; a shared place is half a win for each.
arena-cross-table-caption = How often, in %, the bot on the left finished ahead of the one above:
arena-pairing = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
} and { $ties ->
    [one] { $ties } tie
   *[other] { $ties } ties
} in { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
arena-points-heading = Points
arena-points-about = How many points the bots scored, and their mean.
arena-points-label = points
arena-points-against = { $points } against { $bot }
arena-automaton-made = { $automaton } scored { $points }.
arena-automaton-rated = { $automaton }: { $rating }; mean points { $points }
# A bar of a histogram: so many games ended with these points.
arena-bar = { $first } to { $last }: { $times }
arena-narrow-bar = { $points }: { $times }
arena-part-of-bar = { $source }: { $points }
arena-sources-heading = Where points come from
arena-sources-about = Mean points by source.
arena-sources-caption = Where points come from, on average:
arena-sources-label = points by source
arena-in-numbers = In numbers
arena-orders-heading = Going first
arena-orders-about = The share of wins by place in the turn order; the dashed line is an equal share. Mean points: { $points }.
arena-orders-caption = Going first:
arena-orders-label = wins by turn order
arena-order = { $order ->
    [1] start player
    [2] second
    [3] third
   *[other] fourth
}
arena-worths-heading = What is taken, and what it is worth
arena-worths-about = How often each bot’s seats had something, how many times on average, and how they did compared with those that did not have it against the same opponents. A difference does not prove a cause: whoever is ahead can afford more.
arena-worths-caption = What { $bot } had, and how it did with it compared with games without it, against the same opponents:

## The service: what is refused

error-not-signed-in = Choose a name first, or sign in.
error-wrong-password = There is nobody with this name and password.
error-unknown-session = You are not signed in there any more; reload the list.
error-unknown-passkey = You do not have that passkey any more; reload the list.
error-passkey-refused = Signing in with this passkey failed; try again.
error-login-taken = Somebody else signs in as '{ $login }'; choose another name to sign in with.
error-unknown-person = There is nobody with that key.
error-unknown-table = There is no such table, or you need an invitation to it.
error-no-such-seat = The table has no such seat.
error-no-such-level = There is no bot '{ $found }' to play against; there are { $levels }.
error-no-such-position = The game has only { $last } actions.
error-no-such-page = There is nothing at this address.
error-client-not-built = The browser client has not been built here: run { $command } in the project’s folder, or install the package.
error-no-such-method = This address does not support that request.
error-seat-taken = Somebody has this seat already; choose another one.
error-seat-held = This seat is held for somebody who played here before; choose another one, or wait until it is free.
error-seat-empty = Nobody has this seat.
error-seats-open = The game starts when every seat is taken.
error-nobody-plays = At least one person has to play.
error-undo-any-alone = Unlimited undo is only for tables at which one person has all seats.
error-table-not-open = The game at this table has started already, or the table is closed.
error-too-many-tables = You host { $most } tables already; finish or close one first.
error-not-host = Only the host of the table can do that.
error-not-at-table = You do not play at this table.
error-not-your-seat = This is somebody else's seat.
error-not-your-decision = It is not your turn to decide.
error-not-your-choice = The last choice was not yours.
error-no-spectators = Only its players may watch this table.
error-too-many-watched = This page follows { $most } tables already; leave one of them first.
error-stale-ply = More has happened at this table than you had seen; nothing was changed.
error-journal-full = So much has happened at this table that nothing can be taken back or rearranged there any more; the game can still be finished.
error-undo-out-of-time = Your last choice stands: taken back, it would leave you no time on your clock.
error-game-not-running = No game is being played at this table.
error-game-compiling = The rules of this game are being compiled; it can be played in a moment. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-game-goes-on = The game is not over yet.
error-nothing-to-confirm = There is nothing to confirm.
error-rules-gone = This game began with version { $rules } of the rules and the edition { $edition }, which this server does not have; it can be downloaded.
error-save-rules-gone = This game came here as a save with version { $rules } of the rules and the edition { $edition }, which this server no longer has; it cannot begin here.
error-bad-motion = There is nobody at this seat for whom a bot could play on.
error-not-agreed = You have not agreed to that.
error-still-plays = Whoever has this seat still plays, and would have to agree first.
error-no-hints = There are no hints at this table.
error-no-what-if = Choices cannot be tried out at this table.
error-no-chat = There is no chat at this table.
error-bad-address = This is not an address to which messages can be sent; it has to begin with https:// and name a host.
error-address-not-public = There is no host at this address, or it is not public; so nothing is sent there.
error-bad-subscription = The keys of this subscription are not valid; subscribe again.
error-no-push = This server sends no push messages.
error-no-webhooks = This server does not send messages to webhooks.
error-no-webhook = You have not set an address for messages.
error-save-before-end = A game can be downloaded only when it is over, because its file reveals what is to come.
error-save-is-over = The game in this file is over; it cannot be continued.
error-save-of-other-seats = The game in this file has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, not { $found }.
error-foreign-origin = This request comes from another site, so nothing was done.
error-too-large = That is too much at once; a request has at most { $most } bytes.
error-too-many-requests = That was a lot at once; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-busy = The server has a lot to do just now; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-bad-request = The request is not valid: { $where } ({ $reason }).
error-unreadable-request = The request cannot be read.
error-something-broke = Something went wrong on the server; it was not your fault. The log has the details.
error-database-unavailable = The database cannot be reached at the moment; only changes that were confirmed have been made. Try again soon.
error-may-have-been-done = The connection to the database broke at that very moment, so what you did may count or not. Look at the table before you try again.
error-bad-setting = The setting { $setting } is not valid: { $reason }.
error-bad-settings-file = { $file } is not valid TOML: { $reason }.
error-no-database = There is no database at { $file }.
error-database-in-use = Another process serves { $file } already; stop it first, or let several processes share a PostgreSQL database.
error-database-of-other-version = The database is not in the form that this version expects; start the service once with this version, or use the version that runs.
error-database-not-empty = Somebody has played here already; --replace would delete all of it and put the backup in its place.
error-bad-backup = { $file } is no backup, or it is damaged.
error-backup-too-new = { $file } was made by a later version of Beltane; update first.

## The service: telling people that it is their turn

notice-turn = { $name }, it is your turn in { $game } with { $others }.
notice-reminder = { $name }, your time in { $game } with { $others } is nearly up; it is your turn.
notice-test = { $name }, this is where you will be told when it is your turn.

## The command line: help texts

# The frame of help, and what is wrong with how a command is called.
help-heading-usage = Usage:
help-heading-arguments = Arguments:
help-heading-options = Options:
help-heading-commands = Commands:
help-help = Show this help and exit.
help-required = { $about }  [required]
help-default = { $about }  [default: { $default }]
help-hint = For help: { $command } -h
help-metavar-options = OPTIONS
help-metavar-command = COMMAND
help-metavar-number = NUMBER
help-metavar-game = GAME
help-metavar-folder = FOLDER
help-metavar-file = FILE
help-metavar-language = LANGUAGE
help-metavar-option = NAME=CHOICE
help-metavar-bots = BOT,BOT,...
help-metavar-bots-of-seats = BOT[,BOT]...
help-metavar-address = ADDRESS
help-metavar-addresses = ADDRESS,...
help-metavar-level = LEVEL
help-serve-setting = { $what } ({ $variable }; default: { $default })
help-unknown-option = There is no option { $option }.
help-close-option = There is no option { $option }; did you mean { $options }?
help-missing = { $name } is missing.
help-not-a-number = { $name } takes a number.
help-bad-option = { $option } cannot be written like that; -h shows how.
help-missing-command = A command is missing; -h lists them.
error-unknown-command = There is no command { $found }; the commands are { $commands }.
error-extra-arguments = { $command } does not take { $found }; -h shows what it takes.

help-beltane = Bonfire and Meduris: play, replay, simulate and measure games, and pit bots against each other.
help-edition-option = Folder with the components to play with, instead of the standard ones.
help-language = The language to use: { $languages }. The system’s by default.
help-version = Show the version and exit.
help-game = The game’s name; `beltane games` lists them.
help-seats = How many players.
help-seed = The game’s seed; a new one each time by default.
help-json = Print JSON instead of a table.
help-option = An option of the game; may be given several times.
help-play = Play a game in the terminal: against bots, with others at the same keyboard, or alone.
help-play-game = The game’s name; without it, you choose from a menu.
help-play-seats = How many players; 1 for solo play, where the game has it. 2 by default.
help-play-humans = How many of them are people at this keyboard; 1 by default.
help-play-bots = Who takes the other seats, such as apprentice, adept, druid or mcts:2000; { $bot } by default.
help-play-resume = Continue a saved game.
help-play-unlimited-undo = Let any decision be taken back; only for games without bots.
help-play-ask-all = Ask even when there is only one choice, instead of playing it.
help-games = List the games with their seats, options and edition.
help-bots = List the bots, with their parameters.
help-demo = Watch random players play a game, event by event.
help-demo-game = The game’s name; by default the smallest one.
help-demo-pause = Seconds between events; { $pause } on a terminal, none elsewhere.
help-simulate = Have random players play many games, and count points and wins.
help-simulate-games = How many games.
help-simulate-seed = Seed of the first game; each game after it takes the next one.
help-simulate-jobs = How many cores to use at most; all by default. The results are the same.
help-simulate-save = Keep every game as a save file in this folder.
help-replay = Step through a saved game, forward and back, event by event.
help-replay-file = A save file.
help-replay-all = Print everything at once, as always happens when not on a terminal.
help-replay-board = Draw the position after the set-up and after each turn.
help-arena = Have bots play each other, and see how strong they are. After Ctrl-C, the same command picks up where it stopped.
help-arena-bots = Who plays; `beltane bots` lists them.
help-arena-games = The minimum number of games for each line-up of bots at a table; fairness may take a few more.
help-arena-seed = The contest’s seed.
help-arena-jobs = How many games to play at a time; one per core by default.
help-arena-out = The folder for results; by default arena/GAME-SEATS-seats-seed-SEED.
help-arena-ray = Play on the Ray cluster at this address instead of here.
help-learn = Let a network learn a game from nothing, by playing against itself. After Ctrl-C, --resume continues.
help-learn-out = The folder for the checkpoint, the figures, the network and the report.
help-learn-minutes = Total learning time, in minutes: { $minutes } for a new run; one that continues ends as planned unless given.
help-learn-rounds = Number of rounds to learn instead; with the same seed they give the same network.
help-learn-piece = Stop this time so that everything is written within this many minutes of the start; --resume continues.
help-learn-device = Where to learn: cpu, or cuda for an NVIDIA GPU.
help-learn-games = How many games to play side by side.
help-learn-measure = How many games of each kind to play at the end to see how strong the network is; 0 to measure nothing, not even on the way.
help-learn-threads = How many cores to use; all by default.
help-learn-taught = Percentage of the time, at the beginning, in which the network imitates the game's own evaluation; 0 learns from scratch.
help-learn-searched = Percentage of the time, at the end, in which the network imitates a search with the network itself.
help-learn-seed = The seed of everything that is left to chance.
help-learn-set = Change a setting of learning, such as learning_rate=0.0003; may be given several times.
help-learn-resume = Continue the run in the folder, as it was begun except for --minutes, --rounds and --set.
help-bench = Measure random play, on one core and on all, or how fast bots search.
help-bench-games = How many games in each repetition.
help-bench-repetitions = How many repetitions; the median counts.
help-bench-bots = Measure how fast bots search instead.
help-warm = Compile the rules once, on several cores; after that they load from the cache.
help-warm-games = The games; all by default.
help-warm-background = Start compiling whatever is not compiled yet, and return at once.
help-edition = Check the components of your own box, or copy the standard ones to start from.
help-edition-folder = The edition’s folder.
help-edition-check = Check an edition’s component files against the counts in the rulebooks.
help-edition-new = Copy the standard components, with comments, into a new folder.
help-serve = Let people play in their browsers: start the service.
help-serve-unset = not set
help-serve-user-data = a file in your data folder
help-serve-database-url = The database: sqlite:///FILE, or postgresql://... for several processes.
help-serve-host = The address to listen at.
help-serve-port = The port to listen at; 0 is any that is free.
help-serve-public-url = The address under which people reach the service, as https://play.example.org behind a proxy.
help-serve-memory = How many MiB games may take that are kept at hand.
help-serve-bot-processes = How many processes think for bots.
help-serve-view-processes = How many processes put together what clients are shown, beside the service itself.
help-serve-rate-limits = Whether those who ask too often have to wait.
help-serve-push = Whether browsers may be told by Web Push when it is somebody's turn.
help-serve-contact = A mail address or page by which push services can reach the host.
help-serve-webhooks = Whether people may have an address told when it is their turn.
help-serve-webhook-http = Whether such addresses may be http, without TLS.
help-serve-webhook-networks = Networks of your own that such addresses may be in, as 10.1.0.0/16, separated by commas.
help-serve-guest-days = After how many days guests are forgotten who have not come back and were at no table; 0 is never.
help-serve-open-table-days = After how many days tables are closed whose game has not begun, and after as many more deleted; 0 is never.
help-serve-chat-days = How many days after the end of a game its chat is kept; 0 is for ever.
help-serve-proxies = Addresses of reverse proxies that may say who asks, separated by commas.
help-serve-log-level = How much is logged: debug, info, warning or error.
help-serve-open = Open a browser there; if the port is in use, another one is taken.
help-backup = Write everything that the service keeps into a file, while it runs.
help-backup-file = The file of the backup.
help-restore = Put everything from a backup into the database; a service that runs goes on with it.
help-restore-replace = Even if somebody has played there already: what is in the database is lost.

## The command line: errors

cli-system-error = { $file }: { $reason }.
cli-output-error = The output: { $reason }.
# Why the system refuses something, at the end of such errors.
reason-not-found = No such file or directory
reason-no-permission = Permission denied
reason-not-permitted = Operation not permitted
reason-exists = File exists
reason-is-folder = Is a directory
reason-no-folder = Not a directory
reason-no-space = No space left on device
reason-read-only = Read-only file system
# Where options are listed that may not be given.
cli-game-name = the game’s name
error-not-positive = { $option } takes a whole number, 1 or more, not { $found }.
error-option-without-choice = --option needs a name and a choice, as in --option screens=open, not { $found }.
error-option-twice = --option gives { $option } twice; once is enough.
error-seeds-run-out = { $games ->
    [one] { $games } game from seed { $seed } on goes
   *[other] { $games } games from seed { $seed } on go
} beyond the largest seed, { $largest }.
error-negative-pause = --pause takes a number of seconds, 0 or more, not { $found }.
error-no-terminal = beltane play needs a terminal to type at; beltane demo shows a game that plays itself.
error-options-with-resume = --resume continues the game in its file, so leave out { $options }.
error-options-with-menu = Without a game’s name a menu asks who plays, so name the game or leave out { $options }.
error-too-many-humans = --humans takes a number from 0 to { $seats }, the number of seats, not { $found }.
error-bots-for-seats = --bots names { $bots } bots for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}; name one for each, or one for all.
error-no-seat-for-bots = --bots names a bot, but { $seats ->
    [one] the only seat is taken by a person
   *[other] all { $seats } seats are taken by people
}; add seats with --seats.
error-unlimited-undo-with-bots = --unlimited-undo is only for games without bots: alone, or with people at the same keyboard.

## The command line: what commands say

cli-loading = Loading the rules
cli-playing = Playing
cli-none = none
cli-from-to = { $least } to { $most }
cli-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-only-with = with { $seats }
cli-column-name = name
cli-column-title = title
cli-column-seats = seats
cli-column-options = options
cli-column-edition = edition
cli-column-usage = written as
cli-column-about = about
cli-column-seat = seat
cli-column-points = points
cli-column-place = place
cli-column-mean-points = mean points
cli-column-wins = wins
cli-column-wins-percent = wins %
cli-column-shared = of which shared
cli-set-up = Set-up
cli-chapter = { $number }. { $name }: { $action }
cli-match = { $title }, { cli-seats } ({ $players }), seed { $seed }{ $options }
cli-versions = Rules version { $rules }, edition { $edition } ({ $digest })
cli-final-standings = Final standings
cli-standings = Standings after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}: the game is not over
cli-simulated = { $title }, { cli-seats }: { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}, { $seeds }
cli-seeds = { $count ->
    [one] seed { $first }
   *[other] seeds { $first } to { $last }
}
cli-solo-win = A win is a game that finishes ahead of the automaton.
cli-decisions-per-game = Decisions per game: { $number }
cli-turns-per-game = Turns per game: { $number }
arena-report = Report: { $page }
arena-report-so-far = Report so far: { $page }
arena-stopped = Stopped: { $finished } of { $planned ->
    [one] { $planned } game
   *[other] { $planned } games
} played, with the results in { $folder }.
arena-go-on = To pick up from there, run the same command again: { $command }
learn-measured = { $minutes } min, { $decisions } decisions: { $results }
learn-against = { $wins } wins against { $bot } ({ cli-seats }, { $points } points)
learn-network = Network: { $file }
learn-go-on = To continue: { $command }
learn-page-heading = Learning { $title }
learn-summary = { $minutes } minutes of learning: { $decisions } decisions in { $rounds } rounds.
learn-results-heading = How strong it is
learn-results-about = The network plays what it thinks best, without looking ahead; a bot has each other seat. Shared wins count in part. The brackets hold 95 % of what chance does.
learn-column-opponent = opponent
learn-column-seats = seats
learn-column-games = games
learn-column-wins = wins
learn-column-points = points
learn-column-lead = lead
learn-strength-heading = Strength
learn-strength-about = How often the network wins against opponents that stay the same, over the minutes of learning.
learn-strength-label = Wins in per cent over time
learn-points-heading = Points
learn-points-about = The points of a seat in the games played to learn, in which the network still tries things out.
learn-points-label = Points over time
learn-sources-heading = Where points come from
learn-sources-about = The points of a seat by their source, as the network plays now.
learn-sources-label = Points by source
learn-predictions-heading = Predictions
learn-predictions-about = How often a seat won where a chance to win was predicted. On the dashed line, predictions are right.
learn-predictions-label = Wins over the predicted chance to win
learn-bin = Predicted { $predicted }, won { $won } ({ $decisions } decisions)
learn-lead-error = { $seats }: the final lead was mispredicted by { $points } points (root of the mean square, over all decisions).
learn-entropy-heading = Exploration
learn-entropy-about = How undecided the policy is, measured against choosing at random (100 %).
learn-entropy-label = Entropy of the policy over time
learn-entropy-share = entropy
learn-speed-heading = Speed
learn-speed-about = Thousands of decisions a second, in playing and learning together.
learn-speed-label = Decisions a second over time
learn-a-second = thousand/s
cli-edition-standard = { $game }: standard components, as there is no folder { $folder }
cli-edition-checked = { $game }: in order, edition { $edition } ({ $digest })
cli-edition-written = Change the files to match your box, then run: beltane edition check { $folder }

cli-ready = { $title } is ready ({ $seconds } s).
cli-serving = Beltane is open at { $address } (Ctrl-C closes it).
cli-cache = Compiled rules are kept in { $folder }
cli-backed-up = { $file }: people { $people }, tables { $tables }
cli-restored = Restored from { $file }: people { $people }, tables { $tables }
cli-measuring = Measuring
cli-starting = Starting
bench-title = { $title }, { cli-seats }: random play, median of { $repetitions ->
    [one] { $repetitions } repetition
   *[other] { $repetitions } repetitions
} of { $games ->
    [one] { $games } game
   *[other] { $games } games
}
bench-bots-title = { $title }, { cli-seats }: search on one core, in a game of { $decisions } decisions
bench-column-cores = cores
bench-column-decisions = decisions/s
bench-column-games = games/s
bench-column-played = % played
bench-column-iterations = iterations/s
bench-column-roll-outs = full roll-outs/s
bench-row-single = single core
bench-row-batch = batch
bench-latency-what = at each decision of a game
bench-latency-mean = mean ms
bench-latency-most = 99% ms
bench-latency-longest = longest ms
bench-latency-of-view = view
bench-latency-of-view-json = view as JSON
bench-latency-of-prompt = prompt
bench-latency-of-prompt-json = prompt as JSON
bench-latency-of-phrase = saying a phrase
bench-speed-up = Speed-up of the batch: { $factor }
bench-state = State: { $bytes } bytes
bench-catalogue = Catalogue: { $actions } actions
bench-import = import beltane: { $seconds } s
bench-start = beltane simulate, one game: { $seconds } s

# The file README.md of a new edition.
edition-readme =
    # An edition of Beltane’s games

    This folder is a copy of the components that Beltane ships with: one folder for each game, in it TOML files that say
    what is printed on the boards, tiles and cards. Change them to match your own box.

    - Every entry says where its values come from: `provenance` is `printed` (read off the rulebook or the pieces),
      `reported` (somebody else says so), `inferred` (it follows from what is printed) or `reconstructed` (made up so that
      it fits everything known). Where one value of an entry is known less well than the rest, a key such as
      `points_provenance` says so. When you enter what your box shows, write `printed`.
    - The comments in the files say what each value means and what is known about it.
    - A game whose folder you delete is played with the standard components.

    Check it: `beltane edition check DIR`. Play with it: `beltane --edition DIR ...`, or set `BELTANE_EDITION=DIR`.
    A saved game names its edition and does not load with another one.
