# Pourquoi un coup est impossible. La règle est entre parenthèses.

reason-not-an-option = Ce choix n’est pas possible maintenant
reason-game-over = La partie est terminée
reason-not-your-turn = { $person ->
    [you] Vous devez d’abord choisir
   *[other] { $player } doit d’abord choisir
 }
reason-chance-first = Il faut d’abord révéler des cartes ou des jetons
reason-impossible-outcome = Le hasard ne peut pas donner cela maintenant ({ $rule })
reason-no-such-action = Ce coup n’existe pas
reason-no-such-item = Cette carte, cette merveille ou ce jeton n’existe pas
reason-other-choice-first = Il faut d’abord faire autre chose : { $decision } ({ $rule })
reason-slot-empty = Il n’y a plus de carte à cet emplacement ({ $rule })
reason-covered = Impossible de prendre { $card }, encore sous { $covers } ({ $rule })
reason-too-dear = { $kind ->
    [wonder] La merveille { $item } coûte
   *[building] { $item } coûte
 } { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 }{ $explained ->
    [yes] {" "}({ $parts })
   *[no] {""}
 } et { $coins ->
    [0] vous n’en avez pas
   *[other] vous en avez { $coins }
 } ({ $rule })
reason-already-built = Merveille déjà construite : { $wonder } ({ $rule })
reason-seven-wonders = Impossible de construire { $wonder } : il y a déjà { $most } merveilles, pas une de plus ({ $rule })
reason-not-your-wonder = Vous n’avez pas la merveille { $wonder } ({ $rule })
reason-wonder-not-shown = Impossible de prendre { $wonder } : choisissez une merveille présentée sur la table ({ $rule })
reason-token-not-on-board = Impossible de prendre { $token } : choisissez un jeton du plateau ({ $rule })
reason-token-not-drawn = Impossible de garder { $token } : choisissez un jeton tiré de la boîte ({ $rule })
reason-not-in-discard = Impossible de construire { $card } : choisissez une carte de la défausse ({ $rule })
reason-wrong-color = Impossible de détruire { $card } : choisissez une { $counted } ({ $rule })
reason-not-in-rival-city = Impossible de détruire { $card } : choisissez une { $counted } de la cité adverse ({ $rule })
reason-not-in-top-row = Il n’y a pas de carte de la rangée du haut à cet emplacement ({ $rule })
reason-not-among-choices = { $named ->
    [yes] Impossible de choisir { $item }
   *[no] Ce choix est impossible
 } ; il faut { $decision } ({ $rule })
reason-pantheon-closed = Personne n’active pendant l’{ $age } : le Panthéon ouvre à l’Âge II ({ $rule })
reason-space-empty = L’emplacement { $space } du Panthéon est vide ({ $rule })
reason-offering-not-owned = Vous n’avez pas { $tokens ->
    [one] le jeton Offrande
   *[other] les jetons Offrande
 } de valeur { $values } ({ $rule })
reason-needless-offering = Avec { $value } en offrandes pour un prix de { $cost }, un des jetons serait gaspillé ({ $rule })
reason-activation-too-dear = Activer { $item } coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et { $coins ->
    [0] vous n’en avez pas
   *[other] vous en avez { $coins }
 } ({ $rule })
