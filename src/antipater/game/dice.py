"""Our own small random generator (xoshiro256**), the same on every machine, compiled or not.

Nothing draws from a hidden source: code that needs dice is handed a `Dice`, and its seed determines all rolls.
"""

from collections.abc import Sequence
from operator import index
from typing import TypeVar

Thing = TypeVar("Thing")

WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF
STRIDE = 0x9E3779B97F4A7C15
MIX_ONE = 0xBF58476D1CE4E5B9
MIX_TWO = 0x94D049BB133111EB
LIMBS = 4


def mixed(x: int) -> int:
    """Scatter the bits of a word (the finaliser of SplitMix64)."""
    x = ((x ^ (x >> 30)) * MIX_ONE) & WORD
    x = ((x ^ (x >> 27)) * MIX_TWO) & WORD
    return x ^ (x >> 31)


def rotated(x: int, places: int) -> int:
    """Rotate a word to the left."""
    return ((x << places) | (x >> (64 - places))) & WORD


class Dice:
    """A stream of random numbers that a seed of up to 256 bits determines."""

    def __init__(self, seed: int = 0) -> None:
        try:
            seed = index(seed)
        except TypeError:
            raise TypeError(f"a seed is a whole number from 0 to 2^256 - 1, not {seed!r}") from None
        if not 0 <= seed < 1 << 256:
            raise ValueError(f"a seed is a whole number from 0 to 2^256 - 1, not {seed}")
        limbs = [(seed >> (64 * place)) & WORD for place in range(LIMBS)]
        word = 0
        for limb in limbs:
            word = mixed((word + STRIDE + limb) & WORD)
        state = []
        for limb in limbs:
            word = (word + STRIDE) & WORD
            state.append(mixed(word ^ limb))
        # All zero is the one state that xoshiro cannot leave.
        self.s0, self.s1, self.s2, self.s3 = state if any(state) else (1, 0, 0, 0)

    def __repr__(self) -> str:
        return f"<Dice at {self.s0:016x} {self.s1:016x} {self.s2:016x} {self.s3:016x}>"

    def word(self) -> int:
        """Return the next 64 random bits."""
        result = (rotated((self.s1 * 5) & WORD, 7) * 9) & WORD
        kept = (self.s1 << 17) & WORD
        self.s2 ^= self.s0
        self.s3 ^= self.s1
        self.s1 ^= self.s2
        self.s0 ^= self.s3
        self.s2 ^= kept
        self.s3 = rotated(self.s3, 45)
        return result

    def below(self, n: int) -> int:
        """Return one of 0 … n - 1, each exactly as likely as the others."""
        scaled = (self.word() >> 32) * n
        low = scaled & HALF
        if low < n:
            # Numbers below 2^32 % n would fall one time too often: roll again.
            unfair = (HALF - n + 1) % n
            while low < unfair:
                scaled = (self.word() >> 32) * n
                low = scaled & HALF
        return scaled >> 32

    def roll(self, n: int) -> int:
        """Return one of 0 … n - 1; *n* is checked."""
        if not 0 < n <= HALF:
            raise ValueError(f"dice have 1 to 2^32 - 1 sides, not {n}")
        return self.below(n)

    def pick(self, weights: list[int], n: int) -> int:
        """Return a place in the first *n* weights, each as likely as its weight says."""
        total = 0
        for place in range(n):
            total += weights[place]
        left = self.below(total)
        place = 0
        while left >= weights[place]:
            left -= weights[place]
            place += 1
        return place

    def choose(self, things: Sequence[Thing]) -> Thing:
        """Return one of *things*, each as likely as the others."""
        if not len(things):
            raise ValueError("there is nothing to choose from")
        return things[self.roll(len(things))]

    def shuffle(self, deck: list[int], n: int) -> None:
        """Put the first *n* of *deck* into random order (Fisher and Yates)."""
        for left in range(n, 1, -1):
            other = self.below(left)
            kept = deck[left - 1]
            deck[left - 1] = deck[other]
            deck[other] = kept

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        """Return *things* in random order."""
        mixed_up = list(things)
        for left in range(len(mixed_up), 1, -1):
            other = self.below(left)
            mixed_up[left - 1], mixed_up[other] = mixed_up[other], mixed_up[left - 1]
        return mixed_up


def check_dice(dice: object) -> None:
    """Raise TypeError unless these are dice."""
    if not isinstance(dice, Dice):
        raise TypeError(f"Dice are needed here, as in Dice(7), not {dice!r}")


def scrambled(salt: int, numbers: list[int]) -> int:
    """Return 64 bits that depend on a salt and on every number of a list, and look random."""
    word = salt
    for number in numbers:
        word = mixed((word + STRIDE + number) & WORD)
    return word
