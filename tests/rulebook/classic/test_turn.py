"""C2: simultaneous choices, how a turn is resolved, how hands are passed, what follows turn 6."""

from itertools import permutations

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.errors import IllegalAction
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.rules.classic import actions
from antipater.rules.classic.turn import ClassicState

from .table import (
    LEFT,
    ME,
    RIGHT,
    action,
    begin,
    can,
    choose,
    city,
    coins,
    hand,
    keys,
    offered,
    play,
    settle,
    stages,
    standing,
    table,
    tokens,
)


def test_three_uses_of_a_card() -> None:
    """C2.1, C2.5: build it, build a stage with it, or discard it for 3 coins; there is no fourth and no passing."""
    state = table(city("gizah-a", "stone-pit"), hands=(("altar",) * 7,))
    assert [state.legal(ME)] == [[action(state, f"{verb} altar") for verb in ("build", "stage", "sell")]]


@pytest.mark.parametrize("free", ["altar", "palace"], ids=["could be built", "could not"])
def test_discarding_is_always_possible(free: str) -> None:
    """C2.5: whether the card could be built or not; it brings 3 coins."""
    state = table(hands=((free,),))
    play(state, f"sell {free}")
    assert coins(state)[ME] == 3 + 3
    assert free not in standing(state)


def test_all_choose_at_the_same_time() -> None:
    """C2.1: all seats owe a choice until they have made it, in whatever order, and may not change it."""
    state = table(players=3)
    assert state.to_act() == (0, 1, 2)
    choose(state, "sell altar", LEFT)
    assert state.to_act() == (0, 2)
    with pytest.raises(IllegalAction) as refused:
        choose(state, "build altar", LEFT)
    assert (refused.value.reason.code, refused.value.reason.rule) == ("already-chosen", "C2.1")
    choose(state, "sell altar", RIGHT)
    assert state.to_act() == (0,)
    choose(state, "sell altar", ME)
    assert state.turn == 1


