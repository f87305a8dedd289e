# What an item does, one sentence an effect. The rule stands in parentheses.

counted-brown = brown card
counted-grey = grey card
counted-brown-grey = brown and grey card
counted-blue = blue card
counted-green = green card
counted-yellow = yellow card
counted-red = red card
counted-wonders = built wonder
counted-tokens = progress token
counted-coin-sets = complete set of { $set } coins

effect-produce = Produces { $goods } for every construction ({ $rule })
effect-produce-any = Produces 1 unit of your choice for every construction: { $goods } ({ $rule })
effect-fix-price = From your next turn on you buy { $goods } at { coins } a unit ({ $rule })
effect-rebate-blue = Your future blue cards need { $units } { $units ->
    [one] resource
   *[other] resources
 } less ({ $rule })
effect-rebate-wonders = Your future wonders need { $units } { $units ->
    [one] resource
   *[other] resources
 } less ({ $rule })
effect-trade-income = You receive what the opponent pays for missing resources ({ $rule })
effect-extra-shields = Your future red cards have { $shields } more { $shields ->
    [one] shield
   *[other] shields
 } ({ $rule })
effect-wonders-play-again = You play again after each wonder you build from now on ({ $rule })
effect-coins-per-chain = { coins } each time you build by chain ({ $rule })
effect-play-again = You play again ({ $rule })
effect-coins = { coins } at once ({ $rule })
effect-coins-per = { coins } at once for each { $counted } in your city ({ $rule })
effect-coins-per-most = { coins } at once for each { $counted } in the city that has the most ({ $rule })
effect-shields = { $shields } { $shields ->
    [one] shield: the conflict pawn moves 1 space
   *[other] shields: the conflict pawn moves { $shields } spaces
 } ({ $rule })
effect-opponent-loses = The opponent loses { coins } ({ $rule })
effect-symbol = Science symbol: { $symbol } ({ $rule })
effect-destroy-card = You choose a { $counted } of the opponent's city and discard it ({ $rule })
effect-build-from-discard = You build a card of the discard pile for free ({ $rule })
effect-keep-token-from-box = { $tokens } progress { $tokens ->
    [one] token is
   *[other] tokens are
 } drawn from the box, you keep one ({ $rule })
effect-points = { $points } { $points ->
    [one] point
   *[other] points
 } ({ $rule })
effect-points-per = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each { $counted } in your city ({ $rule })
effect-points-per-most = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each { $counted } in the city that has the most ({ $rule })
effect-link = Chain symbol { $symbol }: it makes { $items } free ({ $rule })
effect-build-top-row = You build a card of the top row of the structure for free ({ $rule })
effect-share-removed-cards = The 3 cards of this Age removed at setup are shown: you build one for free, the opponent another, the third is discarded ({ $rule })
effect-activation-rebate = Activating a card of the Pantheon costs you { coins } less ({ $rule })
effect-activate-from-tops = The top divinity of each deck is shown, you activate one for free ({ $rule })
effect-activate-from-deck = You choose a mythology: its deck is shown, you activate one of its divinities for free and put the others back in an order of your choice ({ $rule })
effect-take-token-from-card = When it is turned up, { $tokens } progress { $tokens ->
    [one] token is
   *[other] tokens are
 } drawn from the box and put on it; you keep one ({ $rule })
effect-copy-symbol = You put the snake on a green card of the opponent: its symbol counts for you too ({ $rule })
effect-safe-coins = { coins } on this card: nobody can take them, you can spend them, each one left is a point at the end ({ $rule })
effect-steal-card = You take a brown or grey card of the opponent's city into yours ({ $rule })
effect-discard-from-structure = You discard any card of the structure, face up or down ({ $rule })
effect-unbuild-wonder = A built wonder of your choice is unbuilt again; the card under it is discarded ({ $rule })
effect-build-wonder-from-discard = You build one of your wonders for free, with a card of the discard pile ({ $rule })
effect-steal-wonder = You take an unbuilt wonder of the opponent ({ $rule })
effect-place-minerva = You put the pawn Minerva on a space of the conflict track, where it stops the conflict pawn once ({ $rule })
effect-remove-military-token = You remove a military token without its effect ({ $rule })
effect-apply-military-token = Then you apply another military token to the opponent ({ $rule })
effect-temple-points = 1, 2 and 3 Grand Temples are worth { $points } points in all ({ $rule })
effect-opponent-loses-per-space = The opponent loses { coins } for each space you move the conflict pawn ({ $rule })
effect-chain-for = You build any card with a chain symbol in its cost for { coins } ({ $rule })
effect-points-per-pantheon-token = { $points } { $points ->
    [one] point
   *[other] points
 } at the end for each mythology and offering token you still have ({ $rule })
