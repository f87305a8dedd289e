# L’extension Agora de Duel. Un verbe, une décision ou un effet a une clé, et toutes ses phrases sont ensemble.
# Un message qui commence par « agora- » remplace celui de Duel qui n’a pas ce début.

## Mots seuls

color-senators = Sénateur
counted-senators = Sénateur
kind-politician = Politicien, { $section }
kind-conspirator = Comploteur
section-left = section gauche
section-center = section centrale
section-right = section droite
the-chamber = la Chambre { $number }
unknown-conspiracy = un Complot
score-senate = Sénat
result-political = { $person ->
    [you] Vous gagnez
   *[other] { $player } gagne
 } par suprématie politique : les 6 Chambres sont contrôlées (A2.9)
cost-of-senator = 1 pièce par Sénateur de la cité

## La structure et le Sénat sont mis en place

chance-senators = Les places des Sénateurs sont tirées au sort ({ $rule })
outcome-senator = Rangée { $row }, carte { $place } : un Sénateur
chance-decrees = Un Décret est révélé ({ $rule })
outcome-decree = { $chamber } : { $decree }

## Sénateurs

agora-decision-turn = prendre une carte accessible
action-recruit = Recruter { $card }{ $price }
event-recruit = { $person ->
    [you] Vous recrutez
   *[other] { $player } recrute
 } { $card }{ $price }
reason-no-senator = Cette carte n’est pas un Sénateur ({ $rule })
reason-cannot-afford-senator = Un Sénateur vous coûte { $cost } { $cost ->
    [one] pièce
   *[other] pièces
 } et { $coins ->
    [0] vous n’en avez pas
   *[other] vous en avez { $coins }
 } ({ $rule })
effect-senate-actions = 1 à 3 actions au Sénat, selon vos cartes bleues : placer un cube dans la { $section }, ou en déplacer un n’importe où (A3.5)
effect-place-or-conspire = Vous placez un cube dans une Chambre, ou vous complotez (A3.7)
effect-place-cube = Vous placez un cube dans une Chambre (A2.2)
effect-move-cube = Vous pouvez déplacer un de vos cubes dans une Chambre voisine (A2.3)
effect-trigger-unprepared = Vous pouvez déclencher un de vos Complots non préparés (A8.1)
effect-senators-for-nothing = Les Sénateurs ne vous coûtent rien (A8.6)
effect-keep-both-conspiracies = Quand vous complotez, vous gardez les deux Complots (A4.2)

# Cubes.
decision-influence = placer un cube dans une Chambre
action-influence = Placer un cube dans { $chamber }
event-influence = { $person ->
    [you] Vous placez
   *[other] { $player } place
 } un cube dans { $chamber } ({ $rule })
decision-shift = déplacer un de vos cubes dans une Chambre voisine, ou aucun
action-shift = Déplacer un cube de la Chambre { $from } à la Chambre { $to }
event-shift = { $person ->
    [you] Vous déplacez
   *[other] { $player } déplace
 } un cube de la Chambre { $from } à la Chambre { $to } ({ $rule })
decision-oust = retirer un cube de l’adversaire
action-oust = Retirer un cube adverse de { $chamber }
event-oust = { $person ->
    [you] Vous retirez
   *[other] { $player } retire
 } { $rival_person ->
    [you] un de vos cubes
   *[other] un cube de { $rival }
 } de { $chamber } ({ $rule })
decision-senate = faire { $actions ->
    [one] encore { $actions } action
   *[other] encore { $actions } actions
 } au Sénat : placer un cube dans la { $section } ou en déplacer un
action-stop = Terminé
event-stop = { $person ->
    [you] Vous vous arrêtez
   *[other] { $player } s’arrête
 } ({ $rule })
decision-conspirator = placer un cube dans une Chambre, ou comploter
event-decree-shown = Le Décret de la Chambre { $number } est révélé : { $decree } (A2.6)
event-control-gained = { $person ->
    [you] Vous contrôlez
   *[other] { $player } contrôle
 } maintenant la Chambre { $number } (A2.5)
