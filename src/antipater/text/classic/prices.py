"""What things of classic 7 Wonders cost, in words: printed costs, and a payment line by line (C3)."""

from typing import TYPE_CHECKING

from antipater.data.classic_items import NONE
from antipater.data.classic_words import GOODS
from antipater.rules.classic.payment import Bill, Purchase, chains_to
from antipater.rules.classic.table import Table

if TYPE_CHECKING:
    from antipater.text.classic.words import ClassicWords


def cost(words: "ClassicWords", item: int) -> str:
    """Return the printed cost of an item, and the buildings that make it free."""
    printed = ", ".join(words.cost_parts(item)) or words.say("cost-free")
    chains = words.one_of([words.name(card) for card in chains_to(item)])
    return words.say("cost-or-chain", cost=printed, cards=chains) if chains else printed


def bill_lines(words: "ClassicWords", table: Table, bill: Bill, rank: int) -> list[str]:
    """Return one of the payments of a bill line by line, the total last."""
    if bill.chain != NONE:
        return [words.say("bill-chain", card=words.mention(bill.chain), rule="C3.3")]
    lines = [words.say("bill-coins", coins=bill.coins)] if bill.coins else []
    if not bill.ways:
        needed = [words.units(good, units) for good, units in enumerate(bill.needed) if units]
        return [*lines, words.say("bill-not-for-sale", goods=words.all_of(needed), rule="C3.4")]
    way = bill.ways[rank]
    for good in range(GOODS):
        if way.made[good]:
            lines.append(words.say("bill-made", goods=words.good(good, way.made[good])))
        if way.chosen[good]:
            lines.append(words.say("bill-chosen", goods=words.good(good, way.chosen[good])))
        lines += [purchase_line(words, table, line) for line in way.purchases if line.good == good]
    total = bill.total(rank)
    return [*lines, words.say("bill-total", coins=total) if total else words.say("bill-free")]


def purchase_line(words: "ClassicWords", table: Table, purchase: Purchase) -> str:
    """Return what is bought from whom at which price (C3.4)."""
    return words.say(
        "bill-bought-one" if purchase.units == 1 else "bill-bought-many",
        goods=words.good(purchase.good, purchase.units),
        price=purchase.price,
        sum=purchase.units * purchase.price,
        **words.owner(table, purchase.seller),
    )
