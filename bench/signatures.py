"""What random play looks like, ruleset by ruleset: `measure.signature`, a checksum of every position visited.

A refactoring leaves it alone; a change of the rules moves it, and the commit says so.
"""

SIGNATURES = {
    "duel-revised-draft": "5f887614aebdd911",
    "duel-revised-first-game": "549d94d49ed7873d",
    "duel-first-draft": "331166cc7fc6a4ca",
    "duel-first-first-game": "043b8cabaa4d5643",
}
