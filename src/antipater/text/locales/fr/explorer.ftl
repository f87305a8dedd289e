# L'explorateur : ce qui gagne.

explorer-title = Explorateur
explorer-lead = Ce qui gagne, compté sur de nombreuses parties d’un adversaire de la maison contre lui-même. Les barres sont des intervalles à 95 %.
explorer-games = { $games } parties de { $agent } contre lui-même
explorer-drafts = { $drafts } choix de merveilles, chacun joué avec chaque premier choix
explorer-ruleset = Règles
explorer-players = Joueurs
explorer-worth = Ce que vaut un premier choix
explorer-worth-about = Des mêmes tirages, chaque merveille offerte a été prise à son tour : combien de fois celui qui l’a choisie en premier a gagné.
explorer-wonders = Qui avait quelle merveille
explorer-wonders-about = Cela décrit seulement qui a gagné avec elle. Qui choisit en premier laisse les deux suivantes : ce n’est pas un conseil.
explorer-pairs = Paires de merveilles
explorer-pairs-about = Points de victoire au-delà de ce que chacune apporte seule. Sur { $pairs } paires, environ { $chance } ressortiraient par hasard.
explorer-tokens = Jetons Progrès
explorer-tokens-about = Parties gagnées par qui l’a pris. Qui en prend un mène souvent déjà : ce n’est pas un conseil.
explorer-first = Premier joueur
explorer-first-about = gagnées par qui commence
explorer-victories = Sortes de victoire
explorer-victories-about = De toutes les parties, selon l’Âge où elles ont fini.
explorer-boards = Plateaux
explorer-boards-about = Part de la victoire selon le plateau et la face.
explorer-name = Nom
explorer-rate = Taux de victoire
explorer-interval = Intervalle à 95 %
explorer-cases = Parties
explorer-pick = Choisie en premier
explorer-built = Construite
explorer-beyond = Points au-delà
explorer-above = au-dessus de la moitié
explorer-below = au-dessous de la moitié
explorer-even = pas de différence
explorer-few = peu de parties
explorer-percent = { $percent } %
explorer-pair = { $one } + { $other }
explorer-range = { $low }–{ $high } %
explorer-none = Trop peu de parties pour ce choix.
explorer-age = Âge { $age }
explorer-print = Imprimer
explorer-victory-civilian = Points
explorer-victory-military = Guerre
explorer-victory-scientific = Science
explorer-victory-political = Sénat
explorer-side = face { $side }
explorer-to-puzzles = Problèmes
explorer-which = Quelle merveille prendrait le moteur ?
explorer-which-about = { $left ->
    [0] Quatre merveilles sont proposées, et le premier joueur en prend une ; cinq jetons Progrès ont été tirés au hasard.
    [one] Choisissez encore une merveille.
   *[other] Choisissez { $left } merveilles proposées.
  }
explorer-which-done = Les chances de qui la prend en premier. L’adversaire prend ensuite deux des autres.
explorer-thinking = Le moteur réfléchit…
explorer-own = Taux de victoire de ce joueur
explorer-own-about = Les dernières parties terminées ; une victoire partagée compte pour moitié.
