# The Pantheon expansion of Duel. A verb, a decision or an effect has one key, and all its words stand together.
# A message that begins with "pantheon-" replaces the message of Duel without it.

## Single words

empty-space = an empty space of the Pantheon
color-divinities = divinity
counted-divinities = divinity
kind-temple = Grand Temple
kind-gate = card of the Pantheon
kind-divinity = { $mythology } divinity

link-winged-bull = winged bull
link-ship = ship
link-torch = torch
link-ankh = ankh
link-eagle = eagle

mythology-mesopotamian = Mesopotamian
mythology-phoenician = Phoenician
mythology-greek = Greek
mythology-egyptian = Egyptian
mythology-roman = Roman
some-divinity-mesopotamian = a Mesopotamian divinity
some-divinity-phoenician = a Phoenician divinity
some-divinity-greek = a Greek divinity
some-divinity-egyptian = an Egyptian divinity
some-divinity-roman = a Roman divinity
mythology-token = { $mythology } mythology token
the-mythology-token = the { $token }
the-offering-token = the offering { $tokens ->
    [one] token
   *[other] tokens
 } worth { $values }

track-middle = the middle space of the track
track-capital = { $person ->
    [you] your capital
   *[other] the capital of { $player }
 }
track-side = space { $space } on { $person ->
    [you] your side
   *[other] the side of { $player }
 }

score-divinities = Divinities
pantheon-score-purple = Grand Temples (purple)

## The structure

pantheon-chance-guilds = The places of the Grand Temples are drawn (P1.5)
pantheon-outcome-guild = Row { $row }, card { $place }: a Grand Temple
chance-mythology = A mythology token is laid on the structure ({ $rule })
outcome-mythology = Laid on the structure: { $token }
chance-offerings = An offering token is laid on the structure ({ $rule })
outcome-offering = Laid on the structure: an offering token worth { $offering }

# Several tokens are uncovered at once.
decision-claim = choose which token of the structure to take first
action-claim = Take { $token } first
event-claim = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $token } first ({ $rule })
event-token-gained = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $token } (P2.1)
event-token-lost = Lost with the card: { $token } (P5.9)

## Divinities enter the Pantheon

# A divinity that others may not see is "a Roman divinity".
chance-looking = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at the { $mythology } deck ({ $rule })
outcome-look = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at { $divinity }
decision-place = place one of the divinities you looked at on an empty space of the Pantheon
action-place = Place { $divinity } face down on space { $space } (price { $price } for you, { $rival_price } for the opponent)
event-place = { $person ->
    [you] You place
   *[other] { $player } places
 } { $divinity } face down on space { $space } of the Pantheon (P2.2)

chance-pantheon = A divinity of the Pantheon is turned up ({ $rule })
outcome-pantheon = { $divinity } is turned up in the Pantheon
event-gate = The Gate is put on space { $space } of the Pantheon (P1.4)

## Activation

also-activate = or activate a card of the Pantheon
action-activate = Activate { $divinity }{ $price }
event-activate = { $person ->
    [you] You activate
   *[other] { $player } activates
 } { $divinity }{ $price }
event-no-effect = Nothing happens: its effect is impossible now (P3.4)
reason-pantheon-closed = Nothing can be activated in { $age }: the Pantheon opens in Age II ({ $rule })
reason-space-empty = Space { $space } of the Pantheon is empty ({ $rule })
reason-offering-not-owned = You do not have the offering { $tokens ->
    [one] token
   *[other] tokens
 } worth { $values } ({ $rule })
reason-needless-offering = With offerings worth { $value } for a price of { $cost }, one of the tokens would be wasted ({ $rule })
reason-cannot-afford-activation = Activating { $item } costs { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and you have { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })

# One of several divinities shown, for free.
effect-activate-from-tops = The top divinity of each deck is shown, you activate one for free (P4.1)
effect-activate-from-deck = You choose a mythology: its deck is revealed, you activate one of its divinities for free and put the others back in an order of your choice (P4.3)
chance-tops = The top divinity of a deck is shown ({ $rule })
decision-deck = choose the mythology whose deck is revealed
action-deck = Reveal the { $mythology } deck
event-deck = { $person ->
    [you] You reveal
   *[other] { $player } reveals
 } the { $mythology } deck (P4.3)
