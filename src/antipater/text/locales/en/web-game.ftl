# The browser game: everything around a table.

game-bar = Game
parts = Expansions
your-turn = Your turn
your-turn-decision = Your turn. { $decision }
player-to-choose = to choose
player-has-chosen = has chosen
player-open = free seat
player-here = online
player-away = offline
player-gone = has left the game
player-house = AI opponent
watchers = { $number ->
    [one] { $number } person is watching
   *[other] { $number } people are watching
 }
watchers-others = { $others ->
    [one] and { $others } guest
   *[other] and { $others } guests
 }
clock-days = { $days } d { $hours } h
clock-left = Time left: { $time }

line-lost = Connection lost. Reconnecting…
line-lost-sending = Connection lost. Reconnecting… Your choice is kept and will be sent once.
choice-refused = Your choice was not accepted.
accept = Accept
decline = Decline
withdraw = Cancel
qr-code = QR code
qr-code-of = QR code of this link
link-local = Only this computer can open this link.
link-local-how = To invite other devices of your network, start the server with
link-local-then = and open the address that it shows.
share = Share

rule-number = Rule { $rule }
rule-unknown = There is no rule with this number.

# The menu.
menu-title = Menu
menu-takeback = Take back last choice
menu-draw = Offer to share the victory
menu-claim = Continue without absent players
menu-abort = Cancel the game
menu-resign = Resign
menu-replay = Replay
menu-export = Save game record
menu-watch-link = Link to watch this game
confirm-resign = Resign this game?
confirm-resign-about = With two players, you lose. With more, an AI opponent takes over your seat.
confirm-abort = Cancel this game?
confirm-abort-about = Nobody wins or loses. This is possible until a second player has made a choice.
confirm-choice = Confirm your choice
confirm-choice-yes = Confirm

asked-takeback = { $name } asks to take a choice back.
asked-takeback-by-you = You asked to take a choice back.
asked-draw = { $name } offers to share the victory.
asked-draw-by-you = You offered to share the victory.
asked-chat = { $name } would like to chat.
asked-chat-by-you = You asked to chat. Waiting for the other players.
asked-rematch = { $name } would like to play again.
asked-rematch-by-you = You asked to play again. Waiting for the other players.

side-title = Log and chat
chat-phrases = Ready phrases
chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat, { $unread } new message
   *[other] Chat, { $unread } new messages
 }
chat-empty = No messages yet.
chat-line = Message
chat-send = Send
chat-on = Turn chat on
chat-off = Turn chat off
chat-is-off = Chat is off. It starts when every player has turned it on.

log-title = Log
log-empty = Nothing has happened yet.
log-look = Show the position after this move
log-chances = { $number } cards or tokens revealed
log-begin = The game starts
log-leave-resign = { $name } resigns
log-leave-time = { $name } runs out of time
log-leave-gone = { $name } has been away too long
log-leave-removed = An administrator has removed { $name }
log-leave-other = { $name } leaves the game
log-takeback = { $name } takes a choice back
log-resume = The server was offline for { $seconds } s; no player lost time
log-end-played = Played to the end
log-end-resign = A player resigned
log-end-time = Out of time
log-end-gone = The other players left
log-end-removed = An administrator removed a player
log-end-draw = The players agreed to share the victory
log-end-abort = The game was cancelled
log-end-withdrawn = The game was withdrawn
log-end-declined = The challenge was declined
log-end-abandoned = Nobody came back: the game was ended
log-end-other = The game has ended

repeat-no-move = No moves yet.
repeat-no-clocks = This game has no time limit.
repeat-clock = { $name }: { $time }
plan-is = Planned for your turn: { $plan }
plan-impossible = Your plan is not possible: { $plan }
plan-undo = Cancel the plan
plan-mark = planned
plan-to-build = build { $item }
plan-to-free = build { $item } for free
plan-to-discard = discard { $item }
plan-to-sell = discard { $item }
plan-to-stage = build the next stage with { $item }
plan-to-activate = activate { $item }
plan-to-wonder = build { $item } with { $card }

# Before and after.
waiting-title = Waiting for players
waiting-seeds-title = Waiting for seeds
waiting-free = { $seats ->
    [0] all seats are taken
    [one] { $seats } free seat
   *[other] { $seats } free seats
 }
waiting-open = Free seat
waiting-link = Send this link to the players
waiting-no-link = The link to the free seats is on the device where the game was created.
waiting-listed = The game is in the lobby: the next player there can take the free seat. A sound and a notice tell you when it starts.
waiting-seed-about = Every player’s page adds a random seed to the deal, so that nobody can know the cards in advance, not even the server.
waiting-seeded = seed added
waiting-withdraw = Cancel the game
waiting-note = The game starts as soon as all players are there. You can close this page and come back later.
cover-title = Pass the device to { $name }
cover-about = The other players’ cards stay hidden until { $name } is ready.
cover-ready = I am { $name }

end-label = Result
end-won = You win
end-lost = You lose
end-place = You finish { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
 } of { $players }
