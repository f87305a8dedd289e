"""Classic 7 Wonders on the whole screen: keys and mouse choose a card, a use of it, and whom to pay."""

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from antipater.data.classic_items import NONE
from antipater.game.seats import CHANCE
from antipater.rules.classic.actions import NOBODY, SEVENTH
from antipater.terminal.classic.board import Uses
from antipater.terminal.classic.pages import score_page
from antipater.terminal.classic.sheets import PaymentSheet, PileSheet
from antipater.terminal.classic.table import ClassicTable
from antipater.terminal.classic.telling import latest, seen_by, told
from antipater.terminal.classic.view import BUILDING, FOR_NOTHING, SELLING, STAGING, ClassicView
from antipater.terminal.keys import key_line, story_text
from antipater.terminal.pages import Page
from antipater.terminal.playing import PACE, Playing
from antipater.terminal.seating import classic_words_for
from antipater.terminal.session import ClassicEvent, ClassicSession
from antipater.terminal.view import UNDECIDED
from antipater.text.classic.words import ClassicWords

SHOWN_EVENTS = 60  # of the log beside the table
KEYS = (("B", "build", BUILDING), ("W", "stage", STAGING), ("F", "free", FOR_NOTHING), ("D", "sell", SELLING))


class ClassicApp(ClassicTable[bool], Playing):
    """One game; `run` returns whether the person wants another one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left,up", "next(-1)"),
        ("right,down", "next(1)"),
        *((str(place + 1), f"point({place})") for place in range(8)),
        *((f"{key.lower()},{key}", f"mean({intent})") for key, _, intent in KEYS),
        ("enter", "confirm"),
        ("escape", "reconsider"),
        ("l,L", "log_sheet"),
    ]

    words: ClassicWords

    def __init__(self, session: ClassicSession, language: str, pace: float = PACE) -> None:
        super().__init__(session, classic_words_for(session.players, language), pace)
        self.intent = UNDECIDED

    def stands(self, event: ClassicEvent) -> bool:
        """Tell whether an event is to be seen before the next one: neither a dealt card nor a sealed choice is."""
        return event.seat != CHANCE and not event.after.sealed(event.seat)

    def choice_sheet(self) -> PileSheet:
        """Return the discard pile, to choose from."""
        return PileSheet(self.view)

    def hand_over(self, words: ClassicWords, seat: int) -> str:
        """Ask the others to leave the screen to one person."""
        return words.say("terminal-classic-hand-over", player=words.player(seat))

    def result_page(self, view: ClassicView) -> Page:
        """Show how the game ended."""
        return score_page(view)

    # What is shown.

    @property
    def view(self) -> ClassicView:
        """What the person at the screen sees now."""
        return ClassicView(self.session.seen(self.facing), self.facing, self.words, self.cursor, self.intent)

    def show(self) -> None:
        """Draw the table; what another person may not see waits until the screen has been handed over."""
        if not self.session.secrets:
            self.facing = self.session.viewer
        view = self.view
        stories = told(self.words, seen_by(self.session, self.facing, self.session.log[-SHOWN_EVENTS:]))
        hint = self.remark or self.hint(view)
        self.table.show(view, hint, latest(stories), story_text(stories), self.keys())

    def hint(self, view: ClassicView) -> str:
        """Say what to do now, and why."""
        say = self.words.say
        if self.session.over:
            return self.words.result(view.state)
        if view.choosing and self.intent != UNDECIDED:
            action = self.words.action(view.state, view.action(self.intent), view.seat)
            return say("terminal-hint-confirm", action=action)
        if view.choosing:
            return say(f"terminal-classic-hint-{self.kind_of_choice(view)}", **self.words.who(view.seat))
        if view.reviving:
            return say("terminal-hint-choice", decision=self.words.decision(view.state))
        if self.session.actor in (None, CHANCE):
            return say("terminal-dealing")
        return say("terminal-classic-waiting" if view.sealed != NOBODY else "terminal-classic-others-choose")

    def kind_of_choice(self, view: ClassicView) -> str:
        """Return which choice it is: for the Free City, of the seventh card, with a free building, or a plain turn."""
        if view.city != view.seat:
            return "free-city"
        if view.owed == SEVENTH:
            return "seventh"
        return "free" if view.state.cities.free_left[view.seat] else "turn"

    def keys(self) -> Text:
        """Return the line of keys."""
        say, view = self.words.say, self.view
        uses = [
            (key, say(f"terminal-classic-key-{name}"), f"app.mean({intent})")
            for key, name, intent in KEYS
            if intent != FOR_NOTHING or view.state.cities.free_power[view.city]
        ]
        entries = [
            *uses,
            ("⏎", say("terminal-key-confirm"), "app.confirm"),
            ("I", say("terminal-key-inspect"), "app.inspect"),
            ("C", say("terminal-key-cities"), "app.cities"),
            ("K", say("terminal-classic-key-known"), "app.known"),
            ("X", say("terminal-key-pile"), "app.pile"),
            ("L", say("terminal-key-log"), "app.log_sheet"),
            ("S", say("terminal-key-score"), "app.score"),
            ("?", say("terminal-key-help"), "app.help"),
            ("F2", say(f"terminal-language-{self.other_language}"), "app.language"),
            ("Q", say("terminal-key-quit"), "app.leave"),
        ]
        return key_line(entries, self.size.width)

    # Pointing and choosing.

    def point_somewhere(self) -> None:
        """Point at a card of the hand, at the same place if there still is one."""
        self.cursor = max(0, min(self.cursor, len(self.view.hand) - 1))
        self.intent, self.remark = UNDECIDED, ""

    def point_at(self, place: int) -> None:
        """Point at a card; what was meant for another one is forgotten."""
        self.intent, self.remark = UNDECIDED, ""
        super().point_at(place)

    def action_point(self, place: int) -> None:
        """Point at a card by its place in the hand."""
        if place < len(self.view.hand):
            self.point_at(place)

    def on_uses_meant(self, message: Uses.Meant) -> None:
        """Mean what was clicked; a second click confirms."""
        if message.intent == self.intent:
            self.action_confirm()
        else:
            self.action_mean(message.intent)

    def action_mean(self, intent: int) -> None:
        """Mean to use the card that is pointed at so, choose whom to pay, or say why it cannot be done."""
        view = self.view
        if not view.choosing or view.card == NONE:
            return
        ways = view.actions(intent)
        if len(ways) > 1 and len(self.screen_stack) == 1:
            self.action_reconsider()
            self.push_screen(PaymentSheet(self.view, ways), self.paid)
            return
        reason = view.state.why_not(view.action(intent), view.seat)
        self.intent = UNDECIDED if reason else intent
        self.remark = self.words.reason(reason) if reason else ""
        self.show()

    def paid(self, action: int | None) -> None:
        """Carry out a use with the payment that was chosen; None: think again."""
        self.intent, self.remark = UNDECIDED, ""
        self.chosen(action)

    def action_confirm(self) -> None:
        """Do what was meant; with nothing meant, say what can be."""
        view = self.view
        if view.choosing and self.intent != UNDECIDED:
            action = view.action(self.intent)
            self.intent, self.remark = UNDECIDED, ""
            if self.happen(action) is not None:
                self.proceed()
        elif view.choosing:
            self.remark = self.words.say("terminal-classic-say-what")
            self.show()
        else:
            self.ask()

    def action_reconsider(self) -> None:
        """Mean nothing any more."""
        self.intent, self.remark = UNDECIDED, ""
        self.show()

    def action_log_sheet(self) -> None:
        """Show the whole log, the latest first."""
        events = seen_by(self.session, self.facing)
        self.read(
            lambda view: (view.words.say("terminal-title-log"), story_text(told(view.words, events)[::-1])),
            "l",
        )

    def words_in(self, language: str) -> ClassicWords:
        """Return the words of a language for the players at this table."""
        self.remark = ""
        return classic_words_for(self.session.players, language)
