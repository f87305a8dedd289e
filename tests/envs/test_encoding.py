"""Rows are made of observations, mean what the table says, and tell a seat nothing that it may not know."""

from pathlib import Path

import numpy as np
import pytest

from antipater import Dice, ruleset
from antipater.envs.encoding import layout
from antipater.envs.page import GAMES, page
from antipater.envs.saved import classic_places, duel_places
from antipater.game.contract import Game, State
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.turn import DuelState
from tests.conformance.laws import random_positions

ALL = [
    *(pytest.param(name, options, id="-".join((name, *options.values()))) for name, options in GAMES),
    pytest.param("duel", {"promos": "yes"}, id="duel-promos"),
    pytest.param("duel+pantheon", {"promos": "yes"}, id="duel+pantheon-promos"),
]


def settled_positions(game: Game, dice: Dice) -> list[State]:
    """Return copies of the positions of a random game in which a seat must act, and of its end."""
    return [state.copy() for state in random_positions(game, dice) if state.to_act() != (-1,)]


def held(state: State, name: str) -> list[int]:
    """Return a field of a position by its name in the table of saved fields."""
    part, _, own = name.rpartition(".")
    if isinstance(state, DuelState):
        found = getattr(getattr(state, part) if part else state, own)
        return list(found) if hasattr(found, "__len__") else [found]
    assert isinstance(state, ClassicState)
    seat = int(part.removeprefix("city")) if part else 0
    if name == "number":
        return [state.cities.number]
    seated = {"chosen": 1, "sizes": 1, "hands": 8, "played": 21, "uses": 21}
    owner = state if not part or own in seated else state.cities
    found = getattr(owner, "cards" if own == "played" else own)
    if not part:
        return list(found) if hasattr(found, "__len__") else [found]
    each = seated.get(own, len(found) // 7)
    return list(found)[seat * each : (seat + 1) * each]


@pytest.mark.parametrize(("name", "options"), ALL)
def test_fields_lie_where_the_table_says(name: str, options: dict[str, str], seed: int) -> None:
    """The table of places names every integer of a saved observation, and the right one."""
    game, dice = ruleset(name, **options), Dice(seed)
    places = classic_places(game.seats) if name == "classic" else duel_places(name == "duel+pantheon")
    for state in settled_positions(game, dice)[::5]:
        for seat in range(game.seats):
            seen = state.observe(seat)
            fields = seen.fields()
            assert len(fields) == places.end
            for field, first in places.first.items():
                assert held(seen, field) == fields[first : first + places.size[field]], field


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


@pytest.mark.parametrize("name", ["duel+pantheon", "classic"])
def test_the_leak_law_bites(name: str, seed: int) -> None:
    """Rows made of true positions break it."""
    game, dice = ruleset(name), Dice(seed + 2)
    columns = layout(game)
    broken = 0
    for state in settled_positions(game, dice):
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
