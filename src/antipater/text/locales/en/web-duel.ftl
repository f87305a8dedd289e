# The browser game: the Duel table, and the pictures that all tables share.

# The letter beside the shape of a colour: raw materials, manufactured goods, civilian, science, commerce, war, guilds.
mark-brown = R
mark-grey = M
mark-blue = B
mark-green = S
mark-yellow = C
mark-red = W
mark-purple = G

# Cards and their places.
card-cost = Cost: { $cost }
back-age-1 = face-down card of Age I
back-age-2 = face-down card of Age II
back-age-3 = face-down card of Age III
back-guild = face-down guild
back-temple = face-down Grand Temple
back-unknown = face-down card
structure = Structure of Age { $age ->
    [1] I
    [2] II
   *[3] III
 }
slot-down = Row { $row }: { $back }{ $covered ->
    [0] {""}
    [one] , under one card
   *[other] , under { $covered } cards
 }
slot-up = Row { $row }: { $name }, { $kind }. Cost: { $cost }. You pay { $price }, the rival { $rival }. { $state ->
    [accessible] { $covers ->
        [0] It can be taken.
        [one] It can be taken, and uncovers one card.
       *[other] It can be taken, and uncovers { $covers } cards.
     }
   *[covered] { $covered ->
        [one] One card lies on it.
       *[other] { $covered } cards lie on it.
     }
 }
price-free = free

# Cities.
city-of = { $whose ->
        [mine] Your city
       *[theirs] City of { $player }
    }
city-open = { $whose ->
        [mine] Show all of your city
       *[theirs] Show all of the city of { $player }
    }
city-facts = { $whose ->
        [mine] What you have; arrows move in it
       *[theirs] What { $player } has; arrows move in it
    }
city-empty = Nothing is built here yet.
to-move = to move
points-now = { $points ->
    [one] { $points } point now
   *[other] { $points } points now
 }
watch-military = { $spaces ->
    [one] 1 space to a military victory
   *[other] { $spaces } spaces to a military victory
 }
watch-science = { $symbols } of { $needed } different symbols
good-made = { $good }: makes { $units }; a missing unit costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }
good-choice = One unit of your choice for every construction: { $goods }
color-count = { $color }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
symbol-count = { $symbol }: { $number }
tokens-of = Progress tokens of { $player }
tokens-board = Progress tokens on the board; arrows move in them
wonder-built = built
wonder-unbuilt = not built; it would cost { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }
wonder-under = Built with { $card }

# The track.
track = Conflict track; arrows move in it
track-distance = { $player }: { $spaces ->
    [one] 1 space to win by force
   *[other] { $spaces } spaces to win by force
 }
loot = { $player } would lose { $coins } coins here
pawn-place = { $space ->
    [0] The conflict pawn stands in the middle
   *[other] The conflict pawn stands { $space } from the middle
 }

# What can be done.
actions-for = What to do with { $card }
build = Build
discard = Discard
plan-build = Plan to build
plan-discard = Plan to discard
plan-activate = Plan to activate it
wonder-with = Build { $wonder } with this card, { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
 }{ $possible ->
    [no] . Not possible: { $why }
   *[yes] {""}
 }

# What can be looked at.
unseen-title = Cards nobody has seen
unseen-open = Unseen cards
unseen-about = { $slots ->
    [one] One card of the structure
   *[other] { $slots } cards of the structure
 } ({ $back }) { $slots ->
    [one] is
   *[other] are
 } among these { $cards }.
unseen-chances = Chance of each colour for one of them
unseen-none = Every card of the structure is known.
percent = { $share } %
discard-pile-title = Discard pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
discard-pile-open = Discarded ({ $cards })
discard-pile-empty = Nothing has been discarded yet.

# The end.
score-sheet = Score sheet
score-so-far = Points as things stand
score-line = Line
score-not-counted = The game was won before the points were counted; this is how they stood.
winner = Winner:
show-score = Show the score
show-structure = Show the cards that were left
share-discarded = discarded
peek = Show the structure
peek-back = Back to the choice
other-choices = Other choices

credits-icons = Pictures of cards, symbols and divinities, recoloured and some cut to fit, from
