"""Python callers that ask for what there is not, or fill a position with what cannot be, are told so."""

import pytest

from antipater.catalog import ruleset
from antipater.data.duel import CAPITAL, REBATES, WAIVERS
from antipater.data.items import CARDS, DECKS, ITEMS, MOST_KINDS
from antipater.data.structures import MOST_SLOTS
from antipater.data.words import BROWN, YELLOW
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal, NoSuchSeat
from antipater.game.rows import SEAT, Decision
from antipater.game.seats import CHANCE
from antipater.rules.duel import cost, effects
from antipater.rules.duel.decisions import AGENDA, REVISED, ROWS
from antipater.rules.duel.plain_table import KINDS, PlainTable
from antipater.rules.duel.ruleset import rows_with
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.part import Pantheon

from ..rulebook.table import ME, RIVAL, city, number, table

GREEN, TERMS = 3, 16
LAST = ITEMS - 1


@pytest.mark.parametrize("question", [cost.shopping_list, cost.missing_before_rebate])
def test_purchases(question: object) -> None:
    assert callable(question)
    state = table(city(), cards=("walls",))
    terms, me = state.terms(ME), state.city(ME)
    assert question(me, LAST, terms) is not None
    for item in (-1, LAST + 1):
        with pytest.raises(ValueError, match=f"there is no item {item}: the items are 0 to {LAST}"):
            question(me, item, terms)
    for wrong in (terms[: TERMS - 1], [*terms[:-1], -1], [*terms[:-1], 1 << 31]):
        with pytest.raises(ValueError, match=f"terms are {TERMS} numbers"):
            question(me, LAST, wrong)


def test_prices_slots_and_seats() -> None:
    state = table(city(), cards=("walls",))
    with pytest.raises(NoSuchSeat, match=f"there is no item {LAST + 1}: the items are 0 to {LAST}"):
        state.price(ME, LAST + 1)
    with pytest.raises(NoSuchSeat, match=f"there is no slot {MOST_SLOTS}: the slots are 0 to {MOST_SLOTS - 1}"):
        state.back(MOST_SLOTS)
    for seat in (-1, 2):
        with pytest.raises(NoSuchSeat):
            state.check_seat(seat)
    for age, slot in ((0, 0), (4, 0), (1, -1), (1, MOST_SLOTS)):
        with pytest.raises(BadDeal, match=f"there is no slot {slot} in Age {age}"):
            ruleset("duel").deal(Dice(1)).card_at(age, slot)


def test_colours_that_are_none_have_no_cards() -> None:
    held = table(city("workshop"), cards=("walls",)).city(ME)
    assert effects.cards_of_color(held, GREEN, 0) != 0
    assert [effects.cards_of_color(held, *wrong) for wrong in ((GREEN, -1), (GREEN, DECKS), (-1, 0), (99, 0))] == [
        0
    ] * 4


def test_a_table_in_the_hands_of_plain_python() -> None:
    """What a part written in Python asks for is checked before the core does it."""
    state = table(city(), cards=("walls", "forum"))
    plain = PlainTable(state)
    share = ROWS.named("share")
    for refused in (
        lambda: plain.city(-1),
        lambda: plain.city(2),
        lambda: plain.owe(share, 2),
        lambda: plain.owe(share, -2),
        lambda: plain.owe(Decision("none", KINDS, SEAT), ME),
        lambda: plain.owe(Decision("none", -1, SEAT), ME),
        lambda: plain.take(-1),
        lambda: plain.take(MOST_SLOTS),
        lambda: plain.take(MOST_SLOTS - 1),
        lambda: plain.build_for_nothing(ME, CARDS),
        lambda: plain.discard_card(CARDS),
        lambda: plain.take_token(ME, MOST_KINDS),
        lambda: plain.add_deck(DECKS, 0),
    ):
        with pytest.raises(ValueError):  # noqa: PT011  NoSuchSeat is one
            refused()
    with pytest.raises(NoSuchSeat, match=f"there is no deck {DECKS}: they are 0 to {DECKS - 1}"):
        plain.add_deck(DECKS, 0)
    depth = state.depth
    for owed in range(AGENDA - depth):
        plain.owe(share, CHANCE if owed % 2 else ME)
    assert (state.depth, state.kinds[AGENDA - 1]) == (AGENDA, share.kind)
    with pytest.raises(ValueError, match=f"room for {AGENDA} decisions"):
        plain.owe(share, ME)


