# L’extension Panthéon de Duel. Un verbe, une décision ou un effet a une seule clé, et tous ses mots sont réunis.
# Un message qui commence par « pantheon- » remplace le message de Duel qui a le même nom sans cela.

## Mots isolés

empty-space = un emplacement vide du Panthéon
color-divinities = divinité
counted-divinities = divinité
kind-temple = Grand Temple
kind-gate = carte du Panthéon
kind-divinity = divinité { $mythology }

link-winged-bull = taureau ailé
link-ship = navire
link-torch = torche
link-ankh = ankh
link-eagle = aigle

mythology-mesopotamian = mésopotamienne
mythology-phoenician = phénicienne
mythology-greek = grecque
mythology-egyptian = égyptienne
mythology-roman = romaine
some-divinity-mesopotamian = une divinité mésopotamienne
some-divinity-phoenician = une divinité phénicienne
some-divinity-greek = une divinité grecque
some-divinity-egyptian = une divinité égyptienne
some-divinity-roman = une divinité romaine
mythology-token = jeton de mythologie { $mythology }
the-mythology-token = le { $token }
the-offering-token = { $tokens ->
    [one] le jeton Offrande
   *[other] les jetons Offrande
 } de valeur { $values }

track-middle = la case centrale de la piste
track-capital = { $person ->
    [you] votre capitale
   *[other] la capitale côté { $player }
 }
track-side = la case { $space } { $person ->
    [you] de votre côté
   *[other] côté { $player }
 }

score-divinities = Divinités
pantheon-score-purple = Grands Temples (violet)

## La structure

pantheon-chance-guilds = Les places des Grands Temples sont tirées au sort (P1.5)
pantheon-outcome-guild = Rangée { $row }, carte { $place } : un Grand Temple
chance-mythology = Un jeton Mythologie est posé sur la structure ({ $rule })
outcome-mythology = Sur la structure : { $token }
chance-offerings = Un jeton Offrande est posé sur la structure ({ $rule })
outcome-offering = Sur la structure : un jeton Offrande de valeur { $offering }

# Plusieurs jetons sont découverts à la fois.
decision-claim = choisir le jeton de la structure à prendre d’abord
action-claim = Prendre d’abord { $token }
event-claim = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } d’abord { $token } ({ $rule })
event-token-gained = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } { $token } (P2.1)
event-token-lost = Perdu avec la carte : { $token } (P5.9)

## Des divinités entrent au Panthéon

# Une divinité que les autres ne doivent pas voir est « une divinité romaine ».
chance-looking = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } la pioche { $mythology } ({ $rule })
outcome-look = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } { $divinity }
decision-place = placer une des divinités regardées sur un emplacement vide du Panthéon
action-place = Placer { $divinity } face cachée sur l’emplacement { $space } (prix { $price } pour vous, { $rival_price } pour l’adversaire)
event-place = { $person ->
    [you] Vous placez
   *[other] { $player } place
 } { $divinity } face cachée sur l’emplacement { $space } du Panthéon (P2.2)

chance-pantheon = Une divinité du Panthéon est révélée ({ $rule })
outcome-pantheon = Divinité révélée au Panthéon : { $divinity }
event-gate = La Porte est posée sur l’emplacement { $space } du Panthéon (P1.4)

## Activation

also-activate = ou activer une carte du Panthéon
action-activate = Activer { $divinity }{ $price }
event-activate = { $person ->
    [you] Vous activez
   *[other] { $player } active
 } { $divinity }{ $price }
event-no-effect = Rien ne se passe : son effet est impossible maintenant (P3.4)
reason-pantheon-closed = Rien ne peut être activé pendant l’{ $age } : le Panthéon ouvre à l’Âge II ({ $rule })
reason-space-empty = L’emplacement { $space } du Panthéon est vide ({ $rule })
reason-offering-not-owned = Vous n’avez pas { $tokens ->
    [one] le jeton Offrande
   *[other] les jetons Offrande
 } de valeur { $values } ({ $rule })
reason-needless-offering = Avec { $value } en offrandes pour un prix de { $cost }, un des jetons serait gaspillé ({ $rule })
reason-cannot-afford-activation = Activer { $item } coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et { $coins ->
    [0] vous n’en avez pas
   *[other] vous en avez { $coins }
 } ({ $rule })

# Une de plusieurs divinités montrées, gratuitement.
effect-activate-from-tops = La première divinité de chaque pioche est montrée, vous en activez une gratuitement (P4.1)
effect-activate-from-deck = Vous choisissez une mythologie : sa pioche est révélée, vous activez gratuitement une de ses divinités et remettez les autres dans l’ordre de votre choix (P4.3)
chance-tops = La première divinité d’une pioche est montrée ({ $rule })
decision-deck = choisir la mythologie dont la pioche est révélée
action-deck = Révéler la pioche { $mythology }
event-deck = { $person ->
    [you] Vous révélez
   *[other] { $player } révèle
 } la pioche { $mythology } (P4.3)
