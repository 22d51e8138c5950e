# What the shell says, whatever is played: in the terminal and in the browser.

nothing = nothing
waiting = { $seat } decides.
game-over = The game is over.
decide = What do you do?
