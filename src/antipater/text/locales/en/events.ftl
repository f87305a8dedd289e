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
event-replay = { $person ->
    [you] You play
   *[other] { $player } plays
 } again (D6.8)
event-replay-lost = { $person ->
    [you] You lose your
   *[other] { $player } loses the
 } extra turn, because the Age is over (D6.8)
event-age = { $age } begins

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
