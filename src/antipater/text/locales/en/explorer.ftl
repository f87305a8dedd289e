# The explorer: what wins.

explorer-title = Explorer
explorer-lead = What wins, counted over many games of one opponent of the house against itself. Bars are 95 % intervals.
explorer-games = { $games } games of { $agent } against itself
explorer-drafts = { $drafts } drafts, each played with every first pick
explorer-ruleset = Ruleset
explorer-players = Players
explorer-worth = What a first pick is worth
explorer-worth-about = From the same drafts every offered wonder was taken in turn: how often the one who picked it first won.
explorer-wonders = Who held which wonder
explorer-wonders-about = This only describes who won with it. Who picks first gives away the next two: it is no advice.
explorer-pairs = Pairs of wonders
explorer-pairs-about = Points of win rate beyond what both bring alone. Of { $pairs } pairs about { $chance } would stand out by chance.
explorer-tokens = Progress tokens
explorer-tokens-about = Games won by who took it. Who takes one is often ahead already: it is no advice.
explorer-first = First player
explorer-first-about = won by who begins
explorer-victories = Kinds of victory
explorer-victories-about = Of all games, by the Age in which they ended.
explorer-boards = Boards
explorer-boards-about = Share of the victory by board and side.
explorer-name = Name
explorer-rate = Win rate
explorer-interval = 95 % interval
explorer-cases = Games
explorer-pick = Picked first
explorer-built = Built
explorer-beyond = Points beyond
explorer-above = above half
explorer-below = below half
explorer-even = not told apart
explorer-few = few games
explorer-percent = { $percent } %
explorer-pair = { $one } + { $other }
explorer-range = { $low }–{ $high } %
explorer-none = Too few games for this choice.
explorer-age = Age { $age }
explorer-print = Print
explorer-victory-civilian = Points
explorer-victory-military = War
explorer-victory-scientific = Science
explorer-victory-political = Senate
explorer-side = side { $side }
explorer-to-puzzles = Puzzles
explorer-which = Which wonder would the engine take?
explorer-which-about = { $left ->
    [0] Four wonders lie open, and the first player takes one; five progress tokens were drawn at random.
    [one] Choose one more wonder.
   *[other] Choose { $left } wonders that lie open.
  }
explorer-which-done = The chance of whoever takes it first. The rival then takes two of the others.
explorer-thinking = The engine thinks…
explorer-own = How often this player wins
explorer-own-about = The last finished games; a shared victory counts half.