chance-showing = A divinity of the deck is shown ({ $rule })
outcome-reveal = { $divinity } is shown
decision-divinity = choose one of the divinities shown to activate for free
action-choose = Activate { $divinity } (free)
event-choose = { $person ->
    [you] You activate
   *[other] { $player } activates
 } { $divinity } (free)
event-tokens-back = { $items } { $tokens ->
    [one] goes
   *[other] go
 } back to the box (P4.4)
decision-order = choose which divinity goes on top of the deck
action-top = Put { $divinity } on top of its deck
event-top = { $person ->
    [you] You put
   *[other] { $player } puts
 } { $divinity } on top of its deck ({ $rule })
event-top-unseen = { $person ->
    [you] You put
   *[other] { $player } puts
 } the { $mythology } deck back in an order that nobody else knows ({ $rule })

## Effects of divinities

# Enki: a progress token.
effect-take-token-from-card = When it is turned up, { $tokens } progress { $tokens ->
    [one] token is
   *[other] tokens are
 } drawn from the box and put on it; you keep one (P5.1)
chance-carrying = A progress token is put on the divinity ({ $rule })
outcome-carrying = { $token } is drawn from the box and put on the divinity
decision-carried = keep one of the progress tokens on the divinity

# Nisaba: the snake.
effect-copy-symbol = You put the snake on a green card of the opponent: its symbol counts for you too (P5.3)
decision-snake = choose a green card in the opponent’s city for the snake
action-snake = Put the snake on { $card }
event-snake = { $person ->
    [you] You put
   *[other] { $player } puts
 } the snake on { $card }: its symbol counts in both cities ({ $rule })

# Astarte: safe coins.
effect-safe-coins = { coins } on this card: nobody can take them, you can spend them, each one left is worth 1 point at the end (P5.4)
event-safe-gained = { $person ->
    [you] You put
   *[other] { $player } puts
 } { coins } on { $card }, where they are safe (P5.4)
event-safe-spent = { $person ->
    [you] You spend
   *[other] { $player } spends
 } { coins } from { $card } (P5.4)

# Baal: a card of the opponent.
effect-steal-card = You take a brown or grey card from the opponent’s city into yours (P5.5)
decision-steal = choose a brown or grey card in the opponent’s city to take
action-steal = Take { $card } from the opponent’s city
event-steal = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $card } from { $rival_person ->
    [you] your city
   *[other] the city of { $rival }
 } ({ $rule })

# Zeus: a card of the structure.
effect-discard-from-structure = You discard any card of the structure, face up or face down (P5.9)
decision-strike = choose a card of the structure to discard
action-strike = Discard { $card } from the structure
event-strike = { $person ->
    [you] You discard
   *[other] { $player } discards
 } { $card } from the structure ({ $rule })
chance-struck = The discarded card is turned up ({ $rule })
outcome-struck = The discarded card is { $card }

# Anubis: a built wonder.
effect-unbuild-wonder = You dismantle a built wonder of either player: it is unbuilt again, and the card under it is discarded (P5.11)
decision-unbuild = choose a built wonder to dismantle
action-unbuild = Dismantle { $wonder } ({ $owner_person ->
    [you] your wonder
   *[other] { $owner }
 })
event-unbuild = { $person ->
    [you] You dismantle
   *[other] { $player } dismantles
 } { $wonder } ({ $owner_person ->
    [you] your wonder
   *[other] { $owner }
 }, { $rule })
event-uncovered = The card under it goes to the discard pile: { $card } (P5.11)
event-pawn-unbuild = The conflict pawn moves { $spaces } { $spaces ->
    [one] space
   *[other] spaces
 } back, { $left ->
    [0] into
   *[other] { $left } left to
 } { $rival_person ->
    [you] your capital
   *[other] the capital of { $rival }
 } (P5.11)

# Isis: a wonder with a discarded card.
effect-build-wonder-from-discard = You build one of your wonders for free, with a card from the discard pile (P5.13)
decision-raise = choose one of your wonders to build for free
action-raise = Build { $wonder } with a card from the discard pile (free)
event-raise = { $person ->
    [you] You choose
   *[other] { $player } chooses
 } { $wonder }, to build it with a card from the discard pile ({ $rule })
