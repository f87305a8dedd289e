# Les adversaires, leur nom et en quelques mots leur façon de jouer.

opponent-random = Hasard
opponent-random-about = choisit au hasard un coup permis
opponent-level-1 = Apprenti
opponent-level-1-about = niveau 1, apprend encore ce que valent les choses
opponent-level-2 = Maçon
opponent-level-2-about = niveau 2, voit les avantages évidents
opponent-level-3 = Scribe
opponent-level-3-about = niveau 3, joue bien, mais est souvent distrait
opponent-level-4 = Intendant
opponent-level-4-about = niveau 4, fait rarement de grosses erreurs
opponent-level-5 = Architecte
opponent-level-5-about = niveau 5, ne fait que de petites erreurs
opponent-level-6 = Stratège
opponent-level-6-about = niveau 6, juge chaque position d’un coup d’œil
opponent-level-7 = Consul
opponent-level-7-about = niveau 7, réfléchit quelques coups à l’avance
opponent-level-8 = Oracle
opponent-level-8-about = niveau 8, anticipe loin et laisse peu au hasard
opponent-strongest = Le plus fort
opponent-strongest-about = le meilleur joueur disponible pour ce jeu
opponent-greedy = Glouton
opponent-greedy-about = regarde un coup à l’avance
opponent-net = Réseau
opponent-net-about = juge les positions d’après ce qu’il a appris en jouant contre lui-même
opponent-scientist = Savant
opponent-scientist-about = aime la science
opponent-warlord = Seigneur de guerre
opponent-warlord-about = aime la guerre
opponent-merchant = Marchand
opponent-merchant-about = aime les pièces et les merveilles
opponent-senator = Sénateur
opponent-senator-about = aime les bâtiments civils

# Quand plusieurs adversaires de même force jouent, chacun a son propre nom.
opponent-person-1 = Bérénice
opponent-person-2 = Théon
opponent-person-3 = Corinne
opponent-person-4 = Aratos
opponent-person-5 = Zénobie
opponent-person-6 = Philon
opponent-person-7 = Nestor
