"""A3, A6, A9, A11: progress tokens, removed cards and senators that conspiracies reach, for either player."""

import pytest

from antipater.data import columns
from antipater.data.agora import SENATOR_BACK
from antipater.data.items import TOKEN_ITEM
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.rules.duel.state import DuelState

from .table import (
    DECREE_KEYS,
    ME,
    RIVAL,
    agora_of,
    can,
    city,
    happen,
    number,
    options,
    play,
    plot,
    ready,
    table,
    token,
    trigger,
    turn_of,
    wonder,
)

SEEN = {1: "coins-red", 2: "coins-blue", 3: "coins-green", 4: "coins-yellow", 5: "trade-raw", 6: "blue-bonus"}
SEATS = (ME, RIVAL)
RICH = 40


# Progress tokens.


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("place", [0, 5])
def test_a_token_of_the_box(seat: int, place: int) -> None:
    """A6.5, A11.2: it leaves the box, and only this player knows it."""
    keys = ((), ("obscurantism",))[:: 1 if seat else -1]
    state = table(agenda=turn_of(seat), **ready(*keys[0], rival=keys[1]))
    box = state.box
    trigger(state, "obscurantism")
    play(state, "shelve", place)
    board = agora_of(state)
    assert (board.locked, board.locked_known, board.suspects, state.box) == (place, 1 << seat, box, box ^ 1 << place)
    assert [agora_of(state.observe(viewer)).locked for viewer in (seat, 1 - seat)] == [place, UNKNOWN]


@pytest.mark.parametrize("place", [0, 1, 5])
def test_a_token_that_lies_open(place: int) -> None:
    """A6.5: one of the board leaves the board, one of the opponent their city; both players know it."""
    key = columns.BY_NUMBER[TOKEN_ITEM[place]].key
    other = columns.BY_NUMBER[TOKEN_ITEM[place + 1]].key
    state = table(rival=city(other), board=(key,), **ready("obscurantism"))
    trigger(state, "obscurantism")
    assert options(state, "lock") == [(place,), (place + 1,)]
    theirs = state.copy()
    play(state, "lock", place)
    assert (state.board, state.city(RIVAL).tokens, agora_of(state).locked_known) == (0, 1 << place + 1, 0b11)
    play(theirs, "lock", place + 1)
    assert (theirs.board, theirs.city(RIVAL).tokens, agora_of(theirs).locked_known) == (1 << place, 0, 0b11)


def test_the_last_token_of_the_box() -> None:
    """A6.5, A4.7: both know it if it was the only one; without any token there is nothing to do."""
    everything = [columns.BY_NUMBER[item].key for item in TOKEN_ITEM if item in columns.BY_NUMBER]
    there = [key for key in everything if table().box >> token(key) & 1]
    state = table(city(*there[2:]), board=(there[1],), **ready("obscurantism"))
    assert state.box == 1 << token(there[0])
    trigger(state, "obscurantism")
    play(state, "shelve", token(there[0]))
    assert (agora_of(state).locked_known, state.box) == (0b11, 0)
    for board, mine, possible in (((there[1],), there[:1] + there[2:], True), ((), there, False)):
        state = table(city(*mine), board=board, **ready("obscurantism"))
        assert can(state, "trigger", plot("obscurantism")) == possible


def test_what_espionage_tells() -> None:
    """A6.5, A6.10: it shows which token is missing; the one taken is no longer in the box, nor suspected."""
    law, economy, first = token("law"), token("economy"), 0
    suspects = 1 << law | 1 << economy | 1 << first
    state = table(
        agenda=turn_of(RIVAL), locked=law, locked_known=0b01, suspects=suspects, **ready(rival=("espionage",))
    )
    box = state.box
    trigger(state, "espionage")
    assert agora_of(state).locked_known == 0b11
    play(state, "spy", economy)
    assert (state.box, agora_of(state).suspects) == (box ^ 1 << economy, 1 << law | 1 << first)
    free = table(agenda=turn_of(RIVAL), **ready(rival=("espionage",)))
    trigger(free, "espionage")
    play(free, "spy", economy)
    assert agora_of(free).locked_known == 0b10, "no token is locked"


@pytest.mark.parametrize("locked", [0, 3])
def test_until_all_others_have_been_seen(locked: int) -> None:
    """A6.5: the opponent knows the locked token when all others of the box have been seen."""
    shown = [place for place in (1, 5, 6) if place != locked]
    suspects = 1 << locked | sum(1 << place for place in shown)
    state = table(city(wonders=("great-library",), coins=RICH), locked=locked, locked_known=0b01, suspects=suspects)
    play(state, "wonder", wonder("great-library"), 0)
    for count, place in enumerate(shown, start=1):
        happen(state, "draw", place)
        board = agora_of(state)
        assert board.suspects == 1 << locked | sum(1 << later for later in shown[count:])
        assert board.locked_known == (0b11 if count == len(shown) else 0b01)


# Removed cards.


