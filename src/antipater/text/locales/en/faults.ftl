### What is wrong with a text or a position: only words inside the sentences. The English sentences stand in the code,
### where each fault is found; other languages have a message here for each of their codes.

## Words inside sentences
about-nothing = nothing
about-chance = chance
about-no-age = the time before Age I
about-waiting = it is up to { $players }
about-over = the game is over
about-field = { $field } ({ $player })
about-other = { $detail }
