# Le terminal : ce que tous les jeux y ont.

# Lettres des ressources.
terminal-letter-wood = B
terminal-letter-clay = A
terminal-letter-stone = P
terminal-letter-glass = V
terminal-letter-papyrus = Y

# Étiquettes.
terminal-label-goods = Produit
terminal-label-buying = Achète à
terminal-label-cards = Cartes

# Un élément expliqué.
terminal-item = { $name } : { $kind }
terminal-cost = Coût : { $cost }
terminal-price-now = Prix actuel :
terminal-price-for = { $person ->
    [you] Prix pour vous
   *[other] Prix pour { $player }
 }
terminal-card = { $name } ({ $color })
terminal-of-color = {"  "}{ $color } : { $cards }
terminal-makes = {"  "}Produit : { $goods }

# Le mode simple.
terminal-prompt = Votre choix :
terminal-command-help = aide
terminal-command-symbols = symboles
terminal-command-why = pourquoi
terminal-command-look = voir
terminal-command-log = journal
terminal-command-score = points
terminal-command-hint = conseil
terminal-command-back = retour
terminal-command-quit = quitter
terminal-advice = Un joueur fort choisirait : { $action }
terminal-no-advice = Il n’y a pas de conseils tant qu’une autre personne joue.
terminal-taken-back = Votre dernier choix est repris.
terminal-nothing-to-take-back = Il n’y a rien à reprendre.
terminal-bad-number = Il n’y a pas d’option { $number } : tapez un numéro de 1 à { $most }, ou ? pour l’aide.
terminal-bad-answer = Je ne comprends pas « { $answer } ». Tapez un numéro de 1 à { $most }, un mot comme { $example }, ou ? pour l’aide.
terminal-bad-word = « { $word } » n’est pas un coup possible ici. Sont possibles : { $possible }.
terminal-possible = C’est possible : c’est l’option { $number }.
terminal-how-to-continue = La partie est enregistrée dans { $file }. Pour la continuer : antipater play --resume { $file }
terminal-recorded = La partie est enregistrée dans { $file }. Pour la revoir : antipater replay { $file }
terminal-plain-no-terminal = La sortie n’est pas un terminal : voici le mode simple.
terminal-plain-too-small = Ce terminal a { $width } colonnes et { $height } lignes ; le jeu complet demande { $least_width } sur { $least_height }. Voici le mode simple.
terminal-plain-dumb = On ne peut pas dessiner sur ce terminal : voici le mode simple.

# Le menu avant une partie.
terminal-start-game = À quoi voulez-vous jouer ?
terminal-start-seats = Combien de joueurs ?
terminal-start-opponent = Contre qui ?
terminal-start-players = { $players } joueurs
terminal-start-human = Des personnes à ce clavier
terminal-start-human-about = Tout le monde joue sur cet écran. Il est masqué entre deux joueurs qui ne savent pas la même chose.

# La table à l’écran.
terminal-dealing = Distribution des cartes…
terminal-hint-confirm = { $action } ? Entrée confirme, Échap annule
terminal-hint-choice = { $decision } · Entrée ouvre le choix
terminal-too-small = Le jeu demande un terminal d’au moins { $least_width } colonnes et { $least_height } lignes. Agrandissez la fenêtre, ou tapez Q et lancez avec --plain.

# Touches.
terminal-key-confirm = Confirmer
terminal-key-inspect = Expliquer
terminal-key-cities = Cités
terminal-key-known = Mains
terminal-key-pile = Défausse
terminal-key-log = Journal
terminal-key-score = Points
terminal-key-help = Aide
terminal-key-advice = Conseil
terminal-key-back-one = Reprendre
terminal-key-quit = Quitter
terminal-key-back = Retour
terminal-key-scroll = Défiler
terminal-key-point = Viser
terminal-key-choose = Choisir
terminal-key-look = Voir la table
terminal-key-again = Nouvelle partie
terminal-language-en = English
terminal-language-fr = Français

# Titres des pages.
terminal-title-help = Aide
terminal-title-log = Journal, le plus récent d’abord
terminal-title-score = Score actuel
terminal-title-result = La partie est terminée
terminal-title-inspect = La carte visée

# Aide pour les touches de tous les jeux.
terminal-help-keys = Touches
terminal-keys-confirm = Entrée
terminal-keys-inspect = I
terminal-keys-log = L
terminal-keys-score = S
terminal-keys-help = ?
terminal-keys-language = F2
terminal-keys-advice = T
terminal-keys-take-back = U
terminal-keys-quit = Q
terminal-help-confirm = confirmer ; rien n’est fait avant cela
terminal-help-inspect = expliquer la carte en détail
terminal-help-log = tout ce qui s’est passé
terminal-help-score = la feuille de score actuelle
terminal-help-help = cette page
terminal-help-language = changer de langue
terminal-help-advice = ce que choisirait un joueur fort
terminal-help-take-back = reprendre votre dernier choix
terminal-help-quit = arrêter ; la partie est enregistrée, vous pourrez la continuer
terminal-help-card = Une carte
terminal-help-symbols = Symboles

# Revoir une partie.
terminal-frame = Tour { $turn } ({ $place }/{ $frames })
terminal-which-turn = Aller à quel tour ? (1 à { $most })
terminal-key-step = Avancer
terminal-key-age = Âge
terminal-key-turn = Tour
terminal-key-run = Défiler
terminal-key-side = Autre vue
