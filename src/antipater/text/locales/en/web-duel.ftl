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
structure = Card structure of Age { $age ->
    [1] I
    [2] II
   *[3] III
 }
slot-down = Row { $row }: { $back }{ $covered ->
    [0] {""}
    [one] , under one card
   *[other] , under { $covered } cards
 }
slot-up = Row { $row }: { $name }, { $kind }. Cost: { $cost }. You pay { $price }, your opponent { $rival }. { $state ->
    [accessible] { $covers ->
        [0] You can take it.
        [one] You can take it. It uncovers one card.
       *[other] You can take it. It uncovers { $covers } cards.
     }
   *[covered] { $covered ->
        [one] Covered by one card.
       *[other] Covered by { $covered } cards.
     }
 }
price-free = free

# Cities.
city-of = { $whose ->
        [mine] Your city
       *[theirs] City of { $player }
    }
city-open = { $whose ->
        [mine] Show your whole city
       *[theirs] Show the whole city of { $player }
    }
city-facts = { $whose ->
        [mine] Contents of your city; use the arrow keys
       *[theirs] Contents of the city of { $player }; use the arrow keys
    }
city-empty = Nothing is built here yet.
to-move = to move
points-now = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
 }
watch-science = { $symbols } of { $needed } different symbols
good-made = { $good }: produces { $units }; a missing unit costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }
good-choice = One unit of your choice for every construction: { $goods }
color-count = { $color }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
symbol-count = { $symbol }: { $number }
tokens-of = { $whose ->
        [mine] Your progress tokens
       *[theirs] Progress tokens of { $player }
    }
tokens-board = Progress tokens on the board; use the arrow keys
wonder-built = built
wonder-unbuilt = not built; costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }
wonder-under = Built with { $card }

# The track.
track = Conflict track; use the arrow keys
# Under the number of spaces that are left to a capital.
track-wins = to win
track-loses = to lose
track-distance = { $player }: { $spaces ->
    [one] 1 space from a military victory
   *[other] { $spaces } spaces from a military victory
 }
loot = { $player } loses { $coins } coins here
pawn-place = { $space ->
    [0] The conflict pawn is in the middle
    [one] The conflict pawn is 1 space from the middle
   *[other] The conflict pawn is { $space } spaces from the middle
 }

# What can be done.
ask-begin = Who begins the next Age?
ask-card = Your turn: take a card
ask-card-or-god = Your turn: a card or a divinity
ask-other = { $player } is choosing
ask-you = Your turn
actions-for = Choose what to do with { $card }
build = Build
discard = Discard
plan-build = Plan to build
plan-discard = Plan to discard
plan-activate = Plan to activate
wonder-with = Build { $wonder } with this card, { $price ->
    [0] free
    [one] 1 coin
   *[other] { $price } coins
 }{ $possible ->
    [no] . Not possible: { $why }
   *[yes] {""}
 }
other-choices = Other choices
peek = Show the card structure
peek-back = Back to the choice

# What can be looked at.
unseen-title = Unseen cards
unseen-open = Unseen cards
unseen-about = { $slots ->
    [one] One card of the structure
   *[other] { $slots } cards of the structure
 } ({ $back }) { $slots ->
    [one] is
   *[other] are
 } among these { $cards }.
unseen-chances = Chance of each colour for one of them
unseen-none = Every card of the structure has been seen.
percent = { $share }%
discard-pile-title = Discard pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
discard-pile-open = Discard pile ({ $cards })
discard-pile-empty = The discard pile is empty.

# The end.
score-sheet = Score sheet
score-so-far = Points so far
score-line = Category
score-not-counted = The game ended early. These are the points at that moment.
winner = Winner:
show-score = Show the score
show-structure = Show the remaining cards
share-discarded = discarded

credits-icons = Pictures of cards, symbols and divinities, recoloured and partly cropped, from
