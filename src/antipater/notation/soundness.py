"""Whether a position can lie on a table: what pickling and `State.refill` ask before they take fields over."""

from antipater.catalog import names
from antipater.game.contract import State
from antipater.notation.positions import read_position, write_position


def check_sound(state: State) -> None:
    """Raise an error unless the position, written down, can be read again and is the same.

    Reading checks every law (`position_validation`, `classic_validation`), so the position can be played to its end.
    """
    if state.ruleset in names() and read_position(write_position(state)) != state:
        raise ValueError(f"some of these fields of a position of {state.ruleset} contradict each other")
