# Le jeu dans un terminal : libellés, touches, et ce qui se dit autour de la partie.

terminal-letter-wood = B
terminal-letter-clay = A
terminal-letter-stone = P
terminal-letter-glass = V
terminal-letter-papyrus = Y

terminal-back-age = { age }
terminal-back-guild = Guilde
terminal-back-temple = Temple
terminal-board = Progrès
terminal-pile = Défausse { $cards }

terminal-label-goods = Produit
terminal-label-buying = Achète à
terminal-label-cards = Cartes
terminal-label-science = Science
terminal-label-wonders = Merveilles
terminal-label-tokens = Progrès
terminal-label-pantheon = Panthéon

# Un élément expliqué.
terminal-item = { $name } : { $kind }
terminal-cost = Coût : { $cost }
terminal-price-now = Prix actuel :
terminal-uncovers = Découvre { $cards }

# Une position en toutes lettres.
terminal-structure = { $age }, la structure, de la rangée du dessous à celle du dessus :
terminal-row = {"  "}Rangée { $row } : { $cards }
terminal-card = { $name } ({ $color })
terminal-open-card = { $card } [accessible : { $mine }, pour l’adversaire { $theirs }]
terminal-hidden = carte cachée
terminal-hidden-guild = guilde cachée
terminal-hidden-temple = temple caché
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
terminal-military-tokens = Jetons militaires { $person ->
    [you] de votre côté
   *[other] du côté de { $player }
 } : { $tokens }
terminal-progress-tokens = Jetons Progrès sur le plateau : { $tokens }
terminal-pile-cards = Défausse : { $cards }
terminal-city = { $player } : { coins }, { $points } { $points ->
    [one] point
   *[other] points
 } pour l’instant
terminal-makes = {"  "}Produit : { $goods }
terminal-buys = {"  "}Achète une ressource manquante à : { $prices }
terminal-of-color = {"  "}{ $color } : { $cards }
terminal-symbols = {"  "}Science : { $symbols } ({ $count } sur { $most } différents)
terminal-wonders = {"  "}Merveilles : { $wonders }
terminal-wonder = { $name } ({ coins })
terminal-wonder-built = { $name } (en place)
terminal-tokens = {"  "}Jetons Progrès : { $tokens }

# Le Panthéon.
terminal-pantheon = Panthéon, six emplacements ; le prix pour vous, puis pour l’adversaire :
terminal-space = {"  "}Emplacement { $number } ({ $mine }, adversaire { $theirs }) : { $what }
terminal-space-empty = vide
terminal-space-unknown = une divinité { $mythology } face cachée
terminal-space-known = { $name }, face cachée, connue de vous
terminal-space-prices = Emplacement { $number } : { $mine } pièces pour vous, { $theirs } pour l’adversaire
terminal-to-space = sur l’emplacement { $number }
terminal-to-pile = Défausse
terminal-decks = Pioches
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
terminal-token-here = Sur cette carte : { $token }. Qui la rend accessible le reçoit avant qu’elle soit retournée (P2.1).
terminal-mythology-tokens = {"  "}Jetons Mythologie : { $tokens }
terminal-offerings = {"  "}Jetons Offrande : { $tokens }
terminal-divinities = {"  "}Divinités : { $divinities }
terminal-safe-coins = {"  "}Pièces hors du trésor, à l’abri des pertes : { $coins }
terminal-snake = {"  "}Le serpent est sur { $card } : son symbole compte aussi pour l’autre joueur
terminal-which-activation = Activer une carte du Panthéon ?
terminal-activation-is-a-turn = Une activation est un tour entier : on ne prend pas de carte de la structure (P3.1).
terminal-hand-over = { $player } vient à l’écran, { $other } détourne les yeux. { $player } : tapez Entrée.
terminal-title-pantheon = Le Panthéon

# Le journal.
terminal-chance-turn = Révélé : { $items }
terminal-chance-show = { $count ->
    [one] Une merveille à choisir : { $items }
   *[other] Merveilles à choisir : { $items }
 }
