"""One action, or one outcome of chance, as one short word: `build:aqueduct`, `wonder:sphinx/press`, `turn:7=altar`.

A word is the key of a verb and what the action is about. Most words need the position in which they are used.
"""

from collections.abc import Mapping, Sequence

from antipater.data.words import COLOR_KEYS
from antipater.game.contract import Game, State
from antipater.game.errors import IllegalAction, Reason, in_english
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.notation.codecs import HIDDEN, START, Place, cut
from antipater.notation.contract import Notation, notation_of

SOME = 8  # so many examples of what is possible are enough in a message


def write_action(state: State, action: int, seat: int) -> str:
    """Return the word of a legal action of *seat*, or of an outcome of CHANCE; raise IllegalAction for another."""
    if action not in state.legal(seat):
        raise IllegalAction(state.why_not(action, seat) or Reason("not-an-option"))
    return word_of(state, action, seat)


def word_of(state: State, action: int, seat: int) -> str:
    """Return the word of an action that is known to be legal."""
    return notation_of(state).word(state, action, seat)


def write_seen(game: Game, state: State, action: int, seat: int, viewer: int) -> str:
    """Return the word of a legal action or outcome as *viewer* may know it: `place:?@4` (P2.4), `sell:?` (C8.2)."""
    word = write_action(state, action, seat)
    known = game.seen(action, seat, viewer)
    if known == UNKNOWN:
        return f"{notation_of(state).verb(action, seat).key}:{HIDDEN}"
    return word if known == action else word_of(state, known, seat)


def without_seat(text: str, notation: Notation) -> tuple[str, str]:
    """Split a word from the seat that may follow it after an @: `build:press@0`, `place:mars@4@1`, `place:mars@4`."""
    key, parts = text.partition(":")[0], text.split("@")
    own = 2 if any(verb.holds_at for verb in notation.rows.actions if verb.key == key) else 1
    return "@".join(parts[:own]), "@".join(parts[own:])


def read_action(state: State, word: str, seat: int, place: Place = START) -> int:
    """Return the action that a word stands for; raise BadText if *seat* (or CHANCE) cannot do it now."""
    action = action_named(state, word, seat, place)
    legal = state.legal(seat)
    if action in legal:
        return action
    at = place.right(word.find(":") + 1)
    if seat == CHANCE:
        words = [word_of(state, outcome, seat) for outcome in legal]
        raise at.error(
            "{word} is impossible; possible: {possible}",
            "impossible-outcome",
            word=cut(word),
            possible=few(words),
            words=tuple(words[:SOME]),
        )
    reason = state.why_not(action, seat)
    told = explained(reason, notation_of(state).names)
    problem = at.error("{word} is impossible: {reason}", "impossible-move", word=cut(word), reason=told)
    problem.reason = reason
    raise problem


def action_named(state: State, word: str, seat: int, place: Place = START) -> int:
    """Return the action that a word names, legal or not; raise BadText if it names none that could be due now."""
    if seat not in state.to_act():
        raise place.error("{player} cannot act: {waiting}", "cannot-act", player=seat, waiting=state.to_act())
    notation = notation_of(state)
    key, colon, text = word.partition(":")
    verb = next((verb for verb in notation.rows.verbs(seat == CHANCE) if verb.key == key), None)
    if verb is None or not notation.is_due(state, verb, seat):
        facts = {
            "word": cut(key),
            "player": seat,
            "words": tuple(dict.fromkeys(notation.verb(action, seat).key for action in state.legal(seat))),
        }
        if verb is None:
            raise place.error("there is no verb {word!r}; {player} can now: {words}", "unknown-verb", **facts)
        raise place.error("{word} is not what is due; {player} can now: {words}", "verb-not-due", **facts)
    after = place.right(len(key))
    if bool(colon) != bool(verb.of):
        example = word_of(state, state.legal(seat)[0], seat)
        if verb.of:
            raise after.error("expected a colon and more, as in {example}", "move-goes-on", example=example)
        raise after.error("{word} is about nothing more", "nothing-more", word=key)
    return notation.number(state, verb, text, seat, after.right(1))


def actor(seat: int) -> str:
    """Return what a message calls an actor."""
    return str(in_english("player", seat))


def who_acts(state: State) -> str:
    """Return a clause that names who must choose."""
    return str(in_english("waiting", state.to_act()))


def few(words: Sequence[str]) -> str:
    """Return some of the words that are possible."""
    return ", ".join(words[:SOME]) + (f" … ({len(words)} in all)" if len(words) > SOME else "")


def explained(reason: Reason | None, names: Mapping[int, str]) -> str:
    """Return a reason with the names of machine text: `cannot-afford (D5.7): item palace, cost 9, coins 4`."""
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
