# Les choix avant qu’ils soient faits, ce que le hasard apporte, et ce qui est demandé.

action-build = Construire { $item }{ price }
action-discard = Défausser { $item } pour { coins }
action-wonder = Construire { $item } avec { $card }{ price }
action-draft = Prendre { $item }
action-token = Prendre { $item }
action-keep = Garder { $item }
action-revive = Construire { $item } depuis la défausse (gratuit)
action-destroy = Détruire { $item }
action-begin = { $starter_person ->
    [you] Vous commencez
   *[other] { $starter } commence
 } l’{ $age }

outcome-turn = On révèle { $item }
outcome-guild = Rangée { $row }, carte { $place } : une guilde
outcome-show = Merveille au choix : { $item }
outcome-board = Jeton sur le plateau : { $item }
outcome-draw = Jeton tiré de la boîte : { $item }

decision = { $player } : { $decision } ({ $rule })
decision-turn = prendre une carte accessible, pour la construire, la défausser, ou construire une merveille avec elle
decision-draft = choisir une merveille
decision-token = choisir un jeton Progrès
decision-drawn = garder un des jetons Progrès tirés
decision-revive = choisir une carte de la défausse à construire gratuitement
decision-destroy = choisir une carte de la cité adverse à détruire
decision-first = choisir qui commence le prochain Âge

chance-turn = Une carte est révélée ({ $rule })
chance-guild = Les guildes prennent leur place ({ $rule })
chance-show = Une merveille est présentée ({ $rule })
chance-board = Un jeton Progrès est posé sur le plateau ({ $rule })
chance-draw = Un jeton Progrès est tiré de la boîte ({ $rule })
