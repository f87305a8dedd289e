"""Expansions in plain Python: their facts, their deal, and what they can do to the table."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from antipater import compiled
from antipater.data import columns
from antipater.data.items import BY_KEY, BY_NUMBER, TOKEN_ITEM, token
from antipater.data.words import Shields
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, SPECTATOR, UNKNOWN
from antipater.rules.duel import printed
from antipater.rules.duel.arrange import CityHoldings
from antipater.rules.duel.decisions import DO_BUILD, OWE_TURN
from antipater.rules.duel.plain import add_items
from antipater.rules.duel.plain_table import PlainTable
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part
from tests.rules.watchers import (
    ANSWERS,
    BOTH,
    DONE,
    ME,
    PARTS,
    RIVAL,
    STABLE,
    TAVERN,
    Forge,
    Mill,
    number,
    table,
)

each_part = pytest.mark.parametrize("name", PARTS)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    yield
    ANSWERS.clear()
    DONE.clear()


# Facts.


def test_secrets() -> None:
    """A secret is known to its seat alone, to nobody if it has none; all else is known to everybody."""
    state = table(parts=BOTH)
    for name in PARTS:
        state.part(name).values = [2, 5, 6, 7]
    for viewer, seen in ((ME, [2, 5, UNKNOWN, UNKNOWN]), (RIVAL, [2, UNKNOWN, 6, UNKNOWN])):
        assert [state.observe(viewer).part(name).values for name in PARTS] == [seen, seen]
    assert state.observe(SPECTATOR).part("forge").values == [2, UNKNOWN, UNKNOWN, UNKNOWN]


@each_part
@pytest.mark.parametrize(
    ("values", "law"), [([1, 0, 0, 0], 0), ([4, 9, 9, 9], 0), ([0, 0, 0, 0], 1000), ([1, 0, 10, 0], 1002)]
)
def test_facts_within_their_range(name: str, values: list[int], law: int) -> None:
    """A fact is from its least value to its most; the number of the law says which one is not."""
    state = table()
    state.part(name).values = values
    if not compiled():  # compiled, only the core can ask
        assert state.invariant_violation() == law


def test_facts_are_kept() -> None:
    """A copy has the facts of both expansions; another fact is another position."""
    state = table()
    state.part("mill").set_fact(3, "stock")
    state.part("forge").set_fact(8, "secret", RIVAL)
    twin = state.copy()
    assert [twin.part(name).values for name in PARTS] == [[3, 0, 0, 0], [1, 0, 8, 0]]
    twin.part("forge").set_fact(7, "secret", RIVAL)
    assert twin != state


def test_a_plain_deal_is_as_likely_as_the_weights() -> None:
    """Chance of a plain expansion: three lots of the first, two of the second, one of the third."""
    ANSWERS["forge", "weights"] = [3, 2, 1]
    state = table((Forge.rows.named("luck").kind, CHANCE, 1))
    dealt = Counter(Duel(BOTH).deal(Dice(seed)).outcome(state) for seed in range(600))
    roll = Forge.rows.outcome("roll")
    assert all(abs(dealt[roll.number(way)] - lots * 100) < 40 for way, lots in enumerate((3, 2, 1)))
    ANSWERS["forge", "choices"], ANSWERS["forge", "weights"] = [roll.number(1)], [4]
    assert Duel(BOTH).deal(Dice(1)).outcome(state) == roll.number(1)


# What a plain expansion can do to the table.


def worked(do: Callable[[PlainTable], object], **given: Any) -> DuelState:
    """Return the table after the rival has taken a turn by doing something."""
    work = Forge.rows.action("work").number()
    ANSWERS["forge", "turn_choices"] = [work]
    DONE["forge", "take_turn"] = do
    state = table(agenda=[(OWE_TURN, RIVAL, 0)], turn=RIVAL, **given)
    state.apply(work, RIVAL)
    return state


@pytest.mark.parametrize(
    ("do", "look", "found"),
    [
        (lambda table: table.gain(RIVAL, 3), lambda state: (state.city0.coins, state.city1.coins), (7, 10)),
        (lambda table: table.gain(ME, 3), lambda state: (state.city0.coins, state.city1.coins), (10, 7)),
        (lambda table: table.lose(ME, 9), lambda state: (state.city0.coins, state.city1.coins), (0, 7)),
        (lambda table: table.spend(RIVAL, 4), lambda state: (state.city0.coins, state.city1.coins), (7, 3)),
        (lambda table: table.advance(RIVAL, 3), lambda state: (state.pawn, state.city0.coins), (-3, 5)),
        (lambda table: table.advance(ME, 3), lambda state: (state.pawn, state.city1.coins), (3, 5)),
        (lambda table: table.take(18), lambda state: (state.slots[18], state.present), (-1, 1 << 19)),
        (lambda table: table.discard_card(TAVERN), lambda state: state.discard[0], 1 << TAVERN),
        (lambda table: table.win(ME, 2), lambda state: (state.winner, state.victory, state.depth), (ME, 2, 0)),
        (lambda table: table.open_slots(), lambda state: state.to_act(), (ME,)),
        (
            lambda table: table.owe(Forge.rows.named("choice"), ME),
            lambda state: (state.to_act(), state.subjects[state.depth - 1]),
            ((ME,), 3),
        ),
        (
            lambda table: table.owe(Forge.rows.named("choice"), RIVAL, 2),
            lambda state: (state.to_act(), state.subjects[state.depth - 1]),
            ((RIVAL,), 2),
        ),
        (
            lambda table: table.build_for_nothing(ME, number("guard-tower")),
            lambda state: (state.city0.cards[0], state.pawn, state.city1.coins),
            (1 << number("guard-tower"), 1, 7),
        ),
    ],
)
def test_what_it_does_to_the_table(
    do: Callable[[PlainTable], object], look: Callable[[DuelState], object], found: object
) -> None:
    """D5.13, D5.14, D7.1: the rules' own moves, for the seat that it names."""
    assert look(worked(do)) == found


