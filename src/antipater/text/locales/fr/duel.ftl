# 7 Wonders Duel avec les merveilles promotionnelles. Un verbe, une décision ou un effet a une seule clé, et tous ses mots sont réunis.

## Mots isolés

face-down-cards = { $cards ->
    [one] une carte face cachée
   *[other] { $cards } cartes face cachée
 }
face-down-card-at = la carte face cachée de la rangée { $row }, place { $place }

color-wonders = merveille
color-tokens = jeton Progrès
counted-wonders = merveille construite
counted-tokens = jeton Progrès
counted-coin-sets = lot complet de { $set } pièces

symbol-wheel = roue
symbol-pendulum = pendule
symbol-quill = plume
symbol-mortar = mortier
symbol-sundial = cadran solaire
symbol-armillary-sphere = sphère armillaire
symbol-balance = balance

link-horseshoe = fer à cheval
link-sword = épée
link-tower = tour
link-book = livre
link-gear = engrenage
link-amphora = amphore
link-mask = masque
link-moon = lune
link-water-drop = goutte d’eau
link-target = cible
link-helmet = casque
link-lyre = lyre
link-oil-lamp = lampe à huile
link-barrel = tonneau
link-column = colonne
link-sun = soleil
link-portico = portique

score-blue = Bâtiments civils (bleu)
score-green = Bâtiments scientifiques (vert)
score-yellow = Bâtiments commerciaux (jaune)
score-purple = Guildes (violet)
score-wonders = Merveilles
score-progress = Jetons Progrès
score-coins = Trésor

## Le choix des merveilles

decision-draft = choisir une merveille
action-draft = Prendre { $wonder }
event-draft = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } { $wonder }
reason-wonder-not-shown = Impossible de prendre { $wonder } : choisissez une des merveilles présentées sur la table ({ $rule })
chance-wonders = Une merveille est présentée ({ $rule })
outcome-show = Merveille au choix : { $wonder }
chance-tokens = Un jeton Progrès est posé sur le plateau ({ $rule })
outcome-board = Jeton sur le plateau : { $token }

## La structure

chance-turning = Une carte est révélée ({ $rule })
outcome-turn = Carte révélée : { $card }
chance-guilds = Les places des guildes sont tirées au sort ({ $rule })
outcome-guild = Rangée { $row }, carte { $place } : une guilde
decision-first = choisir qui commence le prochain Âge
action-begin = { $seat_person ->
    [you] Vous commencez
   *[other] { $seat } commence
 } l’{ $age }
event-begin = { $person ->
    [you] Vous décidez
   *[other] { $player } décide
 } : { $seat_person ->
    [you] vous commencez
   *[other] { $seat } commence
 } l’{ $age }

## Un tour

decision-turn = prendre une carte accessible, pour la construire, la défausser, ou construire une merveille avec elle
reason-slot-empty = Il n’y a plus de carte à cet emplacement ({ $rule })
reason-covered = Impossible de prendre { $card }, encore sous { $covers } ({ $rule })
reason-cannot-afford = { $kind ->
    [wonder] La merveille { $item } coûte
   *[building] { $item } coûte
 } { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 }{ $explained ->
    [yes] {" "}({ $parts })
   *[no] {""}
 } et { $coins ->
    [0] vous n’en avez pas
   *[other] vous en avez { $coins }
 } ({ $rule })
event-replay = { $person ->
    [you] Vous rejouez
   *[other] { $player } rejoue
 } (D6.8)
event-replay-lost = { $person ->
    [you] Vous perdez votre
   *[other] { $player } perd son
 } tour supplémentaire, car l’Âge est terminé (D6.8)

# Construire.
action-build = Construire { $card }{ $price }
event-build = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card }{ $price }

# Défausser.
action-discard = Défausser { $card } pour { coins }
event-discard = { $person ->
    [you] Vous défaussez
   *[other] { $player } défausse
 } { $card } pour { coins }

