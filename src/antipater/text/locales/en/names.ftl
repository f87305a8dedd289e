# Single words. Names of cards, wonders and progress tokens are not here: they are printed facts.

# How a printed name stands inside a sentence; an article in front of it is then written small ("the Sphinx").
mention = { $name }
article-in-lower-case = The
face-down-card = a face-down card
face-down-cards = { $cards ->
    [one] a face-down card
   *[other] { $cards } face-down cards
 }
empty-place = an empty place

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
kind-brown = raw materials
kind-grey = manufactured goods
kind-blue = civilian building
kind-green = scientific building
kind-yellow = commercial building
kind-red = military building
kind-purple = guild

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

score-military = Military
score-blue = Civilian buildings (blue)
score-green = Scientific buildings (green)
score-yellow = Commercial buildings (yellow)
score-purple = Guilds (purple)
score-wonders = Wonders
score-progress = Progress tokens
score-coins = Treasury
score-total = Total
