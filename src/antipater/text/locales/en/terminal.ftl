# The game in a terminal: labels, keys, and what it says around the game itself.

terminal-letter-wood = W
terminal-letter-clay = C
terminal-letter-stone = S
terminal-letter-glass = G
terminal-letter-papyrus = P

terminal-back-age = { age }
terminal-back-guild = Guild
terminal-back-temple = Temple
terminal-board = Progress
terminal-pile = Discard pile { $cards }

terminal-label-goods = Makes
terminal-label-buying = Buys at
terminal-label-cards = Cards
terminal-label-science = Science
terminal-label-wonders = Wonders
terminal-label-tokens = Progress
terminal-label-pantheon = Pantheon

# An item explained.
terminal-item = { $name }: { $kind }
terminal-cost = Cost: { $cost }
terminal-price-now = Price now:
terminal-uncovers = Uncovers { $cards }

# A position in plain words.
terminal-structure = { $age }, the structure from the row that lies lowest to the one on top:
terminal-row = {"  "}Row { $row }: { $cards }
terminal-card = { $name } ({ $color })
terminal-open-card = { $card } [accessible: { $mine }, for the opponent { $theirs }]
terminal-hidden = face-down card
terminal-hidden-guild = face-down guild
terminal-hidden-temple = face-down temple
terminal-with-token = { $card } with a token on it: { $token }
terminal-pawn = { $spaces ->
    [0] The conflict pawn stands in the centre.
   *[other] The conflict pawn stands { $spaces } { $spaces ->
        [one] space
       *[other] spaces
     } from the centre, { $left } from { $person ->
        [you] your capital
       *[other] the capital of { $player }
     }.
 }
terminal-military-tokens = Military tokens on { $person ->
    [you] your side
   *[other] the side of { $player }
 }: { $tokens }
terminal-progress-tokens = Progress tokens on the board: { $tokens }
terminal-pile-cards = Discard pile: { $cards }
terminal-city = { $player }: { coins }, { $points } { $points ->
    [one] point
   *[other] points
 } so far
terminal-makes = {"  "}Makes: { $goods }
terminal-buys = {"  "}Buys a missing unit for: { $prices }
terminal-of-color = {"  "}{ $color }: { $cards }
terminal-symbols = {"  "}Science: { $symbols } ({ $count } of { $most } different ones)
terminal-wonders = {"  "}Wonders: { $wonders }
terminal-wonder = { $name } ({ coins })
terminal-wonder-built = { $name } (built)
terminal-tokens = {"  "}Progress tokens: { $tokens }

# The Pantheon.
terminal-pantheon = Pantheon, six spaces; the price for you, and the one for the opponent:
terminal-space = {"  "}Space { $number } ({ $mine }, opponent { $theirs }): { $what }
terminal-space-empty = empty
terminal-space-unknown = a face-down { $mythology } divinity
terminal-space-known = { $name }, face down, known to you
terminal-space-prices = Space { $number }: { $mine } coins for you, { $theirs } for the opponent
terminal-to-space = on space { $number }
terminal-to-pile = Pile
terminal-decks = Decks
terminal-deck-line = Decks: { $decks }
terminal-deck = { $mythology } { $cards }
terminal-deck-known = { $mythology } { $cards } (from the top: { $names })
terminal-on-card = Progress tokens on the divinity that carries them: { $tokens }
terminal-minerva = { $spaces ->
    [0] The pawn Minerva stands in the centre of the track.
   *[other] The pawn Minerva stands { $spaces } { $spaces ->
        [one] space
       *[other] spaces
     } from the centre, toward { $person ->
        [you] your capital
       *[other] the capital of { $player }
     }.
 }
terminal-offering = offering token of { $coins } coins
terminal-token-here = On this card: { $token }. Whoever makes the card accessible gets it before the card is turned up (P2.1).
terminal-mythology-tokens = {"  "}Mythology tokens: { $tokens }
terminal-offerings = {"  "}Offering tokens: { $tokens }
terminal-divinities = {"  "}Divinities: { $divinities }
terminal-safe-coins = {"  "}Coins outside the treasury, safe from losses: { $coins }
terminal-snake = {"  "}The snake lies on { $card }: its symbol counts for the other player too
terminal-which-activation = Activate a card of the Pantheon?
terminal-activation-is-a-turn = An activation is the whole turn: no card of the structure is taken (P3.1).
terminal-hand-over = { $player } comes to the screen, { $other } looks away. { $player }: press Enter.
terminal-title-pantheon = The Pantheon

# The log.
terminal-chance-turn = Turned up: { $items }
terminal-chance-show = { $count ->
    [one] A wonder to choose: { $items }
   *[other] Wonders to choose from: { $items }
 }
terminal-chance-board = Progress tokens on the board: { $items }
terminal-chance-draw = Drawn from the box: { $items }
terminal-chance-guild = { $cards ->
    [one] A guild lies in the structure
   *[other] { $cards } guilds lie in the structure
 }
terminal-chance-removed = Cards removed at setup, now shown: { $items }
terminal-chance-divinities = Turned up for both: { $items }
terminal-chance-carried = Progress tokens put on the divinity: { $items }
terminal-chance-mythology = Mythology tokens on the structure: { $items }
terminal-chance-offering = Offering tokens on the structure: { $items }
terminal-chance-look = { $person ->
    [you] You look at the top of the { $mythology } deck: { $items }
   *[other] { $player } looks at the top of the { $mythology } deck: { $items }
 }
terminal-chance-look-unseen = { $person ->
    [you] You look at the top of the { $mythology } deck
   *[other] { $player } looks at the top of the { $mythology } deck
 }

