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
    "duel+pantheon-revised-draft-no": "d490ed4906ca2d20",
    "duel+pantheon-revised-draft-yes": "c6d89f95f5ea835c",
    "duel+pantheon-revised-first-game-no": "c1d3827eaee9c858",
    "duel+pantheon-revised-first-game-yes": "c1d3827eaee9c858",
    "duel+pantheon-first-draft-no": "cfc4054bec23bd17",
    "duel+pantheon-first-draft-yes": "99b4355734ac12c4",
    "duel+pantheon-first-first-game-no": "242703cb6b682881",
    "duel+pantheon-first-first-game-yes": "242703cb6b682881",
}
