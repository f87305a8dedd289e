# The second factor of an account.
second-title = Two-factor login
second-about = Besides your password, logging in takes a code from an authenticator app on your phone.
second-set-up = Set up
second-scan = Scan the picture with your authenticator app, or type the key. Then enter the code that it shows.
second-picture = QR code for the authenticator app
second-secret = Key
second-code = Code from the app, or a spare code
second-first-code = Code from the app
second-confirm = Turn on
second-since = In use since { $date }.
second-left = { $codes ->
    [0] No spare codes are left.
    [one] One spare code is left.
   *[other] { $codes } spare codes are left.
 }
second-renew = New spare codes
second-remove = Turn off
second-codes = Your spare codes
second-codes-about = Each of them replaces the app once, if you lose your phone. Write them down or print them. They are shown only now.
refusal-second-factor-needed = This account needs a code from its authenticator app, too.
refusal-wrong-second-factor = This code is wrong or was used already. Wait for the next one.

# Mail.
mail-title = E-mail
mail-about = Optional: with a confirmed address, a forgotten password can be reset by a letter.
mail-address = E-mail address
mail-set = Send a confirmation link
mail-sent = We have sent you a link. The address counts when you have followed it.
mail-remove = Remove the address
mail-notices = Tell me when it is my turn in games of days
mail-confirmed = Your address is confirmed.
mail-recover-ask = Send me a link
mail-recover-about = Or by e-mail, if the account has a confirmed address.
mail-recover-sent = If this account has a confirmed address, a link is on its way. It works for one hour.
refusal-dead-link = This link was used already or is too old. Ask for another one.
refusal-no-mail = This server sends no e-mail.
refusal-no-address = Confirm an e-mail address first.
