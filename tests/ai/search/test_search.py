"""Search finds what is known to be best, knows no more than it may, and is determined by its dice."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from antipater import Dice, ruleset
from antipater.ai.search.budget import Budget
from antipater.ai.search.rollout import RolloutSearcher
from antipater.ai.search.searcher import DEEP, FLAT, Searcher
from antipater.game.contract import Game, State
from antipater.game.seats import CHANCE
from tests.ai.search.toys import LATER, SAFE, EnvelopeGame, PenniesGame, StonesGame
from tests.conformance.toys import STAY, HighCardGame


def search(game: Game, simulations: int, seed: int, depth: int = DEEP, threads: int = 1) -> Searcher:
    return Searcher(game, Budget(simulations=simulations, threads=threads), Dice(seed), depth)


def exact(state: State, known: dict[bytes, list[float]]) -> list[float]:
    """Return each seat's expected share, everybody playing as well as possible; nothing is hidden."""
    key = state.key()
    if key not in known:
        if not state.to_act():
            known[key] = [float(share) for share in state.returns()]
            return known[key]
        seat = state.to_act()[0]
        values = [exact(after(state, action, seat), known) for action in state.legal(seat)]
        if seat == CHANCE:
            weights = state.weights()
            columns = zip(*values, strict=True)
            known[key] = [sum(w * v for w, v in zip(weights, column, strict=True)) / sum(weights) for column in columns]
        else:
            known[key] = max(values, key=lambda shares: shares[seat])
    return known[key]


def after(state: State, action: int, seat: int) -> State:
    moved = state.copy()
    moved.apply(action, seat)
    return moved


@pytest.mark.parametrize("heap", [4, 5, 6, 7])
def test_the_tree_finds_the_best_move_and_its_value(seed: int, heap: int) -> None:
    game = StonesGame()
    state = game.start()
    state.refill([heap, 0, 0, -1])
    known: dict[bytes, list[float]] = {}
    best = exact(state, known)[0]
    found = max(search(game, 3_000, seed).search(state, 0), key=lambda choice: choice.visits)
    assert exact(after(state, found.action, 0), known)[0] >= best - 1e-9
    assert abs(found.value * game.prize - best) < 0.12


def test_flat_search_judges_by_random_play(seed: int) -> None:
    """Taking all wins at once; anything else may win."""
    game = StonesGame()
    state = game.start()
    state.refill([3, 0, 0, -1])
    flat = search(game, 300, seed, FLAT)
    values = {choice.action: choice.value for choice in flat.search(state, 0)}
    assert values[3] == 1.0 > max(values[1], values[2])
    assert flat.choose(state, 0) == 3


def test_nobody_counts_on_what_they_cannot_know(seed: int) -> None:
    """A guess is worth one half, not one, though every imagined world knows the coin."""
    game = EnvelopeGame()
    state = game.start()
    state.apply(seed % 2, CHANCE)
    found = {choice.action: choice for choice in search(game, 2_000, seed).search(state.observe(0), 0)}
    assert found[SAFE].value == pytest.approx(0.6)
    assert found[LATER].value < 0.56
    assert search(game, 2_000, seed).choose(state.observe(0), 0) == SAFE


@pytest.mark.parametrize("seat", [0, 1])
def test_choices_made_at_once_are_hidden_from_each_other(seed: int, seat: int) -> None:
    """Neither side of a penny loses for sure, whether the other has chosen before or not."""
    game = PenniesGame()
    for chosen in (False, True):
        state = game.start()
        if chosen:
            state.apply(seed % 2, 1 - seat)
        found = search(game, 2_000, seed).search(state.observe(seat), seat)
        assert 0.35 < max(found, key=lambda choice: choice.visits).value < 0.65


def test_high_card(seed: int) -> None:
    """Staying is never worse; with the highest card it always wins."""
    game = HighCardGame()
    for card in range(3):
        state = game.start()
        state.apply(card, CHANCE)
        state.apply(state.legal(CHANCE)[0], CHANCE)
        found = search(game, 1_000, seed)
        values = {choice.action: choice.value for choice in found.search(state.observe(0), 0)}
        assert found.choose(state.observe(0), 0) == STAY
        assert (values[STAY] == 1.0) == (card == 2)


def nearly_over(game: Game, dice: Dice, most: int) -> State:
    """Return a position of a random game of Duel in which the last few cards lie on the table and a choice is real."""
    while True:
        state = game.start()
        dealer = game.deal(dice)
        while seats := dealer.settle(state):
            left = bin(state.present).count("1")  # type: ignore[attr-defined]
            if state.age == 3 and left <= most and len(state.legal(seats[0])) > 2:  # type: ignore[attr-defined]
                return state
            state.apply(dice.choose(state.legal(seats[0])), seats[0])


def test_the_end_of_duel(seed: int, many: bool) -> None:
    """With four cards left the tree loses next to nothing against perfect play, exactly computed."""
    game, dice, lost, games = ruleset("duel"), Dice(seed), 0.0, 12 if many else 3
    for number in range(games):
        state = nearly_over(game, dice, 4)
        seat, known = state.to_act()[0], dict[bytes, list[float]]()
        chosen = search(game, 600, number).choose(state.observe(seat), seat)
        lost += exact(state, known)[seat] - exact(after(state, chosen, seat), known)[seat]
    assert lost / game.prize / games < 0.02


