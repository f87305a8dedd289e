# D’autres mots des revues, et ceux de l’analyse.

review-better = mieux
review-better-choice = Mieux : { $choice }.
review-choices = Tous les choix en tableau
review-column = { $column ->
    [choice] Choix
    [before] Avant
    [range] Marge
   *[after] Après
  }
review-range = { $low }–{ $high } %
review-cancel = Arrêter
review-everybody = Aussi les erreurs des autres joueurs
review-find-better = Trouvez mieux
review-try = À vous d’essayer
review-try-lead = Choisissez pour { $name } sur la table. Vous avez deux essais.
review-try-again = Il y a mieux. { $left ->
    [one] Il reste un essai.
   *[other] Il reste { $left } essais.
  }
review-try-right = Juste : le moteur ne trouve rien de mieux.
review-try-over = Le moteur choisirait ceci :
review-try-back = Retour à la revue
review-analyse = Analyser
review-play-on = Continuer à jouer d’ici
review-export = Enregistrer avec les commentaires
review-skill = Talent ou chance ?
review-rate = Par choix
review-sum-start = Au début
review-sum-rival = Faux pas de l’adversaire
review-sum-own = Vos faux pas
review-sum-luck = Chance
review-sum-others = Chance, et les choix des autres
review-sum-doubt = Incertitude du moteur
review-sum-result = Résultat

analysis-lead = Essayez des coups sur la table. L’avis du moteur s’affiche ici.
analysis-thinking = Réflexion
analysis-think-of = Simulations
analysis-done = { $simulations } simulations
analysis-solved = Résolu : certain
analysis-choices = Choix : { $name }
analysis-visits = { $visits } essais
analysis-range = { $low }–{ $high }
analysis-line = puis : { $line }
analysis-none = Il n’y a pas encore de moteur pour ce jeu. On peut tout de même essayer des coups.
analysis-imagined = Ce que le joueur ne pouvait pas voir est rempli au hasard.
analysis-over = La partie est finie ici.
analysis-chance = Et si ceci est révélé ?
analysis-any = N’importe quoi
analysis-deal = Distribuer jusqu’au prochain choix
analysis-hardly = Peu importe laquelle.
analysis-variations = Variantes
analysis-start = Départ
analysis-remove = Supprimer ce coup
analysis-back = Retour
analysis-on = Avancer
analysis-swap = Échanger les places
analysis-position = Position
analysis-set-up = Composer
analysis-paste-lead = Une position ou une partie entière en notation. Les erreurs sont signalées.
analysis-open = Ouvrir
analysis-open-file = Ouvrir un fichier
analysis-new = Début de { $game }
analysis-share = Partager
analysis-link = Lien vers cette position
analysis-review = Revoir cette partie
analysis-play = Le moteur joue
analysis-play-nobody = personne
analysis-waiting = Le moteur réfléchit…
analysis-mark = { $name } : { $sign }
analysis-by-form = À la main
analysis-by-text = En texte
field-age = Âge
field-turn = Au tour de
field-seat = Joueur { $number }
field-pawn = Pion Conflit
field-structure = Cartes sur la table
field-slot = Emplacement { $number }
field-guild = guilde, face cachée
field-coins = Pièces
field-cards = Bâtiments
field-wonders = Merveilles à construire
field-built = Merveilles construites
field-tokens = Jetons Progrès
field-board = Jetons Progrès sur le plateau
field-discard = Défausse
field-under = Cartes sous les merveilles
field-table = Table
field-others = Autres champs, en notation
field-add = Ajouter…
field-remove = Retirer { $name }
field-classic-lead = L’Âge et le tour découlent des cartes jouées. Ce que vous ignorez peut rester une carte inconnue : elle est tirée au hasard.
field-classic-lead-two = L’Âge et le tour découlent des cartes jouées. À deux joueurs, il faut nommer toutes les cartes : ce qui est pioché pour la Cité libre doit convenir aux mains.
field-players = Joueurs
field-free-city = La Cité libre
field-wonder-board = Merveille
field-side = Face
field-by-chance = au hasard
field-played = Cartes jouées, tour par tour
field-played-card = Carte jouée ({ $name })
field-use = Ce que la carte est devenue
field-use-built = construite
field-use-free = construite gratuitement
field-use-free-of = { $card } (gratuite)
field-use-stage = sous une étape
field-use-stage-of = { $card } (sous une étape)
field-use-sell = défaussée pour des pièces
field-use-sell-of = { $card } (défaussée)
field-use-last = dernière carte de l’Âge
field-use-last-of = { $card } (dernière carte)
field-add-of = Ajouter une carte ({ $age })…
field-unknown-card = carte inconnue
field-hand = Main
field-fill-hand = { $number ->
    [one] Ajouter une carte inconnue
   *[other] Ajouter { $number } cartes inconnues
}
field-turn-of = { $age }, tour { $turn }
field-drawn = Cartes piochées pour la Cité libre, tour par tour
field-drawn-of = { $turn }. { $card }
field-drawn-turn = Tour de la pioche
field-drawn-card = Carte piochée pour la Cité libre
field-replace-of = Remplacer par une carte ({ $age })…
field-open = Ce qu’elle aurait pu construire, pour chaque carte qu’elle a défaussée
field-open-why = La Cité libre doit construire si elle le peut : aucune de ces cartes n’était donc dans la main (C9.5). Une liste peut rester vide.
field-open-of = { $turn } : { $card }
field-open-count = { $number ->
    [0] (aucune)
    [one] ({ $number } carte)
   *[other] ({ $number } cartes)
}
field-open-cards = Auraient pu être construites
field-open-fit = Faire une liste pour chaque carte
field-revived = Construites depuis la défausse, dans l’ordre
field-declined = rien de construit
