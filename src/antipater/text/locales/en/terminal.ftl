# The terminal: what every game has there.

# Letters of goods.
terminal-letter-wood = W
terminal-letter-clay = C
terminal-letter-stone = S
terminal-letter-glass = G
terminal-letter-papyrus = P

# Labels.
terminal-label-goods = Makes
terminal-label-buying = Buys at
terminal-label-cards = Cards

# An item explained.
terminal-item = { $name }: { $kind }
terminal-cost = Cost: { $cost }
terminal-price-now = Price now:
terminal-price-for = { $person ->
    [you] Price for you
   *[other] Price for { $player }
 }
terminal-card = { $name } ({ $color })
terminal-of-color = {"  "}{ $color }: { $cards }
terminal-makes = {"  "}Makes: { $goods }

# The plain mode.
terminal-prompt = Your choice:
terminal-command-help = help
terminal-command-symbols = symbols
terminal-command-why = why
terminal-command-look = look
terminal-command-log = log
terminal-command-score = score
terminal-command-hint = hint
terminal-command-back = back
terminal-command-quit = quit
terminal-advice = A strong player would choose: { $action }
terminal-no-advice = There are no hints while another person plays.
terminal-taken-back = Your last choice is taken back.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-bad-number = There is no option { $number }: type a number from 1 to { $most }, or ? for help.
terminal-bad-answer = I do not understand “{ $answer }”. Type a number from 1 to { $most }, a word such as { $example }, or ? for help.
terminal-bad-word = “{ $word }” is not a move here. Possible are: { $possible }.
terminal-possible = It is possible: it is option { $number }.
terminal-how-to-continue = The game is saved in { $file }. Continue it with: antipater play --resume { $file }
terminal-recorded = The game is recorded in { $file }. Watch it again with: antipater replay { $file }
terminal-plain-no-terminal = The output is not a terminal: this is the plain mode.
terminal-plain-too-small = This terminal has { $width } columns and { $height } rows; the full game needs { $least_width } by { $least_height }. This is the plain mode.
terminal-plain-dumb = This terminal cannot be drawn on: this is the plain mode.

# The menu before a game.
terminal-start-game = What do you want to play?
terminal-start-seats = How many players?
terminal-start-opponent = Against whom?
terminal-start-players = { $players } players
terminal-start-human = People at this keyboard
terminal-start-human-about = Everybody plays at this screen. It is covered between two players who do not know the same.

# The table on the screen.
terminal-dealing = Cards are dealt…
terminal-hint-confirm = { $action }? Enter confirms, Esc cancels
terminal-hint-choice = { $decision } · Enter opens the choice
terminal-too-small = The game needs a terminal of at least { $least_width } columns and { $least_height } rows. Make the window larger, or press Q and start with --plain.

# Keys.
terminal-key-confirm = Confirm
terminal-key-inspect = Explain
terminal-key-cities = Cities
terminal-key-known = Hands
terminal-key-pile = Pile
terminal-key-log = Log
terminal-key-score = Score
terminal-key-help = Help
terminal-key-advice = Hint
terminal-key-back-one = Take back
terminal-key-quit = Quit
terminal-key-back = Back
terminal-key-scroll = Scroll
terminal-key-point = Point
terminal-key-choose = Choose
terminal-key-look = Look at the table
terminal-key-again = New game
terminal-language-en = English
terminal-language-fr = Français

# Titles of pages.
terminal-title-help = Help
terminal-title-log = Log, latest first
terminal-title-score = Current score
terminal-title-result = The game is over
terminal-title-inspect = Selected card

# Help for keys that every game has.
terminal-help-keys = Keys
terminal-keys-confirm = Enter
terminal-keys-inspect = I
terminal-keys-log = L
terminal-keys-score = S
terminal-keys-help = ?
terminal-keys-language = F2
terminal-keys-advice = T
terminal-keys-take-back = U
terminal-keys-quit = Q
terminal-help-confirm = confirm; nothing is done before that
terminal-help-inspect = explain the card in detail
terminal-help-log = everything that happened
terminal-help-score = the current score sheet
terminal-help-help = this page
terminal-help-language = change the language
terminal-help-advice = what a strong player would choose
terminal-help-take-back = take back your last choice
terminal-help-quit = stop; the game is saved, and you can continue it later
terminal-help-card = A card
terminal-help-symbols = Symbols

# Watching a record.
terminal-frame = Turn { $turn } ({ $place }/{ $frames })
terminal-which-turn = Go to which turn? (1 to { $most })
terminal-key-step = Step
terminal-key-age = Age
terminal-key-turn = Turn
terminal-key-run = Run
terminal-key-side = Other view
