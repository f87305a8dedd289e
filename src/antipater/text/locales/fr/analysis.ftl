# Conseils, et parties jugées après coup.

analysis-exact = Résolu : ces chances sont exactes.
analysis-estimated = Estimé par la recherche.
analysis-option = { $percent } %  { $choice } ({ $move })
analysis-moment = { $number }. { $player } ({ $percent } %) : { $choice } ; perd { $lost }
analysis-exact-moment = { $number }. { $player } ({ $percent } %, exact) : { $choice } ; perd { $lost }
analysis-inaccuracy = Une imprécision. Mieux : { $choice }
analysis-mistake = Une erreur. Mieux : { $choice }
analysis-blunder = Une gaffe. Mieux : { $choice }
analysis-sum = { $player } : ses choix ont perdu { $lost } points de chances de gagner, la chance en a apporté { $luck }.
analysis-doubt = Les estimations ont changé de { $percent } points sans cause ; les écarts plus petits ne veulent pas dire grand-chose.
