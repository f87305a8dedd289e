"""A1, A4, A6, A11: decisions offer what the rules name and nothing besides; worlds have all that is prepared."""

from typing import Any

import pytest

from antipater import Dice
from antipater.data import columns
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.agora import trail
from antipater.rules.agora.decisions import OWE_CONTROL, OWE_DECREES, OWE_SENATORS
from antipater.rules.agora.part import Agora
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState

from ..soundness import ALL_ROWS
from .table import ME, RIVAL, agora_of, can, city, number, play, plot, ready, table, trigger, wonder
from .test_removed import with_removed

GAME = Duel((Agora,))
NISABA = 2


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


def test_insider_influence_offers_every_way() -> None:
    """A6.15: from each chamber to each other one."""
    state = table(**ready("insider-influence"))
    trigger(state, "insider-influence")
    ways = [(start, end) for start in range(6) for end in range(6) if start != end]
    assert state.legal(ME) == [ALL_ROWS.action("transfer").number(*way) for way in ways]


def test_a_decree_where_only_the_opponent_has_a_cube() -> None:
    """A6.15: it is turned up in that chamber."""
    state = table(cubes=({}, {3: 1}), decrees={3: "coins-red"}, **ready("insider-influence"))
    trigger(state, "insider-influence")
    play(state, "transfer", 0, 2)
    assert state.kinds[state.depth - 1] == OWE_DECREES


def test_the_snake_of_the_second_player() -> None:
    """A9.7: the card given away goes to Nisaba's owner, and the snake leaves the game."""
    state = table(
        city("scriptorium"),
        city("school"),
        pantheon={"snake": number("scriptorium"), "divinities": [0, 1 << NISABA]},
        **ready("coercion"),
    )
    trigger(state, "coercion")
    play(state, "swap", number("school"))
    play(state, "swap", number("scriptorium"))
    assert state.part("pantheon").snake == EMPTY


def test_what_is_owed_while_a_decree_is_turned_up() -> None:
    """A2.8, A7.1, A7.5: control is looked at by nobody's choice; the shield is gained after the loss, and its token."""
    state = table(cards=("conspirator-a", "walls"))
    play(state, "recruit", 0)
    play(state, "influence", 5)
    place = state.depth - 2
    assert (state.kinds[place], state.seats[place], state.subjects[place]) == (OWE_CONTROL, 0, 0)
    decrees = {3: "shield", 4: "coins-red", 1: "coins-blue"}
    state = table(cubes=({4: 1}, {3: 1}), decrees=decrees, pawn=2, **ready("insider-influence"))
    trigger(state, "insider-influence")
    play(state, "transfer", 2, 3)
    assert (state.pawn, state.to_act()) == (3, (ME,))
    play(state, "influence", 0)
    assert state.pawn == 4


def test_a_covered_senator_of_another_slot() -> None:
    """D3.2: what covers it is named."""
    state = table(slots={1: "conspirator-a", 7: "walls"})
    reason = state.why_not(ALL_ROWS.action("recruit").number(1), ME)
    assert reason is not None
    assert (reason.code, reason.facts["covers"]) == ("covered", [number("walls")])


def test_an_entry_that_names_nothing_is_hidden() -> None:
    """A11.2: what was given or prepared, and is not known."""
    assert all(trail.is_hidden(trail.entry(seat, trail.GIVEN, -1, -1, -1, -1)) for seat in (ME, RIVAL))


def test_a_decree_about_prices_changes_no_others() -> None:
    """A5.5, A5.8, A5.15: the one for yellow cards touches neither wonders nor chains, red nor green cards."""
    mine, theirs = city(wonders=("pyramids",)), city("theater")
    without = table(mine, theirs)
    state = table(mine, theirs, cubes=({3: 1}, {}), decrees={3: "ignore-yellow"})
    for key in ("pyramids", "statue", "walls", "library"):
        assert state.price(ME, number(key)) == without.price(ME, number(key)), key


def test_a_hand_with_all_that_is_left(seed: int) -> None:
    """A11.2: the opponent knows it, although nobody has shown it."""
    state = table(triggered=[(1 << 16) - 8, 0], kept=[0b111, 0])
    world = agora_of(GAME.imagine(state.observe(RIVAL), Dice(seed)))  # type: ignore[arg-type]
    assert (world.kept[ME], world.trail_count) == (0b111, 3)
    assert sorted(trail.parts_of(entry)[3] for entry in list(world.trail)[:3]) == [0, 1, 2]
