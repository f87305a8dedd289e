# 7 Wonders Duel with the promo wonders. A verb, a decision or an effect has one key, and all its words stand together.

## Single words

face-down-cards = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
 }
face-down-card-at = the face-down card in row { $row }, place { $place }

color-wonders = wonder
color-tokens = progress token
counted-wonders = built wonder
counted-tokens = progress token
counted-coin-sets = complete set of { $set } coins

symbol-wheel = wheel
symbol-pendulum = pendulum
symbol-quill = quill
symbol-mortar = mortar
symbol-sundial = sundial
symbol-armillary-sphere = armillary sphere
symbol-balance = balance

link-horseshoe = horseshoe
link-sword = sword
link-tower = tower
link-book = book
link-gear = gear
link-amphora = amphora
link-mask = mask
link-moon = moon
link-water-drop = water drop
link-target = target
link-helmet = helmet
link-lyre = lyre
link-oil-lamp = oil lamp
link-barrel = barrel
link-column = column
link-sun = sun
link-portico = portico

score-blue = Civilian buildings (blue)
score-green = Scientific buildings (green)
score-yellow = Commercial buildings (yellow)
score-purple = Guilds (purple)
score-wonders = Wonders
score-progress = Progress tokens
score-coins = Treasury

## The draft

decision-draft = choose a wonder
action-draft = Take { $wonder }
event-draft = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $wonder }
reason-wonder-not-shown = You cannot take { $wonder }: choose one of the wonders on the table ({ $rule })
chance-wonders = A wonder is shown ({ $rule })
outcome-show = { $wonder } can be chosen
chance-tokens = A progress token is laid on the board ({ $rule })
outcome-board = { $token } lies on the board

## The structure

chance-turning = A card is turned up ({ $rule })
outcome-turn = { $card } is turned up
chance-guilds = The places of the guilds are drawn ({ $rule })
outcome-guild = Row { $row }, card { $place }: a guild
decision-first = choose who begins the next Age
action-begin = { $seat_person ->
    [you] You begin
   *[other] { $seat } begins
 } { $age }
event-begin = { $person ->
    [you] You decide
   *[other] { $player } decides
 }: { $seat_person ->
    [you] you begin
   *[other] { $seat } begins
 } { $age }

## A turn

decision-turn = take an accessible card, to build it, discard it, or build a wonder with it
reason-slot-empty = There is no longer a card in this place ({ $rule })
reason-covered = { $card } is still covered by { $covers } ({ $rule })
reason-cannot-afford = { $kind ->
    [wonder] Building { $item } costs
   *[building] { $item } costs
 } { $cost } { $cost ->
    [one] coin
   *[other] coins
 }{ $explained ->
    [yes] {" "}({ $parts })
   *[no] {""}
 } and you have { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
event-replay = { $person ->
    [you] You play
   *[other] { $player } plays
 } again (D6.8)
event-replay-lost = { $person ->
    [you] You lose your
   *[other] { $player } loses the
 } extra turn, because the Age is over (D6.8)

# Build.
action-build = Build { $card }{ $price }
event-build = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card }{ $price }

# Discard.
action-discard = Discard { $card } for { coins }
event-discard = { $person ->
    [you] You discard
   *[other] { $player } discards
 } { $card } for { coins }

# Build a wonder.
action-wonder = Build { $wonder } with { $card }{ $price }
event-wonder = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $wonder } with { $card }{ $price }
event-returned = With { $most } wonders built, the last one goes back to the box: { $wonder } (D6.3)
reason-already-built = Already built: { $wonder } ({ $rule })
reason-seven-wonders = You cannot build { $wonder }: there are already { $most } wonders, and no more are allowed ({ $rule })
reason-not-your-wonder = You do not have { $wonder } ({ $rule })

## Progress tokens

# For a pair of symbols.
decision-token = choose a progress token
action-token = Take { $token }
event-token = { $person ->
    [you] You take
   *[other] { $player } takes
 } the progress token { $token }
reason-token-not-on-board = You cannot take { $token }: choose a token on the board ({ $rule })

# From the box.
effect-keep-token-from-box = { $drawn } progress { $drawn ->
    [one] token is
   *[other] tokens are
 } drawn from the box, you keep one (D6.6)
chance-drawing = A progress token is drawn from the box ({ $rule })
outcome-draw = { $token } is drawn from the box
decision-drawn = keep one of the drawn progress tokens
action-keep = Keep { $token }
event-keep = { $person ->
    [you] You keep
   *[other] { $player } keeps
 } the progress token { $token }
