"""Why a move is impossible: a code, the rule and the figures; `text` puts them into words."""

from typing import TYPE_CHECKING

from antipater.data.columns import BY_NUMBER, COLUMN, COVERED_BY
from antipater.data.duel import MOST_WONDERS, SLOTS
from antipater.data.items import DECK_SIZE, MOST_KINDS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.words import WONDERS
from antipater.game.bits import members_of
from antipater.game.errors import Reason
from antipater.game.seats import CHANCE
from antipater.rules.duel import actions, payment

if TYPE_CHECKING:
    from antipater.rules.duel.turn import DuelState

# Which kind of decision takes which actions, and the rule that owes it.
ANSWERS = {
    actions.PLAY_TURN: (actions.BUILD, actions.DRAFT, "D4.1"),
    actions.DRAFTING: (actions.DRAFT, actions.TAKE_TOKEN, "D2.1"),
    actions.CHOOSE_TOKEN: (actions.TAKE_TOKEN, actions.KEEP_TOKEN, "D8.1"),
    actions.CHOOSE_DRAWN: (actions.KEEP_TOKEN, actions.REVIVE, "D6.6"),
    actions.REVIVING: (actions.REVIVE, actions.DESTROY, "D6.5"),
    actions.DESTROYING: (actions.DESTROY, actions.BEGIN, "D6.4"),
    actions.CHOOSE_FIRST: (actions.BEGIN, actions.BUILD_ROW, "D9.2"),
    actions.CHOOSING_ROW: (actions.BUILD_ROW, actions.SHARE, "M2"),
    actions.SHARING: (actions.SHARE, actions.ACTIONS, "M3"),
}
DECISION_KEYS = {
    actions.PLAY_TURN: "turn",
    actions.DRAFTING: "draft",
    actions.CHOOSE_TOKEN: "token",
    actions.CHOOSE_DRAWN: "drawn",
    actions.REVIVING: "revive",
    actions.DESTROYING: "destroy",
    actions.CHOOSE_FIRST: "first",
    actions.CHOOSING_ROW: "row",
    actions.SHARING: "share",
}


def why_not(state: "DuelState", action: int, seat: int) -> Reason | None:
    """Say why *seat* cannot do *action* now, or return None if it can."""
    if action in state.legal(seat):
        return None
    reason = out_of_place(state, action, seat, actions.ACTIONS)
    if reason is not None:
        return reason
    kind = state.kinds[state.depth - 1]
    first, end, rule = ANSWERS[kind]
    if not first <= action < end:
        return Reason("other-choice-first", rule, {"decision": DECISION_KEYS[kind]})
    if kind == actions.PLAY_TURN:
        return why_not_turn(state, action, seat)
    return why_not_choice(state, kind, action)


def out_of_place(state: "DuelState", action: int, seat: int, most: int) -> Reason | None:
    """Say that an action does not exist, or that *seat* owes nothing now, or return None."""
    if seat == CHANCE and state.must_choose(CHANCE):
        return Reason("impossible-outcome", "D3.6", {"outcome": action})
    if not 0 <= action < most:
        return Reason("no-such-action", facts={"action": action, "actions": most})
    return state.out_of_turn(seat)


def why_not_turn(state: "DuelState", action: int, seat: int) -> Reason:
    """Say why a card cannot be taken, or what is taken with it cannot be built."""
    slot = action % SLOTS
    me, opp = state.city(seat), state.city(1 - seat)
    if not state.present >> slot & 1:
        return Reason("slot-empty", "D4.1", {"slot": slot})
    over = COVERED_BY[(state.age - 1) * SLOTS + slot] & state.present
    if over:
        # A face-down card has no name to speak of; the cards over it may be face down too.
        names = [state.slots[cover] for cover in members_of(over)]
        return Reason("covered", "D3.2", {"slot": slot, "card": state.slots[slot], "covers": names})
    if action < actions.DISCARD:
        return too_dear(payment.bill(me, opp, state.slots[slot]), state.funds(seat))
    wonder = (action - actions.WONDER) // SLOTS
    if not 0 <= wonder < MOST_KINDS or WONDER_ITEMS + wonder not in BY_NUMBER:
        return Reason("no-such-action", facts={"action": action, "actions": actions.ACTIONS})
    item = WONDER_ITEMS + wonder
    if (me.built | opp.built) >> wonder & 1:
        return Reason("already-built", "D4.1", {"wonder": item})
    if me.count[WONDERS] + opp.count[WONDERS] == MOST_WONDERS:
        return Reason("seven-wonders", "D6.3", {"wonder": item, "most": MOST_WONDERS})
    if not me.wonders >> wonder & 1:
        return Reason("not-your-wonder", "D4.1", {"wonder": item})
    return too_dear(payment.bill(me, opp, item), state.funds(seat))


def too_dear(bill: payment.Bill, coins: int) -> Reason:
    """Say what an item costs and what there is (D5.7)."""
    return Reason("too-dear", "D5.7", {"item": bill.item, "cost": bill.total, "coins": coins, "bill": bill})


def why_not_choice(state: "DuelState", kind: int, action: int) -> Reason:
    """Say why something cannot be chosen that an effect or the draft offers a choice of."""
    first, _, rule = ANSWERS[kind]
    thing = action - first
    if kind == actions.DRAFTING:
        return Reason("wonder-not-shown", rule, {"wonder": WONDER_ITEMS + thing})
    if kind == actions.CHOOSE_TOKEN:
        return Reason("token-not-on-board", rule, {"token": TOKEN_ITEMS + thing})
    if kind == actions.CHOOSE_DRAWN:
        return Reason("token-not-drawn", rule, {"token": TOKEN_ITEMS + thing})
    if kind == actions.REVIVING:
        return Reason("not-in-discard", rule, {"card": thing})
    if kind == actions.CHOOSING_ROW:
        return Reason("not-in-top-row", rule, {"slot": thing})
    color = state.subjects[state.depth - 1]
    rival = state.city(1 - state.seats[state.depth - 1])
    if rival.cards[thing // DECK_SIZE] >> thing % DECK_SIZE & 1 and COLUMN[thing] != color:
        return Reason("wrong-color", rule, {"card": thing, "color": color})
    return Reason("not-in-rival-city", rule, {"card": thing, "color": color})
