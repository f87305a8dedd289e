"""P1: what is laid out, when, and who has seen it."""

import pytest

from antipater.catalog import ruleset
from antipater.data import structures
from antipater.data.items import TOKEN_ITEM, WONDER_ITEM
from antipater.data.pantheon import GATE, MYTHOLOGY_SLOTS, OFFERING_SLOTS
from antipater.game.bits import members_of
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE
from antipater.rules.duel.decisions import DO_DISCARD, DO_WONDER, OWE_DRAFT, OWE_FIRST
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import FIRST_OFFERING, OWE_MYTHOLOGY, OWE_PANTHEON, VACANT

from ..table import ME, city, keys, tokens_of
from .table import BOTH, deck, happen, play, possible, table


def start(**options: str) -> DuelState:
    state = ruleset("duel+pantheon", **options).start()
    assert isinstance(state, DuelState)
    return state


def chance_until_somebody_acts(state: DuelState) -> DuelState:
    while state.to_act() == (CHANCE,):
        state.apply(state.legal(CHANCE)[0], CHANCE)
    return state


def test_age_one_lies_there_before_the_draft(seed: int) -> None:
    """P1.1: the face-up cards of Age I and five mythology tokens are there when the first wonder is drafted."""
    game = ruleset("duel+pantheon")
    state, dealer = start(), game.deal(Dice(seed))
    dealer.settle(state)
    assert (state.age, state.kinds[state.depth - 1], state.to_act()) == (1, OWE_DRAFT, (ME,))
    assert [slot for slot in range(20) if state.slots[slot] >= 0] == members_of(structures.FACE_UP[0])
    tokens = list(state.part("pantheon").slot_tokens)
    assert [slot for slot in range(20) if tokens[slot] >= 0] == list(MYTHOLOGY_SLOTS)
    while state.kinds[state.depth - 1] == OWE_DRAFT:
        state.apply(state.legal(state.to_act()[0])[0], state.to_act()[0])
        dealer.settle(state)
    assert (state.age, state.to_act(), list(state.part("pantheon").slot_tokens)) == (1, (ME,), tokens)


def test_five_of_ten_mythology_tokens() -> None:
    """P1.1: two of each mythology; one that came once is half as likely, one that came twice cannot come again."""
    state = start()
    while state.kinds[state.depth - 1] != OWE_MYTHOLOGY:
        state.apply(state.legal(CHANCE)[0], CHANCE)
    assert state.weights() == [2, 2, 2, 2, 2]
    state.apply(state.legal(CHANCE)[0], CHANCE)
    assert state.weights() == [1, 2, 2, 2, 2]
    state.apply(state.legal(CHANCE)[0], CHANCE)
    assert (len(state.legal(CHANCE)), state.weights()) == (4, [2, 2, 2, 2])


def test_the_pools_grow() -> None:
    """P1.2: fourteen wonders to draft from; thirteen progress tokens, five of them on the board, eight in the box."""
    state = start()
    assert state.pool.bit_count() == 12 + 2
    chance_until_somebody_acts(state)
    assert (len(tokens_of(state, "board")), len(tokens_of(state, "box"))) == (5, 8)
    everything = tokens_of(state, "board") | tokens_of(state, "box")
    assert {"mysticism", "poliorcetics", "engineering"} < everything
    assert keys(members_of(start().pool), WONDER_ITEM[0]) >= {"sanctuary", "divine-theater"}


@pytest.mark.parametrize("promos", ["no", "yes"])
def test_first_game_wonders_with_pantheon(promos: str) -> None:
    """P1.1, P1.2, D2.4: no draft, and the added wonders are not used; the tokens lie on Age I all the same."""
    state = chance_until_somebody_acts(start(wonders="first-game", promos=promos))
    assert (state.pool, state.age, state.to_act()) == (0, 1, (ME,))
    assert sum(token >= 0 for token in state.part("pantheon").slot_tokens) == 5


def test_decks_and_spaces() -> None:
    """P1.3: three divinities a deck, that nobody knows and any of which may be on top; six empty spaces."""
    state = start()
    assert (list(state.part("pantheon").deck_size), list(state.part("pantheon").spaces)) == ([3] * 5, [VACANT] * 6)
    assert all(deck(state, key) == [None] * 3 for key in ("greek", "roman"))
    state = table(city(coins=20, wonders=("divine-theater",)), cards=("baths",))
    play(play(state, "wonder", "divine-theater"), "name", "roman")
    assert possible(state, "show") == {"mars", "minerva", "neptune"}
    assert len(set(state.weights())) == 1


def to_age_two(placed: list[int]) -> DuelState:
    """Take the last card of Age I, with divinities on some spaces."""
    spaces = dict(zip(placed, ("zeus", "mars", "isis", "tanit", "nisaba"), strict=False))
    return play(table(cards=("baths",), last=True, spaces=spaces), "discard", "baths")


