# What only the browser client says.

## Everywhere

ui-navigation = Pages
ui-skip-to-content = Skip to the content
ui-lobby = Tables
ui-rule-books = Rule books
ui-settings = Settings
ui-about = About Beltane
ui-language = Language
ui-theme = Colours
ui-theme-auto = auto
ui-theme-light = light
ui-theme-dark = dark
ui-theme-contrast = strong contrast
ui-offline = The connection is broken. It will come back by itself; nothing is lost.


## The shell around pages

ui-window = { $page } · Beltane
ui-window-home = Beltane: { $games } in the browser
ui-unofficial = Unofficial and made by fans
ui-no-network = You are offline. What you have already opened can still be read; playing goes on when you are back.
ui-unreachable = The server does not answer at the moment. Try again soon.
ui-unloaded = This page cannot be shown now
ui-unloaded-about = It could not be loaded. Perhaps you are offline, or a new version has just been put in place.
ui-try-again = Try again
ui-cancel = Cancel
ui-waiting-count = Your turn ({ $count })

## People and tables

ui-guest-name = Guest
ui-your-name = Your name
ui-playing-as = You play as { $name }.
ui-somebody-gone = somebody who has left
ui-seat-free = free seat
ui-seat-held = held for { $name }
ui-seats-free = { $count ->
    [0] Waiting for the start
    [one] 1 seat is free
   *[other] { $count } seats are free
}
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $name }
ui-game-goes-on = The game is on
ui-with = with { $names }
ui-alone = alone
ui-nobody-yet = nobody else yet
ui-show-all = Show all { $count }
ui-game-of = { $game } with { $names }

## Home

ui-home-title = Beltane: two board games to play
ui-home-against-bots = Play against bots
ui-home-with-people = Play with others
ui-home-learn = { $taught ->
    [in-chapters] New to it? Learn it by playing, chapter by chapter
   *[in-minutes] New to it? Learn it by playing, in five minutes
}
ui-home-coming = Its table is coming to the browser.
ui-home-in-terminal = Play it in the terminal now:
ui-home-preparing = The rules are being compiled; this happens only once.
ui-home-running = Your games
ui-quick-bots = How many bots
ui-quick-alone = Alone against Tom
ui-quick-level = How strong they are
ui-quick-confirm = Ask me before a turn counts
ui-quick-play = Play
ui-quick-preparing = The rules are still being compiled, for about half a minute and only this once.
ui-quick-begins = Your game begins by itself as soon as the rules are compiled.
ui-join = Join a table
ui-join-label = The link or code that you were sent
ui-join-button = Join
ui-join-wrong = That is neither a link to a table nor its code. Paste all of it, as you were sent it.
ui-watch = Watch a game
ui-watch-nothing = Nobody is playing in public right now.
ui-watch-lobby = { $count ->
    [0] All public tables
    [one] All public tables (1 has a free seat)
   *[other] All public tables ({ $count } have free seats)
}
ui-learn = Learn to play
ui-learn-game = { $taught ->
    [in-chapters] { $game }: learn by playing, chapter by chapter
   *[in-minutes] { $game }: learn by playing, in five minutes
}
ui-rules-of = Rule book of { $game }

## A new table

