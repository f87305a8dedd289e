"""Words about the Pantheon expansion: its cards, prices, choices and reasons."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from antipater.data.items import DIVINITY_ITEMS
from antipater.data.pantheon import (
    DECK,
    DIVINITIES,
    ENKI_TOKENS,
    GATE,
    GATE_TIMES,
    GRAND_TEMPLES,
    LOOKED_AT,
    MYTHOLOGY_LINKS,
    OFFERINGS,
    PRICES,
    TEMPLE_POINTS,
)
from antipater.data.pantheon_words import ChainFor, TakeTokenFromCard, TemplePoints
from antipater.data.words import PURPLE, BuildFromDiscard, Coins, Effect, Points, Shields, Symbol
from antipater.game.bits import members_of
from antipater.game.rows import Verb
from antipater.rules.duel.payment import Bill
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import ROWS, VACANT
from antipater.text.catalogue import Facts
from antipater.text.duel.parts import Act, PartWords, Step
from antipater.text.duel.places import pointed_at
from antipater.text.pantheon import events
from antipater.text.pantheon.places import (
    THINGS,
    mythology,
    mythology_token,
    offering_facts,
    offering_tokens,
    on_space,
    pantheon_of,
    slot_token,
)

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords

# Words of Duel that a divinity carries, with the rule about that divinity.
DIVINITY_RULES: dict[type[Effect], str] = {
    Symbol: "P5.2",
    Coins: "P5.6",
    Points: "P5.7",
    BuildFromDiscard: "P5.8",
    Shields: "P5.15",
}


def activation_coins(act: Act) -> int:
    """Return the coins that an activation costs besides its offerings (P3.3)."""
    space, used = act.about
    price = pantheon_of(act.state).price_of_space(act.state.city(act.seat), space)
    return max(0, price - sum(OFFERINGS[token] for token in members_of(used)))


def activate_facts(words: "DuelWords", act: Act) -> Facts:
    """Return what is activated, and how it is paid for: coins, offering tokens, or both (P3.2, P3.3)."""
    space, used = act.about
    facts: Facts = {"divinity": on_space(words, act.state, space), "price": ""}
    if pantheon_of(act.state).spaces[space] == VACANT:
        return facts
    coins = activation_coins(act)
    parts = [words.coins(coins)] if coins else []
    parts += [offering_tokens(words, used)] if used else []
    price = words.say("payment-paid", payment=words.all_of(parts)) if parts else words.say("payment-free")
    return facts | {"price": price}


def place_facts(words: "DuelWords", act: Act) -> Facts:
    """Return the price of a space of the Pantheon for both players (P3.2)."""
    space = act.about[-1]
    return {"price": PRICES[act.seat][space], "rival_price": PRICES[1 - act.seat][space]}


def unbuild_facts(words: "DuelWords", act: Act) -> Facts:
    """Return whose wonder it is."""
    return words.who(0 if act.state.city(0).built >> act.about[0] & 1 else 1, "owner")


class PantheonWords(PartWords):
    """What Pantheon says."""

    name = "pantheon"
    things = THINGS
    acts = {  # noqa: RUF012
        "activate": activate_facts,
        "place": place_facts,
        "unbuild": unbuild_facts,
        "claim": lambda words, act: {"token": slot_token(words, pantheon_of(act.state).slot_tokens[act.about[0]])},
        "strike": lambda words, act: {"card": pointed_at(words, act.state, act.about[0])},
    }
    marks = {  # noqa: RUF012
        "mythology-token": "P2.2",
        "offering-token": "P2.3",
        "divinity": "P3.4",
        "face-down-divinity": "P2.4",
        "divinity-deck": "P1.3",
        "pantheon-price": "P3.2",
        "gate": "P4.1",
        "temple-back": "P1.5",
        "snake": "P5.3",
        "minerva": "P5.16",
        "safe-coins": "P5.4",
    }

    # Single things.

    def mythology(self, number: int) -> str:
        """Return the adjective of a mythology: `Roman`."""
        return mythology(self.words, number)

    def mythology_token(self, number: int) -> str:
        """Return the name of the tokens of a mythology: `Roman mythology token`."""
        return mythology_token(self.words, number)

    def kind(self, item: int) -> str | None:
        """Return the kind of a Grand Temple, a divinity or the Gate."""
        row = self.words.item(item)
        if row in GRAND_TEMPLES:
            return self.words.say("color-kind", color=self.words.color(PURPLE), kind=self.words.say("kind-temple"))
        if row not in DIVINITIES:
            return None
        if item == DIVINITY_ITEMS + GATE:
            return self.words.say("kind-gate")
        return self.words.say("kind-divinity", mythology=self.mythology((item - DIVINITY_ITEMS) // DECK))

    def cost(self, item: int) -> str | None:
        """Return that a divinity costs what its space says (P3.2)."""
        if self.words.item(item) not in DIVINITIES:
            return None
        return self.words.say("cost-of-space", times=GATE_TIMES if item == DIVINITY_ITEMS + GATE else 1)

    def effect_facts(self, effect: Effect, item: int) -> Facts:
        """Return the rule of a divinity that carries a word of Duel, and figures that are printed elsewhere."""
        if isinstance(effect, TakeTokenFromCard):
            return {"tokens": ENKI_TOKENS}
        if isinstance(effect, TemplePoints):
            return {"points": self.words.all_of([str(points) for points in TEMPLE_POINTS[1:]])}
        rule = DIVINITY_RULES.get(type(effect))
        return {"rule": rule} if rule and self.words.item(item) in DIVINITIES else {}

    def link_giver(self, link: int) -> str | None:
        """Return the mythology token that grants a chain symbol (P3.5)."""
        return self.mythology_token(MYTHOLOGY_LINKS.index(link)) if link in MYTHOLOGY_LINKS else None

    def link_help(self, link: int) -> tuple[str, str] | None:
        """Return what the symbol of a mythology token means (P3.5)."""
        token = self.link_giver(link)
        if token is None:
            return None
        items = self.words.mentions(self.words.freed_by(link))
        return self.words.say("help-link-token", token=token, items=items), "P3.5"

    def help_figures(self) -> Facts:
        """Return the figures that the help for marks of Pantheon needs."""
        values = self.words.one_of([str(value) for value in OFFERINGS])
        return {"values": values, "least": min(PRICES[0]), "greatest": max(PRICES[0]), "looked": LOOKED_AT}

    def reason_facts(self, code: str, facts: Mapping[str, object]) -> Facts:
        """Return the number of a space, or the missing offering tokens."""
        space, offerings = facts.get("space"), facts.get("offerings")
        given: Facts = {"space": space + 1} if isinstance(space, int) else {}
        return given | (offering_facts(self.words, offerings) if isinstance(offerings, list) else {})

    # Prices.

    def way_of_paying(self, bill: Bill) -> Facts | None:
        """Return that a mythology token makes a temple free, or that Engineering limits the price (P3.5, P6.3)."""
        if bill.chained and self.words.item(bill.item).free_with in MYTHOLOGY_LINKS:
            return {"way": "mythology-token"}
        return {"way": "instead", "token": self.words.bearers(ChainFor)} if bill.instead else None

    def bill_lines(self, bill: Bill) -> list[str] | None:
        """Return the line about a mythology token or Engineering."""
        if bill.chained and (token := self.link_giver(self.words.item(bill.item).free_with)):
            return [self.words.say("bill-mythology-token", token=token)]
        if not bill.instead:
            return None
        return [self.words.say("bill-chain-for", coins=bill.total, token=self.words.bearers(ChainFor))]

    def bill_summary(self, bill: Bill) -> str | None:
        """Return the token that limits a price."""
        return self.words.bearers(ChainFor) if bill.instead else None

    # Decisions.

    def turn_verbs(self, state: DuelState) -> list[Verb]:
        """Return that a card of the Pantheon can be activated from Age II on (P3.1)."""
        return [ROWS.action("activate")] if state.age >= 2 else []

    # The log.

    def price(self, step: Step) -> int:
        """Return the coins that an activation costs (P3.3)."""
        return activation_coins(step) if step.key == "activate" else 0

    def purse_change(self, step: Step) -> int:
        """Return by how much the coins on Astarte have changed (P5.4)."""
        return int(pantheon_of(step.after).safe[step.seat] - pantheon_of(step.state).safe[step.seat])

    def after_payment(self, step: Step) -> list[str]:
        """Return how many coins were put on a divinity, or spent from there (P5.4)."""
        return events.safe_lines(self.words, step, self.purse_change(step))

    def after_arrival(self, step: Step) -> list[str]:
        """Return what lay under a wonder, which tokens go back, and that an effect is impossible."""
        return [
            *events.uncovered_lines(self.words, step),
            *events.returned_token_lines(self.words, step),
            *events.impossible_lines(self.words, step),
        ]

    def after_conflict(self, step: Step) -> list[str]:
        """Return that the pawn Minerva stopped the conflict pawn (P5.16)."""
        return events.minerva_lines(self.words, step)

    def at_end(self, step: Step) -> list[str]:
        """Return who takes which token of the structure (P2.1)."""
        return events.token_lines(self.words, step)

    def at_age(self, step: Step) -> list[str]:
        """Return where the Gate is put (P1.4)."""
        return events.gate_lines(self.words, step)
