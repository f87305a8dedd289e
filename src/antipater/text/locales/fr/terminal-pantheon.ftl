# Panthéon dans un terminal.

# Une position en toutes lettres.
terminal-back-temple = Temple
terminal-hidden-temple = temple caché
terminal-pantheon = Panthéon, six emplacements ; le prix pour vous, puis pour l’adversaire :
terminal-space = {"  "}Emplacement { $number } ({ $mine }, adversaire { $theirs }) : { $what }
terminal-space-empty = vide
terminal-space-unknown = une divinité { $mythology } face cachée
terminal-space-known = { $name }, face cachée, connue de vous
terminal-deck-line = Pioches : { $decks }
terminal-deck = { $mythology } { $cards }
terminal-deck-known = { $mythology } { $cards } (à partir du dessus : { $names })
terminal-on-card = Jetons Progrès sur la divinité qui les porte : { $tokens }
terminal-minerva = { $spaces ->
    [0] Le pion Minerve est au centre de la piste.
   *[other] Le pion Minerve est à { $spaces } { $spaces ->
        [one] case
       *[other] cases
     } du centre, vers { $person ->
        [you] votre capitale
       *[other] la capitale de { $player }
     }.
 }
terminal-offering = jeton Offrande de { $coins } pièces
terminal-token-here = Sur cette carte : { $token }. Le joueur qui la rend accessible le reçoit avant qu’elle soit retournée (P2.1).
terminal-mythology-tokens = {"  "}Jetons Mythologie : { $tokens }
terminal-offerings = {"  "}Jetons Offrande : { $tokens }
terminal-divinities = {"  "}Divinités : { $divinities }
terminal-safe-coins = {"  "}Pièces hors du trésor, à l’abri des pertes : { $coins }
terminal-snake = {"  "}Le serpent est sur { $card } : son symbole compte aussi pour l’autre joueur

# Le journal.
terminal-chance-divinities = À la vue des deux joueurs : { $items }
terminal-chance-carried = Jetons Progrès posés sur la divinité : { $items }
terminal-chance-struck = Révélé : { $items }
terminal-chance-mythology = Jetons Mythologie sur la structure : { $items }
terminal-chance-offerings = Jetons Offrande sur la structure : { $items }
terminal-chance-look = { $person ->
    [you] Vous regardez le dessus de la pioche { $mythology } : { $items }
   *[other] { $player } regarde le dessus de la pioche { $mythology } : { $items }
 }
terminal-chance-look-unseen = { $person ->
    [you] Vous regardez le dessus de la pioche { $mythology }
   *[other] { $player } regarde le dessus de la pioche { $mythology }
 }

# La table à l’écran.
terminal-decks = Pioches
terminal-space-prices = Emplacement { $number } : { $mine } pièces pour vous, { $theirs } pour l’adversaire
terminal-to-space = sur l’emplacement { $number }
terminal-which-activation = Activer une carte du Panthéon ?
terminal-activation-is-a-turn = Une activation prend le tour entier : on ne prend pas de carte de la structure (P3.1).
terminal-title-pantheon = Le Panthéon
