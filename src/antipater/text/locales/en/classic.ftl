# Classic 7 Wonders: what differs from Duel. Names of cards and boards are not here: they are printed facts.

# Single words.
good-ore = ore
good-loom = textile
units-ore = { $units } ore
units-loom = { $units } textile
symbol-compass = compass
symbol-gear = gear
symbol-tablet = tablet
counted-stages = built stage
counted-defeats = defeat token
counted-brown-grey-purple = brown, grey and purple card
some-card = a card
stage-name = { $wonder }, stage { $stage }
stage-mention = stage { $stage } of the { $wonder }
no-stage-left = a further stage
kind-stage = stage of a wonder
kind-board = wonder board
board-side = { $city }, side { $side }
free-city = the Free City
everybody = everybody
score-treasury = Treasury
score-wonder = Wonder
score-civilian = Civilian buildings (blue)
score-commercial = Commercial buildings (yellow)
score-guilds = Guilds (purple)
score-science = Science (green)

# Prices.
coins-to = { coins } to { $person ->
    [you] you
   *[other] { $player }
 }
payment = { $way ->
    [chain] {" "}(free by chain)
    [free] {" "}(free)
    [unknown] {""}
   *[paid] {" "}for { $payment }
 }
cost-or-building = { $cost }; free with { $cards }
bill-chain-card = free by chain: { $card } stands in the city ({ $rule })
bill-bank = to the bank: { coins }
bill-not-for-sale = { $goods } needed, and the neighbours do not sell what is missing ({ $rule })
bill-bought-one = { $goods }: bought from { $person ->
    [you] you
   *[other] { $player }
 } for { $price }
bill-bought-many = { $goods }: bought from { $person ->
    [you] you
   *[other] { $player }
 } at { $price } = { $sum }

# Choices before they are made, what chance brings, and what is being asked.
action-build-card = Build { $item }{ payment }
action-stage-card = Build { $item } with { $card }{ payment }
action-free-card = Build { $card } for nothing (once an Age)
action-sell-card = Discard { $card } for { coins }
action-revive-card = Build { $card } from the discard pile (free)
action-decline-card = Build no card of the discard pile
action-for-city = { $city }: { $action }

outcome-given-board = { $person ->
    [you] You get
   *[other] { $player } gets
 } { $board }
outcome-dealt = { $person ->
    [you] You are
   *[other] { $player } is
 } dealt { $card }
outcome-dealt-unseen = A card is dealt face down
outcome-drawn = { $person ->
    [you] You draw
   *[other] { $player } draws
 } { $card }
outcome-drawn-unseen = A card is drawn from the pile, for the turn of the Free City
outcome-last-card = The last card of the deck goes to the discard pile (C9.7)

decision-card = choose a card of the hand, to build it, build the next stage with it, or discard it
decision-seventh = choose what to do with the seventh card
decision-pile = choose a card of the discard pile to build for free, or none
decision-free-city = choose a card for the Free City; it discards only if nothing can be built
decision-free-city-pile = choose a card of the discard pile that the Free City builds for free, or none

chance-give-board = { $person ->
    [you] You are
   *[other] { $player } is
 } given a board ({ $rule })
chance-deal = Cards are dealt ({ $rule })
chance-draw-card = A card is drawn, for the turn of the Free City ({ $rule })
chance-draw-last = The last card of the deck is discarded ({ $rule })

# The log.
event-chosen = { $person ->
    [you] You have
   *[other] { $player } has
 } chosen: { $action }
event-build-card = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item }{ payment }
event-stage-card = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } with { $card }{ payment }
event-free-card = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } for nothing, as once an Age (C6.1)
event-sell-card = { $person ->
    [you] You discard
   *[other] { $player } discards
 } { $card } for { coins }
event-revive-card = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } from the discard pile (free)
event-decline-card = { $person ->
    [you] You build
   *[other] { $player } builds
 } no card of the discard pile (C6.2)
event-empty-pile = The discard pile is empty: there is nothing to build (C6.2)
event-last-cards = The last cards go to the discard pile (C2.3)
event-pass-hands = The hands go to the { $age ->
    [2] right
   *[other] left
 } (C2.3)
event-swap-hands = The hands are swapped (C9.1)
event-conflict = { $person ->
    [you] You win
   *[other] { $player } wins
 } against { $rival_person ->
    [you] you
   *[other] { $rival }
 }, { $shields } { $shields ->
    [one] shield
   *[other] shields
 } to { $fewer }: tokens +{ $points } and −{ $lost } (C5.1)
event-no-conflict = { $person ->
    [you] You
   *[other] { $player }
 } and { $rival_person ->
    [you] you
   *[other] { $rival }
 } have { $shields } { $shields ->
    [one] shield
   *[other] shields
 } each: no tokens (C5.1)
event-copied-guild = { $person ->
    [you] You copy
   *[other] { $player } copies
 } { $card } of a neighbour (C6.4)

result-other = { $person ->
    [you] you
   *[other] { $player }
 } { $points }
result-most-points = { $person ->
    [you] You win
   *[other] { $player } wins
 } with { $points } { $points ->
    [one] point
   *[other] points
 }; { $others } (C7.1)
result-tie-coins = { $person ->
    [you] You win
   *[other] { $player } wins
 } with { $points } { $points ->
    [one] point
   *[other] points
 } and more coins, { $coins } to { $fewer }; { $others } (C7.2)
result-tie-shared = { $players } share the victory with { $points } { $points ->
    [one] point
   *[other] points
 } and { coins } each{ $others ->
    [none] {""}
   *[other] ; { $others }
 } (C7.2)

