"""The two promo wonders as printed."""

from antipater.data.items import numbered, wonder
from antipater.data.words import BuildTopRow, Points, ShareRemovedCards

# fmt: off
WONDERS_PROMO = numbered(
    wonder("The Messe",         "La Messe d’Essen",       "WCCGP", BuildTopRow(), Points(2)),         # M2
    wonder("Statue of Liberty", "La Statue de la Liberté", "WCSGP", ShareRemovedCards(), Points(5)),  # M3
    after=14,
    part="promos",
)
# fmt: on
