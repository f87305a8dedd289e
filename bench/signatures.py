"""What random play looks like, ruleset by ruleset: a checksum of every position visited.

A refactoring leaves it alone; a change of the rules moves it, and the commit says so.
"""

from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.game.playout import Signature

GAMES = 500
SEED = 9

SIGNATURES = {
    "duel-revised-draft": "02db1ce0b585a443",
    "duel-revised-first-game": "367dee80d8f7d2e7",
    "duel-first-draft": "ad48d5e4f4290ee4",
    "duel-first-first-game": "757ecb139d50f391",
}


def signature(game: Game) -> str:
    """Play the random games that a signature stands for, and sign them."""
    games = Signature(game.start(), Dice(SEED))
    games.run(GAMES)
    return games.text()