# Construire une merveille.
action-wonder = Construire { $wonder } avec { $card }{ $price }
event-wonder = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $wonder } avec { $card }{ $price }
event-returned = Avec { $most } merveilles construites, la dernière retourne dans la boîte : { $wonder } (D6.3)
reason-already-built = Merveille déjà construite : { $wonder } ({ $rule })
reason-seven-wonders = Impossible de construire { $wonder } : il y a déjà { $most } merveilles, le maximum est atteint ({ $rule })
reason-not-your-wonder = Vous n’avez pas la merveille { $wonder } ({ $rule })

## Jetons Progrès

# Pour une paire de symboles.
decision-token = choisir un jeton Progrès
action-token = Prendre { $token }
event-token = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } le jeton Progrès { $token }
reason-token-not-on-board = Impossible de prendre { $token } : choisissez un jeton du plateau ({ $rule })

# De la boîte.
effect-keep-token-from-box = { $drawn } { $drawn ->
    [one] jeton Progrès est tiré
   *[other] jetons Progrès sont tirés
 } de la boîte, vous en gardez un (D6.6)
chance-drawing = Un jeton Progrès est tiré de la boîte ({ $rule })
outcome-draw = Jeton tiré de la boîte : { $token }
decision-drawn = garder un des jetons Progrès tirés
action-keep = Garder { $token }
event-keep = { $person ->
    [you] Vous gardez
   *[other] { $player } garde
 } le jeton Progrès { $token }
reason-token-not-drawn = Impossible de garder { $token } : choisissez un jeton tiré de la boîte ({ $rule })

## Les choix que laissent des effets

# Une carte de la défausse.
effect-build-from-discard = Vous construisez gratuitement une carte de la défausse ({ $rule })
decision-revive = choisir une carte de la défausse à construire gratuitement
action-revive = Construire { $card } depuis la défausse (gratuit)
event-revive = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } depuis la défausse (gratuit)
reason-not-in-discard = Impossible de construire { $card } : choisissez une carte de la défausse ({ $rule })

# Une carte de l’adversaire.
effect-destroy-card = Vous choisissez une { $counted } de la cité adverse et la défaussez (D6.4)
decision-destroy = choisir une carte de la cité adverse à détruire
action-destroy = Détruire { $card }
event-destroy = { $person ->
    [you] Vous détruisez
   *[other] { $player } détruit
 } { $card }, qui rejoint la défausse
reason-wrong-color = Impossible de détruire { $card } : choisissez une { $counted } ({ $rule })
reason-not-in-rival-city = Impossible de détruire { $card } : choisissez une { $counted } de la cité adverse ({ $rule })

# La Messe d’Essen : une carte de la rangée du haut.
effect-build-top-row = Vous construisez gratuitement une carte de la rangée du haut de la structure (M2)
decision-row = choisir une carte de la rangée du haut à construire gratuitement
action-row = Construire { $card } de la rangée du haut (gratuit)
event-row = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } de la rangée du haut (gratuit)
reason-not-in-top-row = Il n’y a pas de carte de la rangée du haut à cet emplacement ({ $rule })

# La Statue de la Liberté : les cartes écartées.
effect-share-removed-cards = Les 3 cartes de cet Âge écartées à la mise en place sont montrées : vous en construisez une gratuitement, l’adversaire une autre, la troisième est défaussée (M3)
chance-removed = Une carte écartée à la mise en place est montrée ({ $rule })
outcome-removed = Carte écartée à la mise en place : { $card }
decision-share = répartir les trois cartes écartées : une pour vous, une pour l’adversaire, une pour la défausse
action-share = Construire { $card } (gratuit) ; { $rival_person ->
    [you] vous construisez
   *[other] { $rival } construit
 } { $theirs } (gratuit), { $discarded } à la défausse
