# Classic 7 Wonders. Names of cards and boards are not here: they are printed facts.
# Sentences begin with "classic-"; they replace the message without it that other games use.

## Single words

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

## The beginning of an Age

classic-chance-board = { $person ->
    [you] You are
   *[other] { $player } is
 } given a board ({ $rule })
classic-outcome-board = { $person ->
    [you] You get
   *[other] { $player } gets
 } { $board }
classic-chance-deal = Cards are dealt ({ $rule })
classic-outcome-deal = { $person ->
    [you] You are
   *[other] { $player } is
 } dealt { $card }
classic-outcome-deal-unseen = A card is dealt face down
classic-chance-draw = A card is drawn, for the turn of the Free City ({ $rule })
classic-outcome-draw = { $person ->
    [you] You draw
   *[other] { $player } draws
 } { $card }
classic-outcome-draw-unseen = A card is drawn, for the turn of the Free City
classic-chance-last = The last card of the deck is discarded ({ $rule })
classic-outcome-last = The last card of the deck goes to the discard pile (C9.7)

## A turn

classic-decision-card = choose a card from your hand, to build it, build the next stage with it, or discard it
classic-decision-seventh = choose what to do with the seventh card
classic-decision-free-city = choose a card for the Free City; it discards only if it can build nothing
classic-action-for-city = { $city }: { $action }
classic-event-chosen = { $person ->
    [you] You have
   *[other] { $player } has
 } chosen: { $action }
classic-reason-already-chosen = You have already chosen; the turn is resolved when everybody has ({ $rule })
classic-reason-not-in-hand = { $card } is not in your hand ({ $rule })

