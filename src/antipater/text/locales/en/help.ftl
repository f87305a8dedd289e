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
help-color-purple = guilds. Points for what the better of the two cities has; with Pantheon Grand Temples instead

help-symbol = a science symbol, on { $items }. { $cards ->
    [1] There is no second one;
   *[other] Two of the same bring a progress token,
 } { $most } different ones win the game
help-symbol-added = { $meaning }; with Pantheon it is also on { $items }
help-link = a chain symbol. { $givers } in your city makes free: { $items }
help-link-token = a chain symbol. Your { $token } makes free: { $items }

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
mark-mythology-token = mythology token
help-mythology-token = whoever uncovers it looks at the top { $looked } divinities of its deck and places one in the Pantheon; later it makes the Grand Temple of its mythology free
mark-offering-token = offering token
help-offering-token = pays { $values } once toward an activation, without change
mark-divinity = divinity
help-divinity = from Age II on you may activate it instead of taking a card: pay the price of its space, and its effect happens at once
mark-face-down-divinity = face-down divinity
help-face-down-divinity = its mythology is public; which divinity it is, only the player who placed it knows until Age II
mark-divinity-deck = deck of divinities
help-divinity-deck = the divinities of a mythology that are not in the Pantheon, face down
mark-pantheon-price = price of a space
help-pantheon-price = { $least } to { $dearest } coins, another for each player; twice that for the Gate
mark-gate = Gate
help-gate = costs twice the price of its space; the top divinity of each deck is shown and you activate one for free
mark-temple-back = back of a Grand Temple
help-temple-back = this face-down card is a Grand Temple; which one, nobody knows
mark-snake = snake
help-snake = the symbol of this green card counts for the opponent too
mark-minerva = pawn Minerva
help-minerva = when the conflict pawn would enter this space, it stops before it, and the pawn Minerva leaves the game
mark-safe-coins = safe coins
help-safe-coins = lie on a divinity: they can be spent after the treasury but never lost, and each is 1 point at the end
