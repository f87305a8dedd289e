"""A grid of character cells to draw on: what is drawn later covers what was drawn before."""

from collections.abc import Iterable
from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Run = tuple[str, Style]


class Canvas:
    """A rectangle of cells, each one character and its style; what is drawn outside it is cut off."""

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", style)] * width for _ in range(height)]

    def write(self, column: int, row: int, text: str, style: Style) -> int:
        """Write text over what is there, whose background shows through; return the column after it."""
        for character in text:
            if 0 <= column < self.width and 0 <= row < self.height:
                self.cells[row][column] = (character, self.cells[row][column][1] + style)
            column += 1
        return column

    def write_runs(self, column: int, row: int, runs: Iterable[Run]) -> int:
        """Write several pieces of text one after the other; return the column after them."""
        for text, style in runs:
            column = self.write(column, row, text, style)
        return column

    def write_edges(self, column: int, row: int, width: int, left: list[Run], right: list[Run]) -> None:
        """Write something at the left and something at the right edge of a line of a card."""
        edge = width - 1 - width_of(right)
        margin = 1 if width_of(left) + 2 <= edge else 0
        self.write_runs(column + margin, row, left)
        self.write_runs(column + edge, row, right)

    def fill(self, column: int, row: int, width: int, height: int, style: Style) -> None:
        """Clear a rectangle and give it a style."""
        for y in range(max(row, 0), min(row + height, self.height)):
            for x in range(max(column, 0), min(column + width, self.width)):
                self.cells[y][x] = (" ", style)

    def text(self) -> str:
        """Return the characters alone."""
        return "\n".join("".join(character for character, _ in line).rstrip() for line in self.cells)


def pieces(line: list[tuple[str, Style]]) -> Iterable[Run]:
    """Return the pieces of a line that have one style each."""
    for style, cells in groupby(line, key=lambda cell: cell[1]):
        yield "".join(character for character, _ in cells), style


def width_of(runs: Iterable[Run]) -> int:
    """Return how many cells pieces of text take."""
    return sum(cell_len(text) for text, _ in runs)


def as_text(runs: Iterable[Run]) -> Text:
    """Return pieces of text as one."""
    return Text.assemble(*runs)


def shortened(name: str, width: int) -> str:
    """Return a name that fits: articles go, the longest words lose letters; names with a common word stay apart."""
    if len(name) <= width:
        return name
    whole = [word for place, word in enumerate(name.split()) if len(word) > 3 or (place and word[0].isupper())]
    words = list(whole)
    least = 3 if len(whole[-1]) == 1 else 4  # letters of a word; a name that ends in a letter of the alphabet needs all
    while len(" ".join(words)) > width and max(map(len, words)) > least:
        longest = words.index(max(words, key=len))
        words[longest] = words[longest][:-2] + "."
    if len(" ".join(words)) > width and len(words) > 2:
        return shortened(f"{whole[0]} {whole[-1]}", width)
    return " ".join(words)[:width]


def counted_name(name: str, width: int) -> str:
    """Return the name of a player that fits; the number of one that shares a name stays: `Greedy 2`, `Gree 2`."""
    if len(name) <= width:
        return name
    first, _, number = name.rpartition(" ")
    return f"{first[: max(1, width - len(number) - 1)]} {number}" if number.isdecimal() else name[:width]
