"""Where each field lies among the integers that `State.save` writes; a test compares it with the positions' own fields.

`city0.coins` is a field of a part, `slots` the first of twenty.
"""

from functools import cache

DUEL_TABLE = (
    "edition age turn replay pawn loot board box drawn pool shown present hidden open guild_backs winner victory depth "
    "slots:20 unseen:4 discard:4 kinds:16 seats:16 subjects:16 aside"
)
DUEL_CITY = (
    "seat coins any_raw any_made fixed links wonders built tokens blue_rebate wonder_rebate trade_income extra_shields "
    "wonders_play_again chain_coins makes:5 count:9 points:9 symbols:7 cards:4"
)
PANTHEON_TABLE = (
    "deck:15 deck_known:15 deck_size:5 spaces:6 spaces_known:6 mythology_of:6 slot_tokens:20 mythology:10 offerings:2 "
    "divinities:2 safe:2 under:16 on_card offered snake minerva"
)
CLASSIC_TABLE = (
    "viewer players age turn bank guilds_left depth looks kinds:8 seats:8 subjects:8 look_when:3 look_seat:3 "
    "look_city:3 look_card:3 undealt:48"
)
CLASSIC_CITY = (
    "board side coins discounts shields any_symbol free_power free_left seventh copies_guild cards:4 count:9 points:9 "
    "symbols:3 victories:3 own:24 sold:24"
)
CLASSIC_SEAT = "chosen sizes hands:8 played:21 uses:21"
FREE_CITY_TABLE = "draws:21 open:42"
VIEW = "memory:297 looked:384"


class Places:
    """Fields in their order, each with its first place."""

    def __init__(self) -> None:
        self.first: dict[str, int] = {}
        self.size: dict[str, int] = {}
        self.end = 0

    def add(self, fields: str, part: str = "") -> None:
        """Go on with fields, `name` or `name:size`, of the table or of a part."""
        for field in fields.split():
            name, _, size = field.partition(":")
            self.first[part + name] = self.end
            self.size[part + name] = int(size or 1)
            self.end += self.size[part + name]


@cache
def duel_places(pantheon: bool = False) -> Places:
    """Return where everything is in a saved position of Duel."""
    places = Places()
    places.add(DUEL_TABLE)
    for seat in range(2):
        places.add(DUEL_CITY, f"city{seat}.")
    if pantheon:
        places.add(PANTHEON_TABLE)
    return places


@cache
def classic_places(players: int) -> Places:
    """Return where everything is in a saved observation of classic 7 Wonders."""
    places = Places()
    cities = max(3, players)
    places.add(CLASSIC_TABLE)
    places.add("number")
    for city in range(cities):
        places.add(CLASSIC_CITY, f"city{city}.")
    for city in range(cities):
        places.add(CLASSIC_SEAT, f"city{city}.")
    if players == 2:
        places.add(FREE_CITY_TABLE)
    places.add(VIEW)
    return places
