# Le jeu dans le navigateur : tout ce qui entoure une table.

game-bar = À la table
parts = Extensions
your-turn = À vous
your-turn-decision = À vous. { $decision }
player-to-choose = doit choisir
player-has-chosen = a choisi
player-open = libre
player-here = est là
player-away = n’est pas là
player-gone = a quitté la partie
player-house = joue pour la maison
clock-days = { $days } j { $hours } h
clock-left = Temps restant : { $time }

line-lost = Connexion perdue, nouvel essai en cours. Rien n’est perdu.
line-lost-sending = Connexion perdue, nouvel essai en cours. Votre choix est gardé et comptera une seule fois.
choice-refused = Le choix n’a pas compté.
accept = Accepter
decline = Refuser
withdraw = Retirer
share = Partager

rule-number = Règle { $rule }
rule-unknown = Aucune règle ne porte ce numéro.

# Le menu.
menu-title = Menu
menu-takeback = Reprendre le coup
menu-draw = Proposer de partager la victoire
menu-claim = Continuer sans l’absent
menu-abort = Arrêter sans résultat
menu-resign = Abandonner
menu-replay = Revoir
menu-export = Enregistrer la partie
menu-watch-link = Lien pour regarder cette partie
confirm-resign = Abandonner cette partie ?
confirm-resign-about = À deux, la partie est perdue ; à une table plus grande, un adversaire de la maison continue à votre place.
confirm-abort = Arrêter cette partie sans résultat ?
confirm-abort-about = Personne ne gagne, personne ne perd. C’est possible tant que personne n’a répondu à un choix.

asked-takeback = { $name } demande à reprendre un choix.
asked-takeback-by-you = Vous avez demandé à reprendre un choix.
asked-draw = { $name } propose de partager la victoire.
asked-draw-by-you = Vous avez proposé de partager la victoire.
asked-chat = { $name } aimerait discuter.
asked-chat-by-you = Vous aimeriez discuter ; les autres n’ont pas encore accepté.
asked-rematch = { $name } aimerait rejouer.
asked-rematch-by-you = Vous aimeriez rejouer ; les autres n’ont pas encore accepté.

chat-title = Discussion
chat-open = { $unread ->
    [0] Discussion
    [one] Discussion, { $unread } nouvelle ligne
   *[other] Discussion, { $unread } nouvelles lignes
 }
chat-empty = Personne n’a encore rien dit.
chat-line = Dire quelque chose
chat-send = Envoyer
chat-on = Ouvrir la discussion
chat-off = Fermer la discussion
chat-is-off = La discussion est fermée. Elle s’ouvre quand tous les joueurs l’ont demandée.

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-look = Voir la position qui suit
log-chances = { $number } éléments sont posés ou retournés
log-begin = La partie commence
log-leave-resign = { $name } abandonne
log-leave-time = { $name } a épuisé son temps
log-leave-gone = { $name } est absent depuis trop longtemps
log-leave-other = { $name } quitte la partie
log-takeback = { $name } reprend un choix
log-resume = Le serveur s’est absenté { $seconds } s ; aucune pendule n’en souffre
log-end-played = Jouée jusqu’à la fin
log-end-resign = La partie est abandonnée
log-end-time = Temps épuisé
log-end-gone = Les autres sont partis
log-end-draw = La victoire est partagée d’un commun accord
log-end-abort = La partie a été arrêtée sans résultat
log-end-withdrawn = La partie a été retirée
log-end-declined = Le défi a été refusé
log-end-other = La partie est terminée

repeat-no-move = Personne n’a encore rien choisi.
repeat-no-clocks = Cette partie se joue sans pendule.
repeat-clock = { $name } : { $time }
plan-is = Prévu pour votre tour : { $plan }
plan-impossible = Ce qui était prévu n’est pas possible maintenant : { $plan }
plan-undo = Annuler le plan
plan-mark = prévu
plan-to-build = construire { $item }
plan-to-free = construire { $item } gratuitement
plan-to-discard = défausser { $item }
plan-to-sell = défausser { $item }
plan-to-stage = construire l’étape suivante avec { $item }
plan-to-activate = activer { $item }
plan-to-wonder = construire { $item } avec { $card }

# Avant et après.
waiting-title = En attente de joueurs
waiting-seeds-title = En attente des graines
waiting-free = { $seats ->
    [0] toutes les places sont prises
    [one] { $seats } place libre
   *[other] { $seats } places libres
 }
waiting-open = Une place libre
waiting-link = Envoyez ce lien à qui doit jouer
waiting-no-link = Le lien vers les places libres se trouve sur l’appareil où la partie a été créée.
waiting-seed = Ajouter ma graine
waiting-seed-about = Chacun ajoute un peu de hasard à la donne : ainsi personne, pas même le serveur, ne peut connaître les cartes d’avance.
waiting-seeded = graine ajoutée
waiting-withdraw = Retirer la partie
waiting-note = La partie commence d’elle-même dès que tout le monde est là. Vous pouvez fermer cette page et revenir.
cover-title = Passez l’appareil à { $name }
cover-about = Ce que tiennent les autres reste caché jusqu’à ce que la personne qui doit choisir soit prête.
cover-ready = Je suis { $name }