# What an item does, one sentence an effect. The rule stands in parentheses.
effect-produce-for-sale = Produces { $goods } every turn; the neighbours may buy it ({ $rule })
effect-produce-one-of-for-sale = Produces 1 unit of your choice every turn: { $goods }; the neighbours may buy it ({ $rule })
effect-produce-one-of = Produces 1 unit of your choice every turn, for you alone: { $goods } ({ $rule })
effect-discount = From the next turn on you buy { $goods } from { $side ->
    [left] the left neighbour
    [right] the right neighbour
   *[both] both neighbours
 } at { coins } a unit ({ $rule })
effect-standing-shields = { $shields } { $shields ->
    [one] shield
   *[other] shields
 } in every conflict ({ $rule })
effect-any-symbol = A science symbol that is chosen for the best total at the end ({ $rule })
effect-free-building = Once an Age you build a card of the hand for nothing ({ $rule })
effect-seventh-card = You play the seventh card of every Age too ({ $rule })
effect-copy-guild = At the end you copy the guild of a neighbour that is worth most ({ $rule })
effect-revive = You may build a card of the discard pile for free ({ $rule })
effect-coins-per-scope = { coins } at once for each { $counted } in { $scope ->
    [own] your city
    [neighbours] both neighbouring cities
   *[all] your city and both neighbouring ones
 } ({ $rule })
effect-points-per-scope = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each { $counted } in { $scope ->
    [own] your city
    [neighbours] both neighbouring cities
   *[all] your city and both neighbouring ones
 } ({ $rule })
effect-chain = It makes { $items } free ({ $rule })

# Why a choice is impossible.
reason-already-chosen = You have already chosen; the turn is resolved when everybody has ({ $rule })
reason-already-there = { $card } stands in the city already ({ $rule })
reason-not-in-pile = { $card } is not in the discard pile ({ $rule })
reason-not-in-hand = { $card } is not in the hand ({ $rule })
reason-free-city-must-build = The Free City cannot discard { $card }, because it can build something ({ $rule })
reason-all-stages-built = All stages of the wonder are built ({ $rule })
reason-no-free-building = { $card } cannot be built for nothing: no stage of the city allows it ({ $rule })
reason-free-building-used = { $card } cannot be built for nothing: that was used in this Age already ({ $rule })
reason-free-anyway = { $card } is free anyway ({ $rule })
reason-free-by-chain = { $item } is free, because { $card } stands in the city: there is nothing to pay ({ $rule })
reason-not-for-sale = { $item } cannot be paid: the neighbours do not sell what is missing ({ $rule })
reason-card-too-dear = { $item } costs { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and the treasury has { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
reason-stage-too-dear = Building { $item } costs { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and the treasury has { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
reason-cannot-afford-payment = Way number { $number } to pay for { $item } costs { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and the treasury has { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
reason-no-such-payment = There is no way number { $number } to pay for { $item }: there { $ways ->
    [one] is only one
   *[other] are { $ways }
 } ({ $rule })

# Help for every symbol of a screen.
classic-help-good-raw = a raw material. A missing unit is bought from a neighbour for { $price } coins, from brown cards and boards only
classic-help-good-made = a manufactured good. A missing unit is bought from a neighbour for { $price } coins, from grey cards and boards only
classic-help-color-brown = raw materials. They produce wood, stone, clay or ore, and the neighbours may buy it
classic-help-color-grey = manufactured goods. They produce glass, textile or papyrus, and the neighbours may buy it
classic-help-color-blue = civilian buildings. Points
classic-help-color-green = scientific buildings. A science symbol each
classic-help-color-yellow = commercial buildings. Coins, cheaper purchases, production for you alone, and in Age III points
classic-help-color-red = military buildings. Shields, which count in every conflict
classic-help-color-purple = guilds. Points for what the neighbours or you have at the end
classic-help-symbol = a science symbol, on { $items }. At the end each kind is worth its number times itself, each set of three different ones { $points } points
classic-mark-coin = coin
classic-help-coin = pays costs and purchases; every { $set } coins left are 1 point at the end, and coins break a tie
classic-mark-points = points
classic-help-points = count after the conflicts of Age III; most points win
classic-mark-shield = shield
classic-help-shield = at the end of each Age compared with the left and with the right neighbour
classic-mark-victory-token = victory token
classic-help-victory-token = for more shields than a neighbour; worth { $worth } points in Ages I, II and III
classic-mark-defeat-token = defeat token
classic-help-defeat-token = for fewer shields than a neighbour; it takes away { $lost } point
classic-mark-stage = stage of the wonder
classic-help-stage = built in order, at its own cost, with any card of the hand, which goes under it face down
classic-mark-chain = chain
classic-help-chain = a card is free if the city has the building named on it since the turn before
classic-mark-discount = discount
classic-help-discount = these goods cost { $reduced } coin a unit from that neighbour; discounts do not add up
classic-mark-any-symbol = symbol of your choice
classic-help-any-symbol = becomes the science symbol that gives most points at the end
classic-mark-neighbours = neighbours
classic-help-neighbours = the next seat is the left neighbour, the seat before the right one; you trade and fight with these two
classic-mark-hand = hand
classic-help-hand = after each turn it goes to the left neighbour in Ages I and III, to the right one in Age II
classic-mark-discard-pile = discard pile
classic-help-discard-pile = face down; a discard brings { $sale } coins, the last card of a hand none
classic-mark-free-building = building for nothing
classic-help-free-building = once an Age a card of the hand costs nothing
classic-mark-seventh-card = seventh card
classic-help-seventh-card = after turn 6 the last card of the hand is played too
classic-mark-revive = building from the discard pile
classic-help-revive = at the end of that turn one card of the discard pile may be built for free
classic-mark-copy-guild = copied guild
classic-help-copy-guild = at the end the neighbours' guild that is worth most counts for this city too
classic-mark-free-city = Free City
classic-help-free-city = the third city of a game for two; the players play for it in turn
