# Mots isolés. Les noms des cartes, des merveilles et des jetons Progrès n’y sont pas : ce sont des faits imprimés.

# Un nom imprimé dans une phrase : les guillemets dispensent d’accorder l’article et le verbe.
mention = « { $name } »
article-in-lower-case = {""}
face-down-card = une carte face cachée
face-down-cards = { $cards ->
    [one] une carte face cachée
   *[other] { $cards } cartes face cachée
 }
empty-place = un emplacement vide

player = Joueur { $number }
you = Vous
age = Âge { $age ->
    [1] I
    [2] II
   *[3] III
 }
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }

coins = { $coins } { $coins ->
    [one] pièce
   *[other] pièces
 }

good-wood = bois
good-clay = argile
good-stone = pierre
good-glass = verre
good-papyrus = papyrus
units-wood = { $units } bois
units-clay = { $units } { $units ->
    [one] argile
   *[other] argiles
 }
units-stone = { $units } { $units ->
    [one] pierre
   *[other] pierres
 }
units-glass = { $units } { $units ->
    [one] verre
   *[other] verres
 }
units-papyrus = { $units } papyrus

color-kind = { $color } ({ $kind })
color-brown = marron
color-grey = gris
color-blue = bleu
color-green = vert
color-yellow = jaune
color-red = rouge
color-purple = violet
color-wonders = merveille
color-tokens = jeton Progrès
kind-brown = matières premières
kind-grey = produits manufacturés
kind-blue = bâtiment civil
kind-green = bâtiment scientifique
kind-yellow = bâtiment commercial
kind-red = bâtiment militaire
kind-purple = guilde

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

score-military = Militaire
score-blue = Bâtiments civils (bleu)
score-green = Bâtiments scientifiques (vert)
score-yellow = Bâtiments commerciaux (jaune)
score-purple = Guildes (violet)
score-wonders = Merveilles
score-progress = Jetons Progrès
score-coins = Trésor
score-total = Total
