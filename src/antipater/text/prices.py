"""What things cost, in words: the printed cost of an item, and a payment line by line (D5)."""

from functools import cache

from antipater.data.columns import ALL, BY_NUMBER
from antipater.data.items import DIVINITY_ITEMS, NONE, Item
from antipater.data.pantheon import GATE, GATE_TIMES, MYTHOLOGY_LINKS
from antipater.data.words import DIVINITIES, GOODS, ChainFor, Effect, TradeIncome
from antipater.rules.duel.payment import Bill, Purchase
from antipater.text.vocabulary import Vocabulary

WORDS = {type(effect) for item in ALL for effect in item.effects}
BEARERS = {word: [item.number for item in ALL if any(type(e) is word for e in item.effects)] for word in WORDS}


def bearers(word: type[Effect]) -> list[int]:
    """Return the items that carry an effect of a kind."""
    return BEARERS[word]


@cache
def granting(link: int) -> tuple[int, ...]:
    """Return the items that grant a chain symbol."""
    return tuple(item.number for item in ALL if item.gives == link)


@cache
def freed_by(link: int) -> tuple[int, ...]:
    """Return the items that a chain symbol makes free."""
    return tuple(item.number for item in ALL if item.free_with == link)


def givers(words: Vocabulary, link: int) -> str:
    """Name what grants a chain symbol: cards, or a mythology token (P3.5)."""
    if link in MYTHOLOGY_LINKS:
        return words.mythology_token(MYTHOLOGY_LINKS.index(link))
    return words.all_of([words.name(giver) for giver in granting(link)])


def cost(words: Vocabulary, item: int) -> str:
    """Say the printed cost of an item and the chain that makes it free; a divinity costs what its space says (P3.2)."""
    row = words.item(item)
    if row.column == DIVINITIES:
        return words.say("cost-of-space", times=GATE_TIMES if item == DIVINITY_ITEMS + GATE else 1)
    parts = printed_parts(words, row)
    if row.free_with == NONE:
        return ", ".join(parts) or words.say("cost-free")
    return words.say(
        "cost-or-chain", cost=", ".join(parts), symbol=words.link(row.free_with), givers=givers(words, row.free_with)
    )


def printed_parts(words: Vocabulary, row: Item) -> list[str]:
    """Return the coins and the resources of a printed cost."""
    coins = [words.coins(row.coins)] if row.coins else []
    return coins + [words.units(good, units) for good, units in enumerate(row.needs) if units]


def way_of_paying(words: Vocabulary, bill: Bill) -> dict[str, str | int]:
    """Return the facts about a price that a sentence needs: the coins, and whether and why they are due."""
    way = "paid" if bill.total else "free"
    if bill.chained:
        way = "token" if BY_NUMBER[bill.item].free_with in MYTHOLOGY_LINKS else "chain"
    elif bill.instead:
        way = "instead"
    return {"coins": bill.total, "way": way, "token": names_of(words, ChainFor) if bill.instead else ""}


def names_of(words: Vocabulary, word: type[Effect]) -> str:
    """Name the items that carry an effect of a kind."""
    return words.one_of([words.name(item) for item in bearers(word)])


def bill_lines(words: Vocabulary, bill: Bill) -> list[str]:
    """Explain a payment line by line, the total last."""
    if bill.chained:
        link = BY_NUMBER[bill.item].free_with
        message = "bill-token" if link in MYTHOLOGY_LINKS else "bill-chain"
        return [words.say(message, symbol=words.link(link), givers=givers(words, link))]
    if bill.instead:
        return [words.say("bill-instead", coins=bill.total, token=names_of(words, ChainFor))]
    lines = [words.say("bill-coins", coins=bill.coins)] if bill.coins else []
    bought = {purchase.good: purchase for purchase in bill.purchases}
    for good in range(GOODS):
        if bill.made[good]:
            lines.append(words.say("bill-made", goods=words.good(good, bill.made[good])))
        if bill.chosen[good]:
            lines.append(words.say("bill-chosen", goods=words.good(good, bill.chosen[good])))
        if bill.waived[good]:
            lines.append(words.say("bill-waived", goods=words.good(good, bill.waived[good])))
        if good in bought:
            lines.append(purchase_line(words, bought[good]))
    lines.append(words.say("bill-total", coins=bill.total) if bill.total else words.say("bill-free"))
    if bill.to_opponent:
        lines.append(words.say("bill-to-opponent", coins=bill.to_opponent, token=names_of(words, TradeIncome)))
    return lines


def purchase_line(words: Vocabulary, purchase: Purchase) -> str:
    """Explain the price of one good (D5.3, D5.4)."""
    way = "fixed" if purchase.fixed else "rival" if purchase.rival else "base"
    number = "one" if purchase.units == 1 else "many"
    return words.say(
        f"bill-{way}-{number}",
        goods=words.good(purchase.good, purchase.units),
        base=purchase.base,
        rival=purchase.rival,
        price=purchase.price,
        sum=purchase.units * purchase.price,
    )


def bill_parts(words: Vocabulary, bill: Bill) -> str:
    """Say in short what a price is made of: `2 coins, 1 glass at 3`; nothing where there is nothing to explain."""
    if bill.instead:
        return names_of(words, ChainFor)
    if not bill.purchases:
        return ""
    parts = [words.coins(bill.coins)] if bill.coins else []
    for purchase in bill.purchases:
        goods = words.units(purchase.good, purchase.units)
        parts.append(words.say("bill-part", goods=goods, price=purchase.price))
    return ", ".join(parts)
