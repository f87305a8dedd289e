"""What random play looks like, ruleset by ruleset: `measure.signature`, a checksum of every position visited.

A refactoring leaves it alone; a change of the rules moves it, and the commit says so.
"""

SIGNATURES = {
    "duel-revised-draft-no": "23131e20deaf53b1",
    "duel-revised-draft-yes": "8ae94375b906fec9",
    "duel-revised-first-game-no": "32a8651b49504d2d",
    "duel-revised-first-game-yes": "32a8651b49504d2d",
    "duel-first-draft-no": "63dd8f2dff9ffdaa",
    "duel-first-draft-yes": "92e344ea0f22dead",
    "duel-first-first-game-no": "bbbb952e66d79623",
    "duel-first-first-game-yes": "bbbb952e66d79623",
    "duel+pantheon-revised-draft-no": "3c0c3c3cc4785fdd",
    "duel+pantheon-revised-draft-yes": "b6381c5dd960210f",
    "duel+pantheon-revised-first-game-no": "570bf5b790f94802",
    "duel+pantheon-revised-first-game-yes": "570bf5b790f94802",
    "duel+pantheon-first-draft-no": "0861bdf555b51ea2",
    "duel+pantheon-first-draft-yes": "d4de1fc1fc58c02d",
    "duel+pantheon-first-first-game-no": "d6a40226a3e5a6d0",
    "duel+pantheon-first-first-game-yes": "d6a40226a3e5a6d0",
}
