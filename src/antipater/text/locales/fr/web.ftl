# Le jeu dans le navigateur : les mots communs à toutes les pages. Ceux d’une seule page sont dans web-*.ftl.

home-title = 7 Wonders, à jouer tout de suite
game-title = Partie
language = Langue
skip-to-content = Aller au contenu
try-again = Réessayer
to-the-start = Vers l’accueil
connecting = Connexion …
close = Fermer

trouble-no-page = Cette page n’existe pas
trouble-no-page-what-to-do = L’adresse est peut-être mal saisie, ou la page a changé de place. Tout commence à l’accueil.
trouble-no-game = Cette partie ne peut pas être ouverte
trouble-no-game-what-to-do = Le lien est peut-être incomplet ou trop ancien, ou la partie est réservée à ses joueurs. Demandez-en un nouveau à qui vous l’a envoyé.
trouble-no-answer = Le serveur ne répond pas
trouble-no-answer-what-to-do = Rien n’est perdu : les parties sont conservées sur le serveur. Réessayez dans un instant ; s’il tourne sur votre machine, vérifiez qu’il tourne encore.
trouble-broken = Quelque chose s’est cassé sur cette page
trouble-broken-what-to-do = Rien n’est perdu : les parties sont conservées sur le serveur. Rechargez la page et elle reprend où elle en était.
trouble-refused = Le serveur a refusé
trouble-refused-what-to-do = Voici pourquoi :
