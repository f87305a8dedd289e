"""One position, one line: exact inverses everywhere in a game, and refusals with line, column and what is right."""

import pytest

from antipater.catalog import ruleset
from antipater.data.columns import BY_KEY, EFFECT_START
from antipater.game.contract import State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.notation.contract import notation_of
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import Record
from antipater.rules.duel.arrange import Arrangement, CityHoldings, arranged
from antipater.rules.duel.decisions import (
    OWE_AGE,
    OWE_DRAFT,
    OWE_EFFECTS,
    OWE_END_TURN,
    OWE_REVIVE,
    OWE_TURN,
    OWE_TURNING,
)

EMPTY = ",".join("-" * 17)


def test_every_position_of_a_game(games: list[Record]) -> None:
    """Games of every ruleset, every ply: chance, the draft, effects, the end; different positions differ."""
    lines: dict[bytes, str] = {}
    for record in games:
        for state in record.states():
            line = write_position(state)
            again = read_position(line)
            assert state == again
            assert line == write_position(again)
            lines[state.key()] = line
    assert len(lines) == len(set(lines.values()))


def test_fields_may_come_in_any_order(games: list[Record]) -> None:
    """Order and usual values do not matter when reading; the line written is the same."""
    for state in [*games[0].states(), *games[4].states()]:
        lines = notation_of(state)
        usual = [f"{name}={lines.fields[name].write(value)}" for name, value in lines.usual.items() if name != "active"]
        head, *words = write_position(state).split(" ")
        given = {word.partition("=")[0] for word in words}
        words += [word for word in usual if word.partition("=")[0] not in given]
        assert write_position(read_position("  ".join([head, *reversed(words)]))) == write_position(state)


def test_a_position_of_our_own_choosing() -> None:
    """What no game reaches can be written too: effects that wait under a choice."""
    wonder = BY_KEY["appian-way"].number
    waiting = (OWE_EFFECTS, 1, (EFFECT_START[wonder] + 1) << 8 | wonder)
    given = Arrangement(
        age=1,
        turn=1,
        discard=[BY_KEY["press"].number],
        cities=(CityHoldings(), CityHoldings(coins=0, built=[0])),
        agenda=[(OWE_END_TURN, 1, 0), waiting, (OWE_REVIVE, 1, 0)],
    )
    line = "duel/1 age=1 discard=press coins1=0 built1=appian-way agenda=end-turn@1,effects@1:appian-way/1,revive@1"
    assert line == write_position(arranged(given))
    assert read_position(line) == arranged(given)


def test_what_is_read_can_be_played() -> None:
    """A hand-made position in the middle of laying out an Age goes on to the end."""
    structure = ",".join(["+"] * 2 + ["?"] * 3 + ["+"] * 4 + ["?"] * 2 + ["+"] * 4 + ["?"] * 3 + ["+"] * 2)
    turning = "0.1.5.6.7.8.11.12.13.14.18.19"
    state = read_position(f"duel/1 age=3 structure={structure} agenda=first@1,turning:{turning},guilds:3")
    dice = Dice(5)
    dealer = DiceDealer(dice)
    while seats := dealer.settle(state):
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
    assert sum(state.returns()) == ruleset("duel").prize


def test_a_line_may_be_wrapped() -> None:
    assert read_position("duel/1 age=3\n  won=civilian@0\n") == read_position("duel/1 age=3 won=civilian@0")
    with pytest.raises(BadText, match="line 2, column 7: there is no victory 'x'"):
        read_position("duel/1 age=3\n  won=x\n")


def test_another_game_has_no_line() -> None:
    with pytest.raises(TypeError, match="no notation for a State"):
        write_position(State())


HEADS = "duel/1 or duel+pantheon/1 or duel+agora/1 or duel+pantheon+agora/1 or classic/1"