event-share = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } (gratuit) ; { $theirs } est pour { $rival_person ->
    [you] vous
   *[other] { $rival }
 }, { $discarded } rejoint la défausse (M3)
event-shared = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } (gratuit, M3)

# N’importe lequel.
reason-not-among-choices = { $named ->
    [yes] Impossible de choisir { $item }
   *[no] Ce choix est impossible
 } ; il faut { $decision } ({ $rule })

## Autres effets

effect-produce = Produit { $goods } pour chaque construction (D5.2)
effect-produce-any = Produit 1 unité au choix pour chaque construction : { $choice } (D5.5)
effect-fix-price = Dès votre prochain tour, prix fixe de { coins } l’unité : { $goods } (D5.4)
effect-rebate = { $column ->
    [blue] Vos prochaines cartes bleues
   *[wonders] Vos prochaines merveilles
 } demandent { $units } { $units ->
    [one] ressource
   *[other] ressources
 } de moins ({ $rule })
effect-trade-income = Vous recevez ce que l’adversaire paie pour les ressources qui lui manquent (D8.3)
event-income = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } { coins } de ce paiement ({ $token }, D8.3)
effect-extra-shields = Vos prochaines cartes rouges ont { $shields } { $shields ->
    [one] bouclier
   *[other] boucliers
 } de plus (D8.8)
effect-wonders-play-again = Vous rejouez après chaque merveille que vous construisez désormais (D8.9)
effect-coins-per-chain = { coins } chaque fois que vous construisez par chaînage (D8.10)
effect-play-again = Vous rejouez (D6.8)
effect-coins-per = { coins } immédiatement par { $counted } dans votre cité ({ $rule })
effect-coins-per-most = { coins } immédiatement par { $counted } dans la cité qui en a le plus (D5.11)
effect-opponent-loses = L’adversaire perd { coins } (D6.7)
effect-points-per = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par { $counted } dans votre cité (D8.6)
effect-points-per-most = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par { $counted } dans la cité qui en a le plus ({ $rule })
effect-link = Symbole de chaînage { $symbol } : construction gratuite de { $items } (D5.8)

# Le conflit.
effect-shields = { $shields } { $shields ->
    [one] bouclier : le pion Conflit avance de 1 case
   *[other] boucliers : le pion Conflit avance de { $shields } cases
 } ({ $rule })
event-pawn = { $person ->
    [you] Vous avancez
   *[other] { $player } avance
 } le pion Conflit de { $spaces } { $spaces ->
    [one] case
   *[other] cases
 }, { $left ->
    [0] jusque dans la capitale adverse
   *[other] encore { $left } jusqu’à la capitale adverse
 } (D7.1)
event-military-token = Le jeton Militaire de valeur { $coins } est utilisé (D7.3)

# La science.
event-symbol = { $person ->
    [you] Vous avez
   *[other] { $player } a
 } un nouveau symbole, { $symbol } : { $symbols } sur { $most } différents (D8.11)
event-pair = { $person ->
    [you] Vous réunissez
   *[other] { $player } réunit
 } une paire du symbole { $symbol }{ $tokens ->
    [0] , mais il ne reste aucun jeton Progrès
   *[other] {""}
 } (D8.1)

## Coûts et paiements

cost-or-chain = { $cost } ; gratuit avec le symbole { $symbol } ({ $givers })
bill-chain = gratuit par chaînage (symbole { $symbol })
bill-instead = { coins } au lieu du coût entier
bill-coins = prix imprimé : { coins }
bill-waived = { $goods } : remise
bill-rival-one = { $goods } : { $base } + { $rival } pour la production adverse = { $price }
bill-rival-many = { $goods } à { $price } ({ $base } + { $rival } pour la production adverse) = { $sum }
bill-base-one = { $goods } : { $price }, l’adversaire n’en produit pas
bill-base-many = { $goods } à { $price }, l’adversaire n’en produit pas = { $sum }
bill-fixed-one = { $goods } : prix fixe { $price }
bill-fixed-many = { $goods } au prix fixe { $price } = { $sum }
bill-to-opponent = dont { $coins } à l’adversaire ({ $token }, D8.3)
bill-part = { $goods } à { $price }

