"""Nets that play are rounded to a grid, so that no value depends on what was judged before it."""

from typing import Any

import numpy as np
import pytest

from antipater.ai.agents import net_of
from antipater.ai.evaluation.net_evaluator import NetEvaluator
from antipater.ai.evaluation.reference import NumpyNet
from antipater.ai.evaluation.shipped import EXACT_STEPS, GRIDS, NetSpec, rounded, shipped_net
from antipater.ai.training.plan import Plan
from antipater.game.contract import State
from antipater.game.dice import Dice
from tests.ai.test_features import RULESETS, positions

SPECS = [spec for name in RULESETS for spec in (net_of(name), net_of(name).small())]


def choices(name: str, seed: int, games: int) -> list[tuple[State, int]]:
    """Return every fifth position in which a seat must choose, from games one after the other."""
    found = [state.copy() for state in positions(name, seed, games) if state.to_act() and state.to_act()[0] >= 0]
    return [(state, state.to_act()[0]) for state in found[::5]]


def judged(evaluator: Any, state: State, seat: int) -> list[float]:
    """Return all that an evaluator says of a position: the options of a seat, and what each seat can expect."""
    evaluator.features.table.become(state)
    values = [value for _, value in evaluator.considered(seat)]
    return [*values, *(evaluator.win_probability(viewer) for viewer in (0, 1))]


def ruleset_of(spec: NetSpec) -> str:
    """Return the ruleset that a net plays."""
    return spec.name.rsplit("/", 1)[-1]


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_history_changes_no_value(seed: int, spec: NetSpec) -> None:
    """Forwards, backwards, in random order and by an evaluator that has seen nothing else: bit for bit the same."""
    found = choices(ruleset_of(spec), seed, 2)
    evaluator = spec.evaluator(found[0][0].copy())
    first = [judged(evaluator, state, seat) for state, seat in found]
    assert first[::-1] == [judged(evaluator, state, seat) for state, seat in reversed(found)]
    dice = Dice(seed)
    for _ in range(100):
        which = dice.below(len(found))
        assert first[which] == judged(evaluator, *found[which])
    for which in range(0, len(found), 9):
        assert first[which] == judged(spec.evaluator(found[0][0].copy()), *found[which])


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_every_sum_on_the_way_is_exact(seed: int, spec: NetSpec) -> None:
    """What two positions add on one side stays below 2 ** 24 steps of a sixteenth of the grid, so no order rounds.

    While one position follows another, a sum has parts of both; so one must stay below half of that.
    """
    state, *_ = positions(ruleset_of(spec), seed, 1)
    net = spec.evaluator(state.copy()).net
    assert net.exact
    plain = NumpyNet(net)
    layer = np.concatenate([plain.first.ravel(), plain.lower])
    grid = next(grid for grid in reversed(GRIDS) if np.array_equal(layer * grid, np.round(layer * grid)))
    assert EXACT_STEPS * 16 == 2**24
    features = spec.features(state)
    for state in positions(ruleset_of(spec), seed, 3):
        features.table.become(state)
        for viewer in (0, 1):
            seen = features.seen(viewer)
            assert len(seen) == len(dict(seen)), "an input is listed twice"
            assert all(float(amount * 16).is_integer() for _, amount in seen)
            inputs = plain.dense([seen])
            for side in (1, -1):
                added = inputs @ np.maximum(side * plain.first, 0) + np.maximum(side * plain.lower, 0)
                assert added.max() < EXACT_STEPS / grid / 3


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.name)
def test_rounding_hardly_changes_a_value(seed: int, spec: NetSpec) -> None:
    plain = NumpyNet(shipped_net(spec.name))
    state, *_ = positions(ruleset_of(spec), seed, 1)
    evaluator = spec.evaluator(state.copy())
    for state in positions(ruleset_of(spec), seed, 3):
        if state.to_act():
            evaluator.features.table.become(state)
            seen = [evaluator.features.seen(viewer) for viewer in (0, 1)]
            values = [evaluator.win_probability(viewer) for viewer in (0, 1)]
            assert np.allclose(plain.values(seen), values, rtol=0, atol=1e-3)


def test_nets_that_are_not_rounded_forget_what_they_saw(seed: int) -> None:
    """A net that learns, and one whose sums could be too large, begin anew with every position."""
    large = Plan(seed=seed).first_net()
    large.fill([1.0] * large.size)
    assert rounded(large) is large
    assert not large.exact
    learning = Plan(seed=seed).first_net()
    assert not learning.exact
    found = choices("duel", seed, 1)
    evaluator = NetEvaluator(net_of("duel").features(found[0][0].copy()), learning)
    first = [judged(evaluator, state, seat) for state, seat in found]
    assert first[::-1] == [judged(evaluator, state, seat) for state, seat in reversed(found)]


def test_files_and_new_weights_are_not_rounded() -> None:
    kept = shipped_net("duel")
    playing = rounded(kept)
    assert playing.exact
    assert not kept.exact
    assert playing.all_weights() != kept.all_weights()
    learning = Plan().first_net()
    learning.fill([0.0] * learning.size)
    assert not learning.exact


def test_classic_nets_are_not_rounded() -> None:
    """What is seen of three cities or more that are no neighbours is a mean, which is no multiple of a sixteenth."""
    spec = net_of("classic")
    assert not spec.sixteenths
