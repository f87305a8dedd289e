# Hints, and games judged afterwards.

analysis-exact = Solved: these odds are exact.
analysis-estimated = Estimated by search.
analysis-option = { $percent } %  { $choice } ({ $move })
analysis-moment = { $number }. { $player } ({ $percent } %): { $choice }; gave away { $lost }
analysis-exact-moment = { $number }. { $player } ({ $percent } %, exact): { $choice }; gave away { $lost }
analysis-inaccuracy = An inaccuracy. Better: { $choice }
analysis-mistake = A mistake. Better: { $choice }
analysis-blunder = A blunder. Better: { $choice }
analysis-sum = { $player }: choices gave away { $lost } points of win probability, luck brought { $luck }.
analysis-doubt = Estimates moved by { $percent } points without cause; take smaller differences lightly.
