"""An agent of one's own, entered in the arena: `python examples/own_agent.py 40`. Needs antipater alone."""

import sys

from antipater.ai.agents import players_of
from antipater.arena.contest import contest
from antipater.arena.match import Match
from antipater.game.contract import Game, State
from antipater.game.dice import Dice
from antipater.rules.duel.state import DuelState


class Miser:
    """Likes whatever leaves the most coins; it sees what its seat may see, and nothing else."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.game = game
        self.dice = dice

    def choose(self, seen: State, seat: int) -> int:
        """Try everything out, and keep the richest."""
        return max(seen.legal(seat), key=lambda action: coins_after(seen, action, seat))


def coins_after(seen: State, action: int, seat: int) -> int:
    """Return the coins of a seat after an action."""
    after = seen.copy()
    after.apply(action, seat)
    assert isinstance(after, DuelState)
    return (after.city0, after.city1)[seat].coins


if __name__ == "__main__":
    players_of("duel").opponents["miser"] = Miser
    match = Match(("miser", "random"), games=int(sys.argv[1]), ruleset="duel")
    sys.exit(contest(match, results=None, workers=1, as_json=False))
