"""What the net is told of the next moves is what the rules make of them."""

from collections.abc import Iterator
from typing import Any

from antipater import Dice, ruleset
from antipater.ai.agents import net_of
from antipater.ai.evaluation.layout import CARD_NUMBERS, named_inputs
from antipater.game.bits import members_of
from antipater.rules.duel.decisions import MILITARY, OWE_TURN, OWE_TURNING, ROWS, SCIENTIFIC

BUILD = ROWS.action("build")
NAMES = named_inputs()
GAMES = 150


def turns(seed: int) -> Iterator[tuple[Any, int, set[str]]]:
    """Yield positions of random games in which a seat plays its turn, with the names of what it sees."""
    game, dice = ruleset("duel"), Dice(seed)
    features = net_of("duel").features(game.start())
    for number in range(GAMES):
        state: Any = game.start()
        deal = game.deal(Dice(seed + number))
        while seats := deal.settle(state):
            if state.kinds[state.depth - 1] == OWE_TURN:
                features.table.become(state)
                yield state, seats[0], {NAMES[place] for place, _ in features.seen(seats[0])}
            state.apply(dice.choose(state.legal(seats[0])), seats[0])


def after(state: Any, action: int, seat: int) -> Any:
    """Return the position after an action."""
    found = state.copy()
    found.apply(action, seat)
    return found


def test_a_victory_at_once_is_seen(seed: int) -> None:
    """D7.5, D8.11: what can be built at once wins by war or by science exactly where the inputs say so."""
    met = {MILITARY: 0, SCIENTIFIC: 0}
    for state, seat, seen in turns(seed):
        ends = [after(state, action, seat) for action in state.legal(seat)]
        for way, name in ((MILITARY, "my war-next"), (SCIENTIFIC, "my science-next")):
            wins = any(end.winner == seat and end.victory == way for end in ends)
            assert wins == (name in seen)
            met[way] += wins
    assert met[MILITARY], "no position of these games was won by war"


def test_what_a_card_uncovers_is_seen(seed: int) -> None:
    """D3.2: what is said of taking a card is what lies open after it is taken."""
    for state, seat, seen in turns(seed):
        for slot in members_of(state.open & state.present):
            card, action = state.slots[slot], BUILD.number(slot)
            if action not in state.legal(seat):
                continue
            then = after(state, action, seat)
            if then.winner >= 0 or then.age != state.age or not then.present:
                continue
            new = members_of(then.open & then.present & ~state.open)
            hidden = sum(1 for below in new if state.hidden >> below & 1)
            name = f"card {card}"
            assert [f"{name} turns-up {n}" in seen for n in (0, 1)] == [hidden == n for n in (1, 2)]
            assert [f"{name} frees {n}" in seen for n in (0, 1)] == [len(new) - hidden == n for n in (1, 2)]
            if hidden and then.kinds[then.depth - 1] == OWE_TURNING:
                assert len(members_of(then.subjects[then.depth - 1])) == hidden


def test_what_costs_nothing_is_seen(seed: int) -> None:
    """D5.1: a card is marked as free for a seat exactly where its price is nothing."""
    for state, seat, seen in turns(seed):
        for slot in members_of(state.present & ~state.hidden):
            card = state.slots[slot]
            assert card in CARD_NUMBERS
            for place, buyer in enumerate((seat, 1 - seat)):
                assert (f"card {card} free {place}" in seen) == (state.price(buyer, card) == 0)
