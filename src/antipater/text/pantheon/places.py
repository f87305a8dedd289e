"""Where things of Pantheon lie, in words: spaces, decks, tokens of the structure, the conflict track."""

from typing import TYPE_CHECKING

from antipater.data.duel import CAPITAL
from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import MYTHOLOGIES, MYTHOLOGY_KEYS, OFFERINGS
from antipater.game.bits import members_of
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import FIRST_OFFERING, NO_TOKEN, VACANT
from antipater.rules.pantheon.part import Pantheon
from antipater.text.catalogue import Facts
from antipater.text.duel.parts import ThingFacts
from antipater.text.duel.places import LOOT
from antipater.text.language import Language

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords


def pantheon_of(state: DuelState) -> Pantheon:
    """Return what Pantheon adds to a table where it is played."""
    part: Pantheon = state.part("pantheon")
    return part


def mythology(words: Language, number: int) -> str:
    """Return the adjective of a mythology: `Roman`."""
    return words.say(f"mythology-{MYTHOLOGY_KEYS[number]}")


def mythology_token(words: Language, number: int) -> str:
    """Return the name of the tokens of a mythology: `Roman mythology token`."""
    return words.say("mythology-token", mythology=mythology(words, number))


def mythology_facts(words: Language, number: int) -> Facts:
    """Return the facts about a mythology; one of its divinities is named only so: `a Roman divinity`."""
    return {
        "mythology": mythology(words, number),
        "divinity": words.say(f"some-divinity-{MYTHOLOGY_KEYS[number]}"),
        "token": mythology_token(words, number),
    }


def looking_facts(words: "DuelWords", state: DuelState, what: int) -> Facts:
    """Return who looks at which deck (P2.2)."""
    looker, number = divmod(what, MYTHOLOGIES)
    return {**mythology_facts(words, number), **words.who(looker, "seat")}


def on_space(words: Language, state: DuelState, space: int) -> str:
    """Return the name of the card on a space of the Pantheon, as far as it is known or there (P2.4)."""
    board = pantheon_of(state)
    if board.spaces[space] == VACANT:
        return words.say("empty-space")
    if board.spaces[space] >= 0:
        return words.mention(DIVINITY_ITEMS + board.spaces[space])
    return str(mythology_facts(words, board.mythology_of[space])["divinity"])


def slot_token(words: Language, token: int) -> str:
    """Return the name of a token of the structure: of a mythology, or an offering."""
    if token == NO_TOKEN:
        return words.say("empty-place")
    if token >= FIRST_OFFERING:
        return offering_tokens(words, 1 << (token - FIRST_OFFERING))
    return words.say("the-mythology-token", token=mythology_token(words, token))


def offering_tokens(words: Language, tokens: int) -> str:
    """Return the name of a set of offering tokens, by their values."""
    return words.say("the-offering-token", **offering_facts(words, [OFFERINGS[token] for token in members_of(tokens)]))


def offering_facts(words: Language, values: list[int]) -> Facts:
    """Return how many offering tokens there are, and their values."""
    return {"tokens": len(values), "values": words.all_of([str(value) for value in values])}


def track_space(words: Language, space: int) -> str:
    """Return the name of a space of the conflict track, counted from the capital of player 0."""
    position = space - CAPITAL
    if position == 0:
        return words.say("track-middle")
    owner = words.who(1 if position > 0 else 0)
    if abs(position) == CAPITAL:
        return words.say("track-capital", **owner)
    return words.say("track-side", space=abs(position), **owner)


def loot_facts(words: Language, token: int) -> Facts:
    """Return the worth of a military token, and the player on whose side it lies."""
    return {"worth": LOOT[token % len(LOOT)], **words.who(token // len(LOOT), "side")}


THINGS: dict[str, ThingFacts] = {
    "divinity": lambda words, state, divinity: {"divinity": words.mention(DIVINITY_ITEMS + divinity)},
    "mythology": lambda words, state, number: mythology_facts(words, number),
    "space": lambda words, state, space: {"space": space + 1},
    "offering": lambda words, state, token: {"offering": OFFERINGS[token]},
    "offerings": lambda words, state, tokens: {"offerings": offering_tokens(words, tokens)},
    "track": lambda words, state, space: {"track": track_space(words, space)},
    "loot": lambda words, state, token: loot_facts(words, token),
    "looking": looking_facts,
}
