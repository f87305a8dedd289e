# Coûts et paiements.

# Ce qui suit un choix : « Construire Aqueduc » + prix.
price = { $way ->
    [chain] {" "}(gratuit par chaînage)
    [token] {" "}(gratuit par jeton Mythologie)
    [instead] {" "}pour { coins } ({ $token })
    [free] {" "}(gratuit)
    [unknown] {""}
   *[paid] {" "}pour { coins }
 }

# Ce qui suit une activation : « Activer Mars » + prix.
activation-price = { $way ->
    [free] {" "}(gratuit)
    [unknown] {""}
   *[paid] {" "}pour { $payment }
 }

cost-free = gratuit
cost-or-chain = { $cost } ; gratuit avec le symbole { $symbol } ({ $givers })
cost-of-space = { $times ->
    [1] le prix de son emplacement
   *[other] { $times } fois le prix de son emplacement
 }

bill-chain = gratuit par chaînage (symbole { $symbol })
bill-token = gratuit par jeton Mythologie ({ $givers })
bill-instead = { coins } au lieu du coût entier ({ $token }, P6.3)
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
