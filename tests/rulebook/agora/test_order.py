"""A1, A2, A4, A7, A8, A10, A12: how the Ages are laid out, cube by cube, and the order inside a turn."""

import pytest

from antipater import Dice
from antipater.data.agora import SENATOR_BACK, SENATORS_IN_AGE, STRUCTURES
from antipater.game.seats import CHANCE
from antipater.rules.agora.part import Agora
from antipater.rules.duel.decisions import OWE_DRAFT, OWE_FIRST, OWE_TURN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.part import Pantheon

from ..soundness import ALL_ROWS
from .table import (
    ME,
    RIVAL,
    agora_of,
    can,
    city,
    happen,
    number,
    play,
    plot,
    plots,
    ready,
    table,
    trigger,
    verbs,
    wonder,
)
from .test_senate import dealt

SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}
SHIELD, DISCARD_BONUS = 8, 12
RICH = 30


def size(members: int) -> int:
    """Return how many members a set has."""
    return members.bit_count()


@pytest.mark.parametrize("parts", [(Agora,), (Pantheon, Agora)], ids=["alone", "with Pantheon"])
def test_the_ages(parts: tuple[type, ...], seed: int) -> None:
    """A1.2, A1.3, A1.8: 25, 25 and 23 cards with 5, 5 and 3 senators; three Age cards are removed, no senator."""
    game, dice = Duel(parts), Dice(seed)
    ages: set[int] = set()
    while ages != {1, 2, 3}:
        state, dealer = game.start(), game.deal(dice)
        while state.to_act():
            (seat,) = state.to_act()
            whole = size(state.present) == (25, 25, 23)[state.age - 1] if state.age else False
            if whole and state.kinds[state.depth - 1] in (OWE_DRAFT, OWE_FIRST):
                ages.add(state.age)
                senators = agora_of(state).senator_slots
                assert size(senators) == SENATORS_IN_AGE[state.age - 1]
                assert not senators & state.guild_backs
                face_up = [slot for slot in range(25) if state.slots[slot] >= 0]
                assert all((state.slots[slot] >> 5 == SENATOR_BACK) == bool(senators >> slot & 1) for slot in face_up)
                assert [size(state.unseen[age]) for age in range(state.age - 1)] == [3] * (state.age - 1)
            options = state.legal(seat)
            quiet = [action for action in options if can_wait(state, action)] or options
            state.apply(dealer.outcome(state) if seat == CHANCE else dice.choose(quiet), seat)
        if state.victory_kind == "civilian":
            assert state.unseen[SENATOR_BACK] == 0
            assert [size(state.unseen[age]) for age in range(3)] == [3, 3, 3]


def can_wait(state: DuelState, action: int) -> bool:
    """Return whether an action is a discard: nobody wins by those."""
    return state.kinds[state.depth - 1] == OWE_TURN and action in ALL_ROWS.action("discard")


def test_structures() -> None:
    """A1.3: the rows of each Age; odd ones face up, even ones face down."""
    assert [[sum(mark != "." for mark in row) for row in picture] for picture in STRUCTURES] == [
        [3, 4, 5, 6, 7],
        [7, 6, 5, 4, 3],
        [2, 3, 4, 5, 4, 3, 2],
    ]
    for picture in STRUCTURES:
        assert [set(row) - {"."} for row in picture] == [{"D"} if place % 2 else {"U"} for place in range(len(picture))]


def test_wonders_of_a_first_game(seed: int) -> None:
    """A1.9: they may be combined with Agora, whose wonders are not used."""
    state = dealt(seed, Agora, until=OWE_TURN, wonders="first-game")
    assert (state.pool, size(state.city(ME).wonders), size(state.city(RIVAL).wonders)) == (0, 4, 4)
    assert (state.city(ME).wonders | state.city(RIVAL).wonders) >> wonder("curia-julia") == 0


def test_moves() -> None:
    """A2.3, A2.1, A2.10: an own cube into a neighbouring chamber, across sections too; with none, no question."""
    state = table(city(coins=0), city(coins=5), cubes=({2: 1, 6: 1}, {}), decrees=SEEN, **ready("blackmail"))
    trigger(state, "blackmail")
    ways = [(start, end) for start in range(6) for end in range(6) if can(state, "shift", start, end)]
    assert ways == [(1, 0), (1, 2), (5, 4)]
    none = table(city(coins=0), city(coins=5), cubes=({}, {2: 3}), decrees=SEEN, **ready("blackmail"))
    trigger(none, "blackmail")
    assert verbs(none) >= {"discard"}


