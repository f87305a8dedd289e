"""Random games of any ruleset in one compiled loop: for speed, for signatures, for the cheap laws."""

from antipater.game.contract import State
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, CHANCE_OWES
from antipater.game.worker import Worker

PRIME = 0x100000001B3  # of the FNV-1a hash
BASIS = 0xCBF29CE484222325
WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF

UNORDERED, NOTHING_LEGAL, NOT_RESTORED, NOT_DETERMINED, WITHOUT_END = range(1, 6)
FLAWS = 16  # flaws that a game finds in itself are numbered from here
LONGEST = 4096


class Playout(Worker):
    """Plays random games from one position; every legal action is listed at every decision."""

    def __init__(self, state: State, dice: Dice) -> None:
        self.state = state.copy()
        self.dice = dice
        self.origin = [0] * 512
        self.out = [0] * 512
        self.weights = [0] * 512
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
        owing = self.state.owing()
        while owing:
            if owing == CHANCE_OWES:
                n = self.state.options(CHANCE, self.out)
                place = self.dice.pick(self.weights, n) if self.state.weigh(self.weights) else self.dice.below(n)
                self.state.step(self.out[place], CHANCE)
            else:
                seat = 0
                while not owing >> seat & 1:
                    seat += 1
                n = self.state.options(seat, self.out)
                self.state.step(self.out[self.dice.below(n)], seat)
                decisions += 1
            owing = self.state.owing()
        return decisions


class Copies(Playout):
    """Loads the same position again and again: what a copy costs."""

    def work(self, rounds: int) -> int:
        """Copy *rounds* times."""
        for _ in range(rounds):
            self.state.load(self.origin)
        return rounds


class Audit(Playout):
    """Plays random games slowly: signs every position visited and checks the laws that every game keeps."""

    def __init__(self, state: State, dice: Dice) -> None:
        super().__init__(state, dice)
        self.twin = state.copy()
        self.before = [0] * 512
        self.after = [0] * 512
        self.hash = BASIS
        self.broken = 0

    def signature(self) -> str:
        """Return the checksum of every position visited so far."""
        return f"{self.hash:016x}"

    def play(self) -> int:
        """Play one game; stop where a law breaks."""
        decisions = 0
        steps = 0
        owing = self.state.owing()
        while owing and not self.broken:
            seat = CHANCE
            if owing != CHANCE_OWES:
                seat = 0
                while not owing >> seat & 1:
                    seat += 1
                decisions += 1
            n = self.state.options(seat, self.out)
            self.check_options(n)
            if self.broken:
                break
            if seat == CHANCE and self.state.weigh(self.weights):
                place = self.dice.pick(self.weights, n)
            else:
                place = self.dice.below(n)
            self.state.save(self.before)
            self.state.step(self.out[place], seat)
            self.check_step(self.out[place], seat)
            steps += 1
            if steps == LONGEST:
                self.broken = WITHOUT_END
            owing = self.state.owing()
        return decisions

    def check_options(self, n: int) -> None:
        """Check that there is something to do, and that the options ascend."""
        if n == 0:
            self.broken = NOTHING_LEGAL
        for place in range(1, n):
            if self.out[place - 1] >= self.out[place]:
                self.broken = UNORDERED

    def check_step(self, action: int, seat: int) -> None:
        """Check that a copy that takes the same step comes to the same position, and that the position is sound."""
        self.twin.load(self.before)
        size = self.twin.save(self.after)
        for place in range(size):
            if self.before[place] != self.after[place]:
                self.broken = NOT_RESTORED
        self.twin.step(action, seat)
        self.twin.save(self.before)
        self.state.save(self.after)
        for place in range(size):
            if self.before[place] != self.after[place]:
                self.broken = NOT_DETERMINED
            self.hash = ((self.hash ^ (self.after[place] & HALF)) * PRIME) & WORD
        flaw = self.state.flaw()
        if flaw:
            self.broken = FLAWS + flaw
