"""Choices of classic 7 Wonders on sheets: whom to pay, and which card of the discard pile to build."""

from rich.text import Text

from antipater.data.classic_columns import BY_NUMBER
from antipater.data.classic_items import NONE
from antipater.rules.classic.actions import DECLINE, REVIVE
from antipater.rules.classic.payment import bill
from antipater.terminal.canvas import as_text
from antipater.terminal.classic.details import about_item
from antipater.terminal.classic.signs import SIGNS
from antipater.terminal.classic.view import ClassicView
from antipater.terminal.palette import PAPER, bar_style, style
from antipater.terminal.sheets import ChoosingSheet
from antipater.terminal.signs import COIN, COIN_STYLE
from antipater.text.classic.choices import item_of, paid, use_of


class PaymentSheet(ChoosingSheet):
    """Every way to pay for a card or a stage, the cheapest first (C3.5)."""

    view: ClassicView

    def item(self, action: int) -> int:
        """Return what is paid for."""
        return item_of(self.view.state, use_of(action), self.view.city)

    def question(self) -> str:
        """Return what is asked."""
        return self.view.words.say(
            "terminal-classic-which-payment", item=self.view.words.name(self.item(self.actions[0]))
        )

    def label(self, action: int) -> Text:
        """Return a payment: what goes to the left and to the right."""
        view, use = self.view, use_of(action)
        bank, left, right = paid(view.state, use, view.city)
        text = Text()
        text.append(f" {bank + left + right}{COIN}  ", COIN_STYLE)
        text.append(view.words.payment(view.state, action, view.seat), style(PAPER, bold=True))
        return text

    def meaning(self, action: int) -> Text:
        """Explain a payment line by line."""
        view, use, item = self.view, use_of(action), self.item(action)
        text = about_item(view, item)
        for line in view.words.bill(view.state, bill(view.state.cities, view.city, item), use.rank):
            text.append(f"· {line}\n")
        return text


class PileSheet(ChoosingSheet):
    """The discard pile, for a player who may build a card of it for nothing (C6.2)."""

    view: ClassicView

    def __init__(self, view: ClassicView) -> None:
        super().__init__(view, view.state.legal(view.seat))

    def card(self, action: int) -> int:
        """Return the card of the pile that an action builds, NONE if it builds none."""
        return NONE if action == DECLINE else action - REVIVE

    def question(self) -> str:
        """Return what is asked."""
        return self.view.words.decision(self.view.state)

    def label(self, action: int) -> Text:
        """Return a card with its signs."""
        view, card = self.view, self.card(action)
        if card == NONE:
            return Text(f" {view.words.action(view.state, action, view.seat)}", style(PAPER, bold=True))
        row = BY_NUMBER[card]
        text = Text()
        text.append(f" {SIGNS.shapes[row.column]} {view.words.name(card)} ", bar_style(row.column, True))
        text.append("  ")
        text.append_text(as_text(SIGNS.effects(view.words, row)))
        return text

    def meaning(self, action: int) -> Text:
        """Explain a card."""
        card = self.card(action)
        return Text() if card == NONE else about_item(self.view, card)