end-label = Le résultat
end-won = Vous gagnez
end-lost = Vous perdez
end-winner = { $name } gagne
end-shared = La victoire est partagée
end-no-result = Sans résultat
end-rematch = Rejouer
end-rematch-asked = En attente des autres…
end-score = Feuille de score
end-next = Vers la partie suivante
fair-check = Vérifier la donne
fair-title = La donne était-elle honnête ?
fair-yes = Oui : le secret publié est bien celui auquel le serveur s’était lié avant la première carte.
fair-no = Non : le secret publié ne correspond pas à l’engagement du serveur.
fair-how = Avant la partie, le serveur a montré une empreinte (SHA-256) de son secret. Le secret étant maintenant publié, cette page a recalculé l’empreinte et l’a comparée à tout ce qui lui a été dit.
fair-seen = Empreinte telle que cet appareil l’a vue d’abord
fair-begun = Empreinte dans le journal, avant la première carte
fair-told = Empreinte que le serveur nomme maintenant
fair-fits = est la même
fair-fits-not = en est une autre
fair-seed = Graine
fair-salt = Sel
fair-hash = Empreinte calculée ici
fair-more = Que chaque carte en découle, « antipater verify » le vérifie avec la partie enregistrée :

# Revoir une partie.
replay-title = Revoir
replay-moves = Coups
replay-first = Au début
replay-previous = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lancer
replay-pause = Pause
replay-position = Position
replay-where = { $step } sur { $steps }
replay-share = Lien vers cette position
replay-share-about = Qui ouvre ce lien voit la partie telle qu’elle était ici, dans la mesure de ce qu’il peut savoir.
replay-link = Adresse de cette position
replay-live = En direct
replay-to-game = Vers la partie
replay-eyes = Par quels yeux
replay-eyes-of = Vue par { $name }

# Touches.
keys-title = Touches
keys-table = À la table
keys-frame = Dans toute partie
keys-replay = En revoyant une partie
keys-help = cette liste
keys-last = redire le dernier coup
keys-clocks = dire les pendules
keys-undo = reprendre le coup
keys-log = journal
keys-command = écrire un choix, ou en prévoir un
keys-step = un pas
keys-turn = choix précédent, suivant du même joueur
keys-ends = début, fin
keys-play = lancer, pause
keys-structure = se déplacer dans la structure
keys-hand = se déplacer dans la main
keys-open = ouvrir, choisir
keys-build = construire
keys-discard = défausser
keys-wonder = merveille 1 à 4
keys-stage = étape de la merveille
keys-rival = cité de l’adversaire
keys-prices = prix
keys-neighbours = voisins
keys-gods = divinités
keys-escape = retour

command-title = Écrire un choix
command-now = Un mot de la notation, ou une partie
command-plan = Le choix pour votre prochain tour, en un mot de la notation
command-do = Choisir
command-intend = Prévoir
command-no-choice = Aucun choix ne convient, ou plusieurs.
command-no-word = Un mot de la notation ressemble à build:lumber-yard.

# Réglages.
settings-title = Réglages
settings-kept = Ils sont gardés sur cet appareil et valent aussitôt.
settings-look = Apparence
settings-game = Jeu
settings-theme = Couleurs
settings-theme-auto = Comme l’appareil
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-font = Caractères
settings-font-standard = Standard
settings-font-legible = Hyperlisibles
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-none = Aucun
settings-contrast = Plus de contraste
settings-contrast-about = Des traits plus forts et aucun texte pâle.
settings-sound = Son
settings-sound-none = Aucun
settings-sound-turn = À vous
settings-sound-all = Tout
settings-watch = Veille de victoire
settings-watch-about = À quelle distance de la victoire est chacun : symboles, pion de conflit, points jusqu’ici.
settings-rivalPrices = Prix de l’adversaire
settings-rivalPrices-about = À côté des vôtres, sur chaque carte.
settings-confirm = Demander avant qu’un choix compte
settings-confirm-about = Un clic de plus pour chaque choix.

# Refus à une table.
refusal-illegal-action = Ce n’est pas possible dans cette position.
refusal-late = Cette décision a déjà été prise.
refusal-left = Vous avez quitté cette partie.
refusal-time-over = Votre temps est épuisé.
refusal-too-late = Deux joueurs ont déjà choisi : la partie peut être abandonnée, plus arrêtée sans résultat.
refusal-not-gone = La personne qui doit choisir est là, ou l’était à l’instant.
refusal-no-takeback = Quelque chose a été révélé depuis, ou vous n’avez rien choisi : impossible de reprendre.
refusal-no-draw = Les adversaires de la maison ne partagent pas la victoire.
refusal-no-ties = Ce jeu n’a pas de victoire partagée.
refusal-no-chat = Il n’y a personne avec qui discuter.
refusal-chat-off = La discussion est fermée.
refusal-no-such-entry = La partie n’est pas allée jusque-là.
refusal-seed-given = Votre graine est déjà dans la donne.
