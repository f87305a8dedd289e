"""What follows from an event with Pantheon or the promo wonders: cards, tokens and coins that Duel does not move."""

from antipater.data import words as effect_words
from antipater.data.columns import BY_NUMBER
from antipater.data.items import DECK_SIZE, DECKS, DIVINITY_ITEMS, TOKEN_ITEMS
from antipater.data.pantheon import GATE, MYTHOLOGIES
from antipater.data.words import Effect, SafeCoins
from antipater.game.bits import members_of
from antipater.rules.duel.actions import NOBODY, REVIVING
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon import actions
from antipater.rules.pantheon.actions import FIRST_OFFERING, NO_TOKEN, OFF_TRACK
from antipater.rules.pantheon.turn import PantheonState
from antipater.text.places import slot_token
from antipater.text.prices import bearers
from antipater.text.vocabulary import Vocabulary

# The decision that an effect of a divinity leaves, where it is possible (P3.4).
LEAVES: dict[type[Effect], int] = {
    effect_words.ActivateFromTops: actions.CHOOSING_DIVINITY,
    effect_words.TakeTokenFromCard: actions.CHOOSING_TOKEN,
    effect_words.CopySymbol: actions.SNAKING,
    effect_words.StealCard: actions.STEALING,
    effect_words.BuildFromDiscard: REVIVING,
    effect_words.DiscardFromStructure: actions.STRIKING,
    effect_words.UnbuildWonder: actions.UNBUILDING,
    effect_words.BuildWonderFromDiscard: actions.RAISING,
    effect_words.StealWonder: actions.TAKING_WONDER,
    effect_words.PlaceMinerva: actions.PLACING_MINERVA,
    effect_words.RemoveMilitaryToken: actions.REMOVING_LOOT,
}


def impossible_lines(words: Vocabulary, before: DuelState, seat: int, after: DuelState) -> list[str]:
    """Say that an activated divinity has no effect, because it leaves nothing to choose (P3.4)."""
    if not isinstance(before, PantheonState) or not isinstance(after, PantheonState) or after.winner != NOBODY:
        return []
    arrived = members_of(after.divinities[seat] & ~before.divinities[seat])
    effects = [effect for divinity in arrived for effect in BY_NUMBER[DIVINITY_ITEMS + divinity].effects]
    left = [LEAVES[type(effect)] for effect in effects if type(effect) in LEAVES]
    possible = not left or any(kind in left for kind in list(after.kinds)[: after.depth])
    return [] if possible else [words.sentence("event-no-effect")]


def safe_coins(state: DuelState, seat: int) -> int:
    """Return the coins of a seat outside its treasury (P5.4)."""
    return state.safe[seat] if isinstance(state, PantheonState) else 0


def safe_lines(words: Vocabulary, before: DuelState, seat: int, after: DuelState) -> list[str]:
    """Say how many coins were put on a divinity, or spent from there (P5.4)."""
    change = safe_coins(after, seat) - safe_coins(before, seat)
    if change == 0:
        return []
    card = words.one_of([words.mention(item) for item in bearers(SafeCoins)])
    message = "event-safe-gained" if change > 0 else "event-safe-spent"
    return [words.sentence(message, coins=abs(change), card=card, **words.who(seat))]


def unearthed_lines(words: Vocabulary, before: DuelState, wonder: int) -> list[str]:
    """Say which card lay under a wonder that is unbuilt now (P5.11)."""
    if not isinstance(before, PantheonState) or before.under[wonder] < 0:
        return []
    return [words.sentence("event-unearthed", card=words.mention(before.under[wonder]))]


def shared_lines(words: Vocabulary, before: DuelState, seat: int, after: DuelState) -> list[str]:
    """Say which card the opponent constructs by the choice of *seat* (M3, M6)."""
    old, new = before.city(1 - seat).cards, after.city(1 - seat).cards
    arrived = [deck * DECK_SIZE + card for deck in range(DECKS) for card in members_of(new[deck] & ~old[deck])]
    return [words.sentence("event-shared", item=words.mention(card), **words.who(1 - seat)) for card in arrived]


def barring_lines(words: Vocabulary, before: DuelState, after: DuelState) -> list[str]:
    """Say that the pawn Minerva stopped the conflict pawn (P5.16)."""
    if not isinstance(before, PantheonState) or not isinstance(after, PantheonState):
        return []
    barred = before.minerva != OFF_TRACK and after.minerva == OFF_TRACK
    return [words.sentence("event-barred")] if barred else []


def returned_token_lines(words: Vocabulary, before: DuelState, after: DuelState) -> list[str]:
    """Say which progress tokens go back to the box with a divinity that was not chosen (P4.4)."""
    if not isinstance(before, PantheonState):
        return []
    back = before.on_card & after.box
    if not back:
        return []
    items = [TOKEN_ITEMS + token for token in members_of(back)]
    return [words.sentence("event-tokens-back", items=words.mentions(items), tokens=len(items))]


def token_lines(words: Vocabulary, before: DuelState, after: DuelState, claimed: int) -> list[str]:
    """Say who takes which token of the structure, but for the one *claimed*, or that it is lost (P2.1, P5.9)."""
    if not isinstance(before, PantheonState) or not isinstance(after, PantheonState):
        return []
    lines = []
    for slot, token in enumerate(before.slot_tokens):
        if token == NO_TOKEN or after.slot_tokens[slot] != NO_TOKEN or slot == claimed:
            continue
        takers = [seat for seat in range(2) if holds(after, seat, token) > holds(before, seat, token)]
        named = slot_token(words, token)
        lines += [words.sentence("event-token-gained", token=named, **words.who(seat)) for seat in takers]
        if not takers:
            lines.append(words.sentence("event-token-lost", token=named))
    return lines


def holds(state: PantheonState, seat: int, token: int) -> int:
    """Return how many of a kind of token of the structure a seat has."""
    if token >= FIRST_OFFERING:
        return state.offerings[seat] >> (token - FIRST_OFFERING) & 1
    return state.mythology[seat * MYTHOLOGIES + token]


def gate_lines(words: Vocabulary, before: DuelState, after: DuelState) -> list[str]:
    """Say where the Gate is put (P1.4, P1.7)."""
    if not isinstance(before, PantheonState) or not isinstance(after, PantheonState):
        return []
    spaces = [space for space, card in enumerate(after.spaces) if card == GATE != before.spaces[space]]
    return [words.sentence("event-gate", space=space + 1) for space in spaces]