# The conversation of the plain mode.
terminal-welcome = 7 Wonders Duel. Type the number of an option, or ? for help.
terminal-prompt = Your choice:
terminal-command-help = help
terminal-command-symbols = symbols
terminal-command-why = why
terminal-command-look = look
terminal-command-log = log
terminal-command-score = score
terminal-command-quit = quit
terminal-plain-help =
    A number from 1 to { $most }  choose that option
    a word such as build:aqueduct  choose it by its notation
    ? 3  explain option 3: its price line by line, its effects, what it uncovers
    why build:aqueduct  say why something cannot be done
    look  describe the table again
    log  tell what happened last
    score  show the score sheet as it stands
    symbols  explain every symbol
    quit  stop; the record is kept, and you can go on later
terminal-bad-number = There is no option { $number }: type a number from 1 to { $most }, or ? for help.
terminal-bad-answer = I do not understand “{ $answer }”. Type a number from 1 to { $most }, a word such as { $example }, or ? for help.
terminal-bad-word = “{ $word }” is not a move here. Possible are: { $possible }.
terminal-possible = It can be done: it is option { $number }.
terminal-how-to-go-on = The game is kept in { $file }. Go on with: antipater play --resume { $file }
terminal-recorded = The game is recorded in { $file }. Watch it again with: antipater replay { $file }
terminal-plain-no-terminal = The output is not a terminal: this is the plain mode.
terminal-plain-too-small = This terminal has { $width } columns and { $height } rows; the full game needs { $least_width } by { $least_height }. This is the plain mode.
terminal-plain-dumb = This terminal cannot be drawn on: this is the plain mode.

# The table on the screen.
terminal-draft = Wonders
terminal-dealing = Cards are dealt …
terminal-thinking = { $player } is thinking …
terminal-hint-turn = { $person ->
    [you] Take a bright card:
   *[other] { $player }, take a bright card:
 } arrows point, then B build, D discard, 1-4 wonder
terminal-hint-turn-pantheon = { $person ->
    [you] Take a bright card:
   *[other] { $player }, take a bright card:
 } arrows, then B build, D discard, 1-4 wonder; or P Pantheon
terminal-hint-confirm = { $action }? Enter confirms, Esc to think again
terminal-hint-choice = { $decision } · Enter opens the choice
terminal-say-what = First say what to do with the card: B build, D discard, 1-4 build a wonder with it
terminal-do-build = Build
terminal-do-discard = Discard
terminal-price-for = { $person ->
    [you] Price for you
   *[other] Price for { $player }
 }
terminal-may-be = One of these { $cards } cards, which nobody has seen:
terminal-about-begin = The structure of the new Age already lies on the table: look at it with V before you choose (D9.4).
terminal-unbuilt = not built
terminal-pile-empty = The discard pile is empty.

terminal-key-build = Build
terminal-key-discard = Discard
terminal-key-wonder = Wonder
terminal-key-confirm = Confirm
terminal-key-pantheon = Pantheon
terminal-key-inspect = Explain
terminal-key-cities = Cities
terminal-key-pile = Pile
terminal-key-log = Log
terminal-key-score = Score
terminal-key-help = Help
terminal-key-quit = Quit
terminal-key-back = Back
terminal-key-scroll = Scroll
terminal-key-point = Point
terminal-key-choose = Choose
terminal-key-look = Look at the table
terminal-key-again = New game
terminal-language-en = English
terminal-language-fr = Français

terminal-title-help = Help
terminal-title-cities = Both cities
terminal-title-pile = Discard pile ({ $cards })
terminal-title-log = What happened, the latest first
terminal-title-score = Score as it stands
terminal-title-result = The game is over
terminal-title-inspect = The card you point at

terminal-help-keys = Keys
terminal-keys-move = ← → ↑ ↓
terminal-keys-tab = Tab
terminal-keys-build = B
terminal-keys-discard = D
terminal-keys-wonder = 1 - 4
terminal-keys-confirm = Enter
terminal-keys-inspect = I
terminal-keys-cities = C
terminal-keys-pile = X
terminal-keys-log = L
terminal-keys-score = S
terminal-keys-pantheon = P
terminal-keys-help = ?
terminal-keys-language = F2
terminal-keys-quit = Q
terminal-help-move = point at another accessible card; a click does it too
terminal-help-tab = point at any card of the structure, also at a covered one
terminal-help-build = build the card
terminal-help-discard = discard it for coins
terminal-help-wonder = build that wonder with it
terminal-help-confirm = do it; before that nothing is done
terminal-help-inspect = explain the card at length
terminal-help-cities = everything in both cities
terminal-help-pile = the discard pile
terminal-help-log = everything that happened
terminal-help-score = the score sheet as it stands
terminal-help-pantheon = the Pantheon: activate a card, or look at it
terminal-help-help = this page
terminal-help-language = change the language at once
terminal-help-quit = stop; the game is kept, and you can go on later
terminal-help-card = A card
terminal-help-card-lines =
    First line: its colour as a shape, and its name. Bright cards can be taken, ↑ marks what the move would uncover.
    Second line: its effect, and at the right what it costs you now (! you cannot pay it).
    Third line: its printed cost, and at the right what it costs your opponent.
    Fourth line: → the chain symbol it gives, ← the one that makes it free.
terminal-help-symbols = Symbols
terminal-too-small = The game needs a terminal of at least { $least_width } columns and { $least_height } rows. Make the window larger, or press Q and start with --plain.

# Watching a record.
terminal-turn = Turn { $turn }, { $age }: { $player }
terminal-frame = Turn { $turn } ({ $place }/{ $frames })
terminal-which-turn = Go to which turn? (1 to { $most })
terminal-key-step = Step
terminal-key-age = Age
terminal-key-turn = Turn
terminal-key-run = Run
terminal-key-side = Other side
