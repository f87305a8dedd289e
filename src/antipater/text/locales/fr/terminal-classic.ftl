# 7 Wonders classique dans un terminal.

terminal-letter-ore = M
terminal-letter-loom = T

terminal-classic-board = { $city } { $side }
terminal-classic-boards = Plateaux
terminal-classic-pile = ×{ $cards }
terminal-classic-built = Bâti
terminal-classic-label-strength = Force
terminal-classic-label-wonder = Merveille
terminal-classic-raw = brut
terminal-classic-made = manuf.

# L’état d’une carte, en un mot.
terminal-classic-short-chosen = choisie
terminal-classic-short-there = bâti
terminal-classic-short-chain = chaînage
terminal-classic-short-missing = manque
terminal-classic-short-expensive = trop cher
terminal-classic-short-ways = { $ways } façons
# … et en quelques mots.
terminal-classic-there = déjà bâti dans la cité
terminal-classic-chained = gratuit par chaînage
terminal-classic-missing = il manque des ressources que personne ne vend
terminal-classic-beyond = { $cost }, plus que vous n’avez
terminal-classic-more-ways = { $ways } façons de payer : B ou W les montre.

# Une position en toutes lettres.
terminal-classic-table = { $age }, tour { $turn } sur { $turns }. { $way ->
    [left] Les mains passent à gauche.
    [right] Les mains passent à droite.
   *[swap] Les mains sont échangées.
 } Défausse : { $pile }.
terminal-classic-city = { $where ->
    [own] { $player }
    [left] Voisin de gauche : { $player }
    [right] Voisin de droite : { $player }
   *[far] { $player }
 }, { $board } : { coins }, { $points } { $points ->
    [one] point
   *[other] points
 } pour l’instant
terminal-classic-wonder = {"  "}Merveille : { $built } { $built ->
    [one] étape bâtie
   *[other] étapes bâties
 } sur { $total } ; la suivante coûte { $cost }. { $effects }
terminal-classic-wonder-done = {"  "}Merveille : les { $total } étapes sont bâties
terminal-classic-not-sold = { $goods } (pas à vendre)
terminal-classic-buys = {"  "}Achète une unité pour : brut { $raw_left } à gauche, { $raw_right } à droite ; manufacturé { $made_left } à gauche, { $made_right } à droite
terminal-classic-conflicts = {"  "}Boucliers : { $shields } ; jetons de conflit : { $tokens }
terminal-classic-science = {"  "}Science : { $symbols }
terminal-classic-any-symbol = symbole au choix
terminal-classic-hand = Votre main :
terminal-classic-card = {"  "}{ $card } : { $price }
terminal-classic-coming = { $turns ->
    [0] Ailleurs :
    [one] Prochaine main :
   *[other] Dans { $turns } tours :
 }
terminal-classic-known = { terminal-classic-coming } { $player } a { $size } de ces { $count } cartes : { $cards }
terminal-classic-known-all = { terminal-classic-coming } { $player } a { $cards }
terminal-classic-known-and-drawn = { terminal-classic-coming } { $player } a { $cards }, et { $drawn } { $drawn ->
    [one] carte que vous n’avez pas vue
   *[other] cartes que vous n’avez pas vues
 }

# Le journal.
terminal-classic-turn = { $age }, tour { $turn }
terminal-classic-seventh-turn = { $age }, septième carte

# Le mode simple.
terminal-classic-welcome = 7 Wonders. Tapez le numéro d’une option, ou ? pour l’aide.
terminal-classic-plain-help =
    un numéro de 1 à { $most }  choisir cette option
    un mot comme build:baths+left2  la choisir par sa notation
    ? 3  expliquer l’option 3 : son prix ligne par ligne, ses effets
    pourquoi build:baths  expliquer pourquoi une chose est impossible
    voir  décrire à nouveau la table
    journal  montrer les derniers coups
    points  montrer la feuille de score actuelle
    symboles  expliquer chaque symbole
    conseil  voir ce que choisirait un joueur fort
    retour  reprendre votre dernier choix
    quitter  arrêter ; la partie est enregistrée, vous pourrez la continuer
terminal-classic-hand-over = { $player } vient à l’écran, les autres détournent les yeux. { $player } : tapez Entrée.

# La table à l’écran.
terminal-classic-hint-turn = { $person ->
    [you] Une carte :
   *[other] { $player }, une carte :
 } flèches, puis B bâtir, W merveille, D défausser
terminal-classic-hint-free = { $person ->
    [you] Une carte :
   *[other] { $player }, une carte :
 } B bâtir, W merveille, F gratuit, D défausser
terminal-classic-hint-seventh = { $person ->
    [you] Votre septième carte :
   *[other] { $player }, votre septième carte :
 } B bâtir, W merveille, D défausser
terminal-classic-hint-free-city = { $person ->
    [you] Maintenant une carte pour la Cité libre :
   *[other] { $player }, maintenant une carte pour la Cité libre :
 } B bâtir, W merveille
terminal-classic-waiting = Vous avez choisi. On attend les autres…
terminal-classic-others-choose = On attend les autres…
terminal-classic-choose-use = Choisissez d’abord que faire de la carte : B bâtir, W étape de la merveille, D défausser
terminal-classic-which-payment = { $item } : qui payez-vous ?
terminal-classic-seen-from = Vue de { $player }

terminal-classic-do-build = Bâtir
terminal-classic-do-stage = Étape de la merveille
terminal-classic-do-free = Bâtir gratuitement
terminal-classic-do-sell = Défausser
terminal-classic-key-build = Bâtir
terminal-classic-key-stage = Merveille
terminal-classic-key-free = Gratuit
terminal-classic-key-sell = Défausser

terminal-classic-title-cities = Toutes les cités
terminal-classic-title-known = Ce que vous savez des autres mains
terminal-classic-title-pile = Défausse ({ $cards }, face cachée)
terminal-classic-nothing-known = Aucune main que vous avez vue n’est en jeu.
terminal-classic-discarded = Vous avez défaussé
terminal-classic-staged = Sous vos étapes
terminal-classic-nothing-discarded = Vous n’avez rien défaussé, et rien n’est sous votre merveille. Ce que les autres ont défaussé n’est pas connu.

terminal-classic-keys-move = ← → 1 - 8
terminal-classic-keys-build = B
terminal-classic-keys-stage = W
terminal-classic-keys-free = F
terminal-classic-keys-sell = D
terminal-classic-keys-cities = C
terminal-classic-keys-known = K
terminal-classic-keys-pile = X
terminal-classic-help-move = viser une carte de votre main ; un clic aussi
terminal-classic-help-build = bâtir la carte ; s’il y a plusieurs façons de payer, en choisir une
terminal-classic-help-stage = bâtir avec elle la prochaine étape de la merveille
terminal-classic-help-free = la bâtir gratuitement, si votre cité le peut
terminal-classic-help-sell = la défausser contre des pièces
terminal-classic-help-cities = tout ce qu’il y a dans les cités
terminal-classic-help-known = ce que vous savez des autres mains
terminal-classic-help-pile = ce que vous savez de la défausse
terminal-classic-help-card-lines =
    Première ligne : sa couleur sous forme de figure, et son nom. Les cartes claires peuvent être bâties.
    Deuxième ligne : son effet.
    Troisième ligne : son coût imprimé, et à droite ce qu’elle coûte maintenant (! trop cher ou introuvable, … plusieurs paiements).
    Quatrième ligne : ← un bâtiment qui la rend gratuite, → les bâtiments qu’elle rend gratuits.
    En haut de l’écran : Âge, tour, ◀ ▶ où vont les mains, × la défausse.
