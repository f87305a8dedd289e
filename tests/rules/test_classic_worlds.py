"""Worlds behind what a seat sees in classic 7 Wonders: each looks the same to that seat, and is sound."""

import pytest

from antipater import compiled
from antipater.game.dice import Dice
from antipater.game.seats import SPECTATOR
from antipater.notation.records import load_record
from antipater.rules.classic.turn import ClassicState
from tests.rules.test_classic_arrange import FOLDER, GAMES, PARTS, some


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_a_world_looks_as_what_was_seen(name: str, part: int) -> None:
    """C8: whatever is filled in, every viewer sees the same as before, and all laws are kept."""
    game, dice = load_record(FOLDER / f"{name}.antipater").game(), Dice(part)
    for state in some(name, part):
        for viewer in (*range(min(3, state.players)), SPECTATOR):
            seen = state.observe(viewer)
            worlds = [game.imagine(seen, dice) for _ in range(2)]
            for world in worlds:
                assert isinstance(world, ClassicState)
                assert world.observe(viewer) == seen
                assert compiled() or world.invariant_violation() == 0
                assert [len(world.hand(seat)) for seat in range(state.players)] == list(state.sizes)[: state.players]


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_is_used_again(name: str) -> None:
    """C8.1: what a viewer knew of a later position is forgotten when another one takes its place."""
    late, early = some(name, PARTS - 1)[2], some(name, 3)[1]
    for viewer in range(late.players):
        used = late.observe(viewer)
        used.become(early)
        if not compiled():  # only the core can ask
            used.hide_from(1)
            assert used == early.observe(1)
