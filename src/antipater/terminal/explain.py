"""What an option is about and everything there is to say about it: price, effects, what it uncovers, why not."""

from bisect import bisect_right
from itertools import permutations

from antipater.data.columns import BY_NUMBER
from antipater.data.duel import SLOTS
from antipater.data.items import DECK_SIZE, DIVINITY_ITEMS, TOKEN_ITEMS, WONDER_ITEMS
from antipater.data.pantheon import SPACES
from antipater.game.bits import members_of
from antipater.rules.duel import actions as duel
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.payment import bill
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon import actions as pantheon
from antipater.rules.pantheon.actions import NO_TOKEN
from antipater.rules.pantheon.turn import PantheonState
from antipater.terminal.pantheon import deck_contents, space_and_offerings, token_name, token_on
from antipater.terminal.view import View, uncovered_by
from antipater.text.words import Words

# The first number of each kind of action, ascending, and what the numbers after it count.
SLOT, SLOT_AND_WONDER, SPACE, DIVINITY_AND_SPACE, OTHER = range(-5, 0)
COUNTED = (
    (duel.BUILD, SLOT),
    (duel.DISCARD, SLOT),
    (duel.WONDER, SLOT_AND_WONDER),
    (duel.DRAFT, WONDER_ITEMS),
    (duel.TAKE_TOKEN, TOKEN_ITEMS),
    (duel.KEEP_TOKEN, TOKEN_ITEMS),
    (duel.REVIVE, 0),
    (duel.DESTROY, 0),
    (duel.BEGIN, OTHER),
    (duel.BUILD_ROW, SLOT),
    (duel.SHARE, OTHER),
    (pantheon.ACTIVATE, SPACE),
    (pantheon.CLAIM, SLOT),
    (pantheon.PLACE, DIVINITY_AND_SPACE),
    (pantheon.PLACE_UNSEEN, OTHER),
    (pantheon.CHOOSE_DIVINITY, DIVINITY_ITEMS),
    (pantheon.NAME_DECK, OTHER),
    (pantheon.PUT_ON_TOP, DIVINITY_ITEMS),
    (pantheon.SNAKE, 0),
    (pantheon.STEAL, 0),
    (pantheon.STRIKE, SLOT),
    (pantheon.UNBUILD, WONDER_ITEMS),
    (pantheon.RAISE, WONDER_ITEMS),
    (pantheon.BURY, 0),
    (pantheon.TAKE_WONDER, WONDER_ITEMS),
    (pantheon.MINERVA, OTHER),
)
FIRSTS = [first for first, _ in COUNTED]


def thing_of(action: int) -> tuple[int, int, int]:
    """Return the first number of an action's kind, what its numbers count, and which one it is."""
    first, counted = COUNTED[bisect_right(FIRSTS, action) - 1]
    return first, counted, action - first


def item_of(state: DuelState, action: int) -> int:
    """Return the card, wonder, token or divinity that an action is about; EMPTY if it is about none, or unknown."""
    _, counted, thing = thing_of(action)
    if counted == SLOT:
        return state.slots[thing]
    if counted == SLOT_AND_WONDER:
        return WONDER_ITEMS + thing // SLOTS
    if counted == SPACE and isinstance(state, PantheonState):
        divinity = state.spaces[space_and_offerings(action)[0]]
        return DIVINITY_ITEMS + divinity if divinity >= 0 else EMPTY
    if counted == DIVINITY_AND_SPACE:
        return DIVINITY_ITEMS + thing // SPACES
    return counted + thing if counted >= 0 else EMPTY


def slot_of(action: int) -> int | None:
    """Return the slot of the structure that an action is about, if it is about one."""
    _, counted, thing = thing_of(action)
    return thing % SLOTS if counted in (SLOT, SLOT_AND_WONDER) else None


def takes_card(action: int) -> bool:
    """Tell whether an action is an ordinary one that takes an accessible card (D4.1)."""
    return action < duel.DRAFT


def is_paid(action: int) -> bool:
    """Tell whether an action constructs something for its price."""
    return action < duel.DISCARD or duel.WONDER <= action < duel.DRAFT


def shared_cards(state: DuelState, action: int) -> tuple[int, int, int]:
    """Return the card that the builder gets, the one for the opponent, and the discarded one (M3)."""
    cards = [(state.age - 1) * DECK_SIZE + place for place in members_of(state.aside)]
    mine, theirs, discarded = list(permutations(cards))[action - duel.SHARE]
    return mine, theirs, discarded


def items_of(state: DuelState, action: int) -> list[int]:
    """Return everything printed that an action is about."""
    if is_sharing(action):
        return list(shared_cards(state, action))
    item = item_of(state, action)
    return [] if item == EMPTY else [item]


def space_of(action: int) -> int | None:
    """Return the space of the Pantheon on which an action puts a divinity, if it does."""
    _, counted, thing = thing_of(action)
    return thing % SPACES if counted == DIVINITY_AND_SPACE else None


def is_sharing(action: int) -> bool:
    """Tell whether an action shares the three cards that were removed at setup."""
    return duel.SHARE <= action < duel.ACTIONS


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


def about_choice(view: View, action: int) -> list[str]:
    """Say what else there is to know before a choice."""
    words, state = view.words, view.pantheon
    slot = slot_of(action)
    if duel.BEGIN <= action < duel.BUILD_ROW:
        return [words.say("terminal-about-begin")]
    if slot is not None and token_on(view, slot) != NO_TOKEN:
        return [words.say("terminal-token-here", token=token_name(words, token_on(view, slot)))]
    if state is not None and pantheon.NAME_DECK <= action < pantheon.PUT_ON_TOP:
        return [
            words.name(DIVINITY_ITEMS + divinity)
            for divinity in deck_contents(state, action - pantheon.NAME_DECK)
            if divinity >= 0
        ]
    return []


def hand_over(words: Words, seat: int) -> str:
    """Ask one person to leave the screen to another."""
    return words.say("terminal-hand-over", player=words.player(seat), other=words.player(1 - seat))


def explained(view: View, action: int) -> list[str]:
    """Say everything about an option of the viewer, also about one that is impossible."""
    words, state = view.words, view.state
    reason = state.why_not(action, view.seat)
    lines = [words.action(state, action, view.seat)]
    if reason is not None:
        lines.append(words.reason(reason))
    for item in items_of(state, action):
        lines += about_item(words, item)
        if is_paid(action):
            lines.append(words.say("terminal-price-now"))
            lines += [f"  {line}" for line in price_lines(words, state, item, view.seat)]
    lines += about_choice(view, action)
    slot = slot_of(action) if takes_card(action) else None
    return lines + (uncovering(view, slot) if slot is not None else [])
