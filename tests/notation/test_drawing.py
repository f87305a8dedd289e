"""The drawing of a table that notebooks show."""

from xml.etree import ElementTree

import pytest

from antipater import Dice, ruleset
from antipater.game.contract import State
from tests.conformance.toys import HighCardGame

NAMES = {
    **dict.fromkeys(("duel", "duel+pantheon", "duel+agora", "duel+pantheon+agora"), "still to build"),
    "classic": "city 2",
}


def words_in(state: State) -> list[str]:
    """Return every text of a drawing, which is well-formed."""
    drawn = ElementTree.fromstring(state._repr_svg_())
    assert int(drawn.attrib["height"]) > 20
    return [element.text or "" for element in drawn.iter() if element.tag.endswith("text")]


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_drawn(name: str) -> None:
    """From the empty table to the end, with what its cities have."""
    game, dice = ruleset(name), Dice(2)
    state = game.start()
    while state.to_act():
        seat = state.to_act()[0]
        state.apply(dice.choose(state.legal(seat)), seat)
        if dice.below(12) == 0:
            assert any(NAMES[name] in text for text in words_in(state))
            words_in(state.observe(0))
    assert any("over" in text for text in words_in(state))


def test_a_game_without_a_drawing_is_a_line() -> None:
    """A ruleset that nobody registered says who must act."""
    state = HighCardGame().start()
    assert words_in(state) == [repr(state)]
