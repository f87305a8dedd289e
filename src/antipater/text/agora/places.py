"""Things of Agora in words: chambers, sections, decrees, conspiracies, senate actions."""

from typing import TYPE_CHECKING

from antipater.data.agora import CONSPIRACIES, DECREES, SECTION_KEYS
from antipater.rules.agora.decisions import ACTIONS_ROOM, TOP
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import Facts
from antipater.text.duel.parts import ThingFacts
from antipater.text.language import Language

if TYPE_CHECKING:
    from antipater.rules.agora.board import AgoraBoard
    from antipater.text.duel.words import DuelWords


def agora_of(state: DuelState) -> "AgoraBoard":
    """Return what Agora adds to a table where it is played."""
    part: AgoraBoard = state.part("agora")
    return part


def conspiracy(words: Language, number: int) -> str:
    """Return the name of a conspiracy."""
    row = CONSPIRACIES[number]
    return row.french if words.language == "fr" else row.name


def mentioned(words: Language, number: int) -> str:
    """Return the name of a conspiracy inside a sentence, or that it is one where it is not known (A11.2)."""
    return words.quoted(conspiracy(words, number)) if number >= 0 else words.say("unknown-conspiracy")


def conspiracy_effect(words: Language, number: int) -> str:
    """Return what a conspiracy does."""
    return words.say(f"conspiracy-does-{CONSPIRACIES[number].key}")


def decree_effect(words: Language, number: int) -> str:
    """Return what a decree does for its controller."""
    return words.say(f"decree-does-{DECREES[number].key}")


def chamber(words: Language, number: int) -> str:
    """Return a chamber by its number, counted from 1: `chamber 3`."""
    return words.say("the-chamber", number=number + 1)


def section(words: Language, number: int) -> str:
    """Return the name of a section: `left section`."""
    return words.say(f"section-{SECTION_KEYS[number]}")


def senate_actions(words: "DuelWords", state: DuelState, what: int) -> Facts:
    """Return in which section a politician acts, and how many actions are left (A3.4)."""
    place, actions = divmod(what, ACTIONS_ROOM)
    return {"section": section(words, place), "actions": actions}


def looking(words: "DuelWords", state: DuelState, what: int) -> Facts:
    """Return who looks at what nobody else sees (A4.1, A6.8)."""
    return words.who(what - 1, "seat")


THINGS: dict[str, ThingFacts] = {
    "chamber": lambda words, state, number: {"chamber": chamber(words, number), "number": number + 1},
    "conspiracy": lambda words, state, number: {"conspiracy": mentioned(words, number)},
    "decree": lambda words, state, number: {"decree": decree_effect(words, number)},
    "end": lambda words, state, end: {"end": "top" if end == TOP else "bottom"},
    "age-card": lambda words, state, card: {"card": words.mention(card)},
    "senate-actions": senate_actions,
    "plotter": looking,
    "peeking": looking,
}
