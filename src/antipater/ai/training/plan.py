"""The plan of a training: all that determines its result, and how its settings change with time."""

import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from antipater.ai.agents import net_of
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.shipped import NetSpec, load_net
from antipater.ai.training.games import Teacher
from antipater.catalog import kit, ruleset
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.game.errors import BadOption

FINE = 1 << 24
SEARCH_FACTOR = 4  # how many times shorter chunks with a search are
GAME_EXAMPLES = 160  # of a game with a search, at most


@dataclass(frozen=True)
class Plan:
    """The settings of a training; the same plan gives the same net."""

    ruleset: str = "duel"
    promos: bool = False
    games: int = 80_000
    seed: int = 1
    hidden: int = 64
    second: int = 32
    batch: int = 16  # games between two steps of learning
    chunk: int = 256  # steps between two checkpoints, at most
    trace: float = 0.7  # λ
    rate: float = 1e-3  # falls to a twentieth, along a cosine
    temperature: float = 0.03  # of the softmax over actions, in win probability; falls to a third
    styled: float = 1.0  # factor of the usual share of seats with a style; falls to a half
    forgiven: float = 0.0  # the part of what a choice gave away that the returns before it get back
    league: float = 0.1  # the share of games against a past net
    past_every: int = 4  # chunks between two past nets
    margin: float = 0.5  # the weight of the margin of points in the targets of classic; falls to 0
    average: float = 0.001  # the part of the way that the net of a checkpoint goes toward the last weights, each step
    heads: float = 0.0  # the weight of what the further heads learn; 0 for none
    search: int = 0  # simulations for each choice, with the end solved; 0 for no search
    search_share: float = 1.0  # of the choices that are searched
    solved_cards: int = 8  # of Age III, with which or fewer a searched choice is solved instead
    passes: float = 0.0  # how many times more a net learns the examples of a chunk when it ends
    warm_up: int = 0  # steps until the rate is reached
    start: str = ""  # the file of a net to start with, of this ruleset or of one that it expands
    against: str = ""  # the file of a net that plays a seat of every game and does not learn

    def __post_init__(self) -> None:
        net_of(self.ruleset)
        if self.games < 1:
            raise BadOption(f"a training needs at least one game, not {self.games}")
        if self.search and not self.teacher().searches:
            raise BadOption(f"a search teaches only Duel and its expansions, not {self.ruleset}")

    @property
    def steps(self) -> int:
        """The number of optimiser steps in a chunk; a short training is one chunk."""
        most = max(1, self.chunk // SEARCH_FACTOR) if self.search else self.chunk
        return min(most, -(-self.games // self.batch))

    @property
    def chunk_games(self) -> int:
        """The number of games between two checkpoints."""
        return self.batch * self.steps

    @property
    def chunks(self) -> int:
        """The number of chunks, the last one complete."""
        return -(-self.games // self.chunk_games)

    def game(self) -> Game:
        """Return the game to learn."""
        return ruleset(self.ruleset, promos="yes") if self.promos else ruleset(self.ruleset)

    def teacher(self) -> Teacher:
        """Return how the game is played against itself."""
        teacher: Teacher = kit(self.ruleset).piece("teacher")
        return teacher

    def net(self) -> NetSpec:
        """Return the inputs and features of the net."""
        return net_of(self.ruleset)

    def dice(self, chunk: int) -> Dice:
        """Return the dice of a chunk, which do not depend on earlier chunks."""
        return Dice(self.seed + ((chunk + 1) << 64))

    def set_rates(self, play: Any, chunk: int) -> None:
        """Set what changes from chunk to chunk."""
        done = chunk / self.chunks
        play.batch = self.batch
        play.trace = self.trace
        play.adam.follow = self.average
        play.adam.warm_up = self.warm_up
        play.adam.head_weight = self.heads
        play.rate = self.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * done)))
        play.temperature = self.temperature * (1 - done * 2 / 3)
        play.styled = self.styled * (1 - done / 2)
        if hasattr(play, "margin"):
            play.margin = self.margin * (1 - done)
        if hasattr(play, "search_share"):
            play.forgiven = self.forgiven
            play.search_share = self.search_share
            play.solved_cards = self.solved_cards

    def first_net(self) -> Net:
        """Return the net to start with: small random weights without biases, or a trained net of a smaller game."""
        net = Net(self.net().inputs, self.hidden, self.second)
        if self.start:
            net.fill(widened(load_net(Path(self.start)), net, self.dice(-1)))
            return net
        dice = self.dice(-1)
        weights = uniform(dice, net.inputs * net.hidden, 0.1) + [0.0] * net.hidden
        weights += uniform(dice, net.hidden * net.second, math.sqrt(2 / net.hidden)) + [0.0] * net.second
        net.fill([*weights, *uniform(dice, net.second, 0.3 / math.sqrt(net.second)), 0.0])
        return net

    def settings(self) -> dict[str, Any]:
        """Return all settings as plain data."""
        return asdict(self)


def widened(known: Net, net: Net, dice: Dice) -> list[float]:
    """Return weights with which a larger net gives what a smaller one gives, to begin with.

    Inputs that are new have rows of zeros. Units of the first layer that are new see the inputs through small random
    weights, and nothing is made of them yet.
    """
    if known.hidden > net.hidden or known.second != net.second or known.inputs > net.inputs:
        raise BadOption(
            f"a net of {known.inputs} inputs, {known.hidden} and {known.second} units cannot become one of "
            f"{net.inputs}, {net.hidden} and {net.second}"
        )
    weights, more = known.all_weights(), net.hidden - known.hidden
    rows, first = known.inputs * known.hidden, list[float]()
    for number in range(known.inputs):
        first += weights[number * known.hidden : (number + 1) * known.hidden] + uniform(dice, more, 0.05)
    first += [0.0] * ((net.inputs - known.inputs) * net.hidden)
    biases, second = weights[rows : rows + known.hidden], rows + known.hidden + known.hidden * known.second
    upper = weights[rows + known.hidden : second]
    return [*first, *biases, *[0.0] * more, *upper, *[0.0] * (more * net.second), *weights[second:]]


def uniform(dice: Dice, n: int, deviation: float) -> list[float]:
    """Return uniform random numbers around zero with this standard deviation."""
    reach = deviation * math.sqrt(3)
    return [reach * (2 * dice.below(FINE) / FINE - 1) for _ in range(n)]
