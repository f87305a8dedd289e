"""Rules of thumb for Duel: what a position is worth to a seat, in points at the end of the game, roughly.

They are read off the position alone; no card is named.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from antipater.data import columns
from antipater.data.duel import CAPITAL, SCORE_LINES
from antipater.data.items import WONDER_ITEM
from antipater.data.words import GOODS, TOKENS
from antipater.game.bits import members_of
from antipater.rules.duel.city import City
from antipater.rules.duel.decisions import CIVILIAN, NOBODY, OWE_TURN, SHARED
from antipater.rules.duel.science import different_symbols
from antipater.rules.duel.state import DuelState

WIN = 1_000.0
FUTURE = (3.0, 3.0, 1.8, 0.4)  # what lasting advantages are worth, by Age: later there is less left to gain
UNIT = (1.0, 0.7, 0.4, 0.2, 0.1)  # what the first, second … unit of a good is worth, before that factor
COIN = 0.45  # of the first coins; those beyond RICH are worth their points only
RICH = 10
TOKEN = 4.0
SPACE = 0.9  # a space of the conflict track
SYMBOL = (0.0, 1.0, 2.5, 5.0, 9.0, 16.0, 40.0, 40.0)  # by the number of different symbols
TREASURY = SCORE_LINES.index("coins")
TEMPO = 2.5  # being the one who plays next
OUTRIGHT = 40.0  # points that a military or scientific victory stands for
VICTORY = 10.0  # what winning is worth besides the points

Value = Callable[[Any, int], float]  # of a position of Duel, perhaps with expansions, for a seat


@cache
def wonder_worth(wonder: int) -> float:
    """Return what an unbuilt wonder promises: its points, and something for what else it does."""
    item = WONDER_ITEM[wonder]
    effects = columns.EFFECT_END[item] - columns.EFFECT_START[item]
    lasting = columns.added_to("any_raw")[item] + columns.added_to("any_made")[item]
    points, turns = columns.added_to("points")[item], columns.added_to("plays_again")[item]
    return 0.6 * points + 3.0 * turns + 2.0 * lasting + 1.5 * effects


def city_worth(me: City, age: int) -> float:
    """Return what a city promises besides the points that it shows already."""
    factor = FUTURE[age]
    worth = COIN * min(me.coins, RICH) + (me.coins - min(me.coins, RICH)) / 3
    makes = me.makes
    for good in range(GOODS):
        worth += factor * sum(UNIT[unit] for unit in range(min(makes[good], len(UNIT))))
        # Production also makes the opponent pay; a fixed price spares that.
        if me.fixed >> good & 1 and makes[good] < 2:
            worth += factor * 0.5
    worth += factor * (me.any_raw + me.any_made + 0.3 * len(members_of(me.links)))
    worth += TOKEN * me.count[TOKENS] + SYMBOL[different_symbols(me)]
    return worth + sum(wonder_worth(wonder) for wonder in members_of(me.wonders))


def next_player(state: DuelState) -> int:
    """Return who takes the next turn, as far as that is settled."""
    begun = state.kinds[state.depth - 1] == OWE_TURN
    return state.turn if begun or state.replay else 1 - state.turn


def lasting_points(state: DuelState, seat: int) -> int:
    """Return the points that a score sheet shows, but for the treasury, which is judged apart."""
    sheet = state.score_sheet(seat)
    return sum(sheet) - sheet[TREASURY]


def value(state: DuelState, seat: int, expansions: float = 0.0) -> float:
    """Return how much better *seat* stands than the opponent; *expansions* is what they add to that."""
    if state.winner != NOBODY:
        return 0.0 if state.winner == SHARED else WIN if state.winner == seat else -WIN
    me, opp = state.city(seat), state.city(1 - seat)
    points = lasting_points(state, seat) - lasting_points(state, 1 - seat)
    ahead = state.pawn if seat == 0 else -state.pawn
    danger = max(0, abs(ahead) - CAPITAL + 4) * (1 if ahead > 0 else -1)
    tempo = TEMPO if next_player(state) == seat else 0.0
    cities = points + expansions + city_worth(me, state.age) - city_worth(opp, state.age)
    return cities + SPACE * ahead + danger + tempo


def values_after(value: Value) -> Callable[[DuelState, int], dict[int, float]]:
    """Return a rule that gives each legal action the value of the position after it, before chance is resolved."""

    def values(seen: DuelState, seat: int) -> dict[int, float]:
        found = {}
        for action in seen.legal(seat):
            after = seen.copy()
            after.apply(action, seat)
            found[action] = value(after, seat)
        return found

    return values


def margin(state: DuelState, seat: int) -> float:
    """Return by how many points *seat* has won or lost a finished game; it tells more than who won."""
    if state.winner == SHARED:
        return 0.0
    sign = 1.0 if state.winner == seat else -1.0
    if state.victory != CIVILIAN:
        return sign * OUTRIGHT
    return sign * VICTORY + sum(state.score_sheet(seat)) - sum(state.score_sheet(1 - seat))
