"""Positions with Agora: what cannot lie on a table, what follows from conspiracies in hands, and views put back."""

import pytest

from antipater.data.agora import CONSPIRACIES, DECREES
from antipater.game.errors import BadPosition
from antipater.game.seats import SPECTATOR, UNKNOWN
from antipater.rules.agora import trail
from antipater.rules.agora.arrange import AgoraArrangement, arrangement_of
from antipater.rules.agora.decisions import FACE_DOWN, NO_DECREE
from antipater.rules.agora.part import Agora
from antipater.rules.agora.trail import GIVEN, KEPT_BOTH, PREPARED, TO_BOTTOM, TO_TOP, TRIGGERED, TRIGGERED_UNPREPARED
from antipater.rules.duel import arrange as duel
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.state import DuelState

COUNT = len(CONSPIRACIES)
DEEDS = (TO_TOP, TO_BOTTOM, KEPT_BOTH, PREPARED, TRIGGERED, TRIGGERED_UNPREPARED, GIVEN)


def laid(**own: object) -> DuelState:
    """Put a position with Agora on a table."""
    given = {"agora": AgoraArrangement(**own)}  # type: ignore[arg-type]
    return arranged(Arrangement(age=2, slots={0: 40}, agenda=[(OWE_TURN, 0, 0)], parts=given), (Agora,))


def chambers(value: int, missing: int) -> list[int]:
    """Return a value for the first chamber, and another one for all others."""
    return [value, *[missing] * 5]


def entry(seat: int, what: int, shown: int = -1, *private: int) -> int:
    """Return an entry of the trail."""
    return trail.entry(seat, what, shown, *private) if private else trail.entry(seat, what, shown, -1, -1, -1)


ONE_TWICE = f"the conspiracy {CONSPIRACIES[0].key} lies in two places"
DECREE_TWICE = f"the decree {DECREES[0].key} lies in two chambers"
READY = "a player has at most 13 prepared conspiracies, each with a card"
SENATORS = "a senator is in one city at most"
FACE_UP = "the trail of conspiracies turns up one that does not lie face up"
TRAIL = {"kept": [0b1, 0]}


@pytest.mark.parametrize(
    ("own", "message"),
    [
        pytest.param({"ready": [[3], []]}, READY, id="prepared without a card"),
        pytest.param({"ready": [[], [*range(14)]], "ready_cards": [[], [-1] * 14]}, READY, id="too many prepared"),
        pytest.param({"decree": chambers(0, FACE_DOWN), "second": chambers(0, NO_DECREE)}, DECREE_TWICE, id="twice"),
        pytest.param({"decree": chambers(16, FACE_DOWN)}, "a decree is 0 to 15: [16]", id="no such decree"),
        pytest.param({"senators": [0b1, 0b1]}, SENATORS, id="a senator in both cities"),
        pytest.param({"senators": [1 << 20, 0]}, SENATORS, id="no such senator"),
        pytest.param({"senators": [0, 1 << 20]}, SENATORS, id="no such senator of the second city"),
        pytest.param({"kept": [0b1, 0b1]}, ONE_TWICE, id="a conspiracy in both hands"),
        pytest.param(
            {"ready": [[16], []], "ready_cards": [[-1], []]}, "a conspiracy is 0 to 15: [16]", id="no such conspiracy"
        ),
        pytest.param({"trail": [trail.END], **TRAIL}, "has an entry that there is not", id="no such entry"),
        pytest.param({"trail": [entry(0, TRIGGERED)], **TRAIL}, FACE_UP, id="which one is not said"),
        pytest.param({"trail": [entry(0, TRIGGERED, 5)], **TRAIL}, FACE_UP, id="it does not lie face up"),
        pytest.param(
            {"trail": [entry(0, GIVEN, -1, 5, -1, -1), entry(0, TRIGGERED, 5)], "triggered": [1 << 5, 0]},
            "turns up one that was not prepared",
            id="not prepared",
        ),
        pytest.param(
            {"trail": [entry(0, TO_TOP)], "triggered": [(1 << 15) - 1, 0], **TRAIL | {"kept": [1 << 15, 0]}},
            "looks at more than the deck has",
            id="one left in the deck",
        ),
    ],
)
def test_what_cannot_lie_on_a_table(own: dict[str, object], message: str) -> None:
    """A1.4, A1.5, A3.3, A4.2: each piece is there once; the sentence says which is not."""
    with pytest.raises(BadPosition) as refused:
        laid(**own)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    "own",
    [
        pytest.param({"cubes": [12, 0, 0, 0, 0, 0] * 2}, id="all cubes of both"),
        pytest.param({"ready": [[], [*range(13)]], "ready_cards": [[], [-1] * 13]}, id="as many prepared as ever"),
        pytest.param({"decree": chambers(15, FACE_DOWN), "second": chambers(0, NO_DECREE)}, id="two in a chamber"),
        pytest.param({"kept": [1 << 15, 0b1]}, id="the first and the last conspiracy"),
        pytest.param({"kept": [UNKNOWN, 0b1], "kept_count": [2, 0]}, id="a hand that the viewer does not know"),
    ],
)
def test_what_can(own: dict[str, object]) -> None:
    """A1.5, A4.2: the most that there can be; it is taken stock of as it was given."""
    state = laid(**own)
    assert duel.arranged(duel.arrangement_of(state), (Agora,)) == state
    stock = arrangement_of(state.part("agora"))
    assert [stock.kept_count[seat] for seat in range(2)] == own.get("kept_count", [0, 0])


