# The browser game: all around a table.

game-bar = At the table
parts = Expansions
your-turn = Your turn
your-turn-decision = Your turn. { $decision }
player-to-choose = is to choose
player-has-chosen = has chosen
player-open = open
player-here = is here
player-away = is not here
player-gone = has left the game
player-house = plays for the house
clock-days = { $days } d { $hours } h
clock-left = Time left: { $time }

line-lost = Connection lost, trying again. Nothing is lost.
line-lost-sending = Connection lost, trying again. Your choice is kept and counts once.
choice-refused = The choice did not count.
accept = Accept
decline = Decline
withdraw = Withdraw
share = Share

rule-number = Rule { $rule }
rule-unknown = There is no rule of this number.

# The menu.
menu-title = Menu
menu-takeback = Take back
menu-draw = Offer to share the victory
menu-claim = Go on without who is gone
menu-abort = End without a result
menu-resign = Give up
menu-replay = Replay
menu-export = Save the record
menu-watch-link = Link to watch this game
confirm-resign = Give this game up?
confirm-resign-about = A game of two is lost by that; at a larger table an opponent of the house plays on for you.
confirm-abort = End this game without a result?
confirm-abort-about = Nobody wins and nobody loses. It is possible as long as nobody has answered a choice.

asked-takeback = { $name } asks to take a choice back.
asked-takeback-by-you = You have asked to take a choice back.
asked-draw = { $name } offers to share the victory.
asked-draw-by-you = You have offered to share the victory.
asked-chat = { $name } would like to chat.
asked-chat-by-you = You would like to chat; the others have not said yes yet.
asked-rematch = { $name } would like to play again.
asked-rematch-by-you = You would like to play again; the others have not said yes yet.

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [one] Chat, { $unread } new line
   *[other] Chat, { $unread } new lines
 }
chat-empty = Nobody has said anything yet.
chat-line = Say something
chat-send = Send
chat-on = Switch chat on
chat-off = Switch chat off
chat-is-off = Chat is off. It begins when every player has switched it on.

log-title = Log
log-empty = Nothing has happened yet.
log-look = Look at the position after this
log-chances = { $number } things are laid out or turned up
log-begin = The game begins
log-leave-resign = { $name } gives up
log-leave-time = { $name } runs out of time
log-leave-gone = { $name } has been gone too long
log-leave-other = { $name } leaves the game
log-takeback = { $name } takes a choice back
log-resume = The server was away for { $seconds } s; no clock is charged for it
log-end-played = Played to the end
log-end-resign = The game is given up
log-end-time = Out of time
log-end-gone = The others are gone
log-end-draw = The victory is shared by agreement
log-end-abort = The game was ended without a result
log-end-withdrawn = The game was withdrawn
log-end-declined = The challenge was declined
log-end-other = The game has ended

repeat-no-move = Nobody has chosen anything yet.
repeat-no-clocks = This game has no clocks.
repeat-clock = { $name }: { $time }
plan-is = Planned for your turn: { $plan }
plan-impossible = What was planned is not possible now: { $plan }
plan-undo = Undo the plan
plan-mark = planned
plan-to-build = build { $item }
plan-to-free = build { $item } for nothing
plan-to-discard = discard { $item }
plan-to-sell = discard { $item }
plan-to-stage = build the next stage with { $item }
plan-to-activate = activate { $item }
plan-to-wonder = build { $item } with { $card }

# Before and after.
waiting-title = Waiting for players
waiting-seeds-title = Waiting for seeds
waiting-free = { $seats ->
    [0] every seat is taken
    [one] { $seats } seat is free
   *[other] { $seats } seats are free
 }
waiting-open = A free seat
waiting-link = Send this link to whoever should play
waiting-no-link = The link to the free seats is on the device where the game was made.
waiting-seed = Add my seed
waiting-seed-about = Everybody adds a little chance to the deal, so that nobody, not even the server, can know the cards beforehand.
waiting-seeded = seed added
waiting-withdraw = Withdraw the game
waiting-note = The game begins by itself as soon as everybody is there. You may close this page and come back.
cover-title = Hand the device to { $name }
cover-about = What the others hold is hidden until whoever is to choose is ready.
cover-ready = I am { $name }

