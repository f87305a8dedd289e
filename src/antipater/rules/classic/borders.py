"""The conflict tokens of classic 7 Wonders between two neighbours: what each Age left on their common border."""

from antipater.data.classic import AGES, DEFEAT_POINTS, HAND, VICTORY_POINTS
from antipater.data.classic_columns import SHIELDS, STAGES_OF
from antipater.data.classic_items import SIDES
from antipater.rules.classic.actions import BUILT, BUILT_FREE, PLAYS, STAGED
from antipater.rules.classic.turn import ClassicState

WHEN = 8  # turns that a look at the pile counts in an Age


def border_tokens(state: ClassicState, city: int, other: int) -> list[int]:
    """Return the token that a city got against a neighbour in each Age that is over: its points, 0 for none (C5.1)."""
    over = AGES if state.age and not state.depth else max(0, state.age - 1)
    tokens = []
    for age in range(1, over + 1):
        own, theirs = shields_after(state, city, age), shields_after(state, other, age)
        tokens.append(VICTORY_POINTS[age - 1] if own > theirs else DEFEAT_POINTS if own < theirs else 0)
    return tokens


def shields_after(state: ClassicState, city: int, age: int) -> int:
    """Return the shields that a city had at the end of an Age, by what it had built until then."""
    plays = range(city * PLAYS, city * PLAYS + age * HAND)
    items = [state.cards[play] for play in plays if state.uses[play] in (BUILT, BUILT_FREE)]
    staged = sum(state.uses[play] == STAGED for play in plays)
    stages = STAGES_OF[state.cities.board[city] * SIDES + state.cities.side[city]][:staged]
    revived = [
        state.look_card[look]
        for look in range(state.looks)
        if state.look_city[look] == city and state.look_when[look] < age * WHEN and state.look_card[look] >= 0
    ]
    return sum(SHIELDS[item] for item in [*items, *revived, *(stage.number for stage in stages)])