def test_the_ends_of_a_plain_table() -> None:
    """The first card of all, in the first slot; an agenda with one entry; a pawn one space from the capital."""
    state = table(city(), slots={0: "lumber-yard", 19: "forum"}, age=2)
    assert number("lumber-yard") == 0
    assert PlainTable(state).take(0) == 0
    PlainTable(state).leave(0)
    assert state.depth == 0
    with pytest.raises(ValueError, match="agenda is empty"):
        PlainTable(state).leave(0)
    near = PlainTable(table(city(), cards=("walls",), pawn=CAPITAL - 1))
    near.advance(ME, 1)
    assert near.table.pawn == CAPITAL
    with pytest.raises(ValueError, match="the game is over"):
        near.advance(ME, 1)


WAIVED = "caravansery"  # 2 coins, glass and papyrus


@pytest.mark.parametrize(
    ("built", "rebates", "glass", "papyrus", "waived", "bought"),
    [
        pytest.param((), 1, 3, 2, 0, [0, 0, 0, 0, 1], id="a resource is dearer than the coins"),
        pytest.param((), 1, 1, 1, 1, [0, 0, 0, 1, 1], id="the coins are dearer"),
        pytest.param((), 1, 2, 1, 0, [0, 0, 0, 0, 1], id="as cheap, the resource is left out"),
        pytest.param((), 2, 3, 1, 1, [0, 0, 0, 0, 1], id="the second of two rebates leaves out the coins"),
        pytest.param(("forum",), 1, 3, 1, 1, [0, 0, 0, 0, 1], id="a choice supplies the dearer resource"),
    ],
)
def test_coins_or_a_resource(
    built: tuple[str, ...], rebates: int, glass: int, papyrus: int, waived: int, bought: list[int]
) -> None:
    """A5.9 and others: of a cost with coins the dearer part is left out, once for each rebate."""
    me = table(city(*built), cards=("walls",)).city(ME)
    terms = [0, 0, 0, glass, papyrus] + [0] * (TERMS - 5)
    terms[REBATES + YELLOW], terms[WAIVERS] = rebates, 1 << YELLOW
    assert cost.coins_waived(me, number(WAIVED), terms) == waived
    assert cost.shopping_list(me, number(WAIVED), terms) == bought


def test_a_single_coin_is_waived_too() -> None:
    terms = [0] * TERMS
    terms[REBATES + BROWN], terms[WAIVERS] = 1, 1 << BROWN
    assert cost.coins_waived(table(city(), cards=("walls",)).city(ME), number("clay-pit"), terms) == 1
    assert cost.coins_waived(table(city(), cards=("walls",)).city(ME), number("clay-pool"), terms) == 0


def test_goods_that_are_none_cost_nothing() -> None:
    state = table(city(), cards=("walls",))
    assert [cost.unit_price(state.city0, state.city1, good) for good in (-1, 0, 5)] == [0, 2, 0]


def test_what_a_discard_earns() -> None:
    """D4.2: two coins, and one for each yellow card, of either seat."""
    state = table(city("tavern", "forum"), city("brewery"), cards=("walls",))
    assert [state.discard_income(seat) for seat in (ME, RIVAL)] == [4, 3]


def test_every_field_of_a_position_is_checked() -> None:
    """Positions of the draft and finished ones come back from their fields; no field can be a million at the start."""
    game = ruleset("duel")
    start, finished = game.start(), table(city(), cards=("walls",), pawn=CAPITAL - 1)
    PlainTable(finished).advance(ME, 1)
    assert (start.age, finished.depth) == (0, 0)
    for state in (finished, start):
        again = game.start()
        again.refill(state.fields())
        assert again == state
    for place in range(len(start.fields())):
        with pytest.raises(ValueError, match="field"):
            again.refill([10**6 if place == one else field for one, field in enumerate(start.fields())])


def test_a_table_is_set_up_once() -> None:
    fresh = DuelState()
    finished = table(city(), cards=("walls",), pawn=CAPITAL - 1)
    PlainTable(finished).advance(ME, 1)
    for state, edition in ((ruleset("duel").start(), REVISED), (finished, REVISED), (fresh, 2)):
        with pytest.raises(ValueError, match="a table is set up once"):
            state.set_up(edition, 0, 0, 0)


def test_two_parts_have_no_number_in_common() -> None:
    with pytest.raises(ValueError, match="in common"):
        rows_with((Pantheon, Pantheon))
