"""Rows are made of observations, mean what the table says, and hold nothing that a seat may not know."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from antipater import Dice, ruleset
from antipater.catalog import kit, names
from antipater.envs.classic_columns import CITIES, PLAYERS, VIEWER, classic_places
from antipater.envs.duel_columns import duel_places
from antipater.envs.encoding import layout
from antipater.envs.page import games, page
from antipater.envs.saved import NOT_SAVED
from antipater.game.contract import Game, State
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from tests.conformance.laws import random_positions

ALL = [
    *(pytest.param(name, options, id="-".join((name, *options.values()))) for name, options in games()),
    pytest.param("duel", {"promos": "yes"}, id="duel-promos"),
    pytest.param("duel+pantheon", {"promos": "yes"}, id="duel+pantheon-promos"),
    pytest.param("duel+pantheon+agora", {"promos": "yes"}, id="duel+pantheon+agora-promos"),
]
# What follows from cards, tokens and control, which have columns.
DERIVED = {
    *("blue_rebate", "wonder_rebate", "trade_income", "extra_shields", "wonders_play_again", "chain_coins", "decrees"),
    "kept",  # the opponent's, of which everybody knows the number alone
}


def settled_positions(game: Game, dice: Dice) -> list[State]:
    """Return copies of the positions of a random game in which a seat must act, and of its end."""
    return [state.copy() for state in random_positions(game, dice) if state.to_act() != (-1,)]


def owner_of(state: Any, field: str) -> tuple[Any, str]:
    """Return what has a field of the table of places, and the field's own name: `city0.coins`, `pantheon.deck`."""
    place, _, name = field.rpartition(".")
    if not place:
        return state, name
    return (getattr(state, place) if hasattr(state, place) else state.part(place)), name


@pytest.mark.parametrize(("name", "options"), ALL)
def test_fields_lie_where_the_table_says(name: str, options: dict[str, str], seed: int) -> None:
    """The table of places names every integer of a saved observation, and the right one."""
    game, dice = ruleset(name, **options), Dice(seed)
    if isinstance(game, Duel):
        places, counts = duel_places(game.parts), set()
    else:
        places, counts = classic_places(game.seats), {VIEWER, PLAYERS, CITIES}
    saved = [place for field in places.of.values() for place in field if place != NOT_SAVED]
    assert len(saved) == len(set(saved))
    for state in settled_positions(game, dice)[::5]:
        for seat in range(game.seats):
            seen = state.observe(seat)
            fields = seen.fields()
            assert set(saved) | counts == set(range(len(fields)))
            for field, where in places.of.items():
                owner, own = owner_of(seen, field)
                held = getattr(owner, own)
                numbers = list(held) if hasattr(held, "__len__") else [held]
                found = [(numbers[n], fields[place]) for n, place in enumerate(where) if place != NOT_SAVED]
                assert all(number == written for number, written in found), field


@pytest.mark.parametrize(("name", "options"), ALL)
def test_worlds_that_look_the_same_give_the_same_row(name: str, options: dict[str, str], seed: int) -> None:
    """The leak law on arrays: whatever a seat cannot tell apart has the same row and the same mask."""
    game, dice = ruleset(name, **options), Dice(seed + 1)
    columns = layout(game)
    for _ in range(2):
        for state in settled_positions(game, dice)[::3]:
            for seat in range(game.seats):
                row = columns.observe(state, seat)
                assert (row <= columns.high).all()
                seen = state.observe(seat)
                world = game.imagine(seen, dice)
                assert np.array_equal(columns.observe(world, seat), row), f"seat {seat} sees too much"
                assert np.array_equal(columns.mask(world, seat), columns.mask(state, seat))
                assert np.array_equal(columns.encode(seen, seat), row)


@pytest.mark.parametrize("name", [name for name in names() if kit(name).family == "duel"])
def test_a_row_tells_all_that_a_seat_sees(name: str, seed: int) -> None:
    """Rows are Markov: whatever differs between observations of a seat is in some column, or follows from one."""
    game, dice = ruleset(name), Dice(seed + 4)
    assert isinstance(game, Duel)
    seen: list[set[int]] = []
    for _ in range(12):
        for state in settled_positions(game, dice):
            fields = state.observe(0).fields()
            seen = seen or [set() for _ in fields]
            for place, number in enumerate(fields):
                seen[place].add(number)
    reads = [read for field in layout(game).by_seat[0] for read in field.reads]
    told = {place for read in reads for place in (read.place, read.by)}
    owners = {place: field for field, where in duel_places(game.parts).of.items() for place in where}
    missing = {owners[place] for place, numbers in enumerate(seen) if len(numbers) > 1 and place not in told}
    assert {field.rpartition(".")[2] for field in missing} <= DERIVED


@pytest.mark.parametrize("name", ["duel+pantheon", "duel+agora", "classic"])
def test_the_leak_law_bites(name: str, seed: int) -> None:
    """Rows made of true positions break it."""
    game, dice = ruleset(name), Dice(seed + 2)
    columns = layout(game)
    broken = 0
    for state in (state for _ in range(4) for state in settled_positions(game, dice)):
        world = game.imagine(state.observe(0), dice)
        broken += any(not np.array_equal(columns.encode(world, seat), columns.encode(state, seat)) for seat in (0, 1))
    assert broken


def test_seats_see_the_same_table_from_two_sides(seed: int) -> None:
    """Mine is theirs for the other seat; the conflict pawn is as near to one capital as it is far from the other."""
    game = ruleset("duel")
    columns = layout(game)
    for state in settled_positions(game, Dice(seed)):
        mine, theirs = (columns.view(columns.observe(state, seat)) for seat in (0, 1))
        for field in ("coins", "buildings", "wonders", "built", "tokens", "goods", "symbols", "count", "points"):
            assert np.array_equal(mine[f"my {field}"], theirs[f"their {field}"])
        assert np.array_equal(mine["pawn"], theirs["pawn"][::-1])
        assert np.array_equal(mine["present"], theirs["present"])


def test_a_row_says_what_lies_on_the_table(seed: int) -> None:
    """The structured view, read back card by card."""
    game = ruleset("duel", promos="yes")
    columns = layout(game)
    for state in settled_positions(game, Dice(seed + 3)):
        assert isinstance(state, DuelState)
        view = columns.view(columns.observe(state, 1))
        assert view["my coins"][0] == state.city1.coins
        assert view["age"].tolist().index(1) == state.age
        assert view["present"].sum() == bin(state.present).count("1")
        face_up = [slot for slot in range(20) if state.slots[slot] >= 0]
        marks = view["cards"].reshape(20, -1)
        assert np.flatnonzero(marks.any(axis=1)).tolist() == face_up
        for slot in face_up:
            deck, place = divmod(state.slots[slot], 32)
            assert marks[slot].tolist().index(1) == place + (20 if deck == 3 else 0)


def test_the_page_is_up_to_date() -> None:
    """`python -m antipater.envs.page > docs/encoding.md` makes it."""
    assert (Path(__file__).parents[2] / "docs" / "encoding.md").read_text("utf-8") == page()
