# 7 Wonders classique. Les noms des cartes et des plateaux n’y sont pas : ce sont des faits imprimés.
# Les phrases commencent par « classic- » ; elles remplacent le message du même nom sans cela, commun aux autres jeux.

## Mots isolés

good-ore = minerai
good-loom = tissu
units-ore = { $units } { $units ->
    [one] minerai
   *[other] minerais
 }
units-loom = { $units } { $units ->
    [one] tissu
   *[other] tissus
 }
symbol-compass = compas
symbol-gear = engrenage
symbol-tablet = tablette
counted-stages = étape construite
counted-defeats = jeton Défaite
counted-brown-grey-purple = carte marron, grise et violette
some-card = une carte
stage-name = { $wonder }, étape { $stage }
stage-mention = l’étape { $stage } de { $wonder }
no-stage-left = une étape de plus
kind-stage = étape de merveille
kind-board = plateau Merveille
board-side = { $city }, face { $side }
free-city = la Cité libre
everybody = tous
score-treasury = Trésor
score-wonder = Merveille
score-civilian = Bâtiments civils (bleu)
score-commercial = Bâtiments commerciaux (jaune)
score-guilds = Guildes (violet)
score-science = Science (vert)

## Le début d’un Âge

classic-chance-board = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } un plateau ({ $rule })
classic-outcome-board = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } { $board }
classic-chance-deal = Les cartes sont distribuées ({ $rule })
classic-outcome-deal = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } { $card }
classic-outcome-deal-unseen = Une carte est distribuée face cachée
classic-chance-draw = Une carte est piochée, pour le tour de la Cité libre ({ $rule })
classic-outcome-draw = { $person ->
    [you] Vous piochez
   *[other] { $player } pioche
 } { $card }
classic-outcome-draw-unseen = Une carte est piochée, pour le tour de la Cité libre
classic-chance-last = La dernière carte de la pioche est défaussée ({ $rule })
classic-outcome-last = La dernière carte de la pioche rejoint la défausse (C9.7)

## Un tour

classic-decision-card = choisir une carte de la main, pour la construire, construire l’étape suivante avec elle, ou la défausser
classic-decision-seventh = choisir que faire de la septième carte
classic-decision-free-city = choisir une carte pour la Cité libre ; elle ne défausse que si elle ne peut rien construire
classic-action-for-city = { $city } : { $action }
classic-event-chosen = { $person ->
    [you] Vous avez
   *[other] { $player } a
 } choisi : { $action }
classic-reason-already-chosen = Vous avez déjà choisi ; le tour est résolu quand tous l’ont fait ({ $rule })
classic-reason-not-in-hand = { $card } n’est pas dans votre main ({ $rule })

# Construire.
classic-action-build = Construire { $item }{ $price }
classic-event-build = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item }{ $price }
classic-reason-already-there = { $card } est déjà dans la cité ({ $rule })
classic-reason-cannot-afford = { $kind ->
    [stage] Construire { $item } coûte
   *[card] { $item } coûte
 } { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et le trésor { $coins ->
    [0] n’en a pas
   *[other] en a { $coins }
 } ({ $rule })
classic-reason-not-for-sale = Impossible de payer { $item } : les voisins ne vendent pas ce qui manque ({ $rule })
classic-reason-free-by-chain = { $item } est gratuit, car { $card } est dans la cité : il n’y a rien à payer ({ $rule })
classic-reason-cannot-afford-payment = Le paiement { $number } pour { $item } coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et le trésor { $coins ->
    [0] n’en a pas
   *[other] en a { $coins }
 } ({ $rule })
classic-reason-no-such-payment = Il n’y a pas de paiement { $number } pour { $item } : il y en a { $ways ->
    [one] un seul
   *[other] { $ways }
 } ({ $rule })

# Une étape de la merveille.
classic-action-stage = Construire { $item } avec { $card }{ $price }
classic-event-stage = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } avec { $card }{ $price }
classic-reason-all-stages-built = Toutes les étapes de la merveille sont construites ({ $rule })

# Défausser.
classic-action-sell = Défausser { $card } pour { coins }
classic-event-sell = { $person ->
    [you] Vous défaussez
   *[other] { $player } défausse
 } { $card } pour { coins }
classic-reason-free-city-must-build = La Cité libre ne peut pas défausser { $card }, car elle peut construire ({ $rule })

## Les choix que donnent des étapes

