"""The solver against plain recursion, on toys and on the last cards of Duel; and guided trees on toys."""

import pytest

from antipater import Dice, ruleset
from antipater.ai.agents import net_of
from antipater.ai.search.evaluator import TerminalEvaluator
from antipater.ai.search.guided import GuidedTree
from antipater.ai.search.solver import Solver
from antipater.game.contract import Game
from antipater.game.seats import CHANCE
from tests.ai.search.test_search import after, exact, nearly_over
from tests.ai.search.toys import ROOMS, MazeGame, StonesGame

ENOUGH = 1_000_000
MAZES = (71, 1, 2, 3)  # in the first, bounds are rounded to values


def solver_of(game: Game) -> Solver:
    return Solver(game.start(), game.actions, TerminalEvaluator(game.start(), game.prize))


@pytest.mark.parametrize("heap", range(1, 10))
def test_stones(heap: int) -> None:
    """Every action has its exact value, with chance in between."""
    game, known = StonesGame(), dict[bytes, list[float]]()
    state, solver = game.start(), solver_of(game)
    state.refill([heap, 1, 0, -1])
    found = solver.action_values(state, ENOUGH)
    assert found is not None
    for action, value in found:
        assert value == pytest.approx(exact(after(state, action, 1), known)[0] / game.prize, abs=1e-12)
    solved = solver.solve(state, ENOUGH)
    assert solved is not None
    assert solved[0] == min(found, key=lambda pair: pair[1])[0]
    assert solved[1] == pytest.approx(exact(state, known)[0] / game.prize)


def test_what_is_remembered_stays_exact() -> None:
    """One solver for many positions of a maze: bounds that it remembers are never taken for values, however rounded."""
    game = MazeGame()
    for maze in MAZES:
        known, solver, dice = dict[bytes, list[float]](), solver_of(game), Dice(maze)
        for _ in range(12):
            state = game.start()
            state.refill([maze, dice.below(5), dice.below(ROOMS)])
            if state.to_act() != (CHANCE,):
                solved = solver.solve(state, ENOUGH)
                assert solved is not None
                assert solved[1] == pytest.approx(exact(state, known)[0] / game.prize, abs=1e-9)


@pytest.mark.parametrize(("most", "games"), [(3, 8), (4, 6), (5, 2)])
def test_the_last_cards_of_duel(seed: int, most: int, games: int) -> None:
    """Reveals and cards that were removed unseen included; one solver, so nothing is carried over wrongly."""
    game, dice = ruleset("duel"), Dice(seed)
    solver = solver_of(game)
    for _ in range(games):
        state = nearly_over(game, dice, most)
        seat, known = state.to_act()[0], dict[bytes, list[float]]()
        best = exact(state, known)
        solved = solver.solve(state, ENOUGH)
        assert solved is not None
        assert solved[1] == pytest.approx(best[0] / game.prize, abs=1e-12)
        assert exact(after(state, solved[0], seat), known)[seat] == pytest.approx(best[seat], abs=1e-12)


def test_it_gives_up_rather_than_guess(seed: int) -> None:
    game = ruleset("duel")
    state = nearly_over(game, Dice(seed), 6)
    solver = solver_of(game)
    assert solver.solve(state, 3) is None
    assert solver.action_values(state, 3) is None
    assert solver.solve(state, ENOUGH) is not None


@pytest.mark.parametrize("heap", [5, 6, 7])
def test_a_guided_tree_comes_to_the_same(seed: int, heap: int) -> None:
    """Even an evaluator that knows nothing but results leads the tree to the best move, and near its value."""
    game = StonesGame()
    state = game.start()
    state.refill([heap, 0, 0, -1])
    tree = GuidedTree(state, TerminalEvaluator(state, game.prize), Dice(seed), 4_000)
    tree.run(4_000)
    action, _, value = max(tree.root_actions(), key=lambda one: one[1])
    known = dict[bytes, list[float]]()
    best = exact(state, known)[0] / game.prize
    assert exact(after(state, action, 0), known)[0] / game.prize == pytest.approx(best)
    assert abs(value - best) < 0.1


@pytest.mark.parametrize("heap", [3, 4, 5])
def test_what_a_guided_tree_proves_is_true(seed: int, heap: int) -> None:
    """A proof reaches the root through choices, never through chance, and is the exact value."""
    game = StonesGame()
    state = game.start()
    state.refill([heap, 0, 0, -1])
    tree = GuidedTree(state, TerminalEvaluator(state, game.prize), Dice(seed), 4_000)
    tree.run(4_000)
    found = solver_of(game).action_values(state, ENOUGH)
    assert found is not None
    proved = tree.proved_actions()
    assert all(dict(found)[action] == share for action, share in proved.items())
    assert proved or heap > 3


def test_the_last_cards_inside_a_guided_tree(seed: int) -> None:
    """With a solver, what a tree proves about the last cards of Duel is what the solver finds for each action."""
    game, dice, met = ruleset("duel"), Dice(seed), 0
    net, solver = net_of("duel"), solver_of(game)
    for _ in range(6):
        state = nearly_over(game, dice, 6)
        seat = state.to_act()[0]
        tree = GuidedTree(state, net.evaluator(state.copy()), Dice(seed), 300, solver)
        tree.run(300)
        values = dict(solver.action_values(state, ENOUGH) or [])
        for action, share in tree.proved_actions().items():
            assert share == pytest.approx(values[action] if seat == 0 else 1 - values[action], abs=1e-12)
            met += 1
    assert met > 10
