"""A11: who knows what; worlds that look alike are alike, and each is imagined with its true chance."""

from typing import Any

import pytest

from antipater import Dice
from antipater.game.contract import State
from antipater.game.seats import CHANCE, SPECTATOR, UNKNOWN
from antipater.rules.agora.arrange import AgoraArrangement
from antipater.rules.agora.decisions import OWE_PLOTTING, OWE_RETAIN, ROWS
from antipater.rules.agora.part import Agora
from antipater.rules.duel.arrange import Arrangement, arranged
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState
from tests.conformance.laws import check_no_leak, check_worlds, random_positions

from .table import ME, RIVAL, agora_of, plot, plots, table, token

GAME = Duel((Agora,))
TURN = (OWE_TURN, 0, 0)


def conspiring(*seats: int) -> list[tuple[int, int, int]]:
    """Return an agenda on which these seats conspire, the first one first."""
    agenda = [TURN]
    for seat in reversed(seats):
        agenda += [(OWE_RETAIN, seat, 0), (OWE_PLOTTING, CHANCE, 1 + seat)]
    return agenda


def until_turn(state: State) -> bool:
    """Go on until an ordinary turn is owed."""
    assert isinstance(state, DuelState)
    return state.kinds[state.depth - 1] != OWE_TURN


@pytest.mark.parametrize("seats", [(0,), (0, 1), (0, 0)], ids=["once", "one after the other", "twice"])
def test_worlds_that_look_alike(seats: tuple[int, ...], seed: int) -> None:
    """A4.1, A11.2: what was kept and put back is imagined with its true chance, also when the other draws it again."""
    start = table(agenda=conspiring(*seats), triggered=[(1 << 16) - (1 << 3), 0])
    check_worlds(GAME, start, until_turn, Dice(seed), samples=120)


class Leaking(Agora):
    """Imagines another hand than the one it shows."""

    def imagine(self, table: Any, dice: Dice) -> None:
        super().imagine(table, dice)
        self.fill_locked(table, 0)


def test_no_leak(seed: int) -> None:
    """A11.1, A11.2: what a viewer sees, filled up in any way, looks the same; spectators know what is public."""
    dice = Dice(seed)
    for place, state in enumerate(random_positions(GAME, dice)):
        if place % 5 == 0:
            check_no_leak(GAME, state, dice)


def test_what_is_private() -> None:
    """A11.2: kept and prepared conspiracies, and those put back."""
    state = table(kept=[plots("coup"), plots("treason")])
    assert agora_of(state.observe(RIVAL)).kept[ME] == UNKNOWN
    assert agora_of(state.observe(RIVAL)).kept[RIVAL] == plots("treason")
    assert list(agora_of(state.observe(SPECTATOR)).kept) == [UNKNOWN, UNKNOWN]
    retain, prepare = ROWS.action("retain"), ROWS.action("prepare")
    assert GAME.seen(retain.number(plot("coup"), 1), ME, RIVAL) != GAME.seen(retain.number(plot("coup"), 0), ME, RIVAL)
    assert GAME.seen(retain.number(plot("coup"), 1), ME, RIVAL) == GAME.seen(retain.number(3, 1), ME, RIVAL)
    assert GAME.seen(prepare.number(3, 7), ME, RIVAL) == GAME.seen(prepare.number(4, 7), ME, RIVAL)
    assert GAME.seen(ROWS.outcome("plot").number(ME, 3), CHANCE, RIVAL) == UNKNOWN


def test_a_locked_token(seed: int) -> None:
    """A6.5: the opponent imagines any token of the box that has not been seen since."""
    suspects = sum(1 << token(key) for key in ("law", "economy", "strategy"))
    state = table(locked=token("law"), locked_known=0b01, suspects=suspects)
    dice = Dice(seed)
    found = {agora_of(GAME.imagine(state.observe(RIVAL), dice)).locked for _ in range(60)}  # type: ignore[arg-type]
    assert found == {token("law"), token("economy"), token("strategy")}


def test_a_leak_is_caught(seed: int) -> None:
    """A11.2: the law finds a part that imagines what contradicts what is seen."""
    game, dice = Duel((Leaking,)), Dice(seed)
    state = arranged(Arrangement(parts={"agora": AgoraArrangement(kept=[plots("coup"), 0])}, agenda=[TURN]), (Leaking,))
    with pytest.raises(AssertionError):
        for _ in range(20):
            check_no_leak(game, state, dice)
