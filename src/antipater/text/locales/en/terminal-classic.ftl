# Classic 7 Wonders in a terminal.

terminal-letter-ore = O
terminal-letter-loom = L

terminal-classic-board = { $city } { $side }
terminal-classic-boards = Boards
terminal-classic-pile = ×{ $cards }
terminal-classic-built = Built
terminal-classic-label-strength = Strength
terminal-classic-label-wonder = Wonder
terminal-classic-raw = raw
terminal-classic-made = made

# The state of a card, in a word.
terminal-classic-short-chosen = chosen
terminal-classic-short-there = built
terminal-classic-short-chain = chain
terminal-classic-short-missing = missing
terminal-classic-short-expensive = too expensive
terminal-classic-short-ways = { $ways } ways
# … and in a few.
terminal-classic-there = already built in this city
terminal-classic-chained = free by chain
terminal-classic-missing = missing goods that nobody sells
terminal-classic-beyond = { $cost }, more than you have
terminal-classic-more-ways = { $ways } ways to pay: B or W lists them.

# A position in plain words.
terminal-classic-table = { $age }, turn { $turn } of { $turns }. { $way ->
    [left] Hands go to the left.
    [right] Hands go to the right.
   *[swap] Hands are swapped.
 } Discard pile: { $pile }.
terminal-classic-city = { $where ->
    [own] { $player }
    [left] Left neighbour: { $player }
    [right] Right neighbour: { $player }
   *[far] { $player }
 }, { $board }: { coins }, { $points } { $points ->
    [one] point
   *[other] points
 } so far
terminal-classic-wonder = {"  "}Wonder: { $built } of { $total } stages built; the next one costs { $cost }. { $effects }
terminal-classic-wonder-done = {"  "}Wonder: all { $total } stages built
terminal-classic-not-sold = { $goods } (not for sale)
terminal-classic-buys = {"  "}Buys a unit for: raw { $raw_left } left, { $raw_right } right; manufactured { $made_left } left, { $made_right } right
terminal-classic-conflicts = {"  "}Shields: { $shields }; conflict tokens: { $tokens }
terminal-classic-science = {"  "}Science: { $symbols }
terminal-classic-any-symbol = any symbol
terminal-classic-hand = Your hand:
terminal-classic-card = {"  "}{ $card }: { $price }
terminal-classic-coming = { $turns ->
    [0] Elsewhere:
    [one] Next hand:
   *[other] In { $turns } turns:
 }
terminal-classic-known = { terminal-classic-coming } { $player } holds { $size } of these { $count }: { $cards }
terminal-classic-known-all = { terminal-classic-coming } { $player } holds { $cards }
terminal-classic-known-and-drawn = { terminal-classic-coming } { $player } holds { $cards }, and { $drawn } { $drawn ->
    [one] card
   *[other] cards
 } you have not seen

# The log.
terminal-classic-turn = { $age }, turn { $turn }
terminal-classic-seventh-turn = { $age }, seventh card

# The plain mode.
terminal-classic-welcome = 7 Wonders. Type the number of an option, or ? for help.
terminal-classic-plain-help =
    A number from 1 to { $most }  choose that option
    a word such as build:baths+left2  choose it by its notation
    ? 3  explain option 3: its price line by line, its effects
    why build:baths  explain why something is impossible
    look  describe the table again
    log  show what happened last
    score  show the current score sheet
    symbols  explain every symbol
    hint  see what a strong player would choose
    back  take back your last choice
    quit  stop; the game is saved, and you can continue it later
terminal-classic-hand-over = { $player } comes to the screen, the others look away. { $player }: press Enter.

# The table on the screen.
terminal-classic-hint-turn = { $person ->
    [you] Choose a card:
   *[other] { $player }, choose a card:
 } arrows, then B build, W wonder, D discard
terminal-classic-hint-free = { $person ->
    [you] Choose a card:
   *[other] { $player }, choose a card:
 } B build, W wonder, F for free, D discard
terminal-classic-hint-seventh = { $person ->
    [you] Your seventh card:
   *[other] { $player }, your seventh card:
 } B build, W wonder, D discard
terminal-classic-hint-free-city = { $person ->
    [you] Now a card for the Free City:
   *[other] { $player }, now a card for the Free City:
 } B build, W wonder
terminal-classic-waiting = You have chosen. Waiting for the others…
terminal-classic-others-choose = Waiting for the others…
terminal-classic-choose-use = First choose what to do with the card: B build, W a stage of the wonder, D discard
terminal-classic-which-payment = { $item }: whom do you pay?
terminal-classic-seen-from = View of { $player }

terminal-classic-do-build = Build
terminal-classic-do-stage = Stage of the wonder
terminal-classic-do-free = Build for free
terminal-classic-do-sell = Discard
terminal-classic-key-build = Build
terminal-classic-key-stage = Wonder
terminal-classic-key-free = Free
terminal-classic-key-sell = Discard

terminal-classic-title-cities = All cities
terminal-classic-title-known = What you know of the other hands
terminal-classic-title-pile = Discard pile ({ $cards }, face down)
terminal-classic-nothing-known = No hand that you have seen is in play.
terminal-classic-discarded = You discarded
terminal-classic-staged = Under your stages
terminal-classic-nothing-discarded = You have discarded nothing, and nothing lies under your wonder. What others discarded is not known.

terminal-classic-keys-move = ← → 1 - 8
terminal-classic-keys-build = B
terminal-classic-keys-stage = W
terminal-classic-keys-free = F
terminal-classic-keys-sell = D
terminal-classic-keys-cities = C
terminal-classic-keys-known = K
terminal-classic-keys-pile = X
terminal-classic-help-move = point at a card of your hand; a click does it too
terminal-classic-help-build = build the card; if there are several ways to pay, choose one
terminal-classic-help-stage = build the next stage of the wonder with it
terminal-classic-help-free = build it for free, if your city may do that
terminal-classic-help-sell = discard it for coins
terminal-classic-help-cities = everything in all cities
terminal-classic-help-known = what you know of the other hands
terminal-classic-help-pile = what you know of the discard pile
terminal-classic-help-card-lines =
    First line: its colour as a shape, and its name. Bright cards can be built.
    Second line: its effect.
    Third line: its printed cost, and at the right what it costs now (! too expensive or not for sale, … several ways to pay).
    Fourth line: ← a building that makes it free, → the buildings that it makes free.
    The top line of the screen: Age, turn, ◀ ▶ where the hands go, × the discard pile.
