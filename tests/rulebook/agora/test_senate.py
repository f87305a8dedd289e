"""A1, A2, A3, A7, A8, A9, A12: setup, the Senate, senators, the pawn, wonders, points."""

import pytest

from antipater import Dice
from antipater.data.agora import SENATORS_IN_AGE
from antipater.game.seats import CHANCE
from antipater.rules.agora.part import Agora
from antipater.rules.duel.decisions import NOBODY, OWE_DRAFT, OWE_TURN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.part import Pantheon

from .table import (
    ME,
    RIVAL,
    agora_of,
    can,
    city,
    happen,
    number,
    play,
    ready,
    table,
    trigger,
    verbs,
    wonder,
)

SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}


def dealt(seed: int, *parts: type[Agora] | type[Pantheon], until: int, **options: str) -> DuelState:
    """Deal a game and play it until a decision of a kind."""
    game, dice = Duel(parts, **options), Dice(seed)
    state, dealer = game.start(), game.deal(dice)
    while state.kinds[state.depth - 1] != until:
        (seat,) = state.to_act()
        state.apply(dealer.outcome(state) if seat == CHANCE else state.legal(seat)[0], seat)
    return state


def test_setup(seed: int) -> None:
    """A1.1 to A1.5, A1.7, A1.8, A9.1: Age I with five senators and the Senate lie there before the draft."""
    for parts, box in (((Agora,), 7), ((Pantheon, Agora), 10)):
        state = dealt(seed, *parts, until=OWE_DRAFT)
        board = agora_of(state)
        assert bin(state.present).count("1") == 25
        assert bin(board.senator_slots).count("1") == SENATORS_IN_AGE[0]
        assert bin(state.box).count("1") == box
        assert [decree >= 0 for decree in board.decree] == [True, False] * 3
        assert board.deck_size == 16
        assert [board.cubes_in_supply(seat) for seat in range(2)] == [12, 12]
        if len(parts) > 1:
            marked = [slot for slot in range(25) if state.part("pantheon").slot_tokens[slot] >= 0]
            assert marked == [4, 6, 12, 14, 17]


def test_control_and_points() -> None:
    """A2.5, A12.2, A2.1: strictly more cubes; 1, 2, 3, 3, 2, 1 points."""
    state = table(cubes=({1: 1, 2: 2, 3: 1, 4: 1}, {3: 1, 5: 1, 4: 2}), decrees=SEEN)
    assert list(agora_of(state).control) == [0, 0, -1, 1, 1, -1]
    assert (state.score_sheet(ME)[-1], state.score_sheet(RIVAL)[-1]) == (3, 5)
    assert state.score_lines[-1] == "senate"


def test_a_decree_is_turned_up() -> None:
    """A2.6, A1.4, A2.7: as soon as a cube lies there; its controller has it from then on."""
    state = table(cards=("conspirator-a", "walls"), decrees={1: "shield"})
    play(state, "recruit", 0)
    play(state, "influence", 1)
    assert len(state.legal(CHANCE)) == 15
    happen(state, "decree", 1, 12)
    assert agora_of(state).decrees[ME] == 1 << 12


def test_political_supremacy() -> None:
    """A2.9, A12.1: all six chambers, a chamber without a decree too, whoever's turn it is."""
    cubes: tuple[dict[int, int], dict[int, int]] = (dict.fromkeys(range(1, 6), 1), {})
    state = table(cards=("conspirator-a", "walls"), cubes=cubes, decrees=SEEN | {6: None})
    play(state, "recruit", 0)
    play(state, "influence", 5)
    assert (state.winner, state.victory_kind) == (ME, "political")


@pytest.mark.parametrize("missing", range(1, 7))
def test_five_chambers_are_not_enough(missing: int) -> None:
    """A2.9: whichever is missing, whether nobody controls it or the rival."""
    for theirs in ({}, {missing: 1}):
        mine = {chamber: 1 for chamber in range(1, 7) if chamber != missing}
        state = table(cards=("conspirator-a", "walls"), cubes=(mine, theirs), decrees=SEEN)
        play(state, "recruit", 0)
        play(state, "influence", missing % 6)
        assert state.winner == NOBODY


