"""One action, or one outcome of chance, as one short word: `build:aqueduct`, `wonder:sphinx/press`, `turn:7=altar`.

A word is a verb and what it is done with; most need the position they are said in. Every family of rulesets has its own
words: `duel_moves`, `classic_moves`.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from operator import attrgetter

from antipater.data.words import COLOR_KEYS
from antipater.game.contract import Game, State
from antipater.game.errors import IllegalAction, Reason
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.classic_moves import ClassicSpeech
from antipater.notation.duel_moves import SEAT_VERBS, DuelSpeech
from antipater.notation.verbs import HIDDEN, Speech, Verb
from antipater.notation.vocabulary import START, Place, quoted
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.table import Table

FIRST = attrgetter("first")
SOME = 8  # so many examples of what is possible are enough in a message
HOLDING_AT = {verb.word for verb in SEAT_VERBS if verb.holds_at}
SPEECHES: tuple[tuple[type[State], Speech], ...] = (
    (Table, DuelSpeech()),
    (ClassicState, ClassicSpeech()),
)


def speech_of(state: State) -> Speech:
    """Return the words for a position."""
    for kind, speech in SPEECHES:
        if isinstance(state, kind):
            return speech
    raise TypeError(f"there is no notation for a {type(state).__name__}")


def verb_of(state: State, action: int, seat: int) -> Verb:
    """Return the verb of an action."""
    verbs = speech_of(state).verbs(state, seat)
    return verbs[bisect_right(verbs, action, key=FIRST) - 1]


def write_action(state: State, action: int, seat: int) -> str:
    """Return the word of a legal action of *seat*, or of an outcome of CHANCE; raise IllegalAction for another."""
    if action not in state.legal(seat):
        raise IllegalAction(state.why_not(action, seat) or Reason("not-an-option"))
    return word_of(state, action, seat)


def word_of(state: State, action: int, seat: int) -> str:
    """Return the word of an action that is known to be legal."""
    verb = verb_of(state, action, seat)
    return f"{verb.word}:{verb.argument.write(state, action - verb.first)}"


def write_seen(game: Game, state: State, action: int, seat: int, viewer: int) -> str:
    """Return the word of a legal action or outcome as *viewer* may know it: `place:?@4` (P2.4), `sell:?` (C8.2)."""
    word = write_action(state, action, seat)
    known = game.seen(action, seat, viewer)
    if known == UNKNOWN:
        return f"{verb_of(state, action, seat).word}:{HIDDEN}"
    return word if known == action else word_of(state, known, seat)


def without_seat(text: str) -> tuple[str, str]:
    """Split a word from the seat that may follow it after an @: `build:press@0`, `place:mars@4@1`, `place:mars@4`."""
    parts = text.split("@")
    own = 2 if text.partition(":")[0] in HOLDING_AT else 1
    return "@".join(parts[:own]), "@".join(parts[own:])


def read_action(state: State, word: str, seat: int, place: Place = START) -> int:
    """Return the action that a word stands for; raise BadText if *seat* (or CHANCE) cannot do it now."""
    speech = speech_of(state)
    if seat not in state.to_act():
        raise place.error(f"{actor(seat)} cannot act: {who_acts(state)}")
    verb_word, colon, text = word.partition(":")
    verb = next((verb for verb in speech.verbs(state, seat) if verb.word == verb_word), None)
    legal = state.legal(seat)
    if verb is None or not speech.is_due(state, verb, seat):
        problem = f"there is no verb {quoted(verb_word)}" if verb is None else f"{verb_word} is not what is due"
        possible = dict.fromkeys(verb_of(state, action, seat).word for action in legal)
        raise place.error(f"{problem}; {actor(seat)} can now: {', '.join(possible)}")
    if not colon:
        raise place.right(len(verb_word)).error(f"expected a colon and more, as in {word_of(state, legal[0], seat)}")
    argument_place = place.right(len(verb_word) + 1)
    action = verb.first + verb.argument.read(state, text, argument_place)
    if action in legal:
        return action
    if seat == CHANCE:
        words = [word_of(state, action, seat) for action in legal]
        raise argument_place.error(f"{word} is impossible; possible: {few(words)}")
    raise argument_place.error(f"{word} is impossible: {explained(state.why_not(action, seat), speech.names)}")


def actor(seat: int) -> str:
    """Return what a message calls an actor."""
    return "chance" if seat == CHANCE else f"seat {seat}"


def who_acts(state: State) -> str:
    """Say whose choice is due."""
    return f"it is up to {' and '.join(map(actor, state.to_act()))}" if state.to_act() else "the game is over"


def few(words: Sequence[str]) -> str:
    """Return some of the words that are possible."""
    return ", ".join(words[:SOME]) + (f" … ({len(words)} in all)" if len(words) > SOME else "")


def explained(reason: Reason | None, names: Mapping[int, str]) -> str:
    """Return a reason with the names of machine text: `too-dear (D5.7): item palace, cost 9, coins 4`."""
    if reason is None:
        return "not an option"
    facts = []
    for name, value in reason.facts.items():
        if name == "covers":
            facts.append(f"under {' and '.join(names.get(card, 'a face-down card') for card in value)}")
        elif name in ("card", "wonder", "token", "item"):
            facts.append(f"{name} {names.get(value, 'a face-down card')}")
        elif name == "color":
            facts.append(f"colour {COLOR_KEYS[value]}")
        elif name == "offerings":
            facts.append(f"{name} {'+'.join(map(str, value))}")
        elif isinstance(value, int | str):
            facts.append(f"{name} {value}")
    rule = f" ({reason.rule})" if reason.rule else ""
    return f"{reason.code}{rule}: {', '.join(facts)}" if facts else f"{reason.code}{rule}"
