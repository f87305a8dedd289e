# Costs and payments.

# What stands after a choice: "Build Aqueduct" + price.
price = { $way ->
    [chain] {" "}(free by chain)
    [token] {" "}(free by mythology token)
    [instead] {" "}for { coins } ({ $token })
    [free] {" "}(free)
    [unknown] {""}
   *[paid] {" "}for { coins }
 }

# What stands after an activation: "Activate Mars" + price.
activation-price = { $way ->
    [free] {" "}(free)
    [unknown] {""}
   *[paid] {" "}for { $payment }
 }

cost-free = free
cost-or-chain = { $cost }; free with the { $symbol } symbol ({ $givers })
cost-of-space = { $times ->
    [1] the price of its space
   *[other] { $times } times the price of its space
 }

bill-chain = free by chain (the { $symbol } symbol)
bill-token = free by mythology token ({ $givers })
bill-instead = { coins } instead of the whole cost ({ $token }, P6.3)
bill-coins = printed price: { coins }
bill-made = { $goods }: own production
bill-chosen = { $goods }: supplied by choice production
bill-waived = { $goods }: taken off by a rebate
bill-rival-one = { $goods }: { $base } + { $rival } for the opponent's production = { $price }
bill-rival-many = { $goods } at { $price } ({ $base } + { $rival } for the opponent's production) = { $sum }
bill-base-one = { $goods }: { $price }, the opponent produces none
bill-base-many = { $goods } at { $price }, the opponent produces none = { $sum }
bill-fixed-one = { $goods }: fixed price { $price }
bill-fixed-many = { $goods } at the fixed price { $price } = { $sum }
bill-free = total: free
bill-total = total: { coins }
bill-to-opponent = of this, { $coins } to the opponent ({ $token }, D8.3)
bill-part = { $goods } at { $price }