def test_cost_of_senators() -> None:
    """A3.2, A3.3, A8.6: as many coins as senators in the city; none with Corruption."""
    for tokens, cost in (((), 2), (("corruption",), 0)):
        state = table(city(*tokens, coins=5), cards=("conspirator-c", "walls"), senators=[0b110000000, 0], decrees=SEEN)
        play(state, "recruit", 0)
        assert state.city(ME).coins == 5 - cost
    poor = table(city(coins=1), cards=("conspirator-c", "walls"), senators=[0b110000000, 0])
    assert not can(poor, "recruit", 0)
    assert poor.why_not(poor_action(poor), ME).rule == "A3.2"  # type: ignore[union-attr]
    assert not can(poor, "build", 0), "A3.1: a senator is no building"
    assert can(poor, "discard", 0)


def poor_action(state: DuelState) -> int:
    """Return the number of recruiting the senator of the first slot."""
    return state.part("agora").rows.action("recruit").number(0)  # type: ignore[no-any-return]


def test_politicians() -> None:
    """A3.5, A3.6, A3.9: places in the section, moves anywhere; the player may stop at any time."""
    state = table(city("theater", "altar"), cards=("center-politician-a", "walls"), cubes=({6: 1}, {}), decrees=SEEN)
    play(state, "recruit", 0)
    assert [can(state, "influence", chamber) for chamber in range(6)] == [False, False, True, True, False, False]
    assert can(state, "shift", 5, 4)
    assert not can(state, "shift", 5, 3)
    play(state, "influence", 3)
    assert can(state, "shift", 3, 4), "a cube just placed may be moved"
    play(state, "stop")
    assert state.to_act() == (RIVAL,)


def test_conspirator_without_cubes() -> None:
    """A3.7: with an empty supply only conspire is left."""
    state = table(cards=("conspirator-a", "walls"), cubes=({1: 12}, {}), decrees=SEEN)
    play(state, "recruit", 0)
    assert verbs(state) == {"plot"}


def test_a_senator_of_the_discard_pile() -> None:
    """A3.8: the Mausoleum recruits it for nothing."""
    state = table(city(wonders=("mausoleum",), coins=30), discard=("conspirator-a",), decrees=SEEN)
    play(state, "wonder", wonder("mausoleum"), 0)
    play(state, "revive", number("conspirator-a"))
    assert verbs(state) == {"influence", "conspire"}
    assert agora_of(state).senators[ME]


def test_military_tokens() -> None:
    """A7.4, A7.5, A1.6: near tokens place, far ones remove and move, in the order reached; no coins are lost."""
    state = table(rival=city(coins=9), cubes=({}, {6: 1}), pawn=2, decrees=SEEN, **ready("coup"))
    trigger(state, "coup")
    play(state, "influence", 0)
    assert state.city(RIVAL).coins == 9
    state = table(city(coins=30), cubes=({1: 1}, {6: 1}), pawn=4, decrees=SEEN, **ready("coup"))
    trigger(state, "coup")
    assert verbs(state) == {"oust"}
    play(state, "oust", 5)
    play(state, "shift", 0, 1)
    assert state.kinds[state.depth - 1] == OWE_TURN


def test_losing_the_shield_can_lose_the_game() -> None:
    """A7.2: a move back counts as the other player's."""
    state = table(cards=("conspirator-a", "walls"), cubes=({}, {3: 1}), decrees=SEEN | {3: "shield"}, pawn=8)
    play(state, "recruit", 0)
    play(state, "influence", 2)
    assert (state.winner, state.victory_kind) == (ME, "military")


def test_knossos() -> None:
    """A8.3: a place into any chamber, then a move; three points."""
    state = table(city(wonders=("knossos",), coins=30), decrees=SEEN)
    play(state, "wonder", wonder("knossos"), 0)
    play(state, "influence", 0)
    play(state, "shift", 0, 1)
    assert state.score_sheet(ME)[5] == 3


def test_draft_effects(seed: int) -> None:
    """A8.4: at once, before the next wonder is taken."""
    kinds = set()
    for turn in range(30):
        state = dealt(seed + turn, Agora, until=OWE_DRAFT)
        for key, verb in (("curia-julia", "plot"), ("knossos", "influence")):
            if can(state, "draft", wonder(key)):
                play(state, "draft", wonder(key))
                assert verbs(state) == {verb}
                kinds.add(verb)
                break
    assert kinds == {"plot", "influence"}
