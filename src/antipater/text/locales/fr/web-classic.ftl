# La table de 7 Wonders dans le navigateur.

classic-title = 7 Wonders
classic-you = Vous
classic-free-city = Cité libre
classic-board-side = { $city } { $side ->
    [a] A
   *[b] B
 }
classic-left = voisin de gauche
classic-right = voisin de droite
classic-city = Cité
classic-others = Autres cités
classic-buildings = Bâtiments
classic-makes = Production à chaque tour
classic-facts = Plateau, ressources et bâtiments ({ $name }) ; utilisez les flèches
classic-open-city = Afficher toute la cité ({ $name })
classic-border = Frontière avec { $name } ; utilisez les flèches
classic-token = Conflit avec { $name } à l’Âge { $age } : vous { $own }, { $name } { $other }
classic-revealed = Dernier tour

# Où en est la partie.
classic-age-turn = Âge { $age }, tour { $turn } sur { $turns }
classic-turn = tour { $turn } sur { $turns }
classic-passes-left = les mains passent à gauche
classic-passes-right = les mains passent à droite
classic-passes-swap = les mains sont échangées
classic-pile = Défausse
classic-known = Mains connues
classic-scores = Points

# Une cité.
classic-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
 }
classic-points-so-far = { $points ->
    [one] { $points } point pour le moment
   *[other] { $points } points pour le moment
 }
classic-shields = { $shields ->
    [0] aucun bouclier
    [one] 1 bouclier
   *[other] { $shields } boucliers
 }
classic-victories = { $number ->
    [one] 1 jeton Victoire
   *[other] { $number } jetons Victoire
 } valant { $points ->
    [one] 1 point
   *[other] { $points } points
 }
classic-defeats = { $number ->
    [one] 1 jeton Défaite
   *[other] { $number } jetons Défaite
 }
classic-symbols = { $symbol } : { $number }
classic-units = { $good } : { $units ->
    [one] 1 unité par tour
   *[other] { $units } unités par tour
 }
classic-one-of = Une unité de l’une de ces ressources par tour. Les voisins peuvent l’acheter.
classic-one-of-own = Une unité de l’une de ces ressources par tour, pour cette cité seulement.
classic-copied = Pour le moment, la { $guild } serait copiée.
classic-power-used = Déjà utilisé à cet Âge.
classic-stage = Étape { $stage }
classic-stage-built = construite
classic-stage-built-with = construite avec { $card }
classic-stages-built = { $built ->
    [one] { $built } étape construite sur { $stages }
   *[other] { $built } étapes construites sur { $stages }
 }
classic-costs = coût : { $cost }
classic-conflict = Boucliers : vous { $own }, { $name } { $other }
classic-buys-from = Achats chez { $name } : une matière première pour { $raw ->
    [one] { $raw } pièce
   *[other] { $raw } pièces
 }, un produit manufacturé pour { $made ->
    [one] { $made } pièce
   *[other] { $made } pièces
 }
classic-chosen = choix fait
classic-thinking = réfléchit
classic-to-choose = à vous
classic-did-build = a construit { $card }
classic-did-free = a construit { $card } gratuitement
classic-did-stage = { $known ->
    [yes] a construit une étape avec { $card }
   *[no] a construit une étape
 }
classic-did-sell = { $known ->
    [yes] a défaussé { $card }
   *[no] a défaussé une carte
 }
classic-did-revive = { $known ->
    [yes] a construit { $card } depuis la défausse
   *[no] n’a rien pris dans la défausse
 }
classic-brief-stage = étape bâtie
classic-brief-sell = défausse

# La main, et ce qu’on fait d’une carte.
classic-hand = Votre main
classic-ask-card = Choisissez une carte
classic-have-chosen = { $number } sur { $players } ont choisi
classic-rest-goes = le reste va à
classic-free = gratuit
classic-free-by-chain = gratuit par chaînage
classic-you-pay = { $coins ->
    [0] gratuit pour vous
    [one] vous payez { $coins } pièce
   *[other] vous payez { $coins } pièces
 }
classic-sealed = choisie
classic-sealed-yours = Votre choix
classic-sealed-build = Construire { $card }
classic-sealed-free = Construire { $card } gratuitement
classic-sealed-stage = Construire une étape avec { $card }
classic-sealed-sell = Défausser { $card }
classic-may-change = Vous pouvez changer votre choix tant que tous les joueurs n’ont pas choisi.
classic-plays-for = Cette carte est pour : { $city }.
classic-waiting = En attente : { $names }.
classic-build = Construire
classic-build-for-nothing = Construire gratuitement
classic-build-stage = Étape { $stage }
classic-do-build = Construire pour { $coins }, garder { $left }
classic-do-build-free = Construire gratuitement
classic-do-stage = Étape { $stage } pour { $coins }, garder { $left }
classic-do-stage-free = Étape { $stage } gratuite
classic-discard = Défausser
classic-not-now = impossible pour le moment
classic-ways = { $ways } façons de payer
classic-bill = Coût de { $item }

# Le commerce.
classic-pay-for = Payer { $item }
classic-pay-how = Choisissez comment payer
classic-bank = Banque
classic-total = Total
classic-back = Retour
classic-pay = { $coins ->
    [0] Construire
    [one] Payer { $coins } pièce
   *[other] Payer { $coins } pièces
 }

# À côté de la table.
classic-open-pile = Regarder la défausse
classic-pile-title = { $size ->
    [0] La défausse est vide
    [one] Défausse : 1 carte
   *[other] Défausse : { $size } cartes
 }
classic-pile-hidden = La défausse est face cachée. Seul un joueur qui peut y prendre une carte à construire a le droit de la regarder.
classic-look = { $name }, Âge { $age }, tour { $turn } : { $built ->
    [yes] a construit { $card } depuis la défausse
   *[no] a regardé la défausse
 }
classic-look-saw = Vous avez vu :
classic-known-title = Les mains que vous avez vues
classic-known-hand = { $size ->
    [one] 1 carte
   *[other] { $size } cartes
 } parmi ces { $among }{ $unseen ->
    [0] .
    [one] {""} et 1 que vous n’avez jamais vue.
   *[other] {""} et { $unseen } que vous n’avez jamais vues.
 }
classic-known-back = { $turns ->
    [0] Vous ne reverrez pas cette main à cet Âge.
    [one] Vous recevez cette main dans 1 tour.
   *[other] Vous recevez cette main dans { $turns } tours.
 }
classic-plan-next = Prévoir pour la main suivante
classic-plan-pick = Choisissez une carte de cette main. Le plan est exécuté si la carte y est encore quand vous recevez la main.
classic-plan-with = Prévoir avec { $card }
classic-plan-build = La construire
classic-plan-stage = Construire une étape avec elle
classic-plan-sell = La défausser
classic-winner = Vainqueur :
classic-not-counted = hors classement
