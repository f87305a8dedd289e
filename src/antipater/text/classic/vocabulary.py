"""Single words of classic 7 Wonders: names of cards, stages and boards, what cities count, the cities themselves."""

from collections.abc import Sequence

from antipater.data.classic import BOARDS
from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import BOARD_ITEMS, MOST_STAGES, STAGE_ITEMS, Item
from antipater.data.classic_words import GOOD_KEYS, SYMBOL_KEYS
from antipater.data.words import COLOR_KEYS
from antipater.game.seats import UNKNOWN
from antipater.rules.classic.table import Table
from antipater.text.language import Language

Facts = dict[str, str | int]
SIDE_NAMES = "AB"


class ClassicVocabulary(Language):
    """The words of one language, spoken to the players of classic 7 Wonders."""

    good_keys = GOOD_KEYS
    symbol_keys = SYMBOL_KEYS
    column_keys = (*COLOR_KEYS, "stages", "defeats")

    def item(self, number: int) -> Item:
        """Return the row of a card, a stage or a board."""
        if number not in BY_NUMBER:
            raise KeyError(f"there is no item number {number}")
        return BY_NUMBER[number]

    def printed(self, item: int) -> str:
        """Return the name that is printed on an item; on a stage it is that of the wonder."""
        row = self.item(item)
        return row.french if self.language == "fr" else row.name

    def name(self, item: int) -> str:
        """Return the name of a card, the city of a board, or the wonder and the number of a stage."""
        name = self.printed(item)
        return self.say("stage-name", wonder=name, stage=stage_number(item)) if is_stage(item) else name

    def mention(self, item: int) -> str:
        """Return a name as it stands inside a sentence; UNKNOWN is a card that may not be told."""
        if item == UNKNOWN:
            return self.say("some-card")
        if is_stage(item):
            wonder = self.say("mention", name=self.printed(item))
            return self.say("stage-mention", wonder=wonder, stage=stage_number(item))
        return super().mention(item)

    def kind(self, item: int) -> str:
        """Return which kind of thing an item is: `blue (civilian building)`, `stage of a wonder`, `board`."""
        if item >= BOARD_ITEMS:
            return self.say("kind-board")
        return self.say("kind-stage") if is_stage(item) else self.color_kind(self.item(item).column)

    def counted(self, columns: Sequence[int]) -> str:
        """Name one of what cities count: `yellow card`, `built stage`."""
        return self.say("counted-" + "-".join(self.column_keys[column] for column in columns))

    def wonder(self, board: int) -> str:
        """Return the name of the wonder of a board."""
        row = BOARDS[board]
        return row.french_wonder if self.language == "fr" else row.wonder

    def board(self, board: int, side: int) -> str:
        """Name a board with its side: `Giza, side A`; a side that is still open is left out."""
        city = self.name(BOARD_ITEMS + board)
        return self.say("board-side", city=city, side=SIDE_NAMES[side]) if side >= 0 else city

    # The cities round the table.

    def city(self, table: Table, city: int) -> str:
        """Return the name of the player of a city, or the Free City (C9.3)."""
        return self.player(city) if city < table.players else self.say("free-city")

    def owner(self, table: Table, city: int, role: str = "player") -> Facts:
        """Return the facts about a city's player that a sentence needs; *role* is what the sentence calls it."""
        person = "person" if role == "player" else f"{role}_person"
        you = city < table.players and self.addressed(city)
        return {role: self.city(table, city), person: "you" if you else "other"}


def is_stage(item: int) -> bool:
    """Tell whether an item is a stage of a wonder."""
    return STAGE_ITEMS <= item < BOARD_ITEMS


def stage_number(item: int) -> int:
    """Return which stage of its wonder a stage is, counted from 1."""
    return (item - STAGE_ITEMS) % MOST_STAGES + 1
