# The Senate in the browser.

mark-senators = S
back-senator = face-down senator
senator-politician = Politician
senator-conspirator = Conspirator

senate = Senate
senate-chambers = Chambers of the Senate
senate-actions = What to do with a cube
senate-place = Place
senate-move = Move
senate-from = Choose the chamber to move from
senate-to = From chamber { $chamber } to which neighbour?
senate-of-six = { $controlled } of 6
senate-side = { $own ->
    [yes] yours
   *[other] { $player }
 }, { $cubes ->
    [one] 1 cube left
   *[other] { $cubes } cubes left
 }
senate-mine = Yours
senate-mine-brief = You
senate-rival = Rival
senate-tied = Tied
senate-free = Free
senate-no-cubes = no cubes
senate-no-decree = no decree
senate-decree-unknown = unknown decree
senate-chamber-title = Chamber { $number }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }
senate-chamber = Chamber { $number }, { $section }, { $points ->
    [one] 1 point
   *[other] { $points } points
 }. { $addressed ->
    [yes] You
   *[other] { $near }
 } { $own ->
    [one] 1 cube
   *[other] { $own } cubes
 }, { $rival } { $theirs }: { $control ->
    [mine] { $addressed ->
        [yes] yours
       *[other] { $near }
     }
    [theirs] { $rival }
    [tied] tied
   *[free] free
 }. Decree: { $decrees }

watch-politics = { $controlled } of 6 chambers controlled
politics-close = { $own ->
    [yes] You control
   *[other] { $player } controls
 } { $controlled } of 6 chambers: one more wins
cubes-supply = { $cubes ->
    [one] 1 cube in supply
   *[other] { $cubes } cubes in supply
 }
token-near = Near military token: { $player } places a cube
token-far = Far military token: { $player } removes a cube, then may move one

conspiracies = Conspiracies
conspiracies-none = none
conspiracies-hidden = { $number } hidden
conspiracy-hidden = Hidden, not prepared
conspiracy-prepared = Prepared
conspiracy-triggered = Triggered, used up
conspiracy-unknown = Unknown
conspiracy-under = Under it: { $card }
conspiracy-trigger = Trigger
conspiracy-prepare = Prepare { $conspiracy }
plan-prepare = Plan to prepare { $conspiracy }

recruit = Recruit
plan-recruit = Plan to recruit

keys-senate = Senate
keys-chamber = a chamber
keys-place-move = place or move
keys-conspiracies = conspiracies

senators-count = { $senators ->
    [one] 1 senator
   *[other] { $senators } senators
 }
places-tabs = Senate or Pantheon

# What is asked, in a few words for a phone.
ask-conspire-influence = Place a cube, or conspire
ask-influence = Place a cube
ask-oust = Remove a rival cube
ask-retain = Keep one conspiracy
ask-shift = Move a cube, or none
ask-transfer = Move a decree