ui-to-home = To the start page
ui-new = New table: { $game }
ui-new-who = Who plays
ui-new-seats = Seats
ui-new-options = The game
ui-new-open = Open the table
ui-new-open-about = You get a link to send to your friends. The game starts when every seat is taken.
ui-new-play = Play
ui-new-play-about = The game starts at once.
ui-seat-number = Seat { $number }
ui-seat-me = I play
ui-seat-me-about = You.
ui-seat-me-several = You, or somebody beside you at the same screen.
ui-seat-friend = a friend, by link
ui-seat-friend-about = For whoever you send the link to.
ui-seat-anyone = anyone
ui-seat-anyone-about = For whoever comes by; the table is listed.
ui-seat-bots = Bots
ui-seat-bot = Bot: { $level }
ui-seats-order = Take several seats yourself to play together at one screen.
ui-option-screens = Screens
ui-option-screens-closed = closed
ui-option-screens-closed-about = As in the printed game: you see how much the others have, but not what.
ui-option-screens-open = open
ui-option-screens-open-about = Everybody sees everybody’s materials. Good for learning.
ui-option-first-game = First game
ui-option-first-game-no = no
ui-option-first-game-no-about = The tasks are dealt at random.
ui-option-first-game-yes = yes
ui-option-first-game-yes-about = The tasks on each island differ in colour, which makes it easier to begin.
ui-option-handicap = Handicap
ui-option-handicap-about = Tom begins this many points ahead of you; below zero, you begin ahead of him.
ui-clock = Clock
ui-clock-none = No clock
ui-clock-none-about = Everybody takes the time they need.
ui-clock-turn = For each turn
ui-clock-turn-about = The same time for every turn: minutes for an evening, days for a game on the side.
ui-clock-total = For the whole game
ui-clock-total-about = Everybody has this much time in all, and a little more with every turn.
ui-clock-each-turn = Time for a turn
ui-clock-unit = Unit of time
ui-clock-minutes = minutes
ui-clock-hours = hours
ui-clock-days = days
ui-clock-in-all = Minutes for each player
ui-clock-increment = Seconds added with every turn
ui-clock-zero = When time is up
ui-clock-zero-remind = a reminder
ui-clock-zero-remind-about = Nothing is lost; whoever is late is reminded, and the others may let a bot take over.
ui-clock-zero-bot = a bot goes on
ui-clock-zero-bot-about = A bot plays on for whoever is late.
ui-clock-zero-forfeit = the seat is lost
ui-clock-zero-forfeit-about = Whoever is late has lost. Strict, and only for those who like it so.
ui-clock-window = Only at certain hours
ui-clock-window-about = At other times the clock stands still, so that nobody loses sleep. Time zone: { $zone }.
ui-clock-from = from
ui-clock-to = to
ui-from-save = Go on from a save file
ui-from-save-about = A game that was downloaded here, or saved in the terminal, goes on at a new table. As somebody may know what is hidden, it is not rated.
ui-from-save-choose = Choose the file, or drop it here
ui-from-save-chosen = { $actions ->
    [one] { $game } for { $seats }, after 1 action
   *[other] { $game } for { $seats }, after { $actions } actions
}
ui-from-save-not = This file is not a save of a game.
ui-from-save-forget = Without the file
ui-agree = More to agree on
ui-agree-listed = Listed in public
ui-agree-listed-about = Everybody finds the table under Tables. Otherwise only those with the link do.
ui-agree-listed-must = It has to be, as one seat is for anyone.
ui-agree-spectators = Spectators
ui-agree-spectators-about = Others may watch; they see no more than is open to all.
ui-agree-confirm = Confirm turns
ui-agree-confirm-about = A turn counts only when you say so, and can be taken back until then.
ui-agree-hints = Hints
ui-agree-hints-about = Whoever likes may ask a bot what it would do.
ui-agree-what-if = What if
ui-agree-what-if-about = Play ahead on a copy that only you see.
ui-agree-aids = Without planning aids
ui-agree-aids-about = Nobody at the table is shown what things would cost or bring.
ui-agree-undo = Unlimited undo
ui-agree-undo-about = Any choice can be taken back, whatever it has revealed. The results say so.
ui-agree-undo-not = Only where you have all seats. Otherwise a choice can be taken back until something is revealed.
ui-agree-rated = Rated
ui-agree-rated-about = The result changes the ratings of those who play.
ui-agree-rated-not = Only games between people are rated.
ui-agree-chat = Chat
ui-agree-chat-about = Those at the table can write to each other.
ui-agree-waits = I start the game
ui-agree-waits-about = The game waits for you even when every seat is taken.

## Public tables

