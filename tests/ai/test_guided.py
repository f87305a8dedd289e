"""The tree that a net guides: it spends what it is given, takes what wins, and its dice decide everything."""

from typing import Any, cast

import pytest

from antipater import Dice, ruleset
from antipater.ai.agents import net_of, opponent
from antipater.ai.endgame import EVEN, Endgame
from antipater.ai.net_player import NetSearcher, endgame_within
from antipater.ai.search.budget import read_budget
from antipater.ai.search.guided import GuidedTree
from antipater.game.contract import State
from antipater.game.errors import BadOption
from antipater.game.seats import CHANCE
from antipater.notation.positions import read_position
from antipater.rules.duel.decisions import OWE_TURN
from tests.ai.test_agents import pair, play
from tests.ai.test_features import positions

DUEL, NET = ruleset("duel", promos="yes"), net_of("duel")


def wins_at_once(state: State, action: int, seat: int) -> bool:
    """Return whether an action ends the game in favour of its seat."""
    after = state.copy()
    after.apply(action, seat)
    return not after.to_act() and after.returns()[seat] == sum(after.returns())


def choices(seed: int, games: int) -> list[tuple[State, int]]:
    """Return positions in which a seat has a choice."""
    found = [(state.copy(), state.to_act()[0]) for state in positions("duel", seed, games) if state.to_act()]
    return [(state, seat) for state, seat in found if seat >= 0 and len(state.legal(seat)) > 1]


def test_every_simulation_counts(seed: int) -> None:
    for state, seat in choices(seed, 1)[::10]:
        tree = GuidedTree(state, NET.evaluator(state.copy()), Dice(seed), 60)
        tree.run(60)
        tried = tree.root_actions()
        assert [action for action, _, _ in tried] == state.legal(seat)
        assert sum(visits for _, visits, _ in tried) == 60
        assert all(0 <= value <= 1 for _, _, value in tried)


def test_a_tree_without_room_goes_on(seed: int) -> None:
    """More simulations than there is room for: new positions are judged, not kept."""
    state, _ = choices(seed, 1)[0]
    tree = GuidedTree(state, NET.evaluator(state.copy()), Dice(seed), 5)
    tree.run(200)
    assert sum(visits for _, visits, _ in tree.root_actions()) == 200


def test_a_tree_that_begins_again_is_like_a_new_one(seed: int) -> None:
    """Whatever it was used for before; one with other room stays as it is."""
    found = [state.copy() for state in positions("duel+pantheon", seed, 1) if state.to_act() and state.to_act()[0] >= 0]
    evaluator = net_of("duel+pantheon").evaluator(found[0].copy())
    used = GuidedTree(found[0], evaluator, Dice(seed), 60)
    for number, state in enumerate(found[::7]):
        new = GuidedTree(state, evaluator, Dice(number), 60)
        assert used.begin_again(state, Dice(number), 60)
        for tree in (new, used):
            tree.run(40)
        assert new.root_actions() == used.root_actions()
        assert new.searched_values(2.0) == used.searched_values(2.0)
        used.focus = 0
        used.run(7)
        assert not used.begin_again(found[0], Dice(1), 61)
        assert sum(visits for _, visits, _ in used.root_actions()) == 47


HARD_END = (
    "duel/1 age=3 pawn=2 board=architecture,economy,masonry,urbanism"
    " pool=circus-maximus,great-lighthouse,sphinx,statue-of-zeus"
    " structure=pantheon,university,?,?,-,scientists-guild,lighthouse,-,-,-,-,-,-,-,-,-,-,-,-,-"
    " discard=clay-pool,glassworks,stable,garrison,palisade,workshop,scriptorium,stone-reserve,shelf-quarry,"
    "glass-blower,walls,horse-breeders,barracks,archery-range,parade-ground,library,school,laboratory,customs-house,statue,pretorium,"
    "fortifications,circus,study,observatory,port,palace,obelisk,gardens,senate,magistrates-guild,moneylenders-guild"
    " under=clay-pit,apothecary,caravansery,temple coins0=70 cards0=logging-camp,quarry,pharmacist,clay-reserve,tavern,"
    "theater,baths,sawmill,dispensary,forum,brewery,arena,town-hall"
    " built0=appian-way,colossus,hanging-gardens,temple-of-artemis tokens0=strategy coins1=42"
    " cards1=stone-pit,press,altar,brickyard,drying-room wonders1=great-library,mausoleum,piraeus,pyramids"
    " agenda=turn@1"
)