def orders(chosen: list[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
    """Return other orders of the same choices; who chooses twice makes both choices in their order (C9.4)."""
    every = permutations(chosen) if len(chosen) <= 4 else (tuple(chosen[::-1]), (*chosen[3:], *chosen[:3]))
    seats = {seat for _, seat in chosen}
    return [
        order
        for order in every
        if all([c for c in order if c[1] == seat] == [c for c in chosen if c[1] == seat] for seat in seats)
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_the_order_of_choices_does_not_matter(players: int) -> None:
    """C2.1, C2.2: whoever chooses first, the same position follows, all through a game."""
    dice = Dice(players)
    game = ruleset("classic", players=str(players))
    state = game.start()
    dealer = game.deal(dice)
    while dealer.settle(state):
        start = state.copy()
        chosen = []
        for _ in range(max(3, players) if len(state.to_act()) > 1 else 1):
            seat = state.to_act()[-1]
            options = state.legal(seat)
            chosen.append((options[dice.below(len(options))], seat))
            state.apply(*chosen[-1])
        for order in orders(chosen):
            other = start.copy()
            for choice, seat in order:
                other.apply(choice, seat)
            assert other.key() == state.key()


def test_a_choice_given_is_invisible() -> None:
    """C2.1: nobody else sees that a seat has chosen, or what, before all have."""
    state = begin()
    before = [state.observe(seat) for seat in (*range(3), SPECTATOR)]
    choose(state, f"sell {hand(state, LEFT)[0]}", LEFT)
    assert state.sealed(LEFT)
    after = [state.observe(seat) for seat in (*range(3), SPECTATOR)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True, True]
    assert after[ME].to_act() == (0, 1, 2)
    assert after[LEFT].to_act() == (0, 2)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_sealed_choices_stay_invisible_all_through_a_game(players: int) -> None:
    """C2.1: what the others and a spectator see is the same before and after, until the turn is resolved."""
    dice = Dice(players)
    game = ruleset("classic", players=str(players))
    state, dealer = game.start(), game.deal(dice)
    sealed = 0
    while dealer.settle(state):
        seat = dice.choose(list(state.to_act()))
        others = [other for other in (*range(players), SPECTATOR) if other != seat]
        before = [state.observe(other) for other in others]
        state.apply(dice.choose(state.legal(seat)), seat)
        if state.sealed(seat):
            sealed += 1
            assert before == [state.observe(other) for other in others]
    assert sealed == 18 * (max(3, players) - 1)


def test_legality_is_judged_at_the_start_of_the_turn() -> None:
    """C2.1, C2.2: my neighbour pays me, a third sells me what I need: neither helps me in this turn."""
    mine = city("gizah-a", coins=0)
    rich = city("rhodos-a", coins=9)
    state = table(mine, rich, hands=(("clay-pit", "guard-tower"), ("baths",), ("clay-pool",)))
    assert not can(state, "build clay-pit")
    assert not can(state, "build guard-tower")
    play(state, "sell clay-pit", "build baths 0+2", "build clay-pool")
    assert coins(state)[:2] == [3 + 2, 9 - 2]


def test_payments_leave_before_coins_come_in() -> None:
    """C2.2: all pay what they could pay at the start; what they take in the same turn comes on top."""
    state = table(
        city("gizah-a", coins=2),
        city("rhodos-a", coins=2),
        city("olympia-a", coins=2),
        hands=(("barracks",), ("stockade",), ("baths",)),
    )
    # Left of me is Rhodos, left of it Olympia, and so round: each buys one unit of the left neighbour.
    play(state, "build barracks 2+0", "build stockade 2+0", "build baths 2+0")
    assert coins(state) == [2, 2, 2]
    assert [standing(state, seat) for seat in range(3)] == [{"barracks"}, {"stockade"}, {"baths"}]


@pytest.mark.parametrize("vineyard_seat", range(3))
def test_coins_per_item_are_counted_after_all_placements(vineyard_seat: int) -> None:
    """C2.2, C4.1: the brown cards of the same turn count for the Vineyard, wherever its builder sits."""
    hands = [("sawmill",)] * 3
    hands[vineyard_seat] = ("vineyard",)
    state = table(*(city(board) for board in ("gizah-a", "rhodos-a", "olympia-a")), hands=hands, age=2)
    play(state, *(f"build {cards[0]}" for cards in hands))
    assert coins(state)[vineyard_seat] == 3 + 2


@pytest.mark.parametrize(
    ("age", "expected"),
    [pytest.param(1, [2, 0, 1], id="I"), pytest.param(2, [1, 2, 0], id="II"), pytest.param(3, [2, 0, 1], id="III")],
)
def test_hands_are_passed(age: int, expected: list[int]) -> None:
    """C2.3: to the left neighbour in Ages I and III, to the right one in Age II."""
    decks = ("loom-i", "press-i", "baths"), ("loom-ii", "press-ii", "bazar"), ("lodge", "study", "senate")
    cards = decks[age - 1]
    state = table(age=age, hands=[(card,) for card in cards])
    play(state)
    held = [next(card for card in hand(state, seat) if card in cards) for seat in range(3)]
    assert held == [cards[seat] for seat in expected]
    assert [len(hand(state, seat)) for seat in range(3)] == [6] * 3


def test_the_last_card_is_discarded_without_coins() -> None:
    """C2.3: after turn 6 nothing is passed; the seventh cards go to the pile and bring nothing."""
    state = table(turn=6, hands=[("loom-i", "altar")] * 3)
    play(state, *["sell altar"] * 3)
    assert coins(state) == [3 + 3] * 3
    assert [state.sizes[seat] for seat in range(3)] == [0] * 3
    assert state.pile_size() == 6


def test_an_age_has_six_turns() -> None:
    """C2.3: six cards are played in each Age, then the next one is dealt, and after three it is over."""
    state = begin()
    for age in (1, 2, 3):
        for turn in range(6):
            assert (state.age, state.turn, len(hand(state))) == (age, turn, 7 - turn)
            play(state)
        settle(state)
    assert state.to_act() == ()


def babylon_and_halikarnassos() -> ClassicState:
    """Return a table in turn 6 where Babylon plays the seventh card and its neighbour can build from the pile."""
    state = table(
        city("babylon-b", stages=2),
        city("halikarnassos-b", "ore-vein", "clay-pit"),
        city("rhodos-a"),
        hands=(("stockade", "tavern"), ("barracks", "baths"), ("loom-i", "press-i")),
        turn=6,
    )
    return play(state, "sell stockade", "stage baths", "sell press-i")


def test_what_follows_turn_6() -> None:
    """C2.4: Babylon's seventh card, then the last cards, then Halikarnassos, then the conflicts."""
    state = babylon_and_halikarnassos()
    assert state.to_act() == (ME,)
    assert offered(state, "sell") == {"tavern"}
    choose(state, "sell tavern")
    # Now the last cards are in the pile, Babylon's seventh and the others' too.
    assert state.to_act() == (LEFT,)
    assert offered(state, "revive", LEFT) == {"stockade", "tavern", "press-i", "barracks", "loom-i"}
    assert tokens(state, LEFT) == (0, 0, 0, 0)
    choose(state, "revive barracks", LEFT)
    # Its shield counts in the conflicts, which are over now.
    assert tokens(state, LEFT) == (2, 0, 0, 0)
    assert state.to_act() == (CHANCE,)


def test_the_seventh_card_built_is_not_in_the_pile() -> None:
    """C2.4: what Babylon builds before Halikarnassos looks is not there to be built again."""
    state = babylon_and_halikarnassos()
    choose(state, "build tavern")
    assert coins(state)[ME] == 3 + 3 + 5
    assert "tavern" not in offered(state, "revive", LEFT)


def test_halikarnassos_chooses_before_hands_are_passed() -> None:
    """C2.6: after the coins, before the hands move, nobody else chooses."""
    state = table(
        city("halikarnassos-b", "ore-vein", "clay-pit", coins=0),
        city("rhodos-a"),
        hands=(("altar",), ("loom-i",), ("tavern",)),
        turn=3,
        discards=("tavern",),
    )
    play(state, "stage altar", "sell loom-i", "build tavern")
    assert (state.turn, state.to_act()) == (2, (ME,))
    assert coins(state)[1:] == [6, 8]
    assert len(hand(state)) == 4
    assert "loom-i" in offered(state, "revive")
    choose(state, "revive tavern")
    assert coins(state)[ME] == 5
    assert (state.turn, state.to_act()) == (3, (0, 1, 2))


def test_a_turn_is_resolved_even_if_all_do_different_things() -> None:
    """C2.2: a building, a stage and a sale, all at once; the pile grows by the sale alone."""
    state = table(
        city("gizah-a", "stone-pit"), city("rhodos-a"), city("olympia-a"), hands=(("altar",), ("theater",), ("loom-i",))
    )
    play(state, "stage altar", "build theater", "sell loom-i")
    assert (stages(state), standing(state, LEFT), coins(state)) == (1, {"theater"}, [3, 3, 6])
    assert state.pile_size() == 1
    seen = state.observe(LEFT)
    assert seen.cards[ME * actions.PLAYS] == seen.cards[RIGHT * actions.PLAYS] == -1
    assert keys([seen.cards[LEFT * actions.PLAYS]]) == ["theater"]
