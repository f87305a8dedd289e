# Le Panthéon dans le navigateur.

pantheon = Panthéon
pantheon-spaces = Emplacements du Panthéon, le moins cher pour vous d’abord
pantheon-space = { $what } ; vous coûte { $own ->
    [one] { $own } pièce
   *[other] { $own } pièces
 }, à votre adversaire { $rival }
pantheon-prices = Prix : { $own ->
    [one] { $own } pièce
   *[other] { $own } pièces
 } pour vous, { $rival } pour votre adversaire
pantheon-vacant = emplacement vide
pantheon-face-down = divinité face cachée ({ $mythology })
pantheon-place = Placez-en une face cachée sur un emplacement vide
pantheon-decks = Pioches de divinités
pantheon-deck-empty = La pioche est vide.
pantheon-mythology-token = jeton Mythologie ({ $mythology })
pantheon-mythology-tokens = { $number ->
    [one] jeton Mythologie ({ $mythology })
   *[other] { $number } jetons Mythologie ({ $mythology })
 }
pantheon-offering = Jeton Offrande de valeur { $value }
pantheon-safe = { $coins ->
    [one] { $coins } pièce à l’abri
   *[other] { $coins } pièces à l’abri
 }

# Ce qui est demandé, en quelques mots pour un téléphone.
ask-bury = Choisissez la carte utilisée
ask-claim = Choisissez le premier jeton à prendre
ask-minerva = Choisissez une case pour Minerve
ask-place = Placez une divinité face cachée