def test_a_tree_gives_up_on_a_solver_that_gives_up() -> None:
    """Four wonders that can all be paid for, with the discard pile and the box: what is left cannot be solved soon."""
    state = read_position(HARD_END)
    solver = Endgame(ruleset("duel"), NET).solver()
    tree = GuidedTree(state, NET.evaluator(state.copy()), Dice(1), 600, solver)
    tree.run(400)
    assert tree.unsolved == 8
    assert tree.begin_again(state, Dice(2), 600)
    assert tree.unsolved == 0, "another search asks again"


def test_a_tree_grows_as_it_is_used(seed: int) -> None:
    """Room for many positions costs nothing before they are met, and what was found is kept when it grows."""
    state, _ = choices(seed, 1)[0]
    large, small = (GuidedTree(state, NET.evaluator(state.copy()), Dice(seed), room) for room in (1_000_000, 3_000))
    assert large.capacity < 2_000
    for tree in (large, small):
        for _ in range(30):
            tree.run(100)
    assert 2_000 < large.nodes < large.capacity < 8_000
    assert large.root_actions() == small.root_actions()


def test_what_wins_is_taken(seed: int) -> None:
    agent, met = opponent("net:30", seed, DUEL), 0
    for state, seat in choices(seed, 40):
        winning = [action for action in state.legal(seat) if wins_at_once(state, action, seat)]
        if winning and len(winning) < len(state.legal(seat)):
            assert agent.choose(state.observe(seat), seat) in winning
            met += 1
    assert met > 3, "no game of these could be won at once"


@pytest.mark.parametrize("budget", ["net", "net:20", "strongest:20"])
def test_its_dice_decide(seed: int, budget: str) -> None:
    games = [play(DUEL, pair(DUEL, seed, budget, budget), DUEL.deal(Dice(seed))) for _ in range(2)]
    assert games[0] == games[1]


def test_what_was_found_is_kept(seed: int) -> None:
    """After two moves the tree goes on where the game stands, with every visit that led there."""
    state, seat = choices(seed, 1)[0]
    tree = GuidedTree(state, NET.evaluator(state.copy()), Dice(seed), 400)
    tree.run(300)
    assert tree.move_to(state)
    action, visits, _ = max(tree.root_actions(), key=lambda one: one[1])
    assert sum(one[1] for one in tree.root_actions()) == 300
    assert tree.visit_lead() == visits - max(one[1] for one in tree.root_actions() if one[0] != action)
    state.apply(action, seat)
    (seat,) = state.to_act()
    assert seat >= 0, "the first draft is followed by another choice"
    assert tree.move_to(state)
    assert [one[0] for one in tree.root_actions()] == state.legal(seat)
    assert sum(one[1] for one in tree.root_actions()) == visits - 1
    tree.run(100)
    assert sum(one[1] for one in tree.root_actions()) == visits + 99
    assert not tree.move_to(choices(seed + 1, 1)[-1][0])


def test_outcomes_are_met_by_their_weights(seed: int) -> None:
    """An option that chance follows meets each outcome as often as its weight says, not as often as luck has it."""
    met = 0
    for state, seat in choices(seed, 2):
        for place, action in enumerate(state.legal(seat)):
            after = state.copy()
            after.apply(action, seat)
            if after.to_act() != (CHANCE,) or not 2 < len(after.legal(CHANCE)) < 12:
                continue
            tree = GuidedTree(state, NET.evaluator(state.copy()), Dice(seed), 400)
            tree.focus = place
            tree.spread_chance()
            tree.run(300)
            counts = tree.outcome_visits(place)
            if sum(counts) == 300 and len(counts) == len(after.legal(CHANCE)):
                weights = sorted(after.weights())
                for count, weight in zip(sorted(counts), weights, strict=True):
                    assert abs(count - 300 * weight / sum(weights)) < 6
                met += 1
            break
    assert met > 5


