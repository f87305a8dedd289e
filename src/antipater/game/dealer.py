"""Who settles chance: dice, a script, or a deal that a game has prepared."""

from collections.abc import Iterable

from antipater.game.contract import State
from antipater.game.dice import Dice, check_dice
from antipater.game.errors import BadDeal
from antipater.game.seats import CHANCE, CHANCE_ACTS

OUTCOMES = [0] * 512
WEIGHTS = [0] * 512


class Dealer:
    """Answers chance; a subclass says what comes next."""

    def outcome(self, state: State) -> int:
        """Return the outcome of the chance that *state* owes."""
        raise BadDeal("this dealer has nothing to deal")

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def settle(self, state: State) -> tuple[int, ...]:
        """Settle chance until somebody else must act, or the game is over; return who."""
        while state.to_act_set() == CHANCE_ACTS:
            outcome = self.outcome(state)
            n = state.options(CHANCE, OUTCOMES)
            place = 0
            while place < n and OUTCOMES[place] != outcome:
                place += 1
            if place == n:
                raise BadDeal(f"outcome {outcome} is impossible here; possible: {state.legal(CHANCE)}")
            state.step(outcome, CHANCE)
        return state.to_act()


class DiceDealer(Dealer):
    """Rolls for every outcome when it is asked, each as likely as its weight says."""

    def __init__(self, dice: Dice) -> None:
        check_dice(dice)
        self.dice = dice

    def outcome(self, state: State) -> int:
        """Roll."""
        n = state.options(CHANCE, OUTCOMES)
        if n == 0:
            raise BadDeal("no chance is owed here")
        if state.chance_weights(WEIGHTS):
            return OUTCOMES[self.dice.pick(WEIGHTS, n)]
        return OUTCOMES[self.dice.below(n)]


class ScriptDealer(Dealer):
    """Gives the outcomes of a list, in order: a record, a test, or what happened at a real table."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = list(outcomes)
        self.given = 0

    def outcome(self, state: State) -> int:
        """Read the next line of the script."""
        if self.given == len(self.outcomes):
            raise BadDeal(f"the script ends after {self.given} outcomes; possible now: {state.legal(CHANCE)}")
        self.given += 1
        return int(self.outcomes[self.given - 1])
