"""Positions of classic 7 Wonders as lines: exact inverses, true ones and views; refusals where they stand."""

from collections import Counter

import pytest

from antipater.game.errors import BadText
from antipater.game.seats import SPECTATOR
from antipater.notation.contract import notation
from antipater.notation.moves import read_action
from antipater.notation.positions import read_position, write_position
from antipater.notation.records import Record
from antipater.rules.classic.actions import CHOOSING, DEALING, DRAWING, DRAWING_LAST, GIVING_BOARD, REVIVING, SEVENTH
from antipater.rules.classic.turn import ClassicState
from tests.notation.conftest import played

BOARDS = "board0=gizah-a board1=rhodos-a board2=babylon-b"
START = (
    f"classic/1 {BOARDS} hand0=baths,altar,stockade,barracks,guard-tower,apothecary,scriptorium "
    "hand1=lumber-yard,stone-pit,ore-vein,clay-pool,loom-i,press-i,theater "
    "hand2=clay-pit,timber-yard,glassworks-i,east-trading-post,west-trading-post,marketplace,workshop"
)
VIEW = (
    "classic/1 viewer=0 board0=gizah-a coins0=6 played0=sell:baths board1=rhodos-a played1=lumber-yard "
    "board2=babylon-b coins2=6 played2=sell:? hand0=glassworks-i,marketplace,timber-yard,workshop,clay-pit,stone-pit "
    "hand1=?,?,?,?,?,? hand2=?,?,?,?,?,? "
    "remembered=baths.altar.stockade.barracks.guard-tower.apothecary.scriptorium"
)
TWO = (
    "classic/1 players=2 board0=gizah-a board1=rhodos-a board2=babylon-b drawn=press-i "
    "hand0=baths,altar,stockade,barracks,guard-tower,apothecary,scriptorium,press-i "
    "hand1=lumber-yard,stone-pit,ore-vein,clay-pool,loom-i,clay-pit,theater"
)

SOLD = (
    "classic/1 players=2 board0=gizah-a board1=rhodos-a board2=babylon-b drawn=press-i,loom-i "
    "open=pawnshop.traders-guild played0=sell:scriptorium "
    "hand0=lumber-yard,stone-pit,clay-pool,clay-pit,theater,guard-tower "
    "played1=sell:ore-vein hand1=loom-i,press-i,baths,altar,stockade,barracks,apothecary played2=sell:marketplace"
)


def test_every_position_of_a_game(classic_games: list[Record]) -> None:
    """Games of 2 to 7, every ply, whatever is owed; different positions have different lines."""
    owed = Counter[int]()
    lines: dict[bytes, str] = {}
    for record in classic_games:
        for state in record.states():
            line = write_position(state)
            again = read_position(line)
            assert state == again
            assert line == write_position(again)
            lines[state.key()] = line
            assert isinstance(state, ClassicState)
            owed[state.kinds[state.depth - 1] if state.depth else 0] += 1
    assert len(lines) == len(set(lines.values()))
    assert set(owed) == {0, CHOOSING, SEVENTH, REVIVING, GIVING_BOARD, DEALING, DRAWING, DRAWING_LAST}


def test_what_a_seat_may_know(classic_games: list[Record]) -> None:
    """C8: every view is read as it was written, memories, looks at the pile and sealed choices included."""
    looked = 0
    for record in classic_games:
        for number, state in enumerate(record.states()):
            for viewer in (number % record.game().seats,) if number % 3 else (SPECTATOR,):
                seen = state.observe(viewer)
                line = write_position(seen)
                assert seen == read_position(line)
                looked += "looked=" in line
    assert looked


def test_sealed_choices() -> None:
    """C2.1: a choice is in the position, and in what its seat may know, but in nobody else's view."""
    state = read_position(START)
    state.apply(read_action(state, "build:altar", 0), 0)
    line = write_position(state)
    assert "chosen0=build:altar" in line
    assert state == read_position(line)
    assert "chosen0=build:altar" in write_position(state.observe(0))
    assert write_position(state.observe(1)) == write_position(read_position(START).observe(1))


