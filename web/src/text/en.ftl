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
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-theme-contrast = strong contrast
ui-offline = The connection is broken. It will come back by itself; nothing is lost.


## The shell around pages

ui-window = { $page } · Beltane
ui-window-home = Beltane: Meduris and Bonfire in the browser
ui-unofficial = Unofficial and made by fans
ui-no-network = You are offline. What you have already opened can still be read; playing goes on when you are back.
ui-unreachable = The server does not answer at the moment. Try again soon.
ui-unloaded = This page cannot be shown now
ui-unloaded-about = It could not be loaded. Perhaps you are offline, or a new version has just been put in place.
ui-try-again = Try again
ui-cancel = Cancel
ui-waiting-count = { $count ->
    [one] Your turn at 1 table
   *[other] Your turn at { $count } tables
}

## People and tables

ui-guest-name = Guest
ui-your-name = Your name
ui-playing-as = You play as { $name }.
ui-somebody-gone = somebody who has left
ui-seat-free = free seat
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
ui-show-all = Show all { $count }
ui-game-of = { $game } with { $names }

## Home

ui-home-title = Beltane: two board games to play
ui-home-about-meduris = Send workers to the plateaus, build huts and temples round the mountain, and be ready when the druid asks for an offering.
ui-home-about-bonfire = Sail to the islands, fulfil the guardians’ tasks, and light the bonfires of your city once more.
ui-home-against-bots = Play against bots
ui-home-with-people = Play with others
ui-home-coming = Its table is coming to the browser.
ui-home-in-terminal = Play it in the terminal now:
ui-home-preparing = The rules are being compiled; this happens only once.
ui-home-running = Your games
ui-quick-bots = How many bots
ui-quick-level = How strong they are
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
ui-learn-game = { $game }: learn by playing, in five minutes
ui-rules-of = Rule book of { $game }
