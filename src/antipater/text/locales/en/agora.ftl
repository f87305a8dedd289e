# The Agora expansion of Duel. A verb, a decision or an effect has one key, and all its words stand together.
# A message that begins with "agora-" replaces the message of Duel without it.

## Single words

color-senators = senator
counted-senators = senator
kind-politician = politician, { $section }
kind-conspirator = conspirator
section-left = left section
section-center = centre section
section-right = right section
the-chamber = chamber { $number }
unknown-conspiracy = a conspiracy
score-senate = Senate
result-political = { $person ->
    [you] You win
   *[other] { $player } wins
 } by political supremacy: all 6 chambers are controlled (A2.9)
cost-of-senator = 1 coin for each senator in the city

## The structure and the Senate are laid out

chance-senators = The places of the senators are drawn ({ $rule })
outcome-senator = Row { $row }, card { $place }: a senator
chance-decrees = A decree is turned up ({ $rule })
outcome-decree = { $chamber }: { $decree }

## Senators

agora-decision-turn = take an accessible card
action-recruit = Recruit { $card }{ $price }
event-recruit = { $person ->
    [you] You recruit
   *[other] { $player } recruits
 } { $card }{ $price }
reason-no-senator = This card is not a senator ({ $rule })
reason-cannot-afford-senator = A senator costs you { $cost } { $cost ->
    [one] coin
   *[other] coins
 } and you have { $coins ->
    [0] none
   *[other] { $coins }
 } ({ $rule })
effect-senate-actions = 1 to 3 senate actions, depending on your blue cards: place a cube in the { $section }, or move one anywhere (A3.5)
effect-place-or-conspire = You place a cube in any chamber, or conspire (A3.7)
effect-place-cube = You place a cube in any chamber (A2.2)
effect-move-cube = You may move one of your cubes to a neighbouring chamber (A2.3)
effect-trigger-unprepared = You may trigger one of your conspiracies that is not prepared (A8.1)
effect-senators-for-nothing = Senators are free for you (A8.6)
effect-keep-both-conspiracies = When you conspire, you keep both conspiracies (A4.2)

# Cubes.
decision-influence = place a cube in a chamber
action-influence = Place a cube in { $chamber }
event-influence = { $person ->
    [you] You place
   *[other] { $player } places
 } a cube in { $chamber } ({ $rule })
decision-shift = move one of your cubes to a neighbouring chamber, or none
action-shift = Move a cube from chamber { $from } to chamber { $to }
event-shift = { $person ->
    [you] You move
   *[other] { $player } moves
 } a cube from chamber { $from } to chamber { $to } ({ $rule })
decision-oust = remove a cube of the opponent
action-oust = Remove a cube of the opponent from { $chamber }
event-oust = { $person ->
    [you] You remove
   *[other] { $player } removes
 } { $rival_person ->
    [you] one of your cubes
   *[other] a cube of { $rival }
 } from { $chamber } ({ $rule })
decision-senate = { $actions ->
    [one] 1 senate action is
   *[other] { $actions } senate actions are
 } left: place a cube in the { $section } or move one
action-stop = Done
event-stop = { $person ->
    [you] You stop
   *[other] { $player } stops
 } ({ $rule })
decision-conspirator = place a cube in a chamber, or conspire
event-decree-shown = The decree of chamber { $number } is turned up: { $decree } (A2.6)
event-control-gained = { $person ->
    [you] You control
   *[other] { $player } controls
 } chamber { $number } now (A2.5)
event-control-lost = Nobody controls chamber { $number } now (A2.5)

## Conspiracies

action-conspire = Conspire
event-conspire = { $person ->
    [you] You conspire
   *[other] { $player } conspires
 } ({ $rule })
chance-plotting = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at a conspiracy ({ $rule })
outcome-plot = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at { $conspiracy }
outcome-plot-unseen = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at a conspiracy
decision-retain = keep one of the two conspiracies, put the other on top of the deck or at its bottom
action-retain = Keep { $conspiracy }, put the other { $end ->
    [top] on top of the deck
   *[bottom] at the bottom of the deck
 }
event-retain = { $person ->
    [you] You keep
   *[other] { $player } keeps
 } { $conspiracy } and { $person ->
    [you] put
   *[other] puts
 } the other { $end ->
    [top] on top of the deck
   *[bottom] at the bottom of the deck
 } ({ $rule })
