"""Changes to the rules of classic 7 Wonders that are no faults."""

from bench.equivalent.change import Change

REASONS: dict[str, tuple[Change, ...]] = {
    "Only whether it is 0 is ever asked.": (
        ("build.has_any", "return 1 if found else 0", "return 2 if found else 0"),
        (
            "build.free_building_helps",
            "return 1 if n == 0 or lefts[0] + rights[0] + bank_price(cities, seat, card) else 0",
            "return 2 if n == 0 or lefts[0] + rights[0] + bank_price(cities, seat, card) else 0",
        ),
    ),
    "Payments are written into an array of zeros, or only counted.": (
        ("build.card_offers", "lefts[0] = 0", "lefts[1] = 0"),
        ("build.card_offers", "rights[0] = 0", "rights[1] = 0"),
    ),
    "No card costs both coins and goods.": (
        (
            "build.free_building_helps",
            "return 1 if n == 0 or lefts[0] + rights[0] + bank_price(cities, seat, card) else 0",
            "return 1 if n == 0 or lefts[0] + rights[0] - bank_price(cities, seat, card) else 0",
        ),
    ),
    "A card that cannot be built for nothing is left out anyway.": (
        (
            "build.write_uses",
            "for place in range(size if cities.free_left[seat] else 0):",
            "for place in range(size if cities.free_left[seat] else 1):",
        ),
    ),
}
