# Agora dans un terminal.

# Une position en toutes lettres.
terminal-back-senator = Sénateur
terminal-hidden-senator = Sénateur caché
terminal-agora = Sénat, six Chambres :
terminal-chamber = {"  "}Chambre { $number } ({ $section }, { $points } { $points ->
    [one] point
   *[other] points
 }) : vos cubes { $mine }, ceux de l’adversaire { $theirs } ; { $control } ; Décret : { $decree }
terminal-control = contrôlée par { $person ->
    [you] vous
   *[other] { $player }
 }
terminal-no-control = contrôlée par personne
terminal-decree-unknown = face cachée
terminal-no-decree = aucun
terminal-decree-there = Décret de { $chamber } : { $decree }.
terminal-conspiracy-deck = Complots dans la pioche : { $cards }
terminal-agora-city = {"  "}Chambres contrôlées : { $chambers } sur { $most } ; cubes dans la réserve : { $cubes }
terminal-senators = {"  "}Sénateurs : { $senators }
terminal-conspiracies = {"  "}Complots : { $plans }
terminal-plan-unknown = inconnu
terminal-plan-kept = { $name } (non préparé)
terminal-plan-prepared = { $name } (préparé avec { $card })
terminal-plan-triggered = { $name } (déclenché)
terminal-plan = { $name } : { $does }
terminal-senator-price = { $coins } { $coins ->
    [one] pièce
   *[other] pièces
 } : une par Sénateur de votre cité, aucune avec Corruption (A3.2, A8.6)

# Le journal.
terminal-chance-senators = Sénateurs dans la structure : { $count }
terminal-chance-decrees = { $count ->
    [one] Décret révélé : { $decrees }
   *[other] Décrets révélés : { $decrees }
 }
terminal-chance-plotting = { $person ->
    [you] Vous regardez
   *[other] { $player } regarde
 } des Complots : { $items }
terminal-chance-plotting-unseen = { $person ->
    [you] Vous regardez
   *[other] { $player } regarde
 } { $count ->
    [one] un Complot
   *[other] { $count } Complots
 }
terminal-chance-peeking = { $person ->
    [you] Vous regardez
   *[other] { $player } regarde
 } des cartes écartées à la mise en place : { $items }
terminal-chance-peeking-unseen = { $person ->
    [you] Vous regardez
   *[other] { $player } regarde
 } { $count ->
    [one] une carte écartée
   *[other] { $count } cartes écartées
 } à la mise en place

# La table à l’écran.
terminal-do-recruit = Recruter
terminal-title-agora = Le Sénat
