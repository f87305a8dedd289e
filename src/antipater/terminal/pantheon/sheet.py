"""The Pantheon as a sheet in an own turn: every card with every way to pay for it, also those that cannot be paid."""

from rich.text import Text

from antipater.data.items import BY_NUMBER, DIVINITY_ITEMS, NONE
from antipater.rules.pantheon.decisions import ROWS
from antipater.terminal.canvas import as_text
from antipater.terminal.duel.details import about_item
from antipater.terminal.duel.sheets import ChoiceSheet, item_name
from antipater.terminal.duel.signs import SIGNS
from antipater.terminal.duel.view import DuelView
from antipater.terminal.palette import FAINT, GOLD, INK, PAPER, PAYABLE, UNPAYABLE, blend, style
from antipater.terminal.pantheon.drawing import DIVINITY, MYTHOLOGY_COLORS, OFFERING
from antipater.terminal.pantheon.spaces import (
    ACTIVATE,
    Space,
    coins_due,
    ordered_spaces,
    space_and_offerings,
    spaces_of,
)
from antipater.terminal.signs import COIN, COIN_STYLE, price

OPENED = 2  # the Age in which the Pantheon opens (P3.1)


def ways_to_activate(view: DuelView) -> list[int]:
    """Return every activation with every way to pay for it; one that cannot be paid stands there with coins alone."""
    if not view.choosing or view.state.age < OPENED:
        return []
    possible = [action for action in view.state.legal(view.seat) if action in ACTIVATE]
    ways = []
    for space in ordered_spaces(view):
        if not space.vacant:
            own = [action for action in possible if space_and_offerings(action)[0] == space.number]
            ways += own or [ACTIVATE.number(space.number, 0)]
    return ways


def place_label(view: DuelView, action: int) -> Text:
    """Return a divinity with the space on which it is placed, and the prices of that space."""
    divinity, number = ROWS.action("place").about(action)
    text = item_name(view, DIVINITY_ITEMS + divinity)
    mine, theirs = spaces_of(view)[number].prices
    text.append(" " + view.words.say("terminal-to-space", number=number + 1), style(PAPER))
    text.append(f"  {mine}{COIN}", COIN_STYLE)
    text.append(f"/{theirs}", style(FAINT))
    return text


class PantheonSheet(ChoiceSheet):
    """Returns an activation with the offerings that pay for it, or None to do something else."""

    def __init__(self, view: DuelView, ways: list[int], space: int) -> None:
        super().__init__(view, ways, "pantheon")
        self.first = next((place for place, way in enumerate(ways) if space_and_offerings(way)[0] == space), 0)
        self.remove_class("-aside")

    def question(self) -> str:
        """Return what is asked."""
        return self.view.words.say("terminal-which-activation")

    def space(self, action: int) -> Space:
        """Return the space that an activation is about."""
        return spaces_of(self.view)[space_and_offerings(action)[0]]

    def label(self, action: int) -> Text:
        """Return an activation in two lines: the name, and what pays for it."""
        words, space = self.view.words, self.space(action)
        possible = self.view.state.why_not(action, self.view.seat) is None
        color = MYTHOLOGY_COLORS[space.mythology]
        ground = color if possible else blend(color, INK, 0.55)
        text = Text(f" {DIVINITY} {space.name(words)} ", style(INK, ground, bold=True))
        if space.item != NONE:
            text.append(" ")
            text.append_text(as_text(SIGNS.effects(words, BY_NUMBER[space.item])))
        text.append("\n  ")
        text.append(*price(coins_due(self.view, action), possible))
        for value in space_and_offerings(action)[1]:
            text.append(f" + {OFFERING}{value}{COIN}", style(GOLD))
        return text

    def meaning(self, action: int) -> Text:
        """Explain a card, its price and how it is paid, or why it cannot be."""
        words, state, space, text = self.view.words, self.view.state, self.space(action), Text()
        if space.item != NONE:
            text.append_text(about_item(self.view, space.item))
        mine, theirs = space.prices
        text.append("\n" + words.say("terminal-space-prices", number=space.number + 1, mine=mine, theirs=theirs) + "\n")
        reason = state.why_not(action, self.view.seat)
        if reason is None:
            text.append(words.action(state, action, self.view.seat) + "\n", style(PAYABLE))
        else:
            text.append(words.reason(reason) + "\n", style(UNPAYABLE))
        text.append("\n" + words.say("terminal-activation-is-a-turn"), style(FAINT))
        return text

    def choose(self, action: int) -> None:
        """Return an activation that can be paid; why another one cannot be is explained beside it."""
        if self.view.state.why_not(action, self.view.seat) is None:
            self.dismiss(action)
        else:
            self.app.bell()
