# Aide pour chaque symbole de l’écran : le nom d’une marque, et ce que les choses signifient.

help-line = { $name } : { $meaning } ({ $rule })

help-good-raw = une matière première. Une unité manquante coûte { $price } pièces, plus 1 par unité que produisent les cartes marron adverses
help-good-made = un produit manufacturé. Une unité manquante coûte { $price } pièces, plus 1 par unité que produisent les cartes grises adverses

help-color-brown = matières premières. Elles produisent bois, argile ou pierre et renchérissent les achats de l’adversaire
help-color-grey = produits manufacturés. Ils produisent verre ou papyrus et renchérissent les achats de l’adversaire
help-color-blue = bâtiments civils. Des points, qui départagent aussi une égalité
help-color-green = bâtiments scientifiques. Un symbole scientifique chacun, et des points
help-color-yellow = bâtiments commerciaux. Pièces, prix fixes, production au choix ; chacun augmente ce que rapporte une défausse
help-color-red = bâtiments militaires. Des boucliers qui avancent le pion Conflit
help-color-purple = guildes. Des points pour ce que possède la mieux pourvue des deux cités ; avec Panthéon, des Grands Temples à leur place

help-symbol = un symbole scientifique, sur { $items }. { $cards ->
    [1] Il n’existe qu’une fois ;
   *[other] Deux identiques donnent un jeton Progrès,
 } { $most } différents gagnent la partie
help-symbol-added = { $meaning } ; avec Panthéon aussi sur { $items }
help-link = un symbole de chaînage. { $givers } dans votre cité rend gratuit : { $items }
help-link-token = un symbole de chaînage. Votre { $token } rend gratuit : { $items }

mark-coin = pièce
help-coin = paie les coûts et les ressources manquantes ; chaque lot de { $set } pièces restantes vaut 1 point à la fin
mark-points = points de victoire
help-points = comptés à la fin de l’Âge III ; le plus grand total gagne
mark-shield = bouclier
help-shield = avance le pion Conflit d’une case vers la capitale adverse, une seule fois, à la construction
mark-pawn = pion Conflit
help-pawn = vaut à la fin { $points } points pour le joueur qui l’a poussé, d’autant plus qu’il est près de la capitale
mark-capital = capitale
help-capital = le joueur qui pousse le pion Conflit dans la capitale adverse gagne aussitôt
mark-military-token = jeton Militaire
help-military-token = quand le pion entre dans sa zone, le joueur de ce côté perd autant de pièces ; chacun ne sert qu’une fois
mark-progress-token = jeton Progrès
help-progress-token = un avantage durable ; réunir une paire de symboles scientifiques permet d’en choisir un
mark-wonder = merveille
help-wonder = construite avec une carte accessible quelconque, qui est alors perdue ; { $most } au plus pour les deux cités ensemble
mark-play-again = rejouer
help-play-again = vous jouez aussitôt un autre tour ; à la fin d’un Âge, il est perdu
mark-chain = chaînage
help-chain = une carte dont le coût porte ce symbole est gratuite si votre cité a la carte qui l’octroie
mark-face-down = carte face cachée
help-face-down = révélée à la fin du tour où la dernière carte qui la couvre est prise
mark-guild-back = dos de guilde
help-guild-back = cette carte face cachée est une guilde ; laquelle, personne ne le sait
mark-accessible = carte accessible
help-accessible = aucune autre carte ne la couvre, elle peut donc être prise
mark-discard-pile = défausse
help-discard-pile = défausser une carte rapporte { $discard } pièces, plus 1 par carte jaune de votre cité
mark-mythology-token = jeton Mythologie
help-mythology-token = qui le découvre regarde les { $looked } premières divinités de sa pioche et en place une au Panthéon ; plus tard, il rend gratuit le Grand Temple de sa mythologie
mark-offering-token = jeton Offrande
help-offering-token = paie une fois { $values } pour une activation, sans rendu de monnaie
mark-divinity = divinité
help-divinity = dès l’Âge II, vous pouvez l’activer au lieu de prendre une carte : payez le prix de son emplacement, son effet a lieu aussitôt
mark-face-down-divinity = divinité face cachée
help-face-down-divinity = sa mythologie est publique ; laquelle c’est, seul le joueur qui l’a placée le sait jusqu’à l’Âge II
mark-divinity-deck = pioche de divinités
help-divinity-deck = les divinités d’une mythologie qui ne sont pas au Panthéon, face cachée
mark-pantheon-price = prix d’un emplacement
help-pantheon-price = de { $least } à { $dearest } pièces, différent pour chaque joueur ; le double pour la Porte
mark-gate = Porte
help-gate = coûte le double du prix de son emplacement ; la première divinité de chaque pioche est montrée et vous en activez une gratuitement
mark-temple-back = dos de Grand Temple
help-temple-back = cette carte face cachée est un Grand Temple ; lequel, personne ne le sait
mark-snake = serpent
help-snake = le symbole de cette carte verte compte aussi pour l’adversaire
mark-minerva = pion Minerve
help-minerva = quand le pion Conflit entrerait sur cette case, il s’arrête devant, et le pion Minerve quitte la partie
mark-safe-coins = pièces à l’abri
help-safe-coins = posées sur une divinité : on peut les dépenser après le trésor, jamais les perdre, et chacune vaut 1 point à la fin
