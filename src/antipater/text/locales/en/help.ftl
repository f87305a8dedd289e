# Help for every symbol of a screen: the name of a mark, and what things mean.

help-line = { $name }: { $meaning } ({ $rule })

help-good-raw = a raw material. A missing unit costs { $price } coins, plus 1 for each unit that the opponent's brown cards produce
help-good-made = a manufactured good. A missing unit costs { $price } coins, plus 1 for each unit that the opponent's grey cards produce

help-color-brown = raw materials. They produce wood, clay or stone and raise the opponent's prices
help-color-grey = manufactured goods. They produce glass or papyrus and raise the opponent's prices
help-color-blue = civilian buildings. Points, which also break a tie
help-color-green = scientific buildings. A science symbol each, and points
help-color-yellow = commercial buildings. Coins, fixed prices, production of your choice; each raises what a discard brings you
help-color-red = military buildings. Shields that move the conflict pawn
help-color-purple = guilds. Points for what the better of the two cities has

help-symbol = a science symbol, on { $items }. { $cards ->
    [1] There is no second one;
   *[other] Two of the same bring a progress token,
 } { $most } different ones win the game
help-link = a chain symbol. { $givers } in your city makes free: { $items }

mark-coin = coin
help-coin = pays costs and missing resources; every { $set } coins left are 1 point at the end
mark-points = points
help-points = count at the end of Age III; most points win
mark-shield = shield
help-shield = moves the conflict pawn one space toward the opponent's capital, once, when it is built
mark-pawn = conflict pawn
help-pawn = at the end worth { $points } points to the player who pushed it, the more the nearer it is to the capital
mark-capital = capital
help-capital = the player who pushes the conflict pawn into the opponent's capital wins at once
mark-military-token = military token
help-military-token = when the pawn enters its zone, the player of that side loses so many coins; each is used once
mark-progress-token = progress token
help-progress-token = a lasting advantage; completing a pair of science symbols lets you choose one
mark-wonder = wonder
help-wonder = built with any accessible card, which is then lost; { $most } at most in both cities together
mark-play-again = play again
help-play-again = you take another turn at once; at the end of an Age it is lost
mark-chain = chain
help-chain = a card with this symbol in its cost is free if your city has the card that grants it
mark-face-down = face-down card
help-face-down = turned up at the end of the turn in which the last card over it is taken
mark-guild-back = back of a guild
help-guild-back = this face-down card is a guild; which one, nobody knows
mark-accessible = accessible card
help-accessible = no other card covers it, so it can be taken
mark-discard-pile = discard pile
help-discard-pile = discarding a card brings { $discard } coins, plus 1 for each yellow card in your city
