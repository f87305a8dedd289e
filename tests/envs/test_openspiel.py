"""OpenSpiel: its own simulations, its bots, and information states that tell no more than a seat may know."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from antipater import Dice, ruleset
from antipater.envs import openspiel_game
from antipater.envs.encoding import layout
from antipater.game.dealer import DiceDealer
from antipater.notation.log import verify

PLAIN = "python_antipater_duel"
WHOLE = "python_antipater_duel(pantheon=True,promos=True)"
EVERYTHING = "python_antipater_duel(pantheon=True,agora=True,promos=True)"
END = "python_antipater_duel_end(cards=3,seed=1)"


def chance(state: pyspiel.State, dice: Dice) -> int:
    """Settle chance as every adapter does."""
    assert isinstance(state, openspiel_game.TablePlay)
    return DiceDealer(dice).outcome(state.table)


@pytest.mark.parametrize(
    "spec", [PLAIN, WHOLE, "python_antipater_duel(agora=True)", EVERYTHING, "python_antipater_classic", END]
)
def test_random_simulation(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


def test_parameters_choose_the_ruleset() -> None:
    assert pyspiel.load_game(PLAIN).num_distinct_actions() == ruleset("duel").actions
    game = pyspiel.load_game("python_antipater_duel(pantheon=True,edition=first)")
    assert game.num_distinct_actions() == ruleset("duel+pantheon").actions
    assert game.rules.options["edition"] == "first"
    assert game.observation_tensor_size() == layout(game.rules).size


@pytest.mark.parametrize("spec", [PLAIN, WHOLE, EVERYTHING])
def test_same_seed_same_record(spec: str, seed: int) -> None:
    """With the choices and the dice of the contract it is the same game; the record is sound."""
    game = pyspiel.load_game(spec)
    state, table, dice, twin = game.new_initial_state(), game.rules.start(), Dice(seed), Dice(seed)
    dealer, events, number = DiceDealer(twin), [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            action, actor = chance(state, dice), -1
            assert action == dealer.outcome(table)
            weights = table.weights()
            expected = [(one, weight / sum(weights)) for one, weight in zip(table.legal(-1), weights, strict=True)]
            assert state.chance_outcomes() == expected
        else:
            actor = state.current_player()
            assert state.legal_actions() == table.legal(actor)
            number += 1
            action = table.legal(actor)[(7 * number + 3) % len(table.legal(actor))]
        state.apply_action(action)
        table.apply(action, actor)
        events.append((actor, action))
    assert state.record().events == events
    assert verify(state.record()).sound
    assert state.returns() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])


def test_what_is_resampled_looks_the_same(seed: int) -> None:
    """Another past with the same information state, the same observation, and often other divinities."""
    game, dice = pyspiel.load_game(WHOLE), Dice(seed)
    others = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, dice))
            continue
        for player in (0, 1):
            twin = state.resample_from_infostate(player, lambda: dice.roll(1 << 30) / (1 << 30))
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.legal_actions() == state.legal_actions() or state.current_player() != player
            others += twin.information_state_string(1 - player) != state.information_state_string(1 - player)
        state.apply_action(dice.choose(state.legal_actions()))
    assert others > 10


def exact_value(state: pyspiel.State) -> float:
    """Return what a position is worth to the first seat if both play perfectly: no search, no rule of thumb."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return float(sum(chance * exact_value(state.child(outcome)) for outcome, chance in state.chance_outcomes()))
    best = max if state.current_player() == 0 else min
    return float(best(exact_value(state.child(action)) for action in state.legal_actions()))


def test_the_end_of_a_game_is_solved() -> None:
    """CFR+ finds what the whole tree says: the second seat wins, and nothing can be gained by leaving its policy."""
    game = pyspiel.load_game(END)
    assert exact_value(game.new_initial_state()) == -1.0
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.1


def test_a_tensor_has_the_whole_past(seed: int) -> None:
    """The tensor of an information state is the row, then actor and action of every event; classic's past stays."""
    game, dice = pyspiel.load_game("python_antipater_classic"), Dice(seed)
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(chance(state, dice) if state.is_chance_node() else dice.choose(state.legal_actions()))
    for player in range(3):
        size = game.observation_tensor_size()
        tensor = np.array(state.information_state_tensor(player))
        assert tensor[:size].tolist() == state.observation_tensor(player)
        events = tensor[size:].reshape(-1, 2)
        assert [(int(actor) - 2, int(action) - 2) for actor, action in events if actor] == state.seen[player]
        assert len(state.seen[player]) == 40
    with pytest.raises(Exception, match="cannot be resampled"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_its_bots_play_a_game(seed: int) -> None:
    """MCTS, which sees everything, against ISMCTS, which asks for worlds."""
    game, dice = pyspiel.load_game(WHOLE), Dice(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 1.4, 2, evaluator, solve=False, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=np.random.RandomState(3)),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance(state, dice) if state.is_chance_node() else bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
