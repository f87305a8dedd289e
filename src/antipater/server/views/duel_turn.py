"""The choices of an ordinary turn of Duel, which are most of what a view says: told once, kept for every game.

What is said about building a card, building a wonder or discarding depends on the cards and the price alone. So the
sentence is kept under these, whoever plays. A message that mentions more, as an expansion may have it, is not kept.
"""

from collections.abc import Callable
from typing import NamedTuple

from antipater.data.items import WONDER_ITEM
from antipater.rules.duel.decisions import OWE_TURN
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.state import DuelState
from antipater.server.views.duel_dues import Dues
from antipater.server.views.frame import Choice
from antipater.text.duel.choices import ACTS
from antipater.text.duel.places import THINGS
from antipater.text.duel.words import DuelWords

KEPT_CHOICES = 32_768
KNOWN = {"rule", "card", "slot", "wonder", "price", "coins"}  # facts that follow from the cards and the price
Tell = Callable[[int], Choice]


class Told(NamedTuple):
    """A choice without its number."""

    word: str
    verb: str
    about: list[str]
    text: str


TOLD: dict[tuple[str, str], dict[tuple[object, ...], Told]] = {}  # by ruleset and language, then by cards and price
TURN_ACTS: dict[tuple[str, str], dict[int, "TurnAct | None"]] = {}  # by ruleset and language, then by action


class TurnAct(NamedTuple):
    """An action of a turn whose sentence is kept."""

    wonder: int | None  # the item that is built with the card of a slot
    slot: int
    discards: bool


class TurnChoices:
    """Tells the choices of turns in the words of one viewer."""

    def __init__(self, words: DuelWords) -> None:
        self.words = words
        self.acts = TURN_ACTS.setdefault((words.game.name, words.language), {})
        self.told = TOLD.setdefault((words.game.name, words.language), {})

    def all(self, state: DuelState, seat: int, tell: Tell) -> list[Choice]:
        """Return the choices of a seat; *tell* is asked for those that are not kept."""
        legal = state.legal(seat)
        if state.kinds[state.depth - 1] != OWE_TURN:
            return [tell(action) for action in legal]
        cards, dues = state.slots, Dues(state, seat)
        income: tuple[object, ...] = (state.discard_income(seat),)
        found: list[Choice] = []
        prices: dict[int, tuple[object, ...]] = {}
        for action in legal:
            act = self.acts[action] if action in self.acts else self.turn_act(action)
            if act is None:
                found.append(tell(action))
                continue
            card, price = cards[act.slot], income
            item = card if act.wonder is None else act.wonder
            if not act.discards:
                price = prices[item] if item in prices else prices.setdefault(item, self.price(dues.of(item).bill))
            about = act.discards, item, card, price
            word, verb, things, text = self.told.get(about) or self.keep(about, tell(action))
            found.append({"action": action, "word": word, "verb": verb, "about": things, "text": text})
        return found

    def turn_act(self, action: int) -> TurnAct | None:
        """Return an action whose sentence is kept, None for any other."""
        verb, about = self.words.verb_of(action, False)
        kept = verb.part == "duel" and verb.key in ("build", "wonder", "discard") and is_kept(self.words, verb.key)
        wonder = WONDER_ITEM[about[0]] if verb.key == "wonder" else None
        self.acts[action] = TurnAct(wonder, about[-1], verb.key == "discard") if kept else None
        return self.acts[action]

    def price(self, due: Bill) -> tuple[object, ...]:
        """Return all that sentences say about a price."""
        return due.chained, due.total, *(str(part.way_of_paying(due)) for part in self.words.parts)

    def keep(self, about: tuple[object, ...], choice: Choice) -> Told:
        """Keep what is said about a choice, in place of the oldest."""
        while len(self.told) >= KEPT_CHOICES:
            del self.told[next(iter(self.told))]
        self.told[about] = Told(choice["word"], choice["verb"], choice["about"], choice["text"])
        return self.told[about]


def is_kept(words: DuelWords, key: str) -> bool:
    """Return whether what is said about a verb of the base game follows from the cards and the price."""
    message = words.catalogue.find(f"action-{key}")
    base = words.acts[key] is ACTS[key] and all(words.things[kind] is THINGS[kind] for kind in ("slot", "wonder"))
    return base and message is not None and set(words.catalogue.needs(message)[0]) <= KNOWN
