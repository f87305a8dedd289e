"""Learning: true gradients, steps in the right direction, self-play that improves, and goes on as if never stopped."""

import json
import math
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from antipater import Dice
from antipater.ai.evaluation.net import Net
from antipater.ai.evaluation.shipped import save_net
from antipater.ai.training.adam import Adam
from antipater.ai.training.plan import Plan, uniform
from antipater.ai.training.run import TrainingRun
from antipater.ai.training.selfplay import SelfPlay
from antipater.game.errors import BadOption

TINY = Plan(games=96, batch=4, chunk=8, hidden=8, second=4, past_every=1)
SEEN = [(0, 1.0), (3, -0.5), (5, 2.0)]
NUDGE = 1e-2


def tiny_net(seed: int) -> Net:
    net = Net(6, 5, 4)
    net.fill(uniform(Dice(seed), net.size, 0.5))
    return net


def cross_entropy(net: Net, weights: list[float], target: float) -> float:
    net.fill(weights)
    said = net.value_of(SEEN)
    return -target * math.log(said) - (1 - target) * math.log(1 - said)


@pytest.mark.parametrize("target", [0.0, 0.3, 1.0])
def test_the_gradient_is_the_slope(target: float) -> None:
    """Each weight nudged up and down: the loss changes as the gradient says, to four places."""
    net = tiny_net(3)
    weights = net.all_weights()
    adam = Adam(net)
    adam.add_example(SEEN, target)
    found = adam.gradients()
    for place in range(net.size):
        up, down = weights[:], weights[:]
        up[place] += NUDGE
        down[place] -= NUDGE
        slope = (cross_entropy(net, up, target) - cross_entropy(net, down, target)) / (2 * NUDGE)
        assert found[place] == pytest.approx(slope, abs=2e-4)
    assert sum(slope != 0 for slope in found) > net.size / 4


def test_the_gradient_of_a_head_is_the_slope() -> None:
    """The last layer is taught by a head alone: what the head adds to a slope of the net is that of its own loss."""
    net = tiny_net(3)
    weights = net.all_weights()
    taught = Adam(net, 2)
    for _ in range(30):  # so that the heads have weights
        taught.add_example(SEEN, 0.4, (0.9,))
        taught.take_step(0.01)
    net.fill(weights)
    moments = taught.moments()
    alone = Adam(net)
    alone.add_example(SEEN, 0.3)
    taught.add_example(SEEN, 0.3, (0.2,))
    found = [both - own for both, own in zip(taught.gradients(), alone.gradients(), strict=True)]
    rows = moments["head_rows"][: net.second + 1]
    assert any(rows)
    assert not any(moments["head_rows"][net.second + 1 :]), "nothing was said about the second head"

    def loss(nudged: list[float]) -> float:
        net.fill(nudged)
        net.value_of(SEEN)
        total = rows[-1] + sum(row * unit for row, unit in zip(rows, net.second_layer(), strict=False))
        said = 1 / (1 + math.exp(-total))
        return taught.head_weight * (-0.2 * math.log(said) - 0.8 * math.log(1 - said))

    for place in range(net.size):
        up, down = weights[:], weights[:]
        up[place] += NUDGE
        down[place] -= NUDGE
        assert found[place] == pytest.approx((loss(up) - loss(down)) / (2 * NUDGE), abs=2e-4)


def test_the_mean_of_the_weights_follows_them() -> None:
    """The first step takes the weights over; later ones go a part of the way."""
    net = tiny_net(5)
    adam = Adam(net)
    adam.follow = 0.25
    adam.add_example(SEEN, 0.9)
    adam.take_step(0.01)
    assert adam.average_net().all_weights() == net.all_weights()
    mean = net.all_weights()
    for step in range(2, 9):
        adam.add_example(SEEN, 0.9)
        adam.take_step(0.01)
        part = max(0.25, 1 / step)
        mean = [old + part * (new - old) for old, new in zip(mean, net.all_weights(), strict=True)]
    assert adam.average_net().all_weights() == pytest.approx(mean, abs=1e-6)


def test_adam_learns_an_example() -> None:
    net = tiny_net(4)
    adam = Adam(net)
    for _ in range(200):
        adam.add_example(SEEN, 0.8)
        adam.take_step(0.01)
    assert net.value_of(SEEN) == pytest.approx(0.8, abs=0.01)


def score(plan: Plan, net: Net, rival: Net, games: int) -> float:
    """Return the share that a net wins against another."""
    match = SelfPlay(plan.net().features(plan.game().start()), net, rival, Dice(9))
    match.rate, match.styled, match.league, match.temperature, match.batch = 0.0, 0.0, 1.0, 0.001, games
    match.run(1)
    assert match.rival_games == games
    return match.net_wins / games


