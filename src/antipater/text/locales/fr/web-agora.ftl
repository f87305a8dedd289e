# Le Sénat dans le navigateur.

mark-senators = S
back-senator = Sénateur face cachée
senator-politician = Politicien
senator-conspirator = Comploteur

senate = Sénat
senate-chambers = Chambres du Sénat
senate-actions = Que faire d’un cube
senate-place = Placer
senate-move = Déplacer
senate-from = Choisissez la Chambre de départ
senate-to = De la Chambre { $chamber } vers laquelle de ses voisines ?
senate-of-six = { $controlled } sur 6
senate-side = { $own ->
    [yes] à vous
   *[other] { $player }
 }, { $cubes ->
    [one] { $cubes } cube en réserve
   *[other] { $cubes } cubes en réserve
 }
senate-mine = À vous
senate-mine-brief = Vous
senate-rival = Rival
senate-tied = Égalité
senate-free = Libre
senate-no-cubes = aucun cube
senate-no-decree = aucun Décret
senate-decree-unknown = Décret inconnu
senate-chamber-title = Chambre { $number }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
senate-chamber = Chambre { $number }, { $section }, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. { $addressed ->
    [yes] Vous
   *[other] { $near }
 } : { $own ->
    [one] { $own } cube
   *[other] { $own } cubes
 }, { $rival } : { $theirs } ; { $control ->
    [mine] { $addressed ->
        [yes] à vous
       *[other] { $near }
     }
    [theirs] { $rival }
    [tied] égalité
   *[free] libre
 }. Décret : { $decrees }

watch-politics = { $controlled ->
    [one] { $controlled } Chambre contrôlée sur 6
   *[other] { $controlled } Chambres contrôlées sur 6
 }
politics-close = { $own ->
    [yes] Vous contrôlez
   *[other] { $player } contrôle
 } { $controlled } Chambres sur 6 : une de plus donne la victoire
cubes-supply = { $cubes ->
    [one] { $cubes } cube en réserve
   *[other] { $cubes } cubes en réserve
 }
token-near = Jeton Militaire proche : { $player } place un cube
token-far = Jeton Militaire lointain : { $player } retire un cube, puis peut en déplacer un

conspiracies = Complots
conspiracies-none = aucun
conspiracies-hidden = { $number ->
    [one] { $number } caché
   *[other] { $number } cachés
 }
conspiracy-hidden = Caché, non préparé
conspiracy-prepared = Préparé
conspiracy-triggered = Déclenché, épuisé
conspiracy-unknown = Inconnu
conspiracy-under = Dessous : { $card }
conspiracy-trigger = Déclencher
conspiracy-prepare = Préparer { $conspiracy }
plan-prepare = Prévoir de préparer { $conspiracy }

recruit = Recruter
plan-recruit = Prévoir de recruter

keys-senate = Sénat
keys-chamber = une Chambre
keys-place-move = placer ou déplacer
keys-conspiracies = Complots

senators-count = { $senators ->
    [one] { $senators } Sénateur
   *[other] { $senators } Sénateurs
 }
places-tabs = Sénat ou Panthéon

# Ce qui est demandé, en quelques mots pour un téléphone.
ask-conspire-influence = Placez un cube ou complotez
ask-influence = Placez un cube
ask-oust = Retirez un cube adverse
ask-retain = Gardez un Complot
ask-shift = Déplacez un cube, ou aucun
ask-transfer = Déplacez un Décret
