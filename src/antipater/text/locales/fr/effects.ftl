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
effect-build-top-row = Vous construisez gratuitement une carte de la rangée du haut de la structure ({ $rule })
effect-share-removed-cards = Les 3 cartes de cet Âge écartées à la mise en place sont montrées : vous en construisez une gratuitement, l’adversaire une autre, la troisième est défaussée ({ $rule })
effect-activation-rebate = Activer une carte du Panthéon vous coûte { coins } de moins ({ $rule })
effect-activate-from-tops = La première divinité de chaque pioche est montrée, vous en activez une gratuitement ({ $rule })
effect-activate-from-deck = Vous choisissez une mythologie : sa pioche est montrée, vous activez gratuitement une de ses divinités et remettez les autres dans l’ordre de votre choix ({ $rule })
effect-take-token-from-card = Quand elle est révélée, { $tokens } { $tokens ->
    [one] jeton Progrès est tiré
   *[other] jetons Progrès sont tirés
 } de la boîte et posés dessus ; vous en gardez un ({ $rule })
effect-copy-symbol = Vous posez le serpent sur une carte verte adverse : son symbole compte aussi pour vous ({ $rule })
effect-safe-coins = { coins } sur cette carte : personne ne peut les prendre, vous pouvez les dépenser, chaque pièce restante vaut un point à la fin ({ $rule })
effect-steal-card = Vous prenez dans votre cité une carte marron ou grise de la cité adverse ({ $rule })
effect-discard-from-structure = Vous défaussez une carte quelconque de la structure, visible ou cachée ({ $rule })
effect-unbuild-wonder = Une merveille construite de votre choix ne l’est plus ; la carte placée dessous est défaussée ({ $rule })
effect-build-wonder-from-discard = Vous construisez gratuitement une de vos merveilles, avec une carte de la défausse ({ $rule })
effect-steal-wonder = Vous prenez une merveille non construite de l’adversaire ({ $rule })
effect-place-minerva = Vous posez le pion Minerve sur une case de la piste de conflit, où il arrête une fois le pion Conflit ({ $rule })
effect-remove-military-token = Vous retirez un jeton Militaire sans son effet ({ $rule })
effect-apply-military-token = Puis vous appliquez un autre jeton Militaire à l’adversaire ({ $rule })
effect-temple-points = 1, 2 et 3 Grands Temples valent { $points } points de victoire en tout ({ $rule })
effect-opponent-loses-per-space = L’adversaire perd { coins } par case dont vous avancez le pion Conflit ({ $rule })
effect-chain-for = Vous construisez pour { coins } toute carte dont le coût porte un symbole de chaînage ({ $rule })
effect-points-per-pantheon-token = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par jeton Mythologie et Offrande encore en votre possession ({ $rule })
