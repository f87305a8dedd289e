# 7 Wonders classique : ce qui diffère de Duel. Les noms des cartes et des plateaux n’y sont pas : ce sont des faits imprimés.

# Mots isolés.
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

# Prix.
coins-to = { coins } { $person ->
    [you] à vous
   *[other] à { $player }
 }
payment = { $way ->
    [chain] {" "}(gratuit par chaînage)
    [free] {" "}(gratuit)
    [unknown] {""}
   *[paid] {" "}pour { $payment }
 }
cost-or-building = { $cost } ; gratuit avec { $cards }
bill-chain-card = gratuit par chaînage : { $card } est dans la cité ({ $rule })
bill-bank = à la banque : { coins }
bill-not-for-sale = il faut { $goods }, et les voisins ne vendent pas ce qui manque ({ $rule })
bill-bought-one = { $goods } : achat { $person ->
    [you] chez vous
   *[other] à { $player }
 } pour { $price }
bill-bought-many = { $goods } : achat { $person ->
    [you] chez vous
   *[other] à { $player }
 } à { $price } = { $sum }

# Les choix avant qu’ils soient faits, ce que le hasard apporte, et ce qui est demandé.
action-build-card = Construire { $item }{ payment }
action-stage-card = Construire { $item } avec { $card }{ payment }
action-free-card = Construire { $card } sans rien payer (une fois par Âge)
action-sell-card = Défausser { $card } pour { coins }
action-revive-card = Construire { $card } depuis la défausse (gratuit)
action-decline-card = Ne construire aucune carte de la défausse
action-for-city = { $city } : { $action }

outcome-given-board = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } { $board }
outcome-dealt = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } { $card }
outcome-dealt-unseen = Une carte est distribuée face cachée
outcome-drawn = { $person ->
    [you] Vous piochez
   *[other] { $player } pioche
 } { $card }
outcome-drawn-unseen = Une carte est piochée, pour le tour de la Cité libre
outcome-last-card = La dernière carte de la pioche rejoint la défausse (C9.7)

decision-card = choisir une carte de la main, pour la construire, construire l’étape suivante avec elle, ou la défausser
decision-seventh = choisir que faire de la septième carte
decision-pile = choisir une carte de la défausse à construire gratuitement, ou aucune
decision-free-city = choisir une carte pour la Cité libre ; elle ne défausse que si rien ne peut être construit
decision-free-city-pile = choisir une carte de la défausse que la Cité libre construit gratuitement, ou aucune

chance-give-board = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } un plateau ({ $rule })
chance-deal = Les cartes sont distribuées ({ $rule })
chance-draw-card = Une carte est piochée, pour le tour de la Cité libre ({ $rule })
chance-draw-last = La dernière carte de la pioche est défaussée ({ $rule })

# Le journal.
event-chosen = { $person ->
    [you] Vous avez
   *[other] { $player } a
 } choisi : { $action }
event-build-card = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item }{ payment }
event-stage-card = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } avec { $card }{ payment }
event-free-card = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } sans rien payer, comme une fois par Âge (C6.1)
event-sell-card = { $person ->
    [you] Vous défaussez
   *[other] { $player } défausse
 } { $card } pour { coins }
event-revive-card = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } depuis la défausse (gratuit)
event-decline-card = { $person ->
    [you] Vous ne construisez
   *[other] { $player } ne construit
 } aucune carte de la défausse (C6.2)
event-empty-pile = La défausse est vide : il n’y a rien à construire (C6.2)
event-last-cards = Les dernières cartes rejoignent la défausse (C2.3)
event-pass-hands = Les mains passent à { $age ->
    [2] droite
   *[other] gauche
 } (C2.3)
event-swap-hands = Les mains sont échangées (C9.1)
event-conflict = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } contre { $rival_person ->
    [you] vous
   *[other] { $rival }
 }, { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } à { $fewer } : jetons +{ $points } et −{ $lost } (C5.1)
event-no-conflict = { $person ->
    [you] Vous
   *[other] { $player }
 } et { $rival_person ->
    [you] vous
   *[other] { $rival }
 }, { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } de chaque côté : pas de jeton (C5.1)
event-copied-guild = { $person ->
    [you] Vous copiez
   *[other] { $player } copie
 } { $card } d’un voisin (C6.4)

result-other = { $person ->
    [you] vous
   *[other] { $player }
 } { $points }
result-most-points = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } avec { $points } { $points ->
    [one] point
   *[other] points
 } ; { $others } (C7.1)
result-tie-coins = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } avec { $points } { $points ->
    [one] point
   *[other] points
 } et plus de pièces, { $coins } à { $fewer } ; { $others } (C7.2)
result-tie-shared = Victoire partagée entre { $players } avec { $points } { $points ->
    [one] point
   *[other] points
 } et { coins } chacun{ $others ->
    [none] {""}
   *[other] {" "}; { $others }
 } (C7.2)

# Ce que fait un élément du jeu, une phrase par effet. La règle est entre parenthèses.
effect-produce-for-sale = Produit { $goods } à chaque tour ; les voisins peuvent en acheter ({ $rule })
effect-produce-one-of-for-sale = Produit 1 unité au choix à chaque tour : { $goods } ; les voisins peuvent l’acheter ({ $rule })
effect-produce-one-of = Produit 1 unité au choix à chaque tour, pour vous seul : { $goods } ({ $rule })
effect-discount = Dès le prochain tour, vous achetez { $goods } { $side ->
    [left] au voisin de gauche
    [right] au voisin de droite
   *[both] aux deux voisins
 } à { coins } l’unité ({ $rule })
