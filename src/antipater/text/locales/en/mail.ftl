# E-mails.
mail-confirm-subject = Confirm your address for Antipater
mail-confirm =
    Hello { $name },

    follow this link within a day to use this address for your account:

    { $link }

    If you did not ask for it, ignore this e-mail.
mail-recover-subject = A new password for Antipater
mail-recover =
    Hello { $name },

    follow this link within an hour to set a new password:

    { $link }

    If you did not ask for it, ignore this e-mail: your password does not change.
mail-turn-subject = Your turn against { $others }
mail-turn =
    Hello { $name },

    it is your turn in the game with { $others }:

    { $link }

    You can turn these e-mails off on your account page.
