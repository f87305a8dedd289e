# Le jeu dans le navigateur : la table de Duel, et les images communes à toutes les tables.

# La lettre près de la forme d’une couleur : matières premières, produits manufacturés, civil, science, commerce, guerre, guildes.
mark-brown = P
mark-grey = M
mark-blue = B
mark-green = S
mark-yellow = C
mark-red = A
mark-purple = G

# Les cartes et leurs places.
card-cost = Coût : { $cost }
back-age-1 = carte de l’Âge I face cachée
back-age-2 = carte de l’Âge II face cachée
back-age-3 = carte de l’Âge III face cachée
back-guild = guilde face cachée
back-temple = Grand Temple face cachée
back-unknown = carte face cachée
structure = Structure de l’Âge { $age ->
    [1] I
    [2] II
   *[3] III
 }
slot-down = Rangée { $row } : { $back }{ $covered ->
    [0] {""}
    [one] , sous une carte
   *[other] , sous { $covered } cartes
 }
slot-up = Rangée { $row } : { $name }, { $kind }. Coût : { $cost }. Vous payez { $price }, l’adversaire { $rival }. { $state ->
    [accessible] { $covers ->
        [0] Elle peut être prise.
        [one] Elle peut être prise, et découvre une carte.
       *[other] Elle peut être prise, et découvre { $covers } cartes.
     }
   *[covered] { $covered ->
        [one] Une carte la recouvre.
       *[other] { $covered } cartes la recouvrent.
     }
 }
price-free = gratuit

# Les cités.
city-of = { $whose ->
        [mine] Votre cité
       *[theirs] Cité de { $player }
    }
city-open = { $whose ->
        [mine] Montrer toute votre cité
       *[theirs] Montrer toute la cité de { $player }
    }
city-facts = { $whose ->
        [mine] Ce que vous possédez ; les flèches s’y déplacent
       *[theirs] Ce que possède { $player } ; les flèches s’y déplacent
    }
city-empty = Rien n’est encore construit ici.
to-move = doit jouer
points-now = { $points ->
    [one] { $points } point à présent
   *[other] { $points } points à présent
 }
watch-military = { $spaces ->
    [one] 1 case avant une victoire militaire
   *[other] { $spaces } cases avant une victoire militaire
 }
watch-science = { $symbols } symboles différents sur { $needed }
good-made = { $good } : en produit { $units } ; une unité manquante coûte { $price ->
    [one] 1 pièce
   *[other] { $price } pièces
 }
good-choice = Une unité au choix pour chaque construction : { $goods }
color-count = { $color } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 }
symbol-count = { $symbol } : { $number }
tokens-of = Jetons Progrès de { $player }
tokens-board = Jetons Progrès du plateau ; les flèches s’y déplacent
wonder-built = construite
wonder-unbuilt = pas construite ; elle coûterait { $price ->
    [one] 1 pièce
   *[other] { $price } pièces
 }
wonder-under = Construite avec { $card }

# La piste.
track = Piste des conflits ; les flèches s’y déplacent
track-distance = { $player } : { $spaces ->
    [one] 1 case avant de gagner par la force
   *[other] { $spaces } cases avant de gagner par la force
 }
loot = { $player } perdrait ici { $coins } pièces
pawn-place = { $space ->
    [0] Le pion Conflit est au milieu
   *[other] Le pion Conflit est à { $space } du milieu
 }

# Ce qu’on peut faire.
actions-for = Que faire de { $card }
build = Construire
discard = Défausser
plan-build = Prévoir de construire
plan-discard = Prévoir de défausser
plan-activate = Prévoir de l’activer
wonder-with = Construire { $wonder } avec cette carte, { $price ->
    [0] gratuit
    [one] 1 pièce
   *[other] { $price } pièces
 }{ $possible ->
    [no] . Impossible : { $why }
   *[yes] {""}
 }

# Ce qu’on peut regarder.
unseen-title = Cartes que personne n’a vues
unseen-open = Cartes inconnues
unseen-about = { $slots ->
    [one] Une carte de la structure
   *[other] { $slots } cartes de la structure
 } ({ $back }) { $slots ->
    [one] est
   *[other] sont
 } parmi ces { $cards }.
unseen-chances = Chance de chaque couleur pour l’une d’elles
unseen-none = Toutes les cartes de la structure sont connues.
percent = { $share } %
discard-pile-title = Défausse : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
 }
discard-pile-open = Défausse ({ $cards })
discard-pile-empty = Rien n’a encore été défaussé.

# La fin.
score-sheet = Feuille de score
score-so-far = Les points à présent
score-line = Ligne
score-not-counted = La partie a été gagnée avant le décompte ; voici où en étaient les points.
winner = Vainqueur :
show-score = Montrer le score
show-structure = Montrer les cartes restantes
share-discarded = défaussée
peek = Montrer la structure
peek-back = Revenir au choix
other-choices = Autres choix

credits-icons = Images des cartes, des symboles et des divinités, recolorées et parfois recadrées, de
