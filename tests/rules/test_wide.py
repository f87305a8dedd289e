"""Tables with more slots, wonders, tokens and decks than the base game has: every number leads to what it is about."""

from collections.abc import Iterator
from typing import Any

import pytest

from antipater import compiled
from antipater.data import columns, structures
from antipater.data.items import BY_KEY, BY_NUMBER, building, token, wonder
from antipater.data.words import BROWN, BuildFromDiscard, Coins, DestroyCard
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.errors import BadDeal, BadPosition
from antipater.game.seats import CHANCE
from antipater.rules.duel import printed
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged, arrangement_of
from antipater.rules.duel.deal import DuelDeal
from antipater.rules.duel.decisions import (
    OWE_DESTROY,
    OWE_DRAFT,
    OWE_DRAWING,
    OWE_DRAWN,
    OWE_EFFECTS,
    OWE_GUILDS,
    OWE_REVIVE,
    OWE_ROW,
    OWE_TOKEN,
    OWE_TOKENS,
    OWE_TURN,
    OWE_TURNING,
    OWE_WONDERS,
    ROWS,
)
from antipater.rules.duel.plain import PlainPart, add_items
from antipater.rules.duel.plain_table import PlainTable
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState

ME, RIVAL = range(2)
PLACE, LAYOUT = 16, 3
CARDS = [192, 193, 224, 225]  # of the seventh and eighth deck
SLOTS = (28, 20, 24)  # of the three Ages, each a single row
ROW = tuple(("U" + "D" * (slots - 2) + "U",) for slots in SLOTS)
SECOND_AGE = 32


class Quarter(PlainPart):
    """A district of a city that nobody has played: cards of a deck, wonders and tokens of its own."""

    name = "quarter"

    def prepare(self, table: PlainTable) -> None:
        table.add_deck(6, 0b11)
        table.add_deck(7, 0b11)
        table.add_tokens(0b11 << PLACE)

    def back(self, table: PlainTable, slot: int) -> int:
        return {3: 6, 4: 7}.get(slot, -1)


class LargeQuarter(Quarter):
    """The same with larger structures."""

    def __init__(self) -> None:
        super().__init__()
        if not compiled():  # compiled, a plain expansion has the structures of the base game
            self.layout = LAYOUT


def printed_tables() -> list[list[Any]]:
    """Return every list that says what is printed on items and how structures lie."""
    lists = [value for module in (columns, structures) for value in vars(module).values() if isinstance(value, list)]
    return [*lists, *columns.ADDED_TO.values()]


@pytest.fixture(autouse=True)
def _items() -> Iterator[None]:
    """Items in the place of those that other expansions may have registered, which come back afterwards."""
    kept, by_number, by_key = [(one, list(one)) for one in printed_tables()], dict(BY_NUMBER), dict(BY_KEY)
    for item in by_number.values():
        if columns.PART_ORDER.get(item.part) != 0:
            del BY_NUMBER[item.number], BY_KEY[item.key]
            for column in columns.ADDED_TO.values():
                column[item.number] = 0
    effects = DestroyCard(BROWN), BuildFromDiscard()
    add_items(*(building(7, f"Quarter {c}", "", BROWN, "", Coins(1)) for c in "ab"), after=0, part="quarter")
    add_items(*(building(8, f"Quarter {c}", "", BROWN, "", Coins(1)) for c in "cd"), after=0, part="quarter")
    add_items(wonder("Arcade", "", "", *effects), wonder("Basin", "", ""), after=PLACE, part="quarter")
    add_items(token("Civics", "", Coins(9)), token("Drill", ""), after=PLACE, part="quarter")
    structures.add_layout(LAYOUT, ROW)
    printed.read_columns()
    yield
    del structures.PICTURES[LAYOUT]
    BY_NUMBER.clear()
    BY_NUMBER.update(by_number)
    BY_KEY.clear()
    BY_KEY.update(by_key)
    for one, values in kept:
        one[:] = values
    printed.read_columns()