chance-showing = Une divinité de la pioche est montrée ({ $rule })
outcome-reveal = Divinité montrée : { $divinity }
decision-divinity = choisir une des divinités montrées à activer gratuitement
action-choose = Activer { $divinity } (gratuit)
event-choose = { $person ->
    [you] Vous activez
   *[other] { $player } active
 } { $divinity } (gratuit)
event-tokens-back = { $tokens ->
    [one] Jeton remis
   *[other] Jetons remis
 } dans la boîte : { $items } (P4.4)
decision-order = choisir la divinité qui va au sommet de la pioche
action-top = Mettre { $divinity } au sommet de sa pioche
event-top = { $person ->
    [you] Vous mettez
   *[other] { $player } met
 } { $divinity } au sommet de sa pioche ({ $rule })
event-top-unseen = { $person ->
    [you] Vous remettez
   *[other] { $player } remet
 } la pioche { $mythology } dans un ordre que personne d’autre ne connaît ({ $rule })

## Les effets des divinités

# Enki : un jeton Progrès.
effect-take-token-from-card = Quand elle est révélée, { $tokens ->
    [one] { $tokens } jeton Progrès est tiré de la boîte et posé
   *[other] { $tokens } jetons Progrès sont tirés de la boîte et posés
 } dessus ; vous en gardez un (P5.1)
chance-carrying = Un jeton Progrès est posé sur la divinité ({ $rule })
outcome-carrying = Jeton tiré de la boîte et posé sur la divinité : { $token }
decision-carried = garder un des jetons Progrès posés sur la divinité

# Nisaba : le serpent.
effect-copy-symbol = Vous posez le serpent sur une carte verte adverse : son symbole compte aussi pour vous (P5.3)
decision-snake = choisir une carte verte de la cité adverse pour le serpent
action-snake = Poser le serpent sur { $card }
event-snake = { $person ->
    [you] Vous posez
   *[other] { $player } pose
 } le serpent sur { $card } : son symbole compte dans les deux cités ({ $rule })

# Astarté : des pièces à l’abri.
effect-safe-coins = { coins } sur cette carte : personne ne peut les prendre, vous pouvez les dépenser, chaque pièce restante vaut un point à la fin (P5.4)
event-safe-gained = { $person ->
    [you] Vous posez
   *[other] { $player } pose
 } { coins } sur { $card }, à l’abri (P5.4)
event-safe-spent = { $person ->
    [you] Vous dépensez
   *[other] { $player } dépense
 } { coins } parmi celles posées sur { $card } (P5.4)

# Baal : une carte de l’adversaire.
effect-steal-card = Vous prenez dans votre cité une carte marron ou grise de la cité adverse (P5.5)
decision-steal = choisir une carte marron ou grise de la cité adverse à prendre
action-steal = Prendre { $card } dans la cité adverse
event-steal = { $person ->
    [you] Vous prenez
   *[other] { $player } { $rival_person ->
        [you] vous prend
       *[other] prend
     }
 } { $card }{ $rival_person ->
    [you] {""}
   *[other] {" "}à { $rival }
 } ({ $rule })

# Zeus : une carte de la structure.
effect-discard-from-structure = Vous défaussez une carte quelconque de la structure, visible ou cachée (P5.9)
decision-strike = choisir une carte de la structure à défausser
action-strike = Défausser { $card } de la structure
event-strike = { $person ->
    [you] Vous défaussez
   *[other] { $player } défausse
 } { $card } de la structure ({ $rule })
chance-struck = La carte défaussée est révélée ({ $rule })
outcome-struck = La carte défaussée est { $card }

# Anubis : une merveille construite.
effect-unbuild-wonder = Vous démantelez une merveille construite de l’un des joueurs : elle n’est plus construite, et la carte placée dessous est défaussée (P5.11)
decision-unbuild = choisir une merveille construite à démanteler
action-unbuild = Démanteler { $wonder } ({ $owner_person ->
    [you] votre merveille
   *[other] { $owner }
 })
event-unbuild = { $person ->
    [you] Vous démantelez
   *[other] { $player } démantèle
 } { $wonder } ({ $owner_person ->
    [you] votre merveille
   *[other] { $owner }
 }, { $rule })
event-uncovered = La carte placée dessous rejoint la défausse : { $card } (P5.11)
event-pawn-unbuild = Le pion Conflit recule de { $spaces } { $spaces ->
    [one] case
   *[other] cases
 }, { $left ->
    [0] jusque dans
   *[other] encore { $left } jusqu’à
 } { $rival_person ->
    [you] votre capitale
   *[other] la capitale côté { $rival }
 } (P5.11)

# Isis : une merveille avec une carte défaussée.
effect-build-wonder-from-discard = Vous construisez gratuitement une de vos merveilles, avec une carte de la défausse (P5.13)
decision-raise = choisir une de vos merveilles à construire gratuitement
action-raise = Construire { $wonder } avec une carte de la défausse (gratuit)
event-raise = { $person ->
    [you] Vous choisissez
   *[other] { $player } choisit
 } { $wonder }, à construire avec une carte de la défausse ({ $rule })
decision-bury = choisir la carte de la défausse avec laquelle construire la merveille
action-bury = Construire { $wonder } avec { $card } de la défausse (gratuit)
event-bury = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $wonder } avec { $card } de la défausse (gratuit)

