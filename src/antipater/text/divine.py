"""What the choices and outcomes of Pantheon are about: the facts that their sentences need."""

from antipater.data.items import DIVINITY_ITEMS, MOST_KINDS, WONDER_ITEMS
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS, PRICES, SPACES
from antipater.game.bits import members_of
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.actions import LOOKING, ORDERING, SUBSETS, VACANT
from antipater.rules.pantheon.ruleset import DuelPantheon
from antipater.rules.pantheon.turn import PantheonState
from antipater.text.places import (
    Facts,
    military_token,
    offering_tokens,
    on_space,
    pointed_at,
    slot_token,
    track_space,
)
from antipater.text.vocabulary import Vocabulary

RULES = DuelPantheon()


def seen_by(state: DuelState, action: int, actor: int, viewer: int | None) -> int:
    """Return an event as a viewer may know it; nothing is hidden from None (P2.4)."""
    if viewer is None or action == UNKNOWN or not isinstance(state, PantheonState):
        return action
    return RULES.seen(action, actor, viewer)


def top_subject(state: DuelState) -> int:
    """Return what the decision on top of the agenda is about."""
    return state.subjects[state.depth - 1]


def hidden_event(words: Vocabulary, state: DuelState) -> str:
    """Say as much of a hidden event as the other player may know: who, and which mythology (P2.4)."""
    top = state.depth - 1
    kind, seat, what = state.kinds[top], state.seats[top], state.subjects[top]
    if kind == LOOKING:
        looker, mythology = divmod(what, MYTHOLOGIES)
        return words.sentence("outcome-look", item=words.some_divinity(mythology), **words.who(looker))
    if kind == ORDERING:
        return words.sentence("event-order-unseen", mythology=words.mythology(what), **words.who(seat))
    raise ValueError(f"nothing is hidden in a decision of kind {kind}")


def divine_choice(words: Vocabulary, state: PantheonState, word: str, thing: int, seat: int) -> Facts:
    """Return the facts of a choice that Pantheon adds; every verb has its arm."""
    rival = words.who(1 - seat)
    facts: Facts = {"rival": rival["player"], "rival_person": rival["person"]}
    match word:
        case "activate":
            return facts | {"item": on_space(words, state, thing // SUBSETS)} | activation(words, state, thing, seat)
        case "claim":
            return facts | {"token": slot_token(words, state.slot_tokens[thing])}
        case "place":
            return facts | space_facts(thing % SPACES, seat) | {"item": words.mention(DIVINITY_ITEMS + thing // SPACES)}
        case "place-unseen":
            return facts | space_facts(thing, seat) | {"item": words.some_divinity(top_subject(state))}
        case "divinity" | "order":
            return facts | {"item": words.mention(DIVINITY_ITEMS + thing)}
        case "deck":
            return facts | {"mythology": words.mythology(thing)}
        case "snake" | "steal":
            return facts | {"item": words.mention(thing)}
        case "strike":
            return facts | {"item": pointed_at(words, state, thing)}
        case "unbuild":
            owner = words.who(0 if state.city(0).built >> thing & 1 else 1)
            named = words.mention(WONDER_ITEMS + thing)
            return facts | {"item": named, "owner": owner["player"], "owner_person": owner["person"]}
        case "raise" | "take-wonder":
            return facts | {"item": words.mention(WONDER_ITEMS + thing)}
        case "bury":
            return facts | {"item": words.mention(WONDER_ITEMS + top_subject(state)), "card": words.mention(thing)}
        case "minerva":
            return facts | {"space": track_space(words, thing)}
    return facts | military_token(words, thing)


def space_facts(space: int, seat: int) -> Facts:
    """Return the number of a space of the Pantheon, and its price for both players (P3.2)."""
    return {"space": space + 1, "price": PRICES[seat][space], "rival_price": PRICES[1 - seat][space]}


def activation(words: Vocabulary, state: PantheonState, thing: int, seat: int) -> Facts:
    """Return how an activation is paid for: coins, offering tokens, or both (P3.2, P3.3)."""
    coins = activation_coins(state, thing, seat)
    parts = [words.coins(coins)] if coins else []
    if thing % SUBSETS:
        parts.append(offering_tokens(words, thing % SUBSETS))
    way = "unknown" if state.spaces[thing // SUBSETS] == VACANT else "paid" if parts else "free"
    return {"way": way, "payment": words.all_of(parts)}


def activation_coins(state: PantheonState, thing: int, seat: int) -> int:
    """Return the coins that an activation costs besides its offerings (P3.3)."""
    space, used = divmod(thing, SUBSETS)
    return max(0, state.price_of_space(seat, space) - sum(OFFERINGS[token] for token in members_of(used)))


def divine_outcome(words: Vocabulary, word: str, thing: int) -> Facts:
    """Return the facts of what chance brings with Pantheon."""
    match word:
        case "look":
            looker, divinity = divmod(thing, MOST_KINDS)
            return {"item": words.mention(DIVINITY_ITEMS + divinity), **words.who(looker)}
        case "mythology":
            return {"token": words.mythology_token(thing)}
        case "offering":
            return {"value": OFFERINGS[thing]}
    return {"item": words.mention(DIVINITY_ITEMS + thing)}


def looking_facts(words: Vocabulary, state: DuelState) -> Facts:
    """Return who looks at which deck, where chance owes that; nothing elsewhere (P2.2)."""
    top = state.depth - 1
    if state.seats[top] != CHANCE or state.kinds[top] != LOOKING:
        return {}
    looker, mythology = divmod(state.subjects[top], MYTHOLOGIES)
    return {"mythology": words.mythology(mythology), **words.who(looker)}