def numbers(*keys: str) -> list[int]:
    return [BY_KEY[key].number for key in keys]


def table(part: type[PlainPart] = Quarter, **given: Any) -> DuelState:
    return arranged(Arrangement(**given), (part,))


def about(state: DuelState, key: str, seat: int = ME) -> list[tuple[int, ...]]:
    """Return what the options of a verb are about, by the rows."""
    verb = ROWS.outcome(key) if seat == CHANCE else ROWS.action(key)
    legal = state.legal(seat)
    assert legal == sorted(legal)
    return sorted(verb.about(number) for number in legal if number in verb)


def do(state: DuelState, key: str, *about: int, seat: int = ME) -> DuelState:
    state.apply((ROWS.outcome(key) if seat == CHANCE else ROWS.action(key)).number(*about), seat)
    return state


# A turn.

FREE = dict(zip((0, 19, 20, 27), ("tavern", "clay-pool", "logging-camp", "stone-pit"), strict=True))
HELD = [0, 15, 16, 17]  # wonders


def large(turn: int = ME) -> DuelState:
    """Return a table with cards that can be taken from near and far slots, for near and far wonders."""
    slots = {slot: BY_KEY[key].number for slot, key in FREE.items()}
    cities = CityHoldings(99, wonders=HELD), CityHoldings(99)
    return table(LargeQuarter, slots=slots, cities=cities, agenda=[(OWE_TURN, turn, 0)], turn=turn)


def test_what_a_turn_offers() -> None:
    """D4.1: each card can be constructed, discarded, or used for each wonder."""
    if not compiled():
        state = large()
        assert about(state, "build") == about(state, "discard") == [(slot,) for slot in FREE]
        assert about(state, "wonder") == [(held, slot) for held in HELD for slot in FREE]
        assert len(state.legal(ME)) == (2 + len(HELD)) * len(FREE)


@pytest.mark.parametrize("slot", FREE)
def test_what_a_turn_does(slot: int) -> None:
    """D4.1: the card leaves its slot, and goes where the verb says."""
    if not compiled():
        card = BY_KEY[FREE[slot]].number
        assert do(large(), "build", slot).city0.cards[0] == 1 << card
        assert do(large(), "discard", slot).discard[0] == 1 << card
        for held in HELD:
            state = do(large(), "wonder", held, slot)
            assert (state.city0.built, state.slots[slot]) == (1 << held, -1)


def test_an_option_is_named_by_its_card() -> None:
    """The same card on another slot is the same option; what is done with it, or for which wonder, is another one."""
    if not compiled():
        state = large()
        moved = dict(zip((19, 27, 0, 20), FREE.values(), strict=True))
        cities = CityHoldings(99, wonders=HELD), CityHoldings(99)
        other = table(LargeQuarter, slots={s: BY_KEY[key].number for s, key in moved.items()}, cities=cities)
        found = set()
        for slot, key in FREE.items():
            there = next(place for place, name in moved.items() if name == key)
            for verb, *held in [("build",), ("discard",), *(("wonder", held) for held in HELD)]:
                row = ROWS.action(str(verb))
                mine, theirs = (row.number(*map(int, held), at) for at in (slot, there))
                assert state.identity(mine) == other.identity(theirs), (verb, held, key)
                found.add(state.identity(mine))
        assert len(found) == (2 + len(HELD)) * len(FREE)
        rest = {state.identity(number) for key in ("draft", "token", "begin") for number in [ROWS.action(key).first]}
        assert len(rest) == 3
        assert not rest & found


