"""What things cost in Duel, in words: the printed cost of an item, and a payment line by line (D5)."""

from typing import TYPE_CHECKING

from antipater.data.items import NONE
from antipater.data.words import GOODS, TradeIncome
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.payment import Bill, Purchase, bill
from antipater.rules.duel.state import DuelState
from antipater.text.catalogue import Catalogue, Facts

if TYPE_CHECKING:
    from antipater.text.duel.words import DuelWords

PAYMENTS: dict[tuple[Catalogue, bool, int], str] = {}  # without expansions: how a price follows a choice
BOUGHT: dict[tuple[Catalogue, Purchase, bool], str] = {}  # the price of a good, explained or in short


def givers(words: "DuelWords", link: int) -> str:
    """Return what grants a chain symbol: cards, or something of an expansion."""
    own = [part.link_giver(link) for part in words.parts]
    return next((giver for giver in own if giver), words.all_of([words.name(item) for item in words.granting(link)]))


def cost(words: "DuelWords", item: int) -> str:
    """Return the printed cost of an item and the chain that makes it free."""
    own = [part.cost(item) for part in words.parts]
    if any(own):
        return next(text for text in own if text)
    link = words.item(item).free_with
    printed = ", ".join(words.cost_parts(item)) or words.say("cost-free")
    if link == NONE:
        return printed
    return words.say("cost-or-chain", cost=printed, symbol=words.link(link), givers=givers(words, link))


def price_facts(words: "DuelWords", state: DuelState, item: int, seat: int) -> Facts:
    """Return the price of an item now, as it follows a choice: `price` begins with a space, or is empty."""
    if item == EMPTY or not words.knows(item):
        return {"price": ""}
    due = bill(state, seat, item)
    if words.parts:  # which may pay in ways of their own
        return {"price": payment_words(words, due)}
    about = words.catalogue, due.chained, due.total
    if about not in PAYMENTS:
        PAYMENTS[about] = payment_words(words, due)
    return {"price": PAYMENTS[about]}


def payment_words(words: "DuelWords", due: Bill) -> str:
    """Return how a bill is paid, as it follows a choice."""
    facts: Facts = {"way": "chain" if due.chained else "paid" if due.total else "free"}
    facts |= {"coins": due.total, "payment": words.coins(due.total)}
    for part in words.parts:
        facts |= part.way_of_paying(due) or {}
    return words.attempt([f"payment-{facts['way']}", "payment-paid"], facts) or ""


def bill_lines(words: "DuelWords", due: Bill) -> list[str]:
    """Return a payment line by line, the total last."""
    own = [part.bill_lines(due) for part in words.parts]
    if any(own):
        return next(lines for lines in own if lines)
    if due.chained:
        return [words.say("bill-chain", symbol=words.link(words.item(due.item).free_with))]
    if due.instead:
        return [words.say("bill-instead", coins=due.total)]
    lines = [words.say("bill-coins", coins=due.coins)] if due.coins else []
    bought = {purchase.good: purchase for purchase in due.purchases}
    for good in range(GOODS):
        for way in ("made", "chosen", "waived"):
            units = getattr(due, way)[good]
            if units:
                lines.append(words.say(f"bill-{way}", goods=words.good(good, units)))
        if good in bought:
            lines.append(purchase_line(words, bought[good]))
    lines.append(words.say("bill-total", coins=due.total) if due.total else words.say("bill-free"))
    if due.to_opponent:
        lines.append(words.say("bill-to-opponent", coins=due.to_opponent, token=words.bearers(TradeIncome)))
    return lines


def purchase_line(words: "DuelWords", purchase: Purchase) -> str:
    """Return the price of one good, explained (D5.3, D5.4)."""
    about = words.catalogue, purchase, True
    if about not in BOUGHT:
        way = "fixed" if purchase.fixed else "rival" if purchase.rival else "base"
        number = "one" if purchase.units == 1 else "many"
        BOUGHT[about] = words.say(
            f"bill-{way}-{number}",
            goods=words.good(purchase.good, purchase.units),
            base=purchase.base,
            rival=purchase.rival,
            price=purchase.price,
            sum=purchase.units * purchase.price,
        )
    return BOUGHT[about]


def bill_summary(words: "DuelWords", due: Bill) -> str:
    """Return in short what a price is made of: `2 coins, 1 glass at 3`; nothing where there is nothing to explain."""
    own = [part.bill_summary(due) for part in words.parts]
    if any(own):
        return next(text for text in own if text)
    if not due.purchases:
        return ""
    parts = [words.coins(due.coins)] if due.coins else []
    return ", ".join([*parts, *(purchase_summary(words, purchase) for purchase in due.purchases)])


def purchase_summary(words: "DuelWords", purchase: Purchase) -> str:
    """Return the price of one good in short: `1 glass at 3`."""
    about = words.catalogue, purchase, False
    if about not in BOUGHT:
        goods = words.units(purchase.good, purchase.units)
        BOUGHT[about] = words.say("bill-part", goods=goods, price=purchase.price)
    return BOUGHT[about]
