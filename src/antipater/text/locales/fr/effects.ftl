# Ce que fait un élément du jeu, une phrase par effet. La règle est entre parenthèses.

counted-brown = carte marron
counted-grey = carte grise
counted-brown-grey = carte marron et grise
counted-blue = carte bleue
counted-green = carte verte
counted-yellow = carte jaune
counted-red = carte rouge
counted-wonders = merveille construite
counted-tokens = jeton Progrès
counted-coin-sets = lot complet de { $set } pièces

effect-produce = Produit { $goods } pour chaque construction ({ $rule })
effect-produce-any = Produit 1 unité au choix pour chaque construction : { $goods } ({ $rule })
effect-fix-price = Dès votre prochain tour, prix fixe de { coins } l’unité : { $goods } ({ $rule })
effect-rebate-blue = Vos prochaines cartes bleues demandent { $units } { $units ->
    [one] ressource
   *[other] ressources
 } de moins ({ $rule })
effect-rebate-wonders = Vos prochaines merveilles demandent { $units } { $units ->
    [one] ressource
   *[other] ressources
 } de moins ({ $rule })
effect-trade-income = Vous recevez ce que l’adversaire paie pour les ressources qui lui manquent ({ $rule })
effect-extra-shields = Vos prochaines cartes rouges ont { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } de plus ({ $rule })
effect-wonders-play-again = Vous rejouez après chaque merveille que vous construisez désormais ({ $rule })
effect-coins-per-chain = { coins } chaque fois que vous construisez par chaînage ({ $rule })
effect-play-again = Vous rejouez ({ $rule })
effect-coins = { coins } aussitôt ({ $rule })
effect-coins-per = { coins } aussitôt par { $counted } dans votre cité ({ $rule })
effect-coins-per-most = { coins } aussitôt par { $counted } dans la cité qui en a le plus ({ $rule })
effect-shields = { $shields } { $shields ->
    [one] bouclier : le pion Conflit avance de 1 case
   *[other] boucliers : le pion Conflit avance de { $shields } cases
 } ({ $rule })
effect-opponent-loses = L’adversaire perd { coins } ({ $rule })
effect-symbol = Symbole scientifique : { $symbol } ({ $rule })
effect-destroy-card = Vous choisissez une { $counted } de la cité adverse et la défaussez ({ $rule })
effect-build-from-discard = Vous construisez gratuitement une carte de la défausse ({ $rule })
effect-keep-token-from-box = { $tokens } { $tokens ->
    [one] jeton Progrès est tiré
   *[other] jetons Progrès sont tirés
 } de la boîte, vous en gardez un ({ $rule })
effect-points = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire ({ $rule })
effect-points-per = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par { $counted } dans votre cité ({ $rule })
effect-points-per-most = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par { $counted } dans la cité qui en a le plus ({ $rule })
effect-link = Symbole de chaînage { $symbol } : construction gratuite de { $items } ({ $rule })