@pytest.mark.parametrize("parts", [(), (Quarter,)])
def test_no_two_options_do_the_same(parts: tuple[type[PlainPart], ...]) -> None:
    """Whatever is done with whichever card, and every other action, has a number of its own, on whatever slot."""
    if compiled():  # only the core can ask
        return
    game, found = Duel(parts), []
    kinds = 32 if parts else 16
    cards = [card for card, item in BY_NUMBER.items() if item.deck and (parts or item.deck <= 4)]
    for card in cards:
        age = min(BY_NUMBER[card].deck, 3)
        first, last = (arranged(Arrangement(age=age, slots={slot: card}), parts) for slot in (0, 19))
        for verb, *held in [("build",), ("discard",), *(("wonder", held) for held in range(kinds))]:
            row = ROWS.action(str(verb))
            found.append(first.identity(row.number(*map(int, held), 0)))
            assert last.identity(row.number(*map(int, held), 19)) == found[-1]
    others = [verb.runs for verb in ROWS.actions if verb.key not in ("build", "discard", "wonder")]
    for run in [run for runs in others for run in (runs if parts else runs[:1])]:
        found += [first.identity(action) for action in range(run.first, run.end)]
    assert len(set(found)) == len(found)
    assert set(found) <= set(range(game.identities))


def test_slots_of_each_age() -> None:
    """D3.1: a structure has as many slots as its Age, and a position as many as its structure."""
    if not compiled():
        for age, slots in enumerate(SLOTS, 1):
            table(LargeQuarter, age=age, hidden=[slots - 1])
            with pytest.raises(BadPosition, match=f"a slot is 0 to {slots - 1}, not {slots}"):
                table(LargeQuarter, age=age, hidden=[slots])


def test_the_top_row_and_guilds_of_a_large_structure() -> None:
    """M2, D3.5: a card of any slot of the row, and a guild on any slot that has none yet."""
    if not compiled():
        slots = {slot: BY_KEY[key].number for slot, key in FREE.items()}
        agenda = [(OWE_TURN, RIVAL, 0), (OWE_ROW, ME, 0)]
        for slot, key in FREE.items():
            state = table(LargeQuarter, slots=slots, agenda=agenda)
            assert about(state, "row") == [(slot,) for slot in FREE]
            assert do(state, "row", slot).city0.cards[0] == 1 << BY_KEY[key].number
        state = table(LargeQuarter, age=3, guild_backs=[19, 20], agenda=[(OWE_GUILDS, CHANCE, 1)])
        assert about(state, "guild", CHANCE) == [(slot,) for slot in range(24) if slot not in (19, 20)]
        for slot in (18, 21, 23):
            assert members_of(do(state.copy(), "guild", slot, seat=CHANCE).guild_backs) == [*sorted((19, 20, slot))]
        dealt = {ROWS.outcome("guild").about(DuelDeal(Dice(s), (LargeQuarter,)).outcome(state))[0] for s in range(400)}
        assert dealt == set(range(24))


def test_an_age_of_a_large_structure() -> None:
    """D3.1: as many cards as slots, face down but for the first and the last; all are turned up in their order."""
    if not compiled():
        state = table(LargeQuarter, age=1, slots={5: 0}, agenda=[(OWE_TURN, ME, 0)])
        do(state, "discard", 5)
        assert (state.age, members_of(state.present)) == (2, [*range(20)])
        assert members_of(state.hidden) == [*range(20)][1:-1]
        state = table(LargeQuarter, age=2, slots={5: SECOND_AGE}, agenda=[(OWE_TURN, ME, 0)])
        do(state, "discard", 5)
        assert (state.age, members_of(state.present), members_of(state.hidden)) == (3, [*range(24)], [*range(1, 23)])


# Wonders and tokens.


@pytest.mark.parametrize("held", HELD)
def test_wonders_of_the_draft(held: int) -> None:
    """D2.1: near or far, each can be shown, offered and taken."""
    state = table(age=0, pool=HELD, agenda=[(OWE_WONDERS, CHANCE, 1)])
    assert about(state, "show", CHANCE) == [(wonder,) for wonder in HELD]
    state = do(state, "show", held, seat=CHANCE)
    assert (members_of(state.shown), members_of(state.pool)) == ([held], [w for w in HELD if w != held])
    state = table(age=0, shown=HELD, agenda=[(OWE_DRAFT, ME, 0)])
    assert about(state, "draft") == [(wonder,) for wonder in HELD]
    assert members_of(do(state, "draft", held).city0.wonders) == [held]


