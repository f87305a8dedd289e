"""The Caravans at the table."""

from antipater.data.words import bits
from antipater.game.dice import Dice
from antipater.game.rows import Decision
from antipater.game.seats import CHANCE, UNKNOWN
from antipater.rules.duel.decisions import ALL_LINES
from antipater.rules.duel.plain import Fact, PlainPart
from antipater.rules.duel.plain_table import PlainTable
from antipater.rules.duel.table import Table
from antipater_caravan.items import CARDS, CARTOGRAPHY, DECK, FIRST_CARD, PETRA, PLACE, SendCaravan
from antipater_caravan.rows import BRING, CAMP, CAMPS, GOODS, ROWS, SELL, SEND, STORE, UNPACK

NO_CAMP = 20
CAMP_AGE = 2
LOTS = (3, 2, 1)  # of goods worth 1, 2 and 3 (V3)
ALL_LOTS = [goods for goods, lots in enumerate(LOTS, 1) for _ in range(lots)]
COINS, POINTS, CONSOLATION, FEE = 2, 2, 3, 4
LINE = 40  # of the score sheet


class Caravan(PlainPart):
    """Caravans."""

    name = "caravan"
    rows = ROWS
    items = (*CARDS, PETRA, CARTOGRAPHY)
    wonders = (PETRA,)
    words = (SendCaravan,)
    score_lines = {"caravan": LINE}  # noqa: RUF012
    facts = (
        Fact("first-camp", 0, NO_CAMP),
        Fact("second-camp", 0, NO_CAMP),
        *(Fact("stored", 0, 1, seat) for seat in range(2)),
        *(Fact("goods", 0, 3, seat, secret=True) for seat in range(2)),
        *(Fact("sent-in", 0, 3, seat) for seat in range(2)),  # the Age of the last caravan that was paid for
    )

    def prepare(self, table: PlainTable) -> None:
        """Add the caravan deck and the progress token; there are no camps yet."""
        table.add_deck(DECK - 1, bits(item.number - FIRST_CARD for item in CARDS))
        table.add_tokens(1 << PLACE)
        self.set_fact(NO_CAMP, "first-camp")
        self.set_fact(NO_CAMP, "second-camp")

    def age_opens(self, table: PlainTable, age: int) -> None:
        """Make two slots of Age II camps (V1)."""
        if age == CAMP_AGE:
            table.owe(CAMPS, CHANCE, 2)

    def back(self, table: PlainTable, slot: int) -> int:
        """Return the caravan deck for a camp."""
        camps = self.fact("first-camp"), self.fact("second-camp")
        return DECK - 1 if table.age == CAMP_AGE and slot in camps else -1

    def effect(self, table: PlainTable, seat: int, word: int, a: int, b: int) -> None:
        """Send a caravan, or pay coins to a player who has goods already (V2, V5)."""
        if self.fact("stored", seat):
            table.gain(seat, CONSOLATION)
        else:
            table.owe(GOODS, CHANCE, 1 + seat)

    def turn_choices(self, table: PlainTable, seat: int) -> list[int]:
        """Offer a caravan for coins, once in an Age (V6)."""
        affordable = table.city(seat).coins >= FEE
        return [SEND.number()] if affordable and self.fact("sent-in", seat) != table.age else []

    def take_turn(self, table: PlainTable, seat: int, action: int) -> None:
        """Pay for a caravan and send it (V6)."""
        table.spend(seat, FEE)
        self.set_fact(table.age, "sent-in", seat)
        self.effect(table, seat, SendCaravan.number, 0, 0)

    def choices(self, table: PlainTable, decision: Decision, seat: int, what: int) -> list[int]:
        """Return the slots that are no camps yet, the goods, or what can be done with them as far as they are known."""
        if decision == CAMPS:
            return [CAMP.number(slot) for slot in range(NO_CAMP) if slot != self.fact("first-camp")]
        if decision == GOODS:
            return [BRING.number(what - 1, goods) for goods in range(1, len(LOTS) + 1)]
        known = self.fact("goods", seat)
        possible = range(1, len(LOTS) + 1) if known == UNKNOWN else [known]
        return [*(SELL.number(goods) for goods in possible), STORE.number()]

    def weights(self, table: PlainTable, decision: Decision, what: int) -> list[int]:
        """Return how many lots of goods there are (V3)."""
        return list(LOTS) if decision == GOODS else []

    def happened(self, table: PlainTable, decision: Decision, what: int, outcome: int) -> None:
        """Note a camp, or the goods, which their owner unpacks."""
        if decision == CAMPS:
            self.set_fact(CAMP.about(outcome)[0], "first-camp" if what == 2 else "second-camp")
            table.leave(what - 1)
        else:
            seat, goods = BRING.about(outcome)
            table.leave(0)
            self.set_fact(1, "stored", seat)
            self.set_fact(goods, "goods", seat)
            table.owe(UNPACK, seat)

    def chosen(self, table: PlainTable, decision: Decision, seat: int, what: int, action: int) -> None:
        """Sell the goods, or leave them in store (V4)."""
        if action in SELL:
            table.gain(seat, COINS * self.fact("goods", seat))
            self.set_fact(0, "stored", seat)
            self.set_fact(0, "goods", seat)

    def worth(self, table: PlainTable, seat: int, line: int) -> int:
        """Return the points of goods in store, as far as they are known (V4)."""
        goods = self.fact("goods", seat)
        return POINTS * goods if line in (LINE, ALL_LINES) and goods != UNKNOWN else 0

    # Who knows what: the goods are known to their owner alone, all else to everybody.

    def imagine(self, table: Table, dice: Dice) -> None:
        """Fill goods that are not known, with their true chance (V3)."""
        for seat in range(2):
            if self.fact("goods", seat) == UNKNOWN:
                found = dice.choose(ALL_LOTS) if self.fact("stored", seat) else 0
                self.set_fact(found, "goods", seat)

    @classmethod
    def seen(cls, action: int, actor: int, viewer: int) -> int:
        """Hide the goods of another seat (V2)."""
        if actor == CHANCE and action in BRING and BRING.about(action)[0] != viewer:
            return UNKNOWN
        return action
