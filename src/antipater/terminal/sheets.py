"""A choice that the draft or an effect of Duel gives, as a sheet over the table."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from antipater.data.columns import BY_NUMBER
from antipater.data.items import TOKEN_ITEMS
from antipater.rules.duel.actions import EMPTY
from antipater.terminal import signs
from antipater.terminal.board import Structure
from antipater.terminal.canvas import as_text, shortened
from antipater.terminal.details import about_item
from antipater.terminal.explain import (
    about_choice,
    is_sharing,
    item_of,
    items_of,
    shared_cards,
    slot_of,
    space_of,
)
from antipater.terminal.palette import CARD_COLORS, FAINT, PAPER, bar_style, style
from antipater.terminal.reading import ChoosingSheet
from antipater.terminal.view import View

BRIEF = 2  # options that need no room


class ChoiceSheet(ChoosingSheet):
    """A choice that the draft or an effect gives, with an explanation of what is pointed at."""

    view: View

    BINDINGS: ClassVar[list[BindingType]] = [("p,P", "app.pantheon")]

    def __init__(self, view: View, actions: Sequence[int] = ()) -> None:
        super().__init__(view, actions or view.state.legal(view.seat))
        # What concerns the structure or the track is chosen in sight of it (D9.4), so that sheet leaves it uncovered.
        aside = any(in_sight(view, action) for action in self.actions)
        self.set_class(aside, "-aside")
        self.set_class(aside and len(self.actions) > BRIEF, "-long")

    def question(self) -> str:
        """Return what is asked."""
        return self.view.words.decision(self.view.state)

    def label(self, action: int) -> Text:
        """Return an option in a few lines: the name on its colour, and what it costs and does."""
        item = item_of(self.view.state, action)
        if is_sharing(action):
            return self.share_label(action)
        if item == EMPTY or slot_of(action) is not None:
            return Text(f" {self.view.words.action(self.view.state, action, self.view.seat)}", style(PAPER, bold=True))
        row = BY_NUMBER[item]
        text = Text()
        text.append(f" {signs.SHAPES[row.column]} {self.view.words.name(item)} ", bar_style(row.column, True))
        space = space_of(action)
        if space is not None and self.view.pantheon is not None:
            mine, theirs = (
                self.view.pantheon.price_of_space(seat, space) for seat in (self.view.seat, 1 - self.view.seat)
            )
            text.append(" " + self.view.words.say("terminal-to-space", number=space + 1), style(PAPER))
            text.append(f"  {mine}{signs.COIN}", signs.COIN_STYLE)
            text.append(f"/{theirs}", style(FAINT))
            return text
        if item >= TOKEN_ITEMS:  # most of what tokens do has no sign
            for line in self.view.words.effects(item):
                text.append(f"\n{line}", style(PAPER))
            return text
        text.append("\n  ")
        text.append_text(as_text(signs.cost(self.view.words, row)))
        text.append(" → ", style(CARD_COLORS[row.column]))
        text.append_text(as_text(signs.effects(self.view.words, row)))
        return text

    def share_label(self, action: int) -> Text:
        """Return a way to share three cards: a line for each player and one for the discard pile (M3)."""
        words, seat = self.view.words, self.view.seat
        takers = (words.player(seat), words.player(1 - seat), words.say("terminal-to-pile"))
        text = Text()
        for place, (taker, card) in enumerate(zip(takers, shared_cards(self.view.state, action), strict=True)):
            column = BY_NUMBER[card].column
            text.append(("\n" if place else "") + f" {shortened(taker, 10):<10} ", style(PAPER))
            text.append(f" {signs.SHAPES[column]} {words.name(card)} ", bar_style(column, place < 2))
        return text

    def meaning(self, action: int) -> Text:
        """Explain an option."""
        view, text = self.view, Text()
        for item in items_of(view.state, action):
            text.append_text(about_item(view, item))
        for line in about_choice(view, action):
            text.append(f"{line}\n")
        return text

    def explain(self, place: int) -> None:
        """Explain an option; a card of the structure is pointed at."""
        super().explain(place)
        slot = slot_of(self.actions[place])
        if slot is not None:
            self.post_message(Structure.Pointed(slot))


def in_sight(view: View, action: int) -> bool:
    """Tell whether an option is chosen in sight of the table: it is about a place on it, or about nothing printed."""
    placed = slot_of(action) is not None or space_of(action) is not None
    return placed or not items_of(view.state, action)
