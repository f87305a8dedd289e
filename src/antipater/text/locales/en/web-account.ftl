# The second factor of an account.
second-title = Two-factor login
second-about = In addition to your password, logging in needs a code from an authenticator app on your phone.
second-set-up = Set up
second-scan = Scan the picture with your authenticator app, or type the key. Then enter the code that it shows.
second-picture = QR code for the authenticator app
second-secret = Key
second-code = Code from the app, or a backup code
second-first-code = Code from the app
second-confirm = Turn on
second-since = In use since { $date }.
second-left = { $codes ->
    [0] No backup codes are left.
    [one] One backup code is left.
   *[other] { $codes } backup codes are left.
 }
second-renew = New backup codes
second-remove = Turn off
second-codes = Your backup codes
second-codes-about = If you lose your phone, each of them replaces the app once. Write them down or print them: they are shown only once.
refusal-second-factor-needed = This account also needs a code from its authenticator app.
refusal-wrong-second-factor = This code is wrong or has already been used. Wait for the next one.

# Mail.
mail-about = Optional: with a confirmed address, a forgotten password can be reset by e-mail.
mail-address = E-mail address
mail-set = Send a confirmation link
mail-sent = We have sent you a link. Open it to confirm the address.
mail-remove = Remove the address
mail-notices = E-mail me when it is my turn in games with days per move
mail-confirmed = Your address is confirmed.
mail-recover-ask = Send me a link
mail-recover-about = Or by e-mail, if the account has a confirmed address.
mail-recover-sent = If this account has a confirmed address, a link is on its way. It works for one hour.
refusal-dead-link = This link has already been used or is too old. Ask for a new one.
refusal-no-mail = This server does not send e-mail.
refusal-no-address = Confirm an e-mail address first.