effect-standing-shields = { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } dans chaque conflit ({ $rule })
effect-any-symbol = Un symbole scientifique, choisi à la fin pour le meilleur total ({ $rule })
effect-free-building = Une fois par Âge, vous construisez une carte de la main sans rien payer ({ $rule })
effect-seventh-card = Vous jouez aussi la septième carte de chaque Âge ({ $rule })
effect-copy-guild = À la fin, vous copiez la guilde d’un voisin qui vaut le plus ({ $rule })
effect-revive = Vous pouvez construire gratuitement une carte de la défausse ({ $rule })
effect-coins-per-scope = { coins } aussitôt par { $counted } dans { $scope ->
    [own] votre cité
    [neighbours] les deux cités voisines
   *[all] votre cité et les deux voisines
 } ({ $rule })
effect-points-per-scope = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par { $counted } dans { $scope ->
    [own] votre cité
    [neighbours] les deux cités voisines
   *[all] votre cité et les deux voisines
 } ({ $rule })
effect-chain = Rend gratuit : { $items } ({ $rule })

# Pourquoi un choix est impossible.
reason-already-chosen = Vous avez déjà choisi ; le tour est résolu quand tous l’ont fait ({ $rule })
reason-already-there = { $card } est déjà dans la cité ({ $rule })
reason-not-in-pile = { $card } n’est pas dans la défausse ({ $rule })
reason-not-in-hand = { $card } n’est pas dans la main ({ $rule })
reason-free-city-must-build = La Cité libre ne peut pas défausser { $card }, car elle peut construire ({ $rule })
reason-all-stages-built = Toutes les étapes de la merveille sont construites ({ $rule })
reason-no-free-building = Impossible de construire { $card } sans rien payer : aucune étape de la cité ne le permet ({ $rule })
reason-free-building-used = Impossible de construire { $card } sans rien payer : c’est déjà fait pour cet Âge ({ $rule })
reason-free-anyway = { $card } est gratuit de toute façon ({ $rule })
reason-free-by-chain = { $item } est gratuit, car { $card } est dans la cité : il n’y a rien à payer ({ $rule })
reason-not-for-sale = Impossible de payer { $item } : les voisins ne vendent pas ce qui manque ({ $rule })
reason-card-too-dear = { $item } coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et le trésor { $coins ->
    [0] n’en a pas
   *[other] en a { $coins }
 } ({ $rule })
reason-stage-too-dear = Construire { $item } coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et le trésor { $coins ->
    [0] n’en a pas
   *[other] en a { $coins }
 } ({ $rule })
reason-cannot-afford-payment = Le paiement numéro { $number } pour { $item } coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et le trésor { $coins ->
    [0] n’en a pas
   *[other] en a { $coins }
 } ({ $rule })
reason-no-such-payment = Il n’y a pas de paiement numéro { $number } pour { $item } : il y en a { $ways ->
    [one] un seul
   *[other] { $ways }
 } ({ $rule })

# Aide pour chaque symbole de l’écran.
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
classic-mark-coin = pièce
classic-help-coin = paie les coûts et les achats ; chaque lot de { $set } pièces restantes vaut 1 point à la fin, et les pièces départagent une égalité
classic-mark-points = points de victoire
classic-help-points = comptés après les conflits de l’Âge III ; le plus grand total gagne
classic-mark-shield = bouclier
classic-help-shield = comparé à la fin de chaque Âge avec le voisin de gauche et avec celui de droite
classic-mark-victory-token = jeton Victoire
classic-help-victory-token = pour plus de boucliers qu’un voisin ; vaut { $worth } points aux Âges I, II et III
classic-mark-defeat-token = jeton Défaite
classic-help-defeat-token = pour moins de boucliers qu’un voisin ; enlève { $lost } point
classic-mark-stage = étape de la merveille
classic-help-stage = construite dans l’ordre, à son propre coût, avec une carte quelconque de la main, glissée dessous face cachée
classic-mark-chain = chaînage
classic-help-chain = une carte est gratuite si la cité a depuis le tour précédent le bâtiment qui y est nommé
classic-mark-discount = remise
classic-help-discount = ces ressources coûtent { $reduced } pièce l’unité chez ce voisin ; les remises ne s’ajoutent pas
classic-mark-any-symbol = symbole au choix
classic-help-any-symbol = devient à la fin le symbole scientifique qui donne le plus de points
classic-mark-neighbours = voisins
classic-help-neighbours = la place suivante est le voisin de gauche, la place précédente celui de droite ; vous commercez et combattez avec ces deux-là
classic-mark-hand = main
classic-help-hand = après chaque tour, elle passe au voisin de gauche aux Âges I et III, à celui de droite à l’Âge II
classic-mark-discard-pile = défausse
classic-help-discard-pile = face cachée ; défausser rapporte { $sale } pièces, la dernière carte d’une main rien
classic-mark-free-building = construction sans payer
classic-help-free-building = une fois par Âge, une carte de la main ne coûte rien
classic-mark-seventh-card = septième carte
classic-help-seventh-card = après le tour 6, la dernière carte de la main est jouée aussi
classic-mark-revive = construction depuis la défausse
classic-help-revive = à la fin de ce tour, une carte de la défausse peut être construite gratuitement
classic-mark-copy-guild = guilde copiée
classic-help-copy-guild = à la fin, la guilde des voisins qui vaut le plus compte aussi pour cette cité
classic-mark-free-city = Cité libre
classic-help-free-city = la troisième cité d’une partie à deux ; les joueurs jouent pour elle à tour de rôle
