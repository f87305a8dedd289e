"""Why a move is impossible: a code, the rule and the figures; `text` puts them into words."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antipater.data.columns import BY_NUMBER, COLUMN
from antipater.data.duel import DRAFT_ORDER, FIRST_GAME_WONDERS, MOST_WONDERS
from antipater.data.items import DECK_SIZE, TOKEN_ITEM, WONDER_ITEM
from antipater.data.structures import COVERED_BY, MOST_SLOTS
from antipater.data.words import WONDERS
from antipater.game.bits import members_of
from antipater.game.errors import Reason
from antipater.game.rows import Decision, Rows
from antipater.game.seats import CHANCE
from antipater.rules.duel import payment
from antipater.rules.duel.decisions import OWE_TURN, ROWS

if TYPE_CHECKING:
    from antipater.rules.duel.state import DuelState


def rows_of(state: "DuelState") -> Rows:
    """Return the rows of the base game and of the expansions at this table."""
    rows = ROWS
    for part in state.part_types:
        rows += part.rows
    return rows


def why_not(state: "DuelState", action: int, seat: int) -> Reason | None:
    """Return why *seat* cannot do *action* now, or None if it can."""
    if action in state.legal(seat):
        return None
    rows = rows_of(state)
    reason = out_of_place(state, action, seat, rows.action_count(bool(state.wide)))
    if reason is not None:
        return reason
    decision = rows.decision(state.kinds[state.depth - 1])
    own = state.parts.why_not(state, action, seat)
    if own is not None:
        return own
    if not any(action in verb for verb in rows.actions if verb.key in decision.verbs and verb.part == "duel"):
        return other_choice(state, decision)
    if decision.kind == OWE_TURN:
        return why_not_turn(state, action, seat)
    return why_not_choice(state, decision, action)


def other_choice(state: "DuelState", decision: Decision) -> Reason:
    """Return that something else must be chosen first."""
    return Reason("other-choice-first", decision.rule, {"decision": decision.key, "age": state.age})


def item_of(kind: str, thing: int, own: Mapping[str, int]) -> int | None:
    """Return the item that a thing of a kind is, None if it is none; *own* gives the first items of further kinds."""
    if kind in ("wonder", "token"):
        return (WONDER_ITEM if kind == "wonder" else TOKEN_ITEM)[thing]
    return {"card": 0, **own}[kind] + thing if kind == "card" or kind in own else None


def why_not_own(table: Any, part: Any, action: int, own: Mapping[str, int] | None = None) -> Reason | None:
    """Return why a decision of an expansion cannot be answered so, or why its action is no turn now; else None.

    *own* gives the first items of the kinds of things that only the expansion has.
    """
    kind = table.kinds[table.depth - 1]
    if kind == OWE_TURN:
        mine = [verb for verb in part.rows.actions if action in verb]
        answers = {key for row in part.rows.decisions for key in row.verbs}
        if not mine or mine[0].key in answers:
            return None
        return Reason("not-among-choices", mine[0].rule, {"decision": "turn"})
    if not part.owns_kind[kind]:
        return None
    decision = part.rows.decision(kind)
    for verb in (*ROWS.actions, *part.rows.actions):
        if verb.key in decision.verbs and not verb.unseen and action in verb:
            facts: dict[str, object] = {"decision": decision.key}
            item = item_of(verb.of[0], verb.about(action)[0], own or {}) if len(verb.of) == 1 else None
            return Reason("not-among-choices", decision.rule, facts if item is None else {**facts, "item": item})
    return other_choice(table, decision)


def out_of_place(state: "DuelState", action: int, seat: int, most: int) -> Reason | None:
    """Return that an action does not exist, or that *seat* must not choose now, or None."""
    if seat == CHANCE and state.must_choose(CHANCE):
        return Reason("impossible-outcome", "D3.6", {"outcome": action})
    if not 0 <= action < most:
        return Reason("no-such-action", facts={"action": action, "actions": most})
    return state.out_of_turn(seat)


def why_not_turn(state: "DuelState", action: int, seat: int) -> Reason:
    """Return why a card cannot be taken, or what is taken with it cannot be built."""
    verb = ROWS.verb(action)
    *wonders, slot = verb.about(action)
    if not state.present >> slot & 1:
        return Reason("slot-empty", "D4.1", {"slot": slot})
    over = COVERED_BY[(state.structures + state.age - 1) * MOST_SLOTS + slot] & state.present
    if over:
        # A face-down card has no name to speak of; the cards over it may be face down too.
        names = [state.slots[cover] for cover in members_of(over)]
        return Reason("covered", "D3.2", {"slot": slot, "card": state.slots[slot], "covers": names})
    if verb.key == "build":
        return cannot_afford(payment.bill(state, seat, state.slots[slot]), state.funds(seat))
    return why_not_wonder(state, wonders[0], seat)


def why_not_wonder(state: "DuelState", wonder: int, seat: int) -> Reason:
    """Return why a wonder cannot be built."""
    me, opp, item = state.city(seat), state.city(1 - seat), WONDER_ITEM[wonder]
    if item not in BY_NUMBER:
        return Reason("no-such-item")
    if (me.built | opp.built) >> wonder & 1:
        return Reason("already-built", "D4.1", {"wonder": item})
    if me.wonders >> wonder & 1:
        return cannot_afford(payment.bill(state, seat, item), state.funds(seat))
    if returned(state, wonder) and me.count[WONDERS] + opp.count[WONDERS] == MOST_WONDERS:
        return Reason("seven-wonders", "D6.3", {"wonder": item, "most": MOST_WONDERS})
    return Reason("not-your-wonder", "D4.1", {"wonder": item})


def returned(state: "DuelState", wonder: int) -> bool:
    """Return whether a wonder that nobody has was in the game: taken in the draft, or given in a first game (D2.4)."""
    item = BY_NUMBER[WONDER_ITEM[wonder]]
    if (state.pool | state.city0.wonders | state.city1.wonders) >> wonder & 1:
        return False
    if state.pool == 0:
        return any(item.key in keys for keys in FIRST_GAME_WONDERS)
    boxes = {"duel", *(part.name for part in state.part_types)}
    drawn_from = sum(other.column == WONDERS and other.part in boxes for other in BY_NUMBER.values())
    # More are left than those boxes hold without the eight of the draft: the promo wonders are in the game (D2.5).
    if len(members_of(state.pool)) > drawn_from - len(DRAFT_ORDER):
        boxes.add("promos")
    return item.part in boxes


def cannot_afford(bill: payment.Bill, coins: int) -> Reason:
    """Return what an item costs and what there is (D5.7)."""
    return Reason("cannot-afford", "D5.7", {"item": bill.item, "cost": bill.total, "coins": coins, "bill": bill})


def why_not_choice(state: "DuelState", decision: Decision, action: int) -> Reason:
    """Return why something cannot be chosen that an effect or the draft offers a choice of."""
    (thing,) = ROWS.verb(action).about(action)
    rule = decision.rule
    if decision.key == "draft":
        return Reason("wonder-not-shown", rule, {"wonder": WONDER_ITEM[thing]})
    if decision.key == "token":
        return Reason("token-not-on-board", rule, {"token": TOKEN_ITEM[thing]})
    if decision.key == "drawn":
        return Reason("token-not-drawn", rule, {"token": TOKEN_ITEM[thing]})
    if decision.key == "revive":
        return Reason("not-in-discard", rule, {"card": thing})
    if decision.key == "row":
        return Reason("not-in-top-row", rule, {"slot": thing})
    color = state.subjects[state.depth - 1]
    rival = state.city(1 - state.seats[state.depth - 1])
    if rival.cards[thing // DECK_SIZE] >> thing % DECK_SIZE & 1 and COLUMN[thing] != color:
        return Reason("wrong-color", rule, {"card": thing, "color": color})
    return Reason("not-in-rival-city", rule, {"card": thing, "color": color})
