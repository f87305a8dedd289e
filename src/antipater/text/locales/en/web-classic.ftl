# The table of classic 7 Wonders in the browser.

classic-title = 7 Wonders
classic-you = You
classic-free-city = Free City
classic-board-side = { $city } { $side ->
    [a] A
   *[b] B
 }
classic-left = left neighbour
classic-right = right neighbour
classic-city = City
classic-others = Other cities
classic-buildings = Buildings
classic-makes = Production each turn
classic-facts = Board, resources and buildings ({ $name }); use the arrow keys
classic-open-city = Show the whole city ({ $name })
classic-border = Border with { $name }; use the arrow keys
classic-token = Conflict with { $name } in Age { $age }: you { $own }, { $name } { $other }
classic-revealed = Last turn

# Where the game is.
classic-age-turn = Age { $age }, turn { $turn } of { $turns }
classic-turn = turn { $turn } of { $turns }
classic-passes-left = hands pass to the left
classic-passes-right = hands pass to the right
classic-passes-swap = hands are swapped
classic-pile = Discard pile
classic-known = Known hands
classic-scores = Points

# A city.
classic-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }
classic-points-so-far = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
 }
classic-shields = { $shields ->
    [0] no shields
    [one] 1 shield
   *[other] { $shields } shields
 }
classic-victories = { $number ->
    [one] 1 victory token
   *[other] { $number } victory tokens
 } worth { $points ->
    [one] 1 point
   *[other] { $points } points
 }
classic-defeats = { $number ->
    [one] 1 defeat token
   *[other] { $number } defeat tokens
 }
classic-symbols = { $symbol }: { $number }
classic-units = { $good }: { $units ->
    [one] 1 unit each turn
   *[other] { $units } units each turn
 }
classic-one-of = One unit of one of these each turn. Neighbours can buy it.
classic-one-of-own = One unit of one of these each turn, for this city only.
classic-copied = At the moment, the { $guild } would be copied.
classic-power-used = Already used in this Age.
classic-stage = Stage { $stage }
classic-stage-built = built
classic-stage-built-with = built with { $card }
classic-stages-built = { $built } of { $stages } stages built
classic-costs = cost: { $cost }
classic-conflict = Shields: you { $own }, { $name } { $other }
classic-buys-from = Buying from { $name }: a raw material for { $raw ->
    [one] 1 coin
   *[other] { $raw } coins
 }, a manufactured good for { $made ->
    [one] 1 coin
   *[other] { $made } coins
 }
classic-chosen = chosen
classic-thinking = thinking
classic-to-choose = your turn
classic-did-build = built { $card }
classic-did-free = built { $card } for free
classic-did-stage = { $known ->
    [yes] built a stage with { $card }
   *[no] built a stage
 }
classic-did-sell = { $known ->
    [yes] discarded { $card }
   *[no] discarded a card
 }
classic-did-revive = { $known ->
    [yes] built { $card } from the discard pile
   *[no] built nothing from the discard pile
 }

# The hand, and what is done with a card.
classic-brief-stage = stage built
classic-brief-sell = discarded
classic-hand = Your hand
classic-ask-card = Choose a card
classic-have-chosen = { $number } of { $players } have chosen
classic-rest-goes = the rest goes to
classic-free = free
classic-free-by-chain = free by chain
classic-you-pay = { $coins ->
    [0] free for you
    [one] you pay 1 coin
   *[other] you pay { $coins } coins
 }
classic-sealed = chosen
classic-sealed-yours = Your choice
classic-sealed-build = Build { $card }
classic-sealed-free = Build { $card } for free
classic-sealed-stage = Build a stage with { $card }
classic-sealed-sell = Discard { $card }
classic-may-change = You can change your choice until all players have chosen.
classic-plays-for = This card is for: { $city }.
classic-waiting = Waiting for { $names }.
classic-build = Build
classic-build-for-nothing = Build for free
classic-build-stage = Stage { $stage }
classic-do-build = Build for { $coins }, keep { $left }
classic-do-build-free = Build for free
classic-do-stage = Stage { $stage } for { $coins }, keep { $left }
classic-do-stage-free = Stage { $stage } for free
classic-discard = Discard
classic-not-now = not possible now
classic-ways = { $ways } ways to pay
classic-bill = Cost of { $item }

# Trade.
classic-pay-for = Pay for { $item }
classic-pay-how = Choose how to pay
classic-bank = Bank
classic-total = Total
classic-back = Back
classic-pay = { $coins ->
    [0] Build
    [one] Pay 1 coin
   *[other] Pay { $coins } coins
 }

# Beside the table.
classic-open-pile = Look at the discard pile
classic-pile-title = { $size ->
    [0] The discard pile is empty
    [one] Discard pile: 1 card
   *[other] Discard pile: { $size } cards
 }
classic-pile-hidden = The discard pile is face down. Only a player who may build a card from it can look at it.
classic-look = { $name }, Age { $age }, turn { $turn }: { $built ->
    [yes] built { $card } from the discard pile
   *[no] looked at the discard pile
 }
classic-look-saw = You saw:
classic-known-title = Hands that you have seen
classic-known-hand = { $size ->
    [one] 1 card
   *[other] { $size } cards
 } of these { $among }{ $unseen ->
    [0] .
    [one] {""} and 1 that you have never seen.
   *[other] {""} and { $unseen } that you have never seen.
 }
classic-known-back = { $turns ->
    [0] You will not see this hand again in this Age.
    [one] You get this hand in 1 turn.
   *[other] You get this hand in { $turns } turns.
 }
classic-plan-next = Plan for the next hand
classic-plan-pick = Choose a card to plan with. The plan is carried out if the card is still in the hand when you get it.
classic-plan-with = Plan with { $card }
classic-plan-build = Build it
classic-plan-stage = Build a stage with it
classic-plan-sell = Discard it
classic-winner = Winner:
classic-not-counted = not ranked