def test_a_given_hand_has_a_trail() -> None:
    """A11.2: what is prepared was given and prepared; each seat knows its own, conspiracy 0 too."""
    agora = laid(kept=[0b1, UNKNOWN], kept_count=[0, 1], ready=[[2], []], ready_cards=[[-1], []]).part("agora")
    told = [trail.parts_of(entry)[:4] for entry in list(agora.trail)[: agora.trail_count]]
    given = [(0, GIVEN, -1, 2), (0, GIVEN, -1, 0), (0, PREPARED, -1, 2)]
    assert told == [*given, (1, GIVEN, -1, UNKNOWN)]


def test_unseen_decrees_and_a_locked_token() -> None:
    """A1.4, A6.5: decrees that lie face up are no longer to come; a locked token has left the box, token 0 too."""
    agora = laid(decree=chambers(0, FACE_DOWN), second=chambers(3, NO_DECREE)).part("agora")
    assert agora.decrees_unseen == (1 << 16) - 1 - 0b1001
    for token in (0, 4):
        assert laid().box ^ laid(locked=token).box == 1 << token


def test_entries_of_the_trail() -> None:
    """A11.1, A11.2: an entry says who did what and what was shown; the rest is for its own seat."""
    for seat in range(2):
        for what in DEEDS:
            shown = 3 * COUNT + 7 if what == TRIGGERED else -1
            for private in ((-1, -1, -1), (4, -1, -1), (0, 15, 0), (15, 0, 1)):
                one = trail.entry(seat, what, shown, *private)
                assert 0 <= one < trail.END
                assert trail.parts_of(one) == (seat, what, shown, *private)
                seen = trail.hidden_from(one, 1 - seat)
                assert trail.parts_of(seen) == (seat, what, shown, UNKNOWN, UNKNOWN, UNKNOWN)
                assert trail.hidden_from(one, seat) == one
                turned_up = what in (TRIGGERED, TRIGGERED_UNPREPARED)
                assert trail.is_hidden(seen) == (not turned_up)
                assert not trail.is_hidden(one) or private[0] < 0


def test_views_can_be_put_back() -> None:
    """A11.1, A11.2: prepared conspiracies of both, a token locked by the second player, what lies in the deck."""
    state = laid(
        kept=[0b1, 0b10],
        ready=[[2, 3], [4, 5]],
        ready_cards=[[-1, -1], [-1, -1]],
        deck=[6, 7, *[-2] * 8],
        deck_known=[0b10, 0b11, *[0] * 8],
        locked=0,
        locked_known=0b10,
        suspects=0b101,
    )
    views = [state.observe(viewer) for viewer in (0, 1, SPECTATOR)]
    seen = [view.part("agora") for view in views]
    for view in views:
        assert duel.arranged(duel.arrangement_of(view), (Agora,)) == view
    assert [list(one.kept) for one in seen] == [[0b1, UNKNOWN], [UNKNOWN, 0b10], [UNKNOWN, UNKNOWN]]
    assert [list(one.ready)[0:2] for one in seen] == [[2, 3], [UNKNOWN] * 2, [UNKNOWN] * 2]
    assert [list(one.ready)[14:16] for one in seen] == [[UNKNOWN] * 2, [4, 5], [UNKNOWN] * 2]
    assert [list(one.deck)[:2] for one in seen] == [[UNKNOWN, 7], [6, 7], [UNKNOWN, UNKNOWN]]
    assert [one.locked for one in seen] == [UNKNOWN, 0, UNKNOWN]
    assert [view.box & 1 for view in views] == [1, 0, 1]
    known = laid(locked=3, locked_known=0b11)
    assert [known.observe(viewer).part("agora").locked for viewer in (0, 1, SPECTATOR)] == [3, 3, 3]
