# The Pantheon in the browser.

pantheon = Pantheon
pantheon-spaces = Spaces of the Pantheon, the cheapest for you first
pantheon-space = { $what }; costs you { $own ->
    [one] 1 coin
   *[other] { $own } coins
 }, your opponent { $rival }
pantheon-prices = Price: { $own ->
    [one] 1 coin
   *[other] { $own } coins
 } for you, { $rival } for your opponent
pantheon-vacant = empty space
pantheon-face-down = { $mythology } divinity, face down
pantheon-place = Place one face down on an empty space
pantheon-decks = Divinity decks
pantheon-deck-empty = The deck is empty.
pantheon-mythology-token = { $mythology } mythology token
pantheon-mythology-tokens = { $number ->
    [one] { $mythology } mythology token
   *[other] { $number } { $mythology } mythology tokens
 }
pantheon-offering = Offering token worth { $value }
pantheon-safe = { $coins ->
    [one] 1 safe coin
   *[other] { $coins } safe coins
 }

# What is asked, in a few words for a phone.
ask-bury = Choose the card to build it with
ask-claim = Choose the token to take first
ask-minerva = Choose a space for Minerva
ask-place = Place one divinity face down
