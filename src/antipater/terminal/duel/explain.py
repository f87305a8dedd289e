"""What an option of Duel is about and everything there is to know of it: price, effects, what it uncovers, why not."""

from collections.abc import Sequence
from itertools import permutations

from antipater.data.items import BY_NUMBER, CARDS, DECK_SIZE, NONE, TOKEN_ITEM, WONDER_ITEM
from antipater.game.bits import members_of
from antipater.game.rows import Verb
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.payment import bill
from antipater.rules.duel.state import DuelState
from antipater.terminal.duel.part import parts_of
from antipater.terminal.duel.view import DuelView

PAID = ("build", "wonder", "recruit")  # verbs that bring something into the city for its price


def thing_of(view: DuelView, action: int, kind: str) -> int | None:
    """Return the thing of a kind that an action is about, None if it is about none."""
    verb = view.rows.verb(action)
    return verb.about(action)[verb.of.index(kind)] if kind in verb.of else None


def slot_of(view: DuelView, action: int) -> int | None:
    """Return the slot of the structure that an action is about, None if it is about none."""
    return thing_of(view, action, "slot")


def item_of(state: DuelState, kind: str, thing: int) -> int:
    """Return the item that a thing of a kind is, NONE if it is none or not known."""
    if kind == "card":
        return thing
    numbers: dict[str, Sequence[int]] = {"wonder": WONDER_ITEM, "token": TOKEN_ITEM, "slot": state.slots}
    if kind in numbers:
        return numbers[kind][thing]
    return next((item for part in parts_of(state) if (item := part.item_of(state, kind, thing)) != NONE), NONE)


def first_item(state: DuelState, verb: Verb, number: int) -> int:
    """Return the first printed thing that an action or an outcome is about, NONE if it is about none."""
    things = zip(verb.of, verb.about(number), strict=True)
    return next((item for kind, thing in things if (item := item_of(state, kind, thing)) != NONE), NONE)


def item_of_action(view: DuelView, action: int) -> int:
    """Return the card, wonder, token or other printed thing that an action is about, NONE if it is about none."""
    return first_item(view.state, view.rows.verb(action), action)


def is_sharing(view: DuelView, action: int) -> bool:
    """Return whether an action shares the three cards that were removed at setup."""
    return view.rows.verb(action).key == "share"


def shared_cards(view: DuelView, action: int) -> tuple[int, int, int]:
    """Return the card that the builder gets, the one for the opponent, and the discarded one (M3)."""
    cards = [(view.state.age - 1) * DECK_SIZE + place for place in members_of(view.state.aside)]
    (way,) = view.rows.verb(action).about(action)
    mine, theirs, discarded = list(permutations(cards))[way]
    return mine, theirs, discarded


def items_of(view: DuelView, action: int) -> list[int]:
    """Return everything printed that an action is about."""
    if is_sharing(view, action):
        return list(shared_cards(view, action))
    item = item_of_action(view, action)
    return [] if item == NONE else [item]


def about_item(view: DuelView, item: int) -> list[str]:
    """Return what an item is, what it costs and what it does."""
    words, row = view.words, BY_NUMBER[item]
    lines = [words.say("terminal-item", name=words.name(item), kind=words.kind(item))]
    if row.coins or any(row.needs) or (item < CARDS and row.deck):
        lines.append(words.say("terminal-cost", cost=words.cost(item)))
    return lines + words.effects(item)


def price_lines(view: DuelView, item: int) -> list[str]:
    """Explain line by line what an item costs the viewer now."""
    notes = [note for part in view.parts if (note := part.price_note(view, item))]
    if notes:
        return notes
    return view.words.bill(bill(view.state, view.seat, item))


def uncovering(view: DuelView, slot: int) -> list[str]:
    """Return which cards become accessible when the card of a slot is taken."""
    slots = view.uncovered_by(slot)
    if not slots:
        return []
    return [
        view.words.say("terminal-uncovers", cards=view.words.mentions([view.state.slots[under] for under in slots]))
    ]


def slot_notes(view: DuelView, slot: int) -> list[str]:
    """Return what lies on a card of the structure, and what becomes of it."""
    return [line for part in view.parts for line in part.slot_notes(view.words, view.state, slot)]


def about_choice(view: DuelView, action: int) -> list[str]:
    """Return what else there is to know before a choice."""
    slot = slot_of(view, action)
    lines = [view.words.say("terminal-about-begin")] if view.rows.verb(action).key == "begin" else []
    if slot is not None and view.state.slots[slot] == EMPTY:
        lines += slot_notes(view, slot)
    return [*lines, *(line for part in view.parts for line in part.about_choice(view, action))]


def explained(view: DuelView, action: int) -> list[str]:
    """Return everything about an option of the viewer, also about one that is impossible."""
    words, state, verb = view.words, view.state, view.rows.verb(action)
    reason = state.why_not(action, view.seat)
    lines = [words.action(state, action, view.seat)]
    if reason is not None:
        lines.append(words.reason(reason))
    for item in items_of(view, action):
        lines += about_item(view, item)
        if verb.key in PAID:
            lines.append(words.say("terminal-price-now"))
            lines += [f"  {line}" for line in price_lines(view, item)]
    lines += about_choice(view, action)
    slot = slot_of(view, action) if verb.key in view.rows.named("turn").verbs else None
    return lines + (uncovering(view, slot) if slot is not None else [])
