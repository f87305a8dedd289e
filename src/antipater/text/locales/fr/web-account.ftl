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
second-since = Activée depuis le { $date }.
second-left = { $codes ->
    [0] Il ne reste aucun code de secours.
    [one] Il reste un code de secours.
   *[other] Il reste { $codes } codes de secours.
 }
second-renew = Nouveaux codes de secours
second-remove = Désactiver
second-codes = Vos codes de secours
second-codes-about = Si vous perdez votre téléphone, chacun remplace une fois l’application. Notez-les ou imprimez-les : ils ne sont affichés qu’une fois.
refusal-second-factor-needed = Ce compte demande aussi un code de son application d’authentification.
refusal-wrong-second-factor = Ce code est incorrect ou a déjà servi. Attendez le suivant.

# E-mail.
mail-about = Facultatif : avec une adresse confirmée, un mot de passe oublié peut être remplacé par e-mail.
mail-address = Adresse e-mail
mail-set = Envoyer un lien de confirmation
mail-sent = Nous vous avons envoyé un lien. Ouvrez-le pour confirmer l’adresse.
mail-remove = Retirer l’adresse
mail-notices = M’écrire quand c’est à moi dans les parties en jours par coup
mail-confirmed = Votre adresse est confirmée.
mail-recover-ask = M’envoyer un lien
mail-recover-about = Ou par e-mail, si le compte a une adresse confirmée.
mail-recover-sent = Si ce compte a une adresse confirmée, un lien est en route. Il est valable une heure.
refusal-dead-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.
refusal-no-mail = Ce serveur n’envoie pas d’e-mails.
refusal-no-address = Confirmez d’abord une adresse e-mail.
