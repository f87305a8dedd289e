# Ce que tous les jeux ont en commun. Les noms des cartes, des merveilles et des jetons n’y sont pas : ce sont des faits imprimés.

## Mots isolés

# Un nom imprimé dans une phrase : les guillemets dispensent d’accorder l’article et le verbe.
mention = « { $name } »
article-in-lower-case = {""}
face-down-card = une carte face cachée
empty-place = un emplacement vide

player = Joueur { $number }
you = Vous
# L’endroit d’un texte où quelque chose ne va pas, et quoi.
fault-at = ligne { $line }, colonne { $column } : { $fault }
age = Âge { $age ->
    [1] I
    [2] II
   *[3] III
 }
list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
decimal-mark = ,
with-rule = { $text } ({ $rule })
with-things = { $text } ({ $things })

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
kind-brown = matières premières
kind-grey = produits manufacturés
kind-blue = bâtiment civil
kind-green = bâtiment scientifique
kind-yellow = bâtiment commercial
kind-red = bâtiment militaire
kind-purple = guilde

# Une unité de ce que comptent les cités : « 2 pièces par carte jaune ».
counted-brown = carte marron
counted-grey = carte grise
counted-brown-grey = carte marron et grise
counted-blue = carte bleue
counted-green = carte verte
counted-yellow = carte jaune
counted-red = carte rouge
counted-purple = carte violette

score-military = Militaire
score-total = Total

## Prix

# Ce qui suit un choix : « Construire Aqueduc » + prix.
payment-chain = {" "}(gratuit par chaînage)
payment-free = {" "}(gratuit)
payment-paid = {" "}pour { $payment }

cost-free = gratuit
bill-made = { $goods } : production de la cité
bill-chosen = { $goods } : production au choix
bill-free = total : gratuit
bill-total = total : { coins }

## Décisions et journal

decision = { $player } : { $decision } ({ $rule })
to-choose = { $player } : à choisir
task-or = { $task } ; { $other }
event-gain = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } { coins }
event-loss = { $person ->
    [you] Vous perdez
   *[other] { $player } perd
 } { coins }
event-age = L’{ $age } commence
result-none = La partie n’est pas terminée
result-winners = La partie est terminée. Le meilleur résultat : { $players }

## Effets

effect-coins = { coins } immédiatement ({ $rule })
effect-symbol = Symbole scientifique : { $symbol } ({ $rule })
effect-points = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire ({ $rule })

## Pourquoi quelque chose est impossible

reason-not-an-option = Ce choix n’est pas possible maintenant
reason-game-over = La partie est terminée
reason-not-your-turn = { $person ->
    [you] C’est votre tour : vous devez d’abord choisir
   *[other] Ce n’est pas votre tour : { $player } doit d’abord choisir
 }
reason-chance-first = Il faut d’abord révéler des cartes ou des jetons
reason-impossible-outcome = Le hasard ne peut pas donner cela maintenant ({ $rule })
reason-no-such-action = Ce coup n’existe pas
reason-no-such-item = Cette carte, cette merveille ou ce jeton n’existe pas
reason-other-choice-first = Il faut d’abord faire autre chose : { $decision } ({ $rule })

## Aide pour les symboles de l’écran

help-line = { $name } : { $meaning }
mark-coin = pièce
mark-points = points de victoire
mark-shield = bouclier
mark-chain = chaînage
mark-discard-pile = défausse

## Là où un jeu ou une extension n’a pas de message

action-other = { $verb }
action-number = Choix { $number }
event-other = { $person ->
    [you] Vous choisissez
   *[other] { $player } choisit
 } : { $verb }
event-number = { $person ->
    [you] Vous choisissez
   *[other] { $player } choisit
 } : { $number }
event-unseen = { $person ->
    [you] Vous faites
   *[other] { $player } fait
 } un choix qui n’est pas montré à tous
outcome-other = Hasard : { $verb }
outcome-number = Hasard : { $number }
outcome-unseen = Le hasard décide quelque chose qui n’est pas montré à tous
outcome-awaited = Le hasard décide
decision-other = faire un choix : { $decision }
chance-other = Hasard : { $decision } ({ $rule })
also-other = ou choisir : { $verb }
help-other = voir les règles
