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
review-change-exact = Win chance of { $name }, solved: { $before }% before, { $after }% after.
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
   *[choice] Choice by { $name }: { $before }% to { $after }%
  }
menu-review = Review
hint-ask = What would you do?
hint-title = The engine would choose
hint-marked = This game is marked as played with hints.
hint-thinking = Thinking…
