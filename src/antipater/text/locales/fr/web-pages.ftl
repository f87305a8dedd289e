# Le jeu dans le navigateur : toutes les pages sauf la partie elle-même.

nav-label = Navigation principale
nav-menu = Menu
nav-play = Nouvelle partie
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-explorer = Explorateur
nav-lobby = Salon
nav-leaders = Classement
nav-history = Mes parties
nav-about = À propos
nav-settings = Réglages
nav-account = Compte
nav-log-in = Connexion
nav-your-turn = { $games ->
    [one] C’est à vous dans { $games } partie
   *[other] C’est à vous dans { $games } parties
 }
loading = Chargement…
copy = Copier
copied = Copié
copy-by-hand = Sélectionnez le texte et copiez-le.
print = Imprimer
cancel = Annuler
guest-name = Invité { $number }
you-mark = vous

# Avis.
notices-title = Avis
notices-lead = Ce qui s’est passé dans vos parties, le plus récent d’abord. Cet appareil garde les trente derniers avis.
notices-none = Aucun avis pour le moment. Ils vous préviennent quand un joueur vous défie, rejoint une partie que vous proposez ou répond à votre coup.
notices-unread = { $notices ->
    [one] { $notices } nouvel avis
   *[other] { $notices } nouveaux avis
 }
notice-challenge = { $name } vous défie
notice-gameStart = Votre partie avec { $name } a commencé
notice-yourTurn = À vous de jouer contre { $name }
notice-gameEnd = Votre partie avec { $name } est terminée
notice-chat = Message de { $name }
notice-rematch = { $name } aimerait rejouer
notice-open-gameStart = Aller à la table
notice-open-yourTurn = Aller à la table
notice-open-gameEnd = Voir le résultat
notice-open-chat = Répondre
notice-open-rematch = Aller à la table

# Règles.
learn-title = Apprendre
rules-title = Règles
rules-lead = Chaque règle a un numéro. Les messages du jeu le citent, et les liens mènent à son texte.
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-numbered = Règles par numéro
rules-legend = Symboles
rules-items = Cartes et autres éléments
rules-nothing = Aucun résultat. Essayez un autre mot, ou un numéro de règle comme D5.3.
rules-age = Âge { $age }
rules-free-with = Gratuit avec : { $items }
rules-makes-free = Rend gratuit : { $items }

# Accueil.
home-lead = Bâtissez une cité au fil de trois Âges, et gagnez par la guerre, par la science ou aux points.
home-play = Jouer
home-game = Jeu
home-against = Adversaire
home-levels = Niveaux
home-characters = Autres adversaires
home-previous-opponent = Adversaire précédent
home-next-opponent = Adversaire suivant
home-scene = Une baie de la mer antique au couchant : un temple, des pyramides, des jardins en terrasses, un colosse et un phare au-dessus de l’eau, et une galère sous voiles.
home-learn-title = Apprendre
home-learn-about = Une première partie guidée, qui explique chaque décision au bon moment.
home-puzzles-about = Trouvez le seul coup gagnant. Un problème par jour, et des statistiques sur de nombreuses parties.
home-together-title = Jouer ensemble
home-together-about = Invitez des amis par un lien, ou partagez cet appareil.
home-by-link = Inviter par un lien
home-hot-seat = Partager cet appareil
home-lobby-title = Salon
home-lobby-about = Trouvez des joueurs, ou répondez à un défi.
home-watch-title = Regarder
home-watch-about = Regardez les parties en cours, ou faites jouer deux adversaires IA.
home-your-games = Vos parties
home-your-turn = À vous
home-their-turn = Aux autres de jouer
home-waits = En attente de joueurs
home-continue = Continuer
home-all-games = Toutes mes parties
home-options = Plus d’options
home-guest = Aucun compte n’est nécessaire. En tant qu’invité, vous retrouvez vos parties dans ce navigateur.
preset-title = Jouer contre une personne
preset-about = { $game }, en un clic. Vous rejoignez un joueur qui attend, ou vous attendez le prochain.
preset-bank = { $minutes } + { $increment }
preset-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }

