# Les jeux et leurs options, tels qu’ils sont proposés avant une partie.

ruleset-duel-about = Deux joueurs, trois Âges, trente minutes. Gagnez par la guerre, par la science ou aux points.
ruleset-duel-pantheon-about = Duel avec cinq mythologies, dont les divinités aident les joueurs qui les paient.
ruleset-duel-agora-about = Duel avec un Sénat de six chambres : influence, décrets, complots, et une quatrième façon de gagner.
ruleset-duel-pantheon-agora-about = Les deux extensions ensemble : les divinités, le Sénat, et toutes les façons de gagner.
ruleset-classic-about = De deux à sept cités bâtissent en même temps et passent leurs mains à leurs voisines.

option-edition = Édition des règles
option-edition-revised = Révisée
option-edition-first = Première
option-wonders = Merveilles
option-wonders-draft = Choisies à tour de rôle
option-wonders-first-game = Sélection pour une première partie
option-promos = Merveilles promotionnelles
option-promos-no = Sans
option-promos-yes = Avec la Messe et la Statue de la Liberté
option-players = Joueurs
option-players-2-note = À deux joueurs, on joue avec la Cité libre.
option-variant = Variante
option-variant-standard = Normale
option-variant-free-city = Cité libre (deux joueurs)
option-boards = Plateaux
option-boards-random = Au hasard
option-sides = Faces des plateaux
option-sides-random = Au hasard
option-sides-a = Toutes en face A
option-sides-b = Toutes en face B
