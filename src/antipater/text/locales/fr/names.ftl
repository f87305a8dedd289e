# Mots isolés. Les noms des cartes, des merveilles et des jetons Progrès n’y sont pas : ce sont des faits imprimés.

# Un nom imprimé dans une phrase : les guillemets dispensent d’accorder l’article et le verbe.
mention = « { $name } »
article-in-lower-case = {""}
face-down-card = une carte face cachée
face-down-cards = { $cards ->
    [one] une carte face cachée
   *[other] { $cards } cartes face cachée
 }
face-down-card-at = la carte face cachée de la rangée { $row }, place { $place }
empty-place = un emplacement vide
empty-space = un emplacement vide du Panthéon

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
color-divinities = divinité
kind-brown = matières premières
kind-grey = produits manufacturés
kind-blue = bâtiment civil
kind-green = bâtiment scientifique
kind-yellow = bâtiment commercial
kind-red = bâtiment militaire
kind-purple = guilde
kind-temple = Grand Temple
kind-gate = carte du Panthéon
kind-divinity = divinité { $mythology }

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
link-winged-bull = taureau ailé
link-ship = navire
link-torch = torche
link-ankh = ankh
link-eagle = aigle

mythology-mesopotamian = mésopotamienne
mythology-phoenician = phénicienne
mythology-greek = grecque
mythology-egyptian = égyptienne
mythology-roman = romaine
some-divinity-mesopotamian = une divinité mésopotamienne
some-divinity-phoenician = une divinité phénicienne
some-divinity-greek = une divinité grecque
some-divinity-egyptian = une divinité égyptienne
some-divinity-roman = une divinité romaine
mythology-token = jeton de mythologie { $mythology }
the-mythology-token = le { $token }
the-offering-token = { $tokens ->
    [one] le jeton Offrande
   *[other] les jetons Offrande
 } de valeur { $values }

track-middle = la case centrale de la piste
track-capital = { $person ->
    [you] votre capitale
   *[other] la capitale côté { $player }
 }
track-side = la case { $space } { $person ->
    [you] de votre côté
   *[other] côté { $player }
 }

score-military = Militaire
score-blue = Bâtiments civils (bleu)
score-green = Bâtiments scientifiques (vert)
score-yellow = Bâtiments commerciaux (jaune)
score-purple = Guildes, temples (violet)
score-wonders = Merveilles
score-progress = Jetons Progrès
score-coins = Trésor
score-divinities = Divinités
score-total = Total