def test_the_choice_for_the_free_city() -> None:
    """C9.4: the controller's second choice belongs to the third city."""
    state = read_position(TWO)
    for word in ("build:altar", "build:press-i"):
        state.apply(read_action(state, word, 0), 0)
    assert "chosen0=build:altar" in write_position(state)
    assert "chosen2=build:press-i" in write_position(state)
    for seen in (state, state.observe(0)):
        assert seen == read_position(write_position(seen))


def test_fields_may_come_in_any_order(classic_games: list[Record]) -> None:
    """Order and usual values do not matter when reading; the line written is the same."""
    lines = notation("classic")
    usual = [f"{name}={lines.fields[name].write(value)}" for name, value in lines.usual.items()]
    for state in list(classic_games[0].states())[::9] + list(classic_games[1].states())[::9]:
        head, *words = write_position(state).split(" ")
        given = {word.partition("=")[0] for word in words}
        words += [word for word in usual if word.partition("=")[0] not in given]
        assert write_position(read_position("  ".join([head, *reversed(words)]))) == write_position(state)


@pytest.mark.parametrize("line", [START, VIEW, TWO, SOLD])
def test_hands_may_come_in_any_order(line: str) -> None:
    assert read_position(line) == read_position(write_position(read_position(line)))


REFUSED_POSITIONS = [
    ("classic/1 players=8", "players", "expected players, a whole number from 2 to 7, not '8'"),
    ("classic/1 viewer=5", "viewer", "the viewer is none of 3 players"),
    ("classic/1 board3=gizah-a", "board3", "3 players have 3 cities, 0 to 2"),
    ("classic/1 board0=giza-a", "board0", "there is no board 'giza'; did you mean gizah"),
    ("classic/1 board0=gizah", "board0", "expected - and a side: a, b or ?"),
    ("classic/1 board0=gizah-c", "board0", "there is no side 'c'; expected one of: ?, a, b"),
    ("classic/1 board0=gizah-a board1=gizah-b", "board1", "city 0 has that board already (C1.2)"),
    ("classic/1 board0=gizah-a played0=altar", "played0", "city 0 has played more cards than others"),
    (f"classic/1 {BOARDS} played0=altar", "", "city 1 has played fewer cards"),
    (f"classic/1 {BOARDS} played0=eat:altar", "played0", "there is no use of a card 'eat'"),
    (f"classic/1 {BOARDS} played0=?", "played0", "there is no card '?'"),
    (f"classic/1 {BOARDS} played0=sell:?", "played0", "card 1 of Age I cannot be hidden here"),
    (f"classic/1 {BOARDS} played0=altar/altar", "played0", "an Age has 7 cards of each city"),
    (f"classic/1 {BOARDS} hand0=altar hand1=baths", "hand0", "seat 0 holds 2 cards by now, not 1"),
    (f"classic/1 {BOARDS} hand0=altar,altar", "hand0", "the deck of Age I for 3 players has only 1 altar (C1.3)"),
    (f"classic/1 {BOARDS} hand0=tavern", "hand0", "the deck of Age I for 3 players has no tavern (C1.3)"),
    (f"classic/1 {BOARDS} hand0=temple", "hand0", "the deck of Age I for 3 players has no temple (C1.3)"),
    (f"classic/1 {BOARDS} hand0=?", "hand0", "the hand of seat 0 cannot be hidden here"),
    (f"classic/1 {BOARDS} chosen0=sell:altar", "chosen0", "nobody chooses a card now"),
    (f"classic/1 {BOARDS} coins0=-1", "coins0", "expected coins, a whole number from 0 to 999, not '-1'"),
    (f"classic/1 {BOARDS} revived=altar", "revived", "there were fewer occasions to build a card of the pile"),
    (f"classic/1 {BOARDS} drawn=altar", "drawn", "only two players play for the Free City (C9.1)"),
    (f"classic/1 {BOARDS} remembered=altar", "remembered", "only a viewer remembers something"),
    (f"{START} chosen0=sell:press-i", "chosen0", "sell:press-i is impossible: not-in-hand (C2.1)"),
    (
        f"{START} chosen0=sell:altar chosen1=sell:theater chosen2=sell:workshop",
        "chosen0",
        "somebody must be left to choose",
    ),
    (VIEW.replace("sell:?", "sell:theater"), "played2", "card 1 of Age I is hidden from the viewer"),
    (VIEW.replace("sell:baths", "sell:?"), "played0", "card 1 of Age I cannot be hidden here"),
    (VIEW.replace("remembered=baths", "remembered=theater"), "remembered", "baths was not in the hand it left"),
    (VIEW.replace("altar.stockade", "altar"), "remembered", "hand 1 had 7 cards, not 6"),
    (VIEW.replace("altar.stockade", "altar.clay-pit"), "remembered", "the deck of Age I for 3 players has only 1"),
    (VIEW + " chosen1=sell:press-i", "chosen1", "the choice of seat 1 is hidden from the viewer (C2.1)"),
    (TWO.replace("drawn=press-i", "drawn=altar,baths"), "drawn", "1 cards were drawn"),
    (TWO.replace("drawn=press-i", "drawn=theater"), "drawn", "theater was not in the hand it was drawn to"),
    (TWO + " chosen2=build:altar", "chosen2", "the seat that plays for the Free City chooses its own card first"),
    (TWO + " open=altar", "open", "the Free City has sold 0 cards, not 1 (C9.5)"),
    (SOLD.replace("pawnshop", "altar"), "open", "the Free City must build altar rather than sell (C9.5)"),
    (SOLD.replace("pawnshop", "temple"), "open", "the deck of Age I for 2 players has no temple (C1.3)"),
]


