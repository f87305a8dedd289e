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
TRIGGERED = (1 << 16) - (1 << 3)  # all but three: few worlds are left


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
    start = table(agenda=conspiring(*seats), triggered=[TRIGGERED, 0])
    check_worlds(GAME, start, until_turn, Dice(seed), samples=120)


class Contradicting(Agora):
    """Imagines a locked token where none is locked."""

    def imagine(self, table: Any, dice: Dice) -> None:
        super().imagine(table, dice)
        self.fill_locked(table, 0)


class Careless(Agora):
    """Imagines that what was put back is always the card with the smaller number."""

    def imagine(self, table: Any, dice: Dice) -> None:
        super().imagine(table, dice)
        last = self.deck_size - 1
        if self.trail_count and self.kept[ME] > 0 and 0 <= self.kept[ME].bit_length() - 1 < self.deck[last]:
            held = self.deck[last]
            self.fill_deck(last, self.kept[ME].bit_length() - 1)
            self.fill_hand(ME, 1 << held, [])


class Telling(Duel):
    """Tells everybody which conspiracy was kept."""

    def seen(self, action: int, actor: int, viewer: int) -> int:
        return action


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


def test_a_contradiction_is_caught(seed: int) -> None:
    """A11.2: the law finds a part that imagines what contradicts what is seen."""
    own = {"agora": AgoraArrangement(kept=[plots("coup"), 0])}
    state = arranged(Arrangement(parts=own, agenda=[TURN]), (Contradicting,))
    with pytest.raises(AssertionError, match="sees too much"):
        check_no_leak(Duel((Contradicting,)), state, Dice(seed))


@pytest.mark.parametrize(
    ("game", "part", "complaint"),
    [
        pytest.param(Telling((Agora,)), Agora, "imagines a world that cannot be", id="it tells what was kept"),
        pytest.param(Duel((Careless,)), Careless, "meets a world|cannot be", id="it imagines with wrong chances"),
    ],
)
def test_a_leak_is_caught(game: Duel, part: type[Agora], complaint: str, seed: int) -> None:
    """A11.2: the laws find a game that tells too much, and one that imagines with wrong chances."""
    own = {"agora": AgoraArrangement(triggered=[TRIGGERED, 0])}
    start = arranged(Arrangement(parts=own, agenda=conspiring(ME)), (part,))
    with pytest.raises(AssertionError, match=complaint):
        check_worlds(game, start, until_turn, Dice(seed), samples=300)


def test_what_is_drawn_again() -> None:
    """A4.1, A11.2: a card put on top and drawn by the opponent is in their hand or at the bottom, each as likely.

    The first player puts Coup on top; the second draws it with a card that the first one does not know, and puts one of
    them back at the bottom.
    """
    start = table(agenda=conspiring(ME, RIVAL), decrees={})
    for outcome in ("treason", "coup"):
        start.apply(ROWS.outcome("plot").number(ME, plot(outcome)), CHANCE)
    start.apply(ROWS.action("retain").number(plot("treason"), 0), ME)
    assert start.legal(CHANCE) == [ROWS.outcome("plot").number(RIVAL, plot("coup"))]
    start.apply(start.legal(CHANCE)[0], CHANCE)
    start.apply(ROWS.outcome("plot").number(RIVAL, plot("swindle")), CHANCE)
    start.apply(ROWS.action("retain").number(plot("swindle"), 1), RIVAL)
    seen, dice = start.observe(ME), Dice(4)
    worlds = [agora_of(GAME.imagine(seen, dice)) for _ in range(600)]  # type: ignore[arg-type]
    held = sum(world.kept[RIVAL] == plots("coup") for world in worlds)
    bottom = sum(world.deck[13] == plot("coup") for world in worlds)
    assert held + bottom == len(worlds)
    assert abs(held - 300) < 4 * 150**0.5
    # The other card is any of the 14 that the first player has not seen.
    others = {world.deck[13] for world in worlds if world.kept[RIVAL] == plots("coup")}
    assert others == set(range(16)) - {plot("coup"), plot("treason")}


def test_spectators_and_takebacks() -> None:
    """A11.1, A11.2: a spectator sees how many were kept, not which; an earlier position hides the same."""
    start = table(agenda=conspiring(ME), decrees={})
    for outcome in ("treason", "coup"):
        start.apply(ROWS.outcome("plot").number(ME, plot(outcome)), CHANCE)
    views = []
    for kept in ("treason", "coup"):
        state = start.copy()
        state.apply(ROWS.action("retain").number(plot(kept), 1), ME)
        views.append(state.observe(SPECTATOR))
        assert agora_of(state.observe(SPECTATOR)).kept_count[ME] == 1
        assert state.observe(RIVAL) == state.observe(RIVAL).observe(RIVAL)
    assert views[0] == views[1]
    assert list(agora_of(start.observe(RIVAL)).deck)[:2] == [UNKNOWN, UNKNOWN]
    assert start.observe(RIVAL).legal(RIVAL) == []
