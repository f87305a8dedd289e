"""Agora beside other expansions: what it answers at a moment holds, whichever of them is asked first."""

from collections.abc import Iterator

import pytest

from antipater.data import columns
from antipater.rules.agora.part import Agora
from antipater.rules.duel.arrange import arranged, arrangement_of
from antipater.rules.duel.state import DuelState
from antipater.rules.duel.table import Part
from antipater.rules.pantheon.part import Pantheon
from tests.rules.watchers import ANSWERS, DONE, Forge, Mill

from ..rulebook.agora.table import (
    ME,
    agora_of,
    can,
    city,
    number,
    options,
    play,
    plot,
    ready,
    table,
    token,
    trigger,
    verbs,
    wonder,
)
from ..rulebook.agora.table import happen as happens

SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}
REMOVED = ("tavern", "quarry", "baths")
FACE_DOWN = 3  # a slot of Age I
Parts = tuple[type[Part], ...]
in_any_order = pytest.mark.parametrize(
    "parts",
    [
        pytest.param((Mill, Agora), id="second"),
        pytest.param((Agora, Mill), id="first"),
        pytest.param((Mill, Forge, Agora), id="third"),
        pytest.param((Pantheon, Agora, Mill), id="in the middle"),
    ],
)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    yield
    ANSWERS.clear()
    DONE.clear()


def beside(parts: Parts, **given: object) -> DuelState:
    """Put a position of Agora on a table with other expansions, too."""
    pantheon: dict[str, object] | None = {} if Pantheon in parts else None
    return arranged(arrangement_of(table(pantheon=pantheon, **given)), parts)  # type: ignore[arg-type]


@in_any_order
def test_senators(parts: Parts) -> None:
    """A3.1: a senator is no building; it is recruited."""
    state = beside(parts, cards=("conspirator-a", "walls"), decrees=SEEN)
    assert not can(state, "build", 0)
    play(state, "recruit", 0)
    assert agora_of(state).senators[ME]


@in_any_order
def test_a_conspiracy_each_turn(parts: Parts) -> None:
    """A4.4, A4.5: one in a turn, another one in the next."""
    state = beside(parts, cards=("walls", "forum", "statue", "library"), decrees=SEEN, **ready("coup", "blackmail"))
    trigger(state, "coup")
    assert not can(state, "trigger", plot("blackmail"))
    while state.to_act() != (1,):
        play(state, "discard", 0) if can(state, "discard", 0) else state.apply(state.legal(ME)[0], ME)
    play(state, "discard", 1)
    assert can(state, "trigger", plot("blackmail"))


@in_any_order
def test_a_pair_is_new_once(parts: Parts) -> None:
    """A6.17: a pair that was completed before gives no token, however it comes about again."""
    symbol = columns.SYMBOL_OF[number("scriptorium")]
    for paired, chooses in ((0, True), (1 << symbol, False)):
        state = beside(
            parts,
            me=city("scriptorium", coins=40),
            cards=("library", "walls", "forum"),
            board=("law",),
            decrees=SEEN,
            paired=[paired, 0],
        )
        play(state, "build", 0)
        assert (verbs(state) == {"token"}) == chooses


@in_any_order
def test_the_statue_shows_what_treason_left(parts: Parts) -> None:
    """A9.11, A11.3: the cards that were removed, and none that lies face down."""
    gone = {*REMOVED, "theater", "altar", "stable", "workshop"}
    state = beside(
        parts,
        me=city(wonders=("statue-of-liberty",), coins=40),
        age=1,
        cards=("theater", "altar"),
        hidden=(FACE_DOWN,),
        discard=[item.key for item in columns.BASE if item.deck == 1 and item.key not in gone],
        under=("stable",),
        ready=[[plot("treason")], []],
        ready_cards=[[number("stable")], []],
    )
    trigger(state, "treason")
    for key in REMOVED:
        happens(state, "peek", ME, number(key))
    play(state, "betray", number("baths"))
    play(state, "wonder", wonder("statue-of-liberty"), 18)
    assert sorted(options(state, "removed")) == sorted([(number("tavern"),), (number("quarry"),)])


@in_any_order
def test_a_discard_earns_more(parts: Parts) -> None:
    """A5.13: with its decree, whoever else is asked."""
    state = beside(parts, cards=("walls", "forum"), cubes=({3: 1}, {}), decrees={3: "discard-bonus"})
    assert state.discard_income(ME) == 2 + 2


@in_any_order
def test_a_token_that_was_seen_is_not_locked(parts: Parts) -> None:
    """A6.5: what the Great Library shows of the box is not the locked token."""
    law, other = token("law"), token("masonry")
    suspects = 1 << law | 1 << other
    state = beside(
        parts,
        me=city(wonders=("great-library",), coins=40),
        cards=("walls", "forum", "statue"),
        locked=law,
        locked_known=0b01,
        suspects=suspects,
    )
    play(state, "wonder", wonder("great-library"), 0)
    happens(state, "draw", other)
    assert agora_of(state).suspects == 1 << law
