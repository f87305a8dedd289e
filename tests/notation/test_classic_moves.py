"""The words of classic 7 Wonders: exact inverses, coins instead of ranks, refusals, and what others see of them."""

import re
from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.game.errors import BadText
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.notation.classic_moves import ROWS
from antipater.notation.moves import read_action, write_action, write_seen
from antipater.notation.positions import read_position
from antipater.notation.records import Record
from antipater.rules.classic.actions import FREE, SELL, STAGE

BOARDS = "board0=gizah-a board1=rhodos-a board2=babylon-a"
HANDS = (
    "hand0=baths,altar,stockade,barracks,guard-tower,apothecary,scriptorium "
    "hand1=lumber-yard,stone-pit,ore-vein,clay-pool,loom-i,press-i,theater "
    "hand2=clay-pit,timber-yard,glassworks-i,east-trading-post,west-trading-post,marketplace,workshop"
)
TURN = f"classic/1 {BOARDS} {HANDS}"
TRADE = (
    "classic/1 board0=gizah-a coins0=9 played0=altar board1=rhodos-a played1=lumber-yard board2=babylon-a "
    "played2=timber-yard hand0=stockade,stone-pit,clay-pool,ore-vein,loom-i,press-i "
    "hand1=clay-pit,glassworks-i,east-trading-post,west-trading-post,marketplace,workshop "
    "hand2=baths,barracks,guard-tower,apothecary,theater,scriptorium"
)


def test_every_legal_action_has_its_word(classic_games: list[Record]) -> None:
    """Every action that was possible in games of 2 to 7 is read as itself; every verb occurs."""
    verbs = Counter[str]()
    for record in classic_games:
        for state in record.states():
            for seat in state.to_act():
                words = [write_action(state, action, seat) for action in state.legal(seat)]
                assert len(set(words)) == len(words), "two actions have one word"
                assert state.legal(seat) == [read_action(state, word, seat) for word in words]
                assert all(re.fullmatch(r"[a-z]+:[a-z0-9=+-]+", word) for word in words)
                verbs.update(word.partition(":")[0] for word in words)
    assert set(verbs) == {verb.key for verb in (*ROWS.actions, *ROWS.outcomes)}


def test_the_coins_are_written() -> None:
    """C3.5: every way to pay has its word, cheapest first; the coins for the bank follow from the card."""
    state = read_position(TRADE)
    words = [write_action(state, action, 0) for action in state.legal(0)]
    assert [word for word in words if "stockade" in word] == [
        "build:stockade+right2",
        "build:stockade+left2",
        "stage:stockade+right2",
        "sell:stockade",
    ]


REFUSED_MOVES = [
    ("erect:altar", 0, "column 1: there is no verb 'erect'; seat 0 can now: build, sell"),
    ("revive:altar", 0, "column 1: revive is not what is due; seat 0 can now: build, sell"),
    ("deal:0=altar", CHANCE, "column 1: chance cannot act: it is up to seat 0 and seat 1 and seat 2"),
    ("build", 0, "column 6: expected a colon and more, as in build:"),
    ("build:altr", 0, "column 7: there is no card 'altr'; did you mean altar"),
    ("build:?", 0, "column 7: there is no card '?'"),
    ("build:altar+2", 0, "column 12: expected coins for the neighbours, as in +left2+right1, not '+2'"),
    ("build:altar+right2+left2", 0, "column 12: expected coins for the neighbours"),
    ("build:altar+left0", 0, "column 12: expected coins for the neighbours"),
    ("build:altar+left2", 0, "column 12: that is not what is paid; offered: altar (C3.5)"),
    ("build:press-i", 0, "column 7: build:press-i is impossible: not-in-hand (C2.1): card press-i"),
    ("build:stockade", 0, "column 7: build:stockade is impossible: not-for-sale (C3.4): item stockade"),
    ("build:guard-tower", 0, "column 18: that is not what is paid; offered: guard-tower+right2 (C3.5)"),
    ("stage:altar", 0, "column 7: stage:altar is impossible: not-for-sale (C3.4): item gizah-a-1"),
    ("free:altar", 0, "column 6: free:altar is impossible: no-free-building (C6.1): card altar"),
    ("sell:?", 0, "column 6: there is no card '?'"),
]