# Nouvelle partie.
new-title = Nouvelle partie
new-what = Jeu
new-rules = Options
new-who = Joueurs
new-seat = Place { $number }
new-free-city = Cité libre
new-free-city-about = Les deux joueurs y construisent à tour de rôle.
new-board = Plateau, { $place }
new-board-any = Plateau au hasard
new-side = Face, { $place }
new-side-any = A ou B
new-side-a = Face A
new-side-b = Face B
new-summary = { $players } joueurs · { $clock }
new-seat-me = Moi
new-seat-here = Une personne sur cet appareil
new-seat-open = Toute personne ayant le lien
new-seat-ai = Adversaire IA : { $name }
new-seat-name = Nom
new-person = Joueur { $number }
new-clock = Temps de jeu
new-clock-none = Sans limite de temps
new-clock-bank = Minutes par joueur
new-clock-days = Jours par coup
new-clock-minutes = Minutes pour chaque joueur
new-clock-increment = Secondes ajoutées après chaque coup
new-clock-day-count = Jours
new-more = Plus
new-rated = Classée : compte pour le classement
new-rated-account = Une partie classée demande un compte.
new-rated-clock = Une partie classée demande une limite de temps.
new-rated-handicap = Une partie avec handicap n’est pas classée.
new-rated-people = Une partie classée demande une personne différente à chaque place ; les adversaires IA ne sont pas classés.
new-rated-bots = Les bots peuvent participer
new-listed = Publique : tout le monde peut la trouver dans le salon
new-begin = Commencer la partie
new-watch-only = Des adversaires IA jouent, et vous regardez.
new-error-name = Un nom a de 1 à 24 caractères et commence par une lettre ou un chiffre.
new-error-minutes = Indiquez de 1 à 720 minutes.
new-error-increment = Indiquez de 0 à 600 secondes.
new-error-days = Indiquez de 1 à 30 jours.
new-your-name = Votre nom

# Rejoindre.
join-title = Invitation
join-lead = { $name } vous invite à une partie.
join-lead-nobody = Vous êtes invité à une partie.
join-seats = Joueurs
join-free = libre
join-take = Rejoindre la partie
join-name = Votre nom dans cette partie
join-yours = Vous avez une place dans cette partie.
join-open = Ouvrir la partie
join-full = Toutes les places sont prises
join-full-about = La partie a commencé. Vous pouvez la regarder, ou en créer une.
join-watch = Regarder
join-dead = Ce lien ne fonctionne pas
join-dead-about = Il est peut-être incomplet ou trop ancien, ou la partie a été annulée. Demandez un nouveau lien à la personne qui l’a envoyé.
join-incomplete-about = La fin du lien manque. Demandez le lien complet.
join-over = Cette partie est terminée
join-over-about = Vous pouvez la revoir.
join-replay = Revoir la partie

# Salon.
lobby-title = Salon
lobby-lead = Rejoignez une partie, ou proposez-en une.
lobby-seeks = En attente de joueurs
lobby-none = Aucune partie ouverte pour le moment. Proposez-en une, et d’autres joueurs la trouveront ici.
lobby-offer = Proposer une partie
lobby-offer-title = Proposer une partie à tous
lobby-offer-do = Proposer
lobby-accept = Jouer
lobby-withdraw = Annuler
lobby-yours = Votre proposition, en attente de joueurs
lobby-challenges = Défis
lobby-challenge = Défier un joueur
lobby-challenge-name = Nom du joueur
lobby-challenge-do = Défier
lobby-challenge-from = { $name } vous défie
lobby-challenge-to = Vous avez défié { $name }
lobby-decline = Refuser
lobby-live = En cours
lobby-live-none = Aucune partie publique n’est en cours.
lobby-watch = Regarder
lobby-house = Faire jouer deux adversaires IA
lobby-rated = classée
lobby-casual = non classée
lobby-untimed = sans limite de temps
lobby-bank = { $minutes } min + { $increment } s
lobby-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
 }
