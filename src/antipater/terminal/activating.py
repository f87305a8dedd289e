"""The Pantheon as a sheet in an own turn: every card with every way to pay for it, also those that are out of reach."""

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from antipater.rules.pantheon.actions import ACTIVATE, SUBSETS
from antipater.rules.pantheon.turn import PantheonState
from antipater.terminal import signs
from antipater.terminal.canvas import as_text
from antipater.terminal.details import about_item
from antipater.terminal.palette import DEAR, FAINT, FAIR, GOLD, INK, MYTHOLOGY_COLORS, blend, style
from antipater.terminal.pantheon import Space, activations, coins_due, ordered, space_and_offerings, spaces_of
from antipater.terminal.sheets import ChoiceSheet
from antipater.terminal.view import View

OPENED = 2  # the Age in which the Pantheon opens (P3.1)


def ways_to_activate(view: View, state: PantheonState) -> list[int]:
    """Return every activation with every way to pay for it; what is out of reach stands there with coins alone."""
    possible = activations(state, view.seat)
    ways = []
    for space in ordered(view, state):
        if not space.vacant:
            alone = ACTIVATE + space.number * SUBSETS
            ways += [action for action in possible if alone <= action < alone + SUBSETS] or [alone]
    return ways


class PantheonSheet(ChoiceSheet):
    """Gives an activation with the offerings that pay for it, or None to do something else."""

    BINDINGS: ClassVar[list[BindingType]] = [("p,P", "look")]

    def __init__(self, view: View, state: PantheonState, ways: list[int], space: int) -> None:
        super().__init__(view, ways)
        self.state = state
        self.first = next((place for place, way in enumerate(ways) if space_and_offerings(way)[0] == space), 0)
        self.remove_class("-aside")

    def question(self) -> str:
        """Return what is asked."""
        return self.view.words.say("terminal-which-activation")

    def space(self, action: int) -> Space:
        """Return the space that an activation is about."""
        return spaces_of(self.state, self.view.seat)[space_and_offerings(action)[0]]

    def label(self, action: int) -> Text:
        """Return an activation in two lines: the name, and what pays for it."""
        words, space = self.view.words, self.space(action)
        possible = self.state.why_not(action, self.view.seat) is None
        color = MYTHOLOGY_COLORS[space.mythology]
        text = Text()
        text.append(
            f" {signs.DIVINITY} {space.name(words)} ",
            style(INK, color if possible else blend(color, INK, 0.55), bold=True),
        )
        if space.item is not None:
            text.append(" ")
            text.append_text(as_text(signs.effects(words, words.item(space.item))))
        coins = coins_due(self.state, action, self.view.seat)
        text.append(
            f"\n  {'' if possible else '!'}{coins}{signs.COIN}", style(FAIR if possible else DEAR, bold=possible)
        )
        for value in space_and_offerings(action)[1]:
            text.append(f" + {signs.OFFERING}{value}{signs.COIN}", style(GOLD))
        return text

    def meaning(self, action: int) -> Text:
        """Explain a card, its price and how it is paid, or why it cannot be."""
        words, space, text = self.view.words, self.space(action), Text()
        if space.item is not None:
            text.append_text(about_item(self.view, space.item))
        mine, theirs = space.prices
        text.append("\n" + words.say("terminal-space-prices", number=space.number + 1, mine=mine, theirs=theirs) + "\n")
        reason = self.state.why_not(action, self.view.seat)
        if reason is None:
            text.append(words.action(self.state, action, self.view.seat) + "\n", style(FAIR))
        else:
            text.append(words.reason(reason) + "\n", style(DEAR))
        text.append("\n" + words.say("terminal-activation-is-a-turn"), style(FAINT))
        return text

    def choose(self, action: int) -> None:
        """Give an activation that can be paid; why another one cannot be is said beside it already."""
        if self.state.why_not(action, self.view.seat) is None:
            self.dismiss(action)
        else:
            self.app.bell()
