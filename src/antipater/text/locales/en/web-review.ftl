# Reviews of finished games, and hints.

review-title = Review
review-chance = Win chance of { $name }
review-graph = From { $start } percent at the start to { $end } percent at the last choice.
review-starting = The review is starting…
review-progress = Choice { $done } of { $total }
review-stopped = The review stopped at choice { $done } of { $total }. Its results so far are kept.
review-go-on = Continue
review-previous-mistake = Previous mistake
review-next-mistake = Next mistake
review-verdict = { $name }: { $verdict ->
    [best] the best choice
    [good] a good choice
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
  }
review-change = Win chance of { $name }: about { $before }% before, { $after }% after.
review-change-exact = Win chance of { $name } (solved): { $before }% before, { $after }% after.
review-key-inaccuracy = inaccuracy
review-key-mistake = mistake
review-key-blunder = blunder
review-key-luck = luck
review-key-solved = solved
review-key-doubt = doubt
review-from-to = { $before }% to { $after }%
review-more = Details
review-played = played
review-equal = too close to call
review-percent = { $percent }%
review-players = Players
review-accuracy = Accuracy
review-slips = Slips
review-luck = Luck
review-no-mistake = No choice gave away five points. Well played.
review-turning = Turning points
review-turning-point = { $kind ->
    [luck] Luck: { $before }% to { $after }%
   *[choice] { $name }: { $choice }, { $before }% to { $after }%
  }
analysis-title = Analysis
menu-review = Review
hint-ask = What would you do?
hint-title = The engine would choose
hint-or = or
hint-equal = These choices are too close to call.
hint-marked = This game is marked as played with hints.
hint-thinking = Thinking…
hint-step = { $step ->
    [where] Where
    [what] What
   *[why] Why
  }
hint-where = { $verb ->
    [hand-build] Look at your hand: a card is worth building.
    [hand-stage] Look at the next stage of your wonder, and at a card to build it with.
    [hand-sell] Look at your hand: a card is worth more as coins, or as a card that the next player does not get.
    [recruit] Look at the senators.
    [influence] Look at the Senate.
    [shift] Look at the Senate.
    [oust] Look at the Senate.
    [prepare] Look at your conspiracies.
    [trigger] Look at your conspiracies.
    [build] Look at the accessible cards: one is worth building.
    [discard] Look at the accessible cards: one is worth more as coins, or as a card that your opponent does not get.
    [wonder] Look at your wonders, and at a card to build one with.
    [draft] Look at the wonders on offer.
    [activate] Look at the Pantheon.
   *[other] Look at what you are asked to choose.
  }
analysis-board = Analysis board: positions, records
refusal-running-game = This is a position of a game that is still being played. It can be analysed when the game is over.
refusal-not-over = This is possible when the game is over.
refusal-one-choice = There is only one choice.
refusal-no-hints-rated = There are no hints in rated games.
refusal-no-hints-people = There are no hints in games with other people.
refusal-no-review = The engine does not know this game yet.
refusal-not-complete = The review is not complete yet.
refusal-no-such-puzzle = There is no such puzzle.
refusal-no-puzzles = There is no such puzzle left. Choose another theme.
