# Duel dans un terminal.

# Étiquettes.
terminal-back-age = { age }
terminal-back-guild = Guilde
terminal-back-other = ?
terminal-board = Progrès
terminal-pile = Défausse { $cards }
terminal-draft = Merveilles
terminal-label-science = Science
terminal-label-wonders = Merveilles
terminal-label-tokens = Progrès

# Une position en toutes lettres.
terminal-structure = { $age }, la structure, de la rangée du dessous à celle du dessus :
terminal-row = {"  "}Rangée { $row } : { $cards }
terminal-open-card = { $card } [accessible : { $mine }, pour l’adversaire { $theirs }]
terminal-hidden-age = carte cachée
terminal-hidden-guild = guilde cachée
terminal-hidden-other = carte cachée d’une autre pioche
terminal-with-token = { $card } portant un jeton : { $token }
terminal-pawn = { $spaces ->
    [0] Le pion Conflit est au centre.
   *[other] Le pion Conflit est à { $spaces } { $spaces ->
        [one] case
       *[other] cases
     } du centre et à { $left } de { $person ->
        [you] votre capitale
       *[other] la capitale de { $player }
     }.
 }
terminal-military-tokens = Jetons Militaire { $person ->
    [you] de votre côté
   *[other] du côté de { $player }
 } : { $tokens }
terminal-progress-tokens = Jetons Progrès sur le plateau : { $tokens }
terminal-pile-cards = Défausse : { $cards }
terminal-city = { $player } : { coins }, { $points } { $points ->
    [one] point
   *[other] points
 } pour l’instant
terminal-buys = {"  "}Achète une ressource manquante à : { $prices }
terminal-symbols = {"  "}Science : { $symbols } ({ $count } sur { $most } différents)
terminal-wonders = {"  "}Merveilles : { $wonders }
terminal-wonder = { $name } ({ coins })
terminal-wonder-built = { $name } (en place)
terminal-tokens = {"  "}Jetons Progrès : { $tokens }
terminal-fact = {"  "}{ $name } : { $value }
terminal-uncovers = Découvre { $cards }

# Le journal.
terminal-turn = Tour { $turn }, { $age } : { $player }
terminal-chance-turning = Révélé : { $items }
terminal-chance-wonders = { $count ->
    [one] Une merveille à choisir : { $items }
   *[other] Merveilles à choisir : { $items }
 }
terminal-chance-tokens = Jetons Progrès sur le plateau : { $items }
terminal-chance-drawing = Tirés de la boîte : { $items }
terminal-chance-guilds = { $count ->
    [one] Une guilde est dans la structure
   *[other] { $count } guildes sont dans la structure
 }
terminal-chance-removed = Cartes écartées à la mise en place, révélées : { $items }

# Le mode simple.
terminal-welcome = 7 Wonders Duel. Tapez le numéro d’une option, ou ? pour l’aide.
terminal-plain-help =
    un numéro de 1 à { $most }  choisir cette option
    un mot comme build:aqueduct  la choisir par sa notation
    ? 3  expliquer l’option 3 : son prix ligne par ligne, ses effets, ce qu’elle découvre
    pourquoi build:aqueduct  expliquer pourquoi une chose est impossible
    voir  décrire à nouveau la table
    journal  montrer les derniers coups
    points  montrer la feuille de score actuelle
    symboles  expliquer chaque symbole
    conseil  voir ce que choisirait un joueur fort
    retour  reprendre votre dernier choix
    quitter  arrêter ; la partie est enregistrée, vous pourrez la continuer
terminal-hand-over = { $player } vient à l’écran, { $other } détourne les yeux. { $player } : tapez Entrée.

# La table à l’écran.
terminal-thinking = { $player } réfléchit…
terminal-hint-turn = { $person ->
    [you] Prenez une carte claire :
   *[other] { $player }, prenez une carte claire :
 } flèches, puis B bâtir, D défausser, 1-4 merveille
terminal-hint-turn-or-part = { $person ->
    [you] Prenez une carte claire :
   *[other] { $player }, prenez une carte claire :
 } flèches, puis B bâtir, D défausser, 1-4 merveille ; ou { $others }
terminal-choose-use = Choisissez d’abord que faire de la carte : B bâtir, D défausser, 1-4 bâtir une merveille avec elle
terminal-do-build = Bâtir
terminal-do-discard = Défausser
terminal-may-be = Une de ces { $cards } cartes que personne n’a vues :
terminal-about-begin = La structure du nouvel Âge est déjà sur la table : regardez-la avec V avant de choisir (D9.4).
terminal-unbuilt = à bâtir
terminal-to-pile = Défausse
terminal-pile-empty = La défausse est vide.
terminal-key-build = Bâtir
terminal-key-discard = Défausser
terminal-key-wonder = Merveille
terminal-title-cities = Les deux cités
terminal-title-pile = Défausse ({ $cards })

# Aide pour les touches.
terminal-keys-move = ← → ↑ ↓
terminal-keys-tab = Tab
terminal-keys-build = B
terminal-keys-discard = D
terminal-keys-wonder = 1 - 4
terminal-keys-cities = C
terminal-keys-pile = X
terminal-help-move = viser une autre carte accessible ; un clic aussi
terminal-help-tab = viser n’importe quelle carte de la structure, même couverte
terminal-help-build = bâtir la carte
terminal-help-discard = la défausser contre des pièces
terminal-help-wonder = bâtir cette merveille avec elle
terminal-help-cities = tout ce qu’il y a dans les deux cités
terminal-help-pile = la défausse
terminal-help-part = { $part } : ce qu’offre cette extension à votre tour, ou tout ce que vous en savez
terminal-help-card-lines =
    Première ligne : sa couleur sous forme de figure, et son nom. Les cartes claires peuvent être prises, ↑ marque ce que le coup découvrirait.
    Deuxième ligne : son effet et, à droite, ce qu’elle vous coûte maintenant (! vous ne pouvez pas payer).
    Troisième ligne : son coût imprimé et, à droite, ce qu’elle coûte à l’adversaire.
    Quatrième ligne : → le symbole de chaînage qu’elle donne, ← celui qui la rend gratuite.
