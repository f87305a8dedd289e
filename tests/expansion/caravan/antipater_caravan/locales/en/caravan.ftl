# Decisions, choices and what chance brings.
decision-unpack = sell the goods or store them
action-sell = Sell the goods, worth { $goods }, for 2 coins each
event-sell = { $person ->
    [you] You sell
   *[other] { $player } sells
 } goods worth { $goods } ({ $rule })
action-store = Store the goods: 2 points each at the end
event-store = { $person ->
    [you] You store
   *[other] { $player } stores
 } the goods of a caravan ({ $rule })
action-send = Send a caravan for 4 coins
event-send = { $person ->
    [you] You send
   *[other] { $player } sends
 } a caravan for 4 coins ({ $rule })
also-send = or send a caravan
chance-camps = Two slots become camps ({ $rule })
outcome-camp = The card in row { $row }, place { $place }, is a camp
chance-goods = A caravan comes home ({ $rule })
outcome-goods = A caravan brings goods worth { $goods }
outcome-goods-unseen = A caravan brings goods
# Effects, facts and the score sheet.
effect-send-caravan = A caravan brings goods that only you look at (V2)
fact-caravan-first-camp = First camp
fact-caravan-second-camp = Second camp
fact-caravan-stored = Goods in store
fact-caravan-goods = Their value
fact-caravan-sent-in = Age of the last caravan paid for
score-caravan = Caravans
goods-1 = 1
goods-2 = 2
goods-3 = 3
