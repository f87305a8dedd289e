# What all games share. Names of cards, wonders and tokens are not here: they are printed facts.

## Single words

# How a printed name stands inside a sentence; an article in front of it is then written small ("the Sphinx").
mention = { $name }
article-in-lower-case = The
face-down-card = a face-down card
empty-place = an empty place

player = Player { $number }
you = You
# Where in a text something is wrong, and what.
fault-at = line { $line }, column { $column }: { $fault }
age = Age { $age ->
    [1] I
    [2] II
   *[3] III
 }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
decimal-mark = .
with-rule = { $text } ({ $rule })
with-things = { $text } ({ $things })

coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
 }

good-wood = wood
good-clay = clay
good-stone = stone
good-glass = glass
good-papyrus = papyrus
units-wood = { $units } wood
units-clay = { $units } clay
units-stone = { $units } stone
units-glass = { $units } glass
units-papyrus = { $units } papyrus

color-kind = { $color } ({ $kind })
color-brown = brown
color-grey = grey
color-blue = blue
color-green = green
color-yellow = yellow
color-red = red
color-purple = purple
kind-brown = raw materials
kind-grey = manufactured goods
kind-blue = civilian building
kind-green = scientific building
kind-yellow = commercial building
kind-red = military building
kind-purple = guild

# One of what cities count: "2 coins for each yellow card".
counted-brown = brown card
counted-grey = grey card
counted-brown-grey = brown and grey card
counted-blue = blue card
counted-green = green card
counted-yellow = yellow card
counted-red = red card
counted-purple = purple card

score-military = Military
score-total = Total

## Prices

# What stands after a choice: "Build Aqueduct" + price.
payment-chain = {" "}(free by chain)
payment-free = {" "}(free)
payment-paid = {" "}for { $payment }

cost-free = free
bill-made = { $goods }: own production
bill-chosen = { $goods }: production of your choice
bill-free = total: free
bill-total = total: { coins }

## Decisions and the log

decision = { $player }: { $decision } ({ $rule })
to-choose = { $player }: to choose
task-or = { $task }; { $other }
event-gain = { $person ->
    [you] You gain
   *[other] { $player } gains
 } { coins }
event-loss = { $person ->
    [you] You lose
   *[other] { $player } loses
 } { coins }
event-age = { $age } begins
result-none = The game is not over
result-winners = The game is over. The best result: { $players }

## Effects

effect-coins = { coins } at once ({ $rule })
effect-symbol = Science symbol: { $symbol } ({ $rule })
effect-points = { $points } { $points ->
    [one] point
   *[other] points
 } ({ $rule })

## Why something is impossible

reason-not-an-option = This cannot be chosen now
reason-game-over = The game is over
reason-not-your-turn = { $person ->
    [you] It is your turn: you must choose first
   *[other] It is not your turn: { $player } must choose first
 }
reason-chance-first = Cards or tokens must be turned up first
reason-impossible-outcome = This cannot happen by chance now ({ $rule })
reason-no-such-action = There is no such move
reason-no-such-item = There is no such card, wonder or token
reason-other-choice-first = Something else comes first: { $decision } ({ $rule })

## Help for the symbols of a screen

help-line = { $name }: { $meaning }
mark-coin = coin
mark-points = points
mark-shield = shield
mark-chain = chain
mark-discard-pile = discard pile

## Where a game or an expansion has no message of its own

action-other = { $verb }
action-number = Choice { $number }
event-other = { $person ->
    [you] You choose
   *[other] { $player } chooses
 }: { $verb }
event-number = { $person ->
    [you] You choose
   *[other] { $player } chooses
 }: { $number }
event-unseen = { $person ->
    [you] You make
   *[other] { $player } makes
 } a choice that is not shown to everybody
outcome-other = Chance: { $verb }
outcome-number = Chance: { $number }
outcome-unseen = Chance decides something that is not shown to everybody
outcome-awaited = Chance decides
decision-other = make a choice: { $decision }
chance-other = Chance: { $decision } ({ $rule })
also-other = or choose: { $verb }
help-other = see the rules