reason-token-not-drawn = You cannot keep { $token }: choose a token drawn from the box ({ $rule })

## Choices that effects leave

# A card of the discard pile.
effect-build-from-discard = You build a card from the discard pile for free ({ $rule })
decision-revive = choose a card from the discard pile to build for free
action-revive = Build { $card } from the discard pile (free)
event-revive = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } from the discard pile (free)
reason-not-in-discard = You cannot build { $card }: choose a card from the discard pile ({ $rule })

# A card of the opponent.
effect-destroy-card = You choose a { $counted } in the opponent’s city and discard it (D6.4)
decision-destroy = choose a card in the opponent’s city to destroy
action-destroy = Destroy { $card }
event-destroy = { $person ->
    [you] You destroy
   *[other] { $player } destroys
 } { $card }: it goes to the discard pile
reason-wrong-color = You cannot destroy { $card }: choose a { $counted } ({ $rule })
reason-not-in-rival-city = You cannot destroy { $card }: choose a { $counted } in the opponent’s city ({ $rule })

# The Messe: a card of the top row.
effect-build-top-row = You build a card from the top row of the structure for free (M2)
decision-row = choose a card from the top row to build for free
action-row = Build { $card } from the top row (free)
event-row = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } from the top row (free)
reason-not-in-top-row = There is no card of the top row in this place ({ $rule })

# The Statue of Liberty: the removed cards.
effect-share-removed-cards = The 3 cards of this Age removed at setup are shown: you build one for free, the opponent another, the third is discarded (M3)
chance-removed = A card removed at setup is shown ({ $rule })
outcome-removed = { $card } was removed at setup and is shown
decision-share = share the three removed cards: one for you, one for the opponent, one for the discard pile
action-share = Build { $card } (free); { $rival_person ->
    [you] you build
   *[other] { $rival } builds
 } { $theirs } (free), { $discarded } is discarded
event-share = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } (free); { $theirs } is for { $rival_person ->
    [you] you
   *[other] { $rival }
 }, { $discarded } goes to the discard pile (M3)
event-shared = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } (free, M3)

# Any of them.
reason-not-among-choices = { $named ->
    [yes] { $item } cannot be chosen
   *[no] This cannot be chosen
 }; you must { $decision } ({ $rule })

## Other effects

effect-produce = Produces { $goods } for every construction (D5.2)
effect-produce-any = Produces 1 unit of your choice for every construction: { $choice } (D5.5)
effect-fix-price = From your next turn on you buy { $goods } at { coins } a unit (D5.4)
effect-rebate = { $column ->
    [blue] Your future blue cards
   *[wonders] Your future wonders
 } need { $units } { $units ->
    [one] resource
   *[other] resources
 } less ({ $rule })
effect-trade-income = You receive what the opponent pays for missing resources (D8.3)
event-income = { $person ->
    [you] You receive
   *[other] { $player } receives
 } { coins } of this payment ({ $token }, D8.3)
effect-extra-shields = Your future red cards have { $shields } more { $shields ->
    [one] shield
   *[other] shields
 } (D8.8)
effect-wonders-play-again = You play again after each wonder you build from now on (D8.9)
effect-coins-per-chain = { coins } each time you build by chain (D8.10)
effect-play-again = You play again (D6.8)
effect-coins-per = { coins } at once for each { $counted } in your city ({ $rule })
effect-coins-per-most = { coins } at once for each { $counted } in the city that has the most (D5.11)
effect-opponent-loses = The opponent loses { coins } (D6.7)
effect-points-per = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each { $counted } in your city (D8.6)
effect-points-per-most = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each { $counted } in the city that has the most ({ $rule })
effect-link = Chain symbol { $symbol }: it makes { $items } free (D5.8)

# The conflict.
effect-shields = { $shields } { $shields ->
    [one] shield: the conflict pawn moves 1 space
   *[other] shields: the conflict pawn moves { $shields } spaces
 } ({ $rule })
event-pawn = { $person ->
    [you] You move
   *[other] { $player } moves
 } the conflict pawn { $spaces } { $spaces ->
    [one] space
   *[other] spaces
 }, { $left ->
    [0] into the opponent’s capital
   *[other] { $left } left to the opponent’s capital
 } (D7.1)
event-military-token = The military token worth { $coins } is used up (D7.3)

