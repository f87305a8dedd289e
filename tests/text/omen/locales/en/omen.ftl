decision-bribe = bribe with a card, for { $wonder }
action-bribe = Bribe with { $card }
event-bribe = { $player } bribes with { $card } ({ $rule })
event-hide-unseen = { $player } hides a token ({ $rule })
outcome-omen = The omen is { $card }
omen-outcome-turn = { $card } appears
mood-1 = sunny
score-ravens = Ravens
mark-raven = raven
help-raven = a bird
reason-no-raven = { $card } has no raven ({ $rule })
reason-faulty = { $nothing } is known
effect-feed-ravens = The ravens cost { $coins } (O3.2)
also-fly = or let a raven fly
# A message that the package has already stays as it is.
coins = broken
