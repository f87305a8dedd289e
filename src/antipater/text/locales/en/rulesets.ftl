# Rulesets and their options, as they are offered before a game.

ruleset-duel-about = Two players, three Ages, thirty minutes. Win by war, by science or by points.
ruleset-duel-pantheon-about = Duel with five mythologies, whose divinities help the players who pay for them.
ruleset-duel-agora-about = Duel with a Senate of six chambers: influence, decrees and conspiracies, and a fourth way to win.
ruleset-duel-pantheon-agora-about = Both expansions together: the divinities, the Senate, and every way to win.
ruleset-classic-about = Two to seven cities build at the same time and pass their hands on to their neighbours.

option-edition = Rules edition
option-edition-revised = Revised
option-edition-first = First
option-wonders = Wonders
option-wonders-draft = Drafted in turn
option-wonders-first-game = Set for a first game
option-promos = Promo wonders
option-promos-no = Without
option-promos-yes = With the Messe and the Statue of Liberty
option-players = Players
option-players-2-note = Two players use the Free City.
option-variant = Variant
option-variant-standard = Standard
option-variant-free-city = Free City (two players)
option-boards = Boards
option-boards-random = Random
option-sides = Board sides
option-sides-random = Random
option-sides-a = All on side A
option-sides-b = All on side B