def test_a_short_training_improves(tmp_path: Path) -> None:
    """After 1,200 games of self-play the net beats the one that knew nothing."""
    plan = replace(TINY, games=1200, batch=6, chunk=100, past_every=2, hidden=16, second=8, rate=0.003, trace=1.0)
    run = TrainingRun(plan, tmp_path)
    reports = list(run.reports())
    assert [report["games"] for report in reports] == [600, 1200]
    assert score(plan, run.play.evaluator.net, plan.first_net(), 200) > 0.75


@pytest.mark.parametrize(("ruleset", "curves"), [("duel", 8), ("duel+pantheon", 8), ("classic", 6)])
def test_going_on_gives_the_same_net(tmp_path: Path, ruleset: str, curves: int) -> None:
    """A training stopped and taken up, and one never stopped: the same weights to the bit."""
    plan = replace(TINY, ruleset=ruleset, promos=ruleset != "classic")
    whole = TrainingRun(plan, tmp_path / "whole")
    list(whole.reports())
    next(TrainingRun(plan, tmp_path / "parts").reports())
    rest = TrainingRun(plan, tmp_path / "parts")
    assert rest.chunk == 1
    assert len(list(rest.reports())) == 2
    assert rest.play.evaluator.net.all_weights() == whole.play.evaluator.net.all_weights()
    assert rest.history == whole.history
    picture = ET.fromstring((tmp_path / "parts" / "curves.svg").read_text())
    assert len(picture.findall("{http://www.w3.org/2000/svg}polyline")) == curves
    with pytest.raises(BadOption, match=r"another training \(games 96\)"):
        TrainingRun(replace(plan, games=97), tmp_path / "parts")


@pytest.mark.parametrize(("ruleset", "share"), [("duel", 1.0), ("duel+pantheon", 0.5)])
def test_search_and_solved_ends_teach(tmp_path: Path, ruleset: str, share: float) -> None:
    """With a search to learn from, a training goes on to the same weights, too; some of what it learns is certain."""
    plan = replace(TINY, ruleset=ruleset, games=8, chunk=4, search=12, search_share=share, passes=2.0, warm_up=5)
    whole = TrainingRun(plan, tmp_path / "whole")
    assert len(list(whole.reports())) == 2
    assert whole.play.solved > 0
    assert all(report["surprise"] > 0 for report in whole.history)
    next(TrainingRun(plan, tmp_path / "parts").reports())
    rest = TrainingRun(plan, tmp_path / "parts")
    assert len(list(rest.reports())) == 1
    assert rest.play.evaluator.net.all_weights() == whole.play.evaluator.net.all_weights()


def test_what_was_searched_and_not_chosen_teaches_too(tmp_path: Path) -> None:
    """There are more examples than choices, because options that a search has tried are examples as well."""
    run = TrainingRun(replace(TINY, games=4, chunk=4, search=40, passes=1.0), tmp_path)
    next(run.reports())
    assert run.play.examples > run.play.decisions


def one_game(forgiven: float) -> SelfPlay:
    """Return a game of random choices whose targets are the values of the next positions."""
    plan = replace(TINY, games=16)
    play = plan.teacher().play(plan.game(), plan.net(), plan.first_net(), plan.first_net(), Dice(5))
    play.rate, play.styled, play.temperature, play.trace, play.batch = 0.0, 0.0, 1.0, 0.0, 1
    play.forgiven = forgiven
    play.run(1)
    assert isinstance(play, SelfPlay)
    return play


def given_away(play: SelfPlay) -> list[float]:
    """Return by how much each target exceeds the next position's value, for the seat that chooses between them."""
    recorded, found = play.recorded(), []
    for (seat, _, target), (chooser, value, _) in pairwise(recorded):
        found.append((target if seat == chooser else 1 - target) - value)
    return found


def test_returns_get_back_what_a_choice_gave_away() -> None:
    """With all of it a target is the value of the best choice that followed; with half of it, half as much more."""
    plain, half, whole = (given_away(one_game(forgiven)) for forgiven in (0.0, 0.5, 1.0))
    assert plain == pytest.approx([0.0] * len(plain), abs=1e-6)
    assert min(whole) > -1e-6
    assert max(whole) > 0.01
    assert half == pytest.approx([lost / 2 for lost in whole], abs=1e-6)


def test_forced_choices_are_learned() -> None:
    """Every choice but the last, which ends the game, is an example."""
    play = one_game(0.0)
    assert len(play.recorded()) == play.decisions - 1