ui-lobby-title = Public tables
ui-lobby-open = With a free seat
ui-lobby-playing = Being played
ui-lobby-nothing-open = Nobody waits for players right now. Open a table for others to find, or play against bots meanwhile.
ui-lobby-make-one = Open a table
ui-lobby-host = Opened by { $name }
ui-lobby-sit = Sit down
ui-lobby-look = Look at it
ui-lobby-go = To the table
ui-lobby-watch = Watch
ui-lobby-from-save = This game goes on from a save. Whoever brought it may know what is hidden, so it is not rated.
ui-term-option = { $option }: { $choice }
ui-term-turn = { $time } for a turn
ui-term-total = { $time } for the game
ui-term-rated = rated
ui-term-unrated = not rated
ui-term-hints = with hints
ui-time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
ui-time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
ui-time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
ui-time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## Profile

ui-profile-since = Here since { $day }
ui-profile-nobody = Nobody is here
ui-profile-nothing = No game has been finished yet.
ui-profile-nothing-mine = You have not finished a game yet. As soon as you have, your results will be shown here.
ui-profile-begin = Begin one
ui-profile-games = games
ui-profile-wins = wins
ui-profile-best = best result
ui-profile-mean = points on average
ui-profile-rating = Rating { $rating }:
ui-profile-range = the true strength most likely lies between { $least } and { $most }.
ui-profile-certainty-vague = That is little more than a guess; a few more rated games will tell.
ui-profile-certainty-fair = That is fairly sure by now.
ui-profile-certainty-sure = That is quite sure.
ui-profile-unrated = No rating yet: it comes with rated games against other people.
ui-solo = Games alone
ui-solo-chart = Points of games alone and the automaton’s, from the first to the latest; the table below has the numbers.
ui-solo-own = own points
ui-solo-automaton = automaton
ui-solo-won = won
ui-solo-lost = not won
ui-solo-result = Result
ui-finished = Finished games
ui-finished-public = Finished games at public tables
ui-finished-nothing = None yet.
ui-finished-day = Day
ui-finished-game = Game
ui-finished-replay = Replay
ui-finished-replay-of = Replay of the game of { $day }
ui-finished-more = Show more
ui-finished-abandoned = abandoned
ui-finished-given-up = given up
ui-finished-result = { $points } points, place { $place }

## Settings

