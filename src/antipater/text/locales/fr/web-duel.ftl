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
structure = Structure de cartes de l’Âge { $age ->
    [1] I
    [2] II
   *[3] III
 }
slot-down = Rangée { $row } : { $back }{ $covered ->
    [0] {""}
    [one] , sous une carte
   *[other] , sous { $covered } cartes
 }
slot-up = Rangée { $row } : { $name }, { $kind }. Coût : { $cost }. Vous payez { $price }, votre adversaire { $rival }. { $state ->
    [accessible] { $covers ->
        [0] Vous pouvez la prendre.
        [one] Vous pouvez la prendre. Elle découvre une carte.
       *[other] Vous pouvez la prendre. Elle découvre { $covers } cartes.
     }
   *[covered] { $covered ->
        [one] Recouverte par une carte.
       *[other] Recouverte par { $covered } cartes.
     }
 }
price-free = gratuit

# Les cités.
city-of = { $whose ->
        [mine] Votre cité
       *[theirs] Cité de { $player }
    }
city-open = { $whose ->
        [mine] Afficher toute votre cité
       *[theirs] Afficher toute la cité de { $player }
    }
city-facts = { $whose ->
        [mine] Contenu de votre cité ; utilisez les flèches
       *[theirs] Contenu de la cité de { $player } ; utilisez les flèches
    }
city-empty = Rien n’est encore construit ici.
to-move = doit jouer
points-now = { $points ->
    [one] { $points } point pour le moment
   *[other] { $points } points pour le moment
 }
watch-science = Symboles différents : { $symbols } sur { $needed }
good-made = { $good } : en produit { $units } ; une unité manquante coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 }
good-choice = Une unité au choix pour chaque construction : { $goods }
color-count = { $color } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
symbol-count = { $symbol } : { $number }
tokens-of = { $whose ->
        [mine] Vos jetons Progrès
       *[theirs] Jetons Progrès de { $player }
    }
tokens-board = Jetons Progrès du plateau ; utilisez les flèches
wonder-built = construite
wonder-unbuilt = pas construite ; coûte { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
 }
wonder-under = Construite avec { $card }

# La piste.
track = Piste de conflit ; utilisez les flèches
# Sous le nombre de cases qui restent jusqu’à une capitale.
track-wins = victoire
track-loses = défaite
track-distance = { $player } : { $spaces ->
    [one] à { $spaces } case d’une victoire militaire
   *[other] à { $spaces } cases d’une victoire militaire
 }
loot = { $player } perd ici { $coins } pièces
pawn-place = { $space ->
    [0] Le pion Conflit est au milieu
    [one] Le pion Conflit est à { $space } case du milieu
   *[other] Le pion Conflit est à { $space } cases du milieu
 }

# Ce qu’on peut faire.
ask-begin = Qui commence le prochain Âge ?
ask-card = À vous : prenez une carte
ask-card-or-god = À vous : une carte ou une divinité
ask-other = { $player } réfléchit
ask-you = À vous
actions-for = Choisissez que faire de { $card }
build = Construire
discard = Défausser
plan-build = Prévoir de construire
plan-discard = Prévoir de défausser
plan-activate = Prévoir d’activer
wonder-with = Construire { $wonder } avec cette carte, { $price ->
    [0] gratuit
    [one] { $price } pièce
   *[other] { $price } pièces
 }{ $possible ->
    [no] . Impossible : { $why }
   *[yes] {""}
 }
other-choices = Autres choix
peek = Afficher la structure de cartes
peek-back = Revenir au choix

# Ce qu’on peut regarder.
unseen-title = Cartes inconnues
unseen-open = Cartes inconnues
unseen-about = { $slots ->
    [one] Une carte de la structure
   *[other] { $slots } cartes de la structure
 } ({ $back }) { $slots ->
    [one] est
   *[other] sont
 } parmi ces { $cards }.
unseen-chances = Probabilité de chaque couleur pour l’une d’elles
unseen-none = Toutes les cartes de la structure ont été vues.
percent = { $share } %
discard-pile-title = Défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
discard-pile-open = Défausse ({ $cards })
discard-pile-empty = La défausse est vide.

# La fin.
score-sheet = Feuille de score
score-so-far = Points actuels
score-line = Catégorie
score-not-counted = La partie a fini plus tôt. Voici les points à ce moment-là.
winner = Vainqueur :
show-score = Afficher le score
show-structure = Afficher les cartes restantes
share-discarded = défaussée

credits-icons = Images des cartes, des symboles et des divinités, recolorées et parfois recadrées, de
