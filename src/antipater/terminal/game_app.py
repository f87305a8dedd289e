"""A game on the whole screen, of any ruleset: opponents think in another thread, people are asked in their turn."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.binding import BindingType

from antipater.game.seats import CHANCE
from antipater.terminal.seating import advice_words, words_of_session
from antipater.terminal.session import AnySession, GameEvent
from antipater.terminal.sheets import ChoosingSheet, CoverSheet, EndSheet, Sheet
from antipater.terminal.table_app import PAGE_KEYS, TableApp
from antipater.terminal.view import UNDECIDED
from antipater.terminal.widgets import IntentChosen, Key, key_line, log_text

PACE = 0.6  # seconds for which a move of an opponent is shown before the next one


class GameApp(TableApp[bool]):
    """One game; `run` returns whether the person wants another one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "confirm"),
        ("escape", "reconsider"),
        ("l,L", "page('log')"),
        ("t,T", "advice"),
        ("u,U,backspace", "take_back"),
    ]
    shown_events = 24  # of the log beside the table
    ask_for_use = "terminal-choose-use"  # the message to a person who confirms nothing

    def __init__(self, session: AnySession, language: str, pace: float = PACE) -> None:
        super().__init__(words_of_session(session, language))
        self.session = session
        self.pace = pace
        self.intent = UNDECIDED
        self.viewer = session.viewer  # the seat for which the screen is drawn
        self.news: list[GameEvent[Any]] = []  # since the person last chose
        self.remark = ""  # why something cannot be done
        self.failure: OSError | None = None

    def on_mount(self) -> None:
        """Begin."""
        self.proceed()

    @work(exclusive=True, group="game")
    async def proceed(self) -> None:
        """Play opponents and chance until a person must choose or the game is over."""
        self.show()
        while (action := await asyncio.to_thread(self.session.automatic)) is not None:
            event = self.commit(action)
            if event is None:
                return
            if self.is_shown(event):
                self.show()
                if event.seat != CHANCE and self.pace:
                    await asyncio.sleep(self.pace)
        self.reset_cursor()
        self.show()
        self.ask()

    def is_shown(self, event: GameEvent[Any]) -> bool:
        """Return whether an event is shown before the next one happens."""
        return True

    def commit(self, action: int) -> GameEvent[Any] | None:
        """Carry out an action; leave if the record cannot be written."""
        try:
            event = self.session.commit(action)
        except OSError as problem:
            self.failure = problem
            self.exit(False)
            return None
        if event.seat in self.session.people:
            self.news = []
        self.news.append(event)
        return event

    def ask(self) -> None:
        """Lay a sheet over the uncovered table if a choice besides a turn is due, or the game is over."""
        if len(self.screen_stack) > 1:
            return
        if self.viewer != self.session.viewer:
            request = self.session.table.hand_over
            self.push_screen(CoverSheet(self.view, self.session.viewer, request), self.handed_over)
        elif self.session.over:
            self.push_screen(EndSheet(self.view, self.pages["score"]), self.ended)
        elif self.session.asks and not self.view.choosing:
            self.push_screen(self.choice_sheet(), self.chosen)

    def handed_over(self, _: int | None) -> None:
        """Show the table to the person who now sits at it."""
        self.viewer = self.session.viewer
        self.reset_cursor()
        self.show()
        self.ask()

    def sheets_closed(self) -> None:
        """Ask what was not asked because something else lay over the table."""
        self.ask()

    def chosen(self, action: int | None) -> None:
        """Carry out what a sheet returned; None: the person wants to see the table first."""
        if action is None:
            self.show()
        elif self.commit(action) is not None:
            self.remark = ""  # it was about that choice
            self.proceed()

    def ended(self, again: int | None) -> None:
        """Leave for another game, or stay to look at the table."""
        if again:
            self.exit(True)

    @work(exclusive=True, group="advice")
    async def action_advice(self) -> None:
        """Show what a strong player would choose."""
        if self.session.asks:
            view = self.view
            action = await asyncio.to_thread(self.session.advice)
            if view.state == self.view.state:
                self.remark = advice_words(self.words, view.state, action, view.seat)
                self.show()

    def action_take_back(self) -> None:
        """Take back the last choice of a person."""
        if self.session.asks or self.session.over:
            if self.session.take_back():
                if isinstance(self.screen, ChoosingSheet | EndSheet):  # what it asked is asked no more
                    self.pop_screen()
                self.news = []
                self.intent, self.remark = UNDECIDED, self.words.say("terminal-taken-back")
                self.reset_cursor()
                self.show()
                self.ask()
            else:
                self.remark = self.words.say("terminal-nothing-to-take-back")
                self.show()

    def action_leave(self) -> None:
        """Stop; the record is kept."""
        self.exit(False)

    def words_in(self, language: str) -> Any:
        """Return the words of a language for the players at this table."""
        self.remark = ""
        return words_of_session(self.session, language)

    # What is shown.

    def show(self) -> None:
        """Draw the table; what another person may not see waits until the screen has been handed over."""
        if not self.session.secrets:
            self.viewer = self.session.viewer
        view = self.view
        entries = self.log_entries(self.session.log[-self.shown_events :])
        hint = self.remark or self.hint(view)
        self.board.show(view, hint, self.news_line(entries), log_text(entries), self.keys())

    def log_entries(self, events: Sequence[GameEvent[Any]] | None = None) -> list[list[str]]:
        """Return what happened, everything if no events are given, as the person at the screen may know it."""
        return self.session.table.log_entries(self.words, self.session.events_seen_by(self.viewer, events))

    def news_line(self, entries: list[list[str]]) -> str:
        """Return in one line what happened since the person last chose."""
        return "  ".join(entry[0] for entry in self.log_entries(self.news))

    def hint(self, view: Any) -> str:
        """Return what to do now, or what the game waits for."""
        say = self.words.say
        if self.session.over:
            return str(self.words.result(view.state))
        if view.choosing and self.intent != UNDECIDED:
            action = self.words.action(view.state, view.action(self.intent), view.seat)
            return str(say("terminal-hint-confirm", action=action))
        if view.choosing:
            return self.turn_hint(view)
        if view.state.must_choose(view.seat):
            return str(say("terminal-hint-choice", decision=self.words.decision(view.state)))
        if self.session.actor in (None, CHANCE):
            return str(say("terminal-dealing"))
        return self.waiting_hint(view)

    def keys(self) -> Text:
        """Return the line of keys."""
        say = self.words.say
        aids = [("T", say("terminal-key-advice"), "app.advice"), ("U", say("terminal-key-back-one"), "app.take_back")]
        return key_line([*self.game_keys(), *aids, self.page_key("help"), *self.last_keys()], self.size.width)

    def action_page(self, name: str) -> None:
        """Show a page; the log has the latest entry first."""
        if name == "log":
            table, events = self.session.table, self.session.events_seen_by(self.viewer)
            self.read(
                lambda view: (
                    view.words.say("terminal-title-log"),
                    log_text(table.log_entries(view.words, events)[::-1]),
                ),
                *PAGE_KEYS[name],
            )
        else:
            super().action_page(name)

    # Choosing a use of the card under the cursor.

    def point_at(self, place: int) -> None:
        """Point at a card; the use that was chosen for another one is forgotten."""
        self.intent, self.remark = UNDECIDED, ""
        super().point_at(place)

    def on_intent_chosen(self, message: IntentChosen) -> None:
        """Choose the use that was clicked; a second click confirms."""
        if message.intent == self.intent:
            self.action_confirm()
        else:
            self.action_intend(message.intent)

    def action_intend(self, intent: int) -> None:
        """Choose a use of the card under the cursor, or show why it is impossible."""
        view = self.view
        if not view.choosing or view.card < 0 or not view.has_intent(intent):
            return
        sheet = self.payment_sheet(view, intent) if len(self.screen_stack) == 1 else None
        if sheet is not None:
            self.action_reconsider()
            self.push_screen(sheet, self.chosen)
            return
        reason = view.state.why_not(view.action(intent), view.seat)
        self.intent = UNDECIDED if reason else intent
        self.remark = self.words.reason(reason) if reason else ""
        self.show()

    def action_confirm(self) -> None:
        """Do what was chosen; if nothing was, show what can be."""
        view = self.view
        if view.choosing and self.intent != UNDECIDED:
            action = view.action(self.intent)
            self.intent, self.remark = UNDECIDED, ""
            self.chosen(action)
        elif view.choosing:
            self.remark = self.words.say(self.ask_for_use)
            self.show()
        else:
            self.ask()

    def action_reconsider(self) -> None:
        """Forget the chosen use."""
        self.intent, self.remark = UNDECIDED, ""
        self.show()

    # What a family of rulesets adds.

    @abstractmethod
    def reset_cursor(self) -> None:
        """Point at a card that can be chosen; the chosen use is forgotten."""

    @abstractmethod
    def choice_sheet(self) -> Sheet:
        """Return the sheet for a choice that is not made on the table itself."""

    def payment_sheet(self, view: Any, intent: int) -> Sheet | None:
        """Return the sheet for several ways to pay, None if there is one way at most."""
        return None

    @abstractmethod
    def turn_hint(self, view: Any) -> str:
        """Return what to do in an own turn."""

    @abstractmethod
    def waiting_hint(self, view: Any) -> str:
        """Return for whom the game waits."""

    @abstractmethod
    def game_keys(self) -> list[Key]:
        """Return the first keys of the line of keys."""
