"""What is printed on the cards, the wonder and the token of Caravans."""

from dataclasses import dataclass
from typing import ClassVar

from antipater.data.items import building, token, wonder
from antipater.data.words import BLUE, CLAY, OWED, RED, WOOD, YELLOW, Coins, Effect, FixPrice, Points, Shields
from antipater.rules.duel.plain import add_items

DECK = 8  # the caravan deck, one of those that are free for expansions
FIRST_CARD = (DECK - 1) * 32
PLACE = 24  # of its wonder and of its token among all others


@dataclass(frozen=True)
class SendCaravan(Effect):
    """Send a caravan (V2)."""

    moment: ClassVar[int] = OWED
    step: ClassVar[int] = 7
    number: ClassVar[int] = 120


CARDS = add_items(
    building(DECK, "Spice Market", "Marché aux épices", YELLOW, "", Coins(2), SendCaravan()),
    building(DECK, "Camel Pen", "Enclos à chameaux", YELLOW, "1", FixPrice((WOOD, CLAY)), SendCaravan()),
    building(DECK, "Desert Well", "Puits du désert", BLUE, "S", Points(3), SendCaravan()),
    building(DECK, "Escort", "Escorte", RED, "C", Shields(1), SendCaravan()),
    after=0,
    part="caravan",
)
(PETRA,) = add_items(wonder("Petra", "Pétra", "SSP", Points(4), SendCaravan()), after=PLACE, part="caravan")
(CARTOGRAPHY,) = add_items(token("Cartography", "Cartographie", Points(2), SendCaravan()), after=PLACE, part="caravan")
