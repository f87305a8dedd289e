# Le jeu dans le navigateur : tout ce qui entoure une table.

game-bar = Partie
parts = Extensions
your-turn = À vous
your-turn-decision = À vous. { $decision }
player-to-choose = doit choisir
player-has-chosen = a choisi
player-open = place libre
player-here = en ligne
player-away = hors ligne
player-gone = a quitté la partie
player-house = adversaire IA
watchers = { $number ->
    [one] { $number } personne regarde
   *[other] { $number } personnes regardent
 }
watchers-others = { $others ->
    [one] et { $others } invité
   *[other] et { $others } invités
 }
clock-days = { $days } j { $hours } h
clock-left = Temps restant : { $time }

line-lost = Connexion perdue. Reconnexion…
line-lost-sending = Connexion perdue. Reconnexion… Votre choix est conservé et sera envoyé une seule fois.
choice-refused = Votre choix n’a pas été accepté.
accept = Accepter
decline = Refuser
withdraw = Annuler
qr-code = Code QR
qr-code-of = Code QR de ce lien
link-local = Seul cet ordinateur peut ouvrir ce lien.
link-local-how = Pour inviter d’autres appareils de votre réseau, lancez le serveur avec
link-local-then = puis ouvrez l’adresse qu’il affiche.
share = Partager

rule-number = Règle { $rule }
rule-unknown = Aucune règle ne porte ce numéro.

# Le menu.
menu-title = Menu
menu-takeback = Reprendre le dernier choix
menu-draw = Proposer de partager la victoire
menu-claim = Continuer sans les absents
menu-abort = Annuler la partie
menu-resign = Abandonner
menu-replay = Revoir la partie
menu-export = Enregistrer la partie
menu-watch-link = Lien pour regarder cette partie
confirm-resign = Abandonner cette partie ?
confirm-resign-about = À deux joueurs, vous perdez. À plus de deux, un adversaire IA prend votre place.
confirm-abort = Annuler cette partie ?
confirm-abort-about = Personne ne gagne ni ne perd. C’est possible tant qu’un deuxième joueur n’a pas fait de choix.
confirm-choice = Confirmez votre choix
confirm-choice-yes = Confirmer

asked-takeback = { $name } demande à reprendre un choix.
asked-takeback-by-you = Vous avez demandé à reprendre un choix.
asked-draw = { $name } propose de partager la victoire.
asked-draw-by-you = Vous avez proposé de partager la victoire.
asked-chat = { $name } aimerait discuter.
asked-chat-by-you = Vous avez demandé à discuter. En attente des autres joueurs.
asked-rematch = { $name } aimerait rejouer.
asked-rematch-by-you = Vous avez demandé à rejouer. En attente des autres joueurs.

side-title = Journal et discussion
chat-phrases = Phrases toutes faites
chat-title = Discussion
chat-open = { $unread ->
    [0] Discussion
    [one] Discussion, { $unread } nouveau message
   *[other] Discussion, { $unread } nouveaux messages
 }
chat-empty = Aucun message pour le moment.
chat-line = Message
chat-send = Envoyer
chat-on = Activer la discussion
chat-off = Désactiver la discussion
chat-is-off = La discussion est désactivée. Elle commence quand tous les joueurs l’ont activée.

log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-look = Afficher la position après ce coup
log-chances = { $number } cartes ou jetons révélés
log-begin = La partie commence
log-leave-resign = { $name } abandonne
log-leave-time = { $name } n’a plus de temps
log-leave-gone = { $name } est absent depuis trop longtemps
log-leave-removed = Un administrateur a exclu { $name }
log-leave-other = { $name } quitte la partie
log-takeback = { $name } reprend un choix
log-resume = Le serveur a été hors ligne pendant { $seconds } s ; aucun joueur n’a perdu de temps
log-end-played = Jouée jusqu’à la fin
log-end-resign = Un joueur a abandonné
log-end-time = Temps écoulé
log-end-gone = Les autres joueurs sont partis
log-end-removed = Un administrateur a exclu un joueur
log-end-draw = Les joueurs ont décidé de partager la victoire
log-end-abort = La partie a été annulée
log-end-withdrawn = La partie a été retirée
log-end-declined = Le défi a été refusé
log-end-abandoned = Personne n’est revenu : la partie a été close
log-end-other = La partie est terminée