# Un bâtiment gratuit à chaque Âge.
classic-effect-free-building = Une fois par Âge, vous pouvez construire gratuitement une carte de votre main (C6.1)
classic-action-free = Construire { $card } gratuitement (une fois par Âge)
classic-event-free = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } gratuitement, une fois par Âge (C6.1)
classic-reason-no-free-building = Impossible de construire { $card } gratuitement : aucune étape de la cité ne le permet ({ $rule })
classic-reason-free-building-used = Impossible de construire { $card } gratuitement : c’est déjà fait pour cet Âge ({ $rule })
classic-reason-free-anyway = { $card } est gratuit de toute façon ({ $rule })

# Une carte de la défausse.
classic-effect-build-from-discard = Vous pouvez construire gratuitement une carte de la défausse (C6.2)
classic-decision-pile = choisir une carte de la défausse à construire gratuitement, ou aucune
classic-decision-free-city-pile = choisir une carte de la défausse que la Cité libre construit gratuitement, ou aucune
classic-action-revive = Construire { $card } depuis la défausse (gratuit)
classic-event-revive = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } depuis la défausse (gratuit)
classic-action-decline = Ne construire aucune carte de la défausse
classic-event-decline = { $person ->
    [you] Vous ne construisez
   *[other] { $player } ne construit
 } aucune carte de la défausse (C6.2)
classic-event-empty-pile = La défausse est vide : il n’y a rien à construire (C6.2)
classic-reason-not-in-pile = { $card } n’est pas dans la défausse ({ $rule })

## Autres effets

classic-effect-produce = Produit { $goods } à chaque tour ; les voisins peuvent en acheter (C3.4)
classic-effect-produce-one-of = { $for_sale ->
    [yes] Produit 1 unité au choix à chaque tour : { $choice } ; les voisins peuvent l’acheter
   *[no] Produit 1 unité au choix à chaque tour, pour vous seul : { $choice }
 } (C3.1)
classic-effect-discount = Dès le prochain tour, vous achetez { $goods } { $side ->
    [left] au voisin de gauche
    [right] au voisin de droite
   *[both] aux deux voisins
 } à { coins } l’unité (C3.4)
classic-effect-shields = { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } dans chaque conflit (C5.2)
classic-effect-any-symbol = Un symbole scientifique, choisi à la fin pour le meilleur total (C6.5)
classic-effect-seventh-card = Vous jouez aussi la septième carte de chaque Âge (C6.3)
classic-effect-copy-guild = À la fin, vous copiez la guilde voisine qui vaut le plus (C6.4)
classic-effect-coins-per = { coins } immédiatement par { $counted } dans { $scope ->
    [own] votre cité
    [neighbours] les deux cités voisines
   *[all] votre cité et les deux voisines
 } (C4.1)
classic-effect-points-per = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par { $counted } dans { $scope ->
    [own] votre cité
    [neighbours] les deux cités voisines
   *[all] votre cité et les deux voisines
 } ({ $rule })
classic-effect-chain = Rend gratuit : { $items } (C3.3)

## Coûts et paiements

coins-to = { coins } { $person ->
    [you] à vous
   *[other] à { $player }
 }
classic-cost-or-chain = { $cost } ; gratuit avec { $cards }
classic-bill-chain = gratuit par chaînage : { $card } est dans la cité ({ $rule })
classic-bill-coins = à la banque : { coins }
classic-bill-not-for-sale = il faut { $goods }, et les voisins ne vendent pas ce qui manque ({ $rule })
classic-bill-bought-one = { $goods } : achat { $person ->
    [you] chez vous
   *[other] à { $player }
 } pour { $price }
classic-bill-bought-many = { $goods } : achat { $person ->
    [you] chez vous
   *[other] à { $player }
 } à { $price } = { $sum }

## La fin d’un tour, d’un Âge, de la partie

classic-event-last-cards = Les dernières cartes rejoignent la défausse (C2.3)
classic-event-pass-hands = Les mains passent à { $age ->
    [2] droite
   *[other] gauche
 } (C2.3)
classic-event-swap-hands = Les mains sont échangées (C9.1)
classic-event-conflict = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } contre { $rival_person ->
    [you] vous
   *[other] { $rival }
 }, { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } à { $fewer } : jetons +{ $points } et −{ $lost } (C5.1)
classic-event-no-conflict = { $person ->
    [you] Vous
   *[other] { $player }
 } et { $rival_person ->
    [you] vous
   *[other] { $rival }
 }, { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } de chaque côté : pas de jeton (C5.1)
