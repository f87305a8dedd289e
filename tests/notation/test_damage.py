"""Damaged text: whatever is changed, cut or swapped, it is refused as BadText or read as something whole."""

from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from antipater.catalog import names, ruleset
from antipater.game.contract import State
from antipater.game.dealer import DiceDealer
from antipater.game.dice import Dice
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE
from antipater.notation.contract import notation
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position, write_position
from antipater.notation.reading import decoded
from antipater.notation.records import load_record, read_record, write_record
from antipater.rules.classic.actions import NOBODY
from antipater.rules.classic.turn import ClassicState

FOLDER = Path(__file__).parents[1] / "records"
GAMES = [load_record(path) for path in sorted(FOLDER.iterdir())]
TEXTS = [write_record(record) for record in GAMES]
POSITIONS = [state for record in GAMES for state in list(record.states())[::7]]
WRITTEN = [write_position(seen) for state in POSITIONS for seen in (state, state.observe(0))]
WORDS = sorted({word for line in WRITTEN for word in line.replace("=", " ").replace(",", " ").split()})
SIGNS = ["", " ", "\n", "@1", ":", "=", ",", "-", "?", "+", ".", "0", "19", "{", "}", "[", '"', "\\", "١", "\x00"]
SNIPPETS = st.sampled_from([*SIGNS, *WORDS])
ROWS = [notation(name).rows for name in names()]
VERBS = sorted({verb.key for rows in ROWS for verb in (*rows.actions, *rows.outcomes)})


@st.composite
def damaged(draw: st.DrawFn, texts: list[str]) -> str:
    """Draw a text in which a few pieces are replaced by others."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(SNIPPETS) + text[end:]
    return text


@st.composite
def rewritten(draw: st.DrawFn) -> str:
    """Draw a position in which whole values are those of another, so that much of it can still be read."""
    head, *words = draw(st.sampled_from(WRITTEN)).split(" ")
    values = dict(word.split("=") for word in words)
    others = dict(word.split("=") for word in draw(st.sampled_from(WRITTEN)).split(" ")[1:])
    for field in draw(st.lists(st.sampled_from(sorted(notation(head.partition("/")[0]).fields)), max_size=3)):
        values.pop(field, None)
        values |= {field: others[field]} if field in others else {}
    return " ".join([head, *(f"{field}={value}" for field, value in values.items())])


def played_on(state: State) -> State:
    """Return the end of a position, or of a world behind an observation, played at random."""
    dice = Dice(3)
    if not isinstance(state, ClassicState):
        state = ruleset(state.ruleset).imagine(state, dice)
    dealer = DiceDealer(dice)
    while seats := dealer.settle(state):
        state.apply(dice.choose(state.legal(seats[0])), seats[0])
    return state


def is_view(state: State) -> bool:
    """Return whether this is a view of classic 7 Wonders; if it was damaged, there need be no world behind it."""
    return isinstance(state, ClassicState) and state.viewer != NOBODY


@settings(max_examples=400)
@given(text=damaged(WRITTEN) | rewritten())
def test_positions(text: str) -> None:
    """Whatever is read as a position is written the same way again, and can be played to the end."""
    try:
        state = read_position(text)
    except BadText:
        return
    assert state == read_position(write_position(state))
    assert is_view(state) or sum(played_on(state).returns()) == ruleset(state.ruleset).prize


@settings(max_examples=200)
@given(text=damaged(TEXTS))
def test_records(text: str) -> None:
    try:
        record = read_record(text)
    except BadText:
        return
    assert record == read_record(write_record(record))


@settings(max_examples=200)
@given(text=st.sampled_from(TEXTS), share=st.floats(0, 1))
def test_records_cut_off(text: str, share: float) -> None:
    """A file cut at any byte is refused, or is the beginning of the same game."""
    data = text.encode()
    cut = data[: int(share * len(data))]
    for part in (cut, cut[: cut.rfind(b"\n") + 1]):
        try:
            record = read_record(decoded(part))
        except BadText:
            continue
        assert record.events == read_record(text).events[: len(record.events)]


@settings(max_examples=200)
@given(
    state=st.sampled_from(POSITIONS), verb=st.sampled_from(VERBS), thing=st.sampled_from(WORDS) | st.text(max_size=9)
)
def test_moves(state: State, verb: str, thing: str) -> None:
    """A word is refused or is legal."""
    for seat in (CHANCE, 0, 1):
        try:
            action = read_action(state, f"{verb}:{thing}", seat)
        except BadText:
            continue
        assert action in state.legal(seat)