end-label = The result
end-won = You win
end-lost = You lose
end-winner = { $name } wins
end-shared = The victory is shared
end-no-result = No result
end-rematch = Play again
end-rematch-asked = Waiting for the others …
end-score = Score sheet
end-next = To the next game
fair-check = Check the deal
fair-title = Was the deal fair?
fair-yes = Yes: the published secret is the one that the server bound itself to before the first card.
fair-no = No: the published secret does not fit what the server bound itself to.
fair-how = Before the game the server showed a fingerprint (SHA-256) of its secret. Now that the secret is published, this page has computed the fingerprint again and compared it with all that it was told.
fair-seen = Fingerprint as this device saw it first
fair-begun = Fingerprint in the log, before the first card
fair-told = Fingerprint that the server names now
fair-fits = is the same
fair-fits-not = is another one
fair-seed = Seed
fair-salt = Salt
fair-hash = Fingerprint computed here
fair-more = That every card follows from it, “antipater verify” checks with the record:

# Replay.
replay-title = Replay
replay-moves = Moves
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-position = Position
replay-where = { $step } of { $steps }
replay-share = Link to this position
replay-share-about = Whoever opens this link sees the game as it stood here, as far as they may know it.
replay-link = Address of this position
replay-live = Now
replay-to-game = To the game
replay-eyes = Through whose eyes
replay-eyes-of = Seen by { $name }

# Keys.
keys-title = Keys
keys-table = At the table
keys-frame = In every game
keys-replay = In a replay
keys-help = this list
keys-last = say the last move again
keys-clocks = say the clocks
keys-undo = take back
keys-log = log
keys-command = type a choice, or plan one
keys-step = one step
keys-turn = own choice before, after
keys-ends = beginning, end
keys-play = play, pause
keys-structure = move in the structure
keys-hand = move in the hand
keys-open = open, choose
keys-build = build
keys-discard = discard
keys-wonder = wonder 1 to 4
keys-stage = stage of the wonder
keys-rival = the rival’s city
keys-prices = prices
keys-neighbours = neighbours
keys-gods = divinities
keys-escape = back

command-title = Type a choice
command-now = A word of the notation, or a part of it
command-plan = The choice for your next turn, as a word of the notation
command-do = Choose
command-intend = Plan
command-no-choice = No choice fits, or several do.
command-no-word = A word of the notation looks like build:lumber-yard.

# Settings.
settings-title = Settings
settings-kept = They are kept on this device, and count at once.
settings-look = Look
settings-game = Game
settings-theme = Colours
settings-theme-auto = As the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-font = Letters
settings-font-standard = Standard
settings-font-legible = Hyperlegible
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-none = None
settings-contrast = More contrast
settings-contrast-about = Stronger lines and no soft text.
settings-sound = Sound
settings-sound-none = None
settings-sound-turn = Your turn
settings-sound-all = Everything
settings-watch = Victory watch
settings-watch-about = How near both are to winning: symbols, the conflict pawn, points so far.
settings-rivalPrices = The rival’s prices
settings-rivalPrices-about = Beside yours, on every card.
settings-confirm = Ask before a choice counts
settings-confirm-about = One more click for every choice.

# Refusals at a table.
refusal-illegal-action = This is not possible in this position.
refusal-late = This decision has been made already.
refusal-left = You have left this game.
refusal-time-over = Your time has run out.
refusal-too-late = Two seats have chosen something: the game can be given up, no longer ended without a result.
refusal-not-gone = Whoever is to choose is there, or was a moment ago.
refusal-no-takeback = Something was revealed since, or you have chosen nothing: it cannot be taken back.
refusal-no-draw = Opponents of the house share no victory.
refusal-no-ties = This game has no shared victory.
refusal-no-chat = There is nobody to chat with.
refusal-chat-off = Chat is off.
refusal-no-such-entry = The game has not come that far.
refusal-seed-given = Your seed is in the deal already.