def test_cube_by_cube() -> None:
    """A2.8, A3.5: cube, decree, control and the shield with all that follows; only then comes the next action."""
    decrees = {chamber: key for chamber, key in SEEN.items() if chamber != 4}
    state = table(city("theater", "altar"), cards=("center-politician-a", "walls"), pawn=2, decrees=decrees)
    play(state, "recruit", 0)
    play(state, "influence", 3)
    assert agora_of(state).decrees[ME] == 0, "the decree is turned up first"
    happen(state, "decree", 3, SHIELD)
    assert state.pawn == 3
    assert (verbs(state), can(state, "influence", 0)) == ({"influence"}, True), "the military token comes first (A7.4)"
    play(state, "influence", 0)
    assert can(state, "influence", 2), "then the second action, in the section of the politician"
    assert not can(state, "influence", 0)


def test_a_senator_is_no_building() -> None:
    """A3.1: recruited, discarded, used for a wonder or for a conspiracy, never constructed."""
    mine = city("engineering", wonders=("pyramids",), coins=RICH)
    state = table(mine, cards=("conspirator-a", "walls"), kept=[plots("coup"), 0], decrees=SEEN, pantheon={})
    assert not can(state, "build", 0)
    assert can(state, "recruit", 0)
    assert can(state, "wonder", wonder("pyramids"), 0)
    assert can(state, "prepare", plot("coup"), 0)
    play(state, "discard", 0)
    assert state.discard[SENATOR_BACK] == 1 << (number("conspirator-a") & 31)
    assert not can(state, "recruit", 1), "and no building is recruited"


def test_a_triggered_conspiracy_is_spent() -> None:
    """A4.6, A4.10: face up with its card, never used again, worth nothing; any number may be owned and prepared."""
    state = table(
        cards=("walls", "forum", "statue"), kept=[plots("treason", "sabotage"), 0], **ready("coup", "espionage")
    )
    points = sum(state.score_sheet(ME))
    assert can(state, "prepare", plot("sabotage"), 2), "useful or not (A4.3)"
    assert can(state, "prepare", plot("treason"), 0)
    trigger(state, "coup")
    assert sum(state.score_sheet(ME)) == points + 2, "the pawn's; a conspiracy is worth nothing"
    board = agora_of(state)
    assert (board.triggered[ME], board.under[plot("coup")]) == (plots("coup"), number("theater"))
    play(state, "discard", 0)
    play(state, "discard", 1)
    assert not can(state, "trigger", plot("coup"))
    assert can(state, "trigger", plot("espionage"))


def test_supremacy_by_a_conspiracy() -> None:
    """A4.9: it ends the game at once."""
    state = table(pawn=7, **ready("coup"))
    trigger(state, "coup")
    assert (state.winner, state.victory_kind, state.to_act()) == (ME, "military", ())


def test_a_decree_of_the_draft(seed: int) -> None:
    """A8.5, A8.4: the decree under Knossos's cube is turned up and works, the shield too, before the next wonder."""
    for turn in range(200):
        state = dealt(seed + turn, Agora, until=OWE_DRAFT)
        if can(state, "draft", wonder("knossos")) and agora_of(state).decrees_unseen >> SHIELD & 1:
            break
    (seat,) = state.to_act()
    play(state, "draft", wonder("knossos"))
    play(state, "influence", 1)
    happen(state, "decree", 1, SHIELD)
    assert state.pawn == (1 if seat == ME else -1)
    assert verbs(state) == {"draft"}


