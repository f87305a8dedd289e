"""One action, or one outcome of chance, as one short word: `build:aqueduct`, `wonder:sphinx/press`, `turn:7=altar`.

A word is a verb and what it is done with. Cards of the structure are written by name, so most words need the position
they are said in. An expansion appends rows to the tables, as it appends numbers to the actions.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from antipater.data.columns import BY_NUMBER
from antipater.data.words import COLOR_KEYS
from antipater.game.contract import Game, State
from antipater.game.errors import IllegalAction, Reason
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.arguments import (
    HIDDEN,
    Argument,
    CardOfPantheon,
    CardOfStructure,
    CardsShared,
    CardTurnedUp,
    LookedAt,
    Placing,
    Plain,
    SpaceOfTrack,
    UnseenPlacing,
    WonderAndCard,
)
from antipater.notation.vocabulary import (
    CARD,
    DIVINITY,
    LOOT,
    MYTHOLOGY,
    OFFERING,
    SEAT,
    SLOT,
    START,
    TOKEN,
    WONDER,
    Place,
    quoted,
)
from antipater.rules.duel import actions, reasons
from antipater.rules.duel.table import Table
from antipater.rules.pantheon import actions as pantheon
from antipater.rules.pantheon import reasons as pantheon_reasons
from antipater.rules.pantheon.table import PantheonTable

SOME = 8  # so many examples of what is possible are enough in a message


@dataclass(frozen=True)
class Verb:
    """A run of actions that differ only in what they are done with."""

    word: str
    first: int  # its first action; the next row says where it ends
    argument: Argument
    holds_at: bool = False  # what it is done with is written with an @ of its own


SEAT_VERBS = (
    Verb("build", actions.BUILD, CardOfStructure()),
    Verb("discard", actions.DISCARD, CardOfStructure()),
    Verb("wonder", actions.WONDER, WonderAndCard()),
    Verb("draft", actions.DRAFT, Plain(WONDER)),
    Verb("token", actions.TAKE_TOKEN, Plain(TOKEN)),
    Verb("keep", actions.KEEP_TOKEN, Plain(TOKEN)),
    Verb("revive", actions.REVIVE, Plain(CARD)),
    Verb("destroy", actions.DESTROY, Plain(CARD)),
    Verb("begin", actions.BEGIN, Plain(SEAT)),
    Verb("row", actions.BUILD_ROW, CardOfStructure()),
    Verb("share", actions.SHARE, CardsShared()),
    Verb("activate", pantheon.ACTIVATE, CardOfPantheon()),
    Verb("claim", pantheon.CLAIM, Plain(SLOT)),
    Verb("place", pantheon.PLACE, Placing(), holds_at=True),
    Verb("place", pantheon.PLACE_UNSEEN, UnseenPlacing(), holds_at=True),
    Verb("choose", pantheon.CHOOSE_DIVINITY, Plain(DIVINITY)),
    Verb("deck", pantheon.NAME_DECK, Plain(MYTHOLOGY)),
    Verb("top", pantheon.PUT_ON_TOP, Plain(DIVINITY)),
    Verb("snake", pantheon.SNAKE, Plain(CARD)),
    Verb("steal", pantheon.STEAL, Plain(CARD)),
    Verb("strike", pantheon.STRIKE, Plain(SLOT)),
    Verb("unbuild", pantheon.UNBUILD, Plain(WONDER)),
    Verb("raise", pantheon.RAISE, Plain(WONDER)),
    Verb("bury", pantheon.BURY, Plain(CARD)),
    Verb("take", pantheon.TAKE_WONDER, Plain(WONDER)),
    Verb("minerva", pantheon.MINERVA, SpaceOfTrack()),
    Verb("remove", pantheon.REMOVE_LOOT, Plain(LOOT), holds_at=True),
    Verb("apply", pantheon.APPLY_LOOT, Plain(LOOT), holds_at=True),
)
CHANCE_VERBS = (
    Verb("turn", actions.TURN_UP, CardTurnedUp()),
    Verb("guild", actions.GUILD_AT, Plain(SLOT)),
    Verb("show", actions.SHOW_WONDER, Plain(WONDER)),
    Verb("board", actions.SHOW_TOKEN, Plain(TOKEN)),
    Verb("draw", actions.DRAW_TOKEN, Plain(TOKEN)),
    Verb("removed", actions.SHOW_REMOVED, Plain(CARD)),
    Verb("look", pantheon.LOOK, LookedAt()),
    Verb("reveal", pantheon.SHOW_DIVINITY, Plain(DIVINITY)),
    Verb("mythology", pantheon.MYTHOLOGY_AT, Plain(MYTHOLOGY)),
    Verb("offering", pantheon.OFFERING_AT, Plain(OFFERING)),
)
HOLDING_AT = {verb.word for verb in SEAT_VERBS if verb.holds_at}


def verbs_for(seat: int) -> tuple[Verb, ...]:
    """Return the verbs of seats, or those of chance."""
    return CHANCE_VERBS if seat == CHANCE else SEAT_VERBS


def verb_of(action: int, seat: int) -> Verb:
    """Return the verb of an action."""
    verbs = verbs_for(seat)
    return verbs[bisect_right([verb.first for verb in verbs], action) - 1]


def table_of(state: State) -> Table:
    """Return a position as one that this notation has words for."""
    if isinstance(state, Table):
        return state
    raise TypeError(f"there is no notation for a {type(state).__name__}")


def begins_turn(state: State) -> bool:
    """Tell whether an ordinary turn is what is owed (D4.1)."""
    table = table_of(state)
    return table.depth > 0 and table.kinds[table.depth - 1] == actions.PLAY_TURN


def write_action(state: State, action: int, seat: int) -> str:
    """Return the word of a legal action of *seat*, or of an outcome of CHANCE; raise IllegalAction for another."""
    if action not in state.legal(seat):
        raise IllegalAction(state.why_not(action, seat) or Reason("not-an-option"))
    return word_of(table_of(state), action, seat)


def word_of(table: Table, action: int, seat: int) -> str:
    """Return the word of an action that is known to be legal."""
    verb = verb_of(action, seat)
    return f"{verb.word}:{verb.argument.write(table, action - verb.first)}"


def write_seen(game: Game, state: State, action: int, seat: int, viewer: int) -> str:
    """Return the word of a legal action or outcome as *viewer* may know it: `place:?@4`, `look:?` (P2.4)."""
    word = write_action(state, action, seat)
    known = game.seen(action, seat, viewer)
    if known == UNKNOWN:
        return f"{verb_of(action, seat).word}:{HIDDEN}"
    return word if known == action else word_of(table_of(state), known, seat)


def without_seat(text: str) -> tuple[str, str]:
    """Split a word from the seat that may follow it after an @: `build:press@0`, `place:mars@4@1`, `place:mars@4`."""
    parts = text.split("@")
    own = 2 if text.partition(":")[0] in HOLDING_AT else 1
    return "@".join(parts[:own]), "@".join(parts[own:])


def read_action(state: State, word: str, seat: int, place: Place = START) -> int:
    """Return the action that a word stands for; raise BadText if *seat* (or CHANCE) cannot do it now."""
    table = table_of(state)
    if seat not in state.to_act():
        raise place.error(f"{actor(seat)} cannot act: {who_acts(state)}")
    verb_word, colon, text = word.partition(":")
    verb = next((verb for verb in verbs_for(seat) if verb.word == verb_word), None)
    legal = state.legal(seat)
    if verb is None or not is_due(table, verb, seat):
        problem = f"there is no verb {quoted(verb_word)}" if verb is None else f"{verb_word} is not what is due"
        possible = dict.fromkeys(verb_of(action, seat).word for action in legal)
        raise place.error(f"{problem}; {actor(seat)} can now: {', '.join(possible)}")
    if not colon:
        raise place.right(len(verb_word)).error(f"expected a colon and more, as in {word_of(table, legal[0], seat)}")
    argument_place = place.right(len(verb_word) + 1)
    action = verb.first + verb.argument.read(table, text, argument_place)
    if action in legal:
        return action
    if seat == CHANCE:
        words = [word_of(table, action, seat) for action in legal]
        raise argument_place.error(f"{word} is impossible; possible: {few(words)}")
    raise argument_place.error(f"{word} is impossible: {explained(state.why_not(action, seat))}")


def is_due(table: Table, verb: Verb, seat: int) -> bool:
    """Tell whether a verb answers what is owed, even if nothing can be done with it now."""
    if seat == CHANCE:
        return verb == verb_of(table.legal(CHANCE)[0], CHANCE)
    kind = table.kinds[table.depth - 1]
    if kind == actions.PLAY_TURN and verb.first == pantheon.ACTIVATE:
        return isinstance(table, PantheonTable)
    first, end = (pantheon_reasons.ANSWERS.get(kind) or reasons.ANSWERS[kind])[:2]
    return first <= verb.first < end


def actor(seat: int) -> str:
    """Return what a message calls an actor."""
    return "chance" if seat == CHANCE else f"seat {seat}"


def who_acts(state: State) -> str:
    """Say whose choice is due."""
    return f"it is up to {' and '.join(map(actor, state.to_act()))}" if state.to_act() else "the game is over"


def few(words: Sequence[str]) -> str:
    """Return some of the words that are possible."""
    return ", ".join(words[:SOME]) + (f" … ({len(words)} in all)" if len(words) > SOME else "")


def explained(reason: Reason | None) -> str:
    """Return a reason with the names of machine text: `too-dear (D5.7): item palace, cost 9, coins 4`."""
    if reason is None:
        return "not an option"
    facts = []
    for name, value in reason.facts.items():
        if name == "covers":
            facts.append(f"under {' and '.join(card_or_back(card) for card in value)}")
        elif name in ("card", "wonder", "token", "item"):
            facts.append(f"{name} {card_or_back(value)}")
        elif name == "color":
            facts.append(f"colour {COLOR_KEYS[value]}")
        elif name == "offerings":
            facts.append(f"{name} {'+'.join(map(str, value))}")
        elif isinstance(value, int | str):
            facts.append(f"{name} {value}")
    rule = f" ({reason.rule})" if reason.rule else ""
    return f"{reason.code}{rule}: {', '.join(facts)}" if facts else f"{reason.code}{rule}"


def card_or_back(item: int) -> str:
    """Return the name of an item, or say that a card lies face down."""
    return BY_NUMBER[item].key if item in BY_NUMBER else "a face-down card"
