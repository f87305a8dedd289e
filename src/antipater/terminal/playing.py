"""How any game goes on on the whole screen: opponents think in another thread, people are asked in their turn."""

import asyncio
from abc import abstractmethod
from typing import Any

from textual import work

from antipater.game.seats import CHANCE
from antipater.terminal.reading import CoverSheet, EndSheet, Sheet
from antipater.terminal.session import AnySession, GameEvent
from antipater.terminal.table_app import TableApp

PACE = 0.6  # seconds for which a move of an opponent stands before the next one
SHOWN_EVENTS = 24  # of the log beside the table


class Playing(TableApp[bool]):
    """One game; `run` returns whether the person wants another one."""

    def __init__(self, session: AnySession, words: Any, pace: float = PACE) -> None:
        super().__init__(words)
        self.session = session
        self.pace = pace
        self.facing = session.viewer  # whose eyes the screen is for
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
            event = self.happen(action)
            if event is None:
                return
            if self.stands(event):
                self.show()
                if event.seat != CHANCE and self.pace:
                    await asyncio.sleep(self.pace)
        self.point_somewhere()
        self.show()
        self.ask()

    def stands(self, event: GameEvent[Any]) -> bool:
        """Tell whether an event is to be seen before the next one happens."""
        return True

    def happen(self, action: int) -> GameEvent[Any] | None:
        """Carry out an action; leave if it cannot be written down."""
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
        """Lay a sheet over the bare table if something other than a turn is owed, or the game is over."""
        if len(self.screen_stack) > 1:
            return
        if self.facing != self.session.viewer:
            self.push_screen(CoverSheet(self.view, self.session.viewer, self.hand_over), self.handed_over)
            return
        if self.session.over:
            self.push_screen(EndSheet(self.view, self.result_page), self.ended)
        elif self.session.asks and not self.view.choosing:
            self.push_screen(self.choice_sheet(), self.chosen)

    def handed_over(self, _: int | None) -> None:
        """Show the table to the person who now sits at it."""
        self.facing = self.session.viewer
        self.point_somewhere()
        self.show()
        self.ask()

    def uncovered(self) -> None:
        """Ask what was not asked because something else lay over the table."""
        self.ask()

    def chosen(self, action: int | None) -> None:
        """Carry out what a sheet gave; None: the person wants to see the table first."""
        if action is None:
            self.show()
        elif self.happen(action) is not None:
            self.proceed()

    def ended(self, again: int | None) -> None:
        """Leave for another game, or stay to look at the table."""
        if again:
            self.exit(True)

    def action_leave(self) -> None:
        """Stop; the record is kept."""
        self.exit(False)

    # What a game adds.

    @abstractmethod
    def point_somewhere(self) -> None:
        """Point at something that can be chosen; whatever was meant before is forgotten."""

    @abstractmethod
    def choice_sheet(self) -> Sheet:
        """Return the sheet for a choice that is not made on the table itself."""

    @abstractmethod
    def hand_over(self, words: Any, seat: int) -> str:
        """Ask one person to leave the screen to another."""

    @abstractmethod
    def result_page(self, view: Any) -> Any:
        """Show how the game ended."""
