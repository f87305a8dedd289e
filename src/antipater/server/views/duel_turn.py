"""The choices of an ordinary turn of Duel, which are most of what a view says: told once, kept for every game.

What is said about building a card, building a wonder or discarding depends on the cards and the price alone. So the
sentence is kept under these, whoever plays. A message that mentions more, as an expansion may have it, is not kept.
"""

from collections.abc import Callable
from typing import NamedTuple

from antipater.data.items import WONDER_ITEM
from antipater.game.rows import Verb
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.payment import Bill, bills
from antipater.rules.duel.state import DuelState
from antipater.server.views.frame import Choice
from antipater.text.duel.choices import ACTS
from antipater.text.duel.places import THINGS
from antipater.text.duel.words import DuelWords

KEPT_CHOICES = 32_768
KNOWN = {"rule", "card", "slot", "wonder", "price", "coins"}  # facts that follow from the cards and the price
KEPT_TERMS = 8192
Tell = Callable[[int], Choice]
Turns = dict[tuple[int, int, int], Choice]  # by action, card, and what a discard brings


class Told(NamedTuple):
    """A choice without its number."""

    word: str
    verb: str
    about: list[str]
    text: str


TOLD: dict[tuple[object, ...], Told] = {}
TERMS: dict[tuple[str, str, int], tuple[dict[int, Bill], Turns]] = {}
TURN_ACTS: dict[tuple[str, str], dict[int, "TurnAct | None"]] = {}  # by ruleset and language, then by action


class TurnAct(NamedTuple):
    """An action of a turn whose sentence is kept."""

    verb: Verb
    wonder: int | None  # the item that is built with the card of a slot
    slot: int


class TurnChoices:
    """Tells the choices of turns in the words of one viewer."""

    def __init__(self, words: DuelWords) -> None:
        self.words = words
        self.acts = TURN_ACTS.setdefault((words.game.name, words.language), {})

    def all(self, state: DuelState, seat: int, tell: Tell) -> list[Choice]:
        """Return the choices of a seat; *tell* is asked for those that are not kept."""
        legal = state.legal(seat)
        if state.kinds[state.depth - 1] != OWE_TURN:
            return [tell(action) for action in legal]
        dues, cards, income = bills(state, seat, ()), state.slots, state.discard_income(seat)
        told, found = self.told_on(dues), []
        for action in legal:
            act = self.acts[action] if action in self.acts else self.turn_act(action)
            if act is None:
                found.append(tell(action))
                continue
            card = cards[act.slot]
            choice = told.get((action, card, income))
            if choice is None:
                item = card if act.wonder is None else act.wonder
                price = (income,) if act.verb.key == "discard" else self.price(bills(state, seat, (item,))[item])
                choice = told[action, card, income] = self.one(action, act.verb, item, card, price, tell)
            found.append(choice)
        return found

    def turn_act(self, action: int) -> TurnAct | None:
        """Return an action whose sentence is kept, None for any other."""
        verb, about = self.words.verb_of(action, False)
        kept = verb.part == "duel" and verb.key in ("build", "wonder", "discard") and is_kept(self.words, verb.key)
        wonder = WONDER_ITEM[about[0]] if verb.key == "wonder" else None
        self.acts[action] = TurnAct(verb, wonder, about[-1]) if kept else None
        return self.acts[action]

    def told_on(self, dues: dict[int, Bill]) -> Turns:
        """Return the choices that were told before on the same terms; `bills` returns one object for each terms."""
        about = self.words.game.name, self.words.language, id(dues)
        if about not in TERMS:
            while len(TERMS) >= KEPT_TERMS:
                del TERMS[next(iter(TERMS))]  # the oldest
            TERMS[about] = dues, {}  # the bills are kept, so that no others get their id
        return TERMS[about][1]

    def price(self, due: Bill) -> tuple[object, ...]:
        """Return all that sentences say about a price."""
        return due.chained, due.total, *(str(part.way_of_paying(due)) for part in self.words.parts)

    def one(self, action: int, verb: Verb, item: int, card: int, price: tuple[object, ...], tell: Tell) -> Choice:
        """Return one choice of a turn."""
        key = (self.words.game.name, self.words.language, verb.key, item, card, price)
        told = TOLD.get(key)
        if told is None:
            while len(TOLD) >= KEPT_CHOICES:
                del TOLD[next(iter(TOLD))]
            new = tell(action)
            told = TOLD[key] = Told(new["word"], new["verb"], new["about"], new["text"])
        word, name, things, text = told
        return {"action": action, "word": word, "verb": name, "about": things, "text": text}


def is_kept(words: DuelWords, key: str) -> bool:
    """Return whether what is said about a verb of the base game follows from the cards and the price."""
    message = words.catalogue.find(f"action-{key}")
    base = words.acts[key] is ACTS[key] and all(words.things[kind] is THINGS[kind] for kind in ("slot", "wonder"))
    return base and message is not None and set(words.catalogue.needs(message)[0]) <= KNOWN