@pytest.mark.parametrize("place", [0, 9, 16, 17])
def test_tokens(place: int) -> None:
    """D1.4, D6.6, D8.1: near or far, each can be laid on the board, drawn, kept and taken."""
    agenda = [(OWE_TURN, RIVAL, 0), (OWE_TOKEN, ME, 0)]
    state = table(slots={18: 0}, board=[0, 9, 16, 17], agenda=agenda)
    assert about(state, "token") == [(0,), (9,), (16,), (17,)]
    state = do(state, "token", place)
    assert (members_of(state.city0.tokens), state.board >> place & 1) == ([place], 0)
    state = do(table(agenda=[(OWE_TOKENS, CHANCE, 2)]), "board", place, seat=CHANCE)
    assert about(state, "board", CHANCE) == [(other,) for other in [*range(10), 16, 17] if other != place]
    assert members_of(state.board) == [place]
    state = do(table(agenda=[(OWE_DRAWN, ME, 0), (OWE_DRAWING, CHANCE, 2)]), "draw", place, seat=CHANCE)
    assert about(state, "draw", CHANCE) == [(other,) for other in [*range(10), 16, 17] if other != place]
    assert members_of(state.drawn) == [place]
    state = table(slots={18: 0}, drawn=[0, 9, 16, 17], agenda=[(OWE_TURN, RIVAL, 0), (OWE_DRAWN, ME, 0)])
    assert about(state, "keep") == [(0,), (9,), (16,), (17,)]
    state = do(state, "keep", place)
    assert (members_of(state.city0.tokens), state.drawn, state.box >> place & 1) == ([place], 0, 0)


# Cards of further decks.


