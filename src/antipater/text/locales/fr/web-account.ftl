# Le second facteur d’un compte.
second-title = Connexion en deux étapes
second-about = En plus de votre mot de passe, la connexion demande un code d’une application d’authentification sur votre téléphone.
second-set-up = Activer…
second-scan = Scannez l’image avec votre application d’authentification, ou saisissez la clé. Entrez ensuite le code qu’elle affiche.
second-picture = Code QR pour l’application d’authentification
second-secret = Clé
second-code = Code de l’application, ou code de secours
second-first-code = Code de l’application
second-confirm = Activer
second-since = En service depuis le { $date }.
second-left = { $codes ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $codes } codes de secours.
 }
second-renew = Nouveaux codes de secours
second-remove = Désactiver
second-codes = Vos codes de secours
second-codes-about = Chacun remplace une fois l’application, si vous perdez votre téléphone. Notez-les ou imprimez-les. Ils ne sont affichés que maintenant.
refusal-second-factor-needed = Ce compte demande aussi un code de son application d’authentification.
refusal-wrong-second-factor = Ce code est faux ou a déjà servi. Attendez le suivant.

# E-mail.
mail-title = E-mail
mail-about = Facultatif : avec une adresse confirmée, un mot de passe oublié peut être remplacé par e-mail.
mail-address = Adresse e-mail
mail-set = Envoyer un lien de confirmation
mail-sent = Nous vous avons envoyé un lien. L’adresse compte dès que vous l’avez suivi.
mail-remove = Retirer l’adresse
mail-notices = Me prévenir quand c’est à moi de jouer dans les parties par jours
mail-confirmed = Votre adresse est confirmée.
mail-recover-ask = M’envoyer un lien
mail-recover-about = Ou par e-mail, si le compte a une adresse confirmée.
mail-recover-sent = Si ce compte a une adresse confirmée, un lien est en route. Il est valable une heure.
refusal-dead-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
refusal-no-address = Confirmez d’abord une adresse e-mail.
