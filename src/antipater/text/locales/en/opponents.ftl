# Opponents: the name of each, and in a few words how it plays.

opponent-random = Random
opponent-random-about = chooses any legal move at random
opponent-level-1 = Apprentice
opponent-level-1-about = level 1, is still learning what things are worth
opponent-level-2 = Mason
opponent-level-2-about = level 2, sees the obvious advantages
opponent-level-3 = Scribe
opponent-level-3-about = level 3, plays well, but is often careless
opponent-level-4 = Steward
opponent-level-4-about = level 4, rarely makes a big mistake
opponent-level-5 = Architect
opponent-level-5-about = level 5, makes only small mistakes
opponent-level-6 = Strategist
opponent-level-6-about = level 6, judges every position at a glance
opponent-level-7 = Consul
opponent-level-7-about = level 7, thinks a few moves ahead
opponent-level-8 = Oracle
opponent-level-8-about = level 8, thinks far ahead and leaves little to chance
opponent-strongest = Strongest
opponent-strongest-about = the best player available for this game
opponent-greedy = Greedy
opponent-greedy-about = looks one move ahead
opponent-net = Net
opponent-net-about = judges positions by what it learned from playing itself
opponent-scientist = Scientist
opponent-scientist-about = loves science
opponent-warlord = Warlord
opponent-warlord-about = loves war
opponent-merchant = Merchant
opponent-merchant-about = loves coins and wonders
opponent-senator = Senator
opponent-senator-about = loves civilian buildings

# Where several opponents of one kind play, each has a name of its own.
opponent-person-1 = Berenice
opponent-person-2 = Theon
opponent-person-3 = Korinna
opponent-person-4 = Aratos
opponent-person-5 = Zenobia
opponent-person-6 = Philon
opponent-person-7 = Nestor