def with_removed(seat: int, age: int, removed: tuple[str, ...]) -> DuelState:
    """Return a turn with Treason prepared: all cards of this Age lie in the discard pile but for the removed ones."""
    laid = {1: ("theater", "altar"), 2: ("walls", "forum"), 3: ("arena", "circus")}[age]
    gone = {*removed, *laid, "stable"}
    pile = [item.key for item in columns.BASE if item.deck == age and item.key not in gone]
    own = ready(*(("treason",) if seat == ME else ()), rival=("treason",) if seat == RIVAL else ())
    own["ready_cards"] = [[number("stable")] if seat == ME else [], [number("stable")] if seat == RIVAL else []]
    slots = dict(zip({1: (18, 19), 2: (0, 1), 3: (5, 6)}[age], laid, strict=True))
    under = ("stable",)
    return table(agenda=turn_of(seat), age=age, slots=slots, discard=pile, under=under, **own)


@pytest.mark.parametrize("seat", SEATS)
def test_treason_in_age_two(seat: int) -> None:
    """A6.8, A11.2, A11.3: three cards of this Age are shown to one player; those of Age I both know."""
    state = with_removed(seat, 2, ("school", "brewery", "library"))
    early = [item.key for item in columns.BASE if item.deck == 1 and item.key != "stable"]
    trigger(state, "treason")
    shown = sorted(number(key) for key in ("school", "brewery", "library"))
    assert options(state, "peek") == [(seat, card) for card in shown]
    for count, card in enumerate(shown):
        assert options(state, "peek") == [(seat, later) for later in shown[count:]]
        happen(state, "peek", seat, card)
    board = agora_of(state)
    assert (board.removed, board.removed_known) == (sum(1 << (card & 31) for card in shown), seat)
    views = [agora_of(state.observe(viewer)).removed for viewer in (seat, 1 - seat, SPECTATOR)]
    assert views == [board.removed, UNKNOWN, UNKNOWN]
    assert options(state, "betray") == sorted([(number(key),) for key in early] + [(card,) for card in shown])
    earlier = state.copy()
    play(state, "betray", shown[1])
    assert board.removed == 1 << (shown[0] & 31) | 1 << (shown[2] & 31)
    assert state.unseen[1] == board.removed
    before = earlier.unseen[0]
    play(earlier, "betray", number("altar"))
    assert earlier.unseen[0] == before & ~(1 << number("altar"))
    assert agora_of(earlier).removed.bit_count() == 3


def test_one_removed_card() -> None:
    """A4.7, A6.8, A11.2: one that is left is enough, that with the number 0 too; with none there is nothing to do."""
    first = next(item.key for item in columns.BASE if item.number == 0)
    state = with_removed(ME, 1, (first,))
    assert can(state, "trigger", plot("treason"))
    trigger(state, "treason")
    happen(state, "peek", ME, 0)
    assert agora_of(state.observe(RIVAL)).removed == UNKNOWN
    assert options(state, "betray") == [(0,)]
    play(state, "betray", 0)
    assert (agora_of(state).removed, state.unseen[0]) == (0, 0)
    assert not can(with_removed(ME, 1, ()), "trigger", plot("treason"))


def test_removed_cards_are_not_turned_up() -> None:
    """A11.3: what Treason has shown and left is not drawn later, the first card of the Age neither."""
    first, *removed = next(item.key for item in columns.BASE if item.number == 32), "school"
    gone = {first, *removed, "walls", "forum", "statue"}
    pile = [item.key for item in columns.BASE if item.deck == 2 and item.key not in gone]
    own = ready("treason") | {"ready_cards": [[number("baths")], []]}
    state = table(slots={13: "walls", 17: "forum"}, hidden=(7,), discard=pile, **own)
    trigger(state, "treason")
    for key in (first, *removed):
        happen(state, "peek", ME, number(key))
    play(state, "betray", number("school"))
    assert agora_of(state).removed == 1
    play(state, "discard", 13)
    assert options(state, "turn") == [(number("statue"),)]


def test_the_statue_in_age_two() -> None:
    """A9.11: the two cards that Treason has left are those of the current Age."""
    gone = {"school", "brewery", "library", "walls", "forum", "statue"}
    pile = [item.key for item in columns.BASE if item.deck == 2 and item.key not in gone]
    state = table(
        city(wonders=("statue-of-liberty",), coins=RICH),
        cards=("walls", "forum", "statue"),
        discard=pile,
        ready=[[plot("treason")], []],
        ready_cards=[[number("stable")], []],
    )
    trigger(state, "treason")
    for key in ("school", "brewery", "library"):
        happen(state, "peek", ME, number(key))
    play(state, "betray", number("brewery"))
    play(state, "wonder", wonder("statue-of-liberty"), 0)
    for key in ("school", "library"):
        happen(state, "removed", number(key))
    assert options(state, "salvage") == sorted([(number("school"),), (number("library"),)])
    play(state, "salvage", number("library"))
    assert (state.aside, state.discard[1] >> (number("school") & 31) & 1) == (0, 1)


def test_senators_are_in_one_city() -> None:
    """A3.3, A3.9, A5.16: each of the thirteen; with the decree a conspirator plays again, a politician does not."""
    for item in columns.BY_KEY.values():
        if item.part != "agora" or item.deck != SENATOR_BACK + 1:
            continue
        state = table(cards=(item.key, "walls"), cubes=({3: 1}, {}), decrees=SEEN | {3: DECREE_KEYS[15]}, kept=[0, 0])
        play(state, "recruit", 0)
        assert agora_of(state).senators[ME] == 1 << (item.number & 31)
        assert bool(state.replay) == item.key.startswith("conspirator"), item.key
