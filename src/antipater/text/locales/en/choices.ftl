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

outcome-turn = { $item } is turned up
outcome-guild = Row { $row }, card { $place }: a guild
outcome-show = { $item } can be chosen
outcome-board = { $item } lies on the board
outcome-draw = { $item } is drawn from the box

decision = { $player }: { $decision } ({ $rule })
decision-turn = take an accessible card, to build it, discard it, or build a wonder with it
decision-draft = choose a wonder
decision-token = choose a progress token
decision-drawn = keep one of the drawn progress tokens
decision-revive = choose a card of the discard pile to build for free
decision-destroy = choose a card of the opponent's city to destroy
decision-first = choose who begins the next Age

chance-turn = A card is turned up ({ $rule })
chance-guild = The guilds find their places ({ $rule })
chance-show = A wonder is shown ({ $rule })
chance-board = A progress token is laid on the board ({ $rule })
chance-draw = A progress token is drawn from the box ({ $rule })
