"""The moments of nearly every turn: an expansion names those at which it answers, and is not asked at the others."""

(TERMS, PRICE, PURSE, UNCOVER, BACK, NO_BUILDINGS, WITHHELD, RECEIVE, TURN_BEGINS, DISCARD, BUILDING) = (
    1 << place for place in range(11)
)
ALL_MOMENTS = (1 << 11) - 1

# The methods of `rules.duel.table.Part` that are asked at each of them.
METHODS = {
    TERMS: ("change_terms",),
    PRICE: ("prices", "price"),
    PURSE: ("purse", "spend"),
    UNCOVER: ("uncover",),
    BACK: ("back_of",),
    NO_BUILDINGS: ("no_buildings",),
    WITHHELD: ("withheld",),
    RECEIVE: ("receive",),
    TURN_BEGINS: ("turn_begins",),
    DISCARD: ("discard_bonus",),
    BUILDING: ("on_building_built",),
}