event-retain-unseen = { $person ->
    [you] You keep
   *[other] { $player } keeps
 } a conspiracy and { $person ->
    [you] put
   *[other] puts
 } the other { $end ->
    [top] on top of the deck
   *[bottom] at the bottom of the deck
 } ({ $rule })
action-prepare = Prepare { $conspiracy } with { $card }
event-prepare = { $person ->
    [you] You prepare
   *[other] { $player } prepares
 } { $conspiracy } with { $card } ({ $rule })
event-prepare-unseen = { $person ->
    [you] You prepare
   *[other] { $player } prepares
 } a conspiracy with { $card } ({ $rule })
also-trigger = or trigger a prepared conspiracy first
decision-curia = trigger a conspiracy that is not prepared, or none
action-trigger = Trigger { $conspiracy }
event-trigger = { $person ->
    [you] You trigger
   *[other] { $player } triggers
 } { $conspiracy } ({ $rule })
reason-not-your-conspiracy = You do not have this conspiracy, or it is already prepared ({ $rule })
reason-not-prepared = This conspiracy is not prepared ({ $rule })
reason-has-triggered = You have already triggered a conspiracy this turn ({ $rule })
reason-nothing-to-do = This conspiracy would have no effect now ({ $rule })

# What the conspiracies do, by their keys.
conspiracy-does-extortion = Take an unbuilt wonder from the opponent. Then you may move a cube (A6.1)
conspiracy-does-blackmail = Take half of the opponent’s coins, rounded up. Then you may move a cube (A6.2)
conspiracy-does-expropriation = Discard a blue card of the opponent. Then you may move a cube (A6.3)
conspiracy-does-swindle = Discard a yellow card of the opponent. Then you may move a cube (A6.4)
conspiracy-does-obscurantism = Lock away a progress token of the board, of the opponent or of the box (A6.5)
conspiracy-does-coup = 2 shields (A6.6)
conspiracy-does-property-fraud = Build a card of the top row for free, covered or not (A6.7)
conspiracy-does-treason = Look at the cards removed at setup and build one of them for free (A6.8)
conspiracy-does-political-maneuver = Place a cube, remove a cube of the opponent, then you may move a cube (A6.9)
conspiracy-does-espionage = Look at the progress tokens of the box and take one (A6.10)
conspiracy-does-turn-of-events = Discard one or two accessible cards. Then you may move a cube (A6.11)
conspiracy-does-embezzlement = Take 1 coin for each of your cubes in the Senate; the opponent loses 1 coin for each of theirs (A6.12)
conspiracy-does-foreclosure = Take a brown or grey card of the opponent (A6.13)
conspiracy-does-coercion = Swap a blue or green card of the opponent for one of yours of the same colour. Then you may move a cube (A6.14)
conspiracy-does-insider-influence = Put a decree under the decree of another chamber. Then you may move a cube (A6.15)
conspiracy-does-sabotage = A built wonder of the opponent goes back to the box (A6.16)

# Their choices.
decision-extort = choose an unbuilt wonder of the opponent to take
action-extort = Take { $wonder } from the opponent
event-extort = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $wonder } from { $rival_person ->
    [you] you
   *[other] { $rival }
 } ({ $rule })
decision-lock = choose a progress token to lock away
action-lock = Lock away { $token }
event-lock = { $person ->
    [you] You lock
   *[other] { $player } locks
 } { $token } away ({ $rule })
action-shelve = Lock away { $token } from the box
event-shelve = { $person ->
    [you] You lock
   *[other] { $player } locks
 } { $token } from the box away ({ $rule })
event-shelve-unseen = { $person ->
    [you] You lock
   *[other] { $player } locks
 } a token from the box away ({ $rule })
chance-peeking = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at a card removed at setup ({ $rule })
outcome-peek = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at { $card }
outcome-peek-unseen = { $seat_person ->
    [you] You look
   *[other] { $seat } looks
 } at a card removed at setup
decision-betray = choose a card removed at setup to build for free
action-betray = Build { $card }, which was removed at setup (free)
event-betray = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card }, which was removed at setup (free)
decision-spy = choose a progress token of the box
action-spy = Take { $token } from the box
event-spy = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $token } from the box ({ $rule })
decision-topple = choose an accessible card to discard
decision-topple-again = choose another accessible card to discard, or none
action-topple = Discard { $card } for no coins
event-topple = { $person ->
    [you] You discard
   *[other] { $player } discards
 } { $card } for no coins ({ $rule })
