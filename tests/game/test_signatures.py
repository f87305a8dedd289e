"""`inspect.signature` knows every public name, compiled or not."""

import inspect

import pytest

import antipater
from antipater.game.dealer import DiceDealer
from antipater.game.playout import Playout
from antipater.rules.duel.state import DuelState

PUBLIC = [getattr(antipater, name) for name in antipater.__all__ if callable(getattr(antipater, name))]
CALLABLE = [one for one in PUBLIC if not (inspect.isclass(one) and issubclass(one, Exception))]


@pytest.mark.parametrize("one", CALLABLE, ids=lambda one: one.__name__)
def test_every_public_name_has_a_signature(one: type) -> None:
    inspect.signature(one)
    for name, method in inspect.getmembers(one, callable) if inspect.isclass(one) else ():
        if not name.startswith("_"):
            assert "self" in inspect.signature(method).parameters, name


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (antipater.Dice, ["seed"]),
        (antipater.State, []),
        (antipater.Dealer, []),
        (DiceDealer, ["dice"]),
        (Playout, ["state", "dice"]),
        (DuelState, ["part_types"]),
    ],
)
def test_classes_say_how_they_are_made(kind: type, names: list[str]) -> None:
    assert list(inspect.signature(kind).parameters) == names
    assert "--" not in (kind.__doc__ or "")
