"""A11: worlds that a viewer imagines keep what it knows, with the first conspiracy in every place."""

import pytest

from antipater import Dice
from antipater.data import columns
from antipater.game.seats import CHANCE, SPECTATOR
from antipater.rules.agora.decisions import OWE_PLOTTING, OWE_RETAIN
from antipater.rules.agora.part import Agora
from antipater.rules.duel.ruleset import Duel
from antipater.rules.duel.state import DuelState

from ..soundness import check_sound
from .table import (
    ME,
    RIVAL,
    agora_of,
    city,
    happen,
    number,
    play,
    plot,
    plots,
    ready,
    table,
    trigger,
    turn_of,
    wonder,
)

GAME = Duel((Agora,))
FIRST = plot("extortion")  # its number is 0
WORLDS = 5


def check_worlds(state: DuelState) -> None:
    """Check some worlds of every viewer: they look as the position does, and each conspiracy is in one place."""
    for viewer in (ME, RIVAL, SPECTATOR):
        seen = state.observe(viewer)
        for seed in range(WORLDS):
            world = GAME.imagine(seen, Dice(seed))
            assert isinstance(world, DuelState)
            assert world.observe(viewer) == seen
            check_sound(world)


@pytest.mark.parametrize("seat", [ME, RIVAL])
@pytest.mark.parametrize("kept", [FIRST, plot("coup")])
@pytest.mark.parametrize("first", [True, False], ids=["on top", "second"])
def test_a_look_at_the_first(seat: int, kept: int, first: bool) -> None:
    """A4.1, A4.3, A11.2: looked at, kept or put back, then prepared and triggered."""
    hand = [0, 0]
    hand[seat], hand[1 - seat] = plots("treason", "swindle"), plots("sabotage")
    agenda = [*turn_of(seat), (OWE_RETAIN, seat, 0), (OWE_PLOTTING, CHANCE, 1 + seat)]
    state = table(rival=city(coins=9), me=city(coins=9), agenda=agenda, kept=hand, cards=("walls", "forum", "statue"))
    for conspiracy in (FIRST, plot("coup")) if first else (plot("coup"), FIRST):
        happen(state, "plot", seat, conspiracy)
    play(state, "retain", kept, 0)
    check_worlds(state)
    play(state, "prepare", kept, 0)
    check_worlds(state)
    play(state, "discard", 1)
    if kept != FIRST:
        trigger(state, "coup")
        check_worlds(state)


def test_given_and_triggered() -> None:
    """A8.1, A11.1, A11.2: hands of both, prepared ones, one that Curia Julia turned up, and two kept at once."""
    state = table(
        city("organized-crime", wonders=("curia-julia",), coins=40),
        city(wonders=("sphinx",)),
        cards=("walls", "conspirator-a", "forum"),
        kept=[plots("extortion", "coup"), plots("treason")],
        decrees={1: "coins-red", 2: "coins-blue", 3: "coins-green"},
        **ready("espionage", "sabotage", rival=("swindle",)),
    )
    check_worlds(state)
    play(state, "wonder", wonder("curia-julia"), 0)
    play(state, "trigger", plot("coup"))
    check_worlds(state)
    play(state, "recruit", 1)
    play(state, "conspire")
    happen(state, "plot", ME, plot("blackmail"))
    happen(state, "plot", ME, plot("coercion"))
    assert agora_of(state).kept_count[ME] == 3
    check_worlds(state)


def test_what_treason_has_shown() -> None:
    """A11.2, A11.3: as many cards of this Age that the viewer has not seen as are left."""
    gone = {"walls", "forum", "school", "brewery", "library", "statue", "aqueduct"}
    pile = [item.key for item in columns.BASE if item.deck == 2 and item.key not in gone]
    own = ready("treason") | {"ready_cards": [[number("baths")], []]}
    state = table(slots={13: "walls", 17: "forum"}, hidden=(7, 8), discard=pile, **own)
    trigger(state, "treason")
    while state.to_act() == (CHANCE,):
        state.apply(state.legal(CHANCE)[-1], CHANCE)
    for seed in range(WORLDS):
        world = GAME.imagine(state.observe(RIVAL), Dice(seed))
        assert isinstance(world, DuelState)
        board = agora_of(world)
        assert board.removed.bit_count() == agora_of(state).removed.bit_count()
        assert board.removed & ~state.unseen[1] == 0
        assert world.observe(RIVAL) == state.observe(RIVAL)