# Build.
classic-action-build = Build { $item }{ $price }
classic-event-build = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item }{ $price }
classic-reason-already-there = { $card } is already in the city ({ $rule })
classic-reason-cannot-afford = { $kind ->
    [stage] Building { $item } costs
   *[card] { $item } costs
 } { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and the treasury has { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
classic-reason-not-for-sale = { $item } cannot be paid for: the neighbours do not sell what is missing ({ $rule })
classic-reason-free-by-chain = { $item } is free, because { $card } is in the city: there is nothing to pay ({ $rule })
classic-reason-cannot-afford-payment = Payment { $number } for { $item } costs { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and the treasury has { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
classic-reason-no-such-payment = There is no payment { $number } for { $item }: there { $ways ->
    [one] is only one
   *[other] are { $ways }
 } ({ $rule })

# A stage of the wonder.
classic-action-stage = Build { $item } with { $card }{ $price }
classic-event-stage = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } with { $card }{ $price }
classic-reason-all-stages-built = All stages of the wonder are built ({ $rule })

# Discard.
classic-action-sell = Discard { $card } for { coins }
classic-event-sell = { $person ->
    [you] You discard
   *[other] { $player } discards
 } { $card } for { coins }
classic-reason-free-city-must-build = The Free City cannot discard { $card }, because it can build something ({ $rule })

## Choices that stages give

# A free building in every Age.
classic-effect-free-building = Once per Age you may build a card from your hand for free (C6.1)
classic-action-free = Build { $card } for free (once per Age)
classic-event-free = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } for free, once per Age (C6.1)
classic-reason-no-free-building = { $card } cannot be built for free: no stage of the city allows it ({ $rule })
classic-reason-free-building-used = { $card } cannot be built for free: this was already used in this Age ({ $rule })
classic-reason-free-anyway = { $card } is free anyway ({ $rule })

# A card of the discard pile.
classic-effect-build-from-discard = You may build a card from the discard pile for free (C6.2)
classic-decision-pile = choose a card from the discard pile to build for free, or none
classic-decision-free-city-pile = choose a card from the discard pile that the Free City builds for free, or none
classic-action-revive = Build { $card } from the discard pile (free)
classic-event-revive = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } from the discard pile (free)
classic-action-decline = Build no card from the discard pile
classic-event-decline = { $person ->
    [you] You build
   *[other] { $player } builds
 } no card from the discard pile (C6.2)
classic-event-empty-pile = The discard pile is empty: there is nothing to build (C6.2)
classic-reason-not-in-pile = { $card } is not in the discard pile ({ $rule })

## Other effects

classic-effect-produce = Produces { $goods } every turn; the neighbours may buy it (C3.4)
classic-effect-produce-one-of = { $for_sale ->
    [yes] Produces 1 unit of your choice every turn: { $choice }; the neighbours may buy it
   *[no] Produces 1 unit of your choice every turn, for you alone: { $choice }
 } (C3.1)
classic-effect-discount = From the next turn on you buy { $goods } from { $side ->
    [left] the left neighbour
    [right] the right neighbour
   *[both] both neighbours
 } at { coins } a unit (C3.4)
classic-effect-shields = { $shields } { $shields ->
    [one] shield
   *[other] shields
 } in every conflict (C5.2)
classic-effect-any-symbol = A science symbol of your choice: at the end it becomes the one that scores most (C6.5)
classic-effect-seventh-card = You play the seventh card of every Age too (C6.3)
classic-effect-copy-guild = At the end you copy the neighbouring guild that is worth most (C6.4)
classic-effect-coins-per = { coins } at once for each { $counted } in { $scope ->
    [own] your city
    [neighbours] both neighbouring cities
   *[all] your city and both neighbouring ones
 } (C4.1)
classic-effect-points-per = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each { $counted } in { $scope ->
    [own] your city
    [neighbours] both neighbouring cities
   *[all] your city and both neighbouring ones
 } ({ $rule })
classic-effect-chain = It makes { $items } free (C3.3)

## Costs and payments

coins-to = { coins } to { $person ->
    [you] you
   *[other] { $player }
 }
classic-cost-or-chain = { $cost }; free with { $cards }
classic-bill-chain = free by chain: { $card } is in the city ({ $rule })
classic-bill-coins = to the bank: { coins }
classic-bill-not-for-sale = { $goods } needed, and the neighbours do not sell what is missing ({ $rule })
classic-bill-bought-one = { $goods }: bought from { $person ->
    [you] you
   *[other] { $player }
 } for { $price }
classic-bill-bought-many = { $goods }: bought from { $person ->
    [you] you
   *[other] { $player }
 } at { $price } = { $sum }

## The end of a turn, of an Age, of the game

classic-event-last-cards = The last cards go to the discard pile (C2.3)
classic-event-pass-hands = The hands go to the { $age ->
    [2] right
   *[other] left
 } (C2.3)
classic-event-swap-hands = The hands are swapped (C9.1)
classic-event-conflict = { $person ->
    [you] You win
   *[other] { $player } wins
 } against { $rival_person ->
    [you] you
   *[other] { $rival }
 }, { $shields } { $shields ->
    [one] shield
   *[other] shields
 } to { $fewer }: tokens +{ $points } and −{ $lost } (C5.1)
classic-event-no-conflict = { $person ->
    [you] You
   *[other] { $player }
 } and { $rival_person ->
    [you] you
   *[other] { $rival }
 } have { $shields } { $shields ->
    [one] shield
   *[other] shields
 } each: no tokens (C5.1)
classic-event-copied-guild = { $person ->
    [you] You copy
   *[other] { $player } copies
 } { $card } from a neighbour (C6.4)
classic-result-other = { $person ->
    [you] you
   *[other] { $player }
 } { $points }
classic-result-most-points = { $person ->
    [you] You win
   *[other] { $player } wins
 } with { $points } { $points ->
    [one] point
   *[other] points
 }; { $others } (C7.1)
classic-result-tie-coins = { $person ->
    [you] You win
   *[other] { $player } wins
 } with { $points } { $points ->
    [one] point
   *[other] points
 } and more coins, { $coins } to { $fewer }; { $others } (C7.2)
classic-result-tie-shared = { $players } share the victory with { $points } { $points ->
    [one] point
   *[other] points
 } and { coins } each{ $others ->
    [none] {""}
   *[other] ; { $others }
 } (C7.2)

## Help for the symbols of a screen

classic-help-good-raw = a raw material. A missing unit is bought from a neighbour for { $price } coins, from brown cards and boards only
classic-help-good-made = a manufactured good. A missing unit is bought from a neighbour for { $price } coins, from grey cards and boards only
classic-help-color-brown = raw materials. They produce wood, stone, clay or ore, which the neighbours may buy
classic-help-color-grey = manufactured goods. They produce glass, textile or papyrus, which the neighbours may buy
classic-help-color-blue = civilian buildings. Points
classic-help-color-green = scientific buildings. A science symbol each
classic-help-color-yellow = commercial buildings. Coins, cheaper purchases, production for you alone, and in Age III points
classic-help-color-red = military buildings. Shields, which count in every conflict
classic-help-color-purple = guilds. Points for what the neighbours or you have at the end
classic-help-symbol = a science symbol, on { $items }. At the end each kind scores the square of its number, and each set of three different symbols { $points } points
classic-help-coin = pays costs and purchases; every { $set } coins left are worth 1 point at the end, and coins break a tie
classic-help-points = counted after the conflicts of Age III; the most points win
classic-help-shield = at the end of each Age compared with the left and with the right neighbour
classic-mark-victory-token = victory token
classic-help-victory-token = for more shields than a neighbour; worth { $worth } points in Ages I, II and III
classic-mark-defeat-token = defeat token
classic-help-defeat-token = for fewer shields than a neighbour; it takes away { $lost } point
classic-mark-stage = stage of the wonder
classic-help-stage = built in order, at its own cost, with any card from the hand, which goes under it face down
classic-help-chain = a card is free if the city has had the building named on it since the turn before
classic-mark-discount = discount
classic-help-discount = these goods cost { $reduced } coin a unit from that neighbour; discounts do not add up
classic-mark-any-symbol = symbol of your choice
classic-help-any-symbol = becomes the science symbol that gives most points at the end
classic-mark-neighbours = neighbours
classic-help-neighbours = the next seat is the left neighbour, the seat before the right one; you trade and fight with these two
classic-mark-hand = hand
classic-help-hand = after each turn it goes to the left neighbour in Ages I and III, to the right one in Age II
classic-help-discard-pile = face down; a discard gives { $sale } coins, the last card of a hand none
classic-mark-free-building = free building
classic-help-free-building = once per Age a card from the hand costs nothing
classic-mark-seventh-card = seventh card
classic-help-seventh-card = after turn 6 the last card of the hand is played too
classic-mark-revive = building from the discard pile
classic-help-revive = at the end of that turn one card from the discard pile may be built for free
classic-mark-copy-guild = copied guild
classic-help-copy-guild = at the end the neighbours’ guild that is worth most counts for this city too
classic-mark-free-city = Free City
classic-help-free-city = the third city of a game for two; the players play for it in turn
