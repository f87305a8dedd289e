# Agora in a terminal.

# A position in plain words.
terminal-back-senator = Senator
terminal-hidden-senator = face-down senator
terminal-agora = Senate, six chambers:
terminal-chamber = {"  "}Chamber { $number } ({ $section }, { $points } { $points ->
    [one] point
   *[other] points
 }): your cubes { $mine }, the opponent’s { $theirs }; { $control }; decree: { $decree }
terminal-control = controlled by { $person ->
    [you] you
   *[other] { $player }
 }
terminal-no-control = controlled by nobody
terminal-decree-unknown = face down
terminal-no-decree = none
terminal-decree-there = Decree of { $chamber }: { $decree }.
terminal-conspiracy-deck = Conspiracies in the deck: { $cards }
terminal-agora-city = {"  "}Controls { $chambers } of { $most } chambers; cubes in the supply: { $cubes }
terminal-senators = {"  "}Senators: { $senators }
terminal-conspiracies = {"  "}Conspiracies: { $plans }
terminal-plan-unknown = unknown
terminal-plan-kept = { $name } (not prepared)
terminal-plan-prepared = { $name } (prepared with { $card })
terminal-plan-triggered = { $name } (triggered)
terminal-plan = { $name }: { $does }
terminal-senator-price = { $coins } { $coins ->
    [one] coin
   *[other] coins
 }: one for each senator in your city, none with Corruption (A3.2, A8.6)

# The log.
terminal-chance-senators = Senators in the structure: { $count }
terminal-chance-decrees = { $count ->
    [one] Decree turned up: { $decrees }
   *[other] Decrees turned up: { $decrees }
 }
terminal-chance-plotting = { $person ->
    [you] You look
   *[other] { $player } looks
 } at conspiracies: { $items }
terminal-chance-plotting-unseen = { $person ->
    [you] You look
   *[other] { $player } looks
 } at { $count ->
    [one] a conspiracy
   *[other] { $count } conspiracies
 }
terminal-chance-peeking = { $person ->
    [you] You look
   *[other] { $player } looks
 } at cards removed at setup: { $items }
terminal-chance-peeking-unseen = { $person ->
    [you] You look
   *[other] { $player } looks
 } at { $count ->
    [one] a card
   *[other] { $count } cards
 } removed at setup

# The table on the screen.
terminal-do-recruit = Recruit
terminal-title-agora = The Senate
