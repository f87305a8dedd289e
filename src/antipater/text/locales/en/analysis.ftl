# Hints, and games judged afterwards.

analysis-exact = Solved: these odds are exact.
analysis-estimated = Estimated by search.
analysis-option = { $percent }%  { $choice } ({ $move })
analysis-moment = { $number }. { $player } ({ $percent }%): { $choice }; lost { $lost }
analysis-exact-moment = { $number }. { $player } ({ $percent }%, exact): { $choice }; lost { $lost }
analysis-inaccuracy = An inaccuracy. Better: { $choice }
analysis-mistake = A mistake. Better: { $choice }
analysis-blunder = A blunder. Better: { $choice }
analysis-sum = { $player }: choices lost { $lost } points of win probability, luck gained { $luck }.
analysis-doubt = From one choice to the next, estimates change by { $percent } points on average without cause; smaller differences mean little.

# Why a choice is better than the one that was played, or simply good.
why-wins = It wins at once.
why-lets-win = After the choice that was played, { $rival } can win at once.
why-uncovers = The choice that was played uncovers { $card }, and { $rival } { $number ->
    [0] can build it for free
    [one] can build it for { $number } coin
   *[other] can build it for { $number } coins
  }.
why-again = It gives another turn.
why-denies = It denies { $card } to { $rival }, who { $number ->
    [0] could build it for free
    [one] could build it for { $number } coin
   *[other] could build it for { $number } coins
  }.
why-shields = The conflict pawn stands { $number ->
    [one] one space
   *[other] { $number } spaces
  } better.
why-coins = It leaves { $number ->
    [one] { $number } more coin
   *[other] { $number } more coins
  }.
why-uncovers-pair = The choice that was played uncovers { $card }: with it { $rival } completes a pair of symbols and takes a progress token.
why-uncovers-symbol = The choice that was played uncovers { $card }, a new symbol for { $rival }, who comes close to the six that win.
why-denies-pair = It takes { $card } away from { $rival }, for whom it completes a pair of symbols.
why-denies-symbol = It takes { $card } away from { $rival }, for whom it is a new symbol on the way to the six that win.
why-uncovers-threat = The choice that was played uncovers { $card }: by building it { $rival } comes within { $number ->
    [one] one space
   *[other] { $number } spaces
  } of military supremacy.
why-denies-threat = It takes { $card } away from { $rival }, who by building it comes within { $number ->
    [one] one space
   *[other] { $number } spaces
  } of military supremacy.
why-pair = It completes a pair of symbols: a progress token.
why-symbols = It makes { $number } different symbols of the six that win.
why-loot = The advance of the conflict pawn costs { $rival } { $number ->
    [one] one coin
   *[other] { $number } coins
  }.
why-chain = { $card } is free by chain.
why-affords = It leaves enough coins for { $card }.
why-points = It is worth { $number ->
    [one] { $number } more point
   *[other] { $number } more points
  } as things stand.
analysis-comment = { $sign } { $before }% to { $after }%; better: { $move }.
analysis-player = Player { $number }
analysis-move-after-end = Move { $number } comes after the end of the game.
analysis-move-impossible = Move { $number } is impossible. { $reason }
why-denies-divinity = It takes { $card } out of the Pantheon, which { $rival } could activate for { $number ->
    [one] 1 coin
   *[other] { $number } coins
  }.
why-offering = It brings an offering, which pays for a part of a divinity.
why-mythology = It brings a mythology token: a divinity is chosen for the Pantheon.
why-chambers = It makes { $number } of the six chambers that win together.
why-chamber = It takes control of chamber { $number }.
why-chamber-decree = It takes control of chamber { $number }, and with it of its decree.
why-chamber-lost = { $rival } loses control of chamber { $number }.
why-prepares = It prepares a conspiracy, which can be triggered at the start of a later turn.
why-outguns = It brings more shields than { $rival } has: as things stand, { $number ->
    [one] 1 point
   *[other] { $number } points
  } at the end of this Age.
why-levels = It brings as many shields as { $rival } has: as things stand, no defeat against that city.
why-set = It completes a set of three different symbols: 7 points.
why-passes = It does not pass on { $card } to { $rival }, who can now build it { $number ->
    [0] for nothing
    [one] for 1 coin
   *[other] for { $number } coins
  }.
why-pays = The choice that was played pays { $rival } { $number ->
    [one] { $number } more coin
   *[other] { $number } more coins
  }.
why-unsold = { $card } makes a good that neither this city nor a neighbour makes.