event-control-lost = Personne ne contrôle plus la Chambre { $number } (A2.5)

## Complots

action-conspire = Comploter
event-conspire = { $person ->
    [you] Vous complotez
   *[other] { $player } complote
 } ({ $rule })
chance-plotting = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } un Complot ({ $rule })
outcome-plot = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } { $conspiracy }
outcome-plot-unseen = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } un Complot
decision-retain = garder un des deux Complots, remettre l’autre sur la pioche ou dessous
action-retain = Garder { $conspiracy }, remettre l’autre { $end ->
    [top] sur la pioche
   *[bottom] sous la pioche
 }
event-retain = { $person ->
    [you] Vous gardez
   *[other] { $player } garde
 } { $conspiracy } et { $person ->
    [you] remettez
   *[other] remet
 } l’autre { $end ->
    [top] sur la pioche
   *[bottom] sous la pioche
 } ({ $rule })
event-retain-unseen = { $person ->
    [you] Vous gardez
   *[other] { $player } garde
 } un Complot et { $person ->
    [you] remettez
   *[other] remet
 } l’autre { $end ->
    [top] sur la pioche
   *[bottom] sous la pioche
 } ({ $rule })
action-prepare = Préparer { $conspiracy } avec { $card }
event-prepare = { $person ->
    [you] Vous préparez
   *[other] { $player } prépare
 } { $conspiracy } avec { $card } ({ $rule })
event-prepare-unseen = { $person ->
    [you] Vous préparez
   *[other] { $player } prépare
 } un Complot avec { $card } ({ $rule })
also-trigger = ou déclencher d’abord un Complot préparé
decision-curia = déclencher un Complot non préparé, ou aucun
action-trigger = Déclencher { $conspiracy }
event-trigger = { $person ->
    [you] Vous déclenchez
   *[other] { $player } déclenche
 } { $conspiracy } ({ $rule })
reason-not-your-conspiracy = Vous n’avez pas ce Complot, ou il est déjà préparé ({ $rule })
reason-not-prepared = Ce Complot n’est pas préparé ({ $rule })
reason-has-triggered = Vous avez déjà déclenché un Complot à ce tour ({ $rule })
reason-nothing-to-do = Ce Complot n’aurait aucun effet maintenant ({ $rule })

# Ce que font les Complots, par leurs clés.
conspiracy-does-extortion = Prendre une merveille non construite de l’adversaire. Puis vous pouvez déplacer un cube (A6.1)
conspiracy-does-blackmail = Prendre la moitié des pièces de l’adversaire, arrondie au supérieur. Puis vous pouvez déplacer un cube (A6.2)
conspiracy-does-expropriation = Défausser une carte bleue de l’adversaire. Puis vous pouvez déplacer un cube (A6.3)
conspiracy-does-swindle = Défausser une carte jaune de l’adversaire. Puis vous pouvez déplacer un cube (A6.4)
conspiracy-does-obscurantism = Écarter un jeton Progrès du plateau, de l’adversaire ou de la boîte (A6.5)
conspiracy-does-coup = 2 boucliers (A6.6)
conspiracy-does-property-fraud = Construire gratuitement une carte de la rangée du haut, couverte ou non (A6.7)
conspiracy-does-treason = Regarder les cartes écartées à la mise en place et en construire une gratuitement (A6.8)
conspiracy-does-political-maneuver = Placer un cube, retirer un cube de l’adversaire, puis vous pouvez déplacer un cube (A6.9)
conspiracy-does-espionage = Regarder les jetons Progrès de la boîte et en prendre un (A6.10)
conspiracy-does-turn-of-events = Défausser une ou deux cartes accessibles. Puis vous pouvez déplacer un cube (A6.11)
conspiracy-does-embezzlement = Prendre 1 pièce par cube que vous avez au Sénat ; l’adversaire perd 1 pièce par cube qu’il y a (A6.12)
conspiracy-does-foreclosure = Prendre une carte marron ou grise de l’adversaire (A6.13)
conspiracy-does-coercion = Échanger une carte bleue ou verte de l’adversaire contre une des vôtres de la même couleur. Puis vous pouvez déplacer un cube (A6.14)
conspiracy-does-insider-influence = Mettre un Décret sous celui d’une autre Chambre. Puis vous pouvez déplacer un cube (A6.15)
conspiracy-does-sabotage = Une merveille construite de l’adversaire retourne dans la boîte (A6.16)

