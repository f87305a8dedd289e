"""Bills of one purchase: what is paid instead, by player 1, and how many are kept."""

import pytest

from antipater.data import columns
from antipater.data.words import GOODS
from antipater.rules.duel import payment
from tests.rulebook.pantheon.table import table as table_with_pantheon
from tests.rulebook.table import city
from tests.rules.test_payment import table


def test_what_is_paid_instead() -> None:
    """P7.3: the coins are all there is to pay; nothing is made, bought, or passed on."""
    item, none = columns.BY_KEY["aqueduct"], (0,) * GOODS
    bill = payment.bill(table({columns.BY_KEY["caravansery"]}, {columns.BY_KEY["economy"]}, item), 0, item.number)
    expected = payment.Bill(item.number, False, 0, item.needs, none, none, none, (), 4, 0, instead=True)
    assert bill.paid_instead(4) == expected


@pytest.mark.parametrize(("theirs", "instead"), [((), False), (("economy",), True)])
def test_one_coin_is_paid_as_usual_unless_the_opponent_profits(theirs: tuple[str, ...], instead: bool) -> None:
    """P6.3: a card that costs one coin is bought as any other; with Economy on the other side the bank gets it."""
    mine = city("engineering", "clay-pool", "wood-reserve")
    state = table_with_pantheon(mine, city(*theirs), cards=("horse-breeders", "forum"))
    bill = payment.bill(state, 0, columns.BY_KEY["horse-breeders"].number)
    assert (bill.total, bill.instead, len(bill.purchases)) == (1, instead, 0 if instead else 1)


def test_the_bill_of_player_1() -> None:
    """D5.3, D8.3: player 0 makes stone, which makes it more expensive, and has Economy."""
    mine, theirs = {columns.BY_KEY[key] for key in ("quarry", "economy")}, {columns.BY_KEY["shelf-quarry"]}
    state = table(mine, theirs, columns.BY_KEY["baths"])
    bill = payment.bill(state, 1, columns.BY_KEY["aqueduct"].number)
    assert [(line.good, line.units, line.price) for line in bill.purchases] == [(2, 1, 3)]
    assert (bill.total, bill.to_opponent) == (3, 3)


def test_no_more_bills_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bills are kept for the next time, but never those on more terms than so many."""
    monkeypatch.setattr(payment, "BILLS", {})
    monkeypatch.setattr(payment, "MOST_BILLS", 2)
    baths, kept = columns.BY_KEY["baths"], []
    for maker in ("lumber-yard", "clay-pool", "quarry", "glassworks", "press"):
        payment.bill(table({columns.BY_KEY[maker]}, set(), baths), 0, baths.number)
        kept.append(len(payment.BILLS))
    assert kept == [1, 2, 1, 2, 1]
