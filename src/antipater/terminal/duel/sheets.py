"""A choice that the draft or an effect of Duel offers, as a sheet over the table."""

from collections.abc import Sequence

from rich.text import Text

from antipater.data.items import BY_NUMBER, NONE
from antipater.data.words import TOKENS
from antipater.terminal.canvas import as_text, shortened
from antipater.terminal.duel.details import about_item
from antipater.terminal.duel.explain import about_choice, is_sharing, item_of_action, items_of, shared_cards, slot_of
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView
from antipater.terminal.palette import CARD_COLORS, PAPER, bar_style, style
from antipater.terminal.sheets import ChoosingSheet, both_cases
from antipater.terminal.widgets import Pointed

BRIEF = 2  # options that need no room


class ChoiceSheet(ChoosingSheet):
    """A choice that the draft, an effect or an expansion offers, with an explanation of the highlighted option."""

    view: DuelView

    def __init__(self, view: DuelView, actions: Sequence[int] = (), opened_by: str = "") -> None:
        super().__init__(view, actions or view.state.legal(view.seat))
        # What concerns the structure or the track is chosen in sight of it (D9.4), so that sheet leaves it uncovered.
        aside = any(in_sight(view, action) for action in self.actions)
        self.set_class(aside, "-aside")
        self.set_class(aside and len(self.actions) > BRIEF, "-long")
        for part in view.parts:  # the key of an expansion opens its page, or closes the sheet that it opened
            action = "look" if part.name == opened_by else f"app.part('{part.name}')"
            self._bindings.bind(both_cases(part.key), action, show=False)

    def question(self) -> str:
        """Return what is asked."""
        return self.view.words.decision(self.view.state)

    def label(self, action: int) -> Text:
        """Return an option in a few lines: the name on its colour, and what it costs and does."""
        view, item = self.view, item_of_action(self.view, action)
        own = next((label for part in view.parts if (label := part.option_label(view, action)) is not None), None)
        if own is not None:
            return own
        if is_sharing(view, action):
            return self.share_label(action)
        if item == NONE or slot_of(view, action) is not None or len(view.rows.verb(action).of) > 1:
            return Text(f" {view.words.action(view.state, action, view.seat)}", style(PAPER, bold=True))
        row = BY_NUMBER[item]
        text = item_name(view, item)
        if row.column >= TOKENS:  # most of what tokens do has no sign
            for line in view.words.effects(item):
                text.append(f"\n{line}", style(PAPER))
            return text
        text.append("\n  ")
        text.append_text(as_text(SIGNS.cost(view.words, row)))
        text.append(" → ", style(CARD_COLORS[row.column]))
        text.append_text(as_text(SIGNS.effects(view.words, row)))
        return text

    def share_label(self, action: int) -> Text:
        """Return a way to share three cards: a line for each player and one for the discard pile (M3)."""
        words, view = self.view.words, self.view
        takers = (*(words.player(seat) for seat in view.seats), words.say("terminal-to-pile"))
        text = Text()
        for place, (taker, card) in enumerate(zip(takers, shared_cards(view, action), strict=True)):
            text.append(("\n" if place else "") + f" {shortened(taker, 10):<10} ", style(PAPER))
            text.append_text(item_name(view, card, lit=place < len(view.seats)))
        return text

    def meaning(self, action: int) -> Text:
        """Explain an option."""
        view, text = self.view, Text()
        for item in items_of(view, action):
            text.append_text(about_item(view, item))
        for line in about_choice(view, action):
            text.append(f"{line}\n")
        return text

    def explain(self, place: int) -> None:
        """Explain an option, and point at its card of the structure."""
        super().explain(place)
        slot = slot_of(self.view, self.actions[place])
        if slot is not None:
            self.post_message(Pointed(slot))


def item_name(view: DuelView, item: int, lit: bool = True) -> Text:
    """Return the shape and name of an item on its colour."""
    column = BY_NUMBER[item].column
    return Text(f" {SIGNS.shapes[column]} {view.words.name(item)} ", bar_style(column, lit))


def in_sight(view: DuelView, action: int) -> bool:
    """Return whether an option is chosen in sight of the table: it is about a place on it, or about nothing printed."""
    placed = slot_of(view, action) is not None or any(part.is_place(view, action) for part in view.parts)
    return placed or not items_of(view, action)
