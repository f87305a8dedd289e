"""Who knows what in classic 7 Wonders: worlds are found by trying every way to lay the hidden cards, one by one."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product

import pytest

from antipater import Dice, compiled
from antipater.data.classic import FREE_CITY
from antipater.data.classic_items import DECK_SIZE
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.classic import knowledge
from antipater.rules.classic.actions import (
    CHOOSING,
    FREE,
    HAND_ROOM,
    MEMORY,
    MEMORY_AT,
    NOT_YET,
    PLAYS,
    REVIVE,
    REVIVING,
    SELL,
    STAGE,
)
from antipater.rules.classic.ruleset import Classic
from antipater.rules.classic.turn import ClassicState
from tests.conformance.laws import any_action

SAMPLES = 2_000 if compiled() else 500


def playful(state: ClassicState, dice: Dice, hidden: int) -> tuple[int, int]:
    """Choose for somebody, mostly what everybody sees, so that few cards are hidden."""
    seat, action = any_action(state, dice)
    if seat == CHANCE:
        return seat, action
    open_ways = [a for a in state.legal(seat) if a < STAGE or FREE <= a < SELL or a >= REVIVE]
    stages = [a for a in state.legal(seat) if STAGE <= a < FREE]
    if stages and dice.roll(hidden) == 0:
        return seat, dice.choose(stages)
    return seat, dice.choose(open_ways) if open_ways and dice.roll(hidden) else action


def places(seen: ClassicState) -> list[tuple[str, int]]:
    """Return every place that the viewer cannot see into: cards played, hands, the deck."""
    played = [("cards", place) for place in range(len(seen.cards)) if is_hidden(seen, place)]
    hands = [
        ("hands", seat * HAND_ROOM + card)
        for seat in range(seen.players)
        if seat != seen.viewer
        for card in range(seen.sizes[seat])
    ]
    return played + hands


def is_hidden(seen: ClassicState, place: int) -> bool:
    return seen.uses[place] != NOT_YET and seen.cards[place] == UNKNOWN


def hidden_draws(seen: ClassicState, state: ClassicState) -> list[int]:
    return [draw for draw in range(PLAYS) if seen.draws[draw] == UNKNOWN and state.draws[draw] != UNKNOWN]


def every_world(state: ClassicState, seen: ClassicState) -> Iterator[ClassicState]:
    """Yield every way to lay the hidden cards that looks the same to the viewer, copies of a card told apart."""
    where = places(seen)
    deck = [kind for kind in range(DECK_SIZE) for _ in range(state.undealt[kind])]
    held = [getattr(state, field)[place] for field, place in where]
    first = (state.age - 1) * DECK_SIZE
    everything = held + [first + kind for kind in deck]
    draws = hidden_draws(seen, state)
    for order in permutations(range(len(everything))):
        laid = [everything[place] for place in order]
        world = filled(state, seen, where, laid, {})
        if world is None:
            continue
        for drawn in product(*(may_have_been_drawn(world, seen, draw) for draw in draws)):
            if len(set(drawn)) == len(drawn):
                world = filled(state, seen, where, laid, dict(zip(draws, drawn, strict=True)))
                if world is not None and world.observe(seen.viewer) == seen and all(was_drawn(world, d) for d in draws):
                    yield world


def may_have_been_drawn(world: ClassicState, seen: ClassicState, draw: int) -> set[int]:
    """Return the cards that were with the one drawn: what left that hand from then on, and what is still in it.

    Whoever holds the hand also plays for the Free City. Nobody else drew what the viewer was dealt, or drew.
    """
    turns = range(draw, draw - draw % 7 + 7)
    cards = {world.cards[FREE_CITY * PLAYS + turn] for turn in turns}
    cards |= {world.cards[seat * PLAYS + turn] for seat in range(world.players) for turn in turns}
    cards |= {card for seat in range(world.players) for card in world.hand(seat)}
    return cards - {UNKNOWN, *seen.memory[:HAND_ROOM], *seen.draws}


def was_drawn(world: ClassicState, draw: int) -> bool:
    """Return whether a card drawn for the Free City was in the hand of whoever drew it, with all the others."""
    age, turn = draw // 7 + 1, draw % 7
    seat = (1 if age == 2 else 0) ^ (turn & 1)
    first = (age - 1) * MEMORY + MEMORY_AT[turn]
    played = world.uses[seat * PLAYS + draw] != NOT_YET
    hand = world.observe(seat).memory[first : first + HAND_ROOM - turn] if played else world.hand(seat)
    return world.draws[draw] in hand and UNKNOWN not in hand


def filled(
    state: ClassicState, seen: ClassicState, where: list[tuple[str, int]], laid: list[int], drawn: dict[int, int]
) -> ClassicState | None:
    """Return the view with cards laid into the hidden places, None where hands would be the same in another order."""
    fields = {"cards": list(seen.cards), "hands": list(seen.hands)}
    for (field, place), card in zip(where, laid, strict=False):
        fields[field][place] = card
    for seat in range(seen.players):
        hand = fields["hands"][seat * HAND_ROOM : seat * HAND_ROOM + seen.sizes[seat]]
        if hand != sorted(hand):
            return None
    draws = [drawn.get(place, draw) for place, draw in enumerate(seen.draws)]
    undealt = list(state.undealt)
    if len(laid) > len(where):
        left = Counter(card % DECK_SIZE for card in laid[len(where) :])
        undealt = [left[kind] if kind < DECK_SIZE else undealt[kind] for kind in range(len(undealt))]
    world = seen.copy()
    knowledge.fill_hidden(world, fields["cards"], fields["hands"], draws, undealt, state.guilds_left)
    return world


def check(game: Classic, state: ClassicState, viewer: int, dice: Dice) -> int:
    """Worlds are imagined as often as there are ways to lay them; return how many different worlds there are."""
    seen = state.observe(viewer)
    ways = Counter(world.key() for world in every_world(state, seen))
    assert ways[state.key()], "the truth is not among the worlds"
    met = Counter(game.imagine(seen, dice).key() for _ in range(SAMPLES if len(ways) > 1 else 1))
    samples = met.total()
    assert set(met) <= set(ways), "a world is imagined that cannot be"
    for key, number in ways.items():
        share = number / ways.total()
        slack = 4.5 * (samples * share * (1 - share)) ** 0.5 + 1
        assert abs(met[key] - samples * share) <= slack, f"a world is met {met[key]} times, not {samples * share:.0f}"
    return len(ways)


def last_turn(state: ClassicState) -> bool:
    return state.age == 1 and state.turn == 5 and state.kinds[state.depth - 1] == CHOOSING


def looking(state: ClassicState) -> bool:
    return state.age == 1 and state.kinds[state.depth - 1] == REVIVING


def after_a_look(state: ClassicState) -> bool:
    """The turn after somebody has built from the pile, late in the first Age."""
    return state.age == 1 and state.looks > 0 and state.turn >= 4 and state.kinds[state.depth - 1] == CHOOSING


HALIKARNASSOS = {"boards": "halikarnassos,rhodos,gizah", "sides": "b"}


@pytest.mark.parametrize(
    ("options", "moment", "most"),
    [
        pytest.param({"players": "3"}, last_turn, 7, id="hands that came round"),
        pytest.param({"players": "3", **HALIKARNASSOS}, looking, 7, id="the pile is looked at"),
        pytest.param({"players": "3", **HALIKARNASSOS}, after_a_look, 7, id="a card was built from the pile"),
        pytest.param({"players": "4", "sides": "b"}, last_turn, 7, id="copies in several hands"),
        pytest.param({"players": "2"}, last_turn, 4, id="the Free City"),
    ],
)
def test_worlds_that_look_alike(
    options: dict[str, str], moment: Callable[[ClassicState], bool], most: int, seed: int
) -> None:
    """C8.1 to C8.3, C9.4: every world that a seat cannot tell from the true one is imagined with its true chance."""
    game, dice = Classic(**options), Dice(seed)
    wanted = 3 if compiled() else 1  # positions that leave something open
    while wanted:
        state = game.start()
        while state.to_act() and not moment(state):
            seat, action = playful(state, dice, hidden=4 if game.seats > 2 else 12)
            state.apply(action, seat)
        for viewer in range(game.seats if state.to_act() and wanted else 0):
            seen = state.observe(viewer)
            hidden = len(places(seen)) + sum(state.undealt[:DECK_SIZE])
            if 2 <= hidden <= most:
                wanted -= check(game, state, viewer, dice) > 1
                break
