"""What the terminal shows of an expansion of Duel.

`TablePart` works for any expansion, by what its rows, its items, its messages and its facts say. An expansion that is
drawn in its own way has a subclass, which the catalog names as its piece `terminal`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from rich.text import Text

from antipater.catalog import PARTS, kit
from antipater.data.items import NONE
from antipater.data.words import Effect
from antipater.game.rows import Decision
from antipater.game.seats import UNKNOWN
from antipater.terminal.canvas import Canvas, Run, width_of
from antipater.terminal.palette import BRIGHT, FAINT, INK, PAPER, style
from antipater.terminal.signs import SYMBOL_STYLE
from antipater.text.language import capitalized, readable

if TYPE_CHECKING:
    from antipater.rules.duel.state import DuelState
    from antipater.terminal.duel.view import DuelView
    from antipater.terminal.session import GameEvent
    from antipater.terminal.sheets import Page, Sheet
    from antipater.text.duel.words import DuelWords

FIRST_KEY = 3  # F1 is help, F2 the language; expansions without a letter have the keys after them
HIDDEN = "?"
OTHER_EFFECT = "*"  # an effect that has no sign
Fact = tuple[str, str]  # a label and a value


class TablePart:
    """An expansion at the table; this class shows any, a subclass shows one in its own way."""

    guild_back = ""  # the key of the messages about its cards that replace guilds
    back_key = "other"  # the key of the messages about its own backs
    color = PAPER  # of its line on the score sheet
    marks: Mapping[str, str] = {}  # its signs of the help, by their keys
    without_help: tuple[str, ...] = ()  # symbols of the base game that are not used with it

    def __init__(self, name: str, key: str) -> None:
        self.name = name
        self.key = key  # opens its page, or its choices in a turn

    def title(self, words: "DuelWords") -> str:
        """Return the name of the expansion."""
        titles = PARTS[self.name].titles
        return titles.get(words.language) or next(iter(titles.values()), capitalized(readable(self.name)))

    # Facts, and what it adds to a position in plain words.

    def facts(self, words: "DuelWords", state: "DuelState", seat: int | None) -> list[Fact]:
        """Return the facts about a seat, or about the whole table, with `?` for what is hidden."""
        part = state.part(self.name)
        rows = getattr(part, "facts", ())
        values: Sequence[int] = part.fact_values(state) if rows else ()
        return [
            (self.fact_label(words, row.name), HIDDEN if value == UNKNOWN else str(value))
            for row, value in zip(rows, values, strict=True)
            if row.seat == seat
        ]

    def fact_label(self, words: "DuelWords", fact: str) -> str:
        """Return the name of a fact."""
        return words.attempt([f"fact-{self.name}-{fact}", f"fact-{fact}"], {}) or capitalized(readable(fact))

    def table_lines(self, view: "DuelView") -> list[str]:
        """Describe what lies on the table."""
        facts = self.facts(view.words, view.state, None)
        return [self.title(view.words), *(self.fact_line(view.words, fact) for fact in facts)] if facts else []

    def city_lines(self, view: "DuelView", seat: int) -> list[str]:
        """Describe what a seat has of it."""
        return [self.fact_line(view.words, fact) for fact in self.facts(view.words, view.state, seat)]

    def fact_line(self, words: "DuelWords", fact: Fact) -> str:
        """Return a fact in a line."""
        return words.say("terminal-fact", name=fact[0], value=fact[1])

    def about_choice(self, view: "DuelView", action: int) -> list[str]:
        """Return what else there is to know before one of its choices."""
        return []

    # The structure.

    def back_of(self, state: "DuelState", slot: int) -> int:
        """Return the deck whose back a face-down card shows, NONE if it is a card of the Age or a guild."""
        return NONE

    def on_slot(self, words: "DuelWords", state: "DuelState", slot: int) -> str:
        """Return what lies on a card of the structure, nothing if that is so."""
        return ""

    def slot_label(self, words: "DuelWords", state: "DuelState", slot: int, width: int) -> str:
        """Return what lies on a card of the structure in a few cells."""
        return self.on_slot(words, state, slot)[:width]

    def slot_notes(self, words: "DuelWords", state: "DuelState", slot: int) -> list[str]:
        """Return what becomes of the thing that lies on a card of the structure."""
        return []

    # Items.

    def item_of(self, state: "DuelState", kind: str, thing: int) -> int:
        """Return the item that a thing of one of its own kinds is, NONE if it is none or not known."""
        return NONE

    def price_of(self, state: "DuelState", seat: int, item: int) -> int | None:
        """Return what a seat pays for one of its items that is not built, None for all others."""
        return None

    def price_note(self, view: "DuelView", item: int) -> str:
        """Return why one of its items that is not built costs what it costs."""
        return ""

    def taken_by(self, card: int) -> str:
        """Return the verb that brings one of its cards into a city, nothing if it is built."""
        return ""

    def city_items(self, state: "DuelState", seat: int) -> list[int]:
        """Return items of a seat that are no buildings, wonders or progress tokens."""
        return []

    def effect_signs(self, effect: Effect) -> list[Run]:
        """Return one of its own effects in signs; words explain it."""
        return [(OTHER_EFFECT, SYMBOL_STYLE)]

    def symbol_mark(self, state: "DuelState", seat: int, symbol: int) -> str:
        """Return a mark beside a science symbol of a seat."""
        return ""

    # Drawings.

    def draw_panel(self, view: "DuelView", width: int, height: int) -> Canvas:
        """Draw its panel: the title and the facts about the table, in as many lines as there are."""
        canvas = Canvas(width, height, style(PAPER, INK))
        column = canvas.write(1, 0, f"{self.title(view.words)}  ", BRIGHT)
        left, row = column, 0
        for fact in self.facts(view.words, view.state, None):
            runs = fact_runs(fact)
            if column > left and column + width_of(runs) > width and row + 1 < height:
                column, row = left, row + 1
            column = canvas.write_runs(column, row, runs)
        return canvas

    def thing_at(self, view: "DuelView", column: int, width: int) -> int:
        """Return the thing that lies at a column of the panel."""
        return 0

    def city_runs(self, view: "DuelView", seat: int, width: int) -> list[Run]:
        """Return what a seat has of it, for a line of its city."""
        return [run for fact in self.facts(view.words, view.state, seat) for run in fact_runs(fact)]

    def draw_on_track(self, canvas: Canvas, view: "DuelView", column_of: Mapping[int, int], cell: int) -> None:
        """Draw its things on the conflict track, whose spaces count from the centre toward the rival's capital."""

    # Pages and choices.

    def page(self, view: "DuelView") -> "Page":
        """Show everything that the viewer knows of it."""
        text = Text()
        for fact in self.facts(view.words, view.state, None):
            text.append(self.fact_line(view.words, fact).strip() + "\n")
        for seat in view.seats:
            lines = self.city_lines(view, seat)
            if lines:
                text.append(f"\n{view.words.player(seat)}\n", BRIGHT)
                text.append("".join(f"{line.strip()}\n" for line in lines))
        return self.title(view.words), text

    def turn_actions(self, view: "DuelView") -> list[int]:
        """Return what it offers in a turn of the viewer besides the cards of the structure."""
        legal = view.state.legal(view.seat) if view.choosing else []
        return [action for action in legal if view.rows.verb(action).part == self.name]

    def turn_sheet(self, view: "DuelView", thing: int) -> "Sheet | None":
        """Return the sheet with what it offers in a turn, from the option about *thing* on; None if that is nothing."""
        from antipater.terminal.duel.sheets import ChoiceSheet

        actions = self.turn_actions(view)
        return ChoiceSheet(view, actions, self.name) if actions else None

    def option_label(self, view: "DuelView", action: int) -> Text | None:
        """Return one of its options in a few lines, None if it is drawn like those of the base game."""
        return None

    def is_place(self, view: "DuelView", action: int) -> bool:
        """Return whether an option is about a place on the table, which must stay in sight."""
        return False

    # The log.

    def chance_line(
        self, words: "DuelWords", decision: Decision, events: "Sequence[GameEvent[DuelState]]"
    ) -> str | None:
        """Return what chance brought for one of its decisions, several things at once; None for a line for each."""
        return None


def fact_runs(fact: Fact) -> list[Run]:
    """Return a fact in a few cells."""
    label, value = fact
    return [(f"{label} ", style(FAINT)), (f"{value}   ", style(PAPER, bold=True))]


@cache
def parts_of_ruleset(ruleset: str) -> tuple[TablePart, ...]:
    """Return the expansions of a ruleset; one without a piece of its own is shown by `TablePart`."""
    pieces: dict[str, Any] = kit(ruleset).part_pieces("terminal")
    plain = [name for name, piece in pieces.items() if piece is None]
    return tuple(piece or TablePart(name, f"F{FIRST_KEY + plain.index(name)}") for name, piece in pieces.items())


def parts_of(state: "DuelState") -> tuple[TablePart, ...]:
    """Return the expansions at a table."""
    return parts_of_ruleset(state.ruleset)


def part_of_item(name: str) -> TablePart | None:
    """Return the expansion that an item belongs to, None if it belongs to the base game or the promos."""
    return (PARTS[name].piece("terminal") or TablePart(name, "")) if name in PARTS else None
