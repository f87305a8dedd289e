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