lobby-players = { $taken ->
    [one] { $taken } place prise sur { $seats }
   *[other] { $taken } places prises sur { $seats }
 }

# Historique.
history-title = Mes parties
history-lead = Toutes vos parties, les plus récentes d’abord.
history-none = Vous n’avez pas encore joué.
history-game = Jeu
history-with = Avec
history-when = Date
history-result = Résultat
history-open = Ouvrir
history-replay = Revoir
history-more = Parties plus anciennes
history-running = en cours
history-waiting = en attente de joueurs
history-won = Gagnée
history-lost = Perdue
history-shared = Victoire partagée
history-place = Place { $place }
history-none-result = Sans résultat

ended-played = jouée jusqu’à la fin
ended-resign = abandon
ended-time = temps écoulé
ended-gone = départ d’un joueur
ended-removed = joueur exclu
ended-draw = victoire partagée
ended-abort = annulée
ended-withdrawn = retirée
ended-declined = refusée
ended-abandoned = abandonnée
victory-by-civilian = civile
victory-by-military = militaire
victory-by-scientific = scientifique

# Profil.
profile-title-short = Profil
profile-since = Membre depuis le { $date }
profile-bot = bot
profile-aborts = { $games ->
    [one] une partie classée interrompue aujourd’hui
   *[other] { $games } parties classées interrompues aujourd’hui
 }
profile-guest = invité
profile-no-games = Aucune partie pour le moment.
profile-rating = Cote
profile-games = Parties
profile-wins = Victoires
profile-ties = Victoires partagées
profile-points = Points en moyenne
profile-place = Place moyenne
profile-minutes = Minutes en moyenne
profile-endings = Fin des parties
profile-victories = Victoires
profile-chart = Cote au fil des { $games } dernières parties classées : de { $first } à { $last }
profile-table = Les parties classées en tableau
profile-before = Avant
profile-after = Après
profile-games-list = Parties
profile-challenge = Défier
profile-no-user = Joueur introuvable
profile-no-user-about = Aucun joueur ne porte ce nom.

# Classement.
leaders-title = Classement
leaders-lead = Les joueurs sont classés selon leur cote moins trois fois son écart : quelques parties chanceuses comptent donc peu.
leaders-none = Personne n’a encore terminé de partie classée.
leaders-place = Place
leaders-name = Nom
leaders-rating = Cote
leaders-games = Parties
leaders-ruleset = Jeu