repeat-no-move = Aucun coup pour le moment.
repeat-no-clocks = Cette partie n’a pas de limite de temps.
repeat-clock = { $name } : { $time }
plan-is = Prévu pour votre tour : { $plan }
plan-impossible = Votre plan est impossible : { $plan }
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
waiting-open = Place libre
waiting-link = Envoyez ce lien aux joueurs
waiting-no-link = Le lien vers les places libres se trouve sur l’appareil où la partie a été créée.
waiting-listed = La partie est dans le salon : le prochain joueur peut y prendre la place libre. Un son et un avis vous signalent le début.
waiting-seed-about = La page de chaque joueur ajoute une graine aléatoire à la donne : personne ne peut alors connaître les cartes d’avance, pas même le serveur.
waiting-seeded = graine ajoutée
waiting-withdraw = Annuler la partie
waiting-note = La partie commence dès que tous les joueurs sont là. Vous pouvez fermer cette page et revenir plus tard.
cover-title = Passez l’appareil à { $name }
cover-about = Les cartes des autres joueurs restent cachées jusqu’à ce que { $name } soit prêt.
cover-ready = Je suis { $name }

end-label = Résultat
end-won = Vous gagnez
end-lost = Vous perdez
end-place = Vous terminez { $place ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
   *[7] septième
 } sur { $players }
end-winner = { $name } gagne
end-shared = La victoire est partagée
end-no-result = Sans résultat
end-rematch = Rejouer
end-rematch-asked = En attente des autres joueurs…
end-puzzle = Problème suivant
end-share = Partager le résultat
end-rating = Cote { $before }, désormais { $after }
picture-title = Image du résultat
picture-how-military = Par suprématie militaire
picture-how-scientific = Par suprématie scientifique
picture-how-political = Par suprématie politique
picture-how-civilian = Aux points
picture-save = Enregistrer en PNG
picture-trouble = Ce navigateur ne peut pas créer l’image.
end-score = Feuille de score
end-next = Partie suivante
fair-check = Vérifier la donne
fair-title = La donne était-elle honnête ?
fair-yes = Oui : le secret publié correspond à l’empreinte que le serveur a montrée avant la première carte.
fair-no = Non : quelque chose ne correspond pas à ce que le serveur avait montré, ou à ce que cette page a envoyé.
fair-prepared = Cette donne a été préparée pour une leçon : tout le monde reçoit les mêmes cartes, pour que chaque idée se présente.
fair-how = Avant la partie, le serveur a montré une empreinte (SHA-256) de son secret. Le secret est maintenant publié. Cette page en a calculé l’empreinte et l’a comparée à toutes celles qu’elle a reçues.
fair-seen = Première empreinte reçue par cet appareil
fair-begun = Empreinte dans le journal, avant la première carte
fair-told = Empreinte que le serveur envoie maintenant
fair-seeded = Graine ajoutée par cette page, dans le journal
fair-fits = correspond
fair-fits-not = ne correspond pas
fair-seed = Graine
fair-salt = Sel
fair-hash = Empreinte calculée par cette page
fair-more = Pour vérifier que chaque carte découle du secret, lancez « antipater verify » avec la partie enregistrée :

# Revoir une partie.
replay-title = Revoir la partie
replay-moves = Coups
replay-first = Premier coup
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = Dernier coup
replay-play = Lecture
replay-pause = Pause
replay-pace = Vitesse
replay-times = { $pace } ×
replay-position = Position
replay-where = { $step } sur { $steps }
replay-share = Lien vers cette position
replay-share-about = Les personnes qui ouvrent ce lien voient la partie à cette position, avec les informations auxquelles elles ont droit.
replay-link = Adresse de cette position
replay-live = En direct
replay-to-game = Retour à la partie
replay-eyes = Point de vue
replay-eyes-of = Vue par { $name }

