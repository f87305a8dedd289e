"""The net: the compiled pass against NumPy, weights on disk, and the player that asks it."""

import re
from array import array
from pathlib import Path

import numpy as np
import pytest

from antipater import Dice, ruleset
from antipater.ai.agents import net_of
from antipater.ai.evaluation.arrays import Numbers, read_arrays, write_arrays
from antipater.ai.evaluation.layout import DUEL_INPUTS
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.net_evaluator import NetEvaluator
from antipater.ai.evaluation.reference import NumpyNet
from antipater.ai.evaluation.shipped import FOLDER, load_net, save_net
from antipater.ai.training.plan import Plan
from antipater.game.errors import BadOption
from tests.ai.test_agents import pair, play
from tests.ai.test_features import positions

DUEL = net_of("duel")
SHIPPED = sorted(path.stem for path in FOLDER.glob("duel*.npz"))


def test_the_pass_agrees_with_numpy(seed: int) -> None:
    net = Plan(seed=seed).first_net()
    seen = [DUEL.features(state).seen(seat) for state in positions("duel", seed, 2) for seat in (0, 1)]
    expected = NumpyNet(net).values(seen)
    assert np.allclose(expected, [net.value_of(list(inputs)) for inputs in seen], rtol=0, atol=1e-5)
    assert np.ptp(expected) > 0.01, "these positions all look alike"


def test_sums_have_the_same_bits_on_every_processor(seed: int) -> None:
    """Rows are added one by one in single precision, no product is fused with a sum: so a search chooses the same."""
    net = load_net(FOLDER / "duel.npz")
    plain = NumpyNet(net)
    for state in positions("duel", seed, 1):
        seen = DUEL.features(state).seen(0)
        net.value_of(list(seen))
        lower = plain.lower.copy()
        for number, amount in seen:
            lower += np.float32(amount) * plain.first[number]
        upper = plain.upper.copy()
        for unit in np.flatnonzero(lower > 0):
            upper += lower[unit] * plain.second[unit]
        assert net.second_layer() == np.maximum(upper, 0).tolist()


def test_judging_one_after_the_other_changes_nothing(seed: int) -> None:
    """Sums that are carried over from move to move give what fresh ones give."""
    net, judged = Plan(seed=seed).first_net(), 0
    for state in positions("duel", seed, 2):
        seats = [seat for seat in state.to_act() if seat >= 0]
        for seat in seats:
            before = state.fields()
            for action, value in NetEvaluator(DUEL.features(state), net).considered(seat):
                after = state.copy()
                after.apply(action, seat)
                if after.to_act():
                    assert value == pytest.approx(net.value_of(DUEL.features(after).seen(seat)), abs=1e-5)
                    judged += 1
            assert before == state.fields()
    assert judged > 100


def test_a_finished_game_is_judged_exactly(seed: int) -> None:
    *_, over = positions("duel", seed, 1)
    evaluator = NetEvaluator(DUEL.features(over), Plan().first_net())
    assert [evaluator.win_probability(seat) for seat in (0, 1)] == [share / 2 for share in over.returns()]


@pytest.mark.parametrize("shape", [(0, 8, 8), (100, 257, 8), (100, 8, 65), (4000, 256, 64)])
def test_impossible_shapes(shape: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match="cannot be"):
        Net(*shape)


@pytest.mark.parametrize("number", [-1, 10])
def test_impossible_inputs(number: int) -> None:
    with pytest.raises(ValueError, match=re.escape(f"0 to 9, not {number}")):
        Net(10, 4, 4).value_of([(number, 1.0)])


def test_numpy_reads_what_is_written_and_the_other_way_round(tmp_path: Path) -> None:
    numbers: dict[str, Numbers] = {"a": array("f", [0.5, -2]), "b": array("q", [1 << 40]), "c": array("d")}
    write_arrays(tmp_path / "ours.npz", numbers)
    assert {name: found.tolist() for name, found in np.load(tmp_path / "ours.npz").items()} == {
        name: found.tolist() for name, found in numbers.items()
    }
    np.savez(tmp_path / "theirs.npz", a=np.array([1, 2], dtype=np.int32))
    assert read_arrays(tmp_path / "theirs.npz") == {"a": array("i", [1, 2])}


def test_nets_on_disk(tmp_path: Path) -> None:
    net = Plan(hidden=4, second=3).first_net()
    save_net(net, tmp_path / "net.npz")
    assert load_net(tmp_path / "net.npz").all_weights() == net.all_weights()
    whole = (tmp_path / "net.npz").read_bytes()
    save_net(net, tmp_path / "again.npz")
    assert whole == (tmp_path / "again.npz").read_bytes()
    (tmp_path / "net.npz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadOption, match="damaged"):
        load_net(tmp_path / "net.npz")
    write_arrays(tmp_path / "net.npz", {"shape": array("i", [9, 4, 3]), "weights": array("f", [1])})
    with pytest.raises(BadOption, match="holds no net: this net has"):
        load_net(tmp_path / "net.npz")


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_nets_are_small_and_play_well(seed: int, name: str) -> None:
    """Under 2.5 MB; against greedy at least 17 of 20 victories, each deal played twice with seats swapped."""
    assert (FOLDER / f"{name}.npz").stat().st_size < 2_500_000
    game, shares = ruleset(name), 0
    for number in range(seed, seed + 10):
        deal = game.deal(Dice(number))
        shares += play(game, pair(game, number, "net", "greedy"), deal).returns()[0]
        shares += play(game, pair(game, number, "greedy", "net"), deal).returns()[1]
    assert shares >= 17 * game.prize


def test_there_is_a_net_for_duel() -> None:
    assert "duel" in SHIPPED
    assert load_net(FOLDER / "duel.npz").inputs == DUEL_INPUTS


def test_all_nets_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.npz")) < 15_000_000
