"""What a printed thing of classic 7 Wonders is: a building, a board, a stage of a wonder.

Everything that can stand in a city has a number, given once, append-only: a building is its deck times 32 plus its
place in the deck, guilds being the fourth deck; then the stages of every side of every board; then the boards
themselves, for what they produce.
"""

import re
from dataclasses import dataclass, replace

from antipater.data.classic_words import GOOD_LETTERS, STAGES, Produce
from antipater.data.printed import read_cost
from antipater.data.words import Effect

GUILD = 4
DECKS = 4
DECK_SIZE = 32
CARDS = DECKS * DECK_SIZE
BOARDS_IN_BOX = 7
SIDES = 2
MOST_STAGES = 4
STAGE_ITEMS = CARDS  # + board * 8 + side * 4 + stage
BOARD_ITEMS = STAGE_ITEMS + BOARDS_IN_BOX * SIDES * MOST_STAGES  # + board
ITEMS = BOARD_ITEMS + 8
ROMAN = ("", "i", "ii", "iii")
NONE = -1


@dataclass(frozen=True)
class Item:
    """One row: what is printed on a card or on a stage of a board."""

    key: str  # its name in machine text: `lumber-yard`
    name: str
    french: str
    column: int  # its colour, or STAGES: where a city counts it
    coins: int
    needs: tuple[int, ...]  # units of each good
    effects: tuple[Effect, ...]
    deck: int = 0  # 1 to 3 for the Ages, 4 for guilds, 0 for what is not a card
    copies: tuple[int, ...] = ()  # the number of players from which each copy is in the deck (C1.3)
    after: tuple[str, ...] = ()  # the names of the buildings that make it free (C3.3)
    number: int = NONE


@dataclass(frozen=True)
class Board:
    """A wonder board: a city, what it produces, the stages of both sides."""

    key: str
    printed: str
    city: str
    french_city: str
    wonder: str
    french_wonder: str
    good: int
    sides: tuple[tuple[Item, ...], tuple[Item, ...]]


def building(
    deck: int,
    name: str,
    french: str,
    color: int,
    price: str,
    copies: str,
    *effects: Effect,
    after: tuple[str, ...] = (),
) -> Item:
    """Make the row of an Age card or a guild."""
    coins, needs = read_cost(price, GOOD_LETTERS)
    key = re.sub(r"[^a-z]+", "-", name.lower())
    return Item(key, name, french, color, coins, needs, effects, deck, tuple(map(int, copies)), after)


def numbered(*rows: Item) -> tuple[Item, ...]:
    """Give every building its number; a building printed in two Ages gets the Age into its key."""
    names = [row.name for row in rows]
    seen = dict.fromkeys(range(1, DECKS + 1), 0)
    items = []
    for row in rows:
        number = (row.deck - 1) * DECK_SIZE + seen[row.deck]
        seen[row.deck] += 1
        key = f"{row.key}-{ROMAN[row.deck]}" if names.count(row.name) > 1 else row.key
        items.append(replace(row, number=number, key=key))
    return tuple(items)


def stage(price: str, *effects: Effect) -> Item:
    """Make the row of a stage; its board gives it key and number."""
    coins, needs = read_cost(price, GOOD_LETTERS)
    return Item("", "", "", STAGES, coins, needs, effects)


def board(
    key: str,
    printed: str,
    city: str,
    french_city: str,
    wonder: str,
    french_wonder: str,
    good: int,
    *sides: tuple[Item, ...],
) -> Board:
    """Make a board."""
    side_a, side_b = sides
    return Board(key, printed, city, french_city, wonder, french_wonder, good, (side_a, side_b))


def placed(place: int, row: Board) -> Board:
    """Give the stages of the board at *place* in the list their keys and numbers."""
    sides = []
    for side, letter in enumerate("ab"):
        first = STAGE_ITEMS + (place * SIDES + side) * MOST_STAGES
        stages = [
            replace(
                stage,
                key=f"{row.key}-{letter}-{step + 1}",
                name=row.wonder,
                french=row.french_wonder,
                number=first + step,
            )
            for step, stage in enumerate(row.sides[side])
        ]
        sides.append(tuple(stages))
    return replace(row, sides=(sides[0], sides[1]))


def home(place: int, row: Board) -> Item:
    """Return a board as an item: a city that produces one good and is no card (C4.2)."""
    produce = (Produce(row.good),)
    return Item(
        row.key, row.city, row.french_city, NONE, 0, read_cost("", GOOD_LETTERS)[1], produce, number=BOARD_ITEMS + place
    )