@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_a_building_and_a_token_for_nothing(seat: int) -> None:
    """D6.4, D8.13: what they bring comes to the seat, what they take is taken from the other one."""
    grey = [CityHoldings(cards=[number("press")]), CityHoldings(cards=[number("glassworks")])]
    state = worked(lambda table: table.build_for_nothing(seat, number("guard-tower")), pawn=2 - 4 * seat)
    assert (state.city(seat).coins, state.city(1 - seat).coins) == (7, 5)
    assert state.pawn == 3 - 6 * seat
    agriculture = number("agriculture") - TOKEN_ITEM[0]
    state = worked(lambda table: table.take_token(seat, agriculture), cities=tuple(grey))
    assert state.city(seat).coins == 7 + 6
    assert (state.city(seat).tokens, state.city(1 - seat).tokens) == (1 << agriculture, 0)


@pytest.mark.parametrize("seat", [ME, RIVAL])
def test_a_token_with_shields(seat: int) -> None:
    """D7.3, D8.13: what a progress token takes is taken from the other seat."""
    (item,) = add_items(token("Drill", "Manœuvre", Shields(3)), after=20, part="forge")
    try:
        state = worked(lambda table: table.take_token(seat, 20))
        assert (state.city(seat).coins, state.city(1 - seat).coins) == (7, 5)
    finally:
        del BY_NUMBER[item.number], BY_KEY[item.key]
        columns.enter_all()
        printed.read_columns()


def test_slots_that_are_open() -> None:
    """D3.2: face-down cards cannot be taken before they are turned up."""
    found = []
    worked(lambda table: found.append(table.open_slots()), hidden=[14])
    assert found == [1 << 18 | 1 << 19]


def test_what_joins_the_table() -> None:
    """A deck and progress tokens are added to those of the base game."""
    DONE["mill", "prepare"] = lambda table: table.add_deck(6, 0b101)
    DONE["forge", "prepare"] = lambda table: table.add_tokens(1 << 20)
    state = Duel(BOTH).start()
    assert isinstance(state, DuelState)
    assert state.unseen[6] == 0b101
    assert state.box == 0b11_1111_1111 | 1 << 20


def test_a_card_that_nobody_has_printed() -> None:
    """A deck holds no cards but those that are printed, be they the first of their deck."""
    if not compiled():
        state = table()
        state.unseen[7] = 1
        assert state.invariant_violation() == 3


# An expansion that answers nothing.


class Bare(Part):
    """An expansion that only has a name."""

    name = "bare"


class Idle(Bare):
    """One that owns a decision and a chance, and says nothing about them."""

    def __init__(self) -> None:
        super().__init__()
        self.owns_kind[400] = self.owns_kind[401] = 1

    def options(self, table: Any, kind: int, seat: int, what: int, out: list[int]) -> int:
        out[0], out[1] = 5, 9
        return 2 if kind == 401 else super().options(table, kind, seat, what, out)


def test_an_expansion_that_answers_nothing(seed: int) -> None:
    """The game is the base game: the same options, chances and end, and nothing is wrong with any position."""
    for parts in ((Bare,), (Mill, Bare)):
        dice, deal = Dice(seed), Duel().deal(Dice(seed))
        state, bare = Duel().start(), Duel(parts).start()
        while state.to_act():
            (seat,) = state.to_act()
            assert (bare.to_act(), bare.legal(seat)) == ((seat,), state.legal(seat))
            assert compiled() or bare.invariant_violation() == 0
            move = deal.outcome(state) if seat == CHANCE else dice.choose(state.legal(seat))
            state.apply(move, seat)
            bare.apply(move, seat)
        assert bare.returns() == state.returns()


def test_nothing_is_spent_or_offered_for_nothing() -> None:
    """The other expansion spends alone; a decision without an answer has no options, a chance no weights."""
    ANSWERS["mill", "own_coins"] = ANSWERS["mill", "spend_own"] = 4
    poor = CityHoldings(1), CityHoldings()
    state = table(slots={18: number("palisade"), 19: STABLE}, cities=poor, parts=(Mill, Bare))
    state.apply(DO_BUILD + 18, ME)
    assert state.city0.coins == 0
    if not compiled():  # compiled, nobody owns a decision without a row
        state = table(parts=(Idle,))
        state.push(400, ME, 0)
        assert state.legal(ME) == []
        state.push(401, CHANCE, 0)
        assert (state.legal(CHANCE), state.weights()) == ([5, 9], [1, 1])
