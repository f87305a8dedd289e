"""Where things lie, in words: places of the structure, spaces of the Pantheon, the conflict track and its tokens."""

from antipater.data.columns import PLACES
from antipater.data.duel import CAPITAL, LOOT_AT
from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import OFFERINGS
from antipater.game.bits import members_of
from antipater.rules.duel.actions import EMPTY
from antipater.rules.duel.turn import DuelState
from antipater.rules.pantheon.actions import FIRST_OFFERING, NO_TOKEN, VACANT
from antipater.rules.pantheon.turn import PantheonState
from antipater.text.vocabulary import Vocabulary

Facts = dict[str, str | int]
LOOT = tuple(coins for coins in LOOT_AT if coins)  # what the military tokens of a side are worth, in their order


def card_at(words: Vocabulary, state: DuelState, slot: int) -> str:
    """Name the card of a slot, as far as it is known or there."""
    if not state.present >> slot & 1:
        return words.say("empty-place")
    return words.mention(state.slots[slot])


def row_and_place(state: DuelState, slot: int) -> Facts:
    """Return the row of a slot and its place in the row, both counted from 1."""
    places = PLACES[state.age - 1]
    row, column = places[slot]
    return {"row": row + 1, "place": sum(1 for other in places if other[0] == row and other[1] <= column)}


def pointed_at(words: Vocabulary, state: DuelState, slot: int) -> str:
    """Name the card of a slot; one that lies face down by its place."""
    if state.present >> slot & 1 and state.slots[slot] == EMPTY:
        return words.say("face-down-card-at", **row_and_place(state, slot))
    return card_at(words, state, slot)


def on_space(words: Vocabulary, state: PantheonState, space: int) -> str:
    """Name the card on a space of the Pantheon, as far as it is known or there (P2.4)."""
    if state.spaces[space] == VACANT:
        return words.say("empty-space")
    if state.spaces[space] >= 0:
        return words.mention(DIVINITY_ITEMS + state.spaces[space])
    return words.some_divinity(state.mythology_of[space])


def slot_token(words: Vocabulary, token: int) -> str:
    """Name a token of the structure: of a mythology, or an offering."""
    if token == NO_TOKEN:
        return words.say("empty-place")
    if token >= FIRST_OFFERING:
        return words.say("the-offering-token", values=OFFERINGS[token - FIRST_OFFERING], tokens=1)
    return words.say("the-mythology-token", token=words.mythology_token(token))


def offering_tokens(words: Vocabulary, tokens: int) -> str:
    """Name a set of offering tokens by their values."""
    values = [str(OFFERINGS[token]) for token in members_of(tokens)]
    return words.say("the-offering-token", values=words.all_of(values), tokens=len(values))


def track_space(words: Vocabulary, space: int) -> str:
    """Name a space of the conflict track, counted from the capital of player 0."""
    position = space - CAPITAL
    if position == 0:
        return words.say("track-middle")
    owner = words.who(1 if position > 0 else 0)
    if abs(position) == CAPITAL:
        return words.say("track-capital", **owner)
    return words.say("track-side", space=abs(position), **owner)


def military_token(words: Vocabulary, token: int) -> Facts:
    """Return the worth of a military token, and the player on whose side it lies."""
    owner = words.who(token // len(LOOT))
    return {"worth": LOOT[token % len(LOOT)], "side": owner["player"], "side_person": owner["person"]}
