# Le jeu dans le navigateur : les mots communs à toutes les pages. Ceux d’une seule page sont dans web-*.ftl.

home-title = Jouez à 7 Wonders
game-title = Partie
language = Langue
skip-to-content = Aller au contenu
retry = Réessayer
to-home = Page d’accueil
connecting = Connexion…
close = Fermer

trouble-no-page = Page introuvable
trouble-no-page-what-to-do = Vérifiez l’adresse, ou revenez à la page d’accueil.
trouble-no-game = Impossible d’ouvrir cette partie
trouble-no-game-what-to-do = Le lien est peut-être incomplet ou trop ancien, ou la partie est privée. Demandez un nouveau lien à la personne qui l’a envoyé.
trouble-no-answer = Le serveur ne répond pas
trouble-no-answer-what-to-do = Vos parties sont enregistrées sur le serveur. Réessayez dans un instant. Si le serveur est sur votre ordinateur, vérifiez qu’il fonctionne encore.
trouble-broken = Une erreur s’est produite sur cette page
trouble-broken-what-to-do = Vos parties sont enregistrées sur le serveur. Rechargez la page pour continuer.
labelled = { $label } : { $text }
