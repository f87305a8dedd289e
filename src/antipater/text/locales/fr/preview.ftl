# Aperçus des liens, tels que les messageries et les moteurs de recherche les montrent.

preview-site = 7 Wonders et 7 Wonders Duel dans le navigateur : contre des adversaires IA, entre amis ou sur un même appareil.
preview-invitation = { $name } vous invite à une partie de { $game }.