def test_examples_are_learned_again() -> None:
    """A memory gives each example back about as often as it is told to, and is empty afterwards."""
    plan = replace(TINY, games=16)
    play = plan.teacher().play(plan.game(), plan.net(), plan.first_net(), plan.first_net(), plan.dice(0))
    plan.set_rates(play, 0)
    play.remember(100_000)
    play.run(4)
    kept, steps = play.memory.examples, play.adam.steps
    assert kept == play.examples > 0
    before = play.evaluator.net.all_weights()
    play.rehearse(3.0)
    assert play.adam.steps - steps == round(3.0 * kept / 1024)
    assert play.evaluator.net.all_weights() != before
    assert play.memory.examples == 0


def test_a_full_memory_keeps_what_came_first() -> None:
    plan = replace(TINY, games=16)
    play = plan.teacher().play(plan.game(), plan.net(), plan.first_net(), plan.first_net(), plan.dice(0))
    play.remember(10)
    play.run(1)
    assert play.memory.examples == 10


def test_the_rate_rises_at_first() -> None:
    """With ten steps of warming up the first step is a tenth as long."""
    moved = []
    for warm_up in (0, 10):
        adam = Adam(replace(TINY, games=16).first_net())
        adam.warm_up = warm_up
        before = adam.net.all_weights()
        adam.add_example(SEEN, 1.0)
        adam.take_step(1e-3)
        moved.append(max(abs(a - b) for a, b in zip(adam.net.all_weights(), before, strict=True)))
    assert moved[1] == pytest.approx(moved[0] / 10, rel=1e-3)


def test_what_cannot_be_learned() -> None:
    with pytest.raises(BadOption, match="a search teaches only Duel and its expansions, not classic"):
        Plan("classic", search=10)
    with pytest.raises(BadOption, match=r"^there is no net for high-card; there are nets for: duel, duel\+pantheon, "):
        Plan("high-card")
    with pytest.raises(BadOption, match="at least one game"):
        Plan(games=0)


def test_an_exploiter_meets_the_same_net_in_every_game(tmp_path: Path) -> None:
    """The rival plays a seat of every game and learns nothing; its shape may be another one."""
    rival = Plan(hidden=6, second=4, seed=3).first_net()
    save_net(rival, tmp_path / "rival.npz")
    run = TrainingRun(Plan(games=32, hidden=4, second=3, against=str(tmp_path / "rival.npz")), tmp_path / "out")
    reports = list(run.reports())
    assert run.play.rival_games == run.play.games > 0
    assert run.play.rival.net.all_weights() == rival.all_weights()
    assert reports[-1]["past"] is not None


def test_the_command_trains(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "antipater", "train", "duel", "--games", "20", "--hidden", "4", "--out", "here"]
    answer = subprocess.run(command, cwd=tmp_path, env=os.environ, capture_output=True, text=True, check=False)
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "here/net.npz" in answer.stdout
    assert json.loads((tmp_path / "here" / "history.jsonl").read_text())["games"] == 32


def test_a_larger_game_begins_with_what_a_smaller_one_taught(tmp_path: Path) -> None:
    """Rows of new inputs are zero, so at first a net of Pantheon thinks of what it knows as that of Duel did."""
    small = replace(TINY, games=16).first_net()
    save_net(small, tmp_path / "small.npz")
    plan = replace(TINY, ruleset="duel+pantheon", start=str(tmp_path / "small.npz"))
    large = plan.first_net()
    assert large.inputs > small.inputs
    assert large.value_of(SEEN) == small.value_of(SEEN)
    assert large.value_of([*SEEN, (large.inputs - 1, 1.0)]) == small.value_of(SEEN)
    with pytest.raises(BadOption, match="cannot become one of"):
        replace(plan, hidden=7).first_net()


def test_a_wider_net_begins_with_what_a_narrower_one_knows(tmp_path: Path) -> None:
    """New units of the first layer see something, and the last layers make nothing of it yet."""
    narrow = replace(TINY, games=16).first_net()
    save_net(narrow, tmp_path / "narrow.npz")
    wide = replace(TINY, start=str(tmp_path / "narrow.npz"), hidden=12).first_net()
    assert wide.hidden == 12
    assert wide.value_of(SEEN) == narrow.value_of(SEEN)
    adam = Adam(wide)
    adam.add_example(SEEN, 1.0)
    second = wide.inputs * wide.hidden + wide.hidden
    new = adam.gradients()[second + narrow.hidden * wide.second : second + wide.hidden * wide.second]
    assert any(new), "new units would never learn"