## La fin

result-military = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } par suprématie militaire (D7.2)
result-scientific = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } par suprématie scientifique (D8.11)
result-points = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } { $points } à { $rival } (D10.3)
result-blue = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } grâce aux cartes bleues, { $blue } à { $rival }, après une égalité à { $points } { $points ->
    [one] point
   *[other] points
 } (D10.3)
result-shared = La victoire est partagée : { $points } { $points ->
    [one] point
   *[other] points
 } chacun, dont { $blue } sur les cartes bleues (D10.3)

## Aide pour les symboles de l’écran

help-good-raw = une matière première. Une unité manquante coûte { $price } pièces, plus 1 par unité que produisent les cartes marron adverses
help-good-made = un produit manufacturé. Une unité manquante coûte { $price } pièces, plus 1 par unité que produisent les cartes grises adverses
help-color-brown = matières premières. Elles produisent bois, argile ou pierre et augmentent les prix de l’adversaire
help-color-grey = produits manufacturés. Ils produisent verre ou papyrus et augmentent les prix de l’adversaire
help-color-blue = bâtiments civils. Des points, qui départagent aussi une égalité
help-color-green = bâtiments scientifiques. Un symbole scientifique chacun, et des points
help-color-yellow = bâtiments commerciaux. Pièces, prix fixes, production au choix ; chacun augmente ce que rapporte une défausse
help-color-red = bâtiments militaires. Des boucliers qui font avancer le pion Conflit
help-color-purple = guildes. Des points ou des pièces pour ce que possède la mieux pourvue des deux cités
help-symbol = un symbole scientifique, sur { $items }. { $cards ->
    [1] Il n’existe qu’une fois ;
   *[other] Deux identiques donnent un jeton Progrès,
 } { $most } différents gagnent la partie
help-link = un symbole de chaînage. { $givers } dans votre cité rend gratuit : { $items }
help-coin = paie les coûts et les ressources manquantes ; chaque lot de { $set } pièces restantes vaut 1 point à la fin
help-points = comptés à la fin de l’Âge III ; le plus grand total gagne
help-shield = avance le pion Conflit d’une case vers la capitale adverse, une seule fois, à la construction
mark-pawn = pion Conflit
help-pawn = vaut à la fin { $points } points pour le joueur qui l’a poussé, d’autant plus qu’il est près de la capitale
mark-capital = capitale
help-capital = le joueur qui pousse le pion Conflit dans la capitale adverse gagne immédiatement
mark-military-token = jeton Militaire
help-military-token = quand le pion entre dans sa zone, le joueur de ce côté perd autant de pièces ; chacun ne sert qu’une fois
mark-progress-token = jeton Progrès
help-progress-token = un avantage durable ; réunir une paire de symboles scientifiques permet d’en choisir un
mark-wonder = merveille
help-wonder = construite avec une carte accessible quelconque, qui est alors perdue ; { $most } au plus pour les deux cités ensemble
mark-play-again = rejouer
help-play-again = vous jouez immédiatement un autre tour ; à la fin d’un Âge, il est perdu
help-chain = une carte dont le coût porte ce symbole est gratuite si votre cité a la carte qui l’octroie
mark-face-down = carte face cachée
help-face-down = révélée à la fin du tour où la dernière carte qui la couvre est prise
mark-guild-back = dos de guilde
help-guild-back = cette carte face cachée est une guilde ; personne ne sait laquelle
mark-accessible = carte accessible
help-accessible = aucune autre carte ne la couvre, elle peut donc être prise
help-discard-pile = défausser une carte rapporte { $discard } pièces, plus 1 par carte jaune de votre cité
