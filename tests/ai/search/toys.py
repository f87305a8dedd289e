"""Toys whose values are known: a race to the last stone with chance in it, a maze, a guess, and matching pennies."""

from functools import cache

from antipater.game.contract import Game, State
from antipater.game.dealer import Dealer, DiceDealer
from antipater.game.dice import Dice
from antipater.game.plain import PlainState
from antipater.game.seats import CHANCE, CHANCE_ACTS, UNKNOWN

NOT_YET = -2


class Toy(PlainState):
    """Everything is in one list."""

    beginning: tuple[int, ...] = ()

    def __init__(self) -> None:
        super().__init__()
        self.told = list(self.beginning)

    def facts(self) -> list[int]:
        return list(self.told)

    def set_facts(self, facts: list[int]) -> None:
        self.told = facts[: len(self.beginning)]


class Stones(Toy):
    """Take one to three stones; then, one time in four, wind takes one more. Who makes the heap vanish wins.

    The wind blows for the one it follows. Facts: the heap, whose turn, whether the wind may blow, the winner.
    """

    ruleset = "stones"
    beginning = (9, 0, 0, -1)

    def actors(self) -> int:
        _, turn, wind, winner = self.told
        return 0 if winner >= 0 else CHANCE_ACTS if wind else 1 << turn

    def moves(self, seat: int) -> list[int]:
        return [0, 1] if seat == CHANCE else list(range(1, min(self.told[0], 3) + 1))

    def chances(self) -> list[int]:
        return [3, 1]

    def play(self, action: int, seat: int) -> None:
        heap, turn, _, _ = self.told
        if heap - action == 0:
            self.told = [0, turn, 0, turn]
        else:
            self.told = [heap - action, 1 - turn if seat == CHANCE else turn, 0 if seat == CHANCE else 1, -1]

    def returns(self) -> list[int]:
        return [0, 0] if self.told[3] < 0 else [2 if seat == self.told[3] else 0 for seat in (0, 1)]


class StonesGame(Game):
    """Nothing is hidden."""

    name, seats, actions, outcomes, prize = "stones", 2, 4, 2, 2

    def start(self) -> State:
        return Stones()

    def deal(self, dice: Dice) -> Dealer:
        return DiceDealer(dice)


LAYERS, ROOMS = 10, 8  # of a maze


@cache
def rooms(maze: int) -> dict[tuple[int, int], tuple[int, list[int], list[int]]]:
    """Return each room of a maze: who chooses the way on, the rooms it leads to, their weights if chance does.

    In the last layer it is the share of seat 0, in halves.
    """
    dice, found = Dice(maze), {}
    for layer in range(LAYERS):
        for place in range(ROOMS):
            who = dice.below(3 if layer == LAYERS - 1 else 4)
            doors = 0 if layer == LAYERS - 1 else 2 + dice.below(3)
            ways = [dice.below(ROOMS) for _ in range(doors)]
            found[layer, place] = who, ways, [1 + dice.below(6) for _ in range(doors)]
    return found


class Maze(Toy):
    """Ten layers of rooms, and many ways to each; some last rooms are won by one, some by the other, some shared.

    Its values are fractions that are rounded, the same one on several ways. Facts: the maze, the layer, the room.
    """

    ruleset = "maze"
    beginning = (0, 0, 0)

    def here(self) -> tuple[int, list[int], list[int]]:
        maze, layer, place = self.told
        return rooms(maze)[layer, place]

    def actors(self) -> int:
        who, ways, _ = self.here()
        return 0 if not ways else CHANCE_ACTS if who > 1 else 1 << who

    def moves(self, seat: int) -> list[int]:
        return list(range(len(self.here()[1])))

    def chances(self) -> list[int]:
        return self.here()[2]

    def play(self, action: int, seat: int) -> None:
        self.told = [self.told[0], self.told[1] + 1, self.here()[1][action]]

    def returns(self) -> list[int]:
        who, ways, _ = self.here()
        return [0, 0] if ways else [who, 2 - who]


class MazeGame(StonesGame):
    """Nothing is hidden."""

    name, actions, outcomes = "maze", 4, 4

    def start(self) -> State:
        return Maze()


SAFE, LATER, HEADS, TAILS = 0, 1, 2, 3


class Envelope(Toy):
    """Chance shows a coin to seat 1 alone. Seat 0 takes six tenths, or waits and then guesses for all or nothing.

    A search that knows the coin in every world it imagines thinks that waiting wins. Facts: the coin, the choices.
    """

    ruleset = "envelope"
    beginning = (NOT_YET, NOT_YET, NOT_YET)

    def actors(self) -> int:
        coin, first, second = self.told
        if coin == NOT_YET:
            return CHANCE_ACTS
        return 1 if first == NOT_YET or (first == LATER and second == NOT_YET) else 0

    def moves(self, seat: int) -> list[int]:
        return [0, 1] if seat == CHANCE else [SAFE, LATER] if self.told[1] == NOT_YET else [HEADS, TAILS]

    def play(self, action: int, seat: int) -> None:
        self.told[self.told.index(NOT_YET)] = action

    def hide(self, seat: int) -> None:
        if seat != 1 and self.told[0] != NOT_YET and self.actors():
            self.told[0] = UNKNOWN

    def returns(self) -> list[int]:
        coin, first, second = self.told
        if self.actors():
            return [0, 0]
        return [6, 4] if first == SAFE else [10, 0] if second - HEADS == coin else [0, 10]


class EnvelopeGame(StonesGame):
    """The coin is hidden from seat 0."""

    name, actions, prize = "envelope", 4, 10

    def start(self) -> State:
        return Envelope()

    def imagine(self, seen: State, dice: Dice) -> State:
        world, fields = seen.copy(), seen.fields()
        fields[0] = dice.roll(2) if fields[0] == UNKNOWN else fields[0]
        world.refill(fields)
        return world

    def seen(self, action: int, actor: int, viewer: int) -> int:
        return UNKNOWN if actor == CHANCE and viewer != 1 else action


class Pennies(Toy):
    """Two seats show heads or tails at once; seat 1 wins if they are equal. Facts: what each shows."""

    ruleset = "pennies"
    beginning = (NOT_YET, NOT_YET)

    def actors(self) -> int:
        return sum(1 << seat for seat in (0, 1) if self.told[seat] == NOT_YET)

    def moves(self, seat: int) -> list[int]:
        return [0, 1]

    def play(self, action: int, seat: int) -> None:
        self.told[seat] = action

    def hide(self, seat: int) -> None:
        for other in (0, 1):
            if self.actors() and other != seat and self.told[other] != NOT_YET:
                self.told[other] = UNKNOWN

    def sealed(self, seat: int) -> int:
        return 1 if self.actors() and self.told[seat] != NOT_YET else 0

    def returns(self) -> list[int]:
        return [0, 0] if self.actors() else [0, 1] if self.told[0] == self.told[1] else [1, 0]


class PenniesGame(StonesGame):
    """What has been shown is hidden from the one who has not chosen yet."""

    name, actions, prize = "pennies", 2, 1

    def start(self) -> State:
        return Pennies()

    def imagine(self, seen: State, dice: Dice) -> State:
        world = seen.copy()
        world.refill([dice.roll(2) if shown == UNKNOWN else shown for shown in seen.fields()])
        return world
