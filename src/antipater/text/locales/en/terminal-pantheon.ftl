# Pantheon in a terminal.

# A position in plain words.
terminal-back-temple = Temple
terminal-hidden-temple = face-down temple
terminal-pantheon = Pantheon, six spaces; the price for you, and the one for the opponent:
terminal-space = {"  "}Space { $number } ({ $mine }, opponent { $theirs }): { $what }
terminal-space-empty = empty
terminal-space-unknown = a face-down { $mythology } divinity
terminal-space-known = { $name }, face down, known to you
terminal-deck-line = Decks: { $decks }
terminal-deck = { $mythology } { $cards }
terminal-deck-known = { $mythology } { $cards } (from the top: { $names })
terminal-on-card = Progress tokens on the divinity that carries them: { $tokens }
terminal-minerva = { $spaces ->
    [0] The Minerva pawn stands in the centre of the track.
   *[other] The Minerva pawn stands { $spaces } { $spaces ->
        [one] space
       *[other] spaces
     } from the centre, towards { $person ->
        [you] your capital
       *[other] the capital of { $player }
     }.
 }
terminal-offering = offering token of { $coins } coins
terminal-token-here = On this card: { $token }. The player who makes the card accessible gets it before the card is turned up (P2.1).
terminal-mythology-tokens = {"  "}Mythology tokens: { $tokens }
terminal-offerings = {"  "}Offering tokens: { $tokens }
terminal-divinities = {"  "}Divinities: { $divinities }
terminal-safe-coins = {"  "}Coins outside the treasury, safe from losses: { $coins }
terminal-snake = {"  "}The snake lies on { $card }: its symbol counts for the other player too

# The log.
terminal-chance-divinities = Turned up for both: { $items }
terminal-chance-carried = Progress tokens put on the divinity: { $items }
terminal-chance-struck = Turned up: { $items }
terminal-chance-mythology = Mythology tokens on the structure: { $items }
terminal-chance-offerings = Offering tokens on the structure: { $items }
terminal-chance-look = { $person ->
    [you] You look at the top of the { $mythology } deck: { $items }
   *[other] { $player } looks at the top of the { $mythology } deck: { $items }
 }
terminal-chance-look-unseen = { $person ->
    [you] You look at the top of the { $mythology } deck
   *[other] { $player } looks at the top of the { $mythology } deck
 }

# The table on the screen.
terminal-decks = Decks
terminal-space-prices = Space { $number }: { $mine } coins for you, { $theirs } for the opponent
terminal-to-space = on space { $number }
terminal-which-activation = Activate a card of the Pantheon?
terminal-activation-is-a-turn = An activation takes the whole turn: no card of the structure is taken (P3.1).
terminal-title-pantheon = The Pantheon
