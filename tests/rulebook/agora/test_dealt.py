"""A6, A11: what is dealt to Treason, and what it leaves to be turned up."""

from antipater import Dice
from antipater.data import columns
from antipater.data.agora import SENATORS
from antipater.game.seats import CHANCE
from antipater.rules.agora.arrange import AgoraArrangement
from antipater.rules.agora.part import Agora
from antipater.rules.duel.arrange import arranged, arrangement_of
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.ruleset import Duel

from ..soundness import ALL_ROWS
from .table import ME, RIVAL, agora_of, happen, number, options, play, plot, ready, table, trigger

FIRST_CARD_FIRST = 26  # a seed with which the first card of Age I is the first of the removed ones


def test_the_first_card_can_be_dealt_first() -> None:
    """A6.8, A11.3: removed cards are shown in the order in which they were dealt."""
    game = Duel((Agora,))
    start, dealer = game.start(), game.deal(Dice(FIRST_CARD_FIRST))
    while start.kinds[start.depth - 1] != OWE_TURN:
        (seat,) = start.to_act()
        start.apply(dealer.outcome(start) if seat == CHANCE else start.legal(seat)[0], seat)
    given, (seat,) = arrangement_of(start), start.to_act()
    given.parts["agora"] = AgoraArrangement(
        senator_slots=agora_of(start).senator_slots,
        ready=[[plot("treason")] if seat == one else [] for one in (ME, RIVAL)],
        ready_cards=[[-1] if seat == one else [] for one in (ME, RIVAL)],
    )
    state = trigger(arranged(given, (Agora,)), "treason")
    assert ALL_ROWS.outcome("peek").about(dealer.outcome(state)) == (seat, 0)


def test_senators_are_not_withheld() -> None:
    """A11.3, A1.8: the removed cards that Treason has shown are of the Age; any senator can be turned up."""
    gone = {"school", "walls", "forum", "statue", next(item.key for item in columns.BASE if item.number == 32)}
    pile = [item.key for item in columns.BASE if item.deck == 2 and item.key not in gone]
    own = ready("treason") | {"ready_cards": [[number("baths")], []]}
    state = table(slots={13: "walls", 17: "forum"}, hidden=(7,), senator_slots=1 << 7, discard=pile, **own)
    trigger(state, "treason")
    while state.to_act() == (CHANCE,):
        happen(state, "peek", *options(state, "peek")[0])
    play(state, "betray", number("school"))
    assert agora_of(state).removed & 1
    play(state, "discard", 13)
    assert options(state, "turn") == [(item.number,) for item in SENATORS]
