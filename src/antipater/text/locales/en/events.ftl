# The log: what was done, and what followed.

event-build = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item }{ price }
event-discard = { $person ->
    [you] You discard
   *[other] { $player } discards
 } { $item } for { coins }
event-wonder = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } with { $card }{ price }
event-draft = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $item }
event-token = { $person ->
    [you] You take
   *[other] { $player } takes
 } the progress token { $item }
event-keep = { $person ->
    [you] You keep
   *[other] { $player } keeps
 } the progress token { $item }
event-revive = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } from the discard pile (free)
event-destroy = { $person ->
    [you] You destroy
   *[other] { $player } destroys
 } { $item }: it goes to the discard pile
event-begin = { $person ->
    [you] You decide
   *[other] { $player } decides
 }: { $starter_person ->
    [you] you begin
   *[other] { $starter } begins
 } { $age }
event-row = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } of the top row (free)
event-share = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } (free); { $theirs } is for { $rival_person ->
    [you] you
   *[other] { $rival }
 }, { $discarded } goes to the discard pile (M3)
event-activate = { $person ->
    [you] You activate
   *[other] { $player } activates
 } { $item }{ activation-price }
event-claim = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $token } first (P2.1)
event-place = { $person ->
    [you] You place
   *[other] { $player } places
 } { $item } face down on space { $space } of the Pantheon (P2.2)
event-place-unseen = { $person ->
    [you] You place
   *[other] { $player } places
 } { $item } face down on space { $space } of the Pantheon (P2.2)
event-divinity = { $person ->
    [you] You activate
   *[other] { $player } activates
 } { $item } (free)
event-deck = { $person ->
    [you] You have
   *[other] { $player } has
 } the { $mythology } deck shown (P4.3)
event-order = { $person ->
    [you] You put
   *[other] { $player } puts
 } { $item } on top of its deck (P4.3)
event-order-unseen = { $person ->
    [you] You put
   *[other] { $player } puts
 } the { $mythology } deck back in an order that nobody else knows (P4.3)
event-snake = { $person ->
    [you] You put
   *[other] { $player } puts
 } the snake on { $item }: its symbol counts in both cities (P5.3)
event-steal = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $item } from { $rival_person ->
    [you] your city
   *[other] the city of { $rival }
 } (P5.5)
event-strike = { $person ->
    [you] You discard
   *[other] { $player } discards
 } { $item } of the structure (P5.9)
event-unbuild = { $person ->
    [you] You make
   *[other] { $player } makes
 } { $item } unbuilt ({ $owner_person ->
    [you] your wonder
   *[other] { $owner }
 }, P5.11)
event-raise = { $person ->
    [you] You choose
   *[other] { $player } chooses
 } { $item }, to build it with a card of the discard pile (P5.13)
event-bury = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } with { $card } of the discard pile (free)
event-take-wonder = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $item } from { $rival_person ->
    [you] you
   *[other] { $rival }
 } (P5.14)
event-minerva = { $person ->
    [you] You put
   *[other] { $player } puts
 } the pawn Minerva on { $space } (P5.16)
event-remove-loot = { $person ->
    [you] You remove
   *[other] { $player } removes
 } the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 } (P5.17)
event-apply-loot = { $person ->
    [you] You apply
   *[other] { $player } applies
 } the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 } to { $rival_person ->
    [you] you
   *[other] { $rival }
 } (P5.17)

event-income = { $person ->
    [you] You receive
   *[other] { $player } receives
 } { coins } of this price ({ $token }, D8.3)
event-gain = { $person ->
    [you] You gain
   *[other] { $player } gains
 } { coins }
event-loss = { $person ->
    [you] You lose
   *[other] { $player } loses
 } { coins }
event-safe-gained = { $person ->
    [you] You put
   *[other] { $player } puts
 } { coins } on { $card }, where they are safe (P5.4)
event-safe-spent = { $person ->
    [you] You spend
   *[other] { $player } spends
 } { coins } of { $card } (P5.4)
event-pawn = { $person ->
    [you] You move
   *[other] { $player } moves
 } the conflict pawn { $spaces } { $spaces ->
    [one] space
   *[other] spaces
 }, { $left ->
    [0] into the opponent's capital
   *[other] { $left } left to the opponent's capital
 } (D7.1)
event-pawn-back = The conflict pawn moves { $spaces } { $spaces ->
    [one] space
   *[other] spaces
 } back, { $left ->
    [0] into
   *[other] { $left } left to
 } { $person ->
    [you] your capital
   *[other] the capital of { $player }
 } (P5.11)
event-barred = The pawn Minerva stops the conflict pawn and leaves the game (P5.16)
event-military-token = The military token worth { $coins } is used up (D7.3)
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
event-returned = With { $most } wonders built, the last one goes back to the box: { $item } (D6.3)
event-no-effect = Nothing happens: its effect is impossible now (P3.4)
event-unearthed = The card under it goes to the discard pile: { $card } (P5.11)
event-shared = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $item } (free, M3)
event-tokens-back = { $items } { $tokens ->
    [one] goes
   *[other] go
 } back to the box (P4.4)
event-token-gained = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $token } (P2.1)
event-token-lost = Lost with the card: { $token } (P5.9)
event-replay = { $person ->
    [you] You play
   *[other] { $player } plays
 } again (D6.8)
event-replay-lost = { $person ->
    [you] You lose your
   *[other] { $player } loses the
 } extra turn, because the Age is over (D6.8)
event-age = { $age } begins
event-gate = The Gate is put on space { $space } of the Pantheon (P1.4)

result-none = The game is not over
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
