"""What the things of classic 7 Wonders are called in machine text."""

from antipater.data.classic import BOARDS
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import CARDS, SIDES
from antipater.notation.vocabulary import NOTHING, Vocabulary

SIDE_LETTERS = "ab"
NAMES = {number: item.key for number, item in BY_NUMBER.items()}
CARD = Vocabulary("card", {key: number for number, key in NAMES.items() if number < CARDS})
CARD_OR_NONE = Vocabulary("card", {**CARD.numbers, NOTHING: CARDS})
BOARD_AND_SIDE = Vocabulary(
    "side of a board",
    {
        f"{board.key}-{letter}": place * SIDES + side
        for place, board in enumerate(BOARDS)
        for side, letter in enumerate(SIDE_LETTERS)
    },
)