REFUSED_POSITIONS = [
    (
        "",
        f"column 1: expected {HEADS}, not ''",
    ),
    (
        "go/1 age=1",
        f"column 1: expected {HEADS}, not 'go/1'",
    ),
    (
        "duel",
        f"column 1: expected {HEADS}, not 'duel'",
    ),
    (
        "duel/2 age=1",
        "column 1: this position was written with version 2 of duel, and only version 1 is known here",
    ),
    ("duel/1 coin0=3", "column 8: there is no field 'coin0'; did you mean coins0 or coins1"),
    ("duel/1 age", "column 11: expected = and a value after age"),
    ("duel/1 age=1 age=1", "column 14: age stands here a second time"),
    ("duel/1 age=4", "column 12: expected an Age, a whole number from 0 to 3, not '4'"),
    ("duel/1 age=٣", "column 12: expected an Age, a whole number from 0 to 3, not '٣'"),
    ("duel/1 board=law,lore", "column 18: there is no progress token 'lore'; expected one of:"),
    ("duel/1 board=law,law", "column 18: law stands here twice"),
    ("duel/1 loot=3@0", "column 13: there is no military token '3@0'; did you mean"),
    ("duel/1 structure=?,?", "column 18: a structure has 20 slots, not 2"),
    (f"duel/1 structure=?,!,?,{EMPTY}", "column 20: there is no card '!'"),
    ("duel/1 won=military", "column 20: expected @ and the winner: 0, 1 or both"),
    ("duel/1", "column 1: either something is owed (agenda) or the game is over (won)"),
    ("duel/1 agenda=first@0 won=civilian@0", "column 15: either something is owed (agenda) or the game"),
    ("duel/1 agenda=tur@0", "column 15: there is no entry of the agenda 'tur'; did you mean turn"),
    ("duel/1 agenda=turn", "column 19: expected @ and a seat after turn"),
    ("duel/1 agenda=turn@2", "column 20: expected a seat, a whole number from 0 to 1, not '2'"),
    ("duel/1 agenda=age@0:1", "column 18: age has no seat"),
    ("duel/1 agenda=turn@0:1", "column 21: turn is about nothing more"),
    ("duel/1 agenda=age", "column 18: expected a colon and what age is about"),
    ("duel/1 agenda=age:1", "column 15: age goes on by itself; expected a choice on top of it"),
    ("duel/1 agenda=revive@0", "column 15: revive cannot lie at the bottom; expected age, end-turn"),
    ("duel/1 agenda=turn@0,token@0:wheel", "column 22: token cannot lie on turn; expected turning"),
    ("duel/1 agenda=end-turn@0,effects@0:press/1,revive@0", "column 36: press has no effects that could be left"),
    ("duel/1 age=1 agenda=end-turn@0,revive@0", "column 21: there is nothing to choose from for what is owed last"),
    ("duel/1 pawn=9 agenda=age:1,tokens:1", "column 13: the game is over when the pawn stands"),
    ("duel/1 age=1 discard=press cards0=press won=civilian@0", "column 35: press lies there already: discard"),
    ("duel/1 age=1 cards0=senate won=civilian@0", "column 21: senate is not seen before its Age; this is Age I"),
    (f"duel/1 age=2 structure=press,-,-,{EMPTY} agenda=turn@0", "column 24: press is no card of Age II"),
    (
        f"duel/1 age=1 structure=?,-,-,{EMPTY} agenda=turn@0",
        "column 24: slot 0 is accessible, so it must be turned up (D3.3)",
    ),
    (f"duel/1 age=1 structure=+,-,-,{EMPTY} agenda=turn@0", "column 24: nothing lays out slot 0"),
    (
        f"duel/1 age=1 structure=press,-,-,{EMPTY} agenda=turn@0,turning:0",
        "column 75: slot 0 has no card to turn",
    ),
    ("duel/1 age=1 agenda=turn@0", "column 21: a turn needs a structure"),
    ("duel/1 age=1 agenda=age:1,tokens:1", "column 21: Age I cannot begin now: this is Age I"),
    ("duel/1 agenda=age:1,draft@1:0", "column 15: wonder 1 is taken by seat 0"),
    ("duel/1 agenda=age:1,draft@0:0,wonders:2", "column 1: after 0 wonders 4 are there to draft, not 2"),
    ("duel/1 pool=sphinx agenda=age:1,round:4,tokens:1", "column 13: 4 wonders are to come"),
    ("duel/1 shown=sphinx built0=piraeus agenda=age:1,draft@0:3", "column 28: nobody builds a wonder before"),
    ("duel/1 active=1 agenda=end-turn@0,revive@0", "column 15: the active player is seat 0, whose turn it is"),
    ("duel/1 age=1 drawn=law won=civilian@0", "column 20: nobody chooses among drawn tokens"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED_POSITIONS)
def test_refused_positions(text: str, message: str) -> None:
    with pytest.raises(BadText) as refusal:
        read_position(text, line=3)
    assert str(refusal.value).startswith(f"line 3, {message}")


@pytest.mark.parametrize(
    ("given", "line"),
    [
        pytest.param(Arrangement(age=0, winner=2, victory=1), "duel/1 won=civilian@both", id="over"),
        pytest.param(
            Arrangement(age=0, shown=[9], agenda=[(OWE_AGE, 0, 1), (OWE_DRAFT, 0, 3)]),
            "duel/1 shown=sphinx agenda=age:1,draft@0:3",
            id="draft",
        ),
        pytest.param(
            Arrangement(age=1, turn=1, loot=0, hidden=[3], agenda=[(OWE_TURN, 1, 0), (OWE_TURNING, CHANCE, 8)]),
            f"duel/1 age=1 loot=none structure=-,-,-,?{',-' * 16} agenda=turn@1,turning:3",
            id="turning",
        ),
    ],
)
def test_lines(given: Arrangement, line: str) -> None:
    assert line == write_position(arranged(given))
    assert read_position(line) == arranged(given)
