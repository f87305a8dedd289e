"""C8: who knows what."""

from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.game.dice import Dice
from antipater.game.seats import CHANCE, SPECTATOR, UNKNOWN
from antipater.rules.classic import actions
from antipater.rules.classic.known import KnownHand, known_hands, step
from antipater.rules.classic.turn import ClassicState

from .table import LEFT, ME, RIGHT, action, begin, choose, city, coins, hand, keys, number, offered, play, settle, table

AGE_1 = (
    ("lumber-yard", "stone-pit", "clay-pool", "ore-vein", "clay-pit", "timber-yard", "loom-i"),
    ("glassworks-i", "press-i", "baths", "altar", "theater", "east-trading-post", "west-trading-post"),
    ("marketplace", "stockade", "barracks", "guard-tower", "apothecary", "workshop", "scriptorium"),
)
BOARDS = ("gizah-a", "rhodos-a", "olympia-a")


def remembered(view: ClassicState, age: int, turn: int) -> list[int]:
    """Return the hand of a turn as the viewer remembers it."""
    first = (age - 1) * actions.MEMORY + actions.MEMORY_AT[turn]
    end = (age - 1) * actions.MEMORY + actions.MEMORY_AT[turn + 1]
    return [card for card in view.memory[first:end] if card != UNKNOWN]


def test_the_own_hand_alone() -> None:
    """C8.1: the cards of one's hand; of the others how many, and of the deck nothing."""
    view = begin(*BOARDS, hands=AGE_1).observe(ME)
    assert hand(view) == sorted(AGE_1[ME], key=number)
    assert hand(view, LEFT) == hand(view, RIGHT) == ["?"] * 7
    assert set(view.undealt) == {UNKNOWN}
    nobody = begin(*BOARDS, hands=AGE_1).observe(SPECTATOR)
    assert [hand(nobody, seat) for seat in range(3)] == [["?"] * 7] * 3


def test_other_hands_make_no_difference() -> None:
    """C8.1: deals that differ in the others' hands only are the same position in one's eyes, also a turn later."""
    swapped = (AGE_1[0], (*AGE_1[1][:3], *AGE_1[2][3:]), (*AGE_1[2][:3], *AGE_1[1][3:]))
    one, other = begin(*BOARDS, hands=AGE_1), begin(*BOARDS, hands=swapped)
    assert one.key() != other.key()
    assert one.observe(ME) == other.observe(ME)
    # What comes from the right is another hand, so only a sale by both neighbours of unseen cards keeps them alike.
    assert one.observe(LEFT) != other.observe(LEFT)
    for state in (one, other):
        choose(state, "sell loom-i")
    assert one.observe(ME) == other.observe(ME)


@pytest.mark.parametrize("players", range(2, 8))
def test_hands_that_passed_through_are_remembered(players: int) -> None:
    """C8.1: every hand of every turn, as it was, and nobody else's."""
    game = ruleset("classic", players=str(players))
    dice = Dice(players)
    state, dealer = game.start(), game.deal(dice)
    assert isinstance(state, ClassicState)
    held: dict[tuple[int, int, int], list[int]] = {}
    while dealer.settle(state):
        if len(state.to_act()) == players and state.turn < actions.SMALL_TURN:
            held |= {(seat, state.age, state.turn): state.hand(seat) for seat in range(players)}
        seat = state.to_act()[0]
        options = state.legal(seat)
        state.apply(options[dice.below(len(options))], seat)
        viewer = dice.below(players)
        view = state.observe(viewer)
        for (who, age, turn), cards in held.items():
            if who == viewer and state.uses[viewer * actions.PLAYS + (age - 1) * 7 + turn]:
                assert remembered(view, age, turn) == cards
    assert len(held) == players * 18
    assert set(state.observe(SPECTATOR).memory) == {UNKNOWN}