decision-bury = choose the card from the discard pile with which the wonder is built
action-bury = Build { $wonder } with { $card } from the discard pile (free)
event-bury = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $wonder } with { $card } from the discard pile (free)

# Ra: a wonder of the opponent.
effect-steal-wonder = You take an unbuilt wonder from the opponent (P5.14)
decision-take = choose an unbuilt wonder of the opponent to take
action-take = Take { $wonder } from the opponent
event-take = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $wonder } from { $rival_person ->
    [you] you
   *[other] { $rival }
 } ({ $rule })

# Minerva: a pawn on the conflict track.
effect-place-minerva = You put the Minerva pawn on a space of the conflict track, where it stops the conflict pawn once (P5.16)
decision-minerva = choose a space of the conflict track for the Minerva pawn
action-minerva = Put the Minerva pawn on { $track }
event-minerva = { $person ->
    [you] You put
   *[other] { $player } puts
 } the Minerva pawn on { $track } ({ $rule })
event-stopped = The Minerva pawn stops the conflict pawn and leaves the game (P5.16)

# Neptune: military tokens.
effect-remove-military-token = You remove a military token without its effect (P5.17)
decision-remove = choose a military token to remove
action-remove = Remove the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 }
event-remove = { $person ->
    [you] You remove
   *[other] { $player } removes
 } the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 } ({ $rule })
effect-apply-military-token = Then you apply another military token to the opponent (P5.17)
decision-apply = choose a military token to apply to the opponent
action-apply = Apply the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 } to the opponent
event-apply = { $person ->
    [you] You apply
   *[other] { $player } applies
 } the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 } to { $rival_person ->
    [you] you
   *[other] { $rival }
 } ({ $rule })

## Other effects, costs and payments

effect-activation-rebate = Activating a card of the Pantheon costs you { coins } less (P4.2)
effect-temple-points = 1, 2 and 3 Grand Temples are worth { $points } points in all (P3.5)
effect-opponent-loses-per-space = The opponent loses { coins } for each space you move the conflict pawn (P6.2)
effect-chain-for = You build any card with a chain symbol in its cost for { coins } (P6.3)
effect-points-per-pantheon-token = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each mythology and offering token you still have (P6.1)

payment-mythology-token = {" "}(free by mythology token)
payment-instead = {" "}for { $payment } ({ $token })
cost-of-space = { $times ->
    [1] the price of its space
   *[other] { $times } times the price of its space
 }
bill-mythology-token = free by mythology token ({ $token })
bill-chain-for = { coins } instead of the whole cost ({ $token }, P6.3)

## Help for the symbols of a screen

pantheon-help-color-purple = Grand Temples. The more of them you have, the more points each is worth; your mythology token makes one free
help-link-token = a chain symbol. Your { $token } makes free: { $items }
mark-mythology-token = mythology token
help-mythology-token = the player who uncovers it looks at the top { $looked } divinities of its deck and places one in the Pantheon; later it makes the Grand Temple of its mythology free
mark-offering-token = offering token
help-offering-token = pays { $values } once towards an activation, without change
mark-divinity = divinity
help-divinity = from Age II on you may activate it instead of taking a card: pay the price of its space, and its effect happens at once
mark-face-down-divinity = face-down divinity
help-face-down-divinity = everybody sees its mythology; until Age II only the player who placed it knows which divinity it is
mark-divinity-deck = deck of divinities
help-divinity-deck = the divinities of a mythology that are not in the Pantheon, face down
mark-pantheon-price = price of a space
help-pantheon-price = { $least } to { $greatest } coins, different for each player; twice that for the Gate
mark-gate = Gate
help-gate = costs twice the price of its space; the top divinity of each deck is shown and you activate one for free
mark-temple-back = back of a Grand Temple
help-temple-back = this face-down card is a Grand Temple; nobody knows which one
mark-snake = snake
help-snake = the symbol of this green card counts for the opponent too
mark-minerva = Minerva pawn
help-minerva = when the conflict pawn would enter this space, it stops before it, and the Minerva pawn leaves the game
mark-safe-coins = safe coins
help-safe-coins = lie on a divinity: they can be spent after the treasury but never lost, and each is worth 1 point at the end
