"""What random play looks like, ruleset by ruleset: `measure.signature`, a checksum of every position visited.

A refactoring leaves it alone; a change of the rules moves it, and the commit says so.
"""

SIGNATURES = {
    "duel-revised-draft": "02db1ce0b585a443",
    "duel-revised-first-game": "367dee80d8f7d2e7",
    "duel-first-draft": "ad48d5e4f4290ee4",
    "duel-first-first-game": "757ecb139d50f391",
}
