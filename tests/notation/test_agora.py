"""Agora as text: moves of whole games and positions come back as they were written; views hide what they must."""

import pytest

from antipater import ruleset
from antipater.game.dice import Dice
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.notation.moves import read_action, write_action
from antipater.notation.positions import read_position, write_position
from antipater.server.views.registry import view_builder
from antipater.text.words import words_about

RULESETS = ("duel+agora", "duel+pantheon+agora")
EVERY = 5  # positions written and read


@pytest.mark.parametrize("name", RULESETS)
def test_a_game_as_text(name: str) -> None:
    """Each choice is read as it was written and told in both languages; each position is read as it was."""
    game, dice = ruleset(name), Dice(3)
    words = [words_about(game, language, ("Antoine", "Bruno")) for language in ("en", "fr")]
    state, moves = game.start(), 0
    while state.to_act():
        (seat,) = state.to_act()
        legal = state.legal(seat)
        action = dice.choose(legal)
        assert read_action(state, write_action(state, action, seat), seat) == action
        told = [one.action(state, action, seat) for one in words]
        assert seat == CHANCE or told[0] != told[1]
        if moves % EVERY == 0:
            for one in (state, *(state.observe(viewer) for viewer in (0, 1, SPECTATOR))):
                assert read_position(write_position(one)) == one
        state.apply(action, seat)
        moves += 1


def test_a_view_names_only_what_its_viewer_knows() -> None:
    """A11.2: of the opponent's conspiracies the number and the state, no names before they are triggered."""
    game, dice = ruleset("duel+agora"), Dice(8)
    builders = [view_builder(game, seat, ("Antoine", "Bruno"), "en") for seat in (0, 1)]
    state, met = game.start(), 0
    while state.to_act():
        (seat,) = state.to_act()
        if seat != CHANCE:
            for viewer, builder in enumerate(builders):
                table = builder.view(state.observe(viewer))["table"]
                for owner in (0, 1):
                    for one in table["cities"][str(owner)]["agora"]["conspiracies"]:
                        met += 1
                        shown = owner == viewer or one["state"] == "triggered"
                        assert (one["conspiracy"] is not None) == shown
        legal = state.legal(seat)
        state.apply(dice.choose(legal), seat)
    assert met


REFUSED_POSITIONS = [
    pytest.param("kept0=coup trail=0.given.coup,1.given.?", "does not lead to this position", id="another hand"),
    pytest.param("kept0=coup kept1=coup", "the conspiracy coup lies in two places", id="twice"),
    pytest.param("trail=0.prepare.coup", "takes what is not there", id="prepared from nothing"),
    pytest.param("trail=0.top.coup", "expected 3 values after top, not 1", id="too short"),
    pytest.param("control=0.1", "expected 6 values with points between them, not 2", id="too few chambers"),
    pytest.param("cubes0=9.9.0.0.0.0", "12 influence cubes", id="too many cubes"),
]


@pytest.mark.parametrize(("field", "message"), REFUSED_POSITIONS)
def test_refused_positions(field: str, message: str) -> None:
    """A conspiracy lies in one place, and the trail leads to where they lie; the sentence says what is wrong."""
    text = write_position(ruleset("duel+agora").start())
    with pytest.raises(BadText, match=message):
        read_position(text.replace(" agenda=", f" {field} agenda="))
