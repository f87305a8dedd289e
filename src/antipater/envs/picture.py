"""What a seat sees as a picture: coloured cards, coins, the conflict pawn, and all of it in words; NumPy draws it."""

from typing import Any, TypeAlias

import numpy as np

from antipater.data.classic_columns import COLUMN as CLASSIC_COLUMN
from antipater.data.classic_items import DECK_SIZE, DECKS
from antipater.data.classic_words import COLUMNS, STAGES
from antipater.data.columns import COLUMN
from antipater.data.duel import CAPITAL
from antipater.data.structures import PLACES
from antipater.game.bits import members_of
from antipater.rules.classic.turn import ClassicState
from antipater.rules.duel.city import City
from antipater.rules.duel.state import DuelState

Picture: TypeAlias = "np.ndarray[Any, np.dtype[np.uint8]]"
Color: TypeAlias = tuple[int, int, int]

HEIGHT, WIDTH = 1280, 960
PAPER, INK, BACK, GOLD = (244, 238, 224), (40, 36, 32), (120, 104, 92), (222, 176, 56)
# brown, grey, blue, green, yellow, red, purple
COLORS: tuple[Color, ...] = (
    *((124, 84, 52), (150, 150, 150), (58, 106, 178), (62, 138, 78)),
    *((226, 186, 62), (188, 54, 48), (122, 76, 148)),
)
OTHER: Color = (172, 112, 108)  # cards of an expansion with a column of their own
# Figures of three columns and five rows, a bit for each spot, from the top left on.
DIGITS = (0o75557, 0o26227, 0o71747, 0o71717, 0o55711, 0o74717, 0o74757, 0o71111, 0o75757, 0o75717)
LETTERS = (
    *(0o25755, 0o65656, 0o34443, 0o65556, 0o74647, 0o74644, 0o34553, 0o55755, 0o72227, 0o11152, 0o55655, 0o44447),
    *(0o57755, 0o65555, 0o25552, 0o65644, 0o25563, 0o65655, 0o34216, 0o72222, 0o55557, 0o55552, 0o55775, 0o55255),
    *(0o55222, 0o71247),
)
FONT = {
    **{str(number): spots for number, spots in enumerate(DIGITS)},
    **dict(zip("abcdefghijklmnopqrstuvwxyz", LETTERS, strict=True)),
    **{"-": 0o00700, "+": 0o02720, ":": 0o02020, ",": 0o00024, ".": 0o00002, "?": 0o71202, "/": 0o11244, "@": 0o75743},
    **{"[": 0o64446, "]": 0o31113, "=": 0o07070, "_": 0o00007, "(": 0o24442, ")": 0o21112},
}
WORDS_TOP, WORD_SIZE, LINE = 480, 2, 14
CARD_WIDTH, CARD_HEIGHT, STEP_X, STEP_Y = 34, 26, 20, 20
TOP = 24


def empty_canvas() -> Picture:
    """Return a picture with nothing on it."""
    canvas = np.empty((HEIGHT, WIDTH, 3), np.uint8)
    canvas[:] = PAPER
    return canvas


def box(canvas: Picture, x: int, y: int, width: int, height: int, color: Color) -> None:
    """Draw a framed box."""
    canvas[y : y + height, x : x + width] = INK
    canvas[y + 1 : y + height - 1, x + 1 : x + width - 1] = color


def figure(canvas: Picture, x: int, y: int, number: int, size: int = 3) -> None:
    """Draw a number, *size* pixels a spot."""
    words(canvas, x, y, str(max(0, number)), size)


def words(canvas: Picture, x: int, y: int, text: str, size: int = WORD_SIZE) -> None:
    """Draw a line of text, *size* pixels a spot; what does not fit is left out."""
    for place, letter in enumerate(text.lower()):
        spots = FONT.get(letter, 0)
        for spot in range(15):
            if spots >> (14 - spot) & 1:
                left, top = x + (place * 4 + spot % 3) * size, y + spot // 3 * size
                canvas[top : top + size, left : left + size] = INK


def draw_lines(canvas: Picture, lines: list[str]) -> Picture:
    """Draw lines of text below the table."""
    for number, line in enumerate(lines):
        words(canvas, 12, WORDS_TOP + number * LINE, line)
    return canvas


def draw_duel(canvas: Picture, seen: DuelState, seat: int) -> Picture:
    """Draw the structure, the track and both cities, mine below."""
    if seen.age:
        for slot, (row, column) in enumerate(PLACES[seen.structures + seen.age - 1]):
            if seen.present >> slot & 1:
                color = BACK if seen.hidden >> slot & 1 else color_of(COLUMN[seen.slots[slot]])
                x, y = 170 + column * STEP_X, TOP + row * STEP_Y
                box(canvas, x, y, CARD_WIDTH, CARD_HEIGHT, color)
                if seen.open >> slot & 1:
                    box(canvas, x + 12, y + 8, 10, 10, GOLD)
    pawn = seen.pawn if seat == 0 else -seen.pawn
    for space in range(-CAPITAL, CAPITAL + 1):
        color = COLORS[5] if space == pawn else PAPER
        box(canvas, 40 + (space + CAPITAL) * 29, 200, 27, 16, color)
    draw_city(canvas, 350, seen.city(seat))
    draw_city(canvas, 230, seen.city(1 - seat))
    return canvas


def color_of(column: int) -> Color:
    """Return the colour of the cards of a column."""
    return COLORS[column] if column < len(COLORS) else OTHER


def draw_city(canvas: Picture, y: int, city: City) -> None:
    """Draw a city of Duel: coins, buildings by colour, wonders built and not."""
    figure(canvas, 12, y + 4, city.coins)
    for color in range(len(COLORS)):
        for card in range(city.count[color]):
            box(canvas, 90 + color * 60, y + card * 10, 50, 12, COLORS[color])
    for place, wonder in enumerate(members_of(city.wonders | city.built)):
        box(canvas, 520 + place % 2 * 56, y + place // 2 * 30, 50, 24, GOLD if city.built >> wonder & 1 else BACK)


def draw_classic(canvas: Picture, seen: ClassicState, seat: int) -> Picture:
    """Draw the hand, and every city as a row, mine first."""
    cities = seen.cities
    for place, card in enumerate(card for card in seen.hand(seat) if card >= 0):
        box(canvas, 40 + place * 60, 12, 50, 34, COLORS[CLASSIC_COLUMN[card]])
    for distance in range(cities.number):
        city, y = (seat + distance) % cities.number, 64 + distance * 58
        figure(canvas, 12, y + 4, cities.coins[city])
        cards = [
            deck * DECK_SIZE + place for deck in range(DECKS) for place in members_of(cities.cards[city * DECKS + deck])
        ]
        for place, card in enumerate(cards):
            box(canvas, 90 + place * 22, y, 20, 34, COLORS[CLASSIC_COLUMN[card]])
        for stage in range(cities.count[city * COLUMNS + STAGES]):
            box(canvas, 90 + stage * 22, y + 38, 20, 12, GOLD)
    return canvas
