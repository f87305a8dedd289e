"""What an option is about and everything there is to say about it: price, effects, what it uncovers, why not."""

from antipater.data.columns import BY_NUMBER
from antipater.data.duel import SLOTS
from antipater.data.items import TOKEN_ITEMS, WONDER_ITEMS
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.payment import bill
from antipater.rules.duel.turn import DuelState
from antipater.terminal.view import View, uncovered_by
from antipater.text.choices import ACTIONS, verb
from antipater.text.words import Words

PAID = ("build", "wonder")
OF_THE_STRUCTURE = ("build", "discard", "wonder")


def item_of(state: DuelState, action: int) -> int:
    """Return the card, wonder or token that an action is about; EMPTY if it is about none."""
    word, thing = verb(ACTIONS, action)
    match word:
        case "build" | "discard":
            return state.slots[thing]
        case "wonder":
            return WONDER_ITEMS + thing // SLOTS
        case "draft":
            return WONDER_ITEMS + thing
        case "token" | "keep":
            return TOKEN_ITEMS + thing
        case "revive" | "destroy":
            return thing
    return EMPTY


def slot_of(action: int) -> int | None:
    """Return the slot whose card an action takes, if it takes one."""
    word, thing = verb(ACTIONS, action)
    return thing % SLOTS if word in OF_THE_STRUCTURE else None


def about_item(words: Words, item: int) -> list[str]:
    """Say what an item is, what it costs and what it does."""
    row = BY_NUMBER[item]
    lines = [words.say("terminal-item", name=words.name(item), kind=words.kind(item))]
    if row.coins or any(row.needs) or item < WONDER_ITEMS:
        lines.append(words.say("terminal-cost", cost=words.cost(item)))
    return lines + words.effects(item)


def price_lines(words: Words, state: DuelState, item: int, seat: int) -> list[str]:
    """Explain line by line what an item costs a seat now."""
    return words.bill(bill(state.city(seat), state.city(1 - seat), item))


def uncovering(view: View, slot: int) -> list[str]:
    """Say which cards become accessible when the card of a slot is taken."""
    bared = uncovered_by(view, slot)
    if not bared:
        return []
    return [
        view.words.say("terminal-uncovers", cards=view.words.mentions([view.state.slots[below] for below in bared]))
    ]


def explained(view: View, action: int) -> list[str]:
    """Say everything about an option of the viewer, also about one that is impossible."""
    words, state = view.words, view.state
    reason = state.why_not(action, view.seat)
    lines = [words.action(state, action, view.seat)]
    if reason is not None:
        lines.append(words.reason(reason))
    item = item_of(state, action)
    if item != EMPTY:
        lines += about_item(words, item)
        if verb(ACTIONS, action)[0] in PAID:
            lines.append(words.say("terminal-price-now"))
            lines += [f"  {line}" for line in price_lines(words, state, item, view.seat)]
    slot = slot_of(action)
    return lines + (uncovering(view, slot) if slot is not None else [])