def test_the_gate_and_the_offerings_come_with_age_two() -> None:
    """P1.4: the Gate on the empty space, face up; three offerings on their slots, each equally likely."""
    state = to_age_two([0, 1, 2, 4, 5])
    assert (state.age, state.part("pantheon").spaces[3], state.part("pantheon").spaces_known[3]) == (2, GATE, BOTH)
    chance_until_somebody_acts(state)
    tokens = {slot: token for slot, token in enumerate(state.part("pantheon").slot_tokens) if token >= 0}
    assert sorted(tokens) == list(OFFERING_SLOTS)
    assert sorted(tokens.values()) == [FIRST_OFFERING, FIRST_OFFERING + 1, FIRST_OFFERING + 2]


def test_divinities_are_turned_up_with_age_two(seed: int) -> None:
    """P1.4: what one player placed face down, both know from then on."""
    game, dice = ruleset("duel+pantheon"), Dice(seed)
    state, dealer = start(), game.deal(dice)
    hidden = 0
    while dealer.settle(state) and state.age == 1:
        (seat,) = state.to_act()
        hidden = max(hidden, sum(known in (1, 2) for known in state.part("pantheon").spaces_known))
        moves = [move for move in state.legal(seat) if DO_DISCARD <= move < DO_WONDER]
        state.apply(dice.choose(moves or state.legal(seat)), seat)
    assert hidden == 5
    assert [
        known
        for space, known in enumerate(state.part("pantheon").spaces_known)
        if state.part("pantheon").spaces[space] != VACANT
    ] == [BOTH] * 6


@pytest.mark.parametrize(
    ("placed", "gate"),
    [
        pytest.param([0, 1, 2, 4, 5], 3, id="one empty space"),
        pytest.param([4, 5], 3, id="four empty spaces: the dearest for player 0"),
        pytest.param([], 5, id="all empty"),
    ],
)
def test_where_the_gate_goes(placed: list[int], gate: int) -> None:
    """P1.7: on the dearest empty space for player 0; the others stay empty."""
    state = to_age_two(placed)
    assert [space for space in range(6) if state.part("pantheon").spaces[space] == GATE] == [gate]
    assert sum(space == VACANT for space in state.part("pantheon").spaces) == 5 - len(placed)


def test_temples_instead_of_guilds(seed: int) -> None:
    """P1.5: three of the five, any that nobody has seen, with backs of their own; no guild is in play."""
    state = table(cards=("walls",), last=True)
    play(state, "discard", "walls")
    assert (state.age, state.guild_backs) == (3, 0)
    dice = Dice(seed)
    while state.to_act() == (CHANCE,):
        state.apply(dice.choose(state.legal(CHANCE)), CHANCE)
    face_up = [card for card in state.slots if card >= 96]
    assert state.guild_backs.bit_count() + len(face_up) == 3
    assert state.unseen[3].bit_count() == 5 - len(face_up)
    temples = {"mesopotamian", "phoenician", "greek", "egyptian", "roman"}
    assert keys(96 + n for n in members_of(start().unseen[3])) == {f"{key}-grand-temple" for key in temples}


def test_a_face_down_temple_may_be_any_that_nobody_has_seen() -> None:
    """P1.5, D3.6: one lies in a city, so it is one of four."""
    state = table(city("greek-grand-temple"), slots={18: "arsenal", 19: "palace"}, hidden=(16,), guild_backs=(16,))
    play(play(state, "discard", "arsenal"), "discard", "palace")
    others = ("mesopotamian", "phoenician", "egyptian", "roman")
    assert possible(state, "turn up") == {f"{key}-grand-temple" for key in others}


def test_everything_is_turned_up_before_it_is_chosen_who_begins() -> None:
    """P1.6, P5.18: Enki, placed face down, draws no tokens before Age II; then divinities, tokens, cards, choice."""
    state = table(slots={14: "baths", 15: "altar"}, hidden=(9,), tokens={9: "mesopotamian"}, board=("law",), pawn=1)
    play(play(state, "discard", "baths"), "discard", "altar")
    happen(happen(state, "rival looks", "enki"), "rival looks", "nisaba")
    play(state, "place", "enki", using=0)
    happen(state, "turn up", "tavern")
    assert state.part("pantheon").on_card == 0
    play(state, "discard", "tavern")
    assert (state.age, state.kinds[state.depth - 1]) == (2, OWE_PANTHEON)
    happen(state, "show", "enki")
    assert len(possible(state, "draw token")) == 13 - 1
    happen(happen(state, "draw token", "economy"), "draw token", "strategy")
    chance_until_somebody_acts(state)
    assert state.kinds[state.depth - 1] == OWE_FIRST
    assert keys(members_of(state.part("pantheon").on_card), TOKEN_ITEM[0]) == {"economy", "strategy"}
    assert sum(token >= 0 for token in state.part("pantheon").slot_tokens) == 3
