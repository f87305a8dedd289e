"""Why a move of Pantheon is impossible: a code, the rule and the figures."""

from typing import TYPE_CHECKING

from antipater.data.items import DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import OFFERINGS, SPACES
from antipater.game.bits import members_of
from antipater.game.errors import Reason
from antipater.rules.duel import actions as duel
from antipater.rules.duel import reasons
from antipater.rules.pantheon import actions
from antipater.rules.pantheon.actions import SUBSETS, VACANT

if TYPE_CHECKING:
    from antipater.rules.pantheon.turn import PantheonState

# Which kind of decision takes which actions, the rule that owes it, what its things are counted from, and its key.
CARD, WONDER, TOKEN, DIVINITY, PLACE = 0, WONDER_ITEMS, TOKEN_ITEMS, DIVINITY_ITEMS, None
ANSWERS: dict[int, tuple[int, int, str, int | None, str]] = {
    actions.CLAIMING: (actions.CLAIM, actions.PLACE, "P2.1", PLACE, "claim"),
    actions.PLACING: (actions.PLACE, actions.PLACE_UNSEEN, "P2.2", PLACE, "place"),
    actions.CHOOSING_DIVINITY: (actions.CHOOSE_DIVINITY, actions.NAME_DECK, "P4.6", DIVINITY, "divinity"),
    actions.NAMING: (actions.NAME_DECK, actions.PUT_ON_TOP, "P4.5", PLACE, "deck"),
    actions.ORDERING: (actions.PUT_ON_TOP, actions.SNAKE, "P4.3", DIVINITY, "order"),
    actions.CHOOSING_TOKEN: (duel.KEEP_TOKEN, duel.REVIVE, "P5.1", TOKEN, "carried"),
    actions.SNAKING: (actions.SNAKE, actions.STEAL, "P5.3", CARD, "snake"),
    actions.STEALING: (actions.STEAL, actions.STRIKE, "P5.5", CARD, "steal"),
    actions.STRIKING: (actions.STRIKE, actions.UNBUILD, "P5.9", PLACE, "strike"),
    actions.UNBUILDING: (actions.UNBUILD, actions.RAISE, "P5.11", WONDER, "unbuild"),
    actions.RAISING: (actions.RAISE, actions.BURY, "P5.13", WONDER, "raise"),
    actions.BURYING: (actions.BURY, actions.TAKE_WONDER, "P5.13", CARD, "bury"),
    actions.TAKING_WONDER: (actions.TAKE_WONDER, actions.MINERVA, "P5.14", WONDER, "take-wonder"),
    actions.PLACING_MINERVA: (actions.MINERVA, actions.REMOVE_LOOT, "P5.16", PLACE, "guard"),
    actions.REMOVING_LOOT: (actions.REMOVE_LOOT, actions.APPLY_LOOT, "P5.17", PLACE, "remove-loot"),
    actions.APPLYING_LOOT: (actions.APPLY_LOOT, actions.ACTIONS, "P5.17", PLACE, "apply-loot"),
}


def why_not(state: "PantheonState", action: int, seat: int) -> Reason | None:
    """Say why *seat* cannot do *action* now, or return None if it can."""
    if action in state.legal(seat):
        return None
    reason = reasons.out_of_place(state, action, seat, actions.ACTIONS)
    if reason is not None:
        return reason
    kind = state.kinds[state.depth - 1]
    if kind in ANSWERS:
        first, end, rule, things, key = ANSWERS[kind]
        if not first <= action < end:
            return Reason("other-choice-first", rule, {"decision": key})
        facts = {"decision": key} if things is None else {"decision": key, "item": things + action - first}
        return Reason("not-among-choices", rule, facts)
    if kind == duel.PLAY_TURN and actions.ACTIVATE <= action < actions.CLAIM:
        return why_not_activate(state, action - actions.ACTIVATE, seat)
    return reasons.why_not(state, action, seat) if action < duel.ACTIONS else other_choice(kind)


def other_choice(kind: int) -> Reason:
    """Say that something else must be chosen first."""
    return Reason("other-choice-first", reasons.ANSWERS[kind][2], {"decision": reasons.DECISION_KEYS[kind]})


def why_not_activate(state: "PantheonState", choice: int, seat: int) -> Reason:
    """Say why a card of the Pantheon cannot be activated with these offerings (P3.1 to P3.4)."""
    space, used = divmod(choice, SUBSETS)
    if state.age < 2:
        return Reason("pantheon-closed", "P3.1", {"age": state.age})
    if space >= SPACES or state.spaces[space] == VACANT:
        return Reason("space-empty", "P3.4", {"space": space})
    if used & ~state.offerings[seat]:
        return Reason("offering-not-owned", "P3.3", {"offerings": [OFFERINGS[token] for token in members_of(used)]})
    price = state.price_of_space(seat, space)
    value = sum(OFFERINGS[token] for token in members_of(used))
    if used and value - min(OFFERINGS[token] for token in members_of(used)) >= price:
        return Reason("needless-offering", "P3.3", {"cost": price, "value": value})
    coins = state.funds(seat)
    item = DIVINITY_ITEMS + state.spaces[space]
    return Reason("activation-too-dear", "P3.2", {"item": item, "cost": price - value, "coins": coins})
