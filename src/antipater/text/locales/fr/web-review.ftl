# Revues de parties terminées, et conseils.

review-title = Revue
review-chance = Chances de gagner : { $name }
review-graph = De { $start } pour cent au début à { $end } pour cent au dernier choix.
review-starting = La revue commence…
review-progress = Choix { $done } sur { $total }
review-stopped = La revue s’est arrêtée au choix { $done } sur { $total }. Les résultats obtenus sont conservés.
review-go-on = Continuer
review-previous-mistake = Erreur précédente
review-next-mistake = Erreur suivante
review-verdict = { $name } : { $verdict ->
    [best] le meilleur choix
    [good] un bon choix
    [inaccuracy] une imprécision
    [mistake] une erreur
   *[blunder] une gaffe
  }
review-change = Chances de gagner ({ $name }) : environ { $before } % avant, { $after } % après.
review-change-exact = Chances de gagner ({ $name }, position résolue) : { $before } % avant, { $after } % après.
review-key-inaccuracy = imprécision
review-key-mistake = erreur
review-key-blunder = gaffe
review-key-luck = chance
review-key-solved = résolu
review-key-doubt = doute
review-from-to = de { $before } % à { $after } %
review-more = Détails
review-played = joué
review-equal = trop proche pour trancher
review-percent = { $percent } %
review-players = Joueurs
review-accuracy = Précision
review-slips = Faux pas
review-luck = Chance
review-no-mistake = Aucun choix n’a coûté cinq points. Bien joué.
review-turning = Tournants
review-turning-point = { $kind ->
    [luck] Chance : de { $before } % à { $after } %
   *[choice] { $name } : { $choice }, de { $before } % à { $after } %
  }
analysis-title = Analyse
menu-review = Revue
hint-ask = Que feriez-vous ?
hint-title = Le moteur choisirait
hint-or = ou
hint-equal = Ces choix sont trop proches pour trancher.
hint-marked = Cette partie est marquée « avec conseils ».
hint-thinking = Réflexion…
hint-step = { $step ->
    [where] Où
    [what] Quoi
   *[why] Pourquoi
  }
hint-where = { $verb ->
    [hand-build] Regardez votre main : une carte mérite d’être construite.
    [hand-stage] Regardez la prochaine étape de votre merveille, et une carte pour la construire.
    [hand-sell] Regardez votre main : une carte vaut mieux en pièces, ou hors de portée du joueur suivant.
    [recruit] Regardez les Sénateurs.
    [influence] Regardez le Sénat.
    [shift] Regardez le Sénat.
    [oust] Regardez le Sénat.
    [prepare] Regardez vos Complots.
    [trigger] Regardez vos Complots.
    [build] Regardez les cartes accessibles : l’une mérite d’être construite.
    [discard] Regardez les cartes accessibles : l’une vaut mieux en pièces, ou hors de portée de l’adversaire.
    [wonder] Regardez vos merveilles, et une carte pour en construire une.
    [draft] Regardez les merveilles proposées.
    [activate] Regardez le Panthéon.
   *[other] Regardez ce qu’on vous demande de choisir.
  }
analysis-board = Analyse : positions, parties
refusal-running-game = C’est une position d’une partie en cours. Elle pourra être analysée quand la partie sera terminée.
refusal-not-over = Ce sera possible quand la partie sera terminée.
refusal-one-choice = Il n’y a qu’un seul choix.
refusal-no-hints-rated = Il n’y a pas de conseils dans les parties classées.
refusal-no-hints-people = Il n’y a pas de conseils dans les parties avec d’autres personnes.
refusal-no-review = Le moteur ne connaît pas encore ce jeu.
refusal-not-complete = La revue n’est pas encore terminée.
refusal-no-such-puzzle = Ce problème n’existe pas.
refusal-no-puzzles = Il n’y a plus de problème de ce genre. Choisissez un autre thème.
