# Blocages, signalements, et ce qu’écrivent les administrateurs.
report-title = Signaler ou bloquer
report-line = Signaler cette ligne
report-about = Les administrateurs de ce serveur lisent le signalement ; les autres joueurs ne le voient pas.
report-player = Joueur
report-reason = Motif
report-abuse = Insultes ou harcèlement
report-cheating = Triche
report-stalling = Fait traîner la partie
report-name = Nom offensant
report-other = Autre chose
report-text = Que s’est-il passé ? (facultatif)
report-send = Envoyer le signalement
report-done = Merci. Les administrateurs vont s’en occuper.
block = Bloquer
block-do = Bloquer { $name }
block-about = Ni discussion, ni défi, ni offre dans le salon entre vous et un joueur bloqué.
block-done = Joueur bloqué.
block-end = Débloquer
blocks-title = Joueurs bloqués
blocks-none = Vous n’avez bloqué personne.
warned-title = Message d’un administrateur
warned-warn = Un administrateur vous avertit :
warned-mute = Un administrateur vous a retiré la parole :
warned-suspend = Un administrateur vous a suspendu :
warned-until = Jusqu’au { $date }.
warned-read = J’ai lu ce message
log-adjourn = Un administrateur a ajourné la partie : { $reason }
log-continue = Un administrateur a repris la partie : { $reason }
log-undo = { $choices ->
    [one] Un administrateur a annulé le dernier choix : { $reason }
   *[other] Un administrateur a annulé les { $choices } derniers choix : { $reason }
 }
game-adjourned = Un administrateur a ajourné la partie. Elle reprendra plus tard.
refusal-blocked = L’un de vous a bloqué l’autre.
refusal-muted = Un administrateur vous a retiré la parole pour un temps.
refusal-suspended = Un administrateur vous a suspendu pour un temps. La page de votre compte dit pourquoi.
refusal-adjourned = Un administrateur a ajourné cette partie. Elle reprendra plus tard.
refusal-already-reported = Vous avez déjà signalé cela.
refusal-too-many-blocks = Vous ne pouvez pas bloquer plus de joueurs. Débloquez-en un d’abord.
refusal-administrator-needs-second-factor = Les administrateurs ont besoin de la connexion en deux étapes. Activez-la sur la page de votre compte.
refusal-administrator = Ce joueur est un administrateur.
refusal-too-few-choices = Il n’y a pas eu autant de choix.
refusal-not-adjourned = La partie n’est pas ajournée.
refusal-not-running = La partie n’a pas commencé.

# La page des administrateurs.
admin-title = Administration
admin-reports = Signalements
admin-no-reports = Aucun signalement en attente.
admin-nobody = personne en particulier
admin-game = partie
admin-by = Signalé par { $name }.
admin-note = Suite donnée
admin-settle = Réglé
admin-act = Agir
admin-user = Un joueur
admin-name = Nom ou identifiant
admin-look = Consulter
admin-muted = sans parole jusqu’au { $date }
admin-suspended = suspendu jusqu’au { $date }
admin-reported = { $reports ->
    [0] aucun signalement
    [one] un signalement
   *[other] { $reports } signalements
 }
admin-measure = Mesure
admin-do-warn = Avertir
admin-do-mute = Retirer la parole
admin-do-suspend = Suspendre
admin-do-close = Fermer le compte
admin-do-adjourn = Ajourner
admin-do-continue = Reprendre
admin-do-undo = Annuler des choix
admin-hours = Heures (0 met fin à la mesure)
admin-choices = Choix
admin-reason = Motif, montré aux joueurs concernés
admin-done = C’est fait.
admin-games = Une partie
admin-games-about = Le journal de la partie montre ce que vous faites et pourquoi. Après une annulation, les mêmes cartes reviennent.
admin-game-id = Identifiant de la partie
admin-log = Ce qui a été fait
admin-machine = Sur la machine
admin-did-warn = a averti
admin-did-mute = a retiré la parole à
admin-did-suspend = a suspendu
admin-did-close = a fermé le compte
admin-did-adjourn = a ajourné
admin-did-continue = a repris
admin-did-undo = a annulé des choix
admin-did-remove = a exclu un compte fermé
admin-did-settle = a réglé un signalement sur
admin-did-grant = a nommé administrateur
admin-did-revoke = a retiré les droits d’administrateur à
admin-did-reset-second-factor = a retiré le second facteur de
admin-fact-hours = { $hours ->
    [0] fin immédiate
    [one] pour une heure
   *[other] pour { $hours } heures
}
admin-fact-choices = { $choices ->
    [one] un choix
   *[other] { $choices } choix
}
admin-fact-reason = « { $reason } »

# Pages de l’exploitant.
document-imprint = Mentions légales
document-privacy = Vie privée
document-conduct = Règles de conduite
refusal-no-such-document = Ce serveur n’a pas cette page.