@pytest.mark.parametrize("key", ["curia-julia", "knossos"])
def test_the_wonders_are_like_others(key: str) -> None:
    """A8.7: Architecture, Theology and the seventh wonder hold for both."""
    plain = table(city(wonders=(key,), coins=RICH), decrees=SEEN)
    state = table(city("architecture", "theology", wonders=(key, "sphinx"), coins=RICH), decrees=SEEN)
    assert plain.price(ME, number(key)) - state.price(ME, number(key)) == 4
    play(state, "wonder", wonder(key), 0)
    while state.kinds[state.depth - 1] != OWE_TURN:
        play(state, "influence", 0) if "influence" in verbs(state) else play(state, "stop")
    assert state.to_act() == (ME,)
    seven = ("pyramids", "colossus", "mausoleum", "circus-maximus", "piraeus", "appian-way")
    last = table(city(*seven[:3], wonders=(key, "sphinx"), coins=RICH), city(*seven[3:], wonders=("great-library",)))
    play(last, "wonder", wonder(key), 0)
    assert last.city(ME).wonders == last.city(RIVAL).wonders == 0


def test_the_steps_of_a_turn() -> None:
    """A10.1, A5.17, A7.5: shields, then the military token, then coins of decrees; their controller was noted."""
    state = table(city(coins=RICH), cards=("walls", "forum"), cubes=({1: 1}, {}), decrees=SEEN | {2: "shield"}, pawn=2)
    price = state.price(ME, number("walls"))
    play(state, "build", 0)
    assert (state.pawn, verbs(state), state.city(ME).coins) == (4, {"influence"}, RICH - price)
    play(state, "influence", 1)
    assert state.pawn == 5, "its cube wins the shield, which moves the pawn before all else (A7.5)"
    assert state.city(ME).coins == RICH - price + 2


def test_cards_are_turned_up_at_the_end() -> None:
    """A10.3: once, when all else of the turn is done."""
    state = table(
        city(wonders=("knossos",), coins=RICH), slots={13: "walls", 14: "forum", 0: "statue"}, hidden=(7,), decrees=SEEN
    )
    play(state, "wonder", wonder("knossos"), 13)
    assert state.open >> 7 & 1
    assert verbs(state) == {"influence"}
    play(state, "influence", 0)
    assert state.hidden >> 7 & 1
    play(state, "stop")
    assert verbs(state) == {"turn"}


def test_what_a_conspiracy_constructs() -> None:
    """A10.4, A10.1, A6.19: steps 2 to 8 hold for it, coins of decrees among them; its production works at once."""
    state = table(
        city(coins=0),
        slots={0: "brickyard", 1: "library", 2: "walls"},
        cubes=({1: 1}, {}),
        decrees=SEEN,
        pawn=2,
        **ready("property-fraud"),
    )
    before = state.price(ME, number("courthouse"))
    trigger(state, "property-fraud")
    world = state.copy()
    play(world, "row", 2)
    assert (world.pawn, verbs(world)) == (4, {"influence"})
    play(world, "influence", 5)
    assert world.city(ME).coins == 2
    play(state, "row", 0)
    assert state.city(ME).makes[1] == 2
    assert state.price(ME, number("courthouse")) <= before
    assert state.to_act() == (ME,), "the action of the turn follows"


def test_a_conspirator_of_the_discard_pile_plays_again() -> None:
    """A3.8, A5.16, A10.2: two replays give one extra turn."""
    state = table(
        city("theology", wonders=("mausoleum",), coins=RICH),
        cards=("walls", "forum", "statue"),
        discard=("conspirator-a",),
        cubes=({3: 1}, {}),
        decrees=SEEN | {3: "conspirator-replay"},
    )
    play(state, "wonder", wonder("mausoleum"), 0)
    play(state, "revive", number("conspirator-a"))
    play(state, "influence", 0)
    assert state.to_act() == (ME,)
    play(state, "discard", 1)
    assert state.to_act() == (RIVAL,)


@pytest.mark.parametrize(("cubes", "winner"), [(({3: 1}, {}), RIVAL), (({4: 1, 1: 1}, {}), ME)])
def test_ties(cubes: tuple[dict[int, int], dict[int, int]], winner: int) -> None:
    """A12.2, A12.3: the Senate counts; with equal points the blue cards decide, as without Agora (D10.3)."""
    state = table(city(coins=0), city("altar", coins=0), cards=("arena",), age=3, cubes=cubes, decrees=SEEN)
    play(state, "discard", 5)
    assert [sum(state.score_sheet(seat)) for seat in (ME, RIVAL)][RIVAL] == 3
    assert (state.winner, state.victory_kind) == (winner, "civilian")
