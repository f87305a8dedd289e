"""Why a choice is impossible: a code, the rule and the figures; `text` puts them into words."""

from typing import TYPE_CHECKING

from antipater.data.classic import FREE_CITY
from antipater.data.classic_columns import BY_NUMBER, COIN_COST
from antipater.data.classic_items import CARDS, NONE
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.classic import actions, build, payment, trade
from antipater.rules.classic.actions import NOBODY

if TYPE_CHECKING:
    from antipater.rules.classic.turn import ClassicState

DECISION_KEYS = {actions.CHOOSING: "card", actions.SEVENTH: "seventh", actions.REVIVING: "pile"}


def why_not(state: "ClassicState", action: int, seat: int) -> Reason | None:
    """Return why *seat* cannot do *action* now, or None if it can."""
    if action in state.legal(seat):
        return None
    if seat == CHANCE and state.must_choose(CHANCE):
        return Reason("impossible-outcome", "C1.3", {"outcome": action})
    if not exists(action):
        return Reason("no-such-action", facts={"action": action, "actions": actions.ACTIONS})
    reason = out_of_turn(state, seat)
    if reason is not None:
        return reason
    kind = state.kinds[state.depth - 1]
    if (kind == actions.REVIVING) != (actions.REVIVE <= action <= actions.DECLINE):
        return Reason(
            "other-choice-first", "C6.2" if kind == actions.REVIVING else "C2.1", {"decision": DECISION_KEYS[kind]}
        )
    if kind == actions.REVIVING:
        return why_not_revive(state, action - actions.REVIVE)
    return why_not_play(state, action, seat)


def exists(action: int) -> bool:
    """Return whether an action exists for the seat that does it."""
    if not 0 <= action < actions.STAGE_UNSEEN:
        return False
    return action == actions.DECLINE or card_in(action) in BY_NUMBER


def card_in(action: int) -> int:
    """Return the card that an action is about, revivals included."""
    if action < actions.FREE:
        return action % actions.STAGE // actions.RANKS
    return (action - actions.FREE) % CARDS


def out_of_turn(state: "ClassicState", seat: int) -> Reason | None:
    """Return that the game is over, that the seat has chosen already or that others must choose, or None."""
    if 0 <= seat < state.players and not state.must_choose(seat) and state.sealed(seat):
        return Reason("already-chosen", "C2.1", {"seat": seat, "to_act": state.to_act()})
    return state.out_of_turn(seat)


def why_not_revive(state: "ClassicState", card: int) -> Reason:
    """Return why a card cannot be built from the pile (C6.2)."""
    city = state.subjects[state.depth - 1]
    if build.has_building(state.cities, city, card):
        return Reason("already-there", "C3.2", {"card": card})
    return Reason("not-in-pile", "C6.2", {"card": card})


def why_not_play(state: "ClassicState", action: int, seat: int) -> Reason:
    """Return why a card of the hand cannot be used so."""
    card = card_in(action)
    city, hand = seat, state.hand(seat)
    if state.chosen[seat] != NOBODY:
        city = FREE_CITY
        hand.remove(card_in(state.chosen[seat]))
    if card not in hand:
        return Reason("not-in-hand", "C2.1", {"card": card})
    if action >= actions.SELL:
        return Reason("free-city-must-build", "C9.5", {"card": card})
    if action >= actions.FREE:
        return why_not_free(state, city, card)
    if action >= actions.STAGE:
        stage = state.cities.next_stage(city)
        if stage == NONE:
            return Reason("all-stages-built", "C3.7", {"card": card})
        return why_not_pay(state, city, stage, action % actions.RANKS)
    if build.has_building(state.cities, city, card):
        return Reason("already-there", "C3.2", {"card": card})
    return why_not_pay(state, city, card, action % actions.RANKS)


def why_not_free(state: "ClassicState", city: int, card: int) -> Reason:
    """Return why a card cannot be built for nothing (C6.1)."""
    if not state.cities.free_power[city]:
        return Reason("no-free-building", "C6.1", {"card": card})
    if not state.cities.free_left[city]:
        return Reason("free-building-used", "C6.1", {"card": card})
    if build.has_building(state.cities, city, card):
        return Reason("already-there", "C3.2", {"card": card})
    return Reason("free-anyway", "C6.1", {"card": card})


def why_not_pay(state: "ClassicState", city: int, item: int, rank: int) -> Reason:
    """Return why an item cannot be paid for in the way of this rank (C3.3 to C3.5, C3.9)."""
    if build.chained(state.cities, city, item):
        return Reason("free-by-chain", "C3.3", {"item": item, "card": payment.chain_of(state.cities, city, item)})
    pairs = trade.pairs_for(state.cities, city, item)
    if not pairs:
        return Reason("not-for-sale", "C3.4", {"item": item})
    if rank >= len(pairs):
        return Reason("no-such-payment", "C3.5", {"item": item, "rank": rank, "ways": len(pairs)})
    cost, coins = sum(pairs[rank]) + COIN_COST[item], state.cities.coins[city]
    if rank:
        return Reason("cannot-afford-payment", "C3.9", {"item": item, "rank": rank, "cost": cost, "coins": coins})
    return Reason("cannot-afford", "C3.9", {"item": item, "cost": cost, "coins": coins})
