# Blocks, reports, and what administrators write.
report-title = Report or block
report-line = Report this line
report-about = The administrators of this server read the report; other players do not see it.
report-player = Player
report-reason = Reason
report-abuse = Insults or abuse
report-cheating = Cheating
report-stalling = Stalling
report-name = Offensive name
report-other = Something else
report-text = What happened? (optional)
report-send = Send the report
report-done = Thank you. The administrators will look at it.
block = Block
block-do = Block { $name }
block-about = No chat, no challenges and no offers in the lobby between you and a blocked player.
block-done = Blocked.
block-end = Unblock
blocks-title = Blocked players
blocks-none = You have blocked nobody.
warned-title = Message from an administrator
warned-warn = An administrator has warned you:
warned-mute = An administrator has muted you:
warned-suspend = An administrator has suspended you:
warned-until = Until { $date }.
warned-read = I have read it
log-adjourn = An administrator has adjourned the game: { $reason }
log-continue = An administrator has resumed the game: { $reason }
log-undo = { $choices ->
    [one] An administrator has undone the last choice: { $reason }
   *[other] An administrator has undone the last { $choices } choices: { $reason }
 }
game-adjourned = An administrator has adjourned the game. It will continue later.
refusal-blocked = One of you has blocked the other.
refusal-muted = An administrator has muted you for a while.
refusal-suspended = An administrator has suspended you for a while. Your account page says why.
refusal-adjourned = An administrator has adjourned this game. It will continue later.
refusal-already-reported = You have already reported this.
refusal-too-many-blocks = You cannot block more players. Unblock one first.
refusal-administrator-needs-second-factor = Administrators need two-factor login. Set it up on your account page.
refusal-administrator = This player is an administrator.
refusal-too-few-choices = There have not been that many choices.
refusal-not-adjourned = The game is not adjourned.
refusal-not-running = The game has not started.

# The administrators' page.
admin-title = Administration
admin-reports = Reports
admin-no-reports = No open reports.
admin-nobody = nobody in particular
admin-game = game
admin-by = Reported by { $name }.
admin-note = What was done
admin-settle = Settled
admin-act = Act
admin-user = A player
admin-name = Name or id
admin-look = Look up
admin-muted = muted until { $date }
admin-suspended = suspended until { $date }
admin-reported = { $reports ->
    [0] no reports
    [one] one report
   *[other] { $reports } reports
 }
admin-measure = Measure
admin-do-warn = Warn
admin-do-mute = Mute
admin-do-suspend = Suspend
admin-do-close = Close the account
admin-do-adjourn = Adjourn
admin-do-continue = Resume
admin-do-undo = Undo choices
admin-hours = Hours (0 ends it)
admin-choices = Choices
admin-reason = Reason, shown to the players concerned
admin-done = Done.
admin-games = A game
admin-games-about = The log of the game shows what you do and why. After an undo, the same cards come again.
admin-game-id = Id of the game
admin-log = What was done
admin-machine = On the machine
admin-did-warn = warned
admin-did-mute = muted
admin-did-suspend = suspended
admin-did-close = closed the account
admin-did-adjourn = adjourned
admin-did-continue = resumed
admin-did-undo = undid choices
admin-did-remove = removed a closed account
admin-did-settle = settled a report about
admin-did-grant = made an administrator of
admin-did-revoke = took the rights of an administrator from
admin-did-reset-second-factor = removed the second factor of
admin-fact-hours = { $hours ->
    [0] ended now
    [one] for one hour
   *[other] for { $hours } hours
}
admin-fact-choices = { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
admin-fact-reason = “{ $reason }”

# Pages of the operator.
document-imprint = Imprint
document-privacy = Privacy
document-conduct = Code of conduct
refusal-no-such-document = This server has no such page.