@pytest.mark.parametrize("depth", [DEEP, FLAT])
def test_what_was_found_is_kept(seed: int, depth: int) -> None:
    """A tree goes on from what it knows about a reply that it had thought of; flat search knows nothing of replies."""
    game = StonesGame()
    state = game.start()
    player = search(game, 400, seed, depth)
    player.search(state, 0)
    for action, actor in ((1, 0), (0, CHANCE), (1, 1), (0, CHANCE)):
        state.apply(action, actor)
    tree, _ = player.trees[0]
    assert bool(tree.move_to(state)) == (depth == DEEP)
    assert bool(tree.root_actions()) == (depth == DEEP)
    assert {choice.action for choice in player.search(state, 0)} == set(state.legal(0))


GAMES = {"duel": {}, "duel+pantheon": {"promos": "yes"}, "classic": {"players": "4"}}


def found_in(name: str) -> list[tuple[int, int, float]]:
    """Return what a small search finds at the first decision of a fixed deal."""
    game = ruleset(name, **GAMES[name])
    state = game.start()
    seat = game.deal(Dice(4)).settle(state)[0]
    choices = search(game, 100, 11).search(state.observe(seat), seat)
    return [(choice.action, choice.visits, choice.value) for choice in choices]


def test_dice_determine_all(many: bool) -> None:
    """The same dice, the same numbers, again and without any compiled module."""
    found = {name: found_in(name) for name in GAMES}
    assert found == {name: found_in(name) for name in GAMES}
    assert all(sum(simulations for _, simulations, _ in choices) <= 100 for choices in found.values())
    if not many:
        return  # this is the run without any compiled module
    code = "from tests.ai.search.test_search import *; print({name: found_in(name) for name in GAMES})"
    interpreted = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[3],
        env=os.environ | {"ANTIPATER_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert repr(found) == interpreted.stdout.strip()


def test_threads_share_the_work(seed: int) -> None:
    game = ruleset("duel")
    state = game.start()
    (seat,) = game.deal(Dice(seed)).settle(state)
    found = search(game, 200, seed, threads=2).search(state.observe(seat), seat)
    assert sum(choice.visits for choice in found) == 200
    assert {choice.action for choice in found} == set(state.legal(seat))


def test_a_time_budget_ends(seed: int) -> None:
    game = ruleset("duel")
    state = game.start()
    (seat,) = game.deal(Dice(seed)).settle(state)
    assert Searcher(game, Budget(seconds=0.02), Dice(seed)).choose(state.observe(seat), seat) in state.legal(seat)


@pytest.mark.parametrize(
    ("name", "options"),
    [("duel+pantheon", {"promos": "yes"}), ("classic", {"players": "3"}), ("classic", {"players": "2"})],
)
def test_hidden_cards_change_nothing(seed: int, name: str, options: dict[str, str], many: bool) -> None:
    """Worlds that a seat cannot tell apart get the same move and the same values, to the bit."""
    game, dice, other = ruleset(name, **options), Dice(seed), 0
    every, simulations = (6, 24) if many else (12, 8)
    for _ in range(3 if many else 1):
        state, dealer, turn = game.start(), game.deal(dice), 0
        while seats := dealer.settle(state):
            seat = seats[0]
            if turn % every == 0:
                seen = state.observe(seat)
                elsewhere = game.imagine(seen, dice)
                other += elsewhere != state
                alike = [search(game, simulations, 5).search(view, seat) for view in (seen, elsewhere.observe(seat))]
                assert alike[0] == alike[1]
            turn += 1
            state.apply(dice.choose(state.legal(seat)), seat)
    assert other > (5 if many else 0), "the worlds were all the same, so nothing was tested"


def points(state: State, seat: int) -> float:
    return float(state.returns()[seat])


class TakesOne:
    """Takes one stone, always, and thinks nothing of any move."""

    def __init__(self, game: Game, dice: Dice) -> None:
        self.dice = dice

    def action_values(self, seen: State, seat: int) -> dict[int, float]:
        return dict.fromkeys(seen.legal(seat), 0.0)

    def choose(self, seen: State, seat: int) -> int:
        return seen.legal(seat)[0]


def test_rollouts_improve_on_their_policy(seed: int) -> None:
    """Where three stones are left, taking all wins at once; two leave the last one to the other."""
    game = StonesGame()
    state = game.start()
    state.refill([3, 0, 0, -1])
    for budget in (Budget(simulations=60), Budget(seconds=0.05)):
        assert RolloutSearcher(game, budget, Dice(seed), TakesOne, points).choose(state, 0) == 3


def test_rollouts_know_no_more_than_they_may(seed: int) -> None:
    """Waiting and then always guessing heads is worth one half, so the safe share is taken, whatever the coin."""
    game = EnvelopeGame()
    for coin in (0, 1):
        state = game.start()
        state.apply(coin, CHANCE)
        searcher = RolloutSearcher(game, Budget(simulations=400), Dice(seed), TakesOne, points)
        assert searcher.choose(state.observe(0), 0) == SAFE
