# Previews of links, as messengers and search engines show them.

preview-site = 7 Wonders and 7 Wonders Duel in the browser: against AI opponents, with friends, or on one device.
preview-invitation = { $name } invites you to a game of { $game }.