def test_what_is_missing_from_a_hand_that_comes_back() -> None:
    """C8.3: of the hand I passed on I know what it held, less what I saw built; one card is gone that I did not see."""
    state = begin(*BOARDS, hands=AGE_1)
    play(state, "build stone-pit", "sell altar", "sell marketplace")
    play(state, "sell stockade", "build lumber-yard", "sell baths")
    play(state, "sell theater", "sell barracks", "sell clay-pool")
    view = state.observe(ME)
    passed_on = set(keys(remembered(view, 1, 0)))
    assert passed_on - set(hand(view)) == {"stone-pit", "lumber-yard", "clay-pool"}
    # Who built what is on the table; which card was sold by my right neighbour is seen only because it is missing.
    assert keys([view.cards[LEFT * actions.PLAYS + 1]]) == ["lumber-yard"]
    assert view.cards[RIGHT * actions.PLAYS + 2] == UNKNOWN


def test_what_is_known_of_other_hands() -> None:
    """C8.3: of each hand I had, the next to come first: what it held, less what I saw leave it."""
    state = begin(*BOARDS, hands=AGE_1)
    assert known_hands(state.observe(ME), ME) == []
    play(state, "build stone-pit", "sell altar", "sell marketplace")
    mine = sorted(map(number, set(AGE_1[ME]) - {"stone-pit"}))
    assert known_hands(state.observe(ME), ME) == [KnownHand(LEFT, 6, 2, tuple(mine))]
    play(state, "sell stockade", "build lumber-yard", "sell baths")
    mine.remove(number("lumber-yard"))
    second = sorted(map(number, set(AGE_1[RIGHT]) - {"marketplace", "stockade"}))
    hands = [KnownHand(RIGHT, 5, 1, tuple(mine)), KnownHand(LEFT, 5, 2, tuple(second))]
    assert known_hands(state.observe(ME), ME) == hands
    play(state, "sell theater", "sell barracks", "sell clay-pool")
    # My first hand is here again. What my neighbours sold from the others I did not see.
    third = sorted(map(number, set(AGE_1[LEFT]) - {"altar", "baths", "theater"}))
    assert known_hands(state.observe(ME), ME) == [
        KnownHand(RIGHT, 4, 1, tuple(second)),
        KnownHand(LEFT, 4, 2, tuple(third)),
    ]
    assert known_hands(state, ME) == known_hands(state.observe(SPECTATOR), SPECTATOR) == []


def test_a_hand_that_does_not_come_back() -> None:
    """C2.3, C8.3: towards the end of an Age the last hands stay where they are; in Age II they come from the left."""
    state = begin(*BOARDS, hands=AGE_1)
    for _ in range(4):
        play(state)
    assert [(known.holder, known.turns) for known in known_hands(state.observe(ME), ME)] == [(RIGHT, 1), (LEFT, 0)]
    play(state)
    assert [(known.holder, known.turns) for known in known_hands(state.observe(ME), ME)] == [(RIGHT, 0), (LEFT, 0)]
    play(settle(play(state)))
    assert state.age == 2
    assert [(known.holder, known.turns) for known in known_hands(state.observe(ME), ME)] == [(RIGHT, 2)]
    assert step(state) == -1


@pytest.mark.parametrize("players", range(2, 8))
def test_what_is_known_of_hands_is_true(players: int) -> None:
    """C8.3, C9.4: in whole games every card of a hand is among those it may hold, but for one that was drawn since."""
    game, met = ruleset("classic", players=str(players)), 0
    state, dice = game.start(), Dice(players)
    dealer = game.deal(dice)
    assert isinstance(state, ClassicState)
    while seats := dealer.settle(state):
        for viewer in range(players):
            for known in known_hands(state.observe(viewer), viewer):
                met += 1
                unseen = Counter(state.hand(known.holder)) - Counter(known.among)
                assert unseen.total() == known.drawn <= 1
                assert known.size == state.sizes[known.holder]
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
    assert met or players == 7


def test_everything_built_and_paid_is_seen() -> None:
    """C8.1, C8.3: buildings, stages, coins, tokens are on the table for all, also for who sits nowhere."""
    state = begin(*BOARDS, hands=AGE_1)
    play(state, "build stone-pit", "build baths 0+2", "build marketplace")
    for viewer in (ME, LEFT, RIGHT, SPECTATOR):
        view = state.observe(viewer)
        assert [keys([view.cards[seat * actions.PLAYS]])[0] for seat in range(3)] == [
            "stone-pit",
            "baths",
            "marketplace",
        ]
        assert coins(view) == [5, 1, 3]


