"""The nets that come with the package, one for each trained ruleset, and the features that they read."""

from array import array
from functools import cache
from pathlib import Path

from antipater.ai.evaluation.arrays import read_arrays, write_arrays
from antipater.ai.evaluation.features import DuelFeatures
from antipater.ai.evaluation.layout import DUEL_INPUTS, PANTHEON_INPUTS
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.net_evaluator import NetEvaluator
from antipater.ai.evaluation.pantheon_features import PantheonFeatures
from antipater.game.contract import State
from antipater.game.errors import BadOption
from antipater.rules.duel.state import DuelState

FOLDER = Path(__file__).parent / "nets"


def features_for(table: State) -> tuple[DuelFeatures, int]:
    """Return features on a table, and how many inputs they have."""
    if isinstance(table, DuelState) and table.ruleset == "duel+pantheon":
        return PantheonFeatures(table), PANTHEON_INPUTS
    if isinstance(table, DuelState) and table.ruleset == "duel":
        return DuelFeatures(table), DUEL_INPUTS
    raise BadOption(f"no net can see a {type(table).__name__}; nets play duel and duel+pantheon")


def save_net(net: Net, path: Path) -> None:
    """Write a net to a file."""
    shape = array("i", [net.inputs, net.hidden, net.second])
    write_arrays(path, {"shape": shape, "weights": array("f", net.all_weights())})


def load_net(path: Path) -> Net:
    """Read a net from a file."""
    arrays = read_arrays(path)
    try:
        net = Net(*arrays["shape"])
        net.fill(arrays["weights"].tolist())
    except (KeyError, TypeError, ValueError) as error:
        raise BadOption(f"{path} holds no net: {error}") from error
    return net


@cache
def shipped_net(ruleset: str) -> Net:
    """Return the net that comes with the package for a ruleset."""
    path = FOLDER / f"{ruleset}.npz"
    if not path.exists():
        names = ", ".join(sorted(file.stem for file in FOLDER.glob("*.npz")))
        raise BadOption(f"there is no net for {ruleset}; there are nets for: {names}")
    return load_net(path)


def evaluator_for(table: State) -> NetEvaluator:
    """Return an evaluator of a table, with its own copy of the net that comes with the package."""
    features, inputs = features_for(table)
    net = shipped_net("duel+pantheon" if inputs == PANTHEON_INPUTS else "duel")
    if net.inputs != inputs:
        raise BadOption(f"the net sees {net.inputs} inputs, this version has {inputs}: train it again")
    own = Net(net.inputs, net.hidden, net.second)
    own.become(net)
    return NetEvaluator(features, own)
