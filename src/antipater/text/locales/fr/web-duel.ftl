# Le jeu dans le navigateur : la table de Duel, et les images communes à toutes les tables.

# La lettre près de la forme d’une couleur : matières premières, produits manufacturés, civil, science, commerce, guerre, guildes.
mark-brown = P
mark-grey = M
mark-blue = B
mark-green = S
mark-yellow = C
mark-red = A
mark-purple = G