# Science.
event-symbol = { $person ->
    [you] You have
   *[other] { $player } has
 } a new symbol, the { $symbol }: { $symbols } of { $most } different ones (D8.11)
event-pair = { $person ->
    [you] You complete
   *[other] { $player } completes
 } a pair of the { $symbol } symbol{ $tokens ->
    [0] , but no progress token is left
   *[other] {""}
 } (D8.1)

## Costs and payments

cost-or-chain = { $cost }; free with the { $symbol } symbol ({ $givers })
bill-chain = free by chain (the { $symbol } symbol)
bill-instead = { coins } instead of the whole cost
bill-coins = printed price: { coins }
bill-waived = { $goods }: not needed (rebate)
bill-rival-one = { $goods }: { $base } + { $rival } for the opponent’s production = { $price }
bill-rival-many = { $goods } at { $price } ({ $base } + { $rival } for the opponent’s production) = { $sum }
bill-base-one = { $goods }: { $price }, the opponent produces none
bill-base-many = { $goods } at { $price }, the opponent produces none = { $sum }
bill-fixed-one = { $goods }: fixed price { $price }
bill-fixed-many = { $goods } at the fixed price { $price } = { $sum }
bill-to-opponent = of this, { $coins } to the opponent ({ $token }, D8.3)
bill-part = { $goods } at { $price }

## The end

result-military = { $person ->
    [you] You win
   *[other] { $player } wins
 } by military supremacy (D7.2)
result-scientific = { $person ->
    [you] You win
   *[other] { $player } wins
 } by scientific supremacy (D8.11)
result-points = { $person ->
    [you] You win
   *[other] { $player } wins
 } { $points } to { $rival } (D10.3)
result-blue = { $person ->
    [you] You win
   *[other] { $player } wins
 } on blue cards, { $blue } to { $rival }, after a tie at { $points } { $points ->
    [one] point
   *[other] points
 } (D10.3)
result-shared = The victory is shared: { $points } { $points ->
    [one] point
   *[other] points
 } each, { $blue } of them on blue cards (D10.3)

## Help for the symbols of a screen

help-good-raw = a raw material. A missing unit costs { $price } coins, plus 1 for each unit that the opponent’s brown cards produce
help-good-made = a manufactured good. A missing unit costs { $price } coins, plus 1 for each unit that the opponent’s grey cards produce
help-color-brown = raw materials. They produce wood, clay or stone and raise the opponent’s prices
help-color-grey = manufactured goods. They produce glass or papyrus and raise the opponent’s prices
help-color-blue = civilian buildings. Points, which also break a tie
help-color-green = scientific buildings. A science symbol each, and points
help-color-yellow = commercial buildings. Coins, fixed prices, production of your choice; each raises what a discard gives you
help-color-red = military buildings. Shields that move the conflict pawn
help-color-purple = guilds. Points or coins for what the city that has more of it owns
help-symbol = a science symbol, on { $items }. { $cards ->
    [1] There is no second one;
   *[other] Two of the same give a progress token,
 } { $most } different ones win the game
help-link = a chain symbol. { $givers } in your city makes free: { $items }
help-coin = pays costs and missing resources; every { $set } coins left are worth 1 point at the end
help-points = counted at the end of Age III; the most points win
help-shield = moves the conflict pawn one space towards the opponent’s capital, once, when it is built
mark-pawn = conflict pawn
help-pawn = worth { $points } points at the end to the player who pushed it: the nearer to the capital, the more
mark-capital = capital
help-capital = the player who pushes the conflict pawn into the opponent’s capital wins at once
mark-military-token = military token
help-military-token = when the pawn enters its zone, the player on that side loses that many coins; each is used once
mark-progress-token = progress token
help-progress-token = a lasting advantage; when you complete a pair of science symbols, you choose one
mark-wonder = wonder
help-wonder = built with any accessible card, which is then lost; at most { $most } in both cities together
mark-play-again = play again
help-play-again = you take another turn at once; at the end of an Age it is lost
help-chain = a card with this symbol in its cost is free if your city has the card that grants it
mark-face-down = face-down card
help-face-down = turned up at the end of the turn in which the last card over it is taken
mark-guild-back = back of a guild
help-guild-back = this face-down card is a guild; nobody knows which one
mark-accessible = accessible card
help-accessible = no other card covers it, so it can be taken
help-discard-pile = discarding a card gives { $discard } coins, plus 1 for each yellow card in your city