ui-save = Save
ui-saved = Saved.
ui-settings-you = You
ui-settings-name-about = This is how others see you at the table.
ui-settings-profile = Your results and statistics
ui-looks = How it looks and feels
ui-language-auto = as the browser
ui-motion = Motion
ui-motion-auto = as the system
ui-motion-auto-about = Normal, unless your system asks for less motion.
ui-motion-off = off
ui-motion-off-about = Nothing moves; what has changed is outlined for a moment.
ui-motion-calm = calm
ui-motion-calm-about = Slow enough to follow every step.
ui-motion-normal = normal
ui-motion-normal-about = Pieces travel briskly; any click or key skips.
ui-motion-fast = fast
ui-motion-fast-about = For those who know the game well.
ui-sound = Sound
ui-sound-about = A soft sound when it is your turn.
ui-aids = Planning aids
ui-aids-about = Show what a choice costs and brings before it counts. Purists switch them off.
ui-account = This account
ui-account-with = You can sign in elsewhere as { $login }.
ui-account-without = You are here as a guest: only this browser knows you. With a password or passkey you can also sign in elsewhere, and nothing is lost.
ui-account-set = Set a password
ui-account-change = Change login name or password
ui-account-login = Login name
ui-account-current = Current password
ui-account-password = Password
ui-account-password-about = At least { $count } characters.
ui-account-set-button = Set password
ui-account-password-set = From now on you can sign in with this password.
ui-account-passkey = Add a passkey
ui-account-passkey-added = The passkey has been added.
ui-account-passkey-not = No passkey was added.
ui-account-leave = Sign out
ui-account-leave-all = Sign out on all devices
ui-account-leave-guest = A guest who signs out cannot come back. Set a password or add a passkey first.
ui-access = Where you are signed in
ui-access-here = This browser, since { $created }
ui-access-seen = Since { $created }, last used { $seen }
ui-access-unknown = Unknown browser
ui-access-end = Sign out there
ui-access-end-of = Sign out there: { $device }, since { $created }
ui-passkeys = Your passkeys
ui-passkey-unused = Added { $created }, not used yet
ui-passkey-used = Added { $created }, last used { $used }
ui-passkey-remove = Remove
ui-passkey-remove-of = Remove the passkey: { $device }, added { $created }
ui-sign-in = Sign in
ui-sign-in-about = If you have played here before and have a password or a passkey.
ui-sign-in-other = Sign in as somebody else
ui-sign-in-other-about = You are somebody here already. Whoever is a guest cannot come back afterwards.
ui-sign-in-button = Sign in
ui-sign-in-passkey = With a passkey
ui-notices = When it is your turn
ui-notices-about = You can be told when a table waits for you and you are not there: once a turn, and once more before time is up.
ui-push = On this device
ui-push-unsupported = This browser or this server cannot show notifications.
ui-push-denied = You have forbidden notifications for this site; your browser’s settings can allow them again.
ui-push-off = You are not told on this device.
ui-push-on = You are told on this device.
ui-push-failed = Your browser could not reach its push service; try again later.
ui-push-subscribe = Tell me here
ui-push-unsubscribe = Do not tell me here any longer
ui-webhook = In a chat
ui-webhook-label = Webhook address, such as one of Discord, Slack or Mattermost
ui-webhook-test = Send a test message
ui-webhook-drop = Remove
ui-webhook-dropped = Removed.
ui-webhook-arrived = The message has arrived.
ui-webhook-lost = The message has not arrived. Check the address.
ui-webhook-off = This address has failed so often that it is not used any more. Save it again to try anew.
ui-data = Your data
ui-data-about = You can take along everything that is kept about you, or have it deleted.
ui-data-export = Download my data
ui-data-delete = Delete everything …
ui-delete-question = Delete everything about { $name }?
ui-delete-about = Your name, results, ratings and ways to sign in are deleted, and you leave all tables; games that you are in the middle of are given up. Games with others stay, without your name. This cannot be undone.
ui-delete-no = No, keep it
ui-delete-yes = Delete for good

## Lost, and the rule book

ui-lost = There is nothing here
ui-lost-about = Perhaps the address is incomplete, or what was here is gone.
ui-rules-coming = The rule book is still being written.

## About

ui-about-what = Beltane is the Celtic feast on which druids light bonfires: two board games in one word. Play them here against bots, with friends, or alone.
ui-about-unofficial = Unofficial
ui-about-unofficial-text = Beltane is made by people who love these games. It has no connection with their authors or publishers, and uses none of their texts or pictures: boards, drawings and explanations are our own.
ui-about-buy = The games, their names and their artwork belong to their owners. If you like them here, buy the boxes: nothing replaces a table with friends around it.
ui-about-known = What is printed, and what is reconstructed
ui-about-known-text = The rules are those of the printed games. What is printed on boards, tiles and cards is known to us in part only. Every value says where it comes from:
ui-about-edition = If you own the box, you can enter what is really printed and play with it:
ui-source-printed = printed
ui-source-printed-about = read from the printed game or its rulebook
ui-source-reported = reported
ui-source-reported-about = told by somebody who has the game
ui-source-inferred = inferred
ui-source-inferred-about = follows from something printed
ui-source-reconstructed = reconstructed
ui-source-reconstructed-about = made up by us to fit all that is known; the box may well differ
ui-source-printed-count = { $count } printed
ui-source-reported-count = { $count } reported
ui-source-inferred-count = { $count } inferred
ui-source-reconstructed-count = { $count } reconstructed
ui-about-licence = Licence
ui-about-licence-text = Beltane’s program is free software under the MIT licence. The typeface Almendra by Ana Sanfelippo is under the SIL Open Font License.
ui-about-version = Version { $version }