@pytest.mark.parametrize(("text", "field", "message"), REFUSED_POSITIONS)
def test_refused_positions(text: str, field: str, message: str) -> None:
    """The place of the error lies within the field that is to blame, if that is written."""
    with pytest.raises(BadText) as refusal:
        read_position(text)
    assert f": {message}" in str(refusal.value)
    word = text[: refusal.value.column - 1].rpartition(" ")[2]
    assert word.startswith(f"{field}=") if field else refusal.value.column == 1


AGE = "baths,altar,stockade,barracks,guard-tower,apothecary,last:scriptorium"


REFUSED_CITIES = [
    (AGE.replace("last:", ""), "card 7 of Age I goes to the pile without coins (C2.3)"),
    (AGE.replace("baths", "last:baths"), "card 1 of Age I is played (C2.3)"),
    (AGE.replace("baths", "free:baths"), "city 0 could not build baths for nothing (C6.1)"),
    (AGE.replace("baths", "altar"), "altar stands in one city twice: city 0 (C3.2)"),
    ("stage:baths,stage:altar,stage:stockade,stage:barracks", "city 0 has no stage left to build (C3.7)"),
]


def city_of(played: str) -> str:
    """Return a position in which city 0 did this with its cards."""
    others = "lumber-yard,sell:stone-pit,sell:ore-vein,sell:clay-pool,sell:loom-i,sell:press-i,last:theater"
    rest = ",".join(others.split(",")[: played.count(",") + 1])
    boards = BOARDS.replace("gizah-a", "rhodos-b").replace("rhodos-a", "gizah-a")
    return f"classic/1 {boards} played0={played} played1={rest} played2={rest}"


@pytest.mark.parametrize(("played", "message"), REFUSED_CITIES)
def test_refused_cities(played: str, message: str) -> None:
    """What a city cannot have done with its cards, whatever the others did."""
    with pytest.raises(BadText) as refusal:
        read_position(city_of(played))
    assert message in str(refusal.value)


def test_the_pile_after_a_look() -> None:
    """C9.8: for the Free City now one, now the other looks; what is built from the pile later is no longer there."""
    record = played(6, "classic", players="2", boards="?,?,halikarnassos", sides="??b")
    for state in record.states():
        for viewer in (0, 1):
            assert state.observe(viewer) == read_position(write_position(state.observe(viewer)))