end-winner = { $name } wins
end-shared = The victory is shared
end-no-result = No result
end-rematch = Play again
end-rematch-asked = Waiting for the other players…
end-puzzle = Next puzzle
end-share = Share the result
end-rating = Rating { $before }, now { $after }
picture-title = Picture of the result
picture-how-military = By military supremacy
picture-how-scientific = By scientific supremacy
picture-how-political = By political supremacy
picture-how-civilian = By points
picture-save = Save as PNG
picture-trouble = This browser cannot make the picture.
end-score = Score sheet
end-next = Next game
fair-check = Check the deal
fair-title = Was the deal fair?
fair-yes = Yes: the published secret matches the fingerprint that the server showed before the first card.
fair-no = No: something does not match what the server showed earlier, or what this page sent.
fair-prepared = This deal was prepared for a lesson: everybody gets the same cards, so that each idea comes up.
fair-how = Before the game, the server showed a fingerprint (SHA-256) of its secret. The secret is now published. This page has computed its fingerprint and compared it with every one that it received.
fair-seen = First fingerprint that this device received
fair-begun = Fingerprint in the log, before the first card
fair-told = Fingerprint that the server sends now
fair-seeded = Seed that this page added, in the log
fair-fits = matches
fair-fits-not = does not match
fair-seed = Seed
fair-salt = Salt
fair-hash = Fingerprint computed on this page
fair-more = To check that every card follows from the secret, run “antipater verify” with the game record:

# Replay.
replay-title = Replay
replay-moves = Moves
replay-first = First move
replay-previous = Previous move
replay-next = Next move
replay-last = Last move
replay-play = Play
replay-pause = Pause
replay-pace = Pace
replay-times = { $pace } ×
replay-position = Position
replay-where = { $step } of { $steps }
replay-share = Link to this position
replay-share-about = People who open this link see the game at this position, with the information that they are allowed to see.
replay-link = Address of this position
replay-live = Live
replay-to-game = Back to the game
replay-eyes = Point of view
replay-eyes-of = Seen by { $name }

# Keys.
keys-title = Keyboard shortcuts
keys-table = At the table
keys-frame = In every game
keys-replay = In a replay
keys-help = show this list
keys-last = repeat the last move
keys-clocks = read the clocks
keys-undo = take back
keys-log = show or hide the log
keys-hint = what the engine would choose, in casual games against AI opponents
keys-command = type or plan a choice
keys-step = previous, next move
keys-turn = your previous, next choice
keys-ends = first, last move
keys-play = play, pause
keys-mistakes = next or previous mistake
keys-try = try the position yourself
keys-analyse = open the position on the analysis board
keys-structure = move in the card structure
keys-hand = move in the hand
keys-open = open, choose
keys-build = build
keys-discard = discard
keys-wonder = wonder 1 to 4
keys-stage = build a stage
keys-rival = opponent’s city
keys-prices = show opponent’s prices
keys-neighbours = next, previous city
keys-gods = divinities
keys-escape = back

command-title = Type a choice
command-now = A move in notation, or a part of it
command-plan = The move for your next turn, in notation
command-do = Choose
command-intend = Plan
command-no-choice = No choice matches, or several do.
command-no-word = A move in notation looks like build:lumber-yard.

# Settings.
settings-title = Settings
settings-kept = Settings apply immediately and are saved on this device; those of an account also apply on its other devices.
settings-look = Appearance
settings-game = Game
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-light = Light
settings-theme-dark = Dark
settings-font = Font
settings-font-standard = Standard
settings-font-legible = Hyperlegible
settings-motion = Animations
settings-motion-auto = Same as device
settings-motion-slow = Slow
settings-motion-quick = Fast
settings-motion-none = None
settings-contrast = High contrast
settings-contrast-about = Stronger lines, and no grey text.
settings-sound = Sound
settings-sound-none = None
settings-sound-turn = Your turn
settings-sound-all = All
settings-volume = Volume
settings-cards = Card size
settings-cards-small = Small
settings-cards-standard = Standard
settings-cards-large = Large
settings-hand = Buttons on a phone
settings-hand-right = On the right
settings-hand-left = On the left
settings-watch = Victory tracker
settings-watch-about = Show how close each player is to winning: symbols, conflict pawn and points so far.
settings-rivalPrices = Opponent’s prices
settings-rivalPrices-about = Show them beside yours on every card.
settings-confirm = Confirm every choice
settings-confirm-about = Asks before a choice is sent.

# Refusals at a table.
refusal-illegal-action = This move is not possible in this position.
refusal-late = This decision has already been made.
refusal-left = You have left this game.
refusal-time-over = Your time has run out.
refusal-too-late = Two players have made a choice. You can resign, but the game can no longer be cancelled.
refusal-not-gone = The player to choose is online, or was a moment ago.
refusal-no-takeback = This cannot be taken back: something was revealed since, or you have not chosen anything.
refusal-no-draw = AI opponents do not share a victory.
refusal-no-ties = This game has no shared victory.
refusal-no-chat = There is nobody to chat with.
refusal-chat-off = Chat is off.
refusal-no-such-entry = The game has not reached this move yet.
refusal-seed-given = You have already added your seed.
