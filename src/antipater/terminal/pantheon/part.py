"""Pantheon in the terminal: the row of spaces, tokens on the structure, what the players hold, its choices and log."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.text import Text

from antipater.data import pantheon_words as p
from antipater.data import words as w
from antipater.data.columns import SYMBOL_OF
from antipater.data.items import DECK_SIZE, DIVINITY_ITEMS, NONE
from antipater.data.pantheon import MYTHOLOGIES, OFFERINGS, TEMPLE_POINTS
from antipater.data.words import Effect
from antipater.game.bits import members_of
from antipater.game.rows import Decision
from antipater.game.seats import UNKNOWN
from antipater.rules.duel.decisions import EMPTY
from antipater.rules.duel.state import DuelState
from antipater.rules.pantheon.decisions import FIRST_OFFERING, NO_TOKEN, OFF_TRACK, ROWS
from antipater.terminal.canvas import Canvas, Run, shortened
from antipater.terminal.duel.log import Event, item_names
from antipater.terminal.duel.part import TablePart
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView
from antipater.terminal.palette import CARD_COLORS, INK, style
from antipater.terminal.pantheon import drawing
from antipater.terminal.pantheon.describe import city_lines, page_lines, table_lines
from antipater.terminal.pantheon.drawing import MYTHOLOGY_COLORS, OFFERING, SNAKE, TOKEN
from antipater.terminal.pantheon.spaces import (
    deck_contents,
    mythology,
    mythology_name,
    pantheon_of,
    spaces_of,
    token_name,
)
from antipater.terminal.signs import COIN, COIN_STYLE, FACE_DOWN, POINT, POINT_STYLE, SHIELD_STYLE, SYMBOL_STYLE

if TYPE_CHECKING:
    from antipater.terminal.sheets import Page, Sheet
    from antipater.text.duel.words import DuelWords

MINERVA = "╫"
DIVINITY = SIGNS.shapes[w.DIVINITIES]
BARRIER = style(INK, MYTHOLOGY_COLORS[4], bold=True)
# The message about what chance brings, by the decision.
CHANCE_MESSAGES = {
    "pantheon": "divinities",
    "tops": "divinities",
    "showing": "divinities",
    "carrying": "carried",
    "struck": "struck",
    "mythology": "mythology",
    "offerings": "offerings",
}


class PantheonPart(TablePart):
    """Pantheon at the table."""

    guild_back = "temple"
    color = CARD_COLORS[w.DIVINITIES]
    without_help = ("guild-back",)
    marks = {  # noqa: RUF012
        "mythology-token": TOKEN,
        "offering-token": OFFERING,
        "divinity": DIVINITY,
        "face-down-divinity": FACE_DOWN,
        "divinity-deck": FACE_DOWN,
        "pantheon-price": f"3{COIN}/8",
        "gate": DIVINITY,
        "temple-back": f"░{SIGNS.shapes[w.PURPLE]}░",
        "snake": SNAKE,
        "minerva": MINERVA,
        "safe-coins": f"{COIN}+7",
    }

    # In plain words.

    def table_lines(self, view: DuelView) -> list[str]:
        """Describe the spaces, the decks, and Minerva."""
        return table_lines(view)

    def city_lines(self, view: DuelView, seat: int) -> list[str]:
        """Describe what a seat holds."""
        return city_lines(view, seat)

    def about_choice(self, view: DuelView, action: int) -> list[str]:
        """Return the known divinities of a deck that can be chosen."""
        if action not in ROWS.action("deck"):
            return []
        contents = deck_contents(view.state, ROWS.action("deck").about(action)[0])
        return [view.words.name(DIVINITY_ITEMS + divinity) for divinity in contents if divinity >= 0]

    # Tokens on the structure.

    def on_slot(self, words: "DuelWords", state: DuelState, slot: int) -> str:
        """Return the token that lies on a card of the structure (P2.1)."""
        token = pantheon_of(state).slot_tokens[slot]
        return "" if token == NO_TOKEN else token_name(words, token)

    def slot_label(self, words: "DuelWords", state: DuelState, slot: int, width: int) -> str:
        """Return the token on a card in a few cells: its sign, and which one it is."""
        token = pantheon_of(state).slot_tokens[slot]
        if token == NO_TOKEN:
            return ""
        if token >= FIRST_OFFERING:
            return f" {OFFERING}{OFFERINGS[token - FIRST_OFFERING]}{COIN} "
        return f"{TOKEN}{shortened(mythology_name(words, token), width - 1)}"

    def slot_notes(self, words: "DuelWords", state: DuelState, slot: int) -> list[str]:
        """Return who gets the token on a card."""
        token = self.on_slot(words, state, slot)
        return [words.say("terminal-token-here", token=token)] if token else []

    # Items.

    def item_of(self, state: DuelState, kind: str, thing: int) -> int:
        """Return a divinity, or what lies on a space."""
        if kind == "space":
            thing = pantheon_of(state).spaces[thing]
        return DIVINITY_ITEMS + thing if kind in ("divinity", "space") and thing >= 0 else NONE

    def city_items(self, state: DuelState, seat: int) -> list[int]:
        """Return the divinities that a seat has activated."""
        return [DIVINITY_ITEMS + divinity for divinity in members_of(pantheon_of(state).divinities[seat])]

    def effect_signs(self, effect: Effect) -> list[Run]:
        """Return an effect of Pantheon in signs."""
        match effect:
            case p.TemplePoints():
                return [("/".join(map(str, TEMPLE_POINTS[1:])), POINT_STYLE), (POINT, POINT_STYLE)]
            case p.ActivationRebate(coins):
                return [(f"{DIVINITY}-{coins}{COIN}", COIN_STYLE)]
            case p.ActivateFromDeck() | p.ActivateFromTops():
                return [(f"{DIVINITY}?", SYMBOL_STYLE)]
            case p.SafeCoins(coins):
                return [(f"+{coins}{COIN}", COIN_STYLE)]
            case p.TakeTokenFromCard():
                return [(f"{SIGNS.shapes[w.TOKENS]}?", SYMBOL_STYLE)]
            case p.CopySymbol():
                return [(SNAKE, SYMBOL_STYLE), *SIGNS.counted((w.GREEN,))]
            case p.StealCard():
                return [("←", SHIELD_STYLE), *SIGNS.counted((w.BROWN, w.GREY))]
            case p.DiscardFromStructure():
                return [("×?", SHIELD_STYLE)]
            case p.UnbuildWonder():
                return [("×", SHIELD_STYLE), *SIGNS.counted((w.WONDERS,))]
            case p.BuildWonderFromDiscard():
                return [("↑", SYMBOL_STYLE), *SIGNS.counted((w.WONDERS,))]
            case p.StealWonder():
                return [("←", SHIELD_STYLE), *SIGNS.counted((w.WONDERS,))]
            case p.PlaceMinerva():
                return [(MINERVA, SYMBOL_STYLE)]
            case p.RemoveMilitaryToken():
                return [(f"×-{COIN}", SHIELD_STYLE)]
            case p.ApplyMilitaryToken():
                return [(f"-{COIN}", SHIELD_STYLE)]
        return []

    def symbol_mark(self, state: DuelState, seat: int, symbol: int) -> str:
        """Return the snake beside the symbol that a seat has by it from a card of the other one (P5.3)."""
        snake = pantheon_of(state).snake
        if snake == EMPTY or SYMBOL_OF[snake] != symbol:
            return ""
        return "" if state.city(seat).cards[snake // DECK_SIZE] >> snake % DECK_SIZE & 1 else SNAKE

    # Drawings.

    def draw_panel(self, view: DuelView, width: int, height: int) -> Canvas:
        """Draw the row of spaces, and the decks below if there is room."""
        return drawing.draw_spaces(view, width, height)

    def thing_at(self, view: DuelView, column: int, width: int) -> int:
        """Return the space at a column of the row."""
        return drawing.space_at(view, column, width)

    def city_runs(self, view: DuelView, seat: int, width: int) -> list[Run]:
        """Return the tokens and divinities of a seat."""
        return drawing.held(view, seat, width)

    def draw_on_track(self, canvas: Canvas, view: DuelView, column_of: Mapping[int, int], cell: int) -> None:
        """Draw the pawn Minerva where it stands (P5.16)."""
        minerva = pantheon_of(view.state).minerva
        if minerva != OFF_TRACK:
            canvas.write(column_of[minerva if view.seat == 0 else -minerva], 0, MINERVA * cell, BARRIER)

    # Pages and choices.

    def page(self, view: DuelView) -> "Page":
        """Show the spaces and the decks with everything that the viewer knows of them (P2.4)."""
        from antipater.terminal.duel.pages import item_line

        text = Text()
        text.append("".join(f"{line.strip()}\n" for line in page_lines(view)))
        known = [space.item for space in spaces_of(view) if space.item != NONE]
        if known:
            text.append("\n")
        for item in known:
            item_line(view, text, item)
        return view.words.say("terminal-title-pantheon"), text

    def turn_sheet(self, view: DuelView, thing: int) -> "Sheet | None":
        """Return the sheet with every activation, also those that cannot be paid, from a space on (P3.1)."""
        from antipater.terminal.pantheon.sheet import PantheonSheet, ways_to_activate

        ways = ways_to_activate(view)
        return PantheonSheet(view, ways, thing) if ways else None

    def option_label(self, view: DuelView, action: int) -> Text | None:
        """Return a divinity and the space on which it is placed, with the prices of that space."""
        from antipater.terminal.pantheon.sheet import place_label

        return place_label(view, action) if self.is_place(view, action) else None

    def is_place(self, view: DuelView, action: int) -> bool:
        """Return whether an option places a divinity on a space."""
        return action in ROWS.action("place")

    # The log.

    def chance_line(self, words: "DuelWords", decision: Decision, events: Sequence[Event]) -> str | None:
        """Return what chance brought for a decision of Pantheon, several things at once."""
        if decision.key == "looking":
            return look_line(words, events)
        if decision.key not in CHANCE_MESSAGES:
            return None
        if decision.key in ("mythology", "offerings"):
            things = [ROWS.verb(event.action, chance=True).about(event.action)[0] for event in events]
            kinds = decision.key == "mythology"
            names = [mythology_name(words, thing) if kinds else words.coins(OFFERINGS[thing]) for thing in things]
        else:
            names = item_names(words, events)
        message = f"terminal-chance-{CHANCE_MESSAGES[decision.key]}"
        return words.say(message, items=words.all_of(names), count=len(names))


def look_line(words: "DuelWords", events: Sequence[Event]) -> str:
    """Return who looks at a deck, and only to that player at which divinities (P2.2)."""
    before = events[0].before
    looker, number = divmod(before.subjects[before.depth - 1], MYTHOLOGIES)
    facts = {"mythology": mythology(words, number), "count": len(events), **words.who(looker)}
    if events[0].action == UNKNOWN:
        return words.sentence("terminal-chance-look-unseen", **facts)
    return words.sentence("terminal-chance-look", items=words.all_of(item_names(words, events)), **facts)


PART = PantheonPart("pantheon", "P")