def test_what_the_search_prefers_counts_more_than_what_it_tried(seed: int) -> None:
    """With power 1 a value is nearly the mean of the simulations; with more it leaves out what was only tried."""
    for state, _ in choices(seed, 1)[::12]:
        tree = GuidedTree(state, NET.evaluator(state.copy()), Dice(seed), 400)
        tree.run(400)
        plain = {action: value for action, visits, value in tree.root_actions() if visits > 50}
        means, preferred = tree.searched_values(1.0), tree.searched_values(4.0)
        for (action, _, _), mean, best in zip(tree.root_actions(), means, preferred, strict=True):
            assert 0.0 <= best <= 1.0
            if action in plain:
                assert mean == pytest.approx(plain[action], abs=0.03)


def test_chains_are_followed_to_their_end(seed: int) -> None:
    """An option after which the same seat chooses again is worth what the best of those choices is."""
    plain, chained, met = NET.evaluator(DUEL.start()), NET.evaluator(DUEL.start()), 0
    for state, seat in choices(seed, 6):
        tree = GuidedTree(state, chained, Dice(seed), 1)
        tree.follow_chains(True)
        tree = GuidedTree(state, chained, Dice(seed), 1)
        for action, _, value in tree.root_actions():
            after = state.copy()
            after.apply(action, seat)
            again = after.to_act() == (seat,) and not is_turn(after)
            plain.features.table.become(after if again else state)
            values = dict(plain.considered(seat))
            if again and not any(goes_on(after, one, seat) for one in values):
                assert value == pytest.approx(max(values.values()), abs=1e-5)
                met += 1
            elif not again:
                assert value == pytest.approx(values[action], abs=1e-5)
    assert met > 5


def is_turn(state: State) -> bool:
    """Return whether the seat to act begins a turn."""
    table = cast(Any, state)
    return bool(table.kinds[table.depth - 1] == OWE_TURN)


def goes_on(state: State, action: int, seat: int) -> bool:
    """Return whether a seat has a further choice after an action, before its next turn."""
    after = state.copy()
    after.apply(action, seat)
    return after.to_act() == (seat,) and not is_turn(after)


def test_threads_share_the_simulations(seed: int) -> None:
    state, seat = choices(seed, 1)[5]
    found = NetSearcher(DUEL, read_budget("100/2"), Dice(seed), NET).search(state.observe(seat), seat)
    assert sum(visits for visits, _ in found.values()) == 100


def test_the_end_is_played_exactly(seed: int) -> None:
    """With few cards left a search loses nothing against exact values that its budget is enough for."""
    agent, met = NetSearcher(DUEL, read_budget("1000"), Dice(seed), NET), 0
    endgame = agent.endgame
    assert endgame
    for state, seat in choices(seed, 4):
        if endgame.reached(state) and (values := endgame.action_values(state, seat)):
            assert values[agent.choose(state.observe(seat), seat)] == pytest.approx(max(values.values()), abs=EVEN)
            met += 1
    assert met > 10


def test_a_solver_keeps_to_the_budget() -> None:
    """Twice the budget, twice the positions; fewer where a position has more numbers. Else the tree chooses."""
    state = read_position(HARD_END)
    (seat,) = state.to_act()
    agent = NetSearcher(DUEL, read_budget("20"), Dice(1), NET)
    assert agent.endgame
    limit, solver = agent.endgame.limit, agent.endgame.solver()
    assert agent.endgame.solve(state, seat) is None
    assert solver.nodes == limit + 1
    assert agent.choose(state, seat) in state.legal(seat)
    assert endgame_within(DUEL, NET, read_budget("40")).limit == pytest.approx(2 * limit, abs=1)
    assert endgame_within(DUEL, NET, read_budget("0.04s")).limit == pytest.approx(2 * limit, abs=1)
    both = ruleset("duel+pantheon+agora", promos="yes")
    assert endgame_within(both, net_of(both.name), read_budget("20")).limit < limit / 2


def test_level_7_solves_nothing() -> None:
    """As it was set: what is better now belongs to the strongest level."""
    for number, solves in ((7, False), (8, True)):
        agent = opponent(f"level:{number}", 1, DUEL)
        assert isinstance(agent, NetSearcher)
        assert bool(agent.endgame) == solves


def test_a_budget_in_seconds(seed: int) -> None:
    state, seat = choices(seed, 1)[0]
    assert opponent("net:0.01s", seed, DUEL).choose(state.observe(seat), seat) in state.legal(seat)


@pytest.mark.parametrize("name", ["net:0", "net:x", "net:5/0"])
def test_impossible_budgets(name: str) -> None:
    with pytest.raises(BadOption, match="net needs a budget"):
        opponent(name, 1, DUEL)
