# What only the browser client says at a table and in replays.

## The table

table-loading = One moment …
table-board = Board
table-players = Players
table-panels = Panels
table-prompt = What now?
table-points = Points
table-points-from = Points from
table-place = Place
table-time-left = Time left
table-to-move = to move
table-menu = Menu
table-close = Close
table-watching = watching
table-offline-short = connection lost
table-from-save = This game was brought here as a save: its host may know everything that is hidden, and it is not rated.
table-from-save-short = from a save
table-table-not-there = This table cannot be shown
table-your-turn = Your turn
table-your-turn-name = Your turn, { $name }:
table-asked = You are asked
table-you-are-asked = You are asked, { $name }:
table-what-if = What if:
table-what-if-button = What if?
table-name-by-colour = { $name } ({ $colour })
table-open-seat = open seat
table-somebody-gone = somebody who has left
table-tab-choices = Choices
table-tab-players = Players
table-tab-log = Log
table-tab-chat = Chat
table-tab-rules = Rules
table-choices = Choices
table-no-choices = Nothing to decide at the moment.
table-other-ways = { $count ->
    [one] 1 other way
   *[other] { $count } other ways
}
table-pick-way = What would you like to do there?
table-pick-kind = Pick something that glows, or a line of the list.
table-skip = Skip
table-pick-on = Choose the next place, or take the first one back with Undo.
table-since = Since your last turn
table-undo = Undo
table-undo-revealed = You cannot go back any further, because of this: { $event }
table-undo-nothing = There is nothing of yours to take back now.
table-undo-possible = You can still take that back.
table-hint = Hint
table-hint-thinking = Thinking …
table-hint-says = The bot would:
table-hint-best = best
table-hint-same = just as good
table-hint-chance = { $worth }, { $chance } to win
table-hint-less = { $points ->
    [one] { $points } point less
   *[other] { $points } points less
}
table-do-it = Do it
table-confirm = Confirm
table-confirm-question = Does this count? Confirm your turn, or undo it.
table-planning = Planning: you are playing ahead on a copy that nobody else sees.
table-planning-assumed = Planning: chance and whatever is hidden are assumed here, and may come differently.
table-planning-deal-anew = Try other luck
table-planning-leave = Back to the game
table-in-the-rules = In the rule book
table-legend = Signs
table-log = What has happened
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-say = Say something
table-send = Send
table-mute = mute
table-muted = { $name } is muted.
table-unmute = read again
table-presence-away = away
table-presence-gone = not here
table-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
table-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
table-entry-undo = { $name } takes a choice back.
table-entry-resign = { $name } gives up.
table-entry-take-over = A bot plays on for { $name }.
table-entry-remind = { $name } has run out of time and was reminded.
table-entry-forfeit = { $name } has run out of time and loses the seat.
table-entry-abandon = The game was abandoned.

## The menu

table-sound = a sound when it is my turn
table-rules = Rule book
table-open-rules = Open the rule book
table-invite-link = Link to this table
table-copy = Copy
table-copied = Copied
table-download-save = Download the game
table-let-bot-take-over = Let a bot take over ({ $bot })
table-abandon = Suggest abandoning the game
table-abandon-why = Nobody wins or loses; everybody has to agree.
table-votes = Suggestions
table-vote-abandon = { $count ->
    [one] { $names } suggests abandoning the game: nobody would win or lose.
   *[other] { $names } suggest abandoning the game: nobody would win or lose.
}
table-vote-take-over = { $count ->
    [one] { $names } suggests that a bot ({ $bot }) plays on for { $player }.
   *[other] { $names } suggest that a bot ({ $bot }) plays on for { $player }.
}
table-vote-awaited = Not answered yet: { $names }.
table-vote-agree = I agree
table-vote-withdraw = Withdraw
table-vote-not-now = Not now
table-resign = Give up
table-resign-sure = Yes, I give up
table-play-on = Play on

## Keys

table-keys = Keys
table-key-walk = walk through what can be chosen
table-key-choose = choose, or do the usual thing
table-key-number = take a choice of the list
table-key-answers = go to the answers beside the question
table-key-undo = undo
table-key-hint = hint
table-key-plan = what if: play ahead, and back
table-key-since = see again what has happened since your last turn
table-key-log = log
table-key-chat = chat
table-key-zoom = zoom, and the whole board again
table-key-leave = close, or leave planning
table-key-help = this help

## Before the game

table-waiting-for-people = Waiting for everybody to sit down. Send the link to your friends, or let bots play.
table-waiting-for-start = Everybody is here.
table-table-closed = This table was given up before its game began.
table-rules-gone = This game began with rules that this server no longer has, and cannot go on here. Whoever gives up loses nothing by it. It can be downloaded; as long as it is not over, without what is hidden.
table-cannot-begin = This game cannot begin here: since the table was made, this server has got other rules that do not fit it.
table-your-name = Your name
table-seat = Seat { $number }
table-sit-here = Sit here
table-stand-up = Stand up
table-ask-to-leave = Ask to leave
table-release-seat = Open it to others
table-decline-seat = Not this time
table-remove-bot = Remove
table-start = Start the game
table-close-table = Give the table up
table-hand-over = Please hand over to { $name }
table-hand-over-why = What the other seats hold is hidden until then.
table-hand-over-ready = I am { $name }

## After the game

table-results = Results
table-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
table-points-over-time = Points over time
table-turning-points = Moments that decided it
table-turning-point = { $loss ->
    [one] { $name }: { $action } (gave away about { $loss } point; better: { $better })
   *[other] { $name }: { $action } (gave away about { $loss } points; better: { $better })
}
table-no-turning-points = No choice cost much: a close game, well played.
table-analyse = Ask the bot what it thinks
table-analysis-running = The bot is thinking about every decision …
table-analysis-failed = The bot did not come to the end; it can be asked again.
table-rematch = Play again
table-replay = Watch the game again
table-back-to-board = Back to the board

## Replay

table-replay-of = Replay: { $game }
table-seen-by = Seen by
table-spectator = a spectator
table-share-position = Copy a link to this position
table-turn-back = a turn back
table-turn-on = a turn on
table-step-back = a step back
table-step-on = a step on
table-play = Play
table-pause = Pause
table-scrubber = Where in the game
table-mark-turns = turns
table-mark-scorings = scorings
table-pace = Speed
table-bot-view = What the bot thinks
table-judgement = { $name } plays: { $action }
table-judgement-better = { $loss ->
    [one] The bot prefers: { $better } (about { $loss } point more)
   *[other] The bot prefers: { $better } (about { $loss } points more)
}
table-judgement-agrees = The bot would have done the same.
table-judgement-as-good = The bot found this as good as its own choice: { $better }
table-judgement-lead = Points ahead at the end, as the bot saw it before this: { $lead }
table-judgement-chance = Chance to win, as the bot saw it: { $chance }
table-judgement-chances = Chance to win, as the bot saw it: { $before } before this, { $after } after it
table-judgement-none = There was nothing to decide here.
