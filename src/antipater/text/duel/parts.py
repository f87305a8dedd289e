"""What an expansion says that its Fluent messages cannot say alone.

Every verb, decision and effect of an expansion has a message named by its key; the things that they are about are facts
of the message. An expansion whose sentences need no more has no `PartWords` of its own; this class speaks for it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from antipater.data.words import Effect
from antipater.game.rows import Verb
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import Facts

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords


@dataclass(eq=False)
class Act:
    """Something that a seat or chance does, or may do."""

    state: DuelState  # before it
    seat: int
    verb: Verb
    about: tuple[int, ...]  # empty where it is hidden
    hidden: bool = field(init=False)  # whether it is not known what it is about

    def __post_init__(self) -> None:
        self.hidden = len(self.about) < len(self.verb.of)


@dataclass(eq=False)
class Step(Act):
    """Something that a seat has done."""

    after: DuelState

    @property
    def key(self) -> str:
        """The verb, empty where it is hidden what was done."""
        return "" if self.hidden else self.verb.key


ThingFacts = Callable[["DuelWords", DuelState, int], Facts]
ActFacts = Callable[["DuelWords", Act], Facts]


class PartWords:
    """The words of an expansion at the table; the base game asks it wherever an expansion may have words of its own."""

    name = ""
    # Facts about things, by their kind in `Verb.of` and `Decision.of`. A fact with the name of the kind is the thing.
    things: Mapping[str, ThingFacts] = {}
    # What the sentences about a verb need besides the things that it is about.
    acts: Mapping[str, ActFacts] = {}
    marks: Mapping[str, str] = {}  # its symbols of a screen, with their rules

    def __init__(self, words: "DuelWords", name: str = "") -> None:
        self.words = words
        self.name = name or self.name

    # Single things.

    def kind(self, item: int) -> str | None:
        """Return which kind of thing one of its items is, None where the base game knows it."""
        return None

    def cost(self, item: int) -> str | None:
        """Return the printed cost of one of its items, None where it is coins and resources."""
        return None

    def effect_facts(self, effect: Effect, item: int) -> Facts:
        """Return what the line of an effect needs besides the figures of the effect."""
        return {}

    def link_giver(self, link: int) -> str | None:
        """Return what of its own grants a chain symbol, None if cards do."""
        return None

    def link_help(self, link: int) -> tuple[str, str] | None:
        """Return what a chain symbol of its own means, and the rule."""
        return None

    def help_figures(self) -> Facts:
        """Return the figures that the help for its marks needs."""
        return {}

    def reason_facts(self, code: str, facts: Mapping[str, object]) -> Facts:
        """Return what the sentence about one of its reasons needs besides the figures."""
        return {}

    # Prices.

    def way_of_paying(self, bill: Bill) -> Facts | None:
        """Return the facts of a price that is its doing: `way` names the message `payment-…`; None for other prices."""
        return None

    def bill_lines(self, bill: Bill) -> list[str] | None:
        """Return a payment that is its doing line by line, None for others."""
        return None

    def bill_summary(self, bill: Bill) -> str | None:
        """Return in short why a price is what it is, None where it is not its doing."""
        return None

    # Decisions.

    def turn_verbs(self, state: DuelState) -> list[Verb]:
        """Return the verbs by which a turn can be taken instead of taking a card."""
        rows = next(part.rows for part in state.part_types if part.name == self.name)
        answers = {verb for decision in rows.decisions for verb in decision.verbs}
        legal = [action for seat in state.to_act() for action in state.legal(seat)]
        own = [verb for verb in rows.actions if verb.key not in answers]
        return [verb for verb in own if any(action in verb for action in legal)]

    # The log, in the order of D4.6.

    def price(self, step: Step) -> int:
        """Return the coins that one of its own acts costs."""
        return 0

    def purse_change(self, step: Step) -> int:
        """Return by how much the coins outside the treasury of the acting seat have changed."""
        return 0

    def after_payment(self, step: Step) -> list[str]:
        """Return what is told after the price."""
        return []

    def after_arrival(self, step: Step) -> list[str]:
        """Return what is told after the item has entered the city, before its effects."""
        return []

    def after_conflict(self, step: Step) -> list[str]:
        """Return what is told after the conflict pawn has moved."""
        return []

    def at_end(self, step: Step) -> list[str]:
        """Return what is told when all effects are over, before the next turn; chance comes here too."""
        return []

    def at_age(self, step: Step) -> list[str]:
        """Return what is told at the beginning of an Age."""
        return []
