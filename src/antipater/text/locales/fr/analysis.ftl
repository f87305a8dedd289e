# Conseils, et parties jugées après coup.

analysis-exact = Résolu : ces chances sont exactes.
analysis-estimated = Estimé par la recherche.
analysis-option = { $percent } %  { $choice } ({ $move })
analysis-moment = { $number }. { $player } ({ $percent } %) : { $choice } ; perd { $lost }
analysis-exact-moment = { $number }. { $player } ({ $percent } %, exact) : { $choice } ; perd { $lost }
analysis-inaccuracy = Une imprécision. Mieux : { $choice }
analysis-mistake = Une erreur. Mieux : { $choice }
analysis-blunder = Une gaffe. Mieux : { $choice }
analysis-sum = { $player } : ses choix ont perdu { $lost } points de chances de gagner, la chance en a apporté { $luck }.
analysis-doubt = D’un choix au suivant, les estimations changent sans cause de { $percent } points en moyenne ; les écarts plus petits ne veulent pas dire grand-chose.

# Pourquoi un choix est meilleur que celui qui a été joué, ou simplement bon.
why-wins = Il gagne aussitôt.
why-lets-win = Après le choix joué, { $rival } peut gagner aussitôt.
why-uncovers = Le choix joué découvre la carte « { $card } » : { $rival } { $number ->
    [0] peut la construire gratuitement
    [one] peut la construire pour { $number } pièce
   *[other] peut la construire pour { $number } pièces
  }.
why-again = Il donne un tour supplémentaire.
why-denies = Il prive { $rival } de la carte « { $card } », { $number ->
    [0] gratuite pour ce joueur
    [one] qui lui aurait coûté { $number } pièce
   *[other] qui lui aurait coûté { $number } pièces
  }.
why-shields = Le pion Conflit est mieux placé, de { $number ->
    [one] une case
   *[other] { $number } cases
  }.
why-coins = Il laisse { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } de plus.
why-uncovers-pair = Le choix joué découvre la carte « { $card } » : { $rival } complète ainsi une paire de symboles et prend un jeton Progrès.
why-uncovers-symbol = Le choix joué découvre la carte « { $card } », un nouveau symbole pour { $rival }, qui approche des six qui font gagner.
why-denies-pair = Il retire la carte « { $card } » à { $rival }, qui compléterait une paire de symboles.
why-denies-symbol = Il retire la carte « { $card } » à { $rival }, pour qui c’est un nouveau symbole vers les six qui font gagner.
why-uncovers-threat = Le choix joué découvre la carte « { $card } » : en la construisant, { $rival } arrive à { $number ->
    [one] une case
   *[other] { $number } cases
  } de la suprématie militaire.
why-denies-threat = Il retire la carte « { $card } » à { $rival }, qui en la construisant arrive à { $number ->
    [one] une case
   *[other] { $number } cases
  } de la suprématie militaire.
why-pair = Il complète une paire de symboles : un jeton Progrès.
why-symbols = Il réunit { $number } symboles différents sur les six qui font gagner.
why-loot = L’avance du pion Conflit coûte { $number ->
    [one] une pièce
   *[other] { $number } pièces
  } à { $rival }.
why-chain = La carte « { $card } » est gratuite par chaînage.
why-affords = Il laisse assez de pièces pour « { $card } ».
why-points = Il vaut { $number ->
    [one] { $number } point
   *[other] { $number } points
  } de plus en l’état.
analysis-comment = { $sign } de { $before } % à { $after } % ; mieux : { $move }.
analysis-player = Joueur { $number }
analysis-move-after-end = Le coup { $number } vient après la fin de la partie.
analysis-move-impossible = Le coup { $number } est impossible. { $reason }
why-denies-divinity = Il retire du Panthéon « { $card } », que { $rival } pourrait activer pour { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  }.
why-offering = Il apporte une Offrande, qui paie une partie d’une divinité.
why-mythology = Il apporte un jeton Mythologie : une divinité est choisie pour le Panthéon.
why-chambers = Il réunit { $number } des six Chambres qui, ensemble, font gagner.
why-chamber = Il prend le contrôle de la Chambre { $number }.
why-chamber-decree = Il prend le contrôle de la Chambre { $number }, et avec elle de son Décret.
why-chamber-lost = { $rival } perd le contrôle de la Chambre { $number }.
why-prepares = Il prépare un Complot, qui peut être déclenché au début d’un tour suivant.
why-outguns = Il donne plus de boucliers que n’en a { $rival } : en l’état, { $number ->
    [one] { $number } point
   *[other] { $number } points
  } à la fin de cet Âge.
why-levels = Il donne assez de boucliers pour égaler { $rival } : en l’état, pas de défaite contre cette cité.
why-set = Il complète un groupe de trois symboles différents : 7 points.
why-passes = Il ne transmet pas la carte « { $card } » à { $rival }, qui peut maintenant la construire { $number ->
    [0] gratuitement
    [one] pour { $number } pièce
   *[other] pour { $number } pièces
  }.
why-pays = Le choix joué paie { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
  } de plus à { $rival }.
why-unsold = « { $card } » produit une ressource que ni cette cité ni une cité voisine ne produit.
