"""Why a move of Pantheon is impossible: a code, the rule and the figures."""

from typing import TYPE_CHECKING, Any

from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import OFFERINGS
from antipater.game.bits import members_of
from antipater.game.errors import Reason
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.decisions import ROWS as DUEL_ROWS
from antipater.rules.duel.reasons import why_not_own
from antipater.rules.pantheon.decisions import ROWS, VACANT

if TYPE_CHECKING:
    from antipater.rules.pantheon.part import Pantheon


def why_not(table: Any, pantheon: "Pantheon", action: int, seat: int) -> Reason | None:
    """Return why *seat* cannot do *action*, where Pantheon asks for a decision or the action is Pantheon's own."""
    kind = table.kinds[table.depth - 1]
    activates = action in ROWS.action("activate")
    if kind == OWE_TURN:
        if activates:
            return why_not_activate(table, pantheon, action, seat)
        answers = any(action in verb for verb in DUEL_ROWS.actions if verb.key in DUEL_ROWS.decision(kind).verbs)
        if answers or table.age < 2:
            return None
        return Reason("other-choice-first", "P3.1", {"decision": "turn-or-activate", "age": table.age})
    return why_not_own(table, pantheon, action, {"divinity": DIVINITY_ITEMS})


def why_not_activate(table: Any, pantheon: "Pantheon", action: int, seat: int) -> Reason:
    """Return why a card of the Pantheon cannot be activated with these offerings (P3.1 to P3.4)."""
    space, used = ROWS.action("activate").about(action)
    if table.age < 2:
        return Reason("pantheon-closed", "P3.1", {"age": table.age})
    if pantheon.spaces[space] == VACANT:
        return Reason("space-empty", "P3.4", {"space": space})
    if missing := used & ~pantheon.offerings[seat]:
        return Reason("offering-not-owned", "P3.3", {"offerings": [OFFERINGS[token] for token in members_of(missing)]})
    me = table.city0 if seat == 0 else table.city1
    price = pantheon.price_of_space(me, space)
    value = sum(OFFERINGS[token] for token in members_of(used))
    if used and value - min(OFFERINGS[token] for token in members_of(used)) >= price:
        return Reason("needless-offering", "P3.3", {"cost": price, "value": value})
    facts = {"item": DIVINITY_ITEMS + pantheon.spaces[space], "cost": price - value, "coins": table.funds(seat)}
    return Reason("cannot-afford-activation", "P3.2", facts)