@pytest.mark.parametrize(("word", "seat", "message"), REFUSED_MOVES)
def test_refused_moves(word: str, seat: int, message: str) -> None:
    state = read_position(TURN)
    with pytest.raises(BadText) as refusal:
        read_action(state, word, seat)
    assert str(refusal.value).startswith(f"line 1, {message}")


REFUSED_CHANCE = [
    ("classic/1", "board:1=gizah-a", "column 7: expected 0, who receives now, not '1'"),
    ("classic/1", "board:0", "column 8: expected = and a side of a board"),
    ("classic/1", "board:0=gizah", "column 9: there is no side of a board 'gizah'; did you mean gizah-"),
    (
        "classic/1 board0=gizah-a",
        "board:1=gizah-b",
        "column 7: board:1=gizah-b is impossible; possible: board:1=al",
    ),
    (f"classic/1 {BOARDS}", "deal:0=tavern", "column 6: deal:0=tavern is impossible; possible: deal:0=lumber-yard"),
    (f"classic/1 {BOARDS}", "board:0=gizah-a", "column 1: board is not what is due; chance can now: deal"),
]


@pytest.mark.parametrize(("line", "word", "message"), REFUSED_CHANCE)
def test_refused_chance(line: str, word: str, message: str) -> None:
    state = read_position(line)
    with pytest.raises(BadText) as refusal:
        read_action(state, word, CHANCE)
    assert str(refusal.value).startswith(f"line 1, {message}")


def test_a_choice_is_made_once() -> None:
    """C2.1: whoever has chosen cannot choose again; the others still can."""
    state = read_position(TURN)
    state.apply(read_action(state, "build:altar", 0), 0)
    with pytest.raises(BadText, match="seat 0 cannot act: it is up to seat 1 and seat 2"):
        read_action(state, "build:altar", 0)
    assert write_action(state, read_action(state, "build:theater", 1), 1) == "build:theater"


@pytest.mark.parametrize(
    ("word", "others"),
    [
        ("sell:ore-vein", "sell:?"),
        ("stage:clay-pool+left2", "stage:?+left2"),
        ("build:press-i", "build:press-i"),
    ],
)
def test_what_others_see_of_a_move(word: str, others: str) -> None:
    """C8.3: what was built and paid is seen, not the card under a stage or in the pile."""
    state = read_position(TRADE.replace("board0=gizah-a", "board0=olympia-a"))
    action = read_action(state, word, 0)
    seen = [write_seen(ruleset("classic"), state, action, 0, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert seen == [word, others, others, others]


def test_what_others_see_in_whole_games(classic_games: list[Record]) -> None:
    """C8.1 to C8.3: only cards dealt to others, sold, or put under a stage are hidden; coins never are."""
    for record in classic_games[:3]:
        game = record.game()
        for state, event in zip(record.states(), record.events, strict=False):
            word = write_action(state, event.action, event.seat)
            for viewer in (*range(game.seats), SPECTATOR):
                seen = write_seen(game, state, event.action, event.seat, viewer)
                if seen == word:
                    assert event.seat != CHANCE or not word.startswith("pile")
                    own = event.seat == viewer or word.startswith(f"deal:{viewer}=")
                    assert own or word.partition(":")[0] in ("build", "free", "revive", "board")
                elif event.seat == CHANCE:
                    assert seen in ("deal:?", "pile:?")
                else:
                    assert STAGE <= event.action < FREE or event.action >= SELL
                    assert seen == re.sub(r":[a-z-]+", ":?", word)
