"""Caravans, an example expansion of 7 Wonders Duel.

V1  Before the cards of Age II are turned up, chance makes two slots camps: a camp has a card of the caravan deck.
V2  Cards, wonder and progress token of the caravan send a caravan: the player looks at the goods it brings home, alone.
V3  Goods are worth 1, 2 or 3; there are three lots of 1, two of 2 and one of 3, mixed again every time.
V4  The player sells them at once for 2 coins each, or stores them: 2 points each at the end of the game.
V5  A player with goods in store takes 3 coins instead of sending a caravan.
V6  Once in an Age, a player can pay 4 coins instead of taking a card, and sends a caravan.
"""

from pathlib import Path

from antipater.catalog import PartKit, duel_kit, register_part
from antipater.catalog import register as register_ruleset

LOCALES = Path(__file__).parent / "locales"
KIT = PartKit(
    "caravan",
    {"en": "Caravans", "fr": "Caravanes"},
    "antipater_caravan.part:Caravan",
    {"locales": "antipater_caravan:LOCALES"},
)


def register() -> None:
    """Add Duel with Caravans, without Pantheon and with it."""
    register_part(KIT)
    register_ruleset(duel_kit("caravan", titles={"en": "Duel with Caravans", "fr": "Duel avec Caravanes"}))
    register_ruleset(
        duel_kit(
            "pantheon",
            "caravan",
            titles={"en": "Duel with Pantheon and Caravans", "fr": "Duel avec Panthéon et Caravanes"},
        )
    )
