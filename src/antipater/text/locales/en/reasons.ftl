# Why a move is impossible. The rule stands in parentheses.

reason-not-an-option = This cannot be chosen now
reason-game-over = The game is over
reason-not-your-turn = { $person ->
    [you] You must choose first
   *[other] { $player } must choose first
 }
reason-chance-first = Cards or tokens must be turned up first
reason-impossible-outcome = Chance cannot bring this now ({ $rule })
reason-no-such-action = There is no such move
reason-no-such-item = There is no such card, wonder or progress token
reason-other-choice-first = Something else comes first: { $decision } ({ $rule })
reason-slot-empty = There is no card in this place any more ({ $rule })
reason-covered = { $card } is still covered by { $covers } ({ $rule })
reason-too-dear = { $kind ->
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
reason-already-built = Already built: { $wonder } ({ $rule })
reason-seven-wonders = You cannot build { $wonder }: { $most } wonders stand, more are not allowed ({ $rule })
reason-not-your-wonder = You do not have { $wonder } ({ $rule })
reason-wonder-not-shown = You cannot take { $wonder }: only a wonder that lies on the table ({ $rule })
reason-token-not-on-board = You cannot take { $token }: only a token of the board ({ $rule })
reason-token-not-drawn = You cannot keep { $token }: only a token drawn from the box ({ $rule })
reason-not-in-discard = You cannot build { $card }: only a card of the discard pile ({ $rule })
reason-wrong-color = You cannot destroy { $card }: only a { $counted } ({ $rule })
reason-not-in-rival-city = You cannot destroy { $card }: only a { $counted } of the opponent's city ({ $rule })
reason-not-in-top-row = There is no card of the top row in this place ({ $rule })
reason-not-among-choices = { $named ->
    [yes] { $item } cannot be chosen
   *[no] This cannot be chosen
 }; what is asked: { $decision } ({ $rule })
reason-pantheon-closed = Nobody activates in { $age }: the Pantheon opens with Age II ({ $rule })
reason-space-empty = Space { $space } of the Pantheon is empty ({ $rule })
reason-offering-not-owned = You do not have the offering { $tokens ->
    [one] token
   *[other] tokens
 } worth { $values } ({ $rule })
reason-needless-offering = With offerings worth { $value } for a price of { $cost }, one of the tokens would be wasted ({ $rule })
reason-activation-too-dear = Activating { $item } costs { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and you have { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
