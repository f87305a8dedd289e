# E-mails.
mail-confirm-subject = Confirmez votre adresse pour Antipater
mail-confirm =
    Bonjour { $name },

    suivez ce lien dans la journée pour utiliser cette adresse avec votre compte :

    { $link }

    Si vous n’avez rien demandé, ignorez cet e-mail.
mail-recover-subject = Un nouveau mot de passe pour Antipater
mail-recover =
    Bonjour { $name },

    suivez ce lien dans l’heure pour choisir un nouveau mot de passe :

    { $link }

    Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne change pas.
mail-turn-subject = À vous de jouer contre { $others }
mail-turn =
    Bonjour { $name },

    c’est à vous de jouer dans la partie avec { $others } :

    { $link }

    Vous pouvez désactiver ces e-mails sur la page de votre compte.
