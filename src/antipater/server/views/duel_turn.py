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
KEPT_TERMS = 2048
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


class TurnChoices:
    """Tells the choices of turns in the words of one viewer."""

    def __init__(self, words: DuelWords) -> None:
        self.words = words
        self.kept = {key for key in ("build", "wonder", "discard") if is_kept(words, key)}

    def all(self, state: DuelState, seat: int, tell: Tell) -> list[Choice]:
        """Return the choices of a seat; *tell* is asked for those that are not kept."""
        legal = state.legal(seat)
        if state.kinds[state.depth - 1] != OWE_TURN:
            return [tell(action) for action in legal]
        acts = [(action, *self.words.verb_of(action, False)) for action in legal]
        own = [act if act[1].part == "duel" and act[1].key in self.kept else None for act in acts]
        wonders = {WONDER_ITEM[about[0]] for _, verb, about in filter(None, own) if verb.key == "wonder"}
        cards = {state.slots[about[-1]] for _, _, about in filter(None, own)}
        dues = bills(state, seat, wonders | cards)
        told, income = self.told_on(dues), state.discard_income(seat)
        found = []
        for action, act in zip(legal, own, strict=True):
            if act is None:
                found.append(tell(action))
                continue
            _, verb, about = act
            card = state.slots[about[-1]]
            choice = told.get((action, card, income))
            if choice is None:
                item = WONDER_ITEM[about[0]] if verb.key == "wonder" else card
                price = (income,) if verb.key == "discard" else self.price(dues[item])
                choice = told[action, card, income] = self.one(action, verb, item, card, price, tell)
            found.append(choice)
        return found

    def told_on(self, dues: dict[int, Bill]) -> Turns:
        """Return the choices that were told before on the same terms; `bills` returns one object for each terms."""
        about = self.words.game.name, self.words.language, id(dues)
        if about not in TERMS:
            if len(TERMS) >= KEPT_TERMS:
                TERMS.clear()
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
            if len(TOLD) >= KEPT_CHOICES:
                TOLD.clear()
            new = tell(action)
            told = TOLD[key] = Told(new["word"], new["verb"], new["about"], new["text"])
        word, name, things, text = told
        return {"action": action, "word": word, "verb": name, "about": things, "text": text}


def is_kept(words: DuelWords, key: str) -> bool:
    """Return whether what is said about a verb of the base game follows from the cards and the price."""
    message = words.catalogue.find(f"action-{key}")
    base = words.acts[key] is ACTS[key] and all(words.things[kind] is THINGS[kind] for kind in ("slot", "wonder"))
    return base and message is not None and set(words.catalogue.needs(message)[0]) <= KNOWN
