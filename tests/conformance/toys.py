"""High Card, a toy with everything that is hard: weighted chance, hidden cards, simultaneous secret choices.

Four cards, valued 0, 0, 1, 2, are dealt unseen, one to each of two seats. Both then say at the same time whether they
stay or fold. Who stays alone wins; if both stay the higher card wins; otherwise the victory is shared.
"""

from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer, DiceDealer
from antipater.game.dice import Dice
from antipater.game.plain import PlainState
from antipater.game.seats import CHANCE, CHANCE_ACTS, UNKNOWN

NOT_YET = -2
FOLD, STAY = 0, 1
COPIES = (2, 1, 1)  # how many cards there are of each value
VALUES = len(COPIES)


class HighCard(PlainState):
    """Facts: the two cards, the two choices."""

    ruleset = "high-card"

    def __init__(self) -> None:
        super().__init__()
        self.told = [NOT_YET, NOT_YET, NOT_YET, NOT_YET]

    def actors(self) -> int:
        if NOT_YET in self.told[:2]:
            return CHANCE_ACTS
        return sum(1 << seat for seat in (0, 1) if self.told[2 + seat] == NOT_YET)

    def left(self) -> list[int]:
        """Return how many cards of each value are still in the deck."""
        return [copies - self.told[:2].count(value) for value, copies in enumerate(COPIES)]

    def moves(self, seat: int) -> list[int]:
        if seat == CHANCE:
            receiver = self.told.index(NOT_YET)
            return [receiver * VALUES + value for value, copies in enumerate(self.left()) if copies]
        return [FOLD, STAY]

    def chances(self) -> list[int]:
        return [copies for copies in self.left() if copies]

    def play(self, action: int, seat: int) -> None:
        if seat == CHANCE:
            self.told[action // VALUES] = action % VALUES
        else:
            self.told[2 + seat] = action

    def facts(self) -> list[int]:
        return list(self.told)

    def set_facts(self, facts: list[int]) -> None:
        self.told = facts[:4]

    def hide(self, seat: int) -> None:
        if NOT_YET in self.told:
            for place, what in enumerate(self.told):
                if place % 2 != seat and what != NOT_YET:
                    self.told[place] = UNKNOWN

    def returns(self) -> list[int]:
        if NOT_YET in self.told:
            return [0, 0]
        strength = [self.told[seat] + 1 if self.told[2 + seat] == STAY else 0 for seat in (0, 1)]
        if strength[0] == strength[1]:
            return [1, 1]
        return [2, 0] if strength[0] > strength[1] else [0, 2]


class HighCardGame(Game):
    """The honest toy."""

    name = "high-card"
    seats = 2
    actions = 2
    outcomes = 2 * VALUES  # who receives, times the value
    prize = 2
    state_class = HighCard

    def start(self) -> State:
        return self.state_class()

    def deal(self, dice: Dice) -> Dealer:
        return DiceDealer(dice)

    def imagine(self, seen: State, dice: Dice) -> State:
        told = seen.fields()
        for seat in (0, 1):
            if told[seat] == UNKNOWN:
                left = [copies - told[:2].count(value) for value, copies in enumerate(COPIES)]
                told[seat] = dice.choose([value for value, copies in enumerate(left) for _ in range(copies)])
            if told[2 + seat] == UNKNOWN:
                told[2 + seat] = dice.choose([FOLD, STAY])
        world = self.start()
        world.refill(told)
        return world

    def seen(self, action: int, actor: int, viewer: int) -> int:
        owner = action // VALUES if actor == CHANCE else actor
        return action if owner == viewer else UNKNOWN


class Peeking(HighCard):
    """Shows the rival's card."""

    def hide(self, seat: int) -> None:
        if seat in (0, 1) and self.told[3 - seat] != NOT_YET and NOT_YET in self.told:
            self.told[3 - seat] = UNKNOWN


class Hinting(HighCard):
    """Hides the rival's card, but tells whether it is the highest."""

    def hide(self, seat: int) -> None:
        highest = [told == 2 for told in self.told[:2]]
        super().hide(seat)
        for place in (0, 1):
            if self.told[place] == UNKNOWN and highest[place]:
                self.told[place] = UNKNOWN - 2


class LeakyGame(HighCardGame):
    """Leaks in the plain way."""

    state_class = Peeking


class HintingGame(HighCardGame):
    """Leaks in a way that filling the unknown hides from a careless test."""

    state_class = Hinting

    def imagine(self, seen: State, dice: Dice) -> State:
        told = seen.fields()
        hinted = [2 if value == UNKNOWN - 2 else value for value in told]
        plain = self.start()
        plain.refill(hinted)
        return super().imagine(plain, dice)


class CarelessGame(HighCardGame):
    """Imagines every value equally often, though there are two zeros."""

    def imagine(self, seen: State, dice: Dice) -> State:
        told = seen.fields()
        for seat in (0, 1):
            if told[seat] == UNKNOWN:
                values = [value for value, copies in enumerate(COPIES) if copies > told[:2].count(value)]
                told[seat] = dice.choose(values)
        world = self.start()
        world.refill(told)
        return super().imagine(world, dice)
