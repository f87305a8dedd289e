# Coûts et paiements.

# Ce qui suit un choix : « Construire Aqueduc » + prix.
price = { $way ->
    [chain] {" "}(gratuit par chaînage)
    [free] {" "}(gratuit)
    [unknown] {""}
   *[paid] {" "}pour { coins }
 }

cost-free = gratuit
cost-or-chain = { $cost } ; gratuit avec le symbole { $symbol } ({ $givers })

bill-chain = gratuit par chaînage (symbole { $symbol })
bill-coins = prix imprimé : { coins }
bill-made = { $goods } : production de la cité
bill-chosen = { $goods } : production au choix
bill-waived = { $goods } : remise
bill-rival-one = { $goods } : { $base } + { $rival } pour la production adverse = { $price }
bill-rival-many = { $goods } à { $price } ({ $base } + { $rival } pour la production adverse) = { $sum }
bill-base-one = { $goods } : { $price }, l’adversaire n’en produit pas
bill-base-many = { $goods } à { $price }, l’adversaire n’en produit pas = { $sum }
bill-fixed-one = { $goods } : prix fixe { $price }
bill-fixed-many = { $goods } au prix fixe { $price } = { $sum }
bill-free = total : gratuit
bill-total = total : { coins }
bill-to-opponent = dont { $coins } à l’adversaire ({ $token }, D8.3)
bill-part = { $goods } à { $price }
