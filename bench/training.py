"""Plays games of every ruleset, so that a core built with `ANTIPATER_PROFILE=generate` counts what it does."""

from antipater import Dice, catalog
from antipater.ai.agents import opponent
from antipater.game.contract import Game
from antipater.game.playout import Audit, Playout
from antipater.measure import python_games

GAMES = {"duel": 4000, "duel+pantheon": 2000, "classic": 500}
FEW = 500
SEED = 9
SEARCHED = ("level:8", "level:7", "level:6")  # who search, or ask their net


def main() -> None:
    """Play random games in the compiled loop, some checked, a few as a Python program plays them; then search."""
    for name in catalog.names():
        game = catalog.ruleset(name)
        games = GAMES.get(name, FEW)
        Playout(game.start(), Dice(SEED)).run(games)
        Audit(game.start(), Dice(SEED)).run(games // 50)
        python_games(game)(games // 50)
        search(game)


def search(game: Game) -> None:
    """Play a game between opponents that search."""
    dice = Dice(SEED)
    agents = [opponent(SEARCHED[seat % len(SEARCHED)], dice.word(), game) for seat in range(game.seats)]
    state, dealer = game.start(), game.deal(dice)
    while seats := dealer.settle(state):
        state.apply(agents[seats[0]].choose(state.observe(seats[0]), seats[0]), seats[0])


if __name__ == "__main__":
    main()