decision-seize = choose a brown or grey card in the opponent’s city to take
action-seize = Take { $card } from the opponent’s city
event-seize = { $person ->
    [you] You take
   *[other] { $player } takes
 } { $card } from { $rival_person ->
    [you] your city
   *[other] the city of { $rival }
 } ({ $rule })
decision-coerce = choose a blue or green card of the opponent
decision-cede = choose a card of the same colour to give for { $card }
action-swap = { $given ->
    [yes] Give { $card }
   *[no] Take { $card }
 }
event-swap = { $given ->
    [yes] { $person ->
        [you] You give
       *[other] { $player } gives
     }
   *[no] { $person ->
        [you] You take
       *[other] { $player } takes
     }
 } { $card } ({ $rule })
decision-transfer = choose a decree and the chamber where it goes
action-transfer = Move the decree of chamber { $from } to chamber { $to }
event-transfer = { $person ->
    [you] You move
   *[other] { $player } moves
 } the decree of chamber { $from } to chamber { $to } ({ $rule })
decision-sabotage = choose a built wonder of the opponent to remove
action-sabotage = Remove { $wonder } from the game
event-sabotage = { $person ->
    [you] You remove
   *[other] { $player } removes
 } { $wonder } from the game ({ $rule })
decision-salvage = choose a card removed at setup to build for free
action-salvage = Build { $card } (free)
event-salvage = { $person ->
    [you] You build
   *[other] { $player } builds
 } { $card } (free)

## Decrees, by their keys

decree-does-coins-blue = you get 1, 2 or 3 coins, depending on the Age, when either player builds a blue card (A5.1)
decree-does-coins-green = you get 1, 2 or 3 coins, depending on the Age, when either player builds a green card (A5.2)
decree-does-coins-yellow = you get 1, 2 or 3 coins, depending on the Age, when either player builds a yellow card (A5.3)
decree-does-coins-red = you get 1, 2 or 3 coins, depending on the Age, when either player builds a red card (A5.4)
decree-does-ignore-yellow = one symbol in the cost of yellow cards is ignored (A5.5)
decree-does-ignore-red = one symbol in the cost of red cards is ignored (A5.6)
decree-does-ignore-green = one symbol in the cost of green cards is ignored (A5.7)
decree-does-wonder-discount = wonders cost 1 resource less (A5.8)
decree-does-shield = the conflict pawn stands one space further forward while you have this decree (A5.9)
decree-does-trade-raw = raw materials cost 1 coin less, at least 1 (A5.10)
decree-does-trade-manufactured = manufactured goods cost 1 coin less, at least 1 (A5.11)
decree-does-blue-bonus = two more blue cards count for senate actions (A5.12)
decree-does-discard-bonus = discarding a card gives 2 more coins (A5.13)
decree-does-coins-wonders = you get 1, 2 or 3 coins, depending on the Age, when either player builds a wonder (A5.14)
decree-does-opponent-chains = the opponent’s chain symbols count for you (A5.15)
decree-does-conspirator-replay = you play again after recruiting a conspirator (A5.16)

agora-event-military-token = { $coins ->
    [2] The near military token is used: a cube may be placed (A7.4)
   *[other] The far military token is used: a cube of the opponent may be removed, then one moved (A7.4)
 }

## Help for the symbols of a screen

agora-help-military-token = when the conflict pawn enters its zone, the player who moved it places a cube (+), or removes one of the opponent and may then move one (×)
mark-senator = senator
help-senator = recruited for as many coins as there are senators in the city; politicians act in the Senate, conspirators place a cube or conspire
mark-senator-back = back of a senator
help-senator-back = this face-down card is a senator; nobody knows which one
mark-cube = influence cube
help-cube = each player has 12; the player with more of them in a chamber controls it
mark-chamber = chamber
help-chamber = its controller has its decree, and its points at the end
mark-decree = decree
help-decree = an advantage for the controller of its chamber; face down until a cube is placed there
mark-conspiracy = conspiracy
help-conspiracy = kept face down; a card prepares it, and at the start of a later turn it can be triggered
mark-political-supremacy = political supremacy
help-political-supremacy = the player who controls all six chambers wins at once
