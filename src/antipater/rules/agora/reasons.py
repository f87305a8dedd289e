"""Why a move of Agora is impossible: a code, the rule and the figures."""

from typing import TYPE_CHECKING, Any

from antipater.data.structures import COVERED_BY, MOST_SLOTS
from antipater.game.bits import members_of
from antipater.game.errors import Reason
from antipater.rules.agora.decisions import ROWS
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.reasons import why_not_own

if TYPE_CHECKING:
    from antipater.rules.agora.part import Agora


def why_not(table: Any, agora: "Agora", action: int, seat: int) -> Reason | None:
    """Return why *seat* cannot do *action*, where Agora asks for a decision or the action is Agora's own."""
    if table.kinds[table.depth - 1] != OWE_TURN:
        return why_not_own(table, agora, action)
    verb = next((verb for verb in ROWS.actions if action in verb), None)
    if verb is None:
        return None
    if verb.key == "recruit" or (verb.key == "prepare" and not verb.unseen):
        return why_not_taken(table, agora, verb.key, verb.about(action), seat)
    if verb.key == "trigger":
        return why_not_triggered(agora, verb.about(action)[0], seat)
    return Reason("other-choice-first", "D4.1", {"decision": "turn", "age": table.age})


def why_not_taken(table: Any, agora: "Agora", key: str, about: tuple[int, ...], seat: int) -> Reason:
    """Return why a senator cannot be recruited, or a conspiracy prepared (A3.1, A3.2, A4.3)."""
    slot = about[-1]
    if not table.present >> slot & 1:
        return Reason("slot-empty", "D4.1", {"slot": slot})
    if key == "prepare" and not agora.kept[seat] >> about[0] & 1:
        return Reason("not-your-conspiracy", "A4.3", {"conspiracy": about[0]})
    over = COVERED_BY[(table.structures + table.age - 1) * MOST_SLOTS + slot] & table.present
    if over:
        names = [table.slots[cover] for cover in members_of(over)]
        return Reason("covered", "D3.2", {"slot": slot, "card": table.slots[slot], "covers": names})
    if key == "recruit" and not agora.senator_slots >> slot & 1:
        return Reason("no-senator", "A3.1", {"slot": slot})
    me = table.city0 if seat == 0 else table.city1
    cost = agora.cost_of_senator(me)
    if key == "recruit" and table.funds(seat) < cost:
        return Reason("cannot-afford-senator", "A3.2", {"cost": cost, "coins": table.funds(seat)})
    return Reason("not-among-choices", "A4.3", {"decision": "turn"})


def why_not_triggered(agora: "Agora", conspiracy: int, seat: int) -> Reason:
    """Return why a conspiracy cannot be triggered (A4.4, A4.5, A4.7)."""
    if not agora.ready_now(seat) >> conspiracy & 1:
        return Reason("not-prepared", "A4.4", {"conspiracy": conspiracy})
    if agora.has_triggered:
        return Reason("has-triggered", "A4.5", {"conspiracy": conspiracy})
    return Reason("nothing-to-do", "A4.7", {"conspiracy": conspiracy})
