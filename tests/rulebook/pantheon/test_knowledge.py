"""P2.4: who knows which divinity, and what can be behind the back of one that a player does not know."""

from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.data.pantheon import DECK, MYTHOLOGIES
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, SPECTATOR, UNKNOWN
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon import decisions as actions
from antipater.rules.pantheon.decisions import BOTH, EACH_ALONE, UNDRAWN

from ..table import ME, RIVAL, city, number, settle
from .table import arranged_with_pantheon, divinity, happen, members, offered, play, table

ALONE = {ME: 0b01, RIVAL: 0b10}  # who knows a divinity that only one player has looked at
every_divinity = pytest.mark.parametrize("which", range(MYTHOLOGIES * DECK))
every_mythology = pytest.mark.parametrize("kind", range(MYTHOLOGIES))


def placed(which: int, known: int, *agenda: tuple[int, int, int], deck: bool = False) -> DuelState:
    """Return a table with a divinity on space 2, or on top of its deck, and the rest of its deck face down."""
    decks = [[UNDRAWN] * DECK for _ in range(MYTHOLOGIES)]
    knowing = [[0] * DECK for _ in range(MYTHOLOGIES)]
    decks[which // DECK] = [which, UNDRAWN, UNDRAWN] if deck else [UNDRAWN] * (DECK - 1)
    knowing[which // DECK] = [known, 0, 0][: len(decks[which // DECK])]
    return arranged_with_pantheon(
        slots={18: 0, 19: 1},
        decks=decks,
        decks_known=knowing,
        spaces={} if deck else {2: which},
        spaces_known={} if deck else {2: known},
        agenda=[(actions.OWE_ORDER, ME, which // DECK), *agenda],
    )


def seen(state: DuelState, viewer: int, which: int, deck: bool) -> int:
    """Return what a viewer sees on space 2, or on top of a deck."""
    view = state.observe(viewer)
    assert isinstance(view, DuelState)
    board = view.part("pantheon")
    return int(board.deck[which // DECK * DECK] if deck else board.spaces[2])


@every_divinity
@pytest.mark.parametrize("deck", [False, True])
def test_who_sees_it(which: int, deck: bool) -> None:
    """P2.4: the player who looked at it, both who looked one after the other, and everybody to whom it was shown."""
    knowing = {0b01: {ME}, 0b10: {RIVAL}, BOTH: {ME, RIVAL, SPECTATOR}, BOTH | EACH_ALONE: {ME, RIVAL}}
    for known, viewers in knowing.items():
        state = placed(which, known, deck=deck)
        for viewer in (ME, RIVAL, SPECTATOR):
            assert seen(state, viewer, which, deck) == (which if viewer in viewers else UNKNOWN)


@every_divinity
def test_what_else_can_be_drawn(which: int) -> None:
    """P2.2: the two others of its mythology, where one lies in the Pantheon or was looked at before."""
    others = {other for other in range(which // DECK * DECK, which // DECK * DECK + DECK) if other != which}
    looking = (actions.OWE_LOOKING, CHANCE, which // DECK)
    for deck in (False, True):
        state = placed(which, 0b01, looking, deck=deck)
        assert {outcome - actions.CHANCE_LOOK for outcome in state.legal(CHANCE)} == others


@every_divinity
def test_what_may_be_turned_up(which: int) -> None:
    """P1.4: who looked at it knows what is turned up; for the opponent it can be any of its mythology."""
    state = placed(which, 0b01, (actions.OWE_PANTHEON, CHANCE, 1))
    mythology = range(which // DECK * DECK, which // DECK * DECK + DECK)
    assert state.legal(CHANCE) == [actions.CHANCE_REVEAL + which]
    view = state.observe(RIVAL)
    assert view.legal(CHANCE) == [actions.CHANCE_REVEAL + other for other in mythology]


@every_mythology
def test_every_world_is_as_likely(kind: int) -> None:
    """P2.4: two divinities that only the opponent knows are any two of the three, on two spaces or one in the deck."""
    first, other = kind * DECK, (kind + 1) % MYTHOLOGIES * DECK
    for on_spaces in (True, False):
        decks = [[UNDRAWN] * DECK for _ in range(MYTHOLOGIES)]
        knowing = [[0] * DECK for _ in range(MYTHOLOGIES)]
        spaces = {1: first, 2: other, 4: first + 2} if on_spaces else {1: first, 2: other}
        decks[kind] = [UNDRAWN] if on_spaces else [first + 2, UNDRAWN]
        knowing[kind] = [0] if on_spaces else [0b10, 0]
        decks[other // DECK], knowing[other // DECK] = [UNDRAWN] * 2, [0] * 2
        state = arranged_with_pantheon(
            slots={18: 0}, decks=decks, decks_known=knowing, spaces=spaces, spaces_known=dict.fromkeys(spaces, 0b10)
        )
        game, worlds = ruleset("duel+pantheon"), Counter[tuple[int, int]]()
        for seed in range(900):
            world = game.imagine(state.observe(ME), Dice(seed))
            assert isinstance(world, DuelState)
            board = world.part("pantheon")
            worlds[board.spaces[1], board.spaces[4] if on_spaces else board.deck[first]] += 1
            assert board.spaces[2] // DECK == other // DECK
            assert list(board.deck)[first + (0 if on_spaces else 1)] == UNDRAWN
        pairs = {(one, two) for one in range(first, first + 3) for two in range(first, first + 3) if one != two}
        assert set(worlds) == pairs
        assert all(100 < count < 200 for count in worlds.values())


def test_what_a_world_keeps() -> None:
    """P2.4: what the viewer knows stays as it is, and is nowhere else."""
    decks = [[0, 1, UNDRAWN], *([UNDRAWN] * DECK for _ in range(4))]
    knowing = [[0b01, 0b10, 0], *([0] * DECK for _ in range(4))]
    state = arranged_with_pantheon(slots={18: 0}, decks=decks, decks_known=knowing)
    game = ruleset("duel+pantheon")
    found = Counter[tuple[int, ...]]()
    for seed in range(200):
        world = game.imagine(state.observe(ME), Dice(seed))
        assert isinstance(world, DuelState)
        found[tuple(world.part("pantheon").deck)[:3]] += 1
    assert set(found) == {(0, 1, UNDRAWN), (0, 2, UNDRAWN)}
    assert all(70 < count < 130 for count in found.values())


# Looking and placing.


def looking(size: int, known: int) -> DuelState:
    """Return a table where I look at a Roman deck of some cards, the top of which is known to somebody."""
    decks = [[UNDRAWN] * DECK for _ in range(MYTHOLOGIES)]
    decks[4] = [divinity("mars") if known else UNDRAWN, UNDRAWN, UNDRAWN][:size]
    knowing = [[0] * len(deck) for deck in decks]
    knowing[4][0] = known
    away = [members(("minerva", "neptune")[: DECK - size]), 0]
    agenda = [(OWE_TURN, RIVAL, 0), (actions.OWE_PLACE, ME, 4), (actions.OWE_LOOKING, CHANCE, 4)]
    return arranged_with_pantheon(slots={18: 0}, decks=decks, decks_known=knowing, divinities=away, agenda=agenda)


def test_a_look_at_what_the_opponent_knows() -> None:
    """P2.4: each has looked alone, which a spectator has not; what nobody knew is known to one player."""
    state = happen(happen(looking(3, ALONE[RIVAL]), "look", "mars"), "look", "minerva")
    board = state.part("pantheon")
    assert list(board.deck_known)[12:] == [BOTH | EACH_ALONE, ALONE[ME], 0]
    assert list(board.deck)[12:] == [divinity("mars"), divinity("minerva"), UNDRAWN]


@pytest.mark.parametrize("placed_one", ["mars", "minerva"])
def test_the_one_that_is_left_is_known_to_the_player_who_placed_the_other(placed_one: str) -> None:
    """P2.2, P2.4: the opponent, who knew the top, does not know which of the two was left there."""
    state = happen(happen(looking(3, ALONE[RIVAL]), "look", "mars"), "look", "minerva")
    play(state, "place", placed_one, 3)
    board = state.part("pantheon")
    assert (board.spaces_known[3], list(board.deck_known)[12:]) == (ALONE[ME], [ALONE[ME], 0, 0])


def test_the_last_of_a_deck_leaves_nothing_to_know() -> None:
    """P2.2: an empty deck has no top."""
    state = play(happen(looking(1, 0), "look", "mars"), "place", "mars", 0)
    board = state.part("pantheon")
    assert (list(board.deck)[12:], list(board.deck_known)[12:], board.deck_size[4]) == ([UNDRAWN] * 3, [0] * 3, 0)


# The order of a deck.


def ordering(first: str, second: str, seat: int) -> DuelState:
    """Return a table where a player is about to put two shown divinities back on their deck."""
    decks = [[UNDRAWN] * DECK for _ in range(MYTHOLOGIES)]
    kind = divinity(first) // DECK
    decks[kind] = [divinity(first), divinity(second)]
    knowing = [[BOTH if place >= 0 else 0 for place in deck] for deck in decks]
    (third,) = {*range(kind * DECK, kind * DECK + DECK)} - {*decks[kind]}
    agenda = [(OWE_TURN, 1 - seat, 0), (actions.OWE_ORDER, seat, kind)]
    return arranged_with_pantheon(
        slots={18: 0}, decks=decks, decks_known=knowing, divinities=[1 << third, 0], agenda=agenda, turn=seat
    )


@pytest.mark.parametrize("seat", [ME, RIVAL])
@pytest.mark.parametrize(("first", "second"), [("enki", "ishtar"), ("nisaba", "enki"), ("minerva", "mars")])
def test_either_goes_on_top(first: str, second: str, seat: int) -> None:
    """P4.3, P2.4: whichever the player likes, the first of all too; nobody else knows which."""
    assert offered(ordering(first, second, seat), "put on top") == {first, second}
    for top, below in ((first, second), (second, first)):
        state = play(ordering(first, second, seat), "put on top", top)
        board, place = state.part("pantheon"), divinity(first) // DECK * DECK
        assert list(board.deck)[place : place + 2] == [divinity(top), divinity(below)]
        assert list(board.deck_known)[place : place + 2] == [ALONE[seat]] * 2


@pytest.mark.parametrize("hidden", [(0b01, BOTH), (BOTH, 0b01), (0b01, 0b01)])
def test_what_a_viewer_cannot_order(hidden: tuple[int, int]) -> None:
    """P2.4: the opponent, who does not know one of the two, sees no order to choose."""
    decks = [[UNDRAWN] * DECK for _ in range(4)]
    state = arranged_with_pantheon(
        slots={18: 0},
        decks=[*decks, [12, 13]],
        decks_known=[*([0] * DECK for _ in range(4)), list(hidden)],
        divinities=[1 << 14, 0],
        agenda=[(actions.OWE_ORDER, ME, 4)],
    )
    assert len(state.legal(ME)) == 2
    assert state.observe(RIVAL).legal(ME) == []


# Tokens on Enki, the Gate, and what is struck.


def test_tokens_stay_on_enki_in_the_pantheon() -> None:
    """P4.1, P5.1: only tokens on a card that was shown and not chosen go back to the box."""
    state = table(
        city(coins=30), cards=("walls", "forum"), spaces={0: "gate", 1: "enki"}, on_enki=("law", "economy", "strategy")
    )
    on_card = state.part("pantheon").on_card
    play(state, "activate", "gate")
    settle(state)
    play(state, "choose", sorted(offered(state, "choose") - {"enki"})[-1])
    assert state.part("pantheon").on_card == on_card


@pytest.mark.parametrize("empty", range(6))
def test_the_gate_goes_to_the_empty_space(empty: int) -> None:
    """P1.7: five divinities have been placed, and one space is empty, be it the cheapest of player 0."""
    names = iter(("ishtar", "tanit", "hades", "ra", "mars"))
    spaces = {space: next(names) for space in range(6) if space != empty}
    state = play(table(age=1, cards=("tavern",), last=True, spaces=spaces), "discard", "tavern")
    assert state.part("pantheon").spaces[empty] == divinity("gate")


@pytest.mark.parametrize(("slot", "back"), [(15, 2), (16, 3), (17, 2)])
def test_zeus_strikes_a_card_with_its_own_back(slot: int, back: int) -> None:
    """P5.9, D3.4: a temple shows its back; what is struck is one of the cards with that back, and the deal has it."""
    state = table(
        city(coins=3),
        slots={18: "senate", 19: "obelisk"},
        hidden=(15, 16, 17),
        guild_backs=(16,),
        spaces={0: "zeus"},
    )
    play(play(state, "activate", "zeus"), "strike", slot)
    assert {outcome // 32 for outcome in state.legal(CHANCE)} == {back}
    deal = ruleset("duel+pantheon").deal(Dice(slot))
    assert deal.outcome(state) == deal.card_at(3, slot)


@pytest.mark.parametrize("card", ["lumber-yard", "palace"])
def test_the_card_under_an_unbuilt_wonder(card: str) -> None:
    """P5.11: it goes to the discard pile, whichever it is."""
    me = city("colossus", coins=9)
    state = table(me, cards=("walls", "forum"), spaces={0: "anubis"}, built_with={"colossus": card})
    play(play(state, "activate", "anubis"), "unbuild", "colossus")
    assert state.discard[number(card) // 32] == 1 << number(card) % 32


def test_engineering_beside_other_tokens() -> None:
    """P6.3: Engineering works beside the first progress token of all."""
    state = table(city("agriculture", "engineering", coins=9), cards=("aqueduct", "forum"))
    assert state.price(ME, number("aqueduct")) == 1
