"""The structures of the Ages as bit sets of slots: what covers a slot and what it covers, what lies face up.

A set of structures is a layout; the base game has the first one, an expansion can add its own.
"""

from antipater.data import duel

MOST_SLOTS = 32  # room for slots in a structure
MOST_LAYOUTS = 4
AGES = 3
STRUCTURES = MOST_LAYOUTS * AGES

# For every layout and Age, and for every slot of it.
SLOT_COUNT = [0] * STRUCTURES
FACE_UP = [0] * STRUCTURES
OPEN_AT_START = [0] * STRUCTURES
TOP_ROW = [0] * STRUCTURES  # the slots of row 1, the last to be uncovered
COVERED_BY = [0] * (STRUCTURES * MOST_SLOTS)
COVERS = [0] * (STRUCTURES * MOST_SLOTS)
PLACES: dict[int, list[tuple[int, int]]] = {}  # row and column of each slot, to draw the structure
PICTURES: dict[int, tuple[tuple[str, ...], ...]] = {}  # the rows of each Age's structure, by layout


def add_layout(layout: int, structures: tuple[tuple[str, ...], ...]) -> None:
    """Enter the structures of three Ages; raise ValueError if the layout is taken or has too many slots."""
    if PICTURES.setdefault(layout, structures) != structures:
        raise ValueError(f"layout {layout} is taken")
    for age, picture in enumerate(structures):
        enter_structure(layout * AGES + age, picture)


def enter_structure(structure: int, picture: tuple[str, ...]) -> None:
    """Work out what covers what: a card is covered by the cards of the next row that overlap it (D3.1, D3.2)."""
    places = [(row, col) for row, line in enumerate(picture) for col, mark in enumerate(line) if mark != "."]
    if len(places) > MOST_SLOTS - 1:
        raise ValueError(f"a structure has at most {MOST_SLOTS - 1} slots, not {len(places)}")
    PLACES[structure] = places
    SLOT_COUNT[structure] = len(places)
    first = structure * MOST_SLOTS
    for slot, (row, col) in enumerate(places):
        FACE_UP[structure] |= int(picture[row][col] == "U") << slot
        TOP_ROW[structure] |= int(row == 0) << slot
        for side in (-1, 1):
            if (row + 1, col + side) in places:
                above = places.index((row + 1, col + side))
                COVERED_BY[first + slot] |= 1 << above
                COVERS[first + above] |= 1 << slot
    for slot in range(len(places)):
        OPEN_AT_START[structure] |= int(COVERED_BY[first + slot] == 0) << slot


BASE_LAYOUT = 0
add_layout(BASE_LAYOUT, duel.STRUCTURES)
