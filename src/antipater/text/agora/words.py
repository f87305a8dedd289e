"""Words about the Agora expansion: senators, their price, cubes, control, decrees and conspiracies."""

from typing import TYPE_CHECKING

from antipater.data.agora import CHAMBERS, CONSPIRACIES, CONSPIRATORS, CUBES, DECREES, SENATORS
from antipater.data.agora_words import SenateActions
from antipater.data.items import DECK_SIZE
from antipater.data.words import Effect
from antipater.game.rows import Verb
from antipater.rules.agora.decisions import NOTHING, OWE_CEDE, ROWS
from antipater.rules.duel.state import DuelState
from antipater.text.agora.places import (
    THINGS,
    agora_of,
    conspiracy,
    conspiracy_effect,
    decree_effect,
    section,
)
from antipater.text.catalogue import Facts
from antipater.text.duel.parts import Act, PartWords, Step

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords


def recruit_facts(words: "DuelWords", act: Act) -> Facts:
    """Return what a senator costs (A3.2)."""
    coins = agora_of(act.state).cost_of_senator(act.state.city(act.seat))
    way = "payment-paid" if coins else "payment-free"
    return {"price": words.say(way, payment=words.coins(coins))}


def from_and_to(words: "DuelWords", act: Act) -> Facts:
    """Return two chambers by their numbers."""
    return {"from": act.about[0] + 1, "to": act.about[1] + 1}


def swap_facts(words: "DuelWords", act: Act) -> Facts:
    """Return whether the card is given, not taken (A6.14)."""
    return {"given": "yes" if act.state.kinds[act.state.depth - 1] == OWE_CEDE else "no"}


class AgoraWords(PartWords):
    """What Agora says."""

    name = "agora"
    things = THINGS
    acts = {  # noqa: RUF012
        "recruit": recruit_facts,
        "shift": from_and_to,
        "transfer": from_and_to,
        "swap": swap_facts,
    }
    marks = {  # noqa: RUF012
        "senator": "A3.1",
        "senator-back": "A1.8",
        "cube": "A2.2",
        "chamber": "A2.5",
        "decree": "A2.7",
        "conspiracy": "A4.4",
        "political-supremacy": "A2.9",
    }

    # Single things.

    def kind(self, item: int) -> str | None:
        """Return the kind of a senator."""
        if self.words.item(item) not in SENATORS:
            return None
        if CONSPIRATORS >> item % DECK_SIZE & 1:
            return self.words.say("kind-conspirator")
        (effect,) = self.words.item(item).effects
        assert isinstance(effect, SenateActions)
        return self.words.say("kind-politician", section=section(self.words, effect.section))

    def cost(self, item: int) -> str | None:
        """Return that a senator costs as many coins as there are senators (A3.2)."""
        return self.words.say("cost-of-senator") if self.words.item(item) in SENATORS else None

    def effect_facts(self, effect: Effect, item: int) -> Facts:
        """Return the section in which a politician places cubes."""
        return {"section": section(self.words, effect.section)} if isinstance(effect, SenateActions) else {}

    def page_words(self) -> dict[str, str]:
        """Return names and effects of conspiracies and decrees, by their keys."""
        found = {f"conspiracy-{row.key}": conspiracy(self.words, number) for number, row in enumerate(CONSPIRACIES)}
        found |= {
            f"conspiracy-does-{row.key}": conspiracy_effect(self.words, number)
            for number, row in enumerate(CONSPIRACIES)
        }
        return found | {f"decree-{row.key}": decree_effect(self.words, number) for number, row in enumerate(DECREES)}

    # Decisions.

    def turn_verbs(self, state: DuelState) -> list[Verb]:
        """Return that a prepared conspiracy can be triggered first (A4.4)."""
        trigger = ROWS.action("trigger")
        legal = (action for seat in state.to_act() for action in state.legal(seat))
        return [trigger] if any(action in trigger for action in legal) else []

    # The log.

    def price(self, step: Step) -> int:
        """Return the coins that a senator costs (A3.2)."""
        if step.key != "recruit":
            return 0
        return int(agora_of(step.state).cost_of_senator(step.state.city(step.seat)))

    def at_end(self, step: Step) -> list[str]:
        """Return which decrees were turned up, and which chambers changed hands (A2.5, A2.6)."""
        before, after, lines = agora_of(step.state), agora_of(step.after), []
        for chamber in range(CHAMBERS):
            for old, new in ((before.decree, after.decree), (before.second, after.second)):
                if old[chamber] < 0 <= new[chamber] and step.verb.key not in ("decree", "transfer"):
                    facts: Facts = {"number": chamber + 1, "decree": decree_effect(self.words, new[chamber])}
                    lines.append(self.words.sentence("event-decree-shown", **facts))
            holder = after.control[chamber]
            if holder != before.control[chamber]:
                facts = {"number": chamber + 1}
                if holder == NOTHING:
                    lines.append(self.words.sentence("event-control-lost", **facts))
                else:
                    lines.append(self.words.sentence("event-control-gained", **facts, **self.words.who(holder)))
        return lines

    def help_figures(self) -> Facts:
        """Return the figures that the help for marks of Agora needs."""
        return {"cubes": CUBES}
