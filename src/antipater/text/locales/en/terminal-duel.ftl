# Duel in a terminal.

# Labels.
terminal-back-age = { age }
terminal-back-guild = Guild
terminal-back-other = ?
terminal-board = Progress
terminal-pile = Discard pile { $cards }
terminal-draft = Wonders
terminal-label-science = Science
terminal-label-wonders = Wonders
terminal-label-tokens = Progress

# A position in plain words.
terminal-structure = { $age }, the structure, from the row at the bottom to the row on top:
terminal-row = {"  "}Row { $row }: { $cards }
terminal-open-card = { $card } [accessible: { $mine }, for the opponent { $theirs }]
terminal-hidden-age = face-down card
terminal-hidden-guild = face-down guild
terminal-hidden-other = face-down card of another deck
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
terminal-buys = {"  "}Buys a missing unit for: { $prices }
terminal-symbols = {"  "}Science: { $symbols } ({ $count } of { $most } different ones)
terminal-wonders = {"  "}Wonders: { $wonders }
terminal-wonder = { $name } ({ coins })
terminal-wonder-built = { $name } (built)
terminal-tokens = {"  "}Progress tokens: { $tokens }
terminal-fact = {"  "}{ $name }: { $value }
terminal-uncovers = Uncovers { $cards }

# The log.
terminal-turn = Turn { $turn }, { $age }: { $player }
terminal-chance-turning = Turned up: { $items }
terminal-chance-wonders = { $count ->
    [one] A wonder to choose: { $items }
   *[other] Wonders to choose from: { $items }
 }
terminal-chance-tokens = Progress tokens on the board: { $items }
terminal-chance-drawing = Drawn from the box: { $items }
terminal-chance-guilds = { $count ->
    [one] A guild lies in the structure
   *[other] { $count } guilds lie in the structure
 }
terminal-chance-removed = Cards removed at setup, now shown: { $items }

# The plain mode.
terminal-welcome = 7 Wonders Duel. Type the number of an option, or ? for help.
terminal-plain-help =
    A number from 1 to { $most }  choose that option
    a word such as build:aqueduct  choose it by its notation
    ? 3  explain option 3: its price line by line, its effects, what it uncovers
    why build:aqueduct  explain why something is impossible
    look  describe the table again
    log  show what happened last
    score  show the current score sheet
    symbols  explain every symbol
    hint  see what a strong player would choose
    back  take back your last choice
    quit  stop; the game is saved, and you can continue it later
terminal-hand-over = { $player } comes to the screen, { $other } looks away. { $player }: press Enter.

# The table on the screen.
terminal-thinking = { $player } is thinking…
terminal-hint-turn = { $person ->
    [you] Take a bright card:
   *[other] { $player }, take a bright card:
 } arrows point, then B build, D discard, 1-4 wonder
terminal-hint-turn-or-part = { $person ->
    [you] Take a bright card:
   *[other] { $player }, take a bright card:
 } arrows, then B build, D discard, 1-4 wonder; or { $others }
terminal-choose-use = First choose what to do with the card: B build, D discard, 1-4 build a wonder with it
terminal-do-build = Build
terminal-do-discard = Discard
terminal-may-be = One of these { $cards } cards, which nobody has seen:
terminal-about-begin = The structure of the new Age already lies on the table: look at it with V before you choose (D9.4).
terminal-unbuilt = not built
terminal-to-pile = Pile
terminal-pile-empty = The discard pile is empty.
terminal-key-build = Build
terminal-key-discard = Discard
terminal-key-wonder = Wonder
terminal-title-cities = Both cities
terminal-title-pile = Discard pile ({ $cards })

# Help for keys.
terminal-keys-move = ← → ↑ ↓
terminal-keys-tab = Tab
terminal-keys-build = B
terminal-keys-discard = D
terminal-keys-wonder = 1 - 4
terminal-keys-cities = C
terminal-keys-pile = X
terminal-help-move = point at another accessible card; a click does it too
terminal-help-tab = point at any card of the structure, also a covered one
terminal-help-build = build the card
terminal-help-discard = discard it for coins
terminal-help-wonder = build that wonder with it
terminal-help-cities = everything in both cities
terminal-help-pile = the discard pile
terminal-help-part = { $part }: what it offers in your turn, or everything you know of it
terminal-help-card-lines =
    First line: its colour as a shape, and its name. Bright cards can be taken, ↑ marks what the move would uncover.
    Second line: its effect, and at the right what it costs you now (! you cannot pay it).
    Third line: its printed cost, and at the right what it costs your opponent.
    Fourth line: → the chain symbol it gives, ← the one that makes it free.
