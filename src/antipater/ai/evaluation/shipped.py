"""The nets that come with the package, one for each trained ruleset, and files of nets."""

from array import array
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from antipater.ai.evaluation.arrays import read_arrays, write_arrays
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.net_evaluator import NetEvaluator
from antipater.ai.search.settings import SET_WITH, TUNED, TreeSettings
from antipater.game.contract import State
from antipater.game.errors import BadOption

FOLDER = Path(__file__).parent / "nets"
SMALL, EARLIER = "small", "earlier"  # folders of nets: for beginners, and of those that levels were set with
# Amounts are multiples of 1/16, so sums of weights that are multiples of 1/GRID are multiples of 1/(16 * GRID): in
# single precision they have no rounding error below EXACT_STEPS / GRID.
GRIDS = (4096, 2048, 1024)  # the finest on which the sums of a net are exact is taken
EXACT_STEPS = 1 << 20


@dataclass(frozen=True)
class NetSpec:
    """The net of a ruleset: the name of its file, how many inputs it has, and the features that give them."""

    name: str
    inputs: int
    features: Callable[[Any], Any]  # made with the table that they read
    settings: TreeSettings = TUNED  # of the trees that it guides
    judge: Callable[[Any, Net], Any] = NetEvaluator  # made with features and a net
    sixteenths: bool = True  # whether all amounts of its inputs are multiples of a sixteenth
    file: str = ""  # a net of one's own instead of the one that comes with the package

    def small(self) -> "NetSpec":
        """Return the small net of the ruleset, which has not learned much."""
        return replace(self, name=f"{SMALL}/{self.name}")

    def earlier(self) -> "NetSpec":
        """Return the net that the levels were set with, and its trees, where better ones have come since."""
        name = f"{EARLIER}/{self.name}"
        if self.file or not path_of(name).exists():
            return self
        return replace(self, name=name, settings=SET_WITH.get(self.name, self.settings))

    def evaluator(self, table: State) -> Any:
        """Return an evaluator of a table, with its own copy of the net."""
        net = net_of_file(self.file) if self.file else shipped_net(self.name)
        if net.inputs != self.inputs:
            raise BadOption(f"the net has {net.inputs} inputs, this version needs {self.inputs}: train it again")
        own = Net(net.inputs, net.hidden, net.second)
        own.become(rounded(net) if self.sixteenths else net)
        return self.judge(self.features(table), own)


def most_sum(net: Net) -> float:
    """Return more than any sum of the first layer can come to on its way, even if a position had all inputs at once."""
    weights = net.all_weights()
    most = 0.0
    for unit in range(net.hidden):
        column = weights[unit : (net.inputs + 1) * net.hidden : net.hidden]
        above = sum(weight for weight in column if weight > 0)
        most = max(most, above, above - sum(column))
    return most


@cache
def rounded(net: Net) -> Net:
    """Return a net with its first layer rounded to a grid on which sums are exact, in whatever order they are added.

    It is the net itself if its sums could be too large for the coarsest grid.
    """
    most = most_sum(net)
    grid = next((grid for grid in GRIDS if most * grid <= EXACT_STEPS), 0)
    if not grid:
        return net
    weights = net.all_weights()
    size = (net.inputs + 1) * net.hidden  # rows and biases
    found = Net(net.inputs, net.hidden, net.second)
    found.fill([round(weight * grid) / grid for weight in weights[:size]] + weights[size:])
    found.exact = 1
    return found


def save_net(net: Net, path: Path) -> None:
    """Write a net to a file."""
    shape = array("i", [net.inputs, net.hidden, net.second])
    write_arrays(path, {"shape": shape, "weights": array("f", net.all_weights())})


def load_net(path: Path) -> Net:
    """Return the net of a file; raise BadOption if it holds none."""
    arrays = read_arrays(path)
    try:
        net = Net(*arrays["shape"])
        net.fill(arrays["weights"].tolist())
    except (KeyError, TypeError, ValueError) as error:
        raise BadOption(f"{path} holds no net: {error}") from error
    return net


@cache
def net_of_file(path: str) -> Net:
    """Return the net of a file, read once; raise BadOption if there is none."""
    if not Path(path).is_file():
        raise BadOption(f"there is no file {path}")
    return load_net(Path(path))


def path_of(name: str) -> Path:
    """Return the file of a net that comes with the package."""
    return FOLDER / f"{name}.npz"


@cache
def shipped_net(ruleset: str) -> Net:
    """Return the net that comes with the package for a ruleset."""
    path = path_of(ruleset)
    if not path.exists():
        names = ", ".join(sorted(file.stem for file in FOLDER.glob("*.npz")))
        raise BadOption(f"there is no net for {ruleset}; there are nets for: {names}")
    return load_net(path)
