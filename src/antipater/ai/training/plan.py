"""What a training is to be: everything that decides its result, and how its settings change as it goes on."""

import math
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from antipater.ai.agents import net_of
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.shipped import NetSpec, load_net
from antipater.ai.search.agent import hides_information
from antipater.ai.training.selfplay import SelfPlay
from antipater.catalog import ruleset
from antipater.game.contract import Game
from antipater.game.dice import Dice
from antipater.game.errors import BadOption

FINE = 1 << 24
SLOWER = 16  # how many times shorter chunks are that search


@dataclass(frozen=True)
class Plan:
    """A training: the same plan gives the same net."""

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
    temperature: float = 0.03  # of the choice among moves, in win probability; falls to a third
    styled: float = 1.0  # of the usual share of seats with a style; falls to a half
    league: float = 0.1  # the share of games against a past self
    past_every: int = 4  # chunks between two past selves
    search: int = 0  # simulations for each choice, the end solved; 0 for none
    start: str = ""  # the file of a net to begin with, of this ruleset or of one that it expands

    def __post_init__(self) -> None:
        net_of(self.ruleset)
        if self.games < 1:
            raise BadOption(f"a training takes at least one game, not {self.games}")
        if self.search and hides_information(self.game()):
            raise BadOption(f"a search teaches only games in which nothing is hidden, not {self.ruleset}")

    @property
    def steps(self) -> int:
        """How many steps of learning a chunk has; a short training is one chunk."""
        most = max(1, self.chunk // SLOWER) if self.search else self.chunk
        return min(most, -(-self.games // self.batch))

    @property
    def chunk_games(self) -> int:
        """How many games lie between two checkpoints."""
        return self.batch * self.steps

    @property
    def chunks(self) -> int:
        """How many chunks there are; the last one is whole."""
        return -(-self.games // self.chunk_games)

    def game(self) -> Game:
        """Return the game to learn."""
        return ruleset(self.ruleset, promos="yes" if self.promos else "no")

    def net(self) -> NetSpec:
        """Return which inputs the net has."""
        return net_of(self.ruleset)

    def dice(self, chunk: int) -> Dice:
        """Return the dice of a chunk, so that going on needs no memory of earlier ones."""
        return Dice(self.seed + ((chunk + 1) << 64))

    def set_pace(self, play: SelfPlay, chunk: int) -> None:
        """Set what changes as a training goes on."""
        done = chunk / self.chunks
        play.batch = self.batch
        play.trace = self.trace
        play.rate = self.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * done)))
        play.temperature = self.temperature * (1 - done * 2 / 3)
        play.styled = self.styled * (1 - done / 2)

    def first_net(self) -> Net:
        """Return a net that knows nothing yet: small weights by chance, no biases; or one that knows a smaller game."""
        net = Net(self.net().inputs, self.hidden, self.second)
        if self.start:
            net.fill(widened(load_net(Path(self.start)), net))
            return net
        dice = self.dice(-1)
        weights = spread(dice, net.inputs * net.hidden, 0.1) + [0.0] * net.hidden
        weights += spread(dice, net.hidden * net.second, math.sqrt(2 / net.hidden)) + [0.0] * net.second
        net.fill([*weights, *spread(dice, net.second, 0.3 / math.sqrt(net.second)), 0.0])
        return net

    def settings(self) -> dict[str, Any]:
        """Return everything, to be written down."""
        return asdict(self)


def widened(known: Net, net: Net) -> list[float]:
    """Return the weights of a net that sees less, with zeros for what it does not see."""
    if (known.hidden, known.second) != (net.hidden, net.second) or known.inputs > net.inputs:
        raise BadOption(
            f"a net of {known.inputs} inputs, {known.hidden} and {known.second} units cannot become one of "
            f"{net.inputs}, {net.hidden} and {net.second}"
        )
    weights, rows = known.all_weights(), known.inputs * known.hidden
    return [*weights[:rows], *[0.0] * ((net.inputs - known.inputs) * net.hidden), *weights[rows:]]


def spread(dice: Dice, n: int, deviation: float) -> list[float]:
    """Return numbers around zero, evenly spread, with this standard deviation."""
    reach = deviation * math.sqrt(3)
    return [reach * (2 * dice.below(FINE) / FINE - 1) for _ in range(n)]
