"""Random games of any ruleset in one compiled loop: for speed, for signatures, for the cheap laws."""

from antipater.game import bits
from antipater.game.contract import State
from antipater.game.dice import Dice, check_dice
from antipater.game.laws import FLAWS, NOT_DETERMINED, NOT_RESTORED, NOTHING_LEGAL, UNORDERED, WITHOUT_END
from antipater.game.seats import CHANCE, CHANCE_ACTS
from antipater.game.worker import Worker

PRIME = 0x100000001B3  # of the FNV-1a hash
BASIS = 0xCBF29CE484222325
WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF

LONGEST = 4096


class Playout(Worker):
    """Plays random games from one position; every legal action is listed at every decision."""

    def __init__(self, state: State, dice: Dice) -> None:
        super().__init__()
        check_dice(dice)
        self.state = state.copy()
        self.dice = dice
        self.origin = [0] * 2048
        self.out = [0] * 512
        self.weights = [0] * 512
        self.stopped = 0  # a law is broken: no game goes on
        self.state.save(self.origin)

    def work(self, rounds: int) -> int:
        """Play *rounds* games; return how many decisions the seats took."""
        decisions = 0
        for _ in range(rounds):
            self.state.load(self.origin)
            decisions += self.play()
        return decisions

    def play(self) -> int:
        """Play one game to its end; return how many decisions the seats took."""
        decisions = 0
        acting = self.state.to_act_set()
        while acting and not self.stopped:
            if acting == CHANCE_ACTS:
                n = self.state.options(CHANCE, self.out)
                place = (
                    self.dice.pick(self.weights, n) if self.state.chance_weights(self.weights) else self.dice.below(n)
                )
                self.move(self.out[place], CHANCE, n)
            else:
                seat = bits.lowest(acting)
                n = self.state.options(seat, self.out)
                self.move(self.out[self.dice.below(n)], seat, n)
                decisions += 1
            acting = self.state.to_act_set()
        return decisions

    def move(self, action: int, seat: int, n: int) -> None:
        """Do one of the *n* actions that `out` lists."""
        self.state.step(action, seat)


class Copies(Playout):
    """Loads the same position again and again: what a copy costs."""

    def work(self, rounds: int) -> int:
        """Copy *rounds* times."""
        for _ in range(rounds):
            self.state.load(self.origin)
        return rounds


class Signature(Playout):
    """Plays random games and keeps a checksum of every position visited."""

    def __init__(self, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.block = [0] * 2048
        self.hash = BASIS

    def move(self, action: int, seat: int, n: int) -> None:
        """Do the action and sign the position that it leads to."""
        self.state.step(action, seat)
        size = self.state.save(self.block)
        for place in range(size):
            self.hash = ((self.hash ^ (self.block[place] & HALF)) * PRIME) & WORD

    def text(self) -> str:
        """Return the checksum."""
        return f"{self.hash:016x}"


class Audit(Playout):
    """Plays random games and checks the laws that every game keeps; `stopped` is the number of one that broke."""

    def __init__(self, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.twin = state.copy()
        self.before = [0] * 2048
        self.after = [0] * 2048
        self.steps = 0

    def play(self) -> int:
        """Play one game."""
        self.steps = 0
        return Playout.play(self)

    def move(self, action: int, seat: int, n: int) -> None:
        """Do the action and check all laws."""
        self.check_options(n)
        self.state.save(self.before)
        self.state.step(action, seat)
        # In the middle of a deal nobody can look: what breaks there shows when it is over.
        if seat != CHANCE or self.state.to_act_set() != CHANCE_ACTS:
            self.check_step(action, seat)
        self.steps += 1
        if self.steps == LONGEST:
            self.stopped = WITHOUT_END

    def check_options(self, n: int) -> None:
        """Check that there is something to do, and that the options ascend."""
        if n == 0:
            self.stopped = NOTHING_LEGAL
        for place in range(1, n):
            if self.out[place - 1] >= self.out[place]:
                self.stopped = UNORDERED

    def check_step(self, action: int, seat: int) -> None:
        """Check that a copy that takes the same step comes to the same position, and that the position is sound."""
        self.twin.load(self.before)
        size = self.twin.save(self.after)
        for place in range(size):
            if self.before[place] != self.after[place]:
                self.stopped = NOT_RESTORED
        self.twin.step(action, seat)
        self.twin.save(self.before)
        self.state.save(self.after)
        for place in range(size):
            if self.before[place] != self.after[place]:
                self.stopped = NOT_DETERMINED
        flaw = self.state.invariant_violation()
        if flaw:
            self.stopped = FLAWS + flaw
