"""One action, one word: exact inverses, and refusals that say what would be right."""

import re
from collections import Counter

import pytest

from antipater.catalog import ruleset
from antipater.game.errors import BadText, IllegalAction
from antipater.game.seats import CHANCE
from antipater.notation.contract import notation
from antipater.notation.moves import read_action, write_action
from antipater.notation.positions import read_position
from antipater.notation.records import Record
from antipater.rules.duel.decisions import CHANCE_REMOVED, DO_BUILD, DO_ROW

CITIES = "coins0=4 wonders0=pyramids,sphinx coins1=4 cards1=press,brewery built1=colossus,piraeus"
PLAY = (
    "duel/1 age=2 structure=sawmill,courthouse,statue,forum,aqueduct,rostrum,walls,-,-,-,temple,-,-,-,-,-,-,-,-,- "
    f"{CITIES} agenda=turn@0"
)


def test_every_legal_action_has_its_word(games: list[Record]) -> None:
    """Every action that was possible in games of every ruleset is read as itself; every verb of Duel occurs."""
    verbs = Counter[str]()
    for record in games:
        for state in record.states():
            for seat in state.to_act():
                words = [write_action(state, action, seat) for action in state.legal(seat)]
                assert len(set(words)) == len(words), "two actions have one word"
                assert state.legal(seat) == [read_action(state, word, seat) for word in words]
                assert all(re.fullmatch(r"[a-z]+:[a-z0-9/=+@-]+", word) for word in words)
                verbs.update(word.partition(":")[0] for word in words)
    rows = notation("duel").rows
    assert set(verbs) >= {verb.key for verb in rows.actions if verb.first < DO_ROW}
    assert set(verbs) >= {verb.key for verb in rows.outcomes if verb.first < CHANCE_REMOVED}


REFUSED_MOVES = [
    pytest.param("erect:temple", 0, "column 1: there is no verb 'erect'; seat 0 can now: build, discard", id="verb"),
    pytest.param("draft:sphinx", 0, "column 1: draft is not what is due; seat 0 can now: build, discard", id="due"),
    pytest.param("discard", 0, "column 8: expected a colon and more, as in build:statue", id="no colon"),
    pytest.param("build:tempel", 0, "column 7: there is no card 'tempel'; did you mean temple?", id="near"),
    pytest.param("build:xyzzy", 0, "column 7: there is no card 'xyzzy'; expected a word such as lumber-yard", id="far"),
    pytest.param(
        "build:school",
        0,
        "column 7: school does not lie face up in the structure; accessible: statue, forum, walls, temple",
        id="elsewhere",
    ),
    pytest.param(
        "build:courthouse",
        0,
        "column 7: build:courthouse is impossible: covered (D3.2): slot 1, card courthouse, under walls",
        id="covered",
    ),
    pytest.param(
        "build:temple",
        0,
        "column 7: build:temple is impossible: cannot-afford (D5.7): item temple, cost 5, coins 4",
        id="cannot afford",
    ),
    pytest.param(
        "wonder:piraeus/temple",
        0,
        "column 8: wonder:piraeus/temple is impossible: already-built (D4.1): wonder piraeus",
        id="built",
    ),
    pytest.param("wonder:sphinx", 0, "column 14: expected / and the card used for it", id="no card"),
    pytest.param("wonder:law/temple", 0, "column 8: there is no wonder 'law'", id="no wonder"),
    pytest.param("build:temple", 1, "column 1: seat 1 cannot act: it is up to seat 0", id="other seat"),
    pytest.param("turn:3=forum", CHANCE, "column 1: chance cannot act: it is up to seat 0", id="no chance"),
]


@pytest.mark.parametrize(("word", "seat", "message"), REFUSED_MOVES)
def test_refused_moves(word: str, seat: int, message: str) -> None:
    state = read_position(PLAY)
    with pytest.raises(BadText) as refusal:
        read_action(state, word, seat)
    assert str(refusal.value).startswith(f"line 1, {message}")


def test_the_reason_comes_even_if_nothing_can_be_built() -> None:
    state = read_position(PLAY.replace("coins0=4", "coins0=0"))
    with pytest.raises(BadText, match=r"cannot-afford \(D5.7\): item walls, cost 4, coins 0"):
        read_action(state, "build:walls", 0)


REFUSED_CHANCE = [
    ("turn:6=temple", "column 6: the card of slot 4 is turned up now, not that of slot 6"),
    ("turn:20=temple", "column 6: expected a slot, a whole number from 0 to 19, not '20'"),
    ("turn:4", "column 7: expected = and the card it shows"),
    ("turn:4=altar", "column 6: turn:4=altar is impossible; possible: turn:4=sawmill, turn:4=brickyard, "),
]


@pytest.mark.parametrize(("word", "message"), REFUSED_CHANCE)
def test_refused_chance(word: str, message: str) -> None:
    state = read_position(f"duel/1 age=2 structure=-,-,-,-,?,-,-,-,-,?{',-' * 10} agenda=turn@0,turning:4.9")
    with pytest.raises(BadText) as refusal:
        read_action(state, word, CHANCE)
    assert str(refusal.value).startswith(f"line 1, {message}")


def test_destroying_the_wrong_colour() -> None:
    """D6.4: the reason names the colour that is asked for."""
    state = read_position(f"duel/1 age=2 {CITIES} agenda=end-turn@0,destroy@0:grey")
    assert read_action(state, "destroy:press", 0) in state.legal(0)
    with pytest.raises(BadText, match=r"wrong-color \(D6.4\): card brewery, colour grey"):
        read_action(state, "destroy:brewery", 0)


def test_only_legal_actions_have_words() -> None:
    state = ruleset("duel").start()
    with pytest.raises(IllegalAction, match="not-your-turn"):
        write_action(state, DO_BUILD, 0)


def test_nobody_moves_when_it_is_over() -> None:
    with pytest.raises(BadText, match="seat 1 cannot act: the game is over"):
        read_action(read_position("duel/1 age=3 won=civilian@both"), "build:press", 1)