@pytest.mark.parametrize("use", ["sell", "stage"])
def test_discards_and_cards_under_stages_are_hidden(use: str) -> None:
    """C8.2, C8.3: all see that it was done; only who did it knows the card."""
    state = begin(*BOARDS, hands=AGE_1)
    play(state, "build stone-pit", "build altar", "build marketplace")
    card = hand(state)[0]
    play(state, f"{use} {card}", f"sell {hand(state, LEFT)[0]}", f"sell {hand(state, RIGHT)[0]}")
    place = ME * actions.PLAYS + 1
    kind = actions.SOLD if use == "sell" else actions.STAGED
    for viewer in (ME, LEFT, RIGHT, SPECTATOR):
        view = state.observe(viewer)
        assert view.uses[place] == kind
        assert view.cards[place] == (number(card) if viewer == ME else UNKNOWN)
        assert view.pile_size() == (3 if use == "sell" else 2)


def test_the_last_cards_are_hidden_too() -> None:
    """C8.2: each player knows the one they threw away themselves."""
    state = begin(*BOARDS, hands=AGE_1)
    for _ in range(6):
        play(state)
    place = actions.SMALL_TURN
    for viewer in range(3):
        view = state.observe(viewer)
        known = [view.cards[seat * actions.PLAYS + place] != UNKNOWN for seat in range(3)]
        assert known == [seat == viewer for seat in range(3)]
        assert view.pile_size() == 21


def test_events_as_others_see_them() -> None:
    """C8.3: a building with its payment, a sale without the card, a stage with its payment and without the card."""
    game = ruleset("classic")
    state = begin(*BOARDS, hands=AGE_1)
    build, sale = action(state, "build baths", LEFT), action(state, "sell altar", LEFT)
    stage = action(state, "stage altar", LEFT) + 3
    for viewer in (ME, RIGHT, SPECTATOR):
        assert game.seen(build, LEFT, viewer) == build
        assert game.seen(sale, LEFT, viewer) == actions.SELL_UNSEEN
        assert game.seen(stage, LEFT, viewer) == actions.STAGE_UNSEEN + 3
    assert [game.seen(event, LEFT, LEFT) for event in (build, sale, stage)] == [build, sale, stage]
    dealt = actions.DEAL + LEFT * 128 + number("altar")
    assert [game.seen(dealt, CHANCE, viewer) for viewer in (ME, LEFT, RIGHT, SPECTATOR)] == [-1, dealt, -1, -1]


def test_the_pile_is_shown_to_who_may_build_from_it() -> None:
    """C8.1: while choosing, and to nobody else; the owner remembers it, the others do not learn what was there."""
    mine = city("halikarnassos-b", "foundry")
    state = table(mine, turn=3, hands=(("altar",),) * 3, discards=("tavern", "loom-i", "theater"))
    play(state, "stage altar", "build altar", "build altar")
    view = state.observe(ME)
    assert offered(view, "revive") == {"tavern", "loom-i", "theater"}
    for viewer in (LEFT, RIGHT, SPECTATOR):
        other = state.observe(viewer)
        assert offered(other, "revive") == set()
        assert set(other.looked) == {0}
        assert other.pile_size() == 3
    choose(state, "revive tavern")
    assert state.observe(ME).looked[number("theater")] == 1
    assert state.observe(LEFT).look_card[0] == number("tavern")


def test_nobody_looks_through_other_eyes() -> None:
    """C8.1: a view cannot be turned into somebody else's."""
    view = begin().observe(ME)
    assert view.observe(ME) == view
    with pytest.raises(ValueError, match="seat 0 knows"):
        view.observe(LEFT)


def test_the_next_age_tells_nothing() -> None:
    """C8.1: guilds still to come, the deck, and who will be dealt what are unknown to all."""
    state = table(age=2, turn=6)
    play(state)
    settle(state)
    assert state.age == 3
    for seat in range(3):
        view = state.observe(seat)
        assert (view.guilds_left, set(view.undealt)) == (UNKNOWN, {UNKNOWN})