# Touches.
keys-title = Raccourcis clavier
keys-table = À la table
keys-frame = Dans toute partie
keys-replay = En revoyant une partie
keys-help = afficher cette liste
keys-last = répéter le dernier coup
keys-clocks = lire les pendules
keys-undo = reprendre un choix
keys-log = afficher ou masquer le journal
keys-hint = ce que le moteur choisirait, dans les parties libres contre des adversaires IA
keys-command = saisir ou prévoir un choix
keys-step = coup précédent, suivant
keys-turn = votre choix précédent, suivant
keys-ends = premier, dernier coup
keys-play = lecture, pause
keys-mistakes = erreur suivante ou précédente
keys-try = essayer la position soi-même
keys-analyse = ouvrir la position dans l’analyse
keys-structure = se déplacer dans la structure de cartes
keys-hand = se déplacer dans la main
keys-open = ouvrir, choisir
keys-build = construire
keys-discard = défausser
keys-wonder = merveille 1 à 4
keys-stage = construire une étape
keys-rival = cité de l’adversaire
keys-prices = afficher les prix de l’adversaire
keys-neighbours = cité suivante, précédente
keys-gods = divinités
keys-escape = retour

command-title = Saisir un choix
command-now = Un coup en notation, entier ou en partie
command-plan = Le coup de votre prochain tour, en notation
command-do = Choisir
command-intend = Prévoir
command-no-choice = Aucun choix ne correspond, ou plusieurs.
command-no-word = Un coup en notation ressemble à build:lumber-yard.

# Réglages.
settings-title = Réglages
settings-kept = Les réglages s’appliquent aussitôt et sont enregistrés sur cet appareil ; ceux d’un compte valent aussi sur ses autres appareils.
settings-look = Apparence
settings-game = Jeu
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-font = Police
settings-font-standard = Standard
settings-font-legible = Hyperlisible
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-slow = Lentes
settings-motion-quick = Rapides
settings-motion-none = Aucune
settings-contrast = Contraste élevé
settings-contrast-about = Des traits plus marqués, et pas de texte gris.
settings-sound = Son
settings-sound-none = Aucun
settings-sound-turn = À vous
settings-sound-all = Tous
settings-volume = Volume
settings-cards = Taille des cartes
settings-cards-small = Petite
settings-cards-standard = Normale
settings-cards-large = Grande
settings-hand = Boutons sur un téléphone
settings-hand-right = À droite
settings-hand-left = À gauche
settings-watch = Suivi de la victoire
settings-watch-about = Montre à quel point chaque joueur est près de gagner : symboles, pion Conflit et points actuels.
settings-rivalPrices = Prix de l’adversaire
settings-rivalPrices-about = Les montre à côté des vôtres sur chaque carte.
settings-confirm = Confirmer chaque choix
settings-confirm-about = Demande une confirmation avant d’envoyer un choix.

# Refus à une table.
refusal-illegal-action = Ce coup est impossible dans cette position.
refusal-late = Cette décision a déjà été prise.
refusal-left = Vous avez quitté cette partie.
refusal-time-over = Votre temps est écoulé.
refusal-too-late = Deux joueurs ont fait un choix. Vous pouvez abandonner, mais la partie ne peut plus être annulée.
refusal-not-gone = Le joueur qui doit choisir est en ligne, ou l’était à l’instant.
refusal-no-takeback = Impossible de reprendre ce choix : quelque chose a été révélé depuis, ou vous n’avez encore rien choisi.
refusal-no-draw = Les adversaires IA ne partagent pas la victoire.
refusal-no-ties = Ce jeu n’a pas de victoire partagée.
refusal-no-chat = Il n’y a personne avec qui discuter.
refusal-chat-off = La discussion est désactivée.
refusal-no-such-entry = La partie n’est pas encore arrivée à ce coup.
refusal-seed-given = Vous avez déjà ajouté votre graine.
