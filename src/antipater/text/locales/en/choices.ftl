# Choices before they are made, what chance brings, and what is being asked.

action-build = Build { $item }{ price }
action-discard = Discard { $item } for { coins }
action-wonder = Build { $item } with { $card }{ price }
action-draft = Take { $item }
action-token = Take { $item }
action-keep = Keep { $item }
action-revive = Build { $item } from the discard pile (free)
action-destroy = Destroy { $item }
action-begin = { $starter_person ->
    [you] You begin
   *[other] { $starter } begins
 } { $age }
action-row = Build { $item } of the top row (free)
action-share = Build { $item } (free); { $rival_person ->
    [you] you build
   *[other] { $rival } builds
 } { $theirs } (free), { $discarded } is discarded
action-activate = Activate { $item }{ activation-price }
action-claim = Take { $token } first
action-place = Place { $item } face down on space { $space } (price { $price } for you, { $rival_price } for the opponent)
action-place-unseen = Place { $item } face down on space { $space } (price { $price } for you, { $rival_price } for the opponent)
action-divinity = Activate { $item } (free)
action-deck = Show the { $mythology } deck
action-order = Put { $item } on top of its deck
action-snake = Put the snake on { $item }
action-steal = Take { $item } from the opponent's city
action-strike = Discard { $item } of the structure
action-unbuild = Make { $item } unbuilt ({ $owner_person ->
    [you] your wonder
   *[other] { $owner }
 })
action-raise = Build { $item } with a card of the discard pile (free)
action-bury = Build { $item } with { $card } of the discard pile (free)
action-take-wonder = Take { $item } from the opponent
action-minerva = Put the pawn Minerva on { $space }
action-remove-loot = Remove the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 }
action-apply-loot = Apply the military token worth { $worth } on { $side_person ->
    [you] your side
   *[other] the side of { $side }
 } to the opponent

outcome-turn = { $item } is turned up
outcome-guild = Row { $row }, card { $place }: a guild
outcome-show = { $item } can be chosen
outcome-board = { $item } lies on the board
outcome-draw = { $item } is drawn from the box
outcome-removed = { $item } was removed at setup and is shown
outcome-temple = Row { $row }, card { $place }: a Grand Temple
outcome-mythology = Laid on the structure: { $token }
outcome-offering = Laid on the structure: an offering token worth { $value }
outcome-look = { $person ->
    [you] You look
   *[other] { $player } looks
 } at { $item }
outcome-divinity = { $item } is shown
outcome-pantheon = { $item } is turned up in the Pantheon
outcome-carried = { $item } is drawn from the box and put on the divinity
outcome-struck = The discarded card is { $item }

decision = { $player }: { $decision } ({ $rule })
decision-turn = take an accessible card, to build it, discard it, or build a wonder with it
decision-turn-or-activate = take an accessible card, to build it, discard it, or build a wonder with it; or activate a card of the Pantheon
decision-draft = choose a wonder
decision-token = choose a progress token
decision-drawn = keep one of the drawn progress tokens
decision-revive = choose a card of the discard pile to build for free
decision-destroy = choose a card of the opponent's city to destroy
decision-first = choose who begins the next Age
decision-row = choose a card of the top row to build for free
decision-share = share the three removed cards: one for you, one for the opponent, one for the discard pile
decision-claim = choose which token of the structure to take first
decision-place = place one of the divinities looked at on an empty space of the Pantheon
decision-divinity = choose one of the divinities shown to activate for free
decision-deck = choose the mythology whose deck is shown
decision-order = choose which divinity goes on top of the deck
decision-carried = keep one of the progress tokens that lie on the divinity
decision-snake = choose a green card of the opponent's city for the snake
decision-steal = choose a brown or grey card of the opponent's city to take
decision-strike = choose a card of the structure to discard
decision-unbuild = choose a built wonder to make unbuilt
decision-raise = choose one of your wonders to build for free
decision-bury = choose the card of the discard pile with which the wonder is built
decision-take-wonder = choose an unbuilt wonder of the opponent to take
decision-guard = choose a space of the conflict track for the pawn Minerva
decision-remove-loot = choose a military token to remove
decision-apply-loot = choose a military token to apply to the opponent

chance-turn = A card is turned up ({ $rule })
chance-guild = The guilds find their places ({ $rule })
chance-show = A wonder is shown ({ $rule })
chance-board = A progress token is laid on the board ({ $rule })
chance-draw = A progress token is drawn from the box ({ $rule })
chance-removed = A card removed at setup is shown ({ $rule })
chance-temple = The Grand Temples find their places ({ $rule })
chance-mythology = A mythology token is laid on the structure ({ $rule })
chance-offering = An offering token is laid on the structure ({ $rule })
chance-look = { $person ->
    [you] You look
   *[other] { $player } looks
 } at the { $mythology } deck ({ $rule })
chance-pantheon = A divinity of the Pantheon is turned up ({ $rule })
chance-tops = The top divinity of a deck is shown ({ $rule })
chance-deck = A divinity of the deck is shown ({ $rule })
chance-carried = A progress token is put on the divinity ({ $rule })
chance-struck = The discarded card is turned up ({ $rule })
