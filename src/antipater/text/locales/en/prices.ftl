# Costs and payments.

# What stands after a choice: "Build Aqueduct" + price.
price = { $way ->
    [chain] {" "}(free by chain)
    [free] {" "}(free)
    [unknown] {""}
   *[paid] {" "}for { coins }
 }

cost-free = free
cost-or-chain = { $cost }; free with the { $symbol } symbol ({ $givers })

bill-chain = free by chain (the { $symbol } symbol)
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
