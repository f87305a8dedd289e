"""Classic 7 Wonders on the whole screen: keys and mouse choose a card, a use of it, and whom to pay."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from antipater.game.seats import CHANCE
from antipater.rules.classic.actions import NOBODY, SEVENTH
from antipater.rules.classic.turn import card_in
from antipater.terminal.classic.board import ClassicBoard
from antipater.terminal.classic.details import KEYS, NAMES
from antipater.terminal.classic.log import latest
from antipater.terminal.classic.pages import PAGES
from antipater.terminal.classic.sheets import PaymentSheet, PileSheet
from antipater.terminal.classic.view import FREE, ClassicView
from antipater.terminal.game_app import GameApp
from antipater.terminal.replay import Frame
from antipater.terminal.replay_app import ReplayApp
from antipater.terminal.session import GameEvent
from antipater.terminal.table_app import Result, TableApp
from antipater.terminal.view import NOWHERE, UNDECIDED
from antipater.terminal.widgets import Key


class ClassicTableApp(TableApp[Result]):
    """Shows a table of classic 7 Wonders."""

    BINDINGS: ClassVar[list[BindingType]] = [("k,K", "page('known')")]
    pages = PAGES

    def compose(self) -> ComposeResult:
        """Show the table."""
        yield ClassicBoard()

    def action_next(self, step: int) -> None:
        """Point at the next card of the hand."""
        cards = len(self.view.hand)
        if cards:
            self.point_at((self.cursor + step) % cards)


class ClassicGameApp(ClassicTableApp[bool], GameApp):
    """A game of classic 7 Wonders."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left,up", "next(-1)"),
        ("right,down", "next(1)"),
        *((str(place + 1), f"point({place})") for place in range(8)),
        *((f"{key.lower()},{key}", f"intend({intent})") for intent, key in KEYS.items()),
    ]
    shown_events = 60
    ask_for_use = "terminal-classic-choose-use"

    @property
    def view(self) -> ClassicView:
        """What the person at the screen sees now."""
        return ClassicView(self.session.seen(self.viewer), self.viewer, self.words, self.cursor, self.intent)

    def is_shown(self, event: GameEvent[Any]) -> bool:
        """Return whether an event is shown before the next one: neither a dealt card nor a sealed choice is."""
        return event.seat != CHANCE and not event.sealed

    def choice_sheet(self) -> PileSheet:
        """Return the discard pile, to choose from."""
        return PileSheet(self.view)

    def payment_sheet(self, view: ClassicView, intent: int) -> PaymentSheet | None:
        """Return the sheet for several ways to pay (C3.5)."""
        ways = view.actions(intent)
        return PaymentSheet(view, ways) if len(ways) > 1 else None

    def news_line(self, entries: list[list[str]]) -> str:
        """Return the last turn in one line."""
        return latest(entries)

    def turn_hint(self, view: ClassicView) -> str:
        """Return what to do: for the Free City, with the seventh card, with a free building, or in a plain turn."""
        if view.city != view.seat:
            kind = "free-city"
        elif view.decision == SEVENTH:
            kind = "seventh"
        else:
            kind = "free" if view.state.cities.free_left[view.seat] else "turn"
        return view.words.say(f"terminal-classic-hint-{kind}", **view.words.who(view.seat))

    def waiting_hint(self, view: ClassicView) -> str:
        """Return for whom the game waits."""
        waiting = view.sealed != NOBODY
        return view.words.say("terminal-classic-waiting" if waiting else "terminal-classic-others-choose")

    def game_keys(self) -> list[Key]:
        """Return the first keys of the line of keys."""
        say, view = self.words.say, self.view
        uses = [
            (key, say(f"terminal-classic-key-{NAMES[intent]}"), f"app.intend({intent})")
            for intent, key in KEYS.items()
            if intent != FREE or view.state.cities.free_power[view.city]
        ]
        pages = [self.page_key(name) for name in ("inspect", "cities", "known", "pile", "log", "score")]
        return [*uses, ("⏎", say("terminal-key-confirm"), "app.confirm"), *pages]

    def reset_cursor(self) -> None:
        """Point at a card of the hand, at the same place if there still is one."""
        self.cursor = max(0, min(self.cursor, len(self.view.hand) - 1))
        self.intent, self.remark = UNDECIDED, ""

    def action_point(self, place: int) -> None:
        """Point at a card by its place in the hand."""
        if place < len(self.view.hand):
            self.point_at(place)


class ClassicReplayApp(ClassicTableApp[None], ReplayApp):
    """A record of classic 7 Wonders, turn by turn; V goes round the table.

    The cursor points at the card that the seat in view plays next.
    """

    @property
    def view(self) -> ClassicView:
        """The frame, seen from one seat; who watches a record may see every hand."""
        return ClassicView(self.frame.state, self.seat, self.words, self.cursor)

    def frame_hint(self, frame: Frame[Any]) -> str:
        """Return whose view is shown, and what is asked in the frame."""
        seen_from = self.words.say("terminal-classic-seen-from", player=self.words.player(self.seat))
        return f"{seen_from}  ▶ {self.words.decision(frame.state)}"

    def news_line(self, entries: list[list[str]]) -> str:
        """Return the last turn in one line."""
        return latest(entries)

    def next_place(self) -> int:
        """Return the place in the hand of the card that the seat in view plays in this frame."""
        later = self.frames[self.place + 1].events if self.place + 1 < len(self.frames) else ()
        own = [event.action for event in later if event.seat == self.seat != CHANCE]
        hand = self.view.hand
        return hand.index(card_in(own[0])) if own and card_in(own[0]) in hand else NOWHERE