terminal-chance-board = Jetons Progrès sur le plateau : { $items }
terminal-chance-draw = Tirés de la boîte : { $items }
terminal-chance-guild = { $cards ->
    [one] Une guilde est dans la structure
   *[other] { $cards } guildes sont dans la structure
 }
terminal-chance-removed = Cartes écartées à la mise en place, révélées : { $items }
terminal-chance-divinities = À la vue des deux joueurs : { $items }
terminal-chance-carried = Jetons Progrès posés sur la divinité : { $items }
terminal-chance-mythology = Jetons Mythologie sur la structure : { $items }
terminal-chance-offering = Jetons Offrande sur la structure : { $items }
terminal-chance-look = { $person ->
    [you] Vous regardez le dessus de la pioche { $mythology } : { $items }
   *[other] { $player } regarde le dessus de la pioche { $mythology } : { $items }
 }
terminal-chance-look-unseen = { $person ->
    [you] Vous regardez le dessus de la pioche { $mythology }
   *[other] { $player } regarde le dessus de la pioche { $mythology }
 }

# La conversation du mode simple.
terminal-welcome = 7 Wonders Duel. Tapez le numéro d’une option, ou ? pour l’aide.
terminal-prompt = Votre choix :
terminal-command-help = aide
terminal-command-symbols = symboles
terminal-command-why = pourquoi
terminal-command-look = voir
terminal-command-log = journal
terminal-command-score = points
terminal-command-quit = quitter
terminal-plain-help =
    un numéro de 1 à { $most }  choisir cette option
    un mot comme build:aqueduct  la choisir par sa notation
    ? 3  expliquer l’option 3 : son prix ligne par ligne, ses effets, ce qu’elle découvre
    pourquoi build:aqueduct  dire pourquoi une chose est impossible
    voir  décrire à nouveau la table
    journal  raconter les derniers coups
    points  montrer la feuille de score actuelle
    symboles  expliquer chaque symbole
    quitter  arrêter ; la partie est gardée, vous pourrez la reprendre
terminal-bad-number = Il n’y a pas d’option { $number } : tapez un numéro de 1 à { $most }, ou ? pour l’aide.
terminal-bad-answer = Je ne comprends pas « { $answer } ». Tapez un numéro de 1 à { $most }, un mot comme { $example }, ou ? pour l’aide.
terminal-bad-word = « { $word } » n’est pas un coup possible ici. Sont possibles : { $possible }.
terminal-possible = C’est possible : c’est l’option { $number }.
terminal-how-to-go-on = La partie est gardée dans { $file }. Pour la reprendre : antipater play --resume { $file }
terminal-recorded = La partie est enregistrée dans { $file }. Pour la revoir : antipater replay { $file }
terminal-plain-no-terminal = La sortie n’est pas un terminal : voici le mode simple.
terminal-plain-too-small = Ce terminal a { $width } colonnes et { $height } lignes ; le jeu complet demande { $least_width } sur { $least_height }. Voici le mode simple.
terminal-plain-dumb = On ne peut pas dessiner sur ce terminal : voici le mode simple.

# La table à l’écran.
terminal-draft = Merveilles
terminal-dealing = On distribue …
terminal-thinking = { $player } réfléchit …
terminal-hint-turn = { $person ->
    [you] Prenez une carte claire :
   *[other] { $player }, prenez une carte claire :
 } flèches, puis B bâtir, D défausser, 1-4 merveille
terminal-hint-turn-pantheon = { $person ->
    [you] Prenez une carte claire :
   *[other] { $player }, prenez une carte claire :
 } flèches, puis B bâtir, D défausser, 1-4 merveille ; ou P Panthéon
terminal-hint-confirm = { $action } ? Entrée confirme, Échap pour réfléchir encore
terminal-hint-choice = { $decision } · Entrée ouvre le choix
terminal-say-what = Dites d’abord que faire de la carte : B bâtir, D défausser, 1-4 bâtir une merveille avec elle
terminal-do-build = Bâtir
terminal-do-discard = Défausser
terminal-price-for = { $person ->
    [you] Prix pour vous
   *[other] Prix pour { $player }
 }