# Leurs choix.
decision-extort = choisir une merveille non construite de l’adversaire à prendre
action-extort = Prendre { $wonder } à l’adversaire
event-extort = { $person ->
    [you] Vous prenez
   *[other] { $player } { $rival_person ->
        [you] vous prend
       *[other] prend
     }
 } { $wonder }{ $rival_person ->
    [you] {""}
   *[other] {" "}à { $rival }
 } ({ $rule })
decision-lock = choisir un jeton Progrès à écarter
action-lock = Écarter { $token }
event-lock = { $person ->
    [you] Vous écartez
   *[other] { $player } écarte
 } { $token } ({ $rule })
action-shelve = Écarter { $token } de la boîte
event-shelve = { $person ->
    [you] Vous écartez
   *[other] { $player } écarte
 } { $token } de la boîte ({ $rule })
event-shelve-unseen = { $person ->
    [you] Vous écartez
   *[other] { $player } écarte
 } un jeton de la boîte ({ $rule })
chance-peeking = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } une carte écartée à la mise en place ({ $rule })
outcome-peek = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } { $card }
outcome-peek-unseen = { $seat_person ->
    [you] Vous regardez
   *[other] { $seat } regarde
 } une carte écartée à la mise en place
decision-betray = choisir une carte écartée à la mise en place, à construire gratuitement
action-betray = Construire { $card }, écartée à la mise en place (gratuit)
event-betray = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card }, écartée à la mise en place (gratuit)
decision-spy = choisir un jeton Progrès de la boîte
action-spy = Prendre { $token } dans la boîte
event-spy = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } { $token } dans la boîte ({ $rule })
decision-topple = choisir une carte accessible à défausser
decision-topple-again = choisir une autre carte accessible à défausser, ou aucune
action-topple = Défausser { $card } sans pièces
event-topple = { $person ->
    [you] Vous défaussez
   *[other] { $player } défausse
 } { $card } sans pièces ({ $rule })
decision-seize = choisir une carte marron ou grise de la cité adverse à prendre
action-seize = Prendre { $card } dans la cité adverse
event-seize = { $person ->
    [you] Vous prenez
   *[other] { $player } prend
 } { $card } dans { $rival_person ->
    [you] votre cité
   *[other] la cité de { $rival }
 } ({ $rule })
decision-coerce = choisir une carte bleue ou verte de l’adversaire
decision-cede = choisir une carte de la même couleur à donner pour { $card }
action-swap = { $given ->
    [yes] Donner { $card }
   *[no] Prendre { $card }
 }
event-swap = { $given ->
    [yes] { $person ->
        [you] Vous donnez
       *[other] { $player } donne
     }
   *[no] { $person ->
        [you] Vous prenez
       *[other] { $player } prend
     }
 } { $card } ({ $rule })
decision-transfer = choisir un Décret et sa nouvelle Chambre
action-transfer = Mettre le Décret de la Chambre { $from } dans la Chambre { $to }
event-transfer = { $person ->
    [you] Vous mettez
   *[other] { $player } met
 } le Décret de la Chambre { $from } dans la Chambre { $to } ({ $rule })
