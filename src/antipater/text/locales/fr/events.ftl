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
event-replay = { $person ->
    [you] Vous rejouez
   *[other] { $player } rejoue
 } (D6.8)
event-replay-lost = { $person ->
    [you] Vous perdez votre
   *[other] { $player } perd son
 } tour supplémentaire, car l’Âge est terminé (D6.8)
event-age = L’{ $age } commence

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
