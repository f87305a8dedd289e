# Le journal : ce qui a été fait, et ce qui s’ensuit.

event-build = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item }{ price }
event-discard = { $person ->
    [you] Vous défaussez
   *[other] { $player } défausse
 } { $item } pour { coins }
event-wonder = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } avec { $card }{ price }
event-draft = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } { $item }
event-token = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } le jeton Progrès { $item }
event-keep = { $person ->
    [you] Vous gardez
   *[other] { $player } garde
 } le jeton Progrès { $item }
event-revive = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } depuis la défausse (gratuit)
event-destroy = { $person ->
    [you] Vous détruisez
   *[other] { $player } détruit
 } { $item }, qui rejoint la défausse
event-begin = { $person ->
    [you] Vous décidez
   *[other] { $player } décide
 } : { $starter_person ->
    [you] vous commencez
   *[other] { $starter } commence
 } l’{ $age }
event-row = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } de la rangée du haut (gratuit)
event-share = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } (gratuit) ; { $theirs } est pour { $rival_person ->
    [you] vous
   *[other] { $rival }
 }, { $discarded } rejoint la défausse (M3)
event-activate = { $person ->
    [you] Vous activez
   *[other] { $player } active
 } { $item }{ activation-price }
event-claim = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } d’abord { $token } (P2.1)
event-place = { $person ->
    [you] Vous placez
   *[other] { $player } place
 } { $item } face cachée sur l’emplacement { $space } du Panthéon (P2.2)
event-place-unseen = { $person ->
    [you] Vous placez
   *[other] { $player } place
 } { $item } face cachée sur l’emplacement { $space } du Panthéon (P2.2)
event-divinity = { $person ->
    [you] Vous activez
   *[other] { $player } active
 } { $item } (gratuit)
event-deck = { $person ->
    [you] Vous faites
   *[other] { $player } fait
 } montrer la pioche { $mythology } (P4.3)
event-order = { $person ->
    [you] Vous mettez
   *[other] { $player } met
 } { $item } au sommet de sa pioche (P4.3)
event-order-unseen = { $person ->
    [you] Vous remettez
   *[other] { $player } remet
 } la pioche { $mythology } dans un ordre que personne d’autre ne connaît (P4.3)
event-snake = { $person ->
    [you] Vous posez
   *[other] { $player } pose
 } le serpent sur { $item } : son symbole compte dans les deux cités (P5.3)
event-steal = { $person ->
    [you] Vous prenez
   *[other] { $player } { $rival_person ->
        [you] vous prend
       *[other] prend
     }
 } { $item }{ $rival_person ->
    [you] {""}
   *[other] {" "}à { $rival }
 } (P5.5)
event-strike = { $person ->
    [you] Vous défaussez
   *[other] { $player } défausse
 } { $item } de la structure (P5.9)
event-unbuild = { $person ->
    [you] Vous rendez
   *[other] { $player } rend
 } { $item } non construite ({ $owner_person ->
    [you] votre merveille
   *[other] { $owner }
 }, P5.11)
event-raise = { $person ->
    [you] Vous choisissez
   *[other] { $player } choisit
 } { $item }, à construire avec une carte de la défausse (P5.13)
event-bury = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } avec { $card } de la défausse (gratuit)
event-take-wonder = { $person ->
    [you] Vous prenez
   *[other] { $player } { $rival_person ->
        [you] vous prend
       *[other] prend
     }
 } { $item }{ $rival_person ->
    [you] {""}
   *[other] {" "}à { $rival }
 } (P5.14)
event-minerva = { $person ->
    [you] Vous posez
   *[other] { $player } pose
 } le pion Minerve sur { $space } (P5.16)
event-remove-loot = { $person ->
    [you] Vous retirez
   *[other] { $player } retire
 } le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 } (P5.17)
event-apply-loot = { $person ->
    [you] Vous appliquez
   *[other] { $player } applique
 } contre { $rival_person ->
    [you] vous
   *[other] { $rival }
 } le jeton Militaire de valeur { $worth }, { $side_person ->
    [you] de votre côté
   *[other] côté { $side }
 } (P5.17)

event-income = { $person ->
    [you] Vous recevez
   *[other] { $player } reçoit
 } { coins } de ce prix ({ $token }, D8.3)
event-gain = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } { coins }
event-loss = { $person ->
    [you] Vous perdez
   *[other] { $player } perd
 } { coins }
event-safe-gained = { $person ->
    [you] Vous posez
   *[other] { $player } pose
 } { coins } sur { $card }, à l’abri (P5.4)
event-safe-spent = { $person ->
    [you] Vous dépensez
   *[other] { $player } dépense
 } { coins } parmi celles posées sur { $card } (P5.4)
event-pawn = { $person ->
    [you] Vous avancez
   *[other] { $player } avance
 } le pion Conflit de { $spaces } { $spaces ->
    [one] case
   *[other] cases
 }, { $left ->
    [0] jusque dans la capitale adverse
   *[other] encore { $left } jusqu’à la capitale adverse
 } (D7.1)
event-pawn-back = Le pion Conflit recule de { $spaces } { $spaces ->
    [one] case
   *[other] cases
 }, { $left ->
    [0] jusque dans
   *[other] encore { $left } jusqu’à
 } { $person ->
    [you] votre capitale
   *[other] la capitale côté { $player }
 } (P5.11)
event-barred = Le pion Minerve arrête le pion Conflit et quitte la partie (P5.16)
event-military-token = Le jeton Militaire de valeur { $coins } est utilisé (D7.3)
event-symbol = { $person ->
    [you] Vous avez
   *[other] { $player } a
 } un nouveau symbole, { $symbol } : { $symbols } sur { $most } différents (D8.11)
event-pair = { $person ->
    [you] Vous réunissez
   *[other] { $player } réunit
 } une paire du symbole { $symbol }{ $tokens ->
    [0] , mais il ne reste aucun jeton Progrès
   *[other] {""}
 } (D8.1)
event-returned = Avec { $most } merveilles construites, la dernière retourne dans la boîte : { $item } (D6.3)
event-no-effect = Rien ne se passe : son effet est impossible en ce moment (P3.4)
event-unearthed = La carte placée dessous rejoint la défausse : { $card } (P5.11)
event-shared = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $item } (gratuit, M3)
event-tokens-back = { $tokens ->
    [one] Jeton remis
   *[other] Jetons remis
 } dans la boîte : { $items } (P4.4)
event-token-gained = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } { $token } (P2.1)
event-token-lost = Perdu avec la carte : { $token } (P5.9)
event-replay = { $person ->
    [you] Vous rejouez
   *[other] { $player } rejoue
 } (D6.8)
event-replay-lost = { $person ->
    [you] Vous perdez votre
   *[other] { $player } perd son
 } tour supplémentaire, car l’Âge est terminé (D6.8)
event-age = L’{ $age } commence
event-gate = La Porte est posée sur l’emplacement { $space } du Panthéon (P1.4)

result-none = La partie n’est pas terminée
result-military = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } par suprématie militaire (D7.2)
result-scientific = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } par suprématie scientifique (D8.11)
result-points = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } { $points } à { $rival } (D10.3)
result-blue = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } grâce aux cartes bleues, { $blue } à { $rival }, après une égalité à { $points } { $points ->
    [one] point
   *[other] points
 } (D10.3)
result-shared = La victoire est partagée : { $points } { $points ->
    [one] point
   *[other] points
 } chacun, dont { $blue } sur les cartes bleues (D10.3)