decision-sabotage = choisir une merveille construite de l’adversaire à retirer
action-sabotage = Retirer { $wonder } de la partie
event-sabotage = { $person ->
    [you] Vous retirez
   *[other] { $player } retire
 } { $wonder } de la partie ({ $rule })
decision-salvage = choisir une carte écartée à la mise en place, à construire gratuitement
action-salvage = Construire { $card } (gratuit)
event-salvage = { $person ->
    [you] Vous construisez
   *[other] { $player } construit
 } { $card } (gratuit)

## Décrets, par leurs clés

decree-does-coins-blue = vous recevez 1, 2 ou 3 pièces, selon l’Âge, quand l’un des joueurs construit une carte bleue (A5.1)
decree-does-coins-green = vous recevez 1, 2 ou 3 pièces, selon l’Âge, quand l’un des joueurs construit une carte verte (A5.2)
decree-does-coins-yellow = vous recevez 1, 2 ou 3 pièces, selon l’Âge, quand l’un des joueurs construit une carte jaune (A5.3)
decree-does-coins-red = vous recevez 1, 2 ou 3 pièces, selon l’Âge, quand l’un des joueurs construit une carte rouge (A5.4)
decree-does-ignore-yellow = un symbole du coût des cartes jaunes est ignoré (A5.5)
decree-does-ignore-red = un symbole du coût des cartes rouges est ignoré (A5.6)
decree-does-ignore-green = un symbole du coût des cartes vertes est ignoré (A5.7)
decree-does-wonder-discount = les merveilles coûtent 1 ressource de moins (A5.8)
decree-does-shield = le pion Conflit est avancé d’une case tant que vous avez ce Décret (A5.9)
decree-does-trade-raw = les matières premières coûtent 1 pièce de moins, mais au moins 1 (A5.10)
decree-does-trade-manufactured = les produits manufacturés coûtent 1 pièce de moins, mais au moins 1 (A5.11)
decree-does-blue-bonus = deux cartes bleues de plus comptent pour les actions au Sénat (A5.12)
decree-does-discard-bonus = défausser une carte rapporte 2 pièces de plus (A5.13)
decree-does-coins-wonders = vous recevez 1, 2 ou 3 pièces, selon l’Âge, quand l’un des joueurs construit une merveille (A5.14)
decree-does-opponent-chains = les symboles de chaînage de l’adversaire comptent pour vous (A5.15)
decree-does-conspirator-replay = vous rejouez après avoir recruté un Comploteur (A5.16)

agora-event-military-token = { $coins ->
    [2] Le jeton Militaire proche est utilisé : un cube peut être placé (A7.4)
   *[other] Le jeton Militaire lointain est utilisé : un cube adverse peut être retiré, puis un cube déplacé (A7.4)
 }

## Aide pour les symboles de l’écran

agora-help-military-token = quand le pion Conflit entre dans sa zone, le joueur qui l’a avancé place un cube (+), ou en retire un à l’adversaire et peut ensuite en déplacer un (×)
mark-senator = Sénateur
help-senator = se recrute pour autant de pièces que la cité a de Sénateurs ; les Politiciens agissent au Sénat, les Comploteurs placent un cube ou complotent
mark-senator-back = dos d’un Sénateur
help-senator-back = cette carte face cachée est un Sénateur ; personne ne sait lequel
mark-cube = cube Influence
help-cube = chaque joueur en a 12 ; celui qui en a le plus dans une Chambre la contrôle
mark-chamber = Chambre
help-chamber = le joueur qui la contrôle a son Décret, et ses points à la fin
mark-decree = Décret
help-decree = un avantage pour le joueur qui contrôle sa Chambre ; face cachée tant qu’aucun cube n’y est placé
mark-conspiracy = Complot
help-conspiracy = gardé face cachée ; une carte le prépare, et au début d’un tour suivant il peut être déclenché
mark-political-supremacy = suprématie politique
help-political-supremacy = le joueur qui contrôle les six Chambres gagne aussitôt
