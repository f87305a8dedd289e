"""Plays games of every ruleset, so that a core built with `ANTIPATER_PROFILE=generate` counts what it does."""

from antipater import Dice, catalog
from antipater.game.playout import Audit, Playout
from antipater.measure import python_games

GAMES = {"duel": 4000, "duel+pantheon": 2000, "classic": 500}
FEW = 500
SEED = 9


def main() -> None:
    """Play random games in the compiled loop, some of them checked, and a few as a Python program plays them."""
    for name in catalog.names():
        game = catalog.ruleset(name)
        games = GAMES.get(name, FEW)
        Playout(game.start(), Dice(SEED)).run(games)
        Audit(game.start(), Dice(SEED)).run(games // 50)
        python_games(game)(games // 50)


if __name__ == "__main__":
    main()
