"""A1, A4, A6, A11: decisions offer what the rules name and nothing besides; worlds have all that is prepared."""

from typing import Any

import pytest

from antipater import Dice
from antipater.data import columns
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.agora.decisions import OWE_SENATORS
from antipater.rules.agora.part import Agora
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState

from .table import ALL_ROWS, ME, RIVAL, agora_of, can, city, number, plot, ready, table, trigger, wonder
from .test_removed import with_removed

GAME = Duel((Agora,))


def offers(state: DuelState, **about: list[int]) -> bool:
    """Return whether whoever must act can do exactly this, verb by verb."""
    (seat,) = state.to_act()
    return state.legal(seat) == [ALL_ROWS.action(verb).number(one) for verb, ones in about.items() for one in ones]


@pytest.mark.parametrize(
    ("key", "theirs", "offered"),
    [
        ("extortion", city(wonders=("sphinx",)), {"extort": [wonder("sphinx")]}),
        ("sabotage", city("sphinx"), {"sabotage": [wonder("sphinx")]}),
        ("foreclosure", city("quarry", "press", "tavern"), {"seize": sorted([number("quarry"), number("press")])}),
        ("coercion", city("altar", "tavern"), {"swap": [number("altar")]}),
        ("turn-of-events", city(), {"topple": [0, 1]}),
    ],
)
def test_nothing_besides(key: str, theirs: Any, offered: dict[str, list[int]]) -> None:
    """A6.1, A6.11, A6.13, A6.14, A6.16: only what the conspiracy names."""
    own = ready(key) | {"ready_cards": [[number("baths")], []]}
    state = table(city("theater"), theirs, **own)
    trigger(state, key)
    assert offers(state, **offered)


def test_no_token_besides() -> None:
    """A6.5, A6.10: tokens of the board and of the opponent, then those of the box; of the box alone."""
    for key in ("obscurantism", "espionage"):
        state = table(rival=city("masonry"), board=("law",), **ready(key))
        box = [place for place in range(32) if state.box >> place & 1]
        open_to_all = [place for place in range(32) if (state.board | state.city(RIVAL).tokens) >> place & 1]
        trigger(state, key)
        assert offers(state, lock=open_to_all, shelve=box) if key == "obscurantism" else offers(state, spy=box)


def test_no_slot_besides() -> None:
    """A1.8: a senator lies on one of the 25 slots of Age I."""
    state = GAME.start()
    while state.kinds[state.depth - 1] != OWE_SENATORS:
        state.apply(state.legal(CHANCE)[0], CHANCE)
    assert state.legal(CHANCE) == [ALL_ROWS.outcome("senator").number(slot) for slot in range(25)]


def test_treason_in_age_three() -> None:
    """A6.8: removed cards of all three Ages, nothing else."""
    state = with_removed(ME, 3, ("arsenal", "senate"))
    trigger(state, "treason")
    while state.to_act() == (CHANCE,):
        state.apply(state.legal(CHANCE)[0], CHANCE)
    early = [item.number for item in columns.BASE if item.deck in (1, 2) and item.key != "stable"]
    assert offers(state, betray=sorted([*early, number("arsenal"), number("senate")]))


def test_treason_without_removed_cards_of_this_age() -> None:
    """A4.7, A6.8: those of Age I are enough, and there is nothing to look at."""
    state = with_removed(ME, 2, ())
    assert can(state, "trigger", plot("treason"))
    trigger(state, "treason")
    assert offers(state, betray=[item.number for item in columns.BASE if item.deck == 1 and item.key != "stable"])


@pytest.mark.parametrize("viewer", [ME, RIVAL])
def test_worlds_have_all_that_is_prepared(viewer: int, seed: int) -> None:
    """A11.1, A11.2: as many as are known to be prepared, all different, the viewer's own as they are."""
    state = table(**ready("coup", "treason", "sabotage", rival=("espionage", "swindle")))
    board = agora_of(GAME.imagine(state.observe(viewer), Dice(seed)))  # type: ignore[arg-type]
    hands = [list(board.ready)[0:3], list(board.ready)[14:16]]
    assert hands[viewer] == [list(agora_of(state).ready)[0:3], list(agora_of(state).ready)[14:16]][viewer]
    assert UNKNOWN not in [*hands[0], *hands[1]]
    assert len({*hands[0], *hands[1]}) == 5
    assert [*list(board.ready)[3:14], *list(board.ready)[16:]] == [-1] * 23