classic-event-copied-guild = { $person ->
    [you] Vous copiez
   *[other] { $player } copie
 } { $card } d’un voisin (C6.4)
classic-result-other = { $person ->
    [you] vous
   *[other] { $player }
 } { $points }
classic-result-most-points = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } avec { $points } { $points ->
    [one] point
   *[other] points
 } ; { $others } (C7.1)
classic-result-tie-coins = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } avec { $points } { $points ->
    [one] point
   *[other] points
 } et plus de pièces, { $coins } à { $fewer } ; { $others } (C7.2)
classic-result-tie-shared = Victoire partagée entre { $players } avec { $points } { $points ->
    [one] point
   *[other] points
 } et { coins } chacun{ $others ->
    [none] {""}
   *[other] {" "}; { $others }
 } (C7.2)

## Aide pour les symboles de l’écran

classic-help-good-raw = une matière première. Une unité manquante s’achète à un voisin pour { $price } pièces, aux cartes marron et aux plateaux seulement
classic-help-good-made = un produit manufacturé. Une unité manquante s’achète à un voisin pour { $price } pièces, aux cartes grises et aux plateaux seulement
classic-help-color-brown = matières premières. Elles produisent bois, pierre, argile ou minerai, que les voisins peuvent acheter
classic-help-color-grey = produits manufacturés. Ils produisent verre, tissu ou papyrus, que les voisins peuvent acheter
classic-help-color-blue = bâtiments civils. Des points
classic-help-color-green = bâtiments scientifiques. Un symbole scientifique chacun
classic-help-color-yellow = bâtiments commerciaux. Pièces, achats moins chers, production pour vous seul, et des points à l’Âge III
classic-help-color-red = bâtiments militaires. Des boucliers, qui comptent dans chaque conflit
classic-help-color-purple = guildes. Des points pour ce que les voisins ou vous avez à la fin
classic-help-symbol = un symbole scientifique, sur { $items }. À la fin, chaque sorte vaut son nombre au carré, chaque groupe de trois différents { $points } points
classic-help-coin = paie les coûts et les achats ; chaque lot de { $set } pièces restantes vaut 1 point à la fin, et les pièces départagent une égalité
classic-help-points = comptés après les conflits de l’Âge III ; le plus grand total gagne
classic-help-shield = comparé à la fin de chaque Âge avec le voisin de gauche et avec celui de droite
classic-mark-victory-token = jeton Victoire
classic-help-victory-token = pour plus de boucliers qu’un voisin ; vaut { $worth } points aux Âges I, II et III
classic-mark-defeat-token = jeton Défaite
classic-help-defeat-token = pour moins de boucliers qu’un voisin ; enlève { $lost } point
classic-mark-stage = étape de la merveille
classic-help-stage = construite dans l’ordre, à son propre coût, avec une carte quelconque de la main, glissée dessous face cachée
classic-help-chain = une carte est gratuite si la cité a depuis le tour précédent le bâtiment qui y est nommé
classic-mark-discount = remise
classic-help-discount = ces ressources coûtent { $reduced } pièce l’unité chez ce voisin ; les remises ne s’ajoutent pas
classic-mark-any-symbol = symbole au choix
classic-help-any-symbol = devient à la fin le symbole scientifique qui donne le plus de points
classic-mark-neighbours = voisins
classic-help-neighbours = la place suivante est le voisin de gauche, la place précédente celui de droite ; vous commercez et combattez avec ces deux-là
classic-mark-hand = main
classic-help-hand = après chaque tour, elle passe au voisin de gauche aux Âges I et III, à celui de droite à l’Âge II
classic-help-discard-pile = face cachée ; défausser rapporte { $sale } pièces, la dernière carte d’une main rien
classic-mark-free-building = construction gratuite
classic-help-free-building = une fois par Âge, une carte de la main ne coûte rien
classic-mark-seventh-card = septième carte
classic-help-seventh-card = après le tour 6, la dernière carte de la main est jouée aussi
classic-mark-revive = construction depuis la défausse
classic-help-revive = à la fin de ce tour, une carte de la défausse peut être construite gratuitement
classic-mark-copy-guild = guilde copiée
classic-help-copy-guild = à la fin, la guilde des voisins qui vaut le plus compte aussi pour cette cité
classic-mark-free-city = Cité libre
classic-help-free-city = la troisième cité d’une partie à deux ; les joueurs jouent pour elle à tour de rôle