# Compte.
account-title = Compte
account-guest = Vous jouez en tant qu’invité : { $name }
account-guest-about = Vos parties sont liées à ce navigateur. Avec un compte, vous les retrouvez sur tous vos appareils et pouvez jouer des parties classées. Il suffit d’un nom et d’un mot de passe.
account-nobody-about = Avec un compte, vous retrouvez vos parties sur tous vos appareils et pouvez jouer des parties classées. Il suffit d’un nom et d’un mot de passe.
account-insecure = Cette connexion n’est pas chiffrée : d’autres personnes du même réseau pourraient lire ce que vous envoyez. N’utilisez pas un mot de passe qui sert ailleurs.
account-make = Créer un compte
account-log-in = Se connecter
account-forgot = Mot de passe oublié
account-name = Nom
account-password = Mot de passe
account-password-new = Nouveau mot de passe
account-password-old = Mot de passe actuel
account-password-hint = Au moins 8 caractères, et pas un mot de passe courant.
account-show-password = Afficher le mot de passe
account-code = Code de récupération
account-recover = Définir un nouveau mot de passe
account-recover-about = Vous avez reçu le code de récupération à la création du compte. Tous les autres appareils seront déconnectés.
account-code-title = Votre code de récupération
account-code-about = Notez-le ou imprimez-le. Il n’est affiché qu’une fois, et sans lui vous ne pouvez pas remplacer un mot de passe oublié, à moins d’avoir confirmé une adresse e-mail.
account-code-kept = Je l’ai conservé
account-logged-in = Vous êtes connecté en tant que { $name }
account-log-out = Se déconnecter
account-change = Changer le mot de passe
account-changed = Votre mot de passe a été changé. Les autres appareils sont déconnectés.
account-new-code = Nouveau code de récupération
account-new-code-about = L’ancien code ne fonctionnera plus.
account-sessions = Appareils
account-session-this = cet appareil
account-session-used = dernière utilisation : { $date }
account-session-unknown = Appareil inconnu
account-session-end = Déconnecter
account-tokens = Jetons d’API
account-tokens-about = Un programme qui joue ou lit pour vous utilise un jeton au lieu de votre mot de passe.
account-tokens-none = Vous n’avez aucun jeton.
account-token-label = Nom du jeton
account-token-scopes = Autorisations
account-token-make = Créer un jeton
account-token-made = Votre nouveau jeton (affiché une seule fois) :
account-token-revoke = Révoquer
account-token-never = jamais utilisé
scope-read = Lire vos parties
scope-play = Jouer pour vous
scope-bot = Jouer en tant que bot
scope-challenge = Défier d’autres joueurs
account-export = Télécharger mes données
account-export-about = Tout ce que le serveur conserve sur vous, en un seul fichier.
account-close = Supprimer le compte
account-close-about = Votre nom et vos données sont supprimés. Vos parties restent accessibles aux autres joueurs, sans votre nom. Cette action est irréversible.
account-close-do = Supprimer définitivement
account-profile = Mon profil

# À propos.
about-title = À propos d’Antipater
about-what = Présentation
about-what-text = 7 Wonders Duel avec les extensions Panthéon et Agora et les merveilles promotionnelles, et 7 Wonders classique de deux à sept joueurs, dans votre navigateur. Jouez contre des adversaires IA de toutes forces, avec des amis sur un seul appareil ou par un lien, ou avec des joueurs du salon. Tout fonctionne sur ce serveur ; la page n’en contacte aucun autre.
about-name = Le nom
about-name-text = Antipater de Sidon a écrit le poème qui énumère les Sept Merveilles du monde antique.
about-unofficial = Non officiel
about-unofficial-text = Le jeu est d’Antoine Bauza et de Bruno Cathala. Le jeu et ses noms appartiennent à leurs propriétaires, qui n’ont aucun lien avec ce projet et ne l’ont pas approuvé. Aucune image, aucun logo, aucun texte ne vient d’eux : les règles sont rédigées avec nos propres mots, et les dessins sont les nôtres.
about-fair = Des donnes vérifiables
about-fair-text = Vous pouvez vérifier que les cartes ont été distribuées honnêtement. Avant la partie, le serveur choisit un secret et en montre l’empreinte. Les joueurs peuvent ajouter leurs propres graines. Toute la donne découle du secret et des graines. Après la partie, le secret est publié : cette page, ou n’importe quel programme, peut redistribuer les cartes et comparer.
about-fair-1 = Le serveur choisit un secret et en montre l’empreinte SHA-256.
about-fair-2 = Si la partie le demande, chaque joueur ajoute une graine.
about-fair-3 = Chaque carte découle du secret et de toutes les graines.
about-fair-4 = Après la partie, le secret est publié, et chacun peut vérifier.
about-privacy = Vie privée
about-privacy-text = Le serveur conserve votre nom, vos parties et, pour un compte, une empreinte de votre mot de passe. Pas d’adresse e-mail, sauf si vous en ajoutez une, pas de pistage, et un seul cookie, qui vous garde connecté. Vous pouvez télécharger ou supprimer vos données.
about-credits = Crédits
about-credits-lucide = Icônes de l’interface par Lucide, licence ISC.
about-credits-fonts = Polices sous licence SIL Open Font : Cinzel de Natanael Gama, Inter de Rasmus Andersson, Atkinson Hyperlegible du Braille Institute.
about-credits-code = Le code de ce projet est sous licence MIT.
about-api = Pour les développeurs
about-api-text = Vos bots et vos pages peuvent utiliser la même interface que cette page.

