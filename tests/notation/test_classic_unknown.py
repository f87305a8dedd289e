"""Tables of classic 7 Wonders of which somebody knows only a part: the rest becomes any cards that are left."""

import re

import pytest

from antipater.data.classic_columns import BY_KEY
from antipater.game.dice import Dice
from antipater.game.errors import BadText
from antipater.notation.classic_unknown import with_any_cards
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import Record
from antipater.rules.classic.turn import ClassicState
from tests.notation.test_classic_positions import START, TWO


def hidden(line: str) -> str:
    """Return a position without what seat 0 does not see: other hands, and cards that were discarded or put under."""
    line = re.sub(r" chosen\d=\S+", "", line)
    line = re.sub(r"(stage|sell|last):[\w-]+", r"\1:?", line)
    return re.sub(r"( hand[1-9]=)(\S+)", lambda match: match[1] + re.sub(r"[\w-]+", "?", match[2]), line)


def test_a_table_of_a_game_is_filled_up(classic_games: list[Record]) -> None:
    """What is known stays, what is not becomes cards that fit; the same dice give the same cards."""
    met = 0
    for record in classic_games:
        if record.game().seats == 2:
            continue
        for state in list(record.states())[::7]:
            assert isinstance(state, ClassicState)
            line = write_position(state)
            known = hidden(line)
            if known == re.sub(r" chosen\d=\S+", "", line) or "revived" in known:
                continue  # a card of the pile was built, which must have been discarded
            met += 1
            with pytest.raises(BadText, match="cannot be hidden here"):
                read_position(known)
            filled = with_any_cards(known, Dice(3))
            assert filled == with_any_cards(known, Dice(3))
            assert known == hidden(write_position(read_position(filled)))
    assert met > 20


def test_no_card_comes_twice() -> None:
    """C1.3: the deck of Age I for three players has one of each card; with six hands named, one choice is left."""
    first = START.replace("hand0=baths,", "hand0=?,")
    assert read_position(with_any_cards(first, Dice(1))) == read_position(START)


@pytest.mark.parametrize(
    "text", ["", "classic/1 played0=?,?,eat:? hand0=nothing,? players=9", "classic/1 hand0=" + ",?" * 99]
)
def test_wrong_texts_stay_wrong(text: str) -> None:
    assert set(re.findall(r"[\w-]+", with_any_cards(text, Dice(1)))) - set(re.findall(r"[\w-]+", text)) <= set(BY_KEY)
    if text:
        with pytest.raises(BadText):
            read_position(with_any_cards(text, Dice(1)))


def test_a_table_for_two_is_not_filled_up() -> None:
    """C9.4: what was drawn for the Free City must have been in the right hand."""
    text = TWO.replace("hand1=lumber-yard", "hand1=?")
    assert text == with_any_cards(text, Dice(1))
