"""M: the Messe and the Statue of Liberty."""

from collections.abc import Iterable
from itertools import permutations

import pytest

from antipater.catalog import ruleset
from antipater.data import columns
from antipater.data.items import WONDER_ITEM
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.duel import decisions as actions
from antipater.rules.duel.arrange import CityHoldings
from antipater.rules.duel.state import DuelState

from .. import table as duel
from ..table import ME, RIVAL, city, coins, keys, number, offered, pile, play, sheet, standing, unbuilt
from . import table as pantheon

CARD_NUMBERS = [item.number for item in columns.ALL if item.deck]

AGES = [pytest.param(1, id="Age I"), pytest.param(2, id="Age II"), pytest.param(3, id="Age III")]
REMOVED = {1: ("baths", "tavern", "stable"), 2: ("walls", "library", "statue"), 3: ("arsenal", "palace", "port")}
FIVE_SYMBOLS = ("workshop", "apothecary", "scriptorium", "pharmacist", "university")


def cards_of_age(age: int) -> list[str]:
    return [columns.BY_NUMBER[card].key for card in CARD_NUMBERS if card // 32 == age - 1]


def statue_built(me: CityHoldings, rival: CityHoldings, removed: tuple[str, ...]) -> DuelState:
    """Build the Statue of Liberty in the Age of the removed cards, the only ones that nobody has seen."""
    age = columns.BY_KEY[removed[0]].deck
    owned = {columns.BY_NUMBER[card].key for city in (me, rival) for card in city.cards}
    free = [key for key in cards_of_age(age) if key not in owned and key not in removed]
    laid, rest = free[:2], free[2:]
    state = duel.table(me, rival, cards=tuple(laid), last=True, under=rest, board=("law", "theology"))
    play(state, "wonder", "statue-of-liberty", laid[0])
    for key in removed:
        state.apply(actions.CHANCE_REMOVED + number(key), CHANCE)
    return state


def builder(*standing_there: str, coins: int = 30) -> CityHoldings:
    return city(*standing_there, coins=coins, wonders=("statue-of-liberty",))


def share(state: DuelState, mine: str, theirs: str) -> DuelState:
    """Construct one of the cards shown, let the opponent construct another, discard the third."""
    shown = [(state.age - 1) * 32 + place for place in members_of(state.aside)]
    way = list(permutations(shown, 2)).index((number(mine), number(theirs)))
    state.apply(actions.DO_SHARE + way, ME)
    return state


@pytest.mark.parametrize(
    ("name", "promos", "wonders"), [("duel", "no", 12), ("duel", "yes", 14), ("duel+pantheon", "yes", 16)]
)
def test_the_pool(name: str, promos: str, wonders: int, seed: int) -> None:
    """M1: both join the pool; eight are drafted in two rounds of four all the same."""
    game = ruleset(name, promos=promos)
    state, dealer = game.start(), game.deal(Dice(seed))
    assert isinstance(state, DuelState)
    assert state.pool.bit_count() == wonders
    assert ({"messe", "statue-of-liberty"} <= keys(members_of(state.pool), WONDER_ITEM[0])) == (promos == "yes")
    picks = 0
    while dealer.settle(state) and state.kinds[state.depth - 1] == actions.OWE_DRAFT:
        assert state.shown.bit_count() == 4 - picks % 4
        state.apply(state.legal(state.to_act()[0])[0], state.to_act()[0])
        picks += 1
    assert (picks, state.pool.bit_count()) == (8, wonders - 8)


def messe(slots: dict[int, str], hidden: Iterable[int] = (), *mine: str, used: str = "walls") -> DuelState:
    state = duel.table(city(*mine, coins=30, wonders=("messe",)), slots=slots, hidden=hidden)
    return play(state, "wonder", "messe", used)


def row_offered(state: DuelState) -> set[int]:
    return {move - actions.DO_ROW for move in state.legal(ME)}


def test_messe() -> None:
    """M2, M7: any card of the top row, covered or not, for nothing; what covers it stays, nothing is uncovered."""
    state = messe({18: "walls", 0: "statue", 1: "temple", 5: "forum", 11: "library"}, hidden=(6,))
    paid = coins(state)[ME]
    assert row_offered(state) == {0, 1, 5}
    state.apply(actions.DO_ROW + 0, ME)
    assert (standing(state), coins(state)[ME], state.to_act()) == ({"messe", "statue"}, paid, (RIVAL,))
    assert (state.hidden, state.present >> 6 & 1, state.present & 1) == (1 << 6, 1, 0)
    assert sheet(state)["wonders"] == 2


def test_messe_is_no_chain() -> None:
    """M2, M4: Urbanism pays nothing, Strategy adds its shield."""
    state = messe({18: "walls", 0: "aqueduct", 1: "temple"}, (6,), "urbanism", "baths")
    before = coins(state)[ME]
    state.apply(actions.DO_ROW, ME)
    assert coins(state)[ME] == before
    state = messe({18: "walls", 0: "horse-breeders", 1: "temple"}, (6,), "strategy")
    state.apply(actions.DO_ROW, ME)
    assert state.pawn == 2


def test_messe_without_a_top_row() -> None:
    """M2, M7: nothing is left of row 1 when the Messe stands: the card used for it is gone already."""
    state = messe({0: "walls", 11: "forum"})
    assert (state.to_act(), standing(state)) == ((RIVAL,), {"messe"})


def test_messe_takes_the_last_card() -> None:
    """M7: the structure is empty afterwards, and the Age ends."""
    state = messe({0: "walls", 5: "forum"})
    state.apply(actions.DO_ROW + 5, ME)
    assert (state.age, standing(state)) == (3, {"messe", "forum"})


@pytest.mark.parametrize("age", AGES)
def test_statue_of_liberty(age: int) -> None:
    """M3, M6: one card for the builder, one for the opponent, both for nothing; one to the pile without coins."""
    mine, theirs, third = REMOVED[age]
    state = statue_built(builder(), city(coins=0), REMOVED[age])
    paid = coins(state)[ME]
    assert (state.to_act(), state.legal(ME)) == ((ME,), [actions.DO_SHARE + way for way in range(6)])
    share(state, mine, theirs)
    assert (standing(state, ME), standing(state, RIVAL)) == ({"statue-of-liberty", mine}, {theirs})
    assert pile(state) == {third}
    earned = {"tavern": 4}.get(theirs, 0)
    assert coins(state) == (paid, earned)
    assert sheet(state)["wonders"] == 5
    assert state.to_act() == (RIVAL,)


@pytest.mark.parametrize("hidden", [(15, 16, 17), (0, 1, 2)])
def test_the_cards_shown_are_any_that_nobody_has_seen(hidden: tuple[int, ...]) -> None:
    """M5, D3.6: every unseen card of the Age, face-down ones of the structure too, each with the same chance."""
    unseen = {"walls", "library", "statue", "forum", "temple", "brewery"}
    rest = [key for key in cards_of_age(2) if key not in unseen | {"aqueduct", "rostrum"}]
    state = duel.table(builder(), slots={18: "aqueduct", 19: "rostrum"}, hidden=hidden, under=rest)
    play(state, "wonder", "statue-of-liberty", "aqueduct")
    shown: set[str] = set()
    for key in ("walls", "forum", "brewery"):
        left = {columns.BY_NUMBER[move - actions.CHANCE_REMOVED].key for move in state.legal(CHANCE)}
        assert left == unseen - shown
        assert len(set(state.weights())) == 1
        state.apply(actions.CHANCE_REMOVED + number(key), CHANCE)
        shown.add(key)
    assert state.observe(RIVAL) == state
    share(state, "walls", "forum")
    assert state.to_act() == (CHANCE,)
    assert duel.possible(state, "turn up") == unseen - shown


def test_never_guilds() -> None:
    """M3: of Age III the three Age cards; face-down guilds are not among them."""
    rest = [key for key in cards_of_age(3) if key not in {*REMOVED[3], "senate", "obelisk", "study"}]
    state = duel.table(builder(), slots={18: "senate", 19: "obelisk"}, hidden=(15, 16), guild_backs=(16,), under=rest)
    play(state, "wonder", "statue-of-liberty", "senate")
    shown = {columns.BY_NUMBER[move - actions.CHANCE_REMOVED].key for move in state.legal(CHANCE)}
    assert shown == {*REMOVED[3], "study"}
    assert state.subjects[state.depth - 1] == 3


def test_the_builders_card_is_resolved_completely_first() -> None:
    """M3, D6.10: a pair of the builder earns a token before the opponent's card arrives."""
    state = statue_built(builder("workshop"), city(coins=0), ("laboratory", "walls", "statue"))
    share(state, "laboratory", "walls")
    assert (state.to_act(), offered(state, "take"), standing(state, RIVAL)) == ((ME,), {"law", "theology"}, set())
    play(state, "take", "law")
    assert (standing(state, RIVAL), state.pawn) == ({"walls"}, -2)


def test_the_opponents_pair_is_the_opponents_choice() -> None:
    """M6: within the builder's turn; the builder chose the card, the opponent chooses the token."""
    state = statue_built(builder(), city("workshop"), ("laboratory", "walls", "statue"))
    share(state, "walls", "laboratory")
    assert (state.to_act(), state.turn, offered(state, "take")) == ((RIVAL,), ME, {"law", "theology"})
    play(state, "take", "theology")
    assert (standing(state, RIVAL), state.to_act()) == ({"workshop", "laboratory", "theology"}, (RIVAL,))


@pytest.mark.parametrize(
    ("rival", "removed", "theirs", "victory"),
    [
        pytest.param(FIVE_SYMBOLS, ("academy", "palace", "port"), "academy", actions.SCIENTIFIC, id="a sixth symbol"),
        pytest.param((), ("palace", "pretorium", "port"), "pretorium", actions.MILITARY, id="three shields"),
    ],
)
def test_the_opponent_may_win_by_the_shared_card(
    rival: tuple[str, ...], removed: tuple[str, ...], theirs: str, victory: int
) -> None:
    """M4, M6: supremacy is whose card it is."""
    free = [key for key in cards_of_age(3) if key not in rival and key not in removed]
    state = duel.table(builder(), city(*rival), cards=tuple(free[:2]), last=True, under=free[2:], pawn=-6)
    play(state, "wonder", "statue-of-liberty", free[0])
    for key in removed:
        state.apply(actions.CHANCE_REMOVED + number(key), CHANCE)
    share(state, "port", theirs)
    assert (state.winner, state.victory) == (RIVAL, victory)


def test_what_serves_whoever_constructs() -> None:
    """M4: the opponent's Strategy adds a shield, which reaches a military token; Urbanism and Economy pay nothing."""
    state = statue_built(
        builder("economy"), city("strategy", "urbanism", "guard-tower", coins=0), ("walls", "horse-breeders", "statue")
    )
    before = coins(state)
    share(state, "statue", "walls")
    assert (state.pawn, coins(state)) == (-3, (before[ME] - 2, 0))


def test_poliorcetics_by_the_shared_card() -> None:
    """M4, P6.2: the opponent's red card costs the builder a coin a space."""
    removed = REMOVED[2]
    free = [key for key in cards_of_age(2) if key not in removed]
    state = pantheon.table(builder(), city("poliorcetics"), cards=tuple(free[:2]), last=True, under=free[2:])
    pantheon.play(state, "wonder", "statue-of-liberty", free[0])
    for key in removed:
        state.apply(actions.CHANCE_REMOVED + number(key), CHANCE)
    before = coins(state)[ME]
    share(state, "statue", "walls")
    assert (state.pawn, coins(state)[ME]) == (-2, before - 2)


def test_the_statue_twice_in_one_age() -> None:
    """M3: unbuilt by Anubis and built again in the same Age: its three cards are seen, nothing happens."""
    removed = REMOVED[2]
    free = [key for key in cards_of_age(2) if key not in removed]
    state = pantheon.table(
        builder(coins=60), city(coins=60), cards=tuple(free[:4]), last=True, under=free[4:], spaces={0: "anubis"}
    )
    pantheon.play(state, "wonder", "statue-of-liberty", free[0])
    for key in removed:
        state.apply(actions.CHANCE_REMOVED + number(key), CHANCE)
    share(state, "statue", "library")
    pantheon.play(state, "discard", free[1])
    pantheon.play(pantheon.play(state, "activate", "anubis"), "unbuild", "statue-of-liberty")
    assert unbuilt(state) == {"statue-of-liberty"}
    pantheon.play(state, "discard", free[2])
    pantheon.play(state, "wonder", "statue-of-liberty", free[3])
    assert (state.aside, state.age) == (0, 3), "the last card is gone, nothing was shown"


def test_the_statue_again_in_a_later_age() -> None:
    """M3: then it is the three Age cards of that Age, though those of the first one were shown and shared."""
    removed = REMOVED[2]
    free = [key for key in cards_of_age(2) if key not in removed]
    state = pantheon.table(
        builder(coins=60), city(coins=60), cards=tuple(free[:3]), last=True, under=free[3:], spaces={0: "anubis"}
    )
    pantheon.play(state, "wonder", "statue-of-liberty", free[0])
    for key in removed:
        state.apply(actions.CHANCE_REMOVED + number(key), CHANCE)
    share(state, "statue", "library")
    pantheon.play(state, "discard", free[1])
    pantheon.play(pantheon.play(state, "activate", "anubis"), "unbuild", "statue-of-liberty")
    pantheon.play(state, "discard", free[2])
    duel.settle(state)
    pantheon.play(state, "begin", "me")
    pantheon.play(state, "wonder", "statue-of-liberty")
    shown = {columns.BY_NUMBER[move - actions.CHANCE_REMOVED].key for move in state.legal(CHANCE)}
    assert shown == keys(64 + place for place in members_of(state.unseen[2]))
    assert state.subjects[state.depth - 1] == 3
