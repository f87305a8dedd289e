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
action-row = Construire { $item } de la rangée du haut (gratuit)
action-share = Construire { $item } (gratuit) ; { $rival_person ->
    [you] vous construisez
   *[other] { $rival } construit
 } { $theirs } (gratuit), { $discarded } à la défausse
action-activate = Activer { $item }{ activation-price }
action-claim = Prendre d’abord { $token }
action-place = Placer { $item } face cachée sur l’emplacement { $space } (prix { $price } pour vous, { $rival_price } pour l’adversaire)
action-place-unseen = Placer { $item } face cachée sur l’emplacement { $space } (prix { $price } pour vous, { $rival_price } pour l’adversaire)
action-divinity = Activer { $item } (gratuit)
action-deck = Montrer la pioche { $mythology }
action-order = Mettre { $item } au sommet de sa pioche
action-snake = Poser le serpent sur { $item }
action-steal = Prendre { $item } dans la cité adverse
action-strike = Défausser { $item } de la structure
action-unbuild = Rendre { $item } non construite ({ $owner_person ->
    [you] votre merveille
   *[other] { $owner }
 })
action-raise = Construire { $item } avec une carte de la défausse (gratuit)
action-bury = Construire { $item } avec { $card } de la défausse (gratuit)
action-take-wonder = Prendre { $item } à l’adversaire
action-minerva = Poser le pion Minerve sur { $space }
action-remove-loot = Retirer le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 }
action-apply-loot = Appliquer à l’adversaire le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 }

outcome-turn = On révèle { $item }
outcome-guild = Rangée { $row }, carte { $place } : une guilde
outcome-show = Merveille au choix : { $item }
outcome-board = Jeton sur le plateau : { $item }
outcome-draw = Jeton tiré de la boîte : { $item }
outcome-removed = Carte écartée à la mise en place : { $item }
outcome-temple = Rangée { $row }, carte { $place } : un Grand Temple
outcome-mythology = Sur la structure : { $token }
outcome-offering = Sur la structure : un jeton Offrande de valeur { $value }
outcome-look = { $person ->
    [you] Vous regardez
   *[other] { $player } regarde
 } { $item }
outcome-divinity = Divinité montrée : { $item }
outcome-pantheon = Divinité révélée au Panthéon : { $item }
outcome-carried = Jeton tiré de la boîte et posé sur la divinité : { $item }
outcome-struck = La carte défaussée est { $item }

decision = { $player } : { $decision } ({ $rule })
decision-turn = prendre une carte accessible, pour la construire, la défausser, ou construire une merveille avec elle
decision-turn-or-activate = prendre une carte accessible, pour la construire, la défausser, ou construire une merveille avec elle ; ou activer une carte du Panthéon
decision-draft = choisir une merveille
decision-token = choisir un jeton Progrès
decision-drawn = garder un des jetons Progrès tirés
decision-revive = choisir une carte de la défausse à construire gratuitement
decision-destroy = choisir une carte de la cité adverse à détruire
decision-first = choisir qui commence le prochain Âge
decision-row = choisir une carte de la rangée du haut à construire gratuitement
decision-share = répartir les trois cartes écartées : une pour vous, une pour l’adversaire, une pour la défausse
decision-claim = choisir le jeton de la structure à prendre d’abord
decision-place = placer une des divinités regardées sur un emplacement vide du Panthéon
decision-divinity = choisir une des divinités montrées à activer gratuitement
decision-deck = choisir la mythologie dont la pioche est montrée
decision-order = choisir la divinité qui va au sommet de la pioche
decision-carried = garder un des jetons Progrès posés sur la divinité
decision-snake = choisir une carte verte de la cité adverse pour le serpent
decision-steal = choisir une carte marron ou grise de la cité adverse à prendre
decision-strike = choisir une carte de la structure à défausser
decision-unbuild = choisir une merveille construite qui ne le sera plus
decision-raise = choisir une de vos merveilles à construire gratuitement
decision-bury = choisir la carte de la défausse avec laquelle construire la merveille
decision-take-wonder = choisir une merveille non construite de l’adversaire à prendre
decision-guard = choisir une case de la piste de conflit pour le pion Minerve
decision-remove-loot = choisir un jeton Militaire à retirer
decision-apply-loot = choisir un jeton Militaire à appliquer à l’adversaire

chance-turn = Une carte est révélée ({ $rule })
chance-guild = Les guildes prennent leur place ({ $rule })
chance-show = Une merveille est présentée ({ $rule })
chance-board = Un jeton Progrès est posé sur le plateau ({ $rule })
chance-draw = Un jeton Progrès est tiré de la boîte ({ $rule })
chance-removed = Une carte écartée à la mise en place est montrée ({ $rule })
chance-temple = Les Grands Temples prennent leur place ({ $rule })
chance-mythology = Un jeton Mythologie est posé sur la structure ({ $rule })
chance-offering = Un jeton Offrande est posé sur la structure ({ $rule })
chance-look = { $person ->
    [you] Vous regardez
   *[other] { $player } regarde
 } la pioche { $mythology } ({ $rule })
chance-pantheon = Une divinité du Panthéon est révélée ({ $rule })
chance-tops = La première divinité d’une pioche est montrée ({ $rule })
chance-deck = Une divinité de la pioche est montrée ({ $rule })
chance-carried = Un jeton Progrès est posé sur la divinité ({ $rule })
chance-struck = La carte défaussée est révélée ({ $rule })
