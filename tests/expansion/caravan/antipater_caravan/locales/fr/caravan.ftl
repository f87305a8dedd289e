# Décisions, choix et hasard.
decision-unpack = vendre les marchandises ou les stocker
action-sell = Vendre les marchandises, de valeur { $goods }, à 2 pièces chacune
event-sell = { $person ->
    [you] Vous vendez
   *[other] { $player } vend
 } des marchandises de valeur { $goods } ({ $rule })
action-store = Stocker les marchandises : 2 points chacune à la fin
event-store = { $person ->
    [you] Vous stockez
   *[other] { $player } stocke
 } les marchandises d’une caravane ({ $rule })
action-send = Envoyer une caravane pour 4 pièces
event-send = { $person ->
    [you] Vous envoyez
   *[other] { $player } envoie
 } une caravane pour 4 pièces ({ $rule })
also-send = ou envoyer une caravane
chance-camps = Deux emplacements deviennent des camps ({ $rule })
outcome-camp = La carte de la rangée { $row }, place { $place }, est un camp
chance-goods = Une caravane rentre ({ $rule })
outcome-goods = Une caravane apporte des marchandises de valeur { $goods }
outcome-goods-unseen = Une caravane apporte des marchandises
# Effets, faits et feuille de score.
effect-send-caravan = Une caravane apporte des marchandises que vous seul regardez (V2)
fact-caravan-first-camp = Premier camp
fact-caravan-second-camp = Second camp
fact-caravan-stored = Marchandises en stock
fact-caravan-goods = Leur valeur
fact-caravan-sent-in = Âge de la dernière caravane payée
score-caravan = Caravanes
goods-1 = 1
goods-2 = 2
goods-3 = 3