terminal-may-be = Une de ces { $cards } cartes que personne n’a vues :
terminal-about-begin = La structure du nouvel Âge est déjà sur la table : regardez-la avec V avant de choisir (D9.4).
terminal-unbuilt = à bâtir
terminal-pile-empty = La défausse est vide.

terminal-key-build = Bâtir
terminal-key-discard = Défausser
terminal-key-wonder = Merveille
terminal-key-confirm = Confirmer
terminal-key-pantheon = Panthéon
terminal-key-inspect = Expliquer
terminal-key-cities = Cités
terminal-key-pile = Défausse
terminal-key-log = Journal
terminal-key-score = Points
terminal-key-help = Aide
terminal-key-quit = Quitter
terminal-key-back = Retour
terminal-key-scroll = Défiler
terminal-key-point = Viser
terminal-key-choose = Choisir
terminal-key-look = Voir la table
terminal-key-again = Nouvelle partie
terminal-language-en = English
terminal-language-fr = Français

terminal-title-help = Aide
terminal-title-cities = Les deux cités
terminal-title-pile = Défausse ({ $cards })
terminal-title-log = Ce qui s’est passé, le plus récent d’abord
terminal-title-score = Les points pour l’instant
terminal-title-result = La partie est finie
terminal-title-inspect = La carte visée

terminal-help-keys = Touches
terminal-keys-move = ← → ↑ ↓
terminal-keys-tab = Tab
terminal-keys-build = B
terminal-keys-discard = D
terminal-keys-wonder = 1 - 4
terminal-keys-confirm = Entrée
terminal-keys-inspect = I
terminal-keys-cities = C
terminal-keys-pile = X
terminal-keys-log = L
terminal-keys-score = S
terminal-keys-pantheon = P
terminal-keys-help = ?
terminal-keys-language = F2
terminal-keys-quit = Q
terminal-help-move = viser une autre carte accessible ; un clic aussi
terminal-help-tab = viser n’importe quelle carte de la structure, même couverte
terminal-help-build = bâtir la carte
terminal-help-discard = la défausser contre des pièces
terminal-help-wonder = bâtir cette merveille avec elle
terminal-help-confirm = le faire ; avant cela rien n’est fait
terminal-help-inspect = expliquer la carte en détail
terminal-help-cities = tout ce qu’il y a dans les deux cités
terminal-help-pile = la défausse
terminal-help-log = tout ce qui s’est passé
terminal-help-score = la feuille de score actuelle
terminal-help-pantheon = le Panthéon : activer une carte, ou le regarder
terminal-help-help = cette page
terminal-help-language = changer de langue à l’instant
terminal-help-quit = arrêter ; la partie est gardée, vous pourrez la reprendre
terminal-help-card = Une carte
terminal-help-card-lines =
    Première ligne : sa couleur sous forme de figure, et son nom. Les cartes claires peuvent être prises, ↑ marque ce que le coup découvrirait.
    Deuxième ligne : son effet et, à droite, ce qu’elle vous coûte maintenant (! vous ne pouvez pas payer).
    Troisième ligne : son coût imprimé et, à droite, ce qu’elle coûte à l’adversaire.
    Quatrième ligne : → le symbole de chaînage qu’elle donne, ← celui qui la rend gratuite.
terminal-help-symbols = Symboles
terminal-too-small = Le jeu demande un terminal d’au moins { $least_width } colonnes et { $least_height } lignes. Agrandissez la fenêtre, ou tapez Q et lancez avec --plain.

# Revoir une partie.
terminal-turn = Tour { $turn }, { $age } : { $player }
terminal-frame = Tour { $turn } ({ $place }/{ $frames })
terminal-which-turn = Aller à quel tour ? (1 à { $most })
terminal-key-step = Avancer
terminal-key-age = Âge
terminal-key-turn = Tour
terminal-key-run = Défiler
terminal-key-side = Autre côté
