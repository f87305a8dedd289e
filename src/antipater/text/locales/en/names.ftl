# Single words. Names of cards, wonders and progress tokens are not here: they are printed facts.

# How a printed name stands inside a sentence; an article in front of it is then written small ("the Sphinx").
mention = { $name }
article-in-lower-case = The
face-down-card = a face-down card
face-down-cards = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
 }
face-down-card-at = the face-down card in row { $row }, place { $place }
empty-place = an empty place
empty-space = an empty space of the Pantheon

player = Player { $number }
you = You
age = Age { $age ->
    [1] I
    [2] II
   *[3] III
 }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

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
color-wonders = wonder
color-tokens = progress token
color-divinities = divinity
kind-brown = raw materials
kind-grey = manufactured goods
kind-blue = civilian building
kind-green = scientific building
kind-yellow = commercial building
kind-red = military building
kind-purple = guild
kind-temple = Grand Temple
kind-gate = card of the Pantheon
kind-divinity = { $mythology } divinity

symbol-wheel = wheel
symbol-pendulum = pendulum
symbol-quill = quill
symbol-mortar = mortar
symbol-sundial = sundial
symbol-armillary-sphere = armillary sphere
symbol-balance = balance

link-horseshoe = horseshoe
link-sword = sword
link-tower = tower
link-book = book
link-gear = gear
link-amphora = amphora
link-mask = mask
link-moon = moon
link-water-drop = water drop
link-target = target
link-helmet = helmet
link-lyre = lyre
link-oil-lamp = oil lamp
link-barrel = barrel
link-column = column
link-sun = sun
link-portico = portico
link-winged-bull = winged bull
link-ship = ship
link-torch = torch
link-ankh = ankh
link-eagle = eagle

mythology-mesopotamian = Mesopotamian
mythology-phoenician = Phoenician
mythology-greek = Greek
mythology-egyptian = Egyptian
mythology-roman = Roman
some-divinity-mesopotamian = a Mesopotamian divinity
some-divinity-phoenician = a Phoenician divinity
some-divinity-greek = a Greek divinity
some-divinity-egyptian = an Egyptian divinity
some-divinity-roman = a Roman divinity
mythology-token = { $mythology } mythology token
the-mythology-token = the { $token }
the-offering-token = the offering { $tokens ->
    [one] token
   *[other] tokens
 } worth { $values }

track-middle = the middle space of the track
track-capital = { $person ->
    [you] your capital
   *[other] the capital of { $player }
 }
track-side = space { $space } on { $person ->
    [you] your side
   *[other] the side of { $player }
 }

score-military = Military
score-blue = Civilian buildings (blue)
score-green = Scientific buildings (green)
score-yellow = Commercial buildings (yellow)
score-purple = Guilds, temples (purple)
score-wonders = Wonders
score-progress = Progress tokens
score-coins = Treasury
score-divinities = Divinities
score-total = Total