# Refus, par leur code.
refusal-bad-name = Un nom a de 1 à 24 lettres, chiffres, espaces ou - . ’, commence par une lettre ou un chiffre, et n’est pas un mot réservé.
refusal-bad-name-length = Un nom a de 1 à 24 caractères.
refusal-bad-name-character = Un nom ne peut pas contenir { $what } : utilisez des lettres, des chiffres, des espaces ou - . ’
refusal-bad-name-begin = Un nom commence par une lettre ou un chiffre, pas par { $what }
refusal-bad-name-marks = Ce nom a trop d’accents.
refusal-bad-name-alphabets = Un nom n’utilise les lettres que d’un seul alphabet.
refusal-bad-name-reserved = Le nom { $what } est réservé. Choisissez-en un autre.
refusal-bad-name-refused = Le nom { $what } n’est pas admis ici. Choisissez-en un autre.
refusal-bad-password = Un mot de passe a de 8 à 128 caractères et n’est pas trop courant.
refusal-bad-seats = Le nombre de places ne convient pas au jeu.
refusal-bad-option = Ces options sont incompatibles.
refusal-bad-opponent = Cet adversaire IA ne joue pas à ce jeu.
refusal-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-cannot-write = Le serveur ne peut pas enregistrer pour le moment. Rien n’est perdu. Réessayez dans un instant.
refusal-foreign-origin = Le serveur n’accepte pas les requêtes de cette adresse.
refusal-https-needed = Ce serveur n’accepte que HTTPS.
refusal-no-database = La base de données ne répond pas. Rien n’est perdu. Réessayez dans un instant.
refusal-internal = Une erreur s’est produite sur le serveur. Elle a été enregistrée. Réessayez.
refusal-name-taken = Ce nom, ou un nom qui lui ressemble, est déjà pris.
refusal-no-account = Il vous faut un compte pour cela.
refusal-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
refusal-no-session = Vous n’êtes plus connecté.
refusal-no-such-game = Partie introuvable.
refusal-no-such-user = Joueur introuvable.
refusal-not-allowed = Vous n’avez pas le droit de faire cela.
refusal-not-open = Cette partie ne cherche plus de joueurs.
refusal-not-rated = Une partie classée demande une limite de temps et, à chaque place, une personne différente ayant un compte.
refusal-over = La partie est terminée.
refusal-seat-taken = Cette place vient d’être prise.
refusal-seated = Vous avez déjà une place dans cette partie.
refusal-too-many = Trop de requêtes. Attendez un instant, puis réessayez.
refusal-too-many-connections = Vous avez trop de pages ouvertes. Fermez-en quelques-unes.
refusal-too-many-open = Dix de vos parties attendent déjà des joueurs. Annulez-en une.
refusal-too-many-tokens = Vous avez atteint le nombre maximal de jetons. Révoquez-en un.
refusal-too-many-aborts = Vous avez interrompu trop de parties classées aujourd’hui. Réessayez dans une heure.
refusal-no-bots = Cette partie classée est réservée aux personnes.
refusal-query-too-long = Cela prend trop de temps en ce moment. Réessayez plus tard.
refusal-too-many-running = Vous avez trop de parties en cours. Terminez-en une d’abord.
refusal-too-many-opponents = Trop de parties entre IA sont en cours. Réessayez plus tard.
refusal-wrong-code = Le nom et le code de récupération ne correspondent pas.
refusal-wrong-password = Le nom et le mot de passe ne correspondent pas.
refusal-yourself = Vous ne pouvez pas vous défier vous-même. Créez une partie et prenez les deux places.
refusal-unknown-ruleset = Cette partie suit des règles que ce serveur n’a pas.
refusal-unknown-version = Cette partie a été jouée avec une version des règles que ce serveur ne connaît pas.
mail-title = E-mail
