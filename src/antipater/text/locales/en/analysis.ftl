# Hints, and games judged afterwards.

analysis-exact = Solved: these odds are exact.
analysis-estimated = Estimated by search.
analysis-option = { $percent }%  { $choice } ({ $move })
analysis-moment = { $number }. { $player } ({ $percent }%): { $choice }; lost { $lost }
analysis-exact-moment = { $number }. { $player } ({ $percent }%, exact): { $choice }; lost { $lost }
analysis-inaccuracy = An inaccuracy. Better: { $choice }
analysis-mistake = A mistake. Better: { $choice }
analysis-blunder = A blunder. Better: { $choice }
analysis-sum = { $player }: choices lost { $lost } points of win probability, luck brought { $luck }.
analysis-doubt = Estimates changed by { $percent } points without cause; smaller differences mean little.