@pytest.mark.parametrize("card", CARDS)
def test_cards_of_another_deck(card: int) -> None:
    """D3.3, D6.4, D6.5: a card of any deck is turned up, revived and destroyed."""
    deck, place = divmod(card, 32)
    slot, others = deck - 3, [other for other in CARDS if other != card]
    state = table(hidden=[slot], agenda=[(OWE_TURN, ME, 0), (OWE_TURNING, CHANCE, 1 << slot)])
    assert about(state, "turn", CHANCE) == [(other,) for other in CARDS if other // 32 == deck]
    state = do(state, "turn", card, seat=CHANCE)
    assert (state.slots[slot], state.unseen[deck]) == (card, 0b11 & ~(1 << place))
    state = table(slots={18: 1}, discard=[0, *CARDS], agenda=[(OWE_TURN, RIVAL, 0), (OWE_REVIVE, ME, 0)])
    assert about(state, "revive") == [(0,), *((other,) for other in CARDS)]
    found = arrangement_of(do(state, "revive", card))
    assert (found.cities[0].cards, found.discard) == ([card], [0, *others])
    cities = CityHoldings(), CityHoldings(cards=[BY_KEY["clay-pit"].number, *CARDS])
    state = table(slots={18: 1}, cities=cities, agenda=[(OWE_TURN, RIVAL, 0), (OWE_DESTROY, ME, BROWN)])
    assert about(state, "destroy") == [(other,) for other in cities[1].cards]
    found = arrangement_of(do(state, "destroy", card))
    assert (found.cities[1].cards[1:], found.discard) == (others, [card])


def test_the_deal_has_everything() -> None:
    """D1.4, D2.1, D6.6: what an expansion adds comes as often as all else, wherever it is in the prepared order."""
    deals = [DuelDeal(Dice(seed), (Quarter,)) for seed in range(300)]
    for slot, cards in ((3, CARDS[:2]), (4, CARDS[2:])):
        state = table(hidden=[slot], agenda=[(OWE_TURNING, CHANCE, 1 << slot)])
        found = [ROWS.outcome("turn").about(deal.outcome(state))[0] for deal in deals]
        assert all(120 < found.count(card) < 180 for card in cards)
    states = {
        "show": table(age=0, pool=[0, 5, 16], agenda=[(OWE_WONDERS, CHANCE, 1)]),
        "board": table(board=[*range(1, 5), *range(6, 10), 17], agenda=[(OWE_TOKENS, CHANCE, 1)]),
        "draw": table(board=[*range(1, 5), *range(6, 10), 17], agenda=[(OWE_DRAWING, CHANCE, 1)]),
    }
    for key, state in states.items():
        found = [ROWS.outcome(key).about(deal.outcome(state))[0] for deal in deals]
        assert all(70 < found.count(place) < 130 for place in (0, 5, 16)), key
    last = table(age=0, pool=[16], agenda=[(OWE_WONDERS, CHANCE, 1)])
    assert {deal.outcome(last) for deal in deals} == {ROWS.outcome("show").number(16)}


def test_a_deal_of_another_game() -> None:
    """A deal is for the expansions that it was made for."""
    deal = DuelDeal(Dice(1), (Quarter,))
    with pytest.raises(BadDeal, match=r"this deal is for duel\+quarter, not for duel$"):
        deal.outcome(arranged(Arrangement(agenda=[(OWE_WONDERS, CHANCE, 1)], pool=[1])))


# Positions.


def test_a_position_is_found_again() -> None:
    """Further cards, wonders and tokens are put on the table, saved, and found there again."""
    cities = CityHoldings(cards=[CARDS[0]], built=[16], tokens=[17]), CityHoldings(cards=[CARDS[2]])
    given = Arrangement(
        slots={2: CARDS[3]},
        discard=[CARDS[1]],
        board=[16],
        cities=cities,
        agenda=[(OWE_TURN, ME, 0)],
        parts={"quarter": []},
    )
    state = arranged(given, (Quarter,))
    assert arrangement_of(state) == given
    assert arrangement_of(state.copy()) == given


@pytest.mark.parametrize("far", [-1, 0, 1])
def test_effects_that_wait(far: int) -> None:
    """D6.10: the rest of an item's effects waits, of an item with a large number too; of no other entry."""
    item = BY_KEY["arcade"].number
    entry = columns.EFFECT_START[item] + 1 + far
    what = item >> 8 << 24 | entry << 8 | item & 0xFF
    state = table(slots={18: 0}, agenda=[(OWE_TURN, RIVAL, 0), (OWE_DRAWN, ME, 0), (OWE_EFFECTS, ME, what)])
    assert (state.kinds[2], state.subjects[2]) == (OWE_EFFECTS, what)
    beyond = item >> 8 << 24 | (columns.EFFECT_END[item] + 1) << 8 | item & 0xFF
    before = item >> 8 << 24 | (columns.EFFECT_START[item] - 1) << 8 | item & 0xFF
    for wrong in (beyond, before, what | 0xFF):
        with pytest.raises(BadPosition, match="no decision of kind"):
            table(agenda=[(OWE_EFFECTS, ME, wrong)])


def test_an_item_with_a_large_number_goes_on() -> None:
    """D6.10: its second effect follows when the decision of the first one is made."""
    cities = CityHoldings(wonders=[16]), CityHoldings(cards=[CARDS[0]])
    state = table(slots={2: 0, 19: 1}, cities=cities, agenda=[(OWE_TURN, ME, 0)])
    do(state, "wonder", 16, 2)
    assert (about(state, "destroy"), about(state, "revive")) == ([(CARDS[0],)], [])
    do(state, "destroy", CARDS[0])
    assert (about(state, "destroy"), about(state, "revive")) == ([], [(CARDS[0],)])
    do(state, "revive", CARDS[0])
    assert state.to_act() == (RIVAL,)