# Râ : une merveille de l’adversaire.
effect-steal-wonder = Vous prenez une merveille non construite de l’adversaire (P5.14)
decision-take = choisir une merveille non construite de l’adversaire à prendre
action-take = Prendre { $wonder } à l’adversaire
event-take = { $person ->
    [you] Vous prenez
   *[other] { $player } { $rival_person ->
        [you] vous prend
       *[other] prend
     }
 } { $wonder }{ $rival_person ->
    [you] {""}
   *[other] {" "}à { $rival }
 } ({ $rule })

# Minerve : un pion sur la piste de conflit.
effect-place-minerva = Vous posez le pion Minerve sur une case de la piste de conflit, où il arrête une fois le pion Conflit (P5.16)
decision-minerva = choisir une case de la piste de conflit pour le pion Minerve
action-minerva = Poser le pion Minerve sur { $track }
event-minerva = { $person ->
    [you] Vous posez
   *[other] { $player } pose
 } le pion Minerve sur { $track } ({ $rule })
event-stopped = Le pion Minerve arrête le pion Conflit et quitte la partie (P5.16)

# Neptune : des jetons Militaire.
effect-remove-military-token = Vous retirez un jeton Militaire sans son effet (P5.17)
decision-remove = choisir un jeton Militaire à retirer
action-remove = Retirer le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 }
event-remove = { $person ->
    [you] Vous retirez
   *[other] { $player } retire
 } le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 } ({ $rule })
effect-apply-military-token = Puis vous appliquez un autre jeton Militaire à l’adversaire (P5.17)
decision-apply = choisir un jeton Militaire à appliquer à l’adversaire
action-apply = Appliquer à l’adversaire le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 }
event-apply = { $person ->
    [you] Vous appliquez
   *[other] { $player } applique
 } contre { $rival_person ->
    [you] vous
   *[other] { $rival }
 } le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 } ({ $rule })

## Autres effets, coûts et paiements

effect-activation-rebate = Activer une carte du Panthéon vous coûte { coins } de moins (P4.2)
effect-temple-points = 1, 2 et 3 Grands Temples valent { $points } points de victoire en tout (P3.5)
effect-opponent-loses-per-space = L’adversaire perd { coins } par case dont vous avancez le pion Conflit (P6.2)
effect-chain-for = Vous construisez pour { coins } toute carte dont le coût porte un symbole de chaînage (P6.3)
effect-points-per-pantheon-token = { $points } { $points ->
    [one] point
   *[other] points
 } de victoire à la fin par jeton Mythologie et Offrande encore en votre possession (P6.1)

payment-mythology-token = {" "}(gratuit par jeton Mythologie)
payment-instead = {" "}pour { $payment } ({ $token })
cost-of-space = { $times ->
    [1] le prix de son emplacement
   *[other] { $times } fois le prix de son emplacement
 }
bill-mythology-token = gratuit par jeton Mythologie ({ $token })
bill-chain-for = { coins } au lieu du coût entier ({ $token }, P6.3)

## Aide pour les symboles de l’écran

pantheon-help-color-purple = Grands Temples. Plus vous en avez, plus chacun vaut de points ; votre jeton Mythologie rend le sien gratuit
help-link-token = un symbole de chaînage. Votre { $token } rend gratuit : { $items }
mark-mythology-token = jeton Mythologie
help-mythology-token = le joueur qui le découvre regarde les { $looked } premières divinités de sa pioche et en place une au Panthéon ; plus tard, il rend gratuit le Grand Temple de sa mythologie
mark-offering-token = jeton Offrande
help-offering-token = paie une fois { $values } pour une activation, sans rendu de monnaie
mark-divinity = divinité
help-divinity = dès l’Âge II, vous pouvez l’activer au lieu de prendre une carte : payez le prix de son emplacement, son effet a lieu immédiatement
mark-face-down-divinity = divinité face cachée
help-face-down-divinity = tous voient sa mythologie ; jusqu’à l’Âge II, seul le joueur qui l’a placée sait quelle divinité c’est
mark-divinity-deck = pioche de divinités
help-divinity-deck = les divinités d’une mythologie qui ne sont pas au Panthéon, face cachée
mark-pantheon-price = prix d’un emplacement
help-pantheon-price = de { $least } à { $greatest } pièces, différent pour chaque joueur ; le double pour la Porte
mark-gate = Porte
help-gate = coûte le double du prix de son emplacement ; la première divinité de chaque pioche est montrée et vous en activez une gratuitement
mark-temple-back = dos de Grand Temple
help-temple-back = cette carte face cachée est un Grand Temple ; personne ne sait lequel
mark-snake = serpent
help-snake = le symbole de cette carte verte compte aussi pour l’adversaire
mark-minerva = pion Minerve
help-minerva = quand le pion Conflit entrerait sur cette case, il s’arrête devant, et le pion Minerve quitte la partie
mark-safe-coins = pièces à l’abri
help-safe-coins = posées sur une divinité : on peut les dépenser après le trésor, jamais les perdre, et chacune vaut 1 point à la fin
